//! What the crew enters by hand: it is taken as it is, and what the printed board cannot show is asked about once.

use std::collections::BTreeSet;

use serde_json::json;
use solkeeper::first_martians::board::{
    ActionKind, BoardCounter, BoardFact, Pick, Place, SkillState, TokenMark,
};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::fact::{Cause, Fact};
use solkeeper::first_martians::game_box::{GameBox, SpareFacilities};
use solkeeper::first_martians::mission::Mission;
use solkeeper::first_martians::my_box::BoxGroup;
use solkeeper::first_martians::queries::production::Balance;
use solkeeper::first_martians::queries::upkeep;
use solkeeper::first_martians::state::{Outcome, Step, Task};
use solkeeper::first_martians::vocabulary::{Block, Facility, Part, Resource};
use solkeeper::play::Game as _;

use super::acting::{declare, dice, number, plan, planning};
use super::bench::{Bench, at, region};
use super::effects::spot;
use crate::support::{Played, shipped};

/// The shipped mission, played in Story to its first sol and then in Full board.
fn from_story() -> Played {
    let mut played = Played::with(Mission::clone(shipped()), 2, 7);
    played.until("raise_track");
    played.play(Command::KeepBoard { full: true });
    played
}

fn advanced(facts: &[Fact]) -> bool {
    facts.iter().any(|fact| {
        matches!(
            fact,
            Fact::ObjectiveMoved { .. } | Fact::ObjectiveMet { .. }
        )
    })
}

/// Almanac, Carte Struttura (L101–109): a card that stands works, red parts and all; L37–43: they count for the Threshold.
#[test]
fn a_card_that_stands_can_be_entered_and_works_at_once() {
    let mut played = from_story();
    let needed = Balance::of(played.game(), played.board(), Resource::Energy).needed();
    for card in ["solar_panel-3", "oxygenator-3", "farm-2"] {
        let facts = played.play(Command::CorrectBoard {
            spot: spot(&format!("built.{card}")),
            to: 1,
        });
        assert!(!advanced(&facts), "the objective was ticked in Story");
    }
    assert_eq!(
        (
            played.number("productivity.solar_panel-3"),
            played.number("productivity.oxygenator-3")
        ),
        (5, 4)
    );
    assert_eq!(
        (
            played.number("part.farm-2.energy"),
            played.number("greenhouses.farm-2")
        ),
        (1, 1)
    );
    let energy = Balance::of(played.game(), played.board(), Resource::Energy);
    assert_eq!(
        (energy.made(), energy.needed()),
        (15, needed + 2),
        "the Oxygenator and the Farm use energy as well"
    );
    assert_eq!(upkeep::threshold(played.game()).map(|it| it.count), Some(8));
    for to in [0, 1] {
        played.play(Command::CorrectBoard {
            spot: spot("built.solar_panel-3"),
            to,
        });
        assert_eq!(played.number("built.solar_panel-3"), to);
    }
    assert_eq!(played.number("productivity.solar_panel-3"), 5);
    let lab = Command::CorrectBoard {
        spot: BoardCounter::Built(Place::new(Facility::Lab, 2)),
        to: 1,
    };
    assert!(
        played.decide(&lab).is_err(),
        "this mission has no such card"
    );
}

/// The same reported as a move on the table meets the objective, once.
#[test]
fn a_card_that_was_just_built_counts_for_its_objective() {
    let mut played = from_story();
    let facts = played.play(Command::MoveOnBoard {
        spot: spot("built.farm-2"),
        to: 1,
    });
    assert!(advanced(&facts));
    assert_eq!(played.number("part.farm-2.hardware"), 1);
}

/// The front of a Shutdown tile that goes back with its Facility is in the draw again.
#[test]
fn a_card_that_goes_back_leaves_no_tile_behind() {
    let mut played = from_story();
    played.correct("built.farm-2", 1);
    played.correct("tile.farm-2.energy", 1);
    let facts = played.play(Command::CorrectBoard {
        spot: spot("built.farm-2"),
        to: 0,
    });
    let tile = BoardCounter::Tile(Place::new(Facility::Farm, 2), Resource::Energy);
    let taken = |fact: &Fact| matches!(fact, Fact::Board(BoardFact::Moved { spot, to: 0, .. }) if *spot == tile);
    assert!(facts.iter().any(taken));
}

