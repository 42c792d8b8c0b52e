//! The help of the program, taken apart.

use std::collections::BTreeSet;

use clap::{Arg, Command};
use solkeeper::language::{Language, Localizer};

/// A line of the help.
pub struct Line {
    /// What is typed, as in `--players N`.
    pub syntax: String,
    pub help: String,
}

pub struct Subcommand {
    pub line: Line,
    pub options: Vec<Line>,
}

pub struct Usage {
    pub introduction: String,
    pub subcommands: Vec<Subcommand>,
    /// What is said at the end, after the list of global options.
    pub note: String,
}

impl Line {
    /// Two spaces or more are between the two parts.
    fn of(line: &str) -> Self {
        let (syntax, help) = line
            .trim()
            .split_once("  ")
            .expect("a line of the help has two parts");
        Self {
            syntax: syntax.to_owned(),
            help: help.trim().to_owned(),
        }
    }
}

impl Subcommand {
    /// The words before the arguments, without the program: `box set`.
    fn words(&self) -> impl Iterator<Item = &str> {
        self.line.syntax.split(' ').skip(1).take_while(|word| {
            word.chars()
                .all(|letter| letter.is_lowercase() || letter == '-')
        })
    }

    fn is_of(&self, path: &[&Command]) -> bool {
        let words: Vec<_> = self
            .words()
            .take_while(|word| !word.starts_with('-'))
            .collect();
        let fits = |(word, command): (&&str, &&Command)| {
            command.get_name() == *word || command.get_visible_aliases().any(|it| it == *word)
        };
        words.len() == path.len() && words.iter().zip(path).all(fits)
    }

    /// Everything that is said of it.
    fn text(&self) -> String {
        let lines = [&self.line].into_iter().chain(&self.options);
        lines
            .map(|line| format!("{} {} ", line.syntax, line.help))
            .collect()
    }
}

impl Usage {
    pub fn of(language: Language) -> Self {
        let text = Localizer::new(language).text("cli-usage");
        let mut parts = text.split("\n\n");
        let mut part = || parts.next().expect("a part of the help").to_owned();
        let (introduction, lines, end) = (part(), part(), part());
        let mut subcommands: Vec<Subcommand> = Vec::new();
        for line in lines.lines() {
            match subcommands.last_mut().filter(|_| line.starts_with(' ')) {
                Some(of) => of.options.push(Line::of(line)),
                None => subcommands.push(Subcommand {
                    line: Line::of(line),
                    options: Vec::new(),
                }),
            }
        }
        let (_, note) = end
            .split_once('\n')
            .expect("a note after the global options");
        Self {
            introduction,
            subcommands,
            note: note.to_owned(),
        }
    }

    /// The help of a subcommand.
    pub fn about(&self, path: &[&Command]) -> Option<&str> {
        self.subcommands
            .iter()
            .find(|of| of.is_of(path))
            .map(|of| of.line.help.as_str())
    }

    /// The help of an option that has a line of its own.
    pub fn help(&self, path: &[&Command], option: &Arg) -> Option<&str> {
        let name = name(option)?;
        let mut lines = self
            .subcommands
            .iter()
            .filter(|of| of.is_of(path))
            .flat_map(|of| &of.options);
        lines
            .find(|line| options(&line.syntax).eq([name.as_str()]))
            .map(|line| line.help.as_str())
    }

    /// What the help lacks, and what it names although it is not there.
    pub fn differences(&self, command: &Command) -> Vec<String> {
        let mut wrong = Vec::new();
        let mut known = 0;
        self.compare(command, &mut Vec::new(), &mut known, &mut wrong);
        // The first line is the program without a subcommand.
        if known + 1 != self.subcommands.len() {
            wrong.push(format!(
                "{known} lines of subcommands out of {}",
                self.subcommands.len() - 1
            ));
        }
        wrong
    }

    fn compare<'a>(
        &self,
        command: &'a Command,
        path: &mut Vec<&'a Command>,
        known: &mut usize,
        wrong: &mut Vec<String>,
    ) {
        for inner in command
            .get_subcommands()
            .filter(|it| !["help", "version"].contains(&it.get_name()))
        {
            path.push(inner);
            let of_it: Vec<_> = self
                .subcommands
                .iter()
                .filter(|of| of.is_of(path))
                .collect();
            *known += of_it.len();
            let said = of_it.iter().map(|of| of.text()).collect::<String>();
            let said: BTreeSet<_> = options(&said).collect();
            // `--crew` is an alias, and what is said of all subcommands is said at the end.
            let taken: BTreeSet<_> = inner
                .get_arguments()
                .filter_map(name)
                .chain(["--crew", "--json"].map(str::to_owned))
                .collect();
            let own = inner
                .get_arguments()
                .filter(|option| !option.is_global_set())
                .filter_map(name);
            let inherited: BTreeSet<_> = path
                .iter()
                .flat_map(|it| it.get_arguments())
                .filter_map(name)
                .collect();
            let name = inner.get_name();
            if of_it.is_empty() {
                wrong.push(format!("{name} is not in the help"));
            }
            wrong.extend(
                own.filter(|option| !said.contains(option.as_str()))
                    .map(|option| format!("{name} {option} is not in the help")),
            );
            let more = said
                .iter()
                .filter(|&&option| !taken.contains(option) && !inherited.contains(option));
            wrong.extend(more.map(|option| format!("{name} {option} is in the help alone")));
            self.compare(inner, path, known, wrong);
            path.pop();
        }
    }
}

/// The options in a text, with their hyphens.
fn options(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '-');
    words.filter(|word| word.len() > 1 && word.starts_with('-'))
}

/// How the help names an option; none for what is not an option.
fn name(option: &Arg) -> Option<String> {
    option
        .get_long()
        .map(|long| format!("--{long}"))
        .or_else(|| option.get_short().map(|short| format!("-{short}")))
}
