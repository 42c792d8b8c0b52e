//! What declared actions bring, one by one (almanac, Tirare i dadi; Risolvere le azioni; each action by its number).

use solkeeper::first_martians::board::{
    ActionKind, BUILT, BoardFact, Feature, Pick, PlannedAction, TokenStack,
};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::fact::Fact;
use solkeeper::first_martians::game_box::ActionDice;
use solkeeper::first_martians::state::{CardKind, ComponentSource, OpenEvent, Step, Task};
use solkeeper::first_martians::vocabulary::{AdventureType, Condition, Facility, Modifier, Rover};
use solkeeper::play::{Game as _, Role};

use super::acting::{declare, dice, hand, number, plan, planning};
use super::bench::{Bench, aom, at, region};

const N: &str = "1-n";

/// Goes on until that action is at hand.
fn reach(bench: &mut Bench, kind: &ActionKind) {
    while hand(bench) != *kind {
        bench.play(&Command::Continue {});
    }
}

/// Plans it for those seats, declares, and goes on until it is at hand.
fn take(bench: &mut Bench, kind: &ActionKind, seats: &[u8]) {
    plan(bench, kind.clone(), seats);
    declare(bench);
    reach(bench, kind);
}

/// Plans it for enough pawns that it is sure, and resolves it.
fn sure(bench: &mut Bench, kind: &ActionKind, seats: &[u8]) {
    take(bench, kind, seats);
    bench.play(&Command::Continue {});
}

fn roll(bench: &mut Bench, success: bool) {
    bench.play(&dice(success, false));
    bench.play(&Command::Continue {});
}

/// The Adventures that lie open, and who drew them.
fn adventures(bench: &Bench) -> Vec<(AdventureType, Option<u8>)> {
    let drawn = bench
        .game
        .state()
        .queue
        .iter()
        .filter_map(|task| match task {
            Task::Read { card, by } => match card.kind {
                CardKind::Adventure(adventure) => Some((adventure, *by)),
                _ => None,
            },
            _ => None,
        });
    drawn.collect()
}

/// A table whose Explore dice always show the same.
fn explorers(success: u8, wound: u8) -> Bench {
    let mut bench = Bench::with(4, |mission| {
        let faces = ActionDice {
            success,
            wound,
            adventure: 0,
        };
        mission
            .game_box
            .action_dice
            .insert(AdventureType::Explore, faces);
    });
    bench.game.apply(&Fact::StepReached { step: Step::Plan });
    bench.game.apply(&Fact::DiceSet {
        dice: ComponentSource::Digital,
    });
    bench
}

fn rolls(bench: &Bench) -> Vec<bool> {
    let facts = bench
        .game
        .decide(&Command::RollDice {})
        .expect("dice are waited for")
        .facts;
    let laid = facts.iter().filter_map(|fact| match fact {
        Fact::Board(BoardFact::ActionDiceRolled { rolled, .. }) => Some(rolled.success),
        _ => None,
    });
    laid.collect()
}

/// Almanac, Descrizione dei segnalini Modificatore: the token has a success rolled once more, never twice, and no failure.
#[test]
fn a_success_is_rolled_once_more_where_the_token_says_so() {
    for (success, token, expected) in [
        (6, true, vec![true, true]),
        (0, true, vec![false]),
        (6, false, vec![true]),
    ] {
        let mut bench = explorers(success, 0);
        if token {
            bench.now(Facility::GarageHall, Modifier::Reroll);
            bench.now(Facility::GarageHall, Modifier::Reroll);
        }
        take(&mut bench, &ActionKind::Explore(region(N)), &[1]);
        assert_eq!(rolls(&bench), expected);
    }
}

/// Almanac, Elementi rotti: with a red CPU the Success die alone is rolled, though the pawns are enough.
#[test]
fn a_red_cpu_has_the_success_die_alone_rolled() {
    let mut bench = planning(4);
    bench.set("part.garage_hall.cpu", 1);
    take(&mut bench, &ActionKind::Explore(region(N)), &[1, 2]);
    let wound = Command::EnterDice {
        success: true,
        wound: true,
        adventure: false,
    };
    assert!(
        bench.game.decide(&wound).is_err(),
        "no Wound die lies on the table"
    );
    let tokens = number(&bench, "morale_tokens.1");
    roll(&mut bench, false);
    assert_eq!(
        number(&bench, "morale_tokens.1"),
        tokens + 2,
        "a failure like any other"
    );
}

