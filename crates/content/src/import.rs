//! Imports third-party missions: a bundle in a file, or the texts of a folder. No name leads out of the mission's folder, and size and
//! depth are limited.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::Value;

use super::check::is_id;
use super::{BOX_FILE, DECKS_FOLDER, Files, MISSION_FILE, MissionBundle};

/// The only format of bundles so far.
pub(crate) const BUNDLE_FORMAT: u64 = 1;
/// The limit of a bundle, and of all texts of a folder together, in bytes.
pub const MAX_BYTES: usize = 16 * 1024 * 1024;
/// The limit of texts in a bundle or a folder.
pub const MAX_TEXTS: usize = 200;
/// The limit of path components in a bundle: `brine/decks/en.ftl` has 3.
pub const MAX_DEPTH: usize = 3;
/// JSON Schemas are for editors and no part of a mission.
pub(crate) const SCHEMA_SUFFIX: &str = ".schema.json";

/// Why a third-party mission was rejected.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "fields without a comment are named after what they hold"
)]
pub enum ImportError {
    /// More bytes than the limit.
    TooLarge { limit: usize },
    /// More texts than the limit.
    TooManyTexts {
        /// The number of texts.
        limit: usize,
    },
    /// Nested too deeply.
    TooDeep,
    /// The JSON ends too early.
    Truncated,
    /// Not a bundle.
    NotABundle,
    /// A later version of the app wrote it.
    NewerFormat { found: u64 },
    /// A name that leads out of the folder, or that no mission uses.
    InvalidName { name: String },
    /// The folder name or the mission's id is not a valid id.
    InvalidId { id: String },
    /// The name of a game.
    GameId { id: String },
    /// Two names that are one on some systems.
    TwinNames { one: String, other: String },
    /// The same key twice in one object.
    DuplicateKey { key: String },
    /// It contains no mission.
    MissingMission,
}

/// A bundle as a file to share.
pub fn bundle_text(bundle: &MissionBundle) -> String {
    let value = serde_json::json!({"format": BUNDLE_FORMAT, "mission": bundle.mission, "files": bundle.files});
    let text = serde_json::to_string_pretty(&value).unwrap_or_default();
    text + "\n"
}

/// Reads a bundle from a file.
///
/// # Errors
/// [`ImportError`].
pub fn read_bundle(text: &str) -> Result<MissionBundle, ImportError> {
    if text.len() > MAX_BYTES {
        return Err(ImportError::TooLarge { limit: MAX_BYTES });
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let value: Value = serde_json::from_str(text).map_err(|error| match error.classify() {
        serde_json::error::Category::Eof => ImportError::Truncated,
        _ if error.to_string().starts_with("recursion limit") => ImportError::TooDeep,
        _ => ImportError::NotABundle,
    })?;
    if let Ok(Keys {
        duplicate: Some(key),
    }) = serde_json::from_str(text)
    {
        return Err(ImportError::DuplicateKey { key });
    }
    // The first bundles had no format field.
    match value.get("format").map(Value::as_u64) {
        None | Some(Some(BUNDLE_FORMAT)) => {}
        Some(Some(found)) if found > BUNDLE_FORMAT => {
            return Err(ImportError::NewerFormat { found });
        }
        Some(_) => return Err(ImportError::NotABundle),
    }
    let fields = value.as_object().ok_or(ImportError::NotABundle)?;
    if fields
        .keys()
        .any(|key| !matches!(key.as_str(), "format" | "mission" | "files"))
    {
        return Err(ImportError::NotABundle);
    }
    let mission = fields
        .get("mission")
        .and_then(Value::as_str)
        .ok_or(ImportError::NotABundle)?
        .to_owned();
    let files = fields
        .get("files")
        .and_then(Value::as_object)
        .ok_or(ImportError::NotABundle)?;
    let texts = files
        .iter()
        .map(|(name, text)| Some((name.clone(), text.as_str()?.to_owned())));
    let texts: BTreeMap<String, String> = texts
        .collect::<Option<_>>()
        .ok_or(ImportError::NotABundle)?;
    if !is_id(&mission) {
        return Err(ImportError::InvalidId { id: mission });
    }
    bounded(&texts)?;
    if let Some(name) = texts.keys().find(|name| !is_name_in_bundle(name, &mission)) {
        return Err(ImportError::InvalidName { name: name.clone() });
    }
    if !texts.contains_key(&format!("{mission}/{MISSION_FILE}")) {
        return Err(ImportError::MissingMission);
    }
    Ok(MissionBundle {
        mission,
        files: Files(texts),
    })
}

/// Reads the texts of a folder, named relative to it, as the mission of that id.
pub fn read_folder(mission: &str, texts: &BTreeMap<String, String>) -> Result<Files, ImportError> {
    bounded(texts)?;
    if !texts.contains_key(MISSION_FILE) {
        return Err(ImportError::MissingMission);
    }
    if !is_id(mission) {
        return Err(ImportError::InvalidId {
            id: mission.to_owned(),
        });
    }
    let named = texts
        .iter()
        .filter(|(name, _)| !name.ends_with(SCHEMA_SUFFIX));
    let named: BTreeMap<String, String> = named
        .map(|(name, text)| (format!("{mission}/{name}"), text.clone()))
        .collect();
    match named.keys().find(|name| !is_name_in_bundle(name, mission)) {
        Some(name) => Err(ImportError::InvalidName { name: name.clone() }),
        None => Ok(Files(named)),
    }
}

fn bounded(texts: &BTreeMap<String, String>) -> Result<(), ImportError> {
    if texts.len() > MAX_TEXTS {
        return Err(ImportError::TooManyTexts { limit: MAX_TEXTS });
    }
    if texts.values().map(String::len).sum::<usize>() > MAX_BYTES {
        return Err(ImportError::TooLarge { limit: MAX_BYTES });
    }
    if texts.keys().any(|name| name.split('/').count() > MAX_DEPTH) {
        return Err(ImportError::TooDeep);
    }
    let mut seen = BTreeMap::new();
    for name in texts.keys() {
        if let Some(one) = seen.insert(name.to_lowercase(), name) {
            return Err(ImportError::TwinNames {
                one: one.clone(),
                other: name.clone(),
            });
        }
    }
    Ok(())
}

/// The first key that an object in a JSON text has twice.
struct Keys {
    duplicate: Option<String>,
}

impl<'de> Deserialize<'de> for Keys {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(KeysVisitor)
    }
}

