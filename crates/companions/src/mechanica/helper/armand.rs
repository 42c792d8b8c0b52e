//! The turn of ARMAND-0 (rulebook, solo game).

use std::collections::BTreeSet;

use super::Game;
use super::decide::{gain_money, turn_shop};
use super::fact::{Fact, MoneySource};
use super::state::{Purse, State, Step};
use base::dice;
use base::play::DecisionBuilder;

/// ARMAND-0's seat.
pub(super) const ARMAND: u8 = 1;
/// Money from the chip, and compensation for a purchase that he could not make on the cheap side.
const EXPENSIVE: i64 = 5;
const CHEAP: i64 = 1;
const NOTHING_BOUGHT: i64 = 4;
/// Money for a bot from an Overactive Fabricator.
const FOR_PLUS: i64 = 1;
const FOR_DELUXE: i64 = 5;
const CHIP: &str = "armand-chip";

/// The indices of the tiles that he may buy at that price, one of each kind.
pub(super) fn choices(state: &State, price: i64) -> Vec<u8> {
    let mut kinds = BTreeSet::new();
    let tiles = state
        .shop
        .iter()
        .zip(0_u8..)
        .filter(|(tile, _)| tile.price == price);
    tiles
        .filter(|(tile, _)| kinds.insert(tile.improvement))
        .map(|(_, index)| index)
        .collect()
}

pub(super) fn flip_chip(draft: &mut DecisionBuilder<Game>, shown: Option<bool>) {
    let state = draft.game().state();
    let expensive = shown.unwrap_or_else(|| dice::roll(state.seed, CHIP, state.flips, 2) == 0);
    draft.emit(Fact::ArmandBegan {});
    draft.emit(Fact::Flipped {
        expensive,
        by_app: shown.is_none(),
    });
    gain_money(
        draft,
        ARMAND,
        Purse::Wallet,
        if expensive { EXPENSIVE } else { CHEAP },
        MoneySource::Chip,
    );
    let state = draft.game().state();
    let prices = state.shop.iter().map(|tile| tile.price);
    let price = if expensive {
        prices.max()
    } else {
        prices.min()
    };
    let wallet = state.player(ARMAND).map_or(0, |it| it.wallet);
    let Some(price) = price.filter(|price| *price <= wallet) else {
        // On the expensive side he keeps the 5 and tries no other tile (ME-8).
        if !expensive {
            gain_money(
                draft,
                ARMAND,
                Purse::Wallet,
                NOTHING_BOUGHT,
                MoneySource::NoPurchase,
            );
        }
        draft.emit(Fact::ArmandBuysNothing {});
        return end_turn(draft);
    };
    match &choices(state, price)[..] {
        [only] => buy(draft, *only),
        // Among several the players choose (ME-9).
        _ => draft.emit(Fact::StepReached {
            step: Step::ArmandBuys { price },
        }),
    }
}

pub(super) fn buy(draft: &mut DecisionBuilder<Game>, tile: u8) {
    if let Some(&bought) = draft.game().state().shop.get(usize::from(tile)) {
        let (improvement, price) = (bought.improvement, bought.price);
        draft.emit(Fact::TileBought {
            seat: ARMAND,
            tile,
            improvement,
            price,
            kept: true,
        });
    }
    end_turn(draft);
}

fn end_turn(draft: &mut DecisionBuilder<Game>) {
    replace_blueprints(draft);
    turn_shop(draft);
}

pub(super) fn replace_blueprints(draft: &mut DecisionBuilder<Game>) {
    if draft.game().state().rotated {
        draft.emit(Fact::BlueprintsReplaced {});
    }
}

/// He is paid for each Overactive Fabricator that his opponent uses.
pub(super) fn pay_fine(draft: &mut DecisionBuilder<Game>, deluxe: bool) {
    if draft.game().state().solo {
        let by = if deluxe { FOR_DELUXE } else { FOR_PLUS };
        gain_money(
            draft,
            ARMAND,
            Purse::Vault,
            by,
            MoneySource::OveractiveFabricator,
        );
    }
}
