//! Astronauts whom a mission remembers: chosen, drawn, by what they did or by profession.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use solkeeper::content::shipped;
use solkeeper::first_martians::board::{Pick, Question};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::fact::Fact;
use solkeeper::first_martians::mission::Mission;
use solkeeper::first_martians::players::Style;
use solkeeper::first_martians::simulation::{self, SimulationSetting};
use solkeeper::first_martians::state::Task;
use solkeeper::language::{Language, Localizer, page};

use super::{begun, mission};
use crate::support::Played;

/// The trial mission with these fields, which remembers these people.
fn with_people(fields: Value, people: &[&str]) -> Mission {
    Mission {
        people: people.iter().map(|person| (*person).to_owned()).collect(),
        ..mission(fields, &[])
    }
}

/// *Quarantine*: a carrier drawn unseen, and the first who falls ill.
fn quarantine() -> Mission {
    let carrier = |by: i8| json!([{"remember": {"as": "carrier", "who": "drawn"}}, {"count": {"counter": "fever", "by": by}}]);
    let fields = json!({
        "start": [{"random": {"told": false, "ways": [{"id": "slow", "effects": carrier(1)}, {"id": "fast", "effects": carrier(1)}]}}],
        "events": [{"id": "a-dry-throat", "effects": [
            {"remember": {"as": "first-down", "who": "chosen"}},
            {"condition": {"who": {"remembered": "first-down"}, "condition": "poisoning"}},
            {"if": {"when": {"same_person": ["first-down", "carrier"]}, "then": [{"set_flag": "found"}]}},
        ]}],
    });
    with_people(fields, &["carrier", "first-down"])
}

fn on_to_a_pick(played: &mut Played) -> (Question, Vec<Pick>) {
    for _ in 0..50 {
        if let Some(Task::Pick { question, from, .. }) = played.game().state().queue.front() {
            return (question.clone(), from.clone());
        }
        played.go();
    }
    panic!("nobody is asked")
}

#[test]
fn p1_carrier_nobody_sees_who_was_drawn() {
    let (mut drawn, mut shown) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..12 {
        let mut played = begun(quarantine(), seed, false);
        let facts = played.until("raise_track");
        drawn.insert(played.game().state().people["carrier"]);
        shown.insert(serde_json::to_string(&facts).expect("JSON"));
    }
    assert_eq!((drawn.len(), shown.len()), (2, 1), "{shown:?}");
}

#[test]
fn p3_first_cough_the_crew_says_who_and_the_effect_strikes_that_one() {
    for full in [false, true] {
        for seat in [0, 1] {
            let mut played = begun(quarantine(), 7, full);
            let (question, from) = on_to_a_pick(&mut played);
            assert!(
                matches!(&question, Question::WhichPerson { person, of, most_wounded: false }
                if person == "first-down" && of == "a-dry-throat")
            );
            assert_eq!(from, [Pick::Seat(0), Pick::Seat(1)]);
            let facts = played.play(Command::Pick {
                pick: Pick::Seat(seat),
            });
            assert!(
                !facts
                    .iter()
                    .any(|fact| matches!(fact, Fact::Remembered { .. })),
                "what is remembered is not told"
            );
            played.until("morale");
            let state = played.game().state();
            assert_eq!(state.people["first-down"], seat, "Full board: {full}");
            assert_eq!(
                state.flags.contains("found"),
                state.people["carrier"] == seat,
                "Full board: {full}"
            );
            if let Some(board) = state.board_state() {
                let ill: Vec<bool> = board
                    .crew
                    .iter()
                    .map(|it| !it.conditions.is_empty())
                    .collect();
                assert_eq!(ill, [seat == 0, seat == 1]);
            }
        }
    }
}

#[test]
fn p3_handshake_story_asks_who_did_it_where_it_matters() {
    let action = |reward: Value| {
        json!({"events": [{"id": "their-airlock", "brings": {"action": {"cost": {"pawns": 1}, "reward": reward}}},
            {"id": "calm", "sols": {"from": 2}}]})
    };
    let finish = Command::FinishEvent {
        event: "their-airlock".to_owned(),
    };
    let reward = json!([{"remember": {"as": "envoy", "who": "performer"}}, {"morale_tokens": {"who": {"remembered": "envoy"}, "by": 1}}]);
    let mut played = begun(with_people(action(reward), &["envoy"]), 7, false);
    played.until("plan");
    played.go();
    played.play(finish.clone());
    let (question, _) = on_to_a_pick(&mut played);
    assert!(matches!(question, Question::WhoPerformed { .. }));
    played.play(Command::Pick {
        pick: Pick::Seat(1),
    });
    played.go();
    assert_eq!(played.game().state().people["envoy"], 1);
    // Where nobody needs to know, nobody is asked.
    let mut played = begun(
        mission(action(json!([{"morale": {"by": 1}}])), &[]),
        7,
        false,
    );
    played.until("plan");
    played.go();
    played.play(finish);
    assert!(matches!(
        played.game().state().queue.front(),
        Some(Task::Read { .. })
    ));
}

