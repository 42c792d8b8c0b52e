//! Full board: carries out the upkeep of a sol, as computed by `queries::production` and `queries::upkeep`.

use std::collections::BTreeMap;

use super::{body, effects, sol};
use crate::board::{
    BUILT, BoardCounter, BoardFact, Farm, GROWTH_TOP, ITEMS_MAX, Pick, Place, Question, TokenStack,
};
use crate::decision::DecisionBuilder;
use crate::fact::{Cause, Fact};
use crate::game_box::Penalty;
use crate::queries::production::{self, Balance, FarmForecast, Meal};
use crate::queries::upkeep::{self, CleanUpChange, MoraleForecast, StressForecast};
use crate::state::{Seat, Step, Task};
use crate::vocabulary::{Block, Facility, Keyword, Resource, Rover, Space};

/// Asks the crew what the step depends on; `false` where there is nothing to ask.
pub(super) fn ask_first(decision: &mut DecisionBuilder) -> bool {
    if decision.state().step != Step::Farm {
        return false;
    }
    let open: Vec<FarmForecast> = production::farms(decision.game())
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
        decision.queue(Task::Pick {
            question,
            from: vec![Pick::Yes, Pick::No],
            by: None,
        });
    }
    !open.is_empty()
}

/// Carries out the current step; in Story mode the players have done so.
pub(super) fn carry_out(decision: &mut DecisionBuilder, step: &Step) {
    if decision.state().board_state().is_none() {
        return;
    }
    match step {
        Step::Morale => morale(decision),
        Step::Oxygen => resource(decision, Resource::Oxygen),
        Step::Energy => resource(decision, Resource::Energy),
        Step::Farm => farm(decision),
        Step::Stress => stress(decision),
        Step::WorkingBlock => working_block(decision),
        Step::Penalties { .. } => penalties(decision),
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

fn morale(decision: &mut DecisionBuilder) {
    let Some(turn) = MoraleForecast::of(decision.game()) else {
        return;
    };
    decision.set_spot(
        &BoardCounter::MoraleTokens(turn.seat),
        turn.after(),
        Cause::Morale,
    );
    body::wound(decision, turn.seat, turn.wounds(), Cause::Morale);
}

/// Stress rises; then the crew finds what the Upgrade of its quarters gives, once all that can shut them in Production is over.
fn stress(decision: &mut DecisionBuilder) {
    let by = decision
        .state()
        .board_state()
        .map_or(0, |board| StressForecast::of(decision.game(), board).by());
    body::move_stress(decision, by.into(), Cause::Production);
    let gets =
        upkeep::morale_upgrade(decision.game()).filter(|_| decision.state().outcome.is_none());
    if let Some(seat) = gets {
        decision.move_spot(&BoardCounter::MoraleTokens(seat), 1, Cause::Production);
    }
}

fn resource(decision: &mut DecisionBuilder, resource: Resource) {
    let Some(balance) = decision
        .state()
        .board_state()
        .map(|board| Balance::of(decision.game(), board, resource))
    else {
        return;
    };
    decision.move_spot(
        &BoardCounter::Supply(resource),
        balance.gain().into(),
        Cause::Production,
    );
    let from: Vec<Pick> = balance.users.iter().copied().map(Pick::Place).collect();
    for _ in 0..balance.missing() {
        decision.queue(Task::Pick {
            question: Question::Shut { resource },
            from: from.clone(),
            by: None,
        });
    }
}

fn farm(decision: &mut DecisionBuilder) {
    let farms = production::farms(decision.game());
    let Some(meal) = decision
        .state()
        .board_state()
        .map(|board| Meal::of(decision.game(), board, &farms))
    else {
        return;
    };
    for farm in &farms {
        set_farm(decision, farm.place, &farm.after, Cause::Production);
    }
    let food = i16::from(meal.gain()) - i16::from(meal.from_stock());
    decision.move_spot(
        &BoardCounter::Supply(Resource::Food),
        food,
        Cause::Production,
    );
    let count = meal.missing_of_others();
    if count > 0 {
        decision.emit(Fact::Board(BoardFact::OthersUnfed { count }));
    }
    starve(decision, meal.missing_of_crew(), meal.portions);
}

/// Moves seeds and plants of a Farm to their new spaces.
pub(super) fn set_farm(decision: &mut DecisionBuilder, place: Place, after: &Farm, cause: Cause) {
    for space in (1..=GROWTH_TOP).rev() {
        decision.set_spot(
            &BoardCounter::Growth(place, space),
            u8::from(after.growth.contains(&space)),
            cause,
        );
    }
    decision.set_spot(&BoardCounter::Plants(place), after.plants, cause);
}

/// Portions are missing: the crew decides who goes without, one at a time, unless there is no choice (almanac, Fattoria).
pub(super) fn starve(decision: &mut DecisionBuilder, missing: u8, portions: Vec<u8>) {
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
            if decision.state().outcome.is_none() {
                body::wound(decision, seat, portions.min(missing), Cause::Production);
            }
        }
        return;
    }
    let from = hungry.iter().map(|(seat, _)| Pick::Seat(*seat)).collect();
    decision.queue_first(Task::Pick {
        question: Question::Starve { missing, portions },
        from,
        by: None,
    });
}

