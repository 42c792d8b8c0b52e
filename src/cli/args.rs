//! Parsing of the command line with clap. Messages and help come from the locales.

mod contradictions;
mod error;
#[cfg(test)]
mod tests;
mod values;

use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::{OsStringValueParser, TypedValueParser as _};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{
    Arg, ArgAction, Args, Command, CommandFactory as _, FromArgMatches as _, Parser, Subcommand,
};

pub use error::UsageError;
use values::Names;

use companions::scorebook::Game;
use first_martians::players::Style;
use first_martians::vocabulary::Group;
use language::Language;
use rulebook;
use session::scores::FileKind;

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

/// Flags of all subcommands, before or after the subcommand.
#[derive(Debug, Clone, Default, PartialEq, Eq, Args)]
pub struct Global {
    /// The data folder, instead of the standard one.
    #[arg(long, global = true)]
    pub data_dir: Option<PathBuf>,
    /// The language, instead of that of the settings or the system.
    #[arg(long = "lang", global = true, value_parser = values::language)]
    pub language: Option<Language>,
    /// Answers and errors are JSON on standard output.
    #[arg(long, global = true)]
    pub json: bool,
}

/// A subcommand; without one, the window opens.
#[derive(Debug, Clone, PartialEq, Eq, Subcommand)]
pub enum Request {
    Play(Play),
    /// Lists what can be played.
    Missions,
    Saves,
    /// Writes a copy of all data, to the exports without a file.
    Backup {
        file: Option<PathBuf>,
    },
    /// Merges such a copy.
    Restore {
        file: PathBuf,
    },
    Check {
        paths: Vec<PathBuf>,
        /// Checks again whenever something changes, until it is interrupted.
        #[arg(long)]
        watch: bool,
    },
    /// Lists the values of the box without a change.
    Box {
        #[command(subcommand)]
        change: Option<BoxChange>,
    },
    Rules(Rules),
    Report(Report),
    #[command(flatten)]
    Workshop(Workshop),
    /// Types in a printed mission sheet, or changes that of a mission made so.
    OwnSheet {
        mission: Option<String>,
    },
    /// Makes a campaign of missions that were typed in or added.
    OwnCampaign,
    Score(Score),
    Scores(Scores),
    /// Prints the same text whatever follows.
    #[command(arg = Arg::new("rest").num_args(0..))]
    Help,
    #[command(arg = Arg::new("rest").num_args(0..))]
    Version,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Args)]
pub struct Play {
    /// A mission, by id or path to a folder or bundle, or the id of another game; without one, both are listed.
    #[arg(value_name = "MISSION|GAME")]
    pub mission: Option<String>,
    #[arg(long, alias = "crew", value_parser = values::players)]
    pub players: Option<u8>,
    #[arg(long, value_parser = values::seed)]
    pub seed: Option<u64>,
    /// Whether the app keeps the board; unchanged if left out.
    #[arg(long = "board", value_parser = values::board)]
    pub full: Option<bool>,
    #[arg(long)]
    pub auto: bool,
    /// How the set-up goes.
    #[arg(long, require_equals = true, num_args = 0..=1, default_missing_value = SetUp::ASKED, value_parser = values::set_up)]
    pub set_up: Option<SetUp>,
    /// Resumes the save of that id, or the newest of the mission.
    #[arg(long, require_equals = true)]
    pub resume: Option<Option<String>>,
    /// Takes over the mission if it has changed since the save was made.
    #[arg(long)]
    pub take_over: bool,
    /// The players' names, clockwise.
    #[arg(long, value_parser = values::names)]
    pub names: Option<Names>,
    /// Other games: the level of the rival in a solo game.
    #[arg(long)]
    pub level: Option<String>,
    /// Other games: switches of the set-up.
    #[arg(long, value_parser = values::set)]
    pub set: Vec<(String, String)>,
}

/// How the set-up of a mission goes, where the command line says so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SetUp {
    /// The players are asked, with --json too.
    Asked,
    /// It is confirmed with its defaults, and the app chooses AOMs and draws Upgrade cards.
    Dealt,
}

impl SetUp {
    /// What `--set-up` alone stands for; it is not written.
    const ASKED: &str = "asked";
    const DEALT: &str = "dealt";
}

impl Play {
    /// The first given option of other games.
    pub fn for_helpers(&self) -> Option<&'static str> {
        let asked = [
            (self.level.is_some(), "--level"),
            (!self.set.is_empty(), "--set"),
        ];
        asked
            .into_iter()
            .find(|(asked, _)| *asked)
            .map(|(_, option)| option)
    }
}

