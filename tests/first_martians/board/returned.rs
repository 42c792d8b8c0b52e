//! Declared actions that are not done at all: an earlier one has done the same, or their Facility was shut meanwhile. Their pawns come
//! back unrolled, with everything that was paid.

use solkeeper::first_martians::board::{
    ActionKind, ActionResult, BoardFact, Feature, Obstacle, Pawn, Place, RulingReason, TokenStack,
};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::effect::Effect;
use solkeeper::first_martians::fact::Fact;
use solkeeper::first_martians::vocabulary::{Condition, Facility, Modifier, Part, Resource, Rover};
use solkeeper::play::Game as _;

use super::acting::{declare, dice, hand, number, plan, planning};
use super::bench::{Bench, at, region};

const N: &str = "1-n";

/// Goes on until that action is at hand.
fn reach(bench: &mut Bench, kind: &ActionKind) {
    while hand(bench) != *kind {
        bench.play(&Command::Continue {});
    }
}

/// Plays a command, and gives the results that it decides.
fn results(bench: &mut Bench, command: &Command) -> Vec<(ActionKind, ActionResult)> {
    let facts = bench
        .game
        .decide(command)
        .unwrap_or_else(|why| panic!("{command:?}: {why:?}"))
        .facts;
    facts.iter().for_each(|fact| bench.game.apply(fact));
    let decided = facts.into_iter().filter_map(|fact| match fact {
        Fact::Board(BoardFact::ActionDecided { kind, result, .. }) => Some((kind, result)),
        _ => None,
    });
    decided.collect()
}

fn is_over(bench: &Bench, kind: &ActionKind) -> bool {
    bench
        .game
        .state()
        .board
        .as_ref()
        .expect("kept")
        .declared
        .iter()
        .all(|it| it.planned.kind != *kind)
}

/// Two single pawns on one space, as an insurance: the second is not rolled, and its oxygen comes back.
#[test]
fn ruling_19_a_second_explore_of_a_region_comes_back_unrolled() {
    let mut bench = planning(4);
    bench.set("part.garage_hall.oxygen", 1);
    bench.set("supply.oxygen", 3);
    let explore = ActionKind::Explore(region(N));
    plan(&mut bench, explore.clone(), &[1]);
    plan(&mut bench, explore.clone(), &[2]);
    declare(&mut bench);
    assert_eq!(
        number(&bench, "supply.oxygen"),
        1,
        "each pays when it is declared"
    );
    reach(&mut bench, &explore);
    bench.play(&dice(true, true));
    let decided = results(&mut bench, &Command::Continue {});
    assert_eq!(
        decided,
        [
            (explore.clone(), ActionResult::Success),
            (explore.clone(), ActionResult::Obsolete)
        ]
    );
    assert!(is_over(&bench, &explore));
    assert_eq!(
        (number(&bench, "wounds.1"), number(&bench, "wounds.2")),
        (1, 0)
    );
    assert_eq!(
        number(&bench, "supply.oxygen"),
        2,
        "the first has spent its own"
    );
}

/// The first has failed: the second is what it was planned for, and a failure spends its energy.
#[test]
fn ruling_19_after_a_failure_the_second_is_rolled() {
    let mut bench = planning(4);
    bench.set("part.garage_hall.energy", 1);
    bench.set("supply.energy", 3);
    let explore = ActionKind::Explore(region(N));
    plan(&mut bench, explore.clone(), &[1]);
    plan(&mut bench, explore.clone(), &[2]);
    declare(&mut bench);
    reach(&mut bench, &explore);
    bench.play(&dice(false, false));
    assert_eq!(
        results(&mut bench, &Command::Continue {}),
        [(explore.clone(), ActionResult::Failure)]
    );
    bench.play(&dice(true, false));
    assert_eq!(
        results(&mut bench, &Command::Continue {}),
        [(explore, ActionResult::Success)]
    );
    assert_eq!(number(&bench, "supply.energy"), 1);
}

type Prepare = fn(&mut Bench);

