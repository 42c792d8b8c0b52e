//! Satisfiability of conditions: tries every number at which one changes, within what the game can reach.

use std::collections::{BTreeMap, BTreeSet};

use first_martians::effect::{Range, Subject, When};
use first_martians::mission::EndingOutcome;
use first_martians::state::{MORALE_MAX, MORALE_MIN, TRACK_TOP};
use first_martians::vocabulary::Block;

/// What a condition reads. Booleans are 1 or 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Var<'m> {
    Flag(&'m str),
    Counter(&'m str),
    Sol,
    Astronauts,
    Morale,
    Malfunction(Block),
    Objective(&'m str),
    /// Whether a chapter of the campaign has ended so.
    Chapter(&'m str, Option<EndingOutcome>),
    Track(&'m str),
    Ask(&'m str),
    /// Whether anybody is remembered under the name.
    Person(&'m str),
    SamePerson(&'m str, &'m str),
    /// What a condition of format 2 counts.
    Counted(Subject<'m>),
}

/// A condition and its expected value.
pub(super) type Claim<'m> = (&'m When, bool);

/// The lowest and the highest value, inclusive.
pub(super) type Bounds = (i32, i32);

/// Astronauts of a crew, and the sols of its longest game.
pub(super) type Length = (i32, i32);

/// Where and when a condition is evaluated.
#[derive(Debug, Clone, Default)]
pub(super) struct Scope<'m> {
    pub sols: Bounds,
    pub known: Vec<(Var<'m>, i32)>,
    /// Objectives that are not all met, because the game would be over.
    pub(crate) not_all: Vec<&'m str>,
}

/// What a game can reach.
pub(super) trait Domain<'m> {
    /// The crews and the lengths of their longest games.
    fn lengths(&self) -> &[Length];
    /// The bounds of a variable other than sol, crew, Morale and Malfunction tracks.
    fn bounds(&self, var: Var<'m>) -> Bounds;
}

/// Above this number of combinations a condition counts as satisfiable; no author writes such a condition.
const MAX_COMBINATIONS: usize = 20_000;

/// Whether all claims can be true together; `true` if unsure.
pub(super) fn possible<'m>(
    reach: &impl Domain<'m>,
    scope: &Scope<'m>,
    claims: &[Claim<'m>],
) -> bool {
    let mut cuts = BTreeMap::new();
    claims.iter().for_each(|(when, _)| cut(when, &mut cuts));
    let over = !scope.not_all.is_empty()
        && scope
            .not_all
            .iter()
            .all(|id| cuts.contains_key(&Var::Objective(id)));
    reach
        .lengths()
        .iter()
        .any(|&length| tried(reach, scope, claims, &cuts, length, over))
}

/// The variable that a leaf condition compares, and its bounds. A boolean holds from 1.
pub(super) fn asks<'m>(when: &'m When) -> Option<(Var<'m>, Option<i32>, Option<i32>)> {
    let within = |var, range: &Range| (var, range.from.map(Into::into), range.to.map(Into::into));
    Some(match when {
        When::Flag(id) => (Var::Flag(id), Some(1), None),
        When::Objective(id) => (Var::Objective(id), Some(1), None),
        When::Chapter(at) => (Var::Chapter(&at.chapter, at.outcome), Some(1), None),
        When::Ask(id) => (Var::Ask(id), Some(1), None),
        When::Counter(it) => (
            Var::Counter(&it.counter),
            it.at_least.map(Into::into),
            it.at_most.map(Into::into),
        ),
        When::Sol(range) => within(Var::Sol, range),
        When::Astronauts(range) => within(Var::Astronauts, range),
        When::Morale(range) => within(Var::Morale, range),
        When::Malfunction(it) => (Var::Malfunction(it.block), Some(it.at_least.into()), None),
        When::Track(it) => (
            Var::Track(&it.track),
            it.at_least.map(Into::into),
            it.at_most.map(Into::into),
        ),
        When::Not(_) | When::All(_) | When::Any(_) => return None,
        When::Remembered(person) => (Var::Person(person), Some(1), None),
        When::SamePerson([one, other]) => (Var::SamePerson(one, other), Some(1), None),
        other => {
            let it = other.compared()?;
            (
                Var::Counted(it.subject),
                it.at_least.map(Into::into),
                it.at_most.map(Into::into),
            )
        }
    })
}

/// The numbers at which a condition may change, by variable.
type Cuts<'m> = BTreeMap<Var<'m>, BTreeSet<i32>>;

fn cut<'m>(when: &'m When, cuts: &mut Cuts<'m>) {
    match when {
        When::Not(inner) => cut(inner, cuts),
        When::All(parts) | When::Any(parts) => parts.iter().for_each(|part| cut(part, cuts)),
        _ => {
            if let Some((var, from, to)) = asks(when) {
                let cuts = cuts.entry(var).or_default();
                cuts.extend(from.into_iter().flat_map(|from| [from - 1, from]));
                cuts.extend(to.into_iter().flat_map(|to| [to, to + 1]));
            }
        }
    }
}

/// The variables of a condition.
pub(super) fn vars<'m>(when: &'m When) -> BTreeSet<Var<'m>> {
    let mut cuts = Cuts::new();
    cut(when, &mut cuts);
    cuts.into_keys().collect()
}

/// The bounds of a variable for a crew of that size.
pub(super) fn bounds<'m>(
    reach: &impl Domain<'m>,
    scope: &Scope<'m>,
    var: Var<'m>,
    (astronauts, longest): Length,
) -> Bounds {
    if let Some(&(_, value)) = scope.known.iter().find(|(known, _)| *known == var) {
        return (value, value);
    }
    match var {
        Var::Astronauts => (astronauts, astronauts),
        Var::Sol => (scope.sols.0, scope.sols.1.min(longest)),
        Var::Morale => (MORALE_MIN.into(), MORALE_MAX.into()),
        Var::Malfunction(_) => (0, TRACK_TOP.into()),
        _ => reach.bounds(var),
    }
}

fn tried<'m>(
    reach: &impl Domain<'m>,
    scope: &Scope<'m>,
    claims: &[Claim<'m>],
    cuts: &Cuts<'m>,
    length: Length,
    over: bool,
) -> bool {
    let (first, last) = bounds(reach, scope, Var::Sol, length);
    if first > last {
        return false;
    }
    let choices: Vec<(Var<'m>, Vec<i32>)> = cuts
        .iter()
        .map(|(&var, cuts)| {
            let (low, high) = bounds(reach, scope, var, length);
            let mut values: BTreeSet<i32> = cuts
                .range(low..=high.max(low))
                .copied()
                .filter(|it| *it <= high)
                .collect();
            if low <= high {
                values.extend([low, high]);
            }
            (var, values.into_iter().collect())
        })
        .collect();
    let combinations = choices.iter().try_fold(1_usize, |count, (_, values)| {
        count.checked_mul(values.len())
    });
    if combinations.is_none_or(|count| count > MAX_COMBINATIONS) {
        return true;
    }
    (0..combinations.unwrap_or_default()).any(|number| {
        let mut rest = number;
        let values: BTreeMap<Var<'m>, i32> = choices
            .iter()
            .filter_map(|(var, values)| {
                let value = values.get(rest % values.len())?;
                rest /= values.len();
                Some((*var, *value))
            })
            .collect();
        let value = |var: Var<'m>| values.get(&var).copied().unwrap_or_default();
        let ended = over
            && scope
                .not_all
                .iter()
                .all(|id| value(Var::Objective(id)) == 1);
        !ended
            && claims
                .iter()
                .all(|(when, wanted)| holds(when, &value) == *wanted)
    })
}

pub(super) fn holds<'m>(when: &'m When, value: &impl Fn(Var<'m>) -> i32) -> bool {
    match when {
        When::Not(inner) => !holds(inner, value),
        When::All(parts) => parts.iter().all(|part| holds(part, value)),
        When::Any(parts) => parts.iter().any(|part| holds(part, value)),
        _ => asks(when).is_some_and(|(var, from, to)| {
            let number = value(var);
            from.is_none_or(|from| number >= from) && to.is_none_or(|to| number <= to)
        }),
    }
}
