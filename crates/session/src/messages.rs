//! Messages about errors, notices, diagnostics and changed missions.

use std::io::ErrorKind;

use super::changes::{MissionChanges, NamedElement};
use super::scores::ScoreError;
use super::workshop::{InstallError, PackError};
use super::{PlayError, SessionError};
use companions::scoring::InputError;
use content::changes::Change;
use content::import::ImportError;
use content::{self, Diagnostic, Files};
use language::{self, Args, Voice, fact_text};
use storage::{
    ArchiveError, LineError, Notice, OpenError, StoreError, ThirdPartyError, Unreadability,
};

/// A message with one argument.
fn say(voice: &Voice, id: &str, name: &'static str, value: &str) -> String {
    voice.say(id, &Args::new().text(name, value))
}

/// Why a game was not started or resumed, in sentences for the players.
pub fn session_error(voice: &Voice, error: &SessionError) -> String {
    match error {
        SessionError::UnknownMission { mission } => {
            say(voice, "trouble-unknown-mission", "mission", mission)
        }
        SessionError::InvalidMission {
            mission,
            diagnostics,
        } => voice.say(
            "trouble-broken-mission",
            &Args::new()
                .text("mission", mission.clone())
                .count("count", diagnostics.len()),
        ),
        SessionError::OtherGame { game } => say(voice, "trouble-other-game", "game", game),
        SessionError::BadSetUp { faults } => voice.say(
            "trouble-bad-set-up",
            &Args::new().text("why", listed(voice, faults)),
        ),
        SessionError::BadStart { id } => say(voice, "trouble-bad-start", "save", id),
        SessionError::NotAMission(error) => third_party_error(voice, error),
        SessionError::Archive(error) => archive_error(voice, error),
        SessionError::Storage(error) => open_error(voice, error),
    }
}

/// Why a third-party file or folder was not read, with its path.
pub fn third_party_error(voice: &Voice, error: &ThirdPartyError) -> String {
    match error {
        ThirdPartyError::Invalid(why) => untaken(voice, why),
        ThirdPartyError::Link { file: link } => say(voice, "strange-link", "file", link),
        ThirdPartyError::NotText { file: text } => say(voice, "strange-not-text", "file", text),
        ThirdPartyError::Storage(OpenError::NotFound { id }) => {
            say(voice, "strange-not-there", "file", id)
        }
        ThirdPartyError::Storage(error) => open_error(voice, error),
    }
}

fn untaken(voice: &Voice, why: &ImportError) -> String {
    let megabytes = |bytes: usize| Args::new().count("limit", bytes / (1024 * 1024));
    match why {
        ImportError::TooLarge { limit } => voice.say("strange-too-large", &megabytes(*limit)),
        ImportError::TooManyTexts { limit } => {
            voice.say("strange-too-many", &Args::new().count("limit", *limit))
        }
        ImportError::TooDeep => voice.plain("strange-too-deep"),
        ImportError::Truncated => voice.plain("strange-half"),
        ImportError::NotABundle => voice.plain("strange-no-bundle"),
        ImportError::NewerFormat { .. } => voice.plain("strange-newer-format"),
        ImportError::InvalidName { name } => say(voice, "strange-bad-name", "name", &shown(name)),
        ImportError::InvalidId { id } => say(voice, "strange-bad-id", "id", &shown(id)),
        ImportError::GameId { id } => say(voice, "strange-game-id", "id", &shown(id)),
        ImportError::TwinNames { one, other } => voice.say(
            "strange-twin-names",
            &Args::new()
                .text("one", shown(one))
                .text("other", shown(other)),
        ),
        ImportError::DuplicateKey { key } => say(voice, "strange-doubled-key", "key", &shown(key)),
        ImportError::MissingMission => voice.plain("strange-no-mission"),
    }
}

/// A third-party name, on one line and at most 80 characters long.
fn shown(name: &str) -> String {
    name.chars()
        .take(80)
        .flat_map(char::escape_default)
        .collect()
}

/// Why a third-party mission was not installed.
pub fn install_error(voice: &Voice, refused: &InstallError) -> String {
    match refused {
        InstallError::ThirdParty(error) => third_party_error(voice, error),
        InstallError::Shipped { id } => say(voice, "strange-shipped", "id", id),
        InstallError::Invalid { diagnostics, .. } => voice.say(
            "strange-broken",
            &Args::new().count("count", diagnostics.len()),
        ),
        InstallError::Exists { id } => say(voice, "strange-there", "id", id),
    }
}

