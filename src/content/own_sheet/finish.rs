//! From a draft to the folder of an ordinary mission.

use std::collections::{BTreeMap, BTreeSet};

use unicode_normalization::UnicodeNormalization;

use super::prose::{ENDINGS, ENGLISH, Ftl, ITALIAN, THRESHOLD, Words};
use super::{Goal, Key, Problem, SheetDraft, Takes};
use crate::content::exchange::is_device;
use crate::content::{DECKS_FOLDER, Files, MISSION_FILE};
use crate::first_martians::effect::{ActionCost, Amount, Effect, Id, Instruction, ItemCount, TrackChange};
use crate::first_martians::mission::{
    self, ByCrew, Ending, EndingOutcome, FORMAT, MissionAction, MissionFile, ObjectiveKind, SheetByCrew, SheetValue,
    SpareFacility, TakesAct, TakesBuild, TakesRegions, TakesTrack,
};
use crate::first_martians::words::Group;

/// The decks that such a mission draws on: all that is shared.
const DECKS: [&str; 3] = ["adventures", "events", "malfunctions"];
/// The longest id that is made of a name.
const LONGEST: usize = 48;
/// The text of an objective's reward, in its `instruct`.
const REWARD: &str = "reward";

/// A mission that was made of a draft.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finished {
    /// Its id, and the name of its folder.
    pub id: Id,
    /// The texts of its folder, by name.
    pub texts: BTreeMap<String, String>,
}

/// The names that are taken already.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Taken {
    /// Folders beside each other: missions, shipped or the players' own, and the decks.
    pub folders: BTreeSet<String>,
    /// Words of the box and elements of the shared decks.
    pub words: BTreeSet<String>,
}

impl Taken {
    /// What is taken where these texts lie.
    pub fn of(files: &Files) -> Self {
        let folders = files.0.keys().filter_map(|name| Some(name.split_once('/')?.0.to_owned())).collect();
        let texts = ["", DECKS_FOLDER].into_iter().flat_map(|folder| files.folder(folder));
        let words = texts.filter(|(inner, ..)| inner.ends_with(".ftl")).flat_map(|(.., text)| text.lines().filter_map(message));
        Self { folders, words: words.map(str::to_owned).collect() }
    }
}

/// The id of the message that begins in this line.
fn message(line: &str) -> Option<&str> {
    let id = line.split(['=', ' ']).next()?;
    line.starts_with(|first: char| first.is_ascii_alphabetic()).then_some(id)
}

impl SheetDraft {
    /// The mission: ids made of the names, unique; what was typed, in both languages.
    ///
    /// # Errors
    /// All that is wrong, where something is that cannot be played.
    pub fn finish(&self, taken: &Taken) -> Result<Finished, Vec<Problem>> {
        let problems = self.problems();
        if problems.iter().any(|problem| !problem.wrong.is_advice()) {
            return Err(problems);
        }
        let id = match &self.made {
            Some(made) => made.clone(),
            None => free(&id_of(&self.name, "mission"), |id| taken.folders.contains(id) || taken.words.contains(id)),
        };
        let ids = Ids::new(self, &id, taken);
        let [english, italian] = [ENGLISH, ITALIAN].map(|words| (format!("{}.ftl", words.code), self.prose(&words, &id, &ids)));
        let texts = [(MISSION_FILE.to_owned(), json(&self.mission(id.clone(), &ids))), english, italian];
        Ok(Finished { id, texts: texts.into() })
    }

    fn mission(&self, id: Id, ids: &Ids) -> MissionFile {
        let outcomes = [EndingOutcome::WonAll, EndingOutcome::Won, EndingOutcome::Lost, EndingOutcome::Died];
        let endings = ENDINGS.into_iter().zip(outcomes).skip(self.endings_left_out());
        let moves = |track: Key, by: i8| {
            let change = |track: &Id| Effect::Track(TrackChange { track: track.clone(), by: Amount::Fixed(by) });
            ids.tracks.get(&track).filter(|_| by != 0).map(change)
        };
        MissionFile {
            schema: None,
            format: FORMAT,
            id,
            group: self.group.unwrap_or(Group::Building),
            sheet: self.sheet(),
            assumed: Vec::new(),
            easier: BTreeMap::new(),
            harder: BTreeMap::new(),
            facilities: self.facilities(),
            objectives: self.objectives(ids),
            tracks: self
                .tracks
                .iter()
                .filter_map(|track| {
                    let [start, min, max] = track.numbers()?;
                    Some(mission::Track { id: ids.tracks.get(&track.key)?.clone(), start, min, max })
                })
                .collect(),
            actions: self
                .actions
                .iter()
                .filter_map(|action| {
                    let pays = action.pays.iter().map(|(price, &count)| price.cost(count)).collect();
                    Some(MissionAction {
                        id: ids.actions.get(&action.key)?.clone(),
                        kind: action.kind,
                        cost: ActionCost { pawns: action.kind.is_none().then_some(action.pawns), pays },
                        effects: action.moves.and_then(|(track, by)| moves(track, by)).into_iter().collect(),
                        assumed: false,
                    })
                })
                .collect(),
            pois: self
                .pois
                .iter()
                .filter_map(|poi| Some(mission::Poi { id: ids.pois.get(&poi.key)?.clone(), icon: poi.icon, effects: Vec::new() }))
                .collect(),
            production: self.tracks.iter().filter_map(|track| moves(track.key, track.production)).collect(),
            decks: DECKS.map(str::to_owned).into(),
            events: Vec::new(),
            follow_ups: Vec::new(),
            adventures: Vec::new(),
            malfunctions: Vec::new(),
            endings: endings.map(|(id, outcome)| Ending { id: id.to_owned(), outcome, when: None }).collect(),
        }
    }

