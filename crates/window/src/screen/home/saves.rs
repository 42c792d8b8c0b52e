//! The saved games on Home: those that can be continued first, those that have ended last.

use iced::widget::column;

use super::{Home, Message};
use crate::Shared;
use crate::screen::save_text::{crew_and_date, place, said, title};
use crate::widget::prelude::*;
use base::platform;
use language::{Args, Localizer};
use session::{SaveSummary, SavedGame, SessionError, messages};

/// How many games of each kind are listed, beside the newest; the page of saved games lists all.
const LISTED: usize = 4;

impl Home {
    fn saves(&self) -> &[SavedGame] {
        self.library
            .as_ref()
            .map(|shelf| shelf.saves.as_slice())
            .unwrap_or_default()
    }

    /// The games that are not over: the newest on the main button.
    pub(super) fn begun<'a>(&'a self, shared: &'a Shared) -> Option<Element<'a, Message>> {
        let localizer = &shared.localizer;
        if self.library.is_none() {
            return Some(quiet(Type::Body, localizer.text("window-loading")));
        }
        let newest = self.newest().map(|(id, about)| {
            let label = localizer.format(
                "window-continue",
                &Args::new().text("mission", said(localizer, &about.title)),
            );
            let details = localizer.format(
                "window-save-details",
                &crew_and_date(localizer, about).text("where", place(localizer, about)),
            );
            let main = main_button((Icon::Play, label), Some(Message::Main));
            column![
                main,
                quiet(Type::Small, details),
                so_far(localizer, id, about)
            ]
            .spacing(size::TIGHT)
            .into()
        });
        let others = self.saves().iter().filter_map(|save| {
            let about = save.summary.as_ref().ok().filter(|about| !about.over)?;
            Some(saved(localizer, save, about, Icon::Play))
        });
        let others = others.skip(1).take(LISTED);
        let unread = self
            .saves()
            .iter()
            .filter_map(|save| Some(unreadable(localizer, save, save.summary.as_ref().err()?)));
        let parts: Vec<_> = newest
            .into_iter()
            .chain(others)
            .chain(unread)
            .chain(copy_age(shared, self.is_new()))
            .collect();
        let title = text(Type::Title, localizer.text("window-saves")).into();
        (!parts.is_empty()).then(|| {
            Column::with_children([title].into_iter().chain(parts))
                .spacing(size::GAP)
                .into()
        })
    }

    /// The games that are over, to be looked at again.
    pub(super) fn ended<'a>(&'a self, localizer: &'a Localizer) -> Option<Element<'a, Message>> {
        let over = self.saves().iter().filter_map(|save| {
            let about = save.summary.as_ref().ok().filter(|about| about.over)?;
            Some(saved(localizer, save, about, Icon::Step))
        });
        let over: Vec<_> = over.take(LISTED).collect();
        let title = text(Type::Title, localizer.text("home-ended")).into();
        (!over.is_empty()).then(|| {
            Column::with_children([title].into_iter().chain(over))
                .spacing(size::GAP)
                .into()
        })
    }
}

/// The age of the last copy and a button that makes one, where there are games that the browser has not promised to keep. Why a copy
/// is needed is said once a day: not when one was made today, nor after “Not now”.
fn copy_age(shared: &Shared, is_new: bool) -> Option<Element<'_, Message>> {
    let localizer = &shared.localizer;
    if is_new || shared.page.is_none_or(|page| page.keeps_files) {
        return None;
    }
    let age = match shared
        .settings
        .copied
        .as_deref()
        .and_then(platform::days_since)
    {
        Some(days) => localizer.format(
            "copy-age",
            &Args::new().count("days", usize::try_from(days).unwrap_or(usize::MAX)),
        ),
        None => localizer.text("copy-never"),
    };
    let make = quiet_button(
        "copy",
        (Icon::Export, localizer.text("copy-make")),
        Some(Message::Copy),
    );
    let today = platform::today();
    let is_due = ![&shared.settings.copied, &shared.settings.copy_offered]
        .into_iter()
        .flatten()
        .any(|day| *day == today);
    let lead = is_due.then(|| quiet(Type::Small, localizer.text("copy-lead")));
    let later = is_due.then(|| {
        link_button(
            "copy-later",
            localizer.text("copy-later"),
            Some(Message::CopyLater),
        )
    });
    Some(
        column![
            lead,
            text(Type::Body, age),
            choices([make].into_iter().chain(later))
        ]
        .spacing(size::SNUG)
        .into(),
    )
}

fn saved<'a>(
    localizer: &'a Localizer,
    save: &'a SavedGame,
    about: &'a SaveSummary,
    sign: Icon,
) -> Element<'a, Message> {
    let args = Args::new()
        .text("mission", title(localizer, about))
        .text("where", place(localizer, about));
    let label = (sign, localizer.format("window-save-line", &args));
    let button = wide_button(
        format!("save-{}", save.id),
        label,
        Some(Message::Continue(save.id.clone())),
    );
    let crew = quiet(
        Type::Small,
        localizer.format("window-save-crew", &crew_and_date(localizer, about)),
    );
    column![button, crew, so_far(localizer, &save.id, about)]
        .spacing(size::TIGHT)
        .into()
}

/// Leads to the page of a campaign, whose entry leads to its chapter.
fn so_far<'a>(
    localizer: &Localizer,
    save: &str,
    about: &SaveSummary,
) -> Option<Element<'a, Message>> {
    let is_campaign = about.chapter.is_some() && !about.over;
    let link = || {
        link_button(
            format!("campaign-{save}"),
            (Icon::Log, localizer.text("campaign-so-far")),
            Some(Message::Campaign(save.to_owned())),
        )
    };
    is_campaign.then(link)
}

fn unreadable<'a>(
    localizer: &'a Localizer,
    save: &'a SavedGame,
    error: &SessionError,
) -> Element<'a, Message> {
    let name = Args::new().text("name", save.id.clone());
    column![
        text(Type::Body, localizer.format("window-save-unread", &name)),
        quiet(Type::Small, messages::session_error(localizer, error))
    ]
    .spacing(size::TIGHT)
    .align_x(Alignment::Start)
    .into()
}
