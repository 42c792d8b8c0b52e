//! Objectives that must be met in time or in order, groups of which one is enough, and objectives that fail.

use solkeeper::first_martians::Game;
use solkeeper::first_martians::fact::Cause;
use solkeeper::first_martians::queries::upkeep;
use solkeeper::first_martians::state::{CardKind, Outcome, Step};
use solkeeper::first_martians::vocabulary::Block;
use solkeeper::language::{Language, Localizer, page};
use solkeeper::play::{Game as _, offer};

use super::*;

/// A mission with these objectives, and an event action for each sol that goes on.
fn with(objectives: Value, more: Value) -> Value {
    let mut fields = more;
    fields["objectives"] = objectives;
    fields
}

fn objective(id: &str, kind: &str, more: Value) -> Value {
    let mut objective = json!({"id": id, "kind": kind, "takes": {"words": {}}});
    for (name, value) in more.as_object().expect("fields") {
        objective[name] = value.clone();
    }
    objective
}

fn advance(played: &mut Played, objective: &str) -> Vec<Fact> {
    played.play(Command::AdvanceObjective {
        objective: objective.to_owned(),
    })
}

fn can_advance(played: &Played, objective: &str) -> bool {
    offer::check(
        &played.game().offers(),
        &Command::AdvanceObjective {
            objective: objective.to_owned(),
        },
    )
    .is_ok()
}

fn failed(facts: &[Fact]) -> Vec<(String, Cause)> {
    let failed = facts.iter().filter_map(|fact| match fact {
        Fact::ObjectiveFailed {
            objective, cause, ..
        } => Some((objective.clone(), *cause)),
        _ => None,
    });
    failed.collect()
}

fn ended(facts: &[Fact]) -> Option<Outcome> {
    facts.iter().find_map(|fact| {
        if let Fact::Ended { outcome, .. } = fact {
            Some(outcome.clone())
        } else {
            None
        }
    })
}

#[test]
fn p4_two_passes_one_of_a_group_is_enough_and_the_others_close() {
    let two = json!([
        objective("saddle", "mandatory", json!({"either": "out"})),
        objective("gap", "mandatory", json!({"either": "out"})),
    ]);
    let texts = [("saddle", "closed")];
    for full in [false, true] {
        let mut played = begun(mission(with(two.clone(), json!({})), &texts), 7, full);
        played.until("plan");
        let mut facts = advance(&mut played, "gap");
        assert!(
            facts.contains(&Fact::ObjectiveClosed {
                objective: "saddle".into(),
                unseen: false
            }),
            "{facts:?}"
        );
        assert!(!can_advance(&played, "saddle"), "it is closed");
        facts.extend(played.until("plan"));
        assert!(
            read(&facts)
                .iter()
                .any(|card| card.kind == CardKind::Objective && card.face == Face::Closed),
            "its text is read"
        );
        assert!(
            played.game().only_threshold_left(),
            "one of the group is enough"
        );
    }
    let mut played = begun(mission(with(two, json!({})), &texts), 7, false);
    played.until("plan");
    advance(&mut played, "gap");
    let facts = played.until("end");
    assert_eq!(
        ended(&facts),
        Some(Outcome::Won {
            all: true,
            early: false
        })
    );
    assert_eq!(played.game().state().sol, 1);
    let lines = page::page(&Localizer::new(Language::English), played.game()).lines;
    assert!(
        lines.contains(&"Mandatory objectives met: 1 of 1.".to_owned()),
        "the group is counted once: {lines:?}"
    );
}

#[test]
fn p4_deadline_a_mandatory_objective_that_is_not_met_in_time_loses_the_mission() {
    let last_fuel = |kind: &str| {
        json!([
            objective("last-fuel", kind, json!({"deadline": 2})),
            objective("unload", "mandatory", json!({})),
        ])
    };
    for text in [true, false] {
        let texts: &[(&str, &str)] = if text {
            &[("last-fuel", "failed")]
        } else {
            &[]
        };
        let mut played = begun(
            mission(with(last_fuel("mandatory"), json!({})), texts),
            7,
            false,
        );
        let facts = played.until_sol(2);
        assert_eq!(
            (failed(&facts), ended(&facts)),
            (Vec::new(), None),
            "there is one more sol"
        );
        let facts = played.until("end");
        assert_eq!(failed(&facts), [("last-fuel".to_owned(), Cause::Sol)]);
        assert_eq!(
            read(&facts).iter().any(|card| card.face == Face::Failed),
            text
        );
        assert_eq!(
            ended(&facts),
            Some(Outcome::Lost {
                loss: Some("last-fuel".to_owned())
            })
        );
        assert_eq!(played.game().state().sol, 2);
    }
    let mut played = begun(
        mission(
            with(last_fuel("optional"), json!({})),
            &[("last-fuel", "failed")],
        ),
        7,
        false,
    );
    let facts = played.until_sol(3);
    assert_eq!(
        (failed(&facts).len(), ended(&facts)),
        (1, None),
        "an optional one only fails"
    );
    let facts = played.until("raise_track");
    assert!(
        read(&facts).iter().any(|card| card.face == Face::Failed),
        "and is told of: {facts:?}"
    );
}

