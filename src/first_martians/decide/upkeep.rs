//! Full board: the upkeep of a sol is carried out as the page showed it. The sums lie in `board::production` and `board::upkeep`.

use std::collections::BTreeMap;

use super::super::board::{BUILT, BoardFact, ITEMS_MAX, Pick, Place, Question, Spot, Stack};
use super::super::draft::Draft;
use super::super::fact::{Cause, Fact};
use super::super::game_box::Penalty;
use super::super::queries::production::{self, Balance, FarmTurn, Meal};
use super::super::queries::upkeep::{self, MoraleTurn, StressTurn, Tidied};
use super::super::state::{Seat, Step, Task};
use super::super::words::{Area, Block, Facility, Keyword, Resource, Rover, Space};
use super::{body, sol};

/// What the crew must say before the step can be computed is asked first; `false` where there is nothing to ask.
pub(super) fn ask_first(draft: &mut Draft) -> bool {
    if draft.state().step != Step::Farm {
        return false;
    }
    let open: Vec<FarmTurn> = production::farms(draft.game()).into_iter().filter(|farm| farm.open).collect();
    for FarmTurn { place: farm, lacks: costs, .. } in &open {
        let question = Question::StopWilting { farm: *farm, costs: costs.clone() };
        draft.queue(Task::Pick { question, from: vec![Pick::Yes, Pick::No], by: None });
    }
    !open.is_empty()
}

/// The step at hand is carried out; in Story mode the players have done so.
pub(super) fn carry_out(draft: &mut Draft, step: &Step) {
    if draft.state().twin().is_none() {
        return;
    }
    match step {
        Step::Morale => morale(draft),
        Step::Oxygen => resource(draft, Resource::Oxygen),
        Step::Energy => resource(draft, Resource::Energy),
        Step::Farm => farm(draft),
        Step::Stress => {
            let by = draft.state().twin().map_or(0, |twin| StressTurn::of(twin).by());
            body::move_stress(draft, by.into(), Cause::Production);
        }
        Step::WorkingBlock => working_block(draft),
        Step::Penalties { .. } => penalties(draft),
        Step::Crew
        | Step::Sheet
        | Step::Lay
        | Step::RaiseTrack { .. }
        | Step::FollowUps
        | Step::MissionEvent
        | Step::MissionRules
        | Step::Plan
        | Step::Resolve
        | Step::MalfunctionDice { .. }
        | Step::MalfunctionCards
        | Step::CleanUp
        | Step::Threshold
        | Step::End => {}
    }
}

fn morale(draft: &mut Draft) {
    let Some(turn) = MoraleTurn::of(draft.game()) else { return };
    draft.set_spot(&Spot::MoraleTokens(turn.seat), turn.after(), Cause::Morale);
    body::wound(draft, turn.seat, turn.wounds(), Cause::Morale);
}

fn resource(draft: &mut Draft, resource: Resource) {
    let Some(balance) = draft.state().twin().map(|twin| Balance::of(twin, resource)) else { return };
    draft.move_spot(&Spot::Supply(resource), balance.gain().into(), Cause::Production);
    let from: Vec<Pick> = balance.users.iter().copied().map(Pick::Place).collect();
    for _ in 0..balance.missing() {
        draft.queue(Task::Pick { question: Question::Shut { resource }, from: from.clone(), by: None });
    }
}

fn farm(draft: &mut Draft) {
    let farms = production::farms(draft.game());
    let Some(meal) = draft.state().twin().map(|twin| Meal::of(twin, &farms)) else { return };
    for farm in &farms {
        super::farm::becomes(draft, farm.place, &farm.after, Cause::Production);
    }
    let food = i16::from(meal.gain()) - i16::from(meal.from_stock());
    draft.move_spot(&Spot::Supply(Resource::Food), food, Cause::Production);
    starve(draft, meal.missing(), meal.portions);
}

