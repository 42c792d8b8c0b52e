//! How objectives depend on each other and on time: groups, orders, deadlines.

use std::collections::{BTreeMap, BTreeSet};

use super::{Context, Errors, is_id};
use crate::diagnostic::Code;
use crate::reader::Located;
use crate::walk::Node;
use first_martians::effect::Effect;
use first_martians::mission::{Objective, SheetValue};
use first_martians::sol_at::SolAt;

pub(super) fn check(cx: &Context<'_, '_>, errors: &mut Errors<'_, '_>) {
    groups(cx, errors);
    orders(cx, errors);
    let (first, last) = SheetValue::Sols.range();
    for at in &cx.draft.objectives {
        let path = at.path.key("deadline");
        match at.value.deadline {
            Some(SolAt::Sol(sol)) => {
                errors.range(at.doc, &path, sol.into(), first.into(), last.into());
            }
            Some(SolAt::BeforeEnd(sols)) => errors.range(
                at.doc,
                &path.key("before_end"),
                sols.into(),
                0,
                i64::from(last) - 1,
            ),
            Some(SolAt::ByCrew(sols)) => {
                for (key, sol) in [("2", sols.two), ("3", sols.three), ("4", sols.four)] {
                    errors.range(
                        at.doc,
                        &path.key("by_crew").key(key),
                        sol.into(),
                        first.into(),
                        last.into(),
                    );
                }
            }
            None => {}
        }
    }
    for found in &cx.nodes {
        if let Node::Effect(Effect::ChangeGoal(it)) = found.node {
            errors.range(
                found.doc,
                &found.path.key("to"),
                it.to.into(),
                1,
                u8::MAX.into(),
            );
        }
    }
    for at in &cx.draft.start {
        if let Effect::FailObjective(id) = &at.value {
            errors.add(Code::FailsAlways, at.doc, &at.path.only(), &[("id", id)]);
        }
    }
}

fn groups(cx: &Context<'_, '_>, errors: &mut Errors<'_, '_>) {
    let mut groups: BTreeMap<&str, Vec<&Located<Objective>>> = BTreeMap::new();
    for at in &cx.draft.objectives {
        if let Some(group) = &at.value.either {
            groups.entry(group).or_default().push(at);
        }
    }
    for (id, members) in groups {
        let Some((first, others)) = members.split_first() else {
            continue;
        };
        let path = first.path.key("either");
        if !is_id(id) {
            errors.add(Code::BadId, first.doc, &path, &[("id", id)]);
        } else if others.is_empty() {
            errors.add(Code::EitherAlone, first.doc, &path, &[("id", id)]);
        }
        for other in others
            .iter()
            .filter(|other| other.value.kind != first.value.kind)
        {
            errors.add(
                Code::EitherMixed,
                other.doc,
                &other.path.key("either"),
                &[("id", id)],
            );
        }
    }
}

/// Objectives that wait for themselves, directly or through others: each circle once.
fn orders(cx: &Context<'_, '_>, errors: &mut Errors<'_, '_>) {
    let objectives = &cx.draft.objectives;
    let after: BTreeMap<&str, &Vec<String>> = objectives
        .iter()
        .map(|at| (at.value.id.as_str(), &at.value.after))
        .collect();
    let before = |id: &str| {
        let (mut found, mut open) = (BTreeSet::new(), vec![id.to_owned()]);
        while let Some(next) = open.pop() {
            let waits = after
                .get(next.as_str())
                .into_iter()
                .flat_map(|ids| ids.iter());
            open.extend(waits.filter(|id| found.insert((*id).clone())).cloned());
        }
        found
    };
    let mut reported: BTreeSet<String> = BTreeSet::new();
    for at in objectives {
        let id = &at.value.id;
        let circle = before(id);
        if circle.contains(id) && reported.insert(id.clone()) {
            reported.extend(circle);
            errors.add(
                Code::AfterCircle,
                at.doc,
                &at.path.key("after"),
                &[("id", id)],
            );
        }
    }
}