/// The mission sheet says how many greenhouses a spare Farm brings; a sheet that says nothing brings none.
#[test]
fn a_spare_farm_brings_the_greenhouses_of_its_sheet() {
    for (sheet, greenhouses) in [(None, 0), (Some(1), 1), (Some(3), 3)] {
        let mut bench = Bench::with(4, |mission| {
            mission
                .sheet
                .facilities
                .iter_mut()
                .filter(|it| it.facility == Facility::Farm)
                .for_each(|it| it.greenhouses = sheet);
        });
        bench.play(&Command::MoveOnBoard {
            spot: spot("built.farm-2"),
            to: 1,
        });
        assert_eq!(number(&bench, "greenhouses.farm-2"), greenhouses);
    }
    let farm = shipped()
        .sheet
        .facilities
        .iter()
        .find(|it| it.facility == Facility::Farm);
    assert!(
        farm.is_some_and(|it| it.greenhouses == Some(1) && it.assumed),
        "assumed in the shipped mission"
    );
}

/// Almanac, Carte Struttura (L101–109): what a spare card shows, and how many there are, is a value of the box; old boxes name none.
#[test]
fn a_spare_facility_comes_as_the_box_says() {
    let mut bench = Bench::with(4, |mission| {
        let spare = |count, productivity, greenhouses| SpareFacilities {
            count,
            productivity,
            greenhouses,
        };
        let of_box = [
            (Facility::SolarPanel, spare(2, 3, 0)),
            (Facility::Farm, spare(1, 0, 2)),
        ];
        mission.game_box.spare_facilities = of_box.into_iter().collect();
        mission
            .sheet
            .facilities
            .iter_mut()
            .for_each(|it| it.greenhouses = None);
    });
    bench.set("built.solar_panel-4", 1);
    bench.play(&Command::MoveOnBoard {
        spot: spot("built.farm-2"),
        to: 1,
    });
    assert_eq!(
        (
            number(&bench, "productivity.solar_panel-4"),
            number(&bench, "greenhouses.farm-2")
        ),
        (3, 2)
    );
    assert!(
        bench
            .game
            .decide(&Command::CorrectBoard {
                spot: spot("built.solar_panel-5"),
                to: 1
            })
            .is_err(),
        "there are two"
    );
    let game_box = &shipped().game_box;
    let mut old = serde_json::to_value(game_box).expect("JSON");
    old.as_object_mut()
        .expect("an object")
        .remove("spare_facilities");
    assert_eq!(
        serde_json::from_value::<GameBox>(old).expect("an old box"),
        *game_box
    );
    assert!(game_box.is_assumed(BoxGroup::SpareFacilities));
}

/// Almanac, Segnalini POI (L1211): a drawn token is known by its name until it is used, once.
#[test]
fn a_poi_token_is_used_by_its_name() {
    let mut bench = planning(4);
    let poi = spot("cargo.available.poi");
    bench.set("cargo.available.poi", 2);
    assert!(
        bench
            .game
            .decide(&Command::UsePoiToken { index: 0 })
            .is_err(),
        "none has a name"
    );
    bench.play(&Command::MarkToken {
        spot: poi.clone(),
        index: 0,
        name: "Old Camp".into(),
    });
    bench.play(&Command::MarkToken {
        spot: poi.clone(),
        index: 1,
        name: "Ice".into(),
    });
    let facts = bench
        .game
        .decide(&Command::UsePoiToken { index: 0 })
        .expect("it has a name")
        .facts;
    assert!(facts.contains(&Fact::Board(BoardFact::PoiTokenUsed {
        name: "Old Camp".into()
    })));
    bench.play(&Command::UsePoiToken { index: 0 });
    let left: Vec<&str> = bench
        .board()
        .marks_of(&poi)
        .iter()
        .map(|mark| mark.name.as_str())
        .collect();
    assert_eq!(
        (number(&bench, "cargo.available.poi"), left),
        (1, vec!["Ice"])
    );
}

