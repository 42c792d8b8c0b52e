//! Whole files: reading, writing under free names, copying aside.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::backend::BackendError;
use super::folders::candidates;
use super::line::LIMIT;
use super::{Folders, OpenError, Unreadability};
use base::{names, platform};

impl Folders {
    /// An error of the backend about this name.
    pub(super) fn failed(&self, name: &str, error: BackendError) -> OpenError {
        let file = self.display_path(name);
        match error {
            BackendError::NotAFile => OpenError::Unreadable {
                file,
                why: Unreadability::NotAFile,
            },
            BackendError::TooLarge { bytes } => OpenError::Unreadable {
                file,
                why: Unreadability::TooLarge {
                    bytes,
                    limit: LIMIT,
                },
            },
            BackendError::Io(cause) => OpenError::Io { file, cause },
        }
    }

    /// Creates a folder of the app, and those above it, unless they exist; `""` is the folder of all data.
    pub async fn create_folder(&self, folder: &str) -> Result<(), OpenError> {
        self.backend()
            .make_folder(folder)
            .await
            .map_err(|error| self.failed(folder, error))
    }

    /// The bytes of a file of at most [`LIMIT`] bytes; `None` if it does not exist.
    pub(super) async fn bytes(&self, name: &str) -> Result<Option<Vec<u8>>, OpenError> {
        self.backend()
            .read(name, LIMIT)
            .await
            .map_err(|error| self.failed(name, error))
    }

    /// The same, but [`OpenError::NotFound`] with this id if it does not exist.
    pub(super) async fn bytes_of(&self, name: &str, id: &str) -> Result<Vec<u8>, OpenError> {
        self.bytes(name)
            .await?
            .ok_or_else(|| OpenError::NotFound { id: id.to_owned() })
    }

    /// The text of a UTF-8 file.
    pub(super) async fn text(&self, name: &str) -> Result<String, OpenError> {
        let file = self.display_path(name);
        utf8(&file, self.bytes_of(name, &file).await?)
    }

    /// A name in the data folder as its folder spells it: a file whose name looks the same is found in whatever normal form another system
    /// wrote it.
    pub(super) async fn spelt(&self, name: &str) -> String {
        if name.is_ascii() || self.is_taken(name).await {
            return name.to_owned();
        }
        let (folder, own) = name.rsplit_once('/').unwrap_or(("", name));
        match self.spelling(folder, own).await {
            Some(own) if folder.is_empty() => own,
            Some(own) => format!("{folder}/{own}"),
            None => name.to_owned(),
        }
    }

    /// The name in a folder that is the same as this one when both are composed.
    pub(super) async fn spelling(&self, folder: &str, own: &str) -> Option<String> {
        let entries = self.backend().list(folder).await.ok()??;
        entries
            .into_iter()
            .map(|entry| entry.name)
            .find(|name| names::composed(name) == names::composed(own))
    }

    /// Whether the name is taken, or could be.
    pub(super) async fn is_taken(&self, name: &str) -> bool {
        !matches!(self.backend().entry(name).await, Ok(None))
    }

    /// [`OpenError::NotFound`] with this id if there is no such file or folder.
    pub(super) async fn check_exists(&self, name: &str, id: &str) -> Result<(), OpenError> {
        if self.is_taken(name).await {
            Ok(())
        } else {
            Err(OpenError::NotFound { id: id.to_owned() })
        }
    }

    /// Creates a file; false, without change, if the name is taken.
    pub(super) async fn put_new(&self, name: &str, bytes: &[u8]) -> Result<bool, OpenError> {
        match self.backend().write_new(name, bytes.to_vec()).await {
            Ok(()) => Ok(true),
            Err(error) if error.is_taken() => Ok(false),
            Err(error) => Err(self.failed(name, error)),
        }
    }

    /// Creates a file under the first free name of a sequence, and returns its number and name.
    pub(super) async fn put_first_free(
        &self,
        name: impl Fn(u64) -> String,
        first: u64,
        bytes: &[u8],
    ) -> Result<(u64, String), OpenError> {
        let mut number = first;
        loop {
            let free = name(number);
            if self.put_new(&free, bytes).await? {
                return Ok((number, free));
            }
            number += 1;
        }
    }

    /// Creates or replaces a file.
    pub(super) async fn put(&self, name: &str, bytes: &[u8]) -> Result<(), OpenError> {
        self.backend()
            .replace(name, bytes.to_vec())
            .await
            .map_err(|error| self.failed(name, error))
    }

    /// Changes a file: nothing that another program writes comes between reading and writing.
    pub(super) async fn change(
        &self,
        name: &str,
        change: impl FnOnce(Option<Vec<u8>>) -> Option<Vec<u8>> + Send + 'static,
    ) -> Result<(), OpenError> {
        self.backend()
            .change(name, LIMIT, Box::new(change))
            .await
            .map_err(|error| self.failed(name, error))
    }

