//! What a double press does in the other games and on score sheets, and what is in sight after a turn.

use iced_test::core::widget::operation::Scrollable;
use iced_test::core::widget::{Id, Operation};
use iced_test::core::{Event, Point, Rectangle, Vector, mouse};
use serde_json::{Value, json};
use solkeeper::app::Message;
use solkeeper::app::helper_game::{self, HelperGame};
use solkeeper::app::screen::helper::Message as Pressed;
use solkeeper::app::screen::scores::{self, form};
use solkeeper::app::screen::table::{self, board};
use solkeeper::first_martians::board::ActionKind;
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::vocabulary::Block;
use solkeeper::language::Language;
use solkeeper::mars_needs_mechanics::helper::State;
use solkeeper::scorebook::Game;

use crate::driver::Driver;
use crate::press_again::{Walk, main_of};
use crate::twice::Mouse;
use crate::{folders, planning};

const PHONE: (f32, f32) = (390.0, 844.0);
const WIDE: (f32, f32) = (1366.0, 768.0);

/// A market at the first turn of its first round.
fn market() -> (tempfile::TempDir, Driver) {
    let (folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    driver.press_named("begin-mars-needs-mechanics");
    for _ in 0..2 {
        driver.press_named("main");
    }
    (folder, driver)
}

fn play(driver: &mut Driver, command: Value) {
    let command = serde_json::from_value(command).expect("a command");
    driver.send(Message::Helper(helper_game::Message::MarsNeedsMechanics(
        Pressed::Play(command),
    )));
}

fn state(driver: &Driver) -> &State {
    let Some(HelperGame::MarsNeedsMechanics(it)) = driver.app.helper() else {
        panic!("no market is open")
    };
    it.session.game().state()
}

fn says(driver: &Driver, sentence: &str) -> bool {
    driver.texts().iter().any(|text| text == sentence)
}

#[test]
fn a_double_press_shows_the_private_sheet_and_does_not_cover_it() {
    for room in [PHONE, WIDE] {
        let (_folder, mut driver) = market();
        driver.press_named("sheet");
        let mut walk = Walk::new(driver, room);
        walk.wait(1000);
        let at = main_of(&mut walk);
        assert!(walk.press(at));
        walk.wait(150);
        assert!(!walk.press(at), "{room:?}: the sheet is covered again");
        assert!(walk.driver.shows("best-sale"));
    }
}

#[test]
fn a_double_press_breaks_down_one_mechanism() {
    let (_folder, mut driver) = market();
    let seat = state(&driver).turn;
    for mechanism in ["rocket_booster", "aether_drive"] {
        play(
            &mut driver,
            json!({"correct_built": {"seat": seat, "mechanism": mechanism, "to": 2}}),
        );
    }
    let built = |walk: &Walk| state(&walk.driver).players[usize::from(seat)].built.len();
    let mut walk = Walk::new(driver, (1366.0, 1400.0));
    walk.wait(1000);
    let controls = walk.controls();
    let breaks = controls
        .found
        .iter()
        .find(|(id, _)| id == "do-break-down-0")
        .expect("it can be broken down")
        .1
        .center();
    assert!(walk.press(breaks));
    assert_eq!(built(&walk), 1);
    walk.wait(150);
    assert!(!walk.press(breaks), "what lies there now is pressed");
}

#[test]
fn cards_of_the_private_sheet_are_entered_at_the_same_spot() {
    let (_folder, mut driver) = market();
    driver.press_named("sheet");
    driver.press_named("sheet-mine");
    let mut mouse = Mouse::new(driver, PHONE);
    mouse.scroll_to_end();
    assert!(mouse.press_again("hold-magnet-more", 3));
    // With the end of the page in sight its answers become shorter again.
    mouse.scroll_to_end();
    assert!(mouse.press_again("hold-magnet-less", 3));
}

/// How far the step is scrolled.
struct Scrolled {
    /// Of everything.
    all: bool,
    by: f32,
}

impl Operation for Scrolled {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        _: Rectangle,
        _: Rectangle,
        by: Vector,
        _: &mut dyn Scrollable,
    ) {
        if self.all || id == Some(&Id::new("step")) {
            self.by += by.y;
        }
    }
}

fn scrolled(driver: &mut Driver) -> f32 {
    let mut scrolled = Scrolled {
        all: false,
        by: 0.0,
    };
    driver.look(&mut scrolled);
    scrolled.by
}

fn scroll_to_end(driver: &mut Driver) {
    let delta = mouse::ScrollDelta::Pixels { x: 0.0, y: -9000.0 };
    let at = mouse::Cursor::Available(Point::new(PHONE.0 / 2.0, PHONE.1 / 2.0));
    let _ = driver.give(&[Event::Mouse(mouse::Event::WheelScrolled { delta })], at);
    assert!(scrolled(driver) > 0.0, "it does not scroll");
}

