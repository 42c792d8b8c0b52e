//! Between two chapters in text: what is decided, and what the crew says of the board in Story.

use std::collections::BTreeMap;
use std::io;

use crate::cli::console::{Input, print_text};
use crate::cli::form::{index, unknown};
use crate::cli::parser::RULES;
use crate::cli::text::{numbered, rules};
use first_martians::board::BoardCounter;
use first_martians::campaign::{BoardQuestions, CarriedBoard, most_asked};
use first_martians::carried::SKILL_CARDS;
use first_martians::state::Seat;
use first_martians::vocabulary::Condition;
use language::{Args, Localizer, board, campaign as words, fact_text};
use session::Session;
use session::campaign::{Campaign, ChapterTransition, said_board};

/// What the players chose.
pub(super) enum Choice {
    Quit,
    /// With what they say of the board, where the app has not kept it.
    GoOn(Option<CarriedBoard>),
    Retry,
    Back,
}

/// Whether a typed line leaves the campaign.
fn is_quit(line: &str) -> bool {
    matches!(
        line.to_lowercase().as_str(),
        "q" | "quit" | "exit" | "esci" | "fine"
    )
}

/// Whether it goes back.
fn is_undo(line: &str) -> bool {
    matches!(line.to_lowercase().as_str(), "u" | "undo" | "annulla")
}

/// What is asked of the rules.
fn rules_asked(line: &str) -> Option<&str> {
    let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
    RULES
        .contains(&first.to_lowercase().as_str())
        .then(|| rest.trim())
}

/// Shows how the chapter ended and asks what to do.
pub(super) fn ask(
    localizer: &Localizer,
    campaign: &Campaign,
    session: &Session,
    input: &mut Input,
) -> io::Result<Choice> {
    let Some(border) = campaign.border(session.game()) else {
        return Ok(Choice::Quit);
    };
    print_text(localizer, &words::outcome(localizer, border.outcome))?;
    let mut choices = vec!["campaign-go-on"];
    if border.may_retry {
        choices.push("campaign-try-again");
    }
    choices.push("campaign-back-into");
    let mut listed = rules::Listed::default();
    loop {
        for (number, id) in (1_u8..).zip(&choices) {
            print_text(
                localizer,
                &localizer.format(
                    "campaign-choice",
                    &Args::new()
                        .number("number", number)
                        .text("label", localizer.text(id)),
                ),
            )?;
        }
        let Some(line) = input.line(localizer, &localizer.text("campaign-prompt"))? else {
            return Ok(Choice::Quit);
        };
        let line = line.trim();
        let number = if line.is_empty() {
            Some(1)
        } else {
            line.parse::<usize>().ok()
        };
        match number.and_then(|number| choices.get(number.checked_sub(1)?)) {
            Some(&"campaign-go-on") => match form(localizer, &border, session, input)? {
                Some(said) => return Ok(Choice::GoOn(said)),
                None => return Ok(Choice::Quit),
            },
            Some(&"campaign-try-again") => return Ok(Choice::Retry),
            Some(_) => return Ok(Choice::Back),
            None if is_quit(line) => return Ok(Choice::Quit),
            None if is_undo(line) => return Ok(Choice::Back),
            None => match rules_asked(line) {
                Some(asked) => listed.answer(localizer, &rules::Here::at_border(), asked)?,
                None => drop(unknown(localizer, line)?),
            },
        }
    }
}

/// Whether the players go back to the end of the chapter before.
pub(super) fn confirmed(localizer: &Localizer, input: &mut Input) -> io::Result<bool> {
    loop {
        let Some(line) = input.line(localizer, &localizer.text("campaign-back-question"))? else {
            return Ok(false);
        };
        match line.trim().to_lowercase().as_str() {
            "y" | "yes" | "s" | "sì" | "si" => return Ok(true),
            "" | "n" | "no" => return Ok(false),
            _ => drop(unknown(localizer, line.trim())?),
        }
    }
}

/// Whether the players go back from the end of the campaign.
pub(super) fn over(localizer: &Localizer, input: &mut Input) -> io::Result<bool> {
    loop {
        let Some(line) = input.line(localizer, &localizer.text("campaign-over-prompt"))? else {
            return Ok(false);
        };
        match line.trim() {
            line if is_undo(line) => return Ok(true),
            line if line.is_empty() || is_quit(line) => return Ok(false),
            line => drop(unknown(localizer, line)?),
        }
    }
}

