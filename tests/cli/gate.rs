//! What comes from outside: the same folder, file or copy is read alike by every command, and what is not read is named.

use std::fs;
use std::path::Path;
use std::process::Output;

use pollster::FutureExt as _;
use serde_json::{Value, json};
use solkeeper::content::campaign::unpack;
use solkeeper::content::own_sheet::{CampaignSheet, Edit};
use solkeeper::session::own_sheet::{make_campaign, make_mission};
use solkeeper::session::workshop::possible_imports;
use solkeeper::storage::Folders;

use crate::own_sheet::by_edits as sheet_by_edits;
use crate::process::{Game, MISSION, program, text, typed};
use crate::workshop::{Desk, everything};

/// The folder of the campaign of the tests.
fn campaign() -> String {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/campaigns/two-crews")
        .display()
        .to_string()
}

/// A desk with the mission `mast` in a folder.
fn desk() -> Desk {
    let desk = Desk::new();
    desk.well(&["new-mission", "mast"]);
    desk
}

fn said(output: &Output) -> String {
    text(&output.stdout) + &text(&output.stderr)
}

/// The exit code, and all that was said in English.
fn told(desk: &Desk, words: &[&str]) -> (Option<i32>, String) {
    let output = desk.run(&[words, &["--lang", "en"]].concat());
    (output.status.code(), said(&output))
}

/// That the run ends with this code and says each of these words; returns all that was said.
fn tells(desk: &Desk, words: &[&str], code: i32, wanted: &[&str]) -> String {
    let (found, told) = told(desk, words);
    assert_eq!(found, Some(code), "{words:?}: {told}");
    for word in wanted {
        assert!(told.contains(word), "{words:?}: “{word}” in {told}");
    }
    told
}

/// The text of a file in UTF-16 with a byte order mark, as Notepad writes it.
fn utf_16(text: &str) -> Vec<u8> {
    format!("\u{feff}{text}")
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect()
}

/// The text of a file in Windows-1252, as far as an Italian text goes.
fn windows_1252(text: &str) -> Vec<u8> {
    text.chars()
        .map(|it| match it {
            '’' => 0x92,
            '“' => 0x93,
            '”' => 0x94,
            '–' => 0x96,
            '…' => 0x85,
            other => u8::try_from(u32::from(other)).unwrap_or(b'?'),
        })
        .collect()
}

#[test]
fn a_text_in_another_encoding_is_named_by_every_command() {
    for (bytes, name) in [
        (utf_16 as fn(&str) -> Vec<u8>, "UTF-16"),
        (windows_1252, "Windows-1252"),
    ] {
        for file in ["it.ftl", "mission.json"] {
            let desk = desk();
            let whole = fs::read_to_string(desk.path("mast").join(file)).unwrap();
            // The file of the mission has plain letters only.
            let whole = whole.replacen("\"id\"", "\"è\": 1, \"id\"", 1);
            fs::write(desk.path("mast").join(file), bytes(&whole)).unwrap();
            let sentence = format!("{file} is written in {name}. Save it as UTF-8.");
            for words in [
                ["check", "mast"],
                ["add", "mast"],
                ["play", "mast"],
                ["pack", "mast"],
                ["print", "mast"],
                ["simulate", "mast"],
            ] {
                let told = tells(&desk, &words, 1, &[&sentence]);
                assert!(
                    !told.contains("missing") && !told.contains("no mission"),
                    "{told}"
                );
            }
            assert!(!desk.path("data/missions").exists());
            let json = desk.run(&["check", "mast", "--json"]);
            let answer: Value = serde_json::from_slice(&json.stdout).expect("JSON");
            if file == "it.ftl" {
                assert_eq!(answer["diagnostics"][0]["code"], "left-out", "{answer}");
                assert_eq!(answer["errors"], 1, "{answer}");
            }
        }
    }
}

/// As Windows PowerShell writes what `pack` prints.
#[test]
fn a_bundle_in_another_encoding_is_named_by_every_command() {
    let desk = desk();
    let missions = [
        desk.well(&["pack", "mast"]),
        desk.well(&["pack", &campaign()]),
    ];
    for bundle in missions {
        let bundle = bundle.replacen('{', "{\"è\": 1,", 1);
        for (bytes, name) in [
            (utf_16(&bundle), "UTF-16"),
            (windows_1252(&bundle), "Windows-1252"),
        ] {
            fs::write(desk.path("bundle.json"), bytes).unwrap();
            let sentence = format!("bundle.json is written in {name}. Save it as UTF-8.");
            for words in [
                ["check", "bundle.json"],
                ["add", "bundle.json"],
                ["play", "bundle.json"],
            ] {
                tells(&desk, &words, 1, &[&sentence]);
            }
        }
    }
    assert!(!desk.path("data/missions").exists());
}

