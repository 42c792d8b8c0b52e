//! A game in the window: its session, its screen, and the write that is pending. The screen changes only after the write.

use std::collections::VecDeque;

use iced::Task;

use super::action::{Action, Request};
use super::shared::BOX_OFFERED;
use super::widget::Element;
use super::{Message, Shared, jobs};
use base::play::{self, HistoryPosition, Refusal};
use first_martians;
use first_martians::state::{Step, Task as Waiting};
use language::{Language, Localizer, advice};
use session::{
    Pending, PlayError, PlayableGame, PlayerAction, Session, UpdateReason, changes, messages,
};
use storage::StoreError;

use super::screen::helper::{HelperScreen, HelperView};
use super::screen::table::{self, MissionScreen};

/// What follows once everything is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leave {
    Home,
    Window,
}

/// What a game session needs of its screen.
pub trait GameScreen<G: PlayableGame> {
    fn opened(table: &play::GameHistory<G>, localizer: &Localizer) -> Self;
    fn step(game: &G) -> String;
    fn refusal(
        game: &G,
        localizer: &Localizer,
        command: Option<&G::Command>,
        refusal: &Refusal,
    ) -> String;
    /// What was typed and is not yet part of the game.
    fn unsaved(&self) -> Vec<PlayerAction<G::Command>>;
    /// Called before the game returns to a save point, with the turn it was at.
    fn before_return(&mut self, from: HistoryPosition);
    fn refresh(&mut self, table: &play::GameHistory<G>, localizer: &Localizer, step_before: &str);
    fn set_language(&mut self, table: &play::GameHistory<G>, localizer: &Localizer);
}

impl<K: HelperView> GameScreen<K> for HelperScreen<K> {
    fn opened(table: &play::GameHistory<K>, _: &Localizer) -> Self {
        Self::new(table)
    }

    fn step(game: &K) -> String {
        game.step_id()
    }

    fn refusal(
        game: &K,
        localizer: &Localizer,
        command: Option<&K::Command>,
        refusal: &Refusal,
    ) -> String {
        game.describe_refusal(localizer, command, refusal)
    }

    fn unsaved(&self) -> Vec<PlayerAction<K::Command>> {
        Vec::new()
    }

    fn before_return(&mut self, from: HistoryPosition) {
        Self::before_return(self, from);
    }

    fn refresh(&mut self, table: &play::GameHistory<K>, _: &Localizer, step_before: &str) {
        Self::refresh(self, table);
        if table.game().step_id() != step_before {
            self.show_step();
        }
    }

    fn set_language(&mut self, _: &play::GameHistory<K>, _: &Localizer) {}
}

/// The game is First Martians unless another one is named.
#[derive(Debug)]
pub struct GameSession<G: PlayableGame = first_martians::Game, S: GameScreen<G> = MissionScreen> {
    pub session: Session<G>,
    pub screen: S,
    pending: Option<Pending<G>>,
    queued: VecDeque<PlayerAction<G::Command>>,
    /// The step that is shown, while what one press passes is being written: what lies between is not.
    step_shown: Option<String>,
    leave: Option<Leave>,
}

impl<G: PlayableGame, S: GameScreen<G>> GameSession<G, S> {
    /// A game that was just opened, as `wrap` makes it a screen, and a localizer with its prose.
    pub fn open<T>(
        session: Session<G>,
        language: Language,
        wrap: impl FnOnce(Box<Self>) -> T,
    ) -> (T, Localizer) {
        let localizer = Localizer::with_prose(language, &session.prose().0);
        let screen = S::opened(session.table(), &localizer);
        (
            wrap(Box::new(Self {
                screen,
                session,
                pending: None,
                queued: VecDeque::new(),
                step_shown: None,
                leave: None,
            })),
            localizer,
        )
    }

    pub(crate) fn set_language(&mut self, localizer: &Localizer) {
        self.screen.set_language(self.session.table(), localizer);
    }

