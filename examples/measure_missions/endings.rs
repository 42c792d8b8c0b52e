//! How often each ending is shown, and which flags are set then.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use solkeeper::first_martians::effect::{Id, When};

use super::missions::Measured;
use super::table::{percent, table};
use super::wins::{FlagStates, Played};

/// As JSON and as Markdown.
pub fn report(missions: &[Measured], played: &[Played]) -> (Value, String) {
    let parts = missions.iter().zip(played).map(|(mission, played)| {
        let asked = asked_flags(mission);
        let rows = endings(mission, played)
            .into_iter()
            .map(|(id, outcome, states)| {
                let (times, all) = (
                    states.values().sum(),
                    played.endings.values().flat_map(BTreeMap::values).sum(),
                );
                let told = by_asked(&states, &asked)
                    .into_iter()
                    .map(|(flags, times)| format!("{} ×{times}", named(&flags)));
                let others = sometimes(&states, &asked)
                    .into_iter()
                    .map(|(flag, times)| format!("`{flag}` ×{times}"));
                vec![
                    format!("`{id}`"),
                    outcome.to_owned(),
                    format!("{times} ({:.1} %)", percent(times, all)),
                    told.collect::<Vec<_>>().join("; "),
                    others.collect::<Vec<_>>().join(", "),
                ]
            });
        let headings = [
            "ending",
            "outcome",
            "told",
            "flags that endings ask for",
            "other flags",
        ];
        format!(
            "### {}\n\n{}",
            mission.id,
            table(&headings, rows.collect::<Vec<_>>())
        )
    });
    let text = format!("## Endings\n\n{}", parts.collect::<Vec<_>>().join("\n\n"));
    let json = missions.iter().zip(played).map(|(mission, played)| {
        let endings = endings(mission, played)
            .into_iter()
            .map(|(id, outcome, states)| {
                let states: Vec<Value> = states
                    .iter()
                    .map(|(flags, times)| json!({"flags": flags, "times": times}))
                    .collect();
                json!({"id": id, "outcome": outcome, "states": states})
            });
        json!({"mission": mission.id, "endings": endings.collect::<Vec<_>>()})
    });
    (json.collect(), text)
}

/// Every ending of the mission in its order, then games without one.
fn endings(mission: &Measured, played: &Played) -> Vec<(Id, &'static str, FlagStates)> {
    let states = |id: Option<&Id>| {
        played
            .endings
            .get(&id.cloned())
            .cloned()
            .unwrap_or_default()
    };
    let own = mission
        .mission
        .sheet
        .endings
        .iter()
        .map(|it| (it.id.clone(), it.outcome.id(), states(Some(&it.id))));
    let without = Some(states(None))
        .filter(|states| !states.is_empty())
        .map(|states| ("none".to_owned(), "", states));
    own.chain(without).collect()
}

/// The flags that the endings ask for.
fn asked_flags(mission: &Measured) -> BTreeSet<Id> {
    fn flags(when: &When, found: &mut BTreeSet<Id>) {
        match when {
            When::Flag(flag) => {
                let _ = found.insert(flag.clone());
            }
            When::Not(inner) => flags(inner, found),
            When::All(parts) | When::Any(parts) => parts.iter().for_each(|part| flags(part, found)),
            _ => {}
        }
    }
    let mut found = BTreeSet::new();
    mission
        .mission
        .sheet
        .endings
        .iter()
        .filter_map(|it| it.when.as_ref())
        .for_each(|when| flags(when, &mut found));
    found
}

/// The states by those of their flags that endings ask for, the most frequent first.
fn by_asked(states: &FlagStates, asked: &BTreeSet<Id>) -> Vec<(BTreeSet<Id>, u64)> {
    let mut sums: BTreeMap<BTreeSet<Id>, u64> = BTreeMap::new();
    for (flags, times) in states {
        *sums
            .entry(flags.intersection(asked).cloned().collect())
            .or_default() += times;
    }
    let mut sums: Vec<_> = sums.into_iter().collect();
    sums.sort_by_key(|(_, times)| std::cmp::Reverse(*times));
    sums
}

/// How often each other flag was set.
fn sometimes(states: &FlagStates, asked: &BTreeSet<Id>) -> BTreeMap<Id, u64> {
    let mut sums = BTreeMap::new();
    for (flags, times) in states {
        flags
            .difference(asked)
            .for_each(|flag| *sums.entry(flag.clone()).or_default() += times);
    }
    sums
}

fn named(flags: &BTreeSet<Id>) -> String {
    if flags.is_empty() {
        return "none".to_owned();
    }
    flags
        .iter()
        .map(|flag| format!("`{flag}`"))
        .collect::<Vec<_>>()
        .join(" + ")
}
