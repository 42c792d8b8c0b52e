//! What is done before the first frame, and what a frame costs.

use iced::{Size, theme::Base as _};
use iced_test::core::{mouse, renderer};
use iced_test::futures::futures::StreamExt as _;
use iced_test::futures::futures::executor::block_on;
use iced_test::runtime::UserInterface;
use iced_test::runtime::user_interface::Cache;
use iced_test::runtime::{Action, task};
use solkeeper::app::screen::home;
use solkeeper::app::{App, Message, Options};
use solkeeper::language::Language;

use super::driver::{self, Driver};
use super::folders;

/// The window of the gallery's widest pictures.
const ROOM: Size = Size::new(1440.0, 900.0);

#[test]
fn the_library_is_read_without_waiting_for_the_window() {
    let (_folder, folders) = folders();
    let (_app, loading) = App::new(Options {
        folders,
        language: None,
    });
    let actions = task::into_stream(loading).expect("something is read");
    // No message is handled meanwhile.
    let messages: Vec<Message> = block_on(actions.collect::<Vec<_>>())
        .into_iter()
        .filter_map(|action| match action {
            Action::Output(message) => Some(message),
            _ => None,
        })
        .collect();
    assert!(
        matches!(
            messages[..],
            [Message::Loaded(_), Message::Home(home::Message::Listed(_))]
        ),
        "{messages:?}"
    );
}

#[test]
fn nothing_is_drawn_over_the_whole_window() {
    let (_folder, folders) = folders();
    let driver = Driver::open(&folders, Language::English);
    let mut renderer = driver::renderer();
    let theme = driver.app.look().theme();
    let mut interface =
        UserInterface::build(driver.app.view(), ROOM, Cache::default(), &mut renderer);
    let style = renderer::Style {
        text_color: theme.base().text_color,
    };
    interface.draw(&mut renderer, &theme, &style, mouse::Cursor::Unavailable);
    let quads: Vec<Size> = renderer
        .layers()
        .iter()
        .flat_map(|layer| &layer.quads)
        .map(|(quad, _)| quad.bounds.size())
        .collect();
    assert!(quads.len() > 10, "Home is drawn");
    // The theme fills the window; a quad of that size would be drawn again for each part that changes.
    let large = quads
        .iter()
        .find(|size| size.width * size.height > ROOM.width * ROOM.height / 2.0);
    assert_eq!(large, None);
}
