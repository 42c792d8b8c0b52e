//! Reads entered data value by value and collects all errors, each with the path of its value.

use std::ops::RangeInclusive;

use serde_json::{Map, Value};

use super::{Code, InputError, trimmed_name};
use base::names::{self, Origin};

/// The maximum of any count, price or sum: far above what any game reaches, far below an overflow of sums.
pub const MAX_COUNT: i64 = 1_000_000;
/// The maximum length of a name, in characters.
pub const MAX_NAME_LENGTH: usize = 40;

/// A value with its path in the document.
#[derive(Debug, Clone)]
pub struct Node<'a> {
    /// Empty for the whole document.
    pub path: String,
    /// The value, which may be of any kind.
    pub value: &'a Value,
}

impl<'a> Node<'a> {
    /// The whole document.
    pub const fn root(value: &'a Value) -> Self {
        Self {
            path: String::new(),
            value,
        }
    }
}

/// The path of a field of the object at `path`.
pub(crate) fn child_path(path: &str, name: &str) -> String {
    if path.is_empty() {
        name.to_owned()
    } else {
        format!("{path}.{name}")
    }
}

/// A JSON object with its path.
#[derive(Debug, Clone)]
pub struct Object<'a> {
    /// Empty for the whole document.
    pub path: String,
    fields: &'a Map<String, Value>,
}

impl<'a> Object<'a> {
    /// The field of that name with its path; `None` if it is left out.
    pub fn get(&self, name: &str) -> Option<Node<'a>> {
        self.fields.get(name).map(|value| Node {
            path: child_path(&self.path, name),
            value,
        })
    }

    /// All fields with their names.
    pub fn fields(&self) -> impl Iterator<Item = (&'a str, Node<'a>)> {
        self.fields.iter().map(|(name, value)| {
            (
                name.as_str(),
                Node {
                    path: child_path(&self.path, name),
                    value,
                },
            )
        })
    }
}

/// Collects errors. Each method returns `None` where it reports one, and the caller continues with the other values.
#[derive(Debug)]
pub struct Reader {
    origin: Origin,
    faults: Vec<InputError>,
}

impl Reader {
    /// Reads a whole document that is entered or imported.
    ///
    /// # Errors
    /// All errors, in the order in which they were found.
    pub fn read<'a, T>(
        document: &'a Value,
        read: impl FnOnce(&mut Self, &Node<'a>) -> Option<T>,
    ) -> Result<T, Vec<InputError>> {
        Self::read_at(&Node::root(document), Origin::New, read)
    }

    /// As [`Reader::read`], for a document that may be in the data of the players.
    pub(crate) fn read_from<'a, T>(
        document: &'a Value,
        origin: Origin,
        read: impl FnOnce(&mut Self, &Node<'a>) -> Option<T>,
    ) -> Result<T, Vec<InputError>> {
        Self::read_at(&Node::root(document), origin, read)
    }

    /// As [`Reader::read`], for a value with a path.
    pub(crate) fn read_at<'a, T>(
        node: &Node<'a>,
        origin: Origin,
        read: impl FnOnce(&mut Self, &Node<'a>) -> Option<T>,
    ) -> Result<T, Vec<InputError>> {
        let mut reader = Self {
            origin,
            faults: Vec::new(),
        };
        match read(&mut reader, node) {
            Some(read) if reader.faults.is_empty() => Ok(read),
            _ => Err(reader.faults),
        }
    }

    /// Where the document comes from.
    pub(crate) const fn origin(&self) -> Origin {
        self.origin
    }

    /// Adds an error, so that the document counts as invalid whatever else is read.
    pub fn report(&mut self, fault: InputError) {
        self.faults.push(fault);
    }

    fn wrong<T>(&mut self, code: Code, node: &Node<'_>) -> Option<T> {
        self.report(InputError::new(code, &node.path).with("value", shown(node.value)));
        None
    }

