//! `play --json` of six games and of a campaign.
//!
//! Of the offers only those are written that were not there in the answer before, or are there no more, and that in English alone: they
//! hold no text. A hash of all of them guards their order.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use solkeeper::language::Language;

use crate::player::Dice;
use crate::terminal::Desk;
use crate::{LANGUAGES, campaigns, golden, missions, named};

/// Writes answers, and chooses among what they offer.
struct Table {
    language: Language,
    dice: Dice,
    legal: Vec<Value>,
}

impl Table {
    fn new(language: Language, seed: u64) -> Self {
        Self {
            language,
            dice: Dice(seed),
            legal: Vec::new(),
        }
    }

    /// Writes an answer into the transcript.
    fn write(&mut self, answer: &str, text: &mut String) {
        let mut value: Value =
            serde_json::from_str(answer).unwrap_or_else(|why| panic!("{why}: {answer}"));
        assert_eq!(value.to_string(), answer, "nothing is lost in between");
        let legal = value
            .as_object_mut()
            .and_then(|fields| fields.remove("legal"));
        *text += &format!("{value}\n");
        let Some(Value::Array(legal)) = legal else {
            return;
        };
        if self.language == Language::English {
            let lines = |sign: char, here: &[Value], there: &[Value]| -> String {
                here.iter()
                    .filter(|offer| !there.contains(offer))
                    .map(|offer| format!("  {sign} {offer}\n"))
                    .collect()
            };
            *text += &lines('-', &self.legal, &legal);
            *text += &lines('+', &legal, &self.legal);
        }
        let all = Value::Array(legal.clone()).to_string();
        let hash: String = Sha256::digest(all)
            .iter()
            .take(4)
            .map(|byte| format!("{byte:02x}"))
            .collect();
        *text += &format!("  {} offers, {hash}\n", legal.len());
        self.legal = legal;
    }

    /// A command of an offer of this role, with values; of any role if there is none.
    fn command(&mut self, is_flow: bool) -> Option<String> {
        let flow = |offer: &&Value| (offer["role"] == "flow") == is_flow;
        let mut offers: Vec<&Value> = self.legal.iter().filter(flow).collect();
        if offers.is_empty() {
            offers.extend(&self.legal);
        }
        let offer = (*self.dice.one_of(&offers)?).clone();
        let mut command = offer["command"].clone();
        for (field, param) in offer["params"].as_object()? {
            let fields = command.as_object_mut()?.values_mut().next()?;
            fields[field] = self.value(param).unwrap_or_else(|| fields[field].clone());
        }
        Some(command.to_string())
    }

    fn value(&mut self, param: &Value) -> Option<Value> {
        let mut any = |values: &Value| self.dice.one_of(values.as_array()?).cloned();
        let (kind, values) = param.as_object()?.iter().next()?;
        match kind.as_str() {
            "one_of" => any(values),
            "some_of" => any(values).map(|value| json!([value])),
            "list_of" => any(&values["of"]).map(|value| json!([value])),
            "text" => Some(json!("Zoè")),
            "number" => {
                let (min, max) = (values["min"].as_i64()?, values["max"].as_i64()?);
                let above = self.dice.below(u64::try_from(max - min).ok()? + 1);
                Some(json!(min + i64::try_from(above).ok()?))
            }
            other => panic!("a value of the kind {other}"),
        }
    }
}

/// Lines that no game takes, and such as every game takes.
const OTHERS: [&str; 8] = [
    "{\"dance\":{}}",
    "[1]",
    "{not json",
    "{\"undo\":{}}",
    "{\"redo\":{}}",
    "{\"redo\":{}}",
    "{\"save_point\":{\"name\":\"Here\"}}",
    "{\"undo\":{}}",
];

