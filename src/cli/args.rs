//! The command line as it was written: flags and subcommands, nothing opened yet. clap reads it; what it says comes from the locales.

mod error;
#[cfg(test)]
mod tests;
mod values;

use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::{OsStringValueParser, TypedValueParser as _};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Args, Command, CommandFactory as _, FromArgMatches as _, Parser, Subcommand};

pub use error::UsageError;
use values::Names;

use crate::first_martians::players::Style;
use crate::language::Language;
use crate::rulebook;
use crate::scorebook::Game;
use crate::session::scores::FileKind;

#[derive(Debug, Parser)]
#[command(
    name = "solkeeper",
    version,
    propagate_version = true,
    disable_help_flag = true,
    disable_help_subcommand = true,
    args_override_self = true
)]
struct Line {
    #[arg(short, long, global = true, action = ArgAction::Help)]
    help: Option<bool>,
    #[command(flatten)]
    global: Global,
    #[command(subcommand)]
    request: Option<Request>,
}

/// What applies to every subcommand, before or after it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Args)]
pub struct Global {
    /// The folder of saves and settings, instead of the usual one.
    #[arg(long, global = true)]
    pub data_dir: Option<PathBuf>,
    /// The language, instead of the one of the settings or of the system.
    #[arg(long = "lang", global = true, value_parser = values::language)]
    pub language: Option<Language>,
    /// Answers and errors as JSON on standard output.
    #[arg(long, global = true)]
    pub json: bool,
}

/// What is asked for; without it, the window.
#[derive(Debug, Clone, PartialEq, Eq, Subcommand)]
pub enum Request {
    /// A mission in plain text or JSON.
    Play(Play),
    /// The list of saves.
    Saves,
    /// Missions, bundles, saves or rules are checked.
    Check {
        paths: Vec<PathBuf>,
    },
    /// What is assumed of the box, and its corrections.
    Box {
        #[command(subcommand)]
        change: Option<BoxChange>,
    },
    Rules(Rules),
    /// The story of a save.
    Report(Report),
    #[command(flatten)]
    Workshop(Workshop),
    /// A finished game is scored.
    Score(Score),
    /// The kept scores.
    Scores(Scores),
    /// How to use the program: one text, whatever follows.
    #[command(arg = Arg::new("rest").num_args(0..))]
    Help,
    #[command(arg = Arg::new("rest").num_args(0..))]
    Version,
}

/// How a mission is played on the command line.
#[derive(Debug, Clone, Default, PartialEq, Eq, Args)]
pub struct Play {
    /// The mission: an id, or a path to a folder or bundle; or the name of another game.
    #[arg(value_name = "MISSION|GAME")]
    pub mission: String,
    #[arg(long, alias = "crew", value_parser = values::players)]
    pub players: Option<u8>,
    #[arg(long, value_parser = values::seed)]
    pub seed: Option<u64>,
    /// Whether the app keeps the board; unchanged where it is left out.
    #[arg(long = "board", value_parser = values::board)]
    pub full: Option<bool>,
    #[arg(long)]
    pub auto: bool,
    /// A save to resume: the one of that id, or the newest of the mission.
    #[arg(long, require_equals = true)]
    pub resume: Option<Option<String>>,
    /// Whether the mission is taken over as it is now, where it has changed since the save was made.
    #[arg(long)]
    pub take_over: bool,
    /// The other games: the players' names, clockwise.
    #[arg(long, value_parser = values::names)]
    pub names: Option<Names>,
    /// The other games: how hard the rival is, alone.
    #[arg(long)]
    pub level: Option<String>,
    /// The other games: switches of the set-up by name.
    #[arg(long, value_parser = values::set)]
    pub set: Vec<(String, String)>,
}

impl Play {
    /// The first option that only the other games have.
    pub fn for_helpers(&self) -> Option<&'static str> {
        let asked = [(self.names.is_some(), "--names"), (self.level.is_some(), "--level"), (!self.set.is_empty(), "--set")];
        asked.into_iter().find(|(asked, _)| *asked).map(|(_, option)| option)
    }
}

