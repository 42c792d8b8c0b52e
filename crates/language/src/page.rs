//! The current step for the window and the text mode: what to read, what to do, what to choose, what comes next.

mod entries;
mod plan;
mod questions;
mod step;
mod task;
mod upkeep;

use super::{Args, Localizer, fact_text, numbers, overview};
use base::play::{Game as _, GameHistory};
use first_martians::Game;
use first_martians::command::Command;
use first_martians::fact::Fact;
use first_martians::queries::resolving::{has_resolved_all, is_unreported};
use first_martians::state::{Card, CardKind, State, Step, Task};
use first_martians::steps_ahead::{StepAhead, as_morale_phase_began};
use rulebook::StepQuestion;

pub use super::common::CardText;
pub use step::missing_upgrades;
pub(super) use task::option;

/// The current step.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct Page {
    pub phase: String,
    pub heading: String,
    /// A text to be read aloud.
    pub card: Option<CardText>,
    /// What to do, in this order.
    pub lines: Vec<String>,
    /// How the numbers in the lines were computed, in Full board mode.
    pub calculation: Option<Calculation>,
    pub notes: Vec<String>,
    /// Those of the lines and notes that matter in this sol and are told even to those who have heard them.
    pub due: Vec<String>,
    pub question: Option<String>,
    pub options: Vec<(Command, String)>,
    /// The label of the main button; without one, the options or a form continue.
    pub button: Option<String>,
    /// What comes next.
    pub next: String,
    /// Whether a number on the page is in no source, and not corrected by the crew.
    pub assumed: bool,
    /// The ids of the rules entries of this step, the most relevant first.
    pub entries: Vec<&'static str>,
    /// What tables ask at this step, the most pressing first.
    pub questions: Vec<StepQuestion>,
}

/// A calculation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Calculation {
    /// Its rows, at least one.
    pub rows: Vec<CalculationRow>,
}

/// A row of a calculation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CalculationRow {
    /// What is counted.
    pub label: String,
    /// The number.
    pub number: String,
    /// The id of the rules entry that explains it.
    pub entry: &'static str,
}

/// The rules entries of the border between two chapters of a campaign, and what tables ask there.
pub const BORDER: [&str; 3] = ["solkeeper-campaigns", "missions-and-campaigns", "two-crews"];
/// The questions that tables ask at that border, with the entries that answer them.
pub const AT_BORDER: [StepQuestion; 3] = questions::AT_BORDER;

/// The page of the current step or task.
pub fn page(localizer: &Localizer, game: &Game) -> Page {
    let page = match game.state().queue.front() {
        Some(task) => task::page(localizer, game, task),
        None => step::page(localizer, game),
    };
    let rows = page
        .calculation
        .iter()
        .flat_map(|sum| &sum.rows)
        .map(|row| row.entry);
    let entries = entries::unique(entries::current(game).into_iter().chain(rows));
    Page {
        entries,
        questions: questions::current(game),
        ..page
    }
}

/// The same at a table, which also knows what was told and reported: a phase does not end without a word on what would be lost.
pub fn page_at(localizer: &Localizer, table: &GameHistory<Game>) -> Page {
    let page = page(
        localizer,
        as_morale_phase_began(table)
            .as_ref()
            .unwrap_or(table.game()),
    );
    if let Some(asking) = asking(table) {
        return Page {
            card: Some(overview::card_text(localizer, table.game(), asking)),
            question: None,
            ..page
        };
    }
    if !is_unreported(table) {
        return page;
    }
    if table.game().state().step == Step::Resolve {
        return Page {
            button: Some(localizer.say_attribute(
                "step-resolve",
                "button-unreported",
                &Args::new(),
            )),
            ..page
        };
    }
    let notes = [localizer.text("actions-unreported")]
        .into_iter()
        .chain(page.notes)
        .collect();
    Page { notes, ..page }
}

/// The text to show with a choice of the mission itself: the last one that was read. A mission may ask several questions at its start.
fn asking(table: &GameHistory<Game>) -> Option<&Card> {
    let card = table
        .game()
        .state()
        .queue
        .front()
        .filter(|task| matches!(task, Task::Choose { .. }))?
        .card()?;
    if card.kind != CardKind::Mission {
        return None;
    }
    let facts = table
        .newest_first()
        .flat_map(|(_, played)| played.facts.iter().rev());
    let mut told = facts.filter_map(|fact| {
        if let Fact::Read { card } = fact {
            Some(card)
        } else {
            None
        }
    });
    told.next()
        .filter(|told| told.kind == card.kind && told.id == card.id)
}