/// Why a mission was not packed to share: the number of its errors, or the error of its texts.
pub fn pack_error(voice: &Voice, why: &PackError) -> String {
    match why {
        PackError::HasErrors { count } => {
            voice.say("workshop-not-packed", &Args::new().count("count", *count))
        }
        PackError::Session(error) => session_error(voice, error),
    }
}

/// The changes of a mission, a line each, with the title of the element or, without one, its id.
pub fn changes(voice: &Voice, changed: &MissionChanges) -> Vec<String> {
    changed
        .known
        .iter()
        .map(|(it, named)| change(voice, it, named))
        .collect()
}

fn change(voice: &Voice, change: &Change, named: &NamedElement) -> String {
    let args = Args::new()
        .text(
            "kind",
            voice.say("changed-kind", &Args::new().text("kind", change.kind)),
        )
        .text(
            "how",
            voice.say("changed-how", &Args::new().text("how", change.change.id())),
        );
    match named.title(voice.language()) {
        _ if change.kind == "mission" => voice.say("changed-line-mission", &args),
        Some(title) => voice.say("changed-line", &args.text("title", title)),
        None => voice.say("changed-line-untitled", &args.text("id", &named.id)),
    }
}

/// The number of changes to elements that the crew does not know; `None` without any.
pub fn unknown_changes(voice: &Voice, changed: &MissionChanges) -> Option<String> {
    let counted = |(kind, count): (&&str, &usize)| {
        voice.say(
            "changed-count",
            &Args::new().text("kind", *kind).count("count", *count),
        )
    };
    let counts: Vec<String> = changed.unknown.iter().map(counted).collect();
    (!counts.is_empty()).then(|| {
        voice.say(
            "changed-not-met",
            &Args::new().text("counts", voice.list(&counts)),
        )
    })
}

/// The elements in play that a changed mission lacks.
pub fn missing_elements(voice: &Voice, open: &[NamedElement], later: bool) -> String {
    let name = |it: &NamedElement| {
        let title = it
            .title(voice.language())
            .map(|title| voice.say("changed-title-of", &Args::new().text("title", title)));
        title.unwrap_or_else(|| format!("({})", it.id))
    };
    let later = later.then(|| voice.plain("changed-noted"));
    voice.list(&open.iter().map(name).chain(later).collect::<Vec<_>>())
}

/// Why a player action was not played: the refusal of the game, or the error of the file.
pub fn play_error(voice: &Voice, error: &PlayError) -> String {
    match error {
        PlayError::Refused(refusal) => fact_text::refusal(voice, refusal),
        PlayError::Storage(error) => store_error(voice, error),
    }
}

/// Why a copy of all data was not written or merged; of an error of the system, whether the disk is full.
pub fn archive_error(voice: &Voice, error: &ArchiveError) -> String {
    match error {
        ArchiveError::NotACopy => voice.plain("archive-not-a-copy"),
        ArchiveError::Damaged => voice.plain("archive-damaged"),
        ArchiveError::Newer { .. } => voice.plain("archive-newer"),
        ArchiveError::TooLarge => voice.plain("archive-too-large"),
        ArchiveError::Storage(OpenError::Io { file, cause }) => {
            let full = matches!(
                cause.kind,
                ErrorKind::StorageFull | ErrorKind::QuotaExceeded
            );
            let args = Args::new()
                .text("file", file)
                .text("cause", cause.to_string());
            voice.say(
                "archive-stopped",
                &args.text("why", if full { "full" } else { "other" }),
            )
        }
        ArchiveError::Storage(error) => open_error(voice, error),
    }
}

