//! Facts, commands and refusals in sentences. Facts only in their public view: nothing reveals hidden information.

mod importance;
mod label;
mod on_board;

use super::common::{given_name, label as label_of, numbered};
use super::noun::{Noun, capital};
use super::{Args, Voice, board, condition, instruction, marks, numbers, setup_state, threshold};
use first_martians::Game;
use first_martians::effect::Effect;
use first_martians::fact::{Cause, EventEndReason, Fact};
use first_martians::objective_token::TokenPlace;
use first_martians::state::{Card, Crew, Outcome, Seat};
use first_martians::vocabulary::Block;

pub use super::common::title;
pub use super::common::{
    aom, date, date_and_time, idea, name, name_as_subject, step, title_if_any, yes_no,
};
pub(super) use super::common::{by_block, cause_text, moved, readable_id, sheet_value};
pub use importance::{
    changes, effects_label, history, is_change, is_redundant, planned_undo_label, short_move,
    short_undo_label, undo_button, undo_label,
};
pub use label::{
    command_label, complete_command_label, reason, refusal, refusal_of, why_unavailable,
};
pub(super) use on_board::foreseen;
pub use on_board::tile;

/// A fact as a sentence with its numbers; `None` if it is hidden.
pub fn fact(voice: &Voice, game: &Game, fact: &Fact) -> Option<String> {
    let crew = &game.state().crew;
    let none = Args::new;
    let text = match fact {
        Fact::Queued { .. }
        | Fact::Unqueued {}
        | Fact::ChanceUsed { .. }
        | Fact::EventConsequenceDecided { .. }
        | Fact::WayDrawn { untold: true, .. }
        | Fact::FlagSet { .. }
        | Fact::CounterSet { .. }
        | Fact::ScheduleCancelled { .. }
        | Fact::EventNext { .. }
        | Fact::Remembered { .. } => return None,
        Fact::Scheduled { .. } => voice.plain("fact-noted"),
        Fact::PlayersSet { crew } => {
            let args = none()
                .number("players", crew.players)
                .count("astronauts", crew.astronauts.len());
            voice.say("fact-players-set", &args)
        }
        Fact::Named { seat, name } => voice.say(
            "fact-named",
            &profession(voice, crew, *seat).text("name", name),
        ),
        Fact::ProfessionSet {
            seat,
            profession,
            swapped,
        } => {
            let args = none().text("name", given_name(voice, crew, *seat)).noun(
                voice,
                "profession",
                *profession,
            );
            match swapped {
                None => voice.say("fact-profession-set", &args),
                Some(other) => voice.say(
                    "fact-profession-swapped",
                    &args.text("other", given_name(voice, crew, *other)),
                ),
            }
        }
        Fact::FirstPlayerSet { seat } => {
            voice.say("fact-first-player-set", &named(voice, crew, *seat))
        }
        Fact::AomSet { aom, used } => voice.say(
            "fact-aom-set",
            &none()
                .text("aom", self::aom(voice, aom))
                .text("used", yes_no(*used)),
        ),
        Fact::DiceSet { dice } => voice.say("fact-dice-set", &none().text("kept", dice.id())),
        Fact::CardsSet { cards } => voice.say("fact-cards-set", &none().text("kept", cards.id())),
        Fact::UpgradeCardSet { upgrade, used } => voice.say(
            "fact-upgrade-card-set",
            &none()
                .text("upgrade", board::upgrade(voice, upgrade))
                .text("used", yes_no(*used)),
        ),
        Fact::DifficultySet { difficulty } => voice.say(
            "fact-difficulty-set",
            &none().text("difficulty", difficulty.id()),
        ),
        Fact::SheetSet { value, from, to } => {
            let args = moved(*from, *to).text("value", sheet_value(voice, *value));
            voice.say("fact-sheet-set", &args)
        }
        Fact::DieSet { block, sol, rolled } => {
            let args = of_block(voice, *block)
                .number("sol", *sol)
                .text("rolled", yes_no(*rolled));
            voice.say("fact-die-set", &args)
        }
        Fact::GameBegan { morale } => voice.say(
            "fact-game-began",
            &none().text("morale", numbers::plain(*morale)),
        ),
        Fact::SolBegan { sol, first_player } => {
            let args = named(voice, crew, *first_player).number("sol", *sol);
            voice.say(
                "fact-sol-began",
                &args.text("mission", title(voice, &game.mission().sheet.id)),
            )
        }
        Fact::StepReached { step } => voice.say(
            "fact-step-reached",
            &none().text("step", self::step(voice, step.id())),
        ),
        Fact::StepDone { step } => voice.say(
            "fact-step-done",
            &none().text("step", self::step(voice, step)),
        ),
        Fact::Read { card } => voice.say(
            "fact-read",
            &titled(voice, &card.id).text("label", label_of(voice, card)),
        ),
        Fact::EffectsResolved { card, effects, by } => resolved(voice, game, card, effects, *by),
        Fact::Answered {
            card,
            question,
            yes: answer,
        } => {
            let question = condition::asked(voice, game, card, question);
            let answer = voice.plain(yes_no(*answer));
            voice.say(
                "fact-answered",
                &titled(voice, &card.id)
                    .text("question", question)
                    .text("answer", answer),
            )
        }
        Fact::Chosen { card, option } => {
            let option = voice.prose_attribute(&card.id, &format!("option-{option}"), &none());
            let option = option.trim_end_matches('.').to_owned();
            voice.say(
                "fact-chosen",
                &titled(voice, &card.id).text("option", option),
            )
        }
        Fact::WayDrawn {
            card,
            untold: false,
            ..
        } => voice.say("fact-way-drawn", &titled(voice, &card.id)),
        Fact::EventDrawn { event } => voice.say("fact-event-drawn", &titled(voice, event)),
        Fact::NoEvent {} => voice.plain("fact-no-event"),
        Fact::EventOpened { event, until } => voice.say(
            "fact-event-opened",
            &titled(voice, event).number("until", (*until).min(game.sheet().sols())),
        ),
        Fact::EventDone { event } => voice.say("fact-event-done", &titled(voice, event)),
        Fact::EventEnded { event, why } => {
            let id = match why {
                EventEndReason::Struck => "fact-event-struck",
                EventEndReason::RanOut => "fact-event-ran-out",
                EventEndReason::Closed => "fact-event-closed",
            };
            voice.say(id, &titled(voice, event))
        }
        Fact::FollowUpHappened { card, .. } => {
            voice.say("fact-follow-up-came", &titled(voice, &card.id))
        }
        Fact::AdventureDrawn {
            adventure,
            kind,
            by,
            reshuffled,
        } => {
            let name = by.map_or_else(
                || voice.plain("fact-adventure-anyone"),
                |seat| name(voice, crew, seat),
            );
            let args = titled(voice, adventure)
                .text("adventure", voice.word(*kind))
                .text("name", name);
            voice.say(
                "fact-adventure-drawn",
                &args.text("reshuffled", yes_no(*reshuffled)),
            )
        }
        Fact::CardDrawn {
            block,
            card,
            passed,
            reshuffled,
        } => {
            let args = titled(voice, card)
                .text("block", voice.word(*block))
                .count("passed", passed.len());
            voice.say(
                "fact-card-drawn",
                &args.text("reshuffled", yes_no(*reshuffled)),
            )
        }
        Fact::KeywordNotFound { block, keyword } => voice.say(
            "fact-keyword-not-found",
            &of_block(voice, *block).text("keyword", voice.word(*keyword)),
        ),
        Fact::OwnCardResolved { block } => {
            voice.say("fact-own-card-resolved", &of_block(voice, *block))
        }
        Fact::CardDiscarded { card } => voice.say("fact-card-discarded", &titled(voice, &card.id)),
        Fact::TrackMoved {
            block,
            from,
            to,
            cause,
        } => {
            let args = moved(*from, *to).text("block", voice.word(*block));
            // Only these tracks are moved by Malfunction dice, and penalties with them.
            let cause = if *cause == Cause::Dice {
                voice.plain("cause-malfunction-dice")
            } else {
                cause_text(voice, *cause)
            };
            voice.say("fact-track-moved", &args.text("cause", cause))
        }
        Fact::BoxTurned { block, red, cause } => {
            let args = of_block(voice, *block)
                .text("red", yes_no(*red))
                .text("cause", cause_text(voice, *cause));
            voice.say("fact-box-turned", &args)
        }
        Fact::MoraleMoved { from, to, cause } => voice.say(
            "fact-morale-moved",
            &moved(*from, *to).text("cause", cause_text(voice, *cause)),
        ),
        Fact::MissionTrackMoved { unseen: true, .. }
        | Fact::TrackEndReached { unseen: true, .. }
        | Fact::WalkerMoved { unseen: true, .. } => return None,
        Fact::WalkerMoved { walker, to, .. } => voice.say(
            "fact-walker-moved",
            &marks::walker(voice, game, walker, *to),
        ),
        Fact::MissionTrackMoved {
            track,
            from,
            to,
            cause,
            ..
        } => {
            let args = moved(*from, *to)
                .text("title", title(voice, track))
                .text("cause", cause_text(voice, *cause));
            voice.say("fact-mission-track-moved", &args)
        }
        Fact::Revealed { id } => voice.say("fact-revealed", &titled(voice, id)),
        Fact::ObjectiveRevealed { objective } => {
            voice.say("fact-objective-revealed", &titled(voice, objective))
        }
        Fact::ObjectiveMoved {
            objective,
            from,
            to,
            goal,
            cause,
        } => {
            let args = moved(*from, *to)
                .text("title", title(voice, objective))
                .number("goal", *goal);
            voice.say(
                "fact-objective-moved",
                &args.text("cause", cause_text(voice, *cause)),
            )
        }
        Fact::ObjectiveMet { objective } => {
            voice.say("fact-objective-met", &titled(voice, objective))
        }
        Fact::MalfunctionDiceRolled { rolled } if rolled.is_empty() => {
            voice.plain("fact-malfunction-dice-none")
        }
        Fact::MalfunctionDiceRolled { rolled } => voice.say(
            "fact-malfunction-dice-rolled",
            &none().text("numbers", by_block(voice, rolled)),
        ),
        Fact::PenaltiesEntered { penalties } => voice.say(
            "fact-penalties-entered",
            &none().text("numbers", by_block(voice, penalties)),
        ),
        Fact::ActionRolled {
            adventure,
            seat,
            success,
            wound,
            adventurous,
        } => {
            let args = named(voice, crew, *seat).text("adventure", voice.word(*adventure));
            let args = args
                .text("success", yes_no(*success))
                .text("wound", yes_no(*wound));
            voice.say(
                "fact-action-rolled",
                &args.text("adventurous", yes_no(*adventurous)),
            )
        }
        Fact::ActionDone {
            action,
            region: None,
        } => voice.say("fact-action-done", &titled(voice, action)),
        Fact::ActionDone {
            action,
            region: Some(at),
        } => voice.say(
            "fact-action-done-at",
            &titled(voice, action).text("region", board::region(voice, *at)),
        ),
        Fact::DirectionDrawn { direction } => {
            let short = voice.prose_attribute(&direction.key(), "short", &none());
            let args = none()
                .text("direction", voice.word(*direction))
                .text("short", short);
            voice.say("fact-direction-drawn", &args)
        }
        Fact::ResearchDrawn { number, percent } => voice.say(
            "fact-research-drawn",
            &none().number("number", *number).number("percent", *percent),
        ),
        Fact::ThresholdAnswered { met } => match (threshold::of(voice, game), game.threshold()) {
            (Some(rule), _) => voice.say(
                "fact-threshold-answered-counted",
                &rule.text("met", yes_no(*met)),
            ),
            (None, Some(threshold)) => {
                let args = none()
                    .text("met", yes_no(*met))
                    .number("threshold", threshold);
                voice.say("fact-threshold-answered", &args)
            }
            (None, None) => voice.say(
                "fact-threshold-answered-plain",
                &none().text("met", yes_no(*met)),
            ),
        },
        Fact::Died { seat } => voice.say(
            "fact-died",
            &none().text("name", name_as_subject(voice, crew, *seat)),
        ),
        Fact::Ended { outcome, .. } => self::outcome(voice, game, outcome),
        Fact::Board(fact) => on_board::fact(voice, game, fact),
        Fact::SolsChanged { from, to, cause } => {
            let args = moved(*from, *to)
                .number("sols", *to)
                .text("cause", cause_text(voice, *cause));
            voice.say("fact-sols-changed", &args)
        }
        Fact::TrackEndReached { track, at, .. } => voice.say(
            "fact-track-end-reached",
            &titled(voice, track).text("at", numbers::plain(*at)),
        ),
        Fact::GoalChanged {
            objective,
            from,
            to,
        } => voice.say(
            "fact-goal-changed",
            &titled(voice, objective)
                .number("from", *from)
                .number("goal", *to),
        ),
        Fact::ObjectiveFailed { unseen: true, .. } => return None,
        Fact::ObjectiveFailed {
            objective,
            cause,
            unseen: false,
        } => {
            let args = titled(voice, objective).text("cause", cause_text(voice, *cause));
            voice.say(
                if *cause == Cause::Sol {
                    "fact-objective-late"
                } else {
                    "fact-objective-failed"
                },
                &args,
            )
        }
        Fact::Marked {
            mark,
            on,
            from,
            to,
            cause,
        } => {
            let args = moved(*from, *to)
                .text("title", title(voice, mark))
                .text("cause", cause_text(voice, *cause));
            voice.say("fact-marked", &args.text("place", marks::place(voice, on)))
        }
        Fact::TokenMoved { token, to, cause } => {
            let args = none()
                .text("token", board::own_token(voice, game, token))
                .text("cause", cause_text(voice, *cause));
            match to {
                TokenPlace::Waits(at) => voice.say(
                    "fact-token-waits",
                    &args.text("where", board::token_at(voice, *at)),
                ),
                TokenPlace::Lies(at) => voice.say(
                    "fact-token-lies",
                    &args.text("where", board::token_at(voice, *at)),
                ),
                TokenPlace::Taken => voice.say("fact-token-taken", &args),
                TokenPlace::Spent => voice.say("fact-token-spent", &args),
            }
        }
        Fact::ObjectiveClosed { unseen: true, .. } => return None,
        Fact::ObjectiveClosed {
            objective,
            unseen: false,
        } => voice.say("fact-objective-closed", &titled(voice, objective)),
        Fact::SetUpLaid { steps } if steps.is_empty() => voice.plain("fact-set-up-laid-none"),
        Fact::SetUpLaid { steps } => {
            let what = setup_state::steps(voice, game, steps).join(" ");
            voice.say("fact-set-up-laid", &none().text("what", what))
        }
        Fact::MissionLost { loss } => voice.say("fact-mission-lost", &titled(voice, loss)),
        Fact::StandingBegan { id } => voice.say("fact-standing-began", &titled(voice, id)),
        Fact::StandingEnded { id } => voice.say("fact-standing-ended", &titled(voice, id)),
        Fact::Skipped { id } => voice.say("fact-skipped", &none().text("name", readable_id(id))),
    };
    Some(capital(&text))
}

