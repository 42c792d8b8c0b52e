//! What can be played, and missions by name.

use serde_json::Value;

use crate::process::{MISSION, program, run, text, typed};

const TITLES: [(&str, [&str; 2]); 6] = [
    (MISSION, ["Make Yourself at Home", "Come a Casa Vostra"]),
    (
        "a-grain-of-salt",
        ["A Grain of Salt", "Con un Grano di Sale"],
    ),
    (
        "the-quiet-valley",
        ["The Quiet Valley", "La Valle Silenziosa"],
    ),
    ("quarantine", ["Quarantine", "Quarantena"]),
    ("brown-sky", ["Brown Sky", "Cielo Bruno"]),
    ("the-long-haul", ["The Long Haul", "Di Lungo Corso"]),
];

#[test]
fn missions_and_play_alone_list_what_can_be_played() {
    let data = tempfile::tempdir().expect("a folder");
    for (place, lang) in ["en", "it"].into_iter().enumerate() {
        let listed = text(&run(data.path(), &["missions", "--lang", lang]).stdout);
        for (id, titles) in TITLES {
            assert!(
                listed
                    .lines()
                    .any(|line| *line == format!("{id}: {}", titles[place])),
                "{listed}"
            );
        }
        for game in ["pocket-mars: ", "mechanica: ", "mars-needs-mechanics: "] {
            assert!(
                listed.lines().any(|line| line.starts_with(game)),
                "{listed}"
            );
        }
        let alone = run(data.path(), &["play", "--lang", lang]);
        assert_eq!(
            (alone.status.code(), text(&alone.stdout)),
            (Some(0), listed)
        );
    }
    let listed: Value =
        serde_json::from_slice(&run(data.path(), &["missions", "--json"]).stdout).expect("JSON");
    let missions = listed["missions"].as_array().expect("a list");
    assert!(
        missions
            .iter()
            .any(|it| it["id"] == MISSION && it["own"] == false && it["playable"] == true),
        "{listed}"
    );
    assert_eq!(listed["games"].as_array().map(Vec::len), Some(3));
    // A program that leaves out the name has made an error.
    let answer: Value =
        serde_json::from_slice(&run(data.path(), &["play", "--json"]).stdout).expect("JSON");
    assert_eq!(answer["error"]["code"], "missing-argument");
}

#[test]
fn check_takes_the_name_of_a_mission_as_play_does() {
    let desk = tempfile::tempdir().expect("a folder");
    let data = desk.path().join("data");
    let run = |words: &[&str]| {
        program(&data, words)
            .current_dir(desk.path())
            .output()
            .expect("the program runs")
    };
    let checked = run(&["check", MISSION]);
    assert_eq!(
        (checked.status.code(), text(&checked.stdout)),
        (Some(0), format!("{MISSION}: nothing is wrong.\n"))
    );
    let missed = run(&["check", "make-yorself-at-home"]);
    assert_eq!(missed.status.code(), Some(1));
    let said = text(&missed.stdout);
    assert!(
        said.contains("solkeeper missions") && said.contains(&format!("Did you mean “{MISSION}”?")),
        "{said}"
    );
    // An added mission is listed as the owner's, and checked by its name; a folder of the same name here is named, and has a path.
    assert!(
        run(&["new-mission", "mast"]).status.success() && run(&["add", "mast"]).status.success()
    );
    assert!(
        text(&run(&["missions"]).stdout)
            .lines()
            .any(|line| line.starts_with("mast: ") && line.ends_with(", added by you"))
    );
    std::fs::write(desk.path().join("mast/mission.json"), "{}").expect("written");
    assert_eq!(
        run(&["check", "./mast"]).status.code(),
        Some(1),
        "the folder"
    );
    let listed = run(&["check", "mast"]);
    assert_eq!(listed.status.code(), Some(0), "the listed one");
    assert!(
        text(&listed.stderr).contains("./mast"),
        "{}",
        text(&listed.stderr)
    );
    std::fs::remove_dir_all(desk.path().join("mast")).expect("removed");
    let checked = run(&["check", "mast"]);
    assert_eq!(checked.status.code(), Some(0), "{}", text(&checked.stdout));
}

#[test]
fn a_crew_is_named_on_the_command_line() {
    let data = tempfile::tempdir().expect("a folder");
    let said = typed(
        data.path(),
        &[
            "play",
            MISSION,
            "--names",
            "Ada, Zoè Bianchi,Lin",
            "--lang",
            "en",
        ],
        &[],
    );
    for line in [
        "players = 3",
        "name-1 = Ada",
        "name-2 = Zoè Bianchi",
        "name-3 = Lin",
    ] {
        assert!(said.lines().any(|it| it == line), "{line} in {said}");
    }
    let auto = run(
        data.path(),
        &[
            "play", MISSION, "--names", "Ada,Bo", "--auto", "--seed", "7",
        ],
    );
    assert_eq!(auto.status.code(), Some(0));
    assert!(text(&auto.stdout).contains("Ada"), "{}", text(&auto.stdout));
    for names in [
        ["--names", "A,B,C,D,E"].as_slice(),
        &["--names", "A,B,C", "--players", "2"],
    ] {
        let refused = run(data.path(), &[&["play", MISSION], names].concat());
        assert_eq!(refused.status.code(), Some(2), "{names:?}");
    }
}
