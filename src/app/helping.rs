//! The tables of the three other games in the window: which of them is open, begun, played, told.

use iced::Task;

use super::handed::Opened;
use super::keys::Shortcut;
use super::playing::{Leave, Playing, Then};
use super::screen::helper::begin::{self, Begin};
use super::screen::helper::{Action, Kind, Message as Pressed, Msg, Screen};
use super::widget::Element;
use super::{App, Message as Outer, Place, to_top};
use crate::language::{Language, Voice};
use crate::rulebook;
use crate::scorebook::Game;
use crate::session::{self, After, AnySession, Helper, Session, SessionError, Settlement, Unplayed, remembered, trouble};
use crate::storage::{Folders, OpenError, StoreError};
use crate::{mars_needs_mechanics, mechanica, pocket_mars};

/// A game of one of them, and its screen.
type At<K> = Box<Playing<K, Screen<K>>>;

/// The table that is open.
#[derive(Debug)]
pub enum Helping {
    /// *Pocket Mars*.
    PocketMars(At<pocket_mars::table::Game>),
    /// *Mechanica*.
    Mechanica(At<mechanica::table::Game>),
    /// *Mars Needs Mechanics*.
    MarsNeedsMechanics(At<mars_needs_mechanics::table::Game>),
}

/// What can happen there.
#[derive(Debug, Clone)]
pub enum Message {
    /// *Pocket Mars*.
    PocketMars(Msg<pocket_mars::table::Game>),
    /// *Mechanica*.
    Mechanica(Msg<mechanica::table::Game>),
    /// *Mars Needs Mechanics*.
    MarsNeedsMechanics(Msg<mars_needs_mechanics::table::Game>),
}

/// What a press asks of the app.
enum Asked {
    Nothing,
    Top,
    Went(Then, Task<Result<(), StoreError>>),
    Home,
    Rules(Option<String>),
    Report,
    Settings,
    Share,
}

/// The same expression for whichever game it is.
macro_rules! whichever {
    ($helping:expr, $it:ident => $value:expr) => {
        match $helping {
            Helping::PocketMars($it) => $value,
            Helping::Mechanica($it) => $value,
            Helping::MarsNeedsMechanics($it) => $value,
        }
    };
}

impl Helping {
    /// What a key is at this table; it stands for the same button on every one.
    pub(super) fn key(&self, shortcut: Shortcut) -> Option<Message> {
        fn of<C, T>(shortcut: Shortcut) -> Option<Pressed<C, T>> {
            match shortcut {
                Shortcut::Main => Some(Pressed::Main),
                Shortcut::Back => Some(Pressed::Back),
                Shortcut::Undo => Some(Pressed::Undo),
                Shortcut::Redo => Some(Pressed::Redo),
                _ => None,
            }
        }

        match self {
            Self::PocketMars(_) => of(shortcut).map(Message::PocketMars),
            Self::Mechanica(_) => of(shortcut).map(Message::Mechanica),
            Self::MarsNeedsMechanics(_) => of(shortcut).map(Message::MarsNeedsMechanics),
        }
    }

    fn asked(&mut self, message: Message) -> Asked {
        match (self, message) {
            (Self::PocketMars(playing), Message::PocketMars(message)) => act(playing, message),
            (Self::Mechanica(playing), Message::Mechanica(message)) => act(playing, message),
            (Self::MarsNeedsMechanics(playing), Message::MarsNeedsMechanics(message)) => act(playing, message),
            // A press that was on its way when the table was left.
            _ => Asked::Nothing,
        }
    }

    /// What is shown.
    pub(super) fn view(&self) -> Element<'_, Message> {
        match self {
            Self::PocketMars(it) => it.screen.view(&it.voice, it.session.table()).map(Message::PocketMars),
            Self::Mechanica(it) => it.screen.view(&it.voice, it.session.table()).map(Message::Mechanica),
            Self::MarsNeedsMechanics(it) => it.screen.view(&it.voice, it.session.table()).map(Message::MarsNeedsMechanics),
        }
    }

    /// The name of the save.
    pub fn save(&self) -> &str {
        whichever!(self, it => it.session.id())
    }

    /// The language.
    pub fn voice(&self) -> &Voice {
        whichever!(self, it => &it.voice)
    }

    /// Its chapter of the rules, and the entries of the step at hand.
    pub(super) fn rules(&self) -> (rulebook::Game, Vec<&'static str>) {
        fn of<K: Kind>(playing: &Playing<K, Screen<K>>) -> (rulebook::Game, Vec<&'static str>) {
            (K::GAME.rules(), playing.session.game().entries().to_vec())
        }

        whichever!(self, it => of(it))
    }

    pub(super) fn speak(&mut self, language: Language) {
        whichever!(self, it => it.speak(language));
    }

    pub(super) fn leave(&mut self, leave: Leave) -> (Then, Task<Result<(), StoreError>>) {
        whichever!(self, it => it.leave(leave))
    }

    fn written(&mut self, result: Result<(), StoreError>) -> (Then, Task<Result<(), StoreError>>) {
        whichever!(self, it => it.written(result))
    }

    /// The name of the step at hand, and whether the game is over.
    fn at_hand(&self) -> (String, bool) {
        fn of<K: Kind>(game: &K) -> (String, bool) {
            (game.step_id(), game.is_over())
        }

        whichever!(self, it => of(it.session.game()))
    }

    pub(super) fn settlement(&self, after: After) -> Settlement {
        whichever!(self, it => it.session.settlement(&it.voice, after))
    }

    /// Why something did not come true.
    pub(super) fn unplayed(&self, error: &Unplayed) -> String {
        match error {
            Unplayed::Refused(refusal) => {
                fn of<K: Kind>(it: &Playing<K, Screen<K>>, refusal: &crate::play::Refusal) -> String {
                    it.session.game().tell_refusal(&it.voice, None, refusal)
                }

                whichever!(self, it => of(it, refusal))
            }
            Unplayed::Unwritten(_) => trouble::unplayed(self.voice(), error),
        }
    }

    fn remember(&self, folders: &Folders) -> Result<(), OpenError> {
        whichever!(self, it => remembered::remember(folders, it.session.game()))
    }
}

