//! What only the crew can say: where the rules leave a choice.

use serde::{Deserialize, Serialize};

use super::super::crew::Seat;
use super::super::effect::{Effect, Id};
use super::super::words::{Condition, Region, Resource, Rover};
use super::Place;

/// What is asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// On which Facility that needs the resource a Shutdown tile is laid (almanac, Tessere Arresto).
    Shut {
        /// Which resource is short.
        resource: Resource,
    },
    /// Who goes without one portion of food (almanac, Fattoria).
    Starve {
        /// How many portions are missing, this one counted.
        missing: u8,
        /// Portions that each astronaut, by seat, would still eat.
        portions: Vec<u8>,
    },
    /// Whether wilting is stopped by spending what the Farm lacks (almanac, Prevenire l'Appassimento).
    StopWilting {
        /// Which Farm.
        farm: Place,
        /// What it costs: 1 of each.
        costs: Vec<Resource>,
    },
    /// From which region a sample is removed.
    LoseSample {},
    /// Which Facility of several an effect strikes.
    WhichFacility {
        /// The effect.
        effect: Box<Effect>,
    },
    /// Which astronaut an effect strikes.
    WhichAstronaut {
        /// The effect.
        effect: Box<Effect>,
    },
    /// What the green Wound die that the players roll for a rover shows: a wound or not (almanac, Segnalini Modificatore).
    RoverRoll {
        /// For which rover.
        rover: Rover,
    },
    /// Which Condition token of an astronaut an effect cures.
    WhichCondition {
        /// Whose.
        seat: Seat,
    },
    /// Which region an effect strikes.
    WhichRegion {
        /// The effect.
        effect: Box<Effect>,
    },
    /// Which Upgrade card comes or goes by an effect.
    WhichUpgrade {
        /// The effect.
        effect: Box<Effect>,
    },
}

impl Question {
    /// Its name as a step, in `snake_case`.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Shut { .. } => "shut",
            Self::Starve { .. } => "starve",
            Self::StopWilting { .. } => "stop_wilting",
            Self::LoseSample {} => "lose_sample",
            Self::WhichFacility { .. } => "which_facility",
            Self::WhichAstronaut { .. } => "which_astronaut",
            Self::RoverRoll { .. } => "rover_roll",
            Self::WhichCondition { .. } => "which_condition",
            Self::WhichRegion { .. } => "which_region",
            Self::WhichUpgrade { .. } => "which_upgrade",
        }
    }
}

/// An answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pick {
    /// A Facility.
    Place(Place),
    /// An astronaut.
    Seat(Seat),
    /// A region.
    Region(Region),
    /// It is done.
    Yes,
    /// It is left.
    No,
    /// A Condition token.
    Condition(Condition),
    /// An Upgrade.
    Upgrade(Id),
}

/// An effect and what it strikes, where that is known already.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Strike {
    /// The effect.
    pub effect: Effect,
    /// What it strikes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Pick>,
}

impl Strike {
    /// An effect whose target is still to be found.
    pub const fn of(effect: Effect) -> Self {
        Self { effect, at: None }
    }

    /// The same effect, on that target.
    pub fn at(&self, pick: Pick) -> Self {
        Self { effect: self.effect.clone(), at: Some(pick) }
    }
}
