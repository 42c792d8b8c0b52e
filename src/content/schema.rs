//! The JSON Schema of the authored files, for editors.

use schemars::generate::SchemaSettings;
use serde_json::{Value, json};

use crate::first_martians::mission::{DeckFile, GameBox, MissionFile};

fn pretty(schema: &impl serde::Serialize) -> String {
    let text = serde_json::to_string_pretty(schema).unwrap_or_default();
    text + "\n"
}

/// The file of the JSON Schema of a mission: its name, and its text.
pub(super) fn mission_schema() -> (&'static str, String) {
    ("mission.schema.json", pretty(&schemars::schema_for!(MissionFile)))
}

/// The checked-in schemas: file name under `missions/`, and text.
pub fn schemas() -> [(&'static str, String); 3] {
    [
        mission_schema(),
        ("deck.schema.json", pretty(&schemars::schema_for!(DeckFile))),
        ("box.schema.json", pretty(&schemars::schema_for!(GameBox))),
    ]
}

/// One JSON Schema of all authored files: a mission, a deck or the box.
pub fn schema() -> String {
    let mut generator = SchemaSettings::draft2020_12().into_generator();
    let any = [
        generator.subschema_for::<MissionFile>().to_value(),
        generator.subschema_for::<DeckFile>().to_value(),
        generator.subschema_for::<GameBox>().to_value(),
    ];
    let definitions = Value::Object(generator.take_definitions(true));
    pretty(&json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Solkeeper",
        "anyOf": any,
        "$defs": definitions,
    }))
}
