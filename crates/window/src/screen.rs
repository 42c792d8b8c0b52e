//! The screens: each a type with its own messages, `update` and `view`. No screen accesses another.
//!
//! A new screen is a file of its own, a variant of [`Screen`] and of [`Message`], and an arm in each match on
//! [`Screen`] below and on [`Message`] in `app/answers.rs`.

pub mod add_mission;
pub mod campaign;
mod diagnostics;
mod game_frame;
pub mod helper;
pub mod home;
pub mod manual;
pub mod mission;
pub(crate) mod mission_changed;
mod mission_text;
pub mod my_box;
pub mod own_campaign;
pub mod report;
pub mod rules;
pub mod save_points;
mod save_text;
pub mod saves;
pub mod scores;
pub mod settings;
pub mod shortcuts;
mod stack;
pub(crate) mod storage_unavailable;
pub mod table;
pub mod wizard;

use super::action::Action;
use super::game::{GameSession, Leave};
use super::helper_game::HelperGame;
use super::keys::Shortcut;
use super::widget::Element;
use super::{Message, Shared};
use crate::widget::prelude::*;
use language::Localizer;
pub(crate) use stack::ScreenStack;

#[derive(Debug)]
pub enum Screen {
    /// The settings are still being read: an empty background.
    Loading,
    /// The stored games cannot be used by this page of a browser.
    StorageUnavailable(storage_unavailable::StorageUnavailable),
    Home(home::Home),
    Saves(Box<saves::Saves>),
    Scores(Box<scores::Scores>),
    Game(Box<GameSession>),
    /// One of the three other games.
    Helper(HelperGame),
    /// Sets up a helper game.
    HelperSetUp(Box<helper::set_up::HelperSetUp>),
    Settings,
    Rules(Box<rules::Rules>),
    MyBox(Box<my_box::MyBox>),
    /// A printed sheet that is typed in.
    Wizard(Box<wizard::Wizard>),
    Report(report::Report),
    Shortcuts,
    Mission(Box<mission::Mission>),
    Campaign(Box<campaign::Campaign>),
    /// A campaign of typed-in sheets that is being made.
    OwnCampaign(Box<own_campaign::OwnCampaign>),
    /// Adds a third-party mission.
    AddMission(Box<add_mission::AddMission>),
    /// The notice that the mission of a game has changed.
    MissionChanged(Box<mission_changed::MissionChanged>),
    Manual(manual::Manual),
}

impl Screen {
    pub fn view<'a>(&'a self, shared: &'a Shared) -> Element<'a, Message> {
        let localizer = &shared.localizer;
        match self {
            Self::Loading => space().width(Length::Fill).height(Length::Fill).into(),
            Self::StorageUnavailable(it) => it.view(localizer).map(Message::StorageUnavailable),
            Self::Home(it) => it.view(shared).map(Message::Home),
            Self::Saves(it) => it.view(localizer).map(Message::Saves),
            Self::Scores(it) => it.view(localizer).map(Message::Scores),
            Self::Game(it) => it.view(shared).map(Message::Table),
            Self::Helper(it) => it.view(shared).map(Message::Helper),
            Self::HelperSetUp(it) => it.view(localizer).map(Message::Begin),
            Self::Settings => settings::view(shared).map(Message::Settings),
            Self::Rules(it) => apart(it.view(localizer).map(Message::Rules)),
            Self::MyBox(it) => it.view().map(Message::MyBox),
            Self::Wizard(it) => apart(it.view().map(Message::Wizard)),
            Self::Report(it) => it.view(shared).map(Message::Report),
            Self::Shortcuts => shortcuts::view(localizer).map(Message::Keys),
            Self::Mission(it) => apart(it.view(localizer).map(Message::Mission)),
            Self::Campaign(it) => apart(it.view(localizer).map(Message::Campaign)),
            Self::OwnCampaign(it) => apart(it.view(localizer).map(Message::OwnCampaign)),
            Self::AddMission(it) => apart(it.view(localizer).map(Message::Add)),
            Self::MissionChanged(it) => apart(it.view(localizer).map(Message::Changed)),
            Self::Manual(it) => apart(it.view(localizer).map(Message::Manual)),
        }
    }

    /// Which of its pages the screen shows: step, card, whose turn it is, what is open. Numbers that a press changes are no part of it.
    pub fn page_key(&self) -> String {
        match self {
            Self::Loading
            | Self::StorageUnavailable(_)
            | Self::Settings
            | Self::Shortcuts
            | Self::OwnCampaign(_)
            | Self::MissionChanged(_) => String::new(),
            Self::Home(it) => it.page_key(),
            Self::Saves(it) => it.page_key(),
            Self::Scores(it) => it.page_key(),
            Self::Game(it) => it.page_key(),
            Self::Helper(it) => it.page_key(),
            Self::HelperSetUp(it) => it.page_key(),
            Self::Rules(it) => it.page_key(),
            Self::MyBox(it) => it.page_key(),
            Self::Wizard(it) => it.page_key(),
            Self::Report(it) => it.page_key(),
            Self::Mission(it) => it.page_key(),
            Self::Campaign(it) => it.page_key(),
            Self::AddMission(it) => it.page_key(),
            Self::Manual(it) => it.page_key(),
        }
    }

