//! The factories of *Mechanica*, with several players or alone against ARMAND-0.

mod factory;
mod shop;

use std::collections::BTreeMap;

use super::form::{self, InitialNumber, fact};
use super::{HelperView, Message, Middle, Msg, Parts, Presentation, Shown, end, ledger_head};
use crate::widget::prelude::*;
use companions::mechanica::helper::{
    Bot, Command, CurrentScore, Field, FieldValue, Game, Improvement, Player, Purse, Seat, Step,
    Truck,
};
pub use factory::{FactoryPlace, PlaceKind};
use factory::{factory, open_part};
use language::helper::Describe as _;
use language::{Args, Localizer, mechanica as mechanica_text, numbers};
use shop::shop;

/// How many tiles are in the shop when the game begins.
const FIRST_TILES: usize = 2;

/// Whether it can be done at any time of one's own turn and is no part of the drawn factory.
const fn is_any_time(command: &Command) -> bool {
    matches!(command, Command::Complete { .. } | Command::BuyFork {})
}

/// The most prices that have a button each.
const MOST_PRICES: i64 = 12;

/// What the next tile may cost now, the dearest first: prices fall. `None` if there are too many for buttons.
fn next_prices(game: &Game) -> Option<impl Iterator<Item = i64> + use<>> {
    let now = game
        .state()
        .shop
        .first()
        .filter(|_| matches!(game.state().step, Step::TurnShop { .. }))?
        .price;
    (now <= MOST_PRICES).then(|| (0..now).rev())
}

/// Whether the step that follows such a command is another one.
const fn ends_step(command: &Command) -> bool {
    matches!(
        command,
        Command::Continue {}
            | Command::PriceIs { .. }
            | Command::FellOut {}
            | Command::FlipChip {}
            | Command::ArmandTakes { .. }
    )
}

/// How many bots of each model are about to be shipped, and the part of a factory that is open.
#[derive(Debug, Clone, Copy, Default)]
pub struct ViewState {
    bots: [u8; 3],
    open: Option<FactoryPlace>,
}

impl ViewState {
    fn loaded(self) -> impl Iterator<Item = (Bot, u8)> {
        Bot::ALL
            .into_iter()
            .map(move |bot| (bot, self.bots[bot as usize]))
    }

    fn earns(self) -> i64 {
        self.loaded()
            .map(|(bot, count)| bot.price() * i64::from(count))
            .sum()
    }
}

#[derive(Debug, Clone, Copy)]
pub enum ViewMessage {
    Load(Bot, u8),
    /// Opens a part of a factory, or closes it.
    Open(FactoryPlace),
}

impl HelperView for Game {
    type ViewState = ViewState;
    type ViewMessage = ViewMessage;

    fn turn(&self) -> String {
        let state = self.state();
        format!(
            "{:?}",
            (&state.step, state.day, state.turns, state.turn, &state.shop)
        )
    }

    fn seat_at_hand(&self) -> u8 {
        self.state().turn
    }

    fn presentation(&self, command: &Command) -> Presentation {
        let step = self.state().step;
        match command {
            Command::Continue {} | Command::FlipChip {} => Presentation::Main,
            Command::PriceIs { .. } if next_prices(self).is_some() => Presentation::Drawn,
            // Nothing is missing.
            Command::SetValue { .. }
                if step == Step::Values && self.state().unknown_values().next().is_none() =>
            {
                Presentation::Folded
            }
            Command::GiftWrapper { .. } | Command::FlightTester { .. } if step == Step::Make => {
                Presentation::Folded
            }
            Command::Ship { .. }
            | Command::BuyTile { .. }
            | Command::Complete { .. }
            | Command::BuyFork {}
            | Command::BuyTruck { .. }
            | Command::Demolish { .. } => Presentation::Drawn,
            Command::UseOveractive { .. }
            | Command::GiftWrapper { .. }
            | Command::FlightTester { .. } => Presentation::AtHand,
            Command::Reveal { .. }
            | Command::PriceIs { .. }
            | Command::FellOut {}
            | Command::EnterChip { .. }
            | Command::ArmandTakes { .. }
            | Command::SetValue { .. }
            | Command::CorrectMoney { .. }
            | Command::CorrectPrice { .. }
            | Command::CorrectStack { .. }
            | Command::ForgetWheel {} => Presentation::Plain,
        }
    }

