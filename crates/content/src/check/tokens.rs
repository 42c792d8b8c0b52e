//! Objective tokens of the mission: their numbers, where they lie, and that each comes to lie anywhere.

use std::collections::BTreeSet;

use super::{Context, Errors};
use crate::diagnostic::Code;
use crate::json::Path;
use crate::walk::Node;
use first_martians::board::NUMBER_MAX;
use first_martians::effect::{Effect, Reference, Subject, TokenMove};
use first_martians::game_box::RINGS;
use first_martians::mission::{Takes, TokenAt};
use first_martians::vocabulary::Region;

pub(super) fn check(cx: &Context<'_, '_>, errors: &mut Errors<'_, '_>) {
    let mut moved = BTreeSet::new();
    for found in &cx.nodes {
        match found.node {
            Node::Effect(Effect::LayToken(it)) => {
                let _ = moved.insert(it.token.as_str());
                let path = found.path.key("at");
                ring(it.at, errors, found.doc, &path);
            }
            Node::Effect(effect) => {
                if let Reference::Token(id, TokenMove::Takes) = effect.description().link {
                    let _ = moved.insert(id.as_str());
                }
            }
            _ => {}
        }
    }
    for at in &cx.draft.tokens {
        let token = &at.value;
        let length = token.number.chars().count();
        if !(1..=NUMBER_MAX).contains(&length) {
            let args = [
                ("found", &*length.to_string()),
                ("expected", &*NUMBER_MAX.to_string()),
            ];
            errors.add(Code::TokenNumber, at.doc, &at.path.key("number"), &args);
        }
        if let Some(place) = token.at {
            ring(place, errors, at.doc, &at.path.key("at"));
        } else if !moved.contains(token.id.as_str()) && !cx.draft.partial {
            errors.add(
                Code::TokenNeverLies,
                at.doc,
                &at.path.key("id"),
                &[("id", &token.id)],
            );
        }
        let gathered = |region: Region| {
            let mut takes = cx.draft.objectives.iter().map(|at| &at.value);
            takes.find(|it| matches!(&it.requirement, Takes::Gather(takes) if takes.regions.contains(&region)))
        };
        if let Some(TokenAt::Region(region)) = token.at
            && let Some(objective) = gathered(region)
        {
            let args = [("id", token.id.as_str()), ("objective", &objective.id)];
            errors.add(Code::TokenTwice, at.doc, &at.path.key("at"), &args);
        }
    }
}

fn ring(at: TokenAt, errors: &mut Errors<'_, '_>, doc: usize, path: &Path) {
    if let TokenAt::Region(region) = at {
        errors.range(
            doc,
            &path.key("region").key("ring"),
            region.ring.into(),
            1,
            RINGS.into(),
        );
    }
}

/// Every name of a token: document, path and id.
pub(super) fn named<'m>(cx: &'m Context<'_, 'm>) -> Vec<(usize, Path, &'m str)> {
    let mut all = Vec::new();
    for found in &cx.nodes {
        match found.node {
            Node::Effect(Effect::LayToken(it)) => {
                all.push((found.doc, found.path.key("token"), it.token.as_str()));
            }
            Node::Effect(Effect::TakeToken(id) | Effect::DiscardToken(id)) => {
                all.push((found.doc, found.path.clone(), id.as_str()));
            }
            Node::When(when) => {
                if let Some(Subject::Token(id, _)) = when.compared().map(|it| it.subject) {
                    all.push((found.doc, found.path.key("token"), id));
                }
            }
            _ => {}
        }
    }
    for at in &cx.draft.objectives {
        if let Takes::TokenTaken(takes) = &at.value.requirement {
            let path = at.path.key("takes").only().key("tokens");
            all.extend(
                takes
                    .tokens
                    .iter()
                    .enumerate()
                    .map(|(index, id)| (at.doc, path.index(index), id.as_str())),
            );
        }
    }
    all
}
