//! What elements of a draft do: effects chosen from those that printed cards may have, tracks of the sheet, and words.

use std::collections::{BTreeMap, BTreeSet};
use std::mem::discriminant;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::edit::MAX_TEXT;
use super::{Element, Key, MOST_MOVED, SheetForm};
use crate::shipped;
use base::locale::sanitized;
use first_martians::board::printed;
use first_martians::effect::{Amount, Bound, CardDraw, Effect, PrintedValue, Who};
use first_martians::mission::DeckFile;
use first_martians::vocabulary::{Block, Facility, Keyword, Part, words};

/// The most effects of one list.
pub const MOST_EFFECTS: usize = 8;

words! {
    /// Which of the effects of an element.
    EffectList {
        /// What happens at once.
        Effects = "effects",
        /// What it pays.
        Reward = "reward",
        /// What happens if it stays undone.
        Later = "later",
    }
}

/// A list of effects of an element.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "fields are named after what they hold")]
pub struct EffectSite {
    pub element: Element,
    pub key: Key,
    pub list: EffectList,
}

/// One effect of an element.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SheetEffect {
    /// One that printed cards may have.
    Board(Effect),
    /// A track of the sheet moves.
    Track(Key, i8),
    /// What the players read and do.
    Words(String),
}

/// A value of an effect, in the words of `language::own_sheet`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EffectValue {
    /// As on a printed card.
    Printed(PrintedValue),
    /// Whether the number is for each astronaut.
    PerAstronaut(bool),
    /// A track of the sheet.
    Track(Key),
}

/// A field of an effect: its values, each with the effect that has it. Numbers are in order.
#[derive(Debug, Clone)]
pub struct EffectField {
    /// Its name in ids.
    pub name: &'static str,
    /// The value, whether it is chosen, and the effect with it.
    pub values: Vec<(EffectValue, bool, SheetEffect)>,
}

impl EffectValue {
    /// The value as a number, if it is one.
    pub fn number(&self) -> Option<i64> {
        match self {
            Self::Printed(PrintedValue::Change(Amount::Fixed(by) | Amount::PerAstronaut(by))) => {
                Some(i64::from(*by))
            }
            Self::Printed(PrintedValue::Count(count)) => Some(i64::from(*count)),
            Self::Printed(_) | Self::PerAstronaut(_) | Self::Track(_) => None,
        }
    }
}

impl EffectField {
    /// Whether its values are numbers.
    pub fn is_number(&self) -> bool {
        let is_number = |value: &EffectValue| {
            matches!(
                value,
                EffectValue::Printed(PrintedValue::Change(_) | PrintedValue::Count(_))
            )
        };
        self.values.iter().all(|(value, ..)| is_number(value))
    }

    /// The index of the chosen value.
    pub fn chosen(&self) -> Option<usize> {
        self.values.iter().position(|(_, chosen, _)| *chosen)
    }
}

impl SheetEffect {
    /// One of each kind that can stand there, to choose from.
    pub fn kinds(draft: &SheetForm, site: EffectSite) -> Vec<Self> {
        let mut kinds: Vec<Effect> = Vec::new();
        for effect in of_site(site).filter(|effect| is_plainest(effect)) {
            if kinds
                .last()
                .is_none_or(|last| discriminant(last) != discriminant(effect))
            {
                kinds.push(effect.clone());
            }
        }
        let track = draft.tracks.first().map(|track| Self::Track(track.key, 1));
        kinds
            .into_iter()
            .map(Self::Board)
            .chain(track)
            .chain([Self::Words(String::new())])
            .collect()
    }

    /// The name of the kind in ids.
    pub fn id(&self) -> String {
        match self {
            Self::Board(effect) => printed::kind(effect),
            Self::Track(..) => "track".to_owned(),
            Self::Words(_) => "words".to_owned(),
        }
    }

