//! Resolves the declared actions, one at a time from 1 to 11 (almanac, Tirare i dadi, Risolvere le azioni).

mod resolution;

use super::{body, plan};
use crate::board::Risk;
use crate::board::{
    ActionDie, ActionKind, ActionResult, ActionRoll, Board, BoardFact, DeclaredAction, RegionTile,
    Spot,
};
use crate::draft::Draft;
use crate::fact::{Cause, Fact};
use crate::queries::resolving::{
    AwaitedInput, awaited_input, front, fronts_left, is_done_already, shut_facility, tiles_left,
    unexplored,
};
use crate::state::{ComponentSource, Seat, Step, Task};
use crate::vocabulary::AdventureType;

/// Morale tokens for a failed Success die (almanac, Tirare i dadi).
const TOKENS_OF_A_FAILURE: i16 = 2;

fn board(draft: &Draft) -> Option<&Board> {
    draft.state().board.as_ref().filter(|board| board.full)
}

fn at_hand(draft: &Draft) -> Option<DeclaredAction> {
    if draft.state().step != Step::Resolve {
        return None;
    }
    board(draft)?.declared.first().cloned()
}

fn emit(draft: &mut Draft, fact: BoardFact) {
    draft.emit(Fact::Board(fact));
}

/// Continues the current action; `false` where there is none.
pub(super) fn go(draft: &mut Draft) -> bool {
    let Some(action) = at_hand(draft) else {
        return false;
    };
    match awaited_input(draft.game()) {
        Some(AwaitedInput::Sure) => sure(draft, &action),
        Some(AwaitedInput::Accept) => accept(draft, &action),
        _ => {}
    }
    true
}

/// Enough pawns: no dice. A Shutdown tile is turned up and may require more than is available.
fn sure(draft: &mut Draft, action: &DeclaredAction) {
    let ActionKind::RemoveShutdown(place, resource) = action.planned.kind else {
        settle(draft, action, ActionResult::Success);
        return;
    };
    if board(draft).is_some_and(|board| front(board, place, resource).is_none()) {
        let fronts = fronts_left(draft.game(), resource);
        let index = draft.roll("shutdown-front", fronts.len());
        let needs = fronts.get(index).copied().unwrap_or(1);
        emit(
            draft,
            BoardFact::ShutdownFrontRevealed {
                place,
                resource,
                needs,
            },
        );
    }
    pay_front(draft, action);
}

/// The crew entered the front of the current Shutdown tile.
pub(super) fn front_entered(draft: &mut Draft, needs: u8) {
    let Some(action) = at_hand(draft) else { return };
    if let ActionKind::RemoveShutdown(place, resource) = action.planned.kind {
        emit(
            draft,
            BoardFact::ShutdownFrontRevealed {
                place,
                resource,
                needs,
            },
        );
        pay_front(draft, &action);
    }
}

/// What the front requires is paid in full or not at all (almanac, Rimuovere le tessere Arresto).
fn pay_front(draft: &mut Draft, action: &DeclaredAction) {
    let ActionKind::RemoveShutdown(place, resource) = action.planned.kind else {
        return;
    };
    let Some(needs) = board(draft).and_then(|board| front(board, place, resource)) else {
        return;
    };
    let there = draft.state().spot(&Spot::Supply(resource)).unwrap_or(0);
    let affordable = there >= needs;
    settle(
        draft,
        action,
        if affordable {
            ActionResult::Success
        } else {
            ActionResult::Failure
        },
    );
    if affordable {
        draft.move_spot(&Spot::Supply(resource), -i16::from(needs), Cause::Action);
    }
}

/// Rolls the dice of the current action, and rerolls a success where a token says so.
pub(super) fn roll(draft: &mut Draft) {
    let Some(action) = at_hand(draft) else { return };
    let Some(kind) = action.dice else { return };
    let mut rolled = ActionRoll {
        success: false,
        wound: false,
        adventure: false,
    };
    for &die in ActionDie::rolled(action.success_die_only) {
        throw(draft, kind, die, &mut rolled);
    }
    lay(draft, &action, rolled, false);
    if action.reroll && rolled.success {
        throw(draft, kind, ActionDie::Success, &mut rolled);
        lay(draft, &action, rolled, true);
    }
}

/// A skill of that astronaut was used, or a POI token: where the dice of the current action lie, one may be rolled again. Only the
/// performer's skills help an action (almanac, Abilità).
pub(super) fn pay_reroll(draft: &mut Draft, by: Option<Seat>) {
    let helps = |action: &DeclaredAction| by.is_none_or(|seat| seat == action.performer);
    if awaited_input(draft.game()) != Some(AwaitedInput::Accept)
        || draft.state().dice == ComponentSource::Physical
    {
        return;
    }
    if let Some(action) = at_hand(draft).filter(helps) {
        emit(
            draft,
            BoardFact::RerollPaid {
                kind: action.planned.kind,
            },
        );
    }
}

/// Rolls a die of the current action again, which was paid for.
pub(super) fn reroll(draft: &mut Draft, die: ActionDie) {
    let Some(action) = at_hand(draft) else { return };
    let (Some(kind), Some(mut rolled)) = (action.dice, action.rolled) else {
        return;
    };
    throw(draft, kind, die, &mut rolled);
    lay(draft, &action, rolled, true);
}

