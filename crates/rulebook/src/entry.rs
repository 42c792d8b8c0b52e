//! The content of an entry.

use super::{Game, Statement};
use base::locale::Language;

/// A piece of text with one format.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TextRun {
    /// The text.
    pub text: String,
    /// Whether it is bold.
    pub bold: bool,
    /// Whether it is italic.
    pub italic: bool,
    /// The id of the linked entry.
    pub link: Option<String>,
}

/// The text of a paragraph, a list item or a table cell.
pub type TextRuns = Vec<TextRun>;

/// A small table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Table {
    /// The headers of the columns.
    pub head: Vec<TextRuns>,
    /// The rows, each with as many cells as the header.
    pub rows: Vec<Vec<TextRuns>>,
}

/// A block of the body.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum BodyBlock {
    Paragraph(TextRuns),
    List {
        /// Whether the items are numbered, from 1.
        ordered: bool,
        items: Vec<TextRuns>,
    },
    Table(Table),
}

/// A source of a rule: a printed book, or Solkeeper for what its own missions add.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleSource {
    /// The name of the book, in the language of the entry.
    pub book: String,
    /// The section, in the language of the entry.
    pub section: String,
    /// The pages, such as `p. 45` or `pp. 44-45`.
    pub page: Option<String>,
}

/// A term of the printed game in both languages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Term {
    /// In the language of the entry.
    pub own: String,
    /// In the other language.
    pub other: String,
    /// Whether the translation is ours, as no printed edition is known to use it.
    pub unofficial: bool,
}

/// A way in which people ask for an entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AskedAs {
    /// As it is said at a table.
    pub question: String,
    /// The answer of the entry to exactly this question, where it is yes or no.
    pub yes: Option<bool>,
    /// The statement that answers it, by its index; without one it asks for the whole entry.
    pub statement: Option<usize>,
}

/// A question that tables ask at a step. The search does not read it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AskedAtStep {
    /// The name by which steps refer to it, unique in its entry.
    pub key: String,
    /// As it is shown.
    pub question: String,
    /// The answer, where it is yes or no.
    pub yes: Option<bool>,
    /// The statement that answers it, by its index.
    pub statement: usize,
}

/// A rules entry: the answer to one question.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct Entry {
    /// Kebab-case, the same in both languages, unique over all games.
    pub id: String,
    pub game: Game,
    pub language: Language,
    pub title: String,
    /// Other words for it in a search.
    pub synonyms: Vec<String>,
    /// How people ask for it.
    pub asked_as: Vec<AskedAs>,
    /// What tables ask about it at a step.
    pub asked_at_steps: Vec<AskedAtStep>,
    /// The sources, at least one.
    pub sources: Vec<RuleSource>,
    /// Ids of related entries.
    pub related: Vec<String>,
    /// The headings of printed rulebooks that it covers, as `rulebook/heading`.
    pub answers: Vec<String>,
    /// Terms of the game, in glossary entries only.
    pub terms: Vec<Term>,
    pub body: Vec<BodyBlock>,
    /// Notes on unclear rules: paragraphs, without the first word of a note.
    pub notes: Vec<Vec<TextRuns>>,
    /// What it says, sentence by sentence.
    pub(crate) statements: Vec<Statement>,
    /// Body and notes in Markdown.
    pub markdown: String,
}

impl Entry {
    /// The ids linked in body and notes, in order, each once.
    pub fn links(&self) -> Vec<&str> {
        let mut links = Vec::new();
        for run in self.runs() {
            if let Some(link) = run.link.as_deref().filter(|link| !links.contains(link)) {
                links.push(link);
            }
        }
        links
    }

    /// All text of body and notes.
    pub fn runs(&self) -> impl Iterator<Item = &TextRun> {
        let body = self.body.iter().flat_map(BodyBlock::items);
        body.chain(self.notes.iter().flatten()).flatten()
    }

    /// Whether only missions of Solkeeper have what it says, and no printed book.
    pub(crate) fn is_of_solkeeper(&self) -> bool {
        self.sources.iter().all(|source| source.book == "Solkeeper")
    }

    /// All sources as `book, section, page`, separated by `; `; the page is left out where it is unknown.
    pub fn source(&self) -> String {
        let one = |source: &RuleSource| match &source.page {
            Some(page) => format!("{}, {}, {page}", source.book, source.section),
            None => format!("{}, {}", source.book, source.section),
        };
        self.sources.iter().map(one).collect::<Vec<_>>().join("; ")
    }
}

impl BodyBlock {
    /// Every paragraph, list item or cell.
    pub fn items(&self) -> Box<dyn Iterator<Item = &TextRuns> + '_> {
        match self {
            Self::Paragraph(item) => Box::new(std::iter::once(item)),
            Self::List { items, .. } => Box::new(items.iter()),
            Self::Table(table) => Box::new(table.head.iter().chain(table.rows.iter().flatten())),
        }
    }
}

/// A chapter of entries.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct Chapter {
    pub game: Game,
    pub language: Language,
    pub title: String,
    /// The ids of its entries, in order.
    pub entries: Vec<String>,
}
