//! What the table knows better than the app: rulings about planned actions, cards and operators told in the set-up, dice thrown again.

use solkeeper::first_martians::board::{
    ActionDie, ActionKind, BoardFact, Feature, Obstacle, Pawn, PlannedAction, Reason, Ruling,
    RulingReason,
};
use solkeeper::first_martians::command::{Command, Field, Param};
use solkeeper::first_martians::effect::{Cost, SupplyCount};
use solkeeper::first_martians::fact::Fact;
use solkeeper::first_martians::game_box::ActionDice;
use solkeeper::first_martians::queries::quote::{possible_and_overrulable, quote_planned};
use solkeeper::first_martians::queries::resolving::mission_icons;
use solkeeper::first_martians::queries::upgrade_cards::upgrades_to_draw;
use solkeeper::first_martians::queries::warnings::{Warning, warnings};
use solkeeper::first_martians::state::{ComponentSource, Step};
use solkeeper::first_martians::vocabulary::{
    AdventureType, Block, Facility, Modifier, Part, Region, Resource, Rover,
};
use solkeeper::language::{Language, Localizer, page};
use solkeeper::play::{Command as _, Game as _, Role};

use super::acting::{declare, dice, hand, number, plan, planning};
use super::bench::{Bench, aom, at, planned, region};
use crate::support::{Played, shipped};

fn refused(bench: &Bench, command: &Command) -> bool {
    bench.game.decide(command).is_err()
}

fn overrule(bench: &mut Bench, index: usize, ruling: Ruling) {
    bench.play(&Command::Overrule {
        index,
        ruling,
        reason: RulingReason::Skill,
    });
}

fn of_plan(bench: &Bench, index: usize) -> PlannedAction {
    bench.game.state().board.as_ref().expect("kept").plan[index].clone()
}

/// How an action of the plan is quoted: pawns to roll, pawns to be sure, whether there are dice, what is paid.
fn quoted(bench: &Bench, index: usize) -> (Option<u8>, u8, bool, Vec<Cost>) {
    let quote = quote_planned(&bench.game, index).expect("possible").quote;
    let sum: i16 = quote.lines.iter().map(|line| i16::from(line.by)).sum();
    assert_eq!(sum, i16::from(quote.sure), "the lines add up");
    (quote.roll, quote.sure, quote.dice.is_some(), quote.pays)
}

fn energy(count: u8) -> Cost {
    Cost::Supply(SupplyCount {
        resource: Resource::Energy,
        count,
    })
}

#[test]
fn a_ruling_changes_pawns_dice_and_price_and_is_a_line_of_the_sum() {
    let mut bench = planning(4);
    bench.set("part.garage_hall.energy", 1);
    plan(&mut bench, ActionKind::Explore(region("1-n")), &[]);
    assert_eq!(quoted(&bench, 0), (Some(1), 2, true, vec![energy(1)]));
    overrule(&mut bench, 0, Ruling::Pawns(1));
    assert_eq!(quoted(&bench, 0), (None, 1, true, vec![energy(1)]));
    let lines = quote_planned(&bench.game, 0).expect("possible").quote.lines;
    let told = lines
        .iter()
        .find(|line| matches!(line.reason, Reason::Table(_)))
        .expect("the sum says so");
    assert_eq!(told.by, -1);
    overrule(&mut bench, 0, Ruling::Pawns(3));
    assert_eq!(quoted(&bench, 0).1, 3, "a second number replaces the first");
    bench.play(&Command::OverrulePrice {
        index: 0,
        price: vec![energy(3)],
        reason: RulingReason::Typed("A promise".into()),
    });
    assert_eq!(quoted(&bench, 0).3, [energy(3)]);
    bench.play(&Command::OverrulePrice {
        index: 0,
        price: Vec::new(),
        reason: RulingReason::Poi,
    });
    assert_eq!(quoted(&bench, 0).3, []);
    bench.play(&Command::DropRuling {
        index: 0,
        ruling: Ruling::Pawns(3),
    });
    assert_eq!(quoted(&bench, 0), (Some(1), 2, true, Vec::new()));
    let (food, stored) = (
        number(&bench, "supply.food"),
        number(&bench, "supply.energy"),
    );
    bench.play(&Command::AddPawn {
        index: 0,
        pawn: Pawn::Astronaut(1),
    });
    declare(&mut bench);
    assert_eq!(
        (
            number(&bench, "supply.food"),
            number(&bench, "supply.energy")
        ),
        (food, stored),
        "nothing was paid"
    );
}

