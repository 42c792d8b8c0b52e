//! The rules: the consequences of a command.

use super::Game;
use super::command::Command;
use super::fact::{Fact, RoundOver};
use super::state::{Seat, Step};
use crate::mars_needs_mechanics::sale::revenue;
use crate::mars_needs_mechanics::{Component, OrderLine};
use base::dice;
use base::play::{Decision, DecisionBuilder};

/// The random stream of the Order Line.
const LINE: &str = "order-line";

/// The consequences of an offered command.
pub(super) fn decide(game: &Game, command: &Command) -> Decision<Game> {
    let known = game.state().last_round().is_some();
    let mut draft = DecisionBuilder::new(game);
    carry_out(&mut draft, command);
    // Announced once.
    if let Some(why) = draft.game().state().last_round().filter(|_| !known) {
        draft.emit(Fact::LastRoundKnown { why });
    }

    draft.finish()
}

fn carry_out(draft: &mut DecisionBuilder<Game>, command: &Command) {
    let state = draft.game().state().clone();
    match command.clone() {
        Command::ShuffleLine {} => shuffle_line(draft),
        Command::MoveToken { component, to } => {
            let line = state.line.with_moved(component, usize::from(to));
            draft.emit(Fact::TokenMoved { component, line });
        }
        Command::SetFirstPlayer { seat } => draft.emit(Fact::FirstPlayerSet { seat }),
        Command::Begin {} => begin_round(draft, state.first_player),
        Command::Buy { component } => buy(draft, component),
        Command::Pass {} => {
            draft.emit(Fact::Passed { seat: state.turn });
            end_action(draft);
        }
        Command::Build {
            seat,
            mechanism,
            cards,
        } => {
            draft.emit(Fact::Built {
                seat,
                mechanism,
                cards,
            });
        }
        Command::BreakDown { seat, mechanism } => {
            let cards = state
                .player(seat)
                .and_then(|it| it.built.get(&mechanism).copied())
                .unwrap_or_default();
            draft.emit(Fact::BrokenDown {
                seat,
                mechanism,
                cards,
            });
        }
        Command::EndRound {} => end_round(draft),
        Command::Sell {
            component,
            count,
            scrap,
        } => {
            if let Step::Sales { seat } = state.step {
                let cogs = revenue(count, state.prices[component]);
                draft.emit(Fact::Sold {
                    seat,
                    component,
                    count,
                    scrap,
                    cogs,
                });
            }
        }
        Command::DoneSelling {} => done_selling(draft),
        Command::SetEndValue { seat, to } => {
            let from = state.player(seat).map_or(0, |it| it.end_value);
            draft.emit(Fact::EndValueSet { seat, from, to });
        }
        Command::Finish {} => draft.emit(Fact::Finished {}),
        Command::MechanismCogs {
            seat,
            mechanism,
            by,
        } => {
            let from = state.player(seat).map_or(0, |it| it.cogs);
            let to = from.saturating_add(by);
            draft.emit(Fact::MechanismPaid {
                seat,
                mechanism,
                from,
                to,
            });
        }
        Command::CorrectPrice { component, to } => {
            draft.emit(Fact::PriceCorrected {
                component,
                from: state.prices[component],
                to,
            });
        }
        Command::CorrectCogs { seat, to } => {
            let from = state.player(seat).map_or(0, |it| it.cogs);
            draft.emit(Fact::CogsCorrected { seat, from, to });
        }
        Command::CorrectHand { seat, to } => {
            let from = state.player(seat).map_or(0, |it| it.hand);
            draft.emit(Fact::HandCorrected { seat, from, to });
        }
        Command::CorrectScrap { seat, to } => {
            let from = state.player(seat).map_or(0, |it| it.scrap);
            draft.emit(Fact::ScrapCorrected { seat, from, to });
        }
        Command::CorrectBuilt {
            seat,
            mechanism,
            to,
        } => {
            draft.emit(Fact::BuiltCorrected {
                seat,
                mechanism,
                to,
            });
        }
        Command::CorrectMarket { to } => draft.emit(Fact::MarketCorrected {
            from: state.market,
            to,
        }),
        Command::CorrectDeck { to } => draft.emit(Fact::DeckCorrected {
            from: state.deck,
            to,
        }),
        Command::CorrectTurn { seat } => draft.emit(Fact::TurnCorrected { seat }),
    }
}

/// Lays out the tokens at random, every order with the same probability (rulebook, Preparazione).
fn shuffle_line(draft: &mut DecisionBuilder<Game>) {
    let mut tokens = Component::ALL;
    for last in (1..tokens.len()).rev() {
        let state = draft.game().state();
        let counter = state.chance.get(LINE).copied().unwrap_or(0);
        let sides = u32::try_from(last + 1).unwrap_or(1);
        let other = dice::roll(state.seed, LINE, counter, sides) as usize;
        tokens.swap(last, other);
        draft.emit(Fact::ChanceUsed {
            purpose: LINE.to_owned(),
        });
    }
    let line = OrderLine::new(tokens).unwrap_or(draft.game().state().line);
    draft.emit(Fact::LineShuffled { line });
}

fn begin_round(draft: &mut DecisionBuilder<Game>, first_player: Seat) {
    let round = draft.game().state().round + 1;
    draft.emit(Fact::RoundBegan {
        round,
        first_player,
    });
    draft.emit(Fact::TurnBegan { seat: first_player });
}

/// Pays the price and moves the token to the front.
fn buy(draft: &mut DecisionBuilder<Game>, component: Component) {
    let state = draft.game().state();
    let (seat, price, before) = (state.turn, state.prices[component].max(0), state.line);
    draft.emit(Fact::Bought {
        seat,
        component,
        price,
    });
    let line = before.after_purchase(component);
    if line != before {
        draft.emit(Fact::TokenMoved { component, line });
    }
    end_action(draft);
}

/// Begins the next turn, or ends the round (rulebook, Fine del Round).
fn end_action(draft: &mut DecisionBuilder<Game>) {
    let state = draft.game().state();
    let (round, next) = (state.round, state.next(state.turn));
    draft.emit(if state.market == 0 {
        Fact::RoundEnded {
            round,
            why: RoundOver::MarketEmpty,
        }
    } else if usize::from(state.passes) >= state.players.len() {
        Fact::RoundEnded {
            round,
            why: RoundOver::AllPassed,
        }
    } else {
        Fact::TurnBegan { seat: next }
    });
}

fn end_round(draft: &mut DecisionBuilder<Game>) {
    let state = draft.game().state();
    let (from, to, first) = (state.prices, draft.game().adjusted(), state.first_player);
    let dry = if state.bought.is_empty() {
        state.dry.saturating_add(1)
    } else {
        0
    };
    let last_round = state.last_round().is_some();
    draft.emit(Fact::PricesAdjusted {
        from,
        to,
        last_round,
        dry,
    });
    draft.emit(Fact::SaleBegan { seat: first });
}

/// The next player sells; after the last player the market is refilled, or the competition ends (rulebook, Rifornimento).
fn done_selling(draft: &mut DecisionBuilder<Game>) {
    let state = draft.game().state();
    let Step::Sales { seat } = state.step else {
        return;
    };
    let (next, first) = (state.next(seat), state.first_player);
    if next != first {
        draft.emit(Fact::SaleBegan { seat: next });
        return;
    }
    if let Some(why) = state.last_round() {
        draft.emit(Fact::CompetitionOver { why });
        return;
    }
    let cards = state.refill();
    let next_first = state.next(first);
    if cards > 0 {
        draft.emit(Fact::Refilled { cards });
    }
    begin_round(draft, next_first);
}
