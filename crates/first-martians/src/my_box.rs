//! My box: the assumed values of the printed box, and the owner's corrections.
//!
//! A correction names one field and its value. Confirming a field is a correction to its current value: so fields of a later version
//! arrive as shipped, still assumed, and what the owner has confirmed stays.

mod access;
mod field;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

pub use field::{BoxField, Value, ValueKind};

use super::game_box::{GameBox, Penalty};
use super::vocabulary::{Facility, words};
use base::names;

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
        Aoms = "aoms",
        /// The Upgrades and the parts that their cards are worth.
        Upgrades = "upgrades",
        ResearchCards = "research_cards",
        DirectionCards = "direction_cards",
        ShutdownTiles = "shutdown_tiles",
        /// The region tiles, by ring (almanac, Effetti delle ROI).
        RegionTiles = "region_tiles",
        Map = "map",
        /// The spare Facility cards (almanac, Carte Struttura).
        SpareFacilities = "spare_facilities",
        /// The POI tokens, as the owner names them.
        PoiTokens = "poi_tokens",
        /// The Skill cards, as the owner names them.
        Skills = "skills",
    }
}

impl BoxGroup {
    /// What only a Full board game needs.
    pub const BOARD: [Self; 5] = [
        Self::Penalties,
        Self::Conditions,
        Self::ShutdownTiles,
        Self::RegionTiles,
        Self::Map,
    ];
}

impl GameBox {
    /// Whether anything of a group is still assumed.
    pub fn is_assumed(&self, group: BoxGroup) -> bool {
        self.assumed.iter().any(|name| name == group.id())
    }
}

/// Why a value was rejected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CorrectionError {
    /// The field cannot have such a value.
    Value,
    /// Nothing of this kind would be left in the box.
    NothingLeft,
}

/// The box as shipped, and the owner's corrections.
#[derive(Debug, Clone, PartialEq)]
pub struct MyBox {
    shipped: GameBox,
    corrections: BTreeMap<BoxField, Value>,
    /// Unknown entries of the file of corrections: of another version, or mistyped. They are kept.
    unknown: BTreeMap<String, Json>,
    merged: GameBox,
}

impl MyBox {
    /// The shipped box with these corrections, by name. Unknown names and invalid values are kept aside.
    pub fn new(shipped: GameBox, corrections: BTreeMap<String, Json>) -> Self {
        let given = corrections.clone();
        let mut own = Self {
            merged: shipped.clone(),
            shipped,
            corrections: BTreeMap::new(),
            unknown: corrections,
        };
        // The number of tiles decides which fields exist, so unknown names are looked up twice.
        for _ in 0..2 {
            let known: BTreeMap<String, BoxField> = own
                .all()
                .into_iter()
                .map(|field| (field.to_string(), field))
                .collect();
            for (name, json) in std::mem::take(&mut own.unknown) {
                let value = Value::deserialize(&json).ok();
                let fits = known
                    .get(&name)
                    .zip(value)
                    .filter(|(field, value)| field.kind().allows(value));
                match fits {
                    Some((field, value)) => drop(own.corrections.insert(field.clone(), value)),
                    None => drop(own.unknown.insert(name, json)),
                }
            }
            own.merge();
        }
        if !access::is_whole(&own.merged) {
            own.corrections.clear();
            own.unknown = given;
            own.merge();
        }
        own
    }

    /// The box that new games use.
    pub const fn game_box(&self) -> &GameBox {
        &self.merged
    }

    /// Whether the owner has confirmed or corrected anything.
    pub fn is_corrected(&self) -> bool {
        !self.corrections.is_empty()
    }

    /// The names of unknown entries.
    pub fn unknown_entries(&self) -> impl Iterator<Item = &str> {
        self.unknown.keys().map(String::as_str)
    }

    /// What to store: the corrections by name, and the unknown entries.
    pub fn to_store(&self) -> BTreeMap<String, Json> {
        let json = |value: &Value| serde_json::to_value(value).unwrap_or_default();
        let own = self
            .corrections
            .iter()
            .map(|(field, value)| (field.to_string(), json(value)));
        self.unknown.clone().into_iter().chain(own).collect()
    }

