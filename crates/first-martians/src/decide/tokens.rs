//! Objective tokens of the mission: laid, taken, spent.

use super::{reports, sol};
use crate::board::{BoardFact, Spot, TokenMark};
use crate::draft::Draft;
use crate::effect::{Id, TokenAt};
use crate::fact::{Cause, Fact};
use crate::mission::Takes;
use crate::objective_token::{ObjectiveToken, TokenPlace};
use crate::vocabulary::{Area, Region, TokenColour};

fn token_of(draft: &Draft, id: &str) -> Option<ObjectiveToken> {
    draft
        .mission()
        .sheet
        .tokens
        .iter()
        .find(|token| token.id == id)
        .cloned()
}

fn place_of(draft: &Draft, id: &str) -> Option<TokenPlace> {
    draft.state().tokens.get(id).copied()
}

fn moved(draft: &mut Draft, token: &ObjectiveToken, to: TokenPlace, cause: Cause) {
    draft.emit(Fact::TokenMoved {
        token: token.id.clone(),
        to,
        cause,
    });
}

/// Lays a token that is not on the table; in a region that is not explored it waits.
pub(super) fn lay(draft: &mut Draft, id: &str, at: TokenAt) {
    let Some(token) = token_of(draft, id) else {
        return;
    };
    if matches!(place_of(draft, id), None | Some(TokenPlace::Spent)) {
        match at {
            TokenAt::Region(region) if is_explored(draft, region) => {
                lay_in_region(draft, &token, region);
            }
            _ => moved(draft, &token, TokenPlace::first(at), Cause::Effect),
        }
    }
}

/// Full board: the tokens that wait for a region lie in it once it is explored.
pub(super) fn explored(draft: &mut Draft, region: Region) {
    if !is_explored(draft, region) {
        return;
    }
    for token in draft.mission().sheet.tokens.clone() {
        if place_of(draft, &token.id) == Some(TokenPlace::Waits(TokenAt::Region(region))) {
            lay_in_region(draft, &token, region);
        }
    }
}

fn is_explored(draft: &Draft, region: Region) -> bool {
    draft
        .state()
        .board_state()
        .is_some_and(|board| board.map.at(region).is_some())
}

fn lay_in_region(draft: &mut Draft, token: &ObjectiveToken, region: Region) {
    moved(
        draft,
        token,
        TokenPlace::Lies(TokenAt::Region(region)),
        Cause::Effect,
    );
    put(draft, token, &Spot::Objectives(region), Cause::Effect);
}

/// Puts a token on a spot, with its number.
fn put(draft: &mut Draft, token: &ObjectiveToken, spot: &Spot, cause: Cause) {
    let Some(board) = draft.state().board_state() else {
        return;
    };
    let index = board.marks_of(spot).len();
    draft.move_spot(spot, 1, cause);
    let mark = TokenMark {
        name: token.number.clone(),
        from: None,
    };
    draft.emit(Fact::Board(BoardFact::TokenMarked {
        spot: spot.clone(),
        index,
        mark,
    }));
}

/// The place of a token among those of a spot of which something is known.
fn index_on(draft: &Draft, token: &ObjectiveToken, spot: &Spot) -> Option<usize> {
    draft
        .state()
        .board_state()?
        .marks_of(spot)
        .iter()
        .position(|mark| mark.name == token.number)
}

/// The token of the mission that is taken next from a region, if one lies there.
pub(super) fn next_in(draft: &Draft, region: Region) -> Option<Id> {
    let lies = |token: &&ObjectiveToken| {
        place_of(draft, &token.id) == Some(TokenPlace::Lies(TokenAt::Region(region)))
    };
    draft
        .mission()
        .sheet
        .tokens
        .iter()
        .find(lies)
        .map(|token| token.id.clone())
}

