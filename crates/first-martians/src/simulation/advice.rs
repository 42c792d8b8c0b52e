//! What stands out in many games and can be changed by the author of the mission.

use std::collections::BTreeMap;

use super::{Occurrence, OutcomeKind, SimulationReport, Tally};
use crate::effect::Id;
use crate::players::Style;

/// The share of games that a sound crew should win, in percent.
const WON: std::ops::RangeInclusive<u32> = 25..=75;
/// How far apart the sizes of the crew may be, in points.
const APART: u32 = 15;
/// How often an astronaut may die, in percent.
const DEATHS: u32 = 10;
/// An option is looked at when its choice came so often.
const CHOICES: u32 = 20;
/// An option chosen less often is never worth it, in percent.
const CHOSEN: u32 = 8;

/// Something that stands out. Shares are games of games.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "fields are named after what they hold")]
pub enum Advice {
    /// Too few games are won with so many players; most are lost in that way.
    Hard {
        players: u8,
        won: u32,
        lost_by: OutcomeKind,
    },
    /// Too many games are won with so many players.
    Easy { players: u8, won: u32 },
    /// One number of players wins far more often than another.
    Apart { most: (u8, u32), fewest: (u8, u32) },
    /// An astronaut dies too often with so many players.
    Deadly { players: u8, died: u32 },
    /// Half of the games with so many players are over by that sol, not half through the mission.
    Short { players: u8, sol: u8, longest: u8 },
    /// An option that is hardly ever chosen, as `card/option`, in so many choices.
    Unwanted {
        option: Id,
        chosen: u32,
        choices: u32,
    },
}

impl Advice {
    /// Its name in JSON and texts.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Hard { .. } => "hard",
            Self::Easy { .. } => "easy",
            Self::Apart { .. } => "apart",
            Self::Deadly { .. } => "deadly",
            Self::Short { .. } => "short",
            Self::Unwanted { .. } => "unwanted",
        }
    }
}

impl SimulationReport {
    /// What stands out, the most pressing first. Shares that so few games may show by chance are not counted. Of the random player
    /// nothing is concluded.
    pub fn advice(&self) -> Vec<Advice> {
        if self.style == Style::Random {
            return Vec::new();
        }
        let mut advice: Vec<Advice> = self
            .by_players
            .iter()
            .filter_map(|(players, tally)| self.fairness(*players, tally))
            .collect();
        advice.extend(self.apart());
        let deadly = |(players, tally): &(u8, Tally)| {
            let died = tally.outcomes.get(&OutcomeKind::Died).copied().unwrap_or(0);
            (percent(died, tally.games) > DEATHS + self.margin()).then_some(Advice::Deadly {
                players: *players,
                died,
            })
        };
        advice.extend(self.by_players.iter().filter_map(deadly));
        advice.extend(
            self.by_players
                .iter()
                .filter_map(|(players, tally)| short(*players, tally)),
        );
        advice.extend(self.unwanted());
        advice
    }

    /// How many points a share of the games for one number of players may be off by chance (two standard errors at the most).
    pub fn margin(&self) -> u32 {
        100 / self.games.isqrt().max(1)
    }

    fn fairness(&self, players: u8, tally: &Tally) -> Option<Advice> {
        let (won, share) = (tally.won(), percent(tally.won(), tally.games));
        if share + self.margin() < *WON.start() {
            let lost = tally.outcomes.iter().filter(|(kind, _)| !kind.is_won());
            let lost_by = lost
                .max_by_key(|(_, games)| **games)
                .map(|(kind, _)| *kind)?;
            return Some(Advice::Hard {
                players,
                won,
                lost_by,
            });
        }
        (share > WON.end() + self.margin()).then_some(Advice::Easy { players, won })
    }

    fn apart(&self) -> Option<Advice> {
        let won = || {
            self.by_players
                .iter()
                .map(|(players, tally)| (*players, tally.won()))
        };
        let (most, fewest) = (
            won().max_by_key(|(_, won)| *won)?,
            won().min_by_key(|(_, won)| *won)?,
        );
        let apart = percent(most.1, self.games).saturating_sub(percent(fewest.1, self.games));
        (apart > APART + self.margin()).then_some(Advice::Apart { most, fewest })
    }

