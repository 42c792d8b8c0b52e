//! The rules: the consequences of a command.

use super::Game;
use super::command::Command;
use super::da::{self, DA};
use super::fact::{Fact, GameEnd, MoveCause};
use super::state::{BuildingCard, CARDS_PER_PILE, ColonistSpace, Pile, Seat, State, Step};
use crate::pocket_mars::score::COLONISTS;
use base::play::{Decision, DecisionBuilder};

/// Cards that each player keeps in the draft (rulebook, Sistema differente di assegnazione carte).
const PICKS: u8 = 4;

/// The consequences of an offered command.
pub(super) fn decide(game: &Game, command: &Command) -> Decision<Game> {
    let mut draft = DecisionBuilder::new(game);
    carry_out(&mut draft, command);
    draft.finish()
}

fn carry_out(draft: &mut DecisionBuilder<Game>, command: &Command) {
    let state = draft.game().state().clone();
    let seat = state.turn;
    let use_ability = |draft: &mut DecisionBuilder<Game>| {
        if let Some(played) = state.played {
            draft.emit(Fact::AbilityUsed {
                seat,
                site: played.site,
            });
        }
    };
    match *command {
        Command::SetFirstPlayer { seat } => draft.emit(Fact::FirstPlayerSet { seat }),
        Command::Begin {} if state.draft => draft.emit(Fact::StepReached {
            step: Step::Draft { pick: 1 },
        }),
        Command::Begin {} => draft.emit(Fact::TurnBegan {
            seat: state.first_player,
        }),
        Command::Passed {} => draft.emit(match state.step {
            Step::Draft { pick } if pick < PICKS => Fact::StepReached {
                step: Step::Draft { pick: pick + 1 },
            },
            _ => Fact::TurnBegan {
                seat: state.first_player,
            },
        }),
        Command::PlayFromHand {} => {
            draft.emit(Fact::PlayedFromHand { seat });
            draft.emit(Fact::StepReached { step: Step::Acted });
        }
        Command::PlayFromModule { site, value } => play_project(draft, seat, site, value),
        Command::PlayFromOther { owner, site, value } => {
            play_project(draft, owner, site, value);
            // The owner of the project refills at once; DA does not.
            if !state.solo() {
                four_card_rule(draft, owner);
            }
        }
        Command::Launch {} => {
            move_colonist(
                draft,
                seat,
                ColonistSpace::Earth,
                ColonistSpace::Ship,
                MoveCause::Action,
            );
            if state.solo() {
                draft.emit(Fact::Discarded {
                    seat: DA,
                    pile: Pile::Module,
                    cards: 1,
                });
            }
            draft.emit(Fact::StepReached { step: Step::Acted });
        }
        Command::GainEnergy { pile } => {
            draft.emit(Fact::Discarded {
                seat,
                pile,
                cards: 1,
            });
            gain_energy(
                draft,
                seat,
                draft.game().energy_for_a_card(),
                MoveCause::Action,
            );
            draft.emit(Fact::StepReached { step: Step::Acted });
        }
        Command::Settle {} => {
            if let Some(building) = state.played.and_then(|played| played.site.building()) {
                move_colonist(
                    draft,
                    seat,
                    ColonistSpace::Ship,
                    ColonistSpace::OneStar(building),
                    MoveCause::HigherValue,
                );
            }
        }
        Command::UseEnergyBank {} => {
            use_ability(draft);
            gain_energy(draft, seat, 1, MoveCause::Ability);
        }
        Command::UseCommsCenter {} => {
            use_ability(draft);
            move_colonist(
                draft,
                seat,
                ColonistSpace::Earth,
                ColonistSpace::Ship,
                MoveCause::Ability,
            );
        }
        Command::UseGreenhouse {
            seat: whose,
            building,
            up,
        } => {
            use_ability(draft);
            let (one, two) = (
                ColonistSpace::OneStar(building),
                ColonistSpace::TwoStar(building),
            );
            let (from, to) = if up { (one, two) } else { (two, one) };
            move_colonist(draft, whose, from, to, MoveCause::Ability);
        }
        Command::UseAqualab { pile } => {
            use_ability(draft);
            draft.emit(Fact::PutUnderDeck { seat, pile });
        }
        Command::UseHabitation { building } => {
            use_ability(draft);
            move_colonist(
                draft,
                seat,
                ColonistSpace::Ship,
                ColonistSpace::OneStar(building),
                MoveCause::Ability,
            );
        }
        Command::EndTurn {} => end_turn(draft),
        Command::SystemFailure {} => da::system_failure(draft),
        Command::AndroidsRest {} => {
            draft.emit(Fact::AndroidsActed { site: None });
            da::end_round(draft);
        }
        Command::ActivateAndroids { site } => da::activate(draft, site),
        Command::DaChooses { building } => da::choose(draft, building),
        Command::MoveColonist { seat, from, to } => {
            move_colonist(draft, seat, from, to, MoveCause::Table);
        }
        Command::SetEnergy { seat, to } => {
            let from = state.player(seat).map_or(0, |it| it.energy);
            draft.emit(Fact::EnergyMoved {
                seat,
                from,
                to,
                cause: MoveCause::Table,
            });
        }
        Command::DrawCard { seat } => draw(draft, seat, 1),
        Command::DiscardCard { seat, pile } => draft.emit(Fact::Discarded {
            seat,
            pile,
            cards: 1,
        }),
        Command::CorrectCards { seat, pile, to } => {
            let from = state.player(seat).map_or(0, |it| it.cards(pile));
            draft.emit(Fact::CardsCorrected {
                seat,
                pile,
                from,
                to,
            });
        }
        Command::CorrectDeck { to } => draft.emit(Fact::DeckCorrected {
            from: state.deck,
            to,
        }),
        Command::CorrectTop { site, to } => draft.emit(Fact::TopCorrected {
            site,
            from: state.top(site),
            to,
        }),
    }
}

