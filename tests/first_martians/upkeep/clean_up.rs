//! Almanac, VI. Pulizia; Scopo del Gioco.

use solkeeper::first_martians::queries::upkeep;

use super::*;

/// What the Threshold counts, and the Threshold.
fn counted(game: &solkeeper::first_martians::Game) -> Option<(u8, u8)> {
    upkeep::threshold(game).map(|it| (it.count, it.number))
}

fn tidied(set_up: impl FnOnce(&mut Played)) -> Played {
    let mut game = Played::full_at(2, "clean_up");
    set_up(&mut game);
    game.play(Command::NextSol {});
    game
}

#[test]
fn what_lies_on_now_goes_and_only_the_topmost_of_next_moves_up() {
    let game = tidied(|game| {
        game.lay_token("lab", Space::Now, Modifier::Wound);
        game.lay_token("lab", Space::Now, Modifier::Blocked);
        game.lay_token("lab", Space::Next, Modifier::Reroll);
        game.lay_token("lab", Space::Next, Modifier::Adventure);
    });
    assert_eq!(game.tokens_on("lab", Space::Now), [Modifier::Adventure]);
    assert_eq!(game.tokens_on("lab", Space::Next), [Modifier::Reroll]);
}

#[test]
fn under_a_shutdown_tile_nothing_moves_and_the_tile_stays() {
    let game = tidied(|game| {
        game.set("tile.lab.energy", 1);
        game.lay_token("lab", Space::Now, Modifier::Wound);
        game.lay_token("lab", Space::Next, Modifier::Reroll);
    });
    assert_eq!(game.tokens_on("lab", Space::Now), [Modifier::Wound]);
    assert_eq!(game.tokens_on("lab", Space::Next), [Modifier::Reroll]);
    assert_eq!(game.at("tile.lab.energy"), 1);
}

#[test]
fn tokens_of_rovers_and_id_boards_stay() {
    let rover = TokenStack::Rover(solkeeper::first_martians::vocabulary::Rover::Froggy);
    let game = tidied(|game| {
        for stack in [rover.clone(), TokenStack::Crew(1)] {
            game.play(Command::PutToken {
                stack,
                token: Modifier::Blocked,
            });
        }
    });
    assert_eq!(
        (
            game.board().stack(&rover).len(),
            game.board().stack(&TokenStack::Crew(1)).len()
        ),
        (1, 1)
    );
}

#[test]
fn pending_becomes_available_and_upgrades_are_built() {
    let game = tidied(|game| {
        game.set("cargo.pending.sample", 2);
        game.set("cargo.available.sample", 1);
        game.set("upgrade.alarm-system", 2);
        game.set("upgrade.lab-upgrade", 1);
    });
    assert_eq!(
        (
            game.at("cargo.pending.sample"),
            game.at("cargo.available.sample")
        ),
        (0, 3)
    );
    assert_eq!(
        (
            game.at("upgrade.alarm-system"),
            game.at("upgrade.lab-upgrade")
        ),
        (3, 1)
    );
}

#[test]
fn skills_and_pawns_are_back() {
    let game = tidied(|game| {
        game.set("skill.0.0", 1);
        game.set("skill.1.2", 1);
        game.set("lost_pawns.1", 1);
    });
    assert_eq!(
        (
            game.at("skill.0.0"),
            game.at("skill.1.2"),
            game.at("lost_pawns.1")
        ),
        (0, 0, 0)
    );
}

#[test]
fn the_threshold_counts_red_parts_on_tiles_and_built_cards_but_not_the_box() {
    let mut game = Played::full_at(4, "resolve").with_spare("solar_panel-3"); // L37–43
    game.play(Command::CorrectBox {
        block: solkeeper::first_martians::vocabulary::Block::Living,
        red: true,
    });
    assert_eq!(counted(game.game()), Some((2, 3)), "a card arrives all red");
    game.set("part.lab.cpu", 1);
    game.set("part.med_lab.cpu", 1);
    assert_eq!(
        counted(game.game()),
        Some((4, 3)),
        "L39: four broken, Threshold three: one to repair"
    );
    game.set("part.lab.cpu", 0);
    assert_eq!(counted(game.game()), Some((3, 3)), "and one is enough");
}
