//! `check`: mission folders, bundles, saves and rules, all that is wrong at once.

use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use serde_json::{Value, json};

use super::console::{Desk, NO, WELL, print, wait};
use super::saves;
use crate::content::{self, Diagnostic, Files, Severity, exchange};
use crate::language::Args;
use crate::rulebook;
use crate::session::{self, SessionError, trouble};
use crate::storage::Kind;

/// Something that was checked.
struct Checked {
    /// Its name on the command line.
    name: String,
    /// Where its texts lie, before their names.
    folder: PathBuf,
    files: Rc<Files>,
    found: Result<Vec<Diagnostic>, String>,
}

/// Checks what is named, or everything that the program ships and the players have.
pub(super) fn check(desk: &Desk, paths: &[PathBuf]) -> io::Result<u8> {
    let checked: Vec<Checked> = if paths.is_empty() {
        let library = Rc::new(wait(session::library(&desk.folders)));
        let missions = content::missions(&library);
        let missions = missions.into_iter().map(|mission| mission_in(Rc::clone(&library), mission, PathBuf::from("missions")));
        missions.chain([shipped_rules()]).collect()
    } else {
        let (rules, others): (Vec<&PathBuf>, Vec<&PathBuf>) = paths.iter().partition(|path| is_rules(path));
        let rules = rules_at(desk, &rules);
        others.into_iter().map(|path| at_path(desk, path)).chain(rules).collect()
    };
    let errors = checked.iter().map(|checked| count(checked, Severity::Error)).sum::<usize>();
    if desk.json {
        let found: Vec<Value> = checked.iter().flat_map(|checked| as_json(desk, checked)).collect();
        print(&json!({"checked": checked.len(), "errors": errors, "diagnostics": found}).to_string())?;
    } else {
        let mut told = BTreeSet::new();
        for checked in &checked {
            // A fault of a shared deck is told once, not for every mission that draws on it.
            show(desk, checked, &mut told)?;
        }
    }
    Ok(if errors == 0 { WELL } else { NO })
}

fn mission_in(files: Rc<Files>, mission: String, folder: PathBuf) -> Checked {
    let found = Ok(content::diagnose(&files, &mission));
    Checked { name: mission, folder, files, found }
}

fn is_rules(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "md")
}

/// The rules that come with the program.
fn shipped_rules() -> Checked {
    let files = Rc::new(texts_of_rules());
    let found = Ok(content::rules(&files));
    Checked { name: "rules".to_owned(), folder: PathBuf::from("locales"), files, found }
}

fn texts_of_rules() -> Files {
    Files(rulebook::shipped::TEXTS.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect())
}

/// Rules texts anywhere, each in place of the shipped one of its name: their links may lead to those that were not named.
fn rules_at(desk: &Desk, paths: &[&PathBuf]) -> Vec<Checked> {
    if paths.is_empty() {
        return Vec::new();
    }
    let mut files = texts_of_rules();
    let mut named = Vec::new();
    for &path in paths {
        let shown = path.display().to_string();
        let given = || path.components().map(|part| part.as_os_str().to_string_lossy().into_owned()).collect();
        let parts: Vec<String> = wait(desk.folders.resolved_outside(&shown)).unwrap_or_else(given);
        // The folder of the language is the last one that is followed by `rules`.
        let at = parts.iter().rposition(|part| part == "rules").and_then(|at| at.checked_sub(1)).unwrap_or_default();
        let name = parts[at..].join("/");
        let depth = parts.len() - at;
        let folder = path.ancestors().nth(depth).map(Path::to_owned).unwrap_or_default();
        let text = wait(desk.folders.text_outside(&shown)).map_err(|error| trouble::open(&desk.voice, &error));
        let read = text.map(|text| drop(files.0.insert(name.clone(), text)));
        named.push((shown, name, folder, read));
    }
    let files = Rc::new(files);
    let found = content::rules(&files);
    let of = |(shown, name, folder, read): (String, String, PathBuf, Result<(), String>)| {
        let own = read.map(|()| found.iter().filter(|it| it.file == name).cloned().collect());
        Checked { name: shown, folder, files: Rc::clone(&files), found: own }
    };
    named.into_iter().map(of).collect()
}

fn at_path(desk: &Desk, path: &Path) -> Checked {
    let name = path.display().to_string();
    let nothing = |why: String| Checked { name: name.clone(), folder: PathBuf::new(), files: Rc::default(), found: Err(why) };
    if path.extension().is_some_and(|extension| extension == "journal") {
        let reread = wait(desk.folders.read_outside(&name)).map_err(SessionError::from).and_then(session::reread);
        return match reread {
            Ok(reread) => match reread.damage() {
                Some(part) => nothing(saves::damage(&desk.voice, part)),
                None if !reread.folds_as_stored() => nothing(desk.voice.plain("cli-save-folds-otherwise")),
                None => Checked { name, folder: PathBuf::new(), files: Rc::default(), found: Ok(Vec::new()) },
            },
            Err(error) => nothing(trouble::session(&desk.voice, &error)),
        };
    }
    if wait(desk.folders.kind_outside(&name)) == Some(Kind::File) {
        let bundle = wait(desk.folders.strange_text(&name)).and_then(|text| Ok(exchange::read_bundle(&text)?));
        return match bundle {
            Ok(bundle) => mission_in(bundle.files.into(), bundle.mission, path.to_owned()),
            Err(error) => nothing(trouble::strange(&desk.voice, &error)),
        };
    }
    let own = wait(desk.folders.texts_outside(&name));
    match (own.contains_key(content::MISSION_FILE), wait(desk.folders.resolved_outside(&name))) {
        (true, Some(parts)) => {
            let mission = parts.last().cloned().unwrap_or_default();
            let mut files = wait(session::library(&desk.folders));
            files.put_mission(&mission, own);
            let folder = path.parent().map(Path::to_owned).unwrap_or_default();
            mission_in(files.into(), mission, folder)
        }
        _ => nothing(desk.voice.say("cli-no-mission-there", &Args::new().text("path", name.clone()))),
    }
}

fn count(checked: &Checked, severity: Severity) -> usize {
    match &checked.found {
        Ok(found) => found.iter().filter(|diagnostic| diagnostic.severity == severity).count(),
        Err(_) => usize::from(severity == Severity::Error),
    }
}

fn as_json(desk: &Desk, checked: &Checked) -> Vec<Value> {
    match &checked.found {
        Ok(found) => found
            .iter()
            .map(|it| {
                json!({
                    "checked": checked.name, "severity": it.severity, "code": it.code, "file": checked.folder.join(&it.file),
                    "line": it.line, "column": it.column, "message": trouble::diagnostic(&desk.voice, it),
                    "help": trouble::diagnostic_help(&desk.voice, it),
                })
            })
            .collect(),
        Err(why) => vec![json!({"checked": checked.name, "severity": "error", "code": "unreadable", "message": why})],
    }
}

fn show(desk: &Desk, checked: &Checked, told: &mut BTreeSet<(String, usize, &'static str)>) -> io::Result<()> {
    match &checked.found {
        Ok(found) => {
            for diagnostic in found {
                if told.insert((diagnostic.file.clone(), diagnostic.span.start, diagnostic.code.id())) {
                    print(&trouble::rendered(&desk.voice, diagnostic, &checked.files))?;
                }
            }
        }
        Err(why) => print(&format!("{}: {why}", checked.name))?,
    }
    let args = Args::new()
        .text("name", checked.name.clone())
        .count("errors", count(checked, Severity::Error))
        .count("warnings", count(checked, Severity::Warning));
    print(&desk.voice.say("cli-checked", &args))
}
