//! Tabs.

use iced::Length;
use iced::alignment::Alignment;
use iced::widget::{Row, button, column, container};

use super::super::icon::Icon;
use super::super::theme::{self, ButtonKind, Ink, Type, size};
use super::{Element, named, press, text};

/// Tabs of equal width: id, icon, label, whether it is open, message.
pub(crate) fn tab_bar<'a, Message: Clone + 'a>(
    tabs: impl IntoIterator<Item = (&'static str, Icon, String, bool, Message)>,
) -> Element<'a, Message> {
    let tab = |(id, icon, label, open, message): (&'static str, Icon, String, bool, Message)| {
        let label = column![super::icon(icon, Type::Body, Ink::Inherit), text(Type::Small, label).align_x(Alignment::Center)];
        let label = container(label.align_x(Alignment::Center)).center(Length::Fill);
        let tab =
            button(label).width(Length::Fill).height(size::TARGET).padding(0).style(theme::button(ButtonKind::Tab { open }));
        container(named(id, press(id, tab, Some(message)))).width(Length::FillPortion(1)).into()
    };
    Row::with_children(tabs.into_iter().map(tab)).spacing(size::TIGHT).width(Length::Fill).into()
}
