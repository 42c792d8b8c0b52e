//! *Mechanica* in words, including the turns of ARMAND-0.

use super::fact_text::yes_no;
use super::helper::{self, Page, moved, number};
use super::noun::capital;
use super::{Args, Localizer, numbers};
use base::play::{Refusal, variant_name};
use companions::mechanica::helper::{
    Bot, Command, CurrentScore, FORK_PRICE, Fact, Field, FieldValue, Game, Improvement,
    MoneySource, Player, Purse, Seat, State, Step, Truck, Word,
};
use companions::mechanica::score::{COINS, coins};
use rulebook::StepQuestion;

pub(super) const PREFIX: &str = "me";

/// A fact as a sentence with its numbers; `None` if the next fact says it all.
pub fn fact(localizer: &Localizer, game: &Game, fact: &Fact) -> Option<String> {
    let who = |seat: Seat| Args::new().text("name", name(localizer, game, seat));
    let of = |improvement: Improvement| {
        Args::new().text("tile", self::improvement(localizer, improvement))
    };
    let args = match fact {
        Fact::StepReached { .. } => return None,
        Fact::DayBegan { day } => Args::new().number("day", *day),
        Fact::TurnBegan { seat } => who(*seat),
        Fact::Revealed { improvement, price } => of(*improvement).number("price", *price),
        Fact::Shipped {
            seat,
            bot,
            count,
            money,
        } => who(*seat)
            .number("count", *count)
            .text("bot", variant_name(bot))
            .number("money", *money),
        Fact::TileBought {
            seat,
            improvement,
            price,
            kept,
            ..
        } => {
            let how = match (game.state().solo && *seat == 1, *kept) {
                (true, _) => "armand",
                (false, true) => "installed",
                (false, false) => "recycled",
            };
            of(*improvement)
                .text("name", name(localizer, game, *seat))
                .number("price", *price)
                .text("how", how)
        }
        Fact::ForkBought { seat, price } => who(*seat).number("price", *price),
        Fact::TruckBought {
            seat,
            from,
            to,
            price,
        } => who(*seat)
            .number("price", *price)
            .text("from", truck(localizer, *from))
            .text("to", truck(localizer, *to)),
        Fact::Completed {
            seat,
            blueprint,
            payout,
        } => who(*seat)
            .number("blueprint", i64::from(*blueprint) + 1)
            .number("payout", *payout),
        Fact::Demolished { seat, improvement } => {
            of(*improvement).text("name", name(localizer, game, *seat))
        }
        Fact::OveractiveUsed { seat, deluxe } => who(*seat)
            .text("deluxe", yes_no(*deluxe))
            .text("solo", yes_no(game.state().solo)),
        Fact::MoneyMoved {
            seat,
            purse,
            from,
            to,
            source,
        } => {
            let args = moved(*from, *to)
                .text("name", name(localizer, game, *seat))
                .text("purse", variant_name(purse));
            args.text("source", source_id(*source))
        }
        Fact::WheelTold { from, to } => {
            let args = Args::new()
                .number("from", *from)
                .text("falls", yes_no(to.is_none()));
            args.number("to", to.unwrap_or_default())
        }
        Fact::TilePriced {
            improvement,
            from,
            to,
        }
        | Fact::PriceCorrected {
            improvement,
            from,
            to,
            ..
        } => moved(*from, *to).text("tile", self::improvement(localizer, *improvement)),
        Fact::TileFell { improvement } => of(*improvement),
        Fact::Flipped { expensive, .. } => Args::new().text("expensive", yes_no(*expensive)),
        Fact::ValueTold { improvement, to } => of(*improvement).number("value", *to),
        Fact::StackCorrected { from, to } => moved(*from, *to),
        Fact::ArmandBegan {}
        | Fact::ArmandBuysNothing {}
        | Fact::BlueprintsReplaced {}
        | Fact::GameOver {}
        | Fact::WheelForgotten {} => Args::new(),
    };
    Some(localizer.format(&helper::fact_id(PREFIX, fact), &args))
}

