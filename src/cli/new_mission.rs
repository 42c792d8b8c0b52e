//! `new-mission`: a folder to begin a mission with, which asks what kind it is to be; or the texts that the mission there lacks.

use std::io::{self, IsTerminal as _};
use std::path::Path;

use serde_json::json;

use super::args::{NewKind, NewMission};
use super::console::{
    Answer, Context, EXIT_FAILURE, EXIT_OK, EXIT_USAGE, Input, Stop, print_ok, print_text, wait,
};
use super::form::{self, NextQuestion, Prompted};
use content::{self, template};
use language::Args;
use session::messages;
use session::workshop as missions;
use storage::path_text;

/// The message that names what can be typed.
const HELP: &str = "workshop-ask-help";
/// The sols and events that are proposed.
const USUAL: (u8, u8) = (7, 18);

pub(super) fn new_mission(context: &Context, asked: &NewMission) -> Answer {
    let folder = asked.folder.as_path();
    let name = folder
        .file_name()
        .and_then(|name| name.to_str())
        .unwrap_or_default();
    if !content::is_id(name) {
        let message = context
            .localizer
            .format("import-bad-id", &Args::new().text("id", name.to_owned()));
        return Err(context.fail("bad-id", &message, EXIT_USAGE));
    }
    if content::is_game(name) {
        let message = context
            .localizer
            .format("import-game-id", &Args::new().text("id", name.to_owned()));
        return Err(context.fail("game-id", &message, EXIT_USAGE));
    }
    let path = path_text(folder);
    if wait(missions::is_mission_folder(&context.folders, &path)) {
        return stubs(context, &path);
    }
    // What is begun here is to be added one day.
    if let Err(refused) = missions::check_name(name) {
        let message = messages::install_error(&context.localizer, &refused);
        return Err(context.fail("reserved-id", &message, EXIT_USAGE));
    }
    // A program that calls it is not asked.
    let is_asking =
        !context.json && (asked.ask || asked.kind.is_none() && io::stdin().is_terminal());
    let chosen = if is_asking {
        ask(context, asked)?
    } else {
        Some(asked.clone())
    };
    let Some(chosen) = chosen else {
        print_text(
            &context.localizer,
            &context.localizer.text("workshop-ask-left"),
        )?;
        return Ok(EXIT_OK);
    };
    write(context, folder, name, &chosen)
}

fn write(context: &Context, folder: &Path, name: &str, chosen: &NewMission) -> Answer {
    let code = context.localizer.language().code();
    let path = path_text(folder);
    let group = chosen.kind.and_then(NewKind::group);
    let texts = group.map_or_else(
        || template::texts(name, code),
        |group| {
            let (sols, events) = (
                chosen.sols.unwrap_or(USUAL.0),
                chosen.events.unwrap_or(USUAL.1),
            );
            template::Skeleton {
                group,
                sols,
                events,
            }
            .texts(name, code)
        },
    );
    let shown = Args::new().text("folder", path.clone());
    match wait(context.folders.write_external_folder(&path, &texts)) {
        Ok(true) => {}
        Ok(false) => {
            return Err(context.fail(
                "folder-there",
                &context.localizer.format("workshop-folder-there", &shown),
                EXIT_FAILURE,
            ));
        }
        Err(error) => return Err(context.fail_storage(&error)),
    }
    let stubs = match group {
        Some(_) => wait(missions::write_stubs(&context.folders, &path))
            .map_err(|error| context.fail_session(&error))?,
        None => None,
    };
    match stubs {
        None if context.json => print_ok(&json!({"folder": folder, "mission": name}).to_string()),
        None => print_ok(&context.localizer.format("workshop-new", &shown)),
        Some(count) if context.json => {
            print_ok(&json!({"folder": folder, "mission": name, "stubs": count}).to_string())
        }
        Some(count) => print_ok(
            &context
                .localizer
                .format("workshop-new-skeleton", &shown.count("count", count)),
        ),
    }
}