/// A change of the owner's box. Its words may be in either language.
#[derive(Debug, Clone, PartialEq, Eq, Subcommand)]
pub enum BoxChange {
    /// A value is corrected.
    #[command(visible_alias = "imposta")]
    Set {
        name: String,
        #[arg(required = true, value_parser = values::part)]
        value: Vec<String>,
    },
    /// A value, or a group, is right.
    #[command(visible_alias = "conferma")]
    Confirm { name: String },
    /// A value, or a group, goes back to what is shipped.
    #[command(visible_alias = "ripristina")]
    Reset { name: String },
}

/// What is asked of the rules.
#[derive(Debug, Clone, Default, PartialEq, Eq, Args)]
pub struct Rules {
    /// What is looked for; all words together.
    #[arg(value_name = "QUERY")]
    pub words: Vec<String>,
    #[arg(long, value_parser = values::rules_game)]
    pub game: Option<rulebook::Game>,
    #[arg(long, value_parser = values::limit)]
    pub limit: Option<usize>,
    /// All entries by chapter, instead of a search.
    #[arg(long)]
    pub list: bool,
    /// One entry, instead of a search.
    #[arg(long)]
    pub id: Option<String>,
}

impl Rules {
    /// A search has words, a list or an entry has none.
    fn checked(self) -> Result<Self, UsageError> {
        let words = self.words.join(" ");
        match (words.trim().is_empty(), self.list || self.id.is_some()) {
            (true, false) => Err(UsageError::new("missing-argument", "QUERY")),
            (false, true) => Err(UsageError::new("unexpected-word", words)),
            _ => Ok(self),
        }
    }
}

/// Where a text is written.
#[derive(Debug, Clone, Default, PartialEq, Eq, Args)]
pub struct Out {
    /// The file; standard output where none is named.
    #[arg(short = 'o', alias = "output")]
    pub file: Option<PathBuf>,
    /// Whether an existing file may be replaced.
    #[arg(long)]
    pub replace: bool,
}

/// The story of a save.
#[derive(Debug, Clone, PartialEq, Eq, Args)]
pub struct Report {
    pub save: String,
    #[arg(long)]
    pub html: bool,
    #[command(flatten)]
    pub out: Out,
}

/// A mission that plays by itself.
#[derive(Debug, Clone, PartialEq, Eq, Args)]
pub struct Simulate {
    pub mission: String,
    /// Players, 1–4; each of these numbers where none is named.
    #[arg(long, alias = "crew", value_parser = values::players)]
    pub players: Option<u8>,
    #[arg(long, default_value_t = 100, value_parser = values::games)]
    pub games: u32,
    /// The seed of the first game; the others follow it.
    #[arg(long, default_value_t = 1, value_parser = values::seed)]
    pub seed: u64,
    #[arg(long = "player", default_value = "careful", value_parser = values::style)]
    pub style: Style,
    /// Whether the app keeps the board; left out, a careful player's is kept.
    #[arg(long = "board", value_parser = values::board)]
    pub full: Option<bool>,
}

/// What is done for an author.
#[derive(Debug, Clone, PartialEq, Eq, Subcommand)]
pub enum Workshop {
    /// Many games play by themselves.
    Simulate(Simulate),
    /// The mission sheet for paper.
    Print {
        mission: String,
        #[command(flatten)]
        out: Out,
    },
    /// A mission as one file.
    Pack {
        #[arg(value_name = "DIR")]
        mission: String,
        #[command(flatten)]
        out: Out,
    },
    /// The JSON Schema of a kind of file, or of all.
    Schema { kind: Option<String> },
    /// A mission to begin with.
    NewMission {
        #[arg(value_name = "DIR")]
        folder: PathBuf,
    },
    /// A third-party mission is added.
    Add {
        file: PathBuf,
        /// Whether it may replace a mission of that name.
        #[arg(long)]
        replace: bool,
    },
}

