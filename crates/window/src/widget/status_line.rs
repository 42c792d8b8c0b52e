//! One line that says what was just done or went wrong, how much more there is, and what opens it.

use iced::widget::button as iced_button;
use iced::widget::{button, container, row, space};
use iced::{Alignment, Length, Theme};

use super::press::{Pressable, press_as};
use super::{Element, icon, named, shortened, text};
use crate::icon::Icon;
use crate::theme::{self, ButtonKind, Ink, Type, size};

/// What the line says.
#[derive(Debug, Clone)]
pub(crate) struct Status<Message> {
    /// The id of the line.
    pub id: &'static str,
    pub words: String,
    pub(crate) is_trouble: bool,
    /// That there is more, if there is, and what opens all of it. Without it the words are no button.
    pub more: Option<String>,
    pub open: Option<Message>,
    /// The label of the sign that takes it away, and its message.
    pub dismiss: Option<(String, Message)>,
}

/// The focus ring stays within the reserved line.
const RING_WITHIN: f32 = (size::TARGET - size::RESERVED) / 2.0;

/// What can be pressed reaches over the edges of header and body, which show through.
fn bare(theme: &Theme, status: iced_button::Status) -> iced_button::Style {
    iced_button::Style {
        background: None,
        border: iced::Border::default(),
        ..theme::button(ButtonKind::Link)(theme, status)
    }
}

/// As high as a target, whatever it says and if it says nothing.
pub(crate) fn status_line<'a, Message: Clone + 'a>(
    status: Option<Status<Message>>,
) -> Element<'a, Message> {
    let Some(Status {
        id,
        words,
        is_trouble,
        more,
        open,
        dismiss,
    }) = status
    else {
        return space().width(Length::Fill).height(size::TARGET).into();
    };
    let (sign, ink) = if is_trouble {
        (Icon::Warning, Ink::Danger)
    } else {
        (Icon::Check, Ink::Good)
    };
    let all: String = std::iter::once(words.as_str())
        .chain(more.as_deref())
        .collect::<Vec<_>>()
        .join(" ");
    // The words are cut before what says that there is more.
    let said = row![
        icon(sign, Type::Body, ink),
        shortened(Type::Body, words).lines(1).width(Length::Fill)
    ];
    let said = said
        .push(more.map(|more| text(Type::Body, more)))
        .spacing(size::SNUG)
        .align_y(Alignment::Center);
    let said = container(said)
        .height(size::TARGET)
        .align_y(Alignment::Center)
        .width(Length::Fill);
    let said: Element<'a, Message> = if open.is_some() {
        let button = button(said).padding([0.0, size::PAD]).style(bare);
        press_as(
            id,
            Pressable {
                label: Some(all),
                ring_within: RING_WITHIN,
                ..Pressable::default()
            },
            button,
            open,
        )
    } else {
        container(said).padding([0.0, size::PAD]).into()
    };
    // Its place stays empty under other words: what follows a notice is not pressed with it.
    let dismiss = dismiss.map_or_else(
        || space().width(size::TARGET).into(),
        |(label, press)| {
            let sign = icon(Icon::Close, Type::Body, Ink::Inherit);
            let button = button(container(sign).center(size::TARGET))
                .padding(0)
                .style(bare);
            let words = Pressable {
                label: Some(label.clone()),
                ring_within: RING_WITHIN,
                ..Pressable::default()
            };
            named("dismiss", press_as(label, words, button, Some(press)))
        },
    );
    let said = container(named(id, said)).width(Length::Fill);
    row![said, dismiss]
        .height(size::TARGET)
        .align_y(Alignment::Center)
        .into()
}
