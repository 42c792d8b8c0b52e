//! Order and dates come from the records, and days are those of the players.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use serde_json::{Value, json};

use crate::process::{program, run, text, typed};

/// Saves of release 0 that have ended, with the time of their last record, the last first.
const ENDED: [(&str, &str); 4] = [
    ("mars-needs-mechanics", "2026-11-21T06:58:28Z"),
    ("mechanica", "2026-11-21T06:58:25Z"),
    ("pocket-mars", "2026-11-21T06:58:15Z"),
    ("make-yourself-at-home", "2026-11-21T01:09:41Z"),
];

fn of_release_0(name: &str) -> PathBuf {
    let file = match name {
        "make-yourself-at-home" => "format-1.journal".to_owned(),
        other => format!("format-1-{other}.journal"),
    };
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/saves")
        .join(file)
}

/// Puts those saves into a folder; their files are newer, the earlier they were played.
fn with_ended(data: &Path, folder: &str) {
    let folder = data.join(folder);
    fs::create_dir_all(&folder).unwrap();
    for (number, (name, _)) in (1..).zip(ENDED) {
        let file = folder.join(format!("{name}.journal"));
        fs::copy(of_release_0(name), &file).unwrap();
        dated(&file, number);
    }
}

/// Gives a file a time of its own.
fn dated(file: &Path, days: u64) {
    let moment = SystemTime::UNIX_EPOCH + Duration::from_secs(1_800_000_000 + days * 86_400);
    let file = File::options().write(true).open(file).unwrap();
    file.set_modified(moment).unwrap();
}

fn saves(data: &Path) -> Vec<(String, String)> {
    let listed: Vec<Value> =
        serde_json::from_slice(&run(data, &["saves", "--json"]).stdout).unwrap();
    let told = |save: &Value| {
        let told = |field: &str| save[field].as_str().unwrap_or_default().to_owned();
        (told("id"), told("written"))
    };
    listed.iter().map(told).collect()
}

fn ended() -> Vec<(String, String)> {
    ENDED
        .map(|(name, at)| (name.to_owned(), at.to_owned()))
        .to_vec()
}

/// The lines of an answer in that time zone.
fn lines_in(zone: &str, data: &Path, words: &[&str]) -> Vec<String> {
    let output = program(data, words).env("TZ", zone).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    text(&output.stdout).lines().map(str::to_owned).collect()
}

/// Begins a game of Mechanica whose records are of that day in November, and ends it.
fn begun(data: &Path, name: &str, day: u32) -> String {
    typed(
        data,
        &[
            "play",
            "mechanica",
            "--names",
            &format!("{name},Bo"),
            "--seed",
            "1",
        ],
        &["quit"],
    );
    let saves = data.join("saves");
    let new = fs::read_dir(&saves)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .find(|path| {
            fs::read_to_string(path).is_ok_and(|text| text.contains(&format!("\"{name}\"")))
        })
        .unwrap();
    let id = format!("{}-of-november", name.to_lowercase());
    let told: Vec<String> = fs::read_to_string(&new)
        .unwrap()
        .lines()
        .map(|line| {
            let mut line: Value = serde_json::from_str(&line[9..]).unwrap();
            let at = json!(format!("2026-11-{day:02}T20:15:00Z"));
            if line["created"].is_string() {
                line["created"] = at;
                line["id"] = json!(id);
            } else if line["at"].is_string() {
                line["at"] = at;
            }
            line.to_string()
        })
        .collect();
    fs::remove_file(&new).unwrap();
    let lines: Vec<String> = told.iter().map(|line| framed(line)).collect();
    fs::write(saves.join(format!("{id}.journal")), lines.concat()).unwrap();
    id
}

fn framed(line: &str) -> String {
    use sha2::{Digest as _, Sha256};
    let sum: String = Sha256::digest(line)
        .iter()
        .take(4)
        .map(|byte| format!("{byte:02x}"))
        .collect();
    format!("{sum} {line}\n")
}

