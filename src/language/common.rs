//! What everything that is told has in common: names and titles, cards, what moved.

use std::collections::BTreeMap;

use super::noun::Noun;
use super::{Args, Voice, numbers};
use crate::first_martians::Game;
use crate::first_martians::fact::Cause;
use crate::first_martians::mission::SheetValue;
use crate::first_martians::state::{Card, CardKind, Crew, Face, Seat};
use crate::first_martians::words::{Block, Item};

/// A text to be read aloud.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardText {
    /// What kind of element it tells.
    pub kind: CardKind,
    /// Its kind in words: `Adventure: Explore`.
    pub label: String,
    /// Its title.
    pub title: String,
    /// The text, paragraphs apart by empty lines.
    pub text: String,
    /// Whether it is laid on red.
    pub red: bool,
}

/// The name of an astronaut, or the profession.
pub fn name(voice: &Voice, crew: &Crew, seat: Seat) -> String {
    match crew.astronauts.get(usize::from(seat)) {
        Some(astronaut) => astronaut.name.clone().unwrap_or_else(|| voice.word(astronaut.profession)),
        None => numbered(voice, seat),
    }
}

/// The name of an astronaut as the subject of a sentence, or the profession with its article.
pub fn subject(voice: &Voice, crew: &Crew, seat: Seat) -> String {
    match crew.astronauts.get(usize::from(seat)) {
        Some(astronaut) => {
            astronaut.name.clone().unwrap_or_else(|| voice.prose_attribute(&astronaut.profession.key(), "the", &Args::new()))
        }
        None => numbered(voice, seat),
    }
}

/// The name of an astronaut, or the place at the table.
pub(super) fn given_name(voice: &Voice, crew: &Crew, seat: Seat) -> String {
    let named = crew.astronauts.get(usize::from(seat)).and_then(|astronaut| astronaut.name.clone());
    named.unwrap_or_else(|| numbered(voice, seat))
}

pub(super) fn numbered(voice: &Voice, seat: Seat) -> String {
    voice.say("astronaut", &Args::new().number("number", i64::from(seat) + 1))
}

/// So many things: `1 seed`, `2 seeds`.
pub fn counted(voice: &Voice, item: Item, count: u8) -> String {
    let form = if count == 1 { "one" } else { "many" };
    let things = voice.prose_attribute(&item.key(), form, &Args::new());
    format!("{count} {things}")
}

/// The title of an element of the mission.
pub fn title(voice: &Voice, id: &str) -> String {
    voice.prose_attribute(id, "title", &Args::new())
}

/// What a mission is about, in a sentence; empty where it does not say.
pub fn idea(voice: &Voice, mission: &str) -> String {
    voice.try_prose_attribute(mission, "idea", &Args::new()).unwrap_or_default()
}

/// The name of an AOM.
pub fn aom(voice: &Voice, id: &str) -> String {
    voice.prose(&format!("aom-{id}"), &Args::new())
}

/// The name of a number of the mission sheet.
pub fn sheet_value(voice: &Voice, value: SheetValue) -> String {
    voice.plain(&format!("sheet-{}", value.id()))
}

/// The name of a step or a task, from its `snake_case` id.
pub fn step(voice: &Voice, id: &str) -> String {
    voice.plain(&format!("step-{}", id.replace('_', "-")))
}

/// The text of a card as it is read aloud.
pub(super) fn prose_of(voice: &Voice, card: &Card) -> String {
    let none = Args::new();
    let attribute = |name: &str| voice.prose_attribute(&card.id, name, &none);
    let optional =
        |name: &str, plain: &str| voice.try_prose_attribute(&card.id, name, &none).unwrap_or_else(|| voice.plain(plain));
    match &card.face {
        Face::Story => voice.prose(&card.id, &none),
        Face::Later => attribute("later"),
        // The game reads it out for every objective, but an author need not write one.
        Face::Done if card.kind == CardKind::Objective => optional("done", "card-objective-done"),
        Face::Done => attribute("done"),
        Face::After(option) => optional(&format!("after-{option}"), "card-after"),
        Face::OptionLater(option) => attribute(&format!("later-{option}")),
    }
}

/// An id in words, for what has no other name.
pub(super) fn spoken_id(id: &str) -> String {
    id.replace(['-', '_'], " ")
}

/// `yes` or `no`: a value to choose by, and the id of the word.
pub const fn yes(answer: bool) -> &'static str {
    if answer { "yes" } else { "no" }
}

/// Numbers by Block, as a list.
pub(super) fn by_block(voice: &Voice, numbers: &BTreeMap<Block, u8>) -> String {
    let parts: Vec<String> = numbers
        .iter()
        .map(|(&block, &number)| voice.say("block-number", &Args::new().noun(voice, "block", block).number("number", number)))
        .collect();
    voice.list(&parts)
}

/// Whether the card is laid on red.
pub(super) const fn is_red(card: &Card) -> bool {
    card.is_follow_up()
}

/// Whether the card is a Malfunction card.
pub(super) const fn is_malfunction(card: &Card) -> bool {
    matches!(card.kind, CardKind::Malfunction(_))
}

pub(super) fn why(voice: &Voice, cause: Cause) -> String {
    voice.plain(&format!("cause-{}", cause.id().replace('_', "-")))
}

pub(super) fn moved(from: impl Into<i64>, to: impl Into<i64>) -> Args {
    Args::new().text("change", numbers::change(from, to))
}

/// A card as it is read aloud.
pub fn card_text(voice: &Voice, _: &Game, card: &Card) -> CardText {
    CardText {
        kind: card.kind,
        label: label(voice, card),
        title: title(voice, &card.id),
        text: prose_of(voice, card),
        red: is_red(card),
    }
}

/// The kind of a card in words.
pub(super) fn label(voice: &Voice, card: &Card) -> String {
    let (none, red) = (Args::new(), is_red(card));
    match card.kind {
        CardKind::Mission => voice.plain("card-mission"),
        CardKind::Event if red => voice.plain("card-event-later"),
        CardKind::Event if card.face == Face::Done => voice.plain("card-event-done"),
        CardKind::Event => voice.plain("card-event"),
        CardKind::FollowUp => voice.plain("card-follow-up"),
        CardKind::Adventure(kind) => {
            let id = if red { "card-adventure-later" } else { "card-adventure" };
            voice.say(id, &none.text("adventure", voice.word(kind)))
        }
        CardKind::Malfunction(block) => voice.say("card-malfunction", &none.text("block", voice.word(block))),
        CardKind::Objective if card.face == Face::Done => voice.plain("card-objective-met"),
        CardKind::Objective => voice.plain("card-objective"),
        CardKind::Action => voice.plain("card-action"),
        CardKind::Ending => voice.plain("card-ending"),
    }
}