/// Asks what is on the table: one line for each number, one for the Conditions of an astronaut, one for the Upgrades. Enter keeps what
/// is shown. `None` at the end of input or where the players leave; `Some(None)` where nothing is asked.
#[expect(
    clippy::option_option,
    reason = "the players leave, nothing is asked, or an answer"
)]
fn form(
    localizer: &Localizer,
    border: &ChapterTransition,
    session: &Session,
    input: &mut Input,
) -> io::Result<Option<Option<CarriedBoard>>> {
    let questions = &border.questions;
    if questions.is_empty() {
        return Ok(Some(None));
    }
    print_text(localizer, &localizer.text("campaign-hand-on"))?;
    let BoardQuestions {
        wounds,
        conditions,
        upgrades,
        discoveries,
        skills: with_skills,
    } = questions;
    let crew = &session.game().state().crew;
    let of_astronaut = |label: &str, seat: Seat| {
        let name = fact_text::name(localizer, crew, seat);
        localizer.format(label, &Args::new().text("name", name))
    };
    let mut numbers: Vec<(String, BoardCounter)> = wounds
        .iter()
        .map(|&seat| {
            let label = of_astronaut("campaign-ask-wounds", seat);
            (label, BoardCounter::Wounds(seat))
        })
        .collect();
    if *discoveries {
        let label = localizer.text("campaign-ask-discoveries");
        numbers.push((label, BoardCounter::Discoveries));
    }
    let mut spots: BTreeMap<BoardCounter, u8> = BTreeMap::new();
    for (label, spot) in numbers {
        let said = border.said.spots.get(&spot).copied().unwrap_or(0);
        let Some(number) = number(localizer, &label, said, most_asked(&spot), input)? else {
            return Ok(None);
        };
        let _ = spots.insert(spot, number);
    }
    for &seat in conditions {
        let own: Vec<(String, BoardCounter)> = Condition::ALL
            .iter()
            .map(|&condition| {
                let spot = BoardCounter::Condition(seat, condition);
                (localizer.word(condition), spot)
            })
            .collect();
        let label = of_astronaut("campaign-ask-conditions", seat);
        if !names(localizer, &label, &own, &border.said, &mut spots, input)? {
            return Ok(None);
        }
    }
    let upgrades: Vec<(String, BoardCounter)> = upgrades
        .iter()
        .map(|id| {
            let spot = BoardCounter::Upgrade(id.clone());
            (board::upgrade(localizer, id), spot)
        })
        .collect();
    if !names(
        localizer,
        &localizer.text("campaign-ask-upgrades"),
        &upgrades,
        &border.said,
        &mut spots,
        input,
    )? {
        return Ok(None);
    }
    let mut unlocked: BTreeMap<u8, Vec<u8>> = BTreeMap::new();
    for &seat in with_skills {
        let label = of_astronaut("campaign-ask-skills", seat);
        let Some(cards) = skills(localizer, &label, input)? else {
            return Ok(None);
        };
        let _ = unlocked.insert(seat, cards);
    }
    Ok(Some(Some(said_board(spots, &unlocked))))
}

/// Asks until a number up to `most` is typed, or Enter for `said`; `None` where the players leave.
fn number(
    localizer: &Localizer,
    label: &str,
    said: u8,
    most: u8,
    input: &mut Input,
) -> io::Result<Option<u8>> {
    let args = Args::new()
        .text("label", label)
        .number("said", said)
        .number("min", 0)
        .number("most", most)
        .number("max", most);
    loop {
        let Some(line) = input.line(localizer, &localizer.format("campaign-ask-number", &args))?
        else {
            return Ok(None);
        };
        match (line.trim(), line.trim().parse::<u8>()) {
            ("", _) => return Ok(Some(said)),
            (_, Ok(number)) if number <= most => return Ok(Some(number)),
            (line, _) if is_quit(line) => return Ok(None),
            _ => print_text(localizer, &localizer.format("text-value-outside", &args))?,
        }
    }
}

