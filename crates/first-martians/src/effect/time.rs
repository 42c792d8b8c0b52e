//! Effects on how long the mission lasts.

use super::kind::{
    Bound, EffectDescription, Moved, Reference, Sentence, Since, Spaces, off_board, sentence_key,
};
use super::{By, Id};

/// The most by which the number of sols can change: it goes from 1 to 20.
const MOST: u8 = 19;

pub(super) const EXAMPLES: &[&str] = &[
    r#"{"sols": {"by": -1}}"#,
    r#"{"end_mission": "half-a-mast"}"#,
];

pub(super) fn sols(it: &By) -> EffectDescription<'_> {
    let told = Sentence::Message(sentence_key("effect-sols").by(it.by).kept());
    let bounds = vec![Bound::Change(it.by, Spaces::Number(MOST))];
    EffectDescription {
        bounds,
        ..off_board(
            Since::Format2,
            told,
            Reference::Moves(Moved::Sols(it)),
            &["end-of-game"],
        )
    }
}

pub(super) fn end_mission(ending: &Id) -> EffectDescription<'_> {
    off_board(
        Since::Format2,
        Sentence::Message(sentence_key("effect-end-mission").kept()),
        Reference::Ends(ending),
        &["end-of-game"],
    )
}
