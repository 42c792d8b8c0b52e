//! Decks that run dry: fewer Mission Events than sols, fewer cards than a game draws.

use std::collections::{BTreeMap, BTreeSet};

use super::logic::{Length, Reach as _};
use super::{Finds, Look};
use crate::content::diagnostic::Code;
use crate::content::json::Path;
use crate::content::walk::Kind;
use crate::first_martians::words::{AdventureType, Block};

/// Fewer cards of a kind than these are drawn twice in many games: an Adventure comes with about every third roll, a Malfunction
/// card of a Block with every third or fourth sol and with many effects.
const CARDS_LEAST: usize = 6;

pub(super) fn check(look: &Look<'_>, finds: &mut Finds<'_, '_>) {
    events(look, finds);
    let decks = Path::default().key("decks");
    let mut thin = |kind: Kind, id: &str, count: usize| {
        if (1..CARDS_LEAST).contains(&count) {
            let (found, min) = (count.to_string(), CARDS_LEAST.to_string());
            finds.add(Code::ThinDeck, 0, &decks, &[("kind", kind.id()), ("id", id), ("found", &found), ("min", &min)]);
        }
    };
    for kind in AdventureType::ALL {
        thin(Kind::Adventure, kind.id(), look.draft.adventures.iter().filter(|at| at.value.adventure == *kind).count());
    }
    for block in Block::ALL {
        thin(Kind::Malfunction, block.id(), look.draft.malfunctions.iter().filter(|at| at.value.block == *block).count());
    }
}

/// The crew for which the Mission Events serve the fewest of its sols, given when each of them can come.
fn events(look: &Look<'_>, finds: &mut Finds<'_, '_>) {
    if finds.report.tells(&[Code::FewEvents]) || finds.roots > 0 {
        return;
    }
    let crews: BTreeSet<Length> = look.open.lengths().iter().copied().collect();
    let mut worst: Option<(i32, i32, i32)> = None;
    for (astronauts, sols) in crews {
        let drawable = |sol: i32| {
            let events = look.draft.events.iter().enumerate();
            let drawable = events.filter(|(_, at)| look.real.drawable(&at.value, sol, Some((astronauts, sols))));
            drawable.map(|(index, _)| index).collect()
        };
        let served = i32::try_from(matched(&(1..=sols).map(drawable).collect::<Vec<_>>())).unwrap_or(i32::MAX);
        if sols - served > worst.map_or(0, |(_, served, sols)| sols - served) {
            worst = Some((astronauts, served, sols));
        }
    }
    if let Some((astronauts, served, sols)) = worst {
        let (id, found, expected) = (astronauts.to_string(), served.to_string(), sols.to_string());
        let args = [("id", &*id), ("found", &*found), ("expected", &*expected)];
        finds.add(Code::FewEventsForCrew, 0, &Path::default().key("events"), &args);
    }
}

/// How many of the sols can have an event of their own.
fn matched(fits: &[Vec<usize>]) -> usize {
    fn place(sol: usize, fits: &[Vec<usize>], of: &mut BTreeMap<usize, usize>, tried: &mut BTreeSet<usize>) -> bool {
        for &event in fits.get(sol).into_iter().flatten() {
            if tried.insert(event) && of.get(&event).copied().is_none_or(|other| place(other, fits, of, tried)) {
                let _ = of.insert(event, sol);
                return true;
            }
        }
        false
    }
    let mut of = BTreeMap::new();
    (0..fits.len()).filter(|&sol| place(sol, fits, &mut of, &mut BTreeSet::new())).count()
}
