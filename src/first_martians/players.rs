//! Players that play by themselves: for `--auto`, for simulations and for tests. They see what people see: the offers.

mod full;
mod goods;
mod intent;
mod wishes;

use self::intent::Intent;
use super::board::{Pick, Question};
use super::command::{Command, Field, Param, Value};
use super::effect::Careful;
use super::game::Game;
use super::mission::Takes;
use super::offers::onward;
use super::queries::upkeep::threshold;
use super::state::{Kept, Step, TRACK_TOP, Task};
use super::words::{AdventureType, Block, Group, Phase};
use crate::dice;
use crate::play::{Game as _, Offer, Role};

/// How a player plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// Anything that is offered; a death rarely.
    Random,
    /// Sensibly, as far as the table would allow it, so that games last.
    Careful,
}

/// A player that plays by itself, the same way for the same seed.
#[derive(Debug, Clone)]
pub struct Player {
    style: Style,
    seed: u64,
    counter: u64,
    /// The sol whose actions are being resolved, and how many are left.
    actions: (u8, u32),
    /// What the crew has in mind for the sol, where the app keeps the board.
    intent: Intent,
}

impl Player {
    /// A player.
    pub const fn new(style: Style, seed: u64) -> Self {
        Self { style, seed, counter: 0, actions: (0, 0), intent: Intent::NONE }
    }

    /// The next command, `None` when nothing is offered: the mission is over.
    pub fn next(&mut self, game: &Game) -> Option<Command> {
        match self.style {
            Style::Random => self.random(game),
            Style::Careful => self.careful(game),
        }
    }

    /// A command inside the offer, its free values chosen at random.
    pub fn fill(&mut self, offer: &Offer<Command>) -> Option<Command> {
        offer.filled(|_, range| self.value(range))
    }

    fn roll(&mut self, sides: usize) -> usize {
        self.counter += 1;
        dice::roll(self.seed, "player", self.counter, u32::try_from(sides).unwrap_or(u32::MAX)) as usize
    }

    fn value(&mut self, range: &Param) -> Option<Value> {
        Some(match range {
            Param::Number { min, max } => {
                let sides = usize::try_from(max - min + 1).unwrap_or(1);
                Value::Number(min + i64::try_from(self.roll(sides)).unwrap_or(0))
            }
            Param::OneOf(values) => values.get(self.roll(values.len()))?.clone(),
            Param::ListOf { of, max } => {
                let count = 1 + self.roll((*max).min(3));
                Value::List((0..count).filter_map(|_| of.get(self.roll(of.len())).cloned()).collect())
            }
            Param::SomeOf(values) => Value::List(values.iter().filter(|_| self.roll(4) == 0).cloned().collect()),
            Param::Text { .. } => Value::Text(["Ada", "Zoè", "Luca B.", "明"][self.roll(4)].to_owned()),
        })
    }

    fn random(&mut self, game: &Game) -> Option<Command> {
        // Left to chance alone a plan would hardly ever be complete.
        if keeps_board(game) && game.state().step == Step::Plan && self.roll(3) > 0 {
            return self.any_plan(game);
        }
        let offers = game.offers();
        let role = match self.roll(100) {
            0..55 => Role::Flow,
            55..80 => Role::Report,
            _ => Role::Correct,
        };
        // A death, a first and a last sol put right ends most games at once: rarely.
        let rare = |offer: &Offer<Command>| matches!(offer.command, Command::ReportDeath { .. } | Command::SetSheet { .. });
        let rarely = self.roll(150) == 0;
        // Who keeps the board is for the table to say: a game stays as it was begun.
        let changes_keeper = |offer: &Offer<Command>| matches!(offer.command, Command::KeepBoard { .. });
        let fitting: Vec<_> =
            offers.iter().filter(|it| it.role == role && (rarely || !rare(it)) && !changes_keeper(it)).collect();
        let pool: Vec<_> = if fitting.is_empty() { offers.iter().filter(|it| it.role == Role::Flow).collect() } else { fitting };
        let offer = *pool.get(self.roll(pool.len()))?;
        self.fill(offer)
    }

    fn careful(&mut self, game: &Game) -> Option<Command> {
        let state = game.state();
        if state.step.phase() == Phase::SetUp && state.dice == Kept::Physical {
            return Some(Command::SetDice { dice: Kept::Digital });
        }
        if let Some(command) = an_aom(game) {
            return Some(command);
        }
        if let Some(command) = self.answer(game) {
            return Some(command);
        }
        if keeps_board(game) && state.step == Step::Plan {
            let command = self.careful_plan(game);
            if command.is_some() {
                return command;
            }
        }
        let offers = onward(game);
        if keeps_board(game) && state.step == Step::Resolve {
            let first = |command: &Command| offers.iter().find(|offer| offer.command == *command).map(|it| it.command.clone());
            if let Some(command) = first(&Command::RollDice {}).or_else(|| first(&Command::Continue {})) {
                return Some(command);
            }
        }
        let acting = state.queue.is_empty() && state.step == Step::Resolve && !keeps_board(game);
        if let Some(command) = acting.then(|| self.action(game)).flatten() {
            return Some(command);
        }
        let flow: Vec<_> = offers.iter().filter(|offer| offer.role == Role::Flow && !is_discard(offer)).collect();
        let offer = *flow.get(self.roll(flow.len()))?;
        offer.filled(|field, range| {
            if matches!((&state.step, range), (Step::Penalties { .. }, Param::Number { .. })) {
                // A crew that keeps its base in order has one active penalty in a Block now and then.
                Some(Value::Number(i64::from(self.roll(3) == 0)))
            } else if state.step == Step::Threshold && field == Field::met {
                // And is at or below the Threshold more often than not.
                Some(Value::Flag(self.roll(3) > 0))
            } else {
                self.value(range)
            }
        })
    }

