//! Mars around the HUB as a map: what is explored, what is on it, and the planned journeys.

mod contour;
mod geometry;
mod tile;

use iced::widget::canvas::Path;
use iced::{Color, Point, Size};

use super::Element;
use super::canvas_builder::{CanvasBuilder, polyline};
use super::canvas_widget::{Drawing, DrawnPart, canvas_widget};
use super::sign::Sign;
use crate::theme::{Colours, size};
use first_martians::vocabulary::{Direction, Region};
use geometry::{Geometry, Spot};

/// A part of the map that can be pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum MapPart {
    Hub,
    Region(Region),
    /// All regions of a direction, where each alone is too small.
    Direction(Direction),
}

/// What the map shows.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct MarsMap {
    /// The contour lines follow from it.
    pub seed: u64,
    pub hub: MapHub,
    pub regions: Vec<MapRegion>,
    /// The name of each direction, in the order of the compass.
    pub directions: Vec<(Direction, String)>,
    pub journeys: Vec<Journey>,
    /// The direction whose regions are listed, where each alone is too small.
    pub(crate) open_direction: Option<Direction>,
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct MapHub {
    pub name: String,
    /// How many rovers are at home.
    pub rovers: u8,
    /// The pawns for what can be done without a place of its own.
    pub offer: Option<String>,
    /// The pawns that are planned there, if any action is.
    pub planned: Option<String>,
    pub is_open: bool,
    /// What is there, in words.
    pub label: String,
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct MapRegion {
    pub region: Region,
    pub name: String,
    /// Its direction alone, where the name has no room: the ring is seen.
    pub short_name: String,
    /// What is there, in words.
    pub label: String,
    pub is_open: bool,
    /// What is on it; `None` while it is not explored.
    pub explored: Option<Vec<MapSign>>,
    /// What the mission has there, explored or not: the place of an action.
    pub of_mission: Vec<MapSign>,
    /// Whether its outer side is closed.
    pub is_closed: bool,
    /// The pawns for a sure success of what can be done there now.
    pub offer: Option<String>,
    /// What is planned there: the pawns, none while they are missing, and whether a rover comes along.
    pub planned: Option<(String, bool)>,
}

/// A sign on a tile, with a number where there are several.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct MapSign {
    pub sign: Sign,
    pub count: Option<String>,
    /// A token, drawn on a disc.
    pub(crate) is_token: bool,
}

impl MapSign {
    pub const fn printed(sign: Sign) -> Self {
        Self {
            sign,
            count: None,
            is_token: false,
        }
    }
}

/// A journey from the HUB to its last region.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Journey {
    pub regions: Vec<Region>,
    /// Whether it is planned, or only looked at.
    pub(crate) is_planned: bool,
}

/// The map in a square with this side.
pub(crate) fn mars_map<'a, Message: Clone + 'a>(
    map: MarsMap,
    side: f32,
    press: impl Fn(MapPart) -> Option<Message> + 'a,
) -> Element<'a, Message> {
    canvas_widget(map, Size::new(side, side), press)
}

/// The largest side that is of use in a room of this width and height.
pub(crate) fn map_side(room: Size) -> f32 {
    room.width
        .min(room.height.max(Geometry::side_for(size::ROW)))
        .min(Geometry::side_for(96.0))
}

/// Whether the regions of a map of this side are pressed one by one, not by direction.
pub(crate) fn has_room_for_regions(side: f32) -> bool {
    Geometry::of(Size::new(side, side)).has_room_for_fingers()
}

/// The widget id of a region, also used by tests.
pub(crate) fn region_id(region: Region) -> String {
    format!("piece-{}-{}", region.ring, region.direction.id())
}

impl Drawing for MarsMap {
    type Part = MapPart;

    fn parts(&self, size: Size) -> Vec<DrawnPart<MapPart>> {
        let map = Geometry::of(size);
        let side = 2.0 * map.hub();
        let hub = DrawnPart {
            part: MapPart::Hub,
            id: "piece-hub".to_owned(),
            label: self.hub.label.clone(),
            chosen: self.hub.is_open,
            bounds: iced::Rectangle::new(
                Point::new(map.middle.x - side / 2.0, map.middle.y - side / 2.0),
                Size::new(side, side),
            ),
        };
        let mut parts = vec![hub];
        if map.has_room_for_fingers() {
            parts.extend(self.regions.iter().map(|it| DrawnPart {
                part: MapPart::Region(it.region),
                id: region_id(it.region),
                label: it.label.clone(),
                chosen: it.is_open,
                bounds: map.square(it.region),
            }));
        } else {
            parts.extend(self.directions.iter().map(|(direction, name)| DrawnPart {
                part: MapPart::Direction(*direction),
                id: format!("direction-{}", direction.id()),
                label: name.clone(),
                chosen: self.open_direction == Some(*direction),
                bounds: map.wedge(*direction),
            }));
        }
        parts
    }

    fn hit(&self, size: Size, point: Point) -> Option<MapPart> {
        match Geometry::of(size).at(point)? {
            Spot::Hub => Some(MapPart::Hub),
            // A finger that meant the neighbour finds it in the list of its direction.
            Spot::Region(region) => self
                .regions
                .iter()
                .any(|it| it.region == region)
                .then_some(MapPart::Region(region)),
        }
    }

    fn draw(&self, size: Size, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
        let map = Geometry::of(size);
        for region in &self.regions {
            tile::ground(&map, region, self.seed, colours, sketch);
        }
        for journey in self.journeys.iter().filter(|it| !it.is_planned) {
            self.journey(&map, journey, colours, sketch);
        }
        for journey in self.journeys.iter().filter(|it| it.is_planned) {
            self.journey(&map, journey, colours, sketch);
        }
        for region in &self.regions {
            let crossed = self
                .journeys
                .iter()
                .any(|it| it.regions.contains(&region.region));
            tile::signs(&map, region, crossed, colours, sketch);
        }
        tile::hub(&map, &self.hub, colours, sketch);
    }

    fn outline(&self, size: Size, part: MapPart) -> Option<Path> {
        let map = Geometry::of(size);
        Some(match part {
            MapPart::Hub => Path::circle(map.middle, map.hub() - 2.0),
            MapPart::Region(region) => map.outline(region, 1.0),
            MapPart::Direction(direction) => map.outline_of(direction, 1.0),
        })
    }
}

impl MarsMap {
    /// A line through the middles of the regions, with a dark edge so that it is visible on every tile.
    fn journey(
        &self,
        map: &Geometry,
        journey: &Journey,
        colours: &Colours,
        sketch: &mut CanvasBuilder<'_>,
    ) {
        let Some(first) = journey.regions.first() else {
            return;
        };
        let start = map.point(Geometry::angle(first.direction), map.hub() * 0.9);
        let path = || {
            polyline(
                [start]
                    .into_iter()
                    .chain(journey.regions.iter().map(|&it| map.middle_of(it))),
            )
        };
        let width = (map.ring * 0.09).max(4.0);
        let (edge, ink): (Color, Color) = (colours.text.ground, colours.planned.ground);
        sketch.line(&path(), edge, width * 2.0);
        if journey.is_planned {
            sketch.line(&path(), ink, width);
        } else {
            sketch.dashed(&path(), ink, width * 0.7);
        }
    }
}
