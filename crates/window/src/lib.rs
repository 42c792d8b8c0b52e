//! The window. Only this module uses iced.
//!
//! Each screen is a type of its own on a stack; the top one is drawn and gets the keys. A press sends a message; the screen that
//! handles it returns an [`Action`], which the app performs. Everything that touches the disk or the system is a job (`jobs`),
//! which answers with a message.

#![allow(
    missing_docs,
    reason = "only the program uses it: it calls `run`; the rest is public for the tests that drive the window"
)]

mod action;
mod answers;
#[cfg(target_arch = "wasm32")]
mod canvas;
pub mod game;
pub mod helper_game;
pub mod icon;
pub mod jobs;
pub mod keys;
#[cfg(not(target_arch = "wasm32"))]
mod launch;
mod navigation;
mod notices;
pub mod offers;
mod opened_session;
#[cfg(target_arch = "wasm32")]
mod page;
pub mod renderer;
pub mod screen;
mod shared;
pub mod theme;
pub mod widget;

use std::collections::BTreeMap;

use iced::widget::{space, stack};
use iced::{Length, Program, Subscription, Task, Theme, window};

pub use action::{Action, Request};
use companions::scorebook::Game as OtherGame;
use content::own_sheet::SheetForm;
use first_martians::effect::Effect;
use first_martians::my_box::MyBox as OwnBox;
use helper_game::HelperGame;
use jobs::files::SavedPicture;
use jobs::settings::Loaded;
use jobs::{Queue, WriteQueue};
use keys::Shortcut;
use language::{Language, Localizer};
pub use opened_session::OpenedSession;
use screen::helper::set_up;
use screen::scores::Scores;
use screen::{
    Screen, ScreenStack, add_mission, campaign, home, manual, mission, mission_changed, my_box,
    own_campaign, report, rules, saves, settings, shortcuts, storage_unavailable, table, wizard,
};
use session::changes::{MissionChanges, TakeOverError};
use session::my_box::Corrections;
use session::remembered::Remembered;
use session::stories::Shared as Story;
use session::{Session, SessionError, scores::ScoreError};
pub use shared::Shared;
use storage::{
    ArchiveError, Folders, Notice, OpenError, PageState, Settings, StoreError, TakeError,
};
use theme::{Look, size};
use widget::{Element, RemoteInput};

#[derive(Debug, Clone)]
pub struct Options {
    pub folders: Folders,
    /// The language given on the command line, if any.
    pub language: Option<Language>,
}

#[derive(Debug)]
pub struct App {
    shared: Shared,
    screens: ScreenStack,
    /// The scores screen while another one is shown: it keeps what is being entered.
    scores: Box<Scores>,
    settings_writes: WriteQueue<Settings>,
    /// The settings as they were stored last, or read.
    stored_settings: Settings,
    box_writes: WriteQueue<Box<OwnBox>>,
    /// The corrections of the box as they were stored last, or read.
    stored_box: Corrections,
    /// Jobs that run one after another.
    queue: Queue,
    opening: bool,
    /// Whether the window closes once everything is written.
    closing: bool,
    /// The save that continues although its mission has changed, and the hash of the mission as it is now.
    accepted_change: Option<(String, String)>,
    /// Whether all notices are shown over the page.
    notices_open: bool,
    /// The last input from outside the window, with its number.
    remote: Option<(u64, RemoteInput)>,
}

