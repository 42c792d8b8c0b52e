//! Entering a printed card or tile as a list of effects; playing it, and remembering it by a name for this box.

use std::mem::discriminant;

use iced::widget::column;

use super::{Message as Outer, Shown};
use crate::jobs::my_box;
use crate::widget::prelude::*;
use crate::{Action, Shared};
use first_martians::board::printed::{EFFECTS_MAX, catalogue, kind, of_kind, with};
use first_martians::command::Command;
use first_martians::effect::{Effect, PrintedValue, Who};
use first_martians::state::{NAME_MAX, Seat};
use language::{fact_text, instruction, printed_effects as words};

#[derive(Debug, Clone, Default)]
pub struct Printed {
    open: bool,
    effects: Vec<Effect>,
    /// The effect whose values are shown. Once added it stays there, so that nothing moves under the pointer.
    next: Option<Effect>,
    /// Whether it can still be added: a double press adds it once.
    is_new: bool,
    /// The astronaut who is "the performer" of the card.
    performer: Option<Seat>,
    /// The name under which it is to be remembered.
    name: String,
}

#[derive(Debug, Clone)]
pub enum Message {
    Open(bool),
    Next(Effect),
    Add,
    RemoveLast,
    By(Option<Seat>),
    Use(String, Vec<Effect>),
    Named(String),
    Remember,
    Forget(String),
}

impl Printed {
    pub(super) fn update(&mut self, message: Message, shared: &Shared) -> Action {
        match message {
            Message::Open(open) => {
                *self = Self {
                    open,
                    ..Self::default()
                }
            }
            Message::Next(next) => {
                self.next = Some(next);
                self.is_new = true;
            }
            Message::Add => {
                self.effects
                    .extend(self.next.clone().filter(|_| self.is_new));
                self.is_new = false;
            }
            Message::RemoveLast => drop(self.effects.pop()),
            Message::By(seat) => self.performer = seat,
            Message::Use(name, says) => {
                self.name = name;
                self.effects = says;
            }
            Message::Named(name) => self.name = sanitized(&name, 2 * NAME_MAX),
            Message::Remember => {
                let name = self.name.trim().to_owned();
                if !name.is_empty() && !self.effects.is_empty() {
                    return Action::Run(my_box::remember(
                        &shared.folders,
                        name,
                        self.effects.clone(),
                    ));
                }
            }
            Message::Forget(name) => {
                return Action::Run(my_box::remember(&shared.folders, name, Vec::new()));
            }
        }
        Action::None
    }

    /// Empties the form for the next card after one was played.
    pub(super) fn played(&mut self) {
        *self = Self {
            open: self.open,
            next: self.next.take(),
            ..Self::default()
        };
    }

    /// Closes the form; whether it was open.
    pub fn close(&mut self) -> bool {
        std::mem::take(self).open
    }

    fn command(&self) -> Command {
        Command::DoAsPrinted {
            says: self.effects.clone(),
            by: self.performer,
        }
    }
}

fn send(message: Message) -> Outer {
    Outer::Printed(message)
}

/// The form, or the button that opens it; `None` where the players keep the board.
pub(super) fn view<'a>(printed: &'a Printed, shown: &Shown<'a>) -> Option<Element<'a, Outer>> {
    let example = Command::DoAsPrinted {
        says: Vec::new(),
        by: None,
    };
    if !shown.offered.has_kind(&example) {
        return None;
    }
    // It stays where it was pressed, and what it opens comes below it.
    let fold = (Icon::Malfunction, shown.text("window-printed-open"));
    let fold = wide_button(
        "printed-open",
        fold,
        Some(send(Message::Open(!printed.open))),
    );
    let mut parts = vec![quiet(Type::Small, shown.text("window-printed-lead")), fold];
    if printed.open {
        parts.push(remembered(printed, shown));
        parts.push(kinds(printed, shown));
        parts.extend(
            printed
                .next
                .iter()
                .flat_map(|next| values(printed, shown, next)),
        );
        parts.push(buttons(printed, shown));
        // What changes with each of them comes last.
        let sentences = instruction::printed(
            shown.localizer,
            shown.game(),
            &printed.effects,
            printed.performer,
        );
        parts.extend(
            sentences
                .into_iter()
                .map(|sentence| text(Type::Body, sentence).into()),
        );
        parts.extend(performer(printed, shown));
    }
    Some(section(shown.text("window-printed"), parts))
}

