//! Offers: what can be done now, with the ranges of the values that are free.

use std::collections::BTreeMap;
use std::mem::discriminant;
use std::sync::Arc;

use serde::Serialize;

use super::{Command, FieldType, Refusal, Value};

/// Why an offer is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// The step goes on.
    Flow,
    /// Something happened at the table.
    Report,
    /// A number is corrected by hand.
    Correct,
}

/// The range of a free value.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Param<W> {
    /// A whole number.
    Number {
        /// At least.
        min: i64,
        /// At most.
        max: i64,
    },
    /// One of these; offers that are free in the same values share the list.
    OneOf(Arc<[Value<W>]>),
    /// Any of these, each at most once; none of them too.
    SomeOf(Arc<[Value<W>]>),
    /// One or more of these, in any order and as often as wanted.
    ListOf {
        /// These.
        of: Arc<[Value<W>]>,
        /// At most so many.
        max: usize,
    },
    /// A text of one line, at least one character that is not a space.
    Text {
        /// At most so many characters.
        max: usize,
    },
}

impl<W: Clone + PartialEq> Param<W> {
    /// Numbers from `min` to `max`.
    pub fn number(min: impl Into<i64>, max: impl Into<i64>) -> Self {
        Self::Number { min: min.into(), max: max.into() }
    }

    /// One of the given values.
    pub fn one_of<T: FieldType<W>>(values: impl IntoIterator<Item = T>) -> Self {
        Self::OneOf(values.into_iter().map(|value| value.to_value()).collect())
    }

    /// Any of the given values.
    pub fn some_of<T: FieldType<W>>(values: impl IntoIterator<Item = T>) -> Self {
        Self::SomeOf(values.into_iter().map(|value| value.to_value()).collect())
    }

    /// Either way.
    pub fn flag() -> Self {
        Self::one_of([false, true])
    }

    /// What there is to choose among; nothing where a number or a text is free.
    pub fn choices(&self) -> Option<&[Value<W>]> {
        match self {
            Self::OneOf(values) | Self::SomeOf(values) | Self::ListOf { of: values, .. } => Some(values),
            Self::Number { .. } | Self::Text { .. } => None,
        }
    }

    /// The value that stands for one of the choices: itself, or it alone where several may be taken.
    pub fn chosen(&self, choice: &Value<W>) -> Value<W> {
        match self {
            Self::SomeOf(_) | Self::ListOf { .. } => Value::List(vec![choice.clone()]),
            Self::OneOf(_) | Self::Number { .. } | Self::Text { .. } => choice.clone(),
        }
    }

    /// Whether the value lies in the range.
    pub fn contains(&self, value: &Value<W>) -> bool {
        match (self, value) {
            (Self::Number { min, max }, Value::Number(number)) => (*min..=*max).contains(number),
            (Self::OneOf(values), value) => values.contains(value),
            (Self::ListOf { of, max }, Value::List(list)) => {
                (1..=*max).contains(&list.len()) && list.iter().all(|it| of.contains(it))
            }
            (Self::SomeOf(values), Value::List(some)) => {
                some.iter().enumerate().all(|(index, it)| values.contains(it) && !some[..index].contains(it))
            }
            (Self::Text { max }, Value::Text(text)) => {
                !text.trim().is_empty() && text.chars().count() <= *max && !text.chars().any(char::is_control)
            }
            (Self::Number { .. } | Self::ListOf { .. } | Self::SomeOf(_) | Self::Text { .. }, _) => false,
        }
    }
}

/// The free values of an offer, by field.
type Params<C> = BTreeMap<<C as Command>::Field, Param<<C as Command>::Word>>;

/// Something that can be done now.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(bound = "")]
pub struct Offer<C: Command> {
    /// A command that is accepted as it stands; where it takes a free value, with an example of it.
    pub command: C,
    /// Why it is offered.
    pub role: Role,
    /// The ranges of its free values.
    pub params: Params<C>,
}

impl<C: Command> Offer<C> {
    const fn new(command: C, role: Role) -> Self {
        Self { command, role, params: BTreeMap::new() }
    }

    /// The step goes on with this.
    pub const fn flow(command: C) -> Self {
        Self::new(command, Role::Flow)
    }

    /// Something that may have happened at the table.
    pub const fn report(command: C) -> Self {
        Self::new(command, Role::Report)
    }

    /// A number that may be corrected.
    pub const fn correct(command: C) -> Self {
        Self::new(command, Role::Correct)
    }

    /// With a free value.
    #[must_use]
    pub fn with(mut self, field: C::Field, param: Param<C::Word>) -> Self {
        debug_assert!(self.command.get(field).is_some(), "{field:?} of {:?}", self.command);
        let _ = self.params.insert(field, param);
        self
    }

    /// Whether the command is of the same kind, with whatever values.
    pub fn is_like(&self, command: &C) -> bool {
        discriminant(&self.command) == discriminant(command)
    }

