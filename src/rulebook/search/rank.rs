//! Ranking: whole titles first, then words in titles, synonyms and text.

use std::collections::BTreeMap;

use super::fold::{fold, is_stop_word, words};
use super::index::{Index, Posting, joined};
use super::vocabulary::{quality, small};
use super::{Hit, Query, SearchResult};
use crate::locale::Language;
use crate::rulebook::{Entry, Library};

/// Score of a word in the title.
const TITLE: f32 = 8.0;
/// Score of a word in a synonym.
const SYNONYM: f32 = 5.0;
/// Score of a word in the text.
const TEXT: f32 = 1.0;
/// Score of each further occurrence in the text, up to five.
const AGAIN: f32 = 0.15;
/// Bonus for a query that is a whole title.
const WHOLE_TITLE: f32 = 100.0;
/// Factor for a query that is a whole synonym: more than its words, less than the same words in a title.
const WHOLE_SYNONYM: f32 = 1.4;
/// Bonus for a query that contains all words of the title.
const FULL_TITLE: f32 = 1.5;
/// Factor for words of the other language.
const OTHER: f32 = 0.9;
/// Entries below this share of the best score are left out.
const LEAST: f32 = 0.12;
/// Entries of the game being played from this share of the best score on come first.
const PLAYED: f32 = 0.3;
/// The number of similar titles without hits.
const NEAREST: usize = 5;
/// The maximum number of words of a query.
const MOST_WORDS: usize = 16;

/// The matches of a query in an entry, in both languages.
struct Found {
    /// The best score of each word of the query, in its language and in the other one.
    own: Vec<f32>,
    other: Vec<f32>,
    bonus: f32,
    whole_synonym: bool,
    /// The index of the entry in the library.
    at: usize,
}

