//! Handling of messages: what is reported at the top of the window, and what the app does itself.

use std::ops::ControlFlow;

use iced::Task;

use super::game::GameSession;
use super::helper_game::HelperGame;
use super::jobs::settings::Loaded;
use super::screen::helper::set_up::HelperSetUp;
use super::screen::mission::{self, Mission};
use super::screen::my_box::{self, MyBox};
use super::screen::wizard::Wizard;
use super::screen::{Screen, add_mission, manual, mission_changed, report, saves, scores, shortcuts, wizard};
use super::{Action, App, Message, OpenedSession, WriteQueue, jobs, table};
use crate::first_martians::my_box::MyBox as OwnBox;
use crate::language::{Args, Voice};
use crate::session::changes::{MissionChanges, TakeOverError};
use crate::session::stories::Shared as Story;
use crate::session::{AnySession, messages, scores::ScoreError};
use crate::storage::OpenError;

impl App {
    /// What the window reports whichever screen is open: errors, repairs, paths of written files.
    pub(super) fn notices_of(&self, message: &Message) -> Vec<String> {
        let voice = &self.shared.voice;
        let sentence = match message {
            Message::BoxOpened(_, notices)
            | Message::SheetOpened(_, notices)
            | Message::Saves(saves::Message::Ran(Ok(jobs::saves::Done::Renamed(notices)))) => {
                return self.shared.sentences(notices);
            }
            Message::SettingsStored(Err(error))
            | Message::BoxStored(Err((error, _)))
            | Message::PrintedRemembered(Err(error))
            | Message::SetUpRemembered(Err(error))
            | Message::Report(report::Message::Written(Err(error)))
            | Message::Keys(shortcuts::Message::Written(Err(error)))
            | Message::Manual(manual::Message::Written(Err(error)))
            | Message::Mission(mission::Message::Removed(Err(error)))
            | Message::Wizard(wizard::Message::Stored(Err(error))) => messages::open_error(voice, error),
            Message::Saves(saves::Message::Ran(Err(error)))
            | Message::Mission(mission::Message::Printed(Err(error)))
            | Message::StoryShared(Err(error)) => messages::session_error(voice, error),
            Message::Mission(mission::Message::Packed(Err(error))) => messages::pack_error(voice, error),
            Message::ScoreSettled(Err(error)) | Message::Scores(scores::Message::Ran(Err(error))) => {
                messages::score_error(voice, error)
            }
            Message::Scores(scores::Message::Read(read)) => match read.as_ref() {
                Ok(_) => return Vec::new(),
                Err(error) => messages::score_error(voice, &ScoreError::Storage(error.clone())),
            },
            Message::Mission(mission::Message::Removed(Ok(path))) => {
                voice.say("mission-removed", &Args::new().text("path", path.to_owned()))
            }
            Message::StoryShared(Ok(Story { markdown, page })) => {
                let args = Args::new().text("markdown", markdown.to_owned()).text("page", page.to_owned());
                voice.say("story-shared", &args)
            }
            Message::FilesShown(false) => {
                voice.say("window-files-unshown", &Args::new().text("path", jobs::files::data_folder(&self.shared.folders)))
            }
            _ => return Vec::new(),
        };
        vec![sentence]
    }

