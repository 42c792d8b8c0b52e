//! One fact of the box: a stepper for a number, a button with the words for the rest.

use iced::widget::column;

use super::{Message, MyBox};
use crate::widget::prelude::*;
use first_martians::my_box::{BoxField, Value, ValueKind};
use language::my_box as my_box_text;

impl MyBox {
    pub(super) fn fact(&self, field: &BoxField) -> Element<'_, Message> {
        match (field.kind(), self.own.value(field)) {
            (ValueKind::Number(..), Some(Value::Number(at))) => {
                self.number(field, at, self.note(field))
            }
            (ValueKind::Word(known) | ValueKind::Words(known), Some(value)) => {
                self.words(field, &known, &value, self.note(field))
            }
            (ValueKind::Text(_), Some(Value::Word(text))) => {
                self.text(field, &text, self.note(field))
            }
            // Every fact of the box has a value of its kind.
            (_, _) => column![].into(),
        }
    }

    /// Whether the value is assumed, or the owner's own; else a blank, so that nothing moves when it becomes so.
    fn note(&self, field: &BoxField) -> String {
        if self.own.is_assumed(field) {
            self.localizer.text("box-assumed")
        } else if self.own.is_corrected_field(field) {
            self.localizer.text("box-own")
        } else {
            "\u{a0}".to_owned()
        }
    }

    fn set(&self, field: &BoxField, value: Value) -> Option<Message> {
        self.own
            .allows(field, &value)
            .then(|| Message::Set(field.clone(), value))
    }

    fn number(&self, field: &BoxField, at: u8, note: String) -> Element<'_, Message> {
        let set = |to: Option<u8>| to.and_then(|to| self.set(field, Value::Number(to)));
        let typed = field.clone();
        let number = Stepper {
            note: Some(note),
            less: set(at.checked_sub(1)),
            more: set(at.checked_add(1)),
            ..Stepper::new(
                &self.localizer,
                field.to_string(),
                my_box_text::label(&self.localizer, field),
                my_box_text::value(&self.localizer, field, &Value::Number(at)),
            )
        };
        stepper(number.typed(move |to| self.set(&typed, Value::Number(u8::try_from(to).ok()?))))
    }

    fn text(&self, at: &BoxField, stored: &str, note: String) -> Element<'_, Message> {
        let typed = self.typed.get(at).map_or(stored, String::as_str);
        let (label, key) = (my_box_text::label(&self.localizer, at), at.clone());
        let input = field(
            at.to_string(),
            &label,
            typed,
            move |typed| Message::Typed(key.clone(), typed),
            Message::TypedDone,
        );
        column![text(Type::Body, label), quiet(Type::Small, note), input]
            .spacing(size::TIGHT)
            .into()
    }

    fn words(
        &self,
        field: &BoxField,
        known: &[&'static str],
        value: &Value,
        note: String,
    ) -> Element<'_, Message> {
        let localizer = &self.localizer;
        let open = self.open.contains(field);
        let about = column![
            text(Type::Body, my_box_text::label(localizer, field)),
            quiet(Type::Small, note)
        ];
        let press = Message::Toggle(field.clone());
        let toggle = choice(
            field.to_string(),
            localizer.text("box-choose"),
            open,
            Some(press),
        );
        let all = known.iter().map(|&id| {
            let (chosen, next) = chosen(value, id);
            choice(
                format!("{field}-{id}"),
                my_box_text::word(localizer, field, id),
                chosen,
                self.set(field, next),
            )
        });
        // The value comes last: it grows with what is chosen.
        let value = text(Type::Body, my_box_text::value(localizer, field, value));
        column![label_row(about, toggle), open.then(|| choices(all)), value]
            .spacing(size::SNUG)
            .into()
    }
}

/// Whether the word is chosen, and the value after a press on it.
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
