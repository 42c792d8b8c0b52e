//! What an action takes, as it is told: pawns, reasons, risks, ways, and what forbids it.

use serde::{Deserialize, Serialize};

use super::super::crew::Seat;
use super::super::effect::{Cost, Id};
use super::super::words::{AdventureType, Condition, Facility, Item, Modifier, Part, Region, Resource, Rover};
use super::deed::Pawn;
use super::map::Feature;
use super::place::Place;
use super::spot::Stack;

/// What an action takes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Quote {
    /// Pawns for a success without dice of its own, at least 1. The lines add up to it.
    pub sure: u8,
    /// Pawns when the dice are rolled, fewer than `sure`; `None` where the action never rolls by choice.
    pub roll: Option<u8>,
    /// Which set is rolled when fewer than `sure` pawns lie there, or when a success must be rolled; `None` where nothing is rolled.
    pub dice: Option<AdventureType>,
    /// A red CPU: the Success die is rolled even when sure (almanac, Elementi rotti).
    pub must_roll_success: bool,
    /// A success must be rolled once more (almanac, Descrizione dei segnalini Modificatore).
    pub reroll: bool,
    /// What is paid when declaring: supplies are lost in any case, things come back on failure (almanac, Requisiti aggiuntivi).
    pub pays: Vec<Cost>,
    /// What it brings beside the dice, each kind once.
    pub risks: Vec<Risk>,
    /// Why so many pawns, and why anything else.
    pub lines: Vec<QuoteLine>,
    /// Whether something of it stands on values of the box or the mission that were not found in any source.
    pub assumed: bool,
}

/// One reason of a quote with the pawns that it adds; 0 where it brings something else than pawns.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuoteLine {
    /// Pawns, signed.
    pub by: i8,
    /// Why.
    pub reason: Reason,
}

/// Why an action takes or brings something.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The action itself: its pawns for a sure success.
    Base,
    /// The Medic assists (almanac, 4. MedLab).
    Medic,
    /// A Modifier token on a Facility's `!`, a rover, an ID board or a region.
    Token(Stack, Modifier),
    /// A red part of the Facility.
    RedPart(Place, Part),
    /// A feature of an explored region that is crossed or is the target.
    Tile(Region, Feature),
    /// The pawn printed on a space that is not explored yet.
    UnexploredSpace(Region),
    /// A rover comes along.
    Rover(Rover),
    /// Somebody on the action has that condition.
    Condition(Seat, Condition),
    /// At least one pawn leads the rover (almanac, I rover).
    AtLeastOne,
}

/// What an action brings beside its dice, with success or without; each kind once, however many reasons (almanac, 6. Garage). The
/// lines of the quote say where it comes from.
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

/// A way to a region.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Way {
    /// The explored regions that are crossed, from the HUB on; the target is not among them.
    pub regions: Vec<Region>,
    /// Pawns that way and target add, before any rover.
    pub pawns: u8,
    /// What way and target bring.
    pub risks: Vec<Risk>,
}

/// What a stack of pawns takes, and how far it is from enough.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// What the action takes, the tokens and conditions of these pawns counted.
    pub quote: Quote,
    /// Who performs: the topmost pawn's astronaut, or the operator of its AOM; `None` without pawns.
    pub performer: Option<Seat>,
    /// Pawns that are missing before the dice may be rolled; the same as `to_sure` where they never are by choice.
    pub to_roll: u8,
    /// Pawns that are missing for a sure success.
    pub to_sure: u8,
    /// What is wrong with the pawns; empty when it can be declared as it lies.
    pub lacks: Vec<Obstacle>,
}

