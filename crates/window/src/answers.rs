//! Handling of messages: by the app itself, or by the screen that each is for.

use iced::Task;

use super::game::GameSession;
use super::helper_game::HelperGame;
use super::jobs::settings::Loaded;
use super::screen::campaign::Campaign;
use super::screen::helper::set_up::HelperSetUp;
use super::screen::home::Home;
use super::screen::mission;
use super::screen::my_box::{self, MyBox};
use super::screen::own_campaign::OwnCampaign;
use super::screen::storage_unavailable::StorageUnavailable;
use super::screen::wizard::Wizard;
use super::screen::{Screen, add_mission, campaign, manual, mission_changed, settings, shortcuts};
use super::{Action, App, Message, OpenedSession, WriteQueue, jobs, table};
use first_martians::my_box::MyBox as OwnBox;
use language::Localizer;
use session::changes::{MissionChanges, TakeOverError};
use session::{AnySession, messages};
use storage::OpenError;

/// The topmost screen of a kind, with its position.
macro_rules! topmost {
    ($app:ident, $Screen:ident) => {
        $app.screens.topmost(|screen| {
            if let Screen::$Screen(it) = screen {
                Some(it)
            } else {
                None
            }
        })
    };
}

/// Performs what the topmost screen of a kind answers; without one, what `else` says, or nothing.
macro_rules! on_screen {
    ($app:ident, $Screen:ident($it:ident) => $update:expr) => {
        on_screen!($app, $Screen($it) => $update, else Action::None)
    };
    ($app:ident, $Screen:ident($it:ident) => $update:expr, else $closed:expr) => {{
        let (position, action) = match topmost!($app, $Screen) {
            Some((position, $it)) => (position, $update),
            None => (0, $closed),
        };
        $app.perform(position, action)
    }};
}

