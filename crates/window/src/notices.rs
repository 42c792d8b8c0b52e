//! What is reported in the line under the header, whichever screen is open.

use super::jobs::files::SavedPicture;
use super::screen::{campaign, manual, mission, report, saves, scores, shortcuts, wizard};
use super::shared::Reported;
use super::widget::Status;
use super::{App, Message, jobs};
use language::{Args, Localizer};
use session::stories::Shared as Story;
use session::{messages, scores::ScoreError};

/// The newest notice for the line, which opens all of them.
pub(super) fn newest<M>(
    localizer: &Localizer,
    notices: &[Reported],
    open: M,
    dismiss: impl Fn(usize) -> M,
) -> Option<Status<M>> {
    let (newest, before) = notices.split_last()?;
    Some(Status {
        id: "notices",
        words: newest.sentence.clone(),
        is_trouble: newest.is_trouble,
        more: more(localizer, before.len()),
        open: Some(open),
        dismiss: Some((localizer.text("window-dismiss"), dismiss(before.len()))),
    })
}

/// That there is more than the line has room for.
pub(super) fn more(localizer: &Localizer, count: usize) -> Option<String> {
    (count > 0).then(|| localizer.format("window-line-more", &Args::new().count("count", count)))
}

impl App {
    /// What the window reports whichever screen is open: errors, repairs, paths of written files.
    pub(super) fn notices_of(&self, message: &Message) -> Vec<Reported> {
        let trouble = |sentence: String| Reported {
            sentence,
            is_trouble: true,
        };
        let done = |sentence: String| Reported {
            sentence,
            is_trouble: false,
        };
        let localizer = &self.shared.localizer;
        let sentence = match message {
            Message::BoxOpened(_, notices)
            | Message::SheetOpened(_, notices)
            | Message::Saves(saves::Message::Ran(Ok(jobs::saves::Outcome::Renamed(notices)))) => {
                return self
                    .shared
                    .sentences(notices)
                    .into_iter()
                    .map(trouble)
                    .collect();
            }
            Message::FileSaved(_, Err(error))
            | Message::PictureSaved(Err(error))
            | Message::NotPicked(error)
            | Message::SettingsStored(_, Some(error))
            | Message::BoxStored(Err((error, _)))
            | Message::PrintedRemembered(Err(error))
            | Message::SetUpRemembered(Err(error))
            | Message::Report(report::Message::Written(Err(error)))
            | Message::Keys(shortcuts::Message::Written(Err(error)))
            | Message::Manual(manual::Message::Written(Err(error)))
            | Message::Mission(mission::Message::Removed(Err(error)))
            | Message::Wizard(wizard::Message::Stored(Err(error))) => {
                messages::open_error(localizer, error)
            }
            Message::NoFileDialog => localizer.text("window-no-file-dialog"),
            Message::Saves(saves::Message::Ran(Err(error)))
            | Message::Mission(mission::Message::Printed(Err(error)))
            | Message::StoryShared(Err(error)) => messages::session_error(localizer, error),
            Message::Mission(mission::Message::Packed(Err(error))) => {
                messages::pack_error(localizer, error)
            }
            Message::ScoreSettled(Err(error))
            | Message::Scores(scores::Message::Ran(Err(error))) => {
                messages::score_error(localizer, error)
            }
            Message::Scores(scores::Message::Read(read)) => match read.as_ref() {
                Ok(_) => return Vec::new(),
                Err(error) => messages::score_error(localizer, &ScoreError::Storage(error.clone())),
            },
            Message::Campaign(campaign::Message::Read(read)) => match read.as_ref() {
                Ok((_, notices)) => {
                    return self
                        .shared
                        .sentences(notices)
                        .into_iter()
                        .map(trouble)
                        .collect();
                }
                Err(why) => campaign::refusal(localizer, why),
            },
            Message::Mission(mission::Message::Removed(Ok(path))) => {
                return vec![done(localizer.format(
                    "mission-removed",
                    &Args::new().text("path", path.to_owned()),
                ))];
            }
            Message::StoryShared(Ok(Story { markdown, page })) => {
                let args = Args::new()
                    .text("markdown", markdown.to_owned())
                    .text("page", page.to_owned());
                return vec![done(localizer.format("story-shared", &args))];
            }
            Message::FileSaved(said, Ok(path)) => {
                return vec![done(
                    localizer.format(said, &Args::new().text("path", path.to_owned())),
                )];
            }
            Message::PictureSaved(Ok(SavedPicture { png, svg })) => {
                let args = Args::new()
                    .text("png", png.to_owned())
                    .text("svg", svg.to_owned());
                return vec![done(localizer.format("end-picture-saved", &args))];
            }
            Message::FilesShown(false) => localizer.format(
                "window-files-unshown",
                &Args::new().text("path", jobs::files::data_folder(&self.shared.folders)),
            ),
            Message::Copied(Err(error)) => messages::archive_error(localizer, error),
            // Home says it for itself.
            Message::NewVersion if !self.is_home() => {
                return vec![done(localizer.text("window-new-version"))];
            }
            Message::NewVersion
            | Message::SettingsReread(_)
            | Message::StorageUnavailable(_)
            | Message::PageAsked(_)
            | Message::Copied(Ok(()))
            | Message::FilesRefused(_)
            | Message::TextSize(..)
            | Message::Remote(_)
            | Message::Home(_)
            | Message::Saves(_)
            | Message::Scores(_)
            | Message::Report(_)
            | Message::Settings(_)
            | Message::MyBox(_)
            | Message::Wizard(_)
            | Message::Rules(_)
            | Message::Keys(_)
            | Message::Table(_)
            | Message::Begin(_)
            | Message::Helper(_)
            | Message::Mission(_)
            | Message::Campaign(_)
            | Message::OwnCampaign(_)
            | Message::OwnCampaignOpened(_)
            | Message::Add(_)
            | Message::Changed(_)
            | Message::Manual(_)
            | Message::Loaded(_)
            | Message::SettingsStored(_, None)
            | Message::Opened(_)
            | Message::TurnWritten(_)
            | Message::ScoreSettled(Ok(()))
            | Message::HelperSetUpLoaded(..)
            | Message::SetUpRemembered(Ok(()))
            | Message::BoxStored(Ok(()))
            | Message::BoxCompared(..)
            | Message::PrintedRemembered(Ok(_))
            | Message::Compared(..)
            | Message::TakenOver(..)
            | Message::FilesShown(true)
            | Message::JobEnded
            | Message::Key(_)
            | Message::Notices(_)
            | Message::Dismissed(_)
            | Message::WindowOpened(_)
            | Message::CloseAsked => return Vec::new(),
            #[cfg(target_arch = "wasm32")]
            Message::RulesFetched(_) | Message::PicturesFetched(_) => return Vec::new(),
        };
        vec![trouble(sentence)]
    }
}
