//! The fields of a form, and the command that they make.

use std::collections::HashMap;
use std::mem::{Discriminant, discriminant};

use crate::play::{Command, Offer, Param, Role, Value};

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
    pub input: FieldInput<C::Word>,
}

#[derive(Debug, Clone, PartialEq)]
pub enum FieldInput<W> {
    Words(Vec<Value<W>>),
    Number(i64, i64),
}

#[derive(Debug, Clone, PartialEq)]
pub struct Form<C: Command> {
    pub fields: Vec<Field<C>>,
    pub command: C,
    /// Whether its number is that of the game as it is now.
    pub changes_nothing: bool,
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
    /// The form of these offers, all of one kind; `None` without any. `initial` is what is known of the free number of a command.
    pub fn new(offers: &[&Offer<C>], entered: &Entered<C>, initial: impl Fn(&C) -> Option<InitialNumber>) -> Option<Self> {
        let Offer { command: example, role, .. } = offers.first()?;
        // What the step asks for, and what happened at the table, is not answered in advance.
        let asks = *role != Role::Correct;
        let entered = |field: C::Field| entered.get(&(discriminant(example), field));
        let mut left = offers.to_vec();
        let names = example.fields();
        let mut fields = Vec::new();
        // First the fields that distinguish the offers, then the free fields of the one that is left.
        for &field in names.iter().filter(|field| offers.iter().all(|offer| !offer.params.contains_key(field))) {
            let mut values: Vec<Value<C::Word>> = Vec::new();
            for value in left.iter().filter_map(|offer| offer.command.get(field)) {
                if !values.contains(&value) {
                    values.push(value);
                }
            }
            let wanted = entered(field).filter(|it| values.contains(it));
            let is_entered = wanted.is_some() || !asks;
            let value = wanted.or_else(|| values.first())?.clone();
            left.retain(|offer| offer.command.get(field).as_ref() == Some(&value));
            if values.len() > 1 {
                fields.push(Field { field, value, entered: is_entered, input: FieldInput::Words(values) });
            }
        }
        let offer = left.first()?;
        let mut command = offer.command.clone();
        let mut changes_nothing = false;
        for &field in names {
            let Some(param) = offer.params.get(&field) else { continue };
            let (wanted, example) = (entered(field), offer.command.get(field));
            let (value, is_entered, way) = match param {
                Param::Number { min, max } => {
                    let initial = initial(&command);
                    let (began, holds) = match initial {
                        Some(InitialNumber::Current(number)) => (Some(number), true),
                        Some(InitialNumber::Likely(number)) => (Some(number), false),
                        None => (example.and_then(|value| value.number()), *role == Role::Correct),
                    };
                    let wanted = wanted.and_then(Value::number);
                    let number = wanted.or(began).unwrap_or(*min).clamp(*min, *max);
                    changes_nothing |= *role != Role::Flow && initial == Some(InitialNumber::Current(number));
                    (Value::Number(number), wanted.is_some() || holds, FieldInput::Number(*min, *max))
                }
                Param::OneOf(values) => {
                    let known = |it: &&Value<C::Word>| values.contains(it);
                    let wanted = wanted.filter(known);
                    let is_entered = wanted.is_some() || !asks;
                    let value = wanted.or_else(|| example.as_ref().filter(known)).or_else(|| values.first())?;
                    (value.clone(), is_entered, FieldInput::Words(values.to_vec()))
                }
                // Only missions use these.
                Param::Text { .. } | Param::SomeOf(_) | Param::ListOf { .. } => return None,
            };
            command.set(field, value.clone())?;
            if way != FieldInput::Words(vec![value.clone()]) {
                fields.push(Field { field, value, entered: is_entered, input: way });
            }
        }
        Some(Self { fields, command, changes_nothing })
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
                let Param::OneOf(values) = range else { return None };
                let with = |command: &C, value: &Value<C::Word>| {
                    let mut command = command.clone();
                    command.set(field, value.clone()).map(|()| command)
                };
                filled = filled.iter().flat_map(|it| values.iter().filter_map(move |value| with(it, value))).collect();
                if filled.len() > FEW {
                    return None;
                }
            }
            ways.extend(filled);
        }
        (ways.len() <= FEW).then_some(ways)
    }
}
