//! Effects on the board that the app keeps: told before they are resolved, asked about, told afterwards.

use serde_json::json;

use super::{catalogue, changed, clean, localizers, page_texts};
use crate::{fact_text, page};
use base::play::Game as _;
use first_martians::Game;
use first_martians::board::{Board, BoardState};
use first_martians::command::Command;
use first_martians::fact::Fact;
use first_martians::state::{Step, Task};

/// A Full board game at these effects, the Lab's CPU broken.
fn facing(effects: serde_json::Value) -> (Game, content::Prose) {
    let (game, prose) = super::game(2);
    let board = BoardState::laid(&game);
    let task: Task = serde_json::from_value(
        json!({"effects": {"card": catalogue::event(), "effects": effects, "by": null}}),
    )
    .expect("a task");
    let mut game = changed(&game, |state| {
        state.sol = 1;
        state.step = Step::Plan;
        state.board = Some(Board {
            full: true,
            pieces: board,
            ..Board::default()
        });
        state.queue = [task].into();
    });
    let red = json!({"moved": {"spot": "part.lab.cpu", "from": 0, "to": 1, "cause": "correction"}});
    game.apply(&Fact::Board(serde_json::from_value(red).expect("a fact")));
    (game, prose)
}

#[test]
fn the_page_describes_what_the_app_will_move() {
    let (game, prose) = facing(json!([
        {"supply": {"resource": "oxygen", "by": -1}}, {"break_part": {"facility": "lab", "part": "cpu"}},
        {"break_part": {"facility": "lab", "part": "energy"}}, {"token": {"token": "blocked", "on": "lab", "space": "now"}},
        {"set_flag": "a-secret"}, {"morale": {"by": -1}}]));
    let [english, italian] = localizers(&prose);
    let lines = page::page(&english, &game).lines;
    assert_eq!(lines[0], "General supply, oxygen: 4 → 3.");
    assert_eq!(
        lines[1],
        "Lab, CPU: nothing happens. The part is red already."
    );
    assert_eq!(lines[2], "Lab, energy connector: green → red.");
    assert!(
        lines[3].ends_with("down. Nothing is done there this sol.") && lines[3].contains("Lab"),
        "{}",
        lines[3]
    );
    assert!(lines[4].contains("0 → −1"), "Morale as ever: {}", lines[4]);
    assert_eq!(lines.len(), 5, "{lines:?}");
    assert_eq!(
        page::page(&italian, &game).lines[0],
        "Riserve Generali, ossigeno: 4 → 3."
    );
    for localizer in [&english, &italian] {
        page_texts(localizer, &game)
            .iter()
            .for_each(|text| clean(text));
    }
}

#[test]
fn a_question_names_its_effect() {
    let (mut game, prose) = facing(
        json!([{"break_part": {"facility": "oxygenator", "part": "oxygen"}}, {"stress": {"by": 2}}]),
    );
    let facts = game
        .decide(&Command::Continue {})
        .expect("the effects are resolved")
        .facts;
    facts.iter().for_each(|fact| game.apply(fact));
    for localizer in &localizers(&prose) {
        let page = page::page(localizer, &game);
        assert_eq!(page.options.len(), 2);
        assert_eq!(
            page.lines.len(),
            2,
            "the effect, then what to do: {:?}",
            page.lines
        );
        page_texts(localizer, &game)
            .iter()
            .for_each(|text| clean(text));
        facts
            .iter()
            .filter_map(|fact| fact_text::fact(localizer, &game, fact))
            .for_each(|text| clean(&text));
    }
}

#[test]
fn random_results_are_not_revealed_early() {
    let (game, prose) = facing(json!([{"wound": {"who": "first_player", "count": 5}}]));
    let [english, _] = localizers(&prose);
    let lines = page::page(&english, &game).lines;
    assert_eq!(
        lines.len(),
        2,
        "the instruction and the wounds, not the conditions: {lines:?}"
    );
    assert!(lines[1].contains("0 → 5"), "{lines:?}");
}
