//! The screens: each a type with messages of its own, `update` and `view`. No screen reaches into another.
//!
//! A new screen is a file of its own, a variant of [`Screen`] and of [`Message`], and an arm in each match on [`Screen`] below.

pub mod add;
mod around;
pub mod changed;
pub mod helper;
pub mod home;
pub mod manual;
pub mod mission;
pub mod my_box;
pub mod report;
pub mod rules;
pub mod save_points;
mod saved;
pub mod saves;
pub mod scores;
pub mod settings;
pub mod shortcuts;
mod stack;
pub mod table;
pub mod wizard;
mod wrong;

use std::ops::ControlFlow;

use iced::Length;
use iced::widget::{Column, space};

use super::action::Action;
use super::game::{GameSession, Leave};
use super::helpers::HelperGame;
use super::keys::Shortcut;
use super::widget::Element;
use super::{Message, Shared};
use crate::language::Voice;
pub(crate) use stack::Stack;

#[derive(Debug)]
pub enum Screen {
    /// The settings are still being read: the background alone.
    Loading,
    /// Missions and saved games.
    Home(home::Home),
    /// The saved games, with all that can be done with them.
    Saves(Box<saves::Saves>),
    /// The finished games.
    Scores(Box<scores::Scores>),
    /// A mission that is played.
    Game(Box<GameSession>),
    /// A game of one of the other kinds that is played.
    Helper(HelperGame),
    /// Where a game of another kind begins.
    Begin(Box<helper::begin::Begin>),
    Settings,
    Rules(Box<rules::Rules>),
    /// The owner's box.
    MyBox(Box<my_box::MyBox>),
    /// A printed sheet that is typed in.
    Wizard(Box<wizard::Wizard>),
    /// A report of what is wrong.
    Report(report::Report),
    /// The keyboard shortcuts.
    Shortcuts,
    /// The page of a mission.
    Mission(Box<mission::Mission>),
    /// Where third-party missions are added.
    Add(Box<add::Add>),
    /// The notice that a mission has changed under a game.
    Changed(Box<changed::Changed>),
    Manual(manual::Manual),
}

impl Screen {
    /// What comes of a message, or the message where it is not for this screen.
    pub(crate) fn update(&mut self, message: Message, shared: &Shared) -> ControlFlow<Action, Message> {
        ControlFlow::Break(match (self, message) {
            (Self::Home(it), Message::Home(message)) => it.update(message, shared),
            (Self::Saves(it), Message::Saves(message)) => it.update(message, shared),
            (Self::Scores(it), Message::Scores(message)) => it.update(message, shared),
            (Self::Game(it), Message::Table(message)) => it.update(message, shared),
            (Self::Game(it), Message::Written(result)) => it.written(result, shared),
            (Self::Helper(it), Message::Helper(message)) => it.update(message, shared),
            (Self::Helper(it), Message::Written(result)) => it.written(result, shared),
            (Self::Begin(it), Message::Begin(message)) => it.update(message, shared),
            (Self::Settings, Message::Settings(message)) => settings::update(message, shared),
            (Self::Rules(it), Message::Rules(message)) => it.update(message, shared),
            (Self::MyBox(it), Message::MyBox(message)) => it.update(message),
            (Self::Wizard(it), Message::Wizard(message)) => it.update(message, shared),
            (Self::Report(it), Message::Report(message)) => it.update(message, shared),
            (Self::Shortcuts, Message::Keys(message)) => shortcuts::update(message, shared),
            (Self::Mission(it), Message::Mission(message)) => it.update(message, shared),
            (Self::Add(it), Message::Add(message)) => it.update(message, shared),
            (Self::Changed(it), Message::Changed(message)) => it.update(message, shared),
            (Self::Manual(it), Message::Manual(message)) => it.update(message, shared),
            (_, message) => return ControlFlow::Continue(message),
        })
    }

    pub(crate) fn view<'a>(&'a self, shared: &'a Shared) -> Element<'a, Message> {
        let voice = &shared.voice;
        match self {
            Self::Loading => space().width(Length::Fill).height(Length::Fill).into(),
            Self::Home(it) => it.view(voice).map(Message::Home),
            Self::Saves(it) => it.view(voice).map(Message::Saves),
            Self::Scores(it) => it.view(voice).map(Message::Scores),
            Self::Game(it) => it.view(shared).map(Message::Table),
            Self::Helper(it) => it.view(voice).map(Message::Helper),
            Self::Begin(it) => it.view(voice).map(Message::Begin),
            Self::Settings => settings::view(shared).map(Message::Settings),
            Self::Rules(it) => apart(it.view(voice).map(Message::Rules)),
            Self::MyBox(it) => it.view().map(Message::MyBox),
            Self::Wizard(it) => apart(it.view().map(Message::Wizard)),
            Self::Report(it) => it.view(shared).map(Message::Report),
            Self::Shortcuts => shortcuts::view(voice).map(Message::Keys),
            Self::Mission(it) => apart(it.view(voice).map(Message::Mission)),
            Self::Add(it) => apart(it.view(voice).map(Message::Add)),
            Self::Changed(it) => apart(it.view(voice).map(Message::Changed)),
            Self::Manual(it) => apart(it.view(voice).map(Message::Manual)),
        }
    }

