//! What several modules need: names, titles, cards, changes.

use std::collections::BTreeMap;

use super::noun::{Noun, capital};
use super::{Args, Language, Localizer, numbers};
use base::platform;
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
pub fn name(localizer: &Localizer, crew: &Crew, seat: Seat) -> String {
    match crew.astronauts.get(usize::from(seat)) {
        Some(astronaut) => astronaut
            .name
            .clone()
            .unwrap_or_else(|| localizer.word(astronaut.profession)),
        None => numbered(localizer, seat),
    }
}

/// The name as the subject of a sentence, or the profession with its article.
pub fn name_as_subject(localizer: &Localizer, crew: &Crew, seat: Seat) -> String {
    match crew.astronauts.get(usize::from(seat)) {
        Some(astronaut) => astronaut.name.clone().unwrap_or_else(|| {
            localizer.prose_attribute(&astronaut.profession.key(), "the", &Args::new())
        }),
        None => numbered(localizer, seat),
    }
}

/// The name as `$name`, and with its preposition as `$name_of`: `of Anna`, `of the Medic`.
pub(super) fn with_name(args: Args, localizer: &Localizer, crew: &Crew, seat: Seat) -> Args {
    args.text("name_of", name_with_of(localizer, crew, seat))
        .text("name", name(localizer, crew, seat))
}

/// The name with its preposition: `of Anna`, `of the Medic`.
pub(super) fn name_with_of(localizer: &Localizer, crew: &Crew, seat: Seat) -> String {
    let unnamed = crew
        .astronauts
        .get(usize::from(seat))
        .filter(|astronaut| astronaut.name.is_none());
    let of = unnamed.and_then(|astronaut| {
        localizer.try_prose_attribute(&astronaut.profession.key(), "of", &Args::new())
    });
    of.unwrap_or_else(|| {
        localizer.format(
            "name-of",
            &Args::new().text("name", name(localizer, crew, seat)),
        )
    })
}

/// The name, or the number of the seat.
pub(super) fn given_name(localizer: &Localizer, crew: &Crew, seat: Seat) -> String {
    let named = crew
        .astronauts
        .get(usize::from(seat))
        .and_then(|astronaut| astronaut.name.clone());
    named.unwrap_or_else(|| numbered(localizer, seat))
}

pub(super) fn numbered(localizer: &Localizer, seat: Seat) -> String {
    localizer.format(
        "astronaut",
        &Args::new().number("number", i64::from(seat) + 1),
    )
}

