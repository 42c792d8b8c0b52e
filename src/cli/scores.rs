//! `scores`: the kept games and their statistics; files of them out and in.

use std::io;
use std::path::Path;

use serde_json::{Value, json};

use super::args::{Scores, ScoresChange};
use super::console::{Desk, NO, WELL, print, wait};
use super::score::{as_json, no_file, refused, told_trouble};
use crate::language::{Args, score as told};
use crate::scorebook::Entry;
use crate::scoring::statistics::statistics;
use crate::session::scores::{self, FileKind, Trouble};
use crate::session::trouble;

/// Does what is asked with the kept games.
pub(super) fn scores(desk: &Desk, asked: &Scores) -> io::Result<u8> {
    match &asked.change {
        None => list(desk, asked.game.as_deref(), asked.player.as_deref()),
        Some(ScoresChange::Export { file: (path, kind) }) => export(desk, path, *kind),
        Some(ScoresChange::Import { file }) => import(desk, file),
        Some(ScoresChange::Remove { id }) => match wait(desk.folders.throw_score_away(id)) {
            Ok(path) => {
                let line = desk.voice.say("cli-score-removed", &Args::new().text("file", &path));
                answered(desk, &json!({"removed": id, "kept_at": path}), &line)
            }
            Err(error) => told_trouble(desk, &Trouble::Storage(error)),
        },
    }
}

fn answered(desk: &Desk, json: &Value, line: &str) -> io::Result<u8> {
    if desk.json { print(&json.to_string()) } else { print(line) }.map(|()| WELL)
}

fn list(desk: &Desk, game: Option<&str>, player: Option<&str>) -> io::Result<u8> {
    let (entries, unread) = match wait(scores::list(&desk.folders)) {
        Ok(listed) => listed,
        Err(error) => return told_trouble(desk, &Trouble::Storage(error)),
    };
    let entries: Vec<Entry> = entries.into_iter().filter(|entry| entry.is_of(game, player)).collect();
    let games: Vec<_> = entries.iter().map(Entry::played).collect();
    let statistics = statistics(&games);
    let why = |trouble: &Trouble| trouble::score(&desk.voice, trouble);
    if desk.json {
        let unread: Vec<_> = unread.iter().map(|it| json!({"id": it.id, "message": why(&it.why)})).collect();
        let entries: Vec<_> = entries.iter().map(Entry::json).collect();
        return print(&json!({"scores": entries, "unreadable": unread, "statistics": statistics}).to_string()).map(|()| WELL);
    }
    if entries.is_empty() {
        print(&desk.voice.plain("cli-no-scores"))?;
    }
    for entry in &entries {
        print(&told::entry(&desk.voice, entry))?;
    }
    for own in &statistics {
        print(&told::statistics(&desk.voice, own))?;
    }
    for it in &unread {
        print(&why(&it.why))?;
    }
    Ok(WELL)
}

fn export(desk: &Desk, path: &Path, kind: FileKind) -> io::Result<u8> {
    let listed = wait(scores::list(&desk.folders)).map_err(Trouble::Storage);
    let file = path.display().to_string();
    let done = listed.and_then(|(entries, unread)| {
        wait(scores::export(&desk.folders, &entries, &file, kind)).map(|()| (entries.len(), unread))
    });
    let (games, unread) = match done {
        Ok(done) => done,
        Err(trouble) => return told_trouble(desk, &trouble),
    };
    if desk.json {
        let left: Vec<_> = unread.iter().map(|it| it.id.clone()).collect();
        return print(&json!({"exported": games, "file": file, "unreadable": left}).to_string()).map(|()| WELL);
    }
    print(&desk.voice.say("cli-scores-exported", &Args::new().count("count", games).text("file", file)))?;
    for it in &unread {
        print(&trouble::score(&desk.voice, &it.why))?;
    }
    Ok(WELL)
}

fn import(desk: &Desk, path: &Path) -> io::Result<u8> {
    let imported = match wait(scores::import(&desk.folders, &path.display().to_string())) {
        Ok(imported) => imported,
        Err(Trouble::Storage(error)) => return Ok(no_file(desk, path, &error)),
        Err(trouble) => return told_trouble(desk, &trouble),
    };
    let faults: Vec<_> = imported.refused.iter().flatten().cloned().collect();
    if desk.json {
        let errors: Vec<_> = faults.iter().map(|fault| as_json(desk, fault)).collect();
        let answer = json!({
            "added": imported.added, "already_there": imported.there, "different": imported.different, "errors": errors,
        });
        print(&answer.to_string())?;
    } else {
        let args = Args::new().count("added", imported.added.len()).count("there", imported.there);
        print(&desk.voice.say("cli-scores-imported", &args))?;
        for id in &imported.different {
            print(&desk.voice.say("cli-score-different", &Args::new().text("id", id.clone())))?;
        }
        if !faults.is_empty() {
            let _ = refused(desk, &faults)?;
        }
    }
    Ok(if faults.is_empty() { WELL } else { NO })
}
