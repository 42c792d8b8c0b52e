//! Where every piece is, in both modes.

#![allow(unused_results, reason = "a test asserts what matters to it")]

use super::*;
use crate::tests::{changed, clean, game, localizers};
use first_martians::board::{Place, RegionTile};
use first_martians::effect::Id;
use first_martians::state::{Card, CardKind, Face, Scheduled};
use first_martians::vocabulary::{Direction, Facility, Modifier, Part, Region};

/// A game with this board.
fn with_board(change: impl FnOnce(&mut BoardState)) -> (Game, content::Prose) {
    let (game, prose) = game(4);
    let mut pieces = BoardState::laid(&game);
    change(&mut pieces);
    let full = changed(&game, |state| {
        state.sol = 2;
        state.board = Some(
            serde_json::from_value(serde_json::json!({"full": true, "twin": pieces}))
                .expect("a board"),
        );
    });
    (full, prose)
}

fn all(localizer: &Localizer, game: &Game) -> Vec<String> {
    areas(localizer, game)
        .into_iter()
        .flat_map(|it| it.lines.into_iter().chain([it.title]))
        .collect()
}

#[test]
fn every_piece_that_was_moved_is_named() {
    let region = Region {
        ring: 1,
        direction: Direction::S,
    };
    let place = Place::new(Facility::Lab, 1);
    let (game, prose) = with_board(|pieces| {
        let lab = pieces.facilities.get_mut(&place).expect("the Lab");
        lab.parts.insert(Part::Cpu, true);
        lab.tiles.insert(Resource::Energy);
        lab.next.push(Modifier::Wound);
        pieces.rovers.insert(Rover::Froggy, vec![Modifier::Wound]);
        (pieces.crew[1].wounds, pieces.stress) = (3, 17);
        pieces.crew[2].tokens.push(Modifier::Wound);
        let (tile, tokens) = (RegionTile::default(), Vec::new());
        pieces.map.explored.push(ExploredRegion {
            region,
            tile,
            explored_in: 1,
            samples: 5,
            objectives: 0,
            tokens,
        });
    });
    for localizer in localizers(&prose) {
        let said = all(&localizer, &game);
        said.iter().for_each(|line| clean(line));
        let line = |place: &str| {
            said.iter()
                .find(|line| line.starts_with(place))
                .cloned()
                .unwrap_or_default()
        };
        let lab = line(&board::place(&localizer, place));
        assert!(
            lab.contains(&board::toggle_label(
                &localizer,
                &BoardCounter::Part(place, Part::Cpu),
                true
            )),
            "{lab}"
        );
        assert!(
            lab.contains(&board::short_name(
                &localizer,
                &BoardCounter::Tile(place, Resource::Energy)
            )),
            "{lab}"
        );
        assert_eq!(
            said.iter()
                .filter(|line| line.ends_with(&localizer.word(Modifier::Wound)))
                .count(),
            3,
            "{said:?}"
        );
        assert!(line(&common::name(&localizer, &game.state().crew, 1)).contains('3'));
        assert!(line(&board::region(&localizer, region)).contains('5'));
        assert!(said.iter().any(|line| line.contains("17")));
        // What is as on an untouched board is left out.
        assert_eq!(line(&localizer.word(Facility::MedLab)), "");
        assert!(
            localizer.fallbacks().is_empty(),
            "{:?}",
            localizer.fallbacks()
        );
    }
}

#[test]
fn secrets_change_nothing() {
    let (game, prose) = with_board(|_| {});
    let secret = changed(&game, |state| {
        let event: Id = state
            .objectives
            .keys()
            .next()
            .expect("an objective")
            .clone();
        let card = Card::new(CardKind::Event, &event, Face::Story);
        state.scheduled.push(Scheduled {
            sol: 3,
            card,
            effects: Vec::new(),
            by: None,
        });
        state.flags.insert("a-flag".to_owned());
        state.counters.insert("a-counter".to_owned(), 3);
        state
            .objectives
            .values_mut()
            .filter(|it| !it.shown)
            .for_each(|it| it.done = 1);
    });
    for localizer in localizers(&prose) {
        assert_eq!(areas(&localizer, &game), areas(&localizer, &secret));
    }
}

#[test]
fn without_a_board_the_rest_is_still_there() {
    let (game, prose) = game(3);
    let game = changed(&game, |state| state.sol = 1);
    for localizer in localizers(&prose) {
        let kinds: Vec<_> = areas(&localizer, &game)
            .into_iter()
            .map(|it| it.area)
            .collect();
        assert_eq!(
            kinds,
            [
                TableArea::Sol,
                TableArea::Supply,
                TableArea::Tracks,
                TableArea::Log
            ]
        );
    }
}

#[test]
fn in_story_the_rest_is_not_said_to_be_untouched() {
    let (game, prose) = game(3);
    let (full, _) = with_board(|_| {});
    for localizer in localizers(&prose) {
        let [story, board] = [&game, &full].map(|game| unlisted(&localizer, game));
        clean(&story);
        assert!(
            board.ends_with(&localizer.text("table-unlisted")) && story != board,
            "{story}"
        );
    }
}

#[test]
fn aoms_are_listed_with_their_operators() {
    let (game, prose) = game(3);
    let chosen = |board: Option<serde_json::Value>| {
        changed(&game, |state| {
            state.crew.aoms = ["build".to_owned()].into();
            state.board = board.map(|board| serde_json::from_value(board).expect("a board"));
        })
    };
    let pieces = BoardState::laid(&game);
    let full = chosen(Some(
        serde_json::json!({"full": true, "twin": pieces, "operators": {"build": 2}}),
    ));
    for localizer in localizers(&prose) {
        let of = |game: &Game| {
            areas(&localizer, game)
                .into_iter()
                .find(|it| it.area == TableArea::Aoms)
                .expect("AOMs")
                .lines
        };
        let (aom, who) = (
            capital(&common::aom(&localizer, "build")),
            common::name(&localizer, &game.state().crew, 2),
        );
        assert_eq!(of(&chosen(None)), std::slice::from_ref(&aom));
        assert!(
            matches!(&of(&full)[..], [line] if line.contains(&aom) && line.contains(&who)),
            "{:?}",
            of(&full)
        );
    }
}

#[test]
fn what_a_set_up_laid_is_listed_and_nothing_pads_a_region() {
    let (game, prose) = game(4);
    let upgrade = game
        .mission()
        .game_box
        .upgrades
        .iter()
        .find(|it| it.id != "autoscanner")
        .expect("an Upgrade")
        .id
        .clone();
    let drawn = changed(&game, |state| {
        state.sol = 1;
        state.upgrade_cards.insert(upgrade.clone());
    });
    let mut pieces = BoardState::laid(&drawn);
    let region = Region {
        ring: 1,
        direction: Direction::S,
    };
    let (tile, tokens) = (RegionTile::default(), Vec::new());
    pieces.map.explored.push(ExploredRegion {
        region,
        tile,
        explored_in: 0,
        samples: 0,
        objectives: 0,
        tokens,
    });
    let full = changed(&drawn, |state| {
        state.board = Some(
            serde_json::from_value(serde_json::json!({"full": true, "twin": pieces}))
                .expect("a board"),
        );
    });
    for localizer in localizers(&prose) {
        let said = all(&localizer, &full);
        assert!(
            said.iter()
                .any(|line| line.starts_with(&board::upgrade(&localizer, &upgrade))),
            "{said:?}"
        );
        let here = format!(
            "{}: {}",
            board::region(&localizer, region),
            localizer.text("table-explored")
        );
        assert!(said.contains(&here), "{said:?}");
    }
}
