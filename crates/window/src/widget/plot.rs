//! Points over time as a line for each player, and games won as bars. What they show is said in words by the panel around them.

use iced::widget::canvas::Path;
use iced::{Color, Point, Rectangle, Size, Vector};

use super::Element;
use super::canvas_builder::{CanvasBuilder, fitting, polygon, polyline, width_of};
use super::canvas_widget::{Drawing, DrawnPart, Picture, canvas_widget, picture};
use crate::theme::{Colours, Type, size};

const HIGH: f32 = 220.0;
/// The height of a bar of games won, with the space below it.
const BAR: f32 = 30.0;
/// The least distance between two games.
const GAME: f32 = 18.0;
/// The radius of a mark.
const MARK: f32 = 6.0;
/// Between two marks of the same points in the same game.
const ASIDE: f32 = 2.0 * (MARK + 5.0);
/// The most lines across.
const TICKS: i64 = 5;

/// The number of a game, its points, and whether it was won.
pub type Played = (usize, i64, bool);

/// The points of a player.
#[derive(Debug, Clone, PartialEq)]
pub struct Curve {
    /// Which of the colours and shapes of marks.
    pub seat: usize,
    pub points: Vec<Played>,
    pub average: f64,
}

/// Games won of games played.
#[derive(Debug, Clone, PartialEq)]
pub struct Wins {
    pub seat: usize,
    pub name: String,
    pub wins: usize,
    pub plays: usize,
    pub words: String,
}

#[derive(Debug, Clone, PartialEq)]
struct PointsPlot {
    id: String,
    label: String,
    games: usize,
    curves: Vec<Curve>,
}

#[derive(Debug, Clone, PartialEq)]
struct WinsPlot {
    id: String,
    bars: Vec<Wins>,
}

/// A sign of the legend.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlotSign {
    Player(usize),
    Won,
    Lost,
    Best,
    Average,
}

/// The newest games that fit, the newest at the right; `label` says all of it.
pub fn points_plot<'a, Message: Clone + 'a>(
    id: String,
    label: String,
    games: usize,
    curves: Vec<Curve>,
    width: f32,
) -> Element<'a, Message> {
    canvas_widget(
        PointsPlot {
            id,
            label,
            games,
            curves,
        },
        Size::new(width, HIGH),
        |_| None,
    )
}

pub fn wins_plot<'a, Message: Clone + 'a>(
    id: String,
    bars: Vec<Wins>,
    width: f32,
) -> Element<'a, Message> {
    let height = BAR * bars.len() as f32;
    canvas_widget(WinsPlot { id, bars }, Size::new(width, height), |_| None)
}

pub fn plot_sign<'a, Message: Clone + 'a>(sign: PlotSign) -> Element<'a, Message> {
    picture(sign, Size::new(size::CUBE, size::CUBE))
}

/// Round numbers that reach from below the lowest to above the highest points.
fn ticks(low: i64, high: i64) -> Vec<i64> {
    let span = (high - low).max(1);
    let rounds = (0..18_u32).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_i64.pow(power)));
    let step = rounds
        .into_iter()
        .find(|step| span.div_euclid(*step) < TICKS)
        .unwrap_or(span);
    let (first, last) = (low.div_euclid(step), (high + step - 1).div_euclid(step));
    (first..=last.max(first + 1))
        .map(|tick| tick * step)
        .collect()
}

/// How far from the middle a mark is, where several players have the same points in a game: beside each other.
fn aside(curves: &[Curve], seat: usize, (game, total): (usize, i64)) -> f32 {
    let is_there = |curve: &&Curve| {
        curve
            .points
            .iter()
            .any(|point| (point.0, point.1) == (game, total))
    };
    let there: Vec<usize> = curves
        .iter()
        .filter(is_there)
        .map(|curve| curve.seat)
        .collect();
    let place = there.iter().position(|it| *it == seat).unwrap_or_default();
    (place as f32 - (there.len().max(1) - 1) as f32 / 2.0) * ASIDE
}

const fn ink_of(seat: usize, colours: &Colours) -> Color {
    match seat % 4 {
        0 => colours.rust.ink,
        1 => colours.oxygen.ink,
        2 => colours.energy.ink,
        _ => colours.food.ink,
    }
}