#[test]
fn dice_are_waived_or_required_by_the_table() {
    let mut bench = planning(4);
    bench.set("part.garage_hall.cpu", 1);
    let explore = ActionKind::Explore(region("1-n"));
    plan(&mut bench, explore.clone(), &[1, 1]);
    assert!(
        quote_planned(&bench.game, 0)
            .expect("possible")
            .quote
            .must_roll_success,
        "a red CPU"
    );
    overrule(&mut bench, 0, Ruling::NoDice);
    assert_eq!(quoted(&bench, 0), (None, 2, false, Vec::new()));
    plan(&mut bench, ActionKind::Explore(region("1-s")), &[2, 2]);
    overrule(&mut bench, 1, Ruling::Dice);
    declare(&mut bench);
    let declared = &bench.game.state().board.as_ref().expect("kept").declared;
    let of = |name: &str| {
        declared
            .iter()
            .find(|it| it.planned.kind == ActionKind::Explore(region(name)))
            .expect("declared")
    };
    assert_eq!(of("1-n").dice, None);
    assert!(
        of("1-s").dice.is_some() && !of("1-s").success_die_only,
        "all the dice, with pawns enough"
    );
}

#[test]
fn the_last_word_on_dice_and_permission_counts() {
    let mut bench = planning(4);
    plan(&mut bench, ActionKind::Explore(region("1-n")), &[]);
    for (first, second) in [
        (Ruling::NoDice, Ruling::Dice),
        (Ruling::Forbidden, Ruling::Allowed),
    ] {
        for (one, two) in [(&first, &second), (&second, &first)] {
            overrule(&mut bench, 0, one.clone());
            overrule(&mut bench, 0, two.clone());
            let rulings = of_plan(&bench, 0).rulings;
            assert!(
                rulings.iter().any(|it| it.ruling == *two)
                    && !rulings.iter().any(|it| it.ruling == *one),
                "{rulings:?}"
            );
        }
    }
}

#[test]
fn the_table_allows_what_the_app_forbids() {
    let mut bench = planning(4);
    bench.now(Facility::GarageHall, Modifier::Blocked);
    let explore = ActionKind::Explore(region("1-n"));
    assert!(refused(
        &bench,
        &Command::PlanAction {
            kind: explore.clone()
        }
    ));
    assert!(possible_and_overrulable(&bench.game).1.contains(&explore));
    bench.play(&Command::PlanOverruled {
        kind: explore.clone(),
        reason: RulingReason::Upgrade,
    });
    bench.play(&Command::AddPawn {
        index: 0,
        pawn: Pawn::Astronaut(1),
    });
    bench.play(&Command::AddPawn {
        index: 0,
        pawn: Pawn::Astronaut(2),
    });
    declare(&mut bench);
    while hand(&bench) != explore {
        bench.play(&Command::Continue {});
    }
    bench.play(&Command::Continue {});
    assert!(bench.board().map.at(region("1-n")).is_some(), "it was done");
}

/// What is not there stays impossible: the board is corrected instead.
#[test]
fn the_table_cannot_allow_what_is_not_there() {
    let mut bench = planning(4);
    bench.set("part.lab.cpu", 1);
    bench.set("cargo.available.cpu", 0);
    let repair = ActionKind::Repair(at(Facility::Lab), Part::Cpu);
    // The price is the table's to change.
    bench.play(&Command::PlanOverruled {
        kind: repair,
        reason: RulingReason::Skill,
    });
    assert!(
        quote_planned(&bench.game, 0)
            .is_err_and(|why| matches!(why.as_slice(), [Obstacle::Items { .. }]))
    );
    bench.play(&Command::OverrulePrice {
        index: 0,
        price: Vec::new(),
        reason: RulingReason::Skill,
    });
    assert!(quote_planned(&bench.game, 0).is_ok());
    let sound = ActionKind::Repair(at(Facility::Lab), Part::Energy);
    assert!(refused(
        &bench,
        &Command::PlanOverruled {
            kind: sound,
            reason: RulingReason::Skill
        }
    ));
    assert!(refused(
        &bench,
        &Command::PlanOverruled {
            kind: ActionKind::Discover,
            reason: RulingReason::Skill
        }
    ));
}

