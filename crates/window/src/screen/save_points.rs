//! Save points: naming a turn of the past, and returning to it.

use iced::widget::column;

use crate::widget::prelude::*;
use base::play::history::HistoryPosition;
use base::play::{Game, GameHistory};
use language::{Args, Localizer};
use session::PlayerAction;

#[derive(Debug, Clone, Default)]
pub struct SavePoints {
    name: String,
    /// Where the game was before it returned to one.
    left: Option<HistoryPosition>,
}

#[derive(Debug, Clone)]
pub enum Message {
    Typed(String),
    Set,
    Return(HistoryPosition),
}

impl SavePoints {
    /// Called before the game returns to a save point.
    pub(crate) const fn before_return(&mut self, from: HistoryPosition) {
        self.left = Some(from);
    }

    /// Returns what to play. A name has at most `most` characters.
    pub fn update<C>(&mut self, message: Message, most: usize) -> Option<PlayerAction<C>> {
        match message {
            Message::Typed(name) => {
                self.name = sanitized(&name, most);
                None
            }
            Message::Set => {
                let name = std::mem::take(&mut self.name).trim().to_owned();
                names::is_readable(&name).then_some(PlayerAction::SavePoint(name))
            }
            Message::Return(turn) => Some(PlayerAction::Return(turn)),
        }
    }

    /// The field for a new one, the way back to where the game was, and the list; `place` describes a state of the game.
    pub fn view<'a, G: Game>(
        &self,
        localizer: &Localizer,
        past: &GameHistory<G>,
        place: impl Fn(&G) -> String,
    ) -> Element<'a, Message> {
        let hint = localizer.text("window-save-point-hint");
        let name = field(
            "save-point",
            &hint,
            &self.name,
            Message::Typed,
            Message::Set,
        );
        let press = (!self.name.trim().is_empty()).then_some(Message::Set);
        let set = quiet_button(
            "save-point-set",
            (Icon::Save, localizer.text("window-save-point-set")),
            press,
        );
        let lead = quiet(Type::Small, localizer.text("window-save-points-lead"));
        let place = |turn: HistoryPosition| {
            past.game_at(turn)
                .map(|there| place(&there))
                .unwrap_or_default()
        };
        let left = self
            .left
            .filter(|&left| left != past.position())
            .map(|left| {
                let label = localizer.format(
                    "window-return-left",
                    &Args::new().text("where", place(left)),
                );
                wide_button(
                    "return-left",
                    (Icon::Restore, label),
                    Some(Message::Return(left)),
                )
            });
        let known = past
            .save_points()
            .iter()
            .rev()
            .enumerate()
            .map(|(index, (turn, name))| {
                let label =
                    localizer.format("window-return", &Args::new().text("name", name.clone()));
                let press = (*turn != past.position()).then_some(Message::Return(*turn));
                let button = wide_button(format!("return-{index}"), (Icon::Restore, label), press);
                column![button, quiet(Type::Small, place(*turn))]
                    .spacing(size::TIGHT)
                    .into()
            });
        let new = column![name, set].spacing(size::SNUG).into();
        section(
            localizer.text("window-save-points"),
            [lead, new].into_iter().chain(left).chain(known),
        )
    }
}
