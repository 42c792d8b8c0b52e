//! Crew patches: a helmet in the colour of the astronaut's pawns, with the sign of the profession. The name stands beside it in text.

use iced::widget::canvas::Path;
use iced::widget::{container, row};
use iced::{Alignment, Color, Point, Rectangle, Size};

use super::canvas_builder::{CanvasBuilder, polygon};
use super::canvas_widget::{Picture, picture};
use super::{Element, described, icon, text};
use crate::icon::Icon;
use crate::theme::{self, Colours, Ink, Type, size};
use first_martians::vocabulary::Profession;

/// The parts of a helmet, as shares of its side; also written to SVG.
pub(crate) const COLLAR: Rectangle = Rectangle {
    x: 0.2,
    y: 0.82,
    width: 0.6,
    height: 0.16,
};
/// The middle and the radius of the shell.
pub(crate) const SHELL: ((f32, f32), f32) = ((0.5, 0.46), 0.46);
pub(crate) const VISOR: Rectangle = Rectangle {
    x: 0.13,
    y: 0.2,
    width: 0.74,
    height: 0.54,
};
/// How round the corners of collar and visor are.
pub(crate) const ROUND: (f32, f32) = (0.08, 0.22);
/// The height of the sign in the visor.
const SIGN: f32 = 0.42;

/// The outline of a profession's sign, as shares of its side around its middle.
const fn sign_outline(profession: Profession) -> &'static [(f32, f32)] {
    match profession {
        // A cross.
        Profession::Medic => &[
            (-0.17, -0.5),
            (0.17, -0.5),
            (0.17, -0.17),
            (0.5, -0.17),
            (0.5, 0.17),
            (0.17, 0.17),
            (0.17, 0.5),
            (-0.17, 0.5),
            (-0.17, 0.17),
            (-0.5, 0.17),
            (-0.5, -0.17),
            (-0.17, -0.17),
        ],
        // A flask.
        Profession::Scientist => &[
            (-0.24, -0.5),
            (0.24, -0.5),
            (0.24, -0.38),
            (0.14, -0.38),
            (0.14, -0.1),
            (0.48, 0.5),
            (-0.48, 0.5),
            (-0.14, -0.1),
            (-0.14, -0.38),
            (-0.24, -0.38),
        ],
        // Two mountains.
        Profession::Geologist => &[
            (-0.6, 0.45),
            (-0.12, -0.5),
            (0.1, -0.06),
            (0.26, -0.26),
            (0.6, 0.45),
        ],
        // A spanner.
        Profession::Engineer => &[
            (-0.34, 0.54),
            (-0.54, 0.34),
            (0.04, -0.22),
            (0.02, -0.42),
            (0.2, -0.56),
            (0.32, -0.54),
            (0.22, -0.34),
            (0.34, -0.22),
            (0.54, -0.32),
            (0.56, -0.2),
            (0.42, -0.02),
            (0.22, -0.04),
        ],
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Patch(Profession);

impl Picture for Patch {
    fn draw(&self, size: Size, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
        let side = size.width.min(size.height);
        let pair = colours.crew(self.0);
        helmet(self.0, side, (pair.ground, pair.ink), sketch);
    }
}

/// The outline of a profession's sign in the visor, as shares of the side of the helmet; also written to SVG.
pub(crate) fn helmet_sign(profession: Profession) -> impl Iterator<Item = (f32, f32)> {
    let middle = VISOR.center();
    sign_outline(profession)
        .iter()
        .map(move |&(x, y)| (middle.x + x * SIGN, middle.y + y * SIGN))
}

fn helmet(
    profession: Profession,
    side: f32,
    (shell, visor): (Color, Color),
    sketch: &mut CanvasBuilder<'_>,
) {
    let at = |x: f32, y: f32| Point::new(x * side, y * side);
    let block = |it: Rectangle, round: f32| {
        let size = Size::new(it.width * side, it.height * side);
        Path::rounded_rectangle(at(it.x, it.y), size, (round * side).into())
    };
    let ((x, y), radius) = SHELL;
    sketch.fill(&block(COLLAR, ROUND.0), shell);
    sketch.fill(&Path::circle(at(x, y), radius * side), shell);
    sketch.fill(&block(VISOR, ROUND.1), visor);
    sketch.fill(
        &polygon(helmet_sign(profession).map(|(x, y)| at(x, y))),
        shell,
    );
}

/// The patch of a profession and the name of it, as high and wide as `side`.
pub(crate) fn patch<'a, Message: Clone + 'a>(
    profession: Profession,
    name: String,
    side: f32,
) -> Element<'a, Message> {
    described(name, picture(Patch(profession), Size::new(side, side)))
}

/// A framed name after a sign and the patch.
pub(crate) fn patch_chip<'a, Message: Clone + 'a>(
    sign: Icon,
    profession: Option<(Profession, String)>,
    words: String,
) -> Element<'a, Message> {
    let shown = row![
        icon(sign, Type::Small, Ink::Inherit),
        profession.map(|(it, name)| patch(it, name, size::PIP)),
        text(Type::Small, words)
    ];
    let shown = shown.spacing(size::TIGHT + 2.0).align_y(Alignment::Center);
    container(shown)
        .padding([size::TIGHT, size::SNUG])
        .style(theme::chip)
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every sign stays within the visor, or it would cross the shell of its own colour.
    #[test]
    fn every_sign_is_within_the_visor() {
        for &profession in Profession::ALL {
            for &(x, y) in sign_outline(profession) {
                let (x, y) = (x.abs() * SIGN, y.abs() * SIGN);
                assert!(
                    x < VISOR.width / 2.0 && y < VISOR.height / 2.0,
                    "{profession:?}"
                );
            }
        }
    }
}
