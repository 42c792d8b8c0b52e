//! Imports third-party missions and campaigns: a bundle in a file, or the texts of a folder. No name leads out of the mission's folder,
//! and size and depth are limited.
//!
//! The limits are declared here, once. What is refused here is never written by the program, and what is accepted here is read later: the
//! reader of folders, a copy of all data and the library of missions ask the same functions.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::ops::RangeInclusive;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

use super::campaign::{self, CAMPAIGN_FILE, PackedCampaign};
use super::check::is_id;
use super::encoding::without_mark;
use super::{BOX_FILE, DECKS_FOLDER, Files, MISSION_FILE, MissionBundle};

/// The only format of bundles so far.
pub(crate) const BUNDLE_FORMAT: u64 = 1;
/// The limit of a bundle, and of all texts of a folder together, in bytes.
pub const MAX_BYTES: usize = 16 * 1024 * 1024;
/// The limit of texts in the bundle or the folder of a mission.
pub const MAX_TEXTS: usize = 200;
/// The limit of texts in the folder of a campaign, with those of all its chapters.
pub const MAX_CAMPAIGN_TEXTS: usize = 1000;

/// The limits of the texts in a folder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// The most texts.
    pub texts: usize,
    /// The most path components of a name in the folder.
    pub depth: usize,
}

impl Limits {
    /// Those of a mission: `decks/en.ftl` is the deepest name.
    pub const MISSION: Self = Self {
        texts: MAX_TEXTS,
        depth: 2,
    };
    /// Those of a campaign: `landing/decks/en.ftl` is the deepest name.
    pub const CAMPAIGN: Self = Self {
        texts: MAX_CAMPAIGN_TEXTS,
        depth: Self::MISSION.depth + 1,
    };
    /// Those of the bundle of a mission, whose names begin with its folder: `brine/decks/en.ftl`.
    const BUNDLE: Self = Self {
        depth: Self::MISSION.depth + 1,
        ..Self::MISSION
    };

    /// The limits of a folder that holds texts with these names.
    pub fn of<'n>(mut names: impl Iterator<Item = &'n str>) -> Self {
        if names.any(|name| name == CAMPAIGN_FILE) {
            Self::CAMPAIGN
        } else {
            Self::MISSION
        }
    }
}

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
    /// A field that no bundle has.
    UnknownField { name: String },
    /// The closed texts of a campaign cannot be opened.
    Damaged,
    /// The texts are not those that were packed.
    Changed,
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
    /// It contains no campaign.
    MissingCampaign,
    /// The name of the folder of shared decks.
    DecksName,
    /// The name of a device of some systems.
    DeviceName { id: String },
}

/// What a third-party file holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Imported {
    /// A mission with what it needs.
    Mission(MissionBundle),
    /// A campaign with all its chapters.
    Campaign(PackedCampaign),
}

/// A bundle as a file to share.
pub fn bundle_text(bundle: &MissionBundle) -> String {
    let value = serde_json::json!({"format": BUNDLE_FORMAT, "mission": bundle.mission, "files": bundle.files});
    let text = serde_json::to_string_pretty(&value).unwrap_or_default();
    text + "\n"
}

/// Reads a file: the bundle of a mission, or a packed campaign.
///
/// # Errors
/// [`ImportError`].
pub fn read_file(text: &str) -> Result<Imported, ImportError> {
    if text.len() > MAX_BYTES {
        return Err(ImportError::TooLarge { limit: MAX_BYTES });
    }
    let text = without_mark(text).unwrap_or(text);
    let value: Value = serde_json::from_str(text).map_err(|error| match error.classify() {
        serde_json::error::Category::Eof => ImportError::Truncated,
        _ if error.to_string().starts_with("recursion limit") => ImportError::TooDeep,
        _ => ImportError::NotABundle,
    })?;
    check_keys(text)?;
    let fields = value.as_object().ok_or(ImportError::NotABundle)?;
    if campaign::is_packed(fields) {
        campaign::read_packed(fields).map(Imported::Campaign)
    } else {
        read_mission(fields).map(Imported::Mission)
    }
}

