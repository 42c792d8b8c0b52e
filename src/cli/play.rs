//! `play`: a mission on the command line; the other games are in `helper`.

mod changed;

use std::collections::BTreeSet;
use std::io;
use std::sync::Arc;

use serde_json::json;

use super::args::Play;
use super::console::{Desk, NO, WELL, WRONG, fail, fail_session, print, settle, tell_notices, wait, with_meant};
use super::{helper, json as lines, saves, text};
use crate::content::{self, Files, Prose};
use crate::first_martians::command::Command;
use crate::first_martians::mission::Mission;
use crate::first_martians::players::{Player, Style, an_aom};
use crate::first_martians::state::{Kept, Start};
use crate::first_martians::words::Phase;
use crate::language::{Args, Voice, tell};
use crate::platform;
use crate::play::Game as _;
use crate::scorebook::{FIRST_MARTIANS, Game};
use crate::session::{self, After, Session, SessionError, Unplayed, Wish, trouble, workshop};
use crate::suggest::suggest;

pub(super) fn play(desk: &Desk, asked: &Play) -> io::Result<u8> {
    if let Some(game) = Game::from_id(&asked.mission) {
        return helper::play(desk, asked, game);
    }
    if let Some(option) = asked.for_helpers() {
        let message = desk.voice.say("cli-not-for-mission", &Args::new().text("word", option));
        return Ok(fail(&desk.voice, desk.json, "not-for-mission", &message, WRONG));
    }
    let (files, mission) = match found(desk, &asked.mission) {
        Ok(found) => found,
        Err(exit) => return Ok(exit),
    };
    let opened = match &asked.resume {
        None => {
            // A seed that was asked for gives the same game everywhere, whatever was read here before.
            let (seed, known) = match asked.seed {
                Some(seed) => (seed, BTreeSet::new()),
                None => (platform::random_seed(), wait(session::known(&desk.folders))),
            };
            let start = Start { seed, players: asked.players.unwrap_or(4), known };
            let notices = wait(session::my_box::open(&desk.folders)).1;
            wait(Session::create(&desk.folders, &files, &mission, &start)).map(|session| (session, notices))
        }
        Some(save) => {
            let newest = || newest_save(desk, &files, &mission);
            let named = save.as_deref().map(|name| saves::named(desk, name)).transpose();
            let id = match named.map(|named| named.or_else(newest)) {
                Ok(Some(id)) => id,
                Ok(None) => return Ok(saves::nothing_to_resume(desk, &mission)),
                Err(exit) => return Ok(exit),
            };
            match wait(Session::resume(&desk.folders, &id)) {
                Ok(resumed) => match changed::taken_over(desk, resumed, &files, &mission, asked.take_over)? {
                    Ok(resumed) => Ok(resumed),
                    Err(exit) => return Ok(exit),
                },
                Err(error @ SessionError::Storage(_)) => return Ok(saves::unopened(desk, &id, &error)),
                Err(error) => Err(error),
            }
        }
    };
    let (mut session, notices) = match opened {
        Ok(opened) => opened,
        Err(error) => return Ok(unplayable(desk, &error, &files)),
    };
    let voice = Voice::with_prose(desk.voice.language(), &session.prose().0);
    tell_notices(desk, &voice, &notices)?;
    if asked.resume.is_some() {
        settle(desk, &voice, &session, After::Resuming)?;
    }

    if let Err(error) = keep_board(&mut session, asked.full) {
        return Ok(fail(&voice, desk.json, "not-written", &trouble::unplayed(&voice, &error), NO));
    }
    if (desk.json || asked.auto)
        && let Err(error) = take_defaults(&mut session, asked.auto)
    {
        return Ok(fail(&voice, desk.json, "not-written", &trouble::unplayed(&voice, &error), NO));
    }
    match (asked.auto, desk.json) {
        (true, _) => auto(desk, &voice, session),
        (false, true) => lines::play(desk, &voice, session),
        (false, false) => text::play(desk, &voice, session, &asked.mission),
    }
}

/// The mission that was named, or the exit code after it was told why there is none.
fn found(desk: &Desk, name: &str) -> Result<(Files, String), u8> {
    wait(workshop::find(&desk.folders, name)).map_err(|error| unknown_mission(desk, &error))
}