/// Each kind of action that can be done once only: what does it first, and what is left for the second.
#[test]
fn ruling_19_whatever_is_done_already_comes_back() {
    let lab = at(Facility::Lab);
    let cases: [(ActionKind, ActionKind, Prepare); 6] = [
        (
            ActionKind::Repair(lab, Part::Cpu),
            ActionKind::Repair(lab, Part::Cpu),
            |bench| {
                bench.set("part.lab.cpu", 1);
                bench.set("cargo.available.cpu", 2);
            },
        ),
        (
            ActionKind::Repair(lab, Part::Cpu),
            ActionKind::Switch {
                place: lab,
                part: Part::Cpu,
                donor: at(Facility::MedLab),
            },
            |bench| {
                bench.set("part.lab.cpu", 1);
                bench.set("cargo.available.cpu", 2);
            },
        ),
        (
            ActionKind::RepairRover(Rover::Froggy, Modifier::Blocked),
            ActionKind::RepairRover(Rover::Froggy, Modifier::Blocked),
            |bench| bench.token(TokenStack::Rover(Rover::Froggy), Modifier::Blocked),
        ),
        (
            ActionKind::HealCondition(2, Condition::Migraine),
            ActionKind::HealCondition(2, Condition::Migraine),
            |bench| {
                bench.set("upgrade.autoscanner", 3);
                bench.suffers(2, Condition::Migraine);
            },
        ),
        (
            ActionKind::HealWound(2),
            ActionKind::HealWound(2),
            |bench| {
                bench.set("upgrade.autoscanner", 3);
                bench.set("wounds.2", 1);
            },
        ),
        (
            ActionKind::RemoveShutdown(at(Facility::ProbeBay), Resource::Oxygen),
            ActionKind::RemoveShutdown(at(Facility::ProbeBay), Resource::Oxygen),
            |bench| {
                bench.set("tile.probe_bay.oxygen", 1);
                bench.set("supply.oxygen", 9);
            },
        ),
    ];
    for (first, second, prepare) in cases {
        let mut bench = planning(4);
        prepare(&mut bench);
        // Two pawns are enough for a Build, one for the others.
        let pawns = |seat: u8| vec![seat; if first.order() == 9 { 2 } else { 1 }];
        let seats = if matches!(
            first,
            ActionKind::HealWound(_) | ActionKind::HealCondition(..)
        ) {
            [2, 2]
        } else {
            [1, 2]
        };
        let parts = number(&bench, "cargo.available.cpu");
        plan(&mut bench, first.clone(), &pawns(seats[0]));
        plan(&mut bench, second.clone(), &pawns(seats[1]));
        declare(&mut bench);
        reach(&mut bench, &first);
        let decided = results(&mut bench, &Command::Continue {});
        assert_eq!(
            decided,
            [
                (first.clone(), ActionResult::Success),
                (second.clone(), ActionResult::Obsolete)
            ]
        );
        assert_eq!(
            number(&bench, "part.med_lab.cpu"),
            0,
            "a part that was taken is back in its place"
        );
        if parts > 0 {
            assert_eq!(
                number(&bench, "cargo.available.cpu"),
                parts - 1,
                "the spare part of the second is back"
            );
        }
    }
}

/// Two switches for one part: the second gives the part that it lifted back to its own donor.
#[test]
fn ruling_19_a_second_switch_gives_the_part_back_to_its_donor() {
    let mut bench = planning(4);
    bench.set("part.lab.cpu", 1);
    let switch = |donor| ActionKind::Switch {
        place: at(Facility::Lab),
        part: Part::Cpu,
        donor: at(donor),
    };
    let (first, second) = (switch(Facility::MedLab), switch(Facility::ControlCenter));
    plan(&mut bench, first.clone(), &[1, 1]);
    plan(&mut bench, second.clone(), &[2, 2]);
    declare(&mut bench);
    assert_eq!(
        number(&bench, "part.control_center.cpu"),
        1,
        "it is lifted when it is declared"
    );
    reach(&mut bench, &first);
    assert_eq!(
        results(&mut bench, &Command::Continue {}),
        [
            (first, ActionResult::Success),
            (second, ActionResult::Obsolete)
        ]
    );
    assert_eq!(
        ["lab", "med_lab", "control_center"]
            .map(|place| number(&bench, &format!("part.{place}.cpu"))),
        [0, 1, 0]
    );
}

