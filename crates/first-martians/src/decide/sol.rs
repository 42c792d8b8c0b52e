//! The steps of a round, and the dice of the Malfunction phase.

use std::collections::BTreeMap;

use super::{board, events, set_up, upkeep, walkers, watch};
use crate::decision::DecisionBuilder;
use crate::effect::Effect;
use crate::fact::{Cause, Fact};
use crate::mission::{SheetValue, WalkerMoves};
use crate::state::{Card, CardKind, Face, Seat, Step, TRACK_TOP, Task};
use crate::vocabulary::Block;

/// Completes the step; its consequences are resolved before the next one.
pub(super) fn step_done(decision: &mut DecisionBuilder) {
    if upkeep::ask_first(decision) {
        return;
    }
    let step = decision.state().step.clone();
    decision.emit(Fact::StepDone {
        step: step.id().to_owned(),
    });
    if let Step::RaiseTrack { block } = step {
        decision.move_track(block, 1, Cause::Sol);
    } else {
        upkeep::carry_out(decision, &step);
    }
}

/// Goes to the next step; `false` where the players must decide.
pub(super) fn next_step(decision: &mut DecisionBuilder) -> bool {
    let next = match decision.state().step {
        Step::Crew => Step::Sheet,
        Step::Sheet => {
            set_up::draw(decision);
            Step::Lay
        }
        Step::Lay => {
            let morale = decision.game().sheet().get(SheetValue::Morale).unwrap_or(0);
            decision.emit(Fact::GameBegan { morale });
            board::lay(decision);
            set_up::lay(decision);
            let first = decision.state().crew.first_player;
            begin(decision, 1, first);
            let again = decision
                .state()
                .carried
                .iter()
                .flat_map(|carried| carried.start.clone());
            let start = again
                .chain(decision.mission().sheet.start.iter().cloned())
                .collect();
            queue_effects(decision, introduction(decision), start, None);
            watch::ask(decision);
            decision.queue_first(Task::Read {
                card: introduction(decision),
                by: None,
            });
            return true;
        }
        Step::RaiseTrack { .. } => {
            decision.reach(Step::FollowUps);
            walkers::step(decision, WalkerMoves::Events);
            return true;
        }
        Step::FollowUps => {
            decision.reach(Step::MissionEvent);
            events::draw(decision);
            return true;
        }
        Step::MissionEvent => Step::Morale,
        Step::Morale => Step::Oxygen,
        Step::Oxygen => Step::Energy,
        Step::Energy => {
            decision.reach(Step::Farm);
            let _ = upkeep::ask_first(decision);
            return true;
        }
        Step::Farm => Step::Stress,
        Step::Stress => Step::WorkingBlock,
        Step::WorkingBlock if has_rules(decision) => {
            decision.reach(Step::MissionRules);
            walkers::step(decision, WalkerMoves::Production);
            let standing: Vec<_> = decision
                .game()
                .standing()
                .map(|rule| (rule.id.clone(), rule.each_sol.clone()))
                .collect();
            for (rule, effects) in standing {
                let card = decision.card(CardKind::Standing, &rule, Face::Story);
                queue_effects(decision, card, effects, None);
            }
            let effects = decision.mission().sheet.production.clone();
            queue_effects(decision, introduction(decision), effects, None);
            return true;
        }
        Step::WorkingBlock | Step::MissionRules => Step::Plan,
        Step::Plan => Step::Resolve,
        Step::Resolve => match decision.game().dice_pool() {
            pool if pool.is_empty() => Step::Penalties {
                rolled: BTreeMap::new(),
            },
            pool => Step::MalfunctionDice { pool },
        },
        Step::MalfunctionCards => {
            decision.reach(Step::CleanUp);
            walkers::step(decision, WalkerMoves::CleanUp);
            return true;
        }
        Step::MalfunctionDice { .. }
        | Step::Penalties { .. }
        | Step::CleanUp
        | Step::Threshold
        | Step::End => return false,
    };
    decision.reach(next);
    true
}

