//! How long a mission lasts and what ends it: `sols`, ends of tracks, `end_mission`, `loses`; in Story and Full board.

use solkeeper::first_martians::fact::Cause;
use solkeeper::first_martians::state::{CardKind, Outcome, Step};

use super::*;

/// A mission whose production moves a track by so much, with these ends.
fn moving(start: i16, by: i8, ends: Value) -> Value {
    json!({
        "tracks": [{"id": "signal", "start": 5, "min": 0, "max": 6}, {"id": "dust", "start": start, "min": 0, "max": 6, "ends": ends}],
        "production": [{"track": {"track": "dust", "by": by}}],
    })
}

fn endings() -> Value {
    json!([
        {"id": "end-won", "outcome": "won"}, {"id": "end-lost", "outcome": "lost"}, {"id": "end-died", "outcome": "died"},
        {"id": "the-last-filter", "outcome": "lost"}
    ])
}

fn with(mut fields: Value, name: &str, value: Value) -> Value {
    fields[name] = value;
    fields
}

/// How often a space of the track was reached, by space.
fn reached(facts: &[Fact]) -> Vec<i16> {
    facts
        .iter()
        .filter_map(|fact| {
            if let Fact::TrackEndReached { at, .. } = fact {
                Some(*at)
            } else {
                None
            }
        })
        .collect()
}

fn ended(facts: &[Fact]) -> Option<(Outcome, Option<String>)> {
    facts.iter().find_map(|fact| match fact {
        Fact::Ended { outcome, ending } => Some((outcome.clone(), ending.clone())),
        _ => None,
    })
}

fn to_the_end(played: &mut Played) -> Vec<Fact> {
    play_until(played, |state| state.step == Step::End)
}

#[test]
fn p6_dust_a_track_at_its_end_loses_the_mission() {
    let ends = json!([{"at": 6, "text": "black", "effects": [{"end_mission": "the-last-filter"}]}]);
    let fields = with(moving(4, 1, ends), "endings", endings());
    for full in [false, true] {
        let mut played = begun(mission(fields.clone(), &[]), 7, full);
        let facts = to_the_end(&mut played);
        assert_eq!(reached(&facts), [6]);
        let face = Face::End("black".to_owned());
        let told = read(&facts)
            .into_iter()
            .find(|card| card.face == face)
            .expect("its text is read");
        assert_eq!(
            (told.kind, told.id.as_str(), told.attribute().as_deref()),
            (CardKind::Track, "dust", Some("end-black"))
        );
        assert_eq!(
            ended(&facts),
            Some((
                Outcome::Lost { loss: None },
                Some("the-last-filter".to_owned())
            ))
        );
        assert_eq!(played.game().state().sol, 2, "before the sols are over");
    }
}

#[test]
fn a_space_where_only_conditions_decide_is_told_by_what_they_do() {
    let told = |effects: Value| {
        let mut played = begun(
            mission(moving(4, 1, json!([{"at": 5, "effects": effects}])), &[]),
            7,
            true,
        );
        reached(&played.until("plan"))
    };
    let conditions =
        json!([{"if": {"when": {"sol": {"from": 3}}, "then": [{"morale": {"by": 1}}]}}]);
    assert_eq!(
        told(conditions),
        [] as [i16; 0],
        "nothing happens, and nothing says that it does"
    );
    assert_eq!(told(json!([{"morale": {"by": 1}}])), [5]);
}

