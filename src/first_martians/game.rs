//! A mission being played: its content, its state, and what follows from both.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::command::Command;
use super::fact::Fact;
use super::mission::{Mission, ObjectiveKind, SheetValue};
use super::state::{Difficulty, Start, State};
use super::words::Block;
use super::{apply, decide, offers};

pub use super::decide::Foreseen;
use crate::play::{self, Offer, Refusal};

/// A mission being played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    mission: Arc<Mission>,
    pub(super) state: State,
}

/// The numbers of the mission sheet as this crew plays them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sheet {
    numbers: BTreeMap<SheetValue, i8>,
    dice: BTreeMap<Block, BTreeSet<u8>>,
}

impl Sheet {
    /// A number; `None` for a Threshold that the mission has not, and for the dice.
    pub fn get(&self, value: SheetValue) -> Option<i8> {
        self.numbers.get(&value).copied()
    }

    /// How many sols the mission lasts, at least 1.
    pub fn sols(&self) -> u8 {
        self.get(SheetValue::Sols).and_then(|sols| u8::try_from(sols).ok()).unwrap_or(1).max(1)
    }

    /// Whether the sheet calls for that Block's Malfunction die in that sol.
    pub fn rolls(&self, block: Block, sol: u8) -> bool {
        self.dice.get(&block).is_some_and(|sols| sols.contains(&sol))
    }
}

impl Game {
    /// A mission before its first command.
    pub fn new(mission: Arc<Mission>, start: &Start) -> Self {
        let state = State::new(&mission, start);
        Self { mission, state }
    }

    /// The mission.
    pub fn mission(&self) -> &Mission {
        &self.mission
    }

    /// The state.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The mission sheet for this crew and difficulty, with what the crew has put right.
    pub fn sheet(&self) -> Sheet {
        let printed = self.printed_sheet();
        let mut numbers = printed.numbers;
        numbers.extend(self.state.own_sheet.iter().map(|(&value, &number)| (value, number)));
        let mut dice = printed.dice;
        for (&(block, sol), &rolled) in &self.state.own_dice {
            let sols = dice.entry(block).or_default();
            let _ = if rolled { sols.insert(sol) } else { sols.remove(&sol) };
        }
        Sheet { numbers, dice }
    }

    /// The mission sheet for this crew and difficulty, as the mission file has it.
    pub fn printed_sheet(&self) -> Sheet {
        let (file, players) = (&self.mission.sheet, self.state.crew.players);
        let by_crew = &file.sheet;
        let mut numbers = BTreeMap::from([
            (SheetValue::Sols, by_crew.sols.of(players)),
            (SheetValue::Oxygen, by_crew.oxygen.of(players)),
            (SheetValue::Energy, by_crew.energy.of(players)),
            (SheetValue::Food, by_crew.food.of(players)),
            (SheetValue::Greenhouses, by_crew.greenhouses.of(players)),
            (SheetValue::Plants, by_crew.plants.of(players)),
            (SheetValue::Upgrades, by_crew.upgrades.of(players)),
            (SheetValue::Morale, by_crew.morale),
            (SheetValue::Stress, by_crew.stress),
        ]);
        if let Some(threshold) = by_crew.threshold {
            let _ = numbers.insert(SheetValue::Threshold, threshold.of(players));
        }
        let changes = match self.state.difficulty {
            Difficulty::Easier => Some(&file.easier),
            Difficulty::Standard => None,
            Difficulty::Harder => Some(&file.harder),
        };
        for (&value, &change) in changes.into_iter().flatten() {
            let (min, max) = value.range();
            if let Some(number) = numbers.get_mut(&value) {
                *number = number.saturating_add(change).clamp(min, max);
            }
        }
        Sheet { numbers, dice: by_crew.dice.clone() }
    }

    /// Whether a number of the sheet was not found in any source, nor put right by the crew.
    pub fn is_assumed(&self, value: SheetValue) -> bool {
        let own = match value {
            SheetValue::Dice => !self.state.own_dice.is_empty(),
            other => self.state.own_sheet.contains_key(&other),
        };
        self.mission.sheet.assumed.contains(&value) && !own
    }

    /// Whether all mandatory objectives but the Threshold are met.
    pub fn only_threshold_left(&self) -> bool {
        self.all_met(ObjectiveKind::Mandatory, true)
    }

    /// Whether every optional objective that the Mission Log shows is met.
    pub fn all_optional_met(&self) -> bool {
        self.all_met(ObjectiveKind::Optional, false)
    }

    /// The Threshold, when the mission has one.
    pub fn threshold(&self) -> Option<i8> {
        let asked = self.mission.sheet.objectives.iter().any(|objective| objective.kind == ObjectiveKind::Threshold);
        self.sheet().get(SheetValue::Threshold).filter(|_| asked)
    }

    /// The Blocks whose Malfunction die is rolled this sol: sheet and Box together, each once.
    pub fn dice_pool(&self) -> Vec<Block> {
        let sheet = self.sheet();
        let state = &self.state;
        Block::ALL.iter().copied().filter(|block| state.red.contains(block) || sheet.rolls(*block, state.sol)).collect()
    }

    /// What the effects at hand will do on the board that the app keeps, before they are resolved.
    pub fn foreseen(&self) -> Vec<Foreseen> {
        decide::foreseen(self)
    }

    fn all_met(&self, kind: ObjectiveKind, even_unseen: bool) -> bool {
        let objectives = self.mission.sheet.objectives.iter();
        objectives.filter(|objective| objective.kind == kind).all(|objective| {
            let counts = |shown: bool| even_unseen || shown;
            self.state.objectives.get(&objective.id).is_some_and(|it| it.met.is_some() || !counts(it.shown))
        })
    }
}

impl play::Game for Game {
    type Command = Command;
    type Fact = Fact;
    type State = State;

    fn offers(&self) -> Vec<Offer<Command>> {
        offers::offers(self)
    }

    fn decide(&self, command: &Command) -> Result<Vec<Fact>, Refusal> {
        decide::decide(self, command)
    }

    fn apply(&mut self, fact: &Fact) {
        apply::apply(&mut self.state, &self.mission, fact);
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn in_state(&self, state: State) -> Self {
        Self { mission: Arc::clone(&self.mission), state }
    }

    fn chapter(&self) -> u32 {
        u32::from(self.state.sol) * 16 + self.state.step.phase() as u32
    }
}
