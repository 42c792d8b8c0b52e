//! A mission that has changed since a game was started: the differences, and whether the game continues with it.

use crate::jobs::missions;
use crate::widget::prelude::*;
use crate::{Action, Shared};
use language::{Args, Localizer};
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

    pub fn view<'a>(&'a self, localizer: &'a Localizer) -> Element<'a, Message> {
        let changes = messages::changes(localizer, &self.changed);
        let more = changes.len().saturating_sub(MOST);
        let lines = changes
            .into_iter()
            .take(MOST)
            .map(|change| text(Type::Body, change).into());
        let more = (more > 0).then(|| {
            quiet(
                Type::Small,
                localizer.format("changed-more", &Args::new().count("count", more)),
            )
        });
        let not_met = messages::unknown_changes(localizer, &self.changed)
            .map(|line| text(Type::Body, line).into());
        let unplayable = (!self.changed.is_playable())
            .then(|| text(Type::Body, localizer.text("changed-unplayable")).into());
        let list = section(
            localizer.text("changed-list"),
            lines.chain(more).chain(not_met).chain(unplayable),
        );
        let heading = text(Type::Heading, localizer.text("changed-title")).into();
        let what = quiet(Type::Body, localizer.text("changed-lead"));
        let why = self
            .not_taken
            .as_ref()
            .map(|why| text(Type::Body, refusal(localizer, why)).into());
        let content = Column::with_children([heading, list].into_iter().chain(why).chain([what]))
            .spacing(size::GAP);
        let go_on = main_button(
            localizer.text("changed-go-on"),
            (!self.busy).then_some(Message::GoOn),
        );
        let take = self.can_take_over().then_some(Message::TakeOver);
        let take = quiet_button(
            "take-over",
            (Icon::Import, localizer.text("changed-take-over")),
            take,
        );
        framed_page("changed", content, [take], go_on)
    }
}

pub fn refusal(localizer: &Localizer, why: &TakeOverError) -> String {
    match why {
        TakeOverError::MissingElements { open, later } => localizer.format(
            "changed-window-gone",
            &Args::new().text("what", messages::missing_elements(localizer, open, *later)),
        ),
        TakeOverError::Damaged => localizer.text("changed-window-damaged"),
        TakeOverError::Session(error) => messages::session_error(localizer, error),
    }
}
