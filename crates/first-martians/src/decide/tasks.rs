//! Tasks of the queue: texts, effects, questions, choices.

use std::collections::BTreeMap;

use super::conditions::{Holds, holds};
use super::{cards, effects, ending, events, people, plan, reports, undecided, upkeep};
use crate::board::TargetedEffect;
use crate::decision::DecisionBuilder;
use crate::effect::{Branch, Effect, Id, Later, NestedEffects, Random, RandomWay};
use crate::fact::{Cause, Fact};
use crate::state::{Card, CardKind, ComponentSource, Face, Scheduled, Seat, Task};

pub(super) fn done(decision: &mut DecisionBuilder, task: Task) {
    decision.unqueue();
    match task {
        Task::Read { card, .. } => {
            let loss = (card.kind == CardKind::Loss).then(|| card.id.clone());
            let failed = (card.face == Face::Failed && reports::loses(decision.game(), &card.id))
                .then(|| card.id.clone());
            decision.emit(Fact::Read { card });
            loss.iter()
                .chain(&failed)
                .for_each(|it| ending::lose(decision, it));
        }
        Task::Effects { card, effects, by } => resolve(decision, card, &effects, by),
        Task::EventAction { event } => events::open(decision, event),
        Task::DrawCard { block, .. } => decision.emit(Fact::OwnCardResolved { block }),
        Task::DrawAdventure { .. }
        | Task::Settle { .. }
        | Task::Ask { .. }
        | Task::AskTable { .. }
        | Task::Choose { .. } => {}
        Task::Pick { .. } | Task::Perform { .. } => {}
        Task::Missing { id } => decision.emit(Fact::Skipped { id }),
    }
}

/// Resolves an automatic task; `false` when the players must act.
pub(super) fn settle(decision: &mut DecisionBuilder, task: Task) -> bool {
    match task {
        Task::Settle { block } => {
            decision.unqueue();
            cards::settle_track(decision, block);
        }
        Task::DrawCard { block, keyword } if decision.state().cards == ComponentSource::Digital => {
            decision.unqueue();
            cards::draw_card(decision, block, keyword);
        }
        Task::DrawAdventure { adventure, by } => {
            decision.unqueue();
            cards::draw_adventure(decision, adventure, by);
        }
        Task::Perform { strikes, by } => {
            decision.unqueue();
            effects::resolve(decision, strikes, by);
        }
        Task::Effects { card, effects, by } => return unfold(decision, card, effects, by),
        Task::Pick { question, from, .. } => return upkeep::settle(decision, question, from),
        Task::Ask {
            card,
            answers,
            branch,
            rest,
            by,
            question,
        } => match holds(decision.game(), &branch.when, &answers) {
            Holds::Ask(next) if next == question => return false,
            Holds::Ask(next) => {
                decision.unqueue();
                decision.queue_first(Task::Ask {
                    card,
                    question: next,
                    answers,
                    branch,
                    rest,
                    by,
                });
            }
            known => {
                decision.unqueue();
                take_branch(decision, card, branch, known == Holds::Yes, rest, by);
            }
        },
        Task::AskTable {
            about,
            question,
            answers,
        } => return undecided::settle(decision, about, question.as_ref(), answers),
        // Physical cards are drawn by the players.
        Task::Read { .. }
        | Task::DrawCard { .. }
        | Task::Choose { .. }
        | Task::EventAction { .. }
        | Task::Missing { .. } => {
            return false;
        }
    }
    true
}

