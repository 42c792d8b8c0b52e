//! Almanac, Fattoria: growth, wilting, food.

use super::*;

/// A Farm of the given greenhouses and plants, with seeds on those spaces; nothing in the general supply.
fn farm(players: u8, greenhouses: u8, plants: u8, seeds: &[u8]) -> Played {
    let mut game = Played::full_at(players, "energy");
    game.set("greenhouses.farm", greenhouses);
    game.set("plants.farm", plants);
    for seed in seeds {
        game.set(&format!("growth.farm.{seed}"), 1);
    }
    if !game.asked().is_empty() {
        game.choose(Pick::No);
    }
    for resource in ["oxygen", "energy", "food"] {
        game.set(&format!("supply.{resource}"), 0);
    }
    game
}

fn seeds(game: &Played) -> Vec<u8> {
    (1..=6)
        .filter(|space| game.at(&format!("growth.farm.{space}")) == 1)
        .collect()
}

#[test]
fn seeds_grow_by_one_and_from_the_last_space_into_an_empty_greenhouse() {
    let mut game = farm(2, 5, 2, &[1, 4, 6]);
    game.to("stress");
    assert_eq!((seeds(&game), game.at("plants.farm")), (vec![2, 5], 3));
}

#[test]
fn without_an_empty_greenhouse_a_ripe_seed_stays() {
    let mut game = farm(2, 2, 2, &[5, 6]);
    game.to("stress");
    assert_eq!((seeds(&game), game.at("plants.farm")), (vec![5, 6], 2));
}

#[test]
fn a_seed_is_mature_in_six_sols() {
    // L1333
    let mut bed = solkeeper::first_martians::board::Farm {
        greenhouses: 1,
        plants: 0,
        growth: [1].into(),
    };
    for _ in 0..6 {
        assert_eq!(bed.plants, 0);
        bed = bed.grown();
    }
    assert_eq!((bed.plants, bed.growth.len()), (1, 0));
}

#[test]
fn wilting_comes_once_however_many_reasons_and_takes_one_plant_back_to_the_last_space() {
    let mut game = farm(2, 5, 2, &[1, 4, 6]);
    game.set("part.farm.oxygen", 1);
    game.set("part.farm.energy", 1);
    game.set("tile.farm.energy", 1);
    game.go_on();
    assert!(game.asked().is_empty(), "nothing to spend");
    game.to("stress");
    assert_eq!((seeds(&game), game.at("plants.farm")), (vec![3, 5, 6], 1));
}

#[test]
fn stopping_it_costs_one_of_each_that_is_lacking_and_then_nothing_grows_either() {
    let mut game = farm(2, 5, 2, &[4]);
    game.set("part.farm.energy", 1);
    game.set("tile.farm.oxygen", 1);
    game.set("supply.energy", 1);
    game.go_on();
    assert!(game.asked().is_empty(), "oxygen cannot be paid");

    let mut game = farm(2, 5, 2, &[4]);
    game.set("part.farm.energy", 1);
    game.set("tile.farm.oxygen", 1);
    game.set("supply.energy", 1);
    game.set("supply.oxygen", 2);
    game.set("supply.food", 2);
    game.go_on();
    assert_eq!(game.asked(), [Pick::Yes, Pick::No]);
    assert_eq!(
        game.game().state().step_id(),
        "stop_wilting",
        "asked before the page of the Farm"
    );
    let mut paid = moves(&game.choose(Pick::Yes));
    paid.sort();
    assert_eq!(paid, ["supply.energy 1→0", "supply.oxygen 2→1"]);
    assert_eq!(
        moves(&game.go_on()),
        ["supply.food 2→0"],
        "under a tile it yields no food"
    );
    assert_eq!((seeds(&game), game.at("plants.farm")), (vec![4], 2));
}

