//! Which areas of the window have to be drawn again.
//!
//! `Layer::damage` of iced_tiny_skia answers that too, but not soundly: it moves both of two compared texts by the transformation of the
//! first, so that a text whose place in the list was that of a moved drawing is looked for elsewhere, and never drawn; it forgets how far
//! strokes, letters and their soft edges reach; and it cuts through pixels. Here an area has whole pixels, and it contains all of
//! what would come out differently if it were drawn in that area alone.

use iced::advanced::graphics::{Image, Text, Viewport};
use iced::advanced::renderer::Quad;
use iced::{Rectangle, Transformation};
use iced_tiny_skia::{Layer, Primitive};
use tiny_skia::{LineCap, LineJoin, Stroke};

/// What is cheaper to draw as the whole window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Limits {
    /// This many areas.
    pub areas: usize,
    /// Areas that together are this share of the window.
    pub share: f32,
}

impl Limits {
    /// Measured by `benches/drawing`. For each area the renderer clears a mask as large as the window several times.
    pub const NATIVE: Self = Self {
        areas: 10,
        share: 1.0,
    };
    /// Measured in a browser, where a mask costs more.
    #[cfg(target_arch = "wasm32")]
    pub(crate) const BROWSER: Self = Self {
        areas: 2,
        share: 0.125,
    };
}

/// Added around what differs, in pixels of the screen.
const MARGIN: f32 = 2.0;
/// As many pixels may be drawn in vain if that makes one area of two.
const SPARE: f32 = 20_000.0;
/// What is no larger than this, in pixels of the screen, is not cut by an area: a mask rounds the soft edges of each shape that it cuts,
/// and small shapes lie on one another.
const SMALL: f32 = 48.0;
/// How far letters reach beyond the sides of their line, as a share of its height, and at most in logical pixels.
const OVERHANG: (f32, f32) = (0.125, 6.0);
/// How far the soft edge of a round corner reaches beyond its shape: curves are drawn as short lines.
const BULGE: f32 = 0.125;
/// The renderer finds the pixels of a mask with 1/64 of a pixel: an edge so near to the middle of one may leave it out.
const MASK_ROUNDING: f32 = 1.0 / 32.0;
/// How many items further on a list may continue as the other one.
const LOOK_AHEAD: usize = 8;

/// The areas in which two pictures of a window differ, in logical pixels. If these areas are drawn over the last picture, it becomes
/// the current one.
pub fn changed_areas(
    last: &[Layer],
    current: &[Layer],
    viewport: &Viewport,
    limits: Limits,
) -> Vec<Rectangle> {
    let view = View::new(viewport);
    let mut changed = Vec::new();
    view.compare_all(last, current, &mut |painted: &Painted| {
        changed.extend(painted.drawn());
    });
    let grown = changed
        .into_iter()
        .filter_map(|rectangle| covering(rectangle.expand(MARGIN)).intersection(&view.window));
    let mut areas = grouped(grown);
    if areas.is_empty() {
        return areas;
    }
    let mut all = Vec::new();
    for layer in current {
        view.each(layer, &mut |painted| all.push(*painted));
    }
    loop {
        let drawn: f32 = areas.iter().map(Rectangle::area).sum();
        if areas.len() >= limits.areas || drawn >= view.window.area() * limits.share {
            return vec![Rectangle::with_size(viewport.logical_size())];
        }
        let before = areas.clone();
        for area in &mut areas {
            for painted in &all {
                if painted.has_to_be_within(area) {
                    *area = area.union(&painted.ink);
                }
            }
        }
        areas = grouped(areas);
        if areas == before {
            break;
        }
    }
    areas
        .into_iter()
        .map(|area| area * (1.0 / viewport.scale_factor()))
        .collect()
}

/// Joins areas where that costs little.
fn grouped(areas: impl IntoIterator<Item = Rectangle>) -> Vec<Rectangle> {
    let mut all: Vec<Rectangle> = Vec::new();
    for mut area in areas {
        let is_near = |area: &Rectangle, other: &Rectangle| {
            area.union(other).area() - area.area() - other.area() <= SPARE
        };
        while let Some(near) = all.iter().position(|other| is_near(&area, other)) {
            area = area.union(&all.swap_remove(near));
        }
        all.push(area);
    }
    all
}

/// The whole pixels that a rectangle touches.
fn covering(rectangle: Rectangle) -> Rectangle {
    let (left, top) = (rectangle.x.floor(), rectangle.y.floor());
    let (right, bottom) = (
        (rectangle.x + rectangle.width).ceil(),
        (rectangle.y + rectangle.height).ceil(),
    );
    Rectangle {
        x: left,
        y: top,
        width: right - left,
        height: bottom - top,
    }
}