/// Whether the mission has something to do at the end of the Production phase.
fn has_rules(decision: &DecisionBuilder) -> bool {
    let sheet = &decision.mission().sheet;
    !sheet.production.is_empty()
        || sheet
            .walkers
            .iter()
            .any(|it| it.moves == Some(WalkerMoves::Production))
        || decision
            .game()
            .standing()
            .any(|rule| !rule.each_sol.is_empty())
}

/// The card of the mission itself.
pub(super) fn introduction(decision: &DecisionBuilder) -> Card {
    decision.card(CardKind::Mission, &decision.mission().sheet.id, Face::Story)
}

/// Begins a sol: its number, its First Player, and the track that it raises.
pub(super) fn begin(decision: &mut DecisionBuilder, sol: u8, first_player: Seat) {
    decision.emit(Fact::SolBegan { sol, first_player });
    let index = decision.roll("raise-track", Block::ALL.len());
    let block = Block::ALL.get(index).copied().unwrap_or(Block::Working);
    decision.reach(Step::RaiseTrack { block });
}

pub(super) fn by_block(working: u8, living: u8, systems: u8) -> BTreeMap<Block, u8> {
    BTreeMap::from([
        (Block::Working, working),
        (Block::Living, living),
        (Block::Systems, systems),
    ])
}

pub(super) fn roll_malfunction_dice(decision: &mut DecisionBuilder) {
    let Step::MalfunctionDice { pool } = decision.state().step.clone() else {
        return;
    };
    let mut rolled = BTreeMap::new();
    for block in pool {
        let faces = decision
            .mission()
            .game_box
            .malfunction_dice
            .get(&block)
            .cloned()
            .unwrap_or_default();
        let purpose = match block {
            Block::Working => "malfunction-die-working",
            Block::Living => "malfunction-die-living",
            Block::Systems => "malfunction-die-systems",
        };
        let index = decision.roll(purpose, faces.len());
        let _ = rolled.insert(block, faces.get(index).copied().unwrap_or(0));
    }
    malfunction_dice(decision, &rolled);
}

/// The Malfunction dice were rolled: each counts once (almanac, V. Avaria).
pub(super) fn malfunction_dice(decision: &mut DecisionBuilder, shown: &BTreeMap<Block, u8>) {
    let Step::MalfunctionDice { pool } = decision.state().step.clone() else {
        return;
    };
    let rolled: BTreeMap<_, _> = shown
        .iter()
        .filter(|(block, _)| pool.contains(block))
        .map(|(&b, &n)| (b, n))
        .collect();
    decision.emit(Fact::MalfunctionDiceRolled {
        rolled: rolled.clone(),
    });
    decision.reach(Step::Penalties { rolled });
}

/// The tracks move by die and penalties together; without a die by the penalties alone (almanac, V. Avaria).
pub(super) fn penalties(decision: &mut DecisionBuilder, penalties: &BTreeMap<Block, u8>) {
    let Step::Penalties { rolled } = decision.state().step.clone() else {
        return;
    };
    decision.emit(Fact::PenaltiesEntered {
        penalties: penalties.clone(),
    });
    for &block in Block::ALL {
        let number = |from: &BTreeMap<Block, u8>| from.get(&block).copied().unwrap_or(0);
        let by = number(&rolled).saturating_add(number(penalties));
        decision.move_track(block, i8::try_from(by).unwrap_or(i8::MAX), Cause::Dice);
    }
    decision.reach(Step::MalfunctionCards);
}

/// Of several full tracks the First Player chooses the first; a single one is automatic.
pub(super) fn next_full_track(decision: &mut DecisionBuilder) -> bool {
    let full: Vec<_> = Block::ALL
        .iter()
        .copied()
        .filter(|&block| decision.state().track(block) == TRACK_TOP)
        .collect();
    match full.as_slice() {
        [] => next_step(decision),
        [block] => {
            decision.resolve_track(*block);
            true
        }
        _ => false,
    }
}

/// Queues effects, when there are any.
pub(super) fn queue_effects(
    decision: &mut DecisionBuilder,
    card: Card,
    effects: Vec<Effect>,
    by: Option<Seat>,
) {
    if !effects.is_empty() {
        decision.queue(Task::Effects { card, effects, by });
    }
}
