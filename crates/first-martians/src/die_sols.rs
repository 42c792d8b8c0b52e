//! The sols of a Malfunction die on a mission sheet: a list, or one for each number of players.

use std::collections::BTreeSet;
use std::fmt;

use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

/// The sols in which a Malfunction die is rolled.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum DieSols {
    /// The same for every crew.
    Same(BTreeSet<u8>),
    /// For each number of players. Format 2.
    ByCrew(SolsByCrew),
}

/// The sols by the number of players. A single player without a list of its own has that of two.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SolsByCrew {
    /// One player, two astronauts.
    #[serde(rename = "1", default, skip_serializing_if = "Option::is_none")]
    pub one: Option<BTreeSet<u8>>,
    /// Two players.
    #[serde(rename = "2")]
    pub two: BTreeSet<u8>,
    /// Three players.
    #[serde(rename = "3")]
    pub three: BTreeSet<u8>,
    /// Four players.
    #[serde(rename = "4")]
    pub four: BTreeSet<u8>,
}

impl DieSols {
    /// The sols for `players` players (1–4).
    pub fn for_players(&self, players: u8) -> &BTreeSet<u8> {
        match (self, players) {
            (Self::Same(sols), _) => sols,
            (Self::ByCrew(sols), 1) => sols.one.as_ref().unwrap_or(&sols.two),
            (Self::ByCrew(sols), 2) => &sols.two,
            (Self::ByCrew(sols), 3) => &sols.three,
            (Self::ByCrew(sols), _) => &sols.four,
        }
    }

    /// Every list, with its key where it is one of several.
    pub fn lists(&self) -> Vec<(Option<&'static str>, &BTreeSet<u8>)> {
        match self {
            Self::Same(sols) => vec![(None, sols)],
            Self::ByCrew(sols) => {
                let one = sols.one.iter().map(|sols| (Some("1"), sols));
                one.chain([
                    (Some("2"), &sols.two),
                    (Some("3"), &sols.three),
                    (Some("4"), &sols.four),
                ])
                .collect()
            }
        }
    }
}

impl<'de> Deserialize<'de> for DieSols {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(DieSolsVisitor)
    }
}

struct DieSolsVisitor;

impl<'de> Visitor<'de> for DieSolsVisitor {
    type Value = DieSols;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a sequence of sols, or one for each number of players")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, sequence: A) -> Result<DieSols, A::Error> {
        BTreeSet::deserialize(SeqAccessDeserializer::new(sequence)).map(DieSols::Same)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<DieSols, A::Error> {
        SolsByCrew::deserialize(MapAccessDeserializer::new(map)).map(DieSols::ByCrew)
    }
}

#[cfg(test)]
impl schemars::JsonSchema for DieSols {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "DieSols".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let by_crew = generator.subschema_for::<SolsByCrew>();
        schemars::json_schema!({
            "description": "The sols in which a Malfunction die is rolled.",
            "oneOf": [
                {"description": "The same for every crew.", "type": "array", "uniqueItems": true, "items": {"type": "integer", "minimum": 0, "maximum": 255}},
                by_crew
            ]
        })
    }
}
