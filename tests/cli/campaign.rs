//! A campaign as a process: its menu between two chapters, the careful player, and the way back over a border and from the end.

use std::collections::BTreeMap;
use std::fs;
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
    // It asks for Wounds and Conditions of those who live.
    for wrong in [
        json!({"spots": {"wounds.1": 200}}),
        json!({"spots": {"wounds.0": 1}}),
        json!({"spots": {"supply.food": 1}}),
        json!({"skills": {"1": [1]}}),
    ] {
        let refused = game.send(&json!({"hand_on": wrong}));
        assert_eq!(refused["refused"]["code"], "not-asked", "{refused}");
    }
    let handed = game.send(&json!({"hand_on": {"spots": {"wounds.1": 2}}}));
    assert!(handed["handed_on"].is_object(), "{handed}");
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

/// Every file but locks and the index.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let (mut found, mut waiting) = (BTreeMap::new(), vec![folder.to_owned()]);
    while let Some(below) = waiting.pop() {
        for entry in fs::read_dir(below).unwrap() {
            let path = entry.unwrap().path();
            let name = path.to_string_lossy().into_owned();
            if path.is_dir() {
                waiting.push(path);
            } else if !name.ends_with(".lock") && !name.ends_with("-index.json") {
                found.insert(name, fs::read(path).unwrap());
            }
        }
    }
    found
}

/// A campaign at the beginning of its second chapter; returns its id.
fn in_the_second_chapter(folder: &Path) -> String {
    let mut game = Game::open(folder, &campaign(), &["--players", "3"]);
    game.send(&json!({"report_death": {"seat": 0}}));
    let next = game.send(&json!({"begin_chapter": {}}));
    assert_eq!(state_of(&next).0, "old-iron");
    let id = next["campaign"]["id"].as_str().unwrap().to_owned();
    assert!(game.leave().success());
    id
}

#[test]
fn every_command_names_a_lost_chapter_and_none_that_reads_changes_a_file() {
    let folder = tempdir().unwrap();
    let id = in_the_second_chapter(folder.path());
    let file = |suffix: &str| folder.path().join(format!("saves/{id}{suffix}.journal"));
    fs::remove_file(file("-c2-1")).unwrap();
    let before = files(folder.path());
    let own = file("").display().to_string();
    for (lang, saves, check, report) in [
        (
            "en",
            "the save of chapter 2 cannot be opened, so it is at the end of chapter 1",
            "The save of chapter 2 is missing",
            "The story is incomplete.",
        ),
        (
            "it",
            "il salvataggio del capitolo 2 non si apre, quindi è alla fine del capitolo 1",
            "Manca il salvataggio del capitolo 2",
            "Il racconto è incompleto.",
        ),
    ] {
        let run = |words: &[&str]| run(folder.path(), &[&["--lang", lang][..], words].concat());
        let listed = text(&run(&["saves"]).stdout);
        assert!(
            listed.contains(saves) && listed.lines().count() == 1,
            "{listed}"
        );
        let checked = run(&["check", &own]);
        assert!(
            text(&checked.stdout).contains(check),
            "{}",
            text(&checked.stdout)
        );
        assert_eq!(checked.status.code(), Some(1));
        let told = run(&["report", &id]);
        assert!(
            text(&told.stderr).contains(report),
            "{}",
            text(&told.stderr)
        );
        assert!(
            text(&told.stdout).contains(check),
            "the story says what it lacks"
        );
    }
    fs::remove_file(file("")).unwrap();
    let told = run(folder.path(), &["--lang", "en", "report", &id]);
    assert!(
        text(&told.stderr).contains("is missing or damaged"),
        "{}",
        text(&told.stderr)
    );
    assert!(!file("").exists(), "a report writes nothing");
    fs::write(file(""), &before[&own]).unwrap();
    assert!(files(folder.path()) == before);
    // The backup is offered by the name that `--resume` takes, and the campaign goes on in it.
    let (game, notices) =
        Game::with_notices(folder.path(), &campaign(), &["--lang", "en", "--resume"]);
    assert_eq!(state_of(&game.state).0, "landing");
    let backup = format!("--resume={id}-c2-1@1");
    assert!(json!(notices).to_string().contains(&backup), "{notices:?}");
    drop(game);
    let (game, _) = Game::with_notices(folder.path(), &campaign(), &[&backup]);
    assert_eq!(state_of(&game.state).0, "old-iron");
    drop(game);
    let game = Game::open(folder.path(), &campaign(), &["--resume"]);
    assert_eq!(state_of(&game.state).0, "old-iron");
}

