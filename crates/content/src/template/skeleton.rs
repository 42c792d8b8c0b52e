//! A skeleton of a mission: objectives of its kind, the shapes of events in turn, and no text. The texts are written as stubs.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::readme;
use crate::MISSION_FILE;
use first_martians::schema::MISSION_SCHEMA;
use first_martians::vocabulary::Group;

const MISSION: &str = include_str!("skeleton/mission.json");
const BUILDING: &str = include_str!("skeleton/building.json");
const EXPLORATION: &str = include_str!("skeleton/exploration.json");
const RESEARCH: &str = include_str!("skeleton/research.json");
/// One event of each shape: alone, with an action, with options and a Follow-Up, on the tracks, a find, with a text for each branch.
const SHAPES: [&str; 6] = [
    include_str!("skeleton/event-alone.json"),
    include_str!("skeleton/event-action.json"),
    include_str!("skeleton/event-options.json"),
    include_str!("skeleton/event-tracks.json"),
    include_str!("skeleton/event-find.json"),
    include_str!("skeleton/event-branch.json"),
];
const FOLLOW_UP: &str = include_str!("skeleton/follow-up.json");

/// The shape with options, which brings a Follow-Up and sets the flag that the next branch asks for.
const OPTIONS: usize = 2;

/// What an author decides before the first line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Skeleton {
    /// The kind of the mission.
    pub group: Group,
    /// Its sols with three and four astronauts, [`SOLS`](Self::SOLS); with two it has one more.
    pub sols: u8,
    /// Its events, [`EVENTS`](Self::EVENTS).
    pub events: u8,
}

impl Skeleton {
    /// How many sols a skeleton can have.
    pub const SOLS: std::ops::RangeInclusive<u8> = 4..=12;
    /// How many events: at least one of each shape.
    pub const EVENTS: std::ops::RangeInclusive<u8> = 6..=30;

    /// Its files without the texts to read; the README in that language, or English.
    pub fn texts(self, id: &str, language: &str) -> BTreeMap<String, String> {
        let (schema_file, schema) = MISSION_SCHEMA;
        [
            (MISSION_FILE.to_owned(), self.mission(id)),
            ("README.md".to_owned(), readme(id, language)),
            (schema_file.to_owned(), schema.to_owned()),
        ]
        .into()
    }

    fn mission(self, id: &str) -> String {
        let (kind, goals) = match self.group {
            Group::Building => ("building", BUILDING),
            Group::Exploration => ("exploration", EXPLORATION),
            Group::Research => ("research", RESEARCH),
        };
        let last = self.sols + 1;
        let sols = |from: u8, step: usize| {
            join((from..=last).step_by(step).map(|sol| sol.to_string()), ", ")
        };
        let events = (0..self.events)
            .map(|index| of_event(SHAPES[usize::from(index) % SHAPES.len()], index));
        let with_options =
            (0..self.events).filter(|index| usize::from(*index) % SHAPES.len() == OPTIONS);
        let replaced = [
            ("@id", id.to_owned()),
            ("@kind", kind.to_owned()),
            ("@longest", last.to_string()),
            ("@sols", self.sols.to_string()),
            ("@working", sols(1, 1)),
            ("@living", sols(2, 2)),
            ("@systems", sols(3, 2)),
            ("@goals", goals.trim_end().to_owned()),
            ("@events", join(events, ",\n")),
            (
                "@follow-ups",
                join(with_options.map(|index| of_event(FOLLOW_UP, index)), ",\n"),
            ),
        ];
        replaced
            .iter()
            .fold(MISSION.to_owned(), |text, (mark, value)| {
                text.replace(mark, value)
            })
    }
}

/// The shape of an event with its number, and with that of the event whose choice it remembers.
fn of_event(shape: &str, index: u8) -> String {
    let remembered = index.saturating_sub(3);
    let number = |index: u8| format!("{:02}", index + 1);
    shape
        .trim_end()
        .replace("@earlier", &number(remembered))
        .replace("@number", &number(index))
}

fn join(parts: impl Iterator<Item = String>, between: &str) -> String {
    parts
        .enumerate()
        .fold(String::new(), |mut text, (index, part)| {
            let _ = write!(text, "{}{part}", if index == 0 { "" } else { between });
            text
        })
}
