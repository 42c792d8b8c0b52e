//! Full board: carries out the upkeep of a sol, as computed by `queries::production` and `queries::upkeep`.

use std::collections::BTreeMap;

use super::{body, effects, sol};
use crate::board::{
    BUILT, BoardFact, Farm, GROWTH_TOP, ITEMS_MAX, Pick, Place, Question, Spot, TokenStack,
};
use crate::draft::Draft;
use crate::fact::{Cause, Fact};
use crate::game_box::Penalty;
use crate::queries::production::{self, Balance, FarmForecast, Meal};
use crate::queries::upkeep::{self, CleanUpChange, MoraleForecast, StressForecast};
use crate::state::{Seat, Step, Task};
use crate::vocabulary::{Block, Facility, Keyword, Resource, Rover, Space};

/// Asks the crew what the step depends on; `false` where there is nothing to ask.
pub(super) fn ask_first(draft: &mut Draft) -> bool {
    if draft.state().step != Step::Farm {
        return false;
    }
    let open: Vec<FarmForecast> = production::farms(draft.game())
        .into_iter()
        .filter(|farm| farm.open)
        .collect();
    for FarmForecast {
        place: farm,
        lacks: costs,
        ..
    } in &open
    {
        let question = Question::StopWilting {
            farm: *farm,
            costs: costs.clone(),
        };
        draft.queue(Task::Pick {
            question,
            from: vec![Pick::Yes, Pick::No],
            by: None,
        });
    }
    !open.is_empty()
}

/// Carries out the current step; in Story mode the players have done so.
pub(super) fn carry_out(draft: &mut Draft, step: &Step) {
    if draft.state().board_state().is_none() {
        return;
    }
    match step {
        Step::Morale => morale(draft),
        Step::Oxygen => resource(draft, Resource::Oxygen),
        Step::Energy => resource(draft, Resource::Energy),
        Step::Farm => farm(draft),
        Step::Stress => stress(draft),
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
    let Some(turn) = MoraleForecast::of(draft.game()) else {
        return;
    };
    draft.set_spot(&Spot::MoraleTokens(turn.seat), turn.after(), Cause::Morale);
    body::wound(draft, turn.seat, turn.wounds(), Cause::Morale);
}

/// Stress rises; then the crew finds what the Upgrade of its quarters gives, once all that can shut them in Production is over.
fn stress(draft: &mut Draft) {
    let by = draft
        .state()
        .board_state()
        .map_or(0, |board| StressForecast::of(draft.game(), board).by());
    body::move_stress(draft, by.into(), Cause::Production);
    let gets = upkeep::morale_upgrade(draft.game()).filter(|_| draft.state().outcome.is_none());
    if let Some(seat) = gets {
        draft.move_spot(&Spot::MoraleTokens(seat), 1, Cause::Production);
    }
}

fn resource(draft: &mut Draft, resource: Resource) {
    let Some(balance) = draft
        .state()
        .board_state()
        .map(|board| Balance::of(draft.game(), board, resource))
    else {
        return;
    };
    draft.move_spot(
        &Spot::Supply(resource),
        balance.gain().into(),
        Cause::Production,
    );
    let from: Vec<Pick> = balance.users.iter().copied().map(Pick::Place).collect();
    for _ in 0..balance.missing() {
        draft.queue(Task::Pick {
            question: Question::Shut { resource },
            from: from.clone(),
            by: None,
        });
    }
}

fn farm(draft: &mut Draft) {
    let farms = production::farms(draft.game());
    let Some(meal) = draft
        .state()
        .board_state()
        .map(|board| Meal::of(draft.game(), board, &farms))
    else {
        return;
    };
    for farm in &farms {
        set_farm(draft, farm.place, &farm.after, Cause::Production);
    }
    let food = i16::from(meal.gain()) - i16::from(meal.from_stock());
    draft.move_spot(&Spot::Supply(Resource::Food), food, Cause::Production);
    let count = meal.missing_of_others();
    if count > 0 {
        draft.emit(Fact::Board(BoardFact::OthersUnfed { count }));
    }
    starve(draft, meal.missing_of_crew(), meal.portions);
}

/// Moves seeds and plants of a Farm to their new spaces.
pub(super) fn set_farm(draft: &mut Draft, place: Place, after: &Farm, cause: Cause) {
    for space in (1..=GROWTH_TOP).rev() {
        draft.set_spot(
            &Spot::Growth(place, space),
            u8::from(after.growth.contains(&space)),
            cause,
        );
    }
    draft.set_spot(&Spot::Plants(place), after.plants, cause);
}

/// Portions are missing: the crew decides who goes without, one at a time, unless there is no choice (almanac, Fattoria).
pub(super) fn starve(draft: &mut Draft, missing: u8, portions: Vec<u8>) {
    let hungry: Vec<(Seat, u8)> = (0..)
        .zip(portions.iter().copied())
        .filter(|(_, portions)| *portions > 0)
        .collect();
    let all = hungry
        .iter()
        .fold(0_u8, |sum, (_, portions)| sum.saturating_add(*portions));
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
    draft.queue_first(Task::Pick {
        question: Question::Starve { missing, portions },
        from,
        by: None,
    });
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

/// The crew decided whether to stop the wilting of a Farm (almanac, Prevenire l'Appassimento).
pub(super) fn wilting(draft: &mut Draft, farm: Place, costs: &[Resource], stopped: bool) {
    if stopped {
        costs
            .iter()
            .for_each(|&resource| draft.move_spot(&Spot::Supply(resource), -1, Cause::Production));
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
                draft.queue(Task::Pick {
                    question: Question::LoseSample {},
                    from,
                    by: None,
                });
            }
            Penalty::Stress => body::move_stress(draft, 1, Cause::Production),
            Penalty::Token => {
                let token = draft.mission().game_box.board.working_bay_token;
                draft.put_token(
                    &TokenStack::facility(active.place, Space::Now),
                    token,
                    Cause::Production,
                );
            }
            _ => {}
        }
    }
}

