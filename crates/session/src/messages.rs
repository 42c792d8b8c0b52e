//! Messages about errors, notices, diagnostics and changed missions.

use std::io::ErrorKind;

use super::changes::{MissionChanges, NamedElement};
use super::scores::ScoreError;
use super::workshop::{InstallError, PackError};
use super::{PlayError, SessionError};
use base::locale::sanitized;
use companions::scoring::InputError;
use content::changes::Change;
use content::encoding::Encoding;
use content::import::ImportError;
use content::{self, Diagnostic, Files, ReservedName};
use language::{self, Args, Localizer, fact_text};
use storage::{
    ArchiveError, ChapterFault, LeftOut, LeftOutReason, LineError, LostChapter, Notice, OpenError,
    StoreError, ThirdPartyError, Unreadability,
};

/// A message with one argument.
fn with_argument(localizer: &Localizer, id: &str, name: &'static str, value: &str) -> String {
    localizer.format(id, &Args::new().text(name, value))
}

/// Why a game was not started or resumed, in sentences for the players.
pub fn session_error(localizer: &Localizer, error: &SessionError) -> String {
    match error {
        SessionError::UnknownMission { mission } => {
            with_argument(localizer, "error-unknown-mission", "mission", mission)
        }
        SessionError::InvalidMission {
            mission,
            diagnostics,
        } => localizer.format(
            "error-broken-mission",
            &Args::new()
                .text("mission", mission.clone())
                .count("count", diagnostics.len()),
        ),
        SessionError::OtherGame { game } => {
            with_argument(localizer, "error-other-game", "game", game)
        }
        SessionError::BadSetUp { faults } => localizer.format(
            "error-bad-set-up",
            &Args::new().text("why", listed(localizer, faults)),
        ),
        SessionError::BadStart { id } => with_argument(localizer, "error-bad-start", "save", id),
        SessionError::LostChapter(chapter) => {
            let why = lost_chapter(localizer, chapter);
            localizer.format("error-lost-chapter", &Args::new().text("why", why))
        }
        SessionError::NotAMission(error) => third_party_error(localizer, error),
        SessionError::Archive(error) => archive_error(localizer, error),
        SessionError::Storage(error) => open_error(localizer, error),
    }
}

/// That the save of a chapter cannot be opened, and why; with its backup if there is one.
pub fn lost_chapter(localizer: &Localizer, chapter: &LostChapter) -> String {
    let why = match chapter.fault {
        ChapterFault::Missing => "missing",
        ChapterFault::Unreadable(_) => "unreadable",
        ChapterFault::OtherGame => "other-game",
    };
    let args = Args::new()
        .text("why", why)
        .number("position", chapter.position)
        .text("file", &chapter.file);
    let lost = localizer.format("lost-chapter", &args);
    match &chapter.backup {
        Some(backup) => {
            let written = fact_text::date_and_time(localizer, backup.written.as_deref());
            let args = Args::new().text("written", written);
            format!("{lost} {}", localizer.format("lost-chapter-backup", &args))
        }
        None => lost,
    }
}

/// Why a third-party file or folder was not read, with its path.
pub fn third_party_error(localizer: &Localizer, error: &ThirdPartyError) -> String {
    match error {
        ThirdPartyError::Invalid(why) => untaken(localizer, why),
        ThirdPartyError::Unread(unread) => {
            let unread = unread.iter().map(|it| left_out(localizer, it));
            let nothing = localizer.text("left-out-nothing-added");
            unread.chain([nothing]).collect::<Vec<_>>().join(" ")
        }
        ThirdPartyError::Storage(OpenError::NotFound { id }) => {
            with_argument(localizer, "import-not-there", "file", id)
        }
        ThirdPartyError::Storage(error) => open_error(localizer, error),
    }
}

