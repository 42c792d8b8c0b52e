//! A line of advice at each new kind of step, which can be sent away for good.

use iced::widget::column;

use super::{Message, Shown};
use crate::app::theme::{Type, size};
use crate::app::widget::{Element, beside, named, panel, quiet, quiet_button, text};

pub(super) fn view<'a>(shown: &Shown<'a>) -> Option<Element<'a, Message>> {
    let sentence = shown.advice.clone()?;
    let away = named("no-advice", quiet_button(shown.say("window-advice-away"), Some(Message::NoAdvice)));
    let head = beside(quiet(Type::Small, shown.say("window-advice")), away);
    Some(named("advice", panel(column![head, text(Type::Body, sentence)].spacing(size::SNUG))))
}
