//! A mission with everything that it needs: what players share, and what a save contains.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Comment, Entry};
use fluent_syntax::parser::parse;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::diagnostic::{Report, Text};
use super::import::SCHEMA_SUFFIX;
use super::json::{Document, Path};
use super::load::with_own_decks;
use super::prose::{deck_ids, nests_too_deeply};
use super::{BOX_FILE, DECKS_FOLDER, Files, MISSION_FILE};

/// The box, the decks that the mission uses, its folder and the texts that are read out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissionBundle {
    /// The folder of the mission.
    pub mission: String,
    /// All texts, by name.
    pub files: Files,
}

impl MissionBundle {
    /// The SHA-256 of all names and texts, as 64 lowercase hexadecimal digits; the same texts have the same one in every save.
    pub fn hash(&self) -> String {
        hash(&self.files.0)
    }
}

/// The SHA-256 of all names and texts, as 64 lowercase hexadecimal digits.
pub(super) fn hash(texts: &BTreeMap<String, String>) -> String {
    let mut hasher = Sha256::new();
    for part in texts.iter().flat_map(|(name, text)| [name, text]) {
        // The length prefix keeps a text from passing for a name, and two texts for one.
        hasher.update(u64::try_from(part.len()).unwrap_or(u64::MAX).to_le_bytes());
        hasher.update(part.as_bytes());
    }
    hasher
        .finalize()
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// Bundles the mission of that folder. `load` checks it.
pub fn bundle(files: &Files, mission: &str) -> MissionBundle {
    let files = &*with_own_decks(files, mission);
    let decks = named_decks(files, mission);
    let foreign_ids = foreign_ids(files, &decks);
    let own = format!("{mission}/");
    let mut closure = BTreeMap::new();
    for (name, text) in &files.0 {
        let deck = name
            .strip_prefix(DECKS_FOLDER)
            .and_then(|inner| inner.strip_prefix('/'));
        let text = match deck {
            Some(deck)
                if deck
                    .strip_suffix(".json")
                    .is_some_and(|deck| decks.contains(deck)) =>
            {
                text.clone()
            }
            Some(deck) if deck.ends_with(".ftl") && !deck.contains('/') && !decks.is_empty() => {
                without_messages(text, &foreign_ids)
            }
            Some(_) => continue,
            None if name.ends_with(SCHEMA_SUFFIX) => continue,
            None if name == BOX_FILE || name.starts_with(&own) => text.clone(),
            None if name.ends_with(".ftl") && !name.contains('/') => text.clone(),
            None => continue,
        };
        let _ = closure.insert(name.clone(), text);
    }
    MissionBundle {
        mission: mission.to_owned(),
        files: Files(closure),
    }
}

fn read<'f>(name: &'f str, text: &'f str) -> Option<Document<'f>> {
    Document::read(Text { name, text }, &mut Report::default())
}

fn named_decks(files: &Files, mission: &str) -> BTreeSet<String> {
    let name = format!("{mission}/{MISSION_FILE}");
    let Some(document) = files.text(&name).and_then(|text| read(&name, text)) else {
        return BTreeSet::new();
    };
    let path = Path::default().key("decks");
    let length = document.length(&path).unwrap_or_default();
    (0..length)
        .filter_map(|index| document.string(&path.index(index)).map(str::to_owned))
        .collect()
}

/// The ids of the decks that are left out: their texts are left out with them.
fn foreign_ids(files: &Files, decks: &BTreeSet<String>) -> BTreeSet<String> {
    let (mut inside, mut outside) = (BTreeSet::new(), BTreeSet::new());
    for (inner, name, text) in files.folder(DECKS_FOLDER) {
        let Some(deck) = inner.strip_suffix(".json") else {
            continue;
        };
        let ids = if decks.contains(deck) {
            &mut inside
        } else {
            &mut outside
        };
        if let Some(document) = read(name, text) {
            ids.extend(deck_ids(&document).map(str::to_owned));
        }
    }
    outside.difference(&inside).cloned().collect()
}

/// The Fluent text without these messages.
fn without_messages(text: &str, messages: &BTreeSet<String>) -> String {
    if messages.is_empty() || nests_too_deeply(text) {
        return text.to_owned();
    }
    let resource = parse(text).unwrap_or_else(|(resource, _)| resource);
    let place = Text { name: "", text };
    let comment_start = |comment: &Comment<&str>| {
        let first = comment
            .content
            .first()
            .map_or(0, |line| place.offset(line).start);
        text[..first].rfind('\n').map_or(0, |end| end + 1)
    };
    let entries: Vec<(usize, bool)> = resource
        .body
        .iter()
        .map(|entry| match entry {
            Entry::Message(message) => {
                let start = message
                    .comment
                    .as_ref()
                    .map_or_else(|| place.offset(message.id.name).start, comment_start);
                (start, messages.contains(message.id.name))
            }
            Entry::Term(term) => {
                let start = place.offset(term.id.name).start.saturating_sub(1);
                (term.comment.as_ref().map_or(start, comment_start), false)
            }
            Entry::Comment(comment)
            | Entry::GroupComment(comment)
            | Entry::ResourceComment(comment) => (comment_start(comment), false),
            Entry::Junk { content } => (place.offset(content).start, false),
        })
        .collect();
    let mut remaining = text[..entries.first().map_or(text.len(), |&(start, _)| start)].to_owned();
    for (index, &(start, dropped)) in entries.iter().enumerate() {
        let end = entries
            .get(index + 1)
            .map_or(text.len(), |&(start, _)| start);
        if !dropped && start < end {
            remaining.push_str(&text[start..end]);
        }
    }
    remaining
}
