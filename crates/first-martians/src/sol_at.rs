//! A sol of a mission: the same for every crew, by the size of the crew, or counted from the end.

use std::fmt;

use serde::de::{self, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::sheet::ByCrew;

/// A sol in a mission file: plain, `{"by_crew": …}`, or `{"before_end": n}`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SolAt {
    /// That sol.
    Sol(u8),
    /// A sol for each number of players.
    ByCrew(ByCrew),
    /// So many sols before the last one, wherever that moves.
    BeforeEnd(u8),
}

const FIELDS: [&str; 2] = ["by_crew", "before_end"];

impl SolAt {
    /// The sol for `players` players in a mission of `sols` sols; 0 if it would be before the first.
    pub fn sol(self, players: u8, sols: u8) -> u8 {
        match self {
            Self::Sol(sol) => sol,
            Self::ByCrew(sols) => u8::try_from(sols.for_players(players)).unwrap_or(0),
            Self::BeforeEnd(before) => sols.saturating_sub(before),
        }
    }
}

impl Serialize for SolAt {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Sol(sol) => serializer.serialize_u8(*sol),
            Self::ByCrew(sols) => serializer.collect_map([("by_crew", sols)]),
            Self::BeforeEnd(before) => serializer.collect_map([("before_end", before)]),
        }
    }
}

impl<'de> Deserialize<'de> for SolAt {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(SolAtVisitor)
    }
}

struct SolAtVisitor;

impl<'de> Visitor<'de> for SolAtVisitor {
    type Value = SolAt;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a whole number, {\"by_crew\": …} or {\"before_end\": a whole number}")
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<SolAt, E> {
        u8::try_from(number)
            .map(SolAt::Sol)
            .map_err(|_| E::invalid_value(de::Unexpected::Signed(number), &self))
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<SolAt, E> {
        u8::try_from(number)
            .map(SolAt::Sol)
            .map_err(|_| E::invalid_value(de::Unexpected::Unsigned(number), &self))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<SolAt, A::Error> {
        let found = match map.next_key::<String>()?.as_deref() {
            Some("by_crew") => SolAt::ByCrew(map.next_value()?),
            Some("before_end") => SolAt::BeforeEnd(map.next_value()?),
            Some(other) => return Err(de::Error::unknown_field(other, &FIELDS)),
            None => return Err(de::Error::missing_field("by_crew")),
        };
        match map.next_key::<String>()? {
            None => Ok(found),
            Some(other) => Err(de::Error::unknown_field(&other, &FIELDS)),
        }
    }
}

#[cfg(test)]
impl schemars::JsonSchema for SolAt {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "SolAt".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let by_crew = generator.subschema_for::<ByCrew>();
        schemars::json_schema!({
            "description": "A sol: a number, one for each number of players, or so many before the last.",
            "oneOf": [
                {"description": "That sol.", "type": "integer", "minimum": 0, "maximum": 255},
                {"description": "A sol for each number of players.", "type": "object", "properties": {"by_crew": by_crew}, "required": ["by_crew"], "additionalProperties": false},
                {"description": "So many sols before the last one, wherever that moves.", "type": "object", "properties": {"before_end": {"type": "integer", "minimum": 0, "maximum": 255}}, "required": ["before_end"], "additionalProperties": false}
            ]
        })
    }
}
