//! What only this mission lays out: broken parts, the Malfunction Box, effects and chance before the first sol.

use solkeeper::first_martians::board::{BoardCounter, Place};
use solkeeper::first_martians::setup_steps::LaidStep;
use solkeeper::first_martians::vocabulary::{Block, Facility, Part, Resource};

use super::*;
use crate::support::shipped;

/// The shipped mission, whose box has parts, with these fields.
fn boxed(fields: Value) -> Mission {
    let mut mission = mission(fields, &[]);
    mission.game_box = shipped().game_box.clone();
    mission
}

/// A game at *Lay the table*.
fn at_lay(mission: Mission, players: u8, seed: u64, full: bool) -> Played {
    let mut played = Played::with(mission, players, seed);
    if full {
        played.play(Command::KeepBoard { full: true });
    }
    played.go();
    played.go();
    assert_eq!(played.game().state().step_id(), "lay");
    played
}

fn laid(played: &Played) -> Vec<LaidStep> {
    played.game().state().set_up.clone()
}

fn cannibal() -> Value {
    json!({"set_up": [
        {"id": "stripped-before-you", "lay": {"broken": {"count": {"2": 4, "3": 5, "4": 6}}}},
        {"id": "box-half-red", "astronauts": {"from": 3}, "lay": {"box": {"block": "living"}}},
    ]})
}

#[test]
fn p10_cannibal_parts_are_drawn_when_the_sheet_is_confirmed_and_red_when_play_begins() {
    for (players, count, red) in [(1, 4, false), (2, 4, false), (3, 5, true), (4, 6, true)] {
        for full in [false, true] {
            let mut played = at_lay(boxed(cannibal()), players, 7, full);
            let steps = laid(&played);
            let parts: BTreeSet<(Place, Part)> = steps[0].parts.iter().copied().collect();
            assert_eq!(
                (parts.len(), steps.len()),
                (count, 1 + usize::from(red)),
                "{players} players"
            );
            played.go();
            let state = played.game().state();
            assert_eq!(state.red.contains(&Block::Living), red);
            if full {
                let board = state.board_state().expect("the board");
                assert_eq!(usize::from(board.broken_parts()), count);
                assert!(
                    parts.iter().all(
                        |(place, part)| board.get(&BoardCounter::Part(*place, *part)) == Some(1)
                    )
                );
            }
        }
    }
}

#[test]
fn what_was_drawn_differs_by_seed_and_is_the_same_after_undo() {
    let drawn = |seed: u64| laid(&at_lay(boxed(cannibal()), 2, seed, false));
    assert!((0..6).map(drawn).any(|it| it != drawn(7)));
    let mut played = at_lay(boxed(cannibal()), 2, 7, false);
    let before = laid(&played);
    let undone = played
        .table
        .propose_undo(crate::support::NOW)
        .expect("something to undo");
    played.table.accept(undone).expect("a record of this table");
    assert_eq!(laid(&played), []);
    played.go();
    assert_eq!(laid(&played), before);
}

#[test]
fn a_crew_of_another_size_lays_anew() {
    for full in [false, true] {
        let mut played = at_lay(boxed(cannibal()), 2, 7, full);
        let facts = played.play(Command::SetPlayers { players: 4 });
        assert!(
            facts
                .iter()
                .any(|fact| matches!(fact, Fact::SetUpLaid { steps } if steps.len() == 2)),
            "{facts:?}"
        );
        assert_eq!(laid(&played)[0].parts.len(), 6);
    }
}

#[test]
fn only_the_parts_that_are_asked_for_are_drawn() {
    let count = json!({"2": 2, "3": 2, "4": 2});
    for (broken, fits) in [
        (
            json!({"block": "systems", "count": count}),
            (|place: Place, _| place.facility.block() == Block::Systems) as fn(Place, Part) -> bool,
        ),
        (json!({"facility": "lab", "count": count}), |place, _| {
            place.facility == Facility::Lab
        }),
        (json!({"part": "oxygen", "count": count}), |_, part| {
            part == Part::Oxygen
        }),
    ] {
        for seed in 0..6 {
            let fields = json!({"set_up": [{"id": "old-damage", "lay": {"broken": broken}}]});
            let steps = laid(&at_lay(boxed(fields), 2, seed, false));
            assert_eq!(steps[0].parts.len(), 2);
            assert!(
                steps[0]
                    .parts
                    .iter()
                    .all(|(place, part)| fits(*place, *part)),
                "{broken}: {steps:?}"
            );
        }
    }
}

#[test]
fn p10_random_lay_a_way_is_told_before_the_first_sol() {
    let fields = json!({"set_up": [{"id": "which-hatch", "effects": [{"random": {"ways": [
        {"id": "lab", "effects": [{"shutdown": {"resource": "energy", "facility": "lab"}}, {"malfunction": {"block": "working", "by": 2}}]},
        {"id": "farm", "effects": [{"shutdown": {"resource": "oxygen", "facility": "farm"}}]},
    ]}}]}]});
    for full in [false, true] {
        let mut seen = BTreeSet::new();
        for seed in 0..10 {
            let mut played = at_lay(boxed(fields.clone()), 2, seed, full);
            let way = laid(&played)[0].ways[0].clone();
            played.go();
            let state = played.game().state();
            assert_eq!(
                state.track(Block::Working),
                if way == "lab" { 2 } else { 0 },
                "{way}"
            );
            if full {
                let board = state.board_state().expect("the board");
                let tile = |facility, resource| {
                    board.get(&BoardCounter::Tile(Place::new(facility, 1), resource)) == Some(1)
                };
                assert_eq!(tile(Facility::Lab, Resource::Energy), way == "lab");
                assert_eq!(tile(Facility::Farm, Resource::Oxygen), way == "farm");
            }
            seen.insert(way);
        }
        assert_eq!(seen.len(), 2);
    }
}

#[test]
fn a_mission_without_a_set_up_of_its_own_records_nothing() {
    let mut played = Played::with(boxed(json!({})), 2, 7);
    let facts: Vec<Fact> = (0..3).flat_map(|_| played.go()).collect();
    assert!(
        !facts
            .iter()
            .any(|fact| matches!(fact, Fact::SetUpLaid { .. }))
    );
}

#[test]
fn players_of_both_styles_play_from_the_board_that_was_laid() {
    let mission = std::sync::Arc::new(boxed(cannibal()));
    for (style, full) in [
        (Style::Random, false),
        (Style::Random, true),
        (Style::Careful, false),
        (Style::Careful, true),
    ] {
        for seed in 1..=4 {
            let setting = SimulationSetting {
                players: 3,
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
