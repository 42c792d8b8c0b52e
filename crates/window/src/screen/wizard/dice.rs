//! The sols in which each Block's Malfunction die is rolled.

use iced::widget::column;

use super::Message;
use super::form::chosen;
use crate::widget::prelude::*;
use content::own_sheet::{CREW_SIZES, Edit, SheetForm};
use first_martians::vocabulary::Block;
use language::{Localizer, own_sheet as own_sheet_text};

/// How many sols are shown until their number is entered.
const SOLS: u8 = 10;

pub(super) fn view<'a>(localizer: &'a Localizer, draft: &'a SheetForm) -> Element<'a, Message> {
    let by_crew = draft.has_dice_by_crew();
    let crews = [("same", false), ("by-crew", true)].map(|(name, way)| {
        let label = localizer.text(&format!("wizard-dice-{name}"));
        (
            format!("dice-{name}"),
            label,
            by_crew == way,
            Edit::DiceByCrew(way),
        )
    });
    let shown = if by_crew { CREW_SIZES.len() } else { 1 };
    let dice = Block::ALL
        .iter()
        .flat_map(|&block| (0..shown).map(move |crew| die(localizer, draft, block, crew)));
    column![
        quiet(Type::Small, localizer.text("wizard-dice-lead")),
        chosen(localizer.text("wizard-dice-crews"), crews),
        Column::with_children(dice).spacing(size::GAP),
    ]
    .spacing(size::GAP)
    .into()
}

/// The sols of one die; of one crew size (0–2) where the dice differ.
fn die<'a>(
    localizer: &Localizer,
    draft: &SheetForm,
    block: Block,
    crew: usize,
) -> Element<'a, Message> {
    let by_crew = draft.has_dice_by_crew();
    let last = if by_crew {
        draft.sols_of(crew)
    } else {
        draft.sols()
    };
    let rolled = draft.rolled(block, crew);
    let sols = (1..=last.unwrap_or(SOLS)).map(|sol| {
        let (id, edit) = match CREW_SIZES.get(crew).filter(|_| by_crew) {
            Some(size) => (
                format!("die-{}-{size}-{sol}", block.id()),
                Edit::DieFor(block, crew, sol),
            ),
            None => (format!("die-{}-{sol}", block.id()), Edit::Die(block, sol)),
        };
        choice(
            id,
            sol.to_string(),
            rolled.contains(&sol),
            Some(Message::Edit(edit)),
        )
    });
    section(
        own_sheet_text::die(localizer, draft, block, crew),
        [choices(sols)],
    )
}
