//! The picture above the end of a mission: the sun rises over a lit HUB, or has set over a dark one.

use iced::widget::canvas::Path;
use iced::widget::{container, responsive};
use iced::{Color, Length, Padding, Point, Rectangle, Size};

use super::Element;
use super::canvas_builder::{CanvasBuilder, polygon};
use super::canvas_widget::{Picture, picture};
use super::sky::mix;
use crate::theme::{Colours, NIGHT, size};

/// How high it is.
const HIGH: f32 = 112.0;
/// How many strips of one colour the sky has.
const STRIPS: u8 = 28;
/// The domes of the HUB: middle and radius, as shares of the height, from [`HUB`] on.
const DOMES: [(f32, f32); 4] = [(-1.15, 0.2), (-0.62, 0.3), (0.04, 0.4), (0.72, 0.26)];
/// The middle of the HUB, as a share of the width.
const HUB: f32 = 0.36;
/// Where the ground begins, as a share of the height.
const GROUND: f32 = 0.8;
/// The hills: shares of the width and of the height.
const HILLS: [(f32, f32); 7] = [
    (0.0, 0.74),
    (0.14, 0.6),
    (0.27, 0.7),
    (0.42, 0.63),
    (0.61, 0.72),
    (0.83, 0.56),
    (1.0, 0.68),
];
/// The stars of a lost mission, likewise.
const STARS: [(f32, f32); 9] = [
    (0.06, 0.2),
    (0.15, 0.42),
    (0.24, 0.12),
    (0.36, 0.3),
    (0.47, 0.16),
    (0.58, 0.36),
    (0.7, 0.14),
    (0.84, 0.3),
    (0.94, 0.1),
];
/// How many edges a dome has.
const CORNERS: u8 = 24;
const STAR: f32 = 0.012;
const SUN: (f32, f32) = (0.72, 0.62);

/// What is drawn above a poster: its colours, and its shapes in a picture of that size; also written to SVG.
#[derive(Debug)]
pub(crate) struct PosterSky {
    /// At its top, and at the horizon.
    pub above: Color,
    pub below: Color,
    /// Sun or stars: middle, radius and colour.
    pub lights: Vec<(Point, f32, Color)>,
    pub(crate) hills: Vec<Point>,
    pub(crate) hill: Color,
    /// The outlines of the domes, each with its window.
    pub(crate) domes: Vec<(Vec<Point>, Rectangle)>,
    pub ground: Rectangle,
    pub(crate) dome: Color,
    pub window: Color,
}

pub(crate) fn poster_sky(is_won: bool, size: Size, colours: &Colours) -> PosterSky {
    let (ink, paper) = (colours.text.ink, colours.text.ground);
    let (darker, lighter) = if paper.relative_luminance() < ink.relative_luminance() {
        (paper, ink)
    } else {
        (ink, paper)
    };
    let sky = |share: f32| mix(darker, colours.rust.ink, share);
    let (above, below) = if is_won {
        (sky(0.25), sky(0.9))
    } else {
        (darker, sky(0.3))
    };
    let dome = mix(above, Color::BLACK, 0.6);
    let at = |(x, y): (f32, f32)| Point::new(x * size.width, y * size.height);
    let lights = if is_won {
        vec![
            (at(SUN), 0.3 * size.height, mix(below, lighter, 0.25)),
            (at(SUN), 0.22 * size.height, lighter),
        ]
    } else {
        STARS
            .iter()
            .map(|&star| (at(star), STAR * size.height, lighter))
            .collect()
    };
    let domes = DOMES.iter().map(|&(x, radius)| {
        let (middle, radius) = (
            Point::new(HUB * size.width + x * size.height, GROUND * size.height),
            radius * size.height,
        );
        let window = Size::new(radius * 0.5, radius * 0.22);
        let corner = Point::new(middle.x - window.width / 2.0, middle.y - radius * 0.55);
        (half_disc(middle, radius), Rectangle::new(corner, window))
    });
    PosterSky {
        above,
        below,
        lights,
        hills: HILLS
            .into_iter()
            .chain([(1.0, 1.0), (0.0, 1.0)])
            .map(at)
            .collect(),
        hill: mix(above, Color::BLACK, 0.25),
        domes: domes.collect(),
        ground: Rectangle::new(
            at((0.0, GROUND)),
            Size::new(size.width, size.height * (1.0 - GROUND)),
        ),
        dome,
        window: if is_won {
            NIGHT.energy.ink
        } else {
            mix(dome, Color::WHITE, 0.12)
        },
    }
}

/// The corners of the upper half of a disc.
fn half_disc(middle: Point, radius: f32) -> Vec<Point> {
    let corner = |step: u8| {
        let (sin, cos) = (f32::from(step) * std::f32::consts::PI / f32::from(CORNERS)).sin_cos();
        Point::new(middle.x - cos * radius, middle.y - sin * radius)
    };
    (0..=CORNERS).map(corner).collect()
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Dawn {
    is_won: bool,
}

impl Picture for Dawn {
    fn draw(&self, size: Size, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
        let sky = poster_sky(self.is_won, size, colours);
        let strip = size.height / f32::from(STRIPS);
        for number in 0..STRIPS {
            let share = f32::from(number) / f32::from(STRIPS);
            let at = Point::new(0.0, f32::from(number) * strip);
            // Strips overlap, so that no line shows between them.
            let high = (strip + 1.0).min(size.height - at.y);
            sketch.fill(
                &Path::rectangle(at, Size::new(size.width, high)),
                mix(sky.above, sky.below, share),
            );
        }
        for (middle, radius, light) in sky.lights {
            sketch.fill(&Path::circle(middle, radius), light);
        }
        sketch.fill(&polygon(sky.hills), sky.hill);
        for (dome, window) in sky.domes {
            sketch.fill(&polygon(dome), sky.dome);
            sketch.fill(
                &Path::rounded_rectangle(window.position(), window.size(), 2.0.into()),
                sky.window,
            );
        }
        sketch.fill(
            &Path::rectangle(sky.ground.position(), sky.ground.size()),
            sky.dome,
        );
    }
}

/// As wide as there is room.
pub(crate) fn dawn<'a, Message: Clone + 'a>(is_won: bool) -> Element<'a, Message> {
    let drawn = container(responsive(move |room: Size| {
        picture(Dawn { is_won }, Size::new(room.width, HIGH))
    }));
    container(drawn.width(Length::Fill).height(HIGH))
        .padding(Padding::ZERO.bottom(size::TIGHT))
        .into()
}
