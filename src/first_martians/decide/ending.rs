//! The end of a sol and of the mission (almanac, Terminare la partita).

use super::super::draft::Draft;
use super::super::fact::Fact;
use super::super::mission::{EndingOutcome, ObjectiveKind};
use super::super::queries::upkeep::AfterCleanUp;
use super::super::state::{Outcome, Seat, Step};
use super::conditions;
use super::events;
use super::sol;
use super::upkeep;

/// *Next sol*: won, the Threshold question, out of time, or the next sol.
pub(super) fn next_sol(draft: &mut Draft) {
    draft.emit(Fact::StepDone { step: Step::CleanUp.id().to_owned() });
    upkeep::clean_up(draft);
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
    let objective = draft.mission().sheet.objectives.iter().find(|it| it.kind == ObjectiveKind::Threshold).cloned();
    if let Some(objective) = objective {
        draft.emit(Fact::ObjectiveMet { objective: objective.id });
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
    end(draft, Outcome::Won { all });
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
}

fn end(draft: &mut Draft, outcome: Outcome) {
    let tellable: &[EndingOutcome] = match &outcome {
        Outcome::Won { all: true } => &[EndingOutcome::WonAll, EndingOutcome::Won],
        Outcome::Won { all: false } => &[EndingOutcome::Won],
        Outcome::OutOfTime | Outcome::OverThreshold => &[EndingOutcome::Lost],
        Outcome::Died { .. } => &[EndingOutcome::Died, EndingOutcome::Lost],
    };
    let holds = |when: &_| conditions::holds_unasked(draft.game(), when);
    let endings = &draft.mission().sheet.endings;
    let ending = tellable
        .iter()
        .find_map(|kind| endings.iter().find(|it| it.outcome == *kind && it.when.as_ref().is_none_or(holds)))
        .map(|ending| ending.id.clone());
    draft.emit(Fact::Ended { outcome, ending });
    draft.reach(Step::End);
}
