//! All elements of a mission, and all nodes inside them, with their positions.

use std::collections::BTreeSet;

use super::json::Path;
use super::mission_form::MissionForm;
use super::reader::Located;
use first_martians::effect::{
    ActionCost, Cost, Effect, Id, Later, NestedEffects, Random, RandomWay, Reference, Way, When,
    Who,
};
use first_martians::mission::{AdventureKind, Brings, EventAction, StandingRule, TrackEnd};
use first_martians::standing::Change;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    Mission,
    Objective,
    Token,
    Mark,
    Walker,
    Track,
    Action,
    Poi,
    Event,
    FollowUp,
    Adventure,
    Malfunction,
    Ending,
    Loss,
    Standing,
    SetUp,
}

impl Kind {
    /// Its name in diagnostics.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Mission => "mission",
            Self::Objective => "objective",
            Self::Token => "token",
            Self::Mark => "mark",
            Self::Walker => "walker",
            Self::Track => "track",
            Self::Action => "action",
            Self::Poi => "poi",
            Self::Event => "event",
            Self::FollowUp => "follow_up",
            Self::Adventure => "adventure",
            Self::Malfunction => "malfunction",
            Self::Ending => "ending",
            Self::Loss => "loss",
            Self::Standing => "standing",
            Self::SetUp => "set_up",
        }
    }
}

#[derive(Debug, Clone)]
pub(super) struct Element<'m> {
    pub kind: Kind,
    pub id: &'m str,
    pub doc: usize,
    /// The root for the mission itself.
    pub path: Path,
}

