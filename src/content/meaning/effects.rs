//! Effects that do nothing, that do too much, and choices that are none.

use super::goals::pawns;
use super::world::by_crew;
use super::{Finds, Look};
use crate::content::diagnostic::Code;
use crate::content::json::Path;
use crate::content::walk::{Kind, Node};
use crate::first_martians::board::SUPPLY_MAX;
use crate::first_martians::effect::{ActionCost, Bound, Cost, Effect, Id, Inside, Spaces, Way};
use crate::first_martians::mission::{AdventureKind, Brings};

pub(super) fn check(look: &Look<'_>, finds: &mut Finds<'_, '_>) {
    for found in look.nodes {
        let (doc, path) = (found.doc, &found.path);
        match found.node {
            Node::Effect(effect) => {
                effect.kind().bounds.iter().for_each(|it| bound(look, it, doc, path, finds));
                branches(effect, doc, path, finds);
            }
            Node::Options(options) => ways(options, doc, path, finds),
            _ => {}
        }
    }
    cards(look, finds);
    costs(look, finds);
}

/// A number of which it is known how far it can move at all, and a part that the Facility has not.
fn bound(look: &Look<'_>, bound: &Bound<'_>, doc: usize, path: &Path, finds: &mut Finds<'_, '_>) {
    match *bound {
        Bound::Change(by, spaces) => {
            let track = |id: &Id| look.draft.tracks.iter().map(|at| &at.value).find(|track| track.id == *id);
            let most = match spaces {
                Spaces::Any => None,
                Spaces::Number(most) => Some(i32::from(most)),
                Spaces::Track(id) => track(id).map(|track| i32::from(track.max) - i32::from(track.min)),
            };
            let (one, other) = by_crew(by);
            let place = path.key("by");
            if one == 0 && other == 0 {
                finds.add(Code::ZeroChange, doc, &place, &[]);
            } else if let Some(most) = most.filter(|most| one.abs().min(other.abs()) > *most) {
                too_large(doc, &place, one, most, finds);
            }
        }
        Bound::Count { count, most } => {
            if let Some(most) = most.filter(|most| count > *most) {
                too_large(doc, &path.key("count"), count.into(), most.into(), finds);
            }
        }
        Bound::Part(facility, part) => {
            let parts = look.game_box.and_then(|game_box| game_box.parts.get(&facility));
            if parts.is_some_and(|parts| !parts.contains(&part)) {
                finds.add(Code::NoSuchPart, doc, &path.key("part"), &[("id", part.id()), ("kind", facility.id())]);
            }
        }
        Bound::After(_) | Bound::Producer(_) | Bound::Uses(..) => {}
    }
}

fn too_large(doc: usize, path: &Path, found: i32, max: i32, finds: &mut Finds<'_, '_>) {
    finds.add(Code::ChangeTooLarge, doc, path, &[("found", &*found.abs().to_string()), ("max", &*max.to_string())]);
}

fn branches(effect: &Effect, doc: usize, path: &Path, finds: &mut Finds<'_, '_>) {
    let Inside::If(branch) = effect.inside() else { return };
    if branch.then.is_empty() && branch.or_else.is_empty() {
        finds.add(Code::NothingHappens, doc, &path.key("then"), &[("kind", "if")]);
    } else if branch.then == branch.or_else {
        finds.add(Code::SameBranches, doc, &path.key("else"), &[]);
    }
}

fn ways(options: &[Way], doc: usize, path: &Path, finds: &mut Finds<'_, '_>) {
    let same = |one: &Way, other: &Way| one.effects == other.effects && one.later == other.later;
    for (index, way) in options.iter().enumerate() {
        if let Some(first) = options.iter().take(index).find(|before| same(before, way)) {
            finds.add(Code::SameOptions, doc, &path.index(index).key("id"), &[("id", &way.id), ("first", &first.id)]);
        }
    }
}

/// Cards and consequences that do nothing at all.
fn cards(look: &Look<'_>, finds: &mut Finds<'_, '_>) {
    let mut idle = |kind: &str, id: &str, doc: usize, path: &Path| {
        finds.add(Code::NothingHappens, doc, path, &[("kind", kind), ("id", id)]);
    };
    for at in look.draft.malfunctions.iter().filter(|at| at.value.effects.is_empty()) {
        idle(Kind::Malfunction.id(), &at.value.id, at.doc, &at.path.key("effects"));
    }
    for at in &look.draft.adventures {
        let path = at.path.key("kind").only();
        match &at.value.kind {
            AdventureKind::Normal(normal) if normal.effects.is_empty() && normal.later.is_none() => {
                idle(Kind::Adventure.id(), &at.value.id, at.doc, &path.key("effects"));
            }
            AdventureKind::Delayed(later) if later.effects.is_empty() => {
                idle("later", &at.value.id, at.doc, &path.key("effects"));
            }
            _ => {}
        }
    }
    for at in &look.draft.events {
        let Some(Brings::Action(action)) = &at.value.brings else { continue };
        let path = at.path.key("brings").key("action");
        match &action.later {
            Some(later) if later.effects.is_empty() => idle("later", &at.value.id, at.doc, &path.key("later").key("effects")),
            None if action.reward.is_empty() => idle(Kind::Action.id(), &at.value.id, at.doc, &path),
            _ => {}
        }
    }
}

/// More pawns than a crew has, more of a supply than it can hold.
fn costs(look: &Look<'_>, finds: &mut Finds<'_, '_>) {
    let events = look.draft.events.iter().filter_map(|at| match &at.value.brings {
        Some(Brings::Action(action)) => {
            Some((&action.cost, at.doc, at.path.key("brings").key("action").key("cost"), &at.value.id))
        }
        _ => None,
    });
    let actions = look.draft.actions.iter().map(|at| (&at.value.cost, at.doc, at.path.key("cost"), &at.value.id));
    for (cost, doc, path, id) in events.chain(actions) {
        cost_of(cost, doc, &path, id, finds);
    }
}

fn cost_of(cost: &ActionCost, doc: usize, path: &Path, id: &str, finds: &mut Finds<'_, '_>) {
    let mut tell = |path: &Path, found: u32, max: u32| {
        finds.add(Code::CostOutOfReach, doc, path, &[("id", id), ("found", &*found.to_string()), ("max", &*max.to_string())]);
    };
    let most = (1..=4).map(pawns).max().unwrap_or_default();
    if let Some(laid) = cost.pawns.map(u32::from).filter(|laid| *laid > most) {
        tell(&path.key("pawns"), laid, most);
    }
    for (index, pay) in cost.pays.iter().enumerate() {
        let place = path.key("pays").index(index).only().key("count");
        if let Cost::Supply(supply) = pay
            && supply.count > SUPPLY_MAX
        {
            tell(&place, supply.count.into(), SUPPLY_MAX.into());
        }
    }
}
