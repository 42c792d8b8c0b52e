//! Dice of an action that the app rolls again: each reroll is paid with a skill or a token (almanac, Abilità, L127–130, L137; ruling 20).

use solkeeper::first_martians::board::{ActionDie, ActionKind, BoardFact, SkillState};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::fact::Fact;
use solkeeper::first_martians::queries::unavailable::{Unavailable, unavailable};
use solkeeper::first_martians::state::{ComponentSource, Step};
use solkeeper::first_martians::vocabulary::Condition;
use solkeeper::language::{Language, Localizer, page};
use solkeeper::play::Game as _;

use super::acting::{declare, hand, number, plan};
use super::bench::{Bench, region};

const AGAIN: Command = Command::RerollDie {
    die: ActionDie::Success,
};

fn is_offered(bench: &Bench, command: &Command) -> bool {
    bench.game.decide(command).is_ok()
}

const fn skill(seat: u8, skill: u8) -> Command {
    Command::UseSkill {
        seat,
        skill,
        pays: 1,
    }
}

/// The second astronaut explores, the third assists; the dice were rolled by the app.
fn rolled(prepare: impl FnOnce(&mut Bench)) -> Bench {
    let mut bench = Bench::new(4);
    bench.game.apply(&Fact::StepReached { step: Step::Plan });
    bench.game.apply(&Fact::DiceSet {
        dice: ComponentSource::Digital,
    });
    (0..4).for_each(|seat| bench.set(&format!("morale_tokens.{seat}"), 3));
    prepare(&mut bench);
    bench.now(
        solkeeper::first_martians::vocabulary::Facility::GarageHall,
        solkeeper::first_martians::vocabulary::Modifier::ExtraPawn,
    );
    let explore = ActionKind::Explore(region("1-n"));
    plan(&mut bench, explore.clone(), &[1, 2]);
    declare(&mut bench);
    while hand(&bench) != explore {
        bench.play(&Command::Continue {});
    }
    bench.play(&Command::RollDice {});
    bench
}

#[test]
fn l127_each_skill_of_the_performer_pays_for_one_reroll() {
    let mut bench = rolled(|_| {});
    assert!(!is_offered(&bench, &AGAIN), "nothing has been paid");
    assert_eq!(
        unavailable(&bench.game, &AGAIN),
        Some(Unavailable::RerollUnpaid)
    );
    let tokens = number(&bench, "morale_tokens.1");
    bench.play(&skill(1, 0));
    assert_eq!(number(&bench, "morale_tokens.1"), tokens - 1);
    let facts = bench.game.decide(&AGAIN).expect("paid").facts;
    assert!(facts.iter().any(|fact| matches!(
        fact,
        Fact::Board(BoardFact::ActionDiceRolled { again: true, .. })
    )));
    bench.play(&AGAIN);
    assert!(!is_offered(&bench, &AGAIN), "once for each skill");
    bench.play(&skill(1, 1));
    bench.play(&skill(1, 2));
    bench.play(&AGAIN);
    bench.play(&Command::RerollDie {
        die: ActionDie::Wound,
    });
    assert!(!is_offered(&bench, &AGAIN));
}

#[test]
fn l137_the_skill_of_an_assistant_pays_for_nothing() {
    let mut bench = rolled(|_| {});
    bench.play(&skill(2, 0));
    assert!(!is_offered(&bench, &AGAIN));
}

#[test]
fn l200_without_a_skill_that_can_be_used_no_die_is_rolled_again() {
    let migraine = rolled(|bench| bench.suffers(1, Condition::Migraine));
    let discarded = rolled(|bench| {
        (0..4).for_each(|skill| {
            bench.play(&Command::SetSkillState {
                seat: 1,
                skill,
                state: SkillState::Discarded,
            });
        });
    });
    for bench in [migraine, discarded] {
        assert!(!is_offered(&bench, &skill(1, 0)) && !is_offered(&bench, &AGAIN));
        let page = page::page(&Localizer::new(Language::English), &bench.game);
        let rolls = |command: &Command| {
            matches!(
                command,
                Command::RerollDie { .. } | Command::UseSkill { .. }
            )
        };
        assert!(
            !page.options.iter().any(|(command, _)| rolls(command)),
            "{:?}",
            page.options
        );
    }
}

#[test]
fn a_poi_token_pays_for_a_reroll_too() {
    let mut bench = rolled(|bench| bench.set("cargo.available.poi", 1));
    bench.play(&Command::UsePoi { poi: None });
    bench.play(&AGAIN);
    assert!(!is_offered(&bench, &AGAIN));
}

#[test]
fn a_skill_that_was_used_before_the_roll_or_for_another_action_pays_for_nothing() {
    let mut bench = rolled(|bench| bench.play(&skill(1, 0)));
    assert!(!is_offered(&bench, &AGAIN));
    bench.play(&skill(1, 1));
    bench.play(&Command::Continue {});
    assert!(!is_offered(&bench, &AGAIN), "the dice stand");
}

/// The page offers the skill first, then the die.
#[test]
fn the_page_offers_a_reroll_once_it_is_paid() {
    for language in [Language::English, Language::Italian] {
        let localizer = Localizer::new(language);
        let mut bench = rolled(|_| {});
        let offered = |bench: &Bench| -> (usize, usize) {
            let options = page::page(&localizer, &bench.game).options;
            assert!(
                options
                    .iter()
                    .all(|(command, _)| is_offered(bench, command)),
                "{options:?}"
            );
            let count = |wanted: fn(&Command) -> bool| {
                options
                    .iter()
                    .filter(|(command, _)| wanted(command))
                    .count()
            };
            (
                count(|it| matches!(it, Command::UseSkill { .. })),
                count(|it| matches!(it, Command::RerollDie { .. })),
            )
        };
        assert_eq!(offered(&bench), (4, 0));
        bench.play(&skill(1, 0));
        assert_eq!(offered(&bench), (3, 3));
    }
}

/// Undo and redo lead to the same states: what is paid is told by facts.
#[test]
fn a_recorded_reroll_without_payment_is_applied_as_it_was() {
    let mut bench = rolled(|_| {});
    let before = bench.game.clone();
    let kind = hand(&bench);
    let rolled = before.state().board.as_ref().expect("kept").declared[0]
        .rolled
        .expect("rolled");
    bench.apply(BoardFact::ActionDiceRolled {
        kind,
        rolled,
        success_die_only: false,
        again: true,
    });
    assert_eq!(bench.game, before);
}
