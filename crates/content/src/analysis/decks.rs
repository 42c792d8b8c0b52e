//! Decks that run out: fewer Mission Events than sols, fewer cards than a game draws.

use std::collections::{BTreeMap, BTreeSet};

use super::satisfiability::{Domain as _, Length};
use super::{Context, Findings};
use crate::diagnostic::Code;
use crate::json::Path;
use crate::walk::{Kind, Node};
use base::suggest::suggest;
use first_martians::effect::Id;
use first_martians::standing::Change;
use first_martians::vocabulary::{AdventureType, Block};

/// With fewer cards of a kind, many games repeat one: about every third roll draws an Adventure, and every third or fourth sol and many
/// effects draw a Malfunction card of a Block.
const MIN_CARDS: usize = 6;

pub(super) fn check(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    events(cx, findings);
    unknown_tags(cx, findings);
    let draft = cx.draft;
    let (decks, without) = (Path::default().key("decks"), Path::default().key("without"));
    let mut thin = |kind: Kind, id: &str, tags: &[&[Id]]| {
        let (all, left) = (
            tags.len(),
            tags.iter().filter(|tags| !draft.leaves_out(tags)).count(),
        );
        let (code, path) = if all < MIN_CARDS {
            (Code::SmallDeck, &decks)
        } else {
            (Code::TagThinsDeck, &without)
        };
        if (1..MIN_CARDS).contains(&left) {
            let (found, min) = (left.to_string(), MIN_CARDS.to_string());
            findings.add(
                code,
                0,
                path,
                &[
                    ("kind", kind.id()),
                    ("id", id),
                    ("found", &found),
                    ("min", &min),
                ],
            );
        }
    };
    for kind in AdventureType::ALL {
        let cards = draft
            .adventures
            .iter()
            .map(|at| &at.value)
            .filter(|it| it.adventure == *kind);
        thin(
            Kind::Adventure,
            kind.id(),
            &cards.map(|it| &*it.tags).collect::<Vec<_>>(),
        );
    }
    for block in Block::ALL {
        let cards = draft
            .malfunctions
            .iter()
            .map(|at| &at.value)
            .filter(|it| it.block == *block);
        thin(
            Kind::Malfunction,
            block.id(),
            &cards.map(|it| &*it.tags).collect::<Vec<_>>(),
        );
    }
}

/// Tags that are left out, but that no card has.
fn unknown_tags(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    let known: BTreeSet<&str> = cx
        .draft
        .tags()
        .flat_map(|(.., tags)| tags)
        .map(String::as_str)
        .collect();
    let without = cx
        .draft
        .without
        .iter()
        .map(|at| (at.doc, &at.path, &at.value));
    let off = cx.nodes.iter().filter_map(|found| match found.node {
        Node::Change(Change::TagOff(tag)) => Some((found.doc, &found.path, tag)),
        _ => None,
    });
    for (doc, path, tag) in without
        .chain(off)
        .filter(|(.., tag)| !known.contains(tag.as_str()))
    {
        let suggestion = suggest(tag, known.iter().copied()).unwrap_or_default();
        findings.add(
            Code::TagUnknown,
            doc,
            path,
            &[("id", tag), ("suggestion", suggestion)],
        );
    }
}

/// Reports the crew with the most sols without a Mission Event, given when each event can be drawn.
fn events(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    if findings.report.has_any(&[Code::FewEvents]) || findings.causes > 0 {
        return;
    }
    let crews: BTreeSet<Length> = cx.open.lengths().iter().copied().collect();
    let mut worst: Option<(i32, i32, i32)> = None;
    for (astronauts, sols) in crews {
        let drawable = |sol: i32| {
            let events = cx
                .draft
                .events
                .iter()
                .enumerate()
                .filter(|(_, at)| !cx.draft.leaves_out(&at.value.tags));
            let drawable =
                events.filter(|(_, at)| cx.real.drawable(&at.value, sol, Some((astronauts, sols))));
            drawable.map(|(index, _)| index).collect()
        };
        let served = i32::try_from(matched(&(1..=sols).map(drawable).collect::<Vec<_>>()))
            .unwrap_or(i32::MAX);
        if sols - served > worst.map_or(0, |(_, served, sols)| sols - served) {
            worst = Some((astronauts, served, sols));
        }
    }
    if let Some((astronauts, served, sols)) = worst {
        let (id, found, expected) = (astronauts.to_string(), served.to_string(), sols.to_string());
        let args = [("id", &*id), ("found", &*found), ("expected", &*expected)];
        findings.add(
            Code::FewEventsForCrew,
            0,
            &Path::default().key("events"),
            &args,
        );
    }
}

/// The size of a maximum matching of sols and events.
fn matched(fits: &[Vec<usize>]) -> usize {
    fn place(
        sol: usize,
        fits: &[Vec<usize>],
        of: &mut BTreeMap<usize, usize>,
        tried: &mut BTreeSet<usize>,
    ) -> bool {
        for &event in fits.get(sol).into_iter().flatten() {
            if tried.insert(event)
                && of
                    .get(&event)
                    .copied()
                    .is_none_or(|other| place(other, fits, of, tried))
            {
                let _ = of.insert(event, sol);
                return true;
            }
        }
        false
    }
    let mut of = BTreeMap::new();
    (0..fits.len())
        .filter(|&sol| place(sol, fits, &mut of, &mut BTreeSet::new()))
        .count()
}
