//! What actions take, need and risk, and what forbids them (almanac, Costi e penalità delle Azioni).

use proptest::prelude::*;
use solkeeper::first_martians::board::{
    ActionKind, Feature, Obstacle, Pawn, Place, PlannedAction, Quote, Reason, Risk, TokenStack,
};
use solkeeper::first_martians::effect::{Cost, ItemCount, SupplyCount, TokenCount};
use solkeeper::first_martians::queries::quote::quote_for;
use solkeeper::first_martians::state::OpenEvent;
use solkeeper::first_martians::vocabulary::{
    AdventureType, Block, Condition, Facility, Item, Modifier, Part, Resource, Rover,
};

use super::bench::{Bench, aom, at, planned, region};

const PARTS: [(Part, Item); 4] = [
    (Part::Energy, Item::EnergyPart),
    (Part::Oxygen, Item::OxygenPart),
    (Part::Hardware, Item::Hardware),
    (Part::Cpu, Item::Cpu),
];

fn supply(resource: Resource) -> Cost {
    Cost::Supply(SupplyCount { resource, count: 1 })
}

fn items(item: Item) -> Cost {
    Cost::Item(ItemCount { item, count: 1 })
}

fn repair(bench: &mut Bench, facility: Facility, part: Part) -> ActionKind {
    bench.set(&format!("part.{}.{}", at(facility), part.id()), 1);
    let spare = PARTS.iter().find(|(it, _)| *it == part).expect("a part").1;
    bench.set(&format!("cargo.available.{}", spare.id()), 3);
    ActionKind::Repair(at(facility), part)
}

fn open(bench: &mut Bench, event: &str) -> ActionKind {
    let mut snapshot = solkeeper::play::Game::snapshot(&bench.game);
    let open = OpenEvent {
        event: event.into(),
        opened_in: 2,
        has_consequences: false,
    };
    snapshot["open_events"] = serde_json::to_value([open]).expect("events are JSON");
    bench.game =
        solkeeper::play::Game::restore(&bench.game, &snapshot).expect("states can be restored");
    ActionKind::Event(event.into())
}

/// Almanac, Pedine Azione: two pawns for a sure success exist for Explore, Gather, Research and Build only.
#[test]
fn only_the_four_types_choose_between_dice_and_two_pawns() {
    let mut bench = Bench::new(2);
    bench.set("wounds.1", 1);
    bench.set("cargo.available.sample", 1);
    bench.set("tile.farm.energy", 1);
    let build = repair(&mut bench, Facility::Lab, Part::Hardware);
    for kind in [
        ActionKind::Explore(region("1-s")),
        ActionKind::Examine,
        build,
    ] {
        let quote = bench.sum(kind);
        assert_eq!((quote.roll, quote.sure), (Some(1), 2));
        assert!(quote.dice.is_some() && !quote.must_roll_success);
    }
    let tile = ActionKind::RemoveShutdown(at(Facility::Farm), Resource::Energy);
    let exact = [
        ActionKind::Rest,
        ActionKind::UnwindMorale,
        ActionKind::UnwindStress,
        ActionKind::HealWound(1),
        ActionKind::Manage(Block::Living),
        tile,
    ];
    for kind in exact {
        let quote = bench.sum(kind.clone());
        assert_eq!(
            (quote.roll, quote.sure, quote.dice),
            (None, 1, None),
            "{kind:?}"
        );
    }
}

/// Almanac, Impilare le pedine (L860–862): two pawns are sure, one each rolls twice, and both may be declared side by side.
#[test]
fn a_stack_is_an_action_of_its_own() {
    let mut bench = Bench::new(4);
    let build = repair(&mut bench, Facility::Lab, Part::Hardware);
    let (sure, rolled) = (
        planned(build.clone(), &[1, 2]),
        planned(build.clone(), &[1]),
    );
    assert_eq!(
        (
            bench.stands(&sure).missing_to_sure,
            bench.stands(&sure).performer
        ),
        (0, Some(1)),
        "the topmost performs"
    );
    bench.plan(std::slice::from_ref(&rolled));
    let second = bench.stands(&planned(build.clone(), &[2]));
    assert_eq!(
        (
            second.missing_to_roll,
            second.missing_to_sure,
            second.obstacles.as_slice()
        ),
        (0, 1, [].as_slice())
    );
    bench.plan(&[sure]);
    assert_eq!(bench.lacks(&planned(build, &[3])), []);
}

/// Almanac, 3. Alloggi Equipaggio (L1131): two pawns are two Unwind actions.
#[test]
fn two_pawns_unwind_twice() {
    let mut bench = Bench::new(4);
    bench.plan(&[planned(ActionKind::UnwindMorale, &[0])]);
    assert_eq!(bench.lacks(&planned(ActionKind::UnwindStress, &[0])), []);
    assert_eq!(bench.sum(ActionKind::UnwindStress).sure, 1);
}

/// Almanac, Uso dell'Ossigeno (L493): a red part costs its resource for each action, and without it the action cannot be done.
#[test]
fn two_researches_cost_two_oxygen() {
    let mut bench = Bench::new(4);
    bench.set("part.lab.oxygen", 1);
    bench.set("cargo.available.sample", 3);
    bench.set("supply.oxygen", 2);
    let quote = bench.sum(ActionKind::Examine);
    assert_eq!(quote.pays, [items(Item::Sample), supply(Resource::Oxygen)]);
    assert!(quote.assumed, "what a part does is partly assumed");
    bench.plan(&[planned(ActionKind::Examine, &[1])]);
    assert!(bench.quote(ActionKind::Examine).is_ok());
    bench.plan(&[
        planned(ActionKind::Examine, &[1]),
        planned(ActionKind::Examine, &[1]),
    ]);
    assert_eq!(
        bench.refused(ActionKind::Examine),
        [Obstacle::Supply {
            resource: Resource::Oxygen,
            needed: 1,
            there: 0
        }]
    );
}

