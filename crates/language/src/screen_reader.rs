//! Text for screen readers: signs that they skip or spell become words.

use super::noun::capital;
use super::{Args, Localizer};

/// Replaces arrows, pluses, minuses and printed signs (`!`, `>>`, `×`, `#`) by words. Numbers stay as they are.
pub fn screen_reader_text(localizer: &Localizer, text: &str) -> String {
    let mut said: Vec<String> = Vec::new();
    let mut words = text.split([' ', '\u{a0}']);
    while let Some(word) = words.next() {
        // An arrow between two numbers; at an edge there is nothing to describe.
        match (word, said.pop()) {
            ("→", Some(from)) => {
                let to = words
                    .next()
                    .map(|next| token(localizer, next))
                    .unwrap_or_default();
                said.push(localizer.format(
                    "spoken-change",
                    &Args::new().text("from", from).text("to", to),
                ));
            }
            (word, before) => {
                let begins = before
                    .as_ref()
                    .is_none_or(|before| before.ends_with(['.', '?', '…']));
                let read = token(localizer, word);
                // A sentence that begins with a sign begins with a capital.
                let read = if begins && read != word {
                    capital(&read)
                } else {
                    read
                };
                said.extend(before.into_iter().chain([read]));
            }
        }
    }
    said.join(" ")
}

/// A word with its punctuation.
fn token(localizer: &Localizer, word: &str) -> String {
    let opening = |character: char| "(“«‘[".contains(character);
    let closing = |character: char| ".,:;?)”»’]".contains(character);
    let rest = word.trim_start_matches(opening);
    let core = rest.trim_end_matches(closing);
    let (before, after) = (&word[..word.len() - rest.len()], &rest[core.len()..]);
    format!(
        "{before}{}{after}",
        sign(localizer, core).unwrap_or_else(|| core.to_owned())
    )
}

fn sign(localizer: &Localizer, core: &str) -> Option<String> {
    let alone = match core {
        "!" => Some("spoken-now"),
        ">>" => Some("spoken-next"),
        "×" => Some("spoken-cross"),
        _ => None,
    };
    if let Some(id) = alone {
        return Some(localizer.text(id));
    }
    let first = core.chars().next()?;
    let number = &core[first.len_utf8()..];
    let is_number = |text: &str| text.starts_with(|character: char| character.is_ascii_digit());
    let id = match first {
        '+' => "spoken-plus",
        '−' | '-' => "spoken-minus",
        '#' => "spoken-number",
        _ => {
            let (from, to) = core
                .split_once('–')
                .filter(|(from, to)| is_number(from) && is_number(to))?;
            return Some(localizer.format(
                "spoken-change",
                &Args::new().text("from", from).text("to", to),
            ));
        }
    };
    is_number(number).then(|| localizer.format(id, &Args::new().text("number", number)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn signs_become_words() {
        let table = [
            (
                "Morale: 0 → −1 (new sol).",
                "Morale: from 0 to minus 1 (new sol).",
                "Morale: da 0 a meno 1 (new sol).",
            ),
            (
                "A (+1 pawn), the >> space.",
                "A (plus 1 pawn), the double arrow space.",
                "A (più 1 pawn), the doppia freccia space.",
            ),
            (
                "the ! space, × too",
                "the exclamation mark space, cross too",
                "the punto esclamativo space, croce too",
            ),
            (
                "None left. +1 pawn. − 2.",
                "None left. Plus 1 pawn. − 2.",
                "None left. Più 1 pawn. − 2.",
            ),
            (
                "below #1; range 0–12).",
                "below number 1; range from 0 to 12).",
                "below numero 1; range da 0 a 12).",
            ),
            (
                "Stress −3. R1-S, aom-lab, 1. No!",
                "Stress minus 3. R1-S, aom-lab, 1. No!",
                "Stress meno 3. R1-S, aom-lab, 1. No!",
            ),
            ("→", "→", "→"),
            ("", "", ""),
        ];
        for (written, en, it) in table {
            assert_eq!(
                screen_reader_text(&Localizer::new(Language::English), written),
                en
            );
            assert_eq!(
                screen_reader_text(&Localizer::new(Language::Italian), written),
                it
            );
        }
    }
}
