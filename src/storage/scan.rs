//! From the bytes of a journal to its lines, and what is wrong with them. Touches nothing.

use std::collections::HashSet;
use std::ops::Range;

use serde_json::Value;

use super::line::{self, FORMAT, Header, RENAMED, Renamed};
use super::{Flaw, StoreError};

/// A line that cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BadLine {
    /// Its number, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub flaw: Flaw,
}

/// What stands in a journal.
#[derive(Debug)]
pub(super) struct Scan {
    /// The header, with the title that holds now.
    pub(super) header: Header,
    /// The header as it stands there, with what this version does not know.
    raw_header: Value,
    header_end: usize,
    /// The records before the first bad line.
    pub(super) records: Vec<Value>,
    /// The line of each of these records.
    pub(super) lines: Vec<usize>,
    /// Where each of these records ends.
    ends: Vec<usize>,
    /// The readable records after the first bad line.
    pub(super) stranded: Vec<Value>,
    /// The lines that cannot be read.
    pub(super) bad: Vec<BadLine>,
    /// Lines that stood there before.
    pub(super) repeated: Vec<usize>,
    /// Whether another program has rewritten the file.
    pub(super) rewritten: bool,
    /// Where the last line before the first bad one ends.
    pub(super) good: usize,
    /// Whether that line lacks its end: whole, as its checksum says, but the next would be written onto it.
    pub(super) open_ended: bool,
    /// Whether something readable follows a bad line.
    pub(super) broken: bool,
}

/// Why nothing can be made of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NoHeader {
    Bad(BadLine),
    Newer { found: u64 },
}

/// One line: its number, where it stands without its end, and where the next begins.
struct Span {
    number: usize,
    text: Range<usize>,
    next: usize,
}

impl Span {
    fn text<'a>(&self, bytes: &'a [u8]) -> &'a [u8] {
        bytes.get(self.text.clone()).unwrap_or_default()
    }

    const fn open_ended(&self) -> bool {
        self.next == self.text.end
    }
}

/// The lines that say something, and whether another program has been at them.
fn spans(bytes: &[u8]) -> (Vec<Span>, bool) {
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
        if length.is_some() && bytes.get(start..end).is_some_and(|text| text.ends_with(b"\r")) {
            end -= 1;
            rewritten = true;
        }
        if end > start {
            spans.push(Span { number, text: start..end, next });
        } else {
            rewritten = true;
        }
        start = next;
    }
    (spans, rewritten)
}

fn header(bytes: &[u8], span: Option<&Span>) -> Result<(Header, Value), NoHeader> {
    let span = span.ok_or(NoHeader::Bad(BadLine { line: 1, flaw: Flaw::Missing }))?;
    let bad = |flaw| NoHeader::Bad(BadLine { line: span.number, flaw });
    let raw = line::value(span.text(bytes)).map_err(bad)?;
    // The format comes first: a newer one may have other fields.
    let found = raw.get("format").and_then(Value::as_u64).filter(|&found| found > 0).ok_or(bad(Flaw::Shape))?;
    if found > FORMAT {
        return Err(NoHeader::Newer { found });
    }
    let header = serde_json::from_value(raw.clone()).map_err(|_| bad(Flaw::Shape))?;

    Ok((header, raw))
}

fn renaming(text: &str) -> Option<Value> {
    let renamed: Renamed = text.starts_with(RENAMED).then(|| serde_json::from_str(text).ok())??;
    Some(renamed.renamed)
}

/// Reads everything.
pub(super) fn scan(bytes: &[u8]) -> Result<Scan, NoHeader> {
    let (spans, rewritten) = spans(bytes);
    let (header, raw_header) = header(bytes, spans.first())?;
    let header_end = spans.first().map_or(0, |span| span.next);
    let mut scan = Scan {
        header,
        raw_header,
        header_end,
        records: Vec::new(),
        lines: Vec::new(),
        ends: Vec::new(),
        stranded: Vec::new(),
        bad: Vec::new(),
        repeated: Vec::new(),
        rewritten,
        good: header_end,
        open_ended: spans.first().is_some_and(Span::open_ended),
        broken: false,
    };
    let mut seen: HashSet<&[u8]> = spans.first().map(|span| span.text(bytes)).into_iter().collect();
    for span in spans.iter().skip(1) {
        scan.take(span, bytes, &mut seen);
    }
    if scan.bad.is_empty() {
        // Empty lines at the end are not worth cutting.
        scan.good = scan.good.max(bytes.len());
    }

    Ok(scan)
}

