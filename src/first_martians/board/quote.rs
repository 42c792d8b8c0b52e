//! What an action takes before it is declared: pawns, supplies, things, risks, or what forbids it (almanac, Costi e penalità delle
//! Azioni). Pure queries on the game; what the plan has reserved already counts as gone.

use serde::{Deserialize, Serialize};

use super::super::crew::Seat;
use super::super::effect::{Cost, Id};
use super::super::words::{AdventureType, Block, Condition, Facility, Item, Modifier, Part, Region, Resource, Rover, words};
use super::{Feature, Pawn, Place, Stack};

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

words! {
    /// What may strike whoever performs an action, or a rover.
    Harm {
        /// 1 wound.
        Wound = "wound",
        /// An Adventure of the action's colour.
        Adventure = "adventure",
        /// Morale −1.
        Morale = "morale",
        /// The green Wound die is rolled for the rover at the end of the Action phase.
        RoverRoll = "rover_roll",
    }
}

/// A risk: what it is and everything that brings it. However many reasons, it is resolved once (almanac, 6. Garage).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Risk {
    /// What it is.
    pub harm: Harm,
    /// The type of the Adventure; `None` for everything else.
    pub adventure: Option<AdventureType>,
    /// Why; at least one reason.
    pub because: Vec<Reason>,
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

/// What the crew should see in its plan before declaring. Actions are told by their place in the plan, from 0.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Warning {
    /// Pawns of an astronaut do nothing; both must be used (almanac, Come si eseguono le azioni).
    PawnsLeft {
        /// Whose.
        seat: Seat,
        /// How many, 1–2.
        count: u8,
    },
    /// An action of the plan cannot be done, or not with what those before it leave.
    NotPossible {
        /// Which one.
        action: usize,
        /// Why.
        obstacles: Vec<Obstacle>,
    },
    /// A rover comes along twice.
    RoverTwice(Rover),
    /// More Heal actions need the Medic than the Medic has pawns.
    MedicPawns {
        /// How many are needed.
        needed: u8,
        /// How many there are.
        there: u8,
    },
    /// A single player uses more than two AOMs in a sol (almanac, 1-3 giocatori).
    TooManyAoms {
        /// How many.
        count: u8,
    },
    /// A switch breaks a part that another action relies on.
    BreaksPart {
        /// The switch.
        action: usize,
        /// The donor.
        place: Place,
        /// The part.
        part: Part,
        /// The other action.
        other: usize,
    },
    /// The action could change nothing: Morale, Stress or the track stand at their end.
    InVain {
        /// Which one.
        action: usize,
        /// The Malfunction track, where it is one.
        block: Option<Block>,
    },
    /// More pawns than a sure success takes.
    SparePawns {
        /// Which action.
        action: usize,
        /// How many too many.
        count: u8,
    },
}
