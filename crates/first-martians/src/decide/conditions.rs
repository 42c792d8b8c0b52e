//! Whether conditions hold, and what has to be asked first.

use std::collections::BTreeMap;

use crate::effect::{Compared, Id, ObjectiveState, Subject, When};
use crate::game::Game;
use crate::queries::compared;

/// Whether a condition holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Holds {
    Yes,
    /// It does not.
    No,
    /// Only the players know: the question to ask.
    Ask(Id),
}

impl From<bool> for Holds {
    fn from(holds: bool) -> Self {
        if holds { Self::Yes } else { Self::No }
    }
}

/// The answers of the players so far, by question.
pub(super) type Answers = BTreeMap<Id, bool>;

/// Whether a condition holds now, given the answers so far.
///
/// A question about the table tells no secret: what everybody knows decides first, then what is asked, and only then what is hidden.
pub(super) fn holds(game: &Game, when: &When, answers: &Answers) -> Holds {
    if game.state().board_state().is_none() && when.asks_table() {
        if let Some(known) = publicly(game, when, answers) {
            return known.into();
        }
        if let Some(question) = table_question(game, when, answers) {
            return Holds::Ask(question);
        }
    }
    known(game, when, answers)
}

/// Whether a condition certainly holds, where nobody can be asked.
pub(super) fn holds_unasked(game: &Game, when: &When) -> bool {
    known(game, when, &Answers::new()) == Holds::Yes
}

/// Whether a condition holds that holds no others; `None` where only the players can tell and have not yet.
fn leaf(game: &Game, when: &When, answers: &Answers) -> Option<bool> {
    let state = game.state();
    let number = |number: usize| i8::try_from(number).unwrap_or(i8::MAX);
    let within = |number: i16, least: Option<i16>, most: Option<i16>| {
        least.is_none_or(|least| number >= least) && most.is_none_or(|most| number <= most)
    };
    match when {
        When::Flag(flag) => Some(state.flags.contains(flag)),
        When::Counter(at) => Some(within(
            state.counters.get(&at.counter).copied().unwrap_or(0),
            at.at_least,
            at.at_most,
        )),
        When::Sol(range) => Some(range.contains(number(state.sol.into()))),
        When::Astronauts(range) => Some(range.contains(number(state.crew.astronauts.len()))),
        When::Morale(range) => Some(range.contains(state.morale)),
        When::Malfunction(at) => Some(state.track(at.block) >= at.at_least),
        When::Objective(id) => Some(state.objectives.get(id).is_some_and(|it| it.met.is_some())),
        When::Chapter(at) => Some(
            state
                .carried
                .as_ref()
                .is_some_and(|carried| carried.has_ended(at)),
        ),
        When::Track(at) => Some(within(
            state.mission_tracks.get(&at.track).copied().unwrap_or(0),
            at.at_least,
            at.at_most,
        )),
        When::Ask(question) => answers.get(question).copied(),
        When::Remembered(person) => Some(state.people.contains_key(person)),
        When::SamePerson([one, other]) => Some(
            state
                .people
                .get(one)
                .is_some_and(|seat| state.people.get(other) == Some(seat)),
        ),
        other => compared::holds(game, &other.compared()?)
            .or_else(|| answers.get(&other.table_question()).copied()),
    }
}

/// Whether a condition holds by all that the app knows.
fn known(game: &Game, when: &When, answers: &Answers) -> Holds {
    match when {
        When::Not(inner) => match known(game, inner, answers) {
            Holds::Yes => Holds::No,
            Holds::No => Holds::Yes,
            ask => ask,
        },
        When::All(parts) => first_other_than(&Holds::Yes, parts, game, answers),
        When::Any(parts) => first_other_than(&Holds::No, parts, game, answers),
        When::Ask(question) => answers
            .get(question)
            .map_or_else(|| Holds::Ask(question.clone()), |&yes| yes.into()),
        one => {
            leaf(game, one, answers).map_or_else(|| Holds::Ask(one.table_question()), Into::into)
        }
    }
}

/// What the game can decide goes before a question, so that no question is asked in vain.
fn first_other_than(neutral: &Holds, parts: &[When], game: &Game, answers: &Answers) -> Holds {
    let found: Vec<_> = parts
        .iter()
        .map(|part| known(game, part, answers))
        .filter(|it| it != neutral)
        .collect();
    let decided = found.iter().find(|it| !matches!(it, Holds::Ask(_)));
    decided.or(found.first()).unwrap_or(neutral).clone()
}

/// Whether a condition holds by what the players know; `None` where they cannot tell.
pub(crate) fn known_to_players(game: &Game, when: &When) -> Option<bool> {
    publicly(game, when, &Answers::new())
}

/// Whether a condition holds by what the players know; `None` while that does not decide.
fn publicly(game: &Game, when: &When, answers: &Answers) -> Option<bool> {
    let all = |parts: &[When], neutral: bool| {
        let found: Vec<Option<bool>> = parts
            .iter()
            .map(|part| publicly(game, part, answers))
            .collect();
        match () {
            () if found.contains(&Some(!neutral)) => Some(!neutral),
            () if found.contains(&None) => None,
            () => Some(neutral),
        }
    };
    match when {
        When::Not(inner) => publicly(game, inner, answers).map(|holds| !holds),
        When::All(parts) => all(parts, true),
        When::Any(parts) => all(parts, false),
        one if is_secret(game, one) => None,
        one => leaf(game, one, answers),
    }
}

/// The next question about the table whose answer may matter, in the order of the condition.
fn table_question(game: &Game, when: &When, answers: &Answers) -> Option<Id> {
    match when {
        _ if publicly(game, when, answers).is_some() => None,
        When::Not(inner) => table_question(game, inner, answers),
        When::All(parts) | When::Any(parts) => parts
            .iter()
            .find_map(|part| table_question(game, part, answers)),
        one => one
            .compared()
            .filter(|it| it.subject.is_on_table())
            .map(|_| one.table_question()),
    }
}

/// Whether the players do not know what the condition looks at.
fn is_secret(game: &Game, when: &When) -> bool {
    let hidden = |id: &str| compared::objective(game, id) == Some(ObjectiveState::Hidden);
    match when {
        When::Flag(_) | When::Counter(_) | When::Remembered(_) | When::SamePerson(_) => true,
        When::Objective(id) => hidden(id),
        When::Track(at) => !game.knows_track(&at.track),
        other => match other.compared() {
            Some(Compared {
                subject: Subject::Walker(id, _),
                ..
            }) => !game.knows_walker(id),
            Some(Compared {
                subject: Subject::Progress(id) | Subject::ObjectiveState(id, _),
                ..
            }) => hidden(id),
            _ => false,
        },
    }
}