#[derive(Debug, Clone, Copy)]
pub(super) enum Node<'m> {
    Effect(&'m Effect),
    When(&'m When),
    Options(&'m [Way]),
    Way(&'m Way),
    /// The ways of a chance; its path is that of the list.
    Ways(&'m Random),
    RandomWay {
        told: bool,
        way: &'m RandomWay,
    },
    Later(&'m Later),
    Cost(&'m Cost),
    /// The whole condition of an element or of an `if`; its parts follow as [`Node::When`]. Its path is the object itself.
    Condition(&'m When),
    /// A hidden objective that a Mission Event reveals.
    Brings(&'m Id),
    /// The consequence of an event action that is not done.
    Consequence,
    /// What happens at a space of a track.
    TrackEnd(&'m TrackEnd),
    /// What a standing rule changes.
    Change(&'m Change),
}

/// How many effects and conditions may lie in one another. A record of a save holds what is still to be resolved, and can be read only up to
/// a depth of 128 in all; each of these takes two or three of it.
pub(super) const DEEPEST: usize = 16;

/// A node and its position. The path of a variant that is named by the only key of an object leads to that key's value.
#[derive(Debug, Clone)]
pub(super) struct Found<'m> {
    pub kind: Kind,
    pub id: &'m str,
    pub doc: usize,
    pub path: Path,
    pub node: Node<'m>,
    /// The answers that lead here, since the element appeared or sols passed.
    pub answers: Vec<(&'m When, bool)>,
    /// The least number of sols after its element appears.
    pub delay: i32,
    /// Whether it happens as soon as its element appears, and does not depend on an action.
    pub at_once: bool,
    /// How many effects and conditions it lies in.
    pub depth: usize,
}

/// All elements, in file order.
pub(super) fn elements<'m>(draft: &'m MissionForm<'_>) -> Vec<Element<'m>> {
    fn add<'m, T>(
        all: &mut Vec<Element<'m>>,
        kind: Kind,
        list: &'m [Located<T>],
        id: impl Fn(&'m T) -> &'m str,
    ) {
        all.extend(list.iter().map(|at| Element {
            kind,
            id: id(&at.value),
            doc: at.doc,
            path: at.path.clone(),
        }));
    }
    let mut all = Vec::new();
    all.extend(draft.id.as_deref().map(|id| Element {
        kind: Kind::Mission,
        id,
        doc: 0,
        path: Path::default(),
    }));
    add(&mut all, Kind::Objective, &draft.objectives, |value| {
        &value.id
    });
    add(&mut all, Kind::Token, &draft.tokens, |value| &value.id);
    add(&mut all, Kind::Mark, &draft.marks, |value| &value.id);
    add(&mut all, Kind::Walker, &draft.walkers, |value| &value.id);
    add(&mut all, Kind::Track, &draft.tracks, |value| &value.id);
    add(&mut all, Kind::Action, &draft.actions, |value| &value.id);
    add(&mut all, Kind::Poi, &draft.pois, |value| &value.id);
    add(&mut all, Kind::Event, &draft.events, |value| &value.id);
    add(&mut all, Kind::FollowUp, &draft.follow_ups, |value| {
        &value.id
    });
    add(&mut all, Kind::Adventure, &draft.adventures, |value| {
        &value.id
    });
    add(&mut all, Kind::Malfunction, &draft.malfunctions, |value| {
        &value.id
    });
    add(&mut all, Kind::Ending, &draft.endings, |value| &value.id);
    add(&mut all, Kind::Loss, &draft.loses, |value| &value.id);
    add(&mut all, Kind::Standing, &draft.standing, |value| &value.id);
    add(&mut all, Kind::SetUp, &draft.set_up, |value| &value.id);
    all
}

pub(super) fn nodes<'m>(draft: &'m MissionForm<'_>) -> Vec<Found<'m>> {
    let found = walked(draft, &BTreeSet::new());
    let brought: BTreeSet<&str> = found
        .iter()
        .filter_map(|found| brings(found.node))
        .collect();
    // An event that is brought may come while its condition does not hold.
    if brought.is_empty() {
        found
    } else {
        walked(draft, &brought)
    }
}

/// The event that an effect brings.
pub(super) fn brings(node: Node<'_>) -> Option<&str> {
    let Node::Effect(effect) = node else {
        return None;
    };
    if let Reference::Brings(event) = effect.description().link {
        Some(event)
    } else {
        None
    }
}

/// The remembered astronauts whom a node aims at or asks about, and under which key.
pub(super) fn people_in(node: Node<'_>) -> Vec<(&str, &'static str)> {
    match node {
        Node::Effect(effect) => effect
            .remembered()
            .map(|person| (person, "who"))
            .into_iter()
            .collect(),
        Node::When(When::Remembered(person)) => vec![(person, "")],
        Node::When(When::SamePerson(both)) => {
            both.iter().map(|person| (person.as_str(), "")).collect()
        }
        Node::When(when) => {
            let who = when.compared().and_then(|it| it.subject.who());
            if let Some(Who::Remembered(person)) = who {
                vec![(person, "who")]
            } else {
                Vec::new()
            }
        }
        _ => Vec::new(),
    }
}

/// The names under which astronauts are remembered.
pub(super) fn people_of(nodes: &[Found<'_>]) -> BTreeSet<Id> {
    let remembered = nodes.iter().filter_map(|found| {
        let Node::Effect(effect) = found.node else {
            return None;
        };
        if let Reference::Knows(it) = effect.description().link {
            Some(it.person.clone())
        } else {
            None
        }
    });
    remembered.collect()
}

fn walked<'m>(draft: &'m MissionForm<'_>, brought: &BTreeSet<&str>) -> Vec<Found<'m>> {
    let mut walk = Walk {
        found: Vec::new(),
        position: Position::in_element(Kind::Mission, draft.id.as_deref().unwrap_or_default(), 0),
    };
    for at in draft.start.iter().chain(&draft.production) {
        walk.effect(&at.value, &at.path);
    }
    for at in &draft.objectives {
        walk.enter(Kind::Objective, &at.value.id, at.doc);
        walk.effects(&at.value.reward, &at.path.key("reward"));
    }
    for at in &draft.tokens {
        // Told under the mission's title, as tokens have no texts.
        walk.enter(
            Kind::Mission,
            draft.id.as_deref().unwrap_or_default(),
            at.doc,
        );
        walk.position.at_once = false;
        walk.effects(&at.value.grants, &at.path.key("grants"));
    }
    for at in &draft.tracks {
        walk.enter(Kind::Track, &at.value.id, at.doc);
        for (index, end) in at.value.ends.iter().enumerate() {
            let path = at.path.key("ends").index(index);
            walk.find(Node::TrackEnd(end), path.clone());
            walk.effects(&end.effects, &path.key("effects"));
        }
    }
    for at in &draft.walkers {
        walk.enter(Kind::Walker, &at.value.id, at.doc);
        walk.effects(&at.value.arrives, &at.path.key("arrives"));
    }
    for at in &draft.actions {
        walk.enter(Kind::Action, &at.value.id, at.doc);
        walk.cost(&at.value.cost, &at.path.key("cost"));
        walk.effects(&at.value.effects, &at.path.key("effects"));
    }
    for at in &draft.pois {
        walk.enter(Kind::Poi, &at.value.id, at.doc);
        walk.effects(&at.value.effects, &at.path.key("effects"));
    }
    for at in &draft.events {
        walk.enter(Kind::Event, &at.value.id, at.doc);
        if let Some(when) = &at.value.when {
            walk.condition(when, &at.path.key("when"));
            // An event is drawn only while its condition holds.
            if !brought.contains(at.value.id.as_str()) {
                walk.position.answers.push((when, true));
            }
        }
        walk.effects(&at.value.effects, &at.path.key("effects"));
        match &at.value.brings {
            Some(Brings::Objective(id)) => {
                walk.find(Node::Brings(id), at.path.key("brings").only());
            }
            Some(Brings::Action(action)) => {
                walk.event_action(action, &at.path.key("brings").key("action"));
            }
            None => {}
        }
    }
    for at in &draft.follow_ups {
        walk.enter(Kind::FollowUp, &at.value.id, at.doc);
        walk.effects(&at.value.effects, &at.path.key("effects"));
    }
    for at in &draft.adventures {
        walk.enter(Kind::Adventure, &at.value.id, at.doc);
        let path = at.path.key("kind").only();
        match &at.value.kind {
            AdventureKind::Normal(normal) => {
                walk.effects(&normal.effects, &path.key("effects"));
                walk.later(normal.later.as_ref(), &path.key("later"));
            }
            AdventureKind::Delayed(later) => walk.later(Some(later), &path),
            AdventureKind::Choice(choice) => walk.options(&choice.options, &path.key("options")),
        }
    }
    for at in &draft.malfunctions {
        walk.enter(Kind::Malfunction, &at.value.id, at.doc);
        walk.effects(&at.value.effects, &at.path.key("effects"));
    }
    for at in &draft.endings {
        walk.enter(Kind::Ending, &at.value.id, at.doc);
        if let Some(when) = &at.value.when {
            walk.condition(when, &at.path.key("when"));
        }
    }
    for at in &draft.set_up {
        walk.enter(Kind::SetUp, &at.value.id, at.doc);
        walk.effects(&at.value.effects, &at.path.key("effects"));
    }
    for at in &draft.loses {
        walk.enter(Kind::Loss, &at.value.id, at.doc);
        walk.condition(&at.value.when, &at.path.key("when"));
    }
    for at in &draft.standing {
        walk.enter(Kind::Standing, &at.value.id, at.doc);
        walk.standing(&at.value, &at.path);
    }
    walk.found
}

#[derive(Clone)]
struct Position<'m> {
    kind: Kind,
    id: &'m str,
    doc: usize,
    answers: Vec<(&'m When, bool)>,
    delay: i32,
    at_once: bool,
    depth: usize,
}

impl<'m> Position<'m> {
    const fn in_element(kind: Kind, id: &'m str, doc: usize) -> Self {
        Self {
            kind,
            id,
            doc,
            answers: Vec::new(),
            delay: 0,
            at_once: true,
            depth: 0,
        }
    }
}

struct Walk<'m> {
    found: Vec<Found<'m>>,
    position: Position<'m>,
}

impl<'m> Walk<'m> {
    fn enter(&mut self, kind: Kind, id: &'m str, doc: usize) {
        self.position = Position::in_element(kind, id, doc);
    }

    fn find(&mut self, node: Node<'m>, path: Path) {
        let Position {
            kind,
            id,
            doc,
            answers,
            delay,
            at_once,
            depth,
        } = self.position.clone();
        self.found.push(Found {
            kind,
            id,
            doc,
            path,
            node,
            answers,
            delay,
            at_once,
            depth,
        });
    }

    /// The action of an event: done or not done in a later step than the event is read.
    fn event_action(&mut self, action: &'m EventAction, path: &Path) {
        if let Some(when) = &action.when {
            self.condition(when, &path.key("when"));
        }
        self.position.at_once = false;
        self.position.answers.clear();
        self.cost(&action.cost, &path.key("cost"));
        self.effects(&action.reward, &path.key("reward"));
        if let Some(later) = &action.later {
            self.position.delay = 1;
            self.find(Node::Consequence, path.key("later"));
            self.effects(&later.effects, &path.key("later").key("effects"));
        }
    }

    /// A rule that holds for a time.
    fn standing(&mut self, rule: &'m StandingRule, path: &Path) {
        self.condition(&rule.holds_while, &path.key("while"));
        self.position.at_once = false;
        for (index, change) in rule.changes.iter().enumerate() {
            let path = path.key("changes").index(index).only();
            self.find(Node::Change(change), path.clone());
            if let Change::Price(price) = change {
                self.prices(&price.pays, &path.key("pays"));
            }
        }
        self.position.answers.push((&rule.holds_while, true));
        self.effects(&rule.each_sol, &path.key("each_sol"));
    }

    fn effects(&mut self, effects: &'m [Effect], path: &Path) {
        for (index, effect) in effects.iter().enumerate() {
            self.effect(effect, &path.index(index));
        }
    }

    fn effect(&mut self, effect: &'m Effect, path: &Path) {
        let path = path.only();
        self.find(Node::Effect(effect), path.clone());
        self.position.depth += 1;
        match effect.nested_effects() {
            NestedEffects::Nothing => {}
            NestedEffects::If(branch) => {
                self.condition(&branch.when, &path.key("when"));
                for (holds, effects, name) in [
                    (true, &branch.then, "then"),
                    (false, &branch.or_else, "else"),
                ] {
                    self.position.answers.push((&branch.when, holds));
                    self.effects(effects, &path.key(name));
                    let _ = self.position.answers.pop();
                }
            }
            NestedEffects::Choose(choice) => self.options(&choice.options, &path.key("options")),
            NestedEffects::Random(random) => self.random(random, &path.key("ways")),
        }
        self.position.depth -= 1;
    }

    fn options(&mut self, options: &'m [Way], path: &Path) {
        self.find(Node::Options(options), path.clone());
        for (index, way) in options.iter().enumerate() {
            let path = path.index(index);
            self.find(Node::Way(way), path.clone());
            let known = self.position.answers.len();
            if let Some(when) = &way.when {
                self.condition(when, &path.key("when"));
                self.position.answers.push((when, true));
            }
            self.prices(&way.pays, &path.key("pays"));
            self.way(&way.effects, way.later.as_ref(), &path);
            self.position.answers.truncate(known);
        }
    }

    fn random(&mut self, random: &'m Random, path: &Path) {
        self.find(Node::Ways(random), path.clone());
        for (index, way) in random.ways.iter().enumerate() {
            let path = path.index(index);
            self.find(
                Node::RandomWay {
                    told: random.told,
                    way,
                },
                path.clone(),
            );
            self.way(&way.effects, way.later.as_ref(), &path);
        }
    }

    /// What an option or a way of chance does, and brings later.
    fn way(&mut self, effects: &'m [Effect], later: Option<&'m Later>, path: &Path) {
        self.effects(effects, &path.key("effects"));
        self.later(later, &path.key("later"));
    }

    fn later(&mut self, later: Option<&'m Later>, path: &Path) {
        let Some(later) = later else { return };
        self.find(Node::Later(later), path.clone());
        let before = self.position.clone();
        // Sols pass, so the answers may have changed.
        self.position.answers.clear();
        self.position.delay += i32::from(later.after.min);
        self.position.at_once = false;
        self.effects(&later.effects, &path.key("effects"));
        self.position = before;
    }

    fn condition(&mut self, when: &'m When, path: &Path) {
        self.find(Node::Condition(when), path.clone());
        self.when(when, path);
    }

    fn when(&mut self, when: &'m When, path: &Path) {
        let path = path.only();
        self.find(Node::When(when), path.clone());
        self.position.depth += 1;
        match when {
            When::Not(inner) => self.when(inner, &path),
            When::All(all) | When::Any(all) => {
                for (index, inner) in all.iter().enumerate() {
                    self.when(inner, &path.index(index));
                }
            }
            _ => {}
        }
        self.position.depth -= 1;
    }

    fn cost(&mut self, cost: &'m ActionCost, path: &Path) {
        self.prices(&cost.pays, &path.key("pays"));
    }

    fn prices(&mut self, pays: &'m [Cost], path: &Path) {
        for (index, pay) in pays.iter().enumerate() {
            self.find(Node::Cost(pay), path.index(index).only());
        }
    }
}