/// The mark of a player: its shape differs as well as its colour. Full where the game was won.
fn mark(seat: usize, at: Point, full: bool, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
    let around =
        |points: &[(f32, f32)]| polygon(points.iter().map(|&(x, y)| at + Vector::new(x, y) * MARK));
    let path = match seat % 4 {
        0 => Path::circle(at, MARK),
        1 => around(&[(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)]),
        2 => around(&[(0.0, -1.2), (1.1, 0.8), (-1.1, 0.8)]),
        _ => around(&[(0.0, -1.2), (1.2, 0.0), (0.0, 1.2), (-1.2, 0.0)]),
    };
    sketch.fill(
        &path,
        if full {
            ink_of(seat, colours)
        } else {
            colours.panel.ground
        },
    );
    sketch.line(&path, ink_of(seat, colours), 2.0);
}

impl Drawing for PointsPlot {
    type Part = ();

    fn parts(&self, size: Size) -> Vec<DrawnPart<()>> {
        let bounds = Rectangle::with_size(size);
        vec![DrawnPart {
            part: (),
            id: self.id.clone(),
            label: self.label.clone(),
            chosen: false,
            bounds,
        }]
    }

    fn hit(&self, _size: Size, _point: Point) -> Option<()> {
        None
    }

    fn draw(&self, size: Size, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
        let letters = Type::Small.size();
        let fit = ((size.width / GAME) as usize).max(1);
        let first = self.games.saturating_sub(fit);
        let shown: Vec<(&Curve, Vec<Played>)> = self
            .curves
            .iter()
            .map(|curve| {
                (
                    curve,
                    curve
                        .points
                        .iter()
                        .filter(|(game, ..)| *game >= first)
                        .copied()
                        .collect(),
                )
            })
            .collect();
        let all = || {
            shown
                .iter()
                .flat_map(|(_, points)| points.iter().map(|(_, total, _)| *total))
        };
        let ticks = ticks(
            all().min().unwrap_or_default(),
            all().max().unwrap_or_default(),
        );
        let (Some(&low), Some(&high)) = (ticks.first(), ticks.last()) else {
            return;
        };
        let written = |number: i64| number.to_string().replace('-', "−");
        let axis = ticks
            .iter()
            .map(|tick| width_of(&written(*tick), letters))
            .fold(0.0, f32::max);
        let (left, right) = (axis + 2.0 * size::SNUG, size.width - 3.0 * size::SNUG);
        let (top, bottom) = (2.0 * size::GAP, size.height - size::GAP);
        // Points of a game fit the precision of a pixel.
        let y = |points: f64| {
            bottom - ((points - low as f64) / (high - low) as f64) as f32 * (bottom - top)
        };
        let games = self.games - first;
        let x = |game: usize| {
            let part = if games < 2 {
                0.5
            } else {
                (game - first) as f32 / (games - 1) as f32
            };
            left + size::PAD + (right - left - 2.0 * size::PAD) * part
        };
        for tick in &ticks {
            let y = y(*tick as f64);
            sketch.line(
                &polyline([Point::new(left, y), Point::new(right, y)]),
                colours.line.ink,
                1.0,
            );
            let word = written(*tick);
            let at = Point::new(axis - width_of(&word, letters) / 2.0, y);
            sketch.word(word, at, letters, colours.panel_quiet.ink);
        }
        let is_alone = shown.len() == 1;
        for (curve, points) in &shown {
            let ink = ink_of(curve.seat, colours);
            let average = y(curve.average);
            let from = if is_alone { left } else { right };
            sketch.dashed(
                &polyline([
                    Point::new(from, average),
                    Point::new(size.width - 4.0, average),
                ]),
                ink,
                2.0,
            );
            if points.len() > 1 {
                sketch.line(
                    &polyline(
                        points
                            .iter()
                            .map(|(game, total, _)| Point::new(x(*game), y(*total as f64))),
                    ),
                    ink,
                    2.0,
                );
            }
            let best = curve.points.iter().map(|(_, total, _)| *total).max();
            for (game, total, won) in points {
                let aside = aside(&self.curves, curve.seat, (*game, *total));
                let at = Point::new(x(*game) + aside, y(*total as f64));
                let is_best = Some(*total) == best;
                if is_best {
                    sketch.line(&Path::circle(at, MARK + 4.0), colours.panel.ink, 1.5);
                }
                mark(curve.seat, at, *won, colours, sketch);
                if is_best || is_alone {
                    sketch.word(
                        written(*total),
                        at - Vector::new(0.0, MARK + 13.0),
                        letters,
                        colours.panel.ink,
                    );
                }
            }
        }
    }

    fn outline(&self, _size: Size, (): ()) -> Option<Path> {
        None
    }
}

impl Drawing for WinsPlot {
    type Part = usize;

