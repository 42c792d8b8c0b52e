//! Why a command cannot be given now, and until when.

use super::super::command::Command;
use super::super::effect::Id;
use super::super::game::Game;
use super::super::mission::Takes;
use super::super::state::{MORALE_MAX, Task};
use super::super::vocabulary::{Block, Phase};
use super::resolving::takes_action_reports;

/// Why a command is not offered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unavailable {
    /// A text is to be read first.
    Read,
    /// A question is to be answered first.
    Answer,
    /// What a card says is to be done first.
    Resolve,
    /// The mission has not begun.
    NotBegun,
    /// The set-up is over.
    Begun,
    /// The mission is over.
    Ended,
    /// The Actions phase of the sol is still to come.
    BeforeActions,
    /// The Actions phase of the sol is over.
    AfterActions,
    /// Full board: it is planned, and follows from the plan.
    Planned,
    /// The objective is met.
    Met,
    /// The objective follows this action of the mission.
    FollowsAction(Id),
    /// The objective follows this track of the mission.
    FollowsTrack(Id),
    /// The objective is decided after the last sol.
    AtTheEnd,
    /// Full board: the objective follows the board.
    FollowsBoard,
    /// Morale is at its highest.
    HighestMorale,
    /// The Malfunction track is on 0.
    EmptyTrack(Block),
}

/// Why a refused command is not offered; `None` where there is nothing more to say.
pub fn unavailable(game: &Game, command: &Command) -> Option<Unavailable> {
    match command {
        Command::FinishEvent { .. } | Command::FinishAction { .. } | Command::RollAction { .. } => {
            before_reports(game).or_else(|| of_action(game))
        }
        Command::DrawAdventure { .. } => before_reports(game).or_else(|| outside_actions(game)),
        Command::Unwind {} => before_reports(game).or_else(|| of_action(game)).or_else(|| {
            let highest = game.state().morale >= MORALE_MAX;
            highest.then_some(Unavailable::HighestMorale)
        }),
        Command::Manage { block, .. } => before_reports(game)
            .or_else(|| of_action(game))
            .or_else(|| (game.state().track(*block) == 0).then_some(Unavailable::EmptyTrack(*block))),
        Command::AdvanceObjective { objective } => before_reports(game).or_else(|| of_objective(game, objective)),
        Command::MoveMorale { .. }
        | Command::RaiseTrack { .. }
        | Command::ResolveTrack { .. }
        | Command::DrawCard { .. }
        | Command::DrawDirection {}
        | Command::DrawResearch {} => before_reports(game),
        Command::SetPlayers { .. } | Command::SetAom { .. } | Command::SetCards { .. } | Command::SetDifficulty { .. } => {
            game.state().is_under_way().then_some(Unavailable::Begun)
        }
        _ => None,
    }
}

/// What comes before any report.
fn before_reports(game: &Game) -> Option<Unavailable> {
    let state = game.state();
    match state.step.phase() {
        Phase::SetUp => return Some(Unavailable::NotBegun),
        Phase::End => return Some(Unavailable::Ended),
        Phase::Events | Phase::Morale | Phase::Production | Phase::Actions | Phase::Malfunctions | Phase::CleanUp => {}
    }
    Some(match state.queue.front()? {
        Task::Read { .. } => Unavailable::Read,
        Task::Ask { .. } | Task::Choose { .. } | Task::Pick { .. } => Unavailable::Answer,
        Task::Effects { .. }
        | Task::EventAction { .. }
        | Task::DrawCard { .. }
        | Task::Settle { .. }
        | Task::DrawAdventure { .. }
        | Task::Perform { .. }
        | Task::Missing { .. } => Unavailable::Resolve,
    })
}

fn of_action(game: &Game) -> Option<Unavailable> {
    if game.state().board_state().is_some() {
        return Some(Unavailable::Planned);
    }
    outside_actions(game)
}

fn outside_actions(game: &Game) -> Option<Unavailable> {
    if takes_action_reports(game) {
        return None;
    }
    match game.state().step.phase() {
        Phase::SetUp | Phase::Events | Phase::Morale | Phase::Production => Some(Unavailable::BeforeActions),
        Phase::Actions => None,
        Phase::Malfunctions | Phase::CleanUp | Phase::End => Some(Unavailable::AfterActions),
    }
}

/// Objectives that the crew does not know are not spoken of.
fn of_objective(game: &Game, id: &str) -> Option<Unavailable> {
    let progress = game.state().objectives.get(id).filter(|progress| progress.shown)?;
    if progress.met.is_some() {
        return Some(Unavailable::Met);
    }
    match &game.mission().objective(id)?.requirement {
        Takes::Act(takes) => Some(Unavailable::FollowsAction(takes.action.clone())),
        Takes::Reach(takes) => Some(Unavailable::FollowsTrack(takes.track.clone())),
        Takes::Threshold {} => Some(Unavailable::AtTheEnd),
        Takes::Build(_) | Takes::Plant {} | Takes::Explore(_) | Takes::Gather(_) | Takes::Have(_) => {
            game.state().board_state().map(|_| Unavailable::FollowsBoard)
        }
        Takes::Words {} => None,
    }
}
