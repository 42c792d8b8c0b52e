//! What a mission that can be read says: what can never come, what nobody reads, what cannot be won.
//!
//! The checks of `check` look at shape and links, these at sense. They are made only of what was read whole, since what could
//! not be read may be just what is missing; and each says only what is so in every game that the rules allow.

use super::Files;
use super::diagnostic::{Args, Code, Report, Severity};
use super::draft::Draft;
use super::json::Path;
use super::walk::{Found, nodes};
use crate::first_martians::mission::GameBox;

mod chains;
mod conditions;
mod decks;
mod effects;
mod endings;
mod goals;
mod logic;
mod marks;
mod never;
mod prose;
mod sheet;
mod sites;
mod texts;
mod world;

use sites::Sites;
use world::World;

/// What the checks of meaning look at.
struct Look<'m> {
    draft: &'m Draft<'m>,
    game_box: Option<&'m GameBox>,
    files: &'m Files,
    sites: Sites<'m>,
    nodes: &'m [Found<'m>],
    /// Everything comes, whatever it waits for.
    open: World<'m>,
    /// What really comes.
    real: World<'m>,
}

/// Where the checks of meaning tell what they find.
struct Finds<'r, 'm> {
    draft: &'m Draft<'m>,
    report: &'r mut Report,
    /// Whether something was found that other things may hang on: these are not told of then.
    roots: usize,
}

impl Finds<'_, '_> {
    /// Something is wrong at that place.
    fn add(&mut self, code: Code, doc: usize, path: &Path, args: Args<'_>) {
        self.push(code.severity(), code, doc, path, args);
    }

    fn push(&mut self, severity: Severity, code: Code, doc: usize, path: &Path, args: Args<'_>) {
        if let Some(document) = self.draft.docs.get(doc) {
            self.report.push(severity, code, document.text, document.span(path), args);
        }
    }

    /// Something is wrong at that place for which other things may never come.
    fn root(&mut self, code: Code, doc: usize, path: &Path, args: Args<'_>) {
        self.roots += 1;
        self.add(code, doc, path, args);
    }
}

/// Checks what a mission says. What its texts say is checked of all that there are.
pub(super) fn check<'m>(
    files: &'m Files,
    mission: &'m str,
    draft: Option<&'m Draft<'m>>,
    game_box: Option<&'m GameBox>,
    report: &mut Report,
) {
    prose::check(files, mission, draft, report);
    let Some(draft) = draft.filter(|draft| is_whole(draft) && !report.tells(&[Code::BadId, Code::DoubledId])) else { return };
    let nodes = &nodes(draft);
    let sites = Sites::of(draft, nodes);
    let marks = marks::marks(nodes);
    let free = marks::free(draft, &marks);
    let open = World::open(draft, &sites, free.clone());
    let real = World::real(draft, &sites, free);
    let look = Look { draft, game_box, files, sites, nodes, open, real };
    let roots = report.tells(&[Code::NeverRevealed, Code::UnknownId, Code::EmptyRange, Code::OutOfRange]);
    let mut finds = Finds { draft, report, roots: usize::from(roots) };
    marks::check(&look, &marks, &mut finds);
    conditions::check(&look, &mut finds);
    never::check(&look, &mut finds);
    goals::check(&look, &mut finds);
    never::circles(&look, &mut finds);
    chains::check(&look, &mut finds);
    endings::check(&look, &mut finds);
    effects::check(&look, &mut finds);
    sheet::check(&look, &mut finds);
    decks::check(&look, &mut finds);
}

/// Whether everything could be read.
fn is_whole(draft: &Draft<'_>) -> bool {
    !draft.unusable && !draft.partial && !draft.nameless && draft.broken.is_empty() && draft.id.is_some()
}

impl Look<'_> {
    /// Whether another mission or deck names that word: what a shared deck sets or calls may be meant for it.
    fn is_named_elsewhere(&self, doc: usize, word: &str) -> bool {
        if doc == 0 {
            return false;
        }
        let quoted = format!("\"{word}\"");
        let own = |name: &str| self.draft.docs.iter().any(|document| document.text.name == name);
        self.files.0.iter().any(|(name, text)| name.ends_with(".json") && !own(name) && text.contains(&quoted))
    }
}
