//! The command line: opens the window or runs one subcommand. For authors, scripts, and players who use a screen reader.
//!
//! Exit codes: 0, 1 (the answer is no), 2 (the command line was wrong). With `--json` errors too are JSON on standard output.

pub mod args;
mod board;
mod check;
mod helper;
mod json;
mod my_box;
mod play;
mod rules;
mod saves;
mod score;
mod scores;
mod simulate;
mod text;
mod vocabulary;
mod workshop;

use std::ffi::OsString;
use std::io::{self, Write};

use args::{Global, Request, Usage};
use serde_json::json;

use crate::language::{Args, Language, Voice};
use crate::session::{SessionError, trouble};
use crate::storage::{Folders, Notice, Settings};

/// Exit code: it went well.
pub const WELL: u8 = 0;
/// Exit code: the answer is no.
pub const NO: u8 = 1;
/// Exit code: the command line was wrong.
pub const WRONG: u8 = 2;

/// What a subcommand works with.
pub struct Desk {
    /// Where saves and settings lie.
    pub folders: Folders,
    /// The settings.
    pub settings: Settings,
    /// The language spoken.
    pub voice: Voice,
    /// Whether answers are JSON.
    pub json: bool,
}

/// What the command line asks of the program.
pub enum Asked {
    /// The window, with these folders and, where one was named, this language.
    Window(Folders, Option<Language>),
    /// Nothing more: it was answered, with this exit code.
    Answered(u8),
}

/// Runs a command line.
pub fn run(words: impl IntoIterator<Item = OsString>) -> Asked {
    let (global, request) = args::parse(words);
    let folders = Folders::choose(global.data_dir.as_deref());
    let settings = folders.as_ref().map(|folders| folders.load_settings().0).unwrap_or_default();
    let voice = Voice::new(language(&global, &settings));
    let request = match request {
        Ok(request) => request,
        Err(usage) => return Asked::Answered(wrong(&voice, global.json, &usage)),
    };
    let folders = match folders {
        Ok(folders) => folders,
        Err(error) => {
            let message = trouble::open(&voice, &error);
            return Asked::Answered(fail(&voice, global.json, "disk", &message, NO));
        }
    };
    if request == Request::Window {
        return Asked::Window(folders, global.language);
    }
    let desk = Desk { folders, settings, voice, json: global.json };
    Asked::Answered(answer(&desk, &request))
}

fn answer(desk: &Desk, request: &Request) -> u8 {
    let answered = match request {
        Request::Window => Ok(WELL),
        Request::Play(asked) => play::play(desk, asked),
        Request::Saves => saves::list(desk),
        Request::Box(asked) => my_box::owned(desk, asked),
        Request::Rules(asked) => rules::rules(desk, asked),
        Request::Check(paths) => check::check(desk, paths),
        Request::Report(save) => saves::report(desk, save),
        Request::Workshop(asked) => workshop::workshop(desk, asked),
        Request::Score(asked) => score::score(desk, asked),
        Request::Scores(asked) => scores::scores(desk, asked),
        Request::Help => print(&desk.voice.plain("cli-usage")).map(|()| WELL),
        Request::Version => print(concat!("solkeeper ", env!("CARGO_PKG_VERSION"))).map(|()| WELL),
    };
    // Nobody reads any more: everything that was answered is on the disk.
    answered.unwrap_or(WELL)
}

fn language(global: &Global, settings: &Settings) -> Language {
    let chosen = global.language.or_else(|| settings.language.as_deref().and_then(Language::from_code));
    chosen.unwrap_or_else(Language::system)
}

/// Writes a line at once: whoever reads may wait for it before the next command.
pub(crate) fn print(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{text}")?;
    out.flush()
}

/// Tells something that happened on the way.
pub(crate) fn notice(desk: &Desk, told: &str) -> io::Result<()> {
    if desk.json { print(&json!({"notice": told}).to_string()) } else { print(told) }
}

/// Tells what happened to files on the way.
pub(crate) fn tell_notices(desk: &Desk, voice: &Voice, notices: &[Notice]) -> io::Result<()> {
    notices.iter().try_for_each(|it| notice(desk, &trouble::notice(voice, it)))
}

/// A line as it was typed; one that is no text is one that nobody understands.
pub(crate) fn readable(line: io::Result<String>) -> io::Result<String> {
    match line {
        Err(error) if error.kind() == io::ErrorKind::InvalidData => Ok("\u{fffd}".to_owned()),
        line => line,
    }
}

/// Tells an error: JSON on standard output, or a sentence on standard error.
pub(crate) fn fail(voice: &Voice, json: bool, code: &str, message: &str, exit: u8) -> u8 {
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
pub(crate) fn fail_session(desk: &Desk, error: &SessionError) -> u8 {
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

fn wrong(voice: &Voice, json: bool, usage: &Usage) -> u8 {
    let word = |word: &str| Args::new().text("word", word.to_owned());
    let (id, args) = match usage {
        Usage::UnknownSubcommand(it) => ("unknown-subcommand", word(it)),
        Usage::UnknownOption(it) => ("unknown-option", word(it)),
        Usage::MissingValue(it) => ("missing-value", word(it)),
        Usage::Unexpected(it) => ("unexpected-word", word(it)),
        Usage::MissingArgument(it) => ("missing-argument", word(it)),
        Usage::UnknownLanguage(it) => ("unknown-language", word(it)),
        Usage::BadPlayers(it) => ("bad-players", word(it)),
        Usage::BadSeed(it) => ("bad-seed", word(it)),
        Usage::BadLimit(it) => ("bad-limit", word(it)),
        Usage::UnknownGame(it) => ("unknown-game", word(it)),
        Usage::NotScored(it) => ("not-scored", word(it)),
        Usage::BadBoard(it) => ("bad-board", word(it)),
        Usage::BadSet(it) => ("bad-set", word(it)),
        Usage::BadGames(it) => ("bad-games", word(it)),
        Usage::BadPlayer(it) => ("bad-player", word(it)),
        Usage::BadExport(it) => ("bad-export", word(it)),
        Usage::BadScores(it) => ("bad-scores", word(it)),
        Usage::BadBox(it) => ("bad-box", word(it)),
        Usage::NotText => ("not-text", Args::new()),
    };
    fail(voice, json, id, &voice.say(&format!("cli-{id}"), &args), WRONG)
}

/// Tells that no window could be opened, and what to do instead.
pub fn no_window(language: Option<Language>) -> u8 {
    let voice = Voice::new(language.unwrap_or_else(Language::system));
    fail(&voice, false, "no-window", &voice.plain("cli-no-window"), NO)
}
