//! Drives the window without a display: the real screens, the real messages, a real folder.

use pollster::FutureExt as _;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::Once;
use std::time::Instant;

use iced::advanced::graphics::text::cosmic_text::fontdb::Source;
use iced::advanced::graphics::text::font_system;
use iced::keyboard::{Key, Modifiers, key::Named};
use iced_test::core::renderer::Headless;
use iced_test::core::widget::operation::{Focusable, Outcome};
use iced_test::core::widget::{Id, Operation};
use iced_test::core::{
    Element, Event, Pixels, Rectangle, Settings, Size, clipboard, keyboard, mouse, window,
};
use iced_test::futures::futures::StreamExt;
use iced_test::futures::futures::executor::block_on;
use iced_test::runtime::user_interface::{Cache, UserInterface};
use iced_test::runtime::{Action, task};
use iced_test::selector::Candidate;
use iced_test::{Simulator, selector};
use solkeeper::app::renderer::Renderer;
use solkeeper::app::theme::{FONTS, Type};
use solkeeper::app::widget::{Accessible, AccessibleNode, RemoteInput};
use solkeeper::app::{App, Message, Options};
use solkeeper::content::{Files, shipped};
use solkeeper::first_martians::Game;
use solkeeper::first_martians::state::Start;
use solkeeper::language::Language;
use solkeeper::session::Session;
use solkeeper::storage::Folders;

use crate::released_missions;

/// High enough that nothing needs scrolling.
const ROOM: (f32, f32) = (1440.0, 9000.0);

/// Loads only the fonts of the repository, so that every machine measures and draws the same.
pub fn own_fonts() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let mut fonts = font_system()
            .write()
            .expect("nobody fails while loading fonts");
        FONTS
            .into_iter()
            .for_each(|font| fonts.load_font(font.into()));
        let known = fonts.raw().db_mut();
        let of_system = known
            .faces()
            .filter(|face| !matches!(face.source, Source::Binary(_)));
        of_system
            .map(|face| face.id)
            .collect::<Vec<_>>()
            .into_iter()
            .for_each(|id| known.remove_face(id));
    });
}

/// A renderer without a display.
pub fn renderer() -> Renderer {
    own_fonts();
    let made = <Renderer as Headless>::new(Type::Body.font(), Pixels(Type::Body.size()), None);
    block_on(made).expect("a renderer draws without a display")
}

/// The id under which the first mission of release 0.1.0 is played: that of today is another, and would be offered in its place.
pub const FIRST_MISSION: &str = "first-home";

/// The shelf of release 0.1.0 with its first mission under that id.
fn first_mission() -> Files {
    let renamed = |text: String| text.replace("make-yourself-at-home", FIRST_MISSION);
    Files(
        released_missions::files()
            .0
            .into_iter()
            .map(|(name, text)| (renamed(name), renamed(text)))
            .collect(),
    )
}

/// Saves a new game of it; the fixed seed makes it deterministic.
pub fn lay_game(folders: &Folders, players: u8, seed: u64) {
    lay(folders, &first_mission(), FIRST_MISSION, players, seed);
}

pub fn lay(folders: &Folders, files: &Files, mission: &str, players: u8, seed: u64) {
    let start = Start {
        seed,
        players,
        read_before: BTreeSet::new(),
    };
    drop(
        Session::create(folders, files, mission, &start)
            .block_on()
            .expect("a game"),
    );
}

/// The same with the first mission of today, which Home and the end of a mission know.
pub fn lay_shipped_game(folders: &Folders, players: u8, seed: u64) {
    lay(
        folders,
        &shipped::files(),
        "make-yourself-at-home",
        players,
        seed,
    );
}

/// Copies a folder with all that is in it.
pub fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder of the test") {
        let path = entry.expect("an entry").path();
        let inner = to.join(path.file_name().expect("a name"));
        if path.is_dir() {
            copy_folder(&path, &inner);
        } else {
            let _ = fs::copy(&path, &inner).expect("a file");
        }
    }
}

