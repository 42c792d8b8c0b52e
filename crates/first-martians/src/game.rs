//! A mission being played: its content and its state.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::carried::Carried;
use super::command::Command;
use super::effect::{Effect, Id};
use super::mission::{
    ActionPlace, Mission, MissionAction, Objective, ObjectiveKind, SheetValue, StandingRule, Takes,
    TakesThreshold, Track, Walker,
};
use super::setup_steps::Lay;
use super::standing::{Change, WhichActions};
use super::state::{Difficulty, EVENT_SOLS, Progress, Start, State};
use super::task::Card;
use super::vocabulary::{Block, Region};
use base::play::Game as _;

/// A mission being played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    pub(super) mission: Arc<Mission>,
    pub(super) state: State,
}

/// The numbers of the mission sheet as this crew plays them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sheet {
    numbers: BTreeMap<SheetValue, i8>,
    dice: BTreeMap<Block, BTreeSet<u8>>,
}

impl Sheet {
    /// A number; `None` for a Threshold that the mission does not have, and for the dice.
    pub fn get(&self, value: SheetValue) -> Option<i8> {
        self.numbers.get(&value).copied()
    }

    /// The number of sols, at least 1.
    pub fn sols(&self) -> u8 {
        self.get(SheetValue::Sols)
            .and_then(|sols| u8::try_from(sols).ok())
            .unwrap_or(1)
            .max(1)
    }

    /// Whether the sheet calls for that Block's Malfunction die in that sol.
    pub fn rolls(&self, block: Block, sol: u8) -> bool {
        self.dice
            .get(&block)
            .is_some_and(|sols| sols.contains(&sol))
    }
}

impl Game {
    /// A mission before its first command.
    pub fn new(mission: Arc<Mission>, start: &Start) -> Self {
        let state = State::new(&mission, start);
        Self { mission, state }
    }

    /// A mission as a chapter of a campaign, before its first command.
    pub fn in_chapter(mission: Arc<Mission>, start: &Start, carried: &Carried) -> Self {
        let Carried {
            flags,
            counters,
            people,
            // The crew is seated by these.
            crew: _,
            players: _,
            // The rules read these from `State::carried`.
            lost: _,
            newcomers: _,
            chapters: _,
            board: _,
            locked: _,
            start: _,
        } = carried;
        let mut state = State::new(&mission, start);
        state.crew = carried.seated(start.players);
        state.flags.clone_from(flags);
        state.counters.clone_from(counters);
        state.people.clone_from(people);
        state.carried = Some(Box::new(carried.clone()));
        Self { mission, state }
    }

    /// The game after these commands. What this mission does not offer is left as it is.
    pub fn after(self, commands: &[Command]) -> Self {
        let take = |game: Self, command| match game.decide(command) {
            Ok(decision) => decision.after,
            Err(_) => game,
        };
        commands.iter().fold(self, take)
    }

    /// The last sol in which the action of an event that came in that sol can be done: its third, or the last of the mission.
    pub fn event_until(&self, opened_in: u8) -> u8 {
        opened_in
            .saturating_add(EVENT_SOLS - 1)
            .min(self.sheet().sols().max(opened_in))
    }

