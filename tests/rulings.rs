//! Every source that code, tests and pages cite has an entry in `docs/rulings.md`, and every entry there is cited.

#![allow(
    unused_results,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test says what is wrong by failing"
)]

use std::collections::BTreeSet;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

/// Books whose lines are cited, with the prefix that the page explains.
const BOOKS: [&str; 5] = ["L", "S000:", "S001:", "S002:", "S004:"];
/// Prefixes of numbered rulings, as written in comments.
const RULINGS: [&str; 4] = ["ruling ", "MNM-", "PM-", "ME-"];

/// What a comment or the name of a test refers to.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Source {
    /// Lines of a rulebook, first and last.
    Lines(&'static str, u32, u32),
    /// A ruling: its prefix and number, such as `ME-` and `8`.
    Ruling(&'static str, String),
}

impl fmt::Display for Source {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lines(book, first, last) if first == last => write!(out, "{book}{first}"),
            Self::Lines(book, first, last) => write!(out, "{book}{first}–{last}"),
            Self::Ruling(prefix, number) => write!(out, "{prefix}{number}"),
        }
    }
}

impl Source {
    fn overlaps(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Lines(book, first, last), Self::Lines(same, from, to)) => {
                book == same && first <= to && from <= last
            }
            (Self::Ruling(..), Self::Ruling(..)) => self == other,
            (Self::Lines(..), Self::Ruling(..)) | (Self::Ruling(..), Self::Lines(..)) => false,
        }
    }
}

/// The digits at the beginning of a text, and what follows.
fn digits(text: &str) -> (&str, &str) {
    text.split_at(
        text.find(|it: char| !it.is_ascii_digit())
            .unwrap_or(text.len()),
    )
}

/// Where `prefix` begins a word in the line.
fn words<'a>(line: &'a str, prefix: &'a str) -> impl Iterator<Item = &'a str> {
    line.match_indices(prefix).filter_map(move |(at, _)| {
        let before = line[..at].chars().next_back();
        before
            .is_none_or(|it| !it.is_alphanumeric() && it != '_')
            .then(|| &line[at + prefix.len()..])
    })
}

/// Citations as they stand in comments and pages: `L1464`, `L37–43`, `S000:196`, `ruling 14`, `ME-8`, `PM-S2`.
fn in_text(line: &str) -> Vec<Source> {
    let mut found = Vec::new();
    for book in BOOKS {
        for rest in words(line, book) {
            let (first, rest) = digits(rest);
            // `L1` alone is no line of the almanac, and neither is `L16x`.
            if first.is_empty()
                || (book == "L" && first.len() < 2)
                || rest.starts_with(|it: char| it.is_alphanumeric() || it == '_')
            {
                continue;
            }
            let last = rest
                .strip_prefix(['–', '-'])
                .map(|rest| digits(rest).0)
                .filter(|last| !last.is_empty())
                .unwrap_or(first);
            found.push(Source::Lines(
                book,
                first.parse().unwrap(),
                last.parse().unwrap(),
            ));
        }
    }
    let lower = line.replace("Ruling ", "ruling ");
    for prefix in RULINGS {
        for rest in words(&lower, prefix) {
            let letter = usize::from(rest.starts_with('S'));
            let number = digits(&rest[letter..]).0;
            if !number.is_empty() {
                found.push(Source::Ruling(
                    prefix,
                    rest[..letter + number.len()].to_owned(),
                ));
            }
        }
    }
    found
}

/// Citations in the name of a test: `s000_196_…`, `s002_51_53_…`, `…_mnm_7_…`, `pm_s2_…`.
fn in_name(line: &str) -> Vec<Source> {
    let Some((_, rest)) = line.split_once("fn ") else {
        return Vec::new();
    };
    let name = rest.split('(').next().unwrap_or_default();
    let parts: Vec<&str> = name.split('_').collect();
    let is_number = |it: &str| !it.is_empty() && it.chars().all(|it| it.is_ascii_digit());
    let mut found = Vec::new();
    for (at, part) in parts.iter().enumerate() {
        let numbers = |ok: &dyn Fn(&str) -> bool| {
            parts[at + 1..]
                .iter()
                .copied()
                .take_while(|it| ok(it))
                .collect::<Vec<_>>()
        };
        if let Some(book) = BOOKS
            .iter()
            .find(|book| book.len() > 1 && book.to_lowercase().trim_end_matches(':') == *part)
        {
            let lines: Vec<u32> = numbers(&is_number)
                .iter()
                .map(|it| it.parse().unwrap())
                .collect();
            match lines[..] {
                [first, last] => found.push(Source::Lines(book, first, last)),
                _ => found.extend(lines.iter().map(|&line| Source::Lines(book, line, line))),
            }
        }
        if let Some(prefix) = RULINGS
            .iter()
            .find(|prefix| prefix.to_lowercase().trim_end_matches('-') == *part)
        {
            let rulings = numbers(&|it| is_number(it.strip_prefix('s').unwrap_or(it)));
            found.extend(
                rulings
                    .iter()
                    .map(|number| Source::Ruling(prefix, number.to_uppercase())),
            );
        }
    }
    found
}

