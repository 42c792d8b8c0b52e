//! All that is declared of what crosses between chapters: what a chapter gives and takes, what the crew is asked, and up to which number.
//!
//! Every match here names every group and counter, and every record is taken apart field by field: a new one does not compile until each
//! of these places has an answer for it.

use std::collections::{BTreeMap, BTreeSet};

use super::{BoardGroup, Chapter, Crossing};
use crate::board::{BUILT, BoardCounter, BoardState, IdBoard, WOUNDS_TOP};
use crate::carried::{Carried, CarriedBoard, SKILL_CARDS};
use crate::crew::{Crew, Seat};
use crate::effect::Id;
use crate::limits::ITEMS_MAX;
use crate::state::{Outcome, State};
use crate::vocabulary::Condition;

/// The most Discoveries that the crew can report at the end of a chapter.
const MOST_DISCOVERIES: u8 = 12;

/// What the crew is asked at the end of a chapter in Story. Each form takes it apart field by field.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct BoardQuestions {
    /// The astronauts whose Wounds are asked.
    pub wounds: Vec<Seat>,
    /// The astronauts whose Condition tokens are asked.
    pub conditions: Vec<Seat>,
    /// The Upgrades of the box of which is asked whether they are built.
    pub upgrades: Vec<Id>,
    /// Whether the number of Discoveries is asked.
    pub discoveries: bool,
    /// The astronauts whose unlocked Skill cards are asked.
    pub skills: Vec<Seat>,
}

impl BoardGroup {
    /// The group of a counter; `None` for what never crosses.
    pub const fn of(spot: &BoardCounter) -> Option<Self> {
        match spot {
            BoardCounter::Condition(..) => Some(Self::Conditions),
            BoardCounter::Wounds(_) => Some(Self::Wounds),
            BoardCounter::Upgrade(_) => Some(Self::Upgrades),
            BoardCounter::Discoveries => Some(Self::Discoveries),
            BoardCounter::Cargo(..) => Some(Self::Items),
            BoardCounter::Supply(_)
            | BoardCounter::Stress
            | BoardCounter::Built(_)
            | BoardCounter::Part(..)
            | BoardCounter::Productivity(_)
            | BoardCounter::Tile(..)
            | BoardCounter::Greenhouses(_)
            | BoardCounter::Plants(_)
            | BoardCounter::Growth(..)
            | BoardCounter::ObjectiveTokens(..)
            | BoardCounter::Examined
            | BoardCounter::MoraleTokens(_)
            | BoardCounter::Pool(_)
            | BoardCounter::Skill(..)
            | BoardCounter::LostPawns(_)
            | BoardCounter::Samples(_)
            | BoardCounter::Objectives(_) => None,
        }
    }

    /// The largest number that the crew can report of a counter of the group: an Upgrade that is built has its own.
    const fn most(self) -> u8 {
        match self {
            Self::Conditions | Self::Skills => 1,
            Self::Wounds => WOUNDS_TOP,
            Self::Upgrades => BUILT,
            Self::Discoveries => MOST_DISCOVERIES,
            Self::Items => ITEMS_MAX,
        }
    }

    /// Adds what is asked about the group where the app has not kept the board.
    fn ask(
        self,
        questions: &mut BoardQuestions,
        (crew, dead): (&Crew, Option<Seat>),
        upgrades: &mut dyn Iterator<Item = Id>,
    ) {
        let living = crew.seats().filter(|seat| Some(*seat) != dead);
        match self {
            Self::Conditions => questions.conditions.extend(living),
            Self::Wounds => questions.wounds.extend(living),
            Self::Upgrades => questions.upgrades.extend(upgrades),
            Self::Discoveries => questions.discoveries = true,
            Self::Skills => questions.skills.extend(living),
            // Only the app carries items.
            Self::Items => {}
        }
    }

    /// Copies what is of the group from one board that crosses to another.
    fn copy(self, from: &CarriedBoard, to: &mut CarriedBoard) {
        let CarriedBoard { spots, skills } = from;
        match self {
            Self::Conditions | Self::Wounds | Self::Upgrades | Self::Discoveries | Self::Items => {
                let own = spots
                    .iter()
                    .filter(|(spot, _)| Self::of(spot) == Some(self));
                to.spots
                    .extend(own.map(|(spot, number)| (spot.clone(), *number)));
            }
            Self::Skills => to.skills.clone_from(skills),
        }
    }
}

impl BoardQuestions {
    /// What is asked after a chapter that gives these groups. `dead` is who died in it, `upgrades` are those of the box.
    pub fn new(
        gives: &Crossing,
        crew: &Crew,
        dead: Option<Seat>,
        mut upgrades: impl Iterator<Item = Id>,
    ) -> Self {
        let mut questions = Self::default();
        for group in &gives.board {
            group.ask(&mut questions, (crew, dead), &mut upgrades);
        }
        questions
    }

