//! Entering a printed card or tile as a list of effects; playing it, and remembering it by a name for this box.

use iced::widget::column;
use serde_json::{Map, Value};

use super::{Message as Outer, Shown};
use crate::app::jobs::my_box;
use crate::app::widget::prelude::*;
use crate::app::{Action, Shared};
use crate::first_martians::board::printed::{EFFECTS_MAX, catalogue, effect};
use crate::first_martians::command::Command;
use crate::first_martians::effect::Effect;
use crate::first_martians::state::{NAME_MAX, Seat};
use crate::language::{Args, fact_text, instruction, printed_effects as words};

#[derive(Debug, Clone, Default)]
pub struct Printed {
    open: bool,
    effects: Vec<Value>,
    /// The effect that is being entered.
    next: Option<Value>,
    /// The astronaut who is "the performer" of the card.
    performer: Option<Seat>,
    /// The name under which it is to be remembered.
    name: String,
}

#[derive(Debug, Clone)]
pub enum Message {
    Open(bool),
    Next(Option<Value>),
    Add,
    Remove(usize),
    By(Option<Seat>),
    Use(String, Vec<Value>),
    Named(String),
    Remember,
    Forget(String),
}

impl Printed {
    pub(super) fn update(&mut self, message: Message, shared: &Shared) -> Action {
        match message {
            Message::Open(open) => *self = Self { open, ..Self::default() },
            Message::Next(next) => self.next = next,
            Message::Add => self.effects.extend(self.next.take()),
            Message::Remove(index) => {
                if index < self.effects.len() {
                    let _ = self.effects.remove(index);
                }
            }
            Message::By(seat) => self.performer = seat,
            Message::Use(name, says) => {
                self.name = name;
                self.effects = says;
                self.next = None;
            }
            Message::Named(name) => self.name = sanitized(&name, 2 * NAME_MAX),
            Message::Remember => {
                let name = self.name.trim().to_owned();
                if !name.is_empty() && !self.effects.is_empty() {
                    return Action::Run(my_box::remember(&shared.folders, name, self.effects.clone()));
                }
            }
            Message::Forget(name) => return Action::Run(my_box::remember(&shared.folders, name, Vec::new())),
        }
        Action::None
    }

    /// Closes the form; whether it was open.
    pub fn close(&mut self) -> bool {
        std::mem::take(self).open
    }

    fn effects(&self) -> Vec<Effect> {
        self.effects.iter().filter_map(effect).collect()
    }

    fn command(&self) -> Command {
        Command::DoAsPrinted { says: self.effects(), by: self.performer }
    }
}

fn send(message: Message) -> Outer {
    Outer::Printed(message)
}

/// The form, or the button that opens it; `None` where the players keep the board.
pub(super) fn view<'a>(printed: &'a Printed, shown: &Shown<'a>) -> Option<Element<'a, Outer>> {
    let example = Command::DoAsPrinted { says: Vec::new(), by: None };
    if !shown.offered.has_kind(&example) {
        return None;
    }
    let lead = quiet(Type::Small, shown.say("window-printed-lead"));
    let title = shown.say("window-printed");
    if !printed.open {
        let open =
            wide_button("printed-open", (Icon::Malfunction, shown.say("window-printed-open")), Some(send(Message::Open(true))));
        return Some(section(title, [lead, open]));
    }
    let mut parts = vec![lead];
    parts.extend(remembered(printed, shown));
    parts.extend(printed.effects.iter().enumerate().map(|(index, value)| said(printed, shown, index, value)));
    match &printed.next {
        Some(next) => parts.extend(values(shown, next)),
        None if printed.effects.len() < EFFECTS_MAX => parts.push(kinds(shown)),
        None => {}
    }
    parts.extend(performer(printed, shown));
    if !printed.effects.is_empty() && printed.next.is_none() {
        let press = shown.play(printed.command());
        parts.push(wide_button("printed-do", (Icon::Check, shown.say("window-printed-do")), press));
        let hint = shown.say("window-printed-name");
        let name = field("printed-name", &hint, &printed.name, |name| send(Message::Named(name)), send(Message::Remember));
        let press = (!printed.name.trim().is_empty()).then_some(send(Message::Remember));
        let remember = quiet_button("printed-remember", (Icon::Save, shown.say("window-printed-remember")), press);
        parts.push(column![name, remember].spacing(size::SNUG).into());
    }
    let close = quiet_button("printed-close", (Icon::Close, shown.say("window-close")), Some(send(Message::Open(false))));
    parts.push(close);
    Some(section(title, parts))
}

