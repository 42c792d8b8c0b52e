//! Why the stored games cannot be used by this page of a browser, and what to do about it.

use crate::jobs;
use crate::widget::prelude::*;
use crate::{Action, Shared};
use language::{Args, Localizer};
use storage::TakeError;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StorageUnavailable {
    why: TakeError,
    busy: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// Takes the games from the other page, or tries again.
    Main,
}

impl StorageUnavailable {
    pub const fn new(why: TakeError) -> Self {
        Self { why, busy: false }
    }

    pub fn update(&mut self, message: Message, shared: &Shared) -> Action {
        let Message::Main = message;
        if std::mem::replace(&mut self.busy, true) {
            return Action::None;
        }
        Action::Run(jobs::settings::load(&shared.folders, None, true))
    }

    pub fn view<'a>(&'a self, localizer: &'a Localizer) -> Element<'a, Message> {
        let (title, lead, main) = match &self.why {
            TakeError::Elsewhere => (
                "storage-unavailable-elsewhere",
                localizer.text("storage-unavailable-elsewhere-lead"),
                "storage-unavailable-take",
            ),
            TakeError::Newer => (
                "storage-unavailable-newer",
                localizer.text("storage-unavailable-newer-lead"),
                "storage-unavailable-again",
            ),
            TakeError::Io(cause) => {
                let cause = Args::new().text("cause", cause.to_string());
                (
                    "storage-unavailable-refused",
                    localizer.format("storage-unavailable-refused-lead", &cause),
                    "storage-unavailable-again",
                )
            }
        };
        let parts = [
            text(Type::Heading, localizer.text(title)).into(),
            text(Type::Body, lead).into(),
        ];
        let main = main_button(localizer.text(main), (!self.busy).then_some(Message::Main));
        framed_page(
            "storage-unavailable",
            Column::with_children(parts).spacing(size::GAP),
            [],
            main,
        )
    }
}
