//! What the scores of the games have in common: terms, ranking, and reading entered data with all its errors.

mod input_error;
mod json;
mod named;
pub mod reader;
pub mod statistics;

use std::cmp::Reverse;

use base::names;
use serde::Serialize;

pub use input_error::{Code, InputError};
pub use json::parse;
pub(crate) use named::named_enum;

/// One term of a score, such as the colonists on one-star spaces.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ScoreLine {
    /// The name of the term, in `snake_case`.
    pub term: &'static str,
    /// The number of things counted.
    pub count: i64,
    /// Their value in points.
    pub points: i64,
}

impl ScoreLine {
    /// A number of things, each worth `each` points.
    pub const fn each(term: &'static str, count: i64, each: i64) -> Self {
        Self {
            term,
            count,
            points: count * each,
        }
    }

    /// A bonus if it is earned; `count` is the number that decides.
    pub const fn bonus(term: &'static str, count: i64, points: i64, earned: bool) -> Self {
        Self {
            term,
            count,
            points: if earned { points } else { 0 },
        }
    }
}

/// A player before the ranking.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counted {
    /// The name, by which the result lists the player.
    pub name: String,
    /// What was counted, with its points; their sum is the total.
    pub lines: Vec<ScoreLine>,
    /// The value of each tie-break, most important first; more is better.
    pub(crate) tie_breaks: Vec<i64>,
}

impl Counted {
    fn total(&self) -> i64 {
        self.lines.iter().map(|line| line.points).sum()
    }
}

/// A player's score.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PlayerScore {
    /// The player.
    pub name: String,
    /// The sum of the terms.
    pub total: i64,
    /// The place, from 1. Ties share a place and skip the following ones: 1, 1, 3.
    pub rank: usize,
    /// The terms.
    pub lines: Vec<ScoreLine>,
}

/// The score of a finished game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Score {
    /// In the order in which they were entered.
    pub players: Vec<PlayerScore>,
    /// The names of the winners; several when the first place is shared.
    pub winners: Vec<String>,
    /// The tie-break that decided the first place; `None` when the totals did, or when it is shared.
    pub decided_by: Option<&'static str>,
}

/// Ranks the players by total, then by the tie-breaks named in `tie_breaks`.
pub fn rank(counted: Vec<Counted>, tie_breaks: &[&'static str]) -> Score {
    let standing = |it: &Counted| (it.total(), it.tie_breaks.clone());
    let standings: Vec<_> = counted.iter().map(standing).collect();
    let best = standings.iter().max().cloned().unwrap_or_default();
    // A player with as many points as the winners loses at the first tie-break that differs.
    let deciding = standings
        .iter()
        .filter(|(total, _)| *total == best.0)
        .filter_map(|(_, keys)| {
            keys.iter()
                .zip(&best.1)
                .position(|(own, winning)| own != winning)
        })
        .max();
    let players: Vec<PlayerScore> = counted
        .into_iter()
        .zip(&standings)
        .map(|(it, standing)| PlayerScore {
            total: it.total(),
            rank: 1 + standings.iter().filter(|other| *other > standing).count(),
            name: it.name,
            lines: it.lines,
        })
        .collect();
    let winners = players
        .iter()
        .filter(|player| player.rank == 1)
        .map(|player| player.name.clone())
        .collect();
    Score {
        players,
        winners,
        decided_by: deciding.and_then(|at| tie_breaks.get(at).copied()),
    }
}

impl Score {
    /// The players from the first place to the last; ties in the order in which they were entered.
    pub fn by_rank(&self) -> Vec<&PlayerScore> {
        let mut players: Vec<_> = self.players.iter().collect();
        players.sort_by_key(|player| (player.rank, Reverse(player.total)));
        players
    }
}

/// A name as names are compared: regardless of case, superfluous spaces, the normal form and what cannot be seen.
pub fn normalized_name(name: &str) -> String {
    names::comparable(name)
}

/// A name as it is stored: without leading, trailing or doubled spaces.
pub(crate) fn trimmed_name(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranked(players: &[(&str, i64, &[i64])]) -> Score {
        let counted = players.iter().map(|(name, total, keys)| Counted {
            name: (*name).to_owned(),
            lines: vec![ScoreLine::each("points", *total, 1)],
            tie_breaks: keys.to_vec(),
        });
        rank(counted.collect(), &["first", "second"])
    }

    fn places(score: &Score) -> Vec<usize> {
        score.players.iter().map(|player| player.rank).collect()
    }

    #[test]
    fn ties_share_a_place_and_skip_the_next() {
        let score = ranked(&[("a", 5, &[]), ("b", 7, &[]), ("c", 5, &[]), ("d", 4, &[])]);
        assert_eq!(places(&score), [2, 1, 2, 4]);
        assert_eq!(
            (score.winners, score.decided_by),
            (vec!["b".to_owned()], None)
        );
    }

    #[test]
    fn only_the_deciding_tie_break_is_named() {
        let score = ranked(&[("a", 7, &[1, 0]), ("b", 7, &[2, 0]), ("c", 7, &[2, 1])]);
        assert_eq!(
            (places(&score), score.decided_by),
            (vec![3, 2, 1], Some("second"))
        );
        let score = ranked(&[("a", 7, &[1, 0]), ("b", 7, &[2, 0]), ("c", 7, &[2, 0])]);
        assert_eq!(
            (places(&score), score.decided_by),
            (vec![3, 1, 1], Some("first"))
        );
        assert_eq!(score.winners, ["b", "c"]);
        // A tie lower down decides nothing about who has won.
        let score = ranked(&[("a", 8, &[0, 0]), ("b", 7, &[2, 0]), ("c", 7, &[1, 0])]);
        assert_eq!((places(&score), score.decided_by), (vec![1, 2, 3], None));
        assert_eq!(
            ranked(&[("a", 7, &[1, 1]), ("b", 7, &[1, 1])]).decided_by,
            None
        );
    }

    #[test]
    fn names_are_compared_regardless_of_case_and_spaces() {
        assert_eq!(
            normalized_name("  ANN  Marie "),
            normalized_name("ann marie")
        );
        assert_eq!(normalized_name("ZOÈ"), normalized_name("zoè"));
        assert_ne!(normalized_name("Ann Marie"), normalized_name("Annmarie"));
        assert_eq!(trimmed_name("  Ann   Marie "), "Ann Marie");
    }
}
