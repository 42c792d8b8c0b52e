//! Asks serde what a type reads: every field, and every variant of every enum, without an example of any.
//!
//! [`trace`] reads a value of a type again and again from [`At`], a deserializer that has no input. Whatever the type asks for is
//! noted as a [`Shape`] and answered with a small value: 1, true, "x", a list of one, a map with every key. Where the type asks for
//! an enum, serde hands over the names of all its variants; each reading takes one that is not known whole yet, until all are.

mod at;

use std::any::type_name;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use at::At;

/// The possible content of a position.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Shape {
    /// Not asked for yet.
    #[default]
    Unknown,
    Null,
    Bool,
    Number,
    Text,
    /// Only these examples; the type deserialises any value and checks it itself.
    Any(Vec<String>),
    Optional(Box<Shape>),
    List(Box<Shape>),
    Tuple(Vec<Shape>),
    Map(Box<Shape>, Box<Shape>),
    Struct(BTreeMap<String, Shape>),
    /// An enum, or a struct that has a name of its own, in [`Shapes`].
    Named(Name),
}

/// Identifies a type while it is traced. It is never printed, as types may be renamed.
pub type Name = &'static str;

/// The variants of an enum with what each holds (nothing: a bare word), or the one content of a struct.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Content {
    Struct(Shape),
    Enum(BTreeMap<&'static str, Option<Shape>>),
}

pub type Shapes = BTreeMap<Name, Content>;

/// Texts of special forms, tried in turn until the type accepts one.
const TEXTS: &[&str] = &["x", "lab", "stress", "1-n", "2031-04-05T20:00:00Z"];

/// Values tried where a type deserialises any value.
fn anything() -> Vec<Value> {
    vec![
        json!(null),
        json!(true),
        json!(1),
        json!(-1),
        json!("x"),
        json!(["x"]),
        json!({"x": 1}),
        json!({"per_astronaut": 1}),
        json!({"before_end": 1}),
        json!({"by_crew": {"2": 1, "3": 1, "4": 1}}),
        json!([1]),
        json!({"2": [1], "3": [1], "4": [1]}),
    ]
}

/// The maximum number of failed attempts in a row.
const PATIENCE: usize = 400;
/// The maximum number of attempts.
const ENOUGH: usize = 5000;

/// Records the shapes that `T` reads; returns its shape and values in which every variant occurs.
pub fn trace<T: DeserializeOwned>(shapes: &mut Shapes) -> (Shape, Vec<T>) {
    let state = RefCell::new(Tracer {
        shapes: shapes.clone(),
        ..Tracer::default()
    });
    let (mut shape, mut values) = (Shape::Unknown, Vec::new());
    let (mut failed, mut idle, mut readings) = (0, 0, 0);
    loop {
        let before = (state.borrow().shapes.clone(), shape.clone());
        state.borrow_mut().last = None;
        state.borrow_mut().tasted.clear();
        readings += 1;
        assert!(
            readings < ENOUGH,
            "{} has no end: {:?}",
            type_name::<T>(),
            state.borrow().missing()
        );
        let read = T::deserialize(At {
            tracer: &state,
            path: String::new(),
            out: &mut shape,
            turn: None,
        });
        let mut tracer = state.borrow_mut();
        tracer.stack.clear();
        match read {
            Ok(value) => {
                failed = 0;
                let news = before != (tracer.shapes.clone(), shape.clone());
                if news || !tracer.tasted.is_empty() || values.is_empty() {
                    values.push(value);
                }
                let fewer = tracer.judged_all();
                if fewer && tracer.whole(&shape) {
                    break;
                }
                idle = if news { 0 } else { idle + 1 };
                assert!(
                    idle < PATIENCE,
                    "{}: these cannot be reached: {:?}",
                    type_name::<T>(),
                    tracer.missing()
                );
            }
            Err(error) => {
                failed += 1;
                assert!(
                    failed < PATIENCE,
                    "{} cannot be read of {:?}: {error}",
                    type_name::<T>(),
                    tracer.last
                );
                (tracer.shapes, shape) = before;
                tracer.blame();
            }
        }
    }
    let mut tracer = state.into_inner();
    tracer.fill(&mut shape);
    shapes.clone_from(&tracer.shapes);
    (shape, values)
}

