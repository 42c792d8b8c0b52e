//! What comes too late, and what waits for itself.

use super::goals::severity;
use super::{Finds, Look};
use crate::content::diagnostic::Code;
use crate::content::walk::{Kind, Node};
use crate::first_martians::effect::Link;

/// What comes only after the last sol of every game.
pub(super) fn check(look: &Look<'_>, finds: &mut Finds<'_, '_>) {
    let longest = look.open.longest();
    // A shared deck may hold events for longer missions than this one.
    for at in look.draft.events.iter().filter(|at| at.doc == 0) {
        let Some(sols) = &at.value.sols else { continue };
        let late = sols.from.filter(|&from| i32::from(from) > longest).map(|from| (from, "from"));
        let early = sols.to.filter(|&to| to < 1).map(|to| (to, "to"));
        if let Some((sol, field)) = late.or(early) {
            let args = [("id", at.value.id.as_str()), ("found", &*sol.to_string()), ("max", &*longest.to_string())];
            finds.root(Code::EventNeverComes, at.doc, &at.path.key("sols").key(field), &args);
        }
    }
    for site in &look.sites.all {
        let (after, path) = match site.what {
            Node::Effect(effect) => {
                let Link::Calls(call) = effect.kind().link else { continue };
                (i32::from(call.after.min), site.path.key("after").key("min"))
            }
            Node::Later(later) => (i32::from(later.after.min), site.path.key("after").key("min")),
            // What is undone strikes in the next sol; the delay is counted in it already.
            Node::Consequence => (0, site.path.clone()),
            _ => continue,
        };
        let first = look.real.first_sol(site.element).unwrap_or(1);
        let sol = first + site.delay + after;
        if first <= longest && sol > longest {
            finds.root(Code::NeverInTime, site.doc, &path, &[("found", &*sol.to_string()), ("max", &*longest.to_string())]);
        }
    }
}

/// What could come only after itself. Where something else was found that may keep it away, that is mended first.
pub(super) fn circles(look: &Look<'_>, finds: &mut Finds<'_, '_>) {
    if finds.roots > 0 {
        return;
    }
    for (index, element) in look.sites.elements.iter().enumerate() {
        let waits = element.doc == 0 && matches!(element.kind, Kind::Event | Kind::FollowUp);
        if waits && look.real.first_sol(index).is_none() {
            let args = [("id", element.id), ("kind", element.kind.id())];
            finds.add(Code::WaitsForItself, element.doc, &element.path.key("id"), &args);
        }
    }
    for at in look.draft.objectives.iter().filter(|at| at.value.hidden) {
        let objective = &at.value;
        if !look.real.shows(&objective.id) {
            let args = [("id", objective.id.as_str()), ("kind", Kind::Objective.id())];
            finds.push(severity(objective), Code::WaitsForItself, at.doc, &at.path.key("hidden"), &args);
        }
    }
}
