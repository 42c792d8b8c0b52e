//! Offers: what can be done now, with the ranges of the values that are free.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::Refusal;

/// Why an offer is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// The step goes on.
    Flow,
    /// Something happened at the table.
    Report,
    /// A number is put right by hand.
    Correct,
}

/// The range of a free value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Param {
    /// A whole number.
    Number {
        /// At least.
        min: i64,
        /// At most.
        max: i64,
    },
    /// One of these; offers that are free in the same values share the list.
    OneOf(Arc<[Value]>),
    /// Any of these, each at most once; none of them too.
    SomeOf(Arc<[Value]>),
    /// One or more of these, in any order and as often as wanted.
    ListOf {
        /// These.
        of: Arc<[Value]>,
        /// At most so many.
        max: usize,
    },
    /// A text of one line, at least one character that is not a space.
    Text {
        /// At most so many characters.
        max: usize,
    },
}

impl Param {
    /// Numbers from `min` to `max`.
    pub fn number(min: impl Into<i64>, max: impl Into<i64>) -> Self {
        Self::Number { min: min.into(), max: max.into() }
    }

    /// One of the given words.
    pub fn one_of<T: Serialize>(values: impl IntoIterator<Item = T>) -> Self {
        Self::OneOf(values.into_iter().filter_map(|value| serde_json::to_value(value).ok()).collect())
    }

    /// One of the given names, which are written as they are: cheaper than [`Param::one_of`] for a long list.
    pub fn one_of_names(names: impl IntoIterator<Item = String>) -> Self {
        Self::OneOf(names.into_iter().map(Value::String).collect())
    }

    /// Any of the given words.
    pub fn some_of<T: Serialize>(values: impl IntoIterator<Item = T>) -> Self {
        Self::SomeOf(values.into_iter().filter_map(|value| serde_json::to_value(value).ok()).collect())
    }

    /// Either way.
    pub fn flag() -> Self {
        Self::one_of([false, true])
    }

    /// What there is to choose among; nothing where a number or a text is free.
    pub fn choices(&self) -> Option<&[Value]> {
        match self {
            Self::OneOf(values) | Self::SomeOf(values) | Self::ListOf { of: values, .. } => Some(values),
            Self::Number { .. } | Self::Text { .. } => None,
        }
    }

    /// The value that stands for one of the choices: itself, or it alone where several may be taken.
    pub fn chosen(&self, choice: &Value) -> Value {
        match self {
            Self::SomeOf(_) | Self::ListOf { .. } => Value::from(vec![choice.clone()]),
            Self::OneOf(_) | Self::Number { .. } | Self::Text { .. } => choice.clone(),
        }
    }

    /// Whether the value lies in the range.
    pub fn contains(&self, value: &Value) -> bool {
        match self {
            Self::Number { min, max } => value.as_i64().is_some_and(|number| (*min..=*max).contains(&number)),
            Self::OneOf(values) => values.contains(value),
            Self::ListOf { of, max } => {
                value.as_array().is_some_and(|list| (1..=*max).contains(&list.len()) && list.iter().all(|it| of.contains(it)))
            }
            Self::SomeOf(values) => value.as_array().is_some_and(|some| {
                some.iter().enumerate().all(|(index, it)| values.contains(it) && !some[..index].contains(it))
            }),
            Self::Text { max } => value.as_str().is_some_and(|text| {
                !text.trim().is_empty() && text.chars().count() <= *max && !text.chars().any(char::is_control)
            }),
        }
    }
}

/// Something that can be done now.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Offer<C> {
    /// A command that is accepted as it stands; where it takes a free value, with an example of it.
    pub command: C,
    /// Why it is offered.
    pub role: Role,
    /// The ranges of its free values, by name.
    pub params: BTreeMap<&'static str, Param>,
}

impl<C: Serialize> Offer<C> {
    /// The step goes on with this.
    pub fn flow(command: C) -> Self {
        Self { command, role: Role::Flow, params: BTreeMap::new() }
    }

    /// Something that may have happened at the table.
    pub fn report(command: C) -> Self {
        Self { command, role: Role::Report, params: BTreeMap::new() }
    }

    /// A number that may be put right.
    pub fn correct(command: C) -> Self {
        Self { command, role: Role::Correct, params: BTreeMap::new() }
    }

    /// With a free value.
    #[must_use]
    pub fn with(mut self, name: &'static str, param: Param) -> Self {
        let _ = self.params.insert(name, param);
        self
    }

