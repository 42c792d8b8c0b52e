//! Command lines that can be read and yet make no sense: options that contradict each other or do nothing together, empty words, and an
//! option in place of a value. They are refused, so that nobody believes that what was typed has counted.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;

use clap::{Arg, ArgAction, Command};

use super::{
    NewKind, NewMission, Out, Play, Request, Rules, Score, Scores, ScoresChange, SetUp, UsageError,
    Workshop,
};
use companions::scorebook::Game;
use session::set_up;

/// The option whose text may be empty or look like another option.
const FREE: &str = "--note";

/// An option, as the words of a command line show it.
struct Known {
    /// Its own name, if it was written by another one.
    name: String,
    /// Whether the next word is its value.
    takes_next: bool,
    once: bool,
}

/// All options of all subcommands, by each of their names.
fn options(command: &Command, is_top: bool) -> BTreeMap<String, Known> {
    let mut known = BTreeMap::new();
    for arg in command.get_arguments().filter(|arg| !arg.is_positional()) {
        let long = arg.get_long().map(|long| format!("--{long}"));
        let short = arg.get_short().map(|short| format!("-{short}"));
        let aliases = arg
            .get_all_aliases()
            .unwrap_or_default()
            .into_iter()
            .map(|alias| format!("--{alias}"));
        let Some(name) = long.clone().or(short.clone()) else {
            continue;
        };
        for written in long.into_iter().chain(short).chain(aliases) {
            let takes_value = arg.get_action().takes_values();
            let repeats = is_top || matches!(arg.get_action(), ArgAction::Append);
            let takes_next = takes_value && !Arg::is_require_equals_set(arg);
            let _ = known.insert(
                written,
                Known {
                    name: name.clone(),
                    takes_next,
                    once: takes_value && !repeats,
                },
            );
        }
    }
    for inner in command.get_subcommands() {
        for (name, option) in options(inner, false) {
            let _ = known.entry(name).or_insert(option);
        }
    }
    known
}

/// What is wrong with the words, whatever they ask for.
pub(super) fn check_words(command: &Command, words: &[OsString]) -> Result<(), UsageError> {
    let known = options(command, true);
    let mut given = BTreeSet::new();
    let mut words = words.iter().map(|word| word.to_string_lossy()).peekable();
    while let Some(word) = words.next() {
        if word == "--" {
            break;
        }
        if word.is_empty() {
            return Err(UsageError::new("empty-word", ""));
        }
        let (name, attached) = word
            .split_once('=')
            .map_or((&*word, None), |(name, value)| (name, Some(value)));
        let Some(option) = known.get(name) else {
            continue;
        };
        if option.once && !given.insert(&option.name) {
            return Err(UsageError::new("twice", &option.name));
        }
        let is_free = option.name == FREE;
        let next = words.next_if(|_| option.takes_next && attached.is_none());
        let value = attached.or(next.as_deref());
        let is_option = |word: &str| known.contains_key(word.split('=').next().unwrap_or_default());
        let is_value = |value: &str| !value.is_empty() && (attached.is_some() || !is_option(value));
        if !is_free && value.is_some_and(|value| !is_value(value)) {
            return Err(UsageError::new("missing-value", name));
        }
    }
    Ok(())
}

/// Both of these at once make no sense.
fn contradicting(one: impl Into<String>, other: impl AsRef<str>) -> UsageError {
    UsageError::new(
        "contradicting",
        format!("{}, {}", one.into(), other.as_ref()),
    )
}

impl Request {
    pub(super) fn checked(self) -> Result<Self, UsageError> {
        match &self {
            Self::Play(play) => play.check()?,
            Self::Rules(rules) => rules.check()?,
            Self::Report(report) => report.out.check()?,
            Self::Workshop(Workshop::Print { out, .. } | Workshop::Pack { out, .. }) => {
                out.check()?;
            }
            Self::Workshop(Workshop::NewMission(new)) => new.check()?,
            Self::Score(score) => score.check()?,
            Self::Scores(scores) => scores.check()?,
            Self::Workshop(
                Workshop::Simulate(_) | Workshop::Schema { .. } | Workshop::Add { .. },
            )
            | Self::Saves
            | Self::Missions
            | Self::Backup { .. }
            | Self::Restore { .. }
            | Self::Check { .. }
            | Self::Box { .. }
            | Self::OwnSheet { .. }
            | Self::OwnCampaign
            | Self::Help
            | Self::Version => {}
        }
        Ok(self)
    }
}

impl Play {
    /// What a switch is set to by this text.
    fn switch_value(&self, name: &str, text: &str) -> serde_json::Value {
        let game = self.mission.as_deref().and_then(Game::from_id);
        set_up::parse_value(game.and_then(|game| set_up::switch_kind(game, name)), text)
    }