    /// Options of the mission's own choices, in all games together.
    fn unwanted(&self) -> Vec<Advice> {
        let whole = self.whole();
        let mut choices: BTreeMap<&str, u32> = BTreeMap::new();
        let options = || {
            self.possible
                .iter()
                .filter(|(kind, id)| *kind == Occurrence::Option && !self.is_shared(id))
                .map(|(kind, id)| {
                    let card = id.split('/').next().unwrap_or_default();
                    (card, id, whole.of(*kind, id).times)
                })
        };
        options().for_each(|(card, _, times)| *choices.entry(card).or_default() += times);
        let rare = options().filter_map(|(card, id, chosen)| {
            let choices = choices.get(card).copied().unwrap_or(0);
            let is_rare = choices >= CHOICES && percent(chosen, choices) < CHOSEN;
            is_rare.then(|| Advice::Unwanted {
                option: id.clone(),
                chosen,
                choices,
            })
        });
        rare.collect()
    }
}

/// Half of the games are over before half of the longest.
fn short(players: u8, tally: &Tally) -> Option<Advice> {
    let (sol, longest) = (tally.sols.median(), tally.sols.max());
    let (sol, longest) = (u8::try_from(sol).ok()?, u8::try_from(longest).ok()?);
    (longest >= 4 && sol * 2 < longest).then_some(Advice::Short {
        players,
        sol,
        longest,
    })
}

fn percent(part: u32, all: u32) -> u32 {
    (part * 100).checked_div(all).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::simulation::Count;

    fn tally(games: u32, won: u32, died: u32) -> Tally {
        let lost = games - won - died;
        let outcomes = [
            (OutcomeKind::Won, won),
            (OutcomeKind::Died, died),
            (OutcomeKind::OutOfTime, lost),
        ];
        Tally {
            games,
            outcomes: outcomes.into(),
            ..Tally::default()
        }
    }

    fn report(by_players: Vec<(u8, Tally)>) -> SimulationReport {
        let games = by_players[0].1.games;
        let option = |id: &str| (Occurrence::Option, id.to_owned());
        SimulationReport {
            mission: "mast".to_owned(),
            style: Style::Careful,
            full: true,
            games,
            seed: 1,
            by_players,
            possible: [
                option("crate/open"),
                option("crate/wait"),
                option("shared/never"),
            ]
            .into(),
            shared: BTreeSet::from(["shared".to_owned()]),
        }
    }

    #[test]
    fn what_is_out_of_range_is_named_with_who_and_why() {
        let found = report(vec![
            (2, tally(400, 40, 10)),
            (3, tally(400, 200, 80)),
            (4, tally(400, 360, 0)),
        ])
        .advice();
        let expected = vec![
            Advice::Hard {
                players: 2,
                won: 40,
                lost_by: OutcomeKind::OutOfTime,
            },
            Advice::Easy {
                players: 4,
                won: 360,
            },
            Advice::Apart {
                most: (4, 360),
                fewest: (2, 40),
            },
            Advice::Deadly {
                players: 3,
                died: 80,
            },
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn few_games_say_less() {
        let within = |games| report(vec![(3, tally(games, games / 5, 0))]);
        assert_eq!((within(25).margin(), within(400).margin()), (20, 5));
        assert_eq!(within(25).advice(), []);
        assert_eq!(
            within(10_000).advice().len(),
            1,
            "one in five is too few, and ten thousand games are enough to say so"
        );
    }

    #[test]
    fn an_option_that_nobody_takes_is_named_unless_it_is_shared() {
        let mut half = tally(100, 50, 0);
        let came = [("crate/open", 60), ("crate/wait", 2), ("shared/never", 0)];
        half.occurrences = came
            .map(|(id, times)| {
                (
                    (Occurrence::Option, id.to_owned()),
                    Count {
                        times,
                        games: times,
                    },
                )
            })
            .into();
        let expected = Advice::Unwanted {
            option: "crate/wait".to_owned(),
            chosen: 2,
            choices: 62,
        };
        assert_eq!(report(vec![(2, half)]).advice(), [expected]);
    }
}
