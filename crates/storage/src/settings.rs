//! The settings, read field by field, so that one bad field never loses the others.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use serde::Serialize;
use serde_json::{Map, Value};

use super::whole_files::{from_json, json_text};
use super::{Folders, Notice, OpenError};

/// The supported text sizes, in percent.
pub const TEXT_SIZES: RangeInclusive<u16> = 100..=200;
/// From one text size to the next, in percent.
pub const TEXT_SIZE_STEP: u16 = 10;

/// What the players chose for all games.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Settings {
    /// The language; `None` for that of the system.
    pub language: Option<String>,
    /// The theme; `None` for that of the system.
    pub theme: Option<String>,
    /// The size of text in percent, one of [`TEXT_SIZES`].
    pub text_size: u16,
    /// Whether animations are off.
    pub reduced_motion: bool,
    /// Whether text play prints every step whole, with what was printed before.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub whole_steps: bool,
    /// Whether the screen of a phone or tablet stays on while a game is open.
    #[serde(skip_serializing_if = "is_default_keep_awake")]
    pub keep_awake: bool,
    /// The day of the last copy of everything, as in `2026-11-21`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub copied: Option<String>,
    /// The last day on which the offer of a copy was put off.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub copy_offered: Option<String>,
    /// The hints that were closed.
    pub seen_advice: BTreeSet<String>,
    /// What the rules were last asked, the last question first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub asked_rules: Vec<String>,
    /// By the first rules entry of a step: the entries that were opened at it, the last one first.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub opened_rules: BTreeMap<String, Vec<String>>,
    /// Fields of other versions of the app, kept for them.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// Files of earlier versions have no such field.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_default_keep_awake(keep_awake: &bool) -> bool {
    *keep_awake
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: None,
            text_size: *TEXT_SIZES.start(),
            reduced_motion: false,
            whole_steps: false,
            keep_awake: true,
            copied: None,
            copy_offered: None,
            seen_advice: BTreeSet::new(),
            asked_rules: Vec::new(),
            opened_rules: BTreeMap::new(),
            other: Map::new(),
        }
    }
}

impl Settings {
    /// Carries over what differs between the settings `before` and `now`; the rest may have been changed by another window.
    fn carry_over(&mut self, before: &Self, now: &Self) {
        fn carry<T: Clone + PartialEq>(field: &mut T, before: &T, now: &T) {
            if before != now {
                field.clone_from(now);
            }
        }
        let Self {
            language,
            theme,
            text_size,
            reduced_motion,
            whole_steps,
            keep_awake,
            copied,
            copy_offered,
            seen_advice,
            asked_rules,
            opened_rules,
            other,
        } = self;
        carry(language, &before.language, &now.language);
        carry(theme, &before.theme, &now.theme);
        carry(
            text_size,
            &before.text_size,
            &now.text_size.clamp(*TEXT_SIZES.start(), *TEXT_SIZES.end()),
        );
        carry(reduced_motion, &before.reduced_motion, &now.reduced_motion);
        carry(whole_steps, &before.whole_steps, &now.whole_steps);
        carry(keep_awake, &before.keep_awake, &now.keep_awake);
        carry(copied, &before.copied, &now.copied);
        carry(copy_offered, &before.copy_offered, &now.copy_offered);
        carry(asked_rules, &before.asked_rules, &now.asked_rules);
        let opened = now
            .opened_rules
            .iter()
            .filter(|(step, entries)| before.opened_rules.get(*step) != Some(*entries));
        opened_rules.extend(opened.map(|(step, entries)| (step.clone(), entries.clone())));
        seen_advice
            .retain(|hint| now.seen_advice.contains(hint) || !before.seen_advice.contains(hint));
        seen_advice.extend(now.seen_advice.difference(&before.seen_advice).cloned());
        other.retain(|name, _| now.other.contains_key(name) || !before.other.contains_key(name));
        let new = now
            .other
            .iter()
            .filter(|(name, value)| before.other.get(*name) != Some(*value));
        other.extend(new.map(|(name, value)| (name.clone(), value.clone())));
    }

    /// Whether they differ in the hints that were closed and in nothing else.
    pub fn differs_in_advice_alone(&self, other: &Self) -> bool {
        self != other
            && Self {
                seen_advice: other.seen_advice.clone(),
                ..self.clone()
            } == *other
    }

