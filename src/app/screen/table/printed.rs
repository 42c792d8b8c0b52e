//! What a printed card or tile says: put together of effects, done, and remembered by a name if the owner of the box wants.

use iced::widget::{Column, column};
use serde_json::{Map, Value};

use super::{Message as Outer, Shown};
use crate::app::icon::Icon;
use crate::app::jobs::my_box;
use crate::app::theme::{Type, size};
use crate::app::widget::{Element, choice, choices, field, kept, named, quiet, quiet_button, section, text, wide_button};
use crate::app::{Action, Shared};
use crate::first_martians::board::printed::{SAYS_MAX, catalogue, effect};
use crate::first_martians::command::Command;
use crate::first_martians::effect::Effect;
use crate::first_martians::state::{NAME_MAX, Seat};
use crate::language::{Args, instruction, printed as words, tell};

#[derive(Debug, Clone, Default)]
pub struct Printed {
    open: bool,
    says: Vec<Value>,
    /// The effect whose values are being chosen.
    next: Option<Value>,
    /// Whom it strikes as the performer.
    by: Option<Seat>,
    /// The name by which it is to be remembered.
    name: String,
}

#[derive(Debug, Clone)]
pub enum Message {
    Open(bool),
    /// The effect whose values are being chosen, or none.
    Next(Option<Value>),
    Add,
    Remove(usize),
    /// Whom it strikes as the performer.
    By(Option<Seat>),
    Take(String, Vec<Value>),
    Named(String),
    Remember,
    Forget(String),
}

impl Printed {
    pub(super) fn update(&mut self, message: Message, shared: &Shared) -> Action {
        match message {
            Message::Open(open) => *self = Self { open, ..Self::default() },
            Message::Next(next) => self.next = next,
            Message::Add => self.says.extend(self.next.take()),
            Message::Remove(index) => {
                if index < self.says.len() {
                    let _ = self.says.remove(index);
                }
            }
            Message::By(seat) => self.by = seat,
            Message::Take(name, says) => {
                self.name = name;
                self.says = says;
                self.next = None;
            }
            Message::Named(name) => self.name = kept(&name, 2 * NAME_MAX),
            Message::Remember => {
                let name = self.name.trim().to_owned();
                if !name.is_empty() && !self.says.is_empty() {
                    return Action::Run(my_box::remember(&shared.folders, name, self.says.clone()));
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
        self.says.iter().filter_map(effect).collect()
    }

    fn command(&self) -> Command {
        Command::DoAsPrinted { says: self.effects(), by: self.by }
    }
}

fn send(message: Message) -> Outer {
    Outer::Printed(message)
}

/// The form, or the button that opens it; nothing where the players keep the board themselves.
pub(super) fn view<'a>(printed: &'a Printed, shown: &Shown<'a>) -> Option<Element<'a, Outer>> {
    let example = Command::DoAsPrinted { says: Vec::new(), by: None };
    if !shown.offered.offers_like(&example) {
        return None;
    }
    let lead = quiet(Type::Small, shown.say("window-printed-lead"));
    let title = shown.say("window-printed");
    if !printed.open {
        let open = wide_button((Icon::Malfunction, shown.say("window-printed-open")), Some(send(Message::Open(true))));
        return Some(section(title, [lead, named("printed-open", open)]));
    }
    let mut parts = vec![lead];
    parts.extend(remembered(printed, shown));
    parts.extend(printed.says.iter().enumerate().map(|(index, value)| said(printed, shown, index, value)));
    match &printed.next {
        Some(next) => parts.extend(values(shown, next)),
        None if printed.says.len() < SAYS_MAX => parts.push(kinds(shown)),
        None => {}
    }
    parts.extend(performer(printed, shown));
    if !printed.says.is_empty() && printed.next.is_none() {
        let press = shown.play(printed.command());
        parts.push(named("printed-do", wide_button((Icon::Check, shown.say("window-printed-do")), press)));
        let hint = shown.say("window-printed-name");
        let name = field("printed-name", &hint, &printed.name, |name| send(Message::Named(name)), send(Message::Remember));
        let press = (!printed.name.trim().is_empty()).then_some(send(Message::Remember));
        let remember = quiet_button((Icon::Save, shown.say("window-printed-remember")), press);
        parts.push(column![name, named("printed-remember", remember)].spacing(size::SNUG).into());
    }
    let close = quiet_button((Icon::Close, shown.say("window-close")), Some(send(Message::Open(false))));
    parts.push(named("printed-close", close));
    Some(section(title, parts))
}

/// What is remembered of this box, to be taken; the one that was taken can be forgotten.
fn remembered<'a>(printed: &Printed, shown: &Shown<'a>) -> Option<Element<'a, Outer>> {
    if shown.printed.is_empty() {
        return None;
    }
    let known = shown.printed.iter().map(|(name, says)| {
        let press = send(Message::Take(name.clone(), says.clone()));
        named(format!("printed-known-{name}"), choice(name.clone(), printed.name == *name, Some(press)))
    });
    let forget = shown.printed.contains_key(&printed.name).then(|| {
        let label = shown.voice.say("window-printed-forget", &Args::new().text("name", printed.name.clone()));
        named("printed-forget", quiet_button((Icon::Trash, label), Some(send(Message::Forget(printed.name.clone())))))
    });
    let lead = quiet(Type::Small, shown.say("window-printed-known"));
    Some(column![lead, choices(known), forget].spacing(size::SNUG).into())
}

/// One of the effects that it says, to be taken away.
fn said<'a>(printed: &Printed, shown: &Shown<'a>, index: usize, value: &Value) -> Element<'a, Outer> {
    let says: Vec<Effect> = effect(value).into_iter().collect();
    let sentence = instruction::printed(shown.voice, shown.game(), &says, printed.by).join(" ");
    let remove = quiet_button((Icon::Minus, shown.say("window-printed-remove")), Some(send(Message::Remove(index))));
    column![text(Type::Body, sentence), named(format!("printed-remove-{index}"), remove)].spacing(size::TIGHT).into()
}

