//! `play GAME`: the helper of one of the other games, in plain text, as JSON, or automatic.

mod auto;
mod json;
mod questions;
mod text;

use std::io;

use serde_json::{Value, json};

use super::args::Play;
use super::console::{
    Answer, Context, EXIT_USAGE, Input, Stop, print, print_notices, print_ok, settle, wait,
};
use super::{json as lines, saves};
use base::names::Origin;
use base::platform;
use companions::mars_needs_mechanics::helper::Game as MarsNeedsMechanics;
use companions::mechanica::helper::Game as Mechanica;
use companions::pocket_mars::helper::Game as PocketMars;
use companions::scorebook::Game;
use language::helper::unnamed;
use language::{Args, Localizer, score};
use session::remembered::{self, Remembered};
use session::{
    self, Helper, PlayError, PlayerAction, Session, SessionError, UpdateReason, messages, set_up,
};

/// The names of players where nobody is asked: the same on every machine and in every language.
const NAMES: [&str; 4] = ["A", "B", "C", "D"];

pub(super) fn play(context: &Context, asked: &Play, game: Game) -> Answer {
    match game {
        Game::PocketMars => play_game::<PocketMars>(context, asked),
        Game::Mechanica => play_game::<Mechanica>(context, asked),
        Game::MarsNeedsMechanics => play_game::<MarsNeedsMechanics>(context, asked),
    }
}

fn play_game<G: Helper + super::json::Answering>(context: &Context, asked: &Play) -> Answer {
    // Games that the app or a program plays neither use remembered values nor add to them.
    let by_people = !asked.auto && !context.json;
    let mut input = by_people.then(Input::stdin);
    let remembered = if by_people {
        wait(Remembered::open(&context.folders))
    } else {
        Remembered::default()
    };
    let opened = match &asked.resume {
        Some(save) => {
            let newest = || {
                wait(session::newest_save(&context.folders, |save| {
                    save.game == G::ID
                }))
            };
            let id = saves::to_resume(context, save.as_deref(), G::ID, newest)?;
            match wait(Session::<G>::resume(&context.folders, &id)) {
                Err(error @ SessionError::Storage(_)) => {
                    return Err(saves::unopened(context, &id, &error));
                }
                resumed => resumed,
            }
        }
        None => {
            let document = by_flags::<G>(context, asked, by_people, &remembered)
                .map_err(|message| context.fail("bad-set-up", &message, EXIT_USAGE))?;
            let document = match &mut input {
                Some(input) if !is_set_up(asked) => {
                    questions::ask_set_up::<G>(&context.localizer, &remembered, document, input)?
                }
                _ => Some(document),
            };
            let Some(document) = document else {
                return print_ok(&context.localizer.text("set-up-left"));
            };
            let seed = asked.seed.unwrap_or_else(platform::random_seed);
            wait(Session::begin(&context.folders, &document, seed))
                .map(|session| (session, Vec::new()))
        }
    };
    let (session, notices) = opened.map_err(|error| refused(context, &error))?;
    print_notices(context, &context.localizer, &notices)?;
    if asked.resume.is_some() {
        settle(
            context,
            &context.localizer,
            &session,
            UpdateReason::Resuming,
        )?;
    }
    if by_people {
        remember(context, &session)?;
    }
    match input {
        Some(mut input) => text::play(context, session, &mut input),
        None if asked.auto => auto::play(context, session),
        None => lines::play(context, &context.localizer, session),
    }
}

/// Whether flags give the set-up, so that nobody is asked for it.
const fn is_set_up(asked: &Play) -> bool {
    asked.players.is_some()
        || asked.names.is_some()
        || asked.level.is_some()
        || !asked.set.is_empty()
}

/// The set-up given by the flags, over the remembered one if people play.
fn by_flags<G: Helper>(
    context: &Context,
    asked: &Play,
    by_people: bool,
    remembered: &Remembered,
) -> Result<Value, String> {
    let localizer = &context.localizer;
    let last = remembered
        .set_up::<G>()
        .and_then(|document| document["players"].as_array().map(Vec::len));
    let has_level = asked.level.is_some() || asked.set.iter().any(|(name, _)| name == "level");
    let alone = (has_level && G::HAS_SOLO).then_some(1);
    let named = asked.names.as_ref().map(Vec::len);
    let players = named
        .or(asked.players.map(usize::from))
        .or(alone)
        .or(last)
        .unwrap_or(2);
    let name = |number: usize| match NAMES.get(number.saturating_sub(1)) {
        Some(name) if !by_people => (*name).to_owned(),
        _ => unnamed(localizer, number),
    };
    let mut document = remembered.set_up_for::<G>(players, name);
    if let Some(names) = &asked.names {
        document["players"] = names.iter().map(|name| json!({"name": name})).collect();
    }
    let level = asked.level.iter().map(|level| ("level", level.as_str()));
    let set = asked
        .set
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()));
    for (name, text) in level.chain(set) {
        let name = name.replace('-', "_");
        if let Some(one) = set_up::is_for_one(G::GAME, &name).filter(|one| *one != (players == 1)) {
            let message = if one {
                "cli-switch-for-one"
            } else {
                "cli-switch-for-several"
            };
            return Err(localizer.format(message, &Args::new().text("word", name)));
        }
        let value = set_up::parse_value(set_up::switch_kind(G::GAME, &name), text);
        document = set_up::with_switch(G::GAME, &document, &name, value).ok_or_else(|| {
            let known = set_up::switch_names(G::GAME).collect::<Vec<_>>().join(", ");
            localizer.format(
                "cli-bad-switch",
                &Args::new().text("word", name.clone()).text("known", known),
            )
        })?;
    }
    Ok(document)
}

fn refused(context: &Context, error: &SessionError) -> Stop {
    match error {
        SessionError::BadSetUp { faults } if context.json => {
            let errors: Vec<Value> = faults
                .iter()
                .map(|fault| super::score::as_json(context, fault))
                .collect();
            let message = messages::session_error(&context.localizer, error);
            let error =
                json!({"error": {"code": "bad-set-up", "message": message}, "errors": errors});
            print(&error.to_string()).map_or_else(Stop::Io, |()| Stop::Reported(EXIT_USAGE))
        }
        error => context.fail_session(error),
    }
}

/// Stores the set-up for the next game. An error is reported, and the game continues.
fn remember<G: Helper>(context: &Context, session: &Session<G>) -> io::Result<()> {
    match wait(remembered::remember(&context.folders, session.game())) {
        Ok(()) => Ok(()),
        Err(error) => print(&messages::open_error(&context.localizer, &error)),
    }
}

/// Why an action was not carried out, in the words of the game.
fn unplayed<G: Helper>(
    localizer: &Localizer,
    game: &G,
    wish: &PlayerAction<G::Command>,
    error: &PlayError,
) -> String {
    match error {
        PlayError::Refused(refusal) => game.describe_refusal(localizer, wish.command(), refusal),
        PlayError::Storage(error) => messages::store_error(localizer, error),
    }
}

/// The final score, line by line; `None` before the end.
fn end<G: Helper>(localizer: &Localizer, game: &G) -> Option<Vec<String>> {
    let scored =
        companions::scorebook::score_game_from(G::GAME, &game.result()?, Origin::Stored).ok()?;
    Some(score::score_lines(localizer, G::GAME, &scored))
}