/// The mission that was named, with its prose, or the exit code after it was told why there is none that can be played.
pub(super) fn loaded(desk: &Desk, name: &str) -> Result<(Arc<Mission>, Prose), u8> {
    let (files, mission) = found(desk, name)?;
    session::load(&files, &mission).map_err(|error| unplayable(desk, &error, &files))
}

/// Tells why a mission cannot be played, with all that is wrong in it.
fn unplayable(desk: &Desk, error: &SessionError, files: &Files) -> u8 {
    show_diagnostics(desk, error, files);
    fail_session(desk, error)
}

/// Tells that there is no such mission, and which there are.
pub(super) fn unknown_mission(desk: &Desk, error: &SessionError) -> u8 {
    let SessionError::UnknownMission { mission } = error else { return fail_session(desk, error) };
    let known = content::missions(&wait(session::library(&desk.folders)));
    let games = Game::ALL.map(Game::id);
    let args = Args::new().text("mission", mission.clone()).text("known", known.join(", ")).text("games", games.join(", "));
    let meant = suggest(mission, known.iter().map(String::as_str).chain(games));
    let message = with_meant(&desk.voice, desk.voice.say("cli-unknown-mission", &args), meant);
    fail(&desk.voice, desk.json, "unknown-mission", &message, WRONG)
}

fn show_diagnostics(desk: &Desk, error: &SessionError, files: &Files) {
    if let SessionError::BrokenMission { diagnostics, .. } = error
        && !desk.json
    {
        for diagnostic in diagnostics {
            // Told on the way to an error that has its own exit code.
            drop(print(&trouble::rendered(&desk.voice, diagnostic, files)));
        }
    }
}

fn newest_save(desk: &Desk, files: &Files, mission: &str) -> Option<String> {
    let id = content::load(files, mission).mission.map_or_else(|| mission.to_owned(), |mission| mission.sheet.id);
    let newest = session::newest_save(&desk.folders, |save| save.game == FIRST_MARTIANS && save.played == id);
    wait(newest)
}

/// Full board or Story, where the command line says so and the game is not so already.
fn keep_board(session: &mut Session, full: Option<bool>) -> Result<(), Unplayed> {
    let state = session.game().state();
    let over = state.outcome.is_some();
    match full.filter(|&full| full != state.twin().is_some() && !over) {
        Some(full) => wait(session.play(&Wish::Play(Command::KeepBoard { full }))),
        None => Ok(()),
    }
}

/// Flags prefill the set-up; where nobody is asked the rest takes its defaults. Who plays alone takes AOMs along.
fn take_defaults(session: &mut Session, auto: bool) -> Result<(), Unplayed> {
    while session.game().state().step.phase() == Phase::SetUp {
        let aom = Some(session.game()).filter(|_| auto).and_then(an_aom);
        wait(session.play(&Wish::Play(aom.unwrap_or(Command::Continue {}))))?;
    }
    Ok(())
}

/// The app plays by itself, sensibly, to the end.
fn auto(desk: &Desk, voice: &Voice, mut session: Session) -> io::Result<u8> {
    let mut player = Player::new(Style::Careful, session.game().state().seed);
    if session.game().state().dice == Kept::Physical {
        let dice = Command::SetDice { dice: Kept::Digital };
        if let Err(error) = wait(session.play(&Wish::Play(dice))) {
            return Ok(fail(voice, desk.json, "not-written", &trouble::unplayed(voice, &error), NO));
        }
    }
    while let Some(command) = player.next(session.game()) {
        if let Err(error) = wait(session.play(&Wish::Play(command))) {
            return Ok(fail(voice, desk.json, "not-written", &trouble::unplayed(voice, &error), NO));
        }
        let told = session.table().undoable().map(|played| tell::history(voice, session.game(), played));
        if !desk.json {
            told.into_iter().flatten().try_for_each(|line| print(&line))?;
        }
    }
    settle(desk, voice, &session, After::Wish)?;
    if desk.json {
        let state = session.game().state();
        let end = json!({
            "save": session.id(), "sol": state.sol, "outcome": state.outcome, "digest": session.game().digest(),
            "text": state.outcome.as_ref().map(|outcome| tell::outcome(voice, &state.crew, outcome)),
        });
        print(&end.to_string())?;
    }
    Ok(WELL)
}
