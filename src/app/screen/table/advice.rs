//! A line of advice at each new kind of step, which can be sent away for good.

use iced::widget::{column, container, row};
use iced::{Alignment, Length};

use super::{Message, Shown};
use crate::app::theme::{Ink, Type, size};
use crate::app::widget::{Element, line, named, panel, quiet_button, text};

pub(super) fn view<'a>(shown: &Shown<'a>) -> Option<Element<'a, Message>> {
    let sentence = shown.advice.clone()?;
    let away = named("no-advice", quiet_button(shown.say("window-advice-away"), Some(Message::NoAdvice)));
    let label = container(line(Type::Small, Ink::Quiet, shown.say("window-advice"))).width(Length::Fill);
    let head = row![label, away].align_y(Alignment::Center);
    Some(named("advice", panel(column![head, text(Type::Body, sentence)].spacing(size::SNUG))))
}
