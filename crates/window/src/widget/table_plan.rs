//! The table seen from above, while it is laid: where the next thing goes, and what is there already.

use iced::widget::canvas::Path;
use iced::widget::canvas::path::Builder;
use iced::{Color, Point, Rectangle, Size, border};

use super::Element;
use super::canvas_builder::{CanvasBuilder, polyline};
use super::canvas_widget::{Picture, picture};
use super::sign::Sign;
use super::sky::mix;
use crate::icon::Icon;
use crate::theme::{Colours, Type, size};
use first_martians::board::Place;
use first_martians::vocabulary::Block;
use language::overview::TablePlace;

/// From this width on the small things lie beside the boards instead of below them.
const BROAD: f32 = 520.0;
/// The least and the greatest height.
const HIGH: (f32, f32) = (200.0, 300.0);
/// The height of the name of a place.
const NAME: f32 = 20.0;

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct TablePlan {
    pub places: Vec<PlaceOnTable>,
    /// How many astronauts sit at the table.
    pub astronauts: u8,
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct PlaceOnTable {
    pub place: TablePlace,
    pub name: String,
    /// Whether the next line is about it.
    pub is_next: bool,
    /// Whether all lines about it are ticked.
    pub(crate) is_done: bool,
}

/// The table, as wide as that.
pub(crate) fn table_plan<'a, Message: Clone + 'a>(
    plan: TablePlan,
    width: f32,
) -> Element<'a, Message> {
    picture(plan, Size::new(width, table_plan_height(width)))
}

pub(crate) fn table_plan_height(width: f32) -> f32 {
    (width * if width >= BROAD { 0.4 } else { 0.7 }).clamp(HIGH.0, HIGH.1)
}

impl Picture for TablePlan {
    fn draw(&self, size: Size, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
        let table = Rectangle::with_size(size).shrink(1.0);
        sketch.fill(
            &rounded(table, size::GAP),
            mix(colours.raised.ground, colours.build.ink, 0.12),
        );
        for it in &self.places {
            let bounds = bounds(it.place, size);
            let ground = if it.is_next {
                next_ground(colours)
            } else {
                colours.panel.ground
            };
            sketch.fill(&rounded(bounds, size::RADIUS), ground);
            let (edge, width) = match (it.is_next, it.is_done) {
                (true, _) => (colours.rust.ink, size::RING),
                (false, true) => (colours.food.ink, size::LINE * 1.5),
                (false, false) => (colours.outline.ink, size::LINE),
            };
            sketch.line(&rounded(bounds, size::RADIUS), edge, width);
            let inner = Rectangle {
                height: bounds.height - NAME,
                ..bounds
            }
            .shrink(size::TIGHT + 1.0);
            let faded = |ink: Color| {
                if it.is_next || it.is_done {
                    colours.seen(ink, ground)
                } else {
                    colours.muted(ink, ground)
                }
            };
            self.components(it.place, inner, colours, &faded, sketch);
            let at = Point::new(
                bounds.center_x(),
                bounds.y + bounds.height - NAME / 2.0 - 1.0,
            );
            sketch.word(it.name.clone(), at, Type::Small.size(), colours.panel.ink);
            if it.is_done {
                let corner = Point::new(bounds.x + bounds.width - 10.0, bounds.y + 10.0);
                sketch.fill(&Path::circle(corner, 9.0), colours.panel.ground);
                sketch.icon(Icon::Check, corner, 15.0, colours.food.ink);
            }
        }
    }
}

/// The ground of the place that is laid next.
fn next_ground(colours: &Colours) -> Color {
    mix(colours.panel.ground, colours.rust.ink, 0.22)
}

