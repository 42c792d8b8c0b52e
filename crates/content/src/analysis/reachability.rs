//! Reachability: which elements of a mission can appear, how early, and how far counters and tracks can go.

use std::collections::{BTreeMap, BTreeSet};

use super::goals::pawns;
use super::satisfiability::{Bounds, Claim, Domain, Length, Scope, Var, possible};
use super::sites::{Site, Sites};
use crate::mission_form::MissionForm;
use crate::walk::{Kind, Node};
use first_martians::effect::{
    Amount, Effect, HiddenChange, Moved, ObjectiveState, Reference, Subject,
};
use first_martians::mission::{
    Brings, EndingOutcome, Event, Objective, ObjectiveKind, SheetValue, Takes,
};

/// The longest chain of dependencies that is followed.
const MAX_ROUNDS: usize = 200;

/// More than any counter or track can reach.
const UNBOUNDED: i32 = 1_000_000;

pub(super) struct Reachability<'m> {
    draft: &'m MissionForm<'m>,
    lengths: Vec<Length>,
    reached: Reached<'m>,
    /// The mandatory objectives, if meeting the last of them ends the game before the next Events phase.
    ends_with: Vec<&'m str>,
    /// What other findings are about: it may have any value.
    free: BTreeSet<Var<'m>>,
    /// Whether every element appears, whatever its conditions.
    open: bool,
    /// The effects that change a goal or let an objective fail.
    fates: Vec<Reference<'m>>,
    /// Whether the mission may end before its last sol, whatever is met.
    ends_early: bool,
}

#[derive(Clone, PartialEq)]
struct Reached<'m> {
    flags: BTreeSet<&'m str>,
    counters: BTreeMap<&'m str, Bounds>,
    tracks: BTreeMap<&'m str, Bounds>,
    /// Objectives that the Mission Log can show.
    shown: BTreeSet<&'m str>,
    /// The elements that can appear, and the first sol in which they do.
    coming: BTreeMap<usize, i32>,
}

impl<'m> Domain<'m> for Reachability<'m> {
    fn lengths(&self) -> &[Length] {
        &self.lengths
    }

    fn bounds(&self, var: Var<'m>) -> Bounds {
        let anything = (-UNBOUNDED, UNBOUNDED);
        let free = self.free.contains(&var);
        match var {
            Var::Flag(id) => (0, i32::from(free || self.reached.flags.contains(id))),
            Var::Objective(id) => (0, i32::from(self.can_be_met(id))),
            Var::Counter(_) if free => anything,
            Var::Counter(id) => self.reached.counters.get(id).copied().unwrap_or((0, 0)),
            Var::Track(id) if free => self.track_ends(id).unwrap_or(anything),
            Var::Track(id) => self.reached.tracks.get(id).copied().unwrap_or(anything),
            Var::Counted(subject) => self.counted(subject),
            _ => (0, 1),
        }
    }
}

/// Astronauts and the sols of the longest game, for each number of players.
fn lengths(draft: &MissionForm<'_>, sites: &Sites<'_>) -> Vec<Length> {
    let Some(sheet) = &draft.sheet else {
        return Vec::new();
    };
    let longer = [&draft.easier, &draft.harder]
        .into_iter()
        .filter_map(|changes| changes.get(&SheetValue::Sols).copied())
        .max();
    let (least, most) = SheetValue::Sols.range();
    (1..=4_u8)
        .map(|players| {
            let astronauts = players.max(2);
            let sols = sheet
                .sols
                .for_players(players)
                .saturating_add(longer.unwrap_or_default().max(0))
                .clamp(least, most);
            (
                i32::from(astronauts),
                i32::from(sols)
                    .saturating_add(sols_added(sites, astronauts))
                    .min(most.into()),
            )
        })
        .collect()
}

