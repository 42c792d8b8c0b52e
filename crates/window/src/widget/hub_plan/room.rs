//! A room: its name, its parts, what it makes, tokens, Shutdown, and the pawns that are planned into it.

use iced::widget::canvas::Path;
use iced::{Color, Point, Rectangle, Size};

use super::geometry::{INSET, LETTERS, LINE, SIGNS};
use super::{HubRoom, lines_of};
use crate::theme::{Colours, size};
use crate::widget::canvas_builder::{CanvasBuilder, polyline, width_of};
use crate::widget::sign::Sign;
use first_martians::vocabulary::{Block, Modifier, Part, Resource};

/// The side of a part, at its plain size.
const PART: f32 = 22.0;
/// A window in the wall.
const WINDOW: Size = Size::new(7.0, 3.0);

/// Draws from the left or from the right of a line, as far as it has got.
struct Line {
    left: f32,
    right: f32,
    middle: f32,
    scale: f32,
}

impl Line {
    fn new(bounds: Rectangle, middle: f32, scale: f32) -> Self {
        Self {
            left: bounds.x + INSET * scale,
            right: bounds.x + bounds.width - INSET * scale,
            middle,
            scale,
        }
    }

    /// The middle of something that wide at the left end.
    fn at_left(&mut self, wide: f32) -> Point {
        let at = Point::new(self.left + wide / 2.0, self.middle);
        self.left += wide + 3.0 * self.scale;
        at
    }

    fn at_right(&mut self, wide: f32) -> Point {
        let at = Point::new(self.right - wide / 2.0, self.middle);
        self.right -= wide + 3.0 * self.scale;
        at
    }

    fn has(&self, wide: f32) -> bool {
        self.right - self.left >= wide
    }
}

pub(super) fn draw(
    room: &HubRoom,
    block: Block,
    bounds: Rectangle,
    scale: f32,
    colours: &Colours,
    sketch: &mut CanvasBuilder<'_>,
) {
    let is_shut = !room.shut.is_empty();
    walls(room, block, bounds, colours, sketch);
    let letters = LETTERS * scale;
    let mut top = bounds.y + INSET * scale;
    for name in lines_of(&room.name, letters, bounds.width - 2.0 * INSET * scale) {
        let at = Point::new(
            bounds.x + INSET * scale + width_of(&name, letters) / 2.0,
            top + LINE * scale / 2.0,
        );
        sketch.word(name, at, letters, colours.panel.ink);
        top += LINE * scale;
    }
    let mut line = Line::new(bounds, top + SIGNS * scale / 2.0, scale);
    for &(part, is_red) in &room.parts {
        self::part(
            part,
            is_red,
            line.at_left(PART * scale),
            PART * scale,
            colours,
            sketch,
        );
    }
    if let Some((resource, amount)) = &room.makes {
        makes(*resource, amount, is_shut, &mut line, colours, sketch);
    }
    let mut line = Line::new(bounds, top + SIGNS * scale * 1.5, scale);
    if !room.guests.is_empty() {
        // Their names take both lines.
        line = Line::new(bounds, top - LINE * scale / 2.0, scale);
        line.left = line.right - 60.0 * scale;
    }
    if let Some(pawns) = &room.planned {
        if !pawns.is_empty() {
            pill(
                pawns,
                (colours.planned.ink, colours.planned.ground),
                &mut line,
                sketch,
            );
        }
    } else if let Some(pawns) = &room.offer {
        pill(
            pawns,
            (colours.text.ink, colours.text.ground),
            &mut line,
            sketch,
        );
    }
    for (index, (name, tokens)) in room.guests.iter().enumerate() {
        let mut line = Line::new(bounds, top + SIGNS * scale * (0.5 + index as f32), scale);
        guest(name, tokens, &mut line, colours, sketch);
    }
    for (sign, tokens) in ["!", ">>"].into_iter().zip(&room.tokens) {
        stack(sign, tokens, &mut line, colours, sketch);
    }
    for &resource in &room.shut {
        let side = SIGNS * scale;
        crossed(
            Sign::of_resource(resource),
            line.at_right(side),
            side * 0.96,
            colours,
            sketch,
        );
    }
    growth(&room.growth, &mut line, colours, sketch);
}