#[test]
fn p6_capsule_the_mission_is_a_sol_shorter_once() {
    let ends = json!([{"at": 5, "once": true, "effects": [{"sols": {"by": -1}}]}]);
    let goal = json!({"id": "panel", "kind": "mandatory", "takes": {"reach": {"track": "signal", "number": 6}}});
    let fields = with(moving(4, 1, ends), "objectives", json!([goal]));
    for full in [false, true] {
        let mut played = begun(mission(fields.clone(), &[]), 7, full);
        let before = played.game().sheet().sols();
        let facts = played.until("plan");
        let changed = Fact::SolsChanged {
            from: 3,
            to: 2,
            cause: Cause::Effect,
        };
        assert!(facts.contains(&changed), "{facts:?}");
        assert_eq!((before, played.game().sheet().sols()), (3, 2));
        let facts = to_the_end(&mut played);
        assert_eq!(
            ended(&facts).map(|(outcome, _)| outcome),
            Some(Outcome::OutOfTime)
        );
        assert_eq!(played.game().state().sol, 2, "the last sol is the second");
    }
}

#[test]
fn p6_hundred_a_full_row_opens_what_comes_next() {
    let mut fields = moving(
        0,
        4,
        json!([{"at": 6, "once": true, "effects": [{"reveal_objective": "beacon"}]}]),
    );
    fields["production"][0]["track"]["by"] = json!(3);
    for full in [false, true] {
        let mut played = begun(mission(fields.clone(), &[]), 7, full);
        played.until("plan");
        assert!(!played.game().state().objectives["beacon"].shown);
        play_until(&mut played, |state| {
            state.sol == 2 && state.step == Step::Plan && state.queue.is_empty()
        });
        assert!(played.game().state().objectives["beacon"].shown);
    }
}

#[test]
fn a_space_counts_whenever_the_marker_comes_to_it_or_passes_it() {
    let ends = json!([
        {"at": 3, "effects": [{"morale": {"by": 1}}]},
        {"at": 2, "effects": [{"morale": {"by": -1}}]},
        {"at": 4, "once": true, "effects": [{"stress": {"by": 1}}]},
    ]);
    let fields = with(
        moving(1, 4, ends),
        "start",
        json!([{"track": {"track": "dust", "by": 4}}, {"track": {"track": "dust", "by": -4}}]),
    );
    for full in [false, true] {
        let mut played = begun(mission(fields.clone(), &[]), 7, full);
        let facts = played.until("raise_track");
        assert_eq!(
            reached(&facts),
            [2, 3, 4, 3, 2],
            "in the order of the way, and `once` only once"
        );
        let facts = played.until("plan");
        assert_eq!(reached(&facts), [2, 3]);
    }
}

#[test]
fn an_effect_may_end_the_mission_in_victory_whatever_is_met() {
    let ends = json!([{"at": 5, "effects": [{"end_mission": "end-won"}]}]);
    for full in [false, true] {
        let mut played = begun(
            mission(with(moving(4, 1, ends.clone()), "endings", endings()), &[]),
            7,
            full,
        );
        let facts = to_the_end(&mut played);
        assert_eq!(
            ended(&facts),
            Some((
                Outcome::Won {
                    all: false,
                    early: true
                },
                Some("end-won".to_owned())
            ))
        );
    }
}

#[test]
fn the_last_sol_is_never_before_the_present_one_and_never_after_the_twentieth() {
    for (by, last) in [(-9, 1), (19, 20), (1, 4)] {
        let fields = json!({"production": [{"if": {"when": {"sol": {"to": 1}}, "then": [{"sols": {"by": by}}]}}]});
        let mut played = begun(mission(fields, &[]), 7, false);
        played.until("plan");
        assert_eq!(played.game().sheet().sols(), last, "{by}");
        let undone = played
            .table
            .propose_undo(crate::support::NOW)
            .expect("something to undo");
        played.table.accept(undone).expect("a record of this table");
        assert_eq!(played.game().sheet().sols(), 3, "undone");
    }
}

#[test]
fn a_mission_made_shorter_ends_with_the_present_sol() {
    let fields = json!({"production": [{"if": {"when": {"sol": {"from": 2}}, "then": [{"sols": {"by": -9}}]}}]});
    let mut played = begun(mission(fields, &[]), 7, false);
    played.until_sol(2);
    played.until("plan");
    assert_eq!(played.game().sheet().sols(), 2);
}

