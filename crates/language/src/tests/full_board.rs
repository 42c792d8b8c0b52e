//! What the pages say where the app keeps the board, from a given state.

use serde_json::{Value, json};

use super::{catalogue, changed, localizers};
use crate::page::{self, Page};
use crate::{Localizer, advice, fact_text, quote};
use base::play::Game as _;
use first_martians::Game;
use first_martians::board::{ActionKind, Board, BoardState, DeclaredAction, Place};
use first_martians::command::Command;
use first_martians::game_box::Penalty;
use first_martians::mission::ObjectiveKind;
use first_martians::state::{State, Step, Task};
use first_martians::steps_ahead::steps_ahead;
use first_martians::vocabulary::{Facility, Part};

/// A Full board game for four in sol 1, at a step.
fn at(step: Step) -> (Game, [Localizer; 2]) {
    let (game, prose) = super::game(4);
    let pieces = BoardState::laid(&game);
    let game = changed(&game, |state| {
        state.sol = 1;
        state.step = step;
        state.board = Some(Board {
            full: true,
            pieces,
            ..Board::default()
        });
    });
    (game, localizers(&prose))
}

fn with_board(game: &Game, change: impl FnOnce(&mut Board)) -> Game {
    changed(game, |state| change(state.board.as_mut().expect("a board")))
}

fn explored(direction: &str, sol: u8) -> Value {
    json!({"region": {"ring": 1, "direction": direction}, "tile": {"features": ["mission"], "samples": 0, "pois": 0},
        "since": sol, "samples": 0, "objectives": 0, "tokens": []})
}

fn declared(kind: &Value, pawns: &Value) -> DeclaredAction {
    let planned = json!({"deed": kind, "pawns": pawns, "rover": null, "way": []});
    serde_json::from_value(json!({"planned": planned, "performer": 1})).expect("an action")
}

/// The page of the next press.
fn pressed(localizer: &Localizer, game: &Game) -> (Page, Vec<Page>) {
    page::pages_ahead(localizer, &steps_ahead(game)).expect("several steps")
}

/// FAQ 1.2: of the four parts of the Garage Hall the hardware alone has the Production icon; so it is in the other Facilities of the row.
#[test]
fn the_page_of_the_working_block_names_the_one_part_that_counts() {
    let (game, prose) = super::game(4);
    let game = changed(&game, |state| {
        (state.sol, state.step) = (1, Step::WorkingBlock);
    });
    let in_production = [
        Penalty::FroggyRoll,
        Penalty::LoseSample,
        Penalty::Stress,
        Penalty::Token,
    ];
    let penalties = game.mission().game_box.board.penalties.iter();
    let counts = penalties.flat_map(|(facility, parts)| {
        parts
            .iter()
            .map(move |(part, penalty)| (*facility, *part, *penalty))
    });
    let counts: Vec<_> = counts
        .filter(|(_, _, penalty)| in_production.contains(penalty))
        .collect();
    assert!(
        counts.len() == 4 && counts.iter().all(|(_, part, _)| *part == Part::Hardware),
        "{counts:?}"
    );
    for localizer in localizers(&prose) {
        let lines = page::page(&localizer, &game).lines;
        let part = localizer.word(Part::Hardware).to_lowercase();
        for name in counts
            .iter()
            .map(|(facility, ..)| localizer.word(*facility))
        {
            let named: Vec<_> = lines.iter().filter(|line| line.contains(&name)).collect();
            assert!(
                named.len() == 1 && named[0].to_lowercase().contains(&part),
                "{name}, {part}: {lines:?}"
            );
        }
    }
}

