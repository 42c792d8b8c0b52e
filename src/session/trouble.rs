//! What went wrong, in the words of the players: what happened, what was kept, what to do.

use super::changes::{Changed, Named};
use super::scores::Trouble;
use super::workshop::{NotPacked, Refused};
use super::{SessionError, Unplayed};
use crate::content::changes::Change;
use crate::content::exchange::Untaken;
use crate::content::{self, Diagnostic, Files};
use crate::language::{self, Args, Voice, tell};
use crate::scoring::Fault;
use crate::storage::{Flaw, Notice, OpenError, StoreError, StrangeFolder, Unreadability};

/// A sentence on why no game could be begun or resumed.
pub fn session(voice: &Voice, error: &SessionError) -> String {
    match error {
        SessionError::UnknownMission { mission } => {
            voice.say("trouble-unknown-mission", &Args::new().text("mission", mission.clone()))
        }
        SessionError::BrokenMission { mission, diagnostics } => {
            voice.say("trouble-broken-mission", &Args::new().text("mission", mission.clone()).count("count", diagnostics.len()))
        }
        SessionError::OtherGame { game } => voice.say("trouble-other-game", &Args::new().text("game", game.clone())),
        SessionError::BadSetUp { faults } => voice.say("trouble-bad-set-up", &Args::new().text("why", listed(voice, faults))),
        SessionError::BadStart { id } => voice.say("trouble-bad-start", &Args::new().text("save", id.clone())),
        SessionError::Refused(error) => strange(voice, error),
        SessionError::Storage(error) => open(voice, error),
    }
}

/// A sentence on why a file or folder is no mission.
pub fn strange(voice: &Voice, error: &StrangeFolder) -> String {
    let file = |file: &str| Args::new().text("file", file);
    match error {
        StrangeFolder::Untaken(why) => untaken(voice, why),
        StrangeFolder::Link { file: link } => voice.say("strange-link", &file(link)),
        StrangeFolder::NotText { file: text } => voice.say("strange-not-text", &file(text)),
        StrangeFolder::Storage(OpenError::NotFound { id }) => {
            voice.say("strange-not-there", &Args::new().text("file", id.clone()))
        }
        StrangeFolder::Storage(error) => open(voice, error),
    }
}

fn untaken(voice: &Voice, why: &Untaken) -> String {
    let megabytes = |bytes: usize| Args::new().count("limit", bytes / (1024 * 1024));
    match why {
        Untaken::TooLarge { limit } => voice.say("strange-too-large", &megabytes(*limit)),
        Untaken::TooMany { limit } => voice.say("strange-too-many", &Args::new().count("limit", *limit)),
        Untaken::TooDeep => voice.plain("strange-too-deep"),
        Untaken::Half => voice.plain("strange-half"),
        Untaken::NoBundle => voice.plain("strange-no-bundle"),
        Untaken::NewerFormat { .. } => voice.plain("strange-newer-format"),
        Untaken::BadName { name } => voice.say("strange-bad-name", &Args::new().text("name", shown(name))),
        Untaken::BadId { id } => voice.say("strange-bad-id", &Args::new().text("id", shown(id))),
        Untaken::NoMission => voice.plain("strange-no-mission"),
    }
}

/// A name of a stranger on one line, and not without end.
fn shown(name: &str) -> String {
    name.chars().take(80).flat_map(char::escape_default).collect()
}

/// A sentence on why a mission of somebody else was not taken in.
pub fn refused(voice: &Voice, refused: &Refused) -> String {
    match refused {
        Refused::Strange(error) => strange(voice, error),
        Refused::Shipped { id } => voice.say("strange-shipped", &Args::new().text("id", id.clone())),
        Refused::Broken { diagnostics, .. } => voice.say("strange-broken", &Args::new().count("count", diagnostics.len())),
        Refused::There { id } => voice.say("strange-there", &Args::new().text("id", id.clone())),
    }
}

/// A sentence on why a mission was not packed.
pub fn not_packed(voice: &Voice, why: &NotPacked) -> String {
    match why {
        NotPacked::Wrong { count } => voice.say("workshop-not-packed", &Args::new().count("count", *count)),
        NotPacked::Session(error) => session(voice, error),
    }
}

/// What is different in a mission that has changed, a line each: by title, or by id where there is none.
pub fn changes(voice: &Voice, changed: &Changed) -> Vec<String> {
    changed.open.iter().map(|(it, named)| change(voice, it, named)).collect()
}

