//! The owner's box beside the games: shown, stored, and offered once.

use std::collections::BTreeMap;

use iced::Task;
use iced::widget::operation;
use serde_json::Value;

use super::screen::my_box::{self as screen, MyBox};
use super::storing::Storing;
use super::{App, Message, Place};
use crate::first_martians::my_box::MyBox as Own;
use crate::first_martians::state::Step;
use crate::session::{changes, my_box, trouble};
use crate::storage::OpenError;

/// Among the advice that was seen: that the box can be compared.
pub(super) const OFFERED: &str = "my-box";

impl App {
    pub(super) fn show_box(&mut self) -> Task<Message> {
        let (own, notices) = my_box::open(&self.folders);
        self.tell_notices(&notices);
        self.my_box = own.map(|own| Box::new(MyBox::new(own, self.voice.language())));
        if self.stored.seen_advice.insert(OFFERED.to_owned()) { self.store() } else { Task::none() }
    }

    pub(super) fn in_box(&mut self, message: screen::Message) -> Task<Message> {
        let Some(shown) = &mut self.my_box else { return Task::none() };
        match shown.update(message) {
            screen::Action::None => Task::none(),
            screen::Action::Top => operation::snap_to(screen::SCROLL, operation::RelativeOffset::START),
            screen::Action::Store(own) => self.storing_box.begin(own).map_or_else(Task::none, |own| self.store_box(own)),
            screen::Action::Back => {
                self.my_box = None;
                self.play_on_own_box()
            }
        }
    }

    fn store_box(&self, own: Box<Own>) -> Task<Message> {
        let folders = self.folders.clone();
        Task::future(async move { Message::BoxStored(my_box::store(&folders, &own)) })
    }

    /// What was put right is on the disk, or is not: then what lies there is shown.
    pub(super) fn box_stored(&mut self, result: Result<(), OpenError>) -> Task<Message> {
        match result {
            Ok(()) => match self.storing_box.ended() {
                Some(own) => self.store_box(own),
                None => self.play_on_own_box(),
            },
            Err(error) => {
                self.storing_box = Storing::default();
                self.tell(trouble::open(&self.voice, &error));
                if let (Some(shown), (Some(own), _)) = (&mut self.my_box, my_box::open(&self.folders)) {
                    shown.stands(own);
                }
                Task::none()
            }
        }
    }

    /// A game of which only the crew is being set up is to be played on the box as it was just put right: it goes on so in a save of its own.
    fn play_on_own_box(&mut self) -> Task<Message> {
        let Place::Table(playing) = &self.place else { return Task::none() };
        if self.my_box.is_some() || self.storing_box.is_busy() {
            return Task::none();
        }
        match changes::on_the_box_of_today(&self.folders, &playing.session) {
            Some(changed) => self.take_over(playing.session.id().to_owned(), changed, "box-taken"),
            None => Task::none(),
        }
    }

    /// What a printed card says is remembered of this box, or forgotten.
    pub(super) fn remember(&mut self, name: String, says: Vec<Value>) -> Task<Message> {
        let folders = self.folders.clone();
        Task::future(async move {
            let stored = folders.remember_printed(&name, &says);
            Message::Remembered(stored.map(|()| folders.printed()))
        })
    }

    /// It is on the disk, or is not.
    pub(super) fn remembered(&mut self, result: Result<BTreeMap<String, Vec<Value>>, OpenError>) -> Task<Message> {
        match result {
            Ok(printed) => self.printed = printed,
            Err(error) => self.tell(trouble::open(&self.voice, &error)),
        }
        Task::none()
    }

    /// Whether a Full board game is being set up, and the box was never offered before.
    pub(super) fn offers_box(&self) -> bool {
        let Place::Table(playing) = &self.place else { return false };
        let state = playing.session.game().state();
        state.step == Step::Crew && state.twin().is_some() && !self.stored.seen_advice.contains(OFFERED)
    }

    /// It was offered, and the set-up has gone on: it is not offered again.
    pub(super) fn passed_box(&mut self, offered: bool) -> Task<Message> {
        let full = self.session().is_some_and(|session| session.game().state().twin().is_some());
        if offered && full && !self.offers_box() && self.stored.seen_advice.insert(OFFERED.to_owned()) {
            return self.store();
        }
        Task::none()
    }
}