fn untaken(localizer: &Localizer, why: &ImportError) -> String {
    let megabytes = |bytes: usize| Args::new().count("limit", bytes / (1024 * 1024));
    match why {
        ImportError::TooLarge { limit } => localizer.format("import-too-large", &megabytes(*limit)),
        ImportError::TooManyTexts { limit } => {
            localizer.format("import-too-many", &Args::new().count("limit", *limit))
        }
        ImportError::TooDeep => localizer.text("import-too-deep"),
        ImportError::Truncated => localizer.text("import-half"),
        ImportError::NotABundle => localizer.text("import-no-bundle"),
        ImportError::NewerFormat { .. } => localizer.text("import-newer-format"),
        ImportError::InvalidName { name } => {
            with_argument(localizer, "import-bad-name", "name", &shown(name))
        }
        ImportError::InvalidId { id } => {
            with_argument(localizer, "import-bad-id", "id", &shown(id))
        }
        ImportError::GameId { id } => with_argument(localizer, "import-game-id", "id", &shown(id)),
        ImportError::TwinNames { one, other } => localizer.format(
            "import-twin-names",
            &Args::new()
                .text("one", shown(one))
                .text("other", shown(other)),
        ),
        ImportError::DuplicateKey { key } => {
            with_argument(localizer, "import-doubled-key", "key", &shown(key))
        }
        ImportError::MissingMission => localizer.text("import-no-mission"),
        ImportError::MissingCampaign => localizer.text("import-no-campaign"),
        ImportError::UnknownField { name } => {
            with_argument(localizer, "import-unknown-field", "name", &shown(name))
        }
        ImportError::Damaged => localizer.text("import-damaged"),
        ImportError::Changed => localizer.text("import-changed"),
        ImportError::DecksName => localizer.text("import-decks-name"),
        ImportError::DeviceName { id } => {
            with_argument(localizer, "import-device-name", "id", &shown(id))
        }
    }
}

/// Why a text or a folder was not read, copied or brought in, with its path.
pub fn left_out(localizer: &Localizer, left_out: &LeftOut) -> String {
    let file = sanitized(&left_out.file, 300);
    let message = |id: &str| with_argument(localizer, id, "file", &file);
    match &left_out.why {
        LeftOutReason::Encoding(Encoding::Utf16) => message("left-out-utf-16"),
        LeftOutReason::Encoding(Encoding::Windows1252) => message("left-out-windows-1252"),
        LeftOutReason::Encoding(Encoding::Unknown) => message("left-out-encoding"),
        LeftOutReason::LinkOutside => message("left-out-link"),
        LeftOutReason::BrokenLink => message("left-out-broken-link"),
        LeftOutReason::NotAFile => message("left-out-not-a-file"),
        LeftOutReason::InvalidName => message("left-out-name"),
        LeftOutReason::Loose => message("left-out-loose"),
        LeftOutReason::Reserved(ReservedName::Game) => message("left-out-game"),
        LeftOutReason::Reserved(ReservedName::Shipped) => message("left-out-shipped"),
        LeftOutReason::Reserved(ReservedName::Decks) => message("left-out-decks"),
        LeftOutReason::Reserved(ReservedName::Device) => message("left-out-device"),
        LeftOutReason::Invalid(why) => left_out_invalid(localizer, &file, why),
        LeftOutReason::Storage(error) => open_error(localizer, error),
    }
}

/// A line for each thing that was left out, in the message of that id.
pub fn each_left_out(localizer: &Localizer, id: &str, left: &[LeftOut]) -> Vec<String> {
    left.iter()
        .map(|it| with_argument(localizer, id, "why", &left_out(localizer, it)))
        .collect()
}

