//! The parts of the board as they look on the table: status markers, tokens, pawns, spaces, the map.

use iced::widget::{Column, Row, button, container, pin, row, space, stack};
use iced::{Alignment, Length, Point};

use super::super::icon::Icon;
use super::super::theme::{self, ButtonKind, Ink, Type, size};
use super::{Element, icon, named, press, text};
use crate::first_martians::vocabulary::{Block, Direction, Modifier};

/// A part of the board; a press opens its numbers.
pub fn piece<'a, Message: Clone + 'a>(
    id: impl Into<String>,
    content: impl Into<Element<'a, Message>>,
    open: bool,
    message: Message,
) -> Element<'a, Message> {
    let id = id.into();
    let content = container(content).width(Length::Fill);
    let button = button(content)
        .width(Length::Fill)
        .padding([size::TIGHT + 2.0, size::SNUG])
        .style(theme::button(ButtonKind::Piece { open }));
    let button = button.height(Length::Fill);
    named(id.clone(), press(id, button, Some(message)))
}

/// The status marker of a part with its letter: a green ring, or red and filled.
pub(crate) fn status_marker<'a, Message: 'a>(letter: String, red: bool) -> Element<'a, Message> {
    container(text(Type::Small, letter)).center_x(size::CUBE).center_y(size::CUBE).style(theme::part(red)).into()
}

/// A stack of Modifier tokens after the sign of its space: the top one, and the count.
pub fn tokens<'a, Message: 'a>(sign: &'static str, pile: &[Modifier]) -> Element<'a, Message> {
    let mut parts: Vec<Element<'a, Message>> = vec![text(Type::Small, sign).into()];
    if let Some(&top) = pile.last() {
        parts.push(token(top));
    }
    if pile.len() > 1 {
        parts.push(text(Type::Small, format!("×{}", pile.len())).into());
    }
    Row::with_children(parts).spacing(size::TIGHT).align_y(Alignment::Center).into()
}

fn token<'a, Message: 'a>(token: Modifier) -> Element<'a, Message> {
    let sign: Element<'a, Message> = match token {
        Modifier::ExtraPawn => text(Type::Small, "+1").into(),
        Modifier::Blocked => icon(Icon::Close, Type::Small, Ink::Inherit).into(),
        Modifier::Adventure => icon(Icon::Adventure, Type::Small, Ink::Inherit).into(),
        Modifier::Reroll => icon(Icon::Redo, Type::Small, Ink::Inherit).into(),
        Modifier::Wound => icon(Icon::Wound, Type::Small, Ink::Inherit).into(),
        Modifier::RoverRoll => icon(Icon::Dice, Type::Small, Ink::Inherit).into(),
    };
    container(sign).center_x(size::CUBE).center_y(size::CUBE).style(theme::token).into()
}

/// The pawns of an astronaut: filled while they can act.
pub fn pawns<'a, Message: 'a>(free: u8, of: u8) -> Element<'a, Message> {
    let pawn = |index: u8| container(space()).width(size::MARKER).height(size::MARKER).style(theme::pawn(index < free)).into();
    Row::with_children((0..of).map(pawn)).spacing(size::TIGHT).into()
}

/// Spaces with a letter each, and whether something is on them.
pub fn spaces<'a, Message: 'a>(all: impl IntoIterator<Item = (String, bool)>, hurts: bool) -> Element<'a, Message> {
    let one = |(letter, full): (String, bool)| {
        container(text(Type::Small, letter)).center_x(size::PIP).center_y(size::PIP).style(theme::space(full, hurts)).into()
    };
    Row::with_children(all.into_iter().map(one)).spacing(2).into()
}

/// The colour of a Block at the left of the content.
pub(crate) fn striped<'a, Message: 'a>(block: Block, content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    let stripe = container(space()).width(size::EDGE).height(Length::Fill).style(theme::block(block));
    row![stripe, content.into()].spacing(size::SNUG).into()
}

/// The spaces of the map, in rings around the HUB.
pub(crate) fn region_map<'a, Message: Clone + 'a>(
    rings: u8,
    spaces: impl IntoIterator<Item = (u8, Direction, Region<'a, Message>)>,
) -> Element<'a, Message> {
    let radius = |ring: u8| f32::from(ring) * size::RING_OF_MAP + size::SNUG;
    let centre = radius(rings) + size::REGION / 2.0;
    let at = |x: f32, y: f32, side: f32, it: Element<'a, Message>| {
        pin(it).position(Point::new(x - side / 2.0, y - side / 2.0)).width(Length::Fill).height(Length::Fill).into()
    };
    let hub = container(space()).width(size::SUN).height(size::SUN).style(theme::map_space(true)).into();
    let mut parts: Vec<Element<'a, Message>> = vec![at(centre, centre, size::SUN, hub)];
    for (ring, direction, region) in spaces {
        let turn = std::f32::consts::TAU * f32::from(direction as u8) / 8.0;
        let (x, y) = (centre + radius(ring) * turn.sin(), centre - radius(ring) * turn.cos());
        let Region { id, lines, open, message } = region;
        let ground = if lines.is_empty() && !open { ButtonKind::Row } else { ButtonKind::Choice { chosen: open } };
        let there: Element<'a, Message> = if lines.is_empty() {
            container(space()).width(size::DOT).height(size::DOT).style(theme::map_space(false)).into()
        } else {
            Column::with_children(lines).align_x(Alignment::Center).into()
        };
        let button = button(container(there).center(Length::Fill))
            .width(size::REGION)
            .height(size::REGION)
            .padding(0)
            .style(theme::button(ground));
        parts.push(at(x, y, size::REGION, named(id.clone(), press(id, button, Some(message)))));
    }
    let side = 2.0 * centre;
    stack(parts).width(side).height(side).into()
}

pub struct Region<'a, Message> {
    pub id: String,
    /// Empty where it is unexplored.
    pub lines: Vec<Element<'a, Message>>,
    /// Whether its numbers are open.
    pub open: bool,
    pub message: Message,
}
