//! A second press at the same point meets the same control, or none. Another one is there only on another page, and a press that comes
//! too early sends nothing.
//!
//! Walks through games and presses what was pressed least so far. `SOLKEEPER_PRESSES=all` walks longer, in both languages and at every
//! size, as `.ci/long` does; `SOLKEEPER_PRESSES=1440x900,360x640` walks as long at these sizes only.

use iced::keyboard::key::Named;
use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use iced_test::core::widget::operation::{Focusable, Scrollable, TextInput};
use iced_test::core::widget::{Id, Operation};
use iced_test::core::{Event, Point, Rectangle, Vector, mouse, window};
use solkeeper::app::Message;
use solkeeper::app::helper_game::HelperGame;
use solkeeper::app::screen::table::board::{self, BoardPart, Tab};
use solkeeper::app::screen::{home, table};
use solkeeper::app::widget::{AccessibleRole, RemoteInput, RemoteKind};
use solkeeper::first_martians::board::Place;
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::state::Step;
use solkeeper::first_martians::vocabulary::{Block, Facility};
use solkeeper::language::Language;

use crate::driver::{Driver, lay_game};
use crate::twice::{Sight, is_at, play, play_to};
use crate::{begun, folders, planned, planning};

/// A phone, a small and a large window.
pub const ROOMS: [(f32, f32); 3] = [(390.0, 844.0), (1024.0, 600.0), (1440.0, 900.0)];
/// The sizes of the gallery, and one more that many screens have.
pub const MORE_ROOMS: [(f32, f32); 6] = [
    (360.0, 640.0),
    (390.0, 844.0),
    (1024.0, 600.0),
    (1366.0, 768.0),
    (1440.0, 900.0),
    (1920.0, 1200.0),
];
/// They mean the same on every page.
const STEADY: [&str; 3] = ["undo", "redo", "add-player"];
/// What leads out of a game, by the beginnings of its ids.
const LEADS_OUT: [&str; 17] = [
    "home",
    "rules",
    "settings",
    "step-help",
    "ask-",
    "rule-",
    "sum-",
    "wrong",
    "quit",
    "end-",
    "my-box",
    "to-scores",
    "compare",
    "main-back",
    "again",
    "share",
    "board-legend",
];

/// What can be pressed, by id, as far as it is in sight.
#[derive(Default)]
pub struct Controls {
    around: Vec<Option<Id>>,
    entering: Option<Id>,
    scrolled: Option<(Rectangle, Vector)>,
    scrolls: Option<(Rectangle, Vector)>,
    field: bool,
    pub found: Vec<(String, Rectangle)>,
}

impl Controls {
    pub fn at(&self, point: Point) -> Option<&str> {
        self.found
            .iter()
            .rev()
            .find(|(_, place)| place.contains(point))
            .map(|(id, _)| id.as_str())
    }

    fn seen(&self, bounds: Rectangle) -> Option<Rectangle> {
        self.scrolled.map_or(Some(bounds), |(shown, by)| {
            shown.intersection(&(bounds - by))
        })
    }
}

impl Operation for Controls {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let outer = self.scrolled;
        self.scrolled = self.scrolls.take().or(outer);
        self.around.push(self.entering.take());
        operate(self);
        let _ = self.around.pop();
        self.scrolled = outer;
    }

    fn container(&mut self, id: Option<&Id>, _: Rectangle) {
        self.entering = id.cloned();
    }

    fn scrollable(
        &mut self,
        _: Option<&Id>,
        bounds: Rectangle,
        _: Rectangle,
        by: Vector,
        _: &mut dyn Scrollable,
    ) {
        let before = self.scrolled.map_or(Vector::new(0.0, 0.0), |(_, by)| by);
        self.scrolls = Some((self.seen(bounds).unwrap_or_default(), before + by));
    }

    fn text_input(&mut self, _: Option<&Id>, _: Rectangle, _: &mut dyn TextInput) {
        self.field = true;
    }

    fn focusable(&mut self, _: Option<&Id>, bounds: Rectangle, _: &mut dyn Focusable) {
        if std::mem::take(&mut self.field) {
            return;
        }
        let Some(id) = self.around.iter().rev().flatten().next() else {
            return;
        };
        let id = format!("{id:?}");
        let id = id.split('"').nth(1).unwrap_or(&id).to_owned();
        self.found.extend(
            self.seen(bounds)
                .filter(|place| place.height > 8.0)
                .map(|place| (id, place)),
        );
    }
}

