//! Why a command cannot be given now, and until when.

use super::payable;
use super::resolving::{AwaitedInput, awaited_input, takes_action_reports};
use super::upgrade_cards::upgrades_to_draw;
use crate::command::Command;
use crate::effect::Id;
use crate::game::Game;
use crate::mission::Takes;
use crate::state::{ComponentSource, MORALE_MAX, Task};
use crate::vocabulary::{Block, Phase};

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
    /// The objective has failed.
    Failed,
    /// Another objective of its group is met.
    Closed,
    /// That objective comes first.
    WaitsFor(Id),
    /// The objective follows this action of the mission.
    FollowsAction(Id),
    /// What meets the objective is not known yet.
    NotRevealed,
    /// The objective follows this track of the mission.
    FollowsTrack(Id),
    /// It moves on when Objective tokens are taken.
    FollowsTokens,
    /// The objective is decided after the last sol.
    AtTheEnd,
    /// Full board: the objective follows the board.
    FollowsBoard,
    /// Morale is at its highest.
    HighestMorale,
    /// The Malfunction track is on 0.
    EmptyTrack(Block),
    /// Too few markers of the mission are left to pay with.
    NoMarks,
    /// No skill or token was used with which a die could be rolled again.
    RerollUnpaid,
    /// The AOM comes along already.
    AomChosen,
    /// The AOM does not come along anyway.
    AomNotChosen,
    /// As many AOMs as may come along are chosen.
    AllAomsChosen(usize),
    /// No AOMs are chosen before the game: a single player has them all at hand.
    AomsAtHand,
    /// No AOMs are chosen before the game: four astronauts have none.
    NoAoms,
    /// As many Upgrade cards are named as were drawn.
    AllUpgradesNamed(usize),
}

/// Why a refused command is not offered; `None` where there is nothing more to say.
pub fn unavailable(game: &Game, command: &Command) -> Option<Unavailable> {
    match command {
        Command::FinishEvent { event } => {
            before_reports(game)
                .or_else(|| of_action(game))
                .or_else(|| {
                    (!payable::has_marks_of_event(game, event)).then_some(Unavailable::NoMarks)
                })
        }
        Command::FinishAction { action } => before_reports(game)
            .or_else(|| of_action(game))
            .or_else(|| {
                let known = game.known_action(action)?;
                (!payable::has_marks(game, &known.cost.pays)).then_some(Unavailable::NoMarks)
            }),
        Command::TakeObjectiveToken { .. } | Command::RollAction { .. } => {
            before_reports(game).or_else(|| of_action(game))
        }
        Command::DrawAdventure { .. } => before_reports(game).or_else(|| outside_actions(game)),
        Command::Unwind {} => before_reports(game)
            .or_else(|| of_action(game))
            .or_else(|| {
                let highest = game.state().morale >= MORALE_MAX;
                highest.then_some(Unavailable::HighestMorale)
            }),
        Command::Manage { block, .. } => {
            before_reports(game)
                .or_else(|| of_action(game))
                .or_else(|| {
                    (game.state().track(*block) == 0).then_some(Unavailable::EmptyTrack(*block))
                })
        }
        Command::AdvanceObjective { objective } => {
            before_reports(game).or_else(|| of_objective(game, objective))
        }
        Command::MoveMorale { .. }
        | Command::RaiseTrack { .. }
        | Command::ResolveTrack { .. }
        | Command::DrawCard { .. }
        | Command::DrawDirection {}
        | Command::DrawResearch {} => before_reports(game),
        Command::RerollDie { .. } => {
            let rolled = awaited_input(game) == Some(AwaitedInput::Accept)
                && game.state().dice == ComponentSource::Digital;
            rolled.then_some(Unavailable::RerollUnpaid)
        }
        // AOMs can be corrected in the game too.
        Command::SetAom { aom, used } => of_aom(game, aom, *used),
        Command::SetUpgrade { upgrade, used } => {
            begun(game).or_else(|| of_upgrade(game, upgrade, *used))
        }
        Command::SetPlayers { .. }
        | Command::SetCards { .. }
        | Command::SetDifficulty { .. }
        | Command::DealUpgrades {} => begun(game),
        _ => None,
    }
}

