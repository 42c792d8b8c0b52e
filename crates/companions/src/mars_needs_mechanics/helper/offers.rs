//! The commands that are possible now: the engine accepts no others, and buttons are enabled by them.

use super::Game;
use super::command::{Command, Field, Param};
use super::state::{MARKET, Player, Seat, State, Step};
use crate::mars_needs_mechanics::Component;
use crate::mars_needs_mechanics::components::{ALL_CARDS, CARDS_PER_COMPONENT, SCRAP_PER_PLAYER};
use crate::mars_needs_mechanics::sale::is_set;
use base::play::Offer;

type Offers = Vec<Offer<Command>>;

/// The maximum of corrected cogs and prices.
const MOST: i64 = 999;
/// The maximum number of cards in one mechanism.
pub(super) const MOST_CARDS: u8 = 12;
/// The mechanism that cannot be broken down (rulebook, Suggerimento dal creatore del Gioco).
const PERMANENT: &str = "automaton";
/// The mechanism with cards given by the rulebook: one Lens, one Wire.
const X_RAY_GOGGLES: (&str, u8) = ("x_ray_goggles", 2);

pub(super) fn offers(game: &Game) -> Offers {
    let state = game.state();
    let mut offers = Vec::new();
    match state.step {
        Step::SetUp => set_up(state, &mut offers),
        Step::Turn => turn(state, &mut offers),
        Step::RoundOver => offers.push(Offer::flow(Command::EndRound {})),
        Step::Sales { seat } => sales(state, seat, &mut offers),
        Step::Reckoning => {
            offers.push(Offer::flow(Command::Finish {}));
            offers.extend(for_each_player(state, |seat, player| {
                Offer::report(Command::SetEndValue {
                    seat,
                    to: player.end_value,
                })
                .with(Field::to, Param::number(-MOST, MOST))
            }));
        }
        Step::End => {}
    }
    optional(state, &mut offers);
    if !matches!(state.step, Step::SetUp | Step::End) {
        offers.extend(for_each_player(state, |seat, player| {
            let example = Command::MechanismCogs {
                seat,
                mechanism: None,
                by: 0,
            };
            let cards =
                std::iter::once(None::<String>).chain(state.mechanisms.iter().cloned().map(Some));
            Offer::report(example)
                .with(Field::mechanism, Param::one_of(cards))
                .with(Field::by, Param::number(-player.cogs.clamp(0, MOST), MOST))
        }));
        corrections(state, &mut offers);
    }
    offers
}

fn for_each_player<'a>(
    state: &'a State,
    offer: impl Fn(Seat, &Player) -> Offer<Command> + 'a,
) -> impl Iterator<Item = Offer<Command>> + 'a {
    state
        .seats()
        .zip(&state.players)
        .map(move |(seat, player)| offer(seat, player))
}

fn set_up(state: &State, offers: &mut Offers) {
    offers.push(Offer::flow(Command::Begin {}));
    offers.push(Offer::report(Command::ShuffleLine {}));
    offers.push(move_token(Offer::report));
    let first = Command::SetFirstPlayer {
        seat: state.first_player,
    };
    offers.push(Offer::report(first).with(Field::seat, Param::one_of(state.seats())));
}

fn move_token(role: fn(Command) -> Offer<Command>) -> Offer<Command> {
    let example = Command::MoveToken {
        component: Component::Wire,
        to: 0,
    };
    role(example)
        .with(Field::component, Param::one_of(Component::ALL))
        .with(Field::to, Param::number(0, 6))
}

/// Whether the current player can buy a component: a card is left and affordable (rulebook, Acquistare un Componente).
fn can_buy(state: &State, component: Component) -> bool {
    let paid = state
        .player(state.turn)
        .is_some_and(|player| player.cogs >= state.prices[component].max(0));
    state.market > 0 && state.taken[component] < CARDS_PER_COMPONENT && paid
}

fn turn(state: &State, offers: &mut Offers) {
    let buyable = Component::ALL
        .into_iter()
        .filter(|&component| can_buy(state, component));
    offers.extend(buyable.map(|component| Offer::flow(Command::Buy { component })));
    offers.push(Offer::flow(Command::Pass {}));
}

