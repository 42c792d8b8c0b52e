//! A mission as JSON, in plain text and automatic.

use std::fs;
use std::path::Path;
use std::process::Output;

use serde_json::{Value, json};

use crate::process::{self, Game, MISSION, run, text};

fn open(data: &Path, words: &[&str]) -> Game {
    Game::open(data, MISSION, words)
}

fn typed(data: &Path, words: &[&str], lines: &[&str]) -> String {
    process::typed(data, &[&["play", MISSION], words].concat(), lines)
}

#[test]
fn an_automatic_mission_ends_and_is_the_same_for_the_same_seed() {
    let data = tempfile::tempdir().expect("a folder");
    let words = [
        "play",
        MISSION,
        "--auto",
        "--players",
        "4",
        "--seed",
        "7",
        "--json",
    ];
    let last = |output: &Output| -> Value {
        serde_json::from_str(text(&output.stdout).lines().last().expect("a line")).expect("JSON")
    };
    let first = run(data.path(), &words);
    assert_eq!(first.status.code(), Some(0));
    assert!(!last(&first)["outcome"].is_null());
    let elsewhere = tempfile::tempdir().expect("a folder");
    let second = run(elsewhere.path(), &words);
    assert_eq!(last(&first)["digest"], last(&second)["digest"]);
    let again = run(data.path(), &words);
    assert_eq!(
        last(&first)["digest"],
        last(&again)["digest"],
        "whatever this table has read before"
    );
    let other = run(
        elsewhere.path(),
        &[
            "play", MISSION, "--auto", "--crew", "4", "--seed", "8", "--json",
        ],
    );
    assert_ne!(last(&first)["digest"], last(&other)["digest"]);
}

#[test]
fn a_program_can_set_the_game_up_itself() {
    let data = tempfile::tempdir().expect("a folder");
    let mut game = open(data.path(), &["--players", "2", "--seed", "5", "--set-up"]);
    assert_eq!(
        (&game.state["phase"], &game.state["step"]),
        (&json!("set_up"), &json!("crew"))
    );
    game.send(&json!({"set_aom": {"aom": "build", "used": true}}));
    game.send(&json!({"set_cards": {"cards": "physical"}}));
    for step in ["sheet", "lay"] {
        assert_eq!(game.send(&json!({"continue": {}}))["step"], step);
    }
    assert_eq!(game.send(&json!({"continue": {}}))["sol"], 1);
    let state = &game.send(&json!({"state": {}}))["state"];
    assert_eq!(
        (&state["crew"]["aoms"], &state["cards"]),
        (&json!(["build"]), &json!("physical"))
    );
    let other = open(
        tempfile::tempdir().expect("a folder").path(),
        &["--players", "2", "--seed", "5"],
    );
    assert_eq!(
        other.state["sol"], 1,
        "without the flag the set-up takes its defaults"
    );
}

/// Almanac, 1-3 giocatori (L1604–1605) and Miglioramenti (L1424): a crew of two takes two AOMs along, and Upgrade cards are drawn.
#[test]
fn l1604_1605_a_dealt_set_up_has_its_aoms_and_upgrade_cards_and_any_other_says_what_it_lacks() {
    let words = ["--players", "2", "--seed", "5", "--board", "full"];
    let data = tempfile::tempdir().expect("a folder");
    let state = |game: &mut Game| game.send(&json!({"state": {}}))["state"].clone();
    let drawn = |state: &Value| {
        let spots = state["board"]["spots"]
            .as_object()
            .expect("the spots")
            .iter();
        spots
            .filter(|(spot, at)| spot.starts_with("upgrade.") && **at == json!(1))
            .count()
    };
    let mut bare = open(data.path(), &words);
    let left_out = bare.state["not_laid"].clone();
    let said = state(&mut bare);
    let upgrades =
        usize::try_from(said["sheet"]["upgrades"].as_u64().expect("a number")).expect("small");
    assert_eq!(
        (&said["crew"]["aoms"], drawn(&said)),
        (&json!([]), 0),
        "programs find what they always found"
    );
    assert_eq!(
        (&left_out["aoms"], &left_out["upgrades"]),
        (&json!(2), &json!(upgrades))
    );
    assert!(
        upgrades > 1
            && left_out["text"]
                .as_str()
                .is_some_and(|text| text.contains("--set-up=dealt")),
        "{left_out}"
    );
    assert!(bare.state["not_laid"].is_null(), "the first answer says it");
    let mut dealt = open(data.path(), &[&words[..], &["--set-up", "dealt"]].concat());
    assert_eq!(
        (&dealt.state["sol"], &dealt.state["not_laid"]),
        (&json!(1), &Value::Null)
    );
    let said = state(&mut dealt);
    assert_eq!(
        (said["crew"]["aoms"].as_array().map(Vec::len), drawn(&said)),
        (Some(2), upgrades)
    );
}

