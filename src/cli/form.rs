//! What forms in text share: a line for each question, Enter keeps what is shown, `<` goes back.

use std::io;

use super::console::{Input, print_text};
use super::text::{LEAVE, numbered};
use language::{Args, Localizer};

/// Where a form continues.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NextQuestion {
    Next,
    Previous,
    Same,
    /// The players leave the form.
    Quit,
    EndOfInput,
}

/// What came of a question.
#[derive(Debug)]
pub(super) enum Prompted<T> {
    Entered(T),
    /// Nothing was entered: where the form continues.
    Otherwise(NextQuestion),
}

/// Asks for a line, and answers the words that every question understands; `help` is the message that names them. No line is Enter,
/// which keeps what is shown.
pub(super) fn typed(
    localizer: &Localizer,
    input: &mut Input,
    help: &str,
    prompt: &str,
) -> io::Result<Prompted<Option<String>>> {
    let Some(line) = input.line(localizer, prompt)? else {
        return Ok(Prompted::Otherwise(NextQuestion::EndOfInput));
    };
    let line = line.trim();
    Ok(match line.to_lowercase().as_str() {
        "" => Prompted::Entered(None),
        LEAVE => Prompted::Otherwise(NextQuestion::Previous),
        "quit" | "exit" | "esci" => Prompted::Otherwise(NextQuestion::Quit),
        "help" | "aiuto" | "?" => {
            print_text(localizer, &localizer.text(help))?;
            Prompted::Otherwise(NextQuestion::Same)
        }
        _ => Prompted::Entered(Some(line.to_owned())),
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
pub(super) fn unknown(localizer: &Localizer, line: &str) -> io::Result<NextQuestion> {
    print_text(
        localizer,
        &localizer.format("text-unknown", &Args::new().text("words", line)),
    )?;
    Ok(NextQuestion::Same)
}

/// Lists the choices and asks for the index of one; Enter takes that of the index `now`.
pub(super) fn choose(
    localizer: &Localizer,
    input: &mut Input,
    help: &str,
    labels: &[String],
    now: Option<usize>,
) -> io::Result<Prompted<usize>> {
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
        Prompted::Otherwise(next) => Prompted::Otherwise(next),
        Prompted::Entered(None) => match now {
            Some(now) => Prompted::Entered(now),
            None => {
                print_text(
                    localizer,
                    &localizer.format(
                        "text-enter-nothing",
                        &Args::new().count("count", labels.len()),
                    ),
                )?;
                Prompted::Otherwise(NextQuestion::Same)
            }
        },
        Prompted::Entered(Some(line)) => match index(&line, labels.len()) {
            Some(index) => Prompted::Entered(index),
            None => Prompted::Otherwise(unknown(localizer, &line)?),
        },
    })
}
