//! Style functions by role.

use iced::widget::{
    button as iced_button, container, rule as iced_rule, scrollable as iced_scrollable, text_input,
};
use iced::{Background, Border, Color, Shadow, Theme, Vector, border};

use super::colours::Pair;
use super::{colours_of, size};
use first_martians::vocabulary::{AdventureType, Block};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ButtonKind {
    Main,
    Quiet,
    /// One of several, of which one is chosen.
    Choice {
        chosen: bool,
    },
    Row,
    /// Words without a frame.
    Link,
    /// A part of the board.
    Piece {
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

pub fn ground(theme: &Theme) -> container::Style {
    container::Style {
        border: Border::default(),
        ..filled(colours_of(theme).text)
    }
}

pub fn panel(theme: &Theme) -> container::Style {
    let colours = colours_of(theme);
    container::Style {
        border: border::rounded(size::RADIUS)
            .width(size::LINE)
            .color(colours.edge.ink),
        ..filled(colours.panel)
    }
}

pub fn raised(theme: &Theme) -> container::Style {
    filled(colours_of(theme).raised)
}

pub fn follow_up(theme: &Theme) -> container::Style {
    filled(colours_of(theme).follow_up)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Edge {
    Mission,
    Adventure,
    Malfunction(Block),
}

pub fn card_edge(edge: Edge) -> impl Fn(&Theme) -> container::Style {
    move |theme| {
        let colours = colours_of(theme);
        let ink = match edge {
            Edge::Mission => colours.rust.ink,
            Edge::Adventure => colours.adventure.ink,
            Edge::Malfunction(block) => colours.block(block).ink,
        };
        container::Style {
            background: Some(ink.into()),
            ..container::Style::default()
        }
    }
}

pub fn chip(theme: &Theme) -> container::Style {
    let colours = colours_of(theme);
    container::Style {
        text_color: Some(colours.panel.ink),
        border: border::rounded(size::RADIUS)
            .width(size::LINE)
            .color(colours.rust.ink),
        ..container::Style::default()
    }
}

/// A marker of the Malfunction Box: a green ring, or red and filled, to differ without colour too.
pub fn box_sign(red: bool) -> impl Fn(&Theme) -> container::Style {
    move |theme| {
        let colours = colours_of(theme);
        marker(
            if red {
                colours.systems.ink
            } else {
                colours.food.ink
            },
            red,
            size::PIP,
            size::LINE * 2.0,
        )
    }
}

pub fn token(theme: &Theme) -> container::Style {
    container::Style {
        border: border::rounded(size::CUBE),
        ..filled(colours_of(theme).chosen)
    }
}

/// Filled while the pawn can act.
pub fn pawn(full: bool) -> impl Fn(&Theme) -> container::Style {
    move |theme| dot(colours_of(theme).adventure.ink, full)
}

/// A pawn on an action: a filled round, or its outline.
pub fn pip(full: bool) -> impl Fn(&Theme) -> container::Style {
    move |theme| {
        marker(
            colours_of(theme).raised.ink,
            full,
            size::MARKER,
            size::LINE * 2.0,
        )
    }
}

/// The edge of a place where an action is planned.
pub fn planned_key(theme: &Theme) -> container::Style {
    marker(colours_of(theme).planned.ground, false, size::TIGHT, 3.0)
}

/// A space of a short row: filled where something is on it.
pub fn space(full: bool, hurts: bool) -> impl Fn(&Theme) -> container::Style {
    move |theme| {
        let colours = colours_of(theme);
        let pair = if hurts { colours.danger } else { colours.food };
        let text_color = Some(if full { pair.ground } else { colours.panel.ink });
        container::Style {
            text_color,
            ..marker(pair.ink, full, size::TIGHT, size::LINE)
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cell {
    Sol,
    Morale,
    Track(Block),
}

/// The fill of a full space, and the outline of every space.
pub fn cell(theme: &Theme, cell: Cell) -> (Color, Border) {
    let colours = colours_of(theme);
    match cell {
        Cell::Sol => (
            colours.rust.ink,
            border::rounded(size::DOT)
                .width(size::LINE)
                .color(colours.rust.ink),
        ),
        Cell::Morale => (
            colours.rust.ink,
            border::rounded(size::TIGHT)
                .width(size::LINE)
                .color(colours.rust.ink),
        ),
        Cell::Track(block) => {
            let ink = colours.block(block).ink;
            (
                ink,
                border::rounded(size::TIGHT).width(size::LINE).color(ink),
            )
        }
    }
}

pub fn die(block: Block, full: bool) -> impl Fn(&Theme) -> container::Style {
    move |theme| cube(colours_of(theme).die(block), full)
}

pub fn action_die(kind: AdventureType, full: bool) -> impl Fn(&Theme) -> container::Style {
    move |theme| cube(colours_of(theme).action_die(kind), full)
}

fn cube(pair: Pair, full: bool) -> container::Style {
    let text_color = Some(if full { pair.ink } else { pair.ground });
    container::Style {
        text_color,
        ..marker(pair.ground, full, size::SNUG, size::LINE * 2.0)
    }
}

/// The background colour over content that fades in; 1 hides it.
pub fn veil(theme: &Theme, hidden: f32) -> Color {
    colours_of(theme)
        .text
        .ground
        .scale_alpha(hidden.clamp(0.0, 1.0))
}

fn dot(color: Color, full: bool) -> container::Style {
    marker(color, full, size::PIP, size::LINE)
}

/// Filled, or only its outline.
fn marker(color: Color, full: bool, radius: f32, width: f32) -> container::Style {
    container::Style {
        background: full.then_some(Background::Color(color)),
        border: border::rounded(radius).width(width).color(color),
        ..container::Style::default()
    }
}

/// The panel that explains what is under the pointer: ink, ground and edge.
pub fn tip(theme: &Theme) -> (Color, Color, Border) {
    let colours = colours_of(theme);
    let border = border::rounded(size::RADIUS)
        .width(size::LINE)
        .color(colours.raised_quiet.ink);
    (colours.raised.ink, colours.raised.ground, border)
}

pub fn rule(theme: &Theme) -> iced_rule::Style {
    iced_rule::Style {
        color: colours_of(theme).line.ink,
        radius: 0.into(),
        fill_mode: iced_rule::FillMode::Full,
        snap: true,
    }
}

/// The line below words that lead elsewhere.
pub fn underline(theme: &Theme) -> iced_rule::Style {
    iced_rule::Style {
        color: colours_of(theme).quiet.ink,
        radius: 0.into(),
        fill_mode: iced_rule::FillMode::Full,
        snap: true,
    }
}

pub fn button(ground: ButtonKind) -> impl Fn(&Theme, iced_button::Status) -> iced_button::Style {
    move |theme, status| {
        let colours = colours_of(theme);
        let over = matches!(
            status,
            iced_button::Status::Hovered | iced_button::Status::Pressed
        );
        let (pair, edge) = match ground {
            _ if status == iced_button::Status::Disabled
                && !matches!(ground, ButtonKind::Choice { chosen: true }) =>
            {
                (colours.off, Some(colours.line.ink))
            }
            ButtonKind::Main if over => (colours.main_lifted, None),
            ButtonKind::Main => (colours.main, None),
            ButtonKind::Piece { open: true } => (colours.panel, Some(colours.text.ink)),
            ButtonKind::Piece { .. } if over => (colours.panel, Some(colours.rust.ink)),
            ButtonKind::Piece { .. } => (colours.panel, Some(colours.outline.ink)),
            ButtonKind::Choice { chosen: true } | ButtonKind::Tab { open: true } => {
                (colours.chosen, None)
            }
            ButtonKind::Quiet
            | ButtonKind::Row
            | ButtonKind::Link
            | ButtonKind::Choice { .. }
            | ButtonKind::Tab { .. }
                if over =>
            {
                (colours.lifted, Some(colours.rust.ink))
            }
            ButtonKind::Quiet | ButtonKind::Choice { .. } => {
                (colours.raised, Some(colours.outline.ink))
            }
            ButtonKind::Row => (colours.panel, None),
            ButtonKind::Tab { .. } | ButtonKind::Link => (colours.quiet, None),
        };
        iced_button::Style {
            background: Some(pair.ground.into()),
            text_color: pair.ink,
            border: edge.map_or(border::rounded(size::RADIUS), |edge| {
                border::rounded(size::RADIUS).width(size::LINE).color(edge)
            }),
            ..iced_button::Style::default()
        }
    }
}

pub fn focus_ring(theme: &Theme) -> Border {
    border::rounded(size::RADIUS + size::RING)
        .width(size::RING)
        .color(colours_of(theme).text.ink)
}

pub fn input(theme: &Theme, status: text_input::Status) -> text_input::Style {
    let colours = colours_of(theme);
    let rounded = border::rounded(size::RADIUS).width(size::LINE);
    let border = match status {
        text_input::Status::Focused { .. } => focus_ring(theme),
        text_input::Status::Hovered => rounded.color(colours.rust.ink),
        text_input::Status::Active | text_input::Status::Disabled => {
            rounded.color(colours.outline.ink)
        }
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

/// A field with a sign that what is in it is wrong.
pub fn wrong_input(theme: &Theme, status: text_input::Status) -> text_input::Style {
    text_input::Style {
        icon: colours_of(theme).danger.ink,
        ..input(theme, status)
    }
}

pub fn scrollable(theme: &Theme, status: iced_scrollable::Status) -> iced_scrollable::Style {
    let colours = colours_of(theme);
    let held = matches!(
        status,
        iced_scrollable::Status::Dragged { .. }
            | iced_scrollable::Status::Hovered {
                is_vertical_scrollbar_hovered: true,
                ..
            }
    );
    let rail = iced_scrollable::Rail {
        background: None,
        border: Border::default(),
        scroller: iced_scrollable::Scroller {
            background: if held {
                colours.rust.ink
            } else {
                colours.outline.ink
            }
            .into(),
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
            border: border::rounded(size::PIP)
                .width(size::LINE)
                .color(colours.line.ink),
            shadow: Shadow {
                color: Color::TRANSPARENT,
                offset: Vector::ZERO,
                blur_radius: 0.0,
            },
            icon: colours.raised.ink,
        },
    }
}
