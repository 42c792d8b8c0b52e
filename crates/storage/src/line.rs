//! A line of a journal: `<8 hex digits> <json>`, with the checksum of the JSON text.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::{LineError, StoreError};
use base::platform;

/// The format of a new save. Saves of format 1 keep their format.
pub const FORMAT: u64 = 2;

/// The newest format of a save that this version reads: format 2 with a mission or decks of format 2, which the program before it must
/// not play.
pub const NEWEST_FORMAT: u64 = 3;

/// The largest size of a file in bytes; a long game has a hundredth of it.
pub(super) const LIMIT: u64 = 256 * 1024 * 1024;

/// The first line of a save.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct Header {
    /// The version of the app that created it.
    pub solkeeper: String,
    pub format: u64,
    pub game: String,
    /// The id of the save. If it differs from the name of the file, the latter applies.
    pub id: String,
    /// The title, a string or null. Renaming appends a line with a new one.
    pub title: Value,
    /// When it was created, RFC 3339, UTC.
    pub created: String,
    /// The start of the game: crew, seed, options.
    pub start: Value,
    /// The mission with all its texts; null for other games. In a file of format 2 the texts have lines of their own.
    #[serde(default)]
    pub bundle: Value,
    #[serde(default)]
    pub hash: Option<String>,
}

/// The JSON text of a record with a valid checksum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RawRecord(pub(super) String);

impl RawRecord {
    pub fn text(&self) -> &str {
        &self.0
    }

    /// The value; `None` if the JSON has another shape.
    pub fn read<T: DeserializeOwned>(&self) -> Option<T> {
        serde_json::from_str(&self.0).ok()
    }
}

/// The line that gives a save another title. Records have a `seq` and are never mistaken for it.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Renamed {
    pub(super) renamed: Value,
    pub(super) at: String,
}

/// The prefix of every [`Renamed`].
pub(super) const RENAMED: &str = r#"{"renamed":"#;

/// The time of a record.
#[derive(Deserialize)]
struct Moment {
    at: String,
}

impl RawRecord {
    /// When the record was written, RFC 3339, UTC; `None` if it does not say.
    fn at(&self) -> Option<String> {
        let Moment { at } = self.read()?;
        platform::is_timestamp(&at).then_some(at)
    }
}

/// When a save was last played: the time of its last record, or of its creation before the first. The file has a time of its own, which
/// changes with every copy.
pub(super) fn last_played<'a>(
    header: &Header,
    records: impl DoubleEndedIterator<Item = &'a RawRecord>,
) -> Option<String> {
    let created = || Some(header.created.clone()).filter(|at| platform::is_timestamp(at));
    records.rev().find_map(RawRecord::at).or_else(created)
}

/// A JSON text as a line, after checking that it can be read again.
pub(super) fn framed(json: &str) -> Result<String, StoreError> {
    if json.contains(['\n', '\r']) {
        return Err(StoreError::NotOneLine);
    }
    if serde_json::from_str::<Value>(json).is_err() {
        return Err(StoreError::NotJson);
    }
    Ok(format!("{} {json}\n", checksum(json.as_bytes())))
}

/// The JSON text of a line without its end.
pub(super) fn json(line: &[u8]) -> Result<&str, LineError> {
    let (sum, json) = line.split_at_checked(9).ok_or(LineError::Form)?;
    let json = str::from_utf8(json).map_err(|_| LineError::Form)?;
    let (b' ', sum) = sum.split_last().ok_or(LineError::Form)? else {
        return Err(LineError::Form);
    };
    if !sum.iter().all(u8::is_ascii_hexdigit) {
        return Err(LineError::Form);
    }
    if sum != checksum(json.as_bytes()).as_bytes() {
        return Err(LineError::Checksum);
    }
    Ok(json)
}

/// The value of a line without its end.
pub(super) fn value(line: &[u8]) -> Result<Value, LineError> {
    serde_json::from_str(json(line)?).map_err(|_| LineError::Json)
}

pub(super) fn checksum(json: &[u8]) -> String {
    let digest: [u8; 32] = Sha256::digest(json).into();
    let [a, b, c, d, ..] = digest;
    format!("{:08x}", u32::from_be_bytes([a, b, c, d]))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every save has such lines, so their form must never change.
    #[test]
    fn the_format_of_a_line_is_unchanged() {
        assert_eq!(framed("{}").unwrap(), "44136fa3 {}\n");
        assert_eq!(json(b"44136fa3 {}"), Ok("{}"));
    }

    #[test]
    fn text_that_could_not_be_read_again_is_refused() {
        assert_eq!(framed("{\n}"), Err(StoreError::NotOneLine));
        assert_eq!(framed("{"), Err(StoreError::NotJson));
        let deep = format!("{}{}", "[".repeat(500), "]".repeat(500));
        assert_eq!(framed(&deep), Err(StoreError::NotJson));
    }
}
