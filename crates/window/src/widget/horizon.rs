//! Home's picture: evening over Mars, with the HUB below the sun.

use std::f32::consts::{PI, TAU};

use iced::widget::canvas::Path;
use iced::widget::canvas::path::Arc;
use iced::{Color, Point, Radians, Size};

use super::Element;
use super::canvas_builder::{CanvasBuilder, polygon, polyline};
use super::canvas_widget::{Picture, picture};
use super::sky::mix;
use crate::theme::Colours;

/// How many bands of one colour the sky has.
const BANDS: u8 = 12;
/// The share of the sky in which words can be: there it keeps the colour of the ground almost unmixed.
const CALM: f32 = 0.45;
/// The share of the height that is sky.
const SKY: f32 = 0.76;
/// The points of a line of hills.
const POINTS: u16 = 48;

#[derive(Debug, Clone, Copy, PartialEq)]
struct Horizon;

/// The evening sky, hills and the HUB, of this size.
pub(crate) fn horizon<'a, Message: Clone + 'a>(size: Size) -> Element<'a, Message> {
    picture(Horizon, size)
}

impl Picture for Horizon {
    fn draw(&self, size: Size, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
        let Size { width, height } = size;
        let band = height * SKY / f32::from(BANDS);
        for number in 0..BANDS {
            let at = Point::new(0.0, f32::from(number) * band);
            // Bands overlap, so that no line shows between them; the last reaches below all hills.
            let deep = if number + 1 == BANDS {
                height - at.y
            } else {
                band + 1.0
            };
            let colour = sky(colours, f32::from(number) / f32::from(BANDS - 1));
            sketch.fill(&Path::rectangle(at, Size::new(width, deep)), colour);
        }
        let sun = Point::new(width * 0.8, height * (SKY - 0.14));
        sketch.fill(
            &Path::circle(sun, height * 0.2),
            mix(colours.rust.ink, colours.energy.ink, 0.35),
        );
        let dark = darker(colours);
        let far =
            |x: f32| SKY - 0.06 - 0.05 * (x * TAU * 1.3 + 0.8).sin() - 0.03 * (x * TAU * 3.7).sin();
        let near = |x: f32| {
            SKY + 0.08 - 0.035 * (x * TAU * 0.9 + 2.2).sin() - 0.012 * (x * TAU * 5.0 + 1.0).sin()
        };
        sketch.fill(&hills(size, far), mix(dark, colours.rust.ink, 0.5));
        hub(size, near(0.62), colours, sketch);
        sketch.fill(&hills(size, near), mix(dark, colours.rust.ink, 0.22));
    }
}

/// The colour of the sky, from 0 at its top to 1 at the ground.
fn sky(colours: &Colours, down: f32) -> Color {
    let glow = ((down - CALM) / (1.0 - CALM)).max(0.0);
    mix(
        colours.text.ground,
        colours.rust.ink,
        0.08 * down + 0.4 * glow,
    )
}

/// What is in shadow, in a dark theme and in a light one.
fn darker(colours: &Colours) -> Color {
    let (ink, ground) = (colours.text.ink, colours.text.ground);
    if ground.relative_luminance() < ink.relative_luminance() {
        ground
    } else {
        ink
    }
}

fn hills(size: Size, line: impl Fn(f32) -> f32) -> Path {
    let share = |point: u16| f32::from(point) / f32::from(POINTS);
    let ridge = (0..=POINTS)
        .map(|point| Point::new(share(point) * size.width, line(share(point)) * size.height));
    polygon(ridge.chain([
        Point::new(size.width, size.height),
        Point::new(0.0, size.height),
    ]))
}

/// Three domes, joined, with lights, and a dish on a tripod beside them.
fn hub(size: Size, ground: f32, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
    let unit = size.height * 0.125;
    let foot = Point::new(size.width * 0.62, ground * size.height + unit * 0.3);
    let shade = mix(darker(colours), colours.rust.ink, 0.1);
    let at = |x: f32, y: f32| Point::new(foot.x + x * unit, foot.y + y * unit);
    sketch.fill(
        &Path::rectangle(at(-1.9, -0.45), Size::new(3.8 * unit, unit)),
        shade,
    );
    for (x, radius) in [(-1.9, 0.75), (0.0, 1.15), (1.8, 0.6)] {
        sketch.fill(&dome(at(x, 0.0), radius * unit), shade);
    }
    let thin = (unit * 0.12).max(1.0);
    for foot in [(3.0, 0.3), (3.8, 0.3)] {
        sketch.line(&polyline([at(3.4, -0.75), at(foot.0, foot.1)]), shade, thin);
    }
    sketch.fill(&dish(at(3.5, -0.95), 0.75 * unit), shade);
    sketch.line(&polyline([at(3.5, -0.95), at(3.9, -1.5)]), shade, thin);
    sketch.fill(&Path::circle(at(3.9, -1.5), 0.12 * unit), shade);
    for (x, y) in [
        (-2.1, -0.3),
        (-1.7, -0.3),
        (-0.45, -0.45),
        (0.0, -0.45),
        (0.45, -0.45),
        (1.75, -0.25),
    ] {
        sketch.fill(
            &Path::circle(at(x, y), (unit * 0.1).max(0.8)),
            mix(colours.rust.ink, colours.energy.ink, 0.8),
        );
    }
}

/// Half a disc that looks up and to the right.
fn dish(middle: Point, radius: f32) -> Path {
    Path::new(|path| {
        path.arc(Arc {
            center: middle,
            radius,
            start_angle: Radians(PI * 0.2),
            end_angle: Radians(PI * 1.2),
        });
        path.close();
    })
}

/// Half a disc that stands on its flat side.
pub(super) fn dome(foot: Point, radius: f32) -> Path {
    Path::new(|path| {
        path.arc(Arc {
            center: foot,
            radius,
            start_angle: Radians(PI),
            end_angle: Radians(TAU),
        });
        path.close();
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::Look;
    use crate::widget::sky::contrast;

    #[test]
    fn words_can_be_read_on_the_calm_sky() {
        for look in Look::ALL {
            let colours = look.colours();
            for step in 0..=10_u8 {
                let there = CALM * f32::from(step) / 10.0;
                let contrast = contrast(colours.text.ink, sky(colours, there));
                assert!(contrast >= 7.0, "{look:?}: {contrast} at {there}");
            }
        }
    }
}
