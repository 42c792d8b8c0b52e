//! Effects on the board that the app keeps: whom they strike, whether they do anything there, what only the crew can say.
//!
//! Nothing here fails: what cannot be done is told as a fact, and the next effect follows.

use std::collections::VecDeque;

use super::super::board::{BoardFact, Idle, Pick, Place, Question, Strike, Subject, Twin};
use super::super::draft::Draft;
use super::super::effect::{Effect, Who};
use super::super::fact::Fact;
use super::super::game::Game;
use super::super::state::{Kept, Seat, Task};
use super::super::words::{Facility, Item};
use super::{strike, tasks};

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
        _ => {}
    }
}

/// Where an effect goes as the board lies now.
fn aim(game: &Game, twin: &Twin, next: &Strike, by: Option<Seat>) -> Aim {
    let effect = &next.effect;
    if let (Effect::CureCondition(_), Some(Pick::Seat(seat))) = (effect, &next.at) {
        return which_condition(twin, next, *seat);
    }
    if next.at.is_some() {
        return match strike::idle(game, twin, next) {
            Some(reason) => Aim::Idle(vec![reason]),
            None => Aim::Here(next.clone()),
        };
    }
    let ask = || Box::new(effect.clone());
    match effect {
        Effect::BreakPart(at) | Effect::RepairPart(at) => {
            one_of(game, twin, next, of_kind(twin, at.facility), Question::WhichFacility { effect: ask() })
        }
        Effect::Token(token) => one_of(game, twin, next, of_kind(twin, token.on), Question::WhichFacility { effect: ask() }),
        Effect::ClearTokens(at) => {
            one_of(game, twin, next, of_kind(twin, at.facility), Question::WhichFacility { effect: ask() })
        }
        Effect::Productivity(change) => {
            one_of(game, twin, next, of_kind(twin, change.facility), Question::WhichFacility { effect: ask() })
        }
        Effect::Shutdown(tile) => {
            let any = || twin.places().filter(|it| it.facility.needs(tile.resource)).map(Pick::Place).collect();
            let places: Vec<Pick> = tile.facility.map_or_else(any, |facility| of_kind(twin, facility));
            one_of(game, twin, next, places, Question::WhichFacility { effect: ask() })
        }
        // An effect on "a Farm" is one on the main Farm (almanac, Fattoria di Riserva).
        Effect::Wilt {} | Effect::Grow {} => {
            one_of(game, twin, next, of_kind(twin, Facility::Farm), Question::WhichFacility { effect: ask() })
        }
        Effect::CrewToken(it) => of_crew(game, twin, next, it.who, by),
        Effect::Wound(it) | Effect::HealWound(it) => of_crew(game, twin, next, it.who, by),
        Effect::Condition(it) => of_crew(game, twin, next, it.who, by),
        Effect::CureCondition(it) | Effect::LosePawn(it) => of_crew(game, twin, next, it.who, by),
        Effect::MoraleTokens(it) => of_crew(game, twin, next, it.who, by),
        Effect::Adventure(it) => of_crew(game, twin, next, it.who, by),
        Effect::LoseRegionSample {} => {
            let regions = twin.map.explored.iter().filter(|it| it.samples > 0).map(|it| Pick::Region(it.region)).collect();
            choice(next, regions, Question::WhichRegion { effect: ask() }, (None, Idle::NoSample))
        }
        Effect::Gain(it) if it.item == Item::UpgradeCard => upgrade_card(game, twin, next, it.count, true),
        Effect::Lose(it) if it.item == Item::UpgradeCard => upgrade_card(game, twin, next, it.count, false),
        _ => match strike::idle(game, twin, next) {
            Some(reason) => Aim::Idle(vec![reason]),
            None => Aim::Here(next.clone()),
        },
    }
}

/// The Facilities of a kind; of several Farms the main one alone is struck (almanac, Fattoria di Riserva).
fn of_kind(twin: &Twin, facility: Facility) -> Vec<Pick> {
    let places = twin.of_kind(facility).filter(|place| facility != Facility::Farm || *place == Place::new(Facility::Farm, 1));
    places.map(Pick::Place).collect()
}

/// One of these: where the effect does something in one alone nobody is asked, where it does nothing in any, every reason is told.
fn one_of(game: &Game, twin: &Twin, next: &Strike, all: Vec<Pick>, question: Question) -> Aim {
    let mut reasons = Vec::new();
    let mut fit = Vec::new();
    for pick in all {
        match strike::idle(game, twin, &next.at(pick.clone())) {
            Some(reason) => reasons.push(reason),
            None => fit.push(pick),
        }
    }
    match fit.as_slice() {
        [] if reasons.is_empty() || matches!(&next.effect, Effect::Shutdown(tile) if tile.facility.is_none()) => {
            Aim::Idle(vec![(None, Idle::NoFacility)])
        }
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
        Who::Chosen => one_of(game, twin, next, crew.seats().map(Pick::Seat).collect(), question),
        Who::MostWounded => {
            let wounds = |seat: Seat| twin.id_board(seat).map_or(0, |it| it.wounds);
            let most = crew.seats().map(wounds).max().unwrap_or(0);
            one_of(game, twin, next, crew.seats().filter(|&seat| wounds(seat) == most).map(Pick::Seat).collect(), question)
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
fn upgrade_card(game: &Game, twin: &Twin, next: &Strike, count: u8, comes: bool) -> Aim {
    if count > 1 {
        let mut single = next.clone();
        match &mut single.effect {
            Effect::Gain(gain) => gain.count = 1,
            Effect::Lose(lose) => lose.count = 1,
            _ => {}
        }
        return Aim::Each(vec![single; usize::from(count)]);
    }
    let cards: Vec<Pick> = strike::upgrade_cards(game, twin, !comes).into_iter().map(Pick::Upgrade).collect();
    if comes && game.state().cards == Kept::Digital && !cards.is_empty() {
        return Aim::Here(next.clone());
    }
    choice(next, cards, Question::WhichUpgrade { effect: Box::new(next.effect.clone()) }, (None, Idle::NoCard))
}

/// Effects that the app does not do on the board itself are done as ever.
pub(super) fn otherwise(draft: &mut Draft, effect: &Effect, by: Option<Seat>) {
    tasks::perform(draft, effect, by);
}

/// Whether the effect moves something on the board that a twin keeps, or asks the crew in its place.
pub(in crate::first_martians) const fn is_on_board(effect: &Effect) -> bool {
    !matches!(
        effect,
        Effect::Morale(_)
            | Effect::Malfunction(_)
            | Effect::MalfunctionCard(_)
            | Effect::Schedule(_)
            | Effect::SetFlag(_)
            | Effect::ClearFlag(_)
            | Effect::Count(_)
            | Effect::RevealObjective(_)
            | Effect::Track(_)
            | Effect::If(_)
            | Effect::Choose(_)
            | Effect::Instruct(_)
    )
}