/// A change of the owner's box, by an English or Italian word.
#[derive(Debug, Clone, PartialEq, Eq, Subcommand)]
pub enum BoxChange {
    #[command(visible_alias = "imposta")]
    Set {
        name: String,
        #[arg(required = true, value_parser = values::part)]
        value: Vec<String>,
    },
    /// Confirms an assumed value or a group.
    #[command(visible_alias = "conferma")]
    Confirm { name: String },
    /// Restores the shipped value of a field or group.
    #[command(visible_alias = "ripristina")]
    Reset { name: String },
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Args)]
pub struct Rules {
    #[arg(value_name = "QUERY")]
    pub words: Vec<String>,
    #[arg(long, value_parser = values::rules_game)]
    pub game: Option<rulebook::Game>,
    #[arg(long, value_parser = values::limit)]
    pub limit: Option<usize>,
    /// Lists all entries by chapter, instead of a search.
    #[arg(long)]
    pub list: bool,
    /// Shows one entry, instead of a search.
    #[arg(long)]
    pub id: Option<String>,
}

/// The destination of a text.
#[derive(Debug, Clone, Default, PartialEq, Eq, Args)]
pub struct Out {
    /// The file, or else standard output.
    #[arg(short = 'o', alias = "output")]
    pub file: Option<PathBuf>,
    /// Whether an existing file may be replaced.
    #[arg(long)]
    pub replace: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Args)]
pub struct Report {
    pub save: String,
    #[arg(long)]
    pub html: bool,
    #[command(flatten)]
    pub out: Out,
}

#[derive(Debug, Clone, PartialEq, Eq, Args)]
pub struct Simulate {
    pub mission: String,
    /// The number of players, or else each of 1–4.
    #[arg(long, alias = "crew", value_parser = values::players)]
    pub players: Option<u8>,
    #[arg(long, default_value_t = 100, value_parser = values::games)]
    pub games: u32,
    /// The seed of the first game; the others follow it.
    #[arg(long, default_value_t = 1, value_parser = values::seed)]
    pub seed: u64,
    #[arg(long = "player", default_value = "careful", value_parser = values::style)]
    pub style: Style,
    /// Whether the app keeps the board; by default for all but the random player.
    #[arg(long = "board", value_parser = values::board)]
    pub full: Option<bool>,
    /// Reports the cards of shared decks one by one too.
    #[arg(long)]
    pub all: bool,
}

impl Simulate {
    /// Whether the app keeps the board.
    pub(super) fn is_full(&self) -> bool {
        self.full.unwrap_or(self.style.is_careful())
    }

    /// The numbers of players to play with.
    pub(super) fn crews(&self) -> Vec<u8> {
        self.players
            .map_or_else(|| (1..=4).collect(), |players| vec![players])
    }
}

/// What an author begins with.
#[derive(Debug, Clone, PartialEq, Eq, Args)]
pub struct NewMission {
    #[arg(value_name = "DIR")]
    pub folder: PathBuf,
    /// The example that plays as it is, or a skeleton of this kind.
    #[arg(long, value_parser = values::new_kind)]
    pub kind: Option<NewKind>,
    /// The sols of a skeleton.
    #[arg(long, value_parser = values::new_sols)]
    pub sols: Option<u8>,
    /// The events of a skeleton.
    #[arg(long, value_parser = values::new_events)]
    pub events: Option<u8>,
    /// Asks for what is left open, also where no terminal is.
    #[arg(long)]
    pub ask: bool,
}

/// What a new folder is to hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NewKind {
    /// A small mission that plays as it is.
    Example,
    /// A skeleton of a kind of mission, whose texts are to be written.
    Skeleton(Group),
}

impl NewKind {
    /// In the order in which they are offered.
    pub const ALL: [Self; 4] = [
        Self::Example,
        Self::Skeleton(Group::Building),
        Self::Skeleton(Group::Exploration),
        Self::Skeleton(Group::Research),
    ];

    /// Its name on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Example => "example",
            Self::Skeleton(group) => group.id(),
        }
    }

    /// The kind of a skeleton.
    pub const fn group(self) -> Option<Group> {
        match self {
            Self::Example => None,
            Self::Skeleton(group) => Some(group),
        }
    }
}

/// Subcommands for authors.
#[derive(Debug, Clone, PartialEq, Eq, Subcommand)]
pub enum Workshop {
    Simulate(Simulate),
    /// Writes the mission sheet for printing.
    Print {
        mission: String,
        /// Writes what leads to what in the mission instead, for its author.
        #[arg(long)]
        map: bool,
        #[command(flatten)]
        out: Out,
    },
    /// Writes a mission as a bundle.
    Pack {
        #[arg(value_name = "DIR")]
        mission: String,
        /// Only the numbers of a sheet that was typed in, without its words.
        #[arg(long)]
        numbers_only: bool,
        #[command(flatten)]
        out: Out,
    },
    /// Prints the JSON Schema of a kind of file, or of all.
    Schema {
        kind: Option<String>,
    },
    /// Writes a template of a mission.
    NewMission(NewMission),
    /// Installs a third-party mission.
    Add {
        file: PathBuf,
        /// Whether it may replace a mission of the same id.
        #[arg(long)]
        replace: bool,
    },
}

