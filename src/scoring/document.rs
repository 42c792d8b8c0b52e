//! Reading JSON strictly: a value that is given twice is a fault, where other readers keep the last one.

use std::collections::BTreeSet;

use jsonc_parser::ast;
use serde_json::Value;

use super::reader::under;
use super::{Code, Fault};

/// The value of a text.
///
/// # Errors
/// [`Code::NotJson`] with line and column, or [`Code::DoubledField`] for each value given twice.
pub fn parse(text: &str) -> Result<Value, Vec<Fault>> {
    // Some editors put a mark before the text.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let value = serde_json::from_str(text)
        .map_err(|error| vec![Fault::new(Code::NotJson, "").with("line", error.line()).with("column", error.column())])?;
    let tree = jsonc_parser::parse_to_ast(text, &jsonc_parser::CollectOptions::default(), &jsonc_parser::ParseOptions::default());
    let mut doubled = Vec::new();
    if let Some(tree) = tree.ok().and_then(|parsed| parsed.value) {
        find_doubled(&tree, "", &mut doubled);
    }
    if doubled.is_empty() { Ok(value) } else { Err(doubled) }
}

fn find_doubled(value: &ast::Value<'_>, at: &str, doubled: &mut Vec<Fault>) {
    match value {
        ast::Value::Object(group) => {
            let mut names = BTreeSet::new();
            for field in &group.properties {
                let name = field.name.as_str();
                let at = under(at, name);
                find_doubled(&field.value, &at, doubled);
                if !names.insert(name) {
                    doubled.push(Fault::new(Code::DoubledField, at).with("value", name));
                }
            }
        }
        ast::Value::Array(list) => {
            for (index, item) in list.elements.iter().enumerate() {
                find_doubled(item, &format!("{at}[{index}]"), doubled);
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
    fn a_document_is_read_as_others_read_it() {
        for text in
            [r#"{"a": [1, -2, 2.5, "x", true, null, {"b": {}}], "è": "\u00e8"}"#, "3", "[]", "18446744073709551615", "\"\""]
        {
            assert_eq!(parse(text), Ok(serde_json::from_str(text).unwrap()), "{text}");
        }
        assert_eq!(parse("\u{feff}{}"), Ok(Value::Object(Map::new())));
    }

    #[test]
    fn a_value_told_twice_is_told_with_its_path() {
        let faults = parse(r#"{"players": [{}, {"name": "a", "ship": 1, "name": "b"}], "mode": 1, "mode": 1}"#).unwrap_err();
        let found: Vec<_> = faults.iter().map(|fault| (fault.code, fault.at.as_str())).collect();
        assert_eq!(found, [(Code::DoubledField, "players[1].name"), (Code::DoubledField, "mode")]);
    }

    #[test]
    fn what_is_no_json_is_told_with_its_place() {
        for text in ["", "{", "{} {}", "nothing", "{\"a\": 1,}", &"[".repeat(1000)] {
            let faults = parse(text).unwrap_err();
            assert_eq!((faults.len(), faults[0].code), (1, Code::NotJson), "{text}");
        }
        assert_eq!(parse("{\n  \"a\": x}").unwrap_err()[0].values["line"], "2");
    }
}
