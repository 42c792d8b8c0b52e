//! Dice by the size of the crew, and cards with tags that a mission leaves out.

use solkeeper::first_martians::vocabulary::{AdventureType, Block};

use super::*;

/// The deck of the tests; the cards with these ids have the tag `water`.
fn mission_with(fields: Value, tagged: &[&str], more: Value) -> Mission {
    let mut deck = serde_json::to_value(deck()).expect("JSON");
    deck["format"] = json!(2);
    for (list, cards) in more.as_object().expect("cards") {
        let own = deck[list].as_array_mut().expect("a list");
        own.extend(cards.as_array().expect("cards").iter().cloned());
    }
    for list in ["adventures", "malfunctions"] {
        for card in deck[list].as_array_mut().expect("a list") {
            if tagged.contains(&card["id"].as_str().unwrap_or_default()) {
                card["tags"] = json!(["water"]);
            }
        }
    }
    let file = mission(fields, &[]).sheet;
    linked(file, serde_json::from_value(deck).expect("a deck"))
}

fn adventures(played: &mut Played, times: u8) -> BTreeSet<String> {
    played.until("resolve");
    let mut drawn = BTreeSet::new();
    for _ in 0..times {
        let facts = played.play(Command::DrawAdventure {
            adventure: AdventureType::Explore,
            seat: 0,
        });
        drawn.extend(facts.into_iter().filter_map(|fact| match fact {
            Fact::AdventureDrawn { adventure, .. } => Some(adventure),
            _ => None,
        }));
        played.until("resolve");
    }
    drawn
}

#[test]
fn p10_dusty_the_dice_are_those_of_the_crew() {
    let mut file = serde_json::to_value(mission_file()).expect("JSON");
    file["sheet"]["dice"] = json!({"systems": {"2": [1], "3": [2, 3], "4": [4]}, "working": [2]});
    let file: MissionFile = serde_json::from_value(file).expect("a mission");
    let rolled = |players: u8, block: Block| {
        let played = Played::with(linked(file.clone(), deck()), players, 7);
        let sheet = played.game().sheet();
        (1..=6)
            .filter(|sol| sheet.rolls(block, *sol))
            .collect::<Vec<u8>>()
    };
    let by_crew: Vec<_> = (1..=4)
        .map(|players| rolled(players, Block::Systems))
        .collect();
    assert_eq!(
        by_crew,
        [vec![1], vec![1], vec![2, 3], vec![4]],
        "one player has those of two"
    );
    assert!((1..=4).all(|players| rolled(players, Block::Working) == [2]));
}

#[test]
fn p11_no_guest_a_card_with_a_tag_that_is_left_out_is_not_drawn() {
    let more = json!({"adventures": [{"id": "spring", "type": "explore", "kind": {"normal": {"effects": [{"stress": {"by": 1}}]}}}]});
    for (without, expected) in [
        (json!([]), ["slope", "spring"].as_slice()),
        (json!(["water"]), &["slope"]),
    ] {
        let mut played = begun(
            mission_with(json!({"without": without}), &["spring"], more.clone()),
            7,
            false,
        );
        assert_eq!(
            adventures(&mut played, 6),
            expected.iter().map(|id| (*id).to_owned()).collect()
        );
    }
}

#[test]
fn p11_dry_malfunction_cards_are_taken_out_of_the_deck_and_of_a_search() {
    for (without, expected) in [(json!(["water"]), "l-two"), (json!([]), "l-one")] {
        let mission = mission_with(
            json!({"without": without, "events": []}),
            &["l-one"],
            json!({}),
        );
        let mut drawn = BTreeSet::new();
        for seed in 0..12 {
            let mut played = begun(mission.clone(), seed, false);
            played.until("resolve");
            let facts = played.play(Command::DrawCard {
                block: Block::Living,
                keyword: None,
            });
            drawn.extend(facts.into_iter().filter_map(|fact| {
                if let Fact::CardDrawn { card, .. } = fact {
                    Some(card)
                } else {
                    None
                }
            }));
        }
        assert!(drawn.contains(expected), "{drawn:?}");
        assert_eq!(drawn.contains("l-one"), without == json!([]), "{drawn:?}");
    }
}

#[test]
fn tags_that_leave_nothing_are_disregarded_for_that_draw() {
    let mission = mission_with(
        json!({"without": ["water"], "events": []}),
        &["slope", "l-one", "l-two"],
        json!({}),
    );
    let mut played = begun(mission, 7, false);
    assert_eq!(adventures(&mut played, 1), ["slope".to_owned()].into());
    let facts = played.play(Command::DrawCard {
        block: Block::Living,
        keyword: None,
    });
    assert!(
        facts
            .iter()
            .any(|fact| matches!(fact, Fact::CardDrawn { .. })),
        "{facts:?}"
    );
}

#[test]
fn an_event_that_is_left_out_does_not_come() {
    let mut file = serde_json::to_value(mission_file()).expect("JSON");
    file["events"][0]["tags"] = json!(["mail"]);
    for (without, comes) in [(json!([]), true), (json!(["mail"]), false)] {
        let fields = json!({"events": file["events"], "without": without});
        for full in [false, true] {
            let mut played = begun(mission(fields.clone(), &[]), 7, full);
            let facts = played.until("plan");
            let drawn = facts
                .iter()
                .any(|fact| matches!(fact, Fact::EventDrawn { event } if event == "dust"));
            assert_eq!(drawn, comes, "Full board: {full}");
        }
    }
}