/// How many sols effects add at most: what comes once adds them once, anything else as many as there can be.
fn sols_added(sites: &Sites<'_>, astronauts: u8) -> i32 {
    let added = sites
        .effects()
        .filter_map(|(site, effect)| match effect.description().link {
            Reference::Moves(Moved::Sols(it)) => Some((
                site.found.kind,
                i32::from(it.by.for_astronauts(astronauts.into())),
            )),
            _ => None,
        });
    let comes_once = |kind| {
        matches!(
            kind,
            Kind::Event | Kind::Objective | Kind::Token | Kind::SetUp
        )
    };
    let most = |(kind, by)| {
        if by <= 0 || comes_once(kind) {
            by
        } else {
            UNBOUNDED
        }
    };
    added
        .map(most)
        .filter(|by| *by > 0)
        .fold(0, i32::saturating_add)
}

impl<'m> Reachability<'m> {
    /// Assumes that every element appears.
    pub fn open(draft: &'m MissionForm<'m>, sites: &Sites<'m>, free: BTreeSet<Var<'m>>) -> Self {
        let mut world = Self::empty(draft, sites, free, true);
        world.reached.coming = (0..sites.elements.len())
            .map(|element| (element, 1))
            .collect();
        let _ = world.grow(sites);
        world
    }

    /// Grows a fixed point from nothing: only reachable elements appear.
    pub fn real(draft: &'m MissionForm<'m>, sites: &Sites<'m>, free: BTreeSet<Var<'m>>) -> Self {
        let mut world = Self::empty(draft, sites, free.clone(), false);
        // Each round adds something or is the last. A longer chain is unrealistic, and nothing is reported then.
        if (0..MAX_ROUNDS).all(|_| world.grow(sites)) {
            return Self::open(draft, sites, free);
        }
        world
    }

    fn empty(
        draft: &'m MissionForm<'m>,
        sites: &Sites<'m>,
        free: BTreeSet<Var<'m>>,
        open: bool,
    ) -> Self {
        let objectives = || draft.objectives.iter().map(|at| &at.value);
        let reached = Reached {
            flags: BTreeSet::new(),
            counters: BTreeMap::new(),
            tracks: starts(draft),
            shown: objectives()
                .filter(|it| !it.hidden)
                .map(|it| it.id.as_str())
                .collect(),
            coming: BTreeMap::new(),
        };
        let ends_early = !draft.loses.is_empty()
            || links(sites).any(|link| matches!(link, Reference::Ends(_) | Reference::Fails(_)))
            || objectives().any(|it| it.deadline.is_some() || it.either.is_some());
        let fates = links(sites)
            .filter(|link| matches!(link, Reference::Goal(_) | Reference::Fails(_)))
            .collect();
        Self {
            draft,
            lengths: lengths(draft, sites),
            reached,
            ends_with: ends_with(objectives),
            fates,
            free,
            open,
            ends_early,
        }
    }

    /// The earliest sol in which the element can appear.
    pub(crate) fn first_sol(&self, element: usize) -> Option<i32> {
        self.reached.coming.get(&element).copied()
    }

    /// Whether the Mission Log can show the objective.
    pub fn shows(&self, id: &str) -> bool {
        self.reached.shown.contains(id)
    }

    /// The sols of the longest game of all.
    pub fn longest(&self) -> i32 {
        self.lengths
            .iter()
            .map(|&(_, sols)| sols)
            .max()
            .unwrap_or_default()
    }

    pub fn track(&self, id: &str) -> Option<Bounds> {
        self.reached.tracks.get(id).copied()
    }

    fn track_ends(&self, id: &str) -> Option<Bounds> {
        let track = self
            .draft
            .tracks
            .iter()
            .map(|at| &at.value)
            .find(|track| track.id == id)?;
        Some((track.min.into(), track.max.into()))
    }

