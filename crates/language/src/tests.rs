//! Both languages say everything, with its numbers, and nothing but words.

#![allow(unused_results, reason = "a test asserts what matters to it")]

#[macro_use]
pub(super) mod catalogue;
mod effects;
mod everything;
mod full_board;
mod helpers;
mod locales;
mod my_box;
mod own_sheet;
pub(super) mod planner;
mod play;
mod score;
mod standing;
pub(super) mod step_questions;

use std::sync::Arc;

use super::{Language, Localizer, page};
use base::play::Game as _;
use first_martians::Game;
use first_martians::mission::Mission;
use first_martians::state::{Start, State};

/// The first mission, as release 0.1.0 shipped it.
pub(super) fn mission() -> (Arc<Mission>, content::Prose) {
    let loaded = content::load(
        &test_support::released_missions::files(),
        "make-yourself-at-home",
    );
    let mission = loaded
        .mission
        .unwrap_or_else(|| panic!("{:?}", loaded.diagnostics));
    (Arc::new(mission), loaded.prose)
}

pub(super) fn game(players: u8) -> (Game, content::Prose) {
    let (mission, prose) = mission();
    (Game::new(mission, &start(players)), prose)
}

pub(super) fn start(players: u8) -> Start {
    Start {
        seed: 7,
        players,
        read_before: Default::default(),
    }
}

/// The game in a state of its own.
pub(super) fn changed(game: &Game, change: impl FnOnce(&mut State)) -> Game {
    let mut state = game.state().clone();
    change(&mut state);
    game.restore(&serde_json::to_value(state).expect("states are JSON"))
        .expect("states can be restored")
}

pub(super) fn localizers(prose: &content::Prose) -> [Localizer; 2] {
    [
        Localizer::with_prose(Language::English, &prose.0),
        Localizer::with_prose(Language::Italian, &prose.0),
    ]
}

/// Nothing that players should never see.
#[track_caller]
pub(super) fn clean(text: &str) {
    assert!(!text.trim().is_empty(), "blank");
    for wrong in [
        "\u{2068}",
        "\u{2069}",
        "{",
        "}",
        "FSI",
        "(this text is missing)",
        "(questo testo manca)",
        "(in English)",
        "(in inglese)",
    ] {
        assert!(!text.contains(wrong), "{wrong:?} in {text}");
    }
    assert!(
        !text.contains("..") && !text.contains("  "),
        "doubled sign in {text}"
    );
    // Ids of elements and messages have hyphens and no spaces around; in the prose a hyphen joins two words at most.
    let raw = text.split_whitespace().find(|word| {
        word.matches('-').count() >= 2 && word.chars().all(|c| c.is_ascii_lowercase() || c == '-')
    });
    assert!(
        raw.is_none_or(|word| PROSE_WORDS.contains(&word)),
        "raw id {raw:?} in {text}"
    );
    assert!(
        !text.split_whitespace().any(|word| word.contains('_')),
        "raw name in {text}"
    );
}

/// Words of the prose with two hyphens.
const PROSE_WORDS: &[&str] = &[];

#[test]
fn language_codes_are_parsed_in_any_form() {
    assert_eq!(Language::from_code("it-IT"), Some(Language::Italian));
    assert_eq!(Language::from_code("it_IT.UTF-8"), Some(Language::Italian));
    assert_eq!(Language::from_code("EN"), Some(Language::English));
    assert_eq!(Language::from_code("C"), None);
    assert_eq!(Language::from_code("item"), None);
    let wishes = |codes: &[&str]| {
        Language::negotiate(
            &codes
                .iter()
                .map(|code| (*code).to_owned())
                .collect::<Vec<_>>(),
        )
    };
    assert_eq!(wishes(&["fr-FR", "it-CH", "en"]), Language::Italian);
    assert_eq!(wishes(&["C"]), Language::English);
    assert_eq!(wishes(&[]), Language::English);
}

/// Every text of the step at hand.
fn page_texts(localizer: &Localizer, game: &Game) -> Vec<String> {
    let page = page::page(localizer, game);
    let mut texts = vec![page.phase, page.heading];
    // What comes next is not always known.
    texts.extend(Some(page.next).filter(|next| !next.is_empty()));
    texts.extend(page.lines);
    texts.extend(page.notes);
    texts.extend(page.question);
    texts.extend(page.button);
    texts.extend(page.options.into_iter().map(|(_, label)| label));
    texts.extend(
        page.card
            .into_iter()
            .flat_map(|card| [card.label, card.title, card.text]),
    );
    texts
}
