//! A sentence about an error or a repair, with a button to dismiss it.

use iced::widget::{container, row};
use iced::{Alignment, Length};

use super::super::theme::{self, Ink, Type, size};
use super::{Element, line, quiet_button};

pub fn notice<'a, Message: Clone + 'a>(sentence: String, away: String, press: Message) -> Element<'a, Message> {
    let sentence = line(Type::Body, Ink::Danger, sentence).width(Length::Fill);
    container(row![sentence, quiet_button("dismiss", away, Some(press))].spacing(size::GAP).align_y(Alignment::Center))
        .padding([size::SNUG, size::PAD])
        .width(Length::Fill)
        .style(theme::panel)
        .into()
}
