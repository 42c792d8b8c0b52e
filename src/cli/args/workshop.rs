//! What authors ask: missions simulated, printed, packed, begun and taken in; stories written to a file.

use std::ffi::OsString;
use std::path::PathBuf;

use lexopt::{Parser, ValueExt};

use super::{Request, Usage, text, value};
use crate::first_martians::players::Style;

/// The most games of one simulation for each number of players.
pub const MOST_GAMES: u32 = 1_000_000;

/// Where something is written.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Out {
    /// The file; standard output where none is named.
    pub file: Option<PathBuf>,
    /// Whether a file that is there already may be written over.
    pub replace: bool,
}

/// A mission that plays by itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Simulate {
    /// The mission: an id, or a path to a folder or bundle.
    pub mission: String,
    /// Players, 1–4; each of these numbers where none is named.
    pub players: Option<u8>,
    /// Games for each number of players, 1 to [`MOST_GAMES`].
    pub games: u32,
    /// The seed of the first game; the others follow it.
    pub seed: u64,
    /// How the player plays.
    pub style: Style,
    /// Whether the app keeps the board; left out, a careful player's is kept.
    pub full: Option<bool>,
}

/// What is done for an author.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Workshop {
    /// Many games play by themselves.
    Simulate(Simulate),
    /// The mission sheet for paper.
    Print(String, Out),
    /// A mission as one file.
    Pack(String, Out),
    /// The JSON Schema of a kind of file, or of all.
    Schema(Option<String>),
    /// A mission to begin with.
    NewMission(PathBuf),
    /// A mission of somebody else is taken in; `true` where it may take the place of one that is there.
    Add(PathBuf, bool),
}

/// The story of a save.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The save.
    pub save: String,
    /// As a page instead of Markdown.
    pub html: bool,
    /// Where it goes.
    pub out: Out,
}

/// The options of these subcommands.
#[derive(Debug, Default)]
pub(super) struct Options {
    out: Out,
    html: bool,
    players: Option<u8>,
    games: Option<u32>,
    seed: Option<u64>,
    style: Option<Style>,
    full: Option<bool>,
}

/// Whether it is one of these subcommands.
pub(super) fn is_one(subcommand: Option<&str>) -> bool {
    matches!(subcommand, Some("simulate" | "print" | "pack" | "schema" | "new-mission" | "add" | "report"))
}

pub(super) fn option(parser: &mut Parser, subcommand: &str, option: &str, options: &mut Options) -> Result<(), Usage> {
    match (subcommand, option) {
        ("print" | "pack" | "report", "o" | "output") => options.out.file = Some(value(parser, "-o")?.into()),
        ("print" | "pack" | "report" | "add", "replace") => options.out.replace = true,
        ("report", "html") => options.html = true,
        ("simulate", "players" | "crew") => options.players = Some(super::players(parser)?),
        ("simulate", "seed") => options.seed = Some(super::seed(parser)?),
        ("simulate", "board") => options.full = Some(super::board(parser)?),
        ("simulate", "games") => {
            let number = text(parser, "--games")?;
            let games = number.parse().ok().filter(|games| (1..=MOST_GAMES).contains(games));
            options.games = Some(games.ok_or(Usage::BadGames(number))?);
        }
        ("simulate", "player") => {
            options.style = Some(match text(parser, "--player")?.as_str() {
                "random" => Style::Random,
                "careful" => Style::Careful,
                other => return Err(Usage::BadPlayer(other.to_owned())),
            });
        }
        (_, short) if short.len() == 1 => return Err(Usage::UnknownOption(format!("-{short}"))),
        (_, other) => return Err(Usage::UnknownOption(format!("--{other}"))),
    }
    Ok(())
}

pub(super) fn request(subcommand: &str, free: &mut impl Iterator<Item = OsString>, options: Options) -> Result<Request, Usage> {
    let mut path = |what: &'static str| free.next().ok_or(Usage::MissingArgument(what));
    let mut named = |what| path(what)?.string().map_err(|_| Usage::NotText);
    Ok(Request::Workshop(match subcommand {
        "report" => {
            return Ok(Request::Report(Report { save: named("SAVE")?, html: options.html, out: options.out }));
        }
        "simulate" => Workshop::Simulate(Simulate {
            mission: named("MISSION")?,
            players: options.players,
            games: options.games.unwrap_or(100),
            seed: options.seed.unwrap_or(1),
            style: options.style.unwrap_or(Style::Careful),
            full: options.full,
        }),
        "print" => Workshop::Print(named("MISSION")?, options.out),
        "pack" => Workshop::Pack(named("DIR")?, options.out),
        "new-mission" => Workshop::NewMission(path("DIR")?.into()),
        "add" => Workshop::Add(path("FILE")?.into(), options.out.replace),
        _ => Workshop::Schema(match named("") {
            Err(Usage::MissingArgument(_)) => None,
            kind => Some(kind?),
        }),
    }))
}