/// The crew takes a token, from wherever it is, and puts it where the mission says (almanac, Segnalini Obiettivo).
pub(super) fn take(draft: &mut Draft, id: &str, cause: Cause) {
    let Some(token) = token_of(draft, id) else {
        return;
    };
    let from = place_of(draft, id);
    if matches!(from, Some(TokenPlace::Taken | TokenPlace::Spent)) {
        return;
    }
    let to = token
        .area()
        .map(|area| Spot::ObjectiveTokens(area, token.colour));
    let lies_in = if let Some(TokenPlace::Lies(TokenAt::Region(region))) = from {
        Some(region)
    } else {
        None
    };
    let lies_at = lies_in
        .map(Spot::Objectives)
        .and_then(|spot| Some((index_on(draft, &token, &spot)?, spot)));
    match lies_at {
        Some((index, spot)) => {
            draft.carry_mark(&spot, index, to.as_ref(), lies_in);
            draft.move_spot(&spot, -1, cause);
            to.iter().for_each(|to| draft.move_spot(to, 1, cause));
        }
        None => to.iter().for_each(|to| put(draft, &token, to, cause)),
    }
    moved(draft, &token, TokenPlace::Taken, cause);
    let wants = |takes: &Takes| matches!(takes, Takes::TokenTaken(takes) if takes.wants(id));
    let objectives = draft
        .mission()
        .sheet
        .objectives
        .iter()
        .filter(|it| draft.game().is_open(it) && wants(&it.requirement));
    let objectives: Vec<Id> = objectives.map(|it| it.id.clone()).collect();
    objectives
        .iter()
        .for_each(|objective| reports::advance(draft, objective, Cause::Action));
}

/// An objective has appeared, or has begun to move: tokens taken before count.
pub(super) fn counted(draft: &mut Draft, objective: &str) {
    let Some(Takes::TokenTaken(takes)) = draft
        .mission()
        .objective(objective)
        .map(|it| it.requirement.clone())
    else {
        return;
    };
    let had = |(id, place): &(&Id, &TokenPlace)| {
        matches!(place, TokenPlace::Taken | TokenPlace::Spent) && takes.wants(id)
    };
    let times = draft.state().tokens.iter().filter(had).count();
    (0..times).for_each(|_| reports::advance(draft, objective, Cause::Action));
}

/// The token goes back into the box, from wherever it is.
pub(super) fn discard(draft: &mut Draft, id: &str, cause: Cause) {
    let Some(token) = token_of(draft, id) else {
        return;
    };
    let Some(place) = place_of(draft, id).filter(|place| *place != TokenPlace::Spent) else {
        return;
    };
    let spots = match place {
        TokenPlace::Lies(TokenAt::Region(region)) => vec![Spot::Objectives(region)],
        TokenPlace::Taken => Area::ALL
            .iter()
            .map(|area| Spot::ObjectiveTokens(*area, token.colour))
            .collect(),
        _ => Vec::new(),
    };
    if let Some((spot, index)) = spots
        .into_iter()
        .find_map(|spot| index_on(draft, &token, &spot).map(|index| (spot, index)))
    {
        draft.carry_mark(&spot, index, None, None);
        draft.move_spot(&spot, -1, cause);
    }
    moved(draft, &token, TokenPlace::Spent, cause);
}

/// The tokens of the mission of a colour that are ready to be spent, in that order: those that grant something last.
pub(super) fn ready(draft: &Draft, colour: TokenColour) -> Vec<ObjectiveToken> {
    let ready = Spot::ObjectiveTokens(Area::Available, colour);
    let has = |token: &&ObjectiveToken| {
        let at_hand =
            draft.state().board_state().is_none() || index_on(draft, token, &ready).is_some();
        let taken = place_of(draft, &token.id) == Some(TokenPlace::Taken);
        token.colour == colour && token.area().is_some() && taken && at_hand
    };
    let mut tokens: Vec<ObjectiveToken> = draft
        .mission()
        .sheet
        .tokens
        .iter()
        .filter(has)
        .cloned()
        .collect();
    tokens.sort_by_key(|token| !token.grants.is_empty());
    tokens
}

/// The colour of a token of the mission.
pub(super) fn colour_of(draft: &Draft, id: &str) -> Option<TokenColour> {
    token_of(draft, id).map(|token| token.colour)
}

/// A token that was spent for nothing is ready again, unless what it grants has come.
pub(super) fn unspend(draft: &mut Draft, id: &str, cause: Cause) {
    let spent = place_of(draft, id) == Some(TokenPlace::Spent);
    let Some(token) = token_of(draft, id).filter(|token| spent && token.grants.is_empty()) else {
        return;
    };
    put(
        draft,
        &token,
        &Spot::ObjectiveTokens(Area::Available, token.colour),
        cause,
    );
    moved(draft, &token, TokenPlace::Taken, cause);
}

/// Spends tokens of a colour that are ready, and what they grant comes. Returns how many of the mission's tokens those were.
pub(super) fn spend(draft: &mut Draft, colour: TokenColour, count: u8, cause: Cause) -> u8 {
    let mut tokens = ready(draft, colour);
    tokens.truncate(count.into());
    let spent = u8::try_from(tokens.len()).unwrap_or(count);
    for token in tokens {
        discard(draft, &token.id, cause);
        let card = sol::introduction(draft);
        sol::queue_effects(draft, card, token.grants, None);
    }
    spent
}
