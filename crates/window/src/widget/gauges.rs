//! Instruments: a name, a scale and a number each, one below the other.

use iced::widget::canvas::Path;
use iced::{Color, Point, Rectangle, Size};

use super::Element;
use super::canvas_builder::{CanvasBuilder, fitting, polygon, width_of};
use super::canvas_widget::{Drawing, DrawnPart, canvas_widget};
use super::sign::Sign;
use crate::theme::{Colours, Type, size};
use first_martians::vocabulary::Resource;

/// The height of a gauge.
const LINE: f32 = 28.0;
/// The widest space of a scale.
const SPACE: f32 = 15.0;
/// The part of a scale from which on it warns.
const WARNS: f32 = 2.0 / 3.0;

/// What is measured: its colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Measured {
    Supply(Resource),
    Stress,
    Morale,
    Wounds,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scale {
    /// That many of the spaces are filled; more than there are spaces fill all.
    Fill { at: u8, of: u8 },
    /// A marker on a space; the spaces are numbered.
    Marker { at: i8, least: i8, most: i8 },
}

#[derive(Debug, Clone, PartialEq)]
pub struct Gauge {
    pub measured: Measured,
    pub name: String,
    pub scale: Scale,
    pub number: String,
}

#[derive(Debug, Clone, PartialEq)]
struct Gauges {
    id: String,
    label: String,
    is_open: bool,
    lines: Vec<Gauge>,
}

/// Gauges in that width, which can be pressed as one.
pub fn gauges<'a, Message: Clone + 'a>(
    id: impl Into<String>,
    lines: Vec<Gauge>,
    width: f32,
    is_open: bool,
    press: Option<Message>,
) -> Element<'a, Message> {
    let said: Vec<_> = lines
        .iter()
        .map(|gauge| format!("{}: {}", gauge.name, gauge.number))
        .collect();
    let height = gauges_height(lines.len());
    let drawing = Gauges {
        id: id.into(),
        label: said.join(". "),
        is_open,
        lines,
    };
    canvas_widget(drawing, Size::new(width, height), move |()| press.clone())
}

/// The height of that many gauges.
pub fn gauges_height(count: usize) -> f32 {
    LINE * count as f32 + 2.0 * size::SNUG
}

impl Drawing for Gauges {
    type Part = ();

    fn parts(&self, size: Size) -> Vec<DrawnPart<()>> {
        let bounds = Rectangle::with_size(size);
        vec![DrawnPart {
            part: (),
            id: self.id.clone(),
            label: self.label.clone(),
            chosen: self.is_open,
            bounds,
        }]
    }

    fn hit(&self, size: Size, point: Point) -> Option<()> {
        Rectangle::with_size(size).contains(point).then_some(())
    }

    fn draw(&self, size: Size, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
        let letters = Type::Small.size();
        let ground = Path::rounded_rectangle(Point::ORIGIN, size, size::RADIUS.into());
        sketch.fill(&ground, colours.panel.ground);
        if self.is_open {
            sketch.line(&ground, colours.text.ink, 3.0);
        }
        let widest = |text: fn(&Gauge) -> &String, letters| {
            self.lines
                .iter()
                .map(|line| width_of(text(line), letters))
                .fold(0.0, f32::max)
        };
        let names = widest(|line| &line.name, letters).min(size.width * 0.4);
        let numbers = widest(|line| &line.number, letters * 1.3);
        let left = size::SNUG + size::CUBE + names + size::SNUG;
        let right = size.width - size::SNUG - numbers - size::SNUG;
        for (index, gauge) in self.lines.iter().enumerate() {
            let y = size::SNUG + LINE * (index as f32 + 0.5);
            let ink = gauge.measured.ink(colours);
            gauge
                .measured
                .sign()
                .draw(sketch, Point::new(size::SNUG + 8.0, y), 16.0, ink);
            let name = fitting(&gauge.name, letters, names);
            let wide = width_of(&name, letters);
            sketch.word(
                name,
                Point::new(size::SNUG + size::CUBE + wide / 2.0, y),
                letters,
                colours.panel.ink,
            );
            scale(gauge, (left, right), y, ink, colours, sketch);
            let wide = width_of(&gauge.number, letters * 1.3);
            let at = Point::new(size.width - size::SNUG - wide / 2.0, y);
            sketch.word(gauge.number.clone(), at, letters * 1.3, colours.panel.ink);
        }
    }

    fn outline(&self, size: Size, (): ()) -> Option<Path> {
        let bounds = Rectangle::with_size(size).shrink(1.5);
        Some(Path::rounded_rectangle(
            bounds.position(),
            bounds.size(),
            size::RADIUS.into(),
        ))
    }
}

impl Measured {
    const fn sign(self) -> Sign {
        match self {
            Self::Supply(resource) => Sign::of_resource(resource),
            Self::Stress => Sign::Stress,
            Self::Morale => Sign::Morale,
            Self::Wounds => Sign::Icon(crate::icon::Icon::Wound),
        }
    }

    const fn ink(self, colours: &Colours) -> Color {
        match self {
            Self::Supply(Resource::Oxygen) => colours.oxygen.ink,
            Self::Supply(Resource::Energy) => colours.energy.ink,
            Self::Supply(Resource::Food) => colours.food.ink,
            Self::Stress => colours.adventure.ink,
            Self::Morale => colours.rust.ink,
            Self::Wounds => colours.danger.ink,
        }
    }
}

fn scale(
    gauge: &Gauge,
    (left, right): (f32, f32),
    y: f32,
    ink: Color,
    colours: &Colours,
    sketch: &mut CanvasBuilder<'_>,
) {
    let room = |count: u8| ((right - left) / f32::from(count.max(1))).min(SPACE);
    match gauge.scale {
        Scale::Fill { at, of } => {
            let wide = room(of);
            for space in 0..of {
                let warns =
                    gauge.measured == Measured::Stress && f32::from(space) >= f32::from(of) * WARNS;
                let ink = if warns { colours.danger.ink } else { ink };
                let from = Point::new(left + wide * f32::from(space) + 1.0, y - 6.0);
                let path = Path::rounded_rectangle(from, Size::new(wide - 2.0, 12.0), 2.0.into());
                if space < at {
                    sketch.fill(&path, ink);
                }
                sketch.line(&path, ink, 1.0);
            }
        }
        Scale::Marker { at, least, most } => {
            let count = u8::try_from(most - least + 1).unwrap_or(1);
            let wide = ((right - left) / f32::from(count)).min(2.0 * SPACE);
            for (space, value) in (least..=most).enumerate() {
                let middle = Point::new(left + wide * (space as f32 + 0.5), y);
                let is_here = value == at;
                let word = value.unsigned_abs().to_string();
                let box_at = Point::new(middle.x - wide / 2.0 + 1.0, y - 9.0);
                let path = Path::rounded_rectangle(box_at, Size::new(wide - 2.0, 18.0), 3.0.into());
                if is_here {
                    sketch.fill(&path, ink);
                }
                sketch.line(&path, ink, 1.0);
                let on = colours.text.ground;
                let sign = if value < 0 { "−" } else { "" };
                let written = format!("{sign}{word}");
                if width_of(&written, 13.0) < wide {
                    sketch.word(
                        written,
                        middle,
                        13.0,
                        if is_here { on } else { colours.panel.ink },
                    );
                }
                if is_here {
                    let tip = [(0.0, -9.0), (-4.0, -14.0), (4.0, -14.0)];
                    sketch.fill(
                        &polygon(tip.map(|(x, dy)| Point::new(middle.x + x, y + dy))),
                        ink,
                    );
                }
            }
        }
    }
}
