//! A region, and the HUB, as they are drawn.

use iced::widget::canvas::Path;
use iced::{Color, Point, Rectangle, Size};

use super::contour::{contour, noise};
use super::geometry::Geometry;
use super::{MapHub, MapRegion};
use crate::theme::{Colours, size};
use crate::widget::canvas_builder::{CanvasBuilder, polyline, width_of};
use crate::widget::sign::Sign;

/// The height of a name and of a sign, in widths of a ring; never too small to read.
const NAME: (f32, f32, f32) = (0.26, 13.0, 22.0);
const SIGN: (f32, f32, f32) = (0.27, 13.0, 24.0);
/// From this width of a ring on there is room for all that an offer can cost, and for the pawns of a sure success; below, its edge
/// alone shows it.
const ROOM_FOR_PRICES: f32 = 48.0;
const ROOM_FOR_PAWNS: f32 = 36.0;
/// Between the fewest and the most pawns of an offer.
const RANGE: char = '–';
/// The width of the edge of the HUB that what is in it may touch.
const HUB_EDGE: f32 = 3.0;
/// The most rows of signs under a name.
const ROWS: usize = 3;

/// How far the rows may be shifted from the middle of a region, in widths of a ring: so many times as much as that.
const SHIFTS: u8 = 16;
const SHIFT: f32 = 0.02;

/// The name as it is written: where regions are too small to be pressed one by one, the list of a direction has their whole names.
fn written_name<'r>(map: &Geometry, region: &'r MapRegion) -> &'r str {
    if map.has_room_for_fingers() {
        &region.name
    } else {
        &region.short_name
    }
}

fn high((part, least, most): (f32, f32, f32), map: &Geometry) -> f32 {
    (map.ring * part).clamp(least, most)
}

/// The tile, its contour lines or its fog, and its edge.
pub(super) fn ground(
    map: &Geometry,
    region: &MapRegion,
    seed: u64,
    colours: &Colours,
    sketch: &mut CanvasBuilder<'_>,
) {
    let outline = map.outline(region.region, 0.0);
    if region.explored.is_some() {
        sketch.fill(&outline, colours.terrain.ground);
        sketch.line(
            &contour(map, region.region, seed),
            colours.terrain.ink.scale_alpha(0.3),
            1.0,
        );
        if region.is_closed {
            cliff(map, region, colours.terrain.ink, sketch);
        }
    } else {
        sketch.fill(&outline, colours.fog.ground);
        fog(map, region, seed, colours.fog.ink.scale_alpha(0.14), sketch);
        sketch.line(
            &map.outline(region.region, 0.5),
            colours.outline.ink,
            size::LINE,
        );
    }
    if region.planned.is_some() {
        // On every ground: the colour of a plan alone is too near to that of some tiles.
        sketch.line(&map.outline(region.region, 1.5), colours.text.ground, 9.0);
        sketch.line(
            &map.outline(region.region, 1.5),
            colours.planned.ground,
            3.0,
        );
    } else if region.offer.is_some() && region.explored.is_none() {
        sketch.line(&map.outline(region.region, 1.0), colours.text.ink, 2.0);
    }
    if region.is_open {
        sketch.line(&map.outline(region.region, 0.5), colours.text.ground, 7.0);
        sketch.line(&map.outline(region.region, 0.0), colours.text.ink, 3.5);
    }
}

/// Banks of fog: short lines, at places that follow from the seed.
fn fog(map: &Geometry, region: &MapRegion, seed: u64, ink: Color, sketch: &mut CanvasBuilder<'_>) {
    let (ring, direction) = (
        i32::from(region.region.ring),
        region.region.direction as i32,
    );
    for bank in 0_u8..7 {
        let random = |salt: i32| noise(seed, ring * 16 + direction, i32::from(bank) * 8 + salt);
        let turn = Geometry::angle(region.region.direction) + (random(1) - 0.5) * 0.6;
        let far = map.inner(region.region.ring) + map.ring * (0.12 + 0.76 * random(2));
        let length = map.ring * (0.1 + 0.14 * random(3));
        let at = map.point(turn, far);
        sketch.line(&polyline([at, Point::new(at.x + length, at.y)]), ink, 2.0);
    }
}

