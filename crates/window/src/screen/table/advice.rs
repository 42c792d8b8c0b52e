//! Advice on each new kind of step; it can be turned off.

use super::{Message, MissionScreen, Shown};
use crate::widget::prelude::*;

pub(super) enum Advice<'a> {
    /// A button that opens it: in a small window it must hide neither the choice nor the card.
    Folded(Element<'a, Message>),
    Open(Element<'a, Message>),
}

pub(super) fn view<'a>(table: &MissionScreen, shown: &Shown<'a>) -> Option<Advice<'a>> {
    // Advice that was turned off stays until the next page: nothing below it comes under the pointer.
    let is_off = shown.advice.is_none();
    let sentence = shown.advice.clone().or_else(|| table.advice_off.clone())?;
    if !shown.is_spacious && !is_off && table.advice_open.as_ref() != Some(&sentence) {
        let open = Some(Message::AdviceOpened(sentence));
        return Some(Advice::Folded(quiet_button(
            "advice-open",
            (Icon::Advice, shown.text("window-advice")),
            open,
        )));
    }
    let away = quiet_button(
        "no-advice",
        shown.text("window-advice-away"),
        (!is_off).then(|| Message::AdviceOff(sentence.clone())),
    );
    let ink = if is_off { Ink::Quiet } else { Ink::Sign };
    let said = row![
        icon(Icon::Advice, Type::Body, ink),
        text(Type::Body, sentence)
    ];
    let said = said.spacing(size::SNUG).align_y(Alignment::Center);
    Some(Advice::Open(named(
        if is_off { "advice-off" } else { "advice" },
        label_row(said, away),
    )))
}