#[derive(Debug, Default)]
struct Tracer {
    shapes: Shapes,
    /// Enums being read, outermost first.
    stack: Vec<(Name, &'static str)>,
    /// Which of [`TEXTS`] is read at a path.
    texts: BTreeMap<String, usize>,
    /// Which of [`anything`] was read at a path, and whether that went well.
    any: BTreeMap<String, Vec<Option<bool>>>,
    /// The number of attempts for each variant.
    tried: BTreeMap<(Name, &'static str), usize>,
    /// The unit variants found so far.
    words: BTreeMap<Name, BTreeSet<&'static str>>,
    /// What was read of [`anything`] this time, not judged before.
    tasted: Vec<(String, usize)>,
    /// The position whose value may cause a failure.
    last: Option<Blame>,
}

#[derive(Debug, Clone)]
enum Blame {
    Text(String),
    Any(String, usize),
}

impl Tracer {
    fn blame(&mut self) {
        match self.last.clone() {
            Some(Blame::Text(path)) => *self.texts.entry(path).or_default() += 1,
            Some(Blame::Any(path, index)) => {
                if let Some(judged) = self.any.get_mut(&path).and_then(|all| all.get_mut(index)) {
                    *judged = Some(false);
                }
            }
            None => {}
        }
    }

    /// After a reading that went well: what was read there is right. Says whether everything there has been tried.
    fn judged_all(&mut self) -> bool {
        for (path, index) in std::mem::take(&mut self.tasted) {
            if let Some(judged) = self.any.get_mut(&path).and_then(|all| all.get_mut(index)) {
                *judged = Some(true);
            }
        }
        !self.any.values().flatten().any(Option::is_none)
    }

    /// All that can be read within.
    fn within<'s>(&'s self, shape: &'s Shape, names: &mut BTreeSet<Name>) {
        match shape {
            Shape::Unknown
            | Shape::Null
            | Shape::Bool
            | Shape::Number
            | Shape::Text
            | Shape::Any(_) => {}
            Shape::Optional(of) | Shape::List(of) => self.within(of, names),
            Shape::Tuple(all) => all.iter().for_each(|it| self.within(it, names)),
            Shape::Map(key, value) => {
                self.within(key, names);
                self.within(value, names);
            }
            Shape::Struct(fields) => fields.values().for_each(|it| self.within(it, names)),
            Shape::Named(name) => {
                if names.insert(name) {
                    match self.shapes.get(name) {
                        Some(Content::Struct(content)) => self.within(content, names),
                        Some(Content::Enum(variants)) => {
                            variants
                                .values()
                                .flatten()
                                .for_each(|it| self.within(it, names));
                        }
                        None => {}
                    }
                }
            }
        }
    }

    fn unread(&self, name: Name) -> bool {
        match self.shapes.get(name) {
            Some(Content::Enum(variants)) => variants.values().any(Option::is_none),
            Some(Content::Struct(_)) => false,
            None => true,
        }
    }

    fn whole(&self, shape: &Shape) -> bool {
        let mut names = BTreeSet::new();
        self.within(shape, &mut names);
        !names.into_iter().any(|name| self.unread(name))
    }

    fn missing(&self) -> Vec<String> {
        let unread = |(name, content): (&Name, &Content)| match content {
            Content::Enum(variants) => variants
                .iter()
                .filter(|(_, it)| it.is_none())
                .map(|(it, _)| format!("{name}::{it}"))
                .collect(),
            Content::Struct(_) => Vec::new(),
        };
        self.shapes.iter().flat_map(unread).collect()
    }

    /// Which variant of an enum is read next.
    fn next(
        &mut self,
        name: Name,
        variants: &'static [&'static str],
        turn: Option<usize>,
    ) -> &'static str {
        let known = self
            .shapes
            .entry(name)
            .or_insert_with(|| Content::Enum(variants.iter().map(|it| (*it, None)).collect()));
        let Content::Enum(known) = known.clone() else {
            panic!("{name} is a struct and an enum")
        };
        if let Some(turn) = turn.filter(|_| self.all_words(name, variants)) {
            return variants[turn % variants.len()];
        }
        let reaches = |variant: &str| {
            let mut names = BTreeSet::new();
            known[variant]
                .iter()
                .for_each(|it| self.within(it, &mut names));
            names
        };
        // What is only reached through the enum itself is reached through its other variants as well.
        let directly = |variant: &str| {
            let mut names = BTreeSet::from([name]);
            known[variant]
                .iter()
                .for_each(|it| self.within(it, &mut names));
            names
        };
        if self.stack.iter().any(|(it, _)| *it == name) {
            let plain = variants
                .iter()
                .find(|it| known[**it].is_some() && !reaches(it).contains(name));
            let other = variants
                .iter()
                .find(|it| !self.stack.contains(&(name, **it)));
            return plain.or(other).unwrap_or(&variants[0]);
        }
        let open = |variant: &&&'static str| {
            known[**variant].is_none()
                || directly(variant)
                    .into_iter()
                    .any(|it| it != name && self.unread(it))
        };
        let tries =
            |variant: &&'static str| self.tried.get(&(name, *variant)).copied().unwrap_or(0);
        let next = variants
            .iter()
            .filter(open)
            .min_by_key(|it| tries(it))
            .or_else(|| variants.iter().min_by_key(|it| tries(it)));
        let next = *next.expect("an enum with variants");
        *self.tried.entry((name, next)).or_default() += 1;
        next
    }

    fn all_words(&self, name: Name, variants: &[&str]) -> bool {
        self.words
            .get(name)
            .is_some_and(|words| words.len() == variants.len())
    }

    fn note(&mut self, name: Name, variant: &'static str, shape: Shape) {
        if let Some(Content::Enum(variants)) = self.shapes.get_mut(name) {
            let old = variants.entry(variant).or_default();
            *old = Some(merged(old.take().unwrap_or_default(), shape));
        }
    }

    fn note_struct(&mut self, name: Name, shape: Shape) {
        let old = match self.shapes.remove(name) {
            Some(Content::Struct(old)) => old,
            _ => Shape::Unknown,
        };
        self.shapes
            .insert(name, Content::Struct(merged(old, shape)));
    }

    /// Puts what was accepted in place of what reads anything.
    fn fill(&mut self, root: &mut Shape) {
        let any = std::mem::take(&mut self.any);
        filled(root, &any);
        for content in self.shapes.values_mut() {
            match content {
                Content::Struct(shape) => filled(shape, &any),
                Content::Enum(variants) => variants
                    .values_mut()
                    .flatten()
                    .for_each(|it| filled(it, &any)),
            }
        }
    }
}

