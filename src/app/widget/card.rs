//! The card that is read aloud.

use iced::Length;
use iced::widget::{column, container, row, space};

use super::super::theme::{self, Ink, Type, size};
use super::{Element, line, text};

/// A card: what it is, its title, its text. A Follow-Up lies on red and says so.
pub fn card<'a, Message: 'a>(label: String, title: Option<String>, story: String, red: bool) -> Element<'a, Message> {
    let quiet = if red { Ink::FollowUpQuiet } else { Ink::Quiet };
    let mut content = column![line(Type::Small, quiet, label)].spacing(size::GAP).width(Length::Fill);
    if let Some(title) = title.filter(|title| !title.is_empty()) {
        content = content.push(text(Type::Heading, title));
    }
    let content = content.push(text(Type::Read, story));
    let stripe = container(space()).width(size::EDGE).height(Length::Fill).style(theme::stripe);
    let face = if red { theme::follow_up } else { theme::read_card };

    container(row![stripe, container(content).padding([size::PAD, size::ROOM])].height(Length::Shrink))
        .width(Length::Fill)
        .clip(true)
        .style(face)
        .into()
}

/// A card that was read, while something of it is still open: the same words, smaller.
pub fn told<'a, Message: 'a>(label: String, title: String, story: String, red: bool) -> Element<'a, Message> {
    let quiet = if red { Ink::FollowUpQuiet } else { Ink::Quiet };
    let face = if red { theme::follow_up } else { theme::read_card };
    let content = column![line(Type::Small, quiet, label), text(Type::Title, title), line(Type::Body, quiet, story)];
    container(content.spacing(size::TIGHT)).padding([size::GAP, size::PAD]).width(Length::Fill).style(face).into()
}
