//! Walkers: they go by themselves and by effects, and where they arrive something happens once; in Story and Full board.

use std::sync::Arc;

use solkeeper::first_martians::board::{ActionKind, Obstacle};
use solkeeper::first_martians::fact::Cause;
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::simulation::{Occurrence, possible};
use solkeeper::play::{Game as _, HasSecrecy as _, Secrecy, offer};

use super::*;
use crate::board::bench::{Bench, region};

/// *The Long Haul*: it moves by itself; the road is cleared where it stands.
fn convoy() -> Value {
    json!({
        "walkers": [{
            "id": "convoy", "path": [{"ring": 3, "direction": "w"}, {"ring": 2, "direction": "w"}, {"ring": 1, "direction": "w"}],
            "moves": "clean_up", "arrives": [{"reveal_objective": "unload"}]
        }],
        "actions": [{
            "id": "clear-the-track", "type": "build", "at": {"walker": "convoy"}, "cost": {},
            "effects": [{"move_walker": {"walker": "convoy", "by": 1}}]
        }],
        "objectives": [
            {"id": "wait", "kind": "mandatory", "takes": {"words": {}}},
            {"id": "unload", "kind": "optional", "hidden": true, "takes": {"words": {}}}
        ]
    })
}

fn with(more: Value) -> Mission {
    let mut fields = convoy();
    for (name, value) in more.as_object().expect("fields") {
        fields[name] = value.clone();
    }
    mission(fields, &[("convoy", "moves"), ("convoy", "arrives")])
}

/// The walker of the sketch, with these fields changed.
fn walker(more: Value) -> Value {
    let mut walkers = convoy()["walkers"].clone();
    for (name, value) in more.as_object().expect("fields") {
        walkers[0][name] = value.clone();
    }
    walkers
}

fn steps(played: &Played) -> u8 {
    played.game().steps_of("convoy")
}

fn clear() -> Command {
    Command::FinishAction {
        action: "clear-the-track".into(),
    }
}

fn can(played: &Played, command: &Command) -> bool {
    offer::check(&played.game().offers(), command).is_ok()
}

/// What comes with an arrival counts among what could come, and a hidden walker among what is revealed.
#[test]
fn what_an_arrival_brings_could_come() {
    let arrives = json!([{"random": {"ways": [{"id": "whole", "effects": [{"stress": {"by": -1}}]}, {"id": "torn", "effects": [{"stress": {"by": 1}}]}]}}]);
    let mission = with(json!({"walkers": walker(json!({"hidden": true, "arrives": arrives}))}));
    let could = possible(&mission);
    for (came, id) in [
        (Occurrence::Way, "convoy/torn"),
        (Occurrence::Way, "convoy/whole"),
        (Occurrence::Revealed, "convoy"),
    ] {
        assert!(could.contains(&(came, id.to_owned())), "{came:?} {id}");
    }
}

#[test]
fn p5_convoy_goes_on_each_sol_and_what_it_brings_comes_once() {
    for full in [false, true] {
        let mut played = begun(with(json!({})), 7, full);
        let faces = |facts: &[Fact]| -> Vec<Face> {
            read(facts)
                .into_iter()
                .filter(|card| card.id == "convoy")
                .map(|card| card.face)
                .collect()
        };
        // A careful player decides what the Full board asks.
        let mut player = Player::new(Style::Careful, 3);
        let mut until_sol = |played: &mut Played, sol: u8| -> Vec<Fact> {
            if !full {
                return played.until_sol(sol);
            }
            let mut facts = Vec::new();
            while played.game().state().sol < sol && played.game().state().outcome.is_none() {
                let command = player.next(played.game()).expect("something to do");
                facts.extend(played.play(command));
            }
            facts
        };
        let facts = until_sol(&mut played, 2);
        let gone = |from, to| Fact::WalkerMoved {
            walker: "convoy".into(),
            from,
            to,
            cause: Cause::CleanUp,
            unseen: false,
        };
        assert!(facts.contains(&gone(0, 1)), "full board: {full}");
        assert_eq!(faces(&facts), [Face::Moves]);
        let facts = until_sol(&mut played, 3);
        assert!(facts.contains(&gone(1, 2)));
        assert_eq!(faces(&facts), [Face::Arrives]);
        assert!(facts.contains(&Fact::ObjectiveRevealed {
            objective: "unload".into()
        }));
    }
}

