//! What each effect does to its target, and when it does nothing.

use super::{body, ending, events, marks, reports, tasks, tokens, upkeep, walkers};
use crate::board::{
    AUTOSCANNER, BoardCounter, BoardState, DISCARDED, EffectTarget, ITEMS_MAX, NoEffect, Pick,
    Place, TargetedEffect, TokenStack,
};
use crate::decision::DecisionBuilder;
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
pub(super) type Outcome = Result<Box<dyn FnOnce(&mut DecisionBuilder)>, Reason>;

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
        Some(Pick::Upgrade(at)) => card = Some(BoardCounter::Upgrade(at.clone())),
        None | Some(Pick::Yes | Pick::No | Pick::Condition(_)) => {}
    }
    let outcome = match &strike.effect {
        Effect::BreakPart(it) => turn(
            board?,
            place?,
            BoardCounter::Part(place?, it.part),
            1,
            NoEffect::Red,
        ),
        Effect::RepairPart(it) => turn(
            board?,
            place?,
            BoardCounter::Part(place?, it.part),
            0,
            NoEffect::Green,
        ),
        // A shut Facility accepts a tile of the other kind (almanac, Tessere Arresto).
        Effect::Shutdown(it) => {
            let spot = BoardCounter::Tile(place?, it.resource);
            if !place?.facility.needs(it.resource) {
                Err((Some(EffectTarget::Counter(spot)), NoEffect::NoNeed))
            } else if board?.get(&spot) != Some(0) {
                Err((Some(EffectTarget::Counter(spot)), NoEffect::Tile))
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
        Effect::Productivity(it) => is_open(board?, place?).and(shift(
            board?,
            BoardCounter::Productivity(place?),
            amount(it.by),
        )),
        Effect::Wilt {} => is_open(board?, place?).and(tend(board?, place?, true)),
        Effect::Grow {} => is_open(board?, place?).and(tend(board?, place?, false)),
        Effect::RoverToken(it) => put(TokenStack::Rover(it.rover), it.token),
        Effect::CrewToken(it) => put(TokenStack::Crew(seat?), it.token),
        Effect::Supply(it) => shift(board?, BoardCounter::Supply(it.resource), amount(it.by)),
        Effect::Stress(it) => {
            let by = amount(it.by).into();
            shift(board?, BoardCounter::Stress, amount(it.by)).and(does(move |decision| {
                body::move_stress(decision, by, Cause::Effect);
            }))
        }
        Effect::Wound(it) => {
            let (seat, count) = (seat?, it.count);
            does(move |decision| body::wound(decision, seat, count, Cause::Effect))
        }
        Effect::HealWound(it) => {
            let (seat, count) = (seat?, it.count);
            let healed = does(move |decision| {
                decision.move_spot(
                    &BoardCounter::Wounds(seat),
                    -i16::from(count),
                    Cause::Effect,
                );
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
                    does(move |decision| body::cure(decision, seat, condition, Cause::Effect))
                }
            }
        }
        Effect::MoraleTokens(it) => shift(board?, BoardCounter::MoraleTokens(seat?), amount(it.by)),
        Effect::LosePawn(_) => {
            let spot = BoardCounter::LostPawns(seat?);
            if board?.id_board(seat?)?.lost_pawns < 2 {
                add(spot, 1)
            } else {
                Err((Some(EffectTarget::Counter(spot)), NoEffect::NoneLeft))
            }
        }
        Effect::Gain(it) if it.item == Item::UpgradeCard => match card {
            Some(card) => set(card, 1),
            None => does(draw_upgrade),
        },
        Effect::Gain(it) => add(
            BoardCounter::Cargo(it.to, it.item),
            it.count.min(ITEMS_MAX).into(),
        ),
        Effect::Lose(it) if it.item == Item::UpgradeCard => set(card?, DISCARDED),
        Effect::Lose(it) => lose(board?, it),
        Effect::LoseRegionSample {} => {
            let spot = BoardCounter::Samples(region?);
            if board?.get(&spot).unwrap_or(0) > 0 {
                add(spot, -1)
            } else {
                Err((Some(EffectTarget::Counter(spot)), NoEffect::NoneLeft))
            }
        }
        Effect::Morale(it) => {
            let by = amount(it.by);
            does(move |decision| decision.move_morale(by, Cause::Effect))
        }
        Effect::Malfunction(it) => {
            let (block, by) = (it.block, amount(it.by));
            does(move |decision| decision.move_track(block, by, Cause::Effect))
        }
        Effect::MalfunctionCard(it) => {
            let task = Task::DrawCard {
                block: it.block,
                keyword: it.keyword,
            };
            does(|decision| decision.queue(task))
        }
        Effect::Adventure(it) => {
            let (adventure, by) = (
                it.kind,
                seat.map_or_else(|| performers(game, &it.who, by), |seat| vec![Some(seat)]),
            );
            does(move |decision| {
                by.into_iter()
                    .for_each(|by| decision.queue(Task::DrawAdventure { adventure, by }));
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
            does(move |decision| reports::reveal(decision, &id))
        }
        Effect::Track(it) => {
            let (track, by) = (it.track.clone(), amount(it.by));
            does(move |decision| reports::move_mission_track(decision, &track, by))
        }
        Effect::Reveal(id) => {
            let id = id.clone();
            does(move |decision| reports::uncover(decision, &id))
        }
        Effect::CloseEvent(event) => {
            let event = event.clone();
            does(move |decision| events::close(decision, &event))
        }
        Effect::CancelFollowUp(id) => emit(Fact::ScheduleCancelled {
            follow_up: id.clone(),
        }),
        Effect::BringEvent(event) => {
            let event = event.clone();
            does(move |decision| events::bring(decision, &event))
        }
        Effect::Sols(it) => {
            let by = amount(it.by);
            does(move |decision| ending::change_sols(decision, by))
        }
        Effect::EndMission(id) => {
            let id = id.clone();
            does(move |decision| ending::end_with(decision, &id))
        }
        Effect::ChangeGoal(it) => {
            let (id, to) = (it.objective.clone(), it.to);
            does(move |decision| reports::change_goal(decision, &id, to))
        }
        Effect::FailObjective(id) => {
            let id = id.clone();
            does(move |decision| reports::fail(decision, &id, Cause::Effect))
        }
        Effect::LayToken(it) => {
            let (token, at) = (it.token.clone(), it.at);
            does(move |decision| tokens::lay(decision, &token, at))
        }
        Effect::TakeToken(token) => {
            let token = token.clone();
            does(move |decision| tokens::take(decision, &token, Cause::Effect))
        }
        Effect::DiscardToken(token) => {
            let token = token.clone();
            does(move |decision| tokens::discard(decision, &token, Cause::Effect))
        }
        Effect::Mark(it) => {
            let it = it.clone();
            does(move |decision| marks::lay(decision, &it))
        }
        Effect::Unmark(it) => {
            let it = it.clone();
            does(move |decision| {
                marks::take(decision, &it.mark, Some(&it.on), it.count, Cause::Effect);
            })
        }
        Effect::MoveWalker(it) => {
            let (walker, by) = (it.walker.clone(), amount(it.by));
            does(move |decision| walkers::moved(decision, &walker, by))
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
            does(move |decision| in_drawn_region(decision, ring, effect))
        }
        Effect::RegionToken(it) => {
            let token = it.token;
            is_explored(board?, region?).and(put(TokenStack::Region(region?), token))
        }
        Effect::RegionSample(it) => is_explored(board?, region?).and(shift(
            board?,
            BoardCounter::Samples(region?),
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
pub(super) fn resolve(decision: &mut DecisionBuilder, strike: &TargetedEffect, by: Option<Seat>) {
    if let Some(Ok(change)) = outcome(decision.game(), strike, by) {
        change(decision);
    }
}

fn does(change: impl FnOnce(&mut DecisionBuilder) + 'static) -> Outcome {
    Ok(Box::new(change))
}

fn emit(fact: Fact) -> Outcome {
    does(|decision| decision.emit(fact))
}

fn set(spot: BoardCounter, to: u8) -> Outcome {
    does(move |decision| decision.set_spot(&spot, to, Cause::Effect))
}

fn add(spot: BoardCounter, by: i16) -> Outcome {
    does(move |decision| decision.move_spot(&spot, by, Cause::Effect))
}

fn put(stack: TokenStack, token: Modifier) -> Outcome {
    does(move |decision| decision.put_token(&stack, token, Cause::Effect))
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
fn in_drawn_region(decision: &mut DecisionBuilder, ring: u8, effect: Effect) {
    let direction = reports::draw_direction(decision);
    let next = TargetedEffect {
        effect,
        target: Some(Pick::Region(Region { ring, direction })),
    };
    super::effects::resolve(decision, vec![next], None);
}

fn signed(count: u8) -> i8 {
    i8::try_from(count).unwrap_or(i8::MAX)
}

/// Turns the marker of a part, unless it shows that side already.
fn turn(
    board: &BoardState,
    place: Place,
    spot: BoardCounter,
    to: u8,
    already: NoEffect,
) -> Outcome {
    is_open(board, place)?;
    match board.get(&spot) {
        None => Err((Some(EffectTarget::Place(place)), NoEffect::NoPart)),
        Some(now) if now == to => Err((Some(EffectTarget::Counter(spot)), already)),
        Some(_) => set(spot, to),
    }
}

fn clear(board: &BoardState, stack: TokenStack) -> Outcome {
    let tokens = board.stack(&stack).to_vec();
    if tokens.is_empty() {
        return Err((Some(EffectTarget::Stack(stack)), NoEffect::NoToken));
    }
    does(move |decision| {
        tokens
            .into_iter()
            .rev()
            .for_each(|token| decision.take_token(&stack, token, Cause::Effect));
    })
}

/// Changes a number within its range, unless it is at its limit already.
fn shift(board: &BoardState, spot: BoardCounter, by: i8) -> Outcome {
    let why = board.get(&spot).and_then(|now| match by {
        0 => Some(NoEffect::AtEnd),
        1.. => (now >= board.max_of(&spot)).then_some(NoEffect::AtEnd),
        ..0 => (now == 0).then_some(NoEffect::NoneLeft),
    });
    why.map_or_else(
        || add(spot.clone(), by.into()),
        |why| Err((Some(EffectTarget::Counter(spot.clone())), why)),
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
    does(move |decision| upkeep::set_farm(decision, place, &after, Cause::Effect))
}

/// The token comes from the pool: the astronaut must not have it, and one must be left.
fn condition(board: &BoardState, seat: Seat, gain: &ConditionGain) -> Option<Outcome> {
    let had = &board.id_board(seat)?.conditions;
    let takes =
        |it: Condition| !had.contains(&it) && board.get(&BoardCounter::Pool(it)).unwrap_or(0) > 0;
    Some(match gain.condition {
        Some(named) if takes(named) => {
            does(move |decision| body::take_condition(decision, seat, named, Cause::Effect))
        }
        None if Condition::ALL.iter().any(|&it| takes(it)) => {
            does(move |decision| body::draw_condition(decision, seat))
        }
        Some(_) | None => Err((Some(EffectTarget::Seat(seat)), NoEffect::NoCondition)),
    })
}

/// Pending items go first: the crew would rather keep what it can use now.
fn lose(board: &BoardState, loss: &ItemCount) -> Outcome {
    let mut left = loss.count;
    let mut taken = Vec::new();
    for &area in Area::ALL {
        let spot = BoardCounter::Cargo(area, loss.item);
        let some = board.get(&spot).unwrap_or(0).min(left);
        left = left.saturating_sub(some);
        taken.push((spot, -i16::from(some)));
    }
    if taken.iter().all(|(_, by)| *by == 0) {
        return Err((
            Some(EffectTarget::Counter(BoardCounter::Cargo(
                Area::Available,
                loss.item,
            ))),
            NoEffect::NoneLeft,
        ));
    }
    does(move |decision| {
        taken
            .iter()
            .for_each(|(spot, by)| decision.move_spot(spot, *by, Cause::Effect));
    })
}

fn schedule(game: &Game, call: &Schedule, by: Option<Seat>) -> Outcome {
    let Some(file) = game.mission().elements.follow_ups.get(&call.follow_up) else {
        let task = Task::Missing {
            id: call.follow_up.clone(),
        };
        return does(|decision| decision.queue(task));
    };
    let card = Card::new(CardKind::FollowUp, &call.follow_up, Face::Story);
    let later = Later {
        after: call.after.clone(),
        odds: 100,
        effects: file.effects.clone(),
    };
    does(move |decision| tasks::note(decision, card, later, by))
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
fn draw_upgrade(decision: &mut DecisionBuilder) {
    let Some(board) = decision.state().board_state() else {
        return;
    };
    let cards = upgrade_cards(decision.game(), board, false);
    let index = decision.roll("upgrade-card", cards.len());
    if let Some(id) = cards.get(index) {
        decision.set_spot(&BoardCounter::Upgrade(id.clone()), 1, Cause::Effect);
    }
}

/// Cures the condition that the crew chose.
pub(super) fn cure(decision: &mut DecisionBuilder, seat: Seat, pick: &Pick) {
    if let Pick::Condition(condition) = pick {
        body::cure(decision, seat, *condition, Cause::Effect);
    }
}
