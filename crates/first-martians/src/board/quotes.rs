//! Quotes of actions: pawns, reasons, risks, routes and obstacles.

use serde::{Deserialize, Serialize};

use super::action_kind::Pawn;
use super::board_counter::TokenStack;
use super::map::Feature;
use super::place::Place;
use super::ruling::{RulingReason, TableRuling};
use crate::crew::Seat;
use crate::effect::{Cost, Id};
use crate::standing::WhichActions;
use crate::vocabulary::{
    AdventureType, Condition, Facility, Item, Modifier, Part, Region, Resource, Rover, TokenColour,
};

/// What an action costs and risks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Quote {
    /// Pawns for a sure success, at least 1: the sum of `lines`.
    pub sure: u8,
    /// Pawns when the dice are rolled, fewer than `sure`; `None` where the action never rolls by choice.
    pub roll: Option<u8>,
    /// The dice rolled with fewer than `sure` pawns, or when a success must be rolled; `None` where nothing is rolled.
    pub dice: Option<AdventureType>,
    /// A red CPU: even a sure success rolls the Success die (almanac, Elementi rotti).
    pub must_roll_success: bool,
    /// The table decided that all dice are rolled, even for a sure success.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub must_roll: bool,
    /// A success must be rerolled (almanac, Descrizione dei segnalini Modificatore).
    pub reroll: bool,
    /// Paid when declaring: supplies are spent in any case, items come back on failure (almanac, Requisiti aggiuntivi).
    pub pays: Vec<Cost>,
    /// Risks apart from the dice, each kind once.
    pub risks: Vec<Risk>,
    /// The reasons for pawns and everything else.
    pub lines: Vec<QuoteLine>,
    /// Whether it depends on assumed values of the box or the mission.
    pub assumed: bool,
}

/// A reason of a quote and the pawns that it adds; 0 where it adds something else.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuoteLine {
    /// Pawns, signed.
    pub by: i8,
    /// Why.
    pub reason: Reason,
}

/// Why an action costs or risks something.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum Reason {
    /// The pawns of the action itself for a sure success.
    Base,
    /// The Medic assists (almanac, 4. MedLab).
    Medic,
    /// A Modifier token on a Facility's `!`, a rover, an ID board or a region.
    Token(TokenStack, Modifier),
    RedPart(Place, Part),
    /// A feature of a crossed region or of the target.
    Tile(Region, Feature),
    /// The pawn printed on an unexplored space.
    UnexploredSpace(Region),
    Rover(Rover),
    Condition(Seat, Condition),
    /// At least one pawn leads the rover (almanac, I rover).
    AtLeastOne,
    /// A standing rule of the mission changes the price.
    Standing(Id),
    /// A standing rule of the mission lets the dice be rolled.
    StandingDice(Id),
    /// The table decided otherwise.
    Table(TableRuling),
}

/// What an action brings apart from its dice, even on failure; each kind once, however many reasons (almanac, 6. Garage).
/// The lines of the quote give the reasons.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Risk {
    /// The performer takes 1 wound.
    Wound,
    /// The performer resolves an Adventure of that type.
    Adventure(AdventureType),
    /// Morale −1.
    Morale,
    /// The green Wound die is rolled for the rover at the end of the Action phase.
    RoverRoll,
}

/// A route to a region.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Route {
    /// The explored regions crossed from the HUB on, without the target.
    pub regions: Vec<Region>,
    /// Pawns that route and target add, before any rover.
    pub pawns: u8,
    /// The risks of route and target.
    pub risks: Vec<Risk>,
}

/// The quote of a stack of pawns, and what is missing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PawnsQuote {
    /// The quote, including tokens and conditions of these pawns.
    pub quote: Quote,
    /// The performer: the astronaut of the topmost pawn, or the operator of its AOM; `None` without pawns.
    pub performer: Option<Seat>,
    /// Missing pawns before the dice may be rolled; equal to `missing_to_sure` where the action never rolls by choice.
    pub missing_to_roll: u8,
    /// Missing pawns for a sure success.
    pub missing_to_sure: u8,
    /// Obstacles from the pawns; empty when the action can be declared.
    pub obstacles: Vec<Obstacle>,
}

