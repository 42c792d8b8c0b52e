//! Wordings that were wrong or hard to follow and were replaced. They may not come back in anything that is read in that language.

use super::words::{Text, fail_unless_empty, files, has, label, lines, messages, root};

/// Why a wording is gone, and the wording. Each is long enough to mean one thing only.
type Retired = (&'static str, &'static [&'static str]);

const ENGLISH: &[Retired] = &[
    (
        "a riddle or a ledger where a rule is told",
        &[
            "are joined and make it good",
            "a gift too many at",
            "a loan too many at",
            "cannot be owed",
            "Short of that they feel for the road",
            "Trailers cannot: they are",
            "What has not been written by then",
        ],
    ),
    (
        "Trust comes from events too",
        &[
            "debts that were paid",
            "lives on debts",
            "It takes a debt paid",
        ],
    ),
    (
        "too many names, or whose they are, in one breath",
        &["soil; Ito", "It is coming out of it still"],
    ),
    (
        "a part of the box explained in the middle of a story",
        &["neither light is optional"],
    ),
    (
        "what is taken apart can be repaired",
        &[
            "What goes does not come back",
            "what you take apart stays apart",
        ],
    ),
    (
        "the next sentence says otherwise",
        &["machines is younger than the log"],
    ),
    (
        "the ship of another mission",
        &[
            "They had your copy on board",
            "For years there was no ship",
            "On the way home, or here",
        ],
    ),
    (
        "the option does something else",
        &["running, and heat the bunks less"],
    ),
    (
        "it is not so in the sky or the sols of the mission",
        &[
            "feels like a season",
            "cannot be taken for a star",
            "made out, on a good day",
        ],
    ),
    (
        "a saying, or a guess, instead of what is",
        &[
            "Nobody sleeps well, and everyone sleeps",
            "a longer list of names",
            "Either the ground was bad",
            "as far as it was anyone’s",
            "who has ever stood on money",
        ],
    ),
    (
        "the name comes after the sentence, or nobody has that profession",
        &["From behind the foil {", "says { $engineer }, for about"],
    ),
    (
        "the program does it",
        &[
            "you note on paper",
            "note it on paper",
            "note them on paper",
            "note that on paper",
            "write it on paper",
            "write it down on paper",
            "keep a list on paper",
        ],
    ),
    (
        "a campaign comes with Solkeeper, and typed missions become one",
        &[
            "No campaign comes with",
            "no campaign comes with",
            "comes without a campaign",
            "does not come with a campaign",
            "has no campaign of its own",
        ],
    ),
];

const ITALIAN: &[Retired] = &[
    (
        "In Sospeso and Disponibile are areas of the box",
        &["in Sospeso", "tra i Disponibili"],
    ),
    ("a token goes back to its stack", &["rimettete a posto 1"]),
    ("la DA", &["turno di DA"]),
    ("it is the diary", &["con il resto del registro"]),
    ("a word of another program", &["chiede segni, contatori"]),
    ("it is reported", &["riporta l’azione"]),
    ("it says nothing", &["una ferita è 1 ferita"]),
    (
        "a heading that says its phase twice",
        &["Produzione, regole della missione"],
    ),
    (
        "a sentence that only its writer understands",
        &[
            "«-» per nessuna",
            "alla domanda prima",
            "Non è stato fatto nulla.",
            "chi lo porta dentro",
            "così nessuno legge avanti",
            "Mai uscito",
            "o rimettetelo, e ricaricate",
            "non è tra le possibilità",
            "ognuno di essi se manca",
        ],
    ),
    (
        "a campaign is created, and the way out is called «esci»",
        &["«esci» lascia", "Fate la campagna", "Invio fa la campagna"],
    ),
    (
        "another program changed it",
        &["Qualcos’altro ha modificato"],
    ),
    (
        "buttons stand in quotation marks",
        &[
            "con Aggiungete una missione",
            "premete Rileggete",
            "Premete Rileggete",
        ],
    ),
    ("a mission is no person", &["iniziate con lei"]),
    ("raggiunto has an article", &["Segnate raggiunto"]),
    ("an order after a ban", &["Non ora: {"]),
    ("a calque", &["si chiama {"]),
    (
        "it reads “place yourselves”",
        &["piazzatevene", "piazzatevi"],
    ),
    (
        "a press is a tocco",
        &["Circa dieci pressioni", "Circa venti pressioni"],
    ),
    ("of what?", &["{ $name } ne pesca", "{ $name } ne scarta"]),
    (
        "a number without its noun",
        &["Ecosistema, ancora { $left }", "Cogs, {", "Cassaforte, {"],
    ),
    ("in controluce", &["guarda contro la lampada"]),
    (
        "odd syntax",
        &["A chi si fermano le mani", "quanto si riesce a portarne"],
    ),
    ("it does not say what English says", &["un tanto a testa"]),
    ("coltivazioni", &["fratello, terreni", "Okoro, terreni"]),
    (
        "actions and missions have capitals",
        &[
            "Montare una cuccetta",
            "Riempire una bombola",
            "Riempire uno scaffale",
        ],
    ),
    (
        "a riddle or a ledger where a rule is told",
        &[
            "e la perdita si compensa",
            "un dono di troppo a",
            "un prestito di troppo a",
            "non si può segnare, e la abbassa",
            "Se non bastano, cercano la strada",
            "non è scritto non si scrive più",
        ],
    ),
    (
        "Trust comes from events too",
        &["Fin qui la Fiducia è salita", "vive di debiti pagati"],
    ),
    (
        "a part of the box explained in the middle of a story",
        &["né il rosso né l’arancione"],
    ),
    (
        "what is taken apart can be repaired",
        &["quello che si smonta non torna"],
    ),
    (
        "the ship of another mission",
        &[
            "A bordo avevano la vostra copia",
            "Per anni una nave non c’è stata",
            "Sulla via di casa, o qui",
        ],
    ),
    (
        "the option does something else",
        &["in funzione, e scaldate meno"],
    ),
    (
        "it is not so in the sky or the sols of the mission",
        &[
            "quella che sembra una stagione",
            "scambiare per una stella",
            "si distingue, nei giorni buoni",
        ],
    ),
    (
        "a guess instead of what is",
        &["O il terreno era cattivo", "con più nomi di prima"],
    ),
    (
        "the name comes after the sentence, or nobody has that profession",
        &["dice { $engineer }, per diciannove anni"],
    ),
    (
        "the program does it",
        &[
            "annotatelo su carta",
            "annotateli su carta",
            "annotatela su carta",
            "annotatele su carta",
            "segnatelo su carta",
            "segnateli su carta",
            "scrivetelo su carta",
        ],
    ),
    (
        "a campaign comes with Solkeeper, and typed missions become one",
        &[
            "Nessuna campagna arriva con",
            "nessuna campagna arriva con",
            "non arriva nessuna campagna",
            "non c’è nessuna campagna",
        ],
    ),
];

/// Italian labels that are too short to be searched for as words, and why they are gone.
const LABELS: &[(&str, &str)] = &[
    ("Uscite", "a noun as well, the exits of a building"),
    ("Rileggete", "which of them?"),
];

/// All that is read in a language: the app, its rules, the documents and the missions.
fn all(language: &str) -> Vec<Text> {
    let mut paths = files(&format!("locales/{language}"), ".ftl");
    paths.extend(files(&format!("locales/{language}/rules"), ".md"));
    paths.extend(files("missions", &format!("/{language}.ftl")));
    let template = "crates/content/src/template";
    let mut documents = vec![
        format!("docs/manual.{language}.md"),
        format!("docs/writing-missions.{language}.md"),
        format!("docs/release-notes/0.1.0.{language}.md"),
        format!("docs/example-mission/{language}.ftl"),
        format!("{template}/{language}.ftl"),
        format!("{template}/README.{language}.md"),
    ];
    documents.extend(match language {
        "it" => ["docs/site/it.html", "tests/content/guide/it.ftl"].map(str::to_owned),
        _ => ["docs/site/index.html", "README.md"].map(str::to_owned),
    });
    paths.extend(documents.iter().map(|path| root().join(path)));
    paths.iter().flat_map(|path| lines(path)).collect()
}

/// Whether a wording is in a line, or begins there and ends in the next one, as lines of documents break anywhere.
fn is_in(wording: &str, text: &Text, next: Option<&Text>) -> bool {
    let both = next
        .filter(|next| next.id == text.id)
        .map(|next| format!("{} {}", text.words.trim_end(), next.words.trim_start()));
    has(&text.words, wording) || both.is_some_and(|both| has(&both, wording))
}

#[test]
fn wordings_that_were_replaced_do_not_come_back() {
    for (language, retired) in [("en", ENGLISH), ("it", ITALIAN)] {
        let texts = all(language);
        assert!(texts.len() > 8000, "{language}: only {} lines", texts.len());
        let reason = |at: usize| {
            let (text, next) = (&texts[at], texts.get(at + 1));
            let (reason, _) = retired
                .iter()
                .find(|(_, wordings)| wordings.iter().any(|it| is_in(it, text, next)))?;
            Some(format!("{} ({reason})", text.place()))
        };
        let found: Vec<String> = (0..texts.len()).filter_map(reason).collect();
        fail_unless_empty(&found, language);
    }
}

#[test]
fn labels_that_were_replaced_do_not_come_back() {
    let is_retired = |text: &&Text| {
        let label = label(&text.words);
        LABELS.iter().any(|(retired, _)| *retired == label)
    };
    let found: Vec<String> = messages("it")
        .iter()
        .filter(is_retired)
        .map(Text::place)
        .collect();
    fail_unless_empty(&found, "a label that was replaced");
}

/// Messages in which a region of the map and the tile on it are both meant.
const REGION_AND_TILE: &[&str] = &["text-help-tile"];

#[test]
fn an_italian_message_calls_a_region_by_one_name() {
    let mut count = 0;
    let mut found = Vec::new();
    for text in messages("it") {
        let calls_it_region = ["regione", "regioni", "Regione", "Regioni"]
            .iter()
            .any(|name| has(&text.words, name));
        count += usize::from(calls_it_region);
        if calls_it_region
            && has(&text.words, "ROI")
            && !REGION_AND_TILE.contains(&text.id.as_str())
        {
            found.push(text.place());
        }
    }
    assert!(count >= 10, "only {count} messages speak of regions");
    fail_unless_empty(&found, "one name in a message");
}

/// Words inside a title that stay small.
const SMALL: &[&str] = &[
    "dell", "della", "delle", "degli", "dello", "dall", "alla", "alle", "nella", "sulla",
];

/// Titles of Italian missions and chapters have one style: *Ferro Vecchio*, not *Ferro vecchio*.
#[test]
fn italian_titles_of_missions_have_capitals() {
    let (mut count, mut found) = (0, Vec::new());
    for path in files("missions", "/it.ftl") {
        let folder = path.parent().and_then(|it| it.file_name());
        let folder = folder.unwrap_or_default().to_string_lossy().into_owned();
        // The texts of the campaign have the titles of its chapters as well.
        let is_campaign = path.with_file_name("campaign.json").exists();
        let chapters = [
            "second-landing",
            "old-iron",
            "the-auction",
            "half-the-air",
            "window-home",
        ];
        for text in lines(&path) {
            let Some(id) = text.id.strip_suffix(".title") else {
                continue;
            };
            if id != folder && !(is_campaign && chapters.contains(&id)) {
                continue;
            }
            count += 1;
            let words = text.words.split([' ', '’']).filter(|it| !it.is_empty());
            let is_small = |word: &str| {
                word.chars().count() > 3
                    && word.starts_with(char::is_lowercase)
                    && !SMALL.contains(&word)
            };
            if words.into_iter().any(is_small) {
                found.push(text.place());
            }
        }
    }
    assert!(count >= 16, "only {count} titles were found");
    fail_unless_empty(&found, "a small letter in the title of a mission");
}
