//! Input and output of the command line: typed lines, sentences, notices, errors.

use std::borrow::Cow;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::Path;

use serde_json::{Value, json};

use super::args::Out;
use base::locale::is_hidden;
use content::encoding::without_mark;
use content::{Diagnostic, Files};
use language::{Args, Localizer, screen_reader_text};
use session::{
    PlayError, PlayableGame, ScoreChange, Session, SessionError, UpdateReason, messages,
};
use storage::{Folders, Kind, LeftOut, Notice, OpenError, path_text};

pub(super) use super::exit::{EXIT_FAILURE, EXIT_OK, EXIT_USAGE, Outcome};

/// The exit code of a subcommand, or why it ended early.
pub(super) type Answer = Result<u8, Stop>;

/// Why a subcommand ended early.
pub(super) enum Stop {
    /// An error was reported, with this exit code.
    Reported(u8),
    /// Standard output or input failed: the reader has closed it, or the disk is full.
    Io(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// The environment of a subcommand.
pub(super) struct Context {
    pub(super) folders: Folders,
    pub(super) localizer: Localizer,
    /// Whether answers and errors are JSON.
    pub(super) json: bool,
}

impl Context {
    /// Reports an error.
    pub(super) fn fail(&self, code: &str, message: &str, exit: u8) -> Stop {
        Stop::Reported(report_error(
            &self.localizer,
            self.json,
            code,
            message,
            exit,
        ))
    }

    /// Reports why no game could be started or resumed.
    pub(super) fn fail_session(&self, error: &SessionError) -> Stop {
        let (code, exit) = match error {
            SessionError::UnknownMission { .. } => ("unknown-mission", EXIT_USAGE),
            SessionError::InvalidMission { .. } => ("broken-mission", EXIT_FAILURE),
            SessionError::OtherGame { .. } => ("other-game", EXIT_FAILURE),
            SessionError::BadSetUp { .. } => ("bad-set-up", EXIT_USAGE),
            SessionError::BadStart { .. } => ("unreadable-save", EXIT_FAILURE),
            SessionError::LostChapter(_) => ("lost-chapter", EXIT_FAILURE),
            SessionError::NotAMission(_) => ("no-mission", EXIT_FAILURE),
            SessionError::Archive(_) => ("archive", EXIT_FAILURE),
            SessionError::Storage(_) => ("storage", EXIT_FAILURE),
        };
        self.fail(code, &messages::session_error(&self.localizer, error), exit)
    }

    /// Prints diagnostics before the error that they cause; in JSON the error alone is reported.
    pub(super) fn show_diagnostics(&self, diagnostics: &[Diagnostic], files: &Files) {
        for diagnostic in diagnostics.iter().filter(|_| !self.json) {
            drop(print(&messages::render_diagnostic(
                &self.localizer,
                diagnostic,
                files,
            )));
        }
    }

    pub(super) fn fail_storage(&self, error: &OpenError) -> Stop {
        self.fail(
            "storage",
            &messages::open_error(&self.localizer, error),
            EXIT_FAILURE,
        )
    }

    /// Reports that a command could not be written.
    pub(super) fn fail_unplayed(&self, error: &PlayError) -> Stop {
        self.fail(
            "not-written",
            &messages::play_error(&self.localizer, error),
            EXIT_FAILURE,
        )
    }
}

/// Waits for a future: the only place where the command line blocks.
pub(super) fn wait<T>(future: impl Future<Output = T>) -> T {
    pollster::block_on(future)
}

/// A text as a terminal may show it: a hidden character, which could act on the terminal, is written as JSON escapes it. In JSON
/// that is the same text, and in words it tells what is there.
pub(super) fn shown(text: &str) -> Cow<'_, str> {
    if !text.contains(is_hidden) {
        return Cow::Borrowed(text);
    }
    let escaped = |it: char| {
        if is_hidden(it) {
            format!("\\u{:04x}", u32::from(it))
        } else {
            it.to_string()
        }
    };
    Cow::Owned(text.chars().map(escaped).collect())
}

/// Writes a line and flushes it: the reader may wait for it before the next command.
pub(super) fn print(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{}", shown(text))?;
    out.flush()
}

/// The same on standard error.
pub(super) fn print_error(text: &str) -> io::Result<()> {
    writeln!(io::stderr().lock(), "{}", shown(text))
}

/// Writes the last line of a successful answer.
pub(super) fn print_ok(text: &str) -> Answer {
    print(text)?;
    Ok(EXIT_OK)
}

pub(super) fn print_notice(context: &Context, text: &str) -> io::Result<()> {
    if context.json {
        print(&json!({"notice": text}).to_string())
    } else {
        print(text)
    }
}

pub(super) fn print_notices(
    context: &Context,
    localizer: &Localizer,
    notices: &[Notice],
) -> io::Result<()> {
    notices
        .iter()
        .try_for_each(|it| print_notice(context, &messages::notice(localizer, it)))
}

/// A typed line, without the byte order mark that some programs write before the first; one that is not UTF-8 becomes a replacement
/// character, which no command begins with.
pub(super) fn readable(line: io::Result<String>) -> io::Result<String> {
    match line {
        Err(error) if error.kind() == io::ErrorKind::InvalidData => Ok("\u{fffd}".to_owned()),
        Ok(line) => Ok(without_mark(&line).map(str::to_owned).unwrap_or(line)),
        failed => failed,
    }
}

/// Prints a line for each thing that was left out, in the message of that id.
pub(super) fn print_left_out(context: &Context, id: &str, left_out: &[LeftOut]) -> io::Result<()> {
    messages::each_left_out(&context.localizer, id, left_out)
        .iter()
        .try_for_each(|line| print(line))
}

/// Adds the sentences about what was left out to an answer in JSON, if something was.
pub(super) fn put_left_out(context: &Context, answer: &mut Value, left_out: &[LeftOut]) {
    if !left_out.is_empty() {
        answer["left_out"] = json!(left_out_messages(context, left_out));
    }
}

/// The sentences about what was left out, for JSON.
pub(super) fn left_out_messages(context: &Context, left_out: &[LeftOut]) -> Vec<String> {
    left_out
        .iter()
        .map(|it| messages::left_out(&context.localizer, it))
        .collect()
}

/// Writes an error, as JSON to standard output or as a sentence to standard error, and returns the exit code.
pub(super) fn report_error(
    localizer: &Localizer,
    json: bool,
    code: &str,
    message: &str,
    exit: u8,
) -> u8 {
    let written = if json {
        print(&json!({"error": {"code": code, "message": message}}).to_string())
    } else {
        let said = localizer.format("cli-error", &Args::new().text("message", message));
        print_error(&said)
    };
    // If the error cannot be written, the exit code still tells.
    drop(written);
    exit
}

/// A message about an unknown word, with a suggestion.
pub(super) fn with_meant(localizer: &Localizer, message: String, meant: Option<&str>) -> String {
    match meant {
        Some(word) => format!(
            "{message} {}",
            localizer.format("text-meant", &Args::new().text("word", word))
        ),
        None => message,
    }
}

/// Prints a text for screen readers.
pub(super) fn print_text(localizer: &Localizer, text: &str) -> io::Result<()> {
    print(&screen_reader_text(localizer, text))
}

/// Typed input, line by line.
pub(super) struct Input {
    lines: io::Lines<io::StdinLock<'static>>,
    /// A line to be read again as the next one.
    pushed_back: Option<String>,
    /// Whether the terminal shows typed text.
    echoed: bool,
}

impl Input {
    pub(super) fn stdin() -> Self {
        Self {
            lines: io::stdin().lock().lines(),
            pushed_back: None,
            echoed: io::stdin().is_terminal(),
        }
    }

