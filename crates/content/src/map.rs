//! What leads to what in a mission, for the page on which its author looks at it.

use std::collections::{BTreeMap, BTreeSet};

use super::Files;
use super::diagnostic::Report;
use super::load::{SharedTexts, read, with_own_decks};
use super::mission_form::MissionForm;
use super::walk::{Kind, Node, elements, nodes};
use first_martians::effect::{
    Cost, Counted, HiddenChange, Moved, Range, Reference, TokenMove, When,
};
use first_martians::mission::Takes;
use first_martians::standing::WhichActions;

/// A kind of thing on the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum MapKind {
    Mission,
    SetUp,
    Event,
    FollowUp,
    Adventure,
    Malfunction,
    Poi,
    Action,
    Objective,
    Token,
    Mark,
    Walker,
    Track,
    Flag,
    Counter,
    Person,
    Ending,
    Loss,
    Standing,
}

impl MapKind {
    /// Every kind, in the order of the map.
    pub const ALL: [Self; 19] = [
        Self::Mission,
        Self::SetUp,
        Self::Event,
        Self::FollowUp,
        Self::Adventure,
        Self::Malfunction,
        Self::Poi,
        Self::Action,
        Self::Objective,
        Self::Token,
        Self::Mark,
        Self::Walker,
        Self::Track,
        Self::Flag,
        Self::Counter,
        Self::Person,
        Self::Ending,
        Self::Loss,
        Self::Standing,
    ];

    const fn of(kind: Kind) -> Self {
        match kind {
            Kind::Mission => Self::Mission,
            Kind::SetUp => Self::SetUp,
            Kind::Objective => Self::Objective,
            Kind::Token => Self::Token,
            Kind::Mark => Self::Mark,
            Kind::Walker => Self::Walker,
            Kind::Track => Self::Track,
            Kind::Action => Self::Action,
            Kind::Poi => Self::Poi,
            Kind::Event => Self::Event,
            Kind::FollowUp => Self::FollowUp,
            Kind::Adventure => Self::Adventure,
            Kind::Malfunction => Self::Malfunction,
            Kind::Ending => Self::Ending,
            Kind::Loss => Self::Loss,
            Kind::Standing => Self::Standing,
        }
    }

    /// Its name in the ids of texts.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Mission => "mission",
            Self::SetUp => "set-up",
            Self::Event => "event",
            Self::FollowUp => "follow-up",
            Self::Adventure => "adventure",
            Self::Malfunction => "malfunction",
            Self::Poi => "poi",
            Self::Action => "action",
            Self::Objective => "objective",
            Self::Token => "token",
            Self::Mark => "mark",
            Self::Walker => "walker",
            Self::Track => "track",
            Self::Flag => "flag",
            Self::Counter => "counter",
            Self::Person => "person",
            Self::Ending => "ending",
            Self::Loss => "loss",
            Self::Standing => "standing",
        }
    }
}

/// A thing on the map.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct MapNode {
    pub kind: MapKind,
    pub id: String,
    /// The sols of an event, if it says any.
    pub sols: Option<Range>,
    /// Its conditions as its author wrote them: of itself, and of what it does.
    pub conditions: Vec<String>,
}

/// How one thing leads to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum EdgeKind {
    Sets,
    Clears,
    Counts,
    Moves,
    /// Calls a Follow-Up, `min` to `max` sols later.
    Calls {
        min: u8,
        max: u8,
    },
    Reveals,
    /// Closes an event, or calls a Follow-Up off.
    Closes,
    /// Makes an event the next one.
    Brings,
    /// Ends the mission so.
    Ends,
    /// What is asked for leads to what asks for it.
    Asked,
}

impl EdgeKind {
    /// Its name in the ids of texts.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Sets => "sets",
            Self::Clears => "clears",
            Self::Counts => "counts",
            Self::Moves => "moves",
            Self::Calls { .. } => "calls",
            Self::Reveals => "reveals",
            Self::Closes => "closes",
            Self::Brings => "brings",
            Self::Ends => "ends",
            Self::Asked => "asked",
        }
    }
}

/// From one node to another, by their places in the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct MapEdge {
    pub from: usize,
    pub to: usize,
    pub kind: EdgeKind,
}

/// The mission as a graph.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct MissionMap {
    /// Sorted by kind, then as the files have them.
    pub nodes: Vec<MapNode>,
    /// The ways from node to node, each once.
    pub edges: Vec<MapEdge>,
}

/// The map of the mission in that folder; `None` if it cannot be read far enough. Of the shared decks it has only what is connected to
/// something.
pub fn map(files: &Files, mission: &str) -> Option<MissionMap> {
    let seen = with_own_decks(files, mission);
    let draft = read(&seen, mission, SharedTexts::Looked, &mut Report::default()).draft?;
    Some(MapBuilder::of(&draft).finish())
}

/// A node in the making.
struct BuiltNode<'m> {
    kind: MapKind,
    id: &'m str,
    is_own: bool,
    sols: Option<Range>,
    conditions: Vec<String>,
}

