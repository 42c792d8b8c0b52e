//! The final ranking (rulebook, Termine della Competizione).

use std::collections::BTreeSet;

use super::Rules;
use crate::scoring::{Counted, Score, ScoreLine, normalized_name, rank};

/// The first tie-break: the fewest component cards in hand. Scrap and built mechanisms do not count.
pub const FEWEST_COMPONENTS: &str = "fewest_components_in_hand";
/// The second tie-break: the nearest clockwise to the first player of the last round.
pub(crate) const NEAREST_CLOCKWISE: &str = "nearest_clockwise_to_first_player";

/// A player at the end of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The name, by which the result lists the player.
    pub name: String,
    /// The cogs in front of the player; one point each.
    pub cogs: i64,
    /// The value of mechanism cards at the end, which may be negative.
    pub mechanisms: i64,
    /// Component cards left in hand.
    pub hand: i64,
}

/// A finished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedGame {
    /// The players, clockwise.
    pub players: Vec<Player>,
    /// The seat of the first player of the last round.
    pub first_player: usize,
}

pub(crate) fn ranking(game: &FinishedGame, rules: &Rules) -> Score {
    let seats = game.players.len().max(1);
    let counted = game.players.iter().enumerate().map(|(seat, player)| {
        let distance = (seat + seats - game.first_player % seats) % seats;
        let distance = if distance == 0 && !rules.first_player_is_nearest {
            seats
        } else {
            distance
        };
        let mut lines = vec![ScoreLine::each("cogs", player.cogs, 1)];
        if player.mechanisms != 0 {
            lines.push(ScoreLine::each("mechanisms", player.mechanisms, 1));
        }
        let nearness = -i64::try_from(distance).unwrap_or(i64::MAX);
        Counted {
            name: player.name.clone(),
            lines,
            tie_breaks: vec![-player.hand, nearness],
        }
    });
    rank(counted.collect(), &[FEWEST_COMPONENTS, NEAREST_CLOCKWISE])
}

/// Whether a tie depends on the first player of the last round.
pub(crate) fn needs_first_player(players: &[Player]) -> bool {
    let standings: BTreeSet<_> = players
        .iter()
        .map(|player| (player.cogs + player.mechanisms, player.hand))
        .collect();
    standings.len() < players.len()
}

pub(crate) fn seat_of(players: &[Player], name: &str) -> Option<usize> {
    players
        .iter()
        .position(|player| normalized_name(&player.name) == normalized_name(name))
}
