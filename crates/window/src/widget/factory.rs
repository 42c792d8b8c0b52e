//! A factory of *Mechanica*: money, the tiles on the conveyor belts, and the trucks at the loading dock.

use iced::widget::canvas::Path;
use iced::{Color, Point, Rectangle, Size, Vector};

use super::Element;
use super::canvas_builder::{CanvasBuilder, fitting, lines_of, polygon, polyline, width_of};
use super::canvas_widget::{Drawing, DrawnPart, canvas_widget};
use crate::icon::Icon;
use crate::theme::{Colours, size};

/// From this width on the dock is beside the floor, as on the printed board; below it, under the floor.
const BESIDE: f32 = 520.0;
const DOCK: f32 = 148.0;
const MONEY: f32 = 58.0;
/// The height of a row, and the least width of a tile.
const ROW: f32 = 74.0;
const TILE: f32 = 108.0;
const GAP: f32 = 8.0;
const TRUCKS: usize = 3;
/// The height of letters.
const LETTERS: f32 = 13.0;
/// The side of a space in a truck.
const SPACE: f32 = 22.0;
/// The radius of a coin.
const COIN: f32 = 10.0;

/// A bot in what a tile does: of a lower model, of any, of a better one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BotSize {
    Lower,
    Any,
    Better,
}

#[derive(Debug, Clone, PartialEq)]
pub struct FactoryTile {
    pub name: String,
    /// All of it in words, and what a press does.
    pub label: String,
    /// What goes in and what comes out.
    pub bots: (&'static [BotSize], &'static [BotSize]),
    pub pays: bool,
    /// Whether it does something in this step.
    pub is_offered: bool,
    pub is_open: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TruckSpace {
    Empty,
    /// The first letter of the model.
    Loaded(String),
    /// Its bot was shipped in this turn.
    Shipped,
}

#[derive(Debug, Clone, PartialEq)]
pub struct FactoryTruck {
    pub name: String,
    pub label: String,
    pub spaces: Vec<TruckSpace>,
    /// Whether a larger one can be bought now.
    pub is_offered: bool,
    pub is_open: bool,
}

/// Wallet or vault: its name, the sum, and the coins with their number.
#[derive(Debug, Clone, PartialEq)]
pub struct FactoryPurse {
    pub name: String,
    pub label: String,
    pub sum: String,
    pub coins: Vec<(String, i64)>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Factory {
    /// What its ids begin with.
    pub id: String,
    pub(crate) purses: [FactoryPurse; 2],
    pub tiles: Vec<FactoryTile>,
    pub trucks: Vec<FactoryTruck>,
    /// What is said where no tile is.
    pub empty: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FactoryPart {
    Purse(usize),
    Tile(usize),
    Truck(usize),
}

/// The factory in that width.
pub fn factory<'a, Message: Clone + 'a>(
    factory: Factory,
    width: f32,
    press: impl Fn(FactoryPart) -> Option<Message> + 'a,
) -> Element<'a, Message> {
    let high = factory.height(width);
    canvas_widget(factory, Size::new(width, high), press)
}

impl Factory {
    fn floor(width: f32) -> f32 {
        if width >= BESIDE {
            width - DOCK - GAP
        } else {
            width
        }
    }

    fn columns(width: f32) -> usize {
        (((Self::floor(width) + GAP) / (TILE + GAP)) as usize).max(1)
    }

    /// The rows of belts.
    fn rows(&self, width: f32) -> usize {
        let least = if width >= BESIDE { TRUCKS } else { 1 };
        self.tiles.len().div_ceil(Self::columns(width)).max(least)
    }

    fn height(&self, width: f32) -> f32 {
        let rows = self.rows(width) + usize::from(width < BESIDE);
        MONEY + rows as f32 * (ROW + GAP)
    }

    fn row(row: usize) -> f32 {
        MONEY + GAP + row as f32 * (ROW + GAP)
    }

