//! Questions that only the crew can decide: where the rules leave a choice.

use serde::{Deserialize, Serialize};

use super::Place;
use crate::crew::Seat;
use crate::effect::{Effect, Id};
use crate::vocabulary::{Block, Condition, Region, Resource, Rover};

/// What is asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(
    missing_docs,
    reason = "fields without a comment are named after what they hold"
)]
pub enum Question {
    /// Which Facility that needs the resource gets a Shutdown tile (almanac, Tessere Arresto).
    Shut {
        /// Which resource is short.
        resource: Resource,
    },
    /// Who goes without one portion of food (almanac, Fattoria).
    Starve {
        /// How many portions are missing, including this one.
        missing: u8,
        /// The portions that each astronaut still eats, by seat.
        portions: Vec<u8>,
    },
    /// Whether the crew spends what the Farm lacks to stop wilting (almanac, Prevenire l'Appassimento).
    StopWilting {
        farm: Place,
        /// What it costs: 1 of each.
        costs: Vec<Resource>,
    },
    /// Which region loses a sample.
    LoseSample {},
    /// Which Facility an effect targets.
    WhichFacility { effect: Box<Effect> },
    /// Which astronaut an effect targets.
    WhichAstronaut { effect: Box<Effect> },
    /// Whether the physical green Wound die for a rover shows a wound (almanac, Segnalini Modificatore).
    RoverRoll { rover: Rover },
    /// Which Condition token of an astronaut an effect cures.
    WhichCondition { seat: Seat },
    /// Which region an effect targets.
    WhichRegion { effect: Box<Effect> },
    /// Which Upgrade card an effect adds or removes.
    WhichUpgrade { effect: Box<Effect> },
    /// A correction gave an astronaut the sixth wound: whether that astronaut died.
    SixthWound { seat: Seat },
    /// A correction filled a Malfunction track: whether it is resolved now.
    FullTrack { block: Block },
    /// More seeds and plants than greenhouses: whether the youngest seeds are taken off.
    Overgrown { farm: Place },
    /// Which astronaut the mission remembers, in both modes.
    WhichPerson {
        /// Under which name.
        #[serde(rename = "as")]
        person: Id,
        /// The element that asks.
        of: Id,
        /// Whether it is the one with the most wounds.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        most_wounded: bool,
    },
    /// Who performed the action of an event, in Story.
    WhoPerformed { event: Id },
}

impl Question {
    /// The name of the question as a step, in `snake_case`.
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
            Self::SixthWound { .. } => "sixth_wound",
            Self::FullTrack { .. } => "full_track",
            Self::Overgrown { .. } => "overgrown",
            Self::WhichPerson { .. } => "which_person",
            Self::WhoPerformed { .. } => "who_performed",
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
    /// Yes.
    Yes,
    /// No.
    No,
    /// A Condition token.
    Condition(Condition),
    /// An Upgrade.
    Upgrade(Id),
}

/// An effect and its target, where that is known already.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TargetedEffect {
    /// The effect.
    pub effect: Effect,
    /// Its target.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(rename = "at")]
    pub target: Option<Pick>,
}

impl TargetedEffect {
    /// An effect whose target is not chosen yet.
    pub(crate) const fn untargeted(effect: Effect) -> Self {
        Self {
            effect,
            target: None,
        }
    }

    /// The same effect on `pick`.
    pub(crate) fn with_target(&self, pick: Pick) -> Self {
        Self {
            effect: self.effect.clone(),
            target: Some(pick),
        }
    }
}
