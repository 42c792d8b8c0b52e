//! Pages of pending tasks.

use super::{Page, after_task, blank, common_args};
use first_martians::board::Question;
use first_martians::command::Command;
use first_martians::effect::{Cost, Effect, Id, Target};
use first_martians::{EffectPreview, Game};

use crate::common::label as common_label;
use crate::{Args, Localizer, board, condition, fact_text, instruction, overview, standing};
use first_martians::mission::Brings;
use first_martians::queries::payable;
use first_martians::queries::resolving::may_be_discarded;
use first_martians::state::{Card, CardKind, Face, Seat, Step, Task};
use first_martians::task::Undecided;

pub(super) fn page(localizer: &Localizer, game: &Game, task: &Task) -> Page {
    let state = game.state();
    let args = common_args(localizer, state);
    let blank = |args: Args| {
        let mut page = blank(localizer, game, task.id(), &args);
        page.next = after_task(localizer, game, task);
        page
    };
    match task {
        Task::Read { card, by } => {
            let mut page = blank(args.text("label", common_label(localizer, card)));
            page.card = Some(overview::card_text(localizer, game, card));
            page.lines.extend(performer(localizer, game, *by));
            if (card.kind, &card.face) == (CardKind::Standing, &Face::Story) {
                page.lines
                    .extend(standing::changes(localizer, game, &card.id));
            }
            if matches!(card.kind, CardKind::Malfunction(_)) {
                page.notes.extend(malfunction_notes(localizer, game, card));
                if may_be_discarded(game, card) {
                    page.options.push((
                        Command::DiscardUnresolved {},
                        localizer.text("command-discard-unresolved"),
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
                let heading = of_production.then(|| {
                    localizer.say_attribute("step-mission-rules", "heading", &Args::new())
                });
                page.heading = heading.unwrap_or_else(|| localizer.text("step-mission-rules"));
            } else if card.kind == CardKind::Standing {
                // They read the rule when it began.
                page.heading = fact_text::title(localizer, &card.id);
            } else {
                page.card = Some(overview::card_text(localizer, game, card));
            }
            page.lines = instruction::effects(localizer, game, Task::leading(effects), *by, card);
            let foreseen = game.effect_previews();
            if !foreseen.is_empty() {
                page.lines = foreseen_lines(localizer, game, &foreseen, *by, card);
                // Instructions in words change no piece that the app keeps.
                let moves = Task::leading(effects)
                    .iter()
                    .any(|effect| !matches!(effect, Effect::Instruct(_)));
                page.notes = if moves {
                    vec![localizer.text("effects-full-note")]
                } else {
                    Vec::new()
                };
            }
            if page.lines.is_empty() {
                page.lines.push(localizer.text("effects-none"));
            }
            if game.state().board_state().is_none() && !effects.iter().any(targets_facility) {
                page.notes.clear();
            }
            page
        }
        Task::Pick { question, from, by } => {
            let mut page = blank(board::question_args(localizer, game, args, question));
            if let Some(effect) = effect_of(question) {
                // Only effects that the app does not model refer to texts of a card, and those never ask.
                let card = Card::new(CardKind::Mission, &game.mission().sheet.id, Face::Story);
                let line = instruction::effect(localizer, game, effect, *by, &card);
                page.lines = line.into_iter().chain(page.lines).collect();
            }
            if let Question::WhichPerson {
                person,
                of,
                most_wounded,
            } = question
            {
                page.question =
                    localizer.try_prose_attribute(of, &format!("who-{person}"), &Args::new());
                page.lines
                    .extend(most_wounded.then(|| localizer.text("person-most-wounded")));
            }
            page.options = from
                .iter()
                .map(|pick| {
                    (
                        Command::Pick { pick: pick.clone() },
                        board::answer_label(localizer, game, pick),
                    )
                })
                .collect();
            page
        }
        Task::Ask {
            card, question, by, ..
        } => {
            let mut page = blank(args);
            page.card = Some(overview::card_text(localizer, game, card));
            page.lines.extend(performer(localizer, game, *by));
            page.question = Some(condition::asked(localizer, game, card, question));
            page.notes
                .extend(state.board_state().map(|_| localizer.text("ask-full-note")));
            page.options = [true, false]
                .map(|yes| {
                    (
                        Command::Answer { yes },
                        localizer.text(fact_text::yes_no(yes)),
                    )
                })
                .to_vec();
            page
        }
        Task::AskTable {
            about, question, ..
        } => {
            let mut page = blank(args);
            match about {
                // Which event it is, the players must not see.
                Undecided::Event(_) => page.lines.push(localizer.text("condition-event-lead")),
                // Which rule it is, the players must not see before it begins.
                Undecided::Standing(_) => page.lines.push(localizer.text("standing-asked-lead")),
                Undecided::EventAction(event) => {
                    let card = Card::new(CardKind::Event, event, Face::Story);
                    page.card = Some(overview::card_text(localizer, game, &card));
                    page.lines.push(localizer.text("condition-action-lead"));
                }
                Undecided::Options { card, .. } => {
                    page.card = Some(overview::card_text(localizer, game, card));
                    page.lines.push(localizer.text("condition-options-lead"));
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
                .map(|question| condition::asked(localizer, game, &card, question));
            page.options = [true, false]
                .map(|yes| {
                    (
                        Command::Answer { yes },
                        localizer.text(fact_text::yes_no(yes)),
                    )
                })
                .to_vec();
            page
        }
        Task::Choose {
            card, options, by, ..
        } => {
            let mut page = blank(args);
            page.card = Some(overview::card_text(localizer, game, card));
            page.lines.extend(performer(localizer, game, *by));
            for way in options {
                let label = with_price(localizer, option_of(localizer, card, &way.id), &way.pays);
                if payable::is_payable(game, way, *by) {
                    page.options.push((
                        Command::Choose {
                            option: way.id.clone(),
                        },
                        label,
                    ));
                } else {
                    page.notes.push(
                        localizer.format("option-not-payable", &Args::new().text("option", label)),
                    );
                }
            }
            page
        }
        Task::EventAction { event } => {
            let mut page = blank(args.text("title", fact_text::title(localizer, event)));
            page.lines = event_action(localizer, game, event);
            page
        }
        Task::DrawCard { block, keyword } => {
            let mut page = blank(args);
            let args = Args::new().noun(localizer, "block", *block);
            page.lines.push(match keyword {
                Some(keyword) => localizer.format(
                    "draw-card-keyword",
                    &args.text("keyword", localizer.word(*keyword)),
                ),
                None => localizer.format("draw-card", &args),
            });
            let report = if state.board_state().is_some() {
                "draw-card-report-full"
            } else {
                "draw-card-report"
            };
            page.notes
                .extend(["draw-card-shut", report].map(|id| localizer.text(id)));
            page
        }
        Task::Perform { .. } => blank(args),
        Task::Settle { block } => {
            let args = args
                .noun(localizer, "block", *block)
                .noun(localizer, "next", block.next());
            let line = localizer.format("settle-line", &args);
            let mut page = blank(args);
            page.lines.push(line);
            page
        }
        Task::DrawAdventure { by, .. } => {
            let mut page = blank(args);
            page.lines.push(
                performer(localizer, game, *by)
                    .unwrap_or_else(|| localizer.text("performed-by-choice")),
            );
            page
        }
        Task::Missing { id } => {
            let mut page = blank(args);
            page.lines.push(localizer.format(
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
    localizer: &Localizer,
    game: &Game,
    foreseen: &[EffectPreview],
    by: Option<Seat>,
    card: &Card,
) -> Vec<String> {
    let effects: Vec<Effect> = foreseen.iter().map(|it| it.effect.clone()).collect();
    let instructions = instruction::each(localizer, game, &effects, by, card);
    let mut lines = Vec::new();
    for (foreseen, instruction) in foreseen.iter().zip(instructions) {
        if foreseen.open || foreseen.facts.is_empty() {
            lines.extend(instruction);
        }
        lines.extend(
            foreseen
                .facts
                .iter()
                .map(|fact| fact_text::foreseen(localizer, game, fact)),
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
pub fn option(localizer: &Localizer, game: &Game, option: &Id) -> Option<String> {
    let Some(Task::Choose { card, .. }) = game.state().queue.front() else {
        return None;
    };
    Some(option_of(localizer, card, option))
}

fn option_of(localizer: &Localizer, card: &Card, option: &Id) -> String {
    localizer.prose_attribute(&card.id, &format!("option-{option}"), &Args::new())
}

/// The label of an option with what is paid for it.
fn with_price(localizer: &Localizer, option: String, pays: &[Cost]) -> String {
    if pays.is_empty() {
        return option;
    }
    let prices: Vec<String> = pays
        .iter()
        .map(|cost| instruction::price(localizer, cost))
        .collect();
    let option = option.trim_end_matches('.').to_owned();
    localizer.format(
        "option-with-price",
        &Args::new()
            .text("option", option)
            .text("price", localizer.list(&prices)),
    )
}

fn performer(localizer: &Localizer, game: &Game, by: Option<Seat>) -> Option<String> {
    by.map(|seat| {
        localizer.format(
            "performed-by",
            &Args::new().text(
                "name",
                fact_text::name_as_subject(localizer, &game.state().crew, seat),
            ),
        )
    })
}

fn malfunction_notes(localizer: &Localizer, game: &Game, card: &Card) -> Vec<String> {
    let Some(file) = game.mission().elements.malfunctions.get(&card.id) else {
        return Vec::new();
    };
    let keywords = localizer.list(&file.keywords.map(|keyword| localizer.word(keyword)));
    // In Full board mode the app discards such a card itself.
    let may_be_discarded = may_be_discarded(game, card);
    let facilities = file
        .keywords
        .iter()
        .filter_map(|keyword| keyword.facility());
    let shut = facilities.filter(|facility| may_be_discarded && facility.can_be_shut());
    std::iter::once(localizer.format("card-keywords", &Args::new().text("keywords", keywords)))
        .chain(shut.map(|facility| {
            localizer.format(
                "card-shut",
                &Args::new().noun(localizer, "facility", facility),
            )
        }))
        .collect()
}

/// What the action of an event costs, gives, and how long it stays.
fn event_action(localizer: &Localizer, game: &Game, event: &Id) -> Vec<String> {
    let state = game.state();
    let file = game.mission().elements.events.get(event);
    let Some(Brings::Action(action)) = file.and_then(|file| file.brings.as_ref()) else {
        return vec![localizer.format(
            "missing-line",
            &Args::new().text("name", fact_text::readable_id(event)),
        )];
    };
    let mut lines = vec![localizer.prose_attribute(event, "action", &Args::new())];
    lines.push(localizer.format(
        "event-action-cost",
        &Args::new().text("cost", instruction::cost(localizer, &action.cost)),
    ));
    let reward = overview::reward(localizer, game, event, &action.reward);
    if !reward.is_empty() {
        lines.push(localizer.format(
            "event-action-reward",
            &Args::new().text("reward", reward.join(" ")),
        ));
    }
    let since = state
        .open_events
        .iter()
        .find(|open| open.event == *event)
        .map_or(state.sol, |open| open.opened_in);
    lines.push(localizer.format(
        "event-action-until",
        &Args::new().number("until", game.event_until(since)),
    ));
    // Whether it does is hidden.
    lines.push(localizer.text("event-action-later"));
    lines.push(localizer.text("event-action-aom"));
    lines
}

/// Whether a Shutdown tile would prevent the effect.
fn targets_facility(effect: &Effect) -> bool {
    matches!(
        effect.description().target,
        Target::Facility(_) | Target::Needing(_)
    )
}