/// Almanac, Abilità (L127–130): a skill that an effect made the crew discard, or that is locked, cannot be used.
#[test]
fn only_a_skill_that_is_ready_can_be_used() {
    let mut bench = planning(4);
    let used = Command::UseSkill {
        seat: 1,
        skill: 2,
        pays: 0,
    };
    bench.play(&Command::NameSkill {
        seat: 1,
        skill: 2,
        name: "Steady hands".into(),
    });
    for (state, usable) in [
        (SkillState::Discarded, false),
        (SkillState::Locked, false),
        (SkillState::Ready, true),
    ] {
        bench.play(&Command::SetSkillState {
            seat: 1,
            skill: 2,
            state,
        });
        assert_eq!(bench.game.decide(&used).is_ok(), usable, "{state:?}");
        let card = bench.board().id_board(1).expect("an ID board").skill(2);
        assert_eq!(
            (card.name.as_str(), card.state),
            ("Steady hands", state),
            "its name stays"
        );
    }
}

/// Almanac, Segnalini Obiettivo (L69), 7. Vano Sonde (L1255): a token that no open objective asks for is Pending, then Available; its
/// colour is that of its objective.
#[test]
fn a_gathered_objective_token_is_pending_in_its_colour() {
    for (name, colour) in [("1-s", "orange"), ("1-n", "black")] {
        let mut bench = planning(4);
        bench.lay(name, &[]);
        bench.play(&Command::CorrectObjective {
            objective: "probe-spare-parts".into(),
            to: 2,
        });
        bench.set(&format!("objectives.{name}"), 1);
        plan(
            &mut bench,
            ActionKind::GatherObjective(region(name)),
            &[1, 1],
        );
        declare(&mut bench);
        while number(&bench, &format!("objectives.{name}")) > 0 {
            bench.play(&Command::Continue {});
        }
        let at = |area: &str| format!("objective_tokens.{area}.{colour}");
        assert_eq!(
            (
                number(&bench, &at("pending")),
                number(&bench, &at("available"))
            ),
            (1, 0)
        );
        bench.game.apply(&Fact::StepReached {
            step: Step::CleanUp,
        });
        while !bench.game.state().queue.is_empty() {
            bench.play(&Command::Continue {});
        }
        bench.play(&Command::NextSol {});
        assert_eq!(
            (
                number(&bench, &at("pending")),
                number(&bench, &at("available"))
            ),
            (0, 1)
        );
    }
}

/// Almanac, Segnalini Obiettivo (L69): a token keeps the number printed on it and where it lay, until it leaves the Cargo Bay.
#[test]
fn a_gathered_objective_token_keeps_its_number_and_its_region() {
    for (printed, known) in [(Some("3"), "3"), (None, "")] {
        let mut bench = planning(4);
        bench.lay("1-n", &[]);
        bench.set("objectives.1-n", 1);
        let mark = |spot_name: &str, name: &str| Command::MarkToken {
            spot: spot(spot_name),
            index: 0,
            name: name.into(),
        };
        assert!(
            bench
                .game
                .decide(&mark("objective_tokens.pending.black", "3"))
                .is_err(),
            "no token lies there"
        );
        assert!(
            bench.game.decide(&mark("objectives.1-n", "3000")).is_err(),
            "longer than any printed number"
        );
        printed
            .into_iter()
            .for_each(|name| bench.play(&mark("objectives.1-n", name)));
        plan(
            &mut bench,
            ActionKind::GatherObjective(region("1-n")),
            &[1, 1],
        );
        declare(&mut bench);
        while number(&bench, "objectives.1-n") > 0 {
            bench.play(&Command::Continue {});
        }
        let token = TokenMark {
            name: known.into(),
            from: Some(region("1-n")),
        };
        let at = |bench: &Bench, area: &str| {
            bench
                .board()
                .marks_of(&spot(&format!("objective_tokens.{area}.black")))
                .to_vec()
        };
        assert_eq!(
            (at(&bench, "pending"), at(&bench, "available")),
            (vec![token.clone()], vec![])
        );
        bench.game.apply(&Fact::StepReached {
            step: Step::CleanUp,
        });
        while !bench.game.state().queue.is_empty() {
            bench.play(&Command::Continue {});
        }
        bench.play(&Command::NextSol {});
        assert_eq!(
            (at(&bench, "pending"), at(&bench, "available")),
            (vec![], vec![token.clone()])
        );
        bench.set("objective_tokens.available.black", 2);
        assert_eq!(
            at(&bench, "available"),
            std::slice::from_ref(&token),
            "another token is not this one"
        );
        let facts = bench.game.decide(&Command::CorrectBoard {
            spot: spot("objective_tokens.available.black"),
            to: 0,
        });
        let told = |fact: &Fact| matches!(fact, Fact::Board(BoardFact::MarkedTokenMoved { mark, to: None, .. }) if *mark == token);
        assert!(
            facts.expect("a correction").facts.iter().any(told),
            "what goes is told"
        );
    }
}

