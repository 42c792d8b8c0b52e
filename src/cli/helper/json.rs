//! A helper as JSON: a command a line, an answer a line. When an answer is out, its record is on the disk.

use std::io::{self, BufRead};

use serde::Deserialize;
use serde_json::{Value, json};

use super::{end, settle, unplayed};
use crate::cli::{Desk, NO, WELL, fail, print};
use crate::language::Voice;
use crate::play::{Discretion as _, Played, Refusal, Secrecy};
use crate::scorebook;
use crate::session::{After, Helper, Session, Unplayed, Wish};

/// Reads commands until the end of input, which leaves the save.
pub(super) fn play<G: Helper>(desk: &Desk, mut session: Session<G>) -> io::Result<u8> {
    print(&state(&desk.voice, &session, &[]).to_string())?;
    for line in io::stdin().lock().lines() {
        let line = match line {
            Ok(line) => line,
            Err(error) if error.kind() == io::ErrorKind::InvalidData => "\u{fffd}".to_owned(),
            Err(error) => return Err(error),
        };
        if line.trim().is_empty() {
            continue;
        }
        let voice = &desk.voice;
        let answer = match wish::<G>(&line) {
            Err(refusal) => refused(&refusal, &session.game().tell_refusal(voice, None, &refusal)),
            Ok(wish) => match session.play(&wish) {
                Ok(()) => {
                    settle(desk, voice, &session, After::Wish)?;
                    let facts = match (wish, session.table().undoable()) {
                        (Wish::Play(_), Some(played)) => facts(voice, &session, played),
                        _ => Vec::new(),
                    };
                    state(voice, &session, &facts)
                }
                Err(Unplayed::Refused(refusal)) => {
                    let told = unplayed(voice, session.game(), &wish, &Unplayed::Refused(refusal.clone()));
                    refused(&refusal, &told)
                }
                Err(error) => {
                    let message = unplayed(voice, session.game(), &wish, &error);
                    return Ok(fail(voice, true, "not-written", &message, NO));
                }
            },
        };
        print(&answer.to_string())?;
    }
    Ok(WELL)
}

fn refused(refusal: &Refusal, message: &str) -> Value {
    json!({"refused": {"code": refusal.code(), "message": message}})
}

fn wish<G: Helper>(line: &str) -> Result<Wish<G::Command>, Refusal> {
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

fn facts<G: Helper>(voice: &Voice, session: &Session<G>, played: &Played<G::Command, G::Fact>) -> Vec<Value> {
    let public = played.facts.iter().filter(|fact| fact.secrecy() == Secrecy::Public);
    let tell = |fact: &G::Fact| json!({"fact": fact, "text": session.game().tell_fact(voice, fact).unwrap_or_default()});
    public.map(tell).collect()
}

/// The answer: where the game is, what has happened, what can be done. A helper knows no sols and no phases.
fn state<G: Helper>(voice: &Voice, session: &Session<G>, facts: &[Value]) -> Value {
    let (table, game) = (session.table(), session.game());
    let outcome = game.result().map(|result| {
        let score = scorebook::scored(G::GAME, &result).map(|scored| json!(scored.score)).unwrap_or_default();
        json!({"result": result, "score": score, "text": end(voice, game).unwrap_or_default().join("\n")})
    });
    json!({
        "save": session.id(),
        "game": G::ID,
        "seq": table.last(),
        "sol": null,
        "phase": null,
        "step": game.step_id(),
        "facts": facts,
        "digest": game.digest(),
        "legal": game.offers(),
        "can_undo": table.undoable().is_some(),
        "can_redo": table.redoable().is_some(),
        "outcome": outcome,
    })
}
