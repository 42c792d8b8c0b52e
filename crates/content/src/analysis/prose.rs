//! The texts that are read out: too long, duplicate, with other numbers in another language, with straight quotation marks.

use std::collections::BTreeMap;

use super::texts::{Line, Page};
use crate::diagnostic::{Code, Report, Text};
use crate::load::SharedTexts;
use crate::mission_form::MissionForm;
use crate::prose::wording;
use crate::walk::{Kind, elements};
use crate::{DECKS_FOLDER, Files, REQUIRED_LANGUAGES};

mod numbers;

/// About half a minute of reading aloud.
const MAX_WORDS: usize = 90;
/// Opening story and endings are read once, outside of play.
const MAX_OPENING_WORDS: usize = 150;
/// The space beside an icon.
const MAX_TITLE: usize = 40;
/// The space on a button.
const MAX_LABEL: usize = 60;
/// Shorter texts may well be alike.
const MIN_SENTENCE: usize = 4;

pub(super) fn check(
    files: &Files,
    mission: &str,
    draft: Option<&MissionForm<'_>>,
    shared: SharedTexts,
    report: &mut Report,
) {
    let folders = ["", DECKS_FOLDER, mission];
    // What is known is compared with the mission's own texts alone.
    let is_known = |folder: usize| shared == SharedTexts::Known && folder + 1 < folders.len();
    let pages_by_folder: Vec<Vec<Page<'_>>> = folders
        .iter()
        .enumerate()
        .map(|(index, folder)| {
            if index == 0 && is_known(index) {
                Vec::new()
            } else {
                pages(files, folder)
            }
        })
        .collect();
    let looked_at = || {
        let all = pages_by_folder.iter().enumerate();
        all.filter(|(index, _)| !is_known(*index))
    };
    for page in looked_at().flat_map(|(_, pages)| pages) {
        page.lines.iter().for_each(|line| signs(page, line, report));
    }
    let kinds: BTreeMap<&str, Kind> = draft
        .map(|draft| {
            elements(draft)
                .into_iter()
                .map(|it| (it.id, it.kind))
                .collect()
        })
        .unwrap_or_default();
    for (_, pages) in looked_at().filter(|(index, _)| *index > 0) {
        for page in pages {
            for line in page.lines.iter().filter(|line| kinds.contains_key(line.id)) {
                length(page, line, kinds.get(line.id).copied(), report);
            }
        }
        compare(pages, &kinds, report);
    }
    for language in REQUIRED_LANGUAGES {
        same(
            pages_by_folder
                .iter()
                .skip(1)
                .flatten()
                .filter(|page| page.language == language),
            &kinds,
            report,
        );
    }
}

fn pages<'t>(files: &'t Files, folder: &'t str) -> Vec<Page<'t>> {
    let texts = files
        .folder(folder)
        .filter_map(|(inner, name, text)| Some((inner.strip_suffix(".ftl")?, name, text)));
    texts
        .map(|(language, name, text)| Page::read(language, Text { name, text }))
        .collect()
}

/// The arguments that identify a text.
fn names<'l>(page: &Page<'l>, line: &Line<'l>) -> [(&'static str, &'l str); 3] {
    [
        ("id", line.id),
        ("attribute", line.attribute),
        ("language", page.language),
    ]
}

fn signs(page: &Page<'_>, line: &Line<'_>, report: &mut Report) {
    for span in &line.straight_quotes {
        let sign = page.text.text.get(span.clone()).unwrap_or_default();
        let [id, attribute, _] = names(page, line);
        report.add(
            Code::StraightQuote,
            page.text,
            span.clone(),
            &[id, attribute, ("found", sign)],
        );
    }
}

