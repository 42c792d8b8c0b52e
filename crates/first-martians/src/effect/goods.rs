//! Effects on the Cargo Bay, the map and the Farm.

use super::Effect;
use super::kind::{Bound, EffectDescription, Entry, Since, Target, Value, common, sentence_key};
use crate::vocabulary::{Area, Item, record};

record! {
    /// Things of one kind, and where they go.
    ItemGain {
        /// What.
        item: Item,
        /// How many, at least 1.
        count: u8,
        /// Pending or Available.
        to: Area,
    }
    /// Things of one kind.
    ItemCount {
        /// What.
        item: Item,
        /// How many, at least 1.
        count: u8,
    }
}

pub(super) const EXAMPLES: &[&str] = &[
    r#"{"gain": {"item": "hardware", "count": 1, "to": "available"}}"#,
    r#"{"lose": {"item": "sample", "count": 1}}"#,
    r#"{"lose_region_sample": {}}"#,
    r#"{"grow": {}}"#,
    r#"{"wilt": {}}"#,
];

pub(super) fn gain(it: &ItemGain) -> EffectDescription<'_> {
    let single = || {
        Effect::Gain(ItemGain {
            count: 1,
            ..it.clone()
        })
    };
    let told = sentence_key("effect-gain")
        .with("area", Value::Form(it.to.id()))
        .with("things", Value::Things(it.item, it.count));
    let (target, bounds) = (
        where_it_lies(it.item, it.count, true, single),
        vec![Bound::Count {
            count: it.count,
            most: None,
        }],
    );
    EffectDescription {
        bounds,
        ..common(Since::Format1, target, told, of_item(it.item))
    }
}

pub(super) fn lose(it: &ItemCount) -> EffectDescription<'_> {
    let single = || {
        Effect::Lose(ItemCount {
            count: 1,
            ..it.clone()
        })
    };
    let told = sentence_key("effect-lose").with("things", Value::Things(it.item, it.count));
    let (target, bounds) = (
        where_it_lies(it.item, it.count, false, single),
        vec![Bound::Count {
            count: it.count,
            most: None,
        }],
    );
    EffectDescription {
        bounds,
        ..common(Since::Format1, target, told, of_item(it.item))
    }
}

/// Upgrade cards have names, everything else of a kind is alike.
fn where_it_lies(
    item: Item,
    count: u8,
    comes: bool,
    single: impl FnOnce() -> Effect,
) -> Target<'static> {
    if item == Item::UpgradeCard {
        Target::Upgrades {
            count,
            comes,
            single: Box::new(single()),
        }
    } else {
        Target::Table
    }
}

const fn of_item(item: Item) -> &'static [Entry] {
    match item {
        Item::EnergyPart | Item::OxygenPart | Item::Hardware | Item::Cpu => {
            &["spare-parts", "cargo-bay"]
        }
        Item::Sample => &["samples", "cargo-bay"],
        Item::Seed => &["planting", "cargo-bay"],
        Item::UpgradeCard => &["upgrades", "cargo-bay"],
        Item::Poi => &["poi-tokens", "cargo-bay"],
    }
}

pub(super) fn lose_region_sample() -> EffectDescription<'static> {
    common(
        Since::Format1,
        Target::Sample,
        sentence_key("effect-lose-region-sample"),
        &["samples", "roi"],
    )
}

pub(super) fn grow() -> EffectDescription<'static> {
    common(
        Since::Format1,
        Target::Plants,
        sentence_key("effect-grow"),
        &["growth"],
    )
}

pub(super) fn wilt() -> EffectDescription<'static> {
    common(
        Since::Format1,
        Target::Plants,
        sentence_key("effect-wilt"),
        &["wilting", "prevent-wilting"],
    )
}

pub(super) fn printed() -> Vec<Effect> {
    let gains = Item::ALL.iter().flat_map(|&item| {
        let to_each = move |count| {
            Area::ALL
                .iter()
                .map(move |&to| Effect::Gain(ItemGain { item, count, to }))
        };
        (1..=3).flat_map(to_each)
    });
    let losses = Item::ALL
        .iter()
        .flat_map(|&item| (1..=3).map(move |count| Effect::Lose(ItemCount { item, count })));
    gains
        .chain(losses)
        .chain([
            Effect::LoseRegionSample {},
            Effect::Grow {},
            Effect::Wilt {},
        ])
        .collect()
}