/// The walls with their windows: lit, or dark where the room is shut down.
fn walls(
    room: &HubRoom,
    block: Block,
    bounds: Rectangle,
    colours: &Colours,
    sketch: &mut CanvasBuilder<'_>,
) {
    let is_shut = !room.shut.is_empty();
    let path = Path::rounded_rectangle(bounds.position(), bounds.size(), size::RADIUS.into());
    sketch.fill(
        &path,
        if is_shut {
            colours.text.ground
        } else {
            colours.panel.ground
        },
    );
    let ink = colours.block(block).ink;
    if room.is_open {
        sketch.line(&path, colours.text.ink, 4.0);
    } else if room.planned.is_some() {
        sketch.line(&path, colours.planned.ground, 3.0);
    } else if is_shut {
        sketch.dashed(&path, colours.outline.ink, 1.5);
    } else {
        sketch.line(&path, ink, 1.5);
    }
    let count = (bounds.width / 28.0).floor().max(2.0);
    for window in 0..count as u16 {
        let x = bounds.x + bounds.width * (f32::from(window) + 0.5) / count - WINDOW.width / 2.0;
        let path = Path::rectangle(Point::new(x, bounds.y - WINDOW.height / 2.0), WINDOW);
        if is_shut {
            sketch.fill(&path, colours.text.ground);
            sketch.line(&path, colours.outline.ink, 1.0);
        } else {
            sketch.fill(&path, colours.energy.ink);
        }
    }
}

/// A part with its status marker: a green edge, or red and cracked.
fn part(
    part: Part,
    is_red: bool,
    middle: Point,
    side: f32,
    colours: &Colours,
    sketch: &mut CanvasBuilder<'_>,
) {
    let at = Point::new(middle.x - side / 2.0 + 1.0, middle.y - side / 2.0 + 1.0);
    let square = Path::rounded_rectangle(at, Size::new(side - 2.0, side - 2.0), 4.0.into());
    if is_red {
        let die = colours.die(Block::Systems);
        sketch.fill(&square, die.ground);
        Sign::of_part(part).draw(sketch, middle, side * 0.58, die.ink);
        // Two cracks, from opposite corners, leave the sign readable.
        for turn in [1.0, -1.0] {
            let crack = [(0.5, -0.46), (0.3, -0.36), (0.4, -0.22), (0.22, -0.1)];
            let crack = crack.map(|(x, y)| {
                Point::new(
                    middle.x + turn * x * (side - 2.0),
                    middle.y + turn * y * (side - 2.0),
                )
            });
            sketch.line(&polyline(crack), colours.panel.ground, 2.0);
        }
    } else {
        sketch.line(&square, colours.food.ink, 1.5);
        Sign::of_part(part).draw(sketch, middle, side * 0.62, colours.panel.ink);
    }
}

fn makes(
    resource: Resource,
    amount: &str,
    is_shut: bool,
    line: &mut Line,
    colours: &Colours,
    sketch: &mut CanvasBuilder<'_>,
) {
    let ink = match resource {
        _ if is_shut => colours.off.ink,
        Resource::Oxygen => colours.oxygen.ink,
        Resource::Energy => colours.energy.ink,
        Resource::Food => colours.food.ink,
    };
    let letters = LETTERS * 1.4 * line.scale;
    let wide = width_of(amount, letters);
    let at = line.at_right(wide);
    sketch.word(amount, at, letters, ink);
    let side = 15.0 * line.scale;
    if line.has(side) {
        Sign::of_resource(resource).draw(sketch, line.at_right(side), side, ink);
    }
}