/// The pixels whose middle is surely in a rectangle: those that a mask lets through.
fn masked(rectangle: Rectangle) -> Rectangle {
    let first = |edge: f32| (edge - 0.5 + MASK_ROUNDING).ceil();
    let end = |edge: f32| (edge - 0.5 - MASK_ROUNDING).ceil();
    let (left, top) = (first(rectangle.x), first(rectangle.y));
    let (right, bottom) = (
        end(rectangle.x + rectangle.width),
        end(rectangle.y + rectangle.height),
    );
    Rectangle {
        x: left,
        y: top,
        width: right - left,
        height: bottom - top,
    }
}

/// Where the renderer draws an item, in pixels of the screen.
#[derive(Debug, Clone, Copy)]
struct Painted {
    /// What the renderer compares with an area: outside of it, it does not draw the item; if it is not all within, it uses a mask.
    bounds: Rectangle,
    /// The pixels that the item can change without a mask. They may be more than the bounds.
    ink: Rectangle,
    /// The mask that is used in a drawing of the whole window.
    clip: Rectangle,
    /// No mask is used for some of it.
    is_unmasked: bool,
}

impl Painted {
    /// The pixels that it changes in a drawing of the whole window.
    fn drawn(&self) -> Option<Rectangle> {
        let is_drawn = self.clip.intersects(&self.bounds);
        let ink = if self.is_masked_by(&self.clip) {
            self.ink.intersection(&covering(self.clip))
        } else {
            Some(self.ink)
        };
        ink.filter(|_| is_drawn)
    }

    fn is_masked_by(&self, clip: &Rectangle) -> bool {
        !self.is_unmasked && !self.bounds.is_within(clip)
    }

    /// Whether a drawing of this area alone would not show it as a drawing of the whole window does, or would change pixels outside.
    fn has_to_be_within(&self, area: &Rectangle) -> bool {
        let Some(inside) = self.ink.intersection(area) else {
            return false;
        };
        if inside == self.ink || !self.clip.intersects(&self.bounds) {
            return false;
        }
        if self.ink.width <= SMALL && self.ink.height <= SMALL {
            return true;
        }
        let clip = area.intersection(&self.clip);
        let is_masked = self.is_masked_by(&self.clip);
        match clip.filter(|clip| clip.intersects(&self.bounds)) {
            // It would not be drawn.
            None => !is_masked || clip.is_some_and(|clip| clip.intersects(&inside)),
            // It would be drawn beyond the area.
            Some(clip) if !self.is_masked_by(&clip) => true,
            // The mask would cut off what is beyond its bounds.
            Some(_) => !is_masked && !inside.is_within(&masked(self.clip)),
        }
    }
}

/// Items that are moved and clipped together.
#[derive(Debug, Clone, Copy)]
struct Group<'a, T> {
    items: &'a [T],
    transformation: Transformation,
    clip: Rectangle,
}

impl<T: PartialEq> Group<'_, T> {
    fn is_placed_as(&self, other: &Self) -> bool {
        self.transformation == other.transformation && self.clip == other.clip
    }

    fn is_same(&self, other: &Self, is_same: impl Fn(&T, &T) -> bool) -> bool {
        let is_shared = || std::ptr::eq(self.items, other.items);
        let is_equal = || {
            self.items.len() == other.items.len()
                && self
                    .items
                    .iter()
                    .zip(other.items)
                    .all(|(item, other)| is_same(item, other))
        };
        // Where nothing is, is of no importance.
        self.items.is_empty() && other.items.is_empty()
            || self.is_placed_as(other) && (is_shared() || is_equal())
    }
}

/// Texts are clipped one by one.
fn texts(layer: &Layer) -> Vec<Group<'_, Text>> {
    let group = |clip, items, transformation| Group {
        items,
        transformation,
        clip,
    };
    layer
        .text
        .iter()
        .map(|text| group(Rectangle::INFINITE, text.as_slice(), text.transformation()))
        .collect()
}

fn primitives(layer: &Layer) -> Vec<Group<'_, Primitive>> {
    let group = |clip, items, transformation| Group {
        items,
        transformation,
        clip,
    };
    layer
        .primitives
        .iter()
        .map(|shapes| {
            group(
                shapes.clip_bounds(),
                shapes.as_slice(),
                shapes.transformation(),
            )
        })
        .collect()
}