/// What the window offers to add: the reason is shown when it is chosen.
#[test]
fn whatever_may_be_a_mission_is_offered_among_the_imports() {
    let desk = desk();
    let folders = Folders::in_one(desk.path("data"));
    let packed = desk.well(&["pack", &campaign()]);
    desk.write("data/imports/tour.json", &packed);
    desk.write(
        "data/imports/damaged.json",
        &packed.replacen("\"closed\": \"", "\"closed\": \"A", 1),
    );
    fs::write(desk.path("data/imports/utf.json"), utf_16(&packed)).unwrap();
    desk.write("data/imports/two-crews/campaign.json", "{}");
    desk.write("data/imports/letter.json", "[]");
    desk.write("data/imports/notes/letter.json", "[]");
    let offered = possible_imports(&folders).block_on();
    let names: Vec<&str> = offered
        .iter()
        .filter_map(|path| Path::new(path).file_name()?.to_str())
        .collect();
    assert_eq!(
        names,
        ["damaged.json", "tour.json", "two-crews", "utf.json"]
    );
}

#[test]
fn a_byte_order_mark_is_no_part_of_any_text() {
    for file in ["mission.json", "it.ftl", "en.ftl"] {
        let desk = desk();
        let path = desk.path("mast").join(file);
        let marked = [b"\xef\xbb\xbf".to_vec(), fs::read(&path).unwrap()].concat();
        fs::write(&path, marked).unwrap();
        tells(&desk, &["check", "mast"], 0, &["nothing is wrong"]);
        tells(
            &desk,
            &["play", "mast", "--players", "2", "--seed", "1", "--auto"],
            0,
            &[],
        );
        tells(
            &desk,
            &["simulate", "mast", "--games", "1", "--players", "2"],
            0,
            &[],
        );
        tells(&desk, &["print", "mast"], 0, &["<html"]);
        let packed = desk.well(&["pack", "mast"]);
        assert!(
            !packed.contains('\u{feff}') && !packed.contains("\\ufeff"),
            "{file}"
        );
        let added = told(&desk, &["add", "mast"]);
        assert!(
            added.0 == Some(0) && !added.1.contains("wrong"),
            "{added:?}"
        );
        let installed = fs::read(desk.path("data/missions/mast").join(file)).unwrap();
        assert!(!installed.starts_with(b"\xef\xbb\xbf"));
    }
}

#[test]
fn a_byte_order_mark_before_the_first_command_is_passed_over() {
    let desk = desk();
    let words = ["play", "mechanica", "--players", "2", "--seed", "1"];
    let by_json = typed(
        &desk.path("data"),
        &[&words[..], &["--json"]].concat(),
        &["\u{feff}{\"continue\": {}}"],
    );
    assert!(!by_json.contains("refused"), "{by_json}");
    let mast = desk.path("mast").display().to_string();
    let by_json = typed(
        &desk.path("data"),
        &["play", &mast, "--players", "2", "--json"],
        &["\u{feff}{\"state\": {}}"],
    );
    assert!(!by_json.contains("refused"), "{by_json}");
    let by_words = |first: &str| {
        typed(
            &desk.path("data"),
            &[&words[..], &["--lang", "en"]].concat(),
            &[first, "quit"],
        )
    };
    let without_name = |played: String| -> Vec<String> {
        let lines = played.lines().filter(|line| !line.contains("saved as"));
        lines.map(str::to_owned).collect()
    };
    assert_eq!(
        without_name(by_words("\u{feff}help")),
        without_name(by_words("help"))
    );
}

