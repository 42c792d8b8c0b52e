//! What is named before it can be there: astronauts whom nobody remembers yet, tokens that lie nowhere yet. Tokens that look alike.

use std::collections::{BTreeMap, BTreeSet};

use super::sites::Site;
use super::{Context, Findings};
use crate::diagnostic::Code;
use crate::json::Path;
use crate::walk::{Kind, Node, people_in};
use first_martians::effect::{Effect, Reference, TokenMove};

pub(super) fn check(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    people(cx, findings);
    tokens(cx, findings);
    alike(cx, findings);
}

/// The sites that bring something about, by its id.
type Brought<'c, 'm> = BTreeMap<&'m str, Vec<&'c Site<'m>>>;

fn people(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    let mut brought: Brought<'_, '_> = BTreeMap::new();
    for (site, effect) in cx.sites.effects() {
        if let Reference::Knows(it) = effect.description().link {
            brought.entry(&it.person).or_default().push(site);
        }
    }
    for site in &cx.sites.all {
        for (person, key) in people_in(site.found.node) {
            // A condition may ask whether anybody is remembered yet.
            let path = if key.is_empty() {
                continue;
            } else {
                site.found.path.key(key)
            };
            if !cx.draft.is_taken(person) && is_too_early(cx, site, brought.get(person)) {
                findings.add(
                    Code::PersonTooEarly,
                    site.found.doc,
                    &path,
                    &[("id", person)],
                );
            }
        }
    }
}

fn tokens(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    let mut brought: Brought<'_, '_> = BTreeMap::new();
    for (site, effect) in cx.sites.effects() {
        if let Effect::LayToken(it) = effect {
            brought.entry(&it.token).or_default().push(site);
        }
    }
    let from_start: BTreeSet<&str> = cx
        .draft
        .tokens
        .iter()
        .filter(|at| at.value.at.is_some())
        .map(|at| at.value.id.as_str())
        .collect();
    for (site, effect) in cx.sites.effects() {
        let Reference::Token(id, TokenMove::Takes | TokenMove::Discards) =
            effect.description().link
        else {
            continue;
        };
        let id = id.as_str();
        if !from_start.contains(id) && is_too_early(cx, site, brought.get(id)) {
            findings.add(
                Code::TokenTooEarly,
                site.found.doc,
                &site.found.path,
                &[("id", id)],
            );
        }
    }
}

/// Whether what a site names can come only after it: later in the same list, or in a later sol than the last one in which the site can come.
/// What nothing brings is reported as that.
fn is_too_early(cx: &Context<'_>, site: &Site<'_>, brought: Option<&Vec<&Site<'_>>>) -> bool {
    brought.is_some_and(|sites| sites.iter().all(|other| is_after(cx, other, site)))
}

fn is_after(cx: &Context<'_>, other: &Site<'_>, site: &Site<'_>) -> bool {
    let (own, theirs) = (place(&site.found.path), place(&other.found.path));
    let comes_once = cx
        .sites
        .element(site)
        .is_some_and(|it| matches!(it.kind, Kind::Event | Kind::Objective | Kind::SetUp));
    if site.element == other.element && site.found.doc == other.found.doc {
        let same_list = own.zip(theirs);
        let behind =
            same_list.is_some_and(|((list, at), (others, then))| list == others && then > at);
        return comes_once && behind;
    }
    let first = cx
        .real
        .first_sol(other.element)
        .map(|sol| sol + other.found.delay);
    first
        .zip(last(cx, site))
        .is_some_and(|(first, last)| first > last)
}

/// The list that a site stands in, and its place there.
fn place(path: &Path) -> Option<(Path, usize)> {
    path.list()
        .and_then(|list| Some((list, path.place_in_list()?)))
}

/// The last sol in which a site can come, if it has one.
fn last(cx: &Context<'_>, site: &Site<'_>) -> Option<i32> {
    let element = cx.sites.element(site)?;
    match (element.kind, site.found.node) {
        (Kind::SetUp, _) => Some(1),
        (Kind::Event, Node::Effect(_)) if site.found.at_once => {
            let event = cx
                .draft
                .events
                .iter()
                .find(|at| at.value.id == element.id)?;
            let is_brought = cx.sites.bringers(element.id).next().is_some();
            let sols = event.value.sols.as_ref().filter(|_| !is_brought)?;
            sols.to.map(i32::from)
        }
        _ => None,
    }
}

/// Two tokens that the players cannot tell apart.
fn alike(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    let mut seen = BTreeMap::new();
    for at in &cx.draft.tokens {
        let token = &at.value;
        if let Some(first) = seen.insert((token.colour, token.number.as_str()), token.id.as_str()) {
            let args = [("id", token.id.as_str()), ("first", first)];
            findings.add(Code::SameToken, at.doc, &at.path.key("number"), &args);
        }
    }
}
