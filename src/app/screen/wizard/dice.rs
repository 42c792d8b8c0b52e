//! The sols in which each Block's Malfunction die is rolled.

use iced::widget::column;

use super::Message;
use crate::app::widget::prelude::*;
use crate::content::own_sheet::{Edit, SheetDraft};
use crate::first_martians::vocabulary::Block;
use crate::language::{Args, Voice};

/// How many sols are shown until their number is entered.
const SOLS: u8 = 10;

pub(super) fn view<'a>(voice: &'a Voice, draft: &'a SheetDraft) -> Element<'a, Message> {
    let blocks = Block::ALL.iter().map(|&block| {
        let sols = (1..=draft.sols().unwrap_or(SOLS)).map(|sol| {
            let rolled = draft.dice.get(&block).is_some_and(|sols| sols.contains(&sol));
            let press = Some(Message::Edit(Edit::Die(block, sol)));
            choice(format!("die-{}-{sol}", block.id()), sol.to_string(), rolled, press)
        });
        section(voice.say("sheet-die", &Args::new().text("block", block.id())), [choices(sols)])
    });
    column![quiet(Type::Small, voice.plain("wizard-dice-lead")), Column::with_children(blocks).spacing(size::GAP)]
        .spacing(size::GAP)
        .into()
}