#[test]
fn a_chapter_that_is_lost_is_named_when_undo_would_lead_there() {
    let folder = tempdir().unwrap();
    let id = in_the_second_chapter(folder.path());
    fs::remove_file(folder.path().join(format!("saves/{id}-c1-1.journal"))).unwrap();
    let mut game = Game::open(folder.path(), &campaign(), &["--resume"]);
    while game.send(&json!({"undo": {}}))["refused"].is_null() {}
    let refused = game.send(&json!({"undo": {"chapter": true}}));
    assert_eq!(refused["refused"]["code"], "lost-chapter", "{refused}");
    assert!(
        refused
            .to_string()
            .contains(&format!("--resume={id}-c1-1@")),
        "{refused}"
    );
    assert_eq!(
        game.send(&json!({"state": {}}))["campaign"]["chapter"],
        "old-iron"
    );
    assert!(game.leave().success());
    let words = ["--lang", "en", "play", &campaign(), "--resume"];
    let told = typed(folder.path(), &words, &["undo", "yes", "quit"]);
    assert!(told.contains("The save of chapter 1 is missing"), "{told}");
    let game = Game::open(folder.path(), &campaign(), &["--resume"]);
    assert_eq!(state_of(&game.state).0, "old-iron");
}

#[test]
fn a_campaign_is_resumed_by_its_name_though_its_own_save_is_gone() {
    let folder = tempdir().unwrap();
    let id = in_the_second_chapter(folder.path());
    let own = folder.path().join(format!("saves/{id}.journal"));
    for lost in [None, Some("nothing of ours\n")] {
        match lost {
            None => fs::remove_file(&own).unwrap(),
            Some(garbage) => fs::write(&own, garbage).unwrap(),
        }
        let listed = text(&run(folder.path(), &["--lang", "en", "saves"]).stdout);
        assert!(
            listed.starts_with(&format!("{id}: Old Iron")) && listed.lines().count() == 1,
            "{listed}"
        );
        let (game, notices) = Game::with_notices(folder.path(), &campaign(), &["--resume"]);
        assert_eq!(state_of(&game.state).0, "old-iron");
        assert_eq!(notices.len(), 1, "{notices:?}");
    }
}

#[test]
fn a_set_up_that_is_half_made_stays_so_when_it_is_resumed() {
    for mission in [campaign(), "make-yourself-at-home".to_owned()] {
        let folder = tempdir().unwrap();
        let mut game = Game::open(folder.path(), &mission, &["--players", "2", "--set-up"]);
        let flow = game.flow().expect("a step of the set-up");
        game.send(&flow);
        let left = game.send(&json!({"state": {}}));
        assert_eq!(left["phase"], "set_up");
        assert!(game.leave().success());
        let mut game = Game::open(folder.path(), &mission, &["--resume"]);
        let resumed = game.send(&json!({"state": {}}));
        assert_eq!(
            (&resumed["phase"], &resumed["digest"], &resumed["seq"]),
            (&left["phase"], &left["digest"], &left["seq"])
        );
    }
}

#[test]
fn a_copy_of_a_campaign_that_went_on_apart_is_a_campaign_of_its_own() {
    let (one, other) = (tempdir().unwrap(), tempdir().unwrap());
    let id = in_the_second_chapter(one.path());
    let copy = |from: &Path| {
        let file = from.join("copy.zip");
        let _ = fs::remove_file(&file);
        let words = ["backup", &file.display().to_string()];
        assert_eq!(run(from, &words).status.code(), Some(0));
        file.display().to_string()
    };
    run(other.path(), &["restore", &copy(one.path())]);
    let mut game = Game::open(one.path(), &campaign(), &["--resume"]);
    game.send(&json!({"report_death": {"seat": 1}}));
    assert!(game.leave().success());
    let mut game = Game::open(other.path(), &campaign(), &["--resume"]);
    game.send(&json!({"undo": {}}));
    let state = game.state["digest"].clone();
    assert!(game.leave().success());
    let file = copy(other.path());
    for lang in ["en", "it"] {
        let folder = tempdir().unwrap();
        run(folder.path(), &["restore", &copy(one.path())]);
        let told = text(&run(folder.path(), &["--lang", lang, "restore", &file]).stdout);
        let (both, chapter) = if lang == "en" {
            ("both are kept whole", "Chapter 2: Old Iron")
        } else {
            ("tutte e due per intero", "Capitolo 2: Ferro vecchio")
        };
        assert!(
            told.contains(both) && told.contains(&format!("{id}-2")) && told.contains(chapter),
            "{told}"
        );
        let mut game = Game::open(folder.path(), &campaign(), &[&format!("--resume={id}")]);
        let here = game.send(&json!({"state": {}}));
        assert_eq!(
            here["campaign"]["may_retry"], false,
            "one chapter is over: {here}"
        );
        drop(game);
        let game = Game::open(folder.path(), &campaign(), &[&format!("--resume={id}-2")]);
        assert_eq!(
            game.state["digest"], state,
            "the other is where it was there"
        );
    }
}
