//! What the command line reads and writes: lines typed, sentences, notices, errors.

use std::io::{self, BufRead, IsTerminal, Write};

use serde_json::json;

use super::args::Out;
use crate::language::{Args, Voice, spoken};
use crate::session::{After, Seated, Session, SessionError, Settled, trouble};
use crate::storage::{Folders, Notice};

/// Exit code: it went well.
pub(super) const WELL: u8 = 0;
/// Exit code: the answer is no.
pub(super) const NO: u8 = 1;
/// Exit code: the command line was wrong.
pub(super) const WRONG: u8 = 2;

/// What a subcommand works with.
pub(super) struct Desk {
    /// Where saves and settings lie.
    pub(super) folders: Folders,
    /// The language spoken.
    pub(super) voice: Voice,
    /// Whether answers are JSON.
    pub(super) json: bool,
}

/// Waits for a future: the only place where the command line blocks.
pub(super) fn wait<T>(future: impl Future<Output = T>) -> T {
    pollster::block_on(future)
}

/// Writes a line at once: whoever reads may wait for it before the next command.
pub(super) fn print(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{text}")?;
    out.flush()
}

/// Tells something that happened on the way.
pub(super) fn notice(desk: &Desk, told: &str) -> io::Result<()> {
    if desk.json { print(&json!({"notice": told}).to_string()) } else { print(told) }
}

/// Tells what happened to files on the way.
pub(super) fn tell_notices(desk: &Desk, voice: &Voice, notices: &[Notice]) -> io::Result<()> {
    notices.iter().try_for_each(|it| notice(desk, &trouble::notice(voice, it)))
}

/// A line as it was typed; one that is no text is one that nobody understands.
pub(super) fn readable(line: io::Result<String>) -> io::Result<String> {
    match line {
        Err(error) if error.kind() == io::ErrorKind::InvalidData => Ok("\u{fffd}".to_owned()),
        line => line,
    }
}

/// Tells an error: JSON on standard output, or a sentence on standard error.
pub(super) fn fail(voice: &Voice, json: bool, code: &str, message: &str, exit: u8) -> u8 {
    let written = if json {
        print(&json!({"error": {"code": code, "message": message}}).to_string())
    } else {
        let said = voice.say("cli-error", &Args::new().text("message", message));
        writeln!(io::stderr().lock(), "{said}")
    };
    // An error that cannot be told has still its exit code.
    drop(written);
    exit
}

/// Tells why a game could not be begun or resumed.
pub(super) fn fail_session(desk: &Desk, error: &SessionError) -> u8 {
    let (code, exit) = match error {
        SessionError::UnknownMission { .. } => ("unknown-mission", WRONG),
        SessionError::BrokenMission { .. } => ("broken-mission", NO),
        SessionError::OtherGame { .. } => ("other-game", NO),
        SessionError::BadSetUp { .. } => ("bad-set-up", WRONG),
        SessionError::BadStart { .. } => ("unreadable-save", NO),
        SessionError::Refused(_) => ("no-mission", NO),
        SessionError::Storage(_) => ("storage", NO),
    };
    fail(&desk.voice, desk.json, code, &trouble::session(&desk.voice, error), exit)
}

/// A message about an unknown word, with the known one that was probably meant.
pub(super) fn with_meant(voice: &Voice, message: String, meant: Option<&str>) -> String {
    match meant {
        Some(word) => format!("{message} {}", voice.say("text-meant", &Args::new().text("word", word))),
        None => message,
    }
}

/// Says a sentence for the ear, a line each; of an empty text an empty line.
pub(super) fn say(voice: &Voice, text: &str) -> io::Result<()> {
    print(&spoken(voice, text))
}

/// What was typed, line by line.
pub(super) struct Input {
    lines: io::Lines<io::StdinLock<'static>>,
    /// A line that was typed where a number was wanted, to be read as any other.
    held: Option<String>,
    /// Whether what is typed stands on the screen already.
    echoed: bool,
}

impl Input {
    /// What people type.
    pub(super) fn of_people() -> Self {
        Self { lines: io::stdin().lock().lines(), held: None, echoed: io::stdin().is_terminal() }
    }

    /// A line that is to be read as if it had been typed next.
    pub(super) fn hold(&mut self, line: String) {
        self.held = Some(line);
    }

    /// The next line, once it was said what is wanted; `None` at the end of input.
    pub(super) fn line(&mut self, voice: &Voice, wanted: &str) -> io::Result<Option<String>> {
        if let Some(held) = self.held.take() {
            return Ok(Some(held));
        }
        let mut out = io::stdout().lock();
        write!(out, "{} ", spoken(voice, wanted))?;
        out.flush()?;
        let line = self.lines.next().map(readable).transpose()?;
        // What comes next stands on a line of its own, also where nothing was typed into a terminal.
        if !self.echoed || line.is_none() {
            writeln!(out)?;
        }
        Ok(line)
    }
}

/// Brings the kept scores into agreement with the game, and tells it where people read.
pub(super) fn settle<G: Seated>(desk: &Desk, voice: &Voice, session: &Session<G>, after: After) -> io::Result<()> {
    let said = match wait(session.settlement(voice, after).settle(&desk.folders)) {
        Ok(Settled::AsBefore) => return Ok(()),
        Ok(Settled::Kept(entry)) => voice.say("text-helper-kept", &Args::new().text("id", entry.id)),
        Ok(Settled::Withdrawn(id)) => voice.say("text-helper-withdrawn", &Args::new().text("id", id)),
        Err(trouble) => return notice(desk, &trouble::score(voice, &trouble)),
    };
    if desk.json { Ok(()) } else { print(&said) }
}

/// Hands over what was made: into the file that was named, never over another without being asked, or to whoever reads.
pub(super) fn hand_over(desk: &Desk, out: &Out, text: &str, name: &'static str) -> io::Result<u8> {
    let Some(path) = &out.file else {
        let shown = if desk.json { json!({name: text}).to_string() } else { text.trim_end().to_owned() };
        return print(&shown).map(|()| WELL);
    };
    let name = path.display().to_string();
    let written = if out.replace {
        wait(desk.folders.replace_outside(&name, text.as_bytes())).map(|()| true)
    } else {
        wait(desk.folders.write_new_outside(&name, text.as_bytes()))
    };
    let file = Args::new().text("file", name);
    match written {
        Ok(true) if desk.json => print(&json!({"file": path}).to_string()).map(|()| WELL),
        Ok(true) => print(&desk.voice.say("workshop-written", &file)).map(|()| WELL),
        Ok(false) => Ok(fail(&desk.voice, desk.json, "file-there", &desk.voice.say("workshop-file-there", &file), NO)),
        Err(error) => Ok(fail(&desk.voice, desk.json, "storage", &trouble::open(&desk.voice, &error), NO)),
    }
}