#[test]
fn p5_convoy_in_story_the_road_is_cleared_where_it_stands() {
    let mut played = begun(with(json!({})), 7, false);
    played.until("resolve");
    played.play(clear());
    played.go();
    assert_eq!(steps(&played), 1);
    played.play(clear());
    let facts: Vec<Fact> = (0..3).flat_map(|_| played.go()).collect();
    assert_eq!(steps(&played), 2);
    assert!(
        facts.contains(&Fact::ObjectiveRevealed {
            objective: "unload".into()
        }),
        "an effect brings it there too"
    );
}

#[test]
fn p5_convoy_in_full_board_the_crew_goes_to_where_it_is_now() {
    let mut bench = Bench::with(4, |mission| {
        mission.sheet.format = 2;
        mission.sheet.walkers =
            serde_json::from_value(convoy()["walkers"].clone()).expect("walkers");
        mission.sheet.actions =
            serde_json::from_value(convoy()["actions"].clone()).expect("actions");
    });
    let at = |name: &str| ActionKind::MissionAt {
        action: "clear-the-track".into(),
        region: region(name),
    };
    assert!(
        bench
            .refused(at("3-w"))
            .contains(&Obstacle::NotExplored(region("3-w")))
    );
    for name in ["1-w", "2-w", "3-w"] {
        bench.lay(name, &[]);
    }
    bench.set("supply.energy", 5);
    assert_eq!(
        bench
            .journey(&at("3-w"), None, &["1-w", "2-w"])
            .expect("it can be done")
            .sure,
        2
    );
    let to = Fact::WalkerMoved {
        walker: "convoy".into(),
        from: 0,
        to: 1,
        cause: Cause::CleanUp,
        unseen: false,
    };
    bench.game.apply(&to);
    assert!(
        bench
            .refused(at("3-w"))
            .contains(&Obstacle::NoSuchAction("clear-the-track".into()))
    );
    assert!(bench.journey(&at("2-w"), None, &["1-w"]).is_ok());
    let inside = ActionKind::Mission("clear-the-track".into());
    assert_eq!(
        bench.refused(inside),
        [Obstacle::NoSuchAction("clear-the-track".into())]
    );
}

#[test]
fn a_hidden_walker_goes_unseen_and_is_at_hand_once_it_is_revealed() {
    let events = json!({"walkers": walker(json!({"moves": "events", "hidden": true}))});
    for full in [false, true] {
        let mut played = begun(with(events.clone()), 7, full);
        let facts = played.until("plan");
        assert_eq!(steps(&played), 1, "it goes");
        let unseen = |fact: &Fact| match fact {
            Fact::WalkerMoved { .. } => fact.secrecy() == Secrecy::Hidden,
            _ => true,
        };
        assert!(facts.iter().all(unseen));
        assert!(
            read(&facts).iter().all(|card| card.id != "convoy"),
            "nothing is read"
        );
        assert!(!can(&played, &clear()));
    }
    let mut shown = events;
    shown["start"] = json!([{"reveal": "convoy"}]);
    let mut played = begun(with(shown), 7, false);
    let facts = played.until("resolve");
    assert!(facts.contains(&Fact::Revealed {
        id: "convoy".into()
    }));
    assert!(can(&played, &clear()));
}

