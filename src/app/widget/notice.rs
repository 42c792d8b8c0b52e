//! A sentence about an error, a repair or what was done, with a button to dismiss it.

use iced::widget::{container, row};
use iced::{Alignment, Length};

use super::super::theme::{self, Ink, Type, size};
use super::{Element, line, quiet_button};

pub fn notice<'a, Message: Clone + 'a>(sentence: String, is_trouble: bool, away: String, press: Message) -> Element<'a, Message> {
    let sentence = line(Type::Body, if is_trouble { Ink::Danger } else { Ink::Inherit }, sentence).width(Length::Fill);
    container(row![sentence, quiet_button("dismiss", away, Some(press))].spacing(size::GAP).align_y(Alignment::Center))
        .padding([size::SNUG, size::PAD])
        .width(Length::Fill)
        .style(theme::panel)
        .into()
}
