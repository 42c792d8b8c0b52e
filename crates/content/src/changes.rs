//! The differences between two versions of a mission, for games that were started with the earlier one.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Message};
use fluent_syntax::parser::parse;
use serde::Serialize;

use super::prose::nests_too_deeply;
use super::walk::Kind;
use super::{BOX_FILE, MissionBundle, load};
use first_martians::effect::Id;
use first_martians::mission::{Mission, MissionFile};

/// What happened to an element.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum ChangeKind {
    Added,
    Removed,
    Changed,
    /// Only its text has changed.
    Prose,
}

impl ChangeKind {
    /// The name in the JSON output and in the ids of messages.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Added => "added",
            Self::Removed => "removed",
            Self::Changed => "changed",
            Self::Prose => "prose",
        }
    }
}

/// An element of a mission that differs between two versions.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Change {
    /// `mission`, `objective`, `event` and so on.
    pub kind: &'static str,
    /// The id of the element, or of the mission.
    pub id: Id,
    /// What happened to it.
    #[serde(rename = "how")]
    pub change: ChangeKind,
}

/// The differences, by kind and id; empty if either version is unplayable. The box is not compared.
pub fn changes(old: &MissionBundle, new: &MissionBundle) -> Vec<Change> {
    let loaded = |bundle: &MissionBundle| load(&bundle.files, &bundle.mission).mission;
    let (Some(before), Some(after)) = (loaded(old), loaded(new)) else {
        return Vec::new();
    };
    let (before, after) = (elements(&before), elements(&after));
    let mut changes = BTreeMap::new();
    for (key, value) in &before {
        match after.get(key) {
            None => drop(changes.insert(key.clone(), ChangeKind::Removed)),
            Some(other) if other != value => drop(changes.insert(key.clone(), ChangeKind::Changed)),
            Some(_) => {}
        }
    }
    changes.extend(
        after
            .keys()
            .filter(|key| !before.contains_key(*key))
            .map(|key| (key.clone(), ChangeKind::Added)),
    );
    for id in other_texts(old, new) {
        if let Some(key) = after.keys().find(|(_, of)| *of == id) {
            let _ = changes.entry(key.clone()).or_insert(ChangeKind::Prose);
        }
    }
    changes
        .into_iter()
        .map(|((kind, id), how)| Change {
            kind: kind.id(),
            id,
            change: how,
        })
        .collect()
}

/// All elements of a mission by kind and id, serialised.
fn elements(mission: &Mission) -> BTreeMap<(Kind, Id), serde_json::Value> {
    fn add<'m, T: Serialize + 'm>(
        all: &mut BTreeMap<(Kind, Id), serde_json::Value>,
        kind: Kind,
        list: impl IntoIterator<Item = &'m T>,
        id: impl Fn(&T) -> &Id,
    ) {
        all.extend(list.into_iter().map(|it| {
            (
                (kind, id(it).clone()),
                serde_json::to_value(it).unwrap_or_default(),
            )
        }));
    }
    let mut all = BTreeMap::new();
    let MissionFile {
        objectives,
        tokens,
        marks,
        walkers,
        tracks,
        actions,
        pois,
        endings,
        loses,
        standing,
        set_up,
        ..
    } = &mission.sheet;
    add(&mut all, Kind::Objective, objectives, |it| &it.id);
    add(&mut all, Kind::Token, tokens, |it| &it.id);
    add(&mut all, Kind::Mark, marks, |it| &it.id);
    add(&mut all, Kind::Walker, walkers, |it| &it.id);
    add(&mut all, Kind::Track, tracks, |it| &it.id);
    add(&mut all, Kind::Action, actions, |it| &it.id);
    add(&mut all, Kind::Poi, pois, |it| &it.id);
    add(&mut all, Kind::Ending, endings, |it| &it.id);
    add(&mut all, Kind::Loss, loses, |it| &it.id);
    add(&mut all, Kind::Standing, standing, |it| &it.id);
    add(&mut all, Kind::SetUp, set_up, |it| &it.id);
    add(
        &mut all,
        Kind::Event,
        mission.elements.events.values(),
        |it| &it.id,
    );
    add(
        &mut all,
        Kind::FollowUp,
        mission.elements.follow_ups.values(),
        |it| &it.id,
    );
    add(
        &mut all,
        Kind::Adventure,
        mission.elements.adventures.values(),
        |it| &it.id,
    );
    add(
        &mut all,
        Kind::Malfunction,
        mission.elements.malfunctions.values(),
        |it| &it.id,
    );
    // The rest is the sheet itself: numbers, group, decks, rules of the Production phase.
    let sheet = MissionFile {
        schema: None,
        objectives: Vec::new(),
        tokens: Vec::new(),
        marks: Vec::new(),
        walkers: Vec::new(),
        tracks: Vec::new(),
        actions: Vec::new(),
        pois: Vec::new(),
        endings: Vec::new(),
        loses: Vec::new(),
        standing: Vec::new(),
        set_up: Vec::new(),
        events: Vec::new(),
        follow_ups: Vec::new(),
        adventures: Vec::new(),
        malfunctions: Vec::new(),
        ..mission.sheet.clone()
    };
    add(&mut all, Kind::Mission, [&sheet], |it| &it.id);
    all
}