/// Almanac, Uso dell'Energia: an energy part that stays red costs 1 energy now and 1 again next sol.
#[test]
fn a_red_energy_part_costs_energy_again_next_sol() {
    let mut bench = Bench::new(4);
    bench.set("part.control_center.energy", 1);
    bench.set("supply.energy", 3);
    assert_eq!(
        bench.sum(ActionKind::Manage(Block::Living)).pays,
        [supply(Resource::Energy)]
    );
    bench.sol(3);
    assert_eq!(
        bench.sum(ActionKind::Manage(Block::Living)).pays,
        [supply(Resource::Energy)]
    );
}

/// Almanac, Elementi rotti: a red CPU calls for the Success die in the colour of the action; A Quiet Place has none.
#[test]
fn a_red_cpu_calls_for_a_success_in_its_colour() {
    let mut bench = Bench::new(2);
    for facility in [
        "crew_quarters",
        "med_lab",
        "control_center",
        "garage_hall",
        "lab",
        "working_bay",
    ] {
        bench.set(&format!("part.{facility}.cpu"), 1);
    }
    bench.set("wounds.0", 1);
    bench.set("cargo.available.sample", 1);
    bench.set("cargo.available.hardware", 1);
    bench.set("part.lab.hardware", 1);
    for (kind, colour) in [
        (ActionKind::UnwindStress, AdventureType::Gather),
        (ActionKind::HealWound(0), AdventureType::Research),
        (ActionKind::Manage(Block::Systems), AdventureType::Build),
        (ActionKind::Explore(region("1-n")), AdventureType::Explore),
        (ActionKind::Examine, AdventureType::Research),
        (
            ActionKind::Repair(at(Facility::Lab), Part::Hardware),
            AdventureType::Build,
        ),
    ] {
        let quote = bench.sum(kind.clone());
        assert!(quote.must_roll_success, "{kind:?}");
        assert_eq!(quote.dice, Some(colour), "{kind:?}");
    }
    let rest = bench.sum(ActionKind::Rest);
    assert_eq!((rest.must_roll_success, rest.dice), (false, None));
}

/// Almanac, Officina (note on broken parts): a part repaired this phase still counts as broken until it ends.
#[test]
fn a_part_repaired_this_phase_still_costs() {
    let mut bench = Bench::new(4);
    bench.set("supply.energy", 3);
    bench.change(|board| {
        board
            .phase_start
            .broken
            .insert((at(Facility::CrewQuarters), Part::Energy));
    });
    assert_eq!(
        bench.sum(ActionKind::UnwindMorale).pays,
        [supply(Resource::Energy)]
    );
}

/// Almanac, Descrizione dei segnalini Modificatore: the six tokens; all stacked on `!` act, extra pawns add up, the rest once.
#[test]
fn stacked_tokens_all_act_and_only_pawns_add_up() {
    let mut bench = Bench::new(4);
    for token in [
        Modifier::ExtraPawn,
        Modifier::Adventure,
        Modifier::Reroll,
        Modifier::Wound,
    ] {
        bench.now(Facility::GarageHall, token);
        bench.now(Facility::GarageHall, token);
    }
    let quote = bench.sum(ActionKind::Explore(region("1-n")));
    assert_eq!((quote.roll, quote.sure, quote.reroll), (Some(3), 4, true));
    assert_eq!(
        quote.risks,
        [Risk::Wound, Risk::Adventure(AdventureType::Explore)]
    );
    assert_eq!(
        quote.lines.iter().map(|line| line.by).collect::<Vec<_>>(),
        [2, 1, 1, 0, 0, 0, 0, 0, 0]
    );
    bench.now(Facility::GarageHall, Modifier::Blocked);
    assert_eq!(
        bench.refused(ActionKind::Explore(region("1-n"))),
        [Obstacle::BlockedFacility(at(Facility::GarageHall))]
    );
    assert!(
        bench.quote(ActionKind::Rest).is_ok(),
        "elsewhere nothing changed"
    );
}

/// Almanac, Costi e penalità: tokens on `>>` and on other Facilities do not act.
#[test]
fn only_the_now_space_of_its_own_facility_acts() {
    let mut bench = Bench::new(4);
    bench.token(
        TokenStack::facility(
            at(Facility::GarageHall),
            solkeeper::first_martians::vocabulary::Space::Next,
        ),
        Modifier::Blocked,
    );
    bench.now(Facility::Lab, Modifier::ExtraPawn);
    assert_eq!(bench.sum(ActionKind::Explore(region("1-n"))).sure, 2);
}

/// Almanac, Effetti dei segnalini Condizione: actions beside the four types bring no Adventures, whatever lies there.
#[test]
fn other_actions_bring_no_adventure() {
    let mut bench = Bench::new(4);
    bench.now(Facility::CrewQuarters, Modifier::Adventure);
    bench.now(Facility::CrewQuarters, Modifier::Wound);
    assert_eq!(bench.sum(ActionKind::UnwindMorale).risks, [Risk::Wound]);
}

/// Almanac, Costi e penalità: tokens on the performer's ID board act on what that astronaut performs, not on what others perform.
#[test]
fn tokens_on_an_id_board_follow_the_performer() {
    let mut bench = Bench::new(4);
    bench.token(TokenStack::Crew(1), Modifier::ExtraPawn);
    bench.token(TokenStack::Crew(1), Modifier::Wound);
    bench.token(TokenStack::Crew(1), Modifier::Blocked);
    let explore = ActionKind::Explore(region("1-n"));
    let own = bench.stands(&planned(explore.clone(), &[1, 2]));
    assert_eq!(
        (
            own.quote.sure,
            own.missing_to_sure,
            own.quote.risks.as_slice()
        ),
        (3, 1, [Risk::Wound].as_slice())
    );
    let other = bench.stands(&planned(explore, &[2, 1]));
    assert_eq!(
        (
            other.quote.sure,
            other.missing_to_sure,
            other.quote.risks.as_slice()
        ),
        (2, 0, [].as_slice())
    );
}

