//! All entries of both languages, and the checks across them.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::OnceLock;

use super::entry::{Chapter, Entry, Term};
use super::parse::{Parsed, ParsedEntry, parse};
use super::rules_error::{RulesError, RulesErrorKind};
use super::search::{self, Index, Query, SearchResult};
use super::{Game, language_and_game};
use base::locale::Language;
use base::suggest::suggest;

/// Entries by id, with their chapters.
#[derive(Debug, Default)]
pub struct Library {
    entries: Vec<Entry>,
    chapters: Vec<Chapter>,
    places: BTreeMap<String, [Option<usize>; 2]>,
    index: OnceLock<Index>,
}

/// The result of parsing rules texts.
#[derive(Debug, Default)]
pub struct ParsedRules {
    /// The valid entries.
    pub library: Library,
    /// All errors, in the order of files and positions.
    pub faults: Vec<RulesError>,
}

impl Library {
    /// The entry with an id in a language.
    pub fn entry(&self, language: Language, id: &str) -> Option<&Entry> {
        self.places.get(id)?[language as usize].map(|at| &self.entries[at])
    }

    /// All entries, in the order of the files.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The chapters of a game in a language, in the order of the files.
    pub fn chapters(&self, language: Language, game: Game) -> impl Iterator<Item = &Chapter> {
        self.chapters
            .iter()
            .filter(move |chapter| chapter.language == language && chapter.game == game)
    }

    /// Answers a query. The first one builds the index.
    pub fn search(&self, query: &Query<'_>) -> SearchResult<'_> {
        self.index().answer(self, query)
    }

    /// The search index, built on first use.
    pub fn index(&self) -> &Index {
        self.index.get_or_init(|| Index::new(&self.entries))
    }

    /// The index in [`Library::entries`] of the entry at an index in the given language if it exists, or else of that entry itself.
    pub(super) fn index_in(&self, at: usize, language: Language) -> usize {
        self.places
            .get(&self.entries[at].id)
            .and_then(|places| places[language as usize])
            .unwrap_or(at)
    }
}

/// File name without its language, index of the chapter, index in the chapter.
type Position<'f> = (&'f str, usize, usize);

/// A parsed text.
struct File<'t> {
    name: &'t str,
    language: Language,
    game: Game,
    parsed: Parsed,
}

/// Parses texts that are known to be valid, such as the shipped ones, without checks across entries.
pub fn parse_all_texts<'t>(texts: impl IntoIterator<Item = (&'t str, &'t str)>) -> Library {
    collect(parse_all(texts, &mut Vec::new()))
}

/// Parses and checks texts, given as (name, text), with names such as `en/rules/mechanica.md`.
pub fn parse_and_check<'t>(texts: impl IntoIterator<Item = (&'t str, &'t str)>) -> ParsedRules {
    let mut faults = Vec::new();
    let mut files = parse_all(texts, &mut faults);
    for file in &mut files {
        for (kind, span, args) in file.parsed.faults.0.drain(..) {
            faults.push(RulesError {
                kind,
                file: file.name.to_owned(),
                span,
                args,
            });
        }
    }
    check_duplicates(&files, &mut faults);
    check_links(&files, &mut faults);
    check_questions(&files, &mut faults);
    check_languages(&files, &mut faults);
    faults.sort_by(|a, b| (&a.file, a.span.start, a.kind).cmp(&(&b.file, b.span.start, b.kind)));
    ParsedRules {
        library: collect(files),
        faults,
    }
}

/// Parses each text by itself; sorted by game and file name.
fn parse_all<'t>(
    texts: impl IntoIterator<Item = (&'t str, &'t str)>,
    faults: &mut Vec<RulesError>,
) -> Vec<File<'t>> {
    let mut files = Vec::new();
    for (name, text) in texts {
        match language_and_game(name) {
            Some((language, game)) => files.push(File {
                name,
                language,
                game,
                parsed: parse(text, language, game),
            }),
            None => {
                faults.push(RulesError {
                    kind: RulesErrorKind::WrongFile,
                    file: name.to_owned(),
                    span: 0..0,
                    args: Vec::new(),
                });
            }
        }
    }
    files.sort_by_key(|file| (file.game, file.name));
    files
}

fn collect(files: Vec<File<'_>>) -> Library {
    let mut library = Library::default();
    for file in files {
        for chapter in file.parsed.chapters {
            let mut entries = Vec::new();
            for ParsedEntry { entry, .. } in chapter.entries {
                let place = &mut library.places.entry(entry.id.clone()).or_default()
                    [file.language as usize];
                // The second entry with the same id is an error and left out.
                if place.is_none() {
                    *place = Some(library.entries.len());
                    entries.push(entry.id.clone());
                    library.entries.push(entry);
                }
            }
            library.chapters.push(Chapter {
                game: file.game,
                language: file.language,
                title: chapter.title,
                entries,
            });
        }
    }
    library
}

fn entries<'f>(files: &'f [File<'_>]) -> impl Iterator<Item = (&'f File<'f>, &'f ParsedEntry)> {
    let of_file = |file: &'f File<'f>| {
        file.parsed
            .chapters
            .iter()
            .flat_map(|chapter| &chapter.entries)
            .map(move |it| (file, it))
    };
    files.iter().flat_map(of_file)
}

