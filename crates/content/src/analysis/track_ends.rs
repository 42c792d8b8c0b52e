//! Ends of tracks that bring themselves about: the marker leaves a space and comes back to it, again and again, in one moment of one sol.

use std::collections::{BTreeMap, BTreeSet};

use super::{Context, Findings};
use crate::diagnostic::{Code, Severity};
use crate::mission_form::MissionForm;
use first_martians::effect::{Drawn, Effect, Moved, NestedEffects, Reference, TrackChange};
use first_martians::mission::{AdventureKind, Track, TrackEnd};
use first_martians::vocabulary::{AdventureType, Block, Keyword};

/// The end of a track: the index of the track, and that of the end.
type End = (usize, usize);

/// A move of a track, and whether it depends on a condition, a choice or chance.
type Move<'m> = (&'m TrackChange, bool);

/// Collects the moves of tracks that effects make in one moment, in their order.
struct Moves<'m> {
    /// A mission's own Malfunction cards and Adventures can move its tracks.
    draft: &'m MissionForm<'m>,
    astronauts: usize,
    found: Vec<Move<'m>>,
    /// The cards that were followed: a card can draw another.
    followed: BTreeSet<&'m str>,
}

pub(super) fn check(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    let draft = cx.draft;
    let mut reported = BTreeSet::new();
    for astronauts in 2..=4 {
        let leads = leads(draft, astronauts);
        for &end in leads.keys() {
            // One report covers all ends of a circle.
            let Some(circle) = circle(&leads, end).filter(|_| !reported.contains(&end)) else {
                continue;
            };
            reported.extend(circle.ends.iter().copied());
            let Some((at, space)) = draft
                .tracks
                .get(end.0)
                .and_then(|at| Some((at, at.value.ends.get(end.1)?)))
            else {
                continue;
            };
            let severity = if circle.is_certain {
                Severity::Error
            } else {
                Severity::Warning
            };
            let path = at.path.key("ends").index(end.1).key("at");
            let args = [
                ("id", at.value.id.as_str()),
                ("found", &*space.at.to_string()),
            ];
            findings.push(severity, Code::EndlessEnd, at.doc, &path, &args);
        }
    }
}

/// The ends to which each end leads, and whether in any case. An end that comes once ends every circle.
fn leads(draft: &MissionForm<'_>, astronauts: u8) -> BTreeMap<End, BTreeMap<End, bool>> {
    let tracks = &draft.tracks;
    let mut leads = BTreeMap::new();
    for (track, at) in tracks.iter().enumerate() {
        for (index, end) in at
            .value
            .ends
            .iter()
            .enumerate()
            .filter(|(_, end)| !end.once)
        {
            let mut moves = Moves {
                draft,
                astronauts: astronauts.into(),
                found: Vec::new(),
                followed: BTreeSet::new(),
            };
            moves.collect(&end.effects, false);
            let mut next: BTreeMap<End, bool> = BTreeMap::new();
            for (other, moved) in tracks.iter().enumerate() {
                let from: Vec<i16> = if other == track {
                    vec![end.at]
                } else {
                    (moved.value.min..=moved.value.max).collect()
                };
                for (reached, is_certain) in reached(&moved.value, &from, &moves.found, astronauts)
                {
                    *next.entry((other, reached)).or_default() |= is_certain;
                }
            }
            let _ = leads.insert((track, index), next);
        }
    }
    leads
}

