//! The head of a save: the lines before its records.
//!
//! Format 1 has one line, the header, with the mission inside. Formats 2 and 3 have the header twice, before and after the files of the mission,
//! a line each, so that every damaged line can be restored: the header from its other copy, a file of the mission from elsewhere in the
//! data folder.

use std::collections::{BTreeMap, BTreeSet};

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::line::{self, FORMAT, Header, NEWEST_FORMAT};
use super::scan::{BadLine, HeaderError, Span};
use super::{LineError, StoreError, to_line};
use content::{Files, MissionBundle};

/// The prefix of every [`MissionFile`].
pub(super) const MISSION_FILE: &str = r#"{"mission_file":"#;

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MissionFile {
    mission_file: String,
    text: String,
}

/// Files of a mission, by name.
pub(super) type Texts = BTreeMap<String, String>;

#[derive(Debug)]
pub(super) struct Head {
    /// The header as read, with fields unknown to this version. In format 2 it lists the file names of its mission.
    pub(super) raw: Value,
    /// The readable files of the mission.
    pub(super) files: Texts,
    /// The checksums of the lines that hold them.
    sums: String,
    /// The damaged lines of the head.
    pub(super) bad: Vec<BadLine>,
    pub(super) lines: usize,
    /// The byte offset of the end.
    pub(super) end: usize,
    /// Whether the last line lacks its line feed.
    pub(super) open_ended: bool,
    /// The record on the last line of the head, if the line feed between them is damaged.
    pub(super) joined: Option<Span>,
}

fn header(span: &Span, bytes: &[u8]) -> Result<Value, HeaderError> {
    let bad = |flaw| {
        HeaderError::Bad(BadLine {
            line: span.number,
            flaw,
        })
    };
    let raw = line::value(span.text(bytes)).map_err(bad)?;
    // The format comes first: a newer one may have other fields.
    match raw.get("format").and_then(Value::as_u64) {
        Some(found) if found > NEWEST_FORMAT => Err(HeaderError::Newer { found }),
        Some(1..) if Header::deserialize(&raw).is_ok() => Ok(raw),
        _ => Err(bad(LineError::Shape)),
    }
}

