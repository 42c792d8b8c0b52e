//! The border between two chapters: a death with a newcomer, and a chapter that is played again.

use solkeeper::language::Language;

use crate::golden;
use crate::released_missions;
use crate::terminal::Desk;
use crate::{LANGUAGES, named};

/// A line that goes on at any step: the first choice, with numbers where they are asked for.
const ON: &str = "1 0 0 0";

/// The campaign of the tests, as a folder.
pub fn desk(language: Language) -> Desk {
    let desk = Desk::new(language);
    desk.put_all(&released_missions::texts_of("tests/campaigns/two-crews", "two-crews/").0);
    desk
}

const PLAY: [&str; 6] = ["play", "two-crews", "--players", "3", "--seed", "7"];
const RESUME: [&str; 3] = ["play", "two-crews", "--resume"];

#[test]
fn a_newcomer_takes_a_seat() {
    let mut transcripts = Vec::new();
    for (language, [died, undo, redo, yes, quit]) in LANGUAGES.into_iter().zip([
        ["died 1", "undo", "redo", "yes", "quit"],
        ["morto 1", "annulla", "ripeti", "sì", "esci"],
    ]) {
        let desk = desk(language);
        let names = [&PLAY[..], &["--names", "Ada,Bo,Cy"]].concat();
        let mut text = desk.typed_lines(
            &names,
            &["", "", "", ON, ON, died, "wrong", "2", redo, quit],
        );
        // On: wounds and Conditions are asked about, with wrong answers first.
        text += &desk.typed_lines(
            &RESUME,
            &[
                "1", "wrong", "99", "2", "", "1", "wrong", "1", "2, 3", "-", "", "", ON, undo, quit,
            ],
        );
        text += &desk.typed_lines(
            &RESUME,
            &[
                undo, undo, undo, undo, "maybe", yes, "1", "", "", "", "", "", "", quit,
            ],
        );
        text += &desk.typed_lines(
            &RESUME,
            &[died, "1", "", "", "", "", "", "", undo, "2", undo, quit],
        );
        text.extend([&["saves"][..], &["check", "two-crews"]].map(|words| desk.run(words)));
        transcripts.push(named("play-campaign-newcomer", language, text));
    }
    golden::hold(&transcripts);
}

/// Goes on at every prompt until the border between two chapters asks its question; then types these lines.
fn to_border<'l>(question: &'l str, lines: &'l [&'l str]) -> impl FnMut(&str) -> Option<String> {
    let (mut there, mut steps, mut rest) = (false, 0..200, lines.iter());
    move |page| {
        there |= page.contains(question);
        if there {
            rest.next().map(|line| (*line).to_owned())
        } else {
            steps.next().map(|_| ON.to_owned())
        }
    }
}

#[test]
fn a_lost_chapter_is_played_again() {
    let mut transcripts = Vec::new();
    for (language, [question, quit]) in LANGUAGES
        .into_iter()
        .zip([["What now?", "quit"], ["E adesso?", "esci"]])
    {
        let desk = desk(language);
        let mut text = desk.typed(&PLAY, to_border(question, &[quit]));
        // Again; then no further attempt is offered, and number 2 leads back into the chapter.
        text += &desk.typed_lines(&RESUME, &["2", "", "", quit]);
        text += &desk.typed(&RESUME, to_border(question, &["3", "2", quit]));
        text += &desk.typed(
            &RESUME,
            to_border(question, &["1", "", "", "", "", "", "", "", "", quit]),
        );
        text += &desk.run(&["saves"]);
        transcripts.push(named("play-campaign-retry", language, text));
    }
    golden::hold(&transcripts);
}
