//! Endless chains: Follow-Ups that always call one another, Malfunction cards that fill each other's tracks.

use std::collections::{BTreeMap, BTreeSet};

use super::{Context, Findings};
use crate::diagnostic::Code;
use crate::json::Path;
use crate::walk::Kind;
use first_martians::effect::{Effect, Moved, NestedEffects, Reference};
use first_martians::state::TRACK_TOP;
use first_martians::vocabulary::Block;

pub(super) fn check(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    follow_ups(cx, findings);
    tracks(cx, findings);
}

/// The Follow-Ups that are called whatever is answered or chosen.
fn certain(effects: &[Effect]) -> BTreeSet<&str> {
    let mut calls = BTreeSet::new();
    for effect in effects {
        let link = effect.description().link;
        if let Reference::Calls(call) = link {
            calls.extend([call.follow_up.as_str()]);
        }
        match link.nested_effects() {
            NestedEffects::Nothing => {}
            NestedEffects::If(branch) => {
                let other = certain(&branch.or_else);
                calls.extend(
                    certain(&branch.then)
                        .into_iter()
                        .filter(|id| other.contains(id)),
                );
            }
            NestedEffects::Choose(choice) => {
                calls.extend(in_all(
                    choice.options.iter().map(|way| certain(&way.effects)),
                ));
            }
            NestedEffects::Random(random) => {
                let ways = random.ways.iter().filter(|way| way.weight > 0);
                calls.extend(in_all(ways.map(|way| certain(&way.effects))));
            }
        }
    }
    calls
}

/// What all of the ways have.
fn in_all<'m>(mut ways: impl Iterator<Item = BTreeSet<&'m str>>) -> BTreeSet<&'m str> {
    let first = ways.next().unwrap_or_default();
    ways.fold(first, |common, way| {
        common.intersection(&way).copied().collect()
    })
}

fn follow_ups(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    let calls: BTreeMap<&str, BTreeSet<&str>> = cx
        .draft
        .follow_ups
        .iter()
        .map(|at| (at.value.id.as_str(), certain(&at.value.effects)))
        .collect();
    let calls = without_leaves(calls);
    let mut reported: BTreeSet<&str> = BTreeSet::new();
    for at in &cx.draft.follow_ups {
        let id = at.value.id.as_str();
        if reported.contains(id) || !calls.contains_key(id) {
            continue;
        }
        let after = followers(&calls, id);
        if after.contains(id) {
            // One report covers all Follow-Ups of a cycle.
            reported.extend(
                after
                    .into_iter()
                    .filter(|other| followers(&calls, other).contains(id)),
            );
            findings.add(
                Code::EndlessChain,
                at.doc,
                &at.path.key("id"),
                &[("id", id), ("kind", Kind::FollowUp.id())],
            );
        }
    }
}

/// The calls from which a chain can go on for ever: those that call nothing, or only such, are taken away.
fn without_leaves<'m>(
    calls: BTreeMap<&'m str, BTreeSet<&'m str>>,
) -> BTreeMap<&'m str, BTreeSet<&'m str>> {
    let mut callers: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let mut left: BTreeMap<&str, usize> = BTreeMap::new();
    for (caller, called) in &calls {
        let known = called.iter().filter(|id| calls.contains_key(*id));
        let _ = left.insert(caller, known.clone().count());
        known.for_each(|id| callers.entry(id).or_default().push(caller));
    }
    let mut leaves: Vec<&str> = left
        .iter()
        .filter(|(_, count)| **count == 0)
        .map(|(id, _)| *id)
        .collect();
    let mut taken: BTreeSet<&str> = BTreeSet::new();
    while let Some(leaf) = leaves.pop() {
        let _ = taken.insert(leaf);
        for caller in callers.get(leaf).into_iter().flatten() {
            if let Some(count) = left.get_mut(caller) {
                *count -= 1;
                if *count == 0 {
                    leaves.push(caller);
                }
            }
        }
    }
    calls
        .into_iter()
        .filter(|(id, _)| !taken.contains(id))
        .collect()
}

/// The transitive closure of `calls`.
fn followers<T: Copy + Ord>(calls: &BTreeMap<T, BTreeSet<T>>, from: T) -> BTreeSet<T> {
    let mut found = BTreeSet::new();
    let mut open = vec![from];
    while let Some(next) = open.pop() {
        open.extend(
            calls
                .get(&next)
                .into_iter()
                .flatten()
                .copied()
                .filter(|id| found.insert(*id)),
        );
    }
    found
}

/// A card that fills another track draws the next card at once.
fn tracks(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    let mut fills: BTreeMap<Block, BTreeSet<Block>> = BTreeMap::new();
    let mut places: Vec<(Block, usize, Path)> = Vec::new();
    for (site, effect) in cx.sites.effects() {
        let Some(element) = cx
            .sites
            .element(site)
            .filter(|element| element.kind == Kind::Malfunction)
        else {
            continue;
        };
        let Some(card) = cx
            .draft
            .malfunctions
            .iter()
            .find(|at| at.value.id == element.id)
        else {
            continue;
        };
        if let Reference::Moves(Moved::Malfunction(change)) = effect.description().link
            && change.block != card.value.block
            && change.by.for_astronauts(2) >= i8::try_from(TRACK_TOP).unwrap_or(i8::MAX)
        {
            let _ = fills
                .entry(card.value.block)
                .or_default()
                .insert(change.block);
            places.push((card.value.block, site.found.doc, site.found.path.key("by")));
        }
    }
    for (block, doc, path) in places {
        if followers(&fills, block).contains(&block) {
            findings.add(
                Code::EndlessChain,
                doc,
                &path,
                &[("id", block.id()), ("kind", Kind::Malfunction.id())],
            );
        }
    }
}
