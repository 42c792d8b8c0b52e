//! The steps of a round, and the dice of the Malfunction phase.

use std::collections::BTreeMap;

use super::{board, events, set_up, upkeep, walkers, watch};
use crate::draft::Draft;
use crate::effect::Effect;
use crate::fact::{Cause, Fact};
use crate::mission::{SheetValue, WalkerMoves};
use crate::state::{Card, CardKind, Face, Seat, Step, TRACK_TOP, Task};
use crate::vocabulary::Block;

/// Completes the step; its consequences are resolved before the next one.
pub(super) fn step_done(draft: &mut Draft) {
    if upkeep::ask_first(draft) {
        return;
    }
    let step = draft.state().step.clone();
    draft.emit(Fact::StepDone {
        step: step.id().to_owned(),
    });
    if let Step::RaiseTrack { block } = step {
        draft.move_track(block, 1, Cause::Sol);
    } else {
        upkeep::carry_out(draft, &step);
    }
}

/// Goes to the next step; `false` where the players must decide.
pub(super) fn next_step(draft: &mut Draft) -> bool {
    let next = match draft.state().step {
        Step::Crew => Step::Sheet,
        Step::Sheet => {
            set_up::draw(draft);
            Step::Lay
        }
        Step::Lay => {
            let morale = draft.game().sheet().get(SheetValue::Morale).unwrap_or(0);
            draft.emit(Fact::GameBegan { morale });
            board::lay(draft);
            set_up::lay(draft);
            let first = draft.state().crew.first_player;
            begin(draft, 1, first);
            let again = draft
                .state()
                .carried
                .iter()
                .flat_map(|carried| carried.start.clone());
            let start = again
                .chain(draft.mission().sheet.start.iter().cloned())
                .collect();
            queue_effects(draft, introduction(draft), start, None);
            watch::ask(draft);
            draft.queue_first(Task::Read {
                card: introduction(draft),
                by: None,
            });
            return true;
        }
        Step::RaiseTrack { .. } => {
            draft.reach(Step::FollowUps);
            walkers::step(draft, WalkerMoves::Events);
            return true;
        }
        Step::FollowUps => {
            draft.reach(Step::MissionEvent);
            events::draw(draft);
            return true;
        }
        Step::MissionEvent => Step::Morale,
        Step::Morale => Step::Oxygen,
        Step::Oxygen => Step::Energy,
        Step::Energy => {
            draft.reach(Step::Farm);
            let _ = upkeep::ask_first(draft);
            return true;
        }
        Step::Farm => Step::Stress,
        Step::Stress => Step::WorkingBlock,
        Step::WorkingBlock if has_rules(draft) => {
            draft.reach(Step::MissionRules);
            walkers::step(draft, WalkerMoves::Production);
            let standing: Vec<_> = draft
                .game()
                .standing()
                .map(|rule| (rule.id.clone(), rule.each_sol.clone()))
                .collect();
            for (rule, effects) in standing {
                let card = draft.card(CardKind::Standing, &rule, Face::Story);
                queue_effects(draft, card, effects, None);
            }
            let effects = draft.mission().sheet.production.clone();
            queue_effects(draft, introduction(draft), effects, None);
            return true;
        }
        Step::WorkingBlock | Step::MissionRules => Step::Plan,
        Step::Plan => Step::Resolve,
        Step::Resolve => match draft.game().dice_pool() {
            pool if pool.is_empty() => Step::Penalties {
                rolled: BTreeMap::new(),
            },
            pool => Step::MalfunctionDice { pool },
        },
        Step::MalfunctionCards => {
            draft.reach(Step::CleanUp);
            walkers::step(draft, WalkerMoves::CleanUp);
            return true;
        }
        Step::MalfunctionDice { .. }
        | Step::Penalties { .. }
        | Step::CleanUp
        | Step::Threshold
        | Step::End => return false,
    };
    draft.reach(next);
    true
}

/// Whether the mission has something to do at the end of the Production phase.
fn has_rules(draft: &Draft) -> bool {
    let sheet = &draft.mission().sheet;
    !sheet.production.is_empty()
        || sheet
            .walkers
            .iter()
            .any(|it| it.moves == Some(WalkerMoves::Production))
        || draft
            .game()
            .standing()
            .any(|rule| !rule.each_sol.is_empty())
}

/// The card of the mission itself.
pub(super) fn introduction(draft: &Draft) -> Card {
    draft.card(CardKind::Mission, &draft.mission().sheet.id, Face::Story)
}

/// Begins a sol: its number, its First Player, and the track that it raises.
pub(super) fn begin(draft: &mut Draft, sol: u8, first_player: Seat) {
    draft.emit(Fact::SolBegan { sol, first_player });
    let index = draft.roll("raise-track", Block::ALL.len());
    let block = Block::ALL.get(index).copied().unwrap_or(Block::Working);
    draft.reach(Step::RaiseTrack { block });
}

pub(super) fn by_block(working: u8, living: u8, systems: u8) -> BTreeMap<Block, u8> {
    BTreeMap::from([
        (Block::Working, working),
        (Block::Living, living),
        (Block::Systems, systems),
    ])
}

pub(super) fn roll_malfunction_dice(draft: &mut Draft) {
    let Step::MalfunctionDice { pool } = draft.state().step.clone() else {
        return;
    };
    let mut rolled = BTreeMap::new();
    for block in pool {
        let faces = draft
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
        let index = draft.roll(purpose, faces.len());
        let _ = rolled.insert(block, faces.get(index).copied().unwrap_or(0));
    }
    malfunction_dice(draft, &rolled);
}

/// The Malfunction dice were rolled: each counts once (almanac, V. Avaria).
pub(super) fn malfunction_dice(draft: &mut Draft, shown: &BTreeMap<Block, u8>) {
    let Step::MalfunctionDice { pool } = draft.state().step.clone() else {
        return;
    };
    let rolled: BTreeMap<_, _> = shown
        .iter()
        .filter(|(block, _)| pool.contains(block))
        .map(|(&b, &n)| (b, n))
        .collect();
    draft.emit(Fact::MalfunctionDiceRolled {
        rolled: rolled.clone(),
    });
    draft.reach(Step::Penalties { rolled });
}

/// The tracks move by die and penalties together; without a die by the penalties alone (almanac, V. Avaria).
pub(super) fn penalties(draft: &mut Draft, penalties: &BTreeMap<Block, u8>) {
    let Step::Penalties { rolled } = draft.state().step.clone() else {
        return;
    };
    draft.emit(Fact::PenaltiesEntered {
        penalties: penalties.clone(),
    });
    for &block in Block::ALL {
        let number = |from: &BTreeMap<Block, u8>| from.get(&block).copied().unwrap_or(0);
        let by = number(&rolled).saturating_add(number(penalties));
        draft.move_track(block, i8::try_from(by).unwrap_or(i8::MAX), Cause::Dice);
    }
    draft.reach(Step::MalfunctionCards);
}

/// Of several full tracks the First Player chooses the first; a single one is automatic.
pub(super) fn next_full_track(draft: &mut Draft) -> bool {
    let full: Vec<_> = Block::ALL
        .iter()
        .copied()
        .filter(|&block| draft.state().track(block) == TRACK_TOP)
        .collect();
    match full.as_slice() {
        [] => next_step(draft),
        [block] => {
            draft.resolve_track(*block);
            true
        }
        _ => false,
    }
}

/// Queues effects, when there are any.
pub(super) fn queue_effects(draft: &mut Draft, card: Card, effects: Vec<Effect>, by: Option<Seat>) {
    if !effects.is_empty() {
        draft.queue(Task::Effects { card, effects, by });
    }
}
