//! The table of *Pocket Mars*: Earth, the ship and the five buildings, with the colonists in them.

use iced::widget::canvas::Path;
use iced::{Color, Point, Rectangle, Size, Vector};

use super::Element;
use super::canvas_builder::{CanvasBuilder, lines_of, polygon, width_of};
use super::canvas_widget::{Drawing, DrawnPart, Picture, canvas_widget, picture};
use crate::theme::{Colours, Type, size};

/// The least width of a building.
const LEAST: f32 = 98.0;
const HIGH: f32 = 146.0;
/// The height of Earth and the ship, above the buildings.
const SKY: f32 = 74.0;
const GAP: f32 = 8.0;
/// The radius of a colonist.
const TOKEN: f32 = 10.0;

/// Colonists of one player: their seat, what is on their tokens, and how many there are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Colonists {
    pub seat: usize,
    pub letter: String,
    pub count: u8,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ColonyKind {
    Earth,
    Ship,
    /// The index of the building.
    Building(usize),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ColonyPlace {
    pub kind: ColonyKind,
    pub id: String,
    pub name: String,
    /// All of it in words, and what a press does.
    pub label: String,
    /// The value on top of the building.
    pub value: Option<String>,
    /// The colonists; of a building those on its one-star space.
    pub one: Vec<Colonists>,
    /// The colonists on the two-star space and how many it holds; `None` where there is no such space.
    pub two: Option<(Vec<Colonists>, u8)>,
    /// Whether a project was laid here in this turn.
    pub is_laid: bool,
    pub is_offered: bool,
}

#[derive(Debug, Clone, PartialEq)]
struct Colony(Vec<ColonyPlace>);

/// A token of a player, for beside the name.
pub fn colonist<'a, Message: Clone + 'a>(seat: usize, letter: String) -> Element<'a, Message> {
    picture(
        Colonist(Colonists {
            seat,
            letter,
            count: 1,
        }),
        Size::new(2.0 * TOKEN, 2.0 * TOKEN),
    )
}

#[derive(Debug, Clone, PartialEq)]
struct Colonist(Colonists);

impl Picture for Colonist {
    fn draw(&self, _: Size, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
        token(&self.0, Point::new(TOKEN, TOKEN), colours, sketch);
    }
}

/// The colony in that width; a press sends the place of what was pressed in the list.
pub fn colony<'a, Message: Clone + 'a>(
    places: Vec<ColonyPlace>,
    width: f32,
    press: impl Fn(usize) -> Option<Message> + 'a,
) -> Element<'a, Message> {
    let colony = Colony(places);
    let rows = colony
        .buildings()
        .div_ceil(columns(width, colony.buildings()));
    let height = SKY + rows as f32 * (HIGH + GAP);
    canvas_widget(colony, Size::new(width, height), press)
}

/// How many buildings are beside each other.
fn columns(width: f32, buildings: usize) -> usize {
    ((width / (LEAST + GAP)) as usize).clamp(1, buildings.max(1))
}

impl Colony {
    fn buildings(&self) -> usize {
        self.0
            .iter()
            .filter(|place| matches!(place.kind, ColonyKind::Building(_)))
            .count()
    }

    fn bounds(&self, size: Size, place: &ColonyPlace) -> Rectangle {
        let half = (size.width - GAP) / 2.0;
        match place.kind {
            ColonyKind::Earth => Rectangle::new(Point::ORIGIN, Size::new(half, SKY - GAP)),
            ColonyKind::Ship => {
                Rectangle::new(Point::new(half + GAP, 0.0), Size::new(half, SKY - GAP))
            }
            ColonyKind::Building(index) => {
                let columns = columns(size.width, self.buildings());
                let wide = (size.width + GAP) / columns as f32;
                let at = Point::new(
                    (index % columns) as f32 * wide,
                    SKY + (index / columns) as f32 * (HIGH + GAP),
                );
                Rectangle::new(at, Size::new(wide - GAP, HIGH))
            }
        }
    }
}

impl Drawing for Colony {
    type Part = usize;

    fn parts(&self, size: Size) -> Vec<DrawnPart<usize>> {
        let part = |(index, place): (usize, &ColonyPlace)| DrawnPart {
            part: index,
            id: place.id.clone(),
            label: place.label.clone(),
            chosen: place.is_laid,
            bounds: self.bounds(size, place),
        };
        self.0.iter().enumerate().map(part).collect()
    }

    fn hit(&self, size: Size, point: Point) -> Option<usize> {
        self.0
            .iter()
            .position(|place| self.bounds(size, place).contains(point))
    }

    fn draw(&self, size: Size, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
        for place in &self.0 {
            let bounds = self.bounds(size, place);
            let shape = shape(place, bounds);
            sketch.fill(&shape, colours.raised.ground);
            match (
                place.is_offered,
                place.two.is_none() && place.value.is_some(),
            ) {
                (true, _) => sketch.line(
                    &shape,
                    colours.rust.ink,
                    if place.is_laid { 4.0 } else { 2.0 },
                ),
                // Under construction.
                (false, true) => sketch.dashed(&shape, colours.outline.ink, 2.0),
                (false, false) => sketch.line(&shape, colours.outline.ink, 1.0),
            }
            if matches!(place.kind, ColonyKind::Building(_)) {
                building(place, bounds, colours, sketch);
            } else {
                let at = bounds.position() + Vector::new(0.0, 16.0);
                let wide = width_of(&place.name, Type::Small.size());
                sketch.word(
                    place.name.clone(),
                    at + Vector::new(14.0 + wide / 2.0, 0.0),
                    Type::Small.size(),
                    colours.raised.ink,
                );
                tokens(&place.one, bounds, bounds.y + 44.0, colours, sketch);
            }
        }
    }

