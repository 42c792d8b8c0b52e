//! What the crew has at hand: skills, AOMs, tokens, Shutdown tiles, Upgrades; line by line of the almanac (L).

use serde_json::json;
use solkeeper::first_martians::board::{
    ActionKind, BoardFact, Feature, Obstacle, Pawn, Risk, TokenStack,
};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::fact::Fact;
use solkeeper::first_martians::queries::planning::free_pawns;
use solkeeper::first_martians::queries::resolving::fronts_left;
use solkeeper::first_martians::state::Step;
use solkeeper::first_martians::vocabulary::{
    Block, Condition, Facility, Item, Modifier, Part, Resource, Rover, Space,
};
use solkeeper::play::Game as _;

use super::acting::{declare, dice, hand, number, plan, planning};
use super::bench::{Bench, aom, at, planned, region};

fn refused(bench: &Bench, command: &Command) -> bool {
    bench.game.decide(command).is_err()
}

fn skill(seat: u8, skill: u8, pays: u8) -> Command {
    Command::UseSkill { seat, skill, pays }
}

/// Goes on until that action is at hand.
fn reach(bench: &mut Bench, kind: &ActionKind) {
    while hand(bench) != *kind {
        bench.play(&Command::Continue {});
    }
}

fn resolve_all(bench: &mut Bench) {
    while bench
        .game
        .state()
        .board
        .as_ref()
        .is_some_and(|board| !board.declared.is_empty())
    {
        bench.play(&Command::Continue {});
    }
}

/// Almanac, Effetti dei segnalini Condizione (L200): with a migraine no skill, from the next phase on; tokens are spent for all else.
#[test]
fn a_migraine_takes_the_skills_not_the_tokens() {
    let mut bench = planning(2);
    bench.set("morale_tokens.1", 2);
    bench.set("condition.1.migraine", 1);
    assert!(!refused(&bench, &skill(1, 0, 1)), "it came this phase");
    bench.suffers(1, Condition::Migraine);
    assert!((0..4).all(|it| refused(&bench, &skill(1, it, 0))));
    assert!(!refused(&bench, &skill(0, 0, 0)), "the others have theirs");
    bench.game.apply(&Fact::MoraleMoved {
        from: 0,
        to: -1,
        cause: solkeeper::first_martians::fact::Cause::Correction,
    });
    bench.game.apply(&Fact::FirstPlayerSet { seat: 1 });
    bench.game.apply(&Fact::StepReached { step: Step::Morale });
    bench.play(&Command::Continue {});
    assert_eq!(
        (
            number(&bench, "morale_tokens.1"),
            number(&bench, "wounds.1")
        ),
        (1, 0)
    );
}

/// Almanac, Tirare i dadi (L1038): the tokens of a failure come when the dice hold, so they cannot pay for rolling those dice again.
#[test]
fn the_tokens_of_a_failure_cannot_pay_for_its_own_dice() {
    let mut bench = planning(4);
    let explore = ActionKind::Explore(region("1-n"));
    plan(&mut bench, explore.clone(), &[1]);
    declare(&mut bench);
    reach(&mut bench, &explore);
    bench.set("morale_tokens.1", 0);
    bench.play(&dice(false, false));
    assert_eq!(number(&bench, "morale_tokens.1"), 0);
    assert!(refused(&bench, &skill(1, 0, 1)));
    bench.play(&Command::Continue {});
    assert_eq!(number(&bench, "morale_tokens.1"), 2);
    assert!(!refused(&bench, &skill(1, 0, 2)), "but for anything after");
}

/// Almanac, Segnalini Modificatore (L1515): a token taken away after declaring still acts on what was declared.
#[test]
fn a_token_taken_away_acts_until_the_phase_ends() {
    let mut bench = planning(2);
    bench.now(Facility::CrewQuarters, Modifier::Wound);
    plan(&mut bench, ActionKind::UnwindMorale, &[0]);
    declare(&mut bench);
    bench.play(&Command::TakeToken {
        stack: TokenStack::facility(at(Facility::CrewQuarters), Space::Now),
        token: Modifier::Wound,
    });
    resolve_all(&mut bench);
    assert_eq!(number(&bench, "wounds.0"), 1);
}

