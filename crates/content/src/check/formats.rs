//! What format 2 has and format 1 has not: a file says so when it uses any of it.

use std::collections::BTreeSet;

use super::{Context, Errors};
use crate::diagnostic::{Code, Report, Severity};
use crate::json::Path;
use crate::mission_form::MissionForm;
use crate::walk::{Found, Node, elements, nodes, people_in};
use first_martians::die_sols::DieSols;
use first_martians::effect::{Cost, Effect, Id, When};
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
            errors.add(Code::NeedsFormat2, found.doc, &path, &[("id", name)]);
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
fn newer(found: &Found<'_>) -> Option<(&'static str, Path)> {
    match found.node {
        Node::Effect(Effect::Random(_)) => Some(("random", found.path.clone())),
        Node::Effect(Effect::CloseEvent(_)) => Some(("close_event", found.path.clone())),
        Node::Effect(Effect::CancelFollowUp(_)) => Some(("cancel_follow_up", found.path.clone())),
        Node::Effect(Effect::Remember(_)) => Some(("remember", found.path.clone())),
        Node::When(When::Chapter(_)) => Some(("chapter", found.path.clone())),
        Node::When(When::Remembered(_)) => Some(("remembered", found.path.clone())),
        Node::When(When::SamePerson(_)) => Some(("same_person", found.path.clone())),
        Node::Effect(effect) if !people_in(found.node).is_empty() && !effect.is_secret() => {
            Some(("remembered", found.path.key("who")))
        }
        Node::Effect(Effect::BringEvent(_)) => Some(("bring_event", found.path.clone())),
        Node::Way(way) if way.when.is_some() => Some(("when", found.path.key("when"))),
        Node::Way(way) if !way.pays.is_empty() => Some(("pays", found.path.key("pays"))),
        Node::When(When::Counter(at)) if at.at_most.is_some() => {
            Some(("at_most", found.path.key("at_most")))
        }
        Node::When(when) => when
            .compared()
            .map(|it| (it.subject.id(), found.path.clone())),
        Node::Effect(Effect::If(branch)) if branch.text.is_some() => {
            Some(("text", found.path.key("text")))
        }
        Node::Effect(Effect::Reveal(_)) => Some(("reveal", found.path.clone())),
        Node::Effect(Effect::Sols(_)) => Some(("sols", found.path.clone())),
        Node::Effect(Effect::ChangeGoal(_)) => Some(("change_goal", found.path.clone())),
        Node::Effect(Effect::EndMission(_)) => Some(("end_mission", found.path.clone())),
        Node::Effect(Effect::FailObjective(_)) => Some(("fail_objective", found.path.clone())),
        Node::Effect(Effect::LayToken(_)) => Some(("lay_token", found.path.clone())),
        Node::Effect(Effect::TakeToken(_)) => Some(("take_token", found.path.clone())),
        Node::Effect(Effect::DiscardToken(_)) => Some(("discard_token", found.path.clone())),
        Node::Cost(Cost::Token(_)) => Some(("token", found.path.clone())),
        Node::Effect(Effect::Mark(_)) | Node::Cost(Cost::Mark(_)) => {
            Some(("mark", found.path.clone()))
        }
        Node::Effect(Effect::RegionToken(_)) => Some(("region_token", found.path.clone())),
        Node::Effect(Effect::RegionSample(_)) => Some(("region_sample", found.path.clone())),
        Node::Effect(Effect::MoveWalker(_)) => Some(("move_walker", found.path.clone())),
        Node::Effect(Effect::Unmark(_)) => Some(("unmark", found.path.clone())),
        Node::TrackEnd(_) => Some(("ends", found.path.clone())),
        _ => None,
    }
}