    /// Creates or replaces a file if `expects` accepts what it holds; false, without change, if not. Nothing that another program writes
    /// comes between.
    pub(super) async fn put_if(
        &self,
        name: &str,
        bytes: Vec<u8>,
        expects: impl FnOnce(Option<&[u8]>) -> bool + Send + 'static,
    ) -> Result<bool, OpenError> {
        let put = Arc::new(AtomicBool::new(false));
        let is_put = Arc::clone(&put);
        let changed = move |there: Option<Vec<u8>>| {
            let expected = expects(there.as_deref());
            is_put.store(expected, Ordering::SeqCst);
            expected.then_some(bytes)
        };
        self.change(name, changed).await?;
        Ok(put.load(Ordering::SeqCst))
    }

    /// Moves a file or folder to the first free name for `wanted`, `wanted-2` and so on; returns that id and the name.
    pub(super) async fn move_to_free(
        &self,
        from: &str,
        wanted: &str,
        name: impl Fn(&str) -> String,
    ) -> Result<(String, String), OpenError> {
        for id in candidates(wanted)? {
            let to = name(&id);
            if !self.is_taken(&to).await && self.moved(from, &to).await? {
                return Ok((id, to));
            }
        }
        Err(OpenError::InvalidId {
            id: wanted.to_owned(),
        })
    }

    /// Moves a file or folder; false, without change, if the name is taken.
    pub(super) async fn moved(&self, from: &str, to: &str) -> Result<bool, OpenError> {
        match self.backend().move_new(from, to).await {
            Ok(()) => Ok(true),
            Err(error) if error.is_taken() => Ok(false),
            Err(error) => Err(self.failed(from, error)),
        }
    }

    /// Copies the torn end of a save to `<id>.torn-<n>` beside it, once; returns the path of the copy.
    pub(super) async fn keep_torn(&self, name: &str, bytes: &[u8]) -> Result<String, OpenError> {
        self.keep_once(|number| with_end(name, &format!("torn-{number}")), bytes)
            .await
    }

    /// Copies an unreadable file to `<name>.bad-<date>` beside it, once; returns the path of the copy.
    pub(super) async fn keep_unreadable(
        &self,
        name: &str,
        bytes: &[u8],
    ) -> Result<String, OpenError> {
        let day = platform::today();
        let copy = |number: u64| match number {
            1 => with_end(name, &format!("bad-{day}")),
            more => with_end(name, &format!("bad-{day}-{more}")),
        };
        self.keep_once(copy, bytes).await
    }

    /// Copies bytes to the first free name of a sequence, unless an earlier name has them; returns the path of the copy.
    async fn keep_once(
        &self,
        copy: impl Fn(u64) -> String,
        bytes: &[u8],
    ) -> Result<String, OpenError> {
        for number in 1.. {
            let there = copy(number);
            if !self.is_taken(&there).await {
                break;
            }
            if self
                .bytes(&there)
                .await
                .is_ok_and(|there| there.as_deref() == Some(bytes))
            {
                return Ok(self.display_path(&there));
            }
        }
        let (_, kept) = self.put_first_free(copy, 1, bytes).await?;
        Ok(self.display_path(&kept))
    }
}

/// The text of these bytes of a file.
pub fn utf8(file: &str, bytes: Vec<u8>) -> Result<String, OpenError> {
    let cause = || std::io::ErrorKind::InvalidData.into();
    String::from_utf8(bytes).map_err(|_| OpenError::Io {
        file: file.to_owned(),
        cause: cause(),
    })
}

/// A name with another extension: `saves/home.lock` for `saves/home.journal`.
pub(super) fn with_end(name: &str, end: &str) -> String {
    format!("{}.{end}", stem(name))
}

/// A name without its extension.
pub(super) fn stem(name: &str) -> &str {
    let inside = name.rfind('/').map_or(0, |slash| slash + 1);
    let dot = name
        .get(inside..)
        .and_then(|own| own.rfind('.'))
        .filter(|&dot| dot > 0);
    dot.and_then(|dot| name.get(..inside + dot)).unwrap_or(name)
}

/// A value as indented JSON, as files hold it.
pub(super) fn json_text(value: &impl Serialize) -> Option<Vec<u8>> {
    let mut text = serde_json::to_vec_pretty(value).ok()?;
    text.push(b'\n');
    Some(text)
}

/// The value of a JSON file; editors may have added a byte order mark.
pub(super) fn from_json<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    let text = std::str::from_utf8(bytes).ok()?;
    serde_json::from_str(text.strip_prefix('\u{feff}').unwrap_or(text)).ok()
}