/// The same where a campaign is over, and only the way back is left.
#[test]
fn a_byte_order_mark_is_passed_over_at_the_end_of_a_campaign() {
    let desk = Desk::new();
    let data = desk.path("data");
    let mut game = Game::open(&data, &campaign(), &["--players", "3", "--seed", "1"]);
    game.send(&json!({"report_death": {"seat": 0}}));
    game.send(&json!({"begin_chapter": {}}));
    while game.send(&json!({"report_death": {"seat": 1}}))["refused"].is_object() {
        let flow = game.flow().expect("something to do");
        game.send(&flow);
    }
    let over = game.send(&json!({"begin_chapter": {}}));
    assert_eq!(over["campaign"]["state"], "over", "{over}");
    assert!(game.leave().success());
    let played = typed(
        &data,
        &["play", &campaign(), "--resume", "--json"],
        &["\u{feff}{\"undo\": {\"chapter\": true}}"],
    );
    assert!(!played.contains("refused"), "{played}");
}

#[test]
fn a_large_text_is_added_listed_and_played_or_refused() {
    let desk = desk();
    let file = desk.path("mast/mission.json");
    let whole = fs::read_to_string(&file).unwrap();
    let large = whole.clone() + &" ".repeat(5_000_000);
    fs::write(&file, &large).unwrap();
    let bundle = desk.well(&["pack", "mast"]);
    desk.write("large.json", &bundle);
    desk.well(&["add", "large.json"]);
    fs::remove_dir_all(desk.path("mast")).unwrap();
    assert!(desk.well(&["missions"]).contains("mast:"));
    desk.well(&["play", "mast", "--players", "2", "--json"]);
    assert!(
        desk.well(&["backup", "all.zip", "--lang", "en"])
            .contains("Everything is in")
    );
}

/// What `pack` writes, `add` takes in.
#[test]
fn nothing_is_packed_that_is_too_large_to_be_added() {
    let desk = desk();
    // Each line feed is two characters in a bundle.
    desk.write("mast/notes.json", &"\n".repeat(9 * 1024 * 1024));
    tells(
        &desk,
        &["pack", "mast", "-o", "mast.json"],
        1,
        &["larger than any mission"],
    );
    assert!(!desk.path("mast.json").exists());
}

#[test]
fn what_lies_in_a_folder_and_is_not_needed_is_left_out_and_named() {
    let desk = desk();
    fs::write(desk.path("mast/notes.json"), b"Citt\xe0").unwrap();
    let sentence = "notes.json is written in Windows-1252";
    tells(&desk, &["check", "mast"], 3, &[sentence, "one warning"]);
    let (code, said) = told(&desk, &["add", "mast"]);
    assert_eq!(code, Some(3), "{said}");
    assert!(
        said.contains("Not taken in with it: ") && said.contains(sentence),
        "{said}"
    );
    let answer = desk.run(&["add", "mast", "--replace", "--json"]);
    assert_eq!(answer.status.code(), Some(3));
    let answer: Value = serde_json::from_slice(&answer.stdout).expect("JSON");
    assert_eq!(
        answer["left_out"].as_array().map(Vec::len),
        Some(1),
        "{answer}"
    );
    assert!(!desk.path("data/missions/mast/notes.json").exists());
    tells(
        &desk,
        &["simulate", "mast", "--games", "1", "--players", "2"],
        0,
        &[],
    );
}

#[test]
fn a_copy_that_lacks_something_says_so() {
    let desk = desk();
    desk.well(&["add", "mast"]);
    let whole = desk.well(&["backup", "whole.zip", "--lang", "en"]);
    assert!(
        whole.contains("Everything is in") && whole.lines().count() == 1,
        "{whole}"
    );
    let file = desk.path("data/missions/mast/it.ftl");
    let italian = fs::read_to_string(&file).unwrap();
    fs::write(&file, windows_1252(&italian)).unwrap();
    let (code, said) = told(&desk, &["backup", "partly.zip"]);
    assert_eq!(code, Some(3), "{said}");
    assert!(!said.contains("Everything is in"), "{said}");
    assert!(
        said.contains("Not in it: ") && said.contains("it.ftl is written in Windows-1252"),
        "{said}"
    );
    let answer = desk.run(&["backup", "json.zip", "--json"]);
    let answer: Value = serde_json::from_slice(&answer.stdout).expect("JSON");
    assert_eq!(
        answer["left_out"].as_array().map(Vec::len),
        Some(1),
        "{answer}"
    );
    // The mission is listed and played all the same, and each command names the text.
    fs::remove_dir_all(desk.path("mast")).unwrap();
    tells(
        &desk,
        &["missions"],
        0,
        &["mast:", "Not in this list: ", "it.ftl is written in"],
    );
    let listed: Value = desk.json(&["missions"]);
    assert_eq!(
        listed["left_out"].as_array().map(Vec::len),
        Some(1),
        "{listed}"
    );
    tells(
        &desk,
        &["check", "mast"],
        1,
        &["it.ftl is written in Windows-1252", "mast: one error"],
    );
    tells(
        &desk,
        &["play", "mast", "--players", "2", "--auto"],
        0,
        &["it.ftl is written in Windows-1252"],
    );
}

