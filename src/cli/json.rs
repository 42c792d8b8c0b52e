//! `play --json`: a command a line, an answer a line. When an answer is out, its record is on the disk.

use std::io::{self, BufRead};

use serde::Deserialize;
use serde_json::{Value, json};

use super::helper::settle;
use super::{Desk, NO, WELL, print};
use crate::first_martians::command::Command;
use crate::first_martians::fact::Fact;
use crate::language::{Voice, tell};
use crate::play::{Game as _, Played, Refusal};
use crate::session::{After, Session, Unplayed, Wish, trouble};

/// Reads commands until the end of input, which leaves the save.
pub(super) fn play(desk: &Desk, voice: &Voice, mut session: Session) -> io::Result<u8> {
    print(&state(voice, &session, &[]).to_string())?;
    for line in io::stdin().lock().lines() {
        let line = match line {
            Ok(line) => line,
            Err(error) if error.kind() == io::ErrorKind::InvalidData => "\u{fffd}".to_owned(),
            Err(error) => return Err(error),
        };
        if line.trim().is_empty() {
            continue;
        }
        let answer = match wish(&line).map_err(Unplayed::Refused).and_then(|wish| session.play(&wish).map(|()| wish)) {
            Ok(wish) => {
                settle(desk, voice, &session, After::Wish)?;
                let facts = match (wish, session.table().undoable()) {
                    (Wish::Play(_), Some(played)) => facts(voice, &session, played),
                    _ => Vec::new(),
                };
                state(voice, &session, &facts)
            }
            Err(Unplayed::Refused(refusal)) => {
                json!({"refused": {"code": refusal.code(), "message": tell::refusal(voice, &refusal)}})
            }
            Err(Unplayed::Unwritten(error)) => {
                let message = trouble::store(voice, &error);
                return Ok(super::fail(voice, desk.json, "not-written", &message, NO));
            }
        };
        print(&answer.to_string())?;
    }
    Ok(WELL)
}

fn wish(line: &str) -> Result<Wish, Refusal> {
    let value: Value = serde_json::from_str(line).map_err(unreadable)?;
    if value == json!({"undo": {}}) {
        return Ok(Wish::Undo);
    }
    if value == json!({"redo": {}}) {
        return Ok(Wish::Redo);
    }
    Command::deserialize(value).map(Wish::Play).map_err(unreadable)
}

fn unreadable(error: serde_json::Error) -> Refusal {
    Refusal::Unreadable { problem: error.to_string() }
}

/// The public facts of what was played, each with its sentence.
fn facts(voice: &Voice, session: &Session, played: &Played<Command, Fact>) -> Vec<Value> {
    let tell = |fact: &Fact| {
        let public = fact.public()?;
        let public = match public {
            Fact::Noted { .. } => json!({"noted": {}}),
            fact => serde_json::to_value(fact).unwrap_or_default(),
        };
        Some(json!({"fact": public, "text": tell::fact(voice, session.game(), fact).unwrap_or_default()}))
    };
    played.facts.iter().filter_map(tell).collect()
}

/// The answer: where the game is, what has happened, what can be done.
fn state(voice: &Voice, session: &Session, facts: &[Value]) -> Value {
    let (table, game) = (session.table(), session.game());
    let state = game.state();
    let outcome =
        state.outcome.as_ref().map(|outcome| json!({"outcome": outcome, "text": tell::outcome(voice, &state.crew, outcome)}));
    json!({
        "save": session.id(),
        "seq": table.last(),
        "sol": state.sol,
        "phase": state.step.phase(),
        "step": state.step_id(),
        "facts": facts,
        "digest": game.digest(),
        "legal": game.offers(),
        "can_undo": table.undoable().is_some(),
        "can_redo": table.redoable().is_some(),
        "outcome": outcome,
    })
}
