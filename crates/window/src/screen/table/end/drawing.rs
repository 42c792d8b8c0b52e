//! The poster as a picture: its shapes and texts, which are written as SVG and drawn as PNG. The same for the same game.

use iced::{Color, Point, Rectangle, Size};

use crate::theme::{Colours, NIGHT};
use crate::widget::{
    COLLAR, ROUND, SHELL, VISOR, curve_ink, curve_mark, helmet_sign, poster_sky, seal,
};
use language::ending::{Chart, EndAstronaut, EndPoster, Measure, Stamp};
use language::numbers;

const WIDE: f32 = 1080.0;
const EDGE: f32 = 60.0;
const ROOM: f32 = WIDE - 2.0 * EDGE;
const SKY: f32 = 300.0;
const HELMET: f32 = 120.0;
const CHART: f32 = 240.0;
const STAMP: f32 = 64.0;
/// The width of a letter, as a share of its height: wide enough for the fonts of all systems.
const LETTER: f32 = 0.56;

#[derive(Debug, Clone, PartialEq)]
pub(super) enum Shape {
    /// A rectangle whose colour changes from its top to its foot.
    Shade {
        bounds: Rectangle,
        above: Color,
        below: Color,
    },
    Block {
        bounds: Rectangle,
        /// The radius of its corners.
        round: f32,
        ink: Color,
    },
    Polygon {
        corners: Vec<Point>,
        ink: Color,
    },
    Disc {
        middle: Point,
        radius: f32,
        ink: Color,
    },
    /// A dashed circle.
    Ring {
        middle: Point,
        radius: f32,
        ink: Color,
    },
    Line {
        points: Vec<Point>,
        width: f32,
        ink: Color,
    },
    Words {
        words: String,
        /// On the base line, at the anchor.
        at: Point,
        /// The height of a line without leading.
        size: f32,
        anchor: Anchor,
        is_bold: bool,
        ink: Color,
    },
}

/// Which end of a text is at its point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// The width of a ring's line, and the length of its dashes and of the gaps between them.
pub(super) const RING: f32 = 3.0;
pub(super) const DASH: f32 = 6.0;

#[derive(Debug, Clone, PartialEq)]
pub(super) struct Drawing {
    pub title: String,
    /// In whole pixels.
    pub size: Size<u32>,
    pub ground: Color,
    /// From back to front; all words are in front of all shapes.
    pub shapes: Vec<Shape>,
}

/// The picture of a poster in the colours of the night; `made` is its last line.
pub(super) fn drawing(poster: &EndPoster, made: &str) -> Drawing {
    let mut page = Page {
        shapes: Vec::new(),
        y: SKY + 80.0,
        colours: &NIGHT,
    };
    page.sky(poster.is_won);
    let (text, quiet) = (NIGHT.text.ink, NIGHT.quiet.ink);
    page.paragraph(&poster.title, 64.0, text, true);
    let verdict = if poster.is_won {
        NIGHT.food.ink
    } else {
        NIGHT.danger.ink
    };
    page.paragraph(&poster.verdict, 40.0, verdict, true);
    page.paragraph(&poster.outcome, 28.0, text, false);
    page.paragraph(&poster.sols, 24.0, quiet, false);
    page.y += 24.0;
    page.crew(&poster.crew);
    if let Some(ending) = &poster.ending {
        page.paragraph(&ending.title, 34.0, text, true);
        page.paragraph(&ending.text, 26.0, text, false);
        page.y += 24.0;
    }
    for it in &poster.objectives {
        page.objective(it);
    }
    page.y += 24.0;
    for chart in &poster.charts {
        page.chart(chart);
    }
    page.paragraph(made, 20.0, quiet, false);
    let size = Size::new(WIDE as u32, (page.y + 20.0).ceil() as u32);
    Drawing {
        title: poster.title.clone(),
        size,
        ground: NIGHT.text.ground,
        shapes: page.shapes,
    }
}

struct Page {
    shapes: Vec<Shape>,
    /// The base line of the next line of text.
    y: f32,
    colours: &'static Colours,
}

impl Page {
    fn polygon(&mut self, corners: impl IntoIterator<Item = (f32, f32)>, ink: Color) {
        self.shapes.push(Shape::Polygon {
            corners: corners.into_iter().map(Point::from).collect(),
            ink,
        });
    }

    fn disc(&mut self, middle: impl Into<Point>, radius: f32, ink: Color) {
        self.shapes.push(Shape::Disc {
            middle: middle.into(),
            radius,
            ink,
        });
    }

    fn block(&mut self, bounds: Rectangle, round: f32, ink: Color) {
        self.shapes.push(Shape::Block { bounds, round, ink });
    }

    fn line(&mut self, points: impl IntoIterator<Item = (f32, f32)>, ink: Color, width: f32) {
        self.shapes.push(Shape::Line {
            points: points.into_iter().map(Point::from).collect(),
            width,
            ink,
        });
    }

