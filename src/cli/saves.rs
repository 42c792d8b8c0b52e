//! `saves` and `report`: what lies saved, and the story so far.

use std::io;

use super::args::Report;
use super::{Desk, WELL, fail_session, print, workshop};
use crate::language::helper::{Page, Told};
use crate::language::story::markdown;
use crate::language::{self, Args, Voice, paper, tell};
use crate::session::{self, AnyGame, SessionError, stories, trouble};

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
                let args = Args::new()
                    .text("save", glance.id.clone())
                    .text("written", glance.written.clone().unwrap_or_default())
                    .count("players", glance.game.players())
                    .text("where", place(&desk.voice, &glance.game));
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

/// Where a game is, in a few words.
fn place(voice: &Voice, game: &AnyGame) -> String {
    let at = |id: &str, page: Page| {
        let args = Args::new().text("game", language::score::game(voice, id)).text("heading", page.heading);
        voice.say("cli-save-helper-at", &args)
    };
    match game {
        AnyGame::FirstMartians(game) => match &game.state().outcome {
            Some(outcome) => tell::outcome(voice, &game.state().crew, outcome),
            None => voice.say("cli-save-at", &Args::new().number("sol", game.state().sol)),
        },
        AnyGame::PocketMars(helper) => at(game.game_id(), helper.tell_page(voice)),
        AnyGame::Mechanica(helper) => at(game.game_id(), helper.tell_page(voice)),
        AnyGame::MarsNeedsMechanics(helper) => at(game.game_id(), helper.tell_page(voice)),
    }
}

/// The story of a save, as Markdown or as a page: what anybody may know.
pub(super) fn report(desk: &Desk, asked: &Report) -> io::Result<u8> {
    let save = asked.save.as_str();
    let reread = desk.folders.read(save).map_err(SessionError::from).and_then(session::reread);
    match reread {
        Ok(reread) => {
            let (title, pieces) = stories::story(&desk.voice, &reread);
            if asked.html {
                return workshop::hand_over(desk, &asked.out, &paper::story(&desk.voice, &title, pieces), "html");
            }
            let story = markdown(&pieces);
            if desk.json && asked.out.file.is_none() {
                return print(&serde_json::json!({"save": save, "story": story}).to_string()).map(|()| WELL);
            }
            workshop::hand_over(desk, &asked.out, &story, "story")
        }
        Err(error) => Ok(fail_session(desk, &error)),
    }
}
