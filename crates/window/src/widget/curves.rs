//! Numbers by sol as curves. Each has its colour, a mark of its own shape and, below, a line with all its numbers.

use iced::widget::canvas::Path;
use iced::widget::{Column, container, responsive, row};
use iced::{Alignment, Color, Length, Point, Size};

use super::canvas_builder::{CanvasBuilder, polygon, polyline, width_of};
use super::canvas_widget::{Picture, picture};
use super::{Element, text};
use crate::theme::{Colours, Type, size};
use first_martians::vocabulary::{Block, Resource};
use language::ending::{Chart, Measure};

const HEIGHT: f32 = 140.0;
/// The side of a mark on a curve, and in the legend.
const MARK: f32 = 9.0;
const LEGEND: f32 = 16.0;
/// The distance between two curves at the same number, so that both are seen.
const APART: f32 = 3.0;

pub(crate) const fn curve_ink(measure: Measure, colours: &Colours) -> Color {
    match measure {
        Measure::Supply(Resource::Oxygen) => colours.oxygen.ink,
        Measure::Supply(Resource::Energy) => colours.energy.ink,
        Measure::Supply(Resource::Food) => colours.food.ink,
        Measure::Stress => colours.adventure.ink,
        Measure::Broken => colours.danger.ink,
        Measure::Morale => colours.rust.ink,
        Measure::Track(block) => colours.block(block).ink,
    }
}

/// The corners of the mark of a curve, as shares of its side around its middle; none for a dot. No two curves that are drawn together
/// have the same. Also written to SVG.
pub(crate) const fn curve_mark(measure: Measure) -> &'static [(f32, f32)] {
    match measure {
        Measure::Supply(Resource::Oxygen)
        | Measure::Stress
        | Measure::Morale
        | Measure::Track(Block::Working) => &[],
        Measure::Supply(Resource::Energy) | Measure::Broken | Measure::Track(Block::Living) => {
            &[(-0.44, -0.44), (0.44, -0.44), (0.44, 0.44), (-0.44, 0.44)]
        }
        Measure::Supply(Resource::Food) | Measure::Track(Block::Systems) => {
            &[(0.0, -0.6), (0.54, 0.0), (0.0, 0.6), (-0.54, 0.0)]
        }
    }
}

fn draw_mark(
    measure: Measure,
    sketch: &mut CanvasBuilder<'_>,
    middle: Point,
    side: f32,
    ink: Color,
) {
    let corners = curve_mark(measure);
    let outline = corners
        .iter()
        .map(|&(x, y)| Point::new(middle.x + x * side, middle.y + y * side));
    let path = if corners.is_empty() {
        Path::circle(middle, side / 2.0)
    } else {
        polygon(outline)
    };
    sketch.fill(&path, ink);
}

#[derive(Debug, Clone, PartialEq)]
struct Curves(Chart);

impl Picture for Curves {
    fn draw(&self, size: Size, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
        let Self(chart) = self;
        let letters = Type::Small.size();
        let ends = [chart.most, chart.least].map(language::numbers::plain);
        let wide = ends
            .iter()
            .map(|it| width_of(it, letters))
            .fold(0.0, f32::max);
        let (left, right) = (wide + size::SNUG + MARK, size.width - MARK);
        let (top, bottom) = (letters * 0.6, size.height - letters * 1.6);
        let at = |sol: u8, value: i16| {
            let (x, y) = chart.place(sol, value);
            Point::new(left + x * (right - left), top + y * (bottom - top))
        };
        for (value, words) in [(chart.most, &ends[0]), (chart.least, &ends[1])] {
            let y = at(chart.from, value).y;
            sketch.line(
                &polyline([Point::new(left, y), Point::new(right, y)]),
                colours.line.ink,
                1.0,
            );
            let middle = left - size::SNUG / 2.0 - MARK - width_of(words, letters) / 2.0;
            sketch.word(
                words.clone(),
                Point::new(middle, y),
                letters,
                colours.panel_quiet.ink,
            );
        }
        if chart.least < 0 {
            let y = at(chart.from, 0).y;
            sketch.dashed(
                &polyline([Point::new(left, y), Point::new(right, y)]),
                colours.line.ink,
                1.0,
            );
        }
        for sol in chart.from.max(1)..=chart.to {
            let below = Point::new(at(sol, chart.least).x, size.height - letters * 0.6);
            sketch.word(sol.to_string(), below, letters, colours.panel_quiet.ink);
        }
        let middle = (chart.curves.len().saturating_sub(1)) as f32 / 2.0;
        for (index, curve) in chart.curves.iter().enumerate() {
            let ink = curve_ink(curve.measure, colours);
            let aside = (index as f32 - middle) * APART;
            let points: Vec<_> = curve
                .values
                .iter()
                .map(|&(sol, value)| at(sol, value))
                .map(|point| Point::new(point.x, point.y + aside))
                .collect();
            sketch.line(&polyline(points.iter().copied()), ink, 2.0);
            points
                .into_iter()
                .for_each(|point| draw_mark(curve.measure, sketch, point, MARK, ink));
        }
    }
}

/// The mark of a curve alone, in the legend.
#[derive(Debug, Clone, Copy, PartialEq)]
struct MarkAlone(Measure);

impl Picture for MarkAlone {
    fn draw(&self, size: Size, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
        let Self(measure) = *self;
        let middle = Point::new(size.width / 2.0, size.height / 2.0);
        draw_mark(
            measure,
            sketch,
            middle,
            size.height * 0.75,
            curve_ink(measure, colours),
        );
    }
}

/// A chart with its title and legend.
pub(crate) fn curves<'a, Message: Clone + 'a>(chart: Chart) -> Element<'a, Message> {
    let title = text(Type::Body, chart.title.clone());
    let legend = chart.curves.iter().map(|curve| {
        let sign = picture(MarkAlone(curve.measure), Size::new(LEGEND, LEGEND));
        row![sign, text(Type::Small, curve.words.clone())]
            .spacing(size::TIGHT)
            .align_y(Alignment::Center)
            .into()
    });
    let legend: Vec<_> = legend.collect();
    let drawn = move |room: Size| picture(Curves(chart.clone()), Size::new(room.width, HEIGHT));
    let drawn = container(responsive(drawn))
        .width(Length::Fill)
        .height(HEIGHT);
    Column::with_children([title.into(), drawn.into()].into_iter().chain(legend))
        .spacing(size::TIGHT)
        .width(Length::Fill)
        .into()
}