    fn words(
        &mut self,
        words: &str,
        at: (f32, f32),
        size: f32,
        ink: Color,
        (anchor, is_bold): (Anchor, bool),
    ) {
        self.shapes.push(Shape::Words {
            words: words.to_owned(),
            at: at.into(),
            size,
            anchor,
            is_bold,
            ink,
        });
    }

    /// Lines of text below what is there.
    fn paragraph(&mut self, words: &str, size: f32, fill: Color, bold: bool) {
        for line in wrapped(words, size, ROOM) {
            self.words(&line, (EDGE, self.y), size, fill, (Anchor::Start, bold));
            self.y += size * 1.4;
        }
        self.y += size * 0.2;
    }

    fn sky(&mut self, is_won: bool) {
        let sky = poster_sky(is_won, Size::new(WIDE, SKY), self.colours);
        let bounds = Rectangle::with_size(Size::new(WIDE, SKY));
        self.shapes.push(Shape::Shade {
            bounds,
            above: sky.above,
            below: sky.below,
        });
        for (middle, radius, ink) in sky.lights {
            self.disc(middle, radius, ink);
        }
        self.shapes.push(Shape::Polygon {
            corners: sky.hills,
            ink: sky.hill,
        });
        for (dome, window) in sky.domes {
            self.shapes.push(Shape::Polygon {
                corners: dome,
                ink: sky.dome,
            });
            self.block(window, 4.0, sky.window);
        }
        self.block(sky.ground, 0.0, sky.dome);
    }

    fn crew(&mut self, crew: &[EndAstronaut]) {
        let slot = ROOM / crew.len().max(1) as f32;
        let top = self.y - 24.0;
        let mut lowest = top;
        for (index, it) in crew.iter().enumerate() {
            let middle = EDGE + slot * (index as f32 + 0.5);
            let colours = self.colours.crew(it.profession);
            let at = |x: f32, y: f32| (middle + (x - 0.5) * HELMET, top + y * HELMET);
            let scaled = |it: Rectangle| {
                let (x, y) = at(it.x, it.y);
                Rectangle {
                    x,
                    y,
                    width: it.width * HELMET,
                    height: it.height * HELMET,
                }
            };
            self.block(scaled(COLLAR), ROUND.0 * HELMET, colours.ground);
            self.disc(at(SHELL.0.0, SHELL.0.1), SHELL.1 * HELMET, colours.ground);
            self.block(scaled(VISOR), ROUND.1 * HELMET, colours.ink);
            self.polygon(
                helmet_sign(it.profession).map(|(x, y)| at(x, y)),
                colours.ground,
            );
            let mut y = top + HELMET + 34.0;
            let health = if it.is_hurt {
                self.colours.danger.ink
            } else {
                self.colours.quiet.ink
            };
            let lines = [
                (Some(&it.name), 26.0, self.colours.text.ink, true),
                (
                    it.profession_text.as_ref(),
                    20.0,
                    self.colours.quiet.ink,
                    false,
                ),
                (it.health.as_ref(), 20.0, health, false),
            ];
            for (words, size, fill, bold) in lines {
                for part in words.iter().flat_map(|words| wrapped(words, size, slot)) {
                    self.words(&part, (middle, y), size, fill, (Anchor::Middle, bold));
                    y += size * 1.3;
                }
            }
            lowest = lowest.max(y);
        }
        self.y = lowest + 40.0;
    }

    fn objective(&mut self, it: &Stamp) {
        let middle = (EDGE + STAMP / 2.0, self.y);
        let left = EDGE + STAMP + 24.0;
        if let Some(sol) = it.met {
            self.polygon(
                seal().map(|(x, y)| (middle.0 + x * STAMP, middle.1 + y * STAMP)),
                self.colours.food.ink,
            );
            let below = (middle.0, middle.1 + STAMP * 0.16);
            self.words(
                &sol.to_string(),
                below,
                STAMP * 0.46,
                self.colours.food.ground,
                (Anchor::Middle, true),
            );
        } else {
            self.shapes.push(Shape::Ring {
                middle: middle.into(),
                radius: STAMP * 0.42,
                ink: self.colours.quiet.ink,
            });
        }
        let mut y = middle.1 - 6.0;
        for part in wrapped(&it.title, 26.0, WIDE - EDGE - left) {
            self.words(
                &part,
                (left, y),
                26.0,
                self.colours.text.ink,
                (Anchor::Start, true),
            );
            y += 28.0;
        }
        let words = format!("{} · {}", it.kind, it.words);
        for (at, part) in wrapped(&words, 20.0, WIDE - EDGE - left).iter().enumerate() {
            y += if at == 0 { 0.0 } else { 24.0 };
            self.words(
                part,
                (left, y),
                20.0,
                self.colours.quiet.ink,
                (Anchor::Start, false),
            );
        }
        self.y = y + STAMP * 0.9;
    }

