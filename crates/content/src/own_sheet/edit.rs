//! Edits of a draft. An edit that does not apply changes nothing.

use super::{
    Action, CREW_SIZES, EffectEdit, EffectSite, Element, Event, EventEdit, GROUPS, Goal,
    ICON_COUNT, Key, MAX_TIMES, Objective, PERCENT_STEPS, Poi, Price, SHEET_NUMBERS, SetUp,
    SetUpEdit, SheetEffect, SheetForm, Takes, Token, TokenEdit, Track, places,
};
use base::locale::sanitized;
use first_martians::mission::{ActionPlace, SheetValue, TakesThreshold};
use first_martians::vocabulary::{AdventureType, Block, Group, Item, Region};

/// The longest name, in characters.
pub(super) const MAX_TITLE: usize = 60;
/// The longest text, in characters.
pub(super) const MAX_TEXT: usize = 600;
/// The longest initials, in characters.
const MAX_INITIALS: usize = 4;
/// The longest number, in characters.
const MAX_DIGITS: usize = 4;
/// The most of a price, or of what the Cargo Bay must hold.
pub const MOST_PAID: u8 = 20;
/// The most spaces by which a track moves.
pub const MOST_MOVED: i8 = 20;
/// The most pawns of an action without a type.
pub const MOST_PAWNS: u8 = 8;

#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "fields without a comment are named after what they hold"
)]
pub enum Edit {
    Name(String),
    Story(String),
    /// The initials of who has compared it with the printed sheet.
    ComparedBy(String),
    Group(Group),
    /// Sets a number for a crew size (0–2 for 2–4 astronauts).
    Number(SheetValue, usize, String),
    /// Copies all numbers of one crew size to another.
    CopyColumn {
        from: usize,
        to: usize,
    },
    Morale(i8),
    Stress(i8),
    Threshold(bool),
    /// What the Threshold counts.
    ThresholdCounts(TakesThreshold),
    /// Rolls the die of that Block in that sol, or no longer.
    Die(Block, u8),
    /// The same for one crew size (0–2), where the dice differ by crew.
    DieFor(Block, usize, u8),
    /// Whether the dice differ by crew.
    DiceByCrew(bool),
    Add(Element),
    Remove(Element, Key),
    Objective(Key, ObjectiveEdit),
    Action(Key, ActionEdit),
    Track(Key, TrackEdit),
    Poi(Key, PoiEdit),
    Event(Key, EventEdit),
    Effects(EffectSite, EffectEdit),
    /// Whether the shared Mission Events stay out.
    OwnEventsOnly(bool),
    SetUp(Key, SetUpEdit),
    Token(Key, TokenEdit),
    /// By how much a harder game, or else an easier one, changes a number.
    Change {
        harder: bool,
        value: SheetValue,
        by: i8,
    },
    /// What easier and harder games mostly change in the app, or nothing.
    UsualDifficulty(bool),
}

/// An edit of an objective.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum ObjectiveEdit {
    Title(String),
    /// Sets what to do.
    Text(String),
    Optional(bool),
    Takes(Takes),
    /// Adds the region, or removes it.
    Region(Region),
    /// Adds the Objective token, or removes it.
    Token(Key),
    /// Sets how often.
    Goal(Goal),
    /// Sets a cost of building.
    Pays(Item, u8),
    Reward(String),
    /// Sets by the end of which sol it has to be met; 0 for none.
    Deadline(u8),
    /// Adds an objective that has to be met before, or removes it.
    After(Key),
    /// Sets the group of which one is enough; 0 for none.
    Either(u8),
}

/// An edit of an action.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum ActionEdit {
    Title(String),
    /// Sets what it does.
    Text(String),
    Type(Option<AdventureType>),
    /// Sets where it is done.
    At(Option<ActionPlace>),
    /// Adds the region, or removes it.
    Region(Region),
    /// Sets the pawns of an action without a type.
    Pawns(u8),
    Pays(Price, u8),
    /// Sets the track that a success moves, and by how much.
    Moves(Option<(Key, i8)>),
}

/// An edit of a track.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum TrackEdit {
    Title(String),
    /// Sets the start (0), lowest (1) or highest (2) space.
    Space(usize, String),
    Production(i8),
    /// Sets whether the mission is lost at the highest space, the lowest one or none.
    LostAtHighest(Option<bool>),
}

/// An edit of a mission icon.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum PoiEdit {
    Title(String),
    /// Sets what it does.
    Text(String),
    Icon(u8),
}

