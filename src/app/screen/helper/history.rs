//! What has happened, the newest first; save points.

use iced::Length;
use iced::widget::{Column, column};

use super::{Kind, Message, Msg, Shown};
use crate::app::icon::Icon;
use crate::app::theme::{Type, size};
use crate::app::widget::{Element, field, named, quiet, quiet_button, section, text, wide_button};
use crate::language::Args;
use crate::play::table::Turn;

pub(super) fn view<'a, K: Kind>(shown: &Shown<'a, K>) -> Vec<Element<'a, Msg<K>>> {
    let share = shown.past.undoable().is_some().then(|| {
        let share = quiet_button((Icon::Export, shown.say("story-share")), Some(Message::Share));
        section(shown.say("story-title"), [quiet(Type::Small, shown.say("story-lead")), named("share", share)])
    });
    [save_points(shown), past(shown)].into_iter().chain(share).collect()
}

fn past<'a, K: Kind>(shown: &Shown<'a, K>) -> Element<'a, Msg<K>> {
    let title = shown.say("window-history");
    let turns: Vec<_> = shown.past.history().collect();
    if turns.is_empty() {
        return section(title, [quiet(Type::Body, shown.say("window-history-none"))]);
    }
    let seen = shown.screen.turns;
    let more = turns.len() > seen;
    let newest = turns.get(turns.len().saturating_sub(seen)..).unwrap_or_default();
    // Each fact is told by the game as it was when it became true.
    let began = newest.first().and_then(|(_, played)| shown.past.state_at(played.parent));
    let mut game = began.unwrap_or_else(|| shown.game().clone());
    let mut told: Vec<Element<'a, Msg<K>>> = newest
        .iter()
        .map(|(_, played)| {
            let lines: Vec<_> = played
                .facts
                .iter()
                .filter_map(|fact| {
                    game.apply(fact);
                    game.tell_fact(shown.voice, fact).map(|line| text(Type::Body, line).into())
                })
                .collect();
            Column::with_children(lines).spacing(size::TIGHT).width(Length::Fill).into()
        })
        .collect();
    told.reverse();
    let older = more.then(|| named("older", quiet_button(shown.say("window-older"), Some(Message::Older))));
    section(title, told.into_iter().chain(older))
}

fn save_points<'a, K: Kind>(shown: &Shown<'a, K>) -> Element<'a, Msg<K>> {
    let screen = shown.screen;
    let hint = shown.say("window-save-point-hint");
    let name = field("save-point", &hint, &screen.save_point, Message::SavePointTyped, Message::SavePointSet);
    let press = (!screen.save_point.trim().is_empty()).then_some(Message::SavePointSet);
    let set = named("save-point-set", quiet_button((Icon::Save, shown.say("window-save-point-set")), press));
    let lead = quiet(Type::Small, shown.say("window-save-points-lead"));
    let left = screen.left.filter(|&left| left != shown.past.head()).map(|left| {
        let label = shown.voice.say("window-return-left", &Args::new().text("where", place(shown, left)));
        named("return-left", wide_button((Icon::Restore, label), Some(Message::Return(left))))
    });
    let known = shown.past.save_points().iter().rev().enumerate().map(|(index, (turn, name))| {
        let label = shown.voice.say("window-return", &Args::new().text("name", name.clone()));
        let press = (*turn != shown.past.head()).then_some(Message::Return(*turn));
        let button = named(format!("return-{index}"), wide_button((Icon::Restore, label), press));
        column![button, quiet(Type::Small, place(shown, *turn))].spacing(size::TIGHT).into()
    });
    let new = column![name, set].spacing(size::SNUG).into();
    section(shown.say("window-save-points"), [lead, new].into_iter().chain(left).chain(known))
}

/// Where in the game a place of the past is.
fn place<K: Kind>(shown: &Shown<'_, K>, turn: Turn) -> String {
    shown.past.state_at(turn).map(|there| there.tell_page(shown.voice).heading).unwrap_or_default()
}
