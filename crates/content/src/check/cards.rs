//! Events, Adventures and Malfunction cards, each separately.

use std::collections::BTreeSet;

use super::{Context, Errors};
use crate::diagnostic::Code;
use crate::walk::{Found, Kind, Node, brings};
use first_martians::effect::{Drawn, Reference, When};
use first_martians::vocabulary::Facility;

pub(super) fn check(cx: &Context<'_, '_>, errors: &mut Errors<'_, '_>) {
    keywords(cx, errors);
    // An Adventure may draw a card that draws an Adventure: only one of the two may do so.
    let adventures_draw_cards = cx
        .nodes
        .iter()
        .any(|it| it.kind == Kind::Adventure && draws(it) == Some(MALFUNCTION_CARD));
    for found in &cx.nodes {
        let (doc, path) = (found.doc, &found.path);
        if let Node::Options(options) = found.node
            && !(2..=4).contains(&options.len())
        {
            let count = options.len().to_string();
            errors.add(
                Code::OptionCount,
                doc,
                path,
                &[("found", &count), ("min", "2"), ("max", "4")],
            );
        }
        if let Node::Options(options) = found.node
            && options
                .iter()
                .all(|way| way.when.is_some() || !way.pays.is_empty())
            && !options.is_empty()
        {
            errors.add(Code::NoOptionLeft, doc, path, &[]);
        }
        let loops = draws(found).filter(|drawn| match found.kind {
            Kind::Malfunction => *drawn == MALFUNCTION_CARD || adventures_draw_cards,
            Kind::Adventure => *drawn == ADVENTURE,
            Kind::Mission
            | Kind::Objective
            | Kind::Token
            | Kind::Mark
            | Kind::Walker
            | Kind::Track
            | Kind::Action
            | Kind::Poi
            | Kind::Event
            | Kind::FollowUp
            | Kind::Ending
            | Kind::Loss
            | Kind::Standing
            | Kind::SetUp => false,
        });
        if let Some(drawn) = loops {
            errors.add(
                Code::LoopingEffect,
                doc,
                path,
                &[("id", drawn), ("kind", found.kind.id())],
            );
        }
    }
    asked_unseen(cx, errors);
    never_brought(cx, errors);
}

const MALFUNCTION_CARD: &str = "malfunction_card";
const ADVENTURE: &str = "adventure";

/// The kind of card that a node draws.
fn draws(found: &Found<'_>) -> Option<&'static str> {
    let Node::Effect(effect) = found.node else {
        return None;
    };
    let Reference::Draws(drawn) = effect.description().link else {
        return None;
    };
    Some(match drawn {
        Drawn::Malfunction(_) => MALFUNCTION_CARD,
        Drawn::Adventure(_) => ADVENTURE,
    })
}

/// The condition of an event is evaluated while the event is still in the deck, that of a loss after each command.
fn asked_unseen(cx: &Context<'_, '_>, errors: &mut Errors<'_, '_>) {
    for found in &cx.nodes {
        let kind = found.kind;
        if !matches!(kind, Kind::Event | Kind::Loss) || found.path.field() != Some("when") {
            continue;
        }
        if let Node::When(When::Ask(id)) = found.node {
            errors.add(
                Code::AskInHiddenEvent,
                found.doc,
                &found.path,
                &[("id", id), ("kind", kind.id())],
            );
        }
        // Story would have to ask all the time what the board tells.
        if let (Kind::Loss, Node::When(when)) = (kind, found.node)
            && let Some(it) = when.compared().filter(|it| it.subject.is_on_table())
        {
            errors.add(
                Code::AskInHiddenEvent,
                found.doc,
                &found.path,
                &[("id", it.subject.id()), ("kind", kind.id())],
            );
        }
    }
}

/// An event that is never drawn has to be brought.
fn never_brought(cx: &Context<'_, '_>, errors: &mut Errors<'_, '_>) {
    let brought: BTreeSet<&str> = cx
        .nodes
        .iter()
        .filter_map(|found| brings(found.node))
        .collect();
    for at in cx
        .draft
        .events
        .iter()
        .filter(|at| at.value.weight == 0 && cx.draft.takes_wordings(at.doc))
    {
        let id = at.value.id.as_str();
        if !brought.contains(id) && !cx.draft.partial && at.doc == 0 {
            errors.add(
                Code::EventNeverBrought,
                at.doc,
                &at.path.key("weight"),
                &[("id", id)],
            );
        }
    }
}

fn keywords(cx: &Context<'_, '_>, errors: &mut Errors<'_, '_>) {
    for at in &cx.draft.malfunctions {
        let card = &at.value;
        let path = at.path.key("keywords");
        let named: Vec<(usize, Facility)> = card
            .keywords
            .iter()
            .enumerate()
            .filter_map(|(index, keyword)| keyword.facility().map(|facility| (index, facility)))
            .collect();
        match named.as_slice() {
            &[(index, facility)] if facility.block() != card.block => {
                let args = [
                    ("id", facility.id()),
                    ("found", facility.block().id()),
                    ("expected", card.block.id()),
                ];
                errors.add(Code::KeywordBlock, at.doc, &path.index(index), &args);
            }
            [_] => {}
            _ => errors.add(
                Code::KeywordFacility,
                at.doc,
                &path,
                &[("id", &card.id), ("found", &named.len().to_string())],
            ),
        }
    }
}