    /// The name of the command.
    pub fn name(&self) -> String {
        name_and_fields(&self.command).0
    }

    /// The command with its free values filled in; `None` when they do not make a command.
    pub fn filled(&self, mut fill: impl FnMut(&str, &Param) -> Value) -> Option<C>
    where
        C: DeserializeOwned,
    {
        let (name, mut fields) = name_and_fields(&self.command);
        for (param, range) in &self.params {
            let value = fill(param, range);
            let _ = fields.as_object_mut()?.insert((*param).to_owned(), value);
        }
        serde_json::from_value(Value::Object([(name, fields)].into_iter().collect())).ok()
    }

    /// How the command lies to this offer; `None` when it is another command.
    fn compare(&self, name: &str, fields: &Value) -> Option<Fit> {
        let (mine, expected) = name_and_fields(&self.command);
        if mine != name {
            return None;
        }
        let mut fit = Fit::Inside;
        for (field, value) in fields.as_object().into_iter().flatten() {
            match self.params.get(field.as_str()) {
                None if expected.get(field) != Some(value) => return Some(Fit::Elsewhere(field.clone())),
                Some(param) if !param.contains(value) && fit == Fit::Inside => fit = Fit::Outside(field.clone()),
                _ => {}
            }
        }
        Some(fit)
    }
}

/// How a command lies to an offer of its name.
#[derive(Debug, PartialEq, Eq)]
enum Fit {
    /// It is what is offered.
    Inside,
    /// A free value lies outside its range.
    Outside(String),
    /// It is about something else: the value that differs.
    Elsewhere(String),
}

/// The one predicate of what may be done: the engine refuses by it and the buttons are enabled by it.
///
/// # Errors
/// [`Refusal::NotNow`] or [`Refusal::OutOfRange`] when the command lies in none of the offers.
pub fn check<'o, C: Serialize + 'o>(offers: impl IntoIterator<Item = &'o Offer<C>>, command: &C) -> Result<(), Refusal> {
    let (name, fields) = name_and_fields(command);
    let mut nearest = None;
    for fit in offers.into_iter().filter_map(|offer| offer.compare(&name, &fields)) {
        match fit {
            Fit::Inside => return Ok(()),
            // A value out of its range says more than an offer about something else.
            Fit::Outside(param) => nearest = Some(param),
            Fit::Elsewhere(param) => nearest = nearest.or(Some(param)),
        }
    }
    Err(match nearest {
        Some(param) => Refusal::OutOfRange { command: name, param },
        None => Refusal::NotNow { command: name },
    })
}

/// The name of a command and its values, as `{"name": {…}}` is serialised.
pub fn name_and_fields<C: Serialize>(command: &C) -> (String, Value) {
    match serde_json::to_value(command) {
        Ok(Value::Object(map)) => map.into_iter().next().unwrap_or_default(),
        Ok(Value::String(name)) => (name, Value::Null),
        _ => (String::new(), Value::Null),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[derive(Debug, Clone, PartialEq, Serialize)]
    #[serde(rename_all = "snake_case")]
    enum Command {
        Set { track: &'static str, to: i8 },
        Go {},
    }

    fn offers() -> Vec<Offer<Command>> {
        vec![
            Offer::correct(Command::Set { track: "a", to: 0 }).with("to", Param::number(0, 5)),
            Offer::correct(Command::Set { track: "b", to: 0 }).with("to", Param::number(0, 2)),
        ]
    }

    #[test]
    fn inside_is_taken_and_outside_is_named() {
        assert_eq!(check(&offers(), &Command::Set { track: "a", to: 5 }), Ok(()));
        assert_eq!(check(&offers(), &Command::Set { track: "b", to: 2 }), Ok(()));
        let refused = check(&offers(), &Command::Set { track: "b", to: 3 });
        assert!(matches!(refused, Err(Refusal::OutOfRange { param, .. }) if param == "to"));
        let refused = check(&offers(), &Command::Set { track: "c", to: 0 });
        assert!(matches!(refused, Err(Refusal::OutOfRange { param, .. }) if param == "track"));
        assert_eq!(check(&offers(), &Command::Go {}), Err(Refusal::NotNow { command: "go".into() }));
    }

    #[test]
    fn texts_are_one_line_and_not_blank() {
        let param = Param::Text { max: 4 };
        assert!(param.contains(&json!("Zoé ")));
        for wrong in [json!(""), json!("   "), json!("five5"), json!("a\nb"), json!(3)] {
            assert!(!param.contains(&wrong), "{wrong}");
        }
    }
}
