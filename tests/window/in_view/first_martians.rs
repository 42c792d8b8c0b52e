//! What was just pressed, planned or rolled is in sight: nobody searches for it.

use iced_test::core::Rectangle;
use solkeeper::app::Message;
use solkeeper::app::screen::table::{self, board};
use solkeeper::first_martians::board::{ActionKind, Place};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::state::{Step, Task};
use solkeeper::first_martians::vocabulary::{Direction, Facility, Region};
use solkeeper::language::Language;

use crate::driver::{Driver, lay_game};
use crate::twice::{Mouse, Sight};
use crate::{begun, folders, planned, planning, tableau};

const ROOMS: [(f32, f32); 4] = [
    (390.0, 844.0),
    (360.0, 640.0),
    (1024.0, 600.0),
    (1440.0, 900.0),
];
/// A window of 1440×900 with text of 200 %.
const LARGE_TEXT: (f32, f32) = (720.0, 450.0);
/// The tick of what is done.
const CHECK: &str = "\u{e06c}";

fn play(driver: &mut Driver, command: Command) {
    driver.send(Message::Table(table::Message::Play(command)));
}

fn board(driver: &mut Driver, message: board::Message) {
    driver.send(Message::Table(table::Message::Board(message)));
}

/// What of a widget is in sight after the scrolling that the app asked for.
fn in_sight(driver: &mut Driver, id: &str) -> Option<Rectangle> {
    let mut sight = Sight::default();
    driver.look(&mut sight);
    sight.place(id)
}

#[test]
fn what_is_pressed_on_the_board_opens_in_sight() {
    let farm = board::BoardPart::Facility(Place::new(Facility::Farm, 1));
    let north = board::BoardPart::Region(Region {
        ring: 1,
        direction: Direction::N,
    });
    for &language in Language::ALL {
        for room in ROOMS {
            for (tab, part) in [(board::Tab::Blocks, farm), (board::Tab::Map, north)] {
                let (_folder, mut driver) = planning(language, tab);
                driver.scrolling(room);
                board(&mut driver, board::Message::Open(Some(part)));
                let panel = in_sight(&mut driver, "board-open").map_or(0.0, |place| place.height);
                assert!(
                    panel > 100.0,
                    "{language} {room:?}: {panel} px of what was pressed are in sight: {part:?}"
                );
                if room.0 < 700.0 && tab == board::Tab::Blocks {
                    let pressed =
                        in_sight(&mut driver, &part.id()).map_or(0.0, |place| place.height);
                    assert!(
                        pressed > 20.0,
                        "{language} {room:?}: the room that was pressed is out of sight"
                    );
                }
            }
        }
    }
}

#[test]
fn the_legend_opens_in_sight() {
    for &language in Language::ALL {
        for room in ROOMS.into_iter().chain([LARGE_TEXT]) {
            let (_folder, mut driver) = planning(language, board::Tab::Map);
            driver.scrolling(room);
            board(&mut driver, board::Message::Legend(true));
            let signs = in_sight(&mut driver, "board-signs").map_or(0.0, |place| place.height);
            assert!(
                signs > 60.0,
                "{language} {room:?}: {signs} px of the legend are in sight"
            );
        }
    }
}

#[test]
fn a_plan_of_five_actions_is_in_sight_beside_the_board() {
    for &language in Language::ALL {
        let (_folder, mut driver) = planning(language, board::Tab::Map);
        while planned(&driver).len() < 5 {
            play(
                &mut driver,
                Command::PlanAction {
                    kind: ActionKind::Rest,
                },
            );
        }
        let mut mouse = Mouse::new(driver, (1440.0, 900.0));
        let sight = mouse.sight();
        assert!(
            sight.place("free-pawns").is_some(),
            "{language}: the free pawns"
        );
        for index in 0..5 {
            let row = sight
                .place(&format!("planned-{index}"))
                .map_or(0.0, |place| place.height);
            assert!(
                row > 43.5,
                "{language}: {row} px of action {index} are in sight"
            );
        }
    }
}

/// On the step too: the pawns and the whole plan come first, and the last action is open.
#[test]
fn the_plan_is_in_sight_on_the_step() {
    for &language in Language::ALL {
        for room in [(390.0, 844.0), (360.0, 640.0), (1024.0, 600.0)] {
            let (_folder, mut driver) = planning(language, board::Tab::Map);
            driver.send(Message::Table(table::Message::ShowStep));
            let count = planned(&driver).len();
            let mut mouse = Mouse::new(driver, room);
            let sight = mouse.sight();
            for index in 0..count {
                assert!(
                    sight.place(&format!("stack-{index}")).is_some(),
                    "{language} {room:?}: action {index}"
                );
            }
        }
    }
}

#[test]
fn only_an_action_that_lacks_nothing_is_ticked() {
    let (_folder, mut driver) = planning(Language::English, board::Tab::Blocks);
    let ticks = |driver: &Driver| {
        driver
            .texts_at((1440.0, 900.0))
            .iter()
            .filter(|text| *text == CHECK)
            .count()
    };
    assert!(!planned(&driver).is_empty());
    assert_eq!(ticks(&driver), 0, "no action has pawns");
    driver.press_named("piece-quiet_place");
    driver.press_named("here-0");
    assert_eq!(planned(&driver).last(), Some(&ActionKind::Rest));
    board(&mut driver, board::Message::Open(None));
    assert_eq!(ticks(&driver), 1, "rest has a pawn");
}

/// After a roll the order comes first, on a phone and on a small laptop.
#[test]
fn an_order_after_a_roll_is_in_sight() {
    let mut seen = 0;
    for seed in 1..=8 {
        let (_folder, folders) = folders();
        lay_game(&folders, 4, seed);
        let mut driver = Driver::open(&folders, Language::Italian);
        driver.send(Message::Home(solkeeper::app::screen::home::Message::Main));
        tableau::lay(&mut driver);
        if !tableau::play_to(&mut driver, |game| {
            matches!(game.state().step, Step::MalfunctionDice { .. })
        }) {
            continue;
        }
        play(&mut driver, Command::RollMalfunctionDice {});
        if !matches!(driver.game().state().queue.front(), Some(Task::Read { .. }))
            || !driver.shows("section-effects")
        {
            continue;
        }
        seen += 1;
        for room in [(390.0, 844.0), (1024.0, 600.0)] {
            let mut mouse = Mouse::new(driver, room);
            let orders = mouse
                .sight()
                .place("section-effects")
                .map_or(0.0, |place| place.height);
            assert!(
                orders > 88.0,
                "game {seed}, {room:?}: {orders} px of the orders are in sight"
            );
            driver = mouse.driver;
        }
    }
    assert!(seen > 0, "no card was drawn");
}

/// How the mission ended, and what can be done next.
#[test]
fn the_end_of_a_mission_is_in_sight() {
    let (_folder, mut driver) = begun(Language::Italian);
    play(&mut driver, Command::KeepBoard { full: true });
    let mut player = Player::new(Style::Careful, 7);
    while let Some(command) = player.next(driver.game()) {
        play(&mut driver, command);
    }
    assert_eq!(driver.game().state().step, Step::End);
    for room in [(390.0, 844.0), (1024.0, 600.0), (1440.0, 900.0)] {
        let mut mouse = Mouse::new(driver, room);
        for id in ["end-picture", "end-story", "end-scores"] {
            let button = mouse.sight().place(id).map_or(0.0, |place| place.height);
            assert!(button > 43.5, "{room:?}: {button} px of {id} are in sight");
        }
        driver = mouse.driver;
    }
}
