//! Elements that come too late, and circular dependencies.

use super::goals::severity;
use super::{Context, Findings};
use crate::diagnostic::Code;
use crate::walk::{Kind, Node};
use first_martians::effect::Reference;

/// Reports what comes only after the last sol of every game.
pub(super) fn check(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    let longest = cx.open.longest();
    // A shared deck may have events for longer missions.
    for at in cx.draft.events.iter().filter(|at| at.doc == 0) {
        let Some(sols) = &at.value.sols else { continue };
        let late = sols
            .from
            .filter(|&from| i32::from(from) > longest)
            .map(|from| (from, "from"));
        let early = sols.to.filter(|&to| to < 1).map(|to| (to, "to"));
        if let Some((sol, field)) = late.or(early) {
            let args = [
                ("id", at.value.id.as_str()),
                ("found", &*sol.to_string()),
                ("max", &*longest.to_string()),
            ];
            findings.add_cause(
                Code::EventNeverDrawn,
                at.doc,
                &at.path.key("sols").key(field),
                &args,
            );
        }
    }
    for site in &cx.sites.all {
        let (after, path) = match site.found.node {
            Node::Effect(effect) => {
                let Reference::Calls(call) = effect.description().link else {
                    continue;
                };
                (
                    i32::from(call.after.min),
                    site.found.path.key("after").key("min"),
                )
            }
            Node::Later(later) => (
                i32::from(later.after.min),
                site.found.path.key("after").key("min"),
            ),
            // A consequence comes in the next sol, which the delay already includes.
            Node::Consequence => (0, site.found.path.clone()),
            _ => continue,
        };
        let first = cx.real.first_sol(site.element).unwrap_or(1);
        let sol = first + site.found.delay + after;
        if first <= longest && sol > longest {
            findings.add_cause(
                Code::AfterLastSol,
                site.found.doc,
                &path,
                &[("found", &*sol.to_string()), ("max", &*longest.to_string())],
            );
        }
    }
}

/// Reports what depends on itself, unless another finding may be the cause.
pub(super) fn cycles(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    if findings.causes > 0 {
        return;
    }
    for (index, element) in cx.sites.elements.iter().enumerate() {
        let waits = element.doc == 0 && matches!(element.kind, Kind::Event | Kind::FollowUp);
        if waits && cx.real.first_sol(index).is_none() {
            let args = [("id", element.id), ("kind", element.kind.id())];
            findings.add(
                Code::CircularDependency,
                element.doc,
                &element.path.key("id"),
                &args,
            );
        }
    }
    for at in cx.draft.objectives.iter().filter(|at| at.value.hidden) {
        let objective = &at.value;
        if !cx.real.shows(&objective.id) {
            let args = [
                ("id", objective.id.as_str()),
                ("kind", Kind::Objective.id()),
            ];
            findings.push(
                severity(objective),
                Code::CircularDependency,
                at.doc,
                &at.path.key("hidden"),
                &args,
            );
        }
    }
}