/// The path of a file or folder of the app.
pub fn at(folders: &Folders, name: &str) -> std::path::PathBuf {
    folders.display_path(name).into()
}

/// A key that is pressed.
pub fn pressed(key: Key, modifiers: Modifiers, text: Option<&str>) -> Event {
    Event::Keyboard(keyboard::Event::KeyPressed {
        key: key.clone(),
        modified_key: key,
        physical_key: keyboard::key::Physical::Unidentified(
            keyboard::key::NativeCode::Unidentified,
        ),
        location: keyboard::Location::Standard,
        modifiers,
        text: text.map(Into::into),
        repeat: false,
    })
}

pub fn settings() -> Settings {
    Settings {
        fonts: FONTS.map(Into::into).to_vec(),
        default_font: Type::Body.font(),
        ..Settings::default()
    }
}

/// A window and its data folder.
pub struct Driver {
    pub app: App,
    /// Whether the app asked to be closed.
    pub closed: bool,
    /// How often it scrolled something.
    pub scrolled: usize,
    /// Whether it does scroll.
    scrolls: bool,
    /// How often something was pressed.
    pub pressed: usize,
    /// The keyboard, where it is used instead of the pointer.
    hands: Option<Hands>,
    folders: Folders,
    language: Option<Language>,
}

/// A keyboard, and the widget state between two views: focus and scrolling.
struct Hands {
    room: Size,
    cache: Cache,
    renderer: Renderer,
}

/// The focused widget: its text, and the ids around it.
#[derive(Debug, Default)]
pub struct Reached {
    place: Option<Rectangle>,
    ids: Vec<Id>,
    texts: Vec<String>,
    around: Vec<Option<Id>>,
    entering: Option<Id>,
}

impl Reached {
    pub fn is_nothing(&self) -> bool {
        self.place.is_none()
    }

    pub fn place(&self) -> Option<Rectangle> {
        self.place
    }
}

impl Operation for Reached {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        self.around.push(self.entering.take());
        operate(self);
        let _ = self.around.pop();
    }

    fn container(&mut self, id: Option<&Id>, _bounds: Rectangle) {
        self.entering = id.cloned();
    }

    fn focusable(&mut self, id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        if state.is_focused() {
            assert_eq!(self.place, None, "two things are focused");
            self.place = Some(bounds);
            self.ids = self.around.iter().flatten().chain(id).cloned().collect();
        }
    }

    fn text(&mut self, _id: Option<&Id>, bounds: Rectangle, text: &str) {
        if self
            .place
            .is_some_and(|place| place.contains(bounds.center()))
        {
            self.texts.push(text.to_owned());
        }
    }
}

impl Driver {
    pub fn open(folders: &Folders, language: Language) -> Self {
        Self::open_in(folders, Some(language))
    }

    /// Opens the window in its chosen language.
    pub fn open_as_chosen(folders: &Folders) -> Self {
        Self::open_in(folders, None)
    }

    fn open_in(folders: &Folders, language: Option<Language>) -> Self {
        own_fonts();
        let (app, task) = App::new(Options {
            folders: folders.clone(),
            language,
        });
        let mut driver = Self {
            app,
            closed: false,
            scrolled: 0,
            scrolls: false,
            pressed: 0,
            hands: None,
            folders: folders.clone(),
            language,
        };
        driver.run(task);
        driver
    }

    /// Drops the window and opens another on the same folder.
    pub fn reopened(self) -> Self {
        let Self {
            folders,
            language,
            app,
            ..
        } = self;
        drop(app);
        Self::open_in(&folders, language)
    }

    /// Sends a message and runs everything that follows.
    pub fn send(&mut self, message: Message) {
        let task = self.app.update(message);
        self.run(task);
    }

