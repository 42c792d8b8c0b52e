//! The card that is read aloud.

use iced::widget::{Column, column, container, row, space};
use iced::{Alignment, Length};

use super::card_band::card_band;
use super::{Element, Renderer, icon, line, text};
use crate::icon::Icon;
use crate::theme::{self, Edge, Ink, Type, size};
use first_martians::state::CardKind;

/// What identifies a card at a glance: its icon, and the colour and sides of its edge.
struct Face {
    icon: Icon,
    edge: Edge,
    /// Left, right, below; above is its band.
    sides: [bool; 3],
}

fn face(kind: CardKind, red: bool) -> Face {
    let (icon, edge, sides) = match kind {
        _ if red => (Icon::FollowUp, Edge::Mission, [true, true, false]),
        CardKind::FollowUp => (Icon::FollowUp, Edge::Mission, [true, true, false]),
        CardKind::Adventure(_) => (Icon::Adventure, Edge::Adventure, [false, false, false]),
        CardKind::Malfunction(block) => (
            Icon::Malfunction,
            Edge::Malfunction(block),
            [false, false, true],
        ),
        CardKind::Event => (Icon::Event, Edge::Mission, [true, false, false]),
        CardKind::Mission
        | CardKind::Objective
        | CardKind::Action
        | CardKind::Ending
        | CardKind::Track
        | CardKind::Walker
        | CardKind::Loss
        | CardKind::Standing => (Icon::Mission, Edge::Mission, [true, false, false]),
    };
    Face { icon, edge, sides }
}

/// A Follow-Up is on red and says so.
pub fn card<'a, Message: Clone + 'a>(
    kind: CardKind,
    label: String,
    title: Option<String>,
    story: String,
    red: bool,
) -> Element<'a, Message> {
    let mut content = column![head(kind, label, red)]
        .spacing(size::GAP)
        .width(Length::Fill);
    if let Some(title) = title.filter(|title| !title.is_empty()) {
        content = content.push(text(Type::Heading, title));
    }
    framed(kind, red, size::ROOM, content.push(text(Type::Read, story)))
}

/// A card that was read and whose effects are still being resolved: the same text, smaller.
pub fn read_card<'a, Message: Clone + 'a>(
    kind: CardKind,
    label: String,
    title: String,
    story: String,
    red: bool,
) -> Element<'a, Message> {
    let content = column![
        head(kind, label, red),
        text(Type::Title, title),
        line(Type::Body, quiet(red), story)
    ];
    framed(
        kind,
        red,
        size::PAD,
        content.spacing(size::TIGHT).width(Length::Fill),
    )
}

const fn quiet(red: bool) -> Ink {
    if red { Ink::FollowUpQuiet } else { Ink::Quiet }
}

fn head<'a, Message: 'a>(kind: CardKind, label: String, red: bool) -> Element<'a, Message> {
    let ink = quiet(red);
    row![
        icon(face(kind, red).icon, Type::Title, ink),
        line(Type::Small, ink, label)
    ]
    .spacing(size::SNUG)
    .align_y(Alignment::Center)
    .into()
}

fn framed<'a, Message: Clone + 'a>(
    kind: CardKind,
    red: bool,
    inset: f32,
    content: Column<'a, Message, iced::Theme, Renderer>,
) -> Element<'a, Message> {
    let Face {
        icon: _,
        edge,
        sides: [left, right, below],
    } = face(kind, red);
    let edge = |there: bool, width: Length, height: Length| {
        there.then(|| {
            container(space())
                .width(width)
                .height(height)
                .style(theme::card_edge(edge))
        })
    };
    let upright = |there| edge(there, size::EDGE.into(), Length::Fill);
    let level = |there| edge(there, Length::Fill, size::EDGE.into());
    let content = container(content).padding([size::PAD, inset]);
    let middle = row![upright(left), content, upright(right)].height(Length::Shrink);
    container(column![card_band(kind, red), middle, level(below)])
        .width(Length::Fill)
        .clip(true)
        .style(if red { theme::follow_up } else { theme::panel })
        .into()
}
