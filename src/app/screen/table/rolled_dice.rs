//! Dice that were rolled, or are about to be.

use iced::widget::column;

use super::{Message, Shown};
use crate::app::widget::prelude::*;
use crate::first_martians::fact::Fact;
use crate::first_martians::vocabulary::Block;
use crate::language::{Args, fact_text};

/// Malfunction dice with the names of their Blocks; `None` without any.
pub(super) fn malfunctions<'a>(
    shown: &Shown<'a>,
    all: impl Iterator<Item = (Block, Option<u8>)>,
) -> Option<Element<'a, Message>> {
    let mut all = all.map(|(block, number)| (die(block, number), shown.voice.word(block))).peekable();
    let _ = all.peek()?;
    Some(named("malfunction-dice", dice(all)))
}

/// The last rolled action dice, while their consequences are being resolved.
pub(super) fn before<'a>(shown: &Shown<'a>) -> Option<Element<'a, Message>> {
    let busy = !shown.game().state().queue.is_empty();
    busy.then(|| action(shown)).flatten()
}

/// The last rolled action dice, once nothing is left to resolve.
pub(super) fn after<'a>(shown: &Shown<'a>) -> Option<Element<'a, Message>> {
    let busy = !shown.game().state().queue.is_empty();
    if busy { None } else { action(shown) }
}

fn action<'a>(shown: &Shown<'a>) -> Option<Element<'a, Message>> {
    let played = shown.session.table().command_to_undo()?;
    played.facts.iter().find_map(|fact| {
        let Fact::ActionRolled { adventure, seat, success, wound, adventurous } = fact else { return None };
        let who = fact_text::name(shown.voice, &shown.game().state().crew, *seat);
        let title = Args::new().text("adventure", shown.voice.word(*adventure)).text("name", who);
        let faces =
            [("success", *success, Icon::Check), ("wound", *wound, Icon::Wound), ("adventure", *adventurous, Icon::Adventure)];
        let faces = faces.map(|(name, shows, sign)| {
            let words = format!("window-die-{}{name}", if shows { "" } else { "no-" });
            (action_die(*adventure, shows.then_some(sign)), shown.say(&words))
        });
        let title = text(Type::Title, shown.voice.say("window-rolled", &title));
        Some(named("action-dice", panel(column![title, dice(faces)].spacing(size::SNUG))))
    })
}
