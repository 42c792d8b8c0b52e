//! The phases of a sol as a rail, with the name of the current one.

use iced::widget::{Row, container, row, space};
use iced::{Alignment, Length};

use super::super::theme::{self, Type, size};
use super::{Element, text};

const THICK: f32 = 4.0;

/// `present` is `None` before the sol begins and after it ends.
pub(crate) fn rail<'a, Message: 'a>(phases: usize, present: Option<usize>, name: String) -> Element<'a, Message> {
    let mark = |index: usize| {
        let reached = present.is_some_and(|present| index <= present);
        container(space()).width(Length::Fill).height(THICK).style(theme::sign(reached)).into()
    };
    let marks = Row::with_children((0..phases).map(mark)).spacing(size::TIGHT).width(Length::Fill);
    row![text(Type::Title, name), marks].spacing(size::GAP).align_y(Alignment::Center).width(Length::Fill).into()
}
