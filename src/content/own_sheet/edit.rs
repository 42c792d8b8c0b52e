//! What can be changed in a draft. A change that makes no sense where the draft stands changes nothing.

use super::{
    Action, CREWS, Element, Goal, ICONS, Key, MOST_TIMES, NUMBERS, Objective, PERCENTS, Poi, Price, SheetDraft, Takes, Track,
};
use crate::first_martians::mission::SheetValue;
use crate::first_martians::words::{AdventureType, Block, Group, Item, Region};

/// The longest name, in characters.
const TITLE: usize = 60;
/// The longest text, in characters.
const TEXT: usize = 600;
/// The longest number, in characters.
const NUMBER: usize = 4;
/// The most of a thing that something takes.
const MOST_PAID: u8 = 20;
/// By how much a track moves at the most.
const MOST_MOVED: i8 = 20;
/// The most pawns of an action without a type.
const MOST_PAWNS: u8 = 8;

/// A change of a draft.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Edit {
    /// Its name is this.
    Name(String),
    /// Its story is this.
    Story(String),
    /// It belongs to that group.
    Group(Group),
    /// A number for a size of the crew (0–2 for 2–4 astronauts).
    Number(SheetValue, usize, String),
    /// All numbers of one size of the crew go for another too.
    CopyColumn {
        /// From this one (0–2).
        from: usize,
        /// To this one (0–2).
        to: usize,
    },
    /// Morale at the start.
    Morale(i8),
    /// Stress at the start.
    Stress(i8),
    /// Whether it has a Threshold.
    Threshold(bool),
    /// The die of that Block is rolled in that sol, or no more.
    Die(Block, u8),
    /// One more in that list.
    Add(Element),
    /// One less.
    Remove(Element, Key),
    /// Of an objective.
    Objective(Key, OfObjective),
    /// Of an action.
    Action(Key, OfAction),
    /// Of a track.
    Track(Key, OfTrack),
    /// Of a mission icon.
    Poi(Key, OfPoi),
}

/// A change of an objective.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OfObjective {
    /// Its name.
    Title(String),
    /// What to do.
    Text(String),
    /// Whether the mission is won without it.
    Optional(bool),
    /// What it takes; details stay where the kind does.
    Takes(Takes),
    /// That region counts, or no more.
    Region(Region),
    /// How often.
    Goal(Goal),
    /// So many of it are paid for building.
    Pays(Item, u8),
    /// What it pays when met.
    Reward(String),
}

/// A change of an action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OfAction {
    /// Its name.
    Title(String),
    /// What it does.
    Text(String),
    /// Its type, or none.
    Type(Option<AdventureType>),
    /// The pawns of one without a type.
    Pawns(u8),
    /// So many of it are paid.
    Pays(Price, u8),
    /// The track that a success moves, and by how much.
    Moves(Option<(Key, i8)>),
}

/// A change of a track.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OfTrack {
    /// Its name.
    Title(String),
    /// Start (0), lowest (1) or highest (2) space.
    Space(usize, String),
    /// By how much it moves in Production.
    Production(i8),
}

/// A change of a mission icon.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OfPoi {
    /// Its name.
    Title(String),
    /// What it does.
    Text(String),
    /// Which icon.
    Icon(u8),
}

impl SheetDraft {
    /// Changes the draft; the key of what was added, if something was.
    pub fn edit(&mut self, edit: Edit) -> Option<Key> {
        match edit {
            Edit::Name(name) => self.name = bounded(&name, TITLE),
            Edit::Story(story) => self.story = bounded(&story, 2 * TEXT),
            Edit::Group(group) => self.group = Some(group),
            Edit::Number(value, crew, typed) => {
                if let Some(cell) = self.numbers.entry(value).or_default().get_mut(crew) {
                    *cell = number(&typed);
                }
            }
            Edit::CopyColumn { from, to } => self.copy_column(from, to),
            Edit::Morale(morale) => self.morale = within(SheetValue::Morale, morale),
            Edit::Stress(stress) => self.stress = within(SheetValue::Stress, stress),
            Edit::Threshold(there) => self.has_threshold = there,
            Edit::Die(block, sol) => toggle(self.dice.entry(block).or_default(), sol),
            Edit::Add(element) => return self.add(element),
            Edit::Remove(element, key) => self.remove(element, key),
            Edit::Objective(key, edit) => {
                let _ = self.objectives.iter_mut().find(|it| it.key == key).map(|objective| objective.edit(edit));
            }
            Edit::Action(key, edit) => {
                let _ = self.actions.iter_mut().find(|it| it.key == key).map(|action| action.edit(edit));
            }
            Edit::Track(key, edit) => {
                let _ = self.tracks.iter_mut().find(|it| it.key == key).map(|track| track.edit(edit));
            }
            Edit::Poi(key, edit) => {
                let _ = self.pois.iter_mut().find(|it| it.key == key).map(|poi| poi.edit(edit));
            }
        }
        None
    }

    fn copy_column(&mut self, from: usize, to: usize) {
        if from >= CREWS.len() || to >= CREWS.len() {
            return;
        }
        for value in NUMBERS.into_iter().chain([SheetValue::Threshold]) {
            if let Some(typed) = self.numbers.get_mut(&value) {
                typed[to] = typed[from].clone();
            }
        }
    }

