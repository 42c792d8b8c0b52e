//! Where everything in a mission happens: of which element, after which answers, how many sols later.

use std::collections::{BTreeMap, BTreeSet};

use super::logic::{Claim, Var, vars};
use crate::content::draft::Draft;
use crate::content::json::Path;
use crate::content::walk::{Element, Found, Node, elements};
use crate::first_martians::effect::{Effect, Link, Memory, Moved, Schedule, When};

/// Something that happens or is looked at, and where.
#[derive(Debug, Clone)]
pub(super) struct Site<'m> {
    /// The place of its element in the list of all.
    pub element: usize,
    pub what: Node<'m>,
    pub doc: usize,
    pub path: Path,
    /// What has been answered on the way there, and nothing has changed since.
    pub claims: Vec<Claim<'m>>,
    /// At least so many sols after its element has come.
    pub delay: i32,
    /// Whether it happens at once when its element comes, not when something is done or undone.
    pub at_once: bool,
}

/// All elements with all that happens in them.
pub(super) struct Sites<'m> {
    pub elements: Vec<Element<'m>>,
    pub all: Vec<Site<'m>>,
}

impl<'m> Sites<'m> {
    /// Of a draft in which every id is used once.
    pub fn of(draft: &'m Draft<'_>, nodes: &[Found<'m>]) -> Self {
        let elements = elements(draft);
        let places: BTreeMap<&str, usize> = elements.iter().enumerate().map(|(place, it)| (it.id, place)).collect();
        let changed = changed(nodes);
        let happens = |found: &&Found<'_>| !matches!(found.node, Node::When(_) | Node::Options(_) | Node::Way(_) | Node::Cost(_));
        let site = |found: &Found<'m>| {
            let changed = changed.get(found.id);
            let stays = |when: &When| vars(when).iter().all(|var| changed.is_none_or(|changed| !changed.contains(var)));
            Some(Site {
                element: *places.get(found.id)?,
                what: found.node,
                doc: found.doc,
                path: found.path.clone(),
                claims: found.answers.iter().copied().filter(|(when, _)| stays(when)).collect(),
                delay: found.delay,
                at_once: found.at_once,
            })
        };
        let all = nodes.iter().filter(happens).filter_map(site).collect();
        Self { elements, all }
    }

    /// The element of a site.
    pub fn element(&self, site: &Site<'m>) -> Option<&Element<'m>> {
        self.elements.get(site.element)
    }

    /// All effects, each with its site.
    pub fn effects(&self) -> impl Iterator<Item = (&Site<'m>, &'m Effect)> {
        self.all.iter().filter_map(|site| if let Node::Effect(effect) = site.what { Some((site, effect)) } else { None })
    }

    /// Whatever calls that Follow-Up, each with its site.
    pub fn calls(&self, follow_up: &str) -> impl Iterator<Item = (&Site<'m>, &'m Schedule)> {
        let calls = self.effects().filter_map(
            |(site, effect)| {
                if let Link::Calls(call) = effect.kind().link { Some((site, call)) } else { None }
            },
        );
        calls.filter(move |(_, call)| call.follow_up == follow_up)
    }

    /// All conditions at their top, each with its site.
    pub fn conditions(&self) -> impl Iterator<Item = (&Site<'m>, &'m When)> {
        self.all.iter().filter_map(|site| if let Node::Condition(when) = site.what { Some((site, when)) } else { None })
    }
}

/// What each element itself may change while it is resolved: an answer given before does not hold after.
fn changed<'m>(nodes: &[Found<'m>]) -> BTreeMap<&'m str, BTreeSet<Var<'m>>> {
    let mut changed: BTreeMap<&str, BTreeSet<Var<'m>>> = BTreeMap::new();
    for found in nodes {
        let Node::Effect(effect) = found.node else { continue };
        let var = match effect.kind().link {
            Link::Remembers(Memory::Sets(id) | Memory::Clears(id)) => Var::Flag(id),
            Link::Remembers(Memory::Counts(change)) => Var::Counter(&change.counter),
            Link::Moves(Moved::Track(change)) => Var::Track(&change.track),
            Link::Moves(Moved::Malfunction(change)) => Var::Malfunction(change.block),
            Link::Moves(Moved::Morale) => Var::Morale,
            Link::None | Link::Reveals(_) | Link::Calls(_) | Link::Draws(_) | Link::Words(_) | Link::Holds(_) => continue,
        };
        let _ = changed.entry(found.id).or_default().insert(var);
    }
    changed
}
