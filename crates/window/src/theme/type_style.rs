//! Type styles by role, and inks.

use iced::widget::text::{self, LineHeight};
use iced::{Font, Theme, font};

use super::colours_of;

/// All its digits have the same width.
const FAMILY: Font = Font::with_name("Solkeeper Sans");

pub const ICONS: Font = Font::with_name("lucide");

pub const FONTS: [&[u8]; 3] = [
    include_bytes!("../../../../assets/fonts/solkeeper-sans-regular.ttf"),
    include_bytes!("../../../../assets/fonts/solkeeper-sans-semibold.ttf"),
    include_bytes!("../../../../assets/icons/lucide.ttf"),
];

/// Loads the program's own fonts, for tests that measure words.
///
/// # Panics
/// If another test has panicked while it held the fonts.
#[cfg(test)]
pub(crate) fn load_fonts() {
    let mut system = iced::advanced::graphics::text::font_system()
        .write()
        .expect("the fonts of the tests");
    FONTS
        .into_iter()
        .for_each(|font| system.load_font(font.into()));
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Type {
    Banner,
    Heading,
    /// The title of a card or panel.
    Title,
    /// Text to be read aloud.
    Read,
    Main,
    /// What a card orders.
    Order,
    /// What to do at the table.
    Step,
    /// Running text and controls.
    Body,
    /// Secondary text.
    Small,
    /// A number that one looks for.
    Number,
}

impl Type {
    pub const ALL: &'static [Self] = &[
        Self::Banner,
        Self::Heading,
        Self::Title,
        Self::Read,
        Self::Main,
        Self::Order,
        Self::Step,
        Self::Body,
        Self::Small,
        Self::Number,
    ];

    /// In logical pixels.
    pub const fn size(self) -> f32 {
        match self {
            Self::Banner => 40.0,
            Self::Heading => 28.0,
            Self::Title | Self::Number => 20.0,
            Self::Read => 22.0,
            Self::Main => 19.0,
            Self::Order => 24.0,
            Self::Step => 18.0,
            Self::Body => 16.0,
            Self::Small => 14.0,
        }
    }

    pub const fn line_height(self) -> LineHeight {
        LineHeight::Relative(match self {
            Self::Banner | Self::Heading | Self::Main | Self::Number => 1.2,
            Self::Title | Self::Order | Self::Small => 1.3,
            Self::Read => 1.5,
            Self::Step | Self::Body => 1.4,
        })
    }

    pub const fn font(self) -> Font {
        match self {
            Self::Banner
            | Self::Heading
            | Self::Title
            | Self::Main
            | Self::Order
            | Self::Number => Font {
                weight: font::Weight::Semibold,
                ..FAMILY
            },
            Self::Read | Self::Step | Self::Body | Self::Small => FAMILY,
        }
    }
}

/// The colour of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ink {
    /// The colour of what it is on.
    Inherit,
    /// Secondary, on the background or a panel.
    Quiet,
    /// Secondary, on a Follow-Up.
    FollowUpQuiet,
    Danger,
    Good,
    Sign,
}

impl Ink {
    pub fn style(self) -> impl Fn(&Theme) -> text::Style {
        move |theme| {
            let colours = colours_of(theme);
            let color = match self {
                Self::Inherit => None,
                Self::Quiet => Some(colours.panel_quiet.ink),
                Self::FollowUpQuiet => Some(colours.follow_up_quiet.ink),
                Self::Danger => Some(colours.danger.ink),
                Self::Good => Some(colours.food.ink),
                Self::Sign => Some(colours.rust.ink),
            };
            text::Style { color }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Type;

    #[test]
    fn nothing_is_too_small_to_read() {
        assert!(Type::ALL.iter().all(|role| role.size() >= 13.0));
        assert!(Type::Body.size() >= 16.0);
        assert!((20.0..=24.0).contains(&Type::Read.size()));
    }
}
