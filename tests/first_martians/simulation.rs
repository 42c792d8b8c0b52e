//! Games that play by themselves, counted.

use std::sync::Arc;

use solkeeper::first_martians::players::Style;
use solkeeper::first_martians::simulation::{Came, Gauge, Setting, Tally, play, possible};

use crate::support::shipped;

const FULL: Setting = Setting { players: 1, style: Style::Careful, full: true };

#[test]
fn a_penalty_without_anything_to_strike_stops_no_game() {
    // The Probe Bay takes a sample while no region has one: nobody can be asked which.
    let game = play(shipped(), FULL, 12).expect("it comes to its end");
    assert_eq!(game.games, 1);
}

#[test]
fn what_is_added_up_does_not_mind_the_order() {
    let games: Vec<Tally> = (1..5).map(|seed| play(shipped(), Setting { full: false, ..FULL }, seed).expect("an end")).collect();
    let sum = |games: &mut dyn Iterator<Item = &Tally>| {
        games.fold(Tally::default(), |mut sum, game| {
            sum.add(game.clone());
            sum
        })
    };
    let whole = sum(&mut games.iter());
    assert_eq!(whole, sum(&mut games.iter().rev()));
    assert_eq!(whole.games, 4);
    assert_eq!(whole.sols.count(), 4);
    let morale = whole.gauges.get(&Gauge::Morale).expect("it is looked at");
    let last = u8::try_from(whole.sols.max()).expect("a sol");
    assert_eq!(morale.keys().copied().collect::<Vec<_>>(), (1..=last).collect::<Vec<_>>(), "every sol once");
    for id in whole.came.keys().filter(|(kind, _)| *kind == Came::Event) {
        let each: u32 = games.iter().map(|game| game.of(id.0, &id.1).times).sum();
        assert_eq!(whole.of(id.0, &id.1).times, each);
    }
}

#[test]
fn everything_that_comes_is_something_that_can_come() {
    let possible = possible(shipped());
    for style in [Style::Careful, Style::Random] {
        for seed in 0..6 {
            let game = play(shipped(), Setting { players: 3, style, full: false }, seed).expect("an end");
            for what in game.came.keys() {
                assert!(possible.contains(what), "{what:?}");
            }
            let never = game.never(&possible);
            assert_eq!(never.len() + game.came.len(), possible.len(), "it came, or it did not");
        }
    }
    for kind in [Came::Event, Came::Adventure, Came::Malfunction, Came::FollowUp, Came::Consequence, Came::Option, Came::Ending] {
        assert!(possible.iter().any(|(of, _)| *of == kind), "{kind:?}");
    }
}

#[test]
fn the_same_seed_is_the_same_game() {
    let again = Arc::clone(shipped());
    assert_eq!(play(shipped(), FULL, 2), play(&again, FULL, 2));
    assert_ne!(play(shipped(), FULL, 2), play(shipped(), FULL, 3));
}
