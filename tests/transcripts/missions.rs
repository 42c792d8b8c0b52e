//! A mission in both modes, as it was released: what is played does not change with the shelf.

use solkeeper::content::bundle;

use crate::golden;
use crate::player::Player;
use crate::released_missions;
use crate::terminal::Desk;
use crate::{LANGUAGES, named};

const MISSION: &str = "make-yourself-at-home";

/// Words in both languages, in the order in which they are typed: first those that only tell something.
const WORDS: &[[&str; 2]] = &[
    ["help", "aiuto"],
    ["set players 3", "imposta giocatori 3"],
    ["set name-1 Zoè Bianchi", "imposta nome-1 Zoè Bianchi"],
    ["set first zoè", "imposta primo zoè"],
    ["dice = app", "dadi = app"],
    ["set aom-explore yes", "imposta aom-esplorazione sì"],
    ["sols=4", "sol=4"],
    ["help set", "aiuto imposta"],
    ["pieces", "pezzi"],
    ["where", "dove"],
    ["board", "tabellone"],
    ["log", "diario"],
    ["read", "rileggi"],
    ["rules stress", "regole stress"],
    ["1", "1"],
    ["help actions", "aiuto azioni"],
    ["help table", "aiuto tavolo"],
    ["help roll", "aiuto tira"],
    ["impossible", "impossibile"],
    ["save Here", "salva Qui"],
    ["undo", "annulla"],
    ["redo", "ripeti"],
    ["", ""],
    ["99", "99"],
    ["bananas", "banane"],
    ["baord", "taboellone"],
    ["set mroale 2", "imposta sogla 2"],
    ["adventure walk", "avventura passeggio"],
    ["whole", "intero"],
    ["unwind", "relax"],
    ["adventure gather 1", "avventura raccolta 1"],
    ["roll build", "tira costruzione"],
    ["manage working", "gestione lavorativo"],
    ["event 1", "evento 1"],
    ["objective 1", "obiettivo 1"],
    ["action 1", "azione 1"],
    ["taken 1", "preso 1"],
    ["overrule 1", "deciso 1"],
    ["anyway research", "comunque ricerca"],
    ["dismantle lab cpu", "smonta laboratorio cpu"],
    ["morale +1", "morale +1"],
    ["raise living", "alza abitativo"],
    ["card systems", "carta sistemi"],
    ["resolve", "risolvi"],
    ["whole", "intero"],
    ["direction", "direzione"],
    ["research", "ricerca"],
    ["moved supply.food 3", "mosso supply.food 3"],
    ["tile lab energy", "tessera laboratorio energia"],
    ["mark lab", "segna laboratorio"],
    ["poi", "poi"],
    ["skill 1", "abilità 1"],
    ["put orange 1 lab", "piazza arancione 1 laboratorio"],
    ["take orange 1", "togli arancione 1"],
    ["compared A", "confrontato A"],
    ["set morale 1", "imposta morale 1"],
    ["set morale 9", "imposta morale 9"],
    ["set supply.oxygen 5", "imposta supply.oxygen 5"],
    ["set part.lab.cpu red", "imposta part.lab.cpu rosso"],
    ["set part.lab.cpu red", "imposta part.lab.cpu rosso"],
    ["undo", "annulla"],
    ["reload", "ricarica"],
    ["where", "dove"],
    ["died 2", "morto 2"],
    ["undo", "annulla"],
];

/// What adds a pawn to a planned action, plans another, and gives one up.
const PLAN: [[&str; 3]; 2] = [
    ["add a pawn", "Plan: ", "Give up: "],
    ["aggiungete una pedina", "Pianificate: ", "Rinunciate: "],
];

/// What is asked once the mission is over.
const AFTER: &[[&str; 2]] = &[
    ["where", "dove"],
    ["log", "diario"],
    ["history", "storia"],
    ["quit", "esci"],
];

/// A mission as it was released, as a file: its name and text.
pub fn released(mission: &str) -> (String, String) {
    let bundle = bundle(&released_missions::files(), mission);
    (
        format!("{mission}.json"),
        serde_json::to_string(&bundle).expect("JSON"),
    )
}

/// Plays the mission to its end, and looks at the save.
fn play(mode: &str, seed: u64, every: u32) {
    let (file, text) = released(MISSION);
    let mut transcripts = Vec::new();
    for (at, language) in LANGUAGES.into_iter().enumerate() {
        let desk = Desk::new(language);
        desk.put(&file, &text);
        let words = [
            "play",
            &file,
            "--players",
            "3",
            "--seed",
            "9",
            "--board",
            mode,
        ];
        let mut player = Player::new(seed, WORDS.iter().map(|word| word[at]), PLAN[at], every);
        let mut after = AFTER.iter().map(|word| word[at].to_owned());
        let play = desk.typed(&words, |page| player.answer(page).or_else(|| after.next()));
        transcripts.push(named(&format!("play-mission-{mode}"), language, play));
        let save = desk.save(MISSION);
        let reports = [
            &["report", &save][..],
            &["report", &save, "--html"],
            &["saves"],
        ]
        .map(|words| desk.run(words));
        transcripts.push(named(
            &format!("report-mission-{mode}"),
            language,
            reports.concat(),
        ));
    }
    golden::hold(&transcripts);
}

#[test]
fn a_mission_in_story() {
    play("story", 11, 2);
}

#[test]
fn a_mission_on_the_full_board() {
    play("full", 12, 4);
}
