//! Standing rules are told where they act, by their title, in both languages.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde_json::{Value, json};

use super::{clean, localizers, mission, page_texts, start};
use crate::{Localizer, html, overview, page, standing};
use first_martians::Game;
use first_martians::board::{Board, BoardState};
use first_martians::mission::Mission;
use first_martians::state::{State, Step};
use first_martians::vocabulary::Block;

/// The shipped mission with a rule that has the title of one of its elements, at that step.
fn ruled(changes: Value, full: bool, change: impl FnOnce(&mut State)) -> (Game, [Localizer; 2]) {
    use base::play::Game as _;
    let (mission, prose) = mission();
    let mut mission = Mission::clone(&mission);
    let rule = json!([{"id": "make-adjustments", "while": {"all": []}, "changes": changes, "each_sol": [{"stress": {"by": 1}}]}]);
    mission.sheet.standing = serde_json::from_value(rule).expect("rules");
    let game = Game::new(Arc::new(mission), &start(3));
    let mut state = game.state().clone();
    state.sol = 2;
    state.standing = BTreeSet::from(["make-adjustments".to_owned()]);
    change(&mut state);
    if full {
        state.board = Some(Board {
            full: true,
            pieces: BoardState::laid(&game),
            ..Board::default()
        });
    }
    let game = game
        .restore(&serde_json::to_value(state).expect("JSON"))
        .expect("a state");
    (game, localizers(&prose))
}

fn all() -> Value {
    json!([{"no": "outside"}, {"price": {"on": "repair", "pawns": -1, "pays": [{"supply": {"resource": "oxygen", "count": 1}}]}},
        {"dice": {"on": {"facility": "lab"}}}, {"production": {"resource": "energy", "by": -2}}, {"stress": {"by": 1}},
        {"food": {"by": 1}}, {"growth": "stopped"}, {"malfunction_die": {"block": "systems", "rolled": true}},
        {"malfunction_die": {"block": "living", "rolled": false}}, {"tag_off": "mail"},
        {"region_closed": {"regions": [{"ring": 3, "direction": "n"}, {"ring": 3, "direction": "ne"}]}}])
}

#[test]
fn what_holds_now_is_told_whole_and_printed_where_it_holds_all_the_time() {
    let (game, [english, italian]) = ruled(all(), false, |_| {});
    let told = standing::lines(&english, &game);
    assert_eq!(
        told,
        [
            "Make Adjustments: no actions outside the HUB; Repair: −1 pawn, but at least 1, also 1 oxygen from the general supply; actions in the Lab: the dice \
          are always rolled; energy made in Production: −2; Stress in Production: +1; food eaten in Production: +1; nothing grows on the \
          Farms; the Malfunction die of the Systems Block is rolled; the Malfunction die of the Living Block is not rolled; some \
          cards are not drawn; nobody enters R3-N and R3-NE; it acts in each Production phase."
        ]
    );
    for localizer in [&english, &italian] {
        let lines = standing::lines(localizer, &game);
        lines.iter().for_each(|line| clean(line));
        let printed = html::mission_sheet(localizer, &Arc::new(game.mission().clone()));
        assert!(
            printed.contains(&localizer.text("paper-standing")),
            "a rule for the whole mission is public"
        );
        assert_eq!(
            localizer.fallbacks(),
            Vec::<String>::new(),
            "{}",
            localizer.language()
        );
    }
}

#[test]
fn an_action_that_a_rule_forbids_is_not_listed() {
    let listed = |changes: Value| {
        let (game, [english, _]) = ruled(changes, false, |state| state.step = Step::Plan);
        overview::mission_actions(&english, &game)
            .into_iter()
            .map(|it| (it.number, it.id))
            .collect::<Vec<_>>()
    };
    let all = listed(json!([]));
    let forbidden = listed(json!([{"no": {"mission": all[0].1}}]));
    assert_eq!(forbidden, all[1..]);
}

#[test]
fn story_tells_each_change_at_the_step_where_it_acts_and_full_board_in_its_sums() {
    let pool = vec![Block::Systems];
    let cases = [
        (Step::Plan, "no actions outside the HUB", true),
        (Step::Plan, "Repair: −1 pawn", true),
        (Step::Plan, "nobody enters R3-N and R3-NE", true),
        (Step::Resolve, "the dice are always rolled", false),
        (Step::Energy, "energy made in Production: −2", false),
        (Step::Stress, "Stress in Production: +1", false),
        (Step::Farm, "food eaten in Production: +1", false),
        (Step::Farm, "nothing grows", true),
        (
            Step::MalfunctionDice { pool },
            "die of the Systems Block is rolled",
            true,
        ),
    ];
    for (step, expected, in_full) in cases {
        for full in [false, true] {
            let (game, [english, _]) = ruled(all(), full, |state| state.step = step.clone());
            let mut texts = page_texts(&english, &game);
            let rows = page::page(&english, &game)
                .calculation
                .into_iter()
                .flat_map(|sum| sum.rows);
            texts.extend(rows.map(|row| format!("{} {}", row.label, row.number)));
            let says = texts
                .iter()
                .any(|text| text.starts_with("Make Adjustments: ") && text.contains(expected));
            assert_eq!(
                says,
                !full || in_full,
                "{step:?}, Full board: {full}: {texts:?}"
            );
            let sums = [Step::Energy, Step::Stress].contains(&step);
            assert!(
                !(full && sums) || texts.iter().any(|text| text.contains("Make Adjustments")),
                "{step:?}: {texts:?}"
            );
        }
    }
}
