//! The help of every command, and the sheets and maps that are printed.

use crate::campaigns;
use crate::terminal::Desk;
use crate::{LANGUAGES, golden, named};

/// The names of all commands, with those inside them.
fn commands(command: &clap::Command, path: &[&str]) -> Vec<String> {
    let inner = command
        .get_subcommands()
        .flat_map(|inner| commands(inner, &[path, &[inner.get_name()]].concat()));
    [path.join(" ")].into_iter().chain(inner).collect()
}

/// One text for all of them: it is written once, and every command that prints it is named.
#[test]
fn the_help_of_every_command() {
    let all = commands(&solkeeper::cli::command(), &[]);
    assert!(all.len() > 20, "{all:?}");
    let transcripts = LANGUAGES.map(|language| {
        let desk = Desk::new(language);
        let help = |command: &str| {
            let words: Vec<&str> = command.split_whitespace().chain(["--help"]).collect();
            desk.run(&words)
                .split_once('\n')
                .map(|(typed, help)| (typed.to_owned(), help.to_owned()))
                .expect("two lines")
        };
        let (mut text, mut last) = (String::new(), String::new());
        for (typed, help) in all.iter().map(|command| help(command)) {
            text += &format!("{typed}\n");
            if help != last {
                text += &help;
                last = help;
            }
        }
        named("help", language, text)
    });
    golden::hold(&transcripts);
}

#[test]
fn the_paper_of_missions_and_campaigns() {
    let transcripts = LANGUAGES.map(|language| {
        let desk = campaigns::desk(language);
        let words = [
            "two-crews/landing",
            "two-crews/the-auction",
            "two-crews",
            "mechanica",
            "nowhere",
        ];
        let mut text: String = words
            .into_iter()
            .map(|what| desk.run(&["print", what]))
            .collect();
        text += &desk.run(&["print", "two-crews/landing", "--map"]);
        text += &desk.run(&["print", "two-crews/landing", "-o", "paper.html"]);
        text += &desk.run(&["print", "two-crews/landing", "-o", "paper.html"]);
        named("print", language, text)
    });
    golden::hold(&transcripts);
}
