//! What is different between two states of a mission: for games that were begun with the earlier one.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Message};
use fluent_syntax::parser::parse;
use serde::Serialize;

use super::prose::nests_too_deeply;
use super::walk::Kind;
use super::{BOX_FILE, Bundle, load};
use crate::first_martians::effect::Id;
use crate::first_martians::mission::{Mission, MissionFile};
use crate::first_martians::words::words;

words! {
    /// What happened to an element.
    How {
        /// It came.
        Added = "added",
        /// It went.
        Removed = "removed",
        /// It does something else, or at another time.
        Changed = "changed",
        /// Its text alone is another.
        Prose = "prose",
    }
}

/// An element that is different.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Change {
    /// What kind of element: `mission`, `objective`, `event` and so on.
    pub kind: &'static str,
    /// Its id.
    pub id: Id,
    /// What happened to it.
    pub how: How,
}

/// What is different, by kind and id; nothing where either cannot be played. The box is no part of the mission.
pub fn changes(old: &Bundle, new: &Bundle) -> Vec<Change> {
    let loaded = |bundle: &Bundle| load(&bundle.files, &bundle.mission).mission;
    let (Some(before), Some(after)) = (loaded(old), loaded(new)) else { return Vec::new() };
    let (before, after) = (elements(&before), elements(&after));
    let mut changes = BTreeMap::new();
    for (key, value) in &before {
        match after.get(key) {
            None => drop(changes.insert(key.clone(), How::Removed)),
            Some(other) if other != value => drop(changes.insert(key.clone(), How::Changed)),
            Some(_) => {}
        }
    }
    changes.extend(after.keys().filter(|key| !before.contains_key(*key)).map(|key| (key.clone(), How::Added)));
    for id in other_texts(old, new) {
        if let Some(key) = after.keys().find(|(_, of)| *of == id) {
            let _ = changes.entry(key.clone()).or_insert(How::Prose);
        }
    }
    changes.into_iter().map(|((kind, id), how)| Change { kind: kind.id(), id, how }).collect()
}

/// Everything of a mission by kind and id, as it would be written.
fn elements(mission: &Mission) -> BTreeMap<(Kind, Id), serde_json::Value> {
    fn add<'m, T: Serialize + 'm>(
        all: &mut BTreeMap<(Kind, Id), serde_json::Value>,
        kind: Kind,
        list: impl IntoIterator<Item = &'m T>,
        id: impl Fn(&T) -> &Id,
    ) {
        all.extend(list.into_iter().map(|it| ((kind, id(it).clone()), serde_json::to_value(it).unwrap_or_default())));
    }
    let mut all = BTreeMap::new();
    let MissionFile { objectives, tracks, actions, pois, endings, .. } = &mission.sheet;
    add(&mut all, Kind::Objective, objectives, |it| &it.id);
    add(&mut all, Kind::Track, tracks, |it| &it.id);
    add(&mut all, Kind::Action, actions, |it| &it.id);
    add(&mut all, Kind::Poi, pois, |it| &it.id);
    add(&mut all, Kind::Ending, endings, |it| &it.id);
    add(&mut all, Kind::Event, mission.elements.events.values(), |it| &it.id);
    add(&mut all, Kind::FollowUp, mission.elements.follow_ups.values(), |it| &it.id);
    add(&mut all, Kind::Adventure, mission.elements.adventures.values(), |it| &it.id);
    add(&mut all, Kind::Malfunction, mission.elements.malfunctions.values(), |it| &it.id);
    // What is left is the sheet itself: numbers, group, decks, rules of the Production phase.
    let sheet = MissionFile {
        schema: None,
        objectives: Vec::new(),
        tracks: Vec::new(),
        actions: Vec::new(),
        pois: Vec::new(),
        endings: Vec::new(),
        events: Vec::new(),
        follow_ups: Vec::new(),
        adventures: Vec::new(),
        malfunctions: Vec::new(),
        ..mission.sheet.clone()
    };
    add(&mut all, Kind::Mission, [&sheet], |it| &it.id);
    all
}

