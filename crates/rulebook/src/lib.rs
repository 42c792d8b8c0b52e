//! The rules entries and their search.
//!
//! Input are texts by name, output are entries and errors; there is no disk access here. `docs/design/rules-entries.md` describes the
//! format of an entry. Texts are parsed when rules are first needed, and indexed at the first search.

use std::collections::BTreeMap;
use std::sync::OnceLock;

mod entry;
mod library;
mod markdown;
mod metadata;
mod parse;
mod plain;
mod rules_error;
pub mod search;
pub mod shipped;
mod statement;
mod step_questions;

pub use entry::{
    AskedAs, AskedAtStep, BodyBlock, Chapter, Entry, RuleSource, Table, Term, TextRun, TextRuns,
};
pub use library::{Library, ParsedRules, parse_all_texts, parse_and_check};
pub use rules_error::{RulesError, RulesErrorArgs, RulesErrorKind};
pub use search::{Answer, Hit, Query, SearchResult};
pub use statement::{Part, Place, Statement};
pub use step_questions::{StepQuestion, first_question_of, shipped_question, shipped_questions};

use base::locale::Language;

/// The file extension of rules texts.
pub(crate) const FILE_EXTENSION: &str = ".md";

/// The first word of a note on an unclear rule.
pub const fn note_word(language: Language) -> &'static str {
    match language {
        Language::English => "Ruling:",
        Language::Italian => "Nota:",
    }
}

pub(crate) const fn source_names(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &[
            "almanac",
            "rulebook",
            "solo rulebook",
            "English rulebook",
            "FAQ",
            "publisher’s page",
            "review",
            "Solkeeper",
        ],
        Language::Italian => &[
            "almanacco",
            "regolamento",
            "regolamento in solitario",
            "regolamento inglese",
            "FAQ",
            "pagina dell’editore",
            "recensione",
            "Solkeeper",
        ],
    }
}

/// A game whose rules can be looked up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Game {
    /// *First Martians*.
    FirstMartians,
    /// *Pocket Mars*.
    PocketMars,
    /// *Mechanica*.
    Mechanica,
    /// *Mars Needs Mechanics*.
    MarsNeedsMechanics,
}

impl Game {
    /// Every game, in the order of lists.
    pub const ALL: [Self; 4] = [
        Self::FirstMartians,
        Self::PocketMars,
        Self::Mechanica,
        Self::MarsNeedsMechanics,
    ];

    /// The name used in files and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::FirstMartians => "first-martians",
            Self::PocketMars => "pocket-mars",
            Self::Mechanica => "mechanica",
            Self::MarsNeedsMechanics => "mars-needs-mechanics",
        }
    }

    /// The game with that [`Game::id`]; `None` for any other text.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.id() == id)
    }

    /// The prefix of the ids of its entries.
    pub const fn prefix(self) -> &'static str {
        match self {
            Self::FirstMartians => "",
            Self::PocketMars => "pm-",
            Self::Mechanica => "me-",
            Self::MarsNeedsMechanics => "mnm-",
        }
    }

    /// The game of an entry id.
    pub fn of_entry(id: &str) -> Self {
        let prefixed = |game: &Self| !game.prefix().is_empty() && id.starts_with(game.prefix());
        Self::ALL
            .into_iter()
            .find(prefixed)
            .unwrap_or(Self::FirstMartians)
    }
}

/// Language and game of a text by its name, such as `en/rules/mechanica.md` or `it/rules/first-martians/02-crew.md`.
pub(crate) fn language_and_game(name: &str) -> Option<(Language, Game)> {
    let mut parts = name.strip_suffix(FILE_EXTENSION)?.split('/');
    let code = parts.next()?;
    let language = Language::ALL
        .iter()
        .copied()
        .find(|language| language.code() == code)?;
    let game = (parts.next()? == "rules")
        .then(|| parts.next())
        .flatten()
        .and_then(Game::from_id)?;
    // A game may have a folder, but no deeper ones.
    let _chapter = parts.next();
    parts.next().is_none().then_some((language, game))
}

/// The title of a shipped entry, found without parsing the texts, for the buttons of a step.
pub fn shipped_title(language: Language, id: &str) -> Option<&'static str> {
    static TITLES: OnceLock<BTreeMap<(Language, &'static str), &'static str>> = OnceLock::new();
    let texts = shipped::texts();
    if texts.is_empty() {
        return None;
    }
    let titles = TITLES.get_or_init(|| {
        let of_text = |&(name, text): &(&'static str, &'static str)| {
            let headings = text
                .lines()
                .filter_map(|line| line.strip_prefix("## <a id=\"")?.split_once("\"></a>"));
            language_and_game(name).map(|(language, _)| {
                headings.map(move |(id, title)| ((language, id), title.trim()))
            })
        };
        texts.iter().filter_map(of_text).flatten().collect()
    });
    titles.get(&(language, id)).copied()
}

/// The shipped rules, parsed on first use; no entries while the page of a browser still fetches them.
pub fn shipped_library() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    static NONE: OnceLock<Library> = OnceLock::new();
    let texts = shipped::texts();
    let library = if texts.is_empty() { &NONE } else { &LIBRARY };
    library.get_or_init(|| parse_all_texts(texts.iter().copied()))
}
