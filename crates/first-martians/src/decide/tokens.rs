//! Objective tokens of the mission: laid, taken, spent.

use super::{reports, sol};
use crate::board::{BoardCounter, BoardFact, TokenMark};
use crate::decision::DecisionBuilder;
use crate::effect::{Id, TokenAt};
use crate::fact::{Cause, Fact};
use crate::mission::Takes;
use crate::objective_token::{ObjectiveToken, TokenPlace};
use crate::vocabulary::{Area, Region, TokenColour};

fn token_of(decision: &DecisionBuilder, id: &str) -> Option<ObjectiveToken> {
    decision
        .mission()
        .sheet
        .tokens
        .iter()
        .find(|token| token.id == id)
        .cloned()
}

fn place_of(decision: &DecisionBuilder, id: &str) -> Option<TokenPlace> {
    decision.state().tokens.get(id).copied()
}

fn moved(decision: &mut DecisionBuilder, token: &ObjectiveToken, to: TokenPlace, cause: Cause) {
    decision.emit(Fact::TokenMoved {
        token: token.id.clone(),
        to,
        cause,
    });
}

/// Lays a token that is not on the table; in a region that is not explored it waits.
pub(super) fn lay(decision: &mut DecisionBuilder, id: &str, at: TokenAt) {
    let Some(token) = token_of(decision, id) else {
        return;
    };
    if matches!(place_of(decision, id), None | Some(TokenPlace::Spent)) {
        match at {
            TokenAt::Region(region) if is_explored(decision, region) => {
                lay_in_region(decision, &token, region);
            }
            _ => moved(decision, &token, TokenPlace::first(at), Cause::Effect),
        }
    }
}

/// Full board: the tokens that wait for a region lie in it once it is explored.
pub(super) fn explored(decision: &mut DecisionBuilder, region: Region) {
    if !is_explored(decision, region) {
        return;
    }
    for token in decision.mission().sheet.tokens.clone() {
        if place_of(decision, &token.id) == Some(TokenPlace::Waits(TokenAt::Region(region))) {
            lay_in_region(decision, &token, region);
        }
    }
}

fn is_explored(decision: &DecisionBuilder, region: Region) -> bool {
    decision
        .state()
        .board_state()
        .is_some_and(|board| board.map.at(region).is_some())
}

fn lay_in_region(decision: &mut DecisionBuilder, token: &ObjectiveToken, region: Region) {
    moved(
        decision,
        token,
        TokenPlace::Lies(TokenAt::Region(region)),
        Cause::Effect,
    );
    put(
        decision,
        token,
        &BoardCounter::Objectives(region),
        Cause::Effect,
    );
}

/// Puts a token on a spot, with its number.
fn put(decision: &mut DecisionBuilder, token: &ObjectiveToken, spot: &BoardCounter, cause: Cause) {
    let Some(board) = decision.state().board_state() else {
        return;
    };
    let index = board.marks_of(spot).len();
    decision.move_spot(spot, 1, cause);
    let mark = TokenMark {
        name: token.number.clone(),
        from: None,
    };
    decision.emit(Fact::Board(BoardFact::TokenMarked {
        spot: spot.clone(),
        index,
        mark,
    }));
}

/// The place of a token among those of a spot of which something is known.
fn index_on(
    decision: &DecisionBuilder,
    token: &ObjectiveToken,
    spot: &BoardCounter,
) -> Option<usize> {
    decision
        .state()
        .board_state()?
        .marks_of(spot)
        .iter()
        .position(|mark| mark.name == token.number)
}

/// The token of the mission that is taken next from a region, if one lies there.
pub(super) fn next_in(decision: &DecisionBuilder, region: Region) -> Option<Id> {
    let lies = |token: &&ObjectiveToken| {
        place_of(decision, &token.id) == Some(TokenPlace::Lies(TokenAt::Region(region)))
    };
    decision
        .mission()
        .sheet
        .tokens
        .iter()
        .find(lies)
        .map(|token| token.id.clone())
}

