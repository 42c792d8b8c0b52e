//! Offers for the board.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::Offers;
use crate::board::{BoardCounter, BoardState, Feature, TokenStack, printed};
use crate::command::{Command, Field, Param};
use crate::crew::Seat;
use crate::effect::{Amount, By, Effect};
use crate::game::Game;
use crate::queries::initial_board::settable;
use crate::vocabulary::{Modifier, Region};
use base::play::Offer;

pub(super) fn offers(game: &Game, offers: &mut Offers) {
    let state = game.state();
    let full = state.board.as_ref().is_some_and(|board| board.full);
    offers.push(Offer::correct(Command::KeepBoard { full: !full }));
    let Some(board) = state.board_state().filter(|_| state.is_under_way()) else {
        return;
    };
    offers.extend(
        board
            .unchecked
            .iter()
            .map(|&section| Offer::correct(Command::CheckSection { section })),
    );
    for (top, spots) in by_top(game, board) {
        let Some(spot) = spots.first().cloned() else {
            continue;
        };
        let to = board.get(&spot).unwrap_or(0);
        let (all, range) = (Param::one_of(spots), Param::number(0, top));
        let offer = |offer: Offer<Command>| {
            offer
                .with(Field::spot, all.clone())
                .with(Field::to, range.clone())
        };
        offers.push(offer(Offer::report(Command::MoveOnBoard {
            spot: spot.clone(),
            to,
        })));
        offers.push(offer(Offer::correct(Command::CorrectBoard { spot, to })));
    }
    let stacks = board.stacks();
    if let Some(stack) = stacks.first().cloned() {
        let command = Command::PutToken {
            stack,
            token: Modifier::Blocked,
        };
        let offer =
            Offer::correct(command).with(Field::stack, Param::one_of(stacks.iter().cloned()));
        offers.push(offer.with(Field::token, Param::one_of(Modifier::ALL.iter().copied())));
    }
    marks(board, offers);
    tiles(game, board, offers);
    let by = std::iter::once(None::<Seat>).chain(state.crew.seats().map(Some));
    let says = Param::ListOf {
        of: Arc::clone(printed::catalogue_values()),
        max: printed::EFFECTS_MAX,
    };
    let stress = Effect::Stress(By {
        by: Amount::Fixed(1),
    });
    let offer = Offer::report(Command::DoAsPrinted {
        says: vec![stress],
        by: None,
    });
    offers.push(
        offer
            .with(Field::says, says)
            .with(Field::by, Param::one_of(by)),
    );
    for stack in stacks {
        take(board, stack, offers);
    }
}

fn take(board: &BoardState, stack: TokenStack, offers: &mut Offers) {
    let tokens = board.stack(&stack);
    if let Some(&token) = tokens.last() {
        let range = Param::one_of(tokens.iter().copied());
        offers.push(Offer::correct(Command::TakeToken { stack, token }).with(Field::token, range));
    }
}

/// What is printed on tokens: of the known ones, and of one more.
fn marks(board: &BoardState, offers: &mut Offers) {
    for spot in board.spots() {
        let (Some(max), Some(last)) = (
            spot.name_max(),
            board.get(&spot).and_then(|count| count.checked_sub(1)),
        ) else {
            continue;
        };
        let last = u8::try_from(board.marks_of(&spot).len()).map_or(last, |known| known.min(last));
        let offer = Offer::correct(Command::MarkToken {
            spot,
            index: 0,
            name: "1".to_owned(),
        });
        offers.push(
            offer
                .with(Field::index, Param::number(0, last))
                .with(Field::name, Param::Text { max }),
        );
    }
}

/// Corrections of region tiles: any space of the map may be explored or not.
fn tiles(game: &Game, board: &BoardState, offers: &mut Offers) {
    let map = &game.mission().game_box.board.map;
    let all = map.iter().flat_map(|(&ring, directions)| {
        directions
            .iter()
            .map(move |&direction| Region { ring, direction })
    });
    let all: Vec<Region> = all.collect();
    if let Some(&region) = all.first() {
        let offer = Offer::correct(Command::LayTile {
            region,
            features: BTreeSet::new(),
        });
        offers.push(offer.with(Field::region, Param::one_of(all)).with(
            Field::features,
            Param::some_of(Feature::ALL.iter().copied()),
        ));
    }
    let explored = board.map.explored.iter();
    offers.extend(explored.map(|space| {
        Offer::correct(Command::TakeTileUp {
            region: space.region,
        })
    }));
}

/// The spots of the board by their maximum: one offer for each.
fn by_top(game: &Game, board: &BoardState) -> BTreeMap<u8, Vec<BoardCounter>> {
    let mut spots: BTreeMap<u8, Vec<BoardCounter>> = BTreeMap::new();
    for spot in settable(game) {
        spots.entry(board.max_of(&spot)).or_default().push(spot);
    }
    spots
}
