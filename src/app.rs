//! The window. Only this room knows iced.
//!
//! A press is a message; a screen makes an [`screen::table::Action`] of it; the app makes wishes of that, writes them,
//! and shows what is true when they are on the disk.

pub mod desk;
mod errands;
mod going;
mod handed;
pub mod helping;
pub mod icon;
pub mod keep;
mod keyed;
pub mod keys;
pub mod offered;
mod owned;
mod playing;
mod results;
pub mod scores;
pub mod screen;
pub mod shelf;
mod storing;
pub mod theme;
pub mod widget;
mod wizard;
pub mod workshop;

use std::collections::BTreeMap;
use std::path::PathBuf;

use iced::widget::{Column, container, operation};
use iced::{Length, Program, Subscription, Task, Theme, window};
use serde_json::Value;

use crate::first_martians::my_box::MyBox as Own;
use crate::language::{Language, Voice};
use crate::session::{self, After, AnySession, Seated as _, Session, SessionError, trouble};
use crate::storage::{Folders, OpenError, Settings as Stored, StoreError};
pub use handed::Handed;
use helping::Helping;
use keys::Shortcut;
use playing::{Leave, Playing};
use screen::helper::begin::{self, Begin};
use screen::home::{self, Home};
use screen::keys as sheet;
use screen::my_box::{self, MyBox};
use screen::report::{self, Report};
use screen::rules::{self, Rules};
use screen::saves::{self, Saves};
use screen::scores::Scores;
use screen::settings;
use screen::table;
use shelf::Shelf;
use storing::Storing;
use theme::{Look, size};
use widget::Element;

/// What the window is opened with.
#[derive(Debug, Clone)]
pub struct Options {
    /// Where saves and settings lie.
    pub folders: Folders,
    /// The language, where one was named on the command line.
    pub language: Option<Language>,
}

/// The window.
#[derive(Debug)]
pub struct App {
    folders: Folders,
    stored: Stored,
    voice: Voice,
    place: Place,
    /// Whether the settings lie over what is shown.
    settings: bool,
    report: Option<Report>,
    my_box: Option<Box<MyBox>>,
    storing_box: Storing<Box<Own>>,
    /// A printed sheet that is typed in.
    wizard: Option<Box<wizard::Sheet>>,
    /// What is remembered of printed cards, by name.
    printed: BTreeMap<String, Vec<Value>>,
    /// The rules, where they lie over what is shown.
    rules: Option<Rules>,
    /// The finished games, with what is being entered of them.
    scores: Box<Scores>,
    /// Whether the sheet of keys lies over all else.
    sheet: bool,
    /// The pages of the workshop.
    workshop: workshop::Workshop,
    notices: Vec<String>,
    /// Every notice since the window was opened, for a report.
    told: Vec<String>,
    storing: Storing<Stored>,
    /// Whether a game is being opened.
    opening: bool,
}

#[derive(Debug)]
enum Place {
    Home(Home),
    Saves(Box<Saves>),
    Scores,
    Table(Box<Playing>),
    Begin(Box<Begin>),
    Helper(Helping),
}

