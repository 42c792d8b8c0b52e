//! The rules, entry by entry, and the search over them.
//!
//! Texts come in by name, entries and faults go out: no disk, no clock, no sentences. How an entry is written stands in
//! `docs/design/rules-entries.md`. Nothing is read before somebody asks for the rules, and nothing is indexed before somebody searches.

use std::collections::BTreeMap;
use std::sync::OnceLock;

mod entry;
mod fault;
mod library;
mod markdown;
mod metadata;
mod parse;
mod plain;
pub mod search;
pub mod shipped;

#[cfg(test)]
mod tests;

pub use entry::{Block, Chapter, Entry, Item, Run, Source, Table, Term};
pub use fault::{Fault, FaultArgs, FaultKind};
pub use library::{Library, Reading, load, read};
pub use search::{Answer, Hit, Query};

/// The file endings of rules texts.
pub const ENDING: &str = ".md";

/// The language that an entry is written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tongue {
    /// English.
    English,
    /// Italian.
    Italian,
}

impl Tongue {
    /// Both languages.
    pub const ALL: [Self; 2] = [Self::English, Self::Italian];

    /// The code used in file names.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Italian => "it",
        }
    }

    /// The language of that code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tongue| tongue.code() == code)
    }

    /// The other one.
    pub const fn other(self) -> Self {
        match self {
            Self::English => Self::Italian,
            Self::Italian => Self::English,
        }
    }

    /// The word that begins a note on how an unclear rule is played.
    pub const fn note(self) -> &'static str {
        match self {
            Self::English => "Ruling:",
            Self::Italian => "Nota:",
        }
    }

    /// The names of the printed sources.
    pub const fn books(self) -> &'static [&'static str] {
        match self {
            Self::English => &["almanac", "rulebook", "solo rulebook", "English rulebook", "FAQ", "publisher’s page", "review"],
            Self::Italian => &[
                "almanacco",
                "regolamento",
                "regolamento in solitario",
                "regolamento inglese",
                "FAQ",
                "pagina dell’editore",
                "recensione",
            ],
        }
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
    /// Every game, in the order in which they are listed.
    pub const ALL: [Self; 4] = [Self::FirstMartians, Self::PocketMars, Self::Mechanica, Self::MarsNeedsMechanics];

    /// The name used in files and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::FirstMartians => "first-martians",
            Self::PocketMars => "pocket-mars",
            Self::Mechanica => "mechanica",
            Self::MarsNeedsMechanics => "mars-needs-mechanics",
        }
    }

    /// The game of that name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.id() == id)
    }

    /// What the ids of its entries begin with.
    pub const fn prefix(self) -> &'static str {
        match self {
            Self::FirstMartians => "",
            Self::PocketMars => "pm-",
            Self::Mechanica => "me-",
            Self::MarsNeedsMechanics => "mnm-",
        }
    }

    /// The game that an id belongs to.
    pub fn of(id: &str) -> Self {
        let small = Self::ALL.into_iter().filter(|game| !game.prefix().is_empty());
        small.into_iter().find(|game| id.starts_with(game.prefix())).unwrap_or(Self::FirstMartians)
    }
}

/// Language and game of a text, by its name: `en/rules/mechanica.md`, `it/rules/first-martians/02-crew.md`.
pub fn place_of(name: &str) -> Option<(Tongue, Game)> {
    let mut parts = name.strip_suffix(ENDING)?.split('/');
    let tongue = Tongue::from_code(parts.next()?)?;
    let game = (parts.next()? == "rules").then(|| parts.next()).flatten().and_then(Game::from_id)?;
    // One folder for a game, nothing deeper.
    let _chapter = parts.next();
    parts.next().is_none().then_some((tongue, game))
}

/// The title of an entry that comes with the program, found without reading the rules: the buttons of a step bear it.
pub fn title(tongue: Tongue, id: &str) -> Option<&'static str> {
    static TITLES: OnceLock<BTreeMap<(Tongue, &'static str), &'static str>> = OnceLock::new();
    let titles = TITLES.get_or_init(|| {
        let of_text = |&(name, text): &(&'static str, &'static str)| {
            let headings = text.lines().filter_map(|line| line.strip_prefix("## <a id=\"")?.split_once("\"></a>"));
            place_of(name).map(|(tongue, _)| headings.map(move |(id, title)| ((tongue, id), title.trim())))
        };
        shipped::TEXTS.iter().filter_map(of_text).flatten().collect()
    });
    titles.get(&(tongue, id)).copied()
}

/// The rules that come with the program, read when they are first asked for.
pub fn library() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| load(shipped::TEXTS.iter().copied()))
}
