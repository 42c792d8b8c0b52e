//! Questions: a ranking, a price adjustment, the best sale of a hand, the value of a set.

use std::collections::BTreeSet;

use serde::Serialize;
use serde_json::Value;

use super::Rules;
use super::components::{
    ALL_CARDS, CARDS_PER_COMPONENT, Component, ComponentCounts, OrderLine, PerComponent, Prices,
    SCRAP_PER_PLAYER,
};
use super::market::RoundEnd;
use super::ranking::{FinishedGame, Player, needs_first_player, ranking, seat_of};
use super::sale::{BestSale, best_sale, is_set, revenue};
use crate::scoring::reader::{MAX_COUNT, Node, Object, Reader, child_path};
use crate::scoring::{Code, InputError, Score};
use base::names::Origin;

const QUESTIONS: &[&str] = &["ranking", "adjust", "best_sale", "set"];

#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "fields without a comment are named after what they hold"
)]
pub enum Question {
    Ranking(FinishedGame),
    Adjust(RoundEnd, Prices),
    /// The best sale of a hand with a number of Scrap cards.
    BestSale(ComponentCounts, u8, Prices),
    Set {
        components: u8,
        price: i64,
    },
}

/// The answer to a question, as written in JSON.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
#[allow(
    missing_docs,
    reason = "fields without a comment are named after what they hold"
)]
pub enum Answer {
    Ranking(Score),
    /// The prices after the round.
    Adjusted {
        prices: Prices,
        line: OrderLine,
    },
    Sale(BestSale),
    Set {
        cogs: i64,
    },
}

/// Reads and answers a question.
///
/// # Errors
/// All errors in the question.
pub fn answer(document: &Value) -> Result<Answer, Vec<InputError>> {
    let (question, rules) = read(document)?;
    Ok(match question {
        Question::Ranking(game) => Answer::Ranking(ranking(&game, &rules)),
        Question::Adjust(round, prices) => Answer::Adjusted {
            prices: round.adjusted_prices(&prices, &rules),
            line: round.line,
        },
        Question::BestSale(hand, scrap, prices) => {
            Answer::Sale(best_sale(&hand, scrap, &prices, &rules))
        }
        Question::Set { components, price } => Answer::Set {
            cogs: revenue(components, price),
        },
    })
}

/// Reads a question.
///
/// # Errors
/// All errors in it.
pub fn read(document: &Value) -> Result<(Question, Rules), Vec<InputError>> {
    read_from(document, Origin::New)
}

/// As [`read`], for a question that may be in the data of the players.
pub(crate) fn read_from(
    document: &Value,
    origin: Origin,
) -> Result<(Question, Rules), Vec<InputError>> {
    Reader::read_from(document, origin, question)
}

fn question(reader: &mut Reader, node: &Node<'_>) -> Option<(Question, Rules)> {
    let object = reader.object(node, &["ranking", "adjust", "best_sale", "set", "rules"])?;
    let rules = reader.optional(&object, "rules", Rules::default(), Rules::read);
    let asked: Vec<_> = QUESTIONS
        .iter()
        .filter(|name| object.get(name).is_some())
        .collect();
    let [name] = asked[..] else {
        reader.report(InputError::new(Code::OneQuestion, "").with("known", QUESTIONS.join(", ")));
        return None;
    };
    let node = object.get(name)?;
    let question = match *name {
        "ranking" => read_ranking(reader, &node).map(Question::Ranking),
        "adjust" => read_adjust(reader, &node),
        "best_sale" => read_sale(reader, &node),
        _ => read_set(reader, &node, &rules.unwrap_or_default()),
    };
    question.zip(rules)
}

fn read_ranking(reader: &mut Reader, node: &Node<'_>) -> Option<FinishedGame> {
    let object = reader.object(node, &["players", "last_first_player"])?;
    let mut cards = 0;
    let fields = |_| &["name", "cogs", "hand", "mechanisms"][..];
    let players = reader.players(&object, 2..=4, fields, |reader, object, name| {
        let cogs = reader.required_count(object, "cogs");
        let mechanisms = reader.optional(object, "mechanisms", 0, |reader, node| {
            reader.integer(node, -MAX_COUNT..=MAX_COUNT)
        });
        let hand = reader.required_count(object, "hand");
        let (before, most) = (cards, i64::from(ALL_CARDS));
        cards += hand.unwrap_or_default();
        // Reported once, for the first player whose cards are too many.
        if before <= most && cards > most {
            let fault = InputError::new(Code::TooManyComponents, child_path(&object.path, "hand"));
            reader.report(fault.with("value", cards).with("limit", ALL_CARDS));
        }
        Some(Player {
            name: name?,
            cogs: cogs?,
            mechanisms: mechanisms?,
            hand: hand?,
        })
    });
    let first = object
        .get("last_first_player")
        .map(|node| (reader.name(&node), node.path));
    let players = players?;
    let first_player = match first {
        Some((name, path)) => {
            let name = name?;
            let seat = seat_of(&players, &name);
            if seat.is_none() {
                reader.report(InputError::new(Code::UnknownPlayer, path).with("value", name));
            }
            seat?
        }
        // The first player is needed only for a tie that reaches the last tie-break.
        None if needs_first_player(&players) => {
            reader.report(InputError::new(
                Code::FirstPlayerNeeded,
                child_path(&object.path, "last_first_player"),
            ));
            return None;
        }
        None => 0,
    };
    Some(FinishedGame {
        players,
        first_player,
    })
}