    fn bounds(&self, width: f32, part: FactoryPart) -> Rectangle {
        let share = |of: f32, count: usize| (of + GAP) / count as f32;
        let at = |x: f32, y: f32, wide: f32, high: f32| {
            Rectangle::new(Point::new(x, y), Size::new(wide - GAP, high))
        };
        match part {
            FactoryPart::Purse(index) => {
                let wide = share(width, self.purses.len());
                at(index as f32 * wide, 0.0, wide, MONEY)
            }
            FactoryPart::Tile(index) => {
                let columns = Self::columns(width);
                let wide = share(Self::floor(width), columns);
                at(
                    (index % columns) as f32 * wide,
                    Self::row(index / columns),
                    wide,
                    ROW,
                )
            }
            FactoryPart::Truck(index) if width >= BESIDE => {
                at(width - DOCK, Self::row(index), DOCK + GAP, ROW)
            }
            FactoryPart::Truck(index) => {
                let wide = share(width, self.trucks.len().max(1));
                at(index as f32 * wide, Self::row(self.rows(width)), wide, ROW)
            }
        }
    }

    fn all(&self) -> impl Iterator<Item = FactoryPart> + use<> {
        let purses = (0..self.purses.len()).map(FactoryPart::Purse);
        purses
            .chain((0..self.tiles.len()).map(FactoryPart::Tile))
            .chain((0..self.trucks.len()).map(FactoryPart::Truck))
    }

    /// The id, the words and whether it is open.
    fn about(&self, part: FactoryPart) -> Option<(String, &str, bool)> {
        Some(match part {
            FactoryPart::Purse(index) => (
                format!("{}-purse-{index}", self.id),
                &*self.purses.get(index)?.label,
                false,
            ),
            FactoryPart::Tile(index) => {
                let tile = self.tiles.get(index)?;
                (
                    format!("{}-tile-{index}", self.id),
                    &*tile.label,
                    tile.is_open,
                )
            }
            FactoryPart::Truck(index) => {
                let truck = self.trucks.get(index)?;
                (
                    format!("{}-truck-{index}", self.id),
                    &*truck.label,
                    truck.is_open,
                )
            }
        })
    }

    /// The belts on which no tile is drawn, with arrows to the dock.
    fn belts(&self, width: f32, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
        let (floor, columns, rows) = (Self::floor(width), Self::columns(width), self.rows(width));
        for row in 0..rows {
            let taken = self.tiles.len().saturating_sub(row * columns).min(columns);
            let start = taken as f32 * (floor + GAP) / columns as f32;
            if taken == columns {
                continue;
            }
            let middle = Self::row(row) + ROW / 2.0;
            for y in [middle - 14.0, middle + 14.0] {
                sketch.line(
                    &polyline([Point::new(start, y), Point::new(floor, y)]),
                    colours.outline.ink,
                    1.0,
                );
            }
            let says_empty = self.tiles.is_empty() && row == rows / 2;
            let words = if says_empty {
                width_of(&self.empty, LETTERS) / 2.0 + GAP
            } else {
                0.0
            };
            let mut x = start + 16.0;
            while x < floor - 8.0 {
                if !says_empty || (x - floor / 2.0).abs() > words {
                    let arrow = [(-4.0, -6.0), (3.0, 0.0), (-4.0, 6.0)]
                        .map(|(right, down)| Point::new(x + right, middle + down));
                    sketch.line(&polyline(arrow), colours.outline.ink, 1.5);
                }
                x += 28.0;
            }
            if says_empty {
                sketch.word(
                    self.empty.clone(),
                    Point::new(floor / 2.0, middle),
                    LETTERS,
                    colours.panel_quiet.ink,
                );
            }
        }
    }
}

impl Drawing for Factory {
    type Part = FactoryPart;

    fn parts(&self, size: Size) -> Vec<DrawnPart<FactoryPart>> {
        let part = |part: FactoryPart| {
            let (id, label, chosen) = self.about(part)?;
            Some(DrawnPart {
                part,
                id,
                label: label.to_owned(),
                chosen,
                bounds: self.bounds(size.width, part),
            })
        };
        self.all().filter_map(part).collect()
    }

    fn hit(&self, size: Size, point: Point) -> Option<FactoryPart> {
        self.all()
            .find(|&part| self.bounds(size.width, part).contains(point))
    }

    fn draw(&self, size: Size, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
        let width = size.width;
        self.belts(width, colours, sketch);
        for (index, it) in self.purses.iter().enumerate() {
            purse(
                it,
                self.bounds(width, FactoryPart::Purse(index)),
                colours,
                sketch,
            );
        }
        for (index, it) in self.tiles.iter().enumerate() {
            tile(
                it,
                self.bounds(width, FactoryPart::Tile(index)),
                colours,
                sketch,
            );
        }
        for (index, it) in self.trucks.iter().enumerate() {
            truck(
                it,
                self.bounds(width, FactoryPart::Truck(index)),
                colours,
                sketch,
            );
        }
    }

