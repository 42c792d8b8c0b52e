//! The metadata list under the title of an entry.

use std::ops::Range;

use super::entry::{AskedAs, AskedAtStep, RuleSource, Term};
use super::parse;
use super::rules_error::{Faults, RulesErrorKind};
use super::statement::Statement;
use super::step_questions::AT_THE_STEP;
use base::locale::Language;
use base::suggest::suggest;

const NAMES: [&str; 6] = [
    "Synonyms", "Asked as", "Source", "Related", "Answers", "Terms",
];
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
    pub asked_at_steps: Vec<AskedAtStep>,
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
        let Some((name, value)) = split(text, line.clone(), faults) else {
            continue;
        };
        let found = text[name.clone()].trim();
        if seen.contains(&found) {
            faults.add(RulesErrorKind::DoubledMetadata, name, &[("found", found)]);
            continue;
        }
        seen.push(found);
        match found {
            "Synonyms" => {
                metadata.synonyms = list(text, value, ',', faults)
                    .into_iter()
                    .map(|(word, _)| word)
                    .collect();
            }
            "Asked as" => {
                let _ = first_asked.get_or_insert(value.clone());
                metadata.asked_as.extend(asked_as(text, value, faults));
            }
            _ if found.starts_with(ASKED_OF) => {
                let _ = first_asked.get_or_insert(value.clone());
                if let Some(at) =
                    quoted_statement(statements, &found[ASKED_OF.len()..], name, faults)
                {
                    let asked = asked_as(text, value, faults).into_iter();
                    metadata.asked_as.extend(asked.map(|it| AskedAs {
                        statement: Some(at),
                        ..it
                    }));
                }
            }
            _ if found.starts_with(AT_THE_STEP) => {
                if let Some(at) =
                    quoted_statement(statements, &found[AT_THE_STEP.len()..], name, faults)
                {
                    asked_at_steps(text, value, at, &mut metadata.asked_at_steps, faults);
                }
            }
            "Source" => {
                let sources = list(text, value, ';', faults).into_iter();
                metadata.sources = sources
                    .filter_map(|it| source(language, it, faults))
                    .collect();
            }
            "Related" => metadata.related = related(text, value, faults),
            "Answers" => {
                let headings = list(text, value, ',', faults).into_iter();
                metadata.answers = headings.filter_map(|it| heading_id(it, faults)).collect();
            }
            "Terms" => {
                metadata.terms = list(text, value, ';', faults)
                    .into_iter()
                    .filter_map(|it| term(it, faults))
                    .collect();
            }
            _ => {
                let suggestion = suggest(found, NAMES).unwrap_or_default();
                let args = [
                    ("found", found),
                    ("expected", &NAMES.join(", ")),
                    ("suggestion", suggestion),
                ];
                faults.add(RulesErrorKind::UnknownMetadata, name, &args);
            }
        }
    }
    let asked = metadata.asked_as.len();
    if asked < FEWEST_ASKED {
        let args = [
            ("found", &*asked.to_string()),
            ("min", &*FEWEST_ASKED.to_string()),
        ];
        faults.add(
            RulesErrorKind::FewQuestions,
            first_asked.unwrap_or_else(|| heading.clone()),
            &args,
        );
    }
    for name in ["Synonyms", "Source"]
        .into_iter()
        .filter(|name| !seen.contains(name))
    {
        faults.add(
            RulesErrorKind::MissingMetadata,
            heading.clone(),
            &[("expected", name)],
        );
    }
    metadata
}

