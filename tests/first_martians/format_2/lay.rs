//! What no effect can do before the first sol: explored regions, spare Facilities, Upgrades, Condition tokens, Skill cards.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use solkeeper::first_martians::Game;
use solkeeper::first_martians::board::{BUILT, BoardCounter, Feature, READY, SkillState};
use solkeeper::first_martians::campaign::{Carried, CarriedBoard};
use solkeeper::first_martians::queries::upgrade_cards::drawable_upgrades;
use solkeeper::first_martians::state::Start;
use solkeeper::first_martians::vocabulary::{Block, Facility};

use super::*;
use crate::board::bench::region;
use crate::support::shipped;

fn boxed(fields: Value) -> Mission {
    let mut mission = mission(fields, &[]);
    mission.game_box = shipped().game_box.clone();
    mission
}

/// A printed sheet: set-up by chance, an old road, and two columns of dice by crew.
fn random_lay() -> Value {
    let mut sheet = serde_json::to_value(mission_file().sheet).expect("JSON");
    sheet["dice"] = json!({"systems": {"2": [1], "3": [1, 2], "4": [2]}, "working": {"2": [2], "3": [2], "4": [1, 2]}});
    json!({
        "sheet": sheet,
        "set_up": [
            {"id": "which-hatch", "effects": [{"random": {"ways": [
                {"id": "lab", "effects": [{"shutdown": {"resource": "energy", "facility": "lab"}}]},
                {"id": "farm", "effects": [{"shutdown": {"resource": "oxygen", "facility": "farm"}}]},
            ]}}]},
            {"id": "old-road", "lay": {"explored": {"region": {"ring": 1, "direction": "s"}, "features": ["extra_pawn"], "samples": 1}}},
        ],
        "tokens": [{"id": "cairn", "colour": "red", "number": "3", "at": {"region": {"ring": 1, "direction": "s"}}}],
    })
}

/// Sol 1 of a game with this set-up.
fn sol_1(fields: Value, players: u8, seed: u64, full: bool) -> Played {
    let mut played = Played::with(boxed(fields), players, seed);
    if full {
        played.play(Command::KeepBoard { full: true });
    }
    for _ in 0..3 {
        played.go();
    }
    assert_eq!(played.game().state().sol, 1);
    played
}

#[test]
fn p10_random_lay_the_old_road_is_explored_before_the_first_sol() {
    for seed in 0..4 {
        let played = sol_1(random_lay(), 2, seed, true);
        let board = played.game().state().board_state().expect("the board");
        let south = board.map.at(region("1-s")).expect("it is explored");
        assert_eq!(
            (south.samples, south.explored_in, south.objectives),
            (1, 0, 1),
            "its token lies there too"
        );
        assert_eq!(
            south.tile.features.iter().copied().collect::<Vec<_>>(),
            [Feature::ExtraPawn]
        );
    }
    for (players, systems, working) in [
        (2, [true, false], [false, true]),
        (3, [true, true], [false, true]),
        (4, [false, true], [true, true]),
    ] {
        let played = sol_1(random_lay(), players, 7, true);
        let rolls = |block| [1, 2].map(|sol| played.game().sheet().rolls(block, sol));
        assert_eq!(
            (rolls(Block::Systems), rolls(Block::Working)),
            (systems, working),
            "{players} players"
        );
    }
    // Story keeps no map: the line says it.
    let played = sol_1(random_lay(), 2, 7, false);
    let steps: Vec<&str> = played
        .game()
        .state()
        .set_up
        .iter()
        .map(|laid| laid.step.as_str())
        .collect();
    assert_eq!(steps, ["which-hatch", "old-road"]);
}

#[test]
fn spares_upgrades_and_skill_cards_are_as_the_step_says_for_the_crews_that_have_it() {
    let fields = json!({"set_up": [
        {"id": "panel", "lay": {"built": {"facility": "solar_panel"}}},
        {"id": "alarm", "astronauts": {"from": 3}, "lay": {"upgrade": {"id": "alarm-system", "built": true}}},
        {"id": "ready", "lay": {"upgrade": {"id": "autoscanner"}}},
        {"id": "green", "lay": {"skills": {"who": "first_player", "locked": true}}},
    ]});
    for players in [2, 4] {
        let played = sol_1(fields.clone(), players, 7, true);
        let board = played.game().state().board_state().expect("the board");
        let panels: Vec<_> = board
            .facilities
            .keys()
            .filter(|it| it.facility == Facility::SolarPanel)
            .collect();
        let spare = **panels.iter().max().expect("a panel");
        assert!(panels.len() > 1 && board.facilities[&spare].parts.values().all(|red| *red));
        let upgrade = |id: &str| board.get(&BoardCounter::Upgrade(id.into()));
        assert_eq!(upgrade("alarm-system") == Some(BUILT), players == 4);
        assert!(upgrade("autoscanner") >= Some(READY));
        assert!(
            drawable_upgrades(played.game())
                .all(|id| id != "autoscanner" && (players == 2 || id != "alarm-system"))
        );
        let locked = |seat: u8| {
            let own = board.id_board(seat).expect("an astronaut");
            own.skills
                .values()
                .filter(|card| card.state == SkillState::Locked)
                .count()
        };
        assert_eq!((locked(0), locked(1)), (3, 0));
    }
}

#[test]
fn condition_tokens_are_drawn_from_the_pool() {
    let fields =
        json!({"set_up": [{"id": "ill", "lay": {"conditions": {"who": "everyone", "count": 2}}}]});
    let played = sol_1(fields, 2, 7, true);
    let state = played.game().state();
    let board = state.board_state().expect("the board");
    let drawn: usize = board
        .seats()
        .filter_map(|seat| board.id_board(seat))
        .map(|own| own.conditions.len())
        .sum();
    // Anxiety goes back into the pool and costs Morale.
    assert!((2..=4).contains(&drawn), "{drawn}");
}

#[test]
fn players_of_both_styles_play_from_what_was_laid() {
    let mut fields = random_lay();
    let more = json!([
        {"id": "panel", "lay": {"built": {"facility": "oxygenator"}}},
        {"id": "ill", "lay": {"conditions": {"who": "first_player", "count": 1}}},
        {"id": "alarm", "lay": {"upgrade": {"id": "alarm-system", "built": true}}},
        {"id": "green", "lay": {"skills": {"who": "everyone", "locked": true}}},
    ]);
    fields["set_up"]
        .as_array_mut()
        .expect("steps")
        .extend(more.as_array().expect("steps").iter().cloned());
    let mission = Arc::new(boxed(fields));
    for (style, full) in [
        (Style::Random, false),
        (Style::Random, true),
        (Style::Careful, false),
        (Style::Careful, true),
    ] {
        for seed in 0..4 {
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

#[test]
fn an_upgrade_that_was_built_in_an_earlier_chapter_is_not_drawn_again() {
    let begun = |spots: BTreeMap<BoardCounter, u8>| {
        let carried = Carried {
            board: CarriedBoard {
                spots,
                ..CarriedBoard::default()
            },
            ..Carried::default()
        };
        let start = Start {
            seed: 7,
            players: 4,
            read_before: BTreeSet::new(),
        };
        let game = Game::in_chapter(Arc::new(boxed(json!({}))), &start, &carried);
        drawable_upgrades(&game).any(|id| id == "alarm-system")
    };
    assert!(begun(BTreeMap::new()));
    assert!(!begun(BTreeMap::from([(
        BoardCounter::Upgrade("alarm-system".into()),
        BUILT
    )])));
}
