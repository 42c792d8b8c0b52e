//! What an entry holds.

use super::{Game, Tongue};

/// A piece of running text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Run {
    /// The words.
    pub text: String,
    /// Whether they stand out.
    pub bold: bool,
    /// Whether they are emphasised.
    pub italic: bool,
    /// The id of the entry that they lead to.
    pub link: Option<String>,
}

/// An item of a list, a cell of a table, or a paragraph.
pub type Item = Vec<Run>;

/// A small table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Table {
    /// The heads of the columns.
    pub head: Vec<Item>,
    /// The rows; each has as many cells as the head.
    pub rows: Vec<Vec<Item>>,
}

/// A part of the body.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// Running text.
    Paragraph(Item),
    /// A list.
    List {
        /// Whether the items are numbered, from 1.
        ordered: bool,
        /// The items.
        items: Vec<Item>,
    },
    /// A table.
    Table(Table),
}

/// Where a rule is printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Source {
    /// One of [`Tongue::books`].
    pub book: String,
    /// The section, in the language of the entry.
    pub section: String,
    /// The page or pages, as `p. 45` or `pp. 44-45`.
    pub page: Option<String>,
}

/// A term of the box in both languages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Term {
    /// In the language of the entry.
    pub own: String,
    /// In the other one.
    pub other: String,
    /// Whether no printed edition was seen to use this pair: the translation is ours.
    pub ours: bool,
}

/// One question answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Kebab-case, the same in both languages, used once over all games.
    pub id: String,
    /// The game.
    pub game: Game,
    /// The language.
    pub tongue: Tongue,
    /// What it is about.
    pub title: String,
    /// What people type.
    pub synonyms: Vec<String>,
    /// Where the rule is printed, at least one place.
    pub sources: Vec<Source>,
    /// Ids of entries that a reader wants next.
    pub related: Vec<String>,
    /// Headings of the printed rulebooks that it answers, as `rulebook/heading`.
    pub answers: Vec<String>,
    /// Terms of the box; none where the entry is not of the glossary.
    pub terms: Vec<Term>,
    /// The answer.
    pub body: Vec<Block>,
    /// How unclear rules are played, and why: paragraphs, without the word that begins a note.
    pub notes: Vec<Vec<Item>>,
    /// Body and notes as they were written, in Markdown.
    pub markdown: String,
}

impl Entry {
    /// The ids that body and notes lead to, in order, each once.
    pub fn links(&self) -> Vec<&str> {
        let mut links = Vec::new();
        for run in self.runs() {
            if let Some(link) = run.link.as_deref().filter(|link| !links.contains(link)) {
                links.push(link);
            }
        }
        links
    }

    /// Every piece of running text of body and notes.
    pub fn runs(&self) -> impl Iterator<Item = &Run> {
        let body = self.body.iter().flat_map(Block::items);
        body.chain(self.notes.iter().flatten()).flatten()
    }

    /// The source as one line.
    pub fn source(&self) -> String {
        let one = |source: &Source| match &source.page {
            Some(page) => format!("{}, {}, {page}", source.book, source.section),
            None => format!("{}, {}", source.book, source.section),
        };
        self.sources.iter().map(one).collect::<Vec<_>>().join("; ")
    }
}

impl Block {
    /// Every paragraph, item and cell of it.
    pub fn items(&self) -> Box<dyn Iterator<Item = &Item> + '_> {
        match self {
            Self::Paragraph(item) => Box::new(std::iter::once(item)),
            Self::List { items, .. } => Box::new(items.iter()),
            Self::Table(table) => Box::new(table.head.iter().chain(table.rows.iter().flatten())),
        }
    }
}

/// Entries under one title.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    /// The game.
    pub game: Game,
    /// The language.
    pub tongue: Tongue,
    /// The title.
    pub title: String,
    /// The ids of its entries, in order.
    pub entries: Vec<String>,
}
