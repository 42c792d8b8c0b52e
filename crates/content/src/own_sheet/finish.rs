//! Turns a draft into the folder of an ordinary mission.

mod effects;
mod places;
mod set_up;

use std::collections::{BTreeMap, BTreeSet};

use unicode_normalization::UnicodeNormalization;

use super::prose::{ENDINGS, ENGLISH, Ftl, ITALIAN, THRESHOLD, Words};
use super::{EffectList, Element, Goal, Key, Problem, SheetForm, Takes};
use crate::import::is_reserved_name;
use crate::{DECKS_FOLDER, Files, MISSION_FILE};
use companions::scorebook::{FIRST_MARTIANS, Game};
use first_martians::effect::{ActionCost, Amount, Effect, Id, Instruction, ItemCount, TrackChange};
use first_martians::mission::{
    self, ByCrew, Ending, EndingOutcome, MissionAction, MissionFile, ObjectiveKind, SheetByCrew,
    SheetValue, SpareFacility, TakesAct, TakesBuild, TakesRegions, TakesTrack,
};
use first_martians::sol_at::SolAt;
use first_martians::vocabulary::Group;

/// All shared decks.
const DECKS: [&str; 3] = ["adventures", EVENTS, "malfunctions"];
/// The deck of shared Mission Events.
const EVENTS: &str = "events";
/// The longest id that is derived from a name.
const MAX_ID: usize = 48;
/// The text of an objective's reward, in its `instruct`.
const REWARD: &str = "reward";

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedMission {
    /// Also the name of the folder.
    pub id: Id,
    /// The files of the folder, by name.
    pub texts: BTreeMap<String, String>,
}

/// The names that a new mission may not use.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct UsedNames {
    /// Missions, shipped or own, the decks, and the games.
    pub folders: BTreeSet<String>,
    /// Messages of the box and elements of the shared decks.
    pub words: BTreeSet<String>,
}

impl UsedNames {
    /// The names in these files, and those of the games.
    pub fn collect(files: &Files) -> Self {
        let folders = files
            .0
            .keys()
            .filter_map(|name| Some(name.split_once('/')?.0.to_owned()));
        let games = Game::ALL
            .map(Game::id)
            .into_iter()
            .chain([FIRST_MARTIANS])
            .map(str::to_owned);
        let folders = folders.chain(games).collect();
        let texts = ["", DECKS_FOLDER]
            .into_iter()
            .flat_map(|folder| files.folder(folder));
        let words = texts
            .filter(|(inner, ..)| inner.ends_with(".ftl"))
            .flat_map(|(.., text)| text.lines().filter_map(message));
        Self {
            folders,
            words: words.map(str::to_owned).collect(),
        }
    }
}

/// The id of the message that begins in this line.
fn message(line: &str) -> Option<&str> {
    let id = line.split(['=', ' ']).next()?;
    line.starts_with(|first: char| first.is_ascii_alphabetic())
        .then_some(id)
}

/// Whether a mission was made from a typed sheet, with its words or without: all of these have the same endings.
pub fn is_typed(sheet: &MissionFile) -> bool {
    let [_, always @ ..] = ENDINGS;
    always
        .iter()
        .all(|id| sheet.endings.iter().any(|ending| ending.id == *id))
}

impl SheetForm {
    /// Creates the mission. Ids are derived from the names and unique; both languages contain what was typed.
    ///
    /// # Errors
    /// All problems, if one of them makes the mission unplayable.
    pub fn finish(&self, taken: &UsedNames) -> Result<FinishedMission, Vec<Problem>> {
        self.finish_of(
            taken,
            [ENGLISH, ITALIAN].map(|words| (self.clone(), words.idea, words)),
        )
    }

    /// The same without anybody's words: see [`SheetForm::without_texts`].
    ///
    /// # Errors
    /// As [`SheetForm::finish`].
    pub fn finish_numbers(&self, taken: &UsedNames) -> Result<FinishedMission, Vec<Problem>> {
        self.finish_of(
            taken,
            [ENGLISH, ITALIAN].map(|words| (self.without_texts(&words), words.numbers_only, words)),
        )
    }

