//! Conditions about the table: Full board reads the board, Story asks, and neither tells a secret.

use serde_json::{Value, json};
use solkeeper::first_martians::board::BoardCounter;
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::fact::Fact;
use solkeeper::first_martians::mission::Mission;
use solkeeper::first_martians::players::Style;
use solkeeper::first_martians::simulation::{self, SimulationSetting};
use solkeeper::first_martians::state::{State, Task};

use super::{begun, mission};
use crate::support::Played;

/// A mission whose first event sets the flag `so` where the condition holds.
fn asking(when: &Value) -> Mission {
    let mut mission = mission(
        json!({"events": [{"id": "look", "effects": [{"if": {"when": when, "then": [{"set_flag": "so"}]}}]}]}),
        &[],
    );
    mission.game_box.parts =
        serde_json::from_value(json!({"lab": ["cpu", "oxygen"], "probe_bay": ["cpu"]}))
            .expect("parts");
    mission
}

fn is_so(state: &State) -> bool {
    state.flags.contains("so")
}

/// The questions that are asked up to the Morale phase, answered in turn.
fn answered(played: &mut Played, answers: &[bool]) -> Vec<String> {
    let mut asked = Vec::new();
    loop {
        let state = played.game().state();
        if state.step_id() == "morale" {
            return asked;
        }
        match state.queue.front() {
            Some(
                Task::Ask { question, .. }
                | Task::AskTable {
                    question: Some(question),
                    ..
                },
            ) => {
                let yes = answers
                    .get(asked.len())
                    .copied()
                    .unwrap_or_else(|| panic!("one more question: {question}"));
                asked.push(question.clone());
                played.play(Command::Answer { yes });
            }
            _ => drop(played.go()),
        }
    }
}

/// Whether the condition holds in Full board after these corrections.
fn on_board(when: &Value, corrections: &[(&str, u8)]) -> bool {
    let mut played = begun(asking(when), 7, true);
    played.until("raise_track");
    for (spot, to) in corrections {
        let spot = BoardCounter::try_from((*spot).to_owned()).expect("a spot");
        played.play(Command::CorrectBoard { spot, to: *to });
    }
    assert_eq!(
        answered(&mut played, &[]),
        [""; 0],
        "Full board asks nothing: {when}"
    );
    is_so(played.game().state())
}

#[test]
fn full_board_reads_each_condition_off_the_board() {
    let region = json!({"ring": 1, "direction": "n"});
    let cases = [
        (
            json!({"item": {"item": "sample", "at_least": 2}}),
            vec![("cargo.available.sample", 1), ("cargo.pending.sample", 1)],
        ),
        (
            json!({"wounds": {"who": "first_player", "at_least": 2}}),
            vec![("wounds.0", 2)],
        ),
        (
            json!({"wounds": {"who": "most_wounded", "at_least": 2}}),
            vec![("wounds.1", 2)],
        ),
        (
            json!({"wounds": {"who": "everyone", "at_least": 1}}),
            vec![("wounds.0", 1), ("wounds.1", 1)],
        ),
        (
            json!({"wounds": {"who": {"profession": "scientist"}, "at_least": 1}}),
            vec![("wounds.1", 1)],
        ),
        (
            json!({"hurt": {"at_least": 2}}),
            vec![("wounds.0", 1), ("wounds.1", 1)],
        ),
        (
            json!({"conditions": {"condition": "migraine", "at_least": 1}}),
            vec![("condition.1.migraine", 1)],
        ),
        (
            json!({"conditions": {"at_least": 2}}),
            vec![("condition.1.migraine", 1), ("condition.0.heart", 1)],
        ),
        (
            json!({"broken": {"facility": "lab", "part": "cpu", "at_least": 1}}),
            vec![("part.lab.cpu", 1)],
        ),
        (
            json!({"broken": {"block": "working", "at_least": 2}}),
            vec![("part.lab.cpu", 1), ("part.probe_bay.cpu", 1)],
        ),
        (
            json!({"shut": {"facility": "lab"}}),
            vec![("tile.lab.energy", 1)],
        ),
        (
            json!({"shut": {"facility": "oxygenator", "resource": "energy"}}),
            vec![
                ("tile.oxygenator-1.energy", 1),
                ("tile.oxygenator-2.energy", 1),
            ],
        ),
        (
            json!({"discoveries": {"at_least": 1}}),
            vec![("discoveries", 1)],
        ),
        (json!({"plants": {"at_least": 3}}), vec![("plants.farm", 3)]),
    ];
    for (when, corrections) in &cases {
        assert!(on_board(when, corrections), "{when} holds");
        // Each of them lacks something without the last correction.
        assert!(
            !on_board(when, &corrections[..corrections.len() - 1]),
            "{when} does not hold yet"
        );
    }
    let never = [
        json!({"explored": {"regions": [region]}}),
        json!({"explored": {"at_least": 1}}),
        json!({"terrain": {"region": region, "feature": "mission"}}),
        json!({"wounds": {"who": {"profession": "engineer"}, "at_most": 6}}),
        json!({"upgrade": "autoscanner-two"}),
    ];
    never
        .iter()
        .for_each(|when| assert!(!on_board(when, &[]), "{when}"));
}

