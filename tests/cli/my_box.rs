//! The subcommand `box`.

use std::fs;
use std::path::Path;

use pollster::FutureExt as _;
use serde_json::{Value, json};
use solkeeper::first_martians::my_box::BoxGroup;
use solkeeper::session::{self, Session};
use solkeeper::storage::Folders;

use crate::mission::answers;
use crate::process::{self, text};

fn run(data: &Path, words: &[&str]) -> (i32, String, String) {
    let output = process::run(data, words);
    (
        output.status.code().expect("a code"),
        text(&output.stdout),
        text(&output.stderr),
    )
}

fn told(data: &Path, words: &[&str]) -> String {
    let (code, out, error) = run(data, words);
    assert_eq!((code, error.as_str()), (0, ""), "{words:?}: {out}");
    out
}

fn answer(data: &Path, words: &[&str]) -> Value {
    serde_json::from_str(&told(data, &[words, &["--json"]].concat())).expect("JSON")
}

/// The value of that name in the list.
fn fact(data: &Path, name: &str) -> Value {
    let list = answer(data, &["box"]);
    let all = list["box"].as_array().expect("a list");
    all.iter()
        .find(|fact| fact["name"] == name)
        .unwrap_or_else(|| panic!("no {name}"))
        .clone()
}

/// Starts a game; returns its save and the box in it.
fn begun(folders: &Folders) -> (String, Value) {
    let start = solkeeper::first_martians::state::Start {
        seed: 1,
        players: 2,
        read_before: Default::default(),
    };
    let session = Session::create(
        folders,
        &session::library(folders).block_on(),
        "make-yourself-at-home",
        &start,
    )
    .block_on()
    .expect("a game is begun");
    let text = session.header().bundle["files"]["box.json"]
        .as_str()
        .expect("the box")
        .to_owned();
    (
        session.id().to_owned(),
        serde_json::from_str(&text).expect("JSON"),
    )
}

/// Almanac, Elementi rotti (L731): no source says which part keeps rovers from Explore, so the owner is told.
#[test]
fn a_penalty_that_no_part_has_is_named_until_it_is_set() {
    let data = tempfile::tempdir().expect("a folder");
    assert_eq!(
        answer(data.path(), &["box"])["missing_penalties"],
        json!(["no_rovers"])
    );
    for (lang, said) in [
        ("en", "no rovers in Explore"),
        ("it", "niente rover in Esplorazione"),
    ] {
        let told = told(data.path(), &["box", "--lang", lang]);
        let lines = told
            .lines()
            .filter(|line| line.contains("lmanac") && line.contains(said))
            .count();
        assert_eq!(lines, 1, "{told}");
    }
    answer(
        data.path(),
        &["box", "set", "penalties.garage_hall.cpu", "no_rovers"],
    );
    assert_eq!(
        answer(data.path(), &["box"])["missing_penalties"],
        json!([])
    );
}

#[test]
fn every_value_is_a_line_and_assumed_ones_are_marked() {
    let data = tempfile::tempdir().expect("a folder");
    for (language, assumed, name) in [
        ("en", "assumed", "malfunction_dice.working_block.1"),
        ("it", "presunto", "dadi_avaria.complesso_lavorativo.1"),
    ] {
        let list = told(data.path(), &["box", "--lang", language]);
        let facts = list
            .lines()
            .filter(|line| line.starts_with("  ") && line.contains(" = "))
            .count();
        assert_eq!(
            facts,
            answer(data.path(), &["box"])["box"]
                .as_array()
                .expect("a list")
                .len()
        );
        assert!(
            list.lines()
                .any(|line| line.contains(name) && line.contains(assumed)),
            "{list}"
        );
        assert!(
            !list.contains("(in ") && !list.contains(['{', '}']),
            "{list}"
        );
    }
    assert!(
        !data.path().join("box.json").exists(),
        "looking writes nothing"
    );
}