    /// The sheet, what it is, and the fixed texts in each language; the numbers are the same in both.
    fn finish_of(
        &self,
        taken: &UsedNames,
        sheets: [(Self, &str, Words); 2],
    ) -> Result<FinishedMission, Vec<Problem>> {
        let problems = self.problems();
        if problems.iter().any(|problem| !problem.kind.is_warning()) {
            return Err(problems);
        }
        let id = match &self.mission_id {
            Some(made) => made.clone(),
            None => unique(&id_from_name(&self.name, "mission"), |id| {
                taken.folders.contains(id) || taken.words.contains(id)
            }),
        };
        let [(first, ..), _] = &sheets;
        let ids = Ids::new(first, &id, taken);
        let mission = (
            MISSION_FILE.to_owned(),
            json(&first.mission(id.clone(), &ids)),
        );
        let prose = |(sheet, idea, words): &(Self, &str, Words)| {
            let compared = match sheet.compared_by.trim() {
                "" => String::new(),
                initials => format!(" {} {initials}.", words.compared_by),
            };
            (
                format!("{}.ftl", words.code),
                sheet.prose(words, &id, &ids, &format!("{idea}{compared}")),
            )
        };
        let [english, italian] = &sheets;
        let texts = [mission, prose(english), prose(italian)];
        Ok(FinishedMission {
            id,
            texts: texts.into(),
        })
    }

    fn mission(&self, id: Id, ids: &Ids) -> MissionFile {
        let outcomes = [
            EndingOutcome::WonAll,
            EndingOutcome::Won,
            EndingOutcome::Lost,
            EndingOutcome::Died,
        ];
        let endings = ENDINGS
            .into_iter()
            .zip(outcomes)
            .skip(self.endings_left_out());
        let moves = |track: Key, by: i8| {
            let change = |track: &Id| {
                Effect::Track(TrackChange {
                    track: track.clone(),
                    by: Amount::Fixed(by),
                })
            };
            ids.tracks.get(&track).filter(|_| by != 0).map(change)
        };
        MissionFile {
            schema: None,
            format: self.mission_format(),
            tokens: self.mission_tokens(ids),
            marks: Vec::new(),
            walkers: Vec::new(),
            set_up: self.set_up_steps(ids),
            start: Vec::new(),
            id,
            group: self.group.unwrap_or(Group::Building),
            sheet: self.sheet(),
            assumed: Vec::new(),
            easier: self.changes(false),
            harder: self.changes(true),
            facilities: self.facilities(),
            objectives: self.objectives(ids),
            tracks: self
                .tracks
                .iter()
                .filter_map(|track| {
                    let [start, min, max] = track.numbers()?;
                    Some(mission::Track {
                        id: ids.tracks.get(&track.key)?.clone(),
                        start,
                        min,
                        max,
                        hidden: false,
                        ends: Vec::new(),
                    })
                })
                .collect(),
            actions: self
                .actions
                .iter()
                .filter_map(|action| {
                    let pays = action
                        .pays
                        .iter()
                        .map(|(price, &count)| price.cost(count))
                        .collect();
                    Some(MissionAction {
                        at: action.at.clone(),
                        hidden: false,
                        id: ids.actions.get(&action.key)?.clone(),
                        kind: action.kind,
                        cost: ActionCost {
                            pawns: action.kind.is_none().then_some(action.pawns),
                            pays,
                        },
                        effects: action
                            .moves
                            .and_then(|(track, by)| moves(track, by))
                            .into_iter()
                            .chain(self.effects_at(
                                Element::Action,
                                action.key,
                                EffectList::Effects,
                                ids,
                            ))
                            .collect(),
                        assumed: false,
                    })
                })
                .collect(),
            pois: self
                .pois
                .iter()
                .filter_map(|poi| {
                    let effects = self.effects_at(Element::Poi, poi.key, EffectList::Effects, ids);
                    Some(mission::Poi {
                        id: ids.pois.get(&poi.key)?.clone(),
                        icon: poi.icon,
                        effects,
                    })
                })
                .collect(),
            production: self
                .tracks
                .iter()
                .filter_map(|track| moves(track.key, track.production))
                .chain(self.rule_effects())
                .collect(),
            without: Vec::new(),
            decks: DECKS
                .iter()
                .filter(|deck| !self.own_events_only || **deck != EVENTS)
                .map(|it| (*it).to_owned())
                .collect(),
            events: self.mission_events(ids),
            follow_ups: Vec::new(),
            adventures: Vec::new(),
            malfunctions: Vec::new(),
            endings: endings
                .map(|(id, outcome)| Ending {
                    id: id.to_owned(),
                    outcome,
                    when: None,
                })
                .collect(),
            loses: self.losses(ids),
            standing: Vec::new(),
        }
    }

