//! What a screen asks the app to do.

use iced::Task;
use iced::widget::operation;

use super::Message;
use super::screen::Screen;
use super::screen::rules::RulesAt;
use language::Language;
use session::PlayerAction;
use storage::Settings;

#[derive(Debug)]
pub enum Action {
    None,
    /// A job, scrolling, focus, the clipboard.
    Run(Task<Message>),
    /// Runs a job after those queued before it.
    Queue(Task<Message>),
    /// Opens a game with that job, unless one is being opened.
    Open(Task<Message>),
    Push(Box<Screen>),
    /// Replaces the screen at the bottom of the stack.
    Replace(Box<Screen>),
    /// Closes the screen that asks.
    Close,
    CloseAndReread,
    Home,
    Scores,
    Rules(RulesAt),
    MyBox,
    StoreBox(Box<first_martians::my_box::MyBox>),
    /// Uses the owner's box as it is now for a game of which only the crew is set up.
    ApplyBox,
    /// Uses and stores these settings.
    Settings(Box<Settings>),
    /// A copy of everything was made: remembers the day.
    Copied,
    /// Marks this advice as seen.
    AdviceSeen(String),
    SetLanguage(Language),
    /// Continues a save although its mission has changed; with the hash of the mission as it is now.
    KeepOldMission(String, String),
    CompareMission,
    Share,
    /// Says what went wrong.
    Notify(String),
    /// Says what was done.
    Confirm(String),
    /// Shows all notices over the page, or hides them.
    Notices(bool),
    /// Takes the notice at that index away.
    Dismiss(usize),
    Exit,
    /// Several, in this order.
    All(Vec<Action>),
}

impl Action {
    pub fn push(screen: Screen) -> Self {
        Self::Push(Box::new(screen))
    }

    pub fn replace(screen: Screen) -> Self {
        Self::Replace(Box::new(screen))
    }

    /// Scrolls to that share of the content, from 0 to 1.
    pub fn scroll(part: &'static str, share: f32) -> Self {
        Self::Run(operation::snap_to(
            part,
            operation::RelativeOffset { x: 0.0, y: share },
        ))
    }

    pub(crate) fn to_top(parts: impl IntoIterator<Item = &'static str>) -> Self {
        Self::All(
            parts
                .into_iter()
                .map(|part| Self::scroll(part, 0.0))
                .collect(),
        )
    }

    pub fn focus(field: impl Into<iced::advanced::widget::Id>) -> Self {
        Self::Run(operation::focus(field))
    }
}

#[derive(Debug)]
pub enum Request<C> {
    Play(Vec<PlayerAction<C>>),
    /// Writes what was typed, then leaves the game.
    Leave,
    App(Action),
}

impl<C> Request<C> {
    pub(crate) const NONE: Self = Self::App(Action::None);
}
