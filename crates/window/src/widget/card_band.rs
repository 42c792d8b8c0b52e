//! The band above a card, which tells its kind from across the table: a radio sheet, a field note, a hazard stripe, a turn.

use iced::widget::canvas::Path;
use iced::widget::{container, responsive};
use iced::{Color, Length, Point, Size};

use super::Element;
use super::canvas_builder::{CanvasBuilder, polygon, polyline};
use super::canvas_widget::{Picture, picture};
use crate::theme::Colours;
use first_martians::state::CardKind;
use first_martians::vocabulary::Block;

const HEIGHT: f32 = 18.0;
/// The heights of a signal, as shares of the band, repeated.
const SIGNAL: [f32; 12] = [
    0.2, 0.5, 0.9, 0.4, 0.7, 0.3, 0.15, 0.6, 0.8, 0.35, 0.55, 0.25,
];
/// Between two strokes of a signal, and between two holes, stripes or chevrons.
const STROKES: f32 = 9.0;
const STEP: f32 = 28.0;

/// What is drawn on a band.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Band {
    /// A message from Earth: a signal.
    Radio,
    /// A field note: the holes of a notebook.
    Note,
    /// A warning in the colour of its Block.
    Hazard(Block),
    /// Something comes back.
    Return,
    /// The mission itself: the horizon.
    Horizon,
}

const fn band_of(kind: CardKind, red: bool) -> Band {
    match kind {
        _ if red => Band::Return,
        CardKind::FollowUp => Band::Return,
        CardKind::Adventure(_) => Band::Note,
        CardKind::Malfunction(block) => Band::Hazard(block),
        CardKind::Event => Band::Radio,
        CardKind::Mission | CardKind::Objective | CardKind::Action | CardKind::Ending => {
            Band::Horizon
        }
        CardKind::Track | CardKind::Walker | CardKind::Loss | CardKind::Standing => Band::Horizon,
    }
}

/// As wide as the card.
pub(super) fn card_band<'a, Message: Clone + 'a>(
    kind: CardKind,
    red: bool,
) -> Element<'a, Message> {
    let drawing = Drawn {
        band: band_of(kind, red),
        on_red: red,
    };
    let drawn = responsive(move |room: Size| picture(drawing, Size::new(room.width, HEIGHT)));
    container(drawn).width(Length::Fill).height(HEIGHT).into()
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Drawn {
    band: Band,
    on_red: bool,
}

impl Drawn {
    fn ink(self, colours: &Colours) -> Color {
        match self.band {
            _ if self.on_red => colours.follow_up.ink,
            Band::Radio | Band::Return | Band::Horizon => colours.rust.ink,
            Band::Note => colours.adventure.ink,
            Band::Hazard(block) => colours.block(block).ink,
        }
    }
}

impl Picture for Drawn {
    fn draw(&self, size: Size, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
        let ink = self.ink(colours);
        let Size { width, height } = size;
        // The first of each step; the last ends before the edge.
        let steps = |step: f32| {
            (0_u16..)
                .map(move |number| (f32::from(number) + 0.5) * step)
                .take_while(move |at| at + step / 2.0 <= width)
        };
        match self.band {
            Band::Radio => {
                for (x, share) in steps(STROKES).zip(SIGNAL.into_iter().cycle()) {
                    let half = share * height / 2.0;
                    sketch.line(
                        &polyline([-half, half].map(|up| Point::new(x, height / 2.0 + up))),
                        ink,
                        2.0,
                    );
                }
            }
            Band::Note => {
                sketch.fill(&Path::rectangle(Point::ORIGIN, size), ink);
                for x in steps(STEP) {
                    sketch.fill(
                        &Path::circle(Point::new(x, height / 2.0), height * 0.28),
                        colours.panel.ground,
                    );
                }
            }
            Band::Hazard(_) => {
                for x in steps(STEP) {
                    let corners = [(0.0, 0.0), (0.5, 0.0), (0.0, 1.0), (-0.5, 1.0)];
                    sketch.fill(
                        &polygon(
                            corners
                                .map(|(along, down)| Point::new(x + along * STEP, down * height)),
                        ),
                        ink,
                    );
                }
            }
            Band::Return => {
                for x in steps(STEP) {
                    let tip = [(4.0, 0.25), (-4.0, 0.5), (4.0, 0.75)];
                    sketch.line(
                        &polyline(tip.map(|(along, down)| Point::new(x + along, down * height))),
                        ink,
                        2.5,
                    );
                }
            }
            Band::Horizon => {
                let across = |from: f32, to: f32| {
                    polyline([Point::new(from, height - 2.0), Point::new(to, height - 2.0)])
                };
                sketch.line(&across(0.0, width), ink, 2.0);
                let dome = Path::new(|path| {
                    path.arc(iced::widget::canvas::path::Arc {
                        center: Point::new(width - 2.0 * STEP, height - 2.0),
                        radius: height * 0.6,
                        start_angle: iced::Radians(-std::f32::consts::PI),
                        end_angle: iced::Radians(0.0),
                    });
                });
                sketch.fill(&dome, ink);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use first_martians::vocabulary::AdventureType;

    #[test]
    fn kinds_of_cards_differ_by_shape() {
        let kinds = [
            CardKind::Event,
            CardKind::FollowUp,
            CardKind::Adventure(AdventureType::Explore),
            CardKind::Malfunction(Block::Living),
            CardKind::Ending,
        ];
        for (index, kind) in kinds.into_iter().enumerate() {
            for other in kinds.into_iter().skip(index + 1) {
                assert_ne!(
                    band_of(kind, false),
                    band_of(other, false),
                    "{kind:?} {other:?}"
                );
            }
        }
        assert_eq!(band_of(CardKind::Event, true), Band::Return);
    }
}
