//! The commands that are possible now: the engine accepts no others, and buttons are enabled by them.

use super::command::{Command, Field, Param};
use super::da::{self, DA};
use super::state::{BuildingCard, CARDS, ColonistSpace, Pile, Player, State, Step};
use crate::pocket_mars::score::Building;
use base::play::Offer;

type Offers = Vec<Offer<Command>>;

/// The highest value of a project card (rulebook, Carte Progetto).
const HIGHEST: u8 = 7;
/// The maximum of energy that may be entered while the top of the track is unknown.
const MOST_ENERGY: i64 = 30;
/// The maximum of cards that may be entered for one pile.
const MOST_CARDS: u8 = 8;

pub(super) fn offers(state: &State) -> Offers {
    let mut offers = Vec::new();
    match state.step {
        Step::SetUp => {
            offers.push(Offer::flow(Command::Begin {}));
            if !state.solo() {
                let first = Command::SetFirstPlayer {
                    seat: state.first_player,
                };
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
            let example = Command::ActivateAndroids {
                site: BuildingCard::EnergyBank,
            };
            offers.push(Offer::flow(example).with(Field::site, Param::one_of(BuildingCard::ALL)));
        }
        Step::Activation => offers.push(Offer::flow(Command::AndroidsRest {})),
        Step::DaGreenhouse { .. } => {
            let ways = da::greenhouse(state)
                .into_iter()
                .map(|(building, _)| building);
            offers.extend(ways.map(|building| Offer::flow(Command::DaChooses { building })));
        }
        Step::DaHabitation => {
            let ways = da::advice(state).into_iter().map(|it| it.building);
            offers.extend(ways.map(|building| Offer::flow(Command::DaChooses { building })));
        }
        Step::End => {}
    }
    // No corrections while a choice of DA depends on the board.
    if matches!(
        state.step,
        Step::Action | Step::Acted | Step::Failure | Step::Activation
    ) {
        any_time(state, &mut offers);
    }
    offers
}

/// The five actions (rulebook, Come giocare; solo rulebook, Fase Architetto).
fn actions(state: &State, offers: &mut Offers) {
    let Some(player) = state.player(state.turn) else {
        return;
    };
    if player.hand > 0 {
        offers.push(Offer::flow(Command::PlayFromHand {}));
    }
    let project = |command| {
        let sites = Param::one_of(BuildingCard::ALL);
        Offer::flow(command)
            .with(Field::site, sites)
            .with(Field::value, Param::number(0, HIGHEST))
    };
    if player.module > 0 {
        offers.push(project(Command::PlayFromModule {
            site: BuildingCard::EnergyBank,
            value: 0,
        }));
    }
    for owner in state.seats().filter(|&it| it != state.turn) {
        if state.player(owner).is_some_and(|it| it.module > 0) {
            offers.push(project(Command::PlayFromOther {
                owner,
                site: BuildingCard::EnergyBank,
                value: 0,
            }));
        }
    }
    // In a solo game a launch costs a card of DA's prep module.
    let card = !state.solo() || state.player(DA).is_some_and(|da| da.module > 0);
    if player.on_earth() > 0 && card {
        offers.push(Offer::flow(Command::Launch {}));
    }
    offers.extend(piles(player).map(|pile| Offer::flow(Command::GainEnergy { pile })));
    // Without cards and colonists on Earth no action is possible.
    if offers.is_empty() {
        offers.push(Offer::flow(Command::EndTurn {}));
    }
}

fn piles(player: &Player) -> impl Iterator<Item = Pile> + '_ {
    [Pile::Hand, Pile::Module]
        .into_iter()
        .filter(|&pile| player.cards(pile) > 0)
}

/// The consequences of a project laid under a building, in this order: the colonist, then the ability (rulebook, Giocare una
/// carta progetto dal vostro modulo di preparazione).
fn follow_ups(state: &State, offers: &mut Offers) {
    let (Some(played), Some(player)) = (state.played, state.player(state.turn)) else {
        return;
    };
    if played.settles && player.ship > 0 {
        offers.push(Offer::report(Command::Settle {}));
    }
    if !played.ability {
        return;
    }
    match played.site {
        BuildingCard::EnergyBank => offers.push(Offer::report(Command::UseEnergyBank {})),
        BuildingCard::CommsCenter if player.on_earth() > 0 => {
            offers.push(Offer::report(Command::UseCommsCenter {}));
        }
        BuildingCard::CommsCenter => {}
        BuildingCard::Aqualab => {
            offers.extend(piles(player).map(|pile| Offer::report(Command::UseAqualab { pile })));
        }
        BuildingCard::Habitation if player.ship > 0 => {
            let example = Command::UseHabitation {
                building: Building::EnergyBank,
            };
            offers.push(Offer::report(example).with(Field::building, Param::one_of(Building::ALL)));
        }
        BuildingCard::Habitation => {}
        BuildingCard::Greenhouse => {
            for (seat, building) in state
                .seats()
                .flat_map(|seat| Building::ALL.map(|building| (seat, building)))
            {
                let (one, two) = (
                    ColonistSpace::OneStar(building),
                    ColonistSpace::TwoStar(building),
                );
                let ways = [(true, one, two), (false, two, one)]
                    .into_iter()
                    .filter(|&(_, from, to)| state.can_move(seat, from, to));
                offers.extend(
                    ways.map(|(up, ..)| {
                        Offer::report(Command::UseGreenhouse { seat, building, up })
                    }),
                );
            }
        }
    }
}

/// Effects of card texts, and corrections.
fn any_time(state: &State, offers: &mut Offers) {
    for (seat, player) in state.seats().zip(&state.players) {
        for from in ColonistSpace::all().filter(|&from| player.colonists_at(from) > 0) {
            let ways: Vec<ColonistSpace> = ColonistSpace::all()
                .filter(|&to| state.can_move(seat, from, to))
                .collect();
            if let Some(&to) = ways.first() {
                offers.push(
                    Offer::report(Command::MoveColonist { seat, from, to })
                        .with(Field::to, Param::one_of(ways)),
                );
            }
        }
        if state.deck > 0 && !(state.solo() && seat == DA) {
            offers.push(Offer::report(Command::DrawCard { seat }));
        }
        offers.extend(piles(player).map(|pile| Offer::report(Command::DiscardCard { seat, pile })));
    }
    let seats = || Param::one_of(state.seats());
    let energy = Command::SetEnergy { seat: 0, to: 0 };
    let top = state.energy_top.unwrap_or(MOST_ENERGY);
    offers.push(
        Offer::report(energy)
            .with(Field::seat, seats())
            .with(Field::to, Param::number(0, top)),
    );
    let cards = Command::CorrectCards {
        seat: 0,
        pile: Pile::Hand,
        to: 0,
    };
    let cards = Offer::correct(cards)
        .with(Field::seat, seats())
        .with(Field::pile, Param::one_of([Pile::Hand, Pile::Module]));
    offers.push(cards.with(Field::to, Param::number(0, MOST_CARDS)));
    offers.push(
        Offer::correct(Command::CorrectDeck {
            to: state.deck.min(CARDS),
        })
        .with(Field::to, Param::number(0, CARDS)),
    );
    let top = Command::CorrectTop {
        site: BuildingCard::EnergyBank,
        to: 0,
    };
    let top = Offer::correct(top).with(Field::site, Param::one_of(BuildingCard::ALL));
    offers.push(top.with(Field::to, Param::number(0, HIGHEST)));
}
