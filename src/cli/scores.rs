//! `scores`: lists kept scores with statistics, exports, imports and removes them.

use std::path::Path;

use serde_json::{Value, json};

use super::args::{Scores, ScoresChange};
use super::console::{
    Answer, Context, EXIT_FAILURE, EXIT_OK, Stop, print, print_error, print_ok, wait,
};
use super::exit::Outcome;
use super::score::{as_json, fail_scores, no_file};
use companions::scorebook::Entry;
use companions::scoring::InputError;
use companions::scoring::statistics::statistics;
use language::{Args, score as score_text};
use session::messages;
use session::scores::{self, FileKind, ScoreError};
use storage::path_text;

pub(super) fn scores(context: &Context, asked: &Scores) -> Answer {
    match &asked.change {
        None => list(context, asked.game.as_deref(), asked.player.as_deref()),
        Some(ScoresChange::Export { file: (path, kind) }) => export(context, asked, path, *kind),
        Some(ScoresChange::Import { file }) => import(context, file),
        Some(ScoresChange::Remove { id }) => {
            let removed = wait(context.folders.delete_score(id));
            let path =
                removed.map_err(|error| fail_scores(context, &ScoreError::Storage(error)))?;
            let line = context
                .localizer
                .format("cli-score-removed", &Args::new().text("file", &path));
            print_ok(&if context.json {
                json!({"removed": id, "kept_at": path}).to_string()
            } else {
                line
            })
        }
    }
}

fn list(context: &Context, game: Option<&str>, player: Option<&str>) -> Answer {
    let listed = wait(scores::list(&context.folders));
    let (entries, unread) =
        listed.map_err(|error| fail_scores(context, &ScoreError::Storage(error)))?;
    let entries: Vec<Entry> = entries
        .into_iter()
        .filter(|entry| entry.matches(game, player))
        .collect();
    let games: Vec<_> = entries.iter().map(Entry::result).collect();
    let statistics = statistics(&games);
    let why = |trouble: &ScoreError| messages::score_error(&context.localizer, trouble);
    if context.json {
        let unread: Vec<_> = unread
            .iter()
            .map(|it| json!({"id": it.id, "message": why(&it.why)}))
            .collect();
        let entries: Vec<_> = entries.iter().map(Entry::json).collect();
        return print_ok(
            &json!({"scores": entries, "unreadable": unread, "statistics": statistics}).to_string(),
        );
    }
    if entries.is_empty() {
        print(&context.localizer.text("cli-no-scores"))?;
    }
    let titles = wait(scores::mission_titles(&context.folders, &entries));
    for entry in &entries {
        let title = entry
            .mission()
            .and_then(|id| titles.get(id))
            .and_then(|title| title.get(&context.localizer.language()));
        print(&score_text::entry(
            &context.localizer,
            entry,
            title.map(String::as_str),
        ))?;
    }
    for own in &statistics {
        print(&score_text::statistics(&context.localizer, own))?;
    }
    for it in &unread {
        print(&why(&it.why))?;
    }
    Ok(EXIT_OK)
}

fn export(context: &Context, asked: &Scores, path: &Path, kind: FileKind) -> Answer {
    let listed = wait(scores::list(&context.folders)).map_err(ScoreError::Storage);
    let (file, shown) = (path_text(path), path.display().to_string());
    let done = listed.and_then(|(mut entries, unread)| {
        entries.retain(|entry| entry.matches(asked.game.as_deref(), asked.player.as_deref()));
        let language = context.localizer.language();
        wait(scores::export(
            &context.folders,
            &entries,
            &file,
            kind,
            language,
        ))
        .map(|()| (entries.len(), unread))
    });
    let (games, unread) = done.map_err(|error| fail_scores(context, &error))?;
    if context.json {
        let left: Vec<_> = unread.iter().map(|it| it.id.clone()).collect();
        print(&json!({"exported": games, "file": shown, "unreadable": left}).to_string())?;
        return Ok(Outcome::partial(!unread.is_empty()).code());
    }
    print(&context.localizer.format(
        "cli-scores-exported",
        &Args::new().count("count", games).text("file", shown),
    ))?;
    for it in &unread {
        print(&messages::score_error(&context.localizer, &it.why))?;
    }
    Ok(Outcome::partial(!unread.is_empty()).code())
}

fn import(context: &Context, path: &Path) -> Answer {
    let imported =
        wait(scores::import(&context.folders, &path_text(path))).map_err(|error| match error {
            ScoreError::Storage(error) => no_file(context, path, &error),
            error => fail_scores(context, &error),
        })?;
    let faults: Vec<_> = imported.invalid.iter().flatten().collect();
    if context.json {
        let listed = |faults: &[&InputError]| -> Vec<Value> {
            faults.iter().map(|fault| as_json(context, fault)).collect()
        };
        let left_out: Vec<_> = imported.left_out.iter().collect();
        let answer = json!({
            "added": imported.added, "already_there": imported.already_present, "different": imported.conflicting,
            "errors": listed(&faults), "left_out": listed(&left_out),
        });
        print(&answer.to_string())?;
    } else {
        let args = Args::new()
            .count("added", imported.added.len())
            .count("there", imported.already_present);
        print(&context.localizer.format("cli-scores-imported", &args))?;
        for id in &imported.conflicting {
            print(
                &context
                    .localizer
                    .format("cli-score-different", &Args::new().text("id", id.clone())),
            )?;
        }
        for fault in faults.into_iter().chain(&imported.left_out) {
            let message = score_text::fault_at(&context.localizer, fault);
            print_error(
                &context
                    .localizer
                    .format("cli-error", &Args::new().text("message", message)),
            )?;
        }
    }
    if imported.is_partial() && imported.is_nothing() {
        return Err(Stop::Reported(EXIT_FAILURE));
    }
    Ok(Outcome::partial(imported.is_partial()).code())
}