    /// Without an optional objective the first ending is unreachable.
    fn endings_left_out(&self) -> usize {
        usize::from(self.objectives.iter().all(|objective| !objective.optional))
    }

    fn sheet(&self) -> SheetByCrew {
        let of = |value: SheetValue| {
            let [two, three, four] =
                [0, 1, 2].map(|crew| self.number(value, crew).unwrap_or_default());
            ByCrew {
                one: None,
                two,
                three,
                four,
            }
        };
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
            dice: self.mission_dice(),
        }
    }

    /// The Facilities that objectives build, each once, with the first price that was typed.
    fn facilities(&self) -> Vec<SpareFacility> {
        let mut spares: Vec<SpareFacility> = Vec::new();
        for objective in &self.objectives {
            let Takes::Build(facility) = objective.takes else {
                continue;
            };
            let pays = objective
                .pays
                .iter()
                .map(|(&item, &count)| ItemCount { item, count })
                .collect();
            match spares.iter_mut().find(|spare| spare.facility == facility) {
                Some(spare) if spare.pays.is_empty() => spare.pays = pays,
                Some(_) => {}
                None => spares.push(SpareFacility {
                    facility,
                    pays,
                    greenhouses: None,
                    assumed: false,
                }),
            }
        }
        spares
    }

    fn objectives(&self, ids: &Ids) -> Vec<mission::Objective> {
        let own = self.objectives.iter().filter_map(|objective| {
            let (goal, step) = if objective.takes.is_repeatable() {
                goal(objective.goal)
            } else {
                (1, 1)
            };
            let reward = (!objective.reward.trim().is_empty()).then(|| {
                Effect::Instruct(Instruction {
                    text: REWARD.to_owned(),
                })
            });
            Some(mission::Objective {
                id: ids.objectives.get(&objective.key)?.clone(),
                kind: if objective.optional {
                    ObjectiveKind::Optional
                } else {
                    ObjectiveKind::Mandatory
                },
                requirement: takes(&objective.takes, ids),
                goal,
                step,
                hidden: false,
                reward: reward
                    .into_iter()
                    .chain(self.effects_at(
                        Element::Objective,
                        objective.key,
                        EffectList::Reward,
                        ids,
                    ))
                    .collect(),
                deadline: (objective.deadline > 0).then_some(SolAt::Sol(objective.deadline)),
                after: Self::after(objective, ids),
                either: set_up::group(objective.either),
            })
        });
        let threshold = self.has_threshold.then(|| mission::Objective {
            id: THRESHOLD.to_owned(),
            kind: ObjectiveKind::Threshold,
            requirement: mission::Takes::Threshold(self.threshold.clone()),
            goal: 1,
            step: 1,
            hidden: false,
            reward: Vec::new(),
            deadline: None,
            after: Vec::new(),
            either: None,
        });
        own.chain(threshold).collect()
    }

    fn prose(&self, words: &Words, id: &str, ids: &Ids, idea: &str) -> String {
        let mut ftl = Ftl::default();
        ftl.message(id, unless_empty(&self.story, words.story));
        ftl.attribute("title", &self.name);
        ftl.attribute("idea", idea);
        self.rule_prose(&mut ftl);
        self.set_up_prose(words, ids, &mut ftl);
        for (objective, id) in self
            .objectives
            .iter()
            .filter_map(|it| Some((it, ids.objectives.get(&it.key)?)))
        {
            ftl.message(id, unless_empty(&objective.text, &objective.title));
            ftl.attribute("title", &objective.title);
            match objective.goal {
                _ if !objective.takes.is_repeatable() => {}
                Goal::Times(1) => {}
                Goal::Times(_) => ftl.fluent("count", words.count),
                Goal::Percent(_) => ftl.fluent("count", words.percent),
            }
            if !objective.reward.trim().is_empty() {
                ftl.attribute(&format!("do-{REWARD}"), &objective.reward);
            }
            self.words_of(Element::Objective, objective.key, &mut ftl);
        }
        if self.has_threshold {
            ftl.message(
                THRESHOLD,
                if self.threshold.is_printed() {
                    words.threshold_text
                } else {
                    words.own_threshold
                },
            );
            ftl.attribute("title", words.threshold);
        }
        for (action, id) in self
            .actions
            .iter()
            .filter_map(|it| Some((it, ids.actions.get(&it.key)?)))
        {
            ftl.message(id, unless_empty(&action.text, &action.title));
            ftl.attribute("title", &action.title);
            self.words_of(Element::Action, action.key, &mut ftl);
        }
        for (track, id) in self
            .tracks
            .iter()
            .filter_map(|it| Some((it, ids.tracks.get(&it.key)?)))
        {
            ftl.bare(id);
            ftl.attribute("title", &track.title);
        }
        for (poi, id) in self
            .pois
            .iter()
            .filter_map(|it| Some((it, ids.pois.get(&it.key)?)))
        {
            ftl.message(id, unless_empty(&poi.text, &poi.title));
            ftl.attribute("title", &poi.title);
            self.words_of(Element::Poi, poi.key, &mut ftl);
        }
        self.loss_prose(words, ids, &mut ftl);
        self.event_prose(words, ids, &mut ftl);
        for (id, [title, text]) in ENDINGS
            .into_iter()
            .zip(words.endings)
            .skip(self.endings_left_out())
        {
            ftl.message(id, text);
            ftl.attribute("title", title);
        }
        ftl.finish()
    }
}

