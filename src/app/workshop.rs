//! The workshop in the window: missions looked at, printed, packed, taken in and thrown away; a mission that changed under a game; the
//! story of a game; the manual. Its pages lie over what is shown and lead back to it.

use std::path::PathBuf;

use iced::Task;
use iced::widget::operation;

use super::desk::{self, Examined, Looked, Ready};
use super::screen::add::{self, Add};
use super::screen::changed::{self, Changed};
use super::screen::manual::{self, Manual};
use super::screen::mission::{self, Done, Mission};
use super::shelf;
use super::widget::Element;
use super::{App, Message as Outer, Place};
use crate::language::{Args, Voice, manual as book};
use crate::session::changes::{self, NotTaken};
use crate::session::stories::{self, Shared};
use crate::session::workshop::{self, Added, NotPacked, Refused};
use crate::session::{self, AnySession, SessionError, trouble};
use crate::storage::OpenError;

/// A page of the workshop.
#[derive(Debug)]
pub(super) enum Page {
    Mission(Box<Mission>),
    Add(Box<Add>),
    Changed(Box<Changed>),
    Manual(Box<Manual>),
}

/// What lies of the workshop over what is shown.
#[derive(Debug, Default)]
pub(super) struct Workshop {
    page: Option<Page>,
    /// The game that goes on although its mission is another: the save, and what the mission is by then. It is not asked again.
    left: Option<(String, String)>,
}

/// What can happen in the workshop.
#[derive(Debug, Clone)]
pub enum Message {
    /// On the page of a mission.
    Mission(mission::Message),
    /// Where a mission is taken in.
    Add(add::Message),
    /// On the notice that a mission has changed.
    Changed(changed::Message),
    /// In the manual.
    Manual(manual::Message),
    /// A mission was looked at, or could not be.
    Examined(Box<Result<Examined, SessionError>>),
    /// The sheet of a mission was written, or could not be.
    Printed(Result<PathBuf, SessionError>),
    /// It was handed to the system's own program, or could not be.
    SheetShown(PathBuf, bool),
    /// A mission was packed, or could not be.
    Packed(Result<PathBuf, NotPacked>),
    /// A mission was thrown away, or could not be.
    Removed(Result<PathBuf, OpenError>),
    /// What lies ready was read.
    Ready(Ready),
    /// What lies there was looked at.
    Looked(PathBuf, Box<Result<Looked, Refused>>),
    /// A mission was taken in, or was not.
    Added(Box<Result<Added, Refused>>),
    /// The mission of that save was compared with what lies on the disk; whether the players asked for that.
    Compared(String, Option<Box<changes::Changed>>, bool),
    /// The changed mission was taken over in a new save, or was not.
    Taken(Result<String, NotTaken>, &'static str),
    /// The story of a game was written, or could not be.
    Shared(Result<Shared, SessionError>),
    /// The manual was written with its pictures, or could not be.
    ManualWritten(Result<PathBuf, OpenError>),
    /// It was handed to the system's own program, or could not be.
    ManualShown(PathBuf, bool),
}

/// Hands a page to the system's own program, and says whether that went well.
fn shown(path: PathBuf, message: fn(PathBuf, bool) -> Message) -> Task<Outer> {
    Task::future(async move {
        let shown = open::that_detached(&path).is_ok();
        Outer::Workshop(message(path, shown))
    })
}

impl Workshop {
    /// Whether one of its pages is shown.
    pub(super) const fn is_open(&self) -> bool {
        self.page.is_some()
    }

    /// The page.
    pub(super) fn view<'a>(&'a self, voice: &'a Voice) -> Option<Element<'a, Message>> {
        Some(match self.page.as_ref()? {
            Page::Mission(page) => page.view(voice).map(Message::Mission),
            Page::Add(page) => page.view(voice).map(Message::Add),
            Page::Changed(page) => page.view(voice).map(Message::Changed),
            Page::Manual(page) => page.view(voice).map(Message::Manual),
        })
    }

    /// What the main button and Escape are on that page.
    pub(super) fn key(&self, main: bool) -> Option<Message> {
        Some(match self.page.as_ref()? {
            Page::Mission(_) if main => Message::Mission(mission::Message::Main),
            Page::Mission(_) => Message::Mission(mission::Message::Back),
            Page::Add(_) if main => Message::Add(add::Message::Main),
            Page::Add(_) => Message::Add(add::Message::Back),
            Page::Changed(_) => Message::Changed(changed::Message::GoOn),
            Page::Manual(_) if main => Message::Manual(manual::Message::Main),
            Page::Manual(_) => Message::Manual(manual::Message::Back),
        })
    }
}

impl App {
    /// A task of the workshop, done beside the window.
    fn aside(&self, work: impl FnOnce(&crate::storage::Folders) -> Message + Send + 'static) -> Task<Outer> {
        let folders = self.folders.clone();
        Task::future(async move { Outer::Workshop(work(&folders)) })
    }