impl TablePlan {
    /// What lies there, as it looks from above.
    fn components(
        &self,
        place: TablePlace,
        room: Rectangle,
        colours: &Colours,
        faded: &impl Fn(Color) -> Color,
        sketch: &mut CanvasBuilder<'_>,
    ) {
        let ink = faded(colours.panel.ink);
        match place {
            TablePlace::Hub => {
                for (block, row) in Block::ALL.iter().zip(0_usize..) {
                    for cell in cells(room, 5, 3).skip(row * 5).take(facilities(*block)) {
                        sketch.line(&rounded(cell, 2.0), faded(colours.block(*block).ink), 1.5);
                    }
                }
            }
            TablePlace::Tracks => {
                for (block, row) in Block::ALL.iter().zip(0_usize..) {
                    for cell in cells(room, 6, 3).skip(row * 6).take(6) {
                        sketch.fill(
                            &Path::circle(cell.center(), side(cell) * 0.3),
                            faded(colours.block(*block).ink),
                        );
                    }
                }
            }
            TablePlace::Map => {
                for ring in [1.0, 0.7, 0.4] {
                    sketch.line(
                        &Path::circle(room.center(), side(room) * 0.5 * ring),
                        ink,
                        1.5,
                    );
                }
                let (middle, reach) = (room.center(), side(room) * 0.5);
                for (x, y) in [(1.0, 0.0), (0.7, 0.7), (0.0, 1.0), (-0.7, 0.7)] {
                    let end = |way: f32| {
                        Point::new(middle.x + way * x * reach, middle.y + way * y * reach)
                    };
                    sketch.line(
                        &polyline([end(-1.0), end(1.0)]),
                        mix(colours.panel.ground, ink, 0.45),
                        1.0,
                    );
                }
                sketch.fill(&Path::circle(middle, reach * 0.16), faded(colours.rust.ink));
            }
            TablePlace::Supply => {
                let inks = [colours.oxygen.ink, colours.energy.ink, colours.food.ink];
                for (cell, index) in cells(room, 6, 2).zip(0_usize..) {
                    let cube = square(cell, 0.6);
                    sketch.fill(&rounded(cube, 2.0), faded(inks[index % 3]));
                }
            }
            TablePlace::Tokens => {
                let inks = [
                    colours.rust.ink,
                    colours.living.ink,
                    colours.text.ink,
                    colours.oxygen.ink,
                ];
                for (cell, ink) in cells(room, 4, 1).zip(inks) {
                    for lift in [3.0, 0.0] {
                        let at = Point::new(cell.center_x(), cell.center_y() + lift);
                        sketch.fill(&Path::circle(at, side(cell) * 0.36), colours.panel.ground);
                        sketch.line(&Path::circle(at, side(cell) * 0.36), faded(ink), 1.5);
                    }
                }
            }
            TablePlace::Cards => {
                for cell in cells(room, 3, 1) {
                    for lift in [3.0, 0.0] {
                        let card = Rectangle {
                            width: side(cell) * 0.62,
                            height: side(cell) * 0.88,
                            ..cell
                        };
                        let at = Point::new(
                            cell.center_x() - card.width / 2.0 + lift,
                            cell.center_y() - card.height / 2.0 - lift,
                        );
                        let card = rounded(
                            Rectangle {
                                x: at.x,
                                y: at.y,
                                ..card
                            },
                            2.0,
                        );
                        sketch.fill(&card, colours.panel.ground);
                        sketch.line(&card, ink, 1.5);
                    }
                }
            }
            TablePlace::Dice => {
                for (cell, block) in cells(room, 3, 1).zip(Block::ALL) {
                    let die = square(cell, 0.62);
                    sketch.fill(&rounded(die, 3.0), faded(colours.block(*block).ink));
                    sketch.fill(
                        &Path::circle(die.center(), die.width * 0.12),
                        colours.panel.ground,
                    );
                }
            }
            TablePlace::Crew => {
                for cell in cells(room, self.astronauts.max(1), 1) {
                    sketch.line(&rounded(cell.shrink(3.0), 3.0), ink, 1.5);
                    Sign::Pawn.draw(
                        sketch,
                        cell.center(),
                        side(cell) * 0.5,
                        faded(colours.adventure.ink),
                    );
                }
            }
        }
    }
}

/// How many Facility tiles the board has in the row of a Block.
fn facilities(block: Block) -> usize {
    Place::all_on_board()
        .filter(|place| place.facility.block() == block)
        .count()
}

