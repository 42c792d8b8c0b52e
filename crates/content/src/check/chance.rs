//! Ways of chance: how many, how likely, and what an untold one may hold.

use super::{Context, Errors};
use crate::diagnostic::Code;
use crate::json::Path;
use crate::walk::Node;
use first_martians::effect::{Effect, NestedEffects, Random, Reference};

pub(super) fn check(cx: &Context<'_, '_>, errors: &mut Errors<'_, '_>) {
    for found in &cx.nodes {
        let Node::Ways(random) = found.node else {
            continue;
        };
        let (doc, path) = (found.doc, &found.path);
        if !(2..=6).contains(&random.ways.len()) {
            let count = random.ways.len().to_string();
            errors.add(
                Code::OptionCount,
                doc,
                path,
                &[("found", &count), ("min", "2"), ("max", "6")],
            );
        }
        if random.ways.iter().all(|way| way.weight == 0) {
            errors.add(Code::ChanceOfNothing, doc, path, &[]);
        }
        if !random.told {
            untold(cx, random, doc, path, errors);
        }
    }
}

/// Nothing of an untold way may show, not even that something is noted.
fn untold(
    cx: &Context<'_, '_>,
    random: &Random,
    doc: usize,
    path: &Path,
    errors: &mut Errors<'_, '_>,
) {
    for (index, way) in random.ways.iter().enumerate() {
        for (number, effect) in way.effects.iter().enumerate() {
            if shows(cx, effect) {
                errors.add(
                    Code::UntoldShows,
                    doc,
                    &path.index(index).key("effects").index(number),
                    &[("id", &way.id)],
                );
            }
        }
    }
}

/// Whether a secret effect shows all the same: an event that closes, a question to the crew.
fn shows_itself(effect: &Effect) -> bool {
    match effect.description().link {
        Reference::Closes(_) => true,
        Reference::Knows(it) => it.who.asks(),
        _ => false,
    }
}

/// Whether the effect moves a track or a walker that the players do not know from the start.
fn is_of_hidden_thing(cx: &Context<'_, '_>, effect: &Effect) -> bool {
    let track = |id: &str| {
        cx.draft
            .tracks
            .iter()
            .any(|at| at.value.id == id && at.value.hidden)
    };
    let walker = |id: &str| {
        cx.draft
            .walkers
            .iter()
            .any(|at| at.value.id == id && at.value.hidden)
    };
    matches!(effect, Effect::Track(it) if track(&it.track))
        || matches!(effect, Effect::MoveWalker(it) if walker(&it.walker))
}

/// Whether players see something of the effect, or of one inside it.
fn shows(cx: &Context<'_, '_>, effect: &Effect) -> bool {
    // What a way notes is counted beforehand, so that its number tells nothing: inside it has to be certain.
    let inside = |effects: &[Effect]| {
        effects
            .iter()
            .any(|it| shows(cx, it) || matches!(it.description().link, Reference::Calls(_)))
    };
    match effect.nested_effects() {
        NestedEffects::Nothing => {
            !(effect.is_secret() || is_of_hidden_thing(cx, effect)) || shows_itself(effect)
        }
        NestedEffects::If(branch) => {
            branch.text.is_some()
                || branch.when.asks()
                || inside(&branch.then)
                || inside(&branch.or_else)
        }
        NestedEffects::Random(random) => {
            random.told
                || random
                    .ways
                    .iter()
                    .any(|way| way.later.is_some() || inside(&way.effects))
        }
        NestedEffects::Choose(_) => true,
    }
}
