//! What turns a question into another one though it has the same matter: negation, numbers, order, *only*, opposites; and whether it can
//! be answered with yes or no.

use std::sync::LazyLock;

use super::fold::{Wanted, is_negation, question_of, words};
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
    &["must", "need", "needs", "needed", "required", "necessary", "obliged", "forced", "compulsory", "forza", "devo", "deve", "dobbiamo", "devono", "bisogna", "obbligato", "obbligati", "costretto", "costretti", "tocca"],
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
    &["other", "others", "another", "rival", "rivals", "opponent", "neighbour", "altro", "altra", "altri", "altre", "altrui", "rivale", "vicino", "avversario", "somebody"],
    &["own", "my", "mine", "proprio", "propria", "propri", "proprie", "mio", "mia", "miei", "mie"],
    &["free", "gratis"],
    &["equal", "tie", "tied", "pari", "pareggio"],
];

/// Classes of which a question may not have the one where its like has the other, by a word of each.
const OPPOSITES: &[(&str, &str)] = &[
    ("before", "after"),
    ("least", "most"),
    ("more", "less"),
    ("same", "different"),
    ("first", "last"),
    ("gain", "lose"),
    ("left", "right"),
    ("up", "down"),
    ("buy", "sell"),
    ("success", "fail"),
    ("broken", "repaired"),
    ("mandatory", "optional"),
    ("end", "start"),
    ("top", "bottom"),
    ("own", "other"),
];

/// Classes that a question and its like have both or neither: what must be done need not be what may be done.
const DECISIVE: &[&str] = &[
    "only", "must", "always", "twice", "half", "alone", "more", "less",
];

/// Classes that name colours: two questions that name some have one in common.
const COLOURS: &[&str] = &[
    "red", "green", "yellow", "blue", "black", "white", "grey", "orange",
];

/// The bits of [`OPPOSITES`], [`DECISIVE`] and [`COLOURS`] in [`Sense::classes`].
struct Bits {
    opposites: Vec<(u64, u64)>,
    decisive: u64,
    colours: u64,
    order: u64,
}

static BITS: LazyLock<Bits> = LazyLock::new(|| {
    let all = |words: &[&str]| words.iter().fold(0, |bits, word| bits | class_of(word));
    Bits {
        opposites: OPPOSITES
            .iter()
            .map(|(one, other)| (class_of(one), class_of(other)))
            .collect(),
        decisive: all(DECISIVE),
        colours: all(COLOURS),
        order: all(&["before", "after"]),
    }
});

/// The bits of the classes of a word.
fn class_of(word: &str) -> u64 {
    let bits = CLASSES.iter().enumerate();
    bits.filter(|(_, class)| class.contains(&word))
        .fold(0, |bits, (bit, _)| bits | 1 << bit)
}

impl Sense {
    /// Whether one answer may serve for both: neither turns the other into its contrary.
    pub fn agrees(&self, other: &Self) -> bool {
        let (one, two) = (self.classes, other.classes);
        let is_contrary = |(first, second): &(u64, u64)| {
            let sides = |classes: u64| (classes & first != 0, classes & second != 0);
            matches!(
                (sides(one), sides(two)),
                ((true, false), (false, true)) | ((false, true), (true, false))
            )
        };
        let colours = (one & BITS.colours, two & BITS.colours);
        self.negated == other.negated
            && (one ^ two) & BITS.decisive == 0
            && !BITS.opposites.iter().any(is_contrary)
            && (colours.0 == 0 || colours.1 == 0 || colours.0 & colours.1 != 0)
    }

    /// Whether it asks what comes before or after what.
    pub fn is_ordered(&self) -> bool {
        self.classes & BITS.order != 0
    }

