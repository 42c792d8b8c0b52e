//! A campaign as a process: its menu between two chapters, the careful player, and the way back over a border and from the end.

use std::path::Path;

use serde_json::{Value, json};
use tempfile::tempdir;

use crate::process::{Game, run, text, typed};

/// The campaign of the tests.
fn campaign() -> String {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/campaigns/two-crews")
        .display()
        .to_string()
}

fn state_of(answer: &Value) -> (&str, &str) {
    (
        answer["campaign"]["chapter"].as_str().unwrap_or_default(),
        answer["campaign"]["state"].as_str().unwrap_or_default(),
    )
}

#[test]
fn json_leads_over_a_border_and_back_and_a_newcomer_has_a_name() {
    let folder = tempdir().unwrap();
    let mut game = Game::open(
        folder.path(),
        &campaign(),
        &["--players", "3", "--names", "Ada,Bo,Cy"],
    );
    assert_eq!(state_of(&game.state).0, "landing");
    let refused = game.send(&json!({"name_newcomer": {"name": "Dee"}}));
    assert_eq!(
        refused["refused"]["code"], "not-now",
        "nobody has died: {refused}"
    );
    game.send(&json!({"report_death": {"seat": 0}}));
    let named = game.send(&json!({"name_newcomer": {"name": "Dee"}}));
    assert_eq!(named, json!({"newcomer_named": "Dee"}));
    let next = game.send(&json!({"begin_chapter": {}}));
    assert_eq!(state_of(&next).0, "old-iron");
    let state = game.send(&json!({"state": {}}));
    assert!(
        state.to_string().contains("\"Dee\""),
        "the newcomer has the name: {state}"
    );
    let refused = game.send(&json!({"undo": {"chapter": true}}));
    assert_eq!(
        refused["refused"]["code"], "not-now",
        "the steps of the chapter come first: {refused}"
    );
    while game.send(&json!({"undo": {}}))["refused"].is_null() {}
    let back = game.send(&json!({"undo": {"chapter": true}}));
    assert_eq!(state_of(&back).0, "landing");
    assert_eq!(
        back["campaign"]["newcomer"],
        json!({"seat": 0, "name": "Dee"}),
        "what was said is filled in"
    );
    let again = game.send(&json!({"begin_chapter": {}}));
    assert_eq!(
        (state_of(&again).0, &again["campaign"]["attempt"]),
        ("old-iron", &json!(1)),
        "the same chapter goes on"
    );
    while game.send(&json!({"report_death": {"seat": 1}}))["refused"].is_object() {
        let flow = game.flow().expect("something to do");
        game.send(&flow);
    }
    let over = game.send(&json!({"begin_chapter": {}}));
    assert_eq!(
        (
            over["campaign"]["state"].as_str(),
            over["campaign"]["ending"].as_str()
        ),
        (Some("over"), Some("one-flag-at-half"))
    );
    let back = game.send(&json!({"undo": {"chapter": true}}));
    assert_eq!(state_of(&back).0, "old-iron");
    assert!(game.leave().success());
}

#[test]
fn a_chapter_that_a_program_plays_begins_with_the_cards_of_the_app() {
    let folder = tempdir().unwrap();
    let mut game = Game::open(
        folder.path(),
        "the-two-crews",
        &["--players", "2", "--board", "full", "--seed", "3"],
    );
    let state = game.send(&json!({"state": {}}))["state"].clone();
    let spots = state["board"]["spots"]
        .as_object()
        .expect("the spots")
        .iter();
    let drawn = spots
        .filter(|(spot, at)| spot.starts_with("upgrade.") && **at == json!(1))
        .count();
    assert_eq!(
        (
            state["crew"]["aoms"].as_array().map(Vec::len),
            Some(drawn as u64)
        ),
        (Some(2), state["sheet"]["upgrades"].as_u64())
    );
    let mut asked = Game::open(
        folder.path(),
        "the-two-crews",
        &["--players", "2", "--set-up"],
    );
    assert_eq!(asked.send(&json!({"state": {}}))["phase"], "set_up");
}

