//! How the upkeep of a sol goes on: few presses, everything under its own step.

use solkeeper::first_martians::die_sols::DieSols;
use solkeeper::first_martians::fact::Fact;
use solkeeper::first_martians::state::Step;
use solkeeper::first_martians::vocabulary::Phase;

use super::*;

#[test]
fn a_sol_of_upkeep_takes_at_most_ten_presses_when_nothing_is_left_to_choose() {
    let mut mission = boxed();
    mission.sheet.sheet.dice = [(
        solkeeper::first_martians::vocabulary::Block::Working,
        DieSols::Same([1].into()),
    )]
    .into();
    let mut game = Played::full_with(mission, 4);
    game.set("part.med_lab.hardware", 1);
    game.to("morale");
    let mut presses = 0;
    while game.game().state().sol == 1 {
        presses += u32::from(game.game().state().step.phase() != Phase::Actions);
        game.on();
    }
    assert!(presses <= 10, "{presses} presses");
}

#[test]
fn what_a_step_brings_about_is_resolved_under_it_before_the_next_is_reached() {
    let mut game = Played::full(2);
    game.play(Command::CorrectTrack {
        block: raised(&game),
        to: 4,
    });
    let facts = game.go_on();
    assert!(
        !facts
            .iter()
            .any(|fact| matches!(fact, Fact::StepReached { .. }))
    );
    assert!(matches!(game.game().state().step, Step::RaiseTrack { .. }));
    assert_eq!(game.game().state().step_id(), "read");
}

fn raised(game: &Played) -> solkeeper::first_martians::vocabulary::Block {
    match game.game().state().step {
        Step::RaiseTrack { block } => block,
        _ => panic!("not at the first step"),
    }
}

#[test]
fn in_story_the_same_steps_leave_the_board_alone() {
    let mut game = Played::started(2);
    let facts = game.until("plan");
    assert!(!facts.iter().any(|fact| matches!(fact, Fact::Board(_))));
}
