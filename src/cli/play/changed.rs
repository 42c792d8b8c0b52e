//! A game that is resumed although its mission has changed: what is different is told, and taken over where the players say so.

use std::io;

use serde_json::json;

use super::super::console::{Desk, NO, fail, fail_session, notice, print, wait};
use crate::content::Files;
use crate::language::Args;
use crate::session::changes::{Changed, NotTaken, changed, take_over};
use crate::session::{Session, trouble};
use crate::storage::Notice;

type Resumed = (Session, Vec<Notice>);

/// The game to be played on, or the exit code after it was told why there is none.
pub(super) fn taken_over(
    desk: &Desk,
    resumed: Resumed,
    files: &Files,
    mission: &str,
    wanted: bool,
) -> io::Result<Result<Resumed, u8>> {
    let voice = &desk.voice;
    let Some(changed) = changed(&resumed.0, files, mission) else {
        if wanted {
            notice(desk, &voice.plain("changed-same"))?;
        }
        return Ok(Ok(resumed));
    };
    tell(desk, &changed)?;
    if !wanted {
        notice(desk, &voice.plain("changed-not-taken"))?;
        return Ok(Ok(resumed));
    }
    let (session, notices) = resumed;
    let old = session.id().to_owned();
    // Its lock is given back: the new save is made of the old one as it lies there.
    drop(session);
    match wait(take_over(&desk.folders, &old, &changed)) {
        Ok(id) => {
            let args = Args::new().text("save", id.clone()).text("old", old);
            notice(desk, &voice.say("changed-taken", &args))?;
            Ok(match wait(Session::resume(&desk.folders, &id)) {
                Ok((session, more)) => Ok((session, notices.into_iter().chain(more).collect())),
                Err(error) => Err(fail_session(desk, &error)),
            })
        }
        Err(why) => Ok(Err(not_taken(desk, &why))),
    }
}

fn not_taken(desk: &Desk, why: &NotTaken) -> u8 {
    let voice = &desk.voice;
    match why {
        NotTaken::Gone { open, later } => {
            let message = voice.say("changed-gone", &Args::new().text("what", trouble::gone(voice, open, *later)));
            fail(voice, desk.json, "gone-from-mission", &message, NO)
        }
        NotTaken::Damaged => fail(voice, desk.json, "damaged-save", &voice.plain("changed-damaged"), NO),
        NotTaken::Session(error) => fail_session(desk, error),
    }
}

fn tell(desk: &Desk, changed: &Changed) -> io::Result<()> {
    let voice = &desk.voice;
    if desk.json {
        let changes: Vec<_> = changed.open.iter().map(|(change, _)| change).collect();
        let told = json!({"notice": voice.plain("changed-head"), "changes": changes, "not_met": changed.hidden});
        return print(&told.to_string());
    }
    print(&voice.plain("changed-head"))?;
    let unplayable = (!changed.can_be_played()).then(|| voice.plain("changed-unplayable"));
    let lines = trouble::changes(voice, changed).into_iter().chain(trouble::changes_not_met(voice, changed)).chain(unplayable);
    lines.into_iter().try_for_each(|line| print(&format!("  {line}")))
}