#[test]
fn the_turn_of_another_player_and_the_private_sheet_begin_at_their_top() {
    let (_folder, mut driver) = market();
    driver.scrolling(PHONE);
    scroll_to_end(&mut driver);
    play(&mut driver, json!({"pass": {}}));
    assert_eq!(
        scrolled(&mut driver),
        0.0,
        "whose turn it is, is out of sight"
    );
    scroll_to_end(&mut driver);
    driver.press_named("sheet");
    driver.press_named("sheet-mine");
    assert_eq!(scrolled(&mut driver), 0.0);
}

#[test]
fn the_refill_of_the_market_is_said_before_and_after_it() {
    let (_folder, mut driver) = market();
    play(&mut driver, json!({"buy": {"component": "wire"}}));
    let players = state(&driver).players.len();
    (0..players).for_each(|_| play(&mut driver, json!({"pass": {}})));
    play(&mut driver, json!({"end_round": {}}));
    let name = |driver: &Driver, seat: usize| state(driver).players[seat].name.clone();
    let (second, seats) = (name(&driver, 1), players - 1);
    assert!(
        says(&driver, &format!("Next: {second} may sell.")),
        "{:?}",
        driver.texts()
    );
    (0..seats).for_each(|_| play(&mut driver, json!({"done_selling": {}})));
    let next = format!(
        "Next: lay 1 card from the deck on the market; {second} takes the first player marker."
    );
    assert!(says(&driver, &next), "{:?}", driver.texts());
    play(&mut driver, json!({"done_selling": {}}));
    let fill = |driver: &Driver| {
        driver
            .texts()
            .iter()
            .any(|text| text.contains("fill the market from the deck to 8 cards"))
    };
    assert!(fill(&driver), "{:?}", driver.texts());
    play(&mut driver, json!({"pass": {}}));
    assert!(!fill(&driver), "once it was read");
}

#[test]
fn the_private_sheet_waits_for_the_cards() {
    let (_folder, mut driver) = market();
    driver.press_named("sheet");
    driver.press_named("sheet-mine");
    assert!(
        says(&driver, "Enter the cards of your hand first."),
        "{:?}",
        driver.texts()
    );
    assert!(!says(&driver, "There is nothing to gain by selling now."));
    driver.press_named("hold-magnet-more");
    assert!(!says(&driver, "Enter the cards of your hand first."));
}

#[test]
fn a_token_is_not_moved_to_its_own_place() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    driver.press_named("begin-mars-needs-mechanics");
    driver.press_named("main");
    driver.press_named("form-move-token");
    driver.press_named("move-token-component-2");
    assert!(
        says(&driver, "That is what it is now"),
        "{:?}",
        driver.texts()
    );
    assert!(!driver.try_press_named("do-move-token"));
    driver.press_named("move-token-to-more");
    assert!(driver.try_press_named("do-move-token"));
}

#[test]
fn tabs_and_undo_have_the_same_row_behind_every_tab() {
    let (_folder, driver) = market();
    let mut mouse = Mouse::new(driver, PHONE);
    let places = |mouse: &mut Mouse| {
        let sight = mouse.sight();
        ["tab-step", "tab-players", "undo", "redo"].map(|id| sight.place(id))
    };
    let before = places(&mut mouse);
    assert!(before.iter().all(Option::is_some), "{before:?}");
    for tab in ["tab-players", "tab-history", "tab-step"] {
        let at = mouse.middle(tab);
        assert!(mouse.press(at));
        assert_eq!(places(&mut mouse), before, "{tab}");
    }
}