    /// The step goes on, but something is usually entered in it first.
    fn main_exception(shown: &Shown<'_, Self>, command: &Command) -> Option<String> {
        let is_offered = |wanted: fn(&Command) -> bool| {
            shown
                .screen
                .offered()
                .iter()
                .any(|it| wanted(&it.offer.command))
        };
        // The commands of this step.
        let is_begun = |wanted: fn(&Command) -> bool| {
            let played = shown
                .table
                .newest_first()
                .map(|(_, played)| &played.command);
            played.take_while(|command| !ends_step(command)).any(wanted)
        };
        let (id, wanted): (&str, fn(&Command) -> bool) = match shown.game().state().step {
            Step::Run => ("me-run-without", |it| {
                matches!(
                    it,
                    Command::GiftWrapper { .. } | Command::FlightTester { .. }
                )
            }),
            Step::Refill => ("me-refill-without", |it| {
                matches!(it, Command::Reveal { .. })
            }),
            _ => return None,
        };
        (matches!(command, Command::Continue {}) && is_offered(wanted) && !is_begun(wanted))
            .then(|| shown.text(id))
    }

    fn is_routine(&self) -> bool {
        matches!(self.state().step, Step::Ship | Step::Shopping)
    }

    fn purse(&self, localizer: &Localizer) -> Option<String> {
        let state = self.state();
        let wallet = state
            .player(state.turn)
            .filter(|_| state.step == Step::Shopping)?
            .wallet;
        Some(format!(
            "{}: {}",
            localizer.text("me-wallet"),
            mechanica_text::money(localizer, wallet)
        ))
    }

    fn is_described_by_fact(command: &Command) -> bool {
        matches!(
            command,
            Command::BuyFork {}
                | Command::BuyTruck { .. }
                | Command::BuyTile { .. }
                | Command::Ship { .. }
        )
    }

    fn summary(&self, localizer: &Localizer) -> Vec<String> {
        let state = self.state();
        let args = Args::new()
            .number("day", state.day)
            .number("stack", state.stack)
            .count("shop", state.shop.len());
        let day = (state.day > 0).then(|| localizer.format("me-head-day", &args));
        let shop = (state.step != Step::SetUp).then(|| localizer.format("me-head-shop", &args));
        let end =
            (state.is_under_way() && state.stack == 0).then(|| localizer.text("me-head-last"));
        day.into_iter().chain(shop).chain(end).collect()
    }

