//! Spots and stacks: addresses on the board.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::place::{Place, UnknownSpotError};
use super::token_mark::NUMBER_MAX;
use crate::crew::Seat;
use crate::effect::Id;
use crate::game_box::NAME_MAX;
use crate::vocabulary::{Area, Condition, Item, Part, Region, Resource, Rover, Space, TokenColour};

/// A number on the board. Written as words between dots: `supply.oxygen`, `part.med_lab.cpu`, `wounds.2`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum BoardCounter {
    Supply(Resource),
    /// Stress, 0–18.
    Stress,
    /// Whether a spare Facility is built, 0 or 1.
    Built(Place),
    /// A status marker: 0 green, 1 red.
    Part(Place, Part),
    /// The productivity of an Oxygenator (0–4) or a Solar Panel (0–5).
    Productivity(Place),
    /// Whether the Facility has a Shutdown tile of the resource, 0 or 1.
    Tile(Place, Resource),
    /// How many greenhouses a Farm has, 0–5.
    Greenhouses(Place),
    /// How many grown plants a Farm has, 0–5.
    Plants(Place),
    /// Whether a seed is on that space of the Growth track, 0 or 1.
    Growth(Place, u8),
    /// How many of an item are in an area of the Cargo Bay.
    Cargo(Area, Item),
    /// How many Objective tokens of a colour are in an area of the Cargo Bay.
    ObjectiveTokens(Area, TokenColour),
    /// An Upgrade: 0 not in this game, 1 its card is ready, 2 its tile is Pending, 3 built, 4 back in the box.
    Upgrade(Id),
    /// How many samples have been examined once.
    Examined,
    /// How many Discoveries have been made.
    Discoveries,
    /// Wounds of an astronaut, 0–6.
    Wounds(Seat),
    MoraleTokens(Seat),
    /// Whether the astronaut has that Condition token, 0 or 1.
    Condition(Seat, Condition),
    /// How many Condition tokens of that kind are in the pool.
    Pool(Condition),
    /// Whether the astronaut has used that skill this sol, 0 or 1; 0 is the basic skill, 1–3 the cards.
    Skill(Seat, u8),
    /// How many pawns of the astronaut stay unused this sol, 0–2.
    LostPawns(Seat),
    Samples(Region),
    Objectives(Region),
}

/// A stack of Modifier tokens, the topmost last.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum TokenStack {
    /// On `!` or `>>` of a Facility.
    Facility {
        place: Place,
        space: Space,
    },
    /// On the x of a rover.
    Rover(Rover),
    Crew(Seat),
    Region(Region),
}

impl TokenStack {
    /// `!` or `>>` of a Facility.
    pub const fn facility(place: Place, space: Space) -> Self {
        Self::Facility { place, space }
    }
}

impl BoardCounter {
    /// The longest name of each of the tokens counted there; `None` where they have none.
    pub const fn name_max(&self) -> Option<usize> {
        match self {
            Self::Objectives(_) | Self::ObjectiveTokens(..) => Some(NUMBER_MAX),
            Self::Cargo(_, Item::Poi) => Some(NAME_MAX),
            _ => None,
        }
    }

    /// Whether the spot is only ever 0 or 1.
    pub const fn is_mark(&self) -> bool {
        matches!(
            self,
            Self::Built(_)
                | Self::Part(..)
                | Self::Tile(..)
                | Self::Growth(..)
                | Self::Condition(..)
                | Self::Skill(..)
        )
    }
}

