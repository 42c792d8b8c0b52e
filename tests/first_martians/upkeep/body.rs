//! Almanac, Ferite; Segnalini Condizione; Effetti dei segnalini Condizione.

use solkeeper::first_martians::board::ITEMS_MAX;
use solkeeper::first_martians::fact::Fact;
use solkeeper::first_martians::state::Outcome;
use solkeeper::first_martians::vocabulary::Condition;

use super::*;

fn wound(game: &mut Played, seat: u8, to: u8) -> Vec<Fact> {
    game.play(Command::MoveOnBoard {
        spot: BoardCounter::Wounds(seat),
        to,
    })
}

fn drawn(facts: &[Fact]) -> Vec<Condition> {
    let drawn = facts.iter().filter_map(|fact| match fact {
        Fact::Board(BoardFact::ConditionDrawn { condition, .. }) => Some(*condition),
        _ => None,
    });
    drawn.collect()
}

/// A game whose pool holds these tokens alone.
fn pool(tokens: &[(Condition, u8)]) -> Played {
    let mut game = Played::full_at(2, "morale");
    for &condition in Condition::ALL {
        let count = tokens
            .iter()
            .find(|(it, _)| *it == condition)
            .map_or(0, |(_, count)| *count);
        game.set(&format!("pool.{}", condition.id()), count);
    }
    game
}

#[test]
fn an_astronaut_with_two_wounds_has_one_condition() {
    let mut game = pool(&[(Condition::Migraine, 2)]); // L206
    assert!(drawn(&wound(&mut game, 1, 1)).is_empty());
    assert_eq!(drawn(&wound(&mut game, 1, 2)), [Condition::Migraine]);
    assert_eq!(
        (game.at("condition.1.migraine"), game.at("pool.migraine")),
        (1, 1)
    );
}

#[test]
fn healing_back_over_an_icon_does_nothing_and_crossing_it_again_draws_again() {
    let mut game = pool(&[(Condition::Migraine, 1), (Condition::Heart, 1)]);
    assert_eq!(drawn(&wound(&mut game, 1, 2)).len(), 1);
    assert!(drawn(&wound(&mut game, 1, 0)).is_empty());
    assert_eq!(drawn(&wound(&mut game, 1, 2)).len(), 1);
    assert_eq!(
        (
            game.at("condition.1.migraine"),
            game.at("condition.1.heart")
        ),
        (1, 1)
    );
}

#[test]
fn a_correction_crosses_no_icon() {
    let mut game = pool(&[(Condition::Migraine, 1)]);
    game.set("wounds.1", 5);
    assert_eq!(game.at("condition.1.migraine"), 0);
}

#[test]
fn a_healed_condition_finds_room_in_a_pool_that_was_put_right_to_its_top() {
    let mut game = pool(&[]);
    game.set("condition.1.heart", 1);
    let top = game
        .game()
        .state()
        .board_state()
        .expect("a board")
        .max_of(&BoardCounter::Pool(Condition::Heart));
    assert_eq!(top, ITEMS_MAX - 1, "the token on the ID board comes back");
    game.set("pool.heart", top);
    assert!(
        game.decide(&Command::CorrectBoard {
            spot: BoardCounter::Condition(0, Condition::Heart),
            to: 1
        })
        .is_err()
    );
    game.play(Command::MoveOnBoard {
        spot: BoardCounter::Condition(1, Condition::Heart),
        to: 0,
    });
    assert_eq!(
        (game.at("condition.1.heart"), game.at("pool.heart")),
        (0, ITEMS_MAX)
    );
}

#[test]
fn never_the_same_condition_twice_on_one_astronaut() {
    let mut game = pool(&[(Condition::Migraine, 2)]);
    wound(&mut game, 1, 2);
    assert!(
        drawn(&wound(&mut game, 1, 5)).is_empty(),
        "the one token left is put back"
    );
    assert_eq!(game.at("pool.migraine"), 1);
    let mut game = pool(&[(Condition::Migraine, 2), (Condition::Heart, 1)]);
    let all = drawn(&wound(&mut game, 1, 5));
    assert_eq!(all.len(), 2);
    assert_ne!(all[0], all[1]);
}

#[test]
fn anxiety_acts_at_once_and_goes_back_into_the_pool() {
    let mut game = pool(&[(Condition::Anxiety, 1)]);
    wound(&mut game, 1, 2);
    assert_eq!(
        (game.game().state().morale, game.at("pool.anxiety")),
        (-1, 1)
    );
}

#[test]
fn poisoning_doubles_wounds_from_the_next_phase_on() {
    let mut game = pool(&[]);
    game.play(Command::CorrectMorale { to: -1 });
    game.set("condition.0.poisoning", 1);
    assert_eq!(
        moves(&game.go_on()),
        ["wounds.0 0→1"],
        "in the phase in which it came it does not act"
    );
    game.to("stress");
    game.set("stress", 17);
    game.set("wounds.0", 1);
    game.set("wounds.1", 0);
    game.go_on();
    assert_eq!((game.at("wounds.0"), game.at("wounds.1")), (3, 1));
}

/// Almanac, Effetti dei segnalini Condizione: wounds that the crew reports are doubled as well.
#[test]
fn poisoning_doubles_a_wound_that_is_reported() {
    let mut game = pool(&[]);
    game.set("condition.0.poisoning", 1);
    game.to("oxygen");
    wound(&mut game, 0, 1);
    assert_eq!(game.at("wounds.0"), 2);
    game.set("wounds.0", 1);
    assert_eq!(game.at("wounds.0"), 1, "a correction is taken as it is");
    wound(&mut game, 0, 0);
    assert_eq!(game.at("wounds.0"), 0);
}

#[test]
fn a_healed_condition_still_acts_until_the_phase_ends() {
    let mut game = Played::full_at(2, "morale");
    game.set("condition.0.poisoning", 1);
    game.to("oxygen");
    game.play(Command::MoveOnBoard {
        spot: BoardCounter::Condition(0, Condition::Poisoning),
        to: 0,
    });
    assert_eq!(
        game.at("pool.poisoning"),
        3,
        "the token is back; the correction had taken none out"
    );
    game.to("stress");
    game.set("stress", 17);
    game.set("wounds.0", 0);
    game.go_on();
    assert_eq!(game.at("wounds.0"), 2);
}

#[test]
fn the_sixth_wound_loses_the_mission_at_once_and_no_condition_is_drawn() {
    let mut game = pool(&[(Condition::Migraine, 2)]);
    let facts = wound(&mut game, 1, 6);
    assert!(drawn(&facts).is_empty());
    assert_eq!(game.game().state().outcome, Some(Outcome::Died { seat: 1 }));
}
