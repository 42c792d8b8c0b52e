//! What is wrong with the chapters of a campaign: where they lead, and what crosses from one to the next.

use std::collections::{BTreeMap, BTreeSet};

use super::CampaignDraft;
use crate::diagnostic::{Args, Code, Report};
use crate::json::Path;
use crate::{is_game, is_id};
use base::suggest::suggest;
use first_martians::campaign::{Chapter, Crossing, DeathRule, Next};
use first_martians::effect::{Id, When};
use first_martians::mission::EndingOutcome;

/// What conditions of a campaign may ask.
const ASKED: &str = "flag, counter, remembered, chapter, not, all, any";

/// The chapters that may come before one.
pub(super) fn earlier<'c>(chapters: &'c [Chapter], id: &str) -> BTreeSet<&'c str> {
    let leads_to = |chapter: &Chapter, to: &str| {
        chapter
            .next
            .iter()
            .any(|next| next.to.as_deref() == Some(to))
    };
    let mut found: BTreeSet<&str> = BTreeSet::new();
    let mut waiting = vec![id.to_owned()];
    while let Some(to) = waiting.pop() {
        for chapter in chapters.iter().filter(|chapter| leads_to(chapter, &to)) {
            if found.insert(&chapter.id) {
                waiting.push(chapter.id.clone());
            }
        }
    }
    found
}

/// Whether the campaign can come to a chapter by a way on which none of the others is played.
fn reached_without(chapters: &[Chapter], to: &str, without: impl Fn(&Chapter) -> bool) -> bool {
    let (mut seen, mut waiting) = (BTreeSet::new(), vec![chapters.first()]);
    while let Some(next) = waiting.pop() {
        let Some(chapter) = next.filter(|chapter| seen.insert(chapter.id.as_str())) else {
            continue;
        };
        if chapter.id == to {
            return true;
        }
        if !without(chapter) {
            let next = chapter.next.iter().filter_map(|next| next.to.as_deref());
            waiting.extend(next.map(|id| chapters.iter().find(|chapter| chapter.id == id)));
        }
    }
    false
}

/// What a condition asks, with the place of each.
fn asked<'w>(when: &'w When, path: &Path, found: &mut Vec<(&'w When, Path)>) {
    let inner = path.only();
    match when {
        When::Not(part) => asked(part, &inner, found),
        When::All(parts) | When::Any(parts) => {
            parts
                .iter()
                .enumerate()
                .for_each(|(index, part)| asked(part, &inner.index(index), found));
        }
        leaf => found.push((leaf, path.clone())),
    }
}

struct Checker<'c, 'd, 'r> {
    draft: &'d CampaignDraft<'c>,
    chapters: Vec<Chapter>,
    /// The chapters that may come before each, by id.
    earlier: BTreeMap<Id, BTreeSet<Id>>,
    report: &'r mut Report,
}

pub(super) fn check(draft: &CampaignDraft<'_>, report: &mut Report) {
    let chapters: Vec<Chapter> = draft.chapters.iter().map(|at| at.value.clone()).collect();
    let earlier = chapters.iter().map(|chapter| {
        let before = earlier(&chapters, &chapter.id);
        (
            chapter.id.clone(),
            before.into_iter().map(str::to_owned).collect(),
        )
    });
    let mut checker = Checker {
        draft,
        earlier: earlier.collect(),
        chapters,
        report,
    };
    checker.ids();
    if draft
        .document
        .find(&Path::default().key("format"))
        .is_some()
        && draft.document.find(&Path::default().key("death")).is_none()
    {
        checker.add(Code::DeathUndecided, &Path::default(), &[]);
    }
    checker.ways();
    checker.endings();
    checker.crossing();
}