#[test]
fn a_dealt_set_up_needs_no_correction_and_none_is_in_the_story() {
    let data = tempfile::tempdir().expect("a folder");
    let words = [
        "--lang",
        "en",
        "play",
        MISSION,
        "--auto",
        "--players",
        "2",
        "--seed",
        "7",
        "--board",
        "full",
    ];
    let told = text(&run(data.path(), &words).stdout);
    let by_hand: Vec<_> = told
        .lines()
        .filter(|line| line.contains("put right by hand"))
        .collect();
    assert!(
        told.lines().count() > 100 && by_hand.is_empty(),
        "{by_hand:?}"
    );
}

#[test]
fn the_state_names_what_corrections_name_and_nothing_secret() {
    let data = tempfile::tempdir().expect("a folder");
    let mut game = open(
        data.path(),
        &["--players", "3", "--seed", "5", "--board", "full"],
    );
    let before = game.state.clone();
    let asked = game.send(&json!({"state": {}}));
    assert_eq!(asked["facts"], json!([]));
    for field in ["digest", "seq", "legal", "can_undo", "step"] {
        assert_eq!(
            asked[field], before[field],
            "{field}: asking changes nothing"
        );
    }
    let spots = asked["state"]["board"]["spots"]
        .as_object()
        .expect("the spots by name")
        .clone();
    let offers = asked["legal"].as_array().expect("a list");
    let of_offer = |offer: &Value| offer["params"]["spot"]["one_of"].as_array().cloned();
    let correctable: Vec<Value> = offers
        .iter()
        .filter(|it| !it["command"]["correct_board"].is_null())
        .filter_map(of_offer)
        .flatten()
        .collect();
    assert!(correctable.len() > 100, "{}", correctable.len());
    assert!(
        correctable
            .iter()
            .all(|spot| spots.contains_key(spot.as_str().expect("a name")))
    );
    game.send(&json!({"correct_board": {"spot": "supply.food", "to": 9}}));
    game.send(&json!({"correct_morale": {"to": -1}}));
    let state = game.send(&json!({"state": {}}))["state"].clone();
    assert_eq!(
        (&state["board"]["spots"]["supply.food"], &state["morale"]),
        (&json!(9), &json!(-1))
    );
    for _ in 0..60 {
        let Some(command) = game.flow() else { break };
        game.send(&command);
        let state = game.send(&json!({"state": {}}))["state"].to_string();
        for secret in [
            "seed",
            "chance",
            "flags",
            "counters",
            "scheduled",
            "strikes",
            "drawn_events",
            "drawn_cards",
            "queue",
        ] {
            assert!(
                !state.contains(&format!("\"{secret}\":")),
                "{secret}: {state}"
            );
        }
    }
    let story = open(
        tempfile::tempdir().expect("a folder").path(),
        &["--players", "2", "--seed", "5"],
    )
    .send(&json!({"state": {}}));
    assert!(
        story["state"]["board"].is_null() && story["state"]["tracks"]["living"].is_number(),
        "{story}"
    );
    let refused = Game::open(data.path(), "mechanica", &[]).send(&json!({"state": {}}));
    assert_eq!(
        refused["refused"]["code"], "unreadable",
        "the helpers have none"
    );
}

#[test]
fn each_line_is_a_command_and_each_answer_is_complete() {
    let data = tempfile::tempdir().expect("a folder");
    let mut game = open(data.path(), &["--players", "2", "--seed", "5"]);
    for field in [
        "seq", "sol", "phase", "step", "facts", "digest", "legal", "can_undo", "can_redo",
        "outcome",
    ] {
        assert!(game.state.get(field).is_some(), "{field}");
    }
    assert_eq!(
        game.state["sol"], 1,
        "flags prefill the set-up, the rest takes its defaults"
    );
    assert_eq!(game.state["phase"], "events");
    let before = game.state["digest"].clone();
    let command = game.flow().expect("something goes on");
    let answer = game.send(&command);
    assert_ne!(answer["digest"], before);
    let facts = answer["facts"].as_array().expect("a list");
    assert!(!facts.is_empty());
    assert!(
        facts
            .iter()
            .all(|fact| fact["text"].as_str().is_some_and(|text| !text.is_empty())),
        "{facts:?}"
    );
    let after = answer["digest"].clone();
    assert_eq!(game.send(&json!({"undo": {}}))["digest"], before);
    assert_eq!(game.state["can_redo"], true);
    assert_eq!(game.send(&json!({"redo": {}}))["digest"], after);
    assert_eq!(
        game.send(&json!({"redo": {}}))["refused"]["code"],
        "nothing-to-redo"
    );
}

#[test]
fn commands_that_are_not_offered_are_refused_without_a_change() {
    let data = tempfile::tempdir().expect("a folder");
    let mut game = open(data.path(), &["--seed", "5"]);
    let digest = game.state["digest"].clone();
    for (line, code) in [
        (json!({"next_sol": {}}), "not-now"),
        (json!({"correct_morale": {"to": 4}}), "out-of-range"),
        (json!({"set_players": {"players": 3}}), "not-now"),
        (json!({"dance": {}}), "unreadable"),
        (json!({"correct_morale": {"to": 1, "why": 1}}), "unreadable"),
        (json!([1, 2]), "unreadable"),
        (json!("continue"), "unreadable"),
    ] {
        let answer = game.send(&line);
        assert_eq!(answer["refused"]["code"], code, "{line}: {answer}");
        assert!(
            !answer["refused"]["message"]
                .as_str()
                .unwrap_or_default()
                .is_empty()
        );
    }
    assert_eq!(game.send(&"{not json")["refused"]["code"], "unreadable");
    let answer = game.send(&json!({"correct_morale": {"to": 0}}));
    assert_eq!(
        answer["seq"].as_u64(),
        Some(game.state["seq"].as_u64().expect("a number"))
    );
    let answer = game.send(&json!({"undo": {}}));
    assert_eq!(answer["digest"], digest);
}

