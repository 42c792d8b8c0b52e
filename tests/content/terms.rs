//! Names that were used for a thing of the game and are not its name, over everything that players read, and buttons that texts name.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use super::words::{Text, fail_unless_empty, files, has, is_called, label, lines, messages, root};

/// The name, and what it is never called, in all that is read in Italian: the app, its rules, the documents and the missions.
const ITALIAN: &[(&str, &[&str])] = &[
    ("fase Pulizia", &["Riordino", "fase di Pulizia"]),
    (
        "Complesso",
        &[
            "Blocco Lavorativo",
            "Blocco Abitativo",
            "Blocco Sistemi",
            "Quale Blocco",
        ],
    ),
    ("Contatore dei Sol", &["Contatore Sol"]),
    (
        "Evento di Missione",
        &["Evento Missione", "Eventi Missione"],
    ),
    (
        "azioni Evento",
        &["azioni degli Eventi", "Azioni degli Eventi"],
    ),
    (
        "installato",
        &[
            "Miglioramento costruito",
            "Miglioramenti costruiti",
            "È costruito questo",
            "Miglioramento è costruito",
        ],
    ),
    (
        "Racconto",
        &["modalità Storia", "in Storia", "In Storia", "Storia chiede"],
    ),
    (
        "Tabellone completo",
        &[
            "Plancia completa",
            "sulla plancia e",
            "il tabellone completo",
        ],
    ),
    ("Zona di Carico", &["Stiva"]),
    (
        "Riserve Generali",
        &["riserva generale", "riserve generali"],
    ),
    ("piante adulte", &["piante cresciute", "pianta cresciuta"]),
    ("Preparate il tavolo", &["Disponete il tavolo"]),
    ("Cronaca", &["scheda Storia"]),
    ("Correzioni", &["scheda Valori", "<b>Valori</b>"]),
    ("prima pagina", &["pagina iniziale", "schermata iniziale"]),
    (
        "copiare",
        &["trascrivete", "trascrive", "trascritte", "trascritta"],
    ),
    (
        "acquistare",
        &["comprare", "compra", "comprano", "comprate", "comprato"],
    ),
    ("conserva", &["Invio tiene", "Invio prende"]),
    ("tocco", &["una pressione", "pressioni e"]),
    (
        "scatola del gioco",
        &[
            "gioco stampato",
            "giochi stampati",
            "una missione stampata",
            "missioni stampate",
            "componenti stampati",
        ],
    ),
    ("HUB della scatola", &["HUB stampato"]),
    (
        "ci",
        &["vi si può fare", "vi si fa", "vi si scrive", "vi si trova"],
    ),
    ("100%", &["200 %"]),
];

/// The same in stories, where one thing has one name from chapter to chapter.
const ITALIAN_STORIES: &[(&str, &[&str])] = &[
    (
        "l’indicatore del Conto",
        &["segnalino del Conto", "segnalini del Conto"],
    ),
    (
        "l’indicatore della Fiducia",
        &[
            "segnalino della Fiducia",
            "spostate il suo segnalino",
            "spostate i segnalini",
        ],
    ),
    ("argano", &["Dov’era il verricello", "c’era il verricello"]),
    (
        "scatola dei semi",
        &["latta delle sementi", "latta dei semi"],
    ),
    ("stufa della Tern", &["cucina della Tern"]),
    ("sé stesso", &["se stesso", "se stessa"]),
    ("obbligatorio o opzionale", &["facoltativo", "facoltativa"]),
    ("ci vuole", &["Ci va mezza"]),
    (
        "ballare, di lettere",
        &["lettere nuotano", "Lettere che nuotano"],
    ),
];

/// The names of the first list that stories need not use, and what they mean by the other word.
const OTHER_IN_STORIES: &[(&str, &str)] = &[
    (
        "acquistare",
        "people buy a diary or a seat there, and not a card",
    ),
    ("tocco", "air and blood have a pressure"),
    ("Zona di Carico", "a ship has a hold of its own"),
];

/// The name of the Italian edition, by which those who own the box look for it.
const EDITION: &str = "First Martians: Avventure sul Pianeta Rosso";

fn document(path: &str) -> PathBuf {
    root().join(path)
}

