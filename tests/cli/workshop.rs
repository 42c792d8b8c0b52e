//! The subcommands for authors.

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Output, Stdio};

use serde_json::{Value, json};

use crate::process::{Game, MISSION, program, text, typed};

const LANGUAGES: [&str; 2] = ["en", "it"];

/// A folder to work in, with a data folder inside.
pub struct Desk {
    folder: tempfile::TempDir,
}

impl Desk {
    pub fn new() -> Self {
        Self {
            folder: tempfile::tempdir().expect("a folder"),
        }
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub fn run(&self, words: &[&str]) -> Output {
        program(&self.path("data"), words)
            .current_dir(self.folder.path())
            .output()
            .expect("the program runs")
    }

    /// The output of a successful run.
    pub fn well(&self, words: &[&str]) -> String {
        let output = self.run(words);
        assert_eq!(
            output.status.code(),
            Some(0),
            "{words:?}: {}{}",
            text(&output.stdout),
            text(&output.stderr)
        );
        text(&output.stdout)
    }

    pub fn json(&self, words: &[&str]) -> Value {
        serde_json::from_str(&self.well(&[words, &["--json"]].concat())).expect("JSON")
    }

    /// The error message of a failed run, and its code in JSON.
    fn no(&self, words: &[&str]) -> (String, String) {
        let before = everything(self.folder.path());
        let told = self.run(&[words, &["--lang", "en"]].concat());
        assert_eq!(
            told.status.code(),
            Some(1),
            "{words:?}: {}",
            text(&told.stdout)
        );
        let italian = self.run(&[words, &["--lang", "it"]].concat());
        assert_ne!(
            text(&italian.stderr),
            text(&told.stderr),
            "told in both languages"
        );
        let coded = self.run(&[words, &["--json"]].concat());
        let error: Value = serde_json::from_str(&text(&coded.stdout)).expect("JSON");
        assert_eq!(
            everything(self.folder.path()),
            before,
            "{words:?} writes nothing"
        );
        (
            text(&told.stderr),
            error["error"]["code"].as_str().expect("a code").to_owned(),
        )
    }

    pub fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.path(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        fs::write(&path, text).expect("written");
        path
    }

    fn replace(&self, name: &str, from: &str, to: &str) {
        let before = fs::read_to_string(self.path(name)).expect("there");
        assert!(before.contains(from), "{name} holds {from}");
        // In one step, so that a program that watches the file never reads half of it.
        let whole = self.write("replaced", &before.replacen(from, to, 1));
        fs::rename(whole, self.path(name)).expect("replaced");
    }
}

/// Every file below a folder, with its bytes.
pub fn everything(folder: &Path) -> BTreeSet<(PathBuf, Vec<u8>)> {
    let mut all = BTreeSet::new();
    for entry in fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(Result::ok)
    {
        let path = entry.path();
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            all.extend(everything(&path));
        } else {
            all.extend([(path.clone(), fs::read(&path).unwrap_or_default())]);
        }
    }
    all
}

#[test]
fn simulations_are_repeatable_and_list_unseen_elements() {
    let desk = Desk::new();
    let words = [
        "simulate", MISSION, "--games", "6", "--board", "story", "--seed", "40",
    ];
    let first = desk.json(&words);
    assert_eq!(desk.json(&words), first, "the same seed, the same games");
    assert_ne!(
        desk.json(&[
            "simulate", MISSION, "--games", "6", "--board", "story", "--seed", "41"
        ]),
        first
    );
    let by_players = first["by_players"].as_array().expect("a list");
    assert_eq!(
        by_players
            .iter()
            .map(|it| it["players"].clone())
            .collect::<Vec<_>>(),
        [1, 2, 3, 4]
    );
    for one in by_players {
        assert_eq!(one["games"], 6);
        let outcomes = one["outcomes"].as_object().expect("outcomes");
        assert_eq!(outcomes.values().filter_map(Value::as_u64).sum::<u64>(), 6);
        let endings = one["came"]["ending"].as_object().expect("endings");
        assert_eq!(
            endings
                .values()
                .filter_map(|it| it["games"].as_u64())
                .sum::<u64>(),
            6
        );
        let events = one["came"]["event"].as_object().expect("events");
        let sols: Vec<u64> = one["tracks"]["morale"]
            .as_array()
            .expect("sols")
            .iter()
            .filter_map(|it| it["games"].as_u64())
            .collect();
        assert_eq!(sols[0], 6, "every game has a first sol");
        assert_eq!(
            events
                .values()
                .filter_map(|it| it["times"].as_u64())
                .sum::<u64>(),
            sols.iter().sum::<u64>(),
            "one a sol"
        );
        for never in one["never"].as_array().expect("a list") {
            let count = &one["came"][never["kind"].as_str().expect("a kind")]
                [never["id"].as_str().expect("an id")];
            assert_eq!(count["games"], 0, "{never}");
        }
        assert_eq!(
            one["tracks"]["stress"],
            Value::Null,
            "the players keep the board"
        );
    }
    // The elements never seen overall are those never seen with each number of players.
    let never = |value: &Value| -> BTreeSet<String> {
        value
            .as_array()
            .expect("a list")
            .iter()
            .map(Value::to_string)
            .collect()
    };
    let each = by_players
        .iter()
        .map(|it| never(&it["never"]))
        .reduce(|a, b| &a & &b)
        .expect("four");
    assert_eq!(never(&first["never"]), each);
    assert!(!each.is_empty() && by_players.iter().any(|it| never(&it["never"]) != each));
}

