//! Speed, size and memory of the program. `.ci/measure` builds the program and writes `docs/performance.md`.
//!
//! Everything is measured on real processes with a real disk and X display, so that figures of different versions are comparable.
//! Prints a Markdown table.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a bench fails by panicking"
)]

mod commands;
mod files;
mod window;

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

fn program() -> PathBuf {
    PathBuf::from(env!("CARGO_BIN_EXE_solkeeper"))
}

fn main() {
    // `cargo test` and `cargo bench` without a name also start this: then it only has to build.
    if !std::env::args().any(|argument| argument == "--measure") {
        println!("nothing was measured: run .ci/measure");
        return;
    }
    println!("| what | measured | bound | how |");
    println!("| --- | --- | --- | --- |");
    size();
    window::measure();
    commands::measure();
    files::measure();
    simulated_games();
}

/// A row of the table.
fn row(what: &str, measured: &str, bound: &str, how: &str) {
    println!("| {what} | {measured} | {bound} | {how} |");
}

fn size() {
    let bytes = std::fs::metadata(program()).unwrap().len();
    let megabytes = bytes as f64 / 1e6;
    row(
        "size of the program",
        &format!("{megabytes:.1} MB"),
        "≤ 15 MB",
        "profile `dist`, stripped",
    );
}

fn simulated_games() {
    for (board, games, bound) in [("full", 400, "≥ 250"), ("story", 4000, "≥ 2,000")] {
        let mut command = solkeeper(&tempfile::tempdir().unwrap().keep());
        let _ = command.args([
            "simulate",
            "make-yourself-at-home",
            "--players",
            "4",
            "--board",
            board,
        ]);
        let _ = command
            .args(["--games", &games.to_string()])
            .env("RAYON_NUM_THREADS", "1");
        let (time, _) = timed(&mut command);
        let rate = f64::from(games) / time.as_secs_f64();
        let how = format!(
            "`simulate make-yourself-at-home --players 4 --board {board} --games {games}` on one thread"
        );
        row(
            &format!("careful games a second, {board}"),
            &format!("{rate:.0}"),
            bound,
            &how,
        );
    }
    let (time, _) = timed(solkeeper(&tempfile::tempdir().unwrap().keep()).arg("check"));
    row(
        "`check` of all that is shipped",
        &milliseconds(time),
        "",
        "one process",
    );
}

/// A process of the program over a data folder.
fn solkeeper(data: &Path) -> Command {
    let mut command = Command::new(program());
    let _ = command
        .arg("--data-dir")
        .arg(data)
        .arg("--lang")
        .arg("en")
        .stdin(Stdio::null());
    command
}

/// Runs a process that must succeed, and times it.
fn timed(command: &mut Command) -> (Duration, Output) {
    let start = Instant::now();
    let output = command.stdin(Stdio::null()).output().unwrap();
    let time = start.elapsed();
    assert!(
        output.status.success(),
        "{command:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    (time, output)
}

fn percentile(times: &mut [Duration], percent: usize) -> Duration {
    times.sort_unstable();
    times[(times.len() * percent / 100).min(times.len() - 1)]
}

fn milliseconds(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1e3)
}
