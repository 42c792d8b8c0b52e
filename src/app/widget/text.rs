//! Text: every word of the window goes through here.

use iced::Theme;
use iced::widget::text::{Text, Wrapping};

use super::super::theme::{Ink, Type};
use super::Element;

/// A text in its role, in the ink of what it stands on.
pub fn text<'a>(role: Type, content: impl Into<String>) -> Text<'a, Theme> {
    line(role, Ink::Inherit, content)
}

/// A text that steps back.
pub fn quiet<'a, Message: 'a>(role: Type, content: impl Into<String>) -> Element<'a, Message> {
    line(role, Ink::Quiet, content).into()
}

/// A text in its role and ink.
pub fn line<'a>(role: Type, ink: Ink, content: impl Into<String>) -> Text<'a, Theme> {
    iced::widget::text(content.into())
        .size(role.size())
        .line_height(role.line_height())
        .font(role.font())
        .wrapping(Wrapping::WordOrGlyph)
        .style(ink.style())
}
