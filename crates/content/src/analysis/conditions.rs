//! Conditions that are always true or never true, and duplicate parts.

use super::satisfiability::{Bounds, Claim, Domain as _, Scope, Var, asks, bounds, possible, vars};
use super::{Context, Findings};
use crate::diagnostic::Code;
use crate::json::Path;
use crate::walk::Kind;
use first_martians::effect::When;

pub(super) fn check(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    for (site, when) in cx.sites.conditions() {
        let Some(element) = cx.sites.element(site) else {
            continue;
        };
        let mut scope = cx.open.scope(&cx.sites, site);
        if element.kind == Kind::FollowUp
            && let Some(first) = cx.real.first_sol(site.element)
        {
            scope.sols.0 = first + site.found.delay;
        }
        report_duplicates(when, &site.found.path, site.found.doc, findings);
        // A shared deck is made for missions of any length.
        let is_shared = site.found.doc > 0 && vars(when).contains(&Var::Sol);
        // A rule that is meant for the whole mission says so.
        let is_for_all_time =
            element.kind == Kind::Standing && matches!(when, When::All(parts) if parts.is_empty());
        // An unreachable place is reported as such.
        if is_shared || is_for_all_time || !possible(&cx.open, &scope, &site.claims) {
            continue;
        }
        let evaluation = Evaluation {
            cx,
            scope,
            claims: &site.claims,
            doc: site.found.doc,
        };
        let _ = evaluation.report_constant(when, &site.found.path, findings);
    }
}

struct Evaluation<'j, 'm> {
    cx: &'j Context<'m>,
    scope: Scope<'m>,
    claims: &'j [Claim<'m>],
    doc: usize,
}

impl<'m> Evaluation<'_, 'm> {
    /// Reports the innermost constant condition and returns whether there is one.
    fn report_constant(
        &self,
        when: &'m When,
        path: &Path,
        findings: &mut Findings<'_, '_>,
    ) -> bool {
        let inner = path.only();
        let reported = match when {
            When::Not(part) => self.report_constant(part, &inner, findings),
            When::All(parts) | When::Any(parts) => {
                let each = parts.iter().enumerate().filter(|(index, part)| {
                    self.report_constant(part, &inner.index(*index), findings)
                });
                each.count() > 0
            }
            _ => false,
        };
        if reported {
            return true;
        }
        let can_be = |wanted| {
            let claims: Vec<Claim<'m>> = self
                .claims
                .iter()
                .copied()
                .chain([(when, wanted)])
                .collect();
            possible(&self.cx.open, &self.scope, &claims)
        };
        let (yes, no) = (can_be(true), can_be(false));
        if yes && no {
            return false;
        }
        let (name, (min, max)) = self.known_of(when);
        let (min, max) = (min.to_string(), max.to_string());
        let args = if name.is_empty() {
            Vec::new()
        } else {
            vec![("id", name.as_str()), ("min", &min), ("max", &max)]
        };
        if yes {
            findings.add(Code::AlwaysTrue, self.doc, &inner, &args);
        } else {
            findings.add_cause(Code::NeverTrue, self.doc, &inner, &args);
        }
        true
    }

    /// The name of the number that a condition compares, and the bounds of that number here.
    fn known_of(&self, when: &'m When) -> (String, Bounds) {
        let Some((var, ..)) = asks(when) else {
            return (String::new(), (0, 0));
        };
        let name = match var {
            Var::Sol => "sol",
            Var::Astronauts => "astronauts",
            Var::Morale => "morale",
            Var::Malfunction(block) => block.id(),
            Var::Counter(id) | Var::Track(id) => id,
            Var::Counted(subject) => subject.id(),
            Var::Flag(_)
            | Var::Objective(_)
            | Var::Chapter(..)
            | Var::Ask(_)
            | Var::Person(_)
            | Var::SamePerson(..) => {
                return (String::new(), (0, 0));
            }
        };
        let each: Vec<Bounds> = self
            .cx
            .open
            .lengths()
            .iter()
            .map(|&length| bounds(&self.cx.open, &self.scope, var, length))
            .collect();
        let min = each.iter().map(|it| it.0).min().unwrap_or_default();
        let max = each.iter().map(|it| it.1).max().unwrap_or_default();
        (name.to_owned(), (min, max))
    }
}

/// Reports equal parts of one `all` or `any`.
fn report_duplicates(when: &When, path: &Path, doc: usize, findings: &mut Findings<'_, '_>) {
    let inner = path.only();
    match when {
        When::Not(part) => report_duplicates(part, &inner, doc, findings),
        When::All(parts) | When::Any(parts) => {
            for (index, part) in parts.iter().enumerate() {
                report_duplicates(part, &inner.index(index), doc, findings);
                if parts.iter().take(index).any(|before| before == part) {
                    findings.add(Code::DuplicateCondition, doc, &inner.index(index), &[]);
                }
            }
        }
        _ => {}
    }
}
