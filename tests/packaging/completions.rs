//! Shell completions, by clap_complete.

use clap::builder::{Resettable, StyledStr};
use clap::{Arg, Command};
use clap_complete::{Shell, generate};
use solkeeper::language::Language;
use solkeeper::rulebook;
use solkeeper::scorebook;

use crate::usage::Usage;

/// The scripts, by file name.
pub fn all(usage: &Usage) -> Vec<(&'static str, String)> {
    let command = described(solkeeper::cli::command(), &[], usage);
    [
        (Shell::Bash, "solkeeper.bash"),
        (Shell::Zsh, "_solkeeper"),
        (Shell::Fish, "solkeeper.fish"),
    ]
    .map(|(shell, name)| {
        let mut script = Vec::new();
        generate(shell, &mut command.clone(), "solkeeper", &mut script);
        (name, String::from_utf8(script).expect("UTF-8"))
    })
    .into()
}

/// With help, and with the values that are known.
fn described(command: Command, above: &[Command], usage: &Usage) -> Command {
    let path: Vec<_> = above.iter().chain([&command]).cloned().collect();
    let subcommands: Vec<_> = path.iter().skip(1).collect();
    let text =
        |text: Option<&str>| Resettable::from(text.map(|text| StyledStr::from(text.to_owned())));
    command
        .about(text(usage.about(&subcommands)))
        .mut_args(|option| {
            let help = text(usage.help(&subcommands, &option));
            // What is said of global options in the code is for users too.
            with_values(if option.is_global_set() {
                option
            } else {
                option.help(help)
            })
        })
        .mut_subcommands(|inner| described(inner, &path, usage))
}

fn with_values(option: Arg) -> Arg {
    let values: Vec<&str> = match option.get_long() {
        Some("lang") => Language::ALL
            .iter()
            .map(|language| language.code())
            .collect(),
        Some("board") => vec!["story", "full"],
        Some("player") if !option.get_default_values().is_empty() => {
            vec!["random", "careful", "impulsive"]
        }
        Some("game") => rulebook::Game::ALL.map(rulebook::Game::id).to_vec(),
        None if option.get_id() == "game" => scorebook::Game::ALL.map(scorebook::Game::id).to_vec(),
        _ => return option,
    };
    option.value_parser(values)
}
