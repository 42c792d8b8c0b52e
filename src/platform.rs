//! What the app asks of the system beside files: the present time, a random seed, the language, a program to show something.

use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

/// Seeds stay below this, so that they can be read out and typed in.
const SEEDS: u64 = 1_000_000_000;

/// The system has no program to show something, or did not start it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("cannot show {what}: {cause}")]
pub struct OpenError {
    /// The file, folder or link.
    pub what: String,
    /// The system's reason.
    pub cause: String,
}

/// The present moment, RFC 3339, UTC, whole seconds.
pub fn now() -> String {
    timestamp(OffsetDateTime::now_utc()).unwrap_or_else(|| "1970-01-01T00:00:00Z".to_owned())
}

/// The present day, as in `2026-11-21`, UTC.
pub fn today() -> String {
    now().chars().take_while(|&character| character != 'T').collect()
}

/// A moment as RFC 3339, UTC, whole seconds; `None` outside the years that have such a form.
pub fn timestamp(moment: OffsetDateTime) -> Option<String> {
    OffsetDateTime::from_unix_timestamp(moment.unix_timestamp()).ok()?.format(&Rfc3339).ok()
}

/// A random seed from the system's entropy, small enough to be read out and typed in again. A system without entropy gives the time.
pub fn random_seed() -> u64 {
    let clock = || OffsetDateTime::now_utc().unix_timestamp_nanos().unsigned_abs() as u64;
    getrandom::u64().unwrap_or_else(|_| clock()) % SEEDS
}

/// The languages of this machine, the preferred one first, as in `it-IT`.
pub fn system_locales() -> Vec<String> {
    sys_locale::get_locales().collect()
}

/// Writes an error into the console of the page.
#[cfg(target_arch = "wasm32")]
pub fn log_error(message: &str) {
    web_sys::console::error_1(&message.into());
}

/// Shows a file, a folder or a link in the system's own program, without waiting for that program.
///
/// # Errors
/// [`OpenError`] with the system's reason.
#[cfg(all(feature = "window", not(target_arch = "wasm32")))]
pub fn open(what: &str) -> Result<(), OpenError> {
    open::that_detached(what).map_err(|error| OpenError { what: what.to_owned(), cause: error.to_string() })
}

/// The same where nothing can be shown.
///
/// # Errors
/// Always.
#[cfg(not(all(feature = "window", not(target_arch = "wasm32"))))]
pub fn open(what: &str) -> Result<(), OpenError> {
    Err(OpenError { what: what.to_owned(), cause: "not supported here".to_owned() })
}
