//! What a press has changed is told where it was pressed, and what is pressed next is in sight.

use solkeeper::app::Message;
use solkeeper::app::screen::table;
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::queries::upgrade_cards::upgrades_to_draw;
use solkeeper::first_martians::state::{ComponentSource, Step};
use solkeeper::language::Language;
use solkeeper::storage::PageState;

use crate::begun;
use crate::driver::Driver;
use crate::twice::{Mouse, play, play_to};

const PHONE: (f32, f32) = (390.0, 844.0);
const LAPTOP: (f32, f32) = (1440.0, 900.0);

fn texts(driver: &Driver) -> Vec<String> {
    driver.texts_at(PHONE)
}

fn place(texts: &[String], begin: &str) -> usize {
    texts
        .iter()
        .position(|text| text.starts_with(begin))
        .unwrap_or_else(|| panic!("{begin}: {texts:?}"))
}

fn resolves(driver: &Driver) -> bool {
    driver.game().state().step == Step::Resolve && driver.game().state().queue.is_empty()
}

#[test]
fn a_report_tells_the_new_number_below_its_button() {
    let (_folder, mut driver) = begun(Language::Italian);
    play_to(&mut driver, resolves);
    driver.press_named("tab-table");
    let before = driver.game().state().morale;
    driver.press_named("morale-less");
    let texts = texts(&driver);
    let change = format!(
        "Morale {} → ",
        if before < 0 {
            format!("−{}", -before)
        } else {
            before.to_string()
        }
    );
    // The line under the header says it too.
    let told = texts
        .iter()
        .rposition(|text| text.starts_with(&change))
        .expect("what changed");
    let button = texts
        .iter()
        .rposition(|text| text == "+1")
        .expect("the button");
    assert!(
        (1..=2).contains(&(told - button)),
        "what changed is not told below the button: {texts:?}"
    );
}

#[test]
fn the_four_adventures_have_one_heading_and_names() {
    let (_folder, mut driver) = begun(Language::English);
    play_to(&mut driver, resolves);
    driver.press_named("tab-table");
    driver.press_named("adventure-explore");
    let texts = texts(&driver);
    assert_eq!(
        texts
            .iter()
            .filter(|text| text.contains("Draw an Explore Adventure"))
            .count(),
        1,
        "{texts:?}"
    );
    assert!((0..4).all(|seat| driver.shows(&format!("draw-{seat}"))));
}

#[test]
fn what_the_mission_adds_comes_first() {
    let (_folder, mut driver) = begun(Language::Italian);
    for (step, first) in [
        (Step::Plan, "Prima di dichiarare"),
        (Step::Resolve, "Eventi: eseguite"),
    ] {
        play_to(&mut driver, |driver| {
            driver.game().state().step == step && driver.game().state().queue.is_empty()
        });
        let texts = texts(&driver);
        assert!(
            place(&texts, "Azione della missione 1") < place(&texts, first),
            "{texts:?}"
        );
    }
}

#[test]
fn no_penalties_are_in_sight_until_one_is_entered() {
    let (_folder, mut driver) = begun(Language::Italian);
    play_to(&mut driver, |driver| {
        matches!(driver.game().state().step, Step::Penalties { .. })
    });
    let mut mouse = Mouse::new(driver, PHONE);
    let height = mouse
        .sight()
        .place("enter-none")
        .map_or(0.0, |place| place.height);
    assert!(height >= 44.0, "{height} px of the button are in sight");
    for (sign, count) in [("enter-working-more", 1), ("enter-living-less", 2)] {
        mouse.driver.press_named(sign);
        assert!(!mouse.driver.shows("enter-none"), "something was entered");
        let texts = texts(&mouse.driver);
        place(&texts, &format!("Complessi inseriti: {count} su 3"));
        assert!(
            texts.contains(&(2 - count).to_string()),
            "{sign}: {texts:?}"
        );
    }
    assert!(
        texts(&mouse.driver)
            .iter()
            .any(|text| text == "Ancora da inserire: Complesso Sistemi")
    );
    assert_eq!(mouse.driver.game().state().step.id(), "penalties");
}

#[test]
fn own_dice_say_that_they_are_pressed() {
    let (_folder, mut driver) = begun(Language::English);
    play_to(
        &mut driver,
        |driver| matches!(&driver.game().state().step, Step::MalfunctionDice { pool } if !pool.is_empty()),
    );
    let Step::MalfunctionDice { pool } = driver.game().state().step.clone() else {
        panic!("the dice")
    };
    for (dice, begin) in [
        (ComponentSource::Physical, "Press "),
        (ComponentSource::Digital, "Or roll your own: press "),
    ] {
        play(&mut driver, Command::SetDice { dice });
        let which = if pool.len() == 1 {
            "the die"
        } else {
            "each die"
        };
        place(&texts(&driver), &format!("{begin}{which}"));
    }
}

#[test]
fn an_upgrade_that_was_drawn_is_a_fact_with_a_button_that_puts_it_back() {
    let (_folder, mut driver) = begun(Language::English);
    play(&mut driver, Command::KeepBoard { full: true });
    play(
        &mut driver,
        Command::SetCards {
            cards: ComponentSource::Digital,
        },
    );
    play_to(&mut driver, |driver| {
        driver.game().state().step == Step::Lay
    });
    play(&mut driver, Command::DealUpgrades {});
    let drawn = driver
        .game()
        .state()
        .upgrade_cards
        .first()
        .expect("a card was drawn")
        .clone();
    let told = |driver: &Driver| {
        texts(driver)
            .iter()
            .filter(|text| *text == "Put back")
            .count()
    };
    let count = driver.game().state().upgrade_cards.len();
    assert_eq!(told(&driver), count);
    driver.press_named(&format!("upgrade-{drawn}"));
    assert_eq!(
        (
            driver.game().state().upgrade_cards.contains(&drawn),
            told(&driver)
        ),
        (false, count - 1)
    );
}