    pub fn perform(&mut self, request: Request<G::Command>, shared: &Shared) -> Action {
        match request {
            Request::App(action) => action,
            Request::Leave => self.leave(Leave::Home, shared),
            Request::Play(wishes) => self.enqueue(wishes, shared),
        }
    }

    /// Plays commands, undoes or redoes. Ignored while a write is pending: the press was made on a screen that is about to change.
    fn enqueue(&mut self, wishes: Vec<PlayerAction<G::Command>>, shared: &Shared) -> Action {
        if self.pending.is_some() || self.leave.is_some() {
            return Action::None;
        }
        if wishes
            .iter()
            .any(|wish| matches!(wish, PlayerAction::Return(_)))
        {
            self.screen.before_return(self.session.table().position());
        }
        self.queued.extend(wishes);
        self.write_next(shared)
    }

    pub fn leave(&mut self, leave: Leave, shared: &Shared) -> Action {
        self.leave = Some(leave);
        if self.pending.is_some() {
            return Action::None;
        }
        self.queued.extend(self.screen.unsaved());
        self.write_next(shared)
    }

    fn accept(&mut self, result: Result<(), StoreError>, shared: &Shared) -> Action {
        let Some(pending) = self.pending.take() else {
            return Action::None;
        };
        if let Err(error) = result {
            self.queued.clear();
            self.refresh(shared);
            // Closing the window is never blocked: a turn that could not be written was never played.
            return match self.leave.take() {
                Some(Leave::Window) => Action::Exit,
                Some(Leave::Home) | None => Action::Notify(messages::play_error(
                    &shared.localizer,
                    &PlayError::Storage(error),
                )),
            };
        }
        let _ = self
            .step_shown
            .get_or_insert_with(|| S::step(self.session.game()));
        // A table accepts its own proposal, since none was made after it.
        let _ = self.session.accept(pending);
        if self.queued.is_empty() {
            self.refresh(shared);
        }
        self.write_next(shared)
    }

    fn refresh(&mut self, shared: &Shared) {
        if let Some(before) = self.step_shown.take() {
            self.screen
                .refresh(self.session.table(), &shared.localizer, &before);
        }
    }

    fn write_next(&mut self, shared: &Shared) -> Action {
        let Some(wish) = self.queued.pop_front() else {
            return self.finish_leaving().unwrap_or(Action::None);
        };
        match self.session.propose(&wish) {
            Ok(pending) => {
                let writing = Task::future(self.session.write(&pending));
                self.pending = Some(pending);
                Action::Run(writing.map(Message::TurnWritten))
            }
            Err(refusal) => {
                self.queued.clear();
                self.refresh(shared);
                let left = self.finish_leaving();
                left.unwrap_or_else(|| {
                    Action::Notify(S::refusal(
                        self.session.game(),
                        &shared.localizer,
                        wish.command(),
                        &refusal,
                    ))
                })
            }
        }
    }

    fn finish_leaving(&mut self) -> Option<Action> {
        self.leave.take().map(|leave| match leave {
            Leave::Home => Action::Home,
            Leave::Window => Action::Exit,
        })
    }

    /// Brings the kept scores into agreement with the game if it is over, or was before.
    fn settle(&self, after: UpdateReason, was_over: bool, shared: &Shared) -> Action {
        let settlement = self.session.score_update(&shared.localizer, after);
        if settlement.is_over() || was_over {
            Action::Queue(jobs::scores::settle(&shared.folders, settlement))
        } else {
            Action::None
        }
    }
}

impl GameSession {
    pub fn begun(&self, shared: &Shared) -> Action {
        Action::All(vec![
            self.settle(UpdateReason::Resuming, true, shared),
            self.compare(false, shared),
            self.sequel(shared),
        ])
    }

    /// Reads what can be played next, once the mission is over.
    fn sequel(&self, shared: &Shared) -> Action {
        let game = self.session.game();
        let mission = || game.mission().sheet.id.clone();
        // From a chapter its campaign goes on.
        let is_chapter = game.state().carried.is_some();
        if game.is_over() && !is_chapter {
            Action::Run(jobs::library::sequel(&shared.folders, mission()))
        } else {
            Action::None
        }
    }