    /// Runs a task and everything that follows.
    pub fn run(&mut self, task: iced::Task<Message>) {
        let Some(mut actions) = task::into_stream(task) else {
            return;
        };
        while let Some(action) = block_on(actions.next()) {
            match action {
                Action::Output(message) => self.send(message),
                Action::Exit => self.closed = true,
                Action::Widget(operation) => {
                    self.scrolled += 1;
                    if self.scrolls {
                        self.operate(operation);
                    }
                }
                _ => {}
            }
        }
    }

    /// From now on scrolls that the app asks for are carried out, in a window of this size.
    pub fn scrolling(&mut self, room: (f32, f32)) {
        self.by_keyboard(room);
        self.scrolls = true;
    }

    fn operate(&mut self, mut operation: Box<dyn Operation>) {
        loop {
            self.touch(|interface, renderer| interface.operate(renderer, operation.as_mut()));
            match operation.finish() {
                Outcome::Chain(next) => operation = next,
                Outcome::None | Outcome::Some(()) => return,
            }
        }
    }

    /// The open game.
    pub fn game(&self) -> &Game {
        self.app.session().expect("a game is open").game()
    }

    /// Switches to the keyboard, in a window of this size.
    pub fn by_keyboard(&mut self, room: (f32, f32)) {
        self.hands = Some(Hands {
            room: Size::from(room),
            cache: Cache::default(),
            renderer: renderer(),
        });
    }

    pub fn reached(&mut self) -> Reached {
        let mut reached = Reached::default();
        self.touch(|interface, renderer| interface.operate(renderer, &mut reached));
        reached
    }

    /// Looks at the window, where the keyboard is used.
    pub fn look(&mut self, operation: &mut dyn Operation) {
        self.touch(|interface, renderer| interface.operate(renderer, operation));
    }

    /// What the screen says to those who cannot see it.
    pub fn accessible(&mut self) -> Vec<AccessibleNode> {
        let mut accessible = Accessible::default();
        self.touch(|interface, renderer| interface.operate(renderer, &mut accessible));
        accessible.nodes()
    }

    /// Input from outside the window, and the frame that follows.
    pub fn remote(&mut self, input: RemoteInput) {
        self.send(Message::Remote(input));
        let mut messages = Vec::new();
        let event = Event::Window(window::Event::RedrawRequested(Instant::now()));
        self.touch(|interface, renderer| {
            let _ = interface.update(
                &[event],
                mouse::Cursor::Unavailable,
                renderer,
                &mut clipboard::Null,
                &mut messages,
            );
        });
        messages.into_iter().for_each(|message| self.send(message));
    }

    /// The window gets another size, and a frame is drawn.
    pub fn resized(&mut self, room: (f32, f32)) {
        self.hands.as_mut().expect("the keyboard is used").room = Size::from(room);
        let events = [
            Event::Window(window::Event::Resized(room.into())),
            Event::Window(window::Event::RedrawRequested(Instant::now())),
        ];
        self.touch(|interface, renderer| {
            let _ = interface.update(
                &events,
                mouse::Cursor::Unavailable,
                renderer,
                &mut clipboard::Null,
                &mut Vec::new(),
            );
        });
    }

    /// Hands these events to the window, where the keyboard is used; returns what they send.
    pub fn give(&mut self, events: &[Event], cursor: mouse::Cursor) -> Vec<Message> {
        let mut messages = Vec::new();
        self.touch(|interface, renderer| {
            for event in events {
                let event = std::slice::from_ref(event);
                let _ =
                    interface.update(event, cursor, renderer, &mut clipboard::Null, &mut messages);
            }
        });
        messages
    }

