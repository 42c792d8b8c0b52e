//! A mission that has changed since a game was started: the differences, and whether the game continues with it.

use crate::jobs::missions;
use crate::widget::prelude::*;
use crate::{Action, Shared};
use language::{Args, Voice};
use session::changes::{self, TakeOverError};
use session::messages;

/// How many changes are listed; their author knows the rest.
const MOST: usize = 24;

#[derive(Debug, Clone)]
pub struct MissionChanged {
    save: String,
    changed: changes::MissionChanges,
    not_taken: Option<TakeOverError>,
    busy: bool,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    GoOn,
    TakeOver,
    NotTaken(Box<TakeOverError>),
}

impl MissionChanged {
    pub const fn new(save: String, changed: changes::MissionChanges) -> Self {
        Self {
            save,
            changed,
            not_taken: None,
            busy: false,
        }
    }

    /// Whether the changed mission can be taken over.
    fn can_take_over(&self) -> bool {
        self.changed.is_playable() && self.not_taken.is_none() && !self.busy
    }

    pub fn update(&mut self, message: Message, shared: &Shared) -> Action {
        match message {
            Message::NotTaken(why) => {
                self.not_taken = Some(*why);
                self.busy = false;
                Action::None
            }
            Message::GoOn | Message::TakeOver if self.busy => Action::None,
            Message::GoOn => Action::All(vec![
                Action::Close,
                Action::KeepOldMission(self.save.clone(), self.changed.hash()),
            ]),
            Message::TakeOver if !self.can_take_over() => Action::None,
            Message::TakeOver => {
                self.busy = true;
                let (save, changed) = (self.save.clone(), self.changed.clone());
                Action::Run(missions::take_over(
                    &shared.folders,
                    save,
                    changed,
                    "changed-window-taken",
                ))
            }
        }
    }

    pub fn view<'a>(&'a self, voice: &'a Voice) -> Element<'a, Message> {
        let changes = messages::changes(voice, &self.changed);
        let more = changes.len().saturating_sub(MOST);
        let lines = changes
            .into_iter()
            .take(MOST)
            .map(|change| text(Type::Body, change).into());
        let more = (more > 0).then(|| {
            quiet(
                Type::Small,
                voice.say("changed-more", &Args::new().count("count", more)),
            )
        });
        let not_met = messages::unknown_changes(voice, &self.changed)
            .map(|line| text(Type::Body, line).into());
        let unplayable = (!self.changed.is_playable())
            .then(|| text(Type::Body, voice.plain("changed-unplayable")).into());
        let list = section(
            voice.plain("changed-list"),
            lines.chain(more).chain(not_met).chain(unplayable),
        );
        let heading = text(Type::Heading, voice.plain("changed-title")).into();
        let what = quiet(Type::Body, voice.plain("changed-lead"));
        let why = self
            .not_taken
            .as_ref()
            .map(|why| text(Type::Body, refusal(voice, why)).into());
        let content = Column::with_children([heading, list].into_iter().chain(why).chain([what]))
            .spacing(size::GAP);
        let go_on = main_button(
            voice.plain("changed-go-on"),
            (!self.busy).then_some(Message::GoOn),
        );
        let take = self.can_take_over().then_some(Message::TakeOver);
        let take = quiet_button(
            "take-over",
            (Icon::Import, voice.plain("changed-take-over")),
            take,
        );
        framed_page("changed", content, [take], go_on)
    }
}

pub fn refusal(voice: &Voice, why: &TakeOverError) -> String {
    match why {
        TakeOverError::MissingElements { open, later } => voice.say(
            "changed-window-gone",
            &Args::new().text("what", messages::missing_elements(voice, open, *later)),
        ),
        TakeOverError::Damaged => voice.plain("changed-window-damaged"),
        TakeOverError::Session(error) => messages::session_error(voice, error),
    }
}
