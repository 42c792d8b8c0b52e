//! The program as a process: one run, text play, or `--json` line by line.

use std::fmt::Display;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, ExitStatus, Output, Stdio};

use serde_json::Value;

pub const MISSION: &str = "make-yourself-at-home";

pub fn program(data: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_solkeeper"));
    command
        .arg("--data-dir")
        .arg(data)
        .args(words)
        .env_remove("LANG")
        .env("TZ", "UTC")
        .stdin(Stdio::null());
    command
}

pub fn run(data: &Path, words: &[&str]) -> Output {
    program(data, words).output().expect("the program runs")
}

pub fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

fn spoken_to(data: &Path, words: &[&str]) -> Child {
    program(data, words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program runs")
}

/// Runs text play on these lines.
pub fn typed(data: &Path, words: &[&str], lines: &[&str]) -> String {
    let mut child = spoken_to(data, words);
    let mut input = child.stdin.take().expect("piped");
    for line in lines {
        let _ = writeln!(input, "{line}");
    }
    drop(input);
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(0));
    text(&output.stdout)
}

/// A game in `play --json`.
pub struct Game {
    child: Child,
    output: BufReader<ChildStdout>,
    /// The last answer with a state.
    pub state: Value,
}

impl Game {
    /// Starts a mission or another game, without notices.
    pub fn open(data: &Path, game: &str, words: &[&str]) -> Self {
        let (game, notices) = Self::with_notices(data, game, words);
        assert_eq!(notices, [] as [Value; 0]);
        game
    }

    /// The same, with the notices before the first state.
    pub fn with_notices(data: &Path, game: &str, words: &[&str]) -> (Self, Vec<Value>) {
        let mut child = spoken_to(data, &[&["play", game, "--json"], words].concat());
        let mut output = BufReader::new(child.stdout.take().expect("piped"));
        let mut notices = Vec::new();
        let state = loop {
            let answer = next(&mut output);
            if answer["legal"].is_array() {
                break answer;
            }
            notices.push(answer);
        };
        (
            Self {
                child,
                output,
                state,
            },
            notices,
        )
    }

    /// Writes a command without waiting for the answer.
    pub fn write(&mut self, command: &impl Display) -> io::Result<()> {
        writeln!(self.child.stdin.as_mut().expect("piped"), "{command}")
    }

    pub fn send(&mut self, command: &impl Display) -> Value {
        self.write(command).expect("it listens");
        let answer = next(&mut self.output);
        if !answer["legal"].is_null() {
            self.state = answer.clone();
        }
        answer
    }

    /// The first flow offer.
    pub fn flow(&self) -> Option<Value> {
        let legal = self.state["legal"].as_array().expect("a list");
        legal
            .iter()
            .find(|offer| offer["role"] == "flow")
            .map(|offer| offer["command"].clone())
    }

    /// Ends the input and so the game.
    pub fn leave(mut self) -> ExitStatus {
        drop(self.child.stdin.take());
        self.child.wait().expect("it ends")
    }
}

impl Drop for Game {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn next(output: &mut BufReader<ChildStdout>) -> Value {
    let mut line = String::new();
    output.read_line(&mut line).expect("it answers");
    serde_json::from_str(&line).unwrap_or_else(|why| panic!("{why}: {line:?}"))
}
