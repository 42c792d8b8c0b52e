//! Files for the players' eyes: reports, pages for paper, the data folder; and the programs of the system that show them.

use iced::Task;

use crate::app::screen::shortcuts::{self, paper};
use crate::app::screen::{self, manual};
use crate::app::{Message, Shared};
use crate::language::{Args, Language, Voice, numbers};
use crate::platform;
use crate::storage::{Folders, Settings};

/// What a report says of the window.
#[derive(Debug)]
pub(crate) struct Report {
    language: Language,
    settings: Settings,
    /// The save that is open.
    save: Option<String>,
    /// Every notice since the window was opened.
    notices: Vec<String>,
}

impl Report {
    /// What is to be said now.
    pub(crate) fn of(shared: &Shared) -> Self {
        let (language, settings) = (shared.voice.language(), shared.settings.clone());
        Self { language, settings, save: shared.save.clone(), notices: shared.reported.clone() }
    }

    /// What helps to find out what is wrong, before the journal.
    fn text(&self) -> String {
        let voice = Voice::new(self.language);
        let none = voice.plain("window-report-none");
        let notices: Vec<_> = self.notices.iter().map(|sentence| format!("- {sentence}")).collect();
        let args = Args::new()
            .text("version", env!("CARGO_PKG_VERSION"))
            .text("written", platform::now())
            .text("os", std::env::consts::OS)
            .text("arch", std::env::consts::ARCH)
            .text("locale", platform::system_locales().into_iter().next().unwrap_or_else(|| none.clone()))
            .text("language", self.language.code())
            .text("size", numbers::plain(self.settings.text_size))
            .text("motion", self.settings.reduced_motion.to_string())
            .text("save", self.save.clone().unwrap_or_else(|| none.clone()))
            .text("notices", if notices.is_empty() { none.clone() } else { notices.join("\n") });
        voice.say("window-report-file", &args)
    }
}

/// The data folder, as text.
pub(crate) fn data_folder(folders: &Folders) -> String {
    folders.shown("")
}

/// Writes a report of what is wrong.
pub(crate) fn report(folders: &Folders, report: Report) -> Task<Message> {
    let folders = folders.clone();
    Task::future(async move {
        Message::Report(screen::report::Message::Written(folders.report(&report.text(), report.save.as_deref()).await))
    })
}

/// Shows the data folder in the system's own program.
pub(crate) fn show_data_folder(folders: &Folders) -> Task<Message> {
    let folders = folders.clone();
    Task::future(async move {
        let shown = folders.prepare("").await.is_ok() && platform::open(&folders.shown("")).is_ok();
        Message::FilesShown(shown)
    })
}

/// Shows a file in the system's own program; the answer says whether that went well.
pub(crate) fn show(path: String, answer: impl FnOnce(String, bool) -> Message + Send + 'static) -> Task<Message> {
    Task::future(async move {
        let shown = platform::open(&path).is_ok();
        answer(path, shown)
    })
}

/// Writes the page of keyboard shortcuts.
pub(crate) fn print_shortcuts(folders: &Folders, language: Language) -> Task<Message> {
    let folders = folders.clone();
    Task::future(async move {
        let name = format!("solkeeper-keys-{}", language.code());
        Message::Keys(shortcuts::Message::Written(folders.page(&name, &paper::page(&Voice::new(language))).await))
    })
}

/// Writes the manual with its pictures.
pub(crate) fn print_manual(folders: &Folders, language: Language) -> Task<Message> {
    let folders = folders.clone();
    Task::future(async move {
        let name = format!("solkeeper-manual-{}", language.code());
        let written = folders.page(&name, &manual::page(&Voice::new(language))).await;
        Message::Manual(manual::Message::Written(written))
    })
}
