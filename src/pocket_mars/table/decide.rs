//! All the rules: what a command brings about.

use super::super::score::COLONISTS;
use super::Game;
use super::command::Command;
use super::da::{self, DA};
use super::fact::{Cause, Fact, Over};
use super::state::{PILE, Pile, Seat, Site, Spot, State, Step};
use crate::play::{Decision, Draft};

/// Cards that everybody keeps in the draft (rulebook, Sistema differente di assegnazione carte).
const PICKS: u8 = 4;

/// What a command inside the offers brings about.
pub(super) fn decide(game: &Game, command: &Command) -> Decision<Game> {
    let mut draft = Draft::new(game);
    carry_out(&mut draft, command);

    draft.finish()
}

fn carry_out(draft: &mut Draft<Game>, command: &Command) {
    let state = draft.game().state().clone();
    let seat = state.turn;
    let ability = |draft: &mut Draft<Game>| {
        if let Some(played) = state.played {
            draft.emit(Fact::AbilityUsed { seat, site: played.site });
        }
    };
    match command {
        Command::SetFirstPlayer { seat } => draft.emit(Fact::FirstPlayerSet { seat: *seat }),
        Command::Begin {} if state.draft => draft.emit(Fact::StepReached { step: Step::Draft { pick: 1 } }),
        Command::Begin {} => draft.emit(Fact::TurnBegan { seat: state.first_player }),
        Command::Passed {} => draft.emit(match state.step {
            Step::Draft { pick } if pick < PICKS => Fact::StepReached { step: Step::Draft { pick: pick + 1 } },
            _ => Fact::TurnBegan { seat: state.first_player },
        }),
        Command::PlayFromHand {} => {
            draft.emit(Fact::PlayedFromHand { seat });
            draft.emit(Fact::StepReached { step: Step::Acted });
        }
        Command::PlayFromModule { site, value } => play(draft, seat, *site, *value),
        Command::PlayFromOther { owner, site, value } => {
            play(draft, *owner, *site, *value);
            // Who was robbed draws at once; DA does not.
            if !state.solo() {
                four_cards(draft, *owner);
            }
        }
        Command::Launch {} => {
            colonist(draft, seat, Spot::Earth, Spot::Ship, Cause::Action);
            if state.solo() {
                draft.emit(Fact::Discarded { seat: DA, pile: Pile::Module, cards: 1 });
            }
            draft.emit(Fact::StepReached { step: Step::Acted });
        }
        Command::GainEnergy { pile } => {
            draft.emit(Fact::Discarded { seat, pile: *pile, cards: 1 });
            energy(draft, seat, if state.solo() { da::ENERGY } else { 1 }, Cause::Action);
            draft.emit(Fact::StepReached { step: Step::Acted });
        }
        Command::Settle {} => {
            if let Some(building) = state.played.and_then(|played| played.site.building()) {
                colonist(draft, seat, Spot::Ship, Spot::OneStar(building), Cause::HigherValue);
            }
        }
        Command::UseEnergyBank {} => {
            ability(draft);
            energy(draft, seat, 1, Cause::Ability);
        }
        Command::UseCommsCenter {} => {
            ability(draft);
            colonist(draft, seat, Spot::Earth, Spot::Ship, Cause::Ability);
        }
        Command::UseGreenhouse { seat: whose, building, up } => {
            ability(draft);
            let (one, two) = (Spot::OneStar(*building), Spot::TwoStar(*building));
            let (from, to) = if *up { (one, two) } else { (two, one) };
            colonist(draft, *whose, from, to, Cause::Ability);
        }
        Command::UseAqualab { pile } => {
            ability(draft);
            draft.emit(Fact::PutUnderDeck { seat, pile: *pile });
        }
        Command::UseHabitation { building } => {
            ability(draft);
            colonist(draft, seat, Spot::Ship, Spot::OneStar(*building), Cause::Ability);
        }
        Command::EndTurn {} => end_turn(draft),
        Command::SystemFailure {} => da::system_failure(draft),
        Command::AndroidsRest {} => {
            draft.emit(Fact::AndroidsActed { site: None });
            da::close(draft);
        }
        Command::ActivateAndroids { site } => da::activate(draft, *site),
        Command::DaChooses { building } => da::chosen(draft, *building),
        Command::MoveColonist { seat, from, to } => colonist(draft, *seat, *from, *to, Cause::Table),
        Command::SetEnergy { seat, to } => {
            let from = state.player(*seat).map_or(0, |it| it.energy);
            draft.emit(Fact::EnergyMoved { seat: *seat, from, to: *to, cause: Cause::Table });
        }
        Command::DrawCard { seat } => draw(draft, *seat, 1),
        Command::DiscardCard { seat, pile } => draft.emit(Fact::Discarded { seat: *seat, pile: *pile, cards: 1 }),
        Command::CorrectCards { seat, pile, to } => {
            let from = state.player(*seat).map_or(0, |it| it.cards(*pile));
            draft.emit(Fact::CardsCorrected { seat: *seat, pile: *pile, from, to: *to });
        }
        Command::CorrectDeck { to } => draft.emit(Fact::DeckCorrected { from: state.deck, to: *to }),
        Command::CorrectTop { site, to } => draft.emit(Fact::TopCorrected { site: *site, from: state.top(*site), to: *to }),
    }
}

