//! The emblem of a mission: a round patch with one of the two motifs of its kind; which, and its details, follow from its id.
//! That of a campaign has a motif of its own.

use std::f32::consts::{PI, TAU};

use iced::widget::canvas::Path;
use iced::{Point, Size};

use super::Element;
use super::canvas_builder::{CanvasBuilder, polygon, polyline};
use super::canvas_widget::{Picture, picture};
use super::horizon::dome;
use super::sky::mix;
use crate::theme::Colours;
use first_martians::vocabulary::Group;

/// Where the ground of the patch begins, in radii below its middle.
const GROUND: f32 = 0.34;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Mission(Group),
    Campaign,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Emblem {
    kind: Kind,
    seed: u32,
}

/// As wide as high. Every mission has an emblem, and always the same one.
pub(crate) fn emblem<'a, Message: Clone + 'a>(
    group: Group,
    mission: &str,
    side: f32,
) -> Element<'a, Message> {
    picture(
        Emblem {
            kind: Kind::Mission(group),
            seed: seed(mission),
        },
        Size::new(side, side),
    )
}

/// The same for a campaign.
pub(crate) fn campaign_emblem<'a, Message: Clone + 'a>(
    campaign: &str,
    side: f32,
) -> Element<'a, Message> {
    picture(
        Emblem {
            kind: Kind::Campaign,
            seed: seed(campaign),
        },
        Size::new(side, side),
    )
}

