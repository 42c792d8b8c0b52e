//! What comes to lie on a region: Modifier tokens and samples.

use serde::{Deserialize, Serialize};

use super::Id;
use super::kind::{
    Bound, EffectDescription, Message, Reference, Sentence, Since, Target, Value, Word, of_token,
    off_board, sentence_key,
};
use crate::vocabulary::{Modifier, Region, record};

record! {
    /// A Modifier token on a region.
    RegionToken {
        /// Which token.
        token: Modifier,
        /// On which region.
        #[serde(rename = "in")]
        at: RegionIn,
    }
    /// Samples on a region.
    RegionSample {
        /// On which region.
        #[serde(rename = "in")]
        at: RegionIn,
        /// How many, at least 1.
        count: u8,
    }
    /// A region that is drawn.
    DrawnRegion {
        /// In this ring; its direction is that of a Direction card.
        ring: u8,
    }
}

/// Which region.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum RegionIn {
    /// An explored region of the crew's choice.
    Chosen,
    /// This one.
    Region(Region),
    /// Where a walker is.
    Walker(Id),
    /// One that a Direction card draws.
    Drawn(DrawnRegion),
}

pub(super) const EXAMPLES: &[&str] = &[
    r#"{"region_token": {"token": "adventure", "in": "chosen"}}"#,
    r#"{"region_sample": {"in": {"drawn": {"ring": 2}}, "count": 1}}"#,
];

pub(super) fn token(it: &RegionToken) -> EffectDescription<'_> {
    let told = sentence_key("effect-region-token").noun("token", Word::Modifier(it.token));
    on_region(&it.at, told, of_token(it.token), vec![Bound::In(&it.at)])
}

pub(super) fn sample(it: &RegionSample) -> EffectDescription<'_> {
    let told = sentence_key("effect-region-sample").with("count", Value::Number(it.count));
    on_region(
        &it.at,
        told,
        &["samples", "roi"],
        vec![
            Bound::In(&it.at),
            Bound::Count {
                count: it.count,
                most: None,
            },
        ],
    )
}

fn on_region<'e>(
    at: &'e RegionIn,
    told: Message<'e>,
    entries: &'static [&'static str],
    bounds: Vec<Bound<'e>>,
) -> EffectDescription<'e> {
    let told = Sentence::Message(told.with("where", Value::RegionIn(at)));
    EffectDescription {
        target: Target::Region(at),
        bounds,
        ..off_board(Since::Format2, told, Reference::None, entries)
    }
}