fn act<K: Kind>(playing: &mut Playing<K, Screen<K>>, message: Msg<K>) -> Asked {
    match playing.screen.update(message, playing.session.game()) {
        Action::None => Asked::Nothing,
        Action::Top => Asked::Top,
        Action::Home => Asked::Home,
        Action::Rules(entry) => Asked::Rules(entry),
        Action::Report => Asked::Report,
        Action::Settings => Asked::Settings,
        Action::Share => Asked::Share,
        Action::Wish(wishes) => {
            let (then, task) = playing.wish(wishes);
            Asked::Went(then, task)
        }
    }
}

/// Begins a game of one of them.
fn begun(folders: &Folders, game: Game, document: &serde_json::Value) -> Opened {
    fn of<G: Helper>(folders: &Folders, document: &serde_json::Value) -> Result<Session<G>, SessionError> {
        Session::begin(folders, document, session::fresh_seed())
    }

    let session = match game {
        Game::PocketMars => AnySession::PocketMars(of(folders, document)?),
        Game::Mechanica => AnySession::Mechanica(of(folders, document)?),
        Game::MarsNeedsMechanics => AnySession::MarsNeedsMechanics(of(folders, document)?),
    };
    Ok((session, Vec::new()))
}

impl App {
    /// A table of one of the other games is to be laid.
    pub(super) fn show_begin(&mut self, game: Game) -> Task<Outer> {
        self.place = Place::Begin(Box::new(Begin::new(game, &remembered::Remembered::open(&self.folders), &self.voice)));
        to_top()
    }

    pub(super) fn at_begin(&mut self, message: begin::Message) -> Task<Outer> {
        let Place::Begin(begin) = &mut self.place else { return Task::none() };
        match begin.update(message) {
            begin::Action::None => Task::none(),
            begin::Action::Begin(game, document) => self.open(move |folders| begun(folders, game, &document)),
            begin::Action::Back => self.go_home(),
        }
    }

    /// A game of one of them was opened.
    pub(super) fn opened_helper(&mut self, helping: Helping) {
        self.place = Place::Helper(helping);
        self.settle(After::Resuming, true);
        self.remember_told();
    }

    pub(super) fn at_helper(&mut self, message: Message) -> Task<Outer> {
        let Place::Helper(helping) = &mut self.place else { return Task::none() };
        match helping.asked(message) {
            Asked::Nothing => Task::none(),
            Asked::Top => to_top(),
            Asked::Went(then, task) => self.go(then, task),
            Asked::Home => self.leave(Leave::Home),
            Asked::Rules(entry) => self.show_rules(entry),
            Asked::Report => self.show_report(),
            Asked::Settings => self.show_settings(),
            Asked::Share => self.share_story(),
        }
    }

    /// What was pending at such a table is on the disk, or is not.
    pub(super) fn helper_written(&mut self, result: Result<(), StoreError>) -> Task<Outer> {
        let Place::Helper(helping) = &mut self.place else { return Task::none() };
        let before = helping.at_hand();
        let (then, task) = helping.written(result);
        let now = helping.at_hand();
        let top = if now.0 == before.0 { Task::none() } else { to_top() };
        self.settle(After::Wish, before.1);
        if now.1 && !before.1 {
            self.remember_told();
        }
        Task::batch([self.go(then, task), top])
    }

    /// What the players told is there when the next game begins.
    pub(super) fn remember_told(&mut self) {
        let Place::Helper(helping) = &self.place else { return };
        if let Err(error) = helping.remember(&self.folders) {
            self.tell(trouble::open(&self.voice, &error));
        }
    }

    /// The table of one of the other games, if one is open.
    pub const fn helping(&self) -> Option<&Helping> {
        match &self.place {
            Place::Helper(helping) => Some(helping),
            _ => None,
        }
    }
}
