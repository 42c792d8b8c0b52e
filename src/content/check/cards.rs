//! Events, Adventures and Malfunction cards, each by itself.

use super::{Faults, Material};
use crate::content::diagnostic::Code;
use crate::content::walk::{Kind, Node};
use crate::first_martians::effect::{Effect, When};
use crate::first_martians::words::Facility;

pub(super) fn check(material: &Material<'_, '_>, faults: &mut Faults<'_, '_>) {
    keywords(material, faults);
    // A card drawn by an Adventure may itself call for an Adventure: one of the two must not.
    let adventures_draw_cards = material
        .nodes
        .iter()
        .any(|found| found.kind == Kind::Adventure && matches!(found.node, Node::Effect(Effect::MalfunctionCard(_))));
    for found in &material.nodes {
        let (doc, path) = (found.doc, &found.path);
        match (found.kind, found.node) {
            (_, Node::Options(options)) if !(2..=4).contains(&options.len()) => {
                let count = options.len().to_string();
                faults.add(Code::OptionCount, doc, path, &[("found", &count), ("min", "2"), ("max", "4")]);
            }
            (Kind::Malfunction, Node::Effect(Effect::MalfunctionCard(_))) => {
                faults.add(Code::LoopingEffect, doc, path, &[("id", "malfunction_card"), ("kind", found.kind.id())]);
            }
            (Kind::Malfunction, Node::Effect(Effect::Adventure(_))) if adventures_draw_cards => {
                faults.add(Code::LoopingEffect, doc, path, &[("id", "adventure"), ("kind", found.kind.id())]);
            }
            (Kind::Adventure, Node::Effect(Effect::Adventure(_))) => {
                faults.add(Code::LoopingEffect, doc, path, &[("id", "adventure"), ("kind", found.kind.id())]);
            }
            _ => {}
        }
    }
    asked_unseen(material, faults);
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
