//! What the careful player chooses, and that it chooses by what the players know.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde_json::{Value, json};
use solkeeper::content::{self, shipped as in_the_program};
use solkeeper::first_martians::Game;
use solkeeper::first_martians::board::{ActionKind, Pick, Question};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::effect::Effect;
use solkeeper::first_martians::mission::Mission;
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::state::{
    Card, CardKind, ComponentSource, Face, OpenEvent, Scheduled, Start, State, Step, Task,
};
use solkeeper::play::Game as _;

use crate::board::bench::Bench;

/// How many players are asked.
const ASKED: u64 = 100;
/// How many crews plan a sol.
const PLANNED: u64 = 20;

fn read<T: serde::de::DeserializeOwned>(value: Value) -> T {
    serde_json::from_value(value).expect("JSON of a mission")
}

/// The game with these tasks waiting, in a state that was changed.
fn waiting(game: &Game, tasks: Vec<Task>, change: impl FnOnce(&mut State)) -> Game {
    let mut state = game.state().clone();
    state.dice = ComponentSource::Digital;
    state.queue = tasks.into();
    change(&mut state);
    game.with_state(state)
}

fn choice(options: Value) -> Task {
    let card = Card::new(CardKind::Event, "message-for-you", Face::Story);
    Task::Choose {
        card,
        options: read(options),
        rest: Vec::new(),
        by: None,
    }
}

/// How many of the players give the command.
fn how_many(game: &Game, command: &Command) -> u64 {
    let asked = (0..ASKED).filter_map(|seed| Player::new(Style::Careful, seed).next(game));
    asked.filter(|given| given == command).count() as u64
}

/// Nearly all take that option; a few take any.
fn assert_takes(game: &Game, option: &str) {
    let times = how_many(
        game,
        &Command::Choose {
            option: option.to_owned(),
        },
    );
    assert!(times * 10 >= ASKED * 8, "{option}: {times} of {ASKED}");
    assert!(times < ASKED, "now and then another is taken than {option}");
}

fn assert_picks(game: &Game, pick: Pick) {
    let times = how_many(game, &Command::Pick { pick: pick.clone() });
    assert!(times * 10 >= ASKED * 8, "{pick:?}: {times} of {ASKED}");
}

#[test]
fn an_option_is_taken_for_what_it_does() {
    let bench = Bench::new(2);
    let asked = |options| waiting(&bench.game, vec![choice(options)], |_| {});
    let harm = json!({"id": "harm", "effects": [{"wound": {"who": "everyone", "count": 1}}]});
    assert_takes(
        &asked(json!([harm, {"id": "strain", "effects": [{"stress": {"by": 1}}]}])),
        "strain",
    );
    assert_takes(
        &asked(json!([harm, {"id": "calm", "effects": [{"morale": {"by": 1}}]}])),
        "calm",
    );
    let card = json!({"id": "card", "effects": [{"malfunction_card": {"block": "living"}}]});
    assert_takes(
        &asked(
            json!([card, {"id": "break", "effects": [{"break_part": {"facility": "lab", "part": "cpu"}}]}]),
        ),
        "break",
    );
}

#[test]
fn the_same_option_is_worth_more_when_it_is_needed() {
    let mut bench = Bench::new(2);
    let options = || {
        json!([
            {"id": "heal", "effects": [{"heal_wound": {"who": "most_wounded", "count": 2}}]},
            {"id": "cheer", "effects": [{"morale_tokens": {"who": "first_player", "by": 2}}]}
        ])
    };
    assert_takes(
        &waiting(&bench.game, vec![choice(options())], |_| {}),
        "cheer",
    );
    bench.set("wounds.1", 5);
    assert_takes(
        &waiting(&bench.game, vec![choice(options())], |_| {}),
        "heal",
    );
}

#[test]
fn a_price_is_weighed_against_what_it_buys() {
    let mut bench = Bench::new(2);
    bench.set("supply.energy", 4);
    let options = |gain: Value| {
        json!([
            {"id": "pay", "pays": [{"supply": {"resource": "energy", "count": 3}}], "effects": [gain]}, {"id": "leave"}
        ])
    };
    let asked = |gain| waiting(&bench.game, vec![choice(options(gain))], |_| {});
    assert_takes(&asked(json!({"stress": {"by": -1}})), "leave");
    assert_takes(&asked(json!({"sols": {"by": 3}})), "pay");
}

#[test]
fn of_ways_of_chance_each_counts_by_its_weight_and_none_is_looked_up() {
    let bench = Bench::new(2);
    let gamble = |good: u8, bad: u8| {
        json!([
            {"id": "gamble", "effects": [{"random": {"ways": [
                {"id": "good", "weight": good, "effects": [{"morale": {"by": 1}}]},
                {"id": "bad", "weight": bad, "effects": [{"wound": {"who": "everyone", "count": 1}}]}]}}]},
            {"id": "pass"}
        ])
    };
    for seed in 0..6 {
        assert_takes(
            &waiting(&bench.game, vec![choice(gamble(9, 1))], |state| {
                state.seed = seed;
            }),
            "gamble",
        );
        assert_takes(
            &waiting(&bench.game, vec![choice(gamble(1, 9))], |state| {
                state.seed = seed;
            }),
            "pass",
        );
    }
}

