//! What comes of a choice, as far as the players can tell: it is tried on a copy that holds no secrets.
//!
//! A condition about something hidden may hold or not, each as likely; of ways of chance each counts by its weight; what is drawn or
//! rolled is guessed several times.

use std::collections::VecDeque;

use super::estimates;
use super::observation::Observation;
use super::value::value;
use crate::board::Pick;
use crate::command::Command;
use crate::decide::{decide_on, known_to_players};
use crate::effect::{Effect, Id, NestedEffects, Reference, Way};
use crate::fact::Fact;
use crate::game::Game;
use crate::queries::payable;
use crate::state::{Card, CardKind, Face, Seat, Task};

/// How often chance is guessed where it matters.
const GUESSES: u64 = 3;
/// The most ways in which something is imagined to go.
const SCENARIOS: usize = 8;
/// How many choices within a choice are looked through.
const DEPTH: u8 = 2;
/// The most tasks that are followed.
const TASKS: usize = 24;

/// How something may go: its likelihood, and the effects that then happen.
#[derive(Debug, Clone, Default)]
struct Scenario {
    weight: i64,
    effects: Vec<Effect>,
}

/// What the state is worth once the option was taken, on the average.
pub(super) fn of_option(seen: &Observation, card: &Card, way: &Way, by: Option<Seat>) -> i32 {
    deep(seen, card, way, by, 0)
}

/// What is gained by paying the price of an action and getting its effects.
pub(super) fn of_action(seen: &Observation, card: &Card, way: &Way) -> i32 {
    of_option(seen, card, way, None) - value(seen)
}

fn deep(seen: &Observation, card: &Card, way: &Way, by: Option<Seat>, depth: u8) -> i32 {
    let scenarios = scenarios(seen.game(), &way.effects);
    let all: i64 = scenarios.iter().map(|scenario| scenario.weight).sum();
    let tried = scenarios.into_iter().map(|scenario| {
        let (known, drawn): (Vec<Effect>, Vec<Effect>) =
            scenario.effects.into_iter().partition(is_followed);
        let way = Way {
            when: None,
            later: None,
            effects: known,
            ..way.clone()
        };
        let command = Command::Choose {
            option: way.id.clone(),
        };
        let choice = Task::Choose {
            card: card.clone(),
            options: vec![way],
            rest: Vec::new(),
            by,
        };
        let after = guessed(seen, &VecDeque::from([choice, last()]), &command, depth);
        scenario.weight * i64::from(after + estimates::of_effects(seen.game(), &drawn))
    });
    i32::try_from(tried.sum::<i64>() / all.max(1)).unwrap_or(0)
}

/// What the state is worth once the question was answered, on the average. `tasks`: the question, and what waits for it.
pub(super) fn of_answer(seen: &Observation, tasks: &VecDeque<Task>, pick: &Pick) -> i32 {
    answered(seen, tasks, pick, 0)
}

fn answered(seen: &Observation, tasks: &VecDeque<Task>, pick: &Pick, depth: u8) -> i32 {
    guessed(seen, tasks, &Command::Pick { pick: pick.clone() }, depth)
}

/// The question in front and what waits for its answer.
pub(super) fn question(queue: &VecDeque<Task>) -> VecDeque<Task> {
    let waiting = queue
        .iter()
        .skip(1)
        .take_while(|task| matches!(task, Task::Perform { .. }));
    queue
        .iter()
        .take(1)
        .chain(waiting)
        .cloned()
        .chain([last()])
        .collect()
}

/// The task at which the rollout ends, so that the step does not go on.
fn last() -> Task {
    Task::Missing { id: Id::new() }
}

/// Whether the effect is followed on the copy; what it draws is not looked at.
fn is_followed(effect: &Effect) -> bool {
    !matches!(effect.description().link, Reference::Draws(_))
}

/// The ways in which effects may go, as far as the players can tell. What they do not see is left out.
fn scenarios(game: &Game, effects: &[Effect]) -> Vec<Scenario> {
    let mut scenarios = vec![Scenario {
        weight: 1,
        effects: Vec::new(),
    }];
    for effect in effects {
        let ways: Vec<(i64, &[Effect])> = match effect.nested_effects() {
            NestedEffects::If(branch) => match known_to_players(game, &branch.when) {
                Some(true) => vec![(1, &branch.then)],
                Some(false) => vec![(1, &branch.or_else)],
                None => vec![(1, &branch.then), (1, &branch.or_else)],
            },
            NestedEffects::Random(random) => random
                .ways
                .iter()
                .map(|way| (i64::from(way.weight), way.effects.as_slice()))
                .collect(),
            NestedEffects::Nothing | NestedEffects::Choose(_) => {
                if !game.hides(effect) {
                    scenarios
                        .iter_mut()
                        .for_each(|scenario| scenario.effects.push(effect.clone()));
                }
                continue;
            }
        };
        let inner: Vec<Scenario> = ways
            .into_iter()
            .flat_map(|(weight, effects)| weighed(game, weight, effects))
            .collect();
        let each = |scenario: &Scenario| {
            inner
                .iter()
                .map(|inner| joined(scenario, inner))
                .collect::<Vec<_>>()
        };
        scenarios = scenarios.iter().flat_map(each).collect();
        scenarios.sort_by_key(|scenario| -scenario.weight);
        scenarios.truncate(SCENARIOS);
        even_out(&mut scenarios);
    }
    scenarios
}

