//! Tabs.

use iced::Length;
use iced::alignment::Alignment;
use iced::widget::{Row, button, column, container};

use super::{Element, named, press, text};
use crate::icon::Icon;
use crate::theme::{self, ButtonKind, Ink, Type, size};

/// The room of a tab that is not its label, in letters.
const LEAST: u16 = 4;

/// Tabs of equal width: id, icon, label, whether it is open, message.
pub(crate) fn tab_bar<'a, Message: Clone + 'a>(
    tabs: impl IntoIterator<Item = (&'static str, Icon, String, bool, Message)>,
) -> Element<'a, Message> {
    tabs_of_share(tabs, |_| 1)
}

/// The same where there is little room: a long label has a wider tab.
pub(crate) fn tight_tab_bar<'a, Message: Clone + 'a>(
    tabs: impl IntoIterator<Item = (&'static str, Icon, String, bool, Message)>,
) -> Element<'a, Message> {
    tabs_of_share(tabs, |label| {
        LEAST + u16::try_from(label.chars().count()).unwrap_or_default()
    })
}

fn tabs_of_share<'a, Message: Clone + 'a>(
    tabs: impl IntoIterator<Item = (&'static str, Icon, String, bool, Message)>,
    share: impl Fn(&str) -> u16,
) -> Element<'a, Message> {
    let tab = |(id, icon, label, open, message): (&'static str, Icon, String, bool, Message)| {
        let share = Length::FillPortion(share(&label));
        let label = column![
            super::icon(icon, Type::Body, Ink::Inherit),
            text(Type::Small, label).align_x(Alignment::Center)
        ];
        let label = container(label.align_x(Alignment::Center)).center(Length::Fill);
        let tab = button(label)
            .width(Length::Fill)
            .height(size::TARGET)
            .padding(0)
            .style(theme::button(ButtonKind::Tab { open }));
        container(named(id, press(id, tab, Some(message))))
            .width(share)
            .into()
    };
    Row::with_children(tabs.into_iter().map(tab))
        .spacing(size::TIGHT)
        .width(Length::Fill)
        .into()
}
