//! What the state of a game is worth to its players: by what they see of it alone.

use super::goods::lying;
use super::observation::Observation;
use super::{estimates, on_board, tracks};
use crate::effect::Compared;
use crate::game::Game;
use crate::mission::{Brings, Objective, ObjectiveKind, Takes};
use crate::queries::upkeep::threshold;
use crate::state::{Outcome, Progress};
use crate::vocabulary::Block;

/// A mandatory objective: what is done of it, and that it is met.
const MANDATORY: (i32, i32) = (700, 200);
/// An optional objective.
const OPTIONAL: (i32, i32) = (250, 100);
/// One too many or too few for the Threshold.
const OVER_THRESHOLD: i32 = -300;
/// Morale from −2 to +3, for the sols that still count.
const MORALE: [i32; 6] = [-300, -140, 0, 100, 180, 240];
/// A Malfunction track from 0 to 5.
const MALFUNCTION: [i32; 6] = [0, -15, -40, -80, -140, -300];
/// A Block whose Malfunction die is rolled every sol.
const RED: i32 = -25;

/// What the state is worth, in hundredths of what a pawn does in a sol.
pub(super) fn value(seen: &Observation) -> i32 {
    let game = seen.game();
    match &game.state().outcome {
        Some(Outcome::Won { .. }) => estimates::WON,
        Some(
            Outcome::OutOfTime
            | Outcome::OverThreshold
            | Outcome::Died { .. }
            | Outcome::Lost { .. },
        ) => estimates::LOST,
        None => {
            of_mission(game)
                + game
                    .state()
                    .board_state()
                    .map_or(0, |board| on_board::value(game, board))
        }
    }
}

/// What the app keeps in both modes.
fn of_mission(game: &Game) -> i32 {
    let state = game.state();
    let morale = usize::try_from(state.morale + 2)
        .ok()
        .and_then(|at| MORALE.get(at))
        .copied()
        .unwrap_or(0);
    let tracks = Block::ALL.iter().map(|&block| {
        MALFUNCTION
            .get(usize::from(state.track(block)))
            .copied()
            .unwrap_or(0)
    });
    let red = RED * i32::try_from(state.red.len()).unwrap_or(0);
    let stakes = game
        .known_tracks()
        .map(|track| tracks::stake(game, track, game.space_of(track)));
    let acts = |id: &str| {
        let brings = game
            .mission()
            .elements
            .events
            .get(id)
            .and_then(|event| event.brings.as_ref());
        matches!(brings, Some(Brings::Action(_)))
    };
    let undone = state
        .open_events
        .iter()
        .filter(|open| acts(&open.event))
        .map(|_| estimates::UNDONE);
    let rules = game
        .standing()
        .filter(|rule| !rule.is_for_all_time())
        .map(|rule| estimates::of_rule(game, rule));
    let sols = if game.only_threshold_left() {
        estimates::sol(game) / 4
    } else {
        estimates::sol(game)
    };
    morale * estimates::sols_ahead(game).max(1) / 4
        + tracks.sum::<i32>()
        + red
        + stakes.sum::<i32>()
        + undone.sum::<i32>()
        + rules.sum::<i32>()
        + sols * i32::from(estimates::sols_left(game))
        + objectives(game)
}

/// All objectives of the Mission Log; of a group the one that has come farthest.
fn objectives(game: &Game) -> i32 {
    let sheet = &game.mission().sheet;
    let each = sheet.objectives.iter().filter_map(|objective| {
        let progress = game
            .state()
            .objectives
            .get(&objective.id)
            .filter(|it| it.shown)?;
        let leads = || {
            let rivals = game
                .group_of(objective)
                .filter_map(|rival| Some((rival, game.state().objectives.get(&rival.id)?)));
            let own = objective_value(game, objective, progress);
            !rivals
                .filter(|(_, progress)| progress.shown)
                .any(|(rival, progress)| {
                    (objective_value(game, rival, progress), &rival.id) > (own, &objective.id)
                })
        };
        (objective.either.is_none() || leads()).then(|| objective_value(game, objective, progress))
    });
    each.sum()
}

fn objective_value(game: &Game, objective: &Objective, progress: &Progress) -> i32 {
    let (whole, met) = match objective.kind {
        ObjectiveKind::Mandatory => MANDATORY,
        ObjectiveKind::Optional => OPTIONAL,
        ObjectiveKind::Threshold => return over_threshold(game) * OVER_THRESHOLD,
    };
    if progress.met.is_some() {
        return whole + met;
    }
    if progress.failed.is_some() {
        return if objective.kind == ObjectiveKind::Mandatory {
            estimates::LOST
        } else {
            estimates::FAILED
        };
    }
    if progress.closed {
        return 0;
    }
    let goal = i32::from(game.goal(objective)).max(1);
    let done = whole * i32::from(progress.done).min(goal) / goal;
    // On the way to the next success.
    done + (whole - done) * nearness(game, objective) / 150
}

/// How near the table is to the next success of an objective, in hundredths.
fn nearness(game: &Game, objective: &Objective) -> i32 {
    match &objective.requirement {
        Takes::Reach(reach) => {
            let Some(track) = game.known_tracks().find(|it| it.id == reach.track) else {
                return 0;
            };
            let way = i32::from((reach.number - track.start).abs().max(1));
            let left = i32::from((reach.number - game.space_of(track)).abs());
            100 * (way - left) / way
        }
        Takes::Have(have) => {
            let there = game
                .state()
                .board_state()
                .map_or(0, |board| lying(board, have.item));
            100 * i32::from(there.min(have.count)) / i32::from(have.count.max(1))
        }
        Takes::Build(_)
        | Takes::Plant {}
        | Takes::Act(_)
        | Takes::Explore(_)
        | Takes::Gather(_)
        | Takes::Threshold(_)
        | Takes::TokenTaken(_)
        | Takes::Words {} => 0,
    }
}

/// By how much the table is off the Threshold.
fn over_threshold(game: &Game) -> i32 {
    let (Some((takes, number)), Some(it)) = (game.counted_threshold(), threshold(game)) else {
        return 0;
    };
    let Compared {
        at_least, at_most, ..
    } = takes.compared(number);
    let (count, least, most) = (
        i32::from(it.count),
        at_least.map(i32::from),
        at_most.map(i32::from),
    );
    least.map_or(0, |least| (least - count).max(0)) + most.map_or(0, |most| (count - most).max(0))
}
