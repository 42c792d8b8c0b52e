//! The points of games over time: a bar and a number each, and a line for the average.

use iced::widget::{Column, Row, column, container, responsive, row, space, stack};
use iced::{Alignment, Length};

use super::super::icon::Icon;
use super::super::theme::{self, Ink, Type, size};
use super::{Element, Renderer, icon, quiet, text};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bar {
    pub points: i64,
    /// Filled, with a sign below; or an outline.
    pub full: bool,
}

/// The least width of a bar, for the number below it.
const LEAST: f32 = 52.0;
const WIDEST: f32 = 72.0;
/// The height of the lowest bar, so that it is visible.
const FOOT: f32 = 4.0;

/// The newest bars that fit, the newest at the right; `written` formats a number.
pub(crate) fn plot<'a, Message: 'a>(bars: Vec<Bar>, average: f64, written: fn(i64) -> String) -> Element<'a, Message> {
    let shown = move |room: iced::Size| {
        let fit = ((room.width / LEAST).floor() as usize).max(1);
        let bars = bars.get(bars.len().saturating_sub(fit)..).unwrap_or_default();
        bars_and_line(bars, average, written, room.width)
    };
    container(responsive(shown)).width(Length::Fill).height(plot_height()).into()
}

fn plot_height() -> f32 {
    size::PLOT + line_of(Type::Small)
}

fn line_of(role: Type) -> f32 {
    role.size() * 1.3
}

fn bars_and_line<'a, Message: 'a>(bars: &[Bar], average: f64, written: fn(i64) -> String, width: f32) -> Element<'a, Message> {
    let top = bars.iter().map(|bar| bar.points).max().unwrap_or_default().max(0);
    let low = bars.iter().map(|bar| bar.points).min().unwrap_or_default().min(0);
    // Points of a game fit the precision of a pixel.
    let height = |points: f64| (((points - low as f64) / ((top - low) as f64).max(1.0)) as f32) * (size::PLOT - FOOT) + FOOT;
    let slot = (width / bars.len().max(1) as f32).min(WIDEST);
    let one = |bar: &Bar| {
        let body = container(space()).width(slot * 0.6).height(height(bar.points as f64)).style(theme::bar(bar.full));
        let sign = bar.full.then(|| icon(Icon::Check, Type::Small, Ink::Inherit));
        let number = row![text(Type::Small, written(bar.points)), sign].spacing(2).align_y(Alignment::Center);
        let under: Column<'a, Message, iced::Theme, Renderer> = column![body, container(number).center_y(line_of(Type::Small))];
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
    stack![all, line].width(Length::Fill).height(plot_height()).into()
}

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
