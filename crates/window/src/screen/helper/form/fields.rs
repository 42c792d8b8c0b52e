//! The fields of a form, and the command that they make.

use std::collections::HashMap;
use std::mem::{Discriminant, discriminant};

use base::play::{Command, Offer, Param, Role, Value};

/// The most alternatives that get a button each.
const FEW: usize = 6;

type FieldOfKind<C> = (Discriminant<C>, <C as Command>::Field);

/// What was chosen in the forms.
pub type Entered<C> = HashMap<FieldOfKind<C>, Value<<C as Command>::Word>>;

#[derive(Debug, Clone, PartialEq)]
pub struct Field<C: Command> {
    pub field: C::Field,
    /// Where it was not entered, what the buttons start from.
    pub value: Value<C::Word>,
    /// Whether it was entered, or holds until it is corrected. What was not entered is not played.
    pub entered: bool,
    /// Whether the players chose it themselves.
    pub answered: bool,
    pub input: FieldInput<C::Word>,
}

#[derive(Debug, Clone, PartialEq)]
pub enum FieldInput<W> {
    /// Each with whether it goes with what was chosen above it. Every word that any offer has is here, so that the words keep their
    /// places whatever is chosen.
    Words(Vec<(Value<W>, bool)>),
    /// The range, and how long it is at most, whatever is chosen.
    Number { min: i64, max: i64, longest: i64 },
}

impl<W: PartialEq> FieldInput<W> {
    fn words(all: Vec<Value<W>>, possible: &[Value<W>]) -> Self {
        let with = |value: Value<W>| {
            let is_possible = possible.contains(&value);
            (value, is_possible)
        };
        Self::Words(all.into_iter().map(with).collect())
    }
}

impl<C: Command> Field<C> {
    /// How many words it has.
    pub fn words(&self) -> usize {
        match &self.input {
            FieldInput::Words(words) => words.len(),
            FieldInput::Number { .. } => 0,
        }
    }

    /// Whether the players have still to choose a word.
    pub(super) fn is_asked(&self) -> bool {
        !self.answered && (!self.entered || self.has_choice())
    }