    /// How low and how high a number of format 2 can be.
    fn counted(&self, subject: Subject<'_>) -> Bounds {
        let objective = |id: &str| {
            self.draft
                .objectives
                .iter()
                .map(|at| &at.value)
                .find(|it| it.id == id)
        };
        let most = match subject {
            Subject::SolsLeft => self.longest().saturating_sub(1).max(0),
            Subject::EventOpen(id) => i32::from(
                self.event(id)
                    .is_none_or(|event| matches!(event.brings, Some(Brings::Action(_)))),
            ),
            Subject::Progress(id) => {
                let changed = self.fates.iter().filter_map(|fate| {
                    if let Reference::Goal(it) = fate {
                        Some(*it)
                    } else {
                        None
                    }
                });
                let goals = changed
                    .filter(|it| it.objective == id)
                    .map(|it| i32::from(it.to));
                objective(id).map_or(UNBOUNDED, |it| goals.fold(it.goal.into(), i32::max))
            }
            Subject::Mark(id, _) => {
                let mark = self.draft.marks.iter().find(|at| at.value.id == id);
                mark.and_then(|at| at.value.most)
                    .map_or(UNBOUNDED, Into::into)
            }
            Subject::Walker(id, []) => {
                let walker = self.draft.walkers.iter().find(|at| at.value.id == id);
                walker.map_or(UNBOUNDED, |at| at.value.steps().into())
            }
            Subject::Walker(id, regions) => {
                let walker = self.draft.walkers.iter().find(|at| at.value.id == id);
                i32::from(
                    walker.is_none_or(|at| at.value.path.iter().any(|it| regions.contains(it))),
                )
            }
            Subject::ObjectiveState(id, ObjectiveState::Hidden) => {
                i32::from(objective(id).is_none_or(|it| it.hidden))
            }
            Subject::ObjectiveState(id, ObjectiveState::Met) => i32::from(self.can_be_met(id)),
            Subject::ObjectiveState(id, ObjectiveState::Failed) => {
                let fails = self
                    .fates
                    .iter()
                    .any(|fate| matches!(fate, Reference::Fails(it) if it.as_str() == id));
                i32::from(fails || objective(id).is_none_or(|it| it.deadline.is_some()))
            }
            Subject::ObjectiveState(id, ObjectiveState::Closed) => {
                i32::from(objective(id).is_none_or(|it| it.either.is_some()))
            }
            other => other.top().into(),
        };
        (0, most)
    }

    fn can_be_met(&self, id: &str) -> bool {
        let Some(objective) = self
            .draft
            .objectives
            .iter()
            .map(|at| &at.value)
            .find(|it| it.id == id)
        else {
            return true;
        };
        match &objective.requirement {
            // It is asked at the very end.
            _ if objective.kind == ObjectiveKind::Threshold => false,
            _ if self.open => true,
            Takes::Reach(reach) => {
                let number = i32::from(reach.number);
                self.reached.shown.contains(id)
                    && self
                        .reached
                        .tracks
                        .get(reach.track.as_str())
                        .is_none_or(|&(low, high)| (low..=high).contains(&number))
            }
            _ => self.reached.shown.contains(id),
        }
    }