#[test]
fn an_objective_that_is_met_in_time_does_not_fail() {
    let fields = with(
        json!([
            objective("last-fuel", "mandatory", json!({"deadline": 1})),
            objective("unload", "mandatory", json!({}))
        ]),
        json!({}),
    );
    let mut played = begun(mission(fields, &[]), 7, false);
    played.until("plan");
    advance(&mut played, "last-fuel");
    let facts = played.until_sol(2);
    assert_eq!((failed(&facts), ended(&facts)), (Vec::new(), None));
}

#[test]
fn a_deadline_may_follow_the_crew_or_the_last_sol() {
    for (deadline, players, expected) in [
        (json!({"by_crew": {"2": 1, "3": 2, "4": 2}}), 2, 1),
        (json!({"by_crew": {"2": 1, "3": 2, "4": 2}}), 3, 2),
        (json!({"before_end": 2}), 2, 1),
        (json!({"before_end": 2}), 3, 2),
        (json!(2), 2, 2),
    ] {
        let fields = with(
            json!([
                objective("fuel", "optional", json!({"deadline": deadline})),
                objective("unload", "mandatory", json!({}))
            ]),
            json!({}),
        );
        let mut played = Played::with(mission(fields, &[]), players, 7);
        let mut facts = Vec::new();
        while failed(&facts).is_empty() {
            facts.extend(played.go());
        }
        assert_eq!(
            played.game().state().objectives["fuel"].failed,
            Some(expected),
            "{deadline} {players}"
        );
    }
}

#[test]
fn a_group_is_lost_only_when_all_of_it_have_failed() {
    let two = json!([
        objective(
            "saddle",
            "mandatory",
            json!({"either": "out", "deadline": 1})
        ),
        objective("gap", "mandatory", json!({"either": "out", "deadline": 2})),
    ]);
    let mut played = begun(mission(with(two, json!({})), &[]), 7, false);
    let facts = played.until_sol(2);
    assert_eq!(
        (failed(&facts).len(), ended(&facts)),
        (1, None),
        "the other way is still open"
    );
    let facts = played.until("end");
    assert_eq!(
        ended(&facts),
        Some(Outcome::Lost {
            loss: Some("gap".to_owned())
        })
    );
}

#[test]
fn what_waits_for_one_of_a_group_goes_on_when_another_of_it_is_met() {
    let objectives = json!([
        objective("saddle", "mandatory", json!({"either": "out"})),
        objective("gap", "mandatory", json!({"either": "out"})),
        objective("report", "optional", json!({"after": ["saddle"]})),
    ]);
    for full in [false, true] {
        let mut played = begun(mission(with(objectives.clone(), json!({})), &[]), 7, full);
        played.until("plan");
        assert!(!can_advance(&played, "report"));
        advance(&mut played, "gap");
        played.until("plan");
        assert!(
            can_advance(&played, "report"),
            "the way out is found, by whichever"
        );
    }
}

#[test]
fn p4_after_an_objective_waits_for_another() {
    let objectives = json!([
        objective("last-fuel", "mandatory", json!({})),
        {"id": "unload", "kind": "mandatory", "takes": {"act": {"action": "tune"}}, "goal": 2, "after": ["last-fuel"]},
        objective("report", "optional", json!({"after": ["last-fuel"]})),
    ]);
    for full in [false, true] {
        let mut played = begun(mission(with(objectives.clone(), json!({})), &[]), 7, full);
        played.until("plan");
        assert!(can_advance(&played, "last-fuel") && !can_advance(&played, "report"));
        if !full {
            played.play(Command::FinishAction {
                action: "tune".to_owned(),
            });
            assert_eq!(
                played.game().state().objectives["unload"].done,
                0,
                "it does not move yet"
            );
        }
        advance(&mut played, "last-fuel");
        played.until("plan");
        assert!(can_advance(&played, "report"));
        if !full {
            played.play(Command::FinishAction {
                action: "tune".to_owned(),
            });
            assert_eq!(played.game().state().objectives["unload"].done, 1);
        }
    }
}