#[derive(Debug, Clone, PartialEq, Eq, Args)]
pub struct Score {
    #[arg(value_parser = values::scored_game)]
    pub game: Game,
    /// The file; standard input for `-` or none.
    pub file: Option<PathBuf>,
    /// Prints a finished game to change, instead of scoring one.
    #[arg(long)]
    pub example: bool,
    /// Asks for the numbers of the score sheet line by line, instead of reading JSON.
    #[arg(long)]
    pub ask: bool,
    /// Keeps the score, as a new one or in place of that of the given id.
    #[arg(long, require_equals = true)]
    pub keep: Option<Option<String>>,
    #[arg(long)]
    pub note: Option<String>,
}

/// Lists the kept scores without a change.
#[derive(Debug, Clone, PartialEq, Eq, Args)]
pub struct Scores {
    /// Lists only scores of this game.
    #[arg(long, global = true, value_parser = values::kept_game)]
    pub game: Option<String>,
    /// Lists only scores of this player.
    #[arg(long, global = true)]
    pub player: Option<String>,
    #[command(subcommand)]
    pub change: Option<ScoresChange>,
}

/// A change of the kept scores, by an English or Italian word.
#[derive(Debug, Clone, PartialEq, Eq, Subcommand)]
pub enum ScoresChange {
    #[command(visible_alias = "esporta")]
    Export {
        #[arg(value_parser = OsStringValueParser::new().try_map(values::export))]
        file: (PathBuf, FileKind),
    },
    #[command(visible_alias = "importa")]
    Import { file: PathBuf },
    #[command(visible_alias = "elimina")]
    Remove {
        #[arg(value_name = "SCORE")]
        id: String,
    },
}

/// Options and subcommands, as clap knows them.
pub fn command() -> Command {
    Line::command()
}

/// Parses the command line. The global flags are returned even if the rest is invalid, so that the error is in their language.
pub fn parse(
    words: impl IntoIterator<Item = OsString>,
) -> (Global, Result<Option<Request>, UsageError>) {
    let words: Vec<OsString> = words.into_iter().skip_while(|word| word == "--").collect();
    let mut words = with_value_of_set_up(words);
    let command = with_hyphens(Line::command().no_binary_name(true));
    if let Err(usage) = contradictions::check_words(&command, &words) {
        return (globals(&words), Err(usage));
    }
    let read = |words: &[OsString]| {
        command
            .clone()
            .try_get_matches_from(words)
            .and_then(|matches| Line::from_arg_matches(&matches))
    };
    let mut line = read(&words);
    // Subcommands may be typed in capitals.
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
        Ok(Line {
            global,
            request: None,
            ..
        }) if global.json => (global, Err(UsageError::new("json-alone", "--json"))),
        Ok(Line {
            global, request, ..
        }) => (global, request.map(Request::checked).transpose()),
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

/// Joins `--set-up dealt` into one word. Any other word after `--set-up` is that of the mission.
fn with_value_of_set_up(words: Vec<OsString>) -> Vec<OsString> {
    let mut joined: Vec<OsString> = Vec::new();
    for word in words {
        match joined.last_mut() {
            Some(last) if word == SetUp::DEALT && last == "--set-up" => {
                last.push(format!("={}", SetUp::DEALT));
            }
            _ => joined.push(word),
        }
    }
    joined
}

/// Allows values of options to begin with a hyphen.
fn with_hyphens(command: Command) -> Command {
    let takes_values = |arg: &Arg| !arg.is_positional() && arg.get_action().takes_values();
    command
        .mut_args(|arg| {
            if takes_values(&arg) {
                arg.allow_hyphen_values(true)
            } else {
                arg
            }
        })
        .mut_subcommands(with_hyphens)
}

/// The global flags of an invalid command line.
fn globals(words: &[OsString]) -> Global {
    let mut global = Global::default();
    for (index, word) in words.iter().enumerate() {
        let word = word.to_string_lossy();
        let (name, attached) = word
            .split_once('=')
            .map_or((&*word, None), |(name, value)| (name, Some(value.into())));
        let value = || attached.or_else(|| words.get(index + 1).cloned());
        match name {
            "--json" => global.json = true,
            "--data-dir" => {
                global.data_dir = value().filter(|path| !path.is_empty()).map(PathBuf::from);
            }
            "--lang" => {
                global.language = value()
                    .and_then(|code| Language::from_code(code.to_str()?))
                    .or(global.language);
            }
            _ => {}
        }
    }
    global
}