/// The label of a command; `open` if it has open parameters.
pub fn label(localizer: &Localizer, game: &Game, command: &Command, open: bool) -> String {
    let who = |seat: Seat| Args::new().text("name", name(localizer, game, seat));
    let of = |improvement: Improvement| {
        Args::new().text("tile", self::improvement(localizer, improvement))
    };
    let in_shop = |tile: u8| {
        let found = game.state().shop.get(usize::from(tile));
        let name = found.map_or_else(
            || localizer.text("me-tile"),
            |it| improvement(localizer, it.improvement),
        );
        Args::new()
            .text("tile", name)
            .number("price", found.map_or(0, |it| it.price))
    };
    let args = match command {
        Command::Continue {} => {
            let id = helper::command_id(PREFIX, command);
            return localizer
                .try_say_attribute(page_id(game), "button", &Args::new())
                .unwrap_or_else(|| localizer.text(&id));
        }
        Command::BuyFork {}
        | Command::FellOut {}
        | Command::FlipChip {}
        | Command::ForgetWheel {} => Args::new(),
        Command::Reveal { improvement, price } => of(*improvement).number("price", *price),
        Command::Ship { bot, count } => {
            let args = Args::new()
                .text("bot", variant_name(bot))
                .number("count", *count);
            args.number("money", bot.price() * i64::from(*count))
        }
        Command::BuyTile { tile, install } => in_shop(*tile).text("install", yes_no(*install)),
        Command::BuyTruck { from, to } => {
            let args = Args::new()
                .text("from", truck(localizer, *from))
                .text("to", truck(localizer, *to));
            args.number("price", Truck::price(*from, *to).unwrap_or_default())
        }
        Command::Complete { blueprint, payout } => Args::new()
            .number("blueprint", i64::from(*blueprint) + 1)
            .number("payout", *payout),
        Command::Demolish { improvement } => of(*improvement),
        Command::UseOveractive { deluxe } => Args::new().text("deluxe", yes_no(*deluxe)),
        Command::GiftWrapper { seat, count } | Command::FlightTester { seat, count } => {
            who(*seat).number("count", *count)
        }
        Command::PriceIs { price } => Args::new().number("price", *price),
        Command::EnterChip { expensive } => Args::new().text("expensive", yes_no(*expensive)),
        Command::ArmandTakes { tile } => in_shop(*tile),
        Command::SetValue { improvement, to } => of(*improvement).number("to", *to),
        Command::CorrectMoney { seat, purse, to } => who(*seat)
            .text("purse", variant_name(purse))
            .number("to", *to),
        Command::CorrectPrice { tile, to } => in_shop(*tile).number("to", *to),
        Command::CorrectStack { to } => Args::new().number("to", *to),
    };
    capital(&helper::label(
        localizer,
        &helper::command_id(PREFIX, command),
        open,
        &args,
    ))
}

pub(super) fn value(
    localizer: &Localizer,
    game: &Game,
    field: Field,
    value: &FieldValue,
) -> String {
    match value {
        FieldValue::Word(Word::Improvement(it)) => improvement(localizer, *it),
        FieldValue::Word(Word::Bot(it)) => bot(localizer, *it),
        FieldValue::Word(Word::Truck(it)) => truck(localizer, *it),
        FieldValue::Word(Word::Purse(Purse::Wallet)) => localizer.text("helper-value-purse-wallet"),
        FieldValue::Word(Word::Purse(Purse::Vault)) => localizer.text("helper-value-purse-vault"),
        FieldValue::Number(seat) if field == Field::seat => {
            name(localizer, game, helper::seat(*seat))
        }
        FieldValue::Number(_) | FieldValue::Flag(_) | FieldValue::Text(_) | FieldValue::List(_) => {
            helper::value_text(localizer, field, value)
        }
    }
}

