//! The market of *Mars Needs Mechanics* in words.

use super::fact_text::yes_no;
use super::helper::{self, Page, moved, number};
use super::noun::capital;
use super::{Args, Voice, numbers, score};
use base::play::{Game as _, Refusal};
use companions::mars_needs_mechanics::helper::{
    Command, Fact, Field, FieldValue, Game, LastRound, RoundOver, Seat, Step, Word,
};
use companions::mars_needs_mechanics::{Component, OrderLine, Prices, market};
use rulebook::StepQuestion;

pub(super) const PREFIX: &str = "mnm";

/// A fact as a sentence with its numbers; `None` if it is hidden.
pub fn fact(voice: &Voice, game: &Game, fact: &Fact) -> Option<String> {
    let who = |seat: Seat| Args::new().text("name", name(voice, game, seat));
    let args = match fact {
        Fact::ChanceUsed { .. } => return None,
        Fact::LineShuffled { line } => Args::new().text("line", self::line(voice, line)),
        Fact::TokenMoved { component, line } => Args::new()
            .text("component", capital(&score::component(voice, *component)))
            .text("line", self::line(voice, line)),
        Fact::FirstPlayerSet { seat } | Fact::TurnBegan { seat } | Fact::Passed { seat } => {
            who(*seat)
        }
        Fact::SaleBegan { seat } | Fact::TurnCorrected { seat } => who(*seat),
        Fact::RoundBegan {
            round,
            first_player,
        } => who(*first_player).number("round", *round),
        Fact::Bought {
            seat,
            component,
            price,
        } => number(
            who(*seat).text("component", score::component(voice, *component)),
            "price",
            *price,
        ),
        Fact::Built {
            seat,
            mechanism,
            cards,
        }
        | Fact::BrokenDown {
            seat,
            mechanism,
            cards,
        } => who(*seat)
            .text("mechanism", self::mechanism(voice, mechanism))
            .number("cards", *cards),
        Fact::RoundEnded { round, why } => {
            let why = match why {
                RoundOver::MarketEmpty => "empty",
                RoundOver::AllPassed => "passed",
            };
            Args::new().number("round", *round).text("why", why)
        }
        Fact::LastRoundKnown { why } | Fact::CompetitionOver { why } => {
            Args::new().text("why", why_last(*why))
        }
        Fact::PricesAdjusted {
            from,
            to,
            last_round,
            ..
        } => Args::new()
            .text("prices", prices(voice, game.state().line, from, to))
            .text("last", yes_no(*last_round)),
        Fact::Sold {
            seat,
            component,
            count,
            scrap,
            cogs,
        } => {
            let args = who(*seat)
                .number("count", *count)
                .text("component", score::component(voice, *component));
            number(args.number("scrap", *scrap), "cogs", *cogs)
        }
        Fact::Refilled { cards } => Args::new().number("cards", *cards),
        Fact::EndValueSet { seat, from, to } => {
            moved(*from, *to).text("name", name(voice, game, *seat))
        }
        Fact::Finished {} => Args::new(),
        Fact::MechanismPaid {
            seat,
            mechanism,
            from,
            to,
        } => {
            let card = mechanism.as_ref().map_or_else(
                || voice.plain("mnm-some-mechanism"),
                |it| self::mechanism(voice, it),
            );
            moved(*from, *to)
                .text("name", name(voice, game, *seat))
                .text("mechanism", card)
        }
        Fact::PriceCorrected {
            component,
            from,
            to,
        } => moved(*from, *to).text("component", capital(&score::component(voice, *component))),
        Fact::CogsCorrected { seat, from, to } => {
            moved(*from, *to).text("name", name(voice, game, *seat))
        }
        Fact::HandCorrected { seat, from, to } | Fact::ScrapCorrected { seat, from, to } => {
            moved(*from, *to).text("name", name(voice, game, *seat))
        }
        Fact::BuiltCorrected {
            seat,
            mechanism,
            to,
        } => who(*seat)
            .text("mechanism", self::mechanism(voice, mechanism))
            .number("cards", *to),
        Fact::MarketCorrected { from, to } | Fact::DeckCorrected { from, to } => moved(*from, *to),
    };
    Some(voice.say(&helper::fact_id(PREFIX, fact), &args))
}