    /// Whether nothing is asked.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Whether all of that board is asked, and no number is above its limit.
    pub fn allow(&self, board: &CarriedBoard) -> bool {
        let CarriedBoard { spots, skills } = board;
        let asked = self.spots();
        spots
            .iter()
            .all(|(spot, number)| asked.contains(spot) && *number <= most_asked(spot))
            && skills.iter().all(|(seat, cards)| {
                self.skills.contains(seat)
                    && cards.keys().all(|card| (1..=SKILL_CARDS).contains(card))
            })
    }

    /// The counters that are asked: those of the astronauts, seat by seat, then the others. Skill cards have none.
    pub fn spots(&self) -> Vec<BoardCounter> {
        let Self {
            wounds,
            conditions,
            upgrades,
            discoveries,
            skills: _,
        } = self;
        let seats: BTreeSet<Seat> = wounds.iter().chain(conditions).copied().collect();
        let mut spots = Vec::new();
        for seat in seats {
            spots.extend(wounds.contains(&seat).then_some(BoardCounter::Wounds(seat)));
            if conditions.contains(&seat) {
                let tokens = Condition::ALL.iter();
                spots.extend(tokens.map(|&it| BoardCounter::Condition(seat, it)));
            }
        }
        spots.extend(upgrades.iter().cloned().map(BoardCounter::Upgrade));
        spots.extend(discoveries.then_some(BoardCounter::Discoveries));
        spots
    }
}

/// The largest number of a counter that the crew is asked about.
pub fn most_asked(spot: &BoardCounter) -> u8 {
    BoardGroup::of(spot).map_or(1, BoardGroup::most)
}

impl CarriedBoard {
    /// What is on that board of these groups.
    pub(super) fn of(board: &BoardState, groups: &BTreeSet<BoardGroup>) -> Self {
        Self::all(board).limited(groups)
    }

    /// All of a board that can cross.
    fn all(board: &BoardState) -> Self {
        let BoardState {
            cargo,
            upgrades,
            discoveries,
            crew,
            // The next chapter begins with its own.
            facilities: _,
            supply: _,
            stress: _,
            rovers: _,
            objective_tokens: _,
            marks: _,
            examined: _,
            pool: _,
            map: _,
            phase_start: _,
            unchecked: _,
        } = board;
        let mut spots = BTreeMap::new();
        let mut put = |spot: BoardCounter, number: u8| {
            if number > 0 {
                let _ = spots.insert(spot, number);
            }
        };
        for (area, items) in cargo {
            for (item, number) in items {
                put(BoardCounter::Cargo(*area, *item), *number);
            }
        }
        for id in upgrades.iter().filter(|(_, stage)| **stage == BUILT) {
            put(BoardCounter::Upgrade(id.0.clone()), BUILT);
        }
        put(BoardCounter::Discoveries, *discoveries);
        for (seat, own) in (0..).zip(crew) {
            let IdBoard {
                wounds,
                conditions,
                skills: _,
                // The next chapter begins with its own.
                morale_tokens: _,
                used_skills: _,
                lost_pawns: _,
                tokens: _,
            } = own;
            put(BoardCounter::Wounds(seat), *wounds);
            for condition in conditions {
                put(BoardCounter::Condition(seat, *condition), 1);
            }
        }
        let known = (0..).zip(crew).filter(|(_, own)| !own.skills.is_empty());
        let skills = known
            .map(|(seat, own)| (seat, own.skills.clone()))
            .collect();
        Self { spots, skills }
    }

    /// What is of these groups.
    fn limited(&self, groups: &BTreeSet<BoardGroup>) -> Self {
        let mut limited = Self::default();
        for group in groups {
            group.copy(self, &mut limited);
        }
        limited
    }

    /// The same board with what a chapter gives of these groups in the place of what was known of them.
    fn with(&self, given: &Self, groups: &BTreeSet<BoardGroup>) -> Self {
        let all = BoardGroup::ALL.iter().copied();
        let mut board = self.limited(&all.filter(|it| !groups.contains(it)).collect());
        for group in groups {
            group.copy(given, &mut board);
        }
        board
    }
}

impl Carried {
    /// What crosses into a chapter that takes this.
    pub fn for_chapter(&self, takes: &Crossing) -> Self {
        let Self {
            crew,
            players,
            lost,
            newcomers,
            chapters,
            flags,
            counters,
            people,
            board,
            locked,
            start,
        } = self.clone();
        let Crossing {
            flags: taken_flags,
            counters: taken_counters,
            people: taken_people,
            board: taken_groups,
        } = takes;
        let counters = counters.into_iter();
        let people = people.into_iter();
        Self {
            crew,
            players,
            lost,
            newcomers,
            chapters,
            flags: flags.intersection(taken_flags).cloned().collect(),
            counters: counters
                .filter(|(counter, _)| taken_counters.contains(counter))
                .collect(),
            people: people
                .filter(|(person, _)| taken_people.contains(person))
                .collect(),
            board: board.limited(taken_groups),
            locked,
            start,
        }
    }

    /// The same with that crew: its names, its professions and its size.
    pub fn with_crew(&self, crew: &Crew) -> Self {
        Self {
            crew: crew.astronauts.clone(),
            players: Some(crew.players),
            ..self.clone()
        }
    }

