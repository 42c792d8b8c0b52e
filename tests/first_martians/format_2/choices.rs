//! Options with a condition or a price, actions of events that are not always there, events that close or bring others.

use serde_json::{Value, json};
use solkeeper::first_martians::board::BoardCounter;
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::fact::{EventEndReason, Fact};
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::simulation::{self, SimulationSetting};
use solkeeper::first_martians::state::{Card, Face, Task};

use super::{begun, mission, read};
use crate::support::Played;

/// A game of these fields at its first choice or question.
fn at_a_choice(fields: Value, full: bool) -> Played {
    let mut played = begun(mission(fields, &[]), 7, full);
    while !matches!(
        played.game().state().queue.front(),
        Some(Task::Choose { .. } | Task::AskTable { .. })
    ) {
        played.go();
    }
    played
}

/// Goes on to a step, and decides whatever is asked on the way.
fn on_to(played: &mut Played, sol: u8, step: &str) -> Vec<Fact> {
    let mut player = Player::new(Style::Careful, 1);
    let mut facts = Vec::new();
    for _ in 0..200 {
        let state = played.game().state();
        if state.sol == sol && state.step_id() == step {
            return facts;
        }
        facts.extend(match state.queue.front() {
            Some(Task::Pick { from, .. }) => played.play(Command::Pick {
                pick: from[0].clone(),
            }),
            // What is planned does not matter here.
            None if state.board_state().is_some() => {
                let command = player.next(played.game()).expect("something to do");
                played.play(command)
            }
            _ => played.go(),
        });
    }
    panic!("no step {step}")
}

fn options(played: &Played) -> Vec<String> {
    let Some(Task::Choose { options, .. }) = played.game().state().queue.front() else {
        panic!("no choice")
    };
    options.iter().map(|way| way.id.clone()).collect()
}

fn set(played: &mut Played, spot: &str, to: u8) {
    played.play(Command::CorrectBoard {
        spot: spot_of(spot),
        to,
    });
}

fn spot_of(name: &str) -> BoardCounter {
    BoardCounter::try_from(name.to_owned()).expect("a spot")
}

fn number(played: &Played, name: &str) -> u8 {
    played
        .game()
        .state()
        .board_state()
        .and_then(|board| board.get(&spot_of(name)))
        .expect("a number")
}

/// The event `the-counter-offer` of *The Auction*.
fn counter_offer() -> Value {
    json!({"start": [{"set_flag": "promised"}], "events": [{"id": "the-counter-offer", "effects": [{"choose": {"options": [
        {"id": "ship-two", "pays": [{"item": {"item": "sample", "count": 2}}], "effects": [{"set_flag": "shipped"}]},
        {"id": "promise", "when": {"not": {"flag": "promised"}}, "effects": [{"set_flag": "again"}]},
        {"id": "let-it-go"},
    ]}}]}]})
}

#[test]
fn p7_counter_offer_an_option_whose_condition_does_not_hold_is_not_there() {
    for full in [false, true] {
        let played = at_a_choice(counter_offer(), full);
        assert_eq!(
            options(&played),
            ["ship-two", "let-it-go"],
            "Full board: {full}"
        );
        assert!(
            played
                .decide(&Command::Choose {
                    option: "promise".to_owned()
                })
                .is_err()
        );
    }
}

#[test]
fn p7_counter_offer_full_board_takes_a_price_that_can_be_paid() {
    let pay = Command::Choose {
        option: "ship-two".to_owned(),
    };
    let mut played = at_a_choice(counter_offer(), true);
    assert!(played.decide(&pay).is_err(), "there are no samples");
    set(&mut played, "cargo.available.sample", 1);
    set(&mut played, "cargo.pending.sample", 2);
    assert!(played.decide(&pay).is_err(), "what is Pending does not pay");
    set(&mut played, "cargo.available.sample", 3);
    played.play(pay);
    assert_eq!(
        (
            number(&played, "cargo.available.sample"),
            number(&played, "cargo.pending.sample")
        ),
        (1, 2)
    );
    // Story takes the crew's word.
    let mut played = at_a_choice(counter_offer(), false);
    played.play(Command::Choose {
        option: "ship-two".to_owned(),
    });
    played.until("morale");
    assert!(played.game().state().flags.contains("shipped"));
}

