//! The editor for printed cards and tiles: names of effects and their values.

use serde_json::Value;

use super::noun::Noun;
use super::{Voice, numbers};
use crate::first_martians::vocabulary::{
    AdventureType, Area, Block, Condition, Facility, Item, Keyword, Modifier, Part, Profession, Resource, Rover, Space,
};

/// The name of a kind of effect.
pub fn kind(voice: &Voice, kind: &str) -> String {
    voice.plain(&format!("printed-{}", kind.replace('_', "-")))
}

/// The name of a value; empty if no effect has it.
pub fn value(voice: &Voice, field: &str, value: &Value) -> String {
    if let Some(number) = value.as_i64() {
        return if field == "by" { numbers::signed(number) } else { numbers::plain(number) };
    }
    if let Some(profession) = value.get("profession").and_then(Value::as_str) {
        return word(voice, Profession::from_id(profession));
    }
    let Some(id) = value.as_str() else { return voice.plain("printed-any") };
    match field {
        "facility" | "on" => word(voice, Facility::from_id(id)),
        "part" => word(voice, Part::from_id(id)),
        "resource" => word(voice, Resource::from_id(id)),
        "token" => word(voice, Modifier::from_id(id)),
        "space" => word(voice, Space::from_id(id)),
        "rover" => word(voice, Rover::from_id(id)),
        "item" => word(voice, Item::from_id(id)),
        "to" => word(voice, Area::from_id(id)),
        "block" => word(voice, Block::from_id(id)),
        "condition" => word(voice, Condition::from_id(id)),
        "keyword" => word(voice, Keyword::from_id(id)),
        "type" => word(voice, AdventureType::from_id(id)),
        _ => voice.plain(&format!("printed-who-{}", id.replace('_', "-"))),
    }
}

fn word(voice: &Voice, word: Option<impl Noun>) -> String {
    word.map(|word| voice.word(word)).unwrap_or_default()
}