#[test]
fn saves_are_in_the_order_of_their_records_whatever_the_times_of_their_files() {
    let folder = tempfile::tempdir().unwrap();
    with_ended(folder.path(), "saves");
    assert_eq!(saves(folder.path()), ended());
    // From the index as well, and after other times of the files.
    assert_eq!(saves(folder.path()), ended());
    for (number, (name, _)) in (1..).zip(ENDED.iter().rev()) {
        dated(&folder.path().join(format!("saves/{name}.journal")), number);
    }
    assert_eq!(saves(folder.path()), ended());
    for (name, at) in ENDED {
        let told = lines_in("UTC", folder.path(), &["saves"]);
        let line = told.iter().find(|line| line.starts_with(name)).unwrap();
        assert!(
            line.contains("2026-11-21") && line.contains(&at[11..16]),
            "{line}"
        );
    }
}

#[test]
fn the_game_that_was_played_last_is_resumed_after_a_copy_was_brought_in() {
    let folder = tempfile::tempdir().unwrap();
    let (phone, laptop) = (folder.path().join("phone"), folder.path().join("laptop"));
    let ids =
        [("Carla", 12), ("Anna", 25), ("Berta", 3)].map(|(name, day)| begun(&phone, name, day));
    let resumed = |data: &Path| {
        let told = typed(data, &["play", "mechanica", "--resume"], &["quit"]);
        assert!(told.contains("Anna"), "{told}");
    };
    resumed(&phone);
    let copy = folder.path().join("all.zip");
    assert_eq!(
        run(&phone, &["backup", copy.to_str().unwrap()])
            .status
            .code(),
        Some(0)
    );
    assert_eq!(
        run(&laptop, &["restore", copy.to_str().unwrap()])
            .status
            .code(),
        Some(0)
    );
    let order: Vec<String> = saves(&laptop).into_iter().map(|(id, _)| id).collect();
    assert_eq!(order, [ids[1].clone(), ids[0].clone(), ids[2].clone()]);
    resumed(&laptop);
}

#[test]
fn the_game_that_was_played_last_is_resumed_from_files_that_were_laid_there() {
    let folder = tempfile::tempdir().unwrap();
    for (number, (name, day)) in [("Zoe", 2), ("Anna", 25), ("Mia", 12)]
        .into_iter()
        .enumerate()
    {
        let id = begun(folder.path(), name, day);
        // A cloud gives files its own times.
        let number = u64::try_from(number).unwrap();
        dated(
            &folder.path().join(format!("saves/{id}.journal")),
            9 - 4 * number,
        );
    }
    let told = typed(folder.path(), &["play", "mechanica", "--resume"], &["quit"]);
    assert!(told.contains("Anna"), "{told}");
}

#[test]
fn a_damaged_save_stays_where_its_records_put_it() {
    let folder = tempfile::tempdir().unwrap();
    with_ended(folder.path(), "saves");
    let file = folder.path().join("saves/mechanica.journal");
    let mut bytes = fs::read(&file).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(&file, bytes).unwrap();
    assert_eq!(saves(folder.path()), ended());
}

#[test]
fn a_save_that_cannot_be_read_comes_last_and_hides_none() {
    let folder = tempfile::tempdir().unwrap();
    with_ended(folder.path(), "saves");
    fs::write(folder.path().join("saves/a-broken-one.journal"), "nothing").unwrap();
    let listed = saves(folder.path());
    assert_eq!(listed[..4], ended());
    assert_eq!(listed[4].0, "a-broken-one");
}

