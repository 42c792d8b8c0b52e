//! A mission with every effect and condition of format 2, played at random and with care, in both modes, against all invariants.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::*;
use crate::long_runs::run_mission;

/// Every condition of format 2, and some that it may be combined with.
fn conditions() -> Vec<Value> {
    let north = json!({"ring": 1, "direction": "n"});
    vec![
        json!({"supply": {"resource": "food", "at_most": 1}}),
        json!({"stress": {"at_least": 4}}),
        json!({"plants": {"at_least": 2}}),
        json!({"item": {"item": "sample", "at_least": 1}}),
        json!({"wounds": {"who": "first_player", "at_least": 1}}),
        json!({"hurt": {"at_least": 1}}),
        json!({"conditions": {"at_least": 1}}),
        json!({"broken": {"block": "working", "at_least": 1}}),
        json!({"shut": {"facility": "lab"}}),
        json!({"productivity": {"facility": "solar_panel", "at_least": 2}}),
        json!({"explored": {"ring": 1, "at_least": 1}}),
        json!({"terrain": {"region": north, "feature": "wound"}}),
        json!({"discoveries": {"at_least": 1}}),
        json!({"upgrade": "alarm_system"}),
        json!({"sols_left": {"at_least": 2}}),
        json!({"event_open": "dust"}),
        json!({"standing": "storm"}),
        json!({"progress": {"objective": "growth", "at_least": 1}}),
        json!({"token": {"token": "cairn", "is": "taken"}}),
        json!({"mark": {"mark": "gravel", "at_least": 2}}),
        json!({"walker": {"walker": "convoy", "at_least": 1}}),
        json!({"objective_state": {"objective": "probe", "is": "failed"}}),
        json!({"remembered": "scout"}),
        json!({"same_person": ["scout", "second"]}),
        json!({"all": [{"not": {"flag": "near"}}, {"any": [{"hurt": {"at_least": 1}}, {"supply": {"resource": "energy", "at_most": 2}}]}]}),
    ]
}

/// Every effect of format 2 but the end of the mission, which an option brings.
fn effects() -> Vec<Value> {
    vec![
        json!({"reveal": "hidden-track"}),
        json!({"reveal": "dig"}),
        json!({"cancel_follow_up": "echo"}),
        json!({"bring_event": "brought"}),
        json!({"close_event": "dust"}),
        json!({"sols": {"by": 1}}),
        json!({"change_goal": {"objective": "growth", "to": 1}}),
        json!({"remember": {"as": "scout", "who": "chosen"}}),
        json!({"remember": {"as": "second", "who": "drawn"}}),
        json!({"wound": {"who": {"remembered": "scout"}, "count": 1}}),
        json!({"fail_objective": "probe"}),
        json!({"lay_token": {"token": "cairn", "at": {"region": {"ring": 1, "direction": "n"}}}}),
        json!({"take_token": "cairn"}),
        json!({"discard_token": "cairn"}),
        json!({"mark": {"mark": "gravel", "on": {"region": {"ring": 1, "direction": "n"}}, "count": 2}}),
        json!({"unmark": {"mark": "gravel", "on": "sheet", "count": 1}}),
        json!({"move_walker": {"walker": "convoy", "by": 1}}),
        json!({"region_token": {"token": "adventure", "in": "chosen"}}),
        json!({"region_sample": {"in": {"drawn": {"ring": 1}}, "count": 1}}),
        json!({"track": {"track": "hidden-track", "by": 2}}),
    ]
}

/// Events by twos: an effect behind a condition, the next one behind a chance or a choice.
fn events() -> Vec<Value> {
    let (conditions, effects) = (conditions(), effects());
    let conditional = conditions
        .iter()
        .zip(effects.iter().cycle())
        .enumerate()
        .map(|(number, (when, effect))| {
            json!({"id": format!("if-{number}"), "effects": [
                {"if": {"when": when, "then": [effect], "else": [{"stress": {"by": 1}}]}},
                effects[(number + 7) % effects.len()],
            ]})
        });
    let drawn = effects.iter().enumerate().map(|(number, effect)| {
        let ways = json!([{"id": "calm", "effects": []}, {"id": "stir", "weight": 2, "effects": [effect]}]);
        let options = json!([
            {"id": "take", "pays": [{"mark": {"mark": "gravel", "count": 1}}], "effects": [effect]},
            {"id": "wait", "when": conditions[number], "effects": [{"morale": {"by": 1}}]},
            {"id": "leave", "effects": [{"stress": {"by": 1}}]},
            {"id": "home", "when": {"counter": {"counter": "turns", "at_least": 5}}, "effects": [{"end_mission": "end-lost"}]},
        ]);
        json!({"id": format!("drawn-{number}"), "effects": [{"random": {"ways": ways}}, {"choose": {"options": options}}],
            "brings": {"action": {"when": {"not": {"standing": "storm"}}, "cost": {"pawns": 1}, "reward": [effect],
                "later": {"odds": 50, "effects": [{"count": {"counter": "turns", "by": 1}}]}}}})
    });
    let brought = json!({"id": "brought", "weight": 0, "effects": [{"morale": {"by": 1}}]});
    let dust = json!({"id": "dust", "tags": ["dust"], "effects": [{"schedule": {"follow_up": "echo", "after": {"min": 1, "max": 2}}}],
        "brings": {"action": {"cost": {"pawns": 1}, "reward": [], "later": {"odds": 50, "effects": []}}}});
    conditional.chain(drawn).chain([brought, dust]).collect()
}

