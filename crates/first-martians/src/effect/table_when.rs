//! Conditions of format 2 that compare a number: most of them what lies on the table, which Full board reads and Story asks for.

use super::tokens::TokenState;
use super::{Id, MarkPlace, When, Who};
use crate::board::{Feature, Place};
use crate::limits::{
    GREENHOUSES_MAX, ITEMS_MAX, RINGS, SPARES_MAX, STRESS_TOP, SUPPLY_MAX, WOUNDS_TOP,
};
use crate::vocabulary::{
    Block, Condition, Direction, Facility, Item, Part, Region, Resource, record, words,
};

/// Declares records that end in a range of numbers.
macro_rules! ranged {
    ($($(#[$doc:meta])* $name:ident { $($(#[$field_meta:meta])* $field:ident : $ty:ty),* $(,)? })+) => {
        record! {$(
            $(#[$doc])*
            $name {
                $($(#[$field_meta])* $field: $ty,)*
                /// From this number on.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                at_least: Option<u8>,
                /// Up to this number.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                at_most: Option<u8>,
            }
        )+}
        $(impl $name {
            const fn range<'w>(&self, subject: Subject<'w>) -> Compared<'w> {
                Compared { subject, at_least: self.at_least, at_most: self.at_most }
            }
        })+
    };
}

ranged! {
    /// A range of numbers; one of the two may be left out.
    Numbers {}
    /// How much of a resource.
    SupplyAt {
        /// Which one.
        resource: Resource,
    }
    /// How many things of a kind.
    ItemAt {
        /// What.
        item: Item,
    }
    /// How many wounds.
    WoundsAt {
        /// Whose; nobody whom the crew would have to choose.
        who: Who,
    }
    /// How many Condition tokens.
    ConditionsAt {
        /// Whose; of the whole crew when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        who: Option<Who>,
        /// Of which kind; of any when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        condition: Option<Condition>,
    }
    /// How many broken parts.
    BrokenAt {
        /// On which kind of Facility.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        facility: Option<Facility>,
        /// In which Block.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        block: Option<Block>,
        /// Which part.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        part: Option<Part>,
    }
    /// How much all Facilities of a kind make.
    ProductivityAt {
        /// Oxygenator or Solar Panel.
        facility: Facility,
    }
    /// How many explored regions.
    ExploredAt {
        /// Of these.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        regions: Vec<Region>,
        /// In this ring, 1–3.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ring: Option<u8>,
    }
    /// How far an objective has come.
    ProgressAt {
        /// Which one.
        objective: Id,
    }
    /// How many markers of the mission.
    MarkAt {
        /// Which marker.
        mark: Id,
        /// Where; anywhere when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on: Option<MarkPlace>,
    }
    /// Where a walker is, or how many steps it has gone.
    WalkerAt {
        /// Which walker.
        walker: Id,
        /// In one of these regions; then without numbers.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        regions: Vec<Region>,
    }
}

record! {
    /// A kind of Facility that is shut.
    ShutAt {
        /// Which one.
        facility: Facility,
        /// By a tile of this resource; of any when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        resource: Option<Resource>,
    }
    /// What the tile of a region shows.
    TerrainAt {
        /// Which region.
        region: Region,
        /// What it shows.
        feature: Feature,
    }
    /// How an objective stands.
    ObjectiveStateAt {
        /// Which one.
        objective: Id,
        /// How it has to stand.
        is: ObjectiveState,
    }
}

words! {
    /// How an objective can stand.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    ObjectiveState {
        /// Not in the Mission Log yet.
        Hidden = "hidden",
        /// In the Mission Log and still open.
        Shown = "shown",
        /// Met.
        Met = "met",
        /// Failed.
        Failed = "failed",
        /// No longer needed, as another of its group was met.
        Closed = "closed",
    }
}

/// What a condition counts. What is so or not so counts as 1 or 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum Subject<'w> {
    Supply(Resource),
    Stress,
    Plants,
    Item(Item),
    Wounds(&'w Who),
    Hurt,
    Conditions(Option<&'w Who>, Option<Condition>),
    Broken {
        facility: Option<Facility>,
        block: Option<Block>,
        part: Option<Part>,
    },
    Shut(Facility, Option<Resource>),
    Productivity(Facility),
    Explored {
        regions: &'w [Region],
        ring: Option<u8>,
    },
    Terrain(Region, Feature),
    Discoveries,
    Upgrade(&'w str),
    SolsLeft,
    EventOpen(&'w str),
    Standing(&'w str),
    Progress(&'w str),
    Token(&'w str, TokenState),
    Mark(&'w str, Option<&'w MarkPlace>),
    Walker(&'w str, &'w [Region]),
    ObjectiveState(&'w str, ObjectiveState),
}

/// What a condition counts, and the numbers with which it holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Compared<'w> {
    /// The number that is counted in the game.
    pub subject: Subject<'w>,
    /// The least number with which it holds; none without a lower bound.
    pub at_least: Option<u8>,
    /// The highest number with which it holds; none without an upper bound.
    pub at_most: Option<u8>,
}

impl Compared<'_> {
    /// Whether the number lies in the range.
    pub fn contains(&self, number: u8) -> bool {
        self.at_least.is_none_or(|least| number >= least)
            && self.at_most.is_none_or(|most| number <= most)
    }
}

/// The sign with which a question about the table begins: no id of a mission does.
pub const TABLE_QUESTION: char = '#';

impl When {
    /// What the condition counts; `None` for those of format 1 and those that hold others.
    pub fn compared(&self) -> Option<Compared<'_>> {
        let is = |subject| Compared {
            subject,
            at_least: Some(1),
            at_most: None,
        };
        Some(match self {
            Self::Flag(_)
            | Self::Counter(_)
            | Self::Sol(_)
            | Self::Astronauts(_)
            | Self::Morale(_)
            | Self::Malfunction(_)
            | Self::Objective(_)
            | Self::Chapter(_)
            | Self::Track(_)
            | Self::Ask(_)
            | Self::Not(_)
            | Self::All(_)
            | Self::Any(_)
            | Self::Remembered(_)
            | Self::SamePerson(_) => return None,
            Self::Supply(it) => it.range(Subject::Supply(it.resource)),
            Self::Stress(it) => it.range(Subject::Stress),
            Self::Plants(it) => it.range(Subject::Plants),
            Self::Item(it) => it.range(Subject::Item(it.item)),
            Self::Wounds(it) => it.range(Subject::Wounds(&it.who)),
            Self::Hurt(it) => it.range(Subject::Hurt),
            Self::Conditions(it) => it.range(Subject::Conditions(it.who.as_ref(), it.condition)),
            Self::Broken(it) => it.range(Subject::Broken {
                facility: it.facility,
                block: it.block,
                part: it.part,
            }),
            Self::Shut(it) => is(Subject::Shut(it.facility, it.resource)),
            Self::Productivity(it) => it.range(Subject::Productivity(it.facility)),
            Self::Explored(it) => {
                let subject = Subject::Explored {
                    regions: &it.regions,
                    ring: it.ring,
                };
                match it.range(subject) {
                    Compared {
                        at_least: None,
                        at_most: None,
                        ..
                    } if !it.regions.is_empty() => Compared {
                        subject,
                        at_least: u8::try_from(it.regions.len()).ok(),
                        at_most: None,
                    },
                    given => given,
                }
            }
            Self::Terrain(it) => is(Subject::Terrain(it.region, it.feature)),
            Self::Discoveries(it) => it.range(Subject::Discoveries),
            Self::Upgrade(id) => is(Subject::Upgrade(id)),
            Self::SolsLeft(it) => it.range(Subject::SolsLeft),
            Self::EventOpen(id) => is(Subject::EventOpen(id)),
            Self::Standing(id) => is(Subject::Standing(id)),
            Self::Progress(it) => it.range(Subject::Progress(&it.objective)),
            Self::Token(it) => is(Subject::Token(&it.token, it.is)),
            Self::Mark(it) => it.range(Subject::Mark(&it.mark, it.on.as_ref())),
            Self::Walker(it) if it.regions.is_empty() => it.range(Subject::Walker(&it.walker, &[])),
            Self::Walker(it) => is(Subject::Walker(&it.walker, &it.regions)),
            Self::ObjectiveState(it) => is(Subject::ObjectiveState(&it.objective, it.is)),
        })
    }

    /// The question by which Story asks for the condition.
    pub(crate) fn table_question(&self) -> Id {
        format!(
            "{TABLE_QUESTION}{}",
            serde_json::to_string(self).unwrap_or_default()
        )
    }

    /// The condition that such a question asks for; `None` for a question of the mission.
    pub fn of_question(question: &str) -> Option<Self> {
        serde_json::from_str(question.strip_prefix(TABLE_QUESTION)?).ok()
    }
}

impl<'w> Subject<'w> {
    /// Its name in missions.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Supply(_) => "supply",
            Self::Stress => "stress",
            Self::Plants => "plants",
            Self::Item(_) => "item",
            Self::Wounds(_) => "wounds",
            Self::Hurt => "hurt",
            Self::Conditions(..) => "conditions",
            Self::Broken { .. } => "broken",
            Self::Shut(..) => "shut",
            Self::Productivity(_) => "productivity",
            Self::Explored { .. } => "explored",
            Self::Terrain(..) => "terrain",
            Self::Discoveries => "discoveries",
            Self::Upgrade(_) => "upgrade",
            Self::SolsLeft => "sols_left",
            Self::EventOpen(_) => "event_open",
            Self::Standing(_) => "standing",
            Self::Progress(_) => "progress",
            Self::Token(..) => "token",
            Self::Mark(..) => "mark",
            Self::Walker(..) => "walker",
            Self::ObjectiveState(..) => "objective_state",
        }
    }

    /// Whether only the board tells it, so that Story has to ask.
    pub const fn is_on_table(self) -> bool {
        match self {
            Self::Supply(_)
            | Self::Stress
            | Self::Plants
            | Self::Item(_)
            | Self::Wounds(_)
            | Self::Hurt
            | Self::Conditions(..)
            | Self::Broken { .. }
            | Self::Shut(..)
            | Self::Productivity(_)
            | Self::Explored { .. }
            | Self::Terrain(..)
            | Self::Discoveries
            | Self::Upgrade(_) => true,
            Self::SolsLeft
            | Self::EventOpen(_)
            | Self::Standing(_)
            | Self::Progress(_)
            | Self::Token(..)
            | Self::Mark(..)
            | Self::Walker(..)
            | Self::ObjectiveState(..) => false,
        }
    }

    /// Whether the condition needs a number of its own.
    pub const fn is_number(self) -> bool {
        !matches!(
            self,
            Self::Shut(..)
                | Self::Terrain(..)
                | Self::Upgrade(_)
                | Self::EventOpen(_)
                | Self::Standing(_)
                | Self::Walker(_, [_, ..])
                | Self::Token(..)
                | Self::ObjectiveState(..)
        )
    }

    /// Whom it is about, if it is about an astronaut.
    pub const fn who(self) -> Option<&'w Who> {
        match self {
            Self::Wounds(who) | Self::Conditions(Some(who), _) => Some(who),
            _ => None,
        }
    }

    /// The highest number that the printed game has room for; 1 for what is so or not so.
    pub fn top(self) -> u8 {
        let facilities = |wanted: &dyn Fn(Facility) -> bool| -> u8 {
            let places =
                |facility: Facility| Place::count_on_board(facility).saturating_add(SPARES_MAX);
            Facility::ALL
                .iter()
                .filter(|it| wanted(**it))
                .fold(0, |sum, &it| sum.saturating_add(places(it)))
        };
        match self {
            Self::Supply(_) => SUPPLY_MAX,
            Self::Stress => STRESS_TOP - 1,
            Self::Plants => GREENHOUSES_MAX.saturating_mul(facilities(&|it| it == Facility::Farm)),
            Self::Item(_) => ITEMS_MAX.saturating_mul(2),
            Self::Wounds(_) => WOUNDS_TOP - 1,
            Self::Hurt => ASTRONAUTS_MAX,
            Self::Conditions(who, condition) => {
                // Anxiety goes back into the pool at once.
                let kinds = if condition.is_some() {
                    1
                } else {
                    CONDITION_KINDS - 1
                };
                let crew = if matches!(who, None | Some(Who::Everyone)) {
                    ASTRONAUTS_MAX
                } else {
                    1
                };
                crew.saturating_mul(kinds)
            }
            Self::Broken {
                facility,
                block,
                part,
            } => {
                let fits = |it: Facility| {
                    facility.is_none_or(|own| own == it)
                        && block.is_none_or(|own| own == it.block())
                };
                facilities(&fits).saturating_mul(if part.is_some() { 1 } else { PARTS })
            }
            Self::Productivity(facility) => facility
                .productivity_top()
                .saturating_mul(facilities(&|it| it == facility)),
            Self::Explored { regions, ring } => {
                let on_map = Direction::ALL.len().saturating_mul(if ring.is_some() {
                    1
                } else {
                    usize::from(RINGS)
                });
                u8::try_from(if regions.is_empty() {
                    on_map
                } else {
                    regions.len()
                })
                .unwrap_or(u8::MAX)
            }
            Self::Discoveries => ITEMS_MAX,
            Self::Shut(..)
            | Self::Terrain(..)
            | Self::Upgrade(_)
            | Self::EventOpen(_)
            | Self::Standing(_)
            | Self::Walker(_, [_, ..])
            | Self::Token(..)
            | Self::ObjectiveState(..) => 1,
            Self::SolsLeft | Self::Progress(_) | Self::Mark(..) | Self::Walker(_, []) => u8::MAX,
        }
    }
}

/// The most astronauts of a crew.
const ASTRONAUTS_MAX: u8 = 4;
/// How many kinds of Condition tokens there are.
const CONDITION_KINDS: u8 = 6;
/// The most parts of a Facility.
const PARTS: u8 = 4;
