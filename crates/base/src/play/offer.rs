//! Offers: the commands that are possible now, with the ranges of their free values.

use std::collections::BTreeMap;
use std::mem::discriminant;
use std::sync::Arc;

use serde::Serialize;

use super::{Command, FieldType, Refusal, Value};
use crate::names;

/// The purpose of an offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Continues the step.
    Flow,
    /// Reports something that happened on the table.
    Report,
    /// Corrects a number.
    Correct,
}

/// The range of a free value.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(
    missing_docs,
    reason = "fields without a comment are named after what they hold"
)]
pub enum Param<W> {
    /// A whole number.
    Number { min: i64, max: i64 },
    /// One of the values; offers with the same values share the list.
    OneOf(Arc<[Value<W>]>),
    /// Any of the values or none, each at most once.
    SomeOf(Arc<[Value<W>]>),
    /// One or more of the values, in any order and repeatedly.
    ListOf { of: Arc<[Value<W>]>, max: usize },
    /// A text of one line that is not blank.
    Text {
        /// The maximum length in characters.
        max: usize,
    },
}

impl<W: Clone + PartialEq> Param<W> {
    /// A whole number from `min` to `max`, both included.
    pub fn number(min: impl Into<i64>, max: impl Into<i64>) -> Self {
        Self::Number {
            min: min.into(),
            max: max.into(),
        }
    }

    /// Exactly one of these values.
    pub fn one_of<T: FieldType<W>>(values: impl IntoIterator<Item = T>) -> Self {
        Self::OneOf(values.into_iter().map(|value| value.to_value()).collect())
    }

    /// Any of these values or none, each at most once.
    pub fn some_of<T: FieldType<W>>(values: impl IntoIterator<Item = T>) -> Self {
        Self::SomeOf(values.into_iter().map(|value| value.to_value()).collect())
    }

    /// `false` or `true`.
    pub fn flag() -> Self {
        Self::one_of([false, true])
    }

    /// The values to choose from; `None` for a number or a text.
    pub fn choices(&self) -> Option<&[Value<W>]> {
        match self {
            Self::OneOf(values) | Self::SomeOf(values) | Self::ListOf { of: values, .. } => {
                Some(values)
            }
            Self::Number { .. } | Self::Text { .. } => None,
        }
    }

    /// The value of the field for a single choice: a list where several may be taken.
    pub fn value_of_choice(&self, choice: &Value<W>) -> Value<W> {
        match self {
            Self::SomeOf(_) | Self::ListOf { .. } => Value::List(vec![choice.clone()]),
            Self::OneOf(_) | Self::Number { .. } | Self::Text { .. } => choice.clone(),
        }
    }

    /// Whether the value is of the right kind and within the range; a [`Refusal::OutOfRange`] answers any other.
    pub fn contains(&self, value: &Value<W>) -> bool {
        match (self, value) {
            (Self::Number { min, max }, Value::Number(number)) => (*min..=*max).contains(number),
            (Self::OneOf(values), value) => values.contains(value),
            (Self::ListOf { of, max }, Value::List(list)) => {
                (1..=*max).contains(&list.len()) && list.iter().all(|it| of.contains(it))
            }
            (Self::SomeOf(values), Value::List(some)) => some
                .iter()
                .enumerate()
                .all(|(index, it)| values.contains(it) && !some[..index].contains(it)),
            (Self::Text { max }, Value::Text(text)) => {
                text.chars().count() <= *max && names::is_readable(text)
            }
            (
                Self::Number { .. } | Self::ListOf { .. } | Self::SomeOf(_) | Self::Text { .. },
                _,
            ) => false,
        }
    }
}

/// The free values of an offer, by field.
type Params<C> = BTreeMap<<C as Command>::Field, Param<<C as Command>::Word>>;

/// A command that is possible now.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(bound = "")]
pub struct Offer<C: Command> {
    /// A command that is accepted as it is, with examples of the free values.
    pub command: C,
    /// The purpose.
    pub role: Role,
    /// The ranges of the free values.
    pub params: Params<C>,
}

impl<C: Command> Offer<C> {
    const fn new(command: C, role: Role) -> Self {
        Self {
            command,
            role,
            params: BTreeMap::new(),
        }
    }

    /// An offer that continues the step, still without free values.
    pub const fn flow(command: C) -> Self {
        Self::new(command, Role::Flow)
    }

    /// An offer that reports something that happened on the table, still without free values.
    pub const fn report(command: C) -> Self {
        Self::new(command, Role::Report)
    }

    /// An offer that corrects a number, still without free values.
    pub const fn correct(command: C) -> Self {
        Self::new(command, Role::Correct)
    }

    /// Adds a free value.
    #[must_use]
    pub fn with(mut self, field: C::Field, param: Param<C::Word>) -> Self {
        debug_assert!(
            self.command.get(field).is_some(),
            "{field:?} of {:?}",
            self.command
        );
        let _ = self.params.insert(field, param);
        self
    }

