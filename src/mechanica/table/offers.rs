//! What can be done now. The engine refuses by these offers and every button is enabled by them.

use super::armand;
use super::command::{Command, Field, Param};
use super::state::{Bot, Improvement, Player, Purse, Seat, State, Step, Truck};
use crate::play::Offer;

type Offers = Vec<Offer<Command>>;

/// What a fork costs (rulebook, Biforcazioni).
pub const FORK: i64 = 1;
/// The highest price, payout or value that may be entered.
pub(super) const HIGHEST: i64 = 40;
/// The most money that may be entered by hand.
const MOST_MONEY: i64 = 999;
/// The most coins that one improvement gives in one report.
const MOST_COINS: u8 = 9;
/// Tiles of each kind (rulebook, list of components), and in all.
const KIND: u8 = 3;
const ALL_TILES: u8 = 27;
/// The most tiles that may lie in the shop.
const SHOP: usize = 8;
/// The sections where the first two tiles lie; that of the others is told by the players.
const FIRST_PRICES: [i64; 2] = [7, 5];

/// Everything that can be done now.
pub(super) fn offers(state: &State) -> Offers {
    let mut offers = Vec::new();
    let go_on = || Offer::flow(Command::Continue {});
    match state.step {
        Step::SetUp | Step::Refill => {
            offers.push(go_on());
            offers.extend(reveal(state));
        }
        Step::Run | Step::DayEnd => offers.push(go_on()),
        Step::Ship => {
            offers.push(go_on());
            ship(state, &mut offers);
        }
        Step::Shopping => {
            offers.push(go_on());
            shopping(state, &mut offers);
        }
        Step::Make => {
            offers.push(go_on());
            if state.player(state.turn).is_some_and(|it| it.tiles.contains(&Improvement::OveractiveFabricator)) {
                offers.push(Offer::report(Command::UseOveractive { deluxe: false }).with(Field::deluxe, Param::flag()));
            }
        }
        Step::TurnShop { .. } => {
            // Prices fall as the wheel turns.
            let price = state.shop.first().map_or(0, |tile| tile.price);
            if price > 0 {
                offers.push(Offer::flow(Command::PriceIs { price: price - 1 }).with(Field::price, Param::number(0, price - 1)));
            }
            offers.push(Offer::flow(Command::FellOut {}));
        }
        Step::Flip => {
            offers.push(Offer::flow(Command::FlipChip {}));
            offers.push(Offer::flow(Command::EnterChip { expensive: true }).with(Field::expensive, Param::flag()));
        }
        Step::ArmandBuys { price } => {
            offers.extend(armand::choices(state, price).into_iter().map(|tile| Offer::flow(Command::ArmandTakes { tile })));
        }
        Step::Values if state.unknown().next().is_none() => offers.push(go_on()),
        Step::Values | Step::End => {}
    }
    if matches!(state.step, Step::Ship | Step::Shopping | Step::Make) {
        any_time(state, &mut offers);
    }
    if matches!(state.step, Step::Run | Step::Make) {
        coins(state, &mut offers);
    }
    if state.step != Step::End {
        tell(state, &mut offers);
    }
    offers
}

fn reveal(state: &State) -> Option<Offer<Command>> {
    let fresh = |it: &Improvement| state.seen.get(it).copied().unwrap_or_default() < KIND;
    let kinds: Vec<Improvement> = Improvement::ALL.into_iter().filter(fresh).collect();
    let improvement = *kinds.first().filter(|_| state.stack > 0 && state.shop.len() < SHOP)?;
    let free = FIRST_PRICES.into_iter().find(|price| state.shop.iter().all(|tile| tile.price != *price));
    let command = Command::Reveal { improvement, price: free.unwrap_or(FIRST_PRICES[0]) };
    Some(Offer::flow(command).with(Field::improvement, Param::one_of(kinds)).with(Field::price, Param::number(0, HIGHEST)))
}

/// Bots come out of the trucks, which hold so many (rulebook, spedire i robot).
fn ship(state: &State, offers: &mut Offers) {
    let left = state.player(state.turn).map_or(0, |player| player.capacity().saturating_sub(player.shipped));
    if left > 0 {
        let ship = |bot| Offer::report(Command::Ship { bot, count: 1 }).with(Field::count, Param::number(1, left));
        offers.extend(Bot::ALL.into_iter().map(ship));
    }
}

