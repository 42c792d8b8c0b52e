//! The step at hand, for the window and the text mode alike: what to read, what to do, what to choose, what comes next.

mod entries;
mod plan;
mod step;
mod task;
mod upkeep;

use super::{Args, Voice, numbers, tell};
use crate::first_martians::Game;
use crate::first_martians::command::Command;
use crate::first_martians::state::{State, Step, Task};

pub use super::common::CardText;
pub(super) use task::option;

/// The step at hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page {
    /// The phase by name.
    pub phase: String,
    /// What the step is about.
    pub heading: String,
    /// A text to be read aloud.
    pub card: Option<CardText>,
    /// What to do, in this order.
    pub lines: Vec<String>,
    /// The sum that the lines come of, where the app keeps the board.
    pub sum: Option<SumText>,
    /// What is easily forgotten.
    pub notes: Vec<String>,
    /// What the crew answers or chooses.
    pub question: Option<String>,
    /// The answers.
    pub options: Vec<(Command, String)>,
    /// The label of the one main button; without one the options or a form go on.
    pub button: Option<String>,
    /// What comes next.
    pub next: String,
    /// Whether a number on the page was found in no source, nor put right by the crew.
    pub assumed: bool,
    /// The ids of the rules entries that it rests on, the one that answers most first.
    pub entries: Vec<&'static str>,
}

/// A sum, row by row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SumText {
    /// Its rows, never none.
    pub rows: Vec<SumRow>,
}

/// A row of a sum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SumRow {
    /// What is counted.
    pub label: String,
    /// The number.
    pub number: String,
    /// The id of the rules entry that says so.
    pub entry: &'static str,
}

/// The step at hand.
pub fn page(voice: &Voice, game: &Game) -> Page {
    let page = match game.state().queue.front() {
        Some(task) => task::page(voice, game, task),
        None => step::page(voice, game),
    };
    let rows = page.sum.iter().flat_map(|sum| &sum.rows).map(|row| row.entry);
    Page { entries: entries::each_once(entries::at_hand(game).into_iter().chain(rows)), ..page }
}

/// The label of the main button, where the step has one.
pub fn button(voice: &Voice, game: &Game) -> Option<String> {
    page(voice, game).button
}

/// The message of the step or task at hand.
fn message_id(id: &str) -> String {
    format!("step-{}", id.replace('_', "-"))
}

/// A page with all that the message of the step says by itself.
fn blank(voice: &Voice, game: &Game, id: &str, args: &Args) -> Page {
    let message = message_id(id);
    let say = |attribute: &str| voice.try_say_attribute(&message, attribute, args);
    Page {
        phase: voice.word(game.state().step.phase()),
        heading: voice.say_attribute(&message, "heading", args),
        card: None,
        lines: numbered(voice, &message, "line", args),
        sum: None,
        notes: numbered(voice, &message, "note", args),
        question: say("question"),
        options: Vec::new(),
        button: say("button"),
        next: say("next").unwrap_or_default(),
        assumed: false,
        entries: Vec::new(),
    }
}

/// `.line-1`, `.line-2` and so on, as far as they go.
fn numbered(voice: &Voice, message: &str, name: &str, args: &Args) -> Vec<String> {
    (1..).map_while(|number| voice.try_say_attribute(message, &format!("{name}-{number}"), args)).collect()
}

/// What any message of a step may use.
fn common_args(voice: &Voice, state: &State) -> Args {
    let crew = &state.crew;
    Args::new()
        .number("sol", state.sol)
        .number("next_sol", i64::from(state.sol) + 1)
        .count("astronauts", crew.astronauts.len())
        .text("first_player", tell::name(voice, crew, crew.first_player))
        .text("first_player_the", tell::subject(voice, crew, crew.first_player))
        .text("next_first_player", tell::name(voice, crew, crew.next_first_player()))
        .text("morale", numbers::plain(state.morale))
        .text("dice", state.dice.id())
}

/// What comes after a task, without telling what is not seen yet: what comes of it, or the step that it interrupts.
fn after_task(voice: &Voice, state: &State, task: &Task) -> String {
    match task {
        Task::Ask { .. } | Task::Choose { .. } => return voice.plain("next-answer"),
        Task::Read { .. } => return voice.plain("next-read"),
        Task::Effects { effects, .. } if Task::leading(effects).len() < effects.len() => return voice.plain("next-read"),
        Task::Effects { .. }
        | Task::EventAction { .. }
        | Task::DrawCard { .. }
        | Task::Settle { .. }
        | Task::DrawAdventure { .. }
        | Task::Pick { .. }
        | Task::Perform { .. }
        | Task::Missing { .. } => {}
    }
    match (&state.step, state.queue.get(1)) {
        (_, Some(Task::EventAction { .. })) => voice.plain("next-event-action"),
        (Step::MissionEvent, _) => voice.say_attribute("step-mission-event", "next", &Args::new()),
        (Step::MissionRules, _) => voice.say_attribute("step-mission-rules", "next", &Args::new()),
        (step, _) => voice.say("next-within", &Args::new().text("step", tell::step(voice, step.id()))),
    }
}
