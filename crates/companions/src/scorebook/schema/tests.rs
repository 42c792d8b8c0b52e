//! The schema and the reader agree on every document that differs from a valid one in one place.

use super::*;
use crate::scorebook::score_game;
use crate::scoring::{Code, InputError};

/// Validates by the keywords that the schemas use; any other keyword fails the test.
fn is_valid(schema: &Value, value: &Value) -> bool {
    let schema = schema.as_object().expect("a schema is an object");
    let all = |list: &Value, valid: &dyn Fn(&Value) -> bool| {
        list.as_array().expect("a list").iter().all(valid)
    };
    let size = |limit: &Value| usize::try_from(limit.as_u64().expect("a size")).expect("a size");
    schema
        .iter()
        .all(|(keyword, wanted)| match keyword.as_str() {
            "$schema" | "title" | "default" | "then" => true,
            "allOf" => all(wanted, &|schema| is_valid(schema, value)),
            "anyOf" => wanted
                .as_array()
                .expect("a list")
                .iter()
                .any(|schema| is_valid(schema, value)),
            "const" => wanted == value,
            "enum" => wanted.as_array().expect("a list").contains(value),
            "type" => match wanted {
                Value::String(one) => is_of_type(one, value),
                any => any
                    .as_array()
                    .expect("a list")
                    .iter()
                    .any(|one| is_of_type(one.as_str().expect("a type"), value)),
            },
            "minimum" => value
                .as_f64()
                .is_none_or(|number| number >= wanted.as_f64().expect("a number")),
            "maximum" => value
                .as_f64()
                .is_none_or(|number| number <= wanted.as_f64().expect("a number")),
            "minLength" => value
                .as_str()
                .is_none_or(|text| text.chars().count() >= size(wanted)),
            "maxLength" => value
                .as_str()
                .is_none_or(|text| text.chars().count() <= size(wanted)),
            "minItems" => value
                .as_array()
                .is_none_or(|items| items.len() >= size(wanted)),
            "maxItems" => value
                .as_array()
                .is_none_or(|items| items.len() <= size(wanted)),
            "uniqueItems" => value.as_array().is_none_or(|items| {
                items
                    .iter()
                    .all(|it| items.iter().filter(|own| *own == it).count() == 1)
            }),
            "items" => value
                .as_array()
                .is_none_or(|items| items.iter().all(|item| is_valid(wanted, item))),
            "prefixItems" => {
                let items = value.as_array().into_iter().flatten();
                items
                    .zip(wanted.as_array().expect("a list"))
                    .all(|(item, schema)| is_valid(schema, item))
            }
            "required" => value.as_object().is_none_or(|fields| {
                all(wanted, &|name| {
                    fields.contains_key(name.as_str().expect("a name"))
                })
            }),
            "properties" => value.as_object().is_none_or(|fields| {
                fields.iter().all(|(name, value)| {
                    wanted
                        .get(name)
                        .is_none_or(|schema| is_valid(schema, value))
                })
            }),
            "additionalProperties" => {
                let known = &schema["properties"];
                value
                    .as_object()
                    .is_none_or(|fields| fields.keys().all(|name| known.get(name).is_some()))
            }
            "if" => !is_valid(wanted, value) || is_valid(&schema["then"], value),
            other => panic!("the keyword {other} is unknown to this test"),
        })
}

fn is_of_type(name: &str, value: &Value) -> bool {
    match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        "integer" => value.as_f64().is_some_and(|number| number.fract() == 0.0),
        other => panic!("the type {other} is unknown to this test"),
    }
}

/// Whether the error is about the rules of the game and not about a single field: no schema can tell it.
fn is_about_the_game(fault: &InputError) -> bool {
    match fault.code {
        Code::TooManyColonists
        | Code::FullTwoStarSpace
        | Code::SameName
        | Code::UnknownPlayer
        | Code::FirstPlayerNeeded
        | Code::TooManyImprovements
        | Code::SetTooSmall => true,
        // Of all components together, not of one.
        Code::TooManyComponents => fault.args.get("limit").is_some_and(|limit| limit == "56"),
        _ => false,
    }
}

fn read(game: Game, document: &Value) -> Vec<InputError> {
    match game {
        Game::MarsNeedsMechanics => mars_needs_mechanics::answer(document)
            .err()
            .unwrap_or_default(),
        Game::PocketMars | Game::Mechanica => score_game(game, document).err().unwrap_or_default(),
    }
}

/// Every pointer into a document.
fn places(value: &Value, at: &str, places: &mut Vec<String>) {
    places.push(at.to_owned());
    match value {
        Value::Object(fields) => fields
            .iter()
            .for_each(|(name, value)| self::places(value, &format!("{at}/{name}"), places)),
        Value::Array(items) => {
            items
                .iter()
                .enumerate()
                .for_each(|(index, value)| self::places(value, &format!("{at}/{index}"), places));
        }
        _ => {}
    }
}

