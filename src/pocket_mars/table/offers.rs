//! What can be done now. The engine refuses by these offers and every button is enabled by them.

use super::super::score::Building;
use super::command::{Command, Field, Param};
use super::da::{self, DA};
use super::state::{CARDS, Pile, Player, Seat, Site, Spot, State, Step};
use crate::play::Offer;

type Offers = Vec<Offer<Command>>;

/// The highest value of a project card (rulebook, Carte Progetto).
const HIGHEST: u8 = 7;
/// The most energy that may be entered where the players did not tell the top of the track.
const MOST_ENERGY: i64 = 30;
/// The most cards that may be entered for one pile.
const MOST_CARDS: u8 = 8;

/// Everything that can be done now.
pub(super) fn offers(state: &State) -> Offers {
    let mut offers = Vec::new();
    match state.step {
        Step::SetUp => {
            offers.push(Offer::flow(Command::Begin {}));
            if !state.solo() {
                let first = Command::SetFirstPlayer { seat: state.first_player };
                offers.push(Offer::report(first).with(Field::seat, Param::one_of(state.seats())));
            }
        }
        Step::Draft { .. } => offers.push(Offer::flow(Command::Passed {})),
        Step::Action => actions(state, &mut offers),
        Step::Acted => {
            offers.push(Offer::flow(Command::EndTurn {}));
            follow_ups(state, &mut offers);
        }
        Step::Failure => offers.push(Offer::flow(Command::SystemFailure {})),
        Step::Activation if state.player(DA).is_some_and(|da| da.module == 1) => {
            let example = Command::ActivateAndroids { site: Site::EnergyBank };
            offers.push(Offer::flow(example).with(Field::site, Param::one_of(Site::ALL)));
        }
        Step::Activation => offers.push(Offer::flow(Command::AndroidsRest {})),
        Step::DaGreenhouse { .. } => {
            let ways = da::greenhouse(state).into_iter().map(|(building, _)| building);
            offers.extend(ways.map(|building| Offer::flow(Command::DaChooses { building })));
        }
        Step::DaHabitation => {
            let ways = da::advice(state).into_iter().map(|it| it.building);
            offers.extend(ways.map(|building| Offer::flow(Command::DaChooses { building })));
        }
        Step::End => {}
    }
    // While DA chooses, what it may choose from stands still.
    if matches!(state.step, Step::Action | Step::Acted | Step::Failure | Step::Activation) {
        any_time(state, &mut offers);
    }
    offers
}

/// The five actions (rulebook, Come giocare; solo rulebook, Fase Architetto).
fn actions(state: &State, offers: &mut Offers) {
    let Some(player) = state.player(state.turn) else { return };
    if player.hand > 0 {
        offers.push(Offer::flow(Command::PlayFromHand {}));
    }
    let project = |command: Command| {
        let offer = Offer::flow(command).with(Field::site, Param::one_of(Site::ALL));
        offer.with(Field::value, Param::number(0, HIGHEST))
    };
    if player.module > 0 {
        offers.push(project(Command::PlayFromModule { site: Site::EnergyBank, value: 0 }));
    }
    for owner in state.seats().filter(|&it| it != state.turn) {
        if state.player(owner).is_some_and(|it| it.module > 0) {
            offers.push(project(Command::PlayFromOther { owner, site: Site::EnergyBank, value: 0 }));
        }
    }
    // Alone, the launch costs a card of DA's prep module.
    let card = !state.solo() || state.player(DA).is_some_and(|da| da.module > 0);
    if player.earth() > 0 && card {
        offers.push(Offer::flow(Command::Launch {}));
    }
    offers.extend(piles(player).map(|pile| Offer::flow(Command::GainEnergy { pile })));
    // Who has no card and nobody on Earth does nothing.
    if offers.is_empty() {
        offers.push(Offer::flow(Command::EndTurn {}));
    }
}

fn piles(player: &Player) -> impl Iterator<Item = Pile> + '_ {
    [Pile::Hand, Pile::Module].into_iter().filter(|&pile| player.cards(pile) > 0)
}

/// What a project laid under a building brings, in its order: the colonist before the ability (rulebook, Giocare una carta
/// progetto dal vostro modulo di preparazione).
fn follow_ups(state: &State, offers: &mut Offers) {
    let (Some(played), Some(player)) = (state.played, state.player(state.turn)) else { return };
    if played.settles && player.ship > 0 {
        offers.push(Offer::report(Command::Settle {}));
    }
    if !played.ability {
        return;
    }
    match played.site {
        Site::EnergyBank => offers.push(Offer::report(Command::UseEnergyBank {})),
        Site::CommsCenter if player.earth() > 0 => offers.push(Offer::report(Command::UseCommsCenter {})),
        Site::CommsCenter => {}
        Site::Aqualab => offers.extend(piles(player).map(|pile| Offer::report(Command::UseAqualab { pile }))),
        Site::Habitation if player.ship > 0 => {
            let example = Command::UseHabitation { building: Building::EnergyBank };
            offers.push(Offer::report(example).with(Field::building, Param::one_of(Building::ALL)));
        }
        Site::Habitation => {}
        Site::Greenhouse => {
            for (seat, building) in state.seats().flat_map(|seat| Building::ALL.map(|building| (seat, building))) {
                let (one, two) = (Spot::OneStar(building), Spot::TwoStar(building));
                let ways =
                    [(true, one, two), (false, two, one)].into_iter().filter(|&(_, from, to)| state.can_move(seat, from, to));
                offers.extend(ways.map(|(up, ..)| Offer::report(Command::UseGreenhouse { seat, building, up })));
            }
        }
    }
}

/// What a card's text may do, and what is put right.
fn any_time(state: &State, offers: &mut Offers) {
    for (seat, player) in state.seats().zip(&state.players) {
        for from in Spot::all().filter(|&from| player.at(from) > 0) {
            let ways: Vec<Spot> = Spot::all().filter(|&to| state.can_move(seat, from, to)).collect();
            offers.extend(
                ways.first()
                    .copied()
                    .map(|to| Offer::report(Command::MoveColonist { seat, from, to }).with(Field::to, Param::one_of(ways))),
            );
        }
        if state.deck > 0 && !is_da(state, seat) {
            offers.push(Offer::report(Command::DrawCard { seat }));
        }
        offers.extend(piles(player).map(|pile| Offer::report(Command::DiscardCard { seat, pile })));
    }
    let seats = || Param::one_of(state.seats());
    let energy = Command::SetEnergy { seat: 0, to: 0 };
    let top = state.energy_top.unwrap_or(MOST_ENERGY);
    offers.push(Offer::report(energy).with(Field::seat, seats()).with(Field::to, Param::number(0, top)));
    let cards = Command::CorrectCards { seat: 0, pile: Pile::Hand, to: 0 };
    let cards = Offer::correct(cards).with(Field::seat, seats()).with(Field::pile, Param::one_of([Pile::Hand, Pile::Module]));
    offers.push(cards.with(Field::to, Param::number(0, MOST_CARDS)));
    offers.push(Offer::correct(Command::CorrectDeck { to: state.deck.min(CARDS) }).with(Field::to, Param::number(0, CARDS)));
    let top = Command::CorrectTop { site: Site::EnergyBank, to: 0 };
    let top = Offer::correct(top).with(Field::site, Param::one_of(Site::ALL));
    offers.push(top.with(Field::to, Param::number(0, HIGHEST)));
}

/// Whether that seat is DA's.
pub(super) const fn is_da(state: &State, seat: Seat) -> bool {
    state.solo() && seat == DA
}