    /// Where and when the condition of a site is evaluated.
    pub fn scope(&self, sites: &Sites<'m>, site: &Site<'m>) -> Scope<'m> {
        let from = |first: i32| Scope {
            sols: (first + site.found.delay, UNBOUNDED),
            ..Scope::default()
        };
        let Some(element) = sites.element(site) else {
            return from(1);
        };
        match element.kind {
            // What is brought may come in any sol from then on.
            Kind::Event if sites.bringers(element.id).next().is_some() => {
                from(self.first_sol(site.element).unwrap_or(1))
            }
            Kind::Event => {
                let drawn = self
                    .event(element.id)
                    .map(|event| self.drawn(event))
                    .unwrap_or_default();
                if site.found.at_once {
                    drawn
                } else {
                    from(drawn.sols.0)
                }
            }
            Kind::FollowUp => {
                let not_all = if site.found.at_once {
                    self.ends_with.clone()
                } else {
                    Vec::new()
                };
                Scope {
                    not_all,
                    ..from(self.first_sol(site.element).unwrap_or(1))
                }
            }
            Kind::Objective => Scope {
                known: vec![(Var::Objective(element.id), 1)],
                ..from(1)
            },
            Kind::Ending => self.at_the_end(element.id),
            _ => from(1),
        }
    }

    fn event(&self, id: &str) -> Option<&'m Event> {
        self.draft
            .events
            .iter()
            .map(|at| &at.value)
            .find(|event| event.id == id)
    }

    /// Where and when the Mission Event is drawn.
    fn drawn(&self, event: &Event) -> Scope<'m> {
        let (from, to) = event
            .sols
            .as_ref()
            .map_or((None, None), |sols| (sols.from, sols.to));
        let sols = (
            from.map_or(1, i32::from).max(1),
            to.map_or(UNBOUNDED, i32::from),
        );
        Scope {
            sols,
            not_all: self.ends_with.clone(),
            ..Scope::default()
        }
    }

    /// Where and when the condition of an ending is evaluated.
    pub(crate) fn at_the_end(&self, ending: &str) -> Scope<'m> {
        let mut scope = Scope {
            sols: (1, UNBOUNDED),
            ..Scope::default()
        };
        if self.ends_early {
            return scope;
        }
        let outcome = self
            .draft
            .endings
            .iter()
            .map(|at| &at.value)
            .find(|it| it.id == ending)
            .map(|it| it.outcome);
        let won = matches!(outcome, Some(EndingOutcome::Won | EndingOutcome::WonAll));
        let all = || self.draft.objectives.iter().map(|at| &at.value);
        for objective in all() {
            let met = match objective.kind {
                ObjectiveKind::Threshold => Some(won),
                ObjectiveKind::Mandatory => won.then_some(true),
                ObjectiveKind::Optional => (outcome == Some(EndingOutcome::WonAll)).then_some(true),
            };
            scope
                .known
                .extend(met.map(|met| (Var::Objective(objective.id.as_str()), i32::from(met))));
        }
        if outcome == Some(EndingOutcome::Lost)
            && !all().any(|it| it.kind == ObjectiveKind::Threshold)
        {
            scope.not_all = all()
                .filter(|it| it.kind == ObjectiveKind::Mandatory)
                .map(|it| it.id.as_str())
                .collect();
        }
        scope
    }

    pub fn reaches(&self, sites: &Sites<'m>, site: &Site<'m>) -> bool {
        self.reached.coming.contains_key(&site.element)
            && possible(self, &self.scope(sites, site), &site.claims)
    }

    /// Adds what is reachable from the current state; returns whether anything was added.
    fn grow(&mut self, sites: &Sites<'m>) -> bool {
        let before = self.reached.clone();
        if !self.open {
            self.reached.coming = self.arrivals(sites);
        }
        let alive: Vec<&Site<'m>> = sites
            .all
            .iter()
            .filter(|site| self.open || self.reaches(sites, site))
            .collect();
        self.reached.counters.clear();
        self.reached.tracks = starts(self.draft);
        for site in &alive {
            match site.found.node {
                Node::Effect(effect) => self.happens(sites, site, effect),
                Node::Brings(id) => {
                    let _ = self.reached.shown.insert(id);
                }
                Node::When(_)
                | Node::Options(_)
                | Node::Way(_)
                | Node::Ways(_)
                | Node::RandomWay { .. }
                | Node::Later(_)
                | Node::Cost(_)
                | Node::Condition(_)
                | Node::Consequence
                | Node::TrackEnd(_)
                | Node::Change(_) => {}
            }
        }
        before != self.reached
    }

    /// Adds what an effect sets, shows or moves, as often as it can.
    fn happens(&mut self, sites: &Sites<'m>, site: &Site<'m>, effect: &'m Effect) {
        match effect.description().link {
            Reference::Remembers(HiddenChange::Sets(id)) => {
                let _ = self.reached.flags.insert(id);
            }
            Reference::Reveals(id) => {
                let _ = self.reached.shown.insert(id);
            }
            Reference::Remembers(HiddenChange::Counts(change)) => {
                let moved = self.moved(sites, site, i32::from(change.by), i32::from(change.by));
                let bounds = self.reached.counters.entry(&change.counter).or_default();
                *bounds = (
                    bounds.0.saturating_add(moved.0),
                    bounds.1.saturating_add(moved.1),
                );
            }
            Reference::Moves(Moved::Track(change)) => {
                let (one, other) = by_crew(change.by);
                let moved = self.moved(sites, site, one, other);
                let (min, max) = self
                    .track_ends(&change.track)
                    .unwrap_or((-UNBOUNDED, UNBOUNDED));
                if let Some(bounds) = self.reached.tracks.get_mut(change.track.as_str()) {
                    *bounds = (
                        bounds.0.saturating_add(moved.0).clamp(min, max.max(min)),
                        bounds.1.saturating_add(moved.1).clamp(min, max.max(min)),
                    );
                }
            }
            Reference::None
            | Reference::Remembers(HiddenChange::Clears(_))
            | Reference::Moves(Moved::Malfunction(_) | Moved::Morale | Moved::Sols(_))
            | Reference::Goal(_)
            | Reference::Uncovers(_)
            | Reference::Calls(_)
            | Reference::Draws(_)
            | Reference::Words(_)
            | Reference::Holds(_)
            | Reference::Closes(_)
            | Reference::Cancels(_)
            | Reference::Brings(_)
            | Reference::Knows(_)
            | Reference::Ends(_)
            | Reference::Fails(_)
            | Reference::Token(..)
            | Reference::Marks(..)
            | Reference::Walks(_) => {}
        }
    }

    /// How far a site, as often as it can, moves something down and up.
    fn moved(&self, sites: &Sites<'m>, site: &Site<'m>, one: i32, other: i32) -> Bounds {
        let times = self.times(sites, site.element);
        let far = |by: i32| by.saturating_mul(times).clamp(-UNBOUNDED, UNBOUNDED);
        (far(one.min(other).min(0)), far(one.max(other).max(0)))
    }

    /// How often an element can appear at most.
    fn times(&self, sites: &Sites<'m>, element: usize) -> i32 {
        let Some(it) = sites.elements.get(element) else {
            return UNBOUNDED;
        };
        match it.kind {
            Kind::Event | Kind::Objective | Kind::SetUp => 1,
            Kind::Mission | Kind::Standing => self.longest(),
            Kind::Action => self.actions(it.id),
            Kind::FollowUp => {
                let times = sites.calls(it.id).map(|(site, _)| {
                    match sites.element(site).map(|from| from.kind) {
                        // One that calls another, or itself, may do so again and again.
                        None | Some(Kind::FollowUp) => UNBOUNDED,
                        Some(_) => self.times(sites, site.element),
                    }
                });
                times.fold(0_i32, i32::saturating_add)
            }
            _ => UNBOUNDED,
        }
    }

    /// How often an action can be performed at most: every pawn of every sol performs it.
    fn actions(&self, id: &str) -> i32 {
        let action = self
            .draft
            .actions
            .iter()
            .map(|at| &at.value)
            .find(|action| action.id == id);
        let each = action.map_or(0, |action| u32::from(action.cost.pawns.unwrap_or(1)));
        let by_crew = (1..=4_u8)
            .zip(&self.lengths)
            .filter_map(|(players, &(_, sols))| {
                let a_sol = i32::try_from(pawns(players).checked_div(each)?).ok()?;
                Some(a_sol.saturating_mul(sols))
            });
        by_crew.max().unwrap_or(UNBOUNDED)
    }

    /// The elements that can appear, with their first sols.
    fn arrivals(&self, sites: &Sites<'m>) -> BTreeMap<usize, i32> {
        let mut coming = BTreeMap::new();
        for (index, element) in sites.elements.iter().enumerate() {
            let first = match element.kind {
                Kind::FollowUp => self.earliest_call(sites, element.id),
                Kind::Event => {
                    let drawn = self
                        .event(element.id)
                        .and_then(|event| self.earliest_draw(event));
                    drawn
                        .into_iter()
                        .chain(self.earliest_bringing(sites, element.id))
                        .min()
                }
                Kind::Objective => self.can_be_met(element.id).then_some(1),
                _ => Some(1),
            };
            if let Some(first) = first.filter(|first| *first <= self.longest()) {
                let _ = coming.insert(index, first);
            }
        }
        coming
    }

    fn earliest_call(&self, sites: &Sites<'m>, id: &str) -> Option<i32> {
        let calls = sites
            .calls(id)
            .filter(|(site, _)| self.reaches(sites, site));
        let calls = calls.filter_map(|(site, call)| {
            Some(self.first_sol(site.element)? + site.found.delay + i32::from(call.after.min))
        });
        calls.min()
    }

    /// The first sol in which an event can come that another brings.
    fn earliest_bringing(&self, sites: &Sites<'m>, event: &str) -> Option<i32> {
        let bringers = sites
            .bringers(event)
            .filter(|site| self.reaches(sites, site));
        // What happens after the draw of a sol brings an event of the next one.
        bringers
            .filter_map(|site| Some(self.first_sol(site.element)? + site.found.delay))
            .min()
    }

    fn earliest_draw(&self, event: &'m Event) -> Option<i32> {
        (1..=self.longest()).find(|&sol| self.drawable(event, sol, None))
    }

    /// Whether the Mission Event can be drawn in that sol, by any crew or by this one.
    pub(crate) fn drawable(&self, event: &'m Event, sol: i32, length: Option<Length>) -> bool {
        let mut scope = self.drawn(event);
        if event.weight == 0 || !(scope.sols.0..=scope.sols.1).contains(&sol) {
            return false;
        }
        scope.sols = (sol, sol);
        let claims: Vec<Claim<'m>> = event.when.iter().map(|when| (when, true)).collect();
        match length {
            Some(length) => possible(
                &ForCrew {
                    world: self,
                    length: [length],
                },
                &scope,
                &claims,
            ),
            None => possible(self, &scope, &claims),
        }
    }
}

