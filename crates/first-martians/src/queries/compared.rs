//! What conditions of format 2 count: on the board, and in what the app keeps in both modes.

use crate::board::BoardState;
use crate::crew::Seat;
use crate::effect::{Compared, Id, ObjectiveState, Subject, TokenAt, TokenState, Who};
use crate::game::Game;
use crate::objective_token::{ObjectiveToken, TokenPlace};
use crate::vocabulary::{Area, Item};

/// Whether the condition holds; `None` where only the players can tell.
pub fn holds(game: &Game, it: &Compared<'_>) -> Option<bool> {
    let state = game.state();
    let is = |so: bool| Some(it.contains(u8::from(so)));
    match it.subject {
        Subject::SolsLeft => Some(it.contains(game.sheet().sols().saturating_sub(state.sol))),
        Subject::EventOpen(id) => is(state.open_events.iter().any(|open| open.event == id)),
        Subject::Standing(id) => is(state.standing.contains(id)),
        Subject::Progress(id) => {
            Some(it.contains(state.objectives.get(id).map_or(0, |progress| progress.done)))
        }
        Subject::Token(id, wanted) => is(state
            .tokens
            .get(id)
            .is_some_and(|place| token_is(game, *place) == Some(wanted))),
        Subject::Mark(mark, on) => Some(it.contains(state.marks_on(mark, on))),
        Subject::Walker(id, []) => Some(it.contains(game.steps_of(id))),
        Subject::Walker(id, regions) => is(game
            .region_of_walker(id)
            .is_some_and(|at| regions.contains(&at))),
        Subject::ObjectiveState(id, wanted) => is(objective(game, id) == Some(wanted)),
        // A profession that is not in the crew has nothing.
        on_table if on_table.who().is_some_and(|who| is_nobody(game, who)) => Some(false),
        on_table => on_board(game, state.board_state()?, on_table, it),
    }
}

/// What has become of a token. In Story the players know whether its region is explored: it may be taken as soon as it is out.
pub(crate) fn token_is(game: &Game, place: TokenPlace) -> Option<TokenState> {
    match place {
        TokenPlace::Waits(_) => game
            .state()
            .board_state()
            .is_none()
            .then_some(TokenState::Lying),
        TokenPlace::Lies(_) => Some(TokenState::Lying),
        TokenPlace::Taken => Some(TokenState::Taken),
        TokenPlace::Spent => Some(TokenState::Spent),
    }
}

/// The tokens that the crew can report as taken: in Full board those of a region are gathered.
pub(crate) fn tokens_at_hand(game: &Game) -> Vec<Id> {
    let full = game.state().board_state().is_some();
    let lies = |token: &&ObjectiveToken| {
        let at = game
            .state()
            .tokens
            .get(&token.id)
            .and_then(|place| place.at());
        at.is_some_and(|at| !full || matches!(at, TokenAt::Facility(_)))
    };
    game.mission()
        .sheet
        .tokens
        .iter()
        .filter(lies)
        .map(|token| token.id.clone())
        .collect()
}

/// How an objective stands.
pub fn objective(game: &Game, id: &str) -> Option<ObjectiveState> {
    let progress = game.state().objectives.get(id)?;
    // What is not in the Mission Log is hidden from the crew, whatever has become of it.
    Some(match progress {
        _ if progress.met.is_some() => ObjectiveState::Met,
        _ if !progress.shown => ObjectiveState::Hidden,
        _ if progress.failed.is_some() => ObjectiveState::Failed,
        _ if progress.closed => ObjectiveState::Closed,
        _ => ObjectiveState::Shown,
    })
}

fn is_nobody(game: &Game, who: &Who) -> bool {
    match who {
        Who::Profession(profession) => game.state().crew.seat_of(*profession).is_none(),
        Who::Remembered(person) => !game.state().people.contains_key(person),
        Who::FirstPlayer | Who::Performer | Who::Everyone | Who::Chosen | Who::MostWounded => false,
    }
}

/// Whether the condition holds on the board.
fn on_board(
    game: &Game,
    board: &BoardState,
    subject: Subject<'_>,
    it: &Compared<'_>,
) -> Option<bool> {
    if subject == Subject::Wounds(&Who::Everyone) {
        return Some(board.crew.iter().all(|board| it.contains(board.wounds)));
    }
    Some(it.contains(number(game, board, subject)?))
}

