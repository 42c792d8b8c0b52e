//! What has happened, the newest first; what was read, to be read again; save points.

use iced::widget::{Column, column, row};
use iced::{Alignment, Length};

use super::{Message, Shown, Table};
use crate::app::icon::Icon;
use crate::app::theme::{Type, size};
use crate::app::widget::{Element, card, field, named, quiet, quiet_button, section, text, wide_button};
use crate::first_martians::fact::Fact;
use crate::first_martians::state::Card;
use crate::language::{Args, log, tell};
use crate::play::table::Turn;

pub(super) fn view<'a>(table: &'a Table, shown: &Shown<'a>) -> Element<'a, Message> {
    let mut parts = Vec::new();
    if let Some(reading) = &table.reading {
        let read = log::card_text(shown.voice, shown.game(), reading);
        parts.push(card(read.kind, read.label, Some(read.title), read.text, read.red));
        parts.push(named("close-card", quiet_button((Icon::Close, shown.say("window-close")), Some(Message::ReadAgain(None)))));
    }
    parts.push(save_points(table, shown));
    parts.push(past(table, shown));
    if shown.session.table().undoable().is_some() {
        let share = quiet_button((Icon::Export, shown.say("story-share")), Some(Message::Share));
        parts.push(section(shown.say("story-title"), [quiet(Type::Small, shown.say("story-lead")), named("share", share)]));
    }
    Column::with_children(parts).spacing(size::GAP).into()
}

fn past<'a>(table: &'a Table, shown: &Shown<'a>) -> Element<'a, Message> {
    let title = shown.say("window-history");
    let turns: Vec<_> = shown.session.table().history().collect();
    if turns.is_empty() {
        return section(title, [quiet(Type::Body, shown.say("window-history-none"))]);
    }
    let more = turns.len() > table.turns;
    let newest = turns.into_iter().rev().take(table.turns).map(|(turn, played)| {
        let lines = tell::history(shown.voice, shown.game(), played).into_iter().map(|line| text(Type::Body, line).into());
        let cards = played.facts.iter().filter_map(|fact| match fact {
            Fact::Read { card } => Some(again(shown, turn, card)),
            _ => None,
        });
        Column::with_children(lines.chain(cards)).spacing(size::TIGHT).width(Length::Fill).into()
    });
    let older = more.then(|| named("older", quiet_button(shown.say("window-older"), Some(Message::Older))));
    section(title, newest.chain(older))
}

fn again<'a>(shown: &Shown<'a>, turn: Turn, card: &Card) -> Element<'a, Message> {
    let label = shown.voice.say("window-read-again", &Args::new().text("title", tell::title(shown.voice, &card.id)));
    named(format!("again-{turn}"), quiet_button((Icon::ReadAgain, label), Some(Message::ReadAgain(Some(card.clone())))))
}

fn save_points<'a>(table: &'a Table, shown: &Shown<'a>) -> Element<'a, Message> {
    let name = field(
        "save-point",
        &shown.say("window-save-point-hint"),
        &table.save_point,
        Message::SavePointTyped,
        Message::SavePointSet,
    );
    let press = (!table.save_point.trim().is_empty()).then_some(Message::SavePointSet);
    let set = named("save-point-set", quiet_button((Icon::Save, shown.say("window-save-point-set")), press));
    let lead = quiet(Type::Small, shown.say("window-save-points-lead"));
    let past = shown.session.table();
    let left = table.left.filter(|&left| left != past.head()).map(|left| {
        let label = shown.voice.say("window-return-left", &Args::new().text("where", place(shown, left)));
        named("return-left", wide_button((Icon::Restore, label), Some(Message::Return(left))))
    });
    let known = past.save_points().iter().rev().enumerate().map(|(index, (turn, name))| {
        let label = shown.voice.say("window-return", &Args::new().text("name", name.clone()));
        let press = (*turn != past.head()).then_some(Message::Return(*turn));
        let button = named(format!("return-{index}"), wide_button((Icon::Restore, label), press));
        column![button, quiet(Type::Small, place(shown, *turn))].spacing(size::TIGHT).into()
    });
    let new = column![row![name].align_y(Alignment::Center), set].spacing(size::SNUG).into();
    section(shown.say("window-save-points"), [lead, new].into_iter().chain(left).chain(known))
}

/// The sol and the step of a place of the past.
fn place(shown: &Shown<'_>, turn: Turn) -> String {
    let Some(there) = shown.session.table().state_at(turn) else { return String::new() };
    let state = there.state();
    let args = Args::new().number("sol", state.sol).text("step", tell::step(shown.voice, state.step_id()));
    shown.voice.say(if state.sol == 0 { "window-place-set-up" } else { "window-place" }, &args)
}