/// The remembered cards of this box, and the name of the one that is being entered.
fn remembered<'a>(printed: &'a Printed, shown: &Shown<'a>) -> Element<'a, Outer> {
    let hint = shown.text("window-printed-name");
    let name = field(
        "printed-name",
        &hint,
        &printed.name,
        |name| send(Message::Named(name)),
        send(Message::Remember),
    );
    let is_named = !printed.name.trim().is_empty() && !printed.effects.is_empty();
    let press = is_named.then_some(send(Message::Remember));
    let remember = quiet_button(
        "printed-remember",
        (Icon::Save, shown.text("window-printed-remember")),
        press,
    );
    let press = shown
        .printed
        .contains_key(&printed.name)
        .then(|| send(Message::Forget(printed.name.clone())));
    let forget = quiet_button(
        "printed-forget",
        (Icon::Trash, shown.text("window-printed-forget")),
        press,
    );
    let known = shown.printed.iter().map(|(name, says)| {
        let press = send(Message::Use(name.clone(), says.clone()));
        choice(
            format!("printed-known-{name}"),
            name.clone(),
            printed.name == *name,
            Some(press),
        )
    });
    let lead =
        (!shown.printed.is_empty()).then(|| quiet(Type::Small, shown.text("window-printed-known")));
    column![name, choices([remember, forget]), lead, choices(known)]
        .spacing(size::SNUG)
        .into()
}

fn kinds<'a>(printed: &Printed, shown: &Shown<'a>) -> Element<'a, Outer> {
    let mut kinds: Vec<&Effect> = catalogue().iter().collect();
    kinds.dedup_by_key(|effect| discriminant(*effect));
    choices(kinds.into_iter().map(|first| {
        let is_shown = printed
            .next
            .as_ref()
            .is_some_and(|next| discriminant(next) == discriminant(first));
        let press = Some(send(Message::Next(first.clone())));
        choice(
            format!("printed-{}", kind(first)),
            words::kind(shown.localizer, first),
            is_shown,
            press,
        )
    }))
}

/// The fields of the effect that is being entered, each with its possible values.
fn values<'a>(printed: &Printed, shown: &Shown<'a>, next: &Effect) -> Vec<Element<'a, Outer>> {
    let fields = next.printed_fields().into_iter().enumerate();
    let fields = fields.map(|(index, (name, chosen))| {
        let mut all: Vec<PrintedValue> = Vec::new();
        for (_, value) in
            of_kind(next).filter_map(|effect| effect.printed_fields().get(index).cloned())
        {
            if !all.contains(&value) {
                all.push(value);
            }
        }
        let buttons = all.into_iter().enumerate().map(|(index, value)| {
            let press = with(next, name, &value).map(|next| send(Message::Next(next.clone())));
            let is_chosen = printed.is_new && chosen == value;
            choice(
                format!("printed-{name}-{index}"),
                words::value(shown.localizer, &value),
                is_chosen,
                press,
            )
        });
        choices(buttons)
    });
    fields.collect()
}

/// What adds the effect, takes the last one away, and plays the card.
fn buttons<'a>(printed: &Printed, shown: &Shown<'a>) -> Element<'a, Outer> {
    let is_addable = printed.is_new && printed.effects.len() < EFFECTS_MAX;
    let add = (Icon::Plus, shown.text("window-printed-add"));
    let add = quiet_button("printed-add", add, is_addable.then_some(send(Message::Add)));
    let remove = (Icon::Minus, shown.text("window-printed-remove"));
    let remove = quiet_button(
        "printed-remove",
        remove,
        (!printed.effects.is_empty()).then_some(send(Message::RemoveLast)),
    );
    let press = (!printed.effects.is_empty())
        .then(|| shown.play(printed.command()))
        .flatten();
    let play = wide_button(
        "printed-do",
        (Icon::Check, shown.text("window-printed-do")),
        press,
    );
    column![choices([add, remove]), play]
        .spacing(size::SNUG)
        .into()
}

/// Who the performer is, where an effect refers to one.
fn performer<'a>(printed: &Printed, shown: &Shown<'a>) -> Option<Element<'a, Outer>> {
    if !printed
        .effects
        .iter()
        .flat_map(Effect::printed_fields)
        .any(|(_, value)| value == PrintedValue::Who(Who::Performer))
    {
        return None;
    }
    let crew = &shown.game().state().crew;
    let seats = crew.seats().map(|seat| {
        let press = send(Message::By(
            (printed.performer != Some(seat)).then_some(seat),
        ));
        choice(
            format!("printed-by-{seat}"),
            fact_text::name(shown.localizer, crew, seat),
            printed.performer == Some(seat),
            Some(press),
        )
    });
    Some(
        Column::with_children([
            quiet(Type::Small, shown.text("window-printed-by")),
            choices(seats),
        ])
        .spacing(size::SNUG)
        .into(),
    )
}
