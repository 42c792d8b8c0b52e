//! The rules in text play: entries of the step, search, reading.

use std::io::Write;
use std::process::{Command, Stdio};

use solkeeper::language::{Language, Localizer};
use solkeeper::rulebook::shipped_title;

fn played(language: &str, lines: &[&str]) -> String {
    played_game(language, &["play", "make-yourself-at-home"], lines)
}

fn played_game(language: &str, command: &[&str], lines: &[&str]) -> String {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let mut child = Command::new(env!("CARGO_BIN_EXE_solkeeper"))
        .arg("--data-dir")
        .arg(folder.path())
        .args(["--lang", language])
        .args(command)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut input = child.stdin.take().expect("piped");
    writeln!(input, "{}", lines.join("\n")).expect("it reads");
    drop(input);
    String::from_utf8(child.wait_with_output().expect("it ends").stdout).expect("text")
}

#[test]
fn the_questions_and_rules_of_the_step_are_listed_searched_and_read() {
    for (language, word, asked, short) in [
        (
            Language::English,
            "rules",
            "Do we count people or astronauts?",
            "In short: Astronauts are counted",
        ),
        (
            Language::Italian,
            "regole",
            "Si contano le persone o gli astronauti?",
            "In breve: Si contano gli astronauti",
        ),
    ] {
        let title = |id| shipped_title(language, id).expect("an entry");
        let listed = played(language.code(), &[word]);
        let first = title("number-of-players");
        let line = |number: char, end: &str| {
            listed
                .lines()
                .position(|line| line.contains(number) && line.ends_with(end))
        };
        let (question, entry) = (
            line('1', asked).expect("the first question"),
            line('4', first).expect("the first entry"),
        );
        assert!(question < entry, "{listed}");
        // A number answers what was listed, at first what is asked at the step.
        let source = if language == Language::English {
            "Source: "
        } else {
            "Fonte: "
        };
        for lines in [
            &[format!("{word} 1")][..],
            &[word.to_owned(), format!("{word} 1")],
        ] {
            let read = played(
                language.code(),
                &lines.iter().map(String::as_str).collect::<Vec<_>>(),
            );
            assert!(read.contains(short) && read.contains(source), "{read}");
        }
        let read = played(language.code(), &[&format!("{word} 4")]);
        assert!(
            read.contains(&format!("{first} (First Martians)")) && !read.contains(short),
            "{read}"
        );
        let searched = played(
            language.code(),
            &[&format!("{word} autoscaner"), &format!("{word} 1")],
        );
        assert!(
            searched.contains(&format!("{} (First Martians)", title("autoscanner"))),
            "{searched}"
        );
        let outside = played(language.code(), &[&format!("{word} 99")]);
        assert!(
            outside.contains("99") && !outside.contains(source),
            "{outside}"
        );
    }
}

#[test]
fn the_questions_of_a_step_are_listed_in_the_other_games() {
    for (game, asked) in [
        ("pocket-mars", "Quali carte vanno nel modulo?"),
        ("mechanica", "Come si sceglie il primo giocatore?"),
        (
            "mars-needs-mechanics",
            "Quali Meccanismi per la prima partita?",
        ),
    ] {
        let listed = played_game(
            "it",
            &["play", game, "--players", "2"],
            &["regole", "regole 1"],
        );
        assert!(
            listed.contains(asked) && listed.contains("In breve: "),
            "{listed}"
        );
    }
}

#[test]
fn the_titles_of_buttons_are_those_of_the_entries() {
    for entry in solkeeper::rulebook::shipped_library().entries() {
        assert_eq!(
            shipped_title(entry.language, &entry.id),
            Some(entry.title.as_str())
        );
    }
    assert_eq!(shipped_title(Language::English, "no-such-entry"), None);
}

#[test]
fn words_that_are_no_command_are_looked_up() {
    for (language, words, short) in [
        (
            Language::English,
            "how many pawns does it take to heal a wound?",
            "In short: ",
        ),
        (
            Language::Italian,
            "quante pedine servono per curare una ferita?",
            "In breve: ",
        ),
    ] {
        let title = shipped_title(language, "heal").expect("an entry");
        let said = played(language.code(), &[words]);
        assert!(said.contains(short) && said.contains(title), "{said}");
        let unknown = Localizer::new(language).text("text-rules-instead");
        assert!(said.contains(&unknown), "{said}");
        // The rest of a line that begins as a command is what is wrong with it, and a word alone is a slip.
        for line in ["set pawns to heal a wound", "healwound"] {
            assert!(
                !played(language.code(), &[line]).contains(&unknown),
                "{line}"
            );
        }
    }
}