    /// Makes a line the next one.
    pub(super) fn push_back(&mut self, line: String) {
        self.pushed_back = Some(line);
    }

    /// Whether the next line is one that was made so.
    pub(super) const fn is_pushed_back(&self) -> bool {
        self.pushed_back.is_some()
    }

    /// The next line, after a prompt; `None` at the end of input.
    pub(super) fn line(
        &mut self,
        localizer: &Localizer,
        prompt: &str,
    ) -> io::Result<Option<String>> {
        if let Some(line) = self.pushed_back.take() {
            return Ok(Some(line));
        }
        let mut out = io::stdout().lock();
        write!(out, "{} ", shown(&screen_reader_text(localizer, prompt)))?;
        out.flush()?;
        let line = self.lines.next().map(readable).transpose()?;
        // Output continues on a new line, also if no terminal has shown the typed one.
        if !self.echoed || line.is_none() {
            writeln!(out)?;
        }
        Ok(line)
    }
}

/// Updates the scores after an action and reports a change.
pub(super) fn settle<G: PlayableGame>(
    context: &Context,
    localizer: &Localizer,
    session: &Session<G>,
    after: UpdateReason,
) -> io::Result<()> {
    let said = match wait(
        session
            .score_update(localizer, after)
            .apply(&context.folders),
    ) {
        Ok(ScoreChange::Unchanged) => return Ok(()),
        Ok(ScoreChange::Stored(entry)) => {
            localizer.format("text-helper-kept", &Args::new().text("id", entry.id))
        }
        Ok(ScoreChange::Removed(id)) => {
            localizer.format("text-helper-withdrawn", &Args::new().text("id", id))
        }
        Err(trouble) => return print_notice(context, &messages::score_error(localizer, &trouble)),
    };
    if context.json { Ok(()) } else { print(&said) }
}

/// Writes a text to the given file, replacing one only if allowed, or to standard output.
pub(super) fn write_out(context: &Context, out: &Out, text: &str, name: &'static str) -> Answer {
    let Some(path) = &out.file else {
        let shown = if context.json {
            json!({name: text}).to_string()
        } else {
            text.trim_end().to_owned()
        };
        return print_ok(&shown);
    };
    write_file(
        context,
        path,
        text.as_bytes(),
        out.replace,
        "workshop-file-there",
    )?;
    let file = Args::new().text("file", path.display().to_string());
    print_ok(&if context.json {
        json!({"file": path.display().to_string()}).to_string()
    } else {
        context.localizer.format("workshop-written", &file)
    })
}

/// Writes a file, replacing one only if allowed; `there` is the message about one that is kept.
pub(super) fn write_file(
    context: &Context,
    path: &Path,
    bytes: &[u8],
    replace: bool,
    there: &str,
) -> Result<(), Stop> {
    let name = path_text(path);
    let written = if replace {
        wait(context.folders.replace_external(&name, bytes)).map(|()| true)
    } else {
        wait(context.folders.write_new_external(&name, bytes))
    };
    let there = || {
        let is_folder = wait(context.folders.external_kind(&name)) == Some(Kind::Folder);
        let id = if is_folder {
            "error-is-a-folder"
        } else {
            there
        };
        context
            .localizer
            .format(id, &Args::new().text("file", path.display().to_string()))
    };
    match written {
        Ok(true) => Ok(()),
        Ok(false) => Err(context.fail("file-there", &there(), EXIT_FAILURE)),
        Err(error) => Err(context.fail_storage(&error)),
    }
}