    fn outline(&self, size: Size, part: FactoryPart) -> Option<Path> {
        Some(rounded(self.bounds(size.width, part)))
    }
}

fn rounded(bounds: Rectangle) -> Path {
    let bounds = bounds.shrink(1.0);
    Path::rounded_rectangle(bounds.position(), bounds.size(), size::RADIUS.into())
}

fn framed(
    bounds: Rectangle,
    (is_offered, is_open): (bool, bool),
    colours: &Colours,
    sketch: &mut CanvasBuilder<'_>,
) {
    let path = rounded(bounds);
    sketch.fill(&path, colours.raised.ground);
    match (is_open, is_offered) {
        (true, _) => sketch.line(&path, colours.raised.ink, 3.0),
        (false, true) => sketch.line(&path, colours.rust.ink, 2.0),
        (false, false) => sketch.line(&path, colours.outline.ink, 1.0),
    }
}

fn purse(it: &FactoryPurse, bounds: Rectangle, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
    sketch.line(&rounded(bounds), colours.outline.ink, 1.0);
    let ink = colours.panel.ink;
    let inset = 12.0;
    let (name, sum) = (width_of(&it.name, LETTERS), width_of(&it.sum, 20.0));
    sketch.word(
        it.name.clone(),
        Point::new(bounds.x + inset + name / 2.0, bounds.y + 18.0),
        LETTERS,
        colours.panel_quiet.ink,
    );
    sketch.word(
        it.sum.clone(),
        Point::new(bounds.x + bounds.width - inset - sum / 2.0, bounds.y + 18.0),
        20.0,
        ink,
    );
    let pitch = ((bounds.width - inset) / it.coins.len().max(1) as f32).min(52.0);
    for (index, (value, count)) in it.coins.iter().enumerate() {
        let at = Point::new(
            bounds.x + inset + COIN + index as f32 * pitch,
            bounds.y + 42.0,
        );
        coin(value, at, ink, colours, sketch);
        if *count > 1 {
            sketch.word(
                format!("×{count}"),
                at + Vector::new(COIN + 11.0, 0.0),
                LETTERS,
                ink,
            );
        }
    }
}

fn coin(value: &str, at: Point, ink: Color, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
    sketch.line(&Path::circle(at, COIN), colours.energy.ink, 2.0);
    sketch.word(value.to_owned(), at, LETTERS, ink);
}

fn tile(it: &FactoryTile, bounds: Rectangle, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
    framed(bounds, (it.is_offered, it.is_open), colours, sketch);
    let ink = colours.raised.ink;
    let wide = bounds.width - 8.0;
    let names = lines_of(&it.name, LETTERS, wide);
    let first = if names.len() > 1 { 14.0 } else { 21.0 };
    for (row, name) in names.into_iter().take(2).enumerate() {
        let at = Point::new(bounds.center_x(), bounds.y + first + row as f32 * 15.0);
        sketch.word(fitting(&name, LETTERS, wide), at, LETTERS, ink);
    }
    // Bots in, an arrow, bots out, and a coin.
    let (into, out) = it.bots;
    let high = bounds.y + bounds.height - 18.0;
    let step = 15.0;
    let spaces = into.len() + out.len() + 1 + usize::from(it.pays);
    let mut x = bounds.center_x() - (spaces as f32 - 1.0) * step / 2.0;
    let bots = |all: &[BotSize], sketch: &mut CanvasBuilder<'_>, from: f32| {
        for (index, bot) in all.iter().enumerate() {
            let radius = match bot {
                BotSize::Lower => 3.5,
                BotSize::Any => 5.0,
                BotSize::Better => 7.0,
            };
            sketch.fill(
                &Path::circle(Point::new(from + index as f32 * step, high), radius),
                ink,
            );
        }
        from + all.len() as f32 * step
    };
    x = bots(into, sketch, x);
    let arrow = [(-5.0, 0.0), (5.0, 0.0), (1.0, -4.0), (5.0, 0.0), (1.0, 4.0)]
        .map(|(right, down)| Point::new(x + right, high + down));
    sketch.line(&polyline(arrow), colours.rust.ink, 2.0);
    x = bots(out, sketch, x + step);
    if it.pays {
        coin("1", Point::new(x + 3.0, high), ink, colours, sketch);
    }
}

fn truck(it: &FactoryTruck, bounds: Rectangle, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
    framed(bounds, (it.is_offered, it.is_open), colours, sketch);
    let ink = colours.raised.ink;
    let wide = bounds.width - 8.0;
    let names = lines_of(&it.name, LETTERS, wide);
    let (first, down) = if names.len() > 1 {
        (12.0, 37.0)
    } else {
        (15.0, 30.0)
    };
    for (row, name) in names.into_iter().take(2).enumerate() {
        let at = Point::new(bounds.center_x(), bounds.y + first + row as f32 * 15.0);
        sketch.word(fitting(&name, LETTERS, wide), at, LETTERS, ink);
    }
    let bed = it.spaces.len() as f32 * (SPACE + 2.0) + 2.0;
    let cab = 16.0;
    let (left, top) = (bounds.center_x() - (bed + cab) / 2.0, bounds.y + down);
    sketch.line(
        &Path::rectangle(Point::new(left, top), Size::new(bed, SPACE + 4.0)),
        colours.outline.ink,
        1.5,
    );
    let front = [
        (0.0, 6.0),
        (10.0, 6.0),
        (cab, 16.0),
        (cab, SPACE + 4.0),
        (0.0, SPACE + 4.0),
    ];
    sketch.line(
        &polygon(front.map(|(x, y)| Point::new(left + bed + x, top + y))),
        colours.outline.ink,
        1.5,
    );
    for wheel in [left + 10.0, left + bed + 6.0] {
        sketch.fill(
            &Path::circle(Point::new(wheel, top + SPACE + 7.0), 4.0),
            colours.outline.ink,
        );
    }
    for (index, space) in it.spaces.iter().enumerate() {
        let at = Point::new(
            left + 2.0 + (SPACE + 2.0) * index as f32 + SPACE / 2.0,
            top + 2.0 + SPACE / 2.0,
        );
        match space {
            TruckSpace::Empty => sketch.line(
                &Path::circle(at, SPACE / 2.0 - 3.0),
                colours.outline.ink,
                1.0,
            ),
            TruckSpace::Loaded(letter) => {
                sketch.fill(&Path::circle(at, SPACE / 2.0 - 1.0), colours.main.ground);
                sketch.word(letter.clone(), at, LETTERS, colours.main.ink);
            }
            TruckSpace::Shipped => sketch.icon(Icon::Check, at, 16.0, ink),
        }
    }
}

#[cfg(test)]
mod tests {
    use iced::Size;