/// Advances a list of effects until the players must act.
fn unfold(
    decision: &mut DecisionBuilder,
    card: Card,
    effects: Vec<Effect>,
    by: Option<Seat>,
) -> bool {
    let leading = Task::leading(&effects);
    if leading.iter().any(|effect| !decision.game().hides(effect)) {
        return false;
    }
    decision.unqueue();
    if !leading.is_empty() {
        resolve(decision, card, &effects, by);
        return true;
    }
    let Some((first, rest)) = effects.split_first() else {
        return true;
    };
    let rest = rest.to_vec();
    if let Effect::Remember(it) = first {
        queue_effects_first(decision, &card, rest, by);
        people::remember(decision, &card, it, by);
        return true;
    }
    match first.nested_effects() {
        NestedEffects::If(branch) => {
            // The empty question is replaced by the first open one in the next `settle`.
            let (question, branch) = (String::new(), branch.clone());
            decision.queue_first(Task::Ask {
                card,
                question,
                answers: BTreeMap::new(),
                branch,
                rest,
                by,
            });
        }
        NestedEffects::Random(random) => draw_way(decision, card, random.clone(), rest, by),
        NestedEffects::Choose(choice) => {
            decision.queue_first(undecided::choice(card, choice.options.clone(), rest, by));
        }
        // Such an effect is among the leading ones.
        NestedEffects::Nothing => {}
    }
    true
}

/// What a condition brings: its text, if there is one, then its effects.
fn take_branch(
    decision: &mut DecisionBuilder,
    card: Card,
    branch: Branch,
    holds: bool,
    rest: Vec<Effect>,
    by: Option<Seat>,
) {
    let face = branch.text.map(|text| {
        if holds {
            Face::Then(text)
        } else {
            Face::Else(text)
        }
    });
    let told = face
        .map(|face| decision.face(&card, face))
        .filter(|told| decision.mission().has_text(told));
    let mut effects = if holds { branch.then } else { branch.or_else };
    match told {
        Some(told) => {
            queue_effects_first(decision, &card, rest, by);
            queue_text_first(decision, &told, effects, by);
        }
        None => {
            effects.extend(rest);
            decision.queue_first(Task::Effects { card, effects, by });
        }
    }
}

/// Draws one way by weight.
fn draw_way(
    decision: &mut DecisionBuilder,
    card: Card,
    random: Random,
    rest: Vec<Effect>,
    by: Option<Seat>,
) {
    let weights: Vec<u32> = random
        .ways
        .iter()
        .map(|way| u32::from(way.weight))
        .collect();
    let most = random
        .ways
        .iter()
        .map(RandomWay::notes)
        .max()
        .unwrap_or_default();
    let way = decision
        .weighted("random-way", &weights)
        .and_then(|index| random.ways.into_iter().nth(index));
    queue_effects_first(decision, &card, rest, by);
    let Some(way) = way else { return };
    decision.emit(Fact::WayDrawn {
        card: card.clone(),
        way: way.id.clone(),
        untold: !random.told,
    });
    if random.told {
        let told = decision.face(&card, Face::Way(way.id.clone()));
        queue_text_first(decision, &told, way.effects, by);
    } else {
        // As many notes as the fullest way, so that their number tells nothing.
        (way.notes()..most).for_each(|_| decision.emit(Fact::Scheduled { scheduled: None }));
        queue_effects_first(decision, &card, way.effects, by);
    }
    note_of(decision, &card, way.id, way.later, by);
}

/// Puts effects at the front of the queue, when there are any.
pub(super) fn queue_effects_first(
    decision: &mut DecisionBuilder,
    card: &Card,
    effects: Vec<Effect>,
    by: Option<Seat>,
) {
    if !effects.is_empty() {
        decision.queue_first(Task::Effects {
            card: card.clone(),
            effects,
            by,
        });
    }
}

/// Puts a text at the front of the queue, and its effects behind it.
pub(super) fn queue_text_first(
    decision: &mut DecisionBuilder,
    card: &Card,
    effects: Vec<Effect>,
    by: Option<Seat>,
) {
    queue_effects_first(decision, card, effects, by);
    decision.queue_first(Task::Read {
        card: card.clone(),
        by,
    });
}