/// That astronaut goes without one portion.
pub(super) fn starved(
    decision: &mut DecisionBuilder,
    missing: u8,
    mut portions: Vec<u8>,
    seat: Seat,
) {
    body::wound(decision, seat, 1, Cause::Production);
    if let Some(portion) = portions.get_mut(usize::from(seat)) {
        *portion = portion.saturating_sub(1);
    }
    if decision.state().outcome.is_none() {
        starve(decision, missing.saturating_sub(1), portions);
    }
}

/// The crew decided whether to stop the wilting of a Farm (almanac, Prevenire l'Appassimento).
pub(super) fn wilting(
    decision: &mut DecisionBuilder,
    farm: Place,
    costs: &[Resource],
    stopped: bool,
) {
    if stopped {
        costs.iter().for_each(|&resource| {
            decision.move_spot(&BoardCounter::Supply(resource), -1, Cause::Production);
        });
    }
    decision.emit(Fact::Board(BoardFact::WiltingAnswered { farm, stopped }));
}

fn working_block(decision: &mut DecisionBuilder) {
    for active in upkeep::of_working_block(decision.game()) {
        if decision.state().outcome.is_some() {
            return;
        }
        match active.penalty {
            Penalty::FroggyRoll => body::roll_rover(decision, Rover::Froggy, Cause::Production),
            Penalty::LoseSample => {
                let from = regions_with_samples(decision);
                decision.queue(Task::Pick {
                    question: Question::LoseSample {},
                    from,
                    by: None,
                });
            }
            Penalty::Stress => body::move_stress(decision, 1, Cause::Production),
            Penalty::Token => {
                let token = decision.mission().game_box.board.working_bay_token;
                decision.put_token(
                    &TokenStack::facility(active.place, Space::Now),
                    token,
                    Cause::Production,
                );
            }
            _ => {}
        }
    }
}