/// The label of a command; `open` if it has open parameters.
pub fn label(voice: &Voice, game: &Game, command: &Command, open: bool) -> String {
    let who = |seat: Seat| Args::new().text("name", name(voice, game, seat));
    let of =
        |component: Component| Args::new().text("component", score::component(voice, component));
    let args = match command {
        Command::ShuffleLine {} => {
            Args::new().text("again", yes_no(game.state().line != OrderLine::FIRST))
        }
        Command::Begin {}
        | Command::Pass {}
        | Command::EndRound {}
        | Command::DoneSelling {}
        | Command::Finish {} => Args::new(),
        Command::MoveToken { component, to } => of(*component).number("place", i64::from(*to) + 1),
        Command::SetFirstPlayer { seat } | Command::CorrectTurn { seat } => who(*seat),
        Command::Buy { component } => number(
            of(*component),
            "price",
            game.state().prices[*component].max(0),
        ),
        Command::Build {
            seat,
            mechanism,
            cards,
        } => who(*seat)
            .text("mechanism", self::mechanism(voice, mechanism))
            .number("cards", *cards),
        Command::BreakDown { seat, mechanism } => {
            who(*seat).text("mechanism", self::mechanism(voice, mechanism))
        }
        Command::Sell {
            component,
            count,
            scrap,
        } => of(*component)
            .number("count", *count)
            .number("scrap", *scrap),
        Command::SetEndValue { seat, to } | Command::CorrectCogs { seat, to } => {
            who(*seat).text("to", numbers::plain(*to))
        }
        Command::MechanismCogs { seat, by, .. } => who(*seat).text("by", numbers::signed(*by)),
        Command::CorrectPrice { component, to } => of(*component).text("to", numbers::plain(*to)),
        Command::CorrectHand { seat, to } | Command::CorrectScrap { seat, to } => {
            who(*seat).number("to", *to)
        }
        Command::CorrectBuilt {
            seat,
            mechanism,
            to,
        } => who(*seat)
            .text("mechanism", self::mechanism(voice, mechanism))
            .number("to", *to),
        Command::CorrectMarket { to } | Command::CorrectDeck { to } => {
            Args::new().number("to", *to)
        }
    };
    helper::label(voice, &helper::command_id(PREFIX, command), open, &args)
}

pub(super) fn value(voice: &Voice, game: &Game, field: Field, value: &FieldValue) -> String {
    match value {
        FieldValue::Word(Word::Component(it)) => score::component(voice, *it),
        FieldValue::Word(Word::Mechanism(Some(id))) => mechanism(voice, id),
        FieldValue::Word(Word::Mechanism(None)) => voice.plain("helper-value-mechanism-null"),
        FieldValue::Text(id) if field == Field::mechanism => mechanism(voice, id),
        FieldValue::Number(seat) if field == Field::seat => name(voice, game, helper::seat(*seat)),
        FieldValue::Number(_) | FieldValue::Flag(_) | FieldValue::Text(_) | FieldValue::List(_) => {
            helper::plain(voice, field, value)
        }
    }
}

/// Why a command was refused: of a purchase, price and cogs; otherwise the reason of the refusal.
pub fn refusal(voice: &Voice, game: &Game, command: Option<&Command>, refusal: &Refusal) -> String {
    let state = game.state();
    if let (Some(Command::Buy { component }), Step::Turn, Some(player)) =
        (command, state.step, state.player(state.turn))
        && player.cogs < state.prices[*component].max(0)
    {
        let args = Args::new()
            .text("name", player.name.clone())
            .text("component", score::component(voice, *component));
        let args = number(
            number(args, "price", state.prices[*component]),
            "cogs",
            player.cogs,
        );
        return voice.say("mnm-refused-cannot-pay", &args);
    }
    helper::refusal(voice, PREFIX, refusal)
}

