//! Applies facts to the state. Contains no rules and cannot fail.

use super::fact::Fact;
use super::state::{Player, Seat, State, Step};

pub(super) fn apply(state: &mut State, fact: &Fact) {
    match *fact {
        Fact::ChanceUsed { ref purpose } => *state.chance.entry(purpose.clone()).or_default() += 1,
        Fact::LineShuffled { line } | Fact::TokenMoved { line, .. } => state.line = line,
        Fact::FirstPlayerSet { seat } => state.first_player = seat,
        Fact::RoundBegan {
            round,
            first_player,
        } => {
            state.round = round;
            state.first_player = first_player;
            state.bought.clear();
            state.passes = 0;
            state.before = None;
        }
        Fact::TurnBegan { seat } => {
            state.step = Step::Turn;
            state.turn = seat;
            change(state, seat, |player| {
                player.built_now = None;
                player.broken_now = None;
            });
        }
        Fact::Bought {
            seat,
            component,
            price,
        } => {
            change(state, seat, |player| {
                player.cogs -= price;
                player.hand = player.hand.saturating_add(1);
            });
            state.market = state.market.saturating_sub(1);
            state.taken[component] = state.taken[component].saturating_add(1);
            let _ = state.bought.insert(component);
            state.passes = 0;
            state.before = Some(seat);
        }
        Fact::Passed { seat } => {
            state.passes = state.passes.saturating_add(1);
            state.before = Some(seat);
        }
        Fact::Built {
            seat,
            ref mechanism,
            cards,
        } => {
            let _ = state.costs.insert(mechanism.clone(), cards);
            change(state, seat, |player| {
                let _ = player.built.insert(mechanism.clone(), cards);
                player.hand = player.hand.saturating_sub(cards);
                player.built_now = Some(mechanism.clone());
            });
        }
        Fact::BrokenDown {
            seat,
            ref mechanism,
            cards,
        } => change(state, seat, |player| {
            let _ = player.built.remove(mechanism);
            player.hand = player.hand.saturating_add(cards);
            player.broken_now = Some(mechanism.clone());
        }),
        Fact::RoundEnded { .. } => state.step = Step::RoundOver,
        Fact::LastRoundKnown { .. } => {}
        Fact::PricesAdjusted { to, dry, .. } => {
            state.prices = to;
            state.dry = dry;
        }
        Fact::SaleBegan { seat } => state.step = Step::Sales { seat },
        Fact::Sold {
            seat,
            component,
            count,
            scrap,
            cogs,
        } => {
            state.sold[component] = state.sold[component].saturating_add(count);
            change(state, seat, |player| {
                player.cogs += cogs;
                player.hand = player.hand.saturating_sub(count);
                player.scrap = player.scrap.saturating_sub(scrap);
            });
        }
        Fact::Refilled { cards } => {
            state.market = state.market.saturating_add(cards);
            state.deck = state.deck.saturating_sub(cards);
        }
        Fact::CompetitionOver { .. } => state.step = Step::Reckoning,
        Fact::EndValueSet { seat, to, .. } => change(state, seat, |player| player.end_value = to),
        Fact::Finished {} => state.step = Step::End,
        Fact::MechanismPaid { seat, to, .. } | Fact::CogsCorrected { seat, to, .. } => {
            change(state, seat, |player| player.cogs = to);
        }
        Fact::PriceCorrected { component, to, .. } => state.prices[component] = to,
        Fact::HandCorrected { seat, to, .. } => change(state, seat, |player| player.hand = to),
        Fact::ScrapCorrected { seat, to, .. } => change(state, seat, |player| player.scrap = to),
        Fact::BuiltCorrected {
            seat,
            ref mechanism,
            to,
        } => change(state, seat, |player| {
            let _ = if to == 0 {
                player.built.remove(mechanism)
            } else {
                player.built.insert(mechanism.clone(), to)
            };
        }),
        Fact::MarketCorrected { to, .. } => state.market = to,
        Fact::DeckCorrected { to, .. } => state.deck = to,
        Fact::TurnCorrected { seat } => {
            state.turn = seat;
            state.before = None;
        }
    }
}

fn change(state: &mut State, seat: Seat, change: impl FnOnce(&mut Player)) {
    if let Some(player) = state.players.get_mut(usize::from(seat)) {
        change(player);
    }
}
