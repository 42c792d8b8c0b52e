//! A mission to begin with: small, whole, and it plays. What it teaches stands in its texts and its README.

use std::collections::BTreeMap;

use super::schema::MISSION_SCHEMA;

/// The id that the template has before somebody gives it theirs.
const ID: &str = "template-mission";

const MISSION: &str = include_str!("template/mission.json");
const ENGLISH: &str = include_str!("template/en.ftl");
const ITALIAN: &str = include_str!("template/it.ftl");
const README_ENGLISH: &str = include_str!("template/README.en.md");
const README_ITALIAN: &str = include_str!("template/README.it.md");

/// The texts of a new mission of that id, by name; the README in the language of that code, English where there is none.
pub fn texts(id: &str, language: &str) -> BTreeMap<String, String> {
    let readme = if language == "it" { README_ITALIAN } else { README_ENGLISH };
    let own = [("mission.json", MISSION), ("en.ftl", ENGLISH), ("it.ftl", ITALIAN), ("README.md", readme)];
    let mut texts: BTreeMap<String, String> = own.iter().map(|(name, text)| ((*name).to_owned(), text.replace(ID, id))).collect();
    // Beside it, so that editors complete and mark without being told where to look.
    let (name, schema) = MISSION_SCHEMA;
    let _ = texts.insert(name.to_owned(), schema.to_owned());
    texts
}
