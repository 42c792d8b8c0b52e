//! The rules: search, read and close, by keyboard and by pointer.

use std::collections::BTreeSet;

use iced::keyboard::{Key, Modifiers, key::Named};
use solkeeper::app::Message;
use solkeeper::app::keys::Shortcut;
use solkeeper::app::screen::{rules, table};
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::state::Step;
use solkeeper::first_martians::steps_ahead::steps_ahead;
use solkeeper::language::{Language, page, rules_answer};
use solkeeper::rulebook::{StepQuestion, shipped_library, shipped_question};

use crate::driver::Driver;
use crate::{assert_all_said, begun, folders};

const ROOM: (f32, f32) = (1024.0, 600.0);

fn slash(driver: &mut Driver) -> bool {
    driver.strike(Key::Character("/".into()), Modifiers::empty(), Some("/"))
}

fn title(language: Language, id: &str) -> String {
    shipped_library()
        .entry(language, id)
        .expect("an entry")
        .title
        .clone()
}

#[test]
fn the_search_opens_from_every_screen_and_returns_to_it() {
    for &language in Language::ALL {
        let (_folder, folders) = folders();
        let mut driver = Driver::open(&folders, language);
        driver.by_keyboard(ROOM);
        for screen in ["home", "settings", "keys", "table", "report"] {
            match screen {
                "settings" => driver.send(Message::Home(
                    solkeeper::app::screen::home::Message::Settings,
                )),
                "keys" => driver.send(Message::Key(Shortcut::Keys)),
                "table" => driver.send(Message::Key(Shortcut::Main)),
                "report" => driver.send(Message::Table(table::Message::ReportProblem)),
                _ => {}
            }
            let before = if screen == "keys" {
                None
            } else {
                Some(driver.texts())
            };
            assert!(slash(&mut driver), "{screen}");
            assert!(driver.shows("only-all"), "{screen}");
            assert_all_said(&driver);
            driver.send(Message::Key(Shortcut::Back));
            assert!(!driver.shows("only-all"), "{screen}");
            if let Some(before) = before {
                assert_eq!(driver.texts(), before, "{screen}");
            }
            if screen == "settings" || screen == "report" {
                driver.send(Message::Key(Shortcut::Back));
            } else if screen == "keys" {
                assert!(driver.app.session().is_none());
            }
        }
    }
}

#[test]
fn a_rule_is_found_and_read_by_keyboard_alone() {
    for (language, words, id) in [
        (Language::English, "guarigione", "heal"),
        (Language::Italian, "guarigone", "heal"),
    ] {
        let (_folder, mut driver) = begun(language);
        driver.by_keyboard(ROOM);
        let step = driver.texts();
        assert!(slash(&mut driver));
        driver.type_into(rules::FIELD, words);
        assert!(driver.shows("result-0"), "{words}");
        let found = driver.texts();
        if language == Language::English {
            let foreign = driver.app.localizer().format(
                "rules-by-other-words",
                &solkeeper::language::Args::new().text("other", "Guarigione (MedLab)"),
            );
            assert!(
                found.contains(&foreign),
                "it is not told how it was found: {found:?}"
            );
        }
        // Down and up again, then Enter.
        assert!(driver.tap(Named::ArrowDown) && driver.tap(Named::ArrowUp));
        assert!(driver.tap(Named::Enter));
        assert!(driver.shows("rules-copy"), "an entry is open");
        assert!(driver.texts().contains(&title(language, id)));
        driver.press_named("rules-other");
        assert!(driver.texts().contains(&title(
            if language == Language::English {
                Language::Italian
            } else {
                Language::English
            },
            id
        )));
        driver.press_named("rules-copy");
        let copied = driver.app.localizer().text("window-rules-copied");
        assert!(driver.texts().contains(&copied));
        assert_all_said(&driver);
        driver.strike_away();
        assert!(driver.tap(Named::Escape));
        assert!(
            driver.texts().starts_with(&found),
            "the search is not as it was"
        );
        assert!(driver.shows("rules-forward"));
        driver.strike_away();
        while driver.shows("only-all") {
            assert!(
                driver.tap(Named::Escape) || driver.reached().is_nothing(),
                "Escape does nothing"
            );
        }
        assert_eq!(driver.texts(), step);
    }
}

/// The words of a question of the step, and of its answer.
fn answered(driver: &Driver, question: StepQuestion) -> [String; 2] {
    let (localizer, language) = (driver.app.localizer(), driver.app.localizer().language());
    let (entry, answer) = shipped_library()
        .answer_at_step(language, question)
        .expect("an answer");
    [
        shipped_question(language, question)
            .expect("a question")
            .to_owned(),
        rules_answer(localizer, entry, &answer),
    ]
}

