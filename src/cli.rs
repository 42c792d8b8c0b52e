//! The command line: opens the window or runs a subcommand. For authors, scripts, and players who use a screen reader.
//!
//! Exit codes: 0, 1 (failure), 2 (invalid command line), 3 (done, but something was left out). With `--json`, errors are JSON on standard output too.

mod archive;
mod args;
mod board;
mod campaign;
mod check;
mod console;
mod exit;
mod form;
mod helper;
mod json;
mod missions;
mod my_box;
mod name_clash;
mod new_mission;
mod own_campaign;
mod own_sheet;
mod parser;
mod play;
mod rules;
mod saves;
mod score;
mod scores;
mod simulate;
mod text;
mod workshop;

use std::ffi::OsString;
use std::io::ErrorKind;

use args::{Global, Play, Request, UsageError};
use console::{
    Answer, Context, EXIT_FAILURE, EXIT_OK, EXIT_USAGE, Stop, print_ok, report_error, wait,
    with_meant,
};

use base::platform;
use language::{Args, Language, Localizer};
use session::messages;
use storage::{Folders, Settings};

/// What remains to be done after the command line was read.
pub enum CommandLine {
    /// Open the window, with these folders and, if given, this language.
    Window(Folders, Option<Language>),
    /// Exit with this code.
    Exit(u8),
}

/// Runs a command line.
pub fn run(words: impl IntoIterator<Item = OsString>) -> CommandLine {
    let (global, request) = args::parse(words);
    let folders = Folders::choose(global.data_dir.as_deref());
    let settings = folders
        .as_ref()
        .map(|folders| wait(folders.load_settings()).0)
        .unwrap_or_default();
    let localizer = Localizer::new(language(&global, &settings));
    match (request, folders) {
        (Err(usage), _) => CommandLine::Exit(report_usage(&localizer, global.json, &usage)),
        (_, Err(error)) => CommandLine::Exit(report_error(
            &localizer,
            global.json,
            "disk",
            &messages::open_error(&localizer, &error),
            EXIT_FAILURE,
        )),
        (Ok(None), Ok(folders)) => CommandLine::Window(folders, global.language),
        (Ok(Some(request)), Ok(folders)) => CommandLine::Exit(answer(
            &Context {
                folders,
                localizer,
                json: global.json,
            },
            &request,
        )),
    }
}

/// Options and subcommands, for man pages and shell completions.
#[doc(hidden)]
pub fn command() -> clap::Command {
    args::command()
}

fn answer(context: &Context, request: &Request) -> u8 {
    let answered = match request {
        Request::Play(asked) => played(context, asked),
        Request::Missions => missions::list(context),
        Request::Saves => saves::list(context),
        Request::Backup { file } => archive::backup(context, file.as_deref()),
        Request::Restore { file } => archive::restore(context, file),
        Request::Box { change } => my_box::my_box(context, change.as_ref()),
        Request::Rules(asked) => rules::rules(context, asked),
        Request::Check {
            paths,
            watch: false,
        } => check::check(context, paths),
        Request::Check { paths, watch: true } => check::watch(context, paths),
        Request::Report(save) => saves::report(context, save),
        Request::Workshop(asked) => workshop::workshop(context, asked),
        Request::OwnCampaign => own_campaign::own_campaign(context),
        Request::OwnSheet { mission } => own_sheet::own_sheet(context, mission.as_deref()),
        Request::Score(asked) => score::score(context, asked),
        Request::Scores(asked) => scores::scores(context, asked),
        Request::Help => print_ok(&context.localizer.text("cli-usage")),
        Request::Version => print_ok(&format!("solkeeper {}", platform::version())),
    };
    match answered {
        Ok(exit) | Err(Stop::Reported(exit)) => exit,
        // Nobody reads on; everything that was answered is on the disk.
        Err(Stop::Io(error)) if error.kind() == ErrorKind::BrokenPipe => EXIT_OK,
        Err(Stop::Io(error)) => {
            let message = context.localizer.format(
                "cli-unwritten",
                &Args::new().text("cause", error.to_string()),
            );
            report_error(
                &context.localizer,
                false,
                "unwritten",
                &message,
                EXIT_FAILURE,
            )
        }
    }
}

fn played(context: &Context, asked: &Play) -> Answer {
    if let Some(name) = &asked.mission {
        name_clash::report(context, name)?;
    }
    campaign::play(context, asked).unwrap_or_else(|| play::play(context, asked))
}

fn language(global: &Global, settings: &Settings) -> Language {
    let chosen = global
        .language
        .or_else(|| settings.language.as_deref().and_then(Language::from_code));
    chosen.unwrap_or_else(Language::system)
}

fn report_usage(localizer: &Localizer, json: bool, usage: &UsageError) -> u8 {
    let message = localizer.format(
        &format!("cli-{}", usage.code),
        &Args::new().text("word", usage.word.clone()),
    );
    report_error(
        localizer,
        json,
        usage.code,
        &with_meant(localizer, message, usage.meant.as_deref()),
        EXIT_USAGE,
    )
}

/// Reports that no window could be opened, with the error text of the toolkit if there is one, and returns the exit code.
pub fn no_window(language: Option<Language>, cause: Option<&str>) -> u8 {
    let localizer = Localizer::new(language.unwrap_or_else(Language::system));
    let message = match cause {
        Some(cause) => localizer.format(
            "cli-no-window-because",
            &Args::new().text("cause", cause.to_owned()),
        ),
        None => localizer.text("cli-no-window"),
    };
    report_error(&localizer, false, "no-window", &message, EXIT_FAILURE)
}
