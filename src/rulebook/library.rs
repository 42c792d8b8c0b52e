//! All entries of both languages, and what is wrong between them.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::OnceLock;

use super::entry::{Chapter, Entry, Term};
use super::fault::{Fault, FaultKind};
use super::parse::{Parsed, ParsedEntry, parse};
use super::search::{Answer, Index, Query};
use super::{Game, Tongue, place_of};
use crate::suggest::suggest;

/// Entries by id, with their chapters.
#[derive(Debug, Default)]
pub struct Library {
    entries: Vec<Entry>,
    chapters: Vec<Chapter>,
    places: BTreeMap<String, [Option<usize>; 2]>,
    index: OnceLock<Index>,
}

/// What came of reading rules texts.
#[derive(Debug, Default)]
pub struct Reading {
    /// The entries that could be read.
    pub library: Library,
    /// All that is wrong, in the order of files and places.
    pub faults: Vec<Fault>,
}

impl Library {
    /// The entry of that id in that language.
    pub fn entry(&self, tongue: Tongue, id: &str) -> Option<&Entry> {
        self.places.get(id)?[tongue as usize].map(|at| &self.entries[at])
    }

    /// Every entry, in the order of the files.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The chapters of a game in a language, in the order of the files.
    pub fn chapters(&self, tongue: Tongue, game: Game) -> impl Iterator<Item = &Chapter> {
        self.chapters.iter().filter(move |chapter| chapter.tongue == tongue && chapter.game == game)
    }

    /// Answers a query. The index is made at the first one.
    pub fn search(&self, query: &Query<'_>) -> Answer<'_> {
        self.index().answer(self, query)
    }

    /// The index, made now if nobody searched before.
    pub fn index(&self) -> &Index {
        self.index.get_or_init(|| Index::new(&self.entries))
    }

    /// The entry at a place of [`Library::entries`] in the language asked for, else as it stands there.
    pub(super) fn counterpart(&self, at: usize, tongue: Tongue) -> &Entry {
        let entry = &self.entries[at];
        self.entry(tongue, &entry.id).unwrap_or(entry)
    }
}

/// File without its language, chapter and place in it.
type Place<'f> = (&'f str, usize, usize);

/// A text that was read.
struct File<'t> {
    name: &'t str,
    tongue: Tongue,
    game: Game,
    parsed: Parsed,
}

/// Reads texts that are known to be sound, as those that ship are: what stands between entries is not looked into.
pub fn load<'t>(texts: impl IntoIterator<Item = (&'t str, &'t str)>) -> Library {
    gather(parsed(texts, &mut Vec::new()))
}

/// Reads texts, given as (name, text); names are such as `en/rules/mechanica.md`.
pub fn read<'t>(texts: impl IntoIterator<Item = (&'t str, &'t str)>) -> Reading {
    let mut faults = Vec::new();
    let mut files = parsed(texts, &mut faults);
    for file in &mut files {
        for (kind, span, args) in file.parsed.faults.0.drain(..) {
            faults.push(Fault { kind, file: file.name.to_owned(), span, args });
        }
    }
    doubled(&files, &mut faults);
    dangling(&files, &mut faults);
    unlike(&files, &mut faults);
    faults.sort_by(|a, b| (&a.file, a.span.start, a.kind).cmp(&(&b.file, b.span.start, b.kind)));
    Reading { library: gather(files), faults }
}

/// The texts read one by one, in the order of the games and chapters.
fn parsed<'t>(texts: impl IntoIterator<Item = (&'t str, &'t str)>, faults: &mut Vec<Fault>) -> Vec<File<'t>> {
    let mut files = Vec::new();
    for (name, text) in texts {
        match place_of(name) {
            Some((tongue, game)) => files.push(File { name, tongue, game, parsed: parse(text, tongue, game) }),
            None => faults.push(Fault { kind: FaultKind::WrongFile, file: name.to_owned(), span: 0..0, args: Vec::new() }),
        }
    }
    files.sort_by_key(|file| (file.game, file.name));
    files
}

fn gather(files: Vec<File<'_>>) -> Library {
    let mut library = Library::default();
    for file in files {
        for chapter in file.parsed.chapters {
            let mut entries = Vec::new();
            for ParsedEntry { entry, .. } in chapter.entries {
                let place = &mut library.places.entry(entry.id.clone()).or_default()[file.tongue as usize];
                // The second of two entries with one id is told of and left out.
                if place.is_none() {
                    *place = Some(library.entries.len());
                    entries.push(entry.id.clone());
                    library.entries.push(entry);
                }
            }
            library.chapters.push(Chapter { game: file.game, tongue: file.tongue, title: chapter.title, entries });
        }
    }
    library
}

fn entries<'f>(files: &'f [File<'_>]) -> impl Iterator<Item = (&'f File<'f>, &'f ParsedEntry)> {
    files
        .iter()
        .flat_map(|file| file.parsed.chapters.iter().flat_map(move |chapter| chapter.entries.iter().map(move |it| (file, it))))
}