/// Two texts are the same if nothing about them differs. iced compares paragraphs by their size and fonts, not by their words: those
/// that still exist have to be one and the same.
fn is_same_text(text: &Text, other: &Text) -> bool {
    let is_one = match (text, other) {
        (
            Text::Paragraph { paragraph, .. },
            Text::Paragraph {
                paragraph: other, ..
            },
        ) => paragraph
            .upgrade()
            .zip(other.upgrade())
            .is_some_and(|(one, other)| std::ptr::eq(one.buffer(), other.buffer())),
        (Text::Editor { editor, .. }, Text::Editor { editor: other, .. }) => editor
            .upgrade()
            .zip(other.upgrade())
            .is_some_and(|(one, other)| std::ptr::eq(one.buffer(), other.buffer())),
        _ => true,
    };
    is_one && text == other
}

/// What is in only one of two lists. Without it, both lists have the same items in the same order.
fn differences<T>(
    mut last: &[T],
    mut current: &[T],
    is_same: impl Fn(&T, &T) -> bool,
    mut see: impl FnMut(Option<&T>, Option<&T>),
) {
    while let ([.., one], [.., other]) = (last, current)
        && is_same(one, other)
    {
        (last, current) = (&last[..last.len() - 1], &current[..current.len() - 1]);
    }
    while let ([one, last_rest @ ..], [other, current_rest @ ..]) = (last, current) {
        if is_same(one, other) {
            (last, current) = (last_rest, current_rest);
            continue;
        }
        let added = current_rest
            .iter()
            .take(LOOK_AHEAD)
            .position(|other| is_same(one, other));
        let removed = last_rest
            .iter()
            .take(LOOK_AHEAD)
            .position(|one| is_same(one, other));
        if let Some(added) = added.filter(|added| removed.is_none_or(|removed| *added <= removed)) {
            current[..=added]
                .iter()
                .for_each(|other| see(None, Some(other)));
            current = &current[added + 1..];
        } else if let Some(removed) = removed {
            last[..=removed].iter().for_each(|one| see(Some(one), None));
            last = &last[removed + 1..];
        } else {
            see(Some(one), Some(other));
            (last, current) = (last_rest, current_rest);
        }
    }
    last.iter().for_each(|one| see(Some(one), None));
    current.iter().for_each(|other| see(None, Some(other)));
}

/// Converts what a layer holds into pixels of the screen, exactly as the renderer does.
struct View {
    scale: f32,
    window: Rectangle,
}

impl View {
    fn new(viewport: &Viewport) -> Self {
        let size = viewport.physical_size();
        let window = Rectangle {
            x: 0.0,
            y: 0.0,
            width: size.width as f32,
            height: size.height as f32,
        };
        Self {
            scale: viewport.scale_factor(),
            window,
        }
    }

    fn transformation(&self, inner: Transformation) -> Transformation {
        Transformation::scale(self.scale) * inner
    }

    fn compare_all(&self, last: &[Layer], current: &[Layer], see: &mut impl FnMut(&Painted)) {
        for index in 0..last.len().max(current.len()) {
            match (last.get(index), current.get(index)) {
                (Some(last), Some(current)) if last.bounds == current.bounds => {
                    self.compare(last, current, see);
                }
                (last, current) => last
                    .into_iter()
                    .chain(current)
                    .for_each(|layer| self.each(layer, see)),
            }
        }
    }