/// Almanac, Costi e penalità: a token on a region acts on what is done there.
#[test]
fn tokens_on_a_region_act_there() {
    let mut bench = Bench::new(4);
    bench.lay("1-n", &[]);
    bench.token(TokenStack::Region(region("1-n")), Modifier::ExtraPawn);
    bench.token(TokenStack::Region(region("1-n")), Modifier::Reroll);
    let gather = ActionKind::GatherSample(region("1-n"));
    let quote = bench.sum(gather.clone());
    assert_eq!((quote.sure, quote.reroll), (3, true));
    bench.token(TokenStack::Region(region("1-n")), Modifier::Blocked);
    assert_eq!(
        bench.refused(gather),
        [Obstacle::BlockedRegion(region("1-n"))]
    );
}

/// Almanac, Tessere Arresto (ruling 7): nothing but the removal of the tile is done in a Facility that is shut; nobody explores then.
#[test]
fn a_shut_facility_is_closed_and_nobody_explores_without_the_garage() {
    let mut bench = Bench::new(4);
    bench.set("tile.garage_hall.energy", 1);
    let shut = Obstacle::Shut(at(Facility::GarageHall));
    assert_eq!(bench.refused(ActionKind::Explore(region("1-n"))), [shut]);
    bench.lay("1-e", &[Feature::ExtraPawn]);
    let gather = ActionKind::GatherSample(region("1-e"));
    assert_eq!(
        bench.pawns(&gather, Some(Rover::Scorpio), &[]),
        (Some(1), 2),
        "Scorpio still gathers outside"
    );
    assert_eq!(
        bench
            .sum(ActionKind::RemoveShutdown(
                at(Facility::GarageHall),
                Resource::Energy
            ))
            .sure,
        1
    );
    assert!(
        bench
            .quote(ActionKind::RemoveShutdown(
                at(Facility::GarageHall),
                Resource::Oxygen
            ))
            .is_err()
    );
}

/// Almanac, Requisiti aggiuntivi: the Working Bay is not repaired and used; a tile removed this phase still closes it.
#[test]
fn a_tile_removed_this_phase_still_closes() {
    let mut bench = Bench::new(4);
    let build = repair(&mut bench, Facility::Lab, Part::Cpu);
    bench.change(|board| {
        board
            .phase_start
            .shut
            .insert((at(Facility::WorkingBay), Resource::Energy));
    });
    assert_eq!(
        bench.refused(build),
        [Obstacle::Shut(at(Facility::WorkingBay))]
    );
}

/// Almanac, Riparare attrezzatura rotta: the right spare part is at hand, the part is red, its Facility open.
#[test]
fn a_repair_takes_its_spare_part_never_the_supply() {
    let mut bench = Bench::new(4);
    bench.set("supply.energy", 20);
    bench.set("part.lab.energy", 1);
    let kind = ActionKind::Repair(at(Facility::Lab), Part::Energy);
    let none = Obstacle::Items {
        item: Item::EnergyPart,
        needed: 1,
        there: 0,
    };
    assert_eq!(bench.refused(kind.clone()), vec![none.clone()]);
    bench.set("cargo.pending.energy_part", 1);
    assert_eq!(
        bench.refused(kind.clone()),
        [none],
        "Pending is not at hand"
    );
    bench.set("cargo.available.energy_part", 1);
    assert_eq!(bench.sum(kind.clone()).pays, [items(Item::EnergyPart)]);
    bench.set("tile.lab.oxygen", 1);
    assert_eq!(bench.refused(kind), [Obstacle::Shut(at(Facility::Lab))]);
    let whole = ActionKind::Repair(at(Facility::Farm), Part::Energy);
    assert_eq!(
        bench.refused(whole),
        [Obstacle::NotBroken(at(Facility::Farm), Part::Energy)]
    );
    let none = ActionKind::Repair(at(Facility::QuietPlace), Part::Cpu);
    assert!(
        bench
            .refused(none)
            .contains(&Obstacle::NoSuchPart(at(Facility::QuietPlace), Part::Cpu))
    );
}

/// Almanac, Riparare attrezzatura rotta: a switch takes a green part of any other open Facility, each part once.
#[test]
fn a_switch_takes_a_green_part_of_an_open_facility() {
    let mut bench = Bench::new(4);
    bench.set("part.garage_hall.cpu", 1);
    let switch = |donor| ActionKind::Switch {
        place: at(Facility::GarageHall),
        part: Part::Cpu,
        donor: at(donor),
    };
    assert!(
        bench.quote(switch(Facility::MedLab)).is_ok(),
        "from another Block too"
    );
    assert!(bench.sum(switch(Facility::MedLab)).pays.is_empty());
    bench.set("part.lab.cpu", 1);
    assert_eq!(
        bench.refused(switch(Facility::Lab)),
        [Obstacle::DonorBroken(at(Facility::Lab), Part::Cpu)]
    );
    bench.set("tile.control_center.oxygen", 1);
    assert_eq!(
        bench.refused(switch(Facility::ControlCenter)),
        [Obstacle::DonorShut(at(Facility::ControlCenter))]
    );
    assert_eq!(
        bench.refused(switch(Facility::Farm)),
        [Obstacle::NoSuchPart(at(Facility::Farm), Part::Cpu)]
    );
    assert_eq!(
        bench.refused(switch(Facility::GarageHall)),
        [Obstacle::OwnDonor(at(Facility::GarageHall))]
    );
    bench.plan(&[planned(switch(Facility::MedLab), &[0])]);
    assert_eq!(
        bench.refused(switch(Facility::MedLab)),
        [Obstacle::DonorBroken(at(Facility::MedLab), Part::Cpu)]
    );
}