/// Almanac, AOM (L953): whoever operates an AOM is changed between two sols only.
#[test]
fn an_aom_changes_hands_between_two_sols_only() {
    let mut bench = planning(2);
    let hand_over = Command::SetOperator {
        aom: "explore".into(),
        seat: 1,
    };
    for step in [
        Step::Morale,
        Step::Energy,
        Step::Plan,
        Step::Resolve,
        Step::MalfunctionCards,
    ] {
        bench.game.apply(&Fact::StepReached { step: step.clone() });
        assert!(refused(&bench, &hand_over), "{step:?}");
    }
    for step in [
        Step::CleanUp,
        Step::RaiseTrack {
            block: Block::Living,
        },
    ] {
        bench.game.apply(&Fact::StepReached { step: step.clone() });
        assert!(!refused(&bench, &hand_over), "{step:?}");
    }
    bench.play(&hand_over);
    bench.game.apply(&Fact::StepReached { step: Step::Plan });
    let mut explore = planned(ActionKind::Explore(region("1-n")), &[]);
    explore.pawns = vec![aom("explore")];
    assert_eq!(bench.stands(&explore).performer, Some(1));
}

/// Almanac, Requisiti aggiuntivi (L929): the Working Bay is not freed and used in one phase.
#[test]
fn the_working_bay_is_not_freed_and_used() {
    let mut bench = Bench::new(4);
    bench.set("part.lab.cpu", 1);
    bench.set("cargo.available.cpu", 1);
    bench.set("tile.working_bay.energy", 1);
    bench.plan(&[planned(
        ActionKind::RemoveShutdown(at(Facility::WorkingBay), Resource::Energy),
        &[0],
    )]);
    let repair = ActionKind::Repair(at(Facility::Lab), Part::Cpu);
    assert_eq!(
        bench.refused(repair),
        [Obstacle::Shut(at(Facility::WorkingBay))]
    );
}

/// Almanac, Costi e penalità (L904–906): outdoors an action carries the `!` and the red parts of its type's Facility all the same.
#[test]
fn outdoors_an_action_carries_what_lies_on_its_facility() {
    let mut bench = Bench::new(4);
    bench.lay("1-e", &[]);
    bench.now(Facility::ProbeBay, Modifier::ExtraPawn);
    bench.now(Facility::ProbeBay, Modifier::Wound);
    bench.now(Facility::Lab, Modifier::ExtraPawn);
    bench.set("part.probe_bay.cpu", 1);
    let quote = bench.sum(ActionKind::GatherSample(region("1-e")));
    assert_eq!(
        (quote.sure, quote.must_roll_success, quote.risks.as_slice()),
        (3, true, [Risk::Wound].as_slice())
    );
    bench.set("tile.probe_bay.oxygen", 1);
    assert_eq!(
        bench.refused(ActionKind::GatherSample(region("1-e"))),
        [Obstacle::Shut(at(Facility::ProbeBay))]
    );
}

/// Almanac, 7. Vano Sonde; Segnalini Obiettivo (L69): the token comes to its objective on the sheet and is no thing of the Cargo Bay.
#[test]
fn a_gathered_objective_token_comes_to_the_sheet() {
    let mut bench = planning(4);
    bench.game.apply(&Fact::SolBegan {
        sol: 1,
        first_player: 0,
    });
    bench.play(&Command::LayTile {
        region: region("1-s"),
        features: Default::default(),
    });
    bench.sol(2);
    bench.set("objectives.1-s", 1);
    let done = bench.game.state().objectives["probe-spare-parts"].done;
    let gather = ActionKind::GatherObjective(region("1-s"));
    plan(&mut bench, gather.clone(), &[1, 1]);
    declare(&mut bench);
    reach(&mut bench, &gather);
    bench.play(&Command::Continue {});
    assert_eq!(number(&bench, "objectives.1-s"), 0);
    assert_eq!(
        bench.game.state().objectives["probe-spare-parts"].done,
        done + 1
    );
    assert!(Item::ALL.iter().all(|item| {
        bench
            .board()
            .cargo
            .values()
            .all(|area| area.get(item).is_none_or(|&count| count == 0))
    }));
}

/// Almanac, Segnalini POI (L1200, L1211): a POI token is used once; one with a mission icon does what the mission says.
#[test]
fn a_poi_is_used_once_and_may_show_a_mission_icon() {
    let mut bench = Bench::with(4, |mission| {
        let poi = json!({"id": "cache", "icon": 1, "effects": [{"supply": {"resource": "energy", "by": 2}}]});
        mission.sheet.pois = vec![serde_json::from_value(poi).expect("a POI")];
    });
    bench.game.apply(&Fact::StepReached { step: Step::Plan });
    let use_it = Command::UsePoi {
        poi: Some("cache".into()),
    };
    assert!(refused(&bench, &use_it), "none lies there");
    bench.set("cargo.pending.poi", 1);
    assert!(refused(&bench, &use_it), "Pending is not at hand");
    bench.set("cargo.available.poi", 1);
    let energy = number(&bench, "supply.energy");
    bench.play(&use_it);
    while !bench.game.state().queue.is_empty() {
        bench.play(&Command::Continue {});
    }
    assert_eq!(
        (
            number(&bench, "supply.energy"),
            number(&bench, "cargo.available.poi")
        ),
        (energy + 2, 0)
    );
    assert!(refused(&bench, &use_it), "it is discarded");
}

