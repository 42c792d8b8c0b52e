//! What the scores of the games have in common: terms, ranking, and the reading of a finished game with all that is wrong in it.

mod document;
mod fault;
pub mod reader;
pub mod statistics;

use std::cmp::Reverse;

use serde::Serialize;

pub use document::parse;
pub use fault::{Code, Fault};

/// One term of a score, such as the colonists on one-star spaces.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ScoreLine {
    /// Which term, in `snake_case`.
    pub term: &'static str,
    /// How many of the thing were counted.
    pub count: i64,
    /// What they are worth.
    pub points: i64,
}

impl ScoreLine {
    /// So many of a thing, each worth `each`.
    pub const fn each(term: &'static str, count: i64, each: i64) -> Self {
        Self { term, count, points: count * each }
    }

    /// A bonus of so many points, or nothing; `count` is what it was decided by.
    pub const fn bonus(term: &'static str, count: i64, points: i64, earned: bool) -> Self {
        Self { term, count, points: if earned { points } else { 0 } }
    }
}

/// A player before the ranking.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counted {
    /// The player.
    pub name: String,
    /// The terms.
    pub lines: Vec<ScoreLine>,
    /// What breaks ties, the first first, in the order of the tie-breaks; more is better.
    pub tie_breaks: Vec<i64>,
}

impl Counted {
    /// The sum of the terms.
    pub fn total(&self) -> i64 {
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
    /// The place, from 1. Equals share one, and the places they take up are left out: 1, 1, 3.
    pub rank: usize,
    /// The terms.
    pub lines: Vec<ScoreLine>,
}

/// A finished game: the players in the order in which they were entered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Score {
    /// Everybody's score.
    pub players: Vec<PlayerScore>,
    /// Who has won; several when the first place is shared.
    pub winners: Vec<String>,
    /// The tie-break that decided the first place; `None` when the totals did, or nothing could.
    pub decided_by: Option<&'static str>,
}

/// Ranks the players by total, then by the tie-breaks named in `tie_breaks`.
pub fn rank(counted: Vec<Counted>, tie_breaks: &[&'static str]) -> Score {
    let standing = |it: &Counted| (it.total(), it.tie_breaks.clone());
    let standings: Vec<_> = counted.iter().map(standing).collect();
    let best = standings.iter().max().cloned().unwrap_or_default();
    // Of those level with the winners in points, each was left behind at the first tie-break that differs.
    let left_behind = standings
        .iter()
        .filter(|(total, _)| *total == best.0)
        .filter_map(|(_, keys)| keys.iter().zip(&best.1).position(|(own, winning)| own != winning))
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
    let winners = players.iter().filter(|player| player.rank == 1).map(|player| player.name.clone()).collect();
    Score { players, winners, decided_by: left_behind.and_then(|at| tie_breaks.get(at).copied()) }
}

impl Score {
    /// The players from the first place to the last; equals in the order in which they were entered.
    pub fn by_rank(&self) -> Vec<&PlayerScore> {
        let mut players: Vec<_> = self.players.iter().collect();
        players.sort_by_key(|player| (player.rank, Reverse(player.total)));
        players
    }
}

/// A name as names are compared: without regard to case and spaces.
pub fn folded(name: &str) -> String {
    name.split_whitespace().map(str::to_lowercase).collect::<Vec<_>>().join(" ")
}

/// A name as it is kept: without spaces around it or doubled in it.
pub fn tidy(name: &str) -> String {
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
    fn equals_share_a_place_and_take_up_the_next() {
        let score = ranked(&[("a", 5, &[]), ("b", 7, &[]), ("c", 5, &[]), ("d", 4, &[])]);
        assert_eq!(places(&score), [2, 1, 2, 4]);
        assert_eq!((score.winners, score.decided_by), (vec!["b".to_owned()], None));
    }

    #[test]
    fn the_tie_break_that_decided_is_named_and_no_other() {
        let score = ranked(&[("a", 7, &[1, 0]), ("b", 7, &[2, 0]), ("c", 7, &[2, 1])]);
        assert_eq!((places(&score), score.decided_by), (vec![3, 2, 1], Some("second")));
        let score = ranked(&[("a", 7, &[1, 0]), ("b", 7, &[2, 0]), ("c", 7, &[2, 0])]);
        assert_eq!((places(&score), score.decided_by), (vec![3, 1, 1], Some("first")));
        assert_eq!(score.winners, ["b", "c"]);
        // A tie lower down decides nothing about who has won.
        let score = ranked(&[("a", 8, &[0, 0]), ("b", 7, &[2, 0]), ("c", 7, &[1, 0])]);
        assert_eq!((places(&score), score.decided_by), (vec![1, 2, 3], None));
        assert_eq!(ranked(&[("a", 7, &[1, 1]), ("b", 7, &[1, 1])]).decided_by, None);
    }

    #[test]
    fn names_are_the_same_whatever_their_case_and_spaces() {
        assert_eq!(folded("  ANN  Marie "), folded("ann marie"));
        assert_eq!(folded("ZOÈ"), folded("zoè"));
        assert_ne!(folded("Ann Marie"), folded("Annmarie"));
        assert_eq!(tidy("  Ann   Marie "), "Ann Marie");
    }
}
