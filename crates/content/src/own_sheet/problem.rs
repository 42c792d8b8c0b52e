//! The problems of a draft: what is missing or invalid.

use std::collections::BTreeSet;

use super::{
    CREW_SIZES, EffectList, EffectSite, Element, Event, Goal, Key, Objective, Price, SHEET_NUMBERS,
    SheetEffect, SheetForm, Takes, Token, Track,
};
use crate::analysis::effects::MANY;
use first_martians::die_sols::DieSols;
use first_martians::effect::TokenAt;
use first_martians::mission::SheetValue;

/// How many shared Mission Events there are.
const SHARED_EVENTS: usize = 48;

/// The part of the form that has a problem.
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ProblemPlace {
    Name,
    Group,
    /// A number of the sheet, for a crew size (0–2).
    Number(SheetValue, usize),
    Dice,
    Objectives,
    Objective(Key),
    Action(Key),
    Track(Key),
    Poi(Key),
    Event(Key),
    SetUp(Key),
    Token(Key),
}

/// What is missing or invalid.
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ProblemKind {
    MissingName,
    MissingGroup,
    /// Reported once per line of the sheet, at the first crew size that lacks it.
    MissingNumber,
    OutOfRange {
        min: i16,
        max: i16,
    },
    /// No die is ever rolled; rare, but allowed.
    NoDice,
    /// More sols than Mission Events: the last sols have none. The mission is playable.
    TooManySols {
        /// The number of sols with an event.
        events: u8,
    },
    /// Nothing would win the mission.
    NoMandatory,
    /// It takes an action, but none was chosen.
    MissingAction,
    /// It takes a track, but none was chosen.
    MissingTrack,
    /// Fewer regions than the number of times; allowed.
    TooFewRegions,
    /// A price far above what any crew begins with; allowed.
    HighPrice {
        count: u8,
        start: u8,
    },
    /// The only one of its group of which one is enough.
    AloneInGroup,
    /// Mandatory and optional in one group.
    MixedGroup,
    /// It waits for itself, directly or through others.
    WaitsForItself,
    /// An effect in words has none.
    MissingWords,
    /// The lowest space is above the highest, or the start is outside.
    InvalidTrack,
    /// Another element uses the same icon.
    DuplicateIcon,
    /// The track begins where the mission is lost.
    LostAtStart,
    /// A token without the number or letter that is printed on it.
    MissingSign,
    /// Another token has the same colour and number.
    DuplicateToken,
    /// An objective that is gathered in this region already lays a token there.
    TokenTwice,
    /// More is asked for than there are tokens.
    TooFewTokens,
}

impl ProblemKind {
    /// Whether a mission can be created all the same.
    pub const fn is_warning(self) -> bool {
        matches!(
            self,
            Self::NoDice | Self::TooManySols { .. } | Self::TooFewRegions | Self::HighPrice { .. }
        )
    }
}

/// A problem of a draft, with the part of the form where it is solved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Problem {
    /// The part of the form.
    pub place: ProblemPlace,
    /// The problem; [`ProblemKind::is_warning`] says whether it keeps the mission from being created.
    pub kind: ProblemKind,
}

impl SheetForm {
    /// All problems, in the order of the sheet.
    pub fn problems(&self) -> Vec<Problem> {
        let mut problems = Problems(Vec::new());
        problems.require(
            !self.name.trim().is_empty(),
            ProblemPlace::Name,
            ProblemKind::MissingName,
        );
        problems.require(
            self.group.is_some(),
            ProblemPlace::Group,
            ProblemKind::MissingGroup,
        );
        for value in SHEET_NUMBERS {
            self.number_problems(value, &mut problems);
        }
        let shared = if self.own_events_only {
            0
        } else {
            SHARED_EVENTS
        };
        let events = u8::try_from(shared + self.events.len()).unwrap_or(u8::MAX);
        let longer = u8::try_from(self.change(false, SheetValue::Sols)).unwrap_or_default();
        if self
            .sols()
            .is_some_and(|sols| sols.saturating_add(longer) > events)
        {
            problems.add(
                ProblemPlace::Number(SheetValue::Sols, 0),
                ProblemKind::TooManySols { events },
            );
        }
        let is_rolled = |sols: &DieSols| sols.lists().iter().any(|(_, sols)| !sols.is_empty());
        problems.require(
            self.dice.values().any(is_rolled),
            ProblemPlace::Dice,
            ProblemKind::NoDice,
        );
        if self.has_threshold {
            self.number_problems(SheetValue::Threshold, &mut problems);
        }
        problems.require(
            self.objectives.iter().any(|it| !it.optional),
            ProblemPlace::Objectives,
            ProblemKind::NoMandatory,
        );
        self.objective_problems(&mut problems);
        for action in &self.actions {
            problems.require(
                !action.title.trim().is_empty(),
                ProblemPlace::Action(action.key),
                ProblemKind::MissingName,
            );
            for (&price, &count) in &action.pays {
                let start = self.start_of(price);
                let fits = count <= start || count < MANY || price.colour().is_some();
                problems.require(
                    fits,
                    ProblemPlace::Action(action.key),
                    ProblemKind::HighPrice { count, start },
                );
            }
        }
        for track in &self.tracks {
            let place = ProblemPlace::Track(track.key);
            problems.require(
                !track.title.trim().is_empty(),
                place,
                ProblemKind::MissingName,
            );
            problems
                .0
                .extend(track_problem(track).map(|wrong| Problem { place, kind: wrong }));
            problems.require(!track.is_lost_at_start(), place, ProblemKind::LostAtStart);
        }
        for (at, poi) in self.pois.iter().enumerate() {
            let place = ProblemPlace::Poi(poi.key);
            problems.require(
                !poi.title.trim().is_empty(),
                place,
                ProblemKind::MissingName,
            );
            let earlier = self.pois.iter().take(at);
            problems.require(
                earlier.into_iter().all(|other| other.icon != poi.icon),
                place,
                ProblemKind::DuplicateIcon,
            );
        }
        self.token_problems(&mut problems);
        for event in &self.events {
            problems.require(
                !event.title.trim().is_empty(),
                ProblemPlace::Event(event.key),
                ProblemKind::MissingName,
            );
        }
        for step in self.set_up.iter().filter(|step| step.does.is_in_words()) {
            problems.require(
                !step.text.trim().is_empty(),
                ProblemPlace::SetUp(step.key),
                ProblemKind::MissingWords,
            );
        }
        self.word_problems(&mut problems);
        problems.0
    }

