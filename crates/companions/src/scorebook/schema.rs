//! The JSON Schema of what is read as a finished game. A test compares it with the reader.

use serde::Serialize;
use serde_json::{Map, Value, json};

use super::Game;
use crate::mars_needs_mechanics::components::{CARDS_PER_COMPONENT, SCRAP_PER_PLAYER};
use crate::mars_needs_mechanics::{self, Component};
use crate::mechanica;
use crate::pocket_mars::{self, Building, Level};
use crate::scoring::reader::{MAX_COUNT, MAX_NAME_LENGTH};

#[cfg(test)]
mod tests;

const DIALECT: &str = "https://json-schema.org/draft/2020-12/schema";

/// The name of the schema of a game.
pub fn kind(game: Game) -> String {
    format!("score-{}", game.id())
}

/// The JSON Schema of what the score of a game is computed from.
pub fn schema(game: Game) -> String {
    let (title, any) = match game {
        Game::PocketMars => ("Pocket Mars", pocket_mars()),
        Game::Mechanica => ("Mechanica", mechanica()),
        Game::MarsNeedsMechanics => ("Mars Needs Mechanics", mars_needs_mechanics()),
    };
    let schema = json!({"$schema": DIALECT, "title": title, "anyOf": any});
    serde_json::to_string_pretty(&schema).unwrap_or_default() + "\n"
}

/// An object with these fields and no others; those that end in `?` may be left out.
fn object<const N: usize>(fields: [(&str, Value); N]) -> Value {
    let required: Vec<&str> = fields
        .iter()
        .map(|(name, _)| *name)
        .filter(|name| !name.ends_with('?'))
        .collect();
    let properties: Map<_, _> = fields
        .iter()
        .map(|(name, schema)| (name.trim_end_matches('?').to_owned(), schema.clone()))
        .collect();
    json!({"type": "object", "properties": properties, "required": required, "additionalProperties": false})
}

