//! Applies facts to the state. Contains no rules and cannot fail.

use super::fact::Fact;
use super::state::{Improvement, Player, Purse, Seat, State, Step, Tile, Truck};

pub(super) fn apply(state: &mut State, fact: &Fact) {
    match *fact {
        Fact::StepReached { step } => state.step = step,
        Fact::DayBegan { day } => state.day = day,
        Fact::TurnBegan { seat } => {
            state.turn = seat;
            state.turns = state.turns.saturating_add(1);
            state.step = Step::Ship;
            change(state, seat, |player| {
                player.shipped = 0;
                player.completed = [false; 2];
                player.overactive_used = 0;
            });
        }
        Fact::Revealed { improvement, price } => {
            state.stack = state.stack.saturating_sub(1);
            *state.seen.entry(improvement).or_default() += 1;
            state.shop.push(Tile { improvement, price });
        }
        Fact::Shipped {
            seat, count, money, ..
        } => change(state, seat, |player| {
            player.wallet += money;
            player.shipped = player.shipped.saturating_add(count);
        }),
        Fact::TileBought {
            seat,
            tile,
            improvement,
            price,
            kept,
        } => {
            if usize::from(tile) < state.shop.len() {
                let _ = state.shop.remove(usize::from(tile));
            }
            change(state, seat, |player| {
                player.wallet -= price;
                player.tiles.extend(kept.then_some(improvement));
            });
        }
        Fact::ForkBought { seat, price } => {
            state.forks = state.forks.saturating_sub(1);
            change(state, seat, |player| player.wallet -= price);
        }
        Fact::TruckBought {
            seat,
            from,
            to,
            price,
        } => {
            change_supply(state, from, 1);
            change_supply(state, to, -1);
            change(state, seat, |player| {
                player.wallet -= price;
                if let Some(truck) = player.trucks.iter_mut().find(|truck| **truck == from) {
                    *truck = to;
                }
            });
        }
        Fact::Completed {
            seat,
            blueprint,
            payout,
        } => {
            state.rotated = true;
            if let Some(known) = state.payouts.get_mut(usize::from(blueprint)) {
                *known = Some(payout);
            }
            change(state, seat, |player| {
                player.vault += payout;
                if let Some(done) = player.completed.get_mut(usize::from(blueprint)) {
                    *done = true;
                }
            });
        }
        Fact::Demolished { seat, improvement } => change(state, seat, |player| {
            if let Some(at) = player.tiles.iter().position(|tile| *tile == improvement) {
                let _ = player.tiles.remove(at);
            }
            // One that was used goes before one that can still make a bot.
            if improvement == Improvement::OveractiveFabricator {
                player.overactive_used = player.overactive_used.saturating_sub(1);
            }
        }),
        Fact::OveractiveUsed { seat, .. } => change(state, seat, |player| {
            player.overactive_used = player.overactive_used.saturating_add(1);
        }),
        Fact::ArmandBuysNothing {} => {}
        Fact::MoneyMoved {
            seat, purse, to, ..
        } => change(state, seat, |player| match purse {
            Purse::Wallet => player.wallet = to,
            Purse::Vault => player.vault = to,
        }),
        Fact::WheelTold { from, to } => {
            let _ = state.wheel.insert(from, to);
        }
        Fact::TilePriced { to, .. } => {
            next_tile(state, |tile| Some(Tile { price: to, ..tile }));
        }
        Fact::TileFell { .. } => next_tile(state, |_| None),
        Fact::ArmandBegan {} => state.turn = 1,
        Fact::Flipped { by_app, .. } => state.flips += u64::from(by_app),
        Fact::BlueprintsReplaced {} => {
            state.rotated = false;
            state.payouts = [None; 2];
        }
        Fact::GameOver {} => state.step = Step::Values,
        Fact::ValueTold { improvement, to } => {
            let _ = state.values.insert(improvement, to);
        }
        Fact::PriceCorrected { tile, to, .. } => {
            if let Some(tile) = state.shop.get_mut(usize::from(tile)) {
                tile.price = to;
            }
        }
        Fact::StackCorrected { to, .. } => state.stack = to,
        Fact::WheelForgotten {} => state.wheel.clear(),
    }
}

/// Moves the first tile of the shop to the end, changed by `update`, or removes it.
fn next_tile(state: &mut State, update: impl FnOnce(Tile) -> Option<Tile>) {
    if !state.shop.is_empty() {
        let tile = state.shop.remove(0);
        state.shop.extend(update(tile));
    }
    if let Step::TurnShop { left } = &mut state.step {
        *left = left.saturating_sub(1);
    }
}

fn change_supply(state: &mut State, truck: Truck, by: i8) {
    match truck {
        Truck::Small => {}
        Truck::Big => state.big_trucks = state.big_trucks.saturating_add_signed(by),
        Truck::Huge => state.huge_trucks = state.huge_trucks.saturating_add_signed(by),
    }
}

fn change(state: &mut State, seat: Seat, change: impl FnOnce(&mut Player)) {
    if let Some(player) = state.players.get_mut(usize::from(seat)) {
        change(player);
    }
}
