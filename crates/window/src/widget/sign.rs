//! Small signs that no icon of the committed font shows, drawn as shapes; the same on the map, the plan of the HUB and in legends.

use iced::widget::canvas::Path;
use iced::{Color, Point, Size};

use super::Element;
use super::canvas_builder::{CanvasBuilder, polygon, polyline};
use super::canvas_widget::{Picture, picture};
use crate::icon::Icon;
use crate::theme::Colours;
use first_martians::board::Feature;
use first_martians::vocabulary::{Modifier, Part, Resource};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sign {
    Icon(Icon),
    Pawn,
    Rover,
    /// An unhappy face: Morale is lost.
    Face,
    /// A POI token.
    Pin,
    /// An Objective token.
    Token,
    /// A marker of the mission: a small flag.
    Marker,
    /// A walker of the mission: a round body with a trail.
    Walker,
    /// An energy connector.
    Bolt,
    /// An oxygen filter.
    Bubbles,
    /// Hardware.
    Nut,
    Chip,
    Leaf,
    /// A cross: blocked.
    Cross,
    /// A closed outer side.
    Cliff,
    /// A broken part.
    Broken,
    /// A resource that is missing.
    Missing,
    /// The space `!`.
    Now,
    /// The space `>>`.
    Next,
    /// A zigzag: Stress.
    Stress,
    /// A content face: Morale.
    Morale,
    /// More than there is room for.
    More,
}

impl Sign {
    pub(crate) const fn of_part(part: Part) -> Self {
        match part {
            Part::Energy => Self::Bolt,
            Part::Oxygen => Self::Bubbles,
            Part::Hardware => Self::Nut,
            Part::Cpu => Self::Chip,
        }
    }

    pub(crate) const fn of_resource(resource: Resource) -> Self {
        match resource {
            Resource::Energy => Self::Bolt,
            Resource::Oxygen => Self::Bubbles,
            Resource::Food => Self::Leaf,
        }
    }

    pub(crate) const fn of_token(token: Modifier) -> Self {
        match token {
            Modifier::Blocked => Self::Cross,
            Modifier::ExtraPawn => Self::Pawn,
            Modifier::Adventure => Self::Icon(Icon::Adventure),
            Modifier::Reroll => Self::Icon(Icon::Redo),
            Modifier::Wound => Self::Icon(Icon::Wound),
            Modifier::RoverRoll => Self::Icon(Icon::Dice),
        }
    }

    pub(crate) const fn of_feature(feature: Feature) -> Self {
        match feature {
            Feature::ExtraPawn => Self::Pawn,
            Feature::Wound => Self::Icon(Icon::Wound),
            Feature::Adventure => Self::Icon(Icon::Adventure),
            Feature::Morale => Self::Face,
            Feature::RoverRoll => Self::Icon(Icon::Dice),
            Feature::ClosedOuter => Self::Cliff,
            Feature::Mission => Self::Icon(Icon::Mission),
        }
    }

