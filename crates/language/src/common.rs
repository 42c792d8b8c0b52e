//! What several modules need: names, titles, cards, changes.

use std::collections::BTreeMap;

use super::noun::{Noun, capital};
use super::{Args, Language, Voice, numbers};
use first_martians::Game;
use first_martians::effect::PERSON_FORMS;
use first_martians::fact::Cause;
use first_martians::mission::SheetValue;
use first_martians::state::{Card, CardKind, Crew, Face, Seat};
use first_martians::vocabulary::{Block, Item};

/// A text to be read aloud.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct CardText {
    pub kind: CardKind,
    /// `Adventure: Explore`.
    pub label: String,
    pub title: String,
    /// The text, with empty lines between paragraphs.
    pub text: String,
    /// Whether it is shown on red.
    pub red: bool,
}

/// The name of an astronaut, or the profession.
pub fn name(voice: &Voice, crew: &Crew, seat: Seat) -> String {
    match crew.astronauts.get(usize::from(seat)) {
        Some(astronaut) => astronaut
            .name
            .clone()
            .unwrap_or_else(|| voice.word(astronaut.profession)),
        None => numbered(voice, seat),
    }
}

/// The name as the subject of a sentence, or the profession with its article.
pub fn name_as_subject(voice: &Voice, crew: &Crew, seat: Seat) -> String {
    match crew.astronauts.get(usize::from(seat)) {
        Some(astronaut) => astronaut.name.clone().unwrap_or_else(|| {
            voice.prose_attribute(&astronaut.profession.key(), "the", &Args::new())
        }),
        None => numbered(voice, seat),
    }
}

/// The name as `$name`, and with its preposition as `$name_of`: `of Anna`, `of the Medic`.
pub(super) fn with_name(args: Args, voice: &Voice, crew: &Crew, seat: Seat) -> Args {
    args.text("name_of", name_with_of(voice, crew, seat))
        .text("name", name(voice, crew, seat))
}

/// The name with its preposition: `of Anna`, `of the Medic`.
pub(super) fn name_with_of(voice: &Voice, crew: &Crew, seat: Seat) -> String {
    let unnamed = crew
        .astronauts
        .get(usize::from(seat))
        .filter(|astronaut| astronaut.name.is_none());
    let of = unnamed.and_then(|astronaut| {
        voice.try_prose_attribute(&astronaut.profession.key(), "of", &Args::new())
    });
    of.unwrap_or_else(|| {
        voice.say(
            "name-of",
            &Args::new().text("name", name(voice, crew, seat)),
        )
    })
}

/// The name, or the number of the seat.
pub(super) fn given_name(voice: &Voice, crew: &Crew, seat: Seat) -> String {
    let named = crew
        .astronauts
        .get(usize::from(seat))
        .and_then(|astronaut| astronaut.name.clone());
    named.unwrap_or_else(|| numbered(voice, seat))
}

pub(super) fn numbered(voice: &Voice, seat: Seat) -> String {
    voice.say(
        "astronaut",
        &Args::new().number("number", i64::from(seat) + 1),
    )
}

/// `1 seed`, `2 seeds`.
pub fn counted(voice: &Voice, item: Item, count: u8) -> String {
    let form = if count == 1 { "one" } else { "many" };
    let things = voice.prose_attribute(&item.key(), form, &Args::new());
    format!("{count} {things}")
}

/// A text that ends as a sentence does, so that another can follow it.
pub(super) fn sentence(text: &str) -> String {
    let text = text.trim_end();
    let last = text
        .trim_end_matches(['”', '»', '’', '"', ')'])
        .chars()
        .next_back();
    if last.is_none_or(|last| ".!?…:;".contains(last)) {
        text.to_owned()
    } else {
        format!("{text}.")
    }
}

/// The title of an element of the mission.
pub fn title(voice: &Voice, id: &str) -> String {
    voice.prose_attribute(id, "title", &Args::new())
}

