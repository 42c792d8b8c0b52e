//! The recorded games: read, replayed, compared, recorded.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::changed::{Changed, bless, in_parallel, path, spread, wanted};
use super::record;
use super::support::{self, FIRST_MARTIANS, Replay, short_hash};

/// The number of mission games and of helper games that a plain run replays.
const USUAL_MISSIONS: usize = 26;
const USUAL_HELPERS: usize = 30;
/// The number of differing games described in the failure message.
const NAMED: usize = 6;

/// The interval of recorded pages, in commands.
const PAGES: usize = 4;
/// The interval of full facts and pages in games recorded in full, in commands.
const FULL: usize = 12;

/// A command with its outcome: one line `[command, step, digest, facts, offers, en, it]`. Step or task and digest are those after
/// the command. The last four are short hashes; those of the pages are empty where no page was recorded. Full facts and pages
/// follow in a separate line.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    command: Value,
    step: String,
    digest: String,
    facts: String,
    offers: String,
    pages: [String; 2],
    full: Option<Full>,
}

/// A line of a file.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Row {
    Command(Value, String, String, String, String, String, String),
    Full(Full),
}

/// The hashed content, except for offers.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Full {
    facts: Vec<Value>,
    en: Vec<String>,
    it: Vec<String>,
}

impl Line {
    /// The outcome of a command with its number in the game, from 1.
    pub fn after(
        game: &dyn Replay,
        command: Value,
        taken: &Result<(), String>,
        number: usize,
        in_full: bool,
    ) -> Self {
        let facts = match taken {
            Ok(()) => short_hash(&game.facts()),
            Err(code) => format!("refused: {code}"),
        };
        let texts = if number.is_multiple_of(PAGES) {
            game.texts().map(|text| short_hash(&text))
        } else {
            Default::default()
        };
        let full = (in_full && number.is_multiple_of(FULL)).then(|| full(game, taken));
        Self {
            command,
            step: game.step(),
            digest: game.digest(),
            facts,
            offers: short_hash(&game.offers()),
            pages: texts,
            full,
        }
    }
}

/// A recorded game.
struct Recorded {
    name: String,
    /// The game, its start, its end, and the reasons why it was recorded again.
    described: Value,
    lines: Vec<Line>,
}

fn file(name: &str) -> PathBuf {
    path("games").join(format!("{name}.jsonl"))
}