#[test]
fn days_and_times_of_saves_are_those_of_the_players() {
    let folder = tempfile::tempdir().unwrap();
    with_ended(folder.path(), "saves");
    for (zone, mission, shop) in [
        ("Asia/Tokyo", "2026-11-21, 10:09", "2026-11-21, 15:58"),
        ("America/New_York", "2026-11-20, 20:09", "2026-11-21, 01:58"),
        ("UTC", "2026-11-21, 01:09", "2026-11-21, 06:58"),
    ] {
        let told = lines_in(zone, folder.path(), &["saves"]);
        let of = |name: &str| told.iter().find(|line| line.starts_with(name)).unwrap();
        assert!(of("make-yourself").contains(mission), "{zone} {told:?}");
        assert!(of("mechanica").contains(shop), "{zone} {told:?}");
        // The data stays in UTC.
        assert_eq!(saves(folder.path()), ended());
    }
    let italian = lines_in(
        "America/New_York",
        folder.path(),
        &["saves", "--lang", "it"],
    );
    let line = italian
        .iter()
        .find(|line| line.starts_with("make-yourself"))
        .unwrap();
    assert!(
        line.contains("20") && line.contains("20:09") && !line.contains("UTC"),
        "{line}"
    );
}

#[test]
fn the_day_of_a_score_is_that_of_the_players() {
    let folder = tempfile::tempdir().unwrap();
    let entry = json!({"solkeeper_scores": 1, "entries": [{"format": 1, "id": "late", "at": "2026-11-26T16:00:00Z", "notes": "",
        "game": "first-martians", "mission": {"mission": "home", "players": ["Ann"], "ending": "won", "sol": 7}}]});
    let file = folder.path().join("late.json");
    fs::write(&file, entry.to_string()).unwrap();
    assert_eq!(
        run(folder.path(), &["scores", "import", file.to_str().unwrap()])
            .status
            .code(),
        Some(0)
    );
    for (zone, day) in [
        ("Asia/Tokyo", "2026-11-27"),
        ("Europe/Rome", "2026-11-26"),
        ("Pacific/Kiritimati", "2026-11-27"),
    ] {
        let told = lines_in(zone, folder.path(), &["scores"]);
        assert!(told[0].contains(day), "{zone}: {told:?}");
    }
    // A spreadsheet gets the moment as the data has it.
    let table = folder.path().join("table.csv");
    lines_in(
        "Asia/Tokyo",
        folder.path(),
        &["scores", "export", table.to_str().unwrap()],
    );
    assert!(
        fs::read_to_string(table)
            .unwrap()
            .contains("\"2026-11-26T16:00:00Z\"")
    );
}

#[test]
fn new_names_have_the_day_of_the_players() {
    // Nowhere else is it another day for so long: at least one of these zones is not on the day of UTC.
    let folder = tempfile::tempdir().unwrap();
    let score = run(folder.path(), &["score", "mechanica", "--example"]).stdout;
    let file = folder.path().join("score.json");
    fs::write(&file, score).unwrap();
    let mut days = Vec::new();
    for zone in ["Pacific/Kiritimati", "Pacific/Pago_Pago"] {
        let data = folder.path().join(zone);
        let told = program(
            &data,
            &[
                "score",
                "mechanica",
                file.to_str().unwrap(),
                "--keep",
                "--json",
            ],
        )
        .env("TZ", zone)
        .output()
        .unwrap();
        let told: Value = serde_json::from_slice(&told.stdout).unwrap();
        let id = told["kept_as"].as_str().unwrap().to_owned();
        let listed = lines_in(zone, &data, &["scores"]);
        let day = id.get(10..20).unwrap().to_owned();
        assert!(
            listed[0].contains(&format!("Mechanica, {day}")),
            "{listed:?}"
        );
        let begun = program(
            &data,
            &["play", "mechanica", "--names", "Ann,Bob", "--json"],
        )
        .env("TZ", zone)
        .output()
        .unwrap();
        let state: Value =
            serde_json::from_str(text(&begun.stdout).lines().next().unwrap()).unwrap();
        let save = state["save"].as_str().unwrap();
        // Midnight may have come between.
        assert!(save >= format!("mechanica-{day}").as_str(), "{save} {day}");
        let copied = lines_in(zone, &data, &["backup"]);
        let copied = copied[0].split("solkeeper-").nth(1).unwrap();
        assert!(copied.get(..10).unwrap() >= day.as_str(), "{copied}");
        days.push(day);
    }
    assert_ne!(days[0], days[1]);
}