#[test]
fn a_copy_with_what_cannot_be_brought_in_ends_with_a_code_of_its_own() {
    let desk = desk();
    desk.well(&["add", "mast"]);
    let installed = desk.path("data/missions");
    for name in ["brown-sky", "mechanica"] {
        fs::create_dir(installed.join(name)).unwrap();
        fs::copy(
            installed.join("mast/mission.json"),
            installed.join(name).join("mission.json"),
        )
        .unwrap();
    }
    desk.well(&["backup", "all.zip"]);
    let restored = |data: &str, more: &[&str]| {
        let copy = desk.path("all.zip").display().to_string();
        let words = [&["restore", &copy, "--lang", "en"], more].concat();
        let output = program(&desk.path(data), &words).output().unwrap();
        assert_eq!(output.status.code(), Some(3), "{}", said(&output));
        said(&output)
    };
    let lines = restored("other", &[]);
    assert!(
        lines.contains("Brought in: ") && lines.contains("one mission"),
        "{lines}"
    );
    assert!(
        lines.contains("brown-sky has the name of a mission that comes with"),
        "{lines}"
    );
    assert!(
        lines.contains("mechanica has the name of a game"),
        "{lines}"
    );
    assert!(!desk.path("other/missions/brown-sky").exists());
    assert!(!desk.path("other/missions/brown-sky-2").exists());
    let answer: Value = serde_json::from_str(&restored("third", &["--json"])).expect("JSON");
    assert_eq!(
        answer["refused"].as_array().map(Vec::len),
        Some(2),
        "{answer}"
    );
    assert_eq!(
        answer["left_out"].as_array().map(Vec::len),
        Some(2),
        "{answer}"
    );
}

#[test]
fn a_copy_or_a_page_is_not_written_onto_a_folder() {
    let desk = desk();
    fs::create_dir(desk.path("stick")).unwrap();
    for (words, kept) in [
        (&["backup", "stick"][..], "Nothing was written"),
        (&["pack", "mast", "-o", "stick"], "Nothing was written"),
        (
            &["print", "mast", "-o", "stick", "--replace"],
            "left as it is",
        ),
    ] {
        let told = tells(&desk, words, 1, &["stick is not a file", kept]);
        assert!(!told.contains("already"), "{told}");
    }
    assert!(everything(&desk.path("stick")).is_empty());
}

/// A listed mission comes before a folder of its name here, for every command, and standard error tells so.
#[test]
fn a_name_means_the_same_to_every_command() {
    let desk = Desk::new();
    desk.well(&["new-mission", "signal"]);
    fs::rename(desk.path("signal"), desk.path("brown-sky")).unwrap();
    let notice = "“brown-sky” is the mission that is listed";
    for words in [
        &["check"][..],
        &["print"],
        &["print", "--map"],
        &["pack"],
        &["simulate", "--games", "1", "--players", "2", "--seed", "4"],
        &["play", "--players", "2", "--seed", "4", "--auto"],
    ] {
        let run = |name: &str| {
            let words = [&words[..1], &[name], &words[1..], &["--lang", "en"]].concat();
            let output = desk.run(&words);
            assert_eq!(
                output.status.code(),
                Some(0),
                "{words:?}: {}",
                said(&output)
            );
            output
        };
        let (plain, dotted) = (run("brown-sky"), run("./brown-sky"));
        assert!(
            text(&plain.stderr).contains(notice),
            "{words:?}: {}",
            said(&plain)
        );
        assert!(!said(&dotted).contains(notice), "{words:?}");
        if words[0] != "check" {
            assert_ne!(plain.stdout, dotted.stdout, "{words:?}");
        }
    }
    fs::remove_file(desk.path("brown-sky/it.ftl")).unwrap();
    tells(&desk, &["check", "brown-sky"], 0, &[notice]);
    tells(&desk, &["check", "./brown-sky"], 1, &["missing"]);
    // The names of games come first, and a folder without a mission does not count.
    desk.well(&["new-mission", "helper"]);
    fs::rename(desk.path("helper"), desk.path("mechanica")).unwrap();
    let game = Game::open(&desk.path("data"), "mechanica", &["--players", "2"]);
    assert!(
        game.state["save"]
            .as_str()
            .is_some_and(|it| it.starts_with("mechanica"))
    );
    fs::create_dir(desk.path("quarantine")).unwrap();
    let (code, said) = told(&desk, &["check", "quarantine"]);
    assert!(
        code == Some(0) && said.contains("nothing is wrong"),
        "{said}"
    );
}

