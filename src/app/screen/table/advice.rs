//! A line of advice at each new kind of step, which can be sent away for good.

use iced::widget::{column, container};

use super::{Message, Shown};
use crate::app::theme::{Ink, Type, size};
use crate::app::widget::{Element, line, named, panel, quiet_button, text};

pub(super) fn view<'a>(shown: &Shown<'a>) -> Option<Element<'a, Message>> {
    let sentence = shown.advice.clone()?;
    let away = named("no-advice", quiet_button(shown.say("window-advice-away"), Some(Message::NoAdvice)));
    let content = column![line(Type::Small, Ink::Quiet, shown.say("window-advice")), text(Type::Body, sentence), container(away)];
    Some(named("advice", panel(content.spacing(size::SNUG))))
}
