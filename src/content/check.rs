//! What is wrong with a draft beyond its shape: one file for each group of checks.

use std::collections::BTreeSet;

use super::diagnostic::{Args, Code, Report};
use super::draft::Draft;
use super::json::Path;
use super::walk::{Element, Found, elements, nodes};

mod cards;
mod decks;
mod game_box;
mod ids;
mod links;
mod numbers;
mod objectives;

pub(super) use game_box::check as check_box;
pub use ids::is_id;

/// What the checks look at.
pub(super) struct Material<'c, 't> {
    pub draft: &'c Draft<'t>,
    pub elements: Vec<Element<'c>>,
    pub nodes: Vec<Found<'c>>,
}

/// The elements, by document, list and place in it, that have an error inside.
pub(super) type Faulty = BTreeSet<(usize, String, usize)>;

/// Where the checks tell what is wrong.
pub(super) struct Faults<'c, 't> {
    draft: &'c Draft<'t>,
    report: &'c mut Report,
    faulty: Faulty,
}

impl Faults<'_, '_> {
    /// Something is wrong at that place.
    fn add(&mut self, code: Code, doc: usize, path: &Path, args: Args<'_>) {
        let Some(document) = self.draft.docs.get(doc) else { return };
        if let Some((list, index)) = path.element() {
            let _ = self.faulty.insert((doc, list.to_owned(), index));
        }
        self.report.add(code, document.text, document.span(path), args);
    }

    /// A number must lie within bounds, both ends counted.
    fn range(&mut self, doc: usize, path: &Path, number: i64, min: i64, max: i64) {
        if !(min..=max).contains(&number) {
            let (number, min, max) = (number.to_string(), min.to_string(), max.to_string());
            self.add(Code::OutOfRange, doc, path, &[("found", &number), ("min", &min), ("max", &max)]);
        }
    }
}

/// Runs all checks on the draft; what comes back are the elements that have an error inside.
pub(super) fn check(draft: &Draft<'_>, report: &mut Report) -> Faulty {
    let material = Material { draft, elements: elements(draft), nodes: nodes(draft) };
    let mut faults = Faults { draft, report, faulty: Faulty::new() };
    ids::check(&material, &mut faults);
    links::check(&material, &mut faults);
    numbers::check(&material, &mut faults);
    objectives::check(&material, &mut faults);
    cards::check(&material, &mut faults);
    decks::check(&material, &mut faults);
    faults.faulty
}
