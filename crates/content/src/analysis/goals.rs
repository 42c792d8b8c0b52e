//! Objectives that cannot be met: too many actions for the sols, missing regions, tracks that do not reach far enough.

use std::collections::BTreeSet;

use super::satisfiability::Domain as _;
use super::{Context, Findings, walkers};
use crate::diagnostic::{Code, Severity};
use crate::json::Path;
use crate::reader::Located;
use first_martians::mission::{MissionAction, Objective, ObjectiveKind, Takes};
use first_martians::sol_at::SolAt;
use first_martians::vocabulary::Region;

/// Pawns of one astronaut in a sol (almanac, Come si eseguono le azioni).
const PAWNS: u32 = 2;

/// The most pawns of a crew in a sol: astronauts and AOMs (almanac, AOM; 1-3 giocatori).
pub(super) const fn pawns(players: u8) -> u32 {
    match players {
        1 | 2 => 2 * PAWNS + 2,
        3 => 3 * PAWNS + 1,
        _ => 4 * PAWNS,
    }
}

pub(super) fn check(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    outside(cx, findings);
    for at in &cx.draft.objectives {
        order(cx, at, findings);
        let path = at.path.key("takes").only();
        asked(cx, at, &path, findings);
        match &at.value.requirement {
            Takes::Act(act) => {
                let cost = cx
                    .draft
                    .actions
                    .iter()
                    .find(|it| it.value.id == act.action)
                    .map(|it| &it.value.cost);
                let each = cost.and_then(|cost| cost.pawns).unwrap_or(1);
                within_sols(cx, at, u32::from(each.max(1)), findings);
            }
            Takes::Explore(takes) | Takes::Gather(takes) => {
                regions(cx, at, &takes.regions, &path.key("regions"), findings);
                within_sols(cx, at, 1, findings);
            }
            Takes::Plant {} => within_sols(cx, at, 1, findings),
            Takes::Build(build) => {
                let spares = cx
                    .draft
                    .facilities
                    .iter()
                    .filter(|it| it.value.facility == build.facility)
                    .count();
                most(at, u32::try_from(spares).unwrap_or(u32::MAX), findings);
            }
            Takes::Reach(reach) => track(cx, at, &reach.track, reach.number, &path, findings),
            Takes::TokenTaken(takes) => {
                let tokens = if takes.tokens.is_empty() {
                    cx.draft.tokens.len()
                } else {
                    takes.tokens.len()
                };
                most(at, u32::try_from(tokens).unwrap_or(u32::MAX), findings);
            }
            Takes::Have(_) | Takes::Threshold(_) | Takes::Words {} => {}
        }
    }
}

/// Actions in regions: those of the map, and with a type, so that a rover helps.
fn outside(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    for at in &cx.draft.actions {
        let path = at.path.key("at").only();
        if at.value.kind.is_none() && (at.value.regions().is_some() || at.value.walker().is_some())
        {
            findings.add(
                Code::TypelessOutside,
                at.doc,
                &path,
                &[("id", at.value.id.as_str())],
            );
        }
        let Some(regions) = at.value.regions() else {
            continue;
        };
        for (index, region) in regions.iter().enumerate() {
            let args = [
                ("ring", &*region.ring.to_string()),
                ("id", region.direction.id()),
            ];
            if regions.iter().take(index).any(|other| other == region) {
                findings.add(Code::DuplicateRegion, at.doc, &path.index(index), &args);
            }
            walkers::off_map(cx, *region, at.doc, &path.index(index), findings);
        }
    }
}

/// What a shown objective takes is known from the start.
fn asked(cx: &Context<'_>, at: &Located<Objective>, path: &Path, findings: &mut Findings<'_, '_>) {
    let (id, key, hidden) = match &at.value.requirement {
        Takes::Act(act) => (
            &act.action,
            "action",
            cx.draft
                .actions
                .iter()
                .any(|it| it.value.id == act.action && it.value.hidden),
        ),
        Takes::Reach(reach) => (
            &reach.track,
            "track",
            cx.draft
                .tracks
                .iter()
                .any(|it| it.value.id == reach.track && it.value.hidden),
        ),
        _ => return,
    };
    // An action at a hidden walker is as hidden as that.
    let at_hidden = |it: &&Located<MissionAction>| {
        let walker = it
            .value
            .walker()
            .and_then(|id| cx.draft.walkers.iter().find(|at| at.value.id == id));
        it.value.id == *id && walker.is_some_and(|walker| walker.value.hidden)
    };
    let hidden = hidden || cx.draft.actions.iter().any(|it| at_hidden(&it));
    if hidden && !at.value.hidden {
        findings.add(
            Code::HiddenButAsked,
            at.doc,
            &path.key(key),
            &[("id", at.value.id.as_str()), ("hidden", id.as_str())],
        );
    }
}

