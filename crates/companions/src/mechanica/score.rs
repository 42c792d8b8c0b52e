//! Final points for money and tiles (rulebook, Mechanica; Termine della Partita; solo game).

use serde::{Deserialize, Serialize};

use crate::scoring::{Counted, Score, ScoreLine, rank};

/// ARMAND-0 counts the value of his tiles this many times (rulebook, solo game).
pub(crate) const ARMAND_TIMES: i64 = 6;
/// The value of a Reconfigurator, the only one that the rulebook gives (24 for ARMAND-0). The others are printed on the tiles.
pub(crate) const RECONFIGURATOR: i64 = 4;

/// The coins, largest first.
pub const COINS: [i64; 4] = [20, 10, 5, 1];

/// Money as a sum or as coins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Money {
    /// A sum.
    Sum(i64),
    /// The number of coins of 20, 10, 5 and 1.
    Coins([i64; 4]),
}

impl Money {
    fn sum(self) -> i64 {
        match self {
            Self::Sum(sum) => sum,
            Self::Coins(coins) => coins
                .iter()
                .zip(COINS)
                .map(|(number, coin)| number * coin)
                .sum(),
        }
    }
}

/// A sum in the fewest coins of 20, 10, 5 and 1; none for a negative sum.
pub fn coins(sum: i64) -> [i64; 4] {
    let mut left = sum.max(0);
    COINS.map(|coin| {
        let number = left / coin;
        left %= coin;
        number
    })
}

/// A player at the end of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The name.
    pub name: String,
    /// Money left in hand, not all that was ever earned.
    pub wallet: Money,
    /// Money in the vault, wherever it came from.
    pub vault: Money,
    /// The values of the improvements installed in the factory, or stacked beside ARMAND-0's vault.
    pub improvements: Vec<i64>,
    /// The value of other tiles (Forks, Trucks), where the players give them one.
    pub other_tiles: i64,
}

/// Switches where the rulebook allows two readings. The default is the reading of this app.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Rules {
    /// A solo game with as many points as ARMAND-0 is won. By default his score must be beaten.
    pub solo_tie_wins: bool,
}

/// A finished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedGame {
    /// Whether it was a solo game: ARMAND-0 is the second player.
    pub solo: bool,
    /// The players.
    pub players: Vec<Player>,
    /// The switches.
    pub rules: Rules,
}

/// The number of improvements in a game: the 6 Extras are used with four players only (rulebook, Mechanica).
pub(crate) const fn improvement_count(players: usize) -> usize {
    if players < 4 { 21 } else { 27 }
}

/// The score of a finished game. The rulebook has no tie-break: ties share the place. Nobody wins a tied solo game, unless
/// `solo_tie_wins` is set.
pub fn score(finished: &FinishedGame) -> Score {
    let counted = finished
        .players
        .iter()
        .enumerate()
        .map(|(seat, player)| Counted {
            name: player.name.clone(),
            lines: lines(player, finished.solo && seat == 1),
            tie_breaks: Vec::new(),
        });
    let mut score = rank(counted.collect(), &[]);
    if finished.solo && score.winners.len() > 1 {
        score
            .winners
            .truncate(usize::from(finished.rules.solo_tie_wins));
    }
    score
}

fn lines(player: &Player, armand: bool) -> Vec<ScoreLine> {
    let (wallet, vault) = (player.wallet.sum(), player.vault.sum());
    let tiles = i64::try_from(player.improvements.len()).unwrap_or_default();
    let values: i64 = player.improvements.iter().sum();
    let mut lines = vec![
        ScoreLine::each("wallet", wallet, 1),
        ScoreLine::each("vault", vault, 1),
    ];
    lines.push(if armand {
        ScoreLine {
            term: "improvements_six_times",
            count: tiles,
            points: values * ARMAND_TIMES,
        }
    } else {
        ScoreLine {
            term: "improvements",
            count: tiles,
            points: values,
        }
    });
    if player.other_tiles != 0 {
        lines.push(ScoreLine::each("other_tiles", player.other_tiles, 1));
    }
    lines
}
