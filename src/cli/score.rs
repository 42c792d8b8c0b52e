//! `score`: a finished game reckoned from JSON, and a few questions during play.

use std::io::{self, Read, Write};
use std::path::Path;

use serde_json::{Value, json};

use super::args::Score;
use super::console::{Desk, NO, WELL, fail, print, wait};
use crate::language::{Args, score as told};
use crate::mars_needs_mechanics::{self, Question};
use crate::platform;
use crate::scorebook::{self, Entry, Game};
use crate::scoring::{Fault, parse};
use crate::session::scores::{self, Trouble};
use crate::session::trouble;
use crate::storage::OpenError;

/// The largest input that is read, in bytes.
const LARGEST: u64 = 1024 * 1024;

/// Reckons, tells, and keeps where that is asked.
pub(super) fn score(desk: &Desk, asked: &Score) -> io::Result<u8> {
    let text = match input(desk, asked.file.as_deref()) {
        Ok(text) => text,
        Err(exit) => return Ok(exit),
    };
    let document = match parse(&text) {
        Ok(document) => document,
        Err(faults) => return refused(desk, &faults),
    };
    match &asked.keep {
        None => answered(desk, asked.game, &document),
        Some(id) => kept(desk, asked, id.as_deref(), &document),
    }
}

/// What was asked, answered and not kept.
fn answered(desk: &Desk, game: Game, document: &Value) -> io::Result<u8> {
    let (json, lines) = if game == Game::MarsNeedsMechanics {
        let question = mars_needs_mechanics::read(document);
        let answer = mars_needs_mechanics::answer(document);
        let (Ok((question, _)), Ok(answer)) = (question, &answer) else {
            return refused(desk, &answer.err().unwrap_or_default());
        };
        let before = match &question {
            Question::Adjust(_, prices) => Some(prices),
            _ => None,
        };
        (json!(answer), told::answer(&desk.voice, answer, before))
    } else {
        match scorebook::scored(game, document) {
            Ok(scored) => (json!(scored.score), told::told(&desk.voice, game, &scored)),
            Err(faults) => return refused(desk, &faults),
        }
    };
    shown(desk, &json, &lines).map(|()| WELL)
}

/// On the disk before on the screen.
fn kept(desk: &Desk, asked: &Score, id: Option<&str>, document: &Value) -> io::Result<u8> {
    let entry = match id {
        None => Entry::of_score(asked.game, document, &platform::now())
            .and_then(|entry| entry.with_notes(asked.note.as_deref().unwrap_or_default()))
            .map_err(Trouble::Refused)
            .and_then(|entry| wait(scores::keep(&desk.folders, entry)).map_err(Trouble::Storage)),
        Some(id) => wait(scores::correct(&desk.folders, id, asked.game, document, asked.note.as_deref())),
    };
    let entry = match entry {
        Ok(entry) => entry,
        Err(trouble) => return told_trouble(desk, &trouble),
    };
    let scorebook::Kind::Score { game, scored, .. } = &entry.kind else { return Ok(WELL) };
    let mut json = json!(scored.score);
    json["kept_as"] = json!(entry.id);
    let mut lines = told::told(&desk.voice, *game, scored);
    lines.push(desk.voice.say("cli-score-kept", &Args::new().text("id", entry.id.clone())));
    shown(desk, &json, &lines).map(|()| WELL)
}

fn shown(desk: &Desk, json: &Value, lines: &[String]) -> io::Result<()> {
    if desk.json { print(&json.to_string()) } else { print(&lines.join("\n")) }
}

/// The text of the file, or of standard input.
fn input(desk: &Desk, file: Option<&Path>) -> Result<String, u8> {
    match file.filter(|path| path.as_os_str() != "-") {
        Some(path) => wait(desk.folders.text_outside(&path.display().to_string())).map_err(|error| no_file(desk, path, &error)),
        None => {
            let mut text = String::new();
            let read = io::stdin().lock().take(LARGEST).read_to_string(&mut text);
            let unreadable = |_| fail(&desk.voice, desk.json, "unreadable-file", &desk.voice.plain("cli-not-text"), NO);
            read.map(|_| text).map_err(unreadable)
        }
    }
}

/// A file that the players named cannot be read.
pub(super) fn no_file(desk: &Desk, path: &Path, error: &OpenError) -> u8 {
    let message = match error {
        OpenError::NotFound { .. } => desk.voice.say("cli-no-file", &Args::new().text("file", path.display().to_string())),
        error => trouble::open(&desk.voice, error),
    };
    fail(&desk.voice, desk.json, "unreadable-file", &message, NO)
}

/// A fault as JSON tells it.
pub(super) fn as_json(desk: &Desk, fault: &Fault) -> Value {
    json!({"code": fault.code.id(), "at": fault.at, "message": told::fault(&desk.voice, fault)})
}

/// Tells all that is wrong in what was entered: the answer is no.
pub(super) fn refused(desk: &Desk, faults: &[Fault]) -> io::Result<u8> {
    if desk.json {
        let errors: Vec<Value> = faults.iter().map(|fault| as_json(desk, fault)).collect();
        print(&json!({"errors": errors}).to_string())?;
    } else {
        let mut out = io::stderr().lock();
        for fault in faults {
            let args = Args::new().text("message", told::fault_at(&desk.voice, fault));
            writeln!(out, "{}", desk.voice.say("cli-error", &args))?;
        }
    }
    Ok(NO)
}

/// Tells why something could not be done with the kept games.
pub(super) fn told_trouble(desk: &Desk, trouble: &Trouble) -> io::Result<u8> {
    let code = match trouble {
        Trouble::Refused(faults) => return refused(desk, faults),
        Trouble::Unreadable { .. } => "unreadable-score",
        Trouble::OtherGame { .. } => "other-game",
        Trouble::Exists { .. } => "file-exists",
        Trouble::Storage(_) => "storage",
    };
    Ok(fail(&desk.voice, desk.json, code, &trouble::score(&desk.voice, trouble), NO))
}