/// Almanac, Scopo del Gioco (L37–43): in Full board the app has counted; in Story the players count.
#[test]
fn the_threshold_is_answered_by_the_count() {
    for broken in [false, true] {
        let mut bench = Bench::new(4);
        bench.change(|board| {
            board
                .facilities
                .values_mut()
                .flat_map(|it| it.parts.values_mut())
                .for_each(|red| *red = broken);
        });
        bench.game.apply(&Fact::StepReached {
            step: Step::Threshold,
        });
        let accepted = |bench: &Bench| {
            [true, false].map(|met| bench.game.decide(&Command::AnswerThreshold { met }).is_ok())
        };
        assert_eq!(accepted(&bench), [!broken, broken]);
        bench.play(&Command::KeepBoard { full: false });
        assert_eq!(accepted(&bench), [true, true]);
    }
}

/// Almanac, Smontaggio (L1417–1424): a card that was exchanged or lost is back in the box for good.
#[test]
fn an_exchanged_upgrade_card_is_not_drawn_again() {
    let mut bench = planning(4);
    let cards: Vec<String> = bench.board().upgrades.keys().cloned().collect();
    for card in &cards {
        bench.set(&format!("upgrade.{card}"), 1);
    }
    bench.play(&Command::ExchangeUpgrade {
        upgrade: "alarm-system".into(),
    });
    let stage = number(&bench, "upgrade.alarm-system");
    let gain = serde_json::from_value(
        json!({"gain": {"item": "upgrade_card", "count": 1, "to": "available"}}),
    )
    .expect("an effect");
    bench.play(&Command::DoAsPrinted {
        says: vec![gain],
        by: None,
    });
    assert_eq!(
        number(&bench, "upgrade.alarm-system"),
        stage,
        "no other card is left to draw"
    );
    bench.set("upgrade.alarm-system", 0);
    assert_eq!(
        number(&bench, "upgrade.alarm-system"),
        0,
        "it can be put right"
    );
}

/// Almanac, Tessere Arresto: as many Facilities as the shortage takes, also when the crew puts the production right.
#[test]
fn a_question_goes_with_the_shortage_that_asked_it() {
    let mut played = Played::full_at(2, "oxygen");
    played.set("productivity.oxygenator-1", 2);
    played.go_on();
    assert!(!played.asked().is_empty());
    let waiting = |played: &Played| played.game().state().queue.len();
    assert_eq!(waiting(&played), 2);
    played.set("productivity.oxygenator-1", 3);
    assert_eq!(waiting(&played), 1, "one Facility less");
    played.set("productivity.oxygenator-1", 4);
    assert!(played.asked().is_empty());
    assert!(
        played
            .board()
            .facilities
            .values()
            .all(|it| it.tiles.is_empty())
    );
}

/// Almanac, Fattoria: portions that turn up are eaten, and nobody is asked who goes hungry.
#[test]
fn nobody_starves_beside_food_that_turned_up() {
    for (food, hungry) in [(5, false), (1, true)] {
        let mut played = Played::full_at(3, "farm");
        for (name, to) in [("plants.farm", 0), ("growth.farm.6", 0), ("supply.food", 1)] {
            played.set(name, to);
        }
        played.go_on();
        assert!(!played.asked().is_empty(), "two portions are missing");
        played.set("supply.food", food);
        assert_eq!(
            (!played.asked().is_empty(), played.at("supply.food")),
            (hungry, food.saturating_sub(2))
        );
    }
}

/// An effect asks again among the targets that are left.
#[test]
fn an_effect_asks_among_the_targets_that_are_left() {
    let mut played = super::effects::facing(
        json!([{"break_part": {"facility": "oxygenator", "part": "oxygen"}}]),
    );
    played.go();
    assert_eq!(played.asked().len(), 2);
    played.correct("part.oxygenator-1.oxygen", 1);
    assert!(played.asked().is_empty());
    assert_eq!(
        played.number("part.oxygenator-2.oxygen"),
        1,
        "the only one left"
    );
}

const YES_OR_NO: [Pick; 2] = [Pick::Yes, Pick::No];

