//! Forms: offers of one command, with what is free in them chosen word by word and number by number.

use std::collections::BTreeMap;

use iced::Alignment;
use iced::widget::{Column, column, row};
use serde_json::{Value, json};

use super::{Kind, Message, Msg, Placed, Shown, Where};
use crate::app::icon::Icon;
use crate::app::theme::{Type, size};
use crate::app::widget::{
    Element, Stepper, beside as beside_each, choice, choices, list_row, named, panel, quiet, quiet_button, section, stepper,
    text, wide_button,
};
use crate::language::{Args, numbers};
use crate::play::offer::name_and_fields;
use crate::play::{Offer, Param};

/// The order in which values are chosen; others come last.
const ORDER: [&str; 13] = [
    "seat",
    "owner",
    "purse",
    "pile",
    "component",
    "mechanism",
    "building",
    "site",
    "bot",
    "improvement",
    "from",
    "tile",
    "scrap",
];
/// Commands whose example is what holds now: one of several that is chosen.
const HOLDS: [&str; 1] = ["set_first_player"];
/// As many ways stand there as a button each.
const FEW: usize = 6;
/// A longer range is walked in larger steps too.
const LONG: i64 = 20;
/// The larger step.
const STRIDE: i64 = 10;

/// What was chosen in the forms, by command and value.
#[derive(Debug, Clone, Default)]
pub struct Entered(BTreeMap<String, BTreeMap<String, Value>>);

impl Entered {
    /// Chooses a value.
    pub fn set(&mut self, command: String, param: String, value: Value) {
        let _ = self.0.entry(command).or_default().insert(param, value);
    }

    fn get(&self, command: &str, param: &str) -> Option<&Value> {
        self.0.get(command)?.get(param)
    }
}

/// A value that is still to be chosen.
#[derive(Debug, Clone, PartialEq)]
pub struct Field {
    /// Its name.
    pub name: String,
    /// What is chosen.
    pub value: Value,
    /// What can be chosen.
    pub way: Way,
}

/// What can be chosen.
#[derive(Debug, Clone, PartialEq)]
pub enum Way {
    /// One of these.
    Words(Vec<Value>),
    /// A number from the first to the second.
    Number(i64, i64),
}

/// The offers of one command, with what is chosen in them.
#[derive(Debug, Clone, PartialEq)]
pub struct Form<C> {
    /// The name of the command.
    pub name: String,
    /// What is to be chosen.
    pub fields: Vec<Field>,
    /// The command as it is chosen.
    pub command: C,
}

/// How values that are still free begin.
type Stands<'s> = &'s dyn Fn(&str, &BTreeMap<String, Value>) -> Option<i64>;

impl<C: serde::Serialize + serde::de::DeserializeOwned + Clone> Form<C> {
    /// The form of these offers, which are all of one command; `None` without any.
    pub fn new(offers: &[&Offer<C>], entered: &Entered, stands: Stands<'_>) -> Option<Self> {
        let (name, example) = name_and_fields(&offers.first()?.command);
        let mut left: Vec<(&Offer<C>, Value)> = offers.iter().map(|&offer| (offer, name_and_fields(&offer.command).1)).collect();
        let mut names: Vec<String> = example.as_object().map(|fields| fields.keys().cloned().collect()).unwrap_or_default();
        names.sort_by_key(|name| ORDER.iter().position(|it| it == name).unwrap_or(ORDER.len()));
        let mut fields = Vec::new();
        let mut chosen = BTreeMap::new();
        // First what tells the offers apart, then what is free in the one that is left.
        for field in names.iter().filter(|field| offers.iter().all(|offer| !offer.params.contains_key(field.as_str()))) {
            let mut values: Vec<Value> = Vec::new();
            for value in left.iter().filter_map(|(_, fields)| fields.get(field)) {
                if !values.contains(value) {
                    values.push(value.clone());
                }
            }
            let value = entered.get(&name, field).filter(|it| values.contains(it)).or_else(|| values.first())?.clone();
            left.retain(|(_, fields)| fields.get(field) == Some(&value));
            let _ = chosen.insert(field.clone(), value.clone());
            if values.len() > 1 {
                fields.push(Field { name: field.clone(), value, way: Way::Words(values) });
            }
        }
        let (offer, example) = left.first()?;
        for field in names.iter().filter(|field| offer.params.contains_key(field.as_str())) {
            let wanted = entered.get(&name, field);
            let (value, way) = match offer.params.get(field.as_str())? {
                Param::Number { min, max } => {
                    let began = stands(field, &chosen).or_else(|| example.get(field).and_then(Value::as_i64)).unwrap_or(*min);
                    let number = wanted.and_then(Value::as_i64).unwrap_or(began).clamp(*min, *max);
                    (json!(number), Way::Number(*min, *max))
                }
                Param::OneOf(values) => {
                    let known = |it: &&Value| values.contains(it);
                    let value = wanted.filter(known).or_else(|| example.get(field).filter(known)).or_else(|| values.first())?;
                    (value.clone(), Way::Words(values.to_vec()))
                }
                // Only missions ask so.
                Param::Text { .. } | Param::SomeOf(_) | Param::ListOf { .. } => return None,
            };
            let _ = chosen.insert(field.clone(), value.clone());
            if way != Way::Words(vec![value.clone()]) {
                fields.push(Field { name: field.clone(), value, way });
            }
        }
        let command = offer.filled(|param, _| chosen.get(param).cloned().unwrap_or_default())?;
        Some(Self { name, fields, command })
    }

