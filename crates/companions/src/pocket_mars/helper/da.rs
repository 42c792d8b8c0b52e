//! The automated turn of Devious Automatics (solo rulebook, Fase di attivazione Androidi; Descrizione prerogative alternative).

use super::fact::{Fact, GameEnd, MoveCause};
use super::state::{BuildingCard, CARDS_PER_PILE, ColonistSpace, State, Step};
use super::{Game, decide};
use crate::pocket_mars::score::Building;
use base::play::DecisionBuilder;

/// DA's seat.
pub(super) const DA: u8 = 1;
/// Energy that DA gains by the Energy Bank, and the player by the action (solo rulebook).
pub(super) const ENERGY: i64 = 2;
/// Cards that system failure and the Aqualab discard from the deck.
const LOST: u8 = 2;
/// How often DA uses the Greenhouse in one activation.
const GREENHOUSE_TIMES: u8 = 2;

/// The effect of moving a colonist of DA to a building.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DaOption {
    /// The building; the colonist goes to its one-star space.
    pub building: Building,
    /// The points that DA gains at once.
    pub gain: i64,
    /// DA's colonists already in the building.
    pub colonists: u8,
}

fn total(state: &State) -> i64 {
    state
        .score()
        .players
        .get(usize::from(DA))
        .map_or(0, |da| da.total)
}

/// The buildings for a colonist from DA's ship, best first: by points gained now, then buildings without a colonist of DA, then
/// the fullest, on the way to four in one.
pub(super) fn advice(state: &State) -> Vec<DaOption> {
    let before = total(state);
    let assess = |building| {
        let at = |spot| state.player(DA).map_or(0, |da| da.colonists_at(spot));
        let mut after = state.clone();
        let moved = Fact::ColonistMoved {
            seat: DA,
            from: ColonistSpace::Ship,
            to: ColonistSpace::OneStar(building),
            cause: MoveCause::Androids,
        };
        super::apply::apply(&mut after, &moved);
        let there = at(ColonistSpace::OneStar(building)) + at(ColonistSpace::TwoStar(building));
        DaOption {
            building,
            gain: total(&after) - before,
            colonists: there,
        }
    };
    let mut advice: Vec<DaOption> = Building::ALL.into_iter().map(assess).collect();
    advice.sort_by_key(|it| (-it.gain, it.colonists > 0, u8::MAX - it.colonists));
    advice
}

/// The moves of the Greenhouse that DA can make, by building: its own colonists up, or else its opponent's down.
pub(super) fn greenhouse(state: &State) -> Vec<(Building, Fact)> {
    let moves = |seat, up: bool| {
        Building::ALL.into_iter().filter_map(move |building| {
            let (one, two) = (
                ColonistSpace::OneStar(building),
                ColonistSpace::TwoStar(building),
            );
            let (from, to) = if up { (one, two) } else { (two, one) };
            let fact = Fact::ColonistMoved {
                seat,
                from,
                to,
                cause: MoveCause::Androids,
            };
            state.can_move(seat, from, to).then_some((building, fact))
        })
    };
    let up: Vec<_> = moves(DA, true).collect();
    if up.is_empty() {
        moves(0, false).collect()
    } else {
        up
    }
}

pub(super) fn system_failure(draft: &mut DecisionBuilder<Game>) {
    discard_from_deck(draft);
    draft.emit(Fact::StepReached {
        step: Step::Activation,
    });
}

fn discard_from_deck(draft: &mut DecisionBuilder<Game>) {
    let cards = draft.game().state().deck.min(LOST);
    draft.emit(Fact::DeckDiscarded { cards });
}

/// Moves a colonist of DA if possible; returns whether it did.
fn try_move(draft: &mut DecisionBuilder<Game>, from: ColonistSpace, to: ColonistSpace) -> bool {
    let can = draft.game().state().can_move(DA, from, to);
    if can {
        draft.emit(Fact::ColonistMoved {
            seat: DA,
            from,
            to,
            cause: MoveCause::Androids,
        });
    }
    can
}

