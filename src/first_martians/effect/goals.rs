//! Effects on what becomes of an objective.

use super::super::objective_token::LayToken;
use super::Id;
use super::kind::{EffectDescription, Link, Sentence, TokenMove, Value, off_board, say};

pub(super) const EXAMPLES: &[&str] = &[
    r#"{"fail_objective": "words-from-home"}"#,
    r#"{"lay_token": {"token": "cairn", "at": {"region": {"ring": 2, "direction": "ne"}}}}"#,
    r#"{"take_token": "cairn"}"#,
    r#"{"discard_token": "cairn"}"#,
];

pub(super) fn fail_objective(id: &Id) -> EffectDescription<'_> {
    let told = say("effect-fail-objective").with("title", Value::Title(id)).kept();
    off_board(Sentence::Message(told), Link::Fails(id), &["objectives"])
}

pub(super) fn lay_token(it: &LayToken) -> EffectDescription<'_> {
    let told = say("effect-lay-token").with("token", Value::Token(&it.token)).with("where", Value::TokenAt(it.at)).kept();
    off_board(Sentence::Message(told), Link::Token(&it.token, TokenMove::Lays), &["objective-tokens"])
}

pub(super) fn take_token(id: &Id) -> EffectDescription<'_> {
    let told = say("effect-take-token").with("token", Value::Token(id)).kept();
    off_board(Sentence::Message(told), Link::Token(id, TokenMove::Takes), &["objective-tokens"])
}

pub(super) fn discard_token(id: &Id) -> EffectDescription<'_> {
    let told = say("effect-discard-token").with("token", Value::Token(id)).kept();
    off_board(Sentence::Message(told), Link::Token(id, TokenMove::Discards), &["objective-tokens"])
}