    /// Of the folded words of a question or a sentence.
    pub fn of<'w>(words: impl Iterator<Item = &'w str>) -> Self {
        let mut sense = Self::default();
        let mut before = "";
        for word in words {
            // "Do I have to", "we've got to".
            if word == "to" && matches!(before, "have" | "has" | "had" | "got") {
                sense.classes |= class_of("must");
            }
            before = word;
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

/// Words between two things of which one is the answer.
const ALTERNATIVE: &[&str] = &["or", "o", "oppure"];

/// Whether what was typed is a question of yes or no and no mere naming of a matter: it ends in a question mark or has a verb that asks
/// so, and does not ask which of two things.
pub(super) fn asks_yes_or_no(language: Language, query: &str, typed: &[String]) -> bool {
    let verbs = VERBS[language as usize];
    let begins = typed
        .first()
        .is_some_and(|word| FIRST_WORDS[language as usize].contains(&word.as_str()));
    let is_put_so = query.trim_end().ends_with('?')
        || begins
        || typed.iter().any(|word| verbs.contains(&word.as_str()));
    is_put_so
        && !typed
            .iter()
            .any(|word| ALTERNATIVE.contains(&word.as_str()))
}

/// What ends a clause of a question as typed.
const CLAUSE_ENDS: [char; 10] = ['.', ',', ';', ':', '!', '?', '…', '–', '—', '/'];

/// Words that ask at the beginning of the last clause, besides those that ask anywhere: "…, che succede", "…, whats the result".
#[rustfmt::skip]
const ASKING_FIRST: [&[&str]; 2] = [
    &["whats", "wheres", "whos", "hows", "wich", "whch"],
    &["che", "come", "cos", "com", "dov", "quand", "qunate", "qunati"],
];

/// Words that ask wherever they stand in the last clause.
const ASKING_ANYWHERE: [&[&str]; 2] = [
    &["many", "much", "whose"],
    &[
        "chi", "quanti", "quante", "quale", "quali", "dove", "perche",
    ],
];

/// Whether the last clause of a question, as typed, asks for something else than yes or no: "two bots in one hole, what happens?".
pub(super) fn ends_open(language: Language, query: &str) -> bool {
    let clauses = query.split(|c| CLAUSE_ENDS.contains(&c));
    let Some(last) = clauses.map(str::trim).rfind(|clause| !clause.is_empty()) else {
        return false;
    };
    let last: Vec<String> = words(last).collect();
    let opens = last
        .iter()
        .map(String::as_str)
        .find(|word| !BEFORE_IT.contains(word) && !matches!(*word, "poi" | "adesso" | "now"));
    let first = opens.is_some_and(|word| {
        question_of(word).is_some() || ASKING_FIRST[language as usize].contains(&word)
    });
    let anywhere = ASKING_ANYWHERE[language as usize];
    first || last.iter().any(|word| anywhere.contains(&word.as_str()))
}

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

#[cfg(test)]
mod tests {
    use super::*;

    fn sense(question: &str) -> Sense {
        let folded: Vec<String> = words(question).collect();
        Sense::of(folded.iter().map(String::as_str))
    }

    #[test]
    fn what_is_turned_round_is_no_longer_the_same() {
        for (one, other, agree) in [
            ("may I buy twice", "can I buy twice", true),
            ("may I buy first", "may I sell first", false),
            ("may I buy", "must I buy", false),
            ("may I buy", "do I have to buy", false),
            ("may I buy", "may I not buy", false),
            ("may only I buy", "may I buy", false),
            ("does the red die count", "does the green die count", false),
            ("does the die count", "does the green die count", true),
            ("posso comprare prima", "posso comprare dopo", false),
            ("si perde un gettone", "si guadagna un gettone", false),
            ("bisogna usarli", "si possono usare", false),
            ("may I look at my own", "may I look at a rival’s", false),
        ] {
            assert_eq!(sense(one).agrees(&sense(other)), agree, "{one}, {other}");
            assert_eq!(sense(other).agrees(&sense(one)), agree, "{other}, {one}");
        }
    }

    #[test]
    fn the_last_clause_tells_whether_yes_or_no_is_an_answer() {
        let (english, italian) = (Language::English, Language::Italian);
        for (language, question, open) in [
            (english, "Two bots in one hole, what happens?", true),
            (english, "I fixed it. From when does it work?", true),
            (english, "With four players how many fit in?", true),
            (english, "What I bought, may I sell it now?", false),
            (english, "When I pass, can I still build?", false),
            (italian, "Due robot nello stesso buco, che succede?", true),
            (italian, "È finita in parità, chi vince?", true),
            (italian, "In tre quanti ci stanno?", true),
            (italian, "Quando passo, posso ancora costruire?", false),
        ] {
            assert_eq!(ends_open(language, question), open, "{question}");
        }
    }

    #[test]
    fn a_name_or_a_choice_is_no_question_of_yes_or_no() {
        let (english, italian) = (Language::English, Language::Italian);
        for (language, question, asks) in [
            (english, "may I buy two", true),
            (english, "two cards at once?", true),
            (english, "broken boards", false),
            (english, "do I pay before or after", false),
            (italian, "posso comprarne due", true),
            (italian, "due carte insieme?", true),
            (italian, "tessere rotte", false),
            (italian, "si paga prima o dopo?", false),
        ] {
            let typed: Vec<String> = words(question).collect();
            assert_eq!(
                asks_yes_or_no(language, question, &typed),
                asks,
                "{question}"
            );
        }
    }
}