struct KeysVisitor;

impl<'de> Visitor<'de> for KeysVisitor {
    type Value = Keys;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("JSON")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Keys, A::Error> {
        let (mut seen, mut duplicate) = (BTreeSet::new(), None);
        while let Some(key) = map.next_key::<String>()? {
            let inner: Keys = map.next_value()?;
            if !seen.insert(key.clone()) {
                duplicate = duplicate.or(Some(key));
            }
            duplicate = duplicate.or(inner.duplicate);
        }
        Ok(Keys { duplicate })
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Keys, A::Error> {
        let mut duplicate = None;
        while let Some(inner) = list.next_element::<Keys>()? {
            duplicate = duplicate.or(inner.duplicate);
        }
        Ok(Keys { duplicate })
    }

    fn visit_bool<E>(self, _: bool) -> Result<Keys, E> {
        Ok(Keys { duplicate: None })
    }

    fn visit_i64<E>(self, _: i64) -> Result<Keys, E> {
        Ok(Keys { duplicate: None })
    }

    fn visit_u64<E>(self, _: u64) -> Result<Keys, E> {
        Ok(Keys { duplicate: None })
    }

    fn visit_f64<E>(self, _: f64) -> Result<Keys, E> {
        Ok(Keys { duplicate: None })
    }

    fn visit_str<E>(self, _: &str) -> Result<Keys, E> {
        Ok(Keys { duplicate: None })
    }

    fn visit_unit<E>(self) -> Result<Keys, E> {
        Ok(Keys { duplicate: None })
    }
}

/// Whether a bundle of that mission may contain this name: the box, its texts, decks, and the mission's folder.
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

/// Whether a path component is valid on every system: letters, digits, `-`, `_` and single dots inside.
pub(super) fn is_plain(part: &str) -> bool {
    let stem = part.split('.').next().unwrap_or_default();
    let fits = |it: char| it.is_ascii_alphanumeric() || matches!(it, '-' | '_' | '.');
    !stem.is_empty()
        && part.len() <= 100
        && part.chars().all(fits)
        && !part.contains("..")
        && !part.ends_with('.')
        && !is_reserved_name(stem)
}

/// Whether some systems reserve this file name, without extensions, for a device.
pub fn is_reserved_name(stem: &str) -> bool {
    let stem = stem.to_ascii_lowercase();
    let port = stem
        .strip_prefix("com")
        .or_else(|| stem.strip_prefix("lpt"));
    matches!(stem.as_str(), "con" | "prn" | "aux" | "nul")
        || port.is_some_and(|port| port.chars().count() == 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{bundle, shipped};

    const MISSION: &str = "make-yourself-at-home";

    fn text_with(name: &str) -> String {
        serde_json::json!({"mission": "brine", "files": {"brine/mission.json": "{}", name: "x"}})
            .to_string()
    }

    #[test]
    fn a_bundle_round_trips() {
        let packed = bundle(&shipped::files(), MISSION);
        assert_eq!(read_bundle(&bundle_text(&packed)), Ok(packed.clone()));
        let old = serde_json::to_string(&packed).expect("JSON");
        assert_eq!(read_bundle(&old), Ok(packed), "a bundle without a format");
    }

    #[test]
    fn names_never_leave_the_folder() {
        for good in [
            "brine/en.ftl",
            "brine/decks/own.json",
            "decks/en.ftl",
            "box.json",
            "it.ftl",
        ] {
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
            assert_eq!(
                read_bundle(&text_with(bad)),
                Err(ImportError::InvalidName {
                    name: bad.to_owned()
                }),
                "{bad:?}"
            );
            let texts = [
                (MISSION_FILE.to_owned(), "{}".to_owned()),
                (format!("{bad}/x.json"), String::new()),
            ];
            assert!(read_folder("brine", &texts.into()).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn invalid_bundles_have_distinct_errors() {
        let whole = bundle_text(&bundle(&shipped::files(), MISSION));
        assert_eq!(
            read_bundle(&whole[..whole.len() / 2]),
            Err(ImportError::Truncated)
        );
        assert_eq!(
            read_bundle(&whole.replacen("\"format\": 1", "\"format\": 2", 1)),
            Err(ImportError::NewerFormat { found: 2 })
        );
        assert_eq!(read_bundle("[1, 2"), Err(ImportError::Truncated));
        for wrong in [
            "hello",
            "[]",
            "{}",
            "{\"format\": \"one\"}",
            "{\"mission\": \"brine\", \"files\": {\"a\": 1}}",
        ] {
            assert_eq!(read_bundle(wrong), Err(ImportError::NotABundle), "{wrong}");
        }
        let deep = format!("{{\"files\": {}{}}}", "[".repeat(5000), "]".repeat(5000));
        assert_eq!(read_bundle(&deep), Err(ImportError::TooDeep));
        assert_eq!(
            read_bundle(&text_with("brine/decks/far/x.json")),
            Err(ImportError::TooDeep)
        );
        assert_eq!(
            read_bundle(&"x".repeat(MAX_BYTES + 1)),
            Err(ImportError::TooLarge { limit: MAX_BYTES })
        );
        let many: BTreeMap<String, String> = (0..=MAX_TEXTS)
            .map(|at| (format!("brine/x{at}.ftl"), String::new()))
            .collect();
        let many = serde_json::json!({"mission": "brine", "files": many}).to_string();
        assert_eq!(
            read_bundle(&many),
            Err(ImportError::TooManyTexts { limit: MAX_TEXTS })
        );
        let empty = serde_json::json!({"mission": "brine", "files": {}}).to_string();
        assert_eq!(read_bundle(&empty), Err(ImportError::MissingMission));
        let twins = serde_json::json!({"mission": "brine", "files": {"brine/mission.json": "{}", "brine/en.ftl": "", "brine/EN.ftl": ""}});
        let (one, other) = ("brine/EN.ftl".to_owned(), "brine/en.ftl".to_owned());
        assert_eq!(
            read_bundle(&twins.to_string()),
            Err(ImportError::TwinNames { one, other })
        );
        let (key, file) = ("mission".to_owned(), "brine/mission.json".to_owned());
        let doubled =
            r#"{"mission": "salt", "mission": "brine", "files": {"brine/mission.json": "{}"}}"#;
        assert_eq!(read_bundle(doubled), Err(ImportError::DuplicateKey { key }));
        let doubled = r#"{"mission": "brine", "files": {"brine/mission.json": "{}", "brine/mission.json": "{}"}}"#;
        assert_eq!(
            read_bundle(doubled),
            Err(ImportError::DuplicateKey { key: file })
        );
        let away = serde_json::json!({"mission": "../brine", "files": {}}).to_string();
        assert_eq!(
            read_bundle(&away),
            Err(ImportError::InvalidId {
                id: "../brine".to_owned()
            })
        );
    }
}
