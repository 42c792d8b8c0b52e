//! `saves` and `report`: the saved games, and the story so far.

use std::io::{self, Write};

use super::args::Report;
use super::console::{Desk, NO, WELL, fail, fail_session, hand_over, notice, print, wait};
use crate::language::story::markdown;
use crate::language::{self, Args, Voice, paper};
use crate::session::{self, Place, SaveSummary, SavedGame, SessionError, Spoken, stories, trouble};
use crate::storage::{DamagedPart, OpenError};

/// The saves, the newest first.
pub(super) fn list(desk: &Desk) -> io::Result<u8> {
    let saves = wait(session::saves(&desk.folders));
    if desk.json {
        return print(&session::listing(&saves).to_string()).map(|()| WELL);
    }
    if saves.is_empty() {
        print(&desk.voice.plain("cli-no-saves"))?;
    }
    for SavedGame { id, summary } in &saves {
        let line = match summary {
            Ok(save) => {
                let args = Args::new()
                    .text("save", id)
                    .text("written", save.written.clone().unwrap_or_default())
                    .count("players", save.players)
                    .text("where", place(&desk.voice, save));
                let line = desk.voice.say("cli-save", &args);
                let damaged = |_| desk.voice.say("cli-save-is-damaged", &Args::new().text("line", &line));
                save.damage.map_or_else(|| line.clone(), damaged)
            }
            Err(error) => {
                let args = Args::new().text("save", id).text("why", trouble::session(&desk.voice, error));
                desk.voice.say("cli-save-unreadable", &args)
            }
        };
        print(&line)?;
    }
    Ok(WELL)
}

/// Where a game is, in a few words.
fn place(voice: &Voice, save: &SaveSummary) -> String {
    let said = |spoken: &Spoken| spoken.get(&voice.language()).cloned().unwrap_or_default();
    match &save.place {
        Place::Mission { outcome, .. } if save.over => said(outcome),
        Place::Mission { sol, .. } => voice.say("cli-save-at", &Args::new().number("sol", *sol)),
        Place::Step(heading) => {
            let args = Args::new().text("game", language::score::game(voice, &save.game)).text("heading", said(heading));
            voice.say("cli-save-helper-at", &args)
        }
    }
}

/// What is damaged in a save, and what opening it does.
pub(super) fn damage(voice: &Voice, damage: DamagedPart) -> String {
    let part = match damage {
        DamagedPart::Head => "head",
        DamagedPart::End => "end",
        DamagedPart::Middle => "middle",
    };
    voice.say("cli-save-damaged", &Args::new().text("part", part))
}

/// The save to be resumed: the one of that name, `SAVE`, or a new one made of one of its backups, `SAVE@2`.
pub(super) fn named(desk: &Desk, name: &str) -> Result<String, u8> {
    let Some((id, number)) = name.rsplit_once('@').and_then(|(id, number)| Some((id, number.parse().ok()?))) else {
        return Ok(name.to_owned());
    };
    let restored = wait(desk.folders.restore_backup(id, number)).map_err(|error| unopened(desk, id, &error.into()))?;
    let args = Args::new().text("backup", name).text("save", &restored);
    // Told on the way to a game that says its name itself.
    drop(notice(desk, &desk.voice.say("cli-backup-restored", &args)));
    Ok(restored)
}

/// The backups of saves as they are named to be opened, in a sentence; nothing where there are none.
fn backups(desk: &Desk, saves: &[&str]) -> Option<String> {
    let mut named = Vec::new();
    for save in saves {
        for backup in wait(desk.folders.backups_of(save)).unwrap_or_default().iter().filter(|it| it.records.is_ok()) {
            let args = Args::new().text("save", format!("{save}@{}", backup.number));
            named.push(desk.voice.say("cli-backup", &args.text("written", backup.written.clone().unwrap_or_default())));
        }
    }
    let list = Args::new().text("backups", named.join(", "));
    (!named.is_empty()).then(|| desk.voice.say("cli-backups", &list))
}

/// Tells why a save cannot be resumed, and which backups of it can be.
pub(super) fn unopened(desk: &Desk, id: &str, error: &SessionError) -> u8 {
    match error {
        SessionError::Storage(OpenError::InUse { .. } | OpenError::Io { .. } | OpenError::NewerFormat { .. }) => {}
        SessionError::Storage(_) => {
            if let Some(backups) = backups(desk, &[id]) {
                let message = format!("{} {backups}", trouble::session(&desk.voice, error));
                return fail(&desk.voice, desk.json, "storage", &message, NO);
            }
        }
        _ => {}
    }
    fail_session(desk, error)
}

/// Tells that there is no save of a game to be resumed, and which saves cannot be read: it may be one of those.
pub(super) fn nothing_to_resume(desk: &Desk, game: &str) -> u8 {
    let saves = wait(session::saves(&desk.folders));
    let unreadable: Vec<&str> = saves.iter().filter(|it| it.summary.is_err()).map(|it| it.id.as_str()).collect();
    let mut message = desk.voice.say("cli-nothing-to-resume", &Args::new().text("mission", game));
    if !unreadable.is_empty() {
        let args = Args::new().text("saves", unreadable.join(", "));
        message = format!("{message} {}", desk.voice.say("cli-saves-unreadable", &args));
    }
    if let Some(backups) = backups(desk, &unreadable) {
        message = format!("{message} {backups}");
    }
    fail(&desk.voice, desk.json, "nothing-to-resume", &message, NO)
}

/// The story of a save, as Markdown or as a page: what anybody may know.
pub(super) fn report(desk: &Desk, asked: &Report) -> io::Result<u8> {
    let save = asked.save.as_str();
    let reread = wait(desk.folders.read(save)).map_err(SessionError::from).and_then(session::reread);
    match reread {
        Ok(reread) => {
            let damaged = reread.damage();
            if let Some(part) = damaged {
                let args = Args::new().text("save", save).text("why", damage(&desk.voice, part));
                // A story that is not whole is told all the same.
                drop(writeln!(io::stderr().lock(), "{}", desk.voice.say("cli-report-damaged", &args)));
            }
            let (title, pieces) = stories::story(&desk.voice, &reread);
            if asked.html {
                return hand_over(desk, &asked.out, &paper::story(&desk.voice, &title, pieces), "html");
            }
            let story = markdown(&pieces);
            if desk.json && asked.out.file.is_none() {
                return print(&serde_json::json!({"save": save, "story": story, "damaged": damaged}).to_string()).map(|()| WELL);
            }
            hand_over(desk, &asked.out, &story, "story")
        }
        Err(error) => Ok(fail_session(desk, &error)),
    }
}
