//! Where wings, rooms and corridors of the plan are.

use iced::{Point, Rectangle, Size};

use super::{HubPlan, HubRoom, lines_of};
use crate::theme::size;

/// Rooms side by side, at most: as many as the longest wing of the box has.
const COLUMNS: usize = 5;
/// The least width of a room.
const LEAST: f32 = 148.0;
/// The width of a room that is drawn at its plain size, and how much larger it can be.
const PLAIN: (f32, f32) = (172.0, 1.4);
/// Between two rooms.
const GAP: f32 = 8.0;
/// Between a row of rooms and the next: the corridor.
const CORRIDOR: f32 = 16.0;
/// Left of the rooms: the corridor that joins the wings.
const SPINE: f32 = 20.0;
/// Right of the rooms, for what marks one.
const EDGE: f32 = 2.0;
/// The head of a wing, where it is beside its rooms.
const HEAD: f32 = 132.0;
/// Within a room, at its plain size.
pub(super) const INSET: f32 = 8.0;
pub(super) const LETTERS: f32 = 14.0;
pub(super) const LINE: f32 = 18.0;
pub(super) const SIGNS: f32 = 26.0;

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Geometry {
    pub(crate) wings: Vec<WingAt>,
    pub height: f32,
    /// How much larger than its plain size everything is.
    pub scale: f32,
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct WingAt {
    pub head: Rectangle,
    /// In the order of the rooms.
    pub rooms: Vec<Rectangle>,
}

impl Geometry {
    pub fn of(plan: &HubPlan, width: f32) -> Self {
        let whole = width - SPINE - EDGE;
        // Where all rooms of a wing fit side by side, its head fits beside them.
        let is_beside = share(whole - HEAD - GAP, COLUMNS) >= LEAST;
        let (start, room) = if is_beside {
            (SPINE + HEAD + GAP, whole - HEAD - GAP)
        } else {
            (SPINE, whole)
        };
        let columns = (1..=COLUMNS)
            .rev()
            .find(|&count| share(room, count) >= LEAST)
            .unwrap_or(1);
        let wide = share(room, columns);
        let scale = (wide / PLAIN.0).clamp(1.0, PLAIN.1);
        let mut top = 0.0;
        let mut wings = Vec::new();
        for wing in &plan.wings {
            let mut head = Rectangle::new(
                Point::new(SPINE, top + EDGE),
                Size::new(room, size::ROW * scale.sqrt()),
            );
            top += if is_beside {
                EDGE
            } else {
                head.height + GAP / 2.0
            };
            let mut rooms = Vec::new();
            for row in wing.rooms.chunks(columns) {
                let height = row
                    .iter()
                    .map(|it| height(it, wide, scale))
                    .fold(0.0, f32::max);
                let left = |column: usize| start + column as f32 * (wide + GAP);
                rooms.extend((0..row.len()).map(|column| {
                    Rectangle::new(Point::new(left(column), top), Size::new(wide, height))
                }));
                top += height + CORRIDOR;
            }
            if is_beside {
                let height = rooms.first().map_or(0.0, |room| room.height);
                head = Rectangle {
                    width: HEAD,
                    height,
                    ..head
                };
            }
            wings.push(WingAt { head, rooms });
        }
        Self {
            wings,
            height: top,
            scale,
        }
    }

    /// The middle of the corridor that joins the wings.
    pub(super) fn spine(&self) -> f32 {
        SPINE / 2.0
    }

    /// The middles of the corridors below the rows of a wing.
    pub(super) fn corridors(&self, wing: &WingAt) -> Vec<(f32, Vec<f32>)> {
        let mut rows: Vec<(f32, Vec<f32>)> = Vec::new();
        for room in &wing.rooms {
            let bottom = room.y + room.height + CORRIDOR / 2.0;
            match rows.last_mut() {
                Some((at, doors)) if *at == bottom => doors.push(room.center_x()),
                _ => rows.push((bottom, vec![room.center_x()])),
            }
        }
        rows
    }
}

fn share(room: f32, columns: usize) -> f32 {
    (room - GAP * (columns - 1) as f32) / columns as f32
}

/// The name, the signs, and one line more where there is something for it.
fn height(room: &HubRoom, wide: f32, scale: f32) -> f32 {
    let names = lines_of(&room.name, LETTERS * scale, wide - 2.0 * INSET * scale).len();
    let lines = LINE * names as f32 + SIGNS * (1.0 + second_line(room));
    (2.0 * INSET + lines) * scale
}

fn second_line(room: &HubRoom) -> f32 {
    (room.guests.len().saturating_sub(1)).max(1) as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::widget::canvas_widget::Drawing as _;
    use crate::widget::hub_plan::{Drawn, HubPart, HubPlan, HubRoom, HubWing};
    use first_martians::board::Place;
    use first_martians::vocabulary::Block;

    /// The plan of the box, in the words of the longer language.
    fn plan() -> HubPlan {
        let room = |place: Place| HubRoom {
            part: HubPart::Room(place),
            id: place.to_string(),
            name: "Pannello Solare di Riserva".to_owned(),
            label: String::new(),
            is_open: false,
            parts: Vec::new(),
            shut: Vec::new(),
            tokens: [Vec::new(), Vec::new()],
            makes: None,
            growth: Vec::new(),
            guests: Vec::new(),
            offer: None,
            planned: None,
        };
        let wing = |&block: &Block| HubWing {
            block,
            name: block.id().to_owned(),
            label: String::new(),
            id: block.id().to_owned(),
            is_open: false,
            track: 0,
            top: 5,
            is_red: false,
            words: Vec::new(),
            rooms: Place::all_on_board()
                .filter(|place| place.facility.block() == block)
                .map(room)
                .collect(),
        };
        HubPlan {
            wings: Block::ALL.iter().map(wing).collect(),
        }
    }

    #[test]
    fn rooms_are_within_the_plan_and_apart_from_each_other() {
        let plan = plan();
        for width in [245.0, 328.0, 358.0, 480.0, 700.0, 970.0, 1400.0] {
            let at = Geometry::of(&plan, width);
            let drawn = Drawn {
                plan: plan.clone(),
                at: at.clone(),
            };
            let parts: Vec<_> = drawn.places().collect();
            assert_eq!(parts.len(), 3 + 13);
            for (index, &(part, bounds)) in parts.iter().enumerate() {
                assert!(
                    bounds.x >= 0.0 && bounds.x + bounds.width <= width + 0.5,
                    "{width}: {bounds:?}"
                );
                assert!(bounds.y + bounds.height <= at.height);
                assert!(bounds.width >= 44.0 && bounds.height >= 44.0);
                assert_eq!(
                    drawn.hit(Size::new(width, at.height), bounds.center()),
                    Some(part)
                );
                for (other, there) in parts.iter().skip(index + 1) {
                    assert!(
                        !there.intersects(&bounds),
                        "{width}: {part:?} and {other:?}"
                    );
                }
            }
        }
    }

    /// Rooms of all wings line up, whatever their number.
    #[test]
    fn rooms_are_in_columns() {
        let at = Geometry::of(&plan(), 970.0);
        let columns = |wing: &WingAt| {
            wing.rooms
                .iter()
                .map(|room| room.x as u32)
                .collect::<Vec<_>>()
        };
        let longest = columns(&at.wings[2]);
        assert_eq!(longest.len(), 5);
        assert!(
            at.wings
                .iter()
                .all(|wing| longest.starts_with(&columns(wing)))
        );
    }
}