    fn check(&self) -> Result<(), UsageError> {
        if self.mission.as_deref().and_then(Game::from_id).is_some() {
            let deals = self.set_up == Some(SetUp::Dealt);
            let only_for_missions = [
                (self.full.is_some(), "--board"),
                (self.take_over, "--take-over"),
                (deals, "--set-up=dealt"),
            ];
            if let Some((_, option)) = only_for_missions.into_iter().find(|(given, _)| *given) {
                return Err(UsageError::new("not-for-game", option));
            }
        }
        if self.take_over && self.resume.is_none() {
            return Err(UsageError::new("take-over-alone", "--take-over"));
        }
        let of_a_beginning = [
            (self.players.is_some(), "--players"),
            (self.names.is_some(), "--names"),
            (self.seed.is_some(), "--seed"),
        ];
        let of_a_beginning = of_a_beginning.into_iter().find(|(given, _)| *given);
        let of_a_beginning = of_a_beginning
            .map(|(_, option)| option)
            .or(self.for_helpers());
        if let Some(option) = of_a_beginning.filter(|_| self.resume.is_some()) {
            return Err(contradicting("--resume", option));
        }
        if let (Some(players), Some(names)) = (self.players, &self.names)
            && names.len() != usize::from(players)
        {
            return Err(contradicting(
                format!("--players {players}"),
                format!("--names {}", names.join(",")),
            ));
        }
        let mut set = BTreeMap::new();
        for (name, value) in self
            .level
            .iter()
            .map(|level| ("level", level))
            .chain(self.set.iter().map(|(name, value)| (&**name, value)))
        {
            let name_of_switch = name.replace('-', "_");
            let read = |text: &str| self.switch_value(&name_of_switch, text);
            if let Some(before) = set
                .insert(name_of_switch.clone(), value)
                .filter(|before| read(before) != read(value))
            {
                return Err(contradicting(
                    format!("{name}={before}"),
                    format!("{name}={value}"),
                ));
            }
        }
        Ok(())
    }
}

impl NewMission {
    /// The example has its own sols and events.
    fn check(&self) -> Result<(), UsageError> {
        let is_skeleton = self.ask || self.kind.and_then(NewKind::group).is_some();
        let given = [
            (self.sols.is_some(), "--sols"),
            (self.events.is_some(), "--events"),
        ];
        match given.into_iter().find(|(given, _)| *given && !is_skeleton) {
            Some((_, option)) => Err(contradicting(
                option,
                format!("--kind {}", NewKind::Example.id()),
            )),
            None => Ok(()),
        }
    }
}

impl Rules {
    /// A search has words, a list or an entry has none; an entry is one of all games.
    fn check(&self) -> Result<(), UsageError> {
        let words = self.words.join(" ");
        match (words.trim().is_empty(), self.list || self.id.is_some()) {
            (true, false) => return Err(UsageError::new("missing-argument", "QUERY")),
            (false, true) => return Err(UsageError::new("unexpected-word", words)),
            _ => {}
        }
        let given = [
            (self.id.is_some(), "--id"),
            (self.list, "--list"),
            (
                self.limit.is_some() && (self.list || self.id.is_some()),
                "--limit",
            ),
            (self.game.is_some() && self.id.is_some(), "--game"),
        ];
        let mut given = given
            .into_iter()
            .filter(|(given, _)| *given)
            .map(|(_, option)| option);
        match (given.next(), given.next()) {
            (Some(one), Some(other)) => Err(contradicting(one, other)),
            _ => Ok(()),
        }
    }
}

impl Out {
    fn check(&self) -> Result<(), UsageError> {
        if self.replace && self.file.is_none() {
            Err(UsageError::new("replace-alone", "--replace"))
        } else {
            Ok(())
        }
    }
}

impl Score {
    fn check(&self) -> Result<(), UsageError> {
        let file = (self.file.is_some(), "FILE");
        let beside_ask = [(self.example, "--example"), file]
            .into_iter()
            .find(|(given, _)| *given && self.ask);
        let beside_example = [
            (self.keep.is_some(), "--keep"),
            (self.note.is_some(), "--note"),
            file,
        ];
        let beside_example = beside_example
            .into_iter()
            .find(|(given, _)| *given && self.example);
        let beside = beside_ask
            .map(|(_, other)| ("--ask", other))
            .or(beside_example.map(|(_, other)| ("--example", other)));
        match beside {
            Some((one, other)) => Err(contradicting(one, other)),
            None if self.note.is_some() && self.keep.is_none() => {
                Err(UsageError::new("note-alone", "--note"))
            }
            None => Ok(()),
        }
    }
}

impl Scores {
    /// Only some of the scores can be listed and exported; the others are imported and removed as they are.
    fn check(&self) -> Result<(), UsageError> {
        let chosen = [
            (self.game.is_some(), "--game"),
            (self.player.is_some(), "--player"),
        ];
        let chosen = chosen
            .into_iter()
            .find(|(given, _)| *given)
            .map(|(_, option)| option);
        match (&self.change, chosen) {
            (Some(ScoresChange::Import { .. } | ScoresChange::Remove { .. }), Some(option)) => {
                Err(UsageError::new("unknown-option", option))
            }
            (
                None
                | Some(
                    ScoresChange::Export { .. }
                    | ScoresChange::Import { .. }
                    | ScoresChange::Remove { .. },
                ),
                _,
            ) => Ok(()),
        }
    }
}
