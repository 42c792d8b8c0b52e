//! My box: what is assumed of the printed box, fact by fact, as its owner puts it right once and for all.
//!
//! A correction names one fact and its value. Confirming a fact is a correction to the value that stands: so the facts that a later
//! version brings arrive as they are shipped, still assumed, and what the owner has confirmed stays.

mod access;
mod field;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

pub use field::{Field, Kind, Value};

use super::game_box::GameBox;
use super::words::{Facility, words};

words! {
    /// What belongs together in the box. The names are those of the list `assumed`.
    BoxGroup {
        /// The faces of the three Malfunction dice (almanac, V. Avaria).
        MalfunctionDice = "malfunction_dice",
        /// The faces of the four sets of action dice (almanac, Dadi Azione).
        ActionDice = "action_dice",
        /// The parts of each Facility (almanac, Elementi rotti).
        Parts = "parts",
        /// What each red part does (almanac, Penalità).
        Penalties = "penalties",
        /// Condition tokens, and where they are drawn (almanac, Segnalini Condizione).
        Conditions = "conditions",
        /// The AOMs.
        Aoms = "aoms",
        /// The Upgrades and the parts that their cards are worth.
        Upgrades = "upgrades",
        /// The Research cards.
        ResearchCards = "research_cards",
        /// The Direction cards.
        DirectionCards = "direction_cards",
        /// The fronts of the Shutdown tiles.
        ShutdownTiles = "shutdown_tiles",
        /// The region tiles, by ring (almanac, Effetti delle ROI).
        RegionTiles = "region_tiles",
        /// The spaces of the map.
        Map = "map",
    }
}

impl BoxGroup {
    /// What only a Full board game needs.
    pub const BOARD: [Self; 5] = [Self::Penalties, Self::Conditions, Self::ShutdownTiles, Self::RegionTiles, Self::Map];
}

impl GameBox {
    /// Whether anything of that group is assumed still.
    pub fn is_assumed(&self, group: BoxGroup) -> bool {
        self.assumed.iter().any(|name| name == group.id())
    }
}

/// Why a value was not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unfit {
    /// No such value can stand there.
    Value,
    /// Nothing of this kind would be left in the box.
    NothingLeft,
}

/// The box as it is shipped, and what its owner has put right.
#[derive(Debug, Clone, PartialEq)]
pub struct MyBox {
    shipped: GameBox,
    corrections: BTreeMap<Field, Value>,
    /// What the file of the corrections holds beyond that: of another version, or mistyped. It is kept.
    strange: BTreeMap<String, Json>,
    merged: GameBox,
}

impl MyBox {
    /// The shipped box with these corrections, by name. What names no fact, or cannot stand there, is set aside.
    pub fn new(shipped: GameBox, corrections: BTreeMap<String, Json>) -> Self {
        let given = corrections.clone();
        let mut own = Self { merged: shipped.clone(), shipped, corrections: BTreeMap::new(), strange: corrections };
        // How many tiles there are decides which facts there are, so what names none is looked at once more.
        for _ in 0..2 {
            let known: BTreeMap<String, Field> = own.all().into_iter().map(|field| (field.to_string(), field)).collect();
            for (name, json) in std::mem::take(&mut own.strange) {
                let value = serde_json::from_value(json.clone()).ok();
                let fits = known.get(&name).zip(value).filter(|(field, value)| field.kind().takes(value));
                match fits {
                    Some((field, value)) => drop(own.corrections.insert(field.clone(), value)),
                    None => drop(own.strange.insert(name, json)),
                }
            }
            own.merge();
        }
        if !access::is_whole(&own.merged) {
            own.corrections.clear();
            own.strange = given;
            own.merge();
        }
        own
    }

    /// The box that new games are played with.
    pub const fn game_box(&self) -> &GameBox {
        &self.merged
    }

    /// Whether anything has been confirmed or put right.
    pub fn is_corrected(&self) -> bool {
        !self.corrections.is_empty()
    }

    /// The names of what was set aside.
    pub fn strange(&self) -> impl Iterator<Item = &str> {
        self.strange.keys().map(String::as_str)
    }

