//! The fields of a document, decoded one by one, so that one that is wrong does not hide the others.

use std::collections::BTreeSet;

use serde::de::DeserializeOwned;

use super::decode::decode;
use super::diagnostic::{Code, Report};
use super::json::{Document, Path};
use crate::first_martians::effect::Id;
use crate::first_martians::mission::FORMAT;
use crate::suggest::suggest;

/// A decoded value and its place.
#[derive(Debug, Clone)]
pub(super) struct At<T> {
    /// Which document: 0 is the mission.
    pub doc: usize,
    /// Where in it.
    pub path: Path,
    /// The value.
    pub value: T,
}

/// Reads the fields of a document one by one.
pub(super) struct Reader<'r, 't> {
    document: &'r Document<'t>,
    doc: usize,
    report: &'r mut Report,
    /// Ids of elements that could not be decoded.
    pub broken: BTreeSet<Id>,
    /// Whether one of them has no id that can be read either.
    pub nameless: bool,
    /// Whether anything since it was last reset could not be decoded.
    pub failed: bool,
}

impl<'r, 't> Reader<'r, 't> {
    /// A reader of that document, which will be the draft's `doc`-th.
    pub fn new(document: &'r Document<'t>, doc: usize, report: &'r mut Report) -> Self {
        Self { document, doc, report, broken: BTreeSet::new(), nameless: false, failed: false }
    }

    /// Whether the format of the file is one whose fields can be understood. Without one they are read all the same.
    pub fn knows_format(&mut self) -> bool {
        let path = Path::default().key("format");
        self.must_have("format");
        match self.field::<u32>("format") {
            Some(FORMAT) => true,
            Some(format) => {
                let code = if format > FORMAT { Code::NewerFormat } else { Code::WrongFormat };
                let args = [("found", &*format.to_string()), ("expected", &*FORMAT.to_string())];
                self.report.add(code, self.document.text, self.document.span(&path), &args);
                false
            }
            None => self.document.find(&path).is_none(),
        }
    }

    /// Tells of every field that is none of these.
    pub fn unknown_fields(&mut self, known: &[&str]) {
        for (key, span) in self.document.keys(&Path::default()) {
            if !known.contains(&key) {
                let suggestion = suggest(key, known.iter().copied()).unwrap_or_default();
                let args = [("id", key), ("expected", &*known.join(", ")), ("suggestion", suggestion)];
                self.report.add(Code::UnknownField, self.document.text, span, &args);
            }
        }
    }

    /// The field, where it is there and right.
    pub fn field<T: DeserializeOwned>(&mut self, name: &str) -> Option<T> {
        let path = Path::default().key(name);
        let decoded = decode(self.document, &path, self.report);
        self.failed |= decoded.is_none() && self.document.find(&path).is_some();
        decoded
    }

    /// The elements of the list that could be decoded.
    pub fn list<T: DeserializeOwned>(&mut self, name: &str) -> Vec<At<T>> {
        let path = Path::default().key(name);
        let Some(length) = self.document.length(&path) else {
            // Not a list, or not there: told as any field is.
            let _: Option<Vec<serde::de::IgnoredAny>> = self.field(name);
            return Vec::new();
        };
        let mut list = Vec::with_capacity(length);
        for index in 0..length {
            let path = path.index(index);
            match decode(self.document, &path, self.report) {
                Some(value) => list.push(At { doc: self.doc, path, value }),
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

    /// The field, which must be there.
    pub fn required<T: DeserializeOwned>(&mut self, name: &str) -> Option<T> {
        self.must_have(name);
        self.field(name)
    }

    /// The elements of the list, which must be there.
    pub fn required_list<T: DeserializeOwned>(&mut self, name: &str) -> Vec<At<T>> {
        self.must_have(name);
        self.list(name)
    }

    fn must_have(&mut self, name: &str) {
        if self.document.find(&Path::default().key(name)).is_none() {
            self.failed = true;
            let span = self.document.span(&Path::default());
            self.report.add(Code::MissingField, self.document.text, span, &[("id", name)]);
        }
    }
}