#[test]
fn p4_loss_a_rule_loses_the_mission_as_soon_as_it_holds() {
    for (ending, expected) in [
        (Some("the-last-filter"), "the-last-filter"),
        (None, "end-lost"),
    ] {
        let mut loss =
            json!({"id": "convoy-lost", "when": {"track": {"track": "dust", "at_most": 0}}});
        if let Some(ending) = ending {
            loss["ending"] = json!(ending);
        }
        let fields = with(
            with(moving(2, -1, json!([])), "endings", endings()),
            "loses",
            json!([loss]),
        );
        for full in [false, true] {
            let mut played = begun(mission(fields.clone(), &[]), 7, full);
            let facts = to_the_end(&mut played);
            let place =
                |wanted: &dyn Fn(&Fact) -> bool| facts.iter().position(wanted).expect("it happens");
            let lost =
                place(&|fact| matches!(fact, Fact::MissionLost { loss } if loss == "convoy-lost"));
            let told =
                place(&|fact| matches!(fact, Fact::Read { card } if card.kind == CardKind::Loss));
            let end = place(&|fact| matches!(fact, Fact::Ended { .. }));
            assert!(
                lost < told && told < end,
                "the text is read before the ending"
            );
            assert_eq!(
                ended(&facts),
                Some((
                    Outcome::Lost {
                        loss: Some("convoy-lost".to_owned())
                    },
                    Some(expected.to_owned())
                ))
            );
            assert_eq!(played.game().state().sol, 2);
        }
    }
}

#[test]
fn a_correction_does_not_lose_the_mission_by_itself() {
    let loss = json!([{"id": "convoy-lost", "when": {"track": {"track": "dust", "at_most": 0}}}]);
    let fields = with(
        moving(
            2,
            1,
            json!([{"at": 0, "effects": [{"morale": {"by": -1}}]}]),
        ),
        "loses",
        loss,
    );
    let mut played = begun(mission(fields, &[]), 7, false);
    played.until("plan");
    let facts = played.play(Command::CorrectMissionTrack {
        track: "dust".to_owned(),
        to: 0,
    });
    assert_eq!((reached(&facts), ended(&facts)), (Vec::new(), None));
    assert!(
        !facts
            .iter()
            .any(|fact| matches!(fact, Fact::MissionLost { .. })),
        "not at once"
    );
    let facts = played.play(Command::CorrectMissionTrack {
        track: "dust".to_owned(),
        to: 2,
    });
    assert!(
        !facts
            .iter()
            .any(|fact| matches!(fact, Fact::MissionLost { .. })),
        "it was a slip"
    );
}

#[test]
fn players_of_both_styles_come_to_the_end_of_what_ends_early() {
    let ends = json!([
        {"at": 6, "text": "black", "effects": [{"end_mission": "the-last-filter"}]},
        {"at": 0, "effects": [{"sols": {"by": 1}}]},
    ]);
    let loss = json!([{"id": "worn-out", "when": {"morale": {"to": -2}}}]);
    let fields = with(
        with(
            with(moving(3, 1, ends), "endings", endings()),
            "loses",
            loss,
        ),
        "actions",
        json!([
            {"id": "tune", "type": "build", "cost": {}, "effects": [{"track": {"track": "dust", "by": -2}}]}
        ]),
    );
    let mission = std::sync::Arc::new(mission(fields, &[]));
    let mut outcomes = BTreeSet::new();
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
            let tally = simulation::play(&mission, setting, seed);
            let tally = tally.unwrap_or_else(|why| {
                panic!("{style:?}, Full board: {full}, seed {seed}: {why:?}")
            });
            outcomes.extend(tally.outcomes.keys().copied());
        }
    }
    assert!(
        outcomes.contains(&simulation::OutcomeKind::Lost),
        "{outcomes:?}"
    );
}
