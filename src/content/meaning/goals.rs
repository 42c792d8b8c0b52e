//! Objectives that cannot be met: too many actions for the sols, regions that are not there, tracks that do not go so far.

use std::collections::BTreeSet;

use super::logic::Reach as _;
use super::{Finds, Look};
use crate::content::diagnostic::{Code, Severity};
use crate::content::json::Path;
use crate::content::reader::At;
use crate::first_martians::mission::{Objective, ObjectiveKind, Takes};
use crate::first_martians::words::Region;

/// Pawns of one astronaut in a sol (almanac, Come si eseguono le azioni).
const PAWNS: u32 = 2;

/// The most pawns that a crew can lay in a sol: those of its astronauts and its AOMs (almanac, AOM; 1-3 giocatori).
pub(super) const fn pawns(players: u8) -> u32 {
    match players {
        1 | 2 => 2 * PAWNS + 2,
        3 => 3 * PAWNS + 1,
        _ => 4 * PAWNS,
    }
}

pub(super) fn check(look: &Look<'_>, finds: &mut Finds<'_, '_>) {
    for at in &look.draft.objectives {
        let path = at.path.key("takes").only();
        match &at.value.takes {
            Takes::Act(act) => {
                let cost = look.draft.actions.iter().find(|it| it.value.id == act.action).map(|it| &it.value.cost);
                let each = cost.and_then(|cost| cost.pawns).unwrap_or(1);
                within_sols(look, at, u32::from(each.max(1)), finds);
            }
            Takes::Explore(takes) | Takes::Gather(takes) => {
                regions(look, at, &takes.regions, &path.key("regions"), finds);
                within_sols(look, at, 1, finds);
            }
            Takes::Plant {} => within_sols(look, at, 1, finds),
            Takes::Build(build) => {
                let spares = look.draft.facilities.iter().filter(|it| it.value.facility == build.facility).count();
                most(at, u32::try_from(spares).unwrap_or(u32::MAX), finds);
            }
            Takes::Reach(reach) => track(look, at, &reach.track, reach.number, &path, finds),
            Takes::Have(_) | Takes::Threshold {} | Takes::Words {} => {}
        }
    }
}

/// How often it must succeed.
fn times(objective: &Objective) -> u32 {
    u32::from(objective.goal).div_ceil(u32::from(objective.step.max(1)))
}

/// What cannot be met loses the mission, or only a bonus.
pub(super) fn severity(objective: &Objective) -> Severity {
    if objective.kind == ObjectiveKind::Optional { Severity::Warning } else { Severity::Error }
}

fn most(at: &At<Objective>, most: u32, finds: &mut Finds<'_, '_>) {
    at_most(at, most, severity(&at.value), finds);
}

fn at_most(at: &At<Objective>, most: u32, severity: Severity, finds: &mut Finds<'_, '_>) {
    let found = times(&at.value);
    // None at all is told of as a Facility that does not fit.
    if most > 0 && found > most {
        let args = [("id", at.value.id.as_str()), ("found", &*found.to_string()), ("max", &*most.to_string())];
        finds.roots += 1;
        finds.push(severity, Code::GoalOutOfReach, at.doc, &at.path.key("goal"), &args);
    }
}

/// Every pawn of every sol, each time with success: more cannot be done.
fn within_sols(look: &Look<'_>, at: &At<Objective>, each: u32, finds: &mut Finds<'_, '_>) {
    let by_crew = (1..=4_u8).zip(look.open.lengths()).map(|(players, &(_, sols))| {
        let a_sol = pawns(players) / each;
        a_sol.saturating_mul(u32::try_from(sols).unwrap_or(0))
    });
    let Some(least) = by_crew.min() else { return };
    if least == 0 {
        return;
    }
    most(at, least, finds);
}

fn regions(look: &Look<'_>, at: &At<Objective>, regions: &[Region], path: &Path, finds: &mut Finds<'_, '_>) {
    let mut seen = BTreeSet::new();
    let map = look.game_box.map(|game_box| &game_box.board.map);
    for (index, region) in regions.iter().enumerate() {
        let args = [("ring", &*region.ring.to_string()), ("id", region.direction.id())];
        if !seen.insert(*region) {
            finds.add(Code::DoubledRegion, at.doc, &path.index(index), &args);
        }
        if let Some(ring) = map.and_then(|map| map.get(&region.ring))
            && !ring.contains(&region.direction)
        {
            finds.roots += 1;
            finds.push(severity(&at.value), Code::RegionOffMap, at.doc, &path.index(index), &args);
        }
    }
    let spaces = map.map_or(0, |map| map.values().map(Vec::len).sum());
    let places = if regions.is_empty() { spaces } else { seen.len() };
    let places = u32::try_from(places).unwrap_or(u32::MAX);
    // An explored region is not explored again, and one objective token lies on it (almanac, Obiettivi).
    match at.value.takes {
        // Where the players keep the board they may count otherwise.
        Takes::Gather(_) if !regions.is_empty() => at_most(at, places, Severity::Warning, finds),
        Takes::Gather(_) => {}
        _ => most(at, places, finds),
    }
}

fn track(look: &Look<'_>, at: &At<Objective>, id: &str, number: i16, path: &Path, finds: &mut Finds<'_, '_>) {
    let Some(track) = look.draft.tracks.iter().map(|it| &it.value).find(|track| track.id == id) else { return };
    if !(track.min..=track.max).contains(&number) {
        return;
    }
    let place = path.key("number");
    if number == track.start {
        let args = [("id", at.value.id.as_str()), ("found", &*number.to_string())];
        finds.add(Code::MetAtOnce, at.doc, &place, &args);
        return;
    }
    let moves = look.open.track(id).filter(|(low, high)| low != high);
    if let Some((low, high)) = moves
        && !(low..=high).contains(&i32::from(number))
    {
        let args = [("id", id), ("found", &*number.to_string()), ("min", &*low.to_string()), ("max", &*high.to_string())];
        finds.roots += 1;
        finds.push(severity(&at.value), Code::TrackOutOfReach, at.doc, &place, &args);
    }
}
