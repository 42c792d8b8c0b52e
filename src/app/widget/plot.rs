//! The points of games over time: a bar for each, its number under it, the average as a line across.

use iced::widget::{Column, Row, column, container, responsive, row, space, stack};
use iced::{Alignment, Length};

use super::super::icon::Icon;
use super::super::theme::{self, Ink, Type, size};
use super::{Element, icon, quiet, text};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bar {
    pub points: i64,
    /// Whether it is full and has a sign under it, or is an outline.
    pub full: bool,
}

/// The least room of a bar, its number under it.
const LEAST: f32 = 52.0;
/// The widest bar.
const WIDEST: f32 = 72.0;
/// What is below the lowest bar, so that it is seen too.
const FOOT: f32 = 4.0;

/// The newest bars that there is room for, the newest at the right; `written` writes a number. `average` draws a line.
pub(crate) fn plot<'a, Message: 'a>(bars: Vec<Bar>, average: f64, written: fn(i64) -> String) -> Element<'a, Message> {
    let shown = move |room: iced::Size| {
        let fit = ((room.width / LEAST).floor() as usize).max(1);
        let bars = bars.get(bars.len().saturating_sub(fit)..).unwrap_or_default();
        drawn(bars, average, written, room.width)
    };
    container(responsive(shown)).width(Length::Fill).height(high()).into()
}

/// How high the plot is in all.
fn high() -> f32 {
    size::PLOT + line_of(Type::Small)
}

fn line_of(role: Type) -> f32 {
    role.size() * 1.3
}

fn drawn<'a, Message: 'a>(bars: &[Bar], average: f64, written: fn(i64) -> String, width: f32) -> Element<'a, Message> {
    let top = bars.iter().map(|bar| bar.points).max().unwrap_or_default().max(0);
    let low = bars.iter().map(|bar| bar.points).min().unwrap_or_default().min(0);
    // Points of a game fit into the precision of a pixel.
    let height = |points: f64| (((points - low as f64) / ((top - low) as f64).max(1.0)) as f32) * (size::PLOT - FOOT) + FOOT;
    let slot = (width / bars.len().max(1) as f32).min(WIDEST);
    let one = |bar: &Bar| {
        let body = container(space()).width(slot * 0.6).height(height(bar.points as f64)).style(theme::bar(bar.full));
        let sign = bar.full.then(|| icon(Icon::Check, Type::Small, Ink::Inherit));
        let number = row![text(Type::Small, written(bar.points)), sign].spacing(2).align_y(Alignment::Center);
        let under: Column<'a, Message> = column![body, container(number).center_y(line_of(Type::Small))];
        container(under.align_x(Alignment::Center))
            .width(slot)
            .height(Length::Fill)
            .align_x(Alignment::Center)
            .align_bottom(Length::Fill)
            .into()
    };
    let all = Row::with_children(bars.iter().map(one)).height(Length::Fill);
    let across = container(space()).width(slot * bars.len() as f32).height(size::LINE).style(theme::average);
    let line = column![space().height(Length::Fill), across, space().height(height(average) + line_of(Type::Small))];
    stack![all, line].width(Length::Fill).height(high()).into()
}

/// What the signs of a plot mean, in words beside the signs.
pub(crate) fn legend<'a, Message: 'a>(full: String, outline: String, line: String) -> Element<'a, Message> {
    let mark = |full: bool| container(space()).width(size::MARKER).height(size::MARKER).style(theme::bar(full));
    let across =
        container(container(space()).width(size::MARKER).height(size::LINE).style(theme::average)).center_y(size::MARKER);
    let told = |sign: Element<'a, Message>, words: String| {
        row![sign, quiet(Type::Small, words)].spacing(size::SNUG).align_y(Alignment::Center).into()
    };
    let full_sign =
        row![mark(true), icon(Icon::Check, Type::Small, Ink::Inherit)].spacing(size::TIGHT).align_y(Alignment::Center);
    super::facts([told(full_sign.into(), full), told(mark(false).into(), outline), told(across.into(), line)])
}
