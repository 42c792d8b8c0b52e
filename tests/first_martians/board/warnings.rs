//! What a plan is warned of before it is declared.

use solkeeper::first_martians::board::{ActionKind, Obstacle, Place, PlannedAction};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::effect::Cost;
use solkeeper::first_martians::queries::warnings::{Warning, manage_step, warnings};
use solkeeper::first_martians::vocabulary::{
    Block, Condition, Facility, Item, Part, Resource, Rover,
};
use solkeeper::language::{Language, Localizer, page};
use solkeeper::play::Game as _;

use super::acting::{number, plan, planning};
use super::bench::{Bench, aom, at, planned, region};

/// Almanac, Come si eseguono le azioni: both pawns of each astronaut are used.
#[test]
fn pawns_that_do_nothing_are_named() {
    let mut bench = Bench::new(2);
    let left = |seat, count| Warning::PawnsLeft { seat, count };
    assert_eq!(warnings(&bench.game), [left(0, 2), left(1, 2)]);
    bench.set("lost_pawns.1", 1);
    bench.plan(&[
        planned(ActionKind::Rest, &[0]),
        planned(ActionKind::Rest, &[0]),
    ]);
    assert_eq!(warnings(&bench.game), [left(1, 1)]);
}

/// Almanac, Requisiti aggiuntivi: what the first takes is gone for the second, and only the second is named.
#[test]
fn what_is_short_is_short_for_the_last() {
    let mut bench = Bench::new(4);
    bench.set("cargo.available.sample", 1);
    bench.plan(&[
        planned(ActionKind::Examine, &[0]),
        planned(ActionKind::Examine, &[1]),
    ]);
    let short = Obstacle::Items {
        item: Item::Sample,
        needed: 1,
        there: 0,
    };
    let named: Vec<_> = warnings(&bench.game)
        .into_iter()
        .filter(|it| !matches!(it, Warning::PawnsLeft { .. }))
        .collect();
    assert_eq!(
        named,
        [Warning::NotPossible {
            action: 1,
            obstacles: vec![short]
        }]
    );
}

/// An action, what makes it possible once, and what is in the way of the second.
type Case = (ActionKind, fn(&mut Bench), Obstacle);

/// Ruling 19: of two stacks on one target the second is named, whatever takes the target away.
#[test]
fn a_second_stack_on_one_target_is_named() {
    let panel = Place::new(Facility::SolarPanel, 3);
    let switch = ActionKind::Switch {
        place: at(Facility::Lab),
        part: Part::Cpu,
        donor: at(Facility::MedLab),
    };
    let cases: [Case; 6] = [
        (
            ActionKind::GatherSample(region("1-n")),
            |bench| {
                bench.lay("1-n", &[]);
                bench.set("samples.1-n", 1);
            },
            Obstacle::NoSample(region("1-n")),
        ),
        (
            ActionKind::GatherObjective(region("1-n")),
            |bench| {
                bench.lay("1-n", &[]);
                bench.set("objectives.1-n", 1);
            },
            Obstacle::NoObjective(region("1-n")),
        ),
        (
            ActionKind::Discover,
            |bench| bench.set("examined", 1),
            Obstacle::NothingExamined,
        ),
        (
            ActionKind::BuildUpgrade("alarm-system".into()),
            |bench| bench.set("upgrade.alarm-system", 1),
            Obstacle::UpgradeNotReady("alarm-system".into()),
        ),
        (
            ActionKind::BuildSpare(panel),
            |bench| bench.set("cargo.available.energy_part", 2),
            Obstacle::SpareBuilt(panel),
        ),
        (
            switch,
            |bench| bench.set("part.lab.cpu", 1),
            Obstacle::DonorBroken(at(Facility::MedLab), Part::Cpu),
        ),
    ];
    for (kind, prepare, obstacle) in cases {
        let mut bench = Bench::new(4);
        prepare(&mut bench);
        let stack = |seat| planned(kind.clone(), &[seat, seat]);
        bench.plan(&[stack(1), stack(2)]);
        let named: Vec<_> = warnings(&bench.game)
            .into_iter()
            .filter_map(|it| match it {
                Warning::NotPossible { action, obstacles } => Some((action, obstacles)),
                _ => None,
            })
            .collect();
        assert_eq!(named, [(1, vec![obstacle])], "{kind:?}");
    }
}

