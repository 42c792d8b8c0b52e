//! What a mission lays out before its first sol beside what every mission does.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::board::{Feature, Place};
use super::effect::{ConditionGain, Effect, Id, NestedEffects, Range, Who};
use super::left_out::is_zero;
use super::sheet::ByCrew;
use super::vocabulary::{Block, Facility, Part, Region, record};

record! {
    /// A step of the set-up that only this mission has. Prose: the text, one sentence that says what and why.
    SetUpStep {
        /// Its id.
        id: Id,
        /// For how many astronauts; for all when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        astronauts: Option<Range>,
        /// Effects that need no answer; a `random` among them is told, by `.way-<id>`.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        effects: Vec<Effect>,
        /// What no effect can do.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lay: Option<Lay>,
    }
    /// Broken parts, drawn by the app.
    LayBroken {
        /// Only parts of that Block.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        block: Option<Block>,
        /// Only parts of that kind of Facility.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        facility: Option<Facility>,
        /// Only parts of that kind.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        part: Option<Part>,
        /// How many.
        count: ByCrew,
    }
    /// A red marker in the Malfunction Box.
    LayBox {
        /// Whose marker.
        block: Block,
    }
    /// A region that is explored from the start.
    LayExplored {
        /// Which region.
        region: Region,
        /// What its tile shows.
        #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
        features: BTreeSet<Feature>,
        /// How many samples lie on it.
        #[serde(default, skip_serializing_if = "is_zero")]
        samples: u8,
        /// How many POI tokens are drawn for it.
        #[serde(default, skip_serializing_if = "is_zero")]
        pois: u8,
    }
    /// A spare Facility that stands from the start, all its markers red.
    LayBuilt {
        /// Oxygenator, Solar Panel or Farm.
        facility: Facility,
    }
    /// An Upgrade card beside those that are drawn.
    LayUpgrade {
        /// Which one.
        id: Id,
        /// Whether it is built; else it is ready.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        built: bool,
    }
    /// Condition tokens, drawn from the pool.
    LayConditions {
        /// Who draws them.
        who: Who,
        /// How many each, at least 1.
        count: u8,
    }
    /// The Skill cards of astronauts.
    LaySkills {
        /// Whose.
        who: Who,
        /// Whether they are locked.
        locked: bool,
    }
}

/// What is laid out before the first sol.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Lay {
    /// Parts that are red when the mission begins; the app draws which.
    Broken(LayBroken),
    /// The marker of a Block in the Malfunction Box is red.
    Box(LayBox),
    /// A region is explored.
    Explored(LayExplored),
    /// A spare Facility is built.
    Built(LayBuilt),
    /// An Upgrade card is ready or built.
    Upgrade(LayUpgrade),
    /// Astronauts have Condition tokens.
    Conditions(LayConditions),
    /// Skill cards are locked, or ready.
    Skills(LaySkills),
}

/// What came of a step of the set-up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LaidStep {
    /// Which step.
    pub step: Id,
    /// The parts that are red.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<(Place, Part)>,
    /// The ways of chance that were drawn, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ways: Vec<Id>,
}

impl LayBroken {
    /// Whether it may be a part of that Facility.
    pub fn fits(&self, facility: Facility, part: Part) -> bool {
        self.block.is_none_or(|block| facility.block() == block)
            && self.facility.is_none_or(|own| own == facility)
            && self.part.is_none_or(|own| own == part)
    }
}

impl SetUpStep {
    /// Whether a crew of that size has it.
    pub fn is_for(&self, astronauts: usize) -> bool {
        let astronauts = i8::try_from(astronauts).unwrap_or(i8::MAX);
        self.astronauts
            .as_ref()
            .is_none_or(|range| range.contains(astronauts))
    }

    /// Its effects, with those of the ways that were drawn.
    pub fn effects_with(&self, ways: &[Id]) -> Vec<Effect> {
        let mut ways = ways.iter();
        let each = self
            .effects
            .iter()
            .flat_map(|effect| match effect.nested_effects() {
                NestedEffects::Random(random) => {
                    let drawn = ways.next();
                    random
                        .ways
                        .iter()
                        .find(|way| Some(&way.id) == drawn)
                        .map(|way| way.effects.clone())
                        .unwrap_or_default()
                }
                _ => vec![effect.clone()],
            });
        let drawn = match &self.lay {
            Some(Lay::Conditions(it)) => {
                let gain = ConditionGain {
                    condition: None,
                    who: it.who.clone(),
                };
                vec![Effect::Condition(gain); it.count.into()]
            }
            _ => Vec::new(),
        };
        each.chain(drawn).collect()
    }
}
