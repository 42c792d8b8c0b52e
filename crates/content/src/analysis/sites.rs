//! Where everything in a mission happens: in which element, after which answers, how many sols later.

use std::collections::{BTreeMap, BTreeSet};

use super::satisfiability::{Claim, Var, vars};
use crate::mission_form::MissionForm;
use crate::walk::{Element, Found, Node, brings, elements};
use first_martians::effect::{Effect, HiddenChange, Moved, Reference, Schedule, Subject, When};

/// An effect or condition, and where it is.
pub(super) struct Site<'m> {
    /// Its index in [`Sites::elements`].
    pub element: usize,
    pub found: &'m Found<'m>,
    /// The answers that lead here and still hold.
    pub claims: Vec<Claim<'m>>,
}

pub(super) struct Sites<'m> {
    pub elements: Vec<Element<'m>>,
    pub all: Vec<Site<'m>>,
    /// The places of the sites that call a Follow-Up, by its id.
    callers: BTreeMap<&'m str, Vec<usize>>,
    /// The places of the sites that bring an event, by its id.
    bringers: BTreeMap<&'m str, Vec<usize>>,
}

impl<'m> Sites<'m> {
    /// Expects that ids are unique.
    pub fn of(draft: &'m MissionForm<'_>, nodes: &'m [Found<'m>]) -> Self {
        let elements = elements(draft);
        let places: BTreeMap<&str, usize> = elements
            .iter()
            .enumerate()
            .map(|(place, it)| (it.id, place))
            .collect();
        let changed = changed(nodes);
        let happens = |found: &&Found<'_>| {
            !matches!(
                found.node,
                Node::When(_)
                    | Node::Options(_)
                    | Node::Way(_)
                    | Node::Ways(_)
                    | Node::RandomWay { .. }
                    | Node::Cost(_)
            )
        };
        let site = |found: &'m Found<'m>| {
            let changed = changed.get(found.id);
            // What lies on the table changes with every effect on the board, and whoever is remembered may be somebody else.
            let may_change = |var: &Var<'_>| match var {
                Var::Counted(subject) => {
                    subject.is_on_table()
                        || matches!(subject, Subject::Mark(..) | Subject::Walker(..))
                }
                Var::SamePerson(..) => true,
                _ => false,
            };
            let stays = |when: &When| {
                vars(when).iter().all(|var| {
                    !may_change(var) && changed.is_none_or(|changed| !changed.contains(var))
                })
            };
            let claims = found
                .answers
                .iter()
                .copied()
                .filter(|(when, _)| stays(when))
                .collect();
            Some(Site {
                element: *places.get(found.id)?,
                found,
                claims,
            })
        };
        let all: Vec<Site<'m>> = nodes.iter().filter(happens).filter_map(site).collect();
        let (mut callers, mut bringers) = (BTreeMap::new(), BTreeMap::new());
        for (place, site) in all.iter().enumerate() {
            let (found, id) = match (calls(site.found.node), brings(site.found.node)) {
                (Some(call), _) => (&mut callers, call.follow_up.as_str()),
                (None, Some(event)) => (&mut bringers, event),
                (None, None) => continue,
            };
            found.entry(id).or_insert_with(Vec::new).push(place);
        }
        Self {
            elements,
            all,
            callers,
            bringers,
        }
    }

    pub fn element(&self, site: &Site<'m>) -> Option<&Element<'m>> {
        self.elements.get(site.element)
    }

    pub fn effects(&self) -> impl Iterator<Item = (&Site<'m>, &'m Effect)> {
        self.all.iter().filter_map(|site| {
            if let Node::Effect(effect) = site.found.node {
                Some((site, effect))
            } else {
                None
            }
        })
    }

    pub fn calls(&self, follow_up: &str) -> impl Iterator<Item = (&Site<'m>, &'m Schedule)> {
        let callers = self.callers.get(follow_up).into_iter().flatten();
        callers.filter_map(|place| {
            let site = self.all.get(*place)?;
            Some((site, calls(site.found.node)?))
        })
    }

    /// The places that bring an event.
    pub(crate) fn bringers(&self, event: &str) -> impl Iterator<Item = &Site<'m>> {
        let bringers = self.bringers.get(event).into_iter().flatten();
        bringers.filter_map(|place| self.all.get(*place))
    }

    /// The conditions, without their parts.
    pub fn conditions(&self) -> impl Iterator<Item = (&Site<'m>, &'m When)> {
        self.all.iter().filter_map(|site| {
            if let Node::Condition(when) = site.found.node {
                Some((site, when))
            } else {
                None
            }
        })
    }
}

/// The call of a Follow-Up by an effect.
fn calls<'m>(node: Node<'m>) -> Option<&'m Schedule> {
    let Node::Effect(effect) = node else {
        return None;
    };
    if let Reference::Calls(call) = effect.description().link {
        Some(call)
    } else {
        None
    }
}

/// What each element changes while it is resolved: earlier answers may no longer hold.
fn changed<'m>(nodes: &[Found<'m>]) -> BTreeMap<&'m str, BTreeSet<Var<'m>>> {
    let mut changed: BTreeMap<&str, BTreeSet<Var<'m>>> = BTreeMap::new();
    for found in nodes {
        let Node::Effect(effect) = found.node else {
            continue;
        };
        let var = match effect.description().link {
            Reference::Remembers(HiddenChange::Sets(id) | HiddenChange::Clears(id)) => {
                Var::Flag(id)
            }
            Reference::Remembers(HiddenChange::Counts(change)) => Var::Counter(&change.counter),
            Reference::Moves(Moved::Track(change)) => Var::Track(&change.track),
            Reference::Moves(Moved::Malfunction(change)) => Var::Malfunction(change.block),
            Reference::Moves(Moved::Morale) => Var::Morale,
            Reference::Knows(it) => Var::Person(&it.person),
            Reference::Closes(event) => Var::Counted(Subject::EventOpen(event)),
            Reference::None
            | Reference::Moves(Moved::Sols(_))
            | Reference::Goal(_)
            | Reference::Reveals(_)
            | Reference::Uncovers(_)
            | Reference::Calls(_)
            | Reference::Draws(_)
            | Reference::Words(_)
            | Reference::Holds(_)
            | Reference::Cancels(_)
            | Reference::Brings(_)
            | Reference::Ends(_)
            | Reference::Fails(_)
            | Reference::Token(..)
            | Reference::Marks(..)
            | Reference::Walks(_) => continue,
        };
        let _ = changed.entry(found.id).or_default().insert(var);
    }
    changed
}
