//! Fluent texts with positions, and with errors for what the Fluent parser drops silently.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message as Parsed, Pattern, PatternElement,
};
use fluent_syntax::parser::{ErrorKind, ParserError, parse};

use crate::diagnostic::{Code, Report, Text};
use base::locale::is_hidden;

pub(super) struct Words<'t> {
    pub variables: Vec<&'t str>,
    pub functions: Vec<&'t str>,
    pub references: Vec<Reference<'t>>,
}

/// A reference to another message or term.
pub(super) struct Reference<'t> {
    pub id: &'t str,
    pub attribute: Option<&'t str>,
    pub(crate) is_term: bool,
}

pub(super) struct Attribute<'t> {
    pub id: &'t str,
    pub words: Words<'t>,
}

pub(super) struct Message<'t> {
    pub id: &'t str,
    pub words: Option<Words<'t>>,
    pub attributes: Vec<Attribute<'t>>,
}

pub(super) struct Ftl<'t> {
    pub text: Text<'t>,
    pub messages: Vec<Message<'t>>,
    /// The place of the first message of each id.
    places: BTreeMap<&'t str, usize>,
    pub terms: Vec<Message<'t>>,
    /// Messages that a syntax error has cut short: nothing more is reported about them.
    pub damaged: BTreeSet<&'t str>,
}

impl<'t> Ftl<'t> {
    /// Parses the text and reports syntax errors.
    pub fn read(text: Text<'t>, report: &mut Report) -> Self {
        let mut ftl = Self {
            text,
            messages: Vec::new(),
            places: BTreeMap::new(),
            terms: Vec::new(),
            damaged: BTreeSet::new(),
        };
        if nests_too_deeply(text.text) {
            report.add(Code::TooDeep, text, 0..0, &[]);
            return ftl;
        }
        let (resource, errors) = match parse(text.text) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        let mut last: Option<&'t str> = None;
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    last = Some(message.id.name);
                    let place = ftl.messages.len();
                    let _ = ftl.places.entry(message.id.name).or_insert(place);
                    ftl.messages.push(read(message));
                }
                Entry::Term(term) => {
                    let (id, value, attributes, comment) =
                        (term.id, Some(term.value), term.attributes, term.comment);
                    ftl.terms.push(read(Parsed {
                        id,
                        value,
                        attributes,
                        comment,
                    }));
                }
                Entry::Junk { content } => {
                    let word = content
                        .trim_start()
                        .split(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_'))
                        .next();
                    ftl.damaged.extend(last.into_iter().chain(word));
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            }
        }
        for error in errors {
            ftl.report_error(&error, last.is_some(), report);
        }
        ftl.report_hidden(report);
        ftl
    }

    /// Reports what is not shown but acts on a terminal or on the writing around it, as it is or as Fluent escapes it.
    fn report_hidden(&self, report: &mut Report) {
        let text = self.text.text;
        let plain = text.char_indices().map(|(at, it)| (at, Some(it)));
        let short = text
            .match_indices("\\u")
            .map(|(at, _)| (at, text.get(at + 2..at + 6)));
        let long = text
            .match_indices("\\U")
            .map(|(at, _)| (at, text.get(at + 2..at + 8)));
        let number = |digits: &str| {
            u32::from_str_radix(digits, 16)
                .ok()
                .and_then(char::from_u32)
        };
        let escaped = short
            .chain(long)
            .map(|(at, digits)| (at, digits.and_then(number)));
        for (at, found) in plain
            .chain(escaped)
            .filter_map(|(at, found)| Some((at, found?)))
        {
            // Some systems end a line with two characters.
            if is_hidden(found) && !text[at..].starts_with("\r\n") {
                let found = format!("{:04X}", u32::from(found));
                report.add(
                    Code::HiddenCharacter,
                    self.text,
                    at..at,
                    &[("found", &found)],
                );
            }
        }
    }

    fn report_error(&self, error: &ParserError, has_messages: bool, report: &mut Report) {
        let slice = error.slice.clone().unwrap_or_else(|| error.pos.clone());
        let slice = self.text.span(slice);
        let junk = &self.text.text[slice.clone()];
        let first_line = junk.lines().next().unwrap_or_default();
        // No entry starts with a blank: the line belongs to a text that ended before it.
        if has_messages && first_line.starts_with([' ', '\t']) {
            let start = slice.start + (first_line.len() - first_line.trim_start().len());
            let sign: String = first_line.trim_start().chars().take(1).collect();
            report.add(
                Code::TruncatedText,
                self.text,
                start..slice.start + first_line.trim_end().len(),
                &[("found", &sign)],
            );
            return;
        }
        let expected = match &error.kind {
            ErrorKind::ExpectedToken(token) => token.to_string(),
            ErrorKind::ExpectedCharRange { range } => range.clone(),
            _ => String::new(),
        };
        let args = [
            ("expected", expected.as_str()),
            ("found", &*error.kind.to_string()),
        ];
        report.add(Code::FluentSyntax, self.text, error.pos.clone(), &args);
    }

    pub fn message(&self, id: &str) -> Option<&Message<'t>> {
        self.places
            .get(id)
            .and_then(|place| self.messages.get(*place))
    }

    /// The text that a reference names.
    pub fn referred(&self, reference: &Reference<'_>) -> Option<&Words<'t>> {
        let mut all = if reference.is_term {
            &self.terms
        } else {
            &self.messages
        }
        .iter();
        let found = all.find(|message| message.id == reference.id)?;
        Some(found.words(reference.attribute.unwrap_or_default())?.1)
    }
}