#[test]
fn a_sixth_wound_entered_by_hand_is_asked_about_once() {
    let mut played = Played::full_at(2, "oxygen");
    played.set("wounds.0", 6);
    assert_eq!(played.asked(), YES_OR_NO);
    let mut dead = Played {
        table: solkeeper::play::GameHistory::new(played.game().clone()),
    };
    dead.choose(Pick::Yes);
    assert_eq!(dead.game().state().outcome, Some(Outcome::Died { seat: 0 }));
    played.set("wounds.0", 5);
    assert!(played.asked().is_empty(), "put right");
    played.set("wounds.0", 6);
    played.choose(Pick::No);
    played.set("wounds.0", 6);
    assert!(played.asked().is_empty(), "once");
    assert_eq!(played.game().state().outcome, None);
    // One wound more kills all the same.
    played.play(Command::MoveOnBoard {
        spot: BoardCounter::Wounds(0),
        to: 6,
    });
    assert_eq!(
        played.game().state().outcome,
        Some(Outcome::Died { seat: 0 })
    );
}

#[test]
fn a_track_set_to_its_top_is_asked_about_in_both_modes() {
    for full in [true, false] {
        let mut played = Played::full_at(2, "plan");
        played.play(Command::KeepBoard { full: false });
        if full {
            played.play(Command::KeepBoard { full: true });
        }
        let top = Command::CorrectTrack {
            block: Block::Living,
            to: 5,
        };
        played.play(top.clone());
        assert_eq!(played.asked(), YES_OR_NO);
        played.play(Command::CorrectTrack {
            block: Block::Living,
            to: 4,
        });
        assert!(played.asked().is_empty(), "put right");
        played.play(top.clone());
        played.choose(Pick::No);
        assert_eq!(
            (played.game().state().track(Block::Living), played.asked()),
            (5, Vec::new())
        );
        played.play(Command::CorrectTrack {
            block: Block::Living,
            to: 4,
        });
        played.play(top);
        let facts = played.choose(Pick::Yes);
        assert!(facts.iter().any(|fact| matches!(
            fact,
            Fact::CardDrawn {
                block: Block::Living,
                ..
            }
        )));
        while !played.game().state().queue.is_empty() {
            played.on();
        }
        assert_eq!(played.game().state().track(Block::Living), 0);
    }
}

/// Almanac, Piante in via di maturazione: never more seeds and plants than greenhouses.
#[test]
fn more_plants_than_greenhouses_are_asked_about() {
    let mut played = Played::full_at(2, "oxygen");
    for (name, to) in [
        ("greenhouses.farm", 3),
        ("plants.farm", 2),
        ("growth.farm.4", 1),
    ] {
        played.set(name, to);
        assert!(played.asked().is_empty(), "{name}");
    }
    played.set("growth.farm.2", 1);
    assert_eq!(played.asked(), YES_OR_NO);
    played.choose(Pick::Yes);
    assert_eq!(
        (
            played.at("growth.farm.2"),
            played.at("growth.farm.4"),
            played.at("plants.farm")
        ),
        (0, 1, 2)
    );
    played.set("growth.farm.2", 1);
    played.choose(Pick::No);
    assert_eq!(played.at("growth.farm.2"), 1, "the crew says so");
    let facts = played.play(Command::CorrectBoard {
        spot: spot("greenhouses.farm"),
        to: 1,
    });
    let plants = |fact: &Fact| {
        matches!(
            fact,
            Fact::Board(BoardFact::Moved {
                spot: BoardCounter::Plants(_),
                from: 2,
                to: 1,
                ..
            })
        )
    };
    assert!(facts.iter().any(plants), "a plant that goes is a fact");
}

/// Almanac, 7. Vano Sonde: nothing comes out of a region without a tile.
#[test]
fn nothing_is_gathered_from_a_region_without_a_tile() {
    let mut bench = planning(4);
    bench.lay("1-n", &[]);
    let kind = ActionKind::GatherSample(region("1-n"));
    plan(&mut bench, kind.clone(), &[1]);
    declare(&mut bench);
    while super::acting::hand(&bench) != kind {
        bench.play(&Command::Continue {});
    }
    bench.play(&dice(true, false));
    bench.play(&Command::TakeTileUp {
        region: region("1-n"),
    });
    let declared = |bench: &Bench| {
        bench
            .game
            .state()
            .board
            .as_ref()
            .is_some_and(|it| it.declared.iter().any(|it| it.planned.kind == kind))
    };
    assert!(!declared(&bench), "its pawns are back");
    assert_eq!(number(&bench, "cargo.pending.sample"), 0);
}