#[test]
fn clean_up_says_how_the_mission_goes_on() {
    let (game, [english, italian]) = at(Step::CleanUp);
    let met = |state: &mut State| {
        let mandatory = game
            .mission()
            .sheet
            .objectives
            .iter()
            .filter(|it| it.kind == ObjectiveKind::Mandatory);
        mandatory.for_each(|it| state.objectives.get_mut(&it.id).expect("known").met = Some(1));
    };
    let threshold = changed(&game, met);
    let said = |game: &Game| {
        let page = page::page(&english, game);
        assert_eq!(
            fact_text::complete_command_label(&english, game, &Command::NextSol {}),
            page.button.clone().expect("a button")
        );
        (
            page.button.expect("a button"),
            page::button(&italian, game).expect("a button"),
            page.lines.join(" "),
        )
    };
    let (begin, inizia, lines) = said(&game);
    assert_eq!(
        (begin.as_str(), inizia.as_str()),
        ("Begin sol 2", "Iniziate il sol 2")
    );
    assert!(lines.contains("to sol 2"), "{lines}");
    let (check, controllate, lines) = said(&threshold);
    assert_eq!(
        (check.as_str(), controllate.as_str()),
        ("Check the Threshold", "Controllate la Soglia")
    );
    assert!(
        lines.contains("broken parts are counted") && !lines.contains("to sol"),
        "{lines}"
    );
    assert_eq!(
        page::page(&english, &threshold).next,
        "Next: the Threshold."
    );
    // A mission without a Threshold is won.
    let mut mission = game.mission().clone();
    mission
        .sheet
        .objectives
        .retain(|it| it.kind != ObjectiveKind::Threshold);
    let won = Game::new(std::sync::Arc::new(mission), &super::start(4));
    let (end, concludete, lines) = said(&won.with_state(threshold.state().clone()));
    assert_eq!(
        (end.as_str(), concludete.as_str()),
        ("End the mission", "Concludete la missione")
    );
    assert!(
        lines.contains("the mission ends here") && !lines.contains("to sol"),
        "{lines}"
    );
}

#[test]
fn a_question_of_the_mission_says_why_it_is_asked() {
    let (game, [english, italian]) = at(Step::Resolve);
    let ask = json!({"ask": {"card": catalogue::event(), "question": "any", "answers": {}, "rest": [], "by": null,
        "branch": {"when": {"ask": "any"}, "then": [], "else": []}}});
    let ask: Task = serde_json::from_value(ask).expect("a task");
    let full = changed(&game, |state| state.queue = [ask].into());
    assert_eq!(
        page::page(&english, &full).notes,
        ["The mission asks this of you: the app cannot read the answer from the board."]
    );
    assert_eq!(page::page(&italian, &full).notes.len(), 1);
    let story = with_board(&full, |board| board.full = false);
    assert!(
        page::page(&english, &story).notes.is_empty(),
        "in Story the board is the players' own"
    );
}

#[test]
fn a_mission_icon_is_told_of_once_its_region_is_explored() {
    let (game, [english, italian]) = at(Step::Resolve);
    let listen = || declared(&json!("rest"), &json!([{"astronaut": 1}]));
    let game = with_board(&game, |board| {
        board.pieces.map.explored =
            serde_json::from_value(json!([explored("n", 1)])).expect("a region");
        board.declared = vec![listen(), listen()];
    });
    let (_, pages) = pressed(&english, &game);
    let notes: Vec<_> = pages.iter().map(|page| page.notes.len()).collect();
    assert_eq!(notes, [1, 0], "once, not at each action");
    assert!(
        pages[0].notes[0].starts_with("R1-N shows the mission icon: do now what"),
        "{}",
        pages[0].notes[0]
    );
    for localizer in [&english, &italian] {
        let note = &page::page(localizer, &game).notes[0];
        assert!(
            !["window", "finestra", "text play", "testuale"]
                .iter()
                .any(|word| note.contains(word)),
            "{note}"
        );
    }
}

#[test]
fn when_all_is_resolved_nothing_is_told_that_the_app_does() {
    let (game, [english, italian]) = at(Step::Resolve);
    let page = page::page(&english, &game);
    assert_eq!(page.heading, "All declared actions are resolved");
    assert_eq!(page.lines, ["The rovers are back in the Garage Hall."]);
    assert!(page.notes.is_empty(), "{:?}", page.notes);
    assert!(page::page(&italian, &game).notes.is_empty());
    let told = |game: &Game| advice::advice(&english, game).expect("advice").1;
    assert!(!told(&game).contains("Report"), "{}", told(&game));
    let story = with_board(&game, |board| board.full = false);
    assert!(told(&story).contains("under Report"));
    assert!(!page::page(&english, &story).notes.is_empty());
}

