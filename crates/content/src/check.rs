//! Checks of shape and links: one file for each group of checks.

use std::collections::BTreeSet;

use super::diagnostic::{Args, Code, Report};
use super::json::Path;
use super::mission_form::MissionForm;
use super::walk::{Element, Found, elements, nodes};

mod cards;
mod chance;
mod decks;
mod formats;
mod game_box;
mod goals;
mod ids;
mod links;
mod numbers;
mod objectives;
mod set_up;
mod standing;
mod time;
mod tokens;

pub(super) use formats::unneeded as unneeded_formats;
pub(super) use game_box::check as check_box;
pub use ids::{is_game, is_id};

pub(super) struct Context<'c, 't> {
    pub draft: &'c MissionForm<'t>,
    pub elements: Vec<Element<'c>>,
    pub nodes: Vec<Found<'c>>,
}

/// The invalid elements, by document, list and index.
pub(super) type InvalidElements = BTreeSet<(usize, String, usize)>;

pub(super) struct Errors<'c, 't> {
    draft: &'c MissionForm<'t>,
    report: &'c mut Report,
    invalid: InvalidElements,
}

impl Errors<'_, '_> {
    fn add(&mut self, code: Code, doc: usize, path: &Path, args: Args<'_>) {
        let Some(document) = self.draft.docs.get(doc) else {
            return;
        };
        if let Some((list, index)) = path.element() {
            let _ = self.invalid.insert((doc, list.to_owned(), index));
        }
        self.report
            .add(code, document.text, document.span(path), args);
    }

    /// Reports a number outside `min..=max`.
    fn range(&mut self, doc: usize, path: &Path, number: i64, min: i64, max: i64) {
        if !(min..=max).contains(&number) {
            let (number, min, max) = (number.to_string(), min.to_string(), max.to_string());
            self.add(
                Code::OutOfRange,
                doc,
                path,
                &[("found", &number), ("min", &min), ("max", &max)],
            );
        }
    }
}

/// Runs all checks and returns the invalid elements.
pub(super) fn check(draft: &MissionForm<'_>, report: &mut Report) -> InvalidElements {
    let cx = Context {
        draft,
        elements: elements(draft),
        nodes: nodes(draft),
    };
    let mut errors = Errors {
        draft,
        report,
        invalid: InvalidElements::new(),
    };
    ids::check(&cx, &mut errors);
    links::check(&cx, &mut errors);
    numbers::check(&cx, &mut errors);
    objectives::check(&cx, &mut errors);
    cards::check(&cx, &mut errors);
    chance::check(&cx, &mut errors);
    formats::check(&cx, &mut errors);
    time::check(&cx, &mut errors);
    goals::check(&cx, &mut errors);
    set_up::check(&cx, &mut errors);
    standing::check(&cx, &mut errors);
    tokens::check(&cx, &mut errors);
    decks::check(&cx, &mut errors);
    errors.invalid
}
