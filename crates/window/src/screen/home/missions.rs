//! The missions on Home: a card each.

use iced::widget::column;

use super::{Home, Message};
use crate::jobs::library::Mission;
use crate::screen::mission_text::{kind_and_length, played};
use crate::screen::save_text::said;
use crate::theme;
use crate::widget::prelude::*;
use language::{Args, Localizer};
use session::messages;
use storage::LeftOut;

/// How many errors of a mission, and files that were not read, are listed; the command line lists all.
const FAULTS: usize = 3;

/// How a card is laid out, by the width of the window.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum CardLayout {
    /// A phone with large letters: the emblem stands under the title, which may be one long word.
    Stacked,
    /// The emblem stands beside the title, the button below.
    Compact,
    /// All in one row.
    Row,
}

impl CardLayout {
    pub(super) fn of(width: f32) -> Self {
        match width {
            ..size::CARD_STACKED => Self::Stacked,
            ..size::CARD_WIDE => Self::Compact,
            _ => Self::Row,
        }
    }
}

impl Home {
    pub(super) fn missions<'a>(
        &'a self,
        localizer: &'a Localizer,
        layout: CardLayout,
    ) -> Option<Element<'a, Message>> {
        let shelf = self.library.as_ref()?;
        // Where no game can be continued, the main button begins the first mission.
        let main = if self.newest().is_none() {
            self.first_mission()
        } else {
            None
        };
        let is_main = |mission: &Mission| main.is_some_and(|main| main.folder == mission.folder);
        let cards = shelf.missions.iter().map(|mission| {
            card(
                localizer,
                mission,
                is_main(mission),
                shelf.saves.is_empty(),
                layout,
            )
        });
        let title = text(Type::Title, localizer.text("window-missions")).into();
        let parts = std::iter::once(title)
            .chain(cards)
            .chain(left_out(localizer, &shelf.left_out));
        (!shelf.missions.is_empty()).then(|| Column::with_children(parts).spacing(size::GAP).into())
    }
}

/// A press on the card opens the page of the mission; one button on it begins a game.
fn card<'a>(
    localizer: &'a Localizer,
    mission: &'a Mission,
    is_main: bool,
    is_first_game: bool,
    layout: CardLayout,
) -> Element<'a, Message> {
    let named_mission = Args::new().text("mission", said(localizer, &mission.title));
    let about = about(localizer, mission, layout);
    let play = mission.is_playable().then(|| {
        let is_campaign = mission.campaign.is_some();
        let words = localizer.format(
            if is_campaign {
                "campaign-begin-named"
            } else {
                "window-play"
            },
            &named_mission,
        );
        let short = localizer.text(if is_campaign {
            "campaign-begin"
        } else {
            "home-play"
        });
        let press = Some(Message::Play(mission.folder.clone()));
        let button = if is_main {
            main_button((Icon::Play, words), Some(Message::Main))
        } else {
            short_button(
                format!("play-{}", mission.folder),
                (Icon::Play, short),
                words,
                press,
            )
        };
        let wide = if is_main { size::PLAY_MAIN } else { size::PLAY };
        container(button).width(if layout == CardLayout::Row {
            Length::Fixed(wide)
        } else {
            Length::Fill
        })
    });
    let whole: Element<'a, Message> = if layout == CardLayout::Row {
        row![about, play]
            .spacing(size::GAP)
            .align_y(Alignment::Center)
            .into()
    } else {
        column![about, play].spacing(size::SNUG).into()
    };
    let guided = (is_main && is_first_game).then(|| {
        container(quiet(Type::Small, localizer.text("window-first-game")))
            .padding([0.0, size::GAP])
            .into()
    });
    let change = mission.has_sheet.then(|| {
        let press = Message::Sheet(Some(mission.folder.clone()));
        let label = (
            Icon::Edit,
            localizer.format("wizard-change", &named_mission),
        );
        link_button(format!("sheet-{}", mission.folder), label, Some(press))
    });
    let parts = std::iter::once(whole)
        .chain(guided)
        .chain(change)
        .chain(wrong(localizer, mission));
    container(Column::with_children(parts).spacing(size::TIGHT))
        .padding(size::SNUG)
        .width(Length::Fill)
        .style(theme::panel)
        .into()
}

