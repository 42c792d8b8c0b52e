//! The settings: each field by itself, so that one bad field never loses the rest.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde_json::{Map, Value};

use super::whole::from_json;
use super::{Folders, Notice, OpenError};

/// The sizes of text that can be chosen, in percent.
pub const TEXT_SIZES: RangeInclusive<u16> = 100..=200;

/// What the players chose once and for all games.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Settings {
    /// The language; the system's where none was chosen.
    pub language: Option<String>,
    /// The theme; the system's where none was chosen.
    pub theme: Option<String>,
    /// The size of text in percent, one of [`TEXT_SIZES`].
    pub text_size: u16,
    /// Whether nothing is to move on the screen.
    pub reduced_motion: bool,
    /// Pieces of advice that need not be shown again.
    pub seen_advice: BTreeSet<String>,
    /// What another version of the app put there, kept for it.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: None,
            text_size: *TEXT_SIZES.start(),
            reduced_motion: false,
            seen_advice: BTreeSet::new(),
            other: Map::new(),
        }
    }
}

impl Settings {
    /// The settings that can be read from these fields, and the names of those that cannot.
    fn read(mut fields: Map<String, Value>) -> (Self, Vec<String>) {
        let mut bad = Vec::new();
        let mut settings = Self::default();
        let mut field = |name: &str, read: &mut dyn FnMut(&Value) -> bool| {
            if fields.remove(name).is_some_and(|value| !value.is_null() && !read(&value)) {
                bad.push(name.to_owned());
            }
        };
        field("language", &mut |value| set(&mut settings.language, value.as_str().map(|text| Some(text.to_owned()))));
        field("theme", &mut |value| set(&mut settings.theme, value.as_str().map(|text| Some(text.to_owned()))));
        field("text_size", &mut |value| set(&mut settings.text_size, size(value)));
        field("reduced_motion", &mut |value| set(&mut settings.reduced_motion, value.as_bool()));
        field("seen_advice", &mut |value| {
            let seen = value.as_array().map(Vec::as_slice).unwrap_or_default();
            settings.seen_advice = seen.iter().filter_map(|name| Some(name.as_str()?.to_owned())).collect();
            value.as_array().is_some_and(|names| names.iter().all(Value::is_string))
        });
        settings.other = fields;

        (settings, bad)
    }
}

fn set<T>(field: &mut T, value: Option<T>) -> bool {
    let readable = value.is_some();
    if let Some(value) = value {
        *field = value;
    }
    readable
}

fn size(value: &Value) -> Option<u16> {
    value.as_u64().and_then(|size| u16::try_from(size).ok()).filter(|size| TEXT_SIZES.contains(size))
}

/// What stands in the file of the settings.
enum Stored {
    Nothing,
    /// Bytes that are settings at most in part.
    Partly {
        settings: Settings,
        bad: Option<Vec<String>>,
        bytes: Vec<u8>,
    },
    Whole(Settings),
}

impl Folders {
    /// The settings, with what could not be read of them. What could not be read has been copied aside, and the
    /// usual settings hold instead.
    pub async fn load_settings(&self) -> (Settings, Vec<Notice>) {
        let file = || self.shown(Self::SETTINGS);
        match self.stored_settings().await {
            Ok(Stored::Nothing) => (Settings::default(), Vec::new()),
            Ok(Stored::Whole(settings)) => (settings, Vec::new()),
            Ok(Stored::Partly { settings, bad, bytes }) => {
                let kept_as = self.keep_unreadable(Self::SETTINGS, &bytes).await.ok();
                let notice = match bad {
                    Some(names) => Notice::SettingsFields { names, kept_as },
                    None => Notice::SettingsUnreadable { file: file(), kept_as },
                };
                (settings, vec![notice])
            }
            Err(_) => (Settings::default(), vec![Notice::SettingsUnreadable { file: file(), kept_as: None }]),
        }
    }

    /// Stores the settings, whole or not at all. What stood there and could not be read is copied aside first.
    ///
    /// # Errors
    /// An [`OpenError`]; the file is as it was then. In particular, one that cannot be copied aside stays.
    pub async fn save_settings(&self, settings: &Settings) -> Result<(), OpenError> {
        if let Stored::Partly { bytes, .. } = self.stored_settings().await? {
            let _ = self.keep_unreadable(Self::SETTINGS, &bytes).await?;
        }
        self.prepare("config").await?;
        let sized = Settings { text_size: settings.text_size.clamp(*TEXT_SIZES.start(), *TEXT_SIZES.end()), ..settings.clone() };
        self.put_json(Self::SETTINGS, &sized).await
    }

    async fn stored_settings(&self) -> Result<Stored, OpenError> {
        let Some(bytes) = self.bytes(Self::SETTINGS).await? else { return Ok(Stored::Nothing) };
        let Some(fields) = from_json(&bytes) else {
            return Ok(Stored::Partly { settings: Settings::default(), bad: None, bytes });
        };
        let (settings, bad) = Settings::read(fields);

        Ok(if bad.is_empty() { Stored::Whole(settings) } else { Stored::Partly { settings, bad: Some(bad), bytes } })
    }
}
