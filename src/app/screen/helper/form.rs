//! Forms: offers of one command, with what is free in them chosen word by word and number by number.

use std::collections::HashMap;
use std::mem::{Discriminant, discriminant};

use iced::Alignment;
use iced::widget::{Column, column, row};

use super::{Kind, Manner, Message, Msg, Placed, Shown, ValueOf, Where};
use crate::app::icon::Icon;
use crate::app::theme::{Type, size};
use crate::app::widget::{
    Element, Stepper, beside as beside_each, choice, choices, list_row, named, panel, quiet, quiet_button, section, stepper,
    text, wide_button,
};
use crate::language::{Args, numbers};
use crate::play::{Command, Offer, Param, Value};

/// As many ways stand there as a button each.
const FEW: usize = 6;
/// A longer range is walked in larger steps too.
const LONG: i64 = 20;
/// The larger step.
const STRIDE: i64 = 10;

/// A kind of command and one of its fields.
type FieldOfKind<C> = (Discriminant<C>, <C as Command>::Field);

/// What was chosen in the forms, by kind of command and field.
#[derive(Debug, Clone)]
pub struct Entered<C: Command>(HashMap<FieldOfKind<C>, Value<C::Word>>);

impl<C: Command> Default for Entered<C> {
    fn default() -> Self {
        Self(HashMap::new())
    }
}

impl<C: Command> Entered<C> {
    /// Chooses a value.
    pub fn set(&mut self, kind: Discriminant<C>, field: C::Field, value: Value<C::Word>) {
        let _ = self.0.insert((kind, field), value);
    }
}

/// A value that is still to be chosen.
#[derive(Debug, Clone, PartialEq)]
pub struct Field<C: Command> {
    pub field: C::Field,
    pub value: Value<C::Word>,
    pub way: Way<C::Word>,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Way<W> {
    Words(Vec<Value<W>>),
    Number(i64, i64),
}

/// The offers of one kind of command, with what is chosen in them.
#[derive(Debug, Clone, PartialEq)]
pub struct Form<C: Command> {
    pub fields: Vec<Field<C>>,
    pub command: C,
}

impl<C: Command> Form<C> {
    /// The form of these offers, which are all of one kind; `None` without any. `stands` gives what the free number of a command
    /// begins with.
    pub fn new(offers: &[&Offer<C>], entered: &Entered<C>, stands: impl Fn(&C) -> Option<i64>) -> Option<Self> {
        let example = &offers.first()?.command;
        let entered = |field: C::Field| entered.0.get(&(discriminant(example), field));
        let mut left = offers.to_vec();
        let names = example.fields();
        let mut fields = Vec::new();
        // First what tells the offers apart, then what is free in the one that is left.
        for &field in names.iter().filter(|field| offers.iter().all(|offer| !offer.params.contains_key(field))) {
            let mut values: Vec<Value<C::Word>> = Vec::new();
            for value in left.iter().filter_map(|offer| offer.command.get(field)) {
                if !values.contains(&value) {
                    values.push(value);
                }
            }
            let value = entered(field).filter(|it| values.contains(it)).or_else(|| values.first())?.clone();
            left.retain(|offer| offer.command.get(field).as_ref() == Some(&value));
            if values.len() > 1 {
                fields.push(Field { field, value, way: Way::Words(values) });
            }
        }
        let offer = left.first()?;
        let mut command = offer.command.clone();
        for &field in names {
            let Some(param) = offer.params.get(&field) else { continue };
            let (wanted, example) = (entered(field), offer.command.get(field));
            let (value, way) = match param {
                Param::Number { min, max } => {
                    let began = stands(&command).or_else(|| example?.number()).unwrap_or(*min);
                    let number = wanted.and_then(Value::number).unwrap_or(began).clamp(*min, *max);
                    (Value::Number(number), Way::Number(*min, *max))
                }
                Param::OneOf(values) => {
                    let known = |it: &&Value<C::Word>| values.contains(it);
                    let value = wanted.filter(known).or_else(|| example.as_ref().filter(known)).or_else(|| values.first())?;
                    (value.clone(), Way::Words(values.to_vec()))
                }
                // Only missions ask so.
                Param::Text { .. } | Param::SomeOf(_) | Param::ListOf { .. } => return None,
            };
            command.set(field, value.clone())?;
            if way != Way::Words(vec![value.clone()]) {
                fields.push(Field { field, value, way });
            }
        }
        Some(Self { fields, command })
    }

