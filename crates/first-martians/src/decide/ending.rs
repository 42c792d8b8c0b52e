//! The end of a sol and of the mission (almanac, Terminare la partita).

use super::conditions;
use super::events;
use super::reports;
use super::sol;
use super::upkeep;
use super::watch;
use crate::decision::DecisionBuilder;
use crate::effect::Id;
use crate::fact::{Cause, Fact};
use crate::mission::{EndingOutcome, ObjectiveKind, SheetValue};
use crate::queries::upkeep::AfterCleanUp;
use crate::state::{Outcome, Seat, Step};

/// *Next sol*: won, the Threshold question, out of time, or the next sol.
pub(super) fn next_sol(decision: &mut DecisionBuilder) {
    decision.emit(Fact::StepDone {
        step: Step::CleanUp.id().to_owned(),
    });
    upkeep::clean_up(decision);
    if reports::deadlines(decision) {
        return;
    }
    match AfterCleanUp::of(decision.game()) {
        AfterCleanUp::NextSol | AfterCleanUp::OutOfTime => {
            go_on_or_lose(decision, Outcome::OutOfTime);
        }
        AfterCleanUp::Threshold => decision.reach(Step::Threshold),
        AfterCleanUp::Won => win(decision),
    }
}

/// Confirm wins; Cancel continues, or loses when no sol is left.
pub(super) fn threshold(decision: &mut DecisionBuilder, met: bool) {
    decision.emit(Fact::ThresholdAnswered { met });
    if !met {
        go_on_or_lose(decision, Outcome::OverThreshold);
        return;
    }
    let objective = decision
        .mission()
        .sheet
        .objectives
        .iter()
        .find(|it| it.kind == ObjectiveKind::Threshold)
        .cloned();
    if let Some(objective) = objective {
        decision.emit(Fact::ObjectiveMet {
            objective: objective.id,
        });
    }
    win(decision);
}

/// A death loses at once (almanac, Scopo del gioco).
pub(super) fn died(decision: &mut DecisionBuilder, seat: Seat) {
    decision.emit(Fact::Died { seat });
    end(decision, Outcome::Died { seat });
}

fn win(decision: &mut DecisionBuilder) {
    let all = decision.game().all_optional_met();
    end(decision, Outcome::Won { all, early: false });
}

fn go_on_or_lose(decision: &mut DecisionBuilder, loss: Outcome) {
    let (sol, sols) = (decision.state().sol, decision.game().sheet().sols());
    if sol >= sols {
        end(decision, loss);
        return;
    }
    events::end_of_sol(decision);
    let first_player = decision.state().crew.next_first_player();
    sol::begin(decision, sol + 1, first_player);
    watch::ask(decision);
}

fn end(decision: &mut DecisionBuilder, outcome: Outcome) {
    let tellable: &[EndingOutcome] = match &outcome {
        Outcome::Won { all: true, .. } => &[EndingOutcome::WonAll, EndingOutcome::Won],
        Outcome::Won { all: false, .. } => &[EndingOutcome::Won],
        Outcome::OutOfTime | Outcome::OverThreshold | Outcome::Lost { .. } => {
            &[EndingOutcome::Lost]
        }
        Outcome::Died { .. } => &[EndingOutcome::Died, EndingOutcome::Lost],
    };
    let holds = |when: &_| conditions::holds_unasked(decision.game(), when);
    let endings = &decision.mission().sheet.endings;
    let ending = tellable
        .iter()
        .find_map(|kind| {
            endings
                .iter()
                .find(|it| it.outcome == *kind && it.when.as_ref().is_none_or(holds))
        })
        .map(|ending| ending.id.clone());
    over(decision, outcome, ending);
}

fn over(decision: &mut DecisionBuilder, outcome: Outcome, ending: Option<Id>) {
    decision.emit(Fact::Ended { outcome, ending });
    decision.reach(Step::End);
}

/// An effect ends the mission: the ending says how.
pub(super) fn end_with(decision: &mut DecisionBuilder, ending: &str) {
    let found = decision
        .mission()
        .sheet
        .endings
        .iter()
        .find(|it| it.id == ending)
        .map(|it| it.outcome);
    let outcome = match found {
        Some(EndingOutcome::WonAll) => Outcome::Won {
            all: true,
            early: true,
        },
        Some(EndingOutcome::Won) => Outcome::Won {
            all: false,
            early: true,
        },
        // The checker lets nobody die by an effect.
        Some(EndingOutcome::Lost | EndingOutcome::Died) | None => Outcome::Lost { loss: None },
    };
    over(
        decision,
        outcome,
        found.is_some().then(|| ending.to_owned()),
    );
}

/// A rule of the mission or a failed objective has lost it, and its text was read.
pub(super) fn lose(decision: &mut DecisionBuilder, loss: &str) {
    let outcome = Outcome::Lost {
        loss: Some(loss.to_owned()),
    };
    let named = decision
        .mission()
        .sheet
        .loses
        .iter()
        .find(|it| it.id == loss)
        .and_then(|it| it.ending.clone());
    match named {
        Some(ending) => over(decision, outcome, Some(ending)),
        None => end(decision, outcome),
    }
}

/// The mission lasts longer or less long: within the range of the sheet, and never less than the present sol.
pub(super) fn change_sols(decision: &mut DecisionBuilder, by: i8) {
    let from = decision.game().sheet().sols();
    let (_, most) = SheetValue::Sols.range();
    let to = i16::from(from) + i16::from(by);
    let to = to.min(most.into()).max(decision.state().sol.max(1).into());
    let to = u8::try_from(to).unwrap_or(from);
    if to != from {
        decision.emit(Fact::SolsChanged {
            from,
            to,
            cause: Cause::Effect,
        });
    }
}