/// A mouse in a window, and a clock that only it moves.
pub struct Walk {
    pub driver: Driver,
    room: (f32, f32),
    now: Instant,
    /// How often each control was pressed on each kind of page.
    pressed: BTreeMap<String, usize>,
    pub faults: BTreeSet<String>,
    player: Player,
}

impl Walk {
    pub fn new(mut driver: Driver, room: (f32, f32)) -> Self {
        driver.scrolling(room);
        let (pressed, faults) = (BTreeMap::new(), BTreeSet::new());
        Self {
            driver,
            room,
            now: Instant::now(),
            pressed,
            faults,
            player: Player::new(Style::Careful, 3),
        }
    }

    pub fn controls(&mut self) -> Controls {
        let mut controls = Controls::default();
        self.driver.look(&mut controls);
        controls
    }

    /// Draws a frame, lets that time pass, and draws another one.
    pub fn wait(&mut self, milliseconds: u64) {
        self.frame();
        self.now += Duration::from_millis(milliseconds);
        self.frame();
    }

    fn frame(&mut self) {
        let sent = self.driver.give(
            &[Event::Window(window::Event::RedrawRequested(self.now))],
            mouse::Cursor::Unavailable,
        );
        sent.into_iter()
            .for_each(|message| self.driver.send(message));
    }

    /// The kind of the step of the open helper game.
    pub fn helper_step(&self) -> String {
        let step = match self.driver.app.helper() {
            Some(HelperGame::PocketMars(it)) => format!("{:?}", it.session.game().state().step),
            Some(HelperGame::Mechanica(it)) => format!("{:?}", it.session.game().state().step),
            Some(HelperGame::MarsNeedsMechanics(it)) => {
                format!("{:?}", it.session.game().state().step)
            }
            None => String::new(),
        };
        step.split(|it: char| !it.is_alphabetic())
            .next()
            .unwrap_or_default()
            .to_owned()
    }

    /// Whether a press at that point sent anything.
    pub fn press(&mut self, at: Point) -> bool {
        let button =
            |event: fn(mouse::Button) -> mouse::Event| Event::Mouse(event(mouse::Button::Left));
        let events = [
            Event::Mouse(mouse::Event::CursorMoved { position: at }),
            button(mouse::Event::ButtonPressed),
            button(mouse::Event::ButtonReleased),
        ];
        let sent = self.driver.give(&events, mouse::Cursor::Available(at));
        let is_heard = !sent.is_empty();
        sent.into_iter()
            .for_each(|message| self.driver.send(message));
        is_heard
    }

    /// Presses a control, and at once again at the same point; whether it was heard.
    pub fn press_twice(&mut self, id: &str, at: Point) -> bool {
        let page = self.driver.app.page_key();
        let step = self
            .driver
            .app
            .session()
            .map(|it| it.game().state().step_id().to_owned())
            .unwrap_or_default();
        if !self.press(at) {
            return false;
        }
        let is_other_page = self.driver.app.page_key() != page;
        let now = self.controls().at(at).map(str::to_owned);
        let room = self.room;
        match now {
            Some(now) if !is_other_page && now != id => {
                let _ = self.faults.insert(format!(
                    "{room:?} {step}: {id} becomes {now} on the same page"
                ));
            }
            Some(now) if is_other_page && !(STEADY.contains(&id) && now == id) => {
                self.wait(200);
                if self.press(at) {
                    let _ = self.faults.insert(format!(
                        "{room:?}: after {id} the press on {now} of another page is heard"
                    ));
                }
            }
            _ => {}
        }
        true
    }

