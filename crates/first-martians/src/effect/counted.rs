//! What a Threshold counts: things on the table, by the names that they have in conditions.

use serde::{Deserialize, Serialize};

use super::Id;
use super::table_when::Subject;
use crate::vocabulary::{Block, Condition, Facility, Item, Part, Resource, record};

/// What is counted on the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Counted {
    /// Broken parts, on the board and on the Facility cards that were built.
    Broken(CountedParts),
    /// A resource in the general supply.
    Supply(CountedSupply),
    /// Stress.
    Stress {},
    /// Grown plants on all Farms together.
    Plants {},
    /// Things in the Cargo Bay, ready or not.
    Item(CountedItem),
    /// Astronauts with a wound.
    Hurt {},
    /// Condition tokens of the whole crew.
    Conditions(CountedConditions),
    /// Markers of the mission, wherever they lie.
    Mark(CountedMark),
}

record! {
    /// Which broken parts count: all, where nothing is named.
    #[derive(Copy, Default)]
    CountedParts {
        /// On which kind of Facility.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        facility: Option<Facility>,
        /// In which Block.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        block: Option<Block>,
        /// Which part.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        part: Option<Part>,
    }
    /// Which resource counts.
    #[derive(Copy)]
    CountedSupply {
        /// The resource.
        resource: Resource,
    }
    /// Which things count.
    #[derive(Copy)]
    CountedItem {
        /// The kind.
        item: Item,
    }
    /// Which Condition tokens count.
    #[derive(Copy)]
    CountedConditions {
        /// The kind; any when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        condition: Option<Condition>,
    }
    /// Which markers of the mission count.
    CountedMark {
        /// Which marker.
        mark: Id,
    }
}

impl Counted {
    /// The same thing as conditions count it.
    pub fn subject(&self) -> Subject<'_> {
        match self {
            Self::Broken(it) => Subject::Broken {
                facility: it.facility,
                block: it.block,
                part: it.part,
            },
            Self::Supply(it) => Subject::Supply(it.resource),
            Self::Stress {} => Subject::Stress,
            Self::Plants {} => Subject::Plants,
            Self::Item(it) => Subject::Item(it.item),
            Self::Hurt {} => Subject::Hurt,
            Self::Conditions(it) => Subject::Conditions(None, it.condition),
            Self::Mark(it) => Subject::Mark(&it.mark, None),
        }
    }
}
