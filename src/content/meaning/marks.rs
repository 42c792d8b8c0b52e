//! What is remembered, counted, moved and called: by whom, and for whom.

use std::collections::{BTreeMap, BTreeSet};

use super::logic::Var;
use super::{Finds, Look};
use crate::content::diagnostic::Code;
use crate::content::draft::Draft;
use crate::content::json::Path;
use crate::content::walk::{Found, Kind, Node};
use crate::first_martians::effect::{Link, Memory, Moved, When};
use crate::first_martians::mission::Takes;
use crate::suggest::suggest;

/// The places where something is named, by name.
type Places<'m> = BTreeMap<&'m str, Vec<(usize, &'m Path)>>;

/// Who sets and who reads.
#[derive(Default)]
pub(super) struct Marks<'m> {
    set: Places<'m>,
    cleared: Places<'m>,
    read: Places<'m>,
    counted: Places<'m>,
    compared: Places<'m>,
    moved: Places<'m>,
    looked_at: Places<'m>,
    called: BTreeSet<&'m str>,
}

pub(super) fn marks<'m>(nodes: &'m [Found<'m>]) -> Marks<'m> {
    let mut marks = Marks::default();
    for found in nodes {
        let (list, id) = match found.node {
            Node::When(When::Flag(id)) => (&mut marks.read, id),
            Node::When(When::Counter(at)) => (&mut marks.compared, &at.counter),
            Node::When(When::Track(at)) => (&mut marks.looked_at, &at.track),
            Node::Effect(effect) => match effect.kind().link {
                Link::Remembers(Memory::Sets(id)) => (&mut marks.set, id),
                Link::Remembers(Memory::Clears(id)) => (&mut marks.cleared, id),
                Link::Remembers(Memory::Counts(change)) => (&mut marks.counted, &change.counter),
                Link::Moves(Moved::Track(change)) => (&mut marks.moved, &change.track),
                Link::Calls(call) => {
                    let _ = marks.called.insert(&call.follow_up);
                    continue;
                }
                Link::None
                | Link::Moves(Moved::Malfunction(_) | Moved::Morale)
                | Link::Reveals(_)
                | Link::Draws(_)
                | Link::Words(_)
                | Link::Holds(_) => continue,
            },
            _ => continue,
        };
        list.entry(id.as_str()).or_default().push((found.doc, &found.path));
    }
    marks
}

/// What nothing ever sets, counts or moves: it is told of here, so that elsewhere it may be anything.
pub(super) fn free<'m>(draft: &'m Draft<'m>, marks: &Marks<'m>) -> BTreeSet<Var<'m>> {
    let tracks = draft.tracks.iter().map(|at| at.value.id.as_str());
    let unmoved = tracks.filter(|id| !marks.moved.contains_key(id)).map(Var::Track);
    let unset = marks.read.keys().copied().filter(|id| !marks.set.contains_key(id)).map(Var::Flag);
    let uncounted = marks.compared.keys().copied().filter(|id| !marks.counted.contains_key(id)).map(Var::Counter);
    unmoved.chain(unset).chain(uncounted).collect()
}

pub(super) fn check(look: &Look<'_>, marks: &Marks<'_>, finds: &mut Finds<'_, '_>) {
    flags(look, marks, finds);
    counters(look, marks, finds);
    tracks(look, marks, finds);
    for at in &look.draft.follow_ups {
        let id = at.value.id.as_str();
        if !marks.called.contains(id) && !look.is_named_elsewhere(at.doc, id) {
            finds.root(Code::FollowUpUnused, at.doc, &at.path.key("id"), &[("id", id)]);
        }
    }
    actions(look, finds);
}

fn flags(look: &Look<'_>, marks: &Marks<'_>, finds: &mut Finds<'_, '_>) {
    let readers = marks.read.iter().chain(&marks.cleared);
    for (id, places) in readers.filter(|(id, _)| !marks.set.contains_key(*id)) {
        let suggestion = suggest(id, marks.set.keys().copied()).unwrap_or_default();
        for (doc, path) in places.iter().filter(|(doc, _)| !look.is_named_elsewhere(*doc, id)) {
            finds.root(Code::FlagNeverSet, *doc, path, &[("id", id), ("suggestion", suggestion)]);
        }
    }
    for (id, places) in marks.set.iter().filter(|(id, _)| !marks.read.contains_key(*id)) {
        let suggestion = suggest(id, marks.read.keys().copied().filter(|read| !marks.set.contains_key(read))).unwrap_or_default();
        for (doc, path) in places.iter().filter(|(doc, _)| !look.is_named_elsewhere(*doc, id)) {
            finds.add(Code::FlagNeverRead, *doc, path, &[("id", id), ("suggestion", suggestion)]);
        }
    }
}

fn counters(look: &Look<'_>, marks: &Marks<'_>, finds: &mut Finds<'_, '_>) {
    for (id, places) in marks.compared.iter().filter(|(id, _)| !marks.counted.contains_key(*id)) {
        let suggestion = suggest(id, marks.counted.keys().copied()).unwrap_or_default();
        for (doc, path) in places.iter().filter(|(doc, _)| !look.is_named_elsewhere(*doc, id)) {
            finds.root(Code::CounterNeverCounts, *doc, &path.key("counter"), &[("id", id), ("suggestion", suggestion)]);
        }
    }
    for (id, places) in marks.counted.iter().filter(|(id, _)| !marks.compared.contains_key(*id)) {
        let unknown = marks.compared.keys().copied().filter(|read| !marks.counted.contains_key(read));
        let suggestion = suggest(id, unknown).unwrap_or_default();
        for (doc, path) in places.iter().filter(|(doc, _)| !look.is_named_elsewhere(*doc, id)) {
            finds.add(Code::CounterNeverRead, *doc, &path.key("counter"), &[("id", id), ("suggestion", suggestion)]);
        }
    }
}

fn tracks(look: &Look<'_>, marks: &Marks<'_>, finds: &mut Finds<'_, '_>) {
    for at in &look.draft.tracks {
        let id = at.value.id.as_str();
        let is_goal = look.draft.objectives.iter().any(|it| matches!(&it.value.takes, Takes::Reach(reach) if reach.track == id));
        let is_read = is_goal || marks.looked_at.contains_key(id);
        if !marks.moved.contains_key(id) {
            let code = if is_read { Code::TrackNeverMoves } else { Code::TrackUnused };
            finds.root(code, at.doc, &at.path.key("id"), &[("id", id)]);
        }
    }
}

/// An action that does nothing and that no objective takes; where an objective is told in words it may be meant for that.
fn actions(look: &Look<'_>, finds: &mut Finds<'_, '_>) {
    let objectives = || look.draft.objectives.iter().map(|at| &at.value);
    if objectives().any(|it| matches!(it.takes, Takes::Words {})) {
        return;
    }
    for at in &look.draft.actions {
        let id = at.value.id.as_str();
        let is_taken = objectives().any(|it| matches!(&it.takes, Takes::Act(act) if act.action == id));
        if at.value.effects.is_empty() && !is_taken {
            finds.add(Code::NothingHappens, at.doc, &at.path.key("id"), &[("kind", Kind::Action.id()), ("id", id)]);
        }
    }
    for at in look.draft.pois.iter().filter(|at| at.value.effects.is_empty()) {
        finds.add(Code::NothingHappens, at.doc, &at.path.key("id"), &[("kind", Kind::Poi.id()), ("id", &at.value.id)]);
    }
}