    /// Presses that many controls, each time the one that was pressed least, and plays on in between.
    pub fn go(&mut self, presses: usize, plays: bool) {
        for turn in 0..presses {
            self.wait(1000);
            let kind = |id: &str| id.trim_matches(|it: char| it.is_ascii_digit()).to_owned();
            let session = self.driver.app.session();
            let step = session.map_or_else(
                || self.helper_step(),
                |it| it.game().state().step_id().to_owned(),
            );
            let controls = self.controls();
            let stays = |id: &str| !LEADS_OUT.iter().any(|out| id.starts_with(out));
            let all = controls
                .found
                .iter()
                .filter(|(id, place)| stays(id) && controls.at(place.center()) == Some(id));
            let count = |id: &str| {
                self.pressed
                    .get(&format!("{step} {}", kind(id)))
                    .copied()
                    .unwrap_or(0)
            };
            let Some((id, place)) = all.min_by_key(|(id, _)| count(id)).cloned() else {
                return;
            };
            *self
                .pressed
                .entry(format!("{step} {}", kind(&id)))
                .or_default() += 1;
            let _ = self.press_twice(&id, place.center());
            if plays && turn % 4 == 3 {
                // A game that was left goes on.
                if self.driver.app.session().is_none() {
                    self.driver.send(Message::Home(home::Message::Main));
                }
                self.driver.send(Message::Table(table::Message::ShowStep));
                let next = self
                    .driver
                    .app
                    .session()
                    .and_then(|session| self.player.next(session.game()));
                next.into_iter()
                    .for_each(|command| play(&mut self.driver, command));
            }
        }
    }
}

/// Whether everything is tried, for as long as it takes.
pub fn is_all() -> bool {
    std::env::var_os("SOLKEEPER_PRESSES").is_some()
}

/// The sizes at which everything is tried: those that `SOLKEEPER_PRESSES` lists, or all.
pub fn tried_rooms() -> Vec<(f32, f32)> {
    let wanted = std::env::var("SOLKEEPER_PRESSES").unwrap_or_default();
    if wanted == "all" {
        return MORE_ROOMS.into();
    }
    let rooms: Vec<_> = MORE_ROOMS
        .into_iter()
        .filter(|(width, height)| {
            wanted
                .split(',')
                .any(|room| room == format!("{width}x{height}"))
        })
        .collect();
    assert_eq!(
        rooms.len(),
        wanted.split(',').count(),
        "SOLKEEPER_PRESSES names a size that is not tried: {wanted}"
    );
    rooms
}

/// What is walked through in every size: with how many presses.
fn everywhere(
    usual: usize,
    more: usize,
    mut walk: impl FnMut(Language, (f32, f32), usize) -> BTreeSet<String>,
) {
    let mut faults = BTreeSet::new();
    if is_all() {
        for &language in Language::ALL {
            tried_rooms()
                .into_iter()
                .for_each(|room| faults.append(&mut walk(language, room, more)));
        }
    } else {
        let languages = Language::ALL.iter().cycle();
        ROOMS
            .into_iter()
            .zip(languages)
            .for_each(|(room, &language)| faults.append(&mut walk(language, room, usual)));
    }
    assert_no_faults(faults);
}

/// Fails with all of them, if there are any.
pub fn assert_no_faults(faults: BTreeSet<String>) {
    let all: Vec<_> = faults.into_iter().collect();
    assert!(all.is_empty(), "{} faults:\n{}", all.len(), all.join("\n"));
}

#[test]
fn a_second_press_in_story_meets_the_same_control_or_none() {
    everywhere(24, 300, |language, room, presses| {
        let (_folder, driver) = begun(language);
        let mut walk = Walk::new(driver, room);
        walk.go(presses, true);
        walk.faults
    });
}

