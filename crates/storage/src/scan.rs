//! The lines of a journal and the flaws in them, from its bytes.

use std::ops::Range;

use rustc_hash::FxHashSet;
use serde::de::IgnoredAny;

use super::head::Head;
use super::line::{self, Header, RENAMED, RawRecord, Renamed};
use super::{DamagedPart, LineError, StoreError};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BadLine {
    /// Its number, from 1.
    pub line: usize,
    pub flaw: LineError,
}

/// The content of a journal. Offsets are in bytes.
#[derive(Debug)]
pub(super) struct Scan {
    pub(super) head: Head,
    /// The last renaming, with the current title.
    pub(super) renamed: Option<Renamed>,
    /// The records before the first damaged line.
    pub(super) records: Vec<RawRecord>,
    /// The line of each of them.
    pub(super) lines: Vec<usize>,
    /// The offset of the end of each of them.
    ends: Vec<usize>,
    /// The readable records after the first damaged line.
    pub(super) stranded: Vec<RawRecord>,
    pub(super) bad: Vec<BadLine>,
    /// The lines that repeat earlier ones.
    pub(super) repeated: Vec<usize>,
    /// Whether another program has rewritten the file.
    pub(super) rewritten: bool,
    /// The offset of the end of the last line before the first damaged one.
    pub(super) good: usize,
    /// Whether that line lacks its line feed: it is whole, but another line must not follow it directly.
    pub(super) open_ended: bool,
    /// Whether a readable line follows a damaged one.
    pub(super) broken: bool,
}

/// Why a file has no readable header.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum HeaderError {
    Bad(BadLine),
    Newer { found: u64 },
}

/// A line: its number from 1, its bytes without the line end, and the offset of the next line.
#[derive(Debug, Clone)]
pub(super) struct Span {
    pub(super) number: usize,
    pub(super) text: Range<usize>,
    pub(super) next: usize,
}

impl Span {
    pub(super) fn text<'a>(&self, bytes: &'a [u8]) -> &'a [u8] {
        bytes.get(self.text.clone()).unwrap_or_default()
    }

    pub(super) const fn open_ended(&self) -> bool {
        self.next == self.text.end
    }
}

/// The lines that are not empty, and whether another program has rewritten the file.
pub(super) fn spans(bytes: &[u8]) -> (Vec<Span>, bool) {
    const BOM: &[u8] = b"\xef\xbb\xbf";

    let mut start = if bytes.starts_with(BOM) { BOM.len() } else { 0 };
    let mut rewritten = start > 0;
    let mut spans = Vec::new();
    let mut number = 0;
    while let Some(rest) = bytes.get(start..).filter(|rest| !rest.is_empty()) {
        number += 1;
        let length = rest.iter().position(|&byte| byte == b'\n');
        let next = start + length.map_or(rest.len(), |length| length + 1);
        let mut end = start + length.unwrap_or(rest.len());
        if length.is_some()
            && bytes
                .get(start..end)
                .is_some_and(|text| text.ends_with(b"\r"))
        {
            end -= 1;
            rewritten = true;
        }
        if end > start {
            spans.push(Span {
                number,
                text: start..end,
                next,
            });
        } else {
            rewritten = true;
        }
        start = next;
    }
    (spans, rewritten)
}

fn renaming(text: &str) -> Option<Renamed> {
    text.starts_with(RENAMED)
        .then(|| serde_json::from_str(text).ok())?
}

pub(super) fn scan(bytes: &[u8]) -> Result<Scan, HeaderError> {
    let (spans, rewritten) = spans(bytes);
    let head = Head::read(&spans, bytes)?;
    let (before, after) = spans.split_at_checked(head.lines).unwrap_or((&spans, &[]));
    let mut seen: FxHashSet<&[u8]> = before.iter().map(|span| span.text(bytes)).collect();
    let mut scan = Scan {
        renamed: None,
        records: Vec::new(),
        lines: Vec::new(),
        ends: Vec::new(),
        stranded: Vec::new(),
        bad: Vec::new(),
        repeated: Vec::new(),
        rewritten,
        good: head.end,
        open_ended: head.open_ended,
        broken: false,
        head,
    };
    let joined = scan.head.joined.take();
    for span in joined.iter().chain(after) {
        scan.take(span, bytes, &mut seen);
    }
    if scan.bad.is_empty() {
        // Empty lines at the end are kept.
        scan.good = scan.good.max(bytes.len());
    }

    Ok(scan)
}