    fn entries(&self) -> &'static [&'static str] {
        mechanica_text::entries(self)
    }

    fn word(&self, localizer: &Localizer, _: &Command, field: Field, value: &FieldValue) -> String {
        mechanica_text::word(localizer, self, field, value)
    }

    fn initial_number(&self, command: &Command) -> Option<InitialNumber> {
        let state = self.state();
        let number = match command {
            Command::CorrectMoney {
                seat,
                purse: Purse::Wallet,
                ..
            } => Some(state.player(*seat)?.wallet),
            Command::CorrectMoney {
                seat,
                purse: Purse::Vault,
                ..
            } => Some(state.player(*seat)?.vault),
            // The first two tiles are laid at the prices that the rules name.
            Command::Reveal { price, .. } if state.step == Step::SetUp => Some(*price),
            Command::SetValue { improvement, .. } => state.values.get(improvement).copied(),
            Command::Continue {}
            | Command::Reveal { .. }
            | Command::Ship { .. }
            | Command::BuyTile { .. }
            | Command::BuyFork {}
            | Command::BuyTruck { .. }
            | Command::Complete { .. }
            | Command::Demolish { .. }
            | Command::UseOveractive { .. }
            | Command::GiftWrapper { .. }
            | Command::FlightTester { .. }
            | Command::PriceIs { .. }
            | Command::FellOut {}
            | Command::FlipChip {}
            | Command::EnterChip { .. }
            | Command::ArmandTakes { .. }
            | Command::CorrectPrice { .. }
            | Command::CorrectStack { .. }
            | Command::ForgetWheel {} => None,
        };
        number.map(InitialNumber::Current)
    }

    fn note(&self, localizer: &Localizer, command: &Command) -> Option<String> {
        match command {
            Command::Reveal { improvement, .. } => {
                let worth = self.value_for_armand(*improvement)?;
                Some(localizer.format("me-worth", &Args::new().number("worth", worth)))
            }
            _ => None,
        }
    }

    fn missing(&self) -> usize {
        if self.state().step == Step::SetUp {
            FIRST_TILES.saturating_sub(self.state().shop.len())
        } else {
            0
        }
    }

    fn missing_label(&self, localizer: &Localizer, missing: usize) -> String {
        localizer.format("me-tiles-missing", &Args::new().count("missing", missing))
    }

    fn tapped(&self, own: &mut ViewState, tap: ViewMessage) -> bool {
        match tap {
            ViewMessage::Load(bot, count) => {
                own.bots[bot as usize] = count;
                false
            }
            ViewMessage::Open(place) => {
                own.open = Some(place).filter(|place| own.open != Some(*place));
                own.open.is_some()
            }
        }
    }

    fn prepared_commands(&self, own: &ViewState) -> Vec<Command> {
        let loaded = own
            .loaded()
            .filter(|(_, count)| *count > 0 && self.state().step == Step::Ship);
        loaded
            .map(|(bot, count)| Command::Ship { bot, count })
            .collect()
    }

    fn prepared_label(&self, localizer: &Localizer, own: &ViewState) -> String {
        let count: i64 = own.loaded().map(|(_, count)| i64::from(count)).sum();
        localizer.format(
            "me-ship-them",
            &Args::new()
                .number("count", count)
                .number("money", own.earns()),
        )
    }

    fn open_card(own: &ViewState) -> String {
        format!("{:?}", own.open)
    }

    fn closed(own: &mut ViewState) -> bool {
        own.open.take().is_some() || std::mem::take(own).bots != [0; 3]
    }

    fn middle<'a>(shown: &Shown<'a, Self>) -> Middle<'a, Self> {
        let state = shown.game().state();
        let mut parts = Parts::NONE;
        parts.across.extend(missing(shown));
        if shown.in_columns {
            parts.decisions.extend(open_part(shown));
        }
        match state.step {
            Step::End => parts.across.extend(end(shown)),
            Step::Ship => parts.decisions.extend(shipping(shown)),
            Step::Shopping => parts.decisions.push(shop(shown, shown.column)),
            Step::TurnShop { .. } => parts.decisions.extend(turned(shown)),
            Step::Make
            | Step::Run
            | Step::SetUp
            | Step::Refill
            | Step::Flip
            | Step::ArmandBuys { .. }
            | Step::DayEnd
            | Step::Values => {}
        }
        if matches!(state.step, Step::Ship | Step::Shopping | Step::Make) {
            parts.below.push(any_time(shown));
        }
        let is_entered = matches!(
            state.step,
            Step::SetUp
                | Step::TurnShop { .. }
                | Step::Refill
                | Step::Flip
                | Step::ArmandBuys { .. }
                | Step::DayEnd
        );
        if is_entered && !state.shop.is_empty() {
            parts.below.push(shop(shown, shown.column));
        }
        Middle::Step(parts)
    }

    fn context<'a>(shown: &Shown<'a, Self>, width: f32) -> Vec<Element<'a, Msg<Self>>> {
        let state = shown.game().state();
        let shop = || (!state.shop.is_empty()).then(|| shop(shown, width));
        match state.step {
            Step::Ship | Step::Make => factory(shown, state.turn, width)
                .into_iter()
                .chain(shop())
                .collect(),
            Step::Shopping => factory(shown, state.turn, width).into_iter().collect(),
            Step::Run => state
                .factories()
                .filter_map(|seat| factory(shown, seat, width))
                .chain(shop())
                .collect(),
            Step::SetUp
            | Step::TurnShop { .. }
            | Step::Refill
            | Step::Flip
            | Step::ArmandBuys { .. }
            | Step::DayEnd
            | Step::Values
            | Step::End => Vec::new(),
        }
    }

    fn player_panels<'a>(shown: &Shown<'a, Self>) -> Vec<Element<'a, Msg<Self>>> {
        let state = shown.game().state();
        let seats = (0_u8..)
            .zip(&state.players)
            .zip(shown.game().current_scores());
        seats
            .map(|((seat, player), standing)| ledger(shown, seat, player, standing))
            .collect()
    }
}