#[test]
fn a_second_press_on_the_full_board_meets_the_same_control_or_none() {
    everywhere(24, 400, |language, room, presses| {
        let (_folder, folders) = folders();
        lay_game(&folders, 3, 3);
        let mut driver = Driver::open(&folders, language);
        driver.send(Message::Home(home::Message::Main));
        play(&mut driver, Command::KeepBoard { full: true });
        play_to(&mut driver, |driver| crate::tableau::plans(driver.game()));
        let mut walk = Walk::new(driver, room);
        walk.go(presses, true);
        walk.faults
    });
}

#[test]
fn a_second_press_in_the_other_games_meets_the_same_control_or_none() {
    everywhere(8, 120, |language, room, presses| {
        let mut faults = BTreeSet::new();
        for game in ["mars_needs_mechanics", "mechanica", "pocket_mars"] {
            let (_folder, folders) = folders();
            let mut driver = Driver::open(&folders, language);
            driver.press_named(&format!("begin-{game}").replace('_', "-"));
            driver.press_named("main");
            let mut walk = Walk::new(driver, room);
            walk.go(presses, false);
            faults.append(
                &mut walk
                    .faults
                    .into_iter()
                    .map(|fault| format!("{game}, {fault}"))
                    .collect(),
            );
        }
        faults
    });
}

/// A window with a mission at its first step that is read or gone through.
fn at_first_step(room: (f32, f32)) -> (tempfile::TempDir, Walk) {
    let (folder, mut driver) = begun(Language::English);
    for _ in 0..3 {
        driver.press_named("main");
    }
    (folder, Walk::new(driver, room))
}

pub fn main_of(walk: &mut Walk) -> Point {
    let controls = walk.controls();
    controls
        .found
        .iter()
        .find(|(id, _)| id == "main")
        .expect("a main button")
        .1
        .center()
}

#[test]
fn a_double_press_passes_one_page_only() {
    for room in ROOMS {
        let (_folder, mut walk) = at_first_step(room);
        let position = |walk: &Walk| {
            walk.driver
                .app
                .session()
                .expect("a game")
                .table()
                .position()
        };
        let at = main_of(&mut walk);
        walk.wait(1000);
        assert!(walk.press(at));
        let there = position(&walk);
        assert!(!walk.press(at), "{room:?}: before the next page is drawn");
        walk.wait(16);
        assert!(!walk.press(at), "{room:?}: as soon as it is drawn");
        walk.wait(150);
        assert!(!walk.press(at), "{room:?}: a double press");
        assert_eq!(position(&walk), there);
        walk.wait(400);
        assert!(walk.press(at), "{room:?}: a press that was meant");
        assert_ne!(position(&walk), there);
    }
}

/// Of keys only what a held one repeats is ignored: two presses of Enter are meant.
#[test]
fn a_held_enter_passes_one_page_and_two_pass_two() {
    let (_folder, mut driver) = begun(Language::English);
    driver.by_keyboard(ROOMS[0]);
    assert!(driver.tap(Named::Enter));
    assert!(!driver.hold(Named::Enter), "a held key repeats itself");
    assert!(driver.tap(Named::Enter));
}

/// A key that is held down presses a button and a drawn part once, wherever the focus is.
#[test]
fn a_held_key_presses_neither_a_button_nor_a_drawn_part_again() {
    let focus = |driver: &mut Driver, id: &str| {
        for _ in 0..300 {
            if format!("{:?}", driver.reached()).contains(id) {
                return;
            }
            let _ = driver.tap(Named::Tab);
        }
        panic!("Tab does not lead to {id}");
    };
    let (_folder, mut driver) = begun(Language::English);
    driver.by_keyboard(ROOMS[2]);
    focus(&mut driver, "\"players-3\"");
    assert!(!driver.hold(Named::Enter) && !driver.hold(Named::Space));
    assert!(driver.tap(Named::Enter));
    let (_folder, mut driver) = planning(Language::English, Tab::Blocks);
    driver.by_keyboard(ROOMS[2]);
    focus(&mut driver, "piece-lab");
    assert!(!driver.hold(Named::Enter) && !driver.hold(Named::Space));
    assert!(driver.tap(Named::Enter));
}

