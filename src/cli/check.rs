//! `check`: validates mission folders, bundles, saves and rules, and reports all errors at once.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

use super::console::{Answer, Context, EXIT_FAILURE, EXIT_OK, print, wait, with_meant};
use super::saves;
use base::suggest::suggest;
use content::{self, Diagnostic, Files, Severity, import};
use language::Args;
use rulebook;
use session::campaign::{find_campaign, lost_chapters};
use session::{self, SessionError, messages};
use storage::{CAMPAIGN, Folders, Kind, LostChapter};

struct Checked {
    /// Its name on the command line.
    name: String,
    folder: PathBuf,
    files: Rc<Files>,
    /// Its diagnostics, or why it cannot be read.
    found: Result<Vec<Diagnostic>, String>,
}

/// How often the files are looked at for a change.
const EVERY: Duration = Duration::from_millis(300);

/// Checks, and again whenever a file has changed: an author leaves it open beside the editor. Ends when its output is closed.
pub(super) fn watch(context: &Context, paths: &[PathBuf]) -> Answer {
    loop {
        let before = texts(context, paths);
        let _ = check(context, paths)?;
        if !context.json {
            print(&context.localizer.text("cli-watching"))?;
        }
        // A file is empty or half written while an editor saves it: what two looks see alike is whole.
        let mut last = before.clone();
        loop {
            thread::sleep(EVERY);
            let now = texts(context, paths);
            if now != before && now == last {
                break;
            }
            last = now;
        }
    }
}

/// All texts that a check reads: a time of change may be too coarse, and an editor may keep it.
fn texts(context: &Context, paths: &[PathBuf]) -> Vec<BTreeMap<String, String>> {
    let own = paths.iter().map(|path| {
        let name = path.display().to_string();
        match wait(context.folders.external_kind(&name)) {
            Some(Kind::Folder) => wait(context.folders.external_texts(&name)),
            _ => wait(context.folders.external_text(&name))
                .map(|text| (name, text))
                .into_iter()
                .collect(),
        }
    });
    own.chain([wait(session::library(&context.folders)).0])
        .collect()
}

/// Checks the given paths, or else everything shipped and installed.
pub(super) fn check(context: &Context, paths: &[PathBuf]) -> Answer {
    let checked: Vec<Checked> = if paths.is_empty() {
        let library = Rc::new(wait(session::library(&context.folders)));
        let missions = content::missions(&library);
        let missions = missions
            .into_iter()
            .map(|mission| mission_in(Rc::clone(&library), mission, PathBuf::from("missions")));
        let campaigns = content::campaign::campaigns(&library).into_iter();
        let campaigns = campaigns
            .map(|folder| campaign_in(Rc::clone(&library), folder, PathBuf::from("missions")));
        missions.chain(campaigns).chain([shipped_rules()]).collect()
    } else {
        let (rules, others): (Vec<&PathBuf>, Vec<&PathBuf>) =
            paths.iter().partition(|path| is_rules(path));
        let rules = rules_at(context, &rules);
        others
            .into_iter()
            .map(|path| at_path(context, path))
            .chain(rules)
            .collect()
    };
    let errors = checked
        .iter()
        .map(|checked| count(checked, Severity::Error))
        .sum::<usize>();
    if context.json {
        let found: Vec<Value> = checked
            .iter()
            .flat_map(|checked| as_json(context, checked))
            .collect();
        print(
            &json!({"checked": checked.len(), "errors": errors, "diagnostics": found}).to_string(),
        )?;
    } else {
        // An error in a shared deck is printed once, not for every mission with this deck.
        let mut printed = BTreeSet::new();
        checked
            .iter()
            .try_for_each(|checked| show(context, checked, &mut printed))?;
    }
    Ok(if errors == 0 { EXIT_OK } else { EXIT_FAILURE })
}

fn mission_in(files: Rc<Files>, mission: String, folder: PathBuf) -> Checked {
    let found = Ok(content::diagnose(&files, &mission));
    Checked {
        name: mission,
        folder,
        files,
        found,
    }
}

fn campaign_in(files: Rc<Files>, campaign: String, folder: PathBuf) -> Checked {
    let found = Ok(content::campaign::diagnose_campaign(&files, &campaign));
    Checked {
        name: campaign,
        folder,
        files,
        found,
    }
}

fn is_rules(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "md")
}

