//! `play --json`: a command a line, an answer a line. When an answer is out, its record is on the disk.

use std::collections::BTreeMap;
use std::io::{self, BufRead};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::console::{Desk, NO, WELL, fail, print, readable, settle, wait};
use crate::first_martians::Game;
use crate::first_martians::command::Command;
use crate::first_martians::fact::Fact;
use crate::language::{Voice, tell};
use crate::play::{self, Offer, Param, Refusal};
use crate::session::{After, Seated, Session, Unplayed, Wish, trouble};

/// What the answers of one game say otherwise than those of another.
pub(super) trait Answering: Seated {
    /// A fact as anybody may know it, with its sentence; `None` where nobody may.
    fn public_fact(&self, voice: &Voice, fact: &Self::Fact) -> Option<Value>;

    /// Why a command was not taken.
    fn refusal(&self, voice: &Voice, command: Option<&Self::Command>, refusal: &Refusal) -> String;

    /// Where the game is, and how it ended.
    fn place(&self, voice: &Voice) -> Value;
}

/// Reads commands until the end of input, which leaves the save.
pub(super) fn play<G: Answering>(desk: &Desk, voice: &Voice, mut session: Session<G>) -> io::Result<u8> {
    let mut shared = Shared(None);
    print(&state(voice, &session, &[], &mut shared))?;
    for line in io::stdin().lock().lines() {
        let line = readable(line)?;
        if line.trim().is_empty() {
            continue;
        }
        let answer = match wish::<G>(&line) {
            Err(refusal) => refused(voice, &session, None, &refusal),
            Ok(wish) => match wait(session.play(&wish)) {
                Ok(()) => {
                    settle(desk, voice, &session, After::Wish)?;
                    let played = session.table().undoable().filter(|_| wish.command().is_some());
                    let facts = played.iter().flat_map(|played| &played.facts);
                    let facts: Vec<Value> = facts.filter_map(|fact| session.game().public_fact(voice, fact)).collect();
                    state(voice, &session, &facts, &mut shared)
                }
                Err(Unplayed::Refused(refusal)) => refused(voice, &session, wish.command(), &refusal),
                Err(Unplayed::Unwritten(error)) => {
                    let message = trouble::store(voice, &error);
                    return Ok(fail(voice, desk.json, "not-written", &message, NO));
                }
            },
        };
        print(&answer)?;
    }
    Ok(WELL)
}

fn refused<G: Answering>(voice: &Voice, session: &Session<G>, command: Option<&G::Command>, refusal: &Refusal) -> String {
    json!({"refused": {"code": refusal.code(), "message": session.game().refusal(voice, command, refusal)}}).to_string()
}

fn wish<G: Answering>(line: &str) -> Result<Wish<G::Command>, Refusal> {
    let unreadable = |error: serde_json::Error| Refusal::Unreadable { problem: error.to_string() };
    let value: Value = serde_json::from_str(line).map_err(unreadable)?;
    if value == json!({"undo": {}}) {
        return Ok(Wish::Undo);
    }
    if value == json!({"redo": {}}) {
        return Ok(Wish::Redo);
    }
    G::Command::deserialize(value).map(Wish::Play).map_err(unreadable)
}

/// A long list of values that offers share from answer to answer, and how it is written.
struct Shared<W>(Option<(Arc<[play::Value<W>]>, String)>);

impl<W: Serialize> Shared<W> {
    fn written(&mut self, list: &Arc<[play::Value<W>]>) -> &str {
        let known = self.0.take().filter(|(known, _)| Arc::ptr_eq(known, list));
        &self.0.insert(known.unwrap_or_else(|| (Arc::clone(list), json!(list).to_string()))).1
    }
}

/// An object of values that are written already, in the order of their names as all that is written here.
fn object<'a>(fields: impl IntoIterator<Item = (&'a str, String)>) -> String {
    let fields: BTreeMap<&str, String> = fields.into_iter().collect();
    let fields: Vec<String> = fields.into_iter().map(|(name, value)| format!("{}:{value}", Value::from(name))).collect();
    format!("{{{}}}", fields.join(","))
}

/// The offers. Most of their text is one list that is the same in every answer.
fn legal<C: play::Command>(offers: &[Offer<C>], shared: &mut Shared<C::Word>) -> String {
    let mut param = |param: &Param<C::Word>| match param {
        Param::ListOf { of, max } => {
            let list = object([("of", shared.written(of).to_owned()), ("max", max.to_string())]);
            object([("list_of", list)])
        }
        Param::Number { .. } | Param::OneOf(_) | Param::SomeOf(_) | Param::Text { .. } => json!(param).to_string(),
    };
    let offers = offers.iter().map(|offer| {
        let params = object(offer.params.iter().map(|(&field, range)| (field.into(), param(range))));
        let (command, role) = (json!(offer.command).to_string(), json!(offer.role).to_string());
        object([("command", command), ("params", params), ("role", role)])
    });
    format!("[{}]", offers.collect::<Vec<_>>().join(","))
}

/// The answer: where the game is, what has happened, what can be done.
fn state<G: Answering>(
    voice: &Voice,
    session: &Session<G>,
    facts: &[Value],
    shared: &mut Shared<<G::Command as play::Command>::Word>,
) -> String {
    let (table, game) = (session.table(), session.game());
    let mut answer = game.place(voice);
    answer["save"] = json!(session.id());
    answer["seq"] = json!(table.last());
    answer["facts"] = json!(facts);
    answer["digest"] = json!(table.digest());
    answer["can_undo"] = json!(table.undoable().is_some());
    answer["can_redo"] = json!(table.redoable().is_some());
    let fields = answer.as_object().into_iter().flatten().map(|(name, value)| (name.as_str(), value.to_string()));
    object(fields.chain([("legal", legal(table.offers(), shared))]))
}

impl Answering for Game {
    fn public_fact(&self, voice: &Voice, fact: &Fact) -> Option<Value> {
        let public = match fact.public()? {
            Fact::Noted { .. } => json!({"noted": {}}),
            fact => serde_json::to_value(fact).unwrap_or_default(),
        };
        Some(json!({"fact": public, "text": tell::fact(voice, self, fact).unwrap_or_default()}))
    }

    fn refusal(&self, voice: &Voice, _: Option<&Command>, refusal: &Refusal) -> String {
        tell::refusal(voice, refusal)
    }

    fn place(&self, voice: &Voice) -> Value {
        let state = self.state();
        let told = |outcome| json!({"outcome": outcome, "text": tell::outcome(voice, &state.crew, outcome)});
        json!({
            "sol": state.sol,
            "phase": state.step.phase(),
            "step": state.step_id(),
            "outcome": state.outcome.as_ref().map(told),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::shipped;
    use crate::first_martians::players::{Player, Style};
    use crate::first_martians::state::Start;
    use crate::play::Game as _;

    #[test]
    fn offers_are_written_as_any_other_json() {
        let (mission, _) = crate::session::load(&shipped::files(), "make-yourself-at-home").expect("a shipped mission");
        let start = Start { seed: 7, players: 3, known: Default::default() };
        let mut game = Game::new(mission, &start);
        let mut shared = Shared(None);
        let mut player = Player::new(Style::Careful, 7);
        game = game.decide(&Command::KeepBoard { full: true }).expect("offered").after;
        for _ in 0..20 {
            let offers = game.offers();
            assert_eq!(legal(&offers, &mut shared), json!(offers).to_string());
            let command = player.next(&game).expect("it is not over");
            game = game.decide(&command).expect("offered").after;
        }
        assert!(shared.0.is_some(), "what printed cards may say was offered");
    }
}
