//! The sheet of keys: all that the keyboard does, on one page.

use iced::widget::{column, container, row};
use iced::{Alignment, Length};

use crate::app::theme::{Type, size};
use crate::app::widget::{Element, chip, column_of_text, main_button, panel, quiet, scroll, text};
use crate::language::{Args, Voice};

/// What can happen on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// Back to where one was.
    Back,
}

/// The lines, by what their messages are called: `keys-of-<name>` are the keys, `keys-<name>` is what they do.
const LINES: [&str; 8] = ["move", "press", "main", "back", "undo", "redo", "scroll", "sheet"];

/// The screen.
pub fn view<'a>(voice: &Voice) -> Element<'a, Message> {
    let command = if cfg!(target_os = "macos") { "Cmd" } else { "Ctrl" };
    let lines = LINES.into_iter().map(|name| {
        let keys = voice.say(&format!("keys-of-{name}"), &Args::new().text("command", command));
        let does = text(Type::Body, voice.plain(&format!("keys-{name}"))).width(Length::FillPortion(3));
        let keys = container(chip(keys)).width(Length::FillPortion(2));
        row![keys, does].spacing(size::GAP).align_y(Alignment::Center).into()
    });
    let content = column![
        text(Type::Heading, voice.plain("keys-title")),
        panel(iced::widget::Column::with_children(lines).spacing(size::GAP)),
        quiet(Type::Small, voice.plain("keys-field")),
    ]
    .spacing(size::GAP);
    let back = main_button(voice.plain("window-back"), Some(Message::Back));
    column![scroll("keys", column_of_text(content)), container(column_of_text(back)).padding([size::GAP, size::PAD])].into()
}