fn shipped_rules() -> Checked {
    let files = Rc::new(texts_of_rules());
    let found = Ok(content::rules(&files));
    Checked {
        name: "rules".to_owned(),
        folder: PathBuf::from("locales"),
        files,
        found,
    }
}

fn texts_of_rules() -> Files {
    Files(
        rulebook::shipped::TEXTS
            .iter()
            .map(|&(name, text)| (name.to_owned(), text.to_owned()))
            .collect(),
    )
}

/// Checks files of rules, each in place of the shipped one of its name, so that links to other shipped files are valid.
fn rules_at(context: &Context, paths: &[&PathBuf]) -> Vec<Checked> {
    if paths.is_empty() {
        return Vec::new();
    }
    let mut files = texts_of_rules();
    let mut named = Vec::new();
    for &path in paths {
        let shown = path.display().to_string();
        let given = || {
            path.components()
                .map(|part| part.as_os_str().to_string_lossy().into_owned())
                .collect()
        };
        let parts: Vec<String> =
            wait(context.folders.resolve_external(&shown)).unwrap_or_else(given);
        // The folder of the language is the last one followed by `rules`.
        let at = parts
            .iter()
            .rposition(|part| part == "rules")
            .and_then(|at| at.checked_sub(1))
            .unwrap_or_default();
        let name = parts[at..].join("/");
        let depth = parts.len() - at;
        let folder = path
            .ancestors()
            .nth(depth)
            .map(Path::to_owned)
            .unwrap_or_default();
        let text = wait(context.folders.external_text(&shown))
            .map_err(|error| messages::open_error(&context.localizer, &error));
        let read = text.map(|text| drop(files.0.insert(name.clone(), text)));
        named.push((shown, name, folder, read));
    }
    let files = Rc::new(files);
    let found = content::rules(&files);
    let of = |(shown, name, folder, read): (String, String, PathBuf, Result<(), String>)| {
        let own = read.map(|()| found.iter().filter(|it| it.file == name).cloned().collect());
        Checked {
            name: shown,
            folder,
            files: Rc::clone(&files),
            found: own,
        }
    };
    named.into_iter().map(of).collect()
}

fn at_path(context: &Context, path: &Path) -> Checked {
    let name = path.display().to_string();
    let unreadable = |why: String| Checked {
        name: name.clone(),
        folder: PathBuf::new(),
        files: Rc::default(),
        found: Err(why),
    };
    if path
        .extension()
        .is_some_and(|extension| extension == "journal")
    {
        let reread = wait(context.folders.read_external(&name))
            .map_err(SessionError::from)
            .and_then(session::read_save);
        return match reread {
            // The save of a whole campaign holds no game of its own; its chapters do.
            Err(SessionError::OtherGame { game }) if game == CAMPAIGN => {
                campaign_in_save(context, &name, unreadable)
            }
            Ok(reread) => match reread.damage() {
                Some(part) => unreadable(saves::damage(&context.localizer, part)),
                None if !reread.folds_as_stored() => {
                    unreadable(context.localizer.text("cli-save-folds-otherwise"))
                }
                None => Checked {
                    name,
                    folder: PathBuf::new(),
                    files: Rc::default(),
                    found: Ok(Vec::new()),
                },
            },
            Err(error) => unreadable(messages::session_error(&context.localizer, &error)),
        };
    }
    if let Some((files, campaign)) = wait(find_campaign(&context.folders, &name)) {
        let folder = path.parent().map(Path::to_owned).unwrap_or_default();
        return campaign_in(files.into(), campaign, folder);
    }
    match wait(context.folders.external_kind(&name)) {
        Some(Kind::File) => {
            let bundle = wait(context.folders.third_party_text(&name))
                .and_then(|text| Ok(import::read_bundle(&text)?));
            match bundle {
                Ok(bundle) => mission_in(bundle.files.into(), bundle.mission, path.to_owned()),
                Err(error) => unreadable(messages::third_party_error(&context.localizer, &error)),
            }
        }
        Some(Kind::Folder | Kind::Other) => {
            let own = wait(context.folders.external_texts(&name));
            match (
                own.contains_key(content::MISSION_FILE),
                wait(context.folders.resolve_external(&name)),
            ) {
                (true, Some(parts)) => {
                    let mission = parts.last().cloned().unwrap_or_default();
                    let mut files = wait(session::library(&context.folders));
                    files.put_mission(&mission, own);
                    let folder = path.parent().map(Path::to_owned).unwrap_or_default();
                    mission_in(files.into(), mission, folder)
                }
                _ => unreadable(no_mission(context, &name)),
            }
        }
        None => by_name(context, &name).unwrap_or_else(unreadable),
    }
}

