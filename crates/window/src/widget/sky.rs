//! The sol as light: the sky over Mars from dawn to night, with the sun above the current phase. It darkens with the Malfunction tracks.

use std::f32::consts::PI;

use iced::widget::canvas::Path;
use iced::{Color, Point};

use super::canvas_builder::{CanvasBuilder, polyline};
use super::canvas_widget::{Picture, picture};
use super::prelude::*;
use crate::theme::Colours;
pub(super) use crate::theme::mixed as mix;

/// The height of the sky.
const HIGH: f32 = 18.0;
/// The height of the names below it.
const NAMES: f32 = 18.0;
/// How many strips of one colour the sky has.
const STRIPS: u8 = 60;
const SUN: f32 = 6.0;
/// How much light a full Malfunction track takes away.
const DARKEST: f32 = 0.6;
/// The least contrast of the sun to its sky.
const LEAST: f32 = 3.0;

/// A sol: its phases, the current one, and how near the worst Malfunction track is to its top.
#[derive(Debug, Clone, PartialEq)]
pub struct Sky {
    /// The names of the phases, from the first on.
    pub phases: Vec<String>,
    /// `None` before the sol begins and after it ends.
    pub present: Option<usize>,
    /// From 0, all tracks empty, to 1, one is full.
    pub(crate) darkness: f32,
    /// Whether the names of the phases stand below it.
    pub(crate) shows_names: bool,
}

/// As wide as there is room.
pub fn sky<'a, Message: Clone + 'a>(sky: Sky) -> Element<'a, Message> {
    let high = if sky.shows_names { HIGH + NAMES } else { HIGH };
    container(responsive(move |room: Size| {
        picture(sky.clone(), Size::new(room.width, high))
    }))
    .width(Length::Fill)
    .height(high)
    .into()
}

impl Sky {
    /// The share of the sol in the middle of a phase.
    fn middle(&self, phase: usize) -> f32 {
        (count(phase) + 0.5) / count(self.phases.len().max(1))
    }
}

impl Picture for Sky {
    fn draw(&self, size: Size, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
        let (dark, light) = ends(colours);
        let shine = |there: f32| light_at(there) * (1.0 - DARKEST * self.darkness);
        let strip = size.width / f32::from(STRIPS);
        for number in 0..STRIPS {
            let there = (f32::from(number) + 0.5) / f32::from(STRIPS);
            let at = Point::new(f32::from(number) * strip, 0.0);
            // Strips overlap, so that no line shows between them.
            let wide = (strip + 1.0).min(size.width - at.x);
            sketch.fill(
                &Path::rectangle(at, Size::new(wide, HIGH)),
                mix(dark, light, shine(there)),
            );
        }
        let ground = |from: f32, to: f32| {
            polyline([Point::new(from, HIGH - 1.0), Point::new(to, HIGH - 1.0)])
        };
        sketch.line(&ground(0.0, size.width), colours.line.ink, 2.0);
        if let Some(present) = self.present {
            let there = self.middle(present);
            sketch.line(&ground(0.0, there * size.width), colours.rust.ink, 2.0);
            let up = (PI * there).sin() * (HIGH - 2.0 * SUN - 1.0);
            let sun = Path::circle(Point::new(there * size.width, HIGH - SUN - up), SUN);
            sketch.fill(&sun, sun_on(mix(dark, light, shine(there)), colours));
        }
        for (phase, name) in self.phases.iter().enumerate().filter(|_| self.shows_names) {
            let ink = if self.present == Some(phase) {
                colours.text.ink
            } else {
                colours.quiet.ink
            };
            let at = Point::new(self.middle(phase) * size.width, HIGH + NAMES / 2.0 + 1.0);
            sketch.word(name.clone(), at, Type::Small.size(), ink);
        }
    }
}

/// The light of a moment of the sol, both from 0 to 1: most of it before noon, none at night.
fn light_at(there: f32) -> f32 {
    (PI * (there * 1.08).min(1.0)).sin().max(0.0)
}

/// The colours of the night and of the day.
fn ends(colours: &Colours) -> (Color, Color) {
    let (darker, _) = by_light(colours);
    (
        mix(darker, colours.rust.ink, 0.12),
        mix(colours.rust.ink, darker, 0.15),
    )
}

/// The darker and the lighter one of the ink and the ground of the theme.
fn by_light(colours: &Colours) -> (Color, Color) {
    let (ink, ground) = (colours.text.ink, colours.text.ground);
    if ground.relative_luminance() < ink.relative_luminance() {
        (ground, ink)
    } else {
        (ink, ground)
    }
}

/// A bright sun, but where it would not be seen on a bright sky.
fn sun_on(sky: Color, colours: &Colours) -> Color {
    let (darker, lighter) = by_light(colours);
    if contrast(lighter, sky) >= LEAST {
        lighter
    } else {
        darker
    }
}

/// The contrast ratio by WCAG, from 1 to 21.
pub(super) fn contrast(one: Color, other: Color) -> f32 {
    let (one, other) = (one.relative_luminance(), other.relative_luminance());
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn count(number: usize) -> f32 {
    f32::from(u16::try_from(number).unwrap_or(u16::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::{DAY, HIGH_CONTRAST, NIGHT};

    #[test]
    fn the_sun_is_seen_on_every_sky() {
        for colours in [NIGHT, DAY, HIGH_CONTRAST] {
            let (dark, light) = ends(&colours);
            for step in 0..=10_u8 {
                let sky = mix(dark, light, f32::from(step) / 10.0);
                let contrast = contrast(sun_on(sky, &colours), sky);
                assert!(contrast >= LEAST, "{contrast} at {step}");
            }
        }
    }

    #[test]
    fn a_sol_is_dark_at_its_end_and_bright_before_noon() {
        assert!(light_at(0.45) > 0.95);
        assert!(light_at(1.0) < 0.05);
        assert!(light_at(0.1) > light_at(0.97));
    }
}
