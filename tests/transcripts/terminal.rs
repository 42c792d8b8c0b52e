//! Real processes at a terminal: what they print, with what is typed at their prompts.
//!
//! All run in one folder and are given paths below it, and every game has a seed: transcripts are the same on all machines. Only the
//! present day, with the times of day and the hashes of scores beside it, is replaced.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use solkeeper::language::Language;
use solkeeper::platform;
use tempfile::TempDir;

use crate::process;

/// More than a pipe holds: a piece that does not fill it has nothing behind it.
const PIECE: usize = 1 << 17;

/// A folder to run in, with the data folder `data`.
pub struct Desk {
    folder: TempDir,
    pub language: Language,
}

impl Desk {
    pub fn new(language: Language) -> Self {
        Self {
            folder: tempfile::tempdir().expect("a folder"),
            language,
        }
    }

    /// Writes a file.
    pub fn put(&self, name: &str, text: &str) {
        let path = self.folder.path().join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("written");
    }

    /// Writes texts.
    pub fn put_all<'t>(&self, texts: impl IntoIterator<Item = (&'t String, &'t String)>) {
        texts
            .into_iter()
            .for_each(|(name, text)| self.put(name, text));
    }

    /// The only save whose name begins so.
    pub fn save(&self, begins: &str) -> String {
        let files = fs::read_dir(self.folder.path().join("data/saves"))
            .expect("saves")
            .flatten();
        let names = files.filter_map(|file| {
            file.file_name()
                .to_str()?
                .strip_suffix(".journal")
                .map(str::to_owned)
        });
        let found: Vec<String> = names.filter(|name| name.starts_with(begins)).collect();
        let [save] = found.as_slice() else {
            panic!("{begins}: {found:?}")
        };
        save.clone()
    }

    fn command(&self, words: &[&str]) -> Command {
        let mut command = process::program(Path::new("data"), words);
        command
            .args(["--lang", self.language.code()])
            .current_dir(self.folder.path())
            .env("TZ", "UTC");
        command
    }

    /// Runs a command without input.
    pub fn run(&self, words: &[&str]) -> String {
        let output = self.command(words).output().expect("the program runs");
        let text = process::text(&output.stdout);
        transcript(
            words,
            &text,
            &process::text(&output.stderr),
            output.status.code(),
        )
    }

    /// Runs a command and types what answers each page, until that is `None`: then the input ends.
    pub fn typed(&self, words: &[&str], mut answer: impl FnMut(&str) -> Option<String>) -> String {
        let mut command = self.command(words);
        let piped = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = piped.spawn().expect("the program runs");
        let mut input = child.stdin.take();
        let mut output = child.stdout.take().expect("piped");
        let (mut text, mut page, mut piece) = (String::new(), Vec::new(), vec![0; PIECE]);
        loop {
            let length = output.read(&mut piece).expect("it prints");
            page.extend_from_slice(&piece[..length]);
            // A prompt ends with a blank, and behind it the program waits.
            if length > 0 && page.last() != Some(&b' ') {
                continue;
            }
            let shown = process::text(&page);
            page.clear();
            text += &shown;
            if length == 0 {
                break;
            }
            match answer(&shown) {
                Some(line) => {
                    text += &line;
                    writeln!(input.as_mut().expect("it has not ended"), "{line}")
                        .expect("it listens");
                }
                None => drop(input.take()),
            }
        }
        let mut errors = String::new();
        child
            .stderr
            .take()
            .expect("piped")
            .read_to_string(&mut errors)
            .expect("UTF-8");
        transcript(words, &text, &errors, child.wait().expect("it ends").code())
    }

    /// Runs a command that answers once by itself, and then each line with one. `next` is given each answer, writes into the transcript
    /// what is to be there of it, and says the next line; with `None` the input ends.
    pub fn answered(
        &self,
        words: &[&str],
        mut next: impl FnMut(&str, &mut String) -> Option<String>,
    ) -> String {
        let mut command = self.command(words);
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program runs");
        let mut input = child.stdin.take().expect("piped");
        let mut output = BufReader::new(child.stdout.take().expect("piped")).lines();
        let mut text = String::new();
        while let Some(answer) = output.next().transpose().expect("UTF-8") {
            let Some(line) = next(&answer, &mut text) else {
                break;
            };
            text += &format!("> {line}\n");
            writeln!(input, "{line}").expect("it listens");
        }
        drop(input);
        text.extend(output.map(|line| line.expect("UTF-8") + "\n"));
        transcript(words, &text, "", child.wait().expect("it ends").code())
    }

    /// Types these lines, and ends the input.
    pub fn typed_lines(&self, words: &[&str], lines: &[&str]) -> String {
        let mut rest = lines.iter();
        let text = self.typed(words, |_| rest.next().map(|line| (*line).to_owned()));
        if rest.len() == 0 {
            text
        } else {
            format!("{text}[the last {} lines were not read]\n", rest.len())
        }
    }
}

