//! `check`: validates mission folders, bundles, saves and rules, and reports all errors at once.

use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

use super::console::{Answer, Context, EXIT_FAILURE, Outcome, print, wait, with_meant};
use super::{name_clash, saves};
use base::suggest::suggest;
use content::campaign::CAMPAIGN_FILE;
use content::import::{ImportError, Imported};
use content::{self, Code, Diagnostic, Files, Severity};
use language::Args;
use rulebook;
use session::campaign::lost_chapters;
use session::workshop::{self, Source};
use session::{self, Library, SessionError, messages};
use storage::{
    CAMPAIGN, FolderTexts, Folders, Kind, LeftOut, LostChapter, ThirdPartyError, path_text,
};

struct Checked {
    /// Its name on the command line.
    name: String,
    folder: PathBuf,
    files: Rc<Files>,
    /// Its diagnostics, or why it cannot be read.
    found: Result<Vec<Diagnostic>, String>,
    /// What of it was not read.
    left_out: Vec<LeftOut>,
    /// Whether it is a packed campaign without a checksum.
    is_unchecked: bool,
}

impl Checked {
    /// With what was not read of its folder: that is not reported as missing too.
    fn without(mut self, left_out: Vec<LeftOut>, folder: &str) -> Self {
        let files: BTreeSet<String> = left_out
            .iter()
            .map(|it| format!("{folder}/{}", it.name))
            .collect();
        let decks: BTreeSet<&str> = left_out
            .iter()
            .filter_map(|it| it.name.rsplit('/').next()?.strip_suffix(".json"))
            .collect();
        let is_unread = |it: &Diagnostic| match it.code {
            Code::MissingFile => files.contains(&it.file),
            Code::UnknownDeck => it
                .args
                .get("id")
                .is_some_and(|id| decks.contains(id.as_str())),
            _ => false,
        };
        if let Ok(found) = &mut self.found {
            found.retain(|it| !is_unread(it));
        }
        self.left_out = left_out;
        self
    }
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
fn texts(context: &Context, paths: &[PathBuf]) -> Vec<FolderTexts> {
    let own = paths.iter().map(|path| {
        let name = path_text(path);
        match wait(context.folders.external_kind(&name)) {
            Some(Kind::Folder) => {
                wait(context.folders.read_external_folder(&name)).unwrap_or_default()
            }
            _ => FolderTexts {
                texts: wait(context.folders.external_text(&name))
                    .map(|text| (name, text))
                    .into_iter()
                    .collect(),
                left_out: Vec::new(),
            },
        }
    });
    let Library { files, left_out } = wait(session::read_library(&context.folders));
    let library = FolderTexts {
        texts: files.0,
        left_out,
    };
    own.chain([library]).collect()
}

/// Checks the given paths, or else everything shipped and installed.
pub(super) fn check(context: &Context, paths: &[PathBuf]) -> Answer {
    let checked: Vec<Checked> = if paths.is_empty() {
        everything(context)
    } else {
        let (rules, others): (Vec<&PathBuf>, Vec<&PathBuf>) =
            paths.iter().partition(|path| is_rules(path));
        let rules = rules_at(context, &rules);
        let mut checked = Vec::new();
        for path in others {
            name_clash::report(context, &path.display().to_string())?;
            checked.push(at_path(context, path));
        }
        checked.extend(rules);
        checked
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
    let left_out: Vec<&LeftOut> = checked.iter().flat_map(|it| &it.left_out).collect();
    Ok(if errors == 0 {
        Outcome::of(&left_out).code()
    } else {
        EXIT_FAILURE
    })
}

/// Checks what is in a folder of that name among these files.
type CheckFolder = fn(Rc<Files>, String, PathBuf) -> Checked;

/// All missions and campaigns that are listed, the rules, and what lies among the missions and was not read.
fn everything(context: &Context) -> Vec<Checked> {
    let Library {
        files: library,
        mut left_out,
    } = wait(session::read_library(&context.folders));
    let library = Rc::new(library);
    let mut of = |folder: &str| {
        let (own, others) = left_out
            .drain(..)
            .partition(|it: &LeftOut| it.mission() == folder && it.name != folder);
        left_out = others;
        inside(folder, own)
    };
    let mut all = Vec::new();
    let missions = content::missions(&library).into_iter();
    let campaigns = content::campaign::campaigns(&library).into_iter();
    let listed = missions
        .map(|folder| (folder, mission_in as CheckFolder))
        .chain(campaigns.map(|folder| (folder, campaign_in as CheckFolder)));
    for (folder, check_folder) in listed {
        let own = of(&folder);
        let checked = check_folder(
            Rc::clone(&library),
            folder.clone(),
            PathBuf::from(Folders::MISSIONS),
        );
        all.push(checked.without(own, &folder));
    }
    all.push(shipped_rules());
    all.extend(left_out.into_iter().map(|unread| {
        let name = unread.name.clone();
        unreadable(name, messages::left_out(&context.localizer, &unread))
    }));
    all
}

/// What was left out of a listed mission, named relative to its folder.
fn inside(folder: &str, left_out: Vec<LeftOut>) -> Vec<LeftOut> {
    let relative = |mut it: LeftOut| {
        let own = it.name.strip_prefix(folder)?.strip_prefix('/')?.to_owned();
        it.name = own;
        Some(it)
    };
    left_out.into_iter().filter_map(relative).collect()
}

/// Something that cannot be read, with the reason.
fn unreadable(name: String, why: String) -> Checked {
    Checked {
        name,
        folder: PathBuf::new(),
        files: Rc::default(),
        found: Err(why),
        left_out: Vec::new(),
        is_unchecked: false,
    }
}

/// Something in which nothing is wrong, such as a save.
fn sound(name: String) -> Checked {
    Checked {
        name,
        folder: PathBuf::new(),
        files: Rc::default(),
        found: Ok(Vec::new()),
        left_out: Vec::new(),
        is_unchecked: false,
    }
}

fn mission_in(files: Rc<Files>, mission: String, folder: PathBuf) -> Checked {
    let found = Ok(content::diagnose(&files, &mission));
    Checked {
        name: mission,
        folder,
        files,
        found,
        left_out: Vec::new(),
        is_unchecked: false,
    }
}

fn campaign_in(files: Rc<Files>, campaign: String, folder: PathBuf) -> Checked {
    let found = Ok(content::campaign::diagnose_campaign(&files, &campaign));
    Checked {
        name: campaign,
        folder,
        files,
        found,
        left_out: Vec::new(),
        is_unchecked: false,
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
        left_out: Vec::new(),
        is_unchecked: false,
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
        let shown = path_text(path);
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
            left_out: Vec::new(),
            is_unchecked: false,
        }
    };
    named.into_iter().map(of).collect()
}

fn at_path(context: &Context, path: &Path) -> Checked {
    let name = path_text(path);
    if path
        .extension()
        .is_some_and(|extension| extension == "journal")
    {
        return save_at(context, name);
    }
    let kind = wait(context.folders.external_kind(&name));
    // A listed mission comes before a file or folder of its name, as for every command.
    if let Some(listed) = by_name(context, &name, kind.is_none()) {
        return listed;
    }
    let Some(kind) = kind else {
        return unreadable(name.clone(), unknown(context, &name));
    };
    let folder = path.parent().map(Path::to_owned).unwrap_or_default();
    match wait(workshop::read_source(&context.folders, &name)) {
        Ok(Source::File(Imported::Mission(bundle))) => {
            mission_in(bundle.files.into(), bundle.mission, path.to_owned())
        }
        Ok(Source::File(Imported::Campaign(packed))) => {
            let mut files = wait(session::library(&context.folders));
            files.put_mission(&packed.id, packed.texts);
            Checked {
                is_unchecked: !packed.has_checksum,
                ..campaign_in(files.into(), packed.id, folder)
            }
        }
        Ok(Source::Folder {
            name: own,
            texts,
            left_out,
        }) => {
            let is_campaign = texts.contains_key(CAMPAIGN_FILE);
            let mut files = wait(session::library(&context.folders));
            files.put_mission(&own, texts);
            let checked = if is_campaign {
                campaign_in(files.into(), own.clone(), folder)
            } else {
                mission_in(files.into(), own.clone(), folder)
            };
            checked.without(left_out, &own)
        }
        Err(ThirdPartyError::Invalid(ImportError::MissingMission)) if kind != Kind::File => {
            unreadable(name.clone(), no_mission(context, &name))
        }
        Err(error) => unreadable(
            name,
            messages::third_party_error(&context.localizer, &error),
        ),
    }
}

fn save_at(context: &Context, name: String) -> Checked {
    let reread = wait(context.folders.read_external(&name))
        .map_err(SessionError::from)
        .and_then(session::read_save);
    match reread {
        // The save of a whole campaign holds no game of its own; its chapters do.
        Err(SessionError::OtherGame { game }) if game == CAMPAIGN => {
            campaign_save_at(context, name)
        }
        Ok(reread) => match reread.damage() {
            Some(part) => unreadable(name, saves::damage(&context.localizer, part)),
            None if !reread.folds_as_stored() => {
                unreadable(name, context.localizer.text("cli-save-folds-otherwise"))
            }
            None => sound(name),
        },
        Err(error) => unreadable(name, messages::session_error(&context.localizer, &error)),
    }
}

/// The save of a whole campaign at a path.
fn campaign_save_at(context: &Context, name: String) -> Checked {
    match wait(context.folders.read_external(&name)) {
        Ok(reading) => match reading.damage {
            Some(part) => unreadable(name, saves::damage(&context.localizer, part)),
            None => match lost_chapters_of(context, &name) {
                Ok(lost) if lost.is_empty() => sound(name),
                Ok(lost) => {
                    let lost = lost
                        .iter()
                        .map(|chapter| messages::lost_chapter(&context.localizer, chapter));
                    let lost = lost.collect::<Vec<_>>().join(" ");
                    unreadable(name, lost)
                }
                Err(error) => unreadable(name, messages::session_error(&context.localizer, &error)),
            },
        },
        Err(error) => unreadable(name, messages::open_error(&context.localizer, &error)),
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

/// A mission or a campaign by its name, as `play` takes it; where nothing else has this name, also one that was not read.
fn by_name(context: &Context, name: &str, is_only: bool) -> Option<Checked> {
    let Library { files, left_out } = wait(session::read_library(&context.folders));
    let folder = PathBuf::from(Folders::MISSIONS);
    if let Some(unread) = left_out.iter().find(|it| is_only && it.name == name) {
        let why = messages::left_out(&context.localizer, unread);
        return Some(unreadable(name.to_owned(), why));
    }
    let is_among = |all: Vec<String>| all.iter().any(|known| known == name);
    let checked = if is_among(content::missions(&files)) {
        mission_in(files.into(), name.to_owned(), folder)
    } else if is_among(content::campaign::campaigns(&files)) {
        campaign_in(files.into(), name.to_owned(), folder)
    } else {
        return None;
    };
    Some(checked.without(inside(name, left_out), name))
}

/// The sentence that nothing has this name, with the name that may be meant.
fn unknown(context: &Context, name: &str) -> String {
    let library = wait(session::library(&context.folders));
    let known = content::missions(&library);
    with_meant(
        &context.localizer,
        no_mission(context, name),
        suggest(name, known.iter().map(String::as_str)),
    )
}

fn no_mission(context: &Context, path: &str) -> String {
    context
        .localizer
        .format("cli-no-mission-there", &Args::new().text("path", path))
}

fn count(checked: &Checked, severity: Severity) -> usize {
    let unread = checked
        .left_out
        .iter()
        .filter(|it| severity_of(it) == severity)
        .count();
    let found = match &checked.found {
        Ok(found) => found
            .iter()
            .filter(|diagnostic| diagnostic.severity == severity)
            .count(),
        Err(_) => usize::from(severity == Severity::Error),
    };
    found + unread
}

/// What keeps the folder from being added is an error.
fn severity_of(left_out: &LeftOut) -> Severity {
    if left_out.is_refused() {
        Severity::Error
    } else {
        Severity::Warning
    }
}

fn as_json(context: &Context, checked: &Checked) -> Vec<Value> {
    let unread = checked.left_out.iter().map(|it| {
        json!({
            "checked": checked.name, "severity": severity_of(it), "code": "left-out", "file": it.file,
            "message": messages::left_out(&context.localizer, it),
        })
    });
    let unchecked = checked.is_unchecked.then(|| {
        let message = context.localizer.text("import-unchecked");
        json!({"checked": checked.name, "severity": "note", "code": "no-checksum", "message": message})
    });
    let mut all = found_as_json(context, checked);
    all.extend(unchecked);
    all.extend(unread);
    all
}

fn found_as_json(context: &Context, checked: &Checked) -> Vec<Value> {
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
    if checked.is_unchecked {
        print(&context.localizer.text("import-unchecked"))?;
    }
    for unread in &checked.left_out {
        print(&messages::left_out(&context.localizer, unread))?;
    }
    let args = Args::new()
        .text("name", checked.name.clone())
        .count("errors", count(checked, Severity::Error))
        .count("warnings", count(checked, Severity::Warning));
    print(&context.localizer.format("cli-checked", &args))
}