/// Where a place is: left, top, width and height in shares of the table.
const fn share(place: TablePlace, is_broad: bool) -> [f32; 4] {
    match (place, is_broad) {
        (TablePlace::Tracks, true) => [0.015, 0.03, 0.4, 0.26],
        (TablePlace::Hub, true) => [0.015, 0.32, 0.4, 0.42],
        (TablePlace::Map, true) => [0.43, 0.03, 0.27, 0.71],
        (TablePlace::Cards, true) => [0.715, 0.03, 0.27, 0.22],
        (TablePlace::Tokens, true) => [0.715, 0.275, 0.27, 0.22],
        (TablePlace::Supply, true) => [0.715, 0.52, 0.27, 0.22],
        (TablePlace::Crew, true) => [0.015, 0.77, 0.685, 0.2],
        (TablePlace::Dice, true) => [0.715, 0.77, 0.27, 0.2],
        (TablePlace::Tracks, false) => [0.02, 0.02, 0.5, 0.25],
        (TablePlace::Hub, false) => [0.02, 0.28, 0.5, 0.31],
        (TablePlace::Map, false) => [0.54, 0.02, 0.44, 0.57],
        (TablePlace::Cards, false) => [0.02, 0.605, 0.31, 0.185],
        (TablePlace::Tokens, false) => [0.345, 0.605, 0.31, 0.185],
        (TablePlace::Supply, false) => [0.67, 0.605, 0.31, 0.185],
        (TablePlace::Crew, false) => [0.02, 0.805, 0.635, 0.185],
        (TablePlace::Dice, false) => [0.67, 0.805, 0.31, 0.185],
    }
}

fn bounds(place: TablePlace, size: Size) -> Rectangle {
    let [x, y, width, height] = share(place, size.width >= BROAD);
    Rectangle::new(
        Point::new(x * size.width, y * size.height),
        Size::new(width * size.width, height * size.height),
    )
}

/// Row by row.
fn cells(room: Rectangle, columns: u8, rows: u8) -> impl Iterator<Item = Rectangle> {
    let one = Size::new(
        room.width / f32::from(columns),
        room.height / f32::from(rows),
    );
    (0..rows).flat_map(move |row| {
        (0..columns).map(move |column| {
            let at = Point::new(
                room.x + f32::from(column) * one.width,
                room.y + f32::from(row) * one.height,
            );
            Rectangle::new(at, one).shrink(1.5)
        })
    })
}

fn side(room: Rectangle) -> f32 {
    room.width.min(room.height)
}

/// A square in the middle of a cell.
fn square(cell: Rectangle, portion: f32) -> Rectangle {
    let long = side(cell) * portion;
    Rectangle::new(
        Point::new(cell.center_x() - long / 2.0, cell.center_y() - long / 2.0),
        Size::new(long, long),
    )
}

fn rounded(bounds: Rectangle, radius: f32) -> Path {
    Path::new(|path: &mut Builder| {
        path.rounded_rectangle(
            bounds.position(),
            bounds.size(),
            border::Radius::from(radius),
        );
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::{Args, Language, Localizer};

    /// As many as the line beside the picture says.
    #[test]
    fn the_hub_has_thirteen_facility_tiles() {
        assert_eq!(
            [Block::Working, Block::Living, Block::Systems].map(facilities),
            [4, 4, 5]
        );
        for &language in Language::ALL {
            let line =
                Localizer::new(language).format("lay-boards", &Args::new().text("mission", "x"));
            let drawn: usize = Block::ALL.iter().map(|&block| facilities(block)).sum();
            assert!(line.contains(&drawn.to_string()), "{line}");
        }
    }

    #[test]
    fn no_place_covers_another_and_all_are_on_the_table() {
        for width in [300.0, 358.0, 519.0, 520.0, 720.0, 1100.0] {
            let size = Size::new(width, table_plan_height(width));
            let all: Vec<_> = TablePlace::ALL
                .iter()
                .map(|&place| bounds(place, size))
                .collect();
            for (index, one) in all.iter().enumerate() {
                assert!(
                    one.is_within(&Rectangle::with_size(size)),
                    "{:?} at {width}",
                    TablePlace::ALL[index]
                );
                assert!(
                    one.height > NAME + 12.0,
                    "{:?} at {width} is too low for its name",
                    TablePlace::ALL[index]
                );
                for other in &all[index + 1..] {
                    assert_eq!(
                        one.intersection(other),
                        None,
                        "{:?} at {width}",
                        TablePlace::ALL[index]
                    );
                }
            }
        }
    }
}
