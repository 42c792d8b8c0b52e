//! `play --json`: a command a line, an answer a line. When an answer is out, its record is on the disk.

use std::io::{self, BufRead};

use serde::Deserialize;
use serde_json::{Value, json};

use super::helper::settle;
use super::{Desk, NO, WELL, print, readable};
use crate::first_martians::Game;
use crate::first_martians::command::Command;
use crate::first_martians::fact::Fact;
use crate::language::{Voice, tell};
use crate::play::Refusal;
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
    print(&state(voice, &session, &[]).to_string())?;
    for line in io::stdin().lock().lines() {
        let line = readable(line)?;
        if line.trim().is_empty() {
            continue;
        }
        let answer = match wish::<G>(&line) {
            Err(refusal) => refused(voice, &session, None, &refusal),
            Ok(wish) => match session.play(&wish) {
                Ok(()) => {
                    settle(desk, voice, &session, After::Wish)?;
                    let played = session.table().undoable().filter(|_| wish.command().is_some());
                    let facts = played.iter().flat_map(|played| &played.facts);
                    let facts: Vec<Value> = facts.filter_map(|fact| session.game().public_fact(voice, fact)).collect();
                    state(voice, &session, &facts)
                }
                Err(Unplayed::Refused(refusal)) => refused(voice, &session, wish.command(), &refusal),
                Err(Unplayed::Unwritten(error)) => {
                    let message = trouble::store(voice, &error);
                    return Ok(super::fail(voice, desk.json, "not-written", &message, NO));
                }
            },
        };
        print(&answer.to_string())?;
    }
    Ok(WELL)
}

fn refused<G: Answering>(voice: &Voice, session: &Session<G>, command: Option<&G::Command>, refusal: &Refusal) -> Value {
    json!({"refused": {"code": refusal.code(), "message": session.game().refusal(voice, command, refusal)}})
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

/// The answer: where the game is, what has happened, what can be done.
fn state<G: Answering>(voice: &Voice, session: &Session<G>, facts: &[Value]) -> Value {
    let (table, game) = (session.table(), session.game());
    let mut answer = game.place(voice);
    answer["save"] = json!(session.id());
    answer["seq"] = json!(table.last());
    answer["facts"] = json!(facts);
    answer["digest"] = json!(game.digest());
    answer["legal"] = json!(game.offers());
    answer["can_undo"] = json!(table.undoable().is_some());
    answer["can_redo"] = json!(table.redoable().is_some());
    answer
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
