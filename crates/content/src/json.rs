//! Strict JSON as a tree in which every value knows its position.

use std::collections::BTreeSet;
use std::ops::Range;

use jsonc_parser::ast::{Object, Value};
use jsonc_parser::common::Ranged;
use jsonc_parser::{CollectOptions, ParseOptions, parse_to_ast};

use super::diagnostic::{Code, Report, Text};

const STRICT: ParseOptions = ParseOptions {
    allow_comments: false,
    allow_loose_object_property_names: false,
    allow_trailing_commas: false,
    allow_missing_commas: false,
    allow_single_quoted_strings: false,
    allow_hexadecimal_numbers: false,
    allow_unary_plus_numbers: false,
    allow_bare_decimal_point_numbers: false,
    allow_non_finite_numbers: false,
    allow_extended_string_escapes: false,
};

/// One step of a [`Path`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Step {
    Key(String),
    Index(usize),
    /// Into the only field of an object that names a variant by its key.
    Only,
}

/// The path from the root of a document to a value.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Path(Vec<Step>);

impl Path {
    pub fn key(&self, key: &str) -> Self {
        self.step(Step::Key(key.to_owned()))
    }

    pub fn index(&self, index: usize) -> Self {
        self.step(Step::Index(index))
    }

    /// Extends the path into the only field of an object.
    pub fn only(&self) -> Self {
        self.step(Step::Only)
    }

    fn step(&self, step: Step) -> Self {
        let mut steps = self.0.clone();
        steps.push(step);
        Self(steps)
    }

    /// The top-level list and the index of the element that contains the value.
    pub fn element(&self) -> Option<(&str, usize)> {
        match self.0.as_slice() {
            [Step::Key(key), Step::Index(index), ..] => Some((key, *index)),
            _ => None,
        }
    }

    /// The field of the element of a top-level list in which the value lies.
    pub(crate) fn field(&self) -> Option<&str> {
        match self.0.as_slice() {
            [Step::Key(_), Step::Index(_), Step::Key(field), ..] => Some(field),
            _ => None,
        }
    }

    /// The list of which this is the value of an element that is named by its only field.
    pub fn list(&self) -> Option<Self> {
        match self.0.as_slice() {
            [list @ .., Step::Index(_), Step::Only] => Some(Self(list.to_vec())),
            _ => None,
        }
    }

    /// The place of such an element in its list.
    pub(crate) fn place_in_list(&self) -> Option<usize> {
        match self.0.as_slice() {
            [.., Step::Index(index), Step::Only] => Some(*index),
            _ => None,
        }
    }

    pub(crate) fn has_key(&self, key: &str) -> bool {
        self.0
            .iter()
            .any(|step| matches!(step, Step::Key(own) if own == key))
    }

    pub fn starts_with(&self, start: &Self) -> bool {
        self.0.starts_with(&start.0)
    }

    /// The parent path and the last field, unless the last step is not a field.
    pub fn parent(&self) -> Option<(Self, &str)> {
        match self.0.split_last()? {
            (Step::Key(key), up) => Some((Self(up.to_vec()), key)),
            _ => None,
        }
    }
}

/// A parsed JSON text.
#[derive(Debug)]
pub(super) struct Document<'t> {
    pub text: Text<'t>,
    root: Value<'t>,
    duplicates: BTreeSet<usize>,
}

impl<'t> Document<'t> {
    /// Parses the text. The root must be an object, and keys unique.
    pub fn read(text: Text<'t>, report: &mut Report) -> Option<Self> {
        let root = match parse_to_ast(text.text, &CollectOptions::default(), &STRICT) {
            Ok(parsed) => parsed.value,
            Err(error) => {
                let reason = error.kind().to_string();
                report.add(
                    Code::JsonSyntax,
                    text,
                    error.range().start..error.range().end,
                    &[("found", &reason)],
                );
                return None;
            }
        };
        let Some(root) = root else {
            report.add(Code::JsonSyntax, text, 0..0, &[("expected", "object")]);
            return None;
        };
        if !strict(text, report) {
            return None;
        }
        if root.as_object().is_none() {
            report.add(
                Code::WrongType,
                text,
                narrow(&root),
                &[("expected", "object"), ("found", kind(&root))],
            );
            return None;
        }
        let mut document = Self {
            text,
            root,
            duplicates: BTreeSet::new(),
        };
        document.duplicates = document.duplicate_keys(report);
        Some(document)
    }

