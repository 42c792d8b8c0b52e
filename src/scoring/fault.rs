//! What is wrong in what was entered, as data.

use std::collections::BTreeMap;

macro_rules! codes {
    ($($(#[$doc:meta])* $variant:ident = $text:literal),+ $(,)?) => {
        /// What is wrong with a value.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Code {
            $($(#[$doc])* $variant),+
        }

        impl Code {
            /// Every code.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The name used in answers and for the message.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $text),+ }
            }
        }
    };
}

codes! {
    /// The text is no JSON.
    NotJson = "not-json",
    /// A group of named values is wanted.
    NotAnObject = "not-an-object",
    /// A list is wanted.
    NotAList = "not-a-list",
    /// A number is wanted.
    NotANumber = "not-a-number",
    /// A text is wanted.
    NotAText = "not-a-text",
    /// `true` or `false` is wanted.
    NotAFlag = "not-a-flag",
    /// Below 0.
    Negative = "negative",
    /// A part of a whole.
    NotWhole = "not-whole",
    /// Below the least that there can be.
    TooSmall = "too-small",
    /// Above the most that there can be.
    TooLarge = "too-large",
    /// A value is told twice.
    DoubledField = "doubled-field",
    /// A value is wanted and not there.
    Missing = "missing",
    /// There is no value of this name here.
    UnknownField = "unknown-field",
    /// None of the words that can stand here.
    UnknownValue = "unknown-value",
    /// Not a date and time.
    NotAMoment = "not-a-moment",
    /// A later version wrote it.
    NewerFormat = "newer-format",
    /// A name without a letter.
    EmptyName = "empty-name",
    /// A name too long, or of several lines.
    BadName = "bad-name",
    /// A text longer than there is room for.
    TooLong = "too-long",
    /// Two players of one name.
    SameName = "same-name",
    /// Nobody of this name plays.
    UnknownPlayer = "unknown-player",
    /// Fewer players than the game takes.
    TooFewPlayers = "too-few-players",
    /// More players than the game takes.
    TooManyPlayers = "too-many-players",
    /// A building is a pair: one-star and two-star space.
    NotAPair = "not-a-pair",
    /// More colonists than a player has.
    TooManyColonists = "too-many-colonists",
    /// More colonists on a two-star space than it has room for.
    FullTwoStarSpace = "full-two-star-space",
    /// Habitation never holds a colonist.
    NobodyOnHabitation = "nobody-on-habitation",
    /// There is no such coin.
    UnknownCoin = "unknown-coin",
    /// More tiles than are in the game.
    TooManyImprovements = "too-many-improvements",
    /// More cards of a component than there are.
    TooManyComponents = "too-many-components",
    /// A component stands on the Order Line twice.
    RepeatedComponent = "repeated-component",
    /// A component is not on the Order Line.
    ComponentNotInLine = "component-not-in-line",
    /// Too few cards for a set.
    SetTooSmall = "set-too-small",
    /// The tie cannot be broken without the first player of the last round.
    FirstPlayerNeeded = "first-player-needed",
    /// Exactly one of several questions is wanted.
    OneQuestion = "one-question",
    /// Only a finished game can be kept.
    NotFinished = "not-finished",
}

/// Something that was entered and cannot be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong.
    pub code: Code,
    /// The path of the wrong value: `players[1].buildings.energy_bank[0]`; empty for the whole.
    pub at: String,
    /// What the sentence about it needs, by name.
    pub values: BTreeMap<&'static str, String>,
}

impl Fault {
    /// A fault without values.
    pub fn new(code: Code, at: impl Into<String>) -> Self {
        Self { code, at: at.into(), values: BTreeMap::new() }
    }

    /// With a value for its sentence.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        let _ = self.values.insert(name, value.to_string());
        self
    }
}
