//! A mission and all that it needs as one piece: what players share, and what a save carries inside.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Comment, Entry};
use fluent_syntax::parser::parse;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::diagnostic::{Report, Text};
use super::exchange::SCHEMA_END;
use super::json::{Document, Path};
use super::load::seen_by;
use super::prose::{deck_ids, nests_too_deeply};
use super::{BOX_FILE, DECKS_FOLDER, Files, MISSION_FILE};

/// The closure of a mission: the box, the decks that it draws on, its folder, and what is read out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bundle {
    /// The folder of the mission.
    pub mission: String,
    /// All texts, by name.
    pub files: Files,
}

impl Bundle {
    /// SHA-256 over names and texts, in hexadecimal.
    pub fn hash(&self) -> String {
        let mut hasher = Sha256::new();
        for part in self.files.0.iter().flat_map(|(name, text)| [name, text]) {
            // With its length before it no text can pass for a name, nor two for one.
            hasher.update(u64::try_from(part.len()).unwrap_or(u64::MAX).to_le_bytes());
            hasher.update(part.as_bytes());
        }
        hasher.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// The closure of the mission of that folder. Whether it is sound is for `load` to say.
pub fn bundle(files: &Files, mission: &str) -> Bundle {
    let files = &*seen_by(files, mission);
    let decks = named_decks(files, mission);
    let strangers = strangers(files, &decks);
    let own = format!("{mission}/");
    let mut closure = BTreeMap::new();
    for (name, text) in &files.0 {
        let deck = name.strip_prefix(DECKS_FOLDER).and_then(|inner| inner.strip_prefix('/'));
        let text = match deck {
            Some(deck) if deck.strip_suffix(".json").is_some_and(|deck| decks.contains(deck)) => text.clone(),
            Some(deck) if deck.ends_with(".ftl") && !deck.contains('/') && !decks.is_empty() => without(text, &strangers),
            Some(_) => continue,
            None if name.ends_with(SCHEMA_END) => continue,
            None if name == BOX_FILE || name.starts_with(&own) => text.clone(),
            None if name.ends_with(".ftl") && !name.contains('/') => text.clone(),
            None => continue,
        };
        let _ = closure.insert(name.clone(), text);
    }
    Bundle { mission: mission.to_owned(), files: Files(closure) }
}

fn read<'f>(name: &'f str, text: &'f str) -> Option<Document<'f>> {
    Document::read(Text { name, text }, &mut Report::default())
}

fn named_decks(files: &Files, mission: &str) -> BTreeSet<String> {
    let name = format!("{mission}/{MISSION_FILE}");
    let Some(document) = files.text(&name).and_then(|text| read(&name, text)) else { return BTreeSet::new() };
    let path = Path::default().key("decks");
    let length = document.length(&path).unwrap_or_default();
    (0..length).filter_map(|index| document.string(&path.index(index)).map(str::to_owned)).collect()
}

/// The ids of the decks that stay behind: their texts stay behind with them.
fn strangers(files: &Files, decks: &BTreeSet<String>) -> BTreeSet<String> {
    let (mut inside, mut outside) = (BTreeSet::new(), BTreeSet::new());
    for (inner, name, text) in files.folder(DECKS_FOLDER) {
        let Some(deck) = inner.strip_suffix(".json") else { continue };
        let ids = if decks.contains(deck) { &mut inside } else { &mut outside };
        if let Some(document) = read(name, text) {
            ids.extend(deck_ids(&document).map(str::to_owned));
        }
    }
    outside.difference(&inside).cloned().collect()
}

/// The Fluent text without these messages.
fn without(text: &str, messages: &BTreeSet<String>) -> String {
    if messages.is_empty() || nests_too_deeply(text) {
        return text.to_owned();
    }
    let resource = parse(text).unwrap_or_else(|(resource, _)| resource);
    let place = Text { name: "", text };
    let comment_start = |comment: &Comment<&str>| {
        let first = comment.content.first().map_or(0, |line| place.offset(line).start);
        text[..first].rfind('\n').map_or(0, |end| end + 1)
    };
    let entries: Vec<(usize, bool)> = resource
        .body
        .iter()
        .map(|entry| match entry {
            Entry::Message(message) => {
                let start = message.comment.as_ref().map_or_else(|| place.offset(message.id.name).start, comment_start);
                (start, messages.contains(message.id.name))
            }
            Entry::Term(term) => {
                let start = place.offset(term.id.name).start.saturating_sub(1);
                (term.comment.as_ref().map_or(start, comment_start), false)
            }
            Entry::Comment(comment) | Entry::GroupComment(comment) | Entry::ResourceComment(comment) => {
                (comment_start(comment), false)
            }
            Entry::Junk { content } => (place.offset(content).start, false),
        })
        .collect();
    let mut kept = text[..entries.first().map_or(text.len(), |&(start, _)| start)].to_owned();
    for (index, &(start, dropped)) in entries.iter().enumerate() {
        let end = entries.get(index + 1).map_or(text.len(), |&(start, _)| start);
        if !dropped && start < end {
            kept.push_str(&text[start..end]);
        }
    }
    kept
}