/// The pages of the steps that the next press passes, where there are several, and before them the page around these: with the heading,
/// the button and the entries of all, but without lines.
pub fn pages_ahead(localizer: &Localizer, ahead: &[StepAhead]) -> Option<(Page, Vec<Page>)> {
    if ahead.len() < 2 {
        return None;
    }
    // The plan of Story mode is shown beside the reports; that all actions are resolved is seen.
    let shown = ahead
        .iter()
        .map(|step| &step.game)
        .filter(|game| game.state().step != Step::Plan && !has_resolved_all(game));
    let mut pages: Vec<Page> = shown.map(|game| page(localizer, game)).collect();
    // A mission icon counts from when its region is explored: the page of that moment tells of it.
    let icons: Vec<String> = ahead
        .iter()
        .skip(1)
        .flat_map(|step| plan::icon_notes(localizer, &step.game))
        .collect();
    pages
        .iter_mut()
        .skip(1)
        .for_each(|page| page.notes.retain(|note| !icons.contains(note)));
    let (first, last) = (pages.first()?, pages.last()?);
    let ends = ahead
        .last()
        .is_some_and(|step| has_resolved_all(&step.game));
    let actions = Args::new()
        .count("count", pages.len())
        .text("all", if ends { "yes" } else { "no" });
    let mut phases: Vec<String> = pages.iter().map(|page| page.phase.clone()).collect();
    phases.dedup();
    let count = phases.len();
    let phases = localizer.list(&phases);
    let first_state = ahead.first()?.game.state();
    let is_event = !first_state.queue.is_empty();
    // Who wants to use a skill in between resolves one action at a time.
    let resolves = !is_event && first_state.step == Step::Resolve;
    let one_action = (resolves && pages.len() > 1)
        .then(|| (Command::Continue {}, localizer.text("resolve-do-first")));
    let rolled = !first.options.is_empty();
    let of_each = pages.iter().flat_map(|page| page.entries.first().copied());
    let around = Page {
        phase: first.phase.clone(),
        button: match ahead.first()?.command {
            Command::NextSol {} => first.button.clone(),
            _ if opens_action(ahead) => {
                Some(localizer.say_attribute("step-event-action", "button-effects", &Args::new()))
            }
            _ if is_event => effects_button(localizer, ahead).or_else(|| last.button.clone()),
            _ if resolves => Some(localizer.format(
                if rolled {
                    "resolve-accept-several"
                } else {
                    "resolve-do-several"
                },
                &actions,
            )),
            _ => Some(
                localizer.format(
                    "button-phases",
                    &Args::new()
                        .text("phases", phases.clone())
                        .count("count", count),
                ),
            ),
        },
        heading: if is_event || (resolves && rolled) {
            first.heading.clone()
        } else if resolves {
            localizer.format("resolve-several", &actions)
        } else {
            phases
        },
        card: first.card.clone(),
        lines: Vec::new(),
        calculation: None,
        notes: Vec::new(),
        due: Vec::new(),
        question: None,
        options: first.options.iter().cloned().chain(one_action).collect(),
        next: last.next.clone(),
        assumed: pages.iter().any(|page| page.assumed),
        entries: entries::unique(of_each),
        questions: questions::of_pages(pages.iter().map(|page| page.questions.as_slice())),
    };
    Some((around, pages))
}

/// Whether one press resolves the effects of an event and leaves its action open.
fn opens_action(ahead: &[StepAhead]) -> bool {
    let fronts = || {
        ahead
            .iter()
            .filter_map(|step| step.game.state().queue.front())
    };
    fronts().any(|task| matches!(task, Task::Effects { .. }))
        && matches!(fronts().next_back(), Some(Task::EventAction { .. }))
}

