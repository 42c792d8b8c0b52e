//! `play --json` of a campaign: a chapter is answered as any mission, with `campaign` beside; the commands between chapters are
//! `hand_on`, `name_newcomer`, `begin_chapter`, `retry_chapter` and `{"undo":{"chapter":true}}`.

use std::collections::BTreeMap;
use std::io::{self, BufRead as _};

use serde::Deserialize;
use serde_json::{Value, json};

use super::{Table, unwritten};
use crate::cli::args::SetUp;
use crate::cli::console::{Answer, EXIT_OK, Stop, print, readable, wait};
use crate::cli::json::{self as lines, InCampaign, Played};
use crate::cli::play::confirm_set_up;
use crate::cli::saves;
use first_martians::board::BoardCounter;
use first_martians::campaign::CarriedBoard;
use session::campaign::{TransitionError, said_board};
use session::{Session, SessionError};

/// What the crew says of the board.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct HandOn {
    spots: BTreeMap<BoardCounter, u8>,
    /// By seat: the Skill cards that are unlocked.
    skills: BTreeMap<u8, Vec<u8>>,
}

pub(super) fn play(table: &mut Table<'_>) -> Answer {
    let mut input = io::stdin().lock().lines();
    while chapters(table, &mut input)? && over(table, &mut input)? {}
    Ok(EXIT_OK)
}

/// Plays to the end of the campaign; false at the end of input.
fn chapters(
    table: &mut Table<'_>,
    input: &mut impl Iterator<Item = io::Result<String>>,
) -> Result<bool, Stop> {
    let mut said: Option<CarriedBoard> = None;
    while table.campaign.ended().is_none() {
        let (mut session, localizer, fresh) = table.chapter()?;
        let deals = match table.asked.set_up {
            Some(set_up) => set_up == SetUp::Dealt,
            // The first chapter was begun together with the campaign, with its set-up if that was asked for.
            None => {
                !table.is_resumed || table.campaign.begun().is_some_and(|it| it.after.is_some())
            }
        };
        table.is_resumed = false;
        if fresh && deals {
            let _ = confirm_set_up(&mut session, true)
                .map_err(|error| table.context.fail_unplayed(&error))?;
        }
        let mut chapter = InCampaign {
            about: about(table, &session),
            answered: false,
        };
        loop {
            let Some(line) = lines::run(
                table.context,
                &localizer,
                &mut session,
                Played::Chapter(&chapter),
                input,
            )?
            else {
                return Ok(false);
            };
            chapter.answered = true;
            table.leave(&session);
            // To another chapter, or to the end.
            if carry_out(table, &session, &line, &mut said)? {
                break;
            }
        }
    }
    Ok(true)
}

/// The campaign is over: only going back is left. False at the end of input.
fn over(
    table: &mut Table<'_>,
    input: &mut impl Iterator<Item = io::Result<String>>,
) -> Result<bool, Stop> {
    let Some((ending, kept)) = table.campaign.ended().cloned() else {
        return Ok(true);
    };
    let about = json!({"id": table.campaign.id(), "state": "over", "ending": ending, "crew": kept.crew, "lost": kept.lost});
    print(&json!({"campaign": about, "text": table.end().join("\n\n")}).to_string())?;
    for line in input {
        let line = readable(line)?;
        if line.trim().is_empty() {
            continue;
        }
        let value: Value = serde_json::from_str(&line).unwrap_or_default();
        if value == json!({"undo": {"chapter": true}}) {
            match wait(table.campaign.back(&table.context.folders)) {
                Ok(true) => return Ok(true),
                Ok(false) => refused(table, "not-now", "campaign-not-now")?,
                Err(error @ SessionError::LostChapter(_)) => lost(table, &error)?,
                Err(error) => return Err(unwritten(table.context, &error)),
            }
            continue;
        }
        refused(table, "not-now", "campaign-not-now")?;
    }
    Ok(false)
}

