//! What every screen may read.

use std::collections::BTreeMap;

use serde_json::Value;

use super::theme::Look;
use super::widget::Motion;
use crate::language::{Language, Voice};
use crate::session::trouble;
use crate::storage::{Folders, Notice, Settings};

/// In the settings: no advice at all.
const NO_ADVICE: &str = "all";
/// Among the advice that was seen: that the box can be compared.
pub(crate) const BOX_OFFERED: &str = "my-box";

/// What every screen may read; only the app changes it.
#[derive(Debug)]
pub struct Shared {
    pub(crate) folders: Folders,
    pub(crate) settings: Settings,
    /// The language, with the prose of the mission that is being played.
    pub(crate) voice: Voice,
    /// What is remembered of printed cards, by name.
    pub(crate) printed: BTreeMap<String, Vec<Value>>,
    /// The name of the save that is open.
    pub(crate) save: Option<String>,
    /// Notices at the top of the window, the oldest first.
    pub(crate) notices: Vec<String>,
    /// Every notice since the window was opened, for a report.
    pub(crate) reported: Vec<String>,
}

impl Shared {
    /// What is known before anything was read.
    pub fn new(folders: Folders, language: Language) -> Self {
        Self {
            folders,
            settings: Settings::default(),
            voice: Voice::new(language),
            printed: BTreeMap::new(),
            save: None,
            notices: Vec::new(),
            reported: Vec::new(),
        }
    }

    /// The theme that was chosen, or the usual one.
    pub(crate) fn look(&self) -> Look {
        self.settings.theme.as_deref().and_then(Look::from_name).unwrap_or_default()
    }

    pub(crate) const fn motion(&self) -> Motion {
        Motion::reduced(self.settings.reduced_motion)
    }

    /// Whether advice is given.
    pub(crate) fn advises(&self) -> bool {
        !self.settings.seen_advice.contains(NO_ADVICE)
    }

    /// Whether that piece of advice was seen.
    pub(crate) fn has_seen(&self, advice: &str) -> bool {
        self.settings.seen_advice.contains(advice)
    }

    /// The settings with advice from its beginning, or without any.
    pub(crate) fn advising(&self, wanted: bool) -> Settings {
        let mut settings = self.settings.clone();
        // That the box can be compared is offered once, whatever advice is wanted.
        settings.seen_advice.retain(|seen| seen == BOX_OFFERED);
        if !wanted {
            let _ = settings.seen_advice.insert(NO_ADVICE.to_owned());
        }
        settings
    }

    /// Shows a notice, and keeps it for a report.
    pub(crate) fn notify(&mut self, sentence: String) {
        self.reported.push(sentence.clone());
        self.notices.push(sentence);
    }

    /// What was repaired or could not be read, in sentences.
    pub(crate) fn sentences(&self, notices: &[Notice]) -> Vec<String> {
        notices.iter().map(|notice| trouble::notice(&self.voice, notice)).collect()
    }
}
