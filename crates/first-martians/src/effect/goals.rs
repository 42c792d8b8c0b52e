//! Effects on what becomes of an objective.

use super::Id;
use super::LayToken;
use super::kind::{
    EffectDescription, Reference, Sentence, Since, TokenMove, Value, off_board, sentence_key,
};
use crate::vocabulary::record;

record! {
    /// A new goal of an objective. Prose: `.goal`, where the mission tells of it.
    ChangeGoal {
        /// Which objective.
        objective: Id,
        /// Its goal from now on.
        to: u8,
    }
}

pub(super) const EXAMPLES: &[&str] = &[
    r#"{"change_goal": {"objective": "words-from-home", "to": 2}}"#,
    r#"{"fail_objective": "words-from-home"}"#,
    r#"{"lay_token": {"token": "cairn", "at": {"region": {"ring": 2, "direction": "ne"}}}}"#,
    r#"{"take_token": "cairn"}"#,
    r#"{"discard_token": "cairn"}"#,
];

pub(super) fn change_goal(it: &ChangeGoal) -> EffectDescription<'_> {
    let told = sentence_key("effect-change-goal")
        .with("title", Value::Title(&it.objective))
        .with("goal", Value::Number(it.to))
        .kept();
    off_board(
        Since::Format2,
        Sentence::Message(told),
        Reference::Goal(it),
        &["objectives"],
    )
}

pub(super) fn fail_objective(id: &Id) -> EffectDescription<'_> {
    let told = sentence_key("effect-fail-objective")
        .with("title", Value::Title(id))
        .kept();
    off_board(
        Since::Format2,
        Sentence::Message(told),
        Reference::Fails(id),
        &["objectives"],
    )
}

pub(super) fn lay_token(it: &LayToken) -> EffectDescription<'_> {
    let told = sentence_key("effect-lay-token")
        .with("token", Value::Token(&it.token))
        .with("where", Value::TokenAt(it.at))
        .kept();
    off_board(
        Since::Format2,
        Sentence::Message(told),
        Reference::Token(&it.token, TokenMove::Lays),
        &["objective-tokens"],
    )
}

pub(super) fn take_token(id: &Id) -> EffectDescription<'_> {
    let told = sentence_key("effect-take-token")
        .with("token", Value::Token(id))
        .kept();
    off_board(
        Since::Format2,
        Sentence::Message(told),
        Reference::Token(id, TokenMove::Takes),
        &["objective-tokens"],
    )
}

pub(super) fn discard_token(id: &Id) -> EffectDescription<'_> {
    let told = sentence_key("effect-discard-token")
        .with("token", Value::Token(id))
        .kept();
    off_board(
        Since::Format2,
        Sentence::Message(told),
        Reference::Token(id, TokenMove::Discards),
        &["objective-tokens"],
    )
}
