//! The JSON Schemas of the authored files, for editors. A test generates them from the types.

use serde_json::{Map, Value, json};

const DIALECT: &str = "https://json-schema.org/draft/2020-12/schema";

/// File name and text of the JSON Schema of a mission.
pub const MISSION_SCHEMA: (&str, &str) = (
    "mission.schema.json",
    include_str!("../../../missions/mission.schema.json"),
);

/// The checked-in schemas: file name under `missions/`, and text.
pub const fn schemas() -> [(&'static str, &'static str); 4] {
    [
        MISSION_SCHEMA,
        (
            "deck.schema.json",
            include_str!("../../../missions/deck.schema.json"),
        ),
        (
            "box.schema.json",
            include_str!("../../../missions/box.schema.json"),
        ),
        (
            "campaign.schema.json",
            include_str!("../../../missions/campaign.schema.json"),
        ),
    ]
}

/// One JSON Schema for all authored files: a mission, a deck, the box or a campaign.
pub fn schema() -> String {
    let (mut any, mut definitions) = (Vec::new(), Map::new());
    for (_, text) in schemas() {
        let mut schema: Map<String, Value> = serde_json::from_str(text).unwrap_or_default();
        if let Some(Value::Object(own)) = schema.remove("$defs") {
            definitions.extend(own);
        }
        let _ = schema.remove("$schema");
        if let Some(Value::String(title)) = schema.remove("title") {
            any.push(json!({"$ref": format!("#/$defs/{title}")}));
            let _ = definitions.insert(title, schema.into());
        }
    }
    pretty(&json!({"$schema": DIALECT, "title": "Solkeeper", "anyOf": any, "$defs": definitions}))
}

fn pretty(schema: &impl serde::Serialize) -> String {
    serde_json::to_string_pretty(schema).unwrap_or_default() + "\n"
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use schemars::generate::SchemaSettings;
    use schemars::schema_for;

    use super::*;
    use crate::campaign::CampaignFile;
    use crate::mission::{DeckFile, GameBox, MissionFile};

    /// `SOLKEEPER_BLESS=1 cargo test -p first-martians schema` writes them anew.
    #[test]
    fn the_checked_in_schemas_are_current() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../missions");
        let generated = [
            pretty(&schema_for!(MissionFile)),
            pretty(&schema_for!(DeckFile)),
            pretty(&schema_for!(GameBox)),
            pretty(&schema_for!(CampaignFile)),
        ];
        for ((name, _), current) in schemas().into_iter().zip(generated) {
            let path = folder.join(name);
            if std::env::var_os("SOLKEEPER_BLESS").is_some() {
                fs::write(&path, &current).expect("the schema can be written");
            }
            let checked_in = fs::read_to_string(&path).unwrap_or_default();
            assert!(
                checked_in == current,
                "missions/{name} is out of date: run `SOLKEEPER_BLESS=1 cargo test -p first-martians schema`"
            );
        }
    }

    #[test]
    fn the_combined_schema_matches_the_types() {
        let mut generator = SchemaSettings::draft2020_12().into_generator();
        let any = [
            generator.subschema_for::<MissionFile>().to_value(),
            generator.subschema_for::<DeckFile>().to_value(),
            generator.subschema_for::<GameBox>().to_value(),
            generator.subschema_for::<CampaignFile>().to_value(),
        ];
        let definitions = Value::Object(generator.take_definitions(true));
        let current =
            json!({"$schema": DIALECT, "title": "Solkeeper", "anyOf": any, "$defs": definitions});
        // Schemas just written anew are embedded when the test is built again.
        assert!(schema() == pretty(&current) || std::env::var_os("SOLKEEPER_BLESS").is_some());
    }
}