/// Every listed name and value can be typed as printed.
#[test]
fn corrections_in_either_language_apply_to_new_games_only() {
    let data = tempfile::tempdir().expect("a folder");
    let folders = Folders::in_one(data.path());
    let (old, before) = begun(&folders);
    told(
        data.path(),
        &["box", "set", "malfunction_dice.working.1", "1"],
    );
    told(
        data.path(),
        &[
            "box",
            "imposta",
            "penalita.laboratorio.elemento_cpu",
            "niente_rover",
            "--lang",
            "it",
        ],
    );
    told(
        data.path(),
        &["box", "set", "parts.lab", "cpu, energy connector"],
    );
    told(
        data.path(),
        &[
            "box",
            "imposta",
            "Mappa.3.direzioni",
            "N",
            "S",
            "--lang",
            "it",
        ],
    );
    assert_eq!(
        fact(data.path(), "penalties.lab.cpu")["value"],
        json!("no_rovers")
    );
    assert_eq!(
        fact(data.path(), "malfunction_dice.working.1")["assumed"],
        json!(false)
    );
    assert_eq!(
        fact(data.path(), "malfunction_dice.working.2")["assumed"],
        json!(true)
    );
    let stored: Value =
        serde_json::from_slice(&fs::read(data.path().join("box.json")).expect("a file"))
            .expect("JSON");
    assert_eq!(
        stored["corrections"]
            .as_object()
            .expect("corrections")
            .len(),
        4,
        "only what differs is stored: {stored}"
    );
    let (_, after) = begun(&folders);
    assert_eq!(
        after["malfunction_dice"]["working"],
        json!([1, 0, 1, 1, 2, 2])
    );
    assert_eq!(after["board"]["map"]["3"], json!(["n", "s"]));
    assert_eq!(after["parts"]["lab"], json!(["energy", "cpu"]));
    let (old, _) = <Session>::resume(&folders, &old)
        .block_on()
        .expect("it resumes");
    let text = old.header().bundle["files"]["box.json"]
        .as_str()
        .expect("the box");
    assert_eq!(
        serde_json::from_str::<Value>(text).expect("JSON"),
        before,
        "a game that was begun has changed"
    );
}

#[test]
fn a_group_is_confirmed_and_reset() {
    let data = tempfile::tempdir().expect("a folder");
    let folders = Folders::in_one(data.path());
    told(
        data.path(),
        &["box", "conferma", "penalita", "--lang", "it"],
    );
    told(data.path(), &["box", "confirm", "map.1.pawns"]);
    let own = session::my_box::open(&folders)
        .block_on()
        .0
        .expect("the box");
    assert!(!own.game_box().is_assumed(BoxGroup::Penalties));
    assert!(own.game_box().is_assumed(BoxGroup::Map));
    let names = begun(&folders).1["assumed"].clone();
    assert!(
        !names
            .as_array()
            .expect("names")
            .contains(&json!("penalties")),
        "{names}"
    );
    told(data.path(), &["box", "reset", "penalties"]);
    assert!(
        session::my_box::open(&folders)
            .block_on()
            .0
            .expect("the box")
            .game_box()
            .is_assumed(BoxGroup::Penalties)
    );
}

#[test]
fn invalid_input_is_reported_and_nothing_is_written() {
    let data = tempfile::tempdir().expect("a folder");
    for (words, code) in [
        (
            &["box", "set", "malfunction_dice.working.7", "1"][..],
            "unknown-name",
        ),
        (&["box", "set", "malfunction_dice.working.1", "9"], "unfit"),
        (&["box", "set", "penalties.lab.cpu", "thunder"], "unfit"),
        (&["box", "set", "parts.lab", "wheels"], "unfit"),
        (&["box", "set", "map.1.directions", "none"], "nothing-left"),
        (&["box", "reset", "moons"], "unknown-name"),
        (&["box", "paint", "moons"], "bad-box"),
        (&["box", "set", "map.1.pawns"], "missing-argument"),
    ] {
        let (exit, out, _) = run(data.path(), &[words, &["--json"]].concat());
        let answer: Value =
            serde_json::from_str(&out).unwrap_or_else(|_| panic!("{words:?}: {out}"));
        assert!(
            exit > 0 && answer["error"]["code"] == code,
            "{words:?}: {answer}"
        );
        for language in ["en", "it"] {
            let (_, out, said) = run(data.path(), &[words, &["--lang", language]].concat());
            assert!(
                out.is_empty() && !said.contains("(in ") && !said.contains(['{', '}']),
                "{said}"
            );
        }
    }
    let (_, _, said) = run(
        data.path(),
        &[
            "box",
            "set",
            "malfunction_dice.working_blok.1",
            "1",
            "--lang",
            "en",
        ],
    );
    assert!(said.contains("working_block.1"), "{said}");
    assert!(!data.path().join("box.json").exists());
}

#[test]
fn an_unreadable_file_is_copied_aside_and_a_newer_one_is_unchanged() {
    let data = tempfile::tempdir().expect("a folder");
    let file = data.path().join("box.json");
    fs::write(&file, "{ not JSON").expect("a file");
    let list = told(data.path(), &["box", "--lang", "en"]);
    assert!(list.contains("could not be read"), "{list}");
    told(data.path(), &["box", "set", "map.1.pawns", "1"]);
    let kept: Vec<_> = fs::read_dir(data.path())
        .expect("a folder")
        .flatten()
        .map(|it| it.file_name())
        .collect();
    let kept = kept
        .iter()
        .find(|name| name.to_string_lossy().contains("bad-"))
        .expect("what was there was kept");
    assert_eq!(
        fs::read_to_string(data.path().join(kept)).expect("a copy"),
        "{ not JSON"
    );

    let newer = "{\"format\": 2, \"corrections\": []}";
    fs::write(&file, newer).expect("a file");
    let (code, out, error) = run(
        data.path(),
        &["box", "set", "map.1.pawns", "1", "--lang", "en"],
    );
    assert_eq!(code, 1, "{out}{error}");
    assert!(error.contains("newer version"), "{error}");
    assert_eq!(fs::read_to_string(&file).expect("still there"), newer);
}