/// Pawns, on a ground of their own.
fn pill(
    pawns: &str,
    (ink, ground): (Color, Color),
    line: &mut Line,
    sketch: &mut CanvasBuilder<'_>,
) {
    let (letters, side) = (LETTERS * line.scale, 14.0 * line.scale);
    let (word, high) = (width_of(pawns, letters), 20.0 * line.scale);
    let wide = word + side + 12.0 * line.scale;
    let middle = line.at_left(wide);
    let at = Point::new(middle.x - wide / 2.0, middle.y - high / 2.0);
    sketch.fill(
        &Path::rounded_rectangle(at, Size::new(wide, high), (high / 2.0).into()),
        ground,
    );
    Sign::Pawn.draw(
        sketch,
        Point::new(at.x + 4.0 * line.scale + side / 2.0, middle.y),
        side,
        ink,
    );
    sketch.word(
        pawns,
        Point::new(at.x + wide - 5.0 * line.scale - word / 2.0, middle.y),
        letters,
        ink,
    );
}

/// The topmost token of a stack, after the sign of its space; nothing where the space is empty.
fn stack(
    sign: &str,
    tokens: &[Modifier],
    line: &mut Line,
    colours: &Colours,
    sketch: &mut CanvasBuilder<'_>,
) {
    let Some(&top) = tokens.last() else { return };
    let (letters, side) = (LETTERS * line.scale, PART * line.scale);
    let wide = width_of(sign, letters);
    sketch.word(sign, line.at_left(wide), letters, colours.panel.ink);
    token(top, line.at_left(side), side, colours, sketch);
    if tokens.len() > 1 {
        let count = format!("×{}", tokens.len());
        let wide = width_of(&count, letters);
        sketch.word(count, line.at_left(wide), letters, colours.panel.ink);
    }
}

fn token(
    token: Modifier,
    middle: Point,
    side: f32,
    colours: &Colours,
    sketch: &mut CanvasBuilder<'_>,
) {
    sketch.fill(&Path::circle(middle, side / 2.0), colours.chosen.ground);
    Sign::of_token(token).draw(sketch, middle, side * 0.68, colours.chosen.ink);
}

fn guest(
    name: &str,
    tokens: &[Modifier],
    line: &mut Line,
    colours: &Colours,
    sketch: &mut CanvasBuilder<'_>,
) {
    let (letters, side) = (LETTERS * line.scale, PART * line.scale);
    Sign::Rover.draw(sketch, line.at_left(side), side * 0.9, colours.panel.ink);
    let wide = width_of(name, letters);
    sketch.word(name, line.at_left(wide), letters, colours.panel.ink);
    if let Some(&top) = tokens.last() {
        token(top, line.at_right(side), side, colours, sketch);
    }
}

/// A resource that is missing: struck through, in a ring.
fn crossed(
    sign: Sign,
    middle: Point,
    side: f32,
    colours: &Colours,
    sketch: &mut CanvasBuilder<'_>,
) {
    sign.draw(sketch, middle, side * 0.62, colours.text.ink);
    let at = |x: f32, y: f32| Point::new(middle.x + x * side, middle.y + y * side);
    sketch.line(
        &polyline([at(-0.34, 0.34), at(0.34, -0.34)]),
        colours.danger.ink,
        2.0,
    );
    sketch.line(&Path::circle(middle, side * 0.48), colours.danger.ink, 2.0);
}

/// The spaces of the Growth track, from the right end of the line.
fn growth(spaces: &[bool], line: &mut Line, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
    let side = 13.0 * line.scale;
    if spaces.is_empty() || !line.has((side + 3.0 * line.scale) * spaces.len() as f32) {
        return;
    }
    for &is_taken in spaces.iter().rev() {
        let middle = line.at_right(side);
        let at = Point::new(middle.x - side / 2.0, middle.y - side / 2.0);
        sketch.line(
            &Path::rounded_rectangle(at, Size::new(side, side), 2.0.into()),
            colours.food.ink,
            1.0,
        );
        if is_taken {
            Sign::Leaf.draw(sketch, middle, side * 0.9, colours.food.ink);
        }
    }
}
