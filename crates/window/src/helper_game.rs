//! The helper games: which of the three is open.

use super::action::{Action, Request};
use super::game::{GameSession, Leave};
use super::jobs;
use super::keys::Shortcut;
use super::screen::helper::{HelperScreen, HelperView, Message as TableMessage, Msg};
use super::screen::rules::RulesContext;
use super::widget::Element;
use super::{Message as AppMessage, Shared};
use companions::mars_needs_mechanics;
use companions::mechanica;
use companions::pocket_mars;
use content::Prose;
use storage::StoreError;

type Table<K> = Box<GameSession<K, HelperScreen<K>>>;

#[derive(Debug)]
pub enum HelperGame {
    PocketMars(Table<pocket_mars::helper::Game>),
    Mechanica(Table<mechanica::helper::Game>),
    MarsNeedsMechanics(Table<mars_needs_mechanics::helper::Game>),
}

#[derive(Debug, Clone)]
pub enum Message {
    PocketMars(Msg<pocket_mars::helper::Game>),
    Mechanica(Msg<mechanica::helper::Game>),
    MarsNeedsMechanics(Msg<mars_needs_mechanics::helper::Game>),
}

/// Evaluates the same expression for whichever game is open.
macro_rules! with_game {
    ($helper:expr, $it:ident => $value:expr) => {
        match $helper {
            HelperGame::PocketMars($it) => $value,
            HelperGame::Mechanica($it) => $value,
            HelperGame::MarsNeedsMechanics($it) => $value,
        }
    };
}

impl HelperGame {
    /// Every helper game maps shortcuts to the same buttons.
    pub(crate) fn shortcut(&self, shortcut: Shortcut) -> Option<AppMessage> {
        fn of<C: base::play::Command, T>(shortcut: Shortcut) -> Option<TableMessage<C, T>> {
            match shortcut {
                Shortcut::Main => Some(TableMessage::Main),
                Shortcut::Back => Some(TableMessage::Back),
                Shortcut::Close => Some(TableMessage::Close),
                Shortcut::Undo => Some(TableMessage::Undo),
                Shortcut::Redo => Some(TableMessage::Redo),
                Shortcut::Rules
                | Shortcut::Choose(_)
                | Shortcut::Keys
                | Shortcut::Print
                | Shortcut::Next
                | Shortcut::Previous
                | Shortcut::Below
                | Shortcut::Scroll(_) => None,
            }
        }

        let message = match self {
            Self::PocketMars(_) => of(shortcut).map(Message::PocketMars),
            Self::Mechanica(_) => of(shortcut).map(Message::Mechanica),
            Self::MarsNeedsMechanics(_) => of(shortcut).map(Message::MarsNeedsMechanics),
        };
        message.map(AppMessage::Helper)
    }

    pub fn update(&mut self, message: Message, shared: &Shared) -> Action {
        fn of<K: HelperView>(
            it: &mut GameSession<K, HelperScreen<K>>,
            message: Msg<K>,
            shared: &Shared,
        ) -> Action {
            let again = matches!(message, TableMessage::Again);
            let request = it.screen.update(message, it.session.game());
            let leaves = matches!(request, Request::Leave);
            let asked = it.perform(request, shared);
            if !leaves {
                return asked;
            }
            // The set-up that has just been remembered is offered again.
            let next = if again {
                Action::Queue(jobs::helpers::remembered(&shared.folders, K::GAME))
            } else {
                Action::None
            };
            Action::All(vec![it.remember(shared), asked, next])
        }

        match (self, message) {
            (Self::PocketMars(it), Message::PocketMars(message)) => of(it, message, shared),
            (Self::Mechanica(it), Message::Mechanica(message)) => of(it, message, shared),
            (Self::MarsNeedsMechanics(it), Message::MarsNeedsMechanics(message)) => {
                of(it, message, shared)
            }
            // A press that was on its way when the game was left.
            (Self::PocketMars(_) | Self::Mechanica(_) | Self::MarsNeedsMechanics(_), _) => {
                Action::None
            }
        }
    }

    pub fn view<'a>(&'a self, shared: &'a Shared) -> Element<'a, Message> {
        let (localizer, notices) = (&shared.localizer, shared.notices.as_slice());
        match self {
            Self::PocketMars(it) => it
                .screen
                .view(localizer, it.session.table(), notices)
                .map(Message::PocketMars),
            Self::Mechanica(it) => it
                .screen
                .view(localizer, it.session.table(), notices)
                .map(Message::Mechanica),
            Self::MarsNeedsMechanics(it) => it
                .screen
                .view(localizer, it.session.table(), notices)
                .map(Message::MarsNeedsMechanics),
        }
    }

    /// Changes with what a press at the same point means: the step, whose turn it is, what is open.
    pub fn page_key(&self) -> String {
        with_game!(self, it => it.screen.page_key(it.session.game()))
    }

    pub fn save(&self) -> &str {
        with_game!(self, it => it.session.id())
    }

    pub fn prose(&self) -> &Prose {
        with_game!(self, it => it.session.prose())
    }

    /// The game's chapters of the rules, and the entries of the current step.
    pub fn rules(&self) -> RulesContext {
        fn of<K: HelperView>(it: &GameSession<K, HelperScreen<K>>) -> RulesContext {
            let game = it.session.game();
            let (entries, questions) = (game.entries().to_vec(), game.questions().to_vec());
            RulesContext {
                playing: Some(K::GAME.rules()),
                entries,
                questions,
            }
        }

        with_game!(self, it => of(it))
    }

    pub fn begun(&self, shared: &Shared) -> Action {
        with_game!(self, it => it.begun(shared))
    }

    pub fn exit(&mut self, shared: &Shared) -> Action {
        with_game!(self, it => Action::All(vec![it.remember(shared), it.leave(Leave::Window, shared)]))
    }

    pub fn written(&mut self, result: Result<(), StoreError>, shared: &Shared) -> Action {
        with_game!(self, it => it.written(result, shared))
    }
}