    /// Whether another word could be chosen.
    pub(super) fn has_choice(&self) -> bool {
        match &self.input {
            FieldInput::Words(words) => {
                words.iter().filter(|(_, is_possible)| *is_possible).count() > 1
            }
            FieldInput::Number { min, max, .. } => min < max,
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Form<C: Command> {
    pub fields: Vec<Field<C>>,
    pub command: C,
    /// Whether its number is that of the game as it is now.
    pub(crate) changes_nothing: bool,
}

/// What the free number of a command is before anything is entered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InitialNumber {
    /// A number of the game as it is now, which holds unless it is changed.
    Current(i64),
    /// Only where the buttons start from: the table says what it is.
    Likely(i64),
}

impl<C: Command> Form<C> {
    /// The form of these offers, all of one kind; `None` without any. The words of `kept` keep their places though they cannot be chosen.
    /// `initial` is what is known of the free number of a command.
    pub fn new(
        offers: &[&Offer<C>],
        kept: &[C],
        entered: &Entered<C>,
        initial: impl Fn(&C) -> Option<InitialNumber>,
    ) -> Option<Self> {
        let Offer {
            command: example,
            role,
            ..
        } = offers.first()?;
        // What the step asks for, and what happened at the table, is not answered in advance.
        let asks = *role != Role::Correct;
        let entered = |field: C::Field| entered.get(&(discriminant(example), field));
        let names = example.fields();
        // First the fields that distinguish the offers, then the free fields of the one that is left.
        let (fixed, free): (Vec<C::Field>, Vec<C::Field>) = names
            .iter()
            .partition(|field| offers.iter().all(|offer| !offer.params.contains_key(field)));
        // Of two answers that do not go together the upper one holds.
        let mut left = offers.to_vec();
        let mut answered = Vec::new();
        for &field in &fixed {
            let Some(wanted) = entered(field) else {
                continue;
            };
            let fitting: Vec<_> = left
                .iter()
                .copied()
                .filter(|it| it.command.get(field).as_ref() == Some(wanted))
                .collect();
            if !fitting.is_empty() {
                left = fitting;
                answered.push(field);
            }
        }
        let mut fields = Vec::new();
        let mut open = offers.to_vec();
        for field in fixed {
            let offered =
                |offers: &[&Offer<C>]| distinct(offers.iter().map(|it| &it.command), field);
            let (all, possible) = (
                distinct(
                    kept.iter().chain(offers.iter().map(|it| &it.command)),
                    field,
                ),
                offered(&open),
            );
            let value = left.first()?.command.get(field)?;
            let is_answered = answered.contains(&field);
            let is_entered = is_answered || !asks || possible.len() == 1;
            if is_entered {
                let holds = |offer: &&Offer<C>| offer.command.get(field).as_ref() == Some(&value);
                open.retain(holds);
                left.retain(holds);
            }
            if all.len() > 1 {
                let input = FieldInput::words(all, &possible);
                fields.push(Field {
                    field,
                    value,
                    entered: is_entered,
                    answered: is_answered,
                    input,
                });
            }
        }
        let is_settled = fields.iter().all(|field| field.entered);
        let offer = left.first()?;
        let mut command = offer.command.clone();
        let mut changes_nothing = false;
        for field in free {
            let (wanted, example) = (entered(field), offer.command.get(field));
            let (all, longest) = ranges(offers, field);
            let (value, is_entered, is_answered, input) = match offer.params.get(&field) {
                Some(&Param::Number { min, max }) => {
                    let initial = initial(&command);
                    let (began, holds) = match initial {
                        Some(InitialNumber::Current(number)) => (Some(number), true),
                        Some(InitialNumber::Likely(number)) => (Some(number), false),
                        None => (
                            example.and_then(|value| value.number()),
                            *role == Role::Correct,
                        ),
                    };
                    let wanted = wanted.and_then(Value::number);
                    let number = wanted.or(began).unwrap_or(min).clamp(min, max);
                    changes_nothing |=
                        *role != Role::Flow && initial == Some(InitialNumber::Current(number));
                    let is_answered = wanted.is_some();
                    (
                        Value::Number(number),
                        is_answered || holds,
                        is_answered,
                        FieldInput::Number { min, max, longest },
                    )
                }
                Some(Param::OneOf(values)) => {
                    let known = |it: &&Value<C::Word>| values.contains(it);
                    let wanted = wanted.filter(known);
                    let (is_answered, is_only) = (wanted.is_some(), values.len() == 1);
                    let value = wanted
                        .or_else(|| example.as_ref().filter(known))
                        .or_else(|| values.first())?;
                    let input = FieldInput::words(all, values);
                    (
                        value.clone(),
                        is_answered || is_only || !asks,
                        is_answered,
                        input,
                    )
                }
                // Other offers leave it free: it keeps its place.
                None => {
                    let value = example?;
                    let input = match value.number().filter(|_| all.is_empty()) {
                        Some(number) => FieldInput::Number {
                            min: number,
                            max: number,
                            longest,
                        },
                        None => FieldInput::words(all, std::slice::from_ref(&value)),
                    };
                    (value, is_settled, false, input)
                }
                // Only missions use these.
                Some(Param::Text { .. } | Param::SomeOf(_) | Param::ListOf { .. }) => return None,
            };
            command.set(field, value.clone())?;
            let field = Field {
                field,
                value,
                entered: is_entered,
                answered: is_answered,
                input,
            };
            if field.words() != 1 {
                fields.push(field);
            }
        }
        Some(Self {
            fields,
            command,
            changes_nothing,
        })
    }

    /// How many words it has in all, whatever is chosen.
    pub fn words(&self) -> usize {
        self.fields.iter().map(Field::words).sum()
    }

    pub(super) fn is_complete(&self) -> bool {
        self.fields.iter().all(|field| field.entered)
    }

    /// Every way to fill the form, if it has no number and there are few.
    pub(super) fn ways(offers: &[&Offer<C>]) -> Option<Vec<C>> {
        let mut ways = Vec::new();
        for offer in offers {
            let mut filled = vec![offer.command.clone()];
            for (&field, range) in &offer.params {
                let Param::OneOf(values) = range else {
                    return None;
                };
                let with = |command: &C, value: &Value<C::Word>| {
                    let mut command = command.clone();
                    command.set(field, value.clone()).map(|()| command)
                };
                filled = filled
                    .iter()
                    .flat_map(|it| values.iter().filter_map(move |value| with(it, value)))
                    .collect();
                if filled.len() > FEW {
                    return None;
                }
            }
            ways.extend(filled);
        }
        (ways.len() <= FEW).then_some(ways)
    }
}

/// The values of a field in these commands, each once.
fn distinct<'c, C: Command + 'c>(
    commands: impl Iterator<Item = &'c C>,
    field: C::Field,
) -> Vec<Value<C::Word>> {
    let mut values = Vec::new();
    for value in commands.filter_map(|command| command.get(field)) {
        if !values.contains(&value) {
            values.push(value);
        }
    }
    values
}

/// The words that a free field has in any of these offers, and the length of its longest range of numbers.
fn ranges<C: Command>(offers: &[&Offer<C>], field: C::Field) -> (Vec<Value<C::Word>>, i64) {
    let (mut words, mut longest) = (Vec::new(), 0);
    for range in offers.iter().filter_map(|offer| offer.params.get(&field)) {
        match range {
            Param::Number { min, max } => longest = longest.max(max - min),
            Param::OneOf(values) => {
                for value in values.iter() {
                    if !words.contains(value) {
                        words.push(value.clone());
                    }
                }
            }
            Param::Text { .. } | Param::SomeOf(_) | Param::ListOf { .. } => {}
        }
    }
    (words, longest)
}