impl Recorded {
    fn read(name: &str) -> Self {
        let text = fs::read_to_string(file(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut lines = text.lines();
        let described = serde_json::from_str(lines.next().expect("a description")).expect("JSON");
        let mut read: Vec<Line> = Vec::new();
        for line in lines {
            match serde_json::from_str(line)
                .unwrap_or_else(|error| panic!("{name}: {error}: {line}"))
            {
                Row::Command(command, step, digest, facts, offers, en, it) => {
                    read.push(Line {
                        command,
                        step,
                        digest,
                        facts,
                        offers,
                        pages: [en, it],
                        full: None,
                    });
                }
                Row::Full(full) => read.last_mut().expect("a command before").full = Some(full),
            }
        }
        let lines = read;
        Self {
            name: name.to_owned(),
            described,
            lines,
        }
    }

    fn write(&self) {
        let mut text = vec![self.described.to_string()];
        for line in self.lines.iter().cloned() {
            let [en, it] = line.pages;
            let row = Row::Command(
                line.command,
                line.step,
                line.digest,
                line.facts,
                line.offers,
                en,
                it,
            );
            let full = line.full.map(Row::Full);
            text.extend(
                [row]
                    .iter()
                    .chain(&full)
                    .map(|row| serde_json::to_string(row).expect("JSON")),
            );
        }
        fs::write(file(&self.name), text.join("\n") + "\n").expect("written");
    }

    fn is_full(&self) -> bool {
        self.lines.iter().any(|line| line.full.is_some())
    }

    /// The same commands, replayed by the current program.
    fn replayed(&self) -> Self {
        let commands = self.lines.iter().map(|line| line.command.clone());
        let (lines, end) = replayed(&self.described, commands, self.is_full());
        let mut described = self.described.clone();
        described["end"] = json!(end);
        Self {
            name: self.name.clone(),
            described,
            lines,
        }
    }

    /// The first difference between the recording and a replay, with texts as far as recorded.
    fn difference(&self, now: &Self) -> Option<String> {
        let at = self
            .lines
            .iter()
            .zip(&now.lines)
            .position(|(then, now)| !same(then, now))?;
        let (then, now) = (&self.lines[at], &now.lines[at]);
        let parts = [
            ("digest", &then.digest, &now.digest),
            ("step", &then.step, &now.step),
            ("facts", &then.facts, &now.facts),
            ("offers", &then.offers, &now.offers),
            ("page en", &then.pages[0], &now.pages[0]),
            ("page it", &then.pages[1], &now.pages[1]),
        ];
        let mut message = format!("{}: command {} {} differs", self.name, at + 1, then.command);
        for (what, then, now) in parts.iter().filter(|(_, then, now)| then != now) {
            message += &format!("\n  {what}: {then} -> {now}");
        }
        let before = then.full.as_ref().map(texts);
        // Without a recorded text at least the new one is shown.
        let after = self.full_at(at);
        for (index, what) in ["facts", "en", "it"].iter().enumerate() {
            let differs = [
                then.facts != now.facts,
                then.pages[0] != now.pages[0],
                then.pages[1] != now.pages[1],
            ][index];
            if differs {
                message += &format!(
                    "\n  {what}:{}",
                    lines_that_differ(before.as_ref().map(|it| &it[index]), &after[index])
                );
            }
        }
        Some(message)
    }

    /// Full facts and pages after the command with that index, by the current program.
    fn full_at(&self, index: usize) -> [Vec<String>; 3] {
        let mut game = support::begin(&self.described, support::player(false, 0));
        let taken = self.lines[..=index]
            .iter()
            .map(|line| game.take(&line.command))
            .last();
        texts(&full(&*game, &taken.expect("a command")))
    }
}

fn same(then: &Line, now: &Line) -> bool {
    let then = (
        &then.digest,
        &then.step,
        &then.facts,
        &then.offers,
        &then.pages,
    );
    then == (&now.digest, &now.step, &now.facts, &now.offers, &now.pages)
}

fn texts(full: &Full) -> [Vec<String>; 3] {
    [
        full.facts.iter().map(Value::to_string).collect(),
        full.en.clone(),
        full.it.clone(),
    ]
}

/// The differing lines, or all new ones where none were recorded.
fn lines_that_differ(then: Option<&Vec<String>>, now: &[String]) -> String {
    let listed = |sign: char, lines: Vec<&String>| {
        lines
            .iter()
            .map(|line| format!("\n    {sign} {line}"))
            .collect::<String>()
    };
    match then {
        None => listed('+', now.iter().collect()),
        Some(then) => {
            listed(
                '-',
                then.iter().filter(|line| !now.contains(line)).collect(),
            ) + &listed(
                '+',
                now.iter().filter(|line| !then.contains(line)).collect(),
            )
        }
    }
}

fn full(game: &dyn Replay, taken: &Result<(), String>) -> Full {
    let facts = match taken {
        Ok(()) => game
            .facts()
            .iter()
            .map(|fact| serde_json::from_str(fact).expect("JSON"))
            .collect(),
        Err(code) => vec![json!({"refused": code})],
    };
    let [en, it] = game.texts();
    Full { facts, en, it }
}

fn replayed(
    described: &Value,
    commands: impl Iterator<Item = Value>,
    in_full: bool,
) -> (Vec<Line>, Option<String>) {
    let mut game = support::begin(described, support::player(false, 0));
    let line = |(number, command): (usize, Value)| {
        let taken = game.take(&command);
        Line::after(&*game, command, &taken, number, in_full)
    };
    let lines = (1..).zip(commands).map(line).collect();
    (lines, game.outcome())
}

fn names() -> Vec<String> {
    let names = fs::read_dir(path("games"))
        .expect("the games")
        .map(|entry| entry.expect("a file").path());
    let mut names: Vec<String> = names
        .filter(|path| path.extension().is_some_and(|end| end == "jsonl"))
        .map(|path| {
            path.file_stem()
                .expect("a name")
                .to_str()
                .expect("UTF-8")
                .to_owned()
        })
        .collect();
    names.sort();
    names
}

/// The game of a recording.
pub fn kind(name: &str) -> &str {
    let helper = ["pocket-mars", "mechanica", "mars-needs-mechanics"]
        .into_iter()
        .find(|helper| name.starts_with(helper));
    helper.unwrap_or(FIRST_MARTIANS)
}

/// The description of a recorded game and its commands.
pub fn commands(name: &str) -> (Value, Vec<Value>) {
    let game = Recorded::read(name);
    (
        game.described,
        game.lines.into_iter().map(|line| line.command).collect(),
    )
}

/// Every recorded step and task, with its game.
pub fn steps() -> BTreeSet<String> {
    let all = names().into_iter().flat_map(|name| {
        let lines = Recorded::read(&name).lines;
        lines
            .into_iter()
            .map(move |line| format!("{}/{}", kind(&name), line.step))
    });
    all.collect()
}

/// Positions in different games: one at every step, then late positions in unused games.
pub fn stops(wanted: usize) -> Vec<(String, usize)> {
    let games: Vec<Recorded> = names().iter().map(|name| Recorded::read(name)).collect();
    let mut chosen: Vec<(String, usize)> = Vec::new();
    for (index, step) in steps().into_iter().enumerate() {
        let board = ["story", "full"][index % 2];
        let mission = [
            "a-grain-of-salt",
            "make-yourself-at-home",
            "the-quiet-valley",
        ][index % 3];
        let mut places = Vec::new();
        for game in games
            .iter()
            .filter(|game| !chosen.iter().any(|(name, _)| *name == game.name))
        {
            let others = (
                game.described["board"] != board,
                game.described["mission"] != mission,
            );
            let here =
                |(_, line): &(usize, &Line)| format!("{}/{}", kind(&game.name), line.step) == step;
            let stops: Vec<usize> = (1..)
                .zip(&game.lines)
                .filter(here)
                .map(|(at, _)| at)
                .collect();
            // Not at the very beginning, if the step recurs.
            let at = stops.iter().find(|&&at| at > 20).or(stops.last());
            places.extend(at.map(|&at| (others, at, game.name.clone())));
        }
        let (_, at, name) = places
            .into_iter()
            .min()
            .unwrap_or_else(|| panic!("{step} at no place"));
        chosen.push((name, at));
    }
    assert!(chosen.len() <= wanted, "{} steps", chosen.len());
    let unused: Vec<&Recorded> = games
        .iter()
        .filter(|game| !chosen.iter().any(|(name, _)| *name == game.name))
        .collect();
    let late = spread(unused, wanted - chosen.len());
    chosen.extend(
        late.into_iter()
            .map(|game| (game.name.clone(), game.lines.len() * 2 / 3)),
    );
    chosen
}

#[test]
fn recorded_games_replay_unchanged() {
    let changed = Changed::read();
    let names = names();
    assert!(
        names.len() >= 290,
        "200 games of missions, 30 of each helper: {}",
        names.len()
    );
    // Helper games are many and short, so both kinds are sampled separately.
    let (helpers, missions): (Vec<String>, Vec<String>) = names
        .into_iter()
        .partition(|name| kind(name) != FIRST_MARTIANS);
    let sample: Vec<String> = if bless() {
        [missions, helpers]
            .concat()
            .into_iter()
            .filter(|name| changed.reason(name).is_some())
            .collect()
    } else {
        [
            spread(missions, wanted(USUAL_MISSIONS)),
            spread(helpers, wanted(USUAL_HELPERS)),
        ]
        .concat()
    };
    let found = in_parallel(&sample, |name| {
        let then = Recorded::read(name);
        let now = then.replayed();
        let mut difference = then.difference(&now);
        if difference.is_some()
            && bless()
            && let Some(reason) = changed.reason(name)
        {
            let mut anew = now;
            let mut reasons = then.described["changed"]
                .as_array()
                .cloned()
                .unwrap_or_default();
            if !reasons.contains(&json!(reason)) {
                reasons.push(json!(reason));
            }
            anew.described["changed"] = json!(reasons);
            anew.write();
            difference = None;
        }
        difference
    });
    let found: Vec<String> = found.into_iter().flatten().collect();
    let named: Vec<&str> = found.iter().take(NAMED).map(String::as_str).collect();
    assert!(
        found.is_empty(),
        "{} of {} games differ\n{}",
        found.len(),
        sample.len(),
        named.join("\n")
    );
}

#[test]
fn the_recordings_hold_games_of_every_kind() {
    let all: Vec<Recorded> = names().iter().map(|name| Recorded::read(name)).collect();
    let count = |test: &dyn Fn(&Recorded) -> bool| all.iter().filter(|it| test(it)).count();
    for mission in [
        "a-grain-of-salt",
        "make-yourself-at-home",
        "the-quiet-valley",
    ] {
        for end in ["won", "out_of_time", "died"] {
            let ended = |it: &Recorded| {
                it.described["mission"] == mission && it.described["end"].to_string().contains(end)
            };
            assert!(count(&ended) > 0, "no game of {mission} ended with {end}");
        }
    }
    for helper in ["pocket-mars", "mechanica", "mars-needs-mechanics"] {
        assert_eq!(count(&|it| it.described["game"] == helper), 30);
        assert!(
            count(&|it| it.described["game"] == helper && it.described["end"].is_string()) > 10,
            "{helper}"
        );
    }
    for command in [
        "undo",
        "redo",
        "return",
        "save_point",
        "keep_board",
        "correct_board",
        "correct_morale",
        "enter_tile",
    ] {
        assert!(
            count(&|it| it
                .lines
                .iter()
                .any(|line| line.command.get(command).is_some()))
                > 2,
            "{command}"
        );
    }
    assert!(count(&Recorded::is_full) >= 20);
}

#[test]
#[ignore = "records the games that have no file yet"]
fn record_games() {
    fs::create_dir_all(path("games")).expect("a folder");
    let planned: Vec<_> = record::planned()
        .into_iter()
        .filter(|planned| !file(&planned.name).exists())
        .collect();
    let recorded = in_parallel(&planned, |planned| {
        let begun = std::time::Instant::now();
        let (lines, end) = planned.play();
        let seconds = begun.elapsed().as_secs_f32();
        println!(
            "{}: {} commands, {end:?}, {seconds:.1} s",
            planned.name,
            lines.len()
        );
        let mut described = planned.described().clone();
        described["end"] = json!(end);
        Recorded {
            name: planned.name.clone(),
            described,
            lines,
        }
        .write();
    });
    println!("{} games", recorded.len());
}