/// A closed outer side: a thick arc with teeth.
fn cliff(map: &Geometry, region: &MapRegion, ink: Color, sketch: &mut CanvasBuilder<'_>) {
    let (middle, far) = (
        Geometry::angle(region.region.direction),
        map.inner(region.region.ring + 1) - 5.0,
    );
    let half = std::f32::consts::FRAC_PI_8 - 8.0 / far;
    let turn = |step: u8| middle + half * (f32::from(step) / 6.0 - 1.0);
    sketch.line(
        &polyline((0..=12).map(|step| map.point(turn(step), far))),
        ink,
        3.0,
    );
    for tooth in 0..=6 {
        let turn = turn(tooth * 2);
        sketch.line(
            &polyline([map.point(turn, far), map.point(turn, far - 6.0)]),
            ink,
            1.5,
        );
    }
}

/// What a row can show: a sign and a word, on the ground of the tile or on one of its own.
struct Item {
    sign: Option<Sign>,
    word: Option<String>,
    ground: Option<(Color, Color)>,
}

impl Item {
    /// A sign on a disc, as large as the signs beside it.
    const fn is_token(&self) -> bool {
        self.ground.is_some() && self.word.is_none()
    }

    fn width(&self, side: f32, letters: f32) -> f32 {
        if self.is_token() {
            return side + 2.0;
        }
        let sign = if self.sign.is_some() { side } else { 0.0 };
        let word = self.word.as_deref().map_or(0.0, |word| {
            width_of(word, letters) + if sign > 0.0 { 2.0 } else { 0.0 }
        });
        sign + word + if self.ground.is_some() { 6.0 } else { 0.0 }
    }

    fn draw(&self, at: Point, side: f32, letters: f32, ink: Color, sketch: &mut CanvasBuilder<'_>) {
        let width = self.width(side, letters);
        let ink = self.ground.map_or(ink, |(ink, ground)| {
            let high = if self.is_token() {
                side + 2.0
            } else {
                side + 4.0
            };
            let disc = Path::rounded_rectangle(
                Point::new(at.x, at.y - high / 2.0),
                Size::new(width, high),
                (high / 2.0).into(),
            );
            sketch.fill(&disc, ground);
            // The grounds of tokens and pawns are near to those of some tiles; their inks are not.
            sketch.line(&disc, ink, size::LINE);
            ink
        });
        let mut left = at.x
            + if self.is_token() {
                1.0
            } else if self.ground.is_some() {
                3.0
            } else {
                0.0
            };
        if let Some(sign) = self.sign {
            let high = if self.is_token() {
                side * 0.72
            } else {
                side * 0.92
            };
            sign.draw(sketch, Point::new(left + side / 2.0, at.y), high, ink);
            left += side + 2.0;
        }
        if let Some(word) = &self.word {
            let wide = width_of(word, letters);
            sketch.word(
                word.clone(),
                Point::new(left + wide / 2.0, at.y),
                letters,
                ink,
            );
        }
    }
}

/// How the price of an offer is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Price {
    /// All that it can cost.
    Range,
    /// The pawns of a sure success.
    Sure,
    /// The same without the sign of a pawn.
    Bare,
    /// Nothing: the edge of the region shows that there is an offer.
    Edge,
}

/// What a region shows.
fn items(map: &Geometry, region: &MapRegion, price: Price, colours: &Colours) -> Vec<Item> {
    let token = (colours.chosen.ink, colours.chosen.ground);
    let planned = (colours.planned.ink, colours.planned.ground);
    let priced = |pawns: &str| {
        if price == Price::Range {
            pawns
        } else {
            pawns.rsplit(RANGE).next().unwrap_or(pawns)
        }
        .to_owned()
    };
    let mut items = Vec::new();
    if let Some((pawns, has_rover)) = &region.planned {
        let laid = (!pawns.is_empty()).then(|| pawns.clone());
        items.extend(laid.map(|pawns| Item {
            sign: Some(Sign::Pawn),
            word: Some(pawns),
            ground: Some(planned),
        }));
        items.extend(has_rover.then_some(Item {
            sign: Some(Sign::Rover),
            word: None,
            ground: Some(planned),
        }));
    } else if let Some(pawns) = region
        .offer
        .as_ref()
        .filter(|_| map.ring >= ROOM_FOR_PAWNS && price != Price::Edge)
    {
        let ground = Some((colours.text.ink, colours.text.ground));
        let sign = (price != Price::Bare).then_some(Sign::Pawn);
        items.push(Item {
            sign,
            word: Some(priced(pawns)),
            ground,
        });
    }
    for it in region
        .of_mission
        .iter()
        .chain(region.explored.iter().flatten())
    {
        items.push(Item {
            sign: Some(it.sign),
            word: it.count.clone(),
            ground: it.is_token.then_some(token),
        });
    }
    items
}