fn filled(shape: &mut Shape, any: &BTreeMap<String, Vec<Option<bool>>>) {
    match shape {
        Shape::Any(all) => {
            if let [path] = all.as_slice()
                && let Some(judged) = any.get(path)
            {
                let examples = anything()
                    .into_iter()
                    .zip(judged)
                    .filter(|(_, judged)| **judged == Some(true));
                *all = std::iter::once("reads".to_owned())
                    .chain(examples.map(|(it, _)| it.to_string()))
                    .collect();
            }
        }
        Shape::Optional(of) | Shape::List(of) => filled(of, any),
        Shape::Tuple(all) => all.iter_mut().for_each(|it| filled(it, any)),
        Shape::Map(key, value) => {
            filled(key, any);
            filled(value, any);
        }
        Shape::Struct(fields) => fields.values_mut().for_each(|it| filled(it, any)),
        Shape::Unknown
        | Shape::Null
        | Shape::Bool
        | Shape::Number
        | Shape::Text
        | Shape::Named(_) => {}
    }
}

/// Merges two shapes of one position.
fn merged(one: Shape, other: Shape) -> Shape {
    match (one, other) {
        (Shape::Unknown, it) | (it, Shape::Unknown) => it,
        (Shape::Optional(one), Shape::Optional(other)) => {
            Shape::Optional(Box::new(merged(*one, *other)))
        }
        (Shape::List(one), Shape::List(other)) => Shape::List(Box::new(merged(*one, *other))),
        (Shape::Map(key, value), Shape::Map(other_key, other)) => Shape::Map(
            Box::new(merged(*key, *other_key)),
            Box::new(merged(*value, *other)),
        ),
        (Shape::Tuple(one), Shape::Tuple(other)) if one.len() == other.len() => Shape::Tuple(
            one.into_iter()
                .zip(other)
                .map(|(one, other)| merged(one, other))
                .collect(),
        ),
        (Shape::Struct(mut one), Shape::Struct(other)) => {
            for (name, shape) in other {
                let old = one.remove(&name).unwrap_or_default();
                one.insert(name, merged(old, shape));
            }
            Shape::Struct(one)
        }
        (one, _) => one,
    }
}
