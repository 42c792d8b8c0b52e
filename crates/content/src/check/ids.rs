//! The form of ids, and that they are unique.

use std::collections::{BTreeMap, BTreeSet};

use super::{Context, Errors};
use crate::diagnostic::Code;
use crate::prose::wording;
use crate::walk::{Kind, Node};
use companions::scorebook::{FIRST_MARTIANS, Game};
use first_martians::effect::{Effect, HiddenChange, PERSON_FORMS, RandomWay, Reference, Way, When};
use first_martians::mission::TrackEnd;

/// Whether it is kebab-case and starts with a letter.
pub fn is_id(id: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    id.starts_with(|c: char| c.is_ascii_lowercase())
        && id.chars().all(plain)
        && !id.ends_with('-')
        && !id.contains("--")
}

/// Whether a game has this name: `play` with it plays the game.
pub fn is_game(id: &str) -> bool {
    id == FIRST_MARTIANS || Game::from_id(id).is_some()
}

pub(super) fn check(cx: &Context<'_, '_>, errors: &mut Errors<'_, '_>) {
    let mut seen = BTreeMap::new();
    for element in &cx.elements {
        let path = element.path.key("id");
        if element.kind == Kind::Mission && is_game(element.id) {
            errors.add(Code::GameId, element.doc, &path, &[("id", element.id)]);
        }
        if !is_id(element.id) {
            errors.add(
                Code::BadId,
                element.doc,
                &path,
                &[("id", element.id), ("kind", element.kind.id())],
            );
        }
        if let Some(first) = seen.insert(element.id, element) {
            let place = cx.draft.docs.get(first.doc).map(|document| {
                let (line, _) = document
                    .text
                    .place(document.span(&first.path.key("id")).start);
                format!("{}:{line}", document.text.name)
            });
            let args = [
                ("id", element.id),
                ("kind", element.kind.id()),
                ("first", place.as_deref().unwrap_or_default()),
            ];
            errors.add(Code::DuplicateId, element.doc, &path, &args);
        }
    }
    let without = cx
        .draft
        .without
        .iter()
        .map(|at| (at.doc, at.path.clone(), &at.value));
    let tags = cx.draft.tags().flat_map(|(doc, path, tags)| {
        tags.iter()
            .enumerate()
            .map(move |(index, tag)| (doc, path.index(index), tag))
    });
    for (doc, path, tag) in without.chain(tags).filter(|(.., tag)| !is_id(tag)) {
        errors.add(Code::BadId, doc, &path, &[("id", tag)]);
    }
    inner_ids(cx, errors);
}

/// Whether texts have another use for the name: a variable, or a form of another astronaut.
fn is_reserved(person: &str) -> bool {
    let is_form = |form: &str| !form.is_empty() && person.ends_with(form);
    ["done", "goal"].contains(&person) || PERSON_FORMS.iter().any(|form| is_form(form))
}

fn inner_ids(cx: &Context<'_, '_>, errors: &mut Errors<'_, '_>) {
    let (mut options, mut branches) = (BTreeSet::new(), BTreeSet::new());
    for found in &cx.nodes {
        let (id, path) = match found.node {
            Node::Way(Way { id, .. })
            | Node::RandomWay {
                way: RandomWay { id, .. },
                ..
            } => {
                if !options.insert((found.doc, found.kind, found.id, id.as_str())) {
                    errors.add(
                        Code::DuplicateOption,
                        found.doc,
                        &found.path.key("id"),
                        &[("id", id)],
                    );
                }
                (id, found.path.key("id"))
            }
            Node::Effect(Effect::If(branch)) => {
                let Some(text) = &branch.text else { continue };
                if !branches.insert((found.doc, found.kind, found.id, text.as_str())) {
                    errors.add(
                        Code::DuplicateBranch,
                        found.doc,
                        &found.path.key("text"),
                        &[("id", text)],
                    );
                }
                (text, found.path.key("text"))
            }
            Node::Effect(effect) => match effect.description().link {
                Reference::Remembers(HiddenChange::Sets(id) | HiddenChange::Clears(id)) => {
                    (id, found.path.clone())
                }
                Reference::Remembers(HiddenChange::Counts(change)) => {
                    (&change.counter, found.path.key("counter"))
                }
                Reference::Words(id) => (id, found.path.key("text")),
                Reference::Knows(it) => {
                    if is_reserved(&it.person) {
                        errors.add(
                            Code::PersonReserved,
                            found.doc,
                            &found.path.key("as"),
                            &[("id", &it.person)],
                        );
                    }
                    (&it.person, found.path.key("as"))
                }
                Reference::None
                | Reference::Moves(_)
                | Reference::Goal(_)
                | Reference::Reveals(_)
                | Reference::Uncovers(_)
                | Reference::Calls(_)
                | Reference::Draws(_)
                | Reference::Holds(_)
                | Reference::Closes(_)
                | Reference::Cancels(_)
                | Reference::Brings(_)
                | Reference::Ends(_)
                | Reference::Fails(_)
                | Reference::Token(..)
                | Reference::Marks(..)
                | Reference::Walks(_) => continue,
            },
            Node::TrackEnd(TrackEnd {
                text: Some(text), ..
            }) => (text, found.path.key("text")),
            Node::When(When::Flag(id) | When::Ask(id)) => (id, found.path.clone()),
            Node::When(When::Counter(at)) => (&at.counter, found.path.key("counter")),
            _ => continue,
        };
        if !is_id(id) {
            errors.add(Code::BadId, found.doc, &path, &[("id", id)]);
        } else if cx.draft.takes_wordings(found.doc) && wording(id).is_some() {
            errors.add(Code::ReservedId, found.doc, &path, &[("id", id)]);
        }
    }
}