/// The rows of a region: its name, then its signs.
struct Layout {
    top: f32,
    /// How wide the name could be, and where; `None` where it does not fit.
    name: Option<(f32, f32)>,
    spans: Vec<Option<(f32, f32)>>,
    rows: Vec<Vec<usize>>,
}

/// The heights of a name and of a row of signs.
struct Lines {
    letters: f32,
    side: f32,
    name: f32,
    row: f32,
}

impl Lines {
    fn of(map: &Geometry) -> Self {
        let (letters, side) = (high(NAME, map), high(SIGN, map));
        Self {
            letters,
            side,
            name: letters * 1.15,
            row: side + 3.0,
        }
    }
}

impl Layout {
    /// The layout that shows the name and most of the items, as near to the middle of the region as possible.
    fn best(map: &Geometry, region: &MapRegion, items: &[Item], lines: &Lines) -> Option<Self> {
        let shifts = || {
            (0..=SHIFTS)
                .flat_map(|step| [f32::from(step), -f32::from(step)])
                .map(|step| step * SHIFT)
        };
        let all =
            (0..=ROWS.min(items.len())).flat_map(|rows| shifts().map(move |shift| (rows, shift)));
        // The first of the best: fewer rows, nearer to the middle.
        let mut best: Option<Self> = None;
        for (rows, shift) in all {
            let layout = Self::tried(map, region, items, lines, rows, shift * map.ring);
            if layout.shown() == items.len() && layout.name.is_some() {
                return Some(layout);
            }
            if best
                .as_ref()
                .is_none_or(|best| best.worth() < layout.worth())
            {
                best = Some(layout);
            }
        }
        best
    }

    fn tried(
        map: &Geometry,
        region: &MapRegion,
        items: &[Item],
        lines: &Lines,
        rows: usize,
        shift: f32,
    ) -> Self {
        let high = lines.name + lines.row * rows as f32;
        let top = map.middle_of(region.region).y - high / 2.0 + shift;
        let wide = width_of(written_name(map, region), lines.letters);
        let name = map.row(region.region, top + lines.name * 0.08, lines.name * 0.84);
        // As high as what has a ground of its own, which must not reach over the edge.
        let below = |row: usize| top + lines.name + lines.row * row as f32;
        let spans: Vec<_> = (0..rows)
            .map(|row| map.row(region.region, below(row), lines.row - 1.0))
            .collect();
        let rows = pack(items, &spans, lines.side, lines.letters);
        Self {
            top,
            name: name.filter(|(left, right)| right - left >= wide),
            spans,
            rows,
        }
    }

    fn shown(&self) -> usize {
        self.rows.iter().map(Vec::len).sum()
    }

    /// What it shows: the name counts as much as two signs.
    fn worth(&self) -> usize {
        self.shown() + if self.name.is_some() { 2 } else { 0 }
    }
}

