//! How often missions are won, how often an astronaut dies, how long they take, and what never came.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use rayon::prelude::*;
use serde_json::{Value, json};
use solkeeper::first_martians::Game;
use solkeeper::first_martians::effect::Id;
use solkeeper::first_martians::simulation::{
    self, OutcomeKind, Run, SimulationError, SimulationSetting, Tally,
};
use solkeeper::first_martians::state::Start;

use super::Asked;
use super::missions::Measured;
use super::table::{percent, table};

/// The flags that are set at an ending, and how often.
pub type FlagStates = BTreeMap<BTreeSet<Id>, u64>;

/// What came of the games of a mission.
#[derive(Default)]
pub struct Played {
    pub by_players: Vec<(u8, Tally)>,
    /// By ending; `None` where no text is told.
    pub endings: BTreeMap<Option<Id>, FlagStates>,
}

/// A game that has not begun. A chapter begins with one of the states that have crossed into it.
pub fn game(measured: &Measured, players: u8, seed: u64, read_before: BTreeSet<Id>) -> Game {
    let (mission, start) = (
        Arc::clone(&measured.mission),
        Start {
            seed,
            players,
            read_before,
        },
    );
    match measured.carried(players, seed) {
        Some(carried) => Game::in_chapter(mission, &start, &carried),
        None => Game::new(mission, &start),
    }
}

/// A game that is set up.
///
/// # Errors
/// Where the player can do nothing.
pub fn begin(
    measured: &Measured,
    setting: SimulationSetting,
    seed: u64,
) -> Result<Run, SimulationError> {
    Run::begin(
        game(measured, setting.players, seed, BTreeSet::new()),
        setting,
        seed,
    )
}

/// Plays all games.
///
/// # Errors
/// Names the game that came to no end.
pub fn play(asked: &Asked, missions: &[Measured]) -> Result<Vec<Played>, String> {
    missions
        .iter()
        .map(|mission| play_mission(asked, mission))
        .collect()
}

fn play_mission(asked: &Asked, measured: &Measured) -> Result<Played, String> {
    let mut played = Played::default();
    for &players in &asked.players {
        eprintln!("{}, {players} players: {} games", measured.id, asked.plays);
        let one = |seed: u64| {
            let end = begin(measured, Asked::setting(players), seed).and_then(Run::finish);
            end.map_err(|why| format!("{}, {players} players, seed {seed}: {why:?}", measured.id))
        };
        let seeds = (asked.seed..asked.seed + asked.plays).into_par_iter();
        let ends: Vec<(Tally, Option<Id>, BTreeSet<Id>)> = seeds
            .map(|seed| {
                one(seed).map(|(tally, end)| (tally, end.ended().0.cloned(), end.ended().1.clone()))
            })
            .collect::<Result<_, _>>()?;
        let mut sum = Tally::default();
        for (tally, ending, flags) in ends {
            sum.add(tally);
            *played
                .endings
                .entry(ending)
                .or_default()
                .entry(flags)
                .or_default() += 1;
        }
        played.by_players.push((players, sum));
    }
    Ok(played)
}

/// How a game ended.
trait Ended {
    /// The ending that was told, and the flags that were set.
    fn ended(&self) -> (Option<&Id>, &BTreeSet<Id>);
}

impl Ended for Game {
    fn ended(&self) -> (Option<&Id>, &BTreeSet<Id>) {
        let state = solkeeper::play::Game::state(self);
        (state.ending.as_ref(), &state.flags)
    }
}

/// As JSON and as Markdown.
pub fn report(missions: &[Measured], played: &[Played]) -> (Value, String) {
    let rows = missions.iter().zip(played).flat_map(|(mission, played)| {
        played.by_players.iter().map(|(players, tally)| {
            let share = |games: u32| format!("{:.1} %", percent(games.into(), tally.games.into()));
            let died = tally.outcomes.get(&OutcomeKind::Died).copied().unwrap_or(0);
            vec![
                mission.id.clone(),
                players.to_string(),
                tally.games.to_string(),
                share(tally.won()),
                share(died),
                tally.sols.median().to_string(),
            ]
        })
    });
    let won = table(
        &[
            "mission",
            "players",
            "games",
            "won",
            "an astronaut died",
            "median of sols",
        ],
        rows.collect::<Vec<_>>(),
    );
    let missing = missions.iter().zip(played).map(|(mission, played)| {
        let never: Vec<String> = never(mission, played)
            .into_iter()
            .map(|(kind, id)| format!("{} `{id}`", kind.replace('_', " ")))
            .collect();
        vec![
            mission.id.clone(),
            if never.is_empty() {
                "nothing".to_owned()
            } else {
                never.join(", ")
            },
        ]
    });
    let text = format!(
        "## Wins\n\n{won}\n\n{}",
        table(&["mission", "never came"], missing.collect::<Vec<_>>())
    );
    let json = missions.iter().zip(played).map(|(mission, played)| {
        let by_players = played.by_players.iter().map(|(players, tally)| {
            json!({
                "players": players, "games": tally.games, "won": tally.won(), "sols": tally.sols.median(),
                "outcomes": OutcomeKind::ALL.iter().map(|kind| (kind.id().to_owned(), json!(tally.outcomes.get(kind).unwrap_or(&0))))
                    .collect::<Value>(),
            })
        });
        let never: Vec<Value> = never(mission, played).into_iter().map(|(kind, id)| json!({"kind": kind, "id": id})).collect();
        json!({"mission": mission.id, "by_players": by_players.collect::<Vec<_>>(), "never": never})
    });
    (json.collect(), text)
}

/// What never came with any number of players.
fn never(mission: &Measured, played: &Played) -> Vec<(&'static str, Id)> {
    let mut whole = Tally::default();
    played
        .by_players
        .iter()
        .for_each(|(_, tally)| whole.add(tally.clone()));
    let never = whole.never(&simulation::possible(&mission.mission));
    never
        .into_iter()
        .map(|(kind, id)| (kind.id(), id))
        .collect()
}
