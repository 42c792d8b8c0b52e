//! `play`: a mission on the command line; the other games are in `helper`.

mod changed;

use std::collections::BTreeSet;
use std::io::{self, BufRead as _};
use std::sync::Arc;

use serde_json::json;

use super::args::{Play, SetUp};
use super::console::{
    Answer, Context, EXIT_FAILURE, EXIT_OK, EXIT_USAGE, Input, Stop, print, print_notice,
    print_notices, settle, wait, with_meant,
};
use super::json::{self as lines, Played};
use super::{helper, missions, saves, text};
use base::platform;
use base::play::Game as _;
use base::suggest::suggest;
use companions::scorebook::{FIRST_MARTIANS, Game};
use content::{self, Files, Prose, shipped};
use first_martians::command::Command;
use first_martians::dealt_set_up::{NotLaid, next_dealt};
use first_martians::mission::Mission;
use first_martians::players::{Player, Style};
use first_martians::simulation::MOST_COMMANDS;
use first_martians::state::{ComponentSource, Start};
use first_martians::vocabulary::Phase;
use language::{Args, Localizer, fact_text};
use session::{
    self, Library, PlayError, PlayerAction, Session, SessionError, UpdateReason, messages, workshop,
};

pub(super) fn play(context: &Context, asked: &Play) -> Answer {
    let Some(name) = asked.mission.as_deref() else {
        return missions::unnamed(context);
    };
    wait(context.folders.sweep());
    if let Some(game) = Game::from_id(name) {
        return helper::play(context, asked, game);
    }
    if let Some(option) = asked.for_helpers() {
        let message = context
            .localizer
            .format("cli-not-for-mission", &Args::new().text("word", option));
        return Err(context.fail("not-for-mission", &message, EXIT_USAGE));
    }
    let (files, mission) = find(context, name)?;
    print_unread(context, &mission, name)?;
    let opened = match &asked.resume {
        None => {
            // A given seed starts the same game everywhere, whatever was read here before.
            let (seed, known) = match asked.seed {
                Some(seed) => (seed, BTreeSet::new()),
                None => (
                    platform::random_seed(),
                    wait(session::known_from_earlier_games(&context.folders)),
                ),
            };
            let start = Start {
                seed,
                players: players(context, asked)?,
                read_before: known,
            };
            let notices = wait(session::my_box::open(&context.folders)).1;
            wait(Session::create(&context.folders, &files, &mission, &start))
                .map(|session| (session, notices))
        }
        Some(save) => {
            let id = saves::to_resume(context, save.as_deref(), &mission, || {
                newest_save(context, &files, &mission)
            })?;
            match wait(Session::resume(&context.folders, &id)) {
                Ok(resumed) => Ok(changed::taken_over(
                    context,
                    resumed,
                    &files,
                    &mission,
                    asked.take_over,
                )?),
                Err(error @ SessionError::Storage(_)) => {
                    return Err(saves::unopened(context, &id, &error));
                }
                Err(error) => Err(error),
            }
        }
    };
    let (mut session, notices) = opened.map_err(|error| unplayable(context, &error, &files))?;
    let localizer = Localizer::with_prose(context.localizer.language(), &session.prose().0);
    print_notices(context, &localizer, &notices)?;
    if asked.resume.is_some() {
        settle(context, &localizer, &session, UpdateReason::Resuming)?;
    }
    set_names(&mut session, asked.names.as_deref())
        .map_err(|error| context.fail_unplayed(&error))?;
    set_board_mode(&mut session, asked.full).map_err(|error| context.fail_unplayed(&error))?;
    let deals = asked.auto || asked.set_up == Some(SetUp::Dealt);
    // A set-up that was begun in an earlier run stays as it was left.
    let is_confirmed = context.json && asked.set_up.is_none() && asked.resume.is_none();
    let not_laid = if deals || is_confirmed {
        confirm_set_up(&mut session, deals).map_err(|error| context.fail_unplayed(&error))?
    } else {
        None
    };
    match (asked.auto, context.json) {
        (true, _) => auto(context, &localizer, session),
        (false, true) => by_json(context, localizer, session, name, not_laid),
        (false, false) => typed(context, localizer, session, name),
    }
}

/// Text play. Its author may change the mission meanwhile and reload it.
fn typed(context: &Context, mut localizer: Localizer, mut session: Session, name: &str) -> Answer {
    let mut input = Input::stdin();
    while let Some(open) = text::play(context, &localizer, session, name, &mut input)? {
        session = changed::reloaded(context, &localizer, open, name)?;
        localizer = Localizer::with_prose(context.localizer.language(), &session.prose().0);
    }
    Ok(EXIT_OK)
}