/// A score sheet for that many, with all numbers.
fn sheet(players: usize) -> (tempfile::TempDir, Driver) {
    let (folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    driver.press_named("scores");
    driver.press_named("new-mars-needs-mechanics");
    (2..players).for_each(|_| driver.press_named("add-player"));
    driver.send(Message::Scores(scores::Message::Form(
        form::Message::RestIsZero(None),
    )));
    (folder, driver)
}

fn seats(mouse: &Mouse) -> usize {
    mouse
        .driver
        .app
        .scores()
        .form()
        .expect("the sheet is open")
        .draft
        .seats()
}

#[test]
fn a_double_press_removes_one_player_and_opens_no_rule() {
    for room in [PHONE, WIDE] {
        let (_folder, driver) = sheet(4);
        let mut mouse = Mouse::new(driver, room);
        // On a phone the player who was added last is shown.
        let at = mouse.middle(if room == PHONE {
            "remove-3"
        } else {
            "remove-0"
        });
        assert!(mouse.press(at));
        assert!(!mouse.press_at_once(at), "{room:?}");
        assert_eq!(seats(&mouse), 3);
        // After a moment the next one, without a press elsewhere.
        let at = mouse.middle("remove-0");
        assert!(mouse.press(at), "{room:?}");
        assert_eq!(seats(&mouse), 2);
        let place = mouse.sight().place("remove-0");
        assert!(
            place.is_some() && !mouse.driver.try_press_named("remove-0"),
            "two players stay"
        );
    }
}

#[test]
fn a_wrong_number_of_one_player_leaves_the_results_of_the_others() {
    for room in [PHONE, WIDE] {
        let (_folder, mut driver) = sheet(4);
        for (seat, cogs) in ["31", "x", "33", "34"].into_iter().enumerate() {
            let at = format!("ranking.players[{seat}].cogs");
            driver.send(Message::Scores(scores::Message::Form(
                form::Message::Typed(at, cogs.to_owned()),
            )));
        }
        let texts = driver.texts_at(room);
        let has = |total: &str| texts.iter().any(|text| text == total);
        assert!(
            ["31", "33", "34"].into_iter().all(has),
            "{room:?}: {texts:?}"
        );
    }
}

#[test]
fn the_first_step_of_a_number_counts_from_0() {
    let mut draft = solkeeper::scorebook::ScoreForm::new(Game::MarsNeedsMechanics);
    let at = |field: &str| format!("ranking.players[0].{field}");
    for (field, least, by, steps) in [
        ("mechanisms", None, -1, ["-1", "-2"]),
        ("cogs", Some(0), 1, ["1", "2"]),
        ("hand", Some(0), -1, ["0", "0"]),
    ] {
        for wanted in steps {
            draft.step(&at(field), by, least);
            assert_eq!(draft.text(&at(field)), wanted, "{field}");
        }
    }
}

#[test]
fn tab_passes_the_buttons_of_tiles() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    driver.press_named("scores");
    driver.press_named("new-mechanica");
    driver.by_keyboard(PHONE);
    driver.type_into("players[0].improvements", "3");
    assert!(!driver.tap(iced::keyboard::key::Named::Tab));
    assert!(driver.strike(
        iced::keyboard::Key::Character("7".into()),
        iced::keyboard::Modifiers::empty(),
        Some("7")
    ));
    assert_eq!(
        driver
            .app
            .scores()
            .form()
            .expect("a form")
            .draft
            .text("players[0].other_tiles"),
        "7"
    );
}

/// The parts of the board are one scroll each; another one begins at its top.
#[test]
fn another_part_of_the_board_begins_at_its_top() {
    let (_folder, mut driver) = planning(Language::English, board::Tab::Blocks);
    driver.scrolling(PHONE);
    let to = |driver: &mut Driver, tab| {
        driver.send(Message::Table(table::Message::Board(board::Message::Tab(
            tab,
        ))));
    };
    let mut was_scrolled = false;
    for from in [board::Tab::Blocks, board::Tab::Crew, board::Tab::Cargo] {
        to(&mut driver, from);
        let delta = mouse::ScrollDelta::Pixels { x: 0.0, y: -9000.0 };
        let at = mouse::Cursor::Available(Point::new(PHONE.0 / 2.0, PHONE.1 * 0.6));
        let _ = driver.give(&[Event::Mouse(mouse::Event::WheelScrolled { delta })], at);
        was_scrolled |= all_scrolled(&mut driver) > 0.0;
        to(&mut driver, board::Tab::Map);
        assert_eq!(all_scrolled(&mut driver), 0.0, "after {from:?}");
    }
    assert!(was_scrolled, "nothing scrolls");
}

fn all_scrolled(driver: &mut Driver) -> f32 {
    let mut scrolled = Scrolled { all: true, by: 0.0 };
    driver.look(&mut scrolled);
    scrolled.by
}

/// What tells one from another comes first: a row and a button of a phone are one line.
#[test]
fn a_managed_track_is_named_first_in_a_plan_and_on_undo() {
    for (language, named, undone) in [
        (
            Language::English,
            "Manage: Working",
            "Undo: plan: Manage: Working",
        ),
        (
            Language::Italian,
            "Gestione: Complesso Lavorativo",
            "Annullate: piano: Gestione: Complesso Lavorativo",
        ),
    ] {
        let (_folder, mut driver) = planning(language, board::Tab::Blocks);
        driver.send(Message::Table(table::Message::Play(
            Command::CorrectTrack {
                block: Block::Working,
                to: 3,
            },
        )));
        let kind = ActionKind::Manage(Block::Working);
        driver.send(Message::Table(table::Message::Play(Command::PlanAction {
            kind,
        })));
        driver.send(Message::Table(table::Message::ShowStep));
        let texts = driver.texts();
        for wanted in [named, undone] {
            assert!(
                texts.iter().any(|text| text.starts_with(wanted)),
                "{wanted}: {texts:?}"
            );
        }
    }
}