    /// Every way to fill the form, where there is no number in it and there are few.
    fn ways(offers: &[&Offer<C>]) -> Option<Vec<C>> {
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

/// The offers of one kind of command.
type Group<'s, C> = Vec<&'s Offer<C>>;

/// The offers that are wanted, by kind of command, in the order in which they are made.
fn groups<'s, K: Kind>(shown: &Shown<'s, K>, wanted: impl Fn(&Placed<K::Command>) -> bool) -> Vec<Group<'s, K::Command>> {
    let mut groups: Vec<Group<'s, K::Command>> = Vec::new();
    for Placed { offer, .. } in shown.screen.offered.iter().filter(|placed| wanted(placed)) {
        match groups.iter_mut().find(|group| group.iter().any(|it| it.is_like(&offer.command))) {
            Some(group) => group.push(offer),
            None => groups.push(vec![offer]),
        }
    }
    groups
}

pub(super) fn in_step<'a, K: Kind>(shown: &Shown<'a, K>) -> Vec<Element<'a, Msg<K>>> {
    let one = |offers: Group<'a, K::Command>| {
        let command = &offers.first()?.command;
        if is_open(shown, command) || K::manner(command) != Manner::Folded {
            return Some(whole(shown, command, &offers));
        }
        let label = (Icon::Plus, shown.game().tell_name(shown.voice, command));
        Some(named(form_id(command), wide_button(label, Some(Message::Opened(discriminant(command))))))
    };
    groups(shown, |placed| placed.at == Where::Middle).into_iter().filter_map(one).collect()
}

pub(super) fn beside<'a, K: Kind>(shown: &Shown<'a, K>, at: Where) -> Vec<Element<'a, Msg<K>>> {
    rows(shown, |placed| placed.at == at)
}

/// A row for each kind of command that is wanted, and under the one that was pressed what it asks.
pub(super) fn rows<'a, K: Kind>(shown: &Shown<'a, K>, wanted: impl Fn(&Placed<K::Command>) -> bool) -> Vec<Element<'a, Msg<K>>> {
    let one = |offers: Group<'a, K::Command>| {
        let command = &offers.first()?.command;
        if let Some(command) = only(shown, &offers) {
            // Where nothing is to be chosen a press does it.
            let label = shown.game().tell_command(shown.voice, &command);
            return Some(named(form_id(&command), wide_button(label, Some(Message::Play(command)))));
        }
        let open = is_open(shown, command);
        let sign = if open { Icon::Minus } else { Icon::Plus };
        let title = shown.game().tell_name(shown.voice, command);
        let row = list_row(form_id(command), sign, title, None, Message::Opened(discriminant(command)));
        let form = open.then(|| Column::with_children(content(shown, command, &offers)).spacing(size::GAP));
        Some(column![row, form].spacing(size::SNUG).into())
    };
    groups(shown, wanted).into_iter().filter_map(one).collect()
}

fn is_open<K: Kind>(shown: &Shown<'_, K>, command: &K::Command) -> bool {
    shown.screen.open == Some(discriminant(command))
}

/// The name of a form for tests.
pub fn form_id(command: &impl Command) -> String {
    format!("form-{}", id(command))
}

fn id(command: &impl Command) -> String {
    command.name().replace('_', "-")
}

fn whole<'a, K: Kind>(shown: &Shown<'a, K>, command: &K::Command, offers: &[&Offer<K::Command>]) -> Element<'a, Msg<K>> {
    let mut parts = content(shown, command, offers);
    let title = || shown.game().tell_name(shown.voice, command);
    // Buttons say by themselves what they do.
    let form = if parts.len() == 1 {
        parts.remove(0)
    } else {
        match K::manner(command) {
            Manner::Setting => Column::with_children(parts).spacing(size::TIGHT).into(),
            Manner::Folded => {
                let press = Some(Message::Opened(discriminant(command)));
                let close = quiet_button((Icon::Close, shown.say("window-close")), press);
                let head = beside_each(text(Type::Title, title()), named(format!("close-{}", command.name()), close));
                panel(Column::with_children(std::iter::once(head).chain(parts)).spacing(size::GAP))
            }
            Manner::Main | Manner::Drawn | Manner::AtHand | Manner::Plain => section(title(), parts),
        }
    };
    named(form_id(command), form)
}

fn form<K: Kind>(shown: &Shown<'_, K>, offers: &[&Offer<K::Command>]) -> Option<Form<K::Command>> {
    Form::new(offers, &shown.screen.entered, |command| shown.game().stands(command))
}