    pub fn find(&self, path: &Path) -> Option<&Value<'t>> {
        path.0
            .iter()
            .try_fold(&self.root, |value, step| descend(value, step))
    }

    /// The index of a number in a list, for lists that were decoded as a set and lost their order.
    pub(crate) fn index_of(&self, list: &Path, number: u8) -> usize {
        let (list, number) = (
            self.find(list).and_then(|value| value.as_array()),
            number.to_string(),
        );
        let is_it = |value: &Value<'_>| {
            value
                .as_number_lit()
                .is_some_and(|found| found.value == number)
        };
        list.and_then(|list| list.elements.iter().position(is_it))
            .unwrap_or_default()
    }

    /// The numbers of a list as they are written, with their spans.
    pub fn numbers(&self, list: &Path) -> Vec<(&str, Range<usize>)> {
        let list = self.find(list).and_then(|value| value.as_array());
        let number =
            |value: &'_ Value<'t>| Some((value.as_number_lit()?.value, value.start()..value.end()));
        list.map(|list| list.elements.iter().filter_map(number).collect())
            .unwrap_or_default()
    }

    /// The span of the value, or of its nearest existing ancestor. Of an object or a list only the first character.
    pub fn span(&self, path: &Path) -> Range<usize> {
        let mut value = &self.root;
        for step in &path.0 {
            match descend(value, step) {
                Some(next) => value = next,
                None => break,
            }
        }
        narrow(value)
    }

    pub(crate) fn key_span(&self, path: &Path, key: &str) -> Option<Range<usize>> {
        key_span(self.find(path)?.as_object()?, key)
    }

    /// The source text of a value.
    pub fn slice(&self, value: &Value<'t>) -> &'t str {
        &self.text.text[value.start()..value.end()]
    }

    pub fn string(&self, path: &Path) -> Option<&str> {
        self.find(path)?
            .as_string_lit()
            .map(|text| text.value.as_ref())
    }

    pub fn length(&self, path: &Path) -> Option<usize> {
        self.find(path)?.as_array().map(|list| list.elements.len())
    }

    /// The names of the fields of an object, with their spans.
    pub fn keys(&self, path: &Path) -> Vec<(&str, Range<usize>)> {
        let Some(object) = self.find(path).and_then(Value::as_object) else {
            return Vec::new();
        };
        object
            .properties
            .iter()
            .map(|field| (field.name.as_str(), field.name.start()..field.name.end()))
            .collect()
    }

    /// Whether a duplicate key inside that value was already reported.
    pub(crate) fn has_duplicate_key(&self, value: &Value<'t>) -> bool {
        self.duplicates
            .range(value.start()..value.end())
            .next()
            .is_some()
    }

    fn duplicate_keys(&self, report: &mut Report) -> BTreeSet<usize> {
        let mut duplicates = BTreeSet::new();
        let mut open = vec![&self.root];
        while let Some(value) = open.pop() {
            match value {
                Value::Object(object) => {
                    let mut seen = BTreeSet::new();
                    for field in &object.properties {
                        if !seen.insert(field.name.as_str()) {
                            let place = field.name.start()..field.name.end();
                            let _ = duplicates.insert(place.start);
                            report.add(
                                Code::DuplicateKey,
                                self.text,
                                place,
                                &[("id", field.name.as_str())],
                            );
                        }
                        open.push(&field.value);
                    }
                }
                Value::Array(list) => open.extend(&list.elements),
                _ => {}
            }
        }
        duplicates
    }
}

/// The parser of the tree accepts a few things that are not JSON.
fn strict(text: Text<'_>, report: &mut Report) -> bool {
    match serde_json::from_str::<serde::de::IgnoredAny>(text.text) {
        Ok(_) => true,
        Err(error) => {
            let line_start: usize = text
                .text
                .split_inclusive('\n')
                .take(error.line().saturating_sub(1))
                .map(str::len)
                .sum();
            let offset = line_start + error.column().saturating_sub(1);
            report.add(
                Code::JsonSyntax,
                text,
                offset..offset,
                &[("found", without_place(&error.to_string()))],
            );
            false
        }
    }
}

/// A message of `serde_json` without line and column, which are relative to the slice.
pub(super) fn without_place(message: &str) -> &str {
    message
        .rfind(" at line ")
        .map_or(message, |end| &message[..end])
}

fn descend<'v, 't>(value: &'v Value<'t>, step: &Step) -> Option<&'v Value<'t>> {
    match (value, step) {
        (Value::Object(object), Step::Key(key)) => object.get(key).map(|field| &field.value),
        (Value::Object(object), Step::Only) => object.properties.first().map(|field| &field.value),
        (Value::Array(list), Step::Index(index)) => list.elements.get(*index),
        _ => None,
    }
}

fn key_span(object: &Object<'_>, key: &str) -> Option<Range<usize>> {
    object
        .get(key)
        .map(|field| field.name.start()..field.name.end())
}

/// A span short enough to be shown.
pub(super) fn narrow(value: &Value<'_>) -> Range<usize> {
    match value {
        Value::Object(_) | Value::Array(_) => value.start()..value.start() + 1,
        _ => value.start()..value.end(),
    }
}

/// The JSON type by name.
pub(super) const fn kind(value: &Value<'_>) -> &'static str {
    match value {
        Value::StringLit(_) => "text",
        Value::NumberLit(_) => "number",
        Value::BooleanLit(_) => "true-or-false",
        Value::Object(_) => "object",
        Value::Array(_) => "list",
        Value::NullKeyword(_) => "null",
    }
}

/// The first field name or string inside the value that equals `word`.
pub(super) fn search(value: &Value<'_>, word: &str) -> Option<Range<usize>> {
    match value {
        Value::StringLit(text) => (text.value == word).then(|| text.start()..text.end()),
        Value::Object(object) => key_span(object, word).or_else(|| {
            object
                .properties
                .iter()
                .find_map(|field| search(&field.value, word))
        }),
        Value::Array(list) => list.elements.iter().find_map(|value| search(value, word)),
        _ => None,
    }
}