/// Two examined samples, of which one is lost meanwhile: the first takes the other.
#[test]
fn ruling_19_a_second_discover_without_a_sample_comes_back() {
    let mut bench = planning(4);
    bench.set("examined", 2);
    plan(&mut bench, ActionKind::Discover, &[1, 1]);
    plan(&mut bench, ActionKind::Discover, &[2, 2]);
    declare(&mut bench);
    bench.set("examined", 1);
    reach(&mut bench, &ActionKind::Discover);
    assert_eq!(
        results(&mut bench, &Command::Continue {}),
        [
            (ActionKind::Discover, ActionResult::Success),
            (ActionKind::Discover, ActionResult::Obsolete)
        ]
    );
    assert_eq!(
        (number(&bench, "examined"), number(&bench, "discoveries")),
        (0, 1)
    );
}

/// A table may allow a second planting in a sol (ruling 15 else): the first space of the Farm is taken by then, and the seed comes back.
#[test]
fn ruling_19_a_second_seed_comes_back() {
    let mut bench = planning(4);
    bench.set("cargo.available.seed", 2);
    bench.set("greenhouses.farm", 4);
    bench.set("plants.farm", 2);
    let plant = ActionKind::Plant(at(Facility::Farm));
    plan(&mut bench, plant.clone(), &[1, 1]);
    bench.play(&Command::PlanOverruled {
        kind: plant.clone(),
        reason: RulingReason::Skill,
    });
    for _ in 0..2 {
        bench.play(&Command::AddPawn {
            index: 1,
            pawn: Pawn::Astronaut(2),
        });
    }
    declare(&mut bench);
    assert_eq!(number(&bench, "cargo.available.seed"), 0);
    reach(&mut bench, &plant);
    assert_eq!(
        results(&mut bench, &Command::Continue {}),
        [
            (plant.clone(), ActionResult::Success),
            (plant, ActionResult::Obsolete)
        ]
    );
    assert_eq!(
        (
            number(&bench, "growth.farm.1"),
            number(&bench, "cargo.available.seed")
        ),
        (1, 1)
    );
}

/// A spare Facility is built once; a second stack cannot be planned, but an effect may bring the Facility before the stack is resolved.
#[test]
fn ruling_19_a_spare_facility_that_is_there_already_is_not_built() {
    let mut bench = planning(4);
    bench.set("cargo.available.energy_part", 2);
    let panel = Place::new(Facility::SolarPanel, 3);
    let build = ActionKind::BuildSpare(panel);
    plan(&mut bench, build.clone(), &[1, 1]);
    assert_eq!(bench.refused(build.clone()), [Obstacle::SpareBuilt(panel)]);
    declare(&mut bench);
    assert_eq!(number(&bench, "cargo.available.energy_part"), 1);
    bench.set("built.solar_panel-3", 1);
    let mut decided = Vec::new();
    while !is_over(&bench, &build) {
        decided.extend(results(&mut bench, &Command::Continue {}));
    }
    assert!(
        decided.contains(&(build, ActionResult::Obsolete)),
        "{decided:?}"
    );
    assert_eq!(number(&bench, "cargo.available.energy_part"), 2);
}

/// What an effect takes away between declaring and resolving, the actions that need it find gone.
#[test]
fn ruling_19_what_is_gone_by_then_is_not_rolled_for() {
    let cases: [(ActionKind, Prepare, Prepare); 3] = [
        (
            ActionKind::Discover,
            |bench| bench.set("examined", 1),
            |bench| bench.set("examined", 0),
        ),
        (
            ActionKind::GatherSample(region(N)),
            |bench| bench.lay(N, &[]),
            |bench| bench.set("samples.1-n", 0),
        ),
        (
            ActionKind::BuildUpgrade("alarm-system".into()),
            |bench| bench.set("upgrade.alarm-system", 1),
            |bench| {
                bench.play(&Command::ExchangeUpgrade {
                    upgrade: "alarm-system".into(),
                });
            },
        ),
    ];
    for (kind, prepare, take_away) in cases {
        let mut bench = planning(4);
        prepare(&mut bench);
        plan(&mut bench, kind.clone(), &[1]);
        declare(&mut bench);
        take_away(&mut bench);
        while !is_over(&bench, &kind) {
            assert!(
                bench.game.decide(&dice(true, true)).is_err(),
                "{kind:?} is not rolled"
            );
            bench.play(&Command::Continue {});
        }
        assert_eq!(number(&bench, "wounds.1"), 0);
    }
}