/// Why an action cannot be declared.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Obstacle {
    /// The app does not keep the board.
    BoardNotKept,
    /// No action of an event of that name lies open.
    NoSuchEvent(Id),
    /// The action of an event is done once only, and it is planned already.
    EventPlanned(Id),
    /// The mission has no such action.
    NoSuchAction(Id),
    /// Nobody sits there.
    NoSuchSeat(Seat),
    /// The Facility does not stand.
    NoSuchFacility(Place),
    /// A Shutdown tile closes the Facility.
    Shut(Place),
    /// A Blocked token closes the Facility.
    BlockedFacility(Place),
    /// A Blocked token closes the region.
    BlockedRegion(Region),
    /// The general supply does not hold it.
    Supply {
        /// What.
        resource: Resource,
        /// How many it takes.
        needed: u8,
        /// How many there are, what is planned already set aside.
        there: u8,
    },
    /// The Available area does not hold it.
    Items {
        /// What.
        item: Item,
        /// How many it takes.
        needed: u8,
        /// How many there are, what is planned already set aside.
        there: u8,
    },
    /// Whoever performs has not the Morale tokens.
    MoraleTokens {
        /// Who.
        seat: Seat,
        /// How many it takes.
        needed: u8,
        /// How many there are, what is planned already set aside.
        there: u8,
    },
    /// The Facility has no such part.
    NoSuchPart(Place, Part),
    /// The part is not broken.
    NotBroken(Place, Part),
    /// The donor's part is broken, or given away already.
    DonorBroken(Place, Part),
    /// The donor is shut.
    DonorShut(Place),
    /// A Facility cannot be its own donor.
    OwnDonor(Place),
    /// No such token lies on the rover.
    NoSuchToken(Rover, Modifier),
    /// The card of the Upgrade does not lie ready.
    UpgradeNotReady(Id),
    /// The mission does not allow to build that Facility.
    SpareNotAllowed(Facility),
    /// That Facility is built, or planned already.
    SpareBuilt(Place),
    /// No such Shutdown tile lies there.
    NoTile(Place, Resource),
    /// No wound is left to heal.
    NoWound(Seat),
    /// There is no such condition to heal.
    NoCondition(Seat, Condition),
    /// No Medic and no Autoscanner.
    NoMedic,
    /// The map has no such space.
    OffTheMap(Region),
    /// The region is explored already.
    AlreadyExplored(Region),
    /// The region is not explored.
    NotExplored(Region),
    /// The region was explored this sol: it is neither crossed nor used before the next.
    ExploredThisSol(Region),
    /// No explored regions lead there without a gap.
    NoWay(Region),
    /// The way that was chosen does not lead on to that region.
    BrokenWay(Region),
    /// No sample is left there.
    NoSample(Region),
    /// No Objective token is left there.
    NoObjective(Region),
    /// No examined sample is left.
    NothingExamined,
    /// A seed is planted once a sol.
    PlantedAlready,
    /// Seeds and plants fill all greenhouses.
    FarmFull(Place),
    /// A seed stands on Growth 1.
    GrowthTaken(Place),
    /// The rover comes along elsewhere.
    RoverTaken(Rover),
    /// A Blocked token lies on the rover.
    RoverBlocked(Rover),
    /// A rover comes along outside the HUB only.
    RoverInside(Rover),
    /// The rover does not help with that kind of action.
    RoverOfNoUse(Rover),
    /// A red part keeps all rovers from Explore.
    NoRovers(Place, Part),
    /// Too few pawns.
    TooFewPawns {
        /// How many it takes at least: with dice where they may be rolled, else for a sure success.
        needed: u8,
        /// How many lie there.
        there: u8,
    },
    /// The pawn is not there or does something else.
    PawnTaken(Pawn),
    /// The AOM is not in this game.
    NoSuchAom(Id),
    /// The AOM serves another type of action.
    AomOfOtherType(Id, AdventureType),
    /// The patient's own pawn lies on top.
    PatientFirst(Seat),
    /// A pawn of the Medic must assist.
    MedicMissing(Seat),
    /// Heart condition: one of the two pawns heals it and does nothing else.
    HeartPawn(Seat),
}
