//! Pages of pending tasks.

use super::{Page, after_task, blank, common_args};
use first_martians::board::Question;
use first_martians::command::Command;
use first_martians::effect::{Cost, Effect, Id, Target};
use first_martians::{EffectPreview, Game};

use crate::common::label as common_label;
use crate::{Args, Voice, board, condition, fact_text, instruction, overview, standing};
use first_martians::mission::Brings;
use first_martians::queries::payable;
use first_martians::queries::resolving::may_be_discarded;
use first_martians::state::{Card, CardKind, Face, Seat, Step, Task};
use first_martians::task::Undecided;

pub(super) fn page(voice: &Voice, game: &Game, task: &Task) -> Page {
    let state = game.state();
    let args = common_args(voice, state);
    let blank = |args: Args| {
        let mut page = blank(voice, game, task.id(), &args);
        page.next = after_task(voice, game, task);
        page
    };
    match task {
        Task::Read { card, by } => {
            let mut page = blank(args.text("label", common_label(voice, card)));
            page.card = Some(overview::card_text(voice, game, card));
            page.lines.extend(performer(voice, game, *by));
            if (card.kind, &card.face) == (CardKind::Standing, &Face::Story) {
                page.lines.extend(standing::changes(voice, game, &card.id));
            }
            if matches!(card.kind, CardKind::Malfunction(_)) {
                page.notes.extend(malfunction_notes(voice, game, card));
                if may_be_discarded(game, card) {
                    page.options.push((
                        Command::DiscardUnresolved {},
                        voice.plain("command-discard-unresolved"),
                    ));
                }
            }
            page
        }
        Task::Effects { card, effects, by } => {
            let mut page = blank(args.count("effects", Task::leading(effects).len()));
            if card.kind == CardKind::Mission {
                // The players read the rules of the mission at its start.
                let of_production = state.step == Step::MissionRules;
                let heading = of_production
                    .then(|| voice.say_attribute("step-mission-rules", "heading", &Args::new()));
                page.heading = heading.unwrap_or_else(|| voice.plain("step-mission-rules"));
            } else if card.kind == CardKind::Standing {
                // They read the rule when it began.
                page.heading = fact_text::title(voice, &card.id);
            } else {
                page.card = Some(overview::card_text(voice, game, card));
            }
            page.lines = instruction::effects(voice, game, Task::leading(effects), *by, card);
            let foreseen = game.effect_previews();
            if !foreseen.is_empty() {
                page.lines = foreseen_lines(voice, game, &foreseen, *by, card);
                // Instructions in words change no piece that the app keeps.
                let moves = Task::leading(effects)
                    .iter()
                    .any(|effect| !matches!(effect, Effect::Instruct(_)));
                page.notes = if moves {
                    vec![voice.plain("effects-full-note")]
                } else {
                    Vec::new()
                };
            }
            if page.lines.is_empty() {
                page.lines.push(voice.plain("effects-none"));
            }
            if game.state().board_state().is_none() && !effects.iter().any(targets_facility) {
                page.notes.clear();
            }
            page
        }
        Task::Pick { question, from, by } => {
            let mut page = blank(board::question_args(voice, game, args, question));
            if let Some(effect) = effect_of(question) {
                // Only effects that the app does not model refer to texts of a card, and those never ask.
                let card = Card::new(CardKind::Mission, &game.mission().sheet.id, Face::Story);
                let line = instruction::effect(voice, game, effect, *by, &card);
                page.lines = line.into_iter().chain(page.lines).collect();
            }
            if let Question::WhichPerson {
                person,
                of,
                most_wounded,
            } = question
            {
                page.question =
                    voice.try_prose_attribute(of, &format!("who-{person}"), &Args::new());
                page.lines
                    .extend(most_wounded.then(|| voice.plain("person-most-wounded")));
            }
            page.options = from
                .iter()
                .map(|pick| {
                    (
                        Command::Pick { pick: pick.clone() },
                        board::answer_label(voice, game, pick),
                    )
                })
                .collect();
            page
        }
        Task::Ask {
            card, question, by, ..
        } => {
            let mut page = blank(args);
            page.card = Some(overview::card_text(voice, game, card));
            page.lines.extend(performer(voice, game, *by));
            page.question = Some(condition::asked(voice, game, card, question));
            page.notes
                .extend(state.board_state().map(|_| voice.plain("ask-full-note")));
            page.options = [true, false]
                .map(|yes| (Command::Answer { yes }, voice.plain(fact_text::yes_no(yes))))
                .to_vec();
            page
        }
        Task::AskTable {
            about, question, ..
        } => {
            let mut page = blank(args);
            match about {
                // Which event it is, the players must not see.
                Undecided::Event(_) => page.lines.push(voice.plain("condition-event-lead")),
                // Which rule it is, the players must not see before it begins.
                Undecided::Standing(_) => page.lines.push(voice.plain("standing-asked-lead")),
                Undecided::EventAction(event) => {
                    let card = Card::new(CardKind::Event, event, Face::Story);
                    page.card = Some(overview::card_text(voice, game, &card));
                    page.lines.push(voice.plain("condition-action-lead"));
                }
                Undecided::Options { card, .. } => {
                    page.card = Some(overview::card_text(voice, game, card));
                    page.lines.push(voice.plain("condition-options-lead"));
                }
            }
            let card = match about {
                Undecided::Event(_) | Undecided::Standing(_) => {
                    Card::new(CardKind::Mission, &game.mission().sheet.id, Face::Story)
                }
                Undecided::EventAction(event) => Card::new(CardKind::Event, event, Face::Story),
                Undecided::Options { card, .. } => card.clone(),
            };
            page.question = question
                .as_ref()
                .map(|question| condition::asked(voice, game, &card, question));
            page.options = [true, false]
                .map(|yes| (Command::Answer { yes }, voice.plain(fact_text::yes_no(yes))))
                .to_vec();
            page
        }
        Task::Choose {
            card, options, by, ..
        } => {
            let mut page = blank(args);
            page.card = Some(overview::card_text(voice, game, card));
            page.lines.extend(performer(voice, game, *by));
            for way in options {
                let label = with_price(voice, option_of(voice, card, &way.id), &way.pays);
                if payable::is_payable(game, way, *by) {
                    page.options.push((
                        Command::Choose {
                            option: way.id.clone(),
                        },
                        label,
                    ));
                } else {
                    page.notes
                        .push(voice.say("option-not-payable", &Args::new().text("option", label)));
                }
            }
            page
        }
        Task::EventAction { event } => {
            let mut page = blank(args.text("title", fact_text::title(voice, event)));
            page.lines = event_action(voice, game, event);
            page
        }
        Task::DrawCard { block, keyword } => {
            let mut page = blank(args);
            let args = Args::new().noun(voice, "block", *block);
            page.lines.push(match keyword {
                Some(keyword) => voice.say(
                    "draw-card-keyword",
                    &args.text("keyword", voice.word(*keyword)),
                ),
                None => voice.say("draw-card", &args),
            });
            let report = if state.board_state().is_some() {
                "draw-card-report-full"
            } else {
                "draw-card-report"
            };
            page.notes
                .extend(["draw-card-shut", report].map(|id| voice.plain(id)));
            page
        }
        Task::Perform { .. } => blank(args),
        Task::Settle { block } => {
            let args = args
                .noun(voice, "block", *block)
                .noun(voice, "next", block.next());
            let line = voice.say("settle-line", &args);
            let mut page = blank(args);
            page.lines.push(line);
            page
        }
        Task::DrawAdventure { by, .. } => {
            let mut page = blank(args);
            page.lines.push(
                performer(voice, game, *by).unwrap_or_else(|| voice.plain("performed-by-choice")),
            );
            page
        }
        Task::Missing { id } => {
            let mut page = blank(args);
            page.lines.push(voice.say(
                "missing-line",
                &Args::new().text("name", fact_text::readable_id(id)),
            ));
            page
        }
    }
}

