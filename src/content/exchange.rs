//! Missions of other people: a bundle as a file, or the texts of a folder, taken in with care. Whatever they say, nothing of them gets
//! a name that leads out of its folder, and nothing is larger or deeper than a mission ever is.

use std::collections::BTreeMap;

use serde_json::Value;

use super::check::is_id;
use super::{BOX_FILE, Bundle, DECKS_FOLDER, Files, MISSION_FILE};

/// The format of bundles that this version reads and writes.
pub const BUNDLE_FORMAT: u64 = 1;
/// The largest bundle, and the most text of a folder, in bytes.
pub const LARGEST: usize = 16 * 1024 * 1024;
/// The most texts of a mission.
pub const MOST_TEXTS: usize = 200;
/// How many folders deep a text may lie in a bundle: `brine/decks/en.ftl`.
pub const DEEPEST: usize = 3;
/// What the file of a JSON Schema ends in: for editors, no part of a mission.
pub const SCHEMA_END: &str = ".schema.json";

/// Why a mission of somebody else was not taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Untaken {
    /// It is larger than any mission.
    TooLarge {
        /// The most bytes.
        limit: usize,
    },
    /// It holds more texts than any mission.
    TooMany {
        /// The most.
        limit: usize,
    },
    /// It is nested more deeply than any mission.
    TooDeep,
    /// It ends in the middle.
    Half,
    /// It is no bundle at all.
    NoBundle,
    /// A later version of the app wrote it.
    NewerFormat {
        /// Its format.
        found: u64,
    },
    /// A text in it has a name that would lead out of its folder, or that no mission uses.
    BadName {
        /// The name.
        name: String,
    },
    /// The folder or the id of the mission is none that a mission can have.
    BadId {
        /// The id.
        id: String,
    },
    /// There is no mission in it.
    NoMission,
}

/// A bundle as a file: what players share.
pub fn bundle_text(bundle: &Bundle) -> String {
    let value = serde_json::json!({"format": BUNDLE_FORMAT, "mission": bundle.mission, "files": bundle.files});
    let text = serde_json::to_string_pretty(&value).unwrap_or_default();
    text + "\n"
}

