//! What format 2 has and format 1 has not: a file says so when it uses any of it.

use std::collections::BTreeSet;

use super::{Context, Errors};
use crate::content::diagnostic::{Code, Report, Severity};
use crate::content::json::Path;
use crate::content::mission_draft::MissionDraft;
use crate::content::walk::{Found, Node, elements, nodes};
use crate::first_martians::die_sols::DieSols;
use crate::first_martians::effect::{Effect, Id};

pub(super) fn check(cx: &Context<'_, '_>, errors: &mut Errors<'_, '_>) {
    let is_first = |doc: usize| cx.draft.formats.get(doc).is_some_and(|format| *format < 2);
    let mut reported = BTreeSet::new();
    if let Some(at) = cx.draft.start.first().filter(|at| is_first(at.doc)) {
        let _ = reported.insert(at.doc);
        errors.add(Code::NeedsFormat2, at.doc, &Path::default().key("start"), &[("id", "start")]);
    }
    for (doc, path, name) in fields(cx.draft).into_iter().filter(|(doc, ..)| is_first(*doc)) {
        if reported.insert(doc) {
            errors.add(Code::NeedsFormat2, doc, &path, &[("id", name)]);
        }
    }
    if let Some(at) = cx.draft.loses.first().filter(|at| is_first(at.doc) && !reported.contains(&at.doc)) {
        let _ = reported.insert(at.doc);
        errors.add(Code::NeedsFormat2, at.doc, &Path::default().key("loses"), &[("id", "loses")]);
    }
    for found in cx.nodes.iter().filter(|found| is_first(found.doc)) {
        if let Some((name, path)) = newer(found).filter(|_| reported.insert(found.doc)) {
            errors.add(Code::NeedsFormat2, found.doc, &path, &[("id", name)]);
        }
    }
}

/// Reports files that say format 2 and use nothing of it.
pub(in crate::content) fn unneeded(draft: &MissionDraft<'_>, optional_texts: &BTreeSet<(Id, String)>, report: &mut Report) {
    let says_2 = |doc: &usize| draft.formats.get(*doc) == Some(&2);
    // Most missions are of format 1, and need not be walked through once more.
    if !(0..draft.docs.len()).any(|doc| says_2(&doc)) {
        return;
    }
    let with_text: BTreeSet<&str> = optional_texts.iter().map(|(id, _)| id.as_str()).collect();
    let started = draft.start.iter().map(|at| at.doc).chain(draft.loses.iter().map(|at| at.doc));
    let walked = nodes(draft).into_iter().filter(|found| newer(found).is_some()).map(|found| found.doc);
    let worded = elements(draft).into_iter().filter(|element| with_text.contains(element.id)).map(|element| element.doc);
    let fields = fields(draft).into_iter().map(|(doc, ..)| doc);
    let needed: BTreeSet<usize> = started.chain(walked).chain(worded).chain(fields).collect();
    for (_, document) in draft.docs.iter().enumerate().filter(|(doc, _)| says_2(doc) && !needed.contains(doc)) {
        let span = document.span(&Path::default().key("format"));
        report.push(Severity::Warning, Code::Format2Unneeded, document.text, span, &[]);
    }
}

/// Fields outside effects and conditions that format 1 has not: document, place and name.
fn fields(draft: &MissionDraft<'_>) -> Vec<(usize, Path, &'static str)> {
    let dice = Path::default().key("sheet").key("dice");
    let by_crew = draft.sheet.iter().flat_map(|sheet| &sheet.dice).filter(|(_, sols)| matches!(sols, DieSols::ByCrew(_)));
    let by_crew = by_crew.map(|(block, _)| (0, dice.key(block.id()), "dice"));
    let without = draft.without.first().map(|at| (at.doc, Path::default().key("without"), "without"));
    let set_up = draft.set_up.first().map(|at| (at.doc, Path::default().key("set_up"), "set_up"));
    let objectives = draft.objectives.iter().flat_map(|at| {
        let objective = &at.value;
        let own = [
            ("deadline", objective.deadline.is_some()),
            ("after", !objective.after.is_empty()),
            ("either", objective.either.is_some()),
        ];
        own.into_iter().filter(|(_, has)| *has).map(|(name, _)| (at.doc, at.path.key(name), name))
    });
    by_crew.chain(without).chain(set_up).chain(objectives).chain(draft.tags().map(|(doc, path, _)| (doc, path, "tags"))).collect()
}

/// What a node has that format 1 has not: its name and place.
fn newer(found: &Found<'_>) -> Option<(&'static str, Path)> {
    match found.node {
        Node::Effect(Effect::Random(_)) => Some(("random", found.path.clone())),
        Node::Effect(Effect::If(branch)) if branch.text.is_some() => Some(("text", found.path.key("text"))),
        Node::Effect(Effect::Sols(_)) => Some(("sols", found.path.clone())),
        Node::Effect(Effect::EndMission(_)) => Some(("end_mission", found.path.clone())),
        Node::Effect(Effect::FailObjective(_)) => Some(("fail_objective", found.path.clone())),
        Node::TrackEnd(_) => Some(("ends", found.path.clone())),
        _ => None,
    }
}
