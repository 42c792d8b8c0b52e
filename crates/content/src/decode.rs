//! Decodes one value of a document and reports errors at their exact position.

use std::ops::Range;

use serde::de::DeserializeOwned;
use serde_path_to_error::Segment;

use super::diagnostic::{Code, Report};
use super::json::{Document, Path, kind, narrow, search, without_place};
use base::suggest::suggest;

/// Decodes the value at that path. `None` if it is missing (not reported) or invalid (reported).
pub(super) fn decode<T: DeserializeOwned>(
    document: &Document<'_>,
    path: &Path,
    report: &mut Report,
) -> Option<T> {
    let value = document.find(path)?;
    let mut deserializer = serde_json::Deserializer::from_str(document.slice(value));
    match serde_path_to_error::deserialize(&mut deserializer) {
        Ok(decoded) => Some(decoded),
        Err(error) => {
            let place = extend(path, error.path());
            if !(error.inner().to_string().starts_with("duplicate field")
                && document.has_duplicate_key(value))
            {
                report_error(document, &place, error.inner(), report);
            }
            None
        }
    }
}

fn extend(path: &Path, tail: &serde_path_to_error::Path) -> Path {
    let mut path = path.clone();
    for segment in tail {
        path = match segment {
            Segment::Seq { index } => path.index(*index),
            Segment::Map { key } | Segment::Enum { variant: key } => path.key(key),
            Segment::Unknown => path,
        };
    }
    path
}

fn report_error(
    document: &Document<'_>,
    path: &Path,
    error: &serde_json::Error,
    report: &mut Report,
) {
    let message = error.to_string();
    let message = without_place(&message);
    let quoted: Vec<&str> = message.split('`').skip(1).step_by(2).collect();
    let first = quoted.first().copied().unwrap_or_default();
    let text = document.text;
    let mut add = |code, span: Range<usize>, args: &[(&'static str, &str)]| {
        report.add(code, text, span, args);
    };
    let found = document.find(path).map(kind).unwrap_or_default();

    if message.starts_with("unknown field") || message.starts_with("unknown variant") {
        let code = if message.starts_with("unknown field") {
            Code::UnknownField
        } else {
            Code::UnknownValue
        };
        let known = &quoted[1.min(quoted.len())..];
        let suggestion = suggest(first, known.iter().copied()).unwrap_or_default();
        add(
            code,
            named(document, path, first),
            &[
                ("id", first),
                ("expected", &known.join(", ")),
                ("suggestion", suggestion),
            ],
        );
    } else if message.starts_with("missing field") {
        add(Code::MissingField, document.span(path), &[("id", first)]);
    } else if message.starts_with("invalid length") {
        let (found, expected) = message.split_once(',').unwrap_or_default();
        let length = found.rsplit(' ').next().unwrap_or_default();
        let expected = expected.rsplit(' ').next().unwrap_or_default();
        add(
            Code::WrongLength,
            document.span(path),
            &[("found", length), ("expected", expected)],
        );
    } else if message.starts_with("invalid value") {
        let (min, max) = bounds(message);
        add(
            Code::OutOfRange,
            document.span(path),
            &[("found", first), ("min", min), ("max", max)],
        );
    } else if message.starts_with("invalid type") {
        add(
            Code::WrongType,
            document.span(path),
            &[("expected", expected_kind(message)), ("found", found)],
        );
    } else if message.starts_with("recursion limit") {
        add(Code::TooDeep, document.span(path), &[]);
    } else if error.is_syntax() && found != "object" {
        add(
            Code::WrongType,
            document.span(path),
            &[("expected", "text"), ("found", found)],
        );
    } else if error.is_syntax() {
        // The tree is valid JSON, so the decoder stopped at an object with several keys where one is expected.
        add(Code::NotOneKey, document.span(path), &[]);
    } else {
        add(Code::Unreadable, document.span(path), &[("found", message)]);
    }
}

/// The position of an unknown word: at the path, as its last field, or below.
fn named(document: &Document<'_>, path: &Path, word: &str) -> Range<usize> {
    document
        .key_span(path, word)
        .or_else(|| {
            path.parent()
                .filter(|(_, key)| *key == word)
                .and_then(|(up, _)| document.key_span(&up, word))
        })
        .or_else(|| document.find(path).and_then(|value| search(value, word)))
        .unwrap_or_else(|| {
            document
                .find(path)
                .map_or_else(|| document.span(path), narrow)
        })
}

fn expected_kind(message: &str) -> &'static str {
    let expected = message.split("expected ").last().unwrap_or_default();
    match expected.split_whitespace().next().unwrap_or_default() {
        "u8" | "i8" | "u16" | "i16" | "u32" | "i32" => "whole-number",
        _ if expected.contains("whole number") => "whole-number",
        _ if expected.starts_with("a string") => "text",
        _ if expected.starts_with("a boolean") => "true-or-false",
        _ if expected.contains("sequence") || expected.contains("array") => "list",
        _ if expected.contains("unit variant") => "text",
        _ => "object",
    }
}

fn bounds(message: &str) -> (&'static str, &'static str) {
    match message.rsplit(' ').next().unwrap_or_default() {
        "u8" => ("0", "255"),
        "u16" => ("0", "65535"),
        "u32" => ("0", "4294967295"),
        "i16" => ("-32768", "32767"),
        _ => ("-128", "127"),
    }
}