/// The same with a command a line, as JSON.
fn by_json(
    context: &Context,
    mut localizer: Localizer,
    mut session: Session,
    name: &str,
    not_laid: Option<NotLaid>,
) -> Answer {
    let mut input = io::stdin().lock().lines();
    let mut played = Played::Mission { not_laid };
    while lines::run(context, &localizer, &mut session, played, &mut input)?.is_some() {
        played = Played::Mission { not_laid: None };
        session = changed::reloaded(context, &localizer, session, name)?;
        localizer = Localizer::with_prose(context.localizer.language(), &session.prose().0);
    }
    Ok(EXIT_OK)
}

/// Reports the texts of a listed mission of the players that were not read: without them, something is read in another language.
pub(super) fn print_unread(context: &Context, mission: &str, name: &str) -> io::Result<()> {
    if mission != name || shipped::has(mission) {
        return Ok(());
    }
    let unread = wait(context.folders.read_mission(mission)).left_out;
    unread
        .iter()
        .try_for_each(|it| print_notice(context, &messages::left_out(&context.localizer, it)))
}

/// The files and folder of a mission by id or path.
pub(super) fn find(context: &Context, name: &str) -> Result<(Files, String), Stop> {
    wait(workshop::find(&context.folders, name)).map_err(|error| unknown_mission(context, &error))
}

/// A playable mission by id or path, with its texts.
pub(super) fn load(context: &Context, name: &str) -> Result<(Arc<Mission>, Prose), Stop> {
    let (files, mission) = find(context, name)?;
    session::load_mission(&files, &mission).map_err(|error| unplayable(context, &error, &files))
}

/// Reports why a mission cannot be played, with its diagnostics.
pub(super) fn unplayable(context: &Context, error: &SessionError, files: &Files) -> Stop {
    if let SessionError::InvalidMission { diagnostics, .. } = error {
        context.show_diagnostics(diagnostics, files);
    }
    context.fail_session(error)
}

/// Reports that there is no such mission, and lists the existing ones.
pub(super) fn unknown_mission(context: &Context, error: &SessionError) -> Stop {
    let SessionError::UnknownMission { mission } = error else {
        return context.fail_session(error);
    };
    if let Some(game) = Game::from_id(mission) {
        let message = context
            .localizer
            .format("cli-game-no-mission", &Args::new().text("game", game.id()));
        return context.fail("unknown-mission", &message, EXIT_USAGE);
    }
    let Library {
        files: library,
        left_out,
    } = wait(session::read_library(&context.folders));
    // It is there, but was not read.
    if let Some(unread) = left_out.iter().find(|it| it.mission() == mission) {
        let message = messages::left_out(&context.localizer, unread);
        return context.fail("no-mission", &message, EXIT_FAILURE);
    }
    let known: Vec<String> = content::missions(&library)
        .into_iter()
        .chain(content::campaign::campaigns(&library))
        .collect();
    let games = Game::ALL.map(Game::id);
    let args = Args::new()
        .text("mission", mission.clone())
        .text("known", known.join(", "))
        .text("games", games.join(", "));
    let meant = suggest(mission, known.iter().map(String::as_str).chain(games));
    let message = with_meant(
        &context.localizer,
        context.localizer.format("cli-unknown-mission", &args),
        meant,
    );
    context.fail("unknown-mission", &message, EXIT_USAGE)
}

fn newest_save(context: &Context, files: &Files, mission: &str) -> Option<String> {
    let id = content::load(files, mission)
        .mission
        .map_or_else(|| mission.to_owned(), |mission| mission.sheet.id);
    wait(session::newest_save(&context.folders, |save| {
        save.game == FIRST_MARTIANS && save.played == id
    }))
}

/// The number of players: that given, or that of the names, or four.
pub(super) fn players(context: &Context, asked: &Play) -> Result<u8, Stop> {
    let named = asked.names.as_ref().map(Vec::len);
    let players = asked.players.map(usize::from).or(named).unwrap_or(4);
    let fits = u8::try_from(players)
        .ok()
        .filter(|players| (1..=4).contains(players));
    fits.filter(|_| named.is_none_or(|named| named <= players))
        .ok_or_else(|| {
            let message = context.localizer.format(
                "cli-bad-players",
                &Args::new().count("word", named.unwrap_or(players)),
            );
            context.fail("bad-players", &message, EXIT_USAGE)
        })
}

