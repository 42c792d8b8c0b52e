//! Every colour, size and type style of the window, by role.
//!
//! Colours come as a pair of ink and ground. Screens use roles, never raw colours or sizes.
//! Style functions find the colours of the current theme by its name.

mod colours;
mod style;
#[cfg(test)]
mod tests;
mod type_style;

use iced::Theme;
use iced::theme::Palette;

pub use colours::{Colours, DAY, HIGH_CONTRAST, NIGHT, mixed};
pub use style::{
    ButtonKind, Cell, Edge, action_die, box_sign, button, card_edge, cell, chip, die, focus_ring,
    follow_up, ground, input, panel, pawn, pip, planned_key, raised, rule, scrollable, space, tip,
    token, underline, veil, wrong_input,
};
#[cfg(test)]
pub(crate) use type_style::load_fonts;
pub use type_style::{FONTS, ICONS, Ink, Type};

/// Lengths, in logical pixels.
pub mod size {
    /// Between closely related things.
    pub const TIGHT: f32 = 4.0;
    /// Between the parts of one thing.
    pub(crate) const SNUG: f32 = 8.0;
    /// Between things in a group.
    pub const GAP: f32 = 12.0;
    /// Around the content of a panel.
    pub(crate) const PAD: f32 = 16.0;
    /// Between groups.
    pub const ROOM: f32 = 24.0;
    /// The minimum height and width of anything that can be pressed.
    pub const TARGET: f32 = 48.0;
    pub(crate) const ROW: f32 = 44.0;
    /// The height that is reserved under a header for what was done.
    pub(crate) const RESERVED: f32 = 24.0;
    pub const MAIN: f32 = 60.0;
    pub(crate) const RADIUS: f32 = 6.0;
    pub(crate) const LINE: f32 = 1.0;
    /// The thickness of the focus ring.
    pub(crate) const RING: f32 = 3.0;
    pub(crate) const EDGE: f32 = 6.0;
    pub(crate) const PIP: f32 = 20.0;
    pub(crate) const DIE: f32 = 56.0;
    /// The width of a die with its words, and the height of two lines of them.
    pub(crate) const DIE_ROOM: f32 = 100.0;
    pub(crate) const DIE_WORDS: f32 = 37.0;
    /// The width of an astronaut's pawns on an action, with the button that makes them perform it.
    pub(crate) const PAWN_SLOT: f32 = 144.0;
    /// The side of a status marker and of a Modifier token.
    pub(crate) const CUBE: f32 = 22.0;
    /// The height of a small line in a part of the board, with the space below.
    pub(crate) const PIECE_LINE: f32 = 22.5;
    /// From this width and [`BOARD_HIGH`] on, the whole board is shown.
    pub(crate) const BOARD_WIDE: f32 = 1400.0;
    pub(crate) const BOARD_HIGH: f32 = 850.0;
    /// From this width on the step is shown beside the whole board.
    pub(crate) const BOARD_AND_STEP: f32 = 1800.0;
    /// The width of the step beside the board.
    pub(crate) const BOARD_STEP: f32 = 450.0;
    /// From this height on the map has a wider column.
    pub(crate) const TALL: f32 = 1000.0;
    pub(crate) const BOARD_SIDE: f32 = 470.0;
    /// The height of what is above and below the board in a window that is not narrow.
    pub(crate) const AROUND_BOARD: f32 = 250.0;
    /// The height of what is around the step where the side panel is open, and where there are tabs instead.
    pub(crate) const AROUND_STEP: f32 = 240.0;
    pub(crate) const AROUND_TABS: f32 = 260.0;
    /// The width of what shows how far something is scrolled.
    pub(crate) const SCROLLBAR: f32 = 12.0;
    pub(crate) const MARKER: f32 = 14.0;
    /// The width of the number beside a track.
    pub const NUMBER: f32 = 24.0;
    pub(crate) const DOT: f32 = 10.0;
    /// The least and the greatest height of the picture on Home.
    pub(crate) const SKY: (f32, f32) = (100.0, 280.0);
    /// From this height on it has room for a sentence.
    pub(crate) const SKY_OF_WORDS: f32 = 180.0;
    /// The side of an emblem, in a narrow window and in a wide one.
    pub(crate) const EMBLEM: (f32, f32) = (72.0, 104.0);
    /// The width of the button beside a mission.
    pub const PLAY: f32 = 132.0;
    pub(crate) const PLAY_MAIN: f32 = 312.0;
    /// From this width on a mission has its picture and its button beside its words.
    pub(crate) const CARD_WIDE: f32 = 880.0;
    /// Below this width the emblem of a card stands under its title.
    pub(crate) const CARD_STACKED: f32 = 320.0;
    /// The width of a value between two buttons.
    pub const VALUE: f32 = 68.0;
    /// The width of a text field between two buttons.
    pub const TYPED: f32 = 84.0;
    /// The widest column of text.
    pub(crate) const COLUMN: f32 = 720.0;
    /// The widest column of lists and buttons.
    pub(crate) const PAGE: f32 = 900.0;
    /// The widest score sheet.
    pub(crate) const SHEET: f32 = 1100.0;
    /// The width of a single tab.
    pub(crate) const ONE_TAB: f32 = 96.0;
    pub(crate) const SIDE: f32 = 420.0;
    /// The greatest height of what a press has done, above the foot of a page.
    pub(crate) const OUTCOME: f32 = 88.0;
    /// Below this width the window is one column.
    pub const NARROW: f32 = 700.0;
    /// From this width on the side panel stays open.
    pub const WIDE: f32 = 1100.0;
    /// From this width on the header of a game is one row.
    pub(crate) const ONE_LINE: f32 = 1000.0;
    /// Below this height only the main button and the tabs stay visible while the rest scrolls.
    pub const LOW: f32 = 600.0;
    /// The same of a page, which is below the line that is reserved in the window.
    pub(crate) const LOW_PAGE: f32 = LOW - RESERVED;
    /// Below this height a single tab replaces the tabs, and the heading is smaller.
    pub(crate) const TINY: f32 = 420.0;
    /// From this height on there is room for what need not be seen at once.
    pub(crate) const ROOMY: f32 = 760.0;
    /// The first size of the window, as far as the screen has room for it.
    pub(crate) const WINDOW: (f32, f32) = (1200.0, 800.0);
    /// The height of a title bar and of a bar of the desktop.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) const BARS: f32 = 64.0;
    pub(crate) const LEAST: (f32, f32) = (360.0, 560.0);
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Look {
    #[default]
    Night,
    Day,
    HighContrast,
}

impl Look {
    pub const ALL: &'static [Self] = &[Self::Night, Self::Day, Self::HighContrast];

    pub(crate) fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|look| look.name() == name).copied()
    }

    /// Its name in the settings, and of the iced theme.
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

pub(crate) fn colours_of(theme: &Theme) -> &'static Colours {
    use iced::theme::Base;

    Look::from_name(theme.name()).unwrap_or_default().colours()
}
