//! Wrong uses: each ends with the right exit code and a sentence that says what was wrong, in both languages, and changes no file.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::process::{Game, program, run, text};

/// The words, where `{dir}` is a folder with files of these tests; the exit code; a part of the English sentence.
type Use = (&'static str, i32, &'static str);

const USAGE: &[Use] = &[
    (
        "play make-yourself-at-home --players 2 --players 3",
        2,
        "--players is given twice",
    ),
    (
        "play make-yourself-at-home --players 2 --crew 3",
        2,
        "--players is given twice",
    ),
    (
        "play make-yourself-at-home --seed 1 --seed 2 --auto",
        2,
        "--seed is given twice",
    ),
    (
        "play make-yourself-at-home --board story --board full",
        2,
        "--board is given twice",
    ),
    (
        "play mechanica --players 3 --names A,B",
        2,
        "--players 3, --names A,B",
    ),
    (
        "play mechanica --players 1 --names A,B --json",
        2,
        "--players 1, --names A,B",
    ),
    (
        "play pocket-mars --players 3 --level standard",
        2,
        "for a player alone",
    ),
    (
        "play pocket-mars --names A,B --level standard",
        2,
        "for a player alone",
    ),
    (
        "play pocket-mars --players 2 --set da-needs-every-building=true",
        2,
        "for a player alone",
    ),
    (
        "play pocket-mars --players 1 --set draft=true",
        2,
        "for two or more players",
    ),
    (
        "play mechanica --players 2 --set solo_tie_wins=true",
        2,
        "for a player alone",
    ),
    ("play mechanica --board full", 2, "--board is for missions"),
    (
        "play pocket-mars --take-over --resume",
        2,
        "--take-over is for missions",
    ),
    (
        "play make-yourself-at-home --take-over",
        2,
        "--take-over works only with --resume",
    ),
    (
        "play make-yourself-at-home --resume --seed 1",
        2,
        "--resume, --seed",
    ),
    (
        "play make-yourself-at-home --resume --players 2",
        2,
        "--resume, --players",
    ),
    (
        "play mechanica --resume --names A,B",
        2,
        "--resume, --names",
    ),
    (
        "play mechanica --resume --set solo_tie_wins=true",
        2,
        "--resume, --set",
    ),
    (
        "play pocket-mars --set draft=true --set draft=false",
        2,
        "draft=true, draft=false",
    ),
    (
        "play make-yourself-at-home --players --lang en",
        2,
        "--players needs a value",
    ),
    (
        "play make-yourself-at-home --seed --auto",
        2,
        "--seed needs a value",
    ),
    ("play mechanica --names --json", 2, "--names needs a value"),
    (
        "play make-yourself-at-home --resume=",
        2,
        "--resume needs a value",
    ),
    (
        "play make-yourself-at-home --level standard",
        2,
        "not for missions",
    ),
    (
        "score mechanica {dir}/score.json --note late",
        2,
        "--note works only with --keep",
    ),
    (
        "score mechanica {dir}/score.json --keep=",
        2,
        "--keep needs a value",
    ),
    ("scores remove x --player Ann", 2, "no option --player"),
    (
        "scores import {dir}/score.json --game mechanica",
        2,
        "no option --game",
    ),
    ("report x --replace", 2, "--replace works only with -o"),
    (
        "print make-yourself-at-home --replace",
        2,
        "--replace works only with -o",
    ),
    (
        "pack make-yourself-at-home --replace",
        2,
        "--replace works only with -o",
    ),
    (
        "print make-yourself-at-home -o --replace",
        2,
        "-o needs a value",
    ),
    (
        "print make-yourself-at-home -o a -o b",
        2,
        "-o is given twice",
    ),
    ("rules --list --id stress", 2, "--id, --list"),
    ("rules --list --limit 3", 2, "--list, --limit"),
    ("rules --id stress --limit 3", 2, "--id, --limit"),
    ("rules --id stress --game mechanica", 2, "--id, --game"),
    (
        "simulate make-yourself-at-home --games 1 --games 2",
        2,
        "--games is given twice",
    ),
    ("--json", 2, "works only with a subcommand"),
    ("saves --data-dir= --json", 2, "--data-dir needs a value"),
    ("new-mission {dir}/mechanica", 2, "is the name of a game"),
    ("new-mission {dir}/pocket-mars", 2, "is the name of a game"),
    (
        "new-mission {dir}/first-martians",
        2,
        "is the name of a game",
    ),
    (
        "new-mission {dir}/iron --sols 5",
        2,
        "--sols, --kind example",
    ),
    (
        "new-mission {dir}/Big",
        2,
        "cannot be the name of a mission",
    ),
    ("schema missoin", 2, "no schema"),
    (
        "schema score-mecanica",
        2,
        "Did you mean “score-mechanica”?",
    ),
    ("score mechanica --ask --example", 2, "--ask, --example"),
    ("score mechanica --example --keep", 2, "--example, --keep"),
    ("score mechanica --example --keep=x", 2, "--example, --keep"),
    (
        "score mechanica --example --note late",
        2,
        "--example, --note",
    ),
    (
        "score mechanica {dir}/score.json --example",
        2,
        "--example, FILE",
    ),
    (
        "play pocket-mars --level standard --set level=super_android",
        2,
        "level=standard, level=super_android",
    ),
    ("score mechanica {dir}/score.json --ask", 2, "--ask, FILE"),
    (
        "score mechanica --ask --note late",
        2,
        "--note works only with --keep",
    ),
    ("own-sheet nobody", 2, "no sheet of “nobody”"),
    ("own-sheet ../x", 2, "no sheet of “../x”"),
    ("own-sheet brine salt", 2, "one word too many"),
    ("own-sheet brine --replace", 2, "no option --replace"),
    ("simulate mechanica", 2, "is a game and not a mission"),
    ("print mechanica", 2, "is a game and not a mission"),
    ("pack mechanica", 2, "is a game and not a mission"),
];