/// Almanac, Distanze e Movimento (ruling 17): what lies on the way strikes on a failure too, once the action is over.
#[test]
fn the_way_strikes_on_a_failure_too() {
    let mut bench = planning(4);
    bench.lay(N, &[Feature::Wound, Feature::Morale, Feature::Adventure]);
    let morale = bench.game.state().morale;
    take(&mut bench, &ActionKind::GatherSample(region(N)), &[1]);
    roll(&mut bench, false);
    assert_eq!(
        (number(&bench, "wounds.1"), bench.game.state().morale),
        (1, morale - 1)
    );
    assert_eq!(adventures(&bench), [(AdventureType::Gather, Some(1))]);
    assert_eq!(number(&bench, "samples.1-n"), 2, "nothing was gathered");
}

/// Almanac, Tirare i dadi: the Adventure die brings one to the performer, never to an assistant.
#[test]
fn the_adventure_die_strikes_the_performer_alone() {
    let mut bench = planning(4);
    bench.now(Facility::GarageHall, Modifier::ExtraPawn);
    take(&mut bench, &ActionKind::Explore(region(N)), &[2, 1]);
    bench.play(&Command::EnterDice {
        success: true,
        wound: false,
        adventure: true,
    });
    bench.play(&Command::Continue {});
    assert_eq!(adventures(&bench), [(AdventureType::Explore, Some(2))]);
}

/// Almanac, Effetti dei segnalini Condizione: an assistant who cannot concentrate brings the performer an Adventure.
#[test]
fn trouble_concentrating_comes_when_the_action_is_over() {
    let mut bench = planning(4);
    bench.suffers(2, Condition::Concentration);
    sure(&mut bench, &ActionKind::Explore(region(N)), &[1, 2]);
    assert_eq!(adventures(&bench), [(AdventureType::Explore, Some(1))]);
}

/// The Adventures drawn until the action is over, whatever the dice show else.
fn drawn_until_over(bench: &mut Bench, kind: &ActionKind) -> usize {
    let mut drawn = 0;
    for _ in 0..80 {
        let board = bench.game.state().board.as_ref().expect("kept");
        if bench.game.state().queue.is_empty()
            && board.declared.iter().all(|it| it.planned.kind != *kind)
        {
            return drawn;
        }
        let flow = bench
            .game
            .offers()
            .into_iter()
            .find(|offer| offer.role == Role::Flow)
            .expect("not over");
        for fact in bench.game.decide(&flow.command).expect("offered").facts {
            drawn += usize::from(matches!(fact, Fact::AdventureDrawn { .. }));
            bench.game.apply(&fact);
        }
    }
    panic!("{kind:?} does not end");
}

type Cause = fn(&mut Bench);

/// Ruling 2: one Adventure an action, whether the die, a token, the way, a condition or all of them ask for it.
#[test]
fn an_action_brings_one_adventure_however_many_ask_for_it() {
    let (explore, gather) = (
        ActionKind::Explore(region(N)),
        ActionKind::GatherSample(region(N)),
    );
    let causes: [(&ActionKind, Cause); 6] = [
        (&explore, |_| {}),
        (&explore, |bench| {
            bench.now(Facility::GarageHall, Modifier::Adventure);
        }),
        (&explore, |bench| {
            bench.token(TokenStack::Crew(1), Modifier::Adventure);
        }),
        (&explore, |bench| bench.suffers(1, Condition::Concentration)),
        (&gather, |bench| bench.lay(N, &[Feature::Adventure])),
        (&gather, |bench| {
            bench.lay(N, &[Feature::Adventure]);
            bench.now(Facility::ProbeBay, Modifier::Adventure);
            bench.token(TokenStack::Crew(1), Modifier::Adventure);
            bench.suffers(1, Condition::Concentration);
        }),
    ];
    for (index, (kind, cause)) in causes.into_iter().enumerate() {
        for adventure in [true, false] {
            let mut bench = planning(4);
            cause(&mut bench);
            take(&mut bench, kind, &[1]);
            bench.play(&Command::EnterDice {
                success: false,
                wound: false,
                adventure,
            });
            bench.play(&Command::Continue {});
            let already = adventures(&bench).len();
            let drawn = already + drawn_until_over(&mut bench, kind);
            assert_eq!(
                drawn,
                usize::from(adventure || index > 0),
                "cause {index}, die {adventure}"
            );
        }
    }
}

/// Almanac, AOM: its operator takes the tokens of its failure and its wounds.
#[test]
fn the_operator_suffers_for_the_aom() {
    let mut bench = planning(2);
    let explore = PlannedAction {
        pawns: vec![aom("explore")],
        ..PlannedAction::new(ActionKind::Explore(region(N)), Vec::new())
    };
    bench.plan(std::slice::from_ref(&explore));
    let operator = bench
        .stands(&explore)
        .performer
        .expect("somebody operates it");
    declare(&mut bench);
    reach(&mut bench, &explore.kind);
    let tokens = number(&bench, &format!("morale_tokens.{operator}"));
    bench.play(&dice(false, true));
    bench.play(&Command::Continue {});
    assert_eq!(
        number(&bench, &format!("morale_tokens.{operator}")),
        tokens + 2
    );
    assert_eq!(number(&bench, &format!("wounds.{operator}")), 1);
}

