//! The game that is being played in the window. Nothing happens on the screen before it is on the disk.

use std::collections::VecDeque;

use iced::Task;

use super::screen::helper::{Kind, Screen};
use super::screen::table::Table;
use crate::first_martians::state::{Step, Task as Waiting};
use crate::first_martians::{self, command::Command};
use crate::language::{Language, Voice};
use crate::play::table::Turn;
use crate::session::{Pending, Seated, Session, Unplayed, Wish};
use crate::storage::StoreError;

/// Where the players want to be when everything is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leave {
    /// At home.
    Home,
    /// Out of the window.
    Window,
}

/// What a step of the game asks of the app.
#[derive(Debug)]
pub enum Then {
    /// Nothing more.
    Stay,
    /// Go there: everything is written.
    Leave(Leave),
    /// Tell this: nothing has changed.
    Tell(Unplayed),
}

/// The screen of a game, as far as playing has to know it.
pub trait Sat<G: Seated> {
    /// The screen of a game that was just opened.
    fn opened(game: &G) -> Self;
    /// The name of the step at hand.
    fn step(game: &G) -> String;
    /// What was typed and is not in the game yet.
    fn unsaved(&self) -> Vec<Wish<G::Command>>;
    /// The game goes back to a save point from there.
    fn leaving(&mut self, from: Turn);
    /// The game has moved on.
    fn moved(&mut self, game: &G, step_before: &str);
}

impl Sat<first_martians::Game> for Table {
    fn opened(game: &first_martians::Game) -> Self {
        Self::new(game)
    }

    fn step(game: &first_martians::Game) -> String {
        game.state().step_id().to_owned()
    }

    fn unsaved(&self) -> Vec<Wish<Command>> {
        Self::unsaved(self)
    }

    fn leaving(&mut self, from: Turn) {
        Self::leaving(self, from);
    }

    fn moved(&mut self, game: &first_martians::Game, step_before: &str) {
        Self::moved(self, game, step_before);
    }
}

impl<K: Kind> Sat<K> for Screen<K> {
    fn opened(game: &K) -> Self {
        Self::new(game)
    }

    fn step(game: &K) -> String {
        game.step_id()
    }

    fn unsaved(&self) -> Vec<Wish<K::Command>> {
        Vec::new()
    }

    fn leaving(&mut self, from: Turn) {
        Self::leaving(self, from);
    }

    fn moved(&mut self, game: &K, step_before: &str) {
        Self::moved(self, game);
        if game.step_id() != step_before {
            self.stepped();
        }
    }
}

/// A game, its screen, and what is on its way to the disk. Where no game is named it is a mission.
#[derive(Debug)]
pub struct Playing<G: Seated = first_martians::Game, S: Sat<G> = Table> {
    /// The game and its journal.
    pub session: Session<G>,
    /// The language, with the prose of the mission.
    pub voice: Voice,
    /// The screen.
    pub screen: S,
    pending: Option<Pending<G>>,
    waiting: VecDeque<Wish<G::Command>>,
    leave: Option<Leave>,
}

impl<G: Seated, S: Sat<G>> Playing<G, S> {
    /// A game that was just opened.
    pub fn new(session: Session<G>, language: Language) -> Self {
        Self {
            voice: Voice::with_prose(language, &session.prose().0),
            screen: S::opened(session.game()),
            session,
            pending: None,
            waiting: VecDeque::new(),
            leave: None,
        }
    }

    /// Speaks another language from now on.
    pub fn speak(&mut self, language: Language) {
        self.voice = Voice::with_prose(language, &self.session.prose().0);
    }

    /// The players wish for this. While something is being written another press is not taken: it was made at a
    /// screen that is about to change.
    pub fn wish(&mut self, wishes: Vec<Wish<G::Command>>) -> (Then, Task<Result<(), StoreError>>) {
        if self.pending.is_some() || self.leave.is_some() {
            return (Then::Stay, Task::none());
        }
        if wishes.iter().any(|wish| matches!(wish, Wish::Return(_))) {
            self.screen.leaving(self.session.table().head());
        }
        self.waiting.extend(wishes);
        self.next()
    }

    /// The players want to leave: what was typed is written first.
    pub fn leave(&mut self, leave: Leave) -> (Then, Task<Result<(), StoreError>>) {
        self.leave = Some(leave);
        if self.pending.is_some() {
            return (Then::Stay, Task::none());
        }
        self.waiting.extend(self.screen.unsaved());
        self.next()
    }

    /// What was pending is on the disk, or is not.
    pub fn written(&mut self, result: Result<(), StoreError>) -> (Then, Task<Result<(), StoreError>>) {
        let Some(pending) = self.pending.take() else { return (Then::Stay, Task::none()) };
        if let Err(error) = result {
            self.waiting.clear();
            let leave = self.leave.take();
            // Whoever closes the window is let go: what could not be written was never true.
            let then =
                if leave == Some(Leave::Window) { Then::Leave(Leave::Window) } else { Then::Tell(Unplayed::Unwritten(error)) };
            return (then, Task::none());
        }
        let before = S::step(self.session.game());
        // A table takes what it proposed itself, and nothing else was proposed since.
        if self.session.accept(pending).is_ok() {
            self.screen.moved(self.session.game(), &before);
        }
        self.next()
    }

    fn next(&mut self) -> (Then, Task<Result<(), StoreError>>) {
        let Some(wish) = self.waiting.pop_front() else {
            return (self.leave.take().map_or(Then::Stay, Then::Leave), Task::none());
        };
        match self.session.propose(&wish) {
            Ok(pending) => {
                let writing = Task::future(self.session.write(&pending));
                self.pending = Some(pending);
                (Then::Stay, writing)
            }
            Err(refusal) => {
                self.waiting.clear();
                let then = self.leave.take().map_or(Then::Tell(Unplayed::Refused(refusal)), Then::Leave);
                (then, Task::none())
            }
        }
    }
}

impl Playing {
    /// What is at hand: the step, and what waits first to be resolved.
    pub fn at_hand(&self) -> (Step, Option<Waiting>) {
        let state = self.session.game().state();
        (state.step.clone(), state.queue.front().cloned())
    }
}