/// What lies at the place of a card that was bought is another card, and it is another player's turn.
#[test]
fn a_double_press_buys_one_card() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    driver.press_named("begin-mars-needs-mechanics");
    for _ in 0..2 {
        driver.press_named("main");
    }
    let mut walk = Walk::new(driver, (1440.0, 900.0));
    walk.wait(1000);
    let controls = walk.controls();
    let card = controls
        .found
        .iter()
        .find(|(id, _)| id.starts_with("buy-"))
        .expect("a card can be bought")
        .1
        .center();
    let bought = |walk: &Walk| {
        walk.driver
            .app
            .helper()
            .map(|helper| helper.page_key())
            .expect("a game")
    };
    assert!(walk.press(card));
    let after_one = bought(&walk);
    walk.wait(150);
    assert!(!walk.press(card), "the next player's cogs are spent");
    assert_eq!(bought(&walk), after_one);
}

/// What can no longer be reported gives its place to nothing that a double press would report.
#[test]
fn a_double_press_reports_once() {
    let mut pressed = 0;
    // High enough for all reports.
    for room in [(390.0, 1400.0), (1366.0, 1400.0)] {
        let (_folder, mut driver) = begun(Language::English);
        play_to(&mut driver, |driver| is_at(driver, &Step::Resolve));
        Block::ALL
            .iter()
            .for_each(|&block| play(&mut driver, Command::CorrectTrack { block, to: 1 }));
        driver.send(Message::Table(table::Message::ShowSide(
            table::Side::Report,
        )));
        let mut walk = Walk::new(driver, room);
        let records = |walk: &Walk| {
            walk.driver
                .app
                .session()
                .expect("a game")
                .table()
                .last_record()
        };
        for block in Block::ALL {
            walk.wait(1000);
            let id = format!("manage-{}-1", block.id());
            let Some((_, place)) = walk.controls().found.into_iter().find(|(it, _)| *it == id)
            else {
                continue;
            };
            let before = records(&walk);
            assert!(walk.press(place.center()), "{room:?}: {id}");
            walk.wait(120);
            let _ = walk.press(place.center());
            assert_eq!(
                records(&walk),
                before + 1,
                "{room:?}: after {id} the second press reports something else"
            );
            pressed += 1;
        }
    }
    assert_eq!(pressed, 6, "not all reports are in sight");
}

/// Nobody presses twice by a screen reader without wanting to.
#[test]
fn a_screen_reader_is_heard_at_once() {
    let (_folder, mut walk) = at_first_step(ROOMS[0]);
    let position = |walk: &Walk| {
        walk.driver
            .app
            .session()
            .expect("a game")
            .table()
            .position()
    };
    let at = main_of(&mut walk);
    assert!(walk.press(at));
    let there = position(&walk);
    let nodes = walk.driver.accessible();
    let main = nodes.into_iter().find_map(|node| match node.role {
        AccessibleRole::Button {
            place: Some(place),
            text,
            main: true,
            ..
        } => Some((place, text)),
        _ => None,
    });
    let (place, words) = main.expect("a main button");
    walk.driver.remote(RemoteInput {
        place,
        words,
        kind: RemoteKind::Press,
    });
    assert_ne!(position(&walk), there);
}

fn place_of(walk: &mut Walk, id: &str) -> Option<Rectangle> {
    let mut sight = Sight::default();
    walk.driver.look(&mut sight);
    sight.place(id)
}

