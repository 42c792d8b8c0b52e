//! Tasks of the queue: texts, effects, questions, choices.

use std::collections::BTreeMap;

use super::conditions::{Holds, holds};
use super::{cards, effects, ending, events, people, plan, reports, undecided, upkeep};
use crate::board::TargetedEffect;
use crate::draft::Draft;
use crate::effect::{Branch, Effect, Id, Later, NestedEffects, Random, RandomWay};
use crate::fact::{Cause, Fact};
use crate::state::{Card, CardKind, ComponentSource, Face, Scheduled, Seat, Task};

pub(super) fn done(draft: &mut Draft, task: Task) {
    draft.unqueue();
    match task {
        Task::Read { card, .. } => {
            let loss = (card.kind == CardKind::Loss).then(|| card.id.clone());
            let failed = (card.face == Face::Failed && reports::loses(draft.game(), &card.id))
                .then(|| card.id.clone());
            draft.emit(Fact::Read { card });
            loss.iter()
                .chain(&failed)
                .for_each(|it| ending::lose(draft, it));
        }
        Task::Effects { card, effects, by } => resolve(draft, card, &effects, by),
        Task::EventAction { event } => events::open(draft, event),
        Task::DrawCard { block, .. } => draft.emit(Fact::OwnCardResolved { block }),
        Task::DrawAdventure { .. }
        | Task::Settle { .. }
        | Task::Ask { .. }
        | Task::AskTable { .. }
        | Task::Choose { .. } => {}
        Task::Pick { .. } | Task::Perform { .. } => {}
        Task::Missing { id } => draft.emit(Fact::Skipped { id }),
    }
}

