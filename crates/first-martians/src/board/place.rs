//! Facilities on the table: a kind and a number.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::vocabulary::Facility;

/// A Facility on the board or beside it. Written `lab`, or `oxygenator-2` where there are more of the kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Place {
    /// Its kind.
    pub facility: Facility,
    /// Which of its kind, from 1. Numbers beyond those of the board are the spare Facility cards.
    pub number: u8,
}

impl Place {
    /// A Facility by its number within the kind, from 1.
    pub const fn new(facility: Facility, number: u8) -> Self {
        Self { facility, number }
    }

    /// How many of a kind the board has: two Oxygenators, two Solar Panels, one of all others (almanac, III. Produzione).
    pub const fn count_on_board(facility: Facility) -> u8 {
        match facility {
            Facility::Oxygenator | Facility::SolarPanel => 2,
            _ => 1,
        }
    }

    /// Whether it is a Facility card that a mission allowed to build (almanac, Carte Struttura).
    pub const fn is_spare(self) -> bool {
        self.number > Self::count_on_board(self.facility)
    }

    /// The Facilities of the board, Block by Block in the order of the printed game.
    pub fn all_on_board() -> impl Iterator<Item = Self> {
        Facility::ALL.iter().flat_map(|&facility| {
            (1..=Self::count_on_board(facility)).map(move |number| Self::new(facility, number))
        })
    }
}

impl fmt::Display for Place {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.facility.id())?;
        if self.number > 1 || Self::count_on_board(self.facility) > 1 {
            write!(formatter, "-{}", self.number)?;
        }
        Ok(())
    }
}

impl From<Place> for String {
    fn from(place: Place) -> Self {
        place.to_string()
    }
}

/// A text that names nothing on the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownSpotError(pub String);

impl fmt::Display for UnknownSpotError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "nothing on the board is called `{}`", self.0)
    }
}

impl TryFrom<String> for Place {
    type Error = UnknownSpotError;

    fn try_from(text: String) -> Result<Self, UnknownSpotError> {
        let (name, number) = match text.rsplit_once('-') {
            Some((name, number)) => (name, number.parse().ok()),
            None => (text.as_str(), Some(1)),
        };
        match (Facility::from_id(name), number) {
            (Some(facility), Some(number @ 1..=9)) => Ok(Self::new(facility, number)),
            _ => Err(UnknownSpotError(text)),
        }
    }
}
