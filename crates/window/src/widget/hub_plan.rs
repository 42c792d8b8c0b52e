//! The HUB as a plan: three wings of rooms, joined by corridors, each with its Malfunction track.

mod geometry;
mod room;
mod wing;

use iced::widget::canvas::Path;
use iced::{Point, Rectangle, Size};

use super::Element;
use super::canvas_builder::{CanvasBuilder, lines_of};
use super::canvas_widget::{Drawing, DrawnPart, canvas_widget};
use crate::theme::{Colours, size};
use first_martians::board::Place;
use first_martians::vocabulary::{Block, Modifier, Part, Resource};
use geometry::Geometry;

/// A part of the plan that can be pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum HubPart {
    Wing(Block),
    Room(Place),
    /// Where the rovers are.
    Rovers,
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct HubPlan {
    pub(crate) wings: Vec<HubWing>,
}

/// A Block: its Malfunction track, its marker of the Box, and its Facilities.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct HubWing {
    pub block: Block,
    pub name: String,
    /// All of it in words.
    pub label: String,
    pub id: String,
    pub is_open: bool,
    pub track: u8,
    pub top: u8,
    pub(crate) is_red: bool,
    /// What the marker of the Box says, or that the wing is still to be compared with the table.
    pub words: Vec<String>,
    pub rooms: Vec<HubRoom>,
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct HubRoom {
    pub part: HubPart,
    pub id: String,
    pub name: String,
    /// All of it in words.
    pub label: String,
    pub is_open: bool,
    /// Each part and whether it is red.
    pub parts: Vec<(Part, bool)>,
    /// The Shutdown tiles.
    pub shut: Vec<Resource>,
    /// The tokens on `!` and on `>>`, the topmost last.
    pub tokens: [Vec<Modifier>; 2],
    /// What it makes in a sol.
    pub makes: Option<(Resource, String)>,
    /// The spaces of the Growth track that are taken.
    pub growth: Vec<bool>,
    /// Those that are in it, with the tokens on each: the rovers.
    pub(crate) guests: Vec<(String, Vec<Modifier>)>,
    /// The pawns for what can be done here.
    pub offer: Option<String>,
    /// The pawns that are planned into it, if any action is; empty where they lie elsewhere or are still missing.
    pub planned: Option<String>,
}

/// The plan and where everything is, which takes measuring all names.
#[derive(Debug, Clone, PartialEq)]
struct Drawn {
    plan: HubPlan,
    at: Geometry,
}

/// The plan in this width; its height follows.
pub(crate) fn hub_plan<'a, Message: Clone + 'a>(
    plan: HubPlan,
    width: f32,
    press: impl Fn(HubPart) -> Option<Message> + 'a,
) -> Element<'a, Message> {
    let at = Geometry::of(&plan, width);
    let size = Size::new(width, at.height);
    canvas_widget(Drawn { plan, at }, size, press)
}

impl Drawn {
    /// Every part and where it is.
    fn places(&self) -> impl Iterator<Item = (HubPart, Rectangle)> + '_ {
        self.plan
            .wings
            .iter()
            .zip(&self.at.wings)
            .flat_map(|(wing, at)| {
                let rooms = wing
                    .rooms
                    .iter()
                    .map(|room| room.part)
                    .zip(at.rooms.iter().copied());
                [(HubPart::Wing(wing.block), at.head)]
                    .into_iter()
                    .chain(rooms)
            })
    }
}

impl Drawing for Drawn {
    type Part = HubPart;

    fn parts(&self, _size: Size) -> Vec<DrawnPart<HubPart>> {
        let mut parts = Vec::new();
        for (wing, at) in self.plan.wings.iter().zip(&self.at.wings) {
            let (id, label, chosen) = (wing.id.clone(), wing.label.clone(), wing.is_open);
            parts.push(DrawnPart {
                part: HubPart::Wing(wing.block),
                id,
                label,
                chosen,
                bounds: at.head,
            });
            parts.extend(wing.rooms.iter().zip(&at.rooms).map(|(room, &bounds)| {
                let (id, label, chosen) = (room.id.clone(), room.label.clone(), room.is_open);
                DrawnPart {
                    part: room.part,
                    id,
                    label,
                    chosen,
                    bounds,
                }
            }));
        }
        parts
    }

    fn hit(&self, _size: Size, point: Point) -> Option<HubPart> {
        self.places()
            .find(|(_, bounds)| bounds.contains(point))
            .map(|(part, _)| part)
    }

    fn draw(&self, _size: Size, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
        let Self { plan, at } = self;
        wing::spine(at, colours, sketch);
        for (wing, wing_at) in plan.wings.iter().zip(&at.wings) {
            wing::corridors(wing, wing_at, at, colours, sketch);
            wing::head(wing, wing_at.head, at.scale, colours, sketch);
            for (room, &bounds) in wing.rooms.iter().zip(&wing_at.rooms) {
                room::draw(room, wing.block, bounds, at.scale, colours, sketch);
            }
        }
    }

    fn outline(&self, _size: Size, part: HubPart) -> Option<Path> {
        let bounds = self.places().find(|(it, _)| *it == part)?.1.shrink(1.0);
        Some(Path::rounded_rectangle(
            bounds.position(),
            bounds.size(),
            size::RADIUS.into(),
        ))
    }
}
