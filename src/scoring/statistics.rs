//! Statistics over finished games, by game and player.

use std::collections::BTreeMap;

use serde::Serialize;

use super::folded;

/// What statistics know of a finished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// When, RFC 3339.
    pub at: String,
    /// Which game.
    pub game: String,
    /// Which way of playing it: games alone and games with others are not compared.
    pub mode: String,
    /// Those at the table; a rival without a player behind it is none of them.
    pub people: Vec<Person>,
}

/// Somebody at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// The name.
    pub name: String,
    /// Points, where the game has any.
    pub total: Option<i64>,
    /// Whether this player has won, or shared the first place.
    pub won: bool,
}

/// What a player has done in a game.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Statistics {
    /// Which game.
    pub game: String,
    /// Which way of playing it.
    pub mode: String,
    /// The name as it was last written.
    pub player: String,
    /// Games played.
    pub plays: usize,
    /// Games won, shared first places included.
    pub wins: usize,
    /// The most points, where the game has any.
    pub best: Option<i64>,
    /// The average of the points, where the game has any.
    pub average: Option<f64>,
    /// The points over time, the oldest game first.
    pub series: Vec<Point>,
}

/// The points of one game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Point {
    /// When, RFC 3339.
    pub at: String,
    /// The points.
    pub total: i64,
    /// Whether the game was won.
    pub won: bool,
}

/// The statistics of every player in every game, by game, mode and name. Names that differ in case and spaces alone are one.
pub fn statistics(played: &[Played]) -> Vec<Statistics> {
    let mut in_time: Vec<&Played> = played.iter().collect();
    in_time.sort_by(|one, other| one.at.cmp(&other.at));
    let mut found: BTreeMap<(&str, &str, String), Statistics> = BTreeMap::new();
    for game in in_time {
        for person in &game.people {
            let key = (game.game.as_str(), game.mode.as_str(), folded(&person.name));
            let own = found.entry(key).or_insert_with(|| Statistics {
                game: game.game.clone(),
                mode: game.mode.clone(),
                player: String::new(),
                plays: 0,
                wins: 0,
                best: None,
                average: None,
                series: Vec::new(),
            });
            own.player.clone_from(&person.name);
            own.plays += 1;
            own.wins += usize::from(person.won);
            if let Some(total) = person.total {
                own.best = own.best.max(Some(total));
                own.series.push(Point { at: game.at.clone(), total, won: person.won });
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

    fn played(at: &str, mode: &str, people: &[(&str, i64, bool)]) -> Played {
        let person = |(name, total, won): &(&str, i64, bool)| Person { name: (*name).to_owned(), total: Some(*total), won: *won };
        let people = people.iter().map(person).collect();
        Played { at: at.to_owned(), game: "mechanica".to_owned(), mode: mode.to_owned(), people }
    }

    #[test]
    fn plays_wins_best_average_and_the_series_over_time() {
        let games = [
            played("2026-03-01T20:00:00Z", "multiplayer", &[("Ann", 30, false), ("Bob", 41, true)]),
            played("2026-01-01T20:00:00Z", "multiplayer", &[("ann ", 45, true), ("Bob", 45, true)]),
            played("2026-02-01T20:00:00Z", "solo", &[("Ann", 99, false)]),
        ];
        let all = statistics(&games);
        let keys: Vec<_> = all.iter().map(|own| (own.mode.as_str(), own.player.as_str(), own.plays, own.wins)).collect();
        assert_eq!(keys, [("multiplayer", "Ann", 2, 1), ("multiplayer", "Bob", 2, 2), ("solo", "Ann", 1, 0)]);
        assert_eq!((all[0].best, all[0].average), (Some(45), Some(37.5)));
        let series: Vec<_> = all[0].series.iter().map(|point| (point.at.as_str(), point.total)).collect();
        assert_eq!(series, [("2026-01-01T20:00:00Z", 45), ("2026-03-01T20:00:00Z", 30)]);
    }

    #[test]
    fn a_game_without_points_counts_plays_and_wins() {
        let mut mission = played("2026-01-01T20:00:00Z", "mission", &[("Ann", 0, true)]);
        mission.people[0].total = None;
        let all = statistics(&[mission]);
        assert_eq!((all[0].plays, all[0].wins, all[0].best, all[0].average, all[0].series.len()), (1, 1, None, None, 0));
        assert!(statistics(&[]).is_empty());
    }
}