#[test]
fn what_is_out_of_reach_is_offered_to_the_table() {
    let bench = planning(4);
    let (possible, overrulable) = possible_and_overrulable(&bench.game);
    let far = ActionKind::Explore(region("3-n"));
    assert!(
        !possible.contains(&far) && overrulable.contains(&far),
        "{far:?}"
    );
}

/// A pawn must be used while it could do something; what the table forbids does not count.
#[test]
fn what_the_table_forbids_needs_no_pawns() {
    let mut bench = planning(4);
    let mut index = 0;
    while refused(&bench, &Command::Continue {}) {
        let (possible, _) = possible_and_overrulable(&bench.game);
        let kind = possible
            .into_iter()
            .next()
            .expect("something could still be done");
        bench.play(&Command::PlanAction { kind });
        bench.play(&Command::Overrule {
            index,
            ruling: Ruling::Forbidden,
            reason: RulingReason::Mission,
        });
        assert!(
            quote_planned(&bench.game, index)
                .is_err_and(|why| why.contains(&Obstacle::Forbidden(RulingReason::Mission)))
        );
        index += 1;
    }
    bench.play(&Command::Continue {});
    assert!(
        bench
            .game
            .state()
            .board
            .as_ref()
            .expect("kept")
            .declared
            .is_empty(),
        "nothing was declared"
    );
}

#[test]
fn an_allowed_action_takes_an_aom_of_another_type() {
    let mut bench = planning(2);
    plan(&mut bench, ActionKind::Explore(region("1-n")), &[]);
    let add = Command::AddPawn {
        index: 0,
        pawn: aom("build"),
    };
    assert!(refused(&bench, &add));
    overrule(&mut bench, 0, Ruling::Allowed);
    bench.play(&add);
}