/// The actions in HUB that cannot be done whatever the printed board shows, which in Story only the players see.
pub fn impossible_in_story(game: &Game) -> Vec<(Command, Unavailable)> {
    let state = game.state();
    let unwind =
        (state.morale >= MORALE_MAX).then_some((Command::Unwind {}, Unavailable::HighestMorale));
    let empty = Block::ALL.iter().filter(|&&block| state.track(block) == 0);
    let manage = empty.map(|&block| {
        (
            Command::Manage { block, by: 1 },
            Unavailable::EmptyTrack(block),
        )
    });
    unwind.into_iter().chain(manage).collect()
}

fn begun(game: &Game) -> Option<Unavailable> {
    game.state().is_under_way().then_some(Unavailable::Begun)
}

fn of_aom(game: &Game, aom: &Id, used: bool) -> Option<Unavailable> {
    let (crew, count) = (&game.state().crew, game.state().crew.aoms_to_pick());
    match (crew.players, count) {
        (1, 0) => Some(Unavailable::AomsAtHand),
        (_, 0) => Some(Unavailable::NoAoms),
        _ if crew.aoms.contains(aom) == used => Some(if used {
            Unavailable::AomChosen
        } else {
            Unavailable::AomNotChosen
        }),
        _ if used && crew.aoms.len() >= count => Some(Unavailable::AllAomsChosen(count)),
        _ => None,
    }
}

fn of_upgrade(game: &Game, upgrade: &Id, used: bool) -> Option<Unavailable> {
    let (named, count) = (&game.state().upgrade_cards, upgrades_to_draw(game));
    let full = used && !named.contains(upgrade) && named.len() >= count;
    full.then_some(Unavailable::AllUpgradesNamed(count))
}

/// What comes before any report.
fn before_reports(game: &Game) -> Option<Unavailable> {
    let state = game.state();
    match state.step.phase() {
        Phase::SetUp => return Some(Unavailable::NotBegun),
        Phase::End => return Some(Unavailable::Ended),
        Phase::Events
        | Phase::Morale
        | Phase::Production
        | Phase::Actions
        | Phase::Malfunctions
        | Phase::CleanUp => {}
    }
    Some(match state.queue.front()? {
        Task::Read { .. } => Unavailable::Read,
        Task::Ask { .. } | Task::AskTable { .. } | Task::Choose { .. } | Task::Pick { .. } => {
            Unavailable::Answer
        }
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
        Phase::SetUp | Phase::Events | Phase::Morale | Phase::Production => {
            Some(Unavailable::BeforeActions)
        }
        Phase::Actions => None,
        Phase::Malfunctions | Phase::CleanUp | Phase::End => Some(Unavailable::AfterActions),
    }
}

/// Objectives that the crew does not know are not spoken of.
fn of_objective(game: &Game, id: &str) -> Option<Unavailable> {
    let progress = game
        .state()
        .objectives
        .get(id)
        .filter(|progress| progress.shown)?;
    if progress.met.is_some() {
        return Some(Unavailable::Met);
    }
    if progress.failed.is_some() {
        return Some(Unavailable::Failed);
    }
    if progress.closed {
        return Some(Unavailable::Closed);
    }
    if let Some(other) = game.waits_for(game.mission().objective(id)?).next() {
        return Some(Unavailable::WaitsFor(other.clone()));
    }
    match &game.mission().objective(id)?.requirement {
        Takes::Act(takes) if game.known_action(&takes.action).is_none() => {
            Some(Unavailable::NotRevealed)
        }
        Takes::Reach(takes) if !game.knows_track(&takes.track) => Some(Unavailable::NotRevealed),
        Takes::Act(takes) => Some(Unavailable::FollowsAction(takes.action.clone())),
        Takes::Reach(takes) => Some(Unavailable::FollowsTrack(takes.track.clone())),
        Takes::Threshold(_) => Some(Unavailable::AtTheEnd),
        Takes::Build(_)
        | Takes::Plant {}
        | Takes::Explore(_)
        | Takes::Gather(_)
        | Takes::Have(_) => game
            .state()
            .board_state()
            .map(|_| Unavailable::FollowsBoard),
        Takes::TokenTaken(_) => Some(Unavailable::FollowsTokens),
        Takes::Words {} => None,
    }
}