/// The same, where there is one.
pub fn title_if_any(voice: &Voice, id: &str) -> Option<String> {
    voice.try_prose_attribute(id, "title", &Args::new())
}

/// What a mission is about, in a sentence; may be empty.
pub fn idea(voice: &Voice, mission: &str) -> String {
    voice
        .try_prose_attribute(mission, "idea", &Args::new())
        .unwrap_or_default()
}

/// The name of an AOM, from the texts of the box.
pub fn aom(voice: &Voice, id: &str) -> String {
    voice.prose(&format!("aom-{id}"), &Args::new())
}

pub(crate) fn sheet_value(voice: &Voice, value: SheetValue) -> String {
    voice.plain(&format!("sheet-{}", value.id()))
}

/// The name of a step or a task, from its `snake_case` id.
pub fn step(voice: &Voice, id: &str) -> String {
    voice.plain(&format!("step-{}", id.replace('_', "-")))
}

fn prose_of(voice: &Voice, game: &Game, card: &Card) -> String {
    let people = people_args(voice, game);
    let Some(attribute) = card.attribute() else {
        return voice.prose(&card.id, &people);
    };
    let plain = match card.face {
        // The game reads it out for every objective, but an author need not write one.
        Face::Done if card.kind == CardKind::Objective => "card-objective-done",
        Face::After(_) => "card-after",
        Face::Closed => "card-closed",
        // These texts are optional; the page describes the effects without them.
        Face::Ends | Face::Goal | Face::Moves | Face::Arrives => {
            return voice
                .try_prose_attribute(&card.id, &attribute, &people)
                .unwrap_or_default();
        }
        Face::Story
        | Face::Later
        | Face::Done
        | Face::OptionLater(_)
        | Face::Then(_)
        | Face::Else(_)
        | Face::Way(_)
        | Face::End(_)
        | Face::Failed => {
            return voice.prose_attribute(&card.id, &attribute, &people);
        }
    };
    voice
        .try_prose_attribute(&card.id, &attribute, &people)
        .unwrap_or_else(|| voice.plain(plain))
}

/// Every remembered astronaut in all forms: `$first-down`, `$first-down-cap`, `$first-down-of`, `$first-down-to`.
fn people_args(voice: &Voice, game: &Game) -> Args {
    let state = game.state();
    game.mission()
        .people
        .iter()
        .fold(Args::new(), |args, person| {
            let seat = state.people.get(person).copied();
            let forms = person_forms(voice, &state.crew, seat);
            PERSON_FORMS
                .iter()
                .zip(forms)
                .fold(args, |args, (form, text)| {
                    args.text(&format!("{person}{form}"), text)
                })
        })
}

/// In the order of [`PERSON_FORMS`]; where nobody is remembered, somebody of the crew.
pub(super) fn person_forms(voice: &Voice, crew: &Crew, seat: Option<Seat>) -> [String; 4] {
    let Some(seat) = seat else {
        let plain = voice.plain("person-nobody");
        return [
            plain.clone(),
            capital(&plain),
            voice.plain("person-nobody-of"),
            voice.plain("person-nobody-to"),
        ];
    };
    let subject = name_as_subject(voice, crew, seat);
    let of = match voice.language() {
        // A possessive before its noun.
        Language::English => voice.say("person-of", &Args::new().text("name", subject.clone())),
        Language::Italian => name_with_of(voice, crew, seat),
    };
    let unnamed = crew
        .astronauts
        .get(usize::from(seat))
        .filter(|astronaut| astronaut.name.is_none());
    let to = unnamed.and_then(|astronaut| {
        voice.try_prose_attribute(&astronaut.profession.key(), "to", &Args::new())
    });
    let to =
        to.unwrap_or_else(|| voice.say("person-to", &Args::new().text("name", subject.clone())));
    [subject.clone(), capital(&subject), of, to]
}

/// A readable form of an id without a name.
pub(super) fn readable_id(id: &str) -> String {
    id.replace(['-', '_'], " ")
}

