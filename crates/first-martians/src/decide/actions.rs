//! Resolves the declared actions, one at a time from 1 to 11 (almanac, Tirare i dadi, Risolvere le azioni).

mod resolution;

use super::{body, plan};
use crate::board::Risk;
use crate::board::{
    ActionDie, ActionKind, ActionResult, ActionRoll, Board, BoardCounter, BoardFact,
    DeclaredAction, RegionTile,
};
use crate::decision::DecisionBuilder;
use crate::fact::{Cause, Fact};
use crate::queries::resolving::{
    AwaitedInput, awaited_input, front, fronts_left, is_done_already, shut_facility, tiles_left,
    unexplored,
};
use crate::state::{ComponentSource, Seat, Step, Task};
use crate::vocabulary::AdventureType;

/// Morale tokens for a failed Success die (almanac, Tirare i dadi).
const TOKENS_OF_A_FAILURE: i16 = 2;

fn board(decision: &DecisionBuilder) -> Option<&Board> {
    decision.state().board.as_ref().filter(|board| board.full)
}

fn at_hand(decision: &DecisionBuilder) -> Option<DeclaredAction> {
    if decision.state().step != Step::Resolve {
        return None;
    }
    board(decision)?.declared.first().cloned()
}

fn emit(decision: &mut DecisionBuilder, fact: BoardFact) {
    decision.emit(Fact::Board(fact));
}

/// Continues the current action; `false` where there is none.
pub(super) fn go(decision: &mut DecisionBuilder) -> bool {
    let Some(action) = at_hand(decision) else {
        return false;
    };
    match awaited_input(decision.game()) {
        Some(AwaitedInput::Sure) => sure(decision, &action),
        Some(AwaitedInput::Accept) => accept(decision, &action),
        _ => {}
    }
    true
}

/// Enough pawns: no dice. A Shutdown tile is turned up and may require more than is available.
fn sure(decision: &mut DecisionBuilder, action: &DeclaredAction) {
    let ActionKind::RemoveShutdown(place, resource) = action.planned.kind else {
        settle(decision, action, ActionResult::Success);
        return;
    };
    if board(decision).is_some_and(|board| front(board, place, resource).is_none()) {
        let fronts = fronts_left(decision.game(), resource);
        let index = decision.roll("shutdown-front", fronts.len());
        let needs = fronts.get(index).copied().unwrap_or(1);
        emit(
            decision,
            BoardFact::ShutdownFrontRevealed {
                place,
                resource,
                needs,
            },
        );
    }
    pay_front(decision, action);
}

/// The crew entered the front of the current Shutdown tile.
pub(super) fn front_entered(decision: &mut DecisionBuilder, needs: u8) {
    let Some(action) = at_hand(decision) else {
        return;
    };
    if let ActionKind::RemoveShutdown(place, resource) = action.planned.kind {
        emit(
            decision,
            BoardFact::ShutdownFrontRevealed {
                place,
                resource,
                needs,
            },
        );
        pay_front(decision, &action);
    }
}

/// What the front requires is paid in full or not at all (almanac, Rimuovere le tessere Arresto).
fn pay_front(decision: &mut DecisionBuilder, action: &DeclaredAction) {
    let ActionKind::RemoveShutdown(place, resource) = action.planned.kind else {
        return;
    };
    let Some(needs) = board(decision).and_then(|board| front(board, place, resource)) else {
        return;
    };
    let there = decision
        .state()
        .spot(&BoardCounter::Supply(resource))
        .unwrap_or(0);
    let affordable = there >= needs;
    settle(
        decision,
        action,
        if affordable {
            ActionResult::Success
        } else {
            ActionResult::Failure
        },
    );
    if affordable {
        decision.move_spot(
            &BoardCounter::Supply(resource),
            -i16::from(needs),
            Cause::Action,
        );
    }
}

/// Rolls the dice of the current action, and rerolls a success where a token says so.
pub(super) fn roll(decision: &mut DecisionBuilder) {
    let Some(action) = at_hand(decision) else {
        return;
    };
    let Some(kind) = action.dice else { return };
    let mut rolled = ActionRoll {
        success: false,
        wound: false,
        adventure: false,
    };
    for &die in ActionDie::rolled(action.success_die_only) {
        throw(decision, kind, die, &mut rolled);
    }
    lay(decision, &action, rolled, false);
    if action.reroll && rolled.success {
        throw(decision, kind, ActionDie::Success, &mut rolled);
        lay(decision, &action, rolled, true);
    }
}

/// A skill of that astronaut was used, or a POI token: where the dice of the current action lie, one may be rolled again. Only the
/// performer's skills help an action (almanac, Abilità).
pub(super) fn pay_reroll(decision: &mut DecisionBuilder, by: Option<Seat>) {
    let helps = |action: &DeclaredAction| by.is_none_or(|seat| seat == action.performer);
    if awaited_input(decision.game()) != Some(AwaitedInput::Accept)
        || decision.state().dice == ComponentSource::Physical
    {
        return;
    }
    if let Some(action) = at_hand(decision).filter(helps) {
        emit(
            decision,
            BoardFact::RerollPaid {
                kind: action.planned.kind,
            },
        );
    }
}

/// Rolls a die of the current action again, which was paid for.
pub(super) fn reroll(decision: &mut DecisionBuilder, die: ActionDie) {
    let Some(action) = at_hand(decision) else {
        return;
    };
    let (Some(kind), Some(mut rolled)) = (action.dice, action.rolled) else {
        return;
    };
    throw(decision, kind, die, &mut rolled);
    lay(decision, &action, rolled, true);
}