/// What it is, in a drawing and in words.
fn about<'a>(
    localizer: &'a Localizer,
    mission: &'a Mission,
    layout: CardLayout,
) -> Element<'a, Message> {
    let named_mission = Args::new().text("mission", said(localizer, &mission.title));
    let (narrow, wide) = size::EMBLEM;
    let side = if layout == CardLayout::Row {
        wide
    } else {
        narrow
    };
    let press = Some(Message::Mission(mission.folder.clone()));
    let id = format!("mission-{}", mission.folder);
    let (title, idea) = (
        said(localizer, &mission.title),
        said(localizer, &mission.idea),
    );
    let (what, lines, picture) = if let Some(chapters) = mission.campaign {
        let kind = localizer.format("campaign-kind", &Args::new().count("chapters", chapters));
        (
            "campaign-about",
            vec![kind],
            campaign_emblem(&mission.folder, side),
        )
    } else if let Some(facts) = &mission.facts {
        let lines = vec![
            kind_and_length(localizer, facts),
            played(localizer, facts.played),
        ];
        (
            "window-mission-about",
            lines,
            emblem(facts.group, &mission.folder, side),
        )
    } else {
        let (broken, why) = (
            localizer.format("window-mission-broken", &named_mission),
            localizer.text("window-mission-why"),
        );
        let shown = column![
            text(Type::Body, broken.clone()),
            quiet(Type::Small, why.clone())
        ]
        .spacing(size::TIGHT);
        return open_button(id, format!("{why}: {broken}"), shown, press);
    };
    let words = format!(
        "{}: {title}. {}. {idea}",
        localizer.text(what),
        lines.join(". ")
    );
    let (title, idea) = (text(Type::Title, title), text(Type::Body, idea));
    let lines = lines.into_iter().map(|line| quiet(Type::Small, line));
    let small = Column::with_children(lines)
        .spacing(size::TIGHT)
        .width(Length::Fill);
    let shown: Element<'a, Message> = match layout {
        CardLayout::Stacked => {
            let below = row![picture, small]
                .spacing(size::GAP)
                .align_y(Alignment::Center);
            column![title, below, idea].spacing(size::SNUG).into()
        }
        CardLayout::Compact => {
            let head = column![title, small]
                .spacing(size::TIGHT)
                .width(Length::Fill);
            let head = row![picture, head]
                .spacing(size::GAP)
                .align_y(Alignment::Center);
            column![head, idea].spacing(size::SNUG).into()
        }
        CardLayout::Row => {
            let head = column![title, small].spacing(size::TIGHT);
            let words = column![head, idea].spacing(size::SNUG).width(Length::Fill);
            row![picture, words]
                .spacing(size::PAD)
                .align_y(Alignment::Center)
                .into()
        }
    };
    open_button(id, words, shown, press)
}

/// The first errors of a mission.
fn wrong<'a>(
    localizer: &Localizer,
    mission: &Mission,
) -> impl Iterator<Item = Element<'a, Message>> {
    let faults = mission.errors.iter().map(|fault| {
        let place = format!("{}:{}:{}", fault.file, fault.line, fault.column);
        format!("{place}: {}", messages::diagnostic(localizer, fault))
    });
    first_lines(localizer, faults, "window-mission-more")
}

/// The first files in the folder of missions that were not read, each with why.
fn left_out<'a>(
    localizer: &Localizer,
    left_out: &[LeftOut],
) -> impl Iterator<Item = Element<'a, Message>> {
    let sentences = messages::each_left_out(localizer, "left-out-from-list", left_out);
    first_lines(localizer, sentences.into_iter(), "left-out-more")
}

/// The first [`FAULTS`] of these lines, and a line that counts the others.
fn first_lines<'a>(
    localizer: &Localizer,
    mut lines: impl ExactSizeIterator<Item = String>,
    more: &str,
) -> impl Iterator<Item = Element<'a, Message>> {
    let mut shown: Vec<String> = lines.by_ref().take(FAULTS).collect();
    if lines.len() > 0 {
        shown.push(localizer.format(more, &Args::new().count("count", lines.len())));
    }
    shown.into_iter().map(|line| quiet(Type::Small, line))
}
