//! `simulate`: simulated players play a mission many times, on all cores, for a report.

pub(super) mod parallel;

use std::sync::Arc;

use serde_json::{Value, json};

use self::parallel::Failure;
use super::args::Simulate;
use super::console::{Answer, Context, EXIT_FAILURE, Stop, print_ok};
use super::play;
use first_martians::mission::Mission;
use first_martians::simulation::{
    self, Advice, Count, Distribution, Gauge, Occurrence, OutcomeKind, SimulationError,
    SimulationReport, SimulationSetting, Tally,
};
use language::{self, Args, Localizer};

pub(super) fn simulate(context: &Context, asked: &Simulate) -> Answer {
    let (mission, prose) = play::load(context, &asked.mission)?;
    let full = asked.is_full();
    let mut by_players = Vec::new();
    for players in asked.crews() {
        let setting = SimulationSetting {
            players,
            style: asked.style,
            full,
        };
        let tally = games(&mission, setting, asked)
            .map_err(|(index, failure)| fail_game(context, asked, setting, index, &failure))?;
        by_players.push((players, tally));
    }
    let simulated = SimulationReport {
        mission: mission.sheet.id.clone(),
        style: asked.style,
        full,
        games: asked.games,
        seed: asked.seed,
        by_players,
        possible: simulation::possible(&mission),
        shared: simulation::shared(&mission),
    };
    if context.json {
        return print_ok(&as_json(&simulated).to_string());
    }
    let localizer = Localizer::with_prose(context.localizer.language(), &prose.0);
    print_ok(language::simulation::report(&localizer, &simulated, asked.all).trim_end())
}

fn games(
    mission: &Arc<Mission>,
    setting: SimulationSetting,
    asked: &Simulate,
) -> Result<Tally, (u64, Failure<SimulationError>)> {
    let one = |index: u64| simulation::play(mission, setting, asked.seed.wrapping_add(index));
    parallel::sum(u64::from(asked.games), one, Tally::add)
}

/// Reports which game failed, so that it can be played again.
pub(super) fn fail_game(
    context: &Context,
    asked: &Simulate,
    setting: SimulationSetting,
    index: u64,
    failure: &Failure<SimulationError>,
) -> Stop {
    let (code, why) = match failure {
        Failure::Panicked(message) => ("game-panicked", message.clone()),
        Failure::Error(stuck) => (
            "game-stuck",
            language::simulation::stop_reason(&context.localizer, stuck),
        ),
    };
    let seed = asked.seed.wrapping_add(index);
    let args = Args::new()
        .text("seed", seed.to_string())
        .number("players", setting.players)
        .text("why", why);
    context.fail(
        code,
        &context.localizer.format("simulation-fell", &args),
        EXIT_FAILURE,
    )
}

fn as_json(simulated: &SimulationReport) -> Value {
    let never = |tally: &Tally| listed(&tally.never(&simulated.possible));
    let by_players = simulated.by_players.iter().map(|(players, tally)| {
        json!({
            "players": players,
            "games": tally.games,
            "won": tally.won(),
            "outcomes": OutcomeKind::ALL.iter().map(|kind| (kind.id().to_owned(), json!(tally.outcomes.get(kind).unwrap_or(&0)))).collect::<Value>(),
            "sols": numbers(&tally.sols),
            "came": Occurrence::ALL.iter().map(|&kind| (kind.id().to_owned(), came(simulated, tally, kind))).collect::<Value>(),
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
        "advice": simulated.advice().iter().map(advice).collect::<Vec<_>>(),
    })
}

/// Games, not shares: the shares depend on their number, which stands beside.
fn advice(advice: &Advice) -> Value {
    let kind = advice.id();
    match advice {
        Advice::Hard {
            players,
            won,
            lost_by,
        } => json!({"kind": kind, "players": players, "won": won, "lost_by": lost_by.id()}),
        Advice::Easy { players, won } => json!({"kind": kind, "players": players, "won": won}),
        Advice::Apart { most, fewest } => json!({"kind": kind, "most": most.0, "fewest": fewest.0}),
        Advice::Deadly { players, died } => json!({"kind": kind, "players": players, "died": died}),
        Advice::Short {
            players,
            sol,
            longest,
        } => json!({"kind": kind, "players": players, "sol": sol, "longest": longest}),
        Advice::Unwanted {
            option,
            chosen,
            choices,
        } => json!({"kind": kind, "id": option, "chosen": chosen, "choices": choices}),
    }
}

fn listed(never: &[(Occurrence, String)]) -> Value {
    never
        .iter()
        .map(|(kind, id)| json!({"kind": kind.id(), "id": id}))
        .collect()
}

/// The counts of all elements of that kind, including those that never came.
fn came(simulated: &SimulationReport, tally: &Tally, kind: Occurrence) -> Value {
    let count = |id: &str| {
        let Count { times, games } = tally.of(kind, id);
        json!({"times": times, "games": games})
    };
    simulated
        .ids(kind)
        .into_iter()
        .map(|id| (id.clone(), count(&id)))
        .collect()
}

fn numbers(spread: &Distribution) -> Value {
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
    let sols = |(sol, spread): (&u8, &Distribution)| {
        let mut numbers = numbers(spread);
        numbers["sol"] = json!(sol);
        numbers["games"] = json!(spread.count());
        numbers
    };
    tally
        .gauges
        .iter()
        .map(|(gauge, by_sol)| (name(gauge), by_sol.iter().map(sols).collect::<Value>()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use content::{self, shipped};
    use first_martians::players::Style;

    #[test]
    fn the_tally_does_not_depend_on_the_number_of_threads() {
        let mission = content::load(&shipped::files(), "make-yourself-at-home")
            .mission
            .expect("shipped");
        let mission = Arc::new(mission);
        let asked = Simulate {
            mission: String::new(),
            players: None,
            games: 6,
            seed: 3,
            style: Style::Careful,
            full: None,
            all: false,
        };
        let setting = SimulationSetting {
            players: 2,
            style: Style::Careful,
            full: false,
        };
        let played = |asked: &Simulate, threads| {
            parallel::with_threads(threads, || games(&mission, setting, asked))
                .expect("no game fails")
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
