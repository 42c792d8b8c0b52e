//! The file dialog of the system. A browser has its own, which the page opens.

use std::io::{Error, ErrorKind};
use std::pin::Pin;
use std::time::Duration;

use iced::{Task, window};
use rfd::{AsyncFileDialog, FileHandle};

use crate::Message;
use base::platform::Stopwatch;
use storage::OpenError;

/// Nobody closes a dialog so soon: an answer without a file before this time means that none was opened.
const UNSEEN: Duration = Duration::from_millis(150);

/// How a dialog was closed.
#[derive(Debug, PartialEq, Eq)]
enum Closed {
    Chosen(String),
    /// A name that is not Unicode, as it is shown: files are named by text here.
    NotUnicode(String),
    Cancelled,
    /// The system has no dialog: neither a desktop portal nor `zenity` is there.
    Unavailable,
}

/// Opens the file dialog over the window, for files with one of these file name extensions or for all, and answers with the
/// path of the chosen file.
pub(super) fn pick(
    ends: &'static [&'static str],
    answer: fn(Option<String>) -> Message,
) -> Task<Message> {
    window::oldest()
        .and_then(move |id| window::run(id, move |window| open(ends, window)))
        .then(Task::future)
        .map(move |closed| match closed {
            Closed::Chosen(path) => answer(Some(path)),
            Closed::Cancelled => answer(None),
            Closed::Unavailable => Message::NoFileDialog,
            Closed::NotUnicode(file) => Message::NotPicked(OpenError::Io {
                file,
                cause: (&Error::from(ErrorKind::InvalidFilename)).into(),
            }),
        })
}

fn open(
    ends: &[&str],
    window: &dyn window::Window,
) -> Pin<Box<dyn Future<Output = Closed> + Send + 'static>> {
    let labels: Vec<_> = ends.iter().map(|end| format!("*{end}")).collect();
    let extensions: Vec<_> = ends.iter().map(|end| end.trim_start_matches('.')).collect();
    let since = Stopwatch::start();
    let dialog = AsyncFileDialog::new()
        .add_filter(labels.join(", "), &extensions)
        .add_filter("*", &["*"])
        .set_parent(&window)
        .pick_file();
    Box::pin(async move { closed(dialog.await.map(FileHandle::into), since.elapsed()) })
}

fn closed(chosen: Option<std::path::PathBuf>, after: Duration) -> Closed {
    match chosen.map(|path| path.into_os_string().into_string()) {
        Some(Ok(path)) => Closed::Chosen(path),
        Some(Err(path)) => Closed::NotUnicode(path.to_string_lossy().into_owned()),
        None if after < UNSEEN => Closed::Unavailable,
        None => Closed::Cancelled,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_that_nobody_can_have_given_means_that_there_is_no_dialog() {
        assert_eq!(closed(None, Duration::from_millis(20)), Closed::Unavailable);
        assert_eq!(closed(None, Duration::from_secs(2)), Closed::Cancelled);
        let path = "/home/ada/games.zip";
        assert_eq!(
            closed(Some(path.into()), Duration::from_millis(20)),
            Closed::Chosen(path.to_owned())
        );
    }

    #[cfg(unix)]
    #[test]
    fn a_name_that_is_not_unicode_is_refused_and_not_changed() {
        use std::os::unix::ffi::OsStringExt;
        let name = std::ffi::OsString::from_vec(b"caf\xe9.zip".to_vec());
        let closed = closed(Some(name.into()), Duration::from_secs(2));
        assert_eq!(closed, Closed::NotUnicode("caf\u{fffd}.zip".to_owned()));
    }
}
