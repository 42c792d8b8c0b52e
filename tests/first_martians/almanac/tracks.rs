//! The Malfunction tracks, their cards and the Malfunction Box.

use std::collections::BTreeMap;

use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::fact::Cause;
use solkeeper::first_martians::game_box::Penalty;
use solkeeper::first_martians::standing::Change;
use solkeeper::first_martians::state::{ComponentSource, Step, Task};
use solkeeper::first_martians::vocabulary::Block;

use super::sheet::Sheet;

/// Working, Living, Systems, Working (L338, L1464).
pub const fn next(block: Block) -> Block {
    match block {
        Block::Working => Block::Living,
        Block::Living => Block::Systems,
        Block::Systems => Block::Working,
    }
}

impl Sheet {
    fn track(&self, block: Block) -> u8 {
        self.own.tracks[&block]
    }

    /// A track stops at 0 (L1159) and at 5, where nothing raises it (L1462).
    pub fn move_track(&mut self, block: Block, by: i8, why: &str) {
        let from = self.track(block);
        let to = (i16::from(from) + i16::from(by)).clamp(0, 5);
        self.note(format!("{why}: {} {from} {by:+} → {to}", block.id()));
        self.own.tracks.insert(block, u8::try_from(to).unwrap());
    }

    /// The app names one track at the beginning of each sol (L333).
    pub fn raise_of_the_sol(&mut self) {
        if let Step::RaiseTrack { block } = self.state().step {
            let from = self.track(block);
            self.move_track(block, 1, "L333 the sol");
            self.card_is_due(block, from);
        }
    }

    /// A track that reaches 5 draws its card at once, in any phase but that of the dice (L338; English FAQ, question 1).
    fn card_is_due(&mut self, block: Block, from: u8) {
        if from < 5 && self.track(block) == 5 {
            self.due.card = Some(block);
        }
    }

    /// A card of the Block was drawn.
    pub fn card_came(&mut self, block: Block) {
        if self.due.card == Some(block) {
            self.due.card = None;
        }
        if self.track(block) == 5 {
            self.carded.insert(block);
        }
    }

    /// After the card the track goes back to 0, and the next Block turns red if it is green (L338, L1464).
    pub fn settle(&mut self, block: Block) {
        let carded = self.carded.remove(&block);
        self.expect(carded, || {
            format!("the {} track goes to 0 without a card (L1460)", block.id())
        });
        self.note(format!(
            "L1464 {} → 0, {} red",
            block.id(),
            next(block).id()
        ));
        self.own.tracks.insert(block, 0);
        if !self.own.red.contains(&next(block)) {
            self.own.red.push(next(block));
        }
        self.filled_by_hand.remove(&block);
        self.settling = Some(block);
    }

    pub fn track_moved(
        &mut self,
        block: Block,
        (from, to): (u8, u8),
        cause: Cause,
        settling: Option<Block>,
    ) {
        self.counted.track_moves += 1;
        match cause {
            Cause::Effect if settling == Some(block) && to == 0 => self.settling = settling,
            Cause::Effect | Cause::Table | Cause::Correction => {
                self.comes_in_turn(block, cause);
                let own = self.track(block);
                self.expect(own == from, || {
                    format!("track {} {from} → {to}: the sheet had {own}", block.id())
                });
                self.expect(from < 5 || to < 5 || cause == Cause::Correction, || {
                    "a full track is not raised (L1462)".to_owned()
                });
                self.own.tracks.insert(block, to);
                if cause == Cause::Correction {
                    if to == 5 {
                        self.filled_by_hand.insert(block)
                    } else {
                        self.filled_by_hand.remove(&block)
                    };
                } else {
                    self.card_is_due(block, from);
                }
            }
            // The sheet's own sums: the sol, the dice, Manage.
            _ => {}
        }
    }

    /// The dice that are rolled this sol: those of the sheet and of the Malfunction Box, each once (L1452–1453).
    fn pool(&self) -> Vec<Block> {
        let (state, printed) = (self.state(), &self.mission().sheet.sheet.dice);
        let rules = self.changes();
        let ruled = |block, is| {
            rules.iter().any(|it| matches!(it, Change::MalfunctionDie(it) if it.block == block && it.rolled == is))
        };
        let rolls = |&block: &Block| {
            let printed = printed
                .get(&block)
                .is_some_and(|sols| sols.for_players(state.crew.players).contains(&self.own.sol));
            let printed = state
                .dice_corrections
                .get(&(block, self.own.sol))
                .copied()
                .unwrap_or(printed);
            (printed || self.own.red.contains(&block) || ruled(block, true)) && !ruled(block, false)
        };
        [Block::Working, Block::Living, Block::Systems]
            .into_iter()
            .filter(rolls)
            .collect()
    }

