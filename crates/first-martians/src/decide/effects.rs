//! Effects in Full board: their targets, whether they do anything there, and what the crew must decide.
//!
//! Nothing here fails: an effect that does nothing is a fact, and the next effect follows.

use std::collections::VecDeque;

use super::effect_resolution;
use crate::board::{
    BoardFact, BoardState, EffectTarget, NoEffect, Pick, Place, Question, TargetedEffect,
};
use crate::decision::DecisionBuilder;
use crate::effect::{self, Effect, RegionIn, Who};
use crate::fact::Fact;
use crate::game::Game;
use crate::state::{ComponentSource, Seat, TRACK_TOP, Task};
use crate::vocabulary::{Facility, Region};

/// The target of an effect.
enum Resolution {
    /// The effect happens, with its target where it has one.
    Here(TargetedEffect),
    /// The effect happens several times, in this order.
    Each(Vec<TargetedEffect>),
    /// The crew must decide first.
    Ask(Question, Vec<Pick>),
    /// The effect does nothing, for these reasons.
    NoEffect(Vec<(Option<EffectTarget>, NoEffect)>),
}

/// What a current effect will certainly do, for the page before it is resolved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EffectPreview {
    /// The effect.
    pub effect: Effect,
    /// What it does on the board before chance or the crew decides.
    pub facts: Vec<BoardFact>,
    /// Whether chance or the crew decides the rest.
    pub open: bool,
}

/// What the current effects will do on the board; empty in Story mode or without current effects.
pub fn foreseen(game: &Game) -> Vec<EffectPreview> {
    let Some(Task::Effects { effects, by, .. }) = game
        .state()
        .queue
        .front()
        .filter(|_| game.state().board_state().is_some())
    else {
        return Vec::new();
    };
    let mut decision = DecisionBuilder::new(game);
    let mut foreseen = Vec::new();
    for effect in Task::leading(effects) {
        let from = decision.facts().len();
        resolve(
            &mut decision,
            vec![TargetedEffect::untargeted(effect.clone())],
            *by,
        );
        let facts = decision.facts().get(from..).unwrap_or_default();
        let undecided = |fact: &Fact| {
            matches!(
                fact,
                Fact::ChanceUsed { .. }
                    | Fact::Queued {
                        task: Task::Pick { .. } | Task::Perform { .. },
                        ..
                    }
            )
        };
        let open = facts.iter().any(undecided);
        let certain = facts.iter().take_while(|fact| !undecided(fact));
        let facts = certain
            .filter_map(|fact| {
                if let Fact::Board(it) = fact {
                    Some(it.clone())
                } else {
                    None
                }
            })
            .collect();
        foreseen.push(EffectPreview {
            effect: effect.clone(),
            facts,
            open,
        });
    }
    foreseen
}

/// Resolves effects in order. After a question the rest waits in the queue.
pub(super) fn resolve(
    decision: &mut DecisionBuilder,
    strikes: Vec<TargetedEffect>,
    by: Option<Seat>,
) {
    let mut waiting = VecDeque::from(strikes);
    while let Some(next) = waiting.pop_front() {
        if decision.state().outcome.is_some() {
            return;
        }
        let resolution = match decision.state().board_state() {
            Some(board) => resolution(decision.game(), board, &next, by),
            None => Resolution::Here(next),
        };
        match resolution {
            Resolution::Here(it) => {
                // The card of a track that it fills comes before the rest (ruling 18).
                let rest = if fills_track(decision.game(), &it.effect) {
                    std::mem::take(&mut waiting)
                } else {
                    VecDeque::new()
                };
                if !rest.is_empty() {
                    decision.queue_first(Task::Perform {
                        strikes: rest.into(),
                        by,
                    });
                }
                effect_resolution::resolve(decision, &it, by);
            }
            Resolution::Each(each) => each.into_iter().rev().for_each(|it| waiting.push_front(it)),
            Resolution::NoEffect(reasons) => {
                for (on, why) in reasons {
                    decision.emit(Fact::Board(BoardFact::EffectIgnored { on, why }));
                }
            }
            Resolution::Ask(question, from) => {
                if !waiting.is_empty() {
                    decision.queue_first(Task::Perform {
                        strikes: waiting.into(),
                        by,
                    });
                }
                decision.queue_first(Task::Pick { question, from, by });
                return;
            }
        }
    }
}

/// Whether the effect raises a Malfunction track to its top.
fn fills_track(game: &Game, effect: &Effect) -> bool {
    let Effect::Malfunction(it) = effect else {
        return false;
    };
    let (from, by) = (
        game.state().track(it.block),
        it.by.for_astronauts(game.state().crew.astronauts.len()),
    );
    from < TRACK_TOP && i16::from(from) + i16::from(by) >= i16::from(TRACK_TOP)
}