/// How many of it are on the board.
pub fn number(game: &Game, board: &BoardState, subject: Subject<'_>) -> Option<u8> {
    let sum = |numbers: &mut dyn Iterator<Item = u8>| numbers.fold(0, u8::saturating_add);
    let count = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
    let wounds = |seat: Seat| board.id_board(seat).map_or(0, |board| board.wounds);
    Some(match subject {
        Subject::Supply(resource) => board.supply.get(&resource).copied().unwrap_or(0),
        Subject::Stress => board.stress,
        Subject::Plants => sum(&mut board
            .facilities
            .values()
            .filter_map(|facility| Some(facility.farm.as_ref()?.plants))),
        // A card that is ready; a tile on its way is none any more.
        Subject::Item(Item::UpgradeCard) => {
            count(board.upgrades.values().filter(|stage| **stage == 1).count())
        }
        Subject::Item(item) => sum(&mut Area::ALL
            .iter()
            .filter_map(|area| board.cargo.get(area)?.get(&item).copied())),
        Subject::Wounds(who) => seats(game, board, who).into_iter().map(wounds).max()?,
        Subject::Hurt => count(board.seats().filter(|&seat| wounds(seat) > 0).count()),
        Subject::Conditions(who, condition) => {
            let of = seats(game, board, who.unwrap_or(&Who::Everyone))
                .into_iter()
                .filter_map(|seat| board.id_board(seat));
            count(
                of.flat_map(|board| &board.conditions)
                    .filter(|had| condition.is_none_or(|wanted| **had == wanted))
                    .count(),
            )
        }
        Subject::Broken {
            facility,
            block,
            part,
        } => {
            let here = board.facilities.iter().filter(|(place, _)| {
                facility.is_none_or(|wanted| place.facility == wanted)
                    && block.is_none_or(|wanted| place.facility.block() == wanted)
            });
            let parts = here
                .flat_map(|(_, it)| &it.parts)
                .filter(|(own, _)| part.is_none_or(|wanted| **own == wanted));
            count(parts.filter(|(_, red)| **red).count())
        }
        Subject::Shut(facility, resource) => {
            u8::from(board.places_of_kind(facility).all(|place| {
                let tiles = board.facilities.get(&place).map(|it| &it.tiles);
                tiles.is_some_and(|tiles| {
                    resource.map_or(!tiles.is_empty(), |wanted| tiles.contains(&wanted))
                })
            }))
        }
        Subject::Productivity(facility) => sum(&mut board
            .places_of_kind(facility)
            .filter_map(|place| Some(board.facilities.get(&place)?.productivity))),
        Subject::Explored { regions, ring } => {
            let explored = board.map.explored.iter().map(|space| space.region);
            let named = explored.filter(|it| regions.is_empty() || regions.contains(it));
            count(
                named
                    .filter(|it| ring.is_none_or(|ring| it.ring == ring))
                    .count(),
            )
        }
        Subject::Terrain(region, feature) => u8::from(
            board
                .map
                .at(region)
                .is_some_and(|space| space.tile.features.contains(&feature)),
        ),
        Subject::Discoveries => board.discoveries,
        Subject::Upgrade(id) => u8::from(board.has_upgrade(id)),
        Subject::SolsLeft
        | Subject::EventOpen(_)
        | Subject::Standing(_)
        | Subject::Progress(_)
        | Subject::Token(..)
        | Subject::Mark(..)
        | Subject::Walker(..)
        | Subject::ObjectiveState(..) => return None,
    })
}

/// The astronauts that a condition is about.
fn seats(game: &Game, board: &BoardState, who: &Who) -> Vec<Seat> {
    let crew = &game.state().crew;
    match who {
        Who::FirstPlayer | Who::Performer => vec![crew.first_player],
        Who::Everyone | Who::Chosen => board.seats().collect(),
        Who::MostWounded => {
            let wounds = |seat: Seat| board.id_board(seat).map_or(0, |board| board.wounds);
            // Of several the First Player, else the next seat.
            let most = board.seats().map(wounds).max();
            let (before, after): (Vec<Seat>, Vec<Seat>) =
                board.seats().partition(|&seat| seat < crew.first_player);
            after
                .into_iter()
                .chain(before)
                .find(|&seat| Some(wounds(seat)) == most)
                .into_iter()
                .collect()
        }
        Who::Profession(profession) => crew.seat_of(*profession).into_iter().collect(),
        Who::Remembered(person) => game
            .state()
            .people
            .get(person)
            .copied()
            .into_iter()
            .collect(),
    }
}
