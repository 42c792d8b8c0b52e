//! Signs with their words.

use iced::Alignment;
use iced::widget::{Row, row};

use super::sign::{Sign, sign_of};
use super::{Element, quiet};
use crate::theme::{Type, size};

/// Side by side, wrapping where there is no room.
pub(crate) fn sign_legend<'a, Message: Clone + 'a>(
    all: impl IntoIterator<Item = (Sign, String)>,
) -> Element<'a, Message> {
    let one = |(sign, words): (Sign, String)| {
        row![sign_of(sign, size::CUBE), quiet(Type::Small, words)]
            .spacing(size::SNUG)
            .align_y(Alignment::Center)
            .into()
    };
    Row::with_children(all.into_iter().map(one))
        .spacing(size::PAD)
        .wrap()
        .vertical_spacing(size::TIGHT)
        .into()
}