/// The page of the current step: heading, instructions and the state of the table.
pub fn page(voice: &Voice, game: &Game) -> Page {
    let state = game.state();
    let at_hand = match state.step {
        Step::Sales { seat } => seat,
        _ => state.turn,
    };
    let id = match state.step {
        Step::SetUp => "mnm-page-set-up",
        Step::Turn => "mnm-page-turn",
        Step::RoundOver => "mnm-page-round-over",
        Step::Sales { .. } => "mnm-page-sales",
        Step::Reckoning => "mnm-page-reckoning",
        Step::End => "mnm-page-end",
    };
    let args = Args::new()
        .text("name", name(voice, game, at_hand))
        .text("first_player", name(voice, game, state.first_player))
        .text("next", name(voice, game, state.next(at_hand)))
        .text("last", name(voice, game, state.before.unwrap_or(at_hand)))
        .text("optional", optional(game))
        .text("then", after_sale(game, at_hand))
        .number("refill", state.refill())
        .text(
            "after_first",
            name(voice, game, state.next(state.first_player)),
        )
        .number("round", state.round)
        .number("market", state.market)
        .number("deck", state.deck)
        .count(
            "to_pass",
            state
                .players
                .len()
                .saturating_sub(usize::from(state.passes)),
        );
    let mut page = helper::page(voice, id, &args);
    if state.is_refilled() {
        page.instructions
            .insert(0, voice.say("mnm-here-refilled", &args));
    }
    if !matches!(state.step, Step::SetUp) {
        page.status.push(voice.say("mnm-here-market", &args));
    }
    page.status.extend(state.last_round().map(|why| {
        voice.say(
            "mnm-here-last-round",
            &Args::new().text("why", why_last(why)),
        )
    }));
    if state.step == Step::Turn
        && state.dry == 1
        && state.bought.is_empty()
        && state.last_round().is_none()
    {
        page.status.push(voice.plain("mnm-here-dry"));
    }
    if matches!(state.step, Step::Turn | Step::RoundOver) {
        page.status.extend(preview(voice, game));
    } else {
        page.status.push(voice.say(
            "mnm-here-line",
            &Args::new().text(
                "line",
                prices(voice, state.line, &state.prices, &state.prices),
            ),
        ));
    }
    let low: Vec<String> = market::prices_below_one(&state.prices)
        .into_iter()
        .map(|it| score::component(voice, it))
        .collect();
    if !low.is_empty() {
        page.status.push(voice.say(
            "score-price-below-one",
            &Args::new().text("components", voice.list(&low)),
        ));
    }
    page.status
        .extend(state.players.iter().map(|player| ledger(voice, player)));
    page
}

/// What follows a player's sale: the next player's, or after the last one the refill or the end.
fn after_sale(game: &Game, seller: Seat) -> &'static str {
    let state = game.state();
    match state.last_round() {
        _ if state.next(seller) != state.first_player => "sale",
        Some(_) => "over",
        None => "refill",
    }
}

/// Which optional actions are still possible.
fn optional(game: &Game) -> &'static str {
    if game.state().step != Step::RoundOver {
        return "none";
    }
    let offers = game.offers();
    let is_offered =
        |wanted: fn(&Command) -> bool| offers.iter().any(|offer| wanted(&offer.command));
    let builds = is_offered(|command| matches!(command, Command::Build { .. }));
    match (
        builds,
        is_offered(|command| matches!(command, Command::BreakDown { .. })),
    ) {
        (true, true) => "both",
        (true, false) => "build",
        (false, true) => "break",
        (false, false) => "none",
    }
}

/// The change of each price if the round ended now, front to back.
pub fn preview(voice: &Voice, game: &Game) -> Vec<String> {
    game.price_changes()
        .iter()
        .map(|it| score::price_change(voice, it.component, it.from, it.to))
        .collect()
}

fn ledger(voice: &Voice, player: &companions::mars_needs_mechanics::helper::Player) -> String {
    let args = Args::new()
        .text("name", player.name.clone())
        .number("cards", player.hand)
        .number("scrap", player.scrap);
    let line = voice.say("mnm-here-player", &number(args, "cogs", player.cogs));
    if player.built.is_empty() {
        return line;
    }
    let built: Vec<String> = player.built.keys().map(|it| mechanism(voice, it)).collect();
    voice.say(
        "mnm-here-built",
        &Args::new()
            .text("player", line)
            .text("mechanisms", voice.list(&built)),
    )
}

/// The name of a mechanism: that of the card, or one that the players gave.
pub fn mechanism(voice: &Voice, id: &str) -> String {
    voice
        .try_say(
            &format!("mnm-mechanism-{}", id.replace('_', "-")),
            &Args::new(),
        )
        .unwrap_or_else(|| id.to_owned())
}

/// The name of a component, with a capital letter.
pub fn component(voice: &Voice, component: Component) -> String {
    capital(&score::component(voice, component))
}

