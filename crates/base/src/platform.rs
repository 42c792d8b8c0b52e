//! Services of the system beside files: time, random seeds, language, opening files in other programs.

#[cfg(target_arch = "wasm32")]
pub mod browser;

use std::sync::OnceLock;

use time::format_description::well_known::Rfc3339;
use time::{OffsetDateTime, UtcOffset};

/// Whether the program runs in the page of a browser, where players name no paths and see no folders.
pub const IS_BROWSER: bool = cfg!(target_arch = "wasm32");

/// Seeds are below this, so that they can be read out and typed.
const SEEDS: u64 = 1_000_000_000;

/// The time at which the clock was stopped. Seeds are not random then either.
static STOPPED: OnceLock<OffsetDateTime> = OnceLock::new();

/// The system has no program for a file, or did not start it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("cannot show {what}: {cause}")]
pub struct LaunchError {
    /// The file, folder or link.
    pub what: String,
    /// The error text of the system.
    pub cause: String,
}

/// The version of the program, the commit it was built from, if that is known, and the platform it was built for, as in
/// `0.1.0 (1a2b3c4d5e6f, x86_64-unknown-linux-gnu)`.
pub fn version() -> String {
    // Set by .ci/release: a build from unpacked files knows no commit.
    describe_version(option_env!("SOLKEEPER_COMMIT").unwrap_or_default())
}

fn describe_version(commit: &str) -> String {
    let separator = if commit.is_empty() { "" } else { ", " };
    format!(
        "{} ({commit}{separator}{})",
        env!("CARGO_PKG_VERSION"),
        target()
    )
}

/// The target triple. The compiler tells it to build scripts alone, but it tells us its parts.
fn target() -> String {
    let (vendor, system) = match std::env::consts::OS {
        "macos" => ("apple", "darwin"),
        "windows" => ("pc", "windows"),
        "" => ("unknown", "unknown"),
        system => ("unknown", system),
    };
    let environments = [
        (cfg!(target_env = "gnu"), "-gnu"),
        (cfg!(target_env = "musl"), "-musl"),
        (cfg!(target_env = "msvc"), "-msvc"),
    ];
    let environment = environments
        .into_iter()
        .find_map(|(is_it, name)| is_it.then_some(name))
        .unwrap_or_default();
    format!("{}-{vendor}-{system}{environment}", std::env::consts::ARCH)
}

/// The current time, RFC 3339, UTC, whole seconds.
pub fn now() -> String {
    timestamp(OffsetDateTime::now_utc()).unwrap_or_else(|| "1970-01-01T00:00:00Z".to_owned())
}

/// A moment, RFC 3339, at the offset from UTC that the clocks of the players have at that moment. What is no moment stays as it is.
///
/// Data has UTC; days and times that are shown, and ids of new files, are local.
pub fn local(moment: &str) -> String {
    let Ok(utc) = OffsetDateTime::parse(moment, &Rfc3339) else {
        return moment.to_owned();
    };
    at_offset(utc, local_offset(utc)).unwrap_or_else(|| moment.to_owned())
}

fn at_offset(moment: OffsetDateTime, offset: UtcOffset) -> Option<String> {
    moment.checked_to_offset(offset)?.format(&Rfc3339).ok()
}

/// UTC if the system does not say, and while the clock is stopped.
fn local_offset(moment: OffsetDateTime) -> UtcOffset {
    if STOPPED.get().is_some() {
        return UtcOffset::UTC;
    }
    UtcOffset::local_offset_at(moment).unwrap_or(UtcOffset::UTC)
}

/// The current day of the players, as in `2026-11-21`.
pub fn today() -> String {
    local(&now())
        .chars()
        .take_while(|&character| character != 'T')
        .collect()
}

/// The days from a day, as in `2026-11-21`, until today; `None` if it is not a day or lies ahead.
pub fn days_since(day: &str) -> Option<u64> {
    let date = |day: &str| OffsetDateTime::parse(&format!("{day}T00:00:00Z"), &Rfc3339).ok();
    u64::try_from((date(&today())? - date(day)?).whole_days()).ok()
}

/// Measures how long something takes.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Debug, Clone, Copy)]
pub struct Stopwatch(std::time::Instant);

#[cfg(not(target_arch = "wasm32"))]
impl Stopwatch {
    /// Begins to measure.
    pub fn start() -> Self {
        Self(std::time::Instant::now())
    }

    /// The time since [`Self::start`].
    pub fn elapsed(self) -> std::time::Duration {
        self.0.elapsed()
    }
}

/// Whether a text is a moment in RFC 3339, UTC, whole seconds, as [`now`] writes it: the day and the time exist.
pub fn is_timestamp(text: &str) -> bool {
    OffsetDateTime::parse(text, &Rfc3339)
        .ok()
        .filter(|moment| moment.nanosecond() == 0)
        .and_then(|moment| at_offset(moment, UtcOffset::UTC))
        .is_some_and(|written| written == text)
}

