//! The end of a helper game.

use iced::widget::column;

use super::{HelperView, Message, Msg, Shown};
use crate::widget::prelude::*;
use base::names::Origin;
use companions::scorebook;
use companions::scoring::ScoreLine;
use language::score;

/// Terms that are amounts: what is counted are the points.
const AMOUNTS: [&str; 4] = ["wallet", "vault", "cogs", "mechanisms"];
/// The side of the seal of the winner.
const SEAL: f32 = 88.0;

/// How the game ended: winners and tie-break, ranking and terms.
pub(super) fn end<'a, K: HelperView>(shown: &Shown<'a, K>) -> Option<Element<'a, Msg<K>>> {
    let scored =
        scorebook::score_game_from(K::GAME, &shown.game().result()?, Origin::Stored).ok()?;
    let won = score::winners(shown.localizer, &scored.score, scored.solo);
    let role = if shown.width >= size::NARROW {
        Type::Banner
    } else {
        Type::Heading
    };
    let decided = score::tie_break(shown.localizer, &scored.score).map(|it| text(Type::Body, it));
    let won = column![text(role, won), decided]
        .spacing(size::TIGHT)
        .width(Length::Fill);
    // Alone, the rival may have won.
    let is_won = !scored.solo
        || scored
            .score
            .players
            .first()
            .is_some_and(|own| scored.score.winners.contains(&own.name));
    let seal = is_won.then(|| stamp(Some(1), SEAL));
    let again = quiet_button(
        "again",
        (Icon::Redo, shown.text("helper-again")),
        Some(Message::Again),
    );
    let won: Element<'a, Msg<K>> = if shown.width >= size::NARROW {
        row![seal, won, again]
            .spacing(size::ROOM)
            .align_y(Alignment::Center)
            .into()
    } else {
        column![seal, won, again].spacing(size::SNUG).into()
    };
    let places = scored.score.by_rank().into_iter().map(|player| {
        let place = score::place(shown.localizer, K::GAME, player);
        // What counts nothing, and a single number that is the total, says nothing more.
        let says_more = |it: &&ScoreLine| {
            it.points != 0 && (it.points != player.total || !AMOUNTS.contains(&it.term))
        };
        let terms = player.lines.iter().filter(says_more).map(|it| {
            let counted = || score::counted(shown.localizer, it);
            let term = if AMOUNTS.contains(&it.term) {
                counted()
            } else {
                score::term(shown.localizer, K::GAME, it)
            };
            line(Type::Body, Ink::Quiet, term)
                .width(Length::Fill)
                .into()
        });
        Column::with_children(std::iter::once(text(Type::Title, place).into()).chain(terms))
            .spacing(size::TIGHT)
            .width(Length::Fill)
            .into()
    });
    // Beside each other, so that the whole ranking is seen at once.
    let places: Element<'a, Msg<K>> = if shown.has_columns() {
        Row::with_children(places).spacing(size::ROOM).into()
    } else {
        Column::with_children(places).spacing(size::PAD).into()
    };
    Some(named(
        "result",
        panel(column![won, places].spacing(size::PAD)),
    ))
}