fn colonist(draft: &mut Draft<Game>, seat: Seat, from: Spot, to: Spot, cause: Cause) {
    draft.emit(Fact::ColonistMoved { seat, from, to, cause });
}

/// On a full track nothing is gained; the card is discarded all the same (PM-10).
fn energy(draft: &mut Draft<Game>, seat: Seat, by: i64, cause: Cause) {
    let state = draft.game().state();
    let from = state.player(seat).map_or(0, |it| it.energy);
    let to = from.saturating_add(by).min(state.energy_top.unwrap_or(i64::MAX)).max(from);
    draft.emit(Fact::EnergyMoved { seat, from, to, cause });
}

/// The value is compared with the card below, or the building's own (rulebook, Giocare una carta progetto dal vostro modulo).
fn play(draft: &mut Draft<Game>, owner: Seat, site: Site, value: u8) {
    let state = draft.game().state();
    let (seat, from) = (state.turn, state.top(site));
    let settles = value > from && site.building().is_some();
    draft.emit(Fact::ProjectLaid { seat, owner, site, from, to: value, settles });
    draft.emit(Fact::StepReached { step: Step::Acted });
}

fn end_turn(draft: &mut Draft<Game>) {
    let (seat, solo) = (draft.game().state().turn, draft.game().state().solo());
    four_cards(draft, seat);
    if settled(draft) {
        return;
    }
    let next = draft.game().state().next(seat);
    draft.emit(if solo { Fact::StepReached { step: Step::Failure } } else { Fact::TurnBegan { seat: next } });
}

/// Whether the game is over because somebody, the player at turn first, has all colonists in buildings.
pub(super) fn settled(draft: &mut Draft<Game>) -> bool {
    let state = draft.game().state();
    let turn = state.turn;
    let mut seats: Vec<Seat> = state.seats().collect();
    seats.sort_by_key(|&seat| seat != turn);
    let all = |seat: &Seat| state.player(*seat).is_some_and(|it| it.on_mars() >= COLONISTS);
    let settled = seats.into_iter().find(all);
    if let Some(seat) = settled {
        draft.emit(Fact::GameOver { why: Over::Settled { seat } });
    }
    settled.is_some()
}

/// Two cards in hand and two in the prep module (rulebook, La regola delle 4 carte): what is too much is discarded; what the
/// module lacks comes from the hand; what the hand lacks is drawn. Never from the module to the hand.
fn four_cards(draft: &mut Draft<Game>, seat: Seat) {
    let count = |draft: &Draft<Game>, pile| draft.game().state().player(seat).map_or(0, |it| it.cards(pile));
    let module = count(draft, Pile::Module);
    if module > PILE {
        draft.emit(Fact::Discarded { seat, pile: Pile::Module, cards: module - PILE });
    }
    let wanted = PILE + PILE.saturating_sub(count(draft, Pile::Module));
    let hand = count(draft, Pile::Hand);
    if hand > wanted {
        draft.emit(Fact::Discarded { seat, pile: Pile::Hand, cards: hand - wanted });
    }
    // The hand fills the module first; where it is too small, what is drawn goes on there.
    to_module(draft, seat);
    let missing = (2 * PILE).saturating_sub(count(draft, Pile::Hand) + count(draft, Pile::Module));
    draw(draft, seat, missing);
    to_module(draft, seat);
}

fn to_module(draft: &mut Draft<Game>, seat: Seat) {
    let Some(player) = draft.game().state().player(seat) else { return };
    let cards = PILE.saturating_sub(player.module).min(player.hand);
    if cards > 0 {
        draft.emit(Fact::HandToModule { seat, cards });
    }
}

/// Cards into the hand: alone, those of DA's prep module first; with several players an empty deck is made anew at once.
fn draw(draft: &mut Draft<Game>, seat: Seat, cards: u8) {
    let mut left = cards;
    let solo = draft.game().state().solo();
    if solo {
        let from_da = draft.game().state().player(DA).map_or(0, |da| da.module).min(left);
        let from_deck = (left - from_da).min(draft.game().state().deck);
        if from_da + from_deck > 0 {
            draft.emit(Fact::Drawn { seat, from_da, from_deck });
        }
        return;
    }
    while left > 0 {
        let from_deck = left.min(draft.game().state().deck);
        if from_deck > 0 {
            draft.emit(Fact::Drawn { seat, from_da: 0, from_deck });
        }
        left -= from_deck;
        let anew = anew(draft.game().state());
        if draft.game().state().deck > 0 || anew == 0 {
            break;
        }
        draft.emit(Fact::DeckRebuilt { cards: anew });
    }
}

/// How many cards a new deck would have: the discards and the projects under the buildings but the topmost of each.
fn anew(state: &State) -> u8 {
    state.under.iter().fold(state.discard, |anew, cards| anew.saturating_add(cards.saturating_sub(1)))
}
