//! The output of `--json`: every subcommand with valid and invalid arguments, in one data folder. Times and the folder name are
//! masked; everything else is compared byte for byte.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::Stdio;

use serde_json::{Value, json};

use crate::process::{Game, program};

/// The number of commands sent to each game.
const COMMANDS: usize = 14;

/// Questions and answers, by name of the list.
pub fn all() -> BTreeMap<String, String> {
    let data = tempfile::tempdir().expect("a folder");
    let recorder = Recorder {
        data: data.path(),
        answers: BTreeMap::new(),
    };
    recorder
        .record_all()
        .answers
        .into_iter()
        .map(|(name, text)| (name.to_owned(), text))
        .collect()
}

struct Recorder<'d> {
    data: &'d Path,
    answers: BTreeMap<&'static str, String>,
}

impl Recorder<'_> {
    fn record_all(mut self) -> Self {
        let saves = [
            self.played(
                "play-first-martians",
                "make-yourself-at-home",
                &["--players", "3"],
                true,
            ),
            self.played(
                "play-first-martians-full",
                "make-yourself-at-home",
                &["--players", "2", "--board", "full"],
                false,
            ),
            self.played(
                "play-mars-needs-mechanics",
                "mars-needs-mechanics",
                &["--names", "Ann,Zoé"],
                true,
            ),
            self.played(
                "play-pocket-mars",
                "pocket-mars",
                &["--names", "Ann,Zoé"],
                false,
            ),
            self.played(
                "play-pocket-mars-alone",
                "pocket-mars",
                &["--names", "Ann"],
                false,
            ),
            self.played(
                "play-mechanica",
                "mechanica",
                &["--names", "Ann,Zoé"],
                false,
            ),
            self.played(
                "play-mechanica-alone",
                "mechanica",
                &["--names", "Ann"],
                false,
            ),
        ];
        let helpers =
            ["mars-needs-mechanics", "pocket-mars", "mechanica"].map(|game| self.scored(game));
        let ended = self.asked(
            "auto",
            &[
                "play",
                "make-yourself-at-home",
                "--auto",
                "--players",
                "2",
                "--seed",
                "7",
            ],
            "",
        );
        let ended = save_of(ended.lines().last().unwrap_or_default());
        fs::write(self.data.join("saves/damaged.journal"), "0 {}\n").expect("a file");
        self.ask("saves", &["saves"], "");
        self.ask(
            "resumed",
            &["play", "mechanica", &format!("--resume={}", helpers[2])],
            "{\"undo\":{}}\n",
        );
        self.ask(
            "resumed",
            &[
                "play",
                "make-yourself-at-home",
                &format!("--resume={ended}"),
            ],
            "{\"undo\":{}}\n",
        );
        self.ask("report", &["report", &saves[0]], "");
        self.ask("report", &["report", "nothing"], "");
        self.ask("scores", &["scores"], "");
        self.ask("scores", &["scores", "--game", "mechanica"], "");
        self.ask("scores", &["scores", "export", "scores.json"], "");
        self.ask("scores", &["scores", "import", "scores.json"], "");
        self.ask("scores", &["scores", "import", "nowhere.json"], "");
        self.ask("scores", &["scores", "remove", "nothing"], "");
        self.ask("rules", &["rules", "morale"], "");
        self.ask("rules", &["rules", "xyzzy"], "");
        self.ask("rules", &["rules", "--list", "--game", "mechanica"], "");
        self.ask("box", &["box"], "");
        self.ask("box", &["box", "set", "conditions.heart", "4"], "");
        self.ask("box", &["box", "set", "parts.lab", "cpu"], "");
        self.ask("box", &["box", "confirm", "map"], "");
        self.ask("box", &["box", "reset", "map"], "");
        self.ask("box", &["box", "reset", "nothing"], "");
        self.ask("check", &["check"], "");
        self.broken();
        self.ask(
            "simulate",
            &[
                "simulate",
                "the-quiet-valley",
                "--games",
                "2",
                "--seed",
                "7",
                "--players",
                "2",
                "--board",
                "story",
            ],
            "",
        );
        self.ask("workshop", &["pack", "mine", "-o", "mine.json"], "");
        self.ask("workshop", &["add", "mine.json"], "");
        self.ask("workshop", &["add", "nowhere.json"], "");
        self.ask(
            "workshop",
            &["print", "the-quiet-valley", "-o", "sheet.html"],
            "",
        );
        self.ask("usage", &["dance"], "");
        self.ask("usage", &["play"], "");
        self.ask("usage", &["play", "chess"], "");
        self.ask("usage", &["play", "mechanica", "--names", "Ann,Ann"], "");
        self.ask("usage", &["play", "mechanica", "--resume=nothing"], "");
        let mut kept: Vec<_> = fs::read_dir(self.data.join("scores"))
            .expect("scores")
            .map(|it| it.expect("a file").path())
            .collect();
        kept.sort();
        let mut kept: Vec<_> = kept
            .iter()
            .map(|it| self.masked(&(fs::read_to_string(it).expect("text") + "\n")))
            .collect();
        kept.sort();
        let text = kept.concat();
        self.answers.insert("scores-kept", text);
        self
    }

    fn run(&self, words: &[&str], input: &str) -> String {
        let mut command = program(self.data, words);
        let mut child = command
            .args(["--json", "--lang", "en"])
            .current_dir(self.data)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program runs");
        let mut stdin = child.stdin.take().expect("piped");
        let _ = stdin.write_all(input.as_bytes());
        drop(stdin);
        String::from_utf8(child.wait_with_output().expect("it ends").stdout).expect("UTF-8")
    }

    fn keep(&mut self, name: &'static str, asked: &str, answer: &str) {
        let text = self.masked(&format!("> {asked}\n{answer}"));
        self.answers.entry(name).or_default().push_str(&text);
    }

    fn ask(&mut self, name: &'static str, words: &[&str], input: &str) {
        drop(self.asked(name, words, input));
    }

    fn asked(&mut self, name: &'static str, words: &[&str], input: &str) -> String {
        let answer = self.run(words, input);
        if let Ok(Value::Object(mut listed)) = serde_json::from_str(&answer)
            && let Some(Value::Array(scores)) = listed.get_mut("scores")
        {
            // Like saves, scores are listed by time.
            scores.sort_by_cached_key(|score| self.masked(&score.to_string()));
            self.keep(
                name,
                &words.join(" "),
                &(Value::Object(listed).to_string() + "\n"),
            );
        } else if name == "saves" {
            // Saves are listed by time, which varies.
            let mut saves: Vec<_> = self
                .masked(answer.trim())
                .trim_matches(['[', ']'])
                .split_inclusive("},")
                .map(str::to_owned)
                .collect();
            saves.sort();
            self.keep(name, &words.join(" "), &(saves.join("\n") + "\n"));
        } else {
            self.keep(name, &words.join(" "), &answer);
        }
        answer
    }

    /// Masks what varies: the folder, times, names of saves; and messages, which are not names.
    fn masked(&self, text: &str) -> String {
        let text = without_messages(&text.replace(&*self.data.to_string_lossy(), "DATA"));
        let mut masked = String::new();
        let mut rest = text.as_str();
        while let Some(at) = rest.find("20") {
            let (before, moment) = rest.split_at(at);
            masked.push_str(before);
            let is_moment = moment
                .as_bytes()
                .iter()
                .take(10)
                .enumerate()
                .all(|(place, &byte)| match place {
                    4 | 7 => byte == b'-',
                    _ => byte.is_ascii_digit(),
                });
            if is_moment && moment.len() >= 10 {
                let end = moment
                    .find(|it: char| !(it.is_ascii_hexdigit() || "-T:Z".contains(it)))
                    .unwrap_or(moment.len());
                masked.push_str("MOMENT");
                rest = &moment[end..];
            } else {
                masked.push_str("20");
                rest = &moment[2..];
            }
        }
        masked.push_str(rest);
        masked
    }

    /// Plays offered commands, one that is not offered, invalid ones, an undo and a redo. Returns the save.
    fn played(&mut self, name: &'static str, game: &str, words: &[&str], whole: bool) -> String {
        let words = [&["play", game, "--seed", "7"], words].concat();
        let mut lines: Vec<String> = Vec::new();
        let elsewhere = tempfile::tempdir().expect("a folder");
        let (mut running, _) = Game::with_notices(elsewhere.path(), game, &words[2..]);
        for turn in 0..COMMANDS {
            let offers = running.state["legal"]
                .as_array()
                .cloned()
                .unwrap_or_default();
            let Some(offer) = offers
                .iter()
                .cycle()
                .skip(turn)
                .take(offers.len())
                .find(|it| it["role"] != "correct")
            else {
                break;
            };
            let line = filled(offer, turn);
            running.send(&line);
            lines.push(line.to_string());
        }
        drop(running);
        let again = lines.first().cloned().unwrap_or_default();
        lines.extend(
            [
                json!({"undo": {}}),
                json!({"redo": {}}),
                json!({"dance": {}}),
                json!(3),
                json!({"continue": {"x": 1}}),
            ]
            .map(|it| it.to_string()),
        );
        lines.extend([json!({"redo": {}}).to_string(), again, "{".to_owned()]);
        let answer = self.run(&words, &(lines.join("\n") + "\n"));
        let answers: String = answer
            .lines()
            .zip(std::iter::once("").chain(lines.iter().map(String::as_str)))
            .map(|(answer, asked)| {
                if whole || !answer.contains("\"legal\"") {
                    format!("> {asked}\n{answer}\n")
                } else {
                    shortened(asked, answer)
                }
            })
            .collect();
        self.keep(name, &words.join(" "), &answers);
        save_of(answer.lines().next().unwrap_or_default())
    }

    /// Plays a game automatically, scores and stores the result, and asks for an invalid score. Returns the save.
    fn scored(&mut self, game: &'static str) -> String {
        let played = self.asked("auto", &["play", game, "--auto", "--seed", "7"], "");
        let end: Value = played
            .lines()
            .last()
            .and_then(|it| serde_json::from_str(it).ok())
            .unwrap_or_default();
        let outcome = end["outcome"].to_string();
        self.ask("score", &["score", game, "-"], &outcome);
        self.ask(
            "score",
            &["score", game, "-", "--keep", "--note", "at Ann's"],
            &outcome,
        );
        self.ask("score", &["score", game, "-"], "{\"stray\": -1}");
        save_of(played.lines().last().unwrap_or_default())
    }

    /// A third-party mission with an error.
    fn broken(&mut self) {
        self.ask("workshop", &["new-mission", "mine"], "");
        self.ask("check", &["check", "mine"], "");
        let path = self.data.join("mine/mission.json");
        let text = fs::read_to_string(&path).expect("a mission");
        fs::write(&path, text.replacen("\"format\"", "\"formmat\"", 1)).expect("a mission");
        self.ask("check", &["check", "mine"], "");
        fs::write(&path, text).expect("a mission");
    }
}