    /// Every way to fill the form, where there is no number in it and there are few.
    fn ways(&self, offers: &[&Offer<C>]) -> Option<Vec<C>> {
        let mut ways = Vec::new();
        for offer in offers {
            let mut fills: Vec<BTreeMap<&str, Value>> = vec![BTreeMap::new()];
            for (&name, range) in &offer.params {
                let Param::OneOf(values) = range else { return None };
                let more = fills.iter().flat_map(|fill| {
                    values.iter().map(|value| {
                        let mut fill = fill.clone();
                        let _ = fill.insert(name, value.clone());
                        fill
                    })
                });
                fills = more.collect();
                if fills.len() > FEW {
                    return None;
                }
            }
            ways.extend(fills.iter().filter_map(|fill| offer.filled(|name, _| fill.get(name).cloned().unwrap_or_default())));
        }
        (ways.len() <= FEW).then_some(ways)
    }
}

/// The name of a command, and its offers.
type Group<'s, C> = (&'s str, Vec<&'s Offer<C>>);

/// The offers that are wanted, by command, in the order in which they are made.
fn groups<'s, K: Kind>(shown: &Shown<'s, K>, wanted: impl Fn(&Placed<K::Command>) -> bool) -> Vec<Group<'s, K::Command>> {
    let mut groups: Vec<Group<'s, K::Command>> = Vec::new();
    for Placed { name, offer, .. } in shown.screen.offered.iter().filter(|placed| wanted(placed)) {
        match groups.iter_mut().find(|(known, _)| known == name) {
            Some((_, group)) => group.push(offer),
            None => groups.push((name, vec![offer])),
        }
    }
    groups
}

/// The forms of the step.
pub(super) fn in_step<'a, K: Kind>(shown: &Shown<'a, K>) -> Vec<Element<'a, Msg<K>>> {
    let one = |(name, offers): Group<'a, K::Command>| {
        let open = shown.screen.open.as_deref() == Some(name);
        if open || !K::FOLDED.contains(&name) {
            return whole(shown, name, &offers);
        }
        let label = (Icon::Plus, title(shown, name));
        named(form_id(name), wide_button(label, Some(Message::Opened(name.to_owned()))))
    };
    groups(shown, |placed| placed.at == Where::Middle).into_iter().map(one).collect()
}

/// The forms beside the step.
pub(super) fn beside<'a, K: Kind>(shown: &Shown<'a, K>, at: Where) -> Vec<Element<'a, Msg<K>>> {
    rows(shown, groups(shown, |placed| placed.at == at))
}

/// The forms of these commands, as far as they are offered: for a middle that draws them among other things.
pub(super) fn rows_of<'a, K: Kind>(shown: &Shown<'a, K>, names: &[&str]) -> Vec<Element<'a, Msg<K>>> {
    rows(shown, groups(shown, |placed| names.contains(&placed.name.as_str())))
}

/// A row each, and under the one that was pressed what it asks.
fn rows<'a, K: Kind>(shown: &Shown<'a, K>, groups: Vec<Group<'a, K::Command>>) -> Vec<Element<'a, Msg<K>>> {
    let one = |(name, offers): Group<'a, K::Command>| {
        if let Some(command) = only(shown, &offers) {
            // Where nothing is to be chosen a press does it.
            let label = shown.game().tell_command(shown.voice, &command);
            return named(form_id(name), wide_button(label, Some(Message::Play(command))));
        }
        let open = shown.screen.open.as_deref() == Some(name);
        let sign = if open { Icon::Minus } else { Icon::Plus };
        let row = list_row(form_id(name), sign, title(shown, name), None, Message::Opened(name.to_owned()));
        let form = open.then(|| Column::with_children(content(shown, name, &offers)).spacing(size::GAP));
        column![row, form].spacing(size::SNUG).into()
    };
    groups.into_iter().map(one).collect()
}

/// The name of a form for tests.
pub fn form_id(command: &str) -> String {
    format!("form-{}", command.replace('_', "-"))
}

fn title<K: Kind>(shown: &Shown<'_, K>, name: &str) -> String {
    shown.say(&format!("{}-command-{}", K::PREFIX, name.replace('_', "-")))
}

