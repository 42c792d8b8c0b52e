//! `saves` and `report`: what lies saved, and the story so far.

use std::io;

use super::{Desk, WELL, fail_session, print};
use crate::language::helper::{self, Page, Told};
use crate::language::{self, Args, Voice, log, tell};
use crate::session::{self, AnyGame, AnyReread, Helper, Reread, SessionError, trouble};

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

fn story(voice: &Voice, reread: &AnyReread) -> String {
    fn of<G: Helper>(voice: &Voice, reread: &Reread<G>) -> String {
        let turns = reread.table.history().map(|(_, played)| played);
        helper::report(voice, &language::score::game(voice, G::ID), reread.table.game(), turns)
    }

    match reread {
        AnyReread::FirstMartians(reread) => {
            let voice = Voice::with_prose(voice.language(), &reread.prose.0);
            log::report(&voice, reread.table.game(), reread.table.history().map(|(_, played)| played))
        }
        AnyReread::PocketMars(reread) => of(voice, reread),
        AnyReread::Mechanica(reread) => of(voice, reread),
        AnyReread::MarsNeedsMechanics(reread) => of(voice, reread),
    }
}

/// The story of a save, as Markdown: what anybody may know.
pub(super) fn report(desk: &Desk, save: &str) -> io::Result<u8> {
    let reread = desk.folders.read(save).map_err(SessionError::from).and_then(session::reread);
    match reread {
        Ok(reread) => {
            let story = story(&desk.voice, &reread);
            if desk.json {
                print(&serde_json::json!({"save": save, "story": story}).to_string())?;
            } else {
                print(story.trim_end())?;
            }
            Ok(WELL)
        }
        Err(error) => Ok(fail_session(desk, &error)),
    }
}