/// The name of its kind, and its values.
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
        named(format!("printed-{kind}"), choice(words::kind(shown.voice, kind), false, press))
    }))
}

/// The values of the effect at hand, each with what else it may be; then whether it is added.
fn values<'a>(shown: &Shown<'a>, next: &Value) -> Vec<Element<'a, Outer>> {
    let Some((kind, chosen)) = parts_of(next) else { return Vec::new() };
    let mut parts: Vec<Element<'a, Outer>> = vec![text(Type::Title, words::kind(shown.voice, kind)).into()];
    let mut names: Vec<&String> = of_kind(kind).filter_map(parts_of).flat_map(|(_, fields)| fields.keys()).collect();
    names.sort();
    names.dedup();
    // Whom or what it strikes comes before how much.
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
            named(format!("printed-{name}-{index}"), choice(label, chosen.get(name) == value, press))
        });
        parts.push(choices(buttons));
    }
    let add = quiet_button((Icon::Plus, shown.say("window-printed-add")), Some(send(Message::Add)));
    let cancel = quiet_button(shown.say("window-cancel"), Some(send(Message::Next(None))));
    parts.push(choices([named("printed-add", add), named("printed-cancel", cancel)]));
    parts
}

/// The same effect with another value.
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

/// Whom it strikes, where it speaks of the performer.
fn performer<'a>(printed: &Printed, shown: &Shown<'a>) -> Option<Element<'a, Outer>> {
    let speaks =
        |value: &Value| parts_of(value).is_some_and(|(_, fields)| fields.get("who").is_some_and(|who| who == "performer"));
    if !printed.says.iter().any(speaks) {
        return None;
    }
    let crew = &shown.game().state().crew;
    let seats = crew.seats().map(|seat| {
        let press = send(Message::By((printed.by != Some(seat)).then_some(seat)));
        named(format!("printed-by-{seat}"), choice(tell::name(shown.voice, crew, seat), printed.by == Some(seat), Some(press)))
    });
    Some(Column::with_children([quiet(Type::Small, shown.say("window-printed-by")), choices(seats)]).spacing(size::SNUG).into())
}