/// `1 seed`, `2 seeds`.
pub fn counted(localizer: &Localizer, item: Item, count: u8) -> String {
    let form = if count == 1 { "one" } else { "many" };
    let things = localizer.prose_attribute(&item.key(), form, &Args::new());
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
pub fn title(localizer: &Localizer, id: &str) -> String {
    localizer.prose_attribute(id, "title", &Args::new())
}

/// The same, where there is one.
pub fn title_if_any(localizer: &Localizer, id: &str) -> Option<String> {
    localizer.try_prose_attribute(id, "title", &Args::new())
}

/// What a mission is about, in a sentence; may be empty.
pub fn idea(localizer: &Localizer, mission: &str) -> String {
    localizer
        .try_prose_attribute(mission, "idea", &Args::new())
        .unwrap_or_default()
}

/// The name of an AOM, from the texts of the box.
pub fn aom(localizer: &Localizer, id: &str) -> String {
    localizer.prose(&format!("aom-{id}"), &Args::new())
}

pub(crate) fn sheet_value(localizer: &Localizer, value: SheetValue) -> String {
    localizer.text(&format!("sheet-{}", value.id()))
}

/// The name of a step or a task, from its `snake_case` id.
pub fn step(localizer: &Localizer, id: &str) -> String {
    localizer.text(&format!("step-{}", id.replace('_', "-")))
}

fn prose_of(localizer: &Localizer, game: &Game, card: &Card) -> String {
    let people = people_args(localizer, game);
    let Some(attribute) = card.attribute() else {
        return localizer.prose(&card.id, &people);
    };
    let plain = match card.face {
        // The game reads it out for every objective, but an author need not write one.
        Face::Done if card.kind == CardKind::Objective => "card-objective-done",
        Face::After(_) => "card-after",
        Face::Closed => "card-closed",
        // These texts are optional; the page describes the effects without them.
        Face::Ends | Face::Goal | Face::Moves | Face::Arrives => {
            return localizer
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
            return localizer.prose_attribute(&card.id, &attribute, &people);
        }
    };
    localizer
        .try_prose_attribute(&card.id, &attribute, &people)
        .unwrap_or_else(|| localizer.text(plain))
}

/// Every remembered astronaut in all forms: `$first-down`, `$first-down-cap`, `$first-down-of`, `$first-down-to`.
fn people_args(localizer: &Localizer, game: &Game) -> Args {
    let state = game.state();
    game.mission()
        .people
        .iter()
        .fold(Args::new(), |args, person| {
            let seat = state.people.get(person).copied();
            let forms = person_forms(localizer, &state.crew, seat);
            PERSON_FORMS
                .iter()
                .zip(forms)
                .fold(args, |args, (form, text)| {
                    args.text(&format!("{person}{form}"), text)
                })
        })
}

/// In the order of [`PERSON_FORMS`]; where nobody is remembered, somebody of the crew.
pub(super) fn person_forms(localizer: &Localizer, crew: &Crew, seat: Option<Seat>) -> [String; 4] {
    let Some(seat) = seat else {
        let plain = localizer.text("person-nobody");
        return [
            plain.clone(),
            capital(&plain),
            localizer.text("person-nobody-of"),
            localizer.text("person-nobody-to"),
        ];
    };
    let subject = name_as_subject(localizer, crew, seat);
    let of = match localizer.language() {
        // A possessive before its noun.
        Language::English => {
            localizer.format("person-of", &Args::new().text("name", subject.clone()))
        }
        Language::Italian => name_with_of(localizer, crew, seat),
    };
    let unnamed = crew
        .astronauts
        .get(usize::from(seat))
        .filter(|astronaut| astronaut.name.is_none());
    let to = unnamed.and_then(|astronaut| {
        localizer.try_prose_attribute(&astronaut.profession.key(), "to", &Args::new())
    });
    let to = to.unwrap_or_else(|| {
        localizer.format("person-to", &Args::new().text("name", subject.clone()))
    });
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

pub(super) fn by_block(localizer: &Localizer, numbers: &BTreeMap<Block, u8>) -> String {
    let parts: Vec<String> = numbers
        .iter()
        .map(|(&block, &number)| {
            localizer.format(
                "block-number",
                &Args::new()
                    .noun(localizer, "block", block)
                    .number("number", number),
            )
        })
        .collect();
    localizer.list(&parts)
}

pub(super) fn cause_text(localizer: &Localizer, cause: Cause) -> String {
    localizer.text(&format!("cause-{}", cause.id().replace('_', "-")))
}

/// The day of a moment in RFC 3339 where the players are, as the language writes it.
pub fn date(localizer: &Localizer, moment: Option<&str>) -> String {
    let moment = moment.map(platform::local).unwrap_or_default();
    let day = moment.get(..10).unwrap_or_default();
    let mut parts = day.splitn(3, '-');
    let mut part = || parts.next().unwrap_or_default().to_owned();
    let (year, month, day) = (part(), part(), part());
    localizer.format(
        "window-date",
        &Args::new()
            .text("year", year)
            .text("month", month)
            .text("day", day),
    )
}

/// The time of day of a moment in RFC 3339 where the players are, as in `20:15`; `None` if it has none.
pub fn time_of_day(moment: &str) -> Option<String> {
    platform::local(moment).get(11..16).map(str::to_owned)
}

/// Day and time of a moment in RFC 3339 where the players are; empty without one.
pub fn date_and_time(localizer: &Localizer, moment: Option<&str>) -> String {
    let Some(time) = moment.and_then(time_of_day) else {
        return String::new();
    };
    localizer.format(
        "moment",
        &Args::new()
            .text("date", date(localizer, moment))
            .text("time", time),
    )
}

pub(super) fn moved(from: impl Into<i64>, to: impl Into<i64>) -> Args {
    Args::new().text("change", numbers::change(from, to))
}

/// A card as it is read aloud, with its title and the kind that its back shows.
pub fn card_text(localizer: &Localizer, game: &Game, card: &Card) -> CardText {
    CardText {
        kind: card.kind,
        label: label(localizer, card),
        title: title(localizer, &card.id),
        text: prose_of(localizer, game, card),
        red: card.is_follow_up(),
    }
}

/// The kind of a card in words.
pub(super) fn label(localizer: &Localizer, card: &Card) -> String {
    let (none, red) = (Args::new(), card.is_follow_up());
    match card.kind {
        CardKind::Mission => localizer.text("card-mission"),
        CardKind::Event if red => localizer.text("card-event-later"),
        CardKind::Event if card.face == Face::Done => localizer.text("card-event-done"),
        CardKind::Event => localizer.text("card-event"),
        CardKind::FollowUp => localizer.text("card-follow-up"),
        CardKind::Adventure(kind) => {
            let id = if red {
                "card-adventure-later"
            } else {
                "card-adventure"
            };
            localizer.format(id, &none.text("adventure", localizer.word(kind)))
        }
        CardKind::Malfunction(block) => localizer.format(
            "card-malfunction",
            &none.text("block", localizer.word(block)),
        ),
        CardKind::Objective if card.face == Face::Done => localizer.text("card-objective-met"),
        CardKind::Objective if card.face == Face::Failed => localizer.text("card-objective-failed"),
        CardKind::Objective if card.face == Face::Goal => localizer.text("card-objective-goal"),
        CardKind::Objective if card.face == Face::Closed => localizer.text("card-objective-closed"),
        CardKind::Objective => localizer.text("card-objective"),
        CardKind::Action => localizer.text("card-action"),
        CardKind::Ending => localizer.text("card-ending"),
        CardKind::Track => localizer.text("card-track"),
        CardKind::Loss => localizer.text("card-loss"),
        CardKind::Standing if card.face == Face::Ends => localizer.text("card-standing-ends"),
        CardKind::Standing => localizer.text("card-standing"),
        CardKind::Walker => localizer.text("card-walker"),
    }
}