/// All documents that differ in one place.
fn changed(document: &Value) -> Vec<Value> {
    let values = [
        json!(null),
        json!(true),
        json!("x"),
        json!(""),
        json!("x".repeat(41)),
        json!(-1),
        json!(0),
        json!(3),
        json!(9),
        json!(2.5),
        json!(2_000_000),
        json!([]),
        json!([0, 0, 0]),
        json!({}),
        json!({"stray": 1}),
        json!({"20": 1}),
    ];
    let mut at = Vec::new();
    places(document, "", &mut at);
    let mut all = Vec::new();
    for at in &at {
        for value in &values {
            let mut other = document.clone();
            *other.pointer_mut(at).expect("there") = value.clone();
            all.push(other);
        }
        let mut more = document.clone();
        match more.pointer_mut(at).expect("there") {
            Value::Object(fields) => drop(fields.insert("stray".to_owned(), json!(0))),
            Value::Array(items) => items.extend(items.last().cloned()),
            _ => {}
        }
        all.push(more);
        let Some((outer, name)) = at.rsplit_once('/') else {
            continue;
        };
        let mut fewer = document.clone();
        match fewer.pointer_mut(outer).expect("there") {
            Value::Object(fields) => drop(fields.remove(name)),
            Value::Array(items) => drop(items.remove(name.parse().expect("an index"))),
            _ => {}
        }
        all.push(fewer);
    }
    all
}

/// Valid documents that together use every field.
fn documents() -> Vec<(Game, Value)> {
    let mut documents: Vec<_> = Game::ALL
        .into_iter()
        .map(|game| {
            (
                game,
                serde_json::from_str::<Value>(game.example()).expect("JSON"),
            )
        })
        .collect();
    let da = json!({"name": "DA", "ship": 0, "energy": 2, "buildings": {"habitation": [0, 0]}});
    let rules = json!(pocket_mars::Rules::default());
    let players = json!([{"name": "Ann", "ship": 1, "earth": 1, "energy": 2, "buildings": {}}, da]);
    documents.push((
        Game::PocketMars,
        json!({"mode": "solo", "level": "standard", "players": players, "rules": rules}),
    ));
    let players = json!([
        {"name": "Ann", "wallet": {"20": 1}, "vault": 0, "improvements": [1], "other_tiles": 2},
        {"name": "ARMAND-0", "wallet": 0, "vault": {"1": 2}, "improvements": []},
    ]);
    documents.push((
        Game::Mechanica,
        json!({"mode": "solo", "players": players, "rules": mechanica::Rules::default()}),
    ));
    let mut ranking: Value =
        serde_json::from_str(Game::MarsNeedsMechanics.example()).expect("JSON");
    ranking["ranking"]["players"][0]["mechanisms"] = json!(-3);
    ranking["rules"] = json!(mars_needs_mechanics::Rules::default());
    let line = Component::ALL.map(Component::id);
    let each = |number: i64| {
        Value::Object(
            line.iter()
                .map(|name| ((*name).to_owned(), json!(number)))
                .collect(),
        )
    };
    let questions = [
        ranking,
        json!({"adjust": {"line": line, "prices": each(5), "bought": ["wire"], "final_round": true}}),
        json!({"adjust": {"line": line, "prices": each(5)}}),
        json!({"best_sale": {"hand": {"wire": 3}, "scrap": 1, "prices": each(5)}}),
        json!({"set": {"components": 4, "scrap": 0, "price": 6}}),
    ];
    documents.extend(questions.map(|question| (Game::MarsNeedsMechanics, question)));
    documents
}

#[test]
fn the_schema_of_scores_accepts_what_is_read_and_nothing_else() {
    let (mut accepted, mut refused) = (0, 0);
    for (game, document) in documents() {
        let schema: Value = serde_json::from_str(&schema(game)).expect("JSON");
        assert!(is_valid(&schema, &document), "{document}");
        assert_eq!(read(game, &document), [] as [InputError; 0], "{document}");
        for changed in changed(&document) {
            let faults = read(game, &changed);
            let is_readable = faults.iter().all(is_about_the_game);
            assert_eq!(
                is_valid(&schema, &changed),
                is_readable,
                "{}: {changed}: {faults:?}",
                game.id()
            );
            if is_readable {
                accepted += 1;
            } else {
                refused += 1;
            }
        }
    }
    assert!(
        accepted > 100 && refused > 1000,
        "{accepted} accepted, {refused} refused"
    );
}
