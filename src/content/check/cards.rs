//! Events, Adventures and Malfunction cards, each by itself.

use super::{Faults, Material};
use crate::content::diagnostic::Code;
use crate::content::walk::{Found, Kind, Node};
use crate::first_martians::effect::{Drawn, Link, When};
use crate::first_martians::words::Facility;

pub(super) fn check(material: &Material<'_, '_>, faults: &mut Faults<'_, '_>) {
    keywords(material, faults);
    // A card drawn by an Adventure may itself call for an Adventure: one of the two must not.
    let adventures_draw_cards = material.nodes.iter().any(|it| it.kind == Kind::Adventure && draws(it) == Some(MALFUNCTION_CARD));
    for found in &material.nodes {
        let (doc, path) = (found.doc, &found.path);
        if let Node::Options(options) = found.node
            && !(2..=4).contains(&options.len())
        {
            let count = options.len().to_string();
            faults.add(Code::OptionCount, doc, path, &[("found", &count), ("min", "2"), ("max", "4")]);
        }
        let loops = draws(found).filter(|drawn| match found.kind {
            Kind::Malfunction => *drawn == MALFUNCTION_CARD || adventures_draw_cards,
            Kind::Adventure => *drawn == ADVENTURE,
            Kind::Mission
            | Kind::Objective
            | Kind::Track
            | Kind::Action
            | Kind::Poi
            | Kind::Event
            | Kind::FollowUp
            | Kind::Ending => false,
        });
        if let Some(drawn) = loops {
            faults.add(Code::LoopingEffect, doc, path, &[("id", drawn), ("kind", found.kind.id())]);
        }
    }
    asked_unseen(material, faults);
}

const MALFUNCTION_CARD: &str = "malfunction_card";
const ADVENTURE: &str = "adventure";

/// The effect that draws a card, where there is one.
fn draws(found: &Found<'_>) -> Option<&'static str> {
    let Node::Effect(effect) = found.node else { return None };
    let Link::Draws(drawn) = effect.kind().link else { return None };
    Some(match drawn {
        Drawn::Malfunction(_) => MALFUNCTION_CARD,
        Drawn::Adventure => ADVENTURE,
    })
}

/// An event's own condition is looked at while the event is still in the deck.
fn asked_unseen(material: &Material<'_, '_>, faults: &mut Faults<'_, '_>) {
    for at in &material.draft.events {
        let own = at.path.key("when");
        let asks = material.nodes.iter().filter(|found| found.doc == at.doc && found.path.starts_with(&own));
        for found in asks {
            if let Node::When(When::Ask(id)) = found.node {
                faults.add(Code::AskUnseen, found.doc, &found.path, &[("id", id)]);
            }
        }
    }
}

fn keywords(material: &Material<'_, '_>, faults: &mut Faults<'_, '_>) {
    for at in &material.draft.malfunctions {
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
                let args = [("id", facility.id()), ("found", facility.block().id()), ("expected", card.block.id())];
                faults.add(Code::KeywordBlock, at.doc, &path.index(index), &args);
            }
            [_] => {}
            _ => faults.add(Code::KeywordFacility, at.doc, &path, &[("id", &card.id), ("found", &named.len().to_string())]),
        }
    }
}
