//! Format 2 in play: chance told and untold, texts of branches, wordings; in Story and Full board.

mod cards;
mod choices;
mod everything;
mod goals;
mod hidden;
mod lay;
mod marks;
mod people;
mod places;
mod regions;
mod set_up;
mod standing;
mod table;
mod time;
mod tokens;
mod walkers;

use std::collections::BTreeSet;

use serde_json::{Value, json};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::fact::Fact;
use solkeeper::first_martians::mission::{Mission, MissionFile};
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::simulation::{self, SimulationSetting};
use solkeeper::first_martians::state::{Card, ComponentSource, Face, State};

use crate::support::{Played, deck, linked, mission_file};

/// The trial mission with these fields of `mission.json`, and these optional texts.
fn mission(fields: Value, texts: &[(&str, &str)]) -> Mission {
    let mut file = serde_json::to_value(mission_file()).expect("JSON");
    file["format"] = json!(2);
    for (name, value) in fields.as_object().expect("fields") {
        file[name] = value.clone();
    }
    let file: MissionFile = serde_json::from_value(file).expect("a mission");
    let mut mission = linked(file, deck());
    mission.optional_texts = texts
        .iter()
        .map(|(id, text)| ((*id).to_owned(), (*text).to_owned()))
        .collect();
    mission
}

/// A game at its first step, in Story or Full board.
fn begun(mission: Mission, seed: u64, full: bool) -> Played {
    let mut played = Played::with(mission, 2, seed);
    if full {
        played.play(Command::KeepBoard { full: true });
    }
    for _ in 0..3 {
        played.go();
    }
    played
}

fn id() -> String {
    mission_file().id
}

fn read(facts: &[Fact]) -> Vec<Card> {
    facts
        .iter()
        .filter_map(|fact| {
            if let Fact::Read { card } = fact {
                Some(card.clone())
            } else {
                None
            }
        })
        .collect()
}

#[test]
fn a_told_way_is_read_and_then_does_what_it_does() {
    let random = json!({"random": {"ways": [
        {"id": "calm", "effects": []},
        {"id": "storm", "effects": [{"morale": {"by": 1}}]},
    ]}});
    for full in [false, true] {
        let mut seen = BTreeSet::new();
        for seed in 0..12 {
            let mut played = begun(mission(json!({"start": [random]}), &[]), seed, full);
            let before = played.game().state().morale;
            let facts = played.until("raise_track");
            let way = facts.iter().find_map(|fact| match fact {
                Fact::WayDrawn {
                    way, untold: false, ..
                } => Some(way.clone()),
                _ => None,
            });
            let way = way.expect("a way was drawn");
            assert!(
                read(&facts)
                    .iter()
                    .any(|card| card.face == Face::Way(way.clone())),
                "it is read"
            );
            assert_eq!(
                played.game().state().morale - before,
                i8::from(way == "storm"),
                "{way}"
            );
            seen.insert(way);
        }
        assert_eq!(seen.len(), 2, "both ways come");
    }
}

#[test]
fn an_untold_way_looks_the_same_whichever_was_drawn() {
    let random = json!({"random": {"told": false, "ways": [
        {"id": "near", "effects": [{"set_flag": "near"}]},
        {"id": "far", "effects": [], "later": {"after": {"min": 2, "max": 3}, "effects": [{"set_flag": "heard"}]}},
        {"id": "gone", "effects": [{"count": {"counter": "lost", "by": 1}}]},
    ]}});
    for full in [false, true] {
        let (mut flags, mut shown) = (BTreeSet::new(), BTreeSet::new());
        for seed in 0..16 {
            let mut played = begun(mission(json!({"start": [random]}), &[]), seed, full);
            let facts = played.until("raise_track");
            flags.insert((
                played.game().state().flags.clone(),
                played.game().state().counters.clone(),
            ));
            // What the board chose by chance when it was laid came before.
            shown.insert(serde_json::to_string(&facts).expect("JSON"));
        }
        assert_eq!(flags.len(), 3, "all ways come");
        assert_eq!(shown.len(), 1, "and nobody sees which: {shown:?}");
    }
}

