//! Icons, and words with an icon.

use iced::widget::text::Text;
use iced::widget::{Row, row};
use iced::{Alignment, Theme};

use super::{Renderer, text};
use crate::icon::Icon;
use crate::theme::{ICONS, Ink, Type, size};

/// As large as text of that role is high.
pub fn icon<'a>(icon: Icon, role: Type, ink: Ink) -> Text<'a, Theme, Renderer> {
    let size = role.size() * 1.15;
    iced::widget::text(icon.character().to_string())
        .font(ICONS)
        .size(size)
        .line_height(1.0)
        .width(size)
        .align_x(Alignment::Center)
        .style(ink.style())
}

/// Words, with or without an icon before them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Label {
    pub icon: Option<Icon>,
    pub words: String,
}

impl From<String> for Label {
    fn from(words: String) -> Self {
        Self { icon: None, words }
    }
}

impl From<&str> for Label {
    fn from(words: &str) -> Self {
        words.to_owned().into()
    }
}

impl From<(Icon, String)> for Label {
    fn from((icon, words): (Icon, String)) -> Self {
        Self {
            icon: Some(icon),
            words,
        }
    }
}

impl Label {
    pub fn row<'a, Message: 'a>(
        self,
        role: Type,
        align: Alignment,
    ) -> Row<'a, Message, Theme, Renderer> {
        let icon = self.icon.map(|it| icon(it, role, Ink::Inherit));
        row![icon, text(role, self.words).align_x(align)]
            .spacing(size::SNUG)
            .align_y(Alignment::Center)
    }
}
