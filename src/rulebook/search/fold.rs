//! Normalised words: without case and accents, and their stems.

use crate::locale::Language;
use frostem::{Algorithm, Stemmer};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Lower case without accents.
pub(super) fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    text.nfd().filter(|&c| !is_combining_mark(c)).flat_map(char::to_lowercase).collect()
}

/// The words of a text as written, separated by anything but letters and digits: `l'azione` has two.
pub(super) fn parts(text: &str) -> impl Iterator<Item = &str> {
    let between = |c: char| if c.is_ascii() { !c.is_ascii_alphanumeric() } else { !c.is_alphanumeric() && !is_combining_mark(c) };
    text.split(between).filter(|word| !word.is_empty())
}

pub(super) fn words(text: &str) -> impl Iterator<Item = String> + '_ {
    parts(text).map(fold)
}

pub(super) fn stem(language: Language, word: &str) -> String {
    let algorithm = match language {
        Language::English => Algorithm::English,
        Language::Italian => Algorithm::Italian,
    };
    Stemmer::new(algorithm).stem(word).into_owned()
}

/// A folded Italian word without the vowel that marks gender and number. Snowball takes some nouns for verbs: it stems `colono` to
/// `col`, and `coloni` to `colon`. Two words are forms of one if their stems or these are equal.
pub(super) fn without_ending(language: Language, word: &str) -> Option<&str> {
    let base = word.trim_end_matches(['a', 'e', 'i', 'o']);
    // `tasca`, `tasche`; `fuoco`, `fuochi`.
    let base = base.strip_suffix("ch").map_or(base, |_| &base[..base.len() - 1]);
    (language == Language::Italian && base.len() >= 3).then_some(base)
}

/// Stop words of both languages, as people type whole questions.
#[rustfmt::skip]
const STOP_WORDS: &[&str] = &[
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

pub(super) fn is_stop_word(word: &str) -> bool {
    STOP_WORDS.binary_search(&word).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stop_words_are_sorted() {
        assert!(STOP_WORDS.is_sorted());
    }

    #[test]
    fn case_and_accents_are_folded_and_apostrophes_separate_words() {
        assert_eq!(words("Perché l'Abilità (2×)?").collect::<Vec<_>>(), ["perche", "l", "abilita", "2"]);
        assert_eq!(fold("E\u{300}"), "e");
    }

    #[test]
    fn inflected_forms_share_a_stem() {
        for (language, one, two) in [
            (Language::Italian, "pedina", "pedine"),
            (Language::Italian, "colono", "coloni"),
            (Language::Italian, "dado", "dadi"),
            (Language::Italian, "fuoco", "fuochi"),
            (Language::Italian, "turno", "turni"),
            (Language::Italian, "tessera", "tessere"),
            (Language::Italian, "abilita", "abilita"),
            (Language::English, "tile", "tiles"),
            (Language::English, "buying", "buys"),
            (Language::English, "supply", "supplies"),
        ] {
            let same_base =
                without_ending(language, one).is_some() && without_ending(language, one) == without_ending(language, two);
            assert!(stem(language, one) == stem(language, two) || same_base, "{one}, {two}");
        }
    }
}