#[test]
fn p3_scientist_a_profession_that_is_not_in_the_crew_is_nobody() {
    let fields = |profession: &str| {
        json!({
            "start": [{"remember": {"as": "at-the-microscope", "who": {"profession": profession}}}],
            "events": [{"id": "look", "effects": [{"if": {"when": {"remembered": "at-the-microscope"}, "then": [{"set_flag": "there"}]}},
                {"wound": {"who": {"remembered": "at-the-microscope"}, "count": 1}}]}],
        })
    };
    for full in [false, true] {
        for (profession, wounds) in [("scientist", [0, 1]), ("geologist", [0, 0])] {
            let mut played = begun(
                with_people(fields(profession), &["at-the-microscope"]),
                7,
                full,
            );
            played.until("morale");
            let state = played.game().state();
            assert_eq!(
                state.flags.contains("there"),
                wounds[1] == 1,
                "{profession}"
            );
            if let Some(board) = state.board_state() {
                let taken: Vec<u8> = board.crew.iter().map(|it| it.wounds).collect();
                assert_eq!(taken, wounds, "{profession}");
            }
        }
    }
}

#[test]
fn full_board_counts_the_wounds_and_asks_only_where_several_have_most() {
    let fields = json!({"events": [{"id": "night", "effects": [{"remember": {"as": "worst", "who": "most_wounded"}}]}]});
    for (wounds, asked) in [(1, false), (0, true)] {
        let mut played = begun(with_people(fields.clone(), &["worst"]), 7, true);
        played.until("raise_track");
        let spot = "wounds.1".to_owned().try_into().expect("a spot");
        played.play(Command::CorrectBoard { spot, to: wounds });
        if asked {
            let (question, _) = on_to_a_pick(&mut played);
            assert!(matches!(
                question,
                Question::WhichPerson {
                    most_wounded: true,
                    ..
                }
            ));
        } else {
            played.until("morale");
            assert_eq!(played.game().state().people["worst"], 1);
        }
    }
}

/// What the page reads aloud.
fn text(played: &Played, language: Language, story: &str) -> String {
    let mut prose = shipped::box_nouns();
    let words = format!(
        "a-dry-throat = {story}\n    .title = A Dry Throat\n    .who-first-down = Who coughs?\n"
    );
    prose
        .values_mut()
        .for_each(|files| files.push(("trial.ftl".to_owned(), words.clone())));
    let localizer = Localizer::with_prose(language, &prose);
    let shown = page::page(&localizer, played.game());
    shown
        .question
        .or(shown.card.map(|card| card.text))
        .expect("a text")
}

#[test]
fn texts_name_a_remembered_astronaut_in_the_form_of_the_sentence() {
    let fields = json!({"events": [{"id": "a-dry-throat", "effects": [
        {"remember": {"as": "first-down", "who": "chosen"}}, {"stress": {"by": 1}}]}]});
    let story = "{ $first-down-cap } | { $first-down } | { $first-down-of } | { $first-down-to }";
    let told = |name: Option<&str>, seat: u8| {
        let mut played = Played::with(with_people(fields.clone(), &["first-down"]), 2, 7);
        if let Some(name) = name {
            played.play(Command::SetName {
                seat,
                name: name.to_owned(),
            });
        }
        (0..3).for_each(|_| drop(played.go()));
        on_to_a_pick(&mut played);
        assert_eq!(text(&played, Language::English, story), "Who coughs?");
        played.play(Command::Pick {
            pick: Pick::Seat(seat),
        });
        [Language::English, Language::Italian].map(|language| text(&played, language, story))
    };
    assert_eq!(
        told(Some("Anna"), 1),
        [
            "Anna | Anna | Anna’s | to Anna",
            "Anna | Anna | di Anna | ad Anna"
        ]
    );
    assert_eq!(
        told(Some("Luca"), 0),
        [
            "Luca | Luca | Luca’s | to Luca",
            "Luca | Luca | di Luca | a Luca"
        ]
    );
    assert_eq!(
        told(None, 1),
        [
            "The Scientist | the Scientist | the Scientist’s | to the Scientist",
            "Lo Scienziato | lo Scienziato | dello Scienziato | allo Scienziato"
        ]
    );
    // Nobody yet: the story is read before the crew is asked.
    let mut played = begun(with_people(fields.clone(), &["first-down"]), 7, false);
    played.until("raise_track");
    while !matches!(played.game().state().queue.front(), Some(Task::Read { card, .. }) if card.id == "a-dry-throat")
    {
        played.go();
    }
    assert_eq!(
        text(&played, Language::English, "It is { $first-down }."),
        "It is one of the crew."
    );
    assert_eq!(
        text(&played, Language::Italian, "È { $first-down }."),
        "È uno dell’equipaggio."
    );
}

#[test]
fn players_of_both_styles_come_to_the_end() {
    let fields = json!({
        "start": [{"remember": {"as": "carrier", "who": "drawn"}}],
        "events": [
            {"id": "cough", "effects": [{"remember": {"as": "first-down", "who": "most_wounded"}},
                {"wound": {"who": {"remembered": "first-down"}, "count": 1}},
                {"if": {"when": {"same_person": ["first-down", "carrier"]}, "then": [{"stress": {"by": 1}}]}}],
             "brings": {"action": {"cost": {"pawns": 1}, "reward": [{"remember": {"as": "first-down", "who": "performer"}}]}}},
            {"id": "calm"}, {"id": "still"}, {"id": "night", "effects": [{"adventure": {"type": "build", "who": {"remembered": "first-down"}}}]},
        ],
    });
    let mission = std::sync::Arc::new(with_people(fields, &["carrier", "first-down"]));
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
