//! The metadata list under the title of an entry.

use std::ops::Range;

use super::entry::{AskedAs, RuleSource, Term};
use super::parse;
use super::rules_error::{Faults, RulesErrorKind};
use super::statement::Statement;
use crate::locale::Language;
use crate::suggest::suggest;

const NAMES: [&str; 6] = ["Synonyms", "Asked as", "Source", "Related", "Answers", "Terms"];
/// Begins a line of questions that one statement answers; some of its words follow in “”.
const ASKED_OF: &str = "Asked of";
/// The maximum number of related entries.
const MOST_RELATED: usize = 8;
/// The minimum number of ways in which people ask for an entry.
const FEWEST_ASKED: usize = 8;
/// Marks our own translations.
const OURS: &str = "(ours)";

/// The metadata of an entry, with the positions of links.
#[derive(Default)]
pub(super) struct Metadata {
    pub synonyms: Vec<String>,
    pub asked_as: Vec<AskedAs>,
    pub sources: Vec<RuleSource>,
    pub related: Vec<(String, Range<usize>)>,
    pub answers: Vec<String>,
    pub terms: Vec<Term>,
}

/// Parses the lines, given by their positions in the text.
pub(super) fn read(
    text: &str,
    language: Language,
    lines: &[Range<usize>],
    heading: Range<usize>,
    statements: &[Statement],
    faults: &mut Faults,
) -> Metadata {
    let mut metadata = Metadata::default();
    let mut seen: Vec<&str> = Vec::new();
    let mut first_asked = None;
    for line in lines {
        let Some((name, value)) = split(text, line.clone(), faults) else { continue };
        let found = text[name.clone()].trim();
        if seen.contains(&found) {
            faults.add(RulesErrorKind::DoubledMetadata, name, &[("found", found)]);
            continue;
        }
        seen.push(found);
        match found {
            "Synonyms" => metadata.synonyms = list(text, value, ',', faults).into_iter().map(|(word, _)| word).collect(),
            "Asked as" => {
                let _ = first_asked.get_or_insert(value.clone());
                metadata.asked_as.extend(asked_as(text, value, faults));
            }
            _ if found.starts_with(ASKED_OF) => {
                let _ = first_asked.get_or_insert(value.clone());
                let words = found[ASKED_OF.len()..].trim();
                let of = words.strip_prefix('“').and_then(|words| words.strip_suffix('”'));
                match of.and_then(|words| named(statements, words)) {
                    Some(at) => {
                        let asked = asked_as(text, value, faults).into_iter();
                        metadata.asked_as.extend(asked.map(|it| AskedAs { statement: Some(at), ..it }));
                    }
                    None => faults.add(RulesErrorKind::UnknownStatement, name, &[("found", words)]),
                }
            }
            "Source" => {
                let sources = list(text, value, ';', faults).into_iter();
                metadata.sources = sources.filter_map(|it| source(language, it, faults)).collect();
            }
            "Related" => metadata.related = related(text, value, faults),
            "Answers" => {
                let headings = list(text, value, ',', faults).into_iter();
                metadata.answers = headings.filter_map(|it| heading_id(it, faults)).collect();
            }
            "Terms" => metadata.terms = list(text, value, ';', faults).into_iter().filter_map(|it| term(it, faults)).collect(),
            _ => {
                let suggestion = suggest(found, NAMES).unwrap_or_default();
                let args = [("found", found), ("expected", &NAMES.join(", ")), ("suggestion", suggestion)];
                faults.add(RulesErrorKind::UnknownMetadata, name, &args);
            }
        }
    }
    let asked = metadata.asked_as.len();
    if asked < FEWEST_ASKED {
        let args = [("found", &*asked.to_string()), ("min", &*FEWEST_ASKED.to_string())];
        faults.add(RulesErrorKind::FewQuestions, first_asked.unwrap_or_else(|| heading.clone()), &args);
    }
    for name in ["Synonyms", "Source"].into_iter().filter(|name| !seen.contains(name)) {
        faults.add(RulesErrorKind::MissingMetadata, heading.clone(), &[("expected", name)]);
    }
    metadata
}

/// The positions of name and value in a line, without the dash; text below it must be indented.
fn split(text: &str, line: Range<usize>, faults: &mut Faults) -> Option<(Range<usize>, Range<usize>)> {
    let raw = text[line.clone()].trim_end();
    let mut end = line.start + raw.len();
    let mut at = line.start;
    for (number, part) in raw.split('\n').enumerate() {
        if number > 0 && !part.trim().is_empty() && !part.starts_with("  ") {
            faults.add(RulesErrorKind::OutOfPlace, at..at + part.len(), &[("found", "text-in-metadata")]);
            end = at;
            break;
        }
        at += part.len() + 1;
    }
    let dash = raw.len() - raw.trim_start_matches(['-', '*', '+', ' ', '\t']).len();
    let start = line.start + dash;
    // The words of a sentence may hold a colon themselves.
    let quoted = if text[start..end].starts_with(ASKED_OF) { text[start..end].find('”').unwrap_or(0) } else { 0 };
    let Some(colon) = text[start + quoted..end].find(':').map(|at| quoted + at) else {
        let found = text[start..end].lines().next().unwrap_or_default();
        faults.add(
            RulesErrorKind::UnknownMetadata,
            start..start + found.len(),
            &[("found", found), ("expected", &NAMES.join(", "))],
        );
        return None;
    };
    Some((start..start + colon, start + colon + 1..end))
}