/// The command, where there is only one and nothing in it is free.
fn only<K: Kind>(shown: &Shown<'_, K>, offers: &[&Offer<K::Command>]) -> Option<K::Command> {
    let form = form(shown, offers)?;
    (offers.len() == 1 && form.fields.is_empty()).then_some(form.command)
}

fn content<'a, K: Kind>(shown: &Shown<'a, K>, example: &K::Command, offers: &[&Offer<K::Command>]) -> Vec<Element<'a, Msg<K>>> {
    let Some(form) = form(shown, offers) else { return Vec::new() };
    let id = id(example);
    let ways = Form::ways(offers);
    if K::manner(example) == Manner::Setting {
        let ways = ways.unwrap_or_default().into_iter().enumerate().map(|(index, command)| {
            let values = command.fields().iter().filter_map(|&field| Some((field, command.get(field)?)));
            let words: Vec<_> = values.map(|(field, value)| shown.game().word(shown.voice, &command, field, &value)).collect();
            let holds = command == *example;
            named(format!("do-{id}-{index}"), choice(shown.voice.list(&words), holds, Some(Message::Play(command))))
        });
        return vec![quiet(Type::Small, shown.game().tell_name(shown.voice, example)), choices(ways)];
    }
    if let Some(ways) = ways {
        let way = |(index, command): (usize, K::Command)| {
            let label = shown.game().tell_command(shown.voice, &command);
            named(format!("do-{id}-{index}"), wide_button(label, Some(Message::Play(command))))
        };
        return vec![Column::with_children(ways.into_iter().enumerate().map(way)).spacing(size::SNUG).into()];
    }
    let mut parts: Vec<_> = form.fields.iter().map(|field| value(shown, &form.command, field)).collect();
    parts.extend(shown.game().note(shown.voice, &form.command).map(|note| quiet(Type::Body, note)));
    let label = shown.game().tell_command(shown.voice, &form.command);
    parts.push(named(format!("do-{id}"), wide_button((Icon::Check, label), shown.play(form.command))));
    parts
}

fn value<'a, K: Kind>(shown: &Shown<'a, K>, command: &K::Command, field: &Field<K::Command>) -> Element<'a, Msg<K>> {
    let name: &'static str = field.field.into();
    let id = format!("{}-{name}", id(command));
    let kind = discriminant(command);
    let set = |value: ValueOf<K>| Message::Entered(kind, field.field, value);
    let word = |value: &ValueOf<K>| shown.game().word(shown.voice, command, field.field, value);
    // Of this command alone where there is one, else of this value.
    // A number that is put right is called so; words say by themselves what they are.
    let common = (name != "to" || matches!(field.way, Way::Number(..))).then(|| name.replace('_', "-"));
    let mut names = std::iter::once(id.replace('_', "-")).chain(common);
    let label = names.find_map(|of| shown.voice.try_say(&format!("helper-field-{of}"), &Args::new()));
    match &field.way {
        Way::Words(values) => {
            let words = values.iter().enumerate().map(|(index, value)| {
                named(format!("{id}-{index}"), choice(word(value), *value == field.value, Some(set(value.clone()))))
            });
            let words = choices(words);
            match label {
                Some(label) => column![quiet(Type::Small, label), words].spacing(size::TIGHT).into(),
                None => words,
            }
        }
        Way::Number(min, max) => {
            let at = field.value.number().unwrap_or(*min);
            let to = |by: i64| {
                let to = (at + by).clamp(*min, *max);
                (to != at).then(|| set(Value::Number(to)))
            };
            let one = stepper(Stepper {
                less: to(-1),
                more: to(1),
                ..Stepper::new(shown.voice, id.clone(), label.unwrap_or_default(), word(&field.value))
            });
            if max - min < LONG {
                return one;
            }
            let stride = |by: i64, name: &str| named(format!("{id}-{name}"), quiet_button(numbers::signed(by), to(by)));
            let strides = row![stride(-STRIDE, "far-less"), stride(STRIDE, "far-more")].spacing(size::SNUG);
            column![one, strides].spacing(size::TIGHT).align_x(Alignment::End).into()
        }
    }
}

/// A title and a number that one looks for, side by side.
pub(super) fn fact<'a, Message: 'a>(label: String, number: String) -> Element<'a, Message> {
    beside_each(text(Type::Body, label), text(Type::Number, number))
}
