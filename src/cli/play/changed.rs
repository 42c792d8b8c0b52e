//! Resuming a game whose mission has changed: lists the changes, and takes them over if asked.

use std::io;

use serde_json::json;

use crate::cli::console::{
    Context, EXIT_FAILURE, Stop, print, print_notice, print_notices, print_text, wait,
};
use content::{self, Files};
use language::{Args, Localizer};
use session::changes::{MissionChanges, TakeOverError, mission_changes, take_over};
use session::{Session, messages, workshop};
use storage::Notice;

type Resumed = (Session, Vec<Notice>);

/// The game to be played on: in a new save if the changed mission is taken over.
pub(super) fn taken_over(
    context: &Context,
    resumed: Resumed,
    files: &Files,
    mission: &str,
    wanted: bool,
) -> Result<Resumed, Stop> {
    let localizer = &context.localizer;
    let Some(changed) = mission_changes(&resumed.0, files, mission) else {
        if wanted {
            print_notice(context, &localizer.text("changed-same"))?;
        }
        return Ok(resumed);
    };
    print_changes(context, &changed)?;
    if !wanted {
        print_notice(context, &localizer.text("changed-not-taken"))?;
        return Ok(resumed);
    }
    let (session, notices) = resumed;
    let old = session.id().to_owned();
    // Releases the lock: the new save is made from the old one on the disk.
    drop(session);
    let id = wait(take_over(&context.folders, &old, &changed))
        .map_err(|why| not_taken(context, &why))?;
    print_notice(
        context,
        &localizer.format(
            "changed-taken",
            &Args::new().text("save", id.clone()).text("old", old),
        ),
    )?;
    let (session, more) = wait(Session::resume(&context.folders, &id))
        .map_err(|error| context.fail_session(&error))?;
    Ok((session, notices.into_iter().chain(more).collect()))
}

/// The game to be played on after `reload`: with the mission as its files are now, or as it was, with a sentence.
pub(super) fn reloaded(
    context: &Context,
    localizer: &Localizer,
    session: Session,
    name: &str,
) -> Result<Session, Stop> {
    let Ok((files, mission)) = wait(workshop::find(&context.folders, name)) else {
        inform(context, localizer, &localizer.text("reload-unreadable"))?;
        return Ok(session);
    };
    let loaded = content::load(&files, &mission);
    if loaded.mission.is_none() {
        context.show_diagnostics(&loaded.diagnostics, &files);
        inform(context, localizer, &localizer.text("reload-unplayable"))?;
        return Ok(session);
    }
    let Some(changed) = mission_changes(&session, &files, &mission) else {
        inform(context, localizer, &localizer.text("reload-same"))?;
        return Ok(session);
    };
    print_changes(context, &changed)?;
    let old = session.id().to_owned();
    // Releases the lock: the new save is made from the old one on the disk.
    drop(session);
    let save = match wait(take_over(&context.folders, &old, &changed)) {
        Ok(id) => {
            inform(
                context,
                localizer,
                &localizer.format(
                    "changed-taken",
                    &Args::new().text("save", id.clone()).text("old", old),
                ),
            )?;
            id
        }
        Err(why) => {
            inform(context, localizer, &not_reloaded(localizer, &why))?;
            old
        }
    };
    let (session, notices) = wait(Session::resume(&context.folders, &save))
        .map_err(|error| context.fail_session(&error))?;
    print_notices(context, localizer, &notices)?;
    Ok(session)
}

fn inform(context: &Context, localizer: &Localizer, text: &str) -> io::Result<()> {
    if context.json {
        print_notice(context, text)
    } else {
        print_text(localizer, text)
    }
}

fn not_reloaded(localizer: &Localizer, why: &TakeOverError) -> String {
    match why {
        TakeOverError::MissingElements { open, later } => localizer.format(
            "reload-gone",
            &Args::new().text("what", messages::missing_elements(localizer, open, *later)),
        ),
        TakeOverError::Damaged => localizer.text("reload-damaged"),
        TakeOverError::Session(error) => messages::session_error(localizer, error),
    }
}

fn not_taken(context: &Context, why: &TakeOverError) -> Stop {
    let localizer = &context.localizer;
    match why {
        TakeOverError::MissingElements { open, later } => {
            let message = localizer.format(
                "changed-gone",
                &Args::new().text("what", messages::missing_elements(localizer, open, *later)),
            );
            context.fail("gone-from-mission", &message, EXIT_FAILURE)
        }
        TakeOverError::Damaged => context.fail(
            "damaged-save",
            &localizer.text("changed-damaged"),
            EXIT_FAILURE,
        ),
        TakeOverError::Session(error) => context.fail_session(error),
    }
}

fn print_changes(context: &Context, changed: &MissionChanges) -> io::Result<()> {
    let localizer = &context.localizer;
    if context.json {
        let changes: Vec<_> = changed.known.iter().map(|(change, _)| change).collect();
        let answer = json!({"notice": localizer.text("changed-head"), "changes": changes, "not_met": changed.unknown});
        return print(&answer.to_string());
    }
    print(&localizer.text("changed-head"))?;
    let unplayable = (!changed.is_playable()).then(|| localizer.text("changed-unplayable"));
    let lines = messages::changes(localizer, changed)
        .into_iter()
        .chain(messages::unknown_changes(localizer, changed))
        .chain(unplayable);
    lines
        .into_iter()
        .try_for_each(|line| print(&format!("  {line}")))
}
