//! Almanac, Stress; Complesso Lavorativo.

use solkeeper::first_martians::fact::Fact;
use solkeeper::first_martians::vocabulary::Rover;

use super::*;

#[test]
fn stress_rises_by_one_an_astronaut_and_two_a_tile_both_on_one_facility_counted() {
    let mut game = Played::full_at(4, "stress"); // L580, L684
    game.set("tile.crew_quarters.oxygen", 1);
    game.set("tile.crew_quarters.energy", 1);
    game.set("stress", 2);
    assert_eq!(moves(&game.go_on()), ["stress 2→10"]);
}

#[test]
fn at_eighteen_there_is_a_quarrel_and_what_overflows_is_lost() {
    let mut game = Played::full_at(2, "stress");
    game.set("stress", 17);
    let facts = game.go_on();
    assert_eq!(
        moves(&facts),
        [
            "stress 17→18",
            "stress 18→0",
            "wounds.0 0→1",
            "wounds.1 0→1"
        ]
    );
    assert_eq!(game.game().state().morale, -1);
}

#[test]
fn a_correction_to_eighteen_triggers_nothing_and_what_the_table_says_does() {
    let mut game = Played::full_at(2, "stress");
    game.set("stress", 18);
    assert_eq!(game.at("stress"), 18);
    game.play(Command::MoveOnBoard {
        spot: BoardCounter::Stress,
        to: 18,
    });
    assert_eq!((game.at("stress"), game.at("wounds.0")), (0, 1));
}

/// A game whose Working Block has these parts red.
fn working(red: &[&str]) -> Played {
    let mut game = Played::full_at(2, "stress");
    game.go_on();
    for part in red {
        game.set(&format!("part.{part}"), 1);
    }
    game
}

#[test]
fn only_red_hardware_of_facilities_that_are_not_shut_acts() {
    assert!(moves(&working(&["lab.cpu", "med_lab.hardware"]).go_on()).is_empty());
    let mut game = working(&["lab.hardware"]);
    assert_eq!(moves(&game.go_on()), ["stress 2→3"]);
    let mut game = working(&["lab.hardware"]);
    game.set("tile.lab.oxygen", 1);
    assert!(moves(&game.go_on()).is_empty());
}

#[test]
fn the_token_of_the_working_bay_lies_on_top_of_what_is_on_its_space_and_acts_this_sol() {
    let mut game = working(&["working_bay.hardware"]);
    game.lay_token("working_bay", Space::Now, Modifier::Wound);
    game.go_on();
    assert_eq!(
        game.tokens_on("working_bay", Space::Now),
        [Modifier::Wound, Modifier::ExtraPawn]
    );
}

#[test]
fn froggy_is_rolled_for_and_damaged_by_a_wound() {
    // Of the trial dice the green Wound die never shows a wound; this box's always does.
    for (faces, damaged) in [(0, false), (6, true)] {
        let mut mission = boxed();
        mission
            .game_box
            .action_dice
            .values_mut()
            .for_each(|dice| dice.wound = faces);
        let mut game = Played::full_with(mission, 2);
        game.to("working_block");
        game.set("part.garage_hall.hardware", 1);
        let facts = game.go_on();
        assert!(facts.contains(&Fact::Board(BoardFact::RoverRolled {
            rover: Rover::Froggy,
            wound: damaged
        })));
        assert_eq!(
            !game
                .board()
                .stack(&TokenStack::Rover(Rover::Froggy))
                .is_empty(),
            damaged
        );
    }
}

#[test]
fn with_dice_of_their_own_the_players_say_what_the_die_shows() {
    let mut game = working(&["garage_hall.hardware"]);
    game.play(Command::SetDice {
        dice: ComponentSource::Physical,
    });
    game.go_on();
    assert_eq!(game.game().state().step_id(), "rover_roll");
    game.choose(Pick::Yes);
    assert_eq!(
        game.board().stack(&TokenStack::Rover(Rover::Froggy)),
        [Modifier::Blocked]
    );
    game.play(Command::SetDice {
        dice: ComponentSource::Digital,
    });
}

#[test]
fn without_a_sample_on_any_region_none_is_lost() {
    let mut game = working(&["probe_bay.hardware"]);
    assert!(moves(&game.go_on()).is_empty());
    let asked = matches!(game.game().state().queue.front(), Some(Task::Pick { .. }));
    assert!(!asked, "nobody is asked what cannot be answered");
}

/// The same game with samples on these regions of the first ring.
fn with_samples(game: &Played, regions: &[(&str, u8)]) -> Played {
    use solkeeper::play::Game as _;
    let space = |(direction, samples): &(&str, u8)| {
        let region = serde_json::json!({"ring": 1, "direction": direction});
        serde_json::json!({"region": region, "tile": {}, "since": 1, "samples": samples, "objectives": 0, "tokens": []})
    };
    let mut snapshot = game.game().snapshot();
    snapshot["board"]["twin"]["map"]["explored"] = regions.iter().map(space).collect();
    let game = game.game().restore(&snapshot).expect("a state");
    Played {
        table: solkeeper::play::GameHistory::new(game),
    }
}

#[test]
fn the_crew_says_from_which_region_a_sample_is_lost_where_more_than_one_has_one() {
    let mut game = with_samples(
        &working(&["probe_bay.hardware"]),
        &[("n", 2), ("s", 1), ("w", 0)],
    );
    game.go_on();
    assert_eq!(game.asked().len(), 2);
    let south = game.asked()[1].clone();
    assert_eq!(moves(&game.choose(south)), ["samples.1-s 1→0"]);
    let mut game = with_samples(&working(&["probe_bay.hardware"]), &[("n", 2)]);
    assert_eq!(moves(&game.go_on()), ["samples.1-n 2→1"]);
}