fn read(path: &str) -> String {
    fs::read_to_string(document(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// What players read of the app in Italian: its messages, rules and documents, without stories.
fn app() -> Vec<Text> {
    let mut paths = files("locales/it", ".ftl");
    paths.extend(files("locales/it/rules", ".md"));
    paths.push(document("missions/it.ftl"));
    for path in [
        "docs/manual.it.md",
        "docs/writing-missions.it.md",
        "docs/site/it.html",
        "docs/release-notes/0.1.0.it.md",
    ] {
        paths.push(document(path));
    }
    paths.push(document("tests/content/guide/it.ftl"));
    paths.iter().flat_map(|path| lines(path)).collect()
}

/// The stories, with the example of the guide and what a new mission begins with.
fn stories() -> Vec<Text> {
    let mut paths = files("missions", "/it.ftl");
    paths.retain(|path| *path != document("missions/it.ftl"));
    paths.extend(files("crates/content/src/template", "it.ftl"));
    paths.extend(files("crates/content/src/template", ".it.md"));
    paths.push(document("docs/example-mission/it.ftl"));
    paths.iter().flat_map(|path| lines(path)).collect()
}

fn wrong(texts: &[Text], terms: &[(&str, &[&str])]) -> Vec<String> {
    let found = |text: &Text| {
        let term = terms
            .iter()
            .find(|(_, never)| never.iter().any(|other| has(&text.words, other)))?;
        Some(format!("{} (it is “{}”)", text.place(), term.0))
    };
    texts.iter().filter_map(found).collect()
}

#[test]
fn italian_texts_use_the_terms_of_the_edition() {
    let texts = app();
    assert!(texts.len() > 5000, "only {} lines were read", texts.len());
    let mut found = wrong(&texts, ITALIAN);
    let is_other = |term: &str| OTHER_IN_STORIES.iter().any(|(name, _)| *name == term);
    let in_stories: Vec<_> = ITALIAN
        .iter()
        .filter(|(name, _)| !is_other(name))
        .copied()
        .collect();
    assert_eq!(
        in_stories.len() + OTHER_IN_STORIES.len(),
        ITALIAN.len(),
        "each exception is a name of the list"
    );
    found.extend(wrong(&stories(), &in_stories));
    fail_unless_empty(&found, "a term that is not the one of the edition");
}

#[test]
fn italian_stories_have_one_name_for_one_thing() {
    let texts = stories();
    assert!(texts.len() > 3000, "only {} lines were read", texts.len());
    fail_unless_empty(
        &wrong(&texts, ITALIAN_STORIES),
        "another name for the same thing",
    );
}

#[test]
fn italian_documents_name_the_italian_edition() {
    for path in [
        "docs/manual.it.md",
        "docs/site/it.html",
        "docs/release-notes/0.1.0.it.md",
    ] {
        assert!(
            read(path).contains(EDITION),
            "{path}: who owns the box looks for “{EDITION}”"
        );
    }
}

/// The names in quotation marks that follow one of these words.
fn quoted<'a>(text: &'a str, before: &[&str], closing: char) -> Vec<&'a str> {
    let mut names = Vec::new();
    for opening in before {
        names.extend(
            text.split(opening)
                .skip(1)
                .filter_map(|rest| rest.split_once(closing))
                .map(|(name, _)| name),
        );
    }
    names
}

/// The name of a button without values; what an author types begins with a small letter.
fn is_fixed(name: &str) -> bool {
    !name.contains(['{', '$', '…']) && name.starts_with(char::is_uppercase)
}

#[test]
fn messages_name_buttons_that_exist() {
    let italian: &[&str] = &[
        "remete «",
        "con «",
        "nella scheda «",
        "alla voce «",
        "sotto «",
    ];
    let english: &[&str] = &["ress “", "nder “", "with “"];
    for (language, before, closing) in [("it", italian, '»'), ("en", english, '”')] {
        let texts = messages(language);
        let said: BTreeSet<String> = texts.iter().map(|text| label(&text.words)).collect();
        let mut count = 0;
        let mut unsaid = Vec::new();
        // What the checker tells authors quotes their files.
        for text in texts
            .iter()
            .filter(|text| !text.id.starts_with("diagnostic-"))
        {
            for name in quoted(&text.words, before, closing)
                .into_iter()
                .filter(|name| is_fixed(name))
            {
                count += 1;
                if !said.iter().any(|message| is_called(message, name)) {
                    unsaid.push(format!("{}: {name}", text.place()));
                }
            }
        }
        assert!(count >= 5, "{language}: only {count} names were found");
        fail_unless_empty(&unsaid, &format!("{language}: no button has this name"));
    }
}

/// What the page has in bold and is no button.
const NO_BUTTONS: &[&str] = &[
    "In the browser:",
    "On a computer:",
    "Nel browser:",
    "Su un computer:",
];

#[test]
fn the_page_names_buttons_that_exist() {
    for (language, path) in [("en", "docs/site/index.html"), ("it", "docs/site/it.html")] {
        let said: BTreeSet<String> = messages(language)
            .iter()
            .map(|text| label(&text.words))
            .collect();
        let page = read(path);
        let names = quoted(&page, &["<b>"], '<');
        assert!(names.len() >= 8, "only {} names were found", names.len());
        let is_said = |name: &str| {
            NO_BUTTONS.contains(&name) || said.iter().any(|message| is_called(message, name))
        };
        let unsaid: Vec<String> = names
            .into_iter()
            .filter(|name| !is_said(name))
            .map(str::to_owned)
            .collect();
        fail_unless_empty(&unsaid, path);
    }
}

/// What the guide has in italics and is no name on screen: a term of the other language, and what `--player` takes.
const NO_NAMES: &[&str] = &["Malfunction track", "Random", "Impulsive"];

/// The names in italics of a text of the guide, without its code.
fn names_in_italics(guide: &str) -> Vec<String> {
    let prose = guide.split("```").step_by(2).collect::<Vec<_>>().join("\n");
    let without_bold = prose.replace("**", "");
    without_bold
        .lines()
        .flat_map(|line| line.split('*').skip(1).step_by(2))
        .filter(|name| name.starts_with(char::is_uppercase) && name.split(' ').count() < 6)
        .map(str::to_owned)
        .collect()
}

/// What the guide names in italics, or as the button that reports something, can be read on screen.
#[test]
fn the_guide_names_what_is_on_screen() {
    for (language, report) in [("en", "“Report”"), ("it", "«Segnalate»")] {
        let said: BTreeSet<String> = messages(language)
            .iter()
            .map(|text| label(&text.words))
            .collect();
        let guide = read(&format!("docs/writing-missions.{language}.md"));
        let mut names = names_in_italics(&guide);
        assert!(names.len() >= 4, "{language}: only {} names", names.len());
        assert!(guide.contains(report), "{language}: no {report}");
        names.push(report.trim_matches(['“', '”', '«', '»']).to_owned());
        let unsaid: Vec<String> = names
            .into_iter()
            .filter(|name| {
                !NO_NAMES.contains(&name.as_str())
                    && !said.iter().any(|message| is_called(message, name))
            })
            .collect();
        fail_unless_empty(&unsaid, language);
    }
}

/// What stands before the name of an action in the texts of objectives.
const PERFORM: [(&str, &[&str]); 2] = [
    ("en", &["Perform "]),
    ("it", &["Eseguite tre volte ", "Eseguite "]),
];

/// A mission names the buttons of its own actions, and none of the app, which may call them otherwise one day.
#[test]
fn missions_name_actions_that_exist_and_no_button_of_the_app() {
    for (language, before) in PERFORM {
        let (mut count, mut wrong) = (0, Vec::new());
        for path in files("missions", &format!("/{language}.ftl")) {
            let texts = lines(&path);
            let titles: Vec<&str> = texts
                .iter()
                .filter(|text| text.id.ends_with(".title"))
                .map(|text| text.words.trim())
                .collect();
            for text in &texts {
                let words = text.words.trim();
                let named = before.iter().find_map(|start| words.strip_prefix(start));
                // A small letter begins an action of the box, with its article.
                if let Some(named) = named.filter(|it| it.starts_with(char::is_uppercase)) {
                    count += 1;
                    let is_named = |title: &&str| {
                        let rest = named.strip_prefix(title);
                        rest.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
                    };
                    if !titles.iter().any(is_named) {
                        wrong.push(text.place());
                    }
                }
                if ["Press “", "press “", "Premete «", "premete «"]
                    .iter()
                    .any(|start| words.contains(start))
                {
                    wrong.push(text.place());
                }
            }
        }
        assert!(count >= 20, "{language}: only {count} actions are named");
        fail_unless_empty(&wrong, language);
    }
}