fn shopping(state: &State, offers: &mut Offers) {
    let wallet = state.player(state.turn).map_or(0, |player| player.wallet);
    let payable = state.shop.iter().zip(0_u8..).filter(|(tile, _)| tile.price <= wallet);
    offers.extend(
        payable.map(|(_, tile)| Offer::report(Command::BuyTile { tile, install: true }).with(Field::install, Param::flag())),
    );
}

/// Blueprints, forks, trucks and demolition: at any time of the own turn.
fn any_time(state: &State, offers: &mut Offers) {
    let Some(player) = state.player(state.turn) else { return };
    for (blueprint, done) in (0_u8..).zip(player.completed) {
        let known = state.payouts.get(usize::from(blueprint)).copied().flatten();
        let command = |payout| Command::Complete { blueprint, payout };
        match known {
            _ if done => {}
            Some(payout) => offers.push(Offer::report(command(payout))),
            None => offers.push(Offer::report(command(1)).with(Field::payout, Param::number(1, HIGHEST))),
        }
    }
    if state.forks > 0 && player.wallet >= FORK {
        offers.push(Offer::report(Command::BuyFork {}));
    }
    for (from, to) in [(Truck::Small, Truck::Big), (Truck::Small, Truck::Huge), (Truck::Big, Truck::Huge)] {
        let left = if to == Truck::Big { state.big_trucks } else { state.huge_trucks };
        let price = Truck::price(from, to).filter(|price| *price <= player.wallet);
        if left > 0 && price.is_some() && player.trucks.contains(&from) {
            offers.push(Offer::report(Command::BuyTruck { from, to }));
        }
    }
    let installed = Improvement::ALL.into_iter().filter(|it| player.tiles.contains(it));
    offers.extend(installed.map(|improvement| Offer::report(Command::Demolish { improvement })));
}

/// What the factories pay while they run.
fn coins(state: &State, offers: &mut Offers) {
    let has = |seat: Seat, it: Improvement| state.player(seat).is_some_and(|player: &Player| player.tiles.contains(&it));
    let count = || Param::number(1, MOST_COINS);
    for seat in state.factories() {
        if has(seat, Improvement::GiftWrapper) {
            offers.push(Offer::report(Command::GiftWrapper { seat, count: 1 }).with(Field::count, count()));
        }
        if has(seat, Improvement::FlightTester) {
            offers.push(Offer::report(Command::FlightTester { seat, count: 1 }).with(Field::count, count()));
        }
    }
}

fn tell(state: &State, offers: &mut Offers) {
    // Where values are all that is missing, telling them is what goes on.
    let role = if state.step == Step::Values { Offer::flow } else { Offer::report };
    let improvement = state.unknown().next().unwrap_or(Improvement::Upgrader);
    let kinds: Vec<Improvement> = match state.step {
        Step::Values if state.unknown().next().is_some() => state.unknown().collect(),
        _ => Improvement::ALL.to_vec(),
    };
    let value = role(Command::SetValue { improvement, to: 1 }).with(Field::improvement, Param::one_of(kinds));
    offers.push(value.with(Field::to, Param::number(0, HIGHEST)));
    let seats: Vec<Seat> = (0_u8..).zip(&state.players).map(|(seat, _)| seat).collect();
    let money = Command::CorrectMoney { seat: 0, purse: Purse::Wallet, to: 0 };
    let money = Offer::correct(money).with(Field::seat, Param::one_of(seats));
    let money = money.with(Field::purse, Param::one_of([Purse::Wallet, Purse::Vault]));
    offers.push(money.with(Field::to, Param::number(0, MOST_MONEY)));
    // While a price is being chosen by, it stands still.
    if state.under_way() && !matches!(state.step, Step::TurnShop { .. } | Step::ArmandBuys { .. }) {
        offers.extend(state.shop.iter().zip(0_u8..).map(|(tile, index)| {
            let command = Command::CorrectPrice { tile: index, to: tile.price };
            Offer::correct(command).with(Field::to, Param::number(0, HIGHEST))
        }));
        // What came out of the stack is not in it any more.
        let most = state.seen.values().fold(ALL_TILES, |left, seen| left.saturating_sub(*seen));
        let stack = Command::CorrectStack { to: state.stack.min(most) };
        offers.push(Offer::correct(stack).with(Field::to, Param::number(0, most)));
        if !state.wheel.is_empty() {
            offers.push(Offer::correct(Command::ForgetWheel {}));
        }
    }
}