    /// An object; fields other than the `known` ones are errors.
    pub fn object<'a>(&mut self, node: &Node<'a>, known: &[&str]) -> Option<Object<'a>> {
        let object = self.any_object(node)?;
        for (name, stray) in object.fields().filter(|(name, _)| !known.contains(name)) {
            self.report(
                InputError::new(Code::UnknownField, stray.path)
                    .with("value", name)
                    .with("known", known.join(", ")),
            );
        }
        Some(object)
    }

    pub(crate) fn any_object<'a>(&mut self, node: &Node<'a>) -> Option<Object<'a>> {
        match node.value {
            Value::Object(fields) => Some(Object {
                path: node.path.clone(),
                fields,
            }),
            _ => self.wrong(Code::NotAnObject, node),
        }
    }

    /// A field that must be there.
    pub fn need<'a>(&mut self, object: &Object<'a>, name: &str) -> Option<Node<'a>> {
        let node = object.get(name);
        if node.is_none() {
            self.report(
                InputError::new(Code::Missing, child_path(&object.path, name)).with("value", name),
            );
        }
        node
    }

    /// A field that must be there, read by `read`.
    pub fn required<'a, T>(
        &mut self,
        object: &Object<'a>,
        name: &str,
        read: impl FnOnce(&mut Self, &Node<'a>) -> Option<T>,
    ) -> Option<T> {
        let node = self.need(object, name)?;
        read(self, &node)
    }

    /// A field that may be left out, read by `read`; `default` where it is.
    pub fn optional<'a, T>(
        &mut self,
        object: &Object<'a>,
        name: &str,
        default: T,
        read: impl FnOnce(&mut Self, &Node<'a>) -> Option<T>,
    ) -> Option<T> {
        object
            .get(name)
            .map_or(Some(default), |node| read(self, &node))
    }

    /// As [`Reader::optional`], where `null` counts as left out.
    pub(crate) fn nullable<'a, T>(
        &mut self,
        object: &Object<'a>,
        name: &str,
        read: impl FnOnce(&mut Self, &Node<'a>) -> Option<T>,
    ) -> Option<Option<T>> {
        let node = object.get(name).filter(|node| !node.value.is_null());
        node.map_or(Some(None), |node| read(self, &node).map(Some))
    }

    /// The items of a list, each with its path; reports [`Code::NotAList`] for any other value.
    pub fn list<'a>(&mut self, node: &Node<'a>) -> Option<Vec<Node<'a>>> {
        match node.value {
            Value::Array(items) => {
                let item = |(index, value)| Node {
                    path: format!("{}[{index}]", node.path),
                    value,
                };
                Some(items.iter().enumerate().map(item).collect())
            }
            _ => self.wrong(Code::NotAList, node),
        }
    }

    /// Each item of a list; `None` when the list or one of its items is wrong.
    pub fn each<'a, T>(
        &mut self,
        node: &Node<'a>,
        mut read: impl FnMut(&mut Self, &Node<'a>) -> Option<T>,
    ) -> Option<Vec<T>> {
        let read: Vec<_> = self
            .list(node)?
            .iter()
            .map(|item| read(self, item))
            .collect();
        read.into_iter().collect()
    }

    /// A whole number in a range.
    pub fn integer(&mut self, node: &Node<'_>, range: RangeInclusive<i64>) -> Option<i64> {
        let Value::Number(number) = node.value else {
            return self.wrong(Code::NotANumber, node);
        };
        let least = *range.start();
        // JSON makes no difference between 3 and 3.0.
        let float = number.as_f64().unwrap_or(f64::NAN);
        if float < 0.0 && least >= 0 {
            return self.wrong(Code::Negative, node);
        }
        if number.as_i64().is_none() && float.fract() != 0.0 {
            return self.wrong(Code::NotWhole, node);
        }
        // The conversion saturates: what `i64` cannot hold is outside every range.
        let whole = number.as_i64().unwrap_or(float as i64);
        if range.contains(&whole) {
            return Some(whole);
        }
        let (code, limit) = if whole < least {
            (Code::TooSmall, least)
        } else {
            (Code::TooLarge, *range.end())
        };
        self.report(
            InputError::new(code, &node.path)
                .with("value", number)
                .with("limit", limit),
        );
        None
    }

    /// A whole number from 0 to [`MAX_COUNT`].
    pub fn count(&mut self, node: &Node<'_>) -> Option<i64> {
        self.integer(node, 0..=MAX_COUNT)
    }

    pub(crate) fn required_count(&mut self, object: &Object<'_>, name: &str) -> Option<i64> {
        self.required(object, name, Self::count)
    }

    /// A Boolean field; `default` where it is left out.
    pub fn flag(&mut self, object: &Object<'_>, name: &str, default: bool) -> Option<bool> {
        self.optional(object, name, default, |reader, node| match node.value {
            Value::Bool(flag) => Some(*flag),
            _ => reader.wrong(Code::NotAFlag, node),
        })
    }

    /// A text as it is, even an empty one; reports [`Code::NotAText`] for any other value.
    pub fn text<'a>(&mut self, node: &Node<'a>) -> Option<&'a str> {
        match node.value {
            Value::String(text) => Some(text),
            _ => self.wrong(Code::NotAText, node),
        }
    }

    /// The value of one of these words; reports [`Code::UnknownValue`], with the known words, for another text.
    pub fn word<T: Copy>(&mut self, node: &Node<'_>, words: &[(&str, T)]) -> Option<T> {
        let text = self.text(node)?;
        let found = words
            .iter()
            .find(|(word, _)| *word == text)
            .map(|(_, value)| *value);
        if found.is_none() {
            let known = words
                .iter()
                .map(|(word, _)| *word)
                .collect::<Vec<_>>()
                .join(", ");
            self.report(
                InputError::new(Code::UnknownValue, &node.path)
                    .with("value", text)
                    .with("known", known),
            );
        }
        found
    }

    /// The field `mode`: whether it is `solo` and not `multiplayer`.
    pub fn is_solo(&mut self, object: &Object<'_>) -> Option<bool> {
        self.required(object, "mode", |reader, node| {
            reader.word(node, &[("multiplayer", false), ("solo", true)])
        })
    }

    /// A name of one line, without superfluous spaces; a new one is composed.
    pub fn name(&mut self, node: &Node<'_>) -> Option<String> {
        let text = self.text(node)?;
        let (name, is_readable) = match self.origin {
            Origin::New => (
                trimmed_name(&names::composed(text)),
                names::is_readable(text),
            ),
            Origin::Stored => (trimmed_name(text), names::was_readable(text)),
        };
        if name.is_empty() {
            return self.wrong(Code::EmptyName, node);
        }
        if !is_readable || name.chars().count() > MAX_NAME_LENGTH {
            self.report(InputError::new(Code::BadName, &node.path).with("limit", MAX_NAME_LENGTH));
            return None;
        }
        Some(name)
    }

    /// Reports a name that another player has already, and adds it to those that are taken.
    fn check_free(&mut self, node: &Node<'_>, name: &str, taken: &mut Vec<String>) {
        let key = match self.origin {
            Origin::New => names::comparable(name),
            // As release 0 compared names: two that look the same may be stored.
            Origin::Stored => trimmed_name(name).to_lowercase(),
        };
        if taken.contains(&key) {
            self.report(InputError::new(Code::SameName, &node.path).with("value", name));
        }
        taken.push(key);
    }

    /// A list of names, as many as `seats` allows and each different.
    pub(crate) fn names(
        &mut self,
        node: &Node<'_>,
        seats: RangeInclusive<usize>,
    ) -> Option<Vec<String>> {
        let items = self.list(node)?;
        self.check_seats(node, items.len(), &seats);
        let mut taken = Vec::new();
        let named: Vec<_> = items
            .iter()
            .map(|item| {
                let name = self.name(item)?;
                self.check_free(item, &name, &mut taken);
                Some(name)
            })
            .collect();
        named.into_iter().collect()
    }

    fn check_seats(&mut self, node: &Node<'_>, players: usize, seats: &RangeInclusive<usize>) {
        let (code, limit) = match players {
            few if few < *seats.start() => (Code::TooFewPlayers, seats.start()),
            many if many > *seats.end() => (Code::TooManyPlayers, seats.end()),
            _ => return,
        };
        self.report(
            InputError::new(code, &node.path)
                .with("value", players)
                .with("limit", limit),
        );
    }

    /// The field `players`: as many as `seats` allows, each with a different name. `read` reads the other `fields` of a player
    /// and gets the name, if that is valid.
    pub fn players<'a, T>(
        &mut self,
        object: &Object<'a>,
        seats: RangeInclusive<usize>,
        fields: impl Fn(usize) -> &'static [&'static str],
        mut read: impl FnMut(&mut Self, &Object<'a>, Option<String>) -> Option<T>,
    ) -> Option<Vec<T>> {
        let node = self.need(object, "players")?;
        let items = self.list(&node)?;
        self.check_seats(&node, items.len(), &seats);
        let mut taken: Vec<String> = Vec::new();
        let mut players = Vec::new();
        for (index, item) in items.iter().enumerate() {
            let Some(player) = self.object(item, fields(index)) else {
                players.push(None);
                continue;
            };
            let node = self.need(&player, "name");
            let name = node.as_ref().and_then(|node| self.name(node));
            if let (Some(name), Some(node)) = (&name, &node) {
                self.check_free(node, name, &mut taken);
            }
            players.push(read(self, &player, name));
        }
        players.into_iter().collect()
    }

    /// The field `players`, of which only the names are known.
    pub(crate) fn player_names(
        &mut self,
        object: &Object<'_>,
        seats: RangeInclusive<usize>,
    ) -> Option<Vec<String>> {
        self.players(object, seats, |_| &["name"], |_, _, name| name)
    }
}

