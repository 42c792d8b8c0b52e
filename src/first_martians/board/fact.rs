//! What has happened on the board.

use serde::{Deserialize, Serialize};

use super::super::crew::Seat;
use super::super::fact::Cause;
use super::super::words::{Condition, Modifier, Region, Rover};
use super::{Idle, Place, RegionTile, Section, Spot, Stack, Subject, Twin};

/// Something happened on the board, or with its keeping.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BoardFact {
    /// From now on the app keeps the board.
    Kept {
        /// The board as it is taken to lie; empty before the game has begun.
        twin: Box<Twin>,
    },
    /// From now on the players keep the board alone.
    PutAway {},
    /// A part of the table was compared with the app's.
    Checked {
        /// Which.
        section: Section,
    },
    /// A number moved.
    Moved {
        /// Which.
        spot: Spot,
        /// From.
        from: u8,
        /// To.
        to: u8,
        /// Why.
        cause: Cause,
    },
    /// A Modifier token was put on top of a pile.
    TokenPut {
        /// Which pile.
        stack: Stack,
        /// Which token.
        token: Modifier,
        /// Why.
        cause: Cause,
    },
    /// The topmost Modifier token of its kind was taken from a pile.
    TokenTaken {
        /// Which pile.
        stack: Stack,
        /// Which token.
        token: Modifier,
        /// Why.
        cause: Cause,
    },
    /// A region tile was laid.
    Explored {
        /// Where.
        region: Region,
        /// Which.
        tile: RegionTile,
    },
    /// An astronaut drew a Condition token.
    ConditionDrawn {
        /// Who.
        seat: Seat,
        /// Which.
        condition: Condition,
    },
    /// The green Wound die was rolled for a rover.
    RoverRolled {
        /// For which.
        rover: Rover,
        /// Whether it shows a wound: the rover is damaged.
        wound: bool,
    },
    /// The crew said whether it stops the wilting of a Farm this sol.
    WiltingAnswered {
        /// Which Farm.
        farm: Place,
        /// Whether it is stopped.
        stopped: bool,
    },
    /// An effect did nothing.
    Nothing {
        /// What it would have struck, where that can be named.
        on: Option<Subject>,
        /// Why.
        why: Idle,
    },
}
