//! Entering a printed card on the screen.

use pollster::FutureExt as _;
use std::collections::{BTreeMap, BTreeSet};

use solkeeper::app::Message;
use solkeeper::app::screen::{home, table};
use solkeeper::first_martians::board::BoardCounter;
use solkeeper::first_martians::board::printed::catalogue;
use solkeeper::first_martians::command::Command;
use solkeeper::language::{Language, Localizer, instruction, printed_effects};
use solkeeper::storage::Folders;

use crate::driver::Driver;
use crate::{assert_all_said, begun};

fn number(driver: &Driver, spot: &str) -> u8 {
    let spot = BoardCounter::try_from(spot.to_owned()).expect("a spot");
    driver
        .game()
        .state()
        .board_state()
        .and_then(|board| board.get(&spot))
        .expect("the app keeps the board")
}

fn press_all(driver: &mut Driver, ids: &[&str]) {
    for id in ids {
        driver.press_named(id);
        assert_all_said(driver);
    }
}

#[test]
fn a_printed_card_is_entered_played_remembered_and_reused() {
    for &language in Language::ALL {
        let (folder, mut driver) = begun(language);
        driver.send(Message::Table(table::Message::Play(Command::KeepBoard {
            full: true,
        })));
        for _ in 0..3 {
            driver.press_named("main");
        }
        let folders = Folders::in_one(folder.path());
        folders
            .save_box(&BTreeMap::new(), &[("food".to_owned(), 9.into())].into())
            .block_on()
            .expect("the disk takes it");
        let stress = number(&driver, "stress");
        press_all(
            &mut driver,
            &[
                "tab-table",
                "printed-open",
                "printed-stress",
                "printed-by-7",
                "printed-add",
            ],
        );
        press_all(
            &mut driver,
            &["printed-wound", "printed-add", "printed-by-1"],
        );
        press_all(
            &mut driver,
            &["printed-grow", "printed-add", "printed-remove"],
        );
        driver.type_into("printed-name", "POI 3");
        press_all(&mut driver, &["printed-remember", "printed-do"]);
        assert_eq!(
            (number(&driver, "stress"), number(&driver, "wounds.1")),
            (stress + 2, 1)
        );
        assert!(!driver.try_press_named("printed-do"), "it is over");

        let mut driver = driver.reopened();
        driver.send(Message::Home(home::Message::Main));
        press_all(
            &mut driver,
            &[
                "tab-table",
                "printed-open",
                "printed-known-POI 3",
                "printed-do",
            ],
        );
        assert_eq!(
            (number(&driver, "stress"), number(&driver, "wounds.1")),
            (stress + 4, 1),
            "nobody was named: the First Player"
        );
        press_all(&mut driver, &["printed-known-POI 3", "printed-forget"]);
        assert!(folders.load_printed().block_on().is_empty());
        assert_eq!(
            folders.load_box().block_on().0.len(),
            1,
            "what was put right of the box stays"
        );
    }
}

#[test]
fn every_effect_of_the_form_has_a_name_and_a_sentence_in_both_languages() {
    let (_folder, driver) = begun(Language::English);
    for &language in Language::ALL {
        let localizer = Localizer::new(language);
        for effect in catalogue() {
            assert!(
                !printed_effects::kind(&localizer, effect).contains("printed-"),
                "{effect:?}"
            );
            for (name, value) in effect.printed_fields() {
                let label = printed_effects::value(&localizer, &value);
                assert!(
                    !label.is_empty() && !label.contains("printed-"),
                    "{effect:?} {name}: {label}"
                );
            }
            let says = std::slice::from_ref(effect);
            assert!(
                !instruction::printed(&localizer, driver.game(), says, None)
                    .join("")
                    .is_empty(),
                "{effect:?}"
            );
        }
        let kinds: BTreeSet<String> = catalogue()
            .iter()
            .map(|effect| printed_effects::kind(&localizer, effect))
            .collect();
        assert_eq!(kinds.len(), 25, "two kinds of one name");
    }
}
