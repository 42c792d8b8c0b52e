//! Type styles by role, and the inks that they are written in.

use iced::widget::text::{self, LineHeight};
use iced::{Font, Theme, font};

use super::of;
use crate::first_martians::words::Resource;

/// The family of all text. Its figures are all of one width.
const FAMILY: Font = Font::with_name("Solkeeper Sans");

/// The family of the icons.
pub(crate) const ICONS: Font = Font::with_name("lucide");

/// The files of the fonts, which come with the app.
pub const FONTS: [&[u8]; 3] = [
    include_bytes!("../../../assets/fonts/solkeeper-sans-regular.ttf"),
    include_bytes!("../../../assets/fonts/solkeeper-sans-semibold.ttf"),
    include_bytes!("../../../assets/icons/lucide.ttf"),
];

/// What a text is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Type {
    /// The name of the app.
    Banner,
    /// What the step is.
    Heading,
    /// The title of a card or panel.
    Title,
    /// Read aloud.
    Read,
    /// The label of the main button.
    Main,
    /// What to do at the table.
    Step,
    /// Running text and controls.
    Body,
    /// What steps back.
    Small,
    /// A number that one looks for.
    Number,
}

impl Type {
    /// Every role.
    pub const ALL: &'static [Self] =
        &[Self::Banner, Self::Heading, Self::Title, Self::Read, Self::Main, Self::Step, Self::Body, Self::Small, Self::Number];

    /// The size in logical pixels.
    pub const fn size(self) -> f32 {
        match self {
            Self::Banner => 40.0,
            Self::Heading => 28.0,
            Self::Title | Self::Number => 20.0,
            Self::Read => 22.0,
            Self::Main => 19.0,
            Self::Step => 18.0,
            Self::Body => 16.0,
            Self::Small => 14.0,
        }
    }

    pub const fn line_height(self) -> LineHeight {
        LineHeight::Relative(match self {
            Self::Banner | Self::Heading | Self::Main | Self::Number => 1.2,
            Self::Title | Self::Small => 1.3,
            Self::Read => 1.5,
            Self::Step | Self::Body => 1.4,
        })
    }

    /// The face.
    pub const fn font(self) -> Font {
        match self {
            Self::Banner | Self::Heading | Self::Title | Self::Main | Self::Number => {
                Font { weight: font::Weight::Semibold, ..FAMILY }
            }
            Self::Read | Self::Step | Self::Body | Self::Small => FAMILY,
        }
    }
}

/// What a text is written in. Without an ink of its own it takes that of what it stands on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ink {
    /// That of what it stands on.
    Inherit,
    /// What steps back, on the ground or a panel.
    Quiet,
    /// What steps back, on a Follow-Up.
    FollowUpQuiet,
    /// What hurts.
    Danger,
    /// What is gained, on a panel.
    Good,
    Sign,
    /// A resource, on a panel.
    Of(Resource),
}

impl Ink {
    /// The style of a text in this ink.
    pub fn style(self) -> impl Fn(&Theme) -> text::Style {
        move |theme| {
            let colours = of(theme);
            let color = match self {
                Self::Inherit => None,
                Self::Quiet => Some(colours.panel_quiet.ink),
                Self::FollowUpQuiet => Some(colours.follow_up_quiet.ink),
                Self::Danger => Some(colours.danger.ink),
                Self::Good => Some(colours.food.ink),
                Self::Sign => Some(colours.rust.ink),
                Self::Of(Resource::Oxygen) => Some(colours.oxygen.ink),
                Self::Of(Resource::Energy) => Some(colours.energy.ink),
                Self::Of(Resource::Food) => Some(colours.food.ink),
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
