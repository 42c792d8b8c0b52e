//! General supply, Stress and Morale; the Cargo Bay; Upgrades and Research.

use iced::Length;
use iced::widget::{Column, column, row};

use super::super::{Message, Shown};
use super::{Board, Group, lines_high};
use crate::app::theme::{Ink, Type, size};
use crate::app::widget::{Element, line, quiet, text};
use crate::first_martians::board::{BUILT, STRESS_TOP, Section, Spot, Twin};
use crate::first_martians::words::{Area, Item, Resource};
use crate::language::{Args, board as words, counted, numbers};

/// The fewest lines under the title: general supply, Stress and Morale need them.
const LEAST_LINES: usize = 3;

/// The height that all of it needs side by side, where the board is shown whole: things of the Cargo Bay stand about one in a line.
pub(super) fn height(twin: &Twin) -> f32 {
    let kinds = |area: &Area| twin.cargo.get(area).into_iter().flatten().filter(|(_, count)| **count > 0).count();
    let lines = Area::ALL.iter().map(kinds).max().unwrap_or(0).max(LEAST_LINES);
    lines_high(lines + 2)
}

/// General supply, Stress, Morale.
pub(super) fn supply<'a>(board: &'a Board, shown: &Shown<'a>, twin: &'a Twin) -> Element<'a, Message> {
    let voice = shown.voice;
    let resource = |&resource: &Resource| {
        let number = twin.get(&Spot::Supply(resource)).unwrap_or(0);
        column![
            line(Type::Heading, Ink::Of(resource), number.to_string()),
            line(Type::Small, Ink::Of(resource), voice.word(resource))
        ]
        .width(Length::FillPortion(1))
        .into()
    };
    let stress = Args::new().number("at", twin.stress).number("top", STRESS_TOP);
    let morale = Args::new().text("at", numbers::signed(shown.game().state().morale));
    let content = column![
        title(shown, twin, "window-board-supply", Section::Supply),
        iced::widget::Row::with_children(Resource::ALL.iter().map(resource)).spacing(size::SNUG),
        row![
            text(Type::Small, voice.say("window-board-stress", &stress)).width(Length::Fill),
            text(Type::Small, voice.say("window-board-morale", &morale)).width(Length::Fill)
        ],
    ];
    board.piece(Group::Supply, content.spacing(size::TIGHT))
}

/// What is Pending, and what is Available.
pub(super) fn bay<'a>(board: &'a Board, shown: &Shown<'a>, twin: &'a Twin) -> Element<'a, Message> {
    let voice = shown.voice;
    let area = |area: Area| {
        let there = twin.cargo.get(&area).into_iter().flatten().filter(|(_, count)| **count > 0);
        let things: Vec<_> = there.map(|(&item, &count): (&Item, &u8)| counted(voice, item, count)).collect();
        let things = if things.is_empty() { shown.say("window-board-nothing") } else { voice.list(&things) };
        column![quiet(Type::Small, voice.word(area)), text(Type::Small, things)].width(Length::FillPortion(1))
    };
    let content = column![
        title(shown, twin, "window-board-cargo", Section::Cargo),
        row![area(Area::Available), area(Area::Pending)].spacing(size::SNUG),
    ];
    board.piece(Group::Cargo, content.spacing(size::TIGHT))
}

/// Upgrades that are built, Pending or ready; samples examined and Discoveries.
pub(super) fn upgrades<'a>(board: &'a Board, shown: &Shown<'a>, twin: &'a Twin) -> Element<'a, Message> {
    let voice = shown.voice;
    let states = [(BUILT, "window-board-built"), (2, "window-board-pending"), (1, "window-board-ready")];
    let lines = states.into_iter().filter_map(|(state, id)| {
        let those = twin.upgrades.iter().filter(|(_, at)| **at == state);
        let names: Vec<_> = those.map(|(id, _)| words::upgrade(voice, id)).collect();
        let said = voice.say(id, &Args::new().text("names", voice.list(&names)));
        (!names.is_empty()).then(|| text(Type::Small, said).into())
    });
    let research = Args::new().number("examined", twin.examined).number("discoveries", twin.discoveries);
    let content = column![
        text(Type::Small, shown.say("window-board-upgrades")),
        Column::with_children(lines),
        text(Type::Small, voice.say("window-board-research", &research)),
    ];
    board.piece(Group::Upgrades, content.spacing(size::TIGHT))
}

fn title<'a>(shown: &Shown<'a>, twin: &Twin, id: &str, section: Section) -> Element<'a, Message> {
    let unsure = twin.unsure.contains(&section).then(|| quiet(Type::Small, shown.say("window-board-unsure")));
    row![text(Type::Small, shown.say(id)).width(Length::Fill), unsure].spacing(size::SNUG).into()
}
