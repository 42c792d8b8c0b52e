//! Objectives that the board itself shows: they move with the action, once.

use serde_json::{Value, json};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::fact::Fact;
use solkeeper::first_martians::mission::{Objective, Takes};

use super::effects::spot;
use crate::support::{Played, linked, mission_file, shipped};

/// A Full board game in its first sol that asks for this.
fn asking(takes: Value) -> Played {
    let mut sheet = mission_file();
    let requirement: Takes = serde_json::from_value(takes).expect("what it takes");
    sheet.objectives = vec![Objective {
        id: "deed".to_owned(),
        requirement,
        ..sheet.objectives[0].clone()
    }];
    let mut mission = linked(
        sheet,
        serde_json::from_value(json!({"format": 1})).expect("no cards"),
    );
    mission.game_box = shipped().game_box.clone();
    let mut played = Played::with(mission, 2, 7);
    played.play(Command::KeepBoard { full: true });
    played.until("raise_track");
    played
}

fn met(facts: &[Fact]) -> usize {
    facts
        .iter()
        .filter(|fact| matches!(fact, Fact::ObjectiveMet { .. }))
        .count()
}

fn moved(text: &str, to: u8) -> Command {
    Command::MoveOnBoard {
        spot: spot(text),
        to,
    }
}

#[test]
fn planting_meets_the_objective_once_and_a_correction_does_not() {
    let mut played = asking(json!({"plant": {}}));
    assert_eq!(
        met(&played.play(Command::CorrectBoard {
            spot: spot("growth.farm.1"),
            to: 1
        })),
        0
    );
    played.play(Command::CorrectBoard {
        spot: spot("growth.farm.1"),
        to: 0,
    });
    assert_eq!(met(&played.play(moved("growth.farm.1", 1))), 1);
    played.play(moved("growth.farm.1", 0));
    assert_eq!(
        met(&played.play(moved("growth.farm.1", 1))),
        0,
        "met already"
    );
}

/// What was explored before its objective appeared counts when it appears, and only then does its token lie there.
#[test]
fn what_was_explored_before_an_objective_appears_counts_then() {
    let south = json!([{"ring": 1, "direction": "s"}]);
    for (takes, met_at_once, tokens) in [
        (json!({"explore": {"regions": south}}), 1, 0),
        (json!({"gather": {"regions": south}}), 0, 1),
    ] {
        let mut sheet = mission_file();
        let requirement: Takes = serde_json::from_value(takes).expect("what it takes");
        let kind = Objective {
            id: "deed".to_owned(),
            requirement,
            hidden: true,
            goal: 1,
            step: 1,
            ..sheet.objectives[0].clone()
        };
        sheet.objectives = vec![kind];
        sheet.events[0].effects =
            serde_json::from_value(json!([{"reveal_objective": "deed"}])).expect("effects");
        let mut mission = linked(
            sheet,
            serde_json::from_value(json!({"format": 1})).expect("no cards"),
        );
        mission.game_box = shipped().game_box.clone();
        let mut played = Played::with(mission, 2, 7);
        played.play(Command::KeepBoard { full: true });
        played.until("effects");
        let region =
            serde_json::from_value(json!({"ring": 1, "direction": "s"})).expect("a region");
        played.play(Command::LayTile {
            region,
            features: Default::default(),
        });
        assert_eq!(played.number("objectives.1-s"), 0, "nobody knows of it yet");
        let facts = played.go();
        assert_eq!(
            (met(&facts), played.number("objectives.1-s")),
            (met_at_once, tokens)
        );
    }
}

#[test]
fn having_enough_meets_the_objective() {
    let mut played = asking(json!({"have": {"item": "cpu", "count": 2}}));
    assert_eq!(met(&played.play(moved("cargo.pending.cpu", 1))), 0);
    assert_eq!(met(&played.play(moved("cargo.available.cpu", 1))), 1);
}

#[test]
fn what_the_board_shows_is_not_reported_by_hand() {
    let by_hand = Command::AdvanceObjective {
        objective: "deed".to_owned(),
    };
    let mut played = asking(json!({"plant": {}}));
    assert!(played.decide(&by_hand).is_err());
    played.play(Command::KeepBoard { full: false });
    assert!(played.decide(&by_hand).is_ok(), "in Story it is");
    assert!(asking(json!({"words": {}})).decide(&by_hand).is_ok());
}
