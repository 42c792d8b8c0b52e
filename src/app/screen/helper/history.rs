//! What has happened, the newest first; save points.

use iced::Length;
use iced::widget::Column;

use super::super::around;
use super::{Kind, Message, Msg, Shown};
use crate::app::theme::{Type, size};
use crate::app::widget::{Element, named, quiet, quiet_button, section, text};

pub(super) fn view<'a, K: Kind>(shown: &Shown<'a, K>) -> Vec<Element<'a, Msg<K>>> {
    let place = |there: &K| there.tell_page(shown.voice).heading;
    let save_points = shown.screen.save_points.view(shown.voice, shown.past, place).map(Message::SavePoints);
    let share = shown.past.undoable().is_some().then(|| around::share(shown.voice, Message::Share));
    [save_points, past(shown)].into_iter().chain(share).collect()
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
