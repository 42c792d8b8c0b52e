//! The history, the newest first; save points.

use super::{HelperView, Message, Msg, Shown};
use crate::screen::game_frame;
use crate::widget::prelude::*;

pub(super) fn view<'a, K: HelperView>(shown: &Shown<'a, K>) -> Vec<Element<'a, Msg<K>>> {
    let place = |there: &K| there.current_page(shown.localizer).heading;
    let save_points = shown
        .screen
        .save_points
        .view(shown.localizer, shown.table, place)
        .map(Message::SavePoints);
    let share = shown
        .table
        .command_to_undo()
        .is_some()
        .then(|| game_frame::share(shown.localizer, Message::Share));
    [save_points, past(shown)]
        .into_iter()
        .chain(share)
        .collect()
}

fn past<'a, K: HelperView>(shown: &Shown<'a, K>) -> Element<'a, Msg<K>> {
    let title = shown.text("window-history");
    let turns: Vec<_> = shown.table.history().collect();
    if turns.is_empty() {
        return section(
            title,
            [quiet(Type::Body, shown.text("window-history-none"))],
        );
    }
    let seen = shown.screen.turns;
    let more = turns.len() > seen;
    let newest = turns
        .get(turns.len().saturating_sub(seen)..)
        .unwrap_or_default();
    // Each fact is described by the game as it was at that time.
    let began = newest
        .first()
        .and_then(|(_, played)| shown.table.game_at(played.parent));
    let mut game = began.unwrap_or_else(|| shown.game().clone());
    let mut told: Vec<Element<'a, Msg<K>>> = newest
        .iter()
        .map(|(_, played)| {
            let lines: Vec<_> = played
                .facts
                .iter()
                .filter_map(|fact| {
                    game.apply(fact);
                    game.describe_fact(shown.localizer, fact)
                        .map(|line| text(Type::Body, line).into())
                })
                .collect();
            Column::with_children(lines)
                .spacing(size::TIGHT)
                .width(Length::Fill)
                .into()
        })
        .collect();
    told.reverse();
    let older =
        more.then(|| quiet_button("older", shown.text("window-older"), Some(Message::Older)));
    section(title, told.into_iter().chain(older))
}
