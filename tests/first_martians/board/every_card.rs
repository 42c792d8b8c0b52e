//! Every shipped card once in Full board, every answer of the crew tried: nothing breaks, nothing is lost, nothing hangs.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::{from_value, json};
use solkeeper::first_martians::Game;
use solkeeper::first_martians::board::{BoardCounter, BoardFact, RegionTile};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::effect::Effect;
use solkeeper::first_martians::fact::Fact;
use solkeeper::first_martians::mission::{AdventureKind, Brings, Event, Mission};
use solkeeper::first_martians::state::{MORALE_MAX, MORALE_MIN, Start, TRACK_TOP, Task};
use solkeeper::first_martians::vocabulary::{Condition, Direction, Region};
use solkeeper::play::{Game as _, Role};

use crate::support::shipped;

/// How many ways through one card are tried at most.
const WAYS_MAX: usize = 60;
/// How many commands one way may take before it counts as hanging.
const STEPS_MAX: usize = 60;

fn play(game: &mut Game, command: &Command) -> Vec<Fact> {
    let facts = game
        .decide(command)
        .unwrap_or_else(|why| panic!("{command:?}: {why:?}"))
        .facts;
    facts.iter().for_each(|fact| game.apply(fact));
    facts
}

/// A Full board game whose first event is this, before it is drawn; on a table as it is laid, or one that has seen worse.
fn at_event(mission: &Mission, battered: bool, players: u8) -> Game {
    let start = Start {
        seed: 11,
        players,
        read_before: Default::default(),
    };
    let mut game = Game::new(Arc::new(mission.clone()), &start);
    play(&mut game, &Command::KeepBoard { full: true });
    while game.state().step_id() != "raise_track" {
        play(&mut game, &Command::Continue {});
    }
    if battered {
        batter(&mut game);
    }
    game
}

fn batter(game: &mut Game) {
    for direction in [Direction::S, Direction::N] {
        let tile = RegionTile {
            samples: 1,
            ..RegionTile::default()
        };
        game.apply(&Fact::Board(BoardFact::Explored {
            region: Region { ring: 1, direction },
            tile,
        }));
    }
    let numbers = [
        ("tile.oxygenator-1.energy", 1),
        ("tile.lab.oxygen", 1),
        ("part.med_lab.cpu", 1),
        ("part.oxygenator-2.oxygen", 1),
        ("supply.food", 0),
        ("supply.energy", 1),
        ("productivity.solar_panel-1", 0),
        ("stress", 16),
        ("wounds.0", 3),
        ("wounds.1", 3),
        ("condition.0.migraine", 1),
        ("pool.migraine", 1),
        ("condition.0.poisoning", 1),
        ("pool.poisoning", 1),
        ("morale_tokens.1", 1),
        ("cargo.available.seed", 2),
        ("cargo.pending.sample", 1),
        ("greenhouses.farm", 5),
        ("plants.farm", 2),
        ("growth.farm.1", 1),
        ("growth.farm.6", 1),
    ];
    for (text, to) in numbers {
        let spot = BoardCounter::try_from(text.to_owned()).expect("a spot");
        play(game, &Command::CorrectBoard { spot, to });
    }
    for stack in [
        json!({"facility": {"place": "med_lab", "space": "now"}}),
        json!({"rover": "froggy"}),
        json!({"crew": 0}),
    ] {
        let command = Command::PutToken {
            stack: from_value(stack).expect("a pile"),
            token: from_value(json!("reroll")).expect("a token"),
        };
        play(game, &command);
    }
}

fn tokens(game: &Game) -> i64 {
    let board = game.state().board_state().expect("the app keeps the board");
    board
        .stacks()
        .iter()
        .map(|stack| board.stack(stack).len() as i64)
        .sum()
}

/// How many tokens of each condition there are, wherever they lie.
fn conditions(game: &Game) -> BTreeMap<Condition, usize> {
    let board = game.state().board_state().expect("the app keeps the board");
    let held = |condition| {
        board
            .crew
            .iter()
            .filter(|board| board.conditions.contains(&condition))
            .count()
    };
    let of = |&condition: &Condition| {
        (
            condition,
            usize::from(board.get(&BoardCounter::Pool(condition)).unwrap_or(0)) + held(condition),
        )
    };
    Condition::ALL.iter().map(of).collect()
}

fn sound(game: &Game, what: &str) {
    let state = game.state();
    let board = state.board_state().expect("the app keeps the board");
    for spot in board.spots() {
        assert!(
            board
                .get(&spot)
                .is_some_and(|now| now <= board.max_of(&spot)),
            "{what}: {spot} is {:?}",
            board.get(&spot)
        );
    }
    for farm in board.facilities.values().filter_map(|it| it.farm.as_ref()) {
        assert!(
            farm.growth.len() + usize::from(farm.plants) <= usize::from(farm.greenhouses),
            "{what}: {farm:?}"
        );
    }
    assert!((MORALE_MIN..=MORALE_MAX).contains(&state.morale), "{what}");
    assert!(
        state.tracks.values().all(|&track| track <= TRACK_TOP),
        "{what}"
    );
}

