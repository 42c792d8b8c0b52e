//! Normalised words: without case and accents, their stems, and what they are made of.

use base::locale::Language;
use frostem::{Algorithm, Stemmer};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Lower case without accents.
pub(super) fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    text.nfd()
        .filter(|&c| !is_combining_mark(c))
        .flat_map(char::to_lowercase)
        .collect()
}

/// The words of a text as written, separated by anything but letters and digits: `l'azione` has two.
pub(super) fn parts(text: &str) -> impl Iterator<Item = &str> {
    let between = |c: char| {
        if c.is_ascii() {
            !c.is_ascii_alphanumeric()
        } else {
            !c.is_alphanumeric() && !is_combining_mark(c)
        }
    };
    text.split(between).filter(|word| !word.is_empty())
}

/// The folded words of a text; small numbers as figures.
pub fn words(text: &str) -> impl Iterator<Item = String> + '_ {
    parts(text).map(|word| number(fold(word)))
}

/// The figure of a small number that is written as a word.
pub(super) fn number(word: String) -> String {
    let figure = match &*word {
        "two" | "due" => "2",
        "three" | "tre" => "3",
        "four" | "quattro" => "4",
        "five" | "cinque" => "5",
        "six" | "sei" => "6",
        "seven" | "sette" => "7",
        "eight" | "otto" => "8",
        "nine" | "nove" => "9",
        "ten" | "dieci" => "10",
        _ => return word,
    };
    figure.to_owned()
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
    let base = base
        .strip_suffix("ch")
        .map_or(base, |_| &base[..base.len() - 1]);
    (language == Language::Italian && base.len() >= 3).then_some(base)
}

/// Pronouns that an Italian verb carries at its end, the longer ones first.
const CLITICS: [&str; 22] = [
    "gliela", "gliele", "glieli", "glielo", "gliene", "cela", "celo", "mela", "melo", "sela",
    "selo", "tela", "telo", "gli", "ci", "la", "le", "li", "lo", "mi", "ne", "si",
];

/// The Italian verb in `spegnerla`, `curarmi`, `darglielo`: the infinitive or gerund without its pronouns.
pub(super) fn without_pronouns(language: Language, word: &str) -> Option<String> {
    if language != Language::Italian {
        return None;
    }
    let verb = |base: &str| {
        if base.len() < 3 {
            return None;
        }
        let is_infinitive = ["ar", "er", "ir"]
            .iter()
            .any(|ending| base.ends_with(ending));
        if is_infinitive {
            return Some(format!("{base}e"));
        }
        ["ando", "endo"]
            .iter()
            .any(|ending| base.ends_with(ending))
            .then(|| base.to_owned())
    };
    CLITICS
        .iter()
        .find_map(|pronoun| word.strip_suffix(pronoun).and_then(verb))
}

/// Words of both languages that join others and say little. Those that choose the kind of answer are in [`question_of`].
#[rustfmt::skip]
const STOP_WORDS: &[&str] = &[
    "a", "about", "ad", "ai", "al", "all", "alla", "alle", "allo", "an", "anche", "and", "are", "as", "at", "be", "been",
    "but", "by", "c", "can", "che", "ci", "col", "com", "come", "con", "cos", "could", "cui", "d", "da", "dal", "dall",
    "dalla", "dalle", "degli", "dei", "del", "dell", "della", "delle", "dello", "deve", "devo", "di", "did", "do", "does",
    "e", "ed", "every", "fa", "fai", "fare", "for", "from", "funziona", "funzionano", "get", "gets", "gli", "ha", "had",
    "hai", "has", "have", "ho", "i", "if", "il", "in", "into", "is", "it", "its", "l", "la", "le", "lo", "ma", "me", "mi",
    "my", "ne", "nei", "nel", "nell", "nella", "nelle", "nello", "o", "of", "on", "or", "our", "per", "po", "poi",
    "possiamo", "posso", "puo", "s", "se", "serve", "servono", "should", "si", "so", "sono", "su", "sugli", "sui", "sul",
    "sull", "sulla", "sulle", "t", "that", "the", "their", "then", "there", "they", "this", "ti", "to", "tu", "un", "una",
    "uno", "vi", "was", "we", "were", "will", "with", "work", "works", "would", "you", "your",
];

pub(super) fn is_stop_word(word: &str) -> bool {
    STOP_WORDS.binary_search(&word).is_ok() || question_of(word).is_some()
}

