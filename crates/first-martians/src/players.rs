//! Automatic players for `--auto`, simulations and tests. They see what people see: the offers.

mod action_values;
mod choices;
mod estimates;
mod full;
mod goods;
mod intent;
mod lookahead;
mod observation;
mod on_board;
mod priorities;
mod tracks;
mod value;

use self::intent::Intent;
use self::tracks::{Height, lowering};
use super::command::{Command, Field, Param, Value};
pub use super::dealt_set_up::next_aom;
use super::game::Game;
use super::mission::Takes;
use super::offers::flow_offers;
use super::queries::compared::tokens_at_hand;
use super::queries::payable;
use super::queries::upkeep::threshold;
use super::state::{ComponentSource, Step, TRACK_TOP};
use super::vocabulary::{AdventureType, Block, Phase};
use base::dice;
use base::play::{Game as _, Offer, Role};

/// How an automatic player decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// Any offer; a death rarely.
    Random,
    /// Sensibly, so that games last.
    Careful,
    /// As the careful player, but each option is as likely: what comes of options that others prefer shows in games of this one.
    Impulsive,
}

impl Style {
    /// Whether it plans sensibly.
    pub const fn is_careful(self) -> bool {
        matches!(self, Self::Careful | Self::Impulsive)
    }
}

/// An automatic player, deterministic by its seed.
#[derive(Debug, Clone)]
pub struct Player {
    style: Style,
    seed: u64,
    counter: u64,
    /// Story: the sol, and how many actions are left in it.
    actions: (u8, u32),
    /// Full board: the intentions of the crew for the sol.
    intent: Intent,
}

impl Player {
    /// A player.
    pub const fn new(style: Style, seed: u64) -> Self {
        Self {
            style,
            seed,
            counter: 0,
            actions: (0, 0),
            intent: Intent::NONE,
        }
    }

    /// The next command, `None` when nothing is offered: the mission is over.
    pub fn next(&mut self, game: &Game) -> Option<Command> {
        match self.style {
            Style::Random => self.random(game),
            Style::Careful | Style::Impulsive => self.careful(game),
        }
    }

    /// A command of the offer with random values.
    pub fn fill(&mut self, offer: &Offer<Command>) -> Option<Command> {
        offer.fill(|_, range| self.value(range))
    }

