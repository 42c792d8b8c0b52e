//! From one place of the window to another: games are opened, left, and what was pending is written first.

use iced::Task;

use super::handed::Opened;
use super::playing::{Leave, Playing, Then};
use super::screen::home::Home;
use super::{App, Handed, Message, Place};
use crate::session::{After, trouble};
use crate::storage::{Folders, StoreError};

impl App {
    pub(super) fn open(&mut self, open: impl FnOnce(&Folders) -> Opened + Send + 'static) -> Task<Message> {
        if self.opening {
            return Task::none();
        }
        self.opening = true;
        let folders = self.folders.clone();
        Task::future(async move { Message::Opened(Handed::new(open(&folders))) })
    }

    pub(super) fn opened(&mut self, handed: &Handed) -> Task<Message> {
        let Some(opened) = handed.take() else { return Task::none() };
        self.opening = false;
        match opened {
            Ok((session, notices)) => {
                self.tell_notices(&notices);
                match Handed::helping(session, self.voice.language()) {
                    Ok(helping) => self.opened_helper(helping),
                    Err(session) => {
                        self.place = Place::Table(Box::new(Playing::new(*session, self.voice.language())));
                        self.settle(After::Resuming, true);
                        return self.compare(false);
                    }
                }
            }
            Err(error) => self.tell(trouble::session(&self.voice, &error)),
        }
        Task::none()
    }

    pub(super) fn leave(&mut self, leave: Leave) -> Task<Message> {
        match &mut self.place {
            Place::Table(playing) => {
                let (then, task) = playing.leave(leave);
                self.go(then, task)
            }
            Place::Helper(helping) => {
                let (then, task) = helping.leave(leave);
                self.remember_told();
                self.go(then, task)
            }
            Place::Home(_) | Place::Saves(_) | Place::Scores | Place::Begin(_) => self.go(Then::Leave(leave), Task::none()),
        }
    }

    pub(super) fn go(&mut self, then: Then, task: Task<Result<(), StoreError>>) -> Task<Message> {
        let task = task.map(Message::Written);
        match then {
            Then::Stay => task,
            Then::Tell(error) => {
                let sentence =
                    self.helping().map_or_else(|| trouble::unplayed(&self.voice, &error), |helping| helping.unplayed(&error));
                self.tell(sentence);
                task
            }
            Then::Leave(Leave::Window) => iced::exit(),
            Then::Leave(Leave::Home) => self.go_home(),
        }
    }

    pub(super) fn go_home(&mut self) -> Task<Message> {
        self.place = Place::Home(Home::default());
        self.list()
    }
}
