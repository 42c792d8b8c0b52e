//! An action that can be planned: its price in pawns, large; its name; what else it takes and risks.

use iced::widget::{Column, button, column, row, space};
use iced::{Alignment, Length};

use super::press as pressed;
use super::sign::{Sign, sign_of};
use super::{Element, described, icon, named, text};
use crate::icon::Icon;
use crate::theme::{self, ButtonKind, Ink, Type, size};

/// What the button says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct OfferedAction {
    pub pawns: String,
    /// The same in words.
    pub price: String,
    pub name: String,
    /// Price, risks and way, one sentence each.
    pub lines: Vec<String>,
}

/// Below it: the same with fewer pawns, and dice.
pub(crate) fn roll_button<'a, Message: Clone + 'a>(
    id: impl Into<String>,
    pawns: String,
    words: String,
    press: Option<Message>,
) -> Element<'a, Message> {
    let id = id.into();
    let price = row![sign_of(Sign::Pawn, size::CUBE), text(Type::Number, pawns)]
        .spacing(2)
        .align_y(Alignment::Center);
    let words = text(Type::Small, words).width(Length::Fill);
    let high = space().height(size::ROW - 2.0 * size::SNUG);
    let content = row![
        high,
        price,
        icon(Icon::Dice, Type::Body, Ink::Inherit),
        words
    ]
    .spacing(size::GAP)
    .align_y(Alignment::Center);
    let button = button(content)
        .width(Length::Fill)
        .padding([size::SNUG, size::GAP])
        .style(theme::button(ButtonKind::Quiet));
    named(id.clone(), pressed::press(id, button, press))
}

pub(crate) fn action_button<'a, Message: Clone + 'a>(
    id: impl Into<String>,
    action: OfferedAction,
    press: Option<Message>,
) -> Element<'a, Message> {
    let id = id.into();
    let price = row![
        sign_of(Sign::Pawn, size::CUBE),
        text(Type::Number, action.pawns)
    ]
    .align_y(Alignment::Center)
    .spacing(2);
    let price = described(action.price, price);
    let lines = action
        .lines
        .into_iter()
        .map(|line| text(Type::Small, line).into());
    let name = row![
        text(Type::Body, action.name).width(Length::Fill),
        icon(Icon::Plus, Type::Body, Ink::Inherit)
    ];
    let takes = row![price, Column::with_children(lines).width(Length::Fill)].spacing(size::GAP);
    let content = column![
        name.spacing(size::SNUG).align_y(Alignment::Center),
        takes.align_y(Alignment::Center)
    ];
    let button = button(content.spacing(size::TIGHT))
        .width(Length::Fill)
        .padding([size::SNUG, size::GAP])
        .style(theme::button(ButtonKind::Quiet));
    named(id.clone(), pressed::press(id, button, press))
}
