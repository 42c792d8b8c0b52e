//! Walkers: a path on the map, from neighbour to neighbour, that comes to its end.

use super::{Context, Findings};
use crate::diagnostic::Code;
use crate::json::Path;
use crate::walk::Node;
use first_martians::effect::{Effect, Reference};
use first_martians::vocabulary::Region;

pub(super) fn check(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    for at in &cx.draft.walkers {
        let (walker, path) = (&at.value, at.path.key("path"));
        for (index, region) in walker.path.iter().enumerate() {
            off_map(cx, *region, at.doc, &path.index(index), findings);
            let before = index
                .checked_sub(1)
                .and_then(|index| walker.path.get(index));
            if before.is_some_and(|before| !touches(cx, *before, *region)) {
                findings.add(
                    Code::PathBroken,
                    at.doc,
                    &path.index(index),
                    &[("id", walker.id.as_str())],
                );
            }
        }
        let by_effect = cx
            .nodes
            .iter()
            .any(|found| matches!(found.node, Node::Effect(effect) if moves(effect, &walker.id)));
        let by_itself = walker.moves.map_or(0, |_| {
            i32::from(walker.speed).saturating_mul(cx.open.longest())
        });
        if !by_effect && by_itself < walker.steps().into() {
            findings.add(
                Code::WalkerNeverArrives,
                at.doc,
                &at.path.key("id"),
                &[("id", walker.id.as_str())],
            );
        }
    }
}

fn moves(effect: &Effect, id: &str) -> bool {
    matches!(effect.description().link, Reference::Walks(it) if it.walker == id)
}

/// Whether the map of the box has no such region.
pub(super) fn off_map(
    cx: &Context<'_>,
    region: Region,
    doc: usize,
    path: &Path,
    findings: &mut Findings<'_, '_>,
) {
    let ring = cx
        .game_box
        .and_then(|game_box| game_box.board.map.get(&region.ring));
    if ring.is_some_and(|ring| !ring.contains(&region.direction)) {
        let args = [
            ("ring", &*region.ring.to_string()),
            ("id", region.direction.id()),
        ];
        findings.add(Code::RegionOffMap, doc, path, &args);
    }
}

/// Whether two regions are neighbours: in one ring side by side, or one behind the other. What is off the map is reported as that.
fn touches(cx: &Context<'_>, one: Region, other: Region) -> bool {
    if one.ring != other.ring {
        return one.ring.abs_diff(other.ring) == 1 && one.direction == other.direction;
    }
    let Some(ring) = cx
        .game_box
        .and_then(|game_box| game_box.board.map.get(&one.ring))
    else {
        return true;
    };
    let place = |region: Region| ring.iter().position(|it| *it == region.direction);
    let Some((one, other)) = place(one).zip(place(other)) else {
        return true;
    };
    let apart = one.abs_diff(other);
    apart == 1 || (ring.len() > 2 && apart == ring.len() - 1)
}
