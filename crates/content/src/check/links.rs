//! References to ids: each must exist.

use std::collections::BTreeSet;

use super::{Context, Errors, tokens};
use crate::diagnostic::Code;
use crate::json::Path;
use crate::walk::{Found, Kind, Node, people_in, people_of};
use base::suggest::suggest;
use first_martians::board::Place;
use first_martians::effect::{
    Bound, Cost, Counted, Effect, Id, MarkPlace, Moved, Reference, RegionIn, Subject, When, Who,
};
use first_martians::game_box::RINGS;
use first_martians::mission::{ActionPlace, Takes, TakesThreshold};
use first_martians::standing::{Change, WhichActions};
use first_martians::vocabulary::{Facility, Resource};

pub(super) fn check(cx: &Context<'_, '_>, errors: &mut Errors<'_, '_>) {
    let mut links = Links {
        cx,
        errors,
        known: people_of(&cx.nodes),
        named: cx.elements.iter().map(|it| (it.kind, it.id)).collect(),
    };
    for found in &cx.nodes {
        let (doc, path) = (found.doc, &found.path);
        links.people(found);
        match found.node {
            Node::Effect(effect) => links.effect(effect, doc, path),
            Node::Cost(Cost::Mark(it)) => links.to(Kind::Mark, &it.mark, doc, &path.key("mark")),
            Node::When(When::Track(at)) => {
                links.to(Kind::Track, &at.track, doc, &path.key("track"));
            }
            Node::When(When::Chapter(at)) => {
                let earlier = cx.draft.chapter.as_ref().map(|chapter| &chapter.earlier);
                if let Some(earlier) = earlier.filter(|earlier| !earlier.contains(&at.chapter)) {
                    let suggestion = suggest(&at.chapter, earlier.iter().map(String::as_str))
                        .unwrap_or_default();
                    let args = [
                        ("id", at.chapter.as_str()),
                        ("kind", "chapter"),
                        ("suggestion", suggestion),
                    ];
                    links
                        .errors
                        .add(Code::UnknownId, doc, &path.key("chapter"), &args);
                }
            }
            Node::When(When::Objective(id)) | Node::Brings(id) => {
                links.to(Kind::Objective, id, doc, path);
            }
            Node::When(when) => links.condition(when, doc, path),
            Node::Change(change) => links.change(change, doc, path),
            _ => {}
        }
    }
    links.objectives();
    for (doc, path, id) in tokens::named(cx) {
        links.to(Kind::Token, id, doc, &path);
    }
    for at in &cx.draft.loses {
        at.value
            .ending
            .iter()
            .for_each(|ending| links.to(Kind::Ending, ending, at.doc, &at.path.key("ending")));
    }
}

struct Links<'c, 'm, 'f, 't> {
    cx: &'c Context<'c, 'm>,
    errors: &'c mut Errors<'f, 't>,
    /// The names under which astronauts are remembered.
    known: BTreeSet<Id>,
    /// The elements, by kind and id.
    named: BTreeSet<(Kind, &'c str)>,
}

impl Links<'_, '_, '_, '_> {
    fn to(&mut self, kind: Kind, id: &str, doc: usize, path: &Path) {
        let draft = self.cx.draft;
        let known = || {
            self.named
                .range((kind, "")..)
                .take_while(|(of, _)| *of == kind)
        };
        let may_be_in_lost_deck = draft.partial && kind == Kind::FollowUp;
        if !self.named.contains(&(kind, id)) && !draft.broken.contains(id) && !may_be_in_lost_deck {
            let suggestion = suggest(id, known().map(|(_, id)| *id)).unwrap_or_default();
            self.errors.add(
                Code::UnknownId,
                doc,
                path,
                &[("id", id), ("kind", kind.id()), ("suggestion", suggestion)],
            );
        }
    }