/// Almanac, Piantare nuovi semi (ruling 15): once a sol, a seed at hand, a free greenhouse, nothing on Growth 1.
#[test]
fn planting_needs_a_seed_a_greenhouse_and_the_first_space() {
    let mut bench = Bench::new(4);
    let plant = ActionKind::Plant(at(Facility::Farm));
    bench.set("cargo.available.seed", 2);
    bench.set("greenhouses.farm", 4);
    bench.set("plants.farm", 2);
    assert_eq!(bench.sum(plant.clone()).pays, [items(Item::Seed)]);
    bench.set("growth.farm.1", 1);
    assert_eq!(
        bench.refused(plant.clone()),
        [Obstacle::GrowthTaken(at(Facility::Farm))]
    );
    bench.set("growth.farm.1", 0);
    bench.plan(&[planned(plant.clone(), &[1])]);
    assert_eq!(bench.refused(plant.clone()), [Obstacle::PlantedAlready]);
    bench.plan(&[]);
    bench.set("cargo.available.seed", 0);
    assert_eq!(
        bench.refused(plant),
        [Obstacle::Items {
            item: Item::Seed,
            needed: 1,
            there: 0
        }]
    );
}

/// Almanac, Piantare nuovi semi (L1306–1317): 3 greenhouses, 2 plants and a seed on Growth 4 are full.
#[test]
fn three_greenhouses_two_plants_and_a_seed_are_full() {
    let mut bench = Bench::new(4);
    bench.set("cargo.available.seed", 1);
    bench.set("greenhouses.farm", 3);
    bench.set("plants.farm", 2);
    bench.set("growth.farm.4", 1);
    assert_eq!(
        bench.refused(ActionKind::Plant(at(Facility::Farm))),
        [Obstacle::FarmFull(at(Facility::Farm))]
    );
}

/// Almanac, 8. Laboratorio: a sample at hand is examined, an examined one discovered; what is planned is set aside.
#[test]
fn a_sample_is_examined_then_discovered() {
    let mut bench = Bench::new(4);
    assert_eq!(
        bench.refused(ActionKind::Examine),
        [Obstacle::Items {
            item: Item::Sample,
            needed: 1,
            there: 0
        }]
    );
    assert_eq!(
        bench.refused(ActionKind::Discover),
        [Obstacle::NothingExamined]
    );
    bench.set("examined", 1);
    assert!(bench.sum(ActionKind::Discover).pays.is_empty());
    bench.plan(&[planned(ActionKind::Discover, &[1])]);
    assert_eq!(
        bench.refused(ActionKind::Discover),
        [Obstacle::NothingExamined]
    );
}

/// Almanac, 7. Vano Sonde: one thing an action, of a region that has it.
#[test]
fn one_thing_is_gathered_of_a_region_that_has_it() {
    let mut bench = Bench::new(4);
    bench.lay("1-n", &[]);
    bench.set("samples.1-n", 1);
    let gather = ActionKind::GatherSample(region("1-n"));
    bench.plan(&[planned(gather.clone(), &[1])]);
    assert_eq!(bench.refused(gather), [Obstacle::NoSample(region("1-n"))]);
    assert_eq!(
        bench.refused(ActionKind::GatherObjective(region("1-n"))),
        [Obstacle::NoObjective(region("1-n"))]
    );
    assert!(
        bench
            .refused(ActionKind::GatherSample(region("1-s")))
            .contains(&Obstacle::NotExplored(region("1-s")))
    );
}

/// Almanac, I rover: Froggy takes two pawns off Explore, Scorpio one off the four types outside, one pawn stays.
#[test]
fn rovers_take_pawns_off_outside_the_hub() {
    let mut bench = Bench::new(4);
    let explore = ActionKind::Explore(region("1-n"));
    assert_eq!(
        bench.pawns(&explore, Some(Rover::Froggy), &[]),
        (None, 1),
        "at least one pawn"
    );
    assert_eq!(bench.pawns(&explore, Some(Rover::Scorpio), &[]), (None, 1));
    bench.lay("1-e", &[Feature::ExtraPawn]);
    let gather = ActionKind::GatherSample(region("1-e"));
    assert_eq!(
        bench.pawns(&gather, Some(Rover::Scorpio), &[]),
        (Some(1), 2)
    );
    assert_eq!(
        bench.journey(&gather, Some(Rover::Froggy), &[]),
        Err(vec![Obstacle::RoverOfNoUse(Rover::Froggy)])
    );
}

/// Almanac, I rover: no rover inside the HUB, spare Facilities included.
#[test]
fn no_rover_comes_inside() {
    let mut bench = Bench::new(4);
    bench.set("cargo.available.hardware", 1);
    let spare = ActionKind::BuildSpare(Place::new(Facility::Farm, 2));
    assert!(bench.quote(spare.clone()).is_ok());
    assert_eq!(
        bench.journey(&spare, Some(Rover::Scorpio), &[]),
        Err(vec![Obstacle::RoverInside(Rover::Scorpio)])
    );
    let rest = bench
        .journey(&ActionKind::Rest, Some(Rover::Froggy), &[])
        .unwrap_err();
    assert!(rest.contains(&Obstacle::RoverInside(Rover::Froggy)));
}

/// Almanac, I rover: what lies on the x acts when the rover comes along; a Blocked one stays, each token takes a Build.
#[test]
fn tokens_on_a_rover_act_with_it() {
    let mut bench = Bench::new(4);
    bench.token(TokenStack::Rover(Rover::Froggy), Modifier::ExtraPawn);
    bench.token(TokenStack::Rover(Rover::Froggy), Modifier::RoverRoll);
    let explore = ActionKind::Explore(region("1-n"));
    let with = bench.journey(&explore, Some(Rover::Froggy), &[]).unwrap();
    assert_eq!(
        (with.sure, with.risks.as_slice()),
        (1, [Risk::RoverRoll].as_slice())
    );
    assert_eq!(
        bench.sum(explore.clone()).risks,
        [],
        "on foot they do not matter"
    );
    assert_eq!(
        bench
            .sum(ActionKind::RepairRover(Rover::Froggy, Modifier::ExtraPawn))
            .sure,
        2
    );
    bench.token(TokenStack::Rover(Rover::Froggy), Modifier::Blocked);
    let blocked = Obstacle::RoverBlocked(Rover::Froggy);
    assert_eq!(
        bench.journey(&explore, Some(Rover::Froggy), &[]),
        Err(vec![blocked])
    );
    let gone = ActionKind::RepairRover(Rover::Scorpio, Modifier::Blocked);
    assert_eq!(
        bench.refused(gone),
        [Obstacle::NoSuchToken(Rover::Scorpio, Modifier::Blocked)]
    );
}