/// Why a file was not opened, made, copied or moved, with its name or path.
pub fn open_error(voice: &Voice, error: &OpenError) -> String {
    let file = |file: &str| Args::new().text("file", file);
    match error {
        OpenError::InvalidId { id } => say(voice, "trouble-bad-id", "save", id),
        OpenError::NotFound { id } => say(voice, "trouble-not-found", "save", id),
        OpenError::Unreadable {
            file: path,
            why: Unreadability::NotAFile,
        } => say(voice, "trouble-not-a-file", "file", path),
        OpenError::Unreadable {
            file: path,
            why: Unreadability::TooLarge { .. },
        } => say(voice, "trouble-too-large", "file", path),
        OpenError::NewerFormat { file: path, .. } => {
            say(voice, "trouble-newer-format", "file", path)
        }
        OpenError::InUse { id } => say(voice, "trouble-in-use", "save", id),
        OpenError::BadHeader {
            flaw,
            file: kept,
            newest_backup,
            ..
        } => {
            let id = match (flaw, newest_backup) {
                (LineError::Missing, None) => "trouble-empty-save",
                (_, None) => "trouble-bad-header",
                (_, Some(_)) => "trouble-bad-header-with-backup",
            };
            say(voice, id, "file", kept)
        }
        OpenError::MissionDamaged {
            file: path,
            missing,
        } => voice.say(
            "trouble-mission-damaged",
            &file(path).text("missing", missing.join(", ")),
        ),
        OpenError::Damaged {
            file: path, line, ..
        } => voice.say(
            "trouble-damaged",
            &file(path).number("line", i64::try_from(*line).unwrap_or(0)),
        ),
        OpenError::NoFolder { folder } => say(voice, "trouble-no-folder", "folder", folder),
        OpenError::SheetChanged { file: path } => say(voice, "trouble-sheet-changed", "file", path),
        OpenError::Io { file: path, cause } => {
            voice.say("trouble-disk", &file(path).text("cause", cause.to_string()))
        }
        OpenError::Store(error) => store_error(voice, error),
    }
}

/// All faults, a sentence each.
fn listed(voice: &Voice, faults: &[InputError]) -> String {
    faults
        .iter()
        .map(|fault| language::score::fault_at(voice, fault))
        .collect::<Vec<_>>()
        .join(" ")
}

/// Why a score was not kept, read or imported; of invalid data all faults.
pub fn score_error(voice: &Voice, trouble: &ScoreError) -> String {
    let list = |faults: &[InputError]| listed(voice, faults);
    match trouble {
        ScoreError::Invalid(faults) => list(faults),
        ScoreError::NotImported(faults) => voice.say(
            "trouble-scores-not-imported",
            &Args::new().text("why", list(faults)),
        ),
        ScoreError::Unreadable { id, flaws } => voice.say(
            "trouble-score-unreadable",
            &Args::new().text("id", id.clone()).text("why", list(flaws)),
        ),
        ScoreError::OtherGame { id, game } => {
            let game = language::score::game(voice, game);
            voice.say(
                "trouble-score-of-other-game",
                &Args::new().text("id", id.clone()).text("game", game),
            )
        }
        ScoreError::Exists { file } => say(voice, "trouble-file-exists", "file", file),
        ScoreError::Storage(OpenError::NotFound { id }) => say(voice, "trouble-no-score", "id", id),
        ScoreError::Storage(OpenError::InvalidId { id }) => {
            say(voice, "trouble-bad-score-id", "id", id)
        }
        ScoreError::Storage(OpenError::Store(StoreError::ChangedOutside {
            file: path, ..
        })) => say(voice, "trouble-score-changed", "file", path),
        ScoreError::Storage(error) => open_error(voice, error),
    }
}

/// Why a record was not stored, with the path of the save.
pub fn store_error(voice: &Voice, error: &StoreError) -> String {
    let file = |file: &str| Args::new().text("file", file);
    match error {
        StoreError::Io { file: path, cause } => {
            let id = match cause.kind {
                ErrorKind::NotFound => "trouble-moved-away",
                ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
                    "trouble-not-written"
                }
                _ => "trouble-not-writable",
            };
            voice.say(id, &file(path).text("cause", cause.to_string()))
        }
        StoreError::ChangedOutside { file: path, .. } => {
            say(voice, "trouble-changed-outside", "file", path)
        }
        StoreError::TooLong { .. } => voice.plain("trouble-too-long"),
        StoreError::NotJson | StoreError::NotOneLine | StoreError::AfterFailure => {
            voice.plain("trouble-behind")
        }
    }
}