/// FNV-1a.
fn seed(id: &str) -> u32 {
    id.bytes().fold(0x811C_9DC5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

impl Emblem {
    /// One of `count` variants; each `salt` chooses on its own.
    const fn pick(self, salt: u32, count: u32) -> u32 {
        (self.seed.rotate_left(salt * 5) >> 4) % count
    }
}

/// A patch that is being drawn: points are in radii from its middle.
struct Patch<'s, 'f> {
    sketch: &'s mut CanvasBuilder<'f>,
    middle: Point,
    radius: f32,
}

impl Patch<'_, '_> {
    fn at(&self, x: f32, y: f32) -> Point {
        Point::new(
            self.middle.x + x * self.radius,
            self.middle.y + y * self.radius,
        )
    }

    fn shape(&self, points: &[(f32, f32)]) -> Path {
        polygon(points.iter().map(|&(x, y)| self.at(x, y)))
    }

    fn open(&self, points: &[(f32, f32)]) -> Path {
        polyline(points.iter().map(|&(x, y)| self.at(x, y)))
    }

    fn disc(&self, x: f32, y: f32, radius: f32) -> Path {
        Path::circle(self.at(x, y), radius * self.radius)
    }

    fn thin(&self) -> f32 {
        (self.radius * 0.055).max(1.0)
    }
}

impl Picture for Emblem {
    fn draw(&self, size: Size, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
        let radius = size.width.min(size.height) / 2.0 - 1.5;
        let patch = &mut Patch {
            sketch,
            middle: Point::new(size.width / 2.0, size.height / 2.0),
            radius,
        };
        patch.sketch.fill(
            &Path::circle(patch.middle, radius),
            mix(colours.text.ground, colours.rust.ink, 0.16),
        );
        let (sun, moon): (f32, bool) = (
            [-0.5, -0.36, 0.4, 0.55][self.pick(1, 4) as usize],
            self.pick(2, 2) == 0,
        );
        // A crane is at the right.
        let sun = if self.kind == Kind::Mission(Group::Building) {
            -sun.abs()
        } else {
            sun
        };
        patch
            .sketch
            .fill(&patch.disc(sun, -0.38, 0.17), colours.rust.ink);
        if moon {
            patch
                .sketch
                .fill(&patch.disc(-sun * 0.7, -0.62, 0.06), colours.text.ink);
        }
        // Below the line of the ground the patch is a segment of its circle.
        let (from, to) = (GROUND.asin(), PI - GROUND.asin());
        let edge = (0..=24_u8).map(|step| from + (to - from) * f32::from(step) / 24.0);
        let ground: Vec<_> = edge.map(|angle| (angle.cos(), angle.sin())).collect();
        patch.sketch.fill(
            &patch.shape(&ground),
            mix(colours.text.ground, colours.rust.ink, 0.5),
        );
        let first = self.has_first_motif();
        match self.kind {
            Kind::Mission(Group::Building) if first => self.dome_and_crane(patch, colours),
            Kind::Mission(Group::Building) => self.mast(patch, colours),
            Kind::Mission(Group::Exploration) if first => self.mountains(patch, colours),
            Kind::Mission(Group::Exploration) => self.tractors(patch, colours),
            Kind::Mission(Group::Research) if first => self.flask(patch, colours),
            Kind::Mission(Group::Research) => self.dish(patch, colours),
            Kind::Campaign => self.way_with_stops(patch, colours),
        }
        let rim = match self.kind {
            Kind::Mission(Group::Building) => colours.build.ink,
            Kind::Mission(Group::Exploration) => colours.food.ink,
            Kind::Mission(Group::Research) => colours.oxygen.ink,
            Kind::Campaign => colours.energy.ink,
        };
        patch
            .sketch
            .line(&Path::circle(patch.middle, radius), rim, patch.thin() * 1.4);
    }
}

impl Emblem {
    /// Chosen such that the two shipped missions of each kind have different motifs.
    const fn has_first_motif(self) -> bool {
        self.pick(8, 6) < 3
    }

    /// A dome that is finished, and one that a crane builds.
    fn dome_and_crane(self, patch: &mut Patch<'_, '_>, colours: &Colours) {
        let (ink, thin, foot) = (colours.text.ink, patch.thin(), GROUND + 0.04);
        let size = [0.34, 0.38, 0.42][self.pick(3, 3) as usize];
        patch
            .sketch
            .fill(&dome(patch.at(-0.4, foot), size * patch.radius), ink);
        for window in [-0.14, 0.14] {
            patch.sketch.fill(
                &patch.disc(-0.4 + window, foot - size * 0.36, 0.055),
                colours.rust.ink,
            );
        }
        let (middle, frame) = (0.34, [0.26, 0.3][self.pick(4, 2) as usize]);
        patch.sketch.line(
            &dome(patch.at(middle, foot), frame * patch.radius),
            ink,
            thin,
        );
        patch.sketch.line(
            &patch.open(&[(middle, foot), (middle, foot - frame)]),
            ink,
            thin,
        );
        let (mast, beam) = (0.76, [-0.4, -0.32][self.pick(5, 2) as usize]);
        patch.sketch.line(
            &patch.open(&[
                (mast, foot - 0.04),
                (mast, beam),
                (middle, beam),
                (middle, beam + 0.2),
            ]),
            ink,
            thin,
        );
        patch.sketch.line(
            &patch.open(&[(mast, beam + 0.2), (mast - 0.18, beam)]),
            ink,
            thin,
        );
    }

    /// A mast with a lamp beside a low dome, and haze before the sky.
    fn mast(self, patch: &mut Patch<'_, '_>, colours: &Colours) {
        let (ink, thin, foot) = (colours.text.ink, patch.thin(), GROUND + 0.04);
        for (y, half) in [(-0.2, 0.84), (-0.06, 0.62), (0.08, 0.8)] {
            patch.sketch.line(
                &patch.open(&[(-half, y), (half * 0.7, y)]),
                mix(colours.text.ground, colours.rust.ink, 0.6),
                thin,
            );
        }
        let size = [0.3, 0.34, 0.38][self.pick(3, 3) as usize];
        patch
            .sketch
            .fill(&dome(patch.at(-0.34, foot), size * patch.radius), ink);
        let (mast, top) = (
            [0.36, 0.44][self.pick(4, 2) as usize],
            [-0.5, -0.42][self.pick(5, 2) as usize],
        );
        patch.sketch.line(
            &patch.open(&[(mast - 0.16, foot), (mast, top), (mast + 0.16, foot)]),
            ink,
            thin,
        );
        for (y, half) in [(0.12, 0.11), (-0.12, 0.06)] {
            patch.sketch.line(
                &patch.open(&[(mast - half, y), (mast + half, y)]),
                ink,
                thin * 0.8,
            );
        }
        patch
            .sketch
            .fill(&patch.disc(mast, top, 0.12), colours.energy.ink);
        for (x, y) in [(-0.26, 0.0), (0.26, 0.0), (-0.19, -0.19), (0.19, -0.19)] {
            patch.sketch.line(
                &patch.open(&[(mast + x * 0.75, top + y * 0.75), (mast + x, top + y)]),
                colours.energy.ink,
                thin,
            );
        }
    }

    /// A way with a stop for each of several chapters, and two domes where it leads.
    fn way_with_stops(self, patch: &mut Patch<'_, '_>, colours: &Colours) {
        let (ink, thin, foot) = (colours.text.ink, patch.thin(), GROUND + 0.04);
        let way = if self.pick(5, 2) == 0 { 1.0 } else { -1.0 };
        let (near, far) = (
            [0.3, 0.34][self.pick(3, 2) as usize],
            [0.2, 0.24][self.pick(4, 2) as usize],
        );
        for (x, size) in [(-0.3 * way, near), (0.32 * way, far)] {
            patch
                .sketch
                .fill(&dome(patch.at(x, foot), size * patch.radius), ink);
            patch
                .sketch
                .fill(&patch.disc(x, foot - size * 0.4, 0.055), colours.rust.ink);
        }
        let stops = [
            (-0.34, 0.84, 0.1),
            (0.3, 0.72, 0.085),
            (-0.16, 0.6, 0.07),
            (0.14, 0.5, 0.055),
            (0.02, 0.42, 0.045),
        ]
        .map(|(x, y, size)| (x * way, y, size));
        patch
            .sketch
            .line(&patch.open(&stops.map(|(x, y, _)| (x, y))), ink, thin * 0.8);
        for (x, y, size) in stops {
            patch
                .sketch
                .fill(&patch.disc(x, y, size), colours.energy.ink);
        }
    }

    /// Mountains, a way to them, and a flag on the highest.
    fn mountains(self, patch: &mut Patch<'_, '_>, colours: &Colours) {
        let (ink, thin) = (colours.text.ink, patch.thin());
        let peak = [-0.2, 0.06, 0.2][self.pick(3, 3) as usize];
        let top = [-0.34, -0.24][self.pick(4, 2) as usize];
        patch.sketch.fill(
            &patch.shape(&[(-0.86, GROUND), (-0.5, -0.04), (-0.12, GROUND)]),
            mix(colours.text.ground, ink, 0.55),
        );
        patch.sketch.fill(
            &patch.shape(&[(0.2, GROUND), (0.56, -0.1), (0.86, GROUND)]),
            mix(colours.text.ground, ink, 0.55),
        );
        patch.sketch.fill(
            &patch.shape(&[(peak - 0.5, GROUND), (peak, top), (peak + 0.48, GROUND)]),
            ink,
        );
        patch
            .sketch
            .line(&patch.open(&[(peak, top), (peak, top - 0.34)]), ink, thin);
        patch.sketch.fill(
            &patch.shape(&[
                (peak, top - 0.34),
                (peak + 0.26, top - 0.25),
                (peak, top - 0.16),
            ]),
            colours.rust.ink,
        );
        let way = if self.pick(5, 2) == 0 { 1.0 } else { -1.0 };
        let track = [
            (-0.34, 0.9),
            (0.1, 0.74),
            (-0.14, 0.58),
            (0.06, 0.46),
            (0.0, GROUND),
        ]
        .map(|(x, y)| (x * way + peak * 0.4, y));
        patch.sketch.dashed(&patch.open(&track), ink, thin);
    }

    /// Tractors in a row, and the ruts that they leave.
    fn tractors(self, patch: &mut Patch<'_, '_>, colours: &Colours) {
        let (ink, thin) = (colours.text.ink, patch.thin());
        let way = if self.pick(5, 2) == 0 { 1.0 } else { -1.0 };
        let hill = [0.1, -0.02][self.pick(4, 2) as usize];
        patch.sketch.fill(
            &patch.shape(&[(-0.9, GROUND), (-0.3 * way, hill), (0.9, GROUND)]),
            mix(colours.text.ground, ink, 0.45),
        );
        for (middle, size) in [(-0.56, 0.8), (-0.06, 0.9), (0.5, 1.0)] {
            let (x, foot) = (middle * way, GROUND + 0.1);
            let part = |dx: f32, dy: f32| (x + dx * size * way, foot + dy * size);
            patch.sketch.fill(
                &patch.shape(&[
                    part(-0.2, -0.06),
                    part(-0.2, -0.2),
                    part(0.02, -0.2),
                    part(0.02, -0.06),
                ]),
                ink,
            );
            patch.sketch.fill(
                &patch.shape(&[
                    part(0.04, -0.06),
                    part(0.04, -0.32),
                    part(0.16, -0.32),
                    part(0.2, -0.06),
                ]),
                ink,
            );
            for wheel in [-0.12, 0.1] {
                let (x, y) = part(wheel, -0.02);
                patch.sketch.fill(&patch.disc(x, y, 0.075 * size), ink);
                patch
                    .sketch
                    .fill(&patch.disc(x, y, 0.03 * size), colours.rust.ink);
            }
        }
        for y in [0.6, 0.7] {
            patch
                .sketch
                .dashed(&patch.open(&[(-0.64, y), (0.64, y)]), ink, thin * 0.8);
        }
    }

    /// A flask with something in it.
    fn flask(self, patch: &mut Patch<'_, '_>, colours: &Colours) {
        let (ink, thin) = (colours.text.ink, patch.thin());
        let level = [0.2, 0.3, 0.38][self.pick(3, 3) as usize];
        let slope = |y: f32| 0.12 + (y + 0.16) * 0.5;
        let inside = colours.oxygen.ink;
        patch.sketch.fill(
            &patch.shape(&[
                (-slope(level), level),
                (slope(level), level),
                (0.42, 0.58),
                (-0.42, 0.58),
            ]),
            inside,
        );
        for (index, (x, y)) in [(-0.16, 0.04), (0.1, -0.08), (0.02, -0.66), (-0.06, -0.84)]
            .into_iter()
            .enumerate()
        {
            if self.pick(6 + index as u32, 3) > 0 {
                patch.sketch.line(
                    &Path::circle(patch.at(x, y), 0.06 * patch.radius),
                    inside,
                    thin * 0.8,
                );
            }
        }
        let glass = [
            (-0.12, -0.5),
            (-0.12, -0.16),
            (-0.48, 0.6),
            (0.48, 0.6),
            (0.12, -0.16),
            (0.12, -0.5),
        ];
        patch.sketch.line(&patch.open(&glass), ink, thin * 1.2);
        patch
            .sketch
            .line(&patch.open(&[(-0.2, -0.5), (0.2, -0.5)]), ink, thin * 1.2);
        let ring = if self.pick(4, 2) == 0 { 0.78 } else { 0.7 };
        patch
            .sketch
            .line(&arc(patch, ring, TAU * 0.06, TAU * 0.16), ink, thin * 0.7);
    }

    /// A dish seen from above, with what grows in it, and a closed ring around.
    fn dish(self, patch: &mut Patch<'_, '_>, colours: &Colours) {
        let (ink, thin) = (colours.text.ink, patch.thin());
        let inside = colours.oxygen.ink;
        let dish = Path::circle(patch.at(0.0, 0.08), 0.52 * patch.radius);
        patch.sketch.fill(&dish, colours.text.ground);
        patch.sketch.line(&dish, ink, thin * 1.2);
        patch.sketch.line(
            &Path::circle(patch.at(0.0, 0.08), 0.44 * patch.radius),
            ink,
            thin * 0.6,
        );
        let spots = [
            (-0.2, -0.04, 0.09),
            (0.14, -0.14, 0.06),
            (0.2, 0.16, 0.1),
            (-0.08, 0.26, 0.07),
            (-0.26, 0.2, 0.05),
            (0.0, 0.06, 0.05),
        ];
        for (index, (x, y, radius)) in spots.into_iter().enumerate() {
            if self.pick(6 + index as u32, 3) > 0 {
                patch.sketch.fill(&patch.disc(x, y, radius), inside);
            }
        }
    }
}

/// A part of a circle around the middle.
fn arc(patch: &Patch<'_, '_>, radius: f32, from: f32, to: f32) -> Path {
    let points = (0..=8_u8).map(|step| from + (to - from) * f32::from(step) / 8.0);
    polyline(points.map(|angle| patch.at(radius * angle.cos(), radius * angle.sin())))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_shipped_missions_of_a_kind_have_different_motifs() {
        let pairs = [
            ("make-yourself-at-home", "brown-sky"),
            ("the-quiet-valley", "the-long-haul"),
            ("a-grain-of-salt", "quarantine"),
        ];
        let of = |id: &str| {
            Emblem {
                kind: Kind::Mission(Group::Building),
                seed: seed(id),
            }
            .has_first_motif()
        };
        for (one, other) in pairs {
            assert_ne!(of(one), of(other), "{one} and {other}");
        }
    }

    #[test]
    fn a_mission_keeps_its_emblem_and_many_have_their_own() {
        let of = |id: &str| Emblem {
            kind: Kind::Mission(Group::Exploration),
            seed: seed(id),
        };
        assert_eq!(of("the-mast"), of("the-mast"));
        let variants: BTreeSet<_> = (0..60_u8)
            .map(|number| {
                let emblem = of(&format!("mission-{number}"));
                [1, 2, 3, 4, 5].map(|salt| emblem.pick(salt, 6))
            })
            .collect();
        assert!(variants.len() > 40, "only {} of 60 differ", variants.len());
    }
}