/// Asks again for the target of an effect where the board has changed since; `false` where the question is the same.
pub(super) fn ask_again(
    decision: &mut DecisionBuilder,
    effect: &Effect,
    from: &[Pick],
    by: Option<Seat>,
) -> bool {
    let next = TargetedEffect::untargeted(effect.clone());
    let Some(board) = decision.state().board_state() else {
        return false;
    };
    if matches!(resolution(decision.game(), board, &next, by), Resolution::Ask(_, now) if now == from)
    {
        return false;
    }
    decision.unqueue();
    resolve(decision, vec![next], by);
    true
}

/// The crew chose the target of an effect.
pub(super) fn picked(
    decision: &mut DecisionBuilder,
    question: Question,
    pick: &Pick,
    by: Option<Seat>,
) {
    match question {
        Question::WhichCondition { seat } => effect_resolution::cure(decision, seat, pick),
        Question::WhichFacility { effect }
        | Question::WhichAstronaut { effect }
        | Question::WhichRegion { effect }
        | Question::WhichUpgrade { effect } => {
            resolve(
                decision,
                vec![TargetedEffect {
                    effect: *effect,
                    target: Some(pick.clone()),
                }],
                by,
            );
        }
        // An answer that does not fit the question does nothing.
        Question::Shut { .. }
        | Question::Starve { .. }
        | Question::StopWilting { .. }
        | Question::LoseSample {}
        | Question::RoverRoll { .. }
        | Question::SixthWound { .. }
        | Question::FullTrack { .. }
        | Question::Overgrown { .. }
        | Question::WhichPerson { .. }
        | Question::WhoPerformed { .. } => {}
    }
}

/// Finds the target of an effect on the current board.
fn resolution(
    game: &Game,
    board: &BoardState,
    next: &TargetedEffect,
    by: Option<Seat>,
) -> Resolution {
    if let (Effect::CureCondition(_), Some(Pick::Seat(seat))) = (&next.effect, &next.target) {
        return which_condition(board, next, *seat);
    }
    let here = || match idle(game, next, by) {
        Some(reason) => Resolution::NoEffect(vec![reason]),
        None => Resolution::Here(next.clone()),
    };
    if next.target.is_some() {
        return here();
    }
    let effect = || Box::new(next.effect.clone());
    match next.effect.description().target {
        effect::Target::Facility(facility) => one_of(
            game,
            next,
            of_kind(board, facility),
            Question::WhichFacility { effect: effect() },
        ),
        effect::Target::Needing(resource) => {
            let places = board
                .facility_places()
                .filter(|it| it.facility.needs(resource))
                .map(Pick::Place)
                .collect();
            match one_of(
                game,
                next,
                places,
                Question::WhichFacility { effect: effect() },
            ) {
                Resolution::NoEffect(_) => Resolution::NoEffect(vec![(None, NoEffect::NoFacility)]),
                found => found,
            }
        }
        effect::Target::Plants => one_of(
            game,
            next,
            of_kind(board, Facility::Farm),
            Question::WhichFacility { effect: effect() },
        ),
        effect::Target::Crew(who) => of_crew(game, board, next, who, by),
        effect::Target::Sample => {
            let regions = board
                .map
                .explored
                .iter()
                .filter(|it| it.samples > 0)
                .map(|it| Pick::Region(it.region))
                .collect();
            choice(
                next,
                regions,
                Question::WhichRegion { effect: effect() },
                (None, NoEffect::NoSample),
            )
        }
        effect::Target::Region(at) => in_region(game, board, next, at),
        effect::Target::Upgrades {
            count,
            comes,
            single,
        } => upgrade_card(game, board, next, count, comes, &single),
        effect::Target::Table | effect::Target::OffBoard => here(),
    }
}

/// Why an effect does nothing on its target; `None` when it does something.
fn idle(
    game: &Game,
    strike: &TargetedEffect,
    by: Option<Seat>,
) -> Option<effect_resolution::Reason> {
    effect_resolution::outcome(game, strike, by)?.err()
}

/// The Facilities of a kind; of several Farms only the main one is a target (almanac, Fattoria di Riserva).
fn of_kind(board: &BoardState, facility: Facility) -> Vec<Pick> {
    let places = board
        .places_of_kind(facility)
        .filter(|place| facility != Facility::Farm || *place == Place::new(Facility::Farm, 1));
    places.map(Pick::Place).collect()
}

/// One of these: a single useful target is taken without a question; without any, every reason is reported.
fn one_of(game: &Game, next: &TargetedEffect, all: Vec<Pick>, question: Question) -> Resolution {
    let mut reasons = Vec::new();
    let mut fit = Vec::new();
    for pick in all {
        match idle(game, &next.with_target(pick.clone()), None) {
            Some(reason) => reasons.push(reason),
            None => fit.push(pick),
        }
    }
    match fit.as_slice() {
        [] if reasons.is_empty() => Resolution::NoEffect(vec![(None, NoEffect::NoFacility)]),
        [] => Resolution::NoEffect(reasons),
        [only] => Resolution::Here(next.with_target(only.clone())),
        _ => Resolution::Ask(question, fit),
    }
}