#[test]
fn killed_at_any_moment_it_resumes_with_every_answered_command() {
    let data = tempfile::tempdir().expect("a folder");
    let mut answered = open(data.path(), &["--players", "3", "--seed", "11"])
        .state
        .clone();
    for round in 0_u64..25 {
        let mut game = open(data.path(), &["--resume"]);
        assert_eq!(game.state["digest"], answered["digest"], "round {round}");
        assert!(game.state["seq"].as_u64() >= answered["seq"].as_u64());
        for _ in 0..=(round % 4) {
            let Some(command) = game.flow() else { return };
            game.send(&command);
        }
        answered = game.state.clone();
        if round % 2 == 0 {
            // A command sent before the process is killed: saved whole or not at all.
            let command = game.flow().expect("not over");
            let _ = game.write(&command);
            drop(game);
            let resumed = open(data.path(), &["--resume"]);
            let (seq, before) = (resumed.state["seq"].as_u64(), answered["seq"].as_u64());
            assert!(
                seq == before || seq == before.map(|seq| seq + 1),
                "{seq:?} after {before:?}"
            );
            answered = resumed.state.clone();
        }
    }
}

#[test]
fn two_windows_do_not_play_the_same_save() {
    let data = tempfile::tempdir().expect("a folder");
    let _game = open(data.path(), &["--seed", "5"]);
    let second = run(data.path(), &["play", MISSION, "--resume", "--json"]);
    assert_eq!(second.status.code(), Some(1));
    let answer: Value = serde_json::from_slice(&second.stdout).expect("JSON");
    assert!(
        answer["error"]["message"]
            .as_str()
            .expect("a sentence")
            .len()
            > 20
    );
}

#[test]
fn a_damaged_save_is_reported_and_never_overwritten() {
    let data = tempfile::tempdir().expect("a folder");
    {
        let mut game = open(data.path(), &["--seed", "5"]);
        for _ in 0..6 {
            let command = game.flow().expect("not over");
            game.send(&command);
        }
    }
    let saves = data.path().join("saves");
    let save = fs::read_dir(&saves)
        .expect("saves")
        .filter_map(Result::ok)
        .map(|entry| entry.path());
    let save = save
        .into_iter()
        .find(|path| path.extension().is_some_and(|end| end == "journal"))
        .expect("a save");
    let whole = fs::read(&save).expect("bytes");

    // A torn tail is copied aside, cut and reported.
    fs::write(&save, &whole[..whole.len() - 40]).expect("written");
    let (resumed, notices) = Game::with_notices(data.path(), MISSION, &["--resume"]);
    assert!(resumed.state["seq"].as_u64().expect("a number") > 3);
    assert_eq!(notices.len(), 1, "{notices:?}");
    drop(resumed);

    // A header with both copies unreadable is reported and not overwritten.
    let mut broken = whole.clone();
    let header = whole
        .split_inclusive(|&byte| byte == b'\n')
        .next()
        .expect("a first line");
    let copies = (0..whole.len())
        .filter(|&at| whole[at..].starts_with(header))
        .collect::<Vec<_>>();
    assert_eq!(copies.len(), 2);
    copies.into_iter().for_each(|at| broken[at + 3] = b'!');
    fs::write(&save, &broken).expect("written");
    let id = save.file_stem().expect("a name").to_str().expect("text");
    let refused = run(
        data.path(),
        &["play", MISSION, &format!("--resume={id}"), "--lang", "it"],
    );
    assert_eq!(refused.status.code(), Some(1));
    assert!(
        text(&refused.stderr).contains("conservato com’era"),
        "{}",
        text(&refused.stderr)
    );
    assert_eq!(fs::read(&save).expect("bytes"), broken);
    let list = run(data.path(), &["saves"]);
    assert_eq!(list.status.code(), Some(0));
    assert!(text(&list.stdout).contains(id));
}

