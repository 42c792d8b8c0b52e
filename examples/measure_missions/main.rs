//! Measures of missions for their authors: how often they are won, which options are never the better ones, how much of a fifth play is
//! known already, and in which states each ending is told.
//!
//! `cargo run --release --example measure_missions -- [MISSION FOLDER …]`; without a folder the shipped missions are measured.
//! The careful player plays a board that the app keeps. The same flags give the same numbers on every machine.

mod endings;
mod missions;
mod options;
mod repeats;
mod table;
mod wins;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, ValueEnum};
use serde_json::{Map, Value, json};
use solkeeper::first_martians::players::Style;
use solkeeper::first_martians::simulation::SimulationSetting;

use missions::Measured;

/// Measures missions: wins, options, repeats and endings.
#[derive(Debug, Parser)]
#[command(name = "measure_missions")]
pub struct Asked {
    /// Folders of missions or campaigns, or folders that hold folders of missions; the shipped missions when left out.
    folders: Vec<PathBuf>,
    /// What is measured; everything when left out.
    #[arg(long, value_delimiter = ',')]
    only: Vec<Measure>,
    /// The chapters of a campaign that are measured; all of them when left out.
    #[arg(long, value_delimiter = ',')]
    chapters: Vec<String>,
    /// Campaigns that are played up to each chapter, for each number of players: its games begin with what crossed into it.
    #[arg(long, default_value_t = 500)]
    carried: u64,
    /// Numbers of players.
    #[arg(long, value_delimiter = ',', default_value = "1,2,3,4")]
    players: Vec<u8>,
    /// Games for each mission and number of players, for wins and endings.
    #[arg(long, default_value_t = 2000)]
    plays: u64,
    /// The most states in which each choice is looked at.
    #[arg(long, default_value_t = 40)]
    states: usize,
    /// The cards whose choices are looked at; all of them when left out.
    #[arg(long, value_delimiter = ',')]
    cards: Vec<String>,
    /// Games from each of these states for each option.
    #[arg(long, default_value_t = 20)]
    games: u64,
    /// The most games for each mission and number of players in which such states are looked for.
    #[arg(long, default_value_t = 1500)]
    searched: u64,
    /// Tables that play each mission five times, for each number of players.
    #[arg(long, default_value_t = 200)]
    tables: u64,
    /// The seed of the first game.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// JSON instead of Markdown.
    #[arg(long)]
    json: bool,
}

/// What can be measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Measure {
    /// How often missions are won, and what never came.
    Wins,
    /// Options that are never the better ones.
    Options,
    /// How much of a fifth play is known.
    Repeats,
    /// In which states each ending is told.
    Endings,
}

impl Asked {
    fn measures(&self, measure: Measure) -> bool {
        self.only.is_empty() || self.only.contains(&measure)
    }

    /// The careful player with a board that the app keeps.
    const fn setting(players: u8) -> SimulationSetting {
        SimulationSetting {
            players,
            style: Style::Careful,
            full: true,
        }
    }
}

fn main() -> ExitCode {
    let asked = Asked::parse();
    let measured = missions::load(&asked).and_then(|missions| measure(&asked, &missions));
    match measured {
        Ok(text) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn measure(asked: &Asked, missions: &[Measured]) -> Result<String, String> {
    let (mut json, mut parts) = (Map::new(), Vec::new());
    let mut add = |name: &str, (value, text): (Value, String)| {
        let _ = json.insert(name.to_owned(), value);
        parts.push(text);
    };
    if asked.measures(Measure::Wins) || asked.measures(Measure::Endings) {
        let played = wins::play(asked, missions)?;
        if asked.measures(Measure::Wins) {
            add("wins", wins::report(missions, &played));
        }
        if asked.measures(Measure::Endings) {
            add("endings", endings::report(missions, &played));
        }
    }
    if asked.measures(Measure::Options) {
        add(
            "options",
            options::report(&options::measure(asked, missions)?),
        );
    }
    if asked.measures(Measure::Repeats) {
        add(
            "repeats",
            repeats::report(missions, &repeats::measure(asked, missions)?),
        );
    }
    Ok(if asked.json {
        json!(json).to_string()
    } else {
        parts.join("\n\n")
    })
}