fn regions_with_samples(draft: &Draft) -> Vec<Pick> {
    let spaces = draft
        .state()
        .board_state()
        .map(|board| board.map.explored.iter())
        .into_iter()
        .flatten();
    spaces
        .filter(|space| space.samples > 0)
        .map(|space| Pick::Region(space.region))
        .collect()
}

/// Applies the active penalties of each Block.
pub(super) fn penalties(draft: &mut Draft) {
    let count = |block: &Block| {
        u8::try_from(upkeep::malfunctions(draft.game(), *block).len()).unwrap_or(u8::MAX)
    };
    let counted: BTreeMap<Block, u8> = Block::ALL
        .iter()
        .map(|block| (*block, count(block)))
        .collect();
    sol::penalties(draft, &counted);
}

/// In Full board nobody counts penalties: they are added to the rolled dice. Without dice the page shows them once,
/// unless there are none.
pub(super) fn settle_penalties(draft: &mut Draft, rolled: &BTreeMap<Block, u8>) -> bool {
    let none = || {
        Block::ALL
            .iter()
            .all(|&block| upkeep::malfunctions(draft.game(), block).is_empty())
    };
    if draft.state().board_state().is_none() || (rolled.is_empty() && !none()) {
        return false;
    }
    penalties(draft);
    true
}

/// Whether a Malfunction card targets a shut Facility, and so is not resolved (almanac, Tessere Arresto). Of several of a kind all
/// must be shut; an effect on a Farm targets only the main one.
pub(super) fn strikes_shut(draft: &Draft, keywords: &[Keyword]) -> bool {
    let Some(board) = draft.state().board_state() else {
        return false;
    };
    keywords
        .iter()
        .filter_map(|keyword| keyword.facility())
        .any(|facility| match facility {
            Facility::Farm => board.is_shut(Place::new(facility, 1)),
            _ => board
                .places_of_kind(facility)
                .all(|place| board.is_shut(place)),
        })
}

/// Carries out Clean-Up on the board (almanac, VI. Pulizia).
pub(super) fn clean_up(draft: &mut Draft) {
    let Some(tidied) = draft.state().board_state().map(upkeep::clean_up) else {
        return;
    };
    let cause = Cause::CleanUp;
    for it in tidied {
        match it {
            CleanUpChange::Discarded { stack, token } => draft.take_token(&stack, token, cause),
            CleanUpChange::Moved { place, token } => {
                draft.take_token(&TokenStack::facility(place, Space::Next), token, cause);
                draft.put_token(&TokenStack::facility(place, Space::Now), token, cause);
            }
            CleanUpChange::Arrived {
                pending,
                available,
                count,
            } => {
                let there = draft.state().spot(&available).unwrap_or(0);
                let by = count.min(ITEMS_MAX.saturating_sub(there));
                (0..by).for_each(|_| draft.carry_mark(&pending, 0, Some(&available), None));
                draft.move_spot(&pending, -i16::from(by), cause);
                draft.move_spot(&available, by.into(), cause);
            }
            CleanUpChange::Built { upgrade } => {
                draft.set_spot(&Spot::Upgrade(upgrade), BUILT, cause);
            }
            CleanUpChange::Refreshed { spot } => draft.set_spot(&spot, 0, cause),
            CleanUpChange::Left { .. } => {}
        }
    }
}

