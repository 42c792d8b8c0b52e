//! Uses of flags, counters, tracks and Follow-Ups: where each is written and where it is read.

use std::collections::{BTreeMap, BTreeSet};

use super::satisfiability::Var;
use super::{Context, Findings};
use crate::diagnostic::Code;
use crate::json::Path;
use crate::mission_form::MissionForm;
use crate::walk::{Found, Kind, Node, people_in};
use base::suggest::suggest;
use first_martians::effect::{HiddenChange, Moved, Reference, When};
use first_martians::mission::{Brings, Takes};

/// Positions by name.
type Places<'m> = BTreeMap<&'m str, Vec<(usize, &'m Path)>>;

#[derive(Default)]
pub(super) struct Usages<'m> {
    set: Places<'m>,
    cleared: Places<'m>,
    read: Places<'m>,
    counted: Places<'m>,
    compared: Places<'m>,
    moved: Places<'m>,
    looked_at: Places<'m>,
    called: BTreeSet<&'m str>,
}

pub(super) fn marks<'m>(nodes: &'m [Found<'m>]) -> Usages<'m> {
    let mut marks = Usages::default();
    for found in nodes {
        let (list, id) = match found.node {
            Node::When(When::Flag(id)) => (&mut marks.read, id),
            Node::When(When::Counter(at)) => (&mut marks.compared, &at.counter),
            Node::When(When::Track(at)) => (&mut marks.looked_at, &at.track),
            Node::Effect(effect) => match effect.description().link {
                Reference::Remembers(HiddenChange::Sets(id)) => (&mut marks.set, id),
                Reference::Remembers(HiddenChange::Clears(id)) => (&mut marks.cleared, id),
                Reference::Remembers(HiddenChange::Counts(change)) => {
                    (&mut marks.counted, &change.counter)
                }
                Reference::Moves(Moved::Track(change)) => (&mut marks.moved, &change.track),
                Reference::Calls(call) => {
                    let _ = marks.called.insert(&call.follow_up);
                    continue;
                }
                Reference::None
                | Reference::Moves(Moved::Malfunction(_) | Moved::Morale | Moved::Sols(_))
                | Reference::Goal(_)
                | Reference::Reveals(_)
                | Reference::Uncovers(_)
                | Reference::Draws(_)
                | Reference::Words(_)
                | Reference::Holds(_)
                | Reference::Closes(_)
                | Reference::Cancels(_)
                | Reference::Brings(_)
                | Reference::Knows(_)
                | Reference::Ends(_)
                | Reference::Fails(_)
                | Reference::Token(..)
                | Reference::Marks(..)
                | Reference::Walks(_) => continue,
            },
            _ => continue,
        };
        list.entry(id.as_str())
            .or_default()
            .push((found.doc, &found.path));
    }
    marks
}

/// What is never set, counted or moved: it is reported here, so elsewhere it may have any value.
pub(super) fn free<'m>(draft: &'m MissionForm<'m>, marks: &Usages<'m>) -> BTreeSet<Var<'m>> {
    let tracks = draft.tracks.iter().map(|at| at.value.id.as_str());
    let unmoved = tracks
        .filter(|id| !marks.moved.contains_key(id))
        .map(Var::Track);
    let unset = |id: &&str| !marks.set.contains_key(id) || draft.is_taken(id);
    let unset = marks.read.keys().copied().filter(unset).map(Var::Flag);
    let uncounted = |id: &&str| !marks.counted.contains_key(id) || draft.is_taken(id);
    let uncounted = marks
        .compared
        .keys()
        .copied()
        .filter(uncounted)
        .map(Var::Counter);
    unmoved.chain(unset).chain(uncounted).collect()
}

/// Flags that one list sets and clears: only the last of the two counts.
fn set_and_cleared(marks: &Usages<'_>, findings: &mut Findings<'_, '_>) {
    for (id, set) in &marks.set {
        for (doc, path) in marks.cleared.get(id).into_iter().flatten() {
            let both = |other: &&(usize, &Path)| {
                other.0 == *doc && other.1.list().is_some() && other.1.list() == path.list()
            };
            if set.iter().any(|at| both(&at)) {
                findings.add(Code::SetAndCleared, *doc, path, &[("id", id)]);
            }
        }
    }
}

pub(super) fn check(cx: &Context<'_>, marks: &Usages<'_>, findings: &mut Findings<'_, '_>) {
    set_and_cleared(marks, findings);
    let flags = (&marks.set, &marks.read, &marks.cleared);
    unmatched(
        cx,
        findings,
        flags,
        (Code::FlagNeverSet, Code::FlagNeverRead),
        Path::clone,
    );
    let counters = (&marks.counted, &marks.compared, &Places::new());
    unmatched(
        cx,
        findings,
        counters,
        (Code::CounterNeverCounts, Code::CounterNeverRead),
        |path| path.key("counter"),
    );
    tracks(cx, marks, findings);
    for at in &cx.draft.follow_ups {
        let id = at.value.id.as_str();
        if !marks.called.contains(id) && !cx.is_named_elsewhere(at.doc, id) {
            findings.add_cause(
                Code::FollowUpUnused,
                at.doc,
                &at.path.key("id"),
                &[("id", id)],
            );
        }
    }
    actions(cx, findings);
    events(cx, marks, findings);
    people(cx, findings);
}