/// The ids of messages that read otherwise in any language.
fn other_texts<'b>(old: &'b Bundle, new: &'b Bundle) -> BTreeSet<&'b str> {
    let (before, after) = (messages(old), messages(new));
    let all = before.keys().chain(after.keys());
    all.filter(|message| before.get(*message) != after.get(*message)).map(|&(_, id)| id).collect()
}

/// The messages of decks and mission by language and id, comments aside.
fn messages(bundle: &Bundle) -> BTreeMap<(&str, &str), Message<&str>> {
    let mut all = BTreeMap::new();
    for (name, text) in &bundle.files.0 {
        let file = name.rsplit_once('/').map(|(_, file)| file);
        let Some(language) = file.and_then(|file| file.strip_suffix(".ftl")).filter(|_| !nests_too_deeply(text)) else {
            continue;
        };
        let resource = parse(text.as_str()).unwrap_or_else(|(resource, _)| resource);
        all.extend(resource.body.into_iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some(((language, message.id.name), Message { comment: None, ..message })),
            _ => None,
        }));
    }
    all
}

/// The mission of another bundle on the box of this one: a game keeps the box that it was begun with, and its words.
pub fn on_the_box_of(own: &Bundle, new: Bundle) -> Bundle {
    let is_of_box = |name: &String| name == BOX_FILE || !name.contains('/');
    let mut files = new.files;
    files.0.retain(|name, _| !is_of_box(name));
    files.0.extend(own.files.0.iter().filter(|(name, _)| is_of_box(name)).map(|(name, text)| (name.clone(), text.clone())));
    Bundle { files, ..new }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::{bundle, shipped};

    const MISSION: &str = "make-yourself-at-home";

    /// The shipped mission with one text of a file replaced.
    fn with(file: &str, from: &str, to: &str) -> Bundle {
        let mut files = shipped::files();
        let text = files.0.get_mut(file).expect("shipped");
        assert!(text.contains(from), "{file} holds {from}");
        *text = text.replacen(from, to, 1);
        bundle(&files, MISSION)
    }

    #[test]
    fn each_kind_of_difference_is_named() {
        let old = bundle(&shipped::files(), MISSION);
        let mission = format!("{MISSION}/mission.json");
        let found = |new: &Bundle| -> Vec<(&str, String, How)> {
            changes(&old, new).into_iter().map(|change| (change.kind, change.id, change.how)).collect()
        };
        assert_eq!(found(&old), []);
        let sols = with(&mission, "\"2\": 8, \"3\": 7", "\"2\": 9, \"3\": 7");
        assert_eq!(found(&sols), [("mission", MISSION.to_owned(), How::Changed)]);
        let goal = with(&mission, "\"step\": 25", "\"step\": 50");
        assert_eq!(found(&goal), [("objective", "growing-conditions".to_owned(), How::Changed)]);
        let renamed = with(&mission, "\"id\": \"one-bunk-short\"", "\"id\": \"two-bunks-short\"");
        let expected =
            [("event", "one-bunk-short".to_owned(), How::Removed), ("event", "two-bunks-short".to_owned(), How::Added)];
        assert_eq!(found(&renamed), expected);
        let prose = with(&format!("{MISSION}/it.ftl"), ".title = ", ".title = Nuovo: ");
        assert_eq!(found(&prose), [("mission", MISSION.to_owned(), How::Prose)]);
        let comment = with(&format!("{MISSION}/en.ftl"), "## Objectives", "## All objectives");
        assert_eq!(found(&comment), [], "comments are not read out");
    }

    #[test]
    fn the_box_stays() {
        let old = bundle(&shipped::files(), MISSION);
        let new = with("box.json", "\"format\": 1", "\"format\":  1");
        assert_ne!(old.hash(), new.hash());
        assert_eq!(on_the_box_of(&old, new), old);
    }
}
