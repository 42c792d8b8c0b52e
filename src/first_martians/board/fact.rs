//! What has happened on the board.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::super::cause::Cause;
use super::super::crew::Seat;
use super::super::effect::Id;
use super::super::words::{Condition, Modifier, Region, Resource, Rover};
use super::{
    ActionResult, Declared, Deed, FacilityBoard, Feature, Idle, Place, Planned, RegionTile, Rolled, Section, Spot, Stack,
    Subject, Twin,
};

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
    /// A region tile lies there, put right by hand: what lies on it already stays, and it acts from now on.
    TileLaid {
        /// Where.
        region: Region,
        /// What it does.
        features: BTreeSet<Feature>,
    },
    /// No region tile lies there, put right by hand.
    TileTakenUp {
        /// Where.
        region: Region,
    },
    /// An action was planned: it comes last in the plan.
    ActionPlanned {
        /// What and how.
        planned: Box<Planned>,
    },
    /// Pawns, rover or way of a planned action changed.
    ActionReplanned {
        /// Its place in the plan, from 0.
        index: usize,
        /// What and how it is now.
        planned: Box<Planned>,
    },
    /// A planned action was given up.
    ActionDropped {
        /// Its place in the plan, from 0.
        index: usize,
        /// What it was.
        deed: Deed,
    },
    /// An AOM has an operator.
    OperatorSet {
        /// Which AOM.
        aom: Id,
        /// Who.
        seat: Seat,
    },
    /// The plan was declared and paid: nothing of it changes any more.
    PlanDeclared {
        /// The actions in the order in which they are resolved.
        actions: Vec<Declared>,
    },
    /// The dice of the action at hand lie on the table.
    DiceLaid {
        /// What is done.
        deed: Deed,
        /// What they show; where only the Success die is rolled the others show nothing.
        rolled: Rolled,
        /// Whether the Success die alone was rolled.
        success_die_only: bool,
    },
    /// How the action at hand came out.
    ActionSettled {
        /// What was done.
        deed: Deed,
        /// Who performed it.
        seat: Seat,
        /// How.
        result: ActionResult,
    },
    /// The action at hand is over: its pawns are back.
    ActionOver {
        /// What was done.
        deed: Deed,
    },
    /// A Shutdown tile was turned up.
    FrontSeen {
        /// Where it lies.
        place: Place,
        /// Of which resource.
        resource: Resource,
        /// How much of it the general supply must give.
        needs: u8,
    },
    /// For a rover the green Wound die will be rolled at the end of the Action phase.
    RoverToRoll {
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
    /// The crew said whether it stops the wilting of a Farm this sol.
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
        /// How it stands.
        facility: Box<FacilityBoard>,
    },
    /// An effect did nothing.
    Nothing {
        /// What it would have struck, where that can be named.
        on: Option<Subject>,
        /// Why.
        why: Idle,
    },
}