#[test]
fn a_notice_and_what_was_done_move_nothing() {
    for room in MORE_ROOMS {
        let (_folder, mut driver) = begun(Language::English);
        play_to(&mut driver, |driver| is_at(driver, &Step::Resolve));
        let mut walk = Walk::new(driver, room);
        let ids = [
            "main",
            "undo",
            "redo",
            "step-help",
            "rules",
            "tab-log",
            "tab-history",
        ];
        let before = ids.map(|id| place_of(&mut walk, id));
        assert!(before.iter().all(Option::is_some), "{room:?}: {before:?}");
        play(&mut walk.driver, Command::MoveMorale { by: -1 });
        assert_eq!(
            ids.map(|id| place_of(&mut walk, id)),
            before,
            "{room:?}: a change"
        );
        walk.driver.send(Message::NewVersion);
        assert!(
            place_of(&mut walk, "dismiss").is_some(),
            "{room:?}: the notice"
        );
        assert_eq!(
            ids.map(|id| place_of(&mut walk, id)),
            before,
            "{room:?}: a notice"
        );
        walk.driver
            .send(Message::Table(table::Message::Notices(true)));
        assert!(
            place_of(&mut walk, "dismiss-0").is_some(),
            "{room:?}: all of it"
        );
    }
}

#[test]
fn the_main_button_has_one_corner_on_the_step_on_the_board_and_on_pages() {
    for room in MORE_ROOMS {
        let (_folder, mut driver) = begun(Language::Italian);
        play(&mut driver, Command::KeepBoard { full: true });
        play_to(&mut driver, |driver| crate::tableau::plans(driver.game()));
        let mut walk = Walk::new(driver, room);
        let ids = ["main", "undo", "redo"];
        walk.driver.send(Message::Table(table::Message::ShowStep));
        let on_step = ids.map(|id| place_of(&mut walk, id));
        walk.driver
            .send(Message::Table(table::Message::ShowBoard(true)));
        assert_eq!(
            ids.map(|id| place_of(&mut walk, id)),
            on_step,
            "{room:?}: on the board"
        );
        let corner = |place: Option<Rectangle>| {
            place.map(|it| (room.0 - it.x - it.width, room.1 - it.y - it.height))
        };
        let main = corner(on_step[0]).expect("a main button");
        assert!(
            main.0 < 16.5 && main.1 < 8.5,
            "{room:?}: {main:?} from the corner"
        );
        walk.driver
            .send(Message::Table(table::Message::ReportProblem));
        let on_page = corner(place_of(&mut walk, "main")).expect("a main button");
        assert!(
            (main.0 - on_page.0).abs() < 8.5 && (main.1 - on_page.1).abs() < 0.5,
            "{room:?}: {on_page:?} on a page"
        );
    }
}

/// What was planned is below what can be planned, and the place closes: its button never becomes the one that gives up.
#[test]
fn a_second_press_on_an_action_does_not_give_it_up() {
    let place = BoardPart::Facility(Place::new(Facility::CrewQuarters, 1));
    for room in [(390.0, 844.0), (1024.0, 600.0), (1440.0, 900.0)] {
        let (_folder, driver) = planning(Language::English, Tab::Blocks);
        let mut walk = Walk::new(driver, room);
        let open = Message::Table(table::Message::Board(board::Message::Open(Some(place))));
        walk.driver.send(open.clone());
        walk.wait(1000);
        let before = planned(&walk.driver).len();
        let at = walk
            .controls()
            .found
            .iter()
            .find(|(id, _)| is_offer(id))
            .expect("an action")
            .1
            .center();
        assert!(walk.press(at), "{room:?}");
        assert_eq!(planned(&walk.driver).len(), before + 1);
        assert!(
            place_of(&mut walk, "board-open").is_none(),
            "{room:?}: the place closes"
        );
        assert!(!walk.press(at), "{room:?}: a double press");
        assert_eq!(planned(&walk.driver).len(), before + 1);
        walk.room.1 = 4000.0;
        walk.driver.scrolling(walk.room);
        walk.driver.send(open);
        let found = walk.controls().found;
        let lowest = found
            .iter()
            .filter(|(id, _)| is_offer(id))
            .map(|(_, place)| place.y)
            .fold(0.0, f32::max);
        let given_up = found
            .iter()
            .find(|(id, _)| id.starts_with("here-drop-"))
            .expect("what is planned")
            .1
            .y;
        assert!(lowest < given_up, "{room:?}: {found:?}");
    }
}