/// The next tile of the turned shop, with its possible prices.
fn turned<'a>(shown: &Shown<'a, Game>) -> Option<Element<'a, Msg<Game>>> {
    let (game, localizer) = (shown.game(), shown.localizer);
    let tile = game.state().shop.first()?;
    let prices = next_prices(game)?.map(|price| {
        let command = Command::PriceIs { price };
        let words = game.describe_command(localizer, &command);
        let press = shown.play(command);
        container(short_button(
            format!("do-price-is-{price}"),
            numbers::plain(price),
            words,
            press,
        ))
        .width(size::TARGET)
        .into()
    });
    let args = Args::new()
        .text(
            "tile",
            mechanica_text::improvement(localizer, tile.improvement),
        )
        .number("price", tile.price);
    let title = localizer.format("me-turned", &args);
    Some(named(
        form::form_id(&Command::PriceIs { price: 0 }),
        section(title, [choices(prices)]),
    ))
}

/// Solo: what is missing to beat ARMAND-0.
fn missing<'a>(shown: &Shown<'a, Game>) -> Option<Element<'a, Msg<Game>>> {
    if !shown.game().state().is_under_way() {
        return None;
    }
    let missing = shown.game().points_to_win()?;
    let id = if missing > 0 {
        "me-here-missing"
    } else {
        "me-here-ahead"
    };
    let words = shown
        .localizer
        .format(id, &mechanica_text::missing(shown.game(), missing));
    Some(named("missing", panel(text(Type::Title, words))))
}

/// What the trucks deliver: bots per model, and what they earn.
fn shipping<'a>(shown: &Shown<'a, Game>) -> Option<Element<'a, Msg<Game>>> {
    let state = shown.game().state();
    let player = state.player(state.turn)?;
    let left = player.capacity().saturating_sub(player.shipped);
    let loaded = shown.screen.own.bots;
    let full: u8 = loaded
        .iter()
        .fold(0, |sum, count| sum.saturating_add(*count));
    let models = Bot::ALL.into_iter().map(|bot| {
        let count = loaded[bot as usize];
        let name = mechanica_text::bot(shown.localizer, bot);
        let load = move |count: u8| Message::Tapped(ViewMessage::Load(bot, count));
        let most = left.saturating_sub(full).saturating_add(count);
        let number = Stepper {
            note: Some(
                shown
                    .localizer
                    .format("me-each", &Args::new().number("money", bot.price())),
            ),
            less: count.checked_sub(1).map(load),
            more: (full < left).then(|| load(count + 1)),
            ..Stepper::new(
                shown.localizer,
                format!("ship-{bot:?}").to_lowercase(),
                name,
                count.to_string(),
            )
        };
        stepper(number.typed(move |to| u8::try_from(to).ok().filter(|to| *to <= most).map(load)))
    });
    let room = Args::new().number("left", left.saturating_sub(full));
    let room = quiet(Type::Small, shown.localizer.format("me-room-left", &room));
    let earns = fact(
        shown.text("me-earns"),
        numbers::plain(shown.screen.own.earns()),
    );
    let parts = models.chain([earns, room]);
    Some(named(
        "form-ship",
        section(shown.text("me-shipping"), parts),
    ))
}

fn truck_and_room(localizer: &Localizer, truck: Truck) -> String {
    localizer.format(
        "me-truck-holds",
        &Args::new()
            .text("truck", mechanica_text::truck(localizer, truck))
            .number("holds", truck.capacity()),
    )
}