/// Astronauts who are remembered, but whom nothing aims at, asks about or names.
fn people(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    let used: BTreeSet<&str> = cx
        .nodes
        .iter()
        .flat_map(|found| people_in(found.node))
        .map(|(person, _)| person)
        .collect();
    for found in cx.nodes {
        let Node::Effect(effect) = found.node else {
            continue;
        };
        let Reference::Knows(it) = effect.description().link else {
            continue;
        };
        let person = it.person.as_str();
        let named = || {
            let variable = format!("${person}");
            cx.files
                .0
                .iter()
                .any(|(name, text)| name.ends_with(".ftl") && text.contains(&variable))
        };
        if !used.contains(person) && !cx.draft.is_given(person) && !named() {
            findings.add(
                Code::PersonNeverUsed,
                found.doc,
                &found.path.key("as"),
                &[("id", person)],
            );
        }
    }
}

/// Events that are closed or brought in vain, and Follow-Ups that are called off in vain.
fn events(cx: &Context<'_>, marks: &Usages<'_>, findings: &mut Findings<'_, '_>) {
    for found in cx.nodes {
        let Node::Effect(effect) = found.node else {
            continue;
        };
        match effect.description().link {
            Reference::Closes(id) => {
                let event = cx
                    .draft
                    .events
                    .iter()
                    .map(|at| &at.value)
                    .find(|event| event.id == *id);
                if event.is_some_and(|event| !matches!(event.brings, Some(Brings::Action(_)))) {
                    findings.add(Code::ClosesNothing, found.doc, &found.path, &[("id", id)]);
                }
            }
            Reference::Cancels(id) if !marks.called.contains(id.as_str()) => {
                findings.add(Code::CancelsNothing, found.doc, &found.path, &[("id", id)]);
            }
            _ => {}
        }
    }
    for at in cx.draft.events.iter().filter(|at| at.value.weight == 0) {
        let unread = if at.value.sols.is_some() {
            "sols"
        } else {
            "when"
        };
        if at.value.sols.is_some() || at.value.when.is_some() {
            findings.add(
                Code::BroughtAndDrawn,
                at.doc,
                &at.path.key(unread),
                &[("id", &at.value.id)],
            );
        }
    }
}

/// Reports names that are read but never written, and names that are written but never read.
fn unmatched<'m>(
    cx: &Context<'_>,
    findings: &mut Findings<'_, '_>,
    (written, read, cleared): (&Places<'m>, &Places<'m>, &Places<'m>),
    (never_written, never_read): (Code, Code),
    place: impl Fn(&Path) -> Path,
) {
    let from_elsewhere = |id: &str| written.contains_key(id) || cx.draft.is_taken(id);
    for (id, places) in read
        .iter()
        .chain(cleared)
        .filter(|(id, _)| !from_elsewhere(id))
    {
        let suggestion = suggest(id, written.keys().copied()).unwrap_or_default();
        for (doc, path) in places
            .iter()
            .filter(|(doc, _)| !cx.is_named_elsewhere(*doc, id))
        {
            findings.add_cause(
                never_written,
                *doc,
                &place(path),
                &[("id", id), ("suggestion", suggestion)],
            );
        }
    }
    for (id, places) in written
        .iter()
        .filter(|(id, _)| !read.contains_key(*id) && !cx.draft.is_given(id))
    {
        let unwritten = read.keys().copied().filter(|id| !written.contains_key(id));
        let suggestion = suggest(id, unwritten).unwrap_or_default();
        for (doc, path) in places
            .iter()
            .filter(|(doc, _)| !cx.is_named_elsewhere(*doc, id))
        {
            findings.add(
                never_read,
                *doc,
                &place(path),
                &[("id", id), ("suggestion", suggestion)],
            );
        }
    }
}

fn tracks(cx: &Context<'_>, marks: &Usages<'_>, findings: &mut Findings<'_, '_>) {
    for at in &cx.draft.tracks {
        let id = at.value.id.as_str();
        let is_goal =
            cx.draft.objectives.iter().any(
                |it| matches!(&it.value.requirement, Takes::Reach(reach) if reach.track == id),
            );
        let is_read = is_goal || marks.looked_at.contains_key(id) || !at.value.ends.is_empty();
        if !marks.moved.contains_key(id) {
            let code = if is_read {
                Code::TrackNeverMoves
            } else {
                Code::TrackUnused
            };
            findings.add_cause(code, at.doc, &at.path.key("id"), &[("id", id)]);
        }
    }
}

/// Actions that have no effect and that no objective asks for. An objective in words may ask for any action.
fn actions(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    let objectives = || cx.draft.objectives.iter().map(|at| &at.value);
    if objectives().any(|it| matches!(it.requirement, Takes::Words {})) {
        return;
    }
    for at in &cx.draft.actions {
        let id = at.value.id.as_str();
        let is_taken =
            objectives().any(|it| matches!(&it.requirement, Takes::Act(act) if act.action == id));
        if at.value.effects.is_empty() && !is_taken {
            findings.add(
                Code::NothingHappens,
                at.doc,
                &at.path.key("id"),
                &[("kind", Kind::Action.id()), ("id", id)],
            );
        }
    }
    for at in cx
        .draft
        .pois
        .iter()
        .filter(|at| at.value.effects.is_empty())
    {
        findings.add(
            Code::NothingHappens,
            at.doc,
            &at.path.key("id"),
            &[("kind", Kind::Poi.id()), ("id", &at.value.id)],
        );
    }
}