    /// Two layers with the same bounds.
    fn compare(&self, last: &Layer, current: &Layer, see: &mut impl FnMut(&Painted)) {
        let Some(clip) = self.clip(current) else {
            return;
        };
        differences(&last.quads, &current.quads, PartialEq::eq, |one, other| {
            one.into_iter()
                .chain(other)
                .filter_map(|(quad, _)| self.quad(quad, clip))
                .for_each(|painted| see(&painted));
        });
        let mut shape = |shape: &Primitive, group: &Group<'_, Primitive>| {
            if let Some(painted) = self.primitive(shape, group, clip) {
                see(&painted);
            }
        };
        compare_groups(
            &primitives(last),
            &primitives(current),
            PartialEq::eq,
            &mut shape,
        );
        differences(
            &last.images,
            &current.images,
            PartialEq::eq,
            |one, other| {
                one.into_iter()
                    .chain(other)
                    .filter_map(|image| self.image(image, clip))
                    .for_each(|painted| see(&painted));
            },
        );
        let mut text = |text: &Text, group: &Group<'_, Text>| {
            if let Some(painted) = self.text(text, group, clip) {
                see(&painted);
            }
        };
        compare_groups(&texts(last), &texts(current), is_same_text, &mut text);
    }

    /// All items of a layer.
    fn each(&self, layer: &Layer, see: &mut impl FnMut(&Painted)) {
        let Some(clip) = self.clip(layer) else { return };
        layer
            .quads
            .iter()
            .filter_map(|(quad, _)| self.quad(quad, clip))
            .for_each(|painted| see(&painted));
        for group in primitives(layer) {
            group
                .items
                .iter()
                .filter_map(|shape| self.primitive(shape, &group, clip))
                .for_each(|painted| see(&painted));
        }
        layer
            .images
            .iter()
            .filter_map(|image| self.image(image, clip))
            .for_each(|painted| see(&painted));
        for group in texts(layer) {
            group
                .items
                .iter()
                .filter_map(|text| self.text(text, &group, clip))
                .for_each(|painted| see(&painted));
        }
    }

    fn clip(&self, layer: &Layer) -> Option<Rectangle> {
        (layer.bounds * self.scale).intersection(&self.window)
    }

    /// None if it is not in the window.
    fn painted(&self, bounds: Rectangle, ink: Rectangle, clip: Rectangle) -> Option<Painted> {
        // An endless rectangle has no numbers to compute with.
        let is_known = ink.x.is_finite()
            && ink.y.is_finite()
            && ink.width.is_finite()
            && ink.height.is_finite();
        let ink = if is_known {
            covering(ink).intersection(&self.window)?
        } else {
            self.window
        };
        Some(Painted {
            bounds,
            ink,
            clip,
            is_unmasked: false,
        })
    }

    fn quad(&self, quad: &Quad, clip: Rectangle) -> Option<Painted> {
        let bounds = quad.bounds * self.transformation(Transformation::IDENTITY);
        let is_round = <[f32; 4]>::from(quad.border.radius)
            .iter()
            .any(|radius| *radius > 0.0);
        let ink = if is_round {
            bounds.expand(BULGE)
        } else {
            bounds
        };
        if quad.shadow.color.a <= 0.0 {
            return self.painted(bounds, ink, clip);
        }
        let shadow =
            (quad.bounds + quad.shadow.offset).expand(quad.shadow.blur_radius) * self.scale;
        Some(Painted {
            is_unmasked: true,
            ..self.painted(bounds, ink.union(&shadow.expand(1.0)), clip)?
        })
    }

    fn primitive(
        &self,
        primitive: &Primitive,
        group: &Group<'_, Primitive>,
        clip: Rectangle,
    ) -> Option<Painted> {
        let clip = (group.clip * self.scale).intersection(&clip)?;
        let transformation = self.transformation(group.transformation);
        let bounds = primitive.visible_bounds();
        match primitive {
            Primitive::Fill { .. } => {
                let bounds = bounds * transformation;
                self.painted(bounds, bounds.expand(BULGE), clip)
            }
            Primitive::Stroke { stroke, .. } => {
                let wide = Rectangle {
                    x: bounds.x - stroke.width / 2.0,
                    y: bounds.y - stroke.width / 2.0,
                    width: bounds.width + stroke.width,
                    height: bounds.height + stroke.width,
                };
                // A line thinner than a pixel is drawn in the pixels beside it too.
                let reach = (reach(stroke) * transformation.scale_factor()).max(1.0);
                self.painted(
                    wide * transformation,
                    (bounds * transformation).expand(reach),
                    clip,
                )
            }
        }
    }

    fn image(&self, image: &Image, clip: Rectangle) -> Option<Painted> {
        let (Image::Raster { bounds, .. } | Image::Vector { bounds, .. }) = image;
        self.painted(
            *bounds * self.transformation(Transformation::IDENTITY),
            (image.bounds() * self.scale).expand(1.0),
            clip,
        )
    }

    fn text(&self, text: &Text, group: &Group<'_, Text>, clip: Rectangle) -> Option<Painted> {
        let outer = self.transformation(group.transformation);
        let (lines, own_clip, transformation) = match text {
            Text::Paragraph {
                paragraph,
                position,
                clip_bounds,
                transformation,
                ..
            } => (
                Rectangle::new(*position, paragraph.min_bounds),
                clip_bounds,
                outer * *transformation,
            ),
            Text::Editor {
                editor,
                position,
                clip_bounds,
                transformation,
                ..
            } => (
                Rectangle::new(*position, editor.bounds),
                clip_bounds,
                outer * *transformation,
            ),
            // Its bounds are the place of an anchor and room for lines, not what it fills. Where it is drawn, is for what draws it to say.
            Text::Cached { clip_bounds, .. } => {
                let bounds = *clip_bounds * outer;
                return self.painted(bounds, bounds, clip);
            }
            Text::Raw { .. } => return self.painted(self.window, self.window, clip),
        };
        let clip = clip.intersection(&(*own_clip * transformation))?;
        let bounds = lines * transformation;
        let overhang = (lines.height * OVERHANG.0).min(OVERHANG.1) * transformation.scale_factor();
        self.painted(bounds, bounds.expand([1.0, overhang.max(1.0)]), clip)
    }
}

