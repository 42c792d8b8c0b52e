//! Offers a copy of everything where the browser has not promised to keep the games.

use crate::app::jobs::files;
use crate::app::widget::prelude::*;
use crate::app::{Action, Shared};
use crate::language::Voice;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// Makes the copy.
    Main,
    Back,
}

pub(crate) fn update(message: Message, shared: &Shared) -> Action {
    match message {
        Message::Main => Action::All(vec![Action::Close, Action::Run(files::copy_everything(&shared.folders))]),
        Message::Back => Action::Close,
    }
}

pub(crate) fn view(voice: &Voice) -> Element<'_, Message> {
    let parts = [text(Type::Heading, voice.plain("copy-title")).into(), text(Type::Body, voice.plain("copy-lead")).into()];
    let main = main_button(voice.plain("copy-make"), Some(Message::Main));
    let back = quiet_button("copy-later", voice.plain("copy-later"), Some(Message::Back));
    framed("copy", Column::with_children(parts).spacing(size::GAP), Column::with_children([main, back]).spacing(size::SNUG))
}
