//! Effects on what becomes of an objective.

use super::Id;
use super::kind::{EffectDescription, Link, Sentence, Value, off_board, say};

pub(super) const EXAMPLES: &[&str] = &[r#"{"fail_objective": "words-from-home"}"#];

pub(super) fn fail_objective(id: &Id) -> EffectDescription<'_> {
    let told = say("effect-fail-objective").with("title", Value::Title(id)).kept();
    off_board(Sentence::Message(told), Link::Fails(id), &["objectives"])
}