/// What a question wants to know, by its question word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Wanted {
    Number,
    Time,
    Person,
    Place,
    Reason,
    /// What, which, how.
    Thing,
}

pub(super) fn question_of(word: &str) -> Option<Wanted> {
    Some(match word {
        "quanto" | "quanta" | "quanti" | "quante" | "many" | "much" => Wanted::Number,
        "quando" | "when" => Wanted::Time,
        "chi" | "who" | "whose" | "whom" => Wanted::Person,
        "dove" | "where" => Wanted::Place,
        "perche" | "why" => Wanted::Reason,
        "cosa" | "what" | "which" | "how" | "quale" | "quali" | "qual" => Wanted::Thing,
        _ => return None,
    })
}

/// Whether a word asks for a number of things.
pub(super) fn is_how_many(word: &str) -> bool {
    matches!(word, "many" | "quanti" | "quante")
}

/// The stems of a text without stop words, sorted; of a text of stop words alone, all of them.
pub fn content_stems(language: Language, text: &str) -> Vec<String> {
    let all: Vec<String> = words(text).collect();
    let says_something = all.iter().any(|word| !is_stop_word(word));
    let kept = all
        .iter()
        .filter(|word| !says_something || !is_stop_word(word));
    let stems: std::collections::BTreeSet<String> = kept.map(|word| stem(language, word)).collect();
    stems.into_iter().collect()
}

/// Words that turn a question into its contrary.
pub(super) fn is_negation(word: &str) -> bool {
    matches!(
        word,
        "no" | "non"
            | "not"
            | "never"
            | "mai"
            | "without"
            | "senza"
            | "cannot"
            | "nobody"
            | "nessuno"
    )
}

/// Words with which people pad a question, and by which they ask whether something is allowed, as *may I* does.
pub(super) fn is_filler(word: &str) -> bool {
    matches!(
        word,
        "please"
            | "ok"
            | "okay"
            | "hey"
            | "guys"
            | "really"
            | "actually"
            | "allowed"
            | "permitted"
            | "possible"
            | "legal"
            | "correct"
            | "ragazzi"
            | "scusate"
            | "davvero"
            | "permesso"
            | "consentito"
            | "lecito"
            | "possibile"
            | "giusto"
            | "corretto"
    )
}

/// Words by which a sentence denies or limits something.
pub(super) fn is_denial(word: &str) -> bool {
    is_negation(word)
        || matches!(
            word,
            "neither"
                | "nor"
                | "none"
                | "nothing"
                | "only"
                | "nessuna"
                | "niente"
                | "nulla"
                | "ne"
                | "solo"
                | "soltanto"
                | "alone"
                | "lost"
                | "perso"
                | "persa"
                | "perdono"
        )
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
        assert_eq!(
            words("Perché l'Abilità (2×)?").collect::<Vec<_>>(),
            ["perche", "l", "abilita", "2"]
        );
        assert_eq!(fold("E\u{300}"), "e");
        assert_eq!(
            words("two wounds, due ferite").collect::<Vec<_>>(),
            ["2", "wounds", "2", "ferite"]
        );
    }

    #[test]
    fn what_pads_a_question_says_nothing_and_what_denies_is_told() {
        assert!(["please", "allowed", "permesso"].into_iter().all(is_filler));
        assert!(!["pawn", "only", "before"].into_iter().any(is_filler));
        assert!(
            ["never", "only", "nothing", "soltanto"]
                .into_iter()
                .all(is_denial)
        );
        assert!(!["may", "always", "può"].into_iter().any(is_denial));
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
            let same_base = without_ending(language, one).is_some()
                && without_ending(language, one) == without_ending(language, two);
            assert!(
                stem(language, one) == stem(language, two) || same_base,
                "{one}, {two}"
            );
        }
    }

    #[test]
    fn pronouns_are_taken_off_verbs_and_nothing_else() {
        for (word, verb) in [
            ("spegnerla", "spegnere"),
            ("curarmi", "curare"),
            ("darglielo", "dare"),
            ("usandolo", "usando"),
        ] {
            assert_eq!(
                without_pronouns(Language::Italian, word).as_deref(),
                Some(verb),
                "{word}"
            );
        }
        for word in ["sala", "pali", "la", "missione", "tessere", "morale"] {
            assert_eq!(without_pronouns(Language::Italian, word), None, "{word}");
        }
    }
}
