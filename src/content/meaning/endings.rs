//! Endings that are never told.

use super::logic::{Claim, possible};
use super::{Finds, Look};
use crate::content::diagnostic::Code;
use crate::content::walk::{Kind, Node};
use crate::first_martians::effect::When;
use crate::first_martians::mission::{EndingOutcome, ObjectiveKind};

pub(super) fn check(look: &Look<'_>, finds: &mut Finds<'_, '_>) {
    for found in look.nodes {
        if let (Kind::Ending, Node::When(When::Ask(id))) = (found.kind, found.node) {
            finds.add(Code::AskAtEnd, found.doc, &found.path, &[("id", id)]);
        }
    }
    let endings = &look.draft.endings;
    for (index, at) in endings.iter().enumerate() {
        let earlier = || endings.iter().take(index).map(|it| &it.value).filter(|it| it.outcome == at.value.outcome);
        let path = at.path.key("id");
        if let Some(first) = earlier().find(|it| it.when.is_none()) {
            finds.add(Code::EndingNeverFits, at.doc, &path, &[("id", &at.value.id), ("first", &first.id)]);
            continue;
        }
        let own: Vec<Claim<'_>> = at.value.when.iter().map(|when| (when, true)).collect();
        let scope = look.open.at_the_end(&at.value.id);
        let before: Vec<Claim<'_>> = earlier().filter_map(|it| it.when.as_ref()).map(|when| (when, false)).collect();
        let all: Vec<Claim<'_>> = own.iter().chain(&before).copied().collect();
        // One that can never fit by itself is told of as its condition.
        if !before.is_empty() && possible(&look.open, &scope, &own) && !possible(&look.open, &scope, &all) {
            finds.add(Code::EndingNeverFits, at.doc, &path, &[("id", &at.value.id)]);
        }
    }
    // Without an optional objective every victory is one with all of them.
    let has_optional = look.draft.objectives.iter().any(|at| at.value.kind == ObjectiveKind::Optional);
    if let Some(at) = endings.iter().find(|at| at.value.outcome == EndingOutcome::WonAll).filter(|_| !has_optional) {
        finds.add(Code::EndingWithoutOptional, at.doc, &at.path.key("outcome"), &[("id", &at.value.id)]);
    }
}
