//! The check of the table after the players have kept the board alone: each part of it is confirmed in one press.

use iced::widget::{Column, column};

use super::super::{Message, Shown};
use super::Tab;
use crate::app::icon::Icon;
use crate::app::theme::{Type, size};
use crate::app::widget::{Element, beside, named, quiet, quiet_button, section, text};
use crate::first_martians::board::{Section, Twin};
use crate::first_martians::command::Command;
use crate::language::board as words;

/// What is still to be compared, whole or in one tab; nothing where all is.
pub(super) fn view<'a>(shown: &Shown<'a>, twin: &Twin, tab: Option<Tab>) -> Option<Element<'a, Message>> {
    let open = |section: &&Section| tab.is_none_or(|tab| tab.shows(**section));
    let rows: Vec<Element<'a, Message>> = twin.unsure.iter().filter(open).map(|&section| row(shown, section)).collect();
    if rows.is_empty() {
        return None;
    }
    let lead = quiet(Type::Small, shown.say("window-board-check-lead"));
    Some(section(
        shown.say("window-board-check"),
        [column![lead, Column::with_children(rows).spacing(size::SNUG)].spacing(size::SNUG).into()],
    ))
}

/// The same above a tab, and how much is left in others.
pub(super) fn of_tab<'a>(shown: &Shown<'a>, twin: &Twin, tab: Tab) -> Option<Element<'a, Message>> {
    view(shown, twin, Some(tab))
        .or_else(|| (!twin.unsure.is_empty()).then(|| quiet(Type::Small, shown.say("window-board-check-elsewhere"))))
}

fn row<'a>(shown: &Shown<'a>, section: Section) -> Element<'a, Message> {
    let press = quiet_button((Icon::Check, shown.say("window-board-agrees")), shown.play(Command::CheckSection { section }));
    beside(text(Type::Body, words::section_title(shown.voice, section)), named(format!("check-{}", section.id()), press))
}
