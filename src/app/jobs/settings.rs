//! The settings, and what else is read before the first screen.

use std::collections::BTreeMap;

use iced::Task;
use serde_json::Value;

use crate::app::Message;
use crate::language::Language;
use crate::session;
use crate::storage::{Folders, Notice, Settings};

#[derive(Debug, Clone)]
pub struct Loaded {
    pub(crate) settings: Settings,
    /// The chosen language, else the system's.
    pub(crate) language: Language,
    /// What is remembered of printed cards, by name.
    pub(crate) printed: BTreeMap<String, Vec<Value>>,
    pub(crate) notices: Vec<Notice>,
}

pub(crate) fn load(folders: &Folders, language: Option<Language>) -> Task<Message> {
    super::job(folders, |folders| async move {
        let printed = folders.load_printed().await;
        let (settings, mut notices) = folders.load_settings().await;
        notices.extend(session::my_box::open(&folders).await.1);
        let chosen = || settings.language.as_deref().and_then(Language::from_code);
        let language = language.or_else(chosen).unwrap_or_else(Language::system);
        Message::Loaded(Box::new(Loaded { settings, language, printed, notices }))
    })
}

pub(crate) fn store(folders: &Folders, settings: Settings) -> Task<Message> {
    super::job(folders, |folders| async move { Message::SettingsStored(folders.save_settings(&settings).await) })
}