    /// What Enter sends when nothing is focused: the message of the main button.
    pub(crate) fn main_action(&self) -> Option<Message> {
        Some(match self {
            // An Enter that was meant for the game must not take the games from another tab.
            Self::Loading | Self::StorageUnavailable(_) => return None,
            Self::Home(it) => Message::Home(it.main_action()?),
            Self::Saves(_) | Self::Settings | Self::Rules(_) | Self::MyBox(_) | Self::Shortcuts => {
                return self.back();
            }
            Self::Scores(_) => Message::Scores(scores::Message::Main),
            Self::Game(_) => Message::Table(table::Message::Main),
            Self::Helper(it) => return it.shortcut(Shortcut::Main),
            Self::HelperSetUp(_) => Message::Begin(helper::set_up::Message::Main),
            Self::Wizard(_) => Message::Wizard(wizard::Message::Main),
            Self::Report(_) => Message::Report(report::Message::Main),
            Self::Mission(_) => Message::Mission(mission::Message::Main),
            Self::Campaign(_) => Message::Campaign(campaign::Message::Main),
            Self::OwnCampaign(_) => Message::OwnCampaign(own_campaign::Message::Main),
            Self::AddMission(_) => Message::Add(add_mission::Message::Main),
            Self::MissionChanged(_) => Message::Changed(mission_changed::Message::GoOn),
            Self::Manual(_) => Message::Manual(manual::Message::Main),
        })
    }

    pub fn back(&self) -> Option<Message> {
        Some(match self {
            Self::Loading | Self::StorageUnavailable(_) | Self::Home(_) => return None,
            Self::Saves(_) => Message::Saves(saves::Message::Back),
            Self::Scores(_) => Message::Scores(scores::Message::Back),
            Self::Game(_) => Message::Table(table::Message::Back),
            Self::Helper(it) => return it.shortcut(Shortcut::Back),
            Self::HelperSetUp(_) => Message::Begin(helper::set_up::Message::Back),
            Self::Settings => Message::Settings(settings::Message::Back),
            Self::Rules(_) => Message::Rules(rules::Message::Back),
            Self::MyBox(_) => Message::MyBox(my_box::Message::Back),
            Self::Wizard(_) => Message::Wizard(wizard::Message::Back),
            Self::Report(_) => Message::Report(report::Message::Back),
            Self::Shortcuts => Message::Keys(shortcuts::Message::Back),
            Self::Mission(_) => Message::Mission(mission::Message::Back),
            Self::Campaign(_) => Message::Campaign(campaign::Message::Home),
            Self::OwnCampaign(_) => Message::OwnCampaign(own_campaign::Message::Back),
            Self::AddMission(_) => Message::Add(add_mission::Message::Back),
            Self::MissionChanged(_) => Message::Changed(mission_changed::Message::GoOn),
            Self::Manual(_) => Message::Manual(manual::Message::Back),
        })
    }

    /// What a shortcut sends on this screen.
    pub(crate) fn shortcut(&self, shortcut: Shortcut) -> Option<Message> {
        match (self, shortcut) {
            (_, Shortcut::Main) => self.main_action(),
            (Self::Game(_), Shortcut::Close) => Some(Message::Table(table::Message::Close)),
            (Self::Helper(it), Shortcut::Close) => it.shortcut(shortcut),
            (_, Shortcut::Back | Shortcut::Close) => self.back(),
            (Self::Game(_), Shortcut::Undo) => Some(Message::Table(table::Message::Undo)),
            (Self::Game(_), Shortcut::Redo) => Some(Message::Table(table::Message::Redo)),
            (Self::Helper(it), _) => it.shortcut(shortcut),
            (Self::Rules(_), Shortcut::Choose(onwards)) => {
                Some(Message::Rules(rules::Message::Choose(onwards)))
            }
            (Self::Shortcuts, Shortcut::Print) => Some(Message::Keys(shortcuts::Message::Print)),
            _ => None,
        }
    }

    /// What is done before the window closes, where this screen has something to write.
    pub fn exit(&mut self, shared: &Shared) -> Option<Action> {
        match self {
            Self::Game(it) => Some(it.leave(Leave::Window, shared)),
            Self::Helper(it) => Some(it.exit(shared)),
            Self::Wizard(it) => Some(it.exit(shared)),
            _ => None,
        }
    }

    pub(crate) fn set_language(&mut self, localizer: &Localizer) {
        match self {
            Self::Game(it) => it.set_language(localizer),
            Self::MyBox(it) => it.set_language(localizer.language()),
            Self::Manual(it) => it.decode_pictures(localizer.language()),
            Self::Wizard(it) => it.set_language(localizer.language()),
            _ => {}
        }
    }
}

/// In a container of its own: screens of the same shape would share widget state, such as the scroll position.
fn apart(screen: Element<'_, Message>) -> Element<'_, Message> {
    Column::with_children([screen]).into()
}