#[test]
fn a_condition_asks_where_it_is_and_how_far_it_has_come() {
    let when = |name: &str, what: Value| {
        let mut at = what;
        at["walker"] = json!("convoy");
        json!({"if": {"when": {"walker": at}, "then": [{"count": {"counter": name, "by": 1}}]}})
    };
    let middle = json!([{"ring": 2, "direction": "w"}]);
    let production = json!([
        when("there", json!({"regions": middle})), when("one", json!({"at_least": 1, "at_most": 1})), when("two", json!({"at_least": 2})),
        {"move_walker": {"walker": "convoy", "by": -1}}, when("back", json!({"at_most": 0})), when("still", json!({"regions": middle})),
    ]);
    let fields =
        json!({"walkers": walker(json!({"moves": "production"})), "production": production});
    for full in [false, true] {
        let mut played = begun(with(fields.clone()), 7, full);
        played.until("plan");
        let named: Vec<&str> = played
            .game()
            .state()
            .counters
            .keys()
            .map(String::as_str)
            .collect();
        assert_eq!(named, ["back", "one", "there"], "full board: {full}");
    }
}

/// The careful crew goes to the walker at which its objective is done, and explores the way there.
#[test]
fn the_careful_crew_goes_to_the_walker_of_its_objective() {
    let mut mission = Mission::clone(crate::support::shipped().as_ref());
    mission.sheet.format = 2;
    let path = json!([{"id": "post", "path": [{"ring": 2, "direction": "n"}, {"ring": 1, "direction": "n"}]}]);
    mission.sheet.walkers = serde_json::from_value(path).expect("walkers");
    let action = mission
        .sheet
        .actions
        .iter_mut()
        .find(|it| it.id == "make-adjustments")
        .expect("the action");
    action.at = serde_json::from_value(json!({"walker": "post"})).expect("a place");
    let mission = Arc::new(mission);
    let setting = SimulationSetting {
        players: 4,
        style: Style::Careful,
        full: true,
    };
    let done = (1..=6).filter(|&seed| {
        let tally = simulation::play(&mission, setting, seed).expect("a game");
        tally
            .of(simulation::Occurrence::Action, "make-adjustments")
            .games
            > 0
    });
    assert!(done.count() > 3);
}

#[test]
fn random_legal_play_goes_to_the_end_in_both_modes() {
    for moves in ["events", "production", "clean_up"] {
        let mission = Arc::new(with(
            json!({"walkers": walker(json!({"moves": moves, "speed": 2}))}),
        ));
        for (style, full) in [
            (Style::Random, false),
            (Style::Random, true),
            (Style::Careful, false),
            (Style::Careful, true),
        ] {
            for seed in 0..3 {
                let setting = SimulationSetting {
                    players: 2,
                    style,
                    full,
                };
                assert!(
                    simulation::play(&mission, setting, seed).is_ok(),
                    "{moves}, {style:?}, Full board: {full}, seed {seed}"
                );
            }
        }
    }
}

#[test]
fn a_correction_sets_the_steps_of_a_walker_and_brings_nothing() {
    for full in [false, true] {
        let mut played = begun(with(json!({})), 7, full);
        let to = |to: u8| Command::CorrectWalker {
            walker: "convoy".into(),
            to,
        };
        assert!(!can(&played, &to(3)), "its path has two steps");
        let facts = played.play(to(2));
        let moved = Fact::WalkerMoved {
            walker: "convoy".into(),
            from: 0,
            to: 2,
            cause: Cause::Correction,
            unseen: false,
        };
        assert_eq!(facts, [moved]);
        assert!(
            !played.game().state().objectives["unload"].shown,
            "what it brings does not come"
        );
        played.play(to(1));
        assert_eq!(steps(&played), 1);
    }
    let hidden = begun(
        with(json!({"walkers": walker(json!({"hidden": true}))})),
        7,
        false,
    );
    assert!(
        !can(
            &hidden,
            &Command::CorrectWalker {
                walker: "convoy".into(),
                to: 1
            }
        ),
        "nobody knows of it"
    );
}
