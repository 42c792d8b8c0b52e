//! What steps of the set-up lay out: regions of the map, Upgrades of the box, and nothing twice.

use super::{Context, Findings};
use crate::diagnostic::Code;
use base::suggest::suggest;
use first_martians::setup_steps::{Lay, SetUpStep};

pub(super) fn check(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    let steps = &cx.draft.set_up;
    for (index, at) in steps.iter().enumerate() {
        let (Some(lay), path) = (&at.value.lay, at.path.key("lay").only()) else {
            continue;
        };
        let (key, upgrade) = match lay {
            Lay::Explored(it) => {
                super::walkers::off_map(cx, it.region, at.doc, &path.key("region"), findings);
                ("region", None)
            }
            Lay::Upgrade(it) => ("id", Some(it.id.as_str())),
            Lay::Box(_) => ("block", None),
            Lay::Skills(_) => ("who", None),
            // Several of these add up.
            Lay::Broken(_) | Lay::Built(_) | Lay::Conditions(_) => continue,
        };
        if let Some((id, game_box)) = upgrade.zip(cx.game_box)
            && !game_box.upgrades.iter().any(|it| it.id == id)
        {
            let suggestion =
                suggest(id, game_box.upgrades.iter().map(|it| it.id.as_str())).unwrap_or_default();
            findings.add(
                Code::UnknownId,
                at.doc,
                &path.key("id"),
                &[("id", id), ("kind", "upgrade"), ("suggestion", suggestion)],
            );
        }
        let before = steps.iter().take(index).map(|at| &at.value);
        if let Some(first) = before
            .filter(|it| meets(it, &at.value))
            .find(|it| it.lay.as_ref().is_some_and(|it| is_same(it, lay)))
        {
            findings.add(
                Code::LayClashes,
                at.doc,
                &path.key(key),
                &[("id", at.value.id.as_str()), ("first", first.id.as_str())],
            );
        }
    }
}

/// Whether any crew has both steps.
fn meets(one: &SetUpStep, other: &SetUpStep) -> bool {
    (2..=4).any(|astronauts| one.is_for(astronauts) && other.is_for(astronauts))
}

/// Whether both lay out the same thing.
fn is_same(one: &Lay, other: &Lay) -> bool {
    match (one, other) {
        (Lay::Explored(one), Lay::Explored(other)) => one.region == other.region,
        (Lay::Upgrade(one), Lay::Upgrade(other)) => one.id == other.id,
        (Lay::Box(one), Lay::Box(other)) => one.block == other.block,
        (Lay::Skills(one), Lay::Skills(other)) => one.who == other.who,
        _ => false,
    }
}
