//! `simulate`: a mission plays by itself many times over, on all cores, and what came is told.

mod parallel;

use std::io;
use std::sync::Arc;

use serde_json::{Value, json};

use self::parallel::Failure;
use super::args::Simulate;
use super::console::{Desk, NO, WELL, fail, print};
use super::play;
use crate::first_martians::mission::Mission;
use crate::first_martians::players::Style;
use crate::first_martians::simulation::{self, Came, Count, Gauge, OutcomeKind, Setting, Simulated, Spread, Stuck, Tally};
use crate::language::{self, Args};

pub(super) fn simulate(desk: &Desk, asked: &Simulate) -> io::Result<u8> {
    let (mission, _) = match play::loaded(desk, &asked.mission) {
        Ok(loaded) => loaded,
        Err(exit) => return Ok(exit),
    };
    let full = asked.full.unwrap_or(asked.style == Style::Careful);
    let crews = asked.players.map_or_else(|| (1..=4).collect(), |players| vec![players]);
    let mut by_players = Vec::new();
    for players in crews {
        let setting = Setting { players, style: asked.style, full };
        match games(&mission, setting, asked) {
            Ok(tally) => by_players.push((players, tally)),
            Err((index, failure)) => return Ok(fail_game(desk, asked, setting, index, &failure)),
        }
    }
    let simulated = Simulated {
        mission: mission.sheet.id.clone(),
        style: asked.style,
        full,
        games: asked.games,
        seed: asked.seed,
        by_players,
        possible: simulation::possible(&mission),
    };
    if desk.json {
        print(&as_json(&simulated).to_string())?;
    } else {
        print(language::simulation::report(&desk.voice, &simulated).trim_end())?;
    }
    Ok(WELL)
}

fn games(mission: &Arc<Mission>, setting: Setting, asked: &Simulate) -> Result<Tally, (u64, Failure<Stuck>)> {
    let one = |index: u64| simulation::play(mission, setting, asked.seed.wrapping_add(index));
    parallel::sum(u64::from(asked.games), one, Tally::add)
}

/// Reports which game did not come to its end, so that it can be played again.
fn fail_game(desk: &Desk, asked: &Simulate, setting: Setting, index: u64, failure: &Failure<Stuck>) -> u8 {
    let (code, why) = match failure {
        Failure::Panicked(message) => ("game-panicked", message.clone()),
        Failure::Error(stuck) => ("game-stuck", language::simulation::stuck(&desk.voice, stuck)),
    };
    let seed = asked.seed.wrapping_add(index);
    let args = Args::new().text("seed", seed.to_string()).number("players", setting.players).text("why", why);
    fail(&desk.voice, desk.json, code, &desk.voice.say("simulation-fell", &args), NO)
}

fn as_json(simulated: &Simulated) -> Value {
    let never = |tally: &Tally| listed(&tally.never(&simulated.possible));
    let by_players = simulated.by_players.iter().map(|(players, tally)| {
        json!({
            "players": players,
            "games": tally.games,
            "won": tally.won(),
            "outcomes": OutcomeKind::ALL.iter().map(|kind| (kind.id().to_owned(), json!(tally.outcomes.get(kind).unwrap_or(&0)))).collect::<Value>(),
            "sols": numbers(&tally.sols),
            "came": Came::ALL.iter().map(|&kind| (kind.id().to_owned(), came(simulated, tally, kind))).collect::<Value>(),
            "tracks": tracks(tally),
            "never": never(tally),
        })
    });
    json!({
        "mission": simulated.mission,
        "player": language::simulation::style_id(simulated.style),
        "board": if simulated.full { "full" } else { "story" },
        "games": simulated.games,
        "seed": simulated.seed,
        "by_players": by_players.collect::<Vec<_>>(),
        "never": never(&simulated.whole()),
    })
}

fn listed(never: &[(Came, String)]) -> Value {
    never.iter().map(|(kind, id)| json!({"kind": kind.id(), "id": id})).collect()
}

/// Everything of that kind that can come, what never came with 0.
fn came(simulated: &Simulated, tally: &Tally, kind: Came) -> Value {
    let count = |id: &str| {
        let Count { times, games } = tally.of(kind, id);
        json!({"times": times, "games": games})
    };
    simulated.ids(kind).into_iter().map(|id| (id.clone(), count(&id))).collect()
}

fn numbers(spread: &Spread) -> Value {
    let hundredths = i32::try_from(spread.mean_hundredths()).unwrap_or(0);
    json!({
        "min": spread.min(), "median": spread.median(), "max": spread.max(), "mean": f64::from(hundredths) / 100.0,
    })
}

fn tracks(tally: &Tally) -> Value {
    let name = |gauge: &Gauge| match gauge {
        Gauge::Morale => "morale".to_owned(),
        Gauge::Stress => "stress".to_owned(),
        Gauge::Malfunction(block) => format!("malfunction/{}", block.id()),
        Gauge::Track(id) => format!("track/{id}"),
    };
    let sols = |(sol, spread): (&u8, &Spread)| {
        let mut numbers = numbers(spread);
        numbers["sol"] = json!(sol);
        numbers["games"] = json!(spread.count());
        numbers
    };
    tally.gauges.iter().map(|(gauge, by_sol)| (name(gauge), by_sol.iter().map(sols).collect::<Value>())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::{self, shipped};

    #[test]
    fn the_same_games_are_counted_whatever_the_number_of_threads() {
        let mission = content::load(&shipped::files(), "make-yourself-at-home").mission.expect("shipped");
        let mission = Arc::new(mission);
        let asked = Simulate { mission: String::new(), players: None, games: 6, seed: 3, style: Style::Careful, full: None };
        let setting = Setting { players: 2, style: Style::Careful, full: false };
        let played = |asked: &Simulate, threads| {
            parallel::with_threads(threads, || games(&mission, setting, asked)).expect("no game fails")
        };
        let alone = played(&asked, 1);
        assert_eq!(alone.games, 6);
        for threads in [2, 3, 8] {
            assert_eq!(played(&asked, threads), alone, "{threads}");
        }
        let other = Simulate { seed: 4, ..asked };
        assert_ne!(played(&other, 2), alone, "another seed, other games");
    }
}