/// Resolves an automatic task; `false` when the players must act.
pub(super) fn settle(draft: &mut Draft, task: Task) -> bool {
    match task {
        Task::Settle { block } => {
            draft.unqueue();
            cards::settle_track(draft, block);
        }
        Task::DrawCard { block, keyword } if draft.state().cards == ComponentSource::Digital => {
            draft.unqueue();
            cards::draw_card(draft, block, keyword);
        }
        Task::DrawAdventure { adventure, by } => {
            draft.unqueue();
            cards::draw_adventure(draft, adventure, by);
        }
        Task::Perform { strikes, by } => {
            draft.unqueue();
            effects::resolve(draft, strikes, by);
        }
        Task::Effects { card, effects, by } => return unfold(draft, card, effects, by),
        Task::Pick { question, from, .. } => return upkeep::settle(draft, question, from),
        Task::Ask {
            card,
            answers,
            branch,
            rest,
            by,
            question,
        } => match holds(draft.game(), &branch.when, &answers) {
            Holds::Ask(next) if next == question => return false,
            Holds::Ask(next) => {
                draft.unqueue();
                draft.queue_first(Task::Ask {
                    card,
                    question: next,
                    answers,
                    branch,
                    rest,
                    by,
                });
            }
            known => {
                draft.unqueue();
                take_branch(draft, card, branch, known == Holds::Yes, rest, by);
            }
        },
        Task::AskTable {
            about,
            question,
            answers,
        } => return undecided::settle(draft, about, question.as_ref(), answers),
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
fn unfold(draft: &mut Draft, card: Card, effects: Vec<Effect>, by: Option<Seat>) -> bool {
    let leading = Task::leading(&effects);
    if leading.iter().any(|effect| !draft.game().hides(effect)) {
        return false;
    }
    draft.unqueue();
    if !leading.is_empty() {
        resolve(draft, card, &effects, by);
        return true;
    }
    let Some((first, rest)) = effects.split_first() else {
        return true;
    };
    let rest = rest.to_vec();
    if let Effect::Remember(it) = first {
        queue_effects_first(draft, &card, rest, by);
        people::remember(draft, &card, it, by);
        return true;
    }
    match first.nested_effects() {
        NestedEffects::If(branch) => {
            // The empty question is replaced by the first open one in the next `settle`.
            let (question, branch) = (String::new(), branch.clone());
            draft.queue_first(Task::Ask {
                card,
                question,
                answers: BTreeMap::new(),
                branch,
                rest,
                by,
            });
        }
        NestedEffects::Random(random) => draw_way(draft, card, random.clone(), rest, by),
        NestedEffects::Choose(choice) => {
            draft.queue_first(undecided::choice(card, choice.options.clone(), rest, by));
        }
        // Such an effect is among the leading ones.
        NestedEffects::Nothing => {}
    }
    true
}

/// What a condition brings: its text, if there is one, then its effects.
fn take_branch(
    draft: &mut Draft,
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
        .map(|face| draft.face(&card, face))
        .filter(|told| draft.mission().has_text(told));
    let mut effects = if holds { branch.then } else { branch.or_else };
    match told {
        Some(told) => {
            queue_effects_first(draft, &card, rest, by);
            queue_text_first(draft, &told, effects, by);
        }
        None => {
            effects.extend(rest);
            draft.queue_first(Task::Effects { card, effects, by });
        }
    }
}

/// Draws one way by weight.
fn draw_way(draft: &mut Draft, card: Card, random: Random, rest: Vec<Effect>, by: Option<Seat>) {
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
    let way = draft
        .weighted("random-way", &weights)
        .and_then(|index| random.ways.into_iter().nth(index));
    queue_effects_first(draft, &card, rest, by);
    let Some(way) = way else { return };
    draft.emit(Fact::WayDrawn {
        card: card.clone(),
        way: way.id.clone(),
        untold: !random.told,
    });
    if random.told {
        let told = draft.face(&card, Face::Way(way.id.clone()));
        queue_text_first(draft, &told, way.effects, by);
    } else {
        // As many notes as the fullest way, so that their number tells nothing.
        (way.notes()..most).for_each(|_| draft.emit(Fact::Scheduled { scheduled: None }));
        queue_effects_first(draft, &card, way.effects, by);
    }
    note_of(draft, &card, way.id, way.later, by);
}

/// Puts effects at the front of the queue, when there are any.
pub(super) fn queue_effects_first(
    draft: &mut Draft,
    card: &Card,
    effects: Vec<Effect>,
    by: Option<Seat>,
) {
    if !effects.is_empty() {
        draft.queue_first(Task::Effects {
            card: card.clone(),
            effects,
            by,
        });
    }
}

/// Puts a text at the front of the queue, and its effects behind it.
pub(super) fn queue_text_first(
    draft: &mut Draft,
    card: &Card,
    effects: Vec<Effect>,
    by: Option<Seat>,
) {
    queue_effects_first(draft, card, effects, by);
    draft.queue_first(Task::Read {
        card: card.clone(),
        by,
    });
}

/// Schedules what an option or a way of chance brings later, when it brings anything.
fn note_of(draft: &mut Draft, card: &Card, id: Id, later: Option<Later>, by: Option<Seat>) {
    if let Some(later) = later {
        note(draft, card.with_face(Face::OptionLater(id)), later, by);
    }
}

/// Resolves the leading effects; the rest goes to the front of the queue.
fn resolve(draft: &mut Draft, card: Card, effects: &[Effect], by: Option<Seat>) {
    let leading = Task::leading(effects).to_vec();
    if let Some(rest) = effects.get(leading.len()..).filter(|rest| !rest.is_empty()) {
        draft.queue_first(Task::Effects {
            card: card.clone(),
            effects: rest.to_vec(),
            by,
        });
    }
    let full = draft.state().board_state().is_some();
    if leading.iter().any(|effect| !draft.game().hides(effect)) {
        // Changes of the board are facts of their own. What nobody sees is not told; secrets by kind are left out later.
        let unseen = |effect: &Effect| !effect.is_secret() && draft.game().hides(effect);
        let effects = leading
            .iter()
            .filter(|it| (!full || !it.is_on_board()) && !unseen(it))
            .cloned()
            .collect();
        draft.emit(Fact::EffectsResolved { card, effects, by });
    }
    effects::resolve(
        draft,
        leading
            .into_iter()
            .map(TargetedEffect::untargeted)
            .collect(),
        by,
    );
}

pub(super) fn answered(draft: &mut Draft, yes: bool) {
    match draft.state().queue.front().cloned() {
        Some(Task::Ask { card, question, .. }) => draft.emit(Fact::Answered {
            card,
            question,
            yes,
        }),
        Some(Task::AskTable {
            about,
            question: Some(question),
            ..
        }) => {
            let card = undecided::card(draft, &about);
            draft.emit(Fact::Answered {
                card,
                question,
                yes,
            });
        }
        _ => {}
    }
}

pub(super) fn chosen(draft: &mut Draft, option: &str) {
    let Some(Task::Choose {
        card,
        options,
        rest,
        by,
    }) = draft.state().queue.front().cloned()
    else {
        return;
    };
    let Some(way) = options.into_iter().find(|way| way.id == option) else {
        return;
    };
    draft.unqueue();
    draft.emit(Fact::Chosen {
        card: card.clone(),
        option: option.to_owned(),
    });
    let payer = by.unwrap_or(draft.state().crew.first_player);
    plan::pay(draft, &way.pays, payer, Cause::Effect);
    queue_effects_first(draft, &card, rest, by);
    let after = draft.face(&card, Face::After(way.id.clone()));
    queue_text_first(draft, &after, way.effects, by);
    note_of(draft, &card, way.id, way.later, by);
}

/// The Facility of the current card is shut: the card is not resolved (almanac, Tessere Arresto).
pub(super) fn discarded(draft: &mut Draft) {
    let Some(Task::Read { card, .. }) = draft.state().queue.front().cloned() else {
        return;
    };
    draft.unqueue();
    if matches!(draft.state().queue.front(), Some(Task::Effects { card: of, .. }) if *of == card) {
        draft.unqueue();
    }
    draft.emit(Fact::CardDiscarded { card });
}

/// Schedules something for a later sol, unless chance spares the crew. Either way it looks the same to the players.
pub(super) fn note(draft: &mut Draft, card: Card, later: Later, by: Option<Seat>) {
    let span = usize::from(later.after.max.saturating_sub(later.after.min)) + 1;
    let wait = draft.roll("noted-for-later", span);
    let comes = draft.chance("noted-odds", later.odds);
    let sol = draft
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
    draft.emit(Fact::Scheduled { scheduled });
}