impl fmt::Display for BoardCounter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Supply(resource) => write!(f, "supply.{}", resource.id()),
            Self::Stress => f.write_str("stress"),
            Self::Built(place) => write!(f, "built.{place}"),
            Self::Part(place, part) => write!(f, "part.{place}.{}", part.id()),
            Self::Productivity(place) => write!(f, "productivity.{place}"),
            Self::Tile(place, resource) => write!(f, "tile.{place}.{}", resource.id()),
            Self::Greenhouses(place) => write!(f, "greenhouses.{place}"),
            Self::Plants(place) => write!(f, "plants.{place}"),
            Self::Growth(place, space) => write!(f, "growth.{place}.{space}"),
            Self::Cargo(area, item) => write!(f, "cargo.{}.{}", area.id(), item.id()),
            Self::ObjectiveTokens(area, colour) => {
                write!(f, "objective_tokens.{}.{}", area.id(), colour.id())
            }
            Self::Upgrade(id) => write!(f, "upgrade.{id}"),
            Self::Examined => f.write_str("examined"),
            Self::Discoveries => f.write_str("discoveries"),
            Self::Wounds(seat) => write!(f, "wounds.{seat}"),
            Self::MoraleTokens(seat) => write!(f, "morale_tokens.{seat}"),
            Self::Condition(seat, condition) => write!(f, "condition.{seat}.{}", condition.id()),
            Self::Pool(condition) => write!(f, "pool.{}", condition.id()),
            Self::Skill(seat, skill) => write!(f, "skill.{seat}.{skill}"),
            Self::LostPawns(seat) => write!(f, "lost_pawns.{seat}"),
            Self::Samples(region) => write!(f, "samples.{}", region_id(*region)),
            Self::Objectives(region) => write!(f, "objectives.{}", region_id(*region)),
        }
    }
}

impl From<BoardCounter> for String {
    fn from(spot: BoardCounter) -> Self {
        spot.to_string()
    }
}

/// `1-n`, `2-sw`: ring and direction.
fn region_id(region: Region) -> String {
    format!("{}-{}", region.ring, region.direction.id())
}

fn region(text: &str) -> Option<Region> {
    let (ring, direction) = text.split_once('-')?;
    let ring = ring.parse().ok().filter(|ring| (1..=3).contains(ring))?;
    Some(Region {
        ring,
        direction: crate::vocabulary::Direction::from_id(direction)?,
    })
}

impl TryFrom<String> for BoardCounter {
    type Error = UnknownSpotError;

    fn try_from(text: String) -> Result<Self, UnknownSpotError> {
        parse(&text).ok_or(UnknownSpotError(text))
    }
}

fn parse(text: &str) -> Option<BoardCounter> {
    let mut words = text.split('.');
    let kind = words.next()?;
    let (first, second) = (words.next(), words.next());
    if words.next().is_some() {
        return None;
    }
    let place = |word: Option<&str>| Place::try_from(word?.to_owned()).ok();
    let seat = |word: Option<&str>| word?.parse::<Seat>().ok();
    Some(match (kind, first, second) {
        ("stress", None, None) => BoardCounter::Stress,
        ("examined", None, None) => BoardCounter::Examined,
        ("discoveries", None, None) => BoardCounter::Discoveries,
        ("supply", Some(resource), None) => BoardCounter::Supply(Resource::from_id(resource)?),
        ("built", first, None) => BoardCounter::Built(place(first)?),
        ("part", first, Some(part)) => BoardCounter::Part(place(first)?, Part::from_id(part)?),
        ("productivity", first, None) => BoardCounter::Productivity(place(first)?),
        ("tile", first, Some(resource)) => {
            BoardCounter::Tile(place(first)?, Resource::from_id(resource)?)
        }
        ("greenhouses", first, None) => BoardCounter::Greenhouses(place(first)?),
        ("plants", first, None) => BoardCounter::Plants(place(first)?),
        ("growth", first, Some(space)) => BoardCounter::Growth(place(first)?, space.parse().ok()?),
        ("cargo", Some(area), Some(item)) => {
            BoardCounter::Cargo(Area::from_id(area)?, Item::from_id(item)?)
        }
        ("objective_tokens", Some(area), Some(colour)) => {
            BoardCounter::ObjectiveTokens(Area::from_id(area)?, TokenColour::from_id(colour)?)
        }
        ("upgrade", Some(id), None) => BoardCounter::Upgrade(id.to_owned()),
        ("wounds", first, None) => BoardCounter::Wounds(seat(first)?),
        ("morale_tokens", first, None) => BoardCounter::MoraleTokens(seat(first)?),
        ("condition", first, Some(condition)) => {
            BoardCounter::Condition(seat(first)?, Condition::from_id(condition)?)
        }
        ("pool", Some(condition), None) => BoardCounter::Pool(Condition::from_id(condition)?),
        ("skill", first, Some(skill)) => BoardCounter::Skill(seat(first)?, skill.parse().ok()?),
        ("lost_pawns", first, None) => BoardCounter::LostPawns(seat(first)?),
        ("samples", Some(place), None) => BoardCounter::Samples(region(place)?),
        ("objectives", Some(place), None) => BoardCounter::Objectives(region(place)?),
        _ => return None,
    })
}
