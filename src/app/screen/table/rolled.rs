//! Dice that were rolled, or are about to be.

use iced::widget::column;

use super::{Message, Shown};
use crate::app::icon::Icon;
use crate::app::theme::{Type, size};
use crate::app::widget::{Element, action_die, dice, die, named, panel, text};
use crate::first_martians::fact::Fact;
use crate::first_martians::words::Block;
use crate::language::{Args, tell};

/// Malfunction dice beside each other, each with the name of its Block; nothing where there is none.
pub(super) fn malfunctions<'a>(
    shown: &Shown<'a>,
    all: impl Iterator<Item = (Block, Option<u8>)>,
) -> Option<Element<'a, Message>> {
    let mut all = all.map(|(block, number)| (die(block, number), shown.voice.word(block))).peekable();
    let _ = all.peek()?;
    Some(named("malfunction-dice", dice(all)))
}

/// The action dice that were rolled last of all, while what they brought about is resolved.
pub(super) fn before<'a>(shown: &Shown<'a>) -> Option<Element<'a, Message>> {
    let busy = !shown.game().state().queue.is_empty();
    busy.then(|| action(shown)).flatten()
}

/// The action dice that were rolled last of all, with nothing left to resolve.
pub(super) fn after<'a>(shown: &Shown<'a>) -> Option<Element<'a, Message>> {
    let busy = !shown.game().state().queue.is_empty();
    if busy { None } else { action(shown) }
}

/// The three dice of the action that was rolled for last of all; the words say it too.
fn action<'a>(shown: &Shown<'a>) -> Option<Element<'a, Message>> {
    let played = shown.session.table().undoable()?;
    played.facts.iter().find_map(|fact| {
        let Fact::ActionRolled { adventure, seat, success, wound, adventurous } = fact else { return None };
        let who = tell::name(shown.voice, &shown.game().state().crew, *seat);
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
