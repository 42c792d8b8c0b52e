//! Planning, declaring and resolving, line by line of the almanac (IV. Azioni).

use solkeeper::first_martians::board::{ActionKind, ActionResult, BoardFact, Pawn, Place};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::fact::Fact;
use solkeeper::first_martians::queries::planning::{free_pawns, idle_astronauts};
use solkeeper::first_martians::state::{ComponentSource, Step};
use solkeeper::first_martians::vocabulary::{Block, Facility, Item, Modifier, Part, Resource};
use solkeeper::play::Game as _;

use super::bench::{Bench, at, planned};

/// A bench at the step Plan, with dice of the app's or the players' own.
pub(super) fn planning(players: u8) -> Bench {
    let mut bench = Bench::new(players);
    bench.game.apply(&Fact::StepReached { step: Step::Plan });
    bench
}

/// Plans it and lays those seats' pawns on it, the first on top.
pub(super) fn plan(bench: &mut Bench, kind: ActionKind, seats: &[u8]) {
    let index = bench
        .game
        .state()
        .board
        .as_ref()
        .map_or(0, |board| board.plan.len());
    bench.play(&Command::PlanAction { kind });
    for &seat in seats {
        bench.play(&Command::AddPawn {
            index,
            pawn: Pawn::Astronaut(seat),
        });
    }
}

/// Rest for every pawn that is still free, then declared.
pub(super) fn declare(bench: &mut Bench) {
    for pawn in free_pawns(&bench.game) {
        if let Pawn::Astronaut(seat) = pawn {
            plan(bench, ActionKind::Rest, &[seat]);
        }
    }
    bench.play(&Command::Continue {});
}

fn refused(bench: &Bench, command: &Command) -> bool {
    bench.game.decide(command).is_err()
}

pub(super) fn number(bench: &Bench, spot: &str) -> u8 {
    let spot =
        solkeeper::first_martians::board::BoardCounter::try_from(spot.to_owned()).expect("a spot");
    bench.board().get(&spot).expect("a spot of this game")
}

pub(super) fn dice(success: bool, wound: bool) -> Command {
    Command::EnterDice {
        success,
        wound,
        adventure: false,
    }
}

pub(super) fn hand(bench: &Bench) -> ActionKind {
    bench
        .game
        .state()
        .board
        .as_ref()
        .expect("kept")
        .declared
        .first()
        .expect("an action")
        .planned
        .kind
        .clone()
}

#[test]
fn both_pawns_of_each_astronaut_must_be_used() {
    let mut bench = planning(2); // Come si eseguono le azioni
    assert!(refused(&bench, &Command::Continue {}));
    assert_eq!(idle_astronauts(&bench.game).len(), 2);
    plan(&mut bench, ActionKind::UnwindMorale, &[0]);
    assert!(
        refused(&bench, &Command::Continue {}),
        "three pawns lie idle"
    );
    declare(&mut bench);
    assert_eq!(bench.game.state().step, Step::Resolve);
}

#[test]
fn actions_are_resolved_in_the_printed_order_however_they_were_planned() {
    let mut bench = planning(2); // Risolvere le azioni
    bench.play(&Command::CorrectTrack {
        block: Block::Living,
        to: 1,
    });
    plan(&mut bench, ActionKind::Manage(Block::Living), &[0]);
    plan(&mut bench, ActionKind::UnwindMorale, &[1]);
    declare(&mut bench);
    let declared = bench
        .game
        .state()
        .board
        .as_ref()
        .expect("kept")
        .declared
        .clone();
    let order: Vec<u8> = declared.iter().map(|it| it.planned.kind.order()).collect();
    assert_eq!(order, [2, 2, 3, 5]);
}

