//! What can be asked: a ranking, an adjustment of prices, the best sale of a hand, the value of a set.

use std::collections::BTreeSet;

use serde::Serialize;
use serde_json::Value;

use super::Rules;
use super::components::{ALL_CARDS, CARDS, Component, Counts, Line, Prices, SCRAP};
use super::market::RoundEnd;
use super::ranking::{Player, Ranking, needs_first_player, ranking, seat_of};
use super::sale::{BestSale, best_sale, is_set, revenue};
use crate::scoring::reader::{Group, MOST, Place, Reader, under};
use crate::scoring::{Code, Fault, Score};

const QUESTIONS: &[&str] = &["ranking", "adjust", "best_sale", "set"];

/// Something asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Question {
    /// Who has won.
    Ranking(Ranking),
    /// The prices after a round.
    Adjust(RoundEnd, Prices),
    /// The best sale of a hand with so much Scrap.
    BestSale(Counts, u8, Prices),
    /// What a set sells for.
    Set {
        /// Component cards.
        components: u8,
        /// The price.
        price: i64,
    },
}

/// The answer, as it is written in JSON.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Answer {
    /// The ranking.
    Ranking(Score),
    /// The prices after the round, and the Order Line.
    Adjusted {
        /// The prices.
        prices: Prices,
        /// The line, unchanged.
        line: Line,
    },
    /// The best sale.
    Sale(BestSale),
    /// What the set sells for.
    Set {
        /// In cogs.
        cogs: i64,
    },
}

/// Answers what was asked.
///
/// # Errors
/// All that is wrong in the question.
pub fn answer(document: &Value) -> Result<Answer, Vec<Fault>> {
    let (question, rules) = read(document)?;
    Ok(match question {
        Question::Ranking(game) => Answer::Ranking(ranking(&game, &rules)),
        Question::Adjust(round, prices) => Answer::Adjusted { prices: round.adjust(&prices, &rules), line: round.line },
        Question::BestSale(hand, scrap, prices) => Answer::Sale(best_sale(&hand, scrap, &prices, &rules)),
        Question::Set { components, price } => Answer::Set { cogs: revenue(components, price) },
    })
}

/// Reads a question.
///
/// # Errors
/// All that is wrong in it.
pub fn read(document: &Value) -> Result<(Question, Rules), Vec<Fault>> {
    let mut reader = Reader::new();
    let question = question(&mut reader, &Place::whole(document));
    reader.finish(question)
}

fn question(reader: &mut Reader, place: &Place<'_>) -> Option<(Question, Rules)> {
    let group = reader.group(place, &["ranking", "adjust", "best_sale", "set", "rules"])?;
    let rules = match group.get("rules") {
        None => Some(Rules::default()),
        Some(place) => Rules::read(reader, &place),
    };
    let asked: Vec<_> = QUESTIONS.iter().filter(|name| group.get(name).is_some()).collect();
    let [name] = asked[..] else {
        reader.note(Fault::new(Code::OneQuestion, "").with("known", QUESTIONS.join(", ")));
        return None;
    };
    let place = group.get(name)?;
    let question = match *name {
        "ranking" => read_ranking(reader, &place).map(Question::Ranking),
        "adjust" => read_adjust(reader, &place),
        "best_sale" => read_sale(reader, &place),
        _ => read_set(reader, &place, &rules.unwrap_or_default()),
    };
    question.zip(rules)
}

fn read_ranking(reader: &mut Reader, place: &Place<'_>) -> Option<Ranking> {
    let group = reader.group(place, &["players", "last_first_player"])?;
    let mut cards = 0;
    let players = reader.players(
        &group,
        2..=4,
        |_| &["name", "cogs", "hand", "mechanisms"],
        |reader, _, group, name| {
            let cogs = reader.need_count(group, "cogs");
            let mechanisms = group.get("mechanisms").map_or(Some(0), |place| reader.signed(&place, -MOST..=MOST));
            let hand = reader.need_count(group, "hand");
            let (before, most) = (cards, i64::from(ALL_CARDS));
            cards += hand.unwrap_or_default();
            // Told once, of the player whose cards are too many.
            if before <= most && cards > most {
                let fault = Fault::new(Code::TooManyComponents, under(&group.at, "hand"));
                reader.note(fault.with("value", cards).with("limit", ALL_CARDS));
            }
            Some(Player { name: name?, cogs: cogs?, mechanisms: mechanisms?, hand: hand? })
        },
    );
    let first = group.get("last_first_player");
    let name = first.as_ref().map(|place| reader.name(place));
    let players = players?;
    let first_player = match (name, first) {
        (Some(name), Some(place)) => {
            let name = name?;
            let seat = seat_of(&players, &name);
            if seat.is_none() {
                reader.note(Fault::new(Code::UnknownPlayer, &place.at).with("value", name));
            }
            seat?
        }
        // Without a tie that comes so far nobody needs to remember who it was.
        _ if needs_first_player(&players) => {
            reader.note(Fault::new(Code::FirstPlayerNeeded, under(&group.at, "last_first_player")));
            return None;
        }
        _ => 0,
    };
    Some(Ranking { players, first_player })
}

