//! `score`: scores a finished game, from JSON or asked for line by line, and answers questions during play.

mod ask;

use std::io::{self, Read};
use std::path::Path;

use serde_json::{Value, json};

use super::args::Score;
use super::console::{
    Answer, Context, EXIT_FAILURE, EXIT_OK, Stop, print, print_error, print_ok, wait,
};
use base::platform;
use companions::mars_needs_mechanics::{self, Question};
use companions::scorebook::{self, Entry, Game};
use companions::scoring::{InputError, parse};
use language::{Args, score as score_text};
use session::messages;
use session::scores::{self, ScoreError};
use storage::{OpenError, path_text};

/// The largest input that is read, in bytes.
const LARGEST: u64 = 1024 * 1024;

/// Scores a game, and keeps the score if asked; or prints an example.
pub(super) fn score(context: &Context, asked: &Score) -> Answer {
    if asked.example {
        return print_ok(asked.game.example().trim_end());
    }
    if asked.ask {
        return ask::score(context, asked);
    }
    let text = input(context, asked.file.as_deref())?;
    let document = parse(&text).map_err(|faults| refused(context, &faults))?;
    match &asked.keep {
        None => answered(context, asked.game, &document),
        Some(id) => kept(context, asked, id.as_deref(), &document),
    }
}

/// Answers without keeping a score.
fn answered(context: &Context, game: Game, document: &Value) -> Answer {
    let (json, lines) = if game == Game::MarsNeedsMechanics {
        let question = mars_needs_mechanics::read(document);
        let answer = mars_needs_mechanics::answer(document);
        let (Ok((question, _)), Ok(answer)) = (question, &answer) else {
            return Err(refused(context, &answer.err().unwrap_or_default()));
        };
        let before = match &question {
            Question::Adjust(_, prices) => Some(prices),
            _ => None,
        };
        (
            json!(answer),
            score_text::answer(&context.localizer, answer, before),
        )
    } else {
        let scored =
            scorebook::score_game(game, document).map_err(|faults| refused(context, &faults))?;
        (
            json!(scored.score),
            score_text::score_lines(&context.localizer, game, &scored),
        )
    };
    print_score(context, &json, &lines)
}

/// Keeps a score as a new one, or in place of that of the given id.
fn keep(
    context: &Context,
    asked: &Score,
    id: Option<&str>,
    document: &Value,
) -> Result<Entry, Stop> {
    let entry = match id {
        None => Entry::of_score(asked.game, document, &platform::now())
            .and_then(|entry| entry.with_notes(asked.note.as_deref().unwrap_or_default()))
            .map_err(ScoreError::Invalid)
            .and_then(|entry| {
                wait(scores::keep(&context.folders, entry)).map_err(ScoreError::Storage)
            }),
        Some(id) => wait(scores::correct(
            &context.folders,
            id,
            asked.game,
            document,
            asked.note.as_deref(),
        )),
    };
    entry.map_err(|error| fail_scores(context, &error))
}

/// Keeps a score, then prints it.
fn kept(context: &Context, asked: &Score, id: Option<&str>, document: &Value) -> Answer {
    let entry = keep(context, asked, id, document)?;
    let scorebook::EntryKind::Score { game, scored, .. } = &entry.kind else {
        return Ok(EXIT_OK);
    };
    let mut json = json!(scored.score);
    json["kept_as"] = json!(entry.id);
    let mut lines = score_text::score_lines(&context.localizer, *game, scored);
    lines.push(kept_as(context, &entry));
    print_score(context, &json, &lines)
}

fn kept_as(context: &Context, entry: &Entry) -> String {
    context
        .localizer
        .format("cli-score-kept", &Args::new().text("id", entry.id.clone()))
}

fn print_score(context: &Context, json: &Value, lines: &[String]) -> Answer {
    print_ok(&if context.json {
        json.to_string()
    } else {
        lines.join("\n")
    })
}

/// The text of the file, or of standard input.
fn input(context: &Context, file: Option<&Path>) -> Result<String, Stop> {
    match file.filter(|path| path.as_os_str() != "-") {
        Some(path) => wait(context.folders.external_text(&path_text(path)))
            .map_err(|error| no_file(context, path, &error)),
        None => {
            let mut text = String::new();
            let read = io::stdin().lock().take(LARGEST).read_to_string(&mut text);
            let unreadable = |_| {
                context.fail(
                    "unreadable-file",
                    &context.localizer.text("cli-not-text"),
                    EXIT_FAILURE,
                )
            };
            read.map(|_| text).map_err(unreadable)
        }
    }
}

/// Reports that a file cannot be read.
pub(super) fn no_file(context: &Context, path: &Path, error: &OpenError) -> Stop {
    let message = match error {
        OpenError::NotFound { .. } => context.localizer.format(
            "cli-no-file",
            &Args::new().text("file", path.display().to_string()),
        ),
        error => messages::open_error(&context.localizer, error),
    };
    context.fail("unreadable-file", &message, EXIT_FAILURE)
}

pub(super) fn as_json(context: &Context, fault: &InputError) -> Value {
    json!({"code": fault.code.id(), "at": fault.path, "message": score_text::fault(&context.localizer, fault)})
}

/// Reports all faults in the input.
pub(super) fn refused(context: &Context, faults: &[InputError]) -> Stop {
    let written = if context.json {
        let errors: Vec<Value> = faults.iter().map(|fault| as_json(context, fault)).collect();
        print(&json!({"errors": errors}).to_string())
    } else {
        faults.iter().try_for_each(|fault| {
            let args = Args::new().text("message", score_text::fault_at(&context.localizer, fault));
            print_error(&context.localizer.format("cli-error", &args))
        })
    };
    written.map_or_else(Stop::Io, |()| Stop::Reported(EXIT_FAILURE))
}

/// Reports why an operation on scores failed.
pub(super) fn fail_scores(context: &Context, error: &ScoreError) -> Stop {
    let code = match error {
        ScoreError::Invalid(faults) => return refused(context, faults),
        ScoreError::NotImported(faults) if context.json => return refused(context, faults),
        ScoreError::NotImported(_) => "not-imported",
        ScoreError::Unreadable { .. } => "unreadable-score",
        ScoreError::OtherGame { .. } => "other-game",
        ScoreError::Exists { .. } => "file-exists",
        ScoreError::Storage(_) => "storage",
    };
    context.fail(
        code,
        &messages::score_error(&context.localizer, error),
        EXIT_FAILURE,
    )
}
