//! The words that players read: one name for each term of the game, one typography, one way of addressing the players.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A term of the game in one language: the name that is used, and names that are not.
type Term = (&'static str, &'static [&'static str]);

/// Names are found as they are written, capitals included, where no letter is before or after them.
const ENGLISH: &[Term] = &[
    (
        "assumed",
        &["taken for granted", "takes for granted", "for granted"],
    ),
    ("Actions phase", &["Action phase"]),
    ("Malfunctions phase", &["Malfunction phase"]),
    (
        "Gain",
        &["Take 1 oxygen", "Take { $count }", "Take { $things }"],
    ),
    ("Lose", &["Remove { $things }", "Remove 1 sample"]),
    ("100%", &["100 %"]),
];

const ITALIAN: &[Term] = &[
    (
        "presunto",
        &[
            "ipotizzato",
            "ipotizzati",
            "supposto",
            "supposti",
            "dà per buono",
        ],
    ),
    ("opzionali", &["facoltativo", "facoltativi", "facoltativa"]),
    ("riquadro Avaria", &["Scatola Avarie", "scatola Avarie"]),
    (
        "Nuovo tiro",
        &["Segnalino ritiro", "segnalino ritiro", "segnalini ritiro"],
    ),
    (
        "Segnalino Ferita",
        &["Segnalino ferita", "segnalino ferita"],
    ),
    (
        "Tiro rover",
        &["Segnalino tiro rover", "segnalino tiro rover"],
    ),
    ("fase Avarie", &["fase Avaria"]),
    ("fase Produzione", &["fase di Produzione"]),
    ("eccedenza", &["avanzo", "Avanzo"]),
    ("abilità base", &["abilità di base"]),
    (
        "azione della missione",
        &[
            "azione di missione",
            "Azione di missione",
            "azioni di missione",
            "Azioni di missione",
        ],
    ),
    ("spazi", &["caselle", "casella"]),
    (
        "effetti",
        &[
            "peculiarità della tessera",
            "peculiarità delle ROI",
            "peculiarità di tutte le ROI",
        ],
    ),
    (
        "Strutture di Riserva",
        &[
            "Struttura di riserva",
            "Strutture di riserva",
            "Fattoria di riserva",
            "quello di riserva",
        ],
    ),
    ("Serra", &["serra", "serre"]),
    (
        "Appassimento",
        &["l’appassimento", "dell’appassimento", "appassimento:"],
    ),
    ("dadi Azione", &["dadi azione", "dado azione"]),
    ("Generatore di Energia", &["Generatore di energia"]),
    ("pianta adulta", &["pianta matura", "piante mature"]),
    (
        "Installato",
        &["Costruire il Miglioramento", "Costruito", "Costruiti"],
    ),
    ("sé stessa", &["se stessa", "se stesso"]),
    ("illeggibile", &["non si legge", "non si leggono"]),
    ("eliminato", &["butta via", "Buttato via", "buttarla via"]),
    ("Magnet", &["Magnete"]),
    ("Boiler", &["Caldaia"]),
    ("Piping", &["Tubatura"]),
    ("peculiarità", &["prerogativa", "prerogative"]),
    ("la DA", &["di DA", "contro DA", "a DA", "da DA"]),
    (
        "Secondo la scheda",
        &["Come stampata", "come stampata", "Come stampato"],
    ),
    (
        "Pedine libere",
        &[
            "Pedine su nessuna azione",
            "Pedine che non sono su nessuna azione",
        ],
    ),
    ("100%", &["100 %"]),
];

/// An imperative to one person, an infinitive or a possessive where the players are addressed together.
const TO_ONE: &[&str] = &[
    "Metti",
    "Togli",
    "Correggi",
    "Chiudi",
    "Mostra",
    "Copri",
    "Segnala",
    "Annulla",
    "Ripeti",
    "Esci",
    "Cerca",
    "Copia",
    "Passa",
    "Prepara",
    "Acquista",
    "Vendi",
    "Costruisci",
    "Disassembla",
    "Gioca",
    "Imbarca",
    "Guadagna",
    "Trasferisci",
    "Sposta",
    "Scarta",
    "Attiva",
    "Imposta",
    "Finisci",
    "Spedisci",
    "Completa",
    "Demolisci",
    "Usa",
    "Lancia",
    "Indica",
    "Dimentica",
    "Installa",
    "Ricicla",
    "Esegui",
    "Scegli",
    "Assegna",
    "Disponi",
    "Conta",
    "Aggiusta",
    "Confrontare",
    "Riguardare",
    "Guardare",
    "Tornare",
    "Riparare",
    "Costruire",
    "Rimuovere",
];
const OF_ONE: &[&str] = &[
    "tuo", "tua", "tuoi", "tue", "hai", "puoi", "vuoi", "devi", "di’",
];

/// The endings of an infinitive, with a pronoun or without.
const INFINITIVE: &[&str] = &[
    "are", "ere", "ire", "arla", "arlo", "arli", "arle", "erla", "erlo", "irla", "irlo", "arsi",
    "ersi", "irsi", "rselo",
];

pub(super) struct Text {
    file: String,
    number: usize,
    /// The id of the message or attribute, where the line begins one.
    pub id: String,
    pub words: String,
}

impl Text {
    pub fn place(&self) -> String {
        format!("{}:{} {}", self.file, self.number, self.words.trim())
    }
}

pub(super) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

pub(super) fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let (mut found, mut open) = (Vec::new(), vec![root().join(folder)]);
    while let Some(path) = open.pop() {
        for entry in fs::read_dir(&path)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
            .flatten()
        {
            let path = entry.path();
            if path.is_dir() {
                open.push(path);
            } else if path.to_string_lossy().ends_with(ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// How lines of a rules entry begin that are not its text.
const METADATA: &[&str] = &[
    "- Synonyms:",
    "- Asked as:",
    "- Asked of",
    "- At the step",
    "- Source:",
    "- Answers:",
    "- Related:",
];

/// The lines that players read of a file, without comments, ids and what is typed as it is.
pub(super) fn lines(path: &Path) -> Vec<Text> {
    let name = path
        .strip_prefix(root())
        .unwrap_or(path)
        .to_string_lossy()
        .into_owned();
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{name}: {error}"));
    let is_fluent = name.ends_with(".ftl");
    let (mut texts, mut id, mut is_code, mut is_metadata) =
        (Vec::new(), String::new(), false, false);
    for (number, line) in (1..).zip(text.lines()) {
        is_code ^= line.starts_with("```");
        // Words by which a rule is found, and titles of printed books, stay as players and books write them.
        // A line of it may go on in the next ones.
        is_metadata = METADATA.iter().any(|it| line.starts_with(it))
            || (is_metadata && line.starts_with("  "));
        if is_code || (is_fluent && line.starts_with('#')) || (!is_fluent && is_metadata) {
            continue;
        }
        let (own, words) = match line
            .split_once(" =")
            .filter(|(own, _)| is_fluent && is_id(own.trim()))
        {
            Some((own, words)) => (own.trim().to_owned(), words.to_owned()),
            None => (String::new(), line.to_owned()),
        };
        if !own.is_empty() {
            id = if own.starts_with('.') {
                format!("{}{own}", id.split('.').next().unwrap_or_default())
            } else {
                own
            };
        }
        // A word to be typed.
        if !id.ends_with(".name") {
            texts.push(Text {
                file: name.clone(),
                number,
                id: id.clone(),
                words,
            });
        }
    }
    texts
}

fn is_id(text: &str) -> bool {
    !text.is_empty()
        && text
            .chars()
            .all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || "-_.".contains(it))
}

/// The texts of the app, its rules, the names of the box, the manual, the guide with its example and what a new mission begins with.
/// Stories use any word.
fn all(language: &str) -> Vec<Text> {
    let mut paths = files(&format!("locales/{language}"), ".ftl");
    paths.extend(files(&format!("locales/{language}/rules"), ".md"));
    paths.push(root().join(format!("missions/{language}.ftl")));
    paths.push(root().join(format!("docs/manual.{language}.md")));
    paths.push(root().join(format!("docs/writing-missions.{language}.md")));
    paths.push(root().join(format!("docs/example-mission/{language}.ftl")));
    let template = "crates/content/src/template";
    paths.push(root().join(format!("{template}/{language}.ftl")));
    paths.push(root().join(format!("{template}/README.{language}.md")));
    if language == "it" {
        paths.push(root().join("tests/content/guide/it.ftl"));
    }
    paths.iter().flat_map(|path| lines(path)).collect()
}

pub(super) fn messages(language: &str) -> Vec<Text> {
    files(&format!("locales/{language}"), ".ftl")
        .iter()
        .flat_map(|path| lines(path))
        .collect()
}

fn stories(language: &str) -> Vec<Text> {
    files("missions", &format!("{language}.ftl"))
        .iter()
        .flat_map(|path| lines(path))
        .collect()
}

pub(super) fn has(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(at, _)| {
        let (before, after) = (
            text[..at].chars().next_back(),
            text[at + name.len()..].chars().next(),
        );
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}

/// The first word of a label, after numbers and signs.
fn first_word(text: &str) -> &str {
    text.trim()
        .split([' ', ',', ':', '.', '\u{a0}'])
        .next()
        .unwrap_or_default()
}

pub(super) fn fail_unless_empty(wrong: &[String], what: &str) {
    assert!(wrong.is_empty(), "{what}:\n{}", wrong.join("\n"));
}

#[test]
fn each_term_has_one_name() {
    for (language, terms) in [("en", ENGLISH), ("it", ITALIAN)] {
        let texts = all(language);
        for (name, never) in terms {
            assert!(
                texts.iter().any(|text| has(&text.words, name)),
                "{language}: nobody says “{name}”"
            );
            let wrong: Vec<String> = texts
                .iter()
                .filter(|text| never.iter().any(|other| has(&text.words, other)))
                .map(Text::place)
                .collect();
            fail_unless_empty(&wrong, &format!("{language}: it is called “{name}”"));
        }
    }
}

#[test]
fn quotation_marks_and_signs_are_those_of_the_language() {
    // A number or a short word that would begin a line alone.
    let joined = BTreeSet::from([
        "block-number",
        "condition-concentration",
        "condition-concentration.the",
    ]);
    for (language, foreign) in [("en", ['«', '»']), ("it", ['“', '”'])] {
        let texts: Vec<Text> = all(language).into_iter().chain(stories(language)).collect();
        let both = ["diagnostic-straight-quote.help", "code-straight-quote"];
        let is_wrong = |text: &&Text| {
            text.words.contains(foreign) && !both.iter().any(|id| text.id.starts_with(id))
        };
        let own_words = |text: &&Text| !text.file.starts_with("docs/writing-missions");
        let wrong: Vec<String> = texts
            .iter()
            .filter(own_words)
            .filter(is_wrong)
            .map(Text::place)
            .collect();
        fail_unless_empty(&wrong, &format!("{language}: marks of the other language"));
        let apart = |text: &&Text| {
            text.words.contains(" %")
                || text.words.contains("\u{a0}%")
                || text.words.contains("} %")
        };
        let wrong: Vec<String> = texts.iter().filter(apart).map(Text::place).collect();
        fail_unless_empty(&wrong, &format!("{language}: % follows its number"));
        let loose = |text: &&Text| text.words.trim_end().ends_with(" …");
        let wrong: Vec<String> = messages(language)
            .iter()
            .filter(loose)
            .map(Text::place)
            .collect();
        fail_unless_empty(&wrong, &format!("{language}: … follows its word"));
        let kept = |text: &&Text| {
            text.words.contains('\u{a0}')
                && !joined.contains(text.id.as_str())
                && !text.id.starts_with("condition-concentration")
        };
        let wrong: Vec<String> = texts
            .iter()
            .filter(own_words)
            .filter(kept)
            .map(Text::place)
            .collect();
        fail_unless_empty(&wrong, &format!("{language}: a space that does not break"));
    }
}

#[test]
fn titles_of_missions_are_in_quotation_marks() {
    for (language, opening) in [("en", '“'), ("it", '«')] {
        let bare = |text: &&Text| {
            let titles = text.words.match_indices("{ $mission }");
            // A command as it is typed takes the id.
            titles.into_iter().any(|(at, _)| {
                !text.words[..at].ends_with(opening)
                    && !text.words[..at].ends_with("solkeeper play ")
            })
        };
        let wrong: Vec<String> = messages(language)
            .iter()
            .filter(bare)
            .map(Text::place)
            .collect();
        fail_unless_empty(&wrong, language);
    }
}

#[test]
fn italian_addresses_the_players_together() {
    let wrong: Vec<String> = messages("it")
        .iter()
        .filter(|text| {
            let label = text
                .words
                .rsplit_once("] ")
                .map_or(text.words.as_str(), |(_, label)| label);
            TO_ONE.contains(&first_word(label)) || OF_ONE.iter().any(|word| has(&text.words, word))
        })
        .map(Text::place)
        .collect();
    fail_unless_empty(&wrong, "to one player");
    let is_infinitive = |text: &&Text| {
        let word = first_word(&text.words);
        INFINITIVE.iter().any(|ending| word.ends_with(ending))
    };
    let options: Vec<Text> = stories("it")
        .into_iter()
        .filter(|text| text.id.contains(".option-"))
        .collect();
    assert!(
        options.len() > 80,
        "only {} options were found",
        options.len()
    );
    let wrong: Vec<String> = options
        .iter()
        .filter(is_infinitive)
        .map(Text::place)
        .collect();
    fail_unless_empty(&wrong, "an infinitive");
}

/// An instruction is not what happened: the history says it in other words.
#[test]
fn what_the_players_did_is_not_told_as_an_instruction() {
    let [english, italian] = ["en", "it"].map(messages);
    let ids: BTreeSet<&str> = italian.iter().map(|text| text.id.as_str()).collect();
    let is_imperative = |text: &&Text| {
        let ends = ["ate", "ete", "ite"]
            .iter()
            .any(|ending| first_word(&text.words).ends_with(ending));
        text.id.starts_with("effect-")
            && !text.id.contains('.')
            && (ends || text.words.trim_start().starts_with("{ $space ->"))
    };
    let wrong: Vec<String> = italian
        .iter()
        .filter(is_imperative)
        .filter(|text| !ids.contains(format!("{}.told", text.id).as_str()))
        .map(Text::place)
        .collect();
    fail_unless_empty(&wrong, "an instruction without .told");
    let take = |text: &&Text| text.id.starts_with("effect-") && first_word(&text.words) == "Take";
    let wrong: Vec<String> = english.iter().filter(take).map(Text::place).collect();
    fail_unless_empty(&wrong, "Take is a gain to one reader and a loss to another");
}

/// What stands in bold in the manual can be pressed or read on screen; `…` stands for any words.
#[test]
fn the_manual_names_what_is_on_screen() {
    let others = ["English", "Italiano", "bold", "grassetto"];
    for language in ["en", "it"] {
        let box_words = lines(&root().join(format!("missions/{language}.ftl")));
        let said: BTreeSet<String> = messages(language)
            .iter()
            .chain(&box_words)
            .map(|text| label(&text.words))
            .collect();
        let manual = fs::read_to_string(root().join(format!("docs/manual.{language}.md")))
            .expect("the manual");
        let names: BTreeSet<&str> = manual.split("**").skip(1).step_by(2).collect();
        assert!(names.len() > 60, "only {} names were found", names.len());
        let is_said = |name: &&&str| said.iter().any(|message| is_called(message, name));
        let unsaid: Vec<String> = names
            .iter()
            .filter(|name| !others.contains(name) && !is_said(name))
            .map(|name| (*name).to_owned())
            .collect();
        fail_unless_empty(&unsaid, language);
    }
}

/// A label without the key of a variant.
pub(super) fn label(words: &str) -> String {
    let words = words.trim().trim_start_matches('*');
    match words
        .strip_prefix('[')
        .and_then(|rest| rest.split_once("] "))
    {
        Some((_, label)) => label.trim().to_owned(),
        None => words.to_owned(),
    }
}

/// Whether a message is this name, with any values.
pub(super) fn is_called(message: &str, name: &str) -> bool {
    if message == name || message.trim_end_matches('.') == name {
        return true;
    }
    let has_words = |text: &str| text.chars().filter(|it| it.is_alphabetic()).count() >= 4;
    // The name leaves out the values.
    let shortened = name.split_once('…').is_some_and(|(start, _)| {
        let end = name.rsplit_once('…').map_or("", |(_, end)| end);
        let rest = message.strip_prefix(start);
        has_words(&format!("{start}{end}")) && rest.is_some_and(|rest| rest.contains(end))
    });
    // Or it has values.
    let fixed: Vec<&str> = message.split(['{', '}']).step_by(2).collect();
    let [first, others @ ..] = fixed.as_slice() else {
        return shortened;
    };
    let mut rest = name.strip_prefix(first);
    for part in others {
        rest = rest
            .and_then(|rest| rest.split_once(part))
            .map(|(_, rest)| rest);
    }
    let is_filled = !others.is_empty() && has_words(&fixed.concat()) && rest.is_some();
    shortened || (is_filled && fixed.last().is_some_and(|last| name.ends_with(last)))
}