/// Almanac, I rover: a rover comes along once.
#[test]
fn a_rover_comes_along_once() {
    let mut bench = Bench::new(4);
    let with_rover = |name: &str| PlannedAction {
        rover: Some(Rover::Froggy),
        ..planned(ActionKind::Explore(region(name)), &[0])
    };
    bench.plan(&[with_rover("1-n"), with_rover("1-s")]);
    assert!(warnings(&bench.game).contains(&Warning::RoverTwice(Rover::Froggy)));
    let refused =
        solkeeper::first_martians::queries::quote::quote_planned(&bench.game, 1).unwrap_err();
    assert_eq!(refused, [Obstacle::RoverTaken(Rover::Froggy)]);
}

/// Almanac, 4. MedLab: the Medic has two pawns, hence two Heal actions a sol without the Autoscanner.
#[test]
fn the_medic_has_two_pawns() {
    let mut bench = Bench::new(4);
    (0..4).for_each(|seat| bench.set(&format!("wounds.{seat}"), 2));
    let heals: Vec<PlannedAction> = (1..4)
        .map(|seat| planned(ActionKind::HealWound(seat), &[seat, 0]))
        .collect();
    bench.plan(&heals[..2]);
    assert!(
        !warnings(&bench.game)
            .iter()
            .any(|it| matches!(it, Warning::MedicPawns { .. }))
    );
    bench.plan(&heals);
    assert!(warnings(&bench.game).contains(&Warning::MedicPawns {
        needed: 3,
        there: 2
    }));
}

/// Almanac, 1-3 giocatori: a single player uses two AOMs a sol, whichever.
#[test]
fn a_single_player_uses_two_aoms() {
    let mut bench = Bench::new(1);
    let mut explore = planned(ActionKind::Explore(region("1-n")), &[]);
    explore.pawns = vec![aom("explore")];
    assert_eq!(bench.lacks(&explore), []);
    let event = |id: &str| PlannedAction {
        pawns: vec![aom(id)],
        ..planned(ActionKind::RemoveShutdown(at(Facility::Lab), energy()), &[])
    };
    bench.set("tile.lab.energy", 1);
    bench.plan(&[explore.clone(), event("build")]);
    assert!(
        !warnings(&bench.game)
            .iter()
            .any(|it| matches!(it, Warning::TooManyAoms { .. }))
    );
    bench.plan(&[explore, event("build"), event("gather")]);
    assert!(warnings(&bench.game).contains(&Warning::TooManyAoms { count: 3 }));
}

fn energy() -> solkeeper::first_martians::vocabulary::Resource {
    solkeeper::first_martians::vocabulary::Resource::Energy
}

/// Almanac, 9. Officina: the donor's part is broken at once, whoever else works there pays for it.
#[test]
fn a_switch_breaks_what_another_action_relies_on() {
    let mut bench = Bench::new(4);
    bench.set("part.garage_hall.energy", 1);
    let (place, donor) = (at(Facility::GarageHall), at(Facility::Lab));
    let switch = planned(
        ActionKind::Switch {
            place,
            part: Part::Energy,
            donor,
        },
        &[0],
    );
    bench.set("cargo.available.sample", 1);
    let before = bench.sum(ActionKind::Examine);
    bench.plan(&[switch, planned(ActionKind::Examine, &[1])]);
    let breaks = Warning::BreaksPart {
        action: 0,
        place: donor,
        part: Part::Energy,
        other: 1,
    };
    assert!(warnings(&bench.game).contains(&breaks));
    bench.set("cargo.available.sample", 2);
    assert_eq!(
        bench.sum(ActionKind::Examine).pays.len(),
        before.pays.len() + 1,
        "the Lab costs energy now"
    );
}

/// Almanac, 9. Officina (L1360–1362, ruling 21): a part that a switch takes out of the Working Bay itself costs what is built after it,
/// not the switch, nor what is built before.
#[test]
fn l1362_only_builds_after_a_switch_out_of_the_working_bay_pay_for_the_part() {
    let mut bench = planning(4);
    for part in ["lab.energy", "garage_hall.hardware", "probe_bay.hardware"] {
        bench.set(&format!("part.{part}"), 1);
    }
    bench.set("cargo.available.hardware", 2);
    bench.set("supply.energy", 3);
    let repair = |facility| ActionKind::Repair(at(facility), Part::Hardware);
    let switch = ActionKind::Switch {
        place: at(Facility::Lab),
        part: Part::Energy,
        donor: at(Facility::WorkingBay),
    };
    plan(&mut bench, repair(Facility::GarageHall), &[0, 0]);
    plan(&mut bench, switch, &[1, 1]);
    plan(&mut bench, repair(Facility::ProbeBay), &[2, 2]);
    plan(
        &mut bench,
        ActionKind::Mission("make-adjustments".into()),
        &[3, 3],
    );
    let breaks: Vec<usize> = warnings(&bench.game)
        .into_iter()
        .filter_map(|it| {
            if let Warning::BreaksPart { other, .. } = it {
                Some(other)
            } else {
                None
            }
        })
        .collect();
    assert_eq!(breaks, [2]);
    bench.play(&Command::Continue {});
    let energy = |cost: &Cost| matches!(cost, Cost::Supply(it) if it.resource == Resource::Energy);
    let declared = &bench.game.state().board.as_ref().expect("kept").declared;
    let paid: Vec<usize> = declared
        .iter()
        .map(|it| it.paid.iter().filter(|cost| energy(cost)).count())
        .collect();
    assert_eq!(
        paid,
        [0, 0, 1, 2],
        "the mission action costs 1 anyway, and is a Build"
    );
    assert_eq!(number(&bench, "supply.energy"), 0);
}