/// The label of a press that resolves the effects of several tasks, if its last one is the effects of one.
fn effects_button(localizer: &Localizer, ahead: &[StepAhead]) -> Option<String> {
    let effects = |step: &StepAhead| match step.game.state().queue.front() {
        Some(Task::Effects { effects, .. }) => Some(Task::leading(effects).len()),
        _ => None,
    };
    let _ = effects(ahead.last()?)?;
    let count: usize = ahead.iter().filter_map(effects).sum();
    Some(localizer.say_attribute(
        "step-effects",
        "button",
        &Args::new().count("effects", count),
    ))
}

/// The label of the main button, if there is one.
pub fn button(localizer: &Localizer, game: &Game) -> Option<String> {
    page(localizer, game).button
}

/// A page with everything that the message of the step provides.
fn blank(localizer: &Localizer, game: &Game, id: &str, args: &Args) -> Page {
    let message = format!("step-{}", id.replace('_', "-"));
    let say = |attribute: &str| localizer.try_say_attribute(&message, attribute, args);
    Page {
        phase: localizer.word(game.state().step.phase()),
        heading: localizer.say_attribute(&message, "heading", args),
        card: None,
        lines: numbered(localizer, &message, "line", args),
        calculation: None,
        notes: numbered(localizer, &message, "note", args),
        due: Vec::new(),
        question: say("question"),
        options: Vec::new(),
        button: say("button"),
        next: say("next").unwrap_or_default(),
        assumed: false,
        entries: Vec::new(),
        questions: Vec::new(),
    }
}

/// `.line-1`, `.line-2` and so on.
fn numbered(localizer: &Localizer, message: &str, name: &str, args: &Args) -> Vec<String> {
    (1..)
        .map_while(|number| localizer.try_say_attribute(message, &format!("{name}-{number}"), args))
        .collect()
}

/// The values that every step's message can use.
fn common_args(localizer: &Localizer, state: &State) -> Args {
    let crew = &state.crew;
    Args::new()
        .number("sol", state.sol)
        .number("next_sol", i64::from(state.sol) + 1)
        .count("astronauts", crew.astronauts.len())
        .text(
            "first_player",
            fact_text::name(localizer, crew, crew.first_player),
        )
        .text(
            "first_player_the",
            fact_text::name_as_subject(localizer, crew, crew.first_player),
        )
        .text(
            "next_first_player",
            fact_text::name(localizer, crew, crew.next_first_player()),
        )
        .text("morale", numbers::plain(state.morale))
        .text("dice", state.dice.id())
}

/// What comes after a task, without revealing hidden information: not what follows, but of which kind it is. Nothing where that cannot be
/// said.
fn after_task(localizer: &Localizer, game: &Game, task: &Task) -> String {
    let state = game.state();
    match task {
        Task::Ask { .. } | Task::AskTable { .. } | Task::Choose { .. } | Task::Pick { .. } => {
            return localizer.text("next-answer");
        }
        Task::Read { .. }
        | Task::Effects { .. }
        | Task::EventAction { .. }
        | Task::DrawCard { .. }
        | Task::Settle { .. }
        | Task::DrawAdventure { .. }
        | Task::Perform { .. }
        | Task::Missing { .. } => {}
    }
    // What was read may have effects, a question or nothing at all: the game knows.
    let Ok(decision) = game.decide(&Command::Continue {}) else {
        return String::new();
    };
    let after = decision.after.state();
    match after.queue.front() {
        Some(Task::Effects { .. } | Task::Perform { .. }) => localizer.text("next-read"),
        Some(Task::EventAction { .. }) => localizer.text("next-event-action"),
        Some(Task::Read { .. }) => localizer.text("next-text"),
        Some(
            Task::Ask { .. } | Task::AskTable { .. } | Task::Choose { .. } | Task::Pick { .. },
        ) => localizer.text("next-question"),
        Some(
            Task::DrawCard { .. }
            | Task::Settle { .. }
            | Task::DrawAdventure { .. }
            | Task::Missing { .. },
        ) => String::new(),
        None if after.outcome.is_some() => String::new(),
        None => match (&state.step, &after.step) {
            (Step::MissionEvent, Step::Morale) => {
                localizer.say_attribute("step-mission-event", "next", &Args::new())
            }
            (Step::MissionRules, Step::Plan) => {
                localizer.say_attribute("step-mission-rules", "next", &Args::new())
            }
            (_, step) => localizer.format(
                "next-within",
                &Args::new().text("step", fact_text::step(localizer, step.id())),
            ),
        },
    }
}