/// Almanac, Elementi rotti: a part of the Garage Hall may keep all rovers from Explore, and from nothing else.
#[test]
fn a_part_may_keep_rovers_from_explore() {
    let mut bench = Bench::with(4, |mission| {
        let garage = mission
            .game_box
            .board
            .penalties
            .get_mut(&Facility::GarageHall)
            .expect("the Garage Hall");
        garage.insert(
            Part::Hardware,
            solkeeper::first_martians::game_box::Penalty::NoRovers,
        );
    });
    bench.set("part.garage_hall.hardware", 1);
    let explore = ActionKind::Explore(region("1-n"));
    let none = Obstacle::NoRovers(at(Facility::GarageHall), Part::Hardware);
    assert_eq!(
        bench.journey(&explore, Some(Rover::Scorpio), &[]),
        Err(vec![none])
    );
    assert!(bench.quote(explore).is_ok());
    bench.lay("1-e", &[]);
    assert!(
        bench
            .journey(
                &ActionKind::GatherSample(region("1-e")),
                Some(Rover::Scorpio),
                &[]
            )
            .is_ok()
    );
}

/// Almanac, Elementi rotti: wherever the box puts the part that keeps rovers at home, it acts on Explore alone.
#[test]
fn the_part_that_keeps_rovers_acts_wherever_it_is() {
    let mut bench = Bench::with(4, |mission| {
        let bay = mission
            .game_box
            .board
            .penalties
            .get_mut(&Facility::ProbeBay)
            .expect("the Probe Bay");
        bay.insert(
            Part::Oxygen,
            solkeeper::first_martians::game_box::Penalty::NoRovers,
        );
    });
    bench.set("part.probe_bay.oxygen", 1);
    bench.lay("1-e", &[]);
    assert!(
        bench
            .journey(
                &ActionKind::Explore(region("1-n")),
                Some(Rover::Froggy),
                &[]
            )
            .is_err()
    );
    assert!(
        bench
            .journey(
                &ActionKind::GatherSample(region("1-e")),
                Some(Rover::Scorpio),
                &[]
            )
            .is_ok()
    );
}

/// Almanac, AOM: alone or beside others, on its type and on whatever has none; twice on nothing.
#[test]
fn an_aom_serves_its_type_and_the_typeless() {
    let mut bench = Bench::new(3);
    let build = repair(&mut bench, Facility::Lab, Part::Cpu);
    let with = |kind: &ActionKind, pawns: &[Pawn]| PlannedAction {
        pawns: pawns.to_vec(),
        ..planned(kind.clone(), &[])
    };
    assert_eq!(bench.lacks(&with(&build, &[aom("build")])), []);
    assert_eq!(
        bench.lacks(&with(&build, &[aom("build"), Pawn::Astronaut(1)])),
        []
    );
    let explore = ActionKind::Explore(region("1-n"));
    let other = Obstacle::AomOfOtherType("build".into(), AdventureType::Build);
    assert_eq!(
        bench.lacks(&with(&explore, &[aom("build")])),
        vec![other.clone()]
    );
    assert_eq!(
        bench.lacks(&with(&ActionKind::Rest, &[aom("build")])),
        [other],
        "Rest has a type of its own"
    );
    bench.set("tile.lab.energy", 1);
    let tile = ActionKind::RemoveShutdown(at(Facility::Lab), Resource::Energy);
    assert_eq!(bench.lacks(&with(&tile, &[aom("build")])), []);
    let event = open(&mut bench, "dust-in-the-filters");
    let mut lacks = quote_for(&bench.game, &with(&event, &[aom("build")]))
        .expect("it lies open")
        .obstacles;
    lacks.retain(|it| !matches!(it, Obstacle::TooFewPawns { .. }));
    assert_eq!(lacks, []);
    assert_eq!(
        bench.lacks(&with(&explore, &[aom("explore")])),
        [Obstacle::NoSuchAom("explore".into())],
        "it stayed at home"
    );
    let twice = bench.lacks(&with(&tile, &[aom("build"), aom("build")]));
    assert_eq!(twice, [Obstacle::PawnTaken(aom("build"))]);
}

/// Almanac, AOM: whatever strikes the AOM strikes its operator, who may drive a rover with it.
#[test]
fn the_operator_performs_for_the_aom() {
    let mut bench = Bench::new(2);
    bench.token(TokenStack::Crew(0), Modifier::Wound);
    let mut explore = planned(ActionKind::Explore(region("1-n")), &[]);
    explore.pawns = vec![aom("explore")];
    explore.rover = Some(Rover::Froggy);
    let stands = bench.stands(&explore);
    assert_eq!(
        (stands.performer, stands.quote.risks, stands.missing_to_sure),
        (Some(0), vec![Risk::Wound], 0)
    );
    assert_eq!(stands.obstacles, []);
}

/// Almanac, Come si eseguono le azioni: an astronaut has two pawns, fewer where one is lost.
#[test]
fn an_astronaut_has_two_pawns() {
    let mut bench = Bench::new(4);
    bench.plan(&[planned(ActionKind::Rest, &[2])]);
    assert_eq!(bench.lacks(&planned(ActionKind::Rest, &[2])), []);
    let explore = ActionKind::Explore(region("1-n"));
    assert_eq!(
        bench.lacks(&planned(explore.clone(), &[2, 2])),
        [Obstacle::PawnTaken(Pawn::Astronaut(2))]
    );
    assert_eq!(
        bench.lacks(&planned(explore.clone(), &[])),
        [Obstacle::TooFewPawns {
            needed: 1,
            there: 0
        }]
    );
    assert_eq!(
        bench.lacks(&planned(ActionKind::Rest, &[7])),
        [Obstacle::NoSuchSeat(7)]
    );
    bench.set("lost_pawns.2", 1);
    assert_eq!(
        bench.lacks(&planned(explore, &[2])),
        [Obstacle::PawnTaken(Pawn::Astronaut(2))]
    );
}