/// A game to be scored.
#[derive(Debug, Clone, PartialEq, Eq, Args)]
pub struct Score {
    #[arg(value_parser = values::scored_game)]
    pub game: Game,
    /// The file; standard input where none is named, or `-`.
    pub file: Option<PathBuf>,
    /// Whether it is kept: as a new score, or in place of the kept one of that id.
    #[arg(long, require_equals = true)]
    pub keep: Option<Option<String>>,
    #[arg(long)]
    pub note: Option<String>,
}

/// What is done with the kept scores.
#[derive(Debug, Clone, PartialEq, Eq, Args)]
pub struct Scores {
    /// Only those of this game are listed.
    #[arg(long, global = true, value_parser = values::kept_game)]
    pub game: Option<String>,
    /// Only those of this player are listed.
    #[arg(long, global = true)]
    pub player: Option<String>,
    #[command(subcommand)]
    pub change: Option<ScoresChange>,
}

/// What is done with the kept scores, other than listing them.
#[derive(Debug, Clone, PartialEq, Eq, Subcommand)]
pub enum ScoresChange {
    /// They are written to a file.
    Export {
        #[arg(value_parser = OsStringValueParser::new().try_map(values::export))]
        file: (PathBuf, FileKind),
    },
    /// A file of them is read.
    Import { file: PathBuf },
    /// One is removed.
    Remove {
        #[arg(value_name = "SCORE")]
        id: String,
    },
}

/// Reads the command line. The global flags come back even where the rest is wrong, so that the error can be told in their language.
pub fn parse(words: impl IntoIterator<Item = OsString>) -> (Global, Result<Option<Request>, UsageError>) {
    let mut words: Vec<OsString> = words.into_iter().skip_while(|word| word == "--").collect();
    let command = with_hyphens(Line::command().no_binary_name(true));
    let read =
        |words: &[OsString]| command.clone().try_get_matches_from(words).and_then(|matches| Line::from_arg_matches(&matches));
    let mut line = read(&words);
    // A subcommand may be typed in capitals.
    if let Err(error) = &line
        && let Some(ContextValue::String(capitals)) = error.get(ContextKind::InvalidSubcommand)
        && let Some(word) = words.iter_mut().find(|word| *word == capitals.as_str())
    {
        *word = capitals.to_lowercase().into();
        match read(&words) {
            Err(error) if error.kind() == ErrorKind::InvalidSubcommand => {}
            read => line = read,
        }
    }
    match line {
        Ok(Line { global, request: Some(Request::Rules(rules)), .. }) => {
            (global, rules.checked().map(|rules| Some(Request::Rules(rules))))
        }
        Ok(Line { global, request, .. }) => (global, Ok(request)),
        Err(error) => {
            let request = match error.kind() {
                ErrorKind::DisplayHelp => Ok(Some(Request::Help)),
                ErrorKind::DisplayVersion => Ok(Some(Request::Version)),
                _ => Err(UsageError::of(&error, command, &words)),
            };
            (globals(&words), request)
        }
    }
}

/// The value of an option may begin with a hyphen.
fn with_hyphens(command: Command) -> Command {
    let takes_values = |arg: &Arg| !arg.is_positional() && arg.get_action().takes_values();
    command.mut_args(|arg| if takes_values(&arg) { arg.allow_hyphen_values(true) } else { arg }).mut_subcommands(with_hyphens)
}

/// The global flags of a command line that cannot be read otherwise.
fn globals(words: &[OsString]) -> Global {
    let mut global = Global::default();
    for (index, word) in words.iter().enumerate() {
        let word = word.to_string_lossy();
        let (name, attached) = word.split_once('=').map_or((&*word, None), |(name, value)| (name, Some(value.into())));
        let value = || attached.or_else(|| words.get(index + 1).cloned());
        match name {
            "--json" => global.json = true,
            "--data-dir" => global.data_dir = value().map(PathBuf::from),
            "--lang" => global.language = value().and_then(|code| Language::from_code(code.to_str()?)).or(global.language),
            _ => {}
        }
    }
    global
}