/// Brings the weights to parts of a thousand, so that they stay small.
fn even_out(scenarios: &mut [Scenario]) {
    let all: i64 = scenarios.iter().map(|scenario| scenario.weight).sum();
    scenarios
        .iter_mut()
        .for_each(|scenario| scenario.weight = (scenario.weight * 1000 / all.max(1)).max(1));
}

/// The ways in which effects of that weight may go, so that all such together have that share.
fn weighed(game: &Game, weight: i64, effects: &[Effect]) -> Vec<Scenario> {
    let mut scenarios = scenarios(game, effects);
    even_out(&mut scenarios);
    scenarios
        .into_iter()
        .map(|scenario| Scenario {
            weight: weight * scenario.weight,
            ..scenario
        })
        .filter(|it| it.weight > 0)
        .collect()
}

fn joined(scenario: &Scenario, inner: &Scenario) -> Scenario {
    Scenario {
        weight: scenario.weight * inner.weight,
        effects: scenario
            .effects
            .iter()
            .chain(&inner.effects)
            .cloned()
            .collect(),
    }
}

/// The value after the command with these tasks waiting: over several guesses where it is left to chance.
fn guessed(seen: &Observation, tasks: &VecDeque<Task>, command: &Command, depth: u8) -> i32 {
    let (first, chance) = once(seen.guessing(1, tasks.clone()), command, depth);
    if !chance || depth > 0 {
        return first;
    }
    let others = (2..=GUESSES)
        .map(|number| i64::from(once(seen.guessing(number, tasks.clone()), command, depth).0));
    let sum = i64::from(first) + others.sum::<i64>();
    i32::try_from(sum / i64::try_from(GUESSES).unwrap_or(1)).unwrap_or(first)
}

/// The value after one guess, and whether chance had a part in it.
fn once(seen: Observation, command: &Command, depth: u8) -> (i32, bool) {
    let mut rollout = Rollout {
        game: seen.into_game(),
        drawn: 0,
        chance: false,
    };
    rollout.take(command);
    for _ in 0..TASKS {
        if rollout.game.state().outcome.is_some() || !rollout.step(depth) {
            break;
        }
    }
    rollout.game.state.queue.clear();
    (
        value(&Observation::after(rollout.game)) + rollout.drawn,
        rollout.chance,
    )
}

/// A copy of the game that is played on.
struct Rollout {
    game: Game,
    /// What drawn cards are worth that are not looked at.
    drawn: i32,
    chance: bool,
}

impl Rollout {
    fn take(&mut self, command: &Command) {
        let decision = decide_on(self.game.clone(), command, |_| false).0;
        self.chance |= decision
            .facts
            .iter()
            .any(|fact| matches!(fact, Fact::ChanceUsed { .. }));
        self.game = decision.after;
    }

    /// Goes through the next task; `false` at the last.
    fn step(&mut self, depth: u8) -> bool {
        let Some(task) = self.game.state().queue.front().cloned() else {
            return false;
        };
        match task {
            Task::Missing { .. } => return false,
            Task::Read { card, .. } => match card.kind {
                CardKind::Malfunction(_) => self.leave_card(&card, estimates::CARD),
                CardKind::Adventure(_) if card.face == Face::Story => {
                    self.leave_card(&card, estimates::ADVENTURE);
                }
                _ => self.take(&Command::Continue {}),
            },
            Task::Effects { .. } => self.take(&Command::Continue {}),
            Task::Choose {
                card, options, by, ..
            } => match self.best_option(&card, &options, by, depth) {
                Some(option) => self.take(&Command::Choose { option }),
                None => self.skip(),
            },
            Task::Pick { from, .. } => match self.best_answer(&from, depth) {
                Some(pick) => self.take(&Command::Pick { pick }),
                None => self.skip(),
            },
            Task::Ask { .. }
            | Task::AskTable { .. }
            | Task::EventAction { .. }
            | Task::DrawCard { .. }
            | Task::Settle { .. }
            | Task::DrawAdventure { .. }
            | Task::Perform { .. } => self.skip(),
        }
        true
    }

    /// Goes past the task in front without doing it.
    fn skip(&mut self) {
        if let Some(task) = self.game.state.queue.front_mut() {
            *task = last();
        }
        self.take(&Command::Continue {});
    }

    /// Goes past a drawn card: nobody knows what it does.
    fn leave_card(&mut self, card: &Card, worth: i32) {
        self.drawn += worth;
        let next = self.game.state().queue.get(1);
        if matches!(next, Some(Task::Effects { card: of, .. } | Task::Choose { card: of, .. }) if of.id == card.id)
        {
            let _ = self.game.state.queue.pop_front();
        }
        self.skip();
    }

    fn best_option(&self, card: &Card, options: &[Way], by: Option<Seat>, depth: u8) -> Option<Id> {
        let mut payable = options
            .iter()
            .filter(|way| payable::is_payable(&self.game, way, by));
        let best = if depth + 1 < DEPTH {
            let seen = Observation::of(&self.game);
            payable.max_by_key(|way| deep(&seen, card, way, by, depth + 1))
        } else {
            payable.next()
        };
        best.map(|way| way.id.clone())
    }

    fn best_answer(&self, from: &[Pick], depth: u8) -> Option<Pick> {
        if depth + 1 >= DEPTH {
            return from.first().cloned();
        }
        let (seen, tasks) = (
            Observation::of(&self.game),
            question(&self.game.state().queue),
        );
        from.iter()
            .max_by_key(|pick| answered(&seen, &tasks, pick, depth + 1))
            .cloned()
    }
}
