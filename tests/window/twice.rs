//! Two presses on the same spot meet the same control, and the main button stays where it is.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use iced_test::core::widget::{Id, Operation, operation::Scrollable};
use iced_test::core::{Event, Point, Rectangle, Size, Vector, clipboard, mouse, window};
use iced_test::runtime::user_interface::{Cache, UserInterface};
use solkeeper::app::Message;
use solkeeper::app::renderer::Renderer;
use solkeeper::app::screen::table::{self, Side};
use solkeeper::app::screen::{home, my_box, settings, wizard};
use solkeeper::first_martians::board::ActionKind;
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::my_box::BoxGroup;
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::queries::quote::quoted_actions;
use solkeeper::first_martians::state::{ComponentSource, Step};
use solkeeper::language::Language;

use crate::driver::{Driver, pressed, renderer};
use crate::{begun, finished, folders};

/// A phone, a small and a large window.
pub const ROOMS: [(f32, f32); 3] = [(390.0, 844.0), (1024.0, 600.0), (1440.0, 900.0)];

/// What is in the window, by id, as far as it is in sight.
#[derive(Default)]
pub struct Sight {
    places: Vec<(String, Rectangle)>,
    around: Option<(Rectangle, Vector)>,
    entering: Option<(Rectangle, Vector)>,
}

impl Sight {
    pub fn place(&self, id: &str) -> Option<Rectangle> {
        let id = format!("{:?}", Id::from(id.to_owned()));
        self.places
            .iter()
            .find(|(name, _)| *name == id)
            .map(|(_, place)| *place)
    }

    /// The innermost control at that point.
    pub fn at(&self, point: Point) -> Option<&str> {
        self.places
            .iter()
            .rev()
            .find(|(_, place)| place.contains(point))
            .map(|(id, _)| id.as_str())
    }
}

impl Operation for Sight {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let outer = self.around;
        self.around = self.entering.take().or(outer);
        operate(self);
        self.around = outer;
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        let Some(id) = id else { return };
        let bounds = match self.around {
            Some((shown, by)) => shown.intersection(&(bounds - by)),
            None => Some(bounds),
        };
        self.places
            .extend(bounds.map(|bounds| (format!("{id:?}"), bounds)));
    }

    fn scrollable(
        &mut self,
        _: Option<&Id>,
        bounds: Rectangle,
        _: Rectangle,
        by: Vector,
        _: &mut dyn Scrollable,
    ) {
        self.entering = Some((bounds, by));
    }
}

/// A mouse in a window that keeps its focus and its scrolling between two presses.
pub struct Mouse {
    pub driver: Driver,
    cache: Cache,
    renderer: Renderer,
    room: Size,
    now: Instant,
}

impl Mouse {
    pub fn new(driver: Driver, room: (f32, f32)) -> Self {
        Self {
            driver,
            cache: Cache::default(),
            renderer: renderer(),
            room: Size::from(room),
            now: Instant::now(),
        }
    }

    fn give(&mut self, events: &[Event], at: Point) -> Vec<Message> {
        let mut interface = UserInterface::build(
            self.driver.app.view(),
            self.room,
            std::mem::take(&mut self.cache),
            &mut self.renderer,
        );
        let mut messages = Vec::new();
        for event in events
            .iter()
            .chain([&Event::Window(window::Event::RedrawRequested(self.now))])
        {
            let cursor = mouse::Cursor::Available(at);
            let event = std::slice::from_ref(event);
            interface.update(
                event,
                cursor,
                &mut self.renderer,
                &mut clipboard::Null,
                &mut messages,
            );
        }
        self.cache = interface.into_cache();
        messages
    }

    /// Presses after a pause.
    pub fn press(&mut self, at: Point) -> bool {
        self.give(&[], at);
        self.now += Duration::from_secs(1);
        self.give(&[], at);
        self.press_at_once(at)
    }

    /// Presses as quickly as a double press.
    pub fn press_at_once(&mut self, at: Point) -> bool {
        let button =
            |event: fn(mouse::Button) -> mouse::Event| Event::Mouse(event(mouse::Button::Left));
        let events = [
            Event::Mouse(mouse::Event::CursorMoved { position: at }),
            button(mouse::Event::ButtonPressed),
            button(mouse::Event::ButtonReleased),
        ];
        let messages = self.give(&events, at);
        let pressed = !messages.is_empty();
        messages
            .into_iter()
            .for_each(|message| self.driver.send(message));
        pressed
    }

