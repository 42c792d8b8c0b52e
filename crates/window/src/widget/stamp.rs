//! The stamp on an objective: a seal with the sol in which it was met, or an empty dashed ring.

use iced::widget::canvas::Path;
use iced::{Point, Size};

use super::Element;
use super::canvas_builder::{CanvasBuilder, polygon};
use super::canvas_widget::{Picture, picture};
use crate::theme::Colours;

/// How many teeth the edge of a seal has.
pub(crate) const TEETH: u8 = 16;

/// The corners of a seal's toothed edge, as shares of its side around its middle; also written to SVG.
pub fn seal() -> impl Iterator<Item = (f32, f32)> {
    (0..2 * TEETH).map(|corner| {
        let radius = if corner % 2 == 0 { 0.5 } else { 0.44 };
        let (sin, cos) = (f32::from(corner) * std::f32::consts::PI / f32::from(TEETH)).sin_cos();
        (radius * cos, radius * sin)
    })
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Stamp(Option<u8>);

impl Picture for Stamp {
    fn draw(&self, size: Size, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
        let side = size.width.min(size.height);
        let middle = Point::new(size.width / 2.0, size.height / 2.0);
        let Self(Some(sol)) = self else {
            sketch.dashed(
                &Path::circle(middle, side * 0.42),
                colours.panel_quiet.ink,
                2.0,
            );
            return;
        };
        let ink = colours.food.ink;
        sketch.fill(
            &polygon(seal().map(|(x, y)| Point::new(middle.x + x * side, middle.y + y * side))),
            ink,
        );
        sketch.line(&Path::circle(middle, side * 0.36), colours.food.ground, 1.5);
        sketch.word(sol.to_string(), middle, side * 0.44, colours.food.ground);
    }
}

/// The stamp of an objective that was met in that sol, or was not.
pub fn stamp<'a, Message: Clone + 'a>(met: Option<u8>, side: f32) -> Element<'a, Message> {
    picture(Stamp(met), Size::new(side, side))
}