/// Writes the texts that the mission of a folder lacks, to be written by its author.
fn stubs(context: &Context, folder: &str) -> Answer {
    let written = wait(missions::write_stubs(&context.folders, folder))
        .map_err(|error| context.fail_session(&error))?;
    let shown = Args::new().text("folder", folder);
    match written {
        Some(count) if context.json => {
            print_ok(&json!({"folder": folder, "stubs": count}).to_string())
        }
        Some(count) => print_ok(
            &context
                .localizer
                .format("workshop-stubs", &shown.count("count", count)),
        ),
        None => Err(context.fail(
            "broken-mission",
            &context.localizer.format("workshop-no-stubs", &shown),
            EXIT_FAILURE,
        )),
    }
}

/// What was asked for, completed by the questions that are left; `None` if the author leaves.
fn ask(context: &Context, asked: &NewMission) -> Result<Option<NewMission>, Stop> {
    let mut chosen = asked.clone();
    let mut input = Input::stdin();
    print_text(
        &context.localizer,
        &context.localizer.text("workshop-ask-lead"),
    )?;
    let mut at = 0_usize;
    loop {
        let is_skeleton = chosen.kind.and_then(NewKind::group).is_some();
        let next = match at {
            0 if asked.kind.is_some() => NextQuestion::Next,
            0 => kind(context, &mut input, &mut chosen)?,
            1 if is_skeleton && asked.sols.is_none() => number(
                context,
                &mut input,
                "workshop-ask-sols",
                template::Skeleton::SOLS,
                USUAL.0,
                &mut chosen.sols,
            )?,
            2 if is_skeleton && asked.events.is_none() => number(
                context,
                &mut input,
                "workshop-ask-events",
                template::Skeleton::EVENTS,
                USUAL.1,
                &mut chosen.events,
            )?,
            1 | 2 => NextQuestion::Next,
            _ => return Ok(Some(chosen)),
        };
        match next {
            NextQuestion::Next => at += 1,
            NextQuestion::Previous => at = at.saturating_sub(1),
            NextQuestion::Same => {}
            NextQuestion::Quit => return Ok(None),
            NextQuestion::EndOfInput => {
                return Err(context.fail(
                    "input-ended",
                    &context.localizer.text("workshop-ask-ended"),
                    EXIT_FAILURE,
                ));
            }
        }
    }
}

fn kind(
    context: &Context,
    input: &mut Input,
    chosen: &mut NewMission,
) -> Result<NextQuestion, Stop> {
    let label = |kind: &NewKind| {
        context
            .localizer
            .format("workshop-ask-kind", &Args::new().text("kind", kind.id()))
    };
    let labels: Vec<String> = NewKind::ALL.iter().map(label).collect();
    Ok(
        match form::choose(&context.localizer, input, HELP, &labels, Some(0))? {
            Prompted::Entered(index) => {
                chosen.kind = NewKind::ALL.get(index).copied();
                NextQuestion::Next
            }
            Prompted::Otherwise(next) => next,
        },
    )
}

fn number(
    context: &Context,
    input: &mut Input,
    question: &str,
    fits: std::ops::RangeInclusive<u8>,
    usual: u8,
    into: &mut Option<u8>,
) -> Result<NextQuestion, Stop> {
    let args = Args::new()
        .number("min", *fits.start())
        .number("max", *fits.end())
        .number("default", usual);
    Ok(
        match form::typed(
            &context.localizer,
            input,
            HELP,
            &context.localizer.format(question, &args),
        )? {
            Prompted::Otherwise(next) => next,
            Prompted::Entered(None) => {
                *into = Some(usual);
                NextQuestion::Next
            }
            Prompted::Entered(Some(line)) => {
                match line.parse().ok().filter(|number| fits.contains(number)) {
                    Some(number) => {
                        *into = Some(number);
                        NextQuestion::Next
                    }
                    None => form::unknown(&context.localizer, &line)?,
                }
            }
        },
    )
}