fn whole<'a, K: Kind>(shown: &Shown<'a, K>, name: &str, offers: &[&Offer<K::Command>]) -> Element<'a, Msg<K>> {
    let mut parts = content(shown, name, offers);
    // Buttons say by themselves what they do.
    let form = if parts.len() == 1 {
        parts.remove(0)
    } else if HOLDS.contains(&name) {
        Column::with_children(parts).spacing(size::TIGHT).into()
    } else if K::FOLDED.contains(&name) {
        let close = quiet_button((Icon::Close, shown.say("window-close")), Some(Message::Opened(name.to_owned())));
        let head = beside_each(text(Type::Title, title(shown, name)), named(format!("close-{name}"), close));
        panel(Column::with_children(std::iter::once(head).chain(parts)).spacing(size::GAP))
    } else {
        section(title(shown, name), parts)
    };
    named(form_id(name), form)
}

fn form<K: Kind>(shown: &Shown<'_, K>, offers: &[&Offer<K::Command>]) -> Option<Form<K::Command>> {
    let name = offers.first()?.name();
    let stands = |param: &str, chosen: &BTreeMap<String, Value>| shown.game().stands(&name, param, chosen);
    Form::new(offers, &shown.screen.entered, &stands)
}

/// The command, where there is only one and nothing in it is free.
fn only<K: Kind>(shown: &Shown<'_, K>, offers: &[&Offer<K::Command>]) -> Option<K::Command> {
    let form = form(shown, offers)?;
    (offers.len() == 1 && form.fields.is_empty()).then_some(form.command)
}

fn content<'a, K: Kind>(shown: &Shown<'a, K>, name: &str, offers: &[&Offer<K::Command>]) -> Vec<Element<'a, Msg<K>>> {
    let Some(form) = form(shown, offers) else { return Vec::new() };
    let id = name.replace('_', "-");
    if HOLDS.contains(&name) {
        let holds = offers.first().map(|offer| name_and_fields(&offer.command).1).unwrap_or_default();
        let ways = form.ways(offers).unwrap_or_default().into_iter().enumerate().map(|(index, command)| {
            let fields = name_and_fields(&command).1;
            let values = fields.as_object().into_iter().flatten();
            let words: Vec<_> = values.map(|(param, value)| shown.game().word(shown.voice, name, param, value)).collect();
            let press = Some(Message::Play(command));
            named(format!("do-{id}-{index}"), choice(shown.voice.list(&words), fields == holds, press))
        });
        return vec![quiet(Type::Small, title(shown, name)), choices(ways)];
    }
    if let Some(ways) = form.ways(offers) {
        let way = |(index, command): (usize, K::Command)| {
            let label = shown.game().tell_command(shown.voice, &command);
            named(format!("do-{id}-{index}"), wide_button(label, Some(Message::Play(command))))
        };
        return vec![Column::with_children(ways.into_iter().enumerate().map(way)).spacing(size::SNUG).into()];
    }
    let mut parts: Vec<_> = form.fields.iter().map(|field| value(shown, name, field)).collect();
    parts.extend(shown.game().note(shown.voice, &form.command).map(|note| quiet(Type::Body, note)));
    let label = shown.game().tell_command(shown.voice, &form.command);
    parts.push(named(format!("do-{id}"), wide_button((Icon::Check, label), shown.play(form.command))));
    parts
}

fn value<'a, K: Kind>(shown: &Shown<'a, K>, command: &str, field: &Field) -> Element<'a, Msg<K>> {
    let id = format!("{}-{}", command.replace('_', "-"), field.name);
    let set = |value: Value| Message::Entered(command.to_owned(), field.name.clone(), value);
    // Of this command alone where there is one, else of this value.
    // A number that is put right is called so; words say by themselves what they are.
    let common = (field.name != "to" || matches!(field.way, Way::Number(..))).then(|| field.name.replace('_', "-"));
    let mut names = std::iter::once(id.replace('_', "-")).chain(common);
    let label = names.find_map(|of| shown.voice.try_say(&format!("helper-field-{of}"), &Args::new()));
    match &field.way {
        Way::Words(values) => {
            let words = values.iter().enumerate().map(|(index, value)| {
                let word = shown.game().word(shown.voice, command, &field.name, value);
                named(format!("{id}-{index}"), choice(word, *value == field.value, Some(set(value.clone()))))
            });
            let words = choices(words);
            match label {
                Some(label) => column![quiet(Type::Small, label), words].spacing(size::TIGHT).into(),
                None => words,
            }
        }
        Way::Number(min, max) => {
            let at = field.value.as_i64().unwrap_or(*min);
            let to = |by: i64| {
                let to = (at + by).clamp(*min, *max);
                (to != at).then(|| set(json!(to)))
            };
            let one = stepper(Stepper {
                less: to(-1),
                more: to(1),
                ..Stepper::new(
                    shown.voice,
                    id.clone(),
                    label.unwrap_or_default(),
                    shown.game().word(shown.voice, command, &field.name, &field.value),
                )
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
