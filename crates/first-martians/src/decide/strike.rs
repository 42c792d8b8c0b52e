//! What each effect does to its target, and when it does nothing.

use super::{body, ending, events, marks, reports, tasks, tokens, upkeep, walkers};
use crate::board::{
    AUTOSCANNER, BoardState, DISCARDED, EffectTarget, ITEMS_MAX, NoEffect, Pick, Place, Spot,
    TargetedEffect, TokenStack,
};
use crate::draft::Draft;
use crate::effect::{
    Amount, ConditionGain, Effect, Id, ItemCount, Later, RegionIn, RegionSample, RegionToken,
    Schedule, Who,
};
use crate::fact::{Cause, Fact};
use crate::game::Game;
use crate::state::{Card, CardKind, Face, Seat, Task};
use crate::vocabulary::{Area, Condition, Item, Modifier, Region, Space};

/// Why an effect does nothing, and where.
pub(super) type Reason = (Option<EffectTarget>, NoEffect);

/// What an effect does to the game, or why it does nothing.
pub(super) type Outcome = Result<Box<dyn FnOnce(&mut Draft)>, Reason>;

/// What the effect does to its target. `None` where the app does nothing: in Story mode for effects on the board, and in
/// either mode for questions, choices and instructions.
pub(super) fn outcome(game: &Game, strike: &TargetedEffect, by: Option<Seat>) -> Option<Outcome> {
    let (state, board) = (game.state(), game.state().board_state());
    let amount = |by: Amount| by.for_astronauts(state.crew.astronauts.len());
    let (mut place, mut seat, mut region, mut card) = (None, None, None, None);
    match &strike.target {
        Some(Pick::Place(at)) => place = Some(*at),
        Some(Pick::Seat(at)) => seat = Some(*at),
        Some(Pick::Region(at)) => region = Some(*at),
        Some(Pick::Upgrade(at)) => card = Some(Spot::Upgrade(at.clone())),
        None | Some(Pick::Yes | Pick::No | Pick::Condition(_)) => {}
    }
    let outcome = match &strike.effect {
        Effect::BreakPart(it) => turn(
            board?,
            place?,
            Spot::Part(place?, it.part),
            1,
            NoEffect::Red,
        ),
        Effect::RepairPart(it) => turn(
            board?,
            place?,
            Spot::Part(place?, it.part),
            0,
            NoEffect::Green,
        ),
        // A shut Facility accepts a tile of the other kind (almanac, Tessere Arresto).
        Effect::Shutdown(it) => {
            let spot = Spot::Tile(place?, it.resource);
            if !place?.facility.needs(it.resource) {
                Err((Some(EffectTarget::Spot(spot)), NoEffect::NoNeed))
            } else if board?.get(&spot) != Some(0) {
                Err((Some(EffectTarget::Spot(spot)), NoEffect::Tile))
            } else {
                set(spot, 1)
            }
        }
        Effect::Token(it) => {
            is_open(board?, place?).and(put(TokenStack::facility(place?, it.space), it.token))
        }
        Effect::ClearTokens(_) => {
            is_open(board?, place?).and(clear(board?, TokenStack::facility(place?, Space::Now)))
        }
        Effect::Productivity(it) => {
            is_open(board?, place?).and(shift(board?, Spot::Productivity(place?), amount(it.by)))
        }
        Effect::Wilt {} => is_open(board?, place?).and(tend(board?, place?, true)),
        Effect::Grow {} => is_open(board?, place?).and(tend(board?, place?, false)),
        Effect::RoverToken(it) => put(TokenStack::Rover(it.rover), it.token),
        Effect::CrewToken(it) => put(TokenStack::Crew(seat?), it.token),
        Effect::Supply(it) => shift(board?, Spot::Supply(it.resource), amount(it.by)),
        Effect::Stress(it) => {
            let by = amount(it.by).into();
            shift(board?, Spot::Stress, amount(it.by)).and(does(move |draft| {
                body::move_stress(draft, by, Cause::Effect);
            }))
        }
        Effect::Wound(it) => {
            let (seat, count) = (seat?, it.count);
            does(move |draft| body::wound(draft, seat, count, Cause::Effect))
        }
        Effect::HealWound(it) => {
            let (seat, count) = (seat?, it.count);
            let healed = does(move |draft| {
                draft.move_spot(&Spot::Wounds(seat), -i16::from(count), Cause::Effect);
            });
            if board?.id_board(seat)?.wounds == 0 {
                Err((Some(EffectTarget::Seat(seat)), NoEffect::NothingToHeal))
            } else {
                healed
            }
        }
        Effect::Condition(it) => condition(board?, seat?, it)?,
        Effect::CureCondition(_) => {
            let seat = seat?;
            match board?.id_board(seat)?.conditions.first().copied() {
                None => Err((Some(EffectTarget::Seat(seat)), NoEffect::NothingToHeal)),
                Some(condition) => {
                    does(move |draft| body::cure(draft, seat, condition, Cause::Effect))
                }
            }
        }
        Effect::MoraleTokens(it) => shift(board?, Spot::MoraleTokens(seat?), amount(it.by)),
        Effect::LosePawn(_) => {
            let spot = Spot::LostPawns(seat?);
            if board?.id_board(seat?)?.lost_pawns < 2 {
                add(spot, 1)
            } else {
                Err((Some(EffectTarget::Spot(spot)), NoEffect::NoneLeft))
            }
        }
        Effect::Gain(it) if it.item == Item::UpgradeCard => match card {
            Some(card) => set(card, 1),
            None => does(draw_upgrade),
        },
        Effect::Gain(it) => add(Spot::Cargo(it.to, it.item), it.count.min(ITEMS_MAX).into()),
        Effect::Lose(it) if it.item == Item::UpgradeCard => set(card?, DISCARDED),
        Effect::Lose(it) => lose(board?, it),
        Effect::LoseRegionSample {} => {
            let spot = Spot::Samples(region?);
            if board?.get(&spot).unwrap_or(0) > 0 {
                add(spot, -1)
            } else {
                Err((Some(EffectTarget::Spot(spot)), NoEffect::NoneLeft))
            }
        }
        Effect::Morale(it) => {
            let by = amount(it.by);
            does(move |draft| draft.move_morale(by, Cause::Effect))
        }
        Effect::Malfunction(it) => {
            let (block, by) = (it.block, amount(it.by));
            does(move |draft| draft.move_track(block, by, Cause::Effect))
        }
        Effect::MalfunctionCard(it) => {
            let task = Task::DrawCard {
                block: it.block,
                keyword: it.keyword,
            };
            does(|draft| draft.queue(task))
        }
        Effect::Adventure(it) => {
            let (adventure, by) = (
                it.kind,
                seat.map_or_else(|| performers(game, &it.who, by), |seat| vec![Some(seat)]),
            );
            does(move |draft| {
                by.into_iter()
                    .for_each(|by| draft.queue(Task::DrawAdventure { adventure, by }));
            })
        }
        Effect::Schedule(it) => schedule(game, it, by),
        Effect::SetFlag(flag) => emit(Fact::FlagSet {
            flag: flag.clone(),
            set: true,
        }),
        Effect::ClearFlag(flag) => emit(Fact::FlagSet {
            flag: flag.clone(),
            set: false,
        }),
        Effect::Count(it) => {
            let to = state
                .counters
                .get(&it.counter)
                .copied()
                .unwrap_or(0)
                .saturating_add(it.by.into());
            emit(Fact::CounterSet {
                counter: it.counter.clone(),
                to,
            })
        }
        Effect::RevealObjective(id) => {
            let id = id.clone();
            does(move |draft| reports::reveal(draft, &id))
        }
        Effect::Track(it) => {
            let (track, by) = (it.track.clone(), amount(it.by));
            does(move |draft| reports::move_mission_track(draft, &track, by))
        }
        Effect::Reveal(id) => {
            let id = id.clone();
            does(move |draft| reports::uncover(draft, &id))
        }
        Effect::CloseEvent(event) => {
            let event = event.clone();
            does(move |draft| events::close(draft, &event))
        }
        Effect::CancelFollowUp(id) => emit(Fact::ScheduleCancelled {
            follow_up: id.clone(),
        }),
        Effect::BringEvent(event) => {
            let event = event.clone();
            does(move |draft| events::bring(draft, &event))
        }
        Effect::Sols(it) => {
            let by = amount(it.by);
            does(move |draft| ending::change_sols(draft, by))
        }
        Effect::EndMission(id) => {
            let id = id.clone();
            does(move |draft| ending::end_with(draft, &id))
        }
        Effect::ChangeGoal(it) => {
            let (id, to) = (it.objective.clone(), it.to);
            does(move |draft| reports::change_goal(draft, &id, to))
        }
        Effect::FailObjective(id) => {
            let id = id.clone();
            does(move |draft| reports::fail(draft, &id, Cause::Effect))
        }
        Effect::LayToken(it) => {
            let (token, at) = (it.token.clone(), it.at);
            does(move |draft| tokens::lay(draft, &token, at))
        }
        Effect::TakeToken(token) => {
            let token = token.clone();
            does(move |draft| tokens::take(draft, &token, Cause::Effect))
        }
        Effect::DiscardToken(token) => {
            let token = token.clone();
            does(move |draft| tokens::discard(draft, &token, Cause::Effect))
        }
        Effect::Mark(it) => {
            let it = it.clone();
            does(move |draft| marks::lay(draft, &it))
        }
        Effect::Unmark(it) => {
            let it = it.clone();
            does(move |draft| marks::take(draft, &it.mark, Some(&it.on), it.count, Cause::Effect))
        }
        Effect::MoveWalker(it) => {
            let (walker, by) = (it.walker.clone(), amount(it.by));
            does(move |draft| walkers::moved(draft, &walker, by))
        }
        Effect::RegionToken(RegionToken {
            at: RegionIn::Drawn(it),
            ..
        })
        | Effect::RegionSample(RegionSample {
            at: RegionIn::Drawn(it),
            ..
        }) if region.is_none() && board.is_some() => {
            let (ring, effect) = (it.ring, strike.effect.clone());
            does(move |draft| in_drawn_region(draft, ring, effect))
        }
        Effect::RegionToken(it) => {
            let token = it.token;
            is_explored(board?, region?).and(put(TokenStack::Region(region?), token))
        }
        Effect::RegionSample(it) => is_explored(board?, region?).and(shift(
            board?,
            Spot::Samples(region?),
            signed(it.count),
        )),
        Effect::If(_)
        | Effect::Choose(_)
        | Effect::Random(_)
        | Effect::Instruct(_)
        | Effect::Remember(_) => return None,
    };
    Some(outcome)
}

