//! Where the regions of the map are: the HUB in the middle, three rings around it, each in eight sectors.

use std::f32::consts::{FRAC_PI_4, TAU};

use iced::widget::canvas::Path;
use iced::{Point, Rectangle, Size};

use crate::theme::size;
use crate::widget::canvas_builder::polygon;
use first_martians::vocabulary::{Direction, Region};

pub(crate) const RINGS: u8 = 3;
/// The radius of the HUB, in widths of a ring: large enough that a name fits a sector of the first ring.
const HUB: f32 = 1.0;
/// Half of the gap between two tiles.
const GAP: f32 = 1.25;
/// Around the outermost ring, for what marks a tile.
const EDGE: f32 = 3.0;
/// Into how many lines an arc is divided.
const STEPS: u8 = 12;

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Spot {
    Hub,
    Region(Region),
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Geometry {
    pub middle: Point,
    /// The width of a ring.
    pub ring: f32,
}

impl Geometry {
    pub fn of(size: Size) -> Self {
        let radius = size.width.min(size.height) / 2.0 - EDGE;
        Self {
            middle: Point::new(size.width / 2.0, size.height / 2.0),
            ring: radius / (HUB + f32::from(RINGS)),
        }
    }

    /// The side of the square in which a region is `ring` wide.
    pub(crate) fn side_for(ring: f32) -> f32 {
        2.0 * (ring * (HUB + f32::from(RINGS)) + EDGE)
    }

    /// Whether each region is large enough to be pressed by a finger.
    pub(crate) fn has_room_for_fingers(&self) -> bool {
        self.ring >= size::ROW - 0.5
    }

    pub fn hub(&self) -> f32 {
        self.ring * HUB
    }

    /// The inner radius of a ring; its outer one is that of the next.
    pub fn inner(&self, ring: u8) -> f32 {
        self.ring * (HUB + f32::from(ring.saturating_sub(1)))
    }

    /// The angle of the middle of a direction, clockwise from the north.
    pub(crate) fn angle(direction: Direction) -> f32 {
        FRAC_PI_4 * f32::from(direction as u8)
    }

    pub fn point(&self, angle: f32, radius: f32) -> Point {
        Point::new(
            self.middle.x + radius * angle.sin(),
            self.middle.y - radius * angle.cos(),
        )
    }

    pub(crate) fn middle_of(&self, region: Region) -> Point {
        self.point(
            Self::angle(region.direction),
            self.inner(region.ring) + self.ring / 2.0,
        )
    }

    /// What is there; `None` outside the map.
    pub fn at(&self, point: Point) -> Option<Spot> {
        let (right, up) = (point.x - self.middle.x, self.middle.y - point.y);
        let far = right.hypot(up) / self.ring - HUB;
        if far < 0.0 {
            return Some(Spot::Hub);
        }
        let ring = (1..=RINGS).find(|&ring| far < f32::from(ring))?;
        let turn =
            (right.atan2(up).rem_euclid(TAU) / FRAC_PI_4).round() as usize % Direction::ALL.len();
        let direction = Direction::ALL.get(turn).copied()?;
        Some(Spot::Region(Region { ring, direction }))
    }

    /// A square around the middle of a region; squares of neighbours hardly touch.
    pub fn square(&self, region: Region) -> Rectangle {
        around(self.middle_of(region), self.ring)
    }

    /// The same for all regions of a direction.
    pub(crate) fn wedge(&self, direction: Direction) -> Rectangle {
        let radius = (self.inner(1) + self.inner(RINGS + 1)) / 2.0;
        around(self.point(Self::angle(direction), radius), 1.6 * self.ring)
    }

    /// The outline of a region, smaller by `inset` on all sides.
    pub(crate) fn outline(&self, region: Region, inset: f32) -> Path {
        self.sector(region.direction, region.ring, region.ring, inset)
    }

    /// The outline of all regions of a direction.
    pub(crate) fn outline_of(&self, direction: Direction, inset: f32) -> Path {
        self.sector(direction, 1, RINGS, inset)
    }

    fn sector(&self, direction: Direction, first: u8, last: u8, inset: f32) -> Path {
        let inset = GAP + inset;
        let (inner, outer) = (self.inner(first) + inset, self.inner(last + 1) - inset);
        let middle = Self::angle(direction);
        let arc = |radius: f32, step: u8| {
            // The same distance from the neighbour at every radius.
            let half = FRAC_PI_4 / 2.0 - (inset / radius).min(1.0).asin();
            self.point(
                middle + half * (2.0 * f32::from(step) / f32::from(STEPS) - 1.0),
                radius,
            )
        };
        let there = (0..=STEPS).map(|step| arc(outer, step));
        polygon(there.chain((0..=STEPS).rev().map(|step| arc(inner, step))))
    }

    /// The widest stretch of a row of that height within a region; `None` where the row is not in it.
    pub fn row(&self, region: Region, top: f32, height: f32) -> Option<(f32, f32)> {
        let middle = self.middle_of(region);
        let is_in = |x: f32| {
            let ends = [top, top + height / 2.0, top + height];
            ends.into_iter()
                .all(|y| self.at(Point::new(x, y)) == Some(Spot::Region(region)))
        };
        let start = middle.x - 1.5 * self.ring;
        let (mut best, mut from): ((f32, f32), Option<f32>) = ((0.0, 0.0), None);
        for step in 0..=(3.0 * self.ring) as u16 {
            let x = start + f32::from(step);
            from = if is_in(x) { from.or(Some(x)) } else { None };
            if let Some(left) = from
                && x - left > best.1 - best.0
            {
                best = (left, x);
            }
        }
        let (left, right) = (best.0 + 2.0 * GAP, best.1 - 2.0 * GAP);
        (right > left).then_some((left, right))
    }
}

fn around(middle: Point, side: f32) -> Rectangle {
    Rectangle::new(
        Point::new(middle.x - side / 2.0, middle.y - side / 2.0),
        Size::new(side, side),
    )
}

#[cfg(test)]
mod tests {
    use std::f32::consts::PI;

    use super::*;

    const SIZES: [f32; 4] = [328.0, 358.0, 420.0, 700.0];

    fn all() -> impl Iterator<Item = Region> {
        (1..=RINGS).flat_map(|ring| {
            Direction::ALL
                .iter()
                .map(move |&direction| Region { ring, direction })
        })
    }

    /// Every point of the disc belongs to one part, in proportion to the part's size; nothing outside does.
    #[test]
    fn the_parts_tile_the_disc() {
        for side in SIZES {
            let map = Geometry::of(Size::new(side, side));
            let (mut found, mut inside) = (std::collections::BTreeMap::new(), 0.0);
            let radius = map.inner(RINGS + 1);
            let step = 0.5;
            let count = (side / step) as usize;
            for (x, y) in
                (0..count).flat_map(|x| (0..count).map(move |y| (x as f32 * step, y as f32 * step)))
            {
                let point = Point::new(x + 0.1, y + 0.1);
                let far = (point.x - map.middle.x).hypot(point.y - map.middle.y);
                let at = map.at(point);
                assert_eq!(at.is_some(), far < radius, "{point:?}");
                if let Some(at) = at {
                    inside += 1.0;
                    *found.entry(format!("{at:?}")).or_insert(0.0) += 1.0;
                }
            }
            assert_eq!(found.len(), 25, "24 regions and the HUB");
            for region in all() {
                let ring = |ring: u8| map.inner(ring).powi(2) * PI / 8.0;
                let area = ring(region.ring + 1) - ring(region.ring);
                let share = found[&format!("{:?}", Spot::Region(region))] / inside;
                assert!(
                    (share - area / (PI * radius * radius)).abs() < 0.002,
                    "{region:?}: {share}"
                );
            }
        }
    }

    #[test]
    fn a_region_is_found_by_its_angle_and_its_distance() {
        let map = Geometry::of(Size::new(420.0, 420.0));
        for region in all() {
            let (angle, radius) = (Geometry::angle(region.direction), map.inner(region.ring));
            for turn in [-0.49, 0.0, 0.49] {
                for far in [0.01, 0.5, 0.99] {
                    let point = map.point(angle + turn * FRAC_PI_4, radius + far * map.ring);
                    assert_eq!(map.at(point), Some(Spot::Region(region)), "{turn} {far}");
                }
            }
            assert_ne!(
                map.at(map.point(angle + 0.51 * FRAC_PI_4, radius + 1.0)),
                Some(Spot::Region(region))
            );
            assert_ne!(
                map.at(map.point(angle, radius - 0.1)),
                Some(Spot::Region(region))
            );
        }
        assert_eq!(map.at(map.middle), Some(Spot::Hub));
        assert_eq!(map.at(Point::new(1.0, 1.0)), None);
    }

    /// A finger needs 44 pixels: from 390 pixels on a region has them, below a direction does.
    #[test]
    fn what_is_pressed_is_large_enough() {
        assert!(Geometry::of(Size::new(358.0, 358.0)).has_room_for_fingers());
        for side in SIZES {
            let map = Geometry::of(Size::new(side, side));
            for region in all() {
                assert_eq!(
                    map.at(map.square(region).center()),
                    Some(Spot::Region(region))
                );
                assert!(map.square(region).width >= 43.4 || !map.has_room_for_fingers());
            }
            for &direction in Direction::ALL {
                let middle = map.at(map.wedge(direction).center());
                assert!(matches!(middle, Some(Spot::Region(it)) if it.direction == direction));
            }
        }
        assert!(
            Geometry::of(Size::new(245.0, 245.0))
                .wedge(Direction::N)
                .width
                >= 44.0
        );
    }

    #[test]
    fn a_row_stays_within_its_region() {
        let map = Geometry::of(Size::new(420.0, 420.0));
        for region in all() {
            let middle = map.middle_of(region);
            let (left, right) = map.row(region, middle.y - 9.0, 18.0).unwrap();
            assert!(right - left > 34.0, "{region:?}: {}", right - left);
            for x in [left, right] {
                assert_eq!(
                    map.at(Point::new(x, middle.y - 9.0)),
                    Some(Spot::Region(region))
                );
            }
        }
    }
}