impl Index {
    /// Answers a query; `library` must be the one that was indexed.
    pub(crate) fn answer<'l>(&self, library: &'l Library, query: &Query<'_>) -> SearchResult<'l> {
        let typed: Vec<String> = words(query.words).take(MOST_WORDS).collect();
        let content_words: Vec<&str> = typed.iter().map(String::as_str).filter(|word| !is_stop_word(word)).collect();
        let asked = if content_words.is_empty() { typed.iter().map(String::as_str).collect() } else { content_words };
        if asked.is_empty() {
            return SearchResult::default();
        }
        let mut found: BTreeMap<&str, Found> = BTreeMap::new();
        let open = !query.words.ends_with(char::is_whitespace);
        for (number, word) in asked.iter().enumerate() {
            let last = open && number + 1 == asked.len();
            for (language, stem, fits) in self.stems_of(word, last) {
                let postings = &self.postings[language as usize][stem as usize];
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
                    let best = if language == query.language { &mut of_entry.own } else { &mut of_entry.other };
                    best[number] = best[number].max(score(posting) * fits * rarity);
                    self.add_bonus(of_entry, at, &typed, &asked);
                }
            }
        }
        if found.is_empty() {
            return SearchResult { hits: Vec::new(), nearest: nearest(library, query) };
        }
        let mut hits: Vec<(f32, Hit<'_>)> = found.values().map(|it| hit(library, query.language, it)).collect();
        // The bonus for a whole title does not count here, as it would remove other hits.
        let best = hits.iter().map(|(words, _)| *words).fold(0.0, f32::max);
        hits.retain(|(words, hit)| *words >= best * LEAST || hit.score >= WHOLE_TITLE);
        let first = |&(words, hit): &(f32, Hit<'_>)| query.playing == Some(hit.entry.game) && words >= best * PLAYED;
        hits.sort_by(|a, b| {
            first(b).cmp(&first(a)).then(b.1.score.total_cmp(&a.1.score)).then_with(|| a.1.entry.id.cmp(&b.1.entry.id))
        });
        SearchResult { hits: hits.into_iter().take(query.limit).map(|(_, hit)| hit).collect(), nearest: Vec::new() }
    }

    /// The stems that match a word, with the quality of the match.
    fn stems_of(&self, word: &str, last: bool) -> Vec<(Language, u32, f32)> {
        let mut stems = Vec::new();
        for &language in Language::ALL {
            stems.extend(self.vocabularies[language as usize].exact(word).into_iter().map(|(stem, fits)| (language, stem, fits)));
        }
        let is_word = !stems.is_empty();
        if last {
            let less = if is_word { quality::LONGER } else { quality::SAME };
            for &language in Language::ALL {
                let begin = self.vocabularies[language as usize].with_prefix(word);
                stems.extend(begin.into_iter().map(|(stem, fits)| (language, stem, fits * less)));
            }
        }
        if stems.is_empty() {
            for &language in Language::ALL {
                let near = self.vocabularies[language as usize].misspelt(word);
                stems.extend(near.into_iter().map(|(stem, fits)| (language, stem, fits)));
            }
        }
        stems
    }

    /// The weight of a stem by the number of entries that have it, from about a third for all to 1 for one.
    fn rarity(&self, entries: usize) -> f32 {
        let all = small(self.names.len().max(2));
        (0.3 + 0.7 * (all / small(entries.max(1))).ln() / all.ln()).min(1.0)
    }

    /// Adds the bonus for whole titles and synonyms, once for each language of the entry.
    fn add_bonus(&self, found: &mut Found, at: usize, typed: &[String], asked: &[&str]) {
        let names = &self.names[at];
        let whole = typed.join(" ");
        let content_words = asked.join(" ");
        let mut bonus = 0.0;
        if let Some(place) = names.titles.iter().position(|title| *title == whole || *title == content_words) {
            bonus = if place == 0 { WHOLE_TITLE } else { WHOLE_TITLE * OTHER };
        } else if names.synonyms.iter().any(|synonym| *synonym == whole || *synonym == content_words) {
            found.whole_synonym = true;
        }
        let in_title = asked.iter().filter(|word| names.titles[0].split(' ').any(|it| it == **word)).count();
        if names.title_words > 0 {
            bonus += FULL_TITLE * (small(in_title) / small(names.title_words)).min(1.0);
        }
        found.bonus = found.bonus.max(bonus);
    }
}

fn score(posting: &Posting) -> f32 {
    let text = if posting.text == 0 { 0.0 } else { TEXT + AGAIN * f32::from(posting.text.min(6) - 1) };
    match posting {
        Posting { title: true, .. } => TITLE + text / TITLE,
        Posting { synonym: true, .. } => SYNONYM + text / TITLE,
        _ => text,
    }
}

/// The hit, with its score without bonus.
fn hit<'l>(library: &'l Library, language: Language, found: &Found) -> (f32, Hit<'l>) {
    let pairs = || found.own.iter().zip(&found.other);
    let sum: f32 = pairs().map(|(own, other)| own.max(other * OTHER)).sum();
    let sum = if found.whole_synonym { sum * WHOLE_SYNONYM } else { sum };
    let matched = pairs().filter(|(own, other)| own.max(**other) > 0.0).count();
    let covered = small(matched) / small(found.own.len().max(1));
    let foreign = pairs().any(|(own, other)| *own == 0.0 && *other > 0.0);
    let entry = library.in_language(found.at, language);
    (sum * covered, Hit { entry, score: (sum + found.bonus) * covered, matched_language: foreign.then_some(language.other()) })
}

/// The entries with the most similar titles.
fn nearest<'l>(library: &'l Library, query: &Query<'_>) -> Vec<&'l Entry> {
    let typed = joined(query.words);
    let wanted = library
        .entries()
        .iter()
        .filter(|entry| entry.language == query.language && query.game.is_none_or(|game| game == entry.game));
    let mut near: Vec<_> = wanted.map(|entry| (strsim::jaro_winkler(&typed, &fold(&entry.title)), entry)).collect();
    near.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.id.cmp(&b.1.id)));
    near.into_iter().take(NEAREST).map(|(_, entry)| entry).collect()
}
