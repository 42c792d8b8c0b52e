//! `play GAME`: the helper of one of the other games, in plain text, as JSON, or by itself.

mod asking;
mod auto;
mod json;
mod text;

use std::io;

use serde_json::{Value, json};

use super::args::Play;
use super::console::{Desk, Input, WELL, WRONG, fail, fail_session, print, settle, tell_notices, wait};
use super::{json as lines, saves};
use crate::language::helper::unnamed;
use crate::language::{Args, Voice, score};
use crate::mars_needs_mechanics::table::Game as MarsNeedsMechanics;
use crate::mechanica::table::Game as Mechanica;
use crate::platform;
use crate::pocket_mars::table::Game as PocketMars;
use crate::scorebook::Game;
use crate::session::remembered::{self, Remembered};
use crate::session::{self, After, Helper, Session, SessionError, Unplayed, Wish, set_up, trouble};

/// What the players are called where nobody is asked: the same on every machine and in every language.
const NAMES: [&str; 4] = ["A", "B", "C", "D"];

/// Plays that game.
pub(super) fn play(desk: &Desk, asked: &Play, game: Game) -> io::Result<u8> {
    match game {
        Game::PocketMars => played::<PocketMars>(desk, asked),
        Game::Mechanica => played::<Mechanica>(desk, asked),
        Game::MarsNeedsMechanics => played::<MarsNeedsMechanics>(desk, asked),
    }
}

fn played<G: Helper>(desk: &Desk, asked: &Play) -> io::Result<u8> {
    // What the app plays by itself, and what a program plays, neither takes from what is remembered nor adds to it.
    let by_people = !asked.auto && !desk.json;
    let mut input = by_people.then(Input::of_people);
    let remembered = if by_people { wait(Remembered::open(&desk.folders)) } else { Remembered::default() };
    let opened = match &asked.resume {
        Some(save) => {
            let named = save.as_deref().map(|name| saves::named(desk, name)).transpose();
            let id = match named.map(|named| named.or_else(|| newest_save::<G>(desk))) {
                Ok(Some(id)) => id,
                Ok(None) => return Ok(saves::nothing_to_resume(desk, G::ID)),
                Err(exit) => return Ok(exit),
            };
            match wait(Session::<G>::resume(&desk.folders, &id)) {
                Err(error @ SessionError::Storage(_)) => return Ok(saves::unopened(desk, &id, &error)),
                resumed => resumed,
            }
        }
        None => {
            let document = match by_flags::<G>(desk, asked, by_people, &remembered) {
                Ok(document) => document,
                Err(message) => return Ok(fail(&desk.voice, desk.json, "bad-set-up", &message, WRONG)),
            };
            let document = match &mut input {
                Some(input) if !told(asked) => asking::set_up::<G>(&desk.voice, &remembered, document, input)?,
                _ => Some(document),
            };
            let Some(document) = document else { return print(&desk.voice.plain("set-up-left")).map(|()| WELL) };
            let seed = asked.seed.unwrap_or_else(platform::random_seed);
            wait(Session::begin(&desk.folders, &document, seed)).map(|session| (session, Vec::new()))
        }
    };
    let (session, notices) = match opened {
        Ok(opened) => opened,
        Err(error) => return Ok(refused(desk, &error)),
    };
    tell_notices(desk, &desk.voice, &notices)?;
    if asked.resume.is_some() {
        settle(desk, &desk.voice, &session, After::Resuming)?;
    }
    if by_people {
        remember(desk, &session)?;
    }
    match input {
        Some(mut input) => text::play(desk, session, &mut input),
        None if asked.auto => auto::play(desk, session),
        None => lines::play(desk, &desk.voice, session),
    }
}

/// Whether flags say how the game begins: nobody is asked then.
const fn told(asked: &Play) -> bool {
    asked.players.is_some() || asked.names.is_some() || asked.level.is_some() || !asked.set.is_empty()
}

/// The document that the flags make, over what is remembered where people play.
fn by_flags<G: Helper>(desk: &Desk, asked: &Play, by_people: bool, remembered: &Remembered) -> Result<Value, String> {
    let voice = &desk.voice;
    let last = remembered.set_up::<G>().and_then(|document| document["players"].as_array().map(Vec::len));
    let alone = asked.level.as_ref().filter(|_| G::HAS_SOLO).map(|_| 1);
    let named = asked.names.as_ref().map(Vec::len);
    let players = named.or(asked.players.map(usize::from)).or(alone).or(last).unwrap_or(2);
    let name = |number: usize| match NAMES.get(number.saturating_sub(1)) {
        Some(name) if !by_people => (*name).to_owned(),
        _ => unnamed(voice, number),
    };
    let mut document = remembered.set_up_for::<G>(players, name);
    if let Some(names) = &asked.names {
        document["players"] = names.iter().map(|name| json!({"name": name})).collect();
    }
    let level = asked.level.iter().map(|level| ("level", level.as_str()));
    let set = asked.set.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    for (name, text) in level.chain(set) {
        let name = name.replace('-', "_");
        let value = set_up::typed(set_up::kind(G::GAME, &name), text);
        document = set_up::with(G::GAME, &document, &name, value).ok_or_else(|| {
            let known = set_up::names(G::GAME).collect::<Vec<_>>().join(", ");
            voice.say("cli-bad-switch", &Args::new().text("word", name.clone()).text("known", known))
        })?;
    }
    Ok(document)
}

fn refused(desk: &Desk, error: &SessionError) -> u8 {
    match error {
        SessionError::BadSetUp { faults } if desk.json => {
            let errors: Vec<Value> = faults.iter().map(|fault| super::score::as_json(desk, fault)).collect();
            let message = trouble::session(&desk.voice, error);
            // An error that cannot be told has still its exit code.
            drop(print(&json!({"error": {"code": "bad-set-up", "message": message}, "errors": errors}).to_string()));
            WRONG
        }
        error => fail_session(desk, error),
    }
}

fn newest_save<G: Helper>(desk: &Desk) -> Option<String> {
    wait(session::newest_save(&desk.folders, |save| save.game == G::ID))
}

/// Remembers how the game was begun and what has been told in it. What cannot be stored is told, and the game goes on.
fn remember<G: Helper>(desk: &Desk, session: &Session<G>) -> io::Result<()> {
    match wait(remembered::remember(&desk.folders, session.game())) {
        Ok(()) => Ok(()),
        Err(error) => print(&trouble::open(&desk.voice, &error)),
    }
}

/// Why something did not come true, in the game's own words where it was refused.
fn unplayed<G: Helper>(voice: &Voice, game: &G, wish: &Wish<G::Command>, error: &Unplayed) -> String {
    match error {
        Unplayed::Refused(refusal) => game.tell_refusal(voice, wish.command(), refusal),
        Unplayed::Unwritten(error) => trouble::store(voice, error),
    }
}

/// The end, told: the score line by line and who has won.
fn end<G: Helper>(voice: &Voice, game: &G) -> Option<Vec<String>> {
    let scored = crate::scorebook::scored(G::GAME, &game.result()?).ok()?;
    Some(score::told(voice, G::GAME, &scored))
}
