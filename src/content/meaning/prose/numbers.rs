//! The numbers that a text tells, in figures and in words.

use std::collections::BTreeSet;

use super::super::texts::Line;

/// The words from three to twelve. What is two is told in many ways (both, a pair, once more), and what is one in even more.
const ENGLISH: [(&str, u32); 10] = [
    ("three", 3),
    ("four", 4),
    ("five", 5),
    ("six", 6),
    ("seven", 7),
    ("eight", 8),
    ("nine", 9),
    ("ten", 10),
    ("eleven", 11),
    ("twelve", 12),
];
const ITALIAN: [(&str, u32); 10] = [
    ("tre", 3),
    ("quattro", 4),
    ("cinque", 5),
    ("sei", 6),
    ("sette", 7),
    ("otto", 8),
    ("nove", 9),
    ("dieci", 10),
    ("undici", 11),
    ("dodici", 12),
];
/// What Italian writes in one word with the number before or behind it: ottomila, ventiquattro.
const BEHIND: [&str; 3] = ["mila", "cento", "centi"];
const BEFORE: [&str; 8] = ["venti", "trenta", "quaranta", "cinquanta", "sessanta", "settanta", "ottanta", "novanta"];

/// The numbers that one of the two tells and the other does not: those of the first, and those of the second.
pub(super) fn differ(language: &str, line: &Line<'_>, first: &Line<'_>) -> Option<(String, String)> {
    let (own, other) = (numbers(language, &line.words)?, numbers("en", &first.words)?);
    // In Italian what is six is also “you are”.
    let only = |these: &BTreeSet<u32>, those: &BTreeSet<u32>, may_be: Option<u32>| -> BTreeSet<u32> {
        these.difference(those).copied().filter(|number| Some(*number) != may_be).collect()
    };
    let ambiguous = (language == "it" && !figures(&line.words).contains(&6)).then_some(6);
    let (here, there) = (only(&own, &other, ambiguous), only(&other, &own, None));
    if here.is_empty() && there.is_empty() {
        return None;
    }
    let list = |numbers: &BTreeSet<u32>| numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
    Some((list(&here), list(&there)))
}

/// All numbers; `None` for a language whose words are not known here.
fn numbers(language: &str, words: &str) -> Option<BTreeSet<u32>> {
    let known: &[(&str, u32)] = match language {
        "en" => &ENGLISH,
        "it" => &ITALIAN,
        _ => return None,
    };
    let lower = words.to_lowercase();
    let said = lower.split(|c: char| !c.is_alphabetic()).filter_map(|word| {
        let bare = BEHIND.iter().find_map(|end| word.strip_suffix(end)).unwrap_or(word);
        let bare = BEFORE.iter().find_map(|start| bare.strip_prefix(start)).unwrap_or(bare);
        known.iter().find(|(name, _)| *name == bare).map(|&(_, number)| number)
    });
    Some(said.chain(figures(words)).collect())
}

fn figures(words: &str) -> BTreeSet<u32> {
    words.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}
