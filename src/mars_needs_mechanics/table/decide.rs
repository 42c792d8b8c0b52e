//! All the rules: what a command brings about.

use super::super::sale::revenue;
use super::super::{Component, Line};
use super::Game;
use super::command::Command;
use super::fact::{Fact, RoundOver};
use super::state::{MARKET, Seat, Step};
use crate::dice;
use crate::play::{Decision, Draft};

const LINE: &str = "order-line";

/// What a command inside the offers brings about.
pub(super) fn decide(game: &Game, command: &Command) -> Decision<Game> {
    let known = game.state().last_round().is_some();
    let mut draft = Draft::new(game);
    carry_out(&mut draft, command);
    // Announced once, as soon as it is known.
    if let Some(why) = draft.game().state().last_round().filter(|_| !known) {
        draft.emit(Fact::LastRoundKnown { why });
    }

    draft.finish()
}

fn carry_out(draft: &mut Draft<Game>, command: &Command) {
    let state = draft.game().state().clone();
    let player = |seat: Seat| state.player(seat).cloned();
    match command {
        Command::ShuffleLine {} => shuffle(draft),
        Command::MoveToken { component, to } => {
            let line = state.line.placed(*component, usize::from(*to));
            draft.emit(Fact::TokenMoved { component: *component, line });
        }
        Command::SetFirstPlayer { seat } => draft.emit(Fact::FirstPlayerSet { seat: *seat }),
        Command::Begin {} => begin_round(draft, state.first_player),
        Command::Buy { component } => buy(draft, *component),
        Command::Pass {} => {
            draft.emit(Fact::Passed { seat: state.turn });
            go_on(draft);
        }
        Command::Build { seat, mechanism, cards } => {
            draft.emit(Fact::Built { seat: *seat, mechanism: mechanism.clone(), cards: *cards });
        }
        Command::BreakDown { seat, mechanism } => {
            let cards = player(*seat).and_then(|it| it.built.get(mechanism).copied()).unwrap_or_default();
            draft.emit(Fact::BrokenDown { seat: *seat, mechanism: mechanism.clone(), cards });
        }
        Command::EndRound {} => end_round(draft),
        Command::Sell { component, count, scrap } => {
            if let Step::Sales { seat } = state.step {
                let cogs = revenue(*count, state.prices[*component]);
                draft.emit(Fact::Sold { seat, component: *component, count: *count, scrap: *scrap, cogs });
            }
        }
        Command::DoneSelling {} => done_selling(draft),
        Command::SetEndValue { seat, to } => {
            let from = player(*seat).map_or(0, |it| it.end_value);
            draft.emit(Fact::EndValueSet { seat: *seat, from, to: *to });
        }
        Command::Finish {} => draft.emit(Fact::Finished {}),
        Command::MechanismCogs { seat, mechanism, by } => {
            let from = player(*seat).map_or(0, |it| it.cogs);
            let to = from.saturating_add(*by);
            draft.emit(Fact::MechanismPaid { seat: *seat, mechanism: mechanism.clone(), from, to });
        }
        Command::CorrectPrice { component, to } => {
            draft.emit(Fact::PriceCorrected { component: *component, from: state.prices[*component], to: *to });
        }
        Command::CorrectCogs { seat, to } => {
            let from = player(*seat).map_or(0, |it| it.cogs);
            draft.emit(Fact::CogsCorrected { seat: *seat, from, to: *to });
        }
        Command::CorrectHand { seat, to } => {
            let from = player(*seat).map_or(0, |it| it.hand);
            draft.emit(Fact::HandCorrected { seat: *seat, from, to: *to });
        }
        Command::CorrectScrap { seat, to } => {
            let from = player(*seat).map_or(0, |it| it.scrap);
            draft.emit(Fact::ScrapCorrected { seat: *seat, from, to: *to });
        }
        Command::CorrectBuilt { seat, mechanism, to } => {
            draft.emit(Fact::BuiltCorrected { seat: *seat, mechanism: mechanism.clone(), to: *to });
        }
        Command::CorrectMarket { to } => draft.emit(Fact::MarketCorrected { from: state.market, to: *to }),
        Command::CorrectDeck { to } => draft.emit(Fact::DeckCorrected { from: state.deck, to: *to }),
        Command::CorrectTurn { seat } => draft.emit(Fact::TurnCorrected { seat: *seat }),
    }
}

/// The tokens in a random order, every order as likely (rulebook, Preparazione).
fn shuffle(draft: &mut Draft<Game>) {
    let mut tokens = Component::ALL;
    for last in (1..tokens.len()).rev() {
        let state = draft.game().state();
        let counter = state.chance.get(LINE).copied().unwrap_or(0);
        let sides = u32::try_from(last + 1).unwrap_or(1);
        let other = dice::roll(state.seed, LINE, counter, sides) as usize;
        tokens.swap(last, other);
        draft.emit(Fact::ChanceUsed { purpose: LINE.to_owned() });
    }
    let line = Line::new(tokens).unwrap_or(draft.game().state().line);
    draft.emit(Fact::LineShuffled { line });
}

fn begin_round(draft: &mut Draft<Game>, first_player: Seat) {
    let round = draft.game().state().round + 1;
    draft.emit(Fact::RoundBegan { round, first_player });
    draft.emit(Fact::TurnBegan { seat: first_player });
}

/// The price is paid and the token goes to the front at once, where it stays if it was there.
fn buy(draft: &mut Draft<Game>, component: Component) {
    let state = draft.game().state();
    let (seat, price, before) = (state.turn, state.prices[component].max(0), state.line);
    draft.emit(Fact::Bought { seat, component, price });
    let line = before.bought(component);
    if line != before {
        draft.emit(Fact::TokenMoved { component, line });
    }
    go_on(draft);
}

/// The next turn, unless the round is over (rulebook, Fine del Round).
fn go_on(draft: &mut Draft<Game>) {
    let state = draft.game().state();
    let (round, next) = (state.round, state.next(state.turn));
    let why = if state.market == 0 {
        Some(RoundOver::MarketEmpty)
    } else if usize::from(state.passes) >= state.players.len() {
        Some(RoundOver::AllPassed)
    } else {
        None
    };
    draft.emit(match why {
        Some(why) => Fact::RoundEnded { round, why },
        None => Fact::TurnBegan { seat: next },
    });
}

fn end_round(draft: &mut Draft<Game>) {
    let state = draft.game().state();
    let (from, to, first) = (state.prices, draft.game().adjusted(), state.first_player);
    let dry = if state.bought.is_empty() { state.dry.saturating_add(1) } else { 0 };
    let last_round = state.last_round().is_some();
    draft.emit(Fact::PricesAdjusted { from, to, last_round, dry });
    draft.emit(Fact::SaleBegan { seat: first });
}

/// The next player sells; after the last one the market is filled, or the competition is over (rulebook, Rifornimento).
fn done_selling(draft: &mut Draft<Game>) {
    let state = draft.game().state();
    let Step::Sales { seat } = state.step else { return };
    let (next, first) = (state.next(seat), state.first_player);
    if next != first {
        draft.emit(Fact::SaleBegan { seat: next });
        return;
    }
    if let Some(why) = state.last_round() {
        draft.emit(Fact::CompetitionOver { why });
        return;
    }
    let cards = MARKET.saturating_sub(state.market).min(state.deck);
    let next_first = state.next(first);
    if cards > 0 {
        draft.emit(Fact::Refilled { cards });
    }
    begin_round(draft, next_first);
}
