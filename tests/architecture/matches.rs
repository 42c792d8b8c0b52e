//! Matches over growing enums of *First Martians* must name every variant.

use std::collections::BTreeSet;

use syn::visit::{self, Visit};
use syn::{Expr, ExprMatch, ItemImpl, Pat, Type};

/// The enums whose matches must be exhaustive without a wildcard.
pub const ENUMS: [&str; 4] = ["Effect", "Fact", "Task", "Step"];

/// The number of matches over these enums in a file, and the matched expressions of those with a wildcard.
pub fn wildcards(file: &syn::File, enums: &BTreeSet<&str>) -> (usize, Vec<String>) {
    let mut reader = Reader {
        enums,
        own: None,
        found: Vec::new(),
        seen: 0,
    };
    reader.visit_file(file);
    (reader.seen, reader.found)
}

struct Reader<'e> {
    enums: &'e BTreeSet<&'e str>,
    /// The type of the current `impl`.
    own: Option<String>,
    found: Vec<String>,
    seen: usize,
}

impl Reader<'_> {
    /// Whether the pattern names a variant of one of the enums.
    fn names(&self, pattern: &Pat) -> bool {
        let of = |path: &syn::Path| {
            let owner = path
                .segments
                .iter()
                .rev()
                .nth(1)
                .map(|part| part.ident.to_string());
            let owner = if owner.as_deref() == Some("Self") {
                self.own.clone()
            } else {
                owner
            };
            owner.is_some_and(|owner| self.enums.contains(owner.as_str()))
        };
        match pattern {
            Pat::Or(or) => or.cases.iter().any(|case| self.names(case)),
            Pat::Reference(reference) => self.names(&reference.pat),
            Pat::Paren(paren) => self.names(&paren.pat),
            Pat::Path(path) => of(&path.path),
            Pat::Struct(it) => of(&it.path),
            Pat::TupleStruct(it) => of(&it.path),
            _ => false,
        }
    }
}

/// Whether the pattern matches everything.
fn is_wildcard(pattern: &Pat) -> bool {
    match pattern {
        Pat::Wild(_) => true,
        Pat::Ident(ident) => ident.subpat.is_none(),
        _ => false,
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        let own = if let Type::Path(path) = &*item.self_ty {
            path.path.segments.last().map(|it| it.ident.to_string())
        } else {
            None
        };
        let before = std::mem::replace(&mut self.own, own);
        visit::visit_item_impl(self, item);
        self.own = before;
    }

    fn visit_expr_match(&mut self, expression: &'ast ExprMatch) {
        if expression.arms.iter().any(|arm| self.names(&arm.pat)) {
            self.seen += 1;
            if expression
                .arms
                .iter()
                .any(|arm| arm.guard.is_none() && is_wildcard(&arm.pat))
            {
                self.found.push(described(&expression.expr));
            }
        }
        visit::visit_expr_match(self, expression);
    }
}

fn described(expression: &Expr) -> String {
    match expression {
        Expr::Path(path) => path
            .path
            .segments
            .iter()
            .map(|part| part.ident.to_string())
            .collect::<Vec<_>>()
            .join("::"),
        Expr::Reference(reference) => described(&reference.expr),
        Expr::Field(field) => described(&field.base),
        Expr::MethodCall(call) => call.method.to_string(),
        _ => "something".to_owned(),
    }
}
