//! What is missing yet in a draft, or cannot be.

use super::{CREWS, Goal, Key, NUMBERS, SheetDraft, Takes, Track};
use crate::first_martians::mission::SheetValue;

/// The most sols for which the shared Mission Events last.
const MOST_EVENTS: u8 = 12;

/// Where something is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// The name.
    Name,
    /// The group.
    Group,
    /// A number of the sheet, for a size of the crew (0–2).
    Number(SheetValue, usize),
    /// The dice.
    Dice,
    /// The objectives as a whole.
    Objectives,
    /// An objective.
    Objective(Key),
    /// An action.
    Action(Key),
    /// A track.
    Track(Key),
    /// A mission icon.
    Poi(Key),
}

/// What is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wrong {
    /// There is no name.
    NoName,
    /// There is no group.
    NoGroup,
    /// There is no number; of a line of the sheet told once, at the first size of the crew that lacks it.
    NoNumber,
    /// The number is not one that the game can use.
    OutOfRange {
        /// The least.
        min: i16,
        /// The most.
        max: i16,
    },
    /// No die is ever rolled. A sheet may be so; most are not.
    NoDice,
    /// There are more sols than Mission Events: the last ones come without. The mission plays.
    ManySols {
        /// For how many sols they last.
        events: u8,
    },
    /// There is no mandatory objective, so nothing would win the mission.
    NoMandatory,
    /// It takes an action, but none was chosen.
    NoAction,
    /// It takes a track, but none was chosen.
    NoTrack,
    /// The regions that were chosen are fewer than the times that are asked for. It may be so.
    FewRegions,
    /// Of a track: the lowest space lies above the highest, or the start outside of them.
    BadTrack,
    /// Another element means the same icon.
    SameIcon,
}

impl Wrong {
    /// Whether a mission can be made all the same.
    pub const fn is_advice(self) -> bool {
        matches!(self, Self::NoDice | Self::ManySols { .. } | Self::FewRegions)
    }
}

/// Something that is wrong, and where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Problem {
    /// Where.
    pub place: Place,
    /// What.
    pub wrong: Wrong,
}

impl SheetDraft {
    /// All that is wrong, in the order of the sheet.
    pub fn problems(&self) -> Vec<Problem> {
        let mut problems = Problems(Vec::new());
        problems.unless(!self.name.trim().is_empty(), Place::Name, Wrong::NoName);
        problems.unless(self.group.is_some(), Place::Group, Wrong::NoGroup);
        for value in NUMBERS {
            self.number_problems(value, &mut problems);
        }
        if self.sols().is_some_and(|sols| sols > MOST_EVENTS) {
            problems.add(Place::Number(SheetValue::Sols, 0), Wrong::ManySols { events: MOST_EVENTS });
        }
        problems.unless(self.dice.values().any(|sols| !sols.is_empty()), Place::Dice, Wrong::NoDice);
        if self.has_threshold {
            self.number_problems(SheetValue::Threshold, &mut problems);
        }
        problems.unless(self.objectives.iter().any(|it| !it.optional), Place::Objectives, Wrong::NoMandatory);
        self.objective_problems(&mut problems);
        for action in &self.actions {
            problems.unless(!action.title.trim().is_empty(), Place::Action(action.key), Wrong::NoName);
        }
        for track in &self.tracks {
            let place = Place::Track(track.key);
            problems.unless(!track.title.trim().is_empty(), place, Wrong::NoName);
            problems.0.extend(track_problem(track).map(|wrong| Problem { place, wrong }));
        }
        for (at, poi) in self.pois.iter().enumerate() {
            let place = Place::Poi(poi.key);
            problems.unless(!poi.title.trim().is_empty(), place, Wrong::NoName);
            let earlier = self.pois.iter().take(at);
            problems.unless(earlier.into_iter().all(|other| other.icon != poi.icon), place, Wrong::SameIcon);
        }
        problems.0
    }

    fn number_problems(&self, value: SheetValue, problems: &mut Problems) {
        let (min, max) = value.range();
        // One line of the sheet that is still empty is one thing to be done.
        if let Some(crew) = (0..CREWS.len()).find(|&crew| self.typed(value, crew).is_empty()) {
            problems.add(Place::Number(value, crew), Wrong::NoNumber);
        }
        for crew in (0..CREWS.len()).filter(|&crew| !self.typed(value, crew).is_empty()) {
            let fits = self.number(value, crew).is_some_and(|number| (min..=max).contains(&number));
            problems.unless(fits, Place::Number(value, crew), Wrong::OutOfRange { min: min.into(), max: max.into() });
        }
    }

    fn objective_problems(&self, problems: &mut Problems) {
        for objective in &self.objectives {
            let place = Place::Objective(objective.key);
            problems.unless(!objective.title.trim().is_empty(), place, Wrong::NoName);
            match &objective.takes {
                Takes::Act(action) => {
                    problems.unless(action.is_some_and(|action| self.action(action).is_some()), place, Wrong::NoAction);
                }
                Takes::Reach(track, typed) => match track.and_then(|track| self.track(track)) {
                    None => problems.add(place, Wrong::NoTrack),
                    Some(track) => problems.0.extend(reach_problem(track, typed).map(|wrong| Problem { place, wrong })),
                },
                Takes::Explore(regions) | Takes::Gather(regions) => {
                    let few = match objective.goal {
                        Goal::Times(times) => !regions.is_empty() && regions.len() < usize::from(times),
                        Goal::Percent(_) => false,
                    };
                    problems.unless(!few, place, Wrong::FewRegions);
                }
                Takes::Words | Takes::Build(_) | Takes::Plant | Takes::Have(..) => {}
            }
        }
    }
}

fn reach_problem(track: &Track, typed: &str) -> Option<Wrong> {
    let [_, min, max] = track.numbers()?;
    match typed.parse::<i16>() {
        Err(_) if typed.is_empty() => Some(Wrong::NoNumber),
        Ok(number) if (min..=max).contains(&number) => None,
        _ => Some(Wrong::OutOfRange { min, max }),
    }
}

fn track_problem(track: &Track) -> Option<Wrong> {
    if track.spaces.iter().any(|typed| typed.trim().is_empty()) {
        return Some(Wrong::NoNumber);
    }
    match track.numbers() {
        Some([start, min, max]) if min < max && (min..=max).contains(&start) => None,
        _ => Some(Wrong::BadTrack),
    }
}

struct Problems(Vec<Problem>);

impl Problems {
    fn add(&mut self, place: Place, wrong: Wrong) {
        self.0.push(Problem { place, wrong });
    }

    fn unless(&mut self, fine: bool, place: Place, wrong: Wrong) {
        if !fine {
            self.add(place, wrong);
        }
    }
}
