//! `box.json`: the components of the box, partly assumed.

use std::collections::BTreeMap;

use super::effect::Id;
use super::vocabulary::{AdventureType, Block, Direction, Facility, Item, Part, record, words};

pub use super::board_facts::{BoardFacts, Penalty, RINGS, TILE_POIS_MAX, TILE_SAMPLES_MAX};

record! {
    /// `box.json`: what the box holds and the books do not tell. Owners put it right once.
    GameBox {
        /// The JSON Schema, for editors; not read.
        #[serde(rename = "$schema", default, skip_serializing_if = "Option::is_none")]
        schema: Option<String>,
        /// Always 1.
        format: u32,
        /// The fields below whose values were not found in any source.
        assumed: Vec<String>,
        /// The numbers on each Block's Malfunction die, one a face.
        malfunction_dice: BTreeMap<Block, Vec<u8>>,
        /// How many faces of each set of action dice show success, wound and Adventure.
        action_dice: BTreeMap<AdventureType, ActionDice>,
        /// The parts of each kind of Facility.
        parts: BTreeMap<Facility, Vec<Part>>,
        /// The AOMs.
        aoms: Vec<Aom>,
        /// The Direction cards.
        direction_cards: Vec<Direction>,
        /// The Research cards, by number from 1.
        research_cards: Vec<ResearchCard>,
        /// The Upgrade cards.
        upgrades: Vec<Upgrade>,
        /// The spare Facility cards (almanac, Carte Struttura).
        #[serde(default = "spare_facilities", skip_serializing_if = "is_as_assumed")]
        spare_facilities: BTreeMap<Facility, SpareFacilities>,
        /// The POI tokens that the owner has named.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        poi_tokens: Vec<NamedCard>,
        /// The Skill cards that the owner has named.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        skills: Vec<NamedCard>,
        /// What only a Full board game needs.
        #[serde(default)]
        board: BoardFacts,
    }
    /// The spare Facility cards of a kind.
    SpareFacilities {
        /// How many there are, 0–4.
        count: u8,
        /// What an Oxygenator or Solar Panel makes when it is built.
        #[serde(default)]
        productivity: u8,
        /// The greenhouses that a Farm brings where the mission sheet does not say.
        #[serde(default)]
        greenhouses: u8,
    }
    /// A POI token or Skill card as the owner has typed it.
    NamedCard {
        /// Its name.
        #[serde(default)]
        name: String,
        /// The Morale tokens that a skill costs.
        #[serde(default)]
        price: u8,
        /// What it does.
        #[serde(default)]
        text: String,
    }
    /// The faces of one set of three six-sided action dice.
    ActionDice {
        /// Faces of the Success die that show a success, of six.
        success: u8,
        /// Faces of the Wound die that show a wound, of six.
        wound: u8,
        /// Faces of the Adventure die that show an Adventure, of six.
        adventure: u8,
    }
    /// An AOM, coded by colour to a type of action. Prose: its name.
    Aom {
        /// Its id.
        id: Id,
        /// The type of action that it serves.
        #[serde(rename = "type")]
        kind: AdventureType,
    }
    /// A Research card.
    ResearchCard {
        /// 1–6.
        number: u8,
        /// 15–50.
        percent: u8,
    }
    /// An Upgrade. Prose: its name.
    Upgrade {
        /// Its id.
        id: Id,
        /// The Facility that it fits.
        facility: Facility,
        /// The two spare parts that its card is worth.
        parts: [Item; 2],
    }
}

words! {
    /// What the owner can name.
    NamedKind {
        PoiToken = "poi_token",
        Skill = "skill",
    }
}

/// The longest name of a POI token or Skill card, in characters.
pub const NAME_MAX: usize = 24;
/// The longest text of what a POI token or Skill card does, in characters.
pub(crate) const TEXT_MAX: usize = 120;

impl NamedCard {
    /// One of which nothing is known yet.
    pub(super) const fn blank() -> Self {
        Self {
            name: String::new(),
            price: 0,
            text: String::new(),
        }
    }
}

impl GameBox {
    /// What the owner has named of a kind.
    pub fn named(&self, kind: NamedKind) -> &[NamedCard] {
        match kind {
            NamedKind::PoiToken => &self.poi_tokens,
            NamedKind::Skill => &self.skills,
        }
    }

    pub(super) const fn named_mut(&mut self, kind: NamedKind) -> &mut Vec<NamedCard> {
        match kind {
            NamedKind::PoiToken => &mut self.poi_tokens,
            NamedKind::Skill => &mut self.skills,
        }
    }

    /// The one of that name.
    pub fn find_named(&self, kind: NamedKind, name: &str) -> Option<&NamedCard> {
        self.named(kind)
            .iter()
            .find(|it| !it.name.is_empty() && it.name == name)
    }
}

pub use super::limits::SPARES_MAX;

/// What a box that names no spare Facilities has: one card of each kind that the shipped missions let the crew build, at its highest
/// productivity.
pub fn spare_facilities() -> BTreeMap<Facility, SpareFacilities> {
    let spare = |facility: Facility| {
        (
            facility,
            SpareFacilities {
                count: 1,
                productivity: facility.productivity_top(),
                greenhouses: 0,
            },
        )
    };
    [Facility::Oxygenator, Facility::SolarPanel, Facility::Farm]
        .into_iter()
        .map(spare)
        .collect()
}

/// Boxes that name no spare Facilities stay as they were written.
fn is_as_assumed(spares: &BTreeMap<Facility, SpareFacilities>) -> bool {
    *spares == spare_facilities()
}