#[test]
fn unknown_corrections_are_reported_kept_and_not_used() {
    let data = tempfile::tempdir().expect("a folder");
    let file = data.path().join("box.json");
    let text = "{\"format\": 1, \"corrections\": {\"moons.phobos\": 2, \"map.1.pawns\": 77, \"map.2.pawns\": 1}}";
    fs::write(&file, text).expect("a file");
    let list = told(data.path(), &["box", "--lang", "en"]);
    assert!(
        list.contains("moons.phobos") && list.contains("map.1.pawns,"),
        "{list}"
    );
    let folders = Folders::in_one(data.path());
    let own = session::my_box::open(&folders)
        .block_on()
        .0
        .expect("the box");
    assert_eq!(own.game_box().board.space_pawns[&2], 1);
    assert_eq!(own.game_box().board.space_pawns[&1], 0);
    let mut own = own;
    own.confirm(&own.fields(BoxGroup::Aoms));
    session::my_box::store(&folders, &session::my_box::Corrections::new(), &own)
        .block_on()
        .expect("it is stored");
    let stored: Value = serde_json::from_slice(&fs::read(&file).expect("a file")).expect("JSON");
    assert_eq!(stored["corrections"]["moons.phobos"], json!(2));
}

#[test]
fn of_corrections_made_at_the_same_time_none_is_lost() {
    let data = tempfile::tempdir().expect("a folder");
    let list = answer(data.path(), &["box"]);
    let dice = list["box"]
        .as_array()
        .expect("a list")
        .iter()
        .filter(|fact| fact["group"] == "malfunction_dice");
    let names: Vec<String> = dice
        .take(6)
        .map(|fact| fact["name"].as_str().expect("a name").to_owned())
        .collect();
    for round in 0..4_u8 {
        let value = (1 - round % 2).to_string();
        let begin = |name: &String| {
            let mut command = process::program(data.path(), &["box", "set", name, &value]);
            command
                .stdout(std::process::Stdio::null())
                .spawn()
                .expect("it runs")
        };
        let all: Vec<_> = names.iter().map(begin).collect();
        for mut child in all {
            assert!(child.wait().expect("it ends").success());
        }
        for name in &names {
            assert_eq!(
                fact(data.path(), name)["value"].to_string(),
                value,
                "{name} in round {round}"
            );
            assert_eq!(
                fact(data.path(), name)["own"],
                true,
                "{name} in round {round}"
            );
        }
    }
}

/// What the owner typed as the price of a skill is on the ID board, and is paid unless the crew says otherwise.
#[test]
fn the_price_of_a_skill_is_shown_and_paid() {
    for (lang, lines, costs, paid, other) in [
        (
            "en",
            [
                "skill medic 1: Steady hands",
                "board",
                "moved morale_tokens.0 3",
                "skill medic 1 used",
                "skill medic 2 used 1",
            ],
            "“Steady hands”: ready; it costs 2 Morale tokens",
            "Morale tokens of the Medic: from 3 to 1",
            "Morale tokens of the Medic: from 1 to 0",
        ),
        (
            "it",
            [
                "abilità medico 1: Steady hands",
                "tabellone",
                "mosso morale_tokens.0 3",
                "abilità medico 1 usata",
                "abilità medico 2 usata 1",
            ],
            "«Steady hands»: pronta; costa 2 segnalini Morale",
            "Segnalini Morale del Medico: da 3 a 1",
            "Segnalini Morale del Medico: da 1 a 0",
        ),
    ] {
        let data = tempfile::tempdir().expect("a folder");
        told(data.path(), &["box", "set", "skills.count", "1"]);
        told(
            data.path(),
            &["box", "set", "skills.1.name", "Steady hands"],
        );
        told(data.path(), &["box", "set", "skills.1.price", "2"]);
        let words = [
            "--lang",
            lang,
            "--seed",
            "5",
            "--players",
            "2",
            "--board",
            "full",
        ];
        let said = answers(data.path(), &words, &[&["", "", ""], &lines[..]].concat());
        for (said, wanted) in [(&said[5], costs), (&said[7], paid), (&said[8], other)] {
            assert!(said.contains(wanted), "{wanted}: {said}");
        }
    }
}
