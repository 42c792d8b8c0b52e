//! What format 2 has and format 1 has not: a file says so when it uses any of it.

use std::collections::BTreeSet;

use super::{Context, Errors};
use crate::diagnostic::{Code, Report, Severity};
use crate::json::Path;
use crate::mission_form::MissionForm;
use crate::walk::{Found, Node, elements, nodes, people_in};
use first_martians::die_sols::DieSols;
use first_martians::effect::{Cost, Effect, Id, NestedEffects, Since, When};
use first_martians::mission::{Brings, EventAction, Takes};

pub(super) fn check(cx: &Context<'_, '_>, errors: &mut Errors<'_, '_>) {
    let is_first = |doc: usize| cx.draft.formats.get(doc).is_some_and(|format| *format < 2);
    let mut reported = BTreeSet::new();
    for (doc, path, name) in fields(cx.draft)
        .into_iter()
        .filter(|(doc, ..)| is_first(*doc))
    {
        if reported.insert(doc) {
            errors.add(Code::NeedsFormat2, doc, &path, &[("id", name)]);
        }
    }
    for found in cx.nodes.iter().filter(|found| is_first(found.doc)) {
        if let Some((name, path)) = newer(found).filter(|_| reported.insert(found.doc)) {
            errors.add(Code::NeedsFormat2, found.doc, &path, &[("id", &name)]);
        }
    }
}

/// Reports files that say format 2 and use nothing of it.
pub(crate) fn unneeded(
    draft: &MissionForm<'_>,
    optional_texts: &BTreeSet<(Id, String)>,
    report: &mut Report,
) {
    let says_2 = |doc: &usize| draft.formats.get(*doc) == Some(&2);
    // Most missions are of format 1, and need not be walked through once more.
    if !(0..draft.docs.len()).any(|doc| says_2(&doc)) {
        return;
    }
    let with_text: BTreeSet<&str> = optional_texts.iter().map(|(id, _)| id.as_str()).collect();
    let walked = nodes(draft)
        .into_iter()
        .filter(|found| newer(found).is_some())
        .map(|found| found.doc);
    let worded = elements(draft)
        .into_iter()
        .filter(|element| with_text.contains(element.id))
        .map(|element| element.doc);
    let fields = fields(draft).into_iter().map(|(doc, ..)| doc);
    let needed: BTreeSet<usize> = walked.chain(worded).chain(fields).collect();
    for (_, document) in draft
        .docs
        .iter()
        .enumerate()
        .filter(|(doc, _)| says_2(doc) && !needed.contains(doc))
    {
        let span = document.span(&Path::default().key("format"));
        report.push(
            Severity::Warning,
            Code::Format2Unneeded,
            document.text,
            span,
            &[],
        );
    }
}

