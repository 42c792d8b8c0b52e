//! Entering a printed card or tile as a list of effects; playing it, and remembering it by a name for this box.

use std::mem::discriminant;

use iced::widget::column;

use super::{Message as Outer, Shown};
use crate::app::jobs::my_box;
use crate::app::widget::prelude::*;
use crate::app::{Action, Shared};
use crate::first_martians::board::printed::{EFFECTS_MAX, catalogue, kind, of_kind, with};
use crate::first_martians::command::Command;
use crate::first_martians::effect::{Effect, PrintedValue, Who};
use crate::first_martians::state::{NAME_MAX, Seat};
use crate::language::{Args, fact_text, instruction, printed_effects as words};

#[derive(Debug, Clone, Default)]
pub struct Printed {
    open: bool,
    effects: Vec<Effect>,
    /// The effect that is being entered.
    next: Option<Effect>,
    /// The astronaut who is "the performer" of the card.
    performer: Option<Seat>,
    /// The name under which it is to be remembered.
    name: String,
}

#[derive(Debug, Clone)]
pub enum Message {
    Open(bool),
    Next(Option<Effect>),
    Add,
    Remove(usize),
    By(Option<Seat>),
    Use(String, Vec<Effect>),
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

    fn command(&self) -> Command {
        Command::DoAsPrinted { says: self.effects.clone(), by: self.performer }
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
    parts.extend(printed.effects.iter().enumerate().map(|(index, effect)| said(printed, shown, index, effect)));
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

fn said<'a>(printed: &Printed, shown: &Shown<'a>, index: usize, effect: &Effect) -> Element<'a, Outer> {
    let says = std::slice::from_ref(effect);
    let sentence = instruction::printed(shown.voice, shown.game(), says, printed.performer).join(" ");
    let label = (Icon::Minus, shown.say("window-printed-remove"));
    let remove = quiet_button(format!("printed-remove-{index}"), label, Some(send(Message::Remove(index))));
    column![text(Type::Body, sentence), remove].spacing(size::TIGHT).into()
}

fn kinds<'a>(shown: &Shown<'a>) -> Element<'a, Outer> {
    let mut kinds: Vec<&Effect> = catalogue().iter().collect();
    kinds.dedup_by_key(|effect| discriminant(*effect));
    choices(kinds.into_iter().map(|first| {
        let press = Some(send(Message::Next(Some(first.clone()))));
        choice(format!("printed-{}", kind(first)), words::kind(shown.voice, first), false, press)
    }))
}

/// The fields of the effect that is being entered, each with its possible values.
fn values<'a>(shown: &Shown<'a>, next: &Effect) -> Vec<Element<'a, Outer>> {
    let mut parts: Vec<Element<'a, Outer>> = vec![text(Type::Title, words::kind(shown.voice, next)).into()];
    for (index, (name, chosen)) in next.printed_fields().into_iter().enumerate() {
        let mut all: Vec<PrintedValue> = Vec::new();
        for (_, value) in of_kind(next).filter_map(|effect| effect.printed_fields().get(index).cloned()) {
            if !all.contains(&value) {
                all.push(value);
            }
        }
        let buttons = all.into_iter().enumerate().map(|(index, value)| {
            let press = with(next, name, &value).map(|next| send(Message::Next(Some(next.clone()))));
            choice(format!("printed-{name}-{index}"), words::value(shown.voice, &value), chosen == value, press)
        });
        parts.push(choices(buttons));
    }
    let add = quiet_button("printed-add", (Icon::Plus, shown.say("window-printed-add")), Some(send(Message::Add)));
    let cancel = quiet_button("printed-cancel", shown.say("window-cancel"), Some(send(Message::Next(None))));
    parts.push(choices([add, cancel]));
    parts
}

/// Who the performer is, where an effect refers to one.
fn performer<'a>(printed: &Printed, shown: &Shown<'a>) -> Option<Element<'a, Outer>> {
    if !printed.effects.iter().flat_map(Effect::printed_fields).any(|(_, value)| value == PrintedValue::Who(Who::Performer)) {
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
