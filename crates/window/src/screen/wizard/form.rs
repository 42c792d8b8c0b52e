//! The widgets that the forms of the wizard share.

use iced::widget::column;

use super::Message;
use crate::widget::prelude::*;
use content::own_sheet::{self, Edit, Key, SheetForm};
use language::{Localizer, numbers};

pub(super) fn typed<'a>(
    id: String,
    label: String,
    hint: &str,
    value: &str,
    edit: impl Fn(String) -> Edit + 'a,
) -> Element<'a, Message> {
    let field = entry(id, hint, value, None, move |typed| {
        Message::Edit(edit(typed))
    });
    column![text(Type::Body, label), field]
        .spacing(size::TIGHT)
        .into()
}

/// A label and number fields side by side: id, text, and the edit it causes.
pub(super) fn number_fields<'a>(
    localizer: &Localizer,
    label: Element<'a, Message>,
    cells: impl IntoIterator<Item = (String, &'a str, Box<dyn Fn(String) -> Edit + 'a>)>,
) -> Element<'a, Message> {
    let hint = localizer.text("wizard-number-hint");
    let cell = |(id, value, edit): (String, &'a str, Box<dyn Fn(String) -> Edit + 'a>)| {
        container(entry(id, &hint, value, None, move |typed| {
            Message::Edit(edit(typed))
        }))
        .width(size::VALUE)
        .into()
    };
    let cells: Vec<_> = cells.into_iter().map(cell).collect();
    label_row(
        label,
        iced::widget::Row::with_children(cells).spacing(size::TIGHT),
    )
}

/// Headings above the columns of [`number_fields`].
pub(super) fn headings<'a>(
    label: Element<'a, Message>,
    heads: impl IntoIterator<Item = String>,
) -> Element<'a, Message> {
    let head = |head: String| {
        container(text(Type::Number, head))
            .center_x(size::VALUE)
            .into()
    };
    let heads: Vec<_> = heads.into_iter().map(head).collect();
    label_row(
        label,
        iced::widget::Row::with_children(heads).spacing(size::TIGHT),
    )
}

pub(super) fn number<'a>(
    localizer: &Localizer,
    id: String,
    label: String,
    value: i8,
    range: (i8, i8),
    signed: bool,
    edit: impl Fn(i8) -> Edit,
) -> Element<'a, Message> {
    let (min, max) = range;
    let all: Vec<(i64, Edit)> = (min..=max)
        .map(|number| (i64::from(number), edit(number)))
        .collect();
    let number = Stepper {
        less: (value > min).then(|| Message::Edit(edit(value.saturating_sub(1)))),
        more: (value < max).then(|| Message::Edit(edit(value.saturating_add(1)))),
        ..Stepper::new(
            localizer,
            id,
            label,
            if signed {
                numbers::signed(value)
            } else {
                numbers::plain(value)
            },
        )
    };
    stepper(number.typed(move |to| {
        all.iter()
            .find(|(number, _)| *number == to)
            .map(|(_, edit)| Message::Edit(edit.clone()))
    }))
}

pub(super) fn chosen<'a>(
    label: String,
    all: impl IntoIterator<Item = (String, String, bool, Edit)>,
) -> Element<'a, Message> {
    let all = all
        .into_iter()
        .map(|(id, label, is, edit)| choice(id, label, is, Some(Message::Edit(edit))));
    column![text(Type::Body, label), choices(all)]
        .spacing(size::TIGHT)
        .into()
}

/// A cost: things to choose from, and an amount for each that is chosen.
pub(super) fn costs<'a, T: Copy>(
    localizer: &Localizer,
    id: &str,
    label: String,
    all: &[T],
    told: impl Fn(T, u8) -> (String, String, u8),
    edit: impl Fn(T, u8) -> Edit,
) -> Element<'a, Message> {
    let all: Vec<(T, String, String, u8)> = all
        .iter()
        .map(|&thing| {
            let (name, label, count) = told(thing, 1);
            (thing, name, label, count)
        })
        .collect();
    let offered = all.iter().map(|(thing, name, label, count)| {
        let press = Message::Edit(edit(*thing, u8::from(*count == 0)));
        choice(
            format!("{id}-{name}"),
            label.clone(),
            *count > 0,
            Some(press),
        )
    });
    let offered = choices(offered);
    // What is not paid any more is chosen off above: a number that went would leave its place to the next one.
    let steppers = all
        .iter()
        .filter(|(.., count)| *count > 0)
        .map(|(thing, name, _, count)| {
            let shown = told(*thing, *count).1;
            let to = |count: i8| edit(*thing, u8::try_from(count).unwrap_or_default());
            number(
                localizer,
                format!("{id}-{name}-count"),
                shown,
                i8::try_from(*count).unwrap_or(i8::MAX),
                (1, 20),
                false,
                to,
            )
        });
    let parts = [text(Type::Body, label).into(), offered]
        .into_iter()
        .chain(steppers);
    Column::with_children(parts).spacing(size::SNUG).into()
}

/// A list of elements: a button for each, or the form that is open; and a button to add one.
pub(super) fn list<'a>(
    localizer: &Localizer,
    draft: &SheetForm,
    element: own_sheet::Element,
    title: String,
    lead: String,
    rows: impl IntoIterator<Item = (Key, String, Option<Element<'a, Message>>)>,
) -> Element<'a, Message> {
    let id = element.id();
    let all: Vec<_> = rows.into_iter().collect();
    // An open form takes the place of the list: it begins where the page does.
    let is_open = all.iter().any(|(_, _, form)| form.is_some());
    let rows: Vec<_> = all
        .into_iter()
        .filter(|(_, _, form)| !is_open || form.is_some())
        .map(|(key, label, form)| match form {
            None => wide_button(
                format!("{id}-{key}"),
                (Icon::Edit, label),
                Some(Message::Open(Some((element, key)))),
            ),
            Some(form) => {
                let done = quiet_button(
                    format!("{id}-{key}-done"),
                    (Icon::Check, localizer.text("wizard-done")),
                    Some(Message::Open(None)),
                );
                let remove = Message::Edit(Edit::Remove(element, key));
                let remove = quiet_button(
                    format!("{id}-{key}-remove"),
                    (Icon::Trash, localizer.text("wizard-remove")),
                    Some(remove),
                );
                let buttons = row![done, remove];
                let raised = column![form, buttons.spacing(size::SNUG).wrap()]
                    .spacing(size::GAP)
                    .width(Length::Fill);
                container(raised)
                    .padding(size::GAP)
                    .style(crate::theme::raised)
                    .width(Length::Fill)
                    .into()
            }
        })
        .collect();
    let add =
        (draft.count(element) < element.max_count()).then_some(Message::Edit(Edit::Add(element)));
    let add = quiet_button(
        format!("add-{id}"),
        (Icon::Plus, localizer.text(&format!("wizard-add-{id}"))),
        add,
    );
    let lead = (!is_open).then(|| quiet(Type::Small, lead));
    section(title, lead.into_iter().chain(rows).chain([add]))
}