    fn touch(
        &mut self,
        touch: impl FnOnce(&mut UserInterface<'_, Message, iced::Theme, Renderer>, &mut Renderer),
    ) {
        let mut hands = self.hands.take().expect("the keyboard is used");
        let cache = std::mem::take(&mut hands.cache);
        let mut interface =
            UserInterface::build(self.app.view(), hands.room, cache, &mut hands.renderer);
        touch(&mut interface, &mut hands.renderer);
        hands.cache = interface.into_cache();
        self.hands = Some(hands);
    }

    /// Gives a key; whether it sent anything.
    fn give_key(&mut self, event: Event) -> bool {
        let messages = self.give(&[event], mouse::Cursor::Unavailable);
        let sent = !messages.is_empty();
        messages.into_iter().for_each(|message| self.send(message));
        sent
    }

    /// Presses a key; whether it sent anything.
    pub fn strike(
        &mut self,
        key: impl Into<Key>,
        modifiers: Modifiers,
        text: Option<&str>,
    ) -> bool {
        self.give_key(pressed(key.into(), modifiers, text))
    }

    /// Clears the focus, as a press beside all buttons does.
    pub fn strike_away(&mut self) {
        let press = mouse::Event::ButtonPressed(mouse::Button::Left);
        let _ = self.give(&[Event::Mouse(press)], mouse::Cursor::Unavailable);
    }

    /// A key that is held down repeats itself; whether it sent anything.
    pub fn hold(&mut self, key: Named) -> bool {
        let mut event = pressed(key.into(), Modifiers::empty(), None);
        if let Event::Keyboard(keyboard::Event::KeyPressed { repeat, .. }) = &mut event {
            *repeat = true;
        }
        self.give_key(event)
    }

    /// Presses a key without modifiers.
    pub fn tap(&mut self, key: Named) -> bool {
        self.strike(key, Modifiers::empty(), None)
    }

    /// Presses Tab until the wanted widget is focused; leaves the open tab by Escape if it is not there.
    fn reach(&mut self, what: &str, wanted: impl Fn(&Reached) -> bool) {
        let mut tabs = 0;
        while !wanted(&self.reached()) {
            assert!(
                tabs < 600,
                "Tab does not lead to “{what}”:\n{}",
                self.texts().join("\n")
            );
            let _ = self.tap(if tabs == 300 {
                Named::Escape
            } else {
                Named::Tab
            });
            tabs += 1;
        }
    }

    fn simulator(&self) -> Simulator<'_, Message, iced::Theme, Renderer> {
        Simulator::with_size(settings(), Size::from(ROOM), self.app.view())
    }

    /// Presses the widget with this text.
    pub fn press(&mut self, label: &str) {
        if self.hands.is_some() {
            self.reach(label, |reached| {
                reached.texts.iter().any(|text| text == label)
            });
            assert!(self.tap(Named::Enter), "Enter does nothing on “{label}”");
            return;
        }
        let mut simulator = self.simulator();
        let found = simulator.click(label).map(drop);
        assert!(
            found.is_ok(),
            "nothing on the screen says “{label}”:\n{}",
            self.texts().join("\n")
        );
        self.deliver(simulator.into_messages().collect(), label);
    }

    /// Presses the widget with this id.
    pub fn press_named(&mut self, id: &str) {
        if self.hands.is_some() {
            // A number is stepped from its field: Tab passes its buttons.
            if let Some((field, key)) = self.field_of_sign(id) {
                self.reach(id, |reached| reached.ids.contains(&Id::from(field.clone())));
                assert!(self.tap(key), "{key:?} does nothing on “{field}”");
                return;
            }
            self.reach(id, |reached| reached.ids.contains(&Id::from(id.to_owned())));
            assert!(self.tap(Named::Enter), "Enter does nothing on “{id}”");
            return;
        }
        let mut simulator = self.simulator();
        let found = simulator.click(selector::id(id.to_owned())).map(drop);
        assert!(
            found.is_ok(),
            "nothing on the screen is called “{id}”:\n{}",
            self.texts().join("\n")
        );
        self.deliver(simulator.into_messages().collect(), id);
    }

    /// The field of a − or +, and the key that does the same there.
    fn field_of_sign(&self, id: &str) -> Option<(String, Named)> {
        let less = id
            .strip_suffix("-less")
            .map(|number| (number, Named::ArrowDown));
        let (number, key) = less.or_else(|| {
            id.strip_suffix("-more")
                .map(|number| (number, Named::ArrowUp))
        })?;
        let fields = [format!("{number}-number"), number.to_owned()];
        // A choice may be called like that too.
        let field = fields
            .into_iter()
            .find(|field| self.shows(field) && self.shows(&format!("{number}-less")));
        field.map(|field| (field, key))
    }