    /// The page of a mission.
    pub(super) fn show_mission(&mut self, folder: String, done: Option<Done>) -> Task<Outer> {
        self.workshop.page = Some(Page::Mission(Box::new(Mission::new(folder.clone(), done))));
        self.examine(folder)
    }

    fn examine(&self, folder: String) -> Task<Outer> {
        self.aside(move |folders| Message::Examined(Box::new(desk::examine(folders, &folder))))
    }

    /// Where missions of other people are taken in.
    pub(super) fn show_add(&mut self) -> Task<Outer> {
        self.workshop.page = Some(Page::Add(Box::default()));
        self.aside(|folders| Message::Ready(desk::ready(folders)))
    }

    /// The manual.
    pub(super) fn show_manual(&mut self) -> Task<Outer> {
        self.workshop.page = Some(Page::Manual(Box::default()));
        Task::none()
    }

    /// Away with the page; what is shown under it is read anew.
    fn close_workshop(&mut self) -> Task<Outer> {
        self.workshop.page = None;
        if matches!(self.place, Place::Home(_)) { self.list() } else { Task::none() }
    }

    /// Compares the mission of the game at the table with what lies on the disk. `asked`: the players want to know.
    pub(super) fn compare(&self, asked: bool) -> Task<Outer> {
        let Place::Table(playing) = &self.place else { return Task::none() };
        let (save, header) = (playing.session.id().to_owned(), playing.session.header().clone());
        let met = changes::met(&playing.session);
        self.aside(move |folders| {
            let changed = changes::changed_since(&header, &met, &session::library(folders));
            Message::Compared(save, changed.map(Box::new), asked)
        })
    }

    /// The story of the game at the table, to be shared.
    pub(super) fn share_story(&self) -> Task<Outer> {
        let Some(save) = self.save().map(str::to_owned) else { return Task::none() };
        let language = self.voice.language();
        self.aside(move |folders| Message::Shared(stories::share(folders, language, &save)))
    }

    pub(super) fn in_workshop(&mut self, message: Message) -> Task<Outer> {
        match message {
            Message::Mission(message) => return self.at_mission(message),
            Message::Add(message) => return self.at_add(message),
            Message::Changed(message) => return self.at_changed(message),
            Message::Manual(message) => return self.in_manual(message),
            Message::Examined(examined) => return self.examined(*examined),
            Message::Printed(Ok(path)) => return shown(path, Message::SheetShown),
            Message::Printed(Err(error)) => self.mission_done(Err(trouble::session(&self.voice, &error))),
            Message::SheetShown(path, shown) => self.mission_done(Ok(Done::Printed(path, shown))),
            Message::Packed(Ok(path)) => self.mission_done(Ok(Done::Packed(path))),
            Message::Packed(Err(error)) => self.mission_done(Err(trouble::not_packed(&self.voice, &error))),
            Message::Removed(Ok(path)) => {
                let path = Args::new().text("path", path.display().to_string());
                self.tell(self.voice.say("mission-removed", &path));
                return self.close_workshop();
            }
            Message::Removed(Err(error)) => self.mission_done(Err(trouble::open(&self.voice, &error))),
            Message::Ready(ready) => {
                if let Some(Page::Add(page)) = &mut self.workshop.page {
                    page.listed(ready);
                }
            }
            Message::Looked(path, found) => {
                if let Some(Page::Add(page)) = &mut self.workshop.page {
                    page.looked(path, *found);
                    return operation::snap_to("add", operation::RelativeOffset::START);
                }
            }
            Message::Added(added) => match *added {
                Ok(added) => return self.show_mission(added.id, Some(Done::Added(added.old))),
                Err(refused) => {
                    if let Some(Page::Add(page)) = &mut self.workshop.page {
                        page.refused(refused);
                    }
                }
            },
            Message::Compared(save, changed, asked) => self.compared(save, changed, asked),
            Message::Taken(taken, told) => return self.taken(taken, told),
            Message::Shared(Ok(Shared { markdown, page })) => {
                let args = Args::new().text("markdown", markdown.display().to_string()).text("page", page.display().to_string());
                self.tell(self.voice.say("story-shared", &args));
            }
            Message::Shared(Err(error)) => self.tell(trouble::session(&self.voice, &error)),
            Message::ManualWritten(Ok(path)) => return shown(path, Message::ManualShown),
            Message::ManualWritten(Err(error)) => {
                self.tell(trouble::open(&self.voice, &error));
                self.manual_written(None);
            }
            Message::ManualShown(path, shown) => self.manual_written(Some((path, shown))),
        }
        Task::none()
    }

