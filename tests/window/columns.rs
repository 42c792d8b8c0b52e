//! A step is laid out as in a window that has shown no other page.

use iced_test::core::widget::{Id, Operation};
use iced_test::core::{Rectangle, Size};
use iced_test::runtime::user_interface::{Cache, UserInterface};
use solkeeper::app::renderer::Renderer;
use solkeeper::app::screen::table;
use solkeeper::app::{App, Message};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::language::{Language, page};

use crate::driver::Driver;
use crate::{begun, driver};

/// Where everything is that has an id or words.
#[derive(Default, PartialEq)]
struct Places(Vec<(Option<Id>, String, Rectangle)>);

impl Operation for Places {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        self.0
            .extend(id.map(|id| (Some(id.clone()), String::new(), bounds)));
    }

    fn text(&mut self, id: Option<&Id>, bounds: Rectangle, text: &str) {
        self.0.push((id.cloned(), text.to_owned(), bounds));
    }
}

fn places(app: &App, room: Size, cache: &mut Cache, renderer: &mut Renderer) -> Places {
    let mut interface = UserInterface::build(app.view(), room, std::mem::take(cache), renderer);
    let mut places = Places::default();
    interface.operate(renderer, &mut places);
    *cache = interface.into_cache();
    places
}

#[test]
fn the_columns_of_a_step_do_not_depend_on_the_page_before() {
    let (_folder, mut driver) = begun(Language::English);
    driver.send(Message::Table(table::Message::Play(Command::KeepBoard {
        full: true,
    })));
    let mut player = Player::new(Style::Careful, 7);
    for _ in 0..260 {
        let Some(command) = player.next(driver.game()) else {
            break;
        };
        driver.send(Message::Table(table::Message::Play(command)));
    }
    let mut renderer = driver::renderer();
    let (room, mut cache) = (Size::new(1440.0, 900.0), Cache::default());
    let mut other = Vec::new();
    for (name, message) in [
        ("undo", table::Message::Undo),
        ("redo", table::Message::Redo),
    ] {
        for press in 0..40 {
            driver.send(Message::Table(message.clone()));
            let shown = places(&driver.app, room, &mut cache, &mut renderer);
            let fresh = places(&driver.app, room, &mut Cache::default(), &mut renderer);
            if shown != fresh {
                other.push(format!(
                    "{name} {press} in {}",
                    driver.game().state().step_id()
                ));
            }
        }
    }
    assert!(other.is_empty(), "{other:?}");
}

fn heading(driver: &Driver) -> String {
    let game = driver.game();
    let page = page::page(driver.app.localizer(), game);
    format!("{} {}", game.state().step_id(), page.heading)
}

/// The same while the game goes on, in Story and with the Full board.
#[test]
fn the_columns_of_the_next_step_are_those_of_a_fresh_page() {
    let mut renderer = driver::renderer();
    let room = Size::new(1440.0, 900.0);
    for full in [false, true] {
        let (_folder, mut driver) = begun(Language::Italian);
        driver.send(Message::Table(table::Message::Play(Command::KeepBoard {
            full,
        })));
        let mut player = Player::new(Style::Careful, 11);
        let (mut cache, mut other) = (Cache::default(), Vec::new());
        let (mut played, mut before) = (0, String::new());
        for _ in 0..90 {
            let Some(command) = player.next(driver.game()) else {
                break;
            };
            driver.send(Message::Table(table::Message::Play(command)));
            let shown = places(&driver.app, room, &mut cache, &mut renderer);
            // A report within a step leaves its columns as they are.
            let page = heading(&driver);
            if std::mem::replace(&mut before, page.clone()) == page {
                continue;
            }
            played += 1;
            let fresh = places(&driver.app, room, &mut Cache::default(), &mut renderer);
            if shown != fresh {
                other.push(page);
            }
        }
        assert!(played > 30, "only {played} pages");
        assert!(other.is_empty(), "full: {full}: {other:?}");
    }
}
