//! Between two chapters in text: what is decided, and what the crew says of the board in Story.

use std::collections::BTreeMap;
use std::io;

use super::super::console::{Input, say};
use crate::first_martians::board::Spot;
use crate::first_martians::campaign::{CarriedBoard, most_asked};
use crate::first_martians::vocabulary::Condition;
use crate::language::{Args, Voice, board, campaign as words, fact_text};
use crate::session::Session;
use crate::session::campaign::{Border, Campaign, said_board};

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
    matches!(line.to_lowercase().as_str(), "q" | "quit" | "exit" | "esci" | "fine")
}

/// Whether it goes back.
fn is_undo(line: &str) -> bool {
    matches!(line.to_lowercase().as_str(), "u" | "undo" | "annulla")
}

/// Shows how the chapter ended and asks what to do.
pub(super) fn ask(voice: &Voice, campaign: &Campaign, session: &Session, input: &mut Input) -> io::Result<Choice> {
    let Some(border) = campaign.border(session.game()) else { return Ok(Choice::Quit) };
    say(voice, &words::outcome(voice, border.outcome))?;
    let mut choices = vec!["campaign-go-on"];
    if border.may_retry {
        choices.push("campaign-try-again");
    }
    choices.push("campaign-back-into");
    loop {
        for (number, id) in (1_u8..).zip(&choices) {
            say(voice, &voice.say("campaign-choice", &Args::new().number("number", number).text("label", voice.plain(id))))?;
        }
        let Some(line) = input.line(voice, &voice.plain("campaign-prompt"))? else { return Ok(Choice::Quit) };
        let line = line.trim();
        let number = if line.is_empty() { Some(1) } else { line.parse::<usize>().ok() };
        match number.and_then(|number| choices.get(number.checked_sub(1)?)) {
            Some(&"campaign-go-on") => match form(voice, &border, session, input)? {
                Some(said) => return Ok(Choice::GoOn(said)),
                None => return Ok(Choice::Quit),
            },
            Some(&"campaign-try-again") => return Ok(Choice::Retry),
            Some(_) => return Ok(Choice::Back),
            None if is_quit(line) => return Ok(Choice::Quit),
            None if is_undo(line) => return Ok(Choice::Back),
            None => {}
        }
    }
}

/// Whether the players go back to the end of the chapter before.
pub(super) fn confirmed(voice: &Voice, input: &mut Input) -> io::Result<bool> {
    let line = input.line(voice, &voice.plain("campaign-back-question"))?;
    Ok(line.is_some_and(|line| matches!(line.trim().to_lowercase().as_str(), "y" | "yes" | "s" | "sì" | "si")))
}

/// Whether the players go back from the end of the campaign.
pub(super) fn over(voice: &Voice, input: &mut Input) -> io::Result<bool> {
    let line = input.line(voice, &voice.plain("campaign-over-prompt"))?;
    Ok(line.is_some_and(|line| is_undo(line.trim())))
}