/// Almanac, 4. MedLab: the patient performs, a Medic pawn assists; the Medic heals himself with one; the Autoscanner replaces him.
#[test]
fn heal_takes_the_patient_and_the_medic() {
    let mut bench = Bench::new(4);
    bench.set("wounds.0", 1);
    bench.set("wounds.2", 1);
    let heal = ActionKind::HealWound(2);
    assert_eq!(bench.sum(heal.clone()).sure, 2);
    assert_eq!(bench.lacks(&planned(heal.clone(), &[2, 0])), []);
    assert_eq!(
        bench.lacks(&planned(heal.clone(), &[0, 2])),
        [Obstacle::PatientFirst(2)]
    );
    assert_eq!(
        bench.lacks(&planned(heal.clone(), &[2, 1])),
        [Obstacle::MedicMissing(0)]
    );
    assert_eq!(bench.sum(ActionKind::HealWound(0)).sure, 1);
    assert_eq!(bench.lacks(&planned(ActionKind::HealWound(0), &[0])), []);
    bench.set("upgrade.autoscanner", 3);
    assert_eq!(bench.lacks(&planned(heal, &[2])), []);
    assert_eq!(
        bench.refused(ActionKind::HealWound(1)),
        [Obstacle::NoWound(1)]
    );
    assert_eq!(
        Bench::new(3).refused(ActionKind::HealWound(1)),
        [Obstacle::NoWound(1)]
    );
}

/// Almanac, Effetti dei segnalini Condizione: heart condition leaves one pawn free, the other heals it.
#[test]
fn a_heart_condition_binds_one_pawn() {
    let mut bench = Bench::new(2);
    bench.suffers(1, Condition::Heart);
    let explore = ActionKind::Explore(region("1-n"));
    assert_eq!(bench.lacks(&planned(explore.clone(), &[1])), []);
    assert_eq!(
        bench.lacks(&planned(explore.clone(), &[1, 1])),
        [Obstacle::HeartPawn(1)]
    );
    bench.plan(&[planned(explore, &[1])]);
    assert_eq!(
        bench.lacks(&planned(ActionKind::Rest, &[1])),
        [Obstacle::HeartPawn(1)]
    );
    assert_eq!(
        bench.lacks(&planned(
            ActionKind::HealCondition(1, Condition::Heart),
            &[1]
        )),
        []
    );
}

/// Almanac, Effetti dei segnalini Condizione: trouble concentrating, of an assistant too, is an Adventure of the performer; in the four
/// types only, and from the next phase on.
#[test]
fn trouble_concentrating_of_an_assistant_strikes_the_performer() {
    let mut bench = Bench::new(4);
    bench.set("condition.2.concentration", 1);
    let explore = ActionKind::Explore(region("1-n"));
    assert_eq!(
        bench.stands(&planned(explore.clone(), &[1, 2])).quote.risks,
        [],
        "it came this phase"
    );
    bench.suffers(2, Condition::Concentration);
    let stands = bench.stands(&planned(explore.clone(), &[1, 2]));
    assert_eq!(
        (stands.performer, stands.quote.risks),
        (Some(1), vec![Risk::Adventure(AdventureType::Explore)])
    );
    assert_eq!(bench.stands(&planned(explore, &[1])).quote.risks, []);
    assert_eq!(
        bench.stands(&planned(ActionKind::Rest, &[2])).quote.risks,
        []
    );
}

/// Almanac, Segnalini Modificatore (ruling 2): at most one Adventure an action, whatever brings it.
#[test]
fn one_adventure_an_action() {
    let mut bench = Bench::new(4);
    bench.suffers(1, Condition::Concentration);
    bench.now(Facility::GarageHall, Modifier::Adventure);
    bench.token(TokenStack::Crew(1), Modifier::Adventure);
    let stands = bench.stands(&planned(ActionKind::Explore(region("1-n")), &[1]));
    assert_eq!(
        stands.quote.risks,
        [Risk::Adventure(AdventureType::Explore)]
    );
}

/// Almanac, Carte Struttura: by mission rule only, for its price, each card once.
#[test]
fn spare_facilities_are_built_by_rule_of_the_mission() {
    let mut bench = Bench::new(4);
    let panel = ActionKind::BuildSpare(Place::new(Facility::SolarPanel, 3));
    assert_eq!(
        bench.refused(panel.clone()),
        [Obstacle::Items {
            item: Item::EnergyPart,
            needed: 1,
            there: 0
        }]
    );
    bench.set("cargo.available.energy_part", 2);
    let quote = bench.sum(panel.clone());
    assert!(quote.assumed && quote.pays == [items(Item::EnergyPart)]);
    bench.plan(&[planned(panel.clone(), &[1])]);
    assert_eq!(
        bench.refused(panel),
        [Obstacle::SpareBuilt(Place::new(Facility::SolarPanel, 3))]
    );
    let lab = ActionKind::BuildSpare(Place::new(Facility::Lab, 2));
    assert_eq!(
        bench.refused(lab),
        [Obstacle::SpareNotAllowed(Facility::Lab)]
    );
}

/// Almanac, Miglioramenti: the card lies ready.
#[test]
fn an_upgrade_needs_its_card() {
    let mut bench = Bench::new(4);
    let build = ActionKind::BuildUpgrade("alarm-system".into());
    assert_eq!(
        bench.refused(build.clone()),
        [Obstacle::UpgradeNotReady("alarm-system".into())]
    );
    bench.set("upgrade.alarm-system", 1);
    assert_eq!(bench.sum(build.clone()).sure, 2);
    bench.plan(&[planned(build.clone(), &[1])]);
    assert_eq!(
        bench.refused(build),
        [Obstacle::UpgradeNotReady("alarm-system".into())]
    );
}

