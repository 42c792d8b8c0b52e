//! A line of advice at each new kind of step, which can be sent away for good.

use iced::widget::column;

use super::{Message, Shown, Table};
use crate::app::icon::Icon;
use crate::app::theme::{Type, size};
use crate::app::widget::{Element, beside, named, panel, quiet, quiet_button, text};

pub(super) enum Advice<'a> {
    /// A button that opens it: where there is little room it must hide neither the choice nor the card.
    Folded(Element<'a, Message>),
    Open(Element<'a, Message>),
}

pub(super) fn view<'a>(table: &Table, shown: &Shown<'a>) -> Option<Advice<'a>> {
    let sentence = shown.advice.clone()?;
    let title = shown.say("window-advice");
    if !shown.roomy && table.advice_open.as_ref() != Some(&sentence) {
        let open = Some(Message::AdviceOpened(sentence));
        return Some(Advice::Folded(named("advice-open", quiet_button((Icon::Advice, title), open))));
    }
    let away = named("no-advice", quiet_button(shown.say("window-advice-away"), Some(Message::NoAdvice)));
    let head = beside(quiet(Type::Small, title), away);
    Some(Advice::Open(named("advice", panel(column![head, text(Type::Body, sentence)].spacing(size::SNUG)))))
}
