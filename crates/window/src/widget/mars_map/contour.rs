//! The lines of equal height of a made-up ground: the same for the same seed, and at every size of the map.

use std::f32::consts::FRAC_PI_4;

use iced::Point;
use iced::widget::canvas::Path;

use super::geometry::Geometry;
use first_martians::vocabulary::Region;

/// The cells of a sector, along its arc and across.
const CELLS: (u8, u8) = (10, 7);
/// The lines, from the lowest to the highest ground.
const HEIGHTS: [f32; 5] = [0.26, 0.38, 0.5, 0.62, 0.74];
/// Hills in the width of a ring.
const HILLS: f32 = 0.9;

/// The lines within a region.
pub(crate) fn contour(map: &Geometry, region: Region, seed: u64) -> Path {
    let middle = Geometry::angle(region.direction);
    let node = |along: u8, across: u8| {
        let turn = middle + FRAC_PI_4 * 0.96 * (f32::from(along) / f32::from(CELLS.0) - 0.5);
        let far = map.inner(region.ring)
            + map.ring * (0.04 + 0.92 * f32::from(across) / f32::from(CELLS.1));
        let point = map.point(turn, far);
        let (x, y) = (
            (point.x - map.middle.x) / map.ring,
            (point.y - map.middle.y) / map.ring,
        );
        (point, ground(seed, x * HILLS, y * HILLS))
    };
    Path::new(|path| {
        for (along, across) in
            (0..CELLS.0).flat_map(|along| (0..CELLS.1).map(move |across| (along, across)))
        {
            let corners = [
                node(along, across),
                node(along + 1, across),
                node(along + 1, across + 1),
                node(along, across + 1),
            ];
            for height in HEIGHTS {
                let sides = [(0, 1), (1, 2), (2, 3), (3, 0)]
                    .map(|(from, to)| crossing(corners[from], corners[to], height));
                for ends in sides
                    .into_iter()
                    .flatten()
                    .collect::<Vec<_>>()
                    .chunks_exact(2)
                {
                    path.move_to(ends[0]);
                    path.line_to(ends[1]);
                }
            }
        }
    })
}

/// Where the ground between two points has that height.
fn crossing((from, low): (Point, f32), (to, high): (Point, f32), height: f32) -> Option<Point> {
    if (low < height) == (high < height) {
        return None;
    }
    let part = (height - low) / (high - low);
    Some(Point::new(
        from.x + part * (to.x - from.x),
        from.y + part * (to.y - from.y),
    ))
}

/// The height of the ground, from 0 to 1.
fn ground(seed: u64, x: f32, y: f32) -> f32 {
    let (left, top) = (x.floor(), y.floor());
    let smooth = |part: f32| part * part * (3.0 - 2.0 * part);
    let (right, down) = (smooth(x - left), smooth(y - top));
    let at = |dx: f32, dy: f32| noise(seed, (left + dx) as i32, (top + dy) as i32);
    let mix = |from: f32, to: f32, part: f32| from + part * (to - from);
    mix(
        mix(at(0.0, 0.0), at(1.0, 0.0), right),
        mix(at(0.0, 1.0), at(1.0, 1.0), right),
        down,
    )
}

/// A number from 0 to 1 that looks random.
pub fn noise(seed: u64, x: i32, y: i32) -> f32 {
    let place = u64::from(x.cast_unsigned()) << 32 | u64::from(y.cast_unsigned());
    let mut bits = seed ^ place.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    for _ in 0..2 {
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits ^= bits >> 27;
    }
    (bits >> 48) as u16 as f32 / f32::from(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::{ground, noise};

    #[test]
    fn the_ground_follows_from_the_seed() {
        let heights = |seed| {
            (0_u8..40)
                .map(|step| ground(seed, f32::from(step) * 0.3, -0.7))
                .collect::<Vec<_>>()
        };
        assert_eq!(heights(7), heights(7));
        assert_ne!(heights(7), heights(8));
        assert!(heights(7).iter().all(|height| (0.0..=1.0).contains(height)));
        // Neighbouring cells do not depend on each other.
        assert_ne!(noise(7, 0, -1), noise(7, -1, 0));
    }

    #[test]
    fn the_ground_has_no_steps() {
        let step = |at: u8| ground(3, f32::from(at) * 0.01, 1.5);
        assert!((0..200).all(|at| (step(at + 1) - step(at)).abs() < 0.05));
    }
}
