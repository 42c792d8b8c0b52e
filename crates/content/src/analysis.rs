//! Semantic analysis of a readable mission: what can never happen, what is never used, what cannot be won.
//!
//! `check` looks at shape and links, this at sense. It runs only on missions that could be read completely, because a missing part may be
//! what an element needs, and it reports only what is true in every game that the rules allow.

use super::Files;
use super::diagnostic::{Args, Code, Report, Severity};
use super::json::Path;
use super::load::SharedTexts;
use super::mission_form::MissionForm;
use super::walk::{Found, nodes};
use first_martians::mission::GameBox;

mod chains;
mod conditions;
mod decks;
pub(super) mod effects;
mod endings;
mod fields;
pub(super) mod files;
mod goals;
mod lay;
mod marks;
mod prose;
mod reachability;
mod satisfiability;
mod sheet;
mod sites;
mod standing;
mod table;
mod texts;
mod time;
mod timing;
mod too_early;
mod track_ends;
mod usages;
mod walkers;

use reachability::Reachability;
use sites::Sites;

struct Context<'m> {
    draft: &'m MissionForm<'m>,
    game_box: Option<&'m GameBox>,
    files: &'m Files,
    sites: Sites<'m>,
    nodes: &'m [Found<'m>],
    /// Every element appears, whatever its conditions.
    open: Reachability<'m>,
    /// Only reachable elements appear.
    real: Reachability<'m>,
}

struct Findings<'r, 'm> {
    draft: &'m MissionForm<'m>,
    report: &'r mut Report,
    /// The number of findings that may cause others; those are then not reported.
    causes: usize,
}

impl Findings<'_, '_> {
    fn add(&mut self, code: Code, doc: usize, path: &Path, args: Args<'_>) {
        self.push(code.severity(), code, doc, path, args);
    }

    fn push(&mut self, severity: Severity, code: Code, doc: usize, path: &Path, args: Args<'_>) {
        if let Some(document) = self.draft.docs.get(doc) {
            self.report
                .push(severity, code, document.text, document.span(path), args);
        }
    }

    /// Reports a finding that may keep other elements from ever appearing.
    fn add_cause(&mut self, code: Code, doc: usize, path: &Path, args: Args<'_>) {
        self.causes += 1;
        self.add(code, doc, path, args);
    }
}

/// Analyses a mission. Texts are checked even if elements could not be read.
pub(super) fn check<'m>(
    files: &'m Files,
    mission: &'m str,
    draft: Option<&'m MissionForm<'m>>,
    game_box: Option<&'m GameBox>,
    shared: SharedTexts,
    report: &mut Report,
) {
    prose::check(files, mission, draft, shared, report);
    let Some(draft) = draft else { return };
    let nodes = &nodes(draft);
    fields::check(
        nodes,
        &mut Findings {
            draft,
            report,
            causes: 0,
        },
    );
    if !is_whole(draft) || report.has_any(&[Code::BadId, Code::DuplicateId]) {
        return;
    }
    let sites = Sites::of(draft, nodes);
    let marks = usages::marks(nodes);
    let free = usages::free(draft, &marks);
    let open = Reachability::open(draft, &sites, free.clone());
    let real = Reachability::real(draft, &sites, free);
    let cx = Context {
        draft,
        game_box,
        files,
        sites,
        nodes,
        open,
        real,
    };
    let causes = report.has_any(&[
        Code::NeverRevealed,
        Code::UnknownId,
        Code::EmptyRange,
        Code::OutOfRange,
    ]);
    let mut findings = Findings {
        draft,
        report,
        causes: usize::from(causes),
    };
    usages::check(&cx, &marks, &mut findings);
    conditions::check(&cx, &mut findings);
    timing::check(&cx, &mut findings);
    goals::check(&cx, &mut findings);
    marks::check(&cx, &mut findings);
    lay::check(&cx, &mut findings);
    walkers::check(&cx, &mut findings);
    timing::cycles(&cx, &mut findings);
    chains::check(&cx, &mut findings);
    track_ends::check(&cx, &mut findings);
    too_early::check(&cx, &mut findings);
    endings::check(&cx, &mut findings);
    time::check(&cx, &mut findings);
    standing::check(&cx, &mut findings);
    effects::check(&cx, &mut findings);
    table::check(&cx, &mut findings);
    sheet::check(&cx, &mut findings);
    decks::check(&cx, &mut findings);
}

/// Whether everything could be read.
fn is_whole(draft: &MissionForm<'_>) -> bool {
    !draft.unusable
        && !draft.partial
        && !draft.nameless
        && draft.broken.is_empty()
        && draft.id.is_some()
}

impl Context<'_> {
    /// Whether another mission or deck contains that name: a shared deck may set or call it for them.
    fn is_named_elsewhere(&self, doc: usize, word: &str) -> bool {
        if doc == 0 {
            return false;
        }
        let quoted = format!("\"{word}\"");
        let own = |name: &str| {
            self.draft
                .docs
                .iter()
                .any(|document| document.text.name == name)
        };
        self.files
            .0
            .iter()
            .any(|(name, text)| name.ends_with(".json") && !own(name) && text.contains(&quoted))
    }
}
