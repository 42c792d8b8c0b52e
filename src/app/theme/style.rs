//! Style functions by role.

use std::f32::consts::FRAC_PI_2;

use iced::widget::{button as iced_button, container, rule as iced_rule, scrollable as iced_scrollable, text_input};
use iced::{Background, Border, Color, Radians, Shadow, Theme, Vector, border, gradient};

use super::colours::Pair;
use super::{of, size};
use crate::first_martians::words::{AdventureType, Block};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ground {
    Main,
    /// Any other.
    Quiet,
    /// One of several of which one is chosen.
    Choice {
        chosen: bool,
    },
    /// A row of a list.
    Row,
    /// A part of the board, which shows what is there.
    Piece {
        /// Whether its numbers are open.
        open: bool,
    },
    Tab {
        open: bool,
    },
}

fn filled(pair: Pair) -> container::Style {
    container::Style {
        text_color: Some(pair.ink),
        background: Some(pair.ground.into()),
        border: border::rounded(size::RADIUS),
        ..container::Style::default()
    }
}

/// The ground of the window.
pub fn ground(theme: &Theme) -> container::Style {
    container::Style { border: Border::default(), ..filled(of(theme).text) }
}

pub fn panel(theme: &Theme) -> container::Style {
    let colours = of(theme);
    container::Style { border: border::rounded(size::RADIUS).width(size::LINE).color(colours.edge.ink), ..filled(colours.panel) }
}

/// What is above a panel.
pub fn raised(theme: &Theme) -> container::Style {
    filled(of(theme).raised)
}

/// A card to be read aloud.
pub(crate) fn read_card(theme: &Theme) -> container::Style {
    panel(theme)
}

pub fn follow_up(theme: &Theme) -> container::Style {
    filled(of(theme).follow_up)
}

/// What the edge of a card belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Edge {
    /// The mission, its events and what follows from them.
    Mission,
    Adventure,
    Malfunction(Block),
}

/// The coloured edge of a card.
pub(crate) fn card_edge(edge: Edge) -> impl Fn(&Theme) -> container::Style {
    move |theme| {
        let colours = of(theme);
        let ink = match edge {
            Edge::Mission => colours.rust.ink,
            Edge::Adventure => colours.adventure.ink,
            Edge::Malfunction(block) => colours.block(block).ink,
        };
        container::Style { background: Some(ink.into()), ..container::Style::default() }
    }
}

/// One half of the horizon: a line that fades away, to the left or to the right.
pub(crate) fn fade(to_the_left: bool) -> impl Fn(&Theme) -> container::Style {
    move |theme| {
        let ink = of(theme).rust.ink;
        let (start, end) = if to_the_left { (ink.scale_alpha(0.25), ink) } else { (ink, ink.scale_alpha(0.25)) };
        let line = gradient::Linear::new(Radians(FRAC_PI_2)).add_stop(0.0, start).add_stop(1.0, end);
        container::Style { background: Some(line.into()), ..container::Style::default() }
    }
}

/// A short word in a frame.
pub(crate) fn chip(theme: &Theme) -> container::Style {
    let colours = of(theme);
    container::Style {
        text_color: Some(colours.panel.ink),
        border: border::rounded(size::RADIUS).width(size::LINE).color(colours.rust.ink),
        ..container::Style::default()
    }
}

/// A sign: full, or only its outline.
pub fn sign(full: bool) -> impl Fn(&Theme) -> container::Style {
    move |theme| dot(of(theme).rust.ink, full)
}

/// A marker of the Malfunction Box, a green ring or full and red, so that the two differ without colour too.
pub(crate) fn box_sign(red: bool) -> impl Fn(&Theme) -> container::Style {
    move |theme| {
        let style = dot(if red { of(theme).systems.ink } else { of(theme).food.ink }, red);
        container::Style { border: style.border.width(size::LINE * 2.0), ..style }
    }
}

