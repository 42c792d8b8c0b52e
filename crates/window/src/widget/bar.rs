//! A bar of places to go, always in sight: an icon over a word each, in as few rows as they fit into.

use iced::widget::{Column, Row, button, column, container, rule};
use iced::{Alignment, Length};

use super::canvas_builder::width_of_text;
use super::{Element, icon, named, press, text};
use crate::icon::Icon;
use crate::theme::{self, ButtonKind, Ink, Type, size};

/// The id of a place, its icon, its name, and what a press sends.
pub(crate) type BarItem<Message> = (String, Icon, String, Message);

/// Left and right of a word, at least.
const INSET: f32 = 1.0;

pub(crate) fn bar<'a, Message: Clone + 'a>(
    items: Vec<BarItem<Message>>,
    room: f32,
) -> Element<'a, Message> {
    let room = room - 2.0 * size::TIGHT;
    let columns = columns(
        items.iter().map(|(.., label, _)| wide(label)).collect(),
        room,
    );
    let mut items = items.into_iter().peekable();
    let mut rows = Vec::new();
    while items.peek().is_some() {
        let row = items
            .by_ref()
            .take(columns)
            .map(|(id, sign, label, message)| {
                let share = wide(&label).round() as u16;
                let shown = column![
                    icon(sign, Type::Body, Ink::Inherit),
                    text(Type::Small, label)
                ]
                .align_x(Alignment::Center);
                let place = button(container(shown).center(Length::Fill))
                    .width(Length::Fill)
                    .height(size::TARGET)
                    .padding(0);
                let place = place.style(theme::button(ButtonKind::Tab { open: false }));
                container(named(id.clone(), press(id, place, Some(message))))
                    .width(Length::FillPortion(share))
                    .into()
            });
        rows.push(Row::with_children(row).into());
    }
    let rows = container(Column::with_children(rows).spacing(size::TIGHT))
        .padding(size::TIGHT)
        .max_width(size::WIDE);
    column![
        rule::horizontal(size::LINE).style(theme::rule),
        container(rows).center_x(Length::Fill)
    ]
    .into()
}

/// Whether all of them fit into one row.
pub(crate) fn bar_is_one_row<'a>(labels: impl IntoIterator<Item = &'a str>, room: f32) -> bool {
    let all: Vec<f32> = labels.into_iter().map(wide).collect();
    columns(all.clone(), room - 2.0 * size::TIGHT) >= all.len()
}

/// How many fit side by side in every row.
fn columns(wide: Vec<f32>, room: f32) -> usize {
    let fits = |row: &[f32]| row.iter().sum::<f32>() <= room;
    let rows = (1..=wide.len()).find(|&rows| wide.chunks(wide.len().div_ceil(rows)).all(fits));
    wide.len()
        .div_ceil(rows.unwrap_or(wide.len().max(1)))
        .max(1)
}

/// The width that a place needs.
fn wide(label: &str) -> f32 {
    (width_of_text(Type::Small, label) + 2.0 * INSET).max(size::ROW)
}

#[cfg(test)]
mod tests {
    use super::columns;

    #[test]
    fn rows_are_as_few_and_as_even_as_fit() {
        let six = || vec![60.0; 6];
        assert_eq!(columns(six(), 360.0), 6);
        assert_eq!(columns(six(), 359.0), 3, "not five and one");
        assert_eq!(columns(six(), 130.0), 2);
        assert_eq!(columns(six(), 20.0), 1);
    }
}