/// Answers a question that has one answer left, and drops one that has none.
pub(super) fn settle(draft: &mut Draft, question: Question, from: Vec<Pick>) -> bool {
    // What a further correction has put right needs no answer.
    if let Some(follows) = super::board::follows(draft.state(), &question) {
        if !follows {
            draft.unqueue();
        }
        return !follows;
    }
    // Switching to Story mode and back loses no question.
    if draft.state().board_state().is_none() {
        return false;
    }
    let by = if let Some(Task::Pick { by, .. }) = draft.state().queue.front() {
        *by
    } else {
        None
    };
    let (left, forced) = match &question {
        Question::Shut { resource } => {
            let Some(balance) = draft
                .state()
                .board_state()
                .map(|board| Balance::of(draft.game(), board, *resource))
            else {
                return false;
            };
            let can =
                |pick: &Pick| matches!(pick, Pick::Place(place) if balance.users.contains(place));
            let asked = draft
                .state()
                .queue
                .iter()
                .take_while(|task| is_shut_of(task, *resource))
                .count();
            // A correction may have ended the shortage.
            let due = usize::from(balance.missing()) >= asked;
            let left: Vec<Pick> = from
                .iter()
                .filter(|pick| due && can(pick))
                .cloned()
                .collect();
            let forced = left.len() <= asked;
            (left, forced)
        }
        Question::Starve { missing, portions } => return eat_what_came(draft, *missing, portions),
        Question::WhichFacility { effect }
        | Question::WhichAstronaut { effect }
        | Question::WhichRegion { effect }
        | Question::WhichUpgrade { effect } => return effects::ask_again(draft, effect, &from, by),
        Question::WhichCondition { seat } => {
            let there = draft
                .state()
                .board_state()
                .and_then(|board| board.id_board(*seat))
                .map(|it| it.conditions.clone());
            let has = |pick: &&Pick| matches!(pick, Pick::Condition(it) if there.iter().any(|all| all.contains(it)));
            let left: Vec<Pick> = from.iter().filter(has).cloned().collect();
            let forced = left.len() == 1;
            (left, forced)
        }
        Question::LoseSample {} => {
            let there = regions_with_samples(draft);
            let left: Vec<Pick> = from
                .iter()
                .filter(|pick| there.contains(pick))
                .cloned()
                .collect();
            let forced = left.len() == 1;
            (left, forced)
        }
        Question::StopWilting { farm, .. } => {
            let open = production::farms(draft.game())
                .iter()
                .any(|it| it.place == *farm && it.open);
            (if open { from.clone() } else { Vec::new() }, false)
        }
        Question::RoverRoll { .. }
        | Question::SixthWound { .. }
        | Question::FullTrack { .. }
        | Question::Overgrown { .. }
        | Question::WhichPerson { .. }
        | Question::WhoPerformed { .. } => {
            return false;
        }
    };
    // Nobody is asked without anything to pick.
    if left == from && !forced && !left.is_empty() {
        return false;
    }
    match left.first().cloned() {
        Some(pick) if forced => super::board::picked(draft, &pick),
        Some(_) => {
            draft.unqueue();
            draft.queue_first(Task::Pick {
                question,
                from: left,
                by,
            });
        }
        None => draft.unqueue(),
    }
    true
}

/// Food that a correction brought in while portions were missing is eaten; the question ends with the last missing portion.
fn eat_what_came(draft: &mut Draft, missing: u8, portions: &[u8]) -> bool {
    let eaten = draft
        .state()
        .spot(&Spot::Supply(Resource::Food))
        .unwrap_or(0)
        .min(missing);
    if eaten == 0 {
        return false;
    }
    draft.unqueue();
    draft.move_spot(
        &Spot::Supply(Resource::Food),
        -i16::from(eaten),
        Cause::Production,
    );
    starve(draft, missing - eaten, portions.to_vec());
    true
}

fn is_shut_of(task: &Task, of: Resource) -> bool {
    matches!(task, Task::Pick { question: Question::Shut { resource }, .. } if *resource == of)
}