const FILES: &[Use] = &[
    (
        "print make-yourself-at-home -o {dir}/nowhere/x.html",
        1,
        "no folder",
    ),
    (
        "print make-yourself-at-home -o {dir}/nowhere/x.html --replace",
        1,
        "no folder",
    ),
    (
        "pack make-yourself-at-home -o {dir}/nowhere/x.json",
        1,
        "no folder",
    ),
    ("backup {dir}/nowhere/x.zip", 1, "no folder"),
    ("scores export {dir}/nowhere/x.csv", 1, "no folder"),
    ("scores export {dir}/there.csv", 1, "There is a file"),
    (
        "scores export {dir}/score.json/x.csv",
        1,
        "cannot be read or written",
    ),
    ("backup {dir}/score.json", 1, "choose another name"),
    (
        "backup {dir}/score.json/x.zip",
        1,
        "cannot be read or written",
    ),
    (
        "print make-yourself-at-home -o {dir}/full --replace",
        1,
        "is not a file",
    ),
    (
        "pack make-yourself-at-home -o {dir}/score.json",
        1,
        "left alone",
    ),
    (
        "new-mission {dir}/score.json/brine",
        1,
        "cannot be read or written",
    ),
    ("restore {dir}/full", 1, "is not a file"),
    (
        "restore {dir}/torn.zip",
        1,
        "damaged and cannot be read whole",
    ),
    (
        "scores import {dir}/half.json",
        1,
        "not JSON that can be read",
    ),
    (
        "scores import {dir}/empty.journal",
        1,
        "the text is empty. Nothing was imported, and your scores have not changed. Choose",
    ),
    (
        "scores import {dir}/score.csv",
        1,
        "the column “data” is missing. Nothing was imported",
    ),
    (
        "score mechanica {dir}/empty.journal",
        1,
        "the text is empty",
    ),
    ("scores import {dir}/full", 1, "is not a file"),
    ("score mechanica {dir}/full", 1, "is not a file"),
    ("add {dir}/empty.journal", 1, "ends in the middle"),
    ("play {dir}/empty.journal", 1, "ends in the middle"),
    ("pack {dir}/broken", 1, "cannot be played"),
    ("simulate {dir}/broken", 1, "cannot be played"),
    (
        "print make-yourself-at-home -o {dir}/score.json",
        1,
        "left alone",
    ),
    ("new-mission {dir}", 1, "something in"),
    ("new-mission {dir}/full", 1, "something in"),
    ("restore {dir}/nowhere.zip", 1, "no file"),
    ("restore {dir}/score.json", 1, "not a copy"),
    ("add {dir}/nowhere", 1, "no file or folder"),
    ("add {dir}/score.json", 1, "not the bundle"),
    ("add {dir}/full", 1, "no mission.json"),
    ("add {dir}/broken", 1, "cannot be played"),
    ("add {dir}/half.json", 1, "ends in the middle"),
    ("add {dir}/game.json", 1, "is the name of a game"),
    ("add {dir}/shipped.json", 1, "comes with Solkeeper"),
    ("add {dir}/twins.json", 1, "one and the same file"),
    ("add {dir}/doubled.json", 1, "twice"),
    ("add {dir}/away.json", 1, "cannot hold a file"),
    ("add {dir}/later.json", 1, "later version"),
    ("check {dir}/twins.json", 1, "one and the same file"),
    ("check {dir}/doubled.json", 1, "twice"),
    ("check {dir}/half.json", 1, "ends in the middle"),
    ("check {dir}/nowhere", 1, "no mission at"),
    ("check {dir}/empty.journal", 1, "nothing that could be read"),
    ("check {dir}/nowhere.journal", 1, "no save"),
    ("play {dir}/broken", 1, "cannot be played"),
    ("play {dir}/twins.json", 1, "one and the same file"),
    ("play nobody --auto", 2, "no mission called"),
    ("play mechanica --resume", 1, "no saved game"),
    ("play mechanica --resume=nobody", 1, "no save called"),
    ("play mechanica --resume=nobody@1", 1, "no save called"),
    (
        "play mechanica --resume=../x",
        1,
        "cannot be the name of a save",
    ),
    ("report nobody", 1, "no save called"),
    ("report ../../etc/passwd", 1, "cannot be the name of a save"),
    ("scores remove nobody", 1, "no kept score"),
    (
        "scores remove ../x",
        1,
        "cannot be the name of a kept score",
    ),
    (
        "score mechanica {dir}/whole.json --keep=nobody",
        1,
        "no kept score",
    ),
    (
        "score mechanica {dir}/whole.json --keep=../x",
        1,
        "cannot be the name of a kept score",
    ),
    ("scores import {dir}/nowhere.csv", 1, "no file"),
    ("score mechanica {dir}/nowhere.json", 1, "no file"),
    ("score mechanica {dir}/half.json", 1, ""),
    ("rules --id nobody", 1, "nobody"),
    ("box set nobody 3", 2, "nobody"),
];

