//! Rules, each test naming the line of the almanac (L) or the ruling that it holds.

use std::collections::BTreeMap;

use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::fact::{Cause, Fact, Leave};
use solkeeper::first_martians::mission::{ObjectiveKind, SheetValue};
use solkeeper::first_martians::state::{Difficulty, Face, Kept, Outcome, Step, TRACK_TOP, Task};
use solkeeper::first_martians::words::{AdventureType, Block, Keyword, Phase, Profession};
use solkeeper::play::Refusal;

use crate::support::{Played, linked, mission, mission_file};

fn has(facts: &[Fact], wanted: &Fact) -> bool {
    facts.contains(wanted)
}

/// Puts a track somewhere without triggering anything.
fn track(played: &mut Played, block: Block, to: u8) {
    let _ = played.play(Command::CorrectTrack { block, to });
}

#[test]
fn crew_of_one_leads_two_astronauts_and_fewer_than_four_have_the_autoscanner() {
    for (players, astronauts, autoscanner, aoms) in [(1, 2, true, 0), (2, 2, true, 2), (3, 3, true, 1), (4, 4, false, 0)] {
        let played = Played::new(players); // L1600–1606
        let crew = &played.game().state().crew;
        assert_eq!(crew.astronauts.len(), astronauts);
        assert_eq!(crew.has_autoscanner(), autoscanner);
        assert_eq!(crew.aoms_to_pick(), aoms);
    }
}

#[test]
fn aoms_are_offered_up_to_their_number() {
    let mut played = Played::new(3); // L1604: three astronauts, one AOM
    let _ = played.play(Command::SetAom { aom: "aom-build".into(), used: true });
    let refused = played.decide(&Command::SetAom { aom: "aom-explore".into(), used: true });
    assert!(refused.is_err(), "{refused:?}");
    let _ = played.play(Command::SetAom { aom: "aom-build".into(), used: false });
    let _ = played.play(Command::SetAom { aom: "aom-explore".into(), used: true });
    let _ = played.play(Command::SetPlayers { players: 4 });
    assert!(played.game().state().crew.aoms.is_empty());
}

#[test]
fn professions_change_hands() {
    let mut played = Played::new(3);
    let before = played.game().state().crew.astronauts[0].profession;
    let _ = played.play(Command::SetProfession { seat: 0, profession: Profession::Geologist });
    let crew = &played.game().state().crew;
    assert_eq!(crew.astronauts[0].profession, Profession::Geologist);
    assert_eq!(crew.astronauts[2].profession, before);
    let _ = played.play(Command::SetProfession { seat: 0, profession: Profession::Engineer });
    assert_eq!(played.game().state().crew.astronauts[2].profession, before);
}

#[test]
fn the_sheet_is_by_crew_and_difficulty_and_can_be_put_right() {
    let mut played = Played::new(4); // L31
    assert_eq!(played.game().sheet().sols(), 6);
    let _ = played.play(Command::SetPlayers { players: 1 });
    assert_eq!(played.game().sheet().sols(), 5);
    let _ = played.play(Command::SetDifficulty { difficulty: Difficulty::Harder });
    assert_eq!(played.game().sheet().sols(), 4);
    assert_eq!(played.game().sheet().get(SheetValue::Threshold), Some(1));
    let facts = played.play(Command::SetSheet { value: SheetValue::Sols, to: 9 });
    assert!(has(&facts, &Fact::SheetSet { value: SheetValue::Sols, from: 4, to: 9 }));
    assert_eq!(played.game().sheet().sols(), 9);
    let refused = played.decide(&Command::SetSheet { value: SheetValue::Sols, to: 0 });
    assert!(matches!(refused, Err(Refusal::OutOfRange { param, .. }) if param == "to"));
}

#[test]
fn a_sol_raises_one_named_track_by_one() {
    let mut played = Played::started(2); // L333
    let Step::RaiseTrack { block } = played.game().state().step.clone() else { panic!("no track") };
    let facts = played.go();
    assert!(has(&facts, &Fact::TrackMoved { block, from: 0, to: 1, cause: Cause::Sol }));
}

#[test]
fn a_track_at_five_draws_its_card_goes_to_zero_and_turns_the_next_block_red() {
    let mut played = Played::started(2); // L338, L340, L344, L1464
    let Step::RaiseTrack { block } = played.game().state().step.clone() else { panic!("no track") };
    track(&mut played, block, 4);
    let facts = played.go();
    assert!(has(&facts, &Fact::TrackMoved { block, from: 4, to: 5, cause: Cause::Sol }));
    assert!(facts.iter().any(|fact| matches!(fact, Fact::CardDrawn { block: of, .. } if *of == block)));
    assert!(!played.game().state().red.contains(&block.next()), "only after the card is resolved (L344)");
    let facts = played.until("mission_event_reading_or_later").is_empty();
    let _ = facts;
}

#[test]
fn the_circle_of_blocks() {
    assert_eq!(Block::Working.next(), Block::Living);
    assert_eq!(Block::Living.next(), Block::Systems);
    assert_eq!(Block::Systems.next(), Block::Working);
}
