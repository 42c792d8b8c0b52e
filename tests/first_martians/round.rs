//! The round, its clock and its cards, line by line of the almanac (L), and the rulings where it is unclear.

use serde_json::json;
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::die_sols::DieSols;
use solkeeper::first_martians::fact::{Cause, EventEndReason, Fact};
use solkeeper::first_martians::mission::ObjectiveKind;
use solkeeper::first_martians::state::{ComponentSource, Step, TRACK_TOP};
use solkeeper::first_martians::vocabulary::{Block, Direction, Keyword, Phase};
use solkeeper::language::{Language, Localizer, page};
use solkeeper::play::Game as _;

use crate::support::{Played, linked, mission, mission_file, shipped};

/// Goes on until that phase of the sol.
fn until_phase(played: &mut Played, phase: Phase) -> Vec<Fact> {
    let mut facts = Vec::new();
    while played.game().state().step.phase() != phase {
        facts.extend(played.go());
    }
    facts
}

/// All that a command brings about, what the players may not see as well.
fn unseen(played: &Played, command: &Command) -> Vec<Fact> {
    played.decide(command).expect("it is offered")
}

#[test]
fn make_yourself_at_home_has_six_mandatory_objectives_and_two_optional() {
    let sheet = &shipped().sheet; // L18–27
    let optional = sheet
        .objectives
        .iter()
        .filter(|it| it.kind == ObjectiveKind::Optional)
        .count();
    assert_eq!((sheet.objectives.len() - optional, optional), (6, 2));
    let adjustments = sheet
        .actions
        .iter()
        .find(|it| it.id == "make-adjustments")
        .expect("the action");
    assert!(
        !adjustments.cost.pays.is_empty(),
        "L921: it costs something beside the Build"
    );
    assert!(adjustments.assumed, "what, is not known");
}

#[test]
fn the_working_die_is_rolled_from_the_third_sol_on() {
    let mut file = mission_file(); // L257
    file.sheet.dice = [(Block::Working, DieSols::Same([3, 4, 5, 6].into()))].into();
    let mut played = Played::with(
        linked(
            file,
            serde_json::from_value(json!({"format": 1})).expect("no cards"),
        ),
        4,
        7,
    );
    for (sol, rolled) in [(1, false), (2, false), (3, true), (4, true)] {
        played.until_sol(sol);
        until_phase(&mut played, Phase::Malfunctions);
        let pool = match &played.game().state().step {
            Step::MalfunctionDice { pool } => pool.clone(),
            _ => Vec::new(),
        };
        assert_eq!(
            pool,
            if rolled { vec![Block::Working] } else { vec![] },
            "sol {sol}"
        );
    }
}

#[test]
fn a_full_living_track_draws_a_living_card_and_then_turns_the_systems_block_red() {
    let mut played = Played::started(4); // L340, L1466
    played.until("resolve");
    played.play(Command::CorrectTrack {
        block: Block::Living,
        to: 4,
    });
    let mut facts = played.play(Command::RaiseTrack {
        block: Block::Living,
        by: 1,
    });
    facts.extend(played.until("resolve"));
    let drawn = facts.iter().position(|fact| {
        matches!(
            fact,
            Fact::CardDrawn {
                block: Block::Living,
                ..
            }
        )
    });
    let turned = facts.iter().position(|fact| {
        *fact
            == Fact::BoxTurned {
                block: Block::Systems,
                red: true,
                cause: Cause::Effect,
            }
    });
    assert!(
        drawn.expect("a card of the Living Block") < turned.expect("the next Block"),
        "L344"
    );
    assert_eq!(played.game().state().red, [Block::Systems].into());
    assert_eq!(played.game().state().track(Block::Living), 0);
}

#[test]
fn a_red_block_of_the_box_stays_red_whatever_is_managed() {
    let mut played = Played::started(2); // L1162
    played.until("resolve");
    played.play(Command::CorrectBox {
        block: Block::Living,
        red: true,
    });
    played.play(Command::CorrectTrack {
        block: Block::Living,
        to: 2,
    });
    let mut facts = played.play(Command::Manage {
        block: Block::Living,
        by: 2,
    });
    facts.extend(played.until_sol(3));
    assert!(!facts.iter().any(|fact| matches!(
        fact,
        Fact::BoxTurned {
            block: Block::Living,
            ..
        }
    )));
    assert!(played.game().state().red.contains(&Block::Living));
}

#[test]
fn direction_and_research_cards_go_back_after_each_draw() {
    let mut mission = mission(); // L83–87, L95–97
    mission.game_box.research_cards = shipped().game_box.research_cards[..2].to_vec();
    let mut played = Played::with(mission, 2, 7);
    played.until("resolve");
    let drawn: Vec<Fact> = (0..40)
        .flat_map(|_| played.play(Command::DrawDirection {}))
        .collect();
    let all = [Direction::N, Direction::E, Direction::S, Direction::W];
    assert!(
        all.into_iter()
            .all(|direction| drawn.contains(&Fact::DirectionDrawn { direction })),
        "any may come"
    );
    assert!(
        drawn.windows(2).any(|two| two[0] == two[1]),
        "the same may come twice running"
    );
    assert_eq!(drawn.len(), 40, "the deck never runs out");
    let drawn: Vec<Fact> = (0..20)
        .flat_map(|_| played.play(Command::DrawResearch {}))
        .collect();
    assert!(
        drawn.windows(2).any(|two| two[0] == two[1])
            && drawn.windows(2).any(|two| two[0] != two[1])
    );
}

