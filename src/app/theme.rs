//! Every colour, size and type style of the window, by role.
//!
//! A colour exists only as a [`Pair`]: ink on a ground. No screen sets a raw colour or size; it asks for a role.
//! Style functions find the colours of the theme at hand by its name, so nothing has to be handed down.

mod colours;
mod style;
mod type_style;

use iced::Theme;
use iced::theme::Palette;

pub(crate) use colours::{Colours, DAY, HIGH_CONTRAST, NIGHT};
pub use style::ground;
pub(crate) use style::{
    Cell, Edge, Ground, action_die, average, bar, block, box_sign, button, card_edge, cell, chip, die, fade, focus_ring,
    follow_up, input, panel, part, pawn, raised, read_card, rule, scrollable, sign, space, spot_of_map, token, veil,
};
pub use type_style::{FONTS, Type};
pub(crate) use type_style::{ICONS, Ink};

/// Lengths, in logical pixels.
pub mod size {
    /// Between things that belong closely together.
    pub const TIGHT: f32 = 4.0;
    /// Between the parts of one thing.
    pub(crate) const SNUG: f32 = 8.0;
    /// Between things in a group.
    pub const GAP: f32 = 12.0;
    /// Around the content of a panel.
    pub(crate) const PAD: f32 = 16.0;
    /// Between groups.
    pub const ROOM: f32 = 24.0;
    /// The least height and width of what is pressed.
    pub const TARGET: f32 = 48.0;
    /// The height of a row of a list.
    pub(crate) const ROW: f32 = 44.0;
    /// The height of the main button.
    pub(crate) const MAIN: f32 = 60.0;
    /// The roundness of corners.
    pub(crate) const RADIUS: f32 = 6.0;
    /// The thickness of lines.
    pub(crate) const LINE: f32 = 1.0;
    /// The thickness of the ring around what the keyboard has reached.
    pub(crate) const RING: f32 = 3.0;
    /// The thickness of a card's edge.
    pub(crate) const EDGE: f32 = 6.0;
    /// The side of a pip of a track.
    pub(crate) const PIP: f32 = 20.0;
    /// The side of a die.
    pub(crate) const DIE: f32 = 44.0;
    /// The side of a status marker and of a Modifier token.
    pub(crate) const CUBE: f32 = 22.0;
    /// The height of a Facility, where the board is shown whole.
    pub(crate) const FACILITY: f32 = 88.0;
    /// Its height where a line more stands in it: that it is shut, or that its row is to be compared.
    pub(crate) const FACILITY_MORE: f32 = 110.0;
    /// What a name in two lines adds to it, where there is room for two Facilities beside each other only.
    pub(crate) const FACILITY_NAME: f32 = 18.0;
    /// The least width of a Facility.
    pub(crate) const FACILITY_WIDE: f32 = 156.0;
    /// The width of the end of a Block's row.
    pub(crate) const BLOCK_END: f32 = 180.0;
    /// The distance between the rings of the map.
    pub(crate) const RING_OF_MAP: f32 = 52.0;
    /// The side of a region on the map.
    pub(crate) const REGION: f32 = 46.0;
    /// The height of a small line of a piece of the board, with the room under it.
    pub(crate) const PIECE_LINE: f32 = 22.5;
    /// The shares of the row in which the spare Facilities stand: one alone is not drawn out over all of it.
    pub(crate) const SPARE_ROW: u16 = 7;
    /// From this width on the board is shown whole, with [`BOARD_HIGH`].
    pub(crate) const BOARD_WIDE: f32 = 1400.0;
    /// From this height on the board is shown whole.
    pub(crate) const BOARD_HIGH: f32 = 850.0;
    /// The side of a marker of the Malfunction Box.
    pub(crate) const MARKER: f32 = 14.0;
    /// The width of the number beside a track.
    pub(crate) const NUMBER: f32 = 24.0;
    /// The side of a sol dot.
    pub(crate) const DOT: f32 = 10.0;
    /// The side of the sun on the horizon.
    pub(crate) const SUN: f32 = 18.0;
    /// The most that is left free above the name of the app.
    pub(crate) const SKY: f32 = 96.0;
    /// The width of a value between its two buttons.
    pub(crate) const VALUE: f32 = 68.0;
    /// The width of a number that is typed between its two buttons.
    pub const TYPED: f32 = 84.0;
    /// The height of the highest bar of a plot.
    pub(crate) const PLOT: f32 = 140.0;
    /// The widest column of text that reads well.
    pub(crate) const COLUMN: f32 = 720.0;
    /// The widest column of lists and buttons.
    pub(crate) const PAGE: f32 = 900.0;
    /// The width of a tab that stands alone.
    pub(crate) const ONE_TAB: f32 = 96.0;
    /// The width of the side panel.
    pub(crate) const SIDE: f32 = 420.0;
    /// Below this the window is one column.
    pub const NARROW: f32 = 700.0;
    /// From this on the side panel stays open.
    pub const WIDE: f32 = 1100.0;
    /// From this on the head of a game stands in one line.
    pub(crate) const ONE_LINE: f32 = 1000.0;
    /// Below this only the main button and the tabs stay in sight while the rest scrolls.
    pub(crate) const LOW: f32 = 600.0;
    /// Below this the tabs give way to one, and the heading steps back: else nothing of the step were seen.
    pub(crate) const TINY: f32 = 420.0;
    /// From this height on there is room for what need not be seen at once.
    pub(crate) const ROOMY: f32 = 760.0;
    /// The size of a window when it is first opened.
    pub(crate) const WINDOW: (f32, f32) = (1200.0, 800.0);
    /// The smallest window.
    pub(crate) const LEAST: (f32, f32) = (360.0, 560.0);
}

/// A theme that the players can choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Look {
    /// Dusk on Mars.
    #[default]
    Night,
    Day,
    /// For eyes that need the strongest contrast.
    HighContrast,
}

impl Look {
    /// Every theme.
    pub const ALL: &'static [Self] = &[Self::Night, Self::Day, Self::HighContrast];

    /// The theme of that name.
    pub(crate) fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|look| look.name() == name).copied()
    }

    /// Its name in the settings, by which style functions find its colours too.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Night => "night",
            Self::Day => "day",
            Self::HighContrast => "high-contrast",
        }
    }

    pub const fn colours(self) -> &'static Colours {
        match self {
            Self::Night => &NIGHT,
            Self::Day => &DAY,
            Self::HighContrast => &HIGH_CONTRAST,
        }
    }

    /// The theme as iced takes it.
    pub fn theme(self) -> Theme {
        let colours = self.colours();
        let palette = Palette {
            background: colours.text.ground,
            text: colours.text.ink,
            primary: colours.main.ground,
            success: colours.food.ink,
            warning: colours.energy.ink,
            danger: colours.danger.ink,
        };
        Theme::custom(self.name(), palette)
    }
}

/// The colours of the theme at hand.
fn of(theme: &Theme) -> &'static Colours {
    use iced::theme::Base;

    Look::from_name(theme.name()).unwrap_or_default().colours()
}