    fn add(&mut self, element: Element) -> Option<Key> {
        if self.count(element) >= element.most() {
            return None;
        }
        let key = self.next;
        self.next = self.next.saturating_add(1);
        match element {
            Element::Objective => self.objectives.push(Objective { key, ..Objective::default() }),
            Element::Action => self.actions.push(Action { key, pawns: 1, ..Action::default() }),
            Element::Track => {
                let spaces = ["0", "0", "10"].map(str::to_owned);
                self.tracks.push(Track { key, spaces, ..Track::default() });
            }
            Element::Poi => {
                let free = (1..=ICONS).find(|icon| self.pois.iter().all(|poi| poi.icon != *icon));
                self.pois.push(Poi { key, icon: free.unwrap_or(1), ..Poi::default() });
            }
        }
        Some(key)
    }

    /// What pointed to it points nowhere: that is told as missing.
    fn remove(&mut self, element: Element, key: Key) {
        match element {
            Element::Objective => self.objectives.retain(|it| it.key != key),
            Element::Action => {
                self.actions.retain(|it| it.key != key);
                for objective in &mut self.objectives {
                    if objective.takes == Takes::Act(Some(key)) {
                        objective.takes = Takes::Act(None);
                    }
                }
            }
            Element::Track => {
                self.tracks.retain(|it| it.key != key);
                for objective in &mut self.objectives {
                    if let Takes::Reach(track, _) = &mut objective.takes {
                        *track = track.filter(|track| *track != key);
                    }
                }
                for action in &mut self.actions {
                    action.moves = action.moves.filter(|(track, _)| *track != key);
                }
            }
            Element::Poi => self.pois.retain(|it| it.key != key),
        }
    }
}

impl Objective {
    fn edit(&mut self, edit: OfObjective) {
        match edit {
            OfObjective::Title(title) => self.title = bounded(&title, TITLE),
            OfObjective::Text(text) => self.text = bounded(&text, TEXT),
            OfObjective::Optional(optional) => self.optional = optional,
            OfObjective::Takes(Takes::Reach(track, typed)) => self.takes = Takes::Reach(track, number(&typed)),
            OfObjective::Takes(Takes::Have(item, count)) => self.takes = Takes::Have(item, count.clamp(1, MOST_PAID)),
            OfObjective::Takes(takes) => self.takes = takes,
            OfObjective::Region(region) => {
                if let Takes::Explore(regions) | Takes::Gather(regions) = &mut self.takes {
                    toggle(regions, region);
                    // Each of them once, until the sheet says otherwise.
                    self.goal = Goal::Times(u8::try_from(regions.len()).unwrap_or(1).clamp(1, MOST_TIMES));
                }
            }
            OfObjective::Goal(Goal::Times(times)) => self.goal = Goal::Times(times.clamp(1, MOST_TIMES)),
            OfObjective::Goal(Goal::Percent(step)) if PERCENTS.contains(&step) => self.goal = Goal::Percent(step),
            OfObjective::Goal(Goal::Percent(_)) => {}
            OfObjective::Pays(item, count) => pay(&mut self.pays, item, count),
            OfObjective::Reward(reward) => self.reward = bounded(&reward, TEXT),
        }
    }
}

impl Action {
    fn edit(&mut self, edit: OfAction) {
        match edit {
            OfAction::Title(title) => self.title = bounded(&title, TITLE),
            OfAction::Text(text) => self.text = bounded(&text, TEXT),
            OfAction::Type(kind) => self.kind = kind,
            OfAction::Pawns(pawns) => self.pawns = pawns.min(MOST_PAWNS),
            OfAction::Pays(price, count) => pay(&mut self.pays, price, count),
            OfAction::Moves(moves) => {
                self.moves = moves.map(|(track, by)| (track, by.clamp(-MOST_MOVED, MOST_MOVED)));
            }
        }
    }
}

impl Track {
    fn edit(&mut self, edit: OfTrack) {
        match edit {
            OfTrack::Title(title) => self.title = bounded(&title, TITLE),
            OfTrack::Space(which, typed) => {
                if let Some(space) = self.spaces.get_mut(which) {
                    *space = number(&typed);
                }
            }
            OfTrack::Production(by) => self.production = by.clamp(-MOST_MOVED, MOST_MOVED),
        }
    }
}

impl Poi {
    fn edit(&mut self, edit: OfPoi) {
        match edit {
            OfPoi::Title(title) => self.title = bounded(&title, TITLE),
            OfPoi::Text(text) => self.text = bounded(&text, TEXT),
            OfPoi::Icon(icon) => self.icon = icon.clamp(1, ICONS),
        }
    }
}

fn bounded(text: &str, most: usize) -> String {
    text.chars().filter(|typed| !typed.is_control()).take(most).collect()
}

/// A number as it is being typed: digits, perhaps a minus before them.
fn number(typed: &str) -> String {
    let plain = typed.trim().replace('−', "-");
    let digits = plain.char_indices().filter(|&(at, it)| it.is_ascii_digit() || (at == 0 && it == '-'));
    digits.map(|(_, it)| it).take(NUMBER).collect()
}

fn within(value: SheetValue, number: i8) -> i8 {
    let (least, most) = value.range();
    number.clamp(least, most)
}

fn toggle<T: Ord>(set: &mut std::collections::BTreeSet<T>, value: T) {
    if !set.remove(&value) {
        let _ = set.insert(value);
    }
}

fn pay<T: Ord>(pays: &mut std::collections::BTreeMap<T, u8>, thing: T, count: u8) {
    if count == 0 {
        let _ = pays.remove(&thing);
    } else {
        let _ = pays.insert(thing, count.min(MOST_PAID));
    }
}