/// Moves a colonist to the building of the card if possible, then uses the ability of that building in any case.
pub(super) fn activate(draft: &mut DecisionBuilder<Game>, site: BuildingCard) {
    draft.emit(Fact::AndroidsActed { site: Some(site) });
    if let Some(building) = site.building() {
        let _ = try_move(draft, ColonistSpace::Ship, ColonistSpace::OneStar(building))
            || try_move(draft, ColonistSpace::Earth, ColonistSpace::Ship);
    }
    match site {
        BuildingCard::EnergyBank => energy_bank(draft),
        BuildingCard::Aqualab => discard_from_deck(draft),
        BuildingCard::CommsCenter => {
            if !try_move(draft, ColonistSpace::Earth, ColonistSpace::Ship) {
                draft.emit(Fact::DaIdle { site });
            }
        }
        BuildingCard::Greenhouse => {
            draft.emit(Fact::StepReached {
                step: Step::DaGreenhouse {
                    left: GREENHOUSE_TIMES,
                },
            });
            return use_greenhouse(draft);
        }
        BuildingCard::Habitation => {
            if draft.game().state().can_move(
                DA,
                ColonistSpace::Ship,
                ColonistSpace::OneStar(Building::EnergyBank),
            ) {
                draft.emit(Fact::StepReached {
                    step: Step::DaHabitation,
                });
                return;
            }
            if !try_move(draft, ColonistSpace::Earth, ColonistSpace::Ship) {
                draft.emit(Fact::DaIdle { site });
            }
        }
    }
    finish(draft);
}

fn energy_bank(draft: &mut DecisionBuilder<Game>) {
    let state = draft.game().state();
    let from = state.player(DA).map_or(0, |da| da.energy);
    let top = state.energy_top.unwrap_or(i64::MAX);
    if from >= top {
        return discard_from_deck(draft);
    }
    draft.emit(Fact::EnergyMoved {
        seat: DA,
        from,
        to: from.saturating_add(ENERGY).min(top),
        cause: MoveCause::Androids,
    });
}

/// Twice, as long as a move is possible; an only move is made without asking.
fn use_greenhouse(draft: &mut DecisionBuilder<Game>) {
    while let Step::DaGreenhouse { left } = draft.game().state().step {
        match &greenhouse(draft.game().state())[..] {
            _ if left == 0 => return finish(draft),
            [] => {
                draft.emit(Fact::DaIdle {
                    site: BuildingCard::Greenhouse,
                });
                return finish(draft);
            }
            [(_, only)] => {
                draft.emit(only.clone());
                draft.emit(Fact::StepReached {
                    step: Step::DaGreenhouse { left: left - 1 },
                });
            }
            _ => return,
        }
    }
}

/// Among equal moves the players choose.
pub(super) fn choose(draft: &mut DecisionBuilder<Game>, building: Building) {
    if let Step::DaGreenhouse { left } = draft.game().state().step {
        let chosen = greenhouse(draft.game().state())
            .into_iter()
            .find(|(it, _)| *it == building);
        if let Some((_, fact)) = chosen {
            draft.emit(fact);
            draft.emit(Fact::StepReached {
                step: Step::DaGreenhouse {
                    left: left.saturating_sub(1),
                },
            });
        }
        return use_greenhouse(draft);
    }
    let _ = try_move(draft, ColonistSpace::Ship, ColonistSpace::OneStar(building));
    finish(draft);
}

/// Discards the card of the androids where the rules say so, and ends the round.
fn finish(draft: &mut DecisionBuilder<Game>) {
    if !draft.game().state().activated_card_stays {
        draft.emit(Fact::Discarded {
            seat: DA,
            pile: super::Pile::Module,
            cards: 1,
        });
    }
    end_round(draft);
}

/// The end of a round (solo rulebook, Fine del gioco): the deck is never rebuilt.
pub(super) fn end_round(draft: &mut DecisionBuilder<Game>) {
    if decide::check_settled(draft) {
        return;
    }
    let state = draft.game().state();
    let missing = CARDS_PER_PILE.saturating_sub(state.player(DA).map_or(0, |da| da.module));
    let cards = missing.min(state.deck);
    if cards > 0 {
        draft.emit(Fact::DaFilled { cards });
    }
    draft.emit(if cards < missing {
        Fact::GameOver {
            why: GameEnd::NoCards,
        }
    } else {
        Fact::TurnBegan { seat: 0 }
    });
}