impl App {
    /// Handles a message of the app, and passes every other one to its screen, which may have been closed while its job ran.
    pub(super) fn handle(&mut self, message: Message) -> Task<Message> {
        let shared = &self.shared;
        match message {
            Message::StorageUnavailable(message) => {
                on_screen!(self, StorageUnavailable(it) => it.update(message, shared))
            }
            Message::Home(message) => on_screen!(self, Home(it) => it.update(message, shared)),
            Message::Saves(message) => on_screen!(self, Saves(it) => it.update(message, shared)),
            Message::Scores(message) => {
                let open = topmost!(self, Scores).map(|(_, it)| it);
                let action = open.unwrap_or(&mut self.scores).update(message, shared);
                self.perform(0, action)
            }
            Message::Table(message) => on_screen!(self, Game(it) => it.update(message, shared)),
            Message::Helper(message) => on_screen!(self, Helper(it) => it.update(message, shared)),
            Message::TurnWritten(result) if matches!(self.screens.base(), Screen::Game(_)) => {
                on_screen!(self, Game(it) => it.written(result, shared))
            }
            Message::TurnWritten(result) => {
                on_screen!(self, Helper(it) => it.written(result, shared))
            }
            Message::Begin(message) => {
                on_screen!(self, HelperSetUp(it) => it.update(message, shared))
            }
            Message::Settings(message) => {
                let action = settings::update(message, shared);
                self.perform_on(|it| matches!(it, Screen::Settings), action)
            }
            Message::Rules(message) => on_screen!(self, Rules(it) => it.update(message, shared)),
            Message::MyBox(message) => on_screen!(self, MyBox(it) => it.update(message)),
            Message::Wizard(message) => on_screen!(self, Wizard(it) => it.update(message, shared)),
            Message::Report(message) => on_screen!(self, Report(it) => it.update(message, shared)),
            Message::Keys(message) => {
                let action = shortcuts::update(message, shared);
                self.perform_on(|it| matches!(it, Screen::Shortcuts), action)
            }
            Message::Mission(message) => {
                on_screen!(self, Mission(it) => it.update(message, shared), else mission::closed(message))
            }
            Message::Campaign(campaign::Message::Read(read)) => self.campaign_read(*read),
            Message::OwnCampaign(message) => {
                on_screen!(self, OwnCampaign(it) => it.update(message, shared))
            }
            Message::OwnCampaignOpened(missions) => self.perform(
                0,
                Action::push(Screen::OwnCampaign(Box::new(OwnCampaign::new(missions)))),
            ),
            Message::Campaign(message) => {
                on_screen!(self, Campaign(it) => it.update(message, shared))
            }
            Message::Add(message) => {
                on_screen!(self, AddMission(it) => it.update(message, shared), else add_mission::closed(message, shared))
            }
            Message::Changed(message) => {
                on_screen!(self, MissionChanged(it) => it.update(message, shared))
            }
            Message::Manual(message) => {
                on_screen!(self, Manual(it) => it.update(message, shared), else manual::closed(message))
            }
            Message::Loaded(loaded) => self.loaded(*loaded),
            Message::PageAsked(page) => {
                self.shared.page = page;
                Task::none()
            }
            Message::SettingsReread(loaded) => {
                self.shared.printed = loaded.printed;
                self.stored_settings = loaded.settings.clone();
                self.shared.settings = loaded.settings;
                self.notify_all(&loaded.notices);
                self.speak(loaded.language);
                Task::none()
            }
            Message::Copied(Ok(())) => self.perform(0, Action::Copied),
            Message::Opened(opened) => self.opened(&opened),
            Message::SettingsStored(stored, _) => {
                self.stored_settings = *stored;
                let next = self.settings_writes.ended();
                let next = next.map_or_else(Task::none, |settings| self.store_settings(settings));
                Task::batch([next, self.exit_once_written()])
            }
            Message::JobEnded => Task::batch([self.queue.next(), self.exit_once_written()]),
            Message::BoxOpened(own, _) => {
                let language = self.shared.localizer.language();
                self.stored_box = own.as_ref().map(|own| own.to_store()).unwrap_or_default();
                let screen = own.map(|own| Screen::MyBox(Box::new(MyBox::new(*own, language))));
                self.perform(0, screen.map_or(Action::None, Action::push))
            }
            Message::BoxStored(result) => self.box_stored(result),
            Message::BoxCompared(save, changed) => self.box_compared(save, changed),
            Message::PrintedRemembered(result) => {
                self.shared.printed =
                    result.unwrap_or_else(|_| std::mem::take(&mut self.shared.printed));
                Task::none()
            }
            Message::SheetOpened(draft, _) if self.is_home() => {
                let wizard = Wizard::new(*draft, self.shared.localizer.language());
                self.perform(0, Action::push(Screen::Wizard(Box::new(wizard))))
            }
            Message::HelperSetUpLoaded(game, remembered) if self.is_home() => {
                let begin = HelperSetUp::new(game, &remembered, &self.shared.localizer);
                self.perform(
                    0,
                    Action::All(vec![
                        Action::replace(Screen::HelperSetUp(Box::new(begin))),
                        table::to_top(),
                    ]),
                )
            }
            Message::Compared(save, changed, asked) => self.compared(save, changed, asked),
            Message::TakenOver(taken, told) => self.taken_over(taken, told),
            Message::Key(shortcut) => self.key(shortcut),
            Message::TextSize(percent, last) => {
                self.shared.settings.text_size = percent;
                let settings = last.then(|| Box::new(self.shared.settings.clone()));
                self.perform(0, settings.map_or(Action::None, Action::Settings))
            }
            #[cfg(target_arch = "wasm32")]
            Message::RulesFetched(texts) => {
                rulebook::shipped::fetched(&texts);
                Task::none()
            }
            #[cfg(target_arch = "wasm32")]
            Message::PicturesFetched(pictures) => {
                super::screen::manual::pictures_fetched(&pictures);
                Task::none()
            }
            Message::NewVersion => {
                self.shared.newer_version = true;
                Task::none()
            }
            Message::Remote(input) => {
                let number = self.remote.as_ref().map_or(1, |(number, _)| number + 1);
                self.remote = Some((number, input));
                Task::none()
            }
            Message::Notices(open) => self.perform(0, Action::Notices(open)),
            Message::Dismissed(index) => self.perform(0, Action::Dismiss(index)),
            Message::FilesRefused(why) => {
                self.screens.close_all(|_| true);
                self.replace(
                    Screen::StorageUnavailable(StorageUnavailable::new(why)),
                    Localizer::new(self.shared.localizer.language()),
                );
                Task::none()
            }
            #[cfg(not(target_arch = "wasm32"))]
            Message::WindowOpened(id) => super::launch::fit_to_screen(id),
            #[cfg(target_arch = "wasm32")]
            Message::WindowOpened(_) => Task::none(),
            Message::CloseAsked => self.close(),
            // The players have opened something else meanwhile, or it was only reported.
            Message::SheetOpened(..)
            | Message::HelperSetUpLoaded(..)
            | Message::NotPicked(_)
            | Message::NoFileDialog
            | Message::Copied(Err(_))
            | Message::SetUpRemembered(_)
            | Message::ScoreSettled(_)
            | Message::StoryShared(_)
            | Message::FileSaved(..)
            | Message::PictureSaved(_)
            | Message::FilesShown(_) => Task::none(),
        }
    }

