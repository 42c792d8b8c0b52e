//! Files for the players to read: reports, printable pages, the data folder; and opening them in the system's programs.

use iced::Task;

use crate::screen::shortcuts::{self, paper};
use crate::screen::table::{EndPicture, PictureFormat};
use crate::screen::{self, manual};
use crate::{Message, Shared};
use base::platform;
use language::{Args, Language, Localizer, numbers};
use session::archive;
use storage::{Folders, OpenError, Settings};

#[derive(Debug)]
pub struct Report {
    language: Language,
    settings: Settings,
    save: Option<String>,
    /// Every notice since the window was opened.
    notices: Vec<String>,
}

impl Report {
    pub fn of(shared: &Shared) -> Self {
        let (language, settings) = (shared.localizer.language(), shared.settings.clone());
        Self {
            language,
            settings,
            save: shared.save.clone(),
            notices: shared.reported.clone(),
        }
    }

    /// Everything in the report before the journal.
    fn text(&self) -> String {
        let localizer = Localizer::new(self.language);
        let none = localizer.text("window-report-none");
        let notices: Vec<_> = self
            .notices
            .iter()
            .map(|sentence| format!("- {sentence}"))
            .collect();
        let args = Args::new()
            .text("version", platform::version())
            .text("written", platform::now())
            .text("os", std::env::consts::OS)
            .text("arch", std::env::consts::ARCH)
            .text(
                "locale",
                platform::system_locales()
                    .into_iter()
                    .next()
                    .unwrap_or_else(|| none.clone()),
            )
            .text("language", self.language.code())
            .text("size", numbers::plain(self.settings.text_size))
            .text("motion", self.settings.reduced_motion.to_string())
            .text("save", self.save.clone().unwrap_or_else(|| none.clone()))
            .text(
                "notices",
                if notices.is_empty() {
                    none.clone()
                } else {
                    notices.join("\n")
                },
            );
        localizer.format("window-report-file", &args)
    }
}

pub(crate) fn data_folder(folders: &Folders) -> String {
    folders.display_path("")
}

pub fn report(folders: &Folders, report: Report) -> Task<Message> {
    super::job(folders, |folders| async move {
        Message::Report(screen::report::Message::Written(
            folders
                .write_report(&report.text(), report.save.as_deref())
                .await,
        ))
    })
}

/// Asks the players for a file with one of these file name extensions, and answers with its path.
#[cfg(not(target_arch = "wasm32"))]
pub fn pick(
    _folders: &Folders,
    ends: &'static [&'static str],
    answer: fn(Option<String>) -> Message,
) -> Task<Message> {
    super::file_dialog::pick(ends, answer)
}

/// Asks the players for a file with one of these file name extensions, and answers with its path. The page asks, and the file is
/// kept until the next one is chosen.
#[cfg(target_arch = "wasm32")]
pub fn pick(
    folders: &Folders,
    ends: &'static [&'static str],
    answer: fn(Option<String>) -> Message,
) -> Task<Message> {
    super::job(folders, move |folders| async move {
        match folders.pick(ends).await {
            Ok(path) => answer(path),
            Err(why) => Message::NotPicked(why),
        }
    })
}

/// Puts a text onto the clipboard.
pub fn copy(text: String) -> Task<Message> {
    #[cfg(target_arch = "wasm32")]
    base::platform::browser::copy(&text);
    iced::clipboard::write(text)
}

/// Gives the players a copy of everything.
pub(crate) fn copy_everything(folders: &Folders) -> Task<Message> {
    super::job(folders, |folders| async move {
        Message::Copied(archive::export(&folders).await.map(drop))
    })
}

pub(crate) fn show_data_folder(folders: &Folders) -> Task<Message> {
    super::job(folders, |folders| async move {
        let shown = folders.create_folder("").await.is_ok()
            && platform::open_externally(&folders.display_path("")).is_ok();
        Message::FilesShown(shown)
    })
}

/// Opens a file in the system's own program; the flag of the answer says whether that succeeded.
pub fn show(
    path: String,
    answer: impl FnOnce(String, bool) -> Message + Send + 'static,
) -> Task<Message> {
    Task::future(async move {
        let shown = platform::open_externally(&path).is_ok();
        answer(path, shown)
    })
}

/// Where the picture of the end of a mission is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SavedPicture {
    pub png: String,
    pub svg: String,
}

/// Writes the picture of the end of a mission in both formats, beside each other.
pub fn save_picture(folders: &Folders, name: String, picture: EndPicture) -> Task<Message> {
    super::job(folders, |folders| async move {
        let written = async {
            let png = write_picture(&folders, &name, &picture, PictureFormat::Png).await?;
            let svg = write_picture(&folders, &name, &picture, PictureFormat::Svg).await?;
            Ok(SavedPicture { png, svg })
        };
        Message::PictureSaved(written.await)
    })
}

/// Gives the picture of the end of a mission to the browser in one format: it would ask about a second file.
pub(crate) fn give_picture(
    folders: &Folders,
    name: String,
    picture: EndPicture,
    format: PictureFormat,
) -> Task<Message> {
    super::job(folders, move |folders| async move {
        Message::FileSaved(
            "end-picture-given",
            write_picture(&folders, &name, &picture, format).await,
        )
    })
}

async fn write_picture(
    folders: &Folders,
    name: &str,
    picture: &EndPicture,
    format: PictureFormat,
) -> Result<String, OpenError> {
    let failed = |error: std::io::Error| OpenError::Io {
        file: format!("{name}.{}", format.end()),
        cause: (&error).into(),
    };
    folders
        .write_document(name, format.end(), &picture.bytes(format).map_err(failed)?)
        .await
}

/// Writes where every piece of a game is, and opens the page.
pub(crate) fn print_table(folders: &Folders, name: String, page: String) -> Task<Message> {
    super::job(folders, |folders| async move {
        let written = folders.write_page(&name, &page).await;
        let is_shown = written
            .as_ref()
            .is_ok_and(|path| platform::open_externally(path).is_ok());
        Message::FileSaved(
            if is_shown {
                "table-printed"
            } else {
                "table-unshown"
            },
            written,
        )
    })
}

pub(crate) fn print_shortcuts(folders: &Folders, language: Language) -> Task<Message> {
    super::job(folders, |folders| async move {
        let name = format!("solkeeper-keys-{}", language.code());
        Message::Keys(shortcuts::Message::Written(
            folders
                .write_page(&name, &paper::page(&Localizer::new(language)))
                .await,
        ))
    })
}

pub(crate) fn print_manual(folders: &Folders, language: Language) -> Task<Message> {
    super::job(folders, |folders| async move {
        let name = format!("solkeeper-manual-{}", language.code());
        let written = folders
            .write_page(&name, &manual::page(&Localizer::new(language)))
            .await;
        Message::Manual(manual::Message::Written(written))
    })
}
