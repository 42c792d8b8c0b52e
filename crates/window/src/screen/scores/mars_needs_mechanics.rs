//! The fields of *Mars Needs Mechanics*: cogs, what Mechanisms add or take, and the cards in hand for a tie.

use iced::widget::column;

use super::form::Message;
use super::page::Page;
use crate::widget::prelude::*;
use language::Args;

pub(super) fn fields<'a>(page: &Page<'a, '_>, seat: usize) -> Vec<Element<'a, Message>> {
    let player = page.draft.player(seat);
    let own = |field: &str, least: Option<i64>| {
        page.counter(
            &format!("{player}.{field}"),
            page.localizer.text(&format!("scores-mnm-{field}")),
            least,
        )
    };
    vec![
        own("cogs", Some(0)),
        own("mechanisms", None),
        own("hand", Some(0)),
    ]
}

/// Who was first player in the last round, where that decides a tie; otherwise it need not be known.
pub(super) fn last_first<'a>(page: &Page<'a, '_>) -> Option<Element<'a, Message>> {
    let (localizer, first) = (page.localizer, page.draft.last_first());
    let mut unanswered = page.draft.clone();
    unanswered.set_last_first(None);
    let at = page.draft.at("last_first_player");
    let _ = unanswered
        .score()
        .err()?
        .into_iter()
        .find(|fault| fault.path == at)?;
    let seats = page
        .draft
        .names()
        .into_iter()
        .enumerate()
        .map(|(seat, name)| {
            let name = if name.trim().is_empty() {
                localizer.format("helper-player", &Args::new().count("number", seat + 1))
            } else {
                name
            };
            choice(
                format!("last-first-{seat}"),
                name,
                first == Some(seat),
                Some(Message::LastFirst(Some(seat))),
            )
        });
    // The reason above the question asks for the player.
    let lead = if first.is_some() {
        "scores-mnm-last-first"
    } else {
        "scores-mnm-last-first-lead"
    };
    let lead = quiet(Type::Small, localizer.text(lead));
    Some(named(
        "last-first",
        column![lead, choices(seats)].spacing(size::TIGHT),
    ))
}