    /// Handles a message of the app, and passes every other one to its screen.
    pub(super) fn handle(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Loaded(loaded) => self.loaded(*loaded),
            Message::Opened(opened) => self.opened(&opened),
            Message::SettingsStored(_) => {
                let next = self.settings_writes.ended();
                let next = next.map_or_else(Task::none, |settings| jobs::settings::store(&self.shared.folders, settings));
                Task::batch([next, self.exit_once_written()])
            }
            Message::JobEnded => Task::batch([self.queue.next(), self.exit_once_written()]),
            Message::BoxOpened(own, _) => {
                let language = self.shared.voice.language();
                let screen = own.map(|own| Screen::MyBox(Box::new(MyBox::new(*own, language))));
                self.perform(0, screen.map_or(Action::None, Action::push))
            }
            Message::BoxStored(result) => self.box_stored(result),
            Message::BoxCompared(save, changed) => self.box_compared(save, changed),
            Message::PrintedRemembered(result) => {
                self.shared.printed = result.unwrap_or_else(|_| std::mem::take(&mut self.shared.printed));
                Task::none()
            }
            Message::SheetOpened(draft, _) if self.is_home() => {
                let wizard = Wizard::new(*draft, self.shared.voice.language());
                self.perform(0, Action::push(Screen::Wizard(Box::new(wizard))))
            }
            Message::HelperSetUpLoaded(game, remembered) if self.is_home() => {
                let begin = HelperSetUp::new(game, &remembered, &self.shared.voice);
                self.perform(0, Action::All(vec![Action::replace(Screen::HelperSetUp(Box::new(begin))), table::to_top()]))
            }
            Message::Compared(save, changed, asked) => self.compared(save, changed, asked),
            Message::TakenOver(taken, told) => self.taken_over(taken, told),
            Message::Key(shortcut) => self.key(shortcut),
            Message::Dismissed => {
                if !self.shared.notices.is_empty() {
                    let _ = self.shared.notices.remove(0);
                }
                Task::none()
            }
            Message::CloseAsked => self.close(),
            message => self.deliver(message),
        }
    }

    pub(super) fn deliver(&mut self, message: Message) -> Task<Message> {
        let mut message = message;
        for position in self.screens.positions() {
            let Some(screen) = self.screens.get_mut(position) else { continue };
            match screen.update(message, &self.shared) {
                ControlFlow::Break(action) => return self.perform(position, action),
                ControlFlow::Continue(other) => message = other,
            }
        }
        // The screen was closed while its job ran.
        match message {
            Message::Scores(message) => {
                let action = self.scores.update(message, &self.shared);
                self.perform(0, action)
            }
            Message::Keys(message) => self.perform(0, shortcuts::update(message, &self.shared)),
            Message::Mission(mission::Message::Printed(Ok(path))) => mission::show_sheet(path),
            Message::Mission(mission::Message::Removed(Ok(_))) => self.reread_home(),
            Message::Manual(manual::Message::Written(Ok(path))) => manual::show_pictures(path),
            Message::Add(add_mission::Message::Added(added)) => match *added {
                Ok(added) => {
                    let page = Mission::open(added.id, Some(mission::Done::Added(added.replaced)), &self.shared);
                    self.perform(0, page)
                }
                Err(_) => Task::none(),
            },
            _ => Task::none(),
        }
    }

    fn is_home(&self) -> bool {
        matches!(self.screens.base(), Screen::Home(_))
    }

    fn loaded(&mut self, loaded: Loaded) -> Task<Message> {
        let Loaded { settings, language, printed, notices } = loaded;
        self.shared.settings = settings;
        self.shared.voice = Voice::new(language);
        self.shared.printed = printed;
        self.notify_all(&notices);
        self.go_home()
    }

    fn notify_all(&mut self, notices: &[crate::storage::Notice]) {
        for sentence in self.shared.sentences(notices) {
            self.shared.notify(sentence);
        }
    }

    fn opened(&mut self, opened: &OpenedSession) -> Task<Message> {
        let Some(opened) = opened.take() else { return Task::none() };
        self.opening = false;
        let (session, notices) = match opened {
            Ok(opened) => opened,
            Err(error) => return self.perform(0, Action::Notify(messages::session_error(&self.shared.voice, &error))),
        };
        self.notify_all(&notices);
        let language = self.shared.voice.language();
        let (screen, voice) = match session {
            AnySession::FirstMartians(session) => GameSession::open(session, language, Screen::Game),
            AnySession::PocketMars(session) => {
                GameSession::open(session, language, |game| Screen::Helper(HelperGame::PocketMars(game)))
            }
            AnySession::Mechanica(session) => {
                GameSession::open(session, language, |game| Screen::Helper(HelperGame::Mechanica(game)))
            }
            AnySession::MarsNeedsMechanics(session) => {
                GameSession::open(session, language, |game| Screen::Helper(HelperGame::MarsNeedsMechanics(game)))
            }
        };
        self.replace(screen, voice);
        let begun = match self.screens.base() {
            Screen::Game(game) => game.begun(&self.shared),
            Screen::Helper(helper) => helper.begun(&self.shared),
            _ => Action::None,
        };
        self.perform(0, begun)
    }

    fn box_stored(&mut self, result: Result<(), (OpenError, Option<Box<OwnBox>>)>) -> Task<Message> {
        match result {
            Ok(()) => match self.box_writes.ended() {
                Some(own) => jobs::my_box::store(&self.shared.folders, own),
                None => self.compare_box(),
            },
            Err((_, on_disk)) => {
                self.box_writes = WriteQueue::default();
                on_disk.map_or_else(Task::none, |own| self.deliver(Message::MyBox(my_box::Message::OnDisk(own))))
            }
        }
    }

    /// Whether the open game can still switch to another box, and the box is stored.
    fn can_change_box(&self) -> bool {
        let at_crew = matches!(self.screens.base(), Screen::Game(game) if game.is_setting_up_crew());
        at_crew && !self.screens.has(|screen| matches!(screen, Screen::MyBox(_))) && !self.box_writes.is_busy()
    }

    pub(super) fn compare_box(&self) -> Task<Message> {
        match self.session().filter(|_| self.can_change_box()) {
            Some(session) => jobs::my_box::compare(&self.shared.folders, session.id(), session.header()),
            None => Task::none(),
        }
    }

    fn box_compared(&self, save: String, changed: Option<Box<MissionChanges>>) -> Task<Message> {
        // The players may have played on meanwhile.
        let same = self.shared.save.as_ref() == Some(&save) && self.can_change_box();
        match changed.filter(|_| same) {
            Some(changed) => jobs::missions::take_over(&self.shared.folders, save, *changed, "box-taken"),
            None => Task::none(),
        }
    }

    fn compared(&mut self, save: String, changed: Option<Box<MissionChanges>>, asked: bool) -> Task<Message> {
        // The players may have left the game meanwhile.
        if self.session().is_none_or(|session| session.id() != save) {
            return Task::none();
        }
        let action = match changed {
            Some(changed) if asked || self.accepted_change.as_ref() != Some(&(save.clone(), changed.hash())) => {
                Action::push(Screen::MissionChanged(Box::new(mission_changed::MissionChanged::new(save, *changed))))
            }
            None if asked => Action::Notify(self.shared.voice.plain("changed-window-same")),
            Some(_) | None => Action::None,
        };
        self.perform(0, action)
    }

    fn taken_over(&mut self, taken: Result<String, TakeOverError>, told: &str) -> Task<Message> {
        let is_changed = |screen: &Screen| matches!(screen, Screen::MissionChanged(_));
        match taken {
            Ok(save) => {
                self.screens.close_all(is_changed);
                let told = Action::Notify(self.shared.voice.plain(told));
                let open = Action::Open(jobs::saves::resume(&self.shared.folders, save));
                self.perform(0, Action::All(vec![told, open]))
            }
            Err(why) if self.screens.has(is_changed) => {
                self.deliver(Message::Changed(mission_changed::Message::NotTaken(Box::new(why))))
            }
            Err(why) => self.perform(0, Action::Notify(mission_changed::refusal(&self.shared.voice, &why))),
        }
    }
}