/// Asks what lies on the table: one line for each number, one for the Conditions of an astronaut, one for the Upgrades. Enter keeps what
/// is shown. `None` at the end of input; `Some(None)` where nothing is asked.
#[expect(clippy::option_option, reason = "the end of input, nothing asked, or an answer")]
fn form(voice: &Voice, border: &Border, session: &Session, input: &mut Input) -> io::Result<Option<Option<CarriedBoard>>> {
    if border.asks.is_empty() && !border.asks_skills {
        return Ok(Some(None));
    }
    say(voice, &voice.plain("campaign-hand-on"))?;
    let crew = &session.game().state().crew;
    let mut spots: BTreeMap<Spot, u8> = BTreeMap::new();
    for spot in border.asks.iter().filter(|spot| matches!(spot, Spot::Wounds(_) | Spot::Discoveries)) {
        let said = border.said.spots.get(spot).copied().unwrap_or(0);
        let most = most_asked(spot);
        let label = match spot {
            Spot::Wounds(seat) => {
                voice.say("campaign-ask-wounds", &Args::new().text("name", fact_text::name(voice, crew, *seat)))
            }
            _ => voice.plain("campaign-ask-discoveries"),
        };
        let args = Args::new().text("label", label).number("said", said).number("most", most);
        loop {
            let Some(line) = input.line(voice, &voice.say("campaign-ask-number", &args))? else { return Ok(None) };
            let number = if line.trim().is_empty() { Some(said) } else { line.trim().parse().ok().filter(|it| *it <= most) };
            if let Some(number) = number {
                let _ = spots.insert(spot.clone(), number);
                break;
            }
        }
    }
    for seat in crew.seats() {
        let name = fact_text::name(voice, crew, seat);
        let own: Vec<(String, Spot)> = Condition::ALL
            .iter()
            .map(|&condition| (voice.word(condition), Spot::Condition(seat, condition)))
            .filter(|(_, spot)| border.asks.contains(spot))
            .collect();
        let label = voice.say("campaign-ask-conditions", &Args::new().text("name", name));
        if !names(voice, &label, &own, &border.said, &mut spots, input)? {
            return Ok(None);
        }
    }
    let upgrades: Vec<(String, Spot)> = border
        .asks
        .iter()
        .filter_map(|spot| if let Spot::Upgrade(id) = spot { Some((board::upgrade(voice, id), spot.clone())) } else { None })
        .collect();
    if !names(voice, &voice.plain("campaign-ask-upgrades"), &upgrades, &border.said, &mut spots, input)? {
        return Ok(None);
    }
    let mut unlocked: BTreeMap<u8, Vec<u8>> = BTreeMap::new();
    for seat in crew.seats().filter(|_| border.asks_skills) {
        let label = voice.say("campaign-ask-skills", &Args::new().text("name", fact_text::name(voice, crew, seat)));
        let Some(line) = input.line(voice, &label)? else { return Ok(None) };
        let cards = line.split(|it: char| !it.is_ascii_digit()).filter_map(|word| word.parse().ok());
        let _ = unlocked.insert(seat, cards.filter(|card| (1..=3).contains(card)).collect());
    }
    Ok(Some(Some(said_board(spots, &unlocked))))
}

/// Asks which of these lie there, by the beginnings of their names, with commas; false at the end of input.
fn names(
    voice: &Voice,
    label: &str,
    choices: &[(String, Spot)],
    said: &CarriedBoard,
    spots: &mut BTreeMap<Spot, u8>,
    input: &mut Input,
) -> io::Result<bool> {
    if choices.is_empty() {
        return Ok(true);
    }
    let there = choices.iter().filter(|(_, spot)| said.spots.get(spot).is_some_and(|number| *number > 0));
    let there: Vec<&(String, Spot)> = there.collect();
    let known: Vec<String> = choices.iter().map(|(name, _)| name.clone()).collect();
    let shown: Vec<String> = there.iter().map(|(name, _)| name.clone()).collect();
    let shown = if shown.is_empty() { "–".to_owned() } else { shown.join(", ") };
    let args = Args::new().text("label", label).text("known", known.join(", ")).text("said", shown);
    loop {
        let Some(line) = input.line(voice, &voice.say("campaign-ask-names", &args))? else { return Ok(false) };
        let line = line.trim().to_lowercase();
        if line.is_empty() {
            spots.extend(there.iter().map(|(_, spot)| (spot.clone(), most_asked(spot))));
            return Ok(true);
        }
        if matches!(line.as_str(), "-" | "–" | "0") {
            return Ok(true);
        }
        let typed: Vec<&str> = line.split(',').map(str::trim).filter(|word| !word.is_empty()).collect();
        let found = typed.iter().map(|word| choices.iter().find(|(name, _)| name.to_lowercase().starts_with(word)));
        if let Some(found) = found.collect::<Option<Vec<_>>>() {
            spots.extend(found.into_iter().map(|(_, spot)| (spot.clone(), most_asked(spot))));
            return Ok(true);
        }
    }
}
