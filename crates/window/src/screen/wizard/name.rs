//! Name, group and story of the mission.

use iced::widget::column;

use super::Message;
use super::form::{chosen, typed};
use crate::widget::prelude::*;
use content::own_sheet::{Edit, SheetForm};
use first_martians::vocabulary::Group;
use language::Voice;

pub(super) fn view<'a>(voice: &'a Voice, draft: &'a SheetForm) -> Element<'a, Message> {
    let groups = Group::ALL.iter().map(|&group| {
        (
            format!("group-{}", group.id()),
            voice.word(group),
            draft.group == Some(group),
            Edit::Group(group),
        )
    });
    let name_hint = voice.plain("wizard-name-hint");
    let story_hint = voice.plain("wizard-story-hint");
    let form = column![
        typed(
            "sheet-name".to_owned(),
            voice.plain("wizard-name"),
            &name_hint,
            &draft.name,
            Edit::Name
        ),
        chosen(voice.plain("wizard-group"), groups),
        typed(
            "sheet-story".to_owned(),
            voice.plain("wizard-story"),
            &story_hint,
            &draft.story,
            Edit::Story
        ),
        quiet(Type::Small, voice.plain("wizard-story-lead")),
    ]
    .spacing(size::GAP);
    column![
        text(Type::Body, voice.plain("wizard-lead")),
        panel(form),
        quiet(Type::Small, voice.plain("wizard-events")),
        quiet(Type::Small, voice.plain("wizard-kept")),
    ]
    .spacing(size::GAP)
    .into()
}