    /// The values of an effect, as far as they can be chosen.
    pub fn values(&self) -> Vec<EffectValue> {
        match self {
            Self::Board(effect) => {
                let per = matches!(amount(effect), Some(Amount::PerAstronaut(_)));
                let fields = effect
                    .printed_fields()
                    .into_iter()
                    .map(|(_, value)| EffectValue::Printed(value));
                fields
                    .chain(per.then_some(EffectValue::PerAstronaut(true)))
                    .collect()
            }
            Self::Track(track, by) => {
                vec![
                    EffectValue::Track(*track),
                    EffectValue::Printed(PrintedValue::Change(Amount::Fixed(*by))),
                ]
            }
            Self::Words(_) => Vec::new(),
        }
    }

    /// Its fields with what can be chosen for each.
    pub fn fields(&self, draft: &SheetForm, site: EffectSite) -> Vec<EffectField> {
        match self {
            Self::Board(effect) => board_fields(effect, site),
            Self::Track(track, by) => {
                let tracks = draft.tracks.iter().map(|it| {
                    (
                        EffectValue::Track(it.key),
                        it.key == *track,
                        Self::Track(it.key, *by),
                    )
                });
                let steps = (-MOST_MOVED..=MOST_MOVED).filter(|step| *step != 0);
                let steps = steps.map(|step| {
                    let value = EffectValue::Printed(PrintedValue::Change(Amount::Fixed(step)));
                    (value, step == *by, Self::Track(*track, step))
                });
                vec![
                    EffectField {
                        name: "track",
                        values: tracks.collect(),
                    },
                    EffectField {
                        name: "by",
                        values: steps.collect(),
                    },
                ]
            }
            Self::Words(_) => Vec::new(),
        }
    }
}

/// The effects of the catalogue that can stand in such a list: Facilities have the part, the shared deck has the card, and there is a
/// performer.
fn of_site(site: EffectSite) -> impl Iterator<Item = &'static Effect> {
    // An event comes to everybody, and nobody performs an objective.
    let has_performer = site.element == Element::Action;
    printed::catalogue()
        .iter()
        .filter(move |effect| fits(effect) && (has_performer || !names_performer(effect)))
}

fn names_performer(effect: &Effect) -> bool {
    effect
        .printed_fields()
        .iter()
        .any(|(_, value)| *value == PrintedValue::Who(Who::Performer))
}

/// The parts of the Facilities of the box.
fn parts_of(facility: Facility) -> &'static [Part] {
    static PARTS: LazyLock<BTreeMap<Facility, Vec<Part>>> = LazyLock::new(|| {
        let text = shipped::text("box.json").unwrap_or_default();
        let game_box: serde_json::Value = serde_json::from_str(text).unwrap_or_default();
        serde_json::from_value(game_box.get("parts").cloned().unwrap_or_default())
            .unwrap_or_default()
    });
    PARTS.get(&facility).map(Vec::as_slice).unwrap_or_default()
}

/// Whether anything of that Facility can break.
pub(super) fn can_break(facility: Facility) -> bool {
    !parts_of(facility).is_empty()
}

fn fits(effect: &Effect) -> bool {
    static KEYWORDS: LazyLock<BTreeSet<(Block, Keyword)>> = LazyLock::new(|| {
        let text = shipped::text("decks/malfunctions.json").unwrap_or_default();
        let deck: Option<DeckFile> = serde_json::from_str(text).ok();
        let cards = deck.into_iter().flat_map(|deck| deck.malfunctions);
        cards
            .flat_map(|card| card.keywords.map(|keyword| (card.block, keyword)))
            .collect()
    });
    if let Effect::MalfunctionCard(CardDraw {
        block,
        keyword: Some(keyword),
    }) = effect
    {
        return KEYWORDS.contains(&(*block, *keyword));
    }
    effect.description().bounds.iter().all(|bound| match bound {
        Bound::Part(facility, part) => parts_of(*facility).contains(part),
        Bound::Uses(resource, Some(facility)) => facility.needs(*resource),
        Bound::Count { .. }
        | Bound::Change(..)
        | Bound::After(_)
        | Bound::In(_)
        | Bound::Producer(_)
        | Bound::Uses(_, None) => true,
    })
}

