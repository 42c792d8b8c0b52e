//! Special rules and steps of the set-up of a draft, and what easier and harder games change.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::edit::MAX_TEXT;
use super::effects::can_break;
use super::{CREW_SIZES, Key, SheetForm};
use base::locale::sanitized;
use first_martians::mission::SheetValue;
use first_martians::vocabulary::{Block, Facility, Part};

/// What easier and harder games may change, in the order of the sheet.
const CHANGES: [SheetValue; 5] = [
    SheetValue::Sols,
    SheetValue::Oxygen,
    SheetValue::Energy,
    SheetValue::Food,
    SheetValue::Threshold,
];
/// The most by which an easier or harder game changes a number.
pub const MOST_CHANGED: i8 = 5;
/// The most parts that a step breaks.
pub const MOST_BROKEN: u8 = 12;

/// The sizes of the crew that a step may be for: all of them, or from the first to the second.
pub const STEP_CREWS: [Option<(u8, u8)>; 6] = [
    None,
    Some((2, 2)),
    Some((3, 3)),
    Some((4, 4)),
    Some((2, 3)),
    Some((3, 4)),
];

/// A step of the set-up, or a rule in words.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct SetUp {
    pub key: Key,
    pub text: String,
    /// For how many astronauts; for all when left out.
    pub astronauts: Option<(u8, u8)>,
    pub does: SetUpKind,
}

/// What a step does.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SetUpKind {
    /// What the players read when they lay the table.
    #[default]
    Words,
    /// What they read in each Production phase.
    EachSol,
    /// Parts that are broken, drawn by the app.
    Broken(BrokenParts),
    /// A marker in the Malfunction Box.
    Box(Block),
}

/// Parts that are broken.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BrokenParts {
    /// Where; anywhere when left out.
    #[serde(default)]
    pub at: BrokenAt,
    /// Of which kind; any when left out.
    #[serde(default)]
    pub part: Option<Part>,
    /// How many, for 2, 3 and 4 astronauts.
    pub counts: [u8; 3],
}

/// Where parts are broken.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum BrokenAt {
    #[default]
    Anywhere,
    Block(Block),
    Facility(Facility),
}

impl BrokenAt {
    /// All places to choose from.
    pub fn all() -> impl Iterator<Item = Self> {
        let blocks = Block::ALL.iter().copied().map(Self::Block);
        std::iter::once(Self::Anywhere).chain(blocks).chain(
            Facility::ALL
                .iter()
                .copied()
                .filter(|it| can_break(*it))
                .map(Self::Facility),
        )
    }
}

impl SetUpKind {
    /// One of each kind, to choose from.
    pub fn kinds() -> [Self; 4] {
        let broken = BrokenParts {
            counts: [1; 3],
            ..BrokenParts::default()
        };
        [
            Self::Words,
            Self::EachSol,
            Self::Broken(broken),
            Self::Box(Block::Working),
        ]
    }

    /// The name of the kind.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Words => "words",
            Self::EachSol => "each-sol",
            Self::Broken(_) => "broken",
            Self::Box(_) => "box",
        }
    }

    /// Whether the text is all that it does.
    pub const fn is_in_words(&self) -> bool {
        matches!(self, Self::Words | Self::EachSol)
    }
}

/// An edit of a step.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum SetUpEdit {
    Text(String),
    Astronauts(Option<(u8, u8)>),
    Does(SetUpKind),
}

impl SetUp {
    pub(super) fn edit(&mut self, edit: SetUpEdit) {
        match edit {
            SetUpEdit::Text(text) => self.text = sanitized(&text, MAX_TEXT),
            SetUpEdit::Astronauts(range) => {
                let fits = |(from, to): &(u8, u8)| {
                    CREW_SIZES.contains(from) && CREW_SIZES.contains(to) && from <= to
                };
                self.astronauts = range.filter(fits);
            }
            SetUpEdit::Does(SetUpKind::Broken(broken)) => {
                let counts = broken.counts.map(|count| count.min(MOST_BROKEN));
                self.does = SetUpKind::Broken(BrokenParts { counts, ..broken });
            }
            SetUpEdit::Does(does) => self.does = does,
        }
    }
}

/// What the app's own missions mostly change in easier and harder games.
pub(super) fn usual_changes(harder: bool) -> BTreeMap<SheetValue, i8> {
    let changes: &[(SheetValue, i8)] = if harder {
        &[
            (SheetValue::Sols, -1),
            (SheetValue::Energy, -1),
            (SheetValue::Food, -1),
            (SheetValue::Threshold, -2),
        ]
    } else {
        &[
            (SheetValue::Sols, 1),
            (SheetValue::Oxygen, 1),
            (SheetValue::Energy, 1),
            (SheetValue::Food, 1),
            (SheetValue::Threshold, 2),
        ]
    };
    changes.iter().copied().collect()
}

impl SheetForm {
    /// The numbers that easier and harder games can change: the Threshold only where the sheet has one.
    pub fn changeable(&self) -> impl Iterator<Item = SheetValue> {
        let has_threshold = self.has_threshold;
        CHANGES
            .into_iter()
            .filter(move |value| *value != SheetValue::Threshold || has_threshold)
    }

    /// By how much an easier or harder game changes that number.
    pub fn change(&self, harder: bool, value: SheetValue) -> i8 {
        let changes = if harder { &self.harder } else { &self.easier };
        changes.get(&value).copied().unwrap_or_default()
    }

    /// Whether easier and harder games change what they mostly do in the app (`true`), or nothing (`false`).
    pub fn has_difficulty(&self, usual: bool) -> bool {
        let wanted = |harder| {
            if usual {
                usual_changes(harder)
            } else {
                BTreeMap::new()
            }
        };
        self.easier == wanted(false) && self.harder == wanted(true)
    }

    pub(super) fn set_difficulty(&mut self, usual: bool) {
        let changes = |harder| {
            if usual {
                usual_changes(harder)
            } else {
                BTreeMap::new()
            }
        };
        (self.easier, self.harder) = (changes(false), changes(true));
    }

    pub(super) fn set_change(&mut self, harder: bool, value: SheetValue, by: i8) {
        let changes = if harder {
            &mut self.harder
        } else {
            &mut self.easier
        };
        if by == 0 {
            let _ = changes.remove(&value);
        } else if CHANGES.contains(&value) {
            let _ = changes.insert(value, by.clamp(-MOST_CHANGED, MOST_CHANGED));
        }
    }

    /// The changes as the mission can have them: within the range of the number for every crew, and of numbers that the sheet has.
    pub(super) fn changes(&self, harder: bool) -> BTreeMap<SheetValue, i8> {
        let change = |value: SheetValue| {
            let (least, most) = value.range();
            let numbers: Vec<i8> = (0..CREW_SIZES.len())
                .filter_map(|crew| self.number(value, crew))
                .collect();
            let (min, max) = (numbers.iter().min()?, numbers.iter().max()?);
            let by = self.change(harder, value).clamp(
                least.saturating_sub(*min).min(0),
                most.saturating_sub(*max).max(0),
            );
            (by != 0).then_some((value, by))
        };
        self.changeable().filter_map(change).collect()
    }
}