/// Presses each question of the step, and Help, which has all of them with their answers and the rules of the step.
fn assert_asked(driver: &mut Driver, questions: &[StepQuestion], entries: &[&str]) {
    let before = driver.texts();
    assert_eq!(questions.len(), 3, "{questions:?}");
    // Where reports take the room, Help alone has the third.
    let is_shown = |question: &&StepQuestion| {
        driver.shows(&format!("ask-{}-{}", question.entry, question.key))
    };
    let shown: Vec<_> = questions.iter().filter(is_shown).collect();
    assert!(
        shown.len() == 3 || (shown.len() == 2 && driver.game().state().step == Step::Resolve),
        "{shown:?}"
    );
    for question in shown {
        let [words, answer] = answered(driver, *question);
        driver.press_named(&format!("ask-{}-{}", question.entry, question.key));
        let texts = driver.texts();
        assert!(
            texts.contains(&words) && texts.contains(&answer),
            "{question:?}: {texts:?}"
        );
        assert!(
            texts.contains(&title(driver.app.localizer().language(), question.entry)),
            "{question:?}"
        );
        driver.send(Message::Key(Shortcut::Back));
    }
    driver.press_named("step-help");
    let texts = driver.texts();
    assert!(
        questions.iter().all(|question| answered(driver, *question)
            .iter()
            .all(|words| texts.contains(words))),
        "{texts:?}"
    );
    for id in entries {
        driver.press_named(&format!("step-rule-{id}"));
        assert!(
            driver
                .texts()
                .contains(&title(driver.app.localizer().language(), id)),
            "{id}"
        );
        driver.send(Message::Key(Shortcut::Back));
    }
    driver.send(Message::Key(Shortcut::Main));
    assert_eq!(driver.texts(), before);
}

#[test]
fn the_questions_of_every_step_are_one_press_away_and_its_rules_two() {
    for (language, turns) in [(Language::English, 400), (Language::Italian, 30)] {
        let (_folder, mut driver) = begun(language);
        let mut player = Player::new(Style::Careful, 3);
        let mut seen = BTreeSet::new();
        for _ in 0..turns {
            let passed = page::pages_ahead(driver.app.localizer(), &steps_ahead(driver.game()));
            let page = passed.map_or_else(
                || page::page(driver.app.localizer(), driver.game()),
                |(page, _)| page,
            );
            assert!(!page.entries.is_empty(), "{:?}", driver.game().state().step);
            let state = driver.game().state();
            if seen.insert(
                state
                    .queue
                    .front()
                    .map_or(state.step_id(), |task| task.id()),
            ) {
                assert_asked(
                    &mut driver,
                    &page.questions,
                    &[page.entries[0], page.entries[page.entries.len() - 1]],
                );
            }
            let Some(command) = player.next(driver.game()) else {
                break;
            };
            driver.send(Message::Table(table::Message::Play(command)));
        }
        assert!(
            seen.len() > if turns > 100 { 15 } else { 5 },
            "only {seen:?} were seen"
        );
    }
}

#[test]
fn an_empty_search_suggests_what_is_near_and_can_be_limited_to_a_game() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::Italian);
    driver.send(Message::Key(Shortcut::Rules));
    driver.type_into(rules::FIELD, "xyzzyx");
    let sentence = driver.app.localizer().format(
        "window-rules-none",
        &solkeeper::language::Args::new().text("words", "xyzzyx"),
    );
    assert!(
        driver.texts().contains(&sentence) && !driver.shows("result-0"),
        "no title at random"
    );
    driver.send(Message::Rules(rules::Message::Typed("punti".into())));
    driver.press_named("only-mechanica");
    let mechanica = driver.app.localizer().text("game-mechanica");
    let places: Vec<String> = driver
        .texts()
        .into_iter()
        .filter(|text| text.contains(" · "))
        .collect();
    assert!(
        !places.is_empty() && places.iter().all(|place| place.starts_with(&mechanica)),
        "{places:?}"
    );
    driver.send(Message::Rules(rules::Message::Typed(String::new())));
    driver.press_named("chapter-mechanica-0");
    let first = shipped_library()
        .chapters(Language::Italian, solkeeper::rulebook::Game::Mechanica)
        .next()
        .expect("a chapter")
        .entries[0]
        .clone();
    driver.press_named(&format!("entry-{first}"));
    driver.press_named("rules-next");
    driver.press_named("rules-leave");
    assert!(driver.shows("language-en"), "out of the rules in one press");
}
