//! What has happened on the board.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::super::cause::Cause;
use super::super::crew::Seat;
use super::super::effect::Id;
use super::super::vocabulary::{Condition, Modifier, Region, Resource, Rover};
use super::{
    ActionKind, ActionResult, ActionRoll, BoardState, DeclaredAction, EffectTarget, FacilityBoard, Feature, Idle, Place,
    PlannedAction, RegionTile, Section, Spot, TokenStack,
};

/// Something happened on the board, or with its tracking.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BoardFact {
    /// The app started to track the board.
    #[serde(rename = "kept")]
    TrackingStarted {
        /// The assumed board; empty before the game has begun.
        twin: Box<BoardState>,
    },
    /// The app stopped tracking the board.
    #[serde(rename = "put_away")]
    TrackingStopped {},
    /// A section of the table was confirmed.
    #[serde(rename = "checked")]
    SectionChecked {
        /// Which.
        section: Section,
    },
    /// A number changed.
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
    /// A Modifier token was put on top of a stack.
    TokenPut {
        /// Which stack.
        stack: TokenStack,
        /// Which token.
        token: Modifier,
        /// Why.
        cause: Cause,
    },
    /// The topmost Modifier token of its kind was removed from a stack.
    TokenTaken {
        /// Which stack.
        stack: TokenStack,
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
    /// A region tile was corrected: what is on it stays, and its features apply from now on.
    #[serde(rename = "tile_laid")]
    TileCorrected {
        /// Where.
        region: Region,
        /// What it does.
        features: BTreeSet<Feature>,
    },
    /// A region was corrected to unexplored.
    #[serde(rename = "tile_taken_up")]
    TileRemoved {
        /// Where.
        region: Region,
    },
    /// An action was added to the end of the plan.
    ActionPlanned {
        /// The action.
        planned: Box<PlannedAction>,
    },
    /// Pawns, rover or route of a planned action changed.
    ActionReplanned {
        /// Its index in the plan.
        index: usize,
        /// The new version.
        planned: Box<PlannedAction>,
    },
    /// A planned action was removed.
    ActionDropped {
        /// Its index in the plan.
        index: usize,
        /// What it was.
        deed: ActionKind,
    },
    /// An AOM got an operator.
    OperatorSet {
        /// Which AOM.
        aom: Id,
        /// Who.
        seat: Seat,
    },
    /// The plan was declared and paid, and is now fixed.
    PlanDeclared {
        /// The actions in the order of resolution.
        actions: Vec<DeclaredAction>,
    },
    /// The dice of the current action were rolled.
    #[serde(rename = "dice_laid")]
    ActionDiceRolled {
        /// The action.
        deed: ActionKind,
        /// What they show.
        rolled: ActionRoll,
        /// Whether the Success die alone was rolled.
        success_die_only: bool,
    },
    /// The result of the current action was decided.
    #[serde(rename = "action_settled")]
    ActionDecided {
        /// What was done.
        deed: ActionKind,
        /// Who performed it.
        seat: Seat,
        /// How.
        result: ActionResult,
    },
    /// The current action ended: its pawns are back.
    #[serde(rename = "action_over")]
    ActionEnded {
        /// What was done.
        deed: ActionKind,
    },
    /// The front of a Shutdown tile was revealed.
    #[serde(rename = "front_seen")]
    ShutdownFrontRevealed {
        /// Its position.
        place: Place,
        /// Of which resource.
        resource: Resource,
        /// How much of it the general supply must pay.
        needs: u8,
    },
    /// The green Wound die is due for a rover at the end of the Action phase.
    #[serde(rename = "rover_to_roll")]
    RoverRollDue {
        /// Which.
        rover: Rover,
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
    /// The crew decided whether to stop the wilting of a Farm this sol.
    WiltingAnswered {
        /// Which Farm.
        farm: Place,
        /// Whether it is stopped.
        stopped: bool,
    },
    /// A spare Facility was built, all its markers red (almanac, Carte Struttura).
    SpareBuilt {
        /// Which.
        place: Place,
        /// Its initial state.
        facility: Box<FacilityBoard>,
    },
    /// An effect did nothing, for this reason.
    #[serde(rename = "nothing")]
    EffectIgnored {
        /// Its target, where there is one.
        on: Option<EffectTarget>,
        /// Why.
        why: Idle,
    },
}