    /// Presses the widget with this id, if that does anything.
    pub fn try_press_named(&mut self, id: &str) -> bool {
        let mut simulator = self.simulator();
        let _ = simulator.click(selector::id(id.to_owned())).map(drop);
        let messages: Vec<_> = simulator.into_messages().collect();
        let pressed = !messages.is_empty();
        messages.into_iter().for_each(|message| self.send(message));
        pressed
    }

    /// Types into the field with this id.
    pub fn type_into(&mut self, id: &str, text: &str) {
        if self.hands.is_some() {
            self.reach(id, |reached| reached.ids.contains(&Id::from(id.to_owned())));
            for character in text.chars() {
                let character = character.to_string();
                let _ = self.strike(
                    Key::Character(character.as_str().into()),
                    Modifiers::empty(),
                    Some(&character),
                );
            }
            return;
        }
        for character in text.chars() {
            // A field shows the value of its view, so the view is rebuilt after each character.
            let mut simulator = self.simulator();
            assert!(
                simulator.click(selector::id(id.to_owned())).is_ok(),
                "no field is called “{id}”"
            );
            let _ = simulator.tap_key(iced::keyboard::key::Named::End);
            let _ = simulator.typewrite(&character.to_string());
            self.deliver(simulator.into_messages().collect(), id);
        }
    }

    /// Presses Enter in the field with this id.
    pub fn submit(&mut self, id: &str) {
        let mut simulator = self.simulator();
        assert!(
            simulator.click(selector::id(id.to_owned())).is_ok(),
            "no field is called “{id}”"
        );
        let _ = simulator.tap_key(iced::keyboard::key::Named::Enter);
        self.deliver(simulator.into_messages().collect(), id);
    }

    fn deliver(&mut self, messages: Vec<Message>, what: &str) {
        assert!(
            !messages.is_empty(),
            "“{what}” is on the screen, but pressing it does nothing"
        );
        self.pressed += 1;
        messages.into_iter().for_each(|message| self.send(message));
    }

    /// Whether a widget on the screen has this id.
    pub fn shows(&self, id: &str) -> bool {
        self.simulator().find(selector::id(id.to_owned())).is_ok()
    }

    /// How much of what scrolls under this name is out of view on a screen of this size; 0 where nothing is, or nothing scrolls.
    pub fn out_of_view(&self, name: &str, room: (f32, f32)) -> f32 {
        let (mut simulator, name) = (
            Simulator::with_size(settings(), Size::from(room), self.app.view()),
            Id::from(name.to_owned()),
        );
        let found = simulator.find(|candidate: Candidate<'_>| match candidate {
            Candidate::Scrollable {
                id: Some(id),
                bounds,
                content_bounds,
                ..
            } if *id == name => Some((content_bounds.height - bounds.height).max(0.0)),
            _ => None,
        });
        found.unwrap_or_default()
    }

    /// Every text on the screen.
    pub fn texts(&self) -> Vec<String> {
        self.texts_at(ROOM)
    }

    /// Every text on a screen of this size.
    pub fn texts_at(&self, room: (f32, f32)) -> Vec<String> {
        texts_of(self.app.view(), room)
    }
}

/// Every text of what is shown in a window of this size.
pub fn texts_of<M>(view: Element<'_, M, iced::Theme, Renderer>, room: (f32, f32)) -> Vec<String> {
    let mut simulator = Simulator::with_size(settings(), Size::from(room), view);
    let mut texts = Vec::new();
    let _ = simulator.find(|candidate: Candidate<'_>| {
        if let Candidate::Text { content, .. } = candidate {
            // Paths contain non-breaking hyphens.
            texts.push(content.replace('\u{2011}', "-"));
        }
        None::<()>
    });
    texts
}
