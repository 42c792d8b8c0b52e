//! Decodes the fields of a document one by one, so that an invalid field does not hide the others.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;

use super::decode::decode;
use super::diagnostic::{Code, Report};
use super::json::{Document, Path};
use base::suggest::suggest;
use first_martians::effect::Id;

/// A decoded value and its position.
#[derive(Debug, Clone)]
pub(super) struct Located<T> {
    /// The index of the document; 0 is the mission.
    pub doc: usize,
    pub path: Path,
    pub value: T,
}

pub(super) struct Reader<'r, 't> {
    document: &'r Document<'t>,
    doc: usize,
    report: &'r mut Report,
    /// Ids of elements that could not be decoded.
    pub broken: BTreeSet<Id>,
    /// Whether one of them has no readable id.
    pub nameless: bool,
    /// Whether decoding has failed since this was last reset.
    pub failed: bool,
}

impl<'r, 't> Reader<'r, 't> {
    /// `doc` is the index that the document will have in the draft.
    pub fn new(document: &'r Document<'t>, doc: usize, report: &'r mut Report) -> Self {
        Self {
            document,
            doc,
            report,
            broken: BTreeSet::new(),
            nameless: false,
            failed: false,
        }
    }

    /// The format, if this version understands it. Reports a missing format, and continues with the first.
    pub(crate) fn known_format(&mut self, known: &RangeInclusive<u32>) -> Option<u32> {
        let path = Path::default().key("format");
        self.must_have("format");
        match self.field::<u32>("format") {
            Some(format) if known.contains(&format) => Some(format),
            Some(format) => {
                let newest = known.end();
                let code = if format > *newest {
                    Code::NewerFormat
                } else {
                    Code::UnknownFormat
                };
                let args = [
                    ("found", &*format.to_string()),
                    ("expected", &*newest.to_string()),
                ];
                self.report
                    .add(code, self.document.text, self.document.span(&path), &args);
                None
            }
            None => self
                .document
                .find(&path)
                .is_none()
                .then_some(*known.start()),
        }
    }

    pub(crate) fn unknown_fields(&mut self, known: &[&str]) {
        for (key, span) in self.document.keys(&Path::default()) {
            if !known.contains(&key) {
                let suggestion = suggest(key, known.iter().copied()).unwrap_or_default();
                let args = [
                    ("id", key),
                    ("expected", &*known.join(", ")),
                    ("suggestion", suggestion),
                ];
                self.report
                    .add(Code::UnknownField, self.document.text, span, &args);
            }
        }
    }

    /// The field, if it exists and is valid.
    pub fn field<T: DeserializeOwned>(&mut self, name: &str) -> Option<T> {
        let path = Path::default().key(name);
        let decoded = decode(self.document, &path, self.report);
        self.failed |= decoded.is_none() && self.document.find(&path).is_some();
        decoded
    }

    /// The valid elements of the list.
    pub fn list<T: DeserializeOwned>(&mut self, name: &str) -> Vec<Located<T>> {
        let path = Path::default().key(name);
        let Some(length) = self.document.length(&path) else {
            // Not a list, or missing: reported like any other field.
            let _: Option<Vec<serde::de::IgnoredAny>> = self.field(name);
            return Vec::new();
        };
        let mut list = Vec::with_capacity(length);
        for index in 0..length {
            let path = path.index(index);
            match decode(self.document, &path, self.report) {
                Some(value) => list.push(Located {
                    doc: self.doc,
                    path,
                    value,
                }),
                None => {
                    self.failed = true;
                    match self.document.string(&path.key("id")) {
                        Some(id) => self.broken.extend([id.to_owned()]),
                        None => self.nameless = true,
                    }
                }
            }
        }
        list
    }

    pub fn required<T: DeserializeOwned>(&mut self, name: &str) -> Option<T> {
        self.must_have(name);
        self.field(name)
    }

    pub(crate) fn required_list<T: DeserializeOwned>(&mut self, name: &str) -> Vec<Located<T>> {
        self.must_have(name);
        self.list(name)
    }

    fn must_have(&mut self, name: &str) {
        if self.document.find(&Path::default().key(name)).is_none() {
            self.failed = true;
            let span = self.document.span(&Path::default());
            self.report.add(
                Code::MissingField,
                self.document.text,
                span,
                &[("id", name)],
            );
        }
    }
}