/// Almanac, I rover; Segnalini Modificatore (ruling 10): the die is rolled when the phase ends, and a wound damages the rover.
#[test]
fn a_rover_is_rolled_for_when_the_phase_ends() {
    for (wound, damaged) in [(6, true), (0, false)] {
        let mut bench = explorers(6, wound);
        bench.token(TokenStack::Rover(Rover::Froggy), Modifier::RoverRoll);
        plan(&mut bench, ActionKind::Explore(region(N)), &[1]);
        bench.play(&Command::SetRover {
            index: 0,
            rover: Some(Rover::Froggy),
        });
        // Something that is resolved after it.
        bench.set("upgrade.alarm-system", 1);
        plan(
            &mut bench,
            ActionKind::BuildUpgrade("alarm-system".into()),
            &[2, 2],
        );
        declare(&mut bench);
        reach(&mut bench, &ActionKind::Explore(region(N)));
        let blocked =
            |bench: &Bench| bench.board().rovers[&Rover::Froggy].contains(&Modifier::Blocked);
        while bench
            .game
            .state()
            .board
            .as_ref()
            .is_some_and(|board| !board.declared.is_empty())
        {
            assert!(!blocked(&bench), "not while actions are left");
            bench.play(&Command::Continue {});
        }
        assert_eq!(blocked(&bench), damaged);
        let wounds = (0..4)
            .map(|seat| number(&bench, &format!("wounds.{seat}")))
            .sum::<u8>();
        assert_eq!(wounds, 0, "the rover's, not an astronaut's");
    }
}

/// The same with the players' own dice: the app asks what they show.
#[test]
fn the_players_say_what_the_rover_s_die_shows() {
    let mut bench = planning(4);
    bench.lay(N, &[Feature::RoverRoll]);
    plan(&mut bench, ActionKind::GatherSample(region(N)), &[1]);
    bench.play(&Command::SetRover {
        index: 0,
        rover: Some(Rover::Scorpio),
    });
    declare(&mut bench);
    reach(&mut bench, &ActionKind::GatherSample(region(N)));
    while bench
        .game
        .state()
        .board
        .as_ref()
        .is_some_and(|board| !board.declared.is_empty())
    {
        bench.play(&Command::Continue {});
    }
    bench.play(&Command::Pick { pick: Pick::Yes });
    assert_eq!(bench.board().rovers[&Rover::Scorpio], [Modifier::Blocked]);
}

/// Almanac, I rover: each token on a rover is one Build.
#[test]
fn a_build_takes_one_token_off_a_rover() {
    let mut bench = planning(4);
    bench.token(TokenStack::Rover(Rover::Froggy), Modifier::Blocked);
    bench.token(TokenStack::Rover(Rover::Froggy), Modifier::ExtraPawn);
    sure(
        &mut bench,
        &ActionKind::RepairRover(Rover::Froggy, Modifier::Blocked),
        &[1, 1],
    );
    assert_eq!(bench.board().rovers[&Rover::Froggy], [Modifier::ExtraPawn]);
}

/// Almanac, 7. Vano Sonde: what is gathered is Pending.
#[test]
fn what_is_gathered_is_pending() {
    let mut bench = planning(4);
    bench.lay(N, &[]);
    sure(&mut bench, &ActionKind::GatherSample(region(N)), &[1, 1]);
    assert_eq!(
        (
            number(&bench, "samples.1-n"),
            number(&bench, "cargo.pending.sample")
        ),
        (1, 1)
    );
    assert_eq!(number(&bench, "cargo.available.sample"), 0);
}

/// Almanac, 8. Laboratorio: a sample is examined, then discovered; on a failure it comes back.
#[test]
fn a_sample_is_examined_and_then_a_discovery() {
    let mut bench = planning(4);
    bench.set("cargo.available.sample", 1);
    take(&mut bench, &ActionKind::Examine, &[1]);
    assert_eq!(
        number(&bench, "cargo.available.sample"),
        0,
        "it lies on the pawn"
    );
    roll(&mut bench, false);
    assert_eq!(
        (
            number(&bench, "cargo.available.sample"),
            number(&bench, "examined")
        ),
        (1, 0)
    );

    let mut bench = planning(4);
    bench.set("cargo.available.sample", 1);
    sure(&mut bench, &ActionKind::Examine, &[1, 1]);
    assert_eq!(
        (
            number(&bench, "cargo.available.sample"),
            number(&bench, "examined")
        ),
        (0, 1)
    );

    let mut bench = planning(4);
    bench.set("examined", 1);
    sure(&mut bench, &ActionKind::Discover, &[1, 1]);
    assert_eq!(
        (number(&bench, "examined"), number(&bench, "discoveries")),
        (0, 1)
    );
}