    fn parts(&self, size: Size) -> Vec<DrawnPart<usize>> {
        let part = |(index, bar): (usize, &Wins)| DrawnPart {
            part: index,
            id: format!("{}-{index}", self.id),
            label: format!("{}: {}", bar.name, bar.words),
            chosen: false,
            bounds: Rectangle::new(
                Point::new(0.0, BAR * index as f32),
                Size::new(size.width, BAR),
            ),
        };
        self.bars.iter().enumerate().map(part).collect()
    }

    fn hit(&self, _size: Size, _point: Point) -> Option<usize> {
        None
    }

    fn draw(&self, size: Size, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
        let letters = Type::Small.size();
        let widest = |word: fn(&Wins) -> &String| {
            self.bars
                .iter()
                .map(|bar| width_of(word(bar), letters))
                .fold(0.0, f32::max)
        };
        let left = widest(|bar| &bar.name).min(size.width * 0.4) + size::CUBE + size::SNUG;
        let right = size.width - widest(|bar| &bar.words) - size::SNUG;
        let most = self
            .bars
            .iter()
            .map(|bar| bar.plays)
            .max()
            .unwrap_or_default()
            .max(1);
        let wide = |count: usize| ((right - left) * count as f32 / most as f32).max(0.0);
        for (index, bar) in self.bars.iter().enumerate() {
            let y = BAR * (index as f32 + 0.5);
            mark(bar.seat, Point::new(MARK + 2.0, y), true, colours, sketch);
            let name = fitting(&bar.name, letters, left - size::CUBE - size::SNUG + 1.0);
            let at = Point::new(size::CUBE + width_of(&name, letters) / 2.0, y);
            sketch.word(name, at, letters, colours.panel.ink);
            let path = |count: usize| {
                Path::rounded_rectangle(
                    Point::new(left, y - 8.0),
                    Size::new(wide(count), 16.0),
                    3.0.into(),
                )
            };
            if bar.wins > 0 {
                sketch.fill(&path(bar.wins), ink_of(bar.seat, colours));
            }
            sketch.line(&path(bar.plays), ink_of(bar.seat, colours), 1.5);
            let at = Point::new(size.width - width_of(&bar.words, letters) / 2.0 - 1.0, y);
            sketch.word(bar.words.clone(), at, letters, colours.panel.ink);
        }
    }

    fn outline(&self, _size: Size, _part: usize) -> Option<Path> {
        None
    }
}

impl Picture for PlotSign {
    fn draw(&self, size: Size, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
        let middle = Point::new(size.width / 2.0, size.height / 2.0);
        match *self {
            Self::Player(seat) => mark(seat, middle, true, colours, sketch),
            Self::Won => mark(0, middle, true, colours, sketch),
            Self::Lost => mark(0, middle, false, colours, sketch),
            Self::Best => {
                sketch.line(&Path::circle(middle, MARK + 4.0), colours.panel.ink, 1.5);
                mark(0, middle, true, colours, sketch);
            }
            Self::Average => {
                let ends = [
                    Point::new(2.0, middle.y),
                    Point::new(size.width - 2.0, middle.y),
                ];
                sketch.dashed(&polyline(ends), colours.rust.ink, 2.0);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Curve, MARK, aside, ticks};

    #[test]
    fn players_with_the_same_points_in_a_game_are_beside_each_other() {
        let curve = |seat, total| Curve {
            seat,
            points: vec![(0, 50 - total, true), (1, total, false)],
            average: 0.0,
        };
        let curves = [curve(0, 62), curve(1, 62), curve(3, 40)];
        let [first, second, third] =
            [0, 1, 3].map(|seat| aside(&curves, seat, (1, if seat == 3 { 40 } else { 62 })));
        assert!(
            second - first >= 2.0 * MARK && first + second == 0.0,
            "{first} {second}"
        );
        assert_eq!(third, 0.0, "alone");
    }

    #[test]
    fn the_axis_has_a_few_round_numbers_around_all_points() {
        assert_eq!(ticks(38, 51), [35, 40, 45, 50, 55]);
        assert_eq!(ticks(7, 7), [7, 8]);
        assert_eq!(ticks(-4, 9), [-5, 0, 5, 10]);
        for (low, high) in [(0, 1), (-30, 250), (12, 13), (0, 10_000_000)] {
            let ticks = ticks(low, high);
            assert!(
                ticks[0] <= low && ticks[ticks.len() - 1] >= high && (2..=7).contains(&ticks.len()),
                "{ticks:?}"
            );
        }
    }
}
