//! A game that is played in the window: its session, its screen, and what is on its way to the disk. Nothing is shown before it is
//! written.

use std::collections::VecDeque;

use iced::Task;

use super::action::{Action, Request};
use super::shared::BOX_OFFERED;
use super::widget::Element;
use super::{Message, Shared, jobs};
use crate::first_martians;
use crate::first_martians::state::{Step, Task as Waiting};
use crate::language::{Language, Voice, advice};
use crate::play::{self, Refusal, Turn};
use crate::session::{After, Pending, Seated, Session, Unplayed, Wish, changes, trouble};
use crate::storage::StoreError;

use super::screen::helper::{Kind, Screen};
use super::screen::table::{self, Table};

/// Where the players want to be when everything is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Leave {
    Home,
    Window,
}

/// The screen of a game, as far as the session has to know it.
pub trait GameScreen<G: Seated> {
    fn opened(table: &play::Table<G>, voice: &Voice) -> Self;
    /// The name of the step at hand.
    fn step(game: &G) -> String;
    /// Why a wish was refused.
    fn refusal(game: &G, voice: &Voice, refusal: &Refusal) -> String;
    /// What was typed and is not in the game yet.
    fn unsaved(&self) -> Vec<Wish<G::Command>>;
    /// The game goes back to a save point from there.
    fn leaving(&mut self, from: Turn);
    fn moved(&mut self, table: &play::Table<G>, voice: &Voice, step_before: &str);
    fn speak(&mut self, game: &G, voice: &Voice);
}

impl<K: Kind> GameScreen<K> for Screen<K> {
    fn opened(table: &play::Table<K>, _: &Voice) -> Self {
        Self::new(table)
    }

    fn step(game: &K) -> String {
        game.step_id()
    }

    fn refusal(game: &K, voice: &Voice, refusal: &Refusal) -> String {
        game.tell_refusal(voice, None, refusal)
    }

    fn unsaved(&self) -> Vec<Wish<K::Command>> {
        Vec::new()
    }

    fn leaving(&mut self, from: Turn) {
        Self::leaving(self, from);
    }

    fn moved(&mut self, table: &play::Table<K>, _: &Voice, step_before: &str) {
        Self::moved(self, table);
        if table.game().step_id() != step_before {
            self.stepped();
        }
    }

    fn speak(&mut self, _: &K, _: &Voice) {}
}

/// A game, its screen, and what is on its way to the disk. Where no game is named it is a mission.
#[derive(Debug)]
pub struct GameSession<G: Seated = first_martians::Game, S: GameScreen<G> = Table> {
    pub session: Session<G>,
    pub(crate) screen: S,
    pending: Option<Pending<G>>,
    waiting: VecDeque<Wish<G::Command>>,
    leave: Option<Leave>,
}

impl<G: Seated, S: GameScreen<G>> GameSession<G, S> {
    /// A game that was just opened, and a voice with its prose.
    pub(crate) fn new(session: Session<G>, language: Language) -> (Self, Voice) {
        let voice = Voice::with_prose(language, &session.prose().0);
        let screen = S::opened(session.table(), &voice);
        (Self { screen, session, pending: None, waiting: VecDeque::new(), leave: None }, voice)
    }

    pub(crate) fn speak(&mut self, voice: &Voice) {
        self.screen.speak(self.session.game(), voice);
    }

    pub(crate) fn asked(&mut self, request: Request<G::Command>, shared: &Shared) -> Action {
        match request {
            Request::App(action) => action,
            Request::Leave => self.leave(Leave::Home, shared),
            Request::Play(wishes) => self.wish(wishes, shared),
        }
    }

    /// The players wish for this. While something is being written another press is not taken: it was made at a
    /// screen that is about to change.
    fn wish(&mut self, wishes: Vec<Wish<G::Command>>, shared: &Shared) -> Action {
        if self.pending.is_some() || self.leave.is_some() {
            return Action::None;
        }
        if wishes.iter().any(|wish| matches!(wish, Wish::Return(_))) {
            self.screen.leaving(self.session.table().head());
        }
        self.waiting.extend(wishes);
        self.next(shared)
    }

    /// The players want to leave: what was typed is written first.
    pub(crate) fn leave(&mut self, leave: Leave, shared: &Shared) -> Action {
        self.leave = Some(leave);
        if self.pending.is_some() {
            return Action::None;
        }
        self.waiting.extend(self.screen.unsaved());
        self.next(shared)
    }

    /// What was pending is on the disk, or is not.
    fn accept(&mut self, result: Result<(), StoreError>, shared: &Shared) -> Action {
        let Some(pending) = self.pending.take() else { return Action::None };
        if let Err(error) = result {
            self.waiting.clear();
            // Whoever closes the window is let go: what could not be written was never true.
            return match self.leave.take() {
                Some(Leave::Window) => Action::Exit,
                Some(Leave::Home) | None => Action::Notify(trouble::unplayed(&shared.voice, &Unplayed::Unwritten(error))),
            };
        }
        let before = S::step(self.session.game());
        // A table takes what it proposed itself, and nothing else was proposed since.
        if self.session.accept(pending).is_ok() {
            self.screen.moved(self.session.table(), &shared.voice, &before);
        }
        self.next(shared)
    }

