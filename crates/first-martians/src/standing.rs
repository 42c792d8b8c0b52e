//! Standing rules: what is otherwise in a mission while something is so.

use serde::{Deserialize, Serialize};

use super::effect::{Cost, Effect, Id, When};
use super::left_out::is_zero;
use super::vocabulary::{Block, Facility, Region, Resource, record, words};

record! {
    /// A rule of the mission that holds for a time. Prose: the text read when it begins, `.title`, and `.ends` if its end is told.
    StandingRule {
        /// Its id.
        id: Id,
        /// While this is so; without `ask`. `{"all": []}` is the whole mission.
        #[serde(rename = "while")]
        holds_while: When,
        /// What is otherwise.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        changes: Vec<Change>,
        /// What happens in each Production phase, before `production`.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        each_sol: Vec<Effect>,
    }
    /// Another price of actions.
    PriceChange {
        /// Of which actions.
        on: WhichActions,
        /// Pawns more, or with a minus fewer; an action takes at least one.
        #[serde(default, skip_serializing_if = "is_zero")]
        pawns: i8,
        /// What is paid beside their price.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pays: Vec<Cost>,
    }
    /// Actions whose dice are always rolled.
    DiceChange {
        /// Which actions.
        on: WhichActions,
    }
    /// More or less of a resource is made.
    ProductionChange {
        /// Which one.
        resource: Resource,
        /// How much more, or with a minus less; never below 0.
        by: i8,
    }
    /// More or less of it in each sol.
    SolChange {
        /// How much more, or with a minus less; never below 0.
        by: i8,
    }
    /// A Malfunction die.
    DieChange {
        /// Of which Block.
        block: Block,
        /// Whether it is rolled, whatever the sheet and the Malfunction Box say.
        rolled: bool,
    }
    /// Regions that nobody enters.
    RegionsClosed {
        /// Which regions.
        regions: Vec<Region>,
    }
}

/// What a standing rule changes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Change {
    /// These actions are not done.
    No(WhichActions),
    /// These actions cost more or less.
    Price(PriceChange),
    /// These actions roll their dice, even for a sure success.
    Dice(DiceChange),
    /// More or less of a resource is made in Production.
    Production(ProductionChange),
    /// Stress rises by more or less in Production.
    Stress(SolChange),
    /// The crew eats more or less in Production.
    Food(SolChange),
    /// Nothing grows on the Farms; they wilt as ever.
    Growth(Growth),
    /// A Malfunction die is rolled, or is not.
    MalfunctionDie(DieChange),
    /// Cards with this tag are not drawn.
    TagOff(Id),
    /// Nobody explores, crosses or works in these regions.
    RegionClosed(RegionsClosed),
}

words! {
    /// What becomes of growth.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    Growth {
        /// Nothing grows.
        Stopped = "stopped",
    }
}

/// Which actions a standing rule is about.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum WhichActions {
    /// Explore.
    Explore,
    /// Gather, of samples and tokens.
    Gather,
    /// Research of samples.
    Research,
    /// Plant.
    Plant,
    /// Build, of Upgrades and Facilities.
    Build,
    /// Repair, with a spare part, by switching, or of a rover.
    Repair,
    /// Unwind.
    Unwind,
    /// Heal.
    Heal,
    /// Manage.
    Manage,
    /// Rest.
    Rest,
    /// Actions of Mission Events.
    Event,
    /// Every action with a journey.
    Outside,
    /// The removal of Shutdown tiles.
    ShutdownRemoval,
    /// An action of the mission.
    Mission(Id),
    /// The actions that are done in a Facility.
    Facility(Facility),
}

impl WhichActions {
    /// Those without a name of their own, in the order in which actions are resolved.
    pub const TYPES: [Self; 13] = [
        Self::Event,
        Self::Rest,
        Self::Unwind,
        Self::Heal,
        Self::Manage,
        Self::Explore,
        Self::Gather,
        Self::Research,
        Self::Plant,
        Self::Build,
        Self::Repair,
        Self::ShutdownRemoval,
        Self::Outside,
    ];

    /// Its name in missions.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Explore => "explore",
            Self::Gather => "gather",
            Self::Research => "research",
            Self::Plant => "plant",
            Self::Build => "build",
            Self::Repair => "repair",
            Self::Unwind => "unwind",
            Self::Heal => "heal",
            Self::Manage => "manage",
            Self::Rest => "rest",
            Self::Event => "event",
            Self::Outside => "outside",
            Self::ShutdownRemoval => "shutdown_removal",
            Self::Mission(_) => "mission",
            Self::Facility(_) => "facility",
        }
    }
}

impl Change {
    /// The actions that it is about.
    pub const fn on(&self) -> Option<&WhichActions> {
        match self {
            Self::No(on) | Self::Price(PriceChange { on, .. }) | Self::Dice(DiceChange { on }) => {
                Some(on)
            }
            Self::Production(_)
            | Self::Stress(_)
            | Self::Food(_)
            | Self::Growth(_)
            | Self::MalfunctionDie(_)
            | Self::TagOff(_)
            | Self::RegionClosed(_) => None,
        }
    }
}

impl StandingRule {
    /// Whether it holds for the whole mission, and so is known from the beginning.
    pub fn is_for_all_time(&self) -> bool {
        matches!(&self.holds_while, When::All(parts) if parts.is_empty())
    }
}

/// A number that rules change, never below 0.
pub fn changed(number: u8, rules: &[(Id, i8)]) -> u8 {
    let sum = rules.iter().fold(i16::from(number), |sum, (_, by)| {
        sum.saturating_add((*by).into())
    });
    u8::try_from(sum.max(0)).unwrap_or(u8::MAX)
}