fn length(page: &Page<'_>, line: &Line<'_>, kind: Option<Kind>, report: &mut Report) {
    let [id, attribute, language] = names(page, line);
    if line.words.is_empty() && !line.has_gaps {
        report.add(
            Code::EmptyText,
            page.text,
            line.span.clone(),
            &[id, attribute, language],
        );
        return;
    }
    let opens = matches!(kind, Some(Kind::Mission | Kind::Ending)) && line.attribute.is_empty();
    let (code, found, most) = match line.attribute {
        "title" => (Code::LongLabel, line.words.chars().count(), MAX_TITLE),
        name if name.starts_with("option-") => {
            (Code::LongLabel, line.words.chars().count(), MAX_LABEL)
        }
        _ => (
            Code::LongText,
            line.count(),
            if opens { MAX_OPENING_WORDS } else { MAX_WORDS },
        ),
    };
    let is_once = match kind {
        Some(Kind::Event | Kind::Objective | Kind::Ending) => true,
        Some(Kind::Mission) => is_story_variant(line.attribute),
        _ => false,
    };
    if is_once && wording(line.attribute).is_some() {
        report.add(
            Code::VariantNeverHeard,
            page.text,
            line.span.clone(),
            &[id, attribute, language],
        );
    }
    if found > most {
        let (found, max) = (found.to_string(), most.to_string());
        report.add(
            code,
            page.text,
            line.span.clone(),
            &[id, attribute, ("found", &found), ("max", &max)],
        );
    }
}

/// Whether it is another wording of the story itself.
fn is_story_variant(attribute: &str) -> bool {
    wording(attribute).is_some_and(|(of, _)| of.is_empty())
}

/// Compares every language with the first.
fn compare(pages: &[Page<'_>], kinds: &BTreeMap<&str, Kind>, report: &mut Report) {
    let Some(first) = pages
        .iter()
        .find(|page| page.language == REQUIRED_LANGUAGES[0])
    else {
        return;
    };
    for page in pages
        .iter()
        .filter(|page| page.language != REQUIRED_LANGUAGES[0])
    {
        for line in page.lines.iter().filter(|line| kinds.contains_key(line.id)) {
            let Some(other) = first.line(line.id, line.attribute) else {
                continue;
            };
            let [id, attribute, language] = names(page, line);
            if line.words == other.words && line.count() >= MIN_SENTENCE {
                report.add(
                    Code::NotTranslated,
                    page.text,
                    line.span.clone(),
                    &[id, attribute, language],
                );
            } else if let Some((found, expected)) = numbers::differ(page.language, line, other) {
                let args = [
                    id,
                    attribute,
                    language,
                    ("found", &*found),
                    ("expected", &*expected),
                ];
                report.add(Code::NumbersDiffer, page.text, line.span.clone(), &args);
            }
        }
    }
}

/// Two elements with the same text, two of a kind with the same title, two options of one choice with the same label.
fn same<'p, 't: 'p>(
    pages: impl Iterator<Item = &'p Page<'t>>,
    kinds: &BTreeMap<&str, Kind>,
    report: &mut Report,
) {
    let mut seen: BTreeMap<(Option<Kind>, &str, String), &str> = BTreeMap::new();
    for page in pages {
        for line in page.lines.iter().filter(|line| kinds.contains_key(line.id)) {
            let words = line.words.to_lowercase();
            let key = match line.attribute {
                _ if words.is_empty() || line.has_gaps => continue,
                "title" => (kinds.get(line.id).copied(), "title", words),
                "" if line.count() >= MIN_SENTENCE => (None, "", words),
                name if name.starts_with("option-") => (None, line.id, words),
                _ => continue,
            };
            if let Some(before) = seen.get(&key) {
                let [id, attribute, language] = names(page, line);
                report.add(
                    Code::SameText,
                    page.text,
                    line.span.clone(),
                    &[id, attribute, language, ("first", before)],
                );
            } else {
                let own = if line.attribute.starts_with("option-") {
                    line.attribute
                } else {
                    line.id
                };
                let _ = seen.insert(key, own);
            }
        }
    }
}
