//! Almanac, Ossigenatori, Pannelli Solari, Tessere Arresto.

use solkeeper::first_martians::queries::production::{self, Balance, Meal};
use solkeeper::first_martians::vocabulary::Resource;

use super::*;

fn balance(game: &Played, resource: Resource) -> (u8, u8) {
    let balance = Balance::of(game.game(), game.board(), resource);
    (balance.made(), balance.needed())
}

#[test]
fn as_laid_the_hub_makes_and_needs_eight_oxygen_and_ten_energy() {
    let mut game = Played::full_at(4, "oxygen"); // L452
    assert_eq!(balance(&game, Resource::Oxygen), (8, 8));
    assert_eq!(balance(&game, Resource::Energy), (10, 10));
    game.set("plants.farm", 3);
    let meal = Meal::of(game.game(), game.board(), &production::farms(game.game()));
    assert_eq!(meal.made(), 3);
    for (maker, makes) in [
        ("oxygenator-1", 4),
        ("oxygenator-2", 4),
        ("solar_panel-1", 5),
        ("solar_panel-2", 5),
    ] {
        assert_eq!(game.at(&format!("productivity.{maker}")), makes, "{maker}");
    }
    game.to("plan");
    assert_eq!(
        game.at("productivity.oxygenator-1"),
        4,
        "Production itself moves no marker"
    );
}

#[test]
fn the_oxygenators_add_up_four_and_two_to_six() {
    let mut game = Played::full_at(4, "oxygen"); // L466
    game.set("productivity.oxygenator-2", 2);
    assert_eq!(balance(&game, Resource::Oxygen).0, 6);
}

#[test]
fn the_solar_panels_add_up_five_and_three_to_eight() {
    let mut game = Played::full_at(4, "oxygen"); // L506
    game.set("productivity.solar_panel-2", 3);
    assert_eq!(balance(&game, Resource::Energy).0, 8);
}

#[test]
fn half_of_the_surplus_rounded_up_goes_to_the_general_supply() {
    let mut game = Played::full_at(4, "oxygen");
    for place in ["farm", "lab", "med_lab"] {
        game.set(&format!("tile.{place}.oxygen"), 1);
    }
    assert_eq!(balance(&game, Resource::Oxygen), (8, 5));
    assert_eq!(moves(&game.go_on()), ["supply.oxygen 2→4"]);
    assert_eq!(game.game().state().step_id(), "energy");
}

#[test]
fn ten_needed_and_eight_made_are_two_tiles_each_on_a_facility_of_the_crews_choice() {
    let mut game = Played::full_at(4, "energy"); // L547, ruling 5
    game.set("productivity.solar_panel-2", 3);
    let supply = game.at("supply.energy");
    assert!(moves(&game.go_on()).is_empty());
    assert_eq!(game.asked().len(), 10, "all that need energy");
    assert!(!game.asked().contains(&Pick::Place(place("quiet_place"))));
    assert!(!game.asked().contains(&Pick::Place(place("solar_panel-1"))));
    assert_eq!(
        moves(&game.choose(Pick::Place(place("crew_quarters")))),
        ["tile.crew_quarters.energy 0→1"]
    );
    assert!(
        !game.asked().contains(&Pick::Place(place("crew_quarters"))),
        "never two of a kind on one"
    );
    assert_eq!(
        game.game().state().step,
        solkeeper::first_martians::state::Step::Energy,
        "resolved under its own step"
    );
    game.choose(Pick::Place(place("med_lab")));
    assert_eq!(
        game.at("supply.energy"),
        supply,
        "the general supply does not help"
    );
    assert_eq!(game.game().state().step_id(), "farm");
}

#[test]
fn two_oxygen_tiles_leave_six_oxygen_and_ten_energy_to_be_used() {
    let mut game = Played::full_at(4, "oxygen"); // L570
    game.set("tile.lab.oxygen", 1);
    game.set("tile.probe_bay.oxygen", 1);
    assert_eq!(balance(&game, Resource::Oxygen).1, 6);
    assert_eq!(balance(&game, Resource::Energy).1, 10);
}

#[test]
fn a_facility_may_have_a_tile_of_each_kind() {
    let mut game = Played::full_at(4, "oxygen");
    game.set("tile.crew_quarters.energy", 1);
    game.set("productivity.oxygenator-1", 3);
    game.go_on();
    game.choose(Pick::Place(place("crew_quarters")));
    assert_eq!(
        (
            game.at("tile.crew_quarters.energy"),
            game.at("tile.crew_quarters.oxygen")
        ),
        (1, 1)
    );
}

#[test]
fn when_fewer_places_than_points_are_left_there_are_no_more_tiles() {
    let mut game = Played::full_at(4, "oxygen");
    game.set("productivity.oxygenator-1", 0);
    game.set("productivity.oxygenator-2", 0);
    let facts = game.go_on();
    assert_eq!(
        moves(&facts).len(),
        8,
        "all that need it, without a question"
    );
    assert_eq!(game.game().state().step_id(), "energy");
}

#[test]
fn a_shut_oxygenator_makes_nothing_from_the_next_sol_and_one_shut_for_energy_needs_none() {
    let mut game = Played::full_at(4, "energy");
    game.set("productivity.solar_panel-1", 4);
    game.go_on();
    game.choose(Pick::Place(place("oxygenator-1")));
    assert_eq!(balance(&game, Resource::Oxygen).0, 4);
    assert_eq!(balance(&game, Resource::Energy), (9, 9));
}

#[test]
fn a_spare_facility_makes_and_needs_like_any_other() {
    let mut game = Played::full_at(4, "oxygen").with_spare("oxygenator-3");
    game.set("productivity.oxygenator-3", 2);
    assert_eq!(balance(&game, Resource::Oxygen), (10, 8));
    assert_eq!(balance(&game, Resource::Energy).1, 11);
    let mut game = Played::full_at(4, "oxygen").with_spare("farm-2");
    assert_eq!(balance(&game, Resource::Oxygen).1, 9);
    game.set("tile.farm-2.oxygen", 1);
    assert_eq!(
        balance(&game, Resource::Oxygen).1,
        8,
        "a Facility card can be shut as well"
    );
}