    fn next(&mut self, shared: &Shared) -> Action {
        let Some(wish) = self.waiting.pop_front() else { return self.left().unwrap_or(Action::None) };
        match self.session.propose(&wish) {
            Ok(pending) => {
                let writing = Task::future(self.session.write(&pending));
                self.pending = Some(pending);
                Action::Run(writing.map(Message::Written))
            }
            Err(refusal) => {
                self.waiting.clear();
                let left = self.left();
                left.unwrap_or_else(|| Action::Notify(S::refusal(self.session.game(), &shared.voice, &refusal)))
            }
        }
    }

    fn left(&mut self) -> Option<Action> {
        self.leave.take().map(|leave| match leave {
            Leave::Home => Action::Home,
            Leave::Window => Action::Exit,
        })
    }

    /// Brings the kept scores into agreement with the game, where it is over or was before.
    fn settle(&self, after: After, was_over: bool, shared: &Shared) -> Action {
        let settlement = self.session.settlement(&shared.voice, after);
        if settlement.is_over() || was_over {
            Action::Queue(jobs::scores::settle(&shared.folders, settlement))
        } else {
            Action::None
        }
    }
}

impl GameSession {
    /// What is done once the game is open.
    pub(crate) fn begun(&self, shared: &Shared) -> Action {
        Action::All(vec![self.settle(After::Resuming, true, shared), self.compare(false, shared)])
    }

    pub(crate) fn update(&mut self, message: table::Message, shared: &Shared) -> Action {
        let request = self.screen.update(message, self.session.game(), shared);
        self.asked(request, shared)
    }

    pub(crate) fn written(&mut self, result: Result<(), StoreError>, shared: &Shared) -> Action {
        let (advised, offered, at_hand) = (self.advice(shared), self.offers_box(shared), self.at_hand());
        let was_over = self.session.game().is_over();
        let accepted = self.accept(result, shared);
        let mut actions = vec![self.settle(After::Wish, was_over, shared), accepted];
        // A new step is shown from its top, however far the last one was scrolled.
        if self.at_hand() != at_hand {
            actions.push(table::to_top());
        }
        // Advice on a step that the game has left was read.
        if let Some((id, _)) = advised.filter(|advised| self.advice(shared).as_ref() != Some(advised)) {
            actions.push(Action::Seen(id));
        }
        // The box was offered, and the set-up has gone on: it is not offered again.
        if offered && self.session.game().state().twin().is_some() && !self.offers_box(shared) {
            actions.push(Action::Seen(BOX_OFFERED.to_owned()));
        }
        Action::All(actions)
    }

    /// What is at hand: the step, and what waits first to be resolved.
    fn at_hand(&self) -> (Step, Option<Waiting>) {
        let state = self.session.game().state();
        (state.step.clone(), state.queue.front().cloned())
    }

    /// The advice on the step at hand, where it was not seen before: its name and what it says.
    fn advice(&self, shared: &Shared) -> Option<(String, String)> {
        advice(&shared.voice, self.session.game()).filter(|(id, _)| shared.advises() && !shared.has_seen(id))
    }

    /// Whether a Full board game is being set up, and the box was never offered before.
    fn offers_box(&self, shared: &Shared) -> bool {
        self.is_at_crew() && self.session.game().state().twin().is_some() && !shared.has_seen(BOX_OFFERED)
    }

    /// Whether only the crew is being set up: the game can still be played on another box.
    pub(crate) fn is_at_crew(&self) -> bool {
        self.session.game().state().step == Step::Crew
    }

    /// Compares the mission with the one of the library. `asked`: the players want to know.
    pub(crate) fn compare(&self, asked: bool, shared: &Shared) -> Action {
        let (save, header) = (self.session.id().to_owned(), self.session.header().clone());
        Action::Run(jobs::missions::compare(&shared.folders, save, header, changes::met(&self.session), asked))
    }

    pub(crate) fn view<'a>(&'a self, shared: &'a Shared) -> Element<'a, table::Message> {
        let advice = self.advice(shared).map(|(_, sentence)| sentence);
        self.screen.view(&self.session, shared, advice, self.offers_box(shared))
    }
}

impl<K: Kind> GameSession<K, Screen<K>> {
    /// What is done once the game is open.
    pub(crate) fn begun(&self, shared: &Shared) -> Action {
        Action::All(vec![self.settle(After::Resuming, true, shared), self.remember(shared)])
    }

    pub(crate) fn written(&mut self, result: Result<(), StoreError>, shared: &Shared) -> Action {
        let (step, was_over) = (self.session.game().step_id(), self.session.game().is_over());
        let accepted = self.accept(result, shared);
        let mut actions = vec![self.settle(After::Wish, was_over, shared)];
        if self.session.game().is_over() && !was_over {
            actions.push(self.remember(shared));
        }
        actions.push(accepted);
        if self.session.game().step_id() != step {
            actions.push(table::to_top());
        }
        Action::All(actions)
    }

    /// Remembers what the players have told, for the next game.
    pub(crate) fn remember(&self, shared: &Shared) -> Action {
        Action::Queue(jobs::helpers::remember(&shared.folders, self.session.game()))
    }
}