/// A notice of the storage in a sentence, with the path of the copy where there is one.
pub fn notice(voice: &Voice, notice: &Notice) -> String {
    let number = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    match notice {
        Notice::TornTail { kept_as, .. } => say(voice, "notice-torn-tail", "file", kept_as),
        Notice::Repaired { kept_as, .. } => say(voice, "notice-repaired", "file", kept_as),
        Notice::RecoveredAs {
            id,
            good_records,
            from,
            ..
        } => {
            let args = Args::new()
                .text("save", id.clone())
                .text("from", from.clone());
            voice.say(
                "notice-recovered",
                &args.number("count", number(*good_records)),
            )
        }
        Notice::Rewritten { file } => say(voice, "notice-rewritten", "file", file),
        Notice::Repeated { lines } => voice.say(
            "notice-repeated",
            &Args::new().number("count", number(lines.len())),
        ),
        Notice::FoldsOtherwise { id } => say(voice, "notice-folds-otherwise", "save", id),
        Notice::Unlocked { id } => say(voice, "notice-unlocked", "save", id),
        Notice::CampaignRebuilt { id, kept_as } => match kept_as {
            Some(file) => voice.say(
                "notice-campaign-rebuilt-kept",
                &Args::new().text("save", id).text("file", file),
            ),
            None => say(voice, "notice-campaign-rebuilt", "save", id),
        },
        Notice::BoxUnreadable { file, kept_as } => match kept_as {
            Some(kept) => say(voice, "notice-box-kept", "file", kept),
            None => say(voice, "notice-box-unreadable", "file", file),
        },
        Notice::BoxNewer { file } => say(voice, "notice-box-newer", "file", file),
        Notice::BoxFields { names, .. } => voice.say(
            "notice-box-fields",
            &Args::new()
                .count("count", names.len())
                .text("names", names.join(", ")),
        ),
        Notice::SheetUnreadable { file, kept_as } => say(
            voice,
            "notice-sheet-unreadable",
            "file",
            kept_as.as_ref().unwrap_or(file),
        ),
        Notice::SettingsUnreadable { kept_as, .. } | Notice::SettingsFields { kept_as, .. } => {
            match kept_as {
                Some(file) => say(voice, "notice-settings-kept", "file", file),
                None => voice.plain("notice-settings"),
            }
        }
    }
}

/// A diagnostic in one line, without its place: the problem, and suggestions.
pub fn diagnostic(voice: &Voice, diagnostic: &Diagnostic) -> String {
    let (id, args) = named(diagnostic);
    let attribute = |name: &str| voice.try_say_attribute(&id, name, &args);
    let special = diagnostic
        .args
        .keys()
        .find_map(|name| attribute(&format!("with-{name}")));
    let what = special.unwrap_or_else(|| voice.say(&id, &args));
    // Each argument may have a sentence of its own. A suggestion replaces the list of expected values.
    let guessed = diagnostic.args.contains_key("suggestion");
    let more = diagnostic
        .args
        .keys()
        .filter(|name| !(guessed && **name == "expected"))
        .filter_map(|name| attribute(name));
    std::iter::once(what)
        .chain(more)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The sentence on how to correct the problem; `None` if its message has none.
pub fn diagnostic_help(voice: &Voice, diagnostic: &Diagnostic) -> Option<String> {
    let (id, args) = named(diagnostic);
    voice.try_say_attribute(&id, "help", &args)
}

/// The message id of a diagnostic and the arguments of its sentences.
fn named(diagnostic: &Diagnostic) -> (String, Args) {
    // A number is passed as one: the sentence chooses its noun by it.
    let number = |value: &str| {
        value
            .parse::<i64>()
            .ok()
            .filter(|number| number.to_string() == value)
    };
    let args = diagnostic
        .args
        .iter()
        .fold(Args::new(), |args, (name, value)| match number(value) {
            Some(number) => args.number(name, number),
            None => args.text(name, value.clone()),
        });
    (format!("diagnostic-{}", diagnostic.code.id()), args)
}

/// A diagnostic in the format of compilers, with its line and advice.
pub fn render_diagnostic(voice: &Voice, found: &Diagnostic, files: &Files) -> String {
    let text = files.text(&found.file).unwrap_or_default();
    let shown = content::render(found, &diagnostic(voice, found), text);
    match diagnostic_help(voice, found) {
        Some(help) => format!("{}\n  = {help}\n", shown.trim_end()),
        None => shown,
    }
}
