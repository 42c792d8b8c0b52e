//! A mission that has changed under a game: what is different, and whether the game goes on with it.

use iced::widget::{Column, column};

use crate::app::icon::Icon;
use crate::app::jobs::missions;
use crate::app::theme::{Type, size};
use crate::app::widget::{Element, framed, main_button, named, quiet, quiet_button, section, text};
use crate::app::{Action, Shared};
use crate::language::{Args, Voice};
use crate::session::changes::{self, NotTaken};
use crate::session::trouble;

/// As many changes are told; whoever wrote more knows them.
const MOST: usize = 24;

#[derive(Debug, Clone)]
pub struct Changed {
    save: String,
    changed: changes::Changed,
    not_taken: Option<NotTaken>,
    busy: bool,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    GoOn,
    TakeOver,
    NotTaken(Box<NotTaken>),
}

impl Changed {
    /// The notice on a mission that has changed under that save.
    pub const fn new(save: String, changed: changes::Changed) -> Self {
        Self { save, changed, not_taken: None, busy: false }
    }

    /// Whether it can be taken over: it can be played, and was not refused.
    fn can(&self) -> bool {
        self.changed.can_be_played() && self.not_taken.is_none() && !self.busy
    }

    pub(crate) fn update(&mut self, message: Message, shared: &Shared) -> Action {
        match message {
            Message::NotTaken(why) => {
                self.not_taken = Some(*why);
                self.busy = false;
                Action::None
            }
            Message::GoOn | Message::TakeOver if self.busy => Action::None,
            Message::GoOn => Action::All(vec![Action::Close, Action::KeepMission(self.save.clone(), self.changed.hash())]),
            Message::TakeOver if !self.can() => Action::None,
            Message::TakeOver => {
                self.busy = true;
                let (save, changed) = (self.save.clone(), self.changed.clone());
                Action::Run(missions::take_over(&shared.folders, save, changed, "changed-window-taken"))
            }
        }
    }

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

/// Why a game was not taken over.
pub fn refusal(voice: &Voice, why: &NotTaken) -> String {
    match why {
        NotTaken::Gone { open, later } => {
            voice.say("changed-window-gone", &Args::new().text("what", trouble::gone(voice, open, *later)))
        }
        NotTaken::Damaged => voice.plain("changed-window-damaged"),
        NotTaken::Session(error) => trouble::session(voice, error),
    }
}
