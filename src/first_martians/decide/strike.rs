//! One effect on one target: whether it does anything there, and what.

use super::super::board::{ITEMS_MAX, Idle, Pick, Place, Spot, Stack, Strike, Subject, Twin};
use super::super::draft::Draft;
use super::super::effect::{Amount, Effect, Id};
use super::super::fact::Cause;
use super::super::game::Game;
use super::super::state::{Seat, Task};
use super::super::words::{Area, Condition, Item, Space};
use super::{body, effects, farm};

/// Built from the start with fewer than four astronauts, and no Upgrade then (almanac, 1-3 giocatori).
const AUTOSCANNER: &str = "autoscanner";

/// The Upgrade cards of this game that lie ready, or those of the box that are not in it.
pub(super) fn upgrade_cards(game: &Game, twin: &Twin, ready: bool) -> Vec<Id> {
    let none = |id: &Id| id == AUTOSCANNER && game.state().crew.has_autoscanner();
    let cards = twin.upgrades.iter().filter(|(id, at)| **at == u8::from(ready) && !none(id));
    cards.map(|(id, _)| id.clone()).collect()
}

type Reason = Option<(Option<Subject>, Idle)>;

/// Why an effect does nothing where it strikes; `None` when it does something.
pub(super) fn idle(game: &Game, twin: &Twin, strike: &Strike) -> Reason {
    match &strike.at {
        Some(Pick::Place(place)) => at_facility(game, twin, &strike.effect, *place),
        Some(Pick::Seat(seat)) => on_astronaut(game, twin, &strike.effect, *seat),
        Some(Pick::Region(region)) => {
            let spot = Spot::Samples(*region);
            (twin.get(&spot).unwrap_or(0) == 0).then_some((Some(Subject::Spot(spot)), Idle::NoneLeft))
        }
        _ => of_table(game, twin, &strike.effect),
    }
}

/// A shut Facility ignores every effect, good or bad, but a Shutdown tile of the other kind (almanac, Tessere Arresto).
fn at_facility(game: &Game, twin: &Twin, effect: &Effect, place: Place) -> Reason {
    if let Effect::Shutdown(tile) = effect {
        let spot = Some(Subject::Spot(Spot::Tile(place, tile.resource)));
        let lies = twin.get(&Spot::Tile(place, tile.resource)) != Some(0);
        let needs = place.facility.needs(tile.resource);
        return if !needs { Some((spot, Idle::NoNeed)) } else { lies.then_some((spot, Idle::Tile)) };
    }
    if twin.is_shut(place) {
        return Some((Some(Subject::Place(place)), Idle::Shut));
    }
    match effect {
        Effect::BreakPart(at) | Effect::RepairPart(at) => {
            let (wanted, already) = if matches!(effect, Effect::BreakPart(_)) { (1, Idle::Red) } else { (0, Idle::Green) };
            let spot = Spot::Part(place, at.part);
            match twin.get(&spot) {
                None => Some((Some(Subject::Place(place)), Idle::NoPart)),
                Some(now) => (now == wanted).then_some((Some(Subject::Spot(spot)), already)),
            }
        }
        Effect::ClearTokens(_) => {
            let stack = Stack::facility(place, Space::Now);
            twin.stack(&stack).is_empty().then_some((Some(Subject::Stack(stack)), Idle::NoToken))
        }
        Effect::Productivity(change) => stays(game, twin, Spot::Productivity(place), change.by),
        Effect::Wilt {} | Effect::Grow {} => {
            let farm = twin.farm(place)?;
            let bare = farm.growth.is_empty() && (farm.plants == 0 || matches!(effect, Effect::Grow {}));
            bare.then_some((Some(Subject::Place(place)), Idle::NoGrowth))
        }
        _ => None,
    }
}

