//! What jobs answer: what is reported of it, whichever screen is open, and what the app does with it.

use std::ops::ControlFlow;

use iced::Task;

use super::game::GameSession;
use super::helpers::HelperGame;
use super::jobs::settings::Loaded;
use super::screen::helper::begin::Begin;
use super::screen::mission::{self, Mission};
use super::screen::my_box::{self, MyBox};
use super::screen::wizard::Wizard;
use super::screen::{Screen, add, changed, manual, report, saves, scores, shortcuts, wizard};
use super::{Action, App, Message, OpenedSession, WriteQueue, jobs, table};
use crate::first_martians::my_box::MyBox as OwnBox;
use crate::language::{Args, Voice};
use crate::session::changes::{Changed, NotTaken};
use crate::session::stories::Shared as Story;
use crate::session::{AnySession, scores::Trouble, trouble};
use crate::storage::OpenError;

impl App {
    /// What an answer reports at the top of the window: errors, repairs, where something was written.
    pub(super) fn reported(&self, message: &Message) -> Vec<String> {
        let voice = &self.shared.voice;
        let sentence = match message {
            Message::BoxOpened(_, notices)
            | Message::SheetOpened(_, notices)
            | Message::Saves(saves::Message::Ran(Ok(jobs::saves::Done::Renamed(notices)))) => {
                return self.shared.sentences(notices);
            }
            Message::Stored(Err(error))
            | Message::BoxStored(Err((error, _)))
            | Message::Remembered(Err(error))
            | Message::SetUpRemembered(Err(error))
            | Message::Report(report::Message::Written(Err(error)))
            | Message::Keys(shortcuts::Message::Written(Err(error)))
            | Message::Manual(manual::Message::Written(Err(error)))
            | Message::Mission(mission::Message::Removed(Err(error)))
            | Message::Wizard(wizard::Message::Kept(Err(error))) => trouble::open(voice, error),
            Message::Saves(saves::Message::Ran(Err(error)))
            | Message::Mission(mission::Message::Printed(Err(error)))
            | Message::Shared(Err(error)) => trouble::session(voice, error),
            Message::Mission(mission::Message::Packed(Err(error))) => trouble::not_packed(voice, error),
            Message::Settled(Err(error)) | Message::Scores(scores::Message::Ran(Err(error))) => trouble::score(voice, error),
            Message::Scores(scores::Message::Read(read)) => match read.as_ref() {
                Ok(_) => return Vec::new(),
                Err(error) => trouble::score(voice, &Trouble::Storage(error.clone())),
            },
            Message::Mission(mission::Message::Removed(Ok(path))) => {
                voice.say("mission-removed", &Args::new().text("path", path.to_owned()))
            }
            Message::Shared(Ok(Story { markdown, page })) => {
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

    /// What a message does: here where it is for the app, else on the screen that it is for.
    pub(super) fn answered(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Loaded(loaded) => self.loaded(*loaded),
            Message::Opened(opened) => self.opened(&opened),
            Message::Stored(_) => {
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
            Message::Remembered(result) => {
                self.shared.printed = result.unwrap_or_else(|_| std::mem::take(&mut self.shared.printed));
                Task::none()
            }
            Message::SheetOpened(draft, _) if self.is_home() => {
                let wizard = Wizard::new(*draft, self.shared.voice.language());
                self.perform(0, Action::push(Screen::Wizard(Box::new(wizard))))
            }
            Message::BeginAsked(game, remembered) if self.is_home() => {
                let begin = Begin::new(game, &remembered, &self.shared.voice);
                self.perform(0, Action::All(vec![Action::replace(Screen::Begin(Box::new(begin))), table::to_top()]))
            }
            Message::Compared(save, changed, asked) => self.compared(save, changed, asked),
            Message::Taken(taken, told) => self.taken(taken, told),
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

    /// Hands a message to the screen that it is for.
    pub(super) fn deliver(&mut self, message: Message) -> Task<Message> {
        let mut message = message;
        for position in self.screens.positions() {
            let Some(screen) = self.screens.get_mut(position) else { continue };
            match screen.update(message, &self.shared) {
                ControlFlow::Break(action) => return self.perform(position, action),
                ControlFlow::Continue(other) => message = other,
            }
        }
        // The screen was left while its job was under way; the finished games go on beneath all others.
        match message {
            Message::Scores(message) => {
                let action = self.scores.update(message, &self.shared);
                self.perform(0, action)
            }
            Message::Keys(message) => self.perform(0, shortcuts::update(message, &self.shared)),
            Message::Mission(mission::Message::Printed(Ok(path))) => mission::show_sheet(path),
            Message::Mission(mission::Message::Removed(Ok(_))) => self.reread_home(),
            Message::Manual(manual::Message::Written(Ok(path))) => manual::show_pictures(path),
            Message::Add(add::Message::Added(added)) => match *added {
                Ok(added) => {
                    let page = Mission::open(added.id, Some(mission::Done::Added(added.old)), &self.shared);
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

    /// A game was opened, or could not be.
    fn opened(&mut self, opened: &OpenedSession) -> Task<Message> {
        let Some(opened) = opened.take() else { return Task::none() };
        self.opening = false;
        let (session, notices) = match opened {
            Ok(opened) => opened,
            Err(error) => return self.perform(0, Action::Notify(trouble::session(&self.shared.voice, &error))),
        };
        self.notify_all(&notices);
        let language = self.shared.voice.language();
        let (screen, voice) = match session {
            AnySession::FirstMartians(session) => {
                let (game, voice) = GameSession::new(session, language);
                (Screen::Game(Box::new(game)), voice)
            }
            AnySession::PocketMars(session) => {
                let (game, voice) = GameSession::new(session, language);
                (Screen::Helper(HelperGame::PocketMars(Box::new(game))), voice)
            }
            AnySession::Mechanica(session) => {
                let (game, voice) = GameSession::new(session, language);
                (Screen::Helper(HelperGame::Mechanica(Box::new(game))), voice)
            }
            AnySession::MarsNeedsMechanics(session) => {
                let (game, voice) = GameSession::new(session, language);
                (Screen::Helper(HelperGame::MarsNeedsMechanics(Box::new(game))), voice)
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

    /// Whether the game that is open can still be played on another box, and the box is as its owner left it.
    fn may_take_box(&self) -> bool {
        let at_crew = matches!(self.screens.base(), Screen::Game(game) if game.is_at_crew());
        at_crew && !self.screens.has(|screen| matches!(screen, Screen::MyBox(_))) && !self.box_writes.is_busy()
    }

    pub(super) fn compare_box(&self) -> Task<Message> {
        match self.session().filter(|_| self.may_take_box()) {
            Some(session) => jobs::my_box::compare(&self.shared.folders, session.id(), session.header()),
            None => Task::none(),
        }
    }

    fn box_compared(&self, save: String, changed: Option<Box<Changed>>) -> Task<Message> {
        // The players may have gone on meanwhile.
        let same = self.shared.save.as_ref() == Some(&save) && self.may_take_box();
        match changed.filter(|_| same) {
            Some(changed) => jobs::missions::take_over(&self.shared.folders, save, *changed, "box-taken"),
            None => Task::none(),
        }
    }

    fn compared(&mut self, save: String, changed: Option<Box<Changed>>, asked: bool) -> Task<Message> {
        // The players may have gone elsewhere meanwhile.
        if self.session().is_none_or(|session| session.id() != save) {
            return Task::none();
        }
        let action = match changed {
            Some(changed) if asked || self.kept_mission.as_ref() != Some(&(save.clone(), changed.hash())) => {
                Action::push(Screen::Changed(Box::new(changed::Changed::new(save, *changed))))
            }
            None if asked => Action::Notify(self.shared.voice.plain("changed-window-same")),
            Some(_) | None => Action::None,
        };
        self.perform(0, action)
    }

    fn taken(&mut self, taken: Result<String, NotTaken>, told: &str) -> Task<Message> {
        let is_changed = |screen: &Screen| matches!(screen, Screen::Changed(_));
        match taken {
            Ok(save) => {
                self.screens.close_all(is_changed);
                let told = Action::Notify(self.shared.voice.plain(told));
                let open = Action::Open(jobs::saves::resume(&self.shared.folders, save));
                self.perform(0, Action::All(vec![told, open]))
            }
            Err(why) if self.screens.has(is_changed) => self.deliver(Message::Changed(changed::Message::NotTaken(Box::new(why)))),
            Err(why) => self.perform(0, Action::Notify(changed::refusal(&self.shared.voice, &why))),
        }
    }
}
