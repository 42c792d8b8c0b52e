//! Where in the round a mission is.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::words::{Block, Phase};

/// One thing to do at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Set-up: who plays, with what.
    Crew,
    /// Set-up: what your mission sheet says.
    Sheet,
    /// Set-up: what to lay on the table.
    Lay,
    /// Events 1: the track that the sol raises.
    RaiseTrack {
        /// Which one.
        block: Block,
    },
    /// Events 2: what comes of earlier sols.
    FollowUps,
    /// Events 3 and 4: the Mission Event and what it brings.
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
    /// Malfunctions: the dice that sheet and Box call for.
    MalfunctionDice {
        /// The Blocks whose dice are rolled, each once.
        pool: Vec<Block>,
    },
    /// Malfunctions: how many penalties are active in each Block.
    Penalties {
        /// What the dice showed.
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
            Self::Oxygen | Self::Energy | Self::Farm | Self::Stress | Self::WorkingBlock | Self::MissionRules => {
                Phase::Production
            }
            Self::Plan | Self::Resolve => Phase::Actions,
            Self::MalfunctionDice { .. } | Self::Penalties { .. } | Self::MalfunctionCards => Phase::Malfunctions,
            Self::CleanUp | Self::Threshold => Phase::CleanUp,
            Self::End => Phase::End,
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