/// What the effects of the mission link to.
fn links<'s, 'm>(sites: &'s Sites<'m>) -> impl Iterator<Item = Reference<'m>> + use<'s, 'm> {
    sites.effects().map(|(_, effect)| effect.description().link)
}

/// The start values of the tracks.
fn starts<'m>(draft: &'m MissionForm<'_>) -> BTreeMap<&'m str, Bounds> {
    draft
        .tracks
        .iter()
        .map(|at| {
            (
                at.value.id.as_str(),
                (at.value.start.into(), at.value.start.into()),
            )
        })
        .collect()
}

/// See [`Reachability::ends_with`].
fn ends_with<'m, I: Iterator<Item = &'m Objective>>(all: impl Fn() -> I) -> Vec<&'m str> {
    let mandatory = || all().filter(|it| it.kind == ObjectiveKind::Mandatory);
    // An objective that only an action meets is not met while an event is drawn.
    let by_action = |takes: &Takes| {
        matches!(
            takes,
            Takes::Build(_)
                | Takes::Plant {}
                | Takes::Act(_)
                | Takes::Explore(_)
                | Takes::Gather(_)
        )
    };
    if all().any(|it| it.kind == ObjectiveKind::Threshold || it.either.is_some())
        || !mandatory().any(|it| by_action(&it.requirement))
    {
        return Vec::new();
    }
    mandatory().map(|it| it.id.as_str()).collect()
}

/// A [`Reachability`] restricted to one crew.
struct ForCrew<'w, 'm> {
    world: &'w Reachability<'m>,
    length: [Length; 1],
}

impl<'m> Domain<'m> for ForCrew<'_, 'm> {
    fn lengths(&self) -> &[Length] {
        &self.length
    }

    fn bounds(&self, var: Var<'m>) -> Bounds {
        self.world.bounds(var)
    }
}

/// An amount for the smallest and the largest crew.
pub(super) fn by_crew(amount: Amount) -> (i32, i32) {
    (
        amount.for_astronauts(2).into(),
        amount.for_astronauts(4).into(),
    )
}