    use super::{Factory, FactoryPurse, FactoryTile, FactoryTruck};
    use crate::widget::canvas_widget::Drawing as _;

    #[test]
    fn parts_of_a_factory_never_overlap_and_have_room_for_a_finger() {
        let tile = |index: usize| FactoryTile {
            name: index.to_string(),
            label: index.to_string(),
            bots: (&[], &[]),
            pays: false,
            is_offered: false,
            is_open: false,
        };
        let truck = FactoryTruck {
            name: String::new(),
            label: String::new(),
            spaces: Vec::new(),
            is_offered: false,
            is_open: false,
        };
        let purse = FactoryPurse {
            name: String::new(),
            label: String::new(),
            sum: String::new(),
            coins: Vec::new(),
        };
        for count in [0, 1, 5, 27] {
            let factory = Factory {
                id: String::new(),
                purses: [purse.clone(), purse.clone()],
                tiles: (0..count).map(tile).collect(),
                trucks: vec![truck.clone(); 3],
                empty: String::new(),
            };
            for width in [296.0, 358.0, 552.0, 868.0] {
                let size = Size::new(width, factory.height(width));
                let parts = factory.parts(size);
                assert_eq!(parts.len(), count + 5);
                for (index, part) in parts.iter().enumerate() {
                    assert!(part.bounds.width >= 48.0 && part.bounds.height >= 48.0);
                    assert!(
                        part.bounds.x + part.bounds.width <= width + 0.1
                            && part.bounds.y + part.bounds.height <= size.height
                    );
                    assert!(
                        parts[..index]
                            .iter()
                            .all(|it| it.bounds.intersection(&part.bounds).is_none()),
                        "{width} {count}"
                    );
                    assert_eq!(factory.hit(size, part.bounds.center()), Some(part.part));
                }
            }
        }
    }
}