#[derive(Default)]
struct MapBuilder<'m> {
    nodes: Vec<BuiltNode<'m>>,
    places: BTreeMap<(MapKind, &'m str), usize>,
    edges: BTreeSet<MapEdge>,
    tracks: BTreeSet<&'m str>,
    walkers: BTreeSet<&'m str>,
}

impl<'m> MapBuilder<'m> {
    fn of(draft: &'m MissionForm<'_>) -> Self {
        let tracks = draft.tracks.iter().map(|at| at.value.id.as_str()).collect();
        let walkers = draft
            .walkers
            .iter()
            .map(|at| at.value.id.as_str())
            .collect();
        let mut builder = Self {
            tracks,
            walkers,
            ..Self::default()
        };
        for element in elements(draft) {
            let at = builder.node(MapKind::of(element.kind), element.id);
            builder.nodes[at].is_own = element.doc == 0;
        }
        for event in &draft.events {
            let at = builder.node(MapKind::Event, &event.value.id);
            builder.nodes[at].sols = event.value.sols.clone();
        }
        for found in nodes(draft) {
            let here = builder.node(MapKind::of(found.kind), found.id);
            match found.node {
                Node::Effect(effect) => builder.effect(here, effect.description().link),
                Node::When(when) => builder.condition(here, when),
                Node::Condition(when) => {
                    let written = serde_json::to_string(when).unwrap_or_default();
                    let conditions = &mut builder.nodes[here].conditions;
                    if !conditions.contains(&written) {
                        conditions.push(written);
                    }
                }
                Node::Brings(objective) => {
                    let objective = builder.node(MapKind::Objective, objective);
                    builder.connect(here, objective, EdgeKind::Reveals);
                }
                // An action that it forbids, or the like.
                Node::Change(change) => {
                    if let Some(WhichActions::Mission(action)) = change.on() {
                        let action = builder.node(MapKind::Action, action);
                        builder.connect(here, action, EdgeKind::Closes);
                    }
                }
                Node::Cost(Cost::Mark(it)) => {
                    let mark = builder.node(MapKind::Mark, &it.mark);
                    builder.connect(mark, here, EdgeKind::Asked);
                }
                Node::Options(_)
                | Node::Way(_)
                | Node::Ways(_)
                | Node::RandomWay { .. }
                | Node::Later(_)
                | Node::Cost(
                    Cost::Supply(_) | Cost::Token(_) | Cost::Item(_) | Cost::MoraleTokens(_),
                )
                | Node::Consequence
                | Node::TrackEnd(_) => {}
            }
        }
        for objective in &draft.objectives {
            let here = builder.node(MapKind::Objective, &objective.value.id);
            let asked = match &objective.value.requirement {
                Takes::Act(act) => (MapKind::Action, act.action.as_str()),
                Takes::Reach(reach) => (MapKind::Track, reach.track.as_str()),
                Takes::TokenTaken(takes) => {
                    let all = draft.tokens.iter().map(|at| at.value.id.as_str());
                    for token in all.filter(|id| takes.wants(id)) {
                        let token = builder.node(MapKind::Token, token);
                        builder.connect(token, here, EdgeKind::Asked);
                    }
                    continue;
                }
                Takes::Threshold(takes) => match &takes.counts {
                    Some(Counted::Mark(it)) => (MapKind::Mark, it.mark.as_str()),
                    _ => continue,
                },
                Takes::Build(_)
                | Takes::Plant {}
                | Takes::Explore(_)
                | Takes::Gather(_)
                | Takes::Have(_)
                | Takes::Words {} => {
                    continue;
                }
            };
            let asked = builder.node(asked.0, asked.1);
            builder.connect(asked, here, EdgeKind::Asked);
        }
        builder
    }

    /// The place of a node, which is new if it is named for the first time.
    fn node(&mut self, kind: MapKind, id: &'m str) -> usize {
        *self.places.entry((kind, id)).or_insert_with(|| {
            self.nodes.push(BuiltNode {
                kind,
                id,
                is_own: true,
                sols: None,
                conditions: Vec::new(),
            });
            self.nodes.len() - 1
        })
    }

    fn connect(&mut self, from: usize, to: usize, kind: EdgeKind) {
        let _ = self.edges.insert(MapEdge { from, to, kind });
    }