    fn at_mission(&mut self, message: mission::Message) -> Task<Outer> {
        let Some(Page::Mission(page)) = &mut self.workshop.page else { return Task::none() };
        let language = self.voice.language();
        match page.update(message) {
            mission::Action::None => Task::none(),
            mission::Action::Play(folder) => {
                self.workshop.page = None;
                self.open(move |folders| shelf::begin(folders, &folder))
            }
            mission::Action::Print(folder) => {
                self.aside(move |folders| Message::Printed(workshop::print(folders, language, &folder)))
            }
            mission::Action::Pack(folder) => self.aside(move |folders| Message::Packed(workshop::pack_out(folders, &folder))),
            mission::Action::Remove(folder) => self.aside(move |folders| Message::Removed(folders.throw_mission_away(&folder))),
            mission::Action::Read(folder) => self.examine(folder),
            mission::Action::Files => self.open_files(),
            mission::Action::Back => self.close_workshop(),
        }
    }

    fn examined(&mut self, examined: Result<Examined, SessionError>) -> Task<Outer> {
        let Some(Page::Mission(page)) = &mut self.workshop.page else { return Task::none() };
        match examined {
            Ok(examined) if examined.about.id == page.folder() => page.read(examined),
            Ok(_) => {}
            Err(error) => {
                self.tell(trouble::session(&self.voice, &error));
                return self.close_workshop();
            }
        }
        Task::none()
    }

    /// Something was done with the mission that is shown; where it was not, why.
    fn mission_done(&mut self, done: Result<Done, String>) {
        let done = done.map_err(|why| self.tell(why)).ok();
        if let Some(Page::Mission(page)) = &mut self.workshop.page {
            page.done(done);
        }
    }

    fn at_add(&mut self, message: add::Message) -> Task<Outer> {
        let Some(Page::Add(page)) = &mut self.workshop.page else { return Task::none() };
        match page.update(message) {
            add::Action::None => Task::none(),
            add::Action::Look(path) => self.aside(move |folders| {
                let found = desk::look_at(folders, &path);
                Message::Looked(path, Box::new(found))
            }),
            add::Action::Add(stranger, replace) => {
                self.aside(move |folders| Message::Added(Box::new(workshop::add(folders, &stranger, replace))))
            }
            add::Action::Read => self.aside(|folders| Message::Ready(desk::ready(folders))),
            add::Action::Files => self.open_files(),
            add::Action::Back => self.close_workshop(),
        }
    }

    fn compared(&mut self, save: String, changed: Option<Box<changes::Changed>>, asked: bool) {
        // The players may have gone elsewhere meanwhile.
        if self.session().is_none_or(|session| session.id() != save) {
            return;
        }
        match changed {
            Some(changed) => {
                let left = self.workshop.left.as_ref() == Some(&(save.clone(), changed.hash()));
                if asked || !left {
                    self.workshop.page = Some(Page::Changed(Box::new(Changed::new(save, *changed))));
                }
            }
            None if asked => self.tell(self.voice.plain("changed-window-same")),
            None => {}
        }
    }

    fn at_changed(&mut self, message: changed::Message) -> Task<Outer> {
        let Some(Page::Changed(page)) = &mut self.workshop.page else { return Task::none() };
        match page.update(message) {
            changed::Action::None => Task::none(),
            changed::Action::GoOn(save, hash) => {
                self.workshop.left = Some((save, hash));
                self.close_workshop()
            }
            changed::Action::TakeOver(save, changed) => self.take_over(save, *changed, "changed-window-taken"),
        }
    }

    /// The game goes on in a save of its own with another mission, or box; then that message is told.
    pub(super) fn take_over(&self, save: String, changed: changes::Changed, told: &'static str) -> Task<Outer> {
        self.aside(move |folders| Message::Taken(changes::take_over(folders, &save, &changed), told))
    }

    fn taken(&mut self, taken: Result<String, NotTaken>, told: &str) -> Task<Outer> {
        match taken {
            Ok(save) => {
                self.workshop.page = None;
                self.tell(self.voice.plain(told));
                self.open(move |folders| AnySession::resume(folders, &save))
            }
            Err(why) => {
                if let Some(Page::Changed(page)) = &mut self.workshop.page {
                    page.not_taken(why);
                }
                Task::none()
            }
        }
    }

    fn in_manual(&mut self, message: manual::Message) -> Task<Outer> {
        let Some(Page::Manual(page)) = &mut self.workshop.page else { return Task::none() };
        match page.update(message, book::manual(self.voice.language()).chapters.len()) {
            manual::Action::None => Task::none(),
            manual::Action::Top => operation::snap_to(manual::SCROLL, operation::RelativeOffset::START),
            manual::Action::Write => {
                let voice = Voice::new(self.voice.language());
                self.aside(move |folders| {
                    let name = format!("solkeeper-manual-{}", voice.language().code());
                    Message::ManualWritten(folders.page(&name, &manual::page(&voice)))
                })
            }
            manual::Action::Back => self.close_workshop(),
        }
    }

    fn manual_written(&mut self, written: Option<(PathBuf, bool)>) {
        if let Some(Page::Manual(page)) = &mut self.workshop.page {
            page.written(written);
        }
    }
}
