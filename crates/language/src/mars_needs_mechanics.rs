//! The market of *Mars Needs Mechanics* in words.

use super::fact_text::yes_no;
use super::helper::{self, Page, moved, number};
use super::noun::capital;
use super::{Args, Localizer, numbers, score};
use base::play::{Game as _, Refusal};
use companions::mars_needs_mechanics::helper::{
    Command, Fact, Field, FieldValue, Game, LastRound, RoundOver, Seat, Step, Word,
};
use companions::mars_needs_mechanics::{Component, OrderLine, Prices, market};
use rulebook::StepQuestion;

pub(super) const PREFIX: &str = "mnm";

/// A fact as a sentence with its numbers; `None` if it is hidden.
pub fn fact(localizer: &Localizer, game: &Game, fact: &Fact) -> Option<String> {
    let who = |seat: Seat| Args::new().text("name", name(localizer, game, seat));
    let args = match fact {
        Fact::ChanceUsed { .. } => return None,
        Fact::LineShuffled { line } => Args::new().text("line", self::line(localizer, line)),
        Fact::TokenMoved { component, line } => Args::new()
            .text(
                "component",
                capital(&score::component(localizer, *component)),
            )
            .text("line", self::line(localizer, line)),
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
            who(*seat).text("component", score::component(localizer, *component)),
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
            .text("mechanism", self::mechanism(localizer, mechanism))
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
            .text("prices", prices(localizer, game.state().line, from, to))
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
                .text("component", score::component(localizer, *component));
            number(args.number("scrap", *scrap), "cogs", *cogs)
        }
        Fact::Refilled { cards } => Args::new().number("cards", *cards),
        Fact::EndValueSet { seat, from, to } => {
            moved(*from, *to).text("name", name(localizer, game, *seat))
        }
        Fact::Finished {} => Args::new(),
        Fact::MechanismPaid {
            seat,
            mechanism,
            from,
            to,
        } => {
            let card = mechanism.as_ref().map_or_else(
                || localizer.text("mnm-some-mechanism"),
                |it| self::mechanism(localizer, it),
            );
            moved(*from, *to)
                .text("name", name(localizer, game, *seat))
                .text("mechanism", card)
        }
        Fact::PriceCorrected {
            component,
            from,
            to,
        } => moved(*from, *to).text(
            "component",
            capital(&score::component(localizer, *component)),
        ),
        Fact::CogsCorrected { seat, from, to } => {
            moved(*from, *to).text("name", name(localizer, game, *seat))
        }
        Fact::HandCorrected { seat, from, to } | Fact::ScrapCorrected { seat, from, to } => {
            moved(*from, *to).text("name", name(localizer, game, *seat))
        }
        Fact::BuiltCorrected {
            seat,
            mechanism,
            to,
        } => who(*seat)
            .text("mechanism", self::mechanism(localizer, mechanism))
            .number("cards", *to),
        Fact::MarketCorrected { from, to } | Fact::DeckCorrected { from, to } => moved(*from, *to),
    };
    Some(localizer.format(&helper::fact_id(PREFIX, fact), &args))
}

/// The label of a command; `open` if it has open parameters.
pub fn label(localizer: &Localizer, game: &Game, command: &Command, open: bool) -> String {
    let who = |seat: Seat| Args::new().text("name", name(localizer, game, seat));
    let of = |component: Component| {
        Args::new().text("component", score::component(localizer, component))
    };
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
            .text("mechanism", self::mechanism(localizer, mechanism))
            .number("cards", *cards),
        Command::BreakDown { seat, mechanism } => {
            who(*seat).text("mechanism", self::mechanism(localizer, mechanism))
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
            .text("mechanism", self::mechanism(localizer, mechanism))
            .number("to", *to),
        Command::CorrectMarket { to } | Command::CorrectDeck { to } => {
            Args::new().number("to", *to)
        }
    };
    helper::label(localizer, &helper::command_id(PREFIX, command), open, &args)
}

pub(super) fn value(
    localizer: &Localizer,
    game: &Game,
    field: Field,
    value: &FieldValue,
) -> String {
    match value {
        FieldValue::Word(Word::Component(it)) => score::component(localizer, *it),
        FieldValue::Word(Word::Mechanism(Some(id))) => mechanism(localizer, id),
        FieldValue::Word(Word::Mechanism(None)) => localizer.text("helper-value-mechanism-null"),
        FieldValue::Text(id) if field == Field::mechanism => mechanism(localizer, id),
        FieldValue::Number(seat) if field == Field::seat => {
            name(localizer, game, helper::seat(*seat))
        }
        FieldValue::Number(_) | FieldValue::Flag(_) | FieldValue::Text(_) | FieldValue::List(_) => {
            helper::value_text(localizer, field, value)
        }
    }
}

/// Why a command was refused: of a purchase, price and cogs; otherwise the reason of the refusal.
pub fn refusal(
    localizer: &Localizer,
    game: &Game,
    command: Option<&Command>,
    refusal: &Refusal,
) -> String {
    let state = game.state();
    if let (Some(Command::Buy { component }), Step::Turn, Some(player)) =
        (command, state.step, state.player(state.turn))
        && player.cogs < state.prices[*component].max(0)
    {
        let args = Args::new()
            .text("name", player.name.clone())
            .text("component", score::component(localizer, *component));
        let args = number(
            number(args, "price", state.prices[*component]),
            "cogs",
            player.cogs,
        );
        return localizer.format("mnm-refused-cannot-pay", &args);
    }
    helper::refusal(localizer, PREFIX, refusal)
}