impl<'m> Moves<'m> {
    fn collect(&mut self, effects: &'m [Effect], depends: bool) {
        for effect in effects {
            let link = effect.description().link;
            match link {
                Reference::Moves(Moved::Track(change)) => self.found.push((change, depends)),
                Reference::Draws(Drawn::Malfunction(draw)) => {
                    self.collect_cards(draw.block, draw.keyword);
                }
                Reference::Draws(Drawn::Adventure(draw)) => self.collect_adventures(draw.kind),
                // At the top of its track a card is drawn.
                Reference::Moves(Moved::Malfunction(change))
                    if change.by.for_astronauts(self.astronauts) > 0 =>
                {
                    self.collect_cards(change.block, None);
                }
                _ => {}
            }
            match link.nested_effects() {
                NestedEffects::Nothing => {}
                NestedEffects::If(branch) => {
                    self.collect(&branch.then, true);
                    self.collect(&branch.or_else, true);
                }
                NestedEffects::Choose(choice) => {
                    for option in &choice.options {
                        self.collect(&option.effects, true);
                    }
                }
                NestedEffects::Random(random) => {
                    for way in random.ways.iter().filter(|way| way.weight > 0) {
                        self.collect(&way.effects, true);
                    }
                }
            }
        }
    }

    /// Which card is drawn is chance.
    fn collect_cards(&mut self, block: Block, keyword: Option<Keyword>) {
        for card in self.draft.malfunctions.iter().map(|at| &at.value) {
            let can_be_drawn = card.block == block && card.fits(keyword);
            if can_be_drawn && self.followed.insert(&card.id) {
                self.collect(&card.effects, true);
            }
        }
    }

    fn collect_adventures(&mut self, adventure: AdventureType) {
        for card in self.draft.adventures.iter().map(|at| &at.value) {
            if card.adventure != adventure || !self.followed.insert(&card.id) {
                continue;
            }
            match &card.kind {
                AdventureKind::Normal(it) => self.collect(&it.effects, true),
                AdventureKind::Choice(it) => {
                    for option in &it.options {
                        self.collect(&option.effects, true);
                    }
                }
                // It comes in a later sol.
                AdventureKind::Delayed(_) => {}
            }
        }
    }
}

/// The ends of a track that its marker reaches from one of these spaces, and whether in any case.
fn reached(
    track: &Track,
    from: &[i16],
    moves: &[Move<'_>],
    astronauts: u8,
) -> BTreeMap<usize, bool> {
    let mut found = BTreeMap::new();
    let own = || moves.iter().filter(|(change, _)| change.track == track.id);
    for (with_doubtful, is_certain) in [(true, false), (false, true)] {
        for &start in from {
            let mut at = start;
            for (change, _) in own().filter(|(_, depends)| with_doubtful || !depends) {
                let by = change.by.for_astronauts(astronauts.into());
                let to = at.saturating_add(by.into()).clamp(track.min, track.max);
                let passed = track
                    .ends
                    .iter()
                    .enumerate()
                    .filter(|(_, end)| passes(end, at, to));
                for (index, _) in passed {
                    *found.entry(index).or_default() |= is_certain;
                }
                at = to;
            }
        }
    }
    found
}

/// Whether a marker that moves so comes to or past the space of an end.
fn passes(end: &TrackEnd, from: i16, to: i16) -> bool {
    if from < to {
        from < end.at && end.at <= to
    } else {
        to <= end.at && end.at < from
    }
}

struct Circle {
    ends: BTreeSet<End>,
    is_certain: bool,
}

/// The circle through an end, if there is one; certain if no part of it depends on anything.
fn circle(leads: &BTreeMap<End, BTreeMap<End, bool>>, start: End) -> Option<Circle> {
    let after = |from: End, certain_only: bool| {
        let (mut found, mut open) = (BTreeSet::new(), vec![from]);
        while let Some(next) = open.pop() {
            for (&end, &is_certain) in leads.get(&next).into_iter().flatten() {
                if (is_certain || !certain_only) && found.insert(end) {
                    open.push(end);
                }
            }
        }
        found
    };
    let all = after(start, false);
    if !all.contains(&start) {
        return None;
    }
    let ends = all
        .into_iter()
        .filter(|end| after(*end, false).contains(&start))
        .collect();
    Some(Circle {
        ends,
        is_certain: after(start, true).contains(&start),
    })
}