#[test]
fn an_effect_makes_an_objective_fail_and_nothing_meets_it_afterwards() {
    for (kind, lost) in [("optional", false), ("mandatory", true)] {
        let objectives = json!([
            objective("relay", kind, json!({})),
            objective("unload", "mandatory", json!({}))
        ]);
        let fields = with(
            objectives,
            json!({"production": [{"fail_objective": "relay"}]}),
        );
        for full in [false, true] {
            let mut played = begun(mission(fields.clone(), &[]), 7, full);
            let facts = if lost {
                played.until("end")
            } else {
                played.until("plan")
            };
            assert_eq!(failed(&facts), [("relay".to_owned(), Cause::Effect)]);
            assert_eq!(ended(&facts).is_some(), lost);
            if !lost {
                assert!(!can_advance(&played, "relay"));
                assert!(!played.game().all_optional_met());
            }
        }
    }
}

#[test]
fn players_of_both_styles_come_to_the_end_of_what_may_fail() {
    let objectives = json!([
        objective("saddle", "mandatory", json!({"either": "out"})),
        objective("gap", "mandatory", json!({"either": "out"})),
        objective(
            "report",
            "optional",
            json!({"after": ["gap"], "deadline": {"before_end": 1}})
        ),
    ]);
    let mission = std::sync::Arc::new(mission(
        with(objectives, json!({})),
        &[("gap", "closed"), ("report", "failed")],
    ));
    for (style, full) in [
        (Style::Random, false),
        (Style::Random, true),
        (Style::Careful, false),
        (Style::Careful, true),
    ] {
        for seed in 1..=6 {
            let setting = SimulationSetting {
                players: 2,
                style,
                full,
            };
            assert!(
                simulation::play(&mission, setting, seed).is_ok(),
                "{style:?}, Full board: {full}, seed {seed}"
            );
        }
    }
}

/// The game at the step of the Threshold.
fn at_threshold(played: &Played) -> Game {
    let mut state = played.game().state().clone();
    state.queue.clear();
    state.step = Step::Threshold;
    played.game().with_state(state)
}

#[test]
fn an_objective_that_has_failed_or_closed_is_not_shown_any_more() {
    let objectives = json!([
        objective("saddle", "mandatory", json!({"either": "out"})),
        objective("gap", "mandatory", json!({"either": "out"})),
        objective("fuel", "optional", json!({"deadline": 1})),
        objective("unload", "mandatory", json!({})),
        objective("secret", "optional", json!({"hidden": true, "deadline": 1})),
    ]);
    // What the state of an objective is shows as a flag.
    let asks = |objective: &str, is: &str| json!({"if": {"when": {"objective_state": {"objective": objective, "is": is}}, "then": [{"set_flag": format!("{objective}-{is}")}]}});
    let names = ["saddle", "gap", "fuel", "secret"];
    let production: Vec<Value> = names
        .iter()
        .flat_map(|name| ["hidden", "shown", "met", "failed", "closed"].map(|is| asks(name, is)))
        .collect();
    for full in [false, true] {
        let mut played = begun(
            mission(
                with(objectives.clone(), json!({"production": production})),
                &[],
            ),
            7,
            full,
        );
        played.until("plan");
        let flags = |played: &Played| {
            played
                .game()
                .state()
                .flags
                .iter()
                .cloned()
                .collect::<Vec<_>>()
        };
        assert_eq!(
            flags(&played),
            ["fuel-shown", "gap-shown", "saddle-shown", "secret-hidden"]
        );
        if full {
            continue;
        }
        advance(&mut played, "gap");
        played.until_sol(2);
        played.until("plan");
        let now: Vec<String> = flags(&played)
            .into_iter()
            .filter(|it| !it.ends_with("-shown"))
            .collect();
        assert_eq!(
            now,
            ["fuel-failed", "gap-met", "saddle-closed", "secret-hidden"]
        );
    }
}

#[test]
fn p4_lot_a_goal_that_changes_is_told_and_may_be_met_at_once() {
    let lots = json!([objective("lots-sold", "mandatory", json!({"goal": 3}))]);
    let change = |sol: u8, to: u8| json!({"if": {"when": {"sol": {"from": sol, "to": sol}}, "then": [{"change_goal": {"objective": "lots-sold", "to": to}}]}});
    for full in [false, true] {
        let fields = with(
            lots.clone(),
            json!({"production": [change(1, 4), change(2, 2)]}),
        );
        let mut played = begun(mission(fields, &[("lots-sold", "goal")]), 7, full);
        let facts = played.until("plan");
        assert!(
            facts.contains(&Fact::GoalChanged {
                objective: "lots-sold".into(),
                from: 3,
                to: 4
            }),
            "{facts:?}"
        );
        assert!(
            read(&facts).iter().any(|card| card.face == Face::Goal),
            "it is told"
        );
        for _ in 0..3 {
            advance(&mut played, "lots-sold");
        }
        assert!(!played.game().only_threshold_left(), "three of four");
        if full {
            continue;
        }
        let facts = played.until_sol(2);
        assert_eq!(ended(&facts), None);
        let facts = played.until("plan");
        assert!(
            facts.contains(&Fact::ObjectiveMet {
                objective: "lots-sold".into()
            }),
            "three of two: {facts:?}"
        );
        assert!(!can_advance(&played, "lots-sold"));
    }
}

