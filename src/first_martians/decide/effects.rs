//! Effects on the board that the app keeps: whom they strike, whether they do anything there, what only the crew can say.
//!
//! Nothing here fails: what cannot be done is told as a fact, and the next effect follows.

use std::collections::VecDeque;

use super::super::board::{BoardFact, Idle, Pick, Place, Question, Strike, Subject, Twin};
use super::super::draft::Draft;
use super::super::effect::{self, Effect, Who};
use super::super::fact::Fact;
use super::super::game::Game;
use super::super::state::{Kept, Seat, Task};
use super::super::words::Facility;
use super::strike;

/// Where an effect goes.
enum Aim {
    /// It happens, here where a place belongs to it.
    Here(Strike),
    /// It happens several times, in this order.
    Each(Vec<Strike>),
    /// The crew must say first.
    Ask(Question, Vec<Pick>),
    /// Nothing happens, for these reasons.
    Idle(Vec<(Option<Subject>, Idle)>),
}

/// What an effect at hand will do as far as it is certain: for the page, before it is resolved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Foreseen {
    /// The effect.
    pub effect: Effect,
    /// What it does on the board, up to where chance or the crew comes in.
    pub facts: Vec<BoardFact>,
    /// Whether chance or the crew has a word in it.
    pub open: bool,
}

/// What the effects at hand will do on the board; empty when none are at hand or the players keep the board themselves.
pub(in crate::first_martians) fn foreseen(game: &Game) -> Vec<Foreseen> {
    let Some(Task::Effects { effects, by, .. }) = game.state().queue.front().filter(|_| game.state().twin().is_some()) else {
        return Vec::new();
    };
    let mut draft = Draft::new(game);
    let mut foreseen = Vec::new();
    for effect in Task::leading(effects) {
        let from = draft.facts().len();
        resolve(&mut draft, vec![Strike::of(effect.clone())], *by);
        let facts = draft.facts().get(from..).unwrap_or_default();
        let undecided = |fact: &Fact| {
            matches!(fact, Fact::ChanceUsed { .. } | Fact::Queued { task: Task::Pick { .. } | Task::Perform { .. }, .. })
        };
        let open = facts.iter().any(undecided);
        let certain = facts.iter().take_while(|fact| !undecided(fact));
        let facts = certain.filter_map(|fact| if let Fact::Board(it) = fact { Some(it.clone()) } else { None }).collect();
        foreseen.push(Foreseen { effect: effect.clone(), facts, open });
    }
    foreseen
}

/// Resolves effects one after the other. At a question the rest waits behind it.
pub(super) fn resolve(draft: &mut Draft, strikes: Vec<Strike>, by: Option<Seat>) {
    let mut waiting = VecDeque::from(strikes);
    while let Some(next) = waiting.pop_front() {
        if draft.state().outcome.is_some() {
            return;
        }
        let aim = match draft.state().twin() {
            Some(twin) => aim(draft.game(), twin, &next, by),
            None => Aim::Here(next),
        };
        match aim {
            Aim::Here(it) => strike::carry_out(draft, &it, by),
            Aim::Each(each) => each.into_iter().rev().for_each(|it| waiting.push_front(it)),
            Aim::Idle(reasons) => {
                for (on, why) in reasons {
                    draft.emit(Fact::Board(BoardFact::Nothing { on, why }));
                }
            }
            Aim::Ask(question, from) => {
                if !waiting.is_empty() {
                    draft.queue_first(Task::Perform { strikes: waiting.into(), by });
                }
                draft.queue_first(Task::Pick { question, from, by });
                return;
            }
        }
    }
}

/// The crew has said what an effect strikes.
pub(super) fn picked(draft: &mut Draft, question: Question, pick: &Pick, by: Option<Seat>) {
    match question {
        Question::WhichCondition { seat } => strike::cure(draft, seat, pick),
        Question::WhichFacility { effect }
        | Question::WhichAstronaut { effect }
        | Question::WhichRegion { effect }
        | Question::WhichUpgrade { effect } => resolve(draft, vec![Strike { effect: *effect, at: Some(pick.clone()) }], by),
        // What is answered otherwise than asked is left.
        Question::Shut { .. }
        | Question::Starve { .. }
        | Question::StopWilting { .. }
        | Question::LoseSample {}
        | Question::RoverRoll { .. } => {}
    }
}

/// Where an effect goes as the board lies now.
fn aim(game: &Game, twin: &Twin, next: &Strike, by: Option<Seat>) -> Aim {
    if let (Effect::CureCondition(_), Some(Pick::Seat(seat))) = (&next.effect, &next.at) {
        return which_condition(twin, next, *seat);
    }
    let here = || match idle(game, next, by) {
        Some(reason) => Aim::Idle(vec![reason]),
        None => Aim::Here(next.clone()),
    };
    if next.at.is_some() {
        return here();
    }
    let effect = || Box::new(next.effect.clone());
    match next.effect.kind().aim {
        effect::Aim::Facility(facility) => {
            one_of(game, next, of_kind(twin, facility), Question::WhichFacility { effect: effect() })
        }
        effect::Aim::Needing(resource) => {
            let places = twin.places().filter(|it| it.facility.needs(resource)).map(Pick::Place).collect();
            match one_of(game, next, places, Question::WhichFacility { effect: effect() }) {
                Aim::Idle(_) => Aim::Idle(vec![(None, Idle::NoFacility)]),
                found => found,
            }
        }
        effect::Aim::Plants => one_of(game, next, of_kind(twin, Facility::Farm), Question::WhichFacility { effect: effect() }),
        effect::Aim::Crew(who) => of_crew(game, twin, next, who, by),
        effect::Aim::Sample => {
            let regions = twin.map.explored.iter().filter(|it| it.samples > 0).map(|it| Pick::Region(it.region)).collect();
            choice(next, regions, Question::WhichRegion { effect: effect() }, (None, Idle::NoSample))
        }
        effect::Aim::Upgrades { count, comes, single } => upgrade_card(game, twin, next, count, comes, &single),
        effect::Aim::Table | effect::Aim::OffBoard => here(),
    }
}