/// Whether its numbers are the smallest, and it strikes nobody in particular: what a new effect begins with.
fn is_plainest(effect: &Effect) -> bool {
    effect
        .printed_fields()
        .iter()
        .all(|(_, value)| match value {
            PrintedValue::Change(by) => *by == Amount::Fixed(-1),
            PrintedValue::Count(count) => *count == 1,
            PrintedValue::Who(who) => *who == Who::FirstPlayer,
            PrintedValue::Any | PrintedValue::Word(_) => true,
        })
}

const fn amount(effect: &Effect) -> Option<Amount> {
    if let Effect::Supply(it) = effect {
        return Some(it.by);
    }
    if let Effect::Stress(it) = effect {
        Some(it.by)
    } else {
        None
    }
}

fn with_amount(effect: &Effect, by: Amount) -> Effect {
    let mut changed = effect.clone();
    if let Effect::Supply(it) = &mut changed {
        it.by = by;
    }
    if let Effect::Stress(it) = &mut changed {
        it.by = by;
    }
    changed
}

fn board_fields(effect: &Effect, site: EffectSite) -> Vec<EffectField> {
    let per = amount(effect).filter(|by| matches!(by, Amount::PerAstronaut(_)));
    let number = match amount(effect) {
        Some(Amount::Fixed(number) | Amount::PerAstronaut(number)) => number,
        None => 0,
    };
    // The catalogue counts for the whole crew.
    let fixed = if per.is_some() {
        with_amount(effect, Amount::Fixed(number))
    } else {
        effect.clone()
    };
    let same_kind: Vec<&Effect> = of_site(site)
        .filter(|other| discriminant(*other) == discriminant(effect))
        .collect();
    let own = fixed.printed_fields();
    let fields = own.iter().enumerate().map(|(index, (name, chosen))| {
        let mut values: Vec<(EffectValue, bool, SheetEffect)> = Vec::new();
        for other in &same_kind {
            let Some((_, value)) = other.printed_fields().into_iter().nth(index) else {
                continue;
            };
            let known = EffectValue::Printed(value.clone());
            if values.iter().any(|(value, ..)| *value == known) {
                continue;
            }
            let nearest = nearest(&same_kind, &own, index, &value).unwrap_or(other);
            let nearest = match amount(nearest) {
                Some(Amount::Fixed(number)) if per.is_some() => {
                    with_amount(nearest, Amount::PerAstronaut(number))
                }
                _ => nearest.clone(),
            };
            values.push((known, value == *chosen, SheetEffect::Board(nearest)));
        }
        EffectField { name, values }
    });
    let each = amount(effect).map(|_| {
        let ways = [
            (false, Amount::Fixed(number)),
            (true, Amount::PerAstronaut(number)),
        ];
        let ways = ways.map(|(each, by)| {
            (
                EffectValue::PerAstronaut(each),
                per.is_some() == each,
                SheetEffect::Board(with_amount(effect, by)),
            )
        });
        EffectField {
            name: "each",
            values: ways.into(),
        }
    });
    fields.chain(each).collect()
}

/// The effect with that value that keeps most of the others.
fn nearest<'e>(
    all: &[&'e Effect],
    own: &[(&'static str, PrintedValue)],
    index: usize,
    value: &PrintedValue,
) -> Option<&'e Effect> {
    let kept = |effect: &Effect| {
        effect
            .printed_fields()
            .iter()
            .zip(own)
            .filter(|(one, other)| one == other)
            .count()
    };
    let with_it = all.iter().filter(|effect| {
        effect
            .printed_fields()
            .get(index)
            .is_some_and(|(_, it)| it == value)
    });
    // The first of those that keep most.
    with_it.rev().max_by_key(|effect| kept(effect)).copied()
}

/// An edit of a list of effects.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum EffectEdit {
    Add(SheetEffect),
    Set(usize, SheetEffect),
    Remove(usize),
}

