//! The steps at which the crew decides nothing. They are commands of their own in every save, but one press passes them all.

use super::Game;
use super::board::{ActionKind, BoardFact};
use super::command::Command;
use super::fact::{Cause, Fact};
use super::queries::resolving::{AwaitedInput, awaited_input, has_resolved_all, mission_icons};
use super::state::{State, Step, TRACK_TOP, Task};
use base::play::{Game as _, GameHistory, PlayedCommand};

/// Steps that one press passes together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepGroup {
    /// Morale, Production and, in Story mode, the plan, of which the app knows nothing.
    Production,
    /// A card that is read where the app keeps the board, what it does, and the action that it leaves on the table.
    Event,
    /// Declared actions of the Full board: one whose dice were rolled, and those that succeed without a die, a question or a card.
    Actions,
    /// The end of a sol, and the Malfunction track that the next one raises.
    NewSol,
}

/// A step that the next press passes: the game at it, and the command that passes it.
#[derive(Debug, Clone)]
pub struct StepAhead {
    /// The game at this step.
    pub game: Game,
    /// Ends the step.
    pub command: Command,
}

/// What the next press passes, from the current step on. Empty where something is decided, asked or read, and in the first sol of Story
/// mode, in which each step is explained on a page of its own.
pub fn steps_ahead(game: &Game) -> Vec<StepAhead> {
    let mut ahead = Vec::new();
    let mut next = game.clone();
    let Some((group, _)) = passing(game) else {
        return ahead;
    };
    while let Some((_, command)) = passing(&next).filter(|(of, _)| *of == group) {
        // A page begins with a card or with dice, and has no second ones.
        if !ahead.is_empty() && begins_page(&next) {
            break;
        }
        let Ok(decision) = next.decide(&command) else {
            break;
        };
        ahead.push(StepAhead {
            game: std::mem::replace(&mut next, decision.after),
            command,
        });
    }
    ahead
}

/// The game with the Morale that its Morale phase finds, where that is another one by now: where one page leads on to Production, Stress
/// that is reported there lowers Morale after its phase (rulebook, Morale comes before Production). A correction counts at once.
pub fn as_morale_phase_began(table: &GameHistory<Game>) -> Option<Game> {
    let (game, state) = (table.game(), table.game().state());
    if state.step != Step::Morale || !state.queue.is_empty() || state.board_state().is_some() {
        return None;
    }
    let mut morale = state.morale;
    for fact in table
        .newest_first()
        .flat_map(|(_, played)| played.facts.iter().rev())
    {
        if matches!(
            fact,
            Fact::StepReached { step: Step::Morale }
                | Fact::MoraleMoved {
                    cause: Cause::Correction,
                    ..
                }
        ) {
            break;
        }
        if let Fact::MoraleMoved { from, .. } = fact {
            morale = *from;
        }
    }
    (morale != state.morale).then(|| {
        game.with_state(State {
            morale,
            ..state.clone()
        })
    })
}

/// How many commands one undo takes back: all those of the last press, as far as the history tells. At least 1.
pub fn commands_per_undo(table: &GameHistory<Game>) -> usize {
    same_press(table.game(), table.newest_first().map(|(_, played)| played))
}

/// How many commands one redo plays again: all those of a press. At least 1.
pub fn commands_per_redo(table: &GameHistory<Game>) -> usize {
    same_press(
        table.game(),
        table.commands_to_redo().map(|(_, played)| played),
    )
}

/// How many of the first commands were played by one press.
fn same_press<'t>(
    game: &Game,
    played: impl Iterator<Item = &'t PlayedCommand<Command, Fact>>,
) -> usize {
    let mut groups = played.map(group_passed).peekable();
    let Some(Some(group)) = groups.peek().copied() else {
        return 1;
    };
    if group == StepGroup::Production && is_explained(game) {
        return 1;
    }
    // Whether an action was resolved alone is not told by its facts.
    if group == StepGroup::Actions {
        return 1;
    }
    groups.take_while(|of| *of == Some(group)).count()
}

