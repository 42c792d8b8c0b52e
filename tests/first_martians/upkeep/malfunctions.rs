//! Almanac, V. Avaria; Elementi rotti, Penalità; Tessere Arresto.

use solkeeper::first_martians::die_sols::DieSols;
use solkeeper::first_martians::fact::Fact;
use solkeeper::first_martians::vocabulary::{Block, Keyword};

use super::*;

/// The end of the Actions phase, these parts red.
fn broken(parts: &[&str]) -> Played {
    let mut game = Played::full_at(2, "resolve");
    for part in parts {
        game.set(&format!("part.{part}"), 1);
    }
    game
}

fn track(game: &Played, block: Block) -> u8 {
    game.game().state().track(block)
}

#[test]
fn each_active_penalty_counts_even_without_its_die_and_nobody_is_asked() {
    let mut game = broken(&[
        "oxygenator-1.energy",
        "oxygenator-2.oxygen",
        "solar_panel-1.hardware",
        "med_lab.hardware",
    ]);
    let before = (track(&game, Block::Systems), track(&game, Block::Living));
    game.to("clean_up");
    assert_eq!(
        (track(&game, Block::Systems), track(&game, Block::Living)),
        (before.0 + 3, before.1 + 1)
    );
}

#[test]
fn penalties_of_shut_facilities_do_not_count() {
    let mut game = broken(&["oxygenator-1.energy", "oxygenator-2.oxygen"]);
    game.set("tile.oxygenator-1.energy", 1);
    let before = track(&game, Block::Systems);
    game.to("clean_up");
    assert_eq!(track(&game, Block::Systems), before + 1);
}

#[test]
fn a_part_repaired_in_the_actions_phase_no_longer_counts() {
    let mut game = broken(&["oxygenator-1.energy"]);
    game.set("part.oxygenator-1.energy", 0);
    let before = track(&game, Block::Systems);
    game.to("clean_up");
    assert_eq!(track(&game, Block::Systems), before);
}

#[test]
fn dice_and_penalties_add_up_and_the_dice_are_all_that_is_pressed() {
    let mut mission = boxed();
    mission.sheet.sheet.dice = [(Block::Working, DieSols::Same([1].into()))].into();
    let mut game = Played::full_with(mission, 2);
    game.to("malfunction_dice");
    game.set("part.garage_hall.cpu", 1);
    let before = track(&game, Block::Working);
    let facts = game.play(Command::RollMalfunctionDice {});
    assert!(
        facts
            .iter()
            .any(|fact| matches!(fact, Fact::PenaltiesEntered { .. }))
    );
    assert_eq!(
        (track(&game, Block::Working), game.game().state().step_id()),
        (before + 2, "clean_up")
    );
}

#[test]
fn four_and_three_stop_at_five_and_the_card_takes_the_track_to_zero() {
    // L1468
    let mut game = broken(&[
        "oxygenator-1.energy",
        "oxygenator-2.oxygen",
        "solar_panel-1.hardware",
    ]);
    game.play(Command::CorrectTrack {
        block: Block::Systems,
        to: 4,
    });
    let mut reached = Vec::new();
    while game.game().state().step_id() != "clean_up" {
        reached.extend(game.on());
    }
    let to = |fact: &Fact| match fact {
        Fact::TrackMoved {
            block: Block::Systems,
            from,
            to,
            ..
        } => Some((*from, *to)),
        _ => None,
    };
    assert_eq!(
        reached.iter().filter_map(to).collect::<Vec<_>>(),
        [(4, 5), (5, 0)]
    );
}

#[test]
fn a_card_whose_facility_is_shut_is_discarded_unresolved_by_itself() {
    let mut game = Played::full_at(2, "resolve");
    game.set("tile.probe_bay.oxygen", 1);
    let facts = game.play(Command::DrawCard {
        block: Block::Working,
        keyword: Some(Keyword::ProbeBay),
    });
    assert!(
        facts
            .iter()
            .any(|fact| matches!(fact, Fact::CardDiscarded { .. }))
    );
    assert_eq!(game.game().state().step_id(), "resolve");
    let facts = game.play(Command::DrawCard {
        block: Block::Working,
        keyword: Some(Keyword::Lab),
    });
    assert!(
        !facts
            .iter()
            .any(|fact| matches!(fact, Fact::CardDiscarded { .. }))
    );
}

#[test]
fn of_two_of_a_kind_both_must_be_shut_to_ward_a_card_off() {
    let mut mission = boxed();
    let card = mission
        .elements
        .malfunctions
        .get_mut("s-one")
        .expect("the card");
    card.keywords = [Keyword::Obstacle, Keyword::Oxygenator];
    let mut game = Played::full_with(mission, 2);
    game.to("resolve");
    let card = Command::DrawCard {
        block: Block::Systems,
        keyword: None,
    };
    let discarded = |facts: &[Fact]| {
        facts
            .iter()
            .any(|fact| matches!(fact, Fact::CardDiscarded { .. }))
    };
    game.set("tile.oxygenator-1.energy", 1);
    assert!(!discarded(&game.play(card.clone())));
    game.to("resolve");
    game.set("tile.oxygenator-2.energy", 1);
    assert!(discarded(&game.play(card)));
}
