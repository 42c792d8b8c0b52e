//! Rules, each test naming the line of the almanac (L) or the ruling that it holds.

use std::collections::{BTreeMap, BTreeSet};

use solkeeper::first_martians::Game;
use solkeeper::first_martians::board::Pick;
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::fact::{Cause, EventEndReason, Fact};
use solkeeper::first_martians::mission::{Mission, ObjectiveKind, SheetValue};
use solkeeper::first_martians::state::Start;
use solkeeper::first_martians::state::{
    ComponentSource, Difficulty, Face, Outcome, Step, TRACK_TOP, Task,
};
use solkeeper::first_martians::vocabulary::{AdventureType, Block, Keyword, Phase, Profession};
use solkeeper::play::{GameHistory, Refusal};

use crate::support::{Played, linked, mission, mission_file, shipped};

fn has(facts: &[Fact], wanted: &Fact) -> bool {
    facts.contains(wanted)
}

/// Puts a track somewhere without triggering anything.
fn track(played: &mut Played, block: Block, to: u8) {
    played.play(Command::CorrectTrack { block, to });
}

#[test]
fn crew_of_one_leads_two_astronauts_and_fewer_than_four_have_the_autoscanner() {
    for (players, astronauts, autoscanner, aoms) in [
        (1, 2, true, 0),
        (2, 2, true, 2),
        (3, 3, true, 1),
        (4, 4, false, 0),
    ] {
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
    played.play(Command::SetAom {
        aom: "aom-build".into(),
        used: true,
    });
    let refused = played.decide(&Command::SetAom {
        aom: "aom-explore".into(),
        used: true,
    });
    assert!(refused.is_err(), "{refused:?}");
    played.play(Command::SetAom {
        aom: "aom-build".into(),
        used: false,
    });
    played.play(Command::SetAom {
        aom: "aom-explore".into(),
        used: true,
    });
    played.play(Command::SetPlayers { players: 4 });
    assert!(played.game().state().crew.aoms.is_empty());
}

#[test]
fn professions_change_hands() {
    let mut played = Played::new(3);
    let before = played.game().state().crew.astronauts[0].profession;
    played.play(Command::SetProfession {
        seat: 0,
        profession: Profession::Geologist,
    });
    let crew = &played.game().state().crew;
    assert_eq!(crew.astronauts[0].profession, Profession::Geologist);
    assert_eq!(crew.astronauts[2].profession, before);
    played.play(Command::SetProfession {
        seat: 0,
        profession: Profession::Engineer,
    });
    assert_eq!(played.game().state().crew.astronauts[2].profession, before);
}

#[test]
fn the_sheet_is_by_crew_and_difficulty_and_can_be_put_right() {
    let mut played = Played::new(4); // L31, L251
    assert_eq!(played.game().sheet().sols(), 6);
    played.play(Command::SetPlayers { players: 1 });
    assert_eq!(played.game().sheet().sols(), 5);
    played.play(Command::SetDifficulty {
        difficulty: Difficulty::Harder,
    });
    assert_eq!(played.game().sheet().sols(), 4);
    assert_eq!(played.game().sheet().get(SheetValue::Threshold), Some(1));
    let facts = played.play(Command::SetSheet {
        value: SheetValue::Sols,
        to: 9,
    });
    assert!(has(
        &facts,
        &Fact::SheetSet {
            value: SheetValue::Sols,
            from: 4,
            to: 9
        }
    ));
    assert_eq!(played.game().sheet().sols(), 9);
    let refused = played.decide(&Command::SetSheet {
        value: SheetValue::Sols,
        to: 0,
    });
    assert!(matches!(refused, Err(Refusal::OutOfRange { param, .. }) if param == "to"));
}

#[test]
fn only_a_difficulty_that_changes_the_sheet_is_offered() {
    let offered = |easier: bool, harder: bool| {
        let mut mission = mission();
        let change = |there: bool, by: i8| {
            there
                .then_some((SheetValue::Sols, by))
                .into_iter()
                .collect()
        };
        (mission.sheet.easier, mission.sheet.harder) = (change(easier, 1), change(harder, -1));
        let game = Played::with(mission, 2, 7);
        let takes = |difficulty| game.decide(&Command::SetDifficulty { difficulty }).is_ok();
        [Difficulty::Easier, Difficulty::Standard, Difficulty::Harder].map(takes)
    };
    assert_eq!(offered(true, true), [true, true, true]);
    assert_eq!(offered(false, true), [false, true, true]);
    assert_eq!(offered(true, false), [true, true, false]);
    assert_eq!(
        offered(false, false),
        [false, false, false],
        "as a sheet that was typed in"
    );
}

#[test]
fn a_sol_raises_one_named_track_by_one() {
    let mut played = Played::started(2); // L333
    let Step::RaiseTrack { block } = played.game().state().step.clone() else {
        panic!("no track")
    };
    let facts = played.go();
    assert!(has(
        &facts,
        &Fact::TrackMoved {
            block,
            from: 0,
            to: 1,
            cause: Cause::Sol
        }
    ));
}

#[test]
fn a_track_at_five_draws_its_card_goes_to_zero_and_turns_the_next_block_red() {
    let mut played = Played::started(2); // L338, L340, L344, L1464
    let Step::RaiseTrack { block } = played.game().state().step.clone() else {
        panic!("no track")
    };
    track(&mut played, block, 4);
    let facts = played.go();
    assert!(has(
        &facts,
        &Fact::TrackMoved {
            block,
            from: 4,
            to: 5,
            cause: Cause::Sol
        }
    ));
    assert!(
        facts
            .iter()
            .any(|fact| matches!(fact, Fact::CardDrawn { block: of, .. } if *of == block))
    );
    assert!(
        !played.game().state().red.contains(&block.next()),
        "only after the card is resolved (L344)"
    );
    let facts = played.until("read"); // the card is at hand already: read it, resolve it
    assert!(facts.is_empty());
    played.go();
    let facts = played.go();
    assert!(has(
        &facts,
        &Fact::TrackMoved {
            block,
            from: 5,
            to: 0,
            cause: Cause::Effect
        }
    ));
    assert!(has(
        &facts,
        &Fact::BoxTurned {
            block: block.next(),
            red: true,
            cause: Cause::Effect
        }
    ));
}

#[test]
fn the_circle_of_blocks() {
    assert_eq!(Block::Working.next(), Block::Living); // L338
    assert_eq!(Block::Living.next(), Block::Systems); // L1466
    assert_eq!(Block::Systems.next(), Block::Working);
}

#[test]
fn a_marker_that_is_red_already_stays_and_nothing_else_turns() {
    let mut played = Played::started(2); // L1464
    let Step::RaiseTrack { block } = played.game().state().step.clone() else {
        panic!("no track")
    };
    played.play(Command::CorrectBox {
        block: block.next(),
        red: true,
    });
    track(&mut played, block, 4);
    let facts = played.until("morale");
    assert!(!facts.iter().any(|fact| matches!(
        fact,
        Fact::BoxTurned {
            cause: Cause::Effect,
            ..
        }
    )));
    assert_eq!(played.game().state().red.len(), 1);
}

#[test]
fn a_track_stops_at_five_and_nothing_overflows() {
    let mut played = Played::started(2); // L1462, L1468: 4 + 3 → 5 → card → 0
    played.until("plan");
    track(&mut played, Block::Living, 4);
    let facts = played.play(Command::RaiseTrack {
        block: Block::Living,
        by: 3,
    });
    assert!(has(
        &facts,
        &Fact::TrackMoved {
            block: Block::Living,
            from: 4,
            to: 5,
            cause: Cause::Table
        }
    ));
    let facts = played.until("plan");
    assert!(has(
        &facts,
        &Fact::TrackMoved {
            block: Block::Living,
            from: 5,
            to: 0,
            cause: Cause::Effect
        }
    ));
    assert_eq!(played.game().state().track(Block::Living), 0);
}

#[test]
fn a_correction_to_five_triggers_nothing_and_offers_what_would_follow() {
    let mut played = Played::started(2);
    played.until("plan");
    let facts = played.play(Command::CorrectTrack {
        block: Block::Systems,
        to: 5,
    });
    assert_eq!(facts.len(), 1);
    assert_eq!(
        played.game().state().step_id(),
        "full_track",
        "it is asked about"
    );
    played.play(Command::Pick { pick: Pick::No });
    assert_eq!(played.game().state().step_id(), "plan");
    let facts = played.play(Command::ResolveTrack {
        block: Block::Systems,
    });
    assert!(facts.iter().any(|fact| matches!(
        fact,
        Fact::CardDrawn {
            block: Block::Systems,
            ..
        }
    )));
}

#[test]
fn the_mission_event_is_read_resolved_and_leaves_its_action_open_for_three_sols() {
    let mut played = Played::started(2); // L364–380, L1104
    let facts = played.until("event_action");
    assert!(has(
        &facts,
        &Fact::EventDrawn {
            event: "dust".into()
        }
    ));
    let facts = played.go();
    assert!(has(
        &facts,
        &Fact::EventOpened {
            event: "dust".into(),
            until: 3
        }
    ));
    assert_eq!(played.game().state().step, Step::Morale);
}

#[test]
fn what_lies_undone_strikes_at_the_next_events_phase_before_the_mission_event() {
    let mut played = Played::started(2); // L1103, ruling 14: odds of 100 here
    let facts = played.until_sol(2);
    assert!(
        facts
            .iter()
            .all(|fact| !matches!(fact, Fact::EventEnded { .. })),
        "decided unseen"
    );
    let facts = played.until("event_action");
    let struck = facts.iter().position(|fact| {
        *fact
            == Fact::EventEnded {
                event: "dust".into(),
                why: EventEndReason::Struck,
            }
    });
    let event = facts
        .iter()
        .position(|fact| matches!(fact, Fact::EventDrawn { .. }));
    assert!(
        struck.expect("it strikes") < event.expect("an event comes"),
        "L355"
    );
    assert!(has(
        &facts,
        &Fact::MoraleMoved {
            from: 0,
            to: -1,
            cause: Cause::Effect
        }
    ));
    assert!(
        !played
            .game()
            .state()
            .open_events
            .iter()
            .any(|open| open.event == "dust"),
        "gone once struck"
    );
}

#[test]
fn done_its_consequences_leave_the_game() {
    let mut played = Played::started(2); // L1102
    played.until("resolve");
    let facts = played.play(Command::FinishEvent {
        event: "dust".into(),
    });
    assert!(has(
        &facts,
        &Fact::EventDone {
            event: "dust".into()
        }
    ));
    let facts = played.until("resolve");
    assert!(has(
        &facts,
        &Fact::MoraleMoved {
            from: 0,
            to: 1,
            cause: Cause::Effect
        }
    ));
    assert!(
        played
            .decide(&Command::FinishEvent {
                event: "dust".into()
            })
            .is_err(),
        "done once only (L787)"
    );
    let facts = played.until_sol(3);
    assert!(
        !facts
            .iter()
            .any(|fact| matches!(fact, Fact::EventEnded { event, .. } if event == "dust"))
    );
}

#[test]
fn an_event_without_consequences_leaves_after_its_third_sol() {
    let mut file = mission_file(); // ruling 14
    file.sheet.sols.two = 9;
    let mut played = Played::with(linked_with(file), 2, 7);
    played.until_sol(4);
    assert!(
        played
            .game()
            .state()
            .open_events
            .iter()
            .any(|open| open.event == "frost"),
        "its third sol"
    );
    played.until("clean_up");
    let facts = played.go();
    assert!(has(
        &facts,
        &Fact::EventEnded {
            event: "frost".into(),
            why: EventEndReason::RanOut
        }
    ));
}

fn linked_with(
    file: solkeeper::first_martians::mission::MissionFile,
) -> solkeeper::first_martians::mission::Mission {
    let whole = mission();
    let mut linked = linked(
        file,
        serde_json::from_str(r#"{"format": 1}"#).expect("an empty deck"),
    );
    linked.elements.adventures = whole.elements.adventures;
    linked.elements.malfunctions = whole.elements.malfunctions;
    linked
}

#[test]
fn a_question_to_the_table_leads_one_way_or_the_other() {
    for (yes, morale) in [(true, -1), (false, 0)] {
        let mut played = Played::started(2);
        played.until("resolve");
        played.play(Command::FinishEvent {
            event: "dust".into(),
        });
        played.until("resolve");
        played.play(Command::CorrectMorale { to: 0 });
        played.until("ask");
        let facts = played.play(Command::Answer { yes });
        assert!(
            facts
                .iter()
                .any(|fact| matches!(fact, Fact::Answered { yes: told, .. } if *told == yes))
        );
        played.until("event_action");
        assert_eq!(played.game().state().morale, morale);
        assert_eq!(played.game().state().flags.contains("dry"), !yes);
    }
}

#[test]
fn a_choice_is_made_and_a_follow_up_comes_on_red() {
    let mut played = Played::started(4);
    played.until_sol(3);
    played.until("choose");
    assert!(matches!(
        played.decide(&Command::Choose {
            option: "sing".into()
        }),
        Err(Refusal::OutOfRange { .. })
    ));
    let facts = played.play(Command::Choose {
        option: "answer".into(),
    });
    assert!(has(
        &facts,
        &Fact::Chosen {
            card: card_at_hand(&played, Face::Story),
            option: "answer".into()
        }
    ));
    let facts = played.until("morale");
    assert!(
        has(&facts, &Fact::Scheduled { scheduled: None }),
        "veiled: {facts:?}"
    );
    let facts = played.until_sol(4);
    assert!(
        !facts
            .iter()
            .any(|fact| matches!(fact, Fact::FollowUpHappened { .. }))
    );
    let facts = played.until("morale");
    let came = facts.iter().find_map(|fact| match fact {
        Fact::FollowUpHappened { card, .. } => Some(card.clone()),
        _ => None,
    });
    assert!(came.expect("it comes").is_follow_up());
    // L1483: of the living cards only l-two is an Obstacle.
    assert!(facts.iter().any(
        |fact| matches!(fact, Fact::CardDrawn { block: Block::Living, card, .. } if card == "l-two")
    ));
}

fn card_at_hand(played: &Played, face: Face) -> solkeeper::first_martians::state::Card {
    match played.game().state().queue.front() {
        Some(Task::Read { card, .. }) => solkeeper::first_martians::state::Card {
            face,
            ..card.clone()
        },
        other => panic!("{other:?}"),
    }
}

#[test]
fn an_effect_never_lifts_a_track_above_five() {
    let mut played = Played::started(4);
    played.until_sol(3);
    played.until("choose");
    played.play(Command::CorrectTrack {
        block: Block::Systems,
        to: 0,
    });
    played.play(Command::Choose {
        option: "silence".into(),
    });
    let facts = played.until("morale");
    assert!(has(
        &facts,
        &Fact::TrackMoved {
            block: Block::Systems,
            from: 0,
            to: TRACK_TOP,
            cause: Cause::Effect
        }
    ));
    assert!(has(
        &facts,
        &Fact::TrackMoved {
            block: Block::Systems,
            from: TRACK_TOP,
            to: 0,
            cause: Cause::Effect
        }
    ));
}

#[test]
fn an_event_may_bring_an_objective_instead_of_an_action() {
    let mut played = Played::started(4); // L1091
    assert!(!played.game().state().objectives["beacon"].shown);
    played.until_sol(3);
    let facts = played.until("morale");
    assert!(has(
        &facts,
        &Fact::ObjectiveRevealed {
            objective: "beacon".into()
        }
    ));
    assert!(played.game().state().objectives["beacon"].shown);
}

#[test]
fn the_phases_come_in_their_order() {
    let mut played = Played::started(2); // L261–285
    let mut phases = vec![Phase::Events];
    phases.extend(played.until_sol(2).iter().filter_map(|fact| match fact {
        Fact::StepReached { step } => Some(step.phase()),
        _ => None,
    }));
    phases.dedup();
    let order = [
        Phase::Events,
        Phase::Morale,
        Phase::Production,
        Phase::Actions,
        Phase::Malfunctions,
        Phase::CleanUp,
    ];
    assert_eq!(phases, [order.as_slice(), &[Phase::Events]].concat());
}

#[test]
fn the_first_player_passes_clockwise_and_with_one_player_alternates() {
    let mut played = Played::started(3); // L291, L1501
    for (sol, first) in [(2, 1), (3, 2), (4, 0)] {
        played.until_sol(sol);
        assert_eq!(played.game().state().crew.first_player, first);
    }
    let mut played = Played::started(1); // ruling 17
    played.until_sol(2);
    assert_eq!(played.game().state().crew.first_player, 1);
    played.until_sol(3);
    assert_eq!(played.game().state().crew.first_player, 0);
}

#[test]
fn morale_never_leaves_its_track() {
    let mut played = Played::started(2); // L394–396
    played.until("resolve");
    played.play(Command::CorrectMorale { to: 3 });
    assert!(
        played.decide(&Command::Unwind {}).is_err(),
        "L1128: not above 3"
    );
    played.play(Command::CorrectMorale { to: -1 });
    let facts = played.play(Command::MoveMorale { by: -1 });
    assert!(has(
        &facts,
        &Fact::MoraleMoved {
            from: -1,
            to: -2,
            cause: Cause::Table
        }
    ));
    assert!(played.decide(&Command::MoveMorale { by: -1 }).is_err());
    assert!(played.decide(&Command::MoveMorale { by: 0 }).is_err());
    let facts = played.play(Command::Unwind {});
    assert!(has(
        &facts,
        &Fact::MoraleMoved {
            from: -2,
            to: -1,
            cause: Cause::Action
        }
    ));
}

#[test]
fn manage_lowers_a_track_by_one_or_two_and_not_below_zero() {
    let mut played = Played::started(2); // L1157–1166
    played.until("resolve");
    track(&mut played, Block::Living, 3);
    let facts = played.play(Command::Manage {
        block: Block::Living,
        by: 1,
    });
    assert!(has(
        &facts,
        &Fact::TrackMoved {
            block: Block::Living,
            from: 3,
            to: 2,
            cause: Cause::Action
        }
    ));
    played.play(Command::Manage {
        block: Block::Living,
        by: 2,
    });
    assert!(
        played
            .decide(&Command::Manage {
                block: Block::Living,
                by: 1
            })
            .is_err(),
        "nothing to lower"
    );
    track(&mut played, Block::Living, 1);
    let facts = played.play(Command::Manage {
        block: Block::Living,
        by: 2,
    });
    assert!(has(
        &facts,
        &Fact::TrackMoved {
            block: Block::Living,
            from: 1,
            to: 0,
            cause: Cause::Action
        }
    ));
    assert!(
        played
            .decide(&Command::Manage {
                block: Block::Living,
                by: 3
            })
            .is_err()
    );
}

#[test]
fn each_malfunction_die_is_rolled_once_though_sheet_and_box_both_call_for_it() {
    let mut played = Played::started(4); // L1453
    played.play(Command::CorrectBox {
        block: Block::Working,
        red: true,
    });
    played.play(Command::CorrectBox {
        block: Block::Systems,
        red: true,
    });
    played.until_sol(2); // the sheet calls for the working die from here
    played.until("malfunction_dice");
    let Step::MalfunctionDice { pool } = played.game().state().step.clone() else {
        panic!("no dice")
    };
    assert_eq!(pool, [Block::Working, Block::Systems]);
    let outside = Command::EnterMalfunctionDice {
        working: 1,
        living: 1,
        systems: 1,
    };
    assert!(
        matches!(played.decide(&outside), Err(Refusal::OutOfRange { param, .. }) if param == "living")
    );
}

#[test]
fn penalties_count_without_their_die() {
    let mut played = Played::started(2); // L1456
    played.until("penalties");
    track(&mut played, Block::Systems, 0);
    let facts = played.play(Command::EnterPenalties {
        working: 0,
        living: 0,
        systems: 2,
    });
    assert!(has(
        &facts,
        &Fact::TrackMoved {
            block: Block::Systems,
            from: 0,
            to: 2,
            cause: Cause::Dice
        }
    ));
}

#[test]
fn dice_and_penalties_add_up() {
    let mut played = Played::started(4); // L1453–1457: the working die of the trial box always shows 2
    played.play(Command::SetDice {
        dice: ComponentSource::Digital,
    });
    played.until_sol(2);
    played.until("malfunction_dice");
    track(&mut played, Block::Working, 0);
    let facts = played.play(Command::RollMalfunctionDice {});
    assert!(has(
        &facts,
        &Fact::MalfunctionDiceRolled {
            rolled: BTreeMap::from([(Block::Working, 2)])
        }
    ));
    let facts = played.play(Command::EnterPenalties {
        working: 1,
        living: 0,
        systems: 0,
    });
    assert!(has(
        &facts,
        &Fact::TrackMoved {
            block: Block::Working,
            from: 0,
            to: 3,
            cause: Cause::Dice
        }
    ));
}

#[test]
fn of_several_full_tracks_the_first_player_says_which_comes_first() {
    let mut played = Played::started(2); // ruling 13, L422
    played.until("penalties");
    track(&mut played, Block::Working, 3);
    track(&mut played, Block::Living, 3);
    played.play(Command::EnterPenalties {
        working: 3,
        living: 2,
        systems: 0,
    });
    assert_eq!(played.game().state().step_id(), "malfunction_cards");
    let facts = played.play(Command::ResolveTrack {
        block: Block::Living,
    });
    assert!(facts.iter().any(|fact| matches!(
        fact,
        Fact::CardDrawn {
            block: Block::Living,
            ..
        }
    )));
    let facts = played.until("clean_up");
    assert!(
        facts.iter().any(|fact| matches!(
            fact,
            Fact::CardDrawn {
                block: Block::Working,
                ..
            }
        )),
        "the last needs no word"
    );
    assert_eq!(played.game().state().track(Block::Working), 0);
}

#[test]
fn a_box_turned_red_in_the_malfunction_phase_acts_from_the_next_sol() {
    let mut played = Played::started(4); // L308
    played.until("penalties");
    track(&mut played, Block::Systems, 4);
    played.play(Command::EnterPenalties {
        working: 0,
        living: 0,
        systems: 1,
    });
    let facts = played.until_sol(2);
    assert!(has(
        &facts,
        &Fact::BoxTurned {
            block: Block::Working,
            red: true,
            cause: Cause::Effect
        }
    ));
    assert!(
        !facts
            .iter()
            .any(|fact| matches!(fact, Fact::MalfunctionDiceRolled { .. }))
    );
    played.until("malfunction_dice");
}

#[test]
fn a_deck_that_has_run_out_is_shuffled_anew() {
    let mut played = Played::started(4); // L1471: the systems deck of the trial has one card
    played.until("resolve");
    let draw = Command::DrawCard {
        block: Block::Systems,
        keyword: None,
    };
    for reshuffled in [false, true] {
        let facts = played.play(draw.clone());
        let card = Fact::CardDrawn {
            block: Block::Systems,
            card: "s-one".into(),
            passed: vec![],
            reshuffled,
        };
        assert!(has(&facts, &card), "{facts:?}");
        played.until("resolve");
    }
}

#[test]
fn a_keyword_is_searched_card_by_card_and_the_others_are_discarded() {
    let mut played = Played::started(4); // L1481–1483
    played.until("resolve");
    let search = Command::DrawCard {
        block: Block::Working,
        keyword: Some(Keyword::ProbeBay),
    };
    let facts = played.play(search.clone());
    let passed = facts.iter().find_map(|fact| match fact {
        Fact::CardDrawn { card, passed, .. } if card == "w-two" => Some(passed.clone()),
        _ => None,
    });
    let passed = passed.expect("found");
    assert!(passed.is_empty() || passed == ["w-one"]);
    for _ in 0..3 {
        played.until("resolve");
        // Ruling 17 (L1471): the discards are shuffled, and the search goes on.
        let facts = played.play(search.clone());
        let again = |fact: &Fact| matches!(fact, Fact::CardDrawn { card, reshuffled: true, .. } if card == "w-two");
        assert!(facts.iter().any(again));
    }
    played.until("resolve");
    let facts = played.play(Command::DrawCard {
        block: Block::Working,
        keyword: Some(Keyword::Obstacle),
    });
    assert!(
        has(
            &facts,
            &Fact::KeywordNotFound {
                block: Block::Working,
                keyword: Keyword::Obstacle
            }
        ),
        "in no card at all"
    );
}

#[test]
fn the_card_of_a_shut_facility_is_discarded_unresolved() {
    let mut played = Played::started(4); // L578
    played.until("resolve");
    played.play(Command::CorrectMorale { to: 0 });
    played.play(Command::DrawCard {
        block: Block::Living,
        keyword: None,
    });
    let facts = played.play(Command::DiscardUnresolved {});
    assert!(
        facts
            .iter()
            .any(|fact| matches!(fact, Fact::CardDiscarded { .. }))
    );
    assert_eq!(played.game().state().step_id(), "resolve");
    assert_eq!(played.game().state().morale, 0);
}

#[test]
fn only_a_card_of_a_facility_that_can_be_shut_is_discarded_so_and_only_before_it_is_decided() {
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let mut played = Played::with(Mission::clone(shipped()), 4, seed);
        played.until("resolve");
        played.play(Command::DrawCard {
            block: Block::Living,
            keyword: None,
        });
        let Some(Task::Read { card, .. }) = played.game().state().queue.front().cloned() else {
            continue;
        };
        let keywords = played.game().mission().elements.malfunctions[&card.id].keywords;
        // Almanac, Un Angolo Tranquillo: it is never shut down.
        let can_be_shut = keywords
            .iter()
            .any(|it| it.facility().is_some() && *it != Keyword::QuietPlace);
        assert_eq!(
            played.decide(&Command::DiscardUnresolved {}).is_ok(),
            can_be_shut,
            "{}",
            card.id
        );
        seen.insert(can_be_shut);
        played.play(Command::Continue {});
        if let Some(Task::Choose { options, .. }) = played.game().state().queue.front().cloned() {
            played.play(Command::Choose {
                option: options[0].id.clone(),
            });
            assert!(
                played.decide(&Command::DiscardUnresolved {}).is_err(),
                "{} is decided",
                card.id
            );
        }
    }
    assert_eq!(seen.len(), 2);
}

#[test]
fn with_cards_of_their_own_the_players_draw() {
    let mut played = Played::new(2);
    played.play(Command::SetCards {
        cards: ComponentSource::Physical,
    });
    played.until("plan");
    track(&mut played, Block::Living, 4);
    played.play(Command::RaiseTrack {
        block: Block::Living,
        by: 1,
    });
    assert_eq!(played.game().state().step_id(), "malfunction_card");
    let facts = played.go();
    assert!(has(
        &facts,
        &Fact::OwnCardResolved {
            block: Block::Living
        }
    ));
    assert!(has(
        &facts,
        &Fact::BoxTurned {
            block: Block::Systems,
            red: true,
            cause: Cause::Effect
        }
    ));
    assert_eq!(played.game().state().track(Block::Living), 0);
}

#[test]
fn adventures_strike_now_later_or_by_choice() {
    let mut played = Played::started(4); // L1059–1067
    played.until("resolve");
    played.play(Command::CorrectMorale { to: 2 });
    let facts = played.play(Command::DrawAdventure {
        adventure: AdventureType::Explore,
        seat: 2,
    });
    assert!(facts.iter().any(|fact| matches!(fact, Fact::AdventureDrawn { adventure, by: Some(2), .. } if adventure == "slope")));
    played.until("resolve");
    played.play(Command::DrawAdventure {
        adventure: AdventureType::Gather,
        seat: 0,
    });
    played.until("resolve");
    played.play(Command::DrawAdventure {
        adventure: AdventureType::Research,
        seat: 0,
    });
    played.until("choose");
    played.play(Command::Choose {
        option: "seal".into(),
    });
    played.until("resolve");
    assert_eq!(played.game().state().morale, 2, "nothing yet");
    assert_eq!(played.game().state().scheduled.len(), 3);
    played.until_sol(2);
    let facts = played.until("event_action");
    let came = facts
        .iter()
        .filter(|fact| matches!(fact, Fact::FollowUpHappened { .. }))
        .count();
    assert_eq!(came, 2, "one and one sol later; the third takes two");
}

#[test]
fn the_app_rolls_three_independent_dice_and_draws_the_adventure() {
    let mut played = Played::started(4); // L1002–1034
    assert!(
        played
            .decide(&Command::RollAction {
                adventure: AdventureType::Explore,
                seat: 1
            })
            .is_err()
    );
    played.play(Command::SetDice {
        dice: ComponentSource::Digital,
    });
    played.until("resolve");
    let facts = played.play(Command::RollAction {
        adventure: AdventureType::Explore,
        seat: 1,
    });
    let adventure = AdventureType::Explore;
    assert!(has(
        &facts,
        &Fact::ActionRolled {
            adventure,
            seat: 1,
            success: true,
            wound: false,
            adventurous: true
        }
    ));
    assert_eq!(played.game().state().step_id(), "read");
    played.until("resolve");
    let facts = played.play(Command::RollAction {
        adventure: AdventureType::Gather,
        seat: 1,
    });
    let adventure = AdventureType::Gather;
    assert!(has(
        &facts,
        &Fact::ActionRolled {
            adventure,
            seat: 1,
            success: false,
            wound: true,
            adventurous: false
        }
    ));
}

#[test]
fn objectives_are_counted_met_and_optional_ones_pay() {
    let mut played = Played::started(4); // L16, L55
    played.until("resolve");
    played.play(Command::CorrectMorale { to: 0 });
    let facts = played.play(Command::AdvanceObjective {
        objective: "probe".into(),
    });
    assert!(has(
        &facts,
        &Fact::ObjectiveMet {
            objective: "probe".into()
        }
    ));
    let facts = played.until("resolve");
    assert!(has(
        &facts,
        &Fact::MoraleMoved {
            from: 0,
            to: 1,
            cause: Cause::Effect
        }
    ));
    assert!(
        played
            .decide(&Command::AdvanceObjective {
                objective: "probe".into()
            })
            .is_err()
    );
    let by_hand = played.decide(&Command::AdvanceObjective {
        objective: "growth".into(),
    });
    assert!(
        by_hand.is_err(),
        "it moves with its action, not a second time by hand"
    );
    let facts = played.play(Command::FinishAction {
        action: "tune".into(),
    });
    let cause = Cause::Action;
    assert!(has(
        &facts,
        &Fact::ObjectiveMoved {
            objective: "growth".into(),
            from: 0,
            to: 50,
            goal: 100,
            cause
        }
    ));
    let facts = played.play(Command::FinishAction {
        action: "tune".into(),
    });
    assert!(has(
        &facts,
        &Fact::ObjectiveMet {
            objective: "growth".into()
        }
    ));
}

#[test]
fn the_threshold_is_never_ticked_by_hand() {
    let mut played = Played::started(4); // ruling 16
    played.until("resolve");
    assert!(
        played
            .decide(&Command::AdvanceObjective {
                objective: "hub".into()
            })
            .is_err()
    );
    assert!(
        played
            .decide(&Command::CorrectObjective {
                objective: "hub".into(),
                to: 1
            })
            .is_err()
    );
}

/// Meets every mandatory objective but the Threshold.
fn meet_mandatory(played: &mut Played) {
    played.until("resolve");
    let mandatory: Vec<_> = mission_file()
        .objectives
        .into_iter()
        .filter(|it| it.kind == ObjectiveKind::Mandatory)
        .map(|it| it.id)
        .collect();
    for id in mandatory {
        while played.game().state().objectives[&id].met.is_none() {
            match id.as_str() {
                "growth" => played.play(Command::FinishAction {
                    action: "tune".into(),
                }),
                _ => played.play(Command::AdvanceObjective {
                    objective: id.clone(),
                }),
            };
            played.until("resolve");
        }
    }
}

#[test]
fn next_sol_asks_for_the_threshold_once_all_else_is_met() {
    let mut played = Played::started(4); // L45, L1587–1588
    meet_mandatory(&mut played);
    played.until("threshold");
    let facts = played.play(Command::AnswerThreshold { met: true });
    let outcome = Outcome::Won {
        all: false,
        early: false,
    };
    assert!(has(
        &facts,
        &Fact::Ended {
            outcome: outcome.clone(),
            ending: Some("end-won".into())
        }
    ));
    assert_eq!(played.game().state().outcome, Some(outcome));
    assert_eq!(played.game().state().step, Step::End);
}

#[test]
fn cancel_goes_on_and_loses_on_the_last_sol() {
    let mut played = Played::started(2); // L49, L1596
    meet_mandatory(&mut played);
    for sol in 1..3 {
        played.until("threshold");
        played.play(Command::AnswerThreshold { met: false });
        assert_eq!(played.game().state().sol, sol + 1);
    }
    played.until("threshold");
    let facts = played.play(Command::AnswerThreshold { met: false });
    assert!(has(
        &facts,
        &Fact::Ended {
            outcome: Outcome::OverThreshold,
            ending: Some("end-lost".into())
        }
    ));
}

#[test]
fn without_a_threshold_the_objectives_alone_win() {
    let mut file = mission_file(); // L1588: "if the mission has one"
    file.objectives
        .retain(|objective| objective.kind != ObjectiveKind::Threshold);
    file.sheet.threshold = None;
    let mut played = Played::with(linked_with(file), 4, 7);
    played.until("resolve");
    meet_mandatory(&mut played);
    played.play(Command::AdvanceObjective {
        objective: "probe".into(),
    });
    played.until("end");
    assert_eq!(
        played.game().state().outcome,
        Some(Outcome::Won {
            all: false,
            early: false
        }),
        "the hidden one was never found"
    );
}

#[test]
fn out_of_sols_is_lost() {
    let mut played = Played::started(2); // L1595
    played.until("end");
    assert_eq!(played.game().state().outcome, Some(Outcome::OutOfTime));
    assert_eq!(played.game().state().sol, 3);
}

#[test]
fn a_death_loses_at_once_and_names_who() {
    let mut played = Played::started(4); // L53, L1594
    played.until("effects");
    let facts = played.play(Command::ReportDeath { seat: 2 });
    assert!(has(&facts, &Fact::Died { seat: 2 }));
    assert!(has(
        &facts,
        &Fact::Ended {
            outcome: Outcome::Died { seat: 2 },
            ending: Some("end-died".into())
        }
    ));
    assert!(solkeeper::play::Game::offers(played.game()).is_empty());
}

#[test]
fn the_rules_of_the_mission_act_in_production() {
    let mut played = Played::started(2);
    played.until("working_block");
    played.go();
    assert_eq!(played.game().state().step_id(), "effects");
    let facts = played.go();
    let cause = Cause::Effect;
    assert!(has(
        &facts,
        &Fact::MissionTrackMoved {
            track: "signal".into(),
            from: 5,
            to: 4,
            cause,
            unseen: false
        }
    ));
    assert_eq!(played.game().state().step, Step::Plan);
}

#[test]
fn crew_and_first_player_can_be_put_right_in_the_middle_of_a_game() {
    let mut played = Played::started(3);
    played.until("oxygen");
    played.play(Command::SetName {
        seat: 1,
        name: " Zoè ".into(),
    });
    played.play(Command::SetFirstPlayer { seat: 2 });
    let crew = &played.game().state().crew;
    assert_eq!(crew.astronauts[1].name.as_deref(), Some("Zoè"));
    assert_eq!(crew.first_player, 2);
    assert_eq!(played.game().state().step_id(), "oxygen");
    assert!(
        played.decide(&Command::SetPlayers { players: 4 }).is_err(),
        "too late"
    );
}

#[test]
fn decks_prefer_what_this_table_has_not_read() {
    for seed in 0..20 {
        let start = Start {
            seed,
            players: 4,
            read_before: ["w-one".to_owned()].into(),
        };
        let mut played = Played {
            table: GameHistory::new(Game::new(mission().into(), &start)),
        };
        played.until("resolve");
        let facts = played.play(Command::DrawCard {
            block: Block::Working,
            keyword: None,
        });
        assert!(
            facts
                .iter()
                .any(|fact| matches!(fact, Fact::CardDrawn { card, .. } if card == "w-two")),
            "seed {seed}"
        );
    }
}

#[test]
fn what_would_lift_morale_beyond_its_track_is_lost() {
    let mut played = Played::started(2); // L396
    played.until("resolve");
    played.play(Command::CorrectMorale { to: 3 });
    played.play(Command::FinishEvent {
        event: "dust".into(),
    });
    let facts = played.until("resolve");
    assert!(
        !facts
            .iter()
            .any(|fact| matches!(fact, Fact::MoraleMoved { .. }))
    );
    assert_eq!(played.game().state().morale, 3);
}

#[test]
fn the_table_is_not_asked_what_the_game_decides_by_itself() {
    for (when, asked) in [
        (
            serde_json::json!({"all": [{"ask": "outside"}, {"flag": "never-set"}]}),
            false,
        ),
        (
            serde_json::json!({"any": [{"ask": "outside"}, {"sol": {"from": 1}}]}),
            false,
        ),
        (
            serde_json::json!({"all": [{"ask": "outside"}, {"sol": {"from": 1}}]}),
            true,
        ),
        (serde_json::json!({"not": {"ask": "outside"}}), true),
    ] {
        let mut file = mission_file();
        let branch = serde_json::json!([{"if": {"when": when, "then": [{"stress": {"by": 1}}]}}]);
        file.events[0].effects = serde_json::from_value(branch).expect("effects");
        let mut played = Played::with(linked_with(file), 2, 7);
        let mut was_asked = false;
        while played.game().state().step.phase() != Phase::Morale {
            was_asked |= played.game().state().step_id() == "ask";
            played.go();
        }
        assert_eq!(was_asked, asked);
    }
}
