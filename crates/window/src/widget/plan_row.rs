//! A planned action in one row: what it is, what it lacks, and whose pawns are on it.

use iced::widget::{Row, button, column, container, row};
use iced::{Alignment, Length};

use super::press::{Pressable, press_as};
use super::{Element, icon, named, shortened};
use crate::icon::Icon;
use crate::theme::{self, ButtonKind, Ink, Type, size};

/// What the row says.
pub(crate) struct PlanRow<'a, Message> {
    pub name: String,
    /// What it lacks, or that it lacks nothing.
    pub standing: String,
    /// Whether it lacks nothing: only then it is ticked.
    pub(crate) is_ready: bool,
    /// The patches of the pawns, who performs the action first.
    pub pawns: Vec<Element<'a, Message>>,
    /// All of it in words.
    pub words: String,
    /// Whether what it opens is open, where it is below the row.
    pub is_open: Option<bool>,
}

/// As high as a target: a plan of five actions stays in sight.
pub(crate) fn plan_row<'a, Message: Clone + 'a>(
    id: String,
    of: PlanRow<'a, Message>,
    press: Message,
) -> Element<'a, Message> {
    let (sign, ink) = if of.is_ready {
        (Icon::Check, Ink::Good)
    } else {
        (Icon::Open, Ink::Quiet)
    };
    let standing = (!of.standing.is_empty()).then(|| shortened(Type::Small, of.standing).lines(1));
    let said = column![shortened(Type::Small, of.name).lines(1)].push(standing);
    let fold = of.is_open.map(|is_open| {
        icon(
            if is_open { Icon::Minus } else { Icon::Plus },
            Type::Body,
            Ink::Inherit,
        )
    });
    let pawns = Row::with_children(of.pawns).spacing(2);
    let content = row![
        icon(sign, Type::Body, ink),
        said.width(Length::Fill),
        pawns,
        fold
    ];
    let content =
        container(content.spacing(size::SNUG).align_y(Alignment::Center)).center_y(Length::Fill);
    let button = button(content)
        .width(Length::Fill)
        .height(size::ROW)
        .padding([0.0, size::SNUG])
        .style(theme::button(ButtonKind::Quiet));
    let reported = Pressable {
        label: Some(of.words),
        chosen: of.is_open,
        ..Pressable::default()
    };
    named(id.clone(), press_as(id, reported, button, Some(press)))
}