    /// The command with its free values filled in, in the order of their names; `None` when they do not make a command.
    pub fn filled(&self, mut fill: impl FnMut(C::Field, &Param<C::Word>) -> Option<Value<C::Word>>) -> Option<C> {
        let mut command = self.command.clone();
        for (&field, param) in &self.params {
            command.set(field, fill(field, param)?)?;
        }
        Some(command)
    }

    /// How the command relates to this offer; `None` when it is of another kind.
    fn compare(&self, command: &C) -> Option<Fit<C::Field>> {
        if !self.is_like(command) {
            return None;
        }
        if self.params.is_empty() && self.command == *command {
            return Some(Fit::Inside);
        }
        let (mut outside, mut elsewhere) = (None, None);
        for &field in command.fields() {
            let value = command.get(field);
            let misfit = match self.params.get(&field) {
                Some(param) => value.is_none_or(|value| !param.contains(&value)).then_some(&mut outside),
                None => (self.command.get(field) != value).then_some(&mut elsewhere),
            };
            if let Some(first) = misfit {
                // Of several the first by name is reported.
                *first = Some(first.map_or(field, |it: C::Field| it.min(field)));
            }
        }
        Some(match (elsewhere, outside) {
            (Some(field), _) => Fit::Elsewhere(field),
            (None, Some(field)) => Fit::Outside(field),
            (None, None) => Fit::Inside,
        })
    }
}

/// How a command relates to an offer of its kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fit<F> {
    /// It is what is offered.
    Inside,
    /// A free value lies outside its range.
    Outside(F),
    /// It is about something else: the value that differs.
    Elsewhere(F),
}

/// The one predicate of what may be done: the engine refuses by it and the buttons are enabled by it.
///
/// # Errors
/// [`Refusal::NotNow`] or [`Refusal::OutOfRange`] when the command lies in none of the offers.
pub fn check<'o, C: Command + 'o>(offers: impl IntoIterator<Item = &'o Offer<C>>, command: &C) -> Result<(), Refusal> {
    let mut nearest = None;
    for fit in offers.into_iter().filter_map(|offer| offer.compare(command)) {
        match fit {
            Fit::Inside => return Ok(()),
            // A value out of its range says more than an offer about something else.
            Fit::Outside(field) => nearest = Some(field),
            Fit::Elsewhere(field) => nearest = nearest.or(Some(field)),
        }
    }
    let command = command.name();
    Err(match nearest {
        Some(field) => Refusal::OutOfRange { command, param: field.into().to_owned() },
        None => Refusal::NotNow { command },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{commands, words};

    #[derive(Debug, Clone, Copy, PartialEq, Serialize, serde::Deserialize, Eq)]
    #[serde(rename_all = "snake_case")]
    pub enum Track {
        A,
        B,
        C,
    }

    words! {
        /// Words.
        pub enum Word { Track(Track) }
    }

    commands! {
        /// Commands.
        pub enum Command<Word> {
            /// Set.
            SetTrack {
                /// Which.
                track: Track,
                /// To.
                to: i8,
            },
            /// Go.
            Go {},
        }
        fields: track to
    }

    fn offers() -> Vec<Offer<Command>> {
        vec![
            Offer::correct(Command::SetTrack { track: Track::A, to: 0 }).with(Field::to, Param::number(0, 5)),
            Offer::correct(Command::SetTrack { track: Track::B, to: 0 }).with(Field::to, Param::number(0, 2)),
        ]
    }

    #[test]
    fn inside_is_taken_and_outside_is_named() {
        assert_eq!(check(&offers(), &Command::SetTrack { track: Track::A, to: 5 }), Ok(()));
        assert_eq!(check(&offers(), &Command::SetTrack { track: Track::B, to: 2 }), Ok(()));
        let refused = check(&offers(), &Command::SetTrack { track: Track::B, to: 3 });
        assert!(matches!(refused, Err(Refusal::OutOfRange { param, .. }) if param == "to"));
        let refused = check(&offers(), &Command::SetTrack { track: Track::C, to: 0 });
        assert!(matches!(refused, Err(Refusal::OutOfRange { param, .. }) if param == "track"));
        assert_eq!(check(&offers(), &Command::Go {}), Err(Refusal::NotNow { command: "go".into() }));
    }

    #[test]
    fn an_offer_is_written_with_the_names_and_values_of_its_command() {
        let json = serde_json::json!({
            "command": {"set_track": {"track": "a", "to": 0}}, "role": "correct", "params": {"to": {"number": {"min": 0, "max": 5}}},
        });
        assert_eq!(serde_json::to_value(&offers()[0]).expect("JSON"), json);
        let filled = offers()[0].filled(|_, _| Some(Value::Number(300)));
        assert_eq!(filled, None, "no such number fits there");
    }

    #[test]
    fn texts_are_one_line_and_not_blank() {
        let param: Param<Word> = Param::Text { max: 4 };
        assert!(param.contains(&Value::Text("Zoé ".to_owned())));
        for wrong in ["", "   ", "five5", "a\nb"] {
            assert!(!param.contains(&Value::Text(wrong.to_owned())), "{wrong}");
        }
        assert!(!param.contains(&Value::Number(3)));
    }
}
