//! The rules: the consequences of a command.

use super::Game;
use super::armand;
use super::command::Command;
use super::fact::{Fact, MoneySource};
use super::offers::FORK_PRICE;
use super::state::{Purse, Seat, Step, Truck};
use base::play::{Decision, DecisionBuilder};

/// The consequences of an offered command.
pub(super) fn decide(game: &Game, command: &Command) -> Decision<Game> {
    let mut draft = DecisionBuilder::new(game);
    carry_out(&mut draft, command);
    // A solo game ends at once when no improvement is left.
    let state = draft.game().state();
    if state.solo && state.is_under_way() && state.tiles_left() == 0 {
        draft.emit(Fact::GameOver {});
    }

    draft.finish()
}

fn carry_out(draft: &mut DecisionBuilder<Game>, command: &Command) {
    let state = draft.game().state().clone();
    let seat = state.turn;
    match *command {
        Command::Continue {} => continue_turn(draft),
        Command::Reveal { improvement, price } => draft.emit(Fact::Revealed { improvement, price }),
        Command::Ship { bot, count } => {
            let money = bot.price() * i64::from(count);
            draft.emit(Fact::Shipped {
                seat,
                bot,
                count,
                money,
            });
        }
        Command::BuyTile { tile, install } => {
            if let Some(bought) = state.shop.get(usize::from(tile)) {
                let (improvement, price) = (bought.improvement, bought.price);
                draft.emit(Fact::TileBought {
                    seat,
                    tile,
                    improvement,
                    price,
                    kept: install,
                });
            }
        }
        Command::BuyFork {} => draft.emit(Fact::ForkBought {
            seat,
            price: FORK_PRICE,
        }),
        Command::BuyTruck { from, to } => {
            let price = Truck::price(from, to).unwrap_or_default();
            draft.emit(Fact::TruckBought {
                seat,
                from,
                to,
                price,
            });
        }
        Command::Complete { blueprint, payout } => {
            draft.emit(Fact::Completed {
                seat,
                blueprint,
                payout,
            });
        }
        Command::Demolish { improvement } => draft.emit(Fact::Demolished { seat, improvement }),
        Command::UseOveractive { deluxe } => {
            draft.emit(Fact::OveractiveUsed { seat, deluxe });
            armand::pay_fine(draft, deluxe);
        }
        Command::GiftWrapper { seat, count } => gain_money(
            draft,
            seat,
            Purse::Vault,
            i64::from(count),
            MoneySource::GiftWrapper,
        ),
        Command::FlightTester { seat, count } => {
            gain_money(
                draft,
                seat,
                Purse::Wallet,
                i64::from(count),
                MoneySource::FlightTester,
            );
        }
        Command::PriceIs { price } => set_wheel_price(draft, Some(price)),
        Command::FellOut {} => set_wheel_price(draft, None),
        Command::FlipChip {} => armand::flip_chip(draft, None),
        Command::EnterChip { expensive } => armand::flip_chip(draft, Some(expensive)),
        Command::ArmandTakes { tile } => armand::buy(draft, tile),
        Command::SetValue { improvement, to } => draft.emit(Fact::ValueTold { improvement, to }),
        Command::CorrectMoney { seat, purse, to } => {
            let from = money_in(draft, seat, purse);
            draft.emit(Fact::MoneyMoved {
                seat,
                purse,
                from,
                to,
                source: MoneySource::Correction,
            });
        }
        Command::CorrectPrice { tile, to } => {
            if let Some(found) = state.shop.get(usize::from(tile)) {
                let (improvement, from) = (found.improvement, found.price);
                draft.emit(Fact::PriceCorrected {
                    tile,
                    improvement,
                    from,
                    to,
                });
            }
        }
        Command::CorrectStack { to } => draft.emit(Fact::StackCorrected {
            from: state.stack,
            to,
        }),
        Command::ForgetWheel {} => draft.emit(Fact::WheelForgotten {}),
    }
}

fn money_in(draft: &DecisionBuilder<Game>, seat: Seat, purse: Purse) -> i64 {
    draft
        .game()
        .state()
        .player(seat)
        .map_or(0, |player| match purse {
            Purse::Wallet => player.wallet,
            Purse::Vault => player.vault,
        })
}

pub(super) fn gain_money(
    draft: &mut DecisionBuilder<Game>,
    seat: Seat,
    purse: Purse,
    by: i64,
    source: MoneySource,
) {
    let from = money_in(draft, seat, purse);
    draft.emit(Fact::MoneyMoved {
        seat,
        purse,
        from,
        to: from.saturating_add(by),
        source,
    });
}

fn reach(draft: &mut DecisionBuilder<Game>, step: Step) {
    draft.emit(Fact::StepReached { step });
}

/// Continues the turn: ship, buy, make, turn the shop; ARMAND-0 follows the last player; then all factories run.
fn continue_turn(draft: &mut DecisionBuilder<Game>) {
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
        Step::Refill if usize::from(seat) + 1 < factories => {
            draft.emit(Fact::TurnBegan { seat: seat + 1 });
        }
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

/// Every tile moves on. The players enter a new price once; it is remembered.
pub(super) fn turn_shop(draft: &mut DecisionBuilder<Game>) {
    let left = u8::try_from(draft.game().state().shop.len()).unwrap_or(u8::MAX);
    reach(draft, Step::TurnShop { left });
    price_tiles(draft);
}

fn set_wheel_price(draft: &mut DecisionBuilder<Game>, to: Option<i64>) {
    if let Some(tile) = draft.game().state().shop.first() {
        draft.emit(Fact::WheelTold {
            from: tile.price,
            to,
        });
    }
    price_tiles(draft);
}

/// Sets the known prices and stops at the first unknown one.
fn price_tiles(draft: &mut DecisionBuilder<Game>) {
    while let Step::TurnShop { left: 1.. } = draft.game().state().step {
        let state = draft.game().state();
        let Some(&tile) = state.shop.first() else {
            break;
        };
        let (improvement, from) = (tile.improvement, tile.price);
        match state.wheel.get(&from) {
            None => return,
            Some(&Some(to)) => draft.emit(Fact::TilePriced {
                improvement,
                from,
                to,
            }),
            Some(None) => draft.emit(Fact::TileFell { improvement }),
        }
    }
    reach(draft, Step::Refill);
}