    /// Without an optional objective nobody wins more than was asked: the first ending would never come.
    fn endings_left_out(&self) -> usize {
        usize::from(self.objectives.iter().all(|objective| !objective.optional))
    }

    fn sheet(&self) -> SheetByCrew {
        let of = |value: SheetValue| {
            let [two, three, four] = [0, 1, 2].map(|crew| self.number(value, crew).unwrap_or_default());
            ByCrew { one: None, two, three, four }
        };
        let last = self.sols().unwrap_or_default();
        let rolled = self.dice.iter().map(|(block, sols)| (*block, sols.range(1..=last.max(1)).copied().collect()));
        SheetByCrew {
            sols: of(SheetValue::Sols),
            oxygen: of(SheetValue::Oxygen),
            energy: of(SheetValue::Energy),
            food: of(SheetValue::Food),
            greenhouses: of(SheetValue::Greenhouses),
            plants: of(SheetValue::Plants),
            upgrades: of(SheetValue::Upgrades),
            threshold: self.has_threshold.then(|| of(SheetValue::Threshold)),
            morale: self.morale,
            stress: self.stress,
            dice: rolled.filter(|(_, sols): &(_, BTreeSet<u8>)| !sols.is_empty()).collect(),
        }
    }

    /// What the objectives build, each once; of several prices the first that was told.
    fn facilities(&self) -> Vec<SpareFacility> {
        let mut spares: Vec<SpareFacility> = Vec::new();
        for objective in &self.objectives {
            let Takes::Build(facility) = objective.takes else { continue };
            let pays = objective.pays.iter().map(|(&item, &count)| ItemCount { item, count }).collect();
            match spares.iter_mut().find(|spare| spare.facility == facility) {
                Some(spare) if spare.pays.is_empty() => spare.pays = pays,
                Some(_) => {}
                None => spares.push(SpareFacility { facility, pays, assumed: false }),
            }
        }
        spares
    }

    fn objectives(&self, ids: &Ids) -> Vec<mission::Objective> {
        let own = self.objectives.iter().filter_map(|objective| {
            let (goal, step) = if objective.takes.counts() { goal(objective.goal) } else { (1, 1) };
            let reward = (!objective.reward.trim().is_empty()).then(|| Effect::Instruct(Instruction { text: REWARD.to_owned() }));
            Some(mission::Objective {
                id: ids.objectives.get(&objective.key)?.clone(),
                kind: if objective.optional { ObjectiveKind::Optional } else { ObjectiveKind::Mandatory },
                takes: takes(&objective.takes, ids),
                goal,
                step,
                hidden: false,
                reward: reward.into_iter().collect(),
            })
        });
        let threshold = self.has_threshold.then(|| mission::Objective {
            id: THRESHOLD.to_owned(),
            kind: ObjectiveKind::Threshold,
            takes: mission::Takes::Threshold {},
            goal: 1,
            step: 1,
            hidden: false,
            reward: Vec::new(),
        });
        own.chain(threshold).collect()
    }

    fn prose(&self, words: &Words, id: &str, ids: &Ids) -> String {
        let mut ftl = Ftl::default();
        ftl.message(id, or(&self.story, words.story));
        ftl.attribute("title", &self.name);
        ftl.attribute("idea", words.idea);
        for (objective, id) in self.objectives.iter().filter_map(|it| Some((it, ids.objectives.get(&it.key)?))) {
            ftl.message(id, or(&objective.text, &objective.title));
            ftl.attribute("title", &objective.title);
            match objective.goal {
                _ if !objective.takes.counts() => {}
                Goal::Times(1) => {}
                Goal::Times(_) => ftl.fluent("count", words.count),
                Goal::Percent(_) => ftl.fluent("count", words.percent),
            }
            if !objective.reward.trim().is_empty() {
                ftl.attribute(&format!("do-{REWARD}"), &objective.reward);
            }
        }
        if self.has_threshold {
            ftl.message(THRESHOLD, words.threshold_text);
            ftl.attribute("title", words.threshold);
        }
        for (action, id) in self.actions.iter().filter_map(|it| Some((it, ids.actions.get(&it.key)?))) {
            ftl.message(id, or(&action.text, &action.title));
            ftl.attribute("title", &action.title);
        }
        for (track, id) in self.tracks.iter().filter_map(|it| Some((it, ids.tracks.get(&it.key)?))) {
            ftl.bare(id);
            ftl.attribute("title", &track.title);
        }
        for (poi, id) in self.pois.iter().filter_map(|it| Some((it, ids.pois.get(&it.key)?))) {
            ftl.message(id, or(&poi.text, &poi.title));
            ftl.attribute("title", &poi.title);
        }
        for (id, [title, text]) in ENDINGS.into_iter().zip(words.endings).skip(self.endings_left_out()) {
            ftl.message(id, text);
            ftl.attribute("title", title);
        }
        ftl.finish()
    }
}