#[test]
fn one_energy_stops_it_now_and_another_is_needed_next_sol() {
    let mut game = farm(2, 3, 2, &[]); // L529
    game.set("part.farm.energy", 1);
    game.set("supply.energy", 2);
    for left in [1, 0] {
        game.to("stop_wilting");
        game.choose(Pick::Yes);
        assert_eq!(game.at("supply.energy"), left);
        game.to("plan");
        assert_eq!(game.at("plants.farm"), 2);
        game.set("productivity.oxygenator-1", 4);
    }
}

#[test]
fn left_to_itself_it_wilts() {
    let mut game = farm(2, 3, 2, &[]);
    game.set("part.farm.energy", 1);
    game.set("supply.energy", 2);
    game.go_on();
    game.choose(Pick::No);
    game.go_on();
    assert_eq!(
        (
            seeds(&game),
            game.at("plants.farm"),
            game.at("supply.energy")
        ),
        (vec![6], 1, 2)
    );
}

#[test]
fn a_tile_laid_this_sol_wilts_the_farm_this_sol() {
    let mut game = farm(2, 3, 2, &[]);
    game.set("productivity.solar_panel-1", 4);
    game.go_on();
    game.choose(Pick::Place(place("farm")));
    game.to("stress");
    assert_eq!(game.at("plants.farm"), 1);
}

#[test]
fn a_spare_farm_wilts_by_its_own_red_parts_alone() {
    let mut game = farm(2, 3, 2, &[]).with_spare("farm-2");
    game.set("greenhouses.farm-2", 2);
    game.set("plants.farm-2", 2);
    game.to("stress");
    assert_eq!((game.at("plants.farm"), game.at("plants.farm-2")), (2, 1));
}

#[test]
fn two_plants_in_three_greenhouses_are_two_portions() {
    let mut game = farm(2, 3, 2, &[]); // L638
    game.go_on();
    assert!(moves(&game.go_on()).is_empty(), "two eat two");
}

#[test]
fn half_of_what_nobody_eats_rounded_up_is_kept() {
    let mut game = farm(2, 5, 5, &[]);
    game.go_on();
    assert_eq!(moves(&game.go_on()), ["supply.food 0→2"]);
}

#[test]
fn the_general_supply_feeds_and_then_the_crew_says_who_goes_without_a_portion_each() {
    let mut game = farm(4, 3, 1, &[]);
    game.set("supply.food", 1);
    game.go_on();
    assert_eq!(moves(&game.go_on()), ["supply.food 1→0"]);
    assert_eq!(game.asked(), [0, 1, 2, 3].map(Pick::Seat));
    assert_eq!(moves(&game.choose(Pick::Seat(2))), ["wounds.2 0→1"]);
    assert_eq!(game.asked(), [0, 1, 3].map(Pick::Seat), "one portion each");
    game.choose(Pick::Seat(0));
    assert_eq!(game.game().state().step_id(), "stress");
}

#[test]
fn with_anemia_an_astronaut_eats_two_from_the_next_phase_on() {
    let mut game = farm(2, 3, 2, &[]);
    game.set("condition.1.anemia", 1);
    game.go_on();
    assert!(
        moves(&game.go_on()).is_empty(),
        "not in the phase in which it came"
    );
    let mut game = Played::full_at(2, "morale");
    game.set("condition.1.anemia", 1);
    game.set("supply.food", 0);
    game.set("plants.farm", 1);
    game.to("farm");
    game.go_on();
    assert_eq!(game.asked().len(), 2);
    game.choose(Pick::Seat(1));
    game.choose(Pick::Seat(1));
    assert_eq!((game.at("wounds.0"), game.at("wounds.1")), (0, 2));
}

#[test]
fn when_there_is_nothing_at_all_everybody_goes_without_and_nobody_is_asked() {
    let mut game = farm(2, 3, 0, &[]);
    game.go_on();
    assert_eq!(moves(&game.go_on()), ["wounds.0 0→1", "wounds.1 0→1"]);
    assert_eq!(game.game().state().step_id(), "stress");
}
