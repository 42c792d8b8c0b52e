//! The command line: opens the window or runs one subcommand. For authors, scripts, and players who use a screen reader.
//!
//! Exit codes: 0, 1 (the answer is no), 2 (the command line was wrong). With `--json` errors too are JSON on standard output.

mod args;
mod board;
mod check;
mod console;
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

use args::{Global, Request, UsageError};
use console::{Desk, NO, WELL, WRONG, fail, print, wait, with_meant};

use crate::language::{Args, Language, Voice};
use crate::session::trouble;
use crate::storage::{Folders, Settings};

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
    let settings = folders.as_ref().map(|folders| wait(folders.load_settings()).0).unwrap_or_default();
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
    let Some(request) = request else { return Asked::Window(folders, global.language) };
    let desk = Desk { folders, voice, json: global.json };
    Asked::Answered(answer(&desk, &request))
}

fn answer(desk: &Desk, request: &Request) -> u8 {
    let answered = match request {
        Request::Play(asked) => play::play(desk, asked),
        Request::Saves => saves::list(desk),
        Request::Box { change } => my_box::owned(desk, change.as_ref()),
        Request::Rules(asked) => rules::rules(desk, asked),
        Request::Check { paths } => check::check(desk, paths),
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

fn wrong(voice: &Voice, json: bool, usage: &UsageError) -> u8 {
    let message = voice.say(&format!("cli-{}", usage.code), &Args::new().text("word", usage.word.clone()));
    fail(voice, json, usage.code, &with_meant(voice, message, usage.meant.as_deref()), WRONG)
}

/// Tells that no window could be opened, and what to do instead.
pub fn no_window(language: Option<Language>) -> u8 {
    let voice = Voice::new(language.unwrap_or_else(Language::system));
    fail(&voice, false, "no-window", &voice.plain("cli-no-window"), NO)
}
