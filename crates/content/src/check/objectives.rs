//! Objectives, the Threshold, and the endings.

use std::collections::BTreeSet;

use super::{Context, Errors};
use crate::diagnostic::Code;
use crate::json::Path;
use crate::walk::Node;
use first_martians::effect::Reference;
use first_martians::mission::{Brings, EndingOutcome, ObjectiveKind, Takes};

pub(super) fn check(cx: &Context<'_, '_>, errors: &mut Errors<'_, '_>) {
    threshold(cx, errors);
    hidden(cx, errors);
    endings(cx, errors);
}

fn threshold(cx: &Context<'_, '_>, errors: &mut Errors<'_, '_>) {
    let draft = cx.draft;
    let Some(sheet) = &draft.sheet else { return };
    let mut first = None;
    for at in &draft.objectives {
        let takes = matches!(at.value.requirement, Takes::Threshold(_));
        let is = at.value.kind == ObjectiveKind::Threshold;
        if takes != is {
            errors.add(
                Code::ThresholdMismatch,
                at.doc,
                &at.path.key("kind"),
                &[("id", &at.value.id)],
            );
        }
        if !is {
            continue;
        }
        if let Some(first) = first.replace(at.value.id.as_str()) {
            errors.add(
                Code::SecondThreshold,
                at.doc,
                &at.path.key("kind"),
                &[("id", &at.value.id), ("first", first)],
            );
        } else if sheet.threshold.is_none() {
            errors.add(
                Code::ThresholdWithoutNumber,
                at.doc,
                &at.path.key("kind"),
                &[("id", &at.value.id)],
            );
        }
    }
    if first.is_none() && sheet.threshold.is_some() && !draft.unusable {
        errors.add(
            Code::NumberWithoutThreshold,
            0,
            &Path::default().key("sheet").key("threshold"),
            &[],
        );
    }
}

fn hidden(cx: &Context<'_, '_>, errors: &mut Errors<'_, '_>) {
    let draft = cx.draft;
    let mut revealed: Vec<(&str, usize, Path)> = Vec::new();
    for found in &cx.nodes {
        if let Node::Effect(effect) = found.node
            && let Reference::Reveals(id) | Reference::Uncovers(id) = effect.description().link
        {
            revealed.push((id, found.doc, found.path.clone()));
        }
    }
    for at in &draft.events {
        if let Some(Brings::Objective(id)) = &at.value.brings {
            revealed.push((id, at.doc, at.path.key("brings").only()));
        }
    }
    let ids: BTreeSet<&str> = revealed.iter().map(|(id, ..)| *id).collect();
    let objectives = draft
        .objectives
        .iter()
        .map(|at| (at.doc, &at.path, &at.value.id, at.value.hidden));
    let actions = draft
        .actions
        .iter()
        .map(|at| (at.doc, &at.path, &at.value.id, at.value.hidden));
    let tracks = draft
        .tracks
        .iter()
        .map(|at| (at.doc, &at.path, &at.value.id, at.value.hidden));
    let walkers = draft
        .walkers
        .iter()
        .map(|at| (at.doc, &at.path, &at.value.id, at.value.hidden));
    for (doc, path, own, hidden) in objectives.chain(actions).chain(tracks).chain(walkers) {
        // An unreadable element may be the one that reveals it.
        if hidden
            && !ids.contains(own.as_str())
            && draft.broken.is_empty()
            && !draft.nameless
            && !draft.partial
        {
            errors.add(
                Code::NeverRevealed,
                doc,
                &path.key("hidden"),
                &[("id", own)],
            );
        }
        if !hidden {
            for (id, doc, path) in revealed.iter().filter(|(id, ..)| *id == own) {
                errors.add(Code::NotHidden, *doc, path, &[("id", id)]);
            }
        }
    }
}

fn endings(cx: &Context<'_, '_>, errors: &mut Errors<'_, '_>) {
    let draft = cx.draft;
    if draft.unusable {
        return;
    }
    for outcome in [EndingOutcome::Won, EndingOutcome::Lost, EndingOutcome::Died] {
        if !draft
            .endings
            .iter()
            .any(|at| at.value.outcome == outcome && at.value.when.is_none())
        {
            errors.add(
                Code::NoEnding,
                0,
                &Path::default().key("endings"),
                &[("id", outcome.id())],
            );
        }
    }
}