#[test]
fn two_pawns_unwind_and_rest_gives_a_token() {
    let mut bench = planning(2); // 3. Alloggi Equipaggio, L1131; 2. Un Angolo Tranquillo
    bench.set("stress", 8);
    let morale = bench.game.state().morale;
    plan(&mut bench, ActionKind::UnwindMorale, &[0]);
    plan(&mut bench, ActionKind::UnwindStress, &[0]);
    declare(&mut bench);
    for _ in 0..4 {
        bench.play(&Command::Continue {});
    }
    assert_eq!(bench.game.state().morale, morale + 1);
    assert_eq!(number(&bench, "stress"), 2);
    assert_eq!(number(&bench, "morale_tokens.1"), 2);
}

#[test]
fn manage_lowers_by_one_and_with_the_alarm_system_by_two_but_never_below_zero() {
    for (alarm, from, to) in [(0, 3, 2), (1, 3, 2), (2, 3, 2), (3, 3, 1), (3, 1, 0)] {
        let mut bench = planning(2); // 5. Centro di Controllo, L1164–1166: its card and its Pending tile do nothing yet
        bench.set("upgrade.alarm-system", alarm);
        bench.play(&Command::CorrectTrack {
            block: Block::Living,
            to: from,
        });
        plan(&mut bench, ActionKind::Manage(Block::Living), &[0]);
        declare(&mut bench);
        for _ in 0..4 {
            bench.play(&Command::Continue {});
        }
        assert_eq!(bench.game.state().track(Block::Living), to);
    }
}

#[test]
fn a_failure_gives_two_tokens_and_the_spare_part_back() {
    let mut bench = planning(2); // Tirare i dadi; Requisiti aggiuntivi delle Azioni
    bench.set("part.lab.hardware", 1);
    bench.set("cargo.available.hardware", 1);
    plan(
        &mut bench,
        ActionKind::Repair(at(Facility::Lab), Part::Hardware),
        &[0],
    );
    declare(&mut bench);
    assert_eq!(
        number(&bench, "cargo.available.hardware"),
        0,
        "laid aside with the pawns"
    );
    for _ in 0..3 {
        bench.play(&Command::Continue {});
    }
    let tokens = number(&bench, "morale_tokens.0");
    assert!(
        refused(&bench, &Command::Continue {}),
        "the dice come first"
    );
    bench.play(&dice(false, true));
    // A skill may change the dice until they are accepted.
    bench.play(&dice(false, false));
    bench.play(&Command::Continue {});
    assert_eq!(number(&bench, "morale_tokens.0"), tokens + 2);
    assert_eq!(number(&bench, "wounds.0"), 0);
    assert_eq!(number(&bench, "cargo.available.hardware"), 1);
    assert_eq!(number(&bench, "part.lab.hardware"), 1);
}

#[test]
fn a_wound_and_a_success_are_independent_and_the_repaired_part_works_from_the_end_of_the_phase() {
    let mut bench = planning(2); // Tirare i dadi; Riparare attrezzatura rotta
    bench.set("part.lab.hardware", 1);
    bench.set("cargo.available.hardware", 1);
    bench.game.apply(&Fact::StepReached {
        step: Step::WorkingBlock,
    });
    bench.game.apply(&Fact::StepReached { step: Step::Plan });
    plan(
        &mut bench,
        ActionKind::Repair(at(Facility::Lab), Part::Hardware),
        &[0],
    );
    declare(&mut bench);
    for _ in 0..3 {
        bench.play(&Command::Continue {});
    }
    bench.play(&dice(true, true));
    bench.play(&Command::Continue {});
    assert_eq!(number(&bench, "wounds.0"), 1);
    assert_eq!(
        (
            number(&bench, "part.lab.hardware"),
            number(&bench, "cargo.available.hardware")
        ),
        (0, 0)
    );
    assert!(
        bench.board().is_broken(at(Facility::Lab), Part::Hardware),
        "until the phase ends"
    );
}

