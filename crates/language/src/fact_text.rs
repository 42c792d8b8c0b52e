//! Facts, commands and refusals in sentences. Facts only in their public view: nothing reveals hidden information.

mod importance;
mod label;
mod on_board;

use super::common::{given_name, label as label_of, numbered};
use super::noun::{Noun, capital};
use super::{
    Args, Localizer, board, condition, instruction, marks, numbers, setup_state, threshold,
};
use first_martians::Game;
use first_martians::effect::Effect;
use first_martians::fact::{Cause, EventEndReason, Fact};
use first_martians::objective_token::TokenPlace;
use first_martians::state::{Card, Crew, Outcome, Seat};
use first_martians::vocabulary::Block;

pub use super::common::title;
pub use super::common::{
    aom, date, date_and_time, idea, name, name_as_subject, step, time_of_day, title_if_any, yes_no,
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
pub fn fact(localizer: &Localizer, game: &Game, fact: &Fact) -> Option<String> {
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
        Fact::Scheduled { .. } => localizer.text("fact-noted"),
        Fact::PlayersSet { crew } => {
            let args = none()
                .number("players", crew.players)
                .count("astronauts", crew.astronauts.len());
            localizer.format("fact-players-set", &args)
        }
        Fact::Named { seat, name } => localizer.format(
            "fact-named",
            &profession(localizer, crew, *seat).text("name", name),
        ),
        Fact::ProfessionSet {
            seat,
            profession,
            swapped,
        } => {
            let args = none()
                .text("name", given_name(localizer, crew, *seat))
                .noun(localizer, "profession", *profession);
            match swapped {
                None => localizer.format("fact-profession-set", &args),
                Some(other) => localizer.format(
                    "fact-profession-swapped",
                    &args.text("other", given_name(localizer, crew, *other)),
                ),
            }
        }
        Fact::FirstPlayerSet { seat } => {
            localizer.format("fact-first-player-set", &named(localizer, crew, *seat))
        }
        Fact::AomSet { aom, used } => localizer.format(
            "fact-aom-set",
            &none()
                .text("aom", self::aom(localizer, aom))
                .text("used", yes_no(*used)),
        ),
        Fact::DiceSet { dice } => {
            localizer.format("fact-dice-set", &none().text("kept", dice.id()))
        }
        Fact::CardsSet { cards } => {
            localizer.format("fact-cards-set", &none().text("kept", cards.id()))
        }
        Fact::UpgradeCardSet { upgrade, used } => localizer.format(
            "fact-upgrade-card-set",
            &none()
                .text("upgrade", board::upgrade(localizer, upgrade))
                .text("used", yes_no(*used)),
        ),
        Fact::DifficultySet { difficulty } => localizer.format(
            "fact-difficulty-set",
            &none().text("difficulty", difficulty.id()),
        ),
        Fact::SheetSet { value, from, to } => {
            let args = moved(*from, *to).text("value", sheet_value(localizer, *value));
            localizer.format("fact-sheet-set", &args)
        }
        Fact::DieSet { block, sol, rolled } => {
            let args = of_block(localizer, *block)
                .number("sol", *sol)
                .text("rolled", yes_no(*rolled));
            localizer.format("fact-die-set", &args)
        }
        Fact::GameBegan { morale } => localizer.format(
            "fact-game-began",
            &none().text("morale", numbers::plain(*morale)),
        ),
        Fact::SolBegan { sol, first_player } => {
            let args = named(localizer, crew, *first_player).number("sol", *sol);
            localizer.format(
                "fact-sol-began",
                &args.text("mission", title(localizer, &game.mission().sheet.id)),
            )
        }
        Fact::StepReached { step } => localizer.format(
            "fact-step-reached",
            &none().text("step", self::step(localizer, step.id())),
        ),
        Fact::StepDone { step } => localizer.format(
            "fact-step-done",
            &none().text("step", self::step(localizer, step)),
        ),
        Fact::Read { card } => localizer.format(
            "fact-read",
            &titled(localizer, &card.id).text("label", label_of(localizer, card)),
        ),
        Fact::EffectsResolved { card, effects, by } => {
            resolved(localizer, game, card, effects, *by)
        }
        Fact::Answered {
            card,
            question,
            yes: answer,
        } => {
            let question = condition::asked(localizer, game, card, question);
            let answer = localizer.text(yes_no(*answer));
            localizer.format(
                "fact-answered",
                &titled(localizer, &card.id)
                    .text("question", question)
                    .text("answer", answer),
            )
        }
        Fact::Chosen { card, option } => {
            let option = localizer.prose_attribute(&card.id, &format!("option-{option}"), &none());
            let option = option.trim_end_matches('.').to_owned();
            localizer.format(
                "fact-chosen",
                &titled(localizer, &card.id).text("option", option),
            )
        }
        Fact::WayDrawn {
            card,
            untold: false,
            ..
        } => localizer.format("fact-way-drawn", &titled(localizer, &card.id)),
        Fact::EventDrawn { event } => {
            localizer.format("fact-event-drawn", &titled(localizer, event))
        }
        Fact::NoEvent {} => localizer.text("fact-no-event"),
        Fact::EventOpened { event, until } => localizer.format(
            "fact-event-opened",
            &titled(localizer, event).number("until", (*until).min(game.sheet().sols())),
        ),
        Fact::EventDone { event } => localizer.format("fact-event-done", &titled(localizer, event)),
        Fact::EventEnded { event, why } => {
            let id = match why {
                EventEndReason::Struck => "fact-event-struck",
                EventEndReason::RanOut => "fact-event-ran-out",
                EventEndReason::Closed => "fact-event-closed",
            };
            localizer.format(id, &titled(localizer, event))
        }
        Fact::FollowUpHappened { card, .. } => {
            localizer.format("fact-follow-up-came", &titled(localizer, &card.id))
        }
        Fact::AdventureDrawn {
            adventure,
            kind,
            by,
            reshuffled,
        } => {
            let name = by.map_or_else(
                || localizer.text("fact-adventure-anyone"),
                |seat| name(localizer, crew, seat),
            );
            let args = titled(localizer, adventure)
                .text("adventure", localizer.word(*kind))
                .text("name", name);
            localizer.format(
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
            let args = titled(localizer, card)
                .text("block", localizer.word(*block))
                .count("passed", passed.len());
            localizer.format(
                "fact-card-drawn",
                &args.text("reshuffled", yes_no(*reshuffled)),
            )
        }
        Fact::KeywordNotFound { block, keyword } => localizer.format(
            "fact-keyword-not-found",
            &of_block(localizer, *block).text("keyword", localizer.word(*keyword)),
        ),
        Fact::OwnCardResolved { block } => {
            localizer.format("fact-own-card-resolved", &of_block(localizer, *block))
        }
        Fact::CardDiscarded { card } => {
            localizer.format("fact-card-discarded", &titled(localizer, &card.id))
        }
        Fact::TrackMoved {
            block,
            from,
            to,
            cause,
        } => {
            let args = moved(*from, *to).text("block", localizer.word(*block));
            // Only these tracks are moved by Malfunction dice, and penalties with them.
            let cause = if *cause == Cause::Dice {
                localizer.text("cause-malfunction-dice")
            } else {
                cause_text(localizer, *cause)
            };
            localizer.format("fact-track-moved", &args.text("cause", cause))
        }
        Fact::BoxTurned { block, red, cause } => {
            let args = of_block(localizer, *block)
                .text("red", yes_no(*red))
                .text("cause", cause_text(localizer, *cause));
            localizer.format("fact-box-turned", &args)
        }
        Fact::MoraleMoved { from, to, cause } => localizer.format(
            "fact-morale-moved",
            &moved(*from, *to).text("cause", cause_text(localizer, *cause)),
        ),
        Fact::MissionTrackMoved { unseen: true, .. }
        | Fact::TrackEndReached { unseen: true, .. }
        | Fact::WalkerMoved { unseen: true, .. } => return None,
        Fact::WalkerMoved { walker, to, .. } => localizer.format(
            "fact-walker-moved",
            &marks::walker(localizer, game, walker, *to),
        ),
        Fact::MissionTrackMoved {
            track,
            from,
            to,
            cause,
            ..
        } => {
            let args = moved(*from, *to)
                .text("title", title(localizer, track))
                .text("cause", cause_text(localizer, *cause));
            localizer.format("fact-mission-track-moved", &args)
        }
        Fact::Revealed { id } => localizer.format("fact-revealed", &titled(localizer, id)),
        Fact::ObjectiveRevealed { objective } => {
            localizer.format("fact-objective-revealed", &titled(localizer, objective))
        }
        Fact::ObjectiveMoved {
            objective,
            from,
            to,
            goal,
            cause,
        } => {
            let args = moved(*from, *to)
                .text("title", title(localizer, objective))
                .number("goal", *goal);
            localizer.format(
                "fact-objective-moved",
                &args.text("cause", cause_text(localizer, *cause)),
            )
        }
        Fact::ObjectiveMet { objective } => {
            localizer.format("fact-objective-met", &titled(localizer, objective))
        }
        Fact::MalfunctionDiceRolled { rolled } if rolled.is_empty() => {
            localizer.text("fact-malfunction-dice-none")
        }
        Fact::MalfunctionDiceRolled { rolled } => localizer.format(
            "fact-malfunction-dice-rolled",
            &none().text("numbers", by_block(localizer, rolled)),
        ),
        Fact::PenaltiesEntered { penalties } => localizer.format(
            "fact-penalties-entered",
            &none().text("numbers", by_block(localizer, penalties)),
        ),
        Fact::ActionRolled {
            adventure,
            seat,
            success,
            wound,
            adventurous,
        } => {
            let args = named(localizer, crew, *seat).text("adventure", localizer.word(*adventure));
            let args = args
                .text("success", yes_no(*success))
                .text("wound", yes_no(*wound));
            localizer.format(
                "fact-action-rolled",
                &args.text("adventurous", yes_no(*adventurous)),
            )
        }
        Fact::ActionDone {
            action,
            region: None,
        } => localizer.format("fact-action-done", &titled(localizer, action)),
        Fact::ActionDone {
            action,
            region: Some(at),
        } => localizer.format(
            "fact-action-done-at",
            &titled(localizer, action).text("region", board::region(localizer, *at)),
        ),
        Fact::DirectionDrawn { direction } => {
            let short = localizer.prose_attribute(&direction.key(), "short", &none());
            let args = none()
                .text("direction", localizer.word(*direction))
                .text("short", short);
            localizer.format("fact-direction-drawn", &args)
        }
        Fact::ResearchDrawn { number, percent } => localizer.format(
            "fact-research-drawn",
            &none().number("number", *number).number("percent", *percent),
        ),
        Fact::ThresholdAnswered { met } => match (threshold::of(localizer, game), game.threshold())
        {
            (Some(rule), _) => localizer.format(
                "fact-threshold-answered-counted",
                &rule.text("met", yes_no(*met)),
            ),
            (None, Some(threshold)) => {
                let args = none()
                    .text("met", yes_no(*met))
                    .number("threshold", threshold);
                localizer.format("fact-threshold-answered", &args)
            }
            (None, None) => localizer.format(
                "fact-threshold-answered-plain",
                &none().text("met", yes_no(*met)),
            ),
        },
        Fact::Died { seat } => localizer.format(
            "fact-died",
            &none().text("name", name_as_subject(localizer, crew, *seat)),
        ),
        Fact::Ended { outcome, .. } => self::outcome(localizer, game, outcome),
        Fact::Board(fact) => on_board::fact(localizer, game, fact),
        Fact::SolsChanged { from, to, cause } => {
            let args = moved(*from, *to)
                .number("sols", *to)
                .text("cause", cause_text(localizer, *cause));
            localizer.format("fact-sols-changed", &args)
        }
        Fact::TrackEndReached { track, at, .. } => localizer.format(
            "fact-track-end-reached",
            &titled(localizer, track).text("at", numbers::plain(*at)),
        ),
        Fact::GoalChanged {
            objective,
            from,
            to,
        } => localizer.format(
            "fact-goal-changed",
            &titled(localizer, objective)
                .number("from", *from)
                .number("goal", *to),
        ),
        Fact::ObjectiveFailed { unseen: true, .. } => return None,
        Fact::ObjectiveFailed {
            objective,
            cause,
            unseen: false,
        } => {
            let args = titled(localizer, objective).text("cause", cause_text(localizer, *cause));
            localizer.format(
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
                .text("title", title(localizer, mark))
                .text("cause", cause_text(localizer, *cause));
            localizer.format(
                "fact-marked",
                &args.text("place", marks::place(localizer, on)),
            )
        }
        Fact::TokenMoved { token, to, cause } => {
            let args = none()
                .text("token", board::own_token(localizer, game, token))
                .text("cause", cause_text(localizer, *cause));
            match to {
                TokenPlace::Waits(at) => localizer.format(
                    "fact-token-waits",
                    &args.text("where", board::token_at(localizer, *at)),
                ),
                TokenPlace::Lies(at) => localizer.format(
                    "fact-token-lies",
                    &args.text("where", board::token_at(localizer, *at)),
                ),
                TokenPlace::Taken => localizer.format("fact-token-taken", &args),
                TokenPlace::Spent => localizer.format("fact-token-spent", &args),
            }
        }
        Fact::ObjectiveClosed { unseen: true, .. } => return None,
        Fact::ObjectiveClosed {
            objective,
            unseen: false,
        } => localizer.format("fact-objective-closed", &titled(localizer, objective)),
        Fact::SetUpLaid { steps } if steps.is_empty() => localizer.text("fact-set-up-laid-none"),
        Fact::SetUpLaid { steps } => {
            let what = setup_state::steps(localizer, game, steps).join(" ");
            localizer.format("fact-set-up-laid", &none().text("what", what))
        }
        Fact::MissionLost { loss } => {
            localizer.format("fact-mission-lost", &titled(localizer, loss))
        }
        Fact::StandingBegan { id } => {
            localizer.format("fact-standing-began", &titled(localizer, id))
        }
        Fact::StandingEnded { id } => {
            localizer.format("fact-standing-ended", &titled(localizer, id))
        }
        Fact::Skipped { id } => {
            localizer.format("fact-skipped", &none().text("name", readable_id(id)))
        }
    };
    Some(capital(&text))
}

fn resolved(
    localizer: &Localizer,
    game: &Game,
    card: &Card,
    effects: &[Effect],
    by: Option<Seat>,
) -> String {
    let at_table = instruction::resolved(localizer, game, effects, by, card);
    let args = titled(localizer, &card.id);
    if at_table.is_empty() {
        localizer.format("fact-effects-resolved-kept", &args)
    } else {
        localizer.format(
            "fact-effects-resolved",
            &args.text("effects", at_table.join(" ")),
        )
    }
}

/// How a mission ended, in a sentence.
pub fn outcome(localizer: &Localizer, game: &Game, outcome: &Outcome) -> String {
    let crew = &game.state().crew;
    match outcome {
        Outcome::Won { early: true, .. } => localizer.text("fact-ended-won-early"),
        Outcome::Won { all: false, .. } => localizer.text("fact-ended-won"),
        Outcome::Won { all: true, .. } => localizer.text("fact-ended-won-all"),
        Outcome::OutOfTime => localizer.text("fact-ended-out-of-time"),
        Outcome::OverThreshold => threshold::sentence(
            localizer,
            game,
            "fact-ended-threshold-counted",
            "fact-ended-over-threshold",
        ),
        Outcome::Lost { loss: None } => localizer.text("fact-ended-lost"),
        Outcome::Lost { loss: Some(loss) } => {
            localizer.format("fact-ended-lost-by", &titled(localizer, loss))
        }
        Outcome::Died { seat } => localizer.format(
            "fact-ended-died",
            &Args::new().text("name", name_as_subject(localizer, crew, *seat)),
        ),
    }
}

fn titled(localizer: &Localizer, id: &str) -> Args {
    Args::new().text("title", title(localizer, id))
}

fn of_block(localizer: &Localizer, block: Block) -> Args {
    Args::new().noun(localizer, "block", block)
}

fn named(localizer: &Localizer, crew: &Crew, seat: Seat) -> Args {
    Args::new().text("name", name(localizer, crew, seat))
}

fn profession(localizer: &Localizer, crew: &Crew, seat: Seat) -> Args {
    match crew.astronauts.get(usize::from(seat)) {
        Some(astronaut) => Args::new().noun(localizer, "profession", astronaut.profession),
        None => Args::new().text("profession_the", numbered(localizer, seat)),
    }
}