/// The parts of a value with their positions; an empty part is an error.
fn list(text: &str, value: Range<usize>, separator: char, faults: &mut Faults) -> Vec<(String, Range<usize>)> {
    let mut at = value.start;
    let mut parts = Vec::new();
    for part in text[value].split(separator) {
        let start = at + part.len() - part.trim_start().len();
        let words = one_line(part.trim());
        if words.is_empty() {
            faults.add(RulesErrorKind::EmptyValue, at..at + part.len().max(1), &[]);
        } else {
            parts.push((words, start..at + part.trim_end().len()));
        }
        at += part.len() + separator.len_utf8();
    }
    parts
}

/// The statement that has these words and no other has, or else the whole list whose lead has them.
fn named(statements: &[Statement], words: &str) -> Option<usize> {
    let mut own = statements.iter().enumerate().filter(|(_, it)| !it.is_list && it.text[it.own..].contains(words));
    if let Some((at, _)) = own.next() {
        return own.next().is_none().then_some(at);
    }
    statements.iter().position(|it| it.is_list && it.text[..it.own].contains(words))
}

/// `can it be repaired twice = no`: a question, and its answer where that is yes or no.
fn asked_as(text: &str, value: Range<usize>, faults: &mut Faults) -> Vec<AskedAs> {
    let lines = list(text, value, ';', faults);
    let question = |(mut line, span): (String, Range<usize>)| {
        let Some((question, answer)) = line.split_once('=') else {
            return Some(AskedAs { question: line, yes: None, statement: None });
        };
        let length = question.trim_end().len();
        let yes = match answer.trim() {
            "yes" => true,
            "no" => false,
            other => {
                faults.add(RulesErrorKind::BadAnswer, span, &[("found", other)]);
                return None;
            }
        };
        line.truncate(length);
        Some(AskedAs { question: line, yes: Some(yes), statement: None })
    };
    lines.into_iter().filter_map(question).collect()
}

/// The words in one line, with a space for each line break.
fn one_line(words: &str) -> String {
    let mut line = String::with_capacity(words.len());
    for part in words.lines() {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(part.trim());
    }
    line
}

fn related(text: &str, value: Range<usize>, faults: &mut Faults) -> Vec<(String, Range<usize>)> {
    let ids = list(text, value.clone(), ',', faults);
    if ids.len() > MOST_RELATED {
        let args = [("found", &*ids.len().to_string()), ("max", &*MOST_RELATED.to_string())];
        faults.add(RulesErrorKind::ManyRelated, value, &args);
    }
    ids
}

fn source(language: Language, (words, span): (String, Range<usize>), faults: &mut Faults) -> Option<RuleSource> {
    let books = language.source_names();
    let (book, rest) = words.split_once(',').unwrap_or((&words, ""));
    let bad = |faults: &mut Faults, found: &str| {
        let suggestion = suggest(found, books.iter().copied()).unwrap_or_default();
        let args = [("found", found), ("expected", &books.join(", ")), ("suggestion", suggestion)];
        faults.add(RulesErrorKind::BadSource, span.clone(), &args);
        None
    };
    if !books.contains(&book) {
        return bad(faults, book);
    }
    let (section, page) = match rest.rsplit_once(',') {
        Some((section, page)) if is_page(page.trim()) => (section, Some(page.trim().to_owned())),
        _ => (rest, None),
    };
    if section.trim().is_empty() {
        return bad(faults, "");
    }
    Some(RuleSource { book: book.to_owned(), section: section.trim().to_owned(), page })
}

fn is_page(text: &str) -> bool {
    let numbers = text.strip_prefix("pp. ").or_else(|| text.strip_prefix("p. "));
    numbers.is_some_and(|numbers| !numbers.is_empty() && numbers.chars().all(|c| c.is_ascii_digit() || c == '-'))
}

fn heading_id((words, span): (String, Range<usize>), faults: &mut Faults) -> Option<String> {
    let kebab = |id: &str| !id.is_empty() && id.chars().all(parse::is_kebab);
    let valid = words.split_once('/').is_some_and(|(book, heading)| parse::is_id(book) && kebab(heading));
    if !valid {
        faults.add(RulesErrorKind::BadHeading, span, &[("found", &words)]);
    }
    valid.then_some(words)
}

fn term((words, span): (String, Range<usize>), faults: &mut Faults) -> Option<Term> {
    let (pair, ours) = match words.strip_suffix(OURS) {
        Some(pair) => (pair, true),
        None => (words.as_str(), false),
    };
    let term = pair.split_once('=').map(|(own, other)| (own.trim(), other.trim()));
    match term {
        Some((own, other)) if !own.is_empty() && !other.is_empty() && !other.contains('=') => {
            Some(Term { own: own.to_owned(), other: other.to_owned(), unofficial: ours })
        }
        _ => {
            faults.add(RulesErrorKind::BadTerm, span, &[("found", &words)]);
            None
        }
    }
}
