//! `play --json`: reads a command per line and writes an answer per line, after the record of the command is on the disk.
//! `{"state":{}}` asks for the public state and changes nothing.

mod state;

use std::collections::BTreeMap;
use std::io::{self, BufRead};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::console::{Answer, Context, EXIT_FAILURE, EXIT_OK, Stop, print, readable, settle, wait};
use base::play::{self, Offer, Param, Refusal};
use first_martians::Game;
use first_martians::command::Command;
use first_martians::dealt_set_up::NotLaid;
use first_martians::fact::Fact;
use language::{Args, Localizer, fact_text};
use session::{PlayError, PlayableGame, PlayerAction, Session, UpdateReason, messages};

/// The parts of an answer that differ between games.
pub(super) trait Answering: PlayableGame {
    /// The public part of a fact, with its text; `None` for a secret one.
    fn public_fact(&self, localizer: &Localizer, fact: &Self::Fact) -> Option<Value>;

    fn refusal(
        &self,
        localizer: &Localizer,
        command: Option<&Self::Command>,
        refusal: &Refusal,
    ) -> String;

    /// The current place in the game, and its outcome.
    fn place(&self, localizer: &Localizer) -> Value;

    /// What the players may know of the state; `None` for a game that does not list it.
    fn public_state(&self) -> Option<Value> {
        None
    }
}

/// Plays commands until the end of input.
pub(super) fn play<G: Answering>(
    context: &Context,
    localizer: &Localizer,
    mut session: Session<G>,
) -> Answer {
    let _ = run(
        context,
        localizer,
        &mut session,
        Played::Helper,
        &mut io::stdin().lock().lines(),
    )?;
    Ok(EXIT_OK)
}

/// What is played, which decides what lines are not for the game itself.
#[derive(Clone, Copy)]
pub(super) enum Played<'c> {
    /// The helper of another game: all lines are for it.
    Helper,
    /// A mission: its author may ask for a `reload`.
    Mission {
        /// What the set-up left out that was confirmed before the first answer.
        not_laid: Option<NotLaid>,
    },
    /// A chapter of a campaign: some lines lead from one to another.
    Chapter(&'c InCampaign),
}

impl Played<'_> {
    /// The line, where it is not for the game.
    fn outside_game(self, line: &str) -> Option<Value> {
        match self {
            Self::Helper => None,
            Self::Mission { .. } => serde_json::from_str(line)
                .ok()
                .filter(|value| *value == json!({"reload": {}})),
            Self::Chapter(_) => between(line),
        }
    }
}

/// A chapter of a campaign, for its answers.
pub(super) struct InCampaign {
    /// What each answer says of the campaign, beside its state.
    pub about: Value,
    /// Whether the first answer was given already.
    pub answered: bool,
}

/// The commands between two chapters.
const BETWEEN: [&str; 4] = ["hand_on", "begin_chapter", "retry_chapter", "name_newcomer"];

/// Whether a line is for the campaign, not for its chapter.
fn between(line: &str) -> Option<Value> {
    let value: Value = serde_json::from_str(line).ok()?;
    let key = value
        .as_object()
        .filter(|fields| fields.len() == 1)?
        .keys()
        .next()?;
    let back = value == json!({"undo": {"chapter": true}});
    (back || BETWEEN.contains(&key.as_str())).then_some(value)
}

/// Plays commands until the end of input, or until a line is not for the game: that one it returns.
pub(super) fn run<G: Answering>(
    context: &Context,
    localizer: &Localizer,
    session: &mut Session<G>,
    played: Played<'_>,
    lines: &mut impl Iterator<Item = io::Result<String>>,
) -> Result<Option<Value>, Stop> {
    let mut shared = Shared(None);
    let (chapter, not_laid) = match played {
        Played::Helper => (None, None),
        Played::Mission { not_laid } => (None, not_laid),
        Played::Chapter(it) => (Some(it), None),
    };
    let mut about = chapter.map(|it| it.about.clone());
    if chapter.is_none_or(|it| !it.answered) {
        let more = Beside {
            campaign: about.as_ref(),
            not_laid,
        };
        print(&answer(localizer, session, &[], None, more, &mut shared))?;
    }
    // The text that is read before a chapter is in the first answer alone.
    let _ = about
        .as_mut()
        .and_then(Value::as_object_mut)
        .and_then(|about| about.remove("text"));
    let more = Beside {
        campaign: about.as_ref(),
        not_laid: None,
    };
    for line in lines {
        let line = readable(line)?;
        if line.trim().is_empty() {
            continue;
        }
        if let Some(value) = played.outside_game(&line) {
            return Ok(Some(value));
        }
        if let Some(state) = asks_for_state(&line)
            .then(|| session.game().public_state())
            .flatten()
        {
            print(&answer(
                localizer,
                session,
                &[],
                Some(state),
                more,
                &mut shared,
            ))?;
            continue;
        }
        let said = match player_action::<G>(&line) {
            Err(refusal) => refused(localizer, session, None, &refusal),
            Ok(action) => match wait(session.play(&action)) {
                Ok(()) => {
                    settle(context, localizer, session, UpdateReason::Action)?;
                    let turn = session
                        .table()
                        .command_to_undo()
                        .filter(|_| action.command().is_some());
                    let facts = turn.iter().flat_map(|turn| &turn.facts);
                    let facts: Vec<Value> = facts
                        .filter_map(|fact| session.game().public_fact(localizer, fact))
                        .collect();
                    answer(localizer, session, &facts, None, more, &mut shared)
                }
                Err(PlayError::Refused(refusal)) => {
                    refused(localizer, session, action.command(), &refusal)
                }
                Err(PlayError::Storage(error)) => {
                    let message = messages::store_error(localizer, &error);
                    return Err(context.fail("not-written", &message, EXIT_FAILURE));
                }
            },
        };
        print(&said)?;
    }
    Ok(None)
}