    fn roll(&mut self, sides: usize) -> usize {
        self.counter += 1;
        dice::roll(
            self.seed,
            "player",
            self.counter,
            u32::try_from(sides).unwrap_or(u32::MAX),
        ) as usize
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
                Value::List(
                    (0..count)
                        .filter_map(|_| of.get(self.roll(of.len())).cloned())
                        .collect(),
                )
            }
            Param::SomeOf(values) => Value::List(
                values
                    .iter()
                    .filter(|_| self.roll(4) == 0)
                    .cloned()
                    .collect(),
            ),
            Param::Text { max } => Value::Text(
                ["Ada", "Zoè", "Luca B.", "明"][self.roll(4)]
                    .chars()
                    .take(*max)
                    .collect(),
            ),
        })
    }

    fn random(&mut self, game: &Game) -> Option<Command> {
        // A plan of random commands would hardly ever be complete.
        if keeps_board(game) && game.state().step == Step::Plan && self.roll(3) > 0 {
            return self.any_plan(game);
        }
        let offers = game.offers();
        let role = match self.roll(100) {
            0..55 => Role::Flow,
            55..80 => Role::Report,
            _ => Role::Correct,
        };
        // A death, or a correction of the number of sols, ends most games at once.
        let rare = |offer: &Offer<Command>| {
            matches!(
                offer.command,
                Command::ReportDeath { .. } | Command::SetSheet { .. }
            )
        };
        let rarely = self.roll(150) == 0;
        // A game stays in the mode in which it began.
        let changes_keeper =
            |offer: &Offer<Command>| matches!(offer.command, Command::KeepBoard { .. });
        let fitting: Vec<_> = offers
            .iter()
            .filter(|it| it.role == role && (rarely || !rare(it)) && !changes_keeper(it))
            .collect();
        let pool: Vec<_> = if fitting.is_empty() {
            offers.iter().filter(|it| it.role == Role::Flow).collect()
        } else {
            fitting
        };
        let offer = *pool.get(self.roll(pool.len()))?;
        self.fill(offer)
    }

    fn careful(&mut self, game: &Game) -> Option<Command> {
        let state = game.state();
        if state.step.phase() == Phase::SetUp && state.dice == ComponentSource::Physical {
            return Some(Command::SetDice {
                dice: ComponentSource::Digital,
            });
        }
        let decided = next_aom(game).or_else(|| self.choose(game));
        let planning = keeps_board(game) && state.step == Step::Plan;
        if let Some(command) =
            decided.or_else(|| planning.then(|| self.careful_plan(game)).flatten())
        {
            return Some(command);
        }
        let offers = flow_offers(game);
        if keeps_board(game) && state.step == Step::Resolve {
            let first = |command: &Command| {
                offers
                    .iter()
                    .find(|offer| offer.command == *command)
                    .map(|it| it.command.clone())
            };
            if let Some(command) =
                first(&Command::RollDice {}).or_else(|| first(&Command::Continue {}))
            {
                return Some(command);
            }
        }
        let acting = state.queue.is_empty() && state.step == Step::Resolve && !keeps_board(game);
        if let Some(command) = acting.then(|| self.action(game)).flatten() {
            return Some(command);
        }
        let flow: Vec<_> = offers
            .iter()
            .filter(|it| it.role == Role::Flow && it.command != Command::DiscardUnresolved {})
            .collect();
        let offer = *flow.get(self.roll(flow.len()))?;
        offer.fill(|field, range| {
            if matches!(
                (&state.step, range),
                (Step::Penalties { .. }, Param::Number { .. })
            ) {
                // A careful crew sometimes has one active penalty in a Block.
                Some(Value::Number(i64::from(self.roll(3) == 0)))
            } else if state.step == Step::Threshold && field == Field::met {
                // And usually meets the Threshold; where the board is kept it is counted.
                Some(Value::Flag(
                    threshold(game).map_or_else(|| self.roll(3) > 0, |it| it.met),
                ))
            } else {
                self.value(range)
            }
        })
    }

    /// A reported action in Story mode; `None` when all pawns are used.
    fn action(&mut self, game: &Game) -> Option<Command> {
        let state = game.state();
        if self.actions.0 != state.sol {
            let pawns = state.crew.astronauts.len() + state.crew.aoms_to_pick();
            self.actions = (state.sol, u32::try_from(pawns).unwrap_or(0));
        }
        self.actions.1 = self.actions.1.checked_sub(1)?;
        let busiest = Block::ALL
            .iter()
            .copied()
            .max_by_key(|&block| state.track(block))?;
        if state.track(busiest) + 1 >= TRACK_TOP {
            return Some(Command::Manage {
                block: busiest,
                by: 1,
            });
        }
        if let Some(finish) = lowering(game, Height::Upper)
            .iter()
            .find_map(|action| finish(game, action))
        {
            return Some(finish);
        }
        let mut events = state
            .open_events
            .iter()
            .filter(|open| payable::has_marks_of_event(game, &open.event));
        if let Some(open) = events.next().filter(|_| self.roll(3) > 0) {
            return Some(Command::FinishEvent {
                event: open.event.clone(),
            });
        }
        let seat = u8::try_from(self.roll(state.crew.astronauts.len())).unwrap_or(0);
        if self.roll(3) == 0 {
            let adventure = AdventureType::ALL
                .get(self.roll(AdventureType::ALL.len()))
                .copied()?;
            return Some(Command::RollAction { adventure, seat });
        }
        self.objective(game).or(Some(Command::RollAction {
            adventure: AdventureType::Build,
            seat,
        }))
    }

    /// The first objective that is not met, mandatory ones first.
    fn objective(&mut self, game: &Game) -> Option<Command> {
        let open = goods::open(game);
        // Sometimes the crew prefers an optional one.
        let index = if self.roll(5) == 0 {
            open.len().saturating_sub(1)
        } else {
            0
        };
        open.get(index).and_then(|(it, _)| match &it.requirement {
            Takes::Act(takes) => finish(game, &takes.action),
            Takes::Reach(reach) => {
                let towards = tracks::towards(game, &reach.track, reach.number);
                finish(game, towards.first()?)
            }
            Takes::TokenTaken(takes) => {
                let wanted = tokens_at_hand(game)
                    .into_iter()
                    .find(|token| takes.wants(token));
                wanted.map(|token| Command::TakeObjectiveToken { token })
            }
            _ => Some(Command::AdvanceObjective {
                objective: it.id.clone(),
            }),
        })
    }
}

/// Reports an action of the mission that is known and whose markers are there.
fn finish(game: &Game, action: &str) -> Option<Command> {
    let known = game
        .known_action(action)
        .filter(|it| payable::has_marks(game, &it.cost.pays))?;
    Some(Command::FinishAction {
        action: known.id.clone(),
    })
}

/// Whether the app tracks the board and no task waits.
fn keeps_board(game: &Game) -> bool {
    game.state().board_state().is_some() && game.state().queue.is_empty()
}
