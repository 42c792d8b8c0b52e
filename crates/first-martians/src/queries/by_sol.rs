//! What a game counted at its beginning and at the end of each sol, read from its history.

use std::collections::BTreeMap;

use crate::Game;
use crate::fact::Fact;
use crate::state::State;
use crate::vocabulary::{Block, Resource};
use base::play::{Game as _, GameHistory};

/// The numbers at the end of a sol; of sol 0, as the game began.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SolEnd {
    /// The sol that ended, from 1; 0 for the beginning of the game.
    pub sol: u8,
    /// Morale, −2…+3.
    pub morale: i8,
    /// The space of each Malfunction track.
    pub tracks: BTreeMap<Block, u8>,
    /// `None` while the players keep the board.
    pub board: Option<BoardEnd>,
}

/// What is counted on the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardEnd {
    /// What is Available of each resource; all of them, with 0 for none.
    pub supply: BTreeMap<Resource, u8>,
    /// The space of the Stress marker, from 0.
    pub stress: u8,
    /// The number of red parts on the board.
    pub broken: u8,
}

impl SolEnd {
    fn of(sol: u8, state: &State) -> Self {
        let board = state.board_state().map(|board| BoardEnd {
            supply: Resource::ALL
                .iter()
                .map(|&it| (it, board.supply.get(&it).copied().unwrap_or(0)))
                .collect(),
            stress: board.stress,
            broken: board.broken_parts(),
        });
        Self {
            sol,
            morale: state.morale,
            tracks: state.tracks.clone(),
            board,
        }
    }
}

/// From the beginning to the last sol that has ended; the sol in which the mission ended is the last. A past that cannot be computed
/// is left out.
pub fn by_sol(history: &GameHistory<Game>) -> Vec<SolEnd> {
    let mut ends = Vec::new();
    for (position, played) in history.history() {
        let begins = |fact: &Fact| {
            if let Fact::SolBegan { sol, .. } = fact {
                Some(*sol)
            } else {
                None
            }
        };
        let Some((index, sol)) = played
            .facts
            .iter()
            .enumerate()
            .find_map(|(index, fact)| Some((index, begins(fact)?)))
        else {
            continue;
        };
        let game = if sol <= 1 {
            history.game_at(position)
        } else {
            // The command that begins a sol first ends the one before.
            history.game_at(played.parent).map(|mut game| {
                played
                    .facts
                    .iter()
                    .take(index)
                    .for_each(|fact| game.apply(fact));
                game
            })
        };
        ends.extend(game.map(|game| SolEnd::of(sol.saturating_sub(1), game.state())));
    }
    let state = history.game().state();
    if state.outcome.is_some() {
        ends.push(SolEnd::of(state.sol, state));
    }
    ends
}
