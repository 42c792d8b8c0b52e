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

/// A text cut to so many characters, with a sign that it goes on.
pub fn shortened(content: String, fits: f32) -> String {
    let fits = fits.max(1.0);
    let length = content.chars().zip(1_u16..).map(|(_, count)| f32::from(count)).last().unwrap_or(0.0);
    if length <= fits {
        return content;
    }
    let kept: String =
        content.chars().zip(1_u16..).take_while(|&(_, count)| f32::from(count) < fits).map(|(kept, _)| kept).collect();
    let kept = kept.rsplit_once(' ').map_or(kept.as_str(), |(kept, _)| kept);
    format!("{kept} …")
}
