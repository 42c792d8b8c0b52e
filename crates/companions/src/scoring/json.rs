//! Strict JSON: a field that occurs twice in an object is an error, where other parsers keep the last one.

use std::collections::BTreeSet;

use jsonc_parser::ast;
use serde_json::Value;

use super::reader::child_path;
use super::{Code, InputError};

/// Parses a JSON text.
///
/// # Errors
/// [`Code::NotJson`] with line and column, or [`Code::DoubledField`] for each field that occurs twice.
pub fn parse(text: &str) -> Result<Value, Vec<InputError>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let value = serde_json::from_str(text).map_err(|error| {
        vec![
            InputError::new(Code::NotJson, "")
                .with("line", error.line())
                .with("column", error.column()),
        ]
    })?;
    let parsed = jsonc_parser::parse_to_ast(
        text,
        &jsonc_parser::CollectOptions::default(),
        &jsonc_parser::ParseOptions::default(),
    );
    let mut doubled = Vec::new();
    if let Some(root) = parsed.ok().and_then(|parsed| parsed.value) {
        find_doubled(&root, "", &mut doubled);
    }
    if doubled.is_empty() {
        Ok(value)
    } else {
        Err(doubled)
    }
}

fn find_doubled(value: &ast::Value<'_>, path: &str, doubled: &mut Vec<InputError>) {
    match value {
        ast::Value::Object(object) => {
            let mut names = BTreeSet::new();
            for field in &object.properties {
                let name = field.name.as_str();
                let path = child_path(path, name);
                find_doubled(&field.value, &path, doubled);
                if !names.insert(name) {
                    doubled.push(InputError::new(Code::DoubledField, path).with("value", name));
                }
            }
        }
        ast::Value::Array(list) => {
            for (index, item) in list.elements.iter().enumerate() {
                find_doubled(item, &format!("{path}[{index}]"), doubled);
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Map;

    use super::*;

    #[test]
    fn documents_are_parsed_as_by_serde_json() {
        for text in [
            r#"{"a": [1, -2, 2.5, "x", true, null, {"b": {}}], "è": "\u00e8"}"#,
            "3",
            "[]",
            "18446744073709551615",
            "\"\"",
        ] {
            assert_eq!(
                parse(text),
                Ok(serde_json::from_str(text).unwrap()),
                "{text}"
            );
        }
        assert_eq!(parse("\u{feff}{}"), Ok(Value::Object(Map::new())));
    }

    #[test]
    fn doubled_fields_are_reported_with_their_paths() {
        let faults = parse(
            r#"{"players": [{}, {"name": "a", "ship": 1, "name": "b"}], "mode": 1, "mode": 1}"#,
        )
        .unwrap_err();
        let found: Vec<_> = faults
            .iter()
            .map(|fault| (fault.code, fault.path.as_str()))
            .collect();
        assert_eq!(
            found,
            [
                (Code::DoubledField, "players[1].name"),
                (Code::DoubledField, "mode")
            ]
        );
    }

    #[test]
    fn invalid_json_is_reported_with_line_and_column() {
        for text in [
            "",
            "{",
            "{} {}",
            "nothing",
            "{\"a\": 1,}",
            &"[".repeat(1000),
        ] {
            let faults = parse(text).unwrap_err();
            assert_eq!((faults.len(), faults[0].code), (1, Code::NotJson), "{text}");
        }
        assert_eq!(parse("{\n  \"a\": x}").unwrap_err()[0].args["line"], "2");
    }
}