#[test]
fn what_depends_on_a_secret_may_be_so_or_not() {
    let bench = Bench::new(2);
    let options = json!([
        {"id": "open", "effects": [{"if": {"when": {"flag": "trap"},
            "then": [{"wound": {"who": "everyone", "count": 2}}], "else": [{"morale": {"by": 1}}]}}]},
        {"id": "leave"}
    ]);
    for trapped in [false, true] {
        let game = waiting(&bench.game, vec![choice(options.clone())], |state| {
            state.flags = trapped.then(|| "trap".to_owned()).into_iter().collect();
        });
        assert_takes(&game, "leave");
    }
}

#[test]
fn a_question_is_answered_for_the_crew() {
    let mut bench = Bench::new(2);
    bench.set("wounds.1", 4);
    let effect: Effect = read(json!({"wound": {"who": "chosen", "count": 1}}));
    let question = Question::WhichAstronaut {
        effect: Box::new(effect),
    };
    let ask = |bench: &Bench, question: Question| {
        waiting(
            &bench.game,
            vec![Task::Pick {
                question,
                from: vec![Pick::Seat(0), Pick::Seat(1)],
                by: None,
            }],
            |_| {},
        )
    };
    assert_picks(&ask(&bench, question), Pick::Seat(0));
    let effect: Effect = read(json!({"heal_wound": {"who": "chosen", "count": 1}}));
    assert_picks(
        &ask(
            &bench,
            Question::WhichAstronaut {
                effect: Box::new(effect),
            },
        ),
        Pick::Seat(1),
    );
}

/// The shipped mission with a track and the action that lowers it.
fn with_track(mission: &mut Mission, track: Value, effects: Value, objective: Option<Value>) {
    mission.sheet.tracks = read(json!([track]));
    mission.sheet.actions = read(json!([{"id": "tune", "cost": {"pawns": 1}, "effects": effects}]));
    mission
        .sheet
        .objectives
        .retain(|it| it.kind != solkeeper::first_martians::mission::ObjectiveKind::Optional);
    mission.sheet.objectives.extend(objective.map(read));
    mission.sheet.events.clear();
}

/// Whether the first actions that a crew plans in a sol hold this one, for most players.
fn plans(game: &Game, kind: &ActionKind) -> bool {
    let planned = (0..PLANNED).filter(|seed| {
        let mut player = Player::new(Style::Careful, *seed);
        let mut game = game.clone();
        for _ in 0..60 {
            let Some(command) = player
                .next(&game)
                .filter(|command| *command != Command::Continue {})
            else {
                break;
            };
            if matches!(&command, Command::PlanAction { kind: planned } if planned == kind) {
                return true;
            }
            game = game.decide(&command).expect("offered").after;
        }
        false
    });
    planned.count() * 10 >= usize::try_from(PLANNED).expect("few") * 8
}

fn planning(bench: &Bench, change: impl FnOnce(&mut State)) -> Game {
    waiting(&bench.game, Vec::new(), |state| {
        state.step = Step::Plan;
        change(state);
    })
}

#[test]
fn a_track_is_brought_where_an_objective_wants_it_and_not_away_from_there() {
    let tune = ActionKind::Mission("tune".to_owned());
    let calm = |number: i16| json!({"id": "calm", "kind": "mandatory", "takes": {"reach": {"track": "signal", "number": number}}});
    let track = || json!({"id": "signal", "start": 4, "min": 0, "max": 8});
    let lowers = || json!([{"track": {"track": "signal", "by": -1}}]);
    let low = Bench::with(2, |mission| {
        with_track(mission, track(), lowers(), Some(calm(0)));
    });
    assert!(
        plans(&planning(&low, |_| {}), &tune),
        "an objective wants it low"
    );
    let high = Bench::with(2, |mission| {
        with_track(mission, track(), lowers(), Some(calm(8)));
    });
    assert!(
        !plans(&planning(&high, |_| {}), &tune),
        "an objective wants it high"
    );
}