/// What events have that format 1 has not.
fn of_events<'m>(
    draft: &'m MissionForm<'_>,
) -> impl Iterator<Item = (usize, Path, &'static str)> + 'm {
    draft.events.iter().filter_map(|at| match &at.value.brings {
        Some(Brings::Action(EventAction { when: Some(_), .. })) => Some((
            at.doc,
            at.path.key("brings").key("action").key("when"),
            "when",
        )),
        // That a weight of 0 is out of range in format 1 is said elsewhere.
        _ if at.value.weight == 0 && draft.takes_wordings(at.doc) => {
            Some((at.doc, at.path.key("weight"), "weight"))
        }
        _ => None,
    })
}

/// Fields outside effects and conditions that format 1 has not: document, place and name.
fn fields(draft: &MissionForm<'_>) -> Vec<(usize, Path, &'static str)> {
    let dice = Path::default().key("sheet").key("dice");
    let by_crew = draft
        .sheet
        .iter()
        .flat_map(|sheet| &sheet.dice)
        .filter(|(_, sols)| matches!(sols, DieSols::ByCrew(_)));
    let by_crew = by_crew.map(|(block, _)| (0, dice.key(block.id()), "dice"));
    // Lists of the mission itself.
    let list =
        |name: &'static str, is_there: bool| is_there.then(|| (0, Path::default().key(name), name));
    let start = list("start", !draft.start.is_empty());
    let tokens = list("tokens", !draft.tokens.is_empty());
    let marks = list("marks", !draft.marks.is_empty());
    let walkers = list("walkers", !draft.walkers.is_empty());
    let without = list("without", !draft.without.is_empty());
    let set_up = list("set_up", !draft.set_up.is_empty());
    let loses = list("loses", !draft.loses.is_empty());
    let standing = list("standing", !draft.standing.is_empty());
    let tags = draft.tags().map(|(doc, path, _)| (doc, path, "tags"));
    let objectives = draft.objectives.iter().flat_map(|at| {
        let objective = &at.value;
        let own = [
            ("deadline", objective.deadline.is_some()),
            ("after", !objective.after.is_empty()),
            ("either", objective.either.is_some()),
            (
                "takes",
                matches!(objective.requirement, Takes::TokenTaken(_)),
            ),
        ];
        let counts = matches!(&objective.requirement, Takes::Threshold(it) if !it.is_printed());
        let counts = counts.then(|| (at.doc, at.path.key("takes"), "threshold"));
        own.into_iter()
            .filter(|(_, has)| *has)
            .map(|(name, _)| (at.doc, at.path.key(name), name))
            .chain(counts)
    });
    let hidden_actions = draft
        .actions
        .iter()
        .filter(|at| at.value.hidden)
        .map(|at| (at.doc, at.path.key("hidden"), "hidden"));
    let places = draft
        .actions
        .iter()
        .filter(|at| at.value.at.is_some())
        .map(|at| (at.doc, at.path.key("at"), "at"));
    let hidden = draft
        .tracks
        .iter()
        .filter(|at| at.value.hidden)
        .map(|at| (at.doc, at.path.key("hidden"), "hidden"));
    let first = start
        .into_iter()
        .chain(by_crew)
        .chain(without)
        .chain(set_up);
    first
        .chain(objectives)
        .chain(tokens)
        .chain(marks)
        .chain(walkers)
        .chain(hidden)
        .chain(hidden_actions)
        .chain(places)
        .chain(tags)
        .chain(of_events(draft))
        .chain(loses)
        .chain(standing)
        .collect()
}

/// What a node has that format 1 has not: its name and place.
fn newer(found: &Found<'_>) -> Option<(String, Path)> {
    let at = |name: &str| Some((name.to_owned(), found.path.key(name)));
    match found.node {
        Node::Effect(effect) => newer_effect(effect, &found.path),
        Node::When(when) => newer_condition(when, &found.path),
        Node::Way(way) if way.when.is_some() => at("when"),
        Node::Way(way) if !way.pays.is_empty() => at("pays"),
        Node::Cost(cost) => newer_cost(cost).map(|name| (name.to_owned(), found.path.clone())),
        Node::TrackEnd(_) => Some(("ends".to_owned(), found.path.clone())),
        // What holds these is new, or they are as old as the first format.
        Node::Way(_)
        | Node::Options(_)
        | Node::Ways(_)
        | Node::RandomWay { .. }
        | Node::Later(_)
        | Node::Condition(_)
        | Node::Brings(_)
        | Node::Consequence
        | Node::Change(_) => None,
    }
}

/// What an effect has that format 1 has not: the effect itself, as its description says, or one of its fields.
fn newer_effect(effect: &Effect, path: &Path) -> Option<(String, Path)> {
    match effect.description().since {
        Since::Format2 => Some((serialized_name(effect), path.clone())),
        Since::Format1 => {
            if !people_in(Node::Effect(effect)).is_empty() && !effect.is_secret() {
                return Some(("remembered".to_owned(), path.key("who")));
            }
            match effect.nested_effects() {
                NestedEffects::If(branch) if branch.text.is_some() => {
                    Some(("text".to_owned(), path.key("text")))
                }
                NestedEffects::If(_)
                | NestedEffects::Choose(_)
                | NestedEffects::Random(_)
                | NestedEffects::Nothing => None,
            }
        }
    }
}

/// The key by which a mission file names an effect.
fn serialized_name(effect: &Effect) -> String {
    let value = serde_json::to_value(effect).unwrap_or_default();
    let key = value.as_object().and_then(|object| object.keys().next());
    key.cloned().unwrap_or_default()
}

/// The name of a price that format 1 has not.
const fn newer_cost(cost: &Cost) -> Option<&'static str> {
    match cost {
        Cost::Token(_) => Some("token"),
        Cost::Mark(_) => Some("mark"),
        Cost::Supply(_) | Cost::Item(_) | Cost::MoraleTokens(_) => None,
    }
}

/// What a condition has that format 1 has not.
fn newer_condition(when: &When, path: &Path) -> Option<(String, Path)> {
    let name = match when {
        When::Chapter(_) => "chapter",
        When::Remembered(_) => "remembered",
        When::SamePerson(_) => "same_person",
        When::Counter(at) if at.at_most.is_some() => {
            return Some(("at_most".to_owned(), path.key("at_most")));
        }
        When::Flag(_)
        | When::Counter(_)
        | When::Sol(_)
        | When::Astronauts(_)
        | When::Morale(_)
        | When::Malfunction(_)
        | When::Objective(_)
        | When::Track(_)
        | When::Ask(_)
        | When::Not(_)
        | When::All(_)
        | When::Any(_) => return None,
        When::Supply(_)
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
        | When::SolsLeft(_)
        | When::EventOpen(_)
        | When::Standing(_)
        | When::Progress(_)
        | When::Token(_)
        | When::Mark(_)
        | When::Walker(_)
        | When::ObjectiveState(_) => when.compared()?.subject.id(),
    };
    Some((name.to_owned(), path.clone()))
}
