//! `saves` and `report`: what lies saved, and the story so far.

use std::io;

use super::args::Report;
use super::{Desk, WELL, fail_session, print, workshop};
use crate::language::{Args, Voice, log, paper, tell};
use crate::session::{self, SessionError, trouble};

/// The saves, the newest first.
pub(super) fn list(desk: &Desk) -> io::Result<u8> {
    let saves = session::saves(&desk.folders);
    if desk.json {
        return print(&session::listing(&saves).to_string()).map(|()| WELL);
    }
    if saves.is_empty() {
        print(&desk.voice.plain("cli-no-saves"))?;
    }
    for save in &saves {
        let line = match save {
            Ok(glance) => {
                let state = &glance.state;
                let where_it_is = match &state.outcome {
                    Some(outcome) => tell::outcome(&desk.voice, &state.crew, outcome),
                    None => desk.voice.say("cli-save-at", &Args::new().number("sol", state.sol)),
                };
                let args = Args::new()
                    .text("save", glance.id.clone())
                    .text("written", glance.written.clone().unwrap_or_default())
                    .number("players", state.crew.players)
                    .text("where", where_it_is);
                desk.voice.say("cli-save", &args)
            }
            Err((id, error)) => {
                let args = Args::new().text("save", id.clone()).text("why", trouble::session(&desk.voice, error));
                desk.voice.say("cli-save-unreadable", &args)
            }
        };
        print(&line)?;
    }
    Ok(WELL)
}

/// The story of a save, as Markdown or as a page: what anybody may know.
pub(super) fn report(desk: &Desk, asked: &Report) -> io::Result<u8> {
    let save = asked.save.as_str();
    let reread = desk.folders.read(save).map_err(SessionError::from).and_then(session::reread);
    match reread {
        Ok(reread) => {
            let voice = Voice::with_prose(desk.voice.language(), &reread.prose.0);
            let turns = reread.table.history().map(|(_, played)| played);
            if asked.html {
                return workshop::hand_over(desk, &asked.out, &paper::story(&voice, reread.table.game(), turns), "html");
            }
            let story = log::report(&voice, reread.table.game(), turns);
            if desk.json && asked.out.file.is_none() {
                return print(&serde_json::json!({"save": save, "story": story}).to_string()).map(|()| WELL);
            }
            workshop::hand_over(desk, &asked.out, &story, "story")
        }
        Err(error) => Ok(fail_session(desk, &error)),
    }
}