    fn outline(&self, size: Size, part: usize) -> Option<Path> {
        let place = self.0.get(part)?;
        Some(shape(place, self.bounds(size, place)))
    }
}

/// A building has a gable, Earth round ends, the ship a bow.
fn shape(place: &ColonyPlace, bounds: Rectangle) -> Path {
    let bounds = bounds.shrink(2.0);
    let Rectangle {
        x,
        y,
        width,
        height,
    } = bounds;
    let points = |points: &[(f32, f32)]| {
        polygon(
            points
                .iter()
                .map(|&(right, down)| Point::new(x + right, y + down)),
        )
    };
    match place.kind {
        ColonyKind::Earth => {
            Path::rounded_rectangle(bounds.position(), bounds.size(), (height / 2.5).into())
        }
        ColonyKind::Ship => points(&[
            (0.0, 0.0),
            (width - height / 2.0, 0.0),
            (width, height / 2.0),
            (width - height / 2.0, height),
            (0.0, height),
        ]),
        ColonyKind::Building(_) => {
            let eaves = size::GAP * 1.5;
            points(&[
                (0.0, eaves),
                (eaves, 0.0),
                (width - eaves, 0.0),
                (width, eaves),
                (width, height),
                (0.0, height),
            ])
        }
    }
}

fn building(
    place: &ColonyPlace,
    bounds: Rectangle,
    colours: &Colours,
    sketch: &mut CanvasBuilder<'_>,
) {
    let (letters, middle) = (Type::Small.size(), bounds.center_x());
    let names = lines_of(&place.name, letters, bounds.width - 12.0);
    for (row, name) in names.into_iter().take(2).enumerate() {
        sketch.word(
            name,
            Point::new(middle, bounds.y + 20.0 + row as f32 * 16.0),
            letters,
            colours.raised.ink,
        );
    }
    if let Some(value) = &place.value {
        sketch.word(
            value.clone(),
            Point::new(middle, bounds.y + 60.0),
            Type::Heading.size(),
            colours.raised.ink,
        );
    }
    let Some((two, room)) = &place.two else {
        return;
    };
    star(
        Point::new(bounds.x + 14.0, bounds.y + 90.0),
        colours,
        sketch,
    );
    let beside = Rectangle {
        x: bounds.x + 18.0,
        width: bounds.width - 20.0,
        ..bounds
    };
    tokens(&place.one, beside, bounds.y + 90.0, colours, sketch);
    for step in 0..2_u8 {
        star(
            Point::new(bounds.x + 12.0 + 10.0 * f32::from(step), bounds.y + 121.0),
            colours,
            sketch,
        );
    }
    let taken: Vec<&Colonists> = two
        .iter()
        .flat_map(|own| std::iter::repeat_n(own, usize::from(own.count)))
        .collect();
    let spaces = usize::from(*room).max(taken.len());
    let wide = ((bounds.width - 36.0) / spaces.max(1) as f32).min(2.0 * TOKEN + 4.0);
    for space in 0..spaces {
        let at = Point::new(
            bounds.x + 32.0 + wide * (space as f32 + 0.5),
            bounds.y + 121.0,
        );
        match taken.get(space) {
            Some(own) => token(own, at, colours, sketch),
            None => sketch.line(&Path::circle(at, TOKEN), colours.outline.ink, 1.0),
        }
    }
}

/// The colonists of each player: a token, and their number where there are several.
fn tokens(
    all: &[Colonists],
    bounds: Rectangle,
    y: f32,
    colours: &Colours,
    sketch: &mut CanvasBuilder<'_>,
) {
    let wide = ((bounds.width - 16.0) / all.len().max(1) as f32).min(48.0);
    for (index, own) in all.iter().enumerate() {
        let at = Point::new(bounds.x + 12.0 + wide * index as f32 + TOKEN, y);
        token(own, at, colours, sketch);
        if own.count != 1 && wide > 2.0 * TOKEN + 6.0 {
            let number = at + Vector::new(TOKEN + 7.0, 0.0);
            sketch.word(
                own.count.to_string(),
                number,
                Type::Small.size(),
                colours.raised.ink,
            );
        }
    }
}

fn token(own: &Colonists, at: Point, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
    sketch.fill(&Path::circle(at, TOKEN), ink_of(own.seat, colours));
    sketch.word(own.letter.clone(), at, 13.0, colours.panel.ground);
}

/// The colour of a player; the letter says it too.
const fn ink_of(seat: usize, colours: &Colours) -> Color {
    match seat {
        0 => colours.food.ink,
        1 => colours.oxygen.ink,
        2 => colours.energy.ink,
        _ => colours.danger.ink,
    }
}

fn star(at: Point, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
    let points = (0..10_u8).map(|step| {
        let (angle, radius) = (
            f32::from(step) * std::f32::consts::PI / 5.0,
            if step % 2 == 0 { 6.0 } else { 2.6 },
        );
        at + Vector::new(angle.sin() * radius, -angle.cos() * radius)
    });
    sketch.fill(&polygon(points), colours.energy.ink);
}
