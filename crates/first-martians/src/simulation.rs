//! Simulated games from set-up to end, and what happened in them, for authors of missions.
//!
//! One game is a pure function of mission, setting and seed. Tallies add up in any order, so games can run in parallel.

mod advice;
mod campaign;
mod possible;
mod tally;

use std::collections::BTreeSet;
use std::sync::Arc;

use super::command::Command;
use super::dealt_set_up::next_dealt;
use super::decide;
use super::effect::Id;
use super::fact::Fact;
use super::game::Game;
use super::mission::Mission;
use super::players::{Player, Style};
use super::state::{ComponentSource, Start};
use super::vocabulary::Phase;
use base::play::{Command as _, Game as _, offer};

pub use advice::Advice;
pub use campaign::{
    CampaignTally, ChapterTally, Crossed, WinRate, is_won_after, kept_before, play_campaign,
};
pub use possible::{possible, shared};
pub use tally::{Count, Distribution, Gauge, Occurrence, OutcomeKind, Tally};

/// More commands than any regular game takes.
pub const MOST_COMMANDS: usize = 20_000;

/// How the games are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SimulationSetting {
    /// Players, 1–4.
    pub players: u8,
    /// The style of the automatic player.
    pub style: Style,
    /// Whether the app keeps the board.
    pub full: bool,
}

/// Why a game did not end: a fault of the program, or a mission that loops.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SimulationError {
    /// An offered command was refused.
    Refused {
        /// The name of the command.
        command: String,
    },
    /// Nothing could be done although the mission was not over.
    NothingToDo {
        /// The name of the step.
        step: &'static str,
    },
    /// It took too many commands.
    Endless,
}

/// Plays one game to its end: set up as printed, with AOMs and Upgrade cards for the careful player, dice and cards of the app.
///
/// The careful player plays the same game as `play --auto` with this seed.
///
/// # Errors
/// [`SimulationError`].
pub fn play(
    mission: &Arc<Mission>,
    setting: SimulationSetting,
    seed: u64,
) -> Result<Tally, SimulationError> {
    let start = Start {
        seed,
        players: setting.players,
        read_before: BTreeSet::new(),
    };
    play_game(Game::new(Arc::clone(mission), &start), setting, seed).map(|(tally, _)| tally)
}

/// Plays a game that has not begun, and returns how it ended too.
fn play_game(
    game: Game,
    setting: SimulationSetting,
    seed: u64,
) -> Result<(Tally, Game), SimulationError> {
    Run::begin(game, setting, seed)?.finish()
}

/// A game that plays by itself, command by command.
#[derive(Debug, Clone)]
pub struct Run {
    game: Game,
    player: Player,
    tally: Tally,
}

impl Run {
    /// A game that has not begun, after its set-up.
    ///
    /// # Errors
    /// [`SimulationError`].
    pub fn begin(
        game: Game,
        setting: SimulationSetting,
        seed: u64,
    ) -> Result<Self, SimulationError> {
        let mut run = Self::resume(game, setting.style, seed);
        if setting.full {
            run = run.take(&Command::KeepBoard { full: true })?.0;
        }
        while run.game.state().step.phase() == Phase::SetUp {
            let dealt = Some(&run.game)
                .filter(|_| setting.style.is_careful())
                .and_then(next_dealt);
            run = run.take(&dealt.unwrap_or(Command::Continue {}))?.0;
        }
        Ok(run
            .take(&Command::SetDice {
                dice: ComponentSource::Digital,
            })?
            .0)
    }

    /// A game that has begun, from here on.
    pub fn resume(game: Game, style: Style, seed: u64) -> Self {
        Self {
            game,
            player: Player::new(style, seed),
            tally: Tally::default(),
        }
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Whether the mission is over.
    pub const fn is_over(&self) -> bool {
        self.game.state().outcome.is_some()
    }

    /// The next command of the player, and what happened.
    ///
    /// # Errors
    /// [`SimulationError`].
    pub fn step(mut self) -> Result<(Self, Vec<Fact>), SimulationError> {
        let command = self
            .player
            .next(&self.game)
            .ok_or(SimulationError::NothingToDo {
                step: self.game.state().step_id(),
            })?;
        self.take(&command)
    }

    /// Carries out a command that is offered.
    ///
    /// # Errors
    /// [`SimulationError`].
    pub fn take(self, command: &Command) -> Result<(Self, Vec<Fact>), SimulationError> {
        let Self {
            game,
            player,
            mut tally,
        } = self;
        // The command comes out of the offers: looking for it there once more would double the time. Tests do.
        if cfg!(debug_assertions) && offer::check(&game.offers(), command).is_err() {
            return Err(SimulationError::Refused {
                command: command.name(),
            });
        }
        let (decided, before) = decide::decide_on(game, command, Tally::reads);
        let mut before = before.iter();
        for fact in &decided.facts {
            let state = if Tally::reads(fact) {
                before.next()
            } else {
                None
            };
            tally.see(state, fact);
        }
        Ok((
            Self {
                game: decided.after,
                player,
                tally,
            },
            decided.facts,
        ))
    }

    /// Plays to the end.
    ///
    /// # Errors
    /// [`SimulationError`].
    pub fn finish(mut self) -> Result<(Tally, Game), SimulationError> {
        for _ in 0..MOST_COMMANDS {
            if self.is_over() {
                return Ok((self.tally, self.game));
            }
            self = self.step()?.0;
        }
        Err(SimulationError::Endless)
    }
}

/// Many games of a mission.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SimulationReport {
    /// The id of the mission.
    pub mission: Id,
    /// The style of the automatic player.
    pub style: Style,
    /// Whether the app keeps the board.
    pub full: bool,
    /// Games for each number of players.
    pub games: u32,
    /// The seed of the first game of each number of players; the others follow it.
    pub seed: u64,
    /// What came, by number of players.
    pub by_players: Vec<(u8, Tally)>,
    /// What can come.
    pub possible: BTreeSet<(Occurrence, Id)>,
    /// The ids of the cards of shared decks, which are not the author's.
    pub shared: BTreeSet<Id>,
}

impl SimulationReport {
    /// Whether the id is of a card of a shared deck, or of an option of one.
    pub fn is_shared(&self, id: &str) -> bool {
        self.shared
            .contains(id.split('/').next().unwrap_or_default())
    }

    /// What came in all games.
    pub fn whole(&self) -> Tally {
        let mut whole = Tally::default();
        self.by_players
            .iter()
            .for_each(|(_, tally)| whole.add(tally.clone()));
        whole
    }

    /// The ids of what can come of a kind, and of what came although it was not foreseen.
    pub fn ids(&self, kind: Occurrence) -> BTreeSet<Id> {
        let came = self
            .by_players
            .iter()
            .flat_map(|(_, tally)| tally.occurrences.keys());
        self.possible
            .iter()
            .chain(came)
            .filter(|(of, _)| *of == kind)
            .map(|(_, id)| id.clone())
            .collect()
    }
}
