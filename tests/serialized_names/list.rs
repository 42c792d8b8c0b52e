//! Shapes as lines of text, `path: shape`, for people to read and for git to compare.
//!
//! A path is made of serialised names: `.name` a field or the variant of an enum that holds something, `.0` a place of a tuple, `[]`
//! the elements of a list, `{}` the values of a map. What has the same names and shapes within as something listed before refers to
//! it (`as command.pick`); so types may be renamed, split and joined and the lines stay.

use std::collections::BTreeMap;

use super::trace::{Content, Name, Shape, Shapes};

/// Shapes with more lines than this are listed once and then referenced.
const SHORT: usize = 3;

/// Lists several roots; later ones refer to earlier ones.
#[derive(Default)]
pub struct Lister {
    seen: BTreeMap<Vec<String>, String>,
}

impl Lister {
    pub fn list(&mut self, root: &str, shape: &Shape, shapes: &Shapes) -> String {
        let mut lines = Vec::new();
        self.emit(root, shape, shapes, &mut lines);
        lines.sort();
        lines.dedup();
        lines.join("\n") + "\n"
    }

    fn emit(&mut self, path: &str, shape: &Shape, shapes: &Shapes, lines: &mut Vec<String>) {
        if let Shape::Named(_) = shape {
            let whole = expanded(shape, shapes);
            if whole.len() > SHORT {
                if let Some(first) = self.seen.get(&whole) {
                    lines.push(format!("{path}: as {first}"));
                    return;
                }
                self.seen.insert(whole, path.to_owned());
            }
        }
        let (own, inner) = parts(shape, shapes);
        lines.extend(
            own.into_iter()
                .map(|(step, what)| format!("{path}{step}: {what}")),
        );
        for (step, shape) in inner {
            self.emit(&format!("{path}{step}"), shape, shapes, lines);
        }
    }
}

/// All lines of a shape and of the shapes within.
fn expanded(shape: &Shape, shapes: &Shapes) -> Vec<String> {
    let mut lines = Vec::new();
    expand("", shape, shapes, &mut Vec::new(), &mut lines);
    lines.sort();
    lines
}

fn expand(
    path: &str,
    shape: &Shape,
    shapes: &Shapes,
    stack: &mut Vec<(Name, String)>,
    lines: &mut Vec<String>,
) {
    if let Shape::Named(name) = shape {
        if let Some((_, outer)) = stack.iter().find(|(it, _)| it == name) {
            lines.push(format!("{path}: again ({outer})"));
            return;
        }
        stack.push((name, path.to_owned()));
    }
    let (own, inner) = parts(shape, shapes);
    lines.extend(
        own.into_iter()
            .map(|(step, what)| format!("{path}{step}: {what}")),
    );
    for (step, shape) in inner {
        expand(&format!("{path}{step}"), shape, shapes, stack, lines);
    }
    if let Shape::Named(_) = shape {
        stack.pop();
    }
}

type Parts<'s> = (Vec<(String, String)>, Vec<(String, &'s Shape)>);

/// The lines of a shape itself, and the shapes within.
fn parts<'s>(shape: &'s Shape, shapes: &'s Shapes) -> Parts<'s> {
    let here = |what: &str| vec![(String::new(), what.to_owned())];
    match shape {
        Shape::Unknown => (here("unknown"), vec![]),
        Shape::Null => (here("null"), vec![]),
        Shape::Bool => (here("bool"), vec![]),
        Shape::Number => (here("number"), vec![]),
        Shape::Text => (here("text"), vec![]),
        Shape::Any(all) => (here(&all.join(" ")), vec![]),
        Shape::Optional(of) => (here("null or"), vec![(String::new(), of)]),
        Shape::List(of) => (vec![], vec![("[]".to_owned(), of)]),
        Shape::Tuple(all) => (
            here(&format!("array of {}", all.len())),
            all.iter()
                .enumerate()
                .map(|(at, it)| (format!(".{at}"), it))
                .collect(),
        ),
        Shape::Map(key, value) => (
            vec![],
            vec![("{key}".to_owned(), key), ("{}".to_owned(), value)],
        ),
        Shape::Struct(fields) if fields.is_empty() => (here("{}"), vec![]),
        Shape::Struct(fields) => (
            vec![],
            fields
                .iter()
                .map(|(name, it)| (format!(".{name}"), it))
                .collect(),
        ),
        Shape::Named(name) => match shapes.get(name) {
            Some(Content::Struct(content)) => parts(content, shapes),
            Some(Content::Enum(variants)) => {
                let bare = |shape: &Option<Shape>| matches!(shape, Some(Shape::Null));
                let words: Vec<_> = variants
                    .iter()
                    .filter(|(_, it)| bare(it))
                    .map(|(word, _)| format!("\"{word}\""))
                    .collect();
                let own = if words.is_empty() {
                    vec![]
                } else {
                    here(&words.join(" | "))
                };
                let inner = variants.iter().filter(|(_, it)| !bare(it));
                (
                    own,
                    inner
                        .filter_map(|(word, it)| Some((format!(".{word}"), it.as_ref()?)))
                        .collect(),
                )
            }
            None => (here("unknown"), vec![]),
        },
    }
}