#[test]
fn story_asks_for_the_same_condition_and_takes_the_answer() {
    let when = json!({"any": [{"hurt": {"at_least": 2}}, {"stress": {"at_least": 12}}]});
    for (answers, so) in [
        (&[true][..], true),
        (&[false, true], true),
        (&[false, false], false),
    ] {
        let mut played = begun(asking(&when), 7, false);
        let asked = answered(&mut played, answers);
        assert_eq!(
            asked.len(),
            answers.len(),
            "an answer that decides is the last"
        );
        assert_eq!(asked[0], r##"#{"hurt":{"at_least":2}}"##);
        assert_eq!(is_so(played.game().state()), so, "{answers:?}");
    }
}

#[test]
fn what_the_app_knows_is_not_asked() {
    for (when, so) in [
        (
            json!({"all": [{"hurt": {"at_least": 2}}, {"sol": {"from": 2}}]}),
            false,
        ),
        (
            json!({"any": [{"hurt": {"at_least": 2}}, {"sol": {"to": 1}}]}),
            true,
        ),
        (json!({"sols_left": {"at_least": 2}}), true),
        (
            json!({"progress": {"objective": "growth", "at_most": 0}}),
            true,
        ),
        (
            json!({"objective_state": {"objective": "panel", "is": "shown"}}),
            true,
        ),
        (
            json!({"objective_state": {"objective": "beacon", "is": "hidden"}}),
            true,
        ),
        (
            json!({"wounds": {"who": {"profession": "engineer"}, "at_least": 1}}),
            false,
        ),
    ] {
        for full in [false, true] {
            let mut played = begun(asking(&when), 7, full);
            assert_eq!(answered(&mut played, &[]), [""; 0], "{when}");
            assert_eq!(
                is_so(played.game().state()),
                so,
                "{when}, Full board: {full}"
            );
        }
    }
}

#[test]
fn p1_wreck_story_asks_the_same_whatever_was_drawn() {
    let explored =
        |direction: &str| json!({"explored": {"regions": [{"ring": 2, "direction": direction}]}});
    let when = json!({"any": [
        {"all": [{"flag": "wreck-north"}, explored("n")]},
        {"all": [{"not": {"flag": "wreck-north"}}, explored("e")]},
    ]});
    let mut found = std::collections::BTreeSet::new();
    for seed in 0..8 {
        let fields = json!({
            "start": [{"random": {"told": false, "ways": [
                {"id": "north", "effects": [{"set_flag": "wreck-north"}]}, {"id": "east", "effects": []}]}}],
            "events": [{"id": "look", "effects": [{"if": {"when": when, "then": [{"set_flag": "so"}]}}]}],
        });
        let mut played = begun(mission(fields, &[]), seed, false);
        let asked = answered(&mut played, &[true, false]);
        assert_eq!(asked.len(), 2, "both regions, whichever holds the wreck");
        let state = played.game().state();
        assert_eq!(is_so(state), state.flags.contains("wreck-north"));
        found.insert(is_so(state));
    }
    assert_eq!(found.len(), 2, "both ways come");
}

#[test]
fn p8_ward_an_event_that_depends_on_the_table_is_asked_for_once() {
    let events = json!([
        {"id": "full-ward", "weight": 200, "when": {"hurt": {"at_least": 2}}, "effects": [{"set_flag": "so"}]},
        {"id": "quiet", "effects": []},
        {"id": "calm", "effects": []},
    ]);
    for (yes, event) in [(true, "full-ward"), (false, "quiet")] {
        let mut played = begun(mission(json!({"events": events}), &[]), 7, false);
        assert_eq!(
            answered(&mut played, &[yes]).len(),
            1,
            "one question a draw"
        );
        let drawn = &played.game().state().drawn_events;
        assert_eq!(drawn.len(), 1);
        assert_eq!(drawn[0] == "full-ward", event == "full-ward", "{drawn:?}");
    }
    // Full board knows that nobody is hurt.
    let mut played = begun(mission(json!({"events": events}), &[]), 7, true);
    assert_eq!(answered(&mut played, &[]), [""; 0]);
    assert_ne!(played.game().state().drawn_events, ["full-ward"]);
}

#[test]
fn an_answer_about_a_drawn_event_does_not_name_it() {
    let events = json!([{"id": "full-ward", "when": {"hurt": {"at_least": 2}}}, {"id": "quiet", "weight": 1}]);
    let mut shown = false;
    for seed in 0..6 {
        let mut played = begun(mission(json!({"events": events}), &[]), seed, false);
        played.until("raise_track");
        while !matches!(
            played.game().state().queue.front(),
            Some(Task::AskTable { .. })
        ) {
            if played.game().state().step_id() == "morale" {
                break;
            }
            played.go();
        }
        if matches!(
            played.game().state().queue.front(),
            Some(Task::AskTable { .. })
        ) {
            shown = true;
            let facts: Vec<Fact> = played
                .play(Command::Answer { yes: false })
                .iter()
                .filter_map(Fact::public)
                .collect();
            let told = serde_json::to_string(&facts).expect("JSON");
            assert!(!told.contains("full-ward"), "{told}");
        }
    }
    assert!(shown, "the event was drawn at least once");
}

#[test]
fn players_of_both_styles_come_to_the_end() {
    let fields = json!({
        "production": [{"if": {"when": {"all": [{"broken": {"at_most": 7}}, {"not": {"shut": {"facility": "farm"}}}]},
            "then": [{"stress": {"by": -1}}], "else": [{"stress": {"by": 1}}]}}],
        "events": [
            {"id": "full-ward", "when": {"supply": {"resource": "energy", "at_most": 2}}, "effects": [{"morale": {"by": 1}}]},
            {"id": "quiet"}, {"id": "calm"}, {"id": "still"},
        ],
    });
    let mission = std::sync::Arc::new(mission(fields, &[]));
    for (style, full) in [
        (Style::Random, false),
        (Style::Random, true),
        (Style::Careful, false),
        (Style::Careful, true),
    ] {
        for seed in 1..=8 {
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
