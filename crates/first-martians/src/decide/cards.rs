//! Adventures and Malfunction cards.

use std::collections::BTreeSet;

use super::{sol, tasks, undecided, upkeep};
use crate::decision::DecisionBuilder;
use crate::fact::{Cause, Fact};
use crate::mission::{AdventureKind, MalfunctionCard};
use crate::state::{CardKind, Face, Seat, Task};
use crate::vocabulary::{AdventureType, Block, Keyword};

/// Draws an Adventure of a type and queues it (almanac, Avventure).
pub(super) fn draw_adventure(
    decision: &mut DecisionBuilder,
    adventure: AdventureType,
    by: Option<Seat>,
) {
    let mission = decision.mission();
    let of_type = || {
        mission
            .elements
            .adventures
            .values()
            .filter(|it| it.adventure == adventure)
    };
    let all_left_out = of_type().all(|it| decision.game().leaves_out(&it.tags));
    let deck = |fresh: bool| -> Vec<String> {
        // Where nothing else is left, the tags are disregarded.
        let adventures =
            of_type().filter(|it| all_left_out || !decision.game().leaves_out(&it.tags));
        let drawn = &decision.state().drawn_adventures;
        adventures
            .filter(|it| fresh || !drawn.contains(&it.id))
            .map(|it| it.id.clone())
            .collect()
    };
    let left = deck(false);
    let reshuffled = left.is_empty();
    let deck = unread_first(decision, if reshuffled { deck(true) } else { left });
    let purpose = match adventure {
        AdventureType::Explore => "adventure-explore",
        AdventureType::Gather => "adventure-gather",
        AdventureType::Research => "adventure-research",
        AdventureType::Build => "adventure-build",
    };
    let index = decision.roll(purpose, deck.len());
    let Some(drawn) = deck
        .get(index)
        .and_then(|id| decision.mission().elements.adventures.get(id))
        .cloned()
    else {
        decision.queue(Task::Missing {
            id: format!("adventure-{}", adventure.id()),
        });
        return;
    };
    decision.emit(Fact::AdventureDrawn {
        adventure: drawn.id.clone(),
        kind: adventure,
        by,
        reshuffled,
    });
    let card = decision.card(CardKind::Adventure(adventure), &drawn.id, Face::Story);
    decision.queue(Task::Read {
        card: card.clone(),
        by,
    });
    let later = card.with_face(Face::Later);
    match drawn.kind {
        AdventureKind::Normal(normal) => {
            sol::queue_effects(decision, card, normal.effects, by);
            if let Some(noted) = normal.later {
                tasks::note(decision, later, noted, by);
            }
        }
        AdventureKind::Delayed(noted) => tasks::note(decision, later, noted, by),
        AdventureKind::Choice(choice) => {
            decision.queue(undecided::choice(card, choice.options, Vec::new(), by));
        }
    }
}

/// Draws a Malfunction card, or cards until a keyword is found (almanac, Risolvere le parole chiave).
/// Where the deck runs out, the discards are shuffled, those of this search included; a keyword that no card has does nothing
/// (ruling 17, L1471, L1481–1483).
pub(super) fn draw_card(decision: &mut DecisionBuilder, block: Block, keyword: Option<Keyword>) {
    let mission = decision.mission();
    let of_block = || {
        mission
            .elements
            .malfunctions
            .values()
            .filter(|it| it.block == block)
    };
    let fits = |it: &&MalfunctionCard| it.fits(keyword);
    // Where nothing else fits, the tags are disregarded.
    let all_left_out = of_block()
        .filter(fits)
        .all(|it| decision.game().leaves_out(&it.tags));
    let of_block = || of_block().filter(|it| all_left_out || !decision.game().leaves_out(&it.tags));
    let all: Vec<String> = of_block().map(|it| it.id.clone()).collect();
    let fitting = of_block().filter(fits);
    let fitting: BTreeSet<String> = fitting.map(|it| it.id.clone()).collect();
    let left: Vec<String> = all
        .iter()
        .filter(|id| !decision.state().drawn_cards.contains(*id))
        .cloned()
        .collect();
    if fitting.is_empty() {
        match keyword {
            Some(keyword) => decision.emit(Fact::KeywordNotFound { block, keyword }),
            None => decision.queue(Task::Missing {
                id: format!("malfunction-{}", block.id()),
            }),
        }
        return;
    }
    let reshuffled = !left.iter().any(|id| fitting.contains(id));
    let mut deck = if reshuffled { all } else { left };
    let purpose = match block {
        Block::Working => "malfunction-working",
        Block::Living => "malfunction-living",
        Block::Systems => "malfunction-systems",
    };
    let mut passed = Vec::new();
    let card = loop {
        let pool = unread_first(decision, deck.clone());
        let index = decision.roll(purpose, pool.len());
        let Some(card) = pool.get(index).cloned() else {
            return;
        };
        if fitting.contains(&card) {
            break card;
        }
        deck.retain(|id| *id != card);
        passed.push(card);
    };
    let Some(drawn) = decision.mission().elements.malfunctions.get(&card).cloned() else {
        return;
    };
    decision.emit(Fact::CardDrawn {
        block,
        card,
        passed,
        reshuffled,
    });
    // The card is resolved at once, before anything else that waits.
    let card = decision.card(CardKind::Malfunction(block), &drawn.id, Face::Story);
    if upkeep::strikes_shut(decision, &drawn.keywords) {
        decision.emit(Fact::CardDiscarded { card });
        return;
    }
    if !drawn.effects.is_empty() {
        decision.queue_first(Task::Effects {
            card: card.clone(),
            effects: drawn.effects,
            by: None,
        });
    }
    decision.queue_first(Task::Read { card, by: None });
}

/// After the card: the track goes to 0 and the next Block in the circle turns red, if it is green (almanac, V. Avaria).
pub(super) fn settle_track(decision: &mut DecisionBuilder, block: Block) {
    let from = decision.state().track(block);
    if from > 0 {
        decision.emit(Fact::TrackMoved {
            block,
            from,
            to: 0,
            cause: Cause::Effect,
        });
    }
    let next = block.next();
    if !decision.state().red.contains(&next) {
        decision.emit(Fact::BoxTurned {
            block: next,
            red: true,
            cause: Cause::Effect,
        });
    }
}

/// The cards not read in earlier games, or all where every card has been read.
fn unread_first(decision: &DecisionBuilder, ids: Vec<String>) -> Vec<String> {
    let known = &decision.state().read_before;
    let unread: Vec<String> = ids
        .iter()
        .filter(|id| !known.contains(*id))
        .cloned()
        .collect();
    if unread.is_empty() { ids } else { unread }
}