/// Makes this the time of everything and every seed the same, so that a picture of a game can be compared with an earlier one.
#[doc(hidden)]
pub fn stop_clock(moment: OffsetDateTime) {
    let _ = STOPPED.get_or_init(|| moment);
}

/// A time as RFC 3339, UTC, whole seconds; `None` for years outside that format.
pub fn timestamp(moment: OffsetDateTime) -> Option<String> {
    let moment = STOPPED.get().copied().unwrap_or(moment);
    OffsetDateTime::from_unix_timestamp(moment.unix_timestamp())
        .ok()?
        .format(&Rfc3339)
        .ok()
}

/// A random seed below [`SEEDS`], from the entropy of the system or, without any, from the clock.
pub fn random_seed() -> u64 {
    let clock = || {
        OffsetDateTime::now_utc()
            .unix_timestamp_nanos()
            .unsigned_abs() as u64
    };
    let entropy = if STOPPED.get().is_some() {
        Ok(0)
    } else {
        getrandom::u64()
    };
    entropy.unwrap_or_else(|_| clock()) % SEEDS
}

/// The languages of the system, the preferred one first, as in `it-IT`.
pub fn system_locales() -> Vec<String> {
    sys_locale::get_locales().collect()
}

/// Writes an error into the console of the page.
#[cfg(target_arch = "wasm32")]
pub fn log_error(message: &str) {
    web_sys::console::error_1(&message.into());
}

/// Uses the newer version of the app that a browser has fetched.
pub fn load_new_version() {
    // Without the script of the page there is no newer version.
    #[cfg(target_arch = "wasm32")]
    let _ = browser::page("loadNewVersion", &[]);
}

/// Opens a file, folder or link in its default program, without waiting for that program.
#[cfg(not(target_arch = "wasm32"))]
pub fn open_externally(what: &str) -> Result<(), LaunchError> {
    open::that_detached(what).map_err(|error| LaunchError {
        what: what.to_owned(),
        cause: error.to_string(),
    })
}

/// Opens nothing: the browser has shown the file when it was given to the players.
#[cfg(target_arch = "wasm32")]
pub fn open_externally(_what: &str) -> Result<(), LaunchError> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{
        OffsetDateTime, Rfc3339, UtcOffset, at_offset, describe_version, is_timestamp, local,
    };

    #[test]
    fn the_day_is_that_of_the_players() {
        let utc = |text: &str| OffsetDateTime::parse(text, &Rfc3339).expect("a moment");
        let shown = |text: &str, hours: i8| {
            at_offset(
                utc(text),
                UtcOffset::from_hms(hours, 0, 0).expect("an offset"),
            )
        };
        assert_eq!(
            shown("2026-11-26T16:00:00Z", 9).as_deref(),
            Some("2026-11-27T01:00:00+09:00")
        );
        assert_eq!(
            shown("2026-11-27T01:00:00Z", -5).as_deref(),
            Some("2026-11-26T20:00:00-05:00")
        );
        assert_eq!(
            shown("2026-11-27T01:00:00Z", 0).as_deref(),
            Some("2026-11-27T01:00:00Z")
        );
        // The first and the last moment that can be written have no day before or after them.
        assert_eq!(shown("0000-01-01T00:00:00Z", -5), None);
        assert_eq!(local("yesterday"), "yesterday");
    }

    #[test]
    fn a_moment_has_a_day_and_a_time_that_exist() {
        for real in ["2026-11-21T20:15:00Z", "2024-02-29T00:00:00Z"] {
            assert!(is_timestamp(real), "{real}");
        }
        for unreal in [
            "9999-99-99T99:99:99Z",
            "2026-02-30T20:15:00Z",
            "2026-11-21T25:61:00Z",
            "2025-02-29T00:00:00Z",
            "2026-11-21T20:15:00+01:00",
            "2026-11-21T20:15:00.5Z",
            "2026-11-21 20:15:00Z",
            "2026-11-21",
            "",
        ] {
            assert!(!is_timestamp(unreal), "{unreal}");
        }
    }

    #[test]
    fn a_version_names_the_commit_if_it_is_known() {
        let version = env!("CARGO_PKG_VERSION");
        let bare = describe_version("");
        let target = bare
            .strip_prefix(&format!("{version} ("))
            .and_then(|rest| rest.strip_suffix(")"))
            .expect("a target");
        assert_eq!(
            describe_version("1a2b3c4d5e6f"),
            format!("{version} (1a2b3c4d5e6f, {target})")
        );
    }

    #[cfg(all(target_arch = "x86_64", target_os = "linux", target_env = "gnu"))]
    #[test]
    fn the_target_is_a_triple() {
        assert_eq!(super::target(), "x86_64-unknown-linux-gnu");
    }
}
