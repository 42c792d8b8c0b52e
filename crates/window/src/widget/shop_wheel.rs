//! The shop wheel of *Mechanica*: a wedge for each tile, clockwise from the dearest. The outer part of a wedge installs the tile,
//! the inner one recycles it.

use std::f32::consts::{FRAC_PI_2, TAU};

use iced::widget::canvas::Path;
use iced::{Point, Rectangle, Size, Vector};

use super::Element;
use super::canvas_builder::{CanvasBuilder, lines_of, polygon, width_of};
use super::canvas_widget::{Drawing, DrawnPart, canvas_widget};
use crate::theme::{Colours, Type, size};

/// The fewest wedges: where no tile is, the wedge is empty.
const WEDGES: usize = 5;
/// The radii of the hub and of the line between both parts, of that of the wheel. The inner part has room for its longest word.
const HUB: f32 = 0.1;
const PARTS: f32 = 0.52;
/// The widest wheel.
const WIDEST: f32 = 420.0;
/// Points of an arc.
const STEPS: u8 = 16;
/// What stays free beside words, of the radius.
const EDGE: f32 = 0.11;

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct WheelTile {
    pub name: String,
    pub price: String,
    /// What installing and recycling it are called, and say in full.
    pub ways: [(String, String); 2],
    /// Whether it can be installed, and recycled.
    pub is_offered: [bool; 2],
}

/// A part of the wheel: the place of a tile, and whether it installs the tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct WheelPart {
    pub tile: usize,
    pub(crate) installs: bool,
}

#[derive(Debug, Clone, PartialEq)]
struct ShopWheel(Vec<WheelTile>);

/// The wheel in at most that width.
pub(crate) fn shop_wheel<'a, Message: Clone + 'a>(
    tiles: Vec<WheelTile>,
    width: f32,
    press: impl Fn(WheelPart) -> Option<Message> + 'a,
) -> Element<'a, Message> {
    let side = width.min(WIDEST);
    canvas_widget(ShopWheel(tiles), Size::new(side, side), press)
}

impl ShopWheel {
    fn wedges(&self) -> usize {
        self.0.len().max(WEDGES)
    }

    /// The angle of the middle of a wedge.
    fn angle(&self, wedge: usize) -> f32 {
        wedge as f32 / self.wedges() as f32 * TAU - FRAC_PI_2
    }

    fn radii(size: Size, part: WheelPart) -> (f32, f32) {
        let radius = size.width / 2.0 - 2.0;
        if part.installs {
            (radius * PARTS, radius)
        } else {
            (radius * HUB, radius * PARTS)
        }
    }

    fn point(size: Size, angle: f32, radius: f32) -> Point {
        Point::new(size.width / 2.0, size.height / 2.0)
            + Vector::new(angle.cos() * radius, angle.sin() * radius)
    }

    fn middle(&self, size: Size, part: WheelPart) -> Point {
        let (inner, outer) = Self::radii(size, part);
        Self::point(size, self.angle(part.tile), f32::midpoint(inner, outer))
    }

    fn sector(&self, size: Size, part: WheelPart) -> Path {
        let (inner, outer) = Self::radii(size, part);
        let (inner, outer) = (inner + 1.5, outer - 1.5);
        let half = TAU / self.wedges() as f32 / 2.0;
        let arc = |radius: f32, step: u8| {
            // The same distance from the neighbour at every radius.
            let half = half - (2.0 / radius).min(1.0).asin();
            Self::point(
                size,
                self.angle(part.tile) + half * (2.0 * f32::from(step) / f32::from(STEPS) - 1.0),
                radius,
            )
        };
        let there = (0..=STEPS).map(|step| arc(outer, step));
        polygon(there.chain((0..=STEPS).rev().map(|step| arc(inner, step))))
    }

    fn all(&self) -> impl Iterator<Item = WheelPart> + '_ {
        (0..self.0.len())
            .flat_map(|tile| [true, false].map(|installs| WheelPart { tile, installs }))
    }
}

impl Drawing for ShopWheel {
    type Part = WheelPart;

    fn parts(&self, size: Size) -> Vec<DrawnPart<WheelPart>> {
        let part = |part: WheelPart| {
            let way = &self.0.get(part.tile)?.ways[usize::from(!part.installs)];
            // The square in the middle of the part.
            let (inner, outer) = Self::radii(size, part);
            let side = (outer - inner).min(size::TARGET * 1.4);
            let bounds = Rectangle::new(
                self.middle(size, part) - Vector::new(side, side) * 0.5,
                Size::new(side, side),
            );
            let id = format!("wheel-{}-{}", part.tile, part.installs);
            Some(DrawnPart {
                part,
                id,
                label: way.1.clone(),
                chosen: false,
                bounds,
            })
        };
        self.all().filter_map(part).collect()
    }

    fn hit(&self, size: Size, point: Point) -> Option<WheelPart> {
        let from = point - Point::new(size.width / 2.0, size.height / 2.0);
        let distance = from.x.hypot(from.y);
        // Half a wedge on, so that the first begins at 0.
        let turned =
            (from.y.atan2(from.x) + FRAC_PI_2 + TAU / self.wedges() as f32 / 2.0).rem_euclid(TAU);
        let tile = (turned / TAU * self.wedges() as f32) as usize;
        let part = [true, false]
            .map(|installs| WheelPart { tile, installs })
            .into_iter()
            .find(|&part| {
                let (inner, outer) = Self::radii(size, part);
                (inner..=outer).contains(&distance)
            });
        part.filter(|part| part.tile < self.0.len())
    }

