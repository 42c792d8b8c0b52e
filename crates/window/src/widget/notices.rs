//! All sentences about errors, repairs and what was done, over the page: each with a button that takes it away.

use iced::widget::{Column, column, container, opaque, row};
use iced::{Alignment, Length};

use super::{Element, label_row, line, named, quiet_button, scroll, text};
use crate::icon::Icon;
use crate::theme::{self, Ink, Type, size};

/// `all` has for each sentence whether something went wrong; `dismiss` makes the message that takes the one at that index away.
pub fn notices<'a, Message: Clone + 'a>(
    title: String,
    all: impl Iterator<Item = (String, bool)>,
    away: &str,
    dismiss: impl Fn(usize) -> Message,
    (close, closes): (String, Message),
) -> Element<'a, Message> {
    let said = all.enumerate().map(|(index, (sentence, is_trouble))| {
        let sentence = line(
            Type::Body,
            if is_trouble {
                Ink::Danger
            } else {
                Ink::Inherit
            },
            sentence,
        )
        .width(Length::Fill);
        let away = quiet_button(
            format!("dismiss-{index}"),
            away.to_owned(),
            Some(dismiss(index)),
        );
        row![sentence, away]
            .spacing(size::GAP)
            .align_y(Alignment::Center)
            .into()
    });
    let close = quiet_button("notices-close", (Icon::Close, close), Some(closes));
    let head = label_row(text(Type::Title, title), close);
    let said = scroll(
        "notices-all",
        Column::with_children(said).spacing(size::GAP),
    );
    let panel = container(column![container(head).padding(size::GAP), said])
        .max_width(size::PAGE)
        .style(theme::panel);
    let panel = container(named("notices-open", opaque(panel)))
        .center_x(Length::Fill)
        .height(Length::Fill)
        .padding(size::PAD);
    opaque(panel)
}