#[test]
fn no_way_in_leads_to_the_name_of_a_game_or_of_what_is_shipped() {
    let desk = desk();
    let packed = desk.well(&["pack", &campaign()]);
    let mut packed: Value = serde_json::from_str(&packed).expect("JSON");
    for (id, sentence) in [
        ("mechanica", "is the name of a game"),
        ("pocket-mars", "is the name of a game"),
        ("first-martians", "is the name of a game"),
        ("the-two-crews", "comes with Solkeeper"),
        ("brown-sky", "comes with Solkeeper"),
        ("decks", "the folder with the cards"),
        ("nul", "the name of a device"),
    ] {
        packed["campaign"] = id.into();
        desk.write("stranger.json", &packed.to_string());
        let added = tells(&desk, &["add", "stranger.json"], 1, &[sentence]);
        assert_eq!(added.trim().lines().count(), 1, "{added}");
        assert!(!desk.path("data/missions").exists());
    }
    // The same by hand: the helper begins, and the list names the folder.
    let by_hand = desk.path("data/missions/mechanica");
    fs::create_dir_all(&by_hand).unwrap();
    fs::write(by_hand.join("campaign.packed.json"), packed.to_string()).unwrap();
    for name in ["pocket-mars", "decks", "Brown-Sky"] {
        let folder = desk.path("data/missions").join(name);
        fs::create_dir(&folder).unwrap();
        fs::copy(desk.path("mast/mission.json"), folder.join("mission.json")).unwrap();
    }
    let game = Game::open(&desk.path("data"), "mechanica", &["--players", "2"]);
    assert!(game.state["campaign"].is_null(), "{}", game.state);
    drop(game);
    tells(
        &desk,
        &["missions"],
        0,
        &[
            "mechanica has the name of a game",
            "pocket-mars has the name of a game",
            "decks has the name of the folder",
            "Brown-Sky has the name of a mission that comes with Solkeeper",
        ],
    );
    let game = Game::open(&desk.path("data"), "mechanica", &["--resume"]);
    assert!(
        game.state["save"]
            .as_str()
            .is_some_and(|it| it.starts_with("mechanica"))
    );
}

#[test]
fn each_fault_of_a_packed_campaign_has_a_true_sentence() {
    let desk = Desk::new();
    let whole = desk.well(&["pack", &campaign()]);
    let value: Value = serde_json::from_str(&whole).expect("JSON");
    let with = |name: &str, new: Value| {
        let mut changed = value.clone();
        changed[name] = new;
        changed.to_string()
    };
    let closed = value["closed"].as_str().expect("a line");
    for (file, sentence) in [
        (
            with("closed", closed[..closed.len() / 2].into()),
            "the file is damaged",
        ),
        (with("closed", "garbage".into()), "the file is damaged"),
        (with("closed", "".into()), "the file is damaged"),
        (with("sha256", "0".into()), "its checksum is another one"),
        (
            with("campaign", "../x".into()),
            "cannot be the name of a mission",
        ),
        (
            with("author", "x".into()),
            "“author” belongs to no such file",
        ),
        (with("format", 3.into()), "A later version of Solkeeper"),
        (whole[..whole.len() / 2].to_owned(), "ends in the middle"),
    ] {
        desk.write("tour.json", &file);
        for words in [
            ["add", "tour.json"],
            ["check", "tour.json"],
            ["play", "tour.json"],
        ] {
            let told = tells(&desk, &words, 1, &[sentence]);
            let is_later = told.contains("later version");
            assert_eq!(is_later, sentence.contains("later version"), "{told}");
        }
    }
    assert!(!desk.path("data/missions").exists());
}