/// An object that may have these fields and no others.
fn some_of(fields: impl IntoIterator<Item = (&'static str, Value)>) -> Value {
    let properties: Map<_, _> = fields
        .into_iter()
        .map(|(name, schema)| (name.to_owned(), schema))
        .collect();
    json!({"type": "object", "properties": properties, "additionalProperties": false})
}

fn integer(least: i64, most: i64) -> Value {
    json!({"type": "integer", "minimum": least, "maximum": most})
}

fn count() -> Value {
    integer(0, MAX_COUNT)
}

fn name() -> Value {
    json!({"type": "string", "minLength": 1, "maxLength": MAX_NAME_LENGTH})
}

fn list(of: &Value, least: usize, most: usize) -> Value {
    json!({"type": "array", "items": of, "minItems": least, "maxItems": most})
}

/// The switches of a game with their defaults; `special` are those that are not true or false.
fn rules(default: &impl Serialize, special: &[(&str, Value)]) -> Value {
    let switches: Map<String, Value> = match serde_json::to_value(default) {
        Ok(Value::Object(switches)) => switches,
        _ => Map::new(),
    };
    let switch = |(name, default): (String, Value)| {
        let own = special
            .iter()
            .find(|(other, _)| *other == name)
            .map(|(_, schema)| schema.clone());
        let mut schema = own.unwrap_or_else(|| json!({"type": "boolean"}));
        schema["default"] = default;
        (name, schema)
    };
    let properties: Map<_, _> = switches.into_iter().map(switch).collect();
    json!({"type": "object", "properties": properties, "additionalProperties": false})
}

fn pocket_mars() -> Vec<Value> {
    let spaces = list(&count(), 2, 2);
    let nobody = list(&integer(0, 0), 2, 2);
    let buildings = Building::ALL
        .map(|building| (building.id(), spaces.clone()))
        .into_iter()
        .chain([("habitation", nobody)]);
    let player = object([
        ("name", name()),
        ("ship", count()),
        ("earth?", count()),
        ("energy", count()),
        ("buildings", some_of(buildings)),
    ]);
    let rules = rules(
        &pocket_mars::Rules::default(),
        &[("four_in_one_building", integer(3, 4))],
    );
    let several = object([
        ("mode", json!({"const": "multiplayer"})),
        ("players", list(&player, 2, 4)),
        ("rules?", rules.clone()),
    ]);
    let solo = object([
        ("mode", json!({"const": "solo"})),
        (
            "level?",
            json!({"enum": Level::ALL.map(Level::id), "default": Level::Standard}),
        ),
        ("players", list(&player, 2, 2)),
        ("rules?", rules),
    ]);
    vec![several, solo]
}

fn mechanica() -> Vec<Value> {
    let coins: Map<_, _> = mechanica::score::COINS
        .into_iter()
        .map(|coin| (coin.to_string(), count()))
        .collect();
    let coins = json!({"type": "object", "properties": coins, "additionalProperties": false});
    let money = json!({"anyOf": [count(), coins]});
    let improvements = json!({"type": "array", "items": count()});
    let player = object([
        ("name", name()),
        ("wallet", money.clone()),
        ("vault", money.clone()),
        ("improvements", improvements.clone()),
        ("other_tiles?", count()),
    ]);
    let rival = object([
        ("name", name()),
        ("wallet", money.clone()),
        ("vault", money),
        ("improvements", improvements),
    ]);
    let rules = rules(&mechanica::Rules::default(), &[]);
    let several = object([
        ("mode", json!({"const": "multiplayer"})),
        ("players", list(&player, 2, 4)),
        ("rules?", rules.clone()),
    ]);
    let two =
        json!({"type": "array", "prefixItems": [player, rival], "minItems": 2, "maxItems": 2});
    let solo = object([
        ("mode", json!({"const": "solo"})),
        ("players", two),
        ("rules?", rules),
    ]);
    vec![several, solo]
}

fn mars_needs_mechanics() -> Vec<Value> {
    let price = json!({"type": ["integer", "null"], "minimum": 0, "maximum": MAX_COUNT});
    let rules = rules(
        &mars_needs_mechanics::Rules::default(),
        &[("lowest_price", price.clone()), ("highest_price", price)],
    );
    let component = json!({"enum": Component::ALL.map(Component::id)});
    let kinds = Component::ALL.len();
    let each = |of: Value| Component::ALL.map(|component| (component.id(), of.clone()));
    let scrap = integer(0, i64::from(SCRAP_PER_PLAYER));
    let cards = integer(0, i64::from(CARDS_PER_COMPONENT));
    let player = object([
        ("name", name()),
        ("cogs", count()),
        ("hand", count()),
        ("mechanisms?", integer(-MAX_COUNT, MAX_COUNT)),
    ]);
    let ranking = object([
        ("players", list(&player, 2, 4)),
        ("last_first_player?", name()),
    ]);
    let mut line = list(&component, kinds, kinds);
    line["uniqueItems"] = json!(true);
    let mut adjust = object([
        ("line", line),
        ("prices", object(each(count()))),
        ("bought?", json!({"type": "array", "items": component})),
        ("final_round?", json!({"type": "boolean", "default": false})),
    ]);
    // The purchases have an effect only in the final round.
    adjust["if"] =
        json!({"properties": {"final_round": {"const": true}}, "required": ["final_round"]});
    adjust["then"] = json!({"required": ["bought"]});
    let mut sale = object([
        ("hand", some_of(each(cards.clone()))),
        ("scrap", scrap.clone()),
        ("prices", some_of(each(count()))),
    ]);
    // What is not held needs no price.
    let priced = |name: &str| {
        let held = json!({"properties": {name: {"minimum": 1}}, "required": [name]});
        json!({"if": {"properties": {"hand": held}}, "then": {"properties": {"prices": {"required": [name]}}}})
    };
    sale["allOf"] = Component::ALL
        .map(|component| priced(component.id()))
        .into_iter()
        .collect();
    let set = object([("components", cards), ("scrap", scrap), ("price", count())]);
    vec![
        object([("ranking", ranking), ("rules?", rules.clone())]),
        object([("adjust", adjust), ("rules?", rules.clone())]),
        object([("best_sale", sale), ("rules?", rules.clone())]),
        object([("set", set), ("rules?", rules)]),
    ]
}