#[test]
fn a_mistyped_word_is_suggested_in_both_languages() {
    let data = tempfile::tempdir().expect("a folder");
    for (words, meant) in [
        (vec!["plya", MISSION], "play"),
        (vec!["savs"], "saves"),
        (vec!["chek"], "check"),
        (vec!["play", MISSION, "--plyers", "2"], "--players"),
        (vec!["play", "make-yorself-at-home"], MISSION),
        (vec!["play", "mecanica"], "mechanica"),
        (vec!["play", MISSION, "--board", "stroy"], "story"),
        (vec!["simulate", MISSION, "--player", "carefull"], "careful"),
        (
            vec!["rules", "heal", "--game", "firstmartians"],
            "first-martians",
        ),
        (vec!["score", "pocketmars"], "pocket-mars"),
        (vec!["scores", "improt", "a.csv"], "import"),
        (vec!["box", "rest", "map"], "reset"),
        (vec!["schema", "mision"], "mission"),
    ] {
        for (lang, asked) in [
            ("en", format!("Did you mean “{meant}”?")),
            ("it", format!("Intendevate «{meant}»?")),
        ] {
            let output = run(data.path(), &[&words[..], &["--lang", lang]].concat());
            assert_eq!(output.status.code(), Some(2), "{words:?}");
            assert!(
                text(&output.stderr).contains(&asked),
                "{words:?}: {}",
                text(&output.stderr)
            );
        }
    }
}

