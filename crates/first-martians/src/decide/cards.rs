//! Adventures and Malfunction cards.

use std::collections::BTreeSet;

use super::{sol, tasks, undecided, upkeep};
use crate::draft::Draft;
use crate::fact::{Cause, Fact};
use crate::mission::{AdventureKind, MalfunctionCard};
use crate::state::{CardKind, Face, Seat, Task};
use crate::vocabulary::{AdventureType, Block, Keyword};

/// Draws an Adventure of a type and queues it (almanac, Avventure).
pub(super) fn draw_adventure(draft: &mut Draft, adventure: AdventureType, by: Option<Seat>) {
    let mission = draft.mission();
    let of_type = || {
        mission
            .elements
            .adventures
            .values()
            .filter(|it| it.adventure == adventure)
    };
    let all_left_out = of_type().all(|it| draft.game().leaves_out(&it.tags));
    let deck = |fresh: bool| -> Vec<String> {
        // Where nothing else is left, the tags are disregarded.
        let adventures = of_type().filter(|it| all_left_out || !draft.game().leaves_out(&it.tags));
        let drawn = &draft.state().drawn_adventures;
        adventures
            .filter(|it| fresh || !drawn.contains(&it.id))
            .map(|it| it.id.clone())
            .collect()
    };
    let left = deck(false);
    let reshuffled = left.is_empty();
    let deck = unread_first(draft, if reshuffled { deck(true) } else { left });
    let purpose = match adventure {
        AdventureType::Explore => "adventure-explore",
        AdventureType::Gather => "adventure-gather",
        AdventureType::Research => "adventure-research",
        AdventureType::Build => "adventure-build",
    };
    let index = draft.roll(purpose, deck.len());
    let Some(drawn) = deck
        .get(index)
        .and_then(|id| draft.mission().elements.adventures.get(id))
        .cloned()
    else {
        draft.queue(Task::Missing {
            id: format!("adventure-{}", adventure.id()),
        });
        return;
    };
    draft.emit(Fact::AdventureDrawn {
        adventure: drawn.id.clone(),
        kind: adventure,
        by,
        reshuffled,
    });
    let card = draft.card(CardKind::Adventure(adventure), &drawn.id, Face::Story);
    draft.queue(Task::Read {
        card: card.clone(),
        by,
    });
    let later = card.with_face(Face::Later);
    match drawn.kind {
        AdventureKind::Normal(normal) => {
            sol::queue_effects(draft, card, normal.effects, by);
            if let Some(noted) = normal.later {
                tasks::note(draft, later, noted, by);
            }
        }
        AdventureKind::Delayed(noted) => tasks::note(draft, later, noted, by),
        AdventureKind::Choice(choice) => {
            draft.queue(undecided::choice(card, choice.options, Vec::new(), by));
        }
    }
}

/// Draws a Malfunction card, or cards until a keyword is found (almanac, Risolvere le parole chiave).
/// Where the deck runs out, the discards are shuffled, those of this search included; a keyword that no card has does nothing
/// (ruling 17, L1471, L1481–1483).
pub(super) fn draw_card(draft: &mut Draft, block: Block, keyword: Option<Keyword>) {
    let mission = draft.mission();
    let of_block = || {
        mission
            .elements
            .malfunctions
            .values()
            .filter(|it| it.block == block)
    };
    let fits = |it: &&MalfunctionCard| keyword.is_none_or(|word| it.keywords.contains(&word));
    // Where nothing else fits, the tags are disregarded.
    let all_left_out = of_block()
        .filter(fits)
        .all(|it| draft.game().leaves_out(&it.tags));
    let of_block = || of_block().filter(|it| all_left_out || !draft.game().leaves_out(&it.tags));
    let all: Vec<String> = of_block().map(|it| it.id.clone()).collect();
    let fitting = of_block().filter(fits);
    let fitting: BTreeSet<String> = fitting.map(|it| it.id.clone()).collect();
    let left: Vec<String> = all
        .iter()
        .filter(|id| !draft.state().drawn_cards.contains(*id))
        .cloned()
        .collect();
    if fitting.is_empty() {
        match keyword {
            Some(keyword) => draft.emit(Fact::KeywordNotFound { block, keyword }),
            None => draft.queue(Task::Missing {
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
        let pool = unread_first(draft, deck.clone());
        let index = draft.roll(purpose, pool.len());
        let Some(card) = pool.get(index).cloned() else {
            return;
        };
        if fitting.contains(&card) {
            break card;
        }
        deck.retain(|id| *id != card);
        passed.push(card);
    };
    let Some(drawn) = draft.mission().elements.malfunctions.get(&card).cloned() else {
        return;
    };
    draft.emit(Fact::CardDrawn {
        block,
        card,
        passed,
        reshuffled,
    });
    // The card is resolved at once, before anything else that waits.
    let card = draft.card(CardKind::Malfunction(block), &drawn.id, Face::Story);
    if upkeep::strikes_shut(draft, &drawn.keywords) {
        draft.emit(Fact::CardDiscarded { card });
        return;
    }
    if !drawn.effects.is_empty() {
        draft.queue_first(Task::Effects {
            card: card.clone(),
            effects: drawn.effects,
            by: None,
        });
    }
    draft.queue_first(Task::Read { card, by: None });
}

/// After the card: the track goes to 0 and the next Block in the circle turns red, if it is green (almanac, V. Avaria).
pub(super) fn settle_track(draft: &mut Draft, block: Block) {
    let from = draft.state().track(block);
    if from > 0 {
        draft.emit(Fact::TrackMoved {
            block,
            from,
            to: 0,
            cause: Cause::Effect,
        });
    }
    let next = block.next();
    if !draft.state().red.contains(&next) {
        draft.emit(Fact::BoxTurned {
            block: next,
            red: true,
            cause: Cause::Effect,
        });
    }
}

/// The cards not read in earlier games, or all where every card has been read.
fn unread_first(draft: &Draft, ids: Vec<String>) -> Vec<String> {
    let known = &draft.state().read_before;
    let unread: Vec<String> = ids
        .iter()
        .filter(|id| !known.contains(*id))
        .cloned()
        .collect();
    if unread.is_empty() { ids } else { unread }
}