/// Rolls one die of an action.
fn throw(
    decision: &mut DecisionBuilder,
    kind: AdventureType,
    die: ActionDie,
    rolled: &mut ActionRoll,
) {
    let faces = decision.mission().game_box.action_dice.get(&kind);
    let (success, wound, adventure) =
        faces.map_or((0, 0, 0), |dice| (dice.success, dice.wound, dice.adventure));
    let (purpose, of_six, shows) = match die {
        ActionDie::Success => ("success-die", success, &mut rolled.success),
        ActionDie::Wound => ("wound-die", wound, &mut rolled.wound),
        ActionDie::Adventure => ("adventure-die", adventure, &mut rolled.adventure),
    };
    *shows = decision.roll(purpose, 6) < usize::from(of_six);
}

/// The crew entered the dice of the current action.
pub(super) fn dice_entered(decision: &mut DecisionBuilder, rolled: ActionRoll) {
    if let Some(action) = at_hand(decision) {
        lay(decision, &action, rolled, false);
    }
}

fn lay(decision: &mut DecisionBuilder, action: &DeclaredAction, rolled: ActionRoll, again: bool) {
    let (kind, success_die_only) = (action.planned.kind.clone(), action.success_die_only);
    emit(
        decision,
        BoardFact::ActionDiceRolled {
            kind,
            rolled,
            success_die_only,
            again,
        },
    );
}

/// Accepts the dice. Each counts by itself, and their results are resolved before the action continues.
fn accept(decision: &mut DecisionBuilder, action: &DeclaredAction) {
    let Some(rolled) = action.rolled else { return };
    settle(
        decision,
        action,
        if rolled.success {
            ActionResult::Success
        } else {
            ActionResult::Failure
        },
    );
    if !rolled.success {
        decision.move_spot(
            &BoardCounter::MoraleTokens(action.performer),
            TOKENS_OF_A_FAILURE,
            Cause::Dice,
        );
    }
    if rolled.wound {
        body::wound(decision, action.performer, 1, Cause::Dice);
    }
    if let Some(adventure) = action.dice.filter(|_| rolled.adventure) {
        decision.queue(Task::DrawAdventure {
            adventure,
            by: Some(action.performer),
        });
    }
}

fn settle(decision: &mut DecisionBuilder, action: &DeclaredAction, result: ActionResult) {
    let kind = action.planned.kind.clone();
    emit(
        decision,
        BoardFact::ActionDecided {
            kind,
            seat: action.performer,
            result,
        },
    );
}

/// Advances the declared actions until the crew must act.
pub(super) fn proceed(decision: &mut DecisionBuilder) -> bool {
    if board(decision).is_none() {
        return false;
    }
    let Some(action) = at_hand(decision) else {
        return roll_for_rover(decision);
    };
    match action.result {
        None if shut_facility(decision.game(), &action.planned).is_some() => {
            settle(decision, &action, ActionResult::Shut);
        }
        None if is_done_already(decision.game(), &action.planned.kind) => {
            settle(decision, &action, ActionResult::Obsolete);
        }
        None => return false,
        Some(ActionResult::Success) => {
            if let Some(region) = board(decision).and_then(|board| unexplored(board, &action)) {
                let tiles = tiles_left(decision.game(), region.ring);
                if decision.state().cards == ComponentSource::Physical || tiles.is_empty() {
                    return false;
                }
                let index = decision.roll("region-tile", tiles.len());
                let tile = tiles.get(index).cloned().unwrap_or_default();
                resolution::explore(decision, region, tile);
            } else if !resolution::resolve(decision, &action) {
                plan::give_back(decision, &action);
            }
            complete(decision, &action);
        }
        Some(ActionResult::Failure) => {
            plan::give_back(decision, &action);
            complete(decision, &action);
        }
        Some(ActionResult::Obsolete | ActionResult::Shut) => {
            plan::refund(decision, &action);
            emit(
                decision,
                BoardFact::ActionEnded {
                    kind: action.planned.kind,
                },
            );
        }
    }
    true
}

/// The crew entered the tile that it drew.
pub(super) fn tile_entered(decision: &mut DecisionBuilder, tile: RegionTile) {
    let Some(action) = at_hand(decision) else {
        return;
    };
    if let Some(region) = board(decision).and_then(|board| unexplored(board, &action)) {
        resolution::explore(decision, region, tile);
        complete(decision, &action);
    }
}

/// Ends the action: its risks happen now, on a failure as well (ruling 17), each once.
fn complete(decision: &mut DecisionBuilder, action: &DeclaredAction) {
    emit(
        decision,
        BoardFact::ActionEnded {
            kind: action.planned.kind.clone(),
        },
    );
    // One Adventure an action, whatever asks for it (ruling 2): that of the die has come already.
    let adventure_came = action.dice.is_some() && action.rolled.is_some_and(|it| it.adventure);
    for risk in &action.risks {
        if decision.state().outcome.is_some() {
            return;
        }
        match *risk {
            Risk::Wound => body::wound(decision, action.performer, 1, Cause::Action),
            Risk::Morale => decision.move_morale(-1, Cause::Action),
            Risk::Adventure(_) if adventure_came => {}
            Risk::Adventure(adventure) => decision.queue(Task::DrawAdventure {
                adventure,
                by: Some(action.performer),
            }),
            Risk::RoverRoll => {
                if let Some(rover) = action.planned.rover {
                    emit(decision, BoardFact::RoverRollDue { rover });
                }
            }
        }
    }
}

/// At the end of the phase, rolls the green Wound die for each rover that requires it (ruling 10).
fn roll_for_rover(decision: &mut DecisionBuilder) -> bool {
    let Some(rover) = board(decision).and_then(|board| board.rover_rolls.first().copied()) else {
        return false;
    };
    body::roll_rover(decision, rover, Cause::Action);
    true
}