/// Rolls one die of an action.
fn throw(draft: &mut Draft, kind: AdventureType, die: ActionDie, rolled: &mut ActionRoll) {
    let faces = draft.mission().game_box.action_dice.get(&kind);
    let (success, wound, adventure) =
        faces.map_or((0, 0, 0), |dice| (dice.success, dice.wound, dice.adventure));
    let (purpose, of_six, shows) = match die {
        ActionDie::Success => ("success-die", success, &mut rolled.success),
        ActionDie::Wound => ("wound-die", wound, &mut rolled.wound),
        ActionDie::Adventure => ("adventure-die", adventure, &mut rolled.adventure),
    };
    *shows = draft.roll(purpose, 6) < usize::from(of_six);
}

/// The crew entered the dice of the current action.
pub(super) fn dice_entered(draft: &mut Draft, rolled: ActionRoll) {
    if let Some(action) = at_hand(draft) {
        lay(draft, &action, rolled, false);
    }
}

fn lay(draft: &mut Draft, action: &DeclaredAction, rolled: ActionRoll, again: bool) {
    let (kind, success_die_only) = (action.planned.kind.clone(), action.success_die_only);
    emit(
        draft,
        BoardFact::ActionDiceRolled {
            kind,
            rolled,
            success_die_only,
            again,
        },
    );
}

/// Accepts the dice. Each counts by itself, and their results are resolved before the action continues.
fn accept(draft: &mut Draft, action: &DeclaredAction) {
    let Some(rolled) = action.rolled else { return };
    settle(
        draft,
        action,
        if rolled.success {
            ActionResult::Success
        } else {
            ActionResult::Failure
        },
    );
    if !rolled.success {
        draft.move_spot(
            &Spot::MoraleTokens(action.performer),
            TOKENS_OF_A_FAILURE,
            Cause::Dice,
        );
    }
    if rolled.wound {
        body::wound(draft, action.performer, 1, Cause::Dice);
    }
    if let Some(adventure) = action.dice.filter(|_| rolled.adventure) {
        draft.queue(Task::DrawAdventure {
            adventure,
            by: Some(action.performer),
        });
    }
}

fn settle(draft: &mut Draft, action: &DeclaredAction, result: ActionResult) {
    let kind = action.planned.kind.clone();
    emit(
        draft,
        BoardFact::ActionDecided {
            kind,
            seat: action.performer,
            result,
        },
    );
}

/// Advances the declared actions until the crew must act.
pub(super) fn proceed(draft: &mut Draft) -> bool {
    if board(draft).is_none() {
        return false;
    }
    let Some(action) = at_hand(draft) else {
        return roll_for_rover(draft);
    };
    match action.result {
        None if shut_facility(draft.game(), &action.planned).is_some() => {
            settle(draft, &action, ActionResult::Shut);
        }
        None if is_done_already(draft.game(), &action.planned.kind) => {
            settle(draft, &action, ActionResult::Obsolete);
        }
        None => return false,
        Some(ActionResult::Success) => {
            if let Some(region) = board(draft).and_then(|board| unexplored(board, &action)) {
                let tiles = tiles_left(draft.game(), region.ring);
                if draft.state().cards == ComponentSource::Physical || tiles.is_empty() {
                    return false;
                }
                let index = draft.roll("region-tile", tiles.len());
                let tile = tiles.get(index).cloned().unwrap_or_default();
                resolution::explore(draft, region, tile);
            } else if !resolution::carry_out(draft, &action) {
                plan::give_back(draft, &action);
            }
            complete(draft, &action);
        }
        Some(ActionResult::Failure) => {
            plan::give_back(draft, &action);
            complete(draft, &action);
        }
        Some(ActionResult::Obsolete | ActionResult::Shut) => {
            plan::refund(draft, &action);
            emit(
                draft,
                BoardFact::ActionEnded {
                    kind: action.planned.kind,
                },
            );
        }
    }
    true
}

/// The crew entered the tile that it drew.
pub(super) fn tile_entered(draft: &mut Draft, tile: RegionTile) {
    let Some(action) = at_hand(draft) else { return };
    if let Some(region) = board(draft).and_then(|board| unexplored(board, &action)) {
        resolution::explore(draft, region, tile);
        complete(draft, &action);
    }
}

/// Ends the action: its risks happen now, on a failure as well (ruling 17), each once.
fn complete(draft: &mut Draft, action: &DeclaredAction) {
    emit(
        draft,
        BoardFact::ActionEnded {
            kind: action.planned.kind.clone(),
        },
    );
    // One Adventure an action, whatever asks for it (ruling 2): that of the die has come already.
    let adventure_came = action.dice.is_some() && action.rolled.is_some_and(|it| it.adventure);
    for risk in &action.risks {
        if draft.state().outcome.is_some() {
            return;
        }
        match *risk {
            Risk::Wound => body::wound(draft, action.performer, 1, Cause::Action),
            Risk::Morale => draft.move_morale(-1, Cause::Action),
            Risk::Adventure(_) if adventure_came => {}
            Risk::Adventure(adventure) => draft.queue(Task::DrawAdventure {
                adventure,
                by: Some(action.performer),
            }),
            Risk::RoverRoll => {
                if let Some(rover) = action.planned.rover {
                    emit(draft, BoardFact::RoverRollDue { rover });
                }
            }
        }
    }
}

/// At the end of the phase, rolls the green Wound die for each rover that requires it (ruling 10).
fn roll_for_rover(draft: &mut Draft) -> bool {
    let Some(rover) = board(draft).and_then(|board| board.rover_rolls.first().copied()) else {
        return false;
    };
    body::roll_rover(draft, rover, Cause::Action);
    true
}
