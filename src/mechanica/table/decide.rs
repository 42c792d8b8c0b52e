//! All the rules: what a command brings about.

use super::Game;
use super::armand;
use super::command::Command;
use super::fact::{Fact, Source};
use super::offers::FORK;
use super::state::{Purse, Seat, Step, Truck};
use crate::play::{Decision, Draft};

/// What a command inside the offers brings about.
pub(super) fn decide(game: &Game, command: &Command) -> Decision<Game> {
    let mut draft = Draft::new(game);
    carry_out(&mut draft, command);
    // Alone, the game is over at once when no improvement is left.
    let state = draft.game().state();
    if state.solo && state.under_way() && state.tiles_left() == 0 {
        draft.emit(Fact::GameOver {});
    }

    draft.finish()
}

fn carry_out(draft: &mut Draft<Game>, command: &Command) {
    let state = draft.game().state().clone();
    let seat = state.turn;
    match command {
        Command::Continue {} => go_on(draft),
        Command::Reveal { improvement, price } => draft.emit(Fact::Revealed { improvement: *improvement, price: *price }),
        Command::Ship { bot, count } => {
            let money = bot.earns() * i64::from(*count);
            draft.emit(Fact::Shipped { seat, bot: *bot, count: *count, money });
        }
        Command::BuyTile { tile, install } => {
            if let Some(bought) = state.shop.get(usize::from(*tile)) {
                let (improvement, price) = (bought.improvement, bought.price);
                draft.emit(Fact::TileBought { seat, tile: *tile, improvement, price, kept: *install });
            }
        }
        Command::BuyFork {} => draft.emit(Fact::ForkBought { seat, price: FORK }),
        Command::BuyTruck { from, to } => {
            let price = Truck::price(*from, *to).unwrap_or_default();
            draft.emit(Fact::TruckBought { seat, from: *from, to: *to, price });
        }
        Command::Complete { blueprint, payout } => {
            draft.emit(Fact::Completed { seat, blueprint: *blueprint, payout: *payout });
        }
        Command::Demolish { improvement } => draft.emit(Fact::Demolished { seat, improvement: *improvement }),
        Command::UseOveractive { deluxe } => {
            draft.emit(Fact::OveractiveUsed { seat, deluxe: *deluxe });
            armand::fined(draft, *deluxe);
        }
        Command::GiftWrapper { seat, count } => money(draft, *seat, Purse::Vault, i64::from(*count), Source::GiftWrapper),
        Command::FlightTester { seat, count } => money(draft, *seat, Purse::Wallet, i64::from(*count), Source::FlightTester),
        Command::PriceIs { price } => told(draft, Some(*price)),
        Command::FellOut {} => told(draft, None),
        Command::FlipChip {} => armand::flip(draft, None),
        Command::EnterChip { expensive } => armand::flip(draft, Some(*expensive)),
        Command::ArmandTakes { tile } => armand::take(draft, *tile),
        Command::SetValue { improvement, to } => draft.emit(Fact::ValueTold { improvement: *improvement, to: *to }),
        Command::CorrectMoney { seat, purse, to } => {
            let from = purse_of(draft, *seat, *purse);
            draft.emit(Fact::MoneyMoved { seat: *seat, purse: *purse, from, to: *to, source: Source::Correction });
        }
        Command::CorrectPrice { tile, to } => {
            if let Some(found) = state.shop.get(usize::from(*tile)) {
                let (improvement, from) = (found.improvement, found.price);
                draft.emit(Fact::PriceCorrected { tile: *tile, improvement, from, to: *to });
            }
        }
        Command::CorrectStack { to } => draft.emit(Fact::StackCorrected { from: state.stack, to: *to }),
        Command::ForgetWheel {} => draft.emit(Fact::WheelForgotten {}),
    }
}

fn purse_of(draft: &Draft<Game>, seat: Seat, purse: Purse) -> i64 {
    draft.game().state().player(seat).map_or(0, |player| match purse {
        Purse::Wallet => player.wallet,
        Purse::Vault => player.vault,
    })
}

pub(super) fn money(draft: &mut Draft<Game>, seat: Seat, purse: Purse, by: i64, source: Source) {
    let from = purse_of(draft, seat, purse);
    draft.emit(Fact::MoneyMoved { seat, purse, from, to: from.saturating_add(by), source });
}

fn reach(draft: &mut Draft<Game>, step: Step) {
    draft.emit(Fact::StepReached { step });
}

/// The turn: ship, buy, make, turn the shop; after the last player ARMAND-0, then all factories run.
fn go_on(draft: &mut Draft<Game>) {
    let state = draft.game().state();
    let (day, seat, factories) = (state.day, state.turn, state.factories().count());
    match state.step {
        Step::SetUp => reach(draft, Step::Run),
        Step::Run => {
            draft.emit(Fact::DayBegan { day: day + 1 });
            draft.emit(Fact::TurnBegan { seat: 0 });
        }
        Step::Ship => reach(draft, Step::Shopping),
        Step::Shopping => reach(draft, Step::Make),
        Step::Make => turn_shop(draft),
        Step::Refill if state.solo && state.turn == armand::ARMAND => reach(draft, Step::Run),
        Step::Refill if state.solo => reach(draft, Step::Flip),
        Step::Refill if usize::from(seat) + 1 < factories => draft.emit(Fact::TurnBegan { seat: seat + 1 }),
        Step::Refill => reach(draft, Step::DayEnd),
        Step::DayEnd if state.tiles_left() == 0 => draft.emit(Fact::GameOver {}),
        Step::DayEnd => {
            armand::replace_blueprints(draft);
            reach(draft, Step::Run);
        }
        Step::Values => reach(draft, Step::End),
        Step::TurnShop { .. } | Step::Flip | Step::ArmandBuys { .. } | Step::End => {}
    }
}

/// Every tile moves on; what its price becomes is told once and remembered.
pub(super) fn turn_shop(draft: &mut Draft<Game>) {
    let left = u8::try_from(draft.game().state().shop.len()).unwrap_or(u8::MAX);
    reach(draft, Step::TurnShop { left });
    price_tiles(draft);
}

fn told(draft: &mut Draft<Game>, to: Option<i64>) {
    if let Some(tile) = draft.game().state().shop.first() {
        draft.emit(Fact::WheelTold { from: tile.price, to });
    }
    price_tiles(draft);
}

/// Prices that are known are set; the first that is not is asked.
fn price_tiles(draft: &mut Draft<Game>) {
    while let Step::TurnShop { left: 1.. } = draft.game().state().step {
        let state = draft.game().state();
        let Some(&tile) = state.shop.first() else { break };
        let (improvement, from) = (tile.improvement, tile.price);
        match state.wheel.get(&from) {
            None => return,
            Some(&Some(to)) => draft.emit(Fact::TilePriced { improvement, from, to }),
            Some(None) => draft.emit(Fact::TileFell { improvement }),
        }
    }
    reach(draft, Step::Refill);
}
