//! The end of a sol and of the mission (almanac, Terminare la partita).

use super::conditions;
use super::events;
use super::reports;
use super::sol;
use super::upkeep;
use super::watch;
use crate::draft::Draft;
use crate::effect::Id;
use crate::fact::{Cause, Fact};
use crate::mission::{EndingOutcome, ObjectiveKind, SheetValue};
use crate::queries::upkeep::AfterCleanUp;
use crate::state::{Outcome, Seat, Step};

/// *Next sol*: won, the Threshold question, out of time, or the next sol.
pub(super) fn next_sol(draft: &mut Draft) {
    draft.emit(Fact::StepDone {
        step: Step::CleanUp.id().to_owned(),
    });
    upkeep::clean_up(draft);
    if reports::deadlines(draft) {
        return;
    }
    match AfterCleanUp::of(draft.game()) {
        AfterCleanUp::NextSol | AfterCleanUp::OutOfTime => go_on_or_lose(draft, Outcome::OutOfTime),
        AfterCleanUp::Threshold => draft.reach(Step::Threshold),
        AfterCleanUp::Won => win(draft),
    }
}

/// Confirm wins; Cancel continues, or loses when no sol is left.
pub(super) fn threshold(draft: &mut Draft, met: bool) {
    draft.emit(Fact::ThresholdAnswered { met });
    if !met {
        go_on_or_lose(draft, Outcome::OverThreshold);
        return;
    }
    let objective = draft
        .mission()
        .sheet
        .objectives
        .iter()
        .find(|it| it.kind == ObjectiveKind::Threshold)
        .cloned();
    if let Some(objective) = objective {
        draft.emit(Fact::ObjectiveMet {
            objective: objective.id,
        });
    }
    win(draft);
}

/// A death loses at once (almanac, Scopo del gioco).
pub(super) fn died(draft: &mut Draft, seat: Seat) {
    draft.emit(Fact::Died { seat });
    end(draft, Outcome::Died { seat });
}

fn win(draft: &mut Draft) {
    let all = draft.game().all_optional_met();
    end(draft, Outcome::Won { all, early: false });
}

fn go_on_or_lose(draft: &mut Draft, loss: Outcome) {
    let (sol, sols) = (draft.state().sol, draft.game().sheet().sols());
    if sol >= sols {
        end(draft, loss);
        return;
    }
    events::end_of_sol(draft);
    let first_player = draft.state().crew.next_first_player();
    sol::begin(draft, sol + 1, first_player);
    watch::ask(draft);
}

fn end(draft: &mut Draft, outcome: Outcome) {
    let tellable: &[EndingOutcome] = match &outcome {
        Outcome::Won { all: true, .. } => &[EndingOutcome::WonAll, EndingOutcome::Won],
        Outcome::Won { all: false, .. } => &[EndingOutcome::Won],
        Outcome::OutOfTime | Outcome::OverThreshold | Outcome::Lost { .. } => {
            &[EndingOutcome::Lost]
        }
        Outcome::Died { .. } => &[EndingOutcome::Died, EndingOutcome::Lost],
    };
    let holds = |when: &_| conditions::holds_unasked(draft.game(), when);
    let endings = &draft.mission().sheet.endings;
    let ending = tellable
        .iter()
        .find_map(|kind| {
            endings
                .iter()
                .find(|it| it.outcome == *kind && it.when.as_ref().is_none_or(holds))
        })
        .map(|ending| ending.id.clone());
    over(draft, outcome, ending);
}

fn over(draft: &mut Draft, outcome: Outcome, ending: Option<Id>) {
    draft.emit(Fact::Ended { outcome, ending });
    draft.reach(Step::End);
}

/// An effect ends the mission: the ending says how.
pub(super) fn end_with(draft: &mut Draft, ending: &str) {
    let found = draft
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
    over(draft, outcome, found.is_some().then(|| ending.to_owned()));
}

/// A rule of the mission or a failed objective has lost it, and its text was read.
pub(super) fn lose(draft: &mut Draft, loss: &str) {
    let outcome = Outcome::Lost {
        loss: Some(loss.to_owned()),
    };
    let named = draft
        .mission()
        .sheet
        .loses
        .iter()
        .find(|it| it.id == loss)
        .and_then(|it| it.ending.clone());
    match named {
        Some(ending) => over(draft, outcome, Some(ending)),
        None => end(draft, outcome),
    }
}

/// The mission lasts longer or less long: within the range of the sheet, and never less than the present sol.
pub(super) fn change_sols(draft: &mut Draft, by: i8) {
    let from = draft.game().sheet().sols();
    let (_, most) = SheetValue::Sols.range();
    let to = i16::from(from) + i16::from(by);
    let to = to.min(most.into()).max(draft.state().sol.max(1).into());
    let to = u8::try_from(to).unwrap_or(from);
    if to != from {
        draft.emit(Fact::SolsChanged {
            from,
            to,
            cause: Cause::Effect,
        });
    }
}