/// Resolves the effect on its target, unless it does nothing there.
pub(super) fn carry_out(draft: &mut Draft, strike: &TargetedEffect, by: Option<Seat>) {
    if let Some(Ok(change)) = outcome(draft.game(), strike, by) {
        change(draft);
    }
}

fn does(change: impl FnOnce(&mut Draft) + 'static) -> Outcome {
    Ok(Box::new(change))
}

fn emit(fact: Fact) -> Outcome {
    does(|draft| draft.emit(fact))
}

fn set(spot: Spot, to: u8) -> Outcome {
    does(move |draft| draft.set_spot(&spot, to, Cause::Effect))
}

fn add(spot: Spot, by: i16) -> Outcome {
    does(move |draft| draft.move_spot(&spot, by, Cause::Effect))
}

fn put(stack: TokenStack, token: Modifier) -> Outcome {
    does(move |draft| draft.put_token(&stack, token, Cause::Effect))
}

/// A shut Facility ignores every effect, good or bad (almanac, Tessere Arresto).
fn is_open(board: &BoardState, place: Place) -> Result<(), Reason> {
    if board.is_shut(place) {
        Err((Some(EffectTarget::Place(place)), NoEffect::Shut))
    } else {
        Ok(())
    }
}

/// What is not explored has no room for tokens and samples.
fn is_explored(board: &BoardState, region: Region) -> Result<(), Reason> {
    if board.map.at(region).is_some() {
        Ok(())
    } else {
        Err((None, NoEffect::NotExplored))
    }
}