/// The ids of messages whose text differs in any language.
fn other_texts<'b>(old: &'b MissionBundle, new: &'b MissionBundle) -> BTreeSet<&'b str> {
    let (before, after) = (messages(old), messages(new));
    let all = before.keys().chain(after.keys());
    all.filter(|message| before.get(*message) != after.get(*message))
        .map(|&(_, id)| id)
        .collect()
}

/// The messages of decks and mission by language and id, without comments.
fn messages(bundle: &MissionBundle) -> BTreeMap<(&str, &str), Message<&str>> {
    let mut all = BTreeMap::new();
    for (name, text) in &bundle.files.0 {
        let file = name.rsplit_once('/').map(|(_, file)| file);
        let Some(language) = file
            .and_then(|file| file.strip_suffix(".ftl"))
            .filter(|_| !nests_too_deeply(text))
        else {
            continue;
        };
        let resource = parse(text.as_str()).unwrap_or_else(|(resource, _)| resource);
        all.extend(resource.body.into_iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some((
                (language, message.id.name),
                Message {
                    comment: None,
                    ..message
                },
            )),
            _ => None,
        }));
    }
    all
}

/// The mission of another bundle with the box of this one: a game keeps the box that it was started with, and its texts.
pub fn with_box_of(own: &MissionBundle, new: MissionBundle) -> MissionBundle {
    let is_of_box = |name: &String| name == BOX_FILE || !name.contains('/');
    let mut files = new.files;
    files.0.retain(|name, _| !is_of_box(name));
    files.0.extend(
        own.files
            .0
            .iter()
            .filter(|(name, _)| is_of_box(name))
            .map(|(name, text)| (name.clone(), text.clone())),
    );
    MissionBundle { files, ..new }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Files, bundle};

    // The tests are built with a copy of this crate, whose type is another one.
    fn released_missions() -> Files {
        Files(test_support::released_missions::files().0)
    }

    const MISSION: &str = "make-yourself-at-home";

    /// The mission of release 0.1.0 with one text of a file replaced.
    fn with(file: &str, from: &str, to: &str) -> MissionBundle {
        let mut files = released_missions();
        let text = files.0.get_mut(file).expect("there");
        assert!(text.contains(from), "{file} holds {from}");
        *text = text.replacen(from, to, 1);
        bundle(&files, MISSION)
    }

    #[test]
    fn each_kind_of_change_is_reported() {
        let old = bundle(&released_missions(), MISSION);
        let mission = format!("{MISSION}/mission.json");
        let found = |new: &MissionBundle| -> Vec<(&str, String, ChangeKind)> {
            changes(&old, new)
                .into_iter()
                .map(|change| (change.kind, change.id, change.change))
                .collect()
        };
        assert_eq!(found(&old), []);
        let sols = with(&mission, "\"2\": 8, \"3\": 7", "\"2\": 9, \"3\": 7");
        assert_eq!(
            found(&sols),
            [("mission", MISSION.to_owned(), ChangeKind::Changed)]
        );
        let goal = with(&mission, "\"step\": 25", "\"step\": 50");
        assert_eq!(
            found(&goal),
            [(
                "objective",
                "growing-conditions".to_owned(),
                ChangeKind::Changed
            )]
        );
        let renamed = with(
            &mission,
            "\"id\": \"one-bunk-short\"",
            "\"id\": \"two-bunks-short\"",
        );
        let expected = [
            ("event", "one-bunk-short".to_owned(), ChangeKind::Removed),
            ("event", "two-bunks-short".to_owned(), ChangeKind::Added),
        ];
        assert_eq!(found(&renamed), expected);
        let prose = with(
            &format!("{MISSION}/it.ftl"),
            ".title = ",
            ".title = Nuovo: ",
        );
        assert_eq!(
            found(&prose),
            [("mission", MISSION.to_owned(), ChangeKind::Prose)]
        );
        let comment = with(
            &format!("{MISSION}/en.ftl"),
            "## Objectives",
            "## All objectives",
        );
        assert_eq!(found(&comment), [], "comments are not read out");
    }

    #[test]
    fn the_box_is_kept_when_a_mission_changes() {
        let old = bundle(&released_missions(), MISSION);
        let new = with("box.json", "\"format\": 1", "\"format\":  1");
        assert_ne!(old.hash(), new.hash());
        assert_eq!(with_box_of(&old, new), old);
    }
}