/// The save of a whole campaign at a path.
fn campaign_in_save(
    context: &Context,
    name: &str,
    unreadable: impl Fn(String) -> Checked,
) -> Checked {
    match wait(context.folders.read_external(name)) {
        Ok(reading) => match reading.damage {
            Some(part) => unreadable(saves::damage(&context.localizer, part)),
            None => match lost_chapters_of(context, name) {
                Ok(lost) if lost.is_empty() => Checked {
                    name: name.to_owned(),
                    folder: PathBuf::new(),
                    files: Rc::default(),
                    found: Ok(Vec::new()),
                },
                Ok(lost) => {
                    let lost = lost
                        .iter()
                        .map(|chapter| messages::lost_chapter(&context.localizer, chapter));
                    unreadable(lost.collect::<Vec<_>>().join(" "))
                }
                Err(error) => unreadable(messages::session_error(&context.localizer, &error)),
            },
        },
        Err(error) => unreadable(messages::open_error(&context.localizer, &error)),
    }
}

/// The chapters that cannot be opened, of a campaign in the folder of the saves. A copy elsewhere has its chapters elsewhere too.
fn lost_chapters_of(context: &Context, name: &str) -> Result<Vec<LostChapter>, SessionError> {
    let folders = &context.folders;
    let id = Path::new(name)
        .file_stem()
        .unwrap_or_default()
        .to_string_lossy();
    let own = folders.display_path(&format!("{}/{id}.journal", Folders::SAVES));
    if wait(folders.resolve_external(&own)) == wait(folders.resolve_external(name)) {
        wait(lost_chapters(folders, &id))
    } else {
        Ok(Vec::new())
    }
}

/// A mission by its name, as `play` takes it; the error says that nothing has this name.
fn by_name(context: &Context, name: &str) -> Result<Checked, String> {
    let library = Rc::new(wait(session::library(&context.folders)));
    let known = content::missions(&library);
    if known.iter().any(|known| known == name) {
        return Ok(mission_in(
            library,
            name.to_owned(),
            PathBuf::from("missions"),
        ));
    }
    Err(with_meant(
        &context.localizer,
        no_mission(context, name),
        suggest(name, known.iter().map(String::as_str)),
    ))
}

fn no_mission(context: &Context, path: &str) -> String {
    context
        .localizer
        .format("cli-no-mission-there", &Args::new().text("path", path))
}

fn count(checked: &Checked, severity: Severity) -> usize {
    match &checked.found {
        Ok(found) => found
            .iter()
            .filter(|diagnostic| diagnostic.severity == severity)
            .count(),
        Err(_) => usize::from(severity == Severity::Error),
    }
}

fn as_json(context: &Context, checked: &Checked) -> Vec<Value> {
    match &checked.found {
        Ok(found) => found
            .iter()
            .map(|it| {
                json!({
                    "checked": checked.name, "severity": it.severity, "code": it.code, "file": checked.folder.join(&it.file),
                    "line": it.line, "column": it.column, "message": messages::diagnostic(&context.localizer, it),
                    "help": messages::diagnostic_help(&context.localizer, it),
                })
            })
            .collect(),
        Err(why) => vec![json!({"checked": checked.name, "severity": "error", "code": "unreadable", "message": why})],
    }
}

fn show(
    context: &Context,
    checked: &Checked,
    printed: &mut BTreeSet<(String, usize, &'static str)>,
) -> io::Result<()> {
    match &checked.found {
        Ok(found) => {
            for diagnostic in found {
                if printed.insert((
                    diagnostic.file.clone(),
                    diagnostic.span.start,
                    diagnostic.code.id(),
                )) {
                    print(&messages::render_diagnostic(
                        &context.localizer,
                        diagnostic,
                        &checked.files,
                    ))?;
                }
            }
        }
        Err(why) => print(&format!("{}: {why}", checked.name))?,
    }
    let args = Args::new()
        .text("name", checked.name.clone())
        .count("errors", count(checked, Severity::Error))
        .count("warnings", count(checked, Severity::Warning));
    print(&context.localizer.format("cli-checked", &args))
}
