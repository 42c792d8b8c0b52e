//! Errors of the command line, for messages from the locales instead of clap's.

use std::error::Error;
use std::ffi::OsString;
use std::fmt;

use clap::Command;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use base::suggest;

/// An invalid command line. Its message is `cli-<code>`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UsageError {
    pub code: &'static str,
    pub word: String,
    pub meant: Option<String>,
}

impl fmt::Display for UsageError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}: {}", self.code, self.word)
    }
}

impl Error for UsageError {}

impl UsageError {
    pub(super) fn new(code: &'static str, word: impl Into<String>) -> Self {
        Self {
            code,
            word: word.into(),
            meant: None,
        }
    }

    /// With the nearest known word, at most one wrong letter in three away, so that short flags are not mistaken for each other.
    pub(super) fn nearest<'k>(self, known: impl IntoIterator<Item = &'k str>) -> Self {
        let near = (self.word.trim_start_matches('-').chars().count() / 3).max(1);
        let meant =
            suggest::nearest(&self.word, known, |distance, _| distance <= near).map(str::to_owned);
        Self { meant, ..self }
    }

    /// Converts an error of clap. The subcommand in the words determines the suggestions.
    pub(super) fn of(error: &clap::Error, mut command: Command, words: &[OsString]) -> Self {
        command.build();
        let inner = words
            .iter()
            .filter_map(|word| word.to_str())
            .find_map(|word| command.find_subcommand(word));
        let here = inner.unwrap_or(&command);
        let context = |kind| match error.get(kind) {
            Some(ContextValue::String(text)) => text.as_str(),
            Some(ContextValue::Strings(texts)) => texts.first().map_or("", String::as_str),
            _ => "",
        };
        // The flag of `--lang <LANG>`, the name of `<NAME>` and `<VALUE>...`.
        let shown = context(ContextKind::InvalidArg);
        let flag = shown.split([' ', '=']).next().unwrap_or_default();
        let name = shown.trim_matches(['<', '>', '.']);
        let of_value = error
            .source()
            .and_then(|source| source.downcast_ref::<Self>());
        match (error.kind(), of_value) {
            (ErrorKind::ValueValidation, Some(usage)) => usage.clone(),
            (ErrorKind::InvalidSubcommand, _) => {
                let code = match inner.map(Command::get_name) {
                    Some("box") => "bad-box",
                    Some("scores") => "bad-scores",
                    _ => "unknown-subcommand",
                };
                let known = here
                    .get_subcommands()
                    .flat_map(Command::get_name_and_visible_aliases);
                Self::new(code, context(ContextKind::InvalidSubcommand)).nearest(known)
            }
            (ErrorKind::UnknownArgument, _) if shown.starts_with('-') => {
                let known: Vec<String> = here
                    .get_arguments()
                    .filter_map(clap::Arg::get_long)
                    .map(|long| format!("--{long}"))
                    .collect();
                Self::new("unknown-option", shown).nearest(known.iter().map(String::as_str))
            }
            (ErrorKind::UnknownArgument | ErrorKind::TooManyValues, _) => {
                Self::new("unexpected-word", flag)
            }
            (ErrorKind::InvalidValue, _) => Self::new("missing-value", flag),
            (ErrorKind::MissingRequiredArgument, _) => Self::new("missing-argument", name),
            _ => Self::new("not-text", ""),
        }
    }
}