/// Almanac, Rimuovere le tessere Arresto (L1431): a tile that was taken away is shuffled back; while it lies there its front is known.
#[test]
fn a_shutdown_tile_goes_back_into_its_pile() {
    let mut bench = planning(4);
    let all = fronts_left(&bench.game, Resource::Energy);
    bench.set("tile.lab.energy", 1);
    bench.apply(BoardFact::ShutdownFrontRevealed {
        place: at(Facility::Lab),
        resource: Resource::Energy,
        needs: 2,
    });
    assert_eq!(
        fronts_left(&bench.game, Resource::Energy).len(),
        all.len() - 1
    );
    assert_eq!(
        fronts_left(&bench.game, Resource::Oxygen).len(),
        4,
        "the other pile has its own"
    );
    bench.set("supply.energy", 2);
    let remove = ActionKind::RemoveShutdown(at(Facility::Lab), Resource::Energy);
    plan(&mut bench, remove.clone(), &[1]);
    declare(&mut bench);
    reach(&mut bench, &remove);
    bench.play(&Command::Continue {});
    assert_eq!(
        (
            number(&bench, "tile.lab.energy"),
            number(&bench, "supply.energy")
        ),
        (0, 0)
    );
    assert_eq!(fronts_left(&bench.game, Resource::Energy), all);
}

/// Almanac, Rimuovere le tessere Arresto (L1433; ruling 11): a tile that was too dear may be tried again, and is known by then.
#[test]
fn a_tile_that_was_too_dear_is_tried_again_next_sol() {
    let mut bench = planning(4);
    let remove = ActionKind::RemoveShutdown(at(Facility::Lab), Resource::Energy);
    bench.set("tile.lab.energy", 1);
    for (sol, supply, left, tile) in [(2, 1, 1, 1), (3, 3, 1, 0)] {
        bench.sol(sol);
        bench.game.apply(&Fact::StepReached { step: Step::Plan });
        bench.set("supply.energy", supply);
        if sol == 2 {
            bench.apply(BoardFact::ShutdownFrontRevealed {
                place: at(Facility::Lab),
                resource: Resource::Energy,
                needs: 2,
            });
        }
        plan(&mut bench, remove.clone(), &[1]);
        declare(&mut bench);
        resolve_all(&mut bench);
        assert_eq!(
            (
                number(&bench, "supply.energy"),
                number(&bench, "tile.lab.energy")
            ),
            (left, tile),
            "sol {sol}"
        );
    }
}

/// Almanac, 1-3 giocatori (L1602–1603): with fewer than four astronauts the Autoscanner is no Upgrade; with four it is one like any other.
#[test]
fn the_autoscanner_is_an_upgrade_with_four_astronauts_only() {
    for (players, stays) in [(2, true), (3, true), (4, false)] {
        let mut bench = planning(players);
        let gain = json!({"do_as_printed": {"says": [{"gain": {"item": "upgrade_card", "count": 1, "to": "available"}}], "by": null}});
        let gain: Command = serde_json::from_value(gain).expect("a command");
        // A hand that put it right the wrong way changes nothing of this.
        bench.set("upgrade.autoscanner", 0);
        for _ in 0..8 {
            bench.play(&gain);
        }
        assert_eq!(
            number(&bench, "upgrade.autoscanner"),
            u8::from(!stays),
            "{players}"
        );
        assert_eq!(
            number(&bench, "upgrade.lab-upgrade"),
            1,
            "all the others came"
        );
        bench.set("upgrade.autoscanner", 1);
        let lose: Command = serde_json::from_value(
            json!({"do_as_printed": {"says": [{"lose": {"item": "upgrade_card", "count": 1}}], "by": null}}),
        )
        .expect("a command");
        bench.play(&lose);
        let pick = json!({"pick": {"pick": {"upgrade": "autoscanner"}}});
        let pick: Command = serde_json::from_value(pick).expect("a command");
        assert_eq!(refused(&bench, &pick), stays, "{players}");
    }
}

