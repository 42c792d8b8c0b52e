//! Statistics over finished games, by game and player.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::normalized_name;

/// A finished game, as far as statistics need it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameResult {
    /// RFC 3339.
    pub at: String,
    /// The name of the game, as [`Game::id`](crate::scorebook::Game::id) or [`FIRST_MARTIANS`](crate::scorebook::FIRST_MARTIANS).
    pub game: String,
    /// Solo games and games with several players are not compared.
    pub mode: String,
    /// Automated opponents are left out.
    pub players: Vec<PlayerResult>,
}

/// The result of one player in one game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerResult {
    /// The name as it was entered; [`statistics`] compares what is seen of it, without case and superfluous spaces.
    pub name: String,
    /// `None` in a game without points.
    pub total: Option<i64>,
    /// Shared first places count.
    pub won: bool,
}

/// What a player has reached in the games of one kind, over all that were kept.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Statistics {
    /// The name of the game, as in [`GameResult::game`].
    pub game: String,
    /// The mode, as in [`GameResult::mode`].
    pub mode: String,
    /// The name as it was last spelt.
    pub player: String,
    /// The number of games.
    pub plays: usize,
    /// Shared first places included.
    pub wins: usize,
    /// The most points; `None` in a game without points.
    pub best: Option<i64>,
    /// The average of the points; `None` in a game without points.
    pub average: Option<f64>,
    /// The points over time, oldest game first.
    pub series: Vec<Point>,
}

/// The result of one game in a series.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Point {
    /// RFC 3339.
    pub at: String,
    /// The points of the player.
    pub total: i64,
    /// Whether the player won; shared first places count.
    pub won: bool,
}

/// The statistics of every player in every game, sorted by game, mode and name. Names that look the same, but for case and spaces, are one.
pub fn statistics(played: &[GameResult]) -> Vec<Statistics> {
    let mut in_time: Vec<&GameResult> = played.iter().collect();
    in_time.sort_by(|one, other| one.at.cmp(&other.at));
    let mut found: BTreeMap<(&str, &str, String), Statistics> = BTreeMap::new();
    for game in in_time {
        // A name that stands twice in a game is one player, who played once.
        let mut seen: BTreeSet<String> = BTreeSet::new();
        for person in &game.players {
            let name = normalized_name(&person.name);
            if !seen.insert(name.clone()) {
                continue;
            }
            let own = found.entry((&game.game, &game.mode, name)).or_default();
            own.game.clone_from(&game.game);
            own.mode.clone_from(&game.mode);
            own.player.clone_from(&person.name);
            own.plays += 1;
            own.wins += usize::from(person.won);
            if let Some(total) = person.total {
                own.best = own.best.max(Some(total));
                own.series.push(Point {
                    at: game.at.clone(),
                    total,
                    won: person.won,
                });
            }
        }
    }
    let mut all: Vec<_> = found.into_values().collect();
    for own in &mut all {
        own.average = average(&own.series);
    }
    all
}

/// Sums of a few thousand games of at most some millions are exact in `f64`.
fn average(series: &[Point]) -> Option<f64> {
    let sum: i64 = series.iter().map(|point| point.total).sum();
    (!series.is_empty()).then(|| sum as f64 / series.len() as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(at: &str, mode: &str, people: &[(&str, i64, bool)]) -> GameResult {
        let person = |(name, total, won): &(&str, i64, bool)| PlayerResult {
            name: (*name).to_owned(),
            total: Some(*total),
            won: *won,
        };
        let people = people.iter().map(person).collect();
        GameResult {
            at: at.to_owned(),
            game: "mechanica".to_owned(),
            mode: mode.to_owned(),
            players: people,
        }
    }

    #[test]
    fn plays_wins_best_average_and_the_series_over_time() {
        let games = [
            played(
                "2026-03-01T20:00:00Z",
                "multiplayer",
                &[("Ann", 30, false), ("Bob", 41, true)],
            ),
            played(
                "2026-01-01T20:00:00Z",
                "multiplayer",
                &[("ann ", 45, true), ("Bob", 45, true)],
            ),
            played("2026-02-01T20:00:00Z", "solo", &[("Ann", 99, false)]),
        ];
        let all = statistics(&games);
        let keys: Vec<_> = all
            .iter()
            .map(|own| (own.mode.as_str(), own.player.as_str(), own.plays, own.wins))
            .collect();
        assert_eq!(
            keys,
            [
                ("multiplayer", "Ann", 2, 1),
                ("multiplayer", "Bob", 2, 2),
                ("solo", "Ann", 1, 0)
            ]
        );
        assert_eq!((all[0].best, all[0].average), (Some(45), Some(37.5)));
        let series: Vec<_> = all[0]
            .series
            .iter()
            .map(|point| (point.at.as_str(), point.total))
            .collect();
        assert_eq!(
            series,
            [("2026-01-01T20:00:00Z", 45), ("2026-03-01T20:00:00Z", 30)]
        );
    }

    #[test]
    fn a_game_without_points_counts_plays_and_wins() {
        let mut mission = played("2026-01-01T20:00:00Z", "mission", &[("Ann", 0, true)]);
        mission.players[0].total = None;
        let all = statistics(&[mission]);
        assert_eq!(
            (
                all[0].plays,
                all[0].wins,
                all[0].best,
                all[0].average,
                all[0].series.len()
            ),
            (1, 1, None, None, 0)
        );
        assert!(statistics(&[]).is_empty());
    }
}