/// Uses of a data folder with a save “mine”, and files that are damaged.
const DAMAGED: &[Use] = &[
    (
        "play mechanica --resume=junk",
        1,
        "nobody can say which game it is",
    ),
    (
        "play mechanica --resume=blank",
        1,
        "nothing that could be read",
    ),
    ("play mechanica --resume=folder", 1, "is not a file"),
    ("play mechanica --resume=mine@7", 1, "has no backup 7"),
    (
        "play mechanica --resume=mine@x",
        1,
        "cannot be the name of a save",
    ),
    (
        "play mechanica --resume=other@7",
        1,
        "no save called “other”",
    ),
    (
        "play pocket-mars --resume=mine",
        1,
        "belongs to another game",
    ),
    (
        "play make-yourself-at-home --resume=mine",
        1,
        "belongs to another game",
    ),
    ("report junk", 1, "nobody can say which game it is"),
    ("report blank", 1, "nothing that could be read"),
    ("report folder", 1, "is not a file"),
    (
        "check {data}/saves/junk.journal",
        1,
        "nobody can say which game it is",
    ),
    ("check {data}/saves/folder.journal", 1, "is not a file"),
    ("add {data}/saves/mine.journal", 1, "not the bundle"),
    (
        "score mechanica {dir}/whole.json --keep=torn",
        1,
        "“torn” cannot be read and was left as it is",
    ),
    (
        "score mechanica {dir}/whole.json --keep=later",
        1,
        "format 99",
    ),
    (
        "score mechanica {dir}/whole.json --keep=box",
        1,
        "is not a file",
    ),
    (
        "score mechanica --ask --keep=torn",
        1,
        "“torn” cannot be read and was left as it is",
    ),
    ("score pocket-mars --ask --keep=kept", 1, "is of Mechanica"),
    (
        "score pocket-mars {dir}/colony.json --keep=kept",
        1,
        "is of Mechanica",
    ),
];

