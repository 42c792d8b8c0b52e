//! Which entries answer best: the whole title, then words in the title, synonyms, text.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use super::fold::{fold, is_empty_word, words};
use super::index::{Index, Posting, joined};
use super::vocabulary::quality;
use super::{Answer, Hit, Query};
use crate::rulebook::{Library, Tongue};

/// A word in the title.
const TITLE: f32 = 8.0;
/// A word of a synonym.
const SYNONYM: f32 = 5.0;
/// A word of the text, once.
const TEXT: f32 = 1.0;
/// What each further time in the text adds, up to five.
const AGAIN: f32 = 0.15;
/// The whole title was typed.
const WHOLE_TITLE: f32 = 100.0;
/// A whole synonym was typed: it tells more than its words, but less than the same words in a title.
const WHOLE_SYNONYM: f32 = 1.4;
/// All words of the title are among those typed.
const FULL_TITLE: f32 = 1.5;
/// What a word of the other language is worth.
const OTHER: f32 = 0.9;
/// Entries that fit worse than this share of the best are left out.
const LEAST: f32 = 0.12;
/// Entries of the game being played that fit at least this share of the best come first.
const PLAYED: f32 = 0.3;
/// How many titles are named where nothing was found.
const NEAREST: usize = 5;
/// The most words of a query that are looked at.
const MOST_WORDS: usize = 16;

/// What the words typed find in an entry, in its two languages.
struct Found {
    /// By word typed: the best in the language asked for, and in the other.
    own: Vec<f32>,
    other: Vec<f32>,
    bonus: f32,
    whole_synonym: bool,
    /// The entry, as its place in the library.
    at: usize,
}

