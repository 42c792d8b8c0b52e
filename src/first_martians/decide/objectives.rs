//! Objectives that the board itself shows: in Full board they move with the deed.

use super::super::board::{BoardFact, Spot};
use super::super::draft::Draft;
use super::super::effect::ItemCount;
use super::super::fact::{Cause, Fact};
use super::super::mission::{Takes, TakesRegions};
use super::super::words::{Area, Region};
use super::reports;

/// Moves the objectives that what has just happened on the board brings on. Each fact counts once; corrections count for nothing.
pub(super) fn recognise(draft: &mut Draft) {
    if draft.state().twin().is_none() || !draft.state().under_way() {
        return;
    }
    for fact in draft.unsearched() {
        let Fact::Board(fact) = fact else { continue };
        if let BoardFact::Explored { region, .. } = &fact {
            lay_objective_token(draft, *region);
        }
        for (id, takes) in open(draft) {
            if brings_on(draft, &takes, &fact) {
                reports::advance(draft, &id, Cause::Action);
            }
        }
    }
}

/// The objectives of the Mission Log that are not met.
fn open(draft: &Draft) -> Vec<(String, Takes)> {
    let shown = |id: &String| draft.state().objectives.get(id).is_some_and(|it| it.shown && it.met.is_none());
    let objectives = draft.mission().sheet.objectives.iter().filter(|it| shown(&it.id));
    objectives.map(|it| (it.id.clone(), it.takes.clone())).collect()
}

/// Whether the fact is a success that the objective asks for.
fn brings_on(draft: &Draft, takes: &Takes, fact: &BoardFact) -> bool {
    match (takes, fact) {
        (Takes::Explore(takes), BoardFact::Explored { region, .. }) => wants(takes, *region),
        (_, BoardFact::Moved { cause: Cause::Correction, .. }) => false,
        (Takes::Build(takes), BoardFact::Moved { spot: Spot::Built(place), to, .. }) => {
            *to > 0 && place.facility == takes.facility
        }
        // A seed on the first space is one just planted, unless it wilted down to there.
        (Takes::Plant {}, BoardFact::Moved { spot: Spot::Growth(_, 1), to: 1, cause: Cause::Action | Cause::Table, .. }) => true,
        (
            Takes::Gather(takes),
            BoardFact::Moved { spot: Spot::Objectives(region), from, to, cause: Cause::Action | Cause::Table },
        ) => to < from && wants(takes, *region),
        (Takes::Have(takes), BoardFact::Moved { spot: Spot::Cargo(_, item), from, to, .. }) => {
            *item == takes.item && to > from && has(draft, takes)
        }
        _ => false,
    }
}

fn wants(takes: &TakesRegions, region: Region) -> bool {
    takes.regions.is_empty() || takes.regions.contains(&region)
}

fn has(draft: &Draft, takes: &ItemCount) -> bool {
    let Some(twin) = draft.state().twin() else { return false };
    let lying = |&area: &Area| u16::from(twin.get(&Spot::Cargo(area, takes.item)).unwrap_or(0));
    Area::ALL.iter().map(lying).sum::<u16>() >= u16::from(takes.count)
}

/// Where an objective is gathered from a region, its token lies there once the region is explored (almanac, Obiettivi).
fn lay_objective_token(draft: &mut Draft, region: Region) {
    let named = draft.mission().sheet.objectives.iter().any(|it| match &it.takes {
        Takes::Gather(takes) => takes.regions.contains(&region),
        _ => false,
    });
    let bare = draft.state().twin().and_then(|twin| twin.get(&Spot::Objectives(region))) == Some(0);
    if named && bare {
        draft.set_spot(&Spot::Objectives(region), 1, Cause::Effect);
    }
}