fn asks_for_state(line: &str) -> bool {
    serde_json::from_str(line).is_ok_and(|value: Value| value == json!({"state": {}}))
}

fn refused<G: Answering>(
    localizer: &Localizer,
    session: &Session<G>,
    command: Option<&G::Command>,
    refusal: &Refusal,
) -> String {
    json!({"refused": {"code": refusal.code(), "message": session.game().refusal(localizer, command, refusal)}}).to_string()
}

fn player_action<G: Answering>(line: &str) -> Result<PlayerAction<G::Command>, Refusal> {
    let unreadable = |error: serde_json::Error| Refusal::Unreadable {
        problem: error.to_string(),
    };
    let value: Value = serde_json::from_str(line).map_err(unreadable)?;
    if value == json!({"undo": {}}) {
        return Ok(PlayerAction::Undo);
    }
    if value == json!({"redo": {}}) {
        return Ok(PlayerAction::Redo);
    }
    G::Command::deserialize(&value)
        .map(PlayerAction::Play)
        .map_err(unreadable)
}

/// A cache for the JSON of the long list of values that offers share.
struct Shared<W>(Option<(Arc<[play::Value<W>]>, String)>);

impl<W: Serialize> Shared<W> {
    fn written(&mut self, list: &Arc<[play::Value<W>]>) -> &str {
        let known = self.0.take().filter(|(known, _)| Arc::ptr_eq(known, list));
        &self
            .0
            .insert(known.unwrap_or_else(|| (Arc::clone(list), json!(list).to_string())))
            .1
    }
}

/// Adds a value, with its fields sorted by name as in all answers.
fn push(out: &mut String, value: &impl Serialize) {
    out.push_str(&serde_json::to_string(&json!(value)).unwrap_or_default());
}

/// Adds an object or a list of what `item` adds.
fn push_all<T>(
    out: &mut String,
    [open, close]: [char; 2],
    items: impl Iterator<Item = T>,
    mut item: impl FnMut(&mut String, T),
) {
    out.push(open);
    for (index, it) in items.enumerate() {
        if index > 0 {
            out.push(',');
        }
        item(out, it);
    }
    out.push(close);
}

/// Adds the offers. Most of the text is one list that is the same in every answer.
fn legal<C: play::Command>(out: &mut String, offers: &[Offer<C>], shared: &mut Shared<C::Word>) {
    push_all(out, ['[', ']'], offers.iter(), |out, offer| {
        out.push_str("{\"command\":");
        push(out, &offer.command);
        out.push_str(",\"params\":");
        let params: BTreeMap<&str, &Param<C::Word>> = offer
            .params
            .iter()
            .map(|(&field, param)| (field.into(), param))
            .collect();
        push_all(out, ['{', '}'], params.into_iter(), |out, (name, param)| {
            push(out, &name);
            out.push(':');
            match param {
                Param::ListOf { of, max } => {
                    out.push_str(&format!("{{\"list_of\":{{\"max\":{max},\"of\":"));
                    out.push_str(shared.written(of));
                    out.push_str("}}");
                }
                Param::Number { .. } | Param::OneOf(_) | Param::SomeOf(_) | Param::Text { .. } => {
                    push(out, param);
                }
            }
        });
        out.push_str(",\"role\":");
        push(out, &offer.role);
        out.push('}');
    });
}

/// What an answer says beside the game.
#[derive(Clone, Copy)]
struct Beside<'v> {
    campaign: Option<&'v Value>,
    /// What the confirmed set-up left out; in the first answer alone.
    not_laid: Option<NotLaid>,
}

