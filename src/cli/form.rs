//! What forms in text share: a line for each question, Enter keeps what is shown, `<` goes back.

use std::io;

use super::console::{Input, print_text};
use super::text::{LEAVE, numbered};
use language::{Args, Localizer};

/// Where a form continues.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Answered {
    Next,
    Back,
    Again,
    /// Left on purpose.
    Left,
    EndOfInput,
}

/// A typed line, as every question understands it.
pub(super) enum Typed {
    Enter,
    Line(String),
    Otherwise(Answered),
}

/// The choice from a list, or where the form continues.
pub(super) enum Chosen {
    /// The index in the list.
    Index(usize),
    Otherwise(Answered),
}

/// Asks, and answers the words that every question understands; `help` is the message that names them.
pub(super) fn typed(
    localizer: &Localizer,
    input: &mut Input,
    help: &str,
    prompt: &str,
) -> io::Result<Typed> {
    let Some(line) = input.line(localizer, prompt)? else {
        return Ok(Typed::Otherwise(Answered::EndOfInput));
    };
    let line = line.trim();
    Ok(match line.to_lowercase().as_str() {
        "" => Typed::Enter,
        LEAVE => Typed::Otherwise(Answered::Back),
        "quit" | "exit" | "esci" => Typed::Otherwise(Answered::Left),
        "help" | "aiuto" | "?" => {
            print_text(localizer, &localizer.text(help))?;
            Typed::Otherwise(Answered::Again)
        }
        _ => Typed::Line(line.to_owned()),
    })
}

/// The index of a choice from a list of so many, if there is one.
pub(super) fn index(line: &str, count: usize) -> Option<usize> {
    line.parse::<usize>()
        .ok()?
        .checked_sub(1)
        .filter(|index| *index < count)
}

/// Says that a line is not understood; the question comes again.
pub(super) fn unknown(localizer: &Localizer, line: &str) -> io::Result<Answered> {
    print_text(
        localizer,
        &localizer.format("text-unknown", &Args::new().text("words", line)),
    )?;
    Ok(Answered::Again)
}

/// Lists the choices and asks for one; Enter takes that of the index `now`.
pub(super) fn choose(
    localizer: &Localizer,
    input: &mut Input,
    help: &str,
    labels: &[String],
    now: Option<usize>,
) -> io::Result<Chosen> {
    labels
        .iter()
        .enumerate()
        .try_for_each(|(index, label)| numbered(localizer, index, label))?;
    let args = Args::new().count("count", labels.len());
    let prompt = match now {
        Some(now) => localizer.format("form-choice", &args.count("default", now + 1)),
        None => localizer.format("form-which", &args),
    };
    Ok(match typed(localizer, input, help, &prompt)? {
        Typed::Otherwise(answered) => Chosen::Otherwise(answered),
        Typed::Enter => match now {
            Some(now) => Chosen::Index(now),
            None => {
                print_text(
                    localizer,
                    &localizer.format(
                        "text-enter-nothing",
                        &Args::new().count("count", labels.len()),
                    ),
                )?;
                Chosen::Otherwise(Answered::Again)
            }
        },
        Typed::Line(line) => match index(&line, labels.len()) {
            Some(index) => Chosen::Index(index),
            None => Chosen::Otherwise(unknown(localizer, &line)?),
        },
    })
}