impl<'t> Message<'t> {
    /// An attribute, or the message itself if the name is empty.
    pub fn words(&self, attribute: &str) -> Option<(&'t str, &Words<'t>)> {
        if attribute.is_empty() {
            return self.words.as_ref().map(|words| (self.id, words));
        }
        self.attributes
            .iter()
            .find(|own| own.id == attribute)
            .map(|own| (own.id, &own.words))
    }

    /// All texts: attribute (empty for the message itself), name in the source, and contents.
    pub fn all(&self) -> impl Iterator<Item = (&'t str, &'t str, &Words<'t>)> {
        let own = self.words.iter().map(|words| ("", self.id, words));
        own.chain(
            self.attributes
                .iter()
                .map(|attribute| (attribute.id, attribute.id, &attribute.words)),
        )
    }
}

/// The parser recurses once per opening bracket, here and wherever the text is read later; real prose has a few per message.
///
/// Closing brackets do not count: one in quotes would hide an opening one. No message begins inside another's brackets.
pub(crate) fn nests_too_deeply(text: &str) -> bool {
    const MAX: usize = 100;

    let begins = |line: &str| {
        let name = line.strip_prefix('-').unwrap_or(line);
        let rest =
            name.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_');
        name.starts_with(|c: char| c.is_ascii_alphabetic())
            && rest.trim_start_matches(' ').starts_with('=')
    };
    let mut open = 0_usize;
    text.lines().any(|line| {
        if begins(line) {
            open = 0;
        }
        open += line
            .bytes()
            .filter(|byte| matches!(byte, b'{' | b'('))
            .count();
        open > MAX
    })
}

fn read(message: Parsed<&str>) -> Message<'_> {
    let attributes = message.attributes.into_iter();
    Message {
        id: message.id.name,
        words: message.value.map(|value| Words::of(&value)),
        attributes: attributes
            .map(|own| Attribute {
                id: own.id.name,
                words: Words::of(&own.value),
            })
            .collect(),
    }
}

impl<'t> Words<'t> {
    fn of(pattern: &Pattern<&'t str>) -> Self {
        let mut words = Self {
            variables: Vec::new(),
            functions: Vec::new(),
            references: Vec::new(),
        };
        words.pattern(pattern);
        words
    }

    fn pattern(&mut self, pattern: &Pattern<&'t str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&'t str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'t str>) {
        match inline {
            InlineExpression::VariableReference { id } => self.variables.push(id.name),
            InlineExpression::FunctionReference { id, arguments } => {
                self.functions.push(id.name);
                self.arguments(arguments);
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name);
                self.references.push(Reference {
                    id: id.name,
                    attribute,
                    is_term: false,
                });
            }
            InlineExpression::TermReference {
                id,
                attribute,
                arguments,
            } => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name);
                self.references.push(Reference {
                    id: id.name,
                    attribute,
                    is_term: true,
                });
                if let Some(arguments) = arguments {
                    self.arguments(arguments);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&'t str>) {
        for positional in &arguments.positional {
            self.inline(positional);
        }
    }
}