fn move_colonist(
    draft: &mut DecisionBuilder<Game>,
    seat: Seat,
    from: ColonistSpace,
    to: ColonistSpace,
    cause: MoveCause,
) {
    draft.emit(Fact::ColonistMoved {
        seat,
        from,
        to,
        cause,
    });
}

/// A full track gains nothing; the card is still discarded (PM-10).
fn gain_energy(draft: &mut DecisionBuilder<Game>, seat: Seat, by: i64, cause: MoveCause) {
    let state = draft.game().state();
    let from = state.player(seat).map_or(0, |it| it.energy);
    let to = from
        .saturating_add(by)
        .min(state.energy_top.unwrap_or(i64::MAX))
        .max(from);
    draft.emit(Fact::EnergyMoved {
        seat,
        from,
        to,
        cause,
    });
}

/// The value is compared with the card below or that of the building (rulebook, Giocare una carta progetto dal vostro modulo).
fn play_project(draft: &mut DecisionBuilder<Game>, owner: Seat, site: BuildingCard, value: u8) {
    let state = draft.game().state();
    let (seat, from) = (state.turn, state.top(site));
    let settles = value > from && site.building().is_some();
    draft.emit(Fact::ProjectLaid {
        seat,
        owner,
        site,
        from,
        to: value,
        settles,
    });
    draft.emit(Fact::StepReached { step: Step::Acted });
}

fn end_turn(draft: &mut DecisionBuilder<Game>) {
    let (seat, solo) = (draft.game().state().turn, draft.game().state().solo());
    four_card_rule(draft, seat);
    if check_settled(draft) {
        return;
    }
    let next = draft.game().state().next(seat);
    draft.emit(if solo {
        Fact::StepReached {
            step: Step::Failure,
        }
    } else {
        Fact::TurnBegan { seat: next }
    });
}

/// Ends the game if a player, the current one first, has all colonists in buildings; returns whether it did.
pub(super) fn check_settled(draft: &mut DecisionBuilder<Game>) -> bool {
    let state = draft.game().state();
    let turn = state.turn;
    let mut seats: Vec<Seat> = state.seats().collect();
    seats.sort_by_key(|&seat| seat != turn);
    let all = |seat: &Seat| {
        state
            .player(*seat)
            .is_some_and(|it| it.on_mars() >= COLONISTS)
    };
    let settled = seats.into_iter().find(all);
    if let Some(seat) = settled {
        draft.emit(Fact::GameOver {
            why: GameEnd::Settled { seat },
        });
    }
    settled.is_some()
}

/// Two cards in hand and two in the prep module (rulebook, La regola delle 4 carte): surplus cards are discarded, the module is
/// filled from the hand, and the hand from the deck. Cards never move from the module to the hand.
fn four_card_rule(draft: &mut DecisionBuilder<Game>, seat: Seat) {
    let count = |draft: &DecisionBuilder<Game>, pile| {
        draft
            .game()
            .state()
            .player(seat)
            .map_or(0, |it| it.cards(pile))
    };
    let module = count(draft, Pile::Module);
    if module > CARDS_PER_PILE {
        draft.emit(Fact::Discarded {
            seat,
            pile: Pile::Module,
            cards: module - CARDS_PER_PILE,
        });
    }
    let wanted = CARDS_PER_PILE + CARDS_PER_PILE.saturating_sub(count(draft, Pile::Module));
    let hand = count(draft, Pile::Hand);
    if hand > wanted {
        draft.emit(Fact::Discarded {
            seat,
            pile: Pile::Hand,
            cards: hand - wanted,
        });
    }
    // The hand fills the module first; if that is not enough, drawn cards do.
    to_module(draft, seat);
    let missing =
        (2 * CARDS_PER_PILE).saturating_sub(count(draft, Pile::Hand) + count(draft, Pile::Module));
    draw(draft, seat, missing);
    to_module(draft, seat);
}

fn to_module(draft: &mut DecisionBuilder<Game>, seat: Seat) {
    let Some(player) = draft.game().state().player(seat) else {
        return;
    };
    let cards = CARDS_PER_PILE
        .saturating_sub(player.module)
        .min(player.hand);
    if cards > 0 {
        draft.emit(Fact::HandToModule { seat, cards });
    }
}

/// Draws cards: in a solo game from DA's prep module first; with several players an empty deck is rebuilt at once.
fn draw(draft: &mut DecisionBuilder<Game>, seat: Seat, cards: u8) {
    let mut left = cards;
    if draft.game().state().solo() {
        let from_da = draft
            .game()
            .state()
            .player(DA)
            .map_or(0, |da| da.module)
            .min(left);
        let from_deck = (left - from_da).min(draft.game().state().deck);
        if from_da + from_deck > 0 {
            draft.emit(Fact::Drawn {
                seat,
                from_da,
                from_deck,
            });
        }
        return;
    }
    while left > 0 {
        let from_deck = left.min(draft.game().state().deck);
        if from_deck > 0 {
            draft.emit(Fact::Drawn {
                seat,
                from_da: 0,
                from_deck,
            });
        }
        left -= from_deck;
        let cards = new_deck(draft.game().state());
        if draft.game().state().deck > 0 || cards == 0 {
            break;
        }
        draft.emit(Fact::DeckRebuilt { cards });
    }
}

/// The number of cards of a new deck: the discards and all projects under the buildings but the topmost ones.
fn new_deck(state: &State) -> u8 {
    state.under.iter().fold(state.discard, |cards, under| {
        cards.saturating_add(under.saturating_sub(1))
    })
}