/// `yes` or `no`, for Fluent selectors and as a message id.
pub const fn yes_no(answer: bool) -> &'static str {
    if answer { "yes" } else { "no" }
}

pub(super) fn by_block(voice: &Voice, numbers: &BTreeMap<Block, u8>) -> String {
    let parts: Vec<String> = numbers
        .iter()
        .map(|(&block, &number)| {
            voice.say(
                "block-number",
                &Args::new()
                    .noun(voice, "block", block)
                    .number("number", number),
            )
        })
        .collect();
    voice.list(&parts)
}

pub(super) fn cause_text(voice: &Voice, cause: Cause) -> String {
    voice.plain(&format!("cause-{}", cause.id().replace('_', "-")))
}

/// The day of a moment in RFC 3339 as the language writes it.
pub fn date(voice: &Voice, moment: Option<&str>) -> String {
    let day = moment
        .and_then(|moment| moment.get(..10))
        .unwrap_or_default();
    let mut parts = day.splitn(3, '-');
    let mut part = || parts.next().unwrap_or_default().to_owned();
    let (year, month, day) = (part(), part(), part());
    voice.say(
        "window-date",
        &Args::new()
            .text("year", year)
            .text("month", month)
            .text("day", day),
    )
}

/// Day and time of a moment in RFC 3339, in UTC; empty without one.
pub fn date_and_time(voice: &Voice, moment: Option<&str>) -> String {
    let Some(time) = moment.and_then(|moment| moment.get(11..16)) else {
        return String::new();
    };
    voice.say(
        "moment",
        &Args::new()
            .text("date", date(voice, moment))
            .text("time", time),
    )
}

pub(super) fn moved(from: impl Into<i64>, to: impl Into<i64>) -> Args {
    Args::new().text("change", numbers::change(from, to))
}

/// A card as it is read aloud, with its title and the kind that its back shows.
pub fn card_text(voice: &Voice, game: &Game, card: &Card) -> CardText {
    CardText {
        kind: card.kind,
        label: label(voice, card),
        title: title(voice, &card.id),
        text: prose_of(voice, game, card),
        red: card.is_follow_up(),
    }
}

/// The kind of a card in words.
pub(super) fn label(voice: &Voice, card: &Card) -> String {
    let (none, red) = (Args::new(), card.is_follow_up());
    match card.kind {
        CardKind::Mission => voice.plain("card-mission"),
        CardKind::Event if red => voice.plain("card-event-later"),
        CardKind::Event if card.face == Face::Done => voice.plain("card-event-done"),
        CardKind::Event => voice.plain("card-event"),
        CardKind::FollowUp => voice.plain("card-follow-up"),
        CardKind::Adventure(kind) => {
            let id = if red {
                "card-adventure-later"
            } else {
                "card-adventure"
            };
            voice.say(id, &none.text("adventure", voice.word(kind)))
        }
        CardKind::Malfunction(block) => {
            voice.say("card-malfunction", &none.text("block", voice.word(block)))
        }
        CardKind::Objective if card.face == Face::Done => voice.plain("card-objective-met"),
        CardKind::Objective if card.face == Face::Failed => voice.plain("card-objective-failed"),
        CardKind::Objective if card.face == Face::Goal => voice.plain("card-objective-goal"),
        CardKind::Objective if card.face == Face::Closed => voice.plain("card-objective-closed"),
        CardKind::Objective => voice.plain("card-objective"),
        CardKind::Action => voice.plain("card-action"),
        CardKind::Ending => voice.plain("card-ending"),
        CardKind::Track => voice.plain("card-track"),
        CardKind::Loss => voice.plain("card-loss"),
        CardKind::Standing if card.face == Face::Ends => voice.plain("card-standing-ends"),
        CardKind::Standing => voice.plain("card-standing"),
        CardKind::Walker => voice.plain("card-walker"),
    }
}