/// Reads the bundle of a mission from a file.
///
/// # Errors
/// [`ImportError`]; [`ImportError::NotABundle`] for a campaign.
pub fn read_bundle(text: &str) -> Result<MissionBundle, ImportError> {
    match read_file(text)? {
        Imported::Mission(bundle) => Ok(bundle),
        Imported::Campaign(_) => Err(ImportError::NotABundle),
    }
}

fn read_mission(fields: &Map<String, Value>) -> Result<MissionBundle, ImportError> {
    // The first bundles had no format field.
    check_format(fields, BUNDLE_FORMAT..=BUNDLE_FORMAT, true)?;
    let mission = text_field(fields, "mission")?;
    let files = fields
        .get("files")
        .and_then(Value::as_object)
        .ok_or(ImportError::NotABundle)?;
    check_fields(fields, &["format", "mission", "files"])?;
    let texts = files
        .iter()
        .map(|(name, text)| Some((name.clone(), text.as_str()?.to_owned())));
    let texts: BTreeMap<String, String> = texts
        .collect::<Option<_>>()
        .ok_or(ImportError::NotABundle)?;
    if !is_id(&mission) {
        return Err(ImportError::InvalidId { id: mission });
    }
    bounded(&texts, Limits::BUNDLE)?;
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

/// Checks the format of a file. A missing one is valid where the first files had none.
pub(super) fn check_format(
    fields: &Map<String, Value>,
    known: RangeInclusive<u64>,
    may_lack: bool,
) -> Result<(), ImportError> {
    match fields.get("format").map(Value::as_u64) {
        None if may_lack => Ok(()),
        Some(Some(found)) if known.contains(&found) => Ok(()),
        Some(Some(found)) if found > *known.end() => Err(ImportError::NewerFormat { found }),
        _ => Err(ImportError::NotABundle),
    }
}

pub(super) fn check_fields(fields: &Map<String, Value>, known: &[&str]) -> Result<(), ImportError> {
    match fields.keys().find(|key| !known.contains(&key.as_str())) {
        Some(name) => Err(ImportError::UnknownField { name: name.clone() }),
        None => Ok(()),
    }
}

pub(super) fn text_field(fields: &Map<String, Value>, name: &str) -> Result<String, ImportError> {
    let text = fields.get(name).and_then(Value::as_str);
    text.map(str::to_owned).ok_or(ImportError::NotABundle)
}

/// Checks that no object of a JSON text has a key twice: readers differ in which of the two they take.
pub(super) fn check_keys(text: &str) -> Result<(), ImportError> {
    match serde_json::from_str(text) {
        Ok(Keys {
            duplicate: Some(key),
        }) => Err(ImportError::DuplicateKey { key }),
        _ => Ok(()),
    }
}

/// Reads the texts of a folder, named relative to it, as the mission of that id.
pub fn read_folder(mission: &str, texts: &BTreeMap<String, String>) -> Result<Files, ImportError> {
    check_mission(texts)?;
    if !is_id(mission) {
        return Err(ImportError::InvalidId {
            id: mission.to_owned(),
        });
    }
    let named = texts
        .iter()
        .filter(|(name, _)| !name.ends_with(SCHEMA_SUFFIX));
    let named = named.map(|(name, text)| (format!("{mission}/{name}"), text.clone()));
    Ok(Files(named.collect()))
}

/// Checks the texts of a mission's folder, named relative to it.
///
/// # Errors
/// [`ImportError`].
pub fn check_mission(texts: &BTreeMap<String, String>) -> Result<(), ImportError> {
    bounded(texts, Limits::MISSION)?;
    if !texts.contains_key(MISSION_FILE) {
        return Err(ImportError::MissingMission);
    }
    let mut names = texts.keys().filter(|name| !name.ends_with(SCHEMA_SUFFIX));
    match names.find(|name| !is_name_in_mission(name)) {
        Some(name) => Err(ImportError::InvalidName { name: name.clone() }),
        None => Ok(()),
    }
}

/// Checks the texts of a campaign's folder, named relative to it.
///
/// # Errors
/// [`ImportError`].
pub fn check_campaign(texts: &BTreeMap<String, String>) -> Result<(), ImportError> {
    bounded(texts, Limits::CAMPAIGN)?;
    if let Some(name) = texts.keys().find(|name| !is_name_in_campaign(name)) {
        return Err(ImportError::InvalidName { name: name.clone() });
    }
    if texts.contains_key(CAMPAIGN_FILE) {
        Ok(())
    } else {
        Err(ImportError::MissingCampaign)
    }
}

/// Checks the limits of the texts of one mission or campaign: their number, their size, their depth, and that no two names are the same
/// file on some systems.
///
/// # Errors
/// [`ImportError`].
pub fn bounded(texts: &BTreeMap<String, String>, limits: Limits) -> Result<(), ImportError> {
    if texts.len() > limits.texts {
        return Err(ImportError::TooManyTexts {
            limit: limits.texts,
        });
    }
    if texts.values().map(String::len).sum::<usize>() > MAX_BYTES {
        return Err(ImportError::TooLarge { limit: MAX_BYTES });
    }
    if texts
        .keys()
        .any(|name| name.split('/').count() > limits.depth)
    {
        return Err(ImportError::TooDeep);
    }
    match twins(texts.keys().map(String::as_str)).into_iter().next() {
        Some((one, other)) => Err(ImportError::TwinNames {
            one: one.to_owned(),
            other: other.to_owned(),
        }),
        None => Ok(()),
    }
}

/// The pairs of names that are the same file on some systems.
pub fn twins<'n>(names: impl Iterator<Item = &'n str>) -> Vec<(&'n str, &'n str)> {
    let mut seen = BTreeMap::new();
    names
        .filter_map(|name| Some((seen.insert(name.to_lowercase(), name)?, name)))
        .collect()
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
    match name.split_once('/') {
        None => is_text_name(name) && (name == BOX_FILE || name.ends_with(".ftl")),
        Some((folder, inner)) if folder == mission => is_name_in_mission(inner),
        Some((folder, inner)) => {
            folder == DECKS_FOLDER && !inner.contains('/') && is_text_name(inner)
        }
    }
}

