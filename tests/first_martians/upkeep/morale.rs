//! Almanac, II. Morale.

use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::fact::Fact;
use solkeeper::first_martians::state::Outcome;

use super::*;

fn at_morale(morale: i8, tokens: u8) -> Played {
    let mut game = Played::full_at(4, "morale");
    game.play(Command::CorrectMorale { to: morale });
    game.set("morale_tokens.0", tokens);
    game.set("morale_tokens.1", 2);
    game
}

#[test]
fn at_zero_nothing_happens() {
    // L398
    assert!(moves(&at_morale(0, 2).go_on()).is_empty());
}

#[test]
fn the_first_player_alone_takes_as_many_tokens_as_morale_says() {
    let mut game = at_morale(3, 1);
    assert_eq!(moves(&game.go_on()), ["morale_tokens.0 1→4"]);
}

#[test]
fn the_first_player_alone_discards_and_takes_a_wound_for_each_token_that_is_missing() {
    let mut game = at_morale(-2, 1);
    assert_eq!(
        moves(&game.go_on()),
        ["morale_tokens.0 1→0", "wounds.0 0→1"]
    );
    assert_eq!(game.at("morale_tokens.1"), 2);
}

#[test]
fn nobody_may_choose_wounds_instead_of_tokens() {
    let mut game = at_morale(-2, 2);
    assert_eq!(moves(&game.go_on()), ["morale_tokens.0 2→0"]);
    assert!(game.asked().is_empty());
}

/// English rulebook, p. 21: the token of the Upgrade comes in Production, too late to be discarded in Morale.
#[test]
fn the_upgrade_of_the_crew_quarters_gives_its_token_in_production() {
    let mut game = at_morale(-1, 0);
    game.set("upgrade.crew-quarters-upgrade", 3);
    assert_eq!(moves(&game.go_on()), ["wounds.0 0→1"]);
    game.to("stress");
    assert_eq!(game.at("morale_tokens.0"), 0);
    let told = moves(&game.go_on());
    assert!(told.contains(&"morale_tokens.0 0→1".to_owned()), "{told:?}");
    assert_eq!(game.at("morale_tokens.1"), 2, "the First Player alone");
}

#[test]
fn crew_quarters_that_this_production_shuts_give_no_token() {
    let mut game = at_morale(0, 0);
    game.set("upgrade.crew-quarters-upgrade", 3);
    game.to("energy");
    game.set("productivity.solar_panel-2", 4);
    game.go_on();
    game.choose(Pick::Place(place("crew_quarters")));
    game.to("working_block");
    assert_eq!(game.at("morale_tokens.0"), 0);
    let mut game = at_morale(0, 0);
    game.set("upgrade.crew-quarters-upgrade", 2);
    game.to("working_block");
    assert_eq!(game.at("morale_tokens.0"), 0, "its tile is Pending");
}

#[test]
fn a_sixth_wound_ends_the_mission_at_once() {
    let mut game = at_morale(-2, 0);
    game.set("wounds.0", 5);
    let facts = game.go_on();
    assert!(facts.contains(&Fact::Died { seat: 0 }));
    assert_eq!(game.game().state().outcome, Some(Outcome::Died { seat: 0 }));
    assert_eq!(game.game().state().step_id(), "end");
    assert!(game.game().state().queue.is_empty());
}
