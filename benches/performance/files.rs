//! Listing many saves and opening a long one.

use std::fs;
use std::io::Write;
use std::process::Stdio;

use super::{milliseconds, row, solkeeper, timed};

const SAVES: usize = 500;
const RECORDS: usize = 10_000;

pub fn measure() {
    listing();
    opening();
}

fn listing() {
    let data = tempfile::tempdir().unwrap();
    let _ = timed(solkeeper(data.path()).args([
        "play",
        "make-yourself-at-home",
        "--auto",
        "--players",
        "4",
        "--seed",
        "3",
    ]));
    let saves = data.path().join("saves");
    let one = fs::read_dir(&saves)
        .unwrap()
        .map(|it| it.unwrap().path())
        .find(|it| it.extension().unwrap() == "journal")
        .unwrap();
    let bytes = fs::read(&one).unwrap();
    for number in 1..SAVES {
        fs::write(saves.join(format!("copy-{number}.journal")), &bytes).unwrap();
    }
    let (first, _) = timed(solkeeper(data.path()).arg("saves"));
    let (again, output) = timed(solkeeper(data.path()).arg("saves"));
    assert!(String::from_utf8_lossy(&output.stdout).lines().count() >= SAVES);
    let how = format!("`saves` over {SAVES} saves of {} kB", bytes.len() / 1000);
    row(
        "500 saves listed, first time",
        &milliseconds(first),
        "≤ 1,500 ms",
        &how,
    );
    row(
        "500 saves listed, again",
        &milliseconds(again),
        "≤ 500 ms",
        &how,
    );
}

fn opening() {
    let data = tempfile::tempdir().unwrap();
    let mut command = solkeeper(data.path());
    let _ = command.args([
        "play",
        "make-yourself-at-home",
        "--json",
        "--players",
        "4",
        "--seed",
        "1",
    ]);
    let mut process = command
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let mut input = process.stdin.take().unwrap();
    for number in 0..RECORDS {
        writeln!(
            input,
            "{{\"correct_morale\":{{\"to\":{}}}}}",
            number % 2 + 1
        )
        .unwrap();
    }
    drop(input);
    assert!(process.wait().unwrap().success());
    let mut times = Vec::new();
    for _ in 0..5 {
        let mut command = solkeeper(data.path());
        times.push(timed(command.args(["play", "make-yourself-at-home", "--json", "--resume"])).0);
    }
    times.sort_unstable();
    let how = "`play --json --resume` of such a save, the whole process, median of 5";
    row(
        "10,000 records opened",
        &milliseconds(times[2]),
        "≤ 300 ms",
        how,
    );
}
