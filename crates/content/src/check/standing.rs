//! Standing rules: where their conditions may ask, the regions and tags that they name, and that they leave the crew something to do.

use super::ids::is_id;
use super::{Context, Errors};
use crate::diagnostic::Code;
use crate::walk::{Kind, Node};
use first_martians::effect::When;
use first_martians::game_box::RINGS;
use first_martians::mission::StandingRule;
use first_martians::standing::{Change, WhichActions};
use first_martians::vocabulary::Facility;

pub(super) fn check(cx: &Context<'_, '_>, errors: &mut Errors<'_, '_>) {
    for found in cx.nodes.iter().filter(|found| found.kind == Kind::Standing) {
        match found.node {
            Node::Change(Change::TagOff(tag)) if !is_id(tag) => {
                errors.add(Code::BadId, found.doc, &found.path, &[("id", tag)]);
            }
            Node::Change(Change::RegionClosed(closed)) => {
                for (index, region) in closed.regions.iter().enumerate() {
                    let path = found.path.key("regions").index(index).key("ring");
                    errors.range(found.doc, &path, region.ring.into(), 1, RINGS.into());
                }
            }
            _ => {}
        }
    }
    for at in &cx.draft.standing {
        let own = at.path.key("while");
        for found in cx
            .nodes
            .iter()
            .filter(|found| found.doc == at.doc && found.path.starts_with(&own))
        {
            if let Node::When(When::Ask(id)) = found.node {
                let args = [("id", id.as_str()), ("kind", Kind::Standing.id())];
                errors.add(Code::AskInHiddenEvent, found.doc, &found.path, &args);
            }
        }
    }
    // Those that hold for the whole mission go before all others.
    let (always, others): (Vec<_>, Vec<_>) = cx
        .draft
        .standing
        .iter()
        .partition(|at| at.value.is_for_all_time());
    let mut beside: Vec<&StandingRule> = Vec::new();
    for at in always.into_iter().chain(others) {
        if leaves_nothing(cx, &beside) {
            return;
        }
        beside.push(&at.value);
        if leaves_nothing(cx, &beside) {
            errors.add(
                Code::NothingLeftToDo,
                at.doc,
                &at.path.key("changes"),
                &[("id", &at.value.id)],
            );
        }
        if !at.value.is_for_all_time() {
            let _ = beside.pop();
        }
    }
}

/// Whether these rules together forbid every action.
fn leaves_nothing(cx: &Context<'_, '_>, rules: &[&StandingRule]) -> bool {
    let forbidden: Vec<&WhichActions> = rules
        .iter()
        .flat_map(|rule| &rule.changes)
        .filter_map(|change| {
            if let Change::No(actions) = change {
                Some(actions)
            } else {
                None
            }
        })
        .collect();
    let is_forbidden = |actions: &WhichActions| {
        let place = facility(actions).map(WhichActions::Facility);
        let far = matches!(actions, WhichActions::Explore | WhichActions::Gather)
            .then_some(WhichActions::Outside);
        forbidden.contains(&actions)
            || place
                .into_iter()
                .chain(far)
                .any(|wider| forbidden.contains(&&wider))
    };
    let own = cx
        .draft
        .actions
        .iter()
        .map(|at| WhichActions::Mission(at.value.id.clone()));
    let of_all = WhichActions::TYPES
        .into_iter()
        .filter(|it| *it != WhichActions::Outside);
    of_all.chain(own).all(|actions| is_forbidden(&actions))
}

/// Where actions of a type are done.
const fn facility(actions: &WhichActions) -> Option<Facility> {
    Some(match actions {
        WhichActions::Rest => Facility::QuietPlace,
        WhichActions::Unwind => Facility::CrewQuarters,
        WhichActions::Heal => Facility::MedLab,
        WhichActions::Manage => Facility::ControlCenter,
        WhichActions::Explore => Facility::GarageHall,
        WhichActions::Gather => Facility::ProbeBay,
        WhichActions::Research | WhichActions::Plant => Facility::Lab,
        WhichActions::Build | WhichActions::Repair => Facility::WorkingBay,
        WhichActions::Event
        | WhichActions::Outside
        | WhichActions::ShutdownRemoval
        | WhichActions::Mission(_)
        | WhichActions::Facility(_) => return None,
    })
}