#[test]
fn a_donor_is_broken_at_once_and_whole_again_when_the_switch_fails() {
    let mut bench = planning(2); // Riparare attrezzatura rotta
    bench.set("part.lab.cpu", 1);
    let switch = ActionKind::Switch {
        place: at(Facility::Lab),
        part: Part::Cpu,
        donor: at(Facility::MedLab),
    };
    plan(&mut bench, switch, &[0]);
    declare(&mut bench);
    assert_eq!(
        (
            number(&bench, "part.lab.cpu"),
            number(&bench, "part.med_lab.cpu")
        ),
        (1, 1)
    );
    for _ in 0..3 {
        bench.play(&Command::Continue {});
    }
    bench.play(&dice(false, false));
    bench.play(&Command::Continue {});
    assert_eq!(
        (
            number(&bench, "part.lab.cpu"),
            number(&bench, "part.med_lab.cpu")
        ),
        (1, 0)
    );
}

#[test]
fn tokens_put_down_after_declaring_do_not_act_on_what_was_declared() {
    let mut bench = planning(2); // Segnalini Modificatore
    plan(&mut bench, ActionKind::UnwindMorale, &[0]);
    declare(&mut bench);
    bench.now(Facility::CrewQuarters, Modifier::Wound);
    for _ in 0..4 {
        bench.play(&Command::Continue {});
    }
    assert_eq!(number(&bench, "wounds.0"), 0);
}

#[test]
fn a_shutdown_tile_that_cannot_be_paid_stays_and_nothing_is_spent() {
    for (supply, left, tile) in [(1, 1, 1), (3, 1, 0)] {
        let mut bench = planning(2); // Rimuovere le tessere Arresto
        bench.set("tile.lab.energy", 1);
        bench.set("supply.energy", supply);
        plan(
            &mut bench,
            ActionKind::RemoveShutdown(at(Facility::Lab), Resource::Energy),
            &[0],
        );
        plan(
            &mut bench,
            ActionKind::RemoveShutdown(at(Facility::Lab), Resource::Energy),
            &[0],
        );
        declare(&mut bench);
        bench.apply(BoardFact::ShutdownFrontRevealed {
            place: at(Facility::Lab),
            resource: Resource::Energy,
            needs: 2,
        });
        for _ in 0..3 {
            bench.play(&Command::Continue {});
        }
        assert_eq!(
            (
                number(&bench, "supply.energy"),
                number(&bench, "tile.lab.energy")
            ),
            (left, tile)
        );
        let over = bench
            .game
            .state()
            .board
            .as_ref()
            .expect("kept")
            .declared
            .is_empty();
        assert_eq!(
            over,
            tile == 0,
            "the second pawn tries where the first failed, else it comes back unused"
        );
    }
}

#[test]
fn dismantling_takes_no_pawn_and_only_before_declaring() {
    let mut bench = planning(2); // Smontaggio
    let dismantle = Command::Dismantle {
        place: at(Facility::Lab),
        part: Part::Cpu,
    };
    bench.play(&dismantle);
    assert_eq!(
        (
            number(&bench, "part.lab.cpu"),
            number(&bench, "cargo.available.cpu")
        ),
        (1, 1)
    );
    assert!(
        bench.board().is_broken(at(Facility::Lab), Part::Cpu),
        "at once"
    );
    assert_eq!(
        free_pawns(&bench.game)
            .iter()
            .filter(|pawn| matches!(pawn, Pawn::Astronaut(_)))
            .count(),
        4
    );
    declare(&mut bench);
    assert!(refused(
        &bench,
        &Command::Dismantle {
            place: at(Facility::Lab),
            part: Part::Hardware
        }
    ));
}

#[test]
fn an_upgrade_card_is_worth_its_two_parts_at_any_time() {
    let mut bench = planning(2); // Smontaggio
    bench.set("upgrade.alarm-system", 1);
    bench.play(&Command::ExchangeUpgrade {
        upgrade: "alarm-system".into(),
    });
    assert_eq!(
        (
            number(&bench, "cargo.available.energy_part"),
            number(&bench, "cargo.available.cpu")
        ),
        (1, 1)
    );
    assert!(
        refused(
            &bench,
            &Command::ExchangeUpgrade {
                upgrade: "alarm-system".into()
            }
        ),
        "never replaced"
    );
}