/// One of these, all of them useful.
fn choice(
    next: &TargetedEffect,
    fit: Vec<Pick>,
    question: Question,
    none: (Option<EffectTarget>, NoEffect),
) -> Resolution {
    match fit.as_slice() {
        [] => Resolution::NoEffect(vec![none]),
        [only] => Resolution::Here(next.with_target(only.clone())),
        _ => Resolution::Ask(question, fit),
    }
}

/// The astronauts that an effect targets. The First Player breaks ties for the most wounds.
fn of_crew(
    game: &Game,
    board: &BoardState,
    next: &TargetedEffect,
    who: &Who,
    by: Option<Seat>,
) -> Resolution {
    let crew = &game.state().crew;
    let question = Question::WhichAstronaut {
        effect: Box::new(next.effect.clone()),
    };
    let one = |seat: Seat| Resolution::Each(vec![next.with_target(Pick::Seat(seat))]);
    match who {
        Who::Performer => one(by.unwrap_or(crew.first_player)),
        Who::FirstPlayer => one(crew.first_player),
        Who::Everyone => Resolution::Each(
            crew.seats()
                .map(|seat| next.with_target(Pick::Seat(seat)))
                .collect(),
        ),
        Who::Chosen => one_of(game, next, crew.seats().map(Pick::Seat).collect(), question),
        Who::MostWounded => {
            let wounds = |seat: Seat| board.id_board(seat).map_or(0, |it| it.wounds);
            let most = crew.seats().map(wounds).max().unwrap_or(0);
            one_of(
                game,
                next,
                crew.seats()
                    .filter(|&seat| wounds(seat) == most)
                    .map(Pick::Seat)
                    .collect(),
                question,
            )
        }
        Who::Profession(profession) => crew
            .seat_of(*profession)
            .map_or(Resolution::NoEffect(vec![(None, NoEffect::Nobody)]), one),
        Who::Remembered(person) => {
            let seat = game.state().people.get(person).copied();
            seat.map_or(Resolution::NoEffect(vec![(None, NoEffect::Nobody)]), one)
        }
    }
}

fn which_condition(board: &BoardState, next: &TargetedEffect, seat: Seat) -> Resolution {
    let conditions = board
        .id_board(seat)
        .map(|it| it.conditions.clone())
        .unwrap_or_default();
    match conditions.len() {
        0 => Resolution::NoEffect(vec![(
            Some(EffectTarget::Seat(seat)),
            NoEffect::NothingToHeal,
        )]),
        1 => Resolution::Here(next.clone()),
        _ => Resolution::Ask(
            Question::WhichCondition { seat },
            conditions.into_iter().map(Pick::Condition).collect(),
        ),
    }
}

/// On a region that is explored. The players draw a Direction card themselves and say which region it is, if the cards are theirs.
fn in_region(game: &Game, board: &BoardState, next: &TargetedEffect, at: &RegionIn) -> Resolution {
    let one = |region: Option<Region>| match region.filter(|region| board.map.at(*region).is_some())
    {
        Some(region) => Resolution::Here(next.with_target(Pick::Region(region))),
        None => Resolution::NoEffect(vec![(None, NoEffect::NotExplored)]),
    };
    let question = || Question::WhichRegion {
        effect: Box::new(next.effect.clone()),
    };
    let none = (None, NoEffect::NotExplored);
    match at {
        RegionIn::Region(region) => one(Some(*region)),
        RegionIn::Walker(id) => one(game.region_of_walker(id)),
        RegionIn::Chosen => choice(
            next,
            board
                .map
                .explored
                .iter()
                .map(|space| Pick::Region(space.region))
                .collect(),
            question(),
            none,
        ),
        RegionIn::Drawn(_) if game.state().cards == ComponentSource::Digital => {
            Resolution::Here(next.clone())
        }
        RegionIn::Drawn(drawn) => {
            let directions = game
                .mission()
                .game_box
                .board
                .map
                .get(&drawn.ring)
                .into_iter()
                .flatten();
            let regions = directions
                .map(|&direction| {
                    Pick::Region(Region {
                        ring: drawn.ring,
                        direction,
                    })
                })
                .collect();
            choice(next, regions, question(), none)
        }
    }
}

/// A new Upgrade card is drawn at random from those not in this game, or the players draw and enter it; the crew chooses which card
/// is lost. With fewer than four astronauts the Autoscanner is no Upgrade (almanac, 1-3 giocatori).
fn upgrade_card(
    game: &Game,
    board: &BoardState,
    next: &TargetedEffect,
    count: u8,
    comes: bool,
    single: &Effect,
) -> Resolution {
    if count > 1 {
        return Resolution::Each(vec![
            TargetedEffect::untargeted(single.clone());
            usize::from(count)
        ]);
    }
    let cards: Vec<Pick> = effect_resolution::upgrade_cards(game, board, !comes)
        .into_iter()
        .map(Pick::Upgrade)
        .collect();
    if comes && game.state().cards == ComponentSource::Digital && !cards.is_empty() {
        return Resolution::Here(next.clone());
    }
    choice(
        next,
        cards,
        Question::WhichUpgrade {
            effect: Box::new(next.effect.clone()),
        },
        (None, NoEffect::NoCard),
    )
}