/// Deadlines that come too late to matter, and waiting for what may never appear.
fn order(cx: &Context<'_>, at: &Located<Objective>, findings: &mut Findings<'_, '_>) {
    let objective = &at.value;
    let hidden = |id: &str| {
        cx.draft
            .objectives
            .iter()
            .any(|it| it.value.id == id && it.value.hidden)
    };
    for (index, id) in objective
        .after
        .iter()
        .enumerate()
        .filter(|(_, id)| hidden(id))
    {
        let args = [("id", objective.id.as_str()), ("first", id.as_str())];
        findings.add(
            Code::AfterHidden,
            at.doc,
            &at.path.key("after").index(index),
            &args,
        );
    }
    let longest = cx.open.longest();
    if let Some(SolAt::Sol(sol)) = objective.deadline
        && i32::from(sol) > longest
    {
        let args = [
            ("id", objective.id.as_str()),
            ("found", &*sol.to_string()),
            ("max", &*longest.to_string()),
        ];
        findings.add(Code::DeadlinePast, at.doc, &at.path.key("deadline"), &args);
    }
}

/// The number of successes that meet the goal.
fn times(objective: &Objective) -> u32 {
    u32::from(objective.goal).div_ceil(u32::from(objective.step.max(1)))
}

/// An unreachable objective loses the mission, or only a bonus.
pub(super) fn severity(objective: &Objective) -> Severity {
    if objective.kind == ObjectiveKind::Optional {
        Severity::Warning
    } else {
        Severity::Error
    }
}

fn most(at: &Located<Objective>, most: u32, findings: &mut Findings<'_, '_>) {
    at_most(at, most, severity(&at.value), findings);
}

fn at_most(
    at: &Located<Objective>,
    most: u32,
    severity: Severity,
    findings: &mut Findings<'_, '_>,
) {
    let found = times(&at.value);
    // With no spare Facility at all, the Facility itself is reported as invalid.
    if most > 0 && found > most {
        let args = [
            ("id", at.value.id.as_str()),
            ("found", &*found.to_string()),
            ("max", &*most.to_string()),
        ];
        findings.causes += 1;
        findings.push(
            severity,
            Code::GoalOutOfReach,
            at.doc,
            &at.path.key("goal"),
            &args,
        );
    }
}

/// The upper bound: every pawn of every sol succeeds.
fn within_sols(
    cx: &Context<'_>,
    at: &Located<Objective>,
    each: u32,
    findings: &mut Findings<'_, '_>,
) {
    let by_crew = (1..=4_u8)
        .zip(cx.open.lengths())
        .map(|(players, &(_, sols))| {
            let a_sol = pawns(players) / each;
            a_sol.saturating_mul(u32::try_from(sols).unwrap_or(0))
        });
    let Some(least) = by_crew.min() else { return };
    if least == 0 {
        return;
    }
    most(at, least, findings);
}

fn regions(
    cx: &Context<'_>,
    at: &Located<Objective>,
    regions: &[Region],
    path: &Path,
    findings: &mut Findings<'_, '_>,
) {
    let mut seen = BTreeSet::new();
    let map = cx.game_box.map(|game_box| &game_box.board.map);
    for (index, region) in regions.iter().enumerate() {
        let args = [
            ("ring", &*region.ring.to_string()),
            ("id", region.direction.id()),
        ];
        if !seen.insert(*region) {
            findings.add(Code::DuplicateRegion, at.doc, &path.index(index), &args);
        }
        if let Some(ring) = map.and_then(|map| map.get(&region.ring))
            && !ring.contains(&region.direction)
        {
            findings.causes += 1;
            findings.push(
                severity(&at.value),
                Code::RegionOffMap,
                at.doc,
                &path.index(index),
                &args,
            );
        }
    }
    let spaces = map.map_or(0, |map| map.values().map(Vec::len).sum());
    let places = if regions.is_empty() {
        spaces
    } else {
        seen.len()
    };
    let places = u32::try_from(places).unwrap_or(u32::MAX);
    // An explored region is not explored again, and has one objective token (almanac, Obiettivi).
    match at.value.requirement {
        // Players who keep the board themselves may count differently.
        Takes::Gather(_) if !regions.is_empty() => at_most(at, places, Severity::Warning, findings),
        Takes::Gather(_) => {}
        _ => most(at, places, findings),
    }
}

fn track(
    cx: &Context<'_>,
    at: &Located<Objective>,
    id: &str,
    number: i16,
    path: &Path,
    findings: &mut Findings<'_, '_>,
) {
    let Some(track) = cx
        .draft
        .tracks
        .iter()
        .map(|it| &it.value)
        .find(|track| track.id == id)
    else {
        return;
    };
    if !(track.min..=track.max).contains(&number) {
        return;
    }
    let place = path.key("number");
    if number == track.start {
        let args = [
            ("id", at.value.id.as_str()),
            ("found", &*number.to_string()),
        ];
        findings.add(Code::MetAtStart, at.doc, &place, &args);
        return;
    }
    let moves = cx.open.track(id).filter(|(low, high)| low != high);
    if let Some((low, high)) = moves
        && !(low..=high).contains(&i32::from(number))
    {
        let args = [
            ("id", id),
            ("found", &*number.to_string()),
            ("min", &*low.to_string()),
            ("max", &*high.to_string()),
        ];
        findings.causes += 1;
        findings.push(
            severity(&at.value),
            Code::TrackOutOfReach,
            at.doc,
            &place,
            &args,
        );
    }
}