/// How far a stroke reaches beyond its path.
fn reach(stroke: &Stroke) -> f32 {
    let corner = match stroke.line_join {
        LineJoin::Miter | LineJoin::MiterClip => stroke.miter_limit.max(1.0),
        LineJoin::Round | LineJoin::Bevel => 1.0,
    };
    let end = match stroke.line_cap {
        LineCap::Square => std::f32::consts::SQRT_2,
        LineCap::Butt | LineCap::Round => 1.0,
    };
    stroke.width / 2.0 * corner.max(end)
}

fn compare_groups<T: PartialEq>(
    last: &[Group<'_, T>],
    current: &[Group<'_, T>],
    is_same: impl Fn(&T, &T) -> bool + Copy,
    see: &mut impl FnMut(&T, &Group<'_, T>),
) {
    let is_same_group = |one: &Group<'_, T>, other: &Group<'_, T>| one.is_same(other, is_same);
    differences(last, current, is_same_group, |one, other| {
        match (one, other) {
            (Some(one), Some(other)) if one.is_placed_as(other) => {
                differences(one.items, other.items, is_same, |item, other| {
                    item.into_iter()
                        .chain(other)
                        .for_each(|item| see(item, one));
                });
            }
            (one, other) => {
                for group in one.into_iter().chain(other) {
                    group.items.iter().for_each(|item| see(item, group));
                }
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use iced::{Background, Color, Size};

    use super::*;

    const WINDOW: Size = Size::new(4000.0, 3000.0);

    /// A window in which each of these is filled.
    fn layer(color: Color, all: &[Rectangle]) -> [Layer; 1] {
        let mut layer = Layer {
            bounds: Rectangle::with_size(WINDOW),
            ..Layer::default()
        };
        for &bounds in all {
            let quad = Quad {
                bounds,
                ..Quad::default()
            };
            layer.draw_quad(quad, Background::Color(color), Transformation::IDENTITY);
        }
        [layer]
    }

    /// The areas where each of these changes its colour.
    fn changed(all: &[Rectangle]) -> Vec<Rectangle> {
        let size = Size::new(WINDOW.width as u32, WINDOW.height as u32);
        let viewport = Viewport::with_physical_size(size, 1.0);
        let (last, current) = (layer(Color::BLACK, all), layer(Color::WHITE, all));
        changed_areas(&last, &current, &viewport, Limits::NATIVE)
    }

    fn rectangle(x: f32, y: f32, width: f32, height: f32) -> Rectangle {
        Rectangle {
            x,
            y,
            width,
            height,
        }
    }

    /// Squares from corner to corner, too far apart to be drawn together.
    fn apart(count: u8) -> Vec<Rectangle> {
        (0..count)
            .map(f32::from)
            .map(|index| rectangle(100.0 + 300.0 * index, 100.0 + 200.0 * index, 20.0, 20.0))
            .collect()
    }

    #[test]
    fn an_area_has_whole_pixels_and_two_more_on_each_side() {
        let bounds = rectangle(100.3, 50.2, 20.0, 10.0);
        assert_eq!(changed(&[bounds]), [rectangle(98.0, 48.0, 25.0, 15.0)]);
    }

    #[test]
    fn an_area_ends_with_the_window() {
        let bounds = rectangle(3990.0, 1.0, 20.0, 10.0);
        assert_eq!(changed(&[bounds]), [rectangle(3988.0, 0.0, 12.0, 13.0)]);
    }

    #[test]
    fn nothing_is_drawn_where_nothing_changes() {
        let size = Size::new(WINDOW.width as u32, WINDOW.height as u32);
        let viewport = Viewport::with_physical_size(size, 1.0);
        let same = layer(Color::BLACK, &apart(12));
        assert_eq!(changed_areas(&same, &same, &viewport, Limits::NATIVE), []);
    }

    #[test]
    fn ten_areas_are_drawn_as_the_whole_window() {
        assert_eq!(changed(&apart(9)).len(), 9);
        for count in [10, 12] {
            assert_eq!(changed(&apart(count)), [Rectangle::with_size(WINDOW)]);
        }
    }

    #[test]
    fn areas_that_cost_little_together_are_one() {
        let all = [
            rectangle(100.0, 100.0, 20.0, 20.0),
            rectangle(130.0, 100.0, 20.0, 20.0),
        ];
        assert_eq!(changed(&all), [rectangle(98.0, 98.0, 54.0, 24.0)]);
    }
}