fn everything() -> Arc<Mission> {
    let fields = json!({
        "start": [{"random": {"told": false, "ways": [{"id": "near", "effects": [{"set_flag": "near"}]}, {"id": "far", "effects": []}]}},
            {"mark": {"mark": "gravel", "on": "sheet", "count": 3}}],
        "set_up": [{"id": "wear", "lay": {"broken": {"block": "working", "count": {"2": 2, "3": 2, "4": 2}}}}, {"id": "stiff", "effects": [{"stress": {"by": 1}}]}],
        "tracks": [
            {"id": "signal", "start": 5, "min": 0, "max": 6, "ends": [{"at": 0, "once": true, "effects": [{"sols": {"by": -1}}]}]},
            {"id": "hidden-track", "start": 0, "min": 0, "max": 8, "hidden": true, "ends": [{"at": 8, "effects": [{"morale": {"by": -1}}]}]},
        ],
        "actions": [
            {"id": "tune", "type": "build", "cost": {}, "effects": [{"track": {"track": "signal", "by": -1}}, {"count": {"counter": "turns", "by": 1}}]},
            {"id": "dig", "type": "gather", "hidden": true, "cost": {"pays": [{"mark": {"mark": "gravel", "count": 1}}]},
                "effects": [{"region_sample": {"in": {"drawn": {"ring": 1}}, "count": 1}}]},
            {"id": "clear", "type": "build", "at": {"walker": "convoy"}, "cost": {}, "effects": [{"move_walker": {"walker": "convoy", "by": 1}}]},
        ],
        "marks": [{"id": "gravel", "most": 6}],
        "walkers": [{"id": "convoy", "path": [{"ring": 2, "direction": "w"}, {"ring": 1, "direction": "w"}], "moves": "events",
            "arrives": [{"morale": {"by": 1}}]}],
        "tokens": [{"id": "cairn", "colour": "black", "number": "I", "grants": [{"morale": {"by": 1}}]}],
        "objectives": [
            {"id": "panel", "kind": "mandatory", "either": "way", "takes": {"build": {"facility": "solar_panel"}}},
            {"id": "growth", "kind": "mandatory", "either": "way", "goal": 3, "takes": {"act": {"action": "tune"}}},
            {"id": "hub", "kind": "threshold", "takes": {"threshold": {}}},
            {"id": "probe", "kind": "optional", "deadline": 4, "takes": {"explore": {"regions": []}}, "reward": [{"morale": {"by": 1}}]},
            {"id": "beacon", "kind": "optional", "after": ["probe"], "takes": {"reach": {"track": "signal", "number": 0}}},
        ],
        "loses": [{"id": "too-many", "when": {"track": {"track": "hidden-track", "at_least": 4}}, "ending": "end-lost"}],
        "standing": [
            {"id": "storm", "while": {"sol": {"from": 2, "to": 3}}, "each_sol": [{"supply": {"resource": "energy", "by": -1}}], "changes": [
                {"price": {"on": "outside", "pawns": 1, "pays": [{"supply": {"resource": "oxygen", "count": 1}}]}}, {"dice": {"on": "build"}},
                {"production": {"resource": "energy", "by": -1}}, {"growth": "stopped"}, {"tag_off": "dust"}]},
            {"id": "late", "while": {"any": [{"sols_left": {"at_most": 1}}, {"hurt": {"at_least": 2}}]}, "changes": [
                {"no": "rest"}, {"stress": {"by": 1}}, {"food": {"by": 1}}, {"malfunction_die": {"block": "systems", "rolled": true}},
                {"region_closed": {"regions": [{"ring": 1, "direction": "n"}]}}]},
        ],
        "events": events(),
    });
    Arc::new(mission(fields, &[]))
}

#[test]
fn random_and_careful_players_come_through_every_effect_and_condition() {
    let mission = everything();
    let text = serde_json::to_string(&mission.sheet).expect("JSON")
        + &serde_json::to_string(&mission.elements.events).expect("JSON");
    for it in conditions().iter().chain(&effects()) {
        let (name, _) = it
            .as_object()
            .and_then(|it| it.iter().next())
            .expect("a name");
        assert!(text.contains(&format!("\"{name}\":")), "{name}");
    }
    let mut seen = BTreeSet::new();
    let games = crate::support::games(5);
    let mut first = 0;
    for (style, full) in [
        (Style::Random, false),
        (Style::Random, true),
        (Style::Careful, false),
        (Style::Careful, true),
    ] {
        for players in [1, 3] {
            first += 1000;
            for seed in first..first + games {
                let run = run_mission(&mission, style, full, players, seed);
                seen.extend(run.facts().map(|fact| {
                    let text = serde_json::to_value(fact).expect("JSON");
                    text.as_object()
                        .and_then(|it| it.keys().next().cloned())
                        .unwrap_or_default()
                }));
            }
        }
    }
    let expected = [
        "way_drawn",
        "revealed",
        "schedule_cancelled",
        "event_next",
        "sols_changed",
        "goal_changed",
        "remembered",
        "objective_failed",
        "objective_closed",
        "token_moved",
        "marked",
        "walker_moved",
        "standing_began",
        "standing_ended",
        "mission_lost",
        "track_end_reached",
        "set_up_laid",
        "chosen",
        "answered",
        "event_left",
        "ended",
    ];
    let missing: Vec<_> = expected
        .into_iter()
        .filter(|name| !seen.contains(*name))
        .collect();
    assert!(
        missing.is_empty(),
        "never happened: {missing:?}; seen {seen:?}"
    );
}