fn prepare_data(dir: &Path, data: &Path) {
    fs::create_dir_all(dir).expect("a folder");
    let example = |game: &str| run(data, &["score", game, "--example"]).stdout;
    fs::write(dir.join("whole.json"), example("mechanica")).expect("written");
    fs::write(dir.join("colony.json"), example("pocket-mars")).expect("written");
    let kept = run(
        data,
        &[
            "score",
            "mechanica",
            dir.join("whole.json").to_str().expect("UTF-8"),
            "--keep",
            "--json",
        ],
    );
    let kept: Value = serde_json::from_slice(&kept.stdout).expect("JSON");
    let scores = data.join("scores");
    let kept = scores.join(format!(
        "{}.json",
        kept["kept_as"].as_str().expect("a name")
    ));
    fs::rename(kept, scores.join("kept.json")).expect("renamed");
    fs::write(scores.join("torn.json"), "{\"format\": 1, ").expect("written");
    fs::write(scores.join("later.json"), "{\"format\": 99}").expect("written");
    fs::create_dir(scores.join("box.json")).expect("a folder");
    let game = Game::open(data, "mechanica", &[]);
    let id = game.state["save"].as_str().expect("a save").to_owned();
    assert!(game.leave().success());
    let saves = data.join("saves");
    for end in ["journal", "lock"] {
        fs::rename(
            saves.join(format!("{id}.{end}")),
            saves.join(format!("mine.{end}")),
        )
        .expect("renamed");
    }
    fs::write(saves.join("junk.journal"), "nothing of ours\n").expect("written");
    fs::write(saves.join("blank.journal"), "").expect("written");
    fs::create_dir(saves.join("folder.journal")).expect("a folder");
}

fn prepare(dir: &Path) {
    let write = |name: &str, text: &str| {
        let file = dir.join(name);
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        fs::write(file, text).expect("written");
    };
    let bundle = |mission: &str, more: &[&str]| {
        let own = format!("{{\"format\": 1, \"id\": \"{mission}\"}}");
        let mut files = json!({format!("{mission}/mission.json"): own});
        for name in more {
            files[*name] = json!("");
        }
        json!({"format": 1, "mission": mission, "files": files}).to_string()
    };
    write("score.json", "{\"players\": []}");
    write("there.csv", "mine");
    write(
        "whole.json",
        solkeeper::scorebook::Game::Mechanica.example(),
    );
    write("torn.zip", "PK\u{3}\u{4} and no more");
    write("full/notes.txt", "mine");
    write("broken/mission.json", "{\"format\": 1, \"id\": ");
    write("empty.journal", "");
    write("score.csv", "name,points\nAda,3\n");
    write("half.json", &bundle("brine", &[])[..40]);
    write("game.json", &bundle("mechanica", &[]));
    write("shipped.json", &bundle("make-yourself-at-home", &[]));
    write(
        "twins.json",
        &bundle("brine", &["brine/en.ftl", "brine/EN.ftl"]),
    );
    write(
        "doubled.json",
        &bundle("brine", &[]).replacen("\"mission\":", "\"mission\": \"salt\", \"mission\":", 1),
    );
    write("away.json", &bundle("brine", &["brine/../x.json"]));
    write(
        "later.json",
        &bundle("brine", &[]).replacen("\"format\":1", "\"format\":99", 1),
    );
}