/// Almanac, Piantare nuovi semi: the seed comes to Growth 1; on a failure it comes back.
#[test]
fn a_seed_is_planted_on_the_first_space() {
    for (success, seeds, growing) in [(true, 0, 1), (false, 1, 0)] {
        let mut bench = planning(4);
        bench.set("cargo.available.seed", 1);
        bench.set("greenhouses.farm", 5);
        bench.set("plants.farm", 2);
        take(&mut bench, &ActionKind::Plant(at(Facility::Farm)), &[1]);
        roll(&mut bench, success);
        assert_eq!(
            (
                number(&bench, "cargo.available.seed"),
                number(&bench, "growth.farm.1")
            ),
            (seeds, growing)
        );
    }
}

/// Almanac, 4. MedLab: a wound goes; a Condition token goes back into the pool and acts until the phase ends.
#[test]
fn healing_takes_a_wound_or_a_condition_away() {
    let mut bench = planning(4);
    bench.set("wounds.2", 3);
    sure(&mut bench, &ActionKind::HealWound(2), &[2, 0]);
    assert_eq!(number(&bench, "wounds.2"), 2);

    let mut bench = planning(4);
    bench.suffers(2, Condition::Heart);
    let pool = number(&bench, "pool.heart");
    sure(
        &mut bench,
        &ActionKind::HealCondition(2, Condition::Heart),
        &[2, 0],
    );
    assert_eq!(
        (
            number(&bench, "condition.2.heart"),
            number(&bench, "pool.heart")
        ),
        (0, pool + 1)
    );
    assert!(
        bench
            .board()
            .phase_start
            .conditions
            .contains(&(2, Condition::Heart))
    );
}

/// Almanac, Miglioramenti: the tile of an Upgrade is Pending once its card was built.
#[test]
fn the_tile_of_an_upgrade_is_pending() {
    let mut bench = planning(4);
    bench.set("upgrade.alarm-system", 1);
    sure(
        &mut bench,
        &ActionKind::BuildUpgrade("alarm-system".into()),
        &[1, 1],
    );
    assert_eq!(number(&bench, "upgrade.alarm-system"), BUILT - 1);
}

/// Almanac, 1. Eventi: its action is done once, for its price; the event leaves the table, the reward is read.
#[test]
fn an_event_action_pays_and_rewards() {
    let mut bench = planning(4);
    let mut snapshot = bench.game.snapshot();
    let open = OpenEvent {
        event: "dust-in-the-filters".into(),
        opened_in: 2,
        has_consequences: false,
    };
    snapshot["open_events"] = serde_json::to_value([open]).expect("events are JSON");
    bench.game = bench
        .game
        .restore(&snapshot)
        .expect("states can be restored");
    let kind = ActionKind::Event("dust-in-the-filters".into());
    sure(&mut bench, &kind, &[1, 2]);
    assert!(bench.game.state().open_events.is_empty());
    let (oxygen, morale) = (number(&bench, "supply.oxygen"), bench.game.state().morale);
    for _ in 0..8 {
        if bench.game.state().queue.is_empty() {
            break;
        }
        bench.play(&Command::Continue {});
    }
    assert_eq!(
        (number(&bench, "supply.oxygen"), bench.game.state().morale),
        (oxygen + 1, morale + 1)
    );
}

/// Almanac, 11. Azioni della missione: its price is paid when it is declared, and spent on a failure too (ruling 3).
#[test]
fn a_mission_action_is_paid_and_moves_its_objective() {
    for (success, steps) in [(true, 25), (false, 0)] {
        let mut bench = planning(4);
        bench.set("supply.energy", 3);
        take(
            &mut bench,
            &ActionKind::Mission("make-adjustments".into()),
            &[1],
        );
        assert_eq!(number(&bench, "supply.energy"), 2);
        roll(&mut bench, success);
        assert_eq!(number(&bench, "supply.energy"), 2);
        assert_eq!(
            bench.game.state().objectives["growing-conditions"].done,
            steps
        );
    }
}

/// Almanac, Effetti dei segnalini Condizione: with trouble of the heart one pawn rests or heals, the other may do anything.
#[test]
fn who_has_heart_trouble_can_still_declare() {
    let mut bench = planning(4);
    bench.suffers(1, Condition::Heart);
    plan(&mut bench, ActionKind::Rest, &[1]);
    for seat in [0, 0, 2, 2, 3, 3] {
        plan(&mut bench, ActionKind::Rest, &[seat]);
    }
    bench.play(&Command::Continue {});
    assert_eq!(bench.game.state().step, Step::Resolve);
}