#[test]
fn a_track_is_kept_from_the_space_that_loses_the_mission() {
    let tune = ActionKind::Mission("tune".to_owned());
    let track = json!({"id": "signal", "start": 0, "min": 0, "max": 6, "ends": [
        {"at": 6, "effects": [{"end_mission": "a-promise-broken"}]}
    ]});
    let bench = Bench::with(2, |mission| {
        mission
            .sheet
            .endings
            .push(read(json!({"id": "a-promise-broken", "outcome": "lost"})));
        with_track(
            mission,
            track,
            json!([{"track": {"track": "signal", "by": -2}}]),
            None,
        );
    });
    let at = |space: i16| {
        planning(&bench, |state| {
            state.mission_tracks = [("signal".to_owned(), space)].into();
        })
    };
    assert!(plans(&at(4), &tune));
    assert!(!plans(&at(0), &tune), "there is nothing to lower");
}

/// The end of a track may move the track again, at once or inside a branch, a choice or chance.
#[test]
fn a_track_that_its_own_end_moves_is_valued() {
    let back = || json!([{"track": {"track": "signal", "by": -3}}, {"stress": {"by": -2}}]);
    let branch =
        json!({"if": {"when": {"track": {"track": "signal", "at_least": 1}}, "then": back()}});
    let choice = json!({"choose": {"options": [{"id": "back", "effects": back()}, {"id": "on"}]}});
    let chance = json!({"random": {"ways": [{"id": "back", "effects": back()}, {"id": "on", "effects": []}]}});
    for effects in [back(), json!([branch]), json!([choice]), json!([chance])] {
        let track = json!({"id": "signal", "start": 0, "min": 0, "max": 6, "ends": [{"at": 6, "effects": effects}]});
        let bench = Bench::with(2, |mission| {
            with_track(
                mission,
                track,
                json!([{"track": {"track": "signal", "by": 2}}]),
                None,
            );
        });
        planning(&bench, |state| {
            state.mission_tracks = [("signal".to_owned(), 5)].into();
        });
    }
}

#[test]
fn the_action_of_an_event_is_done_for_what_it_brings() {
    let bench = |reward: Value| {
        let bench = Bench::with(2, |mission| {
            let event = json!({"id": "crate", "brings": {"action": {"cost": {"pawns": 1}, "reward": reward}}});
            mission
                .elements
                .events
                .insert("crate".to_owned(), read(event));
        });
        planning(&bench, |state| {
            state.open_events = vec![OpenEvent {
                event: "crate".to_owned(),
                opened_in: state.sol,
                has_consequences: false,
            }];
        })
    };
    let kind = ActionKind::Event("crate".to_owned());
    assert!(plans(
        &bench(
            json!([{"gain": {"item": "upgrade_card", "count": 2, "to": "available"}}, {"sols": {"by": 1}}])
        ),
        &kind
    ));
    assert!(!plans(
        &bench(json!([{"wound": {"who": "everyone", "count": 2}}])),
        &kind
    ));
}

/// The same game with everything changed that the players do not know.
fn with_other_secrets(game: &Game) -> Game {
    let mut state = game.state().clone();
    state.seed ^= 0x5eed;
    state.flags = if state.flags.is_empty() {
        BTreeSet::from(["nobody-knows".to_owned()])
    } else {
        BTreeSet::new()
    };
    state.counters = [("nights".to_owned(), 3)].into();
    state.scheduled.push(Scheduled {
        sol: state.sol + 1,
        card: Card::new(CardKind::Mission, "later", Face::Later),
        effects: read(json!([{"wound": {"who": "everyone", "count": 5}}])),
        by: None,
    });
    state.next_events = game
        .mission()
        .elements
        .events
        .keys()
        .next()
        .cloned()
        .into_iter()
        .collect();
    state
        .people
        .values_mut()
        .for_each(|seat| *seat = (*seat + 1) % 2);
    state
        .open_events
        .iter_mut()
        .for_each(|open| open.has_consequences ^= true);
    state
        .objectives
        .values_mut()
        .filter(|it| !it.shown)
        .for_each(|progress| progress.goal = Some(7));
    game.with_state(state)
}

#[test]
fn nothing_hidden_changes_what_the_careful_player_does() {
    let files = in_the_program::files();
    for (players, id) in (2..).zip(content::missions(&files)) {
        let mission: Arc<Mission> = Arc::new(content::load(&files, &id).mission.expect("shipped"));
        let start = Start {
            seed: 11,
            players,
            read_before: BTreeSet::new(),
        };
        let mut game = Game::new(mission, &start)
            .decide(&Command::KeepBoard { full: true })
            .expect("offered")
            .after;
        let mut player = Player::new(Style::Careful, 5);
        let mut chosen = 0;
        while game.state().outcome.is_none() {
            let expected = player.clone().next(&with_other_secrets(&game));
            let command = player.next(&game);
            assert_eq!(
                command,
                expected,
                "{id}, sol {}, {}",
                game.state().sol,
                game.state().step_id()
            );
            let command = command.expect("something to do");
            chosen += usize::from(matches!(
                command,
                Command::Choose { .. } | Command::Pick { .. }
            ));
            game = game.decide(&command).expect("offered").after;
        }
        assert!(chosen > 0, "{id}");
    }
}