#[test]
fn p4_probes_the_threshold_counts_what_the_mission_says() {
    let threshold = |takes: Value| {
        json!([objective(
            "calm",
            "threshold",
            json!({"takes": {"threshold": takes}})
        )])
    };
    let mut sheet = serde_json::to_value(&mission_file().sheet).expect("JSON");
    sheet["threshold"] = json!({"2": 1, "3": 1, "4": 1});
    let on = |takes: Value, full: bool| {
        at_threshold(&begun(
            mission(with(threshold(takes), json!({"sheet": sheet})), &[]),
            7,
            full,
        ))
    };
    let question = |game: &Game| {
        page::page(&Localizer::new(Language::English), game)
            .question
            .unwrap_or_default()
    };
    let systems = json!({"counts": {"broken": {"block": "systems"}}});
    let story = on(json!({"counts": {"stress": {}}}), false);
    assert_eq!(question(&story), "Stress: 1 or fewer?");
    assert_eq!(
        can_answer(&story),
        [true, true],
        "in Story the players count"
    );
    for takes in [
        systems,
        json!({"counts": {"stress": {}}, "at_least": true}),
        json!({"counts": {"item": {"item": "hardware"}}, "at_least": true}),
    ] {
        let full = on(takes.clone(), true);
        let counted = upkeep::threshold(&full).expect("counted");
        let board = full.state().board_state().expect("a board");
        let expected = match takes["counts"]
            .as_object()
            .and_then(|it| it.keys().next())
            .map(String::as_str)
        {
            Some("stress") => board.stress,
            Some("item") => 0,
            _ => {
                let systems = board
                    .facilities
                    .iter()
                    .filter(|(place, _)| place.facility.block() == Block::Systems);
                u8::try_from(
                    systems
                        .flat_map(|(_, it)| it.parts.values())
                        .filter(|red| **red)
                        .count(),
                )
                .expect("few")
            }
        };
        assert_eq!(counted.count, expected, "{takes}");
        let at_least = takes["at_least"] == json!(true);
        assert_eq!(
            counted.met,
            if at_least {
                expected >= 1
            } else {
                expected <= 1
            },
            "{takes}"
        );
        assert_eq!(
            can_answer(&full),
            [counted.met, !counted.met],
            "the board decides"
        );
    }
}

fn can_answer(game: &Game) -> [bool; 2] {
    [true, false].map(|met| offer::check(&game.offers(), &Command::AnswerThreshold { met }).is_ok())
}

/// What nobody knows of is closed without a word: it would give away what another game holds.
#[test]
fn an_objective_that_was_never_shown_is_closed_unseen() {
    let two = json!([
        objective(
            "saddle",
            "mandatory",
            json!({"either": "out", "hidden": true})
        ),
        objective("gap", "mandatory", json!({"either": "out"})),
    ]);
    for full in [false, true] {
        let mut played = begun(
            mission(with(two.clone(), json!({})), &[("saddle", "closed")]),
            7,
            full,
        );
        played.until("plan");
        let mut facts = advance(&mut played, "gap");
        facts.extend(played.until("plan"));
        assert!(
            !facts
                .iter()
                .any(|fact| matches!(fact, Fact::ObjectiveClosed { .. })),
            "players see none: {facts:?}"
        );
        assert!(
            played.game().state().objectives["saddle"].closed,
            "and yet it is closed"
        );
    }
}

/// Nor is it told that it has failed, unless that loses the mission.
#[test]
fn an_objective_that_was_never_shown_fails_unseen() {
    let late = json!([
        objective("gap", "mandatory", json!({})),
        objective("probe", "optional", json!({"hidden": true, "deadline": 1})),
    ]);
    let mut played = begun(
        mission(with(late, json!({})), &[("probe", "failed")]),
        7,
        false,
    );
    let mut facts = Vec::new();
    while played.game().state().sol < 2 {
        facts.extend(played.go());
    }
    assert!(
        !facts
            .iter()
            .any(|fact| matches!(fact, Fact::ObjectiveFailed { .. })),
        "{facts:?}"
    );
    assert!(read(&facts).iter().all(|card| card.face != Face::Failed));
    assert!(played.game().state().objectives["probe"].failed.is_some());
}
