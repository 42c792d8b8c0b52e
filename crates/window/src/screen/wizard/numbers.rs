//! Sols and set-up numbers, by size of the crew.

use iced::widget::column;

use super::Message;
use super::form::{headings, number, number_fields};
use crate::widget::prelude::*;
use content::own_sheet::{CREW_SIZES, Edit, SHEET_NUMBERS, SheetForm};
use first_martians::mission::SheetValue;
use language::{Args, Localizer};

pub(super) fn view<'a>(localizer: &'a Localizer, draft: &'a SheetForm) -> Element<'a, Message> {
    let head = head(localizer);
    let rows = SHEET_NUMBERS
        .into_iter()
        .map(|value| row(localizer, draft, value));
    let copies = [(0, 1), (1, 2)].map(|(from, to)| {
        let args = Args::new()
            .number("from", CREW_SIZES[from])
            .number("to", CREW_SIZES[to]);
        let label = (Icon::Copy, localizer.format("wizard-copy", &args));
        quiet_button(
            format!("copy-{}-{}", CREW_SIZES[from], CREW_SIZES[to]),
            label,
            Some(Message::Edit(Edit::CopyColumn { from, to })),
        )
    });
    let grid = std::iter::once(head).chain(rows).chain([choices(copies)]);
    let start = |value: SheetValue, at: i8, signed: bool, edit: fn(i8) -> Edit| {
        number(
            localizer,
            format!("sheet-{}", value.id()),
            label(localizer, value),
            at,
            value.range(),
            signed,
            edit,
        )
    };
    let morale = start(SheetValue::Morale, draft.morale, true, Edit::Morale);
    let starts = column![
        morale,
        start(SheetValue::Stress, draft.stress, false, Edit::Stress)
    ]
    .spacing(size::GAP);
    column![
        quiet(Type::Small, localizer.text("wizard-numbers-lead")),
        panel(Column::with_children(grid).spacing(size::SNUG)),
        panel(starts),
        super::set_up::difficulty(localizer, draft),
    ]
    .spacing(size::GAP)
    .into()
}

pub(super) fn head<'a>(localizer: &Localizer) -> Element<'a, Message> {
    let astronauts = text(Type::Title, localizer.text("wizard-astronauts")).into();
    headings(astronauts, CREW_SIZES.map(|crew| crew.to_string()))
}

pub(super) fn label(localizer: &Localizer, value: SheetValue) -> String {
    localizer.format("sheet-label", &Args::new().text("value", value.id()))
}

pub(super) fn row<'a>(
    localizer: &Localizer,
    draft: &'a SheetForm,
    value: SheetValue,
) -> Element<'a, Message> {
    let label = text(Type::Body, label(localizer, value)).into();
    let typed = CREW_SIZES.into_iter().enumerate().map(|(at, crew)| {
        let edit: Box<dyn Fn(String) -> Edit> =
            Box::new(move |typed| Edit::Number(value, at, typed));
        (
            format!("sheet-{}-{crew}", value.id()),
            draft.typed(value, at),
            edit,
        )
    });
    number_fields(localizer, label, typed)
}