    pub fn update(&mut self, message: table::Message, shared: &Shared) -> Action {
        let request = self.screen.update(message, self.session.game(), shared);
        self.perform(request, shared)
    }

    pub fn written(&mut self, result: Result<(), StoreError>, shared: &Shared) -> Action {
        let (advised, offered, at_hand) =
            (self.advice(shared), self.offers_box(shared), self.at_hand());
        let was_over = self.session.game().is_over();
        let accepted = self.accept(result, shared);
        let mut actions = vec![
            self.settle(UpdateReason::Action, was_over, shared),
            accepted,
        ];
        if !was_over {
            actions.push(self.sequel(shared));
        }
        // A new step is shown from its top.
        if self.at_hand() != at_hand {
            actions.push(table::to_top());
        }
        // Advice on a step that the game has left counts as read.
        if let Some((id, _)) =
            advised.filter(|advised| self.advice(shared).as_ref() != Some(advised))
        {
            actions.push(Action::AdviceSeen(id));
        }
        // The box was offered and the set-up went on: it is not offered again.
        if offered
            && self.session.game().state().board_state().is_some()
            && !self.offers_box(shared)
        {
            actions.push(Action::AdviceSeen(BOX_OFFERED.to_owned()));
        }
        Action::All(actions)
    }

    /// The current step and the first task of its queue.
    fn at_hand(&self) -> (Step, Option<Waiting>) {
        let state = self.session.game().state();
        (state.step.clone(), state.queue.front().cloned())
    }

    /// The advice on the current step, unless seen before: its id and text.
    fn advice(&self, shared: &Shared) -> Option<(String, String)> {
        advice(&shared.localizer, self.session.game())
            .filter(|(id, _)| shared.advises() && !shared.has_seen(id))
    }

    /// Whether a Full board game is being set up and the box was never offered before.
    fn offers_box(&self, shared: &Shared) -> bool {
        self.is_setting_up_crew()
            && self.session.game().state().board_state().is_some()
            && !shared.has_seen(BOX_OFFERED)
    }

    /// Whether only the crew is being set up, so that the game can still switch to another box.
    pub(crate) fn is_setting_up_crew(&self) -> bool {
        self.session.game().state().step == Step::Crew
    }

    pub fn page_key(&self) -> String {
        self.screen.page_key(self.session.game())
    }

    /// Compares the mission with the library's. `asked`: the players requested it.
    pub fn compare(&self, asked: bool, shared: &Shared) -> Action {
        let (save, header) = (self.session.id().to_owned(), self.session.header().clone());
        Action::Run(jobs::missions::compare(
            &shared.folders,
            save,
            header,
            changes::known_elements(&self.session),
            asked,
        ))
    }

    pub fn view<'a>(&'a self, shared: &'a Shared) -> Element<'a, table::Message> {
        let advice = self.advice(shared).map(|(_, sentence)| sentence);
        self.screen
            .view(&self.session, shared, advice, self.offers_box(shared))
    }
}

impl<K: HelperView> GameSession<K, HelperScreen<K>> {
    pub fn begun(&self, shared: &Shared) -> Action {
        Action::All(vec![
            self.settle(UpdateReason::Resuming, true, shared),
            self.remember(shared),
        ])
    }

    pub fn written(&mut self, result: Result<(), StoreError>, shared: &Shared) -> Action {
        let (turn, was_over) = (self.session.game().turn(), self.session.game().is_over());
        let accepted = self.accept(result, shared);
        let mut actions = vec![self.settle(UpdateReason::Action, was_over, shared)];
        if self.session.game().is_over() && !was_over {
            actions.push(self.remember(shared));
        }
        actions.push(accepted);
        // A new step, or the turn of another player, is shown from its top.
        if self.session.game().turn() != turn {
            actions.push(table::to_top());
        }
        Action::All(actions)
    }

    /// Remembers the set-up for the next game.
    pub fn remember(&self, shared: &Shared) -> Action {
        Action::Queue(jobs::helpers::remember(
            &shared.folders,
            self.session.game(),
        ))
    }
}