    pub fn sight(&mut self) -> Sight {
        let mut sight = Sight::default();
        let mut interface = UserInterface::build(
            self.driver.app.view(),
            self.room,
            std::mem::take(&mut self.cache),
            &mut self.renderer,
        );
        interface.operate(&self.renderer, &mut sight);
        self.cache = interface.into_cache();
        sight
    }

    /// The ids of all that has one and is in sight, each with its middle.
    pub fn controls(&mut self) -> Vec<(String, Point)> {
        let sight = self.sight();
        let places = sight.places.iter().filter(|(_, place)| place.height > 30.0);
        let all = places
            .filter_map(|(id, place)| Some((id.split('"').nth(1)?.to_owned(), place.center())));
        // Not what is only around a control.
        all.filter(|(id, at)| {
            sight
                .at(*at)
                .is_some_and(|inner| inner.contains(&format!("\"{id}\"")))
        })
        .collect()
    }

    /// Types a character.
    pub fn strike(&mut self, character: &str) {
        self.press_key(Key::Character(character.into()), Some(character));
    }

    /// Presses a key that has a name.
    pub fn tap(&mut self, key: Named) {
        self.press_key(Key::Named(key), None);
    }

    fn press_key(&mut self, key: Key, text: Option<&str>) {
        let event = pressed(key, Modifiers::empty(), text);
        let messages = self.give(&[event], Point::new(-1.0, -1.0));
        messages
            .into_iter()
            .for_each(|message| self.driver.send(message));
    }

    /// Turns the wheel over the middle of the window, far down.
    pub fn scroll_to_end(&mut self) {
        let delta = mouse::ScrollDelta::Pixels { x: 0.0, y: -9000.0 };
        let at = Point::new(self.room.width / 2.0, self.room.height / 2.0);
        self.give(&[Event::Mouse(mouse::Event::WheelScrolled { delta })], at);
    }

    /// The middle of a control, scrolled into sight where it is not.
    pub fn middle(&mut self, id: &str) -> Point {
        let whole = |mouse: &mut Self| {
            mouse
                .sight()
                .place(id)
                .filter(|place| place.height > 40.0)
                .map(|place| place.center())
        };
        if let Some(middle) = whole(self) {
            return middle;
        }
        for (y, turns) in [(1000.0, 200), (-60.0, 400)] {
            for _ in 0..turns {
                let scrolled = Event::Mouse(mouse::Event::WheelScrolled {
                    delta: mouse::ScrollDelta::Pixels { x: 0.0, y },
                });
                // Into both columns of a wide window.
                for x in [self.room.width / 4.0, self.room.width - 100.0] {
                    self.give(
                        std::slice::from_ref(&scrolled),
                        Point::new(x, self.room.height / 2.0),
                    );
                }
                if let Some(middle) = whole(self) {
                    return middle;
                }
            }
        }
        panic!(
            "{id} is nowhere at {:?}:\n{}",
            self.room,
            self.driver.texts().join("\n")
        );
    }

    /// Presses a control again and again where it was first, and sees it there each time. Whether the first press did anything.
    #[track_caller]
    pub fn press_again(&mut self, id: &str, times: usize) -> bool {
        let at = self.middle(id);
        let wanted = self.sight().at(at).map(str::to_owned);
        let place = self.sight().place(id);
        let mut first = None;
        for turn in 1..=times {
            let pressed = self.press_at_once(at);
            first.get_or_insert(pressed);
            let sight = self.sight();
            assert_eq!(
                sight.at(at).map(str::to_owned),
                wanted,
                "after {turn} presses on {id} at {:?}",
                self.room
            );
            assert_eq!(
                sight.place(id),
                place,
                "{id} has moved after {turn} presses at {:?}:\n{}",
                self.room,
                self.driver.texts().join("\n")
            );
        }
        first == Some(true)
    }
}

pub fn play(driver: &mut Driver, command: Command) {
    driver.send(Message::Table(table::Message::Play(command)));
}

pub fn play_to(driver: &mut Driver, there: impl Fn(&Driver) -> bool) {
    let mut player = Player::new(Style::Careful, 3);
    for _ in 0..900 {
        if there(driver) {
            return;
        }
        let command = player.next(driver.game()).expect("the game goes on");
        play(driver, command);
    }
    panic!("the game never gets there");
}

pub fn everywhere(mut look: impl FnMut(Language, (f32, f32))) {
    for &language in Language::ALL {
        for room in ROOMS {
            look(language, room);
        }
    }
}

pub fn is_at(driver: &Driver, step: &Step) -> bool {
    driver.game().state().step == *step && driver.game().state().queue.is_empty()
}