/// Why a command was refused: of a purchase, price and wallet; otherwise the reason of the refusal.
pub fn refusal(
    localizer: &Localizer,
    game: &Game,
    command: Option<&Command>,
    refusal: &Refusal,
) -> String {
    let state = game.state();
    let price = match command {
        Some(Command::BuyTile { tile, .. }) => {
            state.shop.get(usize::from(*tile)).map(|it| it.price)
        }
        Some(Command::BuyTruck { from, to }) => Truck::price(*from, *to),
        Some(Command::BuyFork {}) => Some(FORK_PRICE),
        _ => None,
    };
    let selling = matches!(state.step, Step::Ship | Step::Shopping | Step::Make);
    if let (Some(price), Some(player)) = (price, state.player(state.turn))
        && selling
        && player.wallet < price
    {
        let args = Args::new()
            .text("name", player.name.clone())
            .number("price", price);
        return localizer.format(
            "me-refused-cannot-pay",
            &number(args, "wallet", player.wallet),
        );
    }
    helper::refusal(localizer, PREFIX, refusal)
}

const fn page_id(game: &Game) -> &'static str {
    match game.state().step {
        Step::SetUp if game.state().solo => "me-page-set-up-solo",
        Step::SetUp => "me-page-set-up",
        Step::Run if game.state().day == 0 => "me-page-first-run",
        Step::Run => "me-page-run",
        Step::Ship => "me-page-ship",
        Step::Shopping => "me-page-shopping",
        Step::Make => "me-page-make",
        Step::TurnShop { .. } => "me-page-turn-shop",
        Step::Refill => "me-page-refill",
        Step::Flip => "me-page-flip",
        Step::ArmandBuys { .. } => "me-page-armand-buys",
        Step::DayEnd => "me-page-day-end",
        Step::Values => "me-page-values",
        Step::End => "me-page-end",
    }
}

/// The page of the current step: heading, instructions and, during play, the shop.
pub fn page(localizer: &Localizer, game: &Game) -> Page {
    let state = game.state();
    let first = state.shop.first();
    let args = Args::new()
        .text("name", name(localizer, game, state.turn))
        .number("day", state.day)
        .number("stack", state.stack)
        .count("shop", state.shop.len())
        .text(
            "tile",
            capital(&first.map_or_else(
                || localizer.text("me-tile"),
                |it| improvement(localizer, it.improvement),
            )),
        )
        .number("price", first.map_or(0, |it| it.price))
        .count("unknown", state.unknown_values().count())
        .count("fabricators", fabricators(state))
        .text("rotated", yes_no(state.rotated))
        .text("over", yes_no(state.tiles_left() == 0));
    let mut page = helper::page(localizer, page_id(game), &args);
    if state.is_under_way() {
        page.status.push(localizer.format("me-here-shop", &args));
        page.status.extend(state.shop.iter().map(|tile| {
            let args = Args::new()
                .text("tile", improvement(localizer, tile.improvement))
                .number("price", tile.price);
            match game.value_for_armand(tile.improvement) {
                Some(worth) => localizer.format("me-here-tile-worth", &args.number("worth", worth)),
                None => localizer.format("me-here-tile", &args),
            }
        }));
        let done: Vec<String> = state
            .players
            .iter()
            .filter(|it| it.completed.contains(&true))
            .map(|it| it.name.clone())
            .collect();
        if state.rotated {
            let names = if done.is_empty() {
                localizer.text("me-nobody-now")
            } else {
                localizer.list(&done)
            };
            page.status
                .push(localizer.format("me-here-rotated", &Args::new().text("names", names)));
        }
    }
    page.status.extend(
        state
            .players
            .iter()
            .zip(game.current_scores())
            .map(|(player, standing)| ledger(localizer, player, standing)),
    );
    page.status.extend(game.points_to_win().map(|missing| {
        localizer.format(
            if missing > 0 {
                "me-here-missing"
            } else {
                "me-here-ahead"
            },
            &self::missing(game, missing),
        )
    }));
    page
}

