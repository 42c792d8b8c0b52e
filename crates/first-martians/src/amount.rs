//! Amounts in effects: fixed, or per astronaut.

use std::fmt;

use serde::de::{self, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A number in a mission file: plain, or `{"per_astronaut": n}`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Amount {
    /// The number itself.
    Fixed(i8),
    /// So many for each astronaut in the game.
    PerAstronaut(i8),
}

impl Amount {
    /// The number for a crew of `astronauts`.
    pub fn for_astronauts(self, astronauts: usize) -> i8 {
        match self {
            Self::Fixed(number) => number,
            Self::PerAstronaut(number) => {
                number.saturating_mul(i8::try_from(astronauts).unwrap_or(i8::MAX))
            }
        }
    }
}

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Fixed(number) => serializer.serialize_i8(*number),
            Self::PerAstronaut(number) => serializer.collect_map([("per_astronaut", number)]),
        }
    }
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AmountVisitor)
    }
}

struct AmountVisitor;

impl<'de> Visitor<'de> for AmountVisitor {
    type Value = Amount;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a whole number, or {\"per_astronaut\": a whole number}")
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<Amount, E> {
        i8::try_from(number)
            .map(Amount::Fixed)
            .map_err(|_| E::invalid_value(de::Unexpected::Signed(number), &self))
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<Amount, E> {
        i8::try_from(number)
            .map(Amount::Fixed)
            .map_err(|_| E::invalid_value(de::Unexpected::Unsigned(number), &self))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Amount, A::Error> {
        match map.next_key::<String>()? {
            Some(key) if key == "per_astronaut" => {
                let number = map.next_value()?;
                match map.next_key::<String>()? {
                    None => Ok(Amount::PerAstronaut(number)),
                    Some(other) => Err(de::Error::unknown_field(&other, &["per_astronaut"])),
                }
            }
            Some(other) => Err(de::Error::unknown_field(&other, &["per_astronaut"])),
            None => Err(de::Error::missing_field("per_astronaut")),
        }
    }
}

#[cfg(test)]
impl schemars::JsonSchema for Amount {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Amount".into()
    }

    fn json_schema(_generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "A whole number, or so many for each astronaut in the game.",
            "oneOf": [
                {"description": "The number itself.", "type": "integer", "minimum": -128, "maximum": 127},
                {"description": "So many for each astronaut in the game.", "type": "object", "properties": {"per_astronaut": {"type": "integer"}}, "required": ["per_astronaut"], "additionalProperties": false}
            ]
        })
    }
}