fn resolved(
    voice: &Voice,
    game: &Game,
    card: &Card,
    effects: &[Effect],
    by: Option<Seat>,
) -> String {
    let at_table = instruction::resolved(voice, game, effects, by, card);
    let args = titled(voice, &card.id);
    if at_table.is_empty() {
        voice.say("fact-effects-resolved-kept", &args)
    } else {
        voice.say(
            "fact-effects-resolved",
            &args.text("effects", at_table.join(" ")),
        )
    }
}

/// How a mission ended, in a sentence.
pub fn outcome(voice: &Voice, game: &Game, outcome: &Outcome) -> String {
    let crew = &game.state().crew;
    match outcome {
        Outcome::Won { early: true, .. } => voice.plain("fact-ended-won-early"),
        Outcome::Won { all: false, .. } => voice.plain("fact-ended-won"),
        Outcome::Won { all: true, .. } => voice.plain("fact-ended-won-all"),
        Outcome::OutOfTime => voice.plain("fact-ended-out-of-time"),
        Outcome::OverThreshold => threshold::say(
            voice,
            game,
            "fact-ended-threshold-counted",
            "fact-ended-over-threshold",
        ),
        Outcome::Lost { loss: None } => voice.plain("fact-ended-lost"),
        Outcome::Lost { loss: Some(loss) } => voice.say("fact-ended-lost-by", &titled(voice, loss)),
        Outcome::Died { seat } => voice.say(
            "fact-ended-died",
            &Args::new().text("name", name_as_subject(voice, crew, *seat)),
        ),
    }
}

fn titled(voice: &Voice, id: &str) -> Args {
    Args::new().text("title", title(voice, id))
}

fn of_block(voice: &Voice, block: Block) -> Args {
    Args::new().noun(voice, "block", block)
}

fn named(voice: &Voice, crew: &Crew, seat: Seat) -> Args {
    Args::new().text("name", name(voice, crew, seat))
}

fn profession(voice: &Voice, crew: &Crew, seat: Seat) -> Args {
    match crew.astronauts.get(usize::from(seat)) {
        Some(astronaut) => Args::new().noun(voice, "profession", astronaut.profession),
        None => Args::new().text("profession_the", numbered(voice, seat)),
    }
}