/// The effects on the board in Full board mode: numbers if they are certain, instructions if chance or the crew decides, and for
/// everything that is not on the board.
fn foreseen_lines(
    voice: &Voice,
    game: &Game,
    foreseen: &[EffectPreview],
    by: Option<Seat>,
    card: &Card,
) -> Vec<String> {
    let effects: Vec<Effect> = foreseen.iter().map(|it| it.effect.clone()).collect();
    let instructions = instruction::each(voice, game, &effects, by, card);
    let mut lines = Vec::new();
    for (foreseen, instruction) in foreseen.iter().zip(instructions) {
        if foreseen.open || foreseen.facts.is_empty() {
            lines.extend(instruction);
        }
        lines.extend(
            foreseen
                .facts
                .iter()
                .map(|fact| fact_text::foreseen(voice, game, fact)),
        );
    }
    lines
}

pub(super) fn effect_of(question: &Question) -> Option<&Effect> {
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
        | Question::WhichCondition { .. }
        | Question::SixthWound { .. }
        | Question::FullTrack { .. }
        | Question::Overgrown { .. }
        | Question::WhichPerson { .. }
        | Question::WhoPerformed { .. } => None,
    }
}

/// The label of an option of the current choice.
pub fn option(voice: &Voice, game: &Game, option: &Id) -> Option<String> {
    let Some(Task::Choose { card, .. }) = game.state().queue.front() else {
        return None;
    };
    Some(option_of(voice, card, option))
}

