//! Hidden actions and tracks and `reveal`; in Story and Full board.

use solkeeper::first_martians::board::ActionKind;
use solkeeper::first_martians::players::Player;
use solkeeper::first_martians::queries::quote::candidate_actions;
use solkeeper::first_martians::state::{CardKind, ComponentSource, Step};
use solkeeper::play::Game as _;

use super::*;

/// A mast whose charge nobody knows of, until the event of sol 2.
fn mask() -> Value {
    let uncover = json!([
        {"reveal": "charge-on-the-mast"}, {"track": {"track": "charge-on-the-mast", "by": 2}}, {"reveal": "ground-the-mast"}
    ]);
    json!({
        "tracks": [
            {"id": "signal", "start": 5, "min": 0, "max": 6},
            {"id": "charge-on-the-mast", "hidden": true, "start": 0, "min": 0, "max": 5,
             "ends": [{"at": 1, "effects": [{"set_flag": "charged"}]}]}
        ],
        "actions": [
            {"id": "ground-the-mast", "hidden": true, "type": "build", "cost": {}, "effects": [{"track": {"track": "charge-on-the-mast", "by": -2}}]},
            {"id": "tune", "type": "build", "cost": {}, "effects": []}
        ],
        "start": [{"random": {"told": false, "ways": [
            {"id": "dry", "weight": 9, "effects": [{"track": {"track": "charge-on-the-mast", "by": 1}}]}, {"id": "wet", "weight": 0, "effects": []}]}}],
        "production": [
            {"if": {"when": {"sol": {"from": 2}}, "then": uncover}}, {"track": {"track": "charge-on-the-mast", "by": 1}}
        ]
    })
}

/// Lets the careful player go on until the actions of that sol.
fn to_plan(played: &mut Played, sol: u8) -> Vec<Fact> {
    let (mut facts, mut player) = (Vec::new(), Player::new(Style::Careful, 3));
    played.play(Command::SetDice {
        dice: ComponentSource::Digital,
    });
    for _ in 0..300 {
        let state = played.game().state();
        if state.sol == sol && state.step == Step::Plan && state.queue.is_empty() {
            return facts;
        }
        let command = player.next(played.game()).expect("something to do");
        facts.extend(played.play(command));
    }
    panic!("it goes on");
}

fn tells_of(facts: &[Fact], id: &str) -> bool {
    facts
        .iter()
        .filter_map(Fact::public)
        .any(|fact| serde_json::to_string(&fact).expect("JSON").contains(id))
}

#[test]
fn p5_mask_nobody_knows_of_a_hidden_action_or_track_until_it_is_revealed() {
    for full in [false, true] {
        let mut played = begun(mission(mask(), &[]), 7, full);
        let facts = to_plan(&mut played, 1);
        let game = played.game();
        assert_eq!(
            game.state().mission_tracks["charge-on-the-mast"],
            2,
            "it moves unseen"
        );
        assert!(
            game.state().flags.contains("charged"),
            "and does what stands at its spaces"
        );
        for hidden in ["charge-on-the-mast", "ground-the-mast"] {
            assert!(!tells_of(&facts, hidden), "{hidden} shows: {facts:?}");
            let offers = serde_json::to_string(
                &game
                    .offers()
                    .iter()
                    .map(|it| &it.command)
                    .collect::<Vec<_>>(),
            )
            .expect("JSON");
            assert!(!offers.contains(hidden), "{hidden} is offered: {offers}");
        }
        assert!(!candidate_actions(game).contains(&ActionKind::Mission("ground-the-mast".into())));
        assert_eq!(
            game.known_actions()
                .map(|it| it.id.as_str())
                .collect::<Vec<_>>(),
            ["tune"]
        );

        let facts = to_plan(&mut played, 2);
        let game = played.game();
        for id in ["charge-on-the-mast", "ground-the-mast"] {
            assert_eq!(
                facts
                    .iter()
                    .filter(|fact| **fact == Fact::Revealed { id: id.into() })
                    .count(),
                1,
                "{id}"
            );
        }
        let told = read(&facts)
            .into_iter()
            .filter(|card| card.kind == CardKind::Action)
            .map(|card| card.id);
        assert_eq!(
            told.collect::<Vec<_>>(),
            ["ground-the-mast"],
            "the text of the action is read"
        );
        let moved = facts
            .iter()
            .filter(|fact| matches!(fact, Fact::MissionTrackMoved { track, unseen: false, .. } if track == "charge-on-the-mast"));
        assert_eq!(moved.count(), 2, "from now on its moves are told");
        let numbers: Vec<&str> = game.known_actions().map(|it| it.id.as_str()).collect();
        assert_eq!(
            numbers,
            ["tune", "ground-the-mast"],
            "the numbers of the others stay"
        );
        let done = Command::FinishAction {
            action: "ground-the-mast".into(),
        };
        if full {
            assert!(
                candidate_actions(game).contains(&ActionKind::Mission("ground-the-mast".into()))
            );
        } else {
            let before = game.state().mission_tracks["charge-on-the-mast"];
            played.play(done);
            played.go();
            assert_eq!(
                played.game().state().mission_tracks["charge-on-the-mast"],
                before - 2
            );
        }
    }
}

#[test]
fn a_hidden_track_tells_nothing_where_a_condition_looks_at_it() {
    // The board is asked first; what the hidden track says does not change whether it is.
    let when = json!({"all": [{"track": {"track": "charge-on-the-mast", "at_least": 4}}, {"stress": {"at_least": 1}}]});
    let asked = |start: i16| {
        let mut fields = mask();
        fields["tracks"][1]["start"] = json!(start);
        fields["production"] = json!([{"if": {"when": when, "then": [{"morale": {"by": 1}}]}}]);
        let mut played = begun(mission(fields, &[]), 7, false);
        played.until("ask");
        played.game().state().step_id()
    };
    assert_eq!(asked(0), asked(3));
}

#[test]
fn players_of_both_styles_come_to_the_end_of_what_is_revealed() {
    let mission = std::sync::Arc::new(mission(mask(), &[]));
    for (style, full) in [
        (Style::Random, false),
        (Style::Random, true),
        (Style::Careful, false),
        (Style::Careful, true),
    ] {
        for seed in 1..=6 {
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
