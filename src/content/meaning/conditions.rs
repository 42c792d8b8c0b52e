//! Conditions that can never hold, that always hold, or that say the same twice.

use super::logic::{Bounds, Claim, Reach as _, Scope, Var, asks, bounds, possible, vars};
use super::{Finds, Look};
use crate::content::diagnostic::Code;
use crate::content::json::Path;
use crate::content::walk::Kind;
use crate::first_martians::effect::When;

pub(super) fn check(look: &Look<'_>, finds: &mut Finds<'_, '_>) {
    for (site, when) in look.sites.conditions() {
        let Some(element) = look.sites.element(site) else { continue };
        let mut scope = look.open.scope(&look.sites, site);
        if element.kind == Kind::FollowUp
            && let Some(first) = look.real.first_sol(site.element)
        {
            scope.sols.0 = first + site.delay;
        }
        twice(when, &site.path, site.doc, finds);
        // A shared deck is made for missions of any length.
        let is_shared = site.doc > 0 && vars(when).contains(&Var::Sol);
        // Where the place itself is never reached that is told of already.
        if is_shared || !possible(&look.open, &scope, &site.claims) {
            continue;
        }
        let judge = Judge { look, scope, claims: &site.claims, doc: site.doc };
        let _ = judge.look_at(when, &site.path, finds);
    }
}

struct Judge<'j, 'm> {
    look: &'j Look<'m>,
    scope: Scope<'m>,
    claims: &'j [Claim<'m>],
    doc: usize,
}

impl<'m> Judge<'_, 'm> {
    /// Tells of the innermost condition that is always the same; whether there is one.
    fn look_at(&self, when: &'m When, path: &Path, finds: &mut Finds<'_, '_>) -> bool {
        let inner = path.only();
        let told = match when {
            When::Not(part) => self.look_at(part, &inner, finds),
            When::All(parts) | When::Any(parts) => {
                let each = parts.iter().enumerate().filter(|(index, part)| self.look_at(part, &inner.index(*index), finds));
                each.count() > 0
            }
            _ => false,
        };
        if told {
            return true;
        }
        let can_be = |wanted| {
            let claims: Vec<Claim<'m>> = self.claims.iter().copied().chain([(when, wanted)]).collect();
            possible(&self.look.open, &self.scope, &claims)
        };
        let (yes, no) = (can_be(true), can_be(false));
        if yes && no {
            return false;
        }
        let (name, (min, max)) = self.known_of(when);
        let (min, max) = (min.to_string(), max.to_string());
        let args = if name.is_empty() { Vec::new() } else { vec![("id", name.as_str()), ("min", &min), ("max", &max)] };
        if yes {
            finds.add(Code::AlwaysTrue, self.doc, &inner, &args);
        } else {
            finds.root(Code::NeverTrue, self.doc, &inner, &args);
        }
        true
    }

    /// What a condition about one number asks of, and between which numbers that lies here.
    fn known_of(&self, when: &'m When) -> (String, Bounds) {
        let Some((var, ..)) = asks(when) else { return (String::new(), (0, 0)) };
        let name = match var {
            Var::Sol => "sol",
            Var::Astronauts => "astronauts",
            Var::Morale => "morale",
            Var::Malfunction(block) => block.id(),
            Var::Counter(id) | Var::Track(id) => id,
            Var::Flag(_) | Var::Objective(_) | Var::Ask(_) => return (String::new(), (0, 0)),
        };
        let each: Vec<Bounds> =
            self.look.open.lengths().iter().map(|&length| bounds(&self.look.open, &self.scope, var, length)).collect();
        let min = each.iter().map(|it| it.0).min().unwrap_or_default();
        let max = each.iter().map(|it| it.1).max().unwrap_or_default();
        (name.to_owned(), (min, max))
    }
}

/// The same part twice in one `all` or `any`.
fn twice(when: &When, path: &Path, doc: usize, finds: &mut Finds<'_, '_>) {
    let inner = path.only();
    match when {
        When::Not(part) => twice(part, &inner, doc, finds),
        When::All(parts) | When::Any(parts) => {
            for (index, part) in parts.iter().enumerate() {
                twice(part, &inner.index(index), doc, finds);
                if parts.iter().take(index).any(|before| before == part) {
                    finds.add(Code::DoubledCondition, doc, &inner.index(index), &[]);
                }
            }
        }
        _ => {}
    }
}