fn unless_empty<'t>(typed: &'t str, fallback: &'t str) -> &'t str {
    if typed.trim().is_empty() {
        fallback
    } else {
        typed
    }
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
        Takes::Build(facility) => mission::Takes::Build(TakesBuild {
            facility: *facility,
        }),
        Takes::Plant => mission::Takes::Plant {},
        Takes::Act(key) => {
            let action = key.and_then(|key| ids.actions.get(&key));
            action.map_or(words, |action| {
                mission::Takes::Act(TakesAct {
                    action: action.clone(),
                })
            })
        }
        Takes::Explore(regions) => mission::Takes::Explore(TakesRegions {
            regions: regions.iter().copied().collect(),
        }),
        Takes::Gather(regions) => mission::Takes::Gather(TakesRegions {
            regions: regions.iter().copied().collect(),
        }),
        Takes::Reach(key, typed) => match key
            .and_then(|key| ids.tracks.get(&key))
            .zip(typed.parse().ok())
        {
            Some((track, number)) => mission::Takes::Reach(TakesTrack {
                track: track.clone(),
                number,
            }),
            None => words,
        },
        Takes::Have(item, count) => mission::Takes::Have(ItemCount {
            item: *item,
            count: *count,
        }),
        Takes::Tokens(keys) => {
            let tokens = keys
                .iter()
                .filter_map(|key| ids.tokens.get(key).cloned())
                .collect();
            mission::Takes::TokenTaken(mission::TakesTokens { tokens })
        }
    }
}

