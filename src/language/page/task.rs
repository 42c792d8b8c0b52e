//! Pages of what waits to be resolved.

use super::{Page, after_task, blank, common_args};
use crate::first_martians::board::Question;
use crate::first_martians::command::Command;
use crate::first_martians::effect::{Aim, Effect, Id};
use crate::first_martians::{Foreseen, Game};

use crate::first_martians::mission::Brings;
use crate::first_martians::state::{Card, CardKind, EVENT_SOLS, Face, Seat, Task};
use crate::language::common::label as common_label;
use crate::language::{Args, Voice, board, instruction, log, tell};

pub(super) fn page(voice: &Voice, game: &Game, task: &Task) -> Page {
    let state = game.state();
    let args = common_args(voice, state);
    let blank = |args: Args| {
        let mut page = blank(voice, game, task.id(), &args);
        page.next = after_task(voice, state, task);
        page
    };
    match task {
        Task::Read { card, by } => {
            let mut page = blank(args.text("label", common_label(voice, card)));
            page.card = Some(log::card_text(voice, game, card));
            page.lines.extend(performer(voice, game, *by));
            if tell::is_malfunction(card) {
                page.notes.extend(malfunction_notes(voice, game, card));
                if state.twin().is_none() {
                    page.options.push((Command::DiscardUnresolved {}, voice.plain("command-discard-unresolved")));
                }
            }
            page
        }
        Task::Effects { card, effects, by } => {
            let mut page = blank(args);
            if card.kind == CardKind::Mission {
                // The rules of the mission were read at its beginning.
                page.heading = voice.say_attribute("step-mission-rules", "heading", &Args::new());
            } else {
                page.card = Some(log::card_text(voice, game, card));
            }
            page.lines = instruction::effects(voice, game, Task::leading(effects), *by, card);
            let foreseen = game.foreseen();
            if !foreseen.is_empty() {
                page.lines = ahead(voice, game, &foreseen, *by, card);
                page.notes = vec![voice.plain("effects-full-note")];
            }
            if page.lines.is_empty() {
                page.lines.push(voice.plain("effects-none"));
            }
            if game.state().twin().is_none() && !effects.iter().any(strikes_facility) {
                page.notes.clear();
            }
            page
        }
        Task::Pick { question, from, by } => {
            let mut page = blank(board::question_args(voice, args, question));
            if let Some(effect) = struck_by(question) {
                // Only what the app does not model is told by a card of its own, and that is never asked about.
                let card = Card::new(CardKind::Mission, &game.mission().sheet.id, Face::Story);
                let told = instruction::effect(voice, game, effect, *by, &card);
                page.lines = told.into_iter().chain(page.lines).collect();
            }
            page.options =
                from.iter().map(|pick| (Command::Pick { pick: pick.clone() }, board::pick(voice, game, pick))).collect();
            page
        }
        Task::Ask { card, question, by, .. } => {
            let mut page = blank(args);
            page.card = Some(log::card_text(voice, game, card));
            page.lines.extend(performer(voice, game, *by));
            page.question = Some(voice.prose_attribute(&card.id, &format!("ask-{question}"), &Args::new()));
            page.options = [true, false].map(|yes| (Command::Answer { yes }, voice.plain(tell::yes(yes)))).to_vec();
            page
        }
        Task::Choose { card, options, by, .. } => {
            let mut page = blank(args);
            page.card = Some(log::card_text(voice, game, card));
            page.lines.extend(performer(voice, game, *by));
            page.options = options
                .iter()
                .map(|way| {
                    let command = Command::Choose { option: way.id.clone() };
                    (command, option_of(voice, card, &way.id))
                })
                .collect();
            page
        }
        Task::EventAction { event } => {
            let mut page = blank(args.text("title", tell::title(voice, event)));
            page.lines = event_action(voice, game, event);
            page
        }
        Task::DrawCard { block, keyword } => {
            let mut page = blank(args);
            let args = Args::new().noun(voice, "block", *block);
            page.lines.push(match keyword {
                Some(keyword) => voice.say("draw-card-keyword", &args.text("keyword", voice.word(*keyword))),
                None => voice.say("draw-card", &args),
            });
            let report = if state.twin().is_some() { "draw-card-report-full" } else { "draw-card-report" };
            page.notes.extend(["draw-card-shut", report].map(|id| voice.plain(id)));
            page
        }
        Task::Perform { .. } => blank(args),
        Task::Settle { block } => {
            let args = args.noun(voice, "block", *block).noun(voice, "next", block.next());
            let line = voice.say("settle-line", &args);
            let mut page = blank(args);
            page.lines.push(line);
            page
        }
        Task::DrawAdventure { by, .. } => {
            let mut page = blank(args);
            page.lines.push(performer(voice, game, *by).unwrap_or_else(|| voice.plain("performed-by-choice")));
            page
        }
        Task::Missing { id } => {
            let mut page = blank(args);
            page.lines.push(voice.say("missing-line", &Args::new().text("name", tell::spoken_id(id))));
            page
        }
    }
}