/// Reads a bundle that came as a file.
///
/// # Errors
/// [`Untaken`].
pub fn read_bundle(text: &str) -> Result<Bundle, Untaken> {
    if text.len() > LARGEST {
        return Err(Untaken::TooLarge { limit: LARGEST });
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let value: Value = serde_json::from_str(text).map_err(|error| match error.classify() {
        serde_json::error::Category::Eof => Untaken::Half,
        _ if error.to_string().starts_with("recursion limit") => Untaken::TooDeep,
        _ => Untaken::NoBundle,
    })?;
    // Bundles of the first days have no format of their own.
    match value.get("format").map(Value::as_u64) {
        None | Some(Some(BUNDLE_FORMAT)) => {}
        Some(Some(found)) if found > BUNDLE_FORMAT => return Err(Untaken::NewerFormat { found }),
        Some(_) => return Err(Untaken::NoBundle),
    }
    let fields = value.as_object().ok_or(Untaken::NoBundle)?;
    if fields.keys().any(|key| !matches!(key.as_str(), "format" | "mission" | "files")) {
        return Err(Untaken::NoBundle);
    }
    let mission = fields.get("mission").and_then(Value::as_str).ok_or(Untaken::NoBundle)?.to_owned();
    let files = fields.get("files").and_then(Value::as_object).ok_or(Untaken::NoBundle)?;
    let texts = files.iter().map(|(name, text)| Some((name.clone(), text.as_str()?.to_owned())));
    let texts: BTreeMap<String, String> = texts.collect::<Option<_>>().ok_or(Untaken::NoBundle)?;
    if !is_id(&mission) {
        return Err(Untaken::BadId { id: mission });
    }
    bounded(&texts)?;
    if let Some(name) = texts.keys().find(|name| !is_name_in_bundle(name, &mission)) {
        return Err(Untaken::BadName { name: name.clone() });
    }
    if !texts.contains_key(&format!("{mission}/{MISSION_FILE}")) {
        return Err(Untaken::NoMission);
    }
    Ok(Bundle { mission, files: Files(texts) })
}

/// Reads the texts of a folder, named from that folder on, that is to hold a mission of that name.
///
/// # Errors
/// [`Untaken`].
pub fn read_folder(mission: &str, texts: &BTreeMap<String, String>) -> Result<Files, Untaken> {
    bounded(texts)?;
    if !texts.contains_key(MISSION_FILE) {
        return Err(Untaken::NoMission);
    }
    if !is_id(mission) {
        return Err(Untaken::BadId { id: mission.to_owned() });
    }
    let named = texts.iter().filter(|(name, _)| !name.ends_with(SCHEMA_END));
    let named: BTreeMap<String, String> = named.map(|(name, text)| (format!("{mission}/{name}"), text.clone())).collect();
    match named.keys().find(|name| !is_name_in_bundle(name, mission)) {
        Some(name) => Err(Untaken::BadName { name: name.clone() }),
        None => Ok(Files(named)),
    }
}

fn bounded(texts: &BTreeMap<String, String>) -> Result<(), Untaken> {
    if texts.len() > MOST_TEXTS {
        return Err(Untaken::TooMany { limit: MOST_TEXTS });
    }
    if texts.values().map(String::len).sum::<usize>() > LARGEST {
        return Err(Untaken::TooLarge { limit: LARGEST });
    }
    if texts.keys().any(|name| name.split('/').count() > DEEPEST) {
        return Err(Untaken::TooDeep);
    }
    Ok(())
}

/// Whether a bundle of that mission may hold a text of that name: the box, its words, decks, and what lies in the mission's folder.
fn is_name_in_bundle(name: &str, mission: &str) -> bool {
    let ends = name.ends_with(".json") || name.ends_with(".ftl");
    let mut parts = name.split('/');
    let plain = parts.clone().all(is_plain);
    let place = match (parts.next(), parts.next(), parts.next()) {
        (Some(top), None, _) => top == BOX_FILE || top.ends_with(".ftl"),
        (Some(folder), Some(_), None) => folder == mission || folder == DECKS_FOLDER,
        (Some(folder), Some(inner), Some(_)) => folder == mission && inner == DECKS_FOLDER,
        _ => false,
    };
    ends && plain && place
}

/// Whether a part of a name is one on every system: letters, digits, `-`, `_` and single dots inside.
fn is_plain(part: &str) -> bool {
    let stem = part.split('.').next().unwrap_or_default();
    let fits = |it: char| it.is_ascii_alphanumeric() || matches!(it, '-' | '_' | '.');
    !stem.is_empty()
        && part.len() <= 100
        && part.chars().all(fits)
        && !part.contains("..")
        && !part.ends_with('.')
        && !is_device(stem)
}

/// Whether some systems take a file of that name, before its first dot, for a device.
pub fn is_device(stem: &str) -> bool {
    let stem = stem.to_ascii_lowercase();
    let port = stem.strip_prefix("com").or_else(|| stem.strip_prefix("lpt"));
    matches!(stem.as_str(), "con" | "prn" | "aux" | "nul") || port.is_some_and(|port| port.chars().count() == 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::{bundle, shipped};

    const MISSION: &str = "make-yourself-at-home";

    fn text_with(name: &str) -> String {
        serde_json::json!({"mission": "brine", "files": {"brine/mission.json": "{}", name: "x"}}).to_string()
    }

    #[test]
    fn what_is_written_is_read() {
        let packed = bundle(&shipped::files(), MISSION);
        assert_eq!(read_bundle(&bundle_text(&packed)), Ok(packed.clone()));
        let old = serde_json::to_string(&packed).expect("JSON");
        assert_eq!(read_bundle(&old), Ok(packed), "a bundle without a format");
    }

    #[test]
    fn no_name_leaves_its_folder() {
        for good in ["brine/en.ftl", "brine/decks/own.json", "decks/en.ftl", "box.json", "it.ftl"] {
            assert!(read_bundle(&text_with(good)).is_ok(), "{good}");
        }
        for bad in [
            "../brine/en.ftl",
            "brine/../en.ftl",
            "brine/..",
            "/etc/x.json",
            "brine\\en.ftl",
            "C:en.ftl",
            "c:/x.json",
            "brine/a\0.ftl",
            "brine/.hidden.json",
            "brine/nul.json",
            "brine/com1.ftl",
            "other/mission.json",
            "brine/script.sh",
            "settings.json",
            "brine//en.ftl",
            "./en.ftl",
            "brine/con.ftl",
            "brine/x..ftl",
            "",
        ] {
            assert_eq!(read_bundle(&text_with(bad)), Err(Untaken::BadName { name: bad.to_owned() }), "{bad:?}");
            let texts = [(MISSION_FILE.to_owned(), "{}".to_owned()), (format!("{bad}/x.json"), String::new())];
            assert!(read_folder("brine", &texts.into()).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn what_is_no_bundle_is_told_apart() {
        let whole = bundle_text(&bundle(&shipped::files(), MISSION));
        assert_eq!(read_bundle(&whole[..whole.len() / 2]), Err(Untaken::Half));
        assert_eq!(read_bundle(&whole.replacen("\"format\": 1", "\"format\": 2", 1)), Err(Untaken::NewerFormat { found: 2 }));
        assert_eq!(read_bundle("[1, 2"), Err(Untaken::Half));
        for wrong in ["hello", "[]", "{}", "{\"format\": \"one\"}", "{\"mission\": \"brine\", \"files\": {\"a\": 1}}"] {
            assert_eq!(read_bundle(wrong), Err(Untaken::NoBundle), "{wrong}");
        }
        let deep = format!("{{\"files\": {}{}}}", "[".repeat(5000), "]".repeat(5000));
        assert_eq!(read_bundle(&deep), Err(Untaken::TooDeep));
        assert_eq!(read_bundle(&text_with("brine/decks/far/x.json")), Err(Untaken::TooDeep));
        assert_eq!(read_bundle(&"x".repeat(LARGEST + 1)), Err(Untaken::TooLarge { limit: LARGEST }));
        let many: BTreeMap<String, String> = (0..=MOST_TEXTS).map(|at| (format!("brine/x{at}.ftl"), String::new())).collect();
        let many = serde_json::json!({"mission": "brine", "files": many}).to_string();
        assert_eq!(read_bundle(&many), Err(Untaken::TooMany { limit: MOST_TEXTS }));
        let empty = serde_json::json!({"mission": "brine", "files": {}}).to_string();
        assert_eq!(read_bundle(&empty), Err(Untaken::NoMission));
        let away = serde_json::json!({"mission": "../brine", "files": {}}).to_string();
        assert_eq!(read_bundle(&away), Err(Untaken::BadId { id: "../brine".to_owned() }));
    }
}