fn any_time<'a>(shown: &Shown<'a, Game>) -> Element<'a, Msg<Game>> {
    let (state, localizer) = (shown.game().state(), shown.localizer);
    let blueprints = (0..2_usize).map(|blueprint| {
        let done: Vec<String> = state
            .players
            .iter()
            .filter(|it| it.completed.get(blueprint) == Some(&true))
            .map(|it| it.name.clone())
            .collect();
        let number = Args::new().count("blueprint", blueprint + 1);
        let words = match (
            state.payouts.get(blueprint).copied().flatten(),
            done.is_empty(),
        ) {
            (_, false) => localizer.format(
                "me-blueprint-done",
                &number.text("names", localizer.list(&done)),
            ),
            (Some(payout), true) => {
                localizer.format("me-blueprint-pays", &number.number("payout", payout))
            }
            (None, true) => localizer.format("me-blueprint-open", &number),
        };
        chip((
            if done.is_empty() {
                Icon::Open
            } else {
                Icon::Met
            },
            words,
        ))
    });
    let rotated = state
        .rotated
        .then(|| quiet(Type::Small, shown.text("me-rotated")));
    let supply = Args::new()
        .number("forks", state.forks)
        .number("big", state.big_trucks)
        .number("huge", state.huge_trucks);
    let supply = quiet(Type::Small, localizer.format("me-supply", &supply));
    let parts = std::iter::once(facts(blueprints))
        .chain(rotated)
        .chain([supply])
        .chain(form::rows(shown, |placed| {
            is_any_time(&placed.offer.command)
        }));
    named("any-time", section(shown.text("me-any-time"), parts))
}

/// Money in coins, tiles, trucks and total.
fn ledger<'a>(
    shown: &Shown<'a, Game>,
    seat: Seat,
    player: &Player,
    standing: CurrentScore,
) -> Element<'a, Msg<Game>> {
    let (state, localizer) = (shown.game().state(), shown.localizer);
    let armand = state.solo && seat == 1;
    let own_turn =
        matches!(state.step, Step::Ship | Step::Shopping | Step::Make) && state.turn == seat;
    let at_hand =
        own_turn || (armand && matches!(state.step, Step::Flip | Step::ArmandBuys { .. }));
    let head = ledger_head(
        shown,
        text(Type::Title, player.name.clone()),
        at_hand,
        standing.total,
    );
    let coins = |id: &str, sum: i64| {
        label_row(
            text(Type::Body, shown.text(id)),
            text(Type::Body, mechanica_text::money(localizer, sum)),
        )
    };
    let mut parts = vec![
        head,
        coins("me-wallet", player.wallet),
        coins("me-vault", player.vault),
    ];
    let mut tiles: BTreeMap<Improvement, usize> = BTreeMap::new();
    player
        .tiles
        .iter()
        .for_each(|&it| *tiles.entry(it).or_default() += 1);
    let tiles = tiles.into_iter().map(|(kind, count)| {
        let value = state.values.get(&kind).map_or_else(
            || localizer.text("me-unknown-value"),
            |value| numbers::plain(*value),
        );
        let args = Args::new()
            .text("tile", mechanica_text::improvement(localizer, kind))
            .count("count", count)
            .text("value", value);
        chip(localizer.format("me-tile-owned", &args))
    });
    let tiles: Vec<_> = tiles.collect();
    parts.push(if tiles.is_empty() {
        quiet(Type::Small, shown.text("me-no-tiles"))
    } else {
        facts(tiles)
    });
    if armand {
        parts.push(quiet(Type::Small, shown.text("me-six-times")));
    } else {
        parts.push(fact(
            shown.text("me-truck-room"),
            player.capacity().to_string(),
        ));
    }
    if standing.unknown_values > 0 {
        parts.push(quiet(
            Type::Small,
            localizer.format(
                "me-values-missing",
                &Args::new().count("unknown", standing.unknown_values),
            ),
        ));
    }
    named(
        format!("player-{seat}"),
        panel(Column::with_children(parts).spacing(size::SNUG)),
    )
}