/// A value for a message: shortened, and a text without its quotes.
fn shown(value: &Value) -> String {
    const LONGEST: usize = 40;

    let text = value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned);
    if text.chars().count() <= LONGEST {
        text
    } else {
        text.chars().take(LONGEST).chain(['…']).collect()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn number(value: Value) -> Result<i64, Vec<Code>> {
        Reader::read(&value, Reader::count)
            .map_err(|faults| faults.into_iter().map(|fault| fault.code).collect())
    }

    #[test]
    fn numbers_are_whole_and_from_0_to_a_million() {
        assert_eq!(number(json!(3)), Ok(3));
        assert_eq!(number(json!(3.0)), Ok(3));
        assert_eq!(number(json!(MAX_COUNT)), Ok(MAX_COUNT));
        for (value, code) in [
            (json!(-1), Code::Negative),
            (json!(-0.5), Code::Negative),
            (json!(-1e300), Code::Negative),
            (json!(2.5), Code::NotWhole),
            (json!(MAX_COUNT + 1), Code::TooLarge),
            (json!(1e300), Code::TooLarge),
            (json!(u64::MAX), Code::TooLarge),
            (json!("3"), Code::NotANumber),
            (json!(true), Code::NotANumber),
            (json!(null), Code::NotANumber),
            (json!([3]), Code::NotANumber),
        ] {
            assert_eq!(number(value.clone()), Err(vec![code]), "{value}");
        }
    }

    #[test]
    fn every_error_is_reported_with_its_path() {
        let document = json!({"list": [1, "x", -2], "flag": 1, "stray": 0});
        let read = Reader::read(&document, |reader, node| {
            let object = reader.object(node, &["list", "flag", "absent"]).unwrap();
            let list = reader.required(&object, "list", |reader, node| {
                reader.each(node, Reader::count)
            });
            let flag = reader.flag(&object, "flag", false);
            list.zip(flag).zip(reader.required_count(&object, "absent"))
        });
        let faults = read.unwrap_err();
        let found: Vec<_> = faults
            .iter()
            .map(|fault| (fault.code.id(), fault.path.as_str()))
            .collect();
        let expected = [
            ("unknown-field", "stray"),
            ("not-a-number", "list[1]"),
            ("negative", "list[2]"),
            ("not-a-flag", "flag"),
            ("missing", "absent"),
        ];
        assert_eq!(found, expected);
    }
}
