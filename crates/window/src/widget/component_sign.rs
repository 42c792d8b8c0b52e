//! The seven components of *Mars Needs Mechanics* as drawings in one line.

use std::f32::consts::{PI, TAU};

use iced::widget::canvas::Path;
use iced::{Point, Size, Vector};

use super::Element;
use super::canvas_builder::{CanvasBuilder, polygon, polyline};
use super::canvas_widget::{Picture, picture};
use crate::theme::Colours;
use companions::mars_needs_mechanics::Component;

/// Points of a curve.
const STEPS: u8 = 40;

/// The drawing of a component, in a square; its name is beside it.
pub(crate) fn component_sign<'a, Message: Clone + 'a>(
    component: Component,
    side: f32,
) -> Element<'a, Message> {
    picture(ComponentSign(component), Size::new(side, side))
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct ComponentSign(Component);

impl Picture for ComponentSign {
    fn draw(&self, size: Size, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
        let (middle, unit) = (
            Point::new(size.width / 2.0, size.height / 2.0),
            size.width / 2.0,
        );
        let (ink, width) = (colours.rust.ink, (size.width / 18.0).max(1.5));
        for path in lines(self.0, middle, unit) {
            sketch.line(&path, ink, width);
        }
    }
}

/// The lines of a component, in a square from -1 to 1 around its middle.
fn lines(component: Component, middle: Point, unit: f32) -> Vec<Path> {
    let at = |x: f32, y: f32| middle + Vector::new(x * unit, y * unit);
    let ring = |x: f32, y: f32, radius: f32| Path::circle(at(x, y), radius * unit);
    let turn = |angle: f32, radius: f32| at(angle.cos() * radius, angle.sin() * radius);
    let steps = || (0..=STEPS).map(|step| f32::from(step) / f32::from(STEPS));
    let through = |points: &[(f32, f32)]| polyline(points.iter().map(|&(x, y)| at(x, y)));
    match component {
        // A coil.
        Component::Wire => {
            let coil = steps().map(|part| turn(part * 2.0 * TAU, 0.15 + 0.6 * part));
            vec![polyline(coil.chain([at(0.75, 0.75)]))]
        }
        Component::Lens => {
            let side = |sign: f32| {
                steps().map(move |part| (sign * 0.4 * (part * PI).sin(), 1.6 * part - 0.8))
            };
            let edge: Vec<_> = side(1.0)
                .chain(side(-1.0).collect::<Vec<_>>().into_iter().rev())
                .collect();
            vec![
                polygon(edge.into_iter().map(|(x, y)| at(x, y))),
                through(&[(-0.15, -0.3), (-0.2, 0.0), (-0.15, 0.3)]),
            ]
        }
        Component::Gear => {
            let teeth = (0..32_u8).map(|step| {
                let radius = if step / 2 % 2 == 0 { 0.8 } else { 0.58 };
                turn(f32::from(step) / 32.0 * TAU, radius)
            });
            vec![polygon(teeth), ring(0.0, 0.0, 0.25)]
        }
        Component::Magnet => {
            let bow = |radius: f32| {
                steps().map(move |part| {
                    (
                        radius * (PI * part).cos(),
                        -0.1 - radius * (PI * part).sin(),
                    )
                })
            };
            let outer = [(0.7, 0.7)]
                .into_iter()
                .chain(bow(0.7))
                .chain([(-0.7, 0.7), (-0.3, 0.7)]);
            let inner: Vec<_> = bow(0.3).collect();
            let whole = outer.chain(inner.into_iter().rev()).chain([(0.3, 0.7)]);
            vec![
                polygon(whole.map(|(x, y)| at(x, y))),
                through(&[(-0.7, 0.35), (-0.3, 0.35)]),
                through(&[(0.3, 0.35), (0.7, 0.35)]),
            ]
        }
        Component::Boiler => {
            let tank = Path::rounded_rectangle(
                at(-0.55, -0.5),
                Size::new(1.1 * unit, 1.2 * unit),
                (0.35 * unit).into(),
            );
            vec![
                tank,
                ring(0.0, 0.05, 0.22),
                through(&[(0.0, 0.05), (0.12, -0.08)]),
                through(&[(0.0, -0.5), (0.0, -0.85)]),
            ]
        }
        Component::Piping => vec![
            through(&[(-0.8, -0.6), (0.1, -0.6), (0.6, -0.1), (0.6, 0.8)]),
            through(&[(-0.8, -0.1), (0.0, -0.1), (0.1, 0.0), (0.1, 0.8)]),
            through(&[(-0.8, -0.8), (-0.8, 0.1)]),
            through(&[(-0.1, 0.8), (0.8, 0.8)]),
        ],
        Component::AetherTube => {
            let tube = Path::rounded_rectangle(
                at(-0.35, -0.8),
                Size::new(0.7 * unit, 1.6 * unit),
                (0.35 * unit).into(),
            );
            vec![
                tube,
                through(&[(0.1, -0.5), (-0.12, -0.05), (0.12, 0.05), (-0.1, 0.5)]),
            ]
        }
    }
}
