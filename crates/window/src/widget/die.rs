//! A die as it looks on the table: what it shows, or that it is still to be rolled or entered.

use iced::widget::{button, column, container, space, stack};
use iced::{Alignment, Length};

use super::dice::RolledDie;
use super::press::{Pressable, press_as};
use super::{Element, icon, named, shortened, text};
use crate::icon::Icon;
use crate::theme::{self, ButtonKind, Ink, Type, size};
use first_martians::board::ActionDie;
use first_martians::vocabulary::{AdventureType, Block};

/// Which die it is, by which it is coloured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum DieKind {
    Malfunction(Block),
    /// One of the three dice of an action.
    Action(AdventureType, ActionDie),
}

/// What a die shows; `None` before it is rolled or entered, which is not the same as a 0.
pub type Face = Option<u8>;

/// The face of an action die: 1 with its sign, 0 without.
pub(crate) fn face_of(shows: bool) -> Face {
    Some(u8::from(shows))
}

/// The face of a die alone.
pub fn die<'a, Message: 'a>(kind: DieKind, face: Face) -> Element<'a, Message> {
    let cube = |content: Element<'a, Message>, full: bool| -> Element<'a, Message> {
        let content = container(content).center_x(size::DIE).center_y(size::DIE);
        match kind {
            DieKind::Malfunction(block) => content.style(theme::die(block, full)).into(),
            DieKind::Action(adventure, _) => {
                content.style(theme::action_die(adventure, full)).into()
            }
        }
    };
    let (Some(number), DieKind::Action(_, die)) = (face, kind) else {
        return match face {
            Some(number) => cube(text(Type::Heading, number.to_string()).into(), true),
            None => cube(text(Type::Heading, "?").into(), false),
        };
    };
    if number > 0 {
        return cube(icon(sign_of(die), Type::Heading, Ink::Inherit).into(), true);
    }
    // A die without its sign has a small one, crossed out.
    let cross = container(icon(Icon::Close, Type::Title, Ink::Inherit))
        .padding(2)
        .align_right(size::DIE)
        .align_bottom(size::DIE);
    let sign = container(icon(sign_of(die), Type::Small, Ink::Inherit)).padding(size::SNUG);
    cube(
        stack![sign, cross]
            .width(size::DIE)
            .height(size::DIE)
            .into(),
        true,
    )
}

const fn sign_of(die: ActionDie) -> Icon {
    match die {
        ActionDie::Success => Icon::Check,
        ActionDie::Wound => Icon::Wound,
        ActionDie::Adventure => Icon::Adventure,
    }
}

/// A die that was rolled, or will be, with its words below.
pub(crate) fn shown_die<'a, Message: 'a>(
    kind: DieKind,
    face: Face,
    words: String,
) -> RolledDie<'a, Message> {
    let words =
        container(text(Type::Small, words).align_x(Alignment::Center)).center_x(Length::Fill);
    RolledDie {
        face: die(kind, face),
        words: words.into(),
    }
}

/// A die of the players, what is written on it, and its words for screen readers: a press turns it. Its place is the same whatever it shows.
pub(crate) fn turned_die<'a, Message: Clone + 'a>(
    id: String,
    kind: DieKind,
    face: Face,
    said: String,
    words: String,
    turn: Option<Message>,
) -> RolledDie<'a, Message> {
    let said =
        container(shortened(Type::Small, said).align_x(Alignment::Center)).height(size::DIE_WORDS);
    let content = column![die(kind, face), said]
        .spacing(size::TIGHT)
        .align_x(Alignment::Center)
        .width(Length::Fill);
    let button = button(content)
        .width(Length::Fill)
        .padding([size::SNUG, 0.0])
        .style(theme::button(ButtonKind::Quiet));
    let reported = Pressable {
        label: Some(words),
        ..Pressable::default()
    };
    RolledDie {
        face: named(id.clone(), press_as(id, reported, button, turn)),
        words: space().into(),
    }
}
