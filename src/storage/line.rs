//! One line of a journal: `<8 hex digits> <json>`, the digits being the checksum of the JSON text.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::{Flaw, StoreError};

/// The newest format of a save that this version reads, and the one that it writes. A save of format 1 stays one.
pub const FORMAT: u64 = 2;

/// The most bytes that a file may have; a long game has a hundredth of it.
pub(super) const LIMIT: u64 = 256 * 1024 * 1024;

/// The first line of a save: what it is.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Header {
    /// The version of the app that began it.
    pub solkeeper: String,
    /// The format of the file.
    pub format: u64,
    /// Which game.
    pub game: String,
    /// The name of the save, which is the name of its file: where they differ, the file's holds.
    pub id: String,
    /// What to call it, as the app pleases. A later renaming is a line of its own, and holds.
    pub title: Value,
    /// When it was begun, RFC 3339, UTC.
    pub created: String,
    /// How it was begun: crew, seed, options.
    pub start: Value,
    /// The mission that it plays, whole; null where there is none. In a file of format 2 its texts stand on lines of their own.
    #[serde(default)]
    pub bundle: Value,
    /// The hash of the bundle.
    #[serde(default)]
    pub hash: Option<String>,
}

/// A record as it stands in a save: one JSON text, whole as its checksum says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RawRecord(pub(super) String);

impl RawRecord {
    /// The JSON text.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// What it says; `None` where it has another form.
    pub fn read<T: DeserializeOwned>(&self) -> Option<T> {
        serde_json::from_str(&self.0).ok()
    }
}

/// The line by which a save gets another title. Records of games carry a `seq` and are never taken for one.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Renamed {
    pub(super) renamed: Value,
    pub(super) at: String,
}

/// How every [`Renamed`] begins.
pub(super) const RENAMED: &str = r#"{"renamed":"#;

/// A JSON text as a line, checked to be one that can be read again.
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
pub(super) fn json(line: &[u8]) -> Result<&str, Flaw> {
    let (sum, json) = line.split_at_checked(9).ok_or(Flaw::Form)?;
    let json = str::from_utf8(json).map_err(|_| Flaw::Form)?;
    let (b' ', sum) = sum.split_last().ok_or(Flaw::Form)? else { return Err(Flaw::Form) };
    if !sum.iter().all(u8::is_ascii_hexdigit) {
        return Err(Flaw::Form);
    }
    if sum != checksum(json.as_bytes()).as_bytes() {
        return Err(Flaw::Checksum);
    }
    Ok(json)
}

/// What a line without its end says.
pub(super) fn value(line: &[u8]) -> Result<Value, Flaw> {
    serde_json::from_str(json(line)?).map_err(|_| Flaw::Json)
}

pub(super) fn checksum(json: &[u8]) -> String {
    let digest: [u8; 32] = Sha256::digest(json).into();
    let [a, b, c, d, ..] = digest;
    format!("{:08x}", u32::from_be_bytes([a, b, c, d]))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every save ever written holds such lines: their form may never change.
    #[test]
    fn a_line_has_the_form_it_always_had() {
        assert_eq!(framed("{}").unwrap(), "44136fa3 {}\n");
        assert_eq!(json(b"44136fa3 {}"), Ok("{}"));
    }

    #[test]
    fn what_could_not_be_read_again_is_no_line() {
        assert_eq!(framed("{\n}"), Err(StoreError::NotOneLine));
        assert_eq!(framed("{"), Err(StoreError::NotJson));
        let deep = format!("{}{}", "[".repeat(500), "]".repeat(500));
        assert_eq!(framed(&deep), Err(StoreError::NotJson));
    }
}