    /// What is to be stored: each correction by its name, and what was set aside.
    pub fn stored(&self) -> BTreeMap<String, Json> {
        let json = |value: &Value| serde_json::to_value(value).unwrap_or_default();
        let own = self.corrections.iter().map(|(field, value)| (field.to_string(), json(value)));
        self.strange.clone().into_iter().chain(own).collect()
    }

    /// The facts of a group.
    pub fn fields(&self, group: BoxGroup) -> Vec<Field> {
        Field::all(group, &self.shipped, &self.merged)
    }

    /// All facts.
    pub fn all(&self) -> Vec<Field> {
        BoxGroup::ALL.iter().flat_map(|&group| self.fields(group)).collect()
    }

    /// What stands there.
    pub fn value(&self, field: &Field) -> Option<Value> {
        access::get(field, &self.merged)
    }

    /// Whether nobody has confirmed or put right what stands there, and no source tells it.
    pub fn is_assumed(&self, field: &Field) -> bool {
        self.shipped.is_assumed(field.group()) && !self.corrections.contains_key(field)
    }

    /// Whether the owner has confirmed it or put it right.
    pub fn is_own(&self, field: &Field) -> bool {
        self.corrections.contains_key(field)
    }

    /// Puts a fact right, or confirms it.
    ///
    /// # Errors
    /// [`Unfit`]; nothing has changed then.
    pub fn set(&mut self, field: &Field, value: Value) -> Result<(), Unfit> {
        if !field.kind().takes(&value) {
            return Err(Unfit::Value);
        }
        self.try_out(|own| {
            let _ = own.strange.remove(&field.to_string());
            let _ = own.corrections.insert(field.clone(), value);
        })
    }

    /// Whether that value would be taken.
    pub fn allows(&self, field: &Field, value: &Value) -> bool {
        let empties = matches!(field, Field::ConditionTokens(_) | Field::Directions(_) | Field::Shutdown(..) | Field::Spaces(_));
        field.kind().takes(value) && (!empties || self.clone().set(field, value.clone()).is_ok())
    }

    /// That is right: what stands there is no longer assumed.
    pub fn confirm(&mut self, fields: &[Field]) {
        for field in fields {
            if let Some(value) = self.value(field) {
                let _ = self.corrections.insert(field.clone(), value);
            }
        }
        self.merge();
    }

    /// Back to what is shipped.
    ///
    /// # Errors
    /// [`Unfit::NothingLeft`] where what else was put right stands on it; nothing has changed then.
    pub fn reset(&mut self, fields: &[Field]) -> Result<(), Unfit> {
        self.try_out(|own| own.corrections.retain(|field, _| !fields.contains(field)))
    }

    /// Changes the corrections, unless that leaves a box that nobody could play with.
    fn try_out(&mut self, change: impl FnOnce(&mut Self)) -> Result<(), Unfit> {
        let mut changed = self.clone();
        change(&mut changed);
        changed.merge();
        if !access::is_whole(&changed.merged) {
            return Err(Unfit::NothingLeft);
        }
        *self = changed;
        Ok(())
    }

    fn merge(&mut self) {
        let mut merged = self.shipped.clone();
        let mut own: Vec<_> = self.corrections.iter().collect();
        own.sort_by_key(|(field, value)| field.turn(value));
        for (field, value) in own {
            access::put(field, value, &mut merged);
        }
        self.merged = merged;
        // What was put right on a tile goes when the tile does.
        let there: BTreeSet<Field> = self.all().into_iter().collect();
        self.corrections.retain(|field, _| there.contains(field));
        let assumed = |group: &&BoxGroup| self.fields(**group).iter().any(|field| self.is_assumed(field));
        self.merged.assumed = BoxGroup::ALL.iter().filter(assumed).map(|group| group.id().to_owned()).collect();
    }
}

/// Facilities that have parts of their own: A Quiet Place has none (almanac, IV. Azioni).
fn facilities() -> impl Iterator<Item = Facility> {
    Facility::ALL.iter().copied().filter(|&facility| facility != Facility::QuietPlace)
}

#[cfg(test)]
mod tests;
