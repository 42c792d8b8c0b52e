//! Sols and set-up numbers, by size of the crew.

use iced::widget::{Column, column};

use super::Message;
use super::form::{cells, heads, number};
use crate::app::icon::Icon;
use crate::app::theme::{Type, size};
use crate::app::widget::{Element, choices, named, panel, quiet, quiet_button, text};
use crate::content::own_sheet::{CREWS, Edit, NUMBERS, SheetDraft};
use crate::first_martians::mission::SheetValue;
use crate::language::{Args, Voice};

pub(super) fn view<'a>(voice: &'a Voice, draft: &'a SheetDraft) -> Element<'a, Message> {
    let head = head(voice);
    let rows = NUMBERS.into_iter().map(|value| row(voice, draft, value));
    let copies = [(0, 1), (1, 2)].map(|(from, to)| {
        let args = Args::new().number("from", CREWS[from]).number("to", CREWS[to]);
        let label = (Icon::Copy, voice.say("wizard-copy", &args));
        named(
            format!("copy-{}-{}", CREWS[from], CREWS[to]),
            quiet_button(label, Some(Message::Edit(Edit::CopyColumn { from, to }))),
        )
    });
    let grid = std::iter::once(head).chain(rows).chain([choices(copies)]);
    let starts = column![
        number(
            voice,
            "sheet-morale".to_owned(),
            label(voice, SheetValue::Morale),
            draft.morale,
            SheetValue::Morale.range(),
            true,
            Edit::Morale
        ),
        number(
            voice,
            "sheet-stress".to_owned(),
            label(voice, SheetValue::Stress),
            draft.stress,
            SheetValue::Stress.range(),
            false,
            Edit::Stress
        ),
    ]
    .spacing(size::GAP);
    column![
        quiet(Type::Small, voice.plain("wizard-numbers-lead")),
        panel(Column::with_children(grid).spacing(size::SNUG)),
        panel(starts),
    ]
    .spacing(size::GAP)
    .into()
}

/// The sizes of the crew above their columns.
pub(super) fn head<'a>(voice: &Voice) -> Element<'a, Message> {
    let astronauts = text(Type::Title, voice.plain("wizard-astronauts")).into();
    heads(astronauts, CREWS.map(|crew| crew.to_string()))
}

pub(super) fn label(voice: &Voice, value: SheetValue) -> String {
    voice.say("sheet-label", &Args::new().text("value", value.id()))
}

/// A number of the sheet for each size of the crew.
pub(super) fn row<'a>(voice: &Voice, draft: &'a SheetDraft, value: SheetValue) -> Element<'a, Message> {
    let label = text(Type::Body, label(voice, value)).into();
    let typed = CREWS.into_iter().enumerate().map(|(at, crew)| {
        let edit: Box<dyn Fn(String) -> Edit> = Box::new(move |typed| Edit::Number(value, at, typed));
        (format!("sheet-{}-{crew}", value.id()), draft.typed(value, at), edit)
    });
    cells(voice, label, typed)
}