    /// The penalties of the almanac that no part of this box has, until the owner has confirmed all of them: no source says where they are.
    pub fn missing_penalties(&self) -> Vec<Penalty> {
        let assumed = self.merged.is_assumed(BoxGroup::Penalties);
        let there = |it: &Penalty| {
            self.merged
                .board
                .penalties
                .values()
                .any(|parts| parts.values().any(|known| known == it))
        };
        Penalty::ALL
            .iter()
            .copied()
            .filter(|it| assumed && !there(it))
            .collect()
    }

    /// The fields of a group.
    pub fn fields(&self, group: BoxGroup) -> Vec<BoxField> {
        BoxField::all(group, &self.shipped, &self.merged)
    }

    /// All fields.
    pub fn all(&self) -> Vec<BoxField> {
        BoxGroup::ALL
            .iter()
            .flat_map(|&group| self.fields(group))
            .collect()
    }

    /// The current value of a field.
    pub fn value(&self, field: &BoxField) -> Option<Value> {
        access::get(field, &self.merged)
    }

    /// Whether no published source gives the value and the owner has not confirmed or corrected it.
    pub fn is_assumed(&self, field: &BoxField) -> bool {
        self.shipped.is_assumed(field.group()) && !self.corrections.contains_key(field)
    }

    /// Whether the owner has confirmed or corrected the field.
    pub fn is_corrected_field(&self, field: &BoxField) -> bool {
        self.corrections.contains_key(field)
    }

    /// Corrects or confirms a field.
    ///
    /// # Errors
    /// [`CorrectionError`]; nothing has changed then.
    pub fn set(&mut self, field: &BoxField, value: Value) -> Result<(), CorrectionError> {
        if !field.kind().allows_new(&value) {
            return Err(CorrectionError::Value);
        }
        let value = match value {
            Value::Word(text) => Value::Word(names::composed(&text).into_owned()),
            other => other,
        };
        self.try_out(|own| {
            let _ = own.unknown.remove(&field.to_string());
            let _ = own.corrections.insert(field.clone(), value);
        })
    }

    /// Whether the field accepts the value.
    pub fn allows(&self, field: &BoxField, value: &Value) -> bool {
        let empties = matches!(
            field,
            BoxField::ConditionTokens(_)
                | BoxField::Directions(_)
                | BoxField::Shutdown(..)
                | BoxField::Spaces(_)
        );
        field.kind().allows_new(value)
            && (!empties || self.clone().set(field, value.clone()).is_ok())
    }

    /// Confirms the current values: they are no longer assumed.
    pub fn confirm(&mut self, fields: &[BoxField]) {
        for field in fields {
            if let Some(value) = self.value(field) {
                let _ = self.corrections.insert(field.clone(), value);
            }
        }
        self.merge();
    }

    /// Resets fields to the shipped values.
    ///
    /// # Errors
    /// [`CorrectionError::NothingLeft`] where other corrections depend on it; nothing has changed then.
    pub fn reset(&mut self, fields: &[BoxField]) -> Result<(), CorrectionError> {
        self.try_out(|own| own.corrections.retain(|field, _| !fields.contains(field)))
    }

    /// Changes the corrections, unless the box would become unplayable.
    fn try_out(&mut self, change: impl FnOnce(&mut Self)) -> Result<(), CorrectionError> {
        let mut changed = self.clone();
        change(&mut changed);
        changed.merge();
        if !access::is_whole(&changed.merged) {
            return Err(CorrectionError::NothingLeft);
        }
        *self = changed;
        Ok(())
    }

    fn merge(&mut self) {
        let mut merged = self.shipped.clone();
        let mut own: Vec<_> = self.corrections.iter().collect();
        own.sort_by_key(|(field, value)| field.turn(value));
        for (field, value) in own {
            access::set(field, value, &mut merged);
        }
        self.merged = merged;
        // Corrections of a tile go when the tile does.
        let there: BTreeSet<BoxField> = self.all().into_iter().collect();
        self.corrections.retain(|field, _| there.contains(field));
        let assumed = |group: &&BoxGroup| {
            self.fields(**group)
                .iter()
                .any(|field| self.is_assumed(field))
        };
        self.merged.assumed = BoxGroup::ALL
            .iter()
            .filter(assumed)
            .map(|group| group.id().to_owned())
            .collect();
    }
}

/// Facilities that have parts of their own: A Quiet Place has none (almanac, IV. Azioni).
fn facilities() -> impl Iterator<Item = Facility> {
    Facility::ALL
        .iter()
        .copied()
        .filter(|&facility| facility != Facility::QuietPlace)
}

#[cfg(test)]
mod tests;
