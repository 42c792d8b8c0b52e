//! The sheet of keyboard shortcuts, on screen and for paper.

pub mod paper;

use iced::widget::column;

use crate::jobs::files;
use crate::widget::prelude::*;
use crate::{Action, Shared};
use language::{Args, Localizer};
use storage::OpenError;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    Back,
    Print,
    Written(Result<String, OpenError>),
    Shown(String, bool),
}

/// Message ids: `keys-of-<name>` are the keys, `keys-<name>` is what they do.
const LINES: [&str; 11] = [
    "move", "press", "main", "back", "undo", "redo", "scroll", "rules", "choose", "sheet", "print",
];

/// The command key as printed on this system's keyboards.
const fn command() -> &'static str {
    if cfg!(target_os = "macos") {
        "Cmd"
    } else {
        "Ctrl"
    }
}

fn lines(localizer: &Localizer) -> impl Iterator<Item = (String, String)> {
    LINES.into_iter().map(|name| {
        let keys = localizer.format(
            &format!("keys-of-{name}"),
            &Args::new().text("command", command()),
        );
        (keys, localizer.text(&format!("keys-{name}")))
    })
}

/// The page is written before it is opened, so that it can be found even if opening fails.
pub fn update(message: Message, shared: &Shared) -> Action {
    let said =
        |id: &str, path: String| shared.localizer.format(id, &Args::new().text("path", path));
    match message {
        Message::Back => Action::Close,
        Message::Print => Action::Run(files::print_shortcuts(
            &shared.folders,
            shared.localizer.language(),
        )),
        Message::Written(Ok(path)) => Action::Run(files::show(path, |path, shown| {
            crate::Message::Keys(Message::Shown(path, shown))
        })),
        Message::Written(Err(_)) => Action::None,
        Message::Shown(path, true) => Action::Confirm(said("keys-printed", path)),
        Message::Shown(path, false) => Action::Notify(said("keys-unshown", path)),
    }
}

pub fn view<'a>(localizer: &Localizer) -> Element<'a, Message> {
    let lines = lines(localizer).map(|(keys, does)| {
        let does = text(Type::Body, does).width(Length::FillPortion(3));
        let keys = container(chip(keys)).width(Length::FillPortion(2));
        row![keys, does]
            .spacing(size::GAP)
            .align_y(Alignment::Center)
            .into()
    });
    let content = column![
        text(Type::Heading, localizer.text("keys-title")),
        panel(iced::widget::Column::with_children(lines).spacing(size::GAP)),
        quiet(Type::Small, localizer.text("keys-field")),
    ]
    .spacing(size::GAP);
    let back = back_button(localizer.text("window-back"), Some(Message::Back));
    let print = quiet_button(
        "print",
        localizer.text("keys-print-button"),
        Some(Message::Print),
    );
    framed_page("keys", content, [print], back)
}
