//! Parses a text into chapters and entries, with all errors.

use base::locale::Language;
use std::ops::Range;

use pulldown_cmark::{Event, HeadingLevel, Tag, TagEnd};

use super::entry::{BodyBlock, Entry};
use super::markdown::{Cursor, Inline, Links, kind_of, sentences, words_of};
use super::rules_error::{Faults, RulesErrorKind};
use super::statement::{self, statements};
use super::{Game, TextRuns, metadata};

/// The minimum and maximum number of sentences of an entry.
const SENTENCES: (usize, usize) = (2, 12);

pub(super) struct ParsedChapter {
    pub title: String,
    pub span: Range<usize>,
    pub entries: Vec<ParsedEntry>,
}

/// An entry with the positions of its heading and links.
pub(super) struct ParsedEntry {
    pub entry: Entry,
    pub heading: Range<usize>,
    pub links: Links,
}

#[derive(Default)]
pub(super) struct Parsed {
    pub chapters: Vec<ParsedChapter>,
    pub faults: Faults,
}

pub(super) const fn is_kebab(c: char) -> bool {
    c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'
}

/// Whether an id is kebab-case and begins with a letter.
pub(super) fn is_id(id: &str) -> bool {
    id.split('-').all(|part| !part.is_empty())
        && id.starts_with(|c: char| c.is_ascii_lowercase())
        && id.chars().all(is_kebab)
}

pub(super) fn parse(text: &str, language: Language, game: Game) -> Parsed {
    let mut reader = Reader {
        cursor: Cursor::new(text),
        language,
        game,
        parsed: Parsed::default(),
    };
    while let Some((event, span)) = reader.cursor.peek() {
        match event {
            Event::Start(Tag::Heading {
                level: HeadingLevel::H1,
                ..
            }) => reader.chapter(),
            Event::Start(Tag::Heading {
                level: HeadingLevel::H2,
                ..
            }) => reader.entry(),
            other => {
                let stray = if reader.parsed.chapters.is_empty() {
                    "text-before-chapter"
                } else {
                    "text-in-chapter"
                };
                let (kind, found) = match other {
                    Event::Start(
                        Tag::Paragraph | Tag::List(_) | Tag::Table(_) | Tag::BlockQuote(_),
                    ) => (RulesErrorKind::OutOfPlace, stray),
                    other => (RulesErrorKind::NotAllowed, kind_of(other)),
                };
                reader.parsed.faults.add(kind, span, &[("found", found)]);
                reader.skip();
            }
        }
    }
    reader.parsed
}

struct Reader<'t> {
    cursor: Cursor<'t>,
    language: Language,
    game: Game,
    parsed: Parsed,
}