/// The id of the save in an answer.
fn save_of(answer: &str) -> String {
    let answer: Value = serde_json::from_str(answer).unwrap_or_default();
    answer["save"].as_str().expect("a save").to_owned()
}

/// An answer without its messages.
fn without_messages(text: &str) -> String {
    let mut rest = text;
    let mut masked = String::new();
    while let Some(before) = ["\"message\":\"", "\"help\":\""]
        .iter()
        .filter_map(|key| Some(rest.find(key)? + key.len()))
        .min()
    {
        masked.push_str(&rest[..before]);
        rest = &rest[before..];
        let mut escaped = false;
        let end = rest.find(|it| {
            let ends = it == '"' && !escaped;
            escaped = it == '\\' && !escaped;
            ends
        });
        masked.push('…');
        rest = &rest[end.unwrap_or(rest.len())..];
    }
    masked + rest
}

/// An answer without its offers, which are long.
fn shortened(asked: &str, answer: &str) -> String {
    let (before, after) = answer.split_once("\"legal\":").expect("offers");
    let after = after.rfind("],\"").map_or("", |at| &after[at + 1..]);
    format!("> {asked}\n{before}\"legal\":[…]{after}\n")
}

/// An offer as a command, with the first values of its ranges.
fn filled(offer: &Value, turn: usize) -> Value {
    let mut command = offer["command"].clone();
    let Some(fields) = command
        .as_object_mut()
        .and_then(|it| it.values_mut().next())
    else {
        return command;
    };
    for (name, range) in offer["params"].as_object().into_iter().flatten() {
        let first = |values: &Value| {
            values
                .as_array()
                .and_then(|it| it.get(turn % it.len().max(1)))
                .cloned()
                .unwrap_or_default()
        };
        fields[name] = match range.as_object().and_then(|it| it.iter().next()) {
            Some((kind, range)) => match kind.as_str() {
                "number" => range["min"].clone(),
                "one_of" => first(range),
                "some_of" => json!([]),
                "list_of" => json!([first(&range["of"])]),
                _ => json!("Zoè"),
            },
            None => Value::Null,
        };
    }
    command
}
