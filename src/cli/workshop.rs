//! What authors ask: simulate, print, pack, schema, new-mission, add.

use std::io;
use std::path::Path;

use serde_json::json;

use super::args::{Out, Workshop};
use super::console::{Desk, NO, WELL, WRONG, fail, hand_over, print, wait, with_meant};
use super::{play, simulate};
use crate::content::{self, template};
use crate::language::{Args, Voice, paper, tell};
use crate::session::trouble;
use crate::session::workshop::{self as missions, NotPacked, Refused};
use crate::suggest::suggest;

pub(super) fn workshop(desk: &Desk, asked: &Workshop) -> io::Result<u8> {
    match asked {
        Workshop::Simulate(asked) => simulate::simulate(desk, asked),
        Workshop::Print { mission, out } => sheet(desk, mission, out),
        Workshop::Pack { mission, out } => pack(desk, mission, out),
        Workshop::Schema { kind } => schema(desk, kind.as_deref()),
        Workshop::NewMission { folder } => new_mission(desk, folder),
        Workshop::Add { file, replace } => add(desk, file, *replace),
    }
}

fn sheet(desk: &Desk, name: &str, out: &Out) -> io::Result<u8> {
    let (mission, prose) = match play::loaded(desk, name) {
        Ok(loaded) => loaded,
        Err(exit) => return Ok(exit),
    };
    let voice = Voice::with_prose(desk.voice.language(), &prose.0);
    hand_over(desk, out, &paper::mission_sheet(&voice, &mission), "html")
}

fn pack(desk: &Desk, name: &str, out: &Out) -> io::Result<u8> {
    match wait(missions::pack(&desk.folders, name)) {
        Ok(text) => hand_over(desk, out, &text, "bundle"),
        // There is no such mission, or it cannot be played.
        Err(NotPacked::Session(error)) => Ok(play::unknown_mission(desk, &error)),
        Err(why @ NotPacked::Wrong { .. }) => {
            Ok(fail(&desk.voice, desk.json, "broken-mission", &trouble::not_packed(&desk.voice, &why), NO))
        }
    }
}

fn schema(desk: &Desk, kind: Option<&str>) -> io::Result<u8> {
    let Some(kind) = kind else { return print(content::schema().trim_end()).map(|()| WELL) };
    let schemas = content::schemas();
    let kind_of = |file: &str| file.split('.').next().unwrap_or_default().to_owned();
    if let Some((_, text)) = schemas.iter().find(|(file, _)| kind_of(file) == kind) {
        return print(text.trim_end()).map(|()| WELL);
    }
    let known: Vec<String> = schemas.iter().map(|(file, _)| kind_of(file)).collect();
    let args = Args::new().text("kind", kind.to_owned()).text("known", known.join(", "));
    let meant = suggest(kind, known.iter().map(String::as_str));
    let message = with_meant(&desk.voice, desk.voice.say("workshop-unknown-kind", &args), meant);
    Ok(fail(&desk.voice, desk.json, "unknown-kind", &message, WRONG))
}

fn new_mission(desk: &Desk, folder: &Path) -> io::Result<u8> {
    let name = folder.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    if !content::is_id(name) {
        let message = desk.voice.say("strange-bad-id", &Args::new().text("id", name.to_owned()));
        return Ok(fail(&desk.voice, desk.json, "bad-id", &message, WRONG));
    }
    let texts = template::texts(name, desk.voice.language().code());
    let shown = Args::new().text("folder", folder.display().to_string());
    match wait(desk.folders.write_folder_outside(&folder.display().to_string(), &texts)) {
        Ok(true) if desk.json => print(&json!({"folder": folder, "mission": name}).to_string()).map(|()| WELL),
        Ok(true) => print(&desk.voice.say("workshop-new", &shown)).map(|()| WELL),
        Ok(false) => Ok(fail(&desk.voice, desk.json, "folder-there", &desk.voice.say("workshop-folder-there", &shown), NO)),
        Err(error) => Ok(fail(&desk.voice, desk.json, "storage", &trouble::open(&desk.voice, &error), NO)),
    }
}

fn add(desk: &Desk, path: &Path, replace: bool) -> io::Result<u8> {
    let added = wait(missions::look_at(&desk.folders, &path.display().to_string()))
        .and_then(|stranger| wait(missions::add(&desk.folders, &stranger, replace)).map(|added| (stranger, added)));
    let (stranger, added) = match added {
        Ok(added) => added,
        Err(refused) => return Ok(not_added(desk, &refused)),
    };
    let voice = Voice::with_prose(desk.voice.language(), &stranger.loaded.prose.0);
    let wrong = stranger.loaded.diagnostics.len();
    if desk.json {
        let answer = json!({"mission": added.id, "folder": added.path, "replaced": added.old, "diagnostics": wrong});
        return print(&answer.to_string()).map(|()| WELL);
    }
    let args = Args::new().text("title", tell::title(&voice, &added.id)).text("id", added.id.clone());
    print(&voice.say("workshop-added", &args))?;
    if let Some(old) = &added.old {
        print(&voice.say("workshop-replaced", &Args::new().text("old", old)))?;
    }
    if wrong > 0 {
        print(&voice.say("workshop-warnings", &Args::new().count("count", wrong)))?;
    }
    Ok(WELL)
}

fn not_added(desk: &Desk, refused: &Refused) -> u8 {
    let code = match refused {
        Refused::Strange(_) => "no-mission",
        Refused::Shipped { .. } => "shipped-mission",
        Refused::Broken { diagnostics, files } => {
            let shown = diagnostics.iter().filter(|_| !desk.json);
            // Told on the way to an error that has its own exit code.
            shown.for_each(|it| drop(print(&trouble::rendered(&desk.voice, it, files))));
            "broken-mission"
        }
        Refused::There { .. } => "mission-there",
    };
    fail(&desk.voice, desk.json, code, &trouble::refused(&desk.voice, refused), NO)
}