fn option_of(voice: &Voice, card: &Card, option: &Id) -> String {
    voice.prose_attribute(&card.id, &format!("option-{option}"), &Args::new())
}

/// The label of an option with what is paid for it.
fn with_price(voice: &Voice, option: String, pays: &[Cost]) -> String {
    if pays.is_empty() {
        return option;
    }
    let prices: Vec<String> = pays
        .iter()
        .map(|cost| instruction::price(voice, cost))
        .collect();
    let option = option.trim_end_matches('.').to_owned();
    voice.say(
        "option-with-price",
        &Args::new()
            .text("option", option)
            .text("price", voice.list(&prices)),
    )
}

fn performer(voice: &Voice, game: &Game, by: Option<Seat>) -> Option<String> {
    by.map(|seat| {
        voice.say(
            "performed-by",
            &Args::new().text(
                "name",
                fact_text::name_as_subject(voice, &game.state().crew, seat),
            ),
        )
    })
}

fn malfunction_notes(voice: &Voice, game: &Game, card: &Card) -> Vec<String> {
    let Some(file) = game.mission().elements.malfunctions.get(&card.id) else {
        return Vec::new();
    };
    let keywords = voice.list(&file.keywords.map(|keyword| voice.word(keyword)));
    // In Full board mode the app discards such a card itself.
    let may_be_discarded = may_be_discarded(game, card);
    let facilities = file
        .keywords
        .iter()
        .filter_map(|keyword| keyword.facility());
    let shut = facilities.filter(|facility| may_be_discarded && facility.can_be_shut());
    std::iter::once(voice.say("card-keywords", &Args::new().text("keywords", keywords)))
        .chain(
            shut.map(|facility| {
                voice.say("card-shut", &Args::new().noun(voice, "facility", facility))
            }),
        )
        .collect()
}

/// What the action of an event costs, gives, and how long it stays.
fn event_action(voice: &Voice, game: &Game, event: &Id) -> Vec<String> {
    let state = game.state();
    let file = game.mission().elements.events.get(event);
    let Some(Brings::Action(action)) = file.and_then(|file| file.brings.as_ref()) else {
        return vec![voice.say(
            "missing-line",
            &Args::new().text("name", fact_text::readable_id(event)),
        )];
    };
    let mut lines = vec![voice.prose_attribute(event, "action", &Args::new())];
    lines.push(voice.say(
        "event-action-cost",
        &Args::new().text("cost", instruction::cost(voice, &action.cost)),
    ));
    let reward = overview::reward(voice, game, event, &action.reward);
    if !reward.is_empty() {
        lines.push(voice.say(
            "event-action-reward",
            &Args::new().text("reward", reward.join(" ")),
        ));
    }
    let since = state
        .open_events
        .iter()
        .find(|open| open.event == *event)
        .map_or(state.sol, |open| open.opened_in);
    lines.push(voice.say(
        "event-action-until",
        &Args::new().number("until", game.event_until(since)),
    ));
    // Whether it does is hidden.
    lines.push(voice.plain("event-action-later"));
    lines.push(voice.plain("event-action-aom"));
    lines
}

/// Whether a Shutdown tile would prevent the effect.
fn targets_facility(effect: &Effect) -> bool {
    matches!(
        effect.description().target,
        Target::Facility(_) | Target::Needing(_)
    )
}