/// The status marker of a part: a green ring, or red and full.
pub fn part(red: bool) -> impl Fn(&Theme) -> container::Style {
    move |theme| {
        let colours = of(theme);
        let ring = if red { colours.systems.ink } else { colours.food.ink };
        container::Style {
            text_color: Some(if red { colours.die(Block::Systems).ink } else { colours.panel.ink }),
            background: red.then_some(Background::Color(ring)),
            border: border::rounded(size::TIGHT).width(size::LINE * 2.0).color(ring),
            ..container::Style::default()
        }
    }
}

/// A Modifier token.
pub fn token(theme: &Theme) -> container::Style {
    container::Style { border: border::rounded(size::CUBE), ..filled(of(theme).chosen) }
}

/// An action pawn: full while it can act.
pub fn pawn(full: bool) -> impl Fn(&Theme) -> container::Style {
    move |theme| dot(of(theme).adventure.ink, full)
}

/// A space of a short row: full where something stands on it.
pub fn space(full: bool, hurts: bool) -> impl Fn(&Theme) -> container::Style {
    move |theme| {
        let colours = of(theme);
        let pair = if hurts { colours.danger } else { colours.food };
        container::Style {
            text_color: Some(if full { pair.ground } else { colours.panel.ink }),
            background: full.then_some(Background::Color(pair.ink)),
            border: border::rounded(size::TIGHT).width(size::LINE).color(pair.ink),
            ..container::Style::default()
        }
    }
}

/// A space of the map that is not explored, or the HUB.
pub(crate) fn spot_of_map(hub: bool) -> impl Fn(&Theme) -> container::Style {
    move |theme| dot(if hub { of(theme).rust.ink } else { of(theme).line.ink }, hub)
}

/// The stripe of a Block.
pub fn block(block: Block) -> impl Fn(&Theme) -> container::Style {
    move |theme| container::Style { background: Some(of(theme).block(block).ink.into()), ..container::Style::default() }
}

/// What the spaces of a row belong to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cell {
    /// The sols of the mission.
    Sol,
    /// The Morale track.
    Morale,
    /// The Malfunction track of that Block.
    Track(Block),
}

/// What a full space is filled with, and the outline of every space.
pub fn cell(theme: &Theme, cell: Cell) -> (Color, Border) {
    let colours = of(theme);
    match cell {
        Cell::Sol => (colours.rust.ink, border::rounded(size::DOT).width(size::LINE).color(colours.rust.ink)),
        Cell::Morale => (colours.rust.ink, border::rounded(size::TIGHT).width(size::LINE).color(colours.rust.ink)),
        Cell::Track(block) => {
            let ink = colours.block(block).ink;
            (ink, border::rounded(size::TIGHT).width(size::LINE).color(ink))
        }
    }
}

/// A Malfunction die in the colour of its Block: full once it shows something.
pub fn die(block: Block, full: bool) -> impl Fn(&Theme) -> container::Style {
    move |theme| cube(of(theme).die(block), full)
}

/// A die of that type of action: full where it shows something.
pub(crate) fn action_die(kind: AdventureType, full: bool) -> impl Fn(&Theme) -> container::Style {
    move |theme| cube(of(theme).action_die(kind), full)
}

fn cube(pair: Pair, full: bool) -> container::Style {
    container::Style {
        text_color: Some(if full { pair.ink } else { pair.ground }),
        background: full.then_some(Background::Color(pair.ground)),
        border: border::rounded(size::SNUG).width(size::LINE * 2.0).color(pair.ground),
        ..container::Style::default()
    }
}

/// The ground of the window over something that is not wholly there yet; 1 hides it.
pub(crate) fn veil(theme: &Theme, hidden: f32) -> Color {
    of(theme).text.ground.scale_alpha(hidden.clamp(0.0, 1.0))
}

fn dot(color: Color, full: bool) -> container::Style {
    container::Style {
        background: full.then_some(Background::Color(color)),
        border: border::rounded(size::PIP).width(size::LINE).color(color),
        ..container::Style::default()
    }
}

/// A bar of a plot: full, or only its outline.
pub(crate) fn bar(full: bool) -> impl Fn(&Theme) -> container::Style {
    move |theme| {
        let ink = of(theme).rust.ink;
        container::Style {
            background: full.then_some(Background::Color(ink)),
            border: border::rounded(size::LINE * 2.0).width(size::LINE * 2.0).color(ink),
            ..container::Style::default()
        }
    }
}