impl Checker<'_, '_, '_> {
    fn add(&mut self, code: Code, path: &Path, args: Args<'_>) {
        self.report.add(
            code,
            self.draft.document.text,
            self.draft.document.span(path),
            args,
        );
    }

    /// Whether a chapter may come before another.
    fn comes_before(&self, one: &str, other: &str) -> bool {
        self.earlier
            .get(other)
            .is_some_and(|before| before.contains(one))
    }

    fn ids(&mut self) {
        let chapters = self
            .draft
            .chapters
            .iter()
            .map(|at| (&at.value.id, at.path.key("id"), "chapter"));
        let endings = self
            .draft
            .endings
            .iter()
            .map(|at| (&at.value.id, at.path.key("id"), "ending"));
        let own = self
            .draft
            .id
            .iter()
            .map(|id| (id, Path::default().key("id"), "campaign"));
        let mut seen = BTreeSet::new();
        for (id, path, kind) in own.chain(chapters).chain(endings).collect::<Vec<_>>() {
            if !is_id(id) {
                self.add(Code::BadId, &path, &[("id", id)]);
            } else if kind == "campaign" && is_game(id) {
                self.add(Code::GameId, &path, &[("id", id)]);
            } else if !seen.insert(id) {
                self.add(Code::DuplicateId, &path, &[("id", id), ("kind", kind)]);
            }
        }
    }

    /// Where the chapters lead.
    fn ways(&mut self) {
        if self.draft.chapters.is_empty() {
            let list = Path::default().key("chapters");
            // What cannot be read, or is not there, is reported as that.
            if self.draft.document.length(&list) != Some(0) {
                return;
            }
            self.add(
                Code::WrongLength,
                &Path::default().key("chapters"),
                &[("found", "0"), ("expected", "1")],
            );
            return;
        }
        let mut ends = false;
        for at in &self.draft.chapters {
            let chapter = &at.value;
            for (index, next) in chapter.next.iter().enumerate() {
                let path = at.path.key("next").index(index);
                match (&next.to, &next.end) {
                    (Some(to), None) => self.to(to, "chapter", &path.key("to")),
                    (None, Some(end)) => {
                        ends = true;
                        self.to(end, "ending", &path.key("end"));
                    }
                    _ => self.add(Code::NotOneKey, &path, &[("expected", "to, end")]),
                }
                let circle = next
                    .to
                    .as_ref()
                    .is_some_and(|to| *to == chapter.id || self.comes_before(to, &chapter.id));
                if circle {
                    self.add(
                        Code::CampaignCircle,
                        &path.key("to"),
                        &[("id", next.to.as_deref().unwrap_or_default())],
                    );
                }
            }
            for (index, next) in chapter.next.iter().enumerate() {
                let fits = |it: &Next| {
                    EndingOutcome::ALL
                        .iter()
                        .all(|&outcome| it.fits(outcome) || !next.fits(outcome))
                };
                let mut before = chapter.next.iter().take(index);
                if before.any(|it| it.when.is_none() && fits(it)) {
                    let path = at.path.key("next").index(index);
                    self.add(Code::WayNeverTaken, &path, &[("id", &chapter.id)]);
                }
            }
            self.leaves(chapter, &at.path);
            if let Some(retry) = &chapter.retry {
                if retry.times == Some(0) {
                    let path = at.path.key("retry").key("times");
                    let args = [("found", "0"), ("min", "1"), ("max", "255")];
                    self.add(Code::OutOfRange, &path, &args);
                }
                for (index, outcome) in retry.after.iter().enumerate() {
                    if matches!(outcome, EndingOutcome::Won | EndingOutcome::WonAll) {
                        let path = at.path.key("retry").key("after").index(index);
                        self.add(Code::RetryOfWon, &path, &[("id", &chapter.id)]);
                    }
                }
            }
            if !reached_without(&self.chapters, &chapter.id, |_| false) {
                self.add(
                    Code::ChapterNeverReached,
                    &at.path.key("id"),
                    &[("id", &chapter.id)],
                );
            }
        }
        if !ends {
            self.add(
                Code::CampaignWithoutEnd,
                &Path::default().key("chapters"),
                &[],
            );
        }
    }

    /// Every outcome has a way on that needs nothing else.
    fn leaves(&mut self, chapter: &Chapter, path: &Path) {
        let death_ends = self
            .draft
            .head
            .as_ref()
            .is_some_and(|head| head.death == DeathRule::Ends);
        for &outcome in EndingOutcome::ALL {
            let over = death_ends && outcome == EndingOutcome::Died;
            let always = |next: &Next| {
                next.when.is_none() && next.fits(outcome) && (!over || next.end.is_some())
            };
            if !chapter.next.iter().any(always) {
                self.add(
                    Code::ChapterNeverLeaves,
                    &path.key("next"),
                    &[("id", &chapter.id), ("outcome", outcome.id())],
                );
            }
        }
    }

    fn to(&mut self, id: &str, kind: &str, path: &Path) {
        let known: Vec<&str> = match kind {
            "ending" => self
                .draft
                .endings
                .iter()
                .map(|at| at.value.id.as_str())
                .collect(),
            _ => self
                .draft
                .chapters
                .iter()
                .map(|at| at.value.id.as_str())
                .collect(),
        };
        if !known.contains(&id) {
            let suggestion = suggest(id, known.iter().copied()).unwrap_or_default();
            self.add(
                Code::UnknownId,
                path,
                &[("id", id), ("kind", kind), ("suggestion", suggestion)],
            );
        }
    }

    fn endings(&mut self) {
        for at in &self.draft.endings {
            let id = at.value.id.as_str();
            let named = self
                .chapters
                .iter()
                .flat_map(|chapter| &chapter.next)
                .any(|next| next.end.as_deref() == Some(id));
            if !named {
                self.add(
                    Code::CampaignEndingNeverFits,
                    &at.path.key("id"),
                    &[("id", id)],
                );
            }
        }
    }

    /// What crosses from chapter to chapter, and what conditions ask of it.
    fn crossing(&mut self) {
        for at in &self.draft.chapters {
            let chapter = &at.value;
            let before: Vec<Chapter> = self
                .chapters
                .iter()
                .filter(|it| self.comes_before(&it.id, &chapter.id))
                .cloned()
                .collect();
            for (kind, id) in named(&chapter.takes) {
                let gives = |it: &Chapter| named(&it.gives).contains(&(kind, id));
                let path = at.path.key("takes").key(kind);
                if !before.iter().any(gives) {
                    self.add(Code::AskedNeverGiven, &path, &[("id", id)]);
                } else if kind == "people" && reached_without(&self.chapters, &chapter.id, gives) {
                    self.add(Code::CarriedInSomeWays, &path, &[("id", id)]);
                }
            }
            for (kind, id) in named(&chapter.gives) {
                let after: Vec<&Chapter> = self
                    .chapters
                    .iter()
                    .filter(|it| self.comes_before(&chapter.id, &it.id))
                    .collect();
                let taken = after
                    .iter()
                    .any(|it| named(&it.takes).contains(&(kind, id)));
                let asked_for = after
                    .iter()
                    .copied()
                    .chain([chapter])
                    .any(|it| asks_for(it, kind, id));
                if !taken && !asked_for && !self.is_named(id) {
                    self.add(
                        Code::CarriedNeverAsked,
                        &at.path.key("gives").key(kind),
                        &[("id", id)],
                    );
                }
            }
            for (index, next) in chapter.next.iter().enumerate() {
                let Some(when) = &next.when else { continue };
                let mut found = Vec::new();
                asked(
                    when,
                    &at.path.key("next").index(index).key("when"),
                    &mut found,
                );
                for (leaf, path) in found {
                    self.condition(leaf, &path, &before, chapter);
                }
            }
        }
    }

    /// Whether a text of the campaign may name an astronaut of that name: texts are not looked through here.
    fn is_named(&self, id: &str) -> bool {
        self.chapters
            .iter()
            .any(|chapter| chapter.gives.people.contains(id))
    }

    fn condition(&mut self, leaf: &When, path: &Path, before: &[Chapter], chapter: &Chapter) {
        let here = || before.iter().chain([chapter]);
        match leaf {
            When::Chapter(at) => {
                let path = path.only().key("chapter");
                self.to(&at.chapter, "chapter", &path);
                let is_known = self.chapters.iter().any(|it| it.id == at.chapter);
                if is_known && !here().any(|it| it.id == at.chapter) {
                    let args = [("id", at.chapter.as_str()), ("first", &chapter.id)];
                    self.add(Code::ChapterComesLater, &path, &args);
                }
            }
            When::Flag(_) | When::Counter(_) | When::Remembered(_) => {
                let Some((kind, id)) = of_condition(leaf) else {
                    return;
                };
                if !here().any(|it| named(&it.gives).contains(&(kind, id))) {
                    self.add(Code::AskedNeverGiven, path, &[("id", id)]);
                }
            }
            other => {
                let name = serde_json::to_value(other).ok();
                let name = name
                    .as_ref()
                    .and_then(|value| value.as_object()?.keys().next().cloned())
                    .unwrap_or_default();
                self.add(
                    Code::UnknownValue,
                    path,
                    &[("found", &name), ("expected", ASKED)],
                );
            }
        }
    }
}

/// The kind and name of what a condition asks of what is carried.
fn of_condition(leaf: &When) -> Option<(&'static str, &str)> {
    match leaf {
        When::Flag(id) => Some(("flags", id)),
        When::Counter(at) => Some(("counters", &at.counter)),
        When::Remembered(id) => Some(("people", id)),
        _ => None,
    }
}

/// Whether a condition of a chapter's `next` asks for it.
fn asks_for(chapter: &Chapter, kind: &str, id: &str) -> bool {
    let mut found = Vec::new();
    for when in chapter.next.iter().filter_map(|next| next.when.as_ref()) {
        asked(when, &Path::default(), &mut found);
    }
    found
        .iter()
        .any(|(leaf, _)| of_condition(leaf) == Some((kind, id)))
}

/// What crosses, each with its kind.
fn named(crossing: &Crossing) -> BTreeSet<(&'static str, &str)> {
    let Crossing {
        flags,
        counters,
        people,
        board,
    } = crossing;
    let lists = [("flags", flags), ("counters", counters), ("people", people)];
    let names = lists
        .into_iter()
        .flat_map(|(kind, names)| names.iter().map(move |id| (kind, id.as_str())));
    names
        .chain(board.iter().map(|group| ("board", group.id())))
        .collect()
}