fn change(voice: &Voice, change: &Change, named: &Named) -> String {
    let args = Args::new()
        .text("kind", voice.say("changed-kind", &Args::new().text("kind", change.kind)))
        .text("how", voice.say("changed-how", &Args::new().text("how", change.how.id())));
    match named.title(voice.language()) {
        _ if change.kind == "mission" => voice.say("changed-line-mission", &args),
        Some(title) => voice.say("changed-line", &args.text("title", title)),
        None => voice.say("changed-line-untitled", &args.text("id", &named.id)),
    }
}

/// How much else is different that the crew has not met; `None` where nothing is.
pub fn changes_not_met(voice: &Voice, changed: &Changed) -> Option<String> {
    let counted =
        |(kind, count): (&&str, &usize)| voice.say("changed-count", &Args::new().text("kind", *kind).count("count", *count));
    let counts: Vec<String> = changed.hidden.iter().map(counted).collect();
    (!counts.is_empty()).then(|| voice.say("changed-not-met", &Args::new().text("counts", voice.list(&counts))))
}

/// What lies on the table and is gone from the mission, in a list.
pub fn gone(voice: &Voice, open: &[Named], later: bool) -> String {
    let name = |it: &Named| {
        let title = it.title(voice.language()).map(|title| voice.say("changed-title-of", &Args::new().text("title", title)));
        title.unwrap_or_else(|| format!("({})", it.id))
    };
    let later = later.then(|| voice.plain("changed-noted"));
    voice.list(&open.iter().map(name).chain(later).collect::<Vec<_>>())
}

/// A sentence on why a wish did not come true.
pub fn unplayed(voice: &Voice, error: &Unplayed) -> String {
    match error {
        Unplayed::Refused(refusal) => tell::refusal(voice, refusal),
        Unplayed::Unwritten(error) => store(voice, error),
    }
}

/// A sentence on why a save could not be opened, made, copied or moved.
pub fn open(voice: &Voice, error: &OpenError) -> String {
    let file = |file: &str| Args::new().text("file", file);
    let save = |id: &str| Args::new().text("save", id.to_owned());
    match error {
        OpenError::BadId { id } => voice.say("trouble-bad-id", &save(id)),
        OpenError::NotFound { id } => voice.say("trouble-not-found", &save(id)),
        OpenError::Unreadable { file: path, why: Unreadability::NotAFile } => voice.say("trouble-not-a-file", &file(path)),
        OpenError::Unreadable { file: path, why: Unreadability::TooLarge { .. } } => voice.say("trouble-too-large", &file(path)),
        OpenError::NewerFormat { file: path, .. } => voice.say("trouble-newer-format", &file(path)),
        OpenError::InUse { id } => voice.say("trouble-in-use", &save(id)),
        OpenError::BadHeader { flaw, kept, newest_backup, .. } => {
            let id = match (flaw, newest_backup) {
                (Flaw::Missing, None) => "trouble-empty-save",
                (_, None) => "trouble-bad-header",
                (_, Some(_)) => "trouble-bad-header-with-backup",
            };
            voice.say(id, &file(kept))
        }
        OpenError::MissionDamaged { file: path, missing } => {
            voice.say("trouble-mission-damaged", &file(path).text("missing", missing.join(", ")))
        }
        OpenError::Damaged { file: path, line, .. } => {
            voice.say("trouble-damaged", &file(path).number("line", i64::try_from(*line).unwrap_or(0)))
        }
        OpenError::Io { file: path, cause } => voice.say("trouble-disk", &file(path).text("cause", cause.to_string())),
        OpenError::Store(error) => store(voice, error),
    }
}

/// All that is wrong in what was entered, a sentence each.
fn listed(voice: &Voice, faults: &[Fault]) -> String {
    faults.iter().map(|fault| language::score::fault_at(voice, fault)).collect::<Vec<_>>().join(" ")
}

/// A sentence on why something could not be done with the kept games.
pub fn score(voice: &Voice, trouble: &Trouble) -> String {
    let list = |faults: &[Fault]| listed(voice, faults);
    match trouble {
        Trouble::Refused(faults) => list(faults),
        Trouble::Unreadable { id, flaws } => {
            voice.say("trouble-score-unreadable", &Args::new().text("id", id.clone()).text("why", list(flaws)))
        }
        Trouble::OtherGame { id, game } => {
            let game = language::score::game(voice, game);
            voice.say("trouble-score-of-other-game", &Args::new().text("id", id.clone()).text("game", game))
        }
        Trouble::Exists { file } => voice.say("trouble-file-exists", &Args::new().text("file", file)),
        Trouble::Storage(OpenError::NotFound { id }) => voice.say("trouble-no-score", &Args::new().text("id", id.clone())),
        Trouble::Storage(OpenError::BadId { id }) => voice.say("trouble-bad-score-id", &Args::new().text("id", id.clone())),
        Trouble::Storage(OpenError::Store(StoreError::ChangedOutside { file: path, .. })) => {
            voice.say("trouble-score-changed", &Args::new().text("file", path))
        }
        Trouble::Storage(error) => open(voice, error),
    }
}

