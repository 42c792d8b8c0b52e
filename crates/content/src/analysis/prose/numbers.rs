//! The numbers in a text, in figures and in words.

use std::collections::BTreeSet;

use crate::analysis::texts::Line;

/// The words from three to twelve. One and two have too many forms (both, a pair, once more).
const ENGLISH: [&str; 10] = [
    "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
];
const ITALIAN: [&str; 10] = [
    "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "undici", "dodici",
];
/// Italian joins these to a number: ottomila, ventiquattro, quarantotto; and what comes behind “cento”.
const BEHIND: [&str; 3] = ["mila", "cento", "centi"];
const BEFORE: [&str; 8] = [
    "venti",
    "trenta",
    "quaranta",
    "cinquanta",
    "sessanta",
    "settanta",
    "ottanta",
    "novanta",
];

/// The numbers that only one of the two texts has: those of the first, and those of the second.
pub(super) fn differ(
    language: &str,
    line: &Line<'_>,
    first: &Line<'_>,
) -> Option<(String, String)> {
    let (own, other) = (
        numbers(language, &line.words)?,
        numbers("en", &first.words)?,
    );
    // Italian “sei” is 6 and also “you are”.
    let only =
        |these: &BTreeSet<u32>, those: &BTreeSet<u32>, may_be: Option<u32>| -> BTreeSet<u32> {
            these
                .difference(those)
                .copied()
                .filter(|number| Some(*number) != may_be)
                .collect()
        };
    let ambiguous = (language == "it" && !figures(&line.words).contains(&6)).then_some(6);
    let (here, there) = (only(&own, &other, ambiguous), only(&other, &own, None));
    if here.is_empty() && there.is_empty() {
        return None;
    }
    let list = |numbers: &BTreeSet<u32>| {
        numbers
            .iter()
            .map(u32::to_string)
            .collect::<Vec<_>>()
            .join(", ")
    };
    Some((list(&here), list(&there)))
}

/// All numbers; `None` for a language whose words are unknown.
fn numbers(language: &str, words: &str) -> Option<BTreeSet<u32>> {
    let known = match language {
        "en" => ENGLISH,
        "it" => ITALIAN,
        _ => return None,
    };
    let lower = words.to_lowercase();
    let said = lower
        .split(|c: char| !c.is_alphabetic())
        .filter(|word| may_be_number(word, &known))
        .filter_map(|word| {
            let bare = BEHIND
                .iter()
                .find_map(|end| word.strip_suffix(end))
                .unwrap_or(word);
            let bare = bare
                .rsplit_once("cento")
                .map(|(_, rest)| rest)
                .filter(|rest| !rest.is_empty())
                .unwrap_or(bare);
            let bare = BEFORE
                .iter()
                .find_map(|start| behind(start, bare))
                .unwrap_or(bare);
            (3..)
                .zip(known)
                .find(|(_, name)| *name == bare)
                .map(|(number, _)| number)
        });
    Some(said.chain(figures(words)).collect())
}

/// Whether a word can hold a known number: most words cannot, which is quickly seen.
fn may_be_number(word: &str, known: &[&str]) -> bool {
    let ends = |word: &str| known.iter().any(|name| word.ends_with(name));
    ends(word)
        || BEHIND
            .iter()
            .any(|end| word.strip_suffix(end).is_some_and(ends))
}

/// What stands behind that number of tens, which loses its last letter before “otto”.
fn behind<'w>(tens: &str, word: &'w str) -> Option<&'w str> {
    let elided = || {
        word.strip_prefix(&tens[..tens.len() - 1])
            .filter(|rest| *rest == "otto")
    };
    word.strip_prefix(tens).or_else(elided)
}

fn figures(words: &str) -> BTreeSet<u32> {
    words
        .split(|c: char| !c.is_ascii_digit())
        .filter_map(|digits| digits.parse().ok())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn joined_italian_words_hold_the_same_numbers_as_english_ones() {
        let table = [
            ("forty-eight", "quarantotto", 8),
            ("twenty-four", "ventiquattro", 4),
            ("two hundred and six", "duecentosei", 6),
            ("three hundred", "trecento", 3),
            ("eight thousand", "ottomila", 8),
        ];
        for (english, italian, number) in table {
            let found = |language, words| numbers(language, words).expect("a known language");
            assert_eq!(found("en", english), BTreeSet::from([number]), "{english}");
            assert_eq!(found("it", italian), BTreeSet::from([number]), "{italian}");
        }
    }
}