/// A Direction card draws the region.
fn in_drawn_region(draft: &mut Draft, ring: u8, effect: Effect) {
    let direction = reports::draw_direction(draft);
    let next = TargetedEffect {
        effect,
        target: Some(Pick::Region(Region { ring, direction })),
    };
    super::effects::resolve(draft, vec![next], None);
}

fn signed(count: u8) -> i8 {
    i8::try_from(count).unwrap_or(i8::MAX)
}

/// Turns the marker of a part, unless it shows that side already.
fn turn(board: &BoardState, place: Place, spot: Spot, to: u8, already: NoEffect) -> Outcome {
    is_open(board, place)?;
    match board.get(&spot) {
        None => Err((Some(EffectTarget::Place(place)), NoEffect::NoPart)),
        Some(now) if now == to => Err((Some(EffectTarget::Spot(spot)), already)),
        Some(_) => set(spot, to),
    }
}

fn clear(board: &BoardState, stack: TokenStack) -> Outcome {
    let tokens = board.stack(&stack).to_vec();
    if tokens.is_empty() {
        return Err((Some(EffectTarget::Stack(stack)), NoEffect::NoToken));
    }
    does(move |draft| {
        tokens
            .into_iter()
            .rev()
            .for_each(|token| draft.take_token(&stack, token, Cause::Effect));
    })
}

/// Changes a number within its range, unless it is at its limit already.
fn shift(board: &BoardState, spot: Spot, by: i8) -> Outcome {
    let why = board.get(&spot).and_then(|now| match by {
        0 => Some(NoEffect::AtEnd),
        1.. => (now >= board.max_of(&spot)).then_some(NoEffect::AtEnd),
        ..0 => (now == 0).then_some(NoEffect::NoneLeft),
    });
    why.map_or_else(
        || add(spot.clone(), by.into()),
        |why| Err((Some(EffectTarget::Spot(spot.clone())), why)),
    )
}