    /// Which dice are gathered as the Malfunction phase begins.
    pub fn dice_of_the_sol(&mut self, last: &Step, step: &Step) {
        if *last == Step::Resolve {
            let pool = self.pool();
            let gathered = if let Step::MalfunctionDice { pool } = step {
                pool.clone()
            } else {
                Vec::new()
            };
            self.expect(pool == gathered, || {
                format!("L1452–1453 Malfunction dice: sheet {pool:?}, engine {gathered:?}")
            });
        }
    }

    /// What the dice show: those of the pool, each with a number of its die.
    pub fn malfunction_dice(&mut self, rolled: &BTreeMap<Block, u8>) {
        self.counted.rolls += u32::try_from(rolled.len()).unwrap();
        let Step::MalfunctionDice { pool } = self.state().step.clone() else {
            return;
        };
        let shown: Vec<Block> = rolled.keys().copied().collect();
        self.expect(shown == pool, || {
            format!("L1452–1453 each die is rolled once: {pool:?}, not {shown:?}")
        });
        // Physical dice show what the crew says.
        if let Command::EnterMalfunctionDice {
            working,
            living,
            systems,
        } = self.command
        {
            let said = BTreeMap::from([
                (Block::Working, working),
                (Block::Living, living),
                (Block::Systems, systems),
            ]);
            let same = rolled.iter().all(|(block, shows)| said[block] == *shows);
            self.expect(same, || format!("entered {said:?}, taken {rolled:?}"));
            return;
        }
        let faces = &self.mission().game_box.malfunction_dice;
        let off = rolled
            .iter()
            .find(|(block, shows)| !faces[block].contains(shows))
            .map(|(block, _)| *block);
        self.expect(off.is_none(), || {
            format!("no face of the die of {off:?}: {rolled:?}")
        });
    }

    /// Each track moves by its die and one for each penalty that acts in its Block, the penalties without a die too (L1453–1457).
    pub fn tracks_of_the_dice(&mut self, entered: &BTreeMap<Block, u8>) {
        let Step::Penalties { rolled } = self.state().step.clone() else {
            return;
        };
        for block in [Block::Working, Block::Living, Block::Systems] {
            let active = self
                .active_penalties(block)
                .iter()
                .filter(|(_, it)| *it == Penalty::Malfunction)
                .count();
            let (active, die) = (
                i8::try_from(active).unwrap(),
                rolled.get(&block).copied().unwrap_or(0),
            );
            let engine = entered.get(&block).copied().unwrap_or(0);
            let name = block.id();
            self.expect(active == i8::try_from(engine).unwrap(), || {
                format!("L1453–1457 penalties of {name}: sheet {active}, engine {engine}")
            });
            self.move_track(
                block,
                i8::try_from(die).unwrap() + active,
                &format!("L1453–1457 die {die} + {active} penalties"),
            );
        }
    }

    /// A track on 5 is being resolved, or waits for the First Player's order in the Malfunction phase (L422, L1460).
    pub fn full_tracks(&mut self) {
        let state = self.state();
        let waits = matches!(
            state.step,
            Step::MalfunctionCards | Step::Penalties { .. } | Step::MalfunctionDice { .. }
        );
        let resolving = |wanted: Block| {
            state
                .queue
                .iter()
                .any(|task| matches!(task, Task::Settle { block } if *block == wanted))
        };
        let full = self.own.tracks.iter().filter(|(block, at)| {
            **at == 5 && !resolving(**block) && !self.filled_by_hand.contains(block)
        });
        let left: Vec<Block> = full.map(|(block, _)| *block).filter(|_| !waits).collect();
        let undrawn = self
            .due
            .card
            .filter(|_| state.cards == ComponentSource::Digital);
        self.expect(left.is_empty(), || {
            format!("tracks on 5 are not resolved (L1460): {left:?}")
        });
        self.expect(undrawn.is_none(), || {
            format!("the card of {undrawn:?} is not drawn at once (ruling 18)")
        });
    }
}