    /// Performs what the topmost screen of a kind asks for.
    fn perform_on(&mut self, is: impl Fn(&Screen) -> bool, action: Action) -> Task<Message> {
        let position = self
            .screens
            .topmost(|it| is(it).then_some(it))
            .map_or(0, |(position, _)| position);
        self.perform(position, action)
    }

    pub(super) fn is_home(&self) -> bool {
        matches!(self.screens.base(), Screen::Home(_))
    }

    fn loaded(&mut self, loaded: Loaded) -> Task<Message> {
        let Loaded {
            settings,
            language,
            printed,
            page,
            notices,
        } = loaded;
        self.shared.page = page;
        self.stored_settings = settings.clone();
        self.shared.settings = settings;
        self.shared.printed = printed;
        self.replace(Screen::Home(Home::default()), Localizer::new(language));
        self.notify_all(&notices);
        // The library follows by itself: see `jobs::settings::load`.
        jobs::settings::lost(&self.shared.folders)
    }

    fn notify_all(&mut self, notices: &[storage::Notice]) {
        for sentence in self.shared.sentences(notices) {
            self.shared.notify(sentence);
        }
    }

    fn opened(&mut self, opened: &OpenedSession) -> Task<Message> {
        let Some(opened) = opened.take() else {
            return Task::none();
        };
        self.opening = false;
        let (session, notices) = match opened {
            Ok(opened) => opened,
            Err(error) => {
                return self.perform(
                    0,
                    Action::Notify(messages::session_error(&self.shared.localizer, &error)),
                );
            }
        };
        self.notify_all(&notices);
        let language = self.shared.localizer.language();
        let (screen, localizer) = match session {
            AnySession::FirstMartians(session) => {
                GameSession::open(session, language, Screen::Game)
            }
            AnySession::PocketMars(session) => GameSession::open(session, language, |game| {
                Screen::Helper(HelperGame::PocketMars(game))
            }),
            AnySession::Mechanica(session) => GameSession::open(session, language, |game| {
                Screen::Helper(HelperGame::Mechanica(game))
            }),
            AnySession::MarsNeedsMechanics(session) => {
                GameSession::open(session, language, |game| {
                    Screen::Helper(HelperGame::MarsNeedsMechanics(game))
                })
            }
        };
        self.replace(screen, localizer);
        let begun = match self.screens.base() {
            Screen::Game(game) => game.begun(&self.shared),
            Screen::Helper(helper) => helper.begun(&self.shared),
            _ => Action::None,
        };
        // The first game is the first thing worth keeping.
        let ask = self.shared.page.is_some_and(|page| !page.keeps_files);
        let asked = if ask {
            jobs::settings::ask_to_keep(&self.shared.folders)
        } else {
            Task::none()
        };
        Task::batch([self.perform(0, begun), asked])
    }