#[test]
fn a_simulated_game_equals_an_automatic_one_with_the_same_seed() {
    let desk = Desk::new();
    for (board, players) in [("story", "3"), ("full", "2")] {
        let played = desk.json(&[
            "play",
            MISSION,
            "--auto",
            "--seed",
            "9",
            "--players",
            players,
            "--board",
            board,
        ]);
        let simulated = desk.json(&[
            "simulate",
            MISSION,
            "--games",
            "1",
            "--seed",
            "9",
            "--players",
            players,
            "--board",
            board,
        ]);
        let one = &simulated["by_players"][0];
        assert_eq!(one["sols"]["max"], played["sol"], "{board}");
        assert_eq!(
            one["won"] == 1,
            played["outcome"].get("won").is_some(),
            "{board}: {played}"
        );
    }
}

#[test]
fn a_simulation_report_is_aligned_in_both_languages() {
    let desk = Desk::new();
    for language in LANGUAGES {
        let told = desk.well(&[
            "simulate",
            MISSION,
            "--games",
            "3",
            "--players",
            "4",
            "--board",
            "story",
            "--lang",
            language,
        ]);
        let titles = [
            ["A Date in the Calendar", "One Bunk Short", "Cargo Overhead"],
            [
                "Una data nel calendario",
                "Una cuccetta in meno",
                "Un carico in orbita",
            ],
        ][usize::from(language == "it")];
        for expected in titles.into_iter().chain(["4 ", "%"]) {
            assert!(told.contains(expected), "{language}: {expected}");
        }
        let events: Vec<&str> = told
            .lines()
            .skip_while(|line| !(line.contains(titles[0]) && line.contains('%')))
            .take(10)
            .collect();
        let width = events[0].chars().count();
        assert!(
            events.iter().all(|line| line.chars().count() == width),
            "{events:#?}"
        );
        assert!(
            !told.contains("one-bunk-short") && !told.contains(MISSION),
            "{language}: titles, not ids"
        );
    }
    // First what the author can change; the cards that are shared with other missions only on request.
    let words = [
        "simulate",
        MISSION,
        "--games",
        "3",
        "--players",
        "4",
        "--board",
        "story",
        "--lang",
        "en",
    ];
    let (short, long) = (
        desk.well(&words),
        desk.well(&[&words[..], &["--all"]].concat()),
    );
    let card = "Loose slope";
    assert!(!short.contains(card) && long.contains(card), "{short}");
    assert!(
        short.contains("--all lists them") && !long.contains("--all lists them"),
        "{short}"
    );
    let place = |wanted: &str| {
        short
            .find(wanted)
            .unwrap_or_else(|| panic!("{wanted} in {short}"))
    };
    assert!(place("never came") < place("Mission Events"), "{short}");
    let (told, random) = (
        desk.run(&["simulate", "nowhere"]),
        desk.run(&["simulate", MISSION, "--player", "clever"]),
    );
    assert_eq!(
        (told.status.code(), random.status.code()),
        (Some(2), Some(2))
    );
    assert_eq!(
        desk.run(&["simulate", MISSION, "--games", "0"])
            .status
            .code(),
        Some(2)
    );
    assert!(
        desk.well(&[
            "simulate",
            MISSION,
            "--games",
            "1",
            "--players",
            "1",
            "--player",
            "random"
        ])
        .contains("random")
    );
}

#[test]
fn the_mission_sheet_is_one_page_without_secrets() {
    let desk = Desk::new();
    for (language, title) in [
        ("en", "Make Yourself at Home"),
        ("it", "Come a Casa Vostra"),
    ] {
        let page = desk.well(&["print", MISSION, "--lang", language]);
        assert!(
            page.contains(&format!("<html lang=\"{language}\">"))
                && page.contains(&format!("<h1>{title}</h1>"))
        );
        for expected in ["@media print", "R1-S", "●", "<th scope=\"row\">"] {
            let expected = if language == "it" {
                expected.replace("R1-S", "A1-S")
            } else {
                expected.to_owned()
            };
            assert!(page.contains(&expected), "{language}: {expected}");
        }
        let assumed = if language == "en" {
            "(assumed)"
        } else {
            "(presunto)"
        };
        assert!(
            page.matches(assumed).count() >= 9,
            "{language}: what is assumed is marked"
        );
        for outside in [
            "http", "src=", "<link", "@import", "url(", "<script", "{body}", "\u{2068}",
        ] {
            assert!(!page.contains(outside), "{language}: {outside}");
        }
        // Titles of events, consequences and endings are not on the sheet.
        let prose =
            fs::read_to_string(format!("missions/{MISSION}/{language}.ftl")).expect("shipped");
        let secret = prose
            .split("## Mission Events")
            .nth(1)
            .or_else(|| prose.split("## Eventi").nth(1))
            .expect("events");
        let titles: Vec<&str> = secret
            .lines()
            .filter_map(|line| line.trim().strip_prefix(".title = "))
            .collect();
        assert!(titles.len() > 16);
        for title in titles {
            assert!(!page.contains(title), "{language}: {title} is secret");
        }
    }
}

#[test]
fn a_mission_is_checked_again_when_it_changes() {
    let desk = Desk::new();
    desk.well(&["new-mission", "sharp"]);
    let mut watching = program(
        &desk.path("data"),
        &["check", "sharp", "--watch", "--lang", "en"],
    );
    let mut child = watching
        .current_dir(desk.folder.path())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut lines = BufReader::new(child.stdout.take().expect("piped"))
        .lines()
        .map(|line| line.expect("UTF-8"));
    let mut told = || {
        lines
            .by_ref()
            .take_while(|line| !line.starts_with("Waiting for a change"))
            .collect::<Vec<_>>()
            .join("\n")
    };
    assert!(told().contains("nothing is wrong"));
    desk.replace("sharp/en.ftl", ".title = The Mast", ".tilte = The Mast");
    let wrong = told();
    assert!(
        wrong.contains("sharp/en.ftl:") && wrong.contains("error"),
        "{wrong}"
    );
    desk.replace("sharp/en.ftl", ".tilte = The Mast", ".title = The Mast");
    assert!(told().contains("nothing is wrong"), "mended");
    child.kill().expect("it still waits");
    let _ = child.wait();
}