/// The command that passes the current step or task, if nothing is decided at it.
fn passing(game: &Game) -> Option<(StepGroup, Command)> {
    let state = game.state();
    if state.outcome.is_some() {
        return None;
    }
    if let Some(task) = state.queue.front() {
        let is_event = matches!(task, Task::Effects { .. } | Task::EventAction { .. })
            || reads_card_with_effects(game);
        return is_event.then_some((StepGroup::Event, Command::Continue {}));
    }
    match &state.step {
        Step::Morale
        | Step::Oxygen
        | Step::Energy
        | Step::Farm
        | Step::Stress
        | Step::WorkingBlock
        | Step::MissionRules => {
            (!is_explained(game)).then_some((StepGroup::Production, Command::Continue {}))
        }
        Step::Plan => (state.board_state().is_none() && !is_explained(game))
            .then_some((StepGroup::Production, Command::Continue {})),
        Step::Resolve => (is_sure(game) || is_rolled(game) || has_nothing_left(game))
            .then_some((StepGroup::Actions, Command::Continue {})),
        // At the top of its track a Malfunction card is drawn.
        Step::RaiseTrack { block } => (state.track(*block) + 1 < TRACK_TOP)
            .then_some((StepGroup::NewSol, Command::Continue {})),
        Step::CleanUp => {
            (state.sol < game.sheet().sols()).then_some((StepGroup::NewSol, Command::NextSol {}))
        }
        Step::Crew
        | Step::Sheet
        | Step::Lay
        | Step::FollowUps
        | Step::MissionEvent
        | Step::MalfunctionDice { .. }
        | Step::Penalties { .. }
        | Step::MalfunctionCards
        | Step::Threshold
        | Step::End => None,
    }
}

/// Whether a card is to be read, and the app carries out its effects: the page shows them below the card.
fn reads_card_with_effects(game: &Game) -> bool {
    let state = game.state();
    let mut tasks = state.queue.iter();
    let reads = matches!(tasks.next(), Some(Task::Read { .. }))
        && matches!(tasks.next(), Some(Task::Effects { .. }));
    reads && state.board_state().is_some()
}

/// Whether the dice of the declared action at hand were rolled.
fn is_rolled(game: &Game) -> bool {
    awaited_input(game) == Some(AwaitedInput::Accept)
}

fn begins_page(game: &Game) -> bool {
    matches!(game.state().queue.front(), Some(Task::Read { .. })) || is_rolled(game)
}

/// Whether the declared action at hand succeeds without a die. What a Shutdown tile requires is on its front, which is seen first.
fn is_sure(game: &Game) -> bool {
    let declared = game
        .state()
        .board
        .as_ref()
        .and_then(|board| board.declared.first());
    let opens = declared
        .is_some_and(|action| matches!(action.planned.kind, ActionKind::RemoveShutdown(..)));
    awaited_input(game) == Some(AwaitedInput::Sure) && !opens
}

/// Whether all actions are resolved, and no mission icon was explored, which the crew resolves.
fn has_nothing_left(game: &Game) -> bool {
    has_resolved_all(game) && mission_icons(game).is_empty()
}

/// Whether each step of the sol has a page of its own.
fn is_explained(game: &Game) -> bool {
    game.state().sol <= 1 && game.state().board_state().is_none()
}

/// Whether the command ended the step Morale.
pub fn ends_morale(played: &PlayedCommand<Command, Fact>) -> bool {
    played
        .facts
        .iter()
        .any(|fact| matches!(fact, Fact::StepDone { step } if step == "morale"))
}

/// The group of the step that the command ended, if nothing was decided at it. Facts name steps by their ids.
pub fn group_passed(played: &PlayedCommand<Command, Fact>) -> Option<StepGroup> {
    let decides = |fact: &Fact| {
        let is_full = matches!(fact, Fact::TrackMoved { to, .. } if *to >= TRACK_TOP);
        is_full || matches!(fact, Fact::Board(BoardFact::PlanDeclared { .. }))
    };
    if !matches!(played.command, Command::Continue {} | Command::NextSol {})
        || played.facts.iter().any(decides)
    {
        return None;
    }
    played.facts.iter().find_map(|fact| {
        if let Fact::StepDone { step } = fact {
            return match step.as_str() {
                "morale" | "oxygen" | "energy" | "farm" | "stress" | "working_block"
                | "mission_rules" | "plan" => Some(StepGroup::Production),
                "clean_up" | "raise_track" => Some(StepGroup::NewSol),
                _ => None,
            };
        }
        let is_event = matches!(
            fact,
            Fact::EffectsResolved { .. } | Fact::EventOpened { .. }
        );
        let is_action = matches!(fact, Fact::Board(BoardFact::ActionDecided { .. }));
        is_event
            .then_some(StepGroup::Event)
            .or(is_action.then_some(StepGroup::Actions))
    })
}