    fn objectives(&mut self) {
        let draft = self.cx.draft;
        let spares: BTreeSet<Facility> = draft
            .facilities
            .iter()
            .map(|at| at.value.facility)
            .collect();
        for at in &draft.facilities {
            let facility = at.value.facility;
            if !facility.is_spare() {
                self.wrong_facility(facility, at.doc, &at.path.key("facility"));
            }
        }
        for at in &draft.actions {
            let path = at.path.key("at").only();
            match &at.value.at {
                Some(ActionPlace::Facility(facility)) if Place::count_on_board(*facility) != 1 => {
                    self.wrong_facility(*facility, at.doc, &path);
                }
                Some(ActionPlace::Walker(walker)) => self.to(Kind::Walker, walker, at.doc, &path),
                Some(ActionPlace::Facility(_) | ActionPlace::Regions(_)) | None => {}
            }
        }
        for at in &draft.objectives {
            for (index, id) in at.value.after.iter().enumerate() {
                self.to(
                    Kind::Objective,
                    id,
                    at.doc,
                    &at.path.key("after").index(index),
                );
            }
            let path = at.path.key("takes").only();
            match &at.value.requirement {
                Takes::Act(act) => self.to(Kind::Action, &act.action, at.doc, &path.key("action")),
                Takes::Reach(reach) => {
                    self.to(Kind::Track, &reach.track, at.doc, &path.key("track"));
                }
                Takes::Threshold(TakesThreshold {
                    counts: Some(Counted::Mark(it)),
                    ..
                }) => {
                    self.to(
                        Kind::Mark,
                        &it.mark,
                        at.doc,
                        &path.key("counts").only().key("mark"),
                    );
                }
                Takes::Build(build) if !spares.contains(&build.facility) => {
                    self.wrong_facility(build.facility, at.doc, &path.key("facility"));
                }
                _ => {}
            }
        }
    }

    fn effect(&mut self, effect: &Effect, doc: usize, path: &Path) {
        let kind = effect.description();
        match kind.link {
            Reference::Calls(call) => {
                self.to(Kind::FollowUp, &call.follow_up, doc, &path.key("follow_up"));
            }
            Reference::Moves(Moved::Track(change)) => {
                self.to(Kind::Track, &change.track, doc, &path.key("track"));
            }
            Reference::Goal(change) => self.to(
                Kind::Objective,
                &change.objective,
                doc,
                &path.key("objective"),
            ),
            Reference::Reveals(id) | Reference::Fails(id) => {
                self.to(Kind::Objective, id, doc, path);
            }
            Reference::Uncovers(id) => {
                let draft = self.cx.draft;
                let kind = match id {
                    track if draft.tracks.iter().any(|at| at.value.id == *track) => Kind::Track,
                    walker if draft.walkers.iter().any(|at| at.value.id == *walker) => Kind::Walker,
                    _ => Kind::Action,
                };
                self.to(kind, id, doc, path);
            }
            Reference::Closes(id) | Reference::Brings(id) => self.to(Kind::Event, id, doc, path),
            Reference::Cancels(id) => self.to(Kind::FollowUp, id, doc, path),
            Reference::Ends(id) => self.to(Kind::Ending, id, doc, path),
            Reference::Walks(it) => self.to(Kind::Walker, &it.walker, doc, &path.key("walker")),
            Reference::Marks(it, _) => {
                self.to(Kind::Mark, &it.mark, doc, &path.key("mark"));
                self.mark_place(&it.on, doc, &path.key("on"));
            }
            // Tokens are looked for all at once.
            Reference::None
            | Reference::Token(..)
            | Reference::Knows(_)
            | Reference::Remembers(_)
            | Reference::Moves(Moved::Malfunction(_) | Moved::Morale | Moved::Sols(_))
            | Reference::Draws(_)
            | Reference::Words(_)
            | Reference::Holds(_) => {}
        }
        for bound in kind.bounds {
            match bound {
                Bound::Producer(Facility::Oxygenator | Facility::SolarPanel) => {}
                Bound::Producer(facility) => {
                    self.wrong_facility(facility, doc, &path.key("facility"));
                }
                Bound::Uses(Resource::Food, _) => {
                    let args = [("id", "food"), ("expected", "oxygen, energy")];
                    self.errors
                        .add(Code::UnknownValue, doc, &path.key("resource"), &args);
                }
                Bound::Uses(resource, facility) => {
                    if let Some(facility) = facility.filter(|facility| !facility.needs(resource)) {
                        self.wrong_facility(facility, doc, &path.key("facility"));
                    }
                }
                Bound::In(RegionIn::Walker(id)) => {
                    self.to(Kind::Walker, id, doc, &path.key("in").only());
                }
                Bound::In(_)
                | Bound::Count { .. }
                | Bound::Change(..)
                | Bound::After(_)
                | Bound::Part(..) => {}
            }
        }
    }

