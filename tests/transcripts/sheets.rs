//! What is typed in line by line: a printed mission sheet, a campaign of such sheets, and the score sheets of three games.

use solkeeper::language::Language;

use crate::golden;
use crate::score_lines::{COGS, MECHANICA, POCKET_MARS};
use crate::sheet_lines::by_lines;
use crate::terminal::Desk;
use crate::{LANGUAGES, named};

/// Types in the sheet under this name, or goes on with it.
fn own_sheet(desk: &Desk, name: Option<&str>) -> String {
    let regions = if desk.language == Language::Italian {
        "A1-N A2-NO"
    } else {
        "R1-N R2-NW"
    };
    let mut lines = by_lines(regions).concat();
    if let Some(name) = name {
        lines[0] = name;
    }
    desk.typed_lines(&["own-sheet"], &lines)
}

#[test]
fn a_whole_sheet() {
    let mut transcripts = Vec::new();
    for (language, end) in LANGUAGES.into_iter().zip(["quit", "esci"]) {
        let desk = Desk::new(language);
        // Wrong answers first, then the way back, and the sheet is left.
        let lines = [
            "", "Well", "9", "1", "", "?", "missing", "", "abc", "4 5", "99", "8", "<", "8 8 8",
            "sheet", "<", "<", "<",
        ];
        let mut text = desk.typed_lines(&["own-sheet"], &[&lines[..], &[end]].concat());
        text += &desk.typed_lines(&["own-sheet"], &["n", "2", end]);
        let desk = Desk::new(language);
        text += &own_sheet(&desk, None);
        text += &desk.run(&["check", "the-long-well"]);
        let play = ["play", "the-long-well", "--players", "2", "--seed", "1"];
        text += &desk.typed_lines(&play, &["", "", "", "log", "where", end]);
        text += &desk.typed_lines(
            &["own-sheet", "the-long-well"],
            &["<", "<", "<", "<", "7", "", "", "", ""],
        );
        transcripts.push(named("play-own-sheet", language, text));
        transcripts.push(named(
            "print-own-sheet",
            language,
            desk.run(&["print", "the-long-well"]),
        ));
    }
    golden::hold(&transcripts);
}

#[test]
fn a_campaign_of_sheets() {
    let mut transcripts = Vec::new();
    for (language, end) in LANGUAGES.into_iter().zip(["quit", "esci"]) {
        let desk = Desk::new(language);
        let mut text = desk.run(&["own-campaign"]);
        // How a sheet is typed in has a transcript of its own.
        for name in ["First Light", "Second Shift", "Third Ring"] {
            own_sheet(&desk, Some(name));
        }
        let lines = [
            "",
            "The Long Night",
            "1 1",
            "9",
            "3 1",
            "2",
            "",
            "",
            "1",
            "",
            "",
        ];
        text += &desk.typed_lines(&["own-campaign"], &lines);
        text += &desk.run(&["check", "the-long-night"]);
        let play = ["play", "the-long-night", "--players", "2", "--seed", "4"];
        text += &desk.typed_lines(&play, &["", "", "", "log", end]);
        text += &desk.typed_lines(
            &["own-campaign"],
            &["The Long Night", "1 2 3", "", "", "", "", ""],
        );
        text += &desk.run(&["missions"]);
        transcripts.push(named("play-own-campaign", language, text));
    }
    golden::hold(&transcripts);
}

/// Fills in a score sheet with these lines, after wrong ones; keeps it, and lists the scores.
fn score(game: &str, wrong: &[&str], lines: &[&str]) {
    let mut transcripts = Vec::new();
    for (language, yes) in LANGUAGES.into_iter().zip(["yes", "sì"]) {
        let desk = Desk::new(language);
        let mut text = desk.typed_lines(&["score", game, "--ask"], wrong);
        text += &desk.typed_lines(&["score", game, "--ask"], &[lines, &[yes]].concat());
        text += &desk.run(&["scores"]);
        // Elsewhere: which of two scores of the same second is listed first is not settled.
        let desk = Desk::new(language);
        text += &desk.typed_lines(&["score", game, "--ask", "--keep", "--note", "late"], lines);
        text += &desk.run(&["scores"]);
        transcripts.push(named(&format!("play-score-{game}"), language, text));
    }
    golden::hold(&transcripts);
}

#[test]
fn a_score_of_pocket_mars() {
    let wrong = [
        "7", "2", "Red", "red hot", "-1", "2.5", "", "3", "8", "", "<", "<", "4", "2",
    ];
    let rest = [
        &[""; 8][..],
        &["rEd", "Blue"],
        &[""; 11],
        &["9", "", "maybe", "no"],
    ]
    .concat();
    score("pocket-mars", &[&wrong[..], &rest].concat(), &POCKET_MARS);
}

#[test]
fn a_score_of_mechanica() {
    score(
        "mechanica",
        &["", "", "", "23", "?", "4 9", "<", "quit"],
        &MECHANICA,
    );
}

#[test]
fn a_score_of_mars_needs_mechanics() {
    score(
        "mars-needs-mechanics",
        &["9", "2", "Ada", "-5", "62", "", "7", "Ada"],
        &[&COGS[..], &["", "3", ""]].concat(),
    );
}
