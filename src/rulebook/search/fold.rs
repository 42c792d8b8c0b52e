//! Words as they are compared: without case and accents, and their stems.

use frostem::{Algorithm, Stemmer};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::rulebook::Tongue;

/// Small letters without accents.
pub(super) fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    text.nfd().filter(|&c| !is_combining_mark(c)).flat_map(char::to_lowercase).collect()
}

/// The words of a text as they are written. What is no letter or digit stands between words: `l'azione` has two.
pub(super) fn parts(text: &str) -> impl Iterator<Item = &str> {
    let between = |c: char| if c.is_ascii() { !c.is_ascii_alphanumeric() } else { !c.is_alphanumeric() && !is_combining_mark(c) };
    text.split(between).filter(|word| !word.is_empty())
}

/// The words of a text, folded.
pub(super) fn words(text: &str) -> impl Iterator<Item = String> + '_ {
    parts(text).map(fold)
}

/// The stem of a folded word.
pub(super) fn stem(tongue: Tongue, word: &str) -> String {
    let algorithm = match tongue {
        Tongue::English => Algorithm::English,
        Tongue::Italian => Algorithm::Italian,
    };
    Stemmer::new(algorithm).stem(word).into_owned()
}

/// A folded word without the vowel that marks gender and number in Italian. Snowball takes some nouns for verbs: of `colono` it leaves
/// `col`, of `coloni` `colon`. Two words are forms of one if either their stems or these are the same.
pub(super) fn bare(tongue: Tongue, word: &str) -> Option<&str> {
    let bare = word.trim_end_matches(['a', 'e', 'i', 'o']);
    // `tasca`, `tasche`; `fuoco`, `fuochi`.
    let bare = bare.strip_suffix("ch").map_or(bare, |_| &bare[..bare.len() - 1]);
    (tongue == Tongue::Italian && bare.len() >= 3).then_some(bare)
}

/// Words that say nothing of what is looked for, in either language: people type whole questions.
#[rustfmt::skip]
const EMPTY: &[&str] = &[
    "a", "about", "ad", "ai", "al", "all", "alla", "alle", "allo", "an", "anche", "and", "are", "as", "at", "be", "by", "c",
    "can", "che", "chi", "ci", "com", "come", "con", "cos", "cosa", "cui", "d", "da", "dal", "dalla", "degli", "dei", "del",
    "dell", "della", "delle", "dello", "devo", "di", "did", "do", "does", "dove", "e", "ed", "every", "fa", "fai", "fare",
    "for", "from", "funziona", "funzionano", "get", "gli", "ha", "has", "have", "ho", "how", "i", "if", "il", "in", "is", "it",
    "its", "l", "la", "le", "lo", "ma", "many", "me", "mi", "much", "my", "ne", "nei", "nel", "nell", "nella", "nelle", "nello",
    "non", "o", "of", "on", "or", "per", "piu", "possiamo", "posso", "puo", "qual", "quale", "quali", "quando", "quanta",
    "quante", "quanti", "quanto", "s", "se", "serve", "servono", "should", "si", "so", "sono", "su", "sui", "sul", "sulla",
    "sulle", "t", "that", "the", "their", "then", "there", "this", "ti", "to", "un", "una", "uno", "vi", "we", "what", "when",
    "where", "which", "who", "why", "with", "work", "works", "you", "your",
];

/// Whether a folded word says nothing of what is looked for.
pub(super) fn is_empty_word(word: &str) -> bool {
    EMPTY.binary_search(&word).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_of_empty_words_is_sorted() {
        assert!(EMPTY.is_sorted());
    }

    #[test]
    fn case_and_accents_are_folded_and_apostrophes_part_words() {
        assert_eq!(words("Perché l'Abilità (2×)?").collect::<Vec<_>>(), ["perche", "l", "abilita", "2"]);
        assert_eq!(fold("E\u{300}"), "e");
    }

    #[test]
    fn inflected_forms_share_a_stem() {
        for (tongue, one, two) in [
            (Tongue::Italian, "pedina", "pedine"),
            (Tongue::Italian, "colono", "coloni"),
            (Tongue::Italian, "dado", "dadi"),
            (Tongue::Italian, "fuoco", "fuochi"),
            (Tongue::Italian, "turno", "turni"),
            (Tongue::Italian, "tessera", "tessere"),
            (Tongue::Italian, "abilita", "abilita"),
            (Tongue::English, "tile", "tiles"),
            (Tongue::English, "buying", "buys"),
            (Tongue::English, "supply", "supplies"),
        ] {
            let same_bare = bare(tongue, one).is_some() && bare(tongue, one) == bare(tongue, two);
            assert!(stem(tongue, one) == stem(tongue, two) || same_bare, "{one}, {two}");
        }
    }
}