/// How many tiles of the player in turn make a bot.
fn fabricators(state: &State) -> usize {
    let makes = |it: &&Improvement| {
        matches!(
            it,
            Improvement::Fabricator | Improvement::OveractiveFabricator
        )
    };
    state
        .player(state.turn)
        .map_or(0, |player| player.tiles.iter().filter(makes).count())
}

/// The points that are missing to beat ARMAND-0, and whose they are.
pub fn missing(game: &Game, missing: i64) -> Args {
    let name = game
        .state()
        .player(0)
        .map(|player| player.name.clone())
        .unwrap_or_default();
    Args::new()
        .number("missing", missing.max(0))
        .text("name", name)
}

fn ledger(localizer: &Localizer, player: &Player, standing: CurrentScore) -> String {
    let args = Args::new()
        .text("name", player.name.clone())
        .text("wallet", money(localizer, player.wallet));
    let args = args
        .text("vault", money(localizer, player.vault))
        .number("tiles", i64::try_from(player.tiles.len()).unwrap_or(0));
    let line = localizer.format("me-here-player", &number(args, "total", standing.total));
    if standing.unknown_values == 0 {
        return line;
    }
    localizer.format(
        "me-here-unknown",
        &Args::new()
            .text("player", line)
            .count("unknown", standing.unknown_values),
    )
}

/// A sum with its coins: `48 (2 × 20, 1 × 5, 3 × 1)`.
pub fn money(localizer: &Localizer, sum: i64) -> String {
    let pieces = coins(sum)
        .into_iter()
        .zip(COINS)
        .filter(|(number, _)| *number > 0);
    let pieces: Vec<String> = pieces
        .map(|(number, coin)| format!("{number} × {coin}"))
        .collect();
    if pieces.is_empty() {
        return numbers::plain(sum);
    }
    localizer.format(
        "me-money",
        &Args::new()
            .text("sum", numbers::plain(sum))
            .text("coins", pieces.join(", ")),
    )
}

/// The printed name of an improvement tile.
pub fn improvement(localizer: &Localizer, improvement: Improvement) -> String {
    localizer.text(&format!(
        "me-improvement-{}",
        improvement.id().replace('_', "-")
    ))
}

/// The name of a bot, by its model.
pub fn bot(localizer: &Localizer, bot: Bot) -> String {
    localizer.format("me-bot", &Args::new().text("bot", variant_name(&bot)))
}

/// A value on a button of its own.
pub fn word(localizer: &Localizer, game: &Game, field: Field, value: &FieldValue) -> String {
    match value {
        FieldValue::Word(Word::Purse(it)) => {
            localizer.format("me-purse", &Args::new().text("purse", variant_name(it)))
        }
        FieldValue::Word(Word::Truck(it)) => capital(&truck(localizer, *it)),
        FieldValue::Number(tile) if field == Field::tile => {
            let tile = usize::try_from(*tile)
                .ok()
                .and_then(|index| game.state().shop.get(index));
            tile.map_or_else(
                || localizer.text("me-tile"),
                |it| in_shop(localizer, it.improvement, it.price),
            )
        }
        FieldValue::Number(blueprint) if field == Field::blueprint => {
            helper::counted_from_one(*blueprint)
        }
        FieldValue::Word(Word::Improvement(_) | Word::Bot(_))
        | FieldValue::Number(_)
        | FieldValue::Flag(_)
        | FieldValue::Text(_)
        | FieldValue::List(_) => self::value(localizer, game, field, value),
    }
}

/// A tile in the shop with its price.
pub fn in_shop(localizer: &Localizer, kind: Improvement, price: i64) -> String {
    localizer.format(
        "me-here-tile",
        &Args::new()
            .text("tile", improvement(localizer, kind))
            .number("price", price),
    )
}