/// A value on a button of its own.
pub fn word(
    voice: &Voice,
    game: &Game,
    command: &Command,
    field: Field,
    value: &FieldValue,
) -> String {
    match (value, command) {
        (FieldValue::Word(Word::Component(it)), Command::Sell { .. }) => {
            let price = numbers::plain(game.state().prices[*it]);
            voice.say(
                "mnm-at-price",
                &Args::new()
                    .text("component", component(voice, *it))
                    .text("price", price),
            )
        }
        (FieldValue::Word(Word::Component(it)), _) => component(voice, *it),
        (FieldValue::Word(Word::Mechanism(None)), _) => voice.plain("mnm-some-mechanism"),
        // Places count from 1 on screen.
        (FieldValue::Number(place), Command::MoveToken { .. }) => helper::counted_from_one(*place),
        (
            FieldValue::Word(Word::Mechanism(Some(_)))
            | FieldValue::Number(_)
            | FieldValue::Flag(_)
            | FieldValue::Text(_)
            | FieldValue::List(_),
            _,
        ) => self::value(voice, game, field, value),
    }
}

/// The rules entries of the current step, the most relevant first.
pub const fn entries(game: &Game) -> &'static [&'static str] {
    match game.state().step {
        Step::SetUp => &[
            "mnm-set-up",
            "mnm-mechanisms-in-play",
            "mnm-order-line",
            "mnm-market",
        ],
        Step::Turn => &[
            "mnm-turn",
            "mnm-buy",
            "mnm-pass",
            "mnm-build",
            "mnm-break-down",
            "mnm-mechanism-limits",
        ],
        Step::RoundOver => &["mnm-prices", "mnm-last-prices", "mnm-end-of-round"],
        Step::Sales { .. } => &["mnm-sell", "mnm-scrap", "mnm-refill"],
        Step::Reckoning => &["mnm-score", "mnm-mechanism-cards"],
        Step::End => &["mnm-score", "mnm-tie", "mnm-end"],
    }
}

/// What tables ask at the current step, the most pressing first.
pub const fn questions(game: &Game) -> [StepQuestion; 3] {
    StepQuestion::three(match game.state().step {
        Step::SetUp => [
            ("mnm-mechanisms-in-play", "first"),
            ("mnm-set-up", "marker"),
            ("mnm-set-up", "hidden"),
        ],
        Step::Turn => [
            ("mnm-buy", "one"),
            ("mnm-pass", "again"),
            ("mnm-mechanism-limits", "same"),
        ],
        Step::RoundOver => [
            ("mnm-prices", "which"),
            ("mnm-last-prices", "rise"),
            ("mnm-end-of-round", "left"),
        ],
        Step::Sales { .. } => [
            ("mnm-sell", "pair"),
            ("mnm-scrap", "both"),
            ("mnm-sell", "price"),
        ],
        Step::Reckoning => [
            ("mnm-score", "hand"),
            ("mnm-mechanism-cards", "entry"),
            ("mnm-sell", "built"),
        ],
        Step::End => [
            ("mnm-tie", "who"),
            ("mnm-tie", "still"),
            ("mnm-tie", "scrap"),
        ],
    })
}

fn name(voice: &Voice, game: &Game, seat: Seat) -> String {
    game.state().player(seat).map_or_else(
        || helper::unnamed(voice, usize::from(seat) + 1),
        |player| player.name.clone(),
    )
}

const fn why_last(why: LastRound) -> &'static str {
    match why {
        LastRound::DeckEmpty => "deck",
        LastRound::NoPurchases => "dry",
    }
}

fn line(voice: &Voice, line: &OrderLine) -> String {
    line.components()
        .iter()
        .map(|&it| score::component(voice, it))
        .collect::<Vec<_>>()
        .join(", ")
}

/// Every price, front of the line to back; from → to if it changed.
fn prices(voice: &Voice, line: OrderLine, from: &Prices, to: &Prices) -> String {
    let price = |&it: &Component| {
        let number = if from[it] == to[it] {
            numbers::plain(to[it])
        } else {
            numbers::change(from[it], to[it])
        };
        format!("{} {number}", score::component(voice, it))
    };
    line.components()
        .iter()
        .map(price)
        .collect::<Vec<_>>()
        .join(", ")
}