#[test]
fn production_is_resolved_in_its_order() {
    let mut played = Played::full(2); // L433–450, ruling 6
    played.to("morale");
    let mut steps = Vec::new();
    while played.game().state().step != Step::Plan {
        steps.extend(played.on().into_iter().filter_map(|fact| match fact {
            Fact::StepReached { step } => Some(step.id()),
            _ => None,
        }));
    }
    assert_eq!(
        steps,
        [
            "oxygen",
            "energy",
            "farm",
            "stress",
            "working_block",
            "mission_rules",
            "plan"
        ]
    );
}

#[test]
fn the_crew_begins_without_tokens_and_at_morale_zero_unless_the_mission_says_otherwise() {
    for morale in [0, 2] {
        let mut mission = mission(); // L411
        mission.sheet.sheet.morale = morale;
        let played = Played::full_with(mission, 3);
        assert_eq!(played.game().state().morale, morale);
        assert_eq!(
            (0..3)
                .map(|seat| played.at(&format!("morale_tokens.{seat}")))
                .sum::<u8>(),
            0
        );
    }
}

#[test]
fn what_lies_undone_is_decided_at_the_end_of_its_first_and_second_sol_and_leaves_after_its_third() {
    let mut file = mission_file(); // L1103–1104, ruling 14
    let dust = serde_json::to_string(&file.events[0])
        .expect("JSON")
        .replace("\"odds\":100", "\"odds\":0");
    file.events[0] = serde_json::from_str(&dust).expect("an event");
    let whole = mission();
    let mut mission = linked(
        file,
        serde_json::from_value(json!({"format": 1})).expect("no cards"),
    );
    mission.elements.malfunctions = whole.elements.malfunctions;
    let mut played = Played::with(mission, 4, 7);
    for (sol, decided, left) in [(1, 1, 0), (2, 1, 0), (3, 0, 1), (4, 0, 0)] {
        played.until_sol(sol);
        played.until("clean_up");
        let facts = unseen(&played, &Command::NextSol {});
        let decides = |fact: &&Fact| matches!(fact, Fact::EventConsequenceDecided { event, strikes: false } if event == "dust");
        let leaves = |fact: &&Fact| {
            **fact
                == Fact::EventEnded {
                    event: "dust".into(),
                    why: EventEndReason::RanOut,
                }
        };
        let counted = (
            facts.iter().filter(decides).count(),
            facts.iter().filter(leaves).count(),
        );
        assert_eq!(counted, (decided, left), "sol {sol}");
    }
}

#[test]
fn a_keyword_that_is_on_no_card_does_nothing() {
    let mut played = Played::started(2); // ruling 17
    played.until("resolve");
    let before = played.game().state().clone();
    let facts = played.play(Command::DrawCard {
        block: Block::Working,
        keyword: Some(Keyword::Farm),
    });
    assert_eq!(
        facts,
        [Fact::KeywordNotFound {
            block: Block::Working,
            keyword: Keyword::Farm
        }]
    );
    assert_eq!(
        *played.game().state(),
        before,
        "no card is passed by, nothing waits"
    );
}

#[test]
fn full_tracks_are_offered_in_the_order_of_the_blocks() {
    let mut played = Played::started(2); // ruling 13
    played.until("penalties");
    played.play(Command::EnterPenalties {
        working: TRACK_TOP,
        living: TRACK_TOP,
        systems: TRACK_TOP,
    });
    let flow = played
        .game()
        .offers()
        .into_iter()
        .filter_map(|offer| match offer.command {
            Command::ResolveTrack { block } => Some(block),
            _ => None,
        });
    assert_eq!(
        flow.collect::<Vec<_>>(),
        [Block::Working, Block::Living, Block::Systems]
    );
}

#[test]
fn of_cards_that_the_crew_draws_itself_the_app_draws_none() {
    let mut played = Played::new(2); // Carte Direzione
    played.play(Command::SetCards {
        cards: ComponentSource::Physical,
    });
    played.until("resolve");
    assert!(played.decide(&Command::DrawDirection {}).is_err());
    assert!(played.decide(&Command::DrawResearch {}).is_err());
}

#[test]
fn each_block_has_its_die_by_colour() {
    let colours = [
        (
            Language::English,
            [
                ("Yellow die", "Working"),
                ("Orange die", "Living"),
                ("Red die", "Systems"),
            ],
        ),
        (
            Language::Italian,
            [
                ("Dado giallo", "Lavorativo"),
                ("Dado arancione", "Abitativo"),
                ("Dado rosso", "Sistemi"),
            ],
        ),
    ];
    let mut played = Played::started(2); // L1487–1489, ruling 12
    for &block in Block::ALL {
        played.play(Command::CorrectBox { block, red: true });
    }
    played.until("malfunction_dice");
    for (language, dice) in colours {
        let lines = page::page(&Localizer::new(language), played.game()).lines;
        for (colour, block) in dice {
            let named = lines
                .iter()
                .filter(|line| line.contains(colour))
                .collect::<Vec<_>>();
            assert!(
                named.len() == 1 && named[0].contains(block),
                "{colour}: {lines:?}"
            );
        }
    }
}
