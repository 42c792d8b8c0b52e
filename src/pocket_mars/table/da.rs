//! What Devious Automatics does by itself (solo rulebook, Fase di attivazione Androidi; Descrizione prerogative alternative).

use super::super::score::Building;
use super::fact::{Cause, Fact, Over};
use super::state::{PILE, Site, Spot, State, Step};
use super::{Game, decide};
use crate::play::Draft;

/// DA's seat.
pub(super) const DA: u8 = 1;
/// What the Energy Bank gives DA, and what the action gives its rival (solo rulebook).
pub(super) const ENERGY: i64 = 2;
/// Cards that system failure and the Aqualab take off the deck.
pub(super) const LOST: u8 = 2;
/// How often DA uses the Greenhouse.
const GREENHOUSE_TIMES: u8 = 2;

/// What a colonist brings DA in a building.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Advice {
    /// On its one-star space.
    pub building: Building,
    /// By how much DA's score rises at once.
    pub gain: i64,
    /// How many of its colonists are in it already.
    pub there: u8,
}

/// DA's total as it stands.
fn total(state: &State) -> i64 {
    state.score().players.get(usize::from(DA)).map_or(0, |da| da.total)
}

/// The buildings for a colonist of DA's ship, the best first: what raises its score most now, then what completes the four
/// buildings, then the fullest, on the way to four in one.
pub(super) fn advice(state: &State) -> Vec<Advice> {
    let before = total(state);
    let there = |building| {
        let here = |spot| state.player(DA).map_or(0, |da| da.at(spot));
        here(Spot::OneStar(building)) + here(Spot::TwoStar(building))
    };
    let gain = |building| {
        let mut after = state.clone();
        let moved = Fact::ColonistMoved { seat: DA, from: Spot::Ship, to: Spot::OneStar(building), cause: Cause::Androids };
        super::apply::apply(&mut after, &moved);
        Advice { building, gain: total(&after) - before, there: there(building) }
    };
    let mut advice: Vec<Advice> = Building::ALL.into_iter().map(gain).collect();
    advice.sort_by_key(|it| (-it.gain, it.there > 0, u8::MAX - it.there));
    advice
}

/// Where DA can act in the Greenhouse's way: its colonists up first, else its rival's down; a building each.
pub(super) fn greenhouse(state: &State) -> Vec<(Building, Fact)> {
    let way = |seat, up: bool| {
        Building::ALL.into_iter().filter_map(move |building| {
            let (one, two) = (Spot::OneStar(building), Spot::TwoStar(building));
            let (from, to) = if up { (one, two) } else { (two, one) };
            let fact = Fact::ColonistMoved { seat, from, to, cause: Cause::Androids };
            state.can_move(seat, from, to).then_some((building, fact))
        })
    };
    let up: Vec<_> = way(DA, true).collect();
    if up.is_empty() { way(0, false).collect() } else { up }
}

pub(super) fn system_failure(draft: &mut Draft<Game>) {
    lose(draft);
    draft.emit(Fact::StepReached { step: Step::Activation });
}

fn lose(draft: &mut Draft<Game>) {
    let cards = draft.game().state().deck.min(LOST);
    draft.emit(Fact::DeckDiscarded { cards });
}

fn moved(draft: &mut Draft<Game>, from: Spot, to: Spot) -> bool {
    let can = draft.game().state().can_move(DA, from, to);
    if can {
        draft.emit(Fact::ColonistMoved { seat: DA, from, to, cause: Cause::Androids });
    }
    can
}

/// First a colonist of the card's building, then its ability. Who is not there does not move; the ability is used all the same.
pub(super) fn activate(draft: &mut Draft<Game>, site: Site) {
    draft.emit(Fact::AndroidsActed { site: Some(site) });
    if let Some(building) = site.building() {
        let _ = moved(draft, Spot::Ship, Spot::OneStar(building)) || moved(draft, Spot::Earth, Spot::Ship);
    }
    match site {
        Site::EnergyBank => energy_bank(draft),
        Site::Aqualab => lose(draft),
        Site::CommsCenter => {
            if !moved(draft, Spot::Earth, Spot::Ship) {
                draft.emit(Fact::DaIdle { site });
            }
        }
        Site::Greenhouse => {
            draft.emit(Fact::StepReached { step: Step::DaGreenhouse { left: GREENHOUSE_TIMES } });
            return use_greenhouse(draft);
        }
        Site::Habitation => {
            if draft.game().state().can_move(DA, Spot::Ship, Spot::OneStar(Building::EnergyBank)) {
                draft.emit(Fact::StepReached { step: Step::DaHabitation });
                return;
            }
            if !moved(draft, Spot::Earth, Spot::Ship) {
                draft.emit(Fact::DaIdle { site });
            }
        }
    }
    acted(draft);
}

fn energy_bank(draft: &mut Draft<Game>) {
    let state = draft.game().state();
    let from = state.player(DA).map_or(0, |da| da.energy);
    let top = state.energy_top.unwrap_or(i64::MAX);
    if from >= top {
        return lose(draft);
    }
    draft.emit(Fact::EnergyMoved { seat: DA, from, to: from.saturating_add(ENERGY).min(top), cause: Cause::Androids });
}

/// Twice, as long as there is something to do; where there is one way only it is taken.
fn use_greenhouse(draft: &mut Draft<Game>) {
    while let Step::DaGreenhouse { left } = draft.game().state().step {
        let ways = greenhouse(draft.game().state());
        match &ways[..] {
            _ if left == 0 => return acted(draft),
            [] => {
                draft.emit(Fact::DaIdle { site: Site::Greenhouse });
                return acted(draft);
            }
            [(_, only)] => {
                draft.emit(only.clone());
                draft.emit(Fact::StepReached { step: Step::DaGreenhouse { left: left - 1 } });
            }
            _ => return,
        }
    }
}

/// Where several ways are equal the players say which.
pub(super) fn chosen(draft: &mut Draft<Game>, building: Building) {
    if let Step::DaGreenhouse { left } = draft.game().state().step {
        let way = greenhouse(draft.game().state()).into_iter().find(|(it, _)| *it == building);
        if let Some((_, fact)) = way {
            draft.emit(fact);
            draft.emit(Fact::StepReached { step: Step::DaGreenhouse { left: left.saturating_sub(1) } });
        }
        return use_greenhouse(draft);
    }
    let _ = moved(draft, Spot::Ship, Spot::OneStar(building));
    acted(draft);
}

/// The androids are done: the card goes where it goes, the module is filled, the game ends or goes on.
fn acted(draft: &mut Draft<Game>) {
    if !draft.game().state().activated_card_stays {
        draft.emit(Fact::Discarded { seat: DA, pile: super::Pile::Module, cards: 1 });
    }
    close(draft);
}

/// The end of a round (solo rulebook, Fine del gioco): the deck is never made anew.
pub(super) fn close(draft: &mut Draft<Game>) {
    if decide::settled(draft) {
        return;
    }
    let state = draft.game().state();
    let missing = PILE.saturating_sub(state.player(DA).map_or(0, |da| da.module));
    let cards = missing.min(state.deck);
    if cards > 0 {
        draft.emit(Fact::DaFilled { cards });
    }
    draft.emit(if cards < missing { Fact::GameOver { why: Over::NoCards } } else { Fact::TurnBegan { seat: 0 } });
}
