//! Effects on numbers of the whole base: Morale, Stress, the general supply, productivity.

use super::kind::{
    Bound, EffectDescription, Entry, Gauge, Moved, Reference, Sentence, Since, Spaces, Target,
    Value, Word, common, off_board, sentence_key,
};
use super::{Amount, Effect, changes};
use crate::limits::{MORALE_MAX, MORALE_MIN, STRESS_TOP, SUPPLY_MAX};
use crate::vocabulary::{Facility, Resource, record};

record! {
    /// A change of the general supply.
    SupplyChange {
        /// Which resource.
        resource: Resource,
        /// By how much; what is not there is not lost.
        by: Amount,
    }
    /// A change of productivity.
    ProductivityChange {
        /// Oxygenator or Solar Panel.
        facility: Facility,
        /// By how much.
        by: Amount,
    }
    /// A signed change.
    By {
        /// By how much.
        by: Amount,
    }
}

pub(super) const EXAMPLES: &[&str] = &[
    r#"{"morale": {"by": 1}}"#,
    r#"{"stress": {"by": {"per_astronaut": 1}}}"#,
    r#"{"supply": {"resource": "oxygen", "by": -1}}"#,
    r#"{"productivity": {"facility": "solar_panel", "by": -1}}"#,
];

pub(super) fn morale(it: &By) -> EffectDescription<'_> {
    let bounds = vec![Bound::Change(
        it.by,
        Spaces::Number((MORALE_MAX - MORALE_MIN).unsigned_abs()),
    )];
    let moves = Sentence::Moves(Gauge::Morale, it.by);
    EffectDescription {
        bounds,
        printed: true,
        ..off_board(
            Since::Format1,
            moves,
            Reference::Moves(Moved::Morale),
            &["morale-track"],
        )
    }
}

pub(super) fn stress(it: &By) -> EffectDescription<'_> {
    let told = sentence_key("effect-stress").by(it.by);
    EffectDescription {
        bounds: vec![Bound::Change(it.by, Spaces::Number(STRESS_TOP))],
        ..common(
            Since::Format1,
            Target::Table,
            told,
            &["stress", "stress-18"],
        )
    }
}

pub(super) fn supply(it: &SupplyChange) -> EffectDescription<'_> {
    let told = sentence_key("effect-supply")
        .by(it.by)
        .noun("resource", Word::Resource(it.resource));
    EffectDescription {
        bounds: vec![Bound::Change(it.by, Spaces::Number(SUPPLY_MAX))],
        ..common(
            Since::Format1,
            Target::Table,
            told,
            &["general-supply", "resources"],
        )
    }
}

pub(super) fn productivity(it: &ProductivityChange) -> EffectDescription<'_> {
    let max = if it.facility == Facility::Oxygenator {
        4
    } else {
        5
    };
    let told = sentence_key("effect-productivity")
        .by(it.by)
        .noun("facility", Word::Facility(it.facility))
        .with("max", Value::Number(max));
    let entries: &[Entry] = if it.facility == Facility::SolarPanel {
        &["productivity", "solar-panels"]
    } else {
        &["productivity", "oxygenators"]
    };
    let bounds = vec![
        Bound::Producer(it.facility),
        Bound::Change(it.by, Spaces::Number(max)),
    ];
    EffectDescription {
        bounds,
        ..common(Since::Format1, Target::Facility(it.facility), told, entries)
    }
}

pub(super) fn printed() -> Vec<Effect> {
    let producing = [Facility::Oxygenator, Facility::SolarPanel].into_iter();
    let supplies = Resource::ALL.iter().flat_map(|&resource| {
        changes(5).map(move |by| Effect::Supply(SupplyChange { resource, by }))
    });
    let made = producing.flat_map(|facility| {
        changes(4).map(move |by| Effect::Productivity(ProductivityChange { facility, by }))
    });
    let morale = changes(3).map(|by| Effect::Morale(By { by }));
    morale
        .chain(changes(6).map(|by| Effect::Stress(By { by })))
        .chain(supplies)
        .chain(made)
        .collect()
}
