//! Markers of the mission: laid, paid and counted by the app in both modes.

use std::sync::Arc;

use solkeeper::first_martians::board::{ActionKind, Obstacle};
use solkeeper::first_martians::effect::MarkPlace;
use solkeeper::first_martians::fact::Cause;
use solkeeper::first_martians::queries::upkeep;
use solkeeper::play::{Game as _, offer};

use super::*;
use crate::board::bench::{Bench, region};

/// Almanac, *Raccogliere Ghiaia*: a marker of the mission is discarded to gather.
fn gravel() -> Value {
    json!({
        "marks": [{"id": "gravel", "most": 4}],
        "actions": [
            {"id": "collect-gravel", "type": "research", "cost": {"pays": [{"mark": {"mark": "gravel", "count": 1}}]},
                "effects": [{"count": {"counter": "gravel-in", "by": 1}}]},
        ],
        "objectives": [{"id": "fill", "kind": "mandatory", "goal": 3, "takes": {"act": {"action": "collect-gravel"}}}],
        "start": [{"mark": {"mark": "gravel", "on": "sheet", "count": 4}}],
    })
}

fn with(more: Value) -> Mission {
    let mut fields = gravel();
    for (name, value) in more.as_object().expect("fields") {
        fields[name] = value.clone();
    }
    mission(fields, &[])
}

fn marks(played: &Played) -> u8 {
    played.game().state().marks_on("gravel", None)
}

#[test]
fn p5_gravel_in_story_each_success_discards_a_marker_and_without_one_it_cannot_be_done() {
    let mut played = begun(with(json!({})), 7, false);
    played.until("resolve");
    let collect = Command::FinishAction {
        action: "collect-gravel".into(),
    };
    for left in (0..4).rev() {
        let facts = played.play(collect.clone());
        assert!(
            facts
                .iter()
                .any(|fact| matches!(fact, Fact::Marked { on: MarkPlace::Sheet, to, cause: Cause::Action, .. } if *to == left))
        );
        played.until("resolve");
        assert_eq!(marks(&played), left);
    }
    assert!(
        offer::check(&played.game().offers(), &collect).is_err(),
        "none is left"
    );
    assert_eq!(played.game().state().counters["gravel-in"], 4);
    assert!(played.game().state().marks.is_empty());
}

/// Almanac, Requisiti aggiuntivi delle Azioni (L908–919): it has to be there when the action is declared.
#[test]
fn p5_gravel_in_full_board_it_is_part_of_the_price() {
    let mut bench = Bench::with(4, |mission| {
        mission.sheet.format = 2;
        mission.sheet.marks = serde_json::from_value(gravel()["marks"].clone()).expect("marks");
        mission.sheet.actions =
            serde_json::from_value(gravel()["actions"].clone()).expect("actions");
    });
    let collect = ActionKind::Mission("collect-gravel".into());
    let lacks = Obstacle::Marks {
        mark: "gravel".into(),
        needed: 1,
        there: 0,
    };
    assert_eq!(bench.refused(collect.clone()), [lacks]);
    let on = MarkPlace::Region(region("2-n"));
    bench.game.apply(&Fact::Marked {
        mark: "gravel".into(),
        on,
        from: 0,
        to: 1,
        cause: Cause::Effect,
    });
    assert_eq!(bench.sum(collect.clone()).sure, 2);
    // The plan takes the only one.
    bench.plan(&[crate::board::bench::planned(collect.clone(), &[0, 0])]);
    assert!(matches!(
        bench.refused(collect)[..],
        [Obstacle::Marks { there: 0, .. }]
    ));
}

#[test]
fn effects_lay_what_is_left_and_take_what_is_there_and_conditions_count_it() {
    let counted = |name: &str, on: Option<Value>, least: u8| {
        let mut mark = json!({"mark": "gravel", "at_least": least});
        on.into_iter().for_each(|on| mark["on"] = on);
        json!({"if": {"when": {"mark": mark}, "then": [{"count": {"counter": name, "by": 1}}]}})
    };
    let north = json!({"region": {"ring": 2, "direction": "n"}});
    let start = json!([
        {"mark": {"mark": "gravel", "on": north, "count": 3}},
        counted("there", Some(north.clone()), 3), counted("elsewhere", Some(json!("sheet")), 1),
        {"mark": {"mark": "gravel", "on": "sheet", "count": 9}}, counted("all", None, 4), counted("too-many", None, 5),
        {"unmark": {"mark": "gravel", "on": north, "count": 2}}, counted("after", Some(north.clone()), 1), counted("gone", Some(north), 2),
        {"mark": {"mark": "gravel", "on": {"facility": "lab"}}}, {"mark": {"mark": "gravel", "on": {"action": "collect-gravel"}}},
        {"unmark": {"mark": "gravel", "on": {"facility": "lab"}}},
    ]);
    for full in [false, true] {
        let mut played = begun(with(json!({"start": start})), 7, full);
        played.until("plan");
        let counters = &played.game().state().counters;
        let named: Vec<&str> = counters
            .iter()
            .filter(|(_, at)| **at == 1)
            .map(|(name, _)| name.as_str())
            .collect();
        assert_eq!(named, ["after", "all", "there"], "full board: {full}");
        assert_eq!(marks(&played), 3);
        assert_eq!(
            played
                .game()
                .state()
                .marks_on("gravel", Some(&MarkPlace::Action("collect-gravel".into()))),
            1
        );
    }
}

#[test]
fn a_threshold_may_count_markers_and_the_app_counts_in_story_too() {
    let objectives = json!([{"id": "clean", "kind": "threshold", "takes": {"threshold": {"counts": {"mark": {"mark": "gravel"}}}}}]);
    let sheet = json!({"format": 2, "objectives": objectives});
    for full in [false, true] {
        let mut played = begun(with(sheet.clone()), 7, full);
        played.until("plan");
        if played.game().threshold().is_some() {
            let counted = upkeep::threshold(played.game()).expect("it is counted");
            assert_eq!(
                (counted.count, counted.met),
                (4, counted.number >= 4),
                "full board: {full}"
            );
        }
    }
}

#[test]
fn random_legal_play_lays_and_pays_in_both_modes() {
    let production = json!([
        {"mark": {"mark": "gravel", "on": {"region": {"ring": 1, "direction": "n"}}}},
        {"choose": {"options": [
            {"id": "pay", "pays": [{"mark": {"mark": "gravel", "count": 2}}], "effects": [{"morale": {"by": 1}}]},
            {"id": "keep", "effects": []},
        ]}},
    ]);
    let mission = Arc::new(with(json!({"production": production})));
    for (style, full) in [
        (Style::Random, false),
        (Style::Random, true),
        (Style::Careful, false),
        (Style::Careful, true),
    ] {
        for seed in 0..6 {
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

#[test]
fn a_correction_moves_markers_where_they_lie_up_to_as_many_as_there_are_and_triggers_nothing() {
    for full in [false, true] {
        let mut played = begun(with(json!({})), 7, full);
        played.until("plan");
        let to = |to: u8| Command::CorrectMarks {
            mark: "gravel".into(),
            on: MarkPlace::Sheet,
            to,
        };
        assert!(
            offer::check(&played.game().offers(), &to(5)).is_err(),
            "there are four"
        );
        let facts = played.play(to(1));
        let moved = Fact::Marked {
            mark: "gravel".into(),
            on: MarkPlace::Sheet,
            from: 4,
            to: 1,
            cause: Cause::Correction,
        };
        assert_eq!(facts, [moved]);
        assert_eq!(marks(&played), 1, "Full board: {full}");
        played.play(to(4));
        assert_eq!(marks(&played), 4);
    }
}
