//! The command line as it was written: flags and subcommands, nothing opened yet.

mod my_box;
mod score;
#[cfg(test)]
mod tests;
mod workshop;

use std::ffi::OsString;
use std::path::PathBuf;

use lexopt::{Arg, Parser, ValueExt};

pub use my_box::Owned;
pub use score::{Score, Scores};
pub use workshop::{MOST_GAMES, Out, Report, Simulate, Workshop};

use crate::language::Language;
use crate::rulebook;
use crate::scorebook::Game;
use crate::session::scores::FileKind;
use score::ScoreOptions;

/// What applies to every subcommand, before or after it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Global {
    /// Where saves and settings lie, instead of the usual place.
    pub data_dir: Option<PathBuf>,
    /// The language, instead of the one of the settings or of the system.
    pub language: Option<Language>,
    /// Answers and errors as JSON on standard output.
    pub json: bool,
}

/// What is asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Request {
    /// The window.
    Window,
    /// A mission in plain text or JSON.
    Play(Play),
    /// The list of saves.
    Saves,
    /// Missions, bundles, saves or rules are checked.
    Check(Vec<PathBuf>),
    /// What is assumed of the box, and put right.
    Box(Owned),
    /// The rules.
    Rules(Rules),
    /// The story of a save.
    Report(Report),
    /// Something for authors.
    Workshop(Workshop),
    /// A finished game is scored.
    Score(Score),
    /// The kept scores.
    Scores(Scores),
    /// How to use the program.
    Help,
    /// Which version it is.
    Version,
}

/// How a mission is played on the command line.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Play {
    /// The mission: an id, or a path to a folder or bundle; or the name of another game.
    pub mission: String,
    /// Players, 1–4.
    pub players: Option<u8>,
    /// The seed of all chance.
    pub seed: Option<u64>,
    /// Whether the app keeps the board; left as it is when it was not said.
    pub full: Option<bool>,
    /// Whether the app plays by itself to the end.
    pub auto: bool,
    /// A save to go on with: of that id, or the newest of the mission.
    pub resume: Option<Option<String>>,
    /// Whether the mission is taken over as it is now, where it has changed since the save was made.
    pub take_over: bool,
    /// The other games: the players' names, clockwise.
    pub names: Option<Vec<String>>,
    /// The other games: how hard the rival is, alone.
    pub level: Option<String>,
    /// The other games: switches of the set-up by name.
    pub set: Vec<(String, String)>,
}

impl Play {
    /// The first option that only the other games have.
    pub fn for_helpers(&self) -> Option<&'static str> {
        let asked = [(self.names.is_some(), "--names"), (self.level.is_some(), "--level"), (!self.set.is_empty(), "--set")];
        asked.into_iter().find(|(asked, _)| *asked).map(|(_, option)| option)
    }
}

/// What is asked of the rules.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Rules {
    /// What is looked for, as typed.
    pub words: String,
    /// Only this game.
    pub game: Option<rulebook::Game>,
    /// The most answers.
    pub limit: Option<usize>,
    /// All entries by chapter, instead of a search.
    pub list: bool,
    /// One entry, instead of a search.
    pub id: Option<String>,
}

/// What was wrong with the command line: exit code 2.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Usage {
    /// There is no such subcommand.
    UnknownSubcommand(String),
    /// There is no such option here.
    UnknownOption(String),
    /// An option wants a value.
    MissingValue(String),
    /// A word too many.
    Unexpected(String),
    /// A mission or save is not named.
    MissingArgument(&'static str),
    /// No such language.
    UnknownLanguage(String),
    /// Not 1–4.
    BadPlayers(String),
    /// Not a whole number.
    BadSeed(String),
    /// Not a whole number from 1 up.
    BadLimit(String),
    /// No such game.
    UnknownGame(String),
    /// Not a game that is scored.
    NotScored(String),
    /// Neither `story` nor `full`.
    BadBoard(String),
    /// Not `NAME=VALUE`.
    BadSet(String),
    /// Not a number of games.
    BadGames(String),
    /// Neither `random` nor `careful`.
    BadPlayer(String),
    /// Neither `.csv` nor `.json`.
    BadExport(String),
    /// No such thing can be done with the kept scores.
    BadScores(String),
    /// No such thing can be done with the box.
    BadBox(String),
    /// Not a text.
    NotText,
}

/// Reads the command line. The global flags come back even where the rest is wrong, so that the error can be told in their language.
pub fn parse(words: impl IntoIterator<Item = OsString>) -> (Global, Result<Request, Usage>) {
    let mut global = Global::default();
    let request = read(words, &mut global);
    (global, request)
}