impl SheetForm {
    /// The effects of that list; none if the element has no such list.
    pub fn effects(&self, site: EffectSite) -> &[SheetEffect] {
        let EffectSite { element, key, list } = site;
        let found = match (element, list) {
            (Element::Objective, EffectList::Reward) => self
                .objectives
                .iter()
                .find(|it| it.key == key)
                .map(|it| &it.pays_out),
            (Element::Action, EffectList::Effects) => self
                .actions
                .iter()
                .find(|it| it.key == key)
                .map(|it| &it.effects),
            (Element::Poi, EffectList::Effects) => self
                .pois
                .iter()
                .find(|it| it.key == key)
                .map(|it| &it.effects),
            (Element::Event, EffectList::Effects) => self.event(key).map(|it| &it.effects),
            (Element::Event, EffectList::Reward) => self
                .event(key)
                .and_then(|it| it.action.as_ref())
                .map(|it| &it.reward),
            (Element::Event, EffectList::Later) => self
                .event(key)
                .and_then(|it| it.action.as_ref())
                .map(|it| &it.later),
            (
                Element::Objective
                | Element::Action
                | Element::Poi
                | Element::Track
                | Element::SetUp
                | Element::Token,
                _,
            ) => None,
        };
        found.map(Vec::as_slice).unwrap_or_default()
    }

    pub(super) fn edit_effects(&mut self, site: EffectSite, edit: EffectEdit) {
        let EffectSite { element, key, list } = site;
        let found = match (element, list) {
            (Element::Objective, EffectList::Reward) => self
                .objectives
                .iter_mut()
                .find(|it| it.key == key)
                .map(|it| &mut it.pays_out),
            (Element::Action, EffectList::Effects) => self
                .actions
                .iter_mut()
                .find(|it| it.key == key)
                .map(|it| &mut it.effects),
            (Element::Poi, EffectList::Effects) => self
                .pois
                .iter_mut()
                .find(|it| it.key == key)
                .map(|it| &mut it.effects),
            (Element::Event, _) => self
                .events
                .iter_mut()
                .find(|it| it.key == key)
                .and_then(|it| match (list, &mut it.action) {
                    (EffectList::Effects, _) => Some(&mut it.effects),
                    (EffectList::Reward, Some(action)) => Some(&mut action.reward),
                    (EffectList::Later, Some(action)) => Some(&mut action.later),
                    (EffectList::Reward | EffectList::Later, None) => None,
                }),
            (
                Element::Objective
                | Element::Action
                | Element::Poi
                | Element::Track
                | Element::SetUp
                | Element::Token,
                _,
            ) => None,
        };
        let Some(effects) = found else { return };
        match edit {
            EffectEdit::Add(effect) if effects.len() < MOST_EFFECTS => effects.push(clean(effect)),
            EffectEdit::Add(_) => {}
            EffectEdit::Set(index, effect) => {
                if let Some(old) = effects.get_mut(index) {
                    *old = clean(effect);
                }
            }
            EffectEdit::Remove(index) => {
                if index < effects.len() {
                    let _ = effects.remove(index);
                }
            }
        }
    }

    /// Every list of effects.
    pub(super) fn all_effects(&mut self) -> impl Iterator<Item = &mut Vec<SheetEffect>> {
        let objectives = self.objectives.iter_mut().map(|it| &mut it.pays_out);
        let actions = self.actions.iter_mut().map(|it| &mut it.effects);
        let pois = self.pois.iter_mut().map(|it| &mut it.effects);
        let events = self.events.iter_mut().flat_map(|it| {
            let action = it
                .action
                .as_mut()
                .map(|action| [&mut action.reward, &mut action.later]);
            std::iter::once(&mut it.effects).chain(action.into_iter().flatten())
        });
        objectives.chain(actions).chain(pois).chain(events)
    }
}

fn clean(effect: SheetEffect) -> SheetEffect {
    match effect {
        SheetEffect::Words(words) => SheetEffect::Words(sanitized(&words, MAX_TEXT)),
        SheetEffect::Track(track, by) => {
            SheetEffect::Track(track, by.clamp(-MOST_MOVED, MOST_MOVED))
        }
        SheetEffect::Board(effect) => SheetEffect::Board(effect),
    }
}
