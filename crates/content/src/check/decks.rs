//! Whether there are enough cards to draw.

use super::{Context, Errors};
use crate::diagnostic::Code;
use crate::json::Path;
use crate::walk::Node;
use first_martians::effect::{Drawn, Id, Reference};
use first_martians::mission::{MalfunctionCard, SheetValue};
use first_martians::vocabulary::{AdventureType, Block};

pub(super) fn check(cx: &Context<'_, '_>, errors: &mut Errors<'_, '_>) {
    let draft = cx.draft;
    // What is missing may be in the unreadable part.
    if draft.partial || draft.nameless || !draft.broken.is_empty() {
        return;
    }
    let decks = Path::default().key("decks");
    let without = Path::default().key("without");
    let mut check_deck = |kind: &str, id: &str, tags: &mut dyn Iterator<Item = &Vec<Id>>| {
        let mut tags = tags.peekable();
        let args = [("kind", kind), ("id", id)];
        if tags.peek().is_none() {
            errors.add(Code::EmptyDeck, 0, &decks, &args);
        } else if tags.all(|tags| draft.leaves_out(tags)) {
            errors.add(Code::TagEmptiesDeck, 0, &without, &args);
        }
    };
    for kind in AdventureType::ALL {
        let cards = draft
            .adventures
            .iter()
            .map(|at| &at.value)
            .filter(|it| it.adventure == *kind);
        check_deck("adventure", kind.id(), &mut cards.map(|it| &it.tags));
    }
    for block in Block::ALL {
        let cards = draft
            .malfunctions
            .iter()
            .map(|at| &at.value)
            .filter(|it| it.block == *block);
        check_deck("malfunction", block.id(), &mut cards.map(|it| &it.tags));
    }
    for found in &cx.nodes {
        if let Node::Effect(effect) = found.node
            && let Reference::Draws(Drawn::Malfunction(draw)) = effect.description().link
            && let Some(keyword) = draw.keyword
        {
            let mut cards = draft
                .malfunctions
                .iter()
                .map(|at| &at.value)
                .filter(|it| it.block == draw.block && it.fits(Some(keyword)))
                .peekable();
            let args = [
                ("kind", "malfunction"),
                ("id", draw.block.id()),
                ("keyword", keyword.id()),
            ];
            let code = if cards.peek().is_none() {
                Code::EmptyDeck
            } else {
                Code::TagEmptiesDeck
            };
            // A Block without any card is reported as such.
            let of_block =
                |it: &MalfunctionCard| it.block == draw.block && !draft.leaves_out(&it.tags);
            let is_whole = code == Code::TagEmptiesDeck
                && !draft.malfunctions.iter().any(|at| of_block(&at.value));
            if !is_whole && cards.all(|it| draft.leaves_out(&it.tags)) {
                errors.add(code, found.doc, &found.path.key("keyword"), &args);
            }
        }
    }
    events(cx, errors);
}

fn events(cx: &Context<'_, '_>, errors: &mut Errors<'_, '_>) {
    let draft = cx.draft;
    let Some(sheet) = &draft.sheet else { return };
    if errors.invalid.iter().any(|(_, list, _)| list == "events") {
        return;
    }
    let longer = [&draft.easier, &draft.harder]
        .into_iter()
        .filter_map(|changes| changes.get(&SheetValue::Sols).copied())
        .max();
    let most = (1..=4)
        .map(|players| sheet.sols.for_players(players))
        .max()
        .unwrap_or_default();
    let sols = most
        .saturating_add(longer.unwrap_or_default().max(0))
        .min(SheetValue::Sols.range().1);

    // Each sol takes the drawable event with the earliest last sol: no other order serves more sols.
    let mut waiting: Vec<(i8, i8)> = draft
        .events
        .iter()
        .filter(|at| at.value.weight > 0)
        .filter(|at| !draft.leaves_out(&at.value.tags))
        .map(|at| {
            at.value.sols.as_ref().map_or((1, i8::MAX), |sols| {
                (sols.from.unwrap_or(1), sols.to.unwrap_or(i8::MAX))
            })
        })
        .collect();
    waiting.sort_by_key(|&(_, to)| to);
    let mut served = 0_i8;
    for sol in 1..=sols {
        if let Some(index) = waiting
            .iter()
            .position(|&(from, to)| (from..=to).contains(&sol))
        {
            let _ = waiting.remove(index);
            served = served.saturating_add(1);
        }
    }
    if served < sols {
        let (found, expected) = (served.to_string(), sols.to_string());
        errors.add(
            Code::FewEvents,
            0,
            &Path::default().key("events"),
            &[("found", &found), ("expected", &expected)],
        );
    }
}
