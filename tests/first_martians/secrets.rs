//! What is hidden stays hidden until its time: walked through the public facts of many games.

use std::collections::BTreeSet;

use solkeeper::first_martians::Game;
use solkeeper::first_martians::fact::Fact;
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::state::{Face, Start, State};
use solkeeper::play::{Game as _, GameHistory};

use crate::support::{NOW, shipped};

/// Ids and faces that the players may not know yet.
fn secrets(state: &State, game: &Game) -> Vec<String> {
    let mission = game.mission();
    let hidden = mission
        .sheet
        .objectives
        .iter()
        .filter(|it| !state.objectives[&it.id].shown)
        .map(|it| it.id.clone());
    let noted = state
        .scheduled
        .iter()
        .filter(|it| it.card.face == Face::Story)
        .map(|it| it.card.id.clone());
    let undrawn = mission
        .elements
        .events
        .keys()
        .filter(|id| !state.drawn_events.contains(id))
        .cloned();
    let seen: BTreeSet<&String> = state
        .drawn_adventures
        .iter()
        .chain(&state.drawn_cards)
        .collect();
    let adventures = mission
        .elements
        .adventures
        .keys()
        .filter(|id| !seen.contains(id))
        .cloned();
    let cards = mission
        .elements
        .malfunctions
        .keys()
        .filter(|id| !seen.contains(id))
        .cloned();
    hidden
        .chain(noted)
        .chain(undrawn)
        .chain(adventures)
        .chain(cards)
        .collect()
}

/// Whether an id stands in a text as a whole value.
fn names(text: &str, id: &str) -> bool {
    text.contains(&format!("\"{id}\""))
}

#[test]
fn facts_and_offers_name_nothing_before_its_time() {
    let mut noted = 0;
    for seed in 0..12 {
        let players = u8::try_from(seed % 4).expect("small") + 1;
        let start = Start {
            seed: seed + 987_654_321,
            players,
            read_before: BTreeSet::new(),
        };
        let mut table = GameHistory::new(Game::new(shipped().clone(), &start));
        let mut player = Player::new(Style::Careful, seed);
        let mut told: BTreeSet<String> = BTreeSet::new();
        while let Some(command) = player.next(table.game()) {
            let record = table.propose(&command, NOW).expect("offered");
            table.accept(record).expect("its own record");
            let game = table.game();
            let facts: Vec<Fact> = table
                .command_to_undo()
                .expect("played")
                .facts
                .iter()
                .filter_map(Fact::public)
                .collect();
            noted += facts
                .iter()
                .filter(|fact| matches!(fact, Fact::Scheduled { .. }))
                .count();
            let shown = serde_json::to_string(&(&facts, game.offers())).expect("JSON");
            for secret in secrets(game.state(), game) {
                // A reshuffled deck makes a card that was read unknown again.
                let read_before = told.contains(&secret);
                assert!(
                    read_before || !names(&shown, &secret),
                    "{secret} shows in {shown}"
                );
            }
            let seed_text = format!("{}", game.state().seed);
            assert!(!shown.contains(&seed_text), "the seed shows");
            told.extend(
                game.state()
                    .drawn_events
                    .iter()
                    .chain(&game.state().drawn_adventures)
                    .cloned(),
            );
            told.extend(game.state().drawn_cards.iter().cloned());
            for word in [
                "strikes",
                "chance_used",
                "queued",
                "flag_set",
                "counted",
                "schedule",
                "set_flag",
            ] {
                assert!(!names(&shown, word), "{word} shows in {shown}");
            }
        }
    }
    assert!(noted > 0, "something was noted for later in these games");
}

#[test]
fn a_veiled_fact_shows_neither_what_nor_when() {
    use solkeeper::first_martians::state::{Card, CardKind, Scheduled};
    let card = Card::new(CardKind::FollowUp, "echo", Face::Story);
    let scheduled = Scheduled {
        sol: 5,
        card,
        effects: vec![],
        by: None,
    };
    let came = Fact::Scheduled {
        scheduled: Some(scheduled),
    }
    .public();
    assert_eq!(
        came,
        Fact::Scheduled { scheduled: None }.public(),
        "and spared or not looks the same"
    );
}