impl SheetForm {
    /// Applies an edit; returns the key of an added element.
    pub fn edit(&mut self, edit: Edit) -> Option<Key> {
        match edit {
            Edit::Name(name) => self.name = sanitized(&name, MAX_TITLE),
            Edit::Story(story) => self.story = sanitized(&story, 2 * MAX_TEXT),
            Edit::ComparedBy(initials) => self.compared_by = sanitized(&initials, MAX_INITIALS),
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
            Edit::ThresholdCounts(threshold) => self.threshold = threshold,
            Edit::Die(block, sol) => {
                if !self.has_dice_by_crew() {
                    self.toggle_die(block, 0, sol);
                }
            }
            Edit::DieFor(block, crew, sol) => self.toggle_die(block, crew, sol),
            Edit::DiceByCrew(by_crew) => self.set_dice_by_crew(by_crew),
            Edit::Add(element) => return self.add(element),
            Edit::Remove(element, key) => self.remove(element, key),
            Edit::Objective(key, edit) => {
                let _ = self
                    .objectives
                    .iter_mut()
                    .find(|it| it.key == key)
                    .map(|objective| objective.edit(edit));
            }
            Edit::Action(key, edit) => {
                let _ = self
                    .actions
                    .iter_mut()
                    .find(|it| it.key == key)
                    .map(|action| action.edit(edit));
            }
            Edit::Track(key, edit) => {
                let _ = self
                    .tracks
                    .iter_mut()
                    .find(|it| it.key == key)
                    .map(|track| track.edit(edit));
            }
            Edit::Poi(key, edit) => {
                let _ = self
                    .pois
                    .iter_mut()
                    .find(|it| it.key == key)
                    .map(|poi| poi.edit(edit));
            }
            Edit::Event(key, edit) => {
                let _ = self
                    .events
                    .iter_mut()
                    .find(|it| it.key == key)
                    .map(|event| event.edit(edit));
            }
            Edit::Effects(site, edit) => self.edit_effects(site, edit),
            Edit::SetUp(key, edit) => {
                let _ = self
                    .set_up
                    .iter_mut()
                    .find(|it| it.key == key)
                    .map(|step| step.edit(edit));
            }
            Edit::Token(key, edit) => {
                let _ = self
                    .tokens
                    .iter_mut()
                    .find(|it| it.key == key)
                    .map(|token| token.edit(edit));
            }
            Edit::Change { harder, value, by } => self.set_change(harder, value, by),
            Edit::UsualDifficulty(usual) => self.set_difficulty(usual),
            Edit::OwnEventsOnly(only) => self.own_events_only = only,
        }
        None
    }

    fn copy_column(&mut self, from: usize, to: usize) {
        if from >= CREW_SIZES.len() || to >= CREW_SIZES.len() {
            return;
        }
        for value in SHEET_NUMBERS.into_iter().chain([SheetValue::Threshold]) {
            if let Some(typed) = self.numbers.get_mut(&value) {
                typed[to] = typed[from].clone();
            }
        }
    }

    fn add(&mut self, element: Element) -> Option<Key> {
        if self.count(element) >= element.max_count() {
            return None;
        }
        let key = self.next;
        self.next = self.next.saturating_add(1);
        match element {
            Element::Objective => self.objectives.push(Objective {
                key,
                ..Objective::default()
            }),
            Element::Action => self.actions.push(Action {
                key,
                pawns: 1,
                ..Action::default()
            }),
            Element::Track => {
                let spaces = ["0", "0", "10"].map(str::to_owned);
                self.tracks.push(Track {
                    key,
                    spaces,
                    ..Track::default()
                });
            }
            Element::Poi => {
                let free =
                    (1..=ICON_COUNT).find(|icon| self.pois.iter().all(|poi| poi.icon != *icon));
                self.pois.push(Poi {
                    key,
                    icon: free.unwrap_or(1),
                    ..Poi::default()
                });
            }
            Element::SetUp => self.set_up.push(SetUp {
                key,
                ..SetUp::default()
            }),
            Element::Token => {
                let number = (self.tokens.len() + 1).to_string();
                self.tokens.push(Token {
                    key,
                    number,
                    ..Token::default()
                });
            }
            Element::Event => self.events.push(Event {
                key,
                ..Event::default()
            }),
        }
        Some(key)
    }

    /// References to a removed element become empty, which is reported as a problem.
    fn remove(&mut self, element: Element, key: Key) {
        match element {
            Element::Objective => {
                self.objectives.retain(|it| it.key != key);
                for objective in &mut self.objectives {
                    let _ = objective.after.remove(&key);
                }
            }
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
                for effects in self.all_effects() {
                    effects.retain(
                        |effect| !matches!(effect, SheetEffect::Track(track, _) if *track == key),
                    );
                }
            }
            Element::Poi => self.pois.retain(|it| it.key != key),
            Element::Event => self.events.retain(|it| it.key != key),
            Element::SetUp => self.set_up.retain(|it| it.key != key),
            Element::Token => {
                self.tokens.retain(|it| it.key != key);
                for objective in &mut self.objectives {
                    if let Takes::Tokens(tokens) = &mut objective.takes {
                        let _ = tokens.remove(&key);
                    }
                }
            }
        }
    }
}

