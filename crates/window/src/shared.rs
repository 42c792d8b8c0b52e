//! State that every screen can read and only the app changes.

use std::collections::BTreeMap;

use super::theme::Look;
use super::widget::Motion;
use first_martians::effect::Effect;
use language::{Language, Localizer};
use session::messages;
use storage::{Folders, Notice, PageState, Settings};

/// Marks in the settings that no advice is wanted.
const NO_ADVICE: &str = "all";
/// Marks in the settings that comparing the box was offered.
pub(crate) const BOX_OFFERED: &str = "my-box";

#[derive(Debug)]
pub struct Shared {
    pub folders: Folders,
    pub settings: Settings,
    /// The language, with the prose of the mission that is open.
    pub localizer: Localizer,
    /// What is remembered of printed cards, by name.
    pub printed: BTreeMap<String, Vec<Effect>>,
    /// What is known of the page of a browser; `None` elsewhere.
    pub page: Option<PageState>,
    /// Whether a newer version of the app waits to be used.
    pub(crate) newer_version: bool,
    /// The id of the open save.
    pub save: Option<String>,
    /// Shown in the line under the header, the newest last.
    pub notices: Vec<Reported>,
    /// Every notice since the window was opened, for a report.
    pub reported: Vec<String>,
}

/// A sentence about an error, a repair or what was done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reported {
    pub sentence: String,
    /// Whether something went wrong.
    pub(crate) is_trouble: bool,
}

impl Shared {
    pub fn new(folders: Folders, language: Language) -> Self {
        Self {
            folders,
            settings: Settings::default(),
            localizer: Localizer::new(language),
            printed: BTreeMap::new(),
            page: None,
            newer_version: false,
            save: None,
            notices: Vec::new(),
            reported: Vec::new(),
        }
    }

    /// The chosen theme, or the default.
    pub fn look(&self) -> Look {
        self.settings
            .theme
            .as_deref()
            .and_then(Look::from_name)
            .unwrap_or_default()
    }

    pub const fn motion(&self) -> Motion {
        Motion::reduced(self.settings.reduced_motion)
    }

    pub(crate) fn advises(&self) -> bool {
        !self.settings.seen_advice.contains(NO_ADVICE)
    }

    pub(crate) fn has_seen(&self, advice: &str) -> bool {
        self.settings.seen_advice.contains(advice)
    }

    /// The settings with all advice unseen, or with none wanted.
    pub(crate) fn advising(&self, wanted: bool) -> Settings {
        let mut settings = self.settings.clone();
        // Comparing the box is offered once, whatever advice is wanted.
        settings.seen_advice.retain(|seen| seen == BOX_OFFERED);
        if !wanted {
            let _ = settings.seen_advice.insert(NO_ADVICE.to_owned());
        }
        settings
    }

    /// Reports what went wrong.
    pub(crate) fn notify(&mut self, sentence: String) {
        self.report(Reported {
            sentence,
            is_trouble: true,
        });
    }

    /// Reports what was done.
    pub fn confirm(&mut self, sentence: String) {
        self.report(Reported {
            sentence,
            is_trouble: false,
        });
    }

    pub fn report(&mut self, notice: Reported) {
        self.reported.push(notice.sentence.clone());
        self.notices.push(notice);
    }

    pub fn sentences(&self, notices: &[Notice]) -> Vec<String> {
        notices
            .iter()
            .map(|notice| messages::notice(&self.localizer, notice))
            .collect()
    }
}
