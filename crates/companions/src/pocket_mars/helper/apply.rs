//! Applies facts to the state. Contains no rules and cannot fail.

use super::fact::{Fact, MoveCause};
use super::state::{ColonistSpace, LaidProject, Pile, Player, Seat, State, Step};

pub(super) fn apply(state: &mut State, fact: &Fact) {
    match *fact {
        Fact::FirstPlayerSet { seat } => state.first_player = seat,
        Fact::StepReached { step } => state.step = step,
        Fact::TurnBegan { seat } => {
            state.turn = seat;
            state.turns = state.turns.saturating_add(1);
            state.step = Step::Action;
            state.played = None;
        }
        Fact::PlayedFromHand { seat } => {
            take(state, seat, Pile::Hand, 1);
            state.discard = state.discard.saturating_add(1);
        }
        Fact::ProjectLaid {
            owner,
            site,
            to,
            settles,
            ..
        } => {
            take(state, owner, Pile::Module, 1);
            state.tops[site as usize] = to;
            state.under[site as usize] = state.under[site as usize].saturating_add(1);
            state.played = Some(LaidProject {
                site,
                settles,
                ability: true,
            });
        }
        Fact::AbilityUsed { .. } => {
            if let Some(played) = &mut state.played {
                *played = LaidProject {
                    settles: false,
                    ability: false,
                    ..*played
                };
            }
        }
        Fact::ColonistMoved {
            seat,
            from,
            to,
            cause,
        } => {
            change(state, seat, |player| {
                place(player, from, |colonists| colonists.saturating_sub(1));
                place(player, to, |colonists| colonists.saturating_add(1));
            });
            if let (MoveCause::HigherValue, Some(played)) = (cause, &mut state.played) {
                played.settles = false;
            }
        }
        Fact::EnergyMoved { seat, to, .. } => change(state, seat, |player| player.energy = to),
        Fact::Discarded { seat, pile, cards } => {
            take(state, seat, pile, cards);
            state.discard = state.discard.saturating_add(cards);
        }
        Fact::PutUnderDeck { seat, pile } => {
            take(state, seat, pile, 1);
            state.deck = state.deck.saturating_add(1);
        }
        Fact::HandToModule { seat, cards } => change(state, seat, |player| {
            player.hand = player.hand.saturating_sub(cards);
            player.module = player.module.saturating_add(cards);
        }),
        Fact::Drawn {
            seat,
            from_da,
            from_deck,
        } => {
            change(state, 1, |da| da.module = da.module.saturating_sub(from_da));
            state.deck = state.deck.saturating_sub(from_deck);
            change(state, seat, |player| {
                player.hand = player
                    .hand
                    .saturating_add(from_da)
                    .saturating_add(from_deck);
            });
        }
        Fact::DeckRebuilt { cards } => {
            state.deck = state.deck.saturating_add(cards);
            state.discard = 0;
            state
                .under
                .iter_mut()
                .for_each(|cards| *cards = (*cards).min(1));
        }
        Fact::DeckDiscarded { cards } => {
            state.deck = state.deck.saturating_sub(cards);
            state.discard = state.discard.saturating_add(cards);
        }
        Fact::AndroidsActed { .. } | Fact::DaIdle { .. } => {}
        Fact::DaFilled { cards } => {
            state.deck = state.deck.saturating_sub(cards);
            change(state, 1, |da| da.module = da.module.saturating_add(cards));
        }
        Fact::GameOver { why } => {
            state.over = Some(why);
            state.step = Step::End;
        }
        Fact::CardsCorrected { seat, pile, to, .. } => change(state, seat, |player| match pile {
            Pile::Hand => player.hand = to,
            Pile::Module => player.module = to,
        }),
        Fact::DeckCorrected { to, .. } => state.deck = to,
        Fact::TopCorrected { site, to, .. } => state.tops[site as usize] = to,
    }
}

fn change(state: &mut State, seat: Seat, change: impl FnOnce(&mut Player)) {
    if let Some(player) = state.players.get_mut(usize::from(seat)) {
        change(player);
    }
}

fn take(state: &mut State, seat: Seat, pile: Pile, cards: u8) {
    change(state, seat, |player| match pile {
        Pile::Hand => player.hand = player.hand.saturating_sub(cards),
        Pile::Module => player.module = player.module.saturating_sub(cards),
    });
}

fn place(player: &mut Player, spot: ColonistSpace, to: impl FnOnce(u8) -> u8) {
    let number = match spot {
        // All colonists elsewhere are on Earth.
        ColonistSpace::Earth => return,
        ColonistSpace::Ship => &mut player.ship,
        ColonistSpace::OneStar(building) => &mut player.buildings[building as usize][0],
        ColonistSpace::TwoStar(building) => &mut player.buildings[building as usize][1],
    };
    *number = to(*number);
}
