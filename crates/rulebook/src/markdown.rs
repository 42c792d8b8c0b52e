//! The Markdown of entries: what is supported, and errors for the rest.

use std::ops::Range;

use pulldown_cmark::{Event, OffsetIter, Options, Parser, Tag, TagEnd};

use super::entry::{BodyBlock, Table, TextRun, TextRuns};
use super::rules_error::{Faults, RulesErrorKind};

/// Steps through the Markdown events of a text.
pub(super) struct Cursor<'t> {
    pub text: &'t str,
    events: OffsetIter<'t>,
    next: Option<(Event<'t>, Range<usize>)>,
    /// Whether the last event ended an item of a list.
    is_after_item: bool,
}

pub(super) type Links = Vec<(String, Range<usize>)>;

/// Text read so far, with its links.
#[derive(Default)]
pub(super) struct Inline {
    pub item: TextRuns,
    pub links: Links,
}

impl<'t> Cursor<'t> {
    pub fn new(text: &'t str) -> Self {
        let mut events = Parser::new_ext(text, Options::ENABLE_TABLES).into_offset_iter();
        let next = events.next();
        Self {
            text,
            events,
            next,
            is_after_item: false,
        }
    }

    /// The next event, without advancing.
    pub fn peek(&self) -> Option<(&Event<'t>, Range<usize>)> {
        self.next
            .as_ref()
            .map(|(event, span)| (event, span.clone()))
    }

    pub fn advance(&mut self) -> Option<(Event<'t>, Range<usize>)> {
        let event = std::mem::replace(&mut self.next, self.events.next());
        self.is_after_item = matches!(event, Some((Event::End(TagEnd::Item), _)));
        event
    }

    /// Skips the element that the last event started.
    pub fn skip(&mut self) {
        let mut open = 1;
        while open > 0 {
            match self.advance() {
                Some((Event::Start(_), _)) => open += 1,
                Some((Event::End(_), _)) => open -= 1,
                Some(_) => {}
                None => return,
            }
        }
    }

    /// Reads text up to `end`, or to a block inside it, which is left to the caller.
    pub fn inline(&mut self, end: TagEnd, faults: &mut Faults, into: &mut Inline) {
        let (mut bold, mut italic, mut link) = (0_u8, 0_u8, None::<String>);
        while let Some((event, span)) = self.peek() {
            let push = |text: &str, into: &mut Inline| {
                let run = TextRun {
                    text: text.to_owned(),
                    bold: bold > 0,
                    italic: italic > 0,
                    link: link.clone(),
                };
                match into.item.last_mut() {
                    Some(last)
                        if last.bold == run.bold
                            && last.italic == run.italic
                            && last.link == run.link =>
                    {
                        last.text.push_str(&run.text);
                    }
                    _ => into.item.push(run),
                }
            };
            match event {
                Event::End(tag) if *tag == end => {
                    let _ = self.advance();
                    return;
                }
                Event::Text(text) => {
                    if text.contains(['[', ']']) {
                        faults.add(RulesErrorKind::NotAllowed, span, &[("found", "bracket")]);
                    }
                    push(text, into);
                }
                Event::SoftBreak => push(" ", into),
                Event::Start(Tag::Strong) => bold += 1,
                Event::End(TagEnd::Strong) => bold = bold.saturating_sub(1),
                Event::Start(Tag::Emphasis) => italic += 1,
                Event::End(TagEnd::Emphasis) => italic = italic.saturating_sub(1),
                Event::Start(Tag::Link { dest_url, .. }) => match dest_url.strip_prefix('#') {
                    Some(id) => {
                        into.links.push((id.to_owned(), span));
                        link = Some(id.to_owned());
                    }
                    None => faults.add(RulesErrorKind::NotAllowed, span, &[("found", "address")]),
                },
                Event::End(TagEnd::Link) => link = None,
                Event::Start(Tag::Image { .. }) => {
                    faults.add(RulesErrorKind::NotAllowed, span, &[("found", "picture")]);
                    let _ = self.advance();
                    self.skip();
                    continue;
                }
                Event::Start(_) => return,
                other => faults.add(
                    RulesErrorKind::NotAllowed,
                    span,
                    &[("found", kind_of(other))],
                ),
            }
            let _ = self.advance();
        }
    }

    /// Reads the items of a list that the last event started.
    pub fn list(&mut self, faults: &mut Faults, links: &mut Links) -> Vec<TextRuns> {
        let mut items = Vec::new();
        while let Some((event, span)) = self.advance() {
            match event {
                Event::Start(Tag::Item) => {
                    if self.text[span.start..].starts_with(['*', '+']) {
                        faults.add(
                            RulesErrorKind::NotAllowed,
                            span.start..span.start + 1,
                            &[("found", "bullet")],
                        );
                    }
                    items.push(self.item(faults, links));
                }
                _ => return items,
            }
        }
        items
    }