/// Whether the folder of a mission may contain this name: a text, or a text of its decks.
fn is_name_in_mission(name: &str) -> bool {
    match name.split_once('/') {
        None => is_text_name(name),
        Some((folder, inner)) => {
            folder == DECKS_FOLDER && !inner.contains('/') && is_text_name(inner)
        }
    }
}

/// Whether a file can have this name everywhere, and is a text of a mission.
fn is_text_name(name: &str) -> bool {
    is_plain(name) && (name.ends_with(".json") || name.ends_with(".ftl"))
}

/// Whether a packed campaign may contain this name: a text of the campaign, or what a chapter may contain as a mission.
fn is_name_in_campaign(name: &str) -> bool {
    match name.split_once('/') {
        None => is_text_name(name),
        Some((chapter, inner)) => is_plain(chapter) && is_name_in_mission(inner),
    }
}

/// Whether a mission or a campaign is not whole without a text or folder of this name in its folder: its file, its texts in a language,
/// its decks. Other texts only lie in the folder.
pub fn is_needed(name: &str) -> bool {
    let (above, own) = name.rsplit_once('/').unwrap_or(("", name));
    let is_in_decks = above == DECKS_FOLDER || above.ends_with(&format!("/{DECKS_FOLDER}"));
    is_in_decks
        || matches!(own, MISSION_FILE | CAMPAIGN_FILE | DECKS_FOLDER)
        || own.ends_with(".ftl")
}

/// Whether a path component is valid on every system: letters, digits, `-`, `_` and single dots inside.
fn is_plain(part: &str) -> bool {
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
