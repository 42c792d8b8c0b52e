//! The Markdown of an entry: what of it is accepted, and where the rest stands.

use std::ops::Range;

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use super::entry::{Block, Item, Run, Table};
use super::fault::{FaultKind, Faults};

/// The events of a text, one after the other.
pub(super) struct Cursor<'t> {
    /// The text.
    pub text: &'t str,
    events: Vec<(Event<'t>, Range<usize>)>,
    at: usize,
}

/// A link and where it stands.
pub(super) type Links = Vec<(String, Range<usize>)>;

/// Where a part of an entry is put together.
#[derive(Default)]
pub(super) struct Inline {
    /// What was read.
    pub item: Item,
    /// The links in it.
    pub links: Links,
}

impl<'t> Cursor<'t> {
    /// A cursor before the first event.
    pub fn new(text: &'t str) -> Self {
        let events = Parser::new_ext(text, Options::ENABLE_TABLES).into_offset_iter().collect();
        Self { text, events, at: 0 }
    }

    /// The next event, without going on.
    pub fn peek(&self) -> Option<(&Event<'t>, Range<usize>)> {
        self.events.get(self.at).map(|(event, span)| (event, span.clone()))
    }

    /// The next event.
    pub fn advance(&mut self) -> Option<(Event<'t>, Range<usize>)> {
        let event = self.events.get(self.at).cloned();
        self.at += 1;
        event
    }

    /// Passes over what was begun by the event just read.
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

    /// Reads running text up to the end that is given, or to a block inside it, which is left for the caller.
    pub fn inline(&mut self, end: TagEnd, faults: &mut Faults, into: &mut Inline) {
        let (mut bold, mut italic, mut link) = (0_u8, 0_u8, None::<String>);
        while let Some((event, span)) = self.peek() {
            let push = |text: &str, into: &mut Inline| {
                let run = Run { text: text.to_owned(), bold: bold > 0, italic: italic > 0, link: link.clone() };
                match into.item.last_mut() {
                    Some(last) if last.bold == run.bold && last.italic == run.italic && last.link == run.link => {
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
                        faults.add(FaultKind::NotAllowed, span, &[("found", "bracket")]);
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
                    None => faults.add(FaultKind::NotAllowed, span, &[("found", "address")]),
                },
                Event::End(TagEnd::Link) => link = None,
                Event::Start(Tag::Image { .. }) => {
                    faults.add(FaultKind::NotAllowed, span, &[("found", "picture")]);
                    let _ = self.advance();
                    self.skip();
                    continue;
                }
                Event::Start(_) => return,
                other => faults.add(FaultKind::NotAllowed, span, &[("found", kind_of(other))]),
            }
            let _ = self.advance();
        }
    }

    /// Reads the items of a list whose beginning was just read.
    pub fn list(&mut self, faults: &mut Faults, links: &mut Links) -> Vec<Item> {
        let mut items = Vec::new();
        while let Some((event, span)) = self.advance() {
            match event {
                Event::Start(Tag::Item) => {
                    if self.text[span.start..].starts_with(['*', '+']) {
                        faults.add(FaultKind::NotAllowed, span.start..span.start + 1, &[("found", "bullet")]);
                    }
                    items.push(self.item(faults, links));
                }
                _ => return items,
            }
        }
        items
    }

    fn item(&mut self, faults: &mut Faults, links: &mut Links) -> Item {
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
                        faults.add(FaultKind::NotAllowed, span, &[("found", "paragraph-in-list")]);
                    }
                    self.inline(TagEnd::Paragraph, faults, &mut inline);
                }
                Event::Start(tag) if is_block(tag) => {
                    let found = if matches!(tag, Tag::List(_)) { "nested-list" } else { kind_of(event) };
                    faults.add(FaultKind::NotAllowed, span, &[("found", found)]);
                    let _ = self.advance();
                    self.skip();
                }
                _ => {
                    self.inline(TagEnd::Item, faults, &mut inline);
                    // It ends at the end of the item, or before a block inside it.
                    if matches!(self.events.get(self.at.wrapping_sub(1)), Some((Event::End(TagEnd::Item), _))) {
                        break;
                    }
                }
            }
        }
        links.append(&mut inline.links);
        inline.item
    }

    /// Reads the rest of a table whose beginning was just read.
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
                other => faults.add(FaultKind::NotAllowed, span, &[("found", kind_of(&other))]),
            }
        }
        table
    }

    /// Reads a block of the body; notes, headings and what is not allowed are left to the caller.
    pub fn block(&mut self, faults: &mut Faults, links: &mut Links) -> Option<Block> {
        match self.advance()?.0 {
            Event::Start(Tag::Paragraph) => {
                let mut inline = Inline::default();
                self.inline(TagEnd::Paragraph, faults, &mut inline);
                links.append(&mut inline.links);
                Some(Block::Paragraph(inline.item))
            }
            Event::Start(Tag::List(first)) => Some(Block::List { ordered: first.is_some(), items: self.list(faults, links) }),
            Event::Start(Tag::Table(_)) => Some(Block::Table(self.table(faults, links))),
            _ => None,
        }
    }
}

fn is_block(tag: &Tag<'_>) -> bool {
    !matches!(tag, Tag::Strong | Tag::Emphasis | Tag::Link { .. } | Tag::Image { .. })
}

/// What an event that is not allowed is called in the diagnostic.
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

/// The words of some runs.
pub(super) fn words_of(item: &[Run]) -> String {
    item.iter().map(|run| run.text.as_str()).collect()
}

/// How many sentences a text has; what ends without a full stop counts as well.
pub(super) fn sentences(text: &str) -> usize {
    let closing = |c: char| matches!(c, '»' | '”' | '"' | ')' | '\'' | '’');
    let mut count = 0;
    let mut rest = text.trim();
    while !rest.is_empty() {
        count += 1;
        let mut from = 0;
        loop {
            let Some(at) = rest[from..].find(['.', '!', '?', '…']).map(|at| from + at) else { return count };
            let width = rest[at..].chars().next().map_or(1, char::len_utf8);
            let after = rest[at + width..].trim_start_matches(closing);
            let next = after.trim_start();
            from = at + width;
            // A full stop inside a number or after an abbreviation is not followed by a gap and a capital letter.
            let begins = next.trim_start_matches(['«', '“', '"', '(', '‘']).chars().next().is_none_or(|c| !c.is_lowercase());
            if next.is_empty() || (after.len() != next.len() && begins && !abbreviated(&rest[..at], next)) {
                rest = next;
                break;
            }
        }
    }
    count
}

/// `p. 45` and `n. 3` go on.
fn abbreviated(before: &str, next: &str) -> bool {
    let word = before.rsplit(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    next.starts_with(|c: char| c.is_ascii_digit()) && matches!(word, "p" | "pp" | "n" | "no" | "max" | "min")
}
