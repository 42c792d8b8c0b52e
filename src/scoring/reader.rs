//! Reading what was entered value by value, so that all that is wrong is found at once, each with its path.

use std::ops::RangeInclusive;

use serde_json::{Map, Value};

use super::{Code, Fault, folded, tidy};

/// The most that any count, price or sum may be: far above what any game reaches, far below what sums could not hold.
pub const MOST: i64 = 1_000_000;
/// The longest name, in characters.
pub const NAME_MAX: usize = 40;

/// A value and where it stands.
#[derive(Debug, Clone)]
pub struct Place<'a> {
    /// The path, empty for the whole.
    pub at: String,
    /// The value.
    pub value: &'a Value,
}

impl<'a> Place<'a> {
    /// The whole document.
    pub const fn whole(value: &'a Value) -> Self {
        Self { at: String::new(), value }
    }

    /// A value that stands at a path.
    pub fn at(at: impl Into<String>, value: &'a Value) -> Self {
        Self { at: at.into(), value }
    }
}

/// The path of a named value.
pub fn under(at: &str, name: &str) -> String {
    if at.is_empty() { name.to_owned() } else { format!("{at}.{name}") }
}

/// A group of named values.
#[derive(Debug, Clone)]
pub struct Group<'a> {
    /// The path.
    pub at: String,
    fields: &'a Map<String, Value>,
}

impl<'a> Group<'a> {
    /// A value, where there is one.
    pub fn get(&self, name: &str) -> Option<Place<'a>> {
        self.fields.get(name).map(|value| Place { at: under(&self.at, name), value })
    }

    /// All values with their names.
    pub fn all(&self) -> impl Iterator<Item = (&'a str, Place<'a>)> {
        self.fields.iter().map(|(name, value)| (name.as_str(), Place { at: under(&self.at, name), value }))
    }
}

/// What was found wrong so far. Each reading gives `None` where it notes a fault, and the caller goes on with the rest.
#[derive(Debug, Clone, Default)]
pub struct Reader {
    faults: Vec<Fault>,
}

impl Reader {
    /// Nothing wrong yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Notes something wrong.
    pub fn note(&mut self, fault: Fault) {
        self.faults.push(fault);
    }

    /// What was read, or all that is wrong.
    ///
    /// # Errors
    /// The faults, in the order in which they were found.
    pub fn finish<T>(self, read: Option<T>) -> Result<T, Vec<Fault>> {
        match read {
            Some(read) if self.faults.is_empty() => Ok(read),
            _ => Err(self.faults),
        }
    }

    fn refuse<T>(&mut self, code: Code, place: &Place<'_>) -> Option<T> {
        self.note(Fault::new(code, &place.at).with("value", shown(place.value)));
        None
    }