/// The effects at hand on the board that the app keeps: the numbers where they are certain, the instruction where chance or the crew
/// comes in, and for all that does not lie on the board.
fn ahead(voice: &Voice, game: &Game, foreseen: &[Foreseen], by: Option<Seat>, card: &Card) -> Vec<String> {
    let effects: Vec<Effect> = foreseen.iter().map(|it| it.effect.clone()).collect();
    let told = instruction::each(voice, game, &effects, by, card);
    let mut lines = Vec::new();
    for (foreseen, told) in foreseen.iter().zip(told) {
        if foreseen.open || foreseen.facts.is_empty() {
            lines.extend(told);
        }
        lines.extend(foreseen.facts.iter().map(|fact| tell::ahead(voice, game, fact)));
    }
    lines
}

/// The effect that a question is about.
pub(super) fn struck_by(question: &Question) -> Option<&Effect> {
    match question {
        Question::WhichFacility { effect }
        | Question::WhichAstronaut { effect }
        | Question::WhichRegion { effect }
        | Question::WhichUpgrade { effect } => Some(effect),
        Question::Shut { .. }
        | Question::Starve { .. }
        | Question::StopWilting { .. }
        | Question::LoseSample {}
        | Question::RoverRoll { .. }
        | Question::WhichCondition { .. } => None,
    }
}

/// The label of an option of the choice at hand.
pub(in crate::language) fn option(voice: &Voice, game: &Game, option: &Id) -> Option<String> {
    let Some(Task::Choose { card, .. }) = game.state().queue.front() else { return None };
    Some(option_of(voice, card, option))
}

fn option_of(voice: &Voice, card: &Card, option: &Id) -> String {
    voice.prose_attribute(&card.id, &format!("option-{option}"), &Args::new())
}

fn performer(voice: &Voice, game: &Game, by: Option<Seat>) -> Option<String> {
    by.map(|seat| voice.say("performed-by", &Args::new().text("name", tell::subject(voice, &game.state().crew, seat))))
}

fn malfunction_notes(voice: &Voice, game: &Game, card: &Card) -> Vec<String> {
    let Some(file) = game.mission().elements.malfunctions.get(&card.id) else { return Vec::new() };
    let keywords = voice.list(&file.keywords.map(|keyword| voice.word(keyword)));
    // In Full board the app discards such a card by itself.
    let shut = file.keywords.iter().filter(|_| game.state().twin().is_none()).filter_map(|keyword| keyword.facility());
    std::iter::once(voice.say("card-keywords", &Args::new().text("keywords", keywords)))
        .chain(shut.map(|facility| voice.say("card-shut", &Args::new().noun(voice, "facility", facility))))
        .collect()
}

/// What the action of an event takes, gives, and how long it stays.
fn event_action(voice: &Voice, game: &Game, event: &Id) -> Vec<String> {
    let state = game.state();
    let file = game.mission().elements.events.get(event);
    let Some(Brings::Action(action)) = file.and_then(|file| file.brings.as_ref()) else {
        return vec![voice.say("missing-line", &Args::new().text("name", tell::spoken_id(event)))];
    };
    let mut lines = vec![voice.prose_attribute(event, "action", &Args::new())];
    lines.push(voice.say("event-action-cost", &Args::new().text("cost", instruction::cost(voice, &action.cost))));
    let reward = log::reward(voice, game, event, &action.reward);
    if !reward.is_empty() {
        lines.push(voice.say("event-action-reward", &Args::new().text("reward", reward.join(" "))));
    }
    let since = state.open_events.iter().find(|open| open.event == *event).map_or(state.sol, |open| open.since);
    let until = since.saturating_add(EVENT_SOLS).saturating_sub(1);
    lines.push(voice.say("event-action-until", &Args::new().number("until", until)));
    lines.push(voice.plain("event-action-aom"));
    lines
}

/// Whether a Shutdown tile would ward the effect off.
fn strikes_facility(effect: &Effect) -> bool {
    matches!(effect.kind().aim, Aim::Facility(_) | Aim::Needing(_))
}