fn transcript(words: &[&str], output: &str, errors: &str, exit: Option<i32>) -> String {
    let quoted = words.iter().map(|word| {
        if word.contains(' ') {
            format!("'{word}'")
        } else {
            (*word).to_owned()
        }
    });
    let mut text = format!(
        "$ solkeeper {}\n{output}",
        quoted.collect::<Vec<_>>().join(" ")
    );
    if !text.ends_with('\n') {
        text += "\n[without a new line]\n";
    }
    if !errors.is_empty() {
        text += &format!("[errors]\n{errors}");
    }
    match exit {
        Some(0) => {}
        Some(code) => text += &format!("[exit code {code}]\n"),
        None => text += "[ended by a signal]\n",
    }
    without_the_day(&text)
}

/// The text with `DATE` for the present day, and for the times of day that follow it.
fn without_the_day(text: &str) -> String {
    // The day may change while the tests run.
    static FIRST: OnceLock<String> = OnceLock::new();
    let mut days = vec![
        FIRST.get_or_init(platform::today).clone(),
        platform::today(),
    ];
    days.dedup();
    let italian = |day: &String| day.split('-').rev().collect::<Vec<_>>().join("/");
    let forms: Vec<String> = days
        .iter()
        .flat_map(|day| [day.clone(), italian(day)])
        .collect();
    forms
        .iter()
        .fold(text.to_owned(), |text, day| without_day(&text, day))
}

fn without_day(text: &str, day: &str) -> String {
    let mut parts = text.split(day);
    let mut whole = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let after = ["-0000", ", 00:00", "T00:00:00Z"]
            .into_iter()
            .find_map(|time| after_time(part, time))
            .unwrap_or(part);
        let (id, after) = after.split_at(
            after
                .find(|it: char| it != '-' && !it.is_ascii_alphanumeric())
                .unwrap_or(after.len()),
        );
        // The name of a score ends with a hash, of the time too.
        let (chapter, hash) = id.split_at(id.rfind('-').unwrap_or(id.len()));
        let is_hash = hash.len() == 7 && hash.chars().skip(1).all(|it| it.is_ascii_hexdigit());
        whole += &format!(
            "DATE{chapter}{}{after}",
            if is_hash { "-HASH" } else { hash }
        );
    }
    whole
}

/// What follows a time of this form, in which `0` stands for any digit.
fn after_time<'t>(text: &'t str, form: &str) -> Option<&'t str> {
    let (time, rest) = text.split_at_checked(form.len())?;
    let fits =
        |(found, form): (char, char)| found == form || (form == '0' && found.is_ascii_digit());
    time.chars().zip(form.chars()).all(fits).then_some(rest)
}

#[test]
fn only_the_day_and_what_comes_from_the_time_are_replaced() {
    let text =
        "make-2026-11-27-0750 and 2026-11-27, 07:50, 2026-11-27T07:50:09Z 2026-11-27-07 2026-11-28";
    assert_eq!(
        without_day(text, "2026-11-27"),
        "make-DATE and DATE, DATE DATE-07 2026-11-28"
    );
    let scores = "a-2026-11-27-0750-c1-1-792c9d. a-2026-11-27-0750-c1-1; a-2026-11-27-0750-792c9d a-2026-11-27-0750-2.journal";
    assert_eq!(
        without_day(scores, "2026-11-27"),
        "a-DATE-c1-1-HASH. a-DATE-c1-1; a-DATE-HASH a-DATE-2.journal"
    );
}
