//! Statements that entries have to make, because players act on them and no other test reads them. Each stands in both languages.

use std::fs;
use std::path::Path;

use serde_json::Value;

const LANGUAGES: [&str; 2] = ["en", "it"];

/// The file and the entry, and the statement in English and in Italian.
type Statement = (&'static str, &'static str, [&'static str; 2]);

const STATEMENTS: &[Statement] = &[
    (
        "01-game",
        "direction-cards",
        [
            "The words Mild, Medium and Intense on the Direction cards are ignored unless an effect says when and how to use them.",
            "Le scritte Lieve, Medio e Intenso sulle carte Direzione si ignorano, a meno che un effetto non dica quando e come usarle.",
        ],
    ),
    (
        "01-game",
        "direction-cards",
        [
            "Where a mission names Mild, Medium or Intense, do what its sheet says; the app counts nothing by these words.",
            "Se una missione nomina Lieve, Medio o Intenso, fate ciò che dice la sua scheda; l’app non tiene conto di queste scritte.",
        ],
    ),
    (
        "02-crew",
        "skill-cards",
        [
            "[*Two Crews*], all Skill cards are open from the first chapter.",
            "[*Due Equipaggi*], tutte le carte Abilità sono disponibili dal primo capitolo.",
        ],
    ),
    (
        "06-facilities",
        "discoveries",
        [
            "skills are open from the start: there Discoveries unlock nothing and do not go along to the next chapter.",
            "le Abilità sono disponibili dall’inizio: lì le Scoperte non sbloccano nulla e non passano al capitolo successivo.",
        ],
    ),
    (
        "09-missions",
        "solkeeper-campaigns",
        [
            "In *Two Crews* the Skill cards are not locked.",
            "In *Due Equipaggi* le carte Abilità non sono bloccate.",
        ],
    ),
    (
        "09-missions",
        "two-crews",
        [
            "wounds, Condition tokens, supplies and Discoveries do not.",
            "segnalini Condizione, provviste e Scoperte no.",
        ],
    ),
    (
        "09-missions",
        "two-crews",
        [
            "In *Two Crews* the Skill cards are open from the start in every chapter.",
            "In *Due Equipaggi* le carte Abilità sono pronte dall’inizio in ogni capitolo.",
        ],
    ),
    (
        "02-crew",
        "heart-condition",
        [
            "With a Heart condition one pawn of the astronaut can only be used for the [Heal] action that discards this condition.",
            "Con il Disturbo cardiaco una pedina dell’astronauta si può usare solo per l’azione [Guarigione] che toglie questa condizione.",
        ],
    ),
    (
        "02-crew",
        "heart-condition",
        [
            "where somebody can heal, the one pawn must heal it.",
            "dove qualcuno può guarire, una delle due deve curare il Disturbo cardiaco.",
        ],
    ),
    (
        "02-crew",
        "heart-condition",
        [
            "the pawn that is left may be used for any action, in spite of the Heart condition.",
            "quella che resta si può usare per qualsiasi azione, nonostante il Disturbo cardiaco.",
        ],
    ),
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The body of an entry on one line, without the addresses of links and the marks of rulings.
fn entry(language: &str, file: &str, id: &str) -> String {
    let path = format!("locales/{language}/rules/first-martians/{file}.md");
    let text = read(&path);
    let opening = format!("## <a id=\"{id}\"></a>");
    let body = text
        .split_once(&opening)
        .map(|(_, rest)| rest.split("\n## ").next().unwrap_or_default())
        .unwrap_or_else(|| panic!("{path}: no {id}"));
    let words = body
        .lines()
        .map(|line| line.trim_start_matches('>'))
        .flat_map(str::split_whitespace)
        .collect::<Vec<_>>()
        .join(" ");
    let mut parts = words.split("](#");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        text + "]" + part.split_once(')').map_or("", |(_, rest)| rest)
    })
}

#[test]
fn entries_state_what_players_act_on() {
    for (file, id, statement) in STATEMENTS {
        for (language, words) in LANGUAGES.iter().zip(statement) {
            let body = entry(language, file, id);
            assert!(
                body.contains(words),
                "{language}: {id} does not say “{words}”: {body}"
            );
        }
    }
}

/// What the entries say of Skill cards and Discoveries in *Two Crews* is what its file does.
#[test]
fn the_campaign_locks_no_skill_cards_and_hands_no_discoveries_on() {
    let campaign: Value =
        serde_json::from_str(&read("missions/the-two-crews/campaign.json")).expect("the campaign");
    assert!(campaign["skills"] != "locked", "the Skill cards are locked");
    let chapters = campaign["chapters"].as_array().expect("chapters");
    assert_eq!(chapters.len(), 5);
    for chapter in chapters {
        for way in ["gives", "takes"] {
            let board = chapter[way]["board"].as_array();
            let crossing: Vec<&str> = board
                .into_iter()
                .flatten()
                .filter_map(Value::as_str)
                .collect();
            assert!(
                crossing.iter().all(|it| *it == "upgrades"),
                "{}: {crossing:?} cross",
                chapter["id"]
            );
        }
    }
}