fn ids_in<'f>(files: &'f [File<'_>], language: Language) -> BTreeSet<&'f str> {
    entries(files)
        .filter(|(file, _)| file.language == language)
        .map(|(_, it)| it.entry.id.as_str())
        .collect()
}

fn fault(
    kind: RulesErrorKind,
    file: &File<'_>,
    span: &Range<usize>,
    args: &[(&'static str, &str)],
) -> RulesError {
    let args = args
        .iter()
        .map(|&(name, value)| (name, value.to_owned()))
        .collect();
    RulesError {
        kind,
        file: file.name.to_owned(),
        span: span.clone(),
        args,
    }
}

/// Ids and titles used twice, chapters without entries.
fn check_duplicates(files: &[File<'_>], faults: &mut Vec<RulesError>) {
    let (mut ids, mut titles) = (BTreeMap::new(), BTreeMap::new());
    for (file, ParsedEntry { entry, heading, .. }) in entries(files) {
        if let Some(first) = ids.insert((file.language, &entry.id), file.name) {
            faults.push(fault(
                RulesErrorKind::DuplicateId,
                file,
                heading,
                &[("id", &entry.id), ("first", first)],
            ));
        } else if let Some(first) = titles.insert(
            (file.language, file.game, entry.title.to_lowercase()),
            &entry.id,
        ) {
            let args = [("found", entry.title.as_str()), ("first", first)];
            faults.push(fault(RulesErrorKind::DoubledTitle, file, heading, &args));
        }
    }
    for file in files {
        for chapter in file
            .parsed
            .chapters
            .iter()
            .filter(|chapter| chapter.entries.is_empty())
        {
            faults.push(fault(
                RulesErrorKind::EmptyChapter,
                file,
                &chapter.span,
                &[],
            ));
        }
    }
}

/// Ways of asking that two entries of a game claim: they have the same words, but for those that say little.
fn check_questions(files: &[File<'_>], faults: &mut Vec<RulesError>) {
    let mut claimed: BTreeMap<(Language, Game, Vec<String>), &str> = BTreeMap::new();
    for (file, ParsedEntry { entry, heading, .. }) in entries(files) {
        for asked in &entry.asked_as {
            let words = search::content_stems(file.language, &asked.question);
            let first = *claimed
                .entry((file.language, file.game, words))
                .or_insert(&entry.id);
            if first != entry.id {
                let args = [
                    ("found", asked.question.as_str()),
                    ("id", &*entry.id),
                    ("first", first),
                ];
                faults.push(fault(RulesErrorKind::SameQuestion, file, heading, &args));
            }
        }
    }
}

/// Links and related entries that do not exist in their language.
fn check_links(files: &[File<'_>], faults: &mut Vec<RulesError>) {
    for &language in Language::ALL {
        let known = ids_in(files, language);
        for (file, ParsedEntry { links, .. }) in
            entries(files).filter(|(file, _)| file.language == language)
        {
            for (id, span) in links.iter().filter(|(id, _)| !known.contains(id.as_str())) {
                let suggestion = suggest(id, known.iter().copied()).unwrap_or_default();
                faults.push(fault(
                    RulesErrorKind::UnknownEntry,
                    file,
                    span,
                    &[("id", id), ("suggestion", suggestion)],
                ));
            }
        }
    }
}

/// Differences between the languages.
fn check_languages(files: &[File<'_>], faults: &mut Vec<RulesError>) {
    let sorted = |terms: &[Term], mirrored: bool| {
        let pair = |term: &Term| {
            let (own, other) = (term.own.clone(), term.other.clone());
            if mirrored {
                (other, own, term.unofficial)
            } else {
                (own, other, term.unofficial)
            }
        };
        let mut pairs: Vec<_> = terms.iter().map(pair).collect();
        pairs.sort();
        pairs
    };
    let steps = |entry: &Entry| {
        let keyed = entry
            .asked_at_steps
            .iter()
            .map(|asked| (asked.key.clone(), asked.yes));
        keyed.collect::<BTreeSet<_>>()
    };
    let mut positions: BTreeMap<&str, [Option<(Position<'_>, &Entry)>; 2]> = BTreeMap::new();
    let known: Vec<_> = Language::ALL
        .iter()
        .map(|&language| ids_in(files, language))
        .collect();
    for file in files {
        for (chapter, parsed) in file.parsed.chapters.iter().enumerate() {
            // An entry that the other language lacks does not shift the positions after it.
            let shared = parsed
                .entries
                .iter()
                .filter(|it| known.iter().all(|ids| ids.contains(it.entry.id.as_str())));
            let shared: Vec<&str> = shared.map(|it| it.entry.id.as_str()).collect();
            for it in &parsed.entries {
                let at = shared
                    .iter()
                    .position(|id| *id == it.entry.id)
                    .unwrap_or_default();
                let position = (&file.name[file.language.code().len()..], chapter, at);
                let _ = positions.entry(&it.entry.id).or_default()[file.language as usize]
                    .get_or_insert((position, &it.entry));
            }
        }
    }
    for (file, ParsedEntry { entry, heading, .. }) in entries(files) {
        let other = file.language.other();
        let both = positions
            .get(entry.id.as_str())
            .and_then(|both| Some((both[file.language as usize]?, both[other as usize])));
        let Some((own, counterpart)) = both else {
            continue;
        };
        let Some(counterpart) = counterpart else {
            let args = [("id", entry.id.as_str()), ("language", other.code())];
            faults.push(fault(RulesErrorKind::MissingEntry, file, heading, &args));
            continue;
        };
        // Reported once, in the second language.
        if file.language == Language::English {
            continue;
        }
        let differences = [
            ("related", entry.related != counterpart.1.related),
            ("answers", entry.answers != counterpart.1.answers),
            (
                "terms",
                sorted(&entry.terms, false) != sorted(&counterpart.1.terms, true),
            ),
            ("steps", steps(entry) != steps(counterpart.1)),
            ("place", own.0 != counterpart.0),
        ];
        for (attribute, _) in differences.into_iter().filter(|(_, differs)| *differs) {
            faults.push(fault(
                RulesErrorKind::Differs,
                file,
                heading,
                &[("id", &entry.id), ("attribute", attribute)],
            ));
        }
    }
}