    /// Whether the command is of the same kind, regardless of its values.
    pub fn is_same_kind(&self, command: &C) -> bool {
        discriminant(&self.command) == discriminant(command)
    }

    /// The command with its free values set by `fill`, in the order of their names; `None` when a value does not fit.
    pub fn fill(
        &self,
        mut fill: impl FnMut(C::Field, &Param<C::Word>) -> Option<Value<C::Word>>,
    ) -> Option<C> {
        let mut command = self.command.clone();
        for (&field, param) in &self.params {
            command.set(field, fill(field, param)?)?;
        }
        Some(command)
    }

    /// How the command fits this offer; `None` when it is of another kind.
    fn compare(&self, command: &C) -> Option<Fit<C::Field>> {
        if !self.is_same_kind(command) {
            return None;
        }
        if self.params.is_empty() && self.command == *command {
            return Some(Fit::Inside);
        }
        let (mut out_of_range, mut different) = (None, None);
        for &field in command.fields() {
            let value = command.get(field);
            let misfit = match self.params.get(&field) {
                Some(param) => value
                    .is_none_or(|value| !param.contains(&value))
                    .then_some(&mut out_of_range),
                None => (self.command.get(field) != value).then_some(&mut different),
            };
            if let Some(first) = misfit {
                // The first by name is reported.
                *first = Some(first.map_or(field, |it: C::Field| it.min(field)));
            }
        }
        Some(match (different, out_of_range) {
            (Some(field), _) => Fit::Different(field),
            (None, Some(field)) => Fit::OutOfRange(field),
            (None, None) => Fit::Inside,
        })
    }
}

/// How a command fits an offer of its kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fit<F> {
    Inside,
    /// A free value is out of range.
    OutOfRange(F),
    /// A value that is not free differs.
    Different(F),
}

/// Checks a command against the offers. The engine refuses by this check, and buttons are enabled by it.
///
/// # Errors
/// [`Refusal::NotNow`] or [`Refusal::OutOfRange`] when no offer contains the command.
pub fn check<'o, C: Command + 'o>(
    offers: impl IntoIterator<Item = &'o Offer<C>>,
    command: &C,
) -> Result<(), Refusal> {
    let mut nearest = None;
    for fit in offers
        .into_iter()
        .filter_map(|offer| offer.compare(command))
    {
        match fit {
            Fit::Inside => return Ok(()),
            // A free value that is out of range is the more helpful message.
            Fit::OutOfRange(field) => nearest = Some(field),
            Fit::Different(field) => nearest = nearest.or(Some(field)),
        }
    }
    let command = command.name();
    Err(match nearest {
        Some(field) => Refusal::OutOfRange {
            command,
            param: field.into().to_owned(),
        },
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
            Offer::correct(Command::SetTrack {
                track: Track::A,
                to: 0,
            })
            .with(Field::to, Param::number(0, 5)),
            Offer::correct(Command::SetTrack {
                track: Track::B,
                to: 0,
            })
            .with(Field::to, Param::number(0, 2)),
        ]
    }

    #[test]
    fn offered_commands_are_accepted_and_the_wrong_field_is_named() {
        assert_eq!(
            check(
                &offers(),
                &Command::SetTrack {
                    track: Track::A,
                    to: 5
                }
            ),
            Ok(())
        );
        assert_eq!(
            check(
                &offers(),
                &Command::SetTrack {
                    track: Track::B,
                    to: 2
                }
            ),
            Ok(())
        );
        let refused = check(
            &offers(),
            &Command::SetTrack {
                track: Track::B,
                to: 3,
            },
        );
        assert!(matches!(refused, Err(Refusal::OutOfRange { param, .. }) if param == "to"));
        let refused = check(
            &offers(),
            &Command::SetTrack {
                track: Track::C,
                to: 0,
            },
        );
        assert!(matches!(refused, Err(Refusal::OutOfRange { param, .. }) if param == "track"));
        assert_eq!(
            check(&offers(), &Command::Go {}),
            Err(Refusal::NotNow {
                command: "go".into()
            })
        );
    }

    #[test]
    fn offers_are_serialised_with_names_and_values() {
        let json = serde_json::json!({
            "command": {"set_track": {"track": "a", "to": 0}}, "role": "correct", "params": {"to": {"number": {"min": 0, "max": 5}}},
        });
        assert_eq!(serde_json::to_value(&offers()[0]).expect("JSON"), json);
        let filled = offers()[0].fill(|_, _| Some(Value::Number(300)));
        assert_eq!(filled, None, "no such number fits there");
    }

    #[test]
    fn texts_are_one_line_and_not_blank() {
        let param: Param<Word> = Param::Text { max: 4 };
        assert!(param.contains(&Value::Text("Zoé ".to_owned())));
        for wrong in ["", "   ", "five5", "a\nb", "\u{2800}", "a\u{200f}b"] {
            assert!(!param.contains(&Value::Text(wrong.to_owned())), "{wrong}");
        }
        assert!(!param.contains(&Value::Number(3)));
    }
}