#[test]
fn a_campaign_of_an_earlier_version_is_added_with_a_word() {
    let desk = Desk::new();
    let mut packed: Value = serde_json::from_str(&desk.well(&["pack", &campaign()])).expect("JSON");
    packed.as_object_mut().expect("fields").remove("sha256");
    desk.write("tour.json", &packed.to_string());
    for words in [["check", "tour.json"], ["add", "tour.json"]] {
        tells(&desk, &words, 0, &["without a checksum"]);
    }
    let again = desk.json(&["add", "tour.json", "--replace"]);
    assert_eq!(again["checksum"], false, "{again}");
}

#[test]
fn the_folder_of_a_campaign_is_added_closed() {
    let desk = Desk::new();
    let added = desk.json(&["add", &campaign()]);
    assert_eq!(
        (&added["campaign"], &added["left_out"]),
        (&json!("two-crews"), &Value::Null)
    );
    let files = everything(&desk.path("data/missions"));
    assert_eq!(files.len(), 1, "one closed file");
    assert!(
        files
            .iter()
            .all(|(_, bytes)| !text(bytes).contains("landing"))
    );
    let game = Game::open(&desk.path("data"), "two-crews", &["--players", "2"]);
    assert_eq!(game.state["campaign"]["chapter"], "landing");
    assert_eq!(
        told(&desk, &["add", &campaign()]).0,
        Some(1),
        "the one that is there stays"
    );
    // The file that lies among the missions now can be given away too.
    desk.well(&["check", "data/missions/two-crews"]);
}

#[test]
fn a_campaign_that_was_damaged_among_the_missions_is_named() {
    let desk = Desk::new();
    desk.well(&["add", &campaign()]);
    let file = desk.path("data/missions/two-crews/campaign.packed.json");
    let whole = fs::read_to_string(&file).unwrap();
    fs::write(
        &file,
        whole.replacen("\"closed\": \"", "\"closed\": \"A", 1),
    )
    .unwrap();
    let sentence = "campaign.packed.json is damaged";
    tells(&desk, &["missions"], 0, &["Not in this list: ", sentence]);
    tells(&desk, &["play", "two-crews"], 1, &[sentence]);
    tells(&desk, &["check"], 1, &[sentence]);
}

/// Chapters have the decks that their missions brought along.
#[test]
fn a_campaign_of_own_missions_has_their_decks() {
    let desk = desk();
    for file in [
        "adventures.json",
        "events.json",
        "malfunctions.json",
        "en.ftl",
        "it.ftl",
    ] {
        let shipped = Path::new("missions/decks").join(file);
        let text = fs::read_to_string(shipped).unwrap();
        // The texts of own decks differ from the shipped ones.
        desk.write(&format!("mast/decks/{file}"), &(text + "\n"));
    }
    desk.well(&["add", "mast"]);
    let folders = Folders::in_one(desk.path("data"));
    let mut other = sheet_by_edits();
    other.edit(Edit::Name("First Light".to_owned()));
    make_mission(&folders, &other)
        .block_on()
        .expect("a mission");
    let mut sheet = CampaignSheet::default();
    sheet.set_name("The Long Night");
    sheet.toggle_mission("first-light", "First Light");
    sheet.toggle_mission("mast", "The Mast");
    make_campaign(&folders, &sheet)
        .block_on()
        .expect("a campaign");
    let file = desk.path("data/missions/the-long-night/campaign.packed.json");
    let packed = unpack(&fs::read_to_string(file).unwrap()).expect("whole");
    assert!(packed.texts.contains_key("mast/decks/adventures.json"));
    tells(&desk, &["check", "the-long-night"], 0, &[]);
}

#[test]
fn what_lies_beside_the_missions_is_named() {
    let desk = desk();
    let bundle = desk.well(&["pack", "mast"]);
    desk.write("data/missions/signal.json", &bundle);
    tells(
        &desk,
        &["missions"],
        0,
        &["signal.json lies beside the missions", "solkeeper add"],
    );
    tells(&desk, &["backup", "-x.zip"], 2, &[]);
    let (code, said) = told(&desk, &["backup", "all.zip"]);
    assert!(
        code == Some(3) && said.contains("signal.json lies beside"),
        "{said}"
    );
}