    /// The page of a campaign takes the place of what was open.
    fn campaign_read(&mut self, read: campaign::PageRead) -> Task<Message> {
        self.opening = false;
        let Ok((page, _)) = read else {
            return Task::none();
        };
        let localizer = Localizer::with_prose(self.shared.localizer.language(), &page.prose.0);
        self.replace(Screen::Campaign(Box::new(Campaign::new(page))), localizer);
        self.perform(0, Action::scroll(campaign::SCROLLS, 0.0))
    }

    fn box_stored(
        &mut self,
        result: Result<(), (OpenError, Option<Box<OwnBox>>)>,
    ) -> Task<Message> {
        match result {
            Ok(()) => match self.box_writes.ended() {
                Some(own) => self.store_box(own),
                None => self.compare_box(),
            },
            Err((_, on_disk)) => {
                self.box_writes = WriteQueue::default();
                self.stored_box = on_disk
                    .as_ref()
                    .map(|own| own.to_store())
                    .unwrap_or_default();
                on_disk.map_or_else(Task::none, |own| {
                    self.handle(Message::MyBox(my_box::Message::OnDisk(own)))
                })
            }
        }
    }

    /// Whether the open game can still switch to another box, and the box is stored.
    fn can_change_box(&self) -> bool {
        let at_crew =
            matches!(self.screens.base(), Screen::Game(game) if game.is_setting_up_crew());
        at_crew
            && !self
                .screens
                .has(|screen| matches!(screen, Screen::MyBox(_)))
            && !self.box_writes.is_busy()
    }

    pub(super) fn compare_box(&self) -> Task<Message> {
        match self.session().filter(|_| self.can_change_box()) {
            Some(session) => {
                jobs::my_box::compare(&self.shared.folders, session.id(), session.header())
            }
            None => Task::none(),
        }
    }

    fn box_compared(&self, save: String, changed: Option<Box<MissionChanges>>) -> Task<Message> {
        // The players may have played on meanwhile.
        let same = self.shared.save.as_ref() == Some(&save) && self.can_change_box();
        match changed.filter(|_| same) {
            Some(changed) => {
                jobs::missions::take_over(&self.shared.folders, save, *changed, "box-taken")
            }
            None => Task::none(),
        }
    }

    fn compared(
        &mut self,
        save: String,
        changed: Option<Box<MissionChanges>>,
        asked: bool,
    ) -> Task<Message> {
        // The players may have left the game meanwhile.
        if self.session().is_none_or(|session| session.id() != save) {
            return Task::none();
        }
        let action = match changed {
            Some(changed)
                if asked
                    || self.accepted_change.as_ref() != Some(&(save.clone(), changed.hash())) =>
            {
                Action::push(Screen::MissionChanged(Box::new(
                    mission_changed::MissionChanged::new(save, *changed),
                )))
            }
            None if asked => Action::Confirm(self.shared.localizer.text("changed-window-same")),
            Some(_) | None => Action::None,
        };
        self.perform(0, action)
    }

    fn taken_over(&mut self, taken: Result<String, TakeOverError>, told: &str) -> Task<Message> {
        let is_changed = |screen: &Screen| matches!(screen, Screen::MissionChanged(_));
        match taken {
            Ok(save) => {
                self.screens.close_all(is_changed);
                let told = Action::Confirm(self.shared.localizer.text(told));
                let open = Action::Open(jobs::saves::resume(&self.shared.folders, save));
                self.perform(0, Action::All(vec![told, open]))
            }
            Err(why) if self.screens.has(is_changed) => self.handle(Message::Changed(
                mission_changed::Message::NotTaken(Box::new(why)),
            )),
            Err(why) => self.perform(
                0,
                Action::Notify(mission_changed::refusal(&self.shared.localizer, &why)),
            ),
        }
    }
}