    /// What the campaign keeps after a chapter that ended so. `board` is what the crew says of the table; where the app has kept the
    /// board it knows by itself.
    ///
    /// `None` while the chapter has not ended.
    pub fn after(
        &self,
        chapter: &Chapter,
        state: &State,
        board: Option<&CarriedBoard>,
    ) -> Option<Self> {
        let outcome = state.outcome.as_ref()?;
        let Crossing {
            flags: given_flags,
            counters: given_counters,
            people: given_people,
            board: given_groups,
        } = &chapter.gives;
        let Self {
            crew,
            players,
            lost,
            newcomers: _,
            mut chapters,
            mut flags,
            mut counters,
            mut people,
            board: known,
            locked,
            start: _,
        } = self.with_crew(&state.crew);
        flags.retain(|flag| !given_flags.contains(flag));
        flags.extend(given_flags.intersection(&state.flags).cloned());
        for counter in given_counters {
            let number = state.counters.get(counter).copied().unwrap_or(0);
            let _ = counters.insert(counter.clone(), number);
        }
        for person in given_people {
            if let Some(seat) = state.people.get(person) {
                let _ = people.insert(person.clone(), *seat);
            }
        }
        let given = match state.board_state() {
            Some(kept) => CarriedBoard::of(kept, given_groups),
            None => board.cloned().unwrap_or_default(),
        };
        let _ = chapters.insert(chapter.id.clone(), outcome.into());
        let mut kept = Self {
            crew,
            players,
            lost,
            newcomers: BTreeSet::new(),
            chapters,
            flags,
            counters,
            people,
            board: known.with(&given, given_groups),
            locked,
            start: Vec::new(),
        };
        if let Outcome::Died { seat } = outcome {
            kept.replace(*seat);
        }
        Some(kept)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::SkillCard;
    use crate::vocabulary::{Area, Item};

    /// A board with something of every group on it.
    fn full() -> BoardState {
        let own = IdBoard {
            wounds: 2,
            conditions: [Condition::ALL[0]].into(),
            skills: [(1, SkillCard::unknown())].into(),
            ..IdBoard::default()
        };
        BoardState {
            cargo: [(Area::ALL[0], [(Item::ALL[0], 3)].into())].into(),
            upgrades: [("lamp".to_owned(), BUILT), ("door".to_owned(), 1)].into(),
            discoveries: 1,
            crew: vec![own],
            ..BoardState::default()
        }
    }

    #[test]
    fn every_group_gives_its_own_and_nothing_of_another() {
        let board = full();
        let mut together = CarriedBoard::default();
        for &group in BoardGroup::ALL {
            let given = CarriedBoard::of(&board, &[group].into());
            assert_eq!(
                given.spots.len() + given.skills.len(),
                1,
                "{group:?} gives {given:?}"
            );
            let all_but_it = BoardGroup::ALL.iter().copied().filter(|it| *it != group);
            assert_eq!(
                given.limited(&all_but_it.collect()),
                CarriedBoard::default()
            );
            together = together.with(&given, &[group].into());
        }
        assert_eq!(together, CarriedBoard::all(&board));
    }

    /// Nobody is asked about the dead: a newcomer takes the seat without what lay there.
    #[test]
    fn only_of_the_living_is_anything_asked_or_taken() {
        let gives = Crossing {
            board: BoardGroup::ALL.iter().copied().collect(),
            ..Crossing::default()
        };
        let crew = Crew::unnamed(3);
        let questions = BoardQuestions::new(&gives, &crew, Some(1), std::iter::empty());
        let living = [0, 2];
        assert_eq!(questions.wounds, living);
        assert_eq!(questions.conditions, living);
        assert_eq!(questions.skills, living);
        let said = |spots: &[(BoardCounter, u8)]| CarriedBoard {
            spots: spots.iter().cloned().collect(),
            ..CarriedBoard::default()
        };
        assert!(questions.allow(&said(&[(BoardCounter::Wounds(0), WOUNDS_TOP)])));
        assert!(!questions.allow(&said(&[(BoardCounter::Wounds(0), WOUNDS_TOP + 1)])));
        assert!(!questions.allow(&said(&[(BoardCounter::Wounds(1), 1)])));
        assert!(!questions.allow(&said(&[(BoardCounter::Stress, 1)])));
    }

    #[test]
    fn what_is_asked_can_be_given() {
        for &group in BoardGroup::ALL {
            let gives = Crossing {
                board: [group].into(),
                ..Crossing::default()
            };
            let upgrades = ["lamp".to_owned()].into_iter();
            let questions = BoardQuestions::new(&gives, &Crew::unnamed(4), None, upgrades);
            for spot in questions.spots() {
                assert_eq!(BoardGroup::of(&spot), Some(group), "{spot}");
                assert!(most_asked(&spot) > 0, "{spot}");
            }
            assert_eq!(
                questions.is_empty(),
                group == BoardGroup::Items,
                "{group:?}"
            );
        }
    }
}