/// Plays so many commands; every fifth is none of those that lead on, and lines that are no commands come at the beginning.
fn play(name: &str, file: Option<(String, String)>, words: &[&str], seed: u64, commands: usize) {
    let mut transcripts = Vec::new();
    for language in LANGUAGES {
        let desk = Desk::new(language);
        let game = file.as_ref().map_or(name, |(file, text)| {
            desk.put(file, text);
            file
        });
        let mut table = Table::new(language, seed);
        let mut left = 0..commands;
        let text = desk.answered(
            &[&["play", game, "--json"], words].concat(),
            |answer, text| {
                table.write(answer, text);
                let number = left.next()?;
                match OTHERS.get(number.wrapping_sub(4)) {
                    Some(line) => Some((*line).to_owned()),
                    None if number == 1 => Some(json!({"state": {}}).to_string()),
                    None => table.command(number % 5 != 3),
                }
            },
        );
        transcripts.push(named(&format!("json-{name}"), language, text));
    }
    golden::hold(&transcripts);
}

fn mission(name: &str, words: &[&str], seed: u64, commands: usize) {
    play(name, Some(missions::released(name)), words, seed, commands);
}

#[test]
fn missions_in_story() {
    mission(
        "make-yourself-at-home",
        &["--players", "3", "--seed", "5", "--set-up"],
        31,
        40,
    );
    mission(
        "the-quiet-valley",
        &["--players", "1", "--seed", "6"],
        32,
        40,
    );
}

#[test]
fn a_mission_on_the_full_board() {
    mission(
        "a-grain-of-salt",
        &[
            "--players",
            "2",
            "--seed",
            "7",
            "--board",
            "full",
            "--set-up=dealt",
        ],
        33,
        40,
    );
}

#[test]
fn the_other_games() {
    play(
        "pocket-mars",
        None,
        &["--seed", "5", "--names", "Ann,Bob"],
        34,
        50,
    );
    play(
        "mechanica",
        None,
        &["--seed", "5", "--players", "1"],
        35,
        50,
    );
    play(
        "mars-needs-mechanics",
        None,
        &["--seed", "5", "--players", "3"],
        36,
        50,
    );
}

/// A chapter begins with the death of an astronaut, whose seat a newcomer takes; then it goes on, back over the border, and to the end.
#[test]
fn a_campaign() {
    const LINES: &[&str] = &[
        "{\"state\":{}}",
        "{\"begin_chapter\":{}}",
        "{\"name_newcomer\":{\"name\":\"Dee\"}}",
        "{\"report_death\":{\"seat\":0}}",
        "{\"name_newcomer\":{}}",
        "{\"name_newcomer\":{\"name\":\"Dee\"}}",
        "{\"hand_on\":{\"spots\":{\"nowhere\":1}}}",
        "{\"hand_on\":{\"spots\":{\"wounds.1\":2},\"skills\":{\"1\":[1]}}}",
        "{\"hand_on\":{\"spots\":{\"wounds.1\":2}}}",
        "{\"retry_chapter\":{}}",
        "{\"begin_chapter\":{}}",
        "{\"state\":{}}",
        "{\"undo\":{\"chapter\":true}}",
        "{\"undo\":{}}",
        "{\"undo\":{}}",
        "{\"undo\":{}}",
        "{\"undo\":{}}",
        "{\"undo\":{\"chapter\":true}}",
        "{\"begin_chapter\":{}}",
        "flow",
        "flow",
        "flow",
        "{\"report_death\":{\"seat\":1}}",
        "{\"begin_chapter\":{}}",
        "{\"begin_chapter\":{}}",
        "{\"undo\":{\"chapter\":true}}",
        "{\"undo\":{}}",
    ];
    let transcripts = LANGUAGES.map(|language| {
        let desk = campaigns::desk(language);
        let mut table = Table::new(language, 37);
        let mut lines = LINES.iter();
        let words = [
            "play",
            "two-crews",
            "--json",
            "--players",
            "3",
            "--names",
            "Ada,Bo,Cy",
            "--seed",
            "7",
        ];
        let text = desk.answered(&words, |answer, text| {
            table.write(answer, text);
            match *lines.next()? {
                "flow" => table.command(true),
                line => Some(line.to_owned()),
            }
        });
        named("json-campaign", language, text)
    });
    golden::hold(&transcripts);
}