fn on_astronaut(game: &Game, twin: &Twin, effect: &Effect, seat: Seat) -> Reason {
    let board = twin.id_board(seat)?;
    let who = Some(Subject::Seat(seat));
    match effect {
        Effect::HealWound(_) => (board.wounds == 0).then_some((who, Idle::Well)),
        Effect::CureCondition(_) => board.conditions.is_empty().then_some((who, Idle::Well)),
        Effect::Condition(gain) => {
            let takes = |it| !board.conditions.contains(&it) && twin.get(&Spot::Pool(it)).unwrap_or(0) > 0;
            let possible = match gain.condition {
                Some(condition) => takes(condition),
                None => Condition::ALL.iter().any(|&it| takes(it)),
            };
            (!possible).then_some((who, Idle::NoCondition))
        }
        Effect::MoraleTokens(change) => stays(game, twin, Spot::MoraleTokens(seat), change.by),
        Effect::LosePawn(_) => (board.lost_pawns >= 2).then_some((Some(Subject::Spot(Spot::LostPawns(seat))), Idle::NoneLeft)),
        _ => None,
    }
}

fn of_table(game: &Game, twin: &Twin, effect: &Effect) -> Reason {
    match effect {
        Effect::Supply(change) => stays(game, twin, Spot::Supply(change.resource), change.by),
        Effect::Stress(change) => stays(game, twin, Spot::Stress, change.by),
        Effect::Lose(lose) if lose.item != Item::UpgradeCard => {
            let there = |&area: &Area| twin.get(&Spot::Cargo(area, lose.item)).unwrap_or(0) > 0;
            let spot = Spot::Cargo(Area::Available, lose.item);
            (!Area::ALL.iter().any(there)).then_some((Some(Subject::Spot(spot)), Idle::NoneLeft))
        }
        _ => None,
    }
}

/// A number that cannot move the way it should.
fn stays(game: &Game, twin: &Twin, spot: Spot, by: Amount) -> Reason {
    let by = by.of(game.state().crew.astronauts.len());
    let now = twin.get(&spot)?;
    let why = match by {
        0 => Idle::AtEnd,
        1.. if now >= twin.top(&spot) => Idle::AtEnd,
        ..0 if now == 0 => Idle::NoneLeft,
        _ => return None,
    };
    Some((Some(Subject::Spot(spot)), why))
}

/// Does the effect there.
pub(super) fn carry_out(draft: &mut Draft, strike: &Strike, by: Option<Seat>) {
    match (&strike.effect, &strike.at) {
        (effect, Some(Pick::Place(place))) => in_facility(draft, effect, *place),
        (effect, Some(Pick::Seat(seat))) => to_astronaut(draft, effect, *seat),
        (Effect::LoseRegionSample {}, Some(Pick::Region(region))) => {
            draft.move_spot(&Spot::Samples(*region), -1, Cause::Effect);
        }
        (Effect::Gain(_), Some(Pick::Upgrade(id))) => draft.set_spot(&Spot::Upgrade(id.clone()), 1, Cause::Effect),
        (Effect::Lose(_), Some(Pick::Upgrade(id))) => draft.set_spot(&Spot::Upgrade(id.clone()), 0, Cause::Effect),
        (effect, _) => on_table(draft, effect, by),
    }
}

fn in_facility(draft: &mut Draft, effect: &Effect, place: Place) {
    let astronauts = draft.state().crew.astronauts.len();
    match effect {
        Effect::BreakPart(at) => draft.set_spot(&Spot::Part(place, at.part), 1, Cause::Effect),
        Effect::RepairPart(at) => draft.set_spot(&Spot::Part(place, at.part), 0, Cause::Effect),
        Effect::Shutdown(tile) => draft.set_spot(&Spot::Tile(place, tile.resource), 1, Cause::Effect),
        Effect::Token(token) => draft.put_token(&Stack::facility(place, token.space), token.token, Cause::Effect),
        Effect::ClearTokens(_) => {
            let stack = Stack::facility(place, Space::Now);
            let tokens = draft.state().twin().map(|twin| twin.stack(&stack).to_vec()).unwrap_or_default();
            tokens.into_iter().rev().for_each(|token| draft.take_token(&stack, token, Cause::Effect));
        }
        Effect::Productivity(change) => {
            draft.move_spot(&Spot::Productivity(place), change.by.of(astronauts).into(), Cause::Effect);
        }
        Effect::Wilt {} | Effect::Grow {} => {
            let before = draft.state().twin().and_then(|twin| twin.farm(place)).cloned();
            let wilts = matches!(effect, Effect::Wilt {});
            let after = before.map(|farm| if wilts { farm.wilted() } else { farm.grown() });
            after.iter().for_each(|after| farm::becomes(draft, place, after, Cause::Effect));
        }
        _ => {}
    }
}