#[test]
fn a_mission_named_in_capitals_is_no_second_one() {
    let desk = desk();
    for name in ["mast", "Mast"] {
        let folder = desk.path("data/missions").join(name);
        fs::create_dir_all(&folder).unwrap();
        for file in ["mission.json", "en.ftl", "it.ftl"] {
            fs::copy(desk.path("mast").join(file), folder.join(file)).unwrap();
        }
    }
    // Where capitals make no difference, there is only one.
    if fs::read_dir(desk.path("data/missions")).unwrap().count() == 2 {
        tells(
            &desk,
            &["missions"],
            0,
            &["mast:", "Mast differs from “mast” only in capitals"],
        );
    }
}

#[test]
fn the_exit_codes_are_in_the_help() {
    let desk = Desk::new();
    for (language, word) in [("en", "3 done,"), ("it", "3 fatto,")] {
        assert!(
            desk.well(&["--help", "--lang", language]).contains(word),
            "{language}"
        );
    }
}

#[cfg(unix)]
mod links {
    use std::os::unix::fs::symlink;

    use super::*;

    #[test]
    fn a_linked_mission_is_played_inside_the_folder_and_named_outside_it() {
        let desk = desk();
        let missions = desk.path("data/missions");
        fs::create_dir_all(&missions).unwrap();
        symlink(desk.path("mast"), missions.join("mast")).unwrap();
        let elsewhere = desk.path("elsewhere");
        fs::create_dir(&elsewhere).unwrap();
        let run = |words: &[&str]| {
            program(&desk.path("data"), &[words, &["--lang", "en"]].concat())
                .current_dir(&elsewhere)
                .output()
                .expect("it runs")
        };
        let sentence = "mast is a link that leads out of its folder";
        let listed = run(&["missions"]);
        assert!(text(&listed.stdout).contains(sentence), "{}", said(&listed));
        for words in [
            &["play", "mast", "--players", "2", "--auto"][..],
            &["check", "mast"],
            &["pack", "mast"],
        ] {
            let output = run(words);
            assert_eq!(
                output.status.code(),
                Some(1),
                "{words:?}: {}",
                said(&output)
            );
            assert!(
                said(&output).contains(sentence),
                "{words:?}: {}",
                said(&output)
            );
        }
        let copied = run(&["backup"]);
        assert_eq!(copied.status.code(), Some(3));
        assert!(text(&copied.stdout).contains(sentence), "{}", said(&copied));

        // A link to another place among the missions is followed.
        fs::remove_file(missions.join("mast")).unwrap();
        desk.well(&["add", "mast"]);
        fs::rename(missions.join("mast"), missions.join(".kept")).unwrap();
        symlink(".kept", missions.join("mast")).unwrap();
        assert!(text(&run(&["missions"]).stdout).contains("mast:"));
        let played = run(&["play", "mast", "--players", "2", "--auto"]);
        assert_eq!(played.status.code(), Some(0), "{}", said(&played));
    }

    #[test]
    fn a_linked_text_is_read_alike_by_every_command() {
        let desk = desk();
        fs::rename(desk.path("mast/it.ftl"), desk.path("mast/text.json")).unwrap();
        symlink("text.json", desk.path("mast/it.ftl")).unwrap();
        tells(
            &desk,
            &["simulate", "mast", "--games", "1", "--players", "2"],
            0,
            &[],
        );
        let (code, said) = told(&desk, &["check", "mast"]);
        assert!(code == Some(0) && !said.contains("it.ftl is"), "{said}");
        // It leads out of the folder now.
        fs::rename(desk.path("mast/text.json"), desk.path("text.json")).unwrap();
        fs::remove_file(desk.path("mast/it.ftl")).unwrap();
        symlink("../text.json", desk.path("mast/it.ftl")).unwrap();
        let sentence = "it.ftl is a link that leads out of its folder";
        for words in [
            ["check", "mast"],
            ["add", "mast"],
            ["play", "mast"],
            ["pack", "mast"],
        ] {
            let told = tells(&desk, &words, 1, &[sentence]);
            assert!(!told.contains("missing"), "{told}");
        }
    }

    #[test]
    fn a_link_to_the_shipped_missions_is_none_of_the_players() {
        let desk = desk();
        let missions = desk.path("data/missions");
        fs::create_dir_all(&missions).unwrap();
        symlink("nowhere", missions.join("lost")).unwrap();
        let (code, told) = told(&desk, &["missions"]);
        assert_eq!(code, Some(0));
        assert!(
            told.contains("lost is a link that leads nowhere") && told.contains(MISSION),
            "{told}"
        );
    }
}