/// The numbers of Skill cards; `None` where the players leave.
fn skills(localizer: &Localizer, label: &str, input: &mut Input) -> io::Result<Option<Vec<u8>>> {
    loop {
        let Some(line) = input.line(localizer, label)? else {
            return Ok(None);
        };
        if is_quit(line.trim()) {
            return Ok(None);
        }
        if is_none(line.trim()) {
            return Ok(Some(Vec::new()));
        }
        let card = |word: &str| {
            word.parse()
                .ok()
                .filter(|card| (1..=SKILL_CARDS).contains(card))
                .ok_or_else(|| word.to_owned())
        };
        match words(&line).map(card).collect::<Result<Vec<u8>, String>>() {
            Ok(cards) => return Ok(Some(cards)),
            Err(word) => drop(unknown(localizer, &word)?),
        }
    }
}

/// Whether a typed line says that there is nothing.
fn is_none(line: &str) -> bool {
    matches!(line, "-" | "–" | "0")
}

/// The words of a line, with commas or without.
fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split([',', ' '])
        .map(str::trim)
        .filter(|word| !word.is_empty())
}

/// The indices of the choices that a line names, by numbers or by the beginnings of names, with commas; the first words that are
/// neither if there are some.
fn indices(line: &str, names: &[String]) -> Result<Vec<usize>, String> {
    if words(line).all(|word| word.parse::<usize>().is_ok()) {
        return words(line)
            .map(|word| index(word, names.len()).ok_or_else(|| word.to_owned()))
            .collect();
    }
    let typed = line
        .split(',')
        .map(str::trim)
        .filter(|name| !name.is_empty());
    let find = |name: &str| {
        let begins = |known: &String| known.to_lowercase().starts_with(&name.to_lowercase());
        let mut found = (0..names.len()).filter(|&at| names.get(at).is_some_and(begins));
        let first = found.next().filter(|_| found.next().is_none());
        let exact = || {
            names
                .iter()
                .position(|known| known.to_lowercase() == name.to_lowercase())
        };
        index(name, names.len())
            .or(first)
            .or_else(exact)
            .ok_or_else(|| name.to_owned())
    };
    typed.map(find).collect()
}

/// Asks which of these are there, from a numbered list; false where the players leave.
fn names(
    localizer: &Localizer,
    label: &str,
    choices: &[(String, BoardCounter)],
    said: &CarriedBoard,
    spots: &mut BTreeMap<BoardCounter, u8>,
    input: &mut Input,
) -> io::Result<bool> {
    if choices.is_empty() {
        return Ok(true);
    }
    let known: Vec<String> = choices.iter().map(|(name, _)| name.clone()).collect();
    let there = choices
        .iter()
        .filter(|(_, spot)| said.spots.get(spot).is_some_and(|number| *number > 0));
    let there: Vec<&(String, BoardCounter)> = there.collect();
    let shown: Vec<String> = there.iter().map(|(name, _)| name.clone()).collect();
    let shown = if shown.is_empty() {
        "–".to_owned()
    } else {
        shown.join(", ")
    };
    let args = Args::new().text("label", label).text("said", shown);
    known
        .iter()
        .enumerate()
        .try_for_each(|(index, name)| numbered(localizer, index, name))?;
    loop {
        let Some(line) = input.line(localizer, &localizer.format("campaign-ask-names", &args))?
        else {
            return Ok(false);
        };
        let line = line.trim();
        if line.is_empty() {
            spots.extend(
                there
                    .iter()
                    .map(|(_, spot)| (spot.clone(), most_asked(spot))),
            );
            return Ok(true);
        }
        if is_none(line) {
            return Ok(true);
        }
        match indices(line, &known) {
            Ok(found) => {
                let found = found.into_iter().filter_map(|at| choices.get(at));
                spots.extend(found.map(|(_, spot)| (spot.clone(), most_asked(spot))));
                return Ok(true);
            }
            Err(_) if is_quit(line) => return Ok(false),
            Err(word) => drop(unknown(localizer, &word)?),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::indices;

    #[test]
    fn choices_are_named_by_numbers_or_names() {
        let names = ["Autoscanner", "Medical kit", "Medical scanner"].map(str::to_owned);
        let of = |line: &str| indices(line, &names);
        assert_eq!(of("1 3"), Ok(vec![0, 2]));
        assert_eq!(of("3, 1"), Ok(vec![2, 0]));
        assert_eq!(of("auto, medical scanner"), Ok(vec![0, 2]));
        assert_eq!(of("auto, 2"), Ok(vec![0, 1]));
        assert_eq!(of("4"), Err("4".to_owned()));
        assert_eq!(of("auto, lamp"), Err("lamp".to_owned()));
        assert_eq!(of("medical"), Err("medical".to_owned()), "two begin so");
    }
}