#[test]
fn an_invalid_command_line_is_reported_with_exit_2() {
    let data = tempfile::tempdir().expect("a folder");
    for (words, en, it) in [
        (vec!["play", "nowhere"], "no mission", "nessuna missione"),
        (
            vec!["play", MISSION, "--players", "5"],
            "1, 2, 3 or 4",
            "1, 2, 3 o 4",
        ),
        (
            vec!["play", MISSION, "--board", "flat"],
            "`story` or `full`",
            "`story` o `full`",
        ),
        (vec!["play", "--seed", "x"], "whole number", "numero intero"),
        (vec!["dance"], "no subcommand", "non esiste"),
    ] {
        for (lang, wanted) in [("en", en), ("it", it)] {
            let output = run(data.path(), &[&words[..], &["--lang", lang]].concat());
            assert_eq!(output.status.code(), Some(2), "{words:?}");
            assert!(
                text(&output.stderr).contains(wanted),
                "{words:?}: {}",
                text(&output.stderr)
            );
            assert!(output.stdout.is_empty());
        }
        let output = run(data.path(), &[&words[..], &["--json"]].concat());
        let answer: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert!(answer["error"]["code"].is_string());
        assert!(output.stderr.is_empty());
    }
    let output = run(data.path(), &["saves", "--lang", "de"]);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_full_board_game_runs_without_a_window() {
    let data = tempfile::tempdir().expect("a folder");
    let mut game = open(
        data.path(),
        &["--players", "2", "--seed", "4", "--board", "full"],
    );
    let spot = json!({"correct_board": {"spot": "supply.oxygen", "to": 9}});
    let answer = game.send(&spot);
    assert_eq!(answer["facts"][0]["fact"]["board"]["moved"]["to"], 9);
    drop(game);
    // The Full board stays after resuming, and its numbers are printed and set by name.
    let told = typed(
        data.path(),
        &["--resume"],
        &[
            "set part.lab.cpu red",
            "board",
            "set supply.cheese 3",
            "set supply.oxygen 99",
        ],
    );
    assert!(told.contains("General supply, oxygen = 9"), "{told}");
    assert!(told.contains("Lab, CPU = red"), "{told}");
    assert!(told.contains("Broken parts: 1."), "{told}");
    assert!(
        told.contains("supply.cheese"),
        "not understood, and said so: {told}"
    );
    let auto = run(
        data.path(),
        &[
            "play", MISSION, "--auto", "--json", "--seed", "3", "--board", "full",
        ],
    );
    assert_eq!(auto.status.code(), Some(0), "{}", text(&auto.stderr));
}

#[test]
fn text_play_understands_the_words_of_both_languages() {
    let data = tempfile::tempdir().expect("a folder");
    let setup = [
        "set players 2",
        "imposta nome-1 Zoè Bianchi",
        "dice = app",
        "sols=9",
        "",
        "",
        "",
        "",
    ];
    let said = typed(data.path(), &["--lang", "en", "--seed", "5"], &setup);
    assert!(said.contains("Zoè Bianchi"), "{said}");
    assert!(
        said.contains("9") && !said.contains("not understood"),
        "{said}"
    );
    let said = typed(
        data.path(),
        &["--lang", "it", "--resume"],
        &[
            "dove", "where", "plancia", "diario", "annulla", "redo", "aiuto",
        ],
    );
    assert!(
        said.contains("Zoè Bianchi") && said.contains("Annullato"),
        "{said}"
    );
    let said = typed(
        data.path(),
        &["--lang", "en", "--resume"],
        &["bananas", "set morale 9", "99", "set morale 2", "undo"],
    );
    assert!(said.contains("“bananas” is not understood"), "{said}");
    assert!(said.contains("Undone: "), "{said}");
}

#[test]
fn a_whole_mission_can_be_played_by_typing() {
    for lang in ["en", "it"] {
        let data = tempfile::tempdir().expect("a folder");
        let lines = vec!["1 0 0 0"; 600];
        let said = typed(
            data.path(),
            &["--lang", lang, "--seed", "9", "--players", "3"],
            &lines,
        );
        let report = run(data.path(), &["saves", "--json"]);
        let saves: Value = serde_json::from_slice(&report.stdout).expect("JSON");
        assert_eq!(saves[0]["over"], true, "{said}");
        assert!(
            !said.contains('{') && !said.contains('\u{2068}'),
            "no raw message"
        );
    }
}

#[test]
fn the_story_of_a_save_contains_no_secrets() {
    let data = tempfile::tempdir().expect("a folder");
    {
        let mut game = open(data.path(), &["--players", "4", "--seed", "21"]);
        for _ in 0..40 {
            let Some(command) = game.flow() else { break };
            game.send(&command);
        }
    }
    let saves: Value =
        serde_json::from_slice(&run(data.path(), &["saves", "--json"]).stdout).expect("JSON");
    let id = saves[0]["id"].as_str().expect("an id");
    for (lang, title) in [
        ("en", "Make Yourself at Home"),
        ("it", "Come a Casa Vostra"),
    ] {
        let report = run(data.path(), &["report", id, "--lang", lang]);
        assert_eq!(report.status.code(), Some(0));
        let story = text(&report.stdout);
        assert!(story.contains(title), "{story}");
        assert!(story.lines().count() > 20);
    }
    assert_eq!(
        run(data.path(), &["report", "nothing"]).status.code(),
        Some(1)
    );
}

#[test]
fn check_names_file_line_and_column_and_the_rest_of_the_program_works() {
    let data = tempfile::tempdir().expect("a folder");
    let shipped = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("missions")
        .join(MISSION);
    let own = data.path().join("missions").join("broken-home");
    fs::create_dir_all(&own).expect("a folder");
    for name in ["mission.json", "en.ftl", "it.ftl"] {
        let source = fs::read_to_string(shipped.join(name)).expect("a text");
        let broken = source
            .replace("\"pawns\": 1,", "\"pawns\": \"one\",")
            .replace(MISSION, "broken-home");
        fs::write(own.join(name), broken).expect("written");
    }
    let output = run(data.path(), &["check"]);
    assert_eq!(output.status.code(), Some(1));
    let said = text(&output.stdout);
    assert!(said.contains("broken-home/mission.json:"), "{said}");
    assert!(said.contains("error[wrong-type]"), "{said}");
    let found: Value =
        serde_json::from_slice(&run(data.path(), &["check", "--json"]).stdout).expect("JSON");
    assert!(found["diagnostics"][0]["line"].as_u64().expect("a line") > 40);

    assert_eq!(
        run(data.path(), &["check", shipped.to_str().expect("text")])
            .status
            .code(),
        Some(0)
    );
    assert_eq!(
        run(data.path(), &["check", "/nowhere"]).status.code(),
        Some(1)
    );
    let plays = run(
        data.path(),
        &["play", MISSION, "--auto", "--seed", "7", "--json"],
    );
    assert_eq!(plays.status.code(), Some(0));
}

#[test]
fn the_first_choice_of_a_card_resolves_it_and_discarding_comes_second() {
    let data = tempfile::tempdir().expect("a folder");
    let lines = [&[""; 14][..], &["card systems"]].concat();
    let seed = seed_of(&lines, |said| said[15].contains("Discard the card"));
    let said = typed(
        data.path(),
        &["--lang", "en", "--seed", &seed, "--players", "3"],
        &lines,
    );
    let (resolve, discard) = (
        said.rfind("1. Finish reading"),
        said.rfind("2. Discard the card"),
    );
    assert!(resolve.is_some() && discard > resolve, "{said}");
}

/// The output after each of these lines, including the next prompt.
pub fn answers(data: &Path, words: &[&str], lines: &[&str]) -> Vec<String> {
    let said = typed(data, words, lines);
    let value =
        |line: &str| line.ends_with(": ") && (line.contains(", from ") || line.contains(", da "));
    let prompt =
        |line: &str| line.ends_with("a word: ") || line.ends_with("una parola: ") || value(line);
    let mut answers = vec![String::new()];
    for line in said.lines() {
        if prompt(line) {
            answers.push(String::new());
        } else if let Some(last) = answers.last_mut() {
            last.push_str(line);
            last.push('\n');
        }
    }
    answers
}

/// The numbers in a text, in order.
fn numbers(text: &str) -> Vec<&str> {
    text.split(|character: char| !character.is_ascii_digit())
        .filter(|number| !number.is_empty())
        .collect()
}

/// After a choice its effects are resolved under the same card, and the story was read before the choice.
#[test]
fn no_story_is_printed_twice() {
    for seed in ["1", "2", "3"] {
        let data = tempfile::tempdir().expect("a folder");
        let words = [
            "--lang",
            "en",
            "--seed",
            seed,
            "--players",
            "3",
            "--board",
            "story",
        ];
        let said = typed(data.path(), &words, &vec!["1 0 0 0"; 400]);
        let stories = said.lines().filter(|line| {
            line.len() > 150
                && !["Mission action", "If it reaches"]
                    .iter()
                    .any(|rule| line.starts_with(rule))
        });
        let mut seen = std::collections::BTreeSet::new();
        for story in stories {
            assert!(seen.insert(story), "seed {seed}: {story}");
        }
        assert!(seen.len() > 8, "{said}");
    }
}

#[test]
fn symbols_are_in_words_and_both_languages_have_the_same_numbers() {
    let lines = vec!["1 0 0 0"; 160];
    let asked = [
        "where",
        "board",
        "log",
        "read",
        "help",
        "help actions",
        "help table",
        "help set",
        "history",
    ];
    let said = ["en", "it"].map(|lang| {
        let data = tempfile::tempdir().expect("a folder");
        typed(
            data.path(),
            &["--lang", lang, "--seed", "9", "--players", "3"],
            &[&lines[..], &asked].concat(),
        )
    });
    for text in &said {
        for line in text.lines() {
            let plain = |character: char| {
                character.is_alphanumeric() || " .,:;?%()“”«»‘’'-/=".contains(character)
            };
            assert!(
                line.chars().all(plain),
                "a sign that may be passed over: {line:?}"
            );
            assert!(!line.trim_end().contains("  "), "columns: {line:?}");
        }
    }
    let [english, italian] = &said;
    assert_eq!(
        english.lines().count(),
        italian.lines().count(),
        "the same facts"
    );
    for (english, italian) in english
        .lines()
        .zip(italian.lines())
        .filter(|(line, _)| !line.contains(&format!("{MISSION}-20")))
    {
        let sorted = |text| {
            let mut numbers = numbers(text);
            numbers.sort_unstable();
            numbers
        };
        assert_eq!(
            sorted(english),
            sorted(italian),
            "{english:?} and {italian:?}"
        );
    }
}

#[test]
fn an_unknown_word_gets_the_nearest_one() {
    let data = tempfile::tempdir().expect("a folder");
    let lines = [
        "baord",
        "set mroale 2",
        "set dice green",
        "adventure walk 1",
        "bananas",
        "7",
        "set",
    ];
    let wanted = [
        "“board”",
        "“morale”",
        "own or app",
        "TYPE is explore",
        "“help” lists",
        "no choice 7",
        "“help set”",
    ];
    let said = answers(data.path(), &["--lang", "en", "--seed", "5"], &lines);
    for (answer, wanted) in said[1..].iter().zip(wanted) {
        assert!(answer.contains(wanted), "{wanted}: {answer}");
    }
    let lines = [
        "hlep",
        "imposta sogla 2",
        "imposta dadi verdi",
        "avventura passeggio 1",
        "banane",
        "7",
        "imposta",
    ];
    let wanted = [
        "«help»",
        "«soglia»",
        "propri o app",
        "TIPO è esplorazione",
        "«aiuto» elenca",
        "scelta 7",
        "«aiuto imposta»",
    ];
    let said = answers(data.path(), &["--lang", "it", "--resume"], &lines);
    for (answer, wanted) in said[1..].iter().zip(wanted) {
        assert!(answer.contains(wanted), "{wanted}: {answer}");
    }
}

#[test]
fn the_end_of_input_plays_nothing_and_all_answers_are_saved() {
    let data = tempfile::tempdir().expect("a folder");
    let lines = ["1", "1", "1", "1", "1", "1", "1"];
    typed(
        data.path(),
        &["--lang", "en", "--seed", "9", "--players", "3"],
        &lines,
    );
    let digest = |data: &Path| open(data, &["--resume"]).state["digest"].clone();
    let mut game = open(data.path(), &["--resume"]);
    while game.state["step"] != "penalties" {
        let command = game.flow().expect("not over");
        game.send(&command);
    }
    let before = game.state["digest"].clone();
    drop(game);
    // Among three numbers: the input ends, a word is typed, a number is too large.
    let said = typed(data.path(), &["--lang", "en", "--resume"], &["1", "0"]);
    assert!(said.contains("Go on with: solkeeper play"), "{said}");
    assert_eq!(digest(data.path()), before);
    let said = typed(
        data.path(),
        &["--lang", "en", "--resume"],
        &["1", "0", "board"],
    );
    assert!(
        said.contains("The numbers entered so far are kept") && said.contains("Morale: "),
        "{said}"
    );
    assert_eq!(digest(data.path()), before);
    // The question comes again, with what was entered, until it is answered or left.
    let lines = [
        "1",
        "0",
        "board",
        "redo",
        "nonsense",
        "save Here",
        "1",
        "<",
        "log",
    ];
    let said = typed(data.path(), &["--lang", "en", "--resume"], &lines);
    assert_eq!(
        said.matches("Working Block: 0, as entered.").count(),
        4,
        "{said}"
    );
    assert_eq!(said.matches("Living Block, from 0 to").count(), 5, "{said}");
    assert!(
        said.contains("The numbers were not entered. Nothing was changed.")
            && said.contains("Mission Log:"),
        "{said}"
    );
    assert_eq!(digest(data.path()), before);
    let said = typed(
        data.path(),
        &["--lang", "en", "--resume"],
        &["1", "0", "help", "1", "board", "0", "undo"],
    );
    assert!(
        said.contains(
            "Malfunction penalties: Working Block 0, Living Block 1 and Systems Block 0."
        ),
        "{said}"
    );
    assert_eq!(digest(data.path()), before, "undone");
    let said = typed(
        data.path(),
        &["--lang", "en", "--resume"],
        &["1", "0", "99", "1", "0"],
    );
    assert!(said.contains("That is not a number from 0 to"), "{said}");
    assert!(
        said.contains(
            "Malfunction penalties: Working Block 0, Living Block 1 and Systems Block 0."
        ),
        "{said}"
    );
}

#[test]
fn enter_alone_chooses_nothing_among_several_ways() {
    let data = tempfile::tempdir().expect("a folder");
    let seed = seed_of(&["1"; 6], |said| said[6].contains("What do you do?\n1. "));
    let said = answers(
        data.path(),
        &["--lang", "en", "--seed", &seed, "--players", "3"],
        &["1", "1", "1", "1", "1", "1", "", "2"],
    );
    assert!(said[6].contains("\n2. "), "{said:?}");
    assert!(
        said[7].starts_with("Enter alone chooses nothing here: type a number from 1 to "),
        "{said:?}"
    );
    assert!(said[8].contains("”, chosen: "), "{said:?}");
}

/// The first seed after which three players read that: which cards come changes with the shelf.
fn seed_of(lines: &[&str], fits: impl Fn(&[String]) -> bool) -> String {
    let of_game = |seed: &String| {
        let data = tempfile::tempdir().expect("a folder");
        let said = answers(
            data.path(),
            &["--lang", "en", "--seed", seed, "--players", "3"],
            lines,
        );
        said.len() > lines.len() && fits(&said)
    };
    (1..60_u8)
        .map(|seed| seed.to_string())
        .find(of_game)
        .expect("a game like that")
}

#[test]
fn a_text_is_not_printed_twice() {
    let data = tempfile::tempdir().expect("a folder");
    let lines = ["1", "1", "1", "1", "1", "1", "read"];
    let seed = seed_of(&lines[..6], |said| {
        said[5].contains("Read aloud: Mission Event.\n") && said[6].contains("What do you do?\n")
    });
    let said = answers(
        data.path(),
        &["--lang", "en", "--seed", &seed, "--players", "3"],
        &lines,
    );
    let story = said[5]
        .lines()
        .skip_while(|line| !line.starts_with("Mission Event. "))
        .nth(1)
        .expect("the text after the title");
    assert!(story.len() > 60 && !said[6].contains(story), "{said:?}");
    assert!(said[7].contains(story), "`read` reads it again");

    let lines = vec!["1 0 0 0"; 60];
    let other = tempfile::tempdir().expect("a folder");
    let seed = seed_of(&lines, |said| {
        said.iter().any(|answer| answer.contains("sol 2 begins"))
    });
    let said = typed(
        other.path(),
        &["--lang", "en", "--seed", &seed, "--players", "3"],
        &[&lines[..], &["where"]].concat(),
    );
    assert!(said.contains("sol 2 begins"), "{said}");
    let rule = "A Farm under a Shutdown tile makes none.";
    assert_eq!(
        said.matches(rule).count(),
        1,
        "the rules of a step stay known: {said}"
    );
    assert!(said.contains("lines are as you heard them before. “where” tells them again, “whole” tells every step whole."));
}

#[test]
fn choices_keep_their_numbers_and_new_lines_of_a_step_are_printed() {
    let data = tempfile::tempdir().expect("a folder");
    let lines = [
        "where",
        "board",
        "where",
        "set players 3",
        "set name-1 Giulia Rossi",
        "set first giulia rossi",
        "undo",
        "save Here",
    ];
    let said = answers(data.path(), &["--lang", "en", "--seed", "5"], &lines);
    let choices = |answer: &str| {
        answer
            .lines()
            .filter(|line| line.starts_with("1. "))
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(choices(&said[1]), choices(&said[3]));
    assert_eq!(said[1], said[3], "nothing has happened in between");
    assert!(
        said[4].contains("Choose 1 AOM") && said[4].contains("aom-explore = no"),
        "{}",
        said[4]
    );
    assert_eq!(said[5], "The Medic is called Giulia Rossi.\n");
    assert!(said[6].contains("Giulia Rossi"), "{}", said[6]);
    assert!(said[7].starts_with("Undone: "), "{}", said[7]);
    assert!(said[8].contains("“Here”"), "{}", said[8]);
}

#[test]
fn a_number_that_was_not_typed_is_asked_for_again() {
    let data = tempfile::tempdir().expect("a folder");
    let lines = [""; 120];
    // Enter enters no number: it is asked for again and again.
    let asked = |seed: &String| {
        let data = tempfile::tempdir().expect("a folder");
        let said = typed(
            data.path(),
            &["--lang", "en", "--seed", seed, "--players", "3"],
            &lines,
        );
        said.lines()
            .filter(|line| line.contains(", from 0 to "))
            .count()
            > 10
    };
    let seed = (1..60_u8)
        .map(|seed| seed.to_string())
        .find(asked)
        .expect("a game without a choice before");
    let said = typed(
        data.path(),
        &["--lang", "it", "--seed", &seed, "--players", "3"],
        &[&lines[..], &["0", "0", "0"]].concat(),
    );
    assert!(said.contains(", da 0 a "), "{said}");
}

#[test]
fn the_list_of_saves_names_whoever_died_without_a_name() {
    let data = tempfile::tempdir().expect("a folder");
    let mut game = open(data.path(), &["--players", "3"]);
    game.send(&json!({"report_death": {"seat": 0}}));
    assert!(game.leave().success());
    for (language, words) in [
        ("en", "The mission is lost: the "),
        ("it", "Missione fallita: "),
    ] {
        let list = run(data.path(), &["saves", "--lang", language]);
        assert!(text(&list.stdout).contains(words), "{}", text(&list.stdout));
    }
}

/// Tracks and walkers of the mission have no pieces of their own in the box.
#[test]
fn what_moves_by_itself_is_laid_on_the_table_too() {
    let data = tempfile::tempdir().expect("a folder");
    let words = [
        "--lang",
        "en",
        "play",
        "missions/the-long-haul",
        "--players",
        "2",
        "--set-up",
    ];
    let said = process::typed(data.path(), &words, &["", "", "", "quit"]);
    assert!(
        said.contains("The track “Wheels” runs from 0 to 7: lay a spare marker for it, on 3."),
        "{said}"
    );
    assert!(
        said.contains(
            "Lay a spare marker for “The Convoy” in region R3-W. Its path: R3-W, R3-SW, R3-S, R2-S"
        ),
        "{said}"
    );
    assert!(
        !said.contains("printed mission sheet"),
        "it has none: {said}"
    );
}

/// Full board: the actions are resolved one by one, each on a page of its own.
#[test]
fn each_declared_action_is_named_before_it_is_resolved() {
    let data = tempfile::tempdir().expect("a folder");
    let mut game = open(
        data.path(),
        &["--players", "2", "--seed", "5", "--board", "full"],
    );
    let plans = |game: &Game| game.state["legal"].to_string().contains("plan_action");
    while !plans(&game) {
        let flow = game.flow().expect("something to do");
        game.send(&flow);
    }
    for (index, (kind, astronaut)) in [
        ("unwind_stress", 0),
        ("unwind_morale", 1),
        ("rest", 0),
        ("rest", 1),
    ]
    .iter()
    .enumerate()
    {
        let planned = game.send(&json!({"plan_action": {"deed": kind}}));
        assert!(planned["refused"].is_null(), "{planned}");
        let laid =
            game.send(&json!({"add_pawn": {"index": index, "pawn": {"astronaut": astronaut}}}));
        assert!(laid["refused"].is_null(), "{laid}");
    }
    let declared = game.send(&json!({"continue": {}}));
    assert!(declared["refused"].is_null(), "{declared}");
    assert!(game.leave().success());
    let pages = answers(data.path(), &["--lang", "en", "--resume"], &[""; 4]);
    for page in &pages[..4] {
        assert!(
            page.lines().any(|line| line.starts_with("Actions. ")) && page.contains("\n1. "),
            "{pages:#?}"
        );
    }
}

#[test]
fn text_play_says_where_every_piece_goes() {
    for (lang, word, photograph, untouched, offer) in [
        (
            "en",
            "pieces",
            "photograph",
            "as on an untouched board",
            "“pieces” says where",
        ),
        (
            "it",
            "pezzi",
            "fotografia",
            "come su un tabellone mai toccato",
            "«pezzi» dice dove",
        ),
    ] {
        let data = tempfile::tempdir().expect("a folder");
        let said = typed(
            data.path(),
            &["--lang", lang, "--seed", "9", "--players", "3"],
            &[word, "1", "1", "1"],
        );
        assert!(
            !said.contains(photograph) && !said.contains(offer),
            "nothing is laid yet: {said}"
        );
        let said = typed(data.path(), &["--lang", lang, "--resume"], &[word]);
        assert!(
            said.contains(offer) && said.contains(photograph) && !said.contains(untouched),
            "{said}"
        );
        let full = typed(
            data.path(),
            &["--lang", lang, "--resume", "--board", "full"],
            &["set stress 7", word],
        );
        assert!(
            full.contains(untouched) && !full.contains(photograph),
            "{full}"
        );
        assert!(
            full.contains("Stress: 7") && full.contains("help") == (lang == "en"),
            "{full}"
        );
    }
}

#[test]
fn text_play_names_the_word_that_reports_a_lost_morale() {
    for (lang, word, button) in [
        ("en", "type “morale minus 1”", "under “Report”"),
        ("it", "scrivete «morale meno 1»", "alla voce «Segnalate»"),
    ] {
        let data = tempfile::tempdir().expect("a folder");
        let mut game = open(data.path(), &["--players", "3", "--seed", "5"]);
        while game.state["step"] != "stress" {
            let command = game.flow().expect("not over");
            game.send(&command);
        }
        drop(game);
        let said = typed(
            data.path(),
            &["--lang", lang, "--resume"],
            &["morale minus 1", "imposta morale meno 2"],
        );
        assert!(said.contains(word) && !said.contains(button), "{said}");
        let state = open(data.path(), &["--resume"]).send(&json!({"state": {}}))["state"].clone();
        assert_eq!(
            state["morale"], -2,
            "a sign may be typed as it is read aloud"
        );
    }
}
