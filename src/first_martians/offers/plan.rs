//! What can be planned, declared and resolved where the app keeps the board.

use std::collections::BTreeSet;

use super::super::board::{Board, Deed, Feature, Pawn, SUPPLY_MAX, Spot, Twin};
use super::super::command::{Command, Field, Param};
use super::super::game::Game;
use super::super::queries::planning::{aoms, declarable, free_pawns, joining};
use super::super::queries::quote::{possible, quote_of};
use super::super::queries::resolving::{Awaits, awaits};
use super::super::queries::ways_of;
use super::super::state::{Kept, Step};
use super::super::words::{Area, Condition, Item, Rover};
use super::Offers;
use crate::play::Offer;

/// The most samples, and the most POI tokens, that a region tile is taken to show.
pub const ON_A_TILE_MAX: u8 = 6;

/// The step Plan.
pub(super) fn plan(game: &Game, board: &Board, offers: &mut Offers) {
    if declarable(game) {
        offers.push(Offer::flow(Command::Continue {}));
    }
    let free: BTreeSet<Pawn> = free_pawns(game).into_iter().collect();
    for index in 0..board.plan.len() {
        pawns(game, board, index, &free, offers);
        travel(game, board, index, offers);
    }
    begin(game, offers);
    for (&place, facility) in &board.twin.facilities {
        let green = facility.parts.iter().filter(|(_, red)| !**red && !board.twin.is_shut(place));
        offers.extend(green.map(|(&part, _)| Offer::report(Command::Dismantle { place, part })));
    }
}

/// The pawns of a planned action.
fn pawns(game: &Game, board: &Board, index: usize, free: &BTreeSet<Pawn>, offers: &mut Offers) {
    let Some(planned) = board.plan.get(index) else { return };
    let flow = |command| Offer::flow(command);
    let joining = joining(game, index, free).into_iter();
    offers.extend(joining.map(|pawn| flow(Command::AddPawn { index, pawn: pawn.clone() })));
    let laid: BTreeSet<&Pawn> = planned.pawns.iter().collect();
    for &pawn in &laid {
        if laid.len() > 1 && planned.pawns.first() != Some(pawn) {
            offers.push(flow(Command::RaisePawn { index, pawn: pawn.clone() }));
        }
        offers.push(flow(Command::TakePawn { index, pawn: pawn.clone() }));
    }
    offers.push(flow(Command::DropAction { index }));
}

/// How a planned action gets there.
fn travel(game: &Game, board: &Board, index: usize, offers: &mut Offers) {
    let Some(planned) = board.plan.get(index) else { return };
    let rovers = [None, Some(Rover::Froggy), Some(Rover::Scorpio)].into_iter().filter(|rover| *rover != planned.rover);
    for rover in rovers {
        let way = |way: &[_]| quote_of(game, index, rover, way).is_ok();
        if way(&planned.way) || ways_of(game, index, rover).iter().any(|it| way(&it.regions)) {
            offers.push(Offer::flow(Command::SetRover { index, rover }));
        }
    }
    let ways = ways_of(game, index, planned.rover);
    let others = ways.iter().enumerate().filter(|(_, way)| way.regions != planned.way);
    offers.extend(others.map(|(way, _)| Offer::flow(Command::SetWay { index, way })));
}

/// What can be planned beside what is planned already.
fn begin(game: &Game, offers: &mut Offers) {
    offers.extend(possible(game).into_iter().map(|deed| Offer::flow(Command::PlanAction { deed })));
}

/// The step Resolve; `false` where all declared actions are over.
pub(super) fn resolve(game: &Game, board: &Board, offers: &mut Offers) -> bool {
    let Some(awaited) = awaits(game) else { return false };
    match awaited {
        Awaits::Sure => offers.push(Offer::flow(Command::Continue {})),
        Awaits::Accept => {
            offers.push(Offer::flow(Command::Continue {}));
            offers.push(dice(board));
        }
        Awaits::Dice(_) => {
            if game.state().dice == Kept::Digital {
                offers.push(Offer::flow(Command::RollDice {}));
            }
            offers.push(dice(board));
        }
        Awaits::Tile(_) => {
            let number = Param::number(0, ON_A_TILE_MAX);
            let command = Command::EnterTile { features: BTreeSet::new(), samples: 0, pois: 0 };
            let offer = Offer::flow(command).with(Field::features, Param::some_of(Feature::ALL.iter().copied()));
            offers.push(offer.with(Field::samples, number.clone()).with(Field::pois, number));
        }
        Awaits::Front(..) => {
            offers.push(Offer::flow(Command::EnterFront { needs: 1 }).with(Field::needs, Param::number(0, SUPPLY_MAX)));
        }
    }
    true
}

fn dice(board: &Board) -> Offer<Command> {
    let alone = board.declared.first().is_some_and(|action| action.success_die_only);
    let other = if alone { Param::one_of([false]) } else { Param::flag() };
    let command = Command::EnterDice { success: true, wound: false, adventure: false };
    Offer::flow(command).with(Field::success, Param::flag()).with(Field::wound, other.clone()).with(Field::adventure, other)
}

/// What can be done at any time of a game.
pub(super) fn any_time(game: &Game, board: &Board, offers: &mut Offers) {
    let twin: &Twin = &board.twin;
    let ready = twin.upgrades.iter().filter(|(_, state)| **state == 1).map(|(id, _)| id);
    let planned = |id: &String| board.plan.iter().any(|it| it.deed == Deed::BuildUpgrade(id.clone()));
    let room = |id: &String| game.mission().game_box.upgrades.iter().any(|it| it.id == *id);
    let ready = ready.filter(|id| room(id) && !planned(id));
    offers.extend(ready.map(|id| Offer::report(Command::ExchangeUpgrade { upgrade: id.clone() })));
    if twin.get(&Spot::Cargo(Area::Available, Item::Poi)).is_some_and(|pois| pois > 0) {
        let icons = game.mission().sheet.pois.iter().map(|poi| Some(poi.id.clone()));
        offers.extend(std::iter::once(None).chain(icons).map(|poi| Offer::report(Command::UsePoi { poi })));
    }
    for (seat, id_board) in twin.seats().zip(&twin.crew) {
        let unused: Vec<u8> = (0..4).filter(|skill| !id_board.used_skills.contains(skill)).collect();
        let Some(&skill) = unused.first().filter(|_| !twin.suffers(seat, Condition::Migraine)) else { continue };
        let offer = Offer::report(Command::UseSkill { seat, skill, pays: 0 });
        offers.push(offer.with(Field::skill, Param::one_of(unused)).with(Field::pays, Param::number(0, id_board.morale_tokens)));
    }
    // An AOM changes hands between two sols only (almanac, AOM).
    if matches!(game.state().step, Step::CleanUp | Step::RaiseTrack { .. }) {
        let seats = Param::one_of(twin.seats());
        offers.extend(aoms(game).into_iter().map(|aom| {
            let seat = board.operators.get(&aom).copied().unwrap_or(0);
            Offer::report(Command::SetOperator { aom, seat }).with(Field::seat, seats.clone())
        }));
    }
}
