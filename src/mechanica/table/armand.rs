//! The turn of ARMAND-0 alone (rulebook, solo game).

use std::collections::BTreeSet;

use super::Game;
use super::decide::{money, turn_shop};
use super::fact::{Fact, Source};
use super::state::{Purse, State, Step};
use crate::dice;
use crate::play::Draft;

/// ARMAND-0's seat.
pub(super) const ARMAND: u8 = 1;
/// What the chip pays, and what he gets more for a purchase that he could not make on the cheap side.
const EXPENSIVE: i64 = 5;
const CHEAP: i64 = 1;
const NOTHING_BOUGHT: i64 = 4;
/// What he gets for a bot of an Overactive Fabricator.
const FOR_A_PLUS: i64 = 1;
const FOR_A_DELUXE: i64 = 5;
const CHIP: &str = "armand-chip";

/// Which tiles he may buy at that price, one of each kind.
pub(super) fn choices(state: &State, price: i64) -> Vec<u8> {
    let mut kinds = BTreeSet::new();
    let tiles = state.shop.iter().zip(0_u8..).filter(|(tile, _)| tile.price == price);
    tiles.filter(|(tile, _)| kinds.insert(tile.improvement)).map(|(_, index)| index).collect()
}

pub(super) fn flip(draft: &mut Draft<Game>, shown: Option<bool>) {
    let state = draft.game().state();
    let expensive = shown.unwrap_or_else(|| dice::roll(state.seed, CHIP, state.flips, 2) == 0);
    draft.emit(Fact::ArmandBegan {});
    draft.emit(Fact::Flipped { expensive, by_app: shown.is_none() });
    money(draft, ARMAND, Purse::Wallet, if expensive { EXPENSIVE } else { CHEAP }, Source::Chip);
    let state = draft.game().state();
    let prices = state.shop.iter().map(|tile| tile.price);
    let price = if expensive { prices.max() } else { prices.min() };
    let wallet = state.player(ARMAND).map_or(0, |it| it.wallet);
    let Some(price) = price.filter(|price| *price <= wallet) else {
        // On the expensive side he keeps the 5 and tries no other tile (ME-8).
        if !expensive {
            money(draft, ARMAND, Purse::Wallet, NOTHING_BOUGHT, Source::NoPurchase);
        }
        draft.emit(Fact::ArmandBuysNothing {});
        return end_turn(draft);
    };
    match &choices(state, price)[..] {
        [only] => take(draft, *only),
        // Of several the players choose (ME-9).
        _ => draft.emit(Fact::StepReached { step: Step::ArmandBuys { price } }),
    }
}

pub(super) fn take(draft: &mut Draft<Game>, tile: u8) {
    if let Some(&bought) = draft.game().state().shop.get(usize::from(tile)) {
        let (improvement, price) = (bought.improvement, bought.price);
        draft.emit(Fact::TileBought { seat: ARMAND, tile, improvement, price, kept: true });
    }
    end_turn(draft);
}

/// At the end of his turn he replaces the blueprints as usual and turns the shop.
fn end_turn(draft: &mut Draft<Game>) {
    replace_blueprints(draft);
    turn_shop(draft);
}

pub(super) fn replace_blueprints(draft: &mut Draft<Game>) {
    if draft.game().state().rotated {
        draft.emit(Fact::BlueprintsReplaced {});
    }
}

/// He is paid for each Overactive Fabricator that his rival uses.
pub(super) fn fined(draft: &mut Draft<Game>, deluxe: bool) {
    if draft.game().state().solo {
        let by = if deluxe { FOR_A_DELUXE } else { FOR_A_PLUS };
        money(draft, ARMAND, Purse::Vault, by, Source::OveractiveFabricator);
    }
}
