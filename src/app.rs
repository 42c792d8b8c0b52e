//! The window. Only this module knows iced.
//!
//! Every screen is a type of its own, on one stack: the top one is drawn and gets the keys. A press is a message; the screen that it
//! is for answers with an [`Action`], which the app carries out. Whatever reaches the disk or the system is a job (`jobs`), whose
//! answer is a message again.

mod action;
mod answers;
pub mod game;
pub mod helpers;
pub mod icon;
pub mod jobs;
pub mod keys;
mod navigation;
pub mod offered;
mod opened;
pub mod screen;
mod shared;
pub mod theme;
pub mod widget;

use std::collections::BTreeMap;

use iced::widget::{Column, container};
use iced::{Length, Program, Subscription, Task, Theme, window};
use serde_json::Value;

use crate::content::own_sheet::SheetDraft;
use crate::first_martians::my_box::MyBox as OwnBox;
use crate::language::{Language, Voice};
use crate::scorebook::Game as OtherGame;
use crate::session::changes::{Changed, NotTaken};
use crate::session::remembered::Remembered;
use crate::session::stories::Shared as Story;
use crate::session::{Session, SessionError, scores::Trouble};
use crate::storage::{Folders, Notice, OpenError, Settings, StoreError};
pub use action::{Action, Request};
use helpers::HelperGame;
use jobs::settings::Loaded;
use jobs::{Queue, WriteQueue};
use keys::Shortcut;
pub use opened::OpenedSession;
use screen::helper::begin;
use screen::scores::Scores;
use screen::{
    Screen, Stack, add, changed, home, manual, mission, my_box, report, rules, saves, settings, shortcuts, table, wizard,
};
pub use shared::Shared;
use theme::{Look, size};
use widget::Element;

/// What the window is opened with.
#[derive(Debug, Clone)]
pub struct Options {
    pub folders: Folders,
    /// The language, where one was named on the command line.
    pub language: Option<Language>,
}

/// The window.
#[derive(Debug)]
pub struct App {
    shared: Shared,
    screens: Stack,
    /// The finished games while another screen is shown: what is being entered of them stays.
    scores: Box<Scores>,
    settings_writes: WriteQueue<Settings>,
    box_writes: WriteQueue<Box<OwnBox>>,
    /// What is done on the disk one after another.
    queue: Queue,
    /// Whether a game is being opened.
    opening: bool,
    /// Whether the window closes when everything is written.
    closing: bool,
    /// The game that goes on although its mission has changed: the save, and the hash of what the mission is now.
    kept_mission: Option<(String, String)>,
}