/// The positions of name and value in a line, without the dash; text below it must be indented.
fn split(
    text: &str,
    line: Range<usize>,
    faults: &mut Faults,
) -> Option<(Range<usize>, Range<usize>)> {
    let raw = text[line.clone()].trim_end();
    let mut end = line.start + raw.len();
    let mut at = line.start;
    for (number, part) in raw.split('\n').enumerate() {
        if number > 0 && !part.trim().is_empty() && !part.starts_with("  ") {
            faults.add(
                RulesErrorKind::OutOfPlace,
                at..at + part.len(),
                &[("found", "text-in-metadata")],
            );
            end = at;
            break;
        }
        at += part.len() + 1;
    }
    let dash = raw.len() - raw.trim_start_matches(['-', '*', '+', ' ', '\t']).len();
    let start = line.start + dash;
    // The words of a sentence may hold a colon themselves.
    let quotes = [ASKED_OF, AT_THE_STEP]
        .iter()
        .any(|begins| text[start..end].starts_with(begins));
    let quoted = if quotes {
        text[start..end].find('”').unwrap_or(0)
    } else {
        0
    };
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
fn list(
    text: &str,
    value: Range<usize>,
    separator: char,
    faults: &mut Faults,
) -> Vec<(String, Range<usize>)> {
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

/// The statement whose words stand in quotation marks after the name of a line.
fn quoted_statement(
    statements: &[Statement],
    words: &str,
    name: Range<usize>,
    faults: &mut Faults,
) -> Option<usize> {
    let words = words.trim();
    let of = words
        .strip_prefix('“')
        .and_then(|words| words.strip_suffix('”'));
    let statement = of.and_then(|words| named(statements, words));
    if statement.is_none() {
        faults.add(RulesErrorKind::UnknownStatement, name, &[("found", words)]);
    }
    statement
}

/// The statement that has these words and no other has, or else the whole list whose lead has them.
fn named(statements: &[Statement], words: &str) -> Option<usize> {
    let mut own = statements
        .iter()
        .enumerate()
        .filter(|(_, it)| !it.is_list && it.text[it.own..].contains(words));
    if let Some((at, _)) = own.next() {
        return own.next().is_none().then_some(at);
    }
    statements
        .iter()
        .position(|it| it.is_list && it.text[..it.own].contains(words))
}

/// `can it be repaired twice = no`: a question, and its answer where that is yes or no.
fn asked_as(text: &str, value: Range<usize>, faults: &mut Faults) -> Vec<AskedAs> {
    let lines = list(text, value, ';', faults);
    let question = |(line, span): (String, Range<usize>)| {
        let (question, yes) = with_answer(&line, &span, faults)?;
        Some(AskedAs {
            question: question.to_owned(),
            yes,
            statement: None,
        })
    };
    lines.into_iter().filter_map(question).collect()
}

/// A question, and its answer where that is yes or no.
fn with_answer<'l>(
    line: &'l str,
    span: &Range<usize>,
    faults: &mut Faults,
) -> Option<(&'l str, Option<bool>)> {
    let Some((question, answer)) = line.split_once('=') else {
        return Some((line, None));
    };
    let yes = match answer.trim() {
        "yes" => true,
        "no" => false,
        other => {
            faults.add(RulesErrorKind::BadAnswer, span.clone(), &[("found", other)]);
            return None;
        }
    };
    Some((question.trim_end(), Some(yes)))
}

/// `twice: May it be repaired twice? = no`: the key of a question, the question, and its answer where that is yes or no.
fn asked_at_steps(
    text: &str,
    value: Range<usize>,
    statement: usize,
    all: &mut Vec<AskedAtStep>,
    faults: &mut Faults,
) {
    for (line, span) in list(text, value, ';', faults) {
        let (key, question) = line.split_once(':').unwrap_or((&line, ""));
        let question = question.trim_start();
        if !parse::is_id(key) || question.is_empty() || all.iter().any(|asked| asked.key == key) {
            faults.add(RulesErrorKind::BadStepQuestion, span, &[("found", &line)]);
        } else if let Some((question, yes)) = with_answer(question, &span, faults) {
            all.push(AskedAtStep {
                key: key.to_owned(),
                question: question.to_owned(),
                yes,
                statement,
            });
        }
    }
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
        let args = [
            ("found", &*ids.len().to_string()),
            ("max", &*MOST_RELATED.to_string()),
        ];
        faults.add(RulesErrorKind::ManyRelated, value, &args);
    }
    ids
}

fn source(
    language: Language,
    (words, span): (String, Range<usize>),
    faults: &mut Faults,
) -> Option<RuleSource> {
    let books = crate::source_names(language);
    let (book, rest) = words.split_once(',').unwrap_or((&words, ""));
    let bad = |faults: &mut Faults, found: &str| {
        let suggestion = suggest(found, books.iter().copied()).unwrap_or_default();
        let args = [
            ("found", found),
            ("expected", &books.join(", ")),
            ("suggestion", suggestion),
        ];
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
    Some(RuleSource {
        book: book.to_owned(),
        section: section.trim().to_owned(),
        page,
    })
}

fn is_page(text: &str) -> bool {
    let numbers = text
        .strip_prefix("pp. ")
        .or_else(|| text.strip_prefix("p. "));
    numbers.is_some_and(|numbers| {
        !numbers.is_empty() && numbers.chars().all(|c| c.is_ascii_digit() || c == '-')
    })
}

fn heading_id((words, span): (String, Range<usize>), faults: &mut Faults) -> Option<String> {
    let kebab = |id: &str| !id.is_empty() && id.chars().all(parse::is_kebab);
    let valid = words
        .split_once('/')
        .is_some_and(|(book, heading)| parse::is_id(book) && kebab(heading));
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
    let term = pair
        .split_once('=')
        .map(|(own, other)| (own.trim(), other.trim()));
    match term {
        Some((own, other)) if !own.is_empty() && !other.is_empty() && !other.contains('=') => {
            Some(Term {
                own: own.to_owned(),
                other: other.to_owned(),
                unofficial: ours,
            })
        }
        _ => {
            faults.add(RulesErrorKind::BadTerm, span, &[("found", &words)]);
            None
        }
    }
}