/// Almanac, Costi e penalità (ruling 8): an action of the mission carries the Facility of its type; without a type it carries none.
#[test]
fn mission_actions_carry_what_their_type_carries() {
    let mut bench = Bench::with(4, |mission| {
        let mut talk = mission.sheet.actions[0].clone();
        (talk.id, talk.kind) = ("talk".into(), None);
        mission.sheet.actions.push(talk);
    });
    bench.set("supply.energy", 3);
    bench.set("part.working_bay.oxygen", 1);
    bench.set("supply.oxygen", 1);
    bench.now(Facility::WorkingBay, Modifier::ExtraPawn);
    let (typed, typeless) = (
        bench.sum(ActionKind::Mission("make-adjustments".into())),
        bench.sum(ActionKind::Mission("talk".into())),
    );
    assert_eq!(
        (typed.roll, typed.sure, typed.dice),
        (Some(2), 3, Some(AdventureType::Build))
    );
    assert_eq!(
        typed.pays,
        [supply(Resource::Energy), supply(Resource::Oxygen)]
    );
    assert_eq!(
        (typeless.roll, typeless.sure, typeless.dice),
        (None, 1, None)
    );
    assert_eq!(typeless.pays, [supply(Resource::Energy)]);
    assert_eq!(
        bench.refused(ActionKind::Mission("nothing".into())),
        [Obstacle::NoSuchAction("nothing".into())]
    );
}

/// Almanac, 1. Eventi: the action of an event costs what it says and is done once.
#[test]
fn an_event_action_is_done_once_for_its_price() {
    let mut bench = Bench::with(4, |mission| {
        let event = mission
            .elements
            .events
            .get_mut("dust-in-the-filters")
            .expect("the event");
        let Some(solkeeper::first_martians::mission::Brings::Action(action)) = &mut event.brings
        else {
            panic!("an action")
        };
        action.cost.pawns = Some(2);
        action.cost.pays = vec![Cost::MoraleTokens(TokenCount { count: 2 })];
    });
    let event = ActionKind::Event("dust-in-the-filters".into());
    assert_eq!(
        bench.refused(event.clone()),
        [Obstacle::NoSuchEvent("dust-in-the-filters".into())]
    );
    let event = open(&mut bench, "dust-in-the-filters");
    assert_eq!(
        (bench.sum(event.clone()).roll, bench.sum(event.clone()).sure),
        (None, 2)
    );
    bench.set("morale_tokens.1", 1);
    let short = Obstacle::MoraleTokens {
        seat: 1,
        needed: 2,
        there: 1,
    };
    assert_eq!(
        quote_for(&bench.game, &planned(event.clone(), &[1, 2])),
        Err(vec![short])
    );
    bench.set("morale_tokens.1", 2);
    bench.plan(&[planned(event.clone(), &[1, 2])]);
    assert_eq!(
        bench.refused(event),
        [Obstacle::EventPlanned("dust-in-the-filters".into())]
    );
}

/// Story mode asks nothing of the board.
#[test]
fn without_the_board_nothing_is_quoted() {
    let mut bench = Bench::new(4);
    bench.play(&solkeeper::first_martians::command::Command::KeepBoard { full: false });
    assert_eq!(bench.refused(ActionKind::Rest), [Obstacle::BoardNotKept]);
    assert!(bench.actions().is_empty());
}

/// The list for the planner holds what can be done and what cannot, in the order of resolution.
#[test]
fn the_list_holds_what_the_table_has_objects_for() {
    let mut bench = Bench::new(4);
    bench.set("part.lab.cpu", 1);
    bench.set("wounds.3", 1);
    bench.set("tile.med_lab.energy", 1);
    bench.lay("1-n", &[]);
    let actions = bench.actions();
    let orders: Vec<u8> = actions.iter().map(|(kind, _)| kind.order()).collect();
    assert!(orders.is_sorted());
    let find = |kind: &ActionKind| {
        actions
            .iter()
            .find(|(it, _)| it == kind)
            .map(|(_, quote)| quote.is_ok())
    };
    assert_eq!(find(&ActionKind::Rest), Some(true));
    assert_eq!(
        find(&ActionKind::HealWound(3)),
        Some(false),
        "the Med Lab is shut"
    );
    assert_eq!(find(&ActionKind::Explore(region("2-n"))), Some(true));
    assert_eq!(find(&ActionKind::Explore(region("2-s"))), None);
    assert_eq!(find(&ActionKind::GatherSample(region("1-n"))), Some(true));
    assert_eq!(
        find(&ActionKind::Repair(at(Facility::Lab), Part::Cpu)),
        Some(false),
        "no spare part"
    );
    assert_eq!(
        find(&ActionKind::BuildSpare(Place::new(Facility::Oxygenator, 3))),
        Some(false)
    );
}

/// Something that stands in the way: a token, a red part, a tile, a feature, a supply gone, an action planned.
#[derive(Debug, Clone)]
enum Trouble {
    Token(Facility, Modifier),
    Rover(Modifier),
    Board(Modifier),
    Region(Modifier),
    Part(Facility, Part),
    Shut(Facility, Resource),
    Empty(Resource),
    NoSample,
    Feature(Feature),
    Condition(Condition),
    Planned(ActionKind),
}

fn trouble() -> impl Strategy<Value = Trouble> {
    let facility = || {
        prop::sample::select(
            &[
                Facility::GarageHall,
                Facility::ProbeBay,
                Facility::Lab,
                Facility::WorkingBay,
            ][..],
        )
    };
    let token = || prop::sample::select(Modifier::ALL);
    prop_oneof![
        (facility(), token()).prop_map(|(facility, token)| Trouble::Token(facility, token)),
        token().prop_map(Trouble::Rover),
        token().prop_map(Trouble::Board),
        token().prop_map(Trouble::Region),
        (facility(), prop::sample::select(Part::ALL))
            .prop_map(|(facility, part)| Trouble::Part(facility, part)),
        (
            facility(),
            prop::sample::select(&[Resource::Oxygen, Resource::Energy][..])
        )
            .prop_map(|(it, on)| Trouble::Shut(it, on)),
        prop::sample::select(&[Resource::Oxygen, Resource::Energy][..]).prop_map(Trouble::Empty),
        Just(Trouble::NoSample),
        prop::sample::select(Feature::ALL).prop_map(Trouble::Feature),
        prop::sample::select(Condition::ALL).prop_map(Trouble::Condition),
        prop::sample::select(vec![
            ActionKind::Examine,
            ActionKind::GatherSample(region("1-n")),
            ActionKind::UnwindMorale
        ])
        .prop_map(Trouble::Planned),
    ]
}