#[derive(Debug, Clone)]
pub enum Message {
    Home(home::Message),
    StorageUnavailable(storage_unavailable::Message),
    Saves(saves::Message),
    Scores(screen::scores::Message),
    Report(report::Message),
    Settings(settings::Message),
    MyBox(my_box::Message),
    Wizard(wizard::Message),
    OwnCampaign(own_campaign::Message),
    /// The missions that can be its chapters, by id and name.
    OwnCampaignOpened(Vec<(String, String)>),
    Rules(rules::Message),
    Keys(shortcuts::Message),
    Table(table::Message),
    Begin(set_up::Message),
    Helper(helper_game::Message),
    Mission(mission::Message),
    Campaign(campaign::Message),
    Add(add_mission::Message),
    Changed(mission_changed::Message),
    Manual(manual::Message),
    Loaded(Box<Loaded>),
    /// A copy of everything has brought other settings.
    SettingsReread(Box<Loaded>),
    /// The browser was asked to keep the files.
    PageAsked(Option<PageState>),
    /// A copy of everything was given to the players.
    Copied(Result<(), ArchiveError>),
    /// A file that the players chose could not be stored.
    NotPicked(OpenError),
    /// The system has no file dialog.
    NoFileDialog,
    /// The stored files cannot be used, or no longer.
    FilesRefused(TakeError),
    /// The settings as they are stored now, and why that is not what they were to become.
    SettingsStored(Box<Settings>, Option<OpenError>),
    Opened(OpenedSession),
    /// The pending turn was written to the disk, or could not be.
    TurnWritten(Result<(), StoreError>),
    /// The kept scores were brought into agreement with the game, or could not be written.
    ScoreSettled(Result<(), ScoreError>),
    HelperSetUpLoaded(OtherGame, Remembered),
    SetUpRemembered(Result<(), OpenError>),
    BoxOpened(Option<Box<OwnBox>>, Vec<Notice>),
    /// The owner's corrections were stored; on an error, with what the disk holds.
    BoxStored(Result<(), (OpenError, Option<Box<OwnBox>>)>),
    /// The box of that save was compared with the owner's box as it is now.
    BoxCompared(String, Option<Box<MissionChanges>>),
    PrintedRemembered(Result<BTreeMap<String, Vec<Effect>>, OpenError>),
    /// A printed sheet was read, with the notices about what could not be read of it.
    SheetOpened(Box<SheetForm>, Vec<Notice>),
    /// The mission of that save was compared with the library's; the flag says whether the players asked for it.
    Compared(String, Option<Box<MissionChanges>>, bool),
    /// The game was continued in a new save, or not; with the id of the message that reports it.
    TakenOver(Result<String, TakeOverError>, &'static str),
    StoryShared(Result<Story, SessionError>),
    /// A file was written for the players, or could not be; with the id of the message that reports its path.
    FileSaved(&'static str, Result<String, OpenError>),
    PictureSaved(Result<SavedPicture, OpenError>),
    FilesShown(bool),
    JobEnded,
    /// A shortcut that no widget handled.
    Key(Shortcut),
    /// Two fingers chose that text size, in percent; whether they have lifted.
    TextSize(u16, bool),
    /// A newer version of the app waits until the page is closed.
    NewVersion,
    /// The page of a browser has fetched the rules.
    #[cfg(target_arch = "wasm32")]
    RulesFetched(String),
    /// The page of a browser has fetched the pictures of the manual.
    #[cfg(target_arch = "wasm32")]
    PicturesFetched(String),
    /// Input from outside the window.
    Remote(RemoteInput),
    /// Shows all notices over the page, or hides them.
    Notices(bool),
    /// Takes the notice at that index away.
    Dismissed(usize),
    /// The window has opened.
    WindowOpened(window::Id),
    CloseAsked,
}

/// The iced program, shared by the window, the tests and the gallery.
pub fn application(
    options: Options,
) -> iced::Application<impl Program<State = App, Message = Message, Theme = Theme>> {
    iced::application(move || App::new(options.clone()), App::update, App::view)
        .title(|app: &App| app.localizer().text("window-name"))
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

/// The application id by which a desktop identifies the window.
const ID: &str = "solkeeper";

/// The window icon, RGBA. `assets/icon/make.py` draws it.
const ICON: &[u8] = include_bytes!("../../../assets/icon/solkeeper-64.rgba");
/// In pixels.
const ICON_SIDE: u32 = 64;

/// No window could be opened: there is no display, no usable renderer, or a library of the system is missing.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no window could be opened")]
pub struct NoWindowError {
    /// The error text of the toolkit; `None` if there is no display, or players could make nothing of it.
    pub cause: Option<String>,
}

/// Opens the window and runs until it is closed.
///
/// # Errors
/// When there is no display, or none with a usable renderer.
#[cfg(not(target_arch = "wasm32"))]
pub fn run(options: Options) -> Result<(), NoWindowError> {
    launch::run(options)
}

/// Draws in the page and runs until it is closed.
///
/// # Errors
/// When the page has no usable canvas.
#[cfg(target_arch = "wasm32")]
pub fn run(options: Options) -> iced::Result {
    application(options).run()
}

impl App {
    pub fn new(options: Options) -> (Self, Task<Message>) {
        let Options { folders, language } = options;
        let loading = jobs::settings::load(&folders, language, false);
        let app = Self {
            shared: Shared::new(folders, language.unwrap_or_else(Language::system)),
            screens: ScreenStack::new(Screen::Loading),
            scores: Box::default(),
            settings_writes: WriteQueue::default(),
            stored_settings: Settings::default(),
            box_writes: WriteQueue::default(),
            stored_box: Corrections::default(),
            queue: Queue::default(),
            opening: false,
            closing: false,
            accepted_change: None,
            notices_open: false,
            remote: None,
        };
        (app, loading)
    }

    pub fn update(&mut self, message: Message) -> Task<Message> {
        for notice in self.notices_of(&message) {
            self.shared.report(notice);
        }
        let task = self.handle(message);
        #[cfg(target_arch = "wasm32")]
        page::tell(self);
        task
    }

    /// The First Martians game that is open, if any.
    pub const fn session(&self) -> Option<&Session> {
        match self.screens.base() {
            Screen::Game(game) => Some(&game.session),
            _ => None,
        }
    }

    /// The helper game that is open, if any.
    pub const fn helper(&self) -> Option<&HelperGame> {
        match self.screens.base() {
            Screen::Helper(helper) => Some(helper),
            _ => None,
        }
    }

    pub const fn scores(&self) -> &Scores {
        match self.screens.base() {
            Screen::Scores(scores) => scores,
            _ => &self.scores,
        }
    }

    /// The language, with the prose of the mission that is open.
    pub const fn localizer(&self) -> &Localizer {
        &self.shared.localizer
    }

    pub fn look(&self) -> Look {
        self.shared.look()
    }

    pub fn view(&self) -> Element<'_, Message> {
        #[cfg(not(target_arch = "wasm32"))]
        launch::window_is_open();
        let top = self.screens.top();
        let screen = top.view(&self.shared);
        // They have the line under their header.
        let page = if matches!(top, Screen::Game(_) | Screen::Helper(_) | Screen::Settings) {
            screen
        } else {
            let status = notices::newest(
                self.localizer(),
                &self.shared.notices,
                Message::Notices(true),
                Message::Dismissed,
            );
            widget::page_under_line(
                space(),
                status.map(|status| widget::status_line(Some(status))),
                screen,
            )
        };
        // No ground of its own: the theme's fills the window. A quad of that size would be drawn again for each part that changes.
        let all = stack![page]
            .push(self.open_notices())
            .width(Length::Fill)
            .height(Length::Fill);
        let preferences = widget::Preferences {
            motion: self.shared.motion(),
            text_size: self.shared.settings.text_size,
            page: self.page_key(),
            over: self.screens.over(),
        };
        widget::root(
            all,
            preferences,
            self.remote.as_ref(),
            Message::Key,
            Message::TextSize,
        )
    }

    /// A number that changes with the page: what a press at the same point means may then be something else.
    pub fn page_key(&self) -> u64 {
        // In another language every word has another place.
        let shown = 2 * self.localizer().language() as u64 + u64::from(self.notices_open);
        self.screens.page_key().wrapping_add(shown)
    }

    fn open_notices(&self) -> Option<Element<'_, Message>> {
        self.notices_open.then(|| {
            let (localizer, all) = (
                self.localizer(),
                self.shared
                    .notices
                    .iter()
                    .map(|it| (it.sentence.clone(), it.is_trouble)),
            );
            let close = (localizer.text("window-close"), Message::Notices(false));
            let (title, away) = (
                localizer.text("window-notices"),
                localizer.text("window-dismiss"),
            );
            widget::notices(title, all, &away, Message::Dismissed, close)
        })
    }

    fn subscription(&self) -> Subscription<Message> {
        let closing = window::close_requests().map(|_| Message::CloseAsked);
        #[cfg(target_arch = "wasm32")]
        let other = Subscription::run(page::events);
        #[cfg(not(target_arch = "wasm32"))]
        let other = window::open_events().map(Message::WindowOpened);
        Subscription::batch([closing, other])
    }
}