fn read(words: impl IntoIterator<Item = OsString>, global: &mut Global) -> Result<Request, Usage> {
    let mut parser = Parser::from_args(words);
    let mut subcommand: Option<String> = None;
    let mut free: Vec<OsString> = Vec::new();
    let mut options = Options::default();
    let mut wrong = None;
    while let Some(arg) = parser.next().map_err(|error| usage(&error))? {
        let told = match arg {
            Arg::Long("data-dir") => value(&mut parser, "--data-dir").map(|path| global.data_dir = Some(path.into())),
            Arg::Long("lang") => text(&mut parser, "--lang").and_then(|code| {
                global.language = Some(Language::from_code(&code).ok_or(Usage::UnknownLanguage(code))?);
                Ok(())
            }),
            Arg::Long("json") => {
                global.json = true;
                Ok(())
            }
            Arg::Long("help") | Arg::Short('h') => {
                subcommand = Some("help".to_owned());
                Ok(())
            }
            Arg::Long("version") | Arg::Short('V') => {
                subcommand = Some("version".to_owned());
                Ok(())
            }
            Arg::Long(option) if subcommand.as_deref() == Some("play") => {
                let option = option.to_owned();
                play_option(&mut parser, &option, &mut options.play)
            }
            Arg::Long(option) if matches!(subcommand.as_deref(), Some("score" | "scores")) => {
                let option = option.to_owned();
                score::option(&mut parser, subcommand.as_deref() == Some("score"), &option, &mut options.score)
            }
            Arg::Long(option) if subcommand.as_deref() == Some("rules") => {
                let option = option.to_owned();
                rules_option(&mut parser, &option, &mut options.rules)
            }
            Arg::Long(option) if workshop::is_one(subcommand.as_deref()) => {
                let option = option.to_owned();
                workshop::option(&mut parser, subcommand.as_deref().unwrap_or_default(), &option, &mut options.workshop)
            }
            Arg::Short(option) if workshop::is_one(subcommand.as_deref()) => {
                let option = option.to_string();
                workshop::option(&mut parser, subcommand.as_deref().unwrap_or_default(), &option, &mut options.workshop)
            }
            Arg::Value(word) if subcommand.is_none() => {
                let word = word.string().map_err(|_| Usage::NotText)?;
                subcommand = Some(word);
                Ok(())
            }
            Arg::Value(word) => {
                free.push(word);
                Ok(())
            }
            Arg::Long(option) => Err(Usage::UnknownOption(format!("--{option}"))),
            Arg::Short(option) => Err(Usage::UnknownOption(format!("-{option}"))),
        };
        // Reading goes on, for the sake of the global flags after it; the first thing wrong is told.
        wrong = wrong.or(told.err());
    }
    match wrong {
        Some(usage) => Err(usage),
        None => request(subcommand.as_deref(), free, options),
    }
}

/// The options as they were read, each for its subcommand.
#[derive(Debug, Default)]
struct Options {
    play: Play,
    score: ScoreOptions,
    rules: Rules,
    workshop: workshop::Options,
}

fn request(subcommand: Option<&str>, free: Vec<OsString>, options: Options) -> Result<Request, Usage> {
    let Options { play, score, rules, workshop: of_workshop } = options;
    let mut free = free.into_iter();
    let mut named = |what: &'static str| -> Result<String, Usage> {
        free.next().ok_or(Usage::MissingArgument(what))?.string().map_err(|_| Usage::NotText)
    };
    let request = match subcommand {
        None => Request::Window,
        Some("play") => Request::Play(Play { mission: named("MISSION|GAME")?, ..play }),
        Some("saves") => Request::Saves,
        Some(own) if workshop::is_one(subcommand) => workshop::request(own, &mut free, of_workshop)?,
        Some("score") => {
            let game = named("GAME")?;
            let game = Game::from_id(&game).ok_or(Usage::NotScored(game))?;
            Request::Score(Score { game, file: free.next().map(PathBuf::from), keep: score.keep, note: score.note })
        }
        Some("scores") => Request::Scores(match named("") {
            Err(Usage::MissingArgument(_)) => Scores::List { game: score.game, player: score.player },
            Err(usage) => return Err(usage),
            Ok(word) if word == "export" => {
                let path = PathBuf::from(named("FILE")?);
                let kind = FileKind::of(&path).ok_or_else(|| Usage::BadExport(path.display().to_string()))?;
                Scores::Export(path, kind)
            }
            Ok(word) if word == "import" => Scores::Import(named("FILE")?.into()),
            Ok(word) if word == "remove" => Scores::Remove(named("SCORE")?),
            Ok(other) => return Err(Usage::BadScores(other)),
        }),
        Some("help") => return Ok(Request::Help),
        Some("version") => return Ok(Request::Version),
        Some("box") => {
            let words = free.map(|word| word.string().map_err(|_| Usage::NotText)).collect::<Result<_, _>>()?;
            return my_box::owned(words).map(Request::Box);
        }
        Some("rules") => return looked_up(free, rules),
        Some("check") => return Ok(Request::Check(free.map(PathBuf::from).collect())),
        Some(other) => return Err(Usage::UnknownSubcommand(other.to_owned())),
    };
    match free.next() {
        Some(word) => Err(Usage::Unexpected(word.to_string_lossy().into_owned())),
        None => Ok(request),
    }
}