    /// The readable settings, and the names of the unreadable fields.
    fn read(mut fields: Map<String, Value>) -> (Self, Vec<String>) {
        let mut bad = Vec::new();
        let mut settings = Self::default();
        let mut field = |name: &str, read: &mut dyn FnMut(&Value) -> bool| {
            if fields
                .remove(name)
                .is_some_and(|value| !value.is_null() && !read(&value))
            {
                bad.push(name.to_owned());
            }
        };
        field("language", &mut |value| {
            set(
                &mut settings.language,
                value.as_str().map(|text| Some(text.to_owned())),
            )
        });
        field("theme", &mut |value| {
            set(
                &mut settings.theme,
                value.as_str().map(|text| Some(text.to_owned())),
            )
        });
        field("text_size", &mut |value| {
            set(&mut settings.text_size, size(value))
        });
        field("reduced_motion", &mut |value| {
            set(&mut settings.reduced_motion, value.as_bool())
        });
        field("whole_steps", &mut |value| {
            set(&mut settings.whole_steps, value.as_bool())
        });
        field("keep_awake", &mut |value| {
            set(&mut settings.keep_awake, value.as_bool())
        });
        field("copied", &mut |value| {
            set(
                &mut settings.copied,
                value.as_str().map(|day| Some(day.to_owned())),
            )
        });
        field("copy_offered", &mut |value| {
            set(
                &mut settings.copy_offered,
                value.as_str().map(|day| Some(day.to_owned())),
            )
        });
        field("seen_advice", &mut |value| {
            let seen = value.as_array().map(Vec::as_slice).unwrap_or_default();
            settings.seen_advice = seen
                .iter()
                .filter_map(|name| Some(name.as_str()?.to_owned()))
                .collect();
            value
                .as_array()
                .is_some_and(|names| names.iter().all(Value::is_string))
        });
        field("asked_rules", &mut |value| {
            set(
                &mut settings.asked_rules,
                serde_json::from_value(value.clone()).ok(),
            )
        });
        field("opened_rules", &mut |value| {
            set(
                &mut settings.opened_rules,
                serde_json::from_value(value.clone()).ok(),
            )
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
    value
        .as_u64()
        .and_then(|size| u16::try_from(size).ok())
        .filter(|size| TEXT_SIZES.contains(size))
}

enum SettingsFile {
    Missing,
    /// `bad` names the unreadable fields; `None` if the whole file is unreadable.
    Damaged {
        settings: Settings,
        bad: Option<Vec<String>>,
        bytes: Vec<u8>,
    },
    Read(Settings),
}

impl Folders {
    /// The settings, and a notice of unreadable ones, whose file was copied aside and which have their defaults.
    pub async fn load_settings(&self) -> (Settings, Vec<Notice>) {
        let file = || self.display_path(Self::SETTINGS);
        match self.settings_file().await {
            Ok(SettingsFile::Missing) => (Settings::default(), Vec::new()),
            Ok(SettingsFile::Read(settings)) => (settings, Vec::new()),
            Ok(SettingsFile::Damaged {
                settings,
                bad,
                bytes,
            }) => {
                let kept_as = self.keep_unreadable(Self::SETTINGS, &bytes).await.ok();
                let notice = match bad {
                    Some(names) => Notice::SettingsFields { names, kept_as },
                    None => Notice::SettingsUnreadable {
                        file: file(),
                        kept_as,
                    },
                };
                (settings, vec![notice])
            }
            Err(_) => (
                Settings::default(),
                vec![Notice::SettingsUnreadable {
                    file: file(),
                    kept_as: None,
                }],
            ),
        }
    }

    /// Stores what differs between the settings as they were read and as they are now: what another window has stored meanwhile stays.
    /// An unreadable file is copied aside first.
    /// On error the file is unchanged. A damaged file that cannot be copied aside is never replaced.
    pub async fn save_settings(&self, before: &Settings, now: &Settings) -> Result<(), OpenError> {
        if let SettingsFile::Damaged { bytes, .. } = self.settings_file().await? {
            let _ = self.keep_unreadable(Self::SETTINGS, &bytes).await?;
        }
        self.create_folder("config").await?;
        let (before, now) = (before.clone(), now.clone());
        let changed = move |bytes: Option<Vec<u8>>| {
            let mut stored = match bytes.map_or(SettingsFile::Missing, SettingsFile::of) {
                SettingsFile::Missing => Settings::default(),
                SettingsFile::Damaged { settings, .. } | SettingsFile::Read(settings) => settings,
            };
            stored.carry_over(&before, &now);
            json_text(&stored)
        };
        self.change(Self::SETTINGS, changed).await
    }

    async fn settings_file(&self) -> Result<SettingsFile, OpenError> {
        Ok(self
            .bytes(Self::SETTINGS)
            .await?
            .map_or(SettingsFile::Missing, SettingsFile::of))
    }
}

impl SettingsFile {
    fn of(bytes: Vec<u8>) -> Self {
        let Some(fields) = from_json(&bytes) else {
            return Self::Damaged {
                settings: Settings::default(),
                bad: None,
                bytes,
            };
        };
        let (settings, bad) = Settings::read(fields);
        if bad.is_empty() {
            Self::Read(settings)
        } else {
            Self::Damaged {
                settings,
                bad: Some(bad),
                bytes,
            }
        }
    }
}