fn not_laid(localizer: &Localizer, NotLaid { aoms, upgrades }: NotLaid) -> Value {
    let args = Args::new().count("aoms", aoms).count("upgrades", upgrades);
    json!({"aoms": aoms, "upgrades": upgrades, "text": localizer.format("json-not-laid", &args)})
}

/// An answer: the place in the game, the new facts, the offers; and the public state where it was asked for.
fn answer<G: Answering>(
    localizer: &Localizer,
    session: &Session<G>,
    facts: &[Value],
    state: Option<Value>,
    more: Beside<'_>,
    shared: &mut Shared<<G::Command as play::Command>::Word>,
) -> String {
    let (table, game) = (session.table(), session.game());
    let mut answer = game.place(localizer);
    answer["save"] = json!(session.id());
    answer["seq"] = json!(table.last_record());
    answer["facts"] = json!(facts);
    answer["digest"] = json!(table.digest());
    answer["can_undo"] = json!(table.command_to_undo().is_some());
    answer["can_redo"] = json!(table.command_to_redo().is_some());
    if let Some(state) = state {
        answer["state"] = state;
    }
    if let Some(left_out) = more.not_laid {
        answer["not_laid"] = not_laid(localizer, left_out);
    }
    if let Some(about) = more.campaign {
        answer["campaign"] = about.clone();
        answer["campaign"]["state"] = json!(if game.is_over() { "border" } else { "chapter" });
    }
    // In its place among the names, and written last.
    answer["legal"] = Value::Null;
    let mut out = String::new();
    push_all(
        &mut out,
        ['{', '}'],
        answer.as_object().into_iter().flatten(),
        |out, (name, value)| {
            push(out, name);
            out.push(':');
            if name == "legal" {
                legal(out, table.offers(), shared);
            } else {
                push(out, value);
            }
        },
    );
    out
}

impl Answering for Game {
    fn public_fact(&self, localizer: &Localizer, fact: &Fact) -> Option<Value> {
        let public = match fact.public()? {
            Fact::Scheduled { .. } => json!({"noted": {}}),
            fact => serde_json::to_value(fact).unwrap_or_default(),
        };
        Some(
            json!({"fact": public, "text": fact_text::fact(localizer, self, fact).unwrap_or_default()}),
        )
    }

    fn refusal(
        &self,
        localizer: &Localizer,
        command: Option<&Command>,
        refusal: &Refusal,
    ) -> String {
        fact_text::refusal_of(localizer, self, command, refusal)
    }

    fn place(&self, localizer: &Localizer) -> Value {
        let state = self.state();
        let outcome = |outcome| json!({"outcome": outcome, "text": fact_text::outcome(localizer, self, outcome)});
        json!({
            "sol": state.sol,
            "phase": state.step.phase(),
            "step": state.step_id(),
            "outcome": state.outcome.as_ref().map(outcome),
        })
    }

    fn public_state(&self) -> Option<Value> {
        Some(state::public(self))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::play::Game as _;
    use content::shipped;
    use first_martians::players::{Player, Style};
    use first_martians::state::{OpenEvent, Start};

    #[test]
    fn an_event_action_is_open_no_longer_than_the_mission() {
        let (mission, _) = session::load_mission(&shipped::files(), "make-yourself-at-home")
            .expect("a shipped mission");
        let event = mission.sheet.events.first().expect("an event").id.clone();
        let game = Game::new(
            mission,
            &Start {
                seed: 7,
                players: 3,
                read_before: Default::default(),
            },
        );
        let last = game.sheet().sols();
        let mut state = game.state().clone();
        state.sol = last;
        state.open_events = vec![OpenEvent {
            event,
            opened_in: last,
            has_consequences: false,
        }];
        let public = state::public(&game.with_state(state));
        assert_eq!(public["open_events"][0]["sols_left"], 1);
    }

    #[test]
    fn cached_offers_equal_plain_json() {
        let (mission, _) = session::load_mission(&shipped::files(), "make-yourself-at-home")
            .expect("a shipped mission");
        let start = Start {
            seed: 7,
            players: 3,
            read_before: Default::default(),
        };
        let mut game = Game::new(mission, &start);
        let mut shared = Shared(None);
        let mut player = Player::new(Style::Careful, 7);
        game = game
            .decide(&Command::KeepBoard { full: true })
            .expect("offered")
            .after;
        for _ in 0..20 {
            let offers = game.offers();
            let mut out = String::new();
            legal(&mut out, &offers, &mut shared);
            assert_eq!(out, json!(offers).to_string());
            let command = player.next(&game).expect("it is not over");
            game = game.decide(&command).expect("offered").after;
        }
        assert!(shared.0.is_some(), "what printed cards may say was offered");
    }
}
