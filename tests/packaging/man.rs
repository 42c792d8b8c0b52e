//! Man pages, in roff.

use std::fmt::Write as _;

use crate::VERSION;
use crate::usage::{Line, Usage};

/// A template, filled.
pub fn page(template: &str, usage: &Usage, date: &str) -> String {
    let mut subcommands = String::new();
    for of in &usage.subcommands {
        subcommands += &item(&of.line);
        if !of.options.is_empty() {
            let _ = writeln!(
                subcommands,
                ".RS\n{}.RE",
                of.options.iter().map(item).collect::<String>()
            );
        }
    }
    let fills = [
        ("@DATE@", date.to_owned()),
        ("@VERSION@", VERSION.to_owned()),
        ("@INTRODUCTION@", escape(&usage.introduction)),
        ("@NOTE@", escape(&usage.note)),
        ("@SUBCOMMANDS@", subcommands.trim_end().to_owned()),
    ];
    assert_eq!(
        template.matches('@').count(),
        2 * fills.len(),
        "each of {fills:?} is filled once"
    );
    fills
        .iter()
        .fold(template.to_owned(), |page, (place, text)| {
            page.replace(place, text)
        })
}

fn item(line: &Line) -> String {
    format!(".TP\n.B {}\n{}\n", escape(&line.syntax), escape(&line.help))
}

/// A text that roff leaves as it is.
fn escape(text: &str) -> String {
    let text = text
        .replace('\\', "\\e")
        .replace('-', "\\-")
        .replace('`', "\\(ga")
        .replace('…', "...");
    if text.starts_with(['.', '\'']) {
        format!("\\&{text}")
    } else {
        text
    }
}
