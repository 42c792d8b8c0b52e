//! The helpers of the three other games, with every kind of choice, correction and value.

use crate::golden;
use crate::player::Player;
use crate::terminal::Desk;
use crate::{LANGUAGES, named};

/// Words in both languages, in the order in which they are typed. A number follows the word that lists what it chooses.
const WORDS: &[[&str; 2]] = &[
    ["help", "aiuto"],
    ["where", "dove"],
    ["board", "tabellone"],
    ["log", "diario"],
    ["rules how do I win", "regole come si vince"],
    ["correct", "correggi"],
    ["1", "1"],
    ["undo", "annulla"],
    ["redo", "ripeti"],
    ["save Here", "salva Qui"],
    ["correct", "correggi"],
    ["2", "2"],
    ["correct", "correggi"],
    ["bananas", "banane"],
    ["99", "99"],
    ["<", "<"],
    ["", ""],
    ["history", "storia"],
    ["undo", "annulla"],
];

/// No helper plans anything.
const NO_PLAN: [&str; 3] = ["\0"; 3];

const AFTER: &[[&str; 2]] = &[["board", "tabellone"], ["log", "diario"], ["quit", "esci"]];

/// Answers the set-up, plays, and looks at the save and the scores.
fn play(game: &str, set_up: &[&str], seed: u64, most: usize) {
    let mut transcripts = Vec::new();
    for (at, language) in LANGUAGES.into_iter().enumerate() {
        let desk = Desk::new(language);
        let mut first = set_up.iter().map(|line| (*line).to_owned());
        let mut player = Player::new(seed, WORDS.iter().map(|word| word[at]), NO_PLAN, 3);
        let mut rest = most;
        let mut playing = |page: &str| {
            rest = rest.checked_sub(1)?;
            player.answer(page)
        };
        let mut after = AFTER.iter().map(|word| word[at].to_owned());
        let mut text = desk.typed(&["play", game, "--seed", "5"], |page| {
            first
                .next()
                .or_else(|| playing(page))
                .or_else(|| after.next())
        });
        let save = desk.save(game);
        text.extend([&["report", &save][..], &["saves"], &["scores"]].map(|words| desk.run(words)));
        transcripts.push(named(&format!("play-{game}"), language, text));
    }
    golden::hold(&transcripts);
}

#[test]
fn pocket_mars() {
    play("pocket-mars", &["2", "Zoè", "Bob", "2", "9", ""], 21, 150);
}

#[test]
fn mechanica() {
    play("mechanica", &["2", "Ann", "Bob", "", ""], 22, 150);
}

#[test]
fn mars_needs_mechanics() {
    play(
        "mars-needs-mechanics",
        &["3", "Ann", "Bob", "Cleo", "", ""],
        23,
        150,
    );
}