#[test]
fn weights_are_kept() {
    let random = json!({"random": {"told": false, "ways": [
        {"id": "often", "weight": 9, "effects": [{"set_flag": "often"}]},
        {"id": "rare", "effects": []},
        {"id": "never", "weight": 0, "effects": [{"set_flag": "never"}]},
    ]}});
    let count = |flag: &str| {
        let of = |seed| {
            let mut played = begun(mission(json!({"start": [random]}), &[]), seed, false);
            played.until("raise_track");
            played.game().state().flags.contains(flag)
        };
        (0..60).filter(|seed| of(*seed)).count()
    };
    assert!((45..60).contains(&count("often")), "{}", count("often"));
    assert_eq!(count("never"), 0);
}

#[test]
fn a_branch_is_told_by_its_own_text_if_it_has_one() {
    let branch = |flag: &str| {
        json!({"production": [{"if": {"text": "dim", "when": {"flag": flag}, "then": [{"morale": {"by": 1}}], "else": [{"stress": {"by": 1}}]}}],
            "start": [{"set_flag": "near"}]})
    };
    let id = id();
    for full in [false, true] {
        for (flag, texts, told) in [
            (
                "near",
                &["then-dim", "else-dim"][..],
                Some(Face::Then("dim".to_owned())),
            ),
            (
                "far",
                &["then-dim", "else-dim"],
                Some(Face::Else("dim".to_owned())),
            ),
            ("near", &["else-dim"], None),
        ] {
            let texts: Vec<_> = texts.iter().map(|text| (id.as_str(), *text)).collect();
            let mut played = begun(mission(branch(flag), &texts), 7, full);
            let facts = played.until("plan");
            let faces: Vec<_> = read(&facts).into_iter().map(|card| card.face).collect();
            let branches = |face: &&Face| matches!(face, Face::Then(_) | Face::Else(_));
            assert_eq!(faces.iter().find(branches), told.as_ref(), "{flag}");
        }
    }
}

#[test]
fn wordings_follow_one_another_and_begin_again() {
    let fields = json!({"production": [{"if": {"text": "dim", "when": {"sol": {"from": 1}}, "then": [{"morale": {"by": 1}}]}}]});
    let id = id();
    let texts = ["then-dim", "then-dim-variant-2"].map(|text| (id.as_str(), text));
    let mut played = begun(mission(fields, &texts), 7, false);
    let mut facts = played.until_sol(2);
    facts.extend(played.until_sol(3));
    facts.extend(played.until("plan"));
    let heard: Vec<_> = read(&facts)
        .iter()
        .filter(|card| matches!(card.face, Face::Then(_)))
        .map(Card::attribute)
        .collect();
    let expected = ["then-dim", "then-dim-variant-2", "then-dim"].map(|text| Some(text.to_owned()));
    assert_eq!(heard, expected);
}

#[test]
fn players_of_both_styles_come_to_the_end() {
    let fields = json!({
        "start": [{"random": {"told": false, "ways": [{"id": "near", "effects": [{"set_flag": "near"}]}, {"id": "far", "effects": []}]}}],
        "production": [
            {"random": {"ways": [{"id": "calm", "weight": 2, "effects": []}, {"id": "storm", "effects": [{"stress": {"by": 1}}]}]}},
            {"if": {"text": "dim", "when": {"flag": "near"}, "then": [{"supply": {"resource": "energy", "by": -1}}]}},
        ],
    });
    let id = id();
    let mission = std::sync::Arc::new(mission(fields, &[(id.as_str(), "then-dim")]));
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

/// Lets the careful player go on until then.
fn play_until(played: &mut Played, until: impl Fn(&State) -> bool) -> Vec<Fact> {
    let (mut facts, mut player) = (Vec::new(), Player::new(Style::Careful, 3));
    played.play(Command::SetDice {
        dice: ComponentSource::Digital,
    });
    for _ in 0..400 {
        if until(played.game().state()) {
            return facts;
        }
        let command = player.next(played.game()).expect("something to do");
        facts.extend(played.play(command));
    }
    panic!("it goes on; at {}", played.game().state().step_id());
}