/// The second copy of the header, for a save whose first line is damaged.
fn second_header(spans: &[Span], bytes: &[u8]) -> Option<Value> {
    let may_be_header = |span: &&Span| {
        let json = span.text(bytes).get(9..).unwrap_or_default();
        !json.starts_with(MISSION_FILE.as_bytes()) && !json.starts_with(br#"{"seq":"#)
    };
    let raw = spans
        .iter()
        .skip(1)
        .filter(may_be_header)
        .find_map(|span| header(span, bytes).ok())?;
    (raw["format"] != 1).then_some(raw)
}

/// The two lines that one flipped bit of a line feed has joined.
fn split(span: &Span, bytes: &[u8]) -> Option<[Span; 2]> {
    let text = span.text(bytes);
    let mut values = serde_json::Deserializer::from_slice(text.get(9..)?).into_iter::<IgnoredAny>();
    let _ = values.next()?.ok()?;
    let length = 9 + values.byte_offset();
    let end = *text.get(length)?;
    if (end ^ b'\n').count_ones() != 1 || line::json(text.get(..length)?).is_err() {
        return None;
    }
    let middle = span.text.start + length;
    let first = Span {
        number: span.number,
        text: span.text.start..middle,
        next: middle + 1,
    };
    Some([
        first,
        Span {
            number: span.number,
            text: middle + 1..span.text.end,
            next: span.next,
        },
    ])
}

impl Head {
    pub(super) fn new(header: &Header) -> Result<Self, StoreError> {
        let mut raw = serde_json::to_value(header).map_err(|_| StoreError::NotJson)?;
        let files: Option<Texts> = Texts::deserialize(&raw["bundle"]["files"]).ok();
        if let Some(names) = files
            .as_ref()
            .map(|files| files.keys().map(String::as_str).collect())
        {
            raw["bundle"]["files"] = names;
        }
        raw["format"] = Value::from(header.format.max(FORMAT));
        let files = files.unwrap_or_default();
        let (sums, bad) = (String::new(), Vec::new());
        Ok(Self {
            raw,
            files,
            sums,
            bad,
            lines: 0,
            end: 0,
            open_ended: false,
            joined: None,
        })
    }

    pub(super) fn read(spans: &[Span], bytes: &[u8]) -> Result<Self, HeaderError> {
        let first = spans.first().ok_or(HeaderError::Bad(BadLine {
            line: 1,
            flaw: LineError::Missing,
        }))?;
        let raw = match header(first, bytes) {
            Err(HeaderError::Bad(bad)) => {
                second_header(spans, bytes).ok_or(HeaderError::Bad(bad))?
            }
            read => read?,
        };
        let (end, open_ended) = (first.next, first.open_ended());
        let (files, sums, bad) = (Texts::new(), String::new(), Vec::new());
        let mut head = Self {
            raw,
            files,
            sums,
            bad,
            lines: 1,
            end,
            open_ended,
            joined: None,
        };
        if head.raw["format"] != 1 {
            head.read_rest(spans, bytes);
            if head.bad.is_empty() && !head.missing().is_empty() {
                head.bad.push(BadLine {
                    line: head.lines,
                    flaw: LineError::Missing,
                });
            }
        }
        Ok(head)
    }

    /// Marks the head as damaged if it does not name the hash of its mission, and corrects that. The copy of a mission is found by it.
    pub(super) fn check_hash(&mut self) {
        if self.raw["format"] == 1 || self.hash().is_none() || !self.missing().is_empty() {
            return;
        }
        let hash = self.bundle().hash();
        if self.raw["hash"] != hash.as_str() {
            self.raw["hash"] = Value::from(hash);
            self.bad.push(BadLine {
                line: 1,
                flaw: LineError::Shape,
            });
        }
    }

    fn bundle(&self) -> MissionBundle {
        MissionBundle {
            mission: self.mission().to_owned(),
            files: Files(self.files.clone()),
        }
    }

    /// Reads to the second copy of the header, or to the first line that is not of the head.
    fn read_rest(&mut self, spans: &[Span], bytes: &[u8]) {
        for (index, span) in spans.iter().enumerate() {
            let whole = line::json(span.text(bytes));
            let parts = match whole.is_err().then(|| split(span, bytes)).flatten() {
                None => vec![(span.clone(), whole)],
                Some(halves) => {
                    self.bad.push(BadLine {
                        line: span.number,
                        flaw: LineError::Form,
                    });
                    halves
                        .map(|half| (half.clone(), line::json(half.text(bytes))))
                        .into()
                }
            };
            let mut parts = parts.into_iter();
            while let Some((part, read)) = parts.next() {
                let mut is_second = false;
                match read {
                    Err(flaw) => self.bad.push(BadLine {
                        line: span.number,
                        flaw,
                    }),
                    Ok(json) if json.starts_with(MISSION_FILE) => {
                        self.files.extend(file_of(json));
                        self.sums.extend(
                            part.text(bytes)
                                .iter()
                                .take(8)
                                .map(|&byte| char::from(byte)),
                        );
                    }
                    Ok(json)
                        if serde_json::from_str::<Value>(json)
                            .is_ok_and(|value| value == self.raw) =>
                    {
                        is_second = index > 0;
                    }
                    Ok(_) => {
                        self.joined = (self.lines > index).then_some(part);
                        return self.end_without_copy(span.number);
                    }
                }
                (self.lines, self.end, self.open_ended) = (index + 1, part.next, part.open_ended());
                if is_second {
                    self.joined = parts.next().map(|(part, _)| part);
                    return;
                }
            }
        }
        self.end_without_copy(self.lines);
    }

    /// The second copy is damaged or missing.
    fn end_without_copy(&mut self, line: usize) {
        if self.bad.is_empty() {
            self.bad.push(BadLine {
                line,
                flaw: LineError::Missing,
            });
        }
    }

    /// The hash of the mission, if it is a valid file name.
    pub(super) fn hash(&self) -> Option<&str> {
        self.raw["hash"].as_str().filter(|hash| {
            !hash.is_empty() && hash.bytes().all(|byte| byte.is_ascii_alphanumeric())
        })
    }

    /// The checksums of the lines of the mission: the same for the same mission. `None` if the head is damaged or has no mission.
    pub(super) fn sums(&self) -> Option<&str> {
        Some(self.sums.as_str()).filter(|sums| self.bad.is_empty() && !sums.is_empty())
    }

    pub(super) fn mission(&self) -> &str {
        self.raw["bundle"]["mission"].as_str().unwrap_or_default()
    }

    /// The unreadable files of the mission.
    pub(super) fn missing(&self) -> BTreeSet<&str> {
        let names = self.raw["bundle"]["files"]
            .as_array()
            .map(Vec::as_slice)
            .unwrap_or_default();
        names
            .iter()
            .filter_map(Value::as_str)
            .filter(|name| !self.files.contains_key(*name))
            .collect()
    }

    /// Restores the missing files from these; false, without change, if they do not give the hash of the mission.
    pub(super) fn restore(&mut self, texts: &Texts) -> bool {
        let missing = self.missing();
        let found: Texts = texts
            .iter()
            .filter(|(name, _)| missing.contains(name.as_str()))
            .map(|(a, b)| (a.clone(), b.clone()))
            .collect();
        if found.len() < missing.len() {
            return false;
        }
        let files: Texts = self
            .files
            .iter()
            .map(|(a, b)| (a.clone(), b.clone()))
            .chain(found)
            .collect();
        let bundle = MissionBundle {
            mission: self.mission().to_owned(),
            files: Files(files),
        };
        let matches = self.raw["hash"] == bundle.hash();
        if matches {
            self.files = bundle.files.0;
        }
        matches
    }

    /// The header with the mission inside.
    pub(super) fn header(&self) -> Result<Header, StoreError> {
        let mut header = Header::deserialize(&self.raw).map_err(|_| StoreError::NotJson)?;
        if header.bundle["files"].is_array() {
            header.bundle["files"] = self
                .files
                .iter()
                .map(|(name, text)| (name.clone(), Value::from(text.as_str())))
                .collect();
        }
        Ok(header)
    }

    /// The bytes of this head for a save with that id and title.
    pub(super) fn bytes_as(&self, id: &str, title: &Value) -> Result<Vec<u8>, StoreError> {
        let mut raw = self.raw.clone();
        raw["id"] = Value::from(id);
        raw["title"] = title.clone();
        let header = line::framed(&to_line(&raw)?)?;
        if raw["format"] == 1 {
            return Ok(header.into_bytes());
        }
        Ok([header.as_str(), &mission_lines(&self.files)?, &header]
            .concat()
            .into_bytes())
    }

    /// The bytes of this head before the damage.
    pub(super) fn repaired_bytes(&self) -> Result<Vec<u8>, StoreError> {
        self.bytes_as(
            self.raw["id"].as_str().unwrap_or_default(),
            &self.raw["title"],
        )
    }
}

fn file_of(json: &str) -> Option<(String, String)> {
    let MissionFile { mission_file, text } = serde_json::from_str(json).ok()?;
    Some((mission_file, text))
}

pub(super) fn mission_lines(files: &Texts) -> Result<String, StoreError> {
    let mut lines = String::new();
    for (name, text) in files {
        lines.push_str(&line::framed(&to_line(&MissionFile {
            mission_file: name.clone(),
            text: text.clone(),
        })?)?);
    }
    Ok(lines)
}

/// The readable files in such lines.
pub(super) fn mission_files(bytes: &[u8]) -> Texts {
    bytes
        .split(|&byte| byte == b'\n')
        .filter_map(|text| file_of(line::json(text).ok()?))
        .collect()
}