/// Gives the astronauts these names, clockwise; an empty one leaves the profession.
pub(super) fn set_names(session: &mut Session, names: Option<&[String]>) -> Result<(), PlayError> {
    for (seat, name) in (0..)
        .zip(names.unwrap_or_default())
        .filter(|(_, name)| !name.is_empty())
    {
        wait(session.play(&PlayerAction::Play(Command::SetName {
            seat,
            name: name.clone(),
        })))?;
    }
    Ok(())
}

/// Switches to the Full board or to Story, if the command line asks for it and the game is not over.
pub(super) fn set_board_mode(session: &mut Session, full: Option<bool>) -> Result<(), PlayError> {
    let state = session.game().state();
    let over = state.outcome.is_some();
    match full.filter(|&full| full != state.board_state().is_some() && !over) {
        Some(full) => wait(session.play(&PlayerAction::Play(Command::KeepBoard { full }))),
        None => Ok(()),
    }
}

/// Confirms what is left of the set-up with its defaults; with `deals` the app chooses AOMs and draws Upgrade cards before. Returns what
/// was left out, `None` where the set-up was over already.
pub(super) fn confirm_set_up(
    session: &mut Session,
    deals: bool,
) -> Result<Option<NotLaid>, PlayError> {
    let mut not_laid = None;
    while session.game().state().step.phase() == Phase::SetUp {
        let dealt = Some(session.game()).filter(|_| deals).and_then(next_dealt);
        wait(session.play(&PlayerAction::Play(dealt.unwrap_or(Command::Continue {}))))?;
        not_laid = NotLaid::of(session.game());
    }
    Ok(not_laid)
}

fn auto(context: &Context, localizer: &Localizer, mut session: Session) -> Answer {
    play_to_end(context, localizer, &mut session)?;
    Ok(EXIT_OK)
}

/// Lets the careful player play to the end.
pub(super) fn play_to_end(
    context: &Context,
    localizer: &Localizer,
    session: &mut Session,
) -> Result<(), Stop> {
    play_at_most(context, localizer, session, MOST_COMMANDS)
}

/// Lets the careful player play to the end; a mission that does not end in this many commands is an error.
fn play_at_most(
    context: &Context,
    localizer: &Localizer,
    session: &mut Session,
    most_commands: usize,
) -> Result<(), Stop> {
    let mut player = Player::new(Style::Careful, session.game().state().seed);
    if session.game().state().dice == ComponentSource::Physical {
        let dice = Command::SetDice {
            dice: ComponentSource::Digital,
        };
        wait(session.play(&PlayerAction::Play(dice)))
            .map_err(|error| context.fail_unplayed(&error))?;
    }
    let mut commands = 0;
    while let Some(command) = player.next(session.game()) {
        commands += 1;
        if commands > most_commands {
            let message = context.localizer.format(
                "cli-auto-endless",
                &Args::new()
                    .text("save", session.id())
                    .count("count", most_commands),
            );
            return Err(context.fail("endless", &message, EXIT_FAILURE));
        }
        wait(session.play(&PlayerAction::Play(command)))
            .map_err(|error| context.fail_unplayed(&error))?;
        let lines = session
            .table()
            .command_to_undo()
            .map(|played| fact_text::history(localizer, session.game(), played));
        if !context.json {
            lines
                .into_iter()
                .flatten()
                .try_for_each(|line| print(&line))?;
        }
    }
    settle(context, localizer, session, UpdateReason::Action)?;
    if context.json {
        let state = session.game().state();
        let end = json!({
            "save": session.id(), "sol": state.sol, "outcome": state.outcome, "digest": session.game().digest(),
            "text": state.outcome.as_ref().map(|outcome| fact_text::outcome(localizer, session.game(), outcome)),
        });
        print(&end.to_string())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::Language;
    use storage::Folders;

    #[test]
    fn a_mission_that_does_not_end_stops_and_keeps_what_was_played() {
        let place = tempfile::tempdir().expect("a folder");
        let context = Context {
            folders: Folders::in_one(place.path()),
            localizer: Localizer::new(Language::English),
            json: true,
        };
        let start = Start {
            seed: 7,
            players: 2,
            read_before: BTreeSet::new(),
        };
        let files = shipped::files();
        let created = Session::create(&context.folders, &files, "make-yourself-at-home", &start);
        let mut session = wait(created).expect("a mission");
        let stopped = play_at_most(&context, &context.localizer, &mut session, 20);
        assert!(matches!(stopped, Err(Stop::Reported(EXIT_FAILURE))));
        let (id, digest) = (session.id().to_owned(), session.game().digest());
        drop(session);
        let resumed: Result<(Session, _), _> = wait(Session::resume(&context.folders, &id));
        let (resumed, notices) = resumed.expect("its save");
        assert_eq!((resumed.game().digest(), notices.len()), (digest, 0));
    }
}
