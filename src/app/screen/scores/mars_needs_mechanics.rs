//! The fields of *Mars Needs Mechanics*: cogs, what Mechanisms add or take, and the cards in hand for a tie.

use super::form::Message;
use super::page::Page;
use crate::app::widget::prelude::*;
use crate::language::Args;

pub(super) fn fields<'a>(page: &Page<'a, '_>, seat: usize) -> Vec<Element<'a, Message>> {
    let player = page.draft.player(seat);
    let own = |field: &str, least: Option<i64>| {
        page.counter(&format!("{player}.{field}"), page.voice.plain(&format!("scores-mnm-{field}")), least)
    };
    vec![own("cogs", Some(0)), own("mechanisms", None), own("hand", Some(0))]
}

/// Who was first player in the last round: it may decide a tie.
pub(super) fn last_first<'a>(page: &Page<'a, '_>) -> Element<'a, Message> {
    let (voice, first) = (page.voice, page.draft.last_first());
    let seats = page.draft.names().into_iter().enumerate().map(|(seat, name)| {
        let name = if name.trim().is_empty() { voice.say("helper-player", &Args::new().count("number", seat + 1)) } else { name };
        choice(format!("last-first-{seat}"), name, first == Some(seat), Some(Message::LastFirst(Some(seat))))
    });
    let nobody = voice.plain("scores-mnm-nobody-knows");
    let nobody = choice("last-first-nobody", nobody, first.is_none(), Some(Message::LastFirst(None)));
    let told = page.fault_at(&page.draft.at("last_first_player")).map(remark);
    let lead = quiet(Type::Small, voice.plain("scores-mnm-last-first-lead"));
    section(voice.plain("scores-mnm-last-first"), [lead, choices(seats.chain([nobody]))].into_iter().chain(told))
}
