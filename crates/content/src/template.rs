//! The template of a new mission: small, complete and playable. Its texts and README explain it.

mod skeleton;

use std::collections::BTreeMap;

use first_martians::schema::MISSION_SCHEMA;

pub use skeleton::Skeleton;

const ID: &str = "template-mission";

const MISSION: &str = include_str!("template/mission.json");
const ENGLISH: &str = include_str!("template/en.ftl");
const ITALIAN: &str = include_str!("template/it.ftl");
const README_ENGLISH: &str = include_str!("template/README.en.md");
const README_ITALIAN: &str = include_str!("template/README.it.md");

/// The texts of a new mission by name; the README in that language, or English.
pub fn texts(id: &str, language: &str) -> BTreeMap<String, String> {
    let own = [
        ("mission.json", MISSION),
        ("en.ftl", ENGLISH),
        ("it.ftl", ITALIAN),
    ];
    let mut texts: BTreeMap<String, String> = own
        .iter()
        .map(|(name, text)| ((*name).to_owned(), text.replace(ID, id)))
        .collect();
    let _ = texts.insert("README.md".to_owned(), readme(id, language));
    // Editors find the schema next to the mission.
    let (name, schema) = MISSION_SCHEMA;
    let _ = texts.insert(name.to_owned(), schema.to_owned());
    texts
}

/// How to go on, in that language or English.
fn readme(id: &str, language: &str) -> String {
    if language == "it" {
        README_ITALIAN
    } else {
        README_ENGLISH
    }
    .replace(ID, id)
}