/// Portions are missing: the crew says who goes without, one at a time, unless there is nothing to choose (almanac, Fattoria).
pub(super) fn starve(draft: &mut Draft, missing: u8, portions: Vec<u8>) {
    let hungry: Vec<(Seat, u8)> = (0..).zip(portions.iter().copied()).filter(|(_, portions)| *portions > 0).collect();
    let all = hungry.iter().fold(0_u8, |sum, (_, portions)| sum.saturating_add(*portions));
    if missing == 0 {
        return;
    }
    if missing >= all || hungry.len() == 1 {
        for (seat, portions) in hungry {
            if draft.state().outcome.is_none() {
                body::wound(draft, seat, portions.min(missing), Cause::Production);
            }
        }
        return;
    }
    let from = hungry.iter().map(|(seat, _)| Pick::Seat(*seat)).collect();
    draft.queue_first(Task::Pick { question: Question::Starve { missing, portions }, from, by: None });
}

/// That astronaut goes without one portion.
pub(super) fn starved(draft: &mut Draft, missing: u8, mut portions: Vec<u8>, seat: Seat) {
    body::wound(draft, seat, 1, Cause::Production);
    if let Some(portion) = portions.get_mut(usize::from(seat)) {
        *portion = portion.saturating_sub(1);
    }
    if draft.state().outcome.is_none() {
        starve(draft, missing.saturating_sub(1), portions);
    }
}

/// The crew stops the wilting of a Farm, or lets it wilt (almanac, Prevenire l'Appassimento).
pub(super) fn wilting(draft: &mut Draft, farm: Place, costs: &[Resource], stopped: bool) {
    if stopped {
        costs.iter().for_each(|&resource| draft.move_spot(&Spot::Supply(resource), -1, Cause::Production));
    }
    draft.emit(Fact::Board(BoardFact::WiltingAnswered { farm, stopped }));
}

fn working_block(draft: &mut Draft) {
    for active in upkeep::of_working_block(draft.game()) {
        if draft.state().outcome.is_some() {
            return;
        }
        match active.penalty {
            Penalty::FroggyRoll => body::roll_rover(draft, Rover::Froggy, Cause::Production),
            Penalty::LoseSample => {
                let from = regions_with_samples(draft);
                draft.queue(Task::Pick { question: Question::LoseSample {}, from, by: None });
            }
            Penalty::Stress => body::move_stress(draft, 1, Cause::Production),
            Penalty::Token => {
                let token = draft.mission().game_box.board.working_bay_token;
                draft.put_token(&Stack::facility(active.place, Space::Now), token, Cause::Production);
            }
            _ => {}
        }
    }
}

fn regions_with_samples(draft: &Draft) -> Vec<Pick> {
    let spaces = draft.state().twin().map(|twin| twin.map.explored.iter()).into_iter().flatten();
    spaces.filter(|space| space.samples > 0).map(|space| Pick::Region(space.region)).collect()
}

/// The penalties that act in each Block, by the twin.
pub(super) fn penalties(draft: &mut Draft) {
    let count = |block: &Block| u8::try_from(upkeep::malfunctions(draft.game(), *block).len()).unwrap_or(u8::MAX);
    let counted: BTreeMap<Block, u8> = Block::ALL.iter().map(|block| (*block, count(block))).collect();
    sol::penalties(draft, &counted);
}

/// With the app keeping the board the penalties need nobody to count them: they go with the dice that were just rolled. Without dice
/// the page tells them once, unless there are none.
pub(super) fn settle_penalties(draft: &mut Draft, rolled: &BTreeMap<Block, u8>) -> bool {
    let none = || Block::ALL.iter().all(|&block| upkeep::malfunctions(draft.game(), block).is_empty());
    if draft.state().twin().is_none() || (rolled.is_empty() && !none()) {
        return false;
    }
    penalties(draft);
    true
}