/// Building and breaking down (rulebook, Azioni Opzionali): one of each a turn, not the same one, one built at a time.
fn optional(state: &State, offers: &mut Offers) {
    for seat in state.seats().filter(|&seat| state.may_build(seat)) {
        let Some(player) = state.player(seat) else {
            continue;
        };
        if player.built.is_empty() && player.built_now.is_none() && player.hand > 0 {
            let fresh = state
                .mechanisms
                .iter()
                .filter(|name| player.broken_now.as_ref() != Some(*name));
            offers.extend(fresh.filter_map(|name| build(state, seat, player, name)));
        }
        if player.broken_now.is_none() {
            let old = player
                .built
                .keys()
                .filter(|name| *name != PERMANENT && player.built_now.as_ref() != Some(*name));
            offers.extend(old.map(|name| {
                Offer::report(Command::BreakDown {
                    seat,
                    mechanism: name.clone(),
                })
            }));
        }
    }
}

fn build(state: &State, seat: Seat, player: &Player, name: &str) -> Option<Offer<Command>> {
    let command = |cards| Command::Build {
        seat,
        mechanism: name.to_owned(),
        cards,
    };
    if name == X_RAY_GOGGLES.0 {
        return (player.hand >= X_RAY_GOGGLES.1).then(|| Offer::report(command(X_RAY_GOGGLES.1)));
    }
    let most = player.hand.min(MOST_CARDS);
    let usual = state.costs.get(name).copied().unwrap_or(1).clamp(1, most);
    Some(Offer::report(command(usual)).with(Field::cards, Param::number(1, most)))
}

/// Every set that the hand may hold: the app knows the number of its cards only (rulebook, Vendere Set di Componenti).
fn sales(state: &State, seat: Seat, offers: &mut Offers) {
    offers.push(Offer::flow(Command::DoneSelling {}));
    let Some(player) = state.player(seat) else {
        return;
    };
    for component in Component::ALL
        .into_iter()
        .filter(|&it| state.prices[it] >= 0)
    {
        let most = player
            .hand
            .min(CARDS_PER_COMPONENT.saturating_sub(state.sold[component]));
        for scrap in 0..=player.scrap {
            if let Some(fewest) = (1..=most).find(|&count| is_set(count, scrap, &state.rules)) {
                let example = Command::Sell {
                    component,
                    count: fewest,
                    scrap,
                };
                offers.push(Offer::report(example).with(Field::count, Param::number(fewest, most)));
            }
        }
    }
}

fn corrections(state: &State, offers: &mut Offers) {
    offers.push(move_token(Offer::correct));
    let price = Command::CorrectPrice {
        component: Component::Wire,
        to: state.prices[Component::Wire].clamp(-MOST, MOST),
    };
    let components = Param::one_of(Component::ALL);
    offers.push(
        Offer::correct(price)
            .with(Field::component, components)
            .with(Field::to, Param::number(-MOST, MOST)),
    );
    let seats = || Param::one_of(state.seats());
    let of_player = |command, most: i64| {
        Offer::correct(command)
            .with(Field::seat, seats())
            .with(Field::to, Param::number(0, most))
    };
    offers.push(of_player(Command::CorrectCogs { seat: 0, to: 0 }, MOST));
    offers.push(of_player(
        Command::CorrectHand { seat: 0, to: 0 },
        ALL_CARDS.into(),
    ));
    offers.push(of_player(
        Command::CorrectScrap { seat: 0, to: 0 },
        SCRAP_PER_PLAYER.into(),
    ));
    if let Some(mechanism) = state.mechanisms.first() {
        let built = Command::CorrectBuilt {
            seat: 0,
            mechanism: mechanism.clone(),
            to: 0,
        };
        let mechanisms = Param::one_of(state.mechanisms.iter().cloned());
        offers.push(of_player(built, MOST_CARDS.into()).with(Field::mechanism, mechanisms));
    }
    let market = Command::CorrectMarket { to: state.market };
    offers.push(Offer::correct(market).with(Field::to, Param::number(0, MARKET)));
    let deck = Command::CorrectDeck { to: state.deck };
    offers.push(Offer::correct(deck).with(Field::to, Param::number(0, ALL_CARDS)));
    if state.step == Step::Turn {
        offers.push(
            Offer::correct(Command::CorrectTurn { seat: state.turn }).with(Field::seat, seats()),
        );
    }
}
