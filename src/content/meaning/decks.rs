//! Decks that run dry: fewer Mission Events than sols, fewer cards than a game draws.

use std::collections::BTreeSet;

use super::world::lengths;
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
    let all: Vec<usize> =
        look.sites.elements.iter().enumerate().filter(|(_, it)| it.kind == Kind::Event).map(|(index, _)| index).collect();
    let mut crews: BTreeSet<(i32, i32)> = lengths(look.draft).into_iter().collect();
    let mut worst: Option<(i32, usize, i32)> = None;
    while let Some((astronauts, sols)) = crews.pop_first() {
        let fits: Vec<Vec<usize>> = (1..=sols)
            .map(|sol| {
                let drawable = |event: &&usize| look.real.drawable(&look.sites, **event, sol, Some((astronauts, sols)));
                all.iter().filter(drawable).copied().collect()
            })
            .collect();
        let served = matched(&fits);
        let lacks = usize::try_from(sols).unwrap_or_default().saturating_sub(served);
        if lacks > worst.map_or(0, |(.., lacks)| usize::try_from(lacks).unwrap_or_default()) {
            worst = Some((astronauts, served, i32::try_from(lacks).unwrap_or_default()));
        }
    }
    if let Some((astronauts, served, lacks)) = worst {
        let sols = i32::try_from(served).unwrap_or_default() + lacks;
        let (id, found, expected) = (astronauts.to_string(), served.to_string(), sols.to_string());
        let args = [("id", &*id), ("found", &*found), ("expected", &*expected)];
        finds.add(Code::FewEventsForCrew, 0, &Path::default().key("events"), &args);
    }
}

/// How many of the sols can have an event of their own.
fn matched(fits: &[Vec<usize>]) -> usize {
    fn place(sol: usize, fits: &[Vec<usize>], of: &mut Vec<(usize, usize)>, tried: &mut BTreeSet<usize>) -> bool {
        for &event in fits.get(sol).into_iter().flatten() {
            if !tried.insert(event) {
                continue;
            }
            let holder = of.iter().position(|(taken, _)| *taken == event);
            let free = match holder.and_then(|at| of.get(at)).copied() {
                None => true,
                Some((_, other)) => place(other, fits, of, tried),
            };
            if free {
                of.retain(|(taken, _)| *taken != event);
                of.push((event, sol));
                return true;
            }
        }
        false
    }
    let mut of = Vec::new();
    (0..fits.len()).filter(|&sol| place(sol, fits, &mut of, &mut BTreeSet::new())).count()
}
