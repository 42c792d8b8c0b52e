//! Every kind of effect does something: in Full board the app does it, in Story the app does it or the players read what to do.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use solkeeper::content::{schemas, shipped};
use solkeeper::first_martians::board::BoardFact;
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::effect::Effect;
use solkeeper::first_martians::fact::Fact;
use solkeeper::first_martians::state::Task;
use solkeeper::language::{Language, Localizer, instruction};

use super::effects::facing;
use crate::support::Played;

/// The kinds as they are named in mission files.
fn kinds() -> BTreeSet<String> {
    let (_, schema) = schemas()
        .into_iter()
        .find(|(name, _)| *name == "mission.schema.json")
        .expect("the schema of missions");
    let schema: Value = serde_json::from_str(schema).expect("a schema is JSON");
    let ways = schema["$defs"]["Effect"]["oneOf"]
        .as_array()
        .expect("a list of effects");
    ways.iter()
        .map(|way| way["required"][0].as_str().expect("a name").to_owned())
        .collect()
}

/// One effect of each kind, with the ids of the trial mission.
fn examples() -> BTreeMap<String, Value> {
    let ids = [
        ("a-view-from-above", "echo"),
        ("words-from-home", "beacon"),
        ("static-on-the-line", "signal"),
        ("cold-cables", "frost"),
        ("wind-from-the-north", "dust"),
    ];
    let parsed = Effect::examples().map(|example| {
        let example = ids
            .iter()
            .fold(example.to_owned(), |example, (theirs, ours)| {
                example.replace(theirs, ours)
            });
        serde_json::from_str::<Value>(&example).expect("an example is JSON")
    });
    parsed
        .map(|example| {
            (
                example
                    .as_object()
                    .expect("an effect")
                    .keys()
                    .next()
                    .expect("a name")
                    .clone(),
                example,
            )
        })
        .collect()
}

/// A Full board game where there is something to take, to heal, to repair and to clear, and the effect comes next.
fn facing_on_a_full_table(effect: Option<&Value>) -> Played {
    // What is secret, asked or chosen alone would be resolved before it is seen.
    let nothing = json!({"morale": {"by": 0}});
    let mut played = facing(std::iter::once(&nothing).chain(effect).cloned().collect());
    let tile = json!({"lay_tile": {"region": {"ring": 1, "direction": "s"}, "features": []}});
    let token = json!({"put_token": {"stack": {"facility": {"place": "garage_hall", "space": "now"}}, "token": "reroll"}});
    for command in [tile, token, json!({"correct_morale": {"to": -1}})] {
        played.play(serde_json::from_value::<Command>(command).expect("a command"));
    }
    let numbers = [
        ("wounds.0", 2),
        ("condition.0.heart", 1),
        ("morale_tokens.0", 2),
        ("cargo.available.sample", 2),
    ];
    let base = [
        ("part.oxygenator-1.oxygen", 1),
        ("growth.farm.3", 1),
        ("samples.1-s", 2),
        ("stress", 4),
    ];
    numbers
        .into_iter()
        .chain(base)
        .for_each(|(spot, to)| played.correct(spot, to));
    played
}

/// Whether the fact is more than the bookkeeping of resolving.
fn is_change(fact: &Fact) -> bool {
    !matches!(
        fact,
        Fact::EffectsResolved { .. }
            | Fact::Unqueued {}
            | Fact::Queued {
                task: Task::Effects { .. },
                ..
            }
            | Fact::ChanceUsed { .. }
            | Fact::StepReached { .. }
            | Fact::StepDone { .. }
            | Fact::Board(BoardFact::EffectIgnored { .. })
    )
}

/// Whether the players read what they do, in both languages.
fn is_said(played: &Played, facts: &[Fact], effect: &Effect) -> bool {
    let words = "dust = Dust.\n    .do-turn-the-map = Turn the map.\n".to_owned();
    let mut prose = shipped::box_nouns();
    prose
        .values_mut()
        .for_each(|files| files.push(("trial.ftl".to_owned(), words.clone())));
    let resolved = facts.iter().find_map(|fact| {
        if let Fact::EffectsResolved { card, .. } = fact {
            Some(card)
        } else {
            None
        }
    });
    [Language::English, Language::Italian]
        .into_iter()
        .all(|language| {
            let localizer = Localizer::with_prose(language, &prose);
            let said = resolved.and_then(|card| {
                instruction::effect(&localizer, played.game(), effect, None, card)
            });
            said.is_some_and(|text| text.ends_with('.')) && localizer.fallbacks().is_empty()
        })
}

fn resolved(played: &Played) -> Vec<Fact> {
    played
        .decide(&Command::Continue {})
        .expect("the effects are resolved")
}

#[test]
fn each_kind_has_one_example() {
    assert_eq!(examples().into_keys().collect::<BTreeSet<_>>(), kinds());
    assert_eq!(Effect::examples().count(), kinds().len());
}

#[test]
fn every_kind_of_effect_changes_something_or_is_said_in_both_modes() {
    let mut idle = facing_on_a_full_table(None);
    assert!(
        !resolved(&idle).iter().any(is_change),
        "without an effect nothing changes"
    );
    idle.play(Command::KeepBoard { full: false });
    assert!(
        !resolved(&idle).iter().any(is_change),
        "without an effect nothing changes"
    );

    for (name, example) in examples() {
        let effect: Effect = serde_json::from_value(example.clone()).expect("an effect");
        let mut played = facing_on_a_full_table(Some(&example));
        let facts = resolved(&played);
        let changes = facts.iter().any(is_change);
        // What the app cannot do on any board, the players do by the words of the mission.
        let by_words = name == "instruct" && is_said(&played, &facts, &effect);
        // Neither is there another event, nor one that is open, nor anything hidden, nor a token: see `choices`,
        // `hidden`, `tokens`, `marks` and `walkers` in `format_2`.
        if [
            "close_event",
            "bring_event",
            "reveal",
            "lay_token",
            "take_token",
            "discard_token",
            "mark",
            "unmark",
            "move_walker",
        ]
        .contains(&name.as_str())
        {
            assert!(!changes, "{facts:?}");
            continue;
        }
        assert!(
            changes || by_words,
            "{name} does nothing in Full board: {facts:?}"
        );

        played.play(Command::KeepBoard { full: false });
        let facts = resolved(&played);
        let done = facts.iter().any(is_change);
        assert!(
            done || is_said(&played, &facts, &effect),
            "{name} does nothing in Story: {facts:?}"
        );
        assert!(
            done || name == "instruct" || effect.is_on_board(),
            "{name} is left to the players: {facts:?}"
        );
    }
}
