//! One fact of the box: a stepper for a number, a button with the words for the rest.

use iced::widget::column;

use super::{Message, MyBox};
use crate::app::theme::{Type, size};
use crate::app::widget::{Element, Stepper, beside, choice, choices, named, quiet, quiet_button, stepper, text};
use crate::first_martians::my_box::{Field, Kind, Value};
use crate::language::my_box as told;

impl MyBox {
    pub(super) fn fact(&self, field: &Field, told_above: bool) -> Element<'_, Message> {
        match (field.kind(), self.own.value(field)) {
            (Kind::Number(..), Some(Value::Number(at))) => self.number(field, at, self.note(field, told_above)),
            (Kind::Word(known) | Kind::Words(known), Some(value)) => {
                self.words(field, &known, &value, self.note(field, told_above))
            }
            // A fact that the box has stands in it.
            (_, _) => column![].into(),
        }
    }

    /// Whether what stands there is assumed, or the owner's own.
    fn note(&self, field: &Field, told_above: bool) -> Option<String> {
        let id = if self.own.is_assumed(field) {
            if told_above {
                return None;
            }
            "box-assumed"
        } else if self.own.is_own(field) {
            "box-own"
        } else {
            return None;
        };
        Some(self.voice.plain(id))
    }

    fn set(&self, field: &Field, value: Value) -> Option<Message> {
        self.own.allows(field, &value).then(|| Message::Set(field.clone(), value))
    }

    fn number(&self, field: &Field, at: u8, note: Option<String>) -> Element<'_, Message> {
        let set = |to: Option<u8>| to.and_then(|to| self.set(field, Value::Number(to)));
        stepper(Stepper {
            note,
            less: set(at.checked_sub(1)),
            more: set(at.checked_add(1)),
            ..Stepper::new(
                &self.voice,
                field.to_string(),
                told::label(&self.voice, field),
                told::value(&self.voice, field, &Value::Number(at)),
            )
        })
    }

    fn words(&self, field: &Field, known: &[&'static str], value: &Value, note: Option<String>) -> Element<'_, Message> {
        let voice = &self.voice;
        let open = self.open.as_ref() == Some(field);
        let mut about = column![text(Type::Body, told::label(voice, field))];
        if let Some(note) = note {
            about = about.push(quiet(Type::Small, note));
        }
        let shown = if open { voice.plain("box-choose-done") } else { told::value(voice, field, value) };
        let toggle = quiet_button(shown, Some(Message::Open((!open).then(|| field.clone()))));
        let line = beside(about, named(field.to_string(), toggle));
        if !open {
            return line;
        }
        let all = known.iter().map(|&id| {
            let (chosen, next) = chosen(value, id);
            named(format!("{field}-{id}"), choice(told::word(voice, field, id), chosen, self.set(field, next)))
        });
        column![line, choices(all)].spacing(size::SNUG).into()
    }
}

/// Whether the word stands there, and what stands there after it was pressed.
fn chosen(value: &Value, id: &str) -> (bool, Value) {
    match value {
        Value::Words(words) => {
            let mut next = words.clone();
            let there = next.remove(id);
            if !there {
                let _ = next.insert(id.to_owned());
            }
            (there, Value::Words(next))
        }
        Value::Word(word) => (word == id, Value::word(id)),
        Value::Number(_) => (false, value.clone()),
    }
}
