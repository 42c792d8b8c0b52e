//! What printed cards and tiles may say, whose text nobody here knows: effects to put together by hand.

use std::sync::{Arc, LazyLock};

use serde_json::{Value, json};

use super::super::effect::Effect;
use super::super::words::{
    AdventureType, Area, Block, Condition, Facility, Item, Keyword, Modifier, Part, Profession, Resource, Rover, Space,
};

/// The most effects of one card or tile.
pub const SAYS_MAX: usize = 8;

/// Every effect that a printed card or tile is taken to have, one by one: those whose values all lie on the table.
pub fn catalogue() -> &'static Arc<[Value]> {
    static CATALOGUE: LazyLock<Arc<[Value]>> = LazyLock::new(|| every().into());
    &CATALOGUE
}

/// The effect of an entry of the catalogue.
pub fn effect(value: &Value) -> Option<Effect> {
    serde_json::from_value(value.clone()).ok()
}

/// A kind of effect, with every combination of its values.
fn kind(name: &str, fields: &[(&str, Vec<Value>)]) -> Vec<Value> {
    let mut all = vec![json!({})];
    for (field, values) in fields {
        let with = |one: &Value, value: &Value| {
            let mut one = one.clone();
            if !value.is_null() {
                one[*field] = value.clone();
            }
            one
        };
        all = all.iter().flat_map(|one| values.iter().map(|value| with(one, value)).collect::<Vec<_>>()).collect();
    }
    all.into_iter().map(|fields| json!({ (name): fields })).collect()
}

fn words<T: serde::Serialize>(all: &[T]) -> Vec<Value> {
    all.iter().filter_map(|word| serde_json::to_value(word).ok()).collect()
}

/// So many of it, or nothing said about it.
fn or_any<T: serde::Serialize>(all: &[T]) -> Vec<Value> {
    std::iter::once(Value::Null).chain(words(all)).collect()
}

fn numbers(to: i8) -> Vec<Value> {
    (1..=to).map(Value::from).collect()
}

/// Less and more, never nothing.
fn changes(to: i8) -> Vec<Value> {
    (-to..=to).filter(|by| *by != 0).map(Value::from).collect()
}

fn every() -> Vec<Value> {
    let who: Vec<Value> = ["performer", "first_player", "everyone", "chosen", "most_wounded"]
        .into_iter()
        .map(Value::from)
        .chain(Profession::ALL.iter().map(|profession| json!({"profession": profession.id()})))
        .collect();
    let facility = || words(Facility::ALL);
    let producing = words(&[Facility::Oxygenator, Facility::SolarPanel]);
    let part = [("facility", facility()), ("part", words(Part::ALL))];
    let taken = words(&[Resource::Oxygen, Resource::Energy]);
    let token = ("token", words(Modifier::ALL));
    let items = ("item", words(Item::ALL));
    [
        kind("wound", &[("who", who.clone()), ("count", numbers(3))]),
        kind("heal_wound", &[("who", who.clone()), ("count", numbers(3))]),
        kind("condition", &[("who", who.clone()), ("condition", or_any(Condition::ALL))]),
        kind("cure_condition", &[("who", who.clone())]),
        kind("morale_tokens", &[("who", who.clone()), ("by", changes(3))]),
        kind("lose_pawn", &[("who", who.clone())]),
        kind("morale", &[("by", changes(3))]),
        kind("stress", &[("by", changes(6))]),
        kind("supply", &[("resource", words(Resource::ALL)), ("by", changes(5))]),
        kind("productivity", &[("facility", producing), ("by", changes(4))]),
        kind("break_part", &part),
        kind("repair_part", &part),
        kind("shutdown", &[("resource", taken), ("facility", or_any(Facility::ALL))]),
        kind("token", &[token.clone(), ("on", facility()), ("space", words(Space::ALL))]),
        kind("clear_tokens", &[("facility", facility())]),
        kind("rover_token", &[token.clone(), ("rover", words(Rover::ALL))]),
        kind("crew_token", &[token, ("who", who.clone())]),
        kind("gain", &[items.clone(), ("count", numbers(3)), ("to", words(Area::ALL))]),
        kind("lose", &[items, ("count", numbers(3))]),
        kind("lose_region_sample", &[]),
        kind("grow", &[]),
        kind("wilt", &[]),
        kind("malfunction", &[("block", words(Block::ALL)), ("by", changes(3))]),
        kind("malfunction_card", &[("block", words(Block::ALL)), ("keyword", or_any(Keyword::ALL))]),
        kind("adventure", &[("type", words(AdventureType::ALL)), ("who", who)]),
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use super::{catalogue, effect};

    #[test]
    fn every_entry_is_an_effect_and_none_comes_twice() {
        let all = catalogue();
        assert!(all.len() > 500);
        for (index, value) in all.iter().enumerate() {
            let read = effect(value).unwrap_or_else(|| panic!("{value}"));
            assert_eq!(serde_json::to_value(&read).ok().as_ref(), Some(value));
            assert!(!all[..index].contains(value), "{value}");
        }
    }
}
