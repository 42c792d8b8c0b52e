//! The command line as it was written: flags and subcommands, nothing opened yet.

use std::ffi::OsString;
use std::path::PathBuf;

use lexopt::{Arg, Parser, ValueExt};

use crate::language::Language;

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
    /// Missions, bundles or saves are checked.
    Check(Vec<PathBuf>),
    /// The story of a save.
    Report(String),
    /// How to use the program.
    Help,
    /// Which version it is.
    Version,
}

/// How a mission is played on the command line.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Play {
    /// The mission: an id, or a path to a folder or bundle.
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
    /// Neither `story` nor `full`.
    BadBoard(String),
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
    let mut play = Play::default();
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
                play_option(&mut parser, &option, &mut play)
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
        None => request(subcommand.as_deref(), free, play),
    }
}

fn request(subcommand: Option<&str>, free: Vec<OsString>, play: Play) -> Result<Request, Usage> {
    let mut free = free.into_iter();
    let mut named = |what: &'static str| -> Result<String, Usage> {
        free.next().ok_or(Usage::MissingArgument(what))?.string().map_err(|_| Usage::NotText)
    };
    let request = match subcommand {
        None => Request::Window,
        Some("play") => Request::Play(Play { mission: named("MISSION")?, ..play }),
        Some("saves") => Request::Saves,
        Some("report") => Request::Report(named("SAVE")?),
        Some("help") => return Ok(Request::Help),
        Some("version") => return Ok(Request::Version),
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
        "players" | "crew" => {
            let number = text(parser, "--players")?;
            let players = number.parse().ok().filter(|players| (1..=4).contains(players));
            play.players = Some(players.ok_or(Usage::BadPlayers(number))?);
        }
        "seed" => {
            let number = text(parser, "--seed")?;
            play.seed = Some(number.parse().map_err(|_| Usage::BadSeed(number))?);
        }
        "board" => match text(parser, "--board")?.as_str() {
            "story" => play.full = Some(false),
            "full" => play.full = Some(true),
            other => return Err(Usage::BadBoard(other.to_owned())),
        },
        "auto" => play.auto = true,
        "resume" => {
            let save = parser.optional_value().map(|value| value.string().map_err(|_| Usage::NotText)).transpose()?;
            play.resume = Some(save);
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

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> (Global, Result<Request, Usage>) {
        parse(line.split_whitespace().map(OsString::from))
    }

    #[test]
    fn global_flags_stand_before_or_after() {
        for line in ["--lang it --data-dir /d saves --json", "saves --json --data-dir /d --lang it"] {
            let (global, request) = words(line);
            assert_eq!(request, Ok(Request::Saves));
            let expected = Global { data_dir: Some("/d".into()), language: Some(Language::Italian), json: true };
            assert_eq!(global, expected);
        }
        assert_eq!(words("").1, Ok(Request::Window));
    }

    #[test]
    fn play_and_its_flags() {
        let (_, request) = words("play here --crew 3 --seed 7 --auto --resume=x --board story");
        let resume = Some(Some("x".to_owned()));
        let play = Play { mission: "here".into(), players: Some(3), seed: Some(7), full: Some(false), auto: true, resume };
        assert_eq!(request, Ok(Request::Play(play)));
        let (_, request) = words("play here --board full");
        assert!(matches!(request, Ok(Request::Play(Play { full: Some(true), .. }))));
        let (_, request) = words("play here --resume");
        assert!(matches!(request, Ok(Request::Play(Play { resume: Some(None), .. }))));
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (line, wrong) in [
            ("dance", Usage::UnknownSubcommand("dance".into())),
            ("play", Usage::MissingArgument("MISSION")),
            ("play a b", Usage::Unexpected("b".into())),
            ("play a --players 5", Usage::BadPlayers("5".into())),
            ("play a --players four", Usage::BadPlayers("four".into())),
            ("play a --seed -1", Usage::BadSeed("-1".into())),
            ("play a --board flat", Usage::BadBoard("flat".into())),
            ("play a --fast", Usage::UnknownOption("--fast".into())),
            ("saves --auto", Usage::UnknownOption("--auto".into())),
            ("-x", Usage::UnknownOption("-x".into())),
            ("saves --lang de", Usage::UnknownLanguage("de".into())),
            ("saves --lang", Usage::MissingValue("--lang".into())),
            ("report", Usage::MissingArgument("SAVE")),
        ] {
            assert_eq!(words(line).1, Err(wrong), "{line}");
        }
    }

    #[test]
    fn an_error_is_told_in_the_language_asked_for_though_it_comes_later() {
        assert_eq!(words("dance --lang it").0.language, Some(Language::Italian));
        assert_eq!(words("play a --fast --lang it").0.language, Some(Language::Italian));
    }
}