impl Objective {
    fn edit(&mut self, edit: ObjectiveEdit) {
        match edit {
            ObjectiveEdit::Title(title) => self.title = sanitized(&title, MAX_TITLE),
            ObjectiveEdit::Text(text) => self.text = sanitized(&text, MAX_TEXT),
            ObjectiveEdit::Optional(optional) => self.optional = optional,
            ObjectiveEdit::Takes(Takes::Reach(track, typed)) => {
                self.takes = Takes::Reach(track, number(&typed));
            }
            ObjectiveEdit::Takes(Takes::Have(item, count)) => {
                self.takes = Takes::Have(item, count.clamp(1, MOST_PAID));
            }
            ObjectiveEdit::Takes(takes) => self.takes = takes,
            ObjectiveEdit::Region(region) => {
                if let Takes::Explore(regions) | Takes::Gather(regions) = &mut self.takes {
                    toggle(regions, region);
                    self.goal = once_each(regions.len());
                }
            }
            ObjectiveEdit::Token(key) => {
                if let Takes::Tokens(tokens) = &mut self.takes {
                    toggle(tokens, key);
                    self.goal = once_each(tokens.len());
                }
            }
            ObjectiveEdit::Goal(Goal::Times(times)) => {
                self.goal = Goal::Times(times.clamp(1, MAX_TIMES));
            }
            ObjectiveEdit::Goal(Goal::Percent(step)) if PERCENT_STEPS.contains(&step) => {
                self.goal = Goal::Percent(step);
            }
            ObjectiveEdit::Goal(Goal::Percent(_)) => {}
            ObjectiveEdit::Pays(item, count) => pay(&mut self.pays, item, count),
            ObjectiveEdit::Reward(reward) => self.reward = sanitized(&reward, MAX_TEXT),
            ObjectiveEdit::Deadline(sol) => {
                self.deadline = sol.min(u8::try_from(SheetValue::Sols.range().1).unwrap_or(sol));
            }
            ObjectiveEdit::After(key) if key != self.key => toggle(&mut self.after, key),
            ObjectiveEdit::After(_) => {}
            ObjectiveEdit::Either(group) => self.either = group.min(GROUPS),
        }
    }
}

impl Action {
    fn edit(&mut self, edit: ActionEdit) {
        match edit {
            ActionEdit::Title(title) => self.title = sanitized(&title, MAX_TITLE),
            ActionEdit::Text(text) => self.text = sanitized(&text, MAX_TEXT),
            ActionEdit::Type(kind) => self.kind = kind,
            ActionEdit::At(at) => self.at = at,
            ActionEdit::Region(region) => places::toggle_region(&mut self.at, region),
            ActionEdit::Pawns(pawns) => self.pawns = pawns.min(MOST_PAWNS),
            ActionEdit::Pays(price, count) => pay(&mut self.pays, price, count),
            ActionEdit::Moves(moves) => {
                self.moves = moves.map(|(track, by)| (track, by.clamp(-MOST_MOVED, MOST_MOVED)));
            }
        }
    }
}

impl Track {
    fn edit(&mut self, edit: TrackEdit) {
        match edit {
            TrackEdit::Title(title) => self.title = sanitized(&title, MAX_TITLE),
            TrackEdit::Space(which, typed) => {
                if let Some(space) = self.spaces.get_mut(which) {
                    *space = number(&typed);
                }
            }
            TrackEdit::Production(by) => self.production = by.clamp(-MOST_MOVED, MOST_MOVED),
            TrackEdit::LostAtHighest(at) => self.lost_at_highest = at,
        }
    }
}

impl Poi {
    fn edit(&mut self, edit: PoiEdit) {
        match edit {
            PoiEdit::Title(title) => self.title = sanitized(&title, MAX_TITLE),
            PoiEdit::Text(text) => self.text = sanitized(&text, MAX_TEXT),
            PoiEdit::Icon(icon) => self.icon = icon.clamp(1, ICON_COUNT),
        }
    }
}

/// Digits, and perhaps a leading minus: a number while it is typed.
fn number(typed: &str) -> String {
    let plain = typed.trim().replace('−', "-");
    let digits = plain
        .char_indices()
        .filter(|&(at, it)| it.is_ascii_digit() || (at == 0 && it == '-'));
    digits.map(|(_, it)| it).take(MAX_DIGITS).collect()
}

/// Each of them once, until the sheet says otherwise.
fn once_each(chosen: usize) -> Goal {
    Goal::Times(u8::try_from(chosen).unwrap_or(1).clamp(1, MAX_TIMES))
}

fn within(value: SheetValue, number: i8) -> i8 {
    let (least, most) = value.range();
    number.clamp(least, most)
}

pub(super) fn toggle<T: Ord>(set: &mut std::collections::BTreeSet<T>, value: T) {
    if !set.remove(&value) {
        let _ = set.insert(value);
    }
}

pub(super) fn pay<T: Ord>(pays: &mut std::collections::BTreeMap<T, u8>, thing: T, count: u8) {
    if count == 0 {
        let _ = pays.remove(&thing);
    } else {
        let _ = pays.insert(thing, count.min(MOST_PAID));
    }
}