struct Ids {
    objectives: BTreeMap<Key, Id>,
    actions: BTreeMap<Key, Id>,
    tracks: BTreeMap<Key, Id>,
    pois: BTreeMap<Key, Id>,
    events: BTreeMap<Key, Id>,
    set_up: BTreeMap<Key, Id>,
    tokens: BTreeMap<Key, Id>,
    /// The losses, by the keys of their tracks.
    losses: BTreeMap<Key, Id>,
}

impl Ids {
    fn new(draft: &SheetForm, mission: &str, taken: &UsedNames) -> Self {
        let mut used: BTreeSet<Id> = ENDINGS
            .into_iter()
            .chain([THRESHOLD, mission])
            .map(str::to_owned)
            .collect();
        let mut named = |key: Key, title: &str, kind: &str| {
            let id = unique(&id_from_name(title, kind), |id| {
                used.contains(id) || taken.words.contains(id)
            });
            let _ = used.insert(id.clone());
            (key, id)
        };
        Self {
            objectives: draft
                .objectives
                .iter()
                .map(|it| named(it.key, &it.title, "objective"))
                .collect(),
            actions: draft
                .actions
                .iter()
                .map(|it| named(it.key, &it.title, "action"))
                .collect(),
            tracks: draft
                .tracks
                .iter()
                .map(|it| named(it.key, &it.title, "track"))
                .collect(),
            pois: draft
                .pois
                .iter()
                .map(|it| named(it.key, &it.title, "poi"))
                .collect(),
            events: draft
                .events
                .iter()
                .map(|it| named(it.key, &it.title, "event"))
                .collect(),
            set_up: draft
                .set_up
                .iter()
                .map(|it| named(it.key, "", "set-up"))
                .collect(),
            tokens: draft
                .tokens
                .iter()
                .map(|it| named(it.key, "", "token"))
                .collect(),
            losses: draft
                .lost_tracks()
                .map(|it| named(it.key, &format!("{} lost", it.title), "loss"))
                .collect(),
        }
    }
}

/// Derives an id from a name: `Più alto!` becomes `piu-alto`. Without a letter or digit the id is the kind; an id that starts with a digit,
/// or is a reserved file name on some systems, gets the kind as a prefix.
pub(super) fn id_from_name(name: &str, kind: &str) -> Id {
    let spelt = name
        .to_lowercase()
        .replace('ß', "ss")
        .replace('æ', "ae")
        .replace('œ', "oe")
        .replace('ø', "o")
        .replace('ł', "l");
    // Decomposed accents would otherwise split a word.
    let folded: String = spelt
        .nfd()
        .filter(|typed| !unicode_normalization::char::is_combining_mark(*typed))
        .collect();
    let words = folded
        .split(|typed: char| !typed.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty());
    let joined: String = words
        .collect::<Vec<_>>()
        .join("-")
        .chars()
        .take(MAX_ID)
        .collect();
    let id = joined.trim_end_matches('-');
    if id.is_empty() {
        kind.to_owned()
    } else if !id.starts_with(|first: char| first.is_ascii_lowercase()) || is_reserved_name(id) {
        format!("{kind}-{id}")
    } else {
        id.to_owned()
    }
}

/// The id, or the id with the first number that makes it unique.
pub(super) fn unique(id: &str, is_taken: impl Fn(&str) -> bool) -> Id {
    let numbered = (2_u32..).map(|number| format!("{id}-{number}"));
    std::iter::once(id.to_owned())
        .chain(numbered)
        .find(|id| !is_taken(id))
        .unwrap_or_default()
}

/// The file of the mission, without empty lists: `endings`, the last one, is never empty.
fn json(mission: &MissionFile) -> String {
    let text = serde_json::to_string_pretty(mission).unwrap_or_default();
    let is_empty = |line: &&str| {
        line.starts_with("  \"") && (line.ends_with(": [],") || line.ends_with(": {},"))
    };
    text.lines()
        .filter(|line| !is_empty(line))
        .map(|line| format!("{line}\n"))
        .collect()
}
