//! The commands that are possible now: the engine accepts no others, and buttons are enabled by them.

use super::armand;
use super::command::{Command, Field, Param};
use super::state::{Bot, Improvement, Player, Purse, Seat, State, Step, Truck};
use base::play::Offer;

type Offers = Vec<Offer<Command>>;

/// The price of a fork (rulebook, Biforcazioni).
pub const FORK_PRICE: i64 = 1;
/// The maximum price, payout or value that may be entered.
pub(super) const HIGHEST: i64 = 40;
/// The maximum of corrected money.
const MOST_MONEY: i64 = 999;
/// The maximum of coins from one improvement in one report.
const MOST_COINS: u8 = 9;
/// Tiles of each kind (rulebook, list of components), and in all.
const KIND: u8 = 3;
const ALL_TILES: u8 = 27;
/// The maximum number of tiles in the shop.
const SHOP: usize = 8;
/// The prices of the first two tiles; the players enter the others.
const FIRST_PRICES: [i64; 2] = [7, 5];

pub(super) fn offers(state: &State) -> Offers {
    let mut offers = Vec::new();
    let values_known = state.step == Step::Values && state.unknown_values().next().is_none();
    if values_known
        || matches!(
            state.step,
            Step::SetUp
                | Step::Run
                | Step::Ship
                | Step::Shopping
                | Step::Make
                | Step::Refill
                | Step::DayEnd
        )
    {
        offers.push(Offer::flow(Command::Continue {}));
    }
    match state.step {
        Step::SetUp | Step::Refill => offers.extend(reveal(state)),
        Step::Ship => ship(state, &mut offers),
        Step::Shopping => shopping(state, &mut offers),
        Step::Make => {
            if state
                .player(state.turn)
                .is_some_and(|it| it.overactive_left() > 0)
            {
                offers.push(
                    Offer::report(Command::UseOveractive { deluxe: false })
                        .with(Field::deluxe, Param::flag()),
                );
            }
        }
        Step::TurnShop { .. } => {
            // Prices fall as the wheel turns.
            let price = state.shop.first().map_or(0, |tile| tile.price);
            if price > 0 {
                offers.push(
                    Offer::flow(Command::PriceIs { price: price - 1 })
                        .with(Field::price, Param::number(0, price - 1)),
                );
            }
            offers.push(Offer::flow(Command::FellOut {}));
        }
        Step::Flip => {
            offers.push(Offer::flow(Command::FlipChip {}));
            offers.push(
                Offer::flow(Command::EnterChip { expensive: true })
                    .with(Field::expensive, Param::flag()),
            );
        }
        Step::ArmandBuys { price } => {
            offers.extend(
                armand::choices(state, price)
                    .into_iter()
                    .map(|tile| Offer::flow(Command::ArmandTakes { tile })),
            );
        }
        Step::Run | Step::DayEnd | Step::Values | Step::End => {}
    }
    if matches!(state.step, Step::Ship | Step::Shopping | Step::Make) {
        any_time(state, &mut offers);
    }
    if matches!(state.step, Step::Run | Step::Make) {
        coins(state, &mut offers);
    }
    if state.step != Step::End {
        values_and_corrections(state, &mut offers);
    }
    offers
}

fn reveal(state: &State) -> Option<Offer<Command>> {
    let fresh = |it: &Improvement| state.seen.get(it).copied().unwrap_or_default() < KIND;
    let kinds: Vec<Improvement> = Improvement::ALL.into_iter().filter(fresh).collect();
    let improvement = *kinds
        .first()
        .filter(|_| state.stack > 0 && state.shop.len() < SHOP)?;
    let free = FIRST_PRICES
        .into_iter()
        .find(|price| state.shop.iter().all(|tile| tile.price != *price));
    let command = Command::Reveal {
        improvement,
        price: free.unwrap_or(FIRST_PRICES[0]),
    };
    Some(
        Offer::flow(command)
            .with(Field::improvement, Param::one_of(kinds))
            .with(Field::price, Param::number(0, HIGHEST)),
    )
}

/// The trucks limit the number of bots (rulebook, spedire i robot).
fn ship(state: &State, offers: &mut Offers) {
    let left = state
        .player(state.turn)
        .map_or(0, |player| player.capacity().saturating_sub(player.shipped));
    if left > 0 {
        let ship = |bot| {
            Offer::report(Command::Ship { bot, count: 1 })
                .with(Field::count, Param::number(1, left))
        };
        offers.extend(Bot::ALL.into_iter().map(ship));
    }
}