    /// A group in which no other names stand than the `known`.
    pub fn group<'a>(&mut self, place: &Place<'a>, known: &[&str]) -> Option<Group<'a>> {
        let group = self.any_group(place)?;
        for (name, stray) in group.all().filter(|(name, _)| !known.contains(name)) {
            self.note(Fault::new(Code::UnknownField, stray.at).with("value", name).with("known", known.join(", ")));
        }
        Some(group)
    }

    /// A group whose names the caller looks at.
    pub fn any_group<'a>(&mut self, place: &Place<'a>) -> Option<Group<'a>> {
        match place.value {
            Value::Object(fields) => Some(Group { at: place.at.clone(), fields }),
            _ => self.refuse(Code::NotAnObject, place),
        }
    }

    /// A value of a group that must be there.
    pub fn need<'a>(&mut self, group: &Group<'a>, name: &str) -> Option<Place<'a>> {
        let place = group.get(name);
        if place.is_none() {
            self.note(Fault::new(Code::Missing, under(&group.at, name)).with("value", name));
        }
        place
    }

    /// The items of a list.
    pub fn list<'a>(&mut self, place: &Place<'a>) -> Option<Vec<Place<'a>>> {
        match place.value {
            Value::Array(items) => {
                let item = |(index, value)| Place { at: format!("{}[{index}]", place.at), value };
                Some(items.iter().enumerate().map(item).collect())
            }
            _ => self.refuse(Code::NotAList, place),
        }
    }

    /// Each item of a list; `None` when the list or one of its items is wrong.
    pub fn each<'a, T>(&mut self, place: &Place<'a>, mut read: impl FnMut(&mut Self, &Place<'a>) -> Option<T>) -> Option<Vec<T>> {
        let items = self.list(place)?;
        let read: Vec<_> = items.iter().map(|item| read(self, item)).collect();
        read.into_iter().collect()
    }

    /// A whole number that may be negative.
    pub fn signed(&mut self, place: &Place<'_>, range: RangeInclusive<i64>) -> Option<i64> {
        let Value::Number(number) = place.value else { return self.refuse(Code::NotANumber, place) };
        let least = *range.start();
        // JSON makes no difference between 3 and 3.0.
        let float = number.as_f64().unwrap_or(f64::NAN);
        if float < 0.0 && least >= 0 {
            return self.refuse(Code::Negative, place);
        }
        if number.as_i64().is_none() && float.fract() != 0.0 {
            return self.refuse(Code::NotWhole, place);
        }
        // Out of the range of `i64` is out of every range here; the conversion saturates.
        let whole = number.as_i64().unwrap_or(float as i64);
        if range.contains(&whole) {
            return Some(whole);
        }
        let (code, limit) = if whole < least { (Code::TooSmall, least) } else { (Code::TooLarge, *range.end()) };
        self.note(Fault::new(code, &place.at).with("value", number).with("limit", limit));
        None
    }

    /// A number of things, from 0 to [`MOST`].
    pub fn count(&mut self, place: &Place<'_>) -> Option<i64> {
        self.signed(place, 0..=MOST)
    }

    /// A number of things that must be there.
    pub fn need_count(&mut self, group: &Group<'_>, name: &str) -> Option<i64> {
        let place = self.need(group, name)?;
        self.count(&place)
    }

    /// `true` or `false`; `usual` where nothing stands.
    pub fn flag(&mut self, group: &Group<'_>, name: &str, usual: bool) -> Option<bool> {
        match group.get(name) {
            None => Some(usual),
            Some(Place { value: Value::Bool(flag), .. }) => Some(*flag),
            Some(place) => self.refuse(Code::NotAFlag, &place),
        }
    }

    /// A text.
    pub fn text<'a>(&mut self, place: &Place<'a>) -> Option<&'a str> {
        match place.value {
            Value::String(text) => Some(text),
            _ => self.refuse(Code::NotAText, place),
        }
    }

    /// One of the known words.
    pub fn word<T: Copy>(&mut self, place: &Place<'_>, words: &[(&str, T)]) -> Option<T> {
        let text = self.text(place)?;
        let found = words.iter().find(|(word, _)| *word == text).map(|(_, value)| *value);
        if found.is_none() {
            let known = words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ");
            self.note(Fault::new(Code::UnknownValue, &place.at).with("value", text).with("known", known));
        }
        found
    }

    /// A name of one line, tidied.
    pub fn name(&mut self, place: &Place<'_>) -> Option<String> {
        let text = self.text(place)?;
        let name = tidy(text);
        if name.is_empty() {
            return self.refuse(Code::EmptyName, place);
        }
        if text.chars().any(char::is_control) || name.chars().count() > NAME_MAX {
            self.note(Fault::new(Code::BadName, &place.at).with("limit", NAME_MAX));
            return None;
        }
        Some(name)
    }

    /// The players at `players`: how many, and no two of one name. `read` is given each with its name, and what it reads
    /// comes back only when everything about the players is right.
    pub fn players<'a, T>(
        &mut self,
        group: &Group<'a>,
        seats: RangeInclusive<usize>,
        fields: impl Fn(usize) -> &'static [&'static str],
        mut read: impl FnMut(&mut Self, usize, &Group<'a>, Option<String>) -> Option<T>,
    ) -> Option<Vec<T>> {
        let place = self.need(group, "players")?;
        let items = self.list(&place)?;
        let code = match items.len() {
            few if few < *seats.start() => Some((Code::TooFewPlayers, seats.start())),
            many if many > *seats.end() => Some((Code::TooManyPlayers, seats.end())),
            _ => None,
        };
        if let Some((code, limit)) = code {
            self.note(Fault::new(code, &place.at).with("value", items.len()).with("limit", limit));
        }
        let mut taken: Vec<String> = Vec::new();
        let mut players = Vec::new();
        for (index, item) in items.iter().enumerate() {
            let Some(player) = self.group(item, fields(index)) else {
                players.push(None);
                continue;
            };
            let place = self.need(&player, "name");
            let name = place.as_ref().and_then(|place| self.name(place));
            if let (Some(name), Some(place)) = (&name, &place) {
                if taken.contains(&folded(name)) {
                    self.note(Fault::new(Code::SameName, &place.at).with("value", name));
                }
                taken.push(folded(name));
            }
            players.push(read(self, index, &player, name));
        }
        players.into_iter().collect()
    }
}

/// A value as the sentence shows it: short, and without the marks of JSON around a text.
fn shown(value: &Value) -> String {
    const LONGEST: usize = 40;

    let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    if text.chars().count() <= LONGEST { text } else { text.chars().take(LONGEST).chain(['…']).collect() }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn number(value: Value) -> Result<i64, Vec<Code>> {
        let mut reader = Reader::new();
        let read = reader.count(&Place::whole(&value));
        reader.finish(read).map_err(|faults| faults.into_iter().map(|fault| fault.code).collect())
    }

    #[test]
    fn numbers_are_whole_and_from_0_to_a_million() {
        assert_eq!(number(json!(3)), Ok(3));
        assert_eq!(number(json!(3.0)), Ok(3));
        assert_eq!(number(json!(MOST)), Ok(MOST));
        for (value, code) in [
            (json!(-1), Code::Negative),
            (json!(-0.5), Code::Negative),
            (json!(-1e300), Code::Negative),
            (json!(2.5), Code::NotWhole),
            (json!(MOST + 1), Code::TooLarge),
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
    fn every_fault_is_found_with_its_path() {
        let document = json!({"list": [1, "x", -2], "flag": 1, "stray": 0});
        let mut reader = Reader::new();
        let group = reader.group(&Place::whole(&document), &["list", "flag", "absent"]).unwrap();
        let list = reader.need(&group, "list").and_then(|place| reader.each(&place, Reader::count));
        let flag = reader.flag(&group, "flag", false);
        let absent = reader.need_count(&group, "absent");
        let faults = reader.finish(list.zip(flag).zip(absent)).unwrap_err();
        let found: Vec<_> = faults.iter().map(|fault| (fault.code.id(), fault.at.as_str())).collect();
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
