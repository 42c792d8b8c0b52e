//! Astronauts whom texts of missions name: nobody is named before the players have said who it is.

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::words::{Text, fail_unless_empty, files, lines};

/// An option, of which element, and the names under which it remembers an astronaut of the players' choice.
struct Choice {
    element: String,
    option: String,
    remembered: Vec<String>,
}

fn remembered_by_choice(option: &Value) -> Vec<String> {
    let effects = option["effects"].as_array().map_or(&[][..], Vec::as_slice);
    effects
        .iter()
        .map(|effect| &effect["remember"])
        .filter(|remember| remember["who"] == "chosen")
        .filter_map(|remember| Some(remember["as"].as_str()?.to_owned()))
        .collect()
}

/// All options below a value of a mission file. `element` is the event, action or rule to which the texts of the options belong.
fn choices(value: &Value, element: &str) -> Vec<Choice> {
    match value {
        Value::Object(fields) => {
            let own = fields.get("options").and_then(Value::as_array);
            let options = own.into_iter().flatten().map(|option| Choice {
                element: element.to_owned(),
                option: option["id"].as_str().unwrap_or_default().to_owned(),
                remembered: remembered_by_choice(option),
            });
            let below = fields.values().flat_map(|it| choices(it, element));
            options.chain(below).collect()
        }
        Value::Array(list) => list.iter().flat_map(|it| choices(it, element)).collect(),
        _ => Vec::new(),
    }
}

fn choices_of(mission: &Path) -> Vec<Choice> {
    let text = fs::read_to_string(mission)
        .unwrap_or_else(|error| panic!("{}: {error}", mission.display()));
    let file: Value = serde_json::from_str(&text)
        .unwrap_or_else(|error| panic!("{}: {error}", mission.display()));
    let elements = file
        .as_object()
        .into_iter()
        .flat_map(serde_json::Map::values)
        .filter_map(Value::as_array)
        .flatten();
    elements
        .flat_map(|element| choices(element, element["id"].as_str().unwrap_or_default()))
        .filter(|choice| !choice.remembered.is_empty())
        .collect()
}

/// Whether a text is the one that is read after this option, or a variant of it.
fn follows(text: &Text, choice: &Choice) -> bool {
    let after = format!("{}.after-{}", choice.element, choice.option);
    text.id
        .strip_prefix(&after)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with("-variant-"))
}

fn names(text: &Text, person: &str) -> bool {
    let endings = ["", "-cap", "-of", "-to"];
    endings
        .iter()
        .any(|ending| text.words.contains(&format!("${person}{ending} ")))
}

/// The text of an option is read before the players are asked who it is: a name in it would be “one of the crew”, or whoever was
/// remembered the last time.
#[test]
fn the_text_of_an_option_does_not_name_whom_the_players_choose_after_it() {
    let (mut count, mut wrong) = (0, Vec::new());
    for mission in files("missions", "mission.json") {
        let choices = choices_of(&mission);
        count += choices.len();
        for language in ["en", "it"] {
            let texts = lines(&mission.with_file_name(format!("{language}.ftl")));
            for choice in &choices {
                let named = texts.iter().filter(|text| {
                    let is_named = choice.remembered.iter().any(|person| names(text, person));
                    is_named && follows(text, choice)
                });
                wrong.extend(named.map(Text::place));
            }
        }
    }
    assert!(count >= 9, "only {count} options remember an astronaut");
    fail_unless_empty(&wrong, "named before the players are asked");
}