fn gather(path: &Path, files: &mut Vec<PathBuf>) {
    if path.is_dir() {
        for entry in fs::read_dir(path).expect("folder") {
            gather(&entry.expect("entry").path(), files);
        }
    } else if path
        .extension()
        .is_some_and(|end| end == "rs" || end == "md" || end == "ftl")
    {
        files.push(path.to_owned());
    }
}

/// The entries of `docs/rulings.md`: what it holds, and whether the app follows it from a later release only.
fn entries(page: &str) -> Vec<(Source, bool)> {
    let mut entries: Vec<(Source, bool)> = Vec::new();
    for line in page.lines() {
        if let Some(cell) = line
            .strip_prefix("| ")
            .and_then(|rest| rest.split(" | ").next())
        {
            entries.extend(in_text(cell).into_iter().map(|source| (source, false)));
        } else if let Some(title) = line
            .strip_prefix("### ")
            .and_then(|rest| rest.split(':').next())
        {
            entries.extend(in_text(title).into_iter().map(|source| (source, false)));
        } else if line.starts_with("**Decided**") {
            entries.last_mut().expect("a ruling above").1 = true;
        }
    }
    entries
}

#[test]
fn every_cited_source_is_on_the_page_and_every_entry_is_cited() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(root.join("docs/rulings.md")).expect("docs/rulings.md");
    let entries = entries(&page);
    assert!(
        entries.len() > 200,
        "the page was not understood: {} entries",
        entries.len()
    );

    let mut files = Vec::new();
    for folder in [
        "crates",
        "src",
        "tests",
        "docs",
        "missions",
        "locales",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
    ] {
        gather(&root.join(folder), &mut files);
    }
    let mut cited = BTreeSet::new();
    let mut wrong = Vec::new();
    for file in files
        .iter()
        .filter(|it| !it.ends_with("docs/rulings.md") && !it.ends_with("tests/rulings.rs"))
    {
        let text = fs::read_to_string(file).expect("text");
        for (number, line) in text.lines().enumerate() {
            let mut sources = in_text(line);
            if file.extension().is_some_and(|end| end == "rs") {
                sources.extend(in_name(line));
            }
            for source in sources {
                if !entries.iter().any(|(entry, _)| *entry == source) {
                    let place = file.strip_prefix(root).unwrap_or(file).display();
                    wrong.push(format!(
                        "{place}:{}: {source} is not in docs/rulings.md",
                        number + 1
                    ));
                }
                cited.insert(source);
            }
        }
    }
    assert!(
        cited.len() > 200,
        "the citations were not understood: {}",
        cited.len()
    );
    for (entry, later) in &entries {
        if !later && !cited.iter().any(|source| source.overlaps(entry)) {
            wrong.push(format!("docs/rulings.md: nothing cites {entry}"));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn citations_are_found_in_comments_and_in_names() {
    let all = |sources: Vec<Source>| {
        sources
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(
        all(in_text(
            "// L31, L904–906; ruling 9, ME-8 and PM-S2; S002:79"
        )),
        "L31 L904–906 S002:79 ruling 9 PM-S2 ME-8"
    );
    assert_eq!(all(in_text("TOML10 XL20 L2 L16x HOME-5")), "");
    assert_eq!(
        all(in_name("fn s000_222_both_scrap_and_mnm_7_with_one() {")),
        "S000:222 MNM-7"
    );
    assert_eq!(
        all(in_name("fn s002_36_39_me_1_2_values() {")),
        "S002:36–39 ME-1 ME-2"
    );
    assert_eq!(
        all(in_name("fn s004_20_105_109_and_pm_s9() {")),
        "S004:20 S004:105 S004:109 PM-S9"
    );
}