#[test]
fn undo_and_redo_stay_under_the_pointer() {
    everywhere(|language, room| {
        let (_folder, mut driver) = begun(language);
        play_to(&mut driver, |driver| {
            is_at(driver, &Step::Oxygen) && driver.game().state().sol == 1
        });
        let mut mouse = Mouse::new(driver, room);
        let position = |mouse: &Mouse| {
            mouse
                .driver
                .app
                .session()
                .expect("a game")
                .table()
                .position()
        };
        let before = position(&mouse);
        assert!(mouse.press_again("undo", 3));
        assert_ne!(
            position(&mouse),
            before,
            "three presses have undone something"
        );
        assert!(
            mouse.press_again("redo", 4),
            "the last press has nothing to redo"
        );
        assert_eq!(position(&mouse), before);
    });
}

#[test]
fn the_main_button_stays_where_it_is() {
    everywhere(|language, room| {
        let (_folder, mut driver) = begun(language);
        play(
            &mut driver,
            Command::SetDice {
                dice: ComponentSource::Physical,
            },
        );
        let mut mouse = Mouse::new(driver, room);
        let mut player = Player::new(Style::Careful, 5);
        let mut places = BTreeMap::new();
        while mouse.driver.game().state().sol < 3 {
            let step = mouse.driver.game().state().step_id().to_owned();
            let sight = mouse.sight();
            let all =
                ["main", "undo", "redo"].map(|id| sight.place(id).map(|it| format!("{it:?}")));
            assert!(
                all.iter().all(Option::is_some),
                "{step} at {room:?}: {all:?}"
            );
            places.entry(all).or_insert(step);
            let Some(command) = player.next(mouse.driver.game()) else {
                break;
            };
            play(&mut mouse.driver, command);
        }
        assert_eq!(places.len(), 1, "at {room:?}: {places:#?}");
    });
}

#[test]
fn a_pawn_is_added_and_taken_off_at_the_same_spot() {
    everywhere(|language, room| {
        let (_folder, mut driver) = begun(language);
        play(&mut driver, Command::KeepBoard { full: true });
        play_to(&mut driver, |driver| is_at(driver, &Step::Plan));
        let possible = quoted_actions(driver.game())
            .into_iter()
            .filter_map(|(kind, quote)| Some((quote.ok()?.sure, kind)));
        let (pawns_needed, kind) = possible.max_by_key(|(sure, _)| *sure).expect("an action");
        assert!(pawns_needed > 1, "an action for several");
        play(&mut driver, Command::PlanAction { kind });
        play(
            &mut driver,
            Command::PlanAction {
                kind: ActionKind::Rest,
            },
        );
        // The whole board hides the stacks.
        driver.send(Message::Table(table::Message::ShowStep));
        let pawns = |mouse: &Mouse| {
            let board = mouse.driver.game().state().board.as_ref().expect("kept");
            board
                .plan
                .iter()
                .map(|planned| planned.pawns.len())
                .sum::<usize>()
        };
        let mut mouse = Mouse::new(driver, room);
        let open = |mouse: &mut Mouse, index: usize| {
            if !mouse.driver.shows(&format!("why-{index}")) {
                let row = mouse.middle(&format!("stack-{index}"));
                assert!(mouse.press(row));
            }
        };
        for (index, id) in [(0, "pawns-0-1"), (0, "pawns-0-2"), (1, "pawns-1-1")] {
            open(&mut mouse, index);
            let before = pawns(&mouse);
            assert!(mouse.press_again(id, 1), "{id} adds a pawn");
            assert_eq!(pawns(&mouse), before + 1);
        }
        open(&mut mouse, 0);
        assert!(mouse.press_again("raise-0-2", 2));
        assert!(mouse.press_again("pawns-0-1", 5));
    });
}

#[test]
fn numbers_are_stepped_at_the_same_spot() {
    everywhere(|language, room| {
        let (_folder, mut driver) = begun(language);
        play_to(&mut driver, |driver| is_at(driver, &Step::Sheet));
        let mut mouse = Mouse::new(driver, room);
        for (id, times) in [
            ("sheet-morale-more", 12),
            ("sheet-morale-less", 12),
            ("sheet-sols-more", 8),
        ] {
            assert!(mouse.press_again(id, times), "{id} at {room:?}");
        }
        play_to(&mut mouse.driver, |driver| {
            matches!(driver.game().state().step, Step::MalfunctionDice { .. })
        });
        for id in ["enter-working", "enter-living", "enter-systems"] {
            if mouse.driver.shows(id) {
                assert!(mouse.press_again(id, 7), "{id} at {room:?}");
            }
        }
        play_to(&mut mouse.driver, |driver| {
            matches!(driver.game().state().step, Step::Penalties { .. })
        });
        for id in [
            "enter-working-more",
            "enter-living-less",
            "enter-systems-more",
        ] {
            assert!(mouse.press_again(id, 14), "{id} at {room:?}");
        }
        mouse
            .driver
            .send(Message::Table(table::Message::ShowSide(Side::Corrections)));
        for id in [
            "correct-morale-more",
            "correct-morale-less",
            "correct-working-more",
        ] {
            assert!(mouse.press_again(id, 12), "{id} at {room:?}");
        }
    });
}