/// Makes the plants of a Farm wilt or grow.
fn tend(board: &BoardState, place: Place, wilts: bool) -> Outcome {
    let Some(farm) = board.farm(place) else {
        return does(|_| {});
    };
    if farm.growth.is_empty() && (farm.plants == 0 || !wilts) {
        return Err((Some(EffectTarget::Place(place)), NoEffect::NoGrowth));
    }
    let after = if wilts { farm.wilted() } else { farm.grown() };
    does(move |draft| upkeep::set_farm(draft, place, &after, Cause::Effect))
}

/// The token comes from the pool: the astronaut must not have it, and one must be left.
fn condition(board: &BoardState, seat: Seat, gain: &ConditionGain) -> Option<Outcome> {
    let had = &board.id_board(seat)?.conditions;
    let takes = |it: Condition| !had.contains(&it) && board.get(&Spot::Pool(it)).unwrap_or(0) > 0;
    Some(match gain.condition {
        Some(named) if takes(named) => {
            does(move |draft| body::take_condition(draft, seat, named, Cause::Effect))
        }
        None if Condition::ALL.iter().any(|&it| takes(it)) => {
            does(move |draft| body::draw_condition(draft, seat))
        }
        Some(_) | None => Err((Some(EffectTarget::Seat(seat)), NoEffect::NoCondition)),
    })
}

/// Pending items go first: the crew would rather keep what it can use now.
fn lose(board: &BoardState, loss: &ItemCount) -> Outcome {
    let mut left = loss.count;
    let mut taken = Vec::new();
    for &area in Area::ALL {
        let spot = Spot::Cargo(area, loss.item);
        let some = board.get(&spot).unwrap_or(0).min(left);
        left = left.saturating_sub(some);
        taken.push((spot, -i16::from(some)));
    }
    if taken.iter().all(|(_, by)| *by == 0) {
        return Err((
            Some(EffectTarget::Spot(Spot::Cargo(Area::Available, loss.item))),
            NoEffect::NoneLeft,
        ));
    }
    does(move |draft| {
        taken
            .iter()
            .for_each(|(spot, by)| draft.move_spot(spot, *by, Cause::Effect));
    })
}

fn schedule(game: &Game, call: &Schedule, by: Option<Seat>) -> Outcome {
    let Some(file) = game.mission().elements.follow_ups.get(&call.follow_up) else {
        let task = Task::Missing {
            id: call.follow_up.clone(),
        };
        return does(|draft| draft.queue(task));
    };
    let card = Card::new(CardKind::FollowUp, &call.follow_up, Face::Story);
    let later = Later {
        after: call.after.clone(),
        odds: 100,
        effects: file.effects.clone(),
    };
    does(move |draft| tasks::note(draft, card, later, by))
}

/// Who resolves an Adventure that an effect calls for; `None` where the crew chooses.
fn performers(game: &Game, who: &Who, by: Option<Seat>) -> Vec<Option<Seat>> {
    let crew = &game.state().crew;
    match who {
        Who::Performer => vec![Some(by.unwrap_or(crew.first_player))],
        Who::FirstPlayer => vec![Some(crew.first_player)],
        Who::Everyone => crew.seats().map(Some).collect(),
        Who::Chosen | Who::MostWounded => vec![None],
        Who::Profession(profession) => crew.seat_of(*profession).map(Some).into_iter().collect(),
        Who::Remembered(person) => game
            .state()
            .people
            .get(person)
            .copied()
            .map(Some)
            .into_iter()
            .collect(),
    }
}

/// The ready Upgrade cards of this game, or those of the box that are not in it.
pub(super) fn upgrade_cards(game: &Game, board: &BoardState, ready: bool) -> Vec<Id> {
    let none = |id: &Id| id == AUTOSCANNER && game.state().crew.has_autoscanner();
    let cards = board
        .upgrades
        .iter()
        .filter(|(id, at)| **at == u8::from(ready) && !none(id));
    cards.map(|(id, _)| id.clone()).collect()
}

/// Draws a random Upgrade card that is not in this game yet.
fn draw_upgrade(draft: &mut Draft) {
    let Some(board) = draft.state().board_state() else {
        return;
    };
    let cards = upgrade_cards(draft.game(), board, false);
    let index = draft.roll("upgrade-card", cards.len());
    if let Some(id) = cards.get(index) {
        draft.set_spot(&Spot::Upgrade(id.clone()), 1, Cause::Effect);
    }
}

/// Cures the condition that the crew chose.
pub(super) fn cure(draft: &mut Draft, seat: Seat, pick: &Pick) {
    if let Pick::Condition(condition) = pick {
        body::cure(draft, seat, *condition, Cause::Effect);
    }
}