fn shopping(state: &State, offers: &mut Offers) {
    let wallet = state.player(state.turn).map_or(0, |player| player.wallet);
    let payable = state
        .shop
        .iter()
        .zip(0_u8..)
        .filter(|(tile, _)| tile.price <= wallet);
    offers.extend(payable.map(|(_, tile)| {
        Offer::report(Command::BuyTile {
            tile,
            install: true,
        })
        .with(Field::install, Param::flag())
    }));
}

/// Blueprints, forks, trucks and demolition: at any time of a player's own turn.
fn any_time(state: &State, offers: &mut Offers) {
    let Some(player) = state.player(state.turn) else {
        return;
    };
    for (blueprint, done) in (0_u8..).zip(player.completed) {
        if done {
            continue;
        }
        offers.push(
            match state.payouts.get(usize::from(blueprint)).copied().flatten() {
                Some(payout) => Offer::report(Command::Complete { blueprint, payout }),
                None => Offer::report(Command::Complete {
                    blueprint,
                    payout: 1,
                })
                .with(Field::payout, Param::number(1, HIGHEST)),
            },
        );
    }
    if state.forks > 0 && player.wallet >= FORK_PRICE {
        offers.push(Offer::report(Command::BuyFork {}));
    }
    for (from, to) in [
        (Truck::Small, Truck::Big),
        (Truck::Small, Truck::Huge),
        (Truck::Big, Truck::Huge),
    ] {
        let left = if to == Truck::Big {
            state.big_trucks
        } else {
            state.huge_trucks
        };
        let price = Truck::price(from, to).filter(|price| *price <= player.wallet);
        if left > 0 && price.is_some() && player.trucks.contains(&from) {
            offers.push(Offer::report(Command::BuyTruck { from, to }));
        }
    }
    let installed = Improvement::ALL
        .into_iter()
        .filter(|it| player.tiles.contains(it));
    offers.extend(installed.map(|improvement| Offer::report(Command::Demolish { improvement })));
}

/// Payments by improvements while the factories run.
fn coins(state: &State, offers: &mut Offers) {
    let has = |seat: Seat, it: Improvement| {
        state
            .player(seat)
            .is_some_and(|player: &Player| player.tiles.contains(&it))
    };
    let count = || Param::number(1, MOST_COINS);
    for seat in state.factories() {
        if has(seat, Improvement::GiftWrapper) {
            offers.push(
                Offer::report(Command::GiftWrapper { seat, count: 1 }).with(Field::count, count()),
            );
        }
        if has(seat, Improvement::FlightTester) {
            offers.push(
                Offer::report(Command::FlightTester { seat, count: 1 }).with(Field::count, count()),
            );
        }
    }
}

fn values_and_corrections(state: &State, offers: &mut Offers) {
    // At the end, entering the missing values continues the game.
    let role = if state.step == Step::Values {
        Offer::flow
    } else {
        Offer::report
    };
    let improvement = state
        .unknown_values()
        .next()
        .unwrap_or(Improvement::Upgrader);
    let kinds: Vec<Improvement> = match state.step {
        Step::Values if state.unknown_values().next().is_some() => state.unknown_values().collect(),
        _ => Improvement::ALL.to_vec(),
    };
    let value = role(Command::SetValue { improvement, to: 1 })
        .with(Field::improvement, Param::one_of(kinds));
    offers.push(value.with(Field::to, Param::number(0, HIGHEST)));
    let seats = (0_u8..).zip(&state.players).map(|(seat, _)| seat);
    let money = Offer::correct(Command::CorrectMoney {
        seat: 0,
        purse: Purse::Wallet,
        to: 0,
    })
    .with(Field::seat, Param::one_of(seats))
    .with(Field::purse, Param::one_of([Purse::Wallet, Purse::Vault]));
    offers.push(money.with(Field::to, Param::number(0, MOST_MONEY)));
    // No corrections while a choice depends on the prices.
    if state.is_under_way()
        && !matches!(state.step, Step::TurnShop { .. } | Step::ArmandBuys { .. })
    {
        offers.extend(state.shop.iter().zip(0_u8..).map(|(tile, index)| {
            let command = Command::CorrectPrice {
                tile: index,
                to: tile.price,
            };
            Offer::correct(command).with(Field::to, Param::number(0, HIGHEST))
        }));
        // Tiles that were revealed are no longer in the stack.
        let most = state
            .seen
            .values()
            .fold(ALL_TILES, |left, seen| left.saturating_sub(*seen));
        let stack = Command::CorrectStack {
            to: state.stack.min(most),
        };
        offers.push(Offer::correct(stack).with(Field::to, Param::number(0, most)));
        if !state.wheel.is_empty() {
            offers.push(Offer::correct(Command::ForgetWheel {}));
        }
    }
}