    /// Tokens that cannot be told apart, that lie where an objective lays one, or that are paid though there are none.
    fn token_problems(&self, problems: &mut Problems) {
        for (at, token) in self.tokens.iter().enumerate() {
            let place = ProblemPlace::Token(token.key);
            problems.require(
                !token.number.trim().is_empty(),
                place,
                ProblemKind::MissingSign,
            );
            let alike =
                |other: &Token| other.colour == token.colour && other.number == token.number;
            problems.require(
                !self.tokens.iter().take(at).any(alike),
                place,
                ProblemKind::DuplicateToken,
            );
            let TokenAt::Region(region) = token.at else {
                continue;
            };
            let lays = |it: &Objective| matches!(&it.takes, Takes::Gather(regions) if regions.contains(&region));
            problems.require(
                !self.objectives.iter().any(lays),
                place,
                ProblemKind::TokenTwice,
            );
        }
        let of_actions = self
            .actions
            .iter()
            .map(|it| (ProblemPlace::Action(it.key), &it.pays));
        let of_event = |it: &Event| it.action.as_ref().map(|action| action.pays.clone());
        let of_events: Vec<_> = self
            .events
            .iter()
            .filter_map(|it| Some((ProblemPlace::Event(it.key), of_event(it)?)))
            .collect();
        for (place, pays) in of_actions.chain(of_events.iter().map(|(place, pays)| (*place, pays)))
        {
            let has = |(price, count): (&Price, &u8)| {
                let there = |colour| self.tokens.iter().filter(|it| it.colour == colour).count();
                price
                    .colour()
                    .is_none_or(|colour| there(colour) >= usize::from(*count))
            };
            problems.require(pays.iter().all(has), place, ProblemKind::TooFewTokens);
        }
    }

    /// Effects in words, without a word.
    fn word_problems(&self, problems: &mut Problems) {
        let objectives = self
            .objectives
            .iter()
            .map(|it| (Element::Objective, it.key, ProblemPlace::Objective(it.key)));
        let actions = self
            .actions
            .iter()
            .map(|it| (Element::Action, it.key, ProblemPlace::Action(it.key)));
        let pois = self
            .pois
            .iter()
            .map(|it| (Element::Poi, it.key, ProblemPlace::Poi(it.key)));
        let events = self
            .events
            .iter()
            .map(|it| (Element::Event, it.key, ProblemPlace::Event(it.key)));
        for (element, key, place) in objectives.chain(actions).chain(pois).chain(events) {
            let lists = EffectList::ALL
                .iter()
                .map(|&list| EffectSite { element, key, list });
            let is_empty = |effect: &SheetEffect| matches!(effect, SheetEffect::Words(words) if words.trim().is_empty());
            let is_missing = lists.flat_map(|site| self.effects(site)).any(is_empty);
            problems.require(!is_missing, place, ProblemKind::MissingWords);
        }
    }

    /// The most with which any crew begins.
    fn start_of(&self, price: Price) -> u8 {
        let value = match price {
            Price::Oxygen => SheetValue::Oxygen,
            Price::Energy => SheetValue::Energy,
            Price::Food => SheetValue::Food,
            Price::EnergyPart
            | Price::OxygenPart
            | Price::Hardware
            | Price::Cpu
            | Price::Sample
            | Price::Seed
            | Price::Morale
            | Price::RedToken
            | Price::OrangeToken
            | Price::BlackToken => return 0,
        };
        let numbers = (0..CREW_SIZES.len()).filter_map(|crew| {
            u8::try_from(
                self.number(value, crew)?
                    .saturating_add(self.change(false, value).max(0)),
            )
            .ok()
        });
        numbers.max().unwrap_or_default()
    }