impl Scan {
    fn take<'a>(&mut self, span: &Span, bytes: &'a [u8], seen: &mut HashSet<&'a [u8]>) {
        let text = span.text(bytes);
        let said = line::json(text).and_then(|json| Ok((json, serde_json::from_str(json).map_err(|_| Flaw::Json)?)));
        let (json, value) = match said {
            Ok(said) => said,
            Err(flaw) => return self.bad.push(BadLine { line: span.number, flaw }),
        };
        let sound = self.bad.is_empty();
        self.broken |= !sound;
        if sound {
            self.good = span.next;
            self.open_ended = span.open_ended();
        }
        if let Some(title) = renaming(json) {
            if sound {
                self.header.title = title;
            }
        } else if !seen.insert(text) {
            // Records are numbered, so no two are alike: this one was written or pasted twice.
            self.repeated.push(span.number);
        } else if sound {
            self.records.push(value);
            self.lines.push(span.number);
            self.ends.push(span.next);
        } else {
            self.stranded.push(value);
        }
    }

    /// The bytes that can be read, up to the first bad line.
    pub(super) fn sound_bytes(&self, bytes: &[u8]) -> Vec<u8> {
        ended(bytes.get(..self.good).unwrap_or_default().to_vec())
    }

    /// The bytes of a new save with the first so many records of this one.
    pub(super) fn copied(&self, bytes: &[u8], id: &str, records: usize) -> Result<Vec<u8>, StoreError> {
        let mut header = self.raw_header.clone();
        if let Some(fields) = header.as_object_mut() {
            let _ = fields.insert("id".to_owned(), Value::from(id));
            let _ = fields.insert("title".to_owned(), self.header.title.clone());
        }
        let end = match records.checked_sub(1) {
            Some(last) => self.ends.get(last).copied().unwrap_or(self.good),
            None => self.header_end,
        };
        let mut copy = line::framed(&super::to_line(&header)?)?.into_bytes();
        copy.extend_from_slice(bytes.get(self.header_end..end).unwrap_or_default());

        Ok(ended(copy))
    }
}

/// What a quick look at a journal tells: the first line, the last, and the titles between.
pub(super) struct Glance {
    pub(super) header: Header,
    pub(super) records: usize,
    pub(super) last: Option<Value>,
    pub(super) torn: bool,
}

/// Reads the first line and the last good one; what lies between is counted.
pub(super) fn glance(bytes: &[u8]) -> Result<Glance, NoHeader> {
    let (mut spans, _) = spans(bytes);
    let (mut header, _) = header(bytes, spans.first())?;
    let whole = spans.len();
    while spans.len() > 1 && spans.last().is_some_and(|span| line::value(span.text(bytes)).is_err()) {
        let _ = spans.pop();
    }
    let torn = spans.len() < whole;
    let mut records = 0;
    let mut last = None;
    for span in spans.iter().skip(1) {
        // The checksum of a title is looked at, that of a record only when it is the last.
        let text = span.text(bytes);
        let titled = text.get(9..).is_some_and(|json| json.starts_with(RENAMED.as_bytes()));
        match titled.then(|| line::json(text).ok().and_then(renaming)).flatten() {
            Some(title) => header.title = title,
            None => {
                records += 1;
                last = Some(span);
            }
        }
    }
    let last = last.and_then(|span| line::value(span.text(bytes)).ok());

    Ok(Glance { header, records, last, torn })
}

fn ended(mut bytes: Vec<u8>) -> Vec<u8> {
    if bytes.last().is_some_and(|&byte| byte != b'\n') {
        bytes.push(b'\n');
    }
    bytes
}