fn regions_with_samples(decision: &DecisionBuilder) -> Vec<Pick> {
    let spaces = decision
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
pub(super) fn penalties(decision: &mut DecisionBuilder) {
    let count = |block: &Block| {
        u8::try_from(upkeep::malfunctions(decision.game(), *block).len()).unwrap_or(u8::MAX)
    };
    let counted: BTreeMap<Block, u8> = Block::ALL
        .iter()
        .map(|block| (*block, count(block)))
        .collect();
    sol::penalties(decision, &counted);
}

/// In Full board nobody counts penalties: they are added to the rolled dice. Without dice the page shows them once,
/// unless there are none.
pub(super) fn settle_penalties(
    decision: &mut DecisionBuilder,
    rolled: &BTreeMap<Block, u8>,
) -> bool {
    let none = || {
        Block::ALL
            .iter()
            .all(|&block| upkeep::malfunctions(decision.game(), block).is_empty())
    };
    if decision.state().board_state().is_none() || (rolled.is_empty() && !none()) {
        return false;
    }
    penalties(decision);
    true
}

/// Whether a Malfunction card targets a shut Facility, and so is not resolved (almanac, Tessere Arresto). Of several of a kind all
/// must be shut; an effect on a Farm targets only the main one.
pub(super) fn strikes_shut(decision: &DecisionBuilder, keywords: &[Keyword]) -> bool {
    let Some(board) = decision.state().board_state() else {
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
pub(super) fn clean_up(decision: &mut DecisionBuilder) {
    let Some(tidied) = decision.state().board_state().map(upkeep::clean_up) else {
        return;
    };
    let cause = Cause::CleanUp;
    for it in tidied {
        match it {
            CleanUpChange::Discarded { stack, token } => decision.take_token(&stack, token, cause),
            CleanUpChange::Moved { place, token } => {
                decision.take_token(&TokenStack::facility(place, Space::Next), token, cause);
                decision.put_token(&TokenStack::facility(place, Space::Now), token, cause);
            }
            CleanUpChange::Arrived {
                pending,
                available,
                count,
            } => {
                let there = decision.state().spot(&available).unwrap_or(0);
                let by = count.min(ITEMS_MAX.saturating_sub(there));
                (0..by).for_each(|_| decision.carry_mark(&pending, 0, Some(&available), None));
                decision.move_spot(&pending, -i16::from(by), cause);
                decision.move_spot(&available, by.into(), cause);
            }
            CleanUpChange::Built { upgrade } => {
                decision.set_spot(&BoardCounter::Upgrade(upgrade), BUILT, cause);
            }
            CleanUpChange::Refreshed { spot } => decision.set_spot(&spot, 0, cause),
            CleanUpChange::Left { .. } => {}
        }
    }
}

/// Answers a question that has one answer left, and drops one that has none.
pub(super) fn settle(decision: &mut DecisionBuilder, question: Question, from: Vec<Pick>) -> bool {
    // What a further correction has put right needs no answer.
    if let Some(follows) = super::board::follows(decision.state(), &question) {
        if !follows {
            decision.unqueue();
        }
        return !follows;
    }
    // Switching to Story mode and back loses no question.
    if decision.state().board_state().is_none() {
        return false;
    }
    let by = if let Some(Task::Pick { by, .. }) = decision.state().queue.front() {
        *by
    } else {
        None
    };
    let (left, forced) = match &question {
        Question::Shut { resource } => {
            let Some(balance) = decision
                .state()
                .board_state()
                .map(|board| Balance::of(decision.game(), board, *resource))
            else {
                return false;
            };
            let can =
                |pick: &Pick| matches!(pick, Pick::Place(place) if balance.users.contains(place));
            let asked = decision
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
        Question::Starve { missing, portions } => {
            return eat_what_came(decision, *missing, portions);
        }
        Question::WhichFacility { effect }
        | Question::WhichAstronaut { effect }
        | Question::WhichRegion { effect }
        | Question::WhichUpgrade { effect } => {
            return effects::ask_again(decision, effect, &from, by);
        }
        Question::WhichCondition { seat } => {
            let there = decision
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
            let there = regions_with_samples(decision);
            let left: Vec<Pick> = from
                .iter()
                .filter(|pick| there.contains(pick))
                .cloned()
                .collect();
            let forced = left.len() == 1;
            (left, forced)
        }
        Question::StopWilting { farm, .. } => {
            let open = production::farms(decision.game())
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
        Some(pick) if forced => super::board::picked(decision, &pick),
        Some(_) => {
            decision.unqueue();
            decision.queue_first(Task::Pick {
                question,
                from: left,
                by,
            });
        }
        None => decision.unqueue(),
    }
    true
}

/// Food that a correction brought in while portions were missing is eaten; the question ends with the last missing portion.
fn eat_what_came(decision: &mut DecisionBuilder, missing: u8, portions: &[u8]) -> bool {
    let eaten = decision
        .state()
        .spot(&BoardCounter::Supply(Resource::Food))
        .unwrap_or(0)
        .min(missing);
    if eaten == 0 {
        return false;
    }
    decision.unqueue();
    decision.move_spot(
        &BoardCounter::Supply(Resource::Food),
        -i16::from(eaten),
        Cause::Production,
    );
    starve(decision, missing - eaten, portions.to_vec());
    true
}

fn is_shut_of(task: &Task, of: Resource) -> bool {
    matches!(task, Task::Pick { question: Question::Shut { resource }, .. } if *resource == of)
}
