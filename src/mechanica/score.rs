//! Money and tiles at the end (rulebook, Mechanica; Termine della Partita; solo game).

use serde::{Deserialize, Serialize};

use crate::scoring::{Counted, Score, ScoreLine, rank};

/// How many times the value of his tiles ARMAND-0 counts (rulebook, solo game).
pub const ARMAND_TIMES: i64 = 6;
/// What a Reconfigurator is worth: the one value that the rulebook tells (24 for ARMAND-0). The others stand on the tiles.
pub const RECONFIGURATOR: i64 = 4;

/// The coins, the largest first.
pub const COINS: [i64; 4] = [20, 10, 5, 1];

/// Money as a sum or as coins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Money {
    /// A sum.
    Sum(i64),
    /// So many of each of [`COINS`].
    Coins([i64; 4]),
}

impl Money {
    /// What it comes to.
    pub fn sum(self) -> i64 {
        match self {
            Self::Sum(sum) => sum,
            Self::Coins(coins) => coins.iter().zip(COINS).map(|(number, coin)| number * coin).sum(),
        }
    }
}

/// A sum in the fewest coins, so many of each of [`COINS`]; nothing for a sum below 0.
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
    /// The values printed on the improvements: installed in the factory, or stacked beside ARMAND-0's vault.
    pub improvements: Vec<i64>,
    /// What other tiles (Forks, Trucks) are worth, where the players say that they are worth something.
    pub other_tiles: i64,
}

/// Where the rulebook can be read in two ways. The default is how this app reads it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Rules {
    /// Alone, as many points as ARMAND-0 are a win. By default his score must be beaten.
    pub solo_tie_wins: bool,
}

/// A game at its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finished {
    /// Whether it was played alone: ARMAND-0 is the second player then.
    pub solo: bool,
    /// The players.
    pub players: Vec<Player>,
    /// How the rulebook is read.
    pub rules: Rules,
}

/// The improvements in a game: the 6 of the Extras come in with four players only (rulebook, Mechanica).
pub const fn tiles(players: usize) -> usize {
    if players < 4 { 21 } else { 27 }
}

/// The score of a finished game. The rulebook knows no tie-break: equals share the place. Alone, equal scores are a tie that
/// nobody has won, unless the rules say otherwise.
pub fn score(finished: &Finished) -> Score {
    let counted = finished.players.iter().enumerate().map(|(seat, player)| Counted {
        name: player.name.clone(),
        lines: lines(player, finished.solo && seat == 1),
        tie_breaks: Vec::new(),
    });
    let mut score = rank(counted.collect(), &[]);
    if finished.solo && score.winners.len() > 1 {
        score.winners.truncate(usize::from(finished.rules.solo_tie_wins));
    }
    score
}

fn lines(player: &Player, armand: bool) -> Vec<ScoreLine> {
    let (wallet, vault) = (player.wallet.sum(), player.vault.sum());
    let tiles = i64::try_from(player.improvements.len()).unwrap_or_default();
    let values: i64 = player.improvements.iter().sum();
    let mut lines = vec![ScoreLine::each("wallet", wallet, 1), ScoreLine::each("vault", vault, 1)];
    lines.push(if armand {
        ScoreLine { term: "improvements_six_times", count: tiles, points: values * ARMAND_TIMES }
    } else {
        ScoreLine { term: "improvements", count: tiles, points: values }
    });
    if player.other_tiles != 0 {
        lines.push(ScoreLine::each("other_tiles", player.other_tiles, 1));
    }
    lines
}