#[test]
fn who_performs_is_said_once_and_begins_a_sentence() {
    let (game, [english, italian]) = at(Step::Resolve);
    let north = json!({"explore": {"ring": 1, "direction": "n"}});
    let lines = |localizer: &Localizer, pawns: Value| {
        let game = with_board(&game, |board| {
            board.declared = vec![declared(&north, &pawns)];
        });
        page::page(localizer, &game).lines
    };
    let alone = lines(&english, json!([{"astronaut": 1}]));
    assert_eq!(alone[0], "The Scientist performs this action.");
    assert_eq!(alone.len(), 2, "then the result: {alone:?}");
    let helped = lines(&english, json!([{"aom": "explore"}, {"astronaut": 1}]));
    assert_eq!(
        helped[..2],
        [
            "The Scientist performs this action with the Explore AOM.",
            "Scientist assists."
        ]
    );
    let said = lines(&italian, json!([{"aom": "explore"}, {"astronaut": 1}]));
    assert_eq!(
        said.iter().filter(|line| line.contains("segue")).count(),
        1,
        "{said:?}"
    );
}

#[test]
fn the_button_of_an_event_says_that_its_effects_are_resolved() {
    let (game, [english, italian]) = at(Step::MissionEvent);
    let event = "dust-in-the-filters";
    let effects = json!({"effects": {"card": catalogue::event(), "effects": [{"supply": {"resource": "oxygen", "by": -1}}], "by": null}});
    let action = json!({"event_action": {"event": event}});
    let of = |tasks: &[&Value]| {
        let tasks: Vec<Task> = tasks
            .iter()
            .map(|task| serde_json::from_value((*task).clone()).expect("a task"))
            .collect();
        changed(&game, |state| state.queue = tasks.into())
    };
    let both = of(&[&effects, &action]);
    assert_eq!(
        pressed(&english, &both).0.button.as_deref(),
        Some("Resolve the effects, leave the action open")
    );
    assert_eq!(
        pressed(&italian, &both).0.button.as_deref(),
        Some("Risolvete gli effetti, lasciate aperta l’azione")
    );
    let alone = page::page(&english, &of(&[&action]));
    assert_eq!(alone.button.as_deref(), Some("Leave the event action open"));
    assert!(
        alone
            .lines
            .iter()
            .any(|line| line.contains("each Events phase may bring its consequence")),
        "{:?}",
        alone.lines
    );
}

#[test]
fn a_blocked_token_says_what_it_does() {
    let (game, [english, italian]) = at(Step::MissionEvent);
    let said = |localizer: &Localizer, stack: Value, token: &str| {
        let put = json!({"token_put": {"stack": stack, "token": token, "cause": "effect"}});
        fact_text::foreseen(
            localizer,
            &game,
            &serde_json::from_value(put).expect("a fact"),
        )
    };
    let hall = |space: &str| json!({"facility": {"place": "garage_hall", "space": space}});
    assert!(
        said(&english, hall("now"), "blocked").ends_with("down. Nothing is done there this sol.")
    );
    assert!(said(&italian, hall("now"), "blocked").ends_with("In questo sol qui non si fa nulla."));
    assert!(
        said(&english, hall("next"), "blocked").ends_with("down."),
        "it waits"
    );
    assert!(said(&english, hall("now"), "reroll").ends_with("down."));
    assert!(
        said(&english, json!({"rover": "froggy"}), "blocked").ends_with("until it is repaired.")
    );
}

#[test]
fn a_spare_facility_warns_of_its_red_parts() {
    let (game, [english, italian]) = at(Step::Plan);
    let spare = |facility, number| ActionKind::BuildSpare(Place::new(facility, number));
    let farm = spare(Facility::Farm, 2);
    assert_eq!(
        quote::red_parts(&english, &game, &farm).as_deref(),
        Some("It arrives with 3 red parts.")
    );
    assert_eq!(
        quote::red_parts(&italian, &game, &farm).as_deref(),
        Some("Arriva con 3 elementi rossi.")
    );
    let panel = spare(Facility::SolarPanel, 3);
    assert_eq!(
        quote::red_parts(&english, &game, &panel).as_deref(),
        Some("It arrives with 2 red parts.")
    );
    assert_eq!(quote::red_parts(&english, &game, &ActionKind::Rest), None);
}