    /// Whoever is named must be remembered somewhere.
    fn people(&mut self, found: &Found<'_>) {
        for (person, key) in people_in(found.node) {
            if !self.known.contains(person)
                && !self.cx.draft.partial
                && !self.cx.draft.is_taken(person)
            {
                let suggestion =
                    suggest(person, self.known.iter().map(String::as_str)).unwrap_or_default();
                let path = if key.is_empty() {
                    found.path.clone()
                } else {
                    found.path.key(key)
                };
                let args = [("id", person), ("suggestion", suggestion)];
                self.errors
                    .add(Code::PersonNeverRemembered, found.doc, &path, &args);
            }
        }
    }

    /// What a condition of format 2 names.
    fn condition(&mut self, when: &When, doc: usize, path: &Path) {
        let Some(it) = when.compared() else { return };
        if it
            .subject
            .who()
            .is_some_and(|who| matches!(who, Who::Chosen | Who::Performer))
        {
            self.errors
                .add(Code::ConditionOfChosen, doc, &path.key("who"), &[]);
        }
        match it.subject {
            Subject::EventOpen(id) => self.to(Kind::Event, id, doc, path),
            Subject::Standing(id) => self.to(Kind::Standing, id, doc, path),
            Subject::Walker(id, _) => self.to(Kind::Walker, id, doc, &path.key("walker")),
            Subject::Mark(id, on) => {
                self.to(Kind::Mark, id, doc, &path.key("mark"));
                on.into_iter()
                    .for_each(|on| self.mark_place(on, doc, &path.key("on")));
            }
            Subject::Progress(id) | Subject::ObjectiveState(id, _) => {
                self.to(Kind::Objective, id, doc, &path.key("objective"));
            }
            Subject::Productivity(facility) if facility.productivity_top() == 0 => {
                self.wrong_facility(facility, doc, &path.key("facility"));
            }
            Subject::Shut(facility, resource) => {
                let needs = |it| facility.needs(it);
                if !resource.map_or_else(|| Resource::ALL.iter().any(|&it| needs(it)), needs) {
                    self.wrong_facility(facility, doc, &path.key("facility"));
                }
            }
            _ => {}
        }
    }

    /// What a standing rule names.
    fn change(&mut self, change: &Change, doc: usize, path: &Path) {
        if let Some(WhichActions::Mission(action)) = change.on() {
            let on = if matches!(change, Change::No(_)) {
                path.clone()
            } else {
                path.key("on")
            };
            self.to(Kind::Action, action, doc, &on.key("mission"));
        }
    }

    /// Where a marker lies: an action that exists, a ring of the map.
    fn mark_place(&mut self, on: &MarkPlace, doc: usize, path: &Path) {
        match on {
            MarkPlace::Action(id) => self.to(Kind::Action, id, doc, &path.only()),
            MarkPlace::Region(region) => {
                self.errors.range(
                    doc,
                    &path.only().key("ring"),
                    region.ring.into(),
                    1,
                    RINGS.into(),
                );
            }
            MarkPlace::Facility(_) | MarkPlace::Sheet => {}
        }
    }

    fn wrong_facility(&mut self, facility: Facility, doc: usize, path: &Path) {
        self.errors
            .add(Code::InvalidFacility, doc, path, &[("id", facility.id())]);
    }
}