/// Almanac, 1-3 giocatori (L1604–1605) and Miglioramenti (L1424): going on without a choice leaves it to the app, on the page that shows it.
#[test]
fn l1604_1605_the_press_that_goes_on_deals_what_the_set_up_leaves_open() {
    let (_folder, mut driver) = begun(Language::English);
    play(&mut driver, Command::KeepBoard { full: true });
    play(&mut driver, Command::SetPlayers { players: 2 });
    let main = || Message::Table(table::Message::Main);
    driver.send(main());
    let state = driver.game().state();
    assert_eq!(
        (
            &state.step,
            state.crew.aoms.len(),
            state.upgrade_cards.len()
        ),
        (&Step::Sheet, 2, 0)
    );
    driver.send(main());
    let drawn = driver.game().state().upgrade_cards.len();
    assert!(
        driver.game().state().step == Step::Lay
            && drawn == upgrades_to_draw(driver.game())
            && drawn > 0,
        "{drawn}"
    );
    place(
        &texts(&driver),
        "Take these Upgrade cards from their deck: ",
    );
    driver.send(Message::Table(table::Message::Undo));
    let state = driver.game().state();
    assert_eq!(
        (&state.step, state.upgrade_cards.len()),
        (&Step::Sheet, 0),
        "one press is one undo"
    );
    // Cards of the table are drawn by the table.
    driver.send(Message::Table(table::Message::Undo));
    assert_eq!(driver.game().state().crew.aoms.len(), 0);
    play(
        &mut driver,
        Command::SetCards {
            cards: ComponentSource::Physical,
        },
    );
    (0..2).for_each(|_| driver.send(main()));
    assert_eq!(
        (
            &driver.game().state().step,
            driver.game().state().upgrade_cards.len()
        ),
        (&Step::Lay, 0)
    );
}

#[test]
fn the_log_holds_the_open_event_actions_with_their_sols() {
    for (language, heading, left, cost) in [
        (
            Language::English,
            "Open event actions",
            "sols left",
            "Cost:",
        ),
        (
            Language::Italian,
            "Azioni Evento aperte",
            "Ancora ",
            "Costo:",
        ),
    ] {
        let (_folder, mut driver) = begun(language);
        play_to(&mut driver, |driver| {
            let state = driver.game().state();
            state.step == Step::Plan && state.queue.is_empty() && !state.open_events.is_empty()
        });
        driver.send(Message::Table(table::Message::ShowSide(table::Side::Log)));
        let texts = texts(&driver);
        let at = place(&texts, heading);
        assert!(
            texts[at + 2].contains(left) && texts[at + 3].contains(cost),
            "{:?}",
            &texts[at..at + 4]
        );
    }
}

/// The words of undo are whole, whatever was played.
#[test]
fn what_is_undone_is_said_whole() {
    let (_folder, mut driver) = begun(Language::Italian);
    let mut player = Player::new(Style::Careful, 5);
    let mut cut = Vec::new();
    for _ in 0..70 {
        let Some(command) = player.next(driver.game()) else {
            break;
        };
        play(&mut driver, command);
        for room in [PHONE, LAPTOP] {
            let labels = driver
                .texts_at(room)
                .into_iter()
                .filter(|text| text.starts_with("Annullate") && text.ends_with('…'));
            cut.extend(labels.map(|label| format!("{room:?} {label}")));
        }
    }
    assert!(driver.game().state().sol > 1, "the game has not come far");
    assert!(cut.is_empty(), "{}", cut.join("\n"));
}

#[test]
fn a_copy_is_offered_at_home_and_not_in_the_game() {
    for &language in Language::ALL {
        let (_folder, mut driver) = begun(language);
        driver.send(Message::PageAsked(Some(PageState {
            keeps_files: false,
            installed: false,
        })));
        play_to(&mut driver, |driver| driver.game().state().sol == 2);
        assert!(
            driver.shows("main") && !driver.shows("copy-later"),
            "the step is covered"
        );
        driver.press_named("home");
        assert!(driver.shows("copy"));
        driver.press_named("copy-later");
        assert!(
            driver.shows("copy") && !driver.shows("copy-later"),
            "it is offered once a day"
        );
    }
}

/// The Morale phase comes before Production, in which Stress lowers Morale: what is reported on their page does not change what is done
/// for Morale.
#[test]
fn morale_is_read_as_its_phase_finds_it() {
    let (_folder, mut driver) = begun(Language::English);
    play_to(&mut driver, |driver| {
        let state = driver.game().state();
        state.step == Step::Morale && state.sol > 1 && state.queue.is_empty()
    });
    let told = |driver: &Driver| {
        let texts = texts(driver);
        texts[place(&texts, "Morale stands at")].clone()
    };
    let before = told(&driver);
    let morale = driver.game().state().morale;
    driver.send(Message::Table(table::Message::Play(Command::MoveMorale {
        by: -1,
    })));
    assert_eq!(
        (driver.game().state().morale, &driver.game().state().step),
        (morale - 1, &Step::Morale)
    );
    assert_eq!(told(&driver), before);
    // A correction says that the number was wrong.
    driver.send(Message::Table(table::Message::Play(
        Command::CorrectMorale { to: 2 },
    )));
    assert!(
        told(&driver).starts_with("Morale stands at 2"),
        "{}",
        told(&driver)
    );
}
