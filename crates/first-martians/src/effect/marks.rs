//! Markers and walkers of the mission, which the app keeps in both modes.

use serde::{Deserialize, Serialize};

use super::kind::{
    Bound, EffectDescription, Reference, Sentence, Since, Spaces, Value, off_board, sentence_key,
};
use super::{Amount, Id};
use crate::left_out::{is_one, one};
use crate::vocabulary::{Facility, Region, record};

record! {
    /// Markers that are laid or taken away.
    MarkChange {
        /// Which marker.
        mark: Id,
        /// Where.
        on: MarkPlace,
        /// How many, at least 1; 1 when left out.
        #[serde(default = "one", skip_serializing_if = "is_one")]
        count: u8,
    }
    /// A walker, and how far it goes.
    MoveWalker {
        /// Which walker.
        walker: Id,
        /// How many regions on; below 0 back.
        by: Amount,
    }
    /// Markers of the mission that are discarded, wherever they lie.
    MarkCount {
        /// Which marker.
        mark: Id,
        /// How many, at least 1.
        count: u8,
    }
}

/// Where a marker of the mission lies.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum MarkPlace {
    /// On the mission sheet.
    Sheet,
    /// On a region, explored or not.
    Region(Region),
    /// At a Facility.
    Facility(Facility),
    /// At an action of the mission.
    Action(Id),
}

pub(super) const EXAMPLES: &[&str] = &[
    r#"{"mark": {"mark": "a-good-place", "on": "sheet", "count": 4}}"#,
    r#"{"unmark": {"mark": "a-good-place", "on": {"region": {"ring": 2, "direction": "n"}}}}"#,
    r#"{"move_walker": {"walker": "a-good-place", "by": 1}}"#,
];

pub(super) fn move_walker(it: &MoveWalker) -> EffectDescription<'_> {
    let told = sentence_key("effect-move-walker")
        .with("title", Value::Title(&it.walker))
        .by(it.by)
        .kept();
    let bounds = vec![Bound::Change(it.by, Spaces::Walker(&it.walker))];
    EffectDescription {
        bounds,
        ..off_board(
            Since::Format2,
            Sentence::Message(told),
            Reference::Walks(it),
            &["mission-actions"],
        )
    }
}

pub(super) fn change<'e>(
    it: &'e MarkChange,
    key: &'static str,
    lays: bool,
) -> EffectDescription<'e> {
    let told = sentence_key(key)
        .with("count", Value::Number(it.count))
        .with("title", Value::Title(&it.mark));
    let told = told.with("place", Value::MarkPlace(&it.on)).kept();
    let bounds = vec![Bound::Count {
        count: it.count,
        most: None,
    }];
    EffectDescription {
        bounds,
        ..off_board(
            Since::Format2,
            Sentence::Message(told),
            Reference::Marks(it, lays),
            &["mission-actions"],
        )
    }
}
