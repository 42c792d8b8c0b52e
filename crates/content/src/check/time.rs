//! What ends a mission: spaces of tracks, losses, and the endings that they name.

use std::collections::BTreeSet;

use super::{Context, Errors};
use crate::diagnostic::Code;
use crate::walk::Node;
use first_martians::effect::Effect;
use first_martians::mission::EndingOutcome;

pub(super) fn check(cx: &Context<'_, '_>, errors: &mut Errors<'_, '_>) {
    track_ends(cx, errors);
    let outcome = |id: &str| {
        cx.draft
            .endings
            .iter()
            .find(|at| at.value.id == id)
            .map(|at| at.value.outcome)
    };
    for found in &cx.nodes {
        if let Node::Effect(Effect::EndMission(id)) = found.node
            && outcome(id) == Some(EndingOutcome::Died)
        {
            errors.add(
                Code::EndingNotEndable,
                found.doc,
                &found.path,
                &[("id", id)],
            );
        }
    }
    for at in &cx.draft.loses {
        if let Some(ending) = &at.value.ending
            && outcome(ending).is_some_and(|outcome| outcome != EndingOutcome::Lost)
        {
            errors.add(
                Code::LossWithoutEnding,
                at.doc,
                &at.path.key("ending"),
                &[("id", ending)],
            );
        }
    }
}

fn track_ends(cx: &Context<'_, '_>, errors: &mut Errors<'_, '_>) {
    for at in &cx.draft.tracks {
        let track = &at.value;
        let mut seen = BTreeSet::new();
        for (index, end) in track.ends.iter().enumerate() {
            let (place, space) = (
                at.path.key("ends").index(index).key("at"),
                end.at.to_string(),
            );
            let args = [("id", track.id.as_str()), ("found", space.as_str())];
            if !(track.min..=track.max).contains(&end.at) {
                let (min, max) = (track.min.to_string(), track.max.to_string());
                let args: Vec<_> = args
                    .into_iter()
                    .chain([("min", min.as_str()), ("max", max.as_str())])
                    .collect();
                errors.add(Code::EndOffTrack, at.doc, &place, &args);
            } else if !seen.insert(end.at) {
                errors.add(Code::DuplicateEnd, at.doc, &place, &args);
            } else if end.at == track.start {
                errors.add(Code::EndAtStart, at.doc, &place, &args);
            }
        }
    }
}