fn play_option(parser: &mut Parser, option: &str, play: &mut Play) -> Result<(), Usage> {
    match option {
        "players" | "crew" => play.players = Some(players(parser)?),
        "seed" => play.seed = Some(seed(parser)?),
        "board" => play.full = Some(board(parser)?),
        "auto" => play.auto = true,
        "names" => {
            let names = text(parser, "--names")?;
            play.names = Some(names.split(',').map(|name| name.trim().to_owned()).collect());
        }
        "level" => play.level = Some(text(parser, "--level")?),
        "set" => {
            let set = text(parser, "--set")?;
            let (name, value) = set.split_once('=').ok_or_else(|| Usage::BadSet(set.clone()))?;
            play.set.push((name.trim().to_owned(), value.to_owned()));
        }
        "take-over" => play.take_over = true,
        "resume" => {
            let save = parser.optional_value().map(|value| value.string().map_err(|_| Usage::NotText)).transpose()?;
            play.resume = Some(save);
        }
        other => return Err(Usage::UnknownOption(format!("--{other}"))),
    }
    Ok(())
}

fn players(parser: &mut Parser) -> Result<u8, Usage> {
    let number = text(parser, "--players")?;
    number.parse().ok().filter(|players| (1..=4).contains(players)).ok_or(Usage::BadPlayers(number))
}

fn seed(parser: &mut Parser) -> Result<u64, Usage> {
    let number = text(parser, "--seed")?;
    number.parse().map_err(|_| Usage::BadSeed(number))
}

/// Whether the app keeps the board.
fn board(parser: &mut Parser) -> Result<bool, Usage> {
    match text(parser, "--board")?.as_str() {
        "story" => Ok(false),
        "full" => Ok(true),
        other => Err(Usage::BadBoard(other.to_owned())),
    }
}

/// All free words together are what is looked for.
fn looked_up(free: impl Iterator<Item = OsString>, rules: Rules) -> Result<Request, Usage> {
    let words: Vec<String> = free.map(|word| word.string().map_err(|_| Usage::NotText)).collect::<Result<_, _>>()?;
    let words = words.join(" ");
    if words.trim().is_empty() && !rules.list && rules.id.is_none() {
        return Err(Usage::MissingArgument("QUERY"));
    }
    if !words.trim().is_empty() && (rules.list || rules.id.is_some()) {
        return Err(Usage::Unexpected(words));
    }
    Ok(Request::Rules(Rules { words, ..rules }))
}

fn rules_option(parser: &mut Parser, option: &str, rules: &mut Rules) -> Result<(), Usage> {
    match option {
        "list" => rules.list = true,
        "id" => rules.id = Some(text(parser, "--id")?),
        "game" => {
            let game = text(parser, "--game")?;
            rules.game = Some(rulebook::Game::from_id(&game).ok_or(Usage::UnknownGame(game))?);
        }
        "limit" => {
            let number = text(parser, "--limit")?;
            let limit = number.parse().ok().filter(|limit| *limit > 0);
            rules.limit = Some(limit.ok_or(Usage::BadLimit(number))?);
        }
        other => return Err(Usage::UnknownOption(format!("--{other}"))),
    }
    Ok(())
}

fn value(parser: &mut Parser, option: &str) -> Result<OsString, Usage> {
    parser.value().map_err(|_| Usage::MissingValue(option.to_owned()))
}

fn text(parser: &mut Parser, option: &str) -> Result<String, Usage> {
    value(parser, option)?.string().map_err(|_| Usage::NotText)
}

fn usage(error: &lexopt::Error) -> Usage {
    match error {
        lexopt::Error::MissingValue { option: Some(option) } => Usage::MissingValue(option.clone()),
        lexopt::Error::UnexpectedOption(option) => Usage::UnknownOption(option.clone()),
        lexopt::Error::UnexpectedValue { option, .. } => Usage::Unexpected(option.clone()),
        _ => Usage::NotText,
    }
}