impl Index {
    /// Answers a query over the entries that the index was made of.
    pub(crate) fn answer<'l>(&self, library: &'l Library, query: &Query<'_>) -> Answer<'l> {
        let typed: Vec<String> = words(query.words).take(MOST_WORDS).collect();
        let telling: Vec<&str> = typed.iter().map(String::as_str).filter(|word| !is_empty_word(word)).collect();
        let asked = if telling.is_empty() { typed.iter().map(String::as_str).collect() } else { telling };
        if asked.is_empty() {
            return Answer::default();
        }
        let mut found: BTreeMap<&str, Found> = BTreeMap::new();
        let open = !query.words.ends_with(char::is_whitespace);
        for (number, word) in asked.iter().enumerate() {
            let last = open && number + 1 == asked.len();
            for (tongue, stem, fits) in self.stems_of(word, last) {
                let postings = &self.postings[tongue as usize][stem as usize];
                let rarity = self.rarity(postings.len());
                for posting in postings {
                    let at = posting.entry as usize;
                    let entry = &library.entries()[at];
                    if query.game.is_some_and(|game| game != entry.game) {
                        continue;
                    }
                    let none = || Found {
                        own: vec![0.0; asked.len()],
                        other: vec![0.0; asked.len()],
                        bonus: 0.0,
                        whole_synonym: false,
                        at,
                    };
                    let of_entry = found.entry(&entry.id).or_insert_with(none);
                    let best = if tongue == query.tongue { &mut of_entry.own } else { &mut of_entry.other };
                    best[number] = best[number].max(worth(posting) * fits * rarity);
                    self.reward(of_entry, at, &typed, &asked);
                }
            }
        }
        if found.is_empty() {
            return Answer { hits: Vec::new(), nearest: nearest(library, query) };
        }
        let mut hits: Vec<(f32, Hit<'_>)> = found.values().map(|it| hit(library, query.tongue, it)).collect();
        // A whole title comes first, but does not make the others fit less.
        let best = hits.iter().map(|(words, _)| *words).fold(0.0, f32::max);
        hits.retain(|(words, hit)| *words >= best * LEAST || hit.score >= WHOLE_TITLE);
        let first = |&(words, hit): &(f32, Hit<'_>)| query.playing == Some(hit.entry.game) && words >= best * PLAYED;
        hits.sort_by(|a, b| {
            first(b).cmp(&first(a)).then(descending(a.1.score, b.1.score)).then_with(|| a.1.entry.id.cmp(&b.1.entry.id))
        });
        Answer { hits: hits.into_iter().take(query.limit).map(|(_, hit)| hit).collect(), nearest: Vec::new() }
    }

    /// The stems that a word typed may mean, with how well they fit.
    fn stems_of(&self, word: &str, last: bool) -> Vec<(Tongue, u32, f32)> {
        let mut stems = Vec::new();
        for tongue in Tongue::ALL {
            stems.extend(self.vocabularies[tongue as usize].exact(word).into_iter().map(|(stem, fits)| (tongue, stem, fits)));
        }
        let is_word = !stems.is_empty();
        if last {
            let less = if is_word { quality::LONGER } else { quality::SAME };
            for tongue in Tongue::ALL {
                let begin = self.vocabularies[tongue as usize].beginning(word);
                stems.extend(begin.into_iter().map(|(stem, fits)| (tongue, stem, fits * less)));
            }
        }
        if stems.is_empty() {
            for tongue in Tongue::ALL {
                let near = self.vocabularies[tongue as usize].faulty(word);
                stems.extend(near.into_iter().map(|(stem, fits)| (tongue, stem, fits)));
            }
        }
        stems
    }

    /// A word that few entries have tells more: from about a third to 1.
    fn rarity(&self, entries: usize) -> f32 {
        let small = |number: usize| f32::from(u16::try_from(number).unwrap_or(u16::MAX));
        let all = small(self.known.len().max(2));
        (0.3 + 0.7 * (all / small(entries.max(1))).ln() / all.ln()).min(1.0)
    }

    /// What it adds that a whole title or synonym was typed. Counted once for each text of the entry.
    fn reward(&self, found: &mut Found, at: usize, typed: &[String], asked: &[&str]) {
        let known = &self.known[at];
        let whole = typed.join(" ");
        let telling = asked.join(" ");
        let small = |number: usize| f32::from(u8::try_from(number).unwrap_or(u8::MAX));
        let mut bonus = 0.0;
        if let Some(place) = known.titles.iter().position(|title| *title == whole || *title == telling) {
            bonus = if place == 0 { WHOLE_TITLE } else { WHOLE_TITLE * OTHER };
        } else if known.synonyms.iter().any(|synonym| *synonym == whole || *synonym == telling) {
            found.whole_synonym = true;
        }
        let in_title = asked.iter().filter(|word| known.titles[0].split(' ').any(|it| it == **word)).count();
        if known.title_words > 0 {
            bonus += FULL_TITLE * (small(in_title) / small(known.title_words)).min(1.0);
        }
        found.bonus = found.bonus.max(bonus);
    }
}

/// What a stem is worth where it stands.
fn worth(posting: &Posting) -> f32 {
    let text = if posting.text == 0 { 0.0 } else { TEXT + AGAIN * f32::from(posting.text.min(6) - 1) };
    match posting {
        Posting { title: true, .. } => TITLE + text / TITLE,
        Posting { synonym: true, .. } => SYNONYM + text / TITLE,
        _ => text,
    }
}

/// The hit, and what its words alone are worth.
fn hit<'l>(library: &'l Library, tongue: Tongue, found: &Found) -> (f32, Hit<'l>) {
    let pairs = || found.own.iter().zip(&found.other);
    let sum: f32 = pairs().map(|(own, other)| own.max(other * OTHER)).sum();
    let sum = if found.whole_synonym { sum * WHOLE_SYNONYM } else { sum };
    let matched = pairs().filter(|(own, other)| own.max(**other) > 0.0).count();
    let small = |number: usize| f32::from(u8::try_from(number).unwrap_or(u8::MAX));
    let covered = small(matched) / small(found.own.len().max(1));
    let foreign = pairs().any(|(own, other)| *own == 0.0 && *other > 0.0);
    let entry = library.counterpart(found.at, tongue);
    (sum * covered, Hit { entry, score: (sum + found.bonus) * covered, by_words_of: foreign.then_some(tongue.other()) })
}

fn descending(a: f32, b: f32) -> Ordering {
    b.total_cmp(&a)
}

/// The entries whose titles look most like what was typed.
fn nearest<'l>(library: &'l Library, query: &Query<'_>) -> Vec<&'l crate::rulebook::Entry> {
    let typed = joined(query.words);
    let wanted =
        library.entries().iter().filter(|entry| entry.tongue == query.tongue && query.game.is_none_or(|game| game == entry.game));
    let mut near: Vec<_> = wanted.map(|entry| (strsim::jaro_winkler(&typed, &fold(&entry.title)), entry)).collect();
    near.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.id.cmp(&b.1.id)));
    near.into_iter().take(NEAREST).map(|(_, entry)| entry).collect()
}
