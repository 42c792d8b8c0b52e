//! The Fluent texts of a folder as plain words, with positions.

use std::collections::BTreeMap;
use std::ops::Range;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

use crate::diagnostic::Text;
use crate::prose::nests_too_deeply;

/// A message or one of its attributes.
pub(super) struct Line<'t> {
    pub id: &'t str,
    /// Empty for the message itself.
    pub attribute: &'t str,
    pub span: Range<usize>,
    /// The text on one line, without variables.
    pub words: String,
    /// Whether it has values that are known only during play.
    pub(crate) has_gaps: bool,
    /// The straight quotation marks `'` and `"`.
    pub(crate) straight_quotes: Vec<Range<usize>>,
}

pub(super) struct Page<'t> {
    pub language: &'t str,
    pub text: Text<'t>,
    pub lines: Vec<Line<'t>>,
    /// The place of the first line of each message and attribute.
    places: BTreeMap<(&'t str, &'t str), usize>,
}

impl<'t> Page<'t> {
    pub fn read(language: &'t str, text: Text<'t>) -> Self {
        let mut page = Self {
            language,
            text,
            lines: Vec::new(),
            places: BTreeMap::new(),
        };
        if nests_too_deeply(text.text) {
            return page;
        }
        let resource = parse(text.text).unwrap_or_else(|(resource, _)| resource);
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let own = message
                .value
                .iter()
                .map(|value| ("", message.id.name, value));
            let attributes = message
                .attributes
                .iter()
                .map(|it| (it.id.name, it.id.name, &it.value));
            for (attribute, name, pattern) in own.chain(attributes) {
                let place = page.lines.len();
                let _ = page
                    .places
                    .entry((message.id.name, attribute))
                    .or_insert(place);
                page.lines
                    .push(line(text, message.id.name, attribute, name, pattern));
            }
        }
        page
    }

    pub fn line(&self, id: &str, attribute: &str) -> Option<&Line<'t>> {
        self.places
            .get(&(id, attribute))
            .and_then(|place| self.lines.get(*place))
    }
}

fn line<'t>(
    text: Text<'t>,
    id: &'t str,
    attribute: &'t str,
    name: &str,
    pattern: &Pattern<&'t str>,
) -> Line<'t> {
    let mut line = Line {
        id,
        attribute,
        span: text.offset(name),
        words: String::new(),
        has_gaps: false,
        straight_quotes: Vec::new(),
    };
    line.take(text, pattern);
    line.words = line.words.split_whitespace().collect::<Vec<_>>().join(" ");
    line
}

impl<'t> Line<'t> {
    fn take(&mut self, text: Text<'t>, pattern: &Pattern<&'t str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    let start = text.offset(value).start;
                    let signs = value.match_indices(['\'', '"']);
                    self.straight_quotes
                        .extend(signs.map(|(at, sign)| start + at..start + at + sign.len()));
                    self.words.push_str(value);
                }
                PatternElement::Placeable {
                    expression: Expression::Inline(InlineExpression::StringLiteral { value }),
                } => {
                    self.words.push_str(value);
                }
                PatternElement::Placeable {
                    expression: Expression::Inline(_),
                } => self.has_gaps = true,
                PatternElement::Placeable {
                    expression: Expression::Select { variants, .. },
                } => {
                    self.has_gaps = true;
                    variants
                        .iter()
                        .for_each(|variant| self.take(text, &variant.value));
                }
            }
        }
    }

    pub fn count(&self) -> usize {
        self.words
            .split(' ')
            .filter(|word| word.contains(char::is_alphanumeric))
            .count()
    }
}
