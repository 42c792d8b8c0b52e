//! What crosses from chapter to chapter of a campaign.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::board::{BoardCounter, BoardState, SkillCard, SkillState};
use super::crew::{Astronaut, Crew, Seat};
use super::effect::{Effect, Id, When};
use super::ending_outcome::{ChapterAt, EndingOutcome};
use super::vocabulary::Profession;

/// What a campaign keeps between chapters, and with what a chapter begins.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Carried {
    /// The crew by seat; empty before the first chapter has ended.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub crew: Vec<Astronaut>,
    /// The people at the table; one of them leads two astronauts. `None` before the first chapter has ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    /// The dead, in the order of their deaths.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lost: Vec<Astronaut>,
    /// Seats that a newcomer has taken since the last chapter.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub newcomers: BTreeSet<Seat>,
    /// How the chapters before have ended.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub chapters: BTreeMap<Id, EndingOutcome>,
    /// Flags that are set.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub flags: BTreeSet<Id>,
    /// Counters.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub counters: BTreeMap<Id, i16>,
    /// Astronauts who are remembered.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub people: BTreeMap<Id, Seat>,
    /// What lies on the board.
    #[serde(skip_serializing_if = "CarriedBoard::is_empty")]
    pub board: CarriedBoard,
    /// Whether Skill cards are locked of which nothing else is known.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub locked: bool,
    /// What this attempt begins with.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub start: Vec<Effect>,
}

/// What crosses of a board.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct CarriedBoard {
    /// Its counters and places.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub spots: BTreeMap<BoardCounter, u8>,
    /// What is known of Skill cards, by seat and card.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub skills: BTreeMap<Seat, BTreeMap<u8, SkillCard>>,
}

/// The seat of the astronaut to whom a counter belongs; `None` where it belongs to none.
pub(super) const fn seat_of(spot: &BoardCounter) -> Option<Seat> {
    match spot {
        BoardCounter::Condition(seat, _)
        | BoardCounter::Wounds(seat)
        | BoardCounter::MoraleTokens(seat)
        | BoardCounter::Skill(seat, _)
        | BoardCounter::LostPawns(seat) => Some(*seat),
        BoardCounter::Supply(_)
        | BoardCounter::Stress
        | BoardCounter::Built(_)
        | BoardCounter::Part(..)
        | BoardCounter::Productivity(_)
        | BoardCounter::Tile(..)
        | BoardCounter::Greenhouses(_)
        | BoardCounter::Plants(_)
        | BoardCounter::Growth(..)
        | BoardCounter::Cargo(..)
        | BoardCounter::ObjectiveTokens(..)
        | BoardCounter::Upgrade(_)
        | BoardCounter::Examined
        | BoardCounter::Discoveries
        | BoardCounter::Pool(_)
        | BoardCounter::Samples(_)
        | BoardCounter::Objectives(_) => None,
    }
}

impl CarriedBoard {
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Forgets what lay with an astronaut.
    fn leave(&mut self, seat: Seat) {
        let Self { spots, skills } = self;
        spots.retain(|spot, _| seat_of(spot) != Some(seat));
        let _ = skills.remove(&seat);
    }
}

impl Carried {
    /// A newcomer takes the seat of an astronaut who died: of the same profession, until the crew names another.
    pub(super) fn replace(&mut self, seat: Seat) {
        let Some(place) = self.crew.get_mut(usize::from(seat)) else {
            return;
        };
        self.lost.push(place.clone());
        place.name = None;
        let _ = self.newcomers.insert(seat);
        self.people.retain(|_, remembered| *remembered != seat);
        self.board.leave(seat);
    }

    /// The name of the astronaut in that seat.
    pub fn name_of(&self, seat: Seat) -> Option<String> {
        self.crew.get(usize::from(seat))?.name.clone()
    }

    /// Names the astronaut in that seat.
    pub fn name(&mut self, seat: Seat, name: Option<String>) {
        if let Some(place) = self.crew.get_mut(usize::from(seat)) {
            place.name = name;
        }
    }

    /// Whether a condition of the campaign holds. Other conditions than those about flags, counters, people and chapters do not.
    pub fn holds(&self, when: &When) -> bool {
        let within = |number: i16, least: Option<i16>, most: Option<i16>| {
            least.is_none_or(|least| number >= least) && most.is_none_or(|most| number <= most)
        };
        match when {
            When::Flag(flag) => self.flags.contains(flag),
            When::Counter(at) => within(
                self.counters.get(&at.counter).copied().unwrap_or(0),
                at.at_least,
                at.at_most,
            ),
            When::Remembered(person) => self.people.contains_key(person),
            When::Chapter(at) => self.has_ended(at),
            When::Not(inner) => !self.holds(inner),
            When::All(parts) => parts.iter().all(|part| self.holds(part)),
            When::Any(parts) => parts.iter().any(|part| self.holds(part)),
            _ => false,
        }
    }

    /// Whether a chapter has ended so.
    pub(crate) fn has_ended(&self, at: &ChapterAt) -> bool {
        self.chapters
            .get(&at.chapter)
            .is_some_and(|outcome| at.outcome.is_none_or(|named| outcome.fits(named)))
    }

    /// The crew with which a chapter begins; `players` are at the table.
    pub(super) fn seated(&self, players: u8) -> Crew {
        let mut crew = Crew::unnamed(self.players.unwrap_or(players));
        if !self.crew.is_empty() {
            crew.astronauts.clone_from(&self.crew);
        }
        crew
    }

    /// Whether the crew is that of chapters before: neither its size nor its professions change, but those of newcomers.
    pub(super) fn may_change(&self, seat: Seat, profession: Profession) -> bool {
        let taken = (0..)
            .zip(&self.crew)
            .any(|(other, it)| other != seat && it.profession == profession);
        self.crew.is_empty() || (self.newcomers.contains(&seat) && !taken)
    }

    /// Lays out on a new board what crossed.
    pub(super) fn lay(&self, board: &mut BoardState) {
        let CarriedBoard { spots, skills } = &self.board;
        for (spot, number) in spots {
            if let BoardCounter::Condition(_, condition) = spot {
                let pool: BoardCounter = BoardCounter::Pool(*condition);
                let left = board.get(&pool).unwrap_or(0);
                board.set(&pool, left.saturating_sub(1));
            }
            board.set(spot, *number);
        }
        for (seat, own) in (0..).zip(&mut board.crew) {
            own.skills = skills.get(&seat).cloned().unwrap_or_default();
            for card in (1..=SKILL_CARDS).filter(|_| self.locked) {
                let locked = SkillCard {
                    state: SkillState::Locked,
                    ..SkillCard::unknown()
                };
                let _ = own.skills.entry(card).or_insert(locked);
            }
        }
    }
}

/// How many Skill cards an astronaut has beside the basic skill.
pub const SKILL_CARDS: u8 = 3;