/// The crew takes a token, from wherever it is, and puts it where the mission says (almanac, Segnalini Obiettivo).
pub(super) fn take(decision: &mut DecisionBuilder, id: &str, cause: Cause) {
    let Some(token) = token_of(decision, id) else {
        return;
    };
    let from = place_of(decision, id);
    if matches!(from, Some(TokenPlace::Taken | TokenPlace::Spent)) {
        return;
    }
    let to = token
        .area()
        .map(|area| BoardCounter::ObjectiveTokens(area, token.colour));
    let lies_in = if let Some(TokenPlace::Lies(TokenAt::Region(region))) = from {
        Some(region)
    } else {
        None
    };
    let lies_at = lies_in
        .map(BoardCounter::Objectives)
        .and_then(|spot| Some((index_on(decision, &token, &spot)?, spot)));
    match lies_at {
        Some((index, spot)) => {
            decision.carry_mark(&spot, index, to.as_ref(), lies_in);
            decision.move_spot(&spot, -1, cause);
            to.iter().for_each(|to| decision.move_spot(to, 1, cause));
        }
        None => to.iter().for_each(|to| put(decision, &token, to, cause)),
    }
    moved(decision, &token, TokenPlace::Taken, cause);
    let wants = |takes: &Takes| matches!(takes, Takes::TokenTaken(takes) if takes.wants(id));
    let objectives = decision
        .mission()
        .sheet
        .objectives
        .iter()
        .filter(|it| decision.game().is_open(it) && wants(&it.requirement));
    let objectives: Vec<Id> = objectives.map(|it| it.id.clone()).collect();
    objectives
        .iter()
        .for_each(|objective| reports::advance(decision, objective, Cause::Action));
}

/// An objective has appeared, or has begun to move: tokens taken before count.
pub(super) fn counted(decision: &mut DecisionBuilder, objective: &str) {
    let Some(Takes::TokenTaken(takes)) = decision
        .mission()
        .objective(objective)
        .map(|it| it.requirement.clone())
    else {
        return;
    };
    let had = |(id, place): &(&Id, &TokenPlace)| {
        matches!(place, TokenPlace::Taken | TokenPlace::Spent) && takes.wants(id)
    };
    let times = decision.state().tokens.iter().filter(had).count();
    (0..times).for_each(|_| reports::advance(decision, objective, Cause::Action));
}

/// The token goes back into the box, from wherever it is.
pub(super) fn discard(decision: &mut DecisionBuilder, id: &str, cause: Cause) {
    let Some(token) = token_of(decision, id) else {
        return;
    };
    let Some(place) = place_of(decision, id).filter(|place| *place != TokenPlace::Spent) else {
        return;
    };
    let spots = match place {
        TokenPlace::Lies(TokenAt::Region(region)) => vec![BoardCounter::Objectives(region)],
        TokenPlace::Taken => Area::ALL
            .iter()
            .map(|area| BoardCounter::ObjectiveTokens(*area, token.colour))
            .collect(),
        _ => Vec::new(),
    };
    if let Some((spot, index)) = spots
        .into_iter()
        .find_map(|spot| index_on(decision, &token, &spot).map(|index| (spot, index)))
    {
        decision.carry_mark(&spot, index, None, None);
        decision.move_spot(&spot, -1, cause);
    }
    moved(decision, &token, TokenPlace::Spent, cause);
}

/// The tokens of the mission of a colour that are ready to be spent, in that order: those that grant something last.
pub(super) fn ready(decision: &DecisionBuilder, colour: TokenColour) -> Vec<ObjectiveToken> {
    let ready = BoardCounter::ObjectiveTokens(Area::Available, colour);
    let has = |token: &&ObjectiveToken| {
        let at_hand =
            decision.state().board_state().is_none() || index_on(decision, token, &ready).is_some();
        let taken = place_of(decision, &token.id) == Some(TokenPlace::Taken);
        token.colour == colour && token.area().is_some() && taken && at_hand
    };
    let mut tokens: Vec<ObjectiveToken> = decision
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
pub(super) fn colour_of(decision: &DecisionBuilder, id: &str) -> Option<TokenColour> {
    token_of(decision, id).map(|token| token.colour)
}

/// A token that was spent for nothing is ready again, unless what it grants has come.
pub(super) fn unspend(decision: &mut DecisionBuilder, id: &str, cause: Cause) {
    let spent = place_of(decision, id) == Some(TokenPlace::Spent);
    let Some(token) = token_of(decision, id).filter(|token| spent && token.grants.is_empty())
    else {
        return;
    };
    put(
        decision,
        &token,
        &BoardCounter::ObjectiveTokens(Area::Available, token.colour),
        cause,
    );
    moved(decision, &token, TokenPlace::Taken, cause);
}

/// Spends tokens of a colour that are ready, and what they grant comes. Returns how many of the mission's tokens those were.
pub(super) fn spend(
    decision: &mut DecisionBuilder,
    colour: TokenColour,
    count: u8,
    cause: Cause,
) -> u8 {
    let mut tokens = ready(decision, colour);
    tokens.truncate(count.into());
    let spent = u8::try_from(tokens.len()).unwrap_or(count);
    for token in tokens {
        discard(decision, &token.id, cause);
        let card = sol::introduction(decision);
        sol::queue_effects(decision, card, token.grants, None);
    }
    spent
}