/// Schedules what an option or a way of chance brings later, when it brings anything.
fn note_of(
    decision: &mut DecisionBuilder,
    card: &Card,
    id: Id,
    later: Option<Later>,
    by: Option<Seat>,
) {
    if let Some(later) = later {
        note(decision, card.with_face(Face::OptionLater(id)), later, by);
    }
}

/// Resolves the leading effects; the rest goes to the front of the queue.
fn resolve(decision: &mut DecisionBuilder, card: Card, effects: &[Effect], by: Option<Seat>) {
    let leading = Task::leading(effects).to_vec();
    if let Some(rest) = effects.get(leading.len()..).filter(|rest| !rest.is_empty()) {
        decision.queue_first(Task::Effects {
            card: card.clone(),
            effects: rest.to_vec(),
            by,
        });
    }
    let full = decision.state().board_state().is_some();
    if leading.iter().any(|effect| !decision.game().hides(effect)) {
        // Changes of the board are facts of their own. What nobody sees is not told; secrets by kind are left out later.
        let unseen = |effect: &Effect| !effect.is_secret() && decision.game().hides(effect);
        let effects = leading
            .iter()
            .filter(|it| (!full || !it.is_on_board()) && !unseen(it))
            .cloned()
            .collect();
        decision.emit(Fact::EffectsResolved { card, effects, by });
    }
    effects::resolve(
        decision,
        leading
            .into_iter()
            .map(TargetedEffect::untargeted)
            .collect(),
        by,
    );
}

pub(super) fn answered(decision: &mut DecisionBuilder, yes: bool) {
    match decision.state().queue.front().cloned() {
        Some(Task::Ask { card, question, .. }) => decision.emit(Fact::Answered {
            card,
            question,
            yes,
        }),
        Some(Task::AskTable {
            about,
            question: Some(question),
            ..
        }) => {
            let card = undecided::card(decision, &about);
            decision.emit(Fact::Answered {
                card,
                question,
                yes,
            });
        }
        _ => {}
    }
}

pub(super) fn chosen(decision: &mut DecisionBuilder, option: &str) {
    let Some(Task::Choose {
        card,
        options,
        rest,
        by,
    }) = decision.state().queue.front().cloned()
    else {
        return;
    };
    let Some(way) = options.into_iter().find(|way| way.id == option) else {
        return;
    };
    decision.unqueue();
    decision.emit(Fact::Chosen {
        card: card.clone(),
        option: option.to_owned(),
    });
    let payer = by.unwrap_or(decision.state().crew.first_player);
    plan::pay(decision, &way.pays, payer, Cause::Effect);
    queue_effects_first(decision, &card, rest, by);
    let after = decision.face(&card, Face::After(way.id.clone()));
    queue_text_first(decision, &after, way.effects, by);
    note_of(decision, &card, way.id, way.later, by);
}

/// The Facility of the current card is shut: the card is not resolved (almanac, Tessere Arresto).
pub(super) fn discarded(decision: &mut DecisionBuilder) {
    let Some(Task::Read { card, .. }) = decision.state().queue.front().cloned() else {
        return;
    };
    decision.unqueue();
    if matches!(decision.state().queue.front(), Some(Task::Effects { card: of, .. }) if *of == card)
    {
        decision.unqueue();
    }
    decision.emit(Fact::CardDiscarded { card });
}

/// Schedules something for a later sol, unless chance spares the crew. Either way it looks the same to the players.
pub(super) fn note(decision: &mut DecisionBuilder, card: Card, later: Later, by: Option<Seat>) {
    let span = usize::from(later.after.max.saturating_sub(later.after.min)) + 1;
    let wait = decision.roll("noted-for-later", span);
    let comes = decision.chance("noted-odds", later.odds);
    let sol = decision
        .state()
        .sol
        .saturating_add(later.after.min)
        .saturating_add(u8::try_from(wait).unwrap_or(0));
    let scheduled = comes.then_some(Scheduled {
        sol,
        card,
        effects: later.effects,
        by,
    });
    decision.emit(Fact::Scheduled { scheduled });
}
