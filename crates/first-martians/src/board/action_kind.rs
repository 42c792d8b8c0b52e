//! Planned actions: one stack of pawns for each (almanac, Assegnare le pedine).

use serde::{Deserialize, Serialize};

use super::{Place, Ruling, TableRuling};
use crate::crew::Seat;
use crate::effect::Id;
use crate::vocabulary::{Block, Condition, Modifier, Part, Region, Resource, Rover};

/// An action, without who does it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ActionKind {
    /// 1. The action of an open event.
    Event(Id),
    /// 2. Rest in A Quiet Place: 1 Morale token.
    Rest,
    /// 3. Unwind: Morale +1.
    UnwindMorale,
    /// 3. Unwind: Stress −6.
    UnwindStress,
    /// 4. Heal 1 wound of an astronaut.
    HealWound(Seat),
    /// 4. Heal a condition of an astronaut.
    HealCondition(Seat, Condition),
    /// 5. Manage: a Malfunction track goes down.
    Manage(Block),
    /// 6. Explore a space of the map.
    Explore(Region),
    /// 7. Gather a sample from a region.
    GatherSample(Region),
    /// 7. Gather an Objective token from a region.
    GatherObjective(Region),
    /// 8. Research a sample for the first time.
    Examine,
    /// 8. Research an examined sample for the second time.
    Discover,
    /// 8. Plant a seed on that Farm.
    Plant(Place),
    /// 9. Repair a part with a spare part of the Cargo Bay.
    Repair(Place, Part),
    /// 9. Repair a part by switching it with the same part of another Facility.
    Switch {
        /// The broken part's Facility.
        place: Place,
        /// Which part.
        part: Part,
        /// The Facility that gives its own.
        donor: Place,
    },
    /// 9. Take a token off a rover.
    RepairRover(Rover, Modifier),
    /// 9. Build an Upgrade whose card is ready.
    BuildUpgrade(Id),
    /// 9. Build a spare Facility of the mission.
    BuildSpare(Place),
    /// 10. Take a Shutdown tile away.
    RemoveShutdown(Place, Resource),
    /// 11. An action of the mission.
    Mission(Id),
    /// 11. An action of the mission outside the HUB.
    MissionAt {
        /// Which one.
        action: Id,
        /// In which region.
        region: Region,
    },
}

impl ActionKind {
    /// The place of the action in the order of resolution, 1–11 (almanac, Le pedine Azione possono essere assegnate a).
    pub const fn order(&self) -> u8 {
        match self {
            Self::Event(_) => 1,
            Self::Rest => 2,
            Self::UnwindMorale | Self::UnwindStress => 3,
            Self::HealWound(_) | Self::HealCondition(..) => 4,
            Self::Manage(_) => 5,
            Self::Explore(_) => 6,
            Self::GatherSample(_) | Self::GatherObjective(_) => 7,
            Self::Examine | Self::Discover | Self::Plant(_) => 8,
            Self::Repair(..)
            | Self::Switch { .. }
            | Self::RepairRover(..)
            | Self::BuildUpgrade(_)
            | Self::BuildSpare(_) => 9,
            Self::RemoveShutdown(..) => 10,
            Self::Mission(_) | Self::MissionAt { .. } => 11,
        }
    }

    /// Its region outside the HUB.
    pub const fn region(&self) -> Option<Region> {
        match self {
            Self::Explore(region)
            | Self::GatherSample(region)
            | Self::GatherObjective(region)
            | Self::MissionAt { region, .. } => Some(*region),
            _ => None,
        }
    }

    /// The action of the mission that it is.
    pub const fn mission_action(&self) -> Option<&Id> {
        match self {
            Self::Mission(action) | Self::MissionAt { action, .. } => Some(action),
            _ => None,
        }
    }
}

/// An action pawn.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pawn {
    /// One of the two pawns of an astronaut.
    Astronaut(Seat),
    /// The pawn of an AOM; its operator takes the consequences.
    Aom(Id),
}

/// A stack of pawns on an action.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlannedAction {
    /// The action.
    #[serde(rename = "deed")]
    pub kind: ActionKind,
    /// The pawns, the topmost first: it performs, the others assist.
    pub pawns: Vec<Pawn>,
    /// The rover that comes along.
    pub rover: Option<Rover>,
    /// The explored regions that are crossed on the way, from the HUB on; the target is not among them.
    pub way: Vec<Region>,
    /// What the table decides otherwise than the app.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rulings: Vec<TableRuling>,
}

impl PlannedAction {
    /// An action without pawns.
    pub const fn new(kind: ActionKind, way: Vec<Region>) -> Self {
        Self {
            kind,
            pawns: Vec::new(),
            rover: None,
            way,
            rulings: Vec::new(),
        }
    }

    /// Whether the table allows it, whatever rule forbids it.
    pub(crate) fn is_allowed(&self) -> bool {
        self.rulings.iter().any(|it| it.ruling == Ruling::Allowed)
    }

    /// The ruling that forbids it.
    pub fn forbidden(&self) -> Option<&TableRuling> {
        self.rulings
            .iter()
            .find(|it| it.ruling == Ruling::Forbidden)
    }
}
