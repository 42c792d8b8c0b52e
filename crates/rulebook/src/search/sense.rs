//! What turns a question into another one though it has the same matter: negation, numbers, order, *only*, opposites; and whether it can
//! be answered with yes or no.

use super::fold::{Wanted, is_negation, question_of};
use base::locale::Language;

/// What a question says beside its matter.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Sense {
    pub(crate) negated: bool,
    /// Sorted.
    pub numbers: Vec<String>,
    /// A bit for each line of [`CLASSES`] of which it has a word.
    pub classes: u64,
}

/// Words that may not be exchanged, both languages together: one kind a line, of which one word is as good as another.
#[rustfmt::skip]
const CLASSES: &[&[&str]] = &[
    &["before", "prima", "earlier", "beforehand"],
    &["after", "dopo", "afterwards", "later"],
    &["only", "solo", "sola", "soltanto", "solamente", "unico", "unica", "just"],
    &["least", "almeno", "minimum", "minimo"],
    &["most", "massimo", "maximum", "max", "limit", "limite"],
    &["more", "piu", "extra"],
    &["less", "fewer", "meno"],
    &["always", "sempre"],
    &["all", "every", "each", "everybody", "everyone", "tutti", "tutte", "tutta", "tutto", "ogni", "ognuno", "ciascuno"],
    &["same", "stesso", "stessa", "stessi", "stesse"],
    &["different", "diverso", "diversa", "diversi", "diverse"],
    &["first", "primo", "prime", "primi"],
    &["last", "ultimo", "ultima", "ultimi", "ultime"],
    &["twice", "double", "doppio", "doppia", "doubled"],
    &["must", "obliged", "forced", "compulsory", "devo", "deve", "dobbiamo", "devono", "bisogna", "obbligato", "obbligati", "costretto", "costretti", "tocca"],
    &["gain", "gains", "guadagno", "guadagna", "guadagnano", "guadagniamo"],
    &["lose", "loses", "lost", "perdo", "perde", "perdono", "perdiamo", "persi", "perso"],
    &["left", "sinistra"],
    &["right", "destra"],
    &["up", "rise", "rises", "raise", "raises", "sale", "salgono", "su", "sopra", "alza", "aumenta"],
    &["down", "fall", "falls", "drop", "drops", "lower", "lowers", "scende", "scendono", "giu", "sotto", "abbassa", "cala", "below"],
    &["buy", "compro", "compra", "comprare", "comprano"],
    &["sell", "vendo", "vende", "vendere", "vendono"],
    &["red", "rosso", "rossa", "rossi", "rosse"],
    &["green", "verde", "verdi"],
    &["yellow", "giallo", "gialla", "gialli", "gialle"],
    &["blue", "blu"],
    &["black", "nero", "nera", "neri", "nere"],
    &["white", "bianco", "bianca", "bianchi", "bianche"],
    &["grey", "gray", "grigio", "grigia", "grigi", "grigie"],
    &["orange", "arancione", "arancioni"],
    &["success", "succeeds", "succeed", "successo", "riesce", "riuscita", "riuscito"],
    &["fail", "fails", "failed", "failure", "fallisce", "fallita", "fallito", "fallimento"],
    &["alone", "solitario", "solitaire"],
    &["broken", "rotto", "rotta", "rotti", "rotte"],
    &["repaired", "riparato", "riparata", "intact", "whole"],
    &["mandatory", "obbligatorio", "obbligatori"],
    &["optional", "opzionale", "opzionali", "facoltativo"],
    &["half", "meta", "mezzo", "mezza"],
    &["end", "fine", "finisce"],
    &["start", "beginning", "begins", "inizio", "comincia"],
    &["top", "cima"],
    &["bottom", "fondo"],
    &["other", "others", "another", "altro", "altra", "altri", "altre", "somebody"],
    &["free", "gratis"],
    &["equal", "tie", "tied", "pari", "pareggio"],
];

impl Sense {
    /// Of the folded words of a question or a sentence.
    pub fn of<'w>(words: impl Iterator<Item = &'w str>) -> Self {
        let mut sense = Self::default();
        for word in words {
            sense.negated |= is_negation(word);
            if word.starts_with(|c: char| c.is_ascii_digit()) {
                sense.numbers.push(word.to_owned());
            }
            for (bit, class) in CLASSES.iter().enumerate() {
                if class.contains(&word) {
                    sense.classes |= 1 << bit;
                }
            }
        }
        sense.numbers.sort();
        sense.numbers.dedup();
        sense
    }
}

/// Verbs that begin a question that is answered with yes or no, wherever they are in it.
#[rustfmt::skip]
const VERBS: [&[&str]; 2] = [
    &["do", "does", "did", "is", "are", "am", "was", "were", "can", "could", "may", "might", "must", "should", "will", "would"],
    &["posso", "puo", "possiamo", "possono", "potrei", "potremmo", "potete", "puoi", "devo", "deve", "dobbiamo", "devono", "bisogna", "vale",
      "valgono", "conta"],
];

/// Words that do so only as the first one: in its middle they are something else as well.
#[rustfmt::skip]
const FIRST_WORDS: [&[&str]; 2] = [
    &["has", "have", "had", "need", "cannot", "don", "doesn", "isn", "aren", "shall", "shouldn", "wouldn", "won", "didn", "hasn", "haven"],
    &["contano", "sono", "siamo", "ho", "ha", "abbiamo", "hanno", "serve", "servono", "tocca", "si", "basta", "bastano", "e", "c", "esiste",
      "esistono", "va", "vanno", "resta", "restano"],
];

/// Words before which a question word still opens the question: "to whom", "in quale", "and who".
#[rustfmt::skip]
const BEFORE_IT: &[&str] = &[
    "a", "about", "ad", "al", "allora", "and", "aspetta", "at", "but", "by", "con", "da", "di", "e", "ehi", "esattamente", "exactly", "fino",
    "for", "fra", "from", "gli", "hey", "i", "il", "in", "l", "la", "le", "lo", "ma", "of", "ok", "okay", "on", "per", "quindi", "scusa",
    "scusate", "so", "su", "the", "then", "to", "tra", "until", "wait", "with",
];

/// Whether a question, as its folded words, is answered by something else than yes or no: it opens with a question word, or asks by one
/// though it does not begin as a question of yes or no does.
pub(super) fn is_open(language: Language, typed: &[String]) -> bool {
    let mut rest = typed
        .iter()
        .map(String::as_str)
        .skip_while(|word| BEFORE_IT.contains(word) && question_of(word).is_none());
    let Some(first) = rest.next() else {
        return true;
    };
    if question_of(first).is_some() {
        return true;
    }
    let verbs = VERBS[language as usize];
    if verbs.contains(&first) || FIRST_WORDS[language as usize].contains(&first) {
        return false;
    }
    // "the geologist, which bonus has he", "il geologo che bonus ha"
    let asks = |word: &str| {
        matches!(question_of(word), Some(Wanted::Number | Wanted::Thing)) && word != "cosa"
    };
    let first_verb = typed.iter().position(|word| verbs.contains(&word.as_str()));
    let first_asking = typed.iter().position(|word| asks(word));
    first_asking.is_some_and(|at| first_verb.is_none_or(|verb| at < verb) || at <= 4)
}
