//! Endings that are never reached.

use std::collections::BTreeSet;

use super::satisfiability::{Claim, possible};
use super::{Context, Findings};
use crate::diagnostic::Code;
use crate::walk::{Kind, Node};
use first_martians::effect::{Effect, Id, When};
use first_martians::mission::{EndingOutcome, ObjectiveKind};

pub(super) fn check(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    for found in cx.nodes {
        if let (Kind::Ending, Node::When(When::Ask(id))) = (found.kind, found.node) {
            findings.add(Code::AskAtEnd, found.doc, &found.path, &[("id", id)]);
        }
        if let (Kind::Ending, Node::When(when)) = (found.kind, found.node)
            && let Some(it) = when.compared().filter(|it| it.subject.is_on_table())
        {
            findings.add(
                Code::AskAtEnd,
                found.doc,
                &found.path,
                &[("id", it.subject.id())],
            );
        }
    }
    let endings = &cx.draft.endings;
    let named = cx.nodes.iter().filter_map(|found| match found.node {
        Node::Effect(Effect::EndMission(id)) => Some(id),
        _ => None,
    });
    let named: BTreeSet<&Id> = named
        .chain(
            cx.draft
                .loses
                .iter()
                .filter_map(|at| at.value.ending.as_ref()),
        )
        .collect();
    for (index, at) in endings
        .iter()
        .enumerate()
        .filter(|(_, at)| !named.contains(&at.value.id))
    {
        let earlier = || {
            endings
                .iter()
                .take(index)
                .map(|it| &it.value)
                .filter(|it| it.outcome == at.value.outcome)
        };
        let path = at.path.key("id");
        if let Some(first) = earlier().find(|it| it.when.is_none()) {
            findings.add(
                Code::UnreachableEnding,
                at.doc,
                &path,
                &[("id", &at.value.id), ("first", &first.id)],
            );
            continue;
        }
        let own: Vec<Claim<'_>> = at.value.when.iter().map(|when| (when, true)).collect();
        let scope = cx.open.at_the_end(&at.value.id);
        let before: Vec<Claim<'_>> = earlier()
            .filter_map(|it| it.when.as_ref())
            .map(|when| (when, false))
            .collect();
        let all: Vec<Claim<'_>> = own.iter().chain(&before).copied().collect();
        // An ending whose own condition is impossible is reported for that condition.
        if !before.is_empty()
            && possible(&cx.open, &scope, &own)
            && !possible(&cx.open, &scope, &all)
        {
            findings.add(
                Code::UnreachableEnding,
                at.doc,
                &path,
                &[("id", &at.value.id)],
            );
        }
    }
    // Without optional objectives every victory counts as complete.
    let has_optional = cx
        .draft
        .objectives
        .iter()
        .any(|at| at.value.kind == ObjectiveKind::Optional);
    if let Some(at) = endings
        .iter()
        .find(|at| at.value.outcome == EndingOutcome::WonAll)
        .filter(|_| !has_optional)
    {
        findings.add(
            Code::EndingWithoutOptional,
            at.doc,
            &at.path.key("outcome"),
            &[("id", &at.value.id)],
        );
    }
}