fn component(reader: &mut Reader, node: &Node<'_>) -> Option<Component> {
    reader.word(
        node,
        &Component::ALL.map(|component| (component.id(), component)),
    )
}

fn read_adjust(reader: &mut Reader, node: &Node<'_>) -> Option<Question> {
    let object = reader.object(node, &["line", "prices", "bought", "final_round"])?;
    let line = reader.required(&object, "line", read_line);
    let prices = reader.required(&object, "prices", |reader, node| {
        each_component(reader, node, |reader, object, component| {
            reader.required_count(object, component.id())
        })
    });
    let final_round = reader.flag(&object, "final_round", false);
    // The purchases have an effect only in the final round.
    let bought = if object.get("bought").is_none() && final_round != Some(true) {
        Some(Vec::new())
    } else {
        reader.required(&object, "bought", |reader, node| {
            reader.each(node, component)
        })
    };
    let bought: BTreeSet<Component> = bought?.into_iter().collect();
    Some(Question::Adjust(
        RoundEnd {
            line: line?,
            bought,
            final_round: final_round?,
        },
        prices?,
    ))
}

/// Reads an object with a number for each component.
fn each_component<'a, T: Default>(
    reader: &mut Reader,
    node: &Node<'a>,
    mut read: impl FnMut(&mut Reader, &Object<'a>, Component) -> Option<T>,
) -> Option<PerComponent<T>> {
    let object = reader.object(node, &Component::ALL.map(Component::id))?;
    let numbers = Component::ALL
        .map(|component| read(reader, &object, component).map(|number| (component, number)));
    numbers.into_iter().collect()
}

fn read_line(reader: &mut Reader, node: &Node<'_>) -> Option<OrderLine> {
    let items = reader.list(node)?;
    let mut line = Vec::new();
    let mut readable = true;
    for item in &items {
        match component(reader, item) {
            Some(component) if line.contains(&component) => {
                reader.report(
                    InputError::new(Code::RepeatedComponent, &item.path)
                        .with("component", component.id()),
                );
            }
            Some(component) => line.push(component),
            None => readable = false,
        }
    }
    // A misspelt component may be the missing one.
    for component in Component::ALL
        .iter()
        .filter(|component| readable && !line.contains(component))
    {
        reader.report(
            InputError::new(Code::ComponentNotInLine, &node.path).with("component", component.id()),
        );
    }
    OrderLine::try_from(line).ok()
}

fn read_sale(reader: &mut Reader, node: &Node<'_>) -> Option<Question> {
    let object = reader.object(node, &["hand", "scrap", "prices"])?;
    let hand: Option<ComponentCounts> = reader.required(&object, "hand", |reader, node| {
        each_component(reader, node, |reader, object, component| {
            reader.optional(object, component.id(), 0, cards)
        })
    });
    let scrap = scrap(reader, &object);
    let prices = reader.required(&object, "prices", |reader, node| {
        each_component(reader, node, |reader, object, component| {
            let held = hand.is_some_and(|hand| hand[component] > 0);
            if held || object.get(component.id()).is_some() {
                reader.required_count(object, component.id())
            } else {
                Some(0)
            }
        })
    });
    Some(Question::BestSale(hand?, scrap?, prices?))
}

fn read_set(reader: &mut Reader, node: &Node<'_>, rules: &Rules) -> Option<Question> {
    let object = reader.object(node, &["components", "scrap", "price"])?;
    let components = reader.required(&object, "components", cards);
    let scrap = scrap(reader, &object);
    let price = reader.required_count(&object, "price");
    let (components, scrap, price) = (components?, scrap?, price?);
    if !is_set(components, scrap, rules) {
        let fault = InputError::new(Code::SetTooSmall, child_path(&object.path, "components"));
        reader.report(fault.with("components", components).with("scrap", scrap));
    }
    Some(Question::Set { components, price })
}

fn scrap(reader: &mut Reader, object: &Object<'_>) -> Option<u8> {
    let scrap = reader.required(object, "scrap", |reader, node| {
        reader.integer(node, 0..=i64::from(SCRAP_PER_PLAYER))
    })?;
    u8::try_from(scrap).ok()
}

fn cards(reader: &mut Reader, node: &Node<'_>) -> Option<u8> {
    let cards = reader.count(node)?;
    if cards > i64::from(CARDS_PER_COMPONENT) {
        reader.report(
            InputError::new(Code::TooManyComponents, &node.path)
                .with("value", cards)
                .with("limit", CARDS_PER_COMPONENT),
        );
    }
    u8::try_from(cards)
        .ok()
        .filter(|cards| *cards <= CARDS_PER_COMPONENT)
}