/// Why an effect does nothing where it strikes; `None` when it does something.
fn idle(game: &Game, strike: &Strike, by: Option<Seat>) -> Option<strike::Reason> {
    strike::outcome(game, strike, by)?.err()
}

/// The Facilities of a kind; of several Farms the main one alone is struck (almanac, Fattoria di Riserva).
fn of_kind(twin: &Twin, facility: Facility) -> Vec<Pick> {
    let places = twin.of_kind(facility).filter(|place| facility != Facility::Farm || *place == Place::new(Facility::Farm, 1));
    places.map(Pick::Place).collect()
}

/// One of these: where the effect does something in one alone nobody is asked, where it does nothing in any, every reason is told.
fn one_of(game: &Game, next: &Strike, all: Vec<Pick>, question: Question) -> Aim {
    let mut reasons = Vec::new();
    let mut fit = Vec::new();
    for pick in all {
        match idle(game, &next.at(pick.clone()), None) {
            Some(reason) => reasons.push(reason),
            None => fit.push(pick),
        }
    }
    match fit.as_slice() {
        [] if reasons.is_empty() => Aim::Idle(vec![(None, Idle::NoFacility)]),
        [] => Aim::Idle(reasons),
        [only] => Aim::Here(next.at(only.clone())),
        _ => Aim::Ask(question, fit),
    }
}

/// One of these, each of which would do.
fn choice(next: &Strike, fit: Vec<Pick>, question: Question, none: (Option<Subject>, Idle)) -> Aim {
    match fit.as_slice() {
        [] => Aim::Idle(vec![none]),
        [only] => Aim::Here(next.at(only.clone())),
        _ => Aim::Ask(question, fit),
    }
}

/// Whom an effect strikes. Of several with the most wounds the First Player names one.
fn of_crew(game: &Game, twin: &Twin, next: &Strike, who: Who, by: Option<Seat>) -> Aim {
    let crew = &game.state().crew;
    let question = Question::WhichAstronaut { effect: Box::new(next.effect.clone()) };
    let one = |seat: Seat| Aim::Each(vec![next.at(Pick::Seat(seat))]);
    match who {
        Who::Performer => one(by.unwrap_or(crew.first_player)),
        Who::FirstPlayer => one(crew.first_player),
        Who::Everyone => Aim::Each(crew.seats().map(|seat| next.at(Pick::Seat(seat))).collect()),
        Who::Chosen => one_of(game, next, crew.seats().map(Pick::Seat).collect(), question),
        Who::MostWounded => {
            let wounds = |seat: Seat| twin.id_board(seat).map_or(0, |it| it.wounds);
            let most = crew.seats().map(wounds).max().unwrap_or(0);
            one_of(game, next, crew.seats().filter(|&seat| wounds(seat) == most).map(Pick::Seat).collect(), question)
        }
        Who::Profession(profession) => crew.seat_of(profession).map_or(Aim::Idle(vec![(None, Idle::Nobody)]), one),
    }
}

fn which_condition(twin: &Twin, next: &Strike, seat: Seat) -> Aim {
    let conditions = twin.id_board(seat).map(|it| it.conditions.clone()).unwrap_or_default();
    match conditions.len() {
        0 => Aim::Idle(vec![(Some(Subject::Seat(seat)), Idle::Well)]),
        1 => Aim::Here(next.clone()),
        _ => Aim::Ask(Question::WhichCondition { seat }, conditions.into_iter().map(Pick::Condition).collect()),
    }
}

/// Upgrade cards are drawn by chance from those that are not in this game, or the players draw their own and say which came; which one
/// goes the crew says. With fewer than four astronauts the Autoscanner is no Upgrade (almanac, 1-3 giocatori).
fn upgrade_card(game: &Game, twin: &Twin, next: &Strike, count: u8, comes: bool, single: &Effect) -> Aim {
    if count > 1 {
        return Aim::Each(vec![Strike::of(single.clone()); usize::from(count)]);
    }
    let cards: Vec<Pick> = strike::upgrade_cards(game, twin, !comes).into_iter().map(Pick::Upgrade).collect();
    if comes && game.state().cards == Kept::Digital && !cards.is_empty() {
        return Aim::Here(next.clone());
    }
    choice(next, cards, Question::WhichUpgrade { effect: Box::new(next.effect.clone()) }, (None, Idle::NoCard))
}