/// Plays what waits in every possible way; gives the number of ways.
fn drain(game: &Game, what: &str) -> usize {
    let (mut open, mut ways) = (vec![(game.clone(), 0)], 0);
    while let Some((game, steps)) = open.pop() {
        if game.state().queue.is_empty() {
            ways += 1;
            continue;
        }
        assert!(
            steps < STEPS_MAX,
            "{what} hangs at {:?}",
            game.state().queue.front()
        );
        let offers = game.offers();
        let flow: Vec<_> = offers
            .iter()
            .filter(|offer| offer.role == Role::Flow)
            .map(|offer| offer.command.clone())
            .collect();
        assert!(
            !flow.is_empty(),
            "{what}: nothing to do at {:?}",
            game.state().queue.front()
        );
        let answers = match game.state().queue.front() {
            Some(Task::Ask { .. }) => vec![
                Command::Answer { yes: true },
                Command::Answer { yes: false },
            ],
            _ => flow,
        };
        for command in answers {
            let mut next = game.clone();
            let facts = play(&mut next, &command);
            let put = facts.iter().map(|fact| match fact {
                Fact::Board(BoardFact::TokenPut { .. }) => 1,
                Fact::Board(BoardFact::TokenTaken { .. }) => -1,
                _ => 0,
            });
            assert_eq!(
                tokens(&next),
                tokens(&game) + put.sum::<i64>(),
                "{what}: a token is lost or doubled"
            );
            assert_eq!(
                conditions(&next),
                conditions(&game),
                "{what}: a Condition token is lost or doubled"
            );
            sound(&next, what);
            if open.len() + ways < WAYS_MAX {
                open.push((next, steps + 1));
            }
        }
    }
    ways
}

fn only_event(event: Event) -> Mission {
    let mut mission = Mission::clone(shipped());
    mission.elements.events = BTreeMap::from([(
        event.id.clone(),
        Event {
            sols: None,
            when: None,
            ..event
        },
    )]);
    mission
}

/// Plays the event of the mission from its drawing on; its action is done at once.
fn play_event(mission: &Mission, what: &str) {
    for (battered, players) in [(false, 2), (true, 2), (true, 4)] {
        let mut game = at_event(mission, battered, players);
        let drawn = |facts: &[Fact]| {
            facts
                .iter()
                .any(|fact| matches!(fact, Fact::EventDrawn { .. }))
        };
        let facts = play(&mut game, &Command::Continue {});
        assert!(drawn(&facts), "{what} was not drawn");
        assert!(drain(&game, what) > 0, "{what}: no way through");
    }
}

fn effects_of(id: &str, effects: Vec<Effect>) -> (String, Vec<Effect>) {
    (id.to_owned(), effects)
}

#[test]
fn every_event_runs_with_its_reward_and_its_consequences() {
    for event in shipped().elements.events.values() {
        play_event(&only_event(event.clone()), &event.id);
        let mut lists = Vec::new();
        if let Some(Brings::Action(action)) = &event.brings {
            lists.push(effects_of(&event.id, action.reward.clone()));
            lists.extend(
                action
                    .later
                    .as_ref()
                    .map(|later| effects_of(&event.id, later.effects.clone())),
            );
        }
        for (id, effects) in lists.into_iter().filter(|(_, effects)| !effects.is_empty()) {
            play_event(
                &only_event(Event {
                    effects,
                    brings: None,
                    ..event.clone()
                }),
                &id,
            );
        }
    }
}

#[test]
fn every_follow_up_and_reward_runs() {
    let mission = shipped();
    let template = mission
        .elements
        .events
        .values()
        .next()
        .expect("an event")
        .clone();
    let follow_ups = mission
        .elements
        .follow_ups
        .values()
        .map(|it| effects_of(&it.id, it.effects.clone()));
    let rewards = mission
        .sheet
        .objectives
        .iter()
        .map(|it| effects_of(&it.id, it.reward.clone()));
    let actions = mission
        .sheet
        .actions
        .iter()
        .map(|it| effects_of(&it.id, it.effects.clone()));
    for (id, effects) in follow_ups
        .chain(rewards)
        .chain(actions)
        .filter(|(_, effects)| !effects.is_empty())
    {
        play_event(
            &only_event(Event {
                effects,
                brings: None,
                ..template.clone()
            }),
            &id,
        );
    }
}

#[test]
fn every_adventure_runs_with_what_comes_of_it() {
    let template = shipped()
        .elements
        .events
        .values()
        .next()
        .expect("an event")
        .clone();
    for adventure in shipped().elements.adventures.values() {
        let call: Vec<Effect> =
            from_value(json!([{"adventure": {"type": adventure.adventure, "who": "chosen"}}]))
                .expect("an effect");
        let mut mission = only_event(Event {
            effects: call,
            brings: None,
            ..template.clone()
        });
        mission.elements.adventures = BTreeMap::from([(adventure.id.clone(), adventure.clone())]);
        play_event(&mission, &adventure.id);
        let later = match &adventure.kind {
            AdventureKind::Normal(it) => it
                .later
                .iter()
                .map(|later| later.effects.clone())
                .collect::<Vec<_>>(),
            AdventureKind::Delayed(later) => vec![later.effects.clone()],
            AdventureKind::Choice(it) => it
                .options
                .iter()
                .filter_map(|way| Some(way.later.as_ref()?.effects.clone()))
                .collect(),
        };
        for effects in later.into_iter().filter(|effects| !effects.is_empty()) {
            play_event(
                &only_event(Event {
                    effects,
                    brings: None,
                    ..template.clone()
                }),
                &adventure.id,
            );
        }
    }
}

#[test]
fn every_malfunction_card_runs() {
    let template = shipped()
        .elements
        .events
        .values()
        .next()
        .expect("an event")
        .clone();
    for card in shipped().elements.malfunctions.values() {
        let call: Vec<Effect> =
            from_value(json!([{"malfunction_card": {"block": card.block}}])).expect("an effect");
        let mut mission = only_event(Event {
            effects: call,
            brings: None,
            ..template.clone()
        });
        mission.elements.malfunctions = BTreeMap::from([(card.id.clone(), card.clone())]);
        play_event(&mission, &card.id);
    }
}
