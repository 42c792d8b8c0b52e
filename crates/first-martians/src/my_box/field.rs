//! Fields of the box: their names and possible values.

use std::collections::BTreeSet;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::{BoxGroup, facilities};
use crate::board::{ActionDie, Feature};
use crate::board_facts::{Penalty, RINGS, TILE_POIS_MAX, TILE_SAMPLES_MAX};
use crate::effect::Id;
use crate::game_box::{GameBox, NAME_MAX, NamedKind, SPARES_MAX, TEXT_MAX};
use crate::limits::GREENHOUSES_MAX;
use crate::vocabulary::{
    AdventureType, Block, Condition, Direction, Facility, Item, Modifier, Part, Resource,
};
use base::names;

const FACES: u8 = 6;
/// The most that one face of a Malfunction die moves a marker.
const FACE_MOST: u8 = 5;
/// The most Condition tokens, Direction cards or Shutdown tiles of one kind.
const SAME_MOST: u8 = 12;
/// The most that a Shutdown tile asks of the general supply.
const ASKED_MOST: u8 = 4;
/// The most region tiles of a ring.
const TILES_MOST: u8 = 24;
/// The most POI tokens or Skill cards that the owner names.
const NAMED_MOST: u8 = 40;
/// The most Morale tokens that a skill costs.
const PRICE_MOST: u8 = 3;
/// The word for no penalty, or not in the box.
pub(super) const NONE: &str = "none";

/// A field of the box. Rings are 1–3; tiles, faces and parts are counted from 1.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum BoxField {
    DieFace(Block, u8),
    /// On how many faces, of six, an action die shows its sign.
    ActionDie(AdventureType, ActionDie),
    Parts(Facility),
    /// What a part does when it is red.
    Penalty(Facility, Part),
    /// The token that the red hardware of the Working Bay brings.
    WorkingBayToken,
    /// The spaces of the Health track at which a Condition token is drawn.
    ConditionSpaces,
    /// How many Condition tokens of a kind there are.
    ConditionTokens(Condition),
    Aom(Id),
    UpgradeFits(Id),
    /// A part that an Upgrade card is worth, 1 or 2.
    UpgradePart(Id, u8),
    Percent(u8),
    /// How many Direction cards of a direction there are.
    Directions(Direction),
    /// How many Shutdown tiles of a resource ask for so much.
    Shutdown(Resource, u8),
    /// How many region tiles a ring has.
    Tiles(u8),
    /// What a region tile does.
    TileFeatures(u8, u8),
    TileSamples(u8, u8),
    TilePois(u8, u8),
    /// The directions in which a ring has a space.
    Spaces(u8),
    /// The pawns printed on each space of a ring.
    SpacePawns(u8),
    /// How many spare cards of a Facility there are.
    SpareCount(Facility),
    SpareProductivity(Facility),
    /// The greenhouses of a spare Farm where the mission sheet does not say.
    SpareGreenhouses(Facility),
    /// How many of a kind the owner has named.
    NamedCount(NamedKind),
    CardName(NamedKind, u8),
    /// The Morale tokens that a skill costs.
    CardPrice(u8),
    /// What a POI token or Skill card does.
    CardText(NamedKind, u8),
}

/// The value of a field.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Value {
    /// A number.
    Number(u8),
    /// One word.
    Word(String),
    /// Any of several words, or none of them.
    Words(BTreeSet<String>),
}

impl Value {
    /// A word.
    pub fn word(word: &str) -> Self {
        Self::Word(word.to_owned())
    }
}

