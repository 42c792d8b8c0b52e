//! Chains that do not end: Follow-Ups that always call one another, Malfunction cards that fill the tracks of one another.

use std::collections::{BTreeMap, BTreeSet};

use super::{Finds, Look};
use crate::content::diagnostic::Code;
use crate::content::json::Path;
use crate::content::walk::Kind;
use crate::first_martians::effect::{Effect, Inside, Link, Moved};
use crate::first_martians::state::TRACK_TOP;
use crate::first_martians::words::Block;

pub(super) fn check(look: &Look<'_>, finds: &mut Finds<'_, '_>) {
    follow_ups(look, finds);
    tracks(look, finds);
}

/// The Follow-Ups that are called whatever is answered or chosen.
fn certain(effects: &[Effect]) -> BTreeSet<&str> {
    let mut calls = BTreeSet::new();
    for effect in effects {
        let link = effect.kind().link;
        if let Link::Calls(call) = link {
            calls.extend([call.follow_up.as_str()]);
        }
        match link.inside() {
            Inside::Nothing => {}
            Inside::If(branch) => {
                let other = certain(&branch.or_else);
                calls.extend(certain(&branch.then).into_iter().filter(|id| other.contains(id)));
            }
            Inside::Choose(choice) => {
                let mut ways = choice.options.iter().map(|way| certain(&way.effects));
                let first = ways.next().unwrap_or_default();
                calls.extend(ways.fold(first, |common, way| common.intersection(&way).copied().collect()));
            }
        }
    }
    calls
}

fn follow_ups(look: &Look<'_>, finds: &mut Finds<'_, '_>) {
    let calls: BTreeMap<&str, BTreeSet<&str>> =
        look.draft.follow_ups.iter().map(|at| (at.value.id.as_str(), certain(&at.value.effects))).collect();
    let mut told: BTreeSet<&str> = BTreeSet::new();
    for at in &look.draft.follow_ups {
        let id = at.value.id.as_str();
        if told.contains(id) {
            continue;
        }
        let after = followers(&calls, id);
        if after.contains(id) {
            // The others of the same circle are told of with it.
            told.extend(after.into_iter().filter(|other| followers(&calls, other).contains(id)));
            finds.add(Code::EndlessChain, at.doc, &at.path.key("id"), &[("id", id), ("kind", Kind::FollowUp.id())]);
        }
    }
}

/// All that surely follows, sooner or later.
fn followers<T: Copy + Ord>(calls: &BTreeMap<T, BTreeSet<T>>, from: T) -> BTreeSet<T> {
    let mut found = BTreeSet::new();
    let mut open = vec![from];
    while let Some(next) = open.pop() {
        open.extend(calls.get(&next).into_iter().flatten().copied().filter(|id| found.insert(*id)));
    }
    found
}

/// A card that fills another track draws the next card at once.
fn tracks(look: &Look<'_>, finds: &mut Finds<'_, '_>) {
    let mut fills: BTreeMap<Block, BTreeSet<Block>> = BTreeMap::new();
    let mut places: Vec<(Block, usize, Path)> = Vec::new();
    for (site, effect) in look.sites.effects() {
        let Some(element) = look.sites.element(site).filter(|element| element.kind == Kind::Malfunction) else { continue };
        let Some(card) = look.draft.malfunctions.iter().find(|at| at.value.id == element.id) else { continue };
        if let Link::Moves(Moved::Malfunction(change)) = effect.kind().link
            && change.block != card.value.block
            && change.by.of(2) >= i8::try_from(TRACK_TOP).unwrap_or(i8::MAX)
        {
            let _ = fills.entry(card.value.block).or_default().insert(change.block);
            places.push((card.value.block, site.doc, site.path.key("by")));
        }
    }
    for (block, doc, path) in places {
        if followers(&fills, block).contains(&block) {
            finds.add(Code::EndlessChain, doc, &path, &[("id", block.id()), ("kind", Kind::Malfunction.id())]);
        }
    }
}