/// Whether it is the id of an action that can be planned.
fn is_offer(id: &str) -> bool {
    id.strip_prefix("here-")
        .is_some_and(|number| number.starts_with(|it: char| it.is_ascii_digit()))
}

#[test]
fn a_room_that_is_pressed_stays_where_it_is() {
    for room in [(1024.0, 600.0), (1366.0, 768.0)] {
        let (_folder, mut driver) = planning(Language::English, Tab::Blocks);
        driver.send(Message::Table(table::Message::ShowBoard(true)));
        let mut walk = Walk::new(driver, room);
        walk.wait(16);
        let (seen, mut pressed) = (room.1 - 90.0, 0);
        for id in [
            "piece-farm",
            "piece-solar_panel",
            "piece-control_center",
            "piece-oxygenator",
            "piece-lab",
            "piece-crew_quarters",
        ] {
            let Some(before) =
                place_of(&mut walk, id).filter(|it| it.y + it.height < seen && it.height > 40.0)
            else {
                continue;
            };
            assert!(walk.press(before.center()), "{room:?}: {id}");
            assert_eq!(place_of(&mut walk, id), Some(before), "{room:?}: {id}");
            walk.wait(1000);
            pressed += 1;
        }
        assert!(pressed > 0, "{room:?}: no room is in sight");
    }
}

/// From planning to the next sol: after each press of the main button the same point is deaf, whatever the main button plays then, on
/// the step and on the board.
#[test]
fn no_step_of_a_sol_is_passed_unread_by_a_double_press() {
    let mut steps = BTreeSet::new();
    for (full, on_board, room) in [
        (true, false, ROOMS[2]),
        (true, true, ROOMS[0]),
        (false, false, ROOMS[0]),
    ] {
        let (_folder, folders) = folders();
        lay_game(&folders, 3, 3);
        let mut driver = Driver::open(&folders, Language::English);
        driver.send(Message::Home(home::Message::Main));
        play(&mut driver, Command::KeepBoard { full });
        play_to(&mut driver, |driver| {
            if full {
                crate::tableau::plans(driver.game())
            } else {
                is_at(driver, &Step::Resolve)
            }
        });
        let mut walk = Walk::new(driver, room);
        for _ in 0..80 {
            let game = walk.driver.app.session().expect("a game").game();
            if game.state().sol > 1 {
                break;
            }
            let next = walk.player.next(game);
            let step = game.state().step_id().to_owned();
            let shown = if on_board {
                table::Message::PlanOn(Tab::Blocks)
            } else {
                table::Message::ShowStep
            };
            if on_board && step == "resolve" {
                walk.driver.send(Message::Table(shown));
            }
            walk.wait(1000);
            let records = |walk: &Walk| {
                walk.driver
                    .app
                    .session()
                    .expect("a game")
                    .table()
                    .last_record()
            };
            let main = walk
                .controls()
                .found
                .into_iter()
                .find(|(id, _)| id == "main")
                .map(|(_, place)| place.center());
            let before = records(&walk);
            let is_pressed = step != "plan" && main.is_some_and(|at| walk.press(at));
            let after = records(&walk);
            if let Some(at) = main.filter(|_| is_pressed && after > before) {
                walk.wait(120);
                let _ = walk.press(at);
                assert_eq!(
                    records(&walk),
                    after,
                    "{room:?}, full: {full}: a double press at {step} passes a page"
                );
                let _ = steps.insert(step);
            } else {
                next.into_iter()
                    .for_each(|command| play(&mut walk.driver, command));
            }
        }
    }
    for step in ["read", "resolve", "malfunction_dice", "clean_up"] {
        assert!(
            steps.contains(step),
            "{step} is not passed by the main button: {steps:?}"
        );
    }
}
