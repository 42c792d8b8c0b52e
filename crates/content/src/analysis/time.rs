//! How long the mission lasts: spaces of tracks that are never reached, losses that hold at once, effects that never come.

use super::satisfiability::{Var, holds, vars};
use super::{Context, Findings};
use crate::diagnostic::Code;
use crate::walk::Node;
use first_martians::effect::{Effect, When};

pub(super) fn check(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    track_ends(cx, findings);
    losses(cx, findings);
    after_the_end(cx, findings);
}

/// Spaces of a moving track that all effects together do not reach.
fn track_ends(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    for at in &cx.draft.tracks {
        let Some((low, high)) = cx
            .open
            .track(&at.value.id)
            .filter(|(low, high)| low != high)
        else {
            continue;
        };
        for (index, end) in at
            .value
            .ends
            .iter()
            .enumerate()
            .filter(|(_, end)| !(low..=high).contains(&end.at.into()))
        {
            let (space, min, max) = (end.at.to_string(), low.to_string(), high.to_string());
            let args = [
                ("id", at.value.id.as_str()),
                ("found", &*space),
                ("min", &*min),
                ("max", &*max),
            ];
            findings.add(
                Code::EndNeverReached,
                at.doc,
                &at.path.key("ends").index(index).key("at"),
                &args,
            );
        }
    }
}

/// Losses that hold when the first sol begins, before anything has happened.
fn losses(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    // How the table is laid is not known here.
    let is_known = |when: &When| !vars(when).iter().any(|var| matches!(var, Var::Counted(_)));
    for at in cx.draft.loses.iter().filter(|at| is_known(&at.value.when)) {
        let at_start = |astronauts: i32| {
            let value = |var: Var<'_>| match var {
                Var::Sol => 1,
                Var::Astronauts => astronauts,
                Var::Morale => cx
                    .draft
                    .sheet
                    .as_ref()
                    .map_or(0, |sheet| sheet.morale.into()),
                Var::Track(id) => cx
                    .draft
                    .tracks
                    .iter()
                    .find(|it| it.value.id == id)
                    .map_or(0, |it| it.value.start.into()),
                Var::Flag(_)
                | Var::Counter(_)
                | Var::Objective(_)
                | Var::Chapter(..)
                | Var::Ask(_)
                | Var::Malfunction(_)
                | Var::Counted(_)
                | Var::Person(_)
                | Var::SamePerson(..) => 0,
            };
            holds(&at.value.when, &value)
        };
        if (2..=4).any(at_start) {
            findings.add(
                Code::LossAtStart,
                at.doc,
                &at.path.key("when"),
                &[("id", &at.value.id)],
            );
        }
    }
}

/// Effects that stand behind the end of the mission.
fn after_the_end(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    for found in cx.nodes {
        let Node::Effect(Effect::EndMission(_)) = found.node else {
            continue;
        };
        let (Some(list), Some(document)) = (found.path.list(), cx.draft.docs.get(found.doc)) else {
            continue;
        };
        let length = document.length(&list).unwrap_or_default();
        let place = (0..length).find(|index| list.index(*index).only() == found.path);
        if let Some(next) = place.map(|index| index + 1).filter(|next| *next < length) {
            findings.add(Code::EffectsAfterEnd, found.doc, &list.index(next), &[]);
        }
    }
}
