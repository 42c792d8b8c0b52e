//! What the window asks the page of a browser for.

use std::io::ErrorKind;

use super::backend::{BackendError, Cause};
use super::{Folders, OpenError, TakeError, file_name};

/// The folder of the last file that players chose.
const CHOSEN: &str = "chosen";

/// What is known of the page of a browser.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PageState {
    /// Whether the browser has promised to keep the files.
    pub keeps_files: bool,
    /// Whether the page was installed, as an app with files of its own.
    pub installed: bool,
}

impl Folders {
    /// What is known of the page in which the program runs, if it does. The browser is asked to keep the files if it should.
    pub async fn page_state(&self, ask: bool) -> Option<PageState> {
        let page = self.page()?;
        Some(PageState {
            keeps_files: page.keeps(ask).await,
            installed: page.installed(),
        })
    }

    /// Takes the files for this page of a browser, from another page only by force.
    pub async fn take(&self, by_force: bool) -> Result<(), TakeError> {
        let Some(page) = self.page() else {
            return Ok(());
        };
        match page.take(by_force).await {
            Ok(true) => Ok(()),
            Ok(false) => Err(TakeError::Elsewhere),
            Err(BackendError::Io(cause)) if cause.kind == ErrorKind::Unsupported => {
                Err(TakeError::Newer)
            }
            Err(BackendError::Io(cause)) => Err(TakeError::Io(cause)),
            Err(other) => Err(TakeError::Io(Cause {
                kind: ErrorKind::Other,
                text: other.to_string(),
            })),
        }
    }

    /// Asks the players for a file and keeps it until the next one; `None` if they choose none. Its path is returned.
    pub async fn pick(&self, ends: &'static [&'static str]) -> Result<Option<String>, OpenError> {
        let Some(page) = self.page() else {
            return Ok(None);
        };
        let Some((name, bytes)) = page.pick(ends).await else {
            return Ok(None);
        };
        self.backend()
            .remove(CHOSEN)
            .await
            .map_err(|error| self.failed(CHOSEN, error))?;
        self.create_folder(CHOSEN).await?;
        let name = format!("{}/{}", CHOSEN, file_name(&name));
        self.put(&name, &bytes).await?;
        Ok(Some(name))
    }
}