/// Almanac, 8. Laboratorio (L1298): more than three samples may be under way.
#[test]
fn there_are_as_many_research_tracks_as_needed() {
    let mut bench = planning(4);
    bench.set("examined", 4);
    bench.set("cargo.available.sample", 1);
    plan(&mut bench, ActionKind::Examine, &[1, 1]);
    declare(&mut bench);
    resolve_all(&mut bench);
    assert_eq!(number(&bench, "examined"), 5);
}

/// Almanac, Piantare nuovi semi (L1304): a Farm holds five greenhouses at most.
#[test]
fn a_farm_holds_five_greenhouses() {
    let mut bench = planning(4);
    bench.set("greenhouses.farm", 5);
    for correct in [true, false] {
        let name = if correct {
            "correct_board"
        } else {
            "move_on_board"
        };
        let sixth = json!({ (name): {"spot": "greenhouses.farm", "to": 6} });
        assert!(
            refused(&bench, &serde_json::from_value(sixth).expect("a command")),
            "{name}"
        );
    }
    bench.set("plants.farm", 5);
    bench.set("cargo.available.seed", 1);
    assert_eq!(
        bench.refused(ActionKind::Plant(at(Facility::Farm))),
        [Obstacle::FarmFull(at(Facility::Farm))]
    );
}

/// Almanac, I rover (L975): after its action a rover is back, and comes along again the next sol.
#[test]
fn a_rover_is_back_for_the_next_sol() {
    let mut bench = planning(4);
    for (sol, name) in [(2, "1-n"), (3, "1-s")] {
        bench.sol(sol);
        bench.game.apply(&Fact::StepReached { step: Step::Plan });
        let explore = ActionKind::Explore(region(name));
        bench.play(&Command::PlanAction { kind: explore });
        bench.play(&Command::AddPawn {
            index: 0,
            pawn: Pawn::Astronaut(1),
        });
        bench.play(&Command::SetRover {
            index: 0,
            rover: Some(Rover::Froggy),
        });
        declare(&mut bench);
        resolve_all(&mut bench);
        assert!(bench.board().map.at(region(name)).is_some(), "sol {sol}");
    }
}

/// Almanac, Distanze e Movimento (L1227): what a way brings is suffered as far as it can be, and stands in nobody's way.
#[test]
fn what_cannot_be_suffered_forbids_nothing() {
    let mut bench = planning(4);
    bench.lay("1-e", &[Feature::Morale, Feature::Wound]);
    bench.game.apply(&Fact::MoraleMoved {
        from: 0,
        to: -2,
        cause: solkeeper::first_martians::fact::Cause::Correction,
    });
    let gather = ActionKind::GatherSample(region("1-e"));
    plan(&mut bench, gather.clone(), &[1, 1]);
    declare(&mut bench);
    reach(&mut bench, &gather);
    bench.play(&Command::Continue {});
    assert_eq!(
        (
            number(&bench, "cargo.pending.sample"),
            number(&bench, "wounds.1")
        ),
        (1, 1),
        "the target counts too"
    );
    assert_eq!(bench.game.state().morale, -2);
}

/// Almanac, 1-3 giocatori (L1606): a single player uses two AOMs a sol, whichever, and then no other is at hand.
#[test]
fn a_single_player_has_no_third_aom() {
    let mut bench = planning(1);
    let aoms = |bench: &Bench| {
        free_pawns(&bench.game)
            .into_iter()
            .filter(|it| matches!(it, Pawn::Aom(_)))
            .count()
    };
    assert_eq!(aoms(&bench), 4, "all are there to choose from");
    bench.set("tile.lab.energy", 1);
    let remove = ActionKind::RemoveShutdown(at(Facility::Lab), Resource::Energy);
    for (index, (kind, id)) in [
        (ActionKind::Explore(region("1-n")), "explore"),
        (remove, "build"),
    ]
    .into_iter()
    .enumerate()
    {
        bench.play(&Command::PlanAction { kind });
        bench.play(&Command::AddPawn {
            index,
            pawn: aom(id),
        });
    }
    bench.set("tile.med_lab.energy", 1);
    bench.play(&Command::PlanAction {
        kind: ActionKind::RemoveShutdown(at(Facility::MedLab), Resource::Energy),
    });
    assert!(refused(
        &bench,
        &Command::AddPawn {
            index: 2,
            pawn: aom("gather")
        }
    ));
    assert_eq!(aoms(&bench), 0);
}