#[test]
fn numbers_of_the_box_and_of_other_screens_are_stepped_at_the_same_spot() {
    everywhere(|language, room| {
        let (_folder, folders) = folders();
        let mut mouse = Mouse::new(Driver::open(&folders, language), room);
        mouse.driver.send(Message::Home(home::Message::Settings));
        mouse
            .driver
            .send(Message::Settings(settings::Message::MyBox));
        mouse.driver.send(Message::MyBox(my_box::Message::Group(
            BoxGroup::MalfunctionDice,
        )));
        let number = mouse.sight().places.iter().find_map(|(id, _)| {
            let id = id.split('"').nth(1)?;
            id.ends_with("-more").then(|| id.to_owned())
        });
        assert!(mouse.press_again(&number.expect("a number of the box"), 4));
        let mut mouse = Mouse::new(mouse.driver.reopened(), room);
        mouse.driver.send(Message::Home(home::Message::Sheet(None)));
        mouse
            .driver
            .send(Message::Wizard(wizard::Message::Go(wizard::Step::Numbers)));
        assert!(mouse.press_again("sheet-morale-more", 12));
    });
}

/// The steppers in sight.
fn steppers(mouse: &mut Mouse) -> Vec<String> {
    let ids = mouse
        .sight()
        .places
        .into_iter()
        .filter(|(_, place)| place.height > 40.0);
    let ids = ids.filter_map(|(id, _)| id.split('"').nth(1).map(str::to_owned));
    ids.filter(|id| id.ends_with("-more") || id.ends_with("-less"))
        .collect()
}

#[test]
fn numbers_of_score_sheets_are_stepped_at_the_same_spot() {
    let mut seen = 0;
    everywhere(|language, room| {
        let (_folder, folders) = folders();
        finished::some(&folders);
        let mut mouse = Mouse::new(Driver::open(&folders, language), room);
        mouse.driver.send(Message::Home(home::Message::Scores));
        for (_, open) in finished::VIEWS {
            open(&mut mouse.driver);
            let all = steppers(&mut mouse);
            seen += all.len();
            for id in all {
                mouse.press_again(&id, 2);
            }
            finished::close(&mut mouse.driver);
        }
    });
    assert!(seen > 20, "only {seen} steppers");
}

#[test]
fn a_report_is_repeated_at_the_same_spot() {
    everywhere(|language, room| {
        let (_folder, mut driver) = begun(language);
        play_to(&mut driver, |driver| is_at(driver, &Step::Resolve));
        let low = Command::CorrectMorale { to: -2 };
        driver.send(Message::Table(table::Message::Play(low)));
        driver.send(Message::Table(table::Message::ShowSide(Side::Report)));
        let mut mouse = Mouse::new(driver, room);
        for id in ["unwind", "morale-less", "morale-more"] {
            assert!(mouse.press_again(id, 2), "{id} at {room:?}");
        }
        // What stands open above them stays so.
        mouse.driver.press_named("adventure-explore");
        for id in ["morale-less", "morale-more"] {
            assert!(mouse.press_again(id, 2), "{id} at {room:?}");
        }
    });
}

#[test]
fn the_other_games_step_numbers_at_the_same_spot() {
    everywhere(|language, room| {
        let (_folder, folders) = folders();
        let mut driver = Driver::open(&folders, language);
        driver.press_named("begin-mechanica");
        driver.press_named("players-1");
        driver.press_named("main");
        let mut mouse = Mouse::new(driver, room);
        for _ in 0..2 {
            assert!(!mouse.press_again("main", 2), "the tiles are not entered");
            // On a phone the next question takes the place of this one: another page.
            let first = mouse.middle("reveal-improvement-0");
            assert!(mouse.press(first));
            assert!(mouse.press_again("reveal-price-more", 30));
            mouse.driver.press_named("do-reveal");
        }
        mouse.driver.press_named("main");
        mouse.driver.press_named("main");
        assert!(mouse.press_again("ship-basic-more", 4));
        assert!(mouse.press_again("undo", 3));
        assert!(mouse.press_again("redo", 3));
    });
}