#[test]
fn the_map_of_a_mission_shows_all_that_leads_to_something() {
    let desk = Desk::new();
    for mission in [
        "make-yourself-at-home",
        "the-long-haul",
        "brown-sky",
        "quarantine",
        "the-quiet-valley",
        "a-grain-of-salt",
    ] {
        for language in ["en", "it"] {
            let page = desk.well(&["print", mission, "--map", "--lang", language]);
            for outside in [
                "http", "src=", "<link", "@import", "url(", "<script", "{body}", "\u{2068}",
            ] {
                assert!(!page.contains(outside), "{mission}, {language}: {outside}");
            }
            // Every link leads to words, and every box to its own.
            let links = page
                .split("href=\"#")
                .skip(1)
                .filter_map(|rest| rest.split('"').next());
            links.for_each(|to| {
                assert_eq!(
                    page.matches(&format!("<article id=\"{to}\">")).count(),
                    1,
                    "{mission}: {to}"
                );
            });
            let json =
                fs::read_to_string(format!("missions/{mission}/mission.json")).expect("shipped");
            for flag in json
                .split("\"set_flag\": \"")
                .skip(1)
                .filter_map(|rest| rest.split('"').next())
            {
                assert!(
                    page.contains(&format!("<h3>{flag}</h3>")),
                    "{mission}: {flag}"
                );
            }
            let prose =
                fs::read_to_string(format!("missions/{mission}/{language}.ftl")).expect("shipped");
            let secret = prose
                .split("## Mission Events")
                .nth(1)
                .or_else(|| prose.split("## Eventi").nth(1))
                .expect("events");
            for title in secret
                .lines()
                .filter_map(|line| line.trim().strip_prefix(".title = "))
            {
                assert!(
                    page.contains(&format!("<h3>{title} <code>")),
                    "{mission}, {language}: {title}"
                );
            }
        }
    }
}

#[test]
fn texts_of_a_mission_are_escaped_on_its_sheet() {
    let desk = Desk::new();
    desk.well(&["new-mission", "sharp"]);
    desk.replace(
        "sharp/en.ftl",
        ".title = The Mast",
        ".title = <script>alert(1)</script> & \"co\"",
    );
    let page = desk.well(&["print", "sharp", "--lang", "en"]);
    assert!(!page.contains("<script"));
    assert_eq!(
        page.matches("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;co&quot;")
            .count(),
        2,
        "head and heading"
    );
    assert!(
        !page.contains("Words from Home"),
        "an objective that is hidden at first"
    );
}

#[test]
fn files_are_not_replaced_without_the_flag() {
    let desk = Desk::new();
    let kept = desk.write("sheet.html", "mine");
    let (told, code) = desk.no(&["print", MISSION, "-o", "sheet.html"]);
    assert!(
        told.contains("sheet.html") && told.contains("--replace"),
        "{told}"
    );
    assert_eq!(code, "file-there");
    desk.well(&["print", MISSION, "-o", "sheet.html", "--replace"]);
    assert!(
        fs::read_to_string(kept)
            .expect("there")
            .starts_with("<!DOCTYPE html>")
    );
}

