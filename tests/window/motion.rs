//! Animations end after a moment; with reduced motion there are none.

use std::time::{Duration, Instant};

use iced_test::core::renderer::{self, Headless};
use iced_test::core::theme::Base;
use iced_test::core::window::RedrawRequest;
use iced_test::core::{Event, Size, clipboard, mouse, window};
use iced_test::runtime::user_interface::{Cache, State, UserInterface};
use solkeeper::app::renderer::Renderer;
use solkeeper::app::screen::{home, settings, table};
use solkeeper::app::{App, Message};
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::state::Task;
use solkeeper::language::Language;

use crate::begun;
use crate::driver::renderer;

/// Wide enough for the tracks beside the step.
const ROOM: (u32, u32) = (1200, 800);
/// The maximum length of an animation.
const LONGEST: Duration = Duration::from_millis(200);

/// A window with its widget state between two views.
pub struct Screen {
    cache: Cache,
    renderer: Renderer,
}

impl Screen {
    pub fn new() -> Self {
        Self {
            cache: Cache::default(),
            renderer: renderer(),
        }
    }

    /// Draws a frame at that moment; whether another one was requested.
    pub fn frame(&mut self, app: &App, at: Instant) -> bool {
        self.look(app, at, |_, _| ()).0
    }

    /// Draws a frame at that moment; returns its picture.
    fn picture(&mut self, app: &App, at: Instant) -> Vec<u8> {
        let theme = app.look().theme();
        let base = theme.base();
        self.look(app, at, |interface, renderer| {
            interface.draw(
                renderer,
                &theme,
                &renderer::Style {
                    text_color: base.text_color,
                },
                mouse::Cursor::Unavailable,
            );
            renderer.screenshot(Size::new(ROOM.0, ROOM.1), 1.0, base.background_color)
        })
        .1
    }

    fn look<T>(
        &mut self,
        app: &App,
        at: Instant,
        look: impl FnOnce(&mut UserInterface<'_, Message, iced::Theme, Renderer>, &mut Renderer) -> T,
    ) -> (bool, T) {
        let room = Size::new(ROOM.0 as f32, ROOM.1 as f32);
        let mut interface = UserInterface::build(
            app.view(),
            room,
            std::mem::take(&mut self.cache),
            &mut self.renderer,
        );
        let event = Event::Window(window::Event::RedrawRequested(at));
        let cursor = mouse::Cursor::Unavailable;
        let (state, _) = interface.update(
            &[event],
            cursor,
            &mut self.renderer,
            &mut clipboard::Null,
            &mut Vec::new(),
        );
        let State::Updated { redraw_request, .. } = state else {
            panic!("a frame changes nothing but itself")
        };
        let looked = look(&mut interface, &mut self.renderer);
        self.cache = interface.into_cache();
        (redraw_request != RedrawRequest::Wait, looked)
    }
}

#[test]
fn animations_of_card_and_marker_end() {
    let (_folder, mut driver) = begun(Language::English);
    let (mut screen, mut now) = (Screen::new(), Instant::now());
    assert!(
        !screen.frame(&driver.app, now),
        "what is drawn for the first time is where it belongs"
    );
    let mut player = Player::new(Style::Careful, 5);
    let (mut cards, mut markers, mut compared) = (0, 0, 0);
    while driver.game().state().sol < 3 {
        let before = driver.game().state().clone();
        let command = player.next(driver.game()).expect("two sols go on");
        driver.send(Message::Table(table::Message::Play(command)));
        let state = driver.game().state();
        let card = matches!(state.queue.front(), Some(Task::Read { .. }))
            && state.queue.front() != before.queue.front();
        let marker = state.tracks != before.tracks
            || state.morale != before.morale
            || state.sol != before.sol;
        let moves = screen.frame(&driver.app, now);
        assert!(moves || !card, "a new card stands still");
        cards += u32::from(card);
        markers += u32::from(moves && !card && marker);
        if moves && compared < 4 {
            compared += 1;
            let halfway = screen.picture(&driver.app, now + LONGEST / 4);
            let settled = screen.picture(&driver.app, now + LONGEST);
            assert!(halfway != settled, "nothing moves");
            assert!(
                settled == Screen::new().picture(&driver.app, now),
                "it does not come to rest where it belongs"
            );
        }
        now += LONGEST;
        assert!(
            !screen.frame(&driver.app, now),
            "it still moves after {LONGEST:?}"
        );
    }
    assert!(
        cards > 3 && markers > 0 && compared == 4,
        "{cards} cards, {markers} markers"
    );
}

#[test]
fn with_reduced_motion_nothing_is_animated() {
    let (_folder, mut driver) = begun(Language::Italian);
    driver.send(Message::Table(table::Message::Settings));
    driver.send(Message::Settings(settings::Message::ReducedMotion(true)));
    driver.send(Message::Settings(settings::Message::Back));
    let (mut screen, now) = (Screen::new(), Instant::now());
    let mut player = Player::new(Style::Careful, 5);
    let mut compared = 0;
    while driver.game().state().sol < 3 {
        let command = player.next(driver.game()).expect("two sols go on");
        driver.send(Message::Table(table::Message::Play(command)));
        assert!(!screen.frame(&driver.app, now), "something moves");
        if compared < 3 && matches!(driver.game().state().queue.front(), Some(Task::Read { .. })) {
            compared += 1;
            assert!(screen.picture(&driver.app, now) == Screen::new().picture(&driver.app, now));
        }
    }
    assert_eq!(compared, 3);
}

#[test]
fn no_other_screen_asks_for_frames() {
    let (_folder, mut driver) = begun(Language::English);
    let (mut screen, now) = (Screen::new(), Instant::now());
    let screens = [
        Message::Table(table::Message::Settings),
        Message::Settings(settings::Message::Keys),
        Message::Key(solkeeper::app::keys::Shortcut::Back),
        Message::Settings(settings::Message::Back),
        Message::Table(table::Message::ReportProblem),
        Message::Report(solkeeper::app::screen::report::Message::Back),
        Message::Table(table::Message::Home),
        Message::Home(home::Message::ManageSaves),
    ];
    for message in screens {
        let name = format!("{message:?}");
        driver.send(message);
        assert!(!screen.frame(&driver.app, now), "after {name}");
    }
}