#[derive(Debug, Clone)]
pub enum Message {
    Home(home::Message),
    Saves(saves::Message),
    Scores(screen::scores::Message),
    Report(report::Message),
    Settings(settings::Message),
    MyBox(my_box::Message),
    Wizard(wizard::Message),
    Rules(rules::Message),
    Keys(shortcuts::Message),
    Table(table::Message),
    Begin(begin::Message),
    Helper(helpers::Message),
    Mission(mission::Message),
    Add(add::Message),
    Changed(changed::Message),
    Manual(manual::Message),
    /// The settings were read, and what else is needed for the first screen.
    Loaded(Box<Loaded>),
    /// The settings are on the disk, or are not.
    Stored(Result<(), OpenError>),
    /// A game was opened, or could not be.
    Opened(OpenedSession),
    /// What was pending is on the disk, or is not.
    Written(Result<(), StoreError>),
    /// The kept scores agree with the game, or could not be written.
    Settled(Result<(), Trouble>),
    /// What is remembered was read, to begin a game of that kind.
    BeginAsked(OtherGame, Remembered),
    /// How a game was begun is remembered, or is not.
    SetUpRemembered(Result<(), OpenError>),
    /// The owner's box was read, with what could not be read of it.
    BoxOpened(Option<Box<OwnBox>>, Vec<Notice>),
    /// The owner's corrections are on the disk; or they are not, and the disk holds this.
    BoxStored(Result<(), (OpenError, Option<Box<OwnBox>>)>),
    /// The box of that save was compared with the owner's box of today.
    BoxCompared(String, Option<Box<Changed>>),
    /// What printed cards say is on the disk, or is not.
    Remembered(Result<BTreeMap<String, Vec<Value>>, OpenError>),
    /// A printed sheet was read, with what could not be read of it.
    SheetOpened(Box<SheetDraft>, Vec<Notice>),
    /// The mission of that save was compared with the one of the library; whether the players asked for that.
    Compared(String, Option<Box<Changed>>, bool),
    /// The changed mission was taken over in a new save, or was not; the message that says so.
    Taken(Result<String, NotTaken>, &'static str),
    /// The story of a game was written, or could not be.
    Shared(Result<Story, SessionError>),
    /// The data folder was shown, or could not be.
    FilesShown(bool),
    /// A job of the queue has ended.
    JobEnded,
    /// A shortcut was pressed that nothing on the screen took.
    Key(Shortcut),
    Dismissed,
    CloseAsked,
}

/// The program, for the window, for tests and for pictures alike.
pub(crate) fn application(options: Options) -> iced::Application<impl Program<State = App, Message = Message, Theme = Theme>> {
    iced::application(move || App::new(options.clone()), App::update, App::view)
        .title(|app: &App| app.voice().plain("window-name"))
        .theme(|app: &App| app.look().theme())
        .scale_factor(|app: &App| f32::from(app.shared.settings.text_size) / 100.0)
        .subscription(App::subscription)
        .settings(iced::Settings {
            id: Some(ID.to_owned()),
            fonts: theme::FONTS.map(Into::into).to_vec(),
            default_font: theme::Type::Body.font(),
            default_text_size: theme::Type::Body.size().into(),
            ..iced::Settings::default()
        })
        .window(window::Settings {
            size: size::WINDOW.into(),
            min_size: Some(size::LEAST.into()),
            icon: window::icon::from_rgba(ICON.to_vec(), ICON_SIDE, ICON_SIDE).ok(),
            exit_on_close_request: false,
            #[cfg(target_os = "linux")]
            platform_specific: window::settings::PlatformSpecific {
                application_id: ID.to_owned(),
                ..window::settings::PlatformSpecific::default()
            },
            ..window::Settings::default()
        })
}

/// The name by which a desktop knows the window.
const ID: &str = "solkeeper";

/// The picture of the window, four bytes a pixel. `assets/icon/make.py` draws it.
const ICON: &[u8] = include_bytes!("../assets/icon/solkeeper-64.rgba");
/// Its side in pixels.
const ICON_SIDE: u32 = 64;

/// Opens the window and stays until it is closed.
///
/// # Errors
/// When there is no display, or none that will do.
pub fn run(options: Options) -> iced::Result {
    application(options).run()
}

impl App {
    /// The window as it opens: the settings are read first.
    pub fn new(options: Options) -> (Self, Task<Message>) {
        let Options { folders, language } = options;
        let loading = jobs::settings::load(&folders, language);
        let app = Self {
            shared: Shared::new(folders, language.unwrap_or(Language::English)),
            screens: Stack::new(Screen::Loading),
            scores: Box::default(),
            settings_writes: WriteQueue::default(),
            box_writes: WriteQueue::default(),
            queue: Queue::default(),
            opening: false,
            closing: false,
            kept_mission: None,
        };
        (app, loading)
    }

    pub fn update(&mut self, message: Message) -> Task<Message> {
        for sentence in self.reported(&message) {
            self.shared.notify(sentence);
        }
        self.answered(message)
    }

    /// The mission that is being played, if one is.
    pub const fn session(&self) -> Option<&Session> {
        match self.screens.base() {
            Screen::Game(game) => Some(&game.session),
            _ => None,
        }
    }

    /// The table of one of the other games, if one is open.
    pub const fn helper(&self) -> Option<&HelperGame> {
        match self.screens.base() {
            Screen::Helper(helper) => Some(helper),
            _ => None,
        }
    }

    /// The finished games.
    pub const fn scores(&self) -> &Scores {
        match self.screens.base() {
            Screen::Scores(scores) => scores,
            _ => &self.scores,
        }
    }

    /// The language, with the prose of the mission that is being played.
    pub const fn voice(&self) -> &Voice {
        &self.shared.voice
    }

    /// The theme that was chosen, or the usual one.
    pub fn look(&self) -> Look {
        self.shared.look()
    }

    pub fn view(&self) -> Element<'_, Message> {
        let screen = self.screens.top().view(&self.shared);
        let dismiss = || self.voice().plain("window-dismiss");
        let notice = self.shared.notices.first().map(|sentence| widget::notice(sentence.clone(), dismiss(), Message::Dismissed));
        let parts = notice.into_iter().chain([container(screen).height(Length::Fill).into()]);
        let all = container(Column::with_children(parts)).width(Length::Fill).height(Length::Fill).style(theme::ground);
        widget::root(all, Message::Key)
    }

    fn subscription(&self) -> Subscription<Message> {
        window::close_requests().map(|_| Message::CloseAsked)
    }
}