fn fault(kind: FaultKind, file: &File<'_>, span: Range<usize>, args: &[(&'static str, &str)]) -> Fault {
    let args = args.iter().map(|&(name, value)| (name, value.to_owned())).collect();
    Fault { kind, file: file.name.to_owned(), span, args }
}

/// Ids and titles used twice, chapters without entries.
fn doubled(files: &[File<'_>], faults: &mut Vec<Fault>) {
    let (mut ids, mut titles) = (BTreeMap::new(), BTreeMap::new());
    for (file, ParsedEntry { entry, heading, .. }) in entries(files) {
        if let Some(first) = ids.insert((file.tongue, &entry.id), file.name) {
            faults.push(fault(FaultKind::DoubledId, file, heading.clone(), &[("id", &entry.id), ("first", first)]));
        } else if let Some(first) = titles.insert((file.tongue, file.game, entry.title.to_lowercase()), &entry.id) {
            let args = [("found", entry.title.as_str()), ("first", first)];
            faults.push(fault(FaultKind::DoubledTitle, file, heading.clone(), &args));
        }
    }
    for file in files {
        for chapter in file.parsed.chapters.iter().filter(|chapter| chapter.entries.is_empty()) {
            faults.push(fault(FaultKind::EmptyChapter, file, chapter.span.clone(), &[]));
        }
    }
}

/// Links and related entries that lead nowhere in their language.
fn dangling(files: &[File<'_>], faults: &mut Vec<Fault>) {
    for tongue in Tongue::ALL {
        let known: BTreeSet<&str> =
            entries(files).filter(|(file, _)| file.tongue == tongue).map(|(_, it)| it.entry.id.as_str()).collect();
        for (file, ParsedEntry { links, .. }) in entries(files).filter(|(file, _)| file.tongue == tongue) {
            for (id, span) in links.iter().filter(|(id, _)| !known.contains(id.as_str())) {
                let suggestion = suggest(id, known.iter().copied()).unwrap_or_default();
                faults.push(fault(FaultKind::UnknownEntry, file, span.clone(), &[("id", id), ("suggestion", suggestion)]));
            }
        }
    }
}

/// Where the languages differ in what must be the same.
fn unlike(files: &[File<'_>], faults: &mut Vec<Fault>) {
    let mirrored = |terms: &[Term]| -> Vec<(String, String, bool)> {
        let mut pairs: Vec<_> = terms.iter().map(|term| (term.other.clone(), term.own.clone(), term.ours)).collect();
        pairs.sort();
        pairs
    };
    let plain = |terms: &[Term]| -> Vec<(String, String, bool)> {
        let mut pairs: Vec<_> = terms.iter().map(|term| (term.own.clone(), term.other.clone(), term.ours)).collect();
        pairs.sort();
        pairs
    };
    let mut places: BTreeMap<&str, [Option<(Place<'_>, &Entry)>; 2]> = BTreeMap::new();
    let ids = |tongue: Tongue| -> BTreeSet<&str> {
        entries(files).filter(|(file, _)| file.tongue == tongue).map(|(_, it)| it.entry.id.as_str()).collect()
    };
    let known = Tongue::ALL.map(ids);
    for file in files {
        for (chapter, parsed) in file.parsed.chapters.iter().enumerate() {
            // What the other language lacks does not move those after it.
            let shared = parsed.entries.iter().filter(|it| known.iter().all(|ids| ids.contains(it.entry.id.as_str())));
            let shared: Vec<&str> = shared.map(|it| it.entry.id.as_str()).collect();
            for it in &parsed.entries {
                let at = shared.iter().position(|id| *id == it.entry.id).unwrap_or_default();
                let place = (&file.name[file.tongue.code().len()..], chapter, at);
                let _ = places.entry(&it.entry.id).or_default()[file.tongue as usize].get_or_insert((place, &it.entry));
            }
        }
    }
    for (file, ParsedEntry { entry, heading, .. }) in entries(files) {
        let other = file.tongue.other();
        let both = places.get(entry.id.as_str()).and_then(|both| Some((both[file.tongue as usize]?, both[other as usize])));
        let Some((own, counterpart)) = both else { continue };
        let Some(counterpart) = counterpart else {
            let args = [("id", entry.id.as_str()), ("language", other.code())];
            faults.push(fault(FaultKind::MissingEntry, file, heading.clone(), &args));
            continue;
        };
        // Told once, in the second language.
        if file.tongue == Tongue::English {
            continue;
        }
        let differences = [
            ("related", entry.related != counterpart.1.related),
            ("answers", entry.answers != counterpart.1.answers),
            ("terms", plain(&entry.terms) != mirrored(&counterpart.1.terms)),
            ("place", own.0 != counterpart.0),
        ];
        for (attribute, _) in differences.into_iter().filter(|(_, differs)| *differs) {
            faults.push(fault(FaultKind::Differs, file, heading.clone(), &[("id", &entry.id), ("attribute", attribute)]));
        }
    }
}
