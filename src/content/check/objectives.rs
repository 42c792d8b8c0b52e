//! Objectives, the Threshold, and the endings.

use std::collections::BTreeSet;

use super::{Faults, Material};
use crate::content::diagnostic::Code;
use crate::content::json::Path;
use crate::content::walk::Node;
use crate::first_martians::effect::Link;
use crate::first_martians::mission::{Brings, EndingOutcome, ObjectiveKind, Takes};

pub(super) fn check(material: &Material<'_, '_>, faults: &mut Faults<'_, '_>) {
    threshold(material, faults);
    hidden(material, faults);
    endings(material, faults);
}

fn threshold(material: &Material<'_, '_>, faults: &mut Faults<'_, '_>) {
    let draft = material.draft;
    let Some(sheet) = &draft.sheet else { return };
    let mut first = None;
    for at in &draft.objectives {
        let takes = matches!(at.value.takes, Takes::Threshold {});
        let is = at.value.kind == ObjectiveKind::Threshold;
        if takes != is {
            faults.add(Code::ThresholdMismatch, at.doc, &at.path.key("kind"), &[("id", &at.value.id)]);
        }
        if !is {
            continue;
        }
        if let Some(first) = first.replace(at.value.id.as_str()) {
            faults.add(Code::SecondThreshold, at.doc, &at.path.key("kind"), &[("id", &at.value.id), ("first", first)]);
        } else if sheet.threshold.is_none() {
            faults.add(Code::ThresholdWithoutNumber, at.doc, &at.path.key("kind"), &[("id", &at.value.id)]);
        }
    }
    if first.is_none() && sheet.threshold.is_some() && !draft.unusable {
        faults.add(Code::NumberWithoutThreshold, 0, &Path::default().key("sheet").key("threshold"), &[]);
    }
}

fn hidden(material: &Material<'_, '_>, faults: &mut Faults<'_, '_>) {
    let draft = material.draft;
    let mut revealed: Vec<(&str, usize, Path)> = Vec::new();
    for found in &material.nodes {
        if let Node::Effect(effect) = found.node
            && let Link::Reveals(id) = effect.kind().link
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
    for at in &draft.objectives {
        let objective = &at.value;
        // An element that cannot be read may be the one that reveals it.
        if objective.hidden
            && !ids.contains(objective.id.as_str())
            && draft.broken.is_empty()
            && !draft.nameless
            && !draft.partial
        {
            faults.add(Code::NeverRevealed, at.doc, &at.path.key("hidden"), &[("id", &objective.id)]);
        }
        if !objective.hidden {
            for (id, doc, path) in revealed.iter().filter(|(id, ..)| *id == objective.id) {
                faults.add(Code::NotHidden, *doc, path, &[("id", id)]);
            }
        }
    }
}

fn endings(material: &Material<'_, '_>, faults: &mut Faults<'_, '_>) {
    let draft = material.draft;
    if draft.unusable {
        return;
    }
    for outcome in [EndingOutcome::Won, EndingOutcome::Lost, EndingOutcome::Died] {
        if !draft.endings.iter().any(|at| at.value.outcome == outcome && at.value.when.is_none()) {
            faults.add(Code::NoEnding, 0, &Path::default().key("endings"), &[("id", outcome.id())]);
        }
    }
}