impl Scan {
    fn take<'a>(&mut self, span: &Span, bytes: &'a [u8], seen: &mut FxHashSet<&'a [u8]>) {
        let text = span.text(bytes);
        let valid = |json| {
            serde_json::from_str::<IgnoredAny>(json)
                .map(|_| json)
                .map_err(|_| LineError::Json)
        };
        let json = match line::json(text).and_then(valid) {
            Ok(json) => json,
            Err(flaw) => {
                return self.bad.push(BadLine {
                    line: span.number,
                    flaw,
                });
            }
        };
        let sound = self.bad.is_empty();
        self.broken |= !sound;
        if sound {
            self.good = span.next;
            self.open_ended = span.open_ended();
        }
        if let Some(renamed) = renaming(json) {
            if sound {
                self.renamed = Some(renamed);
            }
        } else if !seen.insert(text) {
            // Records are numbered, so equal lines are one record that was written or pasted twice.
            self.repeated.push(span.number);
        } else if sound {
            self.records.push(RawRecord(json.to_owned()));
            self.lines.push(span.number);
            self.ends.push(span.next);
        } else {
            self.stranded.push(RawRecord(json.to_owned()));
        }
    }

    /// The readable bytes before the first damaged line.
    pub(super) fn sound_bytes(&self, bytes: &[u8]) -> Result<Vec<u8>, StoreError> {
        let good = bytes.get(..self.good).unwrap_or_default();
        Ok(ended(if self.head.bad.is_empty() {
            good.to_vec()
        } else {
            self.repaired(good)?
        }))
    }

    /// The bytes of a new save with the first records of this one.
    pub(super) fn copied(
        &self,
        bytes: &[u8],
        id: &str,
        records: usize,
    ) -> Result<Vec<u8>, StoreError> {
        let start = self.head.end;
        let end = match records.checked_sub(1) {
            Some(last) => self.ends.get(last).copied().unwrap_or(self.good),
            None => start,
        };
        let mut copy = self.head.bytes_as(
            id,
            self.renamed
                .as_ref()
                .map_or(&self.head.raw["title"], |it| &it.renamed),
        )?;
        copy.extend_from_slice(bytes.get(start..end).unwrap_or_default());

        Ok(ended(copy))
    }

    /// The bytes of this save with its head repaired.
    pub(super) fn repaired(&self, bytes: &[u8]) -> Result<Vec<u8>, StoreError> {
        Ok([
            &self.head.repaired_bytes()?,
            bytes.get(self.head.end..).unwrap_or_default(),
        ]
        .concat())
    }

    /// The header with the mission and the current title, for a save with this id.
    pub(super) fn header(&self, id: &str) -> Result<Header, StoreError> {
        let mut header = Header {
            id: id.to_owned(),
            ..self.head.header()?
        };
        if let Some(renamed) = &self.renamed {
            header.title.clone_from(&renamed.renamed);
        }
        Ok(header)
    }

    /// When it was last played, by its last readable record.
    pub(super) fn last_played(&self, header: &Header) -> Option<String> {
        line::last_played(header, self.records.iter().chain(&self.stranded))
    }

    pub(super) const fn damage(&self) -> Option<DamagedPart> {
        if self.broken {
            Some(DamagedPart::Middle)
        } else if !self.bad.is_empty() {
            Some(DamagedPart::End)
        } else if !self.head.bad.is_empty() {
            Some(DamagedPart::Head)
        } else {
            None
        }
    }
}

fn ended(mut bytes: Vec<u8>) -> Vec<u8> {
    if bytes.last().is_some_and(|&byte| byte != b'\n') {
        bytes.push(b'\n');
    }
    bytes
}
