//! Reading JSON strictly: a value that is told twice is a fault, where other readers let the last one stand.

use std::cell::RefCell;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

use super::reader::under;
use super::{Code, Fault};

/// The value that a text tells.
///
/// # Errors
/// [`Code::NotJson`] with line and column, or [`Code::DoubledField`] for each value told twice.
pub fn parse(text: &str) -> Result<Value, Vec<Fault>> {
    // Some editors put a mark before the text.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let doubled = RefCell::default();
    let mut reader = serde_json::Deserializer::from_str(text);
    let value =
        Node { at: String::new(), doubled: &doubled }.deserialize(&mut reader).and_then(|value| reader.end().map(|()| value));
    match value {
        Err(error) => Err(vec![Fault::new(Code::NotJson, "").with("line", error.line()).with("column", error.column())]),
        Ok(value) => {
            let doubled = doubled.into_inner();
            if doubled.is_empty() { Ok(value) } else { Err(doubled) }
        }
    }
}

/// A value that is being read, and where.
struct Node<'a> {
    at: String,
    doubled: &'a RefCell<Vec<Fault>>,
}

impl<'de> DeserializeSeed<'de> for Node<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Node<'_> {
    type Value = Value;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Value, E> {
        Ok(Value::Bool(flag))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(Value::Number(number.into()))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(Value::Number(number.into()))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
        Ok(Number::from_f64(number).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(Value::String(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(item) =
            items.next_element_seed(Node { at: format!("{}[{}]", self.at, list.len()), doubled: self.doubled })?
        {
            list.push(item);
        }
        Ok(Value::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut group = Map::new();
        while let Some(name) = fields.next_key::<String>()? {
            let at = under(&self.at, &name);
            let value = fields.next_value_seed(Node { at: at.clone(), doubled: self.doubled })?;
            if group.contains_key(&name) {
                self.doubled.borrow_mut().push(Fault::new(Code::DoubledField, at).with("value", &name));
            }
            let _ = group.insert(name, value);
        }
        Ok(Value::Object(group))
    }
}

#[cfg(test)]
mod tests {
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