/// Almanac, Effetti dei segnalini Condizione (L190, L763; ruling 23): with both pawns one has to heal the heart where that is possible;
/// the one pawn that is left may do anything. The page says both.
#[test]
fn l190_of_two_pawns_one_heals_the_heart_and_a_single_one_is_free() {
    let said = |bench: &Bench, language| {
        let notes = page::page(&Localizer::new(language), &bench.game).notes;
        notes
            .into_iter()
            .find(|note| note.contains("heart condition") || note.contains("disturbo cardiaco"))
            .unwrap_or_default()
    };
    let mut bench = planning(4);
    bench.suffers(1, Condition::Heart);
    assert!(said(&bench, Language::English).contains("one pawn only heals it"));
    assert!(said(&bench, Language::Italian).contains("una pedina può solo curarlo"));
    for seat in [1, 0, 2, 2, 3, 3] {
        plan(&mut bench, ActionKind::Rest, &[seat]);
    }
    assert!(
        bench.game.decide(&Command::Continue {}).is_err(),
        "the Medic could heal it"
    );
    plan(
        &mut bench,
        ActionKind::HealCondition(1, Condition::Heart),
        &[1, 0],
    );
    bench.play(&Command::Continue {});

    let mut bench = planning(4);
    bench.suffers(1, Condition::Heart);
    bench.set("lost_pawns.1", 1);
    assert!(said(&bench, Language::English).contains("that pawn may do anything"));
    assert!(said(&bench, Language::Italian).contains("può fare qualsiasi cosa"));
    plan(&mut bench, ActionKind::Explore(region("1-n")), &[1]);
    for seat in [0, 0, 2, 2, 3, 3] {
        plan(&mut bench, ActionKind::Rest, &[seat]);
    }
    bench.play(&Command::Continue {});
}

/// Almanac, Alloggi Equipaggio; 5. Centro di Controllo: beyond the end of a track nothing moves.
#[test]
fn what_could_change_nothing_is_named() {
    let mut bench = Bench::new(4);
    bench.set("stress", 7);
    let stress = |seat| planned(ActionKind::UnwindStress, &[seat]);
    bench.plan(&[
        stress(0),
        stress(0),
        stress(1),
        planned(ActionKind::Manage(Block::Living), &[2]),
    ]);
    let found: Vec<_> = warnings(&bench.game)
        .into_iter()
        .filter_map(|it| {
            if let Warning::InVain { action, block } = it {
                Some((action, block))
            } else {
                None
            }
        })
        .collect();
    assert_eq!(found, [(2, None), (3, Some(Block::Living))]);
}

/// Almanac, 5. Centro di Controllo (L1164–1166): one space, two with the Alarm System.
#[test]
fn the_alarm_system_manages_by_two() {
    let mut bench = Bench::new(4);
    assert_eq!(manage_step(&bench.game), 1);
    bench.set("upgrade.alarm-system", 2);
    assert_eq!(manage_step(&bench.game), 1, "its tile is Pending");
    bench.set("upgrade.alarm-system", 3);
    assert_eq!(manage_step(&bench.game), 2);
}

/// Pawns beyond a sure success are named.
#[test]
fn pawns_too_many_are_named() {
    let mut bench = Bench::new(4);
    bench.plan(&[planned(ActionKind::Rest, &[0, 0])]);
    assert!(warnings(&bench.game).contains(&Warning::SparePawns {
        action: 0,
        count: 1
    }));
}

/// The plan is still there after a look at Story mode.
#[test]
fn a_plan_outlasts_a_look_at_story_mode() {
    let mut bench = Bench::new(4);
    bench.plan(&[planned(ActionKind::Rest, &[0])]);
    let before = bench.game.clone();
    bench.play(&Command::KeepBoard { full: false });
    bench.play(&Command::KeepBoard { full: true });
    assert_eq!(bench.game, before);
}