/// The bench with all the troubles; region and conditions first, plans last, as the bench asks.
fn troubled(troubles: &[Trouble]) -> Bench {
    let mut bench = Bench::new(4);
    let features: Vec<Feature> = troubles
        .iter()
        .filter_map(|it| {
            if let Trouble::Feature(it) = it {
                Some(*it)
            } else {
                None
            }
        })
        .collect();
    bench.lay("1-n", &features);
    bench.set("supply.oxygen", 1);
    bench.set("supply.energy", 1);
    bench.set("cargo.available.sample", 1);
    bench.set("cargo.available.cpu", 1);
    bench.set("part.farm.hardware", 1);
    bench.set("cargo.available.hardware", 1);
    for it in troubles {
        match it {
            Trouble::Token(facility, token) => bench.now(*facility, *token),
            Trouble::Rover(token) => bench.token(TokenStack::Rover(Rover::Scorpio), *token),
            Trouble::Board(token) => bench.token(TokenStack::Crew(1), *token),
            Trouble::Region(token) => bench.token(TokenStack::Region(region("1-n")), *token),
            Trouble::Part(facility, part) => {
                bench.set(&format!("part.{}.{}", facility.id(), part.id()), 1);
            }
            Trouble::Shut(facility, resource) => {
                bench.set(&format!("tile.{}.{}", facility.id(), resource.id()), 1);
            }
            Trouble::Empty(resource) => bench.set(&format!("supply.{}", resource.id()), 0),
            Trouble::NoSample => bench.set("cargo.available.sample", 0),
            Trouble::Condition(condition) => bench.suffers(1, *condition),
            Trouble::Feature(_) | Trouble::Planned(_) => {}
        }
    }
    let plan: Vec<PlannedAction> = troubles
        .iter()
        .filter_map(|it| {
            if let Trouble::Planned(it) = it {
                Some(planned(it.clone(), &[0]))
            } else {
                None
            }
        })
        .collect();
    bench.plan(&plan);
    bench
}

fn pays(quote: &Quote) -> usize {
    quote.pays.len()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    /// Whatever comes on top makes nothing cheaper, safer or possible; the lines always add up.
    #[test]
    fn trouble_never_makes_a_quote_cheaper(troubles in prop::collection::vec(trouble(), 1..7)) {
        let (less, more) = (troubled(&troubles[..troubles.len() - 1]), troubled(&troubles));
        let actions = [
            (ActionKind::GatherSample(region("1-n")), Some(Rover::Scorpio), vec![]),
            (ActionKind::Explore(region("2-n")), None, vec![region("1-n")]),
            (ActionKind::Explore(region("1-s")), Some(Rover::Scorpio), vec![]),
            (ActionKind::Examine, None, vec![]),
            (ActionKind::Repair(at(Facility::Farm), Part::Hardware), None, vec![]),
            (ActionKind::UnwindMorale, None, vec![]),
        ];
        for (kind, rover, way) in actions {
            let stack = PlannedAction { pawns: vec![Pawn::Astronaut(1)], rover, ..PlannedAction::new(kind, way) };
            match (quote_for(&less.game, &stack), quote_for(&more.game, &stack)) {
                (Ok(less), Ok(more)) => {
                    prop_assert!(more.quote.sure >= less.quote.sure);
                    prop_assert!(more.quote.roll.unwrap_or(more.quote.sure) >= less.quote.roll.unwrap_or(less.quote.sure));
                    prop_assert!(less.quote.risks.iter().all(|risk| more.quote.risks.contains(risk)));
                    prop_assert!(pays(&more.quote) >= pays(&less.quote));
                    prop_assert!(more.quote.reroll || !less.quote.reroll);
                    prop_assert!(more.quote.must_roll_success || !less.quote.must_roll_success);
                    let sum: i16 = more.quote.lines.iter().map(|line| i16::from(line.by)).sum();
                    prop_assert_eq!(sum, i16::from(more.quote.sure));
                    prop_assert!(more.quote.lines.iter().any(|line| line.reason == Reason::Base));
                }
                (Err(less), more) => prop_assert!(more.is_err(), "{:?} was forbidden by {:?}", stack.kind, less),
                (Ok(_), Err(_)) => {}
            }
        }
    }
}

/// Every red part may be switched with every green one of its kind, however much is broken and planned.
#[test]
fn the_list_of_a_broken_hub_is_whole() {
    let mut bench = Bench::new(4);
    for facility in ["lab", "med_lab", "garage_hall", "working_bay", "probe_bay"] {
        ["energy", "oxygen", "hardware", "cpu"]
            .iter()
            .for_each(|part| bench.set(&format!("part.{facility}.{part}"), 1));
    }
    ["1-n", "1-e", "1-s", "2-n", "2-e", "2-s"]
        .iter()
        .for_each(|name| bench.lay(name, &[Feature::ExtraPawn, Feature::Wound]));
    bench.plan(&[
        planned(ActionKind::Rest, &[0]),
        planned(ActionKind::UnwindMorale, &[0]),
        planned(ActionKind::Examine, &[1]),
    ]);
    let actions = bench.actions();
    let switches = actions
        .iter()
        .filter(|(kind, _)| matches!(kind, ActionKind::Switch { .. }))
        .count();
    assert_eq!(
        switches,
        5 * (7 + 5 + 7 + 2),
        "each red part with each green one of its kind"
    );
}