    /// The objectives in the Mission Log that require this action of the mission.
    pub fn shown_objectives_of<'a>(
        &'a self,
        action: &'a str,
    ) -> impl Iterator<Item = (&'a Objective, &'a Progress)> {
        let requiring = self.mission.sheet.objectives.iter();
        let requiring = requiring.filter(
            move |it| matches!(&it.requirement, Takes::Act(takes) if takes.action == action),
        );
        requiring.filter_map(|it| {
            Some((
                it,
                self.state
                    .objectives
                    .get(&it.id)
                    .filter(|progress| progress.shown)?,
            ))
        })
    }

    /// The mission.
    pub fn mission(&self) -> &Mission {
        &self.mission
    }

    /// The state.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The card in the wording that comes next: each hearing takes another one, in order.
    pub(super) fn next_wording(&self, card: Card) -> Card {
        let wordings = self.mission.wordings(&card);
        let last = self
            .state
            .heard
            .iter()
            .find(|it| it.is_wording_of(&card))
            .and_then(|it| it.variant)
            .unwrap_or(0);
        Card {
            variant: (wordings > 1).then(|| last % wordings + 1),
            ..card
        }
    }

    /// A number of the mission sheet for this crew; `None` for a Threshold that the mission does not have, and for the dice.
    pub fn number(&self, value: SheetValue) -> Option<i8> {
        let number = self
            .state
            .sheet_corrections
            .get(&value)
            .copied()
            .or_else(|| self.printed_number(value))?;
        let (min, max) = value.range();
        let by = if value == SheetValue::Sols {
            self.state.sols_by
        } else {
            0
        };
        Some(if by == 0 {
            number
        } else {
            number.saturating_add(by).clamp(min, max)
        })
    }

    fn printed_number(&self, value: SheetValue) -> Option<i8> {
        let (file, players) = (&self.mission.sheet, self.state.crew.players);
        let by_crew = match value {
            SheetValue::Sols => file.sheet.sols,
            SheetValue::Oxygen => file.sheet.oxygen,
            SheetValue::Energy => file.sheet.energy,
            SheetValue::Food => file.sheet.food,
            SheetValue::Greenhouses => file.sheet.greenhouses,
            SheetValue::Plants => file.sheet.plants,
            SheetValue::Upgrades => file.sheet.upgrades,
            SheetValue::Threshold => file.sheet.threshold?,
            SheetValue::Morale => return Some(self.adjusted(value, file.sheet.morale)),
            SheetValue::Stress => return Some(self.adjusted(value, file.sheet.stress)),
            SheetValue::Dice => return None,
        };
        Some(self.adjusted(value, by_crew.for_players(players)))
    }

    /// A printed number at the chosen difficulty.
    fn adjusted(&self, value: SheetValue, number: i8) -> i8 {
        let change = self
            .changes(self.state.difficulty)
            .and_then(|changes| changes.get(&value));
        let (min, max) = value.range();
        change.map_or(number, |change| {
            number.saturating_add(*change).clamp(min, max)
        })
    }

    /// What a difficulty changes on the sheet; `None` for the printed one.
    pub(super) fn changes(&self, difficulty: Difficulty) -> Option<&BTreeMap<SheetValue, i8>> {
        match difficulty {
            Difficulty::Easier => Some(&self.mission.sheet.easier),
            Difficulty::Standard => None,
            Difficulty::Harder => Some(&self.mission.sheet.harder),
        }
    }

    /// The mission sheet for this crew and difficulty, with the crew's corrections.
    pub fn sheet(&self) -> Sheet {
        let mut dice = self.printed_dice();
        for (&(block, sol), &rolled) in &self.state.dice_corrections {
            let sols = dice.entry(block).or_default();
            let _ = if rolled {
                sols.insert(sol)
            } else {
                sols.remove(&sol)
            };
        }
        Sheet {
            numbers: numbers(|value| self.number(value)),
            dice,
        }
    }

    /// The mission sheet for this crew and difficulty, without corrections.
    pub fn printed_sheet(&self) -> Sheet {
        Sheet {
            numbers: numbers(|value| self.printed_number(value)),
            dice: self.printed_dice(),
        }
    }

    fn printed_dice(&self) -> BTreeMap<Block, BTreeSet<u8>> {
        let players = self.state.crew.players;
        self.mission
            .sheet
            .sheet
            .dice
            .iter()
            .map(|(&block, sols)| (block, sols.for_players(players).clone()))
            .collect()
    }

    /// Whether no source gives a number of the sheet and the crew has not corrected it.
    pub fn is_assumed(&self, value: SheetValue) -> bool {
        let own = match value {
            SheetValue::Dice => !self.state.dice_corrections.is_empty(),
            other => self.state.sheet_corrections.contains_key(&other),
        };
        self.mission.sheet.assumed.contains(&value) && !own
    }

    /// Whether all mandatory objectives but the Threshold are met.
    pub fn only_threshold_left(&self) -> bool {
        self.all_met(ObjectiveKind::Mandatory)
    }

    /// Whether every optional objective is met, also those that were hidden.
    pub fn all_optional_met(&self) -> bool {
        self.all_met(ObjectiveKind::Optional)
    }

    /// The Threshold, where the mission has one.
    pub fn threshold(&self) -> Option<i8> {
        let asked = self
            .mission
            .sheet
            .objectives
            .iter()
            .any(|objective| objective.kind == ObjectiveKind::Threshold);
        self.number(SheetValue::Threshold).filter(|_| asked)
    }

    /// What the Threshold counts, and its number, where the mission has one.
    pub fn counted_threshold(&self) -> Option<(&TakesThreshold, u8)> {
        let takes = self.mission.sheet.objectives.iter().find_map(|objective| {
            match &objective.requirement {
                Takes::Threshold(takes) if objective.kind == ObjectiveKind::Threshold => {
                    Some(takes)
                }
                _ => None,
            }
        });
        Some((
            takes?,
            u8::try_from(self.number(SheetValue::Threshold)?).unwrap_or(0),
        ))
    }

    /// The Blocks whose Malfunction die is rolled this sol, by sheet or Malfunction Box, each once.
    pub fn dice_pool(&self) -> Vec<Block> {
        let sheet = self.sheet();
        let state = &self.state;
        let ruled = |wanted: Block, is: bool| {
            self.in_force().any(|(_, it)| matches!(it, Change::MalfunctionDie(die) if die.block == wanted && die.rolled == is))
        };
        let rolls = |block: &&Block| {
            state.red.contains(*block) || sheet.rolls(**block, state.sol) || ruled(**block, true)
        };
        Block::ALL
            .iter()
            .filter(rolls)
            .copied()
            .filter(|block| !ruled(*block, false))
            .collect()
    }

    /// The standing rules that hold now, in the order of the mission.
    pub fn standing(&self) -> impl Iterator<Item = &StandingRule> {
        self.mission
            .sheet
            .standing
            .iter()
            .filter(|rule| self.state.standing.contains(&rule.id))
    }

    /// What they change, and which of them does.
    pub fn in_force(&self) -> impl Iterator<Item = (&StandingRule, &Change)> {
        self.standing()
            .flat_map(|rule| rule.changes.iter().map(move |change| (rule, change)))
    }

    /// Whether a standing rule forbids this action of the mission now.
    pub fn forbids_action(&self, id: &str) -> bool {
        self.in_force()
            .any(|(_, it)| matches!(it, Change::No(WhichActions::Mission(action)) if action == id))
    }

    /// By how much each of them changes a number.
    pub(crate) fn in_force_by(&self, by: impl Fn(&Change) -> Option<i8>) -> Vec<(Id, i8)> {
        self.in_force()
            .filter_map(|(rule, change)| Some((rule.id.clone(), by(change)?)))
            .collect()
    }

    /// Whether cards with one of these tags are not drawn: the mission leaves them out, or a standing rule does.
    pub(super) fn leaves_out(&self, tags: &[Id]) -> bool {
        let off = |tag: &Id| {
            self.in_force()
                .any(|(_, it)| matches!(it, Change::TagOff(it) if it == tag))
        };
        self.mission.leaves_out(tags) || tags.iter().any(off)
    }

    fn all_met(&self, kind: ObjectiveKind) -> bool {
        let mut objectives = self
            .mission
            .sheet
            .objectives
            .iter()
            .filter(|objective| objective.kind == kind);
        objectives.all(|objective| self.counts_as_met(&objective.id))
    }

    fn is_met(&self, id: &str) -> bool {
        self.state
            .objectives
            .get(id)
            .is_some_and(|it| it.met.is_some())
    }

    /// Whether it is met, or another of its group, of which one is enough.
    fn counts_as_met(&self, id: &str) -> bool {
        let of_group = || {
            self.mission
                .objective(id)
                .is_some_and(|it| self.group_of(it).any(|other| self.is_met(&other.id)))
        };
        self.is_met(id) || of_group()
    }

    /// The other objectives of which this one or one of them is enough.
    pub fn group_of<'g>(
        &'g self,
        objective: &'g Objective,
    ) -> impl Iterator<Item = &'g Objective> + 'g {
        let others = self
            .mission
            .sheet
            .objectives
            .iter()
            .filter(|other| other.id != objective.id);
        others.filter(|other| objective.either.is_some() && other.either == objective.either)
    }

    /// The objectives that must be met before this one moves, themselves or by another of their group, and are not.
    pub fn waits_for<'g>(&'g self, objective: &'g Objective) -> impl Iterator<Item = &'g Id> + 'g {
        objective.after.iter().filter(|id| !self.counts_as_met(id))
    }

    /// Whether a success moves the objective: it is shown, not decided, and waits for no other.
    pub fn is_open(&self, objective: &Objective) -> bool {
        let progress = self.state.objectives.get(&objective.id);
        progress.is_some_and(|it| it.is_open()) && self.waits_for(objective).next().is_none()
    }

    /// The number that meets the objective now.
    pub fn goal(&self, objective: &Objective) -> u8 {
        self.state
            .objectives
            .get(&objective.id)
            .and_then(|it| it.goal)
            .unwrap_or(objective.goal)
    }

    /// The successes of the objective, at most its goal: that may have been lowered below them.
    pub fn done(&self, objective: &Objective) -> u8 {
        self.state
            .objectives
            .get(&objective.id)
            .map_or(0, |it| it.done)
            .min(self.goal(objective))
    }

    /// Whether the players know of an action or track of the mission.
    fn is_known(&self, id: &str, hidden: bool) -> bool {
        !hidden || self.state.revealed.iter().any(|it| it == id)
    }

    /// The tracks of the mission that the players know.
    pub fn known_tracks(&self) -> impl Iterator<Item = &Track> {
        self.mission
            .sheet
            .tracks
            .iter()
            .filter(|it| self.is_known(&it.id, it.hidden))
    }

    /// The space on which the marker of a track of the mission is.
    pub fn space_of(&self, track: &Track) -> i16 {
        self.state
            .mission_tracks
            .get(&track.id)
            .copied()
            .unwrap_or(track.start)
    }

    /// How many markers of a kind are not laid yet, `u8::MAX` without a limit; `None` if the mission has no such marker.
    pub fn marks_left(&self, mark: &str) -> Option<u8> {
        let kind = self.mission.sheet.marks.iter().find(|it| it.id == mark)?;
        Some(kind.most.map_or(u8::MAX, |most| {
            most.saturating_sub(self.state.marks_on(mark, None))
        }))
    }

    /// The actions of the mission that the players know: those of the sheet, then those that were revealed, so that a number given
    /// by their order stays.
    pub fn known_actions(&self) -> impl Iterator<Item = &MissionAction> {
        let actions = || self.mission.sheet.actions.iter();
        let revealed = self
            .state
            .revealed
            .iter()
            .filter_map(move |id| actions().find(|it| it.hidden && it.id == *id));
        // Nobody can go to a walker that nobody knows of.
        let all = actions().filter(|it| !it.hidden).chain(revealed);
        all.filter(|it| it.walker().is_none_or(|walker| self.knows_walker(walker)))
    }

    /// The action of the mission, if the players know it.
    pub(crate) fn known_action(&self, id: &str) -> Option<&MissionAction> {
        self.known_actions().find(|it| it.id == id)
    }

    /// Whether the players know of the track.
    pub fn knows_track(&self, id: &str) -> bool {
        self.mission
            .sheet
            .tracks
            .iter()
            .all(|it| it.id != id || self.is_known(id, it.hidden))
    }

    /// The walkers that the players know.
    pub fn known_walkers(&self) -> impl Iterator<Item = &Walker> {
        self.mission
            .sheet
            .walkers
            .iter()
            .filter(|it| self.is_known(&it.id, it.hidden))
    }

    /// Whether the players know of the walker.
    pub(crate) fn knows_walker(&self, id: &str) -> bool {
        self.walker(id)
            .is_none_or(|it| self.is_known(id, it.hidden))
    }

    /// How many steps the walker has gone.
    pub fn steps_of(&self, walker: &str) -> u8 {
        self.state.walkers.get(walker).copied().unwrap_or(0)
    }

    /// The walker of that id.
    pub fn walker(&self, id: &str) -> Option<&Walker> {
        self.mission.sheet.walkers.iter().find(|it| it.id == id)
    }

    /// Where the walker is.
    pub(crate) fn region_of_walker(&self, id: &str) -> Option<Region> {
        self.walker(id)?.region(self.steps_of(id))
    }

    /// The regions in one of which an action of the mission is done now, all explored ones if empty; `None` inside the HUB.
    pub fn regions_of(&self, action: &MissionAction) -> Option<Vec<Region>> {
        match &action.at {
            Some(ActionPlace::Regions(regions)) => Some(regions.clone()),
            Some(ActionPlace::Walker(id)) => self.region_of_walker(id).map(|region| vec![region]),
            Some(ActionPlace::Facility(_)) | None => None,
        }
    }

    /// Whether the players see nothing of the effect: by its kind, or as it moves a track or a walker that they do not know.
    pub fn hides(&self, effect: &Effect) -> bool {
        effect.is_secret()
            || matches!(effect, Effect::Track(it) if !self.knows_track(&it.track))
            || matches!(effect, Effect::MoveWalker(it) if !self.knows_walker(&it.walker))
    }

    /// What the mission's own steps of the set-up lay out for this crew, step by step.
    pub(crate) fn laid_steps(&self) -> impl Iterator<Item = &Lay> {
        let steps = &self.mission.sheet.set_up;
        self.state
            .set_up
            .iter()
            .filter_map(|laid| steps.iter().find(|step| step.id == laid.step)?.lay.as_ref())
    }

    /// By the end of which sol the objective has to be met.
    pub fn deadline(&self, objective: &Objective) -> Option<u8> {
        Some(
            objective
                .deadline?
                .sol(self.state.crew.players, self.sheet().sols()),
        )
    }
}

fn numbers(number: impl Fn(SheetValue) -> Option<i8>) -> BTreeMap<SheetValue, i8> {
    SheetValue::ALL
        .iter()
        .filter_map(|&value| Some((value, number(value)?)))
        .collect()
}