fn about(table: &Table<'_>, session: &Session) -> Value {
    let begun = table.campaign.begun();
    let mut about = json!({"id": table.campaign.id()});
    if let Some(begun) = begun {
        about["chapter"] = json!(begun.chapter);
        about["position"] = json!(begun.position);
        about["attempt"] = json!(begun.attempt);
        about["text"] = json!(table.opening().join("\n\n"));
    }
    if let Some(border) = table.campaign.border(session.game()) {
        about["may_retry"] = json!(border.may_retry);
        about["asks"] = json!(border.questions.spots());
        if let Some((seat, name)) = border.newcomer {
            about["newcomer"] = json!({"seat": seat, "name": name});
        }
    }
    about
}

/// Refuses to go to a chapter whose save cannot be opened.
fn lost(table: &Table<'_>, error: &SessionError) -> io::Result<()> {
    let message = saves::with_backups(table.context, error);
    print(&json!({"refused": {"code": "lost-chapter", "message": message}}).to_string())
}

fn refused(table: &Table<'_>, code: &str, message: &str) -> io::Result<()> {
    print(&json!({"refused": {"code": code, "message": table.localizer.text(message)}}).to_string())
}

/// Carries out a command between two chapters; whether the campaign has come to another place.
fn carry_out(
    table: &mut Table<'_>,
    session: &Session,
    line: &Value,
    said: &mut Option<CarriedBoard>,
) -> Result<bool, Stop> {
    let folders = &table.context.folders;
    let gone = if let Some(named) = line.get("name_newcomer") {
        let joins = table
            .campaign
            .border(session.game())
            .is_some_and(|border| border.newcomer.is_some());
        match named["name"].as_str() {
            Some(name) if joins => {
                table.campaign.name_newcomer(name);
                print(&json!({"newcomer_named": name}).to_string())?;
            }
            Some(_) => refused(table, "not-now", "campaign-not-now")?,
            None => {
                print(&json!({"refused": {"code": "unreadable", "message": "name"}}).to_string())?;
            }
        }
        return Ok(false);
    } else if let Some(handed) = line.get("hand_on") {
        match HandOn::deserialize(handed) {
            Ok(HandOn { spots, skills }) if session.game().state().outcome.is_some() => {
                let board = said_board(spots, &skills);
                let border = table.campaign.border(session.game());
                if border.is_some_and(|border| border.questions.allow(&board)) {
                    print(&json!({"handed_on": board}).to_string())?;
                    *said = Some(board);
                } else {
                    refused(table, "not-asked", "campaign-hand-on-not-asked")?;
                }
            }
            Ok(_) => refused(table, "not-now", "campaign-not-now")?,
            Err(error) => print(
                &json!({"refused": {"code": "unreadable", "message": error.to_string()}})
                    .to_string(),
            )?,
        }
        return Ok(false);
    } else if line.get("begin_chapter").is_some() {
        let before = table
            .campaign
            .border(session.game())
            .map(|border| border.said);
        let state = session.game().state().clone();
        let board = said.take().or(before);
        wait(table.campaign.advance(folders, &state, board.as_ref()))
    } else if line.get("retry_chapter").is_some() {
        wait(table.campaign.retry(folders, session.game()))
    } else if line.get("undo").is_some() {
        if session.table().command_to_undo().is_some() {
            refused(table, "not-now", "campaign-back-first")?;
            return Ok(false);
        }
        match wait(table.campaign.back(folders)) {
            Ok(true) => Ok(()),
            Ok(false) => Err(TransitionError::NotNow),
            Err(error) => Err(error.into()),
        }
    } else {
        Err(TransitionError::NotNow)
    };
    match gone {
        Ok(()) => Ok(true),
        Err(TransitionError::NotNow) => {
            refused(table, "not-now", "campaign-not-now")?;
            Ok(false)
        }
        Err(TransitionError::Session(error @ SessionError::LostChapter(_))) => {
            lost(table, &error)?;
            Ok(false)
        }
        Err(TransitionError::Session(error)) => Err(unwritten(table.context, &error)),
    }
}