#[test]
fn a_skill_is_paid_and_used_once_a_sol() {
    let mut bench = planning(2); // Abilità
    bench.set("morale_tokens.0", 2);
    bench.play(&Command::UseSkill {
        seat: 0,
        skill: 0,
        pays: 2,
    });
    assert_eq!(number(&bench, "morale_tokens.0"), 0);
    assert!(refused(
        &bench,
        &Command::UseSkill {
            seat: 0,
            skill: 0,
            pays: 0
        }
    ));
}

#[test]
fn a_spare_facility_arrives_all_red_and_works() {
    let mut bench = planning(4); // Carte Struttura
    bench.set("cargo.available.energy_part", 1);
    let panel = Place::new(Facility::SolarPanel, 3);
    plan(&mut bench, ActionKind::BuildSpare(panel), &[0, 0]);
    declare(&mut bench);
    while hand(&bench) != ActionKind::BuildSpare(panel) {
        bench.play(&Command::Continue {});
    }
    bench.play(&Command::Continue {});
    let built = &bench.board().facilities[&panel];
    assert!(
        built.productivity > 0 && !built.parts.is_empty() && built.parts.values().all(|&red| red)
    );
    assert!(
        bench.game.state().objectives["spare-solar-panel"]
            .met
            .is_some()
    );
}

#[test]
fn a_tile_that_the_crew_drew_brings_samples_and_pois_at_once() {
    let mut bench = planning(4); // 6. Garage; Segnalini POI
    bench.game.apply(&Fact::CardsSet {
        cards: ComponentSource::Physical,
    });
    let kind = bench
        .game
        .offers()
        .into_iter()
        .find_map(|offer| match offer.command {
            Command::PlanAction {
                kind: ActionKind::Explore(region),
            } => Some(region),
            _ => None,
        });
    let region = kind.expect("something to explore");
    plan(&mut bench, ActionKind::Explore(region), &[0, 0]);
    declare(&mut bench);
    while hand(&bench) != ActionKind::Explore(region) {
        bench.play(&Command::Continue {});
    }
    bench.play(&Command::Continue {});
    bench.play(&Command::EnterTile {
        features: Default::default(),
        samples: 2,
        pois: 1,
    });
    assert_eq!(
        bench.board().map.at(region).map(|space| space.samples),
        Some(2)
    );
    assert_eq!(
        number(&bench, &format!("cargo.available.{}", Item::Poi.id())),
        1
    );
    bench.play(&Command::UsePoi { poi: None });
    assert_eq!(number(&bench, "cargo.available.poi"), 0);
}

#[test]
fn pawn_on_top_performs_and_can_be_another() {
    let mut bench = planning(2); // Impilare le pedine
    bench.set("part.lab.cpu", 1);
    bench.set("cargo.available.cpu", 1);
    plan(
        &mut bench,
        ActionKind::Repair(at(Facility::Lab), Part::Cpu),
        &[0, 1],
    );
    bench.play(&Command::RaisePawn {
        index: 0,
        pawn: Pawn::Astronaut(1),
    });
    let laid = bench.game.state().board.as_ref().expect("kept").plan[0].clone();
    assert_eq!(
        laid,
        planned(ActionKind::Repair(at(Facility::Lab), Part::Cpu), &[1, 0])
    );
    declare(&mut bench);
    let declared = bench
        .game
        .state()
        .board
        .as_ref()
        .expect("kept")
        .declared
        .clone();
    let repair = declared
        .iter()
        .find(|it| it.planned == laid)
        .expect("declared");
    assert_eq!(
        (repair.performer, repair.dice, repair.result),
        (1, None, None::<ActionResult>)
    );
}