/// What can happen.
#[derive(Debug, Clone)]
pub enum Message {
    /// On the home screen.
    Home(home::Message),
    /// Among the saved games.
    Saves(saves::Message),
    /// Among the finished games.
    Scores(screen::scores::Message),
    /// In a report of what is wrong.
    Report(report::Message),
    /// In the settings.
    Settings(settings::Message),
    /// On the screen of the box.
    MyBox(my_box::Message),
    /// In the wizard for printed sheets.
    Wizard(screen::wizard::Message),
    /// What was put right of the box is on the disk, or is not.
    BoxStored(Result<(), OpenError>),
    /// What printed cards say is on the disk, or is not.
    Remembered(Result<BTreeMap<String, Vec<Value>>, OpenError>),
    /// In the rules.
    Rules(rules::Message),
    /// On the sheet of keys.
    Keys(sheet::Message),
    /// At the table.
    Table(table::Message),
    /// Where a game of another kind begins.
    Begin(begin::Message),
    /// At the table of one of the other games.
    Helper(helping::Message),
    /// In the workshop.
    Workshop(workshop::Message),
    /// Missions and saved games were read.
    Listed(Shelf),
    /// The saved games were read, with all that can be done with them.
    Kept(keep::Keep),
    /// Something was done with a saved game, or could not be.
    Ran(Result<keep::Done, SessionError>),
    /// A report was written, or could not be.
    Reported(Result<PathBuf, OpenError>),
    /// The folder of the files was shown, or could not be.
    FilesShown(bool),
    /// A game was opened, or could not be.
    Opened(Handed),
    /// What was pending is on the disk, or is not.
    Written(Result<(), StoreError>),
    /// The settings are on the disk, or are not.
    Stored(Result<(), OpenError>),
    /// A shortcut was pressed that nothing on the screen took.
    Key(Shortcut),
    /// The first notice was read.
    Dismissed,
    /// The window is asked to close.
    CloseAsked,
}