fn to_astronaut(draft: &mut Draft, effect: &Effect, seat: Seat) {
    let astronauts = draft.state().crew.astronauts.len();
    match effect {
        Effect::CrewToken(token) => draft.put_token(&Stack::Crew(seat), token.token, Cause::Effect),
        Effect::Wound(wound) => body::wound(draft, seat, wound.count, Cause::Effect),
        Effect::HealWound(heal) => draft.move_spot(&Spot::Wounds(seat), -i16::from(heal.count), Cause::Effect),
        Effect::Condition(gain) => match gain.condition {
            Some(condition) => body::take_condition(draft, seat, condition, Cause::Effect),
            None => body::draw_condition(draft, seat),
        },
        Effect::CureCondition(_) => {
            let only = draft.state().twin().and_then(|twin| twin.id_board(seat)).and_then(|it| it.conditions.first().copied());
            only.into_iter().for_each(|condition| body::cure(draft, seat, condition, Cause::Effect));
        }
        Effect::MoraleTokens(change) => {
            draft.move_spot(&Spot::MoraleTokens(seat), change.by.of(astronauts).into(), Cause::Effect);
        }
        Effect::LosePawn(_) => draft.move_spot(&Spot::LostPawns(seat), 1, Cause::Effect),
        Effect::Adventure(draw) => draft.queue(Task::DrawAdventure { adventure: draw.kind, by: Some(seat) }),
        _ => {}
    }
}

fn on_table(draft: &mut Draft, effect: &Effect, by: Option<Seat>) {
    let astronauts = draft.state().crew.astronauts.len();
    match effect {
        Effect::Supply(change) => {
            draft.move_spot(&Spot::Supply(change.resource), change.by.of(astronauts).into(), Cause::Effect);
        }
        Effect::Stress(change) => body::move_stress(draft, change.by.of(astronauts).into(), Cause::Effect),
        Effect::RoverToken(token) => draft.put_token(&Stack::Rover(token.rover), token.token, Cause::Effect),
        Effect::Gain(gain) if gain.item == Item::UpgradeCard => draw_upgrade(draft),
        Effect::Gain(gain) => draft.move_spot(&Spot::Cargo(gain.to, gain.item), gain.count.min(ITEMS_MAX).into(), Cause::Effect),
        Effect::Lose(lose) => {
            // What is still Pending goes first: the crew would give that up rather than what it can use now.
            let mut left = lose.count;
            for &area in Area::ALL {
                let spot = Spot::Cargo(area, lose.item);
                let taken = draft.state().twin().and_then(|twin| twin.get(&spot)).unwrap_or(0).min(left);
                draft.move_spot(&spot, -i16::from(taken), Cause::Effect);
                left = left.saturating_sub(taken);
            }
        }
        other => effects::otherwise(draft, other, by),
    }
}

/// An Upgrade card of the box that is not in this game yet, by chance.
fn draw_upgrade(draft: &mut Draft) {
    let Some(twin) = draft.state().twin() else { return };
    let cards = upgrade_cards(draft.game(), twin, false);
    let index = draft.roll("upgrade-card", cards.len());
    if let Some(id) = cards.get(index) {
        draft.set_spot(&Spot::Upgrade(id.clone()), 1, Cause::Effect);
    }
}

/// The Condition token that the crew has named goes back into the pool.
pub(super) fn cure(draft: &mut Draft, seat: Seat, pick: &Pick) {
    if let Pick::Condition(condition) = pick {
        body::cure(draft, seat, *condition, Cause::Effect);
    }
}
