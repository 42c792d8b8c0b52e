//! What the parts of the screen show.

use std::collections::BTreeMap;

use super::{Message, planner};
use crate::offers::Offers;
use crate::shared::Reported;
use crate::widget::Motion;
use first_martians::Game;
use first_martians::board::BoardState;
use first_martians::command::Command;
use first_martians::effect::Effect;
use language::page::Page;
use language::{Localizer, fact_text};
use session::Session;

#[derive(Debug, Clone)]
pub struct Shown<'a> {
    pub localizer: &'a Localizer,
    pub session: &'a Session,
    pub offered: &'a Offers,
    pub page: &'a Page,
    /// What the free pawns could do, while a plan is being made.
    pub actions: &'a [planner::Quoted],
    pub advice: Option<String>,
    pub motion: Motion,
    pub(crate) offers_box: bool,
    /// Whether the files of the players are given to a browser.
    pub(crate) in_browser: bool,
    /// What is remembered of printed cards, by name.
    pub printed: &'a BTreeMap<String, Vec<Effect>>,
    /// What is reported in the line under the header.
    pub notices: &'a [Reported],
    /// Whether every step is shown in full, with the instructions of earlier sols.
    pub whole_steps: bool,
    /// Whether there is room for what need not be seen at once.
    pub(crate) is_spacious: bool,
    /// Whether the window is one column.
    pub narrow: bool,
    /// Whether the whole board fits.
    pub whole_board: bool,
}

impl<'a> Shown<'a> {
    /// The board that the app keeps, once it is set up.
    pub(super) fn board(&self) -> Option<&'a BoardState> {
        self.session
            .game()
            .state()
            .board_state()
            .filter(|board| !board.facilities.is_empty())
    }

    pub(super) fn game(&self) -> &'a Game {
        self.session.game()
    }

    /// The message that plays the command, if it would be accepted.
    pub(super) fn play(&self, command: Command) -> Option<Message> {
        self.offered.accepted(command).map(Message::Play)
    }

    /// The message for a number that is typed, if its command would be accepted.
    pub(super) fn set(
        &self,
        command: impl Fn(i64) -> Option<Command> + 'a,
    ) -> impl Fn(i64) -> Option<Message> + 'a {
        let offered = self.offered;
        move |to| offered.accepted(command(to)?).map(Message::Play)
    }

    /// Why the command is not offered now, where there is something to say about it.
    pub(super) fn why_not(&self, command: &Command) -> Option<String> {
        if self.offered.has_kind(command) {
            None
        } else {
            fact_text::why_unavailable(self.localizer, self.game(), command)
        }
    }

    /// Why this very command would not be accepted now, where there is something to say about it.
    pub(super) fn why_refused(&self, command: &Command) -> Option<String> {
        if self.offered.allows(command) {
            None
        } else {
            fact_text::why_unavailable(self.localizer, self.game(), command)
        }
    }

    pub(super) fn text(&self, id: &str) -> String {
        self.localizer.text(id)
    }
}