/// A sentence on why a record did not go down.
pub fn store(voice: &Voice, error: &StoreError) -> String {
    let file = |file: &str| Args::new().text("file", file);
    match error {
        StoreError::Io { file: path, cause } => voice.say("trouble-not-written", &file(path).text("cause", cause.to_string())),
        StoreError::ChangedOutside { file: path, .. } => voice.say("trouble-changed-outside", &file(path)),
        StoreError::TooLong { .. } => voice.plain("trouble-too-long"),
        StoreError::NotJson | StoreError::NotOneLine | StoreError::Behind => voice.plain("trouble-behind"),
    }
}

/// A sentence on what happened on the way.
pub fn notice(voice: &Voice, notice: &Notice) -> String {
    let number = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    match notice {
        Notice::TornTail { kept_as, .. } => voice.say("notice-torn-tail", &Args::new().text("file", kept_as)),
        Notice::Repaired { kept_as, .. } => voice.say("notice-repaired", &Args::new().text("file", kept_as)),
        Notice::RecoveredAs { id, good_records, from, .. } => {
            let args = Args::new().text("save", id.clone()).text("from", from.clone());
            voice.say("notice-recovered", &args.number("count", number(*good_records)))
        }
        Notice::Rewritten { file } => voice.say("notice-rewritten", &Args::new().text("file", file)),
        Notice::Repeated { lines } => voice.say("notice-repeated", &Args::new().number("count", number(lines.len()))),
        Notice::Unlocked { id } => voice.say("notice-unlocked", &Args::new().text("save", id.clone())),
        Notice::BoxUnreadable { file, kept_as } => match kept_as {
            Some(kept) => voice.say("notice-box-kept", &Args::new().text("file", kept)),
            None => voice.say("notice-box-unreadable", &Args::new().text("file", file)),
        },
        Notice::BoxNewer { file } => voice.say("notice-box-newer", &Args::new().text("file", file)),
        Notice::BoxFields { names, .. } => {
            voice.say("notice-box-fields", &Args::new().count("count", names.len()).text("names", names.join(", ")))
        }
        Notice::SheetUnreadable { file, kept_as } => {
            voice.say("notice-sheet-unreadable", &Args::new().text("file", kept_as.as_ref().unwrap_or(file)))
        }
        Notice::SettingsUnreadable { kept_as, .. } | Notice::SettingsFields { kept_as, .. } => match kept_as {
            Some(file) => voice.say("notice-settings-kept", &Args::new().text("file", file)),
            None => voice.plain("notice-settings"),
        },
    }
}

/// A diagnostic in one line, without its place: what is wrong, and what was perhaps meant.
pub fn diagnostic(voice: &Voice, diagnostic: &Diagnostic) -> String {
    let (id, args) = named(diagnostic);
    let attribute = |name: &str| voice.try_say_attribute(&id, name, &args);
    let special = diagnostic.args.keys().find_map(|name| attribute(&format!("with-{name}")));
    let what = special.unwrap_or_else(|| voice.say(&id, &args));
    // Each value that may be there brings a sentence of its own. What was perhaps meant says more than all that is allowed.
    let guessed = diagnostic.args.contains_key("suggestion");
    let more = diagnostic.args.keys().filter(|name| !(guessed && **name == "expected")).filter_map(|name| attribute(name));
    std::iter::once(what).chain(more).collect::<Vec<_>>().join(" ")
}

/// What to do about a diagnostic.
pub fn diagnostic_help(voice: &Voice, diagnostic: &Diagnostic) -> Option<String> {
    let (id, args) = named(diagnostic);
    voice.try_say_attribute(&id, "help", &args)
}

/// The message of a diagnostic and what its sentences name.
fn named(diagnostic: &Diagnostic) -> (String, Args) {
    let args = diagnostic.args.iter().fold(Args::new(), |args, (name, value)| args.text(name, value.clone()));
    (format!("diagnostic-{}", diagnostic.code.id()), args)
}

/// A diagnostic as compilers print it, with the line and what to do.
pub fn rendered(voice: &Voice, found: &Diagnostic, files: &Files) -> String {
    let text = files.text(&found.file).unwrap_or_default();
    let shown = content::render(found, &diagnostic(voice, found), text);
    match diagnostic_help(voice, found) {
        Some(help) => format!("{}\n  = {help}\n", shown.trim_end()),
        None => shown,
    }
}