/// Whether a Malfunction card strikes a Facility that is shut: then nothing of it is resolved (almanac, Tessere Arresto). Where there
/// are more of the kind, all of them must be shut; an effect on a Farm strikes the main one alone.
pub(super) fn strikes_shut(draft: &Draft, keywords: &[Keyword]) -> bool {
    let Some(twin) = draft.state().twin() else { return false };
    keywords.iter().filter_map(|keyword| keyword.facility()).any(|facility| match facility {
        Facility::Farm => twin.is_shut(Place::new(facility, 1)),
        _ => twin.of_kind(facility).all(|place| twin.is_shut(place)),
    })
}

/// Clean-Up on the board (almanac, VI. Pulizia).
pub(super) fn clean_up(draft: &mut Draft) {
    let Some(tidied) = draft.state().twin().map(upkeep::clean_up) else { return };
    let cause = Cause::CleanUp;
    for it in tidied {
        match it {
            Tidied::Discarded { stack, token } => draft.take_token(&stack, token, cause),
            Tidied::Moved { place, token } => {
                draft.take_token(&Stack::facility(place, Space::Next), token, cause);
                draft.put_token(&Stack::facility(place, Space::Now), token, cause);
            }
            Tidied::Arrived { item, count } => {
                let (pending, available) = (Spot::Cargo(Area::Pending, item), Spot::Cargo(Area::Available, item));
                let there = draft.state().twin().and_then(|twin| twin.get(&available)).unwrap_or(0);
                let by = i16::from(count.min(ITEMS_MAX.saturating_sub(there)));
                draft.move_spot(&pending, -by, cause);
                draft.move_spot(&available, by, cause);
            }
            Tidied::Built { upgrade } => draft.set_spot(&Spot::Upgrade(upgrade), BUILT, cause),
            Tidied::Refreshed { spot } => draft.set_spot(&spot, 0, cause),
            Tidied::Left { .. } => {}
        }
    }
}

/// A question whose answer has become plain is settled without the crew; one that has lost its answers is dropped.
pub(super) fn settle(draft: &mut Draft, question: Question, from: Vec<Pick>) -> bool {
    // A look at Story mode and back loses no question.
    if draft.state().twin().is_none() {
        return false;
    }
    let by = if let Some(Task::Pick { by, .. }) = draft.state().queue.front() { *by } else { None };
    let (left, forced) = match &question {
        Question::Shut { resource } => {
            let users = draft.state().twin().map(|twin| Balance::of(twin, *resource).users).unwrap_or_default();
            let can = |pick: &Pick| matches!(pick, Pick::Place(place) if users.contains(place));
            let asked = draft.state().queue.iter().take_while(|task| is_shut_of(task, *resource)).count();
            let left: Vec<Pick> = from.iter().filter(|pick| can(pick)).cloned().collect();
            let forced = left.len() <= asked;
            (left, forced)
        }
        Question::LoseSample {} => {
            let there = regions_with_samples(draft);
            let left: Vec<Pick> = from.iter().filter(|pick| there.contains(pick)).cloned().collect();
            let forced = left.len() == 1;
            (left, forced)
        }
        Question::StopWilting { farm, .. } => {
            let open = production::farms(draft.game()).iter().any(|it| it.place == *farm && it.open);
            (if open { from.clone() } else { Vec::new() }, false)
        }
        Question::Starve { .. }
        | Question::WhichFacility { .. }
        | Question::WhichAstronaut { .. }
        | Question::RoverRoll { .. }
        | Question::WhichCondition { .. }
        | Question::WhichRegion { .. }
        | Question::WhichUpgrade { .. } => return false,
    };
    // Where nothing is left to be picked nobody is asked.
    if left == from && !forced && !left.is_empty() {
        return false;
    }
    match left.first().cloned() {
        Some(pick) if forced => super::board::picked(draft, &pick),
        Some(_) => {
            draft.unqueue();
            draft.queue_first(Task::Pick { question, from: left, by });
        }
        None => draft.unqueue(),
    }
    true
}

fn is_shut_of(task: &Task, of: Resource) -> bool {
    matches!(task, Task::Pick { question: Question::Shut { resource }, .. } if *resource == of)
}
