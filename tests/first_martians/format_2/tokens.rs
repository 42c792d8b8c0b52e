//! Objective tokens of the mission: the players report them in Story; in Full board those of regions are tested with the board.

use std::sync::Arc;

use solkeeper::first_martians::objective_token::TokenPlace;
use solkeeper::play::{Game as _, offer};

use super::*;

fn probes() -> Value {
    json!({
        "tokens": [
            {"id": "probe-one", "colour": "orange", "number": "1", "at": {"region": {"ring": 1, "direction": "s"}}, "goes_to": "sheet"},
            {"id": "probe-two", "colour": "orange", "number": "2", "at": {"facility": "lab"}, "goes_to": "sheet"},
            {"id": "seal", "colour": "black", "number": "B", "grants": [{"morale": {"by": 1}}]},
        ],
        "objectives": [
            {"id": "bring-back", "kind": "optional", "goal": 2, "takes": {"token_taken": {"tokens": ["probe-one", "probe-two"]}}},
            {"id": "later", "kind": "optional", "hidden": true, "takes": {"token_taken": {"tokens": []}}},
            {"id": "unload", "kind": "mandatory", "takes": {"words": {}}},
        ],
        "actions": [{"id": "close", "cost": {"pawns": 1, "pays": [{"token": {"colour": "black", "count": 1}}]}}],
    })
}

fn with(more: Value) -> Mission {
    let mut fields = probes();
    for (name, value) in more.as_object().expect("fields") {
        fields[name] = value.clone();
    }
    mission(fields, &[])
}

fn take(token: &str) -> Command {
    Command::TakeObjectiveToken {
        token: token.to_owned(),
    }
}

fn can(played: &Played, command: &Command) -> bool {
    offer::check(&played.game().offers(), command).is_ok()
}

fn place(played: &Played, token: &str) -> Option<TokenPlace> {
    played.game().state().tokens.get(token).copied()
}

#[test]
fn p4_probes_in_story_the_players_report_what_they_take() {
    let mut played = begun(with(json!({})), 7, false);
    played.until("resolve");
    assert!(
        can(&played, &take("probe-one"))
            && can(&played, &take("probe-two"))
            && !can(&played, &take("seal"))
    );
    assert!(
        !can(
            &played,
            &Command::AdvanceObjective {
                objective: "bring-back".into()
            }
        ),
        "it follows its tokens"
    );
    played.play(take("probe-one"));
    assert_eq!(played.game().state().objectives["bring-back"].done, 1);
    assert!(!can(&played, &take("probe-one")), "once");
    let facts = played.play(take("probe-two"));
    assert!(
        facts.contains(&Fact::ObjectiveMet {
            objective: "bring-back".into()
        }),
        "{facts:?}"
    );
}

#[test]
fn in_full_board_a_token_of_a_region_is_gathered_and_one_at_a_facility_reported() {
    let played = begun(with(json!({})), 7, true);
    assert!(matches!(
        place(&played, "probe-one"),
        Some(TokenPlace::Waits(_))
    ));
    assert!(matches!(
        place(&played, "probe-two"),
        Some(TokenPlace::Lies(_))
    ));
    assert_eq!(place(&played, "seal"), None);
}

#[test]
fn effects_lay_take_and_discard_tokens_and_a_condition_tells_of_them() {
    let is = |is: &str, by: i8| json!({"if": {"when": {"token": {"token": "seal", "is": is}}, "then": [{"count": {"counter": is, "by": by}}]}});
    let start = json!([
        is("lying", 1),
        {"lay_token": {"token": "seal", "at": {"facility": "lab"}}}, is("lying", 2), is("taken", 1),
        {"take_token": "seal"}, is("taken", 2), is("lying", 4), is("spent", 1),
        {"discard_token": "seal"}, is("spent", 2), {"take_token": "seal"}, is("taken", 4),
        {"reveal_objective": "later"},
    ]);
    for full in [false, true] {
        let mut played = begun(with(json!({"start": start})), 7, full);
        played.until("plan");
        let counters = &played.game().state().counters;
        let count = |is: &str| counters.get(is).copied().unwrap_or(0);
        assert_eq!(
            (count("lying"), count("taken"), count("spent")),
            (2, 2, 2),
            "full board: {full}"
        );
        assert_eq!(place(&played, "seal"), Some(TokenPlace::Spent));
        assert!(
            played.game().state().objectives["later"].met.is_some(),
            "a token that the crew had before counts"
        );
    }
}

#[test]
fn p4_lot_in_story_the_players_pay_and_what_the_token_grants_comes() {
    let mut played = begun(with(json!({"start": [{"take_token": "seal"}]})), 7, false);
    played.until("resolve");
    assert_eq!(place(&played, "seal"), Some(TokenPlace::Taken));
    let before = played.game().state().morale;
    played.play(Command::FinishAction {
        action: "close".into(),
    });
    played.go();
    assert_eq!(place(&played, "seal"), Some(TokenPlace::Spent));
    assert_eq!(played.game().state().morale, before + 1);
}

#[test]
fn random_legal_play_goes_through_tokens_in_both_modes() {
    let more = json!({"production": [{"lay_token": {"token": "seal", "at": {"region": {"ring": 1, "direction": "n"}}}}]});
    let mission = Arc::new(with(more));
    for (style, full) in [
        (Style::Random, false),
        (Style::Random, true),
        (Style::Careful, false),
        (Style::Careful, true),
    ] {
        for seed in 0..6 {
            let setting = SimulationSetting {
                players: 2,
                style,
                full,
            };
            assert!(
                simulation::play(&mission, setting, seed).is_ok(),
                "{style:?}, Full board: {full}, seed {seed}"
            );
        }
    }
}
