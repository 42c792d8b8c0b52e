//! What has happened on the board.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{
    ActionKind, ActionResult, ActionRoll, BoardCounter, BoardState, DeclaredAction, EffectTarget,
    FacilityBoard, Feature, NoEffect, Place, PlannedAction, RegionTile, Section, SkillCard,
    TokenMark, TokenStack,
};
use crate::cause::Cause;
use crate::crew::Seat;
use crate::effect::Id;
use crate::vocabulary::{Condition, Modifier, Region, Resource, Rover};

/// Something happened on the board, or with its tracking.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(
    missing_docs,
    reason = "fields without a comment are named after what they hold"
)]
pub enum BoardFact {
    /// The app started to track the board.
    #[serde(rename = "kept")]
    TrackingStarted {
        /// The assumed board; empty before the game has begun.
        #[serde(rename = "twin")]
        board: Box<BoardState>,
    },
    /// The app stopped tracking the board.
    #[serde(rename = "put_away")]
    TrackingStopped {},
    /// The game went on without the board: these actions are no longer in the plan, or are no longer followed.
    PlanLost {
        actions: Vec<ActionKind>,
        /// Whether they were declared.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        declared: bool,
    },
    /// A section of the table was confirmed.
    #[serde(rename = "checked")]
    SectionChecked { section: Section },
    /// A number changed.
    Moved {
        spot: BoardCounter,
        from: u8,
        to: u8,
        cause: Cause,
    },
    /// A Modifier token was put on top of a stack.
    TokenPut {
        stack: TokenStack,
        token: Modifier,
        cause: Cause,
    },
    /// The topmost Modifier token of its kind was removed from a stack.
    TokenTaken {
        stack: TokenStack,
        token: Modifier,
        cause: Cause,
    },
    /// Something is known of a token that a spot counts.
    TokenMarked {
        spot: BoardCounter,
        /// Its index among the known ones; their number where it was not known.
        index: usize,
        mark: TokenMark,
    },
    /// A known token went to another spot, or away. The numbers are facts of their own.
    MarkedTokenMoved {
        spot: BoardCounter,
        /// Its index among the known ones.
        index: usize,
        mark: TokenMark,
        to: Option<BoardCounter>,
    },
    /// A POI token of that name was used.
    PoiTokenUsed { name: String },
    /// What is known of a skill changed.
    SkillCardSet {
        seat: Seat,
        /// 0 the basic one, 1–3 the cards.
        skill: u8,
        card: SkillCard,
    },
    /// A region tile was laid.
    Explored { region: Region, tile: RegionTile },
    /// A region tile was corrected: what is on it stays, and its features apply from now on.
    #[serde(rename = "tile_laid")]
    TileCorrected {
        region: Region,
        features: BTreeSet<Feature>,
    },
    /// A region was corrected to unexplored.
    #[serde(rename = "tile_taken_up")]
    TileRemoved { region: Region },
    /// An action was added to the end of the plan.
    ActionPlanned { planned: Box<PlannedAction> },
    /// Pawns, rover or route of a planned action changed.
    ActionReplanned {
        /// Its index in the plan.
        index: usize,
        planned: Box<PlannedAction>,
    },
    /// A planned action was removed.
    ActionDropped {
        /// Its index in the plan.
        index: usize,
        #[serde(rename = "deed")]
        kind: ActionKind,
    },
    /// An AOM got an operator.
    OperatorSet { aom: Id, seat: Seat },
    /// The plan was declared and paid, and is now fixed.
    PlanDeclared {
        /// The actions in the order of resolution.
        actions: Vec<DeclaredAction>,
    },
    /// The dice of the current action were rolled.
    #[serde(rename = "dice_laid")]
    ActionDiceRolled {
        #[serde(rename = "deed")]
        kind: ActionKind,
        rolled: ActionRoll,
        /// Whether the Success die alone was rolled.
        success_die_only: bool,
        /// Whether a die was rolled again: because of a token, or by a skill.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        again: bool,
    },
    /// A skill of the performer, or a POI token, was used while the dice of the current action lie: one of them may be rolled again.
    RerollPaid {
        #[serde(rename = "deed")]
        kind: ActionKind,
    },
    /// The result of the current action was decided.
    #[serde(rename = "action_settled")]
    ActionDecided {
        #[serde(rename = "deed")]
        kind: ActionKind,
        seat: Seat,
        result: ActionResult,
    },
    /// The current action ended: its pawns are back.
    #[serde(rename = "action_over")]
    ActionEnded {
        #[serde(rename = "deed")]
        kind: ActionKind,
    },
    /// The front of a Shutdown tile was revealed.
    #[serde(rename = "front_seen")]
    ShutdownFrontRevealed {
        place: Place,
        resource: Resource,
        /// How much of it the general supply must pay.
        needs: u8,
    },
    /// The green Wound die is due for a rover at the end of the Action phase.
    #[serde(rename = "rover_to_roll")]
    RoverRollDue { rover: Rover },
    /// An astronaut drew a Condition token.
    ConditionDrawn { seat: Seat, condition: Condition },
    /// The green Wound die was rolled for a rover.
    RoverRolled {
        rover: Rover,
        /// Whether it shows a wound: the rover is damaged.
        wound: bool,
    },
    /// The crew decided whether to stop the wilting of a Farm this sol.
    WiltingAnswered {
        farm: Place,
        /// Whether it is stopped.
        stopped: bool,
    },
    /// Portions were missing for those whom a standing rule has eat along: nobody was wounded.
    OthersUnfed { count: u8 },
    /// A spare Facility was built, all its markers red (almanac, Carte Struttura).
    SpareBuilt {
        place: Place,
        facility: Box<FacilityBoard>,
    },
    /// An effect did nothing, for this reason.
    #[serde(rename = "nothing")]
    EffectIgnored {
        /// Its target, where there is one.
        on: Option<EffectTarget>,
        why: NoEffect,
    },
}
