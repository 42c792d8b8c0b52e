//! A mission that has changed under a game: what is different, and whether the game goes on with it.

use iced::widget::{Column, column};

use crate::app::icon::Icon;
use crate::app::theme::{Type, size};
use crate::app::widget::{Element, framed, main_button, named, quiet, quiet_button, section, text};
use crate::language::{Args, Voice};
use crate::session::changes::{self, NotTaken};
use crate::session::trouble;

/// As many changes are told; whoever wrote more knows them.
const MOST: usize = 24;

/// The notice.
#[derive(Debug, Clone)]
pub struct Changed {
    /// The save.
    save: String,
    changed: changes::Changed,
    /// Why it was not taken over.
    not_taken: Option<NotTaken>,
    busy: bool,
}

/// What can happen there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// The game goes on as it is.
    GoOn,
    /// The mission is taken over.
    TakeOver,
}

/// What the notice asks of the app.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// Go on as it is: with that save, although the mission is another.
    GoOn(String, String),
    /// Make a new save of that one with the changed mission.
    TakeOver(String, Box<changes::Changed>),
}

impl Changed {
    /// The notice on a mission that has changed under that save.
    pub const fn new(save: String, changed: changes::Changed) -> Self {
        Self { save, changed, not_taken: None, busy: false }
    }

    /// It was not taken over.
    pub fn not_taken(&mut self, why: NotTaken) {
        self.not_taken = Some(why);
        self.busy = false;
    }

    /// Whether it can be taken over: it can be played, and was not refused.
    fn can(&self) -> bool {
        self.changed.can_be_played() && self.not_taken.is_none() && !self.busy
    }

    /// What happens next.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            _ if self.busy => Action::None,
            Message::GoOn => Action::GoOn(self.save.clone(), self.changed.hash()),
            Message::TakeOver if !self.can() => Action::None,
            Message::TakeOver => {
                self.busy = true;
                Action::TakeOver(self.save.clone(), Box::new(self.changed.clone()))
            }
        }
    }

    /// The screen.
    pub fn view<'a>(&'a self, voice: &'a Voice) -> Element<'a, Message> {
        let changes = trouble::changes(voice, &self.changed);
        let more = changes.len().saturating_sub(MOST);
        let lines = changes.into_iter().take(MOST).map(|change| text(Type::Body, change).into());
        let more = (more > 0).then(|| quiet(Type::Small, voice.say("changed-more", &Args::new().count("count", more))));
        let not_met = trouble::changes_not_met(voice, &self.changed).map(|line| text(Type::Body, line).into());
        let unplayable = (!self.changed.can_be_played()).then(|| text(Type::Body, voice.plain("changed-unplayable")).into());
        let list = section(voice.plain("changed-list"), lines.chain(more).chain(not_met).chain(unplayable));
        let heading = text(Type::Heading, voice.plain("changed-title")).into();
        let what = quiet(Type::Body, voice.plain("changed-lead"));
        let why = self.not_taken.as_ref().map(|why| text(Type::Body, refusal(voice, why)).into());
        let content = Column::with_children([heading, list].into_iter().chain(why).chain([what])).spacing(size::GAP);
        let go_on = main_button(voice.plain("changed-go-on"), (!self.busy).then_some(Message::GoOn));
        let take = self.can().then_some(Message::TakeOver);
        let take = named("take-over", quiet_button((Icon::Import, voice.plain("changed-take-over")), take));
        let foot = column![go_on, take].spacing(size::SNUG);
        framed("changed", content, foot)
    }
}

fn refusal(voice: &Voice, why: &NotTaken) -> String {
    match why {
        NotTaken::Gone { open, later } => {
            voice.say("changed-window-gone", &Args::new().text("what", trouble::gone(voice, open, *later)))
        }
        NotTaken::Damaged => voice.plain("changed-window-damaged"),
        NotTaken::Session(error) => trouble::session(voice, error),
    }
}