#[test]
fn a_story_is_written_as_markdown_or_html() {
    let desk = Desk::new();
    let played = desk.json(&[
        "play",
        MISSION,
        "--auto",
        "--seed",
        "5",
        "--players",
        "2",
        "--board",
        "story",
    ]);
    let save = played["save"].as_str().expect("a save");
    for language in LANGUAGES {
        let markdown = desk.well(&["report", save, "--lang", language]);
        let page = desk.well(&["report", save, "--html", "--lang", language]);
        assert!(
            markdown.starts_with("# ") && page.contains(&format!("<html lang=\"{language}\">"))
        );
        let headings = |text: &str| {
            text.lines()
                .filter_map(|line| line.strip_prefix("## "))
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        assert!(headings(&markdown).len() > 5);
        for heading in headings(&markdown) {
            assert!(
                page.contains(&format!("<h2>{heading}</h2>")),
                "{language}: {heading}"
            );
        }
        assert_eq!(
            page.matches("<li>").count(),
            markdown
                .lines()
                .filter(|line| line.starts_with("- "))
                .count()
        );
        assert_eq!(page.matches("<ul>").count(), page.matches("</ul>").count());
        for outside in ["http", "src=", "<script", "set_flag", "chance_used"] {
            assert!(!page.contains(outside), "{language}: {outside}");
        }
    }
    desk.well(&["report", save, "--html", "-o", "story.html"]);
    desk.well(&["report", save, "-o", "story.md"]);
    assert!(
        desk.path("story.html").exists()
            && fs::read_to_string(desk.path("story.md"))
                .expect("there")
                .starts_with("# ")
    );
}

#[test]
fn a_new_mission_checks_clean_and_plays_in_both_languages() {
    let desk = Desk::new();
    for language in LANGUAGES {
        let name = format!("mast-{language}");
        desk.well(&["new-mission", &name, "--lang", language]);
        let checked = desk.json(&["check", &name]);
        assert_eq!(checked["diagnostics"], json!([]), "{language}");
        let end = desk.json(&[
            "play",
            &name,
            "--auto",
            "--seed",
            "2",
            "--players",
            "4",
            "--board",
            "full",
        ]);
        assert!(end["outcome"].is_object(), "{end}");
        let readme = fs::read_to_string(desk.path(&name).join("README.md")).expect("there");
        assert!(
            readme.contains(&name) && !readme.contains("template-mission"),
            "{readme}"
        );
        let schema: Value = serde_json::from_str(&desk.well(&["schema", "mission"])).expect("JSON");
        let beside =
            fs::read_to_string(desk.path(&name).join("mission.schema.json")).expect("there");
        assert_eq!(
            serde_json::from_str::<Value>(&beside).expect("JSON"),
            schema
        );
    }
    desk.write("notes/mine.txt", "mine");
    let (told, code) = desk.no(&["new-mission", "notes"]);
    assert!(told.contains("notes") && code == "folder-there", "{told}");
    fs::create_dir(desk.path("empty")).expect("made");
    desk.well(&["new-mission", "empty"]);
    assert_eq!(
        desk.run(&["new-mission", "Not A Name"]).status.code(),
        Some(2)
    );
    assert!(desk.well(&["schema"]).contains("anyOf"));
    assert_eq!(desk.run(&["schema", "nothing"]).status.code(), Some(2));
}

/// A skeleton of every kind and size has nothing wrong but its texts, and plays; questions answered lead to the same files.
#[test]
fn a_skeleton_lacks_its_texts_alone_and_plays() {
    let desk = Desk::new();
    for (kind, sols, events) in [
        ("building", "7", "18"),
        ("exploration", "5", "12"),
        ("research", "12", "30"),
    ] {
        let made = desk.json(&[
            "new-mission",
            kind,
            "--kind",
            kind,
            "--sols",
            sols,
            "--events",
            events,
        ]);
        let found = desk.json(&["check", kind]);
        let codes: BTreeSet<&str> = found["diagnostics"]
            .as_array()
            .expect("a list")
            .iter()
            .filter_map(|it| it["code"].as_str())
            .collect();
        assert_eq!(codes, BTreeSet::from(["unwritten-text"]), "{kind}: {found}");
        assert_eq!(
            made["stubs"].as_u64(),
            found["diagnostics"]
                .as_array()
                .and_then(|all| all.len().try_into().ok())
        );
        for board in ["story", "full"] {
            let end = desk.json(&[
                "play",
                kind,
                "--auto",
                "--seed",
                "2",
                "--players",
                "3",
                "--board",
                board,
            ]);
            assert!(!end["outcome"].is_null(), "{kind}, {board}: {end}");
        }
    }
    let ask = |folder: &str, words: &[&str], lines: &[&str]| {
        let at = desk.path(folder).display().to_string();
        typed(
            &desk.path("data"),
            &[&["new-mission", &at, "--ask"], words].concat(),
            lines,
        )
    };
    let asked = ask(
        "asked/building",
        &["--lang", "it"],
        &["2", "<", "2", "4x", "", "18"],
    );
    assert!(
        asked.contains("Quanti sol") && asked.contains("Quanti eventi"),
        "{asked}"
    );
    let mission =
        |folder: &str| fs::read_to_string(desk.path(folder).join("mission.json")).expect("there");
    assert_eq!(mission("asked/building"), mission("building"));
    assert!(ask("left", &[], &["3", "quit"]).contains("Nothing was written"));
    assert!(!desk.path("left").exists());
    let example = ask("example", &[], &[""]);
    assert!(
        example.contains("It plays as it is") && !example.contains("How many sols"),
        "{example}"
    );
}

#[test]
fn the_texts_that_a_mission_lacks_are_written_as_stubs() {
    let desk = Desk::new();
    desk.well(&["new-mission", "mast"]);
    let whole = ["en", "it"].map(|code| {
        fs::read_to_string(desk.path("mast").join(format!("{code}.ftl"))).expect("there")
    });
    assert_eq!(
        desk.json(&["new-mission", "mast"])["stubs"],
        0,
        "nothing is missing"
    );
    // A skeleton: the numbers alone. Every text is an error until its stub is there, then a note.
    for code in LANGUAGES {
        fs::remove_file(desk.path("mast").join(format!("{code}.ftl"))).expect("removed");
    }
    let errors = |found: &Value| {
        found["diagnostics"]
            .as_array()
            .expect("a list")
            .iter()
            .filter(|it| it["severity"] == "error")
            .count()
    };
    let check = |desk: &Desk| -> Value {
        let output = desk.run(&["check", "mast", "--json"]);
        serde_json::from_slice(&output.stdout).expect("JSON")
    };
    assert!(errors(&check(&desk)) > 0);
    let stubs = desk.json(&["new-mission", "mast"])["stubs"]
        .as_u64()
        .expect("a number");
    let found = check(&desk);
    let codes: BTreeSet<&str> = found["diagnostics"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|it| it["code"].as_str())
        .collect();
    assert_eq!(codes, BTreeSet::from(["unwritten-text"]), "{found}");
    assert_eq!(
        found["diagnostics"].as_array().map(Vec::len),
        usize::try_from(stubs).ok(),
        "{found}"
    );
    let end = desk.json(&[
        "play",
        "mast",
        "--auto",
        "--seed",
        "2",
        "--players",
        "4",
        "--board",
        "full",
    ]);
    assert!(end["outcome"].is_object(), "{end}");
    // What is written stays; an attribute that is missing is added to its message.
    for (code, text) in LANGUAGES.into_iter().zip(whole) {
        let without: String = text
            .split_inclusive('\n')
            .filter(|line| !line.trim_start().starts_with(".idea"))
            .collect();
        assert_ne!(without, text);
        fs::write(desk.path("mast").join(format!("{code}.ftl")), &without).expect("written");
    }
    let said = desk.well(&["new-mission", "mast", "--lang", "en"]);
    assert!(said.contains("are to be written now"), "{said}");
    let found = check(&desk);
    assert_eq!(errors(&found), 0, "{found}");
    assert!(
        fs::read_to_string(desk.path("mast/en.ftl"))
            .expect("there")
            .contains("    .idea = TODO mast.idea\n")
    );
    // A mission.json that cannot be read gets none.
    fs::write(desk.path("mast/mission.json"), "{\"format\": 1, ").expect("written");
    let (told, code) = desk.no(&["new-mission", "mast"]);
    assert!(
        told.contains("Nothing was written") && code == "broken-mission",
        "{told}"
    );
}

#[test]
fn a_mission_is_packed_sent_and_added() {
    let author = Desk::new();
    author.well(&["new-mission", "mast"]);
    author.well(&["pack", "mast", "-o", "mast.json"]);
    let bundle = fs::read_to_string(author.path("mast.json")).expect("there");
    let names: Vec<String> = serde_json::from_str::<Value>(&bundle).expect("JSON")["files"]
        .as_object()
        .expect("files")
        .keys()
        .cloned()
        .collect();
    for expected in [
        "mast/mission.json",
        "mast/it.ftl",
        "box.json",
        "decks/adventures.json",
        "decks/it.ftl",
    ] {
        assert!(names.iter().any(|name| name == expected), "{expected}");
    }
    assert!(
        !names
            .iter()
            .any(|name| name.ends_with(".schema.json") || name.ends_with(".md")),
        "{names:?}"
    );

    let player = Desk::new();
    let path = player.write("mast.json", &bundle);
    player.json(&[
        "play",
        path.to_str().expect("UTF-8"),
        "--auto",
        "--seed",
        "1",
    ]);
    let added = player.json(&["add", "mast.json"]);
    assert_eq!(
        (added["mission"].as_str(), &added["diagnostics"]),
        (Some("mast"), &json!(0))
    );
    player.json(&["play", "mast", "--auto", "--seed", "1", "--players", "3"]);
    let there: BTreeSet<_> = everything(&player.path("data/missions"))
        .into_iter()
        .map(|(path, _)| path)
        .collect();
    let expected = ["mission.json", "en.ftl", "it.ftl"]
        .map(|name| player.path("data/missions/mast").join(name));
    assert_eq!(
        there,
        BTreeSet::from(expected),
        "decks of this program stay where they are"
    );
    let (told, code) = player.no(&["add", "mast.json"]);
    assert!(
        told.contains("--replace") && code == "mission-there",
        "{told}"
    );
    let replaced = player.json(&["add", "mast.json", "--replace"]);
    assert!(
        Path::new(replaced["replaced"].as_str().expect("a place"))
            .join("mission.json")
            .exists()
    );
}

#[test]
fn a_mission_brings_decks_of_its_own() {
    let author = Desk::new();
    author.well(&["new-mission", "mast"]);
    for file in [
        "adventures.json",
        "malfunctions.json",
        "events.json",
        "en.ftl",
        "it.ftl",
    ] {
        let text = fs::read_to_string(Path::new("missions/decks").join(file)).expect("shipped");
        author.write(&format!("mast/decks/{file}"), &text);
    }
    author.replace(
        "mast/decks/adventures.json",
        "\"blue-flash\"",
        "\"green-flash\"",
    );
    for language in LANGUAGES {
        author.replace(
            &format!("mast/decks/{language}.ftl"),
            "blue-flash =",
            "green-flash =",
        );
    }
    let found = author.json(&["check", "mast"])["diagnostics"]
        .as_array()
        .expect("a list")
        .clone();
    assert_eq!(
        found
            .iter()
            .map(|it| it["code"].clone())
            .collect::<Vec<_>>(),
        ["unused-file"],
        "the events are not listed"
    );
    author.well(&["pack", "mast", "-o", "mast.json"]);
    let simulated = author.json(&[
        "simulate",
        "mast.json",
        "--games",
        "1",
        "--players",
        "2",
        "--board",
        "story",
    ]);
    let adventures = simulated["by_players"][0]["came"]["adventure"]
        .as_object()
        .expect("Adventures")
        .clone();
    assert!(adventures.contains_key("green-flash") && !adventures.contains_key("blue-flash"));
    author.well(&["add", "mast.json"]);
    let own = author.json(&[
        "simulate",
        "mast",
        "--games",
        "1",
        "--players",
        "2",
        "--board",
        "story",
    ]);
    assert_eq!(
        own["by_players"], simulated["by_players"],
        "the same mission, wherever it lies"
    );
    let shipped = author.json(&[
        "simulate",
        MISSION,
        "--games",
        "1",
        "--players",
        "2",
        "--board",
        "story",
    ]);
    assert!(
        shipped["by_players"][0]["came"]["adventure"]
            .get("blue-flash")
            .is_some(),
        "the shared decks are as they were"
    );
    author.replace(
        "data/missions/mast/decks/it.ftl",
        "green-flash =",
        "grren-flash =",
    );
    let told = author.run(&["check"]);
    assert!(
        text(&told.stdout).contains("mast/decks/it.ftl:"),
        "named where it lies: {}",
        text(&told.stdout)
    );
}

#[test]
fn an_invalid_third_party_bundle_is_reported() {
    let desk = Desk::new();
    desk.well(&["new-mission", "mast"]);
    desk.well(&["pack", "mast", "-o", "good.json"]);
    let whole = fs::read_to_string(desk.path("good.json")).expect("there");
    let bundle: Value = serde_json::from_str(&whole).expect("JSON");
    let with = |change: &dyn Fn(&mut Value)| {
        let mut bundle = bundle.clone();
        change(&mut bundle);
        bundle.to_string()
    };
    let named = |name: &str| with(&|bundle| bundle["files"][name] = json!("x"));
    let as_mission = |id: &str| {
        whole
            .replace("\"mast", &format!("\"{id}"))
            .replace("\\\"mast\\\"", &format!("\\\"{id}\\\""))
    };
    let cases = [
        (
            "too-big",
            with(&|bundle| bundle["files"]["mast/en.ftl"] = json!("x".repeat(17 * 1024 * 1024))),
            "no-mission",
            "larger",
        ),
        (
            "too-deep",
            format!("{{\"files\": {}1{}}}", "[".repeat(4000), "]".repeat(4000)),
            "no-mission",
            "deep",
        ),
        ("deep-name", named("mast/a/b/c.json"), "no-mission", "deep"),
        ("up", named("../evil.json"), "no-mission", "../evil.json"),
        (
            "up-inside",
            named("mast/../../evil.json"),
            "no-mission",
            "deep",
        ),
        (
            "absolute",
            named("/tmp/evil.json"),
            "no-mission",
            "/tmp/evil.json",
        ),
        (
            "backslash",
            named("mast\\evil.json"),
            "no-mission",
            "evil.json",
        ),
        ("drive", named("C:evil.json"), "no-mission", "C:evil.json"),
        ("nul", named("mast/a\0.json"), "no-mission", "u{0}"),
        ("stranger", named("mast/run.sh"), "no-mission", "run.sh"),
        (
            "half",
            whole.chars().take(whole.len() / 2).collect(),
            "no-mission",
            "middle",
        ),
        (
            "newer",
            whole.replacen("\"format\": 1", "\"format\": 7", 1),
            "no-mission",
            "later version",
        ),
        (
            "newer-mission",
            whole.replacen("\\\"format\\\": 1", "\\\"format\\\": 7", 10),
            "broken-mission",
            "cannot be played",
        ),
        ("shipped", as_mission(MISSION), "shipped-mission", MISSION),
        ("decks", as_mission("decks"), "no-mission", "decks"),
        (
            "many",
            with(&|bundle| {
                (0..300).for_each(|at| bundle["files"][format!("mast/{at}.ftl")] = json!(""));
            }),
            "no-mission",
            "200",
        ),
        (
            "deep-mission",
            with(&|bundle| bundle["files"]["mast/mission.json"] = json!("[".repeat(90_000))),
            "broken-mission",
            "cannot be played",
        ),
        ("empty", "{}".to_owned(), "no-mission", "bundle"),
        ("no-json", "hello".to_owned(), "no-mission", "bundle"),
        (
            "bad-id",
            whole.replace("mast", "../mast"),
            "no-mission",
            "../mast",
        ),
    ];
    for (name, text, code, word) in cases {
        let path = desk.write(&format!("{name}.json"), &text);
        let (told, found) = desk.no(&["add", path.to_str().expect("UTF-8")]);
        assert_eq!(found, code, "{name}: {told}");
        assert!(
            told.contains(word) && !told.contains('\0'),
            "{name}: {told}"
        );
        assert_eq!(told.trim().lines().count(), 1, "{name}: {told}");
        assert!(!desk.path("data/missions").exists(), "{name}");
    }
    assert_eq!(desk.no(&["add", "nothing.json"]).1, "no-mission");
    // A text with too deep nesting is not read.
    let brackets = format!("mast =\n    {}", "{ FN(\"}\", ".repeat(30_000));
    for file in [
        "mast/en.ftl",
        "mast/it.ftl",
        "decks/en.ftl",
        "decks/adventures.json",
    ] {
        let path = desk.write(
            "deep.json",
            &with(&|bundle| bundle["files"][file] = json!(brackets)),
        );
        let told = desk.run(&["check", path.to_str().expect("UTF-8")]);
        assert_eq!(
            told.status.code(),
            Some(1),
            "{file}: {}",
            text(&told.stderr)
        );
        let played = desk.run(&[
            "play",
            path.to_str().expect("UTF-8"),
            "--auto",
            "--seed",
            "1",
            "--players",
            "2",
        ]);
        assert!(
            played.status.code().is_some(),
            "{file}: {}",
            text(&played.stderr)
        );
    }
    // The same holds for `check`.
    assert_eq!(desk.no(&["simulate", "half.json"]).1, "no-mission");
    assert_eq!(desk.no(&["pack", "up.json"]).1, "no-mission");
}

#[test]
fn an_invalid_third_party_folder_is_reported() {
    let desk = Desk::new();
    desk.well(&["new-mission", "mast"]);
    let copy = |name: &str| {
        for (path, bytes) in everything(&desk.path("mast")) {
            let inner = path.strip_prefix(desk.path("mast")).expect("inside");
            let to = desk.path(name).join(inner);
            fs::create_dir_all(to.parent().expect("a folder")).expect("made");
            fs::write(to, bytes).expect("written");
        }
    };
    copy("deep");
    desk.write("deep/a/b/c.json", "{}");
    assert!(desk.no(&["add", "deep"]).0.contains("deep"));
    copy("odd");
    desk.write("odd/notes/x.json", "{}");
    assert!(desk.no(&["add", "odd"]).0.contains("odd/notes/x.json"));
    copy("big");
    desk.write("big/en.ftl", &"x".repeat(17 * 1024 * 1024));
    assert!(desk.no(&["add", "big"]).0.contains("larger"));
    copy("many");
    (0..300).for_each(|at| drop(desk.write(&format!("many/{at}.ftl"), "")));
    assert!(desk.no(&["add", "many"]).0.contains("200"));
    copy("bytes");
    fs::write(desk.path("bytes/en.ftl"), b"\xff\xfe").expect("written");
    assert!(desk.no(&["add", "bytes"]).0.contains("UTF-8"));
    desk.write("none/readme.txt", "");
    assert!(desk.no(&["add", "none"]).0.contains("mission.json"));
    #[cfg(unix)]
    {
        copy("linked");
        fs::remove_file(desk.path("linked/it.ftl")).expect("removed");
        std::os::unix::fs::symlink("/etc/passwd", desk.path("linked/it.ftl")).expect("linked");
        assert!(desk.no(&["add", "linked"]).0.contains("link"));
        // A link planted at the folder of the mission is not followed.
        fs::create_dir_all(desk.path("data/missions")).expect("made");
        fs::create_dir(desk.path("outside")).expect("made");
        std::os::unix::fs::symlink(desk.path("outside"), desk.path("data/missions/mast"))
            .expect("linked");
        assert_eq!(desk.no(&["add", "mast"]).1, "mission-there");
        desk.well(&["add", "mast", "--replace"]);
        assert!(everything(&desk.path("outside")).is_empty());
    }
    copy("keeper");
    desk.write("keeper/.git/config.json", "not looked at");
    desk.write("keeper/picture.png", "not looked at");
    // The id of the mission determines its folder, not the name of the source.
    let added = desk.json(&["add", "keeper", "--replace"]);
    assert_eq!(added["mission"], "mast");
}

#[test]
fn a_changed_mission_is_listed_and_taken_over_in_a_new_save() {
    let desk = Desk::new();
    desk.well(&["new-mission", "mast"]);
    desk.well(&["add", "mast"]);
    let started = desk.run(&["play", "mast", "--json", "--seed", "3", "--players", "2"]);
    let first: Value =
        serde_json::from_str(text(&started.stdout).lines().last().expect("a line")).expect("JSON");
    let save = first["save"].as_str().expect("a save").to_owned();
    let bytes = || fs::read(desk.path(&format!("data/saves/{save}.journal"))).expect("there");
    let resumed = |more: &[&str]| -> Vec<Value> {
        let output = desk.run(
            &[
                &["play", "mast", "--json", &format!("--resume={save}")],
                more,
            ]
            .concat(),
        );
        text(&output.stdout)
            .lines()
            .map(|line| serde_json::from_str(line).expect("JSON"))
            .collect()
    };
    assert!(
        resumed(&[]).iter().all(|line| line["changes"].is_null()),
        "nothing has changed"
    );
    assert!(resumed(&["--take-over"])[0]["notice"].is_string());
    let before = bytes();

    desk.replace(
        "data/missions/mast/mission.json",
        "\"step\": 20",
        "\"step\": 50",
    );
    desk.replace(
        "data/missions/mast/mission.json",
        "\"snow-on-the-camera\"",
        "\"frost-on-the-camera\"",
    );
    for language in LANGUAGES {
        desk.replace(
            &format!("data/missions/mast/{language}.ftl"),
            "snow-on-the-camera =",
            "frost-on-the-camera =",
        );
    }
    desk.replace(
        "data/missions/mast/it.ftl",
        ".title = Cavi freddi",
        ".title = Cavi gelati",
    );
    let answer = resumed(&[]);
    let expected = json!([{"kind": "objective", "id": "raise-the-mast", "how": "changed"}]);
    assert_eq!(
        answer[0]["changes"], expected,
        "what the mission sheet says"
    );
    assert_eq!(
        answer[0]["not_met"],
        json!({"event": 3}),
        "of what was not drawn yet only the number"
    );
    assert_eq!(
        answer.last().expect("a line")["digest"],
        first["digest"],
        "the game goes on as it was begun"
    );
    assert_eq!(bytes(), before);
    for (language, objective, events) in [
        (
            "en",
            "objective “Raise the Mast”: changed",
            "Not named, because you have not met it yet: 3 Mission Events.",
        ),
        (
            "it",
            "obiettivo «Alzare l’antenna»: funziona diversamente",
            "non l’avete ancora incontrato: 3 Eventi di Missione.",
        ),
    ] {
        let told = desk.run(&[
            "play",
            "mast",
            &format!("--resume={save}"),
            "--lang",
            language,
        ]);
        let told = text(&told.stdout);
        assert!(
            [objective, events, "--take-over"]
                .iter()
                .all(|wanted| told.contains(wanted)),
            "{told}"
        );
        let (told, _) = told.split_once("--take-over").expect("there");
        let secrets = [
            "cold-cables",
            "Cold Cables",
            "Cavi",
            "frost",
            "snow",
            "Snow",
            "Neve",
            "raise-the-mast",
        ];
        assert!(
            !secrets.iter().any(|secret| told.contains(secret)),
            "{told}"
        );
    }
    let before = bytes();

    let answer = resumed(&["--take-over"]);
    let state = answer.last().expect("a line");
    let new = state["save"].as_str().expect("a save");
    assert_ne!(new, save);
    assert_eq!(bytes(), before, "the old save is as it was");
    assert_eq!(
        (&state["seq"], &state["step"], &state["sol"]),
        (&first["seq"], &first["step"], &first["sol"])
    );
    assert_eq!(state["can_undo"], true, "the past is there");
    let journal = desk.path(&format!("data/saves/{new}.journal"));
    let checked = desk.json(&["check", journal.to_str().expect("UTF-8")]);
    assert_eq!(
        checked["diagnostics"],
        json!([]),
        "its facts fold to its state"
    );
    desk.json(&["play", "mast", "--auto", &format!("--resume={new}")]);
    let story = desk.well(&["report", new]);
    assert!(!story.contains("snow-on-the-camera") && story.starts_with("# "));
    assert_eq!(
        desk.json(&["check", journal.to_str().expect("UTF-8")])["diagnostics"],
        json!([])
    );
}

#[test]
fn a_mission_without_elements_in_play_is_not_taken_over() {
    let desk = Desk::new();
    desk.well(&["new-mission", "mast"]);
    desk.well(&["add", "mast"]);
    // Up to the first event, whose card is being read.
    let mut game = Game::open(
        &desk.path("data"),
        "mast",
        &["--seed", "3", "--players", "2"],
    );
    let save = game.state["save"].as_str().expect("a save").to_owned();
    let drawn = loop {
        let answer = game.send(&json!({"continue": {}}));
        let facts = answer["facts"].as_array().expect("facts").clone();
        if let Some(event) = facts
            .iter()
            .find_map(|fact| fact["fact"]["event_drawn"]["event"].as_str())
        {
            break event.to_owned();
        }
    };
    assert!(game.leave().success());
    for (file, end) in [("mission.json", "\""), ("en.ftl", " ="), ("it.ftl", " =")] {
        let start = if end == "\"" { "\"" } else { "\n" };
        desk.replace(
            &format!("data/missions/mast/{file}"),
            &format!("{start}{drawn}{end}"),
            &format!("{start}x-{drawn}{end}"),
        );
    }
    let saves = || everything(&desk.path("data/saves"));
    let before = saves();
    let resume = ["play", "mast", &format!("--resume={save}"), "--take-over"];
    for (language, still, gone) in [
        ("en", "still in play: “", "Mission Event “{}”: gone"),
        (
            "it",
            "ancora in gioco: «",
            "Evento di Missione «{}»: non c’è più",
        ),
    ] {
        let prose = fs::read_to_string(desk.path(&format!("data/missions/mast/{language}.ftl")))
            .expect("prose");
        let (_, of_event) = prose
            .split_once(&format!("\nx-{drawn} ="))
            .expect("its texts");
        let title = of_event
            .split_once(".title = ")
            .and_then(|(_, rest)| rest.lines().next())
            .expect("a title");
        let told = desk.run(&[&resume[..], &["--lang", language]].concat());
        assert_eq!(told.status.code(), Some(1));
        assert!(
            text(&told.stderr).contains(&format!("{still}{title}")),
            "{}",
            text(&told.stderr)
        );
        let listed = text(&told.stdout);
        assert!(
            listed.contains(&gone.replace("{}", title)),
            "by its old title, for it was drawn: {listed}"
        );
        assert!(
            !listed.contains(&drawn) && !text(&told.stderr).contains(&drawn),
            "{listed}"
        );
    }
    let coded = desk.run(&[&resume[..], &["--json"]].concat());
    assert!(
        text(&coded.stdout).contains("gone-from-mission"),
        "{}",
        text(&coded.stdout)
    );
    assert_eq!(saves(), before, "no save is made and none is changed");
}

/// An author changes the files while the game is open: `reload` goes on with them in a new save, or says why not.
#[test]
fn a_mission_is_reloaded_while_it_plays() {
    let desk = Desk::new();
    desk.well(&["new-mission", "mast"]);
    let (data, at) = (desk.path("data"), desk.path("mast").display().to_string());
    let play = |words: &[&str], lines: &[&str]| {
        typed(
            &data,
            &[&["play", at.as_str(), "--lang", "en"], words].concat(),
            lines,
        )
    };
    play(&["--players", "2", "--seed", "3"], &["quit"]);
    desk.replace("mast/en.ftl", "The Mast", "The Tall Mast");
    let told = play(&["--resume"], &["reload", "where", "reload", "quit"]);
    let (before, after) = told.split_once("in the new save").expect("taken over");
    assert!(
        !before.contains("The Tall Mast: ") && after.contains("The Tall Mast"),
        "{told}"
    );
    assert!(after.contains("there is nothing to reload"), "{told}");
    let whole = fs::read_to_string(desk.path("mast/mission.json")).expect("there");
    desk.replace("mast/mission.json", "\"sols\"", "\"sol\"");
    let told = play(&["--resume"], &["reload", "quit"]);
    assert!(
        told.contains("cannot be played as its files are now"),
        "{told}"
    );
    fs::write(desk.path("mast/mission.json"), whole).expect("written");
    desk.replace("mast/en.ftl", "The Tall Mast", "The Long Mast");
    let lines = play(
        &["--resume", "--json"],
        &["{\"reload\":{}}", "{\"reload\":{}}"],
    );
    let answers: Vec<serde_json::Value> = lines
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let has = |field: &str| answers.iter().filter(|it| !it[field].is_null()).count();
    assert_eq!(
        (has("seq"), has("changes")),
        (3, 2),
        "each reload answers where the game stands: {lines}"
    );
    assert!(
        lines.contains("in the new save") && lines.contains("there is nothing to reload"),
        "{lines}"
    );
    let italian = typed(
        &data,
        &["play", at.as_str(), "--lang", "it", "--resume"],
        &["ricarica", "esci"],
    );
    assert!(italian.contains("non c’è nulla da ricaricare"), "{italian}");
}