#[test]
fn a_reason_is_a_word_or_a_text_and_old_plans_have_no_rulings() {
    let json = |text: &str| serde_json::from_str::<Command>(text).expect("a command");
    let typed =
        json(r#"{"overrule": {"index": 0, "ruling": {"pawns": 2}, "reason": "A promise"}}"#);
    assert_eq!(
        typed.get(Field::reason),
        Some(solkeeper::play::Value::Text("A promise".into()))
    );
    let picked = json(r#"{"overrule": {"index": 0, "ruling": "allowed", "reason": "poi"}}"#);
    assert!(matches!(
        picked,
        Command::Overrule {
            reason: RulingReason::Poi,
            ..
        }
    ));
    let old: PlannedAction =
        serde_json::from_str(r#"{"deed": "rest", "pawns": [], "rover": null, "way": []}"#)
            .expect("as before");
    assert_eq!(
        serde_json::to_string(&old).expect("JSON"),
        r#"{"deed":"rest","pawns":[],"rover":null,"way":[]}"#
    );
}

fn setting_up(players: u8) -> Played {
    let mut played = Played::with(shipped().as_ref().clone(), players, 7);
    played.play(Command::KeepBoard { full: true });
    played
}

/// Continues to the step Lay.
fn to_lay(played: &mut Played) {
    for _ in 0..2 {
        played.play(Command::Continue {});
    }
    assert_eq!(played.game().state().step, Step::Lay);
}

fn ready(played: &Played) -> Vec<String> {
    let board = played.game().state().board_state().expect("kept");
    board
        .upgrades
        .iter()
        .filter(|(_, stage)| **stage == 1)
        .map(|(id, _)| id.clone())
        .collect()
}

#[test]
fn drawn_upgrade_cards_are_told_in_the_set_up() {
    let mut played = setting_up(4);
    to_lay(&mut played);
    let drawn = |upgrade: &str, used| Command::SetUpgrade {
        upgrade: upgrade.into(),
        used,
    };
    played.play(drawn("alarm-system", true));
    played.play(drawn("power-generator", true));
    played.play(drawn("power-generator", false));
    played.play(drawn("autoscanner", true));
    played.play(Command::Continue {});
    assert_eq!(ready(&played), ["alarm-system", "autoscanner"]);
}

#[test]
fn the_app_deals_as_many_upgrade_cards_as_the_sheet_says_and_none_that_stands() {
    for players in [4, 2] {
        let mut played = setting_up(players);
        to_lay(&mut played);
        played.play(Command::DealUpgrades {});
        let first = played.game().state().upgrade_cards.clone();
        assert_eq!(first.len(), upgrades_to_draw(played.game()));
        assert!(players == 4 || !first.contains("autoscanner"));
        let full = played.decide(&Command::SetUpgrade {
            upgrade: "alarm-system".into(),
            used: true,
        });
        assert!(full.is_err(), "no more than the sheet says");
        played.play(Command::Continue {});
        assert_eq!(
            ready(&played)
                .into_iter()
                .collect::<std::collections::BTreeSet<_>>(),
            first
        );
    }
}

#[test]
fn in_story_mode_nobody_asks_for_upgrade_cards_or_operators() {
    let mut played = Played::with(shipped().as_ref().clone(), 2, 7);
    to_lay(&mut played);
    let asked = |command: &Command| {
        matches!(
            command,
            Command::SetUpgrade { .. } | Command::DealUpgrades {} | Command::SetOperator { .. }
        )
    };
    assert!(
        !played
            .game()
            .offers()
            .iter()
            .any(|offer| asked(&offer.command))
    );
}

#[test]
fn the_page_asks_for_cards_and_operators_in_both_languages() {
    let mut played = setting_up(2);
    played.play(Command::SetAom {
        aom: "build".into(),
        used: true,
    });
    to_lay(&mut played);
    for (language, named) in [
        (Language::English, "Say which Upgrade cards"),
        (Language::Italian, "Dite quali carte Miglioramento"),
    ] {
        let localizer = Localizer::with_prose(language, &Default::default());
        let page = page::page(&localizer, played.game());
        assert!(
            page.notes.iter().any(|note| note.contains(named)),
            "{:?}",
            page.notes
        );
        let asks =
            |like: fn(&Command) -> bool| page.options.iter().any(|(command, _)| like(command));
        assert!(
            asks(|it| matches!(it, Command::SetUpgrade { .. }))
                && asks(|it| matches!(it, Command::DealUpgrades {}))
        );
        assert!(asks(|it| matches!(
            it,
            Command::SetOperator { seat: 1, .. }
        )));
    }
}

#[test]
fn an_operator_is_told_in_the_set_up_and_corrected_at_any_time() {
    let mut played = setting_up(2);
    played.play(Command::SetAom {
        aom: "build".into(),
        used: true,
    });
    to_lay(&mut played);
    played.play(Command::SetOperator {
        aom: "build".into(),
        seat: 1,
    });
    played.play(Command::Continue {});
    let operator = |played: &Played| {
        played
            .game()
            .state()
            .board
            .as_ref()
            .expect("kept")
            .operators["build"]
    };
    assert_eq!(operator(&played), 1);
    for _ in 0..3 {
        played.go();
    }
    played.play(Command::CorrectOperator {
        aom: "build".into(),
        seat: 0,
    });
    assert_eq!(operator(&played), 0);
}

#[test]
fn an_aom_that_was_forgotten_is_added_by_a_correction() {
    let mut played = setting_up(2);
    for _ in 0..4 {
        played.go();
    }
    let set = |aom: &str, used| Command::SetAom {
        aom: aom.into(),
        used,
    };
    let of_offer =
        |offer: &solkeeper::play::Offer<Command>| matches!(offer.command, Command::SetAom { .. });
    let offers = played.game().offers();
    assert!(
        offers
            .iter()
            .filter(|offer| of_offer(offer))
            .all(|offer| offer.role == Role::Correct)
    );
    played.play(set("build", true));
    played.play(set("explore", true));
    assert!(
        played.decide(&set("gather", true)).is_err(),
        "two come along"
    );
    played.play(set("build", false));
    played.play(set("gather", true));
    assert_eq!(
        played.game().state().crew.aoms.iter().collect::<Vec<_>>(),
        ["explore", "gather"]
    );
}

/// A bench whose Explore action has been rolled by the app, with so many successes on the die.
fn rolled(success: u8, token: bool) -> (Bench, Vec<bool>) {
    let mut bench = Bench::with(4, |mission| {
        let faces = ActionDice {
            success,
            wound: 2,
            adventure: 2,
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
    if token {
        bench.now(Facility::GarageHall, Modifier::Reroll);
    }
    let explore = ActionKind::Explore(region("1-n"));
    plan(&mut bench, explore.clone(), &[1]);
    declare(&mut bench);
    while hand(&bench) != explore {
        bench.play(&Command::Continue {});
    }
    let facts = bench
        .game
        .decide(&Command::RollDice {})
        .expect("offered")
        .facts;
    let again = |fact: &Fact| match fact {
        Fact::Board(BoardFact::ActionDiceRolled { again, .. }) => Some(*again),
        _ => None,
    };
    let thrown = facts.iter().filter_map(again).collect();
    bench.play(&Command::RollDice {});
    (bench, thrown)
}

#[test]
fn a_skill_has_the_app_roll_a_die_again() {
    let (bench, thrown) = rolled(3, false);
    assert_eq!(thrown, [false]);
    let rolled = |bench: &Bench| {
        bench.game.state().board.as_ref().expect("kept").declared[0]
            .rolled
            .expect("rolled")
    };
    let before = rolled(&bench);
    let mut seen = std::collections::BTreeSet::new();
    let mut thrown = bench;
    for _ in 0..40 {
        thrown.set("skill.1.0", 0);
        thrown.play(&Command::UseSkill {
            seat: 1,
            skill: 0,
            pays: 0,
        });
        let facts = thrown
            .game
            .decide(&Command::RerollDie {
                die: ActionDie::Success,
            })
            .expect("offered")
            .facts;
        assert!(facts.iter().any(|fact| matches!(
            fact,
            Fact::Board(BoardFact::ActionDiceRolled { again: true, .. })
        )));
        thrown.play(&Command::RerollDie {
            die: ActionDie::Success,
        });
        let now = rolled(&thrown);
        assert_eq!(
            (now.wound, now.adventure),
            (before.wound, before.adventure),
            "the others stay"
        );
        seen.insert(now.success);
    }
    assert_eq!(seen.len(), 2, "it is rolled");
    thrown.set("skill.1.0", 0);
    thrown.play(&Command::UseSkill {
        seat: 1,
        skill: 0,
        pays: 0,
    });
    thrown.game.apply(&Fact::DiceSet {
        dice: ComponentSource::Physical,
    });
    assert!(
        refused(
            &thrown,
            &Command::RerollDie {
                die: ActionDie::Success
            }
        ),
        "own dice are entered"
    );
    thrown.play(&dice(true, false));
}

#[test]
fn the_second_throw_of_a_reroll_token_is_called_so() {
    assert_eq!(rolled(6, true).1, [false, true]);
    let localizer = Localizer::new(Language::English);
    let bench = planning(2);
    let fact = |again| {
        let rolled = solkeeper::first_martians::board::ActionRoll {
            success: true,
            wound: false,
            adventure: false,
        };
        Fact::Board(BoardFact::ActionDiceRolled {
            kind: ActionKind::Examine,
            rolled,
            success_die_only: false,
            again,
        })
    };
    let text = |again| {
        solkeeper::language::fact_text::fact(&localizer, &bench.game, &fact(again)).expect("told")
    };
    assert_ne!(text(true), text(false));
}

#[test]
fn two_repairs_of_one_part_are_warned_about() {
    let mut bench = Bench::new(4);
    bench.set("part.lab.cpu", 1);
    bench.set("cargo.available.cpu", 4);
    bench.set("tile.med_lab.energy", 1);
    bench.token(
        solkeeper::first_martians::board::TokenStack::Rover(Rover::Froggy),
        Modifier::Blocked,
    );
    let lab = at(Facility::Lab);
    let repair = ActionKind::Repair(lab, Part::Cpu);
    let switch = ActionKind::Switch {
        place: lab,
        part: Part::Cpu,
        donor: at(Facility::MedLab),
    };
    let token = ActionKind::RepairRover(Rover::Froggy, Modifier::Blocked);
    let tile = ActionKind::RemoveShutdown(at(Facility::MedLab), Resource::Energy);
    let explore = ActionKind::Explore(region("1-n"));
    let actions = [
        repair.clone(),
        switch,
        repair,
        token.clone(),
        token,
        tile.clone(),
        tile,
        explore.clone(),
        explore,
    ];
    bench.plan(&actions.map(|kind| planned(kind, &[0])));
    let vain = |it| {
        if let Warning::InVain { action, .. } = it {
            Some(action)
        } else {
            None
        }
    };
    assert_eq!(
        warnings(&bench.game)
            .into_iter()
            .filter_map(vain)
            .collect::<Vec<_>>(),
        [1, 2, 4, 6, 8]
    );
}

/// Almanac, 4. MedLab (L1143): beside the Autoscanner the patient alone is enough.
#[test]
fn beside_the_autoscanner_no_medic_is_offered() {
    let mut bench = planning(2);
    bench.set("wounds.1", 2);
    plan(&mut bench, ActionKind::HealWound(1), &[]);
    let add = |seat| Command::AddPawn {
        index: 0,
        pawn: Pawn::Astronaut(seat),
    };
    assert!(refused(&bench, &add(0)) && !refused(&bench, &add(1)));
    bench.now(Facility::MedLab, Modifier::ExtraPawn);
    assert!(!refused(&bench, &add(0)), "a token asks for one more");
}

/// Almanac, 5. Centro di Controllo (L1159): 0 is the least, but nothing forbids to manage a track that is on it, for example one that an
/// event action raises before. The plan is warned.
#[test]
fn l1159_a_track_at_zero_can_be_managed_with_a_warning() {
    let mut bench = planning(4);
    for (block, to) in [(Block::Living, 0), (Block::Working, 2), (Block::Systems, 0)] {
        bench.play(&Command::CorrectTrack { block, to });
    }
    let manages = |bench: &Bench| {
        let offers = bench.game.offers();
        let of = offers.iter().filter_map(|offer| match offer.command {
            Command::PlanAction {
                kind: ActionKind::Manage(block),
            } => Some(block),
            _ => None,
        });
        of.collect::<Vec<_>>()
    };
    assert_eq!(manages(&bench), Block::ALL);
    plan(&mut bench, ActionKind::Manage(Block::Living), &[0]);
    plan(&mut bench, ActionKind::Manage(Block::Working), &[0]);
    let vain = |it| {
        if let Warning::InVain { action, block } = it {
            Some((action, block))
        } else {
            None
        }
    };
    assert_eq!(
        warnings(&bench.game)
            .into_iter()
            .filter_map(vain)
            .collect::<Vec<_>>(),
        [(0, Some(Block::Living))]
    );
    let localizer = Localizer::new(Language::English);
    let said = "it would change nothing, as the Malfunction track";
    let lines = page::page(&localizer, &bench.game).lines;
    assert!(
        lines.iter().any(|line| line.contains(said)),
        "said in text too: {lines:?}"
    );
    declare(&mut bench);
    while !bench
        .game
        .state()
        .board
        .as_ref()
        .expect("kept")
        .declared
        .is_empty()
    {
        bench.play(&Command::Continue {});
    }
    assert_eq!(
        (
            bench.game.state().track(Block::Living),
            bench.game.state().track(Block::Working)
        ),
        (0, 1)
    );
}

#[test]
fn a_mission_icon_is_asked_about_in_the_sol_of_its_tile() {
    let mut bench = planning(4);
    bench.lay("1-w", &[Feature::Mission]);
    bench.game.apply(&Fact::StepReached {
        step: Step::Resolve,
    });
    assert_eq!(
        mission_icons(&bench.game),
        [] as [Region; 0],
        "that was another sol"
    );
    bench.lay_now("1-n", &[Feature::Mission, Feature::Wound]);
    bench.lay_now("1-s", &[Feature::Wound]);
    assert_eq!(mission_icons(&bench.game), [region("1-n")]);
    for (language, told) in [
        (Language::English, "mission icon"),
        (Language::Italian, "icona missione"),
    ] {
        let page = page::page(&Localizer::new(language), &bench.game);
        assert_eq!(
            page.notes.iter().filter(|note| note.contains(told)).count(),
            1,
            "{:?}",
            page.notes
        );
    }
    let report = bench
        .game
        .offers()
        .into_iter()
        .find(|offer| matches!(offer.command, Command::DoAsPrinted { .. }));
    assert!(
        report.is_some_and(|offer| matches!(
            offer.params.get(&Field::says),
            Some(Param::ListOf { .. })
        )),
        "it can be reported"
    );
}
