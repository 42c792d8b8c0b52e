//! The steps of a round.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::vocabulary::{Block, Phase, Resource};

/// One thing to do at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Set-up: players and components.
    Crew,
    /// Set-up: the mission sheet.
    Sheet,
    /// Set-up: laying out the table.
    Lay,
    /// Events 1: the track that the sol raises.
    RaiseTrack {
        /// Which one.
        block: Block,
    },
    /// Events 2: consequences of earlier sols.
    FollowUps,
    /// Events 3 and 4: the Mission Event and its action or objective.
    MissionEvent,
    /// Morale: the First Player alone.
    Morale,
    /// Production: oxygen.
    Oxygen,
    /// Production: energy.
    Energy,
    /// Production: growth or wilting, food.
    Farm,
    /// Production: Stress.
    Stress,
    /// Production: the red parts of the Working Block.
    WorkingBlock,
    /// Production: the rules of the mission.
    MissionRules,
    /// Actions: plan and declare.
    Plan,
    /// Actions: resolve, 1 to 11.
    Resolve,
    /// Malfunctions: the dice of the sheet and of the Malfunction Box.
    MalfunctionDice {
        /// The Blocks whose dice are rolled, each once.
        pool: Vec<Block>,
    },
    /// Malfunctions: the active penalties of each Block.
    Penalties {
        /// What the dice showed; empty where none was rolled.
        rolled: BTreeMap<Block, u8>,
    },
    /// Malfunctions: the cards of the tracks that reached 5, in the First Player's order.
    MalfunctionCards,
    /// Clean-Up.
    CleanUp,
    /// Whether the Threshold is met.
    Threshold,
    /// The mission is over.
    End,
}

impl Step {
    /// The phase that the step belongs to.
    pub const fn phase(&self) -> Phase {
        match self {
            Self::Crew | Self::Sheet | Self::Lay => Phase::SetUp,
            Self::RaiseTrack { .. } | Self::FollowUps | Self::MissionEvent => Phase::Events,
            Self::Morale => Phase::Morale,
            Self::Oxygen
            | Self::Energy
            | Self::Farm
            | Self::Stress
            | Self::WorkingBlock
            | Self::MissionRules => Phase::Production,
            Self::Plan | Self::Resolve => Phase::Actions,
            Self::MalfunctionDice { .. } | Self::Penalties { .. } | Self::MalfunctionCards => {
                Phase::Malfunctions
            }
            Self::CleanUp | Self::Threshold => Phase::CleanUp,
            Self::End => Phase::End,
        }
    }

    /// The step of Production that makes a resource.
    pub const fn making(resource: Resource) -> Self {
        match resource {
            Resource::Oxygen => Self::Oxygen,
            Resource::Energy => Self::Energy,
            Resource::Food => Self::Farm,
        }
    }

    /// The name of the step, in `snake_case`.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Crew => "crew",
            Self::Sheet => "sheet",
            Self::Lay => "lay",
            Self::RaiseTrack { .. } => "raise_track",
            Self::FollowUps => "follow_ups",
            Self::MissionEvent => "mission_event",
            Self::Morale => "morale",
            Self::Oxygen => "oxygen",
            Self::Energy => "energy",
            Self::Farm => "farm",
            Self::Stress => "stress",
            Self::WorkingBlock => "working_block",
            Self::MissionRules => "mission_rules",
            Self::Plan => "plan",
            Self::Resolve => "resolve",
            Self::MalfunctionDice { .. } => "malfunction_dice",
            Self::Penalties { .. } => "penalties",
            Self::MalfunctionCards => "malfunction_cards",
            Self::CleanUp => "clean_up",
            Self::Threshold => "threshold",
            Self::End => "end",
        }
    }
}
