//! Save points: a place of the past is given a name, and is gone back to.

use iced::widget::column;

use crate::app::icon::Icon;
use crate::app::theme::{Type, size};
use crate::app::widget::{Element, field, kept, named, quiet, quiet_button, section, wide_button};
use crate::language::{Args, Voice};
use crate::play::table::Turn;
use crate::play::{Game, Table};
use crate::session::Wish;

/// What a screen remembers of them by itself.
#[derive(Debug, Clone, Default)]
pub struct SavePoints {
    /// The name of a save point that is being typed.
    name: String,
    /// Where the game was before it went back to one.
    left: Option<Turn>,
}

#[derive(Debug, Clone)]
pub enum Message {
    Typed(String),
    Set,
    Return(Turn),
}

impl SavePoints {
    /// The game goes back to one from there.
    pub const fn leaving(&mut self, from: Turn) {
        self.left = Some(from);
    }

    /// What happens next, and what it asks of the game. A name has at most so many characters.
    pub fn update<C>(&mut self, message: Message, most: usize) -> Option<Wish<C>> {
        match message {
            Message::Typed(name) => {
                self.name = kept(&name, most);
                None
            }
            Message::Set => {
                let name = std::mem::take(&mut self.name).trim().to_owned();
                (!name.is_empty()).then_some(Wish::SavePoint(name))
            }
            Message::Return(turn) => Some(Wish::Return(turn)),
        }
    }

    /// A new one, the way back to where the game was, and those that were set; `place` says where in the game a place is.
    pub fn view<'a, G: Game>(&self, voice: &Voice, past: &Table<G>, place: impl Fn(&G) -> String) -> Element<'a, Message> {
        let hint = voice.plain("window-save-point-hint");
        let name = field("save-point", &hint, &self.name, Message::Typed, Message::Set);
        let press = (!self.name.trim().is_empty()).then_some(Message::Set);
        let set = named("save-point-set", quiet_button((Icon::Save, voice.plain("window-save-point-set")), press));
        let lead = quiet(Type::Small, voice.plain("window-save-points-lead"));
        let place = |turn: Turn| past.state_at(turn).map(|there| place(&there)).unwrap_or_default();
        let left = self.left.filter(|&left| left != past.head()).map(|left| {
            let label = voice.say("window-return-left", &Args::new().text("where", place(left)));
            named("return-left", wide_button((Icon::Restore, label), Some(Message::Return(left))))
        });
        let known = past.save_points().iter().rev().enumerate().map(|(index, (turn, name))| {
            let label = voice.say("window-return", &Args::new().text("name", name.clone()));
            let press = (*turn != past.head()).then_some(Message::Return(*turn));
            let button = named(format!("return-{index}"), wide_button((Icon::Restore, label), press));
            column![button, quiet(Type::Small, place(*turn))].spacing(size::TIGHT).into()
        });
        let new = column![name, set].spacing(size::SNUG).into();
        section(voice.plain("window-save-points"), [lead, new].into_iter().chain(left).chain(known))
    }
}