#[test]
fn the_menu_between_two_chapters_leads_back_on_and_to_the_end() {
    let folder = tempdir().unwrap();
    let mut game = Game::open(folder.path(), &campaign(), &[]);
    game.send(&json!({"report_death": {"seat": 0}}));
    assert!(game.leave().success());
    let words = ["--lang", "en", "play", &campaign(), "--resume"];
    // Into the chapter and out again, then on: the board is asked about line by line, and Enter keeps what is shown.
    let told = typed(folder.path(), &words, &["2", "quit"]);
    assert!(
        told.contains("an astronaut has died") && told.contains("2. Back into the chapter"),
        "{told}"
    );
    let told = typed(folder.path(), &words, &["quit"]);
    assert!(!told.contains("What now?"), "the death was undone: {told}");
    let mut game = Game::open(folder.path(), &campaign(), &["--resume"]);
    game.send(&json!({"report_death": {"seat": 0}}));
    assert!(game.leave().success());
    let enter = [""; 3];
    let told = typed(
        folder.path(),
        &words,
        &[&["1"][..], &enter, &enter, &["quit"]].concat(),
    );
    assert!(
        told.contains("Wounds of") && told.contains("Chapter 2: Old Iron"),
        "{told}"
    );
    assert!(!told.contains("Auction"), "{told}");
    let mut game = Game::open(folder.path(), &campaign(), &["--resume"]);
    game.send(&json!({"report_death": {"seat": 1}}));
    assert!(game.leave().success());
    let told = typed(folder.path(), &words, &["1", "undo", "quit"]);
    assert!(
        told.contains("One Flag at Half-Mast")
            && told.contains("goes back to the end of the last chapter"),
        "{told}"
    );
    let told = typed(folder.path(), &words, &["quit"]);
    assert!(
        told.contains("an astronaut has died"),
        "back at the border: {told}"
    );
}

#[test]
fn a_wrong_answer_between_two_chapters_is_named_before_it_is_asked_again() {
    for (lang, unknown, outside) in [
        ("en", "“wrong” is not understood", "not a number from 0 to"),
        ("it", "«wrong»", "non è un numero da 0 a"),
    ] {
        let folder = tempdir().unwrap();
        let mut game = Game::open(folder.path(), &campaign(), &["--players", "2"]);
        game.send(&json!({"report_death": {"seat": 0}}));
        assert!(game.leave().success());
        let words = ["--lang", lang, "play", &campaign(), "--resume"];
        let told = typed(folder.path(), &words, &["wrong", "quit"]);
        assert!(told.contains(unknown), "the choice: {told}");
        // A number that is none, then names of a list that nothing is called, until the form is left.
        let lines = [&["1", "wrong"][..], &[""; 2], &["wrong"; 3]].concat();
        let told = typed(folder.path(), &words, &lines);
        assert!(told.to_lowercase().contains(outside), "{told}");
        assert!(
            told.matches(unknown).count() >= 2 && told.contains("1. "),
            "the lists: {told}"
        );
    }
}

#[test]
fn the_careful_player_plays_a_campaign_to_an_ending() {
    let folder = tempdir().unwrap();
    let output = run(
        folder.path(),
        &["--lang", "en", "play", &campaign(), "--auto", "--seed", "7"],
    );
    let told = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(
        told.contains("Chapter 1: Landing") && told.contains("The campaign is over."),
        "{told}"
    );
    let output = run(
        folder.path(),
        &["play", &campaign(), "--auto", "--seed", "7", "--json"],
    );
    let last: Value = serde_json::from_str(text(&output.stdout).lines().last().unwrap_or_default())
        .expect("JSON");
    assert!(last["ending"].is_string(), "{last}");
}

/// A resumed game shows the open question of the beginning with its own text.
#[test]
fn an_opening_question_is_told_again_with_its_words() {
    let folder = tempdir().unwrap();
    let play = |lines: &[&str], flags: &[&str]| {
        typed(
            folder.path(),
            &[&["play", "the-two-crews"], flags].concat(),
            lines,
        )
    };
    // Enter alone answers no question.
    play(
        &["", "", "", "", "2", "", "", ""],
        &["--lang", "en", "--seed", "3"],
    );
    for (lang, question, generic) in [
        ("en", "what has become of that record?", "What do you do?"),
        ("it", "che ne è stato dei suoi dati?", "Che cosa fate?"),
    ] {
        let said = play(&[], &["--lang", lang, "--resume"]);
        assert!(
            said.contains(question) && !said.contains(generic),
            "{lang}: {said}"
        );
    }
}