/// Why an action cannot be declared.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum Obstacle {
    /// The app does not track the board.
    BoardNotKept,
    /// No event action of that name is open.
    NoSuchEvent(Id),
    /// The event action is planned already; it can be done once.
    EventPlanned(Id),
    NoSuchAction(Id),
    NoSuchSeat(Seat),
    NoSuchFacility(Place),
    /// A Shutdown tile closes the Facility.
    Shut(Place),
    /// A Blocked token closes the Facility.
    BlockedFacility(Place),
    /// A Blocked token closes the region.
    BlockedRegion(Region),
    /// The general supply has too little.
    Supply {
        resource: Resource,
        /// How many are needed.
        needed: u8,
        /// How many are left after what the plan reserves.
        there: u8,
    },
    /// The Available area has too few.
    Items {
        item: Item,
        /// How many are needed.
        needed: u8,
        /// How many are left after what the plan reserves.
        there: u8,
    },
    /// The Available area has too few Objective tokens.
    ObjectiveTokens {
        colour: TokenColour,
        /// How many are needed.
        needed: u8,
        /// How many are left after what the plan reserves.
        there: u8,
    },
    /// Too few markers of the mission lie anywhere.
    Marks {
        mark: Id,
        /// How many are needed.
        needed: u8,
        /// How many the plan leaves.
        there: u8,
    },
    /// The performer has too few Morale tokens.
    MoraleTokens {
        seat: Seat,
        /// How many are needed.
        needed: u8,
        /// How many are left after what the plan reserves.
        there: u8,
    },
    NoSuchPart(Place, Part),
    NotBroken(Place, Part),
    /// The donor's part is broken, or another switch takes it.
    DonorBroken(Place, Part),
    DonorShut(Place),
    /// A Facility cannot be its own donor.
    OwnDonor(Place),
    NoSuchToken(Rover, Modifier),
    UpgradeNotReady(Id),
    /// The mission does not allow building that Facility.
    SpareNotAllowed(Facility),
    /// The Facility is built or planned already.
    SpareBuilt(Place),
    /// The Facility has no such Shutdown tile.
    NoTile(Place, Resource),
    NoWound(Seat),
    /// There is no such condition to heal.
    NoCondition(Seat, Condition),
    NoMedic,
    /// The map has no such space.
    OffTheMap(Region),
    AlreadyExplored(Region),
    NotExplored(Region),
    /// The region was explored this sol: it cannot be crossed or used before the next.
    ExploredThisSol(Region),
    /// No connected explored regions lead to the region.
    NoWay(Region),
    /// The chosen route does not reach that region.
    BrokenWay(Region),
    /// The region has no sample left.
    NoSample(Region),
    /// The region has no Objective token left.
    NoObjective(Region),
    /// No examined sample is left.
    NothingExamined,
    /// A seed can be planted once a sol.
    PlantedAlready,
    /// Seeds and plants fill all greenhouses.
    FarmFull(Place),
    /// A seed is on Growth 1.
    GrowthTaken(Place),
    /// Another action uses the rover.
    RoverTaken(Rover),
    RoverBlocked(Rover),
    /// A rover only helps outside the HUB.
    RoverInside(Rover),
    /// The rover does not help with that kind of action.
    RoverOfNoUse(Rover),
    /// A red part keeps all rovers from Explore.
    NoRovers(Place, Part),
    /// Too few pawns.
    TooFewPawns {
        /// The minimum: with dice where they may be rolled, else for a sure success.
        needed: u8,
        /// How many are on the action.
        there: u8,
    },
    /// The pawn does not exist or is on another action.
    PawnTaken(Pawn),
    /// The AOM is not in this game.
    NoSuchAom(Id),
    /// The AOM serves another type of action.
    AomOfOtherType(Id, AdventureType),
    /// The patient's own pawn must be on top.
    PatientFirst(Seat),
    /// A pawn of the Medic must assist.
    MedicMissing(Seat),
    /// Heart condition: one of the two pawns heals it and does nothing else.
    HeartPawn(Seat),
    /// A standing rule of the mission forbids such actions.
    StandingRule {
        /// Which rule.
        rule: Id,
        /// Which actions.
        no: WhichActions,
    },
    /// A standing rule of the mission closes the region.
    ClosedByRule {
        /// Which rule.
        rule: Id,
        region: Region,
    },
    /// The table does not allow it this sol.
    Forbidden(RulingReason),
}

impl Obstacle {
    /// Whether it is a rule, which the table can overrule; otherwise something is not there.
    pub const fn is_rule(&self) -> bool {
        match self {
            Self::EventPlanned(_)
            | Self::Shut(_)
            | Self::BlockedFacility(_)
            | Self::BlockedRegion(_)
            | Self::DonorShut(_)
            | Self::SpareNotAllowed(_)
            | Self::NoMedic
            | Self::ExploredThisSol(_)
            | Self::NoWay(_)
            | Self::BrokenWay(_)
            | Self::PlantedAlready
            | Self::RoverBlocked(_)
            | Self::RoverOfNoUse(_)
            | Self::NoRovers(..)
            | Self::AomOfOtherType(..)
            | Self::PatientFirst(_)
            | Self::MedicMissing(_)
            | Self::HeartPawn(_)
            | Self::StandingRule { .. }
            | Self::ClosedByRule { .. } => true,
            Self::BoardNotKept
            | Self::NoSuchEvent(_)
            | Self::NoSuchAction(_)
            | Self::NoSuchSeat(_)
            | Self::NoSuchFacility(_)
            | Self::Supply { .. }
            | Self::Items { .. }
            | Self::ObjectiveTokens { .. }
            | Self::Marks { .. }
            | Self::MoraleTokens { .. }
            | Self::NoSuchPart(..)
            | Self::NotBroken(..)
            | Self::DonorBroken(..)
            | Self::OwnDonor(_)
            | Self::NoSuchToken(..)
            | Self::UpgradeNotReady(_)
            | Self::SpareBuilt(_)
            | Self::NoTile(..)
            | Self::NoWound(_)
            | Self::NoCondition(..)
            | Self::OffTheMap(_)
            | Self::AlreadyExplored(_)
            | Self::NotExplored(_)
            | Self::NoSample(_)
            | Self::NoObjective(_)
            | Self::NothingExamined
            | Self::FarmFull(_)
            | Self::GrowthTaken(_)
            | Self::RoverTaken(_)
            | Self::RoverInside(_)
            | Self::TooFewPawns { .. }
            | Self::PawnTaken(_)
            | Self::NoSuchAom(_)
            | Self::Forbidden(_) => false,
        }
    }

    /// The standing rule that forbids it.
    pub fn standing_rule(&self) -> Option<&Id> {
        match self {
            Self::StandingRule { rule, .. } | Self::ClosedByRule { rule, .. } => Some(rule),
            _ => None,
        }
    }

    /// Whether the price is missing, which the table can change.
    pub const fn is_price(&self) -> bool {
        matches!(
            self,
            Self::Marks { .. }
                | Self::Supply { .. }
                | Self::Items { .. }
                | Self::ObjectiveTokens { .. }
                | Self::MoraleTokens { .. }
        )
    }
}