/// Every file below a folder, with its bytes.
fn files(folder: &Path, found: &mut BTreeMap<String, Vec<u8>>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, found);
        } else {
            found.insert(path.display().to_string(), fs::read(&path).expect("a file"));
        }
    }
}

fn all_files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    files(folder, &mut found);
    found
}

#[test]
fn every_wrong_use_ends_with_its_exit_code_and_a_true_sentence() {
    assert!(USAGE.len() + FILES.len() >= 110);
    let home = tempfile::tempdir().expect("a folder");
    let (dir, data) = (home.path().join("dir"), home.path().join("data"));
    prepare(&dir);
    try_all(&[USAGE, FILES].concat(), home.path(), &dir, &data);
}

#[test]
fn every_use_of_damaged_data_ends_with_its_exit_code_and_a_true_sentence() {
    let home = tempfile::tempdir().expect("a folder");
    let (dir, data) = (home.path().join("dir"), home.path().join("data"));
    prepare_data(&dir, &data);
    try_all(DAMAGED, home.path(), &dir, &data);
}

#[test]
fn a_save_that_is_played_elsewhere_is_left_to_it() {
    let home = tempfile::tempdir().expect("a folder");
    for game in ["mechanica", "make-yourself-at-home"] {
        let mut first = Game::open(home.path(), game, &[]);
        let id = first.state["save"].as_str().expect("a save").to_owned();
        let resume = format!("--resume={id}");
        for (words, lang) in [
            (&["play", game, &resume][..], "en"),
            (&["play", game, &resume, "--auto"], "en"),
            (&["play", game, "--resume"], "it"),
        ] {
            let output = run(home.path(), &[words, &["--lang", lang]].concat());
            let told = text(&output.stderr);
            assert_eq!(output.status.code(), Some(1), "{words:?}: {told}");
            assert!(
                told.contains(if lang == "en" {
                    "is open in another window"
                } else {
                    "altra finestra"
                }),
                "{told}"
            );
        }
        let command = first.flow().expect("something goes on");
        let answer = first.send(&command);
        assert!(
            answer["error"].is_null() && answer["refused"].is_null(),
            "the first goes on: {answer}"
        );
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_and_a_device_is_never_replaced() {
    let home = tempfile::tempdir().expect("a folder");
    for words in [
        &["score", "mechanica", "--example"][..],
        &["schema", "score-mechanica"],
        &["score", "mechanica", "--ask"],
        &["own-sheet"],
    ] {
        let full = fs::OpenOptions::new()
            .write(true)
            .open("/dev/full")
            .expect("a full disk");
        let output = program(home.path(), words)
            .stdout(full)
            .output()
            .expect("it runs");
        assert_eq!(output.status.code(), Some(1), "{words:?}");
        assert!(
            text(&output.stderr).contains("The answer could not be written"),
            "{words:?}: {}",
            text(&output.stderr)
        );
    }
    assert!(!home.path().join("sheets").exists() && !home.path().join("scores").exists());
    // A device of the tests: a pipe, which nobody reads.
    let pipe = home.path().join("pipe");
    assert!(
        std::process::Command::new("mkfifo")
            .arg(&pipe)
            .status()
            .expect("it runs")
            .success()
    );
    let name = pipe.to_str().expect("UTF-8");
    let output = run(
        home.path(),
        &["print", "make-yourself-at-home", "-o", name, "--replace"],
    );
    assert_eq!(output.status.code(), Some(1));
    assert!(
        text(&output.stderr).contains("is not a file"),
        "{}",
        text(&output.stderr)
    );
    assert!(!fs::metadata(&pipe).expect("there").is_file());
}

/// Runs each use in both languages and with `--json`; no file may change.
fn try_all(uses: &[Use], home: &Path, dir: &Path, data: &Path) {
    let before = all_files(home);
    let mut wrong = String::new();
    for (line, exit, says) in uses {
        let line = line
            .replace("{dir}", dir.to_str().expect("UTF-8"))
            .replace("{data}", data.to_str().expect("UTF-8"));
        let words: Vec<&str> = line.split(' ').collect();
        for language in ["en", "it"] {
            // `--lang` comes first: a value must not swallow it.
            let output = program(data, &[&["--lang", language], &words[..]].concat())
                .output()
                .expect("it runs");
            let told = text(&output.stdout) + &text(&output.stderr);
            let is_told = if language == "en" {
                told.contains(says)
            } else {
                !told.contains('…')
            };
            if output.status.code() != Some(*exit)
                || !is_told
                || told.trim().is_empty()
                || told.contains("panicked")
            {
                wrong += &format!(
                    "{line} ({language}): {:?}, {told:?}\n",
                    output.status.code()
                );
            }
        }
        if !words.contains(&"--json") && !words.contains(&"--ask") && words[0] != "check" {
            let output = run(data, &[&words[..], &["--json"]].concat());
            let last = text(&output.stdout)
                .lines()
                .last()
                .map(str::to_owned)
                .unwrap_or_default();
            let answer: Value = serde_json::from_str(&last).unwrap_or_default();
            // An option that lacks its value may take the next word as a mistake too.
            if output.status.code() != Some(*exit)
                || (answer["error"]["code"].is_null() && answer["errors"].is_null())
            {
                wrong += &format!("{line} --json: {:?}, {last}\n", output.status.code());
            }
        }
    }
    let after = all_files(home);
    let changed: Vec<&String> = after
        .keys()
        .filter(|name| after.get(*name) != before.get(*name))
        .collect();
    assert!(
        changed.is_empty() && after.len() == before.len(),
        "{changed:?}"
    );
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn empty_words_are_refused_and_name_what_is_missing() {
    let data = tempfile::tempdir().expect("a folder");
    for words in [
        &["report", ""][..],
        &["play", ""],
        &["play", "mechanica", "--names", ""],
        &["check", ""],
        &["add", ""],
        &["scores", "remove", ""],
        &["box", "set", "", "3"],
        &["--data-dir", "", "saves"],
    ] {
        let output = run(data.path(), words);
        let told = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{words:?}: {told}");
        assert!(
            told.contains("empty") || told.contains("needs a value"),
            "{words:?}: {told}"
        );
    }
    assert!(all_files(data.path()).is_empty());
}

#[test]
fn a_mission_that_is_added_with_errors_is_not_called_playable_all_the_same() {
    let home = tempfile::tempdir().expect("a folder");
    let (dir, data) = (home.path().join("mast"), home.path().join("data"));
    let folder = dir.to_str().expect("UTF-8");
    assert!(run(&data, &["new-mission", folder]).status.success());
    fs::remove_file(dir.join("it.ftl")).expect("removed");
    assert_eq!(run(&data, &["check", folder]).status.code(), Some(1));
    let added = text(&run(&data, &["add", folder]).stdout);
    assert!(
        added.contains("wrong") && !added.contains("all the same"),
        "{added}"
    );
}

#[test]
fn what_nothing_reads_in_a_folder_is_told() {
    let home = tempfile::tempdir().expect("a folder");
    let (dir, data) = (home.path().join("mast"), home.path().join("data"));
    let folder = dir.to_str().expect("UTF-8");
    assert!(run(&data, &["new-mission", folder]).status.success());
    fs::write(dir.join("box.json"), "garbage").expect("written");
    fs::create_dir(dir.join("Decks")).expect("a folder");
    fs::write(dir.join("EN.FTL"), "garbage").expect("written");
    let told = text(&run(&data, &["check", folder]).stdout);
    assert!(
        told.contains("mast/box.json") && told.contains("EN.FTL"),
        "{told}"
    );
}
