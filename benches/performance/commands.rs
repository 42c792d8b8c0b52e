//! The time of a command of a Full board game through `--json`, compared with the disk alone.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;
use std::time::{Duration, Instant};

use serde_json::Value;

use super::{milliseconds, percentile, row, solkeeper};

/// The number of measured commands.
const COMMANDS: usize = 1500;

pub fn measure() {
    let data = tempfile::tempdir().unwrap();
    let mut times = Vec::new();
    let mut seed = 0;
    while times.len() < COMMANDS {
        seed += 1;
        play(data.path(), seed, &mut times);
    }
    // The same lines, only appended and synced.
    let mut disk = Vec::new();
    let target = data.path().join("alone");
    for save in fs::read_dir(data.path().join("saves")).unwrap() {
        let path = save.unwrap().path();
        if path.extension().is_some_and(|it| it == "journal") {
            let mut file = File::create(&target).unwrap();
            for line in fs::read(path)
                .unwrap()
                .split_inclusive(|&byte| byte == b'\n')
                .skip(20)
            {
                let start = Instant::now();
                file.write_all(line).unwrap();
                file.sync_data().unwrap();
                disk.push(start.elapsed());
            }
        }
    }
    let how = format!(
        "{COMMANDS} commands of Full board games with four astronauts through `play --json`"
    );
    for (percent, bound) in [(50, ""), (95, "≤ disk + 2 ms")] {
        let (answered, alone) = (
            percentile(&mut times, percent),
            percentile(&mut disk, percent),
        );
        let what = format!("command answered and on disk, p{percent}");
        row(
            &what,
            &format!(
                "{} (disk alone {})",
                milliseconds(answered),
                milliseconds(alone)
            ),
            bound,
            &how,
        );
    }
}

/// Plays offered commands and measures each answer.
fn play(data: &std::path::Path, seed: u64, times: &mut Vec<Duration>) {
    let mut command = solkeeper(data);
    let _ = command.args([
        "play",
        "make-yourself-at-home",
        "--players",
        "4",
        "--board",
        "full",
        "--json",
        "--seed",
    ]);
    let mut process = command
        .arg(seed.to_string())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut input, mut output) = (
        process.stdin.take().unwrap(),
        BufReader::new(process.stdout.take().unwrap()).lines(),
    );
    let mut answer: Value = serde_json::from_str(&output.next().unwrap().unwrap()).unwrap();
    let mut chance = seed;
    while times.len() < COMMANDS && answer["outcome"].is_null() {
        let flow: Vec<&Value> = answer["legal"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|it| it["role"] == "flow")
            .collect();
        chance = chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        // Half of the commands are the first offer, so that the game ends.
        let chosen = if chance >> 63 == 0 {
            0
        } else {
            (chance >> 33) as usize % flow.len()
        };
        let line = flow[chosen]["command"].to_string() + "\n";
        let start = Instant::now();
        input.write_all(line.as_bytes()).unwrap();
        input.flush().unwrap();
        let text = output.next().unwrap().unwrap();
        times.push(start.elapsed());
        answer = serde_json::from_str(&text).unwrap();
    }
    drop(input);
    let _ = process.wait().unwrap();
}