/// The program, for the window, for tests and for pictures alike.
pub fn application(options: Options) -> iced::Application<impl Program<State = App, Message = Message, Theme = Theme>> {
    iced::application(move || App::new(options.clone()), App::update, App::view)
        .title(|app: &App| app.voice.plain("window-name"))
        .theme(|app: &App| app.look().theme())
        .scale_factor(|app: &App| f32::from(app.stored.text_size) / 100.0)
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

/// Scrolls back to the top, whichever part of the table is shown.
fn to_top() -> Task<Message> {
    Task::batch(table::SCROLLS.map(|part| operation::snap_to(part, operation::RelativeOffset::START)))
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
    /// The window as it opens: at home.
    pub fn new(options: Options) -> (Self, Task<Message>) {
        let Options { folders, language } = options;
        let printed = folders.printed();
        let (stored, mut notices) = folders.load_settings();
        notices.extend(session::my_box::open(&folders).1);
        let chosen = stored.language.as_deref().and_then(Language::from_code);
        let voice = Voice::new(language.or(chosen).unwrap_or_else(Language::system));
        let notices: Vec<_> = notices.iter().map(|notice| trouble::notice(&voice, notice)).collect();
        let place = Place::Home(Home::default());
        let told = notices.clone();
        let app = Self {
            folders,
            stored,
            voice,
            place,
            settings: false,
            report: None,
            my_box: None,
            storing_box: Storing::default(),
            wizard: None,
            printed,
            rules: None,
            scores: Box::default(),
            sheet: false,
            workshop: workshop::Workshop::default(),
            notices,
            told,
            storing: Storing::default(),
            opening: false,
        };
        let listing = app.list();
        (app, listing)
    }

    /// What happens next.
    pub fn update(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Home(message) => self.at_home(message),
            Message::Saves(message) => self.at_saves(message),
            Message::Scores(message) => self.at_scores(message),
            Message::Report(message) => self.in_report(message),
            Message::Settings(message) => self.in_settings(message),
            Message::Rules(message) => self.in_rules(message),
            Message::Table(message) => self.at_table(message),
            Message::Begin(message) => self.at_begin(message),
            Message::Helper(message) => self.at_helper(message),
            Message::Keys(message) => self.at_keys(message),
            Message::MyBox(message) => self.in_box(message),
            Message::Wizard(message) => self.in_wizard(message),
            Message::Workshop(message) => self.in_workshop(message),
            Message::BoxStored(result) => self.box_stored(result),
            Message::Remembered(result) => self.remembered(result),
            Message::Listed(shelf) => {
                if let Place::Home(home) = &mut self.place {
                    home.listed(shelf);
                }
                Task::none()
            }
            Message::Kept(keep) => self.kept(keep),
            Message::Ran(result) => self.ran(result),
            Message::Reported(result) => self.reported(result),
            Message::FilesShown(shown) => self.files_shown(shown),
            Message::Opened(handed) => self.opened(&handed),
            Message::Written(result) => {
                let (advice, offered) = (self.advice(), self.offers_box());
                let Place::Table(playing) = &mut self.place else { return self.helper_written(result) };
                let before = playing.at_hand();
                let was_over = playing.session.game().is_over();
                let (then, task) = playing.written(result);
                // A new step is shown from its top, however far the last one was scrolled.
                let top = if playing.at_hand() == before { Task::none() } else { to_top() };
                self.settle(After::Wish, was_over);
                let seen = self.seen(advice);
                let passed = self.passed_box(offered);
                Task::batch([self.go(then, task), top, seen, passed])
            }
            Message::Stored(result) => {
                if let Err(error) = result {
                    self.tell(trouble::open(&self.voice, &error));
                }
                self.storing.ended().map_or_else(Task::none, |stored| self.save_settings(stored))
            }
            Message::Key(shortcut) => self.key(shortcut),
            Message::Dismissed => {
                if !self.notices.is_empty() {
                    let _ = self.notices.remove(0);
                }
                Task::none()
            }
            Message::CloseAsked => self.close(),
        }
    }

    fn at_home(&mut self, message: home::Message) -> Task<Message> {
        let Place::Home(home) = &self.place else { return Task::none() };
        match message {
            home::Message::Main => home.main().map_or_else(Task::none, |message| self.at_home(message)),
            home::Message::Continue(id) => self.open(move |folders| AnySession::resume(folders, &id)),
            home::Message::Play(mission) => self.open(move |folders| shelf::begin(folders, &mission)),
            home::Message::Begin(game) => self.show_begin(game),
            home::Message::Mission(folder) => self.show_mission(folder, None),
            home::Message::Add => self.show_add(),
            home::Message::ReadAgain => self.list(),
            home::Message::Manual => self.show_manual(),
            home::Message::Language(language) => self.speak(language),
            home::Message::Sheet(mission) => self.show_wizard(mission.as_deref()),
            home::Message::Keep => self.show_saves(),
            home::Message::Scores => self.show_scores(),
            home::Message::Rules => self.show_rules(None),
            home::Message::Wrong => self.show_report(),
            home::Message::Settings => self.show_settings(),
            home::Message::Quit => iced::exit(),
        }
    }

    fn at_table(&mut self, message: table::Message) -> Task<Message> {
        let Place::Table(playing) = &mut self.place else { return Task::none() };
        match playing.screen.update(message, playing.session.game()) {
            table::Action::None => Task::none(),
            table::Action::Top => to_top(),
            table::Action::Wish(wishes) => {
                let (then, task) = playing.wish(wishes);
                self.go(then, task)
            }
            table::Action::Home => self.leave(Leave::Home),
            table::Action::NoAdvice => self.advise(false),
            table::Action::Rules(entry) => self.show_rules(entry),
            table::Action::Report => self.show_report(),
            table::Action::Settings => self.show_settings(),
            table::Action::MyBox => self.show_box(),
            table::Action::Share => self.share_story(),
            table::Action::Compare => self.compare(true),
            table::Action::Remember(name, says) => self.remember(name, says),
        }
    }

    fn speak(&mut self, language: Language) -> Task<Message> {
        self.voice = Voice::new(language);
        match &mut self.place {
            Place::Table(playing) => playing.speak(language),
            Place::Helper(helping) => helping.speak(language),
            Place::Home(_) | Place::Saves(_) | Place::Scores | Place::Begin(_) => {}
        }
        if let Some(shown) = &mut self.my_box {
            shown.speak(language);
        }
        self.speak_wizard(language);
        self.stored.language = Some(language.code().to_owned());
        self.store()
    }

    fn show_settings(&mut self) -> Task<Message> {
        self.settings = true;
        Task::none()
    }

    /// Stores the settings.
    fn store(&mut self) -> Task<Message> {
        self.storing.begin(self.stored.clone()).map_or_else(Task::none, |stored| self.save_settings(stored))
    }

    fn save_settings(&self, stored: Stored) -> Task<Message> {
        let folders = self.folders.clone();
        Task::future(async move { Message::Stored(folders.save_settings(&stored)) })
    }

    fn list(&self) -> Task<Message> {
        let folders = self.folders.clone();
        Task::future(async move { Message::Listed(shelf::read(&folders)) })
    }

    /// The mission that is being played, if one is.
    pub fn session(&self) -> Option<&Session> {
        match &self.place {
            Place::Table(playing) => Some(&playing.session),
            Place::Home(_) | Place::Saves(_) | Place::Scores | Place::Begin(_) | Place::Helper(_) => None,
        }
    }

    /// The language, with the prose of the mission that is being played.
    pub fn voice(&self) -> &Voice {
        match &self.place {
            Place::Table(playing) => &playing.voice,
            Place::Helper(helping) => helping.voice(),
            Place::Home(_) | Place::Saves(_) | Place::Scores | Place::Begin(_) => &self.voice,
        }
    }

    /// The theme that was chosen, or the usual one.
    pub fn look(&self) -> Look {
        self.stored.theme.as_deref().and_then(Look::from_name).unwrap_or_default()
    }

    /// What is shown.
    pub fn view(&self) -> Element<'_, Message> {
        let rules = self.rules.as_ref().filter(|_| !self.sheet);
        let screen = match (&self.report, &self.place, self.settings, &self.my_box) {
            _ if self.sheet => screen::keys::view(&self.voice).map(Message::Keys),
            _ if self.workshop.is_open() && rules.is_none() => {
                Column::with_children(self.workshop.view(self.voice()).map(|page| page.map(Message::Workshop))).into()
            }
            _ if rules.is_some() => Column::with_children(rules.map(|rules| rules.view(&self.voice).map(Message::Rules))).into(),
            (Some(report), ..) => {
                report.view(&self.voice, self.session().is_some() || self.helping().is_some()).map(Message::Report)
            }
            (None, _, _, Some(shown)) => shown.view().map(Message::MyBox),
            (None, _, true, None) => {
                settings::view(&self.voice, self.look(), &self.stored, &self.folders, self.advises()).map(Message::Settings)
            }
            (None, _, false, None) if self.wizard.is_some() => self.view_wizard(),
            (None, Place::Home(home), false, None) => home.view(&self.voice).map(Message::Home),
            (None, Place::Saves(saves), false, None) => saves.view(&self.voice).map(Message::Saves),
            (None, Place::Scores, false, None) => self.scores.view(&self.voice).map(Message::Scores),
            (None, Place::Begin(begin), false, None) => begin.view(&self.voice).map(Message::Begin),
            (None, Place::Helper(helping), false, None) => helping.view().map(Message::Helper),
            (None, Place::Table(playing), false, None) => {
                let advice = self.advice().map(|(_, sentence)| sentence);
                let motion = widget::Motion::reduced(self.stored.reduced_motion);
                playing
                    .screen
                    .view(&playing.voice, &playing.session, advice, motion, self.offers_box(), &self.printed)
                    .map(Message::Table)
            }
        };
        let notice = self
            .notices
            .first()
            .map(|sentence| widget::notice(sentence.clone(), self.voice.plain("window-dismiss"), Message::Dismissed));
        let parts = notice.into_iter().chain([container(screen).height(Length::Fill).into()]);
        let all = container(Column::with_children(parts)).width(Length::Fill).height(Length::Fill).style(theme::ground);
        widget::root(all, Message::Key)
    }

    fn subscription(&self) -> Subscription<Message> {
        window::close_requests().map(|_| Message::CloseAsked)
    }
}
