//! The corridors and the head of a wing: its name, its Malfunction track and its marker of the Box.

use iced::widget::canvas::Path;
use iced::{Point, Rectangle, Size};

use super::geometry::{Geometry, LETTERS, WingAt};
use super::{HubWing, lines_of};
use crate::theme::{Colours, size};
use crate::widget::canvas_builder::{CanvasBuilder, polyline, width_of};

/// The widths of a corridor: its walls, and the floor between them.
const WALLS: f32 = 8.0;
const FLOOR: f32 = 4.0;

/// The corridor that joins the wings.
pub(super) fn spine(plan: &Geometry, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
    let ends = plan.wings.first().zip(plan.wings.last());
    let Some((first, last)) = ends else { return };
    let bottom = plan
        .corridors(last)
        .last()
        .map_or(plan.height, |(at, _)| *at);
    let path = polyline([
        Point::new(plan.spine(), first.head.center_y()),
        Point::new(plan.spine(), bottom),
    ]);
    sketch.line(&path, colours.outline.ink, WALLS);
    sketch.line(&path, colours.text.ground, FLOOR);
}

pub(super) fn corridors(
    wing: &HubWing,
    at: &WingAt,
    plan: &Geometry,
    colours: &Colours,
    sketch: &mut CanvasBuilder<'_>,
) {
    let ink = colours.block(wing.block).ink;
    for (y, doors) in plan.corridors(at) {
        let Some(end) = doors.last() else { continue };
        let mut paths = vec![polyline([Point::new(plan.spine(), y), Point::new(*end, y)])];
        paths.extend(
            doors
                .iter()
                .map(|&x| polyline([Point::new(x, y), Point::new(x, y - WALLS)])),
        );
        paths.iter().for_each(|path| sketch.line(path, ink, WALLS));
        paths
            .iter()
            .for_each(|path| sketch.line(path, colours.text.ground, FLOOR));
    }
}

/// The name and the track with its number; what the marker of the Box says, as far as there is room.
pub(super) fn head(
    wing: &HubWing,
    bounds: Rectangle,
    scale: f32,
    colours: &Colours,
    sketch: &mut CanvasBuilder<'_>,
) {
    let ink = colours.block(wing.block).ink;
    let letters = LETTERS * scale;
    if wing.is_open {
        let ring = bounds.shrink(1.0);
        sketch.line(
            &Path::rounded_rectangle(ring.position(), ring.size(), size::RADIUS.into()),
            colours.text.ink,
            2.0,
        );
    }
    let is_tall = bounds.height > 3.0 * 20.0 * scale;
    let stripe = if is_tall {
        bounds.height - 2.0 * size::SNUG
    } else {
        2.0 * letters
    };
    let at = Point::new(bounds.x + size::SNUG, bounds.center_y() - stripe / 2.0);
    sketch.fill(&Path::rectangle(at, Size::new(size::EDGE, stripe)), ink);
    let left = at.x + size::EDGE + size::SNUG;
    let end = bounds.x + bounds.width - size::TIGHT;
    if is_tall {
        let lines = lines_of(&wing.name, letters, end - left);
        let step = 20.0 * scale;
        let mut y = bounds.center_y() - step * (lines.len() as f32 + 1.0) / 2.0;
        for name in lines {
            let wide = width_of(&name, letters);
            sketch.word(
                name,
                Point::new(left + wide / 2.0, y),
                letters,
                colours.text.ink,
            );
            y += step;
        }
        let _ = track(
            wing,
            Point::new(left, y),
            13.0 * scale,
            letters,
            colours,
            sketch,
        );
        marker(wing, (left, end), y + step, letters, true, colours, sketch);
    } else {
        let wide = width_of(&wing.name, letters);
        sketch.word(
            wing.name.clone(),
            Point::new(left + wide / 2.0, bounds.center_y()),
            letters,
            colours.text.ink,
        );
        let start = Point::new(left + wide + size::GAP, bounds.center_y());
        let left = track(wing, start, 16.0 * scale, letters, colours, sketch);
        marker(
            wing,
            (left, end),
            bounds.center_y(),
            letters,
            false,
            colours,
            sketch,
        );
    }
}

/// The spaces of the track and the number; returns where they end.
fn track(
    wing: &HubWing,
    start: Point,
    side: f32,
    letters: f32,
    colours: &Colours,
    sketch: &mut CanvasBuilder<'_>,
) -> f32 {
    let ink = colours.block(wing.block).ink;
    let mut left = start.x;
    for space in 0..wing.top {
        let at = Point::new(left, start.y - side / 2.0);
        let path = Path::rounded_rectangle(at, Size::new(side, side), 3.0.into());
        if space < wing.track {
            sketch.fill(&path, ink);
        }
        sketch.line(&path, ink, 1.5);
        left += side + 3.0;
    }
    let (number, digits) = (wing.track.to_string(), letters * 1.3);
    let wide = width_of(&number, digits);
    sketch.word(
        number,
        Point::new(left + 2.0 + wide / 2.0, start.y),
        digits,
        colours.text.ink,
    );
    left + wide + size::SNUG
}

/// The marker of the Box and the longest of its words that there is room for, at the left or at the right end.
fn marker(
    wing: &HubWing,
    (left, end): (f32, f32),
    y: f32,
    letters: f32,
    at_left: bool,
    colours: &Colours,
    sketch: &mut CanvasBuilder<'_>,
) {
    let radius = letters * 0.42;
    let room = end - left - 3.0 * radius;
    let wide = |word: &String| width_of(word, letters) + size::SNUG;
    let word = wing.words.iter().find(|word| wide(word) <= room);
    let mut x = if at_left {
        left
    } else {
        end - word.map_or(0.0, wide) - 2.0 * radius
    };
    let path = Path::circle(Point::new(x + radius, y), radius);
    if wing.is_red {
        sketch.fill(&path, colours.systems.ink);
    } else {
        sketch.line(&path, colours.food.ink, 2.0);
    }
    x += 2.0 * radius + size::TIGHT;
    if let Some(word) = word {
        sketch.word(
            word.clone(),
            Point::new(x + width_of(word, letters) / 2.0, y),
            letters,
            colours.quiet.ink,
        );
    }
}