/// The name and, below it, what is there. Where a journey crosses the region, they have the ground of the tile behind them.
pub(super) fn signs(
    map: &Geometry,
    region: &MapRegion,
    crossed: bool,
    colours: &Colours,
    sketch: &mut CanvasBuilder<'_>,
) {
    let pair = if region.explored.is_some() {
        colours.terrain
    } else {
        colours.fog
    };
    let (letters, side) = (high(NAME, map), high(SIGN, map));
    let lines = Lines::of(map);
    let middle = map.middle_of(region.region).x;
    let Some((layout, items)) = arranged(map, region, &lines, colours) else {
        return;
    };
    // In the middle of the region where there is room, else in the middle of the row.
    let start =
        |(left, right): (f32, f32), wide: f32| (middle - wide / 2.0).min(right - wide).max(left);
    let behind = |left: f32, width: f32, y: f32, height: f32, sketch: &mut CanvasBuilder<'_>| {
        // The teeth of a closed side would cross the name.
        if crossed || region.is_closed {
            let area = Rectangle::new(
                Point::new(left - 2.0, y - height / 2.0),
                Size::new(width + 4.0, height),
            );
            sketch.fill(
                &Path::rounded_rectangle(area.position(), area.size(), (height / 2.5).into()),
                pair.ground,
            );
        }
    };
    if let Some(span) = layout.name {
        let written = written_name(map, region);
        let (wide, y) = (width_of(written, letters), layout.top + lines.name / 2.0);
        let left = start(span, wide);
        behind(left, wide, y, lines.name, sketch);
        sketch.word(written, Point::new(left + wide / 2.0, y), letters, pair.ink);
    }
    for (row, (indices, span)) in layout.rows.iter().zip(&layout.spans).enumerate() {
        let Some(span) = *span else { continue };
        let y = layout.top + lines.name + lines.row * (row as f32 + 0.5);
        let width = |index: &usize| {
            items
                .get(*index)
                .map_or(0.0, |item| item.width(side, letters))
        };
        let wide =
            indices.iter().map(width).sum::<f32>() + 2.0 * indices.len().saturating_sub(1) as f32;
        let mut x = start(span, wide);
        behind(x, wide, y, lines.row, sketch);
        for item in indices.iter().filter_map(|&index| items.get(index)) {
            item.draw(Point::new(x, y), side, letters, pair.ink, sketch);
            x += item.width(side, letters) + 2.0;
        }
    }
    if layout.shown() < items.len() {
        let y = layout.top + lines.name + lines.row * layout.rows.len() as f32;
        Sign::More.draw(sketch, Point::new(middle, y + 2.0), side * 0.7, pair.ink);
    }
}

/// The layout of a region: with all that an offer can cost, or less of it where something has no room beside that.
fn arranged(
    map: &Geometry,
    region: &MapRegion,
    lines: &Lines,
    colours: &Colours,
) -> Option<(Layout, Vec<Item>)> {
    let tried = |price: Price| {
        let items = items(map, region, price, colours);
        Layout::best(map, region, &items, lines).map(|layout| (layout, items))
    };
    let prices = [Price::Range, Price::Sure, Price::Bare, Price::Edge];
    let shorter = usize::from(map.ring < ROOM_FOR_PRICES);
    let prices = if region.offer.is_some() {
        &prices[shorter..]
    } else {
        &prices[1..2]
    };
    let has_signs = |(layout, items): &(Layout, Vec<Item>)| layout.shown() == items.len();
    let has_room = |of: &(Layout, Vec<Item>)| has_signs(of) && of.0.name.is_some();
    let all = || prices.iter().filter_map(|&price| tried(price));
    // Where not even the name has room, the signs still do.
    all()
        .find(has_room)
        .or_else(|| all().find(has_signs))
        .or_else(|| tried(Price::Sure))
}

/// Which items are in which row; those that fit nowhere are left out.
fn pack(items: &[Item], spans: &[Option<(f32, f32)>], side: f32, letters: f32) -> Vec<Vec<usize>> {
    let mut rows = vec![Vec::new(); spans.len()];
    let mut used = vec![0.0_f32; spans.len()];
    for (index, item) in items.iter().enumerate() {
        let wide = item.width(side, letters) + 2.0;
        let room = |row: usize| {
            spans
                .get(row)
                .copied()
                .flatten()
                .map_or(0.0, |(left, right)| right - left + 2.0)
        };
        if let Some(row) =
            (0..spans.len()).find(|&row| used.get(row).is_some_and(|used| used + wide <= room(row)))
        {
            rows[row].push(index);
            used[row] += wide;
        }
    }
    rows
}