    /// Draws it around a point, as high as `side`.
    pub fn draw(self, sketch: &mut CanvasBuilder<'_>, middle: Point, side: f32, ink: Color) {
        let at = |x: f32, y: f32| Point::new(middle.x + x * side, middle.y + y * side);
        let shape = |points: &[(f32, f32)]| polygon(points.iter().map(|&(x, y)| at(x, y)));
        let open = |points: &[(f32, f32)]| polyline(points.iter().map(|&(x, y)| at(x, y)));
        let circle = |x: f32, y: f32, radius: f32| Path::circle(at(x, y), radius * side);
        let thin = (side * 0.1).max(1.0);
        match self {
            Self::Icon(icon) => sketch.icon(icon, middle, side, ink),
            Self::Pawn => {
                sketch.fill(&circle(0.0, -0.26, 0.2), ink);
                sketch.fill(
                    &shape(&[(-0.13, -0.1), (0.13, -0.1), (0.34, 0.46), (-0.34, 0.46)]),
                    ink,
                );
            }
            Self::Marker => {
                sketch.fill(
                    &shape(&[(-0.3, -0.46), (-0.18, -0.46), (-0.18, 0.46), (-0.3, 0.46)]),
                    ink,
                );
                sketch.fill(&shape(&[(-0.18, -0.44), (0.38, -0.22), (-0.18, 0.0)]), ink);
            }
            Self::Walker => {
                sketch.fill(&circle(0.16, 0.0, 0.3), ink);
                sketch.fill(&circle(-0.27, 0.0, 0.1), ink);
                sketch.fill(&circle(-0.45, 0.0, 0.06), ink);
            }
            Self::Rover => {
                sketch.fill(
                    &shape(&[(-0.48, -0.12), (0.46, -0.12), (0.36, 0.14), (-0.4, 0.14)]),
                    ink,
                );
                for wheel in [-0.32, 0.0, 0.32] {
                    sketch.fill(&circle(wheel, 0.3, 0.14), ink);
                }
                sketch.line(
                    &open(&[(0.2, -0.12), (0.2, -0.42), (0.4, -0.42)]),
                    ink,
                    thin,
                );
            }
            Self::Face => {
                sketch.line(&circle(0.0, 0.0, 0.44), ink, thin);
                sketch.fill(&circle(-0.16, -0.12, 0.06), ink);
                sketch.fill(&circle(0.16, -0.12, 0.06), ink);
                sketch.line(
                    &open(&[(-0.2, 0.24), (-0.1, 0.14), (0.1, 0.14), (0.2, 0.24)]),
                    ink,
                    thin,
                );
            }
            Self::Pin => {
                sketch.fill(&shape(&[(-0.26, -0.06), (0.26, -0.06), (0.0, 0.48)]), ink);
                sketch.fill(&circle(0.0, -0.18, 0.29), ink);
            }
            Self::Token => sketch.fill(
                &shape(&[(0.0, -0.48), (0.42, 0.0), (0.0, 0.48), (-0.42, 0.0)]),
                ink,
            ),
            Self::Bolt => {
                let bolt = [
                    (0.1, -0.5),
                    (-0.32, 0.08),
                    (-0.04, 0.08),
                    (-0.12, 0.5),
                    (0.32, -0.12),
                    (0.02, -0.12),
                ];
                sketch.fill(&shape(&bolt), ink);
            }
            Self::Bubbles => {
                sketch.line(&circle(-0.12, 0.14, 0.3), ink, thin * 1.4);
                sketch.fill(&circle(0.36, -0.12, 0.12), ink);
                sketch.fill(&circle(0.12, -0.4, 0.09), ink);
            }
            Self::Nut => {
                let corner = |index: u8| {
                    let (sin, cos) = (f32::from(index) * std::f32::consts::FRAC_PI_3).sin_cos();
                    (0.46 * cos, 0.46 * sin)
                };
                let corners: Vec<_> = (0..6).map(corner).collect();
                sketch.line(&shape(&corners), ink, thin * 1.3);
                sketch.line(&circle(0.0, 0.0, 0.18), ink, thin * 1.3);
            }
            Self::Chip => {
                sketch.fill(
                    &shape(&[(-0.28, -0.28), (0.28, -0.28), (0.28, 0.28), (-0.28, 0.28)]),
                    ink,
                );
                for leg in [-0.16, 0.16] {
                    sketch.line(&open(&[(leg, -0.46), (leg, 0.46)]), ink, thin);
                    sketch.line(&open(&[(-0.46, leg), (0.46, leg)]), ink, thin);
                }
            }
            Self::Leaf => {
                let leaf = [
                    (0.42, -0.42),
                    (0.34, 0.06),
                    (0.06, 0.3),
                    (-0.24, 0.22),
                    (-0.2, -0.12),
                    (0.04, -0.34),
                ];
                sketch.fill(&shape(&leaf), ink);
                sketch.line(&open(&[(-0.44, 0.46), (-0.14, 0.12)]), ink, thin);
            }
            Self::Cross => {
                sketch.line(&open(&[(-0.34, -0.34), (0.34, 0.34)]), ink, thin * 1.6);
                sketch.line(&open(&[(-0.34, 0.34), (0.34, -0.34)]), ink, thin * 1.6);
            }
            Self::Cliff => {
                sketch.line(&open(&[(-0.48, -0.2), (0.48, -0.2)]), ink, thin * 1.6);
                for tooth in [-0.32, 0.0, 0.32] {
                    sketch.line(&open(&[(tooth, -0.2), (tooth, 0.26)]), ink, thin);
                }
            }
            Self::Broken => {
                sketch.line(
                    &shape(&[(-0.44, -0.44), (0.44, -0.44), (0.44, 0.44), (-0.44, 0.44)]),
                    ink,
                    thin,
                );
                sketch.line(
                    &open(&[
                        (0.44, -0.4),
                        (0.2, -0.22),
                        (0.3, -0.06),
                        (0.0, 0.14),
                        (0.1, 0.28),
                    ]),
                    ink,
                    thin * 1.6,
                );
            }
            Self::Missing => {
                Self::Bolt.draw(sketch, middle, side * 0.8, ink);
                sketch.line(&open(&[(-0.42, 0.42), (0.42, -0.42)]), ink, thin * 1.6);
            }
            Self::Now => sketch.word("!", middle, side, ink),
            Self::Next => sketch.word(">>", middle, side * 0.8, ink),
            Self::Stress => {
                let zigzag = [
                    (-0.48, 0.1),
                    (-0.28, 0.1),
                    (-0.14, -0.4),
                    (0.06, 0.42),
                    (0.2, -0.1),
                    (0.28, 0.1),
                    (0.48, 0.1),
                ];
                sketch.line(&open(&zigzag), ink, thin * 1.3);
            }
            Self::Morale => {
                sketch.line(&circle(0.0, 0.0, 0.44), ink, thin);
                sketch.fill(&circle(-0.16, -0.12, 0.06), ink);
                sketch.fill(&circle(0.16, -0.12, 0.06), ink);
                sketch.line(
                    &open(&[(-0.2, 0.12), (-0.1, 0.22), (0.1, 0.22), (0.2, 0.12)]),
                    ink,
                    thin,
                );
            }
            Self::More => {
                for dot in [-0.32, 0.0, 0.32] {
                    sketch.fill(&circle(dot, 0.0, 0.09), ink);
                }
            }
        }
    }
}

/// A sign alone, as in a legend.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Alone(Sign);

impl Picture for Alone {
    fn draw(&self, size: Size, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
        self.0.draw(
            sketch,
            Point::new(size.width / 2.0, size.height / 2.0),
            size.height * 0.9,
            colours.panel.ink,
        );
    }
}

pub(crate) fn sign_of<'a, Message: Clone + 'a>(sign: Sign, side: f32) -> Element<'a, Message> {
    picture(Alone(sign), Size::new(side, side))
}
