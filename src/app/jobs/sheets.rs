//! Printed mission sheets that are typed in.

use iced::Task;

use crate::app::{Message, screen::wizard};
use crate::content::own_sheet::SheetDraft;
use crate::session::own_sheet;
use crate::storage::Folders;

/// Reads the sheet of that mission, or the one of which none has been made yet.
pub(crate) fn open(folders: &Folders, mission: Option<String>) -> Task<Message> {
    let folders = folders.clone();
    Task::future(async move {
        let (draft, notices) = own_sheet::open(&folders, mission.as_deref()).await;
        Message::SheetOpened(Box::new(draft), notices)
    })
}

/// Writes what was typed so far.
pub(crate) fn keep(folders: &Folders, draft: SheetDraft) -> Task<Message> {
    let folders = folders.clone();
    Task::future(async move { Message::Wizard(wizard::Message::Kept(own_sheet::keep(&folders, &draft).await)) })
}

/// Makes a mission of the sheet.
pub(crate) fn make(folders: &Folders, draft: SheetDraft) -> Task<Message> {
    let folders = folders.clone();
    Task::future(async move { Message::Wizard(wizard::Message::Made(Box::new(own_sheet::make(&folders, &draft).await))) })
}
