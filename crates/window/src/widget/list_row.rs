//! A row of a list: icon and title, and at the right a summary, which a press opens.

use iced::widget::{button, container, row, space};
use iced::{Alignment, Length};

use super::{Element, icon, label_row, named, press, text};
use crate::icon::Icon;
use crate::theme::{self, ButtonKind, Ink, Type, size};

pub(crate) fn list_row<'a, Message: Clone + 'a>(
    name: String,
    sign: Icon,
    title: String,
    rest: Option<Element<'a, Message>>,
    message: Message,
) -> Element<'a, Message> {
    let title = row![
        icon(sign, Type::Title, Ink::Inherit),
        text(Type::Body, title)
    ]
    .spacing(size::SNUG)
    .align_y(Alignment::Center);
    let shown: Element<'a, Message> = match rest {
        Some(rest) => label_row(title, rest),
        None => container(title).width(Length::Fill).into(),
    };
    let high = space().height(size::ROW - 2.0 * size::TIGHT);
    let content = row![high, shown].align_y(Alignment::Center);
    let button = button(content)
        .width(Length::Fill)
        .padding([size::TIGHT, size::SNUG])
        .style(theme::button(ButtonKind::Row));
    named(name.clone(), press(name, button, Some(message)))
}
