//! What a screen asks of the app.

use iced::Task;
use iced::widget::operation;

use super::Message;
use super::screen::Screen;
use crate::language::Language;
use crate::session::Wish;
use crate::storage::Settings;

/// What a screen asks of the app.
#[derive(Debug)]
pub enum Action {
    None,
    /// Run a task: a job, scrolling, focus, the clipboard.
    Run(Task<Message>),
    /// Run a job after those queued before it.
    Queue(Task<Message>),
    /// Open a game with that job, unless one is being opened.
    Open(Task<Message>),
    /// Put a screen over what is shown.
    Push(Box<Screen>),
    /// Show that screen instead of the one at the bottom.
    Replace(Box<Screen>),
    /// Close the screen that asks.
    Close,
    /// Close the screen that asks; Home is read anew.
    CloseAndReread,
    /// Show Home.
    Home,
    /// Show the finished games.
    Scores,
    /// Show the rules: that entry, or the search.
    Rules(Option<String>),
    /// Show the owner's box.
    MyBox,
    /// Store the owner's box.
    StoreBox(Box<crate::first_martians::my_box::MyBox>),
    /// Play a game of which only the crew is set up on the box as it is now.
    PlayOnBox,
    /// Use these settings, and store them.
    Settings(Box<Settings>),
    /// This advice was seen.
    Seen(String),
    /// Use this language.
    Speak(Language),
    /// Go on with a save although its mission has changed; by the hash of what the mission is now.
    KeepMission(String, String),
    /// Compare the mission of the game that is open with the one of the library.
    CompareMission,
    /// Write the story of the game that is open.
    Share,
    /// Show a notice.
    Notify(String),
    /// Close the window.
    Exit,
    /// These, one after another.
    All(Vec<Action>),
}

impl Action {
    pub(crate) fn push(screen: Screen) -> Self {
        Self::Push(Box::new(screen))
    }

    pub(crate) fn replace(screen: Screen) -> Self {
        Self::Replace(Box::new(screen))
    }

    /// Shows that share of a scrolling part, from 0 to 1.
    pub(crate) fn scroll(part: &'static str, share: f32) -> Self {
        Self::Run(operation::snap_to(part, operation::RelativeOffset { x: 0.0, y: share }))
    }

    /// Shows scrolling parts from their top.
    pub(crate) fn to_top(parts: impl IntoIterator<Item = &'static str>) -> Self {
        Self::All(parts.into_iter().map(|part| Self::scroll(part, 0.0)).collect())
    }

    /// Goes to a field.
    pub(crate) fn focus(field: impl Into<iced::advanced::widget::Id>) -> Self {
        Self::Run(operation::focus(field))
    }
}

/// What the screen of a game asks for.
#[derive(Debug)]
pub enum Request<C> {
    /// These wishes, one after another.
    Play(Vec<Wish<C>>),
    /// Write what was typed, then leave the game.
    Leave,
    App(Action),
}

impl<C> Request<C> {
    pub(crate) const NONE: Self = Self::App(Action::None);
}