fn or<'t>(typed: &'t str, else_: &'t str) -> &'t str {
    if typed.trim().is_empty() { else_ } else { typed }
}

const fn goal(goal: Goal) -> (u8, u8) {
    match goal {
        Goal::Times(times) => (times, 1),
        Goal::Percent(step) => (100, step),
    }
}

fn takes(takes: &Takes, ids: &Ids) -> mission::Takes {
    let words = mission::Takes::Words {};
    match takes {
        Takes::Words => words,
        Takes::Build(facility) => mission::Takes::Build(TakesBuild { facility: *facility }),
        Takes::Plant => mission::Takes::Plant {},
        Takes::Act(key) => {
            let action = key.and_then(|key| ids.actions.get(&key));
            action.map_or(words, |action| mission::Takes::Act(TakesAct { action: action.clone() }))
        }
        Takes::Explore(regions) => mission::Takes::Explore(TakesRegions { regions: regions.iter().copied().collect() }),
        Takes::Gather(regions) => mission::Takes::Gather(TakesRegions { regions: regions.iter().copied().collect() }),
        Takes::Reach(key, typed) => match key.and_then(|key| ids.tracks.get(&key)).zip(typed.parse().ok()) {
            Some((track, number)) => mission::Takes::Reach(TakesTrack { track: track.clone(), number }),
            None => words,
        },
        Takes::Have(item, count) => mission::Takes::Have(ItemCount { item: *item, count: *count }),
    }
}

/// The ids of the elements, by key.
struct Ids {
    objectives: BTreeMap<Key, Id>,
    actions: BTreeMap<Key, Id>,
    tracks: BTreeMap<Key, Id>,
    pois: BTreeMap<Key, Id>,
}

impl Ids {
    fn new(draft: &SheetDraft, mission: &str, taken: &Taken) -> Self {
        let mut used: BTreeSet<Id> = ENDINGS.into_iter().chain([THRESHOLD, mission]).map(str::to_owned).collect();
        let mut named = |key: Key, title: &str, kind: &str| {
            let id = free(&id_of(title, kind), |id| used.contains(id) || taken.words.contains(id));
            let _ = used.insert(id.clone());
            (key, id)
        };
        Self {
            objectives: draft.objectives.iter().map(|it| named(it.key, &it.title, "objective")).collect(),
            actions: draft.actions.iter().map(|it| named(it.key, &it.title, "action")).collect(),
            tracks: draft.tracks.iter().map(|it| named(it.key, &it.title, "track")).collect(),
            pois: draft.pois.iter().map(|it| named(it.key, &it.title, "poi")).collect(),
        }
    }
}

/// An id made of a name: `Più alto!` becomes `piu-alto`. What has no letter or digit of the alphabet is called by its kind, and what
/// begins with a digit, or is the name of a device on some systems, has it before.
fn id_of(name: &str, kind: &str) -> Id {
    let spelt = name.to_lowercase().replace('ß', "ss").replace('æ', "ae").replace('œ', "oe").replace('ø', "o").replace('ł', "l");
    // An accent stands by itself once it is taken apart, and is no end of a word.
    let folded: String = spelt.nfd().filter(|typed| !unicode_normalization::char::is_combining_mark(*typed)).collect();
    let words = folded.split(|typed: char| !typed.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let joined: String = words.collect::<Vec<_>>().join("-").chars().take(LONGEST).collect();
    let id = joined.trim_end_matches('-');
    if id.is_empty() {
        kind.to_owned()
    } else if !id.starts_with(|first: char| first.is_ascii_lowercase()) || is_device(id) {
        format!("{kind}-{id}")
    } else {
        id.to_owned()
    }
}

/// The id itself, or with the first number that makes it another.
fn free(id: &str, is_taken: impl Fn(&str) -> bool) -> Id {
    let numbered = (2_u32..).map(|number| format!("{id}-{number}"));
    std::iter::once(id.to_owned()).chain(numbered).find(|id| !is_taken(id)).unwrap_or_default()
}

/// The mission as its file holds it, without the lists that are empty: `endings`, the last one, never is.
fn json(mission: &MissionFile) -> String {
    let text = serde_json::to_string_pretty(mission).unwrap_or_default();
    let is_empty = |line: &&str| line.starts_with("  \"") && (line.ends_with(": [],") || line.ends_with(": {},"));
    text.lines().filter(|line| !is_empty(line)).map(|line| format!("{line}\n")).collect()
}