fn shutdown(facility: &str) -> Command {
    let effect: Effect = serde_json::from_value(
        serde_json::json!({"shutdown": {"resource": "energy", "facility": facility}}),
    )
    .expect("JSON");
    Command::DoAsPrinted {
        says: vec![effect],
        by: None,
    }
}

/// Almanac, Tessere Arresto (L545, ruling 19): a tile closes the Facility at once, whatever was declared there. What was resolved stays.
#[test]
fn l545_an_action_whose_facility_is_shut_before_it_is_resolved_is_not_done() {
    let mut bench = planning(4);
    bench.set("part.lab.oxygen", 1);
    bench.set("cargo.available.sample", 3);
    bench.set("supply.oxygen", 5);
    for seats in [[1, 1], [2, 2], [3, 3]] {
        plan(&mut bench, ActionKind::Examine, &seats);
    }
    declare(&mut bench);
    assert_eq!(
        (
            number(&bench, "supply.oxygen"),
            number(&bench, "cargo.available.sample")
        ),
        (2, 0)
    );
    reach(&mut bench, &ActionKind::Examine);
    bench.play(&Command::Continue {});
    assert_eq!(number(&bench, "examined"), 1);
    let decided = results(&mut bench, &shutdown("lab"));
    assert_eq!(
        decided,
        [
            (ActionKind::Examine, ActionResult::Shut),
            (ActionKind::Examine, ActionResult::Shut)
        ]
    );
    assert!(is_over(&bench, &ActionKind::Examine));
    assert_eq!(number(&bench, "examined"), 1, "what was resolved stays");
    assert_eq!(
        (
            number(&bench, "supply.oxygen"),
            number(&bench, "cargo.available.sample")
        ),
        (4, 2)
    );
}

/// The same of what an action works on, and of a mission action by its type; the way and its dangers are spared too.
#[test]
fn l545_the_facility_that_is_worked_on_counts_and_no_risk_follows() {
    let mut bench = planning(4);
    bench.lay(N, &[Feature::Wound, Feature::Adventure]);
    bench.set("part.lab.cpu", 1);
    bench.set("cargo.available.cpu", 1);
    bench.set("supply.energy", 3);
    let gather = ActionKind::GatherSample(region(N));
    let repair = ActionKind::Repair(at(Facility::Lab), Part::Cpu);
    let adjust = ActionKind::Mission("make-adjustments".into());
    plan(&mut bench, gather.clone(), &[1]);
    plan(&mut bench, repair.clone(), &[2, 2]);
    plan(&mut bench, adjust.clone(), &[3, 3]);
    declare(&mut bench);
    assert_eq!(number(&bench, "supply.energy"), 2);
    for facility in ["probe_bay", "lab", "working_bay"] {
        bench.play(&shutdown(facility));
    }
    while !is_over(&bench, &adjust) {
        bench.play(&Command::Continue {});
    }
    assert!(is_over(&bench, &gather) && is_over(&bench, &repair));
    assert_eq!(
        (number(&bench, "wounds.1"), number(&bench, "samples.1-n")),
        (0, 2)
    );
    assert!(bench.game.state().queue.is_empty(), "no Adventure");
    assert_eq!(
        (
            number(&bench, "part.lab.cpu"),
            number(&bench, "cargo.available.cpu")
        ),
        (1, 1)
    );
    assert_eq!(number(&bench, "supply.energy"), 3);
    assert_eq!(bench.game.state().objectives["growing-conditions"].done, 0);
}

/// Almanac, Segnalini Modificatore (L1515): a token that comes meanwhile touches nothing that is declared.
#[test]
fn l1515_a_blocked_token_stops_no_declared_action() {
    let mut bench = planning(4);
    bench.set("cargo.available.sample", 1);
    plan(&mut bench, ActionKind::Examine, &[1, 1]);
    declare(&mut bench);
    bench.now(Facility::Lab, Modifier::Blocked);
    reach(&mut bench, &ActionKind::Examine);
    bench.play(&Command::Continue {});
    assert_eq!(number(&bench, "examined"), 1);
}