#[test]
fn prices_of_the_same_kind_add_up_and_morale_tokens_are_those_of_the_first_player() {
    let pays = json!([{"supply": {"resource": "energy", "count": 2}}, {"supply": {"resource": "energy", "count": 1}}, {"morale_tokens": {"count": 1}}]);
    let choice = json!({"choose": {"options": [{"id": "pay", "pays": pays}, {"id": "wait"}]}});
    let mut played = at_a_choice(
        json!({"events": [{"id": "offer", "effects": [choice]}]}),
        true,
    );
    let pay = Command::Choose {
        option: "pay".to_owned(),
    };
    let first = played.game().state().crew.first_player;
    set(&mut played, &format!("morale_tokens.{first}"), 1);
    set(&mut played, "supply.energy", 2);
    assert!(played.decide(&pay).is_err(), "two are not three");
    set(&mut played, "supply.energy", 3);
    played.play(pay);
    assert_eq!(
        (
            number(&played, "supply.energy"),
            number(&played, &format!("morale_tokens.{first}"))
        ),
        (0, 0)
    );
}

#[test]
fn story_asks_for_options_that_depend_on_the_table_each_once() {
    let hurt = json!({"hurt": {"at_least": 1}});
    let choice = json!({"choose": {"options": [
        {"id": "rest", "when": hurt}, {"id": "pray", "when": {"all": [hurt, {"stress": {"at_least": 9}}]}}, {"id": "wait"}]}});
    for (answers, expected) in [
        (&[true, false][..], vec!["rest", "wait"]),
        (&[false], vec!["wait"]),
        (&[true, true], vec!["rest", "pray", "wait"]),
    ] {
        let mut played = at_a_choice(
            json!({"events": [{"id": "night", "effects": [choice]}]}),
            false,
        );
        for yes in answers {
            assert!(matches!(
                played.game().state().queue.front(),
                Some(Task::AskTable { .. })
            ));
            played.play(Command::Answer { yes: *yes });
        }
        assert_eq!(options(&played), expected);
    }
}

/// The event of the first sol, then `second` in the next one.
fn two_events(first: Value, second: Value) -> Value {
    json!({"events": [first, second, {"id": "calm", "sols": {"from": 3}}], "follow_ups": [{"id": "the-locked-valve", "effects": [{"morale": {"by": -1}}]}]})
}

#[test]
fn p7_only_with_rover_an_action_that_is_not_there_has_no_consequences() {
    let light = |when: Value| {
        json!({"events": [{"id": "a-light-on-the-ridge", "brings": {"action": {"when": when, "cost": {"pawns": 2},
            "later": {"odds": 100, "effects": [{"stress": {"by": 2}}]}}}}, {"id": "calm", "sols": {"from": 2}}]})
    };
    for full in [false, true] {
        for (sols, there) in [(json!({"to": 1}), true), (json!({"from": 2}), false)] {
            let mut played = begun(mission(light(json!({"sol": sols})), &[]), 7, full);
            played.until("morale");
            assert_eq!(
                !played.game().state().open_events.is_empty(),
                there,
                "Full board: {full}"
            );
        }
    }
    let mut played = begun(
        mission(
            light(json!({"broken": {"facility": "garage_hall", "at_most": 0}})),
            &[],
        ),
        7,
        false,
    );
    while !matches!(
        played.game().state().queue.front(),
        Some(Task::AskTable { .. })
    ) {
        played.go();
    }
    played.play(Command::Answer { yes: false });
    assert_eq!(played.game().state().step_id(), "morale");
    assert!(played.game().state().open_events.is_empty());
}

