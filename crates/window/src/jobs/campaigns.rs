//! Campaigns: their pages, and what is pressed on them.

use iced::Task;

use crate::screen::campaign::{self, PageRead};
use crate::{Message, OpenedSession};
use session::campaign::{CampaignPage, CampaignPress, Stage, TransitionError};
use session::{AnySession, SessionError};
use storage::{Folders, Notice};

pub(super) fn read(read: PageRead) -> Message {
    Message::Campaign(campaign::Message::Read(Box::new(read)))
}

/// With what a save goes on.
pub(super) enum Resumed {
    /// The page of its campaign.
    Page(PageRead),
    /// A game, with what was reported when its campaign was opened.
    Game(Vec<Notice>),
}

/// With what a save goes on: with a page if it is of a campaign, but for a chapter in which something was played.
pub(super) async fn resumed(folders: &Folders, save: &str) -> Resumed {
    if folders.chapters_of(save).await.is_empty() {
        return Resumed::Game(Vec::new());
    }
    match CampaignPage::open(folders, save).await {
        Ok((page, notices)) => match page.stage {
            Stage::Chapter { sol: Some(_) } => Resumed::Game(notices),
            _ => Resumed::Page(Ok((page, notices))),
        },
        Err(error) => Resumed::Page(Err(error.into())),
    }
}

/// Shows the page of a campaign of the library.
pub fn look(folders: &Folders, folder: String) -> Task<Message> {
    super::job(folders, |folders| async move {
        read(unrepaired(CampaignPage::of_folder(&folders, &folder).await))
    })
}

pub fn begin(folders: &Folders, folder: String) -> Task<Message> {
    super::job(folders, |folders| async move {
        read(unrepaired(CampaignPage::begin(&folders, &folder).await))
    })
}

fn unrepaired(page: Result<CampaignPage, SessionError>) -> PageRead {
    page.map(|page| (page, Vec::new()))
        .map_err(TransitionError::from)
}

/// Shows the page of a campaign that is begun.
pub fn show(folders: &Folders, save: String) -> Task<Message> {
    super::job(folders, |folders| async move {
        read(
            CampaignPage::open(&folders, &save)
                .await
                .map_err(TransitionError::from),
        )
    })
}

/// Opens the present chapter of a campaign.
pub fn play(folders: &Folders, save: String) -> Task<Message> {
    super::job(folders, |folders| async move {
        Message::Opened(OpenedSession::new(
            AnySession::resume(&folders, &save).await,
        ))
    })
}

pub fn press(folders: &Folders, save: String, press: CampaignPress) -> Task<Message> {
    super::job(folders, |folders| async move {
        let page = CampaignPage::press(&folders, &save, press).await;
        read(page.map(|page| (page, Vec::new())))
    })
}