/// The rules entries of the current step, the most relevant first.
pub const fn entries(game: &Game) -> &'static [&'static str] {
    let state = game.state();
    match state.step {
        Step::SetUp => &["me-set-up", "me-extras", "me-shop"],
        Step::Run => &[
            "me-run-factory",
            "me-collisions",
            "me-gift-wrapper",
            "me-flight-tester",
        ],
        Step::Ship => &[
            "me-ship",
            "me-any-time",
            "me-blueprints",
            "me-trucks",
            "me-fork",
        ],
        Step::Shopping => &[
            "me-buy",
            "me-install",
            "me-recycle",
            "me-any-time",
            "me-orientation",
        ],
        Step::Make => &[
            "me-make-bots",
            "me-start-zone",
            "me-any-time",
            "me-overactive-fabricator",
        ],
        Step::TurnShop { .. } | Step::Refill => &["me-shop", "me-extras"],
        Step::Flip | Step::ArmandBuys { .. } => &["me-solo-turn", "me-solo"],
        Step::DayEnd => &["me-armand-turn", "me-end", "me-blueprints"],
        Step::Values if state.solo => &["me-solo-points", "me-points"],
        Step::Values => &["me-points"],
        Step::End if state.solo => &["me-solo-points", "me-points"],
        Step::End => &["me-points", "me-tie", "me-end"],
    }
}

/// What tables ask at the current step, the most pressing first.
pub const fn questions(game: &Game) -> [StepQuestion; 3] {
    let state = game.state();
    StepQuestion::three(match state.step {
        Step::SetUp => [
            ("me-set-up", "first"),
            ("me-extras", "three"),
            ("me-set-up", "run"),
        ],
        Step::Run => [
            ("me-collisions", "stays"),
            ("me-run-factory", "new"),
            ("me-gift-wrapper", "twice"),
        ],
        Step::Ship => [
            ("me-ship", "all"),
            ("me-blueprints", "truck"),
            ("me-blueprints", "paid"),
        ],
        Step::Shopping => [
            ("me-install", "fit"),
            ("me-install", "moved"),
            ("me-buy", "later"),
        ],
        Step::Make => [
            ("me-make-bots", "full"),
            ("me-make-bots", "one"),
            ("me-make-bots", "move"),
        ],
        Step::TurnShop { .. } | Step::Refill => [
            ("me-shop", "new"),
            ("me-shop", "unsold"),
            ("me-extras", "four"),
        ],
        Step::Flip | Step::ArmandBuys { .. } => [
            ("me-solo-turn", "cheaper"),
            ("me-solo-turn", "same"),
            ("me-solo-turn", "installed"),
        ],
        Step::DayEnd => [
            ("me-armand-turn", "blueprints"),
            ("me-blueprints", "others"),
            ("me-end", "last-run"),
        ],
        Step::Values if state.solo => [
            ("me-solo-points", "his"),
            ("me-points", "forks"),
            ("me-points", "bots"),
        ],
        Step::Values => [
            ("me-points", "forks"),
            ("me-points", "bots"),
            ("me-points", "recycled"),
        ],
        Step::End if state.solo => [
            ("me-solo-points", "tie"),
            ("me-solo-points", "his"),
            ("me-points", "bots"),
        ],
        Step::End => [
            ("me-tie", "who"),
            ("me-points", "bots"),
            ("me-points", "forks"),
        ],
    })
}

fn name(localizer: &Localizer, game: &Game, seat: Seat) -> String {
    game.state().player(seat).map_or_else(
        || helper::unnamed(localizer, usize::from(seat) + 1),
        |player| player.name.clone(),
    )
}

/// The name of a truck, by its size.
pub fn truck(localizer: &Localizer, truck: Truck) -> String {
    localizer.text(match truck {
        Truck::Small => "me-truck-small",
        Truck::Big => "me-truck-big",
        Truck::Huge => "me-truck-huge",
    })
}

const fn source_id(source: MoneySource) -> &'static str {
    match source {
        MoneySource::GiftWrapper => "gift-wrapper",
        MoneySource::FlightTester => "flight-tester",
        MoneySource::Chip => "chip",
        MoneySource::NoPurchase => "no-purchase",
        MoneySource::OveractiveFabricator => "overactive",
        MoneySource::Correction => "correction",
    }
}