/// The remembered cards of this box; the chosen one can be forgotten.
fn remembered<'a>(printed: &Printed, shown: &Shown<'a>) -> Option<Element<'a, Outer>> {
    if shown.printed.is_empty() {
        return None;
    }
    let known = shown.printed.iter().map(|(name, says)| {
        let press = send(Message::Use(name.clone(), says.clone()));
        choice(format!("printed-known-{name}"), name.clone(), printed.name == *name, Some(press))
    });
    let forget = shown.printed.contains_key(&printed.name).then(|| {
        let label = shown.voice.say("window-printed-forget", &Args::new().text("name", printed.name.clone()));
        quiet_button("printed-forget", (Icon::Trash, label), Some(send(Message::Forget(printed.name.clone()))))
    });
    let lead = quiet(Type::Small, shown.say("window-printed-known"));
    Some(column![lead, choices(known), forget].spacing(size::SNUG).into())
}

fn said<'a>(printed: &Printed, shown: &Shown<'a>, index: usize, value: &Value) -> Element<'a, Outer> {
    let says: Vec<Effect> = effect(value).into_iter().collect();
    let sentence = instruction::printed(shown.voice, shown.game(), &says, printed.performer).join(" ");
    let label = (Icon::Minus, shown.say("window-printed-remove"));
    let remove = quiet_button(format!("printed-remove-{index}"), label, Some(send(Message::Remove(index))));
    column![text(Type::Body, sentence), remove].spacing(size::TIGHT).into()
}

/// The name of the kind of an effect, and its fields.
fn parts_of(value: &Value) -> Option<(&str, &Map<String, Value>)> {
    let (kind, fields) = value.as_object()?.iter().next()?;
    Some((kind, fields.as_object()?))
}

fn of_kind(kind: &str) -> impl Iterator<Item = &'static Value> {
    catalogue().iter().filter(move |value| parts_of(value).is_some_and(|(other, _)| other == kind))
}

fn kinds<'a>(shown: &Shown<'a>) -> Element<'a, Outer> {
    let mut kinds: Vec<&str> = catalogue().iter().filter_map(parts_of).map(|(kind, _)| kind).collect();
    kinds.dedup();
    choices(kinds.into_iter().map(|kind| {
        let press = of_kind(kind).next().map(|first| send(Message::Next(Some(first.clone()))));
        choice(format!("printed-{kind}"), words::kind(shown.voice, kind), false, press)
    }))
}

/// The fields of the effect that is being entered, each with its possible values.
fn values<'a>(shown: &Shown<'a>, next: &Value) -> Vec<Element<'a, Outer>> {
    let Some((kind, chosen)) = parts_of(next) else { return Vec::new() };
    let mut parts: Vec<Element<'a, Outer>> = vec![text(Type::Title, words::kind(shown.voice, kind)).into()];
    let mut names: Vec<&String> = of_kind(kind).filter_map(parts_of).flat_map(|(_, fields)| fields.keys()).collect();
    names.sort();
    names.dedup();
    // The target comes before the amount.
    names.sort_by_key(|name| matches!(name.as_str(), "by" | "count"));
    for name in names {
        let mut all: Vec<Option<&Value>> = Vec::new();
        for (_, fields) in of_kind(kind).filter_map(parts_of) {
            if !all.contains(&fields.get(name)) {
                all.push(fields.get(name));
            }
        }
        let buttons = all.into_iter().enumerate().map(|(index, value)| {
            let label = words::value(shown.voice, name, value.unwrap_or(&Value::Null));
            let press = with(next, name, value).map(|next| send(Message::Next(Some(next))));
            choice(format!("printed-{name}-{index}"), label, chosen.get(name) == value, press)
        });
        parts.push(choices(buttons));
    }
    let add = quiet_button("printed-add", (Icon::Plus, shown.say("window-printed-add")), Some(send(Message::Add)));
    let cancel = quiet_button("printed-cancel", shown.say("window-cancel"), Some(send(Message::Next(None))));
    parts.push(choices([add, cancel]));
    parts
}

/// The effect with another value of a field; `None` if the catalogue has no such effect.
fn with(effect: &Value, name: &str, value: Option<&Value>) -> Option<Value> {
    let (kind, fields) = parts_of(effect)?;
    let mut fields = fields.clone();
    match value {
        Some(value) => drop(fields.insert(name.to_owned(), value.clone())),
        None => drop(fields.remove(name)),
    }
    let changed = Value::Object(Map::from_iter([(kind.to_owned(), Value::Object(fields))]));
    catalogue().contains(&changed).then_some(changed)
}

/// Who the performer is, where an effect refers to one.
fn performer<'a>(printed: &Printed, shown: &Shown<'a>) -> Option<Element<'a, Outer>> {
    let speaks =
        |value: &Value| parts_of(value).is_some_and(|(_, fields)| fields.get("who").is_some_and(|who| who == "performer"));
    if !printed.effects.iter().any(speaks) {
        return None;
    }
    let crew = &shown.game().state().crew;
    let seats = crew.seats().map(|seat| {
        let press = send(Message::By((printed.performer != Some(seat)).then_some(seat)));
        choice(
            format!("printed-by-{seat}"),
            fact_text::name(shown.voice, crew, seat),
            printed.performer == Some(seat),
            Some(press),
        )
    });
    Some(Column::with_children([quiet(Type::Small, shown.say("window-printed-by")), choices(seats)]).spacing(size::SNUG).into())
}
