//! Checking the board against the table after the players kept it alone: one press confirms a section.

use std::collections::BTreeSet;

use iced::widget::column;

use super::Tab;
use crate::screen::table::{Message, Shown};
use crate::widget::prelude::*;
use first_martians::board::{BoardState, Section};
use first_martians::command::Command;
use language::board as words;

/// The sections still to check, all or those of one tab; `None` without any.
pub(super) fn view<'a>(
    shown: &Shown<'a>,
    state: &BoardState,
    to_check: &BTreeSet<Section>,
    tab: Option<Tab>,
) -> Option<Element<'a, Message>> {
    let open = |section: &&Section| tab.is_none_or(|tab| tab.shows(**section));
    // What is confirmed keeps its line, without a press: the next one does not come under the pointer.
    let listed = state.unchecked.union(to_check).filter(open);
    let rows: Vec<Element<'a, Message>> = listed.map(|&section| row(shown, section)).collect();
    if rows.is_empty() {
        return None;
    }
    let lead = quiet(Type::Small, shown.text("window-board-check-lead"));
    Some(section(
        shown.text("window-board-check"),
        [
            column![lead, Column::with_children(rows).spacing(size::SNUG)]
                .spacing(size::SNUG)
                .into(),
        ],
    ))
}

/// The same for one tab, with a hint if only other tabs have any.
pub(super) fn of_tab<'a>(
    shown: &Shown<'a>,
    state: &BoardState,
    to_check: &BTreeSet<Section>,
    tab: Tab,
) -> Option<Element<'a, Message>> {
    view(shown, state, to_check, Some(tab)).or_else(|| {
        (!state.unchecked.is_empty())
            .then(|| quiet(Type::Small, shown.text("window-board-check-elsewhere")))
    })
}

fn row<'a>(shown: &Shown<'a>, section: Section) -> Element<'a, Message> {
    let (label, press) = (
        (Icon::Check, shown.text("window-board-agrees")),
        shown.play(Command::CheckSection { section }),
    );
    let confirm = quiet_button(format!("check-{}", section.id()), label, press);
    label_row(
        text(Type::Body, words::section_title(shown.localizer, section)),
        confirm,
    )
}