    fn item(&mut self, faults: &mut Faults, links: &mut Links) -> TextRuns {
        let mut inline = Inline::default();
        while let Some((event, span)) = self.peek() {
            match event {
                Event::End(TagEnd::Item) => {
                    let _ = self.advance();
                    break;
                }
                Event::Start(Tag::Paragraph) => {
                    let _ = self.advance();
                    if !inline.item.is_empty() {
                        faults.add(
                            RulesErrorKind::NotAllowed,
                            span,
                            &[("found", "paragraph-in-list")],
                        );
                    }
                    self.inline(TagEnd::Paragraph, faults, &mut inline);
                }
                Event::Start(tag) if is_block(tag) => {
                    let found = if matches!(tag, Tag::List(_)) {
                        "nested-list"
                    } else {
                        kind_of(event)
                    };
                    faults.add(RulesErrorKind::NotAllowed, span, &[("found", found)]);
                    let _ = self.advance();
                    self.skip();
                }
                _ => {
                    self.inline(TagEnd::Item, faults, &mut inline);
                    // The text ended at the end of the item, or before a block inside it.
                    if self.is_after_item {
                        break;
                    }
                }
            }
        }
        links.append(&mut inline.links);
        inline.item
    }

    /// Reads a table that the last event started.
    pub fn table(&mut self, faults: &mut Faults, links: &mut Links) -> Table {
        let mut table = Table::default();
        let mut row = Vec::new();
        while let Some((event, span)) = self.advance() {
            match event {
                Event::Start(Tag::TableCell) => {
                    let mut cell = Inline::default();
                    self.inline(TagEnd::TableCell, faults, &mut cell);
                    links.append(&mut cell.links);
                    row.push(cell.item);
                }
                Event::End(TagEnd::TableHead) => table.head = std::mem::take(&mut row),
                Event::End(TagEnd::TableRow) => table.rows.push(std::mem::take(&mut row)),
                Event::Start(Tag::TableHead | Tag::TableRow) => {}
                Event::End(TagEnd::Table) => return table,
                other => faults.add(
                    RulesErrorKind::NotAllowed,
                    span,
                    &[("found", kind_of(&other))],
                ),
            }
        }
        table
    }

    /// Reads a block of the body; `None` for anything else.
    pub fn block(&mut self, faults: &mut Faults, links: &mut Links) -> Option<BodyBlock> {
        match self.advance()?.0 {
            Event::Start(Tag::Paragraph) => {
                let mut inline = Inline::default();
                self.inline(TagEnd::Paragraph, faults, &mut inline);
                links.append(&mut inline.links);
                Some(BodyBlock::Paragraph(inline.item))
            }
            Event::Start(Tag::List(first)) => Some(BodyBlock::List {
                ordered: first.is_some(),
                items: self.list(faults, links),
            }),
            Event::Start(Tag::Table(_)) => Some(BodyBlock::Table(self.table(faults, links))),
            _ => None,
        }
    }
}

fn is_block(tag: &Tag<'_>) -> bool {
    !matches!(
        tag,
        Tag::Strong | Tag::Emphasis | Tag::Link { .. } | Tag::Image { .. }
    )
}

/// The name of an unsupported event in the diagnostic.
pub(super) fn kind_of(event: &Event<'_>) -> &'static str {
    match event {
        Event::Code(_) | Event::Start(Tag::CodeBlock(_)) => "code",
        Event::Html(_) | Event::InlineHtml(_) | Event::Start(Tag::HtmlBlock) => "html",
        Event::Start(Tag::Image { .. }) => "picture",
        Event::Start(Tag::List(_)) => "nested-list",
        Event::Start(Tag::Heading { .. }) => "heading",
        Event::Start(Tag::BlockQuote(_)) => "quotation",
        Event::Rule => "rule",
        Event::HardBreak => "break",
        _ => "other",
    }
}

pub(super) fn words_of(item: &[TextRun]) -> String {
    item.iter().map(|run| run.text.as_str()).collect()
}

/// The sentences of a text, as places in it; the last one need not end with a full stop.
pub(super) fn sentences(text: &str) -> Vec<Range<usize>> {
    let closing = |c: char| matches!(c, '»' | '”' | '"' | ')' | '\'' | '’');
    let end = text.trim_end().len();
    let mut start = text.len() - text.trim_start().len();
    let mut from = start;
    let mut all = Vec::new();
    while let Some(at) = text[from..end]
        .find(['.', '!', '?', '…'])
        .map(|at| from + at)
    {
        from = at + text[at..].chars().next().map_or(1, char::len_utf8);
        let after = text[from..end].trim_start_matches(closing);
        let next = after.trim_start();
        // After a number or an abbreviation there is no space and capital letter.
        let begins = next
            .trim_start_matches(['«', '“', '"', '(', '‘'])
            .chars()
            .next()
            .is_some_and(|c| !c.is_lowercase());
        if after.len() != next.len() && begins && !is_abbreviation(&text[start..at], next) {
            all.push(start..end - after.len());
            start = end - next.len();
            from = start;
        }
    }
    if start < end {
        all.push(start..end);
    }
    all
}

/// `p. 45` and `n. 3` do not end a sentence.
fn is_abbreviation(before: &str, next: &str) -> bool {
    let word = before
        .rsplit(|c: char| !c.is_alphanumeric())
        .next()
        .unwrap_or_default();
    next.starts_with(|c: char| c.is_ascii_digit())
        && matches!(word, "p" | "pp" | "n" | "no" | "max" | "min")
}