impl Reader<'_> {
    /// Skips the next element.
    fn skip(&mut self) {
        if let Some((Event::Start(_), _)) = self.cursor.advance() {
            self.cursor.skip();
        }
    }

    fn chapter(&mut self) {
        let span = self
            .cursor
            .advance()
            .map(|(_, span)| span)
            .unwrap_or_default();
        let title = self.title(TagEnd::Heading(HeadingLevel::H1));
        if title.is_empty() {
            self.parsed
                .faults
                .add(RulesErrorKind::NoTitle, span.clone(), &[]);
        }
        self.parsed.chapters.push(ParsedChapter {
            title,
            span,
            entries: Vec::new(),
        });
    }

    /// The text of a heading.
    fn title(&mut self, end: TagEnd) -> String {
        let mut title = String::new();
        while let Some((event, span)) = self.cursor.advance() {
            match event {
                Event::End(tag) if tag == end => break,
                Event::Text(text) => title.push_str(&text),
                Event::End(_) => {}
                Event::Start(_) => self.parsed.faults.add(
                    RulesErrorKind::NotAllowed,
                    span,
                    &[("found", "formatted-title")],
                ),
                other => self.parsed.faults.add(
                    RulesErrorKind::NotAllowed,
                    span,
                    &[("found", kind_of(&other))],
                ),
            }
        }
        title.trim().to_owned()
    }

    /// The id in the anchor at the start of a heading.
    fn anchor(&mut self, heading: &Range<usize>) -> Option<String> {
        let opened = match self.cursor.peek() {
            Some((Event::InlineHtml(html), span)) => {
                let id = html
                    .strip_prefix("<a id=\"")
                    .and_then(|rest| rest.strip_suffix("\">"));
                id.map(|id| (id.to_owned(), span))
            }
            _ => None,
        };
        let Some((id, span)) = opened else {
            self.parsed
                .faults
                .add(RulesErrorKind::NoAnchor, heading.clone(), &[]);
            return None;
        };
        let _ = self.cursor.advance();
        match self.cursor.peek() {
            Some((Event::InlineHtml(html), _)) if &**html == "</a>" => {
                let _ = self.cursor.advance();
            }
            _ => self
                .parsed
                .faults
                .add(RulesErrorKind::NoAnchor, heading.clone(), &[]),
        }
        if !is_id(&id) {
            self.parsed
                .faults
                .add(RulesErrorKind::BadId, span, &[("id", &id)]);
            return None;
        }
        if Game::of_entry(&id) != self.game {
            let args = [("id", id.as_str()), ("expected", self.game.prefix())];
            self.parsed
                .faults
                .add(RulesErrorKind::WrongPrefix, span, &args);
        }
        Some(id)
    }

    fn entry(&mut self) {
        let heading = self
            .cursor
            .advance()
            .map(|(_, span)| span)
            .unwrap_or_default();
        let id = self.anchor(&heading);
        let title = self.title(TagEnd::Heading(HeadingLevel::H2));
        if title.is_empty() {
            self.parsed
                .faults
                .add(RulesErrorKind::NoTitle, heading.clone(), &[]);
        }
        let lines = self.lines();
        let begin = self
            .cursor
            .peek()
            .map_or(self.cursor.text.len(), |(_, span)| span.start);
        let (body, notes, mut links) = self.body();
        let end = self
            .cursor
            .peek()
            .map_or(self.cursor.text.len(), |(_, span)| span.start);
        let statements = statements(self.language, &body, &notes);
        for torn in statement::torn(&statements, &body) {
            self.parsed.faults.add(
                RulesErrorKind::TornStatement,
                heading.clone(),
                &[("found", &torn)],
            );
        }
        let text = self.cursor.text;
        let metadata = metadata::read(
            text,
            self.language,
            &lines,
            heading.clone(),
            &statements,
            &mut self.parsed.faults,
        );
        let least = if metadata.terms.is_empty() {
            SENTENCES.0
        } else {
            1
        };
        let count: usize = body.iter().map(length).sum();
        if !(least..=SENTENCES.1).contains(&count) {
            let args = [
                ("found", &*count.to_string()),
                ("min", &*least.to_string()),
                ("max", &*SENTENCES.1.to_string()),
            ];
            self.parsed
                .faults
                .add(RulesErrorKind::Length, heading.clone(), &args);
        }
        let Some(chapter) = self.parsed.chapters.last_mut() else {
            self.parsed.faults.add(
                RulesErrorKind::OutOfPlace,
                heading,
                &[("found", "entry-before-chapter")],
            );
            return;
        };
        let Some(id) = id else { return };
        let related = metadata.related.iter().map(|(id, _)| id.clone()).collect();
        links.extend(metadata.related);
        let entry = Entry {
            id,
            game: self.game,
            language: self.language,
            title,
            synonyms: metadata.synonyms,
            asked_as: metadata.asked_as,
            asked_at_steps: metadata.asked_at_steps,
            sources: metadata.sources,
            related,
            answers: metadata.answers,
            terms: metadata.terms,
            statements,
            body,
            notes,
            markdown: self.cursor.text[begin.min(end)..end].trim().to_owned(),
        };
        chapter.entries.push(ParsedEntry {
            entry,
            heading,
            links,
        });
    }

    /// The positions of the metadata lines under the title.
    fn lines(&mut self) -> Vec<Range<usize>> {
        let mut lines = Vec::new();
        if !matches!(self.cursor.peek(), Some((Event::Start(Tag::List(None)), _))) {
            return lines;
        }
        let _ = self.cursor.advance();
        while let Some((event, span)) = self.cursor.advance() {
            match event {
                Event::Start(Tag::Item) => {
                    lines.push(span);
                    self.cursor.skip();
                }
                _ => break,
            }
        }
        lines
    }

    fn body(&mut self) -> (Vec<BodyBlock>, Vec<Vec<TextRuns>>, Links) {
        let (mut body, mut notes, mut links) = (Vec::new(), Vec::new(), Links::new());
        while let Some((event, span)) = self.cursor.peek() {
            match event {
                Event::Start(Tag::Heading {
                    level: HeadingLevel::H1 | HeadingLevel::H2,
                    ..
                }) => break,
                Event::Start(Tag::BlockQuote(_)) => {
                    let _ = self.cursor.advance();
                    notes.push(self.note(&span, &mut links));
                }
                Event::Start(Tag::Paragraph | Tag::List(_) | Tag::Table(_)) => {
                    if !notes.is_empty() {
                        self.parsed.faults.add(
                            RulesErrorKind::OutOfPlace,
                            span,
                            &[("found", "text-after-note")],
                        );
                    }
                    body.extend(self.cursor.block(&mut self.parsed.faults, &mut links));
                }
                other => {
                    let found = kind_of(other);
                    self.parsed
                        .faults
                        .add(RulesErrorKind::NotAllowed, span, &[("found", found)]);
                    self.skip();
                }
            }
        }
        (body, notes, links)
    }

    /// The paragraphs of a note, without its first word.
    fn note(&mut self, whole: &Range<usize>, links: &mut Links) -> Vec<TextRuns> {
        let mut paragraphs: Vec<TextRuns> = Vec::new();
        while let Some((event, span)) = self.cursor.advance() {
            match event {
                Event::End(TagEnd::BlockQuote(_)) => break,
                Event::Start(Tag::Paragraph) => {
                    let mut inline = Inline::default();
                    self.cursor
                        .inline(TagEnd::Paragraph, &mut self.parsed.faults, &mut inline);
                    links.append(&mut inline.links);
                    paragraphs.push(inline.item);
                }
                other => {
                    self.parsed.faults.add(
                        RulesErrorKind::NotAllowed,
                        span,
                        &[("found", kind_of(&other))],
                    );
                    if matches!(other, Event::Start(_)) {
                        self.cursor.skip();
                    }
                }
            }
        }
        let word = crate::note_word(self.language);
        let begins = paragraphs
            .first_mut()
            .and_then(|paragraph| paragraph.first_mut());
        match begins {
            Some(run) if run.text.starts_with(word) => {
                run.text = run.text[word.len()..].trim_start().to_owned();
            }
            _ => self.parsed.faults.add(
                RulesErrorKind::BadNote,
                whole.clone(),
                &[("expected", word)],
            ),
        }
        paragraphs
    }
}

/// The number of sentences that a block counts as.
fn length(block: &BodyBlock) -> usize {
    match block {
        BodyBlock::Paragraph(item) => sentences(&words_of(item)).len(),
        BodyBlock::List { .. } | BodyBlock::Table(_) => 1,
    }
}