    fn effect(&mut self, here: usize, link: Reference<'m>) {
        let (kind, id, edge) = match link {
            Reference::Remembers(HiddenChange::Sets(id)) => (MapKind::Flag, id, EdgeKind::Sets),
            Reference::Remembers(HiddenChange::Clears(id)) => (MapKind::Flag, id, EdgeKind::Clears),
            Reference::Remembers(HiddenChange::Counts(change)) => {
                (MapKind::Counter, &change.counter, EdgeKind::Counts)
            }
            Reference::Moves(Moved::Track(change)) => {
                (MapKind::Track, &change.track, EdgeKind::Moves)
            }
            Reference::Goal(change) => (MapKind::Objective, &change.objective, EdgeKind::Moves),
            Reference::Reveals(objective) => (MapKind::Objective, objective, EdgeKind::Reveals),
            Reference::Uncovers(id) => {
                let kind = match id.as_str() {
                    track if self.tracks.contains(track) => MapKind::Track,
                    walker if self.walkers.contains(walker) => MapKind::Walker,
                    _ => MapKind::Action,
                };
                (kind, id, EdgeKind::Reveals)
            }
            Reference::Calls(call) => (
                MapKind::FollowUp,
                &call.follow_up,
                EdgeKind::Calls {
                    min: call.after.min,
                    max: call.after.max,
                },
            ),
            Reference::Knows(it) => (MapKind::Person, &it.person, EdgeKind::Sets),
            Reference::Closes(event) => (MapKind::Event, event, EdgeKind::Closes),
            Reference::Cancels(id) => (MapKind::FollowUp, id, EdgeKind::Closes),
            Reference::Brings(event) => (MapKind::Event, event, EdgeKind::Brings),
            Reference::Token(token, TokenMove::Lays) => (MapKind::Token, token, EdgeKind::Reveals),
            Reference::Token(token, TokenMove::Takes) => (MapKind::Token, token, EdgeKind::Moves),
            Reference::Token(token, TokenMove::Discards) => {
                (MapKind::Token, token, EdgeKind::Closes)
            }
            Reference::Marks(it, _) => (MapKind::Mark, &it.mark, EdgeKind::Moves),
            Reference::Walks(it) => (MapKind::Walker, &it.walker, EdgeKind::Moves),
            Reference::Fails(objective) => (MapKind::Objective, objective, EdgeKind::Closes),
            Reference::Ends(ending) => (MapKind::Ending, ending, EdgeKind::Ends),
            Reference::None
            | Reference::Moves(Moved::Malfunction(_) | Moved::Morale | Moved::Sols(_))
            | Reference::Draws(_)
            | Reference::Words(_)
            | Reference::Holds(_) => {
                return;
            }
        };
        let to = self.node(kind, id);
        self.connect(here, to, edge);
    }

    fn condition(&mut self, here: usize, when: &'m When) {
        let (kind, id) = match when {
            When::Flag(id) => (MapKind::Flag, id),
            When::Counter(at) => (MapKind::Counter, &at.counter),
            When::Objective(id) => (MapKind::Objective, id),
            When::Track(at) => (MapKind::Track, &at.track),
            When::Remembered(person) => (MapKind::Person, person),
            When::SamePerson(both) => {
                for person in both {
                    let from = self.node(MapKind::Person, person);
                    self.connect(from, here, EdgeKind::Asked);
                }
                return;
            }
            When::EventOpen(event) => (MapKind::Event, event),
            When::Standing(rule) => (MapKind::Standing, rule),
            When::Progress(at) => (MapKind::Objective, &at.objective),
            When::Token(at) => (MapKind::Token, &at.token),
            When::Mark(at) => (MapKind::Mark, &at.mark),
            When::Walker(at) => (MapKind::Walker, &at.walker),
            When::ObjectiveState(at) => (MapKind::Objective, &at.objective),
            // Their parts follow, and the rest is asked of the table.
            When::Sol(_)
            | When::Astronauts(_)
            | When::Morale(_)
            | When::Malfunction(_)
            | When::Ask(_)
            | When::Chapter(_)
            | When::Not(_)
            | When::All(_)
            | When::Any(_)
            | When::Supply(_)
            | When::Stress(_)
            | When::Plants(_)
            | When::Item(_)
            | When::Wounds(_)
            | When::Hurt(_)
            | When::Conditions(_)
            | When::Broken(_)
            | When::Shut(_)
            | When::Productivity(_)
            | When::Explored(_)
            | When::Terrain(_)
            | When::Discoveries(_)
            | When::Upgrade(_)
            | When::SolsLeft(_) => return,
        };
        let from = self.node(kind, id);
        self.connect(from, here, EdgeKind::Asked);
    }

    /// Leaves out what nothing is connected to, unless the mission itself tells of it, and sorts by kind.
    fn finish(self) -> MissionMap {
        let connected: BTreeSet<usize> = self
            .edges
            .iter()
            .flat_map(|edge| [edge.from, edge.to])
            .collect();
        let shown = |at: &usize| {
            let node = &self.nodes[*at];
            connected.contains(at) || (node.is_own && node.kind != MapKind::Mission)
        };
        let mut order: Vec<usize> = (0..self.nodes.len()).filter(shown).collect();
        order.sort_by_key(|at| self.nodes[*at].kind);
        let place: BTreeMap<usize, usize> = order
            .iter()
            .enumerate()
            .map(|(new, old)| (*old, new))
            .collect();
        let node = |at: &usize| {
            let node = &self.nodes[*at];
            MapNode {
                kind: node.kind,
                id: node.id.to_owned(),
                sols: node.sols.clone(),
                conditions: node.conditions.clone(),
            }
        };
        let edges = self.edges.iter().filter_map(|edge| {
            Some(MapEdge {
                from: *place.get(&edge.from)?,
                to: *place.get(&edge.to)?,
                kind: edge.kind,
            })
        });
        MissionMap {
            nodes: order.iter().map(node).collect(),
            edges: edges.collect(),
        }
    }
}