/// The possible values of a field.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum ValueKind {
    /// A number from the first to the second, both counted.
    Number(u8, u8),
    Word(Vec<&'static str>),
    Words(Vec<&'static str>),
    /// A text of one line, of at most so many characters.
    Text(usize),
}

impl ValueKind {
    /// Whether a value that is entered is possible.
    pub fn allows_new(&self, value: &Value) -> bool {
        let is_seen = match (self, value) {
            (Self::Text(_), Value::Word(text)) => text.is_empty() || names::is_readable(text),
            _ => true,
        };
        is_seen && self.allows(value)
    }

    /// Whether a value that is stored is possible.
    pub fn allows(&self, value: &Value) -> bool {
        match (self, value) {
            (Self::Number(least, most), Value::Number(number)) => (least..=most).contains(&number),
            (Self::Word(known), Value::Word(word)) => known.contains(&word.as_str()),
            (Self::Text(max), Value::Word(text)) => {
                text.is_empty() || (text.chars().count() <= *max && names::was_readable(text))
            }
            (Self::Words(known), Value::Words(words)) => {
                words.iter().all(|word| known.contains(&word.as_str()))
            }
            _ => false,
        }
    }
}

impl BoxField {
    /// The group it belongs to.
    pub const fn group(&self) -> BoxGroup {
        match self {
            Self::DieFace(..) => BoxGroup::MalfunctionDice,
            Self::ActionDie(..) => BoxGroup::ActionDice,
            Self::Parts(_) => BoxGroup::Parts,
            Self::Penalty(..) | Self::WorkingBayToken => BoxGroup::Penalties,
            Self::ConditionSpaces | Self::ConditionTokens(_) => BoxGroup::Conditions,
            Self::Aom(_) => BoxGroup::Aoms,
            Self::UpgradeFits(_) | Self::UpgradePart(..) => BoxGroup::Upgrades,
            Self::Percent(_) => BoxGroup::ResearchCards,
            Self::Directions(_) => BoxGroup::DirectionCards,
            Self::Shutdown(..) => BoxGroup::ShutdownTiles,
            Self::Tiles(_)
            | Self::TileFeatures(..)
            | Self::TileSamples(..)
            | Self::TilePois(..) => BoxGroup::RegionTiles,
            Self::Spaces(_) | Self::SpacePawns(_) => BoxGroup::Map,
            Self::SpareCount(_) | Self::SpareProductivity(_) | Self::SpareGreenhouses(_) => {
                BoxGroup::SpareFacilities
            }
            Self::CardPrice(_) => BoxGroup::Skills,
            Self::NamedCount(kind) | Self::CardName(kind, _) | Self::CardText(kind, _) => {
                match kind {
                    NamedKind::PoiToken => BoxGroup::PoiTokens,
                    NamedKind::Skill => BoxGroup::Skills,
                }
            }
        }
    }

    /// The possible values.
    pub fn kind(&self) -> ValueKind {
        let ids = |ids: &mut dyn Iterator<Item = &'static str>| ids.collect::<Vec<_>>();
        match self {
            Self::DieFace(..) => ValueKind::Number(0, FACE_MOST),
            Self::ActionDie(..) => ValueKind::Number(0, FACES),
            Self::Parts(_) => ValueKind::Words(ids(&mut Part::ALL.iter().map(|it| it.id()))),
            Self::Penalty(..) => ValueKind::Word(ids(&mut Penalty::ALL
                .iter()
                .map(|it| it.id())
                .chain([NONE]))),
            Self::WorkingBayToken => {
                ValueKind::Word(ids(&mut Modifier::ALL.iter().map(|it| it.id())))
            }
            Self::ConditionSpaces => ValueKind::Words(vec!["1", "2", "3", "4", "5"]),
            Self::ConditionTokens(_) | Self::Directions(_) | Self::Shutdown(..) => {
                ValueKind::Number(0, SAME_MOST)
            }
            Self::Aom(_) => ValueKind::Word(ids(&mut AdventureType::ALL
                .iter()
                .map(|it| it.id())
                .chain([NONE]))),
            Self::UpgradeFits(_) => ValueKind::Word(ids(&mut Facility::ALL
                .iter()
                .map(|it| it.id())
                .chain([NONE]))),
            Self::UpgradePart(..) => ValueKind::Word(ids(&mut spare_parts().map(Item::id))),
            Self::Percent(_) => ValueKind::Number(1, 100),
            Self::Tiles(_) => ValueKind::Number(1, TILES_MOST),
            Self::TileFeatures(..) => {
                ValueKind::Words(ids(&mut Feature::ALL.iter().map(|it| it.id())))
            }
            Self::TileSamples(..) => ValueKind::Number(0, TILE_SAMPLES_MAX),
            Self::TilePois(..) => ValueKind::Number(0, TILE_POIS_MAX),
            Self::SpacePawns(_) => ValueKind::Number(0, 3),
            Self::NamedCount(_) => ValueKind::Number(0, NAMED_MOST),
            Self::CardName(..) => ValueKind::Text(NAME_MAX),
            Self::CardPrice(_) => ValueKind::Number(0, PRICE_MOST),
            Self::CardText(..) => ValueKind::Text(TEXT_MAX),
            Self::SpareCount(_) => ValueKind::Number(0, SPARES_MAX),
            Self::SpareProductivity(facility) => ValueKind::Number(0, facility.productivity_top()),
            Self::SpareGreenhouses(_) => ValueKind::Number(0, GREENHOUSES_MAX),
            Self::Spaces(_) => ValueKind::Words(ids(&mut Direction::ALL.iter().map(|it| it.id()))),
        }
    }

    /// The fields of a group. AOMs and Upgrades are those of the shipped box, so that removed ones can come back.
    pub(super) fn all(group: BoxGroup, shipped: &GameBox, merged: &GameBox) -> Vec<Self> {
        let rings = 1..=RINGS;
        match group {
            BoxGroup::MalfunctionDice => Block::ALL
                .iter()
                .flat_map(|&block| (1..=FACES).map(move |face| Self::DieFace(block, face)))
                .collect(),
            BoxGroup::ActionDice => {
                let of = |&kind: &AdventureType| {
                    ActionDie::ALL
                        .iter()
                        .map(move |&die| Self::ActionDie(kind, die))
                };
                AdventureType::ALL.iter().flat_map(of).collect()
            }
            BoxGroup::Parts => facilities().map(Self::Parts).collect(),
            BoxGroup::Penalties => {
                let parts = |facility| merged.parts.get(&facility).into_iter().flatten().copied();
                let of = |facility| parts(facility).map(move |part| Self::Penalty(facility, part));
                facilities()
                    .flat_map(of)
                    .chain([Self::WorkingBayToken])
                    .collect()
            }
            BoxGroup::Conditions => {
                let tokens = Condition::ALL
                    .iter()
                    .map(|&condition| Self::ConditionTokens(condition));
                [Self::ConditionSpaces].into_iter().chain(tokens).collect()
            }
            BoxGroup::Aoms => shipped
                .aoms
                .iter()
                .map(|aom| Self::Aom(aom.id.clone()))
                .collect(),
            BoxGroup::Upgrades => {
                let is_there = |id: &Id| merged.upgrades.iter().any(|upgrade| upgrade.id == *id);
                let of = |id: &Id| {
                    let parts = [1, 2]
                        .map(|number| Self::UpgradePart(id.clone(), number))
                        .into_iter()
                        .filter(|_| is_there(id));
                    [Self::UpgradeFits(id.clone())]
                        .into_iter()
                        .chain(parts)
                        .collect::<Vec<_>>()
                };
                shipped
                    .upgrades
                    .iter()
                    .flat_map(|upgrade| of(&upgrade.id))
                    .collect()
            }
            BoxGroup::ResearchCards => shipped
                .research_cards
                .iter()
                .map(|card| Self::Percent(card.number))
                .collect(),
            BoxGroup::DirectionCards => Direction::ALL
                .iter()
                .map(|&direction| Self::Directions(direction))
                .collect(),
            BoxGroup::ShutdownTiles => {
                let of =
                    |resource| (0..=ASKED_MOST).map(move |asked| Self::Shutdown(resource, asked));
                [Resource::Oxygen, Resource::Energy]
                    .into_iter()
                    .flat_map(of)
                    .collect()
            }
            BoxGroup::RegionTiles => {
                let tiles = |ring: u8| merged.board.region_tiles.get(&ring).map_or(0, Vec::len);
                let tile = |ring, tile| {
                    [
                        Self::TileFeatures(ring, tile),
                        Self::TileSamples(ring, tile),
                        Self::TilePois(ring, tile),
                    ]
                };
                let last = |ring| u8::try_from(tiles(ring)).unwrap_or(u8::MAX);
                let of = |ring| {
                    [Self::Tiles(ring)]
                        .into_iter()
                        .chain((1..=last(ring)).flat_map(move |at| tile(ring, at)))
                };
                rings.flat_map(of).collect()
            }
            BoxGroup::PoiTokens => named(NamedKind::PoiToken, merged),
            BoxGroup::Skills => named(NamedKind::Skill, merged),
            BoxGroup::SpareFacilities => {
                let of = |&facility: &Facility| {
                    let made = (facility.productivity_top() > 0)
                        .then_some(Self::SpareProductivity(facility));
                    let farm =
                        (facility == Facility::Farm).then_some(Self::SpareGreenhouses(facility));
                    [Self::SpareCount(facility)]
                        .into_iter()
                        .chain(made)
                        .chain(farm)
                };
                shipped.spare_facilities.keys().flat_map(of).collect()
            }
            BoxGroup::Map => rings
                .flat_map(|ring| [Self::Spaces(ring), Self::SpacePawns(ring)])
                .collect(),
        }
    }

    /// The order of applying corrections: the number of tiles before the tiles, removals last.
    pub(super) fn turn(&self, value: &Value) -> u8 {
        match self {
            Self::Tiles(_) | Self::NamedCount(_) => 0,
            Self::Aom(_) | Self::UpgradeFits(_) if *value == Value::word(NONE) => 2,
            _ => 1,
        }
    }
}

/// The fields of what the owner has named.
fn named(kind: NamedKind, merged: &GameBox) -> Vec<BoxField> {
    let last = u8::try_from(merged.named(kind).len()).unwrap_or(u8::MAX);
    let of = |number| {
        let price = (kind == NamedKind::Skill).then_some(BoxField::CardPrice(number));
        [BoxField::CardName(kind, number)]
            .into_iter()
            .chain(price)
            .chain([BoxField::CardText(kind, number)])
    };
    [BoxField::NamedCount(kind)]
        .into_iter()
        .chain((1..=last).flat_map(of))
        .collect()
}

/// What an Upgrade card can be worth.
fn spare_parts() -> impl Iterator<Item = Item> {
    [
        Item::EnergyPart,
        Item::OxygenPart,
        Item::Hardware,
        Item::Cpu,
    ]
    .into_iter()
}

/// The name in files and on the command line.
impl fmt::Display for BoxField {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let group = self.group().id();
        match self {
            Self::DieFace(block, face) => write!(formatter, "{group}.{}.{face}", block.id()),
            Self::ActionDie(kind, die) => write!(formatter, "{group}.{}.{}", kind.id(), die.id()),
            Self::Parts(facility) => write!(formatter, "{group}.{}", facility.id()),
            Self::Penalty(facility, part) => {
                write!(formatter, "{group}.{}.{}", facility.id(), part.id())
            }
            Self::WorkingBayToken => {
                write!(formatter, "{group}.{}.token", Facility::WorkingBay.id())
            }
            Self::ConditionSpaces => write!(formatter, "{group}.spaces"),
            Self::ConditionTokens(condition) => write!(formatter, "{group}.{}", condition.id()),
            Self::Aom(id) => write!(formatter, "{group}.{id}"),
            Self::UpgradeFits(id) => write!(formatter, "{group}.{id}.facility"),
            Self::UpgradePart(id, number) => write!(formatter, "{group}.{id}.part_{number}"),
            Self::Percent(number) => write!(formatter, "{group}.{number}"),
            Self::Directions(direction) => write!(formatter, "{group}.{}", direction.id()),
            Self::Shutdown(resource, asked) => {
                write!(formatter, "{group}.{}.{asked}", resource.id())
            }
            Self::Tiles(ring) => write!(formatter, "{group}.{ring}.count"),
            Self::TileFeatures(ring, tile) => write!(formatter, "{group}.{ring}.{tile}.features"),
            Self::TileSamples(ring, tile) => write!(formatter, "{group}.{ring}.{tile}.samples"),
            Self::TilePois(ring, tile) => write!(formatter, "{group}.{ring}.{tile}.pois"),
            Self::Spaces(ring) => write!(formatter, "{group}.{ring}.directions"),
            Self::SpacePawns(ring) => write!(formatter, "{group}.{ring}.pawns"),
            Self::NamedCount(_) => write!(formatter, "{group}.count"),
            Self::CardName(_, number) => write!(formatter, "{group}.{number}.name"),
            Self::CardPrice(number) => write!(formatter, "{group}.{number}.price"),
            Self::CardText(_, number) => write!(formatter, "{group}.{number}.text"),
            Self::SpareCount(facility) => write!(formatter, "{group}.{}.count", facility.id()),
            Self::SpareProductivity(facility) => {
                write!(formatter, "{group}.{}.productivity", facility.id())
            }
            Self::SpareGreenhouses(facility) => {
                write!(formatter, "{group}.{}.greenhouses", facility.id())
            }
        }
    }
}