    fn draw(&self, size: Size, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
        let letters = Type::Small.size() - 1.0;
        for wedge in 0..self.wedges() {
            let [install, recycle] = [true, false].map(|installs| WheelPart {
                tile: wedge,
                installs,
            });
            let Some(tile) = self.0.get(wedge) else {
                sketch.line(&self.sector(size, install), colours.outline.ink, 1.0);
                continue;
            };
            for part in [install, recycle] {
                let path = self.sector(size, part);
                sketch.fill(
                    &path,
                    if part.installs {
                        colours.raised.ground
                    } else {
                        colours.fog.ground
                    },
                );
                let offered = tile.is_offered[usize::from(!part.installs)];
                sketch.line(
                    &path,
                    if offered {
                        colours.rust.ink
                    } else {
                        colours.outline.ink
                    },
                    if offered { 2.0 } else { 1.0 },
                );
            }
            self.words(wedge, tile, size, letters, colours, sketch);
        }
        let hub = Path::circle(
            Point::new(size.width / 2.0, size.height / 2.0),
            size.width / 2.0 * HUB - 4.0,
        );
        sketch.line(&hub, colours.outline.ink, 2.0);
    }

    fn outline(&self, size: Size, part: WheelPart) -> Option<Path> {
        Some(self.sector(size, part))
    }
}

impl ShopWheel {
    /// Name, price and both ways.
    fn words(
        &self,
        wedge: usize,
        tile: &WheelTile,
        size: Size,
        letters: f32,
        colours: &Colours,
        sketch: &mut CanvasBuilder<'_>,
    ) {
        let [install, recycle] = [true, false].map(|installs| WheelPart {
            tile: wedge,
            installs,
        });
        let (inner, outer) = Self::radii(size, install);
        // At the sides words go from the inner edge to the outer one, above and below from one side of the wedge to the other.
        let is_beside = self.angle(wedge).cos().abs() > 0.5;
        let across = f32::midpoint(inner, outer) * TAU / self.wedges() as f32 - letters;
        let wide = if is_beside {
            outer - inner - EDGE * outer
        } else {
            across
        };
        let lines = lines_of(&tile.name, letters, wide)
            .into_iter()
            .flat_map(|line| broken(line, letters, wide));
        let mut rows: Vec<(String, f32)> = lines.map(|row| (row, letters)).collect();
        rows.push((tile.price.clone(), Type::Number.size()));
        if tile.is_offered[0] {
            rows.push((tile.ways[0].0.clone(), letters));
        }
        let high: f32 = rows.iter().map(|(_, letters)| letters * 1.15).sum();
        let middle = self.middle(size, install);
        let mut y = middle.y - high / 2.0;
        for (row, letters) in rows {
            sketch.word(
                row,
                Point::new(middle.x, y + letters * 0.575),
                letters,
                colours.raised.ink,
            );
            y += letters * 1.15;
        }
        if tile.is_offered[1] {
            sketch.word(
                tile.ways[1].0.clone(),
                self.middle(size, recycle),
                letters,
                colours.fog.ink,
            );
        }
    }
}

/// A word that is too wide goes on in a second line, after a vowel.
fn broken(word: String, letters: f32, width: f32) -> Vec<String> {
    if width_of(&word, letters) <= width {
        return vec![word];
    }
    let ends = word
        .char_indices()
        .filter(|(_, letter)| "aeiou".contains(*letter))
        .map(|(at, letter)| at + letter.len_utf8());
    let mut parts = ends
        .filter_map(|end| word.split_at_checked(end))
        .map(|(start, rest)| (format!("{start}-"), rest.to_owned()));
    let fits = |(start, rest): &(String, String)| {
        width_of(start, letters) <= width && rest.chars().count() > 2
    };
    parts
        .rfind(fits)
        .map_or_else(|| vec![word.clone()], |(start, rest)| vec![start, rest])
}

#[cfg(test)]
mod tests {
    use iced::{Point, Size};

    use super::{ShopWheel, WheelPart, WheelTile, broken};
    use crate::widget::canvas_widget::Drawing as _;

    /// “Riciclate” is 57 wide.
    #[test]
    fn a_way_to_buy_fits_the_part_of_the_wheel_on_a_phone() {
        for installs in [true, false] {
            let (inner, outer) =
                ShopWheel::radii(Size::new(326.0, 326.0), WheelPart { tile: 0, installs });
            assert!(outer - inner >= 66.0, "{}", outer - inner);
        }
    }

    #[test]
    fn a_word_that_is_too_wide_is_broken_after_a_vowel() {
        assert_eq!(
            broken("Confezionatore".to_owned(), 13.0, 90.0),
            ["Confeziona-", "tore"]
        );
        assert_eq!(broken("Upgrader".to_owned(), 13.0, 90.0), ["Upgrader"]);
    }

    #[test]
    fn the_middle_of_every_part_belongs_to_it() {
        for tiles in [1, 2, 6, 9] {
            let tile = WheelTile {
                name: String::new(),
                price: String::new(),
                ways: Default::default(),
                is_offered: [true, true],
            };
            let wheel = ShopWheel(vec![tile; tiles]);
            for side in [326.0, 420.0] {
                let size = Size::new(side, side);
                let parts = wheel.parts(size);
                assert_eq!(parts.len(), 2 * tiles);
                for part in parts {
                    assert_eq!(wheel.hit(size, part.bounds.center()), Some(part.part));
                    assert!(part.bounds.width >= 44.0);
                }
                assert_eq!(
                    wheel.hit(size, Point::new(side / 2.0, side / 2.0)),
                    None,
                    "the hub is no part"
                );
            }
        }
    }
}