/// The page of the current step: heading, instructions and the state of the table.
pub fn page(localizer: &Localizer, game: &Game) -> Page {
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
        .text("name", name(localizer, game, at_hand))
        .text("first_player", name(localizer, game, state.first_player))
        .text("next", name(localizer, game, state.next(at_hand)))
        .text(
            "last",
            name(localizer, game, state.before.unwrap_or(at_hand)),
        )
        .text("optional", optional(game))
        .text("then", after_sale(game, at_hand))
        .number("refill", state.refill())
        .text(
            "after_first",
            name(localizer, game, state.next(state.first_player)),
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
    let mut page = helper::page(localizer, id, &args);
    if state.is_refilled() {
        page.instructions
            .insert(0, localizer.format("mnm-here-refilled", &args));
    }
    if !matches!(state.step, Step::SetUp) {
        page.status.push(localizer.format("mnm-here-market", &args));
    }
    page.status.extend(state.last_round().map(|why| {
        localizer.format(
            "mnm-here-last-round",
            &Args::new().text("why", why_last(why)),
        )
    }));
    if state.step == Step::Turn
        && state.dry == 1
        && state.bought.is_empty()
        && state.last_round().is_none()
    {
        page.status.push(localizer.text("mnm-here-dry"));
    }
    if matches!(state.step, Step::Turn | Step::RoundOver) {
        page.status.extend(preview(localizer, game));
    } else {
        page.status.push(localizer.format(
            "mnm-here-line",
            &Args::new().text(
                "line",
                prices(localizer, state.line, &state.prices, &state.prices),
            ),
        ));
    }
    let low: Vec<String> = market::prices_below_one(&state.prices)
        .into_iter()
        .map(|it| score::component(localizer, it))
        .collect();
    if !low.is_empty() {
        page.status.push(localizer.format(
            "score-price-below-one",
            &Args::new().text("components", localizer.list(&low)),
        ));
    }
    page.status
        .extend(state.players.iter().map(|player| ledger(localizer, player)));
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
pub fn preview(localizer: &Localizer, game: &Game) -> Vec<String> {
    game.price_changes()
        .iter()
        .map(|it| score::price_change(localizer, it.component, it.from, it.to))
        .collect()
}

fn ledger(
    localizer: &Localizer,
    player: &companions::mars_needs_mechanics::helper::Player,
) -> String {
    let args = Args::new()
        .text("name", player.name.clone())
        .number("cards", player.hand)
        .number("scrap", player.scrap);
    let line = localizer.format("mnm-here-player", &number(args, "cogs", player.cogs));
    if player.built.is_empty() {
        return line;
    }
    let built: Vec<String> = player
        .built
        .keys()
        .map(|it| mechanism(localizer, it))
        .collect();
    localizer.format(
        "mnm-here-built",
        &Args::new()
            .text("player", line)
            .text("mechanisms", localizer.list(&built)),
    )
}

/// The name of a mechanism: that of the card, or one that the players gave.
pub fn mechanism(localizer: &Localizer, id: &str) -> String {
    localizer
        .try_format(
            &format!("mnm-mechanism-{}", id.replace('_', "-")),
            &Args::new(),
        )
        .unwrap_or_else(|| id.to_owned())
}

/// The name of a component, with a capital letter.
pub fn component(localizer: &Localizer, component: Component) -> String {
    capital(&score::component(localizer, component))
}

/// A value on a button of its own.
pub fn word(
    localizer: &Localizer,
    game: &Game,
    command: &Command,
    field: Field,
    value: &FieldValue,
) -> String {
    match (value, command) {
        (FieldValue::Word(Word::Component(it)), Command::Sell { .. }) => {
            let price = numbers::plain(game.state().prices[*it]);
            localizer.format(
                "mnm-at-price",
                &Args::new()
                    .text("component", component(localizer, *it))
                    .text("price", price),
            )
        }
        (FieldValue::Word(Word::Component(it)), _) => component(localizer, *it),
        (FieldValue::Word(Word::Mechanism(None)), _) => localizer.text("mnm-some-mechanism"),
        // Places count from 1 on screen.
        (FieldValue::Number(place), Command::MoveToken { .. }) => helper::counted_from_one(*place),
        (
            FieldValue::Word(Word::Mechanism(Some(_)))
            | FieldValue::Number(_)
            | FieldValue::Flag(_)
            | FieldValue::Text(_)
            | FieldValue::List(_),
            _,
        ) => self::value(localizer, game, field, value),
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

fn name(localizer: &Localizer, game: &Game, seat: Seat) -> String {
    game.state().player(seat).map_or_else(
        || helper::unnamed(localizer, usize::from(seat) + 1),
        |player| player.name.clone(),
    )
}

const fn why_last(why: LastRound) -> &'static str {
    match why {
        LastRound::DeckEmpty => "deck",
        LastRound::NoPurchases => "dry",
    }
}

fn line(localizer: &Localizer, line: &OrderLine) -> String {
    line.components()
        .iter()
        .map(|&it| score::component(localizer, it))
        .collect::<Vec<_>>()
        .join(", ")
}

/// Every price, front of the line to back; from → to if it changed.
fn prices(localizer: &Localizer, line: OrderLine, from: &Prices, to: &Prices) -> String {
    let price = |&it: &Component| {
        let number = if from[it] == to[it] {
            numbers::plain(to[it])
        } else {
            numbers::change(from[it], to[it])
        };
        format!("{} {number}", score::component(localizer, it))
    };
    line.components()
        .iter()
        .map(price)
        .collect::<Vec<_>>()
        .join(", ")
}