    /// What a crew answers that looks at its board; `None` where any answer is as good, and without a board.
    fn answer(&mut self, game: &Game) -> Option<Command> {
        let (state, twin) = (game.state(), game.state().twin()?);
        if state.queue.is_empty() && state.step == Step::Threshold {
            let (broken, allowed) = threshold(game)?;
            return Some(Command::AnswerThreshold { met: broken <= allowed });
        }
        let Some(Task::Pick { question, from, .. }) = state.queue.front() else { return None };
        // Mostly: people are not always of one mind.
        if self.roll(4) == 0 {
            return None;
        }
        match question {
            Question::StopWilting { .. } => from.contains(&Pick::Yes).then_some(Command::Pick { pick: Pick::Yes }),
            Question::WhichAstronaut { effect } => {
                let wounds = |pick: &&Pick| {
                    if let Pick::Seat(seat) = pick { twin.id_board(*seat).map_or(u8::MAX, |it| it.wounds) } else { u8::MAX }
                };
                match effect.kind().careful {
                    Careful::Any => None,
                    Careful::FewestWounds => from.iter().min_by_key(wounds).map(|pick| Command::Pick { pick: pick.clone() }),
                }
            }
            Question::Shut { .. }
            | Question::Starve { .. }
            | Question::LoseSample {}
            | Question::WhichFacility { .. }
            | Question::RoverRoll { .. }
            | Question::WhichCondition { .. }
            | Question::WhichRegion { .. }
            | Question::WhichUpgrade { .. } => None,
        }
    }

    /// One action of the crew, as it would be reported; `None` when all pawns are used.
    fn action(&mut self, game: &Game) -> Option<Command> {
        let state = game.state();
        if self.actions.0 != state.sol {
            let pawns = state.crew.astronauts.len() + state.crew.aoms_to_pick();
            self.actions = (state.sol, u32::try_from(pawns).unwrap_or(0));
        }
        self.actions.1 = self.actions.1.checked_sub(1)?;
        let busiest = Block::ALL.iter().copied().max_by_key(|&block| state.track(block))?;
        if state.track(busiest) + 1 >= TRACK_TOP {
            return Some(Command::Manage { block: busiest, by: 1 });
        }
        if let Some(open) = state.open_events.first().filter(|_| self.roll(3) > 0) {
            return Some(Command::FinishEvent { event: open.event.clone() });
        }
        let seat = u8::try_from(self.roll(state.crew.astronauts.len())).unwrap_or(0);
        if self.roll(3) == 0 {
            let adventure = AdventureType::ALL.get(self.roll(AdventureType::ALL.len())).copied()?;
            return Some(Command::RollAction { adventure, seat });
        }
        self.objective(game).or(Some(Command::RollAction { adventure: AdventureType::Build, seat }))
    }

    /// The first objective that is not met, mandatory ones first.
    fn objective(&mut self, game: &Game) -> Option<Command> {
        let open = goods::open(game);
        // Now and then the crew prefers what is optional.
        let index = if self.roll(5) == 0 { open.len().saturating_sub(1) } else { 0 };
        open.get(index).and_then(|(it, _)| match &it.takes {
            Takes::Act(takes) => Some(Command::FinishAction { action: takes.action.clone() }),
            Takes::Reach(_) => None,
            _ => Some(Command::AdvanceObjective { objective: it.id.clone() }),
        })
    }
}

/// The next AOM that a crew of two or three takes along: that of the mission's kind first, then that for building.
pub fn an_aom(game: &Game) -> Option<Command> {
    let crew = &game.state().crew;
    if game.state().step.phase() != Phase::SetUp || crew.aoms.len() >= crew.aoms_to_pick() {
        return None;
    }
    let first = match game.mission().sheet.group {
        Group::Building => AdventureType::Build,
        Group::Exploration => AdventureType::Explore,
        Group::Research => AdventureType::Research,
    };
    let left = game.mission().game_box.aoms.iter().filter(|aom| !crew.aoms.contains(&aom.id));
    let best = left.min_by_key(|aom| (aom.kind != first, aom.kind != AdventureType::Build))?;
    Some(Command::SetAom { aom: best.id.clone(), used: true })
}

/// Whether the app keeps the board, and nothing waits before the step.
fn keeps_board(game: &Game) -> bool {
    game.state().twin().is_some() && game.state().queue.is_empty()
}

const fn is_discard(offer: &Offer<Command>) -> bool {
    matches!(offer.command, Command::DiscardUnresolved {})
}
