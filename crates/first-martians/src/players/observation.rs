//! What the players see of a game: a copy without anything that is hidden from them.

use std::collections::VecDeque;

use crate::game::Game;
use crate::state::{ComponentSource, Progress, State, Task};
use base::dice;
use base::play::Game as _;

/// A game as its players see it. Its chance is that of a guess, not that of the game.
#[derive(Debug, Clone)]
pub(super) struct Observation(Game);

impl Observation {
    /// Hides what the players do not know. Of the queue nothing is left.
    pub(super) fn of(game: &Game) -> Self {
        let mut state = game.state().clone();
        state.queue.clear();
        state.scheduled.clear();
        state.flags.clear();
        state.counters.clear();
        state.next_events.clear();
        state
            .open_events
            .iter_mut()
            .for_each(|open| open.has_consequences = false);
        for progress in state.objectives.values_mut().filter(|it| !it.shown) {
            *progress = Progress {
                done: 0,
                met: None,
                failed: None,
                closed: false,
                goal: None,
                ..*progress
            };
        }
        for track in game
            .mission()
            .sheet
            .tracks
            .iter()
            .filter(|it| !game.knows_track(&it.id))
        {
            let _ = state.mission_tracks.insert(track.id.clone(), track.start);
            let _ = state.track_ends.remove(&track.id);
        }
        state.walkers.retain(|id, _| game.knows_walker(id));
        // What is drawn or rolled in a guess comes from the app, whoever draws in the game.
        (state.dice, state.cards) = (ComponentSource::Digital, ComponentSource::Digital);
        state.people = game
            .mission()
            .people
            .iter()
            .map(|person| (person.clone(), 0))
            .collect();
        guess(&mut state, 0);
        Self(game.with_state(state))
    }

    /// The game.
    pub(super) const fn game(&self) -> &Game {
        &self.0
    }

    /// The same with another guess at chance, and these tasks waiting.
    pub(super) fn guessing(&self, number: u64, queue: VecDeque<Task>) -> Self {
        let mut guessed = self.clone();
        guess(&mut guessed.0.state, number);
        guessed.0.state.queue = queue;
        guessed
    }

    /// Takes the game out, to play on with it.
    pub(super) fn into_game(self) -> Game {
        self.0
    }

    /// A game that was played on from a seen one.
    pub(super) const fn after(game: Game) -> Self {
        Self(game)
    }
}

/// Replaces all that is drawn unseen.
fn guess(state: &mut State, number: u64) {
    state.seed = number;
    state.chance.clear();
    let astronauts = u32::try_from(state.crew.astronauts.len()).unwrap_or(1);
    for (person, seat) in (0..).zip(state.people.values_mut()) {
        *seat = u8::try_from(dice::roll(number, "person", person, astronauts)).unwrap_or(0);
    }
}