/// The HUB in the middle: a dome, its name, and the rovers that are at home.
pub(super) fn hub(map: &Geometry, hub: &MapHub, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
    let radius = map.hub() - 2.0;
    sketch.fill(&Path::circle(map.middle, radius), colours.panel.ground);
    sketch.line(&Path::circle(map.middle, radius), colours.rust.ink, 3.0);
    sketch.line(
        &Path::circle(map.middle, radius - 5.0),
        colours.rust.ink,
        1.0,
    );
    let letters = high(NAME, map);
    if hub.is_open {
        sketch.line(&Path::circle(map.middle, radius), colours.text.ink, 4.0);
    }
    let side = high(SIGN, map) * 0.95;
    let laid = hub
        .planned
        .as_ref()
        .filter(|pawns| !pawns.is_empty())
        .map(|pawns| (pawns, colours.planned));
    let price = laid
        .or(hub.offer.as_ref().map(|pawns| (pawns, colours.text)))
        .map(|(pawns, pair)| Item {
            sign: Some(Sign::Pawn),
            word: Some(pawns.clone()),
            ground: Some((pair.ink, pair.ground)),
        });
    let below = usize::from(hub.rovers > 0) + usize::from(price.is_some());
    let step = letters * 1.3;
    // The dome is known by its place where its name has no room above what is there.
    let is_named = step * (below as f32 + 1.0) <= 2.0 * (radius - HUB_EDGE);
    let rows = below + usize::from(is_named);
    let mut y = map.middle.y - step * (rows as f32 - 1.0) / 2.0;
    if is_named {
        sketch.word(
            hub.name.clone(),
            Point::new(map.middle.x, y),
            letters,
            colours.panel.ink,
        );
        y += step;
    }
    let start = map.middle.x - (f32::from(hub.rovers) - 1.0) * (side + 3.0) / 2.0;
    for rover in 0..hub.rovers {
        let at = Point::new(start + f32::from(rover) * (side + 3.0), y);
        Sign::Rover.draw(sketch, at, side, colours.panel.ink);
    }
    if let Some(price) = price {
        y = map.middle.y + step * (rows as f32 - 1.0) / 2.0 + 2.0;
        let left = map.middle.x - price.width(side, letters) / 2.0;
        price.draw(
            Point::new(left, y),
            side,
            letters,
            colours.panel.ink,
            sketch,
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::{Look, load_fonts};
    use first_martians::vocabulary::{Direction, Region};

    /// A region in which nothing is known, and nothing can be done.
    fn in_fog(region: Region) -> MapRegion {
        let Region { ring, direction } = region;
        let short = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"][direction as usize];
        MapRegion {
            region,
            name: format!("R{ring}-{short}"),
            short_name: short.to_owned(),
            label: String::new(),
            is_open: false,
            explored: None,
            of_mission: Vec::new(),
            is_closed: false,
            offer: None,
            planned: None,
        }
    }

    /// The name of every region is whole on a phone, with text of 125 and 150 % too.
    #[test]
    fn every_region_has_room_for_its_name_on_a_phone() {
        load_fonts();
        let mut cut = Vec::new();
        for side in (228..360).step_by(2).map(|side| side as f32) {
            let map = Geometry::of(Size::new(side, side));
            for (ring, &direction) in
                (1..=3).flat_map(|ring| Direction::ALL.iter().map(move |it| (ring, it)))
            {
                let region = in_fog(Region { ring, direction });
                let layout = Layout::best(&map, &region, &[], &Lines::of(&map));
                if layout.is_none_or(|layout| layout.name.is_none()) {
                    cut.push(format!("{} at {side}", region.name));
                }
            }
        }
        assert!(cut.is_empty(), "{} are cut: {cut:?}", cut.len());
    }

    /// Nothing is left out of a region beside the HUB that only has a price, in whatever direction it is.
    #[test]
    fn every_region_has_room_for_the_pawns_of_its_offer() {
        load_fonts();
        let colours = Look::Night.colours();
        let mut cut = Vec::new();
        for side in (250..700).step_by(2).map(|side| side as f32) {
            let map = Geometry::of(Size::new(side, side));
            if map.ring < ROOM_FOR_PAWNS {
                continue;
            }
            for &direction in Direction::ALL {
                let region = MapRegion {
                    offer: Some("2".to_owned()),
                    ..in_fog(Region { ring: 1, direction })
                };
                let (layout, items) =
                    arranged(&map, &region, &Lines::of(&map), colours).expect("a layout");
                let is_priced = !items.is_empty() || map.ring < 43.0;
                if !is_priced || layout.shown() < items.len() {
                    cut.push(format!("{} at {side} (ring {})", region.name, map.ring));
                }
            }
        }
        assert!(cut.is_empty(), "{} are cut: {cut:?}", cut.len());
    }
}
