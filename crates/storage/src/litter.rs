//! Temporary files and folders that a program left behind when it was killed.

use time::{Duration, OffsetDateTime};

use super::Folders;
use super::backend::{Entry, Kind};

/// A write takes less than a moment. What is older than this belongs to no running program, even on a machine whose clock was set.
const OLD: Duration = Duration::days(1);

impl Folders {
    /// Removes what killed programs have left behind. What a running program is writing is younger and stays. Errors are ignored:
    /// a leftover only takes up room.
    pub async fn sweep(&self) {
        let now = OffsetDateTime::now_utc();
        let old = |entry: &Entry| entry.modified.is_some_and(|modified| now - modified > OLD);
        let mut folders = [
            "",
            "config",
            Self::SAVES,
            Self::WASTEBASKET,
            Self::MISSIONS,
            Self::PLAYED,
            Self::SCORES,
            Self::SHEETS,
            Self::EXPORTS,
            Self::REPORTS,
        ]
        .map(str::to_owned)
        .to_vec();
        let backups = self
            .entries_in(Self::BACKUPS)
            .await
            .into_iter()
            .filter(|entry| entry.kind == Kind::Folder && !entry.link);
        folders.extend(backups.map(|entry| format!("{}/{}", Self::BACKUPS, entry.name)));
        for folder in folders {
            for entry in self.entries_in(&folder).await {
                let is_left = match entry.kind {
                    _ if entry.link => false,
                    Kind::File => is_temporary_file(&entry.name),
                    Kind::Folder => folder == Self::MISSIONS && is_staged_mission(&entry.name),
                    Kind::Other => false,
                };
                if is_left && old(&entry) {
                    let name = if folder.is_empty() {
                        entry.name
                    } else {
                        format!("{folder}/{}", entry.name)
                    };
                    let _ = self.backend().remove(&name).await;
                }
            }
        }
    }
}

/// `.<file>.<process>-<number>.tmp` for a new file, `.<file>.<six letters or digits>` for one that replaces another.
fn is_temporary_file(name: &str) -> bool {
    const RANDOM: usize = 6;

    let Some(inside) = name.strip_prefix('.') else {
        return false;
    };
    let numbered = |end: &str| {
        end.split_once('-')
            .is_some_and(|(process, number)| is_number(process) && is_number(number))
    };
    match inside
        .strip_suffix(".tmp")
        .and_then(|inside| inside.rsplit_once('.'))
    {
        Some((_, end)) => numbered(end),
        None => inside.rsplit_once('.').is_some_and(|(own, end)| {
            let is_ours = [".json", ".journal", ".mission"]
                .iter()
                .any(|kind| own.ends_with(kind));
            is_ours && end.len() == RANDOM && end.chars().all(|it| it.is_ascii_alphanumeric())
        }),
    }
}

/// `.<mission>.<number>.tmp`, a mission that is being installed.
fn is_staged_mission(name: &str) -> bool {
    let inside = name
        .strip_prefix('.')
        .and_then(|name| name.strip_suffix(".tmp"));
    inside
        .and_then(|inside| inside.rsplit_once('.'))
        .is_some_and(|(_, number)| is_number(number))
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|it| it.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_temporary_files_are_recognised() {
        for own in [
            ".a.json.4711-0.tmp",
            ".game.journal.1-22.tmp",
            ".box.json.aB3dE6",
            ".settings.json.abcdef",
            ".0f.mission.123456",
        ] {
            assert!(is_temporary_file(own), "{own}");
        }
        for other in [
            "box.json",
            ".lock",
            ".a.tmp",
            ".a.json.tmp",
            "a.json.1-2.tmp",
            ".box.json.swp",
            ".notes.txt.abcdef",
            ".hidden.1-x.tmp",
        ] {
            assert!(!is_temporary_file(other), "{other}");
        }
        assert!(is_staged_mission(".salt-two.0.tmp"));
        for other in ["salt-two", ".git", ".salt-two.tmp", ".salt.x.tmp"] {
            assert!(!is_staged_mission(other), "{other}");
        }
    }
}
