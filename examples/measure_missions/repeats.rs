//! How much of a fifth play a table knows from the four before.

use std::collections::BTreeSet;

use rayon::prelude::*;
use serde_json::{Value, json};
use solkeeper::first_martians::Game;
use solkeeper::first_martians::effect::Id;
use solkeeper::first_martians::fact::Fact;
use solkeeper::first_martians::simulation::{Run, SimulationError};
use solkeeper::first_martians::state::{Card, CardKind, Face};

use super::Asked;
use super::missions::Measured;
use super::table::{mean, percent, table};
use super::wins::game;

/// How many plays a table plays.
const PLAYS: u64 = 5;
/// The largest share of a fifth play that should be known, in percent.
const MOST: f64 = 40.0;
/// What is drawn.
const KINDS: [&str; 4] = ["all", "events", "Adventures", "Malfunctions"];

/// The shares in percent that were known, of all cards and by kind: mean of the tables, and its standard error.
pub type Known = [Option<(f64, f64)>; KINDS.len()];

/// A wording that was read: its kind, its card, and which wording.
type Wording = (usize, Id, u8);

/// Plays all tables: by mission and number of players.
///
/// # Errors
/// Names the game that came to no end.
pub fn measure(asked: &Asked, missions: &[Measured]) -> Result<Vec<Vec<(u8, Known)>>, String> {
    let of_mission = |measured: &Measured| {
        let of_size = |&players: &u8| {
            eprintln!(
                "{}, {players} players: {} tables",
                measured.id, asked.tables
            );
            let at_table = |number: u64| {
                let seed = asked.seed + number * PLAYS;
                table_of(measured, players, seed)
                    .map_err(|why| format!("{}, seed {seed}: {why:?}", measured.id))
            };
            let tables = (0..asked.tables)
                .into_par_iter()
                .map(at_table)
                .collect::<Result<Vec<_>, _>>()?;
            let known = |kind: usize| {
                mean(
                    &tables
                        .iter()
                        .filter_map(|table| table[kind])
                        .collect::<Vec<_>>(),
                )
            };
            Ok((players, std::array::from_fn(known)))
        };
        asked.players.iter().map(of_size).collect()
    };
    missions.iter().map(of_mission).collect()
}

/// The shares in percent of the cards of a fifth play that the table knows.
fn table_of(
    measured: &Measured,
    players: u8,
    seed: u64,
) -> Result<[Option<f64>; KINDS.len()], SimulationError> {
    let (mut read_before, mut known) = (BTreeSet::new(), BTreeSet::new());
    for play in 0..PLAYS - 1 {
        let (drawn, end) = drawn(
            game(measured, players, seed + play, read_before),
            players,
            seed + play,
        )?;
        known.extend(drawn);
        let state = end.state();
        let cards = state
            .drawn_events
            .iter()
            .chain(&state.drawn_adventures)
            .chain(&state.drawn_cards);
        read_before = cards.chain(&state.read_before).cloned().collect();
    }
    let last = seed + PLAYS - 1;
    let (drawn, _) = drawn(game(measured, players, last, read_before), players, last)?;
    Ok(std::array::from_fn(|kind| {
        let of_kind: Vec<&Wording> = drawn
            .iter()
            .filter(|it| kind == 0 || it.0 == kind)
            .collect();
        let seen = of_kind.iter().filter(|it| known.contains(**it)).count();
        (!of_kind.is_empty()).then(|| percent(seen as u64, of_kind.len() as u64))
    }))
}

/// The wordings of cards that are drawn in a game, and its end.
fn drawn(game: Game, players: u8, seed: u64) -> Result<(Vec<Wording>, Game), SimulationError> {
    let mut run = Run::begin(game, Asked::setting(players), seed)?;
    let mut drawn = Vec::new();
    while !run.is_over() {
        let (next, facts) = run.step()?;
        drawn.extend(facts.iter().filter_map(wording));
        run = next;
    }
    Ok((drawn, run.game().clone()))
}

fn wording(fact: &Fact) -> Option<Wording> {
    let (Fact::Read { card } | Fact::CardDiscarded { card }) = fact else {
        return None;
    };
    let Card {
        kind,
        id,
        face: Face::Story,
        variant,
    } = card
    else {
        return None;
    };
    let kind = match kind {
        CardKind::Event => 1,
        CardKind::Adventure(_) => 2,
        CardKind::Malfunction(_) => 3,
        _ => return None,
    };
    Some((kind, id.clone(), variant.unwrap_or(1)))
}

/// As JSON and as Markdown.
pub fn report(missions: &[Measured], measured: &[Vec<(u8, Known)>]) -> (Value, String) {
    let rows = missions.iter().zip(measured).flat_map(|(mission, sizes)| {
        sizes.iter().map(|(players, known)| {
            let shares = known
                .iter()
                .map(|it| it.map_or_else(String::new, |(mean, _)| format!("{mean:.0} %")));
            let over = known[0].is_some_and(|(mean, _)| mean > MOST);
            let verdict = if over { "too much" } else { "" };
            [mission.id.clone(), players.to_string()]
                .into_iter()
                .chain(shares)
                .chain([verdict.to_owned()])
                .collect()
        })
    });
    let headings: Vec<&str> = ["mission", "players"]
        .into_iter()
        .chain(KINDS)
        .chain(["over 40 %"])
        .collect();
    let text = format!(
        "## What a table knows of its fifth play\n\n{}",
        table(&headings, rows.collect::<Vec<_>>())
    );
    let json = missions.iter().zip(measured).map(|(mission, sizes)| {
        let by_players = sizes.iter().map(|(players, known)| {
            let shares = KINDS.iter().zip(known).map(|(kind, it)| {
                (
                    (*kind).to_lowercase(),
                    it.map_or(
                        Value::Null,
                        |(mean, error)| json!({"mean": mean, "error": error}),
                    ),
                )
            });
            json!({"players": players, "known": shares.collect::<Value>()})
        });
        json!({"mission": mission.id, "by_players": by_players.collect::<Vec<_>>()})
    });
    (json.collect(), text)
}