    /// What Enter sends where nothing is focused: what the main button stands for.
    pub(crate) fn main_action(&self) -> Option<Message> {
        Some(match self {
            Self::Loading => return None,
            Self::Home(it) => Message::Home(it.main_action()?),
            Self::Saves(_) | Self::Settings | Self::Rules(_) | Self::MyBox(_) | Self::Shortcuts => return self.back(),
            Self::Scores(_) => Message::Scores(scores::Message::Main),
            Self::Game(_) => Message::Table(table::Message::Main),
            Self::Helper(it) => return it.shortcut(Shortcut::Main),
            Self::Begin(_) => Message::Begin(helper::begin::Message::Main),
            Self::Wizard(_) => Message::Wizard(wizard::Message::Main),
            Self::Report(_) => Message::Report(report::Message::Main),
            Self::Mission(_) => Message::Mission(mission::Message::Main),
            Self::Add(_) => Message::Add(add::Message::Main),
            Self::Changed(_) => Message::Changed(changed::Message::GoOn),
            Self::Manual(_) => Message::Manual(manual::Message::Main),
        })
    }

    /// What Escape sends.
    pub(crate) fn back(&self) -> Option<Message> {
        Some(match self {
            Self::Loading | Self::Home(_) => return None,
            Self::Saves(_) => Message::Saves(saves::Message::Back),
            Self::Scores(_) => Message::Scores(scores::Message::Back),
            Self::Game(_) => Message::Table(table::Message::Back),
            Self::Helper(it) => return it.shortcut(Shortcut::Back),
            Self::Begin(_) => Message::Begin(helper::begin::Message::Back),
            Self::Settings => Message::Settings(settings::Message::Back),
            Self::Rules(_) => Message::Rules(rules::Message::Back),
            Self::MyBox(_) => Message::MyBox(my_box::Message::Back),
            Self::Wizard(_) => Message::Wizard(wizard::Message::Back),
            Self::Report(_) => Message::Report(report::Message::Back),
            Self::Shortcuts => Message::Keys(shortcuts::Message::Back),
            Self::Mission(_) => Message::Mission(mission::Message::Back),
            Self::Add(_) => Message::Add(add::Message::Back),
            Self::Changed(_) => Message::Changed(changed::Message::GoOn),
            Self::Manual(_) => Message::Manual(manual::Message::Back),
        })
    }

    /// What a shortcut sends that only some screens know.
    pub(crate) fn shortcut(&self, shortcut: Shortcut) -> Option<Message> {
        match (self, shortcut) {
            (_, Shortcut::Main) => self.main_action(),
            (_, Shortcut::Back) => self.back(),
            (Self::Game(_), Shortcut::Undo) => Some(Message::Table(table::Message::Undo)),
            (Self::Game(_), Shortcut::Redo) => Some(Message::Table(table::Message::Redo)),
            (Self::Helper(it), _) => it.shortcut(shortcut),
            (Self::Rules(_), Shortcut::Choose(onwards)) => Some(Message::Rules(rules::Message::Choose(onwards))),
            (Self::Shortcuts, Shortcut::Print) => Some(Message::Keys(shortcuts::Message::Print)),
            _ => None,
        }
    }

    /// What is done before the window closes, where this screen has something to write.
    pub(crate) fn exit(&mut self, shared: &Shared) -> Option<Action> {
        match self {
            Self::Game(it) => Some(it.leave(Leave::Window, shared)),
            Self::Helper(it) => Some(it.exit(shared)),
            Self::Wizard(it) => Some(it.exit(shared)),
            _ => None,
        }
    }

    pub(crate) fn speak(&mut self, voice: &Voice) {
        match self {
            Self::Game(it) => it.speak(voice),
            Self::MyBox(it) => it.speak(voice.language()),
            Self::Wizard(it) => it.speak(voice.language()),
            _ => {}
        }
    }
}

/// In a container of its own: two screens of the same shape would share what a widget remembers, such as how far it is scrolled.
fn apart(screen: Element<'_, Message>) -> Element<'_, Message> {
    Column::with_children([screen]).into()
}