    fn number_problems(&self, value: SheetValue, problems: &mut Problems) {
        let (min, max) = value.range();
        // An empty line of the sheet is one problem.
        if let Some(crew) = (0..CREW_SIZES.len()).find(|&crew| self.typed(value, crew).is_empty()) {
            problems.add(
                ProblemPlace::Number(value, crew),
                ProblemKind::MissingNumber,
            );
        }
        for crew in (0..CREW_SIZES.len()).filter(|&crew| !self.typed(value, crew).is_empty()) {
            let fits = self
                .number(value, crew)
                .is_some_and(|number| (min..=max).contains(&number));
            problems.require(
                fits,
                ProblemPlace::Number(value, crew),
                ProblemKind::OutOfRange {
                    min: min.into(),
                    max: max.into(),
                },
            );
        }
    }

    fn objective_problems(&self, problems: &mut Problems) {
        for objective in &self.objectives {
            let place = ProblemPlace::Objective(objective.key);
            problems.require(
                !objective.title.trim().is_empty(),
                place,
                ProblemKind::MissingName,
            );
            let of_group =
                |it: &&Objective| it.either == objective.either && it.key != objective.key;
            let others: Vec<_> = self.objectives.iter().filter(of_group).collect();
            if objective.either > 0 {
                problems.require(!others.is_empty(), place, ProblemKind::AloneInGroup);
                let alike = others.iter().all(|it| it.optional == objective.optional);
                problems.require(alike, place, ProblemKind::MixedGroup);
            }
            problems.require(
                !self.waits_for(objective.key),
                place,
                ProblemKind::WaitsForItself,
            );
            match &objective.takes {
                Takes::Act(action) => {
                    problems.require(
                        action.is_some_and(|action| self.action(action).is_some()),
                        place,
                        ProblemKind::MissingAction,
                    );
                }
                Takes::Reach(track, typed) => match track.and_then(|track| self.track(track)) {
                    None => problems.add(place, ProblemKind::MissingTrack),
                    Some(track) => problems.0.extend(
                        reach_problem(track, typed).map(|wrong| Problem { place, kind: wrong }),
                    ),
                },
                Takes::Explore(regions) | Takes::Gather(regions) => {
                    let few = match objective.goal {
                        Goal::Times(times) => {
                            !regions.is_empty() && regions.len() < usize::from(times)
                        }
                        Goal::Percent(_) => false,
                    };
                    problems.require(!few, place, ProblemKind::TooFewRegions);
                }
                Takes::Tokens(tokens) => {
                    let there = if tokens.is_empty() {
                        self.tokens.len()
                    } else {
                        tokens.len()
                    };
                    let enough = match objective.goal {
                        Goal::Times(times) => usize::from(times) <= there,
                        Goal::Percent(_) => there > 0,
                    };
                    problems.require(enough, place, ProblemKind::TooFewTokens);
                }
                Takes::Words | Takes::Build(_) | Takes::Plant | Takes::Have(..) => {}
            }
        }
    }
}

impl SheetForm {
    /// Whether the objective waits for itself.
    fn waits_for(&self, key: Key) -> bool {
        let after = |key: Key| {
            self.objectives
                .iter()
                .find(|it| it.key == key)
                .into_iter()
                .flat_map(|it| it.after.iter().copied())
        };
        let (mut found, mut open) = (BTreeSet::new(), vec![key]);
        while let Some(next) = open.pop() {
            open.extend(after(next).filter(|key| found.insert(*key)));
        }
        found.contains(&key)
    }
}

fn reach_problem(track: &Track, typed: &str) -> Option<ProblemKind> {
    let [_, min, max] = track.numbers()?;
    match typed.parse::<i16>() {
        Err(_) if typed.is_empty() => Some(ProblemKind::MissingNumber),
        Ok(number) if (min..=max).contains(&number) => None,
        _ => Some(ProblemKind::OutOfRange { min, max }),
    }
}

fn track_problem(track: &Track) -> Option<ProblemKind> {
    if track.spaces.iter().any(|typed| typed.trim().is_empty()) {
        return Some(ProblemKind::MissingNumber);
    }
    match track.numbers() {
        Some([start, min, max]) if min < max && (min..=max).contains(&start) => None,
        _ => Some(ProblemKind::InvalidTrack),
    }
}

struct Problems(Vec<Problem>);

impl Problems {
    fn add(&mut self, place: ProblemPlace, wrong: ProblemKind) {
        self.0.push(Problem { place, kind: wrong });
    }

    fn require(&mut self, fine: bool, place: ProblemPlace, wrong: ProblemKind) {
        if !fine {
            self.add(place, wrong);
        }
    }
}
