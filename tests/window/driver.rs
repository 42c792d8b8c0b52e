//! Drives the window without a display: the real screens, the real messages, a real folder.

use iced_test::core::{Settings, Size};
use iced_test::futures::futures::StreamExt;
use iced_test::futures::futures::executor::block_on;
use iced_test::runtime::{Action, task};
use iced_test::selector::Candidate;
use iced_test::{Simulator, selector};
use solkeeper::app::theme::{FONTS, Type};
use solkeeper::app::{App, Message, Options};
use solkeeper::first_martians::Game;
use solkeeper::language::Language;
use solkeeper::storage::Folders;

/// High enough that nothing has to be scrolled to.
const ROOM: (f32, f32) = (1440.0, 9000.0);

/// The fonts of the window.
pub fn settings() -> Settings {
    Settings { fonts: FONTS.map(Into::into).to_vec(), default_font: Type::Body.font(), ..Settings::default() }
}

/// A window and where its data lie.
pub struct Driver {
    /// The window.
    pub app: App,
    /// Whether it asked to be closed.
    pub closed: bool,
    /// How often it scrolled something.
    pub scrolled: usize,
    folders: Folders,
    language: Language,
}

impl Driver {
    /// Opens the window.
    pub fn open(folders: &Folders, language: Language) -> Self {
        let (app, task) = App::new(Options { folders: folders.clone(), language: Some(language) });
        let mut driver = Self { app, closed: false, scrolled: 0, folders: folders.clone(), language };
        driver.run(task);
        driver
    }

    /// Drops the window and opens another on the same folder.
    pub fn reopened(self) -> Self {
        let Self { folders, language, app, .. } = self;
        drop(app);
        Self::open(&folders, language)
    }

    /// Sends a message and everything that comes of it.
    pub fn send(&mut self, message: Message) {
        let task = self.app.update(message);
        self.run(task);
    }

    /// Runs a task and everything that comes of it.
    pub fn run(&mut self, task: iced::Task<Message>) {
        let Some(mut actions) = task::into_stream(task) else { return };
        while let Some(action) = block_on(actions.next()) {
            match action {
                Action::Output(message) => self.send(message),
                Action::Exit => self.closed = true,
                Action::Widget(_) => self.scrolled += 1,
                _ => {}
            }
        }
    }

    /// The game that is being played.
    pub fn game(&self) -> &Game {
        self.app.session().expect("a game is open").game()
    }

    fn simulator(&self) -> Simulator<'_, Message> {
        Simulator::with_size(settings(), Size::from(ROOM), self.app.view())
    }

    /// Presses what bears this text.
    pub fn press(&mut self, label: &str) {
        let mut simulator = self.simulator();
        let found = simulator.click(label).map(drop);
        assert!(found.is_ok(), "nothing on the screen says “{label}”:\n{}", self.texts().join("\n"));
        self.deliver(simulator.into_messages().collect(), label);
    }

    /// Presses what bears this name.
    pub fn press_named(&mut self, id: &str) {
        let mut simulator = self.simulator();
        let found = simulator.click(selector::id(id.to_owned())).map(drop);
        assert!(found.is_ok(), "nothing on the screen is called “{id}”:\n{}", self.texts().join("\n"));
        self.deliver(simulator.into_messages().collect(), id);
    }

    /// Presses what bears this name, if that does anything.
    pub fn try_press_named(&mut self, id: &str) -> bool {
        let mut simulator = self.simulator();
        let _ = simulator.click(selector::id(id.to_owned())).map(drop);
        let messages: Vec<_> = simulator.into_messages().collect();
        let pressed = !messages.is_empty();
        messages.into_iter().for_each(|message| self.send(message));
        pressed
    }

    /// Types into the field of this name.
    pub fn type_into(&mut self, id: &str, text: &str) {
        for character in text.chars() {
            // A field shows what it was told: the view is made anew after each character.
            let mut simulator = self.simulator();
            assert!(simulator.click(selector::id(id.to_owned())).is_ok(), "no field is called “{id}”");
            let _ = simulator.tap_key(iced::keyboard::key::Named::End);
            let _ = simulator.typewrite(&character.to_string());
            self.deliver(simulator.into_messages().collect(), id);
        }
    }

    /// Presses Enter in the field of this name.
    pub fn submit(&mut self, id: &str) {
        let mut simulator = self.simulator();
        assert!(simulator.click(selector::id(id.to_owned())).is_ok(), "no field is called “{id}”");
        let _ = simulator.tap_key(iced::keyboard::key::Named::Enter);
        self.deliver(simulator.into_messages().collect(), id);
    }

    fn deliver(&mut self, messages: Vec<Message>, what: &str) {
        assert!(!messages.is_empty(), "“{what}” is on the screen, but pressing it does nothing");
        messages.into_iter().for_each(|message| self.send(message));
    }

    /// Whether something on the screen bears this name.
    pub fn shows(&self, id: &str) -> bool {
        self.simulator().find(selector::id(id.to_owned())).is_ok()
    }

    /// Every text on the screen.
    pub fn texts(&self) -> Vec<String> {
        self.texts_at(ROOM)
    }

    /// Every text on a screen of this size.
    pub fn texts_at(&self, room: (f32, f32)) -> Vec<String> {
        let mut simulator = Simulator::with_size(settings(), Size::from(room), self.app.view());
        let mut texts = Vec::new();
        let _ = simulator.find(|candidate: Candidate<'_>| {
            if let Candidate::Text { content, .. } = candidate {
                texts.push(content.to_owned());
            }
            None::<()>
        });
        texts
    }
}