#[test]
fn p7_one_table_an_agreement_closes_the_quarrel_and_calls_off_what_was_to_come() {
    let quarrel = json!({"id": "whose-water", "sols": {"to": 1},
        "effects": [{"schedule": {"follow_up": "the-locked-valve", "after": {"min": 2, "max": 2}}}],
        "brings": {"action": {"cost": {"pawns": 9}, "later": {"odds": 1, "effects": [{"morale": {"by": -1}}]}}}});
    let table = json!({"id": "one-table", "sols": {"from": 2, "to": 2}, "when": {"event_open": "whose-water"},
        "effects": [{"close_event": "whose-water"}, {"cancel_follow_up": "the-locked-valve"}]});
    for full in [false, true] {
        let mut played = begun(
            mission(two_events(quarrel.clone(), table.clone()), &[]),
            7,
            full,
        );
        on_to(&mut played, 2, "raise_track");
        assert_eq!(played.game().state().open_events.len(), 1);
        assert_eq!(played.game().state().scheduled.len(), 1);
        let facts = on_to(&mut played, 2, "morale");
        let closed = facts
            .iter()
            .any(|fact| matches!(fact, Fact::EventEnded { event, why: EventEndReason::Closed } if event == "whose-water"));
        assert!(closed, "it is told");
        assert!(
            read(&facts)
                .iter()
                .any(|card: &Card| card.id == "whose-water" && card.face == Face::Closed),
            "and read"
        );
        assert!(
            !serde_json::to_string(&facts)
                .expect("JSON")
                .contains("the-locked-valve"),
            "what is called off is not told"
        );
        assert!(
            played.game().state().open_events.is_empty()
                && played.game().state().scheduled.is_empty()
        );
    }
}

#[test]
fn an_event_that_is_brought_comes_next_whatever_its_weight_and_once() {
    let bring = |id: &str| json!({"bring_event": id});
    let events = json!([
        {"id": "opening", "sols": {"to": 1}, "effects": [bring("two-ledgers"), bring("two-ledgers"), bring("third-copy")]},
        {"id": "two-ledgers", "weight": 0, "effects": [bring("opening")]},
        {"id": "third-copy", "weight": 0, "sols": {"from": 9}},
        {"id": "calm", "sols": {"from": 2}}, {"id": "still", "sols": {"from": 2}},
    ]);
    let mut played = begun(
        mission(json!({"events": events, "sheet": sheet_of_five()}), &[]),
        7,
        false,
    );
    played.until_sol(4);
    played.until("morale");
    let drawn = &played.game().state().drawn_events;
    assert_eq!(drawn[..3], ["opening", "two-ledgers", "third-copy"]);
    assert!(["calm", "still"].contains(&drawn[3].as_str()), "{drawn:?}");
}

/// The sheet of the trial mission with five sols.
fn sheet_of_five() -> Value {
    let mut sheet = serde_json::to_value(crate::support::mission_file().sheet).expect("JSON");
    sheet["sols"] = json!({"1": 5, "2": 5, "3": 5, "4": 5});
    sheet
}

#[test]
fn players_of_both_styles_come_to_the_end() {
    let fields = json!({
        "events": [
            {"id": "offer", "effects": [{"choose": {"options": [
                {"id": "pay", "when": {"hurt": {"at_most": 1}}, "pays": [{"supply": {"resource": "energy", "count": 1}}], "effects": [{"bring_event": "later"}]},
                {"id": "wait", "effects": [{"schedule": {"follow_up": "echo", "after": {"min": 1, "max": 2}}}]}]}}],
             "brings": {"action": {"when": {"stress": {"at_most": 12}}, "cost": {"pawns": 1}, "later": {"odds": 50, "effects": [{"stress": {"by": 1}}]}}}},
            {"id": "peace", "effects": [{"close_event": "offer"}, {"cancel_follow_up": "echo"}]},
            {"id": "later", "weight": 0}, {"id": "calm"},
        ],
    });
    let mission = std::sync::Arc::new(mission(fields, &[]));
    for (style, full) in [
        (Style::Random, false),
        (Style::Random, true),
        (Style::Careful, false),
        (Style::Careful, true),
    ] {
        for seed in 1..=8 {
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