    fn mark(&mut self, measure: Measure, (x, y): (f32, f32), side: f32, fill: Color) {
        let corners = curve_mark(measure);
        if corners.is_empty() {
            self.disc((x, y), side / 2.0, fill);
        } else {
            self.polygon(
                corners
                    .iter()
                    .map(|&(dx, dy)| (x + dx * side, y + dy * side)),
                fill,
            );
        }
    }

    fn chart(&mut self, chart: &Chart) {
        self.paragraph(&chart.title, 28.0, self.colours.text.ink, true);
        let (top, left, right) = (self.y - 10.0, EDGE + 40.0, WIDE - EDGE - 20.0);
        let at = |sol: u8, value: i16| {
            let (x, y) = chart.place(sol, value);
            (left + x * (right - left), top + y * CHART)
        };
        for value in [chart.most, chart.least] {
            let (_, y) = at(chart.from, value);
            self.line([(left, y), (right, y)], self.colours.line.ink, 2.0);
            self.words(
                &numbers::plain(value),
                (left - 12.0, y + 7.0),
                20.0,
                self.colours.quiet.ink,
                (Anchor::End, false),
            );
        }
        for sol in chart.from.max(1)..=chart.to {
            let (x, _) = at(sol, chart.least);
            self.words(
                &sol.to_string(),
                (x, top + CHART + 28.0),
                20.0,
                self.colours.quiet.ink,
                (Anchor::Middle, false),
            );
        }
        let middle = (chart.curves.len().saturating_sub(1)) as f32 / 2.0;
        for (index, curve) in chart.curves.iter().enumerate() {
            // Curves at the same number lie beside each other.
            let aside = (index as f32 - middle) * 5.0;
            let ink = curve_ink(curve.measure, self.colours);
            let all: Vec<_> = curve
                .values
                .iter()
                .map(|&(sol, value)| at(sol, value))
                .map(|(x, y)| (x, y + aside))
                .collect();
            self.line(all.iter().copied(), ink, 4.0);
            all.into_iter()
                .for_each(|point| self.mark(curve.measure, point, 15.0, ink));
        }
        self.y = top + CHART + 64.0;
        for curve in &chart.curves {
            self.mark(
                curve.measure,
                (EDGE + 8.0, self.y - 7.0),
                18.0,
                curve_ink(curve.measure, self.colours),
            );
            for part in wrapped(&curve.words, 22.0, ROOM - 30.0) {
                self.words(
                    &part,
                    (EDGE + 30.0, self.y),
                    22.0,
                    self.colours.text.ink,
                    (Anchor::Start, false),
                );
                self.y += 30.0;
            }
        }
        self.y += 30.0;
    }
}

/// The lines of a text that fit into that width.
fn wrapped(words: &str, size: f32, room: f32) -> Vec<String> {
    let most = ((room / (size * LETTER)).floor() as usize).max(1);
    let mut lines = Vec::new();
    for paragraph in words
        .split('\n')
        .filter(|paragraph| !paragraph.trim().is_empty())
    {
        let mut line = String::new();
        for word in paragraph
            .split([' ', '\u{a0}'])
            .filter(|word| !word.is_empty())
        {
            if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > most {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
    }
    lines
}

/// A poster with everything that one can have.
#[cfg(test)]
pub(super) fn sample() -> EndPoster {
    use first_martians::vocabulary::{Profession, Resource};
    use language::ending::Curve;

    let values = vec![(0, 5), (1, 3), (2, 4)];
    let curve = Curve {
        measure: Measure::Supply(Resource::Oxygen),
        name: "O".into(),
        values,
        words: "O: 5, 3, 4".into(),
    };
    EndPoster {
        title: "<script>Home & “more”</script>".to_owned(),
        is_won: true,
        verdict: "Won".to_owned(),
        outcome: "All is well. ".repeat(20),
        sols: "2 of 7".to_owned(),
        crew: vec![EndAstronaut {
            name: "A<b>".to_owned(),
            profession: Profession::Medic,
            profession_text: Some("Medic".to_owned()),
            health: Some("1 wound".to_owned()),
            is_hurt: true,
        }],
        charts: vec![Chart {
            title: "Supply".to_owned(),
            curves: vec![curve],
            least: 0,
            most: 5,
            from: 0,
            to: 2,
        }],
        objectives: [Some(2), None]
            .map(|met| Stamp {
                title: "Farm".into(),
                kind: "Mandatory".into(),
                met,
                words: "…".into(),
            })
            .to_vec(),
        ending: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_wrapped() {
        for line in wrapped(&"All is well. ".repeat(20), 28.0, ROOM) {
            assert!(
                line.chars().count() as f32 * 28.0 * LETTER <= ROOM,
                "{line}"
            );
        }
        assert_eq!(wrapped("one\n\ntwo", 20.0, ROOM), ["one", "two"]);
    }
}
