//! The settings, and what else is read before the first screen.

use std::collections::BTreeMap;

use iced::Task;

use crate::Message;
use first_martians::effect::Effect;
use language::Language;
use session;
use storage::{Folders, Job, Notice, PageState, Settings, TakeError};

#[derive(Debug, Clone)]
pub struct Loaded {
    pub settings: Settings,
    /// The chosen language, else the system's.
    pub language: Language,
    /// What is remembered of printed cards, by name.
    pub printed: BTreeMap<String, Vec<Effect>>,
    pub page: Option<PageState>,
    pub notices: Vec<Notice>,
}

impl Loaded {
    /// In `language`, else the chosen one, else the system's.
    async fn read(folders: &Folders, language: Option<Language>) -> Self {
        let printed = session::my_box::load_printed(folders).await;
        let (settings, mut notices) = folders.load_settings().await;
        notices.extend(session::my_box::open(folders).await.1);
        let chosen = || settings.language.as_deref().and_then(Language::from_code);
        let language = language.or_else(chosen).unwrap_or_else(Language::system);
        let page = folders.page_state(false).await;
        Self {
            settings,
            language,
            printed,
            page,
            notices,
        }
    }
}

/// Takes the files, from another page of a browser only by force; loads the settings, then the library without waiting for the window,
/// so that it is often there before the first frame.
pub fn load(folders: &Folders, language: Option<Language>, by_force: bool) -> Task<Message> {
    let settings = super::job(folders, move |folders| async move {
        if let Err(refused) = folders.take(by_force).await {
            return Message::FilesRefused(refused);
        }
        folders.sweep().await;
        Message::Loaded(Box::new(Loaded::read(&folders, language).await))
    });
    settings.chain(super::library::list(folders))
}

/// Reads the settings once more.
pub fn reread(folders: &Folders) -> Task<Message> {
    super::job(folders, |folders| async move {
        Message::SettingsReread(Box::new(Loaded::read(&folders, None).await))
    })
}

/// Loads the page once more, in the version of the app that waits.
pub(crate) fn load_new_version() -> Task<Message> {
    Task::future(async { base::platform::load_new_version() }).discard()
}

/// Asks the browser to keep the files, now that there is something to keep.
pub(crate) fn ask_to_keep(folders: &Folders) -> Task<Message> {
    super::job(folders, |folders| async move {
        Message::PageAsked(folders.page_state(true).await)
    })
}

/// Answers when another page has taken the files.
pub fn lost(folders: &Folders) -> Task<Message> {
    let lost = folders.page().map(|page| page.lost());
    let told = |lost: Job<'static, ()>| async move {
        lost.await;
        Message::FilesRefused(TakeError::Elsewhere)
    };
    lost.map_or_else(Task::none, |lost| Task::future(told(lost)))
}

/// Stores what was changed since the settings were read or stored last, as `before`.
pub fn store(folders: &Folders, before: Settings, now: Settings) -> Task<Message> {
    super::job(folders, |folders| async move {
        match folders.save_settings(&before, &now).await {
            Ok(()) => Message::SettingsStored(Box::new(now), None),
            // The hints are only shown again; nobody asked to store that they were seen.
            Err(_) if before.differs_in_advice_alone(&now) => {
                Message::SettingsStored(Box::new(before), None)
            }
            Err(error) => Message::SettingsStored(Box::new(before), Some(error)),
        }
    })
}
