//! Errors in entered data, without text: a code, the path of the value and what the message names.

use std::collections::BTreeMap;

macro_rules! codes {
    ($($(#[$doc:meta])* $Code:ident = $id:literal),+ $(,)?) => {
        /// What is wrong with a value.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs, reason = "a name without a comment says it all")]
        pub enum Code {
            $($(#[$doc])* $Code),+
        }

        impl Code {
            /// Every code.
            pub const ALL: &'static [Self] = &[$(Self::$Code),+];

            /// The name in `--json` and of the message.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$Code => $id),+ }
            }
        }
    };
}

codes! {
    /// There is no text.
    Empty = "empty",
    NotJson = "not-json",
    NotAnObject = "not-an-object",
    NotAList = "not-a-list",
    NotANumber = "not-a-number",
    /// A string is expected.
    NotAText = "not-a-text",
    /// `true` or `false` is expected.
    NotAFlag = "not-a-flag",
    /// Below 0.
    Negative = "negative",
    NotWhole = "not-whole",
    /// Below the minimum.
    TooSmall = "too-small",
    /// Above the maximum.
    TooLarge = "too-large",
    /// A field occurs twice.
    DoubledField = "doubled-field",
    /// A required field is missing.
    Missing = "missing",
    /// The object has no field of this name.
    UnknownField = "unknown-field",
    /// Not one of the known words.
    UnknownValue = "unknown-value",
    /// Not a date and time.
    NotAMoment = "not-a-moment",
    /// Written by a later version.
    NewerFormat = "newer-format",
    EmptyName = "empty-name",
    /// A name that is too long or has several lines.
    BadName = "bad-name",
    TooLong = "too-long",
    /// Two players have the same name.
    SameName = "same-name",
    /// No player has this name.
    UnknownPlayer = "unknown-player",
    /// Fewer players than the game takes.
    TooFewPlayers = "too-few-players",
    /// More players than the game takes.
    TooManyPlayers = "too-many-players",
    /// A building is not a pair of one-star and two-star space.
    NotAPair = "not-a-pair",
    /// More colonists than a player has.
    TooManyColonists = "too-many-colonists",
    /// More colonists on a two-star space than fit.
    FullTwoStarSpace = "full-two-star-space",
    /// Habitation never holds colonists.
    NobodyOnHabitation = "nobody-on-habitation",
    /// No such coin exists.
    UnknownCoin = "unknown-coin",
    /// More tiles than are in the game.
    TooManyImprovements = "too-many-improvements",
    /// More cards of a component than there are.
    TooManyComponents = "too-many-components",
    /// A component is on the Order Line twice.
    RepeatedComponent = "repeated-component",
    ComponentNotInLine = "component-not-in-line",
    /// Too few cards for a set.
    SetTooSmall = "set-too-small",
    /// The tie cannot be broken without the first player of the last round.
    FirstPlayerNeeded = "first-player-needed",
    /// Exactly one of several questions is expected.
    OneQuestion = "one-question",
    /// Only a finished game can be stored.
    NotFinished = "not-finished",
    /// A table that was not exported here.
    NotExported = "not-exported",
    /// A text file that is neither UTF-8 nor UTF-16.
    OtherEncoding = "other-encoding",
    /// A text with characters that are not read but act on what surrounds them.
    HiddenCharacter = "hidden-character",
    /// A row of a table whose game has no data in the table.
    RowWithoutData = "row-without-data",
    /// A cell of a table that says something else than the data of its game.
    EditedCell = "edited-cell",
}

/// An error in entered data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InputError {
    /// What is wrong.
    pub code: Code,
    /// The path of the wrong value, such as `players[1].buildings.energy_bank[0]`; empty for the whole document.
    pub path: String,
    /// The arguments of the message, by name.
    pub args: BTreeMap<&'static str, String>,
}

impl InputError {
    /// An error at that path, still without arguments; [`InputError::with`] adds them.
    pub fn new(code: Code, at: impl Into<String>) -> Self {
        Self {
            code,
            path: at.into(),
            args: BTreeMap::new(),
        }
    }

    /// Adds an argument of the message.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        let _ = self.args.insert(name, value.to_string());
        self
    }
}