fn left_out_invalid(localizer: &Localizer, file: &str, why: &ImportError) -> String {
    let args = Args::new().text("file", file);
    match why {
        ImportError::TooLarge { limit } => localizer.format(
            "left-out-too-large",
            &args.count("limit", limit / (1024 * 1024)),
        ),
        ImportError::TooManyTexts { limit } => {
            localizer.format("left-out-too-many", &args.count("limit", *limit))
        }
        ImportError::TooDeep => localizer.format("left-out-too-deep", &args),
        ImportError::TwinNames { one, .. } => {
            localizer.format("left-out-twin", &args.text("one", shown(one)))
        }
        ImportError::NewerFormat { .. } => localizer.format("left-out-newer", &args),
        // Each of these is a fault of a packed campaign.
        ImportError::Truncated
        | ImportError::NotABundle
        | ImportError::UnknownField { .. }
        | ImportError::Damaged
        | ImportError::Changed
        | ImportError::InvalidName { .. }
        | ImportError::InvalidId { .. }
        | ImportError::GameId { .. }
        | ImportError::DuplicateKey { .. }
        | ImportError::MissingMission
        | ImportError::MissingCampaign
        | ImportError::DecksName
        | ImportError::DeviceName { .. } => localizer.format("left-out-damaged", &args),
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
pub fn install_error(localizer: &Localizer, refused: &InstallError) -> String {
    match refused {
        InstallError::ThirdParty(error) => third_party_error(localizer, error),
        InstallError::Shipped { id } => with_argument(localizer, "import-shipped", "id", id),
        InstallError::Invalid { diagnostics, .. } => localizer.format(
            "import-broken",
            &Args::new().count("count", diagnostics.len()),
        ),
        InstallError::Exists { id } => with_argument(localizer, "import-there", "id", id),
    }
}

/// Why a mission was not packed to share: the number of its errors, or the error of its texts.
pub fn pack_error(localizer: &Localizer, why: &PackError) -> String {
    match why {
        PackError::HasErrors { count } => {
            localizer.format("workshop-not-packed", &Args::new().count("count", *count))
        }
        PackError::Session(error) => session_error(localizer, error),
    }
}

/// The changes of a mission, a line each, with the title of the element or, without one, its id.
pub fn changes(localizer: &Localizer, changed: &MissionChanges) -> Vec<String> {
    changed
        .known
        .iter()
        .map(|(it, named)| change(localizer, it, named))
        .collect()
}

fn change(localizer: &Localizer, change: &Change, named: &NamedElement) -> String {
    let args = Args::new()
        .text(
            "kind",
            localizer.format("changed-kind", &Args::new().text("kind", change.kind)),
        )
        .text(
            "how",
            localizer.format("changed-how", &Args::new().text("how", change.change.id())),
        );
    match named.title(localizer.language()) {
        _ if change.kind == "mission" => localizer.format("changed-line-mission", &args),
        Some(title) => localizer.format("changed-line", &args.text("title", title)),
        None => localizer.format("changed-line-untitled", &args.text("id", &named.id)),
    }
}

/// The number of changes to elements that the crew does not know; `None` without any.
pub fn unknown_changes(localizer: &Localizer, changed: &MissionChanges) -> Option<String> {
    let counted = |(kind, count): (&&str, &usize)| {
        localizer.format(
            "changed-count",
            &Args::new().text("kind", *kind).count("count", *count),
        )
    };
    let counts: Vec<String> = changed.unknown.iter().map(counted).collect();
    (!counts.is_empty()).then(|| {
        localizer.format(
            "changed-not-met",
            &Args::new().text("counts", localizer.list(&counts)),
        )
    })
}

/// The elements in play that a changed mission lacks.
pub fn missing_elements(localizer: &Localizer, open: &[NamedElement], later: bool) -> String {
    let name = |it: &NamedElement| {
        let title = it
            .title(localizer.language())
            .map(|title| localizer.format("changed-title-of", &Args::new().text("title", title)));
        title.unwrap_or_else(|| format!("({})", it.id))
    };
    let later = later.then(|| localizer.text("changed-noted"));
    localizer.list(&open.iter().map(name).chain(later).collect::<Vec<_>>())
}

/// Why a player action was not played: the refusal of the game, or the error of the file.
pub fn play_error(localizer: &Localizer, error: &PlayError) -> String {
    match error {
        PlayError::Refused(refusal) => fact_text::refusal(localizer, refusal),
        PlayError::Storage(error) => store_error(localizer, error),
    }
}

/// Why a copy of all data was not written or merged; of an error of the system, whether the disk is full.
pub fn archive_error(localizer: &Localizer, error: &ArchiveError) -> String {
    match error {
        ArchiveError::NotACopy => localizer.text("archive-not-a-copy"),
        ArchiveError::Damaged => localizer.text("archive-damaged"),
        ArchiveError::Locked => localizer.text("archive-locked"),
        ArchiveError::Method { name } => with_argument(localizer, "archive-method", "method", name),
        ArchiveError::Several => localizer.text("archive-several"),
        ArchiveError::Newer { .. } => localizer.text("archive-newer"),
        ArchiveError::TooLarge => localizer.text("archive-too-large"),
        ArchiveError::Storage(OpenError::Io { file, cause }) => {
            let full = matches!(
                cause.kind,
                ErrorKind::StorageFull | ErrorKind::QuotaExceeded
            );
            let args = Args::new()
                .text("file", file)
                .text("cause", cause.to_string());
            localizer.format(
                "archive-stopped",
                &args.text("why", if full { "full" } else { "other" }),
            )
        }
        ArchiveError::Storage(error) => open_error(localizer, error),
    }
}

/// Why a file was not opened, made, copied or moved, with its name or path.
pub fn open_error(localizer: &Localizer, error: &OpenError) -> String {
    let file = |file: &str| Args::new().text("file", file);
    match error {
        OpenError::InvalidId { id } => with_argument(localizer, "error-bad-id", "save", id),
        OpenError::NotFound { id } => with_argument(localizer, "error-not-found", "save", id),
        OpenError::Unreadable {
            file: path,
            why: Unreadability::NotAFile,
        } => with_argument(localizer, "error-not-a-file", "file", path),
        OpenError::Unreadable {
            file: path,
            why: Unreadability::TooLarge { .. },
        } => with_argument(localizer, "error-too-large", "file", path),
        OpenError::NewerFormat { file: path, .. } => {
            with_argument(localizer, "error-newer-format", "file", path)
        }
        OpenError::InUse { id } => with_argument(localizer, "error-in-use", "save", id),
        OpenError::BadHeader {
            flaw,
            file: kept,
            newest_backup,
            ..
        } => {
            let id = match (flaw, newest_backup) {
                (LineError::Missing, None) => "error-empty-save",
                (_, None) => "error-bad-header",
                (_, Some(_)) => "error-bad-header-with-backup",
            };
            with_argument(localizer, id, "file", kept)
        }
        OpenError::MissionDamaged {
            file: path,
            missing,
        } => localizer.format(
            "error-mission-damaged",
            &file(path).text("missing", missing.join(", ")),
        ),
        OpenError::Damaged {
            file: path, line, ..
        } => localizer.format(
            "error-damaged",
            &file(path).number("line", i64::try_from(*line).unwrap_or(0)),
        ),
        OpenError::NoFolder { folder } => {
            with_argument(localizer, "error-no-folder", "folder", folder)
        }
        OpenError::SheetChanged { file: path } => {
            with_argument(localizer, "error-sheet-changed", "file", path)
        }
        OpenError::Io { file: path, cause } => {
            localizer.format("error-disk", &file(path).text("cause", cause.to_string()))
        }
        OpenError::Unconfirmed { file: path, cause } => localizer.format(
            "error-unconfirmed",
            &file(path).text("cause", cause.to_string()),
        ),
        OpenError::LeftInPart { file: path, cause } => localizer.format(
            "error-left-in-part",
            &file(path).text("cause", cause.to_string()),
        ),
        OpenError::Store(error) => store_error(localizer, error),
    }
}

/// All faults, a sentence each.
fn listed(localizer: &Localizer, faults: &[InputError]) -> String {
    faults
        .iter()
        .map(|fault| language::score::fault_at(localizer, fault))
        .collect::<Vec<_>>()
        .join(" ")
}

/// Why a score was not kept, read or imported; of invalid data all faults.
pub fn score_error(localizer: &Localizer, trouble: &ScoreError) -> String {
    let list = |faults: &[InputError]| listed(localizer, faults);
    match trouble {
        ScoreError::Invalid(faults) => list(faults),
        ScoreError::NotImported(faults) => localizer.format(
            "error-scores-not-imported",
            &Args::new().text("why", list(faults)),
        ),
        ScoreError::Unreadable { id, flaws } => localizer.format(
            "error-score-unreadable",
            &Args::new().text("id", id.clone()).text("why", list(flaws)),
        ),
        ScoreError::OtherGame { id, game } => {
            let game = language::score::game(localizer, game);
            localizer.format(
                "error-score-of-other-game",
                &Args::new().text("id", id.clone()).text("game", game),
            )
        }
        ScoreError::Exists { file } => with_argument(localizer, "error-file-exists", "file", file),
        ScoreError::Storage(OpenError::NotFound { id }) => {
            with_argument(localizer, "error-no-score", "id", id)
        }
        ScoreError::Storage(OpenError::InvalidId { id }) => {
            with_argument(localizer, "error-bad-score-id", "id", id)
        }
        ScoreError::Storage(OpenError::Store(StoreError::ChangedOutside {
            file: path, ..
        })) => with_argument(localizer, "error-score-changed", "file", path),
        ScoreError::Storage(error) => open_error(localizer, error),
    }
}

/// Why a record was not stored, with the path of the save.
pub fn store_error(localizer: &Localizer, error: &StoreError) -> String {
    let file = |file: &str| Args::new().text("file", file);
    match error {
        StoreError::Io { file: path, cause } => {
            let id = match cause.kind {
                ErrorKind::NotFound => "error-moved-away",
                ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
                    "error-not-written"
                }
                _ => "error-not-writable",
            };
            localizer.format(id, &file(path).text("cause", cause.to_string()))
        }
        StoreError::Uncertain { file: path, cause } => localizer.format(
            "error-uncertain-entry",
            &file(path).text("cause", cause.to_string()),
        ),
        StoreError::ChangedOutside { file: path, .. } => {
            with_argument(localizer, "error-changed-outside", "file", path)
        }
        StoreError::TooLong { .. } => localizer.text("error-too-long"),
        StoreError::NotJson | StoreError::NotOneLine => localizer.text("error-not-recordable"),
        StoreError::AfterFailure => localizer.text("error-behind"),
    }
}

/// A notice of the storage in a sentence, with the path of the copy where there is one.
pub fn notice(localizer: &Localizer, notice: &Notice) -> String {
    let number = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    match notice {
        Notice::TornTail { kept_as, .. } => {
            with_argument(localizer, "notice-torn-tail", "file", kept_as)
        }
        Notice::Repaired { kept_as, .. } => {
            with_argument(localizer, "notice-repaired", "file", kept_as)
        }
        Notice::RecoveredAs {
            id,
            good_records,
            from,
            ..
        } => {
            let args = Args::new()
                .text("save", id.clone())
                .text("from", from.clone());
            localizer.format(
                "notice-recovered",
                &args.number("count", number(*good_records)),
            )
        }
        Notice::Rewritten { file } => with_argument(localizer, "notice-rewritten", "file", file),
        Notice::Repeated { lines } => localizer.format(
            "notice-repeated",
            &Args::new().number("count", number(lines.len())),
        ),
        Notice::FoldsOtherwise { id } => {
            with_argument(localizer, "notice-folds-otherwise", "save", id)
        }
        Notice::Unlocked { id } => with_argument(localizer, "notice-unlocked", "save", id),
        Notice::CampaignRebuilt { id, kept_as } => match kept_as {
            Some(file) => localizer.format(
                "notice-campaign-rebuilt-kept",
                &Args::new().text("save", id).text("file", file),
            ),
            None => with_argument(localizer, "notice-campaign-rebuilt", "save", id),
        },
        Notice::LostChapter {
            chapter,
            resumed_at,
        } => localizer.format(
            "notice-lost-chapter",
            &Args::new()
                .text("why", lost_chapter(localizer, chapter))
                .number("position", *resumed_at),
        ),
        Notice::BoxUnreadable { file, kept_as } => match kept_as {
            Some(kept) => with_argument(localizer, "notice-box-kept", "file", kept),
            None => with_argument(localizer, "notice-box-unreadable", "file", file),
        },
        Notice::BoxNewer { file } => with_argument(localizer, "notice-box-newer", "file", file),
        Notice::BoxFields { names, .. } => localizer.format(
            "notice-box-fields",
            &Args::new()
                .count("count", names.len())
                .text("names", names.join(", ")),
        ),
        Notice::SheetUnreadable { file, kept_as } => with_argument(
            localizer,
            "notice-sheet-unreadable",
            "file",
            kept_as.as_ref().unwrap_or(file),
        ),
        Notice::SettingsUnreadable { kept_as, .. } | Notice::SettingsFields { kept_as, .. } => {
            match kept_as {
                Some(file) => with_argument(localizer, "notice-settings-kept", "file", file),
                None => localizer.text("notice-settings"),
            }
        }
    }
}

/// A diagnostic in one line, without its place: the problem, and suggestions.
pub fn diagnostic(localizer: &Localizer, diagnostic: &Diagnostic) -> String {
    let (id, args) = named(diagnostic);
    let attribute = |name: &str| localizer.try_say_attribute(&id, name, &args);
    let special = diagnostic
        .args
        .keys()
        .find_map(|name| attribute(&format!("with-{name}")));
    let what = special.unwrap_or_else(|| localizer.format(&id, &args));
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
pub fn diagnostic_help(localizer: &Localizer, diagnostic: &Diagnostic) -> Option<String> {
    let (id, args) = named(diagnostic);
    localizer.try_say_attribute(&id, "help", &args)
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
pub fn render_diagnostic(localizer: &Localizer, found: &Diagnostic, files: &Files) -> String {
    let text = files.text(&found.file).unwrap_or_default();
    let shown = content::render(found, &diagnostic(localizer, found), text);
    match diagnostic_help(localizer, found) {
        Some(help) => format!("{}\n  = {help}\n", shown.trim_end()),
        None => shown,
    }
}
