//! Name, group and story of the mission.

use iced::widget::column;

use super::Message;
use super::form::{chosen, typed};
use crate::widget::prelude::*;
use content::own_sheet::{Edit, SheetForm};
use first_martians::vocabulary::Group;
use language::Localizer;

pub(super) fn view<'a>(localizer: &'a Localizer, draft: &'a SheetForm) -> Element<'a, Message> {
    let groups = Group::ALL.iter().map(|&group| {
        (
            format!("group-{}", group.id()),
            localizer.word(group),
            draft.group == Some(group),
            Edit::Group(group),
        )
    });
    let name_hint = localizer.text("wizard-name-hint");
    let story_hint = localizer.text("wizard-story-hint");
    let form = column![
        typed(
            "sheet-name".to_owned(),
            localizer.text("wizard-name"),
            &name_hint,
            &draft.name,
            Edit::Name
        ),
        chosen(localizer.text("wizard-group"), groups),
        typed(
            "sheet-story".to_owned(),
            localizer.text("wizard-story"),
            &story_hint,
            &draft.story,
            Edit::Story
        ),
        quiet(Type::Small, localizer.text("wizard-story-lead")),
    ]
    .spacing(size::GAP);
    column![
        text(Type::Body, localizer.text("wizard-lead")),
        panel(form),
        quiet(Type::Small, localizer.text("wizard-events")),
        quiet(Type::Small, localizer.text("wizard-kept")),
    ]
    .spacing(size::GAP)
    .into()
}