fn component(reader: &mut Reader, place: &Place<'_>) -> Option<Component> {
    reader.word(place, &Component::ALL.map(|component| (component.id(), component)))
}

fn read_adjust(reader: &mut Reader, place: &Place<'_>) -> Option<Question> {
    let group = reader.group(place, &["line", "prices", "bought", "final_round"])?;
    let line = reader.need(&group, "line").and_then(|place| read_line(reader, &place));
    let prices = reader.need(&group, "prices").and_then(|place| {
        let group = by_component(reader, &place)?;
        let mut prices = Some(Prices::default());
        for component in Component::ALL {
            let price = reader.need_count(&group, component.id());
            prices = prices.zip(price).map(|(prices, price)| with(prices, component, price));
        }
        prices
    });
    let final_round = reader.flag(&group, "final_round", false);
    let bought = match group.get("bought") {
        // Outside the final round it does not matter what was bought.
        None if final_round != Some(true) => Some(Vec::new()),
        None => reader.need(&group, "bought").and(None),
        Some(place) => reader.each(&place, component),
    };
    let bought: BTreeSet<Component> = bought?.into_iter().collect();
    Some(Question::Adjust(RoundEnd { line: line?, bought, final_round: final_round? }, prices?))
}

fn with<T>(mut each: super::components::Each<T>, component: Component, number: T) -> super::components::Each<T> {
    each[component] = number;
    each
}

fn read_line(reader: &mut Reader, place: &Place<'_>) -> Option<Line> {
    let items = reader.list(place)?;
    let mut line = Vec::new();
    let mut readable = true;
    for item in &items {
        match component(reader, item) {
            Some(component) if line.contains(&component) => {
                reader.note(Fault::new(Code::RepeatedComponent, &item.at).with("component", component.id()));
            }
            Some(component) => line.push(component),
            None => readable = false,
        }
    }
    // A word that could not be read may have been the one that is missing.
    for component in Component::ALL.iter().filter(|component| readable && !line.contains(component)) {
        reader.note(Fault::new(Code::ComponentNotInLine, &place.at).with("component", component.id()));
    }
    Line::try_from(line).ok()
}

/// A group whose names are components.
fn by_component<'a>(reader: &mut Reader, place: &Place<'a>) -> Option<Group<'a>> {
    reader.group(place, &Component::ALL.map(Component::id))
}

fn read_sale(reader: &mut Reader, place: &Place<'_>) -> Option<Question> {
    let group = reader.group(place, &["hand", "scrap", "prices"])?;
    let hand = reader.need(&group, "hand").and_then(|place| {
        let group = by_component(reader, &place)?;
        let mut hand = Some(Counts::default());
        for component in Component::ALL {
            let cards = group.get(component.id()).map_or(Some(0), |place| cards(reader, &place, CARDS));
            hand = hand.zip(cards).map(|(hand, cards)| with(hand, component, cards));
        }
        hand
    });
    let scrap = scrap(reader, &group);
    let prices = reader.need(&group, "prices").and_then(|place| {
        let group = by_component(reader, &place)?;
        let mut prices = Some(Prices::default());
        for component in Component::ALL {
            let held = hand.is_some_and(|hand| hand[component] > 0);
            let price = match group.get(component.id()) {
                None if !held => Some(0),
                None => reader.need(&group, component.id()).and(None),
                Some(place) => reader.count(&place),
            };
            prices = prices.zip(price).map(|(prices, price)| with(prices, component, price));
        }
        prices
    });
    Some(Question::BestSale(hand?, scrap?, prices?))
}

fn read_set(reader: &mut Reader, place: &Place<'_>, rules: &Rules) -> Option<Question> {
    let group = reader.group(place, &["components", "scrap", "price"])?;
    let components = reader.need(&group, "components").and_then(|place| cards(reader, &place, CARDS));
    let scrap = scrap(reader, &group);
    let price = reader.need_count(&group, "price");
    let (components, scrap, price) = (components?, scrap?, price?);
    if !is_set(components, scrap, rules) {
        let fault = Fault::new(Code::SetTooSmall, under(&group.at, "components"));
        reader.note(fault.with("components", components).with("scrap", scrap));
    }
    Some(Question::Set { components, price })
}

fn scrap(reader: &mut Reader, group: &Group<'_>) -> Option<u8> {
    let place = reader.need(group, "scrap")?;
    let scrap = reader.signed(&place, 0..=i64::from(SCRAP))?;
    u8::try_from(scrap).ok()
}

fn cards(reader: &mut Reader, place: &Place<'_>, most: u8) -> Option<u8> {
    let cards = reader.count(place)?;
    if cards > i64::from(most) {
        reader.note(Fault::new(Code::TooManyComponents, &place.at).with("value", cards).with("limit", most));
    }
    u8::try_from(cards).ok().filter(|cards| *cards <= most)
}
