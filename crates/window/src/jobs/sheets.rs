//! Printed mission sheets that are typed in.

use iced::Task;

use crate::Message;
use crate::screen::{own_campaign, wizard};
use content::own_sheet::{CampaignSheet, SheetForm};
use language::Language;
use session::own_sheet;
use storage::Folders;

/// Reads the sheet of that mission, or the unfinished one.
pub fn open(folders: &Folders, mission: Option<String>) -> Task<Message> {
    super::job(folders, |folders| async move {
        let (draft, notices) = own_sheet::open(&folders, mission.as_deref()).await;
        Message::SheetOpened(Box::new(draft), notices)
    })
}

/// Stores a sheet that was read, or stored last, as `before`.
pub fn keep(folders: &Folders, before: SheetForm, draft: SheetForm) -> Task<Message> {
    super::job(folders, |folders| async move {
        let stored = own_sheet::store(&folders, &before, &draft).await;
        Message::Wizard(wizard::Message::Stored(stored.map(|()| Box::new(draft))))
    })
}

/// Reads the missions that can be chapters of a campaign of the players' own.
pub fn chapters(folders: &Folders, language: Language) -> Task<Message> {
    super::job(folders, |folders| async move {
        Message::OwnCampaignOpened(own_sheet::own_missions(&folders, language).await)
    })
}

pub fn make_campaign(folders: &Folders, sheet: CampaignSheet) -> Task<Message> {
    super::job(folders, |folders| async move {
        Message::OwnCampaign(own_campaign::Message::Made(Box::new(
            own_sheet::make_campaign(&folders, &sheet).await,
        )))
    })
}

pub fn make(folders: &Folders, draft: SheetForm) -> Task<Message> {
    super::job(folders, |folders| async move {
        Message::Wizard(wizard::Message::Made(Box::new(
            own_sheet::make_mission(&folders, &draft).await,
        )))
    })
}

/// Writes the numbers of the sheet, without its words, to the exports.
pub fn pack_numbers(folders: &Folders, draft: SheetForm) -> Task<Message> {
    super::job(folders, |folders| async move {
        Message::Wizard(wizard::Message::Packed(Box::new(
            own_sheet::export_numbers(&folders, &draft).await,
        )))
    })
}