/// What was laid aside for declared actions comes back when the app keeps the board again, and is told.
#[test]
fn what_was_laid_aside_comes_back_from_story() {
    let mut bench = planning(4);
    bench.set("cargo.available.sample", 1);
    bench.set("part.lab.hardware", 1);
    plan(&mut bench, ActionKind::Examine, &[1]);
    let switch = ActionKind::Switch {
        place: at(Facility::Lab),
        part: Part::Hardware,
        donor: at(Facility::MedLab),
    };
    plan(&mut bench, switch, &[2]);
    declare(&mut bench);
    assert_eq!(
        (
            number(&bench, "cargo.available.sample"),
            number(&bench, "part.med_lab.hardware")
        ),
        (0, 1)
    );
    bench.play(&Command::KeepBoard { full: false });
    bench.play(&Command::Continue {});
    let facts = bench
        .game
        .decide(&Command::KeepBoard { full: true })
        .expect("offered at any time")
        .facts;
    let told = |fact: &&Fact| {
        matches!(
            fact,
            Fact::Board(BoardFact::Moved {
                cause: Cause::GivenBack,
                ..
            })
        )
    };
    assert_eq!(facts.iter().filter(told).count(), 2);
    let lost = lost(&facts);
    assert!(lost.len() == 1 && lost[0].1, "{lost:?}");
    assert!(
        lost[0].0.contains(&ActionKind::Examine) && lost[0].0.contains(&ActionKind::Rest),
        "{lost:?}"
    );
    bench.play(&Command::KeepBoard { full: true });
    assert_eq!(
        (
            number(&bench, "cargo.available.sample"),
            number(&bench, "part.med_lab.hardware")
        ),
        (1, 0)
    );
    assert_eq!(
        bench
            .board()
            .unchecked
            .iter()
            .collect::<BTreeSet<_>>()
            .len(),
        7,
        "and all is compared again"
    );
}

/// What was given up, and whether it was declared.
fn lost(facts: &[Fact]) -> Vec<(Vec<ActionKind>, bool)> {
    let lost = facts.iter().filter_map(|fact| match fact {
        Fact::Board(BoardFact::PlanLost { actions, declared }) => {
            Some((actions.clone(), *declared))
        }
        _ => None,
    });
    lost.collect()
}

#[test]
fn a_plan_that_the_game_has_passed_in_story_is_told() {
    let mut bench = planning(4);
    plan(&mut bench, ActionKind::UnwindMorale, &[0]);
    bench.play(&Command::KeepBoard { full: false });
    let back = Command::KeepBoard { full: true };
    let facts = bench.game.decide(&back).expect("offered at any time").facts;
    assert_eq!(
        lost(&facts),
        [],
        "nothing has happened meanwhile: the plan stays"
    );
    bench.play(&Command::MoveMorale { by: 1 });
    let facts = bench.game.decide(&back).expect("offered at any time").facts;
    assert_eq!(lost(&facts), [(vec![ActionKind::UnwindMorale], false)]);
    bench.play(&back);
    assert!(
        bench
            .game
            .state()
            .board
            .as_ref()
            .is_some_and(|board| board.plan.is_empty())
    );
}

/// FAQ, question 1 (ruling 18): the card of a track that an effect fills comes before the rest of the list.
#[test]
fn the_card_of_a_full_track_comes_before_the_rest() {
    let effects = json!([{"malfunction": {"block": "living", "by": 5}}, {"stress": {"by": 1}}, {"morale": {"by": -1}}]);
    for full in [true, false] {
        let mut played = super::effects::facing(effects.clone());
        if !full {
            played.play(Command::KeepBoard { full });
        }
        let morale = played.game().state().morale;
        played.go();
        assert!(
            matches!(played.game().state().queue.front(), Some(Task::Read { .. })),
            "its card"
        );
        assert_eq!(played.game().state().morale, morale, "the rest waits");
        while !played.game().state().queue.is_empty() {
            played.go();
        }
        assert_eq!(
            (
                played.game().state().morale,
                played.game().state().track(Block::Living)
            ),
            (morale - 1, 0)
        );
        if full {
            assert_eq!(played.number("stress"), 4);
        }
    }
}
