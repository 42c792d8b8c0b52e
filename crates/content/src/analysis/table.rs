//! Conditions about the table: what the box does not have, and questions that Story asks too often or in vain.

use super::{Context, Findings};
use crate::diagnostic::Code;
use crate::json::Path;
use crate::walk::{Found, Kind, Node};
use base::suggest::suggest;
use first_martians::effect::{MarkPlace, Subject, When};

pub(super) fn check(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    let production = Path::default().key("production");
    for found in cx.nodes {
        match found.node {
            Node::When(when) => of_box(cx, when, found, findings),
            Node::Condition(when) if when.asks_table() => {
                if found.kind == Kind::Mission && found.path.starts_with(&production) {
                    findings.add(Code::AskedOften, found.doc, &found.path, &[]);
                }
                if has_secret(when) {
                    findings.add(Code::MixedQuestion, found.doc, &found.path, &[]);
                }
            }
            _ => {}
        }
    }
}

/// Parts, regions and Upgrades that the box does not have.
fn of_box(cx: &Context<'_>, when: &When, found: &Found<'_>, findings: &mut Findings<'_, '_>) {
    let (Some(game_box), Some(it), path) = (cx.game_box, when.compared(), &found.path) else {
        return;
    };
    let mut off_map = |ring: u8, direction, place: &Path| {
        let spaces = game_box.board.map.get(&ring);
        if spaces.is_some_and(|spaces| !spaces.contains(&direction)) {
            let args = [("id", direction.id()), ("ring", &*ring.to_string())];
            findings.add(Code::RegionOffMap, found.doc, place, &args);
        }
    };
    match it.subject {
        Subject::Explored { regions, .. } => {
            for (index, region) in regions.iter().enumerate() {
                off_map(
                    region.ring,
                    region.direction,
                    &path.key("regions").index(index),
                );
            }
        }
        Subject::Walker(_, regions) => {
            for (index, region) in regions.iter().enumerate() {
                off_map(
                    region.ring,
                    region.direction,
                    &path.key("regions").index(index),
                );
            }
        }
        Subject::Mark(_, Some(MarkPlace::Region(region))) => {
            off_map(region.ring, region.direction, &path.key("on").only());
        }
        Subject::Terrain(region, _) => off_map(region.ring, region.direction, &path.key("region")),
        Subject::Broken {
            facility: Some(facility),
            part: Some(part),
            ..
        } if game_box
            .parts
            .get(&facility)
            .is_some_and(|parts| !parts.contains(&part)) =>
        {
            findings.add(
                Code::NoSuchPart,
                found.doc,
                &path.key("part"),
                &[("id", part.id()), ("kind", facility.id())],
            );
        }
        Subject::Upgrade(id) if !game_box.upgrades.iter().any(|upgrade| upgrade.id == id) => {
            let suggestion =
                suggest(id, game_box.upgrades.iter().map(|it| it.id.as_str())).unwrap_or_default();
            findings.add(
                Code::UnknownId,
                found.doc,
                path,
                &[("id", id), ("kind", "upgrade"), ("suggestion", suggestion)],
            );
        }
        _ => {}
    }
}

/// Whether part of the condition is hidden from the players.
fn has_secret(when: &When) -> bool {
    match when {
        When::Flag(_) | When::Counter(_) => true,
        When::Not(inner) => has_secret(inner),
        When::All(parts) | When::Any(parts) => parts.iter().any(has_secret),
        _ => false,
    }
}