/// The line of an average across a plot.
pub fn average(theme: &Theme) -> container::Style {
    container::Style { background: Some(of(theme).panel.ink.into()), ..container::Style::default() }
}

/// A thin line.
pub fn rule(theme: &Theme) -> iced_rule::Style {
    iced_rule::Style { color: of(theme).line.ink, radius: 0.into(), fill_mode: iced_rule::FillMode::Full, snap: true }
}

pub fn button(ground: Ground) -> impl Fn(&Theme, iced_button::Status) -> iced_button::Style {
    move |theme, status| {
        let colours = of(theme);
        let over = matches!(status, iced_button::Status::Hovered | iced_button::Status::Pressed);
        let (pair, edge) = match ground {
            _ if status == iced_button::Status::Disabled && !matches!(ground, Ground::Choice { chosen: true }) => {
                (colours.off, Some(colours.line.ink))
            }
            Ground::Main if over => (colours.main_lifted, None),
            Ground::Main => (colours.main, None),
            Ground::Piece { open: true } => (colours.panel, Some(colours.text.ink)),
            Ground::Piece { .. } if over => (colours.panel, Some(colours.rust.ink)),
            Ground::Piece { .. } => (colours.panel, Some(colours.edge.ink)),
            Ground::Choice { chosen: true } | Ground::Tab { open: true } => (colours.chosen, None),
            Ground::Quiet | Ground::Row | Ground::Choice { .. } | Ground::Tab { .. } if over => {
                (colours.lifted, Some(colours.rust.ink))
            }
            Ground::Quiet | Ground::Choice { .. } => (colours.raised, Some(colours.line.ink)),
            Ground::Row => (colours.panel, None),
            Ground::Tab { .. } => (colours.quiet, None),
        };
        iced_button::Style {
            background: Some(pair.ground.into()),
            text_color: pair.ink,
            border: edge
                .map_or(border::rounded(size::RADIUS), |edge| border::rounded(size::RADIUS).width(size::LINE).color(edge)),
            ..iced_button::Style::default()
        }
    }
}

/// The ring around what the keyboard has reached.
pub(crate) fn focus_ring(theme: &Theme) -> Border {
    border::rounded(size::RADIUS + size::RING).width(size::RING).color(of(theme).text.ink)
}

/// A field for a text of one line.
pub fn input(theme: &Theme, status: text_input::Status) -> text_input::Style {
    let colours = of(theme);
    let rounded = border::rounded(size::RADIUS).width(size::LINE);
    let border = match status {
        text_input::Status::Focused { .. } => focus_ring(theme),
        text_input::Status::Hovered => rounded.color(colours.rust.ink),
        text_input::Status::Active | text_input::Status::Disabled => rounded.color(colours.line.ink),
    };
    text_input::Style {
        background: colours.raised.ground.into(),
        border,
        icon: colours.raised_quiet.ink,
        placeholder: colours.raised_quiet.ink,
        value: colours.raised.ink,
        selection: colours.rust.ink.scale_alpha(0.5),
    }
}

pub fn scrollable(theme: &Theme, status: iced_scrollable::Status) -> iced_scrollable::Style {
    let colours = of(theme);
    let held = matches!(
        status,
        iced_scrollable::Status::Dragged { .. } | iced_scrollable::Status::Hovered { is_vertical_scrollbar_hovered: true, .. }
    );
    let rail = iced_scrollable::Rail {
        background: None,
        border: Border::default(),
        scroller: iced_scrollable::Scroller {
            background: if held { colours.rust.ink } else { colours.line.ink }.into(),
            border: border::rounded(size::RADIUS),
        },
    };
    iced_scrollable::Style {
        container: container::Style::default(),
        vertical_rail: rail,
        horizontal_rail: rail,
        gap: None,
        auto_scroll: iced_scrollable::AutoScroll {
            background: colours.raised.ground.into(),
            border: border::rounded(size::PIP).width(size::LINE).color(colours.line.ink),
            shadow: Shadow { color: Color::TRANSPARENT, offset: Vector::ZERO, blur_radius: 0.0 },
            icon: colours.raised.ink,
        },
    }
}
